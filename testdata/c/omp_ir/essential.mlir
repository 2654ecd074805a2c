module {
  func.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %8 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) bounds(%7) -> !llvm.ptr {accc.map_words = ["default"], name = "a[0:n]"}
    omp.target_data map_entries(%8 : !llvm.ptr) {
      omp.terminator
    } {accc.clauses = [{args = [{variable = "a[0:n]"}], clause = "depend", essential, modifiers = [{word = "inout"}]}, {clause = "nowait"}]}
    %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %10 = llvm.getelementptr %9[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    omp.task depend(taskdependinout -> %10 : !llvm.ptr) {
      omp.terminator
    } {accc.clauses = [{args = [{number = 3 : i64}], clause = "transparent", essential}], accc.depend_parts = ["a[0]"]}
    omp.task {
      omp.terminator
    } {accc.clauses = [{clause = "transparent", essential}]}
    %c1_i32_2 = arith.constant 1 : i32
    llvm.store %c1_i32_2, %2 : i32, !llvm.ptr
    omp.parallel {
      %c1_i32_3 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %12 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%12) step (%c1_i32_4) {
          llvm.store %arg2, %11 : i32, !llvm.ptr
          %13 = llvm.load %2 : !llvm.ptr -> i32
          %14 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %15 = llvm.load %11 : !llvm.ptr -> i32
          %16 = arith.extsi %15 : i32 to i64
          %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %13, %17 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.clauses = [{args = [{variable = "x"}], clause = "induction", essential, modifiers = [{args = [{number = 2 : i64}], parens, word = "step"}], operator = "*"}], accc.part}
      omp.terminator
    }
    return
  }
}
