module {
  acc.reduction.recipe @reduction_add_f64 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %0 : f64, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f64
    %1 = llvm.load %arg1 : !llvm.ptr -> f64
    %2 = arith.addf %0, %1 : f64
    llvm.store %2, %arg0 : f64, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
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
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<100 x array<100 x f64>> {
    %0 = llvm.mlir.zero : !llvm.array<100 x array<100 x f64>>
    llvm.return %0 : !llvm.array<100 x array<100 x f64>>
  }
  llvm.mlir.global external @h() {addr_space = 0 : i32} : !llvm.array<100 x array<100 x f64>> {
    %0 = llvm.mlir.zero : !llvm.array<100 x array<100 x f64>>
    llvm.return %0 : !llvm.array<100 x array<100 x f64>>
  }
  func.func @copy(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) bounds(%7) -> !llvm.ptr {name = "b[0:n]"}
    %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1_4 = arith.constant 1 : index
    %12 = arith.subi %11, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%c0_3 : index) upperbound(%12 : index) extent(%11 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %14 = acc.copyin varPtr(%9 : !llvm.ptr) varType(f64) bounds(%13) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %15 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%8, %14, %15 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %16 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %17 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %16 : !llvm.ptr, !llvm.ptr
      llvm.store %14, %17 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %18 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg3 : i32) = (%c0_i32 : i32) to (%18 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_8 = arith.constant 1 : i32
        %19 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        %20 = llvm.alloca %c1_i32_8 x f64 : (i32) -> !llvm.ptr
        llvm.store %arg3, %19 : i32, !llvm.ptr
        %21 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %19 : !llvm.ptr -> i32
        %23 = arith.extsi %22 : i32 to i64
        %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %25 = llvm.load %24 : !llvm.ptr -> f64
        llvm.store %25, %20 : f64, !llvm.ptr
        %26 = llvm.load %20 : !llvm.ptr -> f64
        %27 = func.call @sin(%26) : (f64) -> f64
        %28 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %29 = llvm.load %19 : !llvm.ptr -> i32
        %30 = arith.extsi %29 : i32 to i64
        %31 = llvm.getelementptr %28[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %32 = llvm.load %31 : !llvm.ptr -> f64
        %33 = arith.addf %27, %32 : f64
        %34 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %35 = llvm.load %19 : !llvm.ptr -> i32
        %36 = arith.extsi %35 : i32 to i64
        %37 = llvm.getelementptr %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %33, %37 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%15 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%14 : !llvm.ptr) bounds(%13) to varPtr(%9 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    acc.delete accPtr(%8 : !llvm.ptr) bounds(%7) {dataClause = #acc<data_clause acc_copyin>, name = "b[0:n]"}
    return
  }
  func.func @stencil(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) bounds(%7) -> !llvm.ptr {name = "b[0:n]"}
    %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1_4 = arith.constant 1 : index
    %12 = arith.subi %11, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%c0_3 : index) upperbound(%12 : index) extent(%11 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %14 = acc.copyin varPtr(%9 : !llvm.ptr) varType(f64) bounds(%13) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %15 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%8, %14, %15 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %16 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %17 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %16 : !llvm.ptr, !llvm.ptr
      llvm.store %14, %17 : !llvm.ptr, !llvm.ptr
      %c1_i32_7 = arith.constant 1 : i32
      %18 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_8 = arith.constant 1 : i32
      %19 = arith.subi %18, %c1_i32_8 : i32
      %c1_i32_9 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg3 : i32) = (%c1_i32_7 : i32) to (%19 : i32)  step (%c1_i32_9 : i32) {
        %c1_i32_10 = arith.constant 1 : i32
        %20 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %20 : i32, !llvm.ptr
        %21 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %20 : !llvm.ptr -> i32
        %c1_i32_11 = arith.constant 1 : i32
        %23 = arith.subi %22, %c1_i32_11 : i32
        %24 = arith.extsi %23 : i32 to i64
        %25 = llvm.getelementptr %21[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %26 = llvm.load %25 : !llvm.ptr -> f64
        %27 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
        %28 = llvm.load %20 : !llvm.ptr -> i32
        %c1_i32_12 = arith.constant 1 : i32
        %29 = arith.addi %28, %c1_i32_12 : i32
        %30 = arith.extsi %29 : i32 to i64
        %31 = llvm.getelementptr %27[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %32 = llvm.load %31 : !llvm.ptr -> f64
        %33 = arith.addf %26, %32 : f64
        %34 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %35 = llvm.load %20 : !llvm.ptr -> i32
        %36 = arith.extsi %35 : i32 to i64
        %37 = llvm.getelementptr %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %33, %37 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%15 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%14 : !llvm.ptr) bounds(%13) to varPtr(%9 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    acc.delete accPtr(%8 : !llvm.ptr) bounds(%7) {dataClause = #acc<data_clause acc_copyin>, name = "b[0:n]"}
    return
  }
  func.func @recurrence(%arg0: i32, %arg1: !llvm.ptr) {
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
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %8 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%7, %8 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %9 : !llvm.ptr, !llvm.ptr
      %c1_i32_3 = arith.constant 1 : i32
      %10 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c1_i32_3 : i32) to (%10 : i32)  step (%c1_i32_4 : i32) {
        %c1_i32_5 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %11 : i32, !llvm.ptr
        %12 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %13 = llvm.load %11 : !llvm.ptr -> i32
        %c1_i32_6 = arith.constant 1 : i32
        %14 = arith.subi %13, %c1_i32_6 : i32
        %15 = arith.extsi %14 : i32 to i64
        %16 = llvm.getelementptr %12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %17 = llvm.load %16 : !llvm.ptr -> f64
        %cst = arith.constant 2.000000e+00 : f64
        %18 = arith.mulf %17, %cst : f64
        %19 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %20 = llvm.load %11 : !llvm.ptr -> i32
        %21 = arith.extsi %20 : i32 to i64
        %22 = llvm.getelementptr %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %18, %22 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @arrays(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
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
    %c100 = arith.constant 100 : index
    %c99 = arith.constant 99 : index
    %c1 = arith.constant 1 : index
    %4 = acc.bounds lowerbound(%c0_0 : index) upperbound(%c99 : index) extent(%c100 : index) stride(%c1 : index) startIdx(%c0 : index)
    %5 = acc.copyin varPtr(%3 : !llvm.ptr) varType(!llvm.array<0 x array<100 x f64>>) bounds(%4) -> !llvm.ptr {name = "x[0:100]"}
    %6 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %c100_3 = arith.constant 100 : index
    %c99_4 = arith.constant 99 : index
    %c1_5 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_2 : index) upperbound(%c99_4 : index) extent(%c100_3 : index) stride(%c1_5 : index) startIdx(%c0_1 : index)
    %8 = acc.copyin varPtr(%6 : !llvm.ptr) varType(!llvm.array<0 x array<100 x f64>>) bounds(%7) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "y[0:100]"}
    %9 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%5, %8, %9 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %10 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %11 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %5, %10 : !llvm.ptr, !llvm.ptr
      llvm.store %8, %11 : !llvm.ptr, !llvm.ptr
      %c1_i32_7 = arith.constant 1 : i32
      %12 = llvm.load %9 : !llvm.ptr -> i32
      %c1_i32_8 = arith.constant 1 : i32
      %13 = arith.subi %12, %c1_i32_8 : i32
      %c1_i32_9 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg3 : i32) = (%c1_i32_7 : i32) to (%13 : i32)  step (%c1_i32_9 : i32) {
        %c1_i32_10 = arith.constant 1 : i32
        %14 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        %15 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %14 : i32, !llvm.ptr
        %c1_i32_11 = arith.constant 1 : i32
        llvm.store %c1_i32_11, %15 : i32, !llvm.ptr
        scf.while : () -> () {
          %16 = llvm.load %15 : !llvm.ptr -> i32
          %17 = llvm.load %9 : !llvm.ptr -> i32
          %c1_i32_12 = arith.constant 1 : i32
          %18 = arith.subi %17, %c1_i32_12 : i32
          %19 = arith.cmpi slt, %16, %18 : i32
          scf.condition(%19)
        } do {
          %16 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
          %17 = llvm.load %14 : !llvm.ptr -> i32
          %c1_i32_12 = arith.constant 1 : i32
          %18 = arith.subi %17, %c1_i32_12 : i32
          %19 = arith.extsi %18 : i32 to i64
          %20 = llvm.getelementptr %16[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<100 x f64>
          %21 = llvm.load %15 : !llvm.ptr -> i32
          %22 = arith.extsi %21 : i32 to i64
          %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %24 = llvm.load %23 : !llvm.ptr -> f64
          %25 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
          %26 = llvm.load %14 : !llvm.ptr -> i32
          %27 = arith.extsi %26 : i32 to i64
          %28 = llvm.getelementptr %25[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<100 x f64>
          %29 = llvm.load %15 : !llvm.ptr -> i32
          %c1_i32_13 = arith.constant 1 : i32
          %30 = arith.addi %29, %c1_i32_13 : i32
          %31 = arith.extsi %30 : i32 to i64
          %32 = llvm.getelementptr %28[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %33 = llvm.load %32 : !llvm.ptr -> f64
          %34 = arith.addf %24, %33 : f64
          %35 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
          %36 = llvm.load %14 : !llvm.ptr -> i32
          %37 = arith.extsi %36 : i32 to i64
          %38 = llvm.getelementptr %35[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<100 x f64>
          %39 = llvm.load %15 : !llvm.ptr -> i32
          %c1_i32_14 = arith.constant 1 : i32
          %40 = arith.subi %39, %c1_i32_14 : i32
          %41 = arith.extsi %40 : i32 to i64
          %42 = llvm.getelementptr %38[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %43 = llvm.load %42 : !llvm.ptr -> f64
          %44 = arith.addf %34, %43 : f64
          %45 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
          %46 = llvm.load %14 : !llvm.ptr -> i32
          %47 = arith.extsi %46 : i32 to i64
          %48 = llvm.getelementptr %45[%47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<100 x f64>
          %49 = llvm.load %15 : !llvm.ptr -> i32
          %50 = arith.extsi %49 : i32 to i64
          %51 = llvm.getelementptr %48[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %44, %51 : f64, !llvm.ptr
          %52 = llvm.load %15 : !llvm.ptr -> i32
          %c1_i32_15 = arith.constant 1 : i32
          %53 = arith.addi %52, %c1_i32_15 : i32
          llvm.store %53, %15 : i32, !llvm.ptr
          scf.yield
        }
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%6 : !llvm.ptr) varType(!llvm.array<0 x array<100 x f64>>) {dataClause = #acc<data_clause acc_copy>, name = "y[0:100]"}
    acc.delete accPtr(%5 : !llvm.ptr) bounds(%4) {dataClause = #acc<data_clause acc_copyin>, name = "x[0:100]"}
    return
  }
  func.func @rows(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = llvm.load %1 : !llvm.ptr -> i32
    %7 = arith.muli %5, %6 : i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_1 = arith.constant 1 : index
    %10 = acc.bounds lowerbound(%c0_0 : index) upperbound(%9 : index) extent(%8 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %11 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f64) bounds(%10) -> !llvm.ptr {name = "b[0:n*m]"}
    %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %14 = llvm.load %1 : !llvm.ptr -> i32
    %15 = arith.muli %13, %14 : i32
    %16 = arith.index_cast %15 : i32 to index
    %c1_4 = arith.constant 1 : index
    %17 = arith.subi %16, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %18 = acc.bounds lowerbound(%c0_3 : index) upperbound(%17 : index) extent(%16 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %19 = acc.copyin varPtr(%12 : !llvm.ptr) varType(f64) bounds(%18) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*m]"}
    %20 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %21 = acc.copyin varPtr(%1 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "m"}
    acc.kernels combined(loop) dataOperands(%11, %19, %20, %21 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %22 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %23 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %11, %22 : !llvm.ptr, !llvm.ptr
      llvm.store %19, %23 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %24 = llvm.load %20 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg4 : i32) = (%c0_i32 : i32) to (%24 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_8 = arith.constant 1 : i32
        %25 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        %26 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg4, %25 : i32, !llvm.ptr
        %c0_i32_9 = arith.constant 0 : i32
        llvm.store %c0_i32_9, %26 : i32, !llvm.ptr
        scf.while : () -> () {
          %27 = llvm.load %26 : !llvm.ptr -> i32
          %28 = llvm.load %21 : !llvm.ptr -> i32
          %29 = arith.cmpi slt, %27, %28 : i32
          scf.condition(%29)
        } do {
          %27 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
          %28 = llvm.load %26 : !llvm.ptr -> i32
          %29 = llvm.load %20 : !llvm.ptr -> i32
          %30 = arith.muli %28, %29 : i32
          %31 = llvm.load %25 : !llvm.ptr -> i32
          %32 = arith.addi %30, %31 : i32
          %33 = arith.extsi %32 : i32 to i64
          %34 = llvm.getelementptr %27[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %35 = llvm.load %34 : !llvm.ptr -> f64
          %36 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
          %37 = llvm.load %25 : !llvm.ptr -> i32
          %38 = llvm.load %21 : !llvm.ptr -> i32
          %39 = arith.muli %37, %38 : i32
          %40 = llvm.load %26 : !llvm.ptr -> i32
          %41 = arith.addi %39, %40 : i32
          %42 = arith.extsi %41 : i32 to i64
          %43 = llvm.getelementptr %36[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %35, %43 : f64, !llvm.ptr
          %44 = llvm.load %26 : !llvm.ptr -> i32
          %c1_i32_10 = arith.constant 1 : i32
          %45 = arith.addi %44, %c1_i32_10 : i32
          llvm.store %45, %26 : i32, !llvm.ptr
          scf.yield
        }
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%21 : !llvm.ptr) to varPtr(%1 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "m"}
    acc.copyout accPtr(%20 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%19 : !llvm.ptr) bounds(%18) to varPtr(%12 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*m]"}
    acc.delete accPtr(%11 : !llvm.ptr) bounds(%10) {dataClause = #acc<data_clause acc_copyin>, name = "b[0:n*m]"}
    return
  }
  func.func @rows_too_long(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) {
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
    %10 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) bounds(%9) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*m]"}
    %11 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %12 = acc.copyin varPtr(%1 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "m"}
    acc.kernels combined(loop) dataOperands(%10, %11, %12 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %13 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %10, %13 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %14 = llvm.load %11 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg3 : i32) = (%c0_i32 : i32) to (%14 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %15 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        %16 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %15 : i32, !llvm.ptr
        %c0_i32_5 = arith.constant 0 : i32
        llvm.store %c0_i32_5, %16 : i32, !llvm.ptr
        scf.while : () -> () {
          %17 = llvm.load %16 : !llvm.ptr -> i32
          %18 = llvm.load %12 : !llvm.ptr -> i32
          %19 = arith.cmpi sle, %17, %18 : i32
          scf.condition(%19)
        } do {
          %17 = llvm.load %15 : !llvm.ptr -> i32
          %18 = arith.sitofp %17 : i32 to f64
          %19 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
          %20 = llvm.load %15 : !llvm.ptr -> i32
          %21 = llvm.load %12 : !llvm.ptr -> i32
          %22 = arith.muli %20, %21 : i32
          %23 = llvm.load %16 : !llvm.ptr -> i32
          %24 = arith.addi %22, %23 : i32
          %25 = arith.extsi %24 : i32 to i64
          %26 = llvm.getelementptr %19[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %18, %26 : f64, !llvm.ptr
          %27 = llvm.load %16 : !llvm.ptr -> i32
          %c1_i32_6 = arith.constant 1 : i32
          %28 = arith.addi %27, %c1_i32_6 : i32
          llvm.store %28, %16 : i32, !llvm.ptr
          scf.yield
        }
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%12 : !llvm.ptr) to varPtr(%1 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "m"}
    acc.copyout accPtr(%11 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%10 : !llvm.ptr) bounds(%9) to varPtr(%3 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*m]"}
    return
  }
  func.func @collapsed(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.muli %3, %4 : i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %8 = acc.bounds lowerbound(%c0_0 : index) upperbound(%7 : index) extent(%6 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %9 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%8) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*n]"}
    %10 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%9, %10 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %9, %11 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %12 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %13 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_5 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32, %arg3 : i32) = (%c0_i32, %c0_i32_4 : i32, i32) to (%12, %13 : i32, i32)  step (%c1_i32_3, %c1_i32_5 : i32, i32) {
        %c1_i32_6 = arith.constant 1 : i32
        %14 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
        %15 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %14 : i32, !llvm.ptr
        llvm.store %arg3, %15 : i32, !llvm.ptr
        %16 = llvm.load %14 : !llvm.ptr -> i32
        %17 = llvm.load %15 : !llvm.ptr -> i32
        %18 = arith.addi %16, %17 : i32
        %19 = arith.sitofp %18 : i32 to f64
        %20 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %21 = llvm.load %14 : !llvm.ptr -> i32
        %22 = llvm.load %10 : !llvm.ptr -> i32
        %23 = arith.muli %21, %22 : i32
        %24 = llvm.load %15 : !llvm.ptr -> i32
        %25 = arith.addi %23, %24 : i32
        %26 = arith.extsi %25 : i32 to i64
        %27 = llvm.getelementptr %20[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %19, %27 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false, false>}
      acc.terminator
    }
    acc.copyout accPtr(%10 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%9 : !llvm.ptr) bounds(%8) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*n]"}
    return
  }
  func.func @collapsed_transposed(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.muli %3, %4 : i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %8 = acc.bounds lowerbound(%c0_0 : index) upperbound(%7 : index) extent(%6 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %9 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%8) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*n]"}
    %10 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%9, %10 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %9, %11 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %12 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %13 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_5 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32, %arg3 : i32) = (%c0_i32, %c0_i32_4 : i32, i32) to (%12, %13 : i32, i32)  step (%c1_i32_3, %c1_i32_5 : i32, i32) {
        %c1_i32_6 = arith.constant 1 : i32
        %14 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
        %15 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %14 : i32, !llvm.ptr
        llvm.store %arg3, %15 : i32, !llvm.ptr
        %16 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %17 = llvm.load %15 : !llvm.ptr -> i32
        %18 = llvm.load %10 : !llvm.ptr -> i32
        %19 = arith.muli %17, %18 : i32
        %20 = llvm.load %14 : !llvm.ptr -> i32
        %21 = arith.addi %19, %20 : i32
        %22 = arith.extsi %21 : i32 to i64
        %23 = llvm.getelementptr %16[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %24 = llvm.load %23 : !llvm.ptr -> f64
        %25 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %26 = llvm.load %14 : !llvm.ptr -> i32
        %27 = llvm.load %10 : !llvm.ptr -> i32
        %28 = arith.muli %26, %27 : i32
        %29 = llvm.load %15 : !llvm.ptr -> i32
        %30 = arith.addi %28, %29 : i32
        %31 = arith.extsi %30 : i32 to i64
        %32 = llvm.getelementptr %25[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %24, %32 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false, false>}
      acc.terminator
    }
    acc.copyout accPtr(%10 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%9 : !llvm.ptr) bounds(%8) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*n]"}
    return
  }
  func.func @matmul(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.muli %5, %6 : i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_1 = arith.constant 1 : index
    %10 = acc.bounds lowerbound(%c0_0 : index) upperbound(%9 : index) extent(%8 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %11 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f64) bounds(%10) -> !llvm.ptr {name = "a[0:n*n]"}
    %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %14 = llvm.load %0 : !llvm.ptr -> i32
    %15 = arith.muli %13, %14 : i32
    %16 = arith.index_cast %15 : i32 to index
    %c1_4 = arith.constant 1 : index
    %17 = arith.subi %16, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %18 = acc.bounds lowerbound(%c0_3 : index) upperbound(%17 : index) extent(%16 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %19 = acc.copyin varPtr(%12 : !llvm.ptr) varType(f64) bounds(%18) -> !llvm.ptr {name = "b[0:n*n]"}
    %20 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %21 = llvm.load %0 : !llvm.ptr -> i32
    %22 = llvm.load %0 : !llvm.ptr -> i32
    %23 = arith.muli %21, %22 : i32
    %24 = arith.index_cast %23 : i32 to index
    %c1_8 = arith.constant 1 : index
    %25 = arith.subi %24, %c1_8 : index
    %c1_9 = arith.constant 1 : index
    %26 = acc.bounds lowerbound(%c0_7 : index) upperbound(%25 : index) extent(%24 : index) stride(%c1_9 : index) startIdx(%c0_6 : index)
    %27 = acc.copyin varPtr(%20 : !llvm.ptr) varType(f64) bounds(%26) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "c[0:n*n]"}
    %28 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%11, %19, %27, %28 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_10 = arith.constant 1 : i32
      %29 = llvm.alloca %c1_i32_10 x !llvm.ptr : (i32) -> !llvm.ptr
      %30 = llvm.alloca %c1_i32_10 x !llvm.ptr : (i32) -> !llvm.ptr
      %31 = llvm.alloca %c1_i32_10 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %11, %29 : !llvm.ptr, !llvm.ptr
      llvm.store %19, %30 : !llvm.ptr, !llvm.ptr
      llvm.store %27, %31 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %32 = llvm.load %28 : !llvm.ptr -> i32
      %c1_i32_11 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg4 : i32) = (%c0_i32 : i32) to (%32 : i32)  step (%c1_i32_11 : i32) {
        %c1_i32_12 = arith.constant 1 : i32
        %33 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg4, %33 : i32, !llvm.ptr
        %c0_i32_13 = arith.constant 0 : i32
        %34 = llvm.load %28 : !llvm.ptr -> i32
        %c1_i32_14 = arith.constant 1 : i32
        acc.loop control(%arg5 : i32) = (%c0_i32_13 : i32) to (%34 : i32)  step (%c1_i32_14 : i32) {
          %c1_i32_15 = arith.constant 1 : i32
          %35 = llvm.alloca %c1_i32_15 x i32 : (i32) -> !llvm.ptr
          %36 = llvm.alloca %c1_i32_15 x f64 : (i32) -> !llvm.ptr
          %37 = llvm.alloca %c1_i32_15 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg5, %35 : i32, !llvm.ptr
          %cst = arith.constant 0.000000e+00 : f64
          llvm.store %cst, %36 : f64, !llvm.ptr
          %c0_i32_16 = arith.constant 0 : i32
          llvm.store %c0_i32_16, %37 : i32, !llvm.ptr
          scf.while : () -> () {
            %47 = llvm.load %37 : !llvm.ptr -> i32
            %48 = llvm.load %28 : !llvm.ptr -> i32
            %49 = arith.cmpi slt, %47, %48 : i32
            scf.condition(%49)
          } do {
            %47 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
            %48 = llvm.load %33 : !llvm.ptr -> i32
            %49 = llvm.load %28 : !llvm.ptr -> i32
            %50 = arith.muli %48, %49 : i32
            %51 = llvm.load %37 : !llvm.ptr -> i32
            %52 = arith.addi %50, %51 : i32
            %53 = arith.extsi %52 : i32 to i64
            %54 = llvm.getelementptr %47[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %55 = llvm.load %54 : !llvm.ptr -> f64
            %56 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
            %57 = llvm.load %37 : !llvm.ptr -> i32
            %58 = llvm.load %28 : !llvm.ptr -> i32
            %59 = arith.muli %57, %58 : i32
            %60 = llvm.load %35 : !llvm.ptr -> i32
            %61 = arith.addi %59, %60 : i32
            %62 = arith.extsi %61 : i32 to i64
            %63 = llvm.getelementptr %56[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %64 = llvm.load %63 : !llvm.ptr -> f64
            %65 = arith.mulf %55, %64 : f64
            %66 = llvm.load %36 : !llvm.ptr -> f64
            %67 = arith.addf %66, %65 : f64
            llvm.store %67, %36 : f64, !llvm.ptr
            %68 = llvm.load %37 : !llvm.ptr -> i32
            %c1_i32_17 = arith.constant 1 : i32
            %69 = arith.addi %68, %c1_i32_17 : i32
            llvm.store %69, %37 : i32, !llvm.ptr
            scf.yield
          }
          %38 = llvm.load %36 : !llvm.ptr -> f64
          %39 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
          %40 = llvm.load %33 : !llvm.ptr -> i32
          %41 = llvm.load %28 : !llvm.ptr -> i32
          %42 = arith.muli %40, %41 : i32
          %43 = llvm.load %35 : !llvm.ptr -> i32
          %44 = arith.addi %42, %43 : i32
          %45 = arith.extsi %44 : i32 to i64
          %46 = llvm.getelementptr %39[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %38, %46 : f64, !llvm.ptr
          acc.yield
        } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%28 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%27 : !llvm.ptr) bounds(%26) to varPtr(%20 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "c[0:n*n]"}
    acc.delete accPtr(%19 : !llvm.ptr) bounds(%18) {dataClause = #acc<data_clause acc_copyin>, name = "b[0:n*n]"}
    acc.delete accPtr(%11 : !llvm.ptr) bounds(%10) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n*n]"}
    return
  }
  func.func @reduction(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %3 : f64, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %8 = acc.bounds lowerbound(%c0_0 : index) upperbound(%7 : index) extent(%6 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %9 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f64) bounds(%8) -> !llvm.ptr {name = "a[0:n]"}
    %10 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    %11 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%9, %10, %11 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %14 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %9, %14 : !llvm.ptr, !llvm.ptr
      %15 = acc.reduction varPtr(%10 : !llvm.ptr) varType(f64) recipe(@reduction_add_f64) -> !llvm.ptr {name = "s"}
      %c0_i32 = arith.constant 0 : i32
      %16 = llvm.load %11 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) reduction(%15 : !llvm.ptr) control(%arg3 : i32) = (%c0_i32 : i32) to (%16 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %17 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %17 : i32, !llvm.ptr
        %18 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
        %19 = llvm.load %17 : !llvm.ptr -> i32
        %20 = arith.extsi %19 : i32 to i64
        %21 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %22 = llvm.load %21 : !llvm.ptr -> f64
        %23 = llvm.load %15 : !llvm.ptr -> f64
        %24 = arith.addf %23, %22 : f64
        llvm.store %24, %15 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%11 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%10 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    acc.delete accPtr(%9 : !llvm.ptr) bounds(%8) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n]"}
    %12 = llvm.load %3 : !llvm.ptr -> f64
    %13 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.store %12, %13 : f64, !llvm.ptr
    return
  }
  func.func @scalar(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %3 : f64, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %8 = acc.bounds lowerbound(%c0_0 : index) upperbound(%7 : index) extent(%6 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %9 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f64) bounds(%8) -> !llvm.ptr {name = "a[0:n]"}
    %10 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %11 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    acc.kernels combined(loop) dataOperands(%9, %10, %11 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %14 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %9, %14 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %15 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg3 : i32) = (%c0_i32 : i32) to (%15 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %16 : i32, !llvm.ptr
        %17 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
        %18 = llvm.load %16 : !llvm.ptr -> i32
        %19 = arith.extsi %18 : i32 to i64
        %20 = llvm.getelementptr %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %21 = llvm.load %20 : !llvm.ptr -> f64
        %22 = llvm.load %11 : !llvm.ptr -> f64
        %23 = arith.addf %22, %21 : f64
        llvm.store %23, %11 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%11 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    acc.copyout accPtr(%10 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.delete accPtr(%9 : !llvm.ptr) bounds(%8) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n]"}
    %12 = llvm.load %3 : !llvm.ptr -> f64
    %13 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.store %12, %13 : f64, !llvm.ptr
    return
  }
  func.func @indirect(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
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
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) bounds(%7) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1_4 = arith.constant 1 : index
    %12 = arith.subi %11, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%c0_3 : index) upperbound(%12 : index) extent(%11 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %14 = acc.copyin varPtr(%9 : !llvm.ptr) varType(i32) bounds(%13) -> !llvm.ptr {name = "k[0:n]"}
    %15 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%8, %14, %15 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %16 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %17 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %16 : !llvm.ptr, !llvm.ptr
      llvm.store %14, %17 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %18 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg3 : i32) = (%c0_i32 : i32) to (%18 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_8 = arith.constant 1 : i32
        %19 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %19 : i32, !llvm.ptr
        %20 = llvm.load %19 : !llvm.ptr -> i32
        %21 = arith.sitofp %20 : i32 to f64
        %22 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
        %23 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %24 = llvm.load %19 : !llvm.ptr -> i32
        %25 = arith.extsi %24 : i32 to i64
        %26 = llvm.getelementptr %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %27 = llvm.load %26 : !llvm.ptr -> i32
        %28 = arith.extsi %27 : i32 to i64
        %29 = llvm.getelementptr %22[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %21, %29 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%15 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.delete accPtr(%14 : !llvm.ptr) bounds(%13) {dataClause = #acc<data_clause acc_copyin>, name = "k[0:n]"}
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%3 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @gather(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %8 = acc.bounds lowerbound(%c0_0 : index) upperbound(%7 : index) extent(%6 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %9 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f64) bounds(%8) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %10 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %11 = llvm.load %0 : !llvm.ptr -> i32
    %12 = arith.index_cast %11 : i32 to index
    %c1_4 = arith.constant 1 : index
    %13 = arith.subi %12, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %14 = acc.bounds lowerbound(%c0_3 : index) upperbound(%13 : index) extent(%12 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %15 = acc.copyin varPtr(%10 : !llvm.ptr) varType(f64) bounds(%14) -> !llvm.ptr {name = "b[0:n]"}
    %16 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %17 = llvm.load %0 : !llvm.ptr -> i32
    %18 = arith.index_cast %17 : i32 to index
    %c1_8 = arith.constant 1 : index
    %19 = arith.subi %18, %c1_8 : index
    %c1_9 = arith.constant 1 : index
    %20 = acc.bounds lowerbound(%c0_7 : index) upperbound(%19 : index) extent(%18 : index) stride(%c1_9 : index) startIdx(%c0_6 : index)
    %21 = acc.copyin varPtr(%16 : !llvm.ptr) varType(i32) bounds(%20) -> !llvm.ptr {name = "k[0:n]"}
    %22 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%9, %15, %21, %22 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_10 = arith.constant 1 : i32
      %23 = llvm.alloca %c1_i32_10 x !llvm.ptr : (i32) -> !llvm.ptr
      %24 = llvm.alloca %c1_i32_10 x !llvm.ptr : (i32) -> !llvm.ptr
      %25 = llvm.alloca %c1_i32_10 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %9, %23 : !llvm.ptr, !llvm.ptr
      llvm.store %15, %24 : !llvm.ptr, !llvm.ptr
      llvm.store %21, %25 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %26 = llvm.load %22 : !llvm.ptr -> i32
      %c1_i32_11 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg4 : i32) = (%c0_i32 : i32) to (%26 : i32)  step (%c1_i32_11 : i32) {
        %c1_i32_12 = arith.constant 1 : i32
        %27 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg4, %27 : i32, !llvm.ptr
        %28 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
        %29 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
        %30 = llvm.load %27 : !llvm.ptr -> i32
        %31 = arith.extsi %30 : i32 to i64
        %32 = llvm.getelementptr %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %33 = llvm.load %32 : !llvm.ptr -> i32
        %34 = arith.extsi %33 : i32 to i64
        %35 = llvm.getelementptr %28[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %36 = llvm.load %35 : !llvm.ptr -> f64
        %37 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
        %38 = llvm.load %27 : !llvm.ptr -> i32
        %39 = arith.extsi %38 : i32 to i64
        %40 = llvm.getelementptr %37[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %36, %40 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%22 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.delete accPtr(%21 : !llvm.ptr) bounds(%20) {dataClause = #acc<data_clause acc_copyin>, name = "k[0:n]"}
    acc.delete accPtr(%15 : !llvm.ptr) bounds(%14) {dataClause = #acc<data_clause acc_copyin>, name = "b[0:n]"}
    acc.copyout accPtr(%9 : !llvm.ptr) bounds(%8) to varPtr(%4 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @members(%arg0: i32, %arg1: !llvm.ptr) {
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
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(!llvm.struct<"s", (f64, f64)>) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %8 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%7, %8 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %9 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c0_i32 : i32) to (%10 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %11 : i32, !llvm.ptr
        %12 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %13 = llvm.load %11 : !llvm.ptr -> i32
        %14 = arith.extsi %13 : i32 to i64
        %15 = llvm.getelementptr %12[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"s", (f64, f64)>
        %16 = llvm.getelementptr %15[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (f64, f64)>
        %17 = llvm.load %16 : !llvm.ptr -> f64
        %18 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %19 = llvm.load %11 : !llvm.ptr -> i32
        %20 = arith.extsi %19 : i32 to i64
        %21 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"s", (f64, f64)>
        %22 = llvm.getelementptr %21[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (f64, f64)>
        llvm.store %17, %22 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(!llvm.struct<"s", (f64, f64)>) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @halves(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c2_i32 = arith.constant 2 : i32
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = arith.muli %c2_i32, %3 : i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%7) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:2*n]"}
    %9 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%8, %9 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %10 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %10 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %11 = llvm.load %9 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c0_i32 : i32) to (%11 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %12 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %12 : i32, !llvm.ptr
        %13 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
        %c2_i32_5 = arith.constant 2 : i32
        %14 = llvm.load %12 : !llvm.ptr -> i32
        %15 = arith.muli %c2_i32_5, %14 : i32
        %c1_i32_6 = arith.constant 1 : i32
        %16 = arith.addi %15, %c1_i32_6 : i32
        %17 = arith.extsi %16 : i32 to i64
        %18 = llvm.getelementptr %13[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %19 = llvm.load %18 : !llvm.ptr -> f64
        %20 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
        %c2_i32_7 = arith.constant 2 : i32
        %21 = llvm.load %12 : !llvm.ptr -> i32
        %22 = arith.muli %c2_i32_7, %21 : i32
        %23 = arith.extsi %22 : i32 to i64
        %24 = llvm.getelementptr %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %19, %24 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:2*n]"}
    return
  }
  func.func @shifted_by_n(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c2_i32 = arith.constant 2 : i32
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = arith.muli %c2_i32, %3 : i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%7) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:2*n]"}
    %9 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%8, %9 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %10 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %10 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %11 = llvm.load %9 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c0_i32 : i32) to (%11 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %12 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %12 : i32, !llvm.ptr
        %13 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
        %14 = llvm.load %12 : !llvm.ptr -> i32
        %15 = llvm.load %9 : !llvm.ptr -> i32
        %16 = arith.addi %14, %15 : i32
        %17 = arith.extsi %16 : i32 to i64
        %18 = llvm.getelementptr %13[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %19 = llvm.load %18 : !llvm.ptr -> f64
        %20 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
        %21 = llvm.load %12 : !llvm.ptr -> i32
        %22 = arith.extsi %21 : i32 to i64
        %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %19, %23 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:2*n]"}
    return
  }
  func.func @one_place(%arg0: i32, %arg1: !llvm.ptr) {
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
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %8 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%7, %8 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %9 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c0_i32 : i32) to (%10 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %11 : i32, !llvm.ptr
        %12 = llvm.load %11 : !llvm.ptr -> i32
        %13 = arith.sitofp %12 : i32 to f64
        %14 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %c0_i64 = arith.constant 0 : i64
        %15 = llvm.getelementptr %14[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %13, %15 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @call(%arg0: i32, %arg1: !llvm.ptr) {
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
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %8 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%7, %8 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %9 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c0_i32 : i32) to (%10 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %11 : i32, !llvm.ptr
        %12 = llvm.load %11 : !llvm.ptr -> i32
        %13 = arith.sitofp %12 : i32 to f64
        %14 = func.call @f(%13) : (f64) -> f64
        %15 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %16 = llvm.load %11 : !llvm.ptr -> i32
        %17 = arith.extsi %16 : i32 to i64
        %18 = llvm.getelementptr %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %14, %18 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @downwards(%arg0: i32, %arg1: !llvm.ptr) {
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
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %8 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%7, %8 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %9 : !llvm.ptr, !llvm.ptr
      %10 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      %11 = arith.subi %10, %c1_i32_3 : i32
      %c0_i32 = arith.constant 0 : i32
      %c-1_i32 = arith.constant -1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%11 : i32) to (%c0_i32 : i32)  step (%c-1_i32 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %12 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %12 : i32, !llvm.ptr
        %13 = llvm.load %12 : !llvm.ptr -> i32
        %14 = arith.sitofp %13 : i32 to f64
        %15 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %16 = llvm.load %12 : !llvm.ptr -> i32
        %17 = arith.extsi %16 : i32 to i64
        %18 = llvm.getelementptr %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %14, %18 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      acc.terminator
    }
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @twice(%arg0: i32, %arg1: !llvm.ptr) {
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
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %8 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%7, %8 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %9 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c0_i32 : i32) to (%10 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        %12 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %11 : i32, !llvm.ptr
        %13 = llvm.load %11 : !llvm.ptr -> i32
        llvm.store %13, %12 : i32, !llvm.ptr
        %14 = llvm.load %12 : !llvm.ptr -> i32
        %c2_i32 = arith.constant 2 : i32
        %15 = arith.divsi %14, %c2_i32 : i32
        llvm.store %15, %12 : i32, !llvm.ptr
        %16 = llvm.load %11 : !llvm.ptr -> i32
        %17 = arith.sitofp %16 : i32 to f64
        %18 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %19 = llvm.load %12 : !llvm.ptr -> i32
        %20 = arith.extsi %19 : i32 to i64
        %21 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %17, %21 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @unsigned_index(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = arith.index_castui %3 : i32 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_1 = arith.constant 1 : index
    %6 = acc.bounds lowerbound(%c0_0 : index) upperbound(%5 : index) extent(%4 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %8 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%7, %8 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %9 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %8 : !llvm.ptr -> i32
      %11 = arith.extui %c0_i32 : i32 to i64
      %12 = arith.extui %10 : i32 to i64
      %c1_i64 = arith.constant 1 : i64
      acc.loop combined(kernels) control(%arg2 : i64) = (%11 : i64) to (%12 : i64)  step (%c1_i64 : i64) {
        %c1_i32_3 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
        %14 = arith.trunci %arg2 : i64 to i32
        llvm.store %14, %13 : i32, !llvm.ptr
        %15 = llvm.load %13 : !llvm.ptr -> i32
        %16 = arith.uitofp %15 : i32 to f64
        %17 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %18 = llvm.load %13 : !llvm.ptr -> i32
        %19 = arith.extui %18 : i32 to i64
        %20 = llvm.getelementptr %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %16, %20 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @long_index(%arg0: i64, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i64, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i64
    %4 = arith.index_cast %3 : i64 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_1 = arith.constant 1 : index
    %6 = acc.bounds lowerbound(%c0_0 : index) upperbound(%5 : index) extent(%4 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %8 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%7, %8 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %9 : !llvm.ptr, !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %10 = llvm.load %8 : !llvm.ptr -> i64
      %c1_i64 = arith.constant 1 : i64
      acc.loop combined(kernels) control(%arg2 : i64) = (%c0_i64 : i64) to (%10 : i64)  step (%c1_i64 : i64) {
        %c1_i32_3 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_3 x i64 : (i32) -> !llvm.ptr
        llvm.store %arg2, %11 : i64, !llvm.ptr
        %12 = llvm.load %11 : !llvm.ptr -> i64
        %13 = arith.sitofp %12 : i64 to f64
        %14 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %15 = llvm.load %11 : !llvm.ptr -> i64
        %16 = llvm.getelementptr %14[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %13, %16 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i64) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @triangle(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.muli %3, %4 : i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %8 = acc.bounds lowerbound(%c0_0 : index) upperbound(%7 : index) extent(%6 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %9 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%8) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*n]"}
    %10 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%9, %10 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %9, %11 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %12 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c0_i32 : i32) to (%12 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        %14 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %13 : i32, !llvm.ptr
        %c0_i32_5 = arith.constant 0 : i32
        llvm.store %c0_i32_5, %14 : i32, !llvm.ptr
        scf.while : () -> () {
          %15 = llvm.load %14 : !llvm.ptr -> i32
          %16 = llvm.load %13 : !llvm.ptr -> i32
          %17 = arith.cmpi slt, %15, %16 : i32
          scf.condition(%17)
        } do {
          %cst = arith.constant 1.000000e+00 : f64
          %15 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
          %16 = llvm.load %13 : !llvm.ptr -> i32
          %17 = llvm.load %10 : !llvm.ptr -> i32
          %18 = arith.muli %16, %17 : i32
          %19 = llvm.load %14 : !llvm.ptr -> i32
          %20 = arith.addi %18, %19 : i32
          %21 = arith.extsi %20 : i32 to i64
          %22 = llvm.getelementptr %15[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %cst, %22 : f64, !llvm.ptr
          %23 = llvm.load %14 : !llvm.ptr -> i32
          %c1_i32_6 = arith.constant 1 : i32
          %24 = arith.addi %23, %c1_i32_6 : i32
          llvm.store %24, %14 : i32, !llvm.ptr
          scf.yield
        }
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%10 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%9 : !llvm.ptr) bounds(%8) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n*n]"}
    return
  }
  func.func @triangle_array(%arg0: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    %2 = acc.copyin varPtr(%1 : !llvm.ptr) varType(!llvm.array<100 x array<100 x f64>>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "g"}
    %3 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%2, %3 : !llvm.ptr, !llvm.ptr) {
      %c0_i32 = arith.constant 0 : i32
      %4 = llvm.load %3 : !llvm.ptr -> i32
      %c1_i32_0 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg1 : i32) = (%c0_i32 : i32) to (%4 : i32)  step (%c1_i32_0 : i32) {
        %c1_i32_1 = arith.constant 1 : i32
        %5 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
        %6 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg1, %5 : i32, !llvm.ptr
        %c0_i32_2 = arith.constant 0 : i32
        llvm.store %c0_i32_2, %6 : i32, !llvm.ptr
        scf.while : () -> () {
          %7 = llvm.load %6 : !llvm.ptr -> i32
          %8 = llvm.load %5 : !llvm.ptr -> i32
          %9 = arith.cmpi slt, %7, %8 : i32
          scf.condition(%9)
        } do {
          %cst = arith.constant 1.000000e+00 : f64
          %7 = llvm.load %5 : !llvm.ptr -> i32
          %8 = arith.extsi %7 : i32 to i64
          %9 = llvm.getelementptr %2[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<100 x f64>
          %10 = llvm.load %6 : !llvm.ptr -> i32
          %11 = arith.extsi %10 : i32 to i64
          %12 = llvm.getelementptr %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %cst, %12 : f64, !llvm.ptr
          %13 = llvm.load %6 : !llvm.ptr -> i32
          %c1_i32_3 = arith.constant 1 : i32
          %14 = arith.addi %13, %c1_i32_3 : i32
          llvm.store %14, %6 : i32, !llvm.ptr
          scf.yield
        }
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%3 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%2 : !llvm.ptr) to varPtr(%1 : !llvm.ptr) varType(!llvm.array<100 x array<100 x f64>>) {dataClause = #acc<data_clause acc_copy>, name = "g"}
    return
  }
  func.func @moving_base(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c3_i32 = arith.constant 3 : i32
    llvm.store %c3_i32, %2 : i32, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c2_i32 = arith.constant 2 : i32
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.muli %c2_i32, %4 : i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %8 = acc.bounds lowerbound(%c0_0 : index) upperbound(%7 : index) extent(%6 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %9 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) bounds(%8) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:2*n]"}
    %10 = acc.firstprivate varPtr(%2 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "k"}
    %11 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel dataOperands(%9 : !llvm.ptr) firstprivate(%10, %11 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %12 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      %13 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
      llvm.store %9, %12 : !llvm.ptr, !llvm.ptr
      %14 = llvm.load %10 : !llvm.ptr -> i32
      llvm.store %14, %13 : i32, !llvm.ptr
      %c5_i32 = arith.constant 5 : i32
      llvm.store %c5_i32, %10 : i32, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %15 = llvm.load %11 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop control(%arg2 : i32) = (%c0_i32 : i32) to (%15 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %16 : i32, !llvm.ptr
        %17 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
        %18 = llvm.load %10 : !llvm.ptr -> i32
        %19 = llvm.load %16 : !llvm.ptr -> i32
        %20 = arith.addi %18, %19 : i32
        %21 = arith.extsi %20 : i32 to i64
        %22 = llvm.getelementptr %17[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %23 = llvm.load %22 : !llvm.ptr -> f64
        %24 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
        %25 = llvm.load %13 : !llvm.ptr -> i32
        %26 = llvm.load %16 : !llvm.ptr -> i32
        %27 = arith.addi %25, %26 : i32
        %28 = arith.extsi %27 : i32 to i64
        %29 = llvm.getelementptr %24[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %23, %29 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.yield
    }
    acc.copyout accPtr(%9 : !llvm.ptr) bounds(%8) to varPtr(%3 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:2*n]"}
    return
  }
  func.func @local_array(%arg0: i32, %arg1: !llvm.ptr) {
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
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %8 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%7, %8 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %9 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c0_i32 : i32) to (%10 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        %12 = llvm.alloca %c1_i32_4 x !llvm.array<3 x f64> : (i32) -> !llvm.ptr
        %13 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %11 : i32, !llvm.ptr
        %c0_i32_5 = arith.constant 0 : i32
        llvm.store %c0_i32_5, %13 : i32, !llvm.ptr
        scf.while : () -> () {
          %23 = llvm.load %13 : !llvm.ptr -> i32
          %c3_i32 = arith.constant 3 : i32
          %24 = arith.cmpi slt, %23, %c3_i32 : i32
          scf.condition(%24)
        } do {
          %23 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
          %24 = llvm.load %11 : !llvm.ptr -> i32
          %25 = arith.extsi %24 : i32 to i64
          %26 = llvm.getelementptr %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %27 = llvm.load %26 : !llvm.ptr -> f64
          %28 = llvm.load %13 : !llvm.ptr -> i32
          %29 = arith.sitofp %28 : i32 to f64
          %30 = arith.addf %27, %29 : f64
          %31 = llvm.load %13 : !llvm.ptr -> i32
          %32 = arith.extsi %31 : i32 to i64
          %33 = llvm.getelementptr %12[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %30, %33 : f64, !llvm.ptr
          %34 = llvm.load %13 : !llvm.ptr -> i32
          %c1_i32_6 = arith.constant 1 : i32
          %35 = arith.addi %34, %c1_i32_6 : i32
          llvm.store %35, %13 : i32, !llvm.ptr
          scf.yield
        }
        %c0_i64 = arith.constant 0 : i64
        %14 = llvm.getelementptr %12[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %15 = llvm.load %14 : !llvm.ptr -> f64
        %c2_i64 = arith.constant 2 : i64
        %16 = llvm.getelementptr %12[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %17 = llvm.load %16 : !llvm.ptr -> f64
        %18 = arith.addf %15, %17 : f64
        %19 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %20 = llvm.load %11 : !llvm.ptr -> i32
        %21 = arith.extsi %20 : i32 to i64
        %22 = llvm.getelementptr %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %18, %22 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @atomic(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %3 = acc.bounds lowerbound(%c0_0 : index) upperbound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) startIdx(%c0 : index)
    %4 = acc.copyin varPtr(%2 : !llvm.ptr) varType(i32) bounds(%3) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:1]"}
    %5 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%4, %5 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_3 = arith.constant 1 : i32
      %6 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %4, %6 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %7 = llvm.load %5 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c0_i32 : i32) to (%7 : i32)  step (%c1_i32_4 : i32) {
        %c1_i32_5 = arith.constant 1 : i32
        %8 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %8 : i32, !llvm.ptr
        %9 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
        %c0_i64 = arith.constant 0 : i64
        %10 = llvm.getelementptr %9[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        acc.atomic.update %10 : !llvm.ptr {
        ^bb0(%arg3: i32):
          %c1_i32_6 = arith.constant 1 : i32
          %11 = arith.addi %arg3, %c1_i32_6 : i32
          acc.yield %11 : i32
        }
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%5 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%4 : !llvm.ptr) bounds(%3) to varPtr(%2 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "a[0:1]"}
    return
  }
  func.func private @f(f64) -> f64
  func.func private @sin(f64) -> f64
}

