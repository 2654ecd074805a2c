// A condition decides between the device, with the data operations, and the host.
func.func @clear(%a: memref<10xf32>, %sum: memref<f32>, %c: i1) {
  %one = arith.constant 1 : index
  %ten = arith.constant 10 : index
  %zero = arith.constant 0.0 : f32
  %s = acc.reduction varPtr(%sum : memref<f32>) recipe(@add) -> memref<f32> {name = "sum"}
  %0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>, name = "a"}
  acc.parallel combined(loop) dataOperands(%0 : memref<10xf32>) reduction(%s : memref<f32>) if(%c) {
    acc.loop combined(parallel) control(%i : index) = (%one : index) to (%ten : index) step (%one : index) {
      memref.store %zero, %0[%i] : memref<10xf32>
      memref.store %zero, %s[] : memref<f32>
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {name = "a"}
  return
}
acc.reduction.recipe @add : memref<f32> reduction_operator <add> init {
^bb0(%v: memref<f32>):
  %new = memref.alloca() : memref<f32>
  acc.yield %new : memref<f32>
} combiner {
^bb0(%v: memref<f32>, %w: memref<f32>):
  acc.yield %v : memref<f32>
}
