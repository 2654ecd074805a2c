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
  func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %4 = acc.bounds lowerbound(%c0_0 : index) upperbound(%c7 : index) extent(%c8 : index) stride(%c1 : index) startIdx(%c0 : index)
    %5 = acc.copyin varPtr(%3 : !llvm.ptr) varType(i32) bounds(%4) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:8]"}
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_2 : index) upperbound(%c0_4 : index) extent(%c1_3 : index) stride(%c1_5 : index) startIdx(%c0_1 : index)
    %8 = acc.copyin varPtr(%6 : !llvm.ptr) varType(f64) bounds(%7) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "s[0:1]"}
    %9 = acc.firstprivate varPtr(%2 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%5, %8 : !llvm.ptr, !llvm.ptr) firstprivate(%9 : !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %10 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %11 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %5, %10 : !llvm.ptr, !llvm.ptr
      llvm.store %8, %11 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %12 = llvm.load %9 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32 : i32) to (%12 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_8 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %13 : i32, !llvm.ptr
        %14 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
        %15 = llvm.load %13 : !llvm.ptr -> i32
        %c8_i32 = arith.constant 8 : i32
        %16 = arith.remsi %15, %c8_i32 : i32
        %17 = arith.extsi %16 : i32 to i64
        %18 = llvm.getelementptr %14[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %19 = llvm.load %13 : !llvm.ptr -> i32
        acc.atomic.update %18 : !llvm.ptr {
        ^bb0(%arg4: i32):
          %22 = arith.addi %arg4, %19 : i32
          acc.yield %22 : i32
        }
        %20 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %c0_i64 = arith.constant 0 : i64
        %21 = llvm.getelementptr %20[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %cst = arith.constant 1.000000e+00 : f64
        acc.atomic.update %21 : !llvm.ptr {
        ^bb0(%arg4: f64):
          %22 = arith.addf %arg4, %cst : f64
          acc.yield %22 : f64
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%6 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "s[0:1]"}
    acc.copyout accPtr(%5 : !llvm.ptr) bounds(%4) to varPtr(%3 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "a[0:8]"}
    return
  }
}

