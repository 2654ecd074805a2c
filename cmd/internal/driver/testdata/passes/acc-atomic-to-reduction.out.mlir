module {
  acc.reduction.recipe @reduction_add_atomic_f32 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
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
  func.func @sum(%arg0: i32, %arg1: !llvm.ptr) -> f32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %2 : f32, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f32) bounds(%7) -> !llvm.ptr {name = "a[0:n]"}
    %9 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "t"}
    %10 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%8, %9 : !llvm.ptr, !llvm.ptr) firstprivate(%10 : !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %12 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %12 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %13 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      %14 = acc.reduction varPtr(%9 : !llvm.ptr) varType(f32) recipe(@reduction_add_atomic_f32) -> !llvm.ptr {name = "t"}
      acc.loop combined(parallel) reduction(%14 : !llvm.ptr) control(%arg2 : i32) = (%c0_i32 : i32) to (%13 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %15 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %15 : i32, !llvm.ptr
        %16 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
        %17 = llvm.load %15 : !llvm.ptr -> i32
        %18 = arith.extsi %17 : i32 to i64
        %19 = llvm.getelementptr %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %20 = llvm.load %19 : !llvm.ptr -> f32
        %21 = llvm.load %14 : !llvm.ptr -> f32
        %22 = arith.addf %21, %20 : f32
        llvm.store %22, %14 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "t"}
    acc.delete accPtr(%8 : !llvm.ptr) bounds(%7) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n]"}
    %11 = llvm.load %2 : !llvm.ptr -> f32
    return %11 : f32
  }
}
