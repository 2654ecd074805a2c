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
  func.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %c-1_i32 = arith.constant -1 : i32
    llvm.store %c-1_i32, %3 : i32, !llvm.ptr
    %5 = llvm.load %2 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    %6 = arith.cmpi ne, %5, %c0_i32 : i32
    scf.if %6 {
      %34 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c0_13 = arith.constant 0 : index
      %c0_14 = arith.constant 0 : index
      %35 = llvm.load %0 : !llvm.ptr -> i32
      %36 = arith.index_cast %35 : i32 to index
      %c1_15 = arith.constant 1 : index
      %37 = arith.subi %36, %c1_15 : index
      %c1_16 = arith.constant 1 : index
      %38 = acc.bounds lowerbound(%c0_14 : index) upperbound(%37 : index) extent(%36 : index) stride(%c1_16 : index) startIdx(%c0_13 : index)
      %39 = acc.copyin varPtr(%34 : !llvm.ptr) varType(i32) bounds(%38) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
      %40 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
      acc.parallel combined(loop) dataOperands(%39 : !llvm.ptr) firstprivate(%40 : !llvm.ptr) {
        %c1_i32_17 = arith.constant 1 : i32
        %41 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %39, %41 : !llvm.ptr, !llvm.ptr
        %c0_i32_18 = arith.constant 0 : i32
        %42 = llvm.load %40 : !llvm.ptr -> i32
        %c1_i32_19 = arith.constant 1 : i32
        acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32_18 : i32) to (%42 : i32)  step (%c1_i32_19 : i32) {
          %c1_i32_20 = arith.constant 1 : i32
          %43 = llvm.alloca %c1_i32_20 x i32 : (i32) -> !llvm.ptr
          %44 = llvm.alloca %c1_i32_20 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %43 : i32, !llvm.ptr
          %45 = llvm.load %43 : !llvm.ptr -> i32
          llvm.store %45, %44 : i32, !llvm.ptr
          cf.br ^bb1
        ^bb1:  // 2 preds: ^bb0, ^bb5
          %46 = llvm.load %44 : !llvm.ptr -> i32
          %c0_i32_21 = arith.constant 0 : i32
          %47 = arith.cmpi sgt, %46, %c0_i32_21 : i32
          cf.cond_br %47, ^bb2, ^bb6
        ^bb2:  // pred: ^bb1
          %48 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
          %49 = llvm.load %44 : !llvm.ptr -> i32
          %50 = arith.extsi %49 : i32 to i64
          %51 = llvm.getelementptr %48[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %52 = llvm.load %51 : !llvm.ptr -> i32
          %c3_i32_22 = arith.constant 3 : i32
          %53 = arith.cmpi eq, %52, %c3_i32_22 : i32
          cf.cond_br %53, ^bb3, ^bb4
        ^bb3:  // pred: ^bb2
          cf.br ^bb6
        ^bb4:  // pred: ^bb2
          %54 = llvm.load %44 : !llvm.ptr -> i32
          %c1_i32_23 = arith.constant 1 : i32
          %55 = arith.subi %54, %c1_i32_23 : i32
          llvm.store %55, %44 : i32, !llvm.ptr
          cf.br ^bb5
        ^bb5:  // pred: ^bb4
          cf.br ^bb1
        ^bb6:  // 2 preds: ^bb1, ^bb3
          %56 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
          %57 = llvm.load %43 : !llvm.ptr -> i32
          %58 = arith.extsi %57 : i32 to i64
          %59 = llvm.getelementptr %56[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %60 = llvm.load %59 : !llvm.ptr -> i32
          cf.switch %60 : i32, [
            default: ^bb8,
            1: ^bb7
          ]
        ^bb7:  // pred: ^bb6
          %61 = llvm.load %44 : !llvm.ptr -> i32
          %62 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
          %63 = llvm.load %43 : !llvm.ptr -> i32
          %64 = arith.extsi %63 : i32 to i64
          %65 = llvm.getelementptr %62[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %61, %65 : i32, !llvm.ptr
          cf.br ^bb9
        ^bb8:  // pred: ^bb6
          %66 = llvm.load %44 : !llvm.ptr -> i32
          %c0_i32_24 = arith.constant 0 : i32
          %67 = arith.subi %c0_i32_24, %66 : i32
          %68 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
          %69 = llvm.load %43 : !llvm.ptr -> i32
          %70 = arith.extsi %69 : i32 to i64
          %71 = llvm.getelementptr %68[%70] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %67, %71 : i32, !llvm.ptr
          cf.br ^bb9
        ^bb9:  // 2 preds: ^bb7, ^bb8
          cf.br ^bb10
        ^bb10:  // pred: ^bb9
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.copyout accPtr(%39 : !llvm.ptr) bounds(%38) to varPtr(%34 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    } else {
      %c0_i32_13 = arith.constant 0 : i32
      llvm.store %c0_i32_13, %3 : i32, !llvm.ptr
    }
    %c0_i32_0 = arith.constant 0 : i32
    llvm.store %c0_i32_0, %4 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %7 = llvm.load %4 : !llvm.ptr -> i32
    %c3_i32 = arith.constant 3 : i32
    %8 = arith.cmpi slt, %7, %c3_i32 : i32
    cf.cond_br %8, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %9 = acc.copyin varPtr(%3 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "found"}
    %10 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %11 = llvm.load %0 : !llvm.ptr -> i32
    %12 = arith.index_cast %11 : i32 to index
    %c1 = arith.constant 1 : index
    %13 = arith.subi %12, %c1 : index
    %c1_2 = arith.constant 1 : index
    %14 = acc.bounds lowerbound(%c0_1 : index) upperbound(%13 : index) extent(%12 : index) stride(%c1_2 : index) startIdx(%c0 : index)
    %15 = acc.copyin varPtr(%10 : !llvm.ptr) varType(i32) bounds(%14) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %16 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %17 = acc.firstprivate varPtr(%4 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "t"}
    acc.serial dataOperands(%9, %15 : !llvm.ptr, !llvm.ptr) firstprivate(%16, %17 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_13 = arith.constant 1 : i32
      %34 = llvm.alloca %c1_i32_13 x !llvm.ptr : (i32) -> !llvm.ptr
      %35 = llvm.alloca %c1_i32_13 x i32 : (i32) -> !llvm.ptr
      llvm.store %15, %34 : !llvm.ptr, !llvm.ptr
      %c0_i32_14 = arith.constant 0 : i32
      llvm.store %c0_i32_14, %35 : i32, !llvm.ptr
      cf.br ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb2
      %36 = llvm.load %35 : !llvm.ptr -> i32
      %37 = llvm.load %16 : !llvm.ptr -> i32
      %38 = arith.cmpi slt, %36, %37 : i32
      %39 = scf.if %38 -> (i1) {
        %43 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
        %44 = llvm.load %35 : !llvm.ptr -> i32
        %45 = arith.extsi %44 : i32 to i64
        %46 = llvm.getelementptr %43[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %47 = llvm.load %46 : !llvm.ptr -> i32
        %48 = llvm.load %17 : !llvm.ptr -> i32
        %49 = arith.cmpi ne, %47, %48 : i32
        scf.yield %49 : i1
      } else {
        %false = arith.constant false
        scf.yield %false : i1
      }
      cf.cond_br %39, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %40 = llvm.load %35 : !llvm.ptr -> i32
      %c1_i32_15 = arith.constant 1 : i32
      %41 = arith.addi %40, %c1_i32_15 : i32
      llvm.store %41, %35 : i32, !llvm.ptr
      cf.br ^bb1
    ^bb3:  // pred: ^bb1
      %42 = llvm.load %35 : !llvm.ptr -> i32
      llvm.store %42, %9 : i32, !llvm.ptr
      acc.yield
    }
    acc.copyout accPtr(%15 : !llvm.ptr) bounds(%14) to varPtr(%10 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "found"}
    %18 = llvm.load %3 : !llvm.ptr -> i32
    %19 = llvm.load %0 : !llvm.ptr -> i32
    %20 = arith.cmpi slt, %18, %19 : i32
    cf.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb6
  ^bb4:  // pred: ^bb2
    %21 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %22 = acc.bounds lowerbound(%c0_4 : index) upperbound(%c0_6 : index) extent(%c1_5 : index) stride(%c1_7 : index) startIdx(%c0_3 : index)
    %23 = acc.getdeviceptr varPtr(%21 : !llvm.ptr) varType(i32) bounds(%22) -> !llvm.ptr {dataClause = #acc<data_clause acc_update_self>, name = "a[0:1]", structured = false}
    acc.update dataOperands(%23 : !llvm.ptr)
    acc.update_host accPtr(%23 : !llvm.ptr) bounds(%22) to varPtr(%21 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_update_self>, name = "a[0:1]", structured = false}
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    %24 = llvm.load %4 : !llvm.ptr -> i32
    %c1_i32_8 = arith.constant 1 : i32
    %25 = arith.addi %24, %c1_i32_8 : i32
    llvm.store %25, %4 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb6:  // 2 preds: ^bb1, ^bb3
    %26 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_9 = arith.constant 0 : index
    %c0_10 = arith.constant 0 : index
    %27 = llvm.load %0 : !llvm.ptr -> i32
    %28 = arith.index_cast %27 : i32 to index
    %c1_11 = arith.constant 1 : index
    %29 = arith.subi %28, %c1_11 : index
    %c1_12 = arith.constant 1 : index
    %30 = acc.bounds lowerbound(%c0_10 : index) upperbound(%29 : index) extent(%28 : index) stride(%c1_12 : index) startIdx(%c0_9 : index)
    %31 = acc.copyin varPtr(%26 : !llvm.ptr) varType(i32) bounds(%30) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %32 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%31 : !llvm.ptr) firstprivate(%32 : !llvm.ptr) {
      %c1_i32_13 = arith.constant 1 : i32
      %34 = llvm.alloca %c1_i32_13 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %31, %34 : !llvm.ptr, !llvm.ptr
      %c0_i32_14 = arith.constant 0 : i32
      %35 = llvm.load %32 : !llvm.ptr -> i32
      %c1_i32_15 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32_14 : i32) to (%35 : i32)  step (%c1_i32_15 : i32) {
        %c1_i32_16 = arith.constant 1 : i32
        %36 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
        %37 = llvm.alloca %c1_i32_16 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
        %38 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
        %39 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %36 : i32, !llvm.ptr
        %40 = llvm.load %32 : !llvm.ptr -> i32
        llvm.store %40, %38 : i32, !llvm.ptr
        %c0_i32_17 = arith.constant 0 : i32
        llvm.store %c0_i32_17, %39 : i32, !llvm.ptr
        scf.while : () -> () {
          %42 = llvm.load %39 : !llvm.ptr -> i32
          %c4_i32 = arith.constant 4 : i32
          %43 = arith.cmpi slt, %42, %c4_i32 : i32
          scf.condition(%43)
        } do {
          %42 = llvm.load %36 : !llvm.ptr -> i32
          %43 = llvm.load %39 : !llvm.ptr -> i32
          %44 = arith.addi %42, %43 : i32
          %45 = llvm.load %39 : !llvm.ptr -> i32
          %46 = arith.extsi %45 : i32 to i64
          %47 = llvm.getelementptr %37[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %44, %47 : i32, !llvm.ptr
          %48 = llvm.load %39 : !llvm.ptr -> i32
          %c1_i32_20 = arith.constant 1 : i32
          %49 = arith.addi %48, %c1_i32_20 : i32
          llvm.store %49, %39 : i32, !llvm.ptr
          scf.yield
        }
        %c0_i32_18 = arith.constant 0 : i32
        %41 = llvm.load %38 : !llvm.ptr -> i32
        %c1_i32_19 = arith.constant 1 : i32
        acc.loop vector control(%arg4 : i32) = (%c0_i32_18 : i32) to (%41 : i32)  step (%c1_i32_19 : i32) {
          %c1_i32_20 = arith.constant 1 : i32
          %42 = llvm.alloca %c1_i32_20 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg4, %42 : i32, !llvm.ptr
          %43 = llvm.load %42 : !llvm.ptr -> i32
          %c3_i32_21 = arith.constant 3 : i32
          %44 = arith.andi %43, %c3_i32_21 : i32
          %45 = arith.extsi %44 : i32 to i64
          %46 = llvm.getelementptr %37[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %47 = llvm.load %46 : !llvm.ptr -> i32
          %c0_i32_22 = arith.constant 0 : i32
          %48 = arith.cmpi sgt, %47, %c0_i32_22 : i32
          scf.if %48 {
            %49 = llvm.load %42 : !llvm.ptr -> i32
            %c3_i32_23 = arith.constant 3 : i32
            %50 = arith.andi %49, %c3_i32_23 : i32
            %51 = arith.extsi %50 : i32 to i64
            %52 = llvm.getelementptr %37[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            %53 = llvm.load %52 : !llvm.ptr -> i32
            %c0_i32_24 = arith.constant 0 : i32
            %54 = arith.cmpi ne, %53, %c0_i32_24 : i32
            %55 = scf.if %54 -> (i32) {
              %60 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
              %61 = llvm.load %42 : !llvm.ptr -> i32
              %62 = arith.extsi %61 : i32 to i64
              %63 = llvm.getelementptr %60[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i32
              %64 = llvm.load %63 : !llvm.ptr -> i32
              %c0_i32_25 = arith.constant 0 : i32
              %65 = arith.cmpi ne, %64, %c0_i32_25 : i32
              %66 = scf.if %65 -> (i1) {
                %68 = llvm.load %38 : !llvm.ptr -> i32
                %c0_i32_26 = arith.constant 0 : i32
                %69 = arith.cmpi ne, %68, %c0_i32_26 : i32
                scf.yield %69 : i1
              } else {
                %false = arith.constant false
                scf.yield %false : i1
              }
              %67 = arith.extui %66 : i1 to i32
              scf.yield %67 : i32
            } else {
              %60 = llvm.load %32 : !llvm.ptr -> i32
              scf.yield %60 : i32
            }
            %56 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
            %57 = llvm.load %42 : !llvm.ptr -> i32
            %58 = arith.extsi %57 : i32 to i64
            %59 = llvm.getelementptr %56[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            llvm.store %55, %59 : i32, !llvm.ptr
          }
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%31 : !llvm.ptr) bounds(%30) to varPtr(%26 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %33 = llvm.load %3 : !llvm.ptr -> i32
    return %33 : i32
  }
}
