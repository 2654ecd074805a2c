module {
  func.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    %c1_i64_0 = arith.constant 1 : i64
    %1 = llvm.alloca %c1_i64_0 x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
    %c1_i64_1 = arith.constant 1 : i64
    %2 = llvm.alloca %c1_i64_1 x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
    %c1_i32 = arith.constant 1 : i32
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : i32, !llvm.ptr
    llvm.store %arg1, %4 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %7 = llvm.load %3 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_3 = arith.constant 1 : index
    %c8_i64 = arith.constant 8 : i64
    %10 = arith.index_cast %8 : index to i64
    %11 = arith.muli %c8_i64, %10 : i64
    %c8_i64_4 = arith.constant 8 : i64
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %12 = arith.index_cast %c0_2 : index to i64
    %13 = arith.index_cast %8 : index to i64
    %14 = arith.muli %12, %c8_i64 : i64
    %c1_i64_5 = arith.constant 1 : i64
    %15 = arith.subi %13, %c1_i64_5 : i64
    %16 = arith.muli %15, %c8_i64 : i64
    %17 = arith.addi %c8_i64_4, %16 : i64
    %18 = arith.cmpi sle, %13, %c0_i64 : i64
    %19 = arith.ori %false, %18 : i1
    %20 = arith.select %19, %c0_i64, %17 : i64
    %21 = llvm.getelementptr %6[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0_i32_6 = arith.constant 0 : i32
    %22 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64 = arith.constant -2 : i64
    %c1_i32_7 = arith.constant 1 : i32
    %23 = call @__accc_enter(%c2_i32, %c0_i32, %c0_i32_6, %21, %20, %22, %c-2_i64, %c1_i32_7) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
    %c0_i64_8 = arith.constant 0 : i64
    %24 = arith.subi %c0_i64_8, %14 : i64
    %25 = llvm.getelementptr %23[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %c0_9 = arith.constant 0 : index
    %c0_10 = arith.constant 0 : index
    %27 = llvm.load %3 : !llvm.ptr -> i32
    %28 = arith.index_cast %27 : i32 to index
    %c1_11 = arith.constant 1 : index
    %29 = arith.subi %28, %c1_11 : index
    %c1_12 = arith.constant 1 : index
    %c8_i64_13 = arith.constant 8 : i64
    %30 = arith.index_cast %28 : index to i64
    %31 = arith.muli %c8_i64_13, %30 : i64
    %c8_i64_14 = arith.constant 8 : i64
    %false_15 = arith.constant false
    %c0_i64_16 = arith.constant 0 : i64
    %32 = arith.index_cast %c0_10 : index to i64
    %33 = arith.index_cast %28 : index to i64
    %34 = arith.muli %32, %c8_i64_13 : i64
    %c1_i64_17 = arith.constant 1 : i64
    %35 = arith.subi %33, %c1_i64_17 : i64
    %36 = arith.muli %35, %c8_i64_13 : i64
    %37 = arith.addi %c8_i64_14, %36 : i64
    %38 = arith.cmpi sle, %33, %c0_i64_16 : i64
    %39 = arith.ori %false_15, %38 : i1
    %40 = arith.select %39, %c0_i64_16, %37 : i64
    %41 = llvm.getelementptr %26[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c3_i32 = arith.constant 3 : i32
    %c0_i32_18 = arith.constant 0 : i32
    %c0_i32_19 = arith.constant 0 : i32
    %42 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_20 = arith.constant -2 : i64
    %c1_i32_21 = arith.constant 1 : i32
    %43 = call @__accc_enter(%c3_i32, %c0_i32_18, %c0_i32_19, %41, %40, %42, %c-2_i64_20, %c1_i32_21) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
    %c0_i64_22 = arith.constant 0 : i64
    %44 = arith.subi %c0_i64_22, %34 : i64
    %45 = llvm.getelementptr %43[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c4_i64 = arith.constant 4 : i64
    %c4_i32 = arith.constant 4 : i32
    %c0_i32_23 = arith.constant 0 : i32
    %c16_i32 = arith.constant 16 : i32
    %46 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_24 = arith.constant -2 : i64
    %c1_i32_25 = arith.constant 1 : i32
    %47 = call @__accc_enter(%c4_i32, %c0_i32_23, %c16_i32, %3, %c4_i64, %46, %c-2_i64_24, %c1_i32_25) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
    %c0_i32_26 = arith.constant 0 : i32
    %c0_i64_27 = arith.constant 0 : i64
    %48 = llvm.getelementptr %0[%c0_i64_27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %48 : !llvm.ptr, !llvm.ptr
    %c8_i64_28 = arith.constant 8 : i64
    %49 = llvm.getelementptr %0[%c8_i64_28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %45, %49 : !llvm.ptr, !llvm.ptr
    %c1_i32_29 = arith.constant 1 : i32
    %c2_i32_30 = arith.constant 2 : i32
    %50 = call @__accc_distinct(%0, %c1_i32_29, %c2_i32_30) : (!llvm.ptr, i32, i32) -> i32
    %c0_i32_31 = arith.constant 0 : i32
    %51 = arith.cmpi ne, %50, %c0_i32_31 : i32
    %c1_i32_32 = arith.constant 1 : i32
    %52 = arith.select %51, %c0_i32_26, %c1_i32_32 : i32
    %c0_i64_33 = arith.constant 0 : i64
    %c0_i64_34 = arith.constant 0 : i64
    %53 = llvm.getelementptr %2[%c0_i64_34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %53 : !llvm.ptr, !llvm.ptr
    %c8_i64_35 = arith.constant 8 : i64
    %54 = llvm.getelementptr %2[%c8_i64_35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %45, %54 : !llvm.ptr, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %55 = llvm.getelementptr %2[%c16_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %47, %55 : !llvm.ptr, !llvm.ptr
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32_36 = arith.constant 0 : i32
    %c0_i32_37 = arith.constant 0 : i32
    %c1_i32_38 = arith.constant 1 : i32
    %c1_i32_39 = arith.constant 1 : i32
    %c-2_i64_40 = arith.constant -2 : i64
    call @__accc_launch(%c0_i32_36, %c0_i32_37, %2, %52, %c1_i32_38, %c1_i32_39, %c0_i64_33, %c-2_i64_40, %c-1_i32) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32) -> ()
    %c1_i32_41 = arith.constant 1 : i32
    %c0_i64_42 = arith.constant 0 : i64
    %c0_i64_43 = arith.constant 0 : i64
    %56 = llvm.getelementptr %1[%c0_i64_43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %56 : !llvm.ptr, !llvm.ptr
    %c8_i64_44 = arith.constant 8 : i64
    %57 = llvm.getelementptr %1[%c8_i64_44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %45, %57 : !llvm.ptr, !llvm.ptr
    %c16_i64_45 = arith.constant 16 : i64
    %58 = llvm.getelementptr %1[%c16_i64_45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %47, %58 : !llvm.ptr, !llvm.ptr
    %c-1_i32_46 = arith.constant -1 : i32
    %c1_i32_47 = arith.constant 1 : i32
    %c1_i32_48 = arith.constant 1 : i32
    %c1_i32_49 = arith.constant 1 : i32
    %c1_i32_50 = arith.constant 1 : i32
    %c-2_i64_51 = arith.constant -2 : i64
    call @__accc_launch(%c1_i32_47, %c1_i32_48, %1, %c1_i32_41, %c1_i32_49, %c1_i32_50, %c0_i64_42, %c-2_i64_51, %c-1_i32_46) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32) -> ()
    %c5_i32 = arith.constant 5 : i32
    %c1_i32_52 = arith.constant 1 : i32
    %c0_i32_53 = arith.constant 0 : i32
    %59 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_54 = arith.constant -2 : i64
    %c1_i32_55 = arith.constant 1 : i32
    call @__accc_exit(%c5_i32, %c1_i32_52, %c0_i32_53, %41, %40, %59, %c-2_i64_54, %c1_i32_55) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> ()
    %c6_i32 = arith.constant 6 : i32
    %c0_i32_56 = arith.constant 0 : i32
    %c16_i32_57 = arith.constant 16 : i32
    %60 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_58 = arith.constant -2 : i64
    %c1_i32_59 = arith.constant 1 : i32
    call @__accc_exit(%c6_i32, %c0_i32_56, %c16_i32_57, %3, %c4_i64, %60, %c-2_i64_58, %c1_i32_59) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> ()
    %c7_i32 = arith.constant 7 : i32
    %c0_i32_60 = arith.constant 0 : i32
    %c0_i32_61 = arith.constant 0 : i32
    %61 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_62 = arith.constant -2 : i64
    %c1_i32_63 = arith.constant 1 : i32
    call @__accc_exit(%c7_i32, %c0_i32_60, %c0_i32_61, %21, %20, %61, %c-2_i64_62, %c1_i32_63) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> ()
    return
  }
  func.func private @f_acc_kernel_0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: !llvm.ptr) attributes {accc.kernel} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %1 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
    %c1_i32_1 = arith.constant 1 : i32
    %2 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c1_i32_2 = arith.constant 1 : i32
    llvm.intr.lifetime.start %0 : !llvm.ptr
    llvm.intr.lifetime.start %1 : !llvm.ptr
    llvm.store %arg5, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg6, %1 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %3 = llvm.load %arg7 : !llvm.ptr -> i32
    %c1_i32_3 = arith.constant 1 : i32
    %4 = arith.extsi %c0_i32 : i32 to i64
    %5 = arith.extsi %3 : i32 to i64
    %6 = arith.extsi %c1_i32_3 : i32 to i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %7 = arith.subi %5, %4 : i64
    %8 = arith.cmpi sgt, %7, %c0_i64 : i64
    %9 = arith.select %8, %7, %c0_i64 : i64
    %10 = arith.extsi %arg0 : i32 to i64
    %11 = arith.extsi %arg1 : i32 to i64
    %12 = arith.addi %9, %11 : i64
    %c1_i64_4 = arith.constant 1 : i64
    %13 = arith.subi %12, %c1_i64_4 : i64
    %14 = arith.divsi %13, %11 : i64
    %15 = arith.muli %10, %14 : i64
    %16 = arith.minsi %15, %9 : i64
    %17 = arith.addi %16, %14 : i64
    %18 = arith.minsi %17, %9 : i64
    %19 = arith.cmpi slt, %16, %18 : i64
    cf.cond_br %19, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %c1_i64_5 = arith.constant 1 : i64
    %20 = arith.subi %18, %c1_i64_5 : i64
    %21 = arith.trunci %16 : i64 to i32
    %22 = arith.muli %21, %c1_i32_3 : i32
    %23 = arith.addi %c0_i32, %22 : i32
    %c1_i64_6 = arith.constant 1 : i64
    %24 = arith.addi %20, %c1_i64_6 : i64
    %25 = arith.trunci %24 : i64 to i32
    %26 = arith.muli %25, %c1_i32_3 : i32
    %27 = arith.addi %c0_i32, %26 : i32
    cf.br ^bb3(%23 : i32)
  ^bb3(%28: i32):  // 2 preds: ^bb2, ^bb6
    %29 = arith.cmpi slt, %28, %27 : i32
    cf.cond_br %29, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    %c1_i32_7 = arith.constant 1 : i32
    llvm.intr.lifetime.start %2 : !llvm.ptr
    llvm.store %28, %2 : i32, !llvm.ptr
    %30 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %2 : !llvm.ptr -> i32
    %32 = arith.extsi %31 : i32 to i64
    %33 = llvm.getelementptr %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %34 = llvm.load %33 : !llvm.ptr -> f64
    %35 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %2 : !llvm.ptr -> i32
    %37 = arith.extsi %36 : i32 to i64
    %38 = llvm.getelementptr %35[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %34, %38 : f64, !llvm.ptr
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    %39 = arith.addi %28, %c1_i32_3 : i32
    cf.br ^bb3(%39 : i32)
  ^bb7:  // 2 preds: ^bb1, ^bb3
    %c1_i32_8 = arith.constant 1 : i32
    %c1_i32_9 = arith.constant 1 : i32
    return
  }
  func.func private @__accc_launch(i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32)
  func.func private @f_acc_kernel_1(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: !llvm.ptr) attributes {accc.kernel} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %1 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
    %c1_i32_1 = arith.constant 1 : i32
    %2 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c1_i32_2 = arith.constant 1 : i32
    llvm.intr.lifetime.start %0 : !llvm.ptr
    llvm.intr.lifetime.start %1 : !llvm.ptr
    llvm.store %arg5, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg6, %1 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %c1_i32_3 = arith.constant 1 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %3 = llvm.load %arg7 : !llvm.ptr -> i32
    %c1_i32_5 = arith.constant 1 : i32
    %4 = arith.extsi %c1_i32_4 : i32 to i64
    %5 = arith.extsi %3 : i32 to i64
    %6 = arith.extsi %c1_i32_5 : i32 to i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %7 = arith.subi %5, %4 : i64
    %8 = arith.cmpi sgt, %7, %c0_i64 : i64
    %9 = arith.select %8, %7, %c0_i64 : i64
    %10 = arith.trunci %9 : i64 to i32
    %11 = arith.muli %10, %c1_i32_5 : i32
    %12 = arith.addi %c1_i32_4, %11 : i32
    cf.br ^bb2(%c1_i32_4 : i32)
  ^bb2(%13: i32):  // 2 preds: ^bb1, ^bb5
    %14 = arith.cmpi slt, %13, %12 : i32
    cf.cond_br %14, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    %c1_i32_6 = arith.constant 1 : i32
    llvm.intr.lifetime.start %2 : !llvm.ptr
    llvm.store %13, %2 : i32, !llvm.ptr
    %15 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %2 : !llvm.ptr -> i32
    %c1_i32_7 = arith.constant 1 : i32
    %17 = arith.subi %16, %c1_i32_7 : i32
    %18 = arith.extsi %17 : i32 to i64
    %19 = llvm.getelementptr %15[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %20 = llvm.load %19 : !llvm.ptr -> f64
    %21 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %2 : !llvm.ptr -> i32
    %23 = arith.extsi %22 : i32 to i64
    %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %20, %24 : f64, !llvm.ptr
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    %25 = arith.addi %13, %c1_i32_5 : i32
    cf.br ^bb2(%25 : i32)
  ^bb6:  // pred: ^bb2
    return
  }
  func.func private @__accc_enter(i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
  func.func private @__accc_distinct(!llvm.ptr, i32, i32) -> i32
  func.func private @__accc_exit(i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32)
}
