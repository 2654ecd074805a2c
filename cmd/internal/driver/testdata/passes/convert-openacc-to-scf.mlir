func.func @conditions(%a: memref<8xf32>, %c: i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = acc.create varPtr(%a : memref<8xf32>) -> memref<8xf32> {name = "a", structured = false}
  acc.enter_data if(%c) dataOperands(%0 : memref<8xf32>)
  %1 = acc.update_device varPtr(%a : memref<8xf32>) -> memref<8xf32> {name = "a", structured = false}
  acc.update if(%true) dataOperands(%1 : memref<8xf32>)
  acc.update if(%false) dataOperands(%1 : memref<8xf32>)
  %2 = acc.getdeviceptr varPtr(%a : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_delete>, name = "a", structured = false}
  acc.exit_data if(%c) dataOperands(%2 : memref<8xf32>)
  acc.delete accPtr(%2 : memref<8xf32>) {name = "a", structured = false}
  return
}

// On the way, what is one of its operands goes away; constants are not made.
func.func @same(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %0 = arith.muli %n, %one : i64
  %1 = arith.addi %two, %0 : i64
  %2 = arith.addi %one, %two : i64
  %3 = arith.muli %1, %2 : i64
  return %3 : i64
}
