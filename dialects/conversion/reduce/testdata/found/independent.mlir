module {
  func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr {llvm.noalias}) -> f64 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.array<3 x f64> : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.array<16 x i32> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %3 : f64, !llvm.ptr
    %cst_0 = arith.constant 0.000000e+00 : f64
    %6 = llvm.getelementptr %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_0, %6 : f64, !llvm.ptr
    %cst_1 = arith.constant 0.000000e+00 : f64
    %7 = llvm.getelementptr %3[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_1, %7 : f64, !llvm.ptr
    %c64_i64 = arith.constant 64 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%5, %c0_i8, %c64_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %5 : i32, !llvm.ptr
    %8 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "t"}
    %9 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %10 = acc.nocreate varPtr(%9 : !llvm.ptr) varType(!llvm.array<100 x f64>) -> !llvm.ptr {implicit = true, name = "a"}
    %11 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %12 = acc.nocreate varPtr(%11 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "c"}
    %13 = acc.copyin varPtr(%3 : !llvm.ptr) varType(!llvm.array<3 x f64>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    %14 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %15 = acc.nocreate varPtr(%14 : !llvm.ptr) varType(i32) -> !llvm.ptr {implicit = true, name = "k"}
    %16 = acc.copyin varPtr(%5 : !llvm.ptr) varType(!llvm.array<16 x i32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "bin"}
    acc.kernels dataOperands(%8, %10, %12, %13, %15, %16 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_3 = arith.constant 1 : i32
      %26 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      %27 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      %28 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %10, %26 : !llvm.ptr, !llvm.ptr
      llvm.store %12, %27 : !llvm.ptr, !llvm.ptr
      llvm.store %15, %28 : !llvm.ptr, !llvm.ptr
      %c0_i32_4 = arith.constant 0 : i32
      %c100_i32 = arith.constant 100 : i32
      %c1_i32_5 = arith.constant 1 : i32
      acc.loop control(%arg3 : i32) = (%c0_i32_4 : i32) to (%c100_i32 : i32)  step (%c1_i32_5 : i32) {
        %c1_i32_9 = arith.constant 1 : i32
        %29 = llvm.alloca %c1_i32_9 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %29 : i32, !llvm.ptr
        %cst_10 = arith.constant 0.000000e+00 : f64
        llvm.store %cst_10, %8 : f64, !llvm.ptr
        %c0_i32_11 = arith.constant 0 : i32
        %c100_i32_12 = arith.constant 100 : i32
        %c1_i32_13 = arith.constant 1 : i32
        acc.loop control(%arg4 : i32) = (%c0_i32_11 : i32) to (%c100_i32_12 : i32)  step (%c1_i32_13 : i32) {
          %c1_i32_15 = arith.constant 1 : i32
          %39 = llvm.alloca %c1_i32_15 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg4, %39 : i32, !llvm.ptr
          %40 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
          %41 = llvm.load %29 : !llvm.ptr -> i32
          %42 = arith.extsi %41 : i32 to i64
          %43 = llvm.getelementptr %40[%42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<100 x f64>
          %44 = llvm.load %39 : !llvm.ptr -> i32
          %45 = arith.extsi %44 : i32 to i64
          %46 = llvm.getelementptr %43[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %47 = llvm.load %46 : !llvm.ptr -> f64
          %48 = llvm.load %8 : !llvm.ptr -> f64
          %49 = arith.addf %48, %47 : f64
          llvm.store %49, %8 : f64, !llvm.ptr
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        %30 = llvm.load %8 : !llvm.ptr -> f64
        %31 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
        %32 = llvm.load %29 : !llvm.ptr -> i32
        %33 = arith.extsi %32 : i32 to i64
        %34 = llvm.getelementptr %31[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %30, %34 : f64, !llvm.ptr
        %35 = llvm.load %8 : !llvm.ptr -> f64
        %c1_i64_14 = arith.constant 1 : i64
        %36 = llvm.getelementptr %13[%c1_i64_14] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %37 = llvm.load %36 : !llvm.ptr -> f64
        %38 = arith.addf %37, %35 : f64
        llvm.store %38, %36 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      %c0_i32_6 = arith.constant 0 : i32
      %c100_i32_7 = arith.constant 100 : i32
      %c1_i32_8 = arith.constant 1 : i32
      acc.loop control(%arg3 : i32) = (%c0_i32_6 : i32) to (%c100_i32_7 : i32)  step (%c1_i32_8 : i32) {
        %c1_i32_9 = arith.constant 1 : i32
        %29 = llvm.alloca %c1_i32_9 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %29 : i32, !llvm.ptr
        %30 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
        %31 = llvm.load %29 : !llvm.ptr -> i32
        %32 = arith.extsi %31 : i32 to i64
        %33 = llvm.getelementptr %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %34 = llvm.load %33 : !llvm.ptr -> i32
        %35 = arith.extsi %34 : i32 to i64
        %36 = llvm.getelementptr %16[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %37 = llvm.load %36 : !llvm.ptr -> i32
        %c1_i32_10 = arith.constant 1 : i32
        %38 = arith.addi %37, %c1_i32_10 : i32
        llvm.store %38, %36 : i32, !llvm.ptr
        %39 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %40 = llvm.load %29 : !llvm.ptr -> i32
        %41 = arith.extsi %40 : i32 to i64
        %42 = llvm.getelementptr %39[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<100 x f64>
        %43 = llvm.load %29 : !llvm.ptr -> i32
        %44 = arith.extsi %43 : i32 to i64
        %45 = llvm.getelementptr %42[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %46 = llvm.load %45 : !llvm.ptr -> f64
        %c0_i64_11 = arith.constant 0 : i64
        %47 = llvm.getelementptr %13[%c0_i64_11] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %48 = llvm.load %47 : !llvm.ptr -> f64
        %49 = arith.addf %48, %46 : f64
        llvm.store %49, %47 : f64, !llvm.ptr
        %c0_i64_12 = arith.constant 0 : i64
        %50 = llvm.getelementptr %13[%c0_i64_12] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %51 = llvm.load %50 : !llvm.ptr -> f64
        %52 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
        %53 = llvm.load %29 : !llvm.ptr -> i32
        %54 = arith.extsi %53 : i32 to i64
        %55 = llvm.getelementptr %52[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %51, %55 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.terminator
    }
    acc.copyout accPtr(%16 : !llvm.ptr) to varPtr(%5 : !llvm.ptr) varType(!llvm.array<16 x i32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "bin"}
    acc.delete accPtr(%15 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "k"}
    acc.copyout accPtr(%13 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(!llvm.array<3 x f64>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    acc.delete accPtr(%12 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "c"}
    acc.delete accPtr(%10 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "a"}
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "t"}
    %c0_i64 = arith.constant 0 : i64
    %17 = llvm.getelementptr %3[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %18 = llvm.load %17 : !llvm.ptr -> f64
    %c1_i64 = arith.constant 1 : i64
    %19 = llvm.getelementptr %3[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %20 = llvm.load %19 : !llvm.ptr -> f64
    %21 = arith.addf %18, %20 : f64
    %c0_i64_2 = arith.constant 0 : i64
    %22 = llvm.getelementptr %5[%c0_i64_2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %23 = llvm.load %22 : !llvm.ptr -> i32
    %24 = arith.sitofp %23 : i32 to f64
    %25 = arith.addf %21, %24 : f64
    return %25 : f64
  }
}

