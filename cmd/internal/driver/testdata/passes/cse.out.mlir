module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = scf.if %arg2 -> (i32) {
      scf.yield %0 : i32
    } else {
      scf.yield %0 : i32
    }
    %2 = arith.muli %0, %1 : i32
    return %2 : i32
  }
}
