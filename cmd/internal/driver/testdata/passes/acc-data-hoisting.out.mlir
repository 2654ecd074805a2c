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
    %6 = llvm.load %1 : !llvm.ptr -> i32
    %7 = arith.cmpi slt, %c0_i32, %6 : i32
    %8 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %10 = arith.index_cast %9 : i32 to index
    %c1 = arith.constant 1 : index
    %11 = arith.subi %10, %c1 : index
    %c1_0 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %12 = acc.bounds lowerbound(%c0 : index) upperbound(%11 : index) extent(%10 : index) stride(%c1_0 : index) startIdx(%c0_1 : index)
    %13 = acc.copyin varPtr(%8 : !llvm.ptr) varType(f64) bounds(%12) -> !llvm.ptr {accc.reason = "nothing writes 'mask[0:n]' in the loop at line 28: it is copied to the device once before it, which saves 2 transfers in each iteration", name = "mask[0:n]"}
    %14 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %15 = llvm.load %0 : !llvm.ptr -> i32
    %16 = arith.index_cast %15 : i32 to index
    %c1_3 = arith.constant 1 : index
    %17 = arith.subi %16, %c1_3 : index
    %c1_4 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %18 = acc.bounds lowerbound(%c0_2 : index) upperbound(%17 : index) extent(%16 : index) stride(%c1_4 : index) startIdx(%c0_5 : index)
    %19 = acc.copyin varPtr(%14 : !llvm.ptr) varType(f64) bounds(%18) -> !llvm.ptr {accc.reason = "the host neither reads nor writes 't[0:n]' in the loop at line 28: it is copied before and after it, which saves 4 transfers in each iteration", dataClause = #acc<data_clause acc_copy>, name = "t[0:n]"}
    %20 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %21 = llvm.load %0 : !llvm.ptr -> i32
    %22 = arith.index_cast %21 : i32 to index
    %c1_7 = arith.constant 1 : index
    %23 = arith.subi %22, %c1_7 : index
    %c1_8 = arith.constant 1 : index
    %c0_9 = arith.constant 0 : index
    %24 = acc.bounds lowerbound(%c0_6 : index) upperbound(%23 : index) extent(%22 : index) stride(%c1_8 : index) startIdx(%c0_9 : index)
    %25 = acc.copyin varPtr(%20 : !llvm.ptr) varType(f64) bounds(%24) -> !llvm.ptr {accc.reason = "the host neither reads nor writes 'next[0:n]' in the loop at line 28: it is copied before and after it, which saves 3 transfers in each iteration", dataClause = #acc<data_clause acc_copy>, name = "next[0:n]"}
    acc.data if(%7) dataOperands(%13, %19, %25 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      scf.while : () -> () {
        %26 = llvm.load %5 : !llvm.ptr -> i32
        %27 = llvm.load %1 : !llvm.ptr -> i32
        %28 = arith.cmpi slt, %26, %27 : i32
        scf.condition(%28)
      } do {
        %26 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %c0_10 = arith.constant 0 : index
        %c0_11 = arith.constant 0 : index
        %27 = llvm.load %0 : !llvm.ptr -> i32
        %28 = arith.index_cast %27 : i32 to index
        %c1_12 = arith.constant 1 : index
        %29 = arith.subi %28, %c1_12 : index
        %c1_13 = arith.constant 1 : index
        %30 = acc.bounds lowerbound(%c0_11 : index) upperbound(%29 : index) extent(%28 : index) stride(%c1_13 : index) startIdx(%c0_10 : index)
        %31 = acc.copyin varPtr(%26 : !llvm.ptr) varType(f64) bounds(%30) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "t[0:n]"}
        %32 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
        %c0_14 = arith.constant 0 : index
        %c0_15 = arith.constant 0 : index
        %33 = llvm.load %0 : !llvm.ptr -> i32
        %34 = arith.index_cast %33 : i32 to index
        %c1_16 = arith.constant 1 : index
        %35 = arith.subi %34, %c1_16 : index
        %c1_17 = arith.constant 1 : index
        %36 = acc.bounds lowerbound(%c0_15 : index) upperbound(%35 : index) extent(%34 : index) stride(%c1_17 : index) startIdx(%c0_14 : index)
        %37 = acc.copyin varPtr(%32 : !llvm.ptr) varType(f64) bounds(%36) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "next[0:n]"}
        %38 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
        %c0_18 = arith.constant 0 : index
        %c0_19 = arith.constant 0 : index
        %39 = llvm.load %0 : !llvm.ptr -> i32
        %40 = arith.index_cast %39 : i32 to index
        %c1_20 = arith.constant 1 : index
        %41 = arith.subi %40, %c1_20 : index
        %c1_21 = arith.constant 1 : index
        %42 = acc.bounds lowerbound(%c0_19 : index) upperbound(%41 : index) extent(%40 : index) stride(%c1_21 : index) startIdx(%c0_18 : index)
        %43 = acc.copyin varPtr(%38 : !llvm.ptr) varType(f64) bounds(%42) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "mask[0:n]"}
        %44 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
        acc.parallel combined(loop) dataOperands(%31, %37, %43 : !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%44 : !llvm.ptr) {
          %c1_i32_31 = arith.constant 1 : i32
          %60 = llvm.alloca %c1_i32_31 x !llvm.ptr : (i32) -> !llvm.ptr
          %61 = llvm.alloca %c1_i32_31 x !llvm.ptr : (i32) -> !llvm.ptr
          %62 = llvm.alloca %c1_i32_31 x !llvm.ptr : (i32) -> !llvm.ptr
          llvm.store %31, %60 : !llvm.ptr, !llvm.ptr
          llvm.store %37, %61 : !llvm.ptr, !llvm.ptr
          llvm.store %43, %62 : !llvm.ptr, !llvm.ptr
          %c1_i32_32 = arith.constant 1 : i32
          %63 = llvm.load %44 : !llvm.ptr -> i32
          %c1_i32_33 = arith.constant 1 : i32
          %64 = arith.subi %63, %c1_i32_33 : i32
          %c1_i32_34 = arith.constant 1 : i32
          acc.loop combined(parallel) control(%arg5 : i32) = (%c1_i32_32 : i32) to (%64 : i32)  step (%c1_i32_34 : i32) {
            %c1_i32_35 = arith.constant 1 : i32
            %65 = llvm.alloca %c1_i32_35 x i32 : (i32) -> !llvm.ptr
            llvm.store %arg5, %65 : i32, !llvm.ptr
            %66 = llvm.load %62 : !llvm.ptr -> !llvm.ptr
            %67 = llvm.load %65 : !llvm.ptr -> i32
            %68 = arith.extsi %67 : i32 to i64
            %69 = llvm.getelementptr %66[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %70 = llvm.load %69 : !llvm.ptr -> f64
            %71 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
            %72 = llvm.load %65 : !llvm.ptr -> i32
            %c1_i32_36 = arith.constant 1 : i32
            %73 = arith.subi %72, %c1_i32_36 : i32
            %74 = arith.extsi %73 : i32 to i64
            %75 = llvm.getelementptr %71[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %76 = llvm.load %75 : !llvm.ptr -> f64
            %77 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
            %78 = llvm.load %65 : !llvm.ptr -> i32
            %c1_i32_37 = arith.constant 1 : i32
            %79 = arith.addi %78, %c1_i32_37 : i32
            %80 = arith.extsi %79 : i32 to i64
            %81 = llvm.getelementptr %77[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %82 = llvm.load %81 : !llvm.ptr -> f64
            %83 = arith.addf %76, %82 : f64
            %84 = arith.mulf %70, %83 : f64
            %85 = llvm.load %61 : !llvm.ptr -> !llvm.ptr
            %86 = llvm.load %65 : !llvm.ptr -> i32
            %87 = arith.extsi %86 : i32 to i64
            %88 = llvm.getelementptr %85[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            llvm.store %84, %88 : f64, !llvm.ptr
            acc.yield
          } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
          acc.yield
        }
        acc.copyout accPtr(%43 : !llvm.ptr) bounds(%42) to varPtr(%38 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "mask[0:n]"}
        acc.copyout accPtr(%37 : !llvm.ptr) bounds(%36) to varPtr(%32 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "next[0:n]"}
        acc.copyout accPtr(%31 : !llvm.ptr) bounds(%30) to varPtr(%26 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "t[0:n]"}
        %45 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %c0_22 = arith.constant 0 : index
        %c0_23 = arith.constant 0 : index
        %46 = llvm.load %0 : !llvm.ptr -> i32
        %47 = arith.index_cast %46 : i32 to index
        %c1_24 = arith.constant 1 : index
        %48 = arith.subi %47, %c1_24 : index
        %c1_25 = arith.constant 1 : index
        %49 = acc.bounds lowerbound(%c0_23 : index) upperbound(%48 : index) extent(%47 : index) stride(%c1_25 : index) startIdx(%c0_22 : index)
        %50 = acc.copyin varPtr(%45 : !llvm.ptr) varType(f64) bounds(%49) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "t[0:n]"}
        %51 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
        %c0_26 = arith.constant 0 : index
        %c0_27 = arith.constant 0 : index
        %52 = llvm.load %0 : !llvm.ptr -> i32
        %53 = arith.index_cast %52 : i32 to index
        %c1_28 = arith.constant 1 : index
        %54 = arith.subi %53, %c1_28 : index
        %c1_29 = arith.constant 1 : index
        %55 = acc.bounds lowerbound(%c0_27 : index) upperbound(%54 : index) extent(%53 : index) stride(%c1_29 : index) startIdx(%c0_26 : index)
        %56 = acc.copyin varPtr(%51 : !llvm.ptr) varType(f64) bounds(%55) -> !llvm.ptr {name = "next[0:n]"}
        %57 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
        acc.parallel combined(loop) dataOperands(%50, %56 : !llvm.ptr, !llvm.ptr) firstprivate(%57 : !llvm.ptr) {
          %c1_i32_31 = arith.constant 1 : i32
          %60 = llvm.alloca %c1_i32_31 x !llvm.ptr : (i32) -> !llvm.ptr
          %61 = llvm.alloca %c1_i32_31 x !llvm.ptr : (i32) -> !llvm.ptr
          llvm.store %50, %60 : !llvm.ptr, !llvm.ptr
          llvm.store %56, %61 : !llvm.ptr, !llvm.ptr
          %c1_i32_32 = arith.constant 1 : i32
          %62 = llvm.load %57 : !llvm.ptr -> i32
          %c1_i32_33 = arith.constant 1 : i32
          %63 = arith.subi %62, %c1_i32_33 : i32
          %c1_i32_34 = arith.constant 1 : i32
          acc.loop combined(parallel) control(%arg5 : i32) = (%c1_i32_32 : i32) to (%63 : i32)  step (%c1_i32_34 : i32) {
            %c1_i32_35 = arith.constant 1 : i32
            %64 = llvm.alloca %c1_i32_35 x i32 : (i32) -> !llvm.ptr
            llvm.store %arg5, %64 : i32, !llvm.ptr
            %65 = llvm.load %61 : !llvm.ptr -> !llvm.ptr
            %66 = llvm.load %64 : !llvm.ptr -> i32
            %67 = arith.extsi %66 : i32 to i64
            %68 = llvm.getelementptr %65[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %69 = llvm.load %68 : !llvm.ptr -> f64
            %70 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
            %71 = llvm.load %64 : !llvm.ptr -> i32
            %72 = arith.extsi %71 : i32 to i64
            %73 = llvm.getelementptr %70[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            llvm.store %69, %73 : f64, !llvm.ptr
            acc.yield
          } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
          acc.yield
        }
        acc.delete accPtr(%56 : !llvm.ptr) bounds(%55) {dataClause = #acc<data_clause acc_copyin>, name = "next[0:n]"}
        acc.copyout accPtr(%50 : !llvm.ptr) bounds(%49) to varPtr(%45 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "t[0:n]"}
        %58 = llvm.load %5 : !llvm.ptr -> i32
        %c1_i32_30 = arith.constant 1 : i32
        %59 = arith.addi %58, %c1_i32_30 : i32
        llvm.store %59, %5 : i32, !llvm.ptr
        scf.yield
      }
      acc.terminator
    }
    acc.copyout accPtr(%25 : !llvm.ptr) bounds(%24) to varPtr(%20 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "next[0:n]"}
    acc.copyout accPtr(%19 : !llvm.ptr) bounds(%18) to varPtr(%14 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "t[0:n]"}
    acc.delete accPtr(%13 : !llvm.ptr) bounds(%12) {dataClause = #acc<data_clause acc_copyin>, name = "mask[0:n]"}
    return
  }
}
