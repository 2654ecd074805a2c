module {
  func.func private @use(i32)
  func.func @empty(%arg0: i32, %arg1: i1) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %c0_i64 = arith.constant 0 : i64
    %0 = llvm.mlir.zero : !llvm.ptr
    %c0_i32_1 = arith.constant 0 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %c1_i32_3 = arith.constant 1 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %c-2_i64 = arith.constant -2 : i64
    call @__accc_launch(%c0_i32_1, %c0_i32_2, %0, %c1_i32_0, %c1_i32_3, %c1_i32_4, %c0_i64, %c-2_i64) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64) -> ()
    %c1_i32_5 = arith.constant 1 : i32
    %c0_i64_6 = arith.constant 0 : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %c1_i32_7 = arith.constant 1 : i32
    %c1_i32_8 = arith.constant 1 : i32
    %c1_i32_9 = arith.constant 1 : i32
    %c1_i32_10 = arith.constant 1 : i32
    %c-2_i64_11 = arith.constant -2 : i64
    call @__accc_launch(%c1_i32_7, %c1_i32_8, %1, %c1_i32_5, %c1_i32_9, %c1_i32_10, %c0_i64_6, %c-2_i64_11) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64) -> ()
    %c1_i32_12 = arith.constant 1 : i32
    %c0_i64_13 = arith.constant 0 : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %c2_i32 = arith.constant 2 : i32
    %c2_i32_14 = arith.constant 2 : i32
    %c1_i32_15 = arith.constant 1 : i32
    %c1_i32_16 = arith.constant 1 : i32
    %c-2_i64_17 = arith.constant -2 : i64
    call @__accc_launch(%c2_i32, %c2_i32_14, %2, %c1_i32_12, %c1_i32_15, %c1_i32_16, %c0_i64_13, %c-2_i64_17) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64) -> ()
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %c0_i64_18 = arith.constant 0 : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %c3_i32 = arith.constant 3 : i32
    %c3_i32_19 = arith.constant 3 : i32
    %c1_i32_20 = arith.constant 1 : i32
    %c1_i32_21 = arith.constant 1 : i32
    %c-2_i64_22 = arith.constant -2 : i64
    call @__accc_launch(%c3_i32, %c3_i32_19, %3, %arg0, %c1_i32_20, %c1_i32_21, %c0_i64_18, %c-2_i64_22) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64) -> ()
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    call @use(%c1_i32) : (i32) -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %c-1_i32 = arith.constant -1 : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %c-1_i32_23 = arith.constant -1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c-2_i64_24 = arith.constant -2 : i64
    %c1_i32_25 = arith.constant 1 : i32
    call @__accc_wait(%c4_i32, %4, %c-1_i32, %c-2_i64_24, %c-1_i32_23, %c1_i32_25) : (i32, !llvm.ptr, i32, i64, i32, i32) -> ()
    return
  }
  func.func private @empty_acc_kernel_0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr) attributes {accc.kernel} {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return
  }
  func.func private @__accc_launch(i32, i32, !llvm.ptr, i32, i32, i32, i64, i64)
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
