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
  acc.private.recipe @privatization_i32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  }
  func.func @f(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %1 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = arith.extsi %8 : i32 to i64
    %10 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %11 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %12 = acc.nocreate varPtr(%11 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "x"}
    acc.parallel combined(loop) dataOperands(%12 : !llvm.ptr) firstprivate(%10 : !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %41 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %12, %41 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %42 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      acc.loop combined(parallel) gang vector control(%arg4 : i32) = (%c0_i32 : i32) to (%42 : i32)  step (%c1_i32_6 : i32) {
        %c1_i32_7 = arith.constant 1 : i32
        %43 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg4, %43 : i32, !llvm.ptr
        %44 = llvm.load %43 : !llvm.ptr -> i32
        %45 = arith.sitofp %44 : i32 to f64
        %46 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %47 = llvm.load %43 : !llvm.ptr -> i32
        %48 = arith.extsi %47 : i32 to i64
        %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %45, %49 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%12 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "x"}
    %13 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %14 = llvm.load %0 : !llvm.ptr -> i32
    %15 = arith.index_cast %14 : i32 to index
    %c1 = arith.constant 1 : index
    %16 = arith.subi %15, %c1 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %17 = llvm.load %1 : !llvm.ptr -> i32
    %18 = arith.index_cast %17 : i32 to index
    %c1_3 = arith.constant 1 : index
    %19 = arith.subi %18, %c1_3 : index
    %c1_4 = arith.constant 1 : index
    %20 = arith.index_cast %7 : i64 to index
    %21 = acc.bounds lowerbound(%c0_2 : index) upperbound(%19 : index) extent(%18 : index) stride(%c1_4 : index) startIdx(%c0_1 : index)
    %22 = acc.bounds lowerbound(%c0_0 : index) upperbound(%16 : index) extent(%15 : index) stride(%20 : index) startIdx(%c0 : index)
    %23 = acc.copyin varPtr(%13 : !llvm.ptr) varType(f32) bounds(%21, %22) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n][0:m]"}
    %24 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %25 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "m"}
    %26 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %27 = acc.nocreate varPtr(%26 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "x"}
    acc.parallel dataOperands(%23, %27 : !llvm.ptr, !llvm.ptr) firstprivate(%24, %25 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %41 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      %42 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %23, %41 : !llvm.ptr, !llvm.ptr
      llvm.store %27, %42 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %43 = llvm.load %24 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      %44 = llvm.load %25 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      %45 = arith.subi %44, %c1_i32_7 : i32
      %c0_i32_8 = arith.constant 0 : i32
      %c-2_i32 = arith.constant -2 : i32
      %46 = acc.private varPtr(%4 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      %47 = acc.private varPtr(%5 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "j"}
      acc.loop gang private(%46, %47 : !llvm.ptr, !llvm.ptr) control(%arg4 : i32, %arg5 : i32) = (%c0_i32, %45 : i32, i32) to (%43, %c0_i32_8 : i32, i32)  step (%c1_i32_6, %c-2_i32 : i32, i32) {
        llvm.store %arg4, %46 : i32, !llvm.ptr
        llvm.store %arg5, %47 : i32, !llvm.ptr
        %54 = llvm.load %46 : !llvm.ptr -> i32
        %55 = llvm.load %47 : !llvm.ptr -> i32
        %56 = arith.muli %54, %55 : i32
        %57 = arith.sitofp %56 : i32 to f32
        %58 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %59 = llvm.load %46 : !llvm.ptr -> i32
        %60 = arith.extsi %59 : i32 to i64
        %61 = arith.muli %60, %7 : i64
        %62 = llvm.getelementptr %58[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %63 = llvm.load %47 : !llvm.ptr -> i32
        %64 = arith.extsi %63 : i32 to i64
        %65 = llvm.getelementptr %62[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %57, %65 : f32, !llvm.ptr
        acc.yield
      } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false, true>, independent = [#acc.device_type<none>]}
      %c-1 = arith.constant -1 : index
      %c1_i64 = arith.constant 1 : i64
      %c10_i64 = arith.constant 10 : i64
      %c3_i64 = arith.constant 3 : i64
      acc.loop gang({static=%c-1 : index}) worker vector control(%arg4 : i64) = (%c1_i64 : i64) to (%c10_i64 : i64)  step (%c3_i64 : i64) {
        %c1_i32_15 = arith.constant 1 : i32
        %54 = llvm.alloca %c1_i32_15 x i64 : (i32) -> !llvm.ptr
        llvm.store %arg4, %54 : i64, !llvm.ptr
        %cst = arith.constant 0.000000e+00 : f64
        %55 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
        %56 = llvm.load %54 : !llvm.ptr -> i64
        %57 = llvm.getelementptr %55[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %cst, %57 : f64, !llvm.ptr
        acc.yield
      } attributes {accc.unsigned = array<i1: true>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      %48 = llvm.load %24 : !llvm.ptr -> i32
      %c0_i32_9 = arith.constant 0 : i32
      %c-1_i32 = arith.constant -1 : i32
      %49 = acc.private varPtr(%4 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      acc.loop private(%49 : !llvm.ptr) control(%arg4 : i32) = (%48 : i32) to (%c0_i32_9 : i32)  step (%c-1_i32 : i32) {
        llvm.store %arg4, %49 : i32, !llvm.ptr
        %54 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
        %55 = llvm.load %49 : !llvm.ptr -> i32
        %56 = arith.extsi %55 : i32 to i64
        %57 = llvm.getelementptr %54[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %58 = llvm.load %57 : !llvm.ptr -> f64
        %cst = arith.constant 0.000000e+00 : f64
        %59 = arith.cmpf olt, %58, %cst : f64
        cf.cond_br %59, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        cf.br ^bb3
      ^bb2:  // pred: ^bb0
        %60 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
        %61 = llvm.load %49 : !llvm.ptr -> i32
        %62 = arith.extsi %61 : i32 to i64
        %63 = llvm.getelementptr %60[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %64 = llvm.load %63 : !llvm.ptr -> f64
        %65 = arith.negf %64 : f64
        %66 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
        %67 = llvm.load %49 : !llvm.ptr -> i32
        %68 = arith.extsi %67 : i32 to i64
        %69 = llvm.getelementptr %66[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %65, %69 : f64, !llvm.ptr
        cf.br ^bb3
      ^bb3:  // 2 preds: ^bb1, ^bb2
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, seq = [#acc.device_type<none>]}
      %c4_i32 = arith.constant 4 : i32
      %c-1_i32_10 = arith.constant -1 : i32
      %c0_i32_11 = arith.constant 0 : i32
      %50 = llvm.load %24 : !llvm.ptr -> i32
      %c1_i32_12 = arith.constant 1 : i32
      %c0_i32_13 = arith.constant 0 : i32
      %51 = llvm.load %25 : !llvm.ptr -> i32
      %c1_i32_14 = arith.constant 1 : i32
      %52 = acc.private varPtr(%4 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      %53 = acc.private varPtr(%5 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "j"}
      acc.loop private(%52, %53 : !llvm.ptr, !llvm.ptr) tile({%c4_i32 : i32, %c-1_i32_10 : i32}) control(%arg4 : i32, %arg5 : i32) = (%c0_i32_11, %c0_i32_13 : i32, i32) to (%50, %51 : i32, i32)  step (%c1_i32_12, %c1_i32_14 : i32, i32) {
        llvm.store %arg4, %52 : i32, !llvm.ptr
        llvm.store %arg5, %53 : i32, !llvm.ptr
        %54 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %55 = llvm.load %52 : !llvm.ptr -> i32
        %56 = arith.extsi %55 : i32 to i64
        %57 = arith.muli %56, %7 : i64
        %58 = llvm.getelementptr %54[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %59 = llvm.load %53 : !llvm.ptr -> i32
        %60 = arith.extsi %59 : i32 to i64
        %61 = llvm.getelementptr %58[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %62 = llvm.load %61 : !llvm.ptr -> f32
        %cst = arith.constant 1.000000e+00 : f32
        %63 = arith.addf %62, %cst : f32
        llvm.store %63, %61 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false, false>, independent = [#acc.device_type<none>]}
      %c0_i8 = arith.constant 0 : i8
      %c10_i8 = arith.constant 10 : i8
      %c1_i8 = arith.constant 1 : i8
      acc.loop gang control(%arg4 : i8) = (%c0_i8 : i8) to (%c10_i8 : i8)  step (%c1_i8 : i8) {
        %c1_i32_15 = arith.constant 1 : i32
        %54 = llvm.alloca %c1_i32_15 x i8 : (i32) -> !llvm.ptr
        llvm.store %arg4, %54 : i8, !llvm.ptr
        %55 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
        %56 = llvm.load %54 : !llvm.ptr -> i8
        %57 = arith.extsi %56 : i8 to i64
        %58 = llvm.getelementptr %55[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %59 = llvm.load %58 : !llvm.ptr -> f64
        %cst = arith.constant 1.000000e+00 : f64
        %60 = arith.addf %59, %cst : f64
        llvm.store %60, %58 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>], seq = [#acc.device_type<radeon>]}
      acc.yield
    }
    acc.delete accPtr(%27 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "x"}
    acc.copyout accPtr(%23 : !llvm.ptr) bounds(%21, %22) to varPtr(%13 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n][0:m]"}
    %28 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %29 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "m"}
    %30 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %31 = acc.nocreate varPtr(%30 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "a"}
    acc.kernels combined(loop) dataOperands(%31 : !llvm.ptr) firstprivate(%28, %29 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %41 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %31, %41 : !llvm.ptr, !llvm.ptr
      %42 = acc.private varPtr(%5 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {name = "j"}
      %c0_i32 = arith.constant 0 : i32
      %43 = llvm.load %28 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      %44 = acc.private varPtr(%4 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      acc.loop combined(kernels) private(%42, %44 : !llvm.ptr, !llvm.ptr) control(%arg4 : i32) = (%c0_i32 : i32) to (%43 : i32)  step (%c1_i32_6 : i32) {
        llvm.store %arg4, %44 : i32, !llvm.ptr
        %c0_i32_7 = arith.constant 0 : i32
        %45 = llvm.load %29 : !llvm.ptr -> i32
        %c1_i32_8 = arith.constant 1 : i32
        %46 = acc.private varPtr(%42 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "j"}
        acc.loop worker private(%46 : !llvm.ptr) control(%arg5 : i32) = (%c0_i32_7 : i32) to (%45 : i32)  step (%c1_i32_8 : i32) {
          llvm.store %arg5, %46 : i32, !llvm.ptr
          %cst = arith.constant 0.000000e+00 : f32
          %47 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
          %48 = llvm.load %44 : !llvm.ptr -> i32
          %49 = arith.extsi %48 : i32 to i64
          %50 = arith.muli %49, %7 : i64
          %51 = llvm.getelementptr %47[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %52 = llvm.load %46 : !llvm.ptr -> i32
          %53 = arith.extsi %52 : i32 to i64
          %54 = llvm.getelementptr %51[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %cst, %54 : f32, !llvm.ptr
          acc.yield
        } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.delete accPtr(%31 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "a"}
    %32 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %33 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %34 = acc.nocreate varPtr(%33 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "x"}
    acc.kernels dataOperands(%34 : !llvm.ptr) firstprivate(%32 : !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %41 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %34, %41 : !llvm.ptr, !llvm.ptr
      %c4_i32 = arith.constant 4 : i32
      %c2_i32 = arith.constant 2 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c64_i32 = arith.constant 64 : i32
      %c0_i32 = arith.constant 0 : i32
      %42 = llvm.load %32 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      %43 = acc.private varPtr(%4 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      acc.loop gang({num=%c4_i32 : i32, static=%c2_i32 : i32}) worker(%c2_i32_6 : i32) vector(%c64_i32 : i32) private(%43 : !llvm.ptr) control(%arg4 : i32) = (%c0_i32 : i32) to (%42 : i32)  step (%c1_i32_7 : i32) {
        llvm.store %arg4, %43 : i32, !llvm.ptr
        %cst = arith.constant 1.000000e+00 : f64
        %44 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %45 = llvm.load %43 : !llvm.ptr -> i32
        %46 = arith.extsi %45 : i32 to i64
        %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %cst, %47 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.terminator
    }
    acc.delete accPtr(%34 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "x"}
    %35 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %36 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %37 = acc.nocreate varPtr(%36 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "x"}
    acc.serial combined(loop) dataOperands(%37 : !llvm.ptr) firstprivate(%35 : !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %41 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %37, %41 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %42 = llvm.load %35 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      %43 = acc.private varPtr(%4 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      acc.loop combined(serial) private(%43 : !llvm.ptr) control(%arg4 : i32) = (%c0_i32 : i32) to (%42 : i32)  step (%c1_i32_6 : i32) {
        llvm.store %arg4, %43 : i32, !llvm.ptr
        %cst = arith.constant 0.000000e+00 : f64
        %44 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %45 = llvm.load %43 : !llvm.ptr -> i32
        %46 = arith.extsi %45 : i32 to i64
        %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %cst, %47 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%37 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "x"}
    %38 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %39 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %40 = acc.nocreate varPtr(%39 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "x"}
    acc.parallel combined(loop) dataOperands(%40 : !llvm.ptr) firstprivate(%38 : !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %41 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %40, %41 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %42 = llvm.load %38 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      %43 = acc.private varPtr(%4 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%43 : !llvm.ptr) control(%arg4 : i32) = (%c0_i32 : i32) to (%42 : i32)  step (%c1_i32_6 : i32) {
        llvm.store %arg4, %43 : i32, !llvm.ptr
        acc.loop {
          %c1_i32_11 = arith.constant 1 : i32
          %61 = llvm.alloca %c1_i32_11 x !llvm.ptr : (i32) -> !llvm.ptr
          %62 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
          llvm.store %62, %61 : !llvm.ptr, !llvm.ptr
          scf.while : () -> () {
            %63 = llvm.load %61 : !llvm.ptr -> !llvm.ptr
            %64 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
            %65 = llvm.load %38 : !llvm.ptr -> i32
            %66 = arith.extsi %65 : i32 to i64
            %67 = llvm.getelementptr %64[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %68 = llvm.icmp "ult" %63, %67 : !llvm.ptr
            scf.condition(%68)
          } do {
            %cst = arith.constant 1.000000e+00 : f64
            %63 = llvm.load %61 : !llvm.ptr -> !llvm.ptr
            %64 = llvm.load %63 : !llvm.ptr -> f64
            %65 = arith.addf %64, %cst : f64
            llvm.store %65, %63 : f64, !llvm.ptr
            %66 = llvm.load %61 : !llvm.ptr -> !llvm.ptr
            %c1_i64 = arith.constant 1 : i64
            %67 = llvm.getelementptr %66[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            llvm.store %67, %61 : !llvm.ptr, !llvm.ptr
            scf.yield
          }
          acc.yield
        } attributes {seq = [#acc.device_type<none>], unstructured}
        %44 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %c0_7 = arith.constant 0 : index
        %45 = llvm.load %43 : !llvm.ptr -> i32
        %46 = arith.index_cast %45 : i32 to index
        %c2 = arith.constant 2 : index
        %c1_8 = arith.constant 1 : index
        %47 = arith.subi %c2, %c1_8 : index
        %48 = arith.addi %46, %47 : index
        %c1_9 = arith.constant 1 : index
        %49 = acc.bounds lowerbound(%46 : index) upperbound(%48 : index) extent(%c2 : index) stride(%c1_9 : index) startIdx(%c0_7 : index)
        %50 = acc.cache varPtr(%44 : !llvm.ptr) varType(f64) bounds(%49) -> !llvm.ptr {name = "x[i:2]", structured = false}
        %51 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %52 = llvm.load %43 : !llvm.ptr -> i32
        %c1_i32_10 = arith.constant 1 : i32
        %53 = arith.addi %52, %c1_i32_10 : i32
        %54 = arith.extsi %53 : i32 to i64
        %55 = llvm.getelementptr %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %56 = llvm.load %55 : !llvm.ptr -> f64
        %57 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %58 = llvm.load %43 : !llvm.ptr -> i32
        %59 = arith.extsi %58 : i32 to i64
        %60 = llvm.getelementptr %57[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %56, %60 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%40 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "x"}
    return
  }
  func.func @g(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %10 = llvm.load %1 : !llvm.ptr -> i32
    %11 = arith.muli %9, %10 : i32
    %12 = arith.index_cast %11 : i32 to index
    %c1 = arith.constant 1 : index
    %13 = arith.subi %12, %c1 : index
    %c1_1 = arith.constant 1 : index
    %14 = acc.bounds lowerbound(%c0_0 : index) upperbound(%13 : index) extent(%12 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %15 = acc.copyin varPtr(%8 : !llvm.ptr) varType(f32) bounds(%14) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*m]"}
    %16 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %17 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "m"}
    %18 = acc.copyin varPtr(%7 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "last"}
    %19 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %20 = acc.nocreate varPtr(%19 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "b"}
    acc.kernels combined(loop) dataOperands(%15, %18, %20 : !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%16, %17 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %21 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      %22 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %15, %21 : !llvm.ptr, !llvm.ptr
      llvm.store %20, %22 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %23 = llvm.load %16 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      %24 = acc.private varPtr(%4 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      %25 = acc.private varPtr(%5 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "j"}
      %26 = acc.private varPtr(%6 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "k"}
      acc.loop combined(kernels) private(%24, %25, %26 : !llvm.ptr, !llvm.ptr, !llvm.ptr) control(%arg4 : i32) = (%c0_i32 : i32) to (%23 : i32)  step (%c1_i32_3 : i32) {
        llvm.store %arg4, %24 : i32, !llvm.ptr
        %c0_i32_4 = arith.constant 0 : i32
        llvm.store %c0_i32_4, %25 : i32, !llvm.ptr
        scf.while : () -> () {
          %33 = llvm.load %25 : !llvm.ptr -> i32
          %34 = llvm.load %17 : !llvm.ptr -> i32
          %35 = arith.cmpi slt, %33, %34 : i32
          scf.condition(%35)
        } do {
          %cst = arith.constant 1.000000e+00 : f32
          %33 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
          %34 = llvm.load %24 : !llvm.ptr -> i32
          %35 = llvm.load %17 : !llvm.ptr -> i32
          %36 = arith.muli %34, %35 : i32
          %37 = llvm.load %25 : !llvm.ptr -> i32
          %38 = arith.addi %36, %37 : i32
          %39 = arith.extsi %38 : i32 to i64
          %40 = llvm.getelementptr %33[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %cst, %40 : f32, !llvm.ptr
          %41 = llvm.load %25 : !llvm.ptr -> i32
          %c1_i32_6 = arith.constant 1 : i32
          %42 = arith.addi %41, %c1_i32_6 : i32
          llvm.store %42, %25 : i32, !llvm.ptr
          scf.yield
        }
        %c0_i32_5 = arith.constant 0 : i32
        llvm.store %c0_i32_5, %26 : i32, !llvm.ptr
        scf.while : () -> () {
          %33 = llvm.load %26 : !llvm.ptr -> i32
          %34 = llvm.load %17 : !llvm.ptr -> i32
          %35 = arith.cmpi slt, %33, %34 : i32
          scf.condition(%35)
        } do {
          %c0_i32_6 = arith.constant 0 : i32
          llvm.store %c0_i32_6, %18 : i32, !llvm.ptr
          scf.while : () -> () {
            %35 = llvm.load %18 : !llvm.ptr -> i32
            %36 = llvm.load %26 : !llvm.ptr -> i32
            %37 = arith.cmpi slt, %35, %36 : i32
            scf.condition(%37)
          } do {
            %35 = llvm.load %18 : !llvm.ptr -> i32
            %36 = arith.sitofp %35 : i32 to f32
            %37 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
            %38 = llvm.load %24 : !llvm.ptr -> i32
            %39 = llvm.load %17 : !llvm.ptr -> i32
            %40 = arith.muli %38, %39 : i32
            %41 = llvm.load %26 : !llvm.ptr -> i32
            %42 = arith.addi %40, %41 : i32
            %43 = arith.extsi %42 : i32 to i64
            %44 = llvm.getelementptr %37[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %45 = llvm.load %44 : !llvm.ptr -> f32
            %46 = arith.addf %45, %36 : f32
            llvm.store %46, %44 : f32, !llvm.ptr
            %47 = llvm.load %18 : !llvm.ptr -> i32
            %c1_i32_8 = arith.constant 1 : i32
            %48 = arith.addi %47, %c1_i32_8 : i32
            llvm.store %48, %18 : i32, !llvm.ptr
            scf.yield
          }
          %33 = llvm.load %26 : !llvm.ptr -> i32
          %c1_i32_7 = arith.constant 1 : i32
          %34 = arith.addi %33, %c1_i32_7 : i32
          llvm.store %34, %26 : i32, !llvm.ptr
          scf.yield
        }
        %27 = llvm.load %18 : !llvm.ptr -> i32
        %28 = arith.sitofp %27 : i32 to f32
        %29 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
        %30 = llvm.load %24 : !llvm.ptr -> i32
        %31 = arith.extsi %30 : i32 to i64
        %32 = llvm.getelementptr %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %28, %32 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.terminator
    }
    acc.delete accPtr(%20 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "b"}
    acc.copyout accPtr(%18 : !llvm.ptr) to varPtr(%7 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "last"}
    acc.copyout accPtr(%15 : !llvm.ptr) bounds(%14) to varPtr(%8 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*m]"}
    return
  }
}
