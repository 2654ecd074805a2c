module {
  func.func @dot(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32) {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = arith.index_cast %arg3 : i32 to index
    %2 = arith.subi %1, %c1 : index
    %c8_i64 = arith.constant 8 : i64
    %3 = arith.index_cast %1 : index to i64
    %4 = arith.muli %c8_i64, %3 : i64
    %c8_i64_0 = arith.constant 8 : i64
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %5 = arith.index_cast %c0 : index to i64
    %6 = arith.index_cast %1 : index to i64
    %7 = arith.muli %5, %c8_i64 : i64
    %c1_i64_1 = arith.constant 1 : i64
    %8 = arith.subi %6, %c1_i64_1 : i64
    %9 = arith.muli %8, %c8_i64 : i64
    %10 = arith.addi %c8_i64_0, %9 : i64
    %11 = arith.cmpi sle, %6, %c0_i64 : i64
    %12 = arith.ori %false, %11 : i1
    %13 = arith.select %12, %c0_i64, %10 : i64
    %14 = llvm.getelementptr %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c1_i32_2 = arith.constant 1 : i32
    %c0_i32_3 = arith.constant 0 : i32
    %c0_i32_4 = arith.constant 0 : i32
    %15 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64 = arith.constant -2 : i64
    %c1_i32_5 = arith.constant 1 : i32
    %16 = call @__accc_enter(%c1_i32_2, %c0_i32_3, %c0_i32_4, %14, %13, %15, %c-2_i64, %c1_i32_5) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
    %c0_i64_6 = arith.constant 0 : i64
    %17 = arith.subi %c0_i64_6, %7 : i64
    %18 = llvm.getelementptr %16[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c8_i64_7 = arith.constant 8 : i64
    %c2_i32 = arith.constant 2 : i32
    %c0_i32_8 = arith.constant 0 : i32
    %c16_i32 = arith.constant 16 : i32
    %19 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_9 = arith.constant -2 : i64
    %c1_i32_10 = arith.constant 1 : i32
    %20 = call @__accc_enter(%c2_i32, %c0_i32_8, %c16_i32, %arg2, %c8_i64_7, %19, %c-2_i64_9, %c1_i32_10) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
    %21 = llvm.load %arg1 : !llvm.ptr -> f32
    %c8_i64_11 = arith.constant 8 : i64
    %c0_i32_12 = arith.constant 0 : i32
    %c0_i64_13 = arith.constant 0 : i64
    %c8_i64_14 = arith.constant 8 : i64
    %c8_i64_15 = arith.constant 8 : i64
    %22 = arith.addi %c8_i64_14, %c8_i64_15 : i64
    %23 = arith.addi %c0_i64_13, %22 : i64
    %c0_i64_16 = arith.constant 0 : i64
    %24 = llvm.getelementptr %0[%c0_i64_16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %21, %24 : f32, !llvm.ptr
    %c8_i64_17 = arith.constant 8 : i64
    %25 = llvm.getelementptr %0[%c8_i64_17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %arg3, %25 : i32, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %26 = llvm.getelementptr %0[%c16_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %18, %26 : !llvm.ptr, !llvm.ptr
    %c24_i64 = arith.constant 24 : i64
    %27 = llvm.getelementptr %0[%c24_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %27 : !llvm.ptr, !llvm.ptr
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32_18 = arith.constant 0 : i32
    %c0_i32_19 = arith.constant 0 : i32
    %c1_i32_20 = arith.constant 1 : i32
    %c1_i32_21 = arith.constant 1 : i32
    %c-2_i64_22 = arith.constant -2 : i64
    call @__accc_launch(%c0_i32_18, %c0_i32_19, %0, %c0_i32_12, %c1_i32_20, %c1_i32_21, %23, %c-2_i64_22, %c-1_i32) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32) -> ()
    %c3_i32 = arith.constant 3 : i32
    %c0_i32_23 = arith.constant 0 : i32
    %c16_i32_24 = arith.constant 16 : i32
    %28 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_25 = arith.constant -2 : i64
    %c1_i32_26 = arith.constant 1 : i32
    call @__accc_exit(%c3_i32, %c0_i32_23, %c16_i32_24, %arg2, %c8_i64_7, %28, %c-2_i64_25, %c1_i32_26) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> ()
    %c4_i32 = arith.constant 4 : i32
    %c1_i32_27 = arith.constant 1 : i32
    %c0_i32_28 = arith.constant 0 : i32
    %29 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_29 = arith.constant -2 : i64
    %c1_i32_30 = arith.constant 1 : i32
    call @__accc_exit(%c4_i32, %c1_i32_27, %c0_i32_28, %14, %13, %29, %c-2_i64_29, %c1_i32_30) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> ()
    return
  }
  func.func private @dot_acc_kernel_0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr, %arg5: f32, %arg6: i32, %arg7: !llvm.ptr, %arg8: !llvm.ptr) attributes {accc.kernel} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i64 = arith.constant 8 : i64
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x f64 : (i64) -> !llvm.ptr
    %c1_i64_0 = arith.constant 1 : i64
    %1 = llvm.alloca %c1_i64_0 x f32 : (i64) -> !llvm.ptr
    %c1_i64_1 = arith.constant 1 : i64
    %2 = llvm.alloca %c1_i64_1 x f32 : (i64) -> !llvm.ptr
    %c1_i64_2 = arith.constant 1 : i64
    %3 = llvm.alloca %c1_i64_2 x f64 : (i64) -> !llvm.ptr
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %4 = llvm.mlir.zero : !llvm.ptr
    %c1_i64_3 = arith.constant 1 : i64
    llvm.intr.lifetime.start %0 : !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %0 : f64, !llvm.ptr
    %c1_i64_4 = arith.constant 1 : i64
    llvm.intr.lifetime.start %1 : !llvm.ptr
    llvm.store %arg5, %1 : f32, !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %c1_i64_5 = arith.constant 1 : i64
    llvm.intr.lifetime.start %2 : !llvm.ptr
    %6 = llvm.load %1 : !llvm.ptr -> f32
    llvm.store %6, %2 : f32, !llvm.ptr
    %7 = llvm.mlir.zero : !llvm.ptr
    %c1_i64_6 = arith.constant 1 : i64
    llvm.intr.lifetime.start %3 : !llvm.ptr
    %cst_7 = arith.constant 0.000000e+00 : f64
    llvm.store %cst_7, %3 : f64, !llvm.ptr
    %8 = arith.extsi %c0_i32 : i32 to i64
    %9 = arith.extsi %arg6 : i32 to i64
    %10 = arith.extsi %c1_i32 : i32 to i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64_8 = arith.constant 1 : i64
    %11 = arith.subi %9, %8 : i64
    %12 = arith.cmpi sgt, %11, %c0_i64 : i64
    %13 = arith.select %12, %11, %c0_i64 : i64
    %14 = arith.extsi %arg0 : i32 to i64
    %15 = arith.extsi %arg1 : i32 to i64
    %16 = arith.addi %13, %15 : i64
    %c1_i64_9 = arith.constant 1 : i64
    %17 = arith.subi %16, %c1_i64_9 : i64
    %18 = arith.divsi %17, %15 : i64
    %19 = arith.muli %14, %18 : i64
    %20 = arith.minsi %19, %13 : i64
    %21 = arith.addi %20, %18 : i64
    %22 = arith.minsi %21, %13 : i64
    %23 = arith.cmpi slt, %20, %22 : i64
    cf.cond_br %23, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %c1_i64_10 = arith.constant 1 : i64
    %24 = arith.subi %22, %c1_i64_10 : i64
    %25 = arith.trunci %20 : i64 to i32
    %26 = arith.muli %25, %c1_i32 : i32
    %27 = arith.addi %c0_i32, %26 : i32
    %c1_i64_11 = arith.constant 1 : i64
    %28 = arith.addi %24, %c1_i64_11 : i64
    %29 = arith.trunci %28 : i64 to i32
    %30 = arith.muli %29, %c1_i32 : i32
    %31 = arith.addi %c0_i32, %30 : i32
    cf.br ^bb3(%27 : i32)
  ^bb3(%32: i32):  // 2 preds: ^bb2, ^bb6
    %33 = arith.cmpi slt, %32, %31 : i32
    cf.cond_br %33, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    %34 = arith.extsi %32 : i32 to i64
    %35 = llvm.getelementptr %arg7[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %36 = llvm.load %35 : !llvm.ptr -> f64
    %37 = llvm.load %2 : !llvm.ptr -> f32
    %38 = arith.extf %37 : f32 to f64
    %39 = arith.mulf %36, %38 : f64
    %40 = llvm.load %3 : !llvm.ptr -> f64
    %41 = arith.addf %40, %39 : f64
    llvm.store %41, %3 : f64, !llvm.ptr
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    %42 = arith.addi %32, %c1_i32 : i32
    cf.br ^bb3(%42 : i32)
  ^bb7:  // 2 preds: ^bb1, ^bb3
    %43 = llvm.load %0 : !llvm.ptr -> f64
    %44 = llvm.load %3 : !llvm.ptr -> f64
    %45 = arith.addf %43, %44 : f64
    llvm.store %45, %0 : f64, !llvm.ptr
    llvm.store %arg8, %arg4 : !llvm.ptr, !llvm.ptr
    %c8_i64_12 = arith.constant 8 : i64
    %c8_i64_13 = arith.constant 8 : i64
    %46 = llvm.getelementptr %arg4[%c8_i64_13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%46, %0, %c8_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func private @dot_acc_kernel_0_combine(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr) attributes {accc.kernel} {
    %0 = arith.extsi %arg0 : i32 to i64
    %c0_i64 = arith.constant 0 : i64
    cf.br ^bb1(%c0_i64 : i64)
  ^bb1(%1: i64):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %0 : i64
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.muli %1, %arg1 : i64
    %4 = llvm.getelementptr %arg2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c1_i64 = arith.constant 1 : i64
    %5 = arith.addi %1, %c1_i64 : i64
    %6 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c8_i64 = arith.constant 8 : i64
    %7 = llvm.getelementptr %4[%c8_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.load %6 : !llvm.ptr -> f64
    %9 = llvm.load %7 : !llvm.ptr -> f64
    %10 = arith.addf %8, %9 : f64
    llvm.store %10, %6 : f64, !llvm.ptr
    cf.br ^bb1(%5 : i64)
  ^bb3:  // pred: ^bb1
    return
  }
  func.func private @__accc_launch(i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32)
  func.func private @__accc_enter(i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
  func.func private @__accc_exit(i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32)
}
