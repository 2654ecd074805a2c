module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  acc.firstprivate.recipe @firstprivatization_ref_i32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    acc.terminator
  }
  acc.private.recipe @privatization_ref_i32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  }
  func.func @twice_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = arith.index_cast %0 : i32 to index
    %c0 = arith.constant 0 : index
    %2 = arith.cmpi sgt, %1, %c0 : index
    %3 = arith.select %2, %1, %c0 : index
    %c1_i64 = arith.constant 1 : i64
    %4 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %5 = arith.index_cast %3 : index to i64
    %c8_i64 = arith.constant 8 : i64
    %c1_i64_0 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64_1 = arith.constant 1 : i64
    %6 = arith.subi %5, %c1_i64_1 : i64
    %7 = acc.bounds lowerbound(%c0_i64 : i64) upperbound(%6 : i64) extent(%5 : i64) stride(%c8_i64 : i64) startIdx(%c1_i64_0 : i64) {strideInBytes = true}
    %8 = acc.copyin varPtr(%arg1 : !llvm.ptr) varType(f64) bounds(%7) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x"}
    %9 = acc.firstprivate varPtr(%arg0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_ref_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%8 : !llvm.ptr) firstprivate(%9 : !llvm.ptr) {
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %10 = llvm.load %9 : !llvm.ptr -> i32
      %11 = acc.private varPtr(%4 : !llvm.ptr) varType(i32) recipe(@privatization_ref_i32) -> !llvm.ptr {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%11 : !llvm.ptr) control(%arg2 : i32) = (%c1_i32_2 : i32) to (%10 : i32)  step (%c1_i32 : i32) {
        llvm.store %arg2, %11 : i32, !llvm.ptr
        %c2_i32 = arith.constant 2 : i32
        %12 = llvm.load %11 : !llvm.ptr -> i32
        %13 = arith.extsi %12 : i32 to i64
        %14 = llvm.getelementptr %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %15 = llvm.getelementptr %14[-1] : (!llvm.ptr) -> !llvm.ptr, f64
        %16 = llvm.load %15 : !llvm.ptr -> f64
        %17 = arith.sitofp %c2_i32 : i32 to f64
        %18 = arith.mulf %17, %16 fastmath<contract> : f64
        %19 = llvm.load %11 : !llvm.ptr -> i32
        %20 = arith.extsi %19 : i32 to i64
        %21 = llvm.getelementptr %8[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %22 = llvm.getelementptr %21[-1] : (!llvm.ptr) -> !llvm.ptr, f64
        llvm.store %18, %22 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%arg1 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "x"}
    return
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
  func.func @csum(%arg0: i32, %arg1: !llvm.ptr) -> f64 {
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
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) bounds(%7) -> !llvm.ptr {name = "x[0:n]"}
    %9 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    %10 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%8, %9 : !llvm.ptr, !llvm.ptr) firstprivate(%10 : !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %12 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %12 : !llvm.ptr, !llvm.ptr
      %13 = acc.reduction varPtr(%9 : !llvm.ptr) varType(f64) recipe(@reduction_add_f64) -> !llvm.ptr {name = "s"}
      %c0_i32 = arith.constant 0 : i32
      %14 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(parallel) reduction(%13 : !llvm.ptr) control(%arg2 : i32) = (%c0_i32 : i32) to (%14 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %15 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %15 : i32, !llvm.ptr
        %16 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
        %17 = llvm.load %15 : !llvm.ptr -> i32
        %18 = arith.extsi %17 : i32 to i64
        %19 = llvm.getelementptr %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %20 = llvm.load %19 : !llvm.ptr -> f64
        %21 = llvm.load %13 : !llvm.ptr -> f64
        %22 = arith.addf %21, %20 : f64
        llvm.store %22, %13 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    acc.delete accPtr(%8 : !llvm.ptr) bounds(%7) {dataClause = #acc<data_clause acc_copyin>, name = "x[0:n]"}
    %11 = llvm.load %2 : !llvm.ptr -> f64
    return %11 : f64
  }
}
