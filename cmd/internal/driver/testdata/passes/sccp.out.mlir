module {
  func.func private @plus(%arg0: i32, %arg1: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    return %c4_i32 : i32
  }
  func.func @f(%arg0: i32, %arg1: index, %arg2: memref<?xi32>) -> i32 {
    %c11_i32 = arith.constant 11 : i32
    %c7_i32 = arith.constant 7 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4_i32 = arith.constant 4 : i32
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %0 = call @plus(%c3_i32, %arg0) : (i32, i32) -> i32
    %1 = call @plus(%c3_i32, %arg0) : (i32, i32) -> i32
    %2 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %c3_i32) -> (i32) {
      memref.store %c3_i32, %arg2[%arg3] : memref<?xi32>
      scf.yield %c3_i32 : i32
    }
    cf.cond_br %true, ^bb1(%c4_i32 : i32), ^bb2(%arg0 : i32)
  ^bb1(%3: i32):  // pred: ^bb0
    cf.br ^bb2(%c4_i32 : i32)
  ^bb2(%4: i32):  // 2 preds: ^bb0, ^bb1
    return %c11_i32 : i32
  }
}
