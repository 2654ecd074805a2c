func.func @acc(%a: memref<10xf32>, %i: i64) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
  acc.enter_data if(%true) dataOperands(%0 : memref<10xf32>)
  acc.enter_data if(%false) async(%i : i64) dataOperands(%0 : memref<10xf32>)
  %g = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_delete>, structured = false}
  acc.exit_data if(%true) dataOperands(%g : memref<10xf32>)
  acc.exit_data if(%false) dataOperands(%g : memref<10xf32>)
  acc.delete accPtr(%g : memref<10xf32>) {structured = false}
  %u = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
  acc.update if(%true) dataOperands(%u : memref<10xf32>)
  acc.update if(%false) dataOperands(%u : memref<10xf32>)
  %h = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.host_data if(%true) dataOperands(%h : memref<10xf32>) {
    func.call @g(%h) : (memref<10xf32>) -> ()
    acc.terminator
  }
  acc.host_data if(%false) dataOperands(%h : memref<10xf32>) {
    func.call @g(%a) : (memref<10xf32>) -> ()
    acc.terminator
  }
  return
}
func.func private @g(memref<10xf32>)
func.func @atomics(%s: memref<f32>, %p: !llvm.ptr, %f: f32, %j: i32) {
  acc.atomic.update %s : memref<f32> {
  ^bb0(%v: f32):
    acc.yield %v : f32
  }
  acc.atomic.update %s : memref<f32> {
  ^bb0(%v: f32):
    acc.yield %f : f32
  }
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%v: i32):
    omp.yield(%v : i32)
  }
  omp.atomic.update memory_order(relaxed) hint(contended) %p : !llvm.ptr {
  ^bb0(%v: i32):
    omp.yield(%j : i32)
  }
  return
}
func.func @env(%a: memref<10xf32>, %i: i64) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.kernel_environment dataOperands(%0 : memref<10xf32>) {
  }
  acc.kernel_environment wait({%i : i64}) {
  }
  acc.kernel_environment async(%i : i64) {
  }
  acc.kernel_environment wait {
  }
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>)
  acc.parallel { acc.yield }
  acc.loop {
   acc.yield
  } attributes {seq = [#acc.device_type<none>], unstructured}
  return
}
