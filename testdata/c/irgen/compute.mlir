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
  func.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : i32, !llvm.ptr
    llvm.store %arg4, %4 : i32, !llvm.ptr
    %5 = llvm.load %3 : !llvm.ptr -> i32
    %c8_i32 = arith.constant 8 : i32
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %c2_i32 = arith.constant 2 : i32
    %7 = arith.divsi %6, %c2_i32 : i32
    %c128_i32 = arith.constant 128 : i32
    %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %10 = arith.index_cast %9 : i32 to index
    %c1 = arith.constant 1 : index
    %11 = arith.subi %10, %c1 : index
    %c1_1 = arith.constant 1 : index
    %12 = acc.bounds lowerbound(%c0_0 : index) upperbound(%11 : index) extent(%10 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %13 = acc.copyin varPtr(%8 : !llvm.ptr) varType(f32) bounds(%12) async(%5 : i32) -> !llvm.ptr {name = "a[0:n]"}
    %14 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %15 = llvm.load %0 : !llvm.ptr -> i32
    %16 = arith.index_cast %15 : i32 to index
    %c1_4 = arith.constant 1 : index
    %17 = arith.subi %16, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %18 = acc.bounds lowerbound(%c0_3 : index) upperbound(%17 : index) extent(%16 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %19 = acc.create varPtr(%14 : !llvm.ptr) varType(f32) bounds(%18) async(%5 : i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "b[0:n]"}
    acc.parallel dataOperands(%13, %19 : !llvm.ptr, !llvm.ptr) async(%5 : i32) num_gangs({%c8_i32 : i32}) num_workers(%7 : i32) vector_length(%c128_i32 : i32) {
      %c1_i32_17 = arith.constant 1 : i32
      %52 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
      %53 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %13, %52 : !llvm.ptr, !llvm.ptr
      llvm.store %19, %53 : !llvm.ptr, !llvm.ptr
      %54 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %55 = llvm.getelementptr %54[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %56 = llvm.load %55 : !llvm.ptr -> f32
      %57 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
      %c0_i64_18 = arith.constant 0 : i64
      %58 = llvm.getelementptr %57[%c0_i64_18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %56, %58 : f32, !llvm.ptr
      acc.yield
    }
    acc.copyout accPtr(%19 : !llvm.ptr) bounds(%18) async(%5 : i32) to varPtr(%14 : !llvm.ptr) varType(f32) {name = "b[0:n]"}
    acc.delete accPtr(%13 : !llvm.ptr) bounds(%12) async(%5 : i32) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n]"}
    %20 = llvm.load %4 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    %21 = arith.cmpi ne, %20, %c0_i32 : i32
    %22 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %23 = llvm.load %0 : !llvm.ptr -> i32
    %24 = arith.index_cast %23 : i32 to index
    %c1_7 = arith.constant 1 : index
    %25 = arith.subi %24, %c1_7 : index
    %c1_8 = arith.constant 1 : index
    %26 = acc.bounds lowerbound(%c0_6 : index) upperbound(%25 : index) extent(%24 : index) stride(%c1_8 : index) startIdx(%c0_6 : index)
    %27 = acc.copyin varPtr(%22 : !llvm.ptr) varType(f32) bounds(%26) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "b[:n]"}
    %28 = llvm.load %3 : !llvm.ptr -> i32
    %c2_i32_9 = arith.constant 2 : i32
    acc.serial dataOperands(%27 : !llvm.ptr) wait({%28 : i32, %c2_i32_9 : i32}) if(%21) {
      %c1_i32_17 = arith.constant 1 : i32
      %52 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %27, %52 : !llvm.ptr, !llvm.ptr
      %53 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %54 = llvm.getelementptr %53[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %55 = llvm.load %54 : !llvm.ptr -> f32
      %cst = arith.constant 1.000000e+00 : f32
      %56 = arith.addf %55, %cst : f32
      llvm.store %56, %54 : f32, !llvm.ptr
      acc.yield
    }
    acc.copyout accPtr(%27 : !llvm.ptr) bounds(%26) to varPtr(%22 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "b[:n]"}
    %29 = llvm.load %0 : !llvm.ptr -> i32
    %c10_i32 = arith.constant 10 : i32
    %30 = arith.cmpi sgt, %29, %c10_i32 : i32
    %31 = scf.if %30 -> (i1) {
      %52 = llvm.load %4 : !llvm.ptr -> i32
      %c0_i32_17 = arith.constant 0 : i32
      %53 = arith.cmpi ne, %52, %c0_i32_17 : i32
      scf.yield %53 : i1
    } else {
      %false = arith.constant false
      scf.yield %false : i1
    }
    %32 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %33 = acc.present varPtr(%32 : !llvm.ptr) varType(f32) async -> !llvm.ptr {name = "a"}
    %34 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %35 = acc.present varPtr(%34 : !llvm.ptr) varType(f32) async -> !llvm.ptr {name = "b"}
    acc.kernels dataOperands(%33, %35 : !llvm.ptr, !llvm.ptr) async wait self(%31) {
      %c1_i32_17 = arith.constant 1 : i32
      %52 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
      %53 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %33, %52 : !llvm.ptr, !llvm.ptr
      llvm.store %35, %53 : !llvm.ptr, !llvm.ptr
      %54 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %55 = llvm.getelementptr %54[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %56 = llvm.load %55 : !llvm.ptr -> f32
      %57 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
      %c1_i64_18 = arith.constant 1 : i64
      %58 = llvm.getelementptr %57[%c1_i64_18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %56, %58 : f32, !llvm.ptr
      acc.terminator
    }
    acc.delete accPtr(%35 : !llvm.ptr) async {dataClause = #acc<data_clause acc_present>, name = "b"}
    acc.delete accPtr(%33 : !llvm.ptr) async {dataClause = #acc<data_clause acc_present>, name = "a"}
    %36 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %37 = llvm.load %0 : !llvm.ptr -> i32
    %38 = arith.index_cast %37 : i32 to index
    %c1_12 = arith.constant 1 : index
    %39 = arith.subi %38, %c1_12 : index
    %c1_13 = arith.constant 1 : index
    %40 = acc.bounds lowerbound(%c0_11 : index) upperbound(%39 : index) extent(%38 : index) stride(%c1_13 : index) startIdx(%c0_10 : index)
    %41 = acc.nocreate varPtr(%36 : !llvm.ptr) varType(f32) bounds(%40) -> !llvm.ptr {name = "a[0:n]"}
    %42 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %43 = acc.deviceptr varPtr(%42 : !llvm.ptr) varType(f32) -> !llvm.ptr {name = "b"}
    acc.parallel dataOperands(%41, %43 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_17 = arith.constant 1 : i32
      %52 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
      %53 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %41, %52 : !llvm.ptr, !llvm.ptr
      llvm.store %43, %53 : !llvm.ptr, !llvm.ptr
      %54 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %55 = llvm.getelementptr %54[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %56 = llvm.load %55 : !llvm.ptr -> f32
      %57 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
      %c0_i64_18 = arith.constant 0 : i64
      %58 = llvm.getelementptr %57[%c0_i64_18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %56, %58 : f32, !llvm.ptr
      acc.yield
    } attributes {defaultAttr = #acc<defaultvalue none>, selfAttr}
    acc.delete accPtr(%41 : !llvm.ptr) bounds(%40) {dataClause = #acc<data_clause acc_no_create>, name = "a[0:n]"}
    %c1_i32_14 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c100_i32 = arith.constant 100 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32_15 = arith.constant 0 : i32
    %44 = llvm.load %3 : !llvm.ptr -> i32
    %45 = llvm.load %3 : !llvm.ptr -> i32
    %c1_i32_16 = arith.constant 1 : i32
    %46 = arith.addi %45, %c1_i32_16 : i32
    acc.parallel async(%c1_i32_14 : i32 [#acc.device_type<star>]) num_gangs({%c4_i32 : i32}, {%c100_i32 : i32} [#acc.device_type<nvidia>], {%c100_i32 : i32} [#acc.device_type<radeon>]) vector_length(%c32_i32 : i32 [#acc.device_type<star>]) wait({devnum: %c0_i32_15 : i32, %44 : i32, %46 : i32} [#acc.device_type<star>]) {
      acc.yield
    }
    %47 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %48 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %49 = acc.nocreate varPtr(%48 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "a"}
    %50 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %51 = acc.nocreate varPtr(%50 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "b"}
    acc.kernels dataOperands(%49, %51 : !llvm.ptr, !llvm.ptr) firstprivate(%47 : !llvm.ptr) {
      %c1_i32_17 = arith.constant 1 : i32
      %52 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
      %53 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %49, %52 : !llvm.ptr, !llvm.ptr
      llvm.store %51, %53 : !llvm.ptr, !llvm.ptr
      %54 = llvm.load %47 : !llvm.ptr -> i32
      %c3_i32 = arith.constant 3 : i32
      %55 = arith.cmpi sgt, %54, %c3_i32 : i32
      scf.if %55 {
        %56 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
        %57 = llvm.load %47 : !llvm.ptr -> i32
        %c1_i32_18 = arith.constant 1 : i32
        %58 = arith.subi %57, %c1_i32_18 : i32
        %59 = arith.extsi %58 : i32 to i64
        %60 = llvm.getelementptr %56[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %61 = llvm.load %60 : !llvm.ptr -> f32
        %62 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
        %63 = llvm.load %47 : !llvm.ptr -> i32
        %c1_i32_19 = arith.constant 1 : i32
        %64 = arith.subi %63, %c1_i32_19 : i32
        %65 = arith.extsi %64 : i32 to i64
        %66 = llvm.getelementptr %62[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %61, %66 : f32, !llvm.ptr
      }
      acc.terminator
    }
    acc.delete accPtr(%51 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "b"}
    acc.delete accPtr(%49 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "a"}
    return
  }
}
