module {
  func.func @found(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 1.000000e+00 : f64
    llvm.store %cst, %3 : f64, !llvm.ptr
    %cst_0 = arith.constant 0.000000e+00 : f64
    llvm.store %cst_0, %4 : f64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %5 : i32, !llvm.ptr
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_2 = arith.constant 1 : index
    %10 = acc.bounds lowerbound(%c0_1 : index) upperbound(%9 : index) extent(%8 : index) stride(%c1_2 : index) startIdx(%c0 : index)
    %11 = acc.copyin varPtr(%6 : !llvm.ptr) varType(f64) bounds(%10) -> !llvm.ptr {name = "a[0:n]"}
    %12 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %13 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    %14 = acc.copyin varPtr(%5 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "k"}
    %15 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "m"}
    acc.kernels combined(loop) dataOperands(%11, %12, %13, %14, %15 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_3 = arith.constant 1 : i32
      %24 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %11, %24 : !llvm.ptr, !llvm.ptr
      %c0_i32_4 = arith.constant 0 : i32
      %25 = llvm.load %12 : !llvm.ptr -> i32
      %c1_i32_5 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg3 : i32) = (%c0_i32_4 : i32) to (%25 : i32)  step (%c1_i32_5 : i32) {
        %c1_i32_6 = arith.constant 1 : i32
        %26 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %26 : i32, !llvm.ptr
        %27 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
        %28 = llvm.load %26 : !llvm.ptr -> i32
        %29 = arith.extsi %28 : i32 to i64
        %30 = llvm.getelementptr %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %31 = llvm.load %30 : !llvm.ptr -> f64
        %32 = llvm.load %13 : !llvm.ptr -> f64
        %33 = arith.subf %32, %31 : f64
        llvm.store %33, %13 : f64, !llvm.ptr
        %34 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
        %35 = llvm.load %26 : !llvm.ptr -> i32
        %36 = arith.extsi %35 : i32 to i64
        %37 = llvm.getelementptr %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %38 = llvm.load %37 : !llvm.ptr -> f64
        %cst_7 = arith.constant 3.000000e+00 : f64
        %39 = arith.cmpf ogt, %38, %cst_7 : f64
        scf.if %39 {
          %47 = llvm.load %14 : !llvm.ptr -> i32
          %c1_i32_8 = arith.constant 1 : i32
          %48 = arith.addi %47, %c1_i32_8 : i32
          llvm.store %48, %14 : i32, !llvm.ptr
        }
        %40 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
        %41 = llvm.load %26 : !llvm.ptr -> i32
        %42 = arith.extsi %41 : i32 to i64
        %43 = llvm.getelementptr %40[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %44 = llvm.load %43 : !llvm.ptr -> f64
        %45 = llvm.load %15 : !llvm.ptr -> f64
        %46 = arith.cmpf ogt, %44, %45 : f64
        scf.if %46 {
          %47 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
          %48 = llvm.load %26 : !llvm.ptr -> i32
          %49 = arith.extsi %48 : i32 to i64
          %50 = llvm.getelementptr %47[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %51 = llvm.load %50 : !llvm.ptr -> f64
          llvm.store %51, %15 : f64, !llvm.ptr
        }
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%15 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "m"}
    acc.copyout accPtr(%14 : !llvm.ptr) to varPtr(%5 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "k"}
    acc.copyout accPtr(%13 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    acc.copyout accPtr(%12 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.delete accPtr(%11 : !llvm.ptr) bounds(%10) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n]"}
    %16 = llvm.load %3 : !llvm.ptr -> f64
    %17 = llvm.load %4 : !llvm.ptr -> f64
    %18 = arith.addf %16, %17 : f64
    %19 = llvm.load %5 : !llvm.ptr -> i32
    %20 = arith.sitofp %19 : i32 to f64
    %21 = arith.addf %18, %20 : f64
    %22 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %23 = llvm.getelementptr %22[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %21, %23 : f64, !llvm.ptr
    return
  }
  func.func @chosen(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c100_i32 = arith.constant 100 : i32
    llvm.store %c100_i32, %3 : i32, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %4 : f32, !llvm.ptr
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %9 = acc.bounds lowerbound(%c0_0 : index) upperbound(%8 : index) extent(%7 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %10 = acc.copyin varPtr(%5 : !llvm.ptr) varType(i32) bounds(%9) -> !llvm.ptr {name = "a[0:n]"}
    %11 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %12 = acc.copyin varPtr(%3 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "least"}
    %13 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "most"}
    acc.kernels combined(loop) dataOperands(%10, %11, %12, %13 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %21 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %10, %21 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %22 = llvm.load %11 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg3 : i32) = (%c0_i32 : i32) to (%22 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %23 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %23 : i32, !llvm.ptr
        %24 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
        %25 = llvm.load %23 : !llvm.ptr -> i32
        %26 = arith.extsi %25 : i32 to i64
        %27 = llvm.getelementptr %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %28 = llvm.load %27 : !llvm.ptr -> i32
        %29 = llvm.load %12 : !llvm.ptr -> i32
        %30 = arith.cmpi slt, %28, %29 : i32
        %31 = scf.if %30 -> (i32) {
          %40 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
          %41 = llvm.load %23 : !llvm.ptr -> i32
          %42 = arith.extsi %41 : i32 to i64
          %43 = llvm.getelementptr %40[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %44 = llvm.load %43 : !llvm.ptr -> i32
          scf.yield %44 : i32
        } else {
          %40 = llvm.load %12 : !llvm.ptr -> i32
          scf.yield %40 : i32
        }
        llvm.store %31, %12 : i32, !llvm.ptr
        %32 = llvm.load %13 : !llvm.ptr -> f32
        %33 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
        %34 = llvm.load %23 : !llvm.ptr -> i32
        %35 = arith.extsi %34 : i32 to i64
        %36 = llvm.getelementptr %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %37 = llvm.load %36 : !llvm.ptr -> i32
        %38 = arith.sitofp %37 : i32 to f32
        %39 = func.call @fmaxf(%32, %38) : (f32, f32) -> f32
        llvm.store %39, %13 : f32, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%13 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "most"}
    acc.copyout accPtr(%12 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "least"}
    acc.copyout accPtr(%11 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.delete accPtr(%10 : !llvm.ptr) bounds(%9) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n]"}
    %14 = llvm.load %3 : !llvm.ptr -> i32
    %15 = arith.sitofp %14 : i32 to f32
    %16 = llvm.load %4 : !llvm.ptr -> f32
    %17 = arith.addf %15, %16 : f32
    %18 = arith.fptosi %17 : f32 to i32
    %19 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %20 = llvm.getelementptr %19[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %18, %20 : i32, !llvm.ptr
    return
  }
  func.func @carried(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %2 : f64, !llvm.ptr
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
    %9 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %10 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    acc.kernels combined(loop) dataOperands(%8, %9, %10 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %14 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %14 : !llvm.ptr, !llvm.ptr
      %c1_i32_3 = arith.constant 1 : i32
      %15 = llvm.load %9 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg2 : i32) = (%c1_i32_3 : i32) to (%15 : i32)  step (%c1_i32_4 : i32) {
        %c1_i32_5 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %16 : i32, !llvm.ptr
        %17 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
        %18 = llvm.load %16 : !llvm.ptr -> i32
        %19 = arith.extsi %18 : i32 to i64
        %20 = llvm.getelementptr %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %21 = llvm.load %20 : !llvm.ptr -> f64
        %22 = llvm.load %10 : !llvm.ptr -> f64
        %23 = arith.addf %22, %21 : f64
        llvm.store %23, %10 : f64, !llvm.ptr
        %24 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
        %25 = llvm.load %16 : !llvm.ptr -> i32
        %c1_i32_6 = arith.constant 1 : i32
        %26 = arith.subi %25, %c1_i32_6 : i32
        %27 = arith.extsi %26 : i32 to i64
        %28 = llvm.getelementptr %24[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %29 = llvm.load %28 : !llvm.ptr -> f64
        %30 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
        %31 = llvm.load %16 : !llvm.ptr -> i32
        %32 = arith.extsi %31 : i32 to i64
        %33 = llvm.getelementptr %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %34 = llvm.load %33 : !llvm.ptr -> f64
        %35 = arith.addf %34, %29 : f64
        llvm.store %35, %33 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%10 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%3 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %11 = llvm.load %2 : !llvm.ptr -> f64
    %12 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %13 = llvm.getelementptr %12[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %11, %13 : f64, !llvm.ptr
    return
  }
  func.func @looked_at(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %2 : f64, !llvm.ptr
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
    %9 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %10 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
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
        %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %18 = llvm.load %17 : !llvm.ptr -> f64
        %19 = llvm.load %10 : !llvm.ptr -> f64
        %20 = arith.addf %19, %18 : f64
        llvm.store %20, %10 : f64, !llvm.ptr
        %21 = llvm.load %10 : !llvm.ptr -> f64
        %22 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %23 = llvm.load %13 : !llvm.ptr -> i32
        %24 = arith.extsi %23 : i32 to i64
        %25 = llvm.getelementptr %22[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %21, %25 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%10 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%3 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
  func.func @last(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %3 : f64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %4 : i32, !llvm.ptr
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %9 = acc.bounds lowerbound(%c0_0 : index) upperbound(%8 : index) extent(%7 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %10 = acc.copyin varPtr(%5 : !llvm.ptr) varType(f64) bounds(%9) -> !llvm.ptr {name = "a[0:n]"}
    %11 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %12 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "m"}
    %13 = acc.copyin varPtr(%4 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "at"}
    acc.kernels combined(loop) dataOperands(%10, %11, %12, %13 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %20 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %10, %20 : !llvm.ptr, !llvm.ptr
      %c0_i32_3 = arith.constant 0 : i32
      %21 = llvm.load %11 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      acc.loop combined(kernels) control(%arg3 : i32) = (%c0_i32_3 : i32) to (%21 : i32)  step (%c1_i32_4 : i32) {
        %c1_i32_5 = arith.constant 1 : i32
        %22 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %22 : i32, !llvm.ptr
        %23 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
        %24 = llvm.load %22 : !llvm.ptr -> i32
        %25 = arith.extsi %24 : i32 to i64
        %26 = llvm.getelementptr %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %27 = llvm.load %26 : !llvm.ptr -> f64
        %28 = llvm.load %12 : !llvm.ptr -> f64
        %29 = arith.cmpf ogt, %27, %28 : f64
        scf.if %29 {
          %30 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
          %31 = llvm.load %22 : !llvm.ptr -> i32
          %32 = arith.extsi %31 : i32 to i64
          %33 = llvm.getelementptr %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %34 = llvm.load %33 : !llvm.ptr -> f64
          llvm.store %34, %12 : f64, !llvm.ptr
          %35 = llvm.load %22 : !llvm.ptr -> i32
          llvm.store %35, %13 : i32, !llvm.ptr
        }
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%13 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "at"}
    acc.copyout accPtr(%12 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "m"}
    acc.copyout accPtr(%11 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.delete accPtr(%10 : !llvm.ptr) bounds(%9) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n]"}
    %14 = llvm.load %3 : !llvm.ptr -> f64
    %15 = llvm.load %4 : !llvm.ptr -> i32
    %16 = arith.sitofp %15 : i32 to f64
    %17 = arith.addf %14, %16 : f64
    %18 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %19 = llvm.getelementptr %18[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %17, %19 : f64, !llvm.ptr
    return
  }
  func.func private @fmaxf(f32, f32) -> f32
}

