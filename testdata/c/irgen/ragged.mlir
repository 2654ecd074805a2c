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
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1_3 = arith.constant 1 : index
    %9 = arith.subi %8, %c1_3 : index
    %c1_4 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %10 = acc.bounds lowerbound(%c0_2 : index) upperbound(%9 : index) extent(%8 : index) stride(%c4 : index) startIdx(%c0_1 : index) {strideInBytes = true}
    %11 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_4 : index) startIdx(%c0 : index)
    %12 = acc.copyin varPtr(%3 : !llvm.ptr) varType(!llvm.array<0 x struct<(ptr)>>) bounds(%10, %11) -> !llvm.ptr {name = "a[0:n][0:n]"}
    %13 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c2_7 = arith.constant 2 : index
    %c0_8 = arith.constant 0 : index
    %c0_9 = arith.constant 0 : index
    %14 = llvm.load %0 : !llvm.ptr -> i32
    %15 = arith.index_cast %14 : i32 to index
    %c1_10 = arith.constant 1 : index
    %16 = arith.subi %15, %c1_10 : index
    %c1_11 = arith.constant 1 : index
    %c4_12 = arith.constant 4 : index
    %17 = acc.bounds lowerbound(%c0_9 : index) upperbound(%16 : index) extent(%15 : index) stride(%c4_12 : index) startIdx(%c0_8 : index) {strideInBytes = true}
    %18 = acc.bounds lowerbound(%c1_6 : index) upperbound(%c2_7 : index) extent(%c2 : index) stride(%c1_11 : index) startIdx(%c0_5 : index)
    %19 = acc.copyin varPtr(%13 : !llvm.ptr) varType(!llvm.array<0 x struct<(ptr)>>) bounds(%17, %18) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "b[1:2][0:n]"}
    acc.data dataOperands(%12, %19 : !llvm.ptr, !llvm.ptr) {
      %20 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %21 = acc.present varPtr(%20 : !llvm.ptr) varType(!llvm.struct<(ptr)>) -> !llvm.ptr {name = "a"}
      %22 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0_13 = arith.constant 0 : index
      %c4_14 = arith.constant 4 : index
      %c3 = arith.constant 3 : index
      %c1_15 = arith.constant 1 : index
      %23 = acc.bounds lowerbound(%c0_13 : index) upperbound(%c3 : index) extent(%c4_14 : index) stride(%c1_15 : index) startIdx(%c0_13 : index)
      %24 = acc.present varPtr(%22 : !llvm.ptr) varType(!llvm.struct<(ptr)>) bounds(%23) -> !llvm.ptr {name = "b"}
      %25 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
      acc.parallel combined(loop) dataOperands(%21, %24 : !llvm.ptr, !llvm.ptr) firstprivate(%25 : !llvm.ptr) {
        %c1_i32_16 = arith.constant 1 : i32
        %26 = llvm.alloca %c1_i32_16 x !llvm.ptr : (i32) -> !llvm.ptr
        %27 = llvm.alloca %c1_i32_16 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %21, %26 : !llvm.ptr, !llvm.ptr
        llvm.store %24, %27 : !llvm.ptr, !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %28 = llvm.load %25 : !llvm.ptr -> i32
        %c1_i32_17 = arith.constant 1 : i32
        acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32 : i32) to (%28 : i32)  step (%c1_i32_17 : i32) {
          %c1_i32_18 = arith.constant 1 : i32
          %29 = llvm.alloca %c1_i32_18 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %29 : i32, !llvm.ptr
          %30 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
          %31 = llvm.load %29 : !llvm.ptr -> i32
          %32 = arith.extsi %31 : i32 to i64
          %33 = llvm.getelementptr %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
          %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
          %c0_i64 = arith.constant 0 : i64
          %35 = llvm.getelementptr %34[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %36 = llvm.load %35 : !llvm.ptr -> f32
          %37 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
          %c1_i64 = arith.constant 1 : i64
          %38 = llvm.getelementptr %37[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
          %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
          %40 = llvm.load %29 : !llvm.ptr -> i32
          %41 = arith.extsi %40 : i32 to i64
          %42 = llvm.getelementptr %39[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %36, %42 : f32, !llvm.ptr
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.delete accPtr(%24 : !llvm.ptr) bounds(%23) {dataClause = #acc<data_clause acc_present>, name = "b"}
      acc.delete accPtr(%21 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, name = "a"}
      acc.terminator
    }
    acc.copyout accPtr(%19 : !llvm.ptr) bounds(%17, %18) to varPtr(%13 : !llvm.ptr) varType(!llvm.array<0 x struct<(ptr)>>) {dataClause = #acc<data_clause acc_copy>, name = "b[1:2][0:n]"}
    acc.delete accPtr(%12 : !llvm.ptr) bounds(%10, %11) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n][0:n]"}
    return
  }
}
