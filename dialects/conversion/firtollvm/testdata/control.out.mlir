module {
  func.func @loops(%arg0: !llvm.ptr, %arg1: index, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-2 = arith.constant -2 : index
    %true = arith.constant true
    %c1_0 = arith.constant 1 : index
    %0 = arith.addi %arg1, %c1_0 : index
    scf.for %arg3 = %c1 to %0 step %c1 {
      %22 = arith.index_cast %arg3 : index to i32
      llvm.store %22, %arg0 : i32, !llvm.ptr
    }
    %c0_1 = arith.constant 0 : index
    %1 = arith.subi %c0, %arg1 : index
    %2 = arith.addi %1, %c-2 : index
    %3 = arith.divsi %2, %c-2 : index
    %c0_2 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0_2 : index
    %5 = arith.select %4, %3, %c0_2 : index
    %c1_3 = arith.constant 1 : index
    %6 = scf.for %arg3 = %c0_1 to %5 step %c1_3 iter_args(%arg4 = %c0) -> (index) {
      %22 = arith.muli %arg3, %c-2 : index
      %23 = arith.addi %arg1, %22 : index
      %24 = arith.addi %arg4, %23 : index
      scf.yield %24 : index
    }
    %7 = arith.subi %arg1, %c1 : index
    %8 = arith.addi %7, %arg2 : index
    %9 = arith.divsi %8, %arg2 : index
    %c0_4 = arith.constant 0 : index
    %10 = arith.cmpi sgt, %9, %c0_4 : index
    %11 = arith.select %10, %9, %c0_4 : index
    %12 = arith.muli %11, %arg2 : index
    %13 = arith.addi %c1, %12 : index
    %c0_5 = arith.constant 0 : index
    %14 = arith.subi %arg1, %c1 : index
    %15 = arith.addi %14, %arg2 : index
    %16 = arith.divsi %15, %arg2 : index
    %c0_6 = arith.constant 0 : index
    %17 = arith.cmpi sgt, %16, %c0_6 : index
    %18 = arith.select %17, %16, %c0_6 : index
    %c1_7 = arith.constant 1 : index
    %19 = scf.for %arg3 = %c0_5 to %18 step %c1_7 iter_args(%arg4 = %c0) -> (index) {
      %22 = arith.muli %arg3, %arg2 : index
      %23 = arith.addi %c1, %22 : index
      %24 = arith.addi %arg4, %23 : index
      scf.yield %24 : index
    }
    %20:3 = scf.while (%arg3 = %c1, %arg4 = %true, %arg5 = %6) : (index, i1, index) -> (index, i1, index) {
      %c0_8 = arith.constant 0 : index
      %22 = arith.cmpi sgt, %arg2, %c0_8 : index
      %23 = arith.cmpi sle, %arg3, %13 : index
      %24 = arith.cmpi sge, %arg3, %13 : index
      %25 = arith.select %22, %23, %24 : i1
      %26 = arith.andi %25, %arg4 : i1
      scf.condition(%26) %arg3, %arg4, %arg5 : index, i1, index
    } do {
    ^bb0(%arg3: index, %arg4: i1, %arg5: index):
      %22 = arith.cmpi slt, %arg5, %arg1 : index
      %23 = arith.addi %arg3, %arg2 : index
      scf.yield %23, %22, %arg3 : index, i1, index
    }
    %21 = scf.if %20#1 -> (index) {
      scf.yield %20#2 : index
    } else {
      scf.yield %19 : index
    }
    return %21 : index
  }
  func.func @cases(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.cmpi eq, %arg0, %c1_i32 : i32
    cf.cond_br %0, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %1 = arith.cmpi sge, %arg0, %c5_i32 : i32
    %2 = arith.cmpi sle, %arg0, %c7_i32 : i32
    %3 = arith.andi %1, %2 : i1
    cf.cond_br %3, ^bb8(%c1_i32 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %4 = arith.cmpi sle, %arg0, %c1_i32 : i32
    cf.cond_br %4, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    %5 = arith.cmpi sge, %arg0, %c7_i32 : i32
    cf.cond_br %5, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    cf.br ^bb8(%c5_i32 : i32)
  ^bb5:  // 3 preds: ^bb0, ^bb2, ^bb3
    %c1_i32_0 = arith.constant 1 : i32
    %6 = arith.cmpi eq, %arg0, %c1_i32_0 : i32
    cf.cond_br %6, ^bb8(%c7_i32 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    %c2_i32 = arith.constant 2 : i32
    %7 = arith.cmpi eq, %arg0, %c2_i32 : i32
    cf.cond_br %7, ^bb9, ^bb7
  ^bb7:  // pred: ^bb6
    cf.br ^bb9
  ^bb8(%8: i32):  // 3 preds: ^bb1, ^bb4, ^bb5
    return %8 : i32
  ^bb9:  // 2 preds: ^bb6, ^bb7
    llvm.unreachable
  }
  func.func @ranks(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.getelementptr %arg0[20] : (!llvm.ptr) -> !llvm.ptr, i8
    %1 = llvm.load %0 : !llvm.ptr -> i8
    %c1_i32 = arith.constant 1 : i32
    %2 = arith.extsi %1 : i8 to i32
    %c0_i32 = arith.constant 0 : i32
    %3 = arith.cmpi eq, %2, %c0_i32 : i32
    cf.cond_br %3, ^bb4, ^bb1
  ^bb1:  // pred: ^bb0
    %c1_i32_0 = arith.constant 1 : i32
    %4 = arith.cmpi eq, %2, %c1_i32_0 : i32
    cf.cond_br %4, ^bb4, ^bb2
  ^bb2:  // pred: ^bb1
    %c-1_i32 = arith.constant -1 : i32
    %5 = arith.cmpi eq, %2, %c-1_i32 : i32
    cf.cond_br %5, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    cf.br ^bb5
  ^bb4:  // 2 preds: ^bb0, ^bb1
    return %c1_i32 : i32
  ^bb5:  // 2 preds: ^bb2, ^bb3
    return %2 : i32
  }
  func.func @concurrent(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c1_i64_0 = arith.constant 1 : i64
    %1 = llvm.alloca %c1_i64_0 x i32 : (i64) -> !llvm.ptr
    %c1 = arith.constant 1 : index
    %c1_i64_1 = arith.constant 1 : i64
    %2 = llvm.alloca %c1_i64_1 x i32 : (i64) -> !llvm.ptr
    %c10 = arith.constant 10 : index
    %c0 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c10 step %c1_2 {
      %3 = arith.addi %c1, %arg3 : index
      %c4_i64 = arith.constant 4 : i64
      "llvm.intr.memcpy"(%0, %arg2, %c4_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %4 = arith.index_cast %3 : index to i32
      llvm.store %4, %1 : i32, !llvm.ptr
      llvm.store %4, %2 : i32, !llvm.ptr
      %5 = llvm.load %0 : !llvm.ptr -> i32
      %6 = arith.subi %3, %c1 : index
      %7 = arith.index_cast %6 : index to i64
      %8 = llvm.getelementptr %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %5, %8 : i32, !llvm.ptr
    }
    return
  }
}
