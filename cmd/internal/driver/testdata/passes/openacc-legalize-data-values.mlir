// The region uses the device's variable.
func.func @f(%a: memref<10xf32>, %i: index, %v: f32) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
  acc.parallel dataOperands(%0 : memref<10xf32>) {
    memref.store %v, %a[%i] : memref<10xf32>
    acc.yield
  }
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  return
}
