module {
  func.func private @use(i32)
  func.func @empty(%arg0: i32, %arg1: i1) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %c0_i64 = arith.constant 0 : i64
    %0 = llvm.mlir.zero : !llvm.ptr
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32_1 = arith.constant 0 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %c1_i32_3 = arith.constant 1 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %c-2_i64 = arith.constant -2 : i64
    call @__accc_launch(%c0_i32_1, %c0_i32_2, %0, %c1_i32_0, %c1_i32_3, %c1_i32_4, %c0_i64, %c-2_i64, %c-1_i32) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32) -> ()
    %c1_i32_5 = arith.constant 1 : i32
    %c0_i64_6 = arith.constant 0 : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %c-1_i32_7 = arith.constant -1 : i32
    %c1_i32_8 = arith.constant 1 : i32
    %c1_i32_9 = arith.constant 1 : i32
    %c1_i32_10 = arith.constant 1 : i32
    %c1_i32_11 = arith.constant 1 : i32
    %c-2_i64_12 = arith.constant -2 : i64
    call @__accc_launch(%c1_i32_8, %c1_i32_9, %1, %c1_i32_5, %c1_i32_10, %c1_i32_11, %c0_i64_6, %c-2_i64_12, %c-1_i32_7) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32) -> ()
    %c1_i32_13 = arith.constant 1 : i32
    %c0_i64_14 = arith.constant 0 : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %c-1_i32_15 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2_i32_16 = arith.constant 2 : i32
    %c1_i32_17 = arith.constant 1 : i32
    %c1_i32_18 = arith.constant 1 : i32
    %c-2_i64_19 = arith.constant -2 : i64
    call @__accc_launch(%c2_i32, %c2_i32_16, %2, %c1_i32_13, %c1_i32_17, %c1_i32_18, %c0_i64_14, %c-2_i64_19, %c-1_i32_15) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32) -> ()
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %c0_i64_20 = arith.constant 0 : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %c-1_i32_21 = arith.constant -1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c3_i32_22 = arith.constant 3 : i32
    %c1_i32_23 = arith.constant 1 : i32
    %c1_i32_24 = arith.constant 1 : i32
    %c-2_i64_25 = arith.constant -2 : i64
    call @__accc_launch(%c3_i32, %c3_i32_22, %3, %arg0, %c1_i32_23, %c1_i32_24, %c0_i64_20, %c-2_i64_25, %c-1_i32_21) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32) -> ()
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    call @use(%c1_i32) : (i32) -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %c-1_i32_26 = arith.constant -1 : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %c-1_i32_27 = arith.constant -1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c-2_i64_28 = arith.constant -2 : i64
    %c1_i32_29 = arith.constant 1 : i32
    call @__accc_wait(%c4_i32, %4, %c-1_i32_26, %c-2_i64_28, %c-1_i32_27, %c1_i32_29) : (i32, !llvm.ptr, i32, i64, i32, i32) -> ()
    return
  }
  func.func private @empty_acc_kernel_0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr) attributes {accc.kernel} {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return
  }
  func.func private @__accc_launch(i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32)
  func.func private @empty_acc_kernel_1(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr) attributes {accc.kernel} {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return
  }
  func.func private @empty_acc_kernel_2(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr) attributes {accc.kernel} {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return
  }
  func.func private @empty_acc_kernel_3(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr) attributes {accc.kernel} {
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    cf.cond_br %0, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    call @use(%c1_i32) : (i32) -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return
  }
  func.func private @__accc_wait(i32, !llvm.ptr, i32, i64, i32, i32)
}
