module {
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
    %c0_i32 = arith.constant 0 : i32
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_2 = arith.constant 1 : i32
    %8 = omp.map.info var_ptr(%1 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %9 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %10 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %11 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%10) -> !llvm.ptr {name = "a[0:n]"}
    omp.target host_eval(%c0_i32 -> %arg3, %7 -> %arg4, %c1_i32_2 -> %arg5 : i32, i32, i32) map_entries(%8 -> %arg6, %9 -> %arg7, %11 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_3 = arith.constant 1 : i32
        %12 = llvm.alloca %c1_i32_3 x f32 : (i32) -> !llvm.ptr
        %13 = llvm.load %arg6 : !llvm.ptr -> f32
        llvm.store %13, %12 : f32, !llvm.ptr
        %c1_i32_4 = arith.constant 1 : i32
        %14 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        %15 = llvm.load %arg7 : !llvm.ptr -> i32
        llvm.store %15, %14 : i32, !llvm.ptr
        %c1_i32_5 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg8, %16 : !llvm.ptr, !llvm.ptr
        %c0_i32_6 = arith.constant 0 : i32
        %17 = llvm.load %14 : !llvm.ptr -> i32
        %c1_i32_7 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg9) : i32 = (%arg3) to (%arg4) step (%arg5) {
                %c1_i32_8 = arith.constant 1 : i32
                %18 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg9, %18 : i32, !llvm.ptr
                %19 = llvm.load %12 : !llvm.ptr -> f32
                %20 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
                %21 = llvm.load %18 : !llvm.ptr -> i32
                %22 = arith.extsi %21 : i32 to i64
                %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %24 = llvm.load %23 : !llvm.ptr -> f32
                %25 = arith.mulf %19, %24 : f32
                %26 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
                %27 = llvm.load %18 : !llvm.ptr -> i32
                %28 = arith.extsi %27 : i32 to i64
                %29 = llvm.getelementptr %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %25, %29 : f32, !llvm.ptr
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    return
  }
}
