module {
  acc.firstprivate.recipe @firstprivatization_i32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    acc.terminator
  }
  func.func @nest(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = llvm.load %1 : !llvm.ptr -> i32
    %6 = arith.muli %4, %5 : i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %9 = acc.bounds lowerbound(%c0_0 : index) upperbound(%8 : index) extent(%7 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %10 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f32) bounds(%9) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*m]"}
    %11 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %12 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "m"}
    acc.parallel combined(loop) dataOperands(%10 : !llvm.ptr) firstprivate(%11, %12 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %13 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %10, %13 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %14 = llvm.load %11 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      %c1_i32_4 = arith.constant 1 : i32
      %15 = llvm.load %12 : !llvm.ptr -> i32
      %c1_i32_5 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32, %arg4 : i32) = (%c0_i32, %c1_i32_4 : i32, i32) to (%14, %15 : i32, i32)  step (%c1_i32_3, %c1_i32_5 : i32, i32) {
        %c1_i32_6 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
        %17 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %16 : i32, !llvm.ptr
        llvm.store %arg4, %17 : i32, !llvm.ptr
        %18 = llvm.load %16 : !llvm.ptr -> i32
        %19 = llvm.load %17 : !llvm.ptr -> i32
        %20 = arith.addi %18, %19 : i32
        %21 = arith.sitofp %20 : i32 to f32
        %22 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
        %23 = llvm.load %16 : !llvm.ptr -> i32
        %24 = llvm.load %12 : !llvm.ptr -> i32
        %25 = arith.muli %23, %24 : i32
        %26 = llvm.load %17 : !llvm.ptr -> i32
        %27 = arith.addi %25, %26 : i32
        %c1_i32_7 = arith.constant 1 : i32
        %28 = arith.subi %27, %c1_i32_7 : i32
        %29 = arith.extsi %28 : i32 to i64
        %30 = llvm.getelementptr %22[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %21, %30 : f32, !llvm.ptr
        acc.yield
      } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false, true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%10 : !llvm.ptr) bounds(%9) to varPtr(%3 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*m]"}
    return
  }
  func.func @waits(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = arith.index_cast %3 : i32 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_2 = arith.constant 1 : index
    %6 = acc.bounds lowerbound(%c0_1 : index) upperbound(%5 : index) extent(%4 : index) stride(%c1_2 : index) startIdx(%c0 : index)
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f32) bounds(%6) async(%c1_i32_0 : i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %8 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%7 : !llvm.ptr) async(%c1_i32_0 : i32) firstprivate(%8 : !llvm.ptr) {
      %c1_i32_8 = arith.constant 1 : i32
      %16 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %16 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %17 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg2 : i32) = (%c0_i32 : i32) to (%17 : i32)  step (%c1_i32_9 : i32) {
        %c1_i32_10 = arith.constant 1 : i32
        %18 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %18 : i32, !llvm.ptr
        %cst = arith.constant 1.000000e+00 : f32
        %19 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
        %20 = llvm.load %18 : !llvm.ptr -> i32
        %21 = arith.extsi %20 : i32 to i64
        %22 = llvm.getelementptr %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %23 = llvm.load %22 : !llvm.ptr -> f32
        %24 = arith.addf %23, %cst : f32
        llvm.store %24, %22 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) async(%c1_i32_0 : i32) to varPtr(%2 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1_5 = arith.constant 1 : index
    %12 = arith.subi %11, %c1_5 : index
    %c1_6 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%c0_4 : index) upperbound(%12 : index) extent(%11 : index) stride(%c1_6 : index) startIdx(%c0_3 : index)
    %14 = acc.copyin varPtr(%9 : !llvm.ptr) varType(f32) bounds(%13) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %15 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %c1_i32_7 = arith.constant 1 : i32
    acc.parallel combined(loop) dataOperands(%14 : !llvm.ptr) firstprivate(%15 : !llvm.ptr) wait({%c1_i32_7 : i32}) {
      %c1_i32_8 = arith.constant 1 : i32
      %16 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %14, %16 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %17 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg2 : i32) = (%c0_i32 : i32) to (%17 : i32)  step (%c1_i32_9 : i32) {
        %c1_i32_10 = arith.constant 1 : i32
        %18 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %18 : i32, !llvm.ptr
        %cst = arith.constant 2.000000e+00 : f32
        %19 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
        %20 = llvm.load %18 : !llvm.ptr -> i32
        %21 = arith.extsi %20 : i32 to i64
        %22 = llvm.getelementptr %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %23 = llvm.load %22 : !llvm.ptr -> f32
        %24 = arith.mulf %23, %cst : f32
        llvm.store %24, %22 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%14 : !llvm.ptr) bounds(%13) to varPtr(%9 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    return
  }
}

