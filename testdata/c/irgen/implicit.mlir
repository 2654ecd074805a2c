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
  acc.private.recipe @privatization_i32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
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
  llvm.mlir.global internal @table() {addr_space = 0 : i32} : !llvm.array<8 x i32> {
    %0 = llvm.mlir.zero : !llvm.array<8 x i32>
    llvm.return %0 : !llvm.array<8 x i32>
  }
  llvm.mlir.global internal @scale(2.000000e+00 : f32) {addr_space = 0 : i32} : f32
  func.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr {llvm.byval = !llvm.struct<"pair", (i32, i32)>}, %arg4: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.array<16 x f32> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg4, %3 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %5 : f32, !llvm.ptr
    %7 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %8 = llvm.mlir.addressof @scale : !llvm.ptr
    %9 = acc.firstprivate varPtr(%8 : !llvm.ptr) varType(f32) recipe(@firstprivatization_f32) -> !llvm.ptr {implicit = true, name = "scale"}
    %10 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %11 = acc.nocreate varPtr(%10 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "p"}
    %12 = acc.copyin varPtr(%arg3 : !llvm.ptr) varType(!llvm.struct<"pair", (i32, i32)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    %13 = llvm.mlir.addressof @table : !llvm.ptr
    %14 = acc.copyin varPtr(%13 : !llvm.ptr) varType(!llvm.array<8 x i32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "table"}
    %15 = acc.copyin varPtr(%4 : !llvm.ptr) varType(!llvm.array<16 x f32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "local"}
    acc.parallel dataOperands(%11, %12, %14, %15 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%7, %9 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %47 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %11, %47 : !llvm.ptr, !llvm.ptr
      %48 = llvm.load %7 : !llvm.ptr -> i32
      %49 = arith.sitofp %48 : i32 to f32
      %50 = llvm.load %9 : !llvm.ptr -> f32
      %51 = arith.mulf %49, %50 : f32
      %52 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %53 = llvm.getelementptr %52[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %54 = llvm.load %53 : !llvm.ptr -> f32
      %55 = arith.addf %51, %54 : f32
      %56 = llvm.getelementptr %12[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, i32)>
      %57 = llvm.load %56 : !llvm.ptr -> i32
      %58 = arith.sitofp %57 : i32 to f32
      %59 = arith.addf %55, %58 : f32
      %c1_i64 = arith.constant 1 : i64
      %60 = llvm.getelementptr %14[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %61 = llvm.load %60 : !llvm.ptr -> i32
      %62 = arith.sitofp %61 : i32 to f32
      %63 = arith.addf %59, %62 : f32
      %c0_i64_7 = arith.constant 0 : i64
      %64 = llvm.getelementptr %15[%c0_i64_7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %63, %64 : f32, !llvm.ptr
      acc.yield
    }
    acc.copyout accPtr(%15 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(!llvm.array<16 x f32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "local"}
    acc.copyout accPtr(%14 : !llvm.ptr) to varPtr(%13 : !llvm.ptr) varType(!llvm.array<8 x i32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "table"}
    acc.copyout accPtr(%12 : !llvm.ptr) to varPtr(%arg3 : !llvm.ptr) varType(!llvm.struct<"pair", (i32, i32)>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    acc.delete accPtr(%11 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "p"}
    %16 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %17 = acc.copyin varPtr(%4 : !llvm.ptr) varType(!llvm.array<16 x f32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "local"}
    %18 = acc.copyin varPtr(%5 : !llvm.ptr) varType(f32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "sum"}
    acc.kernels dataOperands(%17, %18 : !llvm.ptr, !llvm.ptr) firstprivate(%16 : !llvm.ptr) {
      %47 = llvm.load %16 : !llvm.ptr -> i32
      %48 = arith.sitofp %47 : i32 to f32
      %c1_i64 = arith.constant 1 : i64
      %49 = llvm.getelementptr %17[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %50 = llvm.load %49 : !llvm.ptr -> f32
      %51 = arith.addf %48, %50 : f32
      llvm.store %51, %18 : f32, !llvm.ptr
      acc.terminator
    }
    acc.copyout accPtr(%18 : !llvm.ptr) to varPtr(%5 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "sum"}
    acc.copyout accPtr(%17 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(!llvm.array<16 x f32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "local"}
    %19 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %20 = acc.nocreate varPtr(%19 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "q"}
    %21 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %22 = acc.present varPtr(%4 : !llvm.ptr) varType(!llvm.array<16 x f32>) -> !llvm.ptr {implicit = true, name = "local"}
    acc.parallel dataOperands(%20, %22 : !llvm.ptr, !llvm.ptr) firstprivate(%21 : !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %47 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %20, %47 : !llvm.ptr, !llvm.ptr
      %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %49 = llvm.getelementptr %48[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %50 = llvm.load %49 : !llvm.ptr -> f32
      %51 = llvm.load %21 : !llvm.ptr -> i32
      %52 = arith.sitofp %51 : i32 to f32
      %53 = arith.addf %50, %52 : f32
      %c0_i64_7 = arith.constant 0 : i64
      %54 = llvm.getelementptr %22[%c0_i64_7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %53, %54 : f32, !llvm.ptr
      acc.yield
    } attributes {defaultAttr = #acc<defaultvalue present>}
    acc.delete accPtr(%22 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "local"}
    acc.delete accPtr(%20 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "q"}
    %23 = acc.copyin varPtr(%4 : !llvm.ptr) varType(!llvm.array<16 x f32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "local"}
    %24 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %25 = llvm.load %0 : !llvm.ptr -> i32
    %26 = arith.index_cast %25 : i32 to index
    %c1 = arith.constant 1 : index
    %27 = arith.subi %26, %c1 : index
    %c1_1 = arith.constant 1 : index
    %28 = acc.bounds lowerbound(%c0_0 : index) upperbound(%27 : index) extent(%26 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %29 = acc.copyin varPtr(%24 : !llvm.ptr) varType(f32) bounds(%28) -> !llvm.ptr {name = "p[0:n]"}
    %30 = acc.create varPtr(%5 : !llvm.ptr) varType(f32) -> !llvm.ptr {name = "sum"}
    acc.data dataOperands(%23, %29, %30 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %47 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
      %48 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %49 = acc.bounds lowerbound(%c0_0 : index) upperbound(%27 : index) extent(%26 : index) stride(%c1_1 : index) startIdx(%c0 : index)
      %50 = acc.present varPtr(%48 : !llvm.ptr) varType(f32) bounds(%49) -> !llvm.ptr {implicit = true, name = "p"}
      %51 = acc.present varPtr(%5 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "sum"}
      %52 = acc.present varPtr(%4 : !llvm.ptr) varType(!llvm.array<16 x f32>) -> !llvm.ptr {implicit = true, name = "local"}
      acc.parallel combined(loop) dataOperands(%50, %51, %52 : !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%47 : !llvm.ptr) {
        %c1_i32_6 = arith.constant 1 : i32
        %53 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %50, %53 : !llvm.ptr, !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %54 = llvm.load %47 : !llvm.ptr -> i32
        %c1_i32_7 = arith.constant 1 : i32
        %55 = acc.private varPtr(%6 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
        acc.loop combined(parallel) private(%55 : !llvm.ptr) control(%arg5 : i32) = (%c0_i32 : i32) to (%54 : i32)  step (%c1_i32_7 : i32) {
          llvm.store %arg5, %55 : i32, !llvm.ptr
          %56 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
          %57 = llvm.load %55 : !llvm.ptr -> i32
          %58 = arith.extsi %57 : i32 to i64
          %59 = llvm.getelementptr %56[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %60 = llvm.load %59 : !llvm.ptr -> f32
          %61 = llvm.load %51 : !llvm.ptr -> f32
          %62 = arith.addf %60, %61 : f32
          %63 = llvm.load %55 : !llvm.ptr -> i32
          %64 = arith.extsi %63 : i32 to i64
          %65 = llvm.getelementptr %52[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %66 = llvm.load %65 : !llvm.ptr -> f32
          %67 = arith.addf %66, %62 : f32
          llvm.store %67, %65 : f32, !llvm.ptr
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.delete accPtr(%52 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "local"}
      acc.delete accPtr(%51 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "sum"}
      acc.delete accPtr(%50 : !llvm.ptr) bounds(%49) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "p"}
      acc.terminator
    }
    acc.delete accPtr(%30 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>, name = "sum"}
    acc.delete accPtr(%29 : !llvm.ptr) bounds(%28) {dataClause = #acc<data_clause acc_copyin>, name = "p[0:n]"}
    acc.copyout accPtr(%23 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(!llvm.array<16 x f32>) {dataClause = #acc<data_clause acc_copy>, name = "local"}
    %31 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %32 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %33 = acc.nocreate varPtr(%32 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "q"}
    %34 = acc.copyin varPtr(%5 : !llvm.ptr) varType(f32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "sum"}
    acc.parallel dataOperands(%33, %34 : !llvm.ptr, !llvm.ptr) firstprivate(%31 : !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %47 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %33, %47 : !llvm.ptr, !llvm.ptr
      %48 = acc.reduction varPtr(%34 : !llvm.ptr) varType(f32) recipe(@reduction_add_f32) -> !llvm.ptr {name = "sum"}
      %c0_i32 = arith.constant 0 : i32
      %49 = llvm.load %31 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      %50 = acc.private varPtr(%6 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      acc.loop gang private(%50 : !llvm.ptr) reduction(%48 : !llvm.ptr) control(%arg5 : i32) = (%c0_i32 : i32) to (%49 : i32)  step (%c1_i32_7 : i32) {
        llvm.store %arg5, %50 : i32, !llvm.ptr
        %53 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
        %54 = llvm.load %50 : !llvm.ptr -> i32
        %55 = arith.extsi %54 : i32 to i64
        %56 = llvm.getelementptr %53[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %57 = llvm.load %56 : !llvm.ptr -> f32
        %58 = llvm.load %48 : !llvm.ptr -> f32
        %59 = arith.addf %58, %57 : f32
        llvm.store %59, %48 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      %c0_i32_8 = arith.constant 0 : i32
      %51 = llvm.load %31 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      %52 = acc.private varPtr(%6 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      acc.loop vector private(%52 : !llvm.ptr) control(%arg5 : i32) = (%c0_i32_8 : i32) to (%51 : i32)  step (%c1_i32_9 : i32) {
        llvm.store %arg5, %52 : i32, !llvm.ptr
        %cst_10 = arith.constant 0.000000e+00 : f32
        %53 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
        %54 = llvm.load %52 : !llvm.ptr -> i32
        %55 = arith.extsi %54 : i32 to i64
        %56 = llvm.getelementptr %53[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %cst_10, %56 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%34 : !llvm.ptr) to varPtr(%5 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "sum"}
    acc.delete accPtr(%33 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "q"}
    %35 = llvm.load %0 : !llvm.ptr -> i32
    %36 = llvm.load %0 : !llvm.ptr -> i32
    %37 = arith.sitofp %36 : i32 to f32
    %38 = llvm.mlir.addressof @scale : !llvm.ptr
    %39 = llvm.load %38 : !llvm.ptr -> f32
    %40 = arith.cmpf ogt, %37, %39 : f32
    %41 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %42 = llvm.load %0 : !llvm.ptr -> i32
    %43 = arith.index_cast %42 : i32 to index
    %c1_4 = arith.constant 1 : index
    %44 = arith.subi %43, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %45 = acc.bounds lowerbound(%c0_3 : index) upperbound(%44 : index) extent(%43 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %46 = acc.copyin varPtr(%41 : !llvm.ptr) varType(f32) bounds(%45) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "q[0:n]"}
    acc.parallel combined(loop) dataOperands(%46 : !llvm.ptr) num_gangs({%35 : i32}) if(%40) {
      %c1_i32_6 = arith.constant 1 : i32
      %47 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %46, %47 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %c10_i32 = arith.constant 10 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %48 = acc.private varPtr(%6 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%48 : !llvm.ptr) control(%arg5 : i32) = (%c0_i32 : i32) to (%c10_i32 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_8 = arith.constant 1 : i32
        %49 = llvm.alloca %c1_i32_8 x f32 : (i32) -> !llvm.ptr
        %50 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg5, %48 : i32, !llvm.ptr
        %51 = llvm.load %48 : !llvm.ptr -> i32
        %52 = arith.sitofp %51 : i32 to f32
        llvm.store %52, %49 : f32, !llvm.ptr
        %c0_i32_9 = arith.constant 0 : i32
        llvm.store %c0_i32_9, %50 : i32, !llvm.ptr
        scf.while : () -> () {
          %58 = llvm.load %50 : !llvm.ptr -> i32
          %c3_i32 = arith.constant 3 : i32
          %59 = arith.cmpi slt, %58, %c3_i32 : i32
          scf.condition(%59)
        } do {
          %cst_10 = arith.constant 2.000000e+00 : f32
          %58 = llvm.load %49 : !llvm.ptr -> f32
          %59 = arith.mulf %58, %cst_10 : f32
          llvm.store %59, %49 : f32, !llvm.ptr
          %60 = llvm.load %50 : !llvm.ptr -> i32
          %c1_i32_11 = arith.constant 1 : i32
          %61 = arith.addi %60, %c1_i32_11 : i32
          llvm.store %61, %50 : i32, !llvm.ptr
          scf.yield
        }
        %53 = llvm.load %49 : !llvm.ptr -> f32
        %54 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
        %55 = llvm.load %48 : !llvm.ptr -> i32
        %56 = arith.extsi %55 : i32 to i64
        %57 = llvm.getelementptr %54[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %53, %57 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%46 : !llvm.ptr) bounds(%45) to varPtr(%41 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "q[0:n]"}
    return
  }
}
