module {
  func.func private @classify(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    %c10_i32 = arith.constant 10 : i32
    %2 = arith.cmpi sge, %1, %c10_i32 : i32
    %c20_i32 = arith.constant 20 : i32
    %3 = arith.cmpi sle, %1, %c20_i32 : i32
    %4 = arith.andi %2, %3 : i1
    cf.cond_br %4, ^bb6, ^bb1
  ^bb1:  // pred: ^bb0
    cf.switch %1 : i32, [
      default: ^bb7,
      0: ^bb2,
      1: ^bb3,
      2: ^bb4,
      3: ^bb5
    ]
  ^bb2:  // pred: ^bb1
    %c100_i32 = arith.constant 100 : i32
    return %c100_i32 : i32
  ^bb3:  // pred: ^bb1
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb1, ^bb3
    %c10_i32_0 = arith.constant 10 : i32
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.addi %5, %c10_i32_0 : i32
    llvm.store %6, %0 : i32, !llvm.ptr
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb1, ^bb4
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %8 = arith.addi %7, %c1_i32_1 : i32
    llvm.store %8, %0 : i32, !llvm.ptr
    cf.br ^bb10
  ^bb6:  // pred: ^bb0
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    %10 = arith.subi %c0_i32, %9 : i32
    llvm.store %10, %0 : i32, !llvm.ptr
    cf.br ^bb10
  ^bb7:  // pred: ^bb1
    %11 = llvm.load %0 : !llvm.ptr -> i32
    %c0_i32_2 = arith.constant 0 : i32
    %12 = arith.cmpi slt, %11, %c0_i32_2 : i32
    cf.cond_br %12, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    cf.br ^bb10
  ^bb9:  // pred: ^bb7
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %c2_i32 = arith.constant 2 : i32
    %14 = arith.muli %13, %c2_i32 : i32
    return %14 : i32
  ^bb10:  // 3 preds: ^bb5, ^bb6, ^bb8
    %15 = llvm.load %0 : !llvm.ptr -> i32
    return %15 : i32
  }
  func.func private @find(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %3 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %4 = llvm.load %3 : !llvm.ptr -> i32
    %5 = llvm.load %1 : !llvm.ptr -> i32
    %6 = arith.cmpi slt, %4, %5 : i32
    cf.cond_br %6, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %7 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 : !llvm.ptr -> i32
    %9 = arith.extsi %8 : i32 to i64
    %10 = llvm.getelementptr %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 : !llvm.ptr -> i32
    %c0_i32_0 = arith.constant 0 : i32
    %12 = arith.cmpi slt, %11, %c0_i32_0 : i32
    cf.cond_br %12, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb7
  ^bb4:  // pred: ^bb2
    %13 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 : !llvm.ptr -> i32
    %15 = arith.extsi %14 : i32 to i64
    %16 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %17 = llvm.load %16 : !llvm.ptr -> i32
    %18 = llvm.load %2 : !llvm.ptr -> i32
    %19 = arith.cmpi eq, %17, %18 : i32
    cf.cond_br %19, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    cf.br ^bb8
  ^bb6:  // pred: ^bb4
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb3, ^bb6
    %20 = llvm.load %3 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %21 = arith.addi %20, %c1_i32_1 : i32
    llvm.store %21, %3 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb8:  // 2 preds: ^bb1, ^bb5
    %22 = llvm.load %3 : !llvm.ptr -> i32
    return %22 : i32
  }
  func.func private @collatz(%arg0: i64) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    scf.while : () -> () {
      %3 = llvm.load %0 : !llvm.ptr -> i64
      %c1_i64 = arith.constant 1 : i64
      %4 = arith.cmpi ne, %3, %c1_i64 : i64
      scf.condition(%4)
    } do {
      %3 = llvm.load %0 : !llvm.ptr -> i64
      %c2_i64 = arith.constant 2 : i64
      %4 = arith.remsi %3, %c2_i64 : i64
      %c0_i64 = arith.constant 0 : i64
      %5 = arith.cmpi ne, %4, %c0_i64 : i64
      %6 = scf.if %5 -> (i64) {
        %c3_i64 = arith.constant 3 : i64
        %9 = llvm.load %0 : !llvm.ptr -> i64
        %10 = arith.muli %c3_i64, %9 : i64
        %c1_i64 = arith.constant 1 : i64
        %11 = arith.addi %10, %c1_i64 : i64
        scf.yield %11 : i64
      } else {
        %9 = llvm.load %0 : !llvm.ptr -> i64
        %c2_i64_1 = arith.constant 2 : i64
        %10 = arith.divsi %9, %c2_i64_1 : i64
        scf.yield %10 : i64
      }
      llvm.store %6, %0 : i64, !llvm.ptr
      %7 = llvm.load %1 : !llvm.ptr -> i32
      %c1_i32_0 = arith.constant 1 : i32
      %8 = arith.addi %7, %c1_i32_0 : i32
      llvm.store %8, %1 : i32, !llvm.ptr
      scf.yield
    }
    %2 = llvm.load %1 : !llvm.ptr -> i32
    return %2 : i32
  }
  func.func private @digits(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    scf.while : () -> () {
      %3 = llvm.load %1 : !llvm.ptr -> i32
      %c1_i32_0 = arith.constant 1 : i32
      %4 = arith.addi %3, %c1_i32_0 : i32
      llvm.store %4, %1 : i32, !llvm.ptr
      %c10_i32 = arith.constant 10 : i32
      %5 = llvm.load %0 : !llvm.ptr -> i32
      %6 = arith.divui %5, %c10_i32 : i32
      llvm.store %6, %0 : i32, !llvm.ptr
      %7 = llvm.load %0 : !llvm.ptr -> i32
      %c0_i32_1 = arith.constant 0 : i32
      %8 = arith.cmpi ne, %7, %c0_i32_1 : i32
      scf.condition(%8)
    } do {
      scf.yield
    }
    %2 = llvm.load %1 : !llvm.ptr -> i32
    return %2 : i32
  }
  func.func private @spaghetti(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c0_i32_0 = arith.constant 0 : i32
    %3 = arith.cmpi sle, %2, %c0_i32_0 : i32
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.br ^bb7
  ^bb3:  // pred: ^bb1
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %5 = arith.subi %4, %c1_i32_1 : i32
    llvm.store %5, %0 : i32, !llvm.ptr
    %6 = llvm.load %1 : !llvm.ptr -> i32
    %7 = arith.addi %6, %4 : i32
    llvm.store %7, %1 : i32, !llvm.ptr
    %8 = llvm.load %1 : !llvm.ptr -> i32
    %c1000_i32 = arith.constant 1000 : i32
    %9 = arith.cmpi sgt, %8, %c1000_i32 : i32
    cf.cond_br %9, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    cf.br ^bb6
  ^bb5:  // pred: ^bb3
    cf.br ^bb1
  ^bb6:  // pred: ^bb4
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  ^bb7:  // pred: ^bb2
    %10 = llvm.load %1 : !llvm.ptr -> i32
    return %10 : i32
  }
  func.func private @nested() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %0 : i32, !llvm.ptr
    %c0_i32_0 = arith.constant 0 : i32
    llvm.store %c0_i32_0, %1 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb14
    %3 = llvm.load %1 : !llvm.ptr -> i32
    %c10_i32 = arith.constant 10 : i32
    %4 = arith.cmpi slt, %3, %c10_i32 : i32
    cf.cond_br %4, ^bb2, ^bb15
  ^bb2:  // pred: ^bb1
    %c0_i32_1 = arith.constant 0 : i32
    llvm.store %c0_i32_1, %2 : i32, !llvm.ptr
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb10
    %5 = llvm.load %2 : !llvm.ptr -> i32
    %c10_i32_2 = arith.constant 10 : i32
    %6 = arith.cmpi slt, %5, %c10_i32_2 : i32
    cf.cond_br %6, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    %7 = llvm.load %2 : !llvm.ptr -> i32
    %8 = llvm.load %1 : !llvm.ptr -> i32
    %9 = arith.cmpi sgt, %7, %8 : i32
    cf.cond_br %9, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    cf.br ^bb11
  ^bb6:  // pred: ^bb4
    %10 = llvm.load %1 : !llvm.ptr -> i32
    %11 = llvm.load %2 : !llvm.ptr -> i32
    %12 = arith.addi %10, %11 : i32
    %c3_i32 = arith.constant 3 : i32
    %13 = arith.remsi %12, %c3_i32 : i32
    cf.switch %13 : i32, [
      default: ^bb9,
      0: ^bb7,
      1: ^bb8
    ]
  ^bb7:  // pred: ^bb6
    cf.br ^bb10
  ^bb8:  // pred: ^bb6
    %14 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_3 = arith.constant 1 : i32
    %15 = arith.addi %14, %c1_i32_3 : i32
    llvm.store %15, %0 : i32, !llvm.ptr
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb6, ^bb8
    %c2_i32 = arith.constant 2 : i32
    %16 = llvm.load %0 : !llvm.ptr -> i32
    %17 = arith.addi %16, %c2_i32 : i32
    llvm.store %17, %0 : i32, !llvm.ptr
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb7, ^bb9
    %18 = llvm.load %2 : !llvm.ptr -> i32
    %c1_i32_4 = arith.constant 1 : i32
    %19 = arith.addi %18, %c1_i32_4 : i32
    llvm.store %19, %2 : i32, !llvm.ptr
    cf.br ^bb3
  ^bb11:  // 2 preds: ^bb3, ^bb5
    %20 = llvm.load %0 : !llvm.ptr -> i32
    %c80_i32 = arith.constant 80 : i32
    %21 = arith.cmpi sgt, %20, %c80_i32 : i32
    cf.cond_br %21, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    cf.br ^bb16
  ^bb13:  // pred: ^bb11
    cf.br ^bb14
  ^bb14:  // pred: ^bb13
    %22 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_5 = arith.constant 1 : i32
    %23 = arith.addi %22, %c1_i32_5 : i32
    llvm.store %23, %1 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb15:  // pred: ^bb1
    cf.br ^bb16
  ^bb16:  // 2 preds: ^bb12, ^bb15
    %24 = llvm.load %0 : !llvm.ptr -> i32
    return %24 : i32
  }
  func.func private @duff(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %4 = llvm.load %2 : !llvm.ptr -> i32
    %c3_i32 = arith.constant 3 : i32
    %5 = arith.addi %4, %c3_i32 : i32
    %c4_i32 = arith.constant 4 : i32
    %6 = arith.divsi %5, %c4_i32 : i32
    llvm.store %6, %3 : i32, !llvm.ptr
    %7 = llvm.load %2 : !llvm.ptr -> i32
    %c4_i32_0 = arith.constant 4 : i32
    %8 = arith.remsi %7, %c4_i32_0 : i32
    cf.switch %8 : i32, [
      default: ^bb8,
      0: ^bb1,
      3: ^bb3,
      2: ^bb4,
      1: ^bb5
    ]
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb6
    %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %10 = llvm.getelementptr %9[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %1 : !llvm.ptr, !llvm.ptr
    %11 = llvm.load %9 : !llvm.ptr -> i8
    %12 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c1_i64_1 = arith.constant 1 : i64
    %13 = llvm.getelementptr %12[%c1_i64_1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %11, %12 : i8, !llvm.ptr
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %14 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c1_i64_2 = arith.constant 1 : i64
    %15 = llvm.getelementptr %14[%c1_i64_2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %1 : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %14 : !llvm.ptr -> i8
    %17 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c1_i64_3 = arith.constant 1 : i64
    %18 = llvm.getelementptr %17[%c1_i64_3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %18, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 : i8, !llvm.ptr
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb0, ^bb3
    %19 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c1_i64_4 = arith.constant 1 : i64
    %20 = llvm.getelementptr %19[%c1_i64_4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %1 : !llvm.ptr, !llvm.ptr
    %21 = llvm.load %19 : !llvm.ptr -> i8
    %22 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c1_i64_5 = arith.constant 1 : i64
    %23 = llvm.getelementptr %22[%c1_i64_5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %23, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %21, %22 : i8, !llvm.ptr
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    %24 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c1_i64_6 = arith.constant 1 : i64
    %25 = llvm.getelementptr %24[%c1_i64_6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %1 : !llvm.ptr, !llvm.ptr
    %26 = llvm.load %24 : !llvm.ptr -> i8
    %27 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c1_i64_7 = arith.constant 1 : i64
    %28 = llvm.getelementptr %27[%c1_i64_7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %28, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %26, %27 : i8, !llvm.ptr
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    %29 = llvm.load %3 : !llvm.ptr -> i32
    %c1_i32_8 = arith.constant 1 : i32
    %30 = arith.subi %29, %c1_i32_8 : i32
    llvm.store %30, %3 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %31 = arith.cmpi sgt, %30, %c0_i32 : i32
    cf.cond_br %31, ^bb2, ^bb7
  ^bb7:  // pred: ^bb6
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb0, ^bb7
    return
  }
  func.func private @infinite(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %1 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %2 = arith.subi %1, %c1_i32_0 : i32
    llvm.store %2, %0 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %3 = arith.cmpi eq, %1, %c0_i32 : i32
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %c42_i32 = arith.constant 42 : i32
    return %c42_i32 : i32
  ^bb4:  // pred: ^bb2
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    cf.br ^bb1
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<5 x i32> : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.array<8 x i8> : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c-1_i32 = arith.constant -1 : i32
    llvm.store %c-1_i32, %0 : i32, !llvm.ptr
    %c5_i32 = arith.constant 5 : i32
    %6 = llvm.getelementptr %0[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c5_i32, %6 : i32, !llvm.ptr
    %c-2_i32 = arith.constant -2 : i32
    %7 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c-2_i32, %7 : i32, !llvm.ptr
    %c7_i32 = arith.constant 7 : i32
    %8 = llvm.getelementptr %0[12] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c7_i32, %8 : i32, !llvm.ptr
    %c9_i32 = arith.constant 9 : i32
    %9 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c9_i32, %9 : i32, !llvm.ptr
    %c8_i64 = arith.constant 8 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%1, %c0_i8, %c8_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %10 = llvm.mlir.addressof @str : !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    "llvm.intr.memcpy"(%1, %10, %c1_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %11 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %c7_i64 = arith.constant 7 : i64
    %c0_i8_0 = arith.constant 0 : i8
    "llvm.intr.memset"(%11, %c0_i8_0, %c7_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c-1_i32_1 = arith.constant -1 : i32
    llvm.store %c-1_i32_1, %2 : i32, !llvm.ptr
    scf.while : () -> () {
      %54 = llvm.load %2 : !llvm.ptr -> i32
      %c25_i32 = arith.constant 25 : i32
      %55 = arith.cmpi slt, %54, %c25_i32 : i32
      scf.condition(%55)
    } do {
      %54 = llvm.mlir.addressof @str.1 : !llvm.ptr
      %55 = llvm.load %2 : !llvm.ptr -> i32
      %56 = func.call @classify(%55) : (i32) -> i32
      %57 = llvm.call @printf(%54, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
      %c3_i32_18 = arith.constant 3 : i32
      %58 = llvm.load %2 : !llvm.ptr -> i32
      %59 = arith.addi %58, %c3_i32_18 : i32
      llvm.store %59, %2 : i32, !llvm.ptr
      scf.yield
    }
    %12 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %13 = call @classify(%c0_i32) : (i32) -> i32
    %c1_i32_2 = arith.constant 1 : i32
    %14 = call @classify(%c1_i32_2) : (i32) -> i32
    %c2_i32 = arith.constant 2 : i32
    %15 = call @classify(%c2_i32) : (i32) -> i32
    %c3_i32 = arith.constant 3 : i32
    %16 = call @classify(%c3_i32) : (i32) -> i32
    %17 = llvm.call @printf(%12, %13, %14, %15, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
    %18 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %c5_i32_3 = arith.constant 5 : i32
    %c7_i32_4 = arith.constant 7 : i32
    %19 = call @find(%0, %c5_i32_3, %c7_i32_4) : (!llvm.ptr, i32, i32) -> i32
    %c5_i32_5 = arith.constant 5 : i32
    %c8_i32 = arith.constant 8 : i32
    %20 = call @find(%0, %c5_i32_5, %c8_i32) : (!llvm.ptr, i32, i32) -> i32
    %21 = llvm.call @printf(%18, %19, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %22 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %c27_i64 = arith.constant 27 : i64
    %23 = call @collatz(%c27_i64) : (i64) -> i32
    %c-1_i32_6 = arith.constant -1 : i32
    %24 = call @digits(%c-1_i32_6) : (i32) -> i32
    %25 = llvm.call @printf(%22, %23, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %26 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %c10_i32 = arith.constant 10 : i32
    %27 = call @spaghetti(%c10_i32) : (i32) -> i32
    %c100_i32 = arith.constant 100 : i32
    %28 = call @spaghetti(%c100_i32) : (i32) -> i32
    %29 = llvm.call @printf(%26, %27, %28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %30 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %31 = call @nested() : () -> i32
    %c5_i32_7 = arith.constant 5 : i32
    %32 = call @infinite(%c5_i32_7) : (i32) -> i32
    %33 = llvm.call @printf(%30, %31, %32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %34 = llvm.mlir.addressof @str.4 : !llvm.ptr
    %c7_i32_8 = arith.constant 7 : i32
    call @duff(%1, %34, %c7_i32_8) : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %35 = llvm.mlir.addressof @str.5 : !llvm.ptr
    %36 = llvm.call @printf(%35, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
    %c0_i64 = arith.constant 0 : i64
    %37 = llvm.getelementptr %0[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %38 = llvm.load %37 : !llvm.ptr -> i32
    %c0_i32_9 = arith.constant 0 : i32
    %39 = arith.cmpi sgt, %38, %c0_i32_9 : i32
    scf.if %39 {
    } else {
      %54 = llvm.mlir.addressof @str.6 : !llvm.ptr
      %55 = llvm.call @printf(%54) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
    }
    %c3_i32_10 = arith.constant 3 : i32
    llvm.store %c3_i32_10, %3 : i32, !llvm.ptr
    scf.while : () -> () {
      %54 = llvm.load %3 : !llvm.ptr -> i32
      %c0_i32_18 = arith.constant 0 : i32
      %55 = arith.cmpi ne, %54, %c0_i32_18 : i32
      scf.condition(%55)
    } do {
      %54 = llvm.load %3 : !llvm.ptr -> i32
      %c1_i32_18 = arith.constant 1 : i32
      %55 = arith.subi %54, %c1_i32_18 : i32
      llvm.store %55, %3 : i32, !llvm.ptr
      scf.yield
    }
    %40 = llvm.mlir.addressof @str.7 : !llvm.ptr
    %41 = llvm.load %3 : !llvm.ptr -> i32
    %42 = llvm.call @printf(%40, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %c0_i32_11 = arith.constant 0 : i32
    llvm.store %c0_i32_11, %4 : i32, !llvm.ptr
    %c10_i32_12 = arith.constant 10 : i32
    llvm.store %c10_i32_12, %5 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %43 = llvm.load %4 : !llvm.ptr -> i32
    %44 = llvm.load %5 : !llvm.ptr -> i32
    %45 = arith.cmpi slt, %43, %44 : i32
    cf.cond_br %45, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %46 = llvm.load %4 : !llvm.ptr -> i32
    %47 = llvm.load %5 : !llvm.ptr -> i32
    %48 = arith.addi %46, %47 : i32
    %c10_i32_13 = arith.constant 10 : i32
    %49 = arith.cmpi ne, %48, %c10_i32_13 : i32
    cf.cond_br %49, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %c1_i32_14 = arith.constant 1 : i32
    return %c1_i32_14 : i32
  ^bb4:  // pred: ^bb2
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    %50 = llvm.load %4 : !llvm.ptr -> i32
    %c1_i32_15 = arith.constant 1 : i32
    %51 = arith.addi %50, %c1_i32_15 : i32
    llvm.store %51, %4 : i32, !llvm.ptr
    %52 = llvm.load %5 : !llvm.ptr -> i32
    %c1_i32_16 = arith.constant 1 : i32
    %53 = arith.subi %52, %c1_i32_16 : i32
    llvm.store %53, %5 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb6:  // pred: ^bb1
    %c0_i32_17 = arith.constant 0 : i32
    return %c0_i32_17 : i32
  }
  llvm.mlir.global internal constant @str("\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%d \00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("\0A%d %d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.3("%d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.4("abcdefg\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.5("%s\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.6("else\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.7("%d\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
