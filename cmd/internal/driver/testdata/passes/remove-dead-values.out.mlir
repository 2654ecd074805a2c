module {
  func.func private @part(%arg0: i32, %arg1: memref<i32>) -> i32 {
    memref.store %arg0, %arg1[] : memref<i32>
    return %arg0 : i32
  }
  func.func @whole(%arg0: i32, %arg1: index, %arg2: memref<i32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = call @part(%arg0, %arg2) : (i32, memref<i32>) -> i32
    %1 = ub.poison : i32
    %2 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0) -> (i32) {
      %3 = arith.addi %arg4, %arg0 : i32
      memref.store %3, %arg2[] : memref<i32>
      %4 = ub.poison : i32
      scf.yield %3 : i32
    }
    return %0 : i32
  }
  func.func @blocks(%arg0: i1, %arg1: i32, %arg2: memref<i32>) {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // pred: ^bb0
    memref.store %0, %arg2[] : memref<i32>
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
