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
  func.func @smooth(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr {llvm.noalias}, %arg3: !llvm.ptr {llvm.noalias}, %arg4: !llvm.ptr {llvm.noalias}) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    llvm.store %arg4, %4 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %5 : i32, !llvm.ptr
    scf.while : () -> () {
      %6 = llvm.load %5 : !llvm.ptr -> i32
      %7 = llvm.load %1 : !llvm.ptr -> i32
      %8 = arith.cmpi slt, %6, %7 : i32
      scf.condition(%8)
    } do {
      %6 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0 = arith.constant 0 : index
      %c0_0 = arith.constant 0 : index
      %7 = llvm.load %0 : !llvm.ptr -> i32
      %8 = arith.index_cast %7 : i32 to index
      %c1 = arith.constant 1 : index
      %9 = arith.subi %8, %c1 : index
      %c1_1 = arith.constant 1 : index
      %10 = acc.bounds lowerbound(%c0_0 : index) upperbound(%9 : index) extent(%8 : index) stride(%c1_1 : index) startIdx(%c0 : index)
      %11 = acc.copyin varPtr(%6 : !llvm.ptr) varType(f64) bounds(%10) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "t[0:n]"}
      %12 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      %c0_2 = arith.constant 0 : index
      %c0_3 = arith.constant 0 : index
      %13 = llvm.load %0 : !llvm.ptr -> i32
      %14 = arith.index_cast %13 : i32 to index
      %c1_4 = arith.constant 1 : index
      %15 = arith.subi %14, %c1_4 : index
      %c1_5 = arith.constant 1 : index
      %16 = acc.bounds lowerbound(%c0_3 : index) upperbound(%15 : index) extent(%14 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
      %17 = acc.copyin varPtr(%12 : !llvm.ptr) varType(f64) bounds(%16) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "next[0:n]"}
      %18 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
      %c0_6 = arith.constant 0 : index
      %c0_7 = arith.constant 0 : index
      %19 = llvm.load %0 : !llvm.ptr -> i32
      %20 = arith.index_cast %19 : i32 to index
      %c1_8 = arith.constant 1 : index
      %21 = arith.subi %20, %c1_8 : index
      %c1_9 = arith.constant 1 : index
      %22 = acc.bounds lowerbound(%c0_7 : index) upperbound(%21 : index) extent(%20 : index) stride(%c1_9 : index) startIdx(%c0_6 : index)
      %23 = acc.copyin varPtr(%18 : !llvm.ptr) varType(f64) bounds(%22) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "mask[0:n]"}
      %24 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
      acc.parallel combined(loop) dataOperands(%11, %17, %23 : !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%24 : !llvm.ptr) {
        %c1_i32_19 = arith.constant 1 : i32
        %40 = llvm.alloca %c1_i32_19 x !llvm.ptr : (i32) -> !llvm.ptr
        %41 = llvm.alloca %c1_i32_19 x !llvm.ptr : (i32) -> !llvm.ptr
        %42 = llvm.alloca %c1_i32_19 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %11, %40 : !llvm.ptr, !llvm.ptr
        llvm.store %17, %41 : !llvm.ptr, !llvm.ptr
        llvm.store %23, %42 : !llvm.ptr, !llvm.ptr
        %c1_i32_20 = arith.constant 1 : i32
        %43 = llvm.load %24 : !llvm.ptr -> i32
        %c1_i32_21 = arith.constant 1 : i32
        %44 = arith.subi %43, %c1_i32_21 : i32
        %c1_i32_22 = arith.constant 1 : i32
        acc.loop combined(parallel) control(%arg5 : i32) = (%c1_i32_20 : i32) to (%44 : i32)  step (%c1_i32_22 : i32) {
          %c1_i32_23 = arith.constant 1 : i32
          %45 = llvm.alloca %c1_i32_23 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg5, %45 : i32, !llvm.ptr
          %46 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
          %47 = llvm.load %45 : !llvm.ptr -> i32
          %48 = arith.extsi %47 : i32 to i64
          %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %50 = llvm.load %49 : !llvm.ptr -> f64
          %51 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
          %52 = llvm.load %45 : !llvm.ptr -> i32
          %c1_i32_24 = arith.constant 1 : i32
          %53 = arith.subi %52, %c1_i32_24 : i32
          %54 = arith.extsi %53 : i32 to i64
          %55 = llvm.getelementptr %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %56 = llvm.load %55 : !llvm.ptr -> f64
          %57 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
          %58 = llvm.load %45 : !llvm.ptr -> i32
          %c1_i32_25 = arith.constant 1 : i32
          %59 = arith.addi %58, %c1_i32_25 : i32
          %60 = arith.extsi %59 : i32 to i64
          %61 = llvm.getelementptr %57[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %62 = llvm.load %61 : !llvm.ptr -> f64
          %63 = arith.addf %56, %62 : f64
          %64 = arith.mulf %50, %63 : f64
          %65 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
          %66 = llvm.load %45 : !llvm.ptr -> i32
          %67 = arith.extsi %66 : i32 to i64
          %68 = llvm.getelementptr %65[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %64, %68 : f64, !llvm.ptr
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.copyout accPtr(%23 : !llvm.ptr) bounds(%22) to varPtr(%18 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "mask[0:n]"}
      acc.copyout accPtr(%17 : !llvm.ptr) bounds(%16) to varPtr(%12 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "next[0:n]"}
      acc.copyout accPtr(%11 : !llvm.ptr) bounds(%10) to varPtr(%6 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "t[0:n]"}
      %25 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0_10 = arith.constant 0 : index
      %c0_11 = arith.constant 0 : index
      %26 = llvm.load %0 : !llvm.ptr -> i32
      %27 = arith.index_cast %26 : i32 to index
      %c1_12 = arith.constant 1 : index
      %28 = arith.subi %27, %c1_12 : index
      %c1_13 = arith.constant 1 : index
      %29 = acc.bounds lowerbound(%c0_11 : index) upperbound(%28 : index) extent(%27 : index) stride(%c1_13 : index) startIdx(%c0_10 : index)
      %30 = acc.copyin varPtr(%25 : !llvm.ptr) varType(f64) bounds(%29) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "t[0:n]"}
      %31 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      %c0_14 = arith.constant 0 : index
      %c0_15 = arith.constant 0 : index
      %32 = llvm.load %0 : !llvm.ptr -> i32
      %33 = arith.index_cast %32 : i32 to index
      %c1_16 = arith.constant 1 : index
      %34 = arith.subi %33, %c1_16 : index
      %c1_17 = arith.constant 1 : index
      %35 = acc.bounds lowerbound(%c0_15 : index) upperbound(%34 : index) extent(%33 : index) stride(%c1_17 : index) startIdx(%c0_14 : index)
      %36 = acc.copyin varPtr(%31 : !llvm.ptr) varType(f64) bounds(%35) -> !llvm.ptr {name = "next[0:n]"}
      %37 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
      acc.parallel combined(loop) dataOperands(%30, %36 : !llvm.ptr, !llvm.ptr) firstprivate(%37 : !llvm.ptr) {
        %c1_i32_19 = arith.constant 1 : i32
        %40 = llvm.alloca %c1_i32_19 x !llvm.ptr : (i32) -> !llvm.ptr
        %41 = llvm.alloca %c1_i32_19 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %30, %40 : !llvm.ptr, !llvm.ptr
        llvm.store %36, %41 : !llvm.ptr, !llvm.ptr
        %c1_i32_20 = arith.constant 1 : i32
        %42 = llvm.load %37 : !llvm.ptr -> i32
        %c1_i32_21 = arith.constant 1 : i32
        %43 = arith.subi %42, %c1_i32_21 : i32
        %c1_i32_22 = arith.constant 1 : i32
        acc.loop combined(parallel) control(%arg5 : i32) = (%c1_i32_20 : i32) to (%43 : i32)  step (%c1_i32_22 : i32) {
          %c1_i32_23 = arith.constant 1 : i32
          %44 = llvm.alloca %c1_i32_23 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg5, %44 : i32, !llvm.ptr
          %45 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
          %46 = llvm.load %44 : !llvm.ptr -> i32
          %47 = arith.extsi %46 : i32 to i64
          %48 = llvm.getelementptr %45[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %49 = llvm.load %48 : !llvm.ptr -> f64
          %50 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
          %51 = llvm.load %44 : !llvm.ptr -> i32
          %52 = arith.extsi %51 : i32 to i64
          %53 = llvm.getelementptr %50[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %49, %53 : f64, !llvm.ptr
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.delete accPtr(%36 : !llvm.ptr) bounds(%35) {dataClause = #acc<data_clause acc_copyin>, name = "next[0:n]"}
      acc.copyout accPtr(%30 : !llvm.ptr) bounds(%29) to varPtr(%25 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "t[0:n]"}
      %38 = llvm.load %5 : !llvm.ptr -> i32
      %c1_i32_18 = arith.constant 1 : i32
      %39 = arith.addi %38, %c1_i32_18 : i32
      llvm.store %39, %5 : i32, !llvm.ptr
      scf.yield
    }
    return
  }
}

