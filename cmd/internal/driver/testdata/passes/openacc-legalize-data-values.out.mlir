module {
  func.func @f(%arg0: memref<10xf32>, %arg1: index, %arg2: f32) {
    %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.parallel dataOperands(%0 : memref<10xf32>) {
      memref.store %arg2, %0[%arg1] : memref<10xf32>
      acc.yield
    }
    acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%arg0 : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    return
  }
}
