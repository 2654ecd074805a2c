module {
  func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
    %c1_i32 = arith.constant 1 : i32
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 : i32, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %5 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c4_i64 = arith.constant 4 : i64
    %6 = arith.index_cast %c8 : index to i64
    %7 = arith.muli %c4_i64, %6 : i64
    %c4_i64_6 = arith.constant 4 : i64
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %8 = arith.index_cast %c0_0 : index to i64
    %9 = arith.index_cast %c8 : index to i64
    %10 = arith.muli %8, %c4_i64 : i64
    %c1_i64_7 = arith.constant 1 : i64
    %11 = arith.subi %9, %c1_i64_7 : i64
    %12 = arith.muli %11, %c4_i64 : i64
    %13 = arith.addi %c4_i64_6, %12 : i64
    %14 = arith.cmpi sle, %9, %c0_i64 : i64
    %15 = arith.ori %false, %14 : i1
    %16 = arith.select %15, %c0_i64, %13 : i64
    %17 = llvm.getelementptr %4[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c1_i32_8 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0_i32_9 = arith.constant 0 : i32
    %18 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64 = arith.constant -2 : i64
    %c1_i32_10 = arith.constant 1 : i32
    %19 = call @__accc_enter(%c1_i32_8, %c0_i32, %c0_i32_9, %17, %16, %18, %c-2_i64, %c1_i32_10) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
    %c0_i64_11 = arith.constant 0 : i64
    %20 = arith.subi %c0_i64_11, %10 : i64
    %21 = llvm.getelementptr %19[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c8_i64 = arith.constant 8 : i64
    %22 = arith.index_cast %c1_3 : index to i64
    %23 = arith.muli %c8_i64, %22 : i64
    %c8_i64_12 = arith.constant 8 : i64
    %false_13 = arith.constant false
    %c0_i64_14 = arith.constant 0 : i64
    %24 = arith.index_cast %c0_2 : index to i64
    %25 = arith.index_cast %c1_3 : index to i64
    %26 = arith.muli %24, %c8_i64 : i64
    %c1_i64_15 = arith.constant 1 : i64
    %27 = arith.subi %25, %c1_i64_15 : i64
    %28 = arith.muli %27, %c8_i64 : i64
    %29 = arith.addi %c8_i64_12, %28 : i64
    %30 = arith.cmpi sle, %25, %c0_i64_14 : i64
    %31 = arith.ori %false_13, %30 : i1
    %32 = arith.select %31, %c0_i64_14, %29 : i64
    %33 = llvm.getelementptr %5[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c2_i32 = arith.constant 2 : i32
    %c0_i32_16 = arith.constant 0 : i32
    %c0_i32_17 = arith.constant 0 : i32
    %34 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_18 = arith.constant -2 : i64
    %c1_i32_19 = arith.constant 1 : i32
    %35 = call @__accc_enter(%c2_i32, %c0_i32_16, %c0_i32_17, %33, %32, %34, %c-2_i64_18, %c1_i32_19) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
    %c0_i64_20 = arith.constant 0 : i64
    %36 = arith.subi %c0_i64_20, %26 : i64
    %37 = llvm.getelementptr %35[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %3 : !llvm.ptr -> i32
    %c0_i32_21 = arith.constant 0 : i32
    %c0_i64_22 = arith.constant 0 : i64
    %c0_i64_23 = arith.constant 0 : i64
    %39 = llvm.getelementptr %0[%c0_i64_23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %38, %39 : i32, !llvm.ptr
    %c8_i64_24 = arith.constant 8 : i64
    %40 = llvm.getelementptr %0[%c8_i64_24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %21, %40 : !llvm.ptr, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %41 = llvm.getelementptr %0[%c16_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %37, %41 : !llvm.ptr, !llvm.ptr
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32_25 = arith.constant 0 : i32
    %c0_i32_26 = arith.constant 0 : i32
    %c1_i32_27 = arith.constant 1 : i32
    %c1_i32_28 = arith.constant 1 : i32
    %c-2_i64_29 = arith.constant -2 : i64
    call @__accc_launch(%c0_i32_25, %c0_i32_26, %0, %c0_i32_21, %c1_i32_27, %c1_i32_28, %c0_i64_22, %c-2_i64_29, %c-1_i32) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32) -> ()
    %c3_i32 = arith.constant 3 : i32
    %c0_i32_30 = arith.constant 0 : i32
    %c0_i32_31 = arith.constant 0 : i32
    %42 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_32 = arith.constant -2 : i64
    %c1_i32_33 = arith.constant 1 : i32
    call @__accc_exit(%c3_i32, %c0_i32_30, %c0_i32_31, %33, %32, %42, %c-2_i64_32, %c1_i32_33) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> ()
    %c4_i32 = arith.constant 4 : i32
    %c0_i32_34 = arith.constant 0 : i32
    %c0_i32_35 = arith.constant 0 : i32
    %43 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_36 = arith.constant -2 : i64
    %c1_i32_37 = arith.constant 1 : i32
    call @__accc_exit(%c4_i32, %c0_i32_34, %c0_i32_35, %17, %16, %43, %c-2_i64_36, %c1_i32_37) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> ()
    return
  }
  func.func private @f_acc_kernel_0_plain(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr, %arg5: i32, %arg6: !llvm.ptr, %arg7: !llvm.ptr) attributes {accc.kernel} {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c1_i32 = arith.constant 1 : i32
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %2 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
    %c1_i32_1 = arith.constant 1 : i32
    %3 = llvm.alloca %c1_i32_1 x !llvm.ptr : (i32) -> !llvm.ptr
    %c1_i32_2 = arith.constant 1 : i32
    %4 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c1_i64_3 = arith.constant 1 : i64
    llvm.intr.lifetime.start %0 : !llvm.ptr
    llvm.store %arg5, %0 : i32, !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %c1_i32_4 = arith.constant 1 : i32
    llvm.intr.lifetime.start %1 : !llvm.ptr
    %6 = llvm.load %0 : !llvm.ptr -> i32
    llvm.store %6, %1 : i32, !llvm.ptr
    %c1_i32_5 = arith.constant 1 : i32
    llvm.intr.lifetime.start %2 : !llvm.ptr
    llvm.intr.lifetime.start %3 : !llvm.ptr
    llvm.store %arg6, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg7, %3 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %7 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_6 = arith.constant 1 : i32
    %8 = arith.extsi %c0_i32 : i32 to i64
    %9 = arith.extsi %7 : i32 to i64
    %10 = arith.extsi %c1_i32_6 : i32 to i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64_7 = arith.constant 1 : i64
    %11 = arith.subi %9, %8 : i64
    %12 = arith.cmpi sgt, %11, %c0_i64 : i64
    %13 = arith.select %12, %11, %c0_i64 : i64
    %14 = arith.extsi %arg0 : i32 to i64
    %15 = arith.extsi %arg1 : i32 to i64
    %16 = arith.addi %13, %15 : i64
    %c1_i64_8 = arith.constant 1 : i64
    %17 = arith.subi %16, %c1_i64_8 : i64
    %18 = arith.divsi %17, %15 : i64
    %19 = arith.muli %14, %18 : i64
    %20 = arith.minsi %19, %13 : i64
    %21 = arith.addi %20, %18 : i64
    %22 = arith.minsi %21, %13 : i64
    %23 = arith.cmpi slt, %20, %22 : i64
    cf.cond_br %23, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %c1_i64_9 = arith.constant 1 : i64
    %24 = arith.subi %22, %c1_i64_9 : i64
    %25 = arith.trunci %20 : i64 to i32
    %26 = arith.muli %25, %c1_i32_6 : i32
    %27 = arith.addi %c0_i32, %26 : i32
    %c1_i64_10 = arith.constant 1 : i64
    %28 = arith.addi %24, %c1_i64_10 : i64
    %29 = arith.trunci %28 : i64 to i32
    %30 = arith.muli %29, %c1_i32_6 : i32
    %31 = arith.addi %c0_i32, %30 : i32
    cf.br ^bb3(%27 : i32)
  ^bb3(%32: i32):  // 2 preds: ^bb2, ^bb9
    %33 = arith.cmpi slt, %32, %31 : i32
    cf.cond_br %33, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    %c1_i32_11 = arith.constant 1 : i32
    llvm.intr.lifetime.start %4 : !llvm.ptr
    llvm.store %32, %4 : i32, !llvm.ptr
    %34 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %4 : !llvm.ptr -> i32
    %c8_i32 = arith.constant 8 : i32
    %36 = arith.remsi %35, %c8_i32 : i32
    %37 = arith.extsi %36 : i32 to i64
    %38 = llvm.getelementptr %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %39 = llvm.load %4 : !llvm.ptr -> i32
    %40 = llvm.load %38 : !llvm.ptr -> i32
    %41 = arith.addi %40, %39 : i32
    llvm.store %41, %38 : i32, !llvm.ptr
    %42 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_i64_12 = arith.constant 0 : i64
    %43 = llvm.getelementptr %42[%c0_i64_12] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %cst = arith.constant 1.000000e+00 : f64
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    cf.br ^bb6(%44 : i64)
  ^bb6(%45: i64):  // 2 preds: ^bb5, ^bb6
    %46 = arith.bitcast %45 : i64 to f64
    %47 = arith.addf %46, %cst : f64
    %48 = arith.bitcast %47 : f64 to i64
    llvm.store %48, %43 : i64, !llvm.ptr
    %true = arith.constant true
    cf.cond_br %true, ^bb7, ^bb6(%45 : i64)
  ^bb7:  // pred: ^bb6
    cf.br ^bb8
  ^bb8:  // pred: ^bb7
    cf.br ^bb9
  ^bb9:  // pred: ^bb8
    %49 = arith.addi %32, %c1_i32_6 : i32
    cf.br ^bb3(%49 : i32)
  ^bb10:  // 2 preds: ^bb1, ^bb3
    return
  }
  func.func private @f_acc_kernel_0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr, %arg5: i32, %arg6: !llvm.ptr, %arg7: !llvm.ptr) attributes {accc.kernel} {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c1_i32 = arith.constant 1 : i32
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %2 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
    %c1_i32_1 = arith.constant 1 : i32
    %3 = llvm.alloca %c1_i32_1 x !llvm.ptr : (i32) -> !llvm.ptr
    %c1_i32_2 = arith.constant 1 : i32
    %4 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c1_i64_3 = arith.constant 1 : i64
    llvm.intr.lifetime.start %0 : !llvm.ptr
    llvm.store %arg5, %0 : i32, !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %c1_i32_4 = arith.constant 1 : i32
    llvm.intr.lifetime.start %1 : !llvm.ptr
    %6 = llvm.load %0 : !llvm.ptr -> i32
    llvm.store %6, %1 : i32, !llvm.ptr
    %c1_i32_5 = arith.constant 1 : i32
    llvm.intr.lifetime.start %2 : !llvm.ptr
    llvm.intr.lifetime.start %3 : !llvm.ptr
    llvm.store %arg6, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg7, %3 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %7 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_6 = arith.constant 1 : i32
    %8 = arith.extsi %c0_i32 : i32 to i64
    %9 = arith.extsi %7 : i32 to i64
    %10 = arith.extsi %c1_i32_6 : i32 to i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64_7 = arith.constant 1 : i64
    %11 = arith.subi %9, %8 : i64
    %12 = arith.cmpi sgt, %11, %c0_i64 : i64
    %13 = arith.select %12, %11, %c0_i64 : i64
    %14 = arith.extsi %arg0 : i32 to i64
    %15 = arith.extsi %arg1 : i32 to i64
    %16 = arith.addi %13, %15 : i64
    %c1_i64_8 = arith.constant 1 : i64
    %17 = arith.subi %16, %c1_i64_8 : i64
    %18 = arith.divsi %17, %15 : i64
    %19 = arith.muli %14, %18 : i64
    %20 = arith.minsi %19, %13 : i64
    %21 = arith.addi %20, %18 : i64
    %22 = arith.minsi %21, %13 : i64
    %23 = arith.cmpi slt, %20, %22 : i64
    cf.cond_br %23, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %c1_i64_9 = arith.constant 1 : i64
    %24 = arith.subi %22, %c1_i64_9 : i64
    %25 = arith.trunci %20 : i64 to i32
    %26 = arith.muli %25, %c1_i32_6 : i32
    %27 = arith.addi %c0_i32, %26 : i32
    %c1_i64_10 = arith.constant 1 : i64
    %28 = arith.addi %24, %c1_i64_10 : i64
    %29 = arith.trunci %28 : i64 to i32
    %30 = arith.muli %29, %c1_i32_6 : i32
    %31 = arith.addi %c0_i32, %30 : i32
    cf.br ^bb3(%27 : i32)
  ^bb3(%32: i32):  // 2 preds: ^bb2, ^bb9
    %33 = arith.cmpi slt, %32, %31 : i32
    cf.cond_br %33, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    %c1_i32_11 = arith.constant 1 : i32
    llvm.intr.lifetime.start %4 : !llvm.ptr
    llvm.store %32, %4 : i32, !llvm.ptr
    %34 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %4 : !llvm.ptr -> i32
    %c8_i32 = arith.constant 8 : i32
    %36 = arith.remsi %35, %c8_i32 : i32
    %37 = arith.extsi %36 : i32 to i64
    %38 = llvm.getelementptr %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %39 = llvm.load %4 : !llvm.ptr -> i32
    %40 = llvm.atomicrmw add %38, %39 seq_cst {accc.atomic} : !llvm.ptr, i32
    %41 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_i64_12 = arith.constant 0 : i64
    %42 = llvm.getelementptr %41[%c0_i64_12] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %cst = arith.constant 1.000000e+00 : f64
    %43 = llvm.load %42 atomic seq_cst {accc.atomic, alignment = 8 : i64} : !llvm.ptr -> i64
    cf.br ^bb6(%43 : i64)
  ^bb6(%44: i64):  // 2 preds: ^bb5, ^bb6
    %45 = arith.bitcast %44 : i64 to f64
    %46 = arith.addf %45, %cst : f64
    %47 = arith.bitcast %46 : f64 to i64
    %48 = llvm.cmpxchg %42, %44, %47 seq_cst seq_cst {accc.atomic} : !llvm.ptr, i64
    %49 = llvm.extractvalue %48[1] : !llvm.struct<(i64, i1)> 
    %50 = llvm.extractvalue %48[0] : !llvm.struct<(i64, i1)> 
    cf.cond_br %49, ^bb7, ^bb6(%50 : i64)
  ^bb7:  // pred: ^bb6
    cf.br ^bb8
  ^bb8:  // pred: ^bb7
    cf.br ^bb9
  ^bb9:  // pred: ^bb8
    %51 = arith.addi %32, %c1_i32_6 : i32
    cf.br ^bb3(%51 : i32)
  ^bb10:  // 2 preds: ^bb1, ^bb3
    return
  }
  func.func private @__accc_launch(i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32)
  func.func private @__accc_enter(i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
  func.func private @__accc_exit(i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32)
}
