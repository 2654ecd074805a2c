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
  func.func @same(%arg0: i64) -> i64 {
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.addi %arg0, %c2_i64 : i64
    %1 = arith.addi %c1_i64, %c2_i64 : i64
    %2 = arith.muli %0, %1 : i64
    return %2 : i64
  }
}
