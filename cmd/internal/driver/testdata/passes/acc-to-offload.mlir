// void scale(int n, float x, float *a) { parallel loop copy(a[0:n]): a[i] = x * a[i]; }
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
  func.func @scale(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : f32, !llvm.ptr
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
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f32) bounds(%7) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    %9 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %10 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(f32) recipe(@firstprivatization_f32) -> !llvm.ptr {implicit = true, name = "x"}
    acc.parallel combined(loop) dataOperands(%8 : !llvm.ptr) firstprivate(%9, %10 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %11 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %12 = llvm.load %9 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32 : i32) to (%12 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %13 : i32, !llvm.ptr
        %14 = llvm.load %10 : !llvm.ptr -> f32
        %15 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %16 = llvm.load %13 : !llvm.ptr -> i32
        %17 = arith.extsi %16 : i32 to i64
        %18 = llvm.getelementptr %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %19 = llvm.load %18 : !llvm.ptr -> f32
        %20 = arith.mulf %14, %19 : f32
        %21 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %13 : !llvm.ptr -> i32
        %23 = arith.extsi %22 : i32 to i64
        %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %20, %24 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) to varPtr(%3 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "a[0:n]"}
    return
  }
}

