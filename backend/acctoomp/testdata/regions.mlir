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
  acc.reduction.recipe @reduction_add_i32 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %0 : i32, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg1 : !llvm.ptr -> i32
    %2 = arith.addi %0, %1 : i32
    llvm.store %2, %arg0 : i32, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  func.func @two(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c8_i32 = arith.constant 8 : i32
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f32) bounds(%7) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1_4 = arith.constant 1 : index
    %12 = arith.subi %11, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%c0_3 : index) upperbound(%12 : index) extent(%11 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %14 = acc.copyin varPtr(%9 : !llvm.ptr) varType(f32) bounds(%13) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "y[0:n]"}
    %15 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel dataOperands(%8, %14 : !llvm.ptr, !llvm.ptr) firstprivate(%15 : !llvm.ptr) num_gangs({%c8_i32 : i32}) {
      %c1_i32_6 = arith.constant 1 : i32
      %16 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %17 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %16 : !llvm.ptr, !llvm.ptr
      llvm.store %14, %17 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %18 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      acc.loop gang control(%arg3 : i32) = (%c0_i32 : i32) to (%18 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_10 = arith.constant 1 : i32
        %20 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %20 : i32, !llvm.ptr
        %cst = arith.constant 1.000000e+00 : f32
        %21 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %20 : !llvm.ptr -> i32
        %23 = arith.extsi %22 : i32 to i64
        %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %25 = llvm.load %24 : !llvm.ptr -> f32
        %26 = arith.addf %25, %cst : f32
        llvm.store %26, %24 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      %c0_i32_8 = arith.constant 0 : i32
      %19 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      acc.loop gang vector control(%arg3 : i32) = (%c0_i32_8 : i32) to (%19 : i32)  step (%c1_i32_9 : i32) {
        %c1_i32_10 = arith.constant 1 : i32
        %20 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %20 : i32, !llvm.ptr
        %cst = arith.constant 2.000000e+00 : f32
        %21 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %20 : !llvm.ptr -> i32
        %23 = arith.extsi %22 : i32 to i64
        %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %25 = llvm.load %24 : !llvm.ptr -> f32
        %26 = arith.addf %25, %cst : f32
        llvm.store %26, %24 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%14 : !llvm.ptr) bounds(%13) to varPtr(%9 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "y[0:n]"}
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%3 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    return
  }
  func.func @count(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = acc.copyin varPtr(%1 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "gangs"}
    %4 = acc.reduction varPtr(%3 : !llvm.ptr) varType(i32) recipe(@reduction_add_i32) -> !llvm.ptr {name = "gangs"}
    acc.parallel dataOperands(%3 : !llvm.ptr) num_gangs({%2 : i32}) reduction(%4 : !llvm.ptr) {
      %c1_i32_0 = arith.constant 1 : i32
      %6 = llvm.load %4 : !llvm.ptr -> i32
      %7 = arith.addi %6, %c1_i32_0 : i32
      llvm.store %7, %4 : i32, !llvm.ptr
      acc.yield
    }
    acc.copyout accPtr(%3 : !llvm.ptr) to varPtr(%1 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "gangs"}
    %5 = llvm.load %1 : !llvm.ptr -> i32
    return %5 : i32
  }
  func.func @one(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %2 = acc.bounds lowerbound(%c0_0 : index) upperbound(%c3 : index) extent(%c4 : index) stride(%c1 : index) startIdx(%c0 : index)
    %3 = acc.copyin varPtr(%1 : !llvm.ptr) varType(f32) bounds(%2) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:4]"}
    acc.serial dataOperands(%3 : !llvm.ptr) {
      %c1_i32_1 = arith.constant 1 : i32
      %4 = llvm.alloca %c1_i32_1 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %4 : !llvm.ptr, !llvm.ptr
      %cst = arith.constant 1.000000e+00 : f32
      %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %6 = llvm.getelementptr %5[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %cst, %6 : f32, !llvm.ptr
      %7 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
      %c0_i64_2 = arith.constant 0 : i64
      %8 = llvm.getelementptr %7[%c0_i64_2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %9 = llvm.load %8 : !llvm.ptr -> f32
      %cst_3 = arith.constant 2.000000e+00 : f32
      %10 = arith.mulf %9, %cst_3 : f32
      %11 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %12 = llvm.getelementptr %11[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %10, %12 : f32, !llvm.ptr
      acc.yield
    }
    acc.copyout accPtr(%3 : !llvm.ptr) bounds(%2) to varPtr(%1 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:4]"}
    return
  }
  func.func @nests(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f32) bounds(%7) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1_4 = arith.constant 1 : index
    %12 = arith.subi %11, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%c0_3 : index) upperbound(%12 : index) extent(%11 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %14 = acc.copyin varPtr(%9 : !llvm.ptr) varType(f32) bounds(%13) -> !llvm.ptr {name = "y[0:n]"}
    %15 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels dataOperands(%8, %14, %15 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %16 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %17 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %16 : !llvm.ptr, !llvm.ptr
      llvm.store %14, %17 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %18 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      acc.loop control(%arg3 : i32) = (%c0_i32 : i32) to (%18 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_10 = arith.constant 1 : i32
        %20 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %20 : i32, !llvm.ptr
        %21 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %20 : !llvm.ptr -> i32
        %23 = arith.extsi %22 : i32 to i64
        %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %25 = llvm.load %24 : !llvm.ptr -> f32
        %26 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
        %27 = llvm.load %20 : !llvm.ptr -> i32
        %28 = arith.extsi %27 : i32 to i64
        %29 = llvm.getelementptr %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %30 = llvm.load %29 : !llvm.ptr -> f32
        %31 = arith.addf %30, %25 : f32
        llvm.store %31, %29 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      %c1_i32_8 = arith.constant 1 : i32
      %19 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      acc.loop control(%arg3 : i32) = (%c1_i32_8 : i32) to (%19 : i32)  step (%c1_i32_9 : i32) {
        %c1_i32_10 = arith.constant 1 : i32
        %20 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %20 : i32, !llvm.ptr
        %21 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %20 : !llvm.ptr -> i32
        %c1_i32_11 = arith.constant 1 : i32
        %23 = arith.subi %22, %c1_i32_11 : i32
        %24 = arith.extsi %23 : i32 to i64
        %25 = llvm.getelementptr %21[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %26 = llvm.load %25 : !llvm.ptr -> f32
        %27 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
        %28 = llvm.load %20 : !llvm.ptr -> i32
        %29 = arith.extsi %28 : i32 to i64
        %30 = llvm.getelementptr %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %31 = llvm.load %30 : !llvm.ptr -> f32
        %32 = arith.addf %31, %26 : f32
        llvm.store %32, %30 : f32, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%15 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.delete accPtr(%14 : !llvm.ptr) bounds(%13) {dataClause = #acc<data_clause acc_copyin>, name = "y[0:n]"}
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%3 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    return
  }
  func.func @nest(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f32) bounds(%7) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %9 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %10 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "t"}
    acc.kernels combined(loop) dataOperands(%8, %9, %10 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %11 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %12 = llvm.load %9 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c0_i32 : i32) to (%12 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %13 : i32, !llvm.ptr
        %14 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %15 = llvm.load %13 : !llvm.ptr -> i32
        %16 = arith.extsi %15 : i32 to i64
        %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %18 = llvm.load %17 : !llvm.ptr -> f32
        llvm.store %18, %10 : f32, !llvm.ptr
        %19 = llvm.load %10 : !llvm.ptr -> f32
        %cst = arith.constant 1.000000e+00 : f32
        %20 = llvm.load %10 : !llvm.ptr -> f32
        %21 = arith.divf %cst, %20 : f32
        %22 = arith.addf %19, %21 : f32
        %23 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %24 = llvm.load %13 : !llvm.ptr -> i32
        %25 = arith.extsi %24 : i32 to i64
        %26 = llvm.getelementptr %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %22, %26 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.terminator
    }
    acc.copyout accPtr(%10 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "t"}
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%3 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    return
  }
  func.func @conditional(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = llvm.load %2 : !llvm.ptr -> i32
    %5 = arith.cmpi sgt, %3, %4 : i32
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_1 = arith.constant 1 : index
    %10 = acc.bounds lowerbound(%c0_0 : index) upperbound(%9 : index) extent(%8 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %11 = acc.copyin varPtr(%6 : !llvm.ptr) varType(f32) bounds(%10) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %12 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%11 : !llvm.ptr) firstprivate(%12 : !llvm.ptr) if(%5) {
      %c1_i32_2 = arith.constant 1 : i32
      %13 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %11, %13 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %14 = llvm.load %12 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32 : i32) to (%14 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %15 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %15 : i32, !llvm.ptr
        %16 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
        %17 = llvm.load %15 : !llvm.ptr -> i32
        %18 = arith.extsi %17 : i32 to i64
        %19 = llvm.getelementptr %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %20 = llvm.load %19 : !llvm.ptr -> f32
        %21 = arith.negf %20 : f32
        %22 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
        %23 = llvm.load %15 : !llvm.ptr -> i32
        %24 = arith.extsi %23 : i32 to i64
        %25 = llvm.getelementptr %22[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %21, %25 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%11 : !llvm.ptr) bounds(%10) to varPtr(%6 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    return
  }
  func.func @here(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c100_i32 = arith.constant 100 : i32
    %3 = arith.cmpi slt, %2, %c100_i32 : i32
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %8 = acc.bounds lowerbound(%c0_0 : index) upperbound(%7 : index) extent(%6 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %9 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f32) bounds(%8) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %10 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%9 : !llvm.ptr) firstprivate(%10 : !llvm.ptr) self(%3) {
      %c1_i32_2 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %9, %11 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %12 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg2 : i32) = (%c0_i32 : i32) to (%12 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %13 : i32, !llvm.ptr
        %14 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %15 = llvm.load %13 : !llvm.ptr -> i32
        %16 = arith.extsi %15 : i32 to i64
        %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %18 = llvm.load %17 : !llvm.ptr -> f32
        %19 = arith.negf %18 : f32
        %20 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %21 = llvm.load %13 : !llvm.ptr -> i32
        %22 = arith.extsi %21 : i32 to i64
        %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %19, %23 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%9 : !llvm.ptr) bounds(%8) to varPtr(%4 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    return
  }
  func.func @histogram(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(i32) bounds(%7) -> !llvm.ptr {name = "x[0:n]"}
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c15 = arith.constant 15 : index
    %c1_4 = arith.constant 1 : index
    %10 = acc.bounds lowerbound(%c0_3 : index) upperbound(%c15 : index) extent(%c16 : index) stride(%c1_4 : index) startIdx(%c0_2 : index)
    %11 = acc.copyin varPtr(%9 : !llvm.ptr) varType(i32) bounds(%10) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "bins[0:16]"}
    %12 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%8, %11 : !llvm.ptr, !llvm.ptr) firstprivate(%12 : !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %13 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      %14 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %13 : !llvm.ptr, !llvm.ptr
      llvm.store %11, %14 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %15 = llvm.load %12 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32 : i32) to (%15 : i32)  step (%c1_i32_6 : i32) {
        %c1_i32_7 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %16 : i32, !llvm.ptr
        %17 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
        %18 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
        %19 = llvm.load %16 : !llvm.ptr -> i32
        %20 = arith.extsi %19 : i32 to i64
        %21 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %22 = llvm.load %21 : !llvm.ptr -> i32
        %c15_i32 = arith.constant 15 : i32
        %23 = arith.andi %22, %c15_i32 : i32
        %24 = arith.extsi %23 : i32 to i64
        %25 = llvm.getelementptr %17[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        acc.atomic.update %25 : !llvm.ptr {
        ^bb0(%arg4: i32):
          %c1_i32_8 = arith.constant 1 : i32
          %26 = arith.addi %arg4, %c1_i32_8 : i32
          acc.yield %26 : i32
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%11 : !llvm.ptr) bounds(%10) to varPtr(%9 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "bins[0:16]"}
    acc.delete accPtr(%8 : !llvm.ptr) bounds(%7) {dataClause = #acc<data_clause acc_copyin>, name = "x[0:n]"}
    return
  }
  func.func @ticket(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %2 : i32, !llvm.ptr
    %3 = acc.copyin varPtr(%2 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "next"}
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %8 = acc.bounds lowerbound(%c0_0 : index) upperbound(%7 : index) extent(%6 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %9 = acc.create varPtr(%4 : !llvm.ptr) varType(i32) bounds(%8) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "out[0:n]"}
    %10 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%3, %9 : !llvm.ptr, !llvm.ptr) firstprivate(%10 : !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %12 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %9, %12 : !llvm.ptr, !llvm.ptr
      %c0_i32_3 = arith.constant 0 : i32
      %13 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg2 : i32) = (%c0_i32_3 : i32) to (%13 : i32)  step (%c1_i32_4 : i32) {
        %c1_i32_5 = arith.constant 1 : i32
        %14 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
        %15 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %14 : i32, !llvm.ptr
        acc.atomic.capture {
          acc.atomic.read %15 = %3 : !llvm.ptr, !llvm.ptr, i32
          acc.atomic.update %3 : !llvm.ptr {
          ^bb0(%arg3: i32):
            %c1_i32_6 = arith.constant 1 : i32
            %21 = arith.addi %arg3, %c1_i32_6 : i32
            acc.yield %21 : i32
          }
        }
        %16 = llvm.load %14 : !llvm.ptr -> i32
        %17 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
        %18 = llvm.load %15 : !llvm.ptr -> i32
        %19 = arith.extsi %18 : i32 to i64
        %20 = llvm.getelementptr %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        llvm.store %16, %20 : i32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%9 : !llvm.ptr) bounds(%8) to varPtr(%4 : !llvm.ptr) varType(i32) {name = "out[0:n]"}
    acc.copyout accPtr(%3 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "next"}
    %11 = llvm.load %2 : !llvm.ptr -> i32
    return %11 : i32
  }
}

