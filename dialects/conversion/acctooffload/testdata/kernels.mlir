module {
  func.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
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
    %14 = acc.copyin varPtr(%9 : !llvm.ptr) varType(f64) bounds(%13) -> !llvm.ptr {name = "b[0:n]"}
    %15 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels dataOperands(%8, %14, %15 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %16 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %17 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %16 : !llvm.ptr, !llvm.ptr
      llvm.store %14, %17 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %18 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      acc.loop control(%arg3 : i32) = (%c0_i32 : i32) to (%18 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_10 = arith.constant 1 : i32
        %20 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %20 : i32, !llvm.ptr
        %21 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %20 : !llvm.ptr -> i32
        %23 = arith.extsi %22 : i32 to i64
        %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %25 = llvm.load %24 : !llvm.ptr -> f64
        %26 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
        %27 = llvm.load %20 : !llvm.ptr -> i32
        %28 = arith.extsi %27 : i32 to i64
        %29 = llvm.getelementptr %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %25, %29 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      %c1_i32_8 = arith.constant 1 : i32
      %19 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      acc.loop control(%arg3 : i32) = (%c1_i32_8 : i32) to (%19 : i32)  step (%c1_i32_9 : i32) {
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
        %29 = arith.extsi %28 : i32 to i64
        %30 = llvm.getelementptr %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %26, %30 : f64, !llvm.ptr
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.copyout accPtr(%15 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.delete accPtr(%14 : !llvm.ptr) bounds(%13) {dataClause = #acc<data_clause acc_copyin>, name = "b[0:n]"}
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%3 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
}

