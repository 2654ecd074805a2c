module {
  func.func @conditions(%arg0: memref<8xf32>, %arg1: i1) {
    %true = arith.constant true
    %false = arith.constant false
    %0 = acc.create varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {name = "a", structured = false}
    scf.if %arg1 {
      acc.enter_data dataOperands(%0 : memref<8xf32>)
    }
    %1 = acc.update_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {name = "a", structured = false}
    acc.update dataOperands(%1 : memref<8xf32>)
    %2 = acc.getdeviceptr varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_delete>, name = "a", structured = false}
    scf.if %arg1 {
      acc.exit_data dataOperands(%2 : memref<8xf32>)
    }
    acc.delete accPtr(%2 : memref<8xf32>) {name = "a", structured = false}
    return
  }
}
