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
  acc.firstprivate.recipe @firstprivatization_f32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    llvm.store %0, %arg1 : f32, !llvm.ptr
    acc.terminator
  }
  acc.reduction.recipe @reduction_add_f32 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %0 : f32, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    %1 = llvm.load %arg1 : !llvm.ptr -> f32
    %2 = arith.addf %0, %1 : f32
    llvm.store %2, %arg0 : f32, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.private.recipe @privatization_f32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  }
  acc.private.recipe @privatization_i32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  }
  func.func @scale(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : f32, !llvm.ptr
    %3 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %4 = acc.firstprivate varPtr(%2 : !llvm.ptr) varType(f32) recipe(@firstprivatization_f32) -> !llvm.ptr {implicit = true, name = "a"}
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %6 = acc.nocreate varPtr(%5 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "x"}
    acc.parallel combined(loop) dataOperands(%6 : !llvm.ptr) firstprivate(%3, %4 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_0 = arith.constant 1 : i32
      %7 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %6, %7 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %8 = llvm.load %3 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32 : i32) to (%8 : i32)  step (%c1_i32_1 : i32) {
        %c1_i32_2 = arith.constant 1 : i32
        %9 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %9 : i32, !llvm.ptr
        %10 = llvm.load %4 : !llvm.ptr -> f32
        %11 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
        %12 = llvm.load %9 : !llvm.ptr -> i32
        %13 = arith.extsi %12 : i32 to i64
        %14 = llvm.getelementptr %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %15 = llvm.load %14 : !llvm.ptr -> f32
        %16 = arith.mulf %15, %10 : f32
        llvm.store %16, %14 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%6 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "x"}
    return
  }
  func.func @sum(%arg0: i32, %arg1: !llvm.ptr) -> f32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %2 : f32, !llvm.ptr
    %3 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f32) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    %4 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %6 = acc.nocreate varPtr(%5 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "x"}
    acc.parallel combined(loop) dataOperands(%3, %6 : !llvm.ptr, !llvm.ptr) firstprivate(%4 : !llvm.ptr) {
      %c1_i32_0 = arith.constant 1 : i32
      %8 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %6, %8 : !llvm.ptr, !llvm.ptr
      %9 = acc.reduction varPtr(%3 : !llvm.ptr) varType(f32) recipe(@reduction_add_f32) -> !llvm.ptr {name = "s"}
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %4 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      acc.loop combined(parallel) reduction(%9 : !llvm.ptr) control(%arg2 : i32) = (%c0_i32 : i32) to (%10 : i32)  step (%c1_i32_1 : i32) {
        %c1_i32_2 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %11 : i32, !llvm.ptr
        %12 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
        %13 = llvm.load %11 : !llvm.ptr -> i32
        %14 = arith.extsi %13 : i32 to i64
        %15 = llvm.getelementptr %12[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %16 = llvm.load %15 : !llvm.ptr -> f32
        %17 = llvm.load %9 : !llvm.ptr -> f32
        %18 = arith.addf %17, %16 : f32
        llvm.store %18, %9 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%6 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "x"}
    acc.copyout accPtr(%3 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    %7 = llvm.load %2 : !llvm.ptr -> f32
    return %7 : f32
  }
  func.func @add(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> i32
    %5 = arith.extsi %4 : i32 to i64
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = llvm.load %1 : !llvm.ptr -> i32
    %9 = arith.extsi %8 : i32 to i64
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.extsi %10 : i32 to i64
    %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %14 = arith.index_cast %13 : i32 to index
    %c1 = arith.constant 1 : index
    %15 = arith.subi %14, %c1 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %16 = llvm.load %1 : !llvm.ptr -> i32
    %17 = arith.index_cast %16 : i32 to index
    %c1_3 = arith.constant 1 : index
    %18 = arith.subi %17, %c1_3 : index
    %c1_4 = arith.constant 1 : index
    %19 = arith.index_cast %5 : i64 to index
    %20 = acc.bounds lowerbound(%c0_2 : index) upperbound(%18 : index) extent(%17 : index) stride(%c1_4 : index) startIdx(%c0_1 : index)
    %21 = acc.bounds lowerbound(%c0_0 : index) upperbound(%15 : index) extent(%14 : index) stride(%19 : index) startIdx(%c0 : index)
    %22 = acc.copyin varPtr(%12 : !llvm.ptr) varType(f32) bounds(%20, %21) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "c[0:n][0:m]"}
    %23 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_5 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    %24 = llvm.load %0 : !llvm.ptr -> i32
    %25 = arith.index_cast %24 : i32 to index
    %c1_7 = arith.constant 1 : index
    %26 = arith.subi %25, %c1_7 : index
    %c0_8 = arith.constant 0 : index
    %c0_9 = arith.constant 0 : index
    %27 = llvm.load %1 : !llvm.ptr -> i32
    %28 = arith.index_cast %27 : i32 to index
    %c1_10 = arith.constant 1 : index
    %29 = arith.subi %28, %c1_10 : index
    %c1_11 = arith.constant 1 : index
    %30 = arith.index_cast %9 : i64 to index
    %31 = acc.bounds lowerbound(%c0_9 : index) upperbound(%29 : index) extent(%28 : index) stride(%c1_11 : index) startIdx(%c0_8 : index)
    %32 = acc.bounds lowerbound(%c0_6 : index) upperbound(%26 : index) extent(%25 : index) stride(%30 : index) startIdx(%c0_5 : index)
    %33 = acc.copyin varPtr(%23 : !llvm.ptr) varType(f32) bounds(%31, %32) -> !llvm.ptr {name = "a[0:n][0:m]"}
    %34 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %35 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "m"}
    acc.parallel combined(loop) dataOperands(%22, %33 : !llvm.ptr, !llvm.ptr) firstprivate(%34, %35 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_12 = arith.constant 1 : i32
      %36 = llvm.alloca %c1_i32_12 x !llvm.ptr : (i32) -> !llvm.ptr
      %37 = llvm.alloca %c1_i32_12 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %22, %36 : !llvm.ptr, !llvm.ptr
      llvm.store %33, %37 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %38 = llvm.load %34 : !llvm.ptr -> i32
      %c1_i32_13 = arith.constant 1 : i32
      %c0_i32_14 = arith.constant 0 : i32
      %39 = llvm.load %35 : !llvm.ptr -> i32
      %c1_i32_15 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg4 : i32, %arg5 : i32) = (%c0_i32, %c0_i32_14 : i32, i32) to (%38, %39 : i32, i32)  step (%c1_i32_13, %c1_i32_15 : i32, i32) {
        %c1_i32_16 = arith.constant 1 : i32
        %40 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
        %41 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg4, %40 : i32, !llvm.ptr
        llvm.store %arg5, %41 : i32, !llvm.ptr
        %42 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
        %43 = llvm.load %40 : !llvm.ptr -> i32
        %44 = arith.extsi %43 : i32 to i64
        %45 = arith.muli %44, %9 : i64
        %46 = llvm.getelementptr %42[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %47 = llvm.load %41 : !llvm.ptr -> i32
        %48 = arith.extsi %47 : i32 to i64
        %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %50 = llvm.load %49 : !llvm.ptr -> f32
        %51 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
        %52 = llvm.load %40 : !llvm.ptr -> i32
        %53 = arith.extsi %52 : i32 to i64
        %54 = arith.muli %53, %5 : i64
        %55 = llvm.getelementptr %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %56 = llvm.load %41 : !llvm.ptr -> i32
        %57 = arith.extsi %56 : i32 to i64
        %58 = llvm.getelementptr %55[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %59 = llvm.load %58 : !llvm.ptr -> f32
        %60 = arith.addf %59, %50 : f32
        llvm.store %60, %58 : f32, !llvm.ptr
        acc.yield
      } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false, false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%33 : !llvm.ptr) bounds(%31, %32) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n][0:m]"}
    acc.copyout accPtr(%22 : !llvm.ptr) bounds(%20, %21) to varPtr(%12 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "c[0:n][0:m]"}
    return
  }
  func.func @rows(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %c4_i32 = arith.constant 4 : i32
    %4 = arith.divsi %3, %c4_i32 : i32
    %c64_i32 = arith.constant 64 : i32
    %5 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %6 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "m"}
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %8 = acc.nocreate varPtr(%7 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "a"}
    acc.parallel combined(loop) dataOperands(%8 : !llvm.ptr) firstprivate(%5, %6 : !llvm.ptr, !llvm.ptr) num_gangs({%4 : i32}) vector_length(%c64_i32 : i32) {
      %c1_i32_0 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %5 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      acc.loop combined(parallel) gang control(%arg3 : i32) = (%c0_i32 : i32) to (%10 : i32)  step (%c1_i32_1 : i32) {
        %c1_i32_2 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %11 : i32, !llvm.ptr
        %c0_i32_3 = arith.constant 0 : i32
        %12 = llvm.load %6 : !llvm.ptr -> i32
        %c1_i32_4 = arith.constant 1 : i32
        acc.loop vector control(%arg4 : i32) = (%c0_i32_3 : i32) to (%12 : i32)  step (%c1_i32_4 : i32) {
          %c1_i32_5 = arith.constant 1 : i32
          %13 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg4, %13 : i32, !llvm.ptr
          %14 = llvm.load %11 : !llvm.ptr -> i32
          %15 = llvm.load %13 : !llvm.ptr -> i32
          %16 = arith.addi %14, %15 : i32
          %17 = arith.sitofp %16 : i32 to f32
          %18 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
          %19 = llvm.load %11 : !llvm.ptr -> i32
          %20 = llvm.load %6 : !llvm.ptr -> i32
          %21 = arith.muli %19, %20 : i32
          %22 = llvm.load %13 : !llvm.ptr -> i32
          %23 = arith.addi %21, %22 : i32
          %24 = arith.extsi %23 : i32 to i64
          %25 = llvm.getelementptr %18[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %17, %25 : f32, !llvm.ptr
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%8 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "a"}
    return
  }
  func.func @levels(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = arith.extsi %2 : i32 to i64
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.extsi %4 : i32 to i64
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %10 = arith.index_cast %9 : i32 to index
    %c1 = arith.constant 1 : index
    %11 = arith.subi %10, %c1 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %12 = llvm.load %0 : !llvm.ptr -> i32
    %13 = arith.index_cast %12 : i32 to index
    %c1_3 = arith.constant 1 : index
    %14 = arith.subi %13, %c1_3 : index
    %c0_4 = arith.constant 0 : index
    %c0_5 = arith.constant 0 : index
    %15 = llvm.load %0 : !llvm.ptr -> i32
    %16 = arith.index_cast %15 : i32 to index
    %c1_6 = arith.constant 1 : index
    %17 = arith.subi %16, %c1_6 : index
    %c1_7 = arith.constant 1 : index
    %18 = arith.index_cast %3 : i64 to index
    %19 = arith.index_cast %5 : i64 to index
    %20 = arith.muli %18, %19 : index
    %21 = acc.bounds lowerbound(%c0_5 : index) upperbound(%17 : index) extent(%16 : index) stride(%c1_7 : index) startIdx(%c0_4 : index)
    %22 = acc.bounds lowerbound(%c0_2 : index) upperbound(%14 : index) extent(%13 : index) stride(%18 : index) startIdx(%c0_1 : index)
    %23 = acc.bounds lowerbound(%c0_0 : index) upperbound(%11 : index) extent(%10 : index) stride(%20 : index) startIdx(%c0 : index)
    %24 = acc.copyin varPtr(%8 : !llvm.ptr) varType(f32) bounds(%21, %22, %23) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n][0:n][0:n]"}
    %25 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%24 : !llvm.ptr) firstprivate(%25 : !llvm.ptr) {
      %c1_i32_8 = arith.constant 1 : i32
      %26 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %24, %26 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %27 = llvm.load %25 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      acc.loop combined(parallel) gang control(%arg2 : i32) = (%c0_i32 : i32) to (%27 : i32)  step (%c1_i32_9 : i32) {
        %c1_i32_10 = arith.constant 1 : i32
        %28 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %28 : i32, !llvm.ptr
        %c0_i32_11 = arith.constant 0 : i32
        %29 = llvm.load %25 : !llvm.ptr -> i32
        %c1_i32_12 = arith.constant 1 : i32
        acc.loop worker control(%arg3 : i32) = (%c0_i32_11 : i32) to (%29 : i32)  step (%c1_i32_12 : i32) {
          %c1_i32_13 = arith.constant 1 : i32
          %30 = llvm.alloca %c1_i32_13 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %30 : i32, !llvm.ptr
          %c1_i32_14 = arith.constant 1 : i32
          %31 = llvm.load %25 : !llvm.ptr -> i32
          %c1_i32_15 = arith.constant 1 : i32
          acc.loop control(%arg4 : i32) = (%c1_i32_14 : i32) to (%31 : i32)  step (%c1_i32_15 : i32) {
            %c1_i32_16 = arith.constant 1 : i32
            %32 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
            llvm.store %arg4, %32 : i32, !llvm.ptr
            %33 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
            %34 = llvm.load %28 : !llvm.ptr -> i32
            %35 = arith.extsi %34 : i32 to i64
            %36 = arith.muli %5, %3 : i64
            %37 = arith.muli %35, %36 : i64
            %38 = llvm.getelementptr %33[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %39 = llvm.load %30 : !llvm.ptr -> i32
            %40 = arith.extsi %39 : i32 to i64
            %41 = arith.muli %40, %3 : i64
            %42 = llvm.getelementptr %38[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %43 = llvm.load %32 : !llvm.ptr -> i32
            %c1_i32_17 = arith.constant 1 : i32
            %44 = arith.subi %43, %c1_i32_17 : i32
            %45 = arith.extsi %44 : i32 to i64
            %46 = llvm.getelementptr %42[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %47 = llvm.load %46 : !llvm.ptr -> f32
            %48 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
            %49 = llvm.load %28 : !llvm.ptr -> i32
            %50 = arith.extsi %49 : i32 to i64
            %51 = arith.muli %5, %3 : i64
            %52 = arith.muli %50, %51 : i64
            %53 = llvm.getelementptr %48[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %54 = llvm.load %30 : !llvm.ptr -> i32
            %55 = arith.extsi %54 : i32 to i64
            %56 = arith.muli %55, %3 : i64
            %57 = llvm.getelementptr %53[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %58 = llvm.load %32 : !llvm.ptr -> i32
            %59 = arith.extsi %58 : i32 to i64
            %60 = llvm.getelementptr %57[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %61 = llvm.load %60 : !llvm.ptr -> f32
            %62 = arith.addf %61, %47 : f32
            llvm.store %62, %60 : f32, !llvm.ptr
            acc.yield
          } attributes {inclusiveUpperbound = array<i1: false>, seq = [#acc.device_type<none>]}
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%24 : !llvm.ptr) bounds(%21, %22, %23) to varPtr(%8 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n][0:n][0:n]"}
    return
  }
  func.func @rowmax(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) -> f32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = llvm.load %1 : !llvm.ptr -> i32
    %10 = arith.muli %8, %9 : i32
    %11 = arith.index_cast %10 : i32 to index
    %c1 = arith.constant 1 : index
    %12 = arith.subi %11, %c1 : index
    %c1_1 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%c0_0 : index) upperbound(%12 : index) extent(%11 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %14 = acc.copyin varPtr(%7 : !llvm.ptr) varType(f32) bounds(%13) -> !llvm.ptr {name = "a[0:n*m]"}
    %15 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %16 = llvm.load %0 : !llvm.ptr -> i32
    %17 = arith.index_cast %16 : i32 to index
    %c1_4 = arith.constant 1 : index
    %18 = arith.subi %17, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %19 = acc.bounds lowerbound(%c0_3 : index) upperbound(%18 : index) extent(%17 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %20 = acc.create varPtr(%15 : !llvm.ptr) varType(f32) bounds(%19) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "best[0:n]"}
    %21 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %22 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "m"}
    acc.parallel combined(loop) dataOperands(%14, %20 : !llvm.ptr, !llvm.ptr) firstprivate(%21, %22 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %26 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %27 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %14, %26 : !llvm.ptr, !llvm.ptr
      llvm.store %20, %27 : !llvm.ptr, !llvm.ptr
      %28 = acc.private varPtr(%6 : !llvm.ptr) varType(f32) recipe(@privatization_f32) -> !llvm.ptr {name = "t"}
      %c0_i32 = arith.constant 0 : i32
      %29 = llvm.load %21 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      %30 = acc.private varPtr(%4 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%28, %30 : !llvm.ptr, !llvm.ptr) control(%arg4 : i32) = (%c0_i32 : i32) to (%29 : i32)  step (%c1_i32_7 : i32) {
        llvm.store %arg4, %30 : i32, !llvm.ptr
        %31 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %32 = llvm.load %30 : !llvm.ptr -> i32
        %33 = llvm.load %22 : !llvm.ptr -> i32
        %34 = arith.muli %32, %33 : i32
        %35 = arith.extsi %34 : i32 to i64
        %36 = llvm.getelementptr %31[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %37 = llvm.load %36 : !llvm.ptr -> f32
        llvm.store %37, %28 : f32, !llvm.ptr
        %c1_i32_8 = arith.constant 1 : i32
        %38 = llvm.load %22 : !llvm.ptr -> i32
        %c1_i32_9 = arith.constant 1 : i32
        %39 = acc.private varPtr(%5 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "j"}
        acc.loop private(%39 : !llvm.ptr) control(%arg5 : i32) = (%c1_i32_8 : i32) to (%38 : i32)  step (%c1_i32_9 : i32) {
          llvm.store %arg5, %39 : i32, !llvm.ptr
          %45 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
          %46 = llvm.load %30 : !llvm.ptr -> i32
          %47 = llvm.load %22 : !llvm.ptr -> i32
          %48 = arith.muli %46, %47 : i32
          %49 = llvm.load %39 : !llvm.ptr -> i32
          %50 = arith.addi %48, %49 : i32
          %51 = arith.extsi %50 : i32 to i64
          %52 = llvm.getelementptr %45[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %53 = llvm.load %52 : !llvm.ptr -> f32
          %54 = llvm.load %28 : !llvm.ptr -> f32
          %55 = arith.cmpf ogt, %53, %54 : f32
          %56 = scf.if %55 -> (f32) {
            %57 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
            %58 = llvm.load %30 : !llvm.ptr -> i32
            %59 = llvm.load %22 : !llvm.ptr -> i32
            %60 = arith.muli %58, %59 : i32
            %61 = llvm.load %39 : !llvm.ptr -> i32
            %62 = arith.addi %60, %61 : i32
            %63 = arith.extsi %62 : i32 to i64
            %64 = llvm.getelementptr %57[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %65 = llvm.load %64 : !llvm.ptr -> f32
            scf.yield %65 : f32
          } else {
            %57 = llvm.load %28 : !llvm.ptr -> f32
            scf.yield %57 : f32
          }
          llvm.store %56, %28 : f32, !llvm.ptr
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, seq = [#acc.device_type<none>]}
        %40 = llvm.load %28 : !llvm.ptr -> f32
        %41 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
        %42 = llvm.load %30 : !llvm.ptr -> i32
        %43 = arith.extsi %42 : i32 to i64
        %44 = llvm.getelementptr %41[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %40, %44 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%20 : !llvm.ptr) bounds(%19) to varPtr(%15 : !llvm.ptr) varType(f32) {name = "best[0:n]"}
    acc.delete accPtr(%14 : !llvm.ptr) bounds(%13) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n*m]"}
    %23 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %24 = llvm.getelementptr %23[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 : !llvm.ptr -> f32
    return %25 : f32
  }
  func.func @temporaries(%arg0: i32, %arg1: !llvm.ptr) {
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
    %9 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %10 = acc.firstprivate varPtr(%2 : !llvm.ptr) varType(f32) recipe(@firstprivatization_f32) -> !llvm.ptr {implicit = true, name = "t"}
    acc.parallel combined(loop) dataOperands(%8 : !llvm.ptr) firstprivate(%9, %10 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %11 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %12 = llvm.load %9 : !llvm.ptr -> i32
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
        llvm.store %18, %10 : f32, !llvm.ptr
        %19 = llvm.load %10 : !llvm.ptr -> f32
        %20 = llvm.load %10 : !llvm.ptr -> f32
        %21 = arith.mulf %19, %20 : f32
        %22 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %23 = llvm.load %13 : !llvm.ptr -> i32
        %24 = arith.extsi %23 : i32 to i64
        %25 = llvm.getelementptr %22[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %21, %25 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%3 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    return
  }
  func.func @chunks(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = arith.index_cast %3 : i32 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_1 = arith.constant 1 : index
    %6 = acc.bounds lowerbound(%c0_0 : index) upperbound(%5 : index) extent(%4 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f32) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %8 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%7 : !llvm.ptr) firstprivate(%8 : !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %9 : !llvm.ptr, !llvm.ptr
      %c16_i32 = arith.constant 16 : i32
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(parallel) gang({static=%c16_i32 : i32}) control(%arg2 : i32) = (%c0_i32 : i32) to (%10 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %11 : i32, !llvm.ptr
        %cst = arith.constant 1.000000e+00 : f32
        %12 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %13 = llvm.load %11 : !llvm.ptr -> i32
        %14 = arith.extsi %13 : i32 to i64
        %15 = llvm.getelementptr %12[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %16 = llvm.load %15 : !llvm.ptr -> f32
        %17 = arith.addf %16, %cst : f32
        llvm.store %17, %15 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    return
  }
}

