module {
  func.func @scale(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr) {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
    %c1_i32 = arith.constant 1 : i32
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 : i32, !llvm.ptr
    llvm.store %arg1, %2 : f32, !llvm.ptr
    llvm.store %arg2, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %1 : !llvm.ptr -> i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %c4_i64 = arith.constant 4 : i64
    %8 = arith.index_cast %6 : index to i64
    %9 = arith.muli %c4_i64, %8 : i64
    %c4_i64_2 = arith.constant 4 : i64
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %10 = arith.index_cast %c0_0 : index to i64
    %11 = arith.index_cast %6 : index to i64
    %12 = arith.muli %10, %c4_i64 : i64
    %c1_i64_3 = arith.constant 1 : i64
    %13 = arith.subi %11, %c1_i64_3 : i64
    %14 = arith.muli %13, %c4_i64 : i64
    %15 = arith.addi %c4_i64_2, %14 : i64
    %16 = arith.cmpi sle, %11, %c0_i64 : i64
    %17 = arith.ori %false, %16 : i1
    %18 = arith.select %17, %c0_i64, %15 : i64
    %19 = llvm.getelementptr %4[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c1_i32_4 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0_i32_5 = arith.constant 0 : i32
    %20 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64 = arith.constant -2 : i64
    %c1_i32_6 = arith.constant 1 : i32
    %21 = call @__accc_enter(%c1_i32_4, %c0_i32, %c0_i32_5, %19, %18, %20, %c-2_i64, %c1_i32_6) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
    %c0_i64_7 = arith.constant 0 : i64
    %22 = arith.subi %c0_i64_7, %12 : i64
    %23 = llvm.getelementptr %21[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %1 : !llvm.ptr -> i32
    %25 = llvm.load %2 : !llvm.ptr -> f32
    %c0_i32_8 = arith.constant 0 : i32
    %c0_i64_9 = arith.constant 0 : i64
    %c0_i64_10 = arith.constant 0 : i64
    %26 = llvm.getelementptr %0[%c0_i64_10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %24, %26 : i32, !llvm.ptr
    %c8_i64 = arith.constant 8 : i64
    %27 = llvm.getelementptr %0[%c8_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %27 : f32, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %28 = llvm.getelementptr %0[%c16_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %23, %28 : !llvm.ptr, !llvm.ptr
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32_11 = arith.constant 0 : i32
    %c0_i32_12 = arith.constant 0 : i32
    %c1_i32_13 = arith.constant 1 : i32
    %c1_i32_14 = arith.constant 1 : i32
    %c-2_i64_15 = arith.constant -2 : i64
    call @__accc_launch(%c0_i32_11, %c0_i32_12, %0, %c0_i32_8, %c1_i32_13, %c1_i32_14, %c0_i64_9, %c-2_i64_15, %c-1_i32) : (i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32) -> ()
    %c2_i32 = arith.constant 2 : i32
    %c0_i32_16 = arith.constant 0 : i32
    %c0_i32_17 = arith.constant 0 : i32
    %29 = llvm.mlir.zero : !llvm.ptr
    %c-2_i64_18 = arith.constant -2 : i64
    %c1_i32_19 = arith.constant 1 : i32
    call @__accc_exit(%c2_i32, %c0_i32_16, %c0_i32_17, %19, %18, %29, %c-2_i64_18, %c1_i32_19) : (i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> ()
    return
  }
  func.func private @scale_acc_kernel_0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr, %arg5: i32, %arg6: f32, %arg7: !llvm.ptr) attributes {accc.kernel} {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c1_i32 = arith.constant 1 : i32
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c1_i64_0 = arith.constant 1 : i64
    %2 = llvm.alloca %c1_i64_0 x f32 : (i64) -> !llvm.ptr
    %c1_i32_1 = arith.constant 1 : i32
    %3 = llvm.alloca %c1_i32_1 x f32 : (i32) -> !llvm.ptr
    %c1_i32_2 = arith.constant 1 : i32
    %4 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
    %c1_i32_3 = arith.constant 1 : i32
    %5 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c1_i64_4 = arith.constant 1 : i64
    llvm.intr.lifetime.start %0 : !llvm.ptr
    llvm.store %arg5, %0 : i32, !llvm.ptr
    %6 = llvm.mlir.zero : !llvm.ptr
    %c1_i32_5 = arith.constant 1 : i32
    llvm.intr.lifetime.start %1 : !llvm.ptr
    %7 = llvm.load %0 : !llvm.ptr -> i32
    llvm.store %7, %1 : i32, !llvm.ptr
    %c1_i64_6 = arith.constant 1 : i64
    llvm.intr.lifetime.start %2 : !llvm.ptr
    llvm.store %arg6, %2 : f32, !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %c1_i32_7 = arith.constant 1 : i32
    llvm.intr.lifetime.start %3 : !llvm.ptr
    %9 = llvm.load %2 : !llvm.ptr -> f32
    llvm.store %9, %3 : f32, !llvm.ptr
    %c1_i32_8 = arith.constant 1 : i32
    llvm.intr.lifetime.start %4 : !llvm.ptr
    llvm.store %arg7, %4 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %10 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_9 = arith.constant 1 : i32
    %11 = arith.extsi %c0_i32 : i32 to i64
    %12 = arith.extsi %10 : i32 to i64
    %13 = arith.extsi %c1_i32_9 : i32 to i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64_10 = arith.constant 1 : i64
    %14 = arith.subi %12, %11 : i64
    %15 = arith.cmpi sgt, %14, %c0_i64 : i64
    %16 = arith.select %15, %14, %c0_i64 : i64
    %17 = arith.extsi %arg0 : i32 to i64
    %18 = arith.extsi %arg1 : i32 to i64
    %19 = arith.addi %16, %18 : i64
    %c1_i64_11 = arith.constant 1 : i64
    %20 = arith.subi %19, %c1_i64_11 : i64
    %21 = arith.divsi %20, %18 : i64
    %22 = arith.muli %17, %21 : i64
    %23 = arith.minsi %22, %16 : i64
    %24 = arith.addi %23, %21 : i64
    %25 = arith.minsi %24, %16 : i64
    %26 = arith.cmpi slt, %23, %25 : i64
    cf.cond_br %26, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %c1_i64_12 = arith.constant 1 : i64
    %27 = arith.subi %25, %c1_i64_12 : i64
    %28 = arith.trunci %23 : i64 to i32
    %29 = arith.muli %28, %c1_i32_9 : i32
    %30 = arith.addi %c0_i32, %29 : i32
    %c1_i64_13 = arith.constant 1 : i64
    %31 = arith.addi %27, %c1_i64_13 : i64
    %32 = arith.trunci %31 : i64 to i32
    %33 = arith.muli %32, %c1_i32_9 : i32
    %34 = arith.addi %c0_i32, %33 : i32
    cf.br ^bb3(%30 : i32)
  ^bb3(%35: i32):  // 2 preds: ^bb2, ^bb6
    %36 = arith.cmpi slt, %35, %34 : i32
    cf.cond_br %36, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    %c1_i32_14 = arith.constant 1 : i32
    llvm.intr.lifetime.start %5 : !llvm.ptr
    llvm.store %35, %5 : i32, !llvm.ptr
    %37 = llvm.load %3 : !llvm.ptr -> f32
    %38 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %5 : !llvm.ptr -> i32
    %40 = arith.extsi %39 : i32 to i64
    %41 = llvm.getelementptr %38[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %42 = llvm.load %41 : !llvm.ptr -> f32
    %43 = arith.mulf %37, %42 : f32
    %44 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %45 = llvm.load %5 : !llvm.ptr -> i32
    %46 = arith.extsi %45 : i32 to i64
    %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %43, %47 : f32, !llvm.ptr
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    %48 = arith.addi %35, %c1_i32_9 : i32
    cf.br ^bb3(%48 : i32)
  ^bb7:  // 2 preds: ^bb1, ^bb3
    return
  }
  func.func private @__accc_launch(i32, i32, !llvm.ptr, i32, i32, i32, i64, i64, i32)
  func.func private @__accc_enter(i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> !llvm.ptr
  func.func private @__accc_exit(i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, i64, i32)
}
