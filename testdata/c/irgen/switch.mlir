module {
  func.func @of(%arg0: i64) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i64, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i64
    cf.switch %1 : i64, [
      default: ^bb4,
      -9223372036854775808: ^bb1,
      -1: ^bb2,
      3: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %c1_i32_0 = arith.constant 1 : i32
    return %c1_i32_0 : i32
  ^bb2:  // pred: ^bb0
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32 : i32
  ^bb3:  // pred: ^bb0
    %c3_i32 = arith.constant 3 : i32
    return %c3_i32 : i32
  ^bb4:  // pred: ^bb0
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @small(%arg0: i8, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i8, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i8
    %3 = arith.extui %2 : i8 to i32
    cf.switch %3 : i32, [
      default: ^bb2,
      200: ^bb1
    ]
  ^bb1:  // pred: ^bb0
    %c1_i32_0 = arith.constant 1 : i32
    return %c1_i32_0 : i32
  ^bb2:  // pred: ^bb0
    %4 = llvm.load %1 : !llvm.ptr -> i32
    cf.switch %4 : i32, [
      default: ^bb4,
      4294967295: ^bb3
    ]
  ^bb3:  // pred: ^bb2
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32 : i32
  ^bb4:  // pred: ^bb2
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}
