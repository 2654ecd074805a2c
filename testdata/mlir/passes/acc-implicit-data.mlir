// Compute constructs without data clauses over memory with a shape. The cases in which mlir-opt's pass does not follow the
// specification are in dialects/conversion/implicit/testdata/memref.mlir.
// pipeline: acc-implicit-data
func.func @categories(%a: memref<10xf32>, %n: memref<i32>, %d: memref<4x?xf32>, %z: memref<complex<f32>>, %i: memref<index>,
                      %l: memref<i1>, %s: memref<f64, strided<[], offset: 1>>, %k: memref<f32, 1>) {
  acc.parallel {
    %c0 = arith.constant 0 : index
    %0 = memref.load %a[%c0] : memref<10xf32>
    %1 = memref.load %n[] : memref<i32>
    memref.store %0, %d[%c0, %c0] : memref<4x?xf32>
    %2 = memref.load %z[] : memref<complex<f32>>
    %3 = memref.load %i[] : memref<index>
    %4 = memref.load %l[] : memref<i1>
    %5 = memref.load %s[] : memref<f64, strided<[], offset: 1>>
    %6 = memref.load %k[] : memref<f32, 1>
    acc.yield
  }
  acc.serial {
    %1 = memref.load %n[] : memref<i32>
    memref.store %1, %n[] : memref<i32>
    acc.yield
  }
  acc.kernels {
    %c0 = arith.constant 0 : index
    %0 = memref.load %a[%c0] : memref<10xf32>
    %1 = memref.load %n[] : memref<i32>
    memref.store %1, %n[] : memref<i32>
    acc.terminator
  }
  return
}
// -----
func.func @defaults(%a: memref<10xf32>, %n: memref<i32>) {
  acc.parallel {
    %c0 = arith.constant 0 : index
    %x = memref.load %a[%c0] : memref<10xf32>
    %y = memref.load %n[] : memref<i32>
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue present>}
  acc.parallel {
    %c0 = arith.constant 0 : index
    %x = memref.load %a[%c0] : memref<10xf32>
    %y = memref.load %n[] : memref<i32>
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.data {
    acc.kernels {
      %c0 = arith.constant 0 : index
      %x = memref.load %a[%c0] : memref<10xf32>
      %y = memref.load %n[] : memref<i32>
      memref.store %y, %n[] : memref<i32>
      acc.terminator
    }
    acc.parallel {
      %c0 = arith.constant 0 : index
      %x = memref.load %a[%c0] : memref<10xf32>
      acc.yield
    } attributes {defaultAttr = #acc<defaultvalue none>}
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue present>}
  return
}
// -----
func.func @around(%a: memref<10xf32>, %b: memref<4x?xf32>, %c: memref<?xf32>, %n: memref<i32>) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
  %1 = acc.nocreate varPtr(%b : memref<4x?xf32>) -> memref<4x?xf32> {name = "b"}
  %2 = acc.deviceptr varPtr(%c : memref<?xf32>) -> memref<?xf32> {name = "c"}
  %3 = acc.copyin varPtr(%n : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>, name = "n"}
  acc.data dataOperands(%0, %1, %2, %3 : memref<10xf32>, memref<4x?xf32>, memref<?xf32>, memref<i32>) {
    acc.serial {
      %c0 = arith.constant 0 : index
      %x = memref.load %a[%c0] : memref<10xf32>
      %y = memref.load %b[%c0, %c0] : memref<4x?xf32>
      %z = memref.load %c[%c0] : memref<?xf32>
      %w = memref.load %n[] : memref<i32>
      acc.yield
    }
    acc.terminator
  }
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  acc.copyout accPtr(%3 : memref<i32>) to varPtr(%n : memref<i32>) {dataClause = #acc<data_clause acc_copy>, name = "n"}
  return
}
// -----
func.func @declared(%a: memref<10xf32>) {
  %0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {name = "a"}
  %t = acc.declare_enter dataOperands(%0 : memref<10xf32>)
  acc.parallel {
    %c0 = arith.constant 0 : index
    %x = memref.load %a[%c0] : memref<10xf32>
    acc.yield
  }
  acc.declare_exit token(%t)
  return
}
// -----
memref.global "private" @g : memref<4xf32>
memref.global "private" constant @k : memref<4xf32> = dense<1.0>
func.func @memory(%q: index) {
  %a = memref.alloca() {acc.var_name = #acc.var_name<"scale">} : memref<f32>
  %b = memref.alloc(%q) : memref<?xf32>
  %c = memref.get_global @g : memref<4xf32>
  %k = memref.get_global @k : memref<4xf32>
  acc.parallel {
    %c0 = arith.constant 0 : index
    %x = memref.load %a[] : memref<f32>
    memref.store %x, %b[%c0] : memref<?xf32>
    memref.store %x, %c[%c0] : memref<4xf32>
    %w = memref.load %k[%c0] : memref<4xf32>
    acc.yield
  }
  return
}
// -----
acc.firstprivate.recipe @own : memref<i32> init {
^bb0(%arg0: memref<i32>):
  %0 = memref.alloca() : memref<i32>
  acc.yield %0 : memref<i32>
} copy {
^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
  acc.terminator
}
acc.private.recipe @privatization : memref<i32> init {
^bb0(%arg0: memref<i32>):
  %0 = memref.alloca() : memref<i32>
  acc.yield %0 : memref<i32>
}
func.func @clauses(%a: memref<10xf32>, %n: memref<i32>, %m: memref<i32>, %b: memref<2xf32>, %p: memref<i32>, %c: memref<f64>, %q: memref<i32>) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
  %1 = acc.firstprivate varPtr(%n : memref<i32>) recipe(@own) -> memref<i32> {name = "n"}
  %2 = acc.private varPtr(%p : memref<i32>) recipe(@privatization) -> memref<i32> {name = "p"}
  %one = arith.constant 1 : i32
  acc.parallel dataOperands(%0 : memref<10xf32>) firstprivate(%1 : memref<i32>) num_gangs({%one : i32}) private(%2 : memref<i32>) {
    %c0 = arith.constant 0 : index
    %x = memref.load %0[%c0] : memref<10xf32>
    %y = memref.load %1[] : memref<i32>
    %z = memref.load %m[] : memref<i32>
    %w = memref.load %b[%c0] : memref<2xf32>
    %v = memref.load %c[] : memref<f64>
    %3 = acc.private varPtr(%q : memref<i32>) recipe(@privatization) -> memref<i32> {name = "q"}
    %i0 = arith.constant 0 : i32
    acc.loop gang private(%3 : memref<i32>) control(%i : i32) = (%i0 : i32) to (%one : i32) step (%one : i32) {
      memref.store %i, %3[] : memref<i32>
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  return
}
// -----
func.func @nested(%a: memref<4xf32>, %i: memref<i64>, %c: i1, %m: memref<i32>) {
  acc.parallel if(%c) {
    %n = memref.load %i[] : memref<i64>
    %j = arith.index_cast %n : i64 to index
    %x = memref.load %a[%j] : memref<4xf32>
    memref.store %n, %i[] : memref<i64>
    acc.yield
  }
  acc.parallel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %j = %c0 to %c1 step %c1 {
      %x = memref.load %a[%j] : memref<4xf32>
      scf.if %c {
        %y = memref.load %m[] : memref<i32>
      }
    }
    acc.yield
  }
  return
}
