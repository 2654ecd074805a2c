module {
  func.func @choose(%arg0: i32, %arg1: i1) -> i32 {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = arith.muli %arg0, %arg0 : i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    return %arg0 : i32
  }
  func.func @f(%arg0: memref<i32>, %arg1: i1) {
    %0 = memref.load %arg0[] : memref<i32>
    cf.cond_br %arg1, ^bb1, ^bb2(%0 : i32)
  ^bb1:  // pred: ^bb0
    %1 = arith.muli %0, %0 : i32
    cf.br ^bb2(%1 : i32)
  ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
    memref.store %2, %arg0[] : memref<i32>
    acc.serial {
      %3 = memref.load %arg0[] : memref<i32>
      %4 = func.call @choose(%3, %arg1) : (i32, i1) -> i32
      memref.store %4, %arg0[] : memref<i32>
      acc.yield
    }
    return
  }
  func.func @again(%arg0: i32) -> i32 {
    %0 = call @again(%arg0) : (i32) -> i32
    return %0 : i32
  }
}
