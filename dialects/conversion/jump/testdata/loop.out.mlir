module {
  func.func private @setjmp(!llvm.ptr) -> i32
  func.func private @longjmp(!llvm.ptr, i32)
  func.func @twice(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c1_i64_0 = arith.constant 1 : i64
    %1 = llvm.alloca %c1_i64_0 x i32 : (i64) -> !llvm.ptr
    %c1_i64_1 = arith.constant 1 : i64
    %2 = llvm.alloca %c1_i64_1 x i32 : (i64) -> !llvm.ptr
    %c1_i64_2 = arith.constant 1 : i64
    %3 = llvm.alloca %c1_i64_2 x i32 : (i64) -> !llvm.ptr
    %c1_i64_3 = arith.constant 1 : i64
    %4 = llvm.alloca %c1_i64_3 x i32 : (i64) -> !llvm.ptr
    %c1_i64_4 = arith.constant 1 : i64
    %5 = llvm.alloca %c1_i64_4 x !llvm.struct<(ptr, i32)> : (i64) -> !llvm.ptr
    %6 = call @__accc_begin_jumps() : () -> i64
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%c0_i32, %c0_i32 : i32, i32)
  ^bb1(%7: i32, %8: i32):  // 2 preds: ^bb0, ^bb8
    llvm.store %8, %3 : i32, !llvm.ptr
    llvm.store %7, %4 : i32, !llvm.ptr
    %9 = arith.cmpi slt, %7, %arg2 : i32
    cf.cond_br %9, ^bb2, ^bb9(%8 : i32)
  ^bb2:  // pred: ^bb1
    %10 = llvm.load %4 : !llvm.ptr -> i32
    %11 = llvm.load %4 : !llvm.ptr -> i32
    %12 = arith.addi %10, %10 : i32
    llvm.store %12, %1 : i32, !llvm.ptr
    %c1_i32_5 = arith.constant 1 : i32
    call @__accc_set_jump(%arg0, %6, %c1_i32_5) : (!llvm.ptr, i64, i32) -> ()
    %c0_i32_6 = arith.constant 0 : i32
    cf.br ^bb3(%c0_i32_6 : i32)
  ^bb3(%13: i32):  // 2 preds: ^bb2, ^bb10
    llvm.store %13, %2 : i32, !llvm.ptr
    %c2_i32 = arith.constant 2 : i32
    call @__accc_set_jump(%arg1, %6, %c2_i32) : (!llvm.ptr, i64, i32) -> ()
    %c0_i32_7 = arith.constant 0 : i32
    cf.br ^bb4(%c0_i32_7 : i32)
  ^bb4(%14: i32):  // 2 preds: ^bb3, ^bb11
    %15 = llvm.load %2 : !llvm.ptr -> i32
    %16 = llvm.load %1 : !llvm.ptr -> i32
    %17 = arith.cmpi slt, %15, %16 : i32
    cf.cond_br %17, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    %18 = llvm.getelementptr %5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    llvm.store %arg0, %18 : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr %5[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    %20 = llvm.load %4 : !llvm.ptr -> i32
    llvm.store %20, %19 : i32, !llvm.ptr
    %f = constant @__accc_jump_1 : (!llvm.ptr) -> ()
    %21 = builtin.unrealized_conversion_cast %f : (!llvm.ptr) -> () to !llvm.ptr
    %22 = call @__accc_call_jump(%21, %5, %6) : (!llvm.ptr, !llvm.ptr, i64) -> i64
    %c0_i64 = arith.constant 0 : i64
    %23 = arith.cmpi eq, %22, %c0_i64 : i64
    cf.cond_br %23, ^bb6, ^bb10(%22 : i64)
  ^bb6:  // pred: ^bb5
    cf.br ^bb7
  ^bb7:  // pred: ^bb6
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb4, ^bb7
    %24 = llvm.load %3 : !llvm.ptr -> i32
    %25 = llvm.load %1 : !llvm.ptr -> i32
    %26 = arith.addi %24, %25 : i32
    %27 = llvm.load %4 : !llvm.ptr -> i32
    %28 = arith.addi %27, %c1_i32 : i32
    cf.br ^bb1(%28, %26 : i32, i32)
  ^bb9(%29: i32):  // pred: ^bb1
    return %29 : i32
  ^bb10(%30: i64):  // pred: ^bb5
    %c32_i64 = arith.constant 32 : i64
    %31 = arith.shrui %30, %c32_i64 : i64
    %32 = arith.trunci %31 : i64 to i32
    %33 = arith.trunci %30 : i64 to i32
    llvm.store %33, %0 : i32, !llvm.ptr
    %c1_i32_8 = arith.constant 1 : i32
    %34 = arith.cmpi eq, %32, %c1_i32_8 : i32
    cf.cond_br %34, ^bb3(%33 : i32), ^bb11
  ^bb11:  // pred: ^bb10
    %35 = llvm.load %0 : !llvm.ptr -> i32
    cf.br ^bb4(%35 : i32)
  }
  func.func private @__accc_begin_jumps() -> i64
  func.func private @__accc_set_jump(!llvm.ptr, i64, i32)
  func.func private @__accc_call_jump(!llvm.ptr, !llvm.ptr, i64) -> i64
  func.func private @__accc_enclose(i32) -> i32
  func.func private @__accc_disclose(i32)
  func.func private @__accc_jump_1(%arg0: !llvm.ptr) {
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    %3 = llvm.load %2 : !llvm.ptr -> i32
    call @longjmp(%1, %3) : (!llvm.ptr, i32) -> ()
    return
  }
}
