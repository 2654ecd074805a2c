#loc = loc(unknown)
module {
  func.func @f(%arg0: i32 loc(unknown)) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32 loc(#loc)
    return %0 : i32 loc(#loc)
  } loc(#loc)
} loc(#loc)
