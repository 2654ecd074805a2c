module {
  func.func @smooth(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr {llvm.noalias}, %arg3: !llvm.ptr {llvm.noalias}) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %5 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_2 = arith.constant 1 : index
    %9 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%8 : index) extent(%7 : index) stride(%c1_2 : index) start_idx(%c0 : index)
    %10 = omp.map.info var_ptr(%5 : !llvm.ptr, f64) map_clauses(to) capture(ByRef) bounds(%9) -> !llvm.ptr {accc.reason = "the construct does not write 'm[0:n]': it need not be copied back, which saves 8*n bytes", name = "m[0:n]"}
    %11 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %12 = llvm.load %0 : !llvm.ptr -> i32
    %13 = arith.index_cast %12 : i32 to index
    %c1_5 = arith.constant 1 : index
    %14 = arith.subi %13, %c1_5 : index
    %c1_6 = arith.constant 1 : index
    %15 = omp.map.bounds lower_bound(%c0_4 : index) upper_bound(%14 : index) extent(%13 : index) stride(%c1_6 : index) start_idx(%c0_3 : index)
    %16 = omp.map.info var_ptr(%11 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) bounds(%15) -> !llvm.ptr {name = "x[0:n]"}
    %17 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    omp.target host_eval(%c0_i32 -> %arg4, %4 -> %arg5, %c1_i32_0 -> %arg6 : i32, i32, i32) map_entries(%10 -> %arg7, %16 -> %arg8, %17 -> %arg9 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_7 = arith.constant 1 : i32
      %18 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
      %19 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg7, %18 : !llvm.ptr, !llvm.ptr
      llvm.store %arg8, %19 : !llvm.ptr, !llvm.ptr
      omp.teams {
        omp.parallel {
          %c1_i32_8 = arith.constant 1 : i32
          %20 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg10) : i32 = (%arg4) to (%arg5) step (%arg6) {
                llvm.store %arg10, %20 : i32, !llvm.ptr
                %21 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
                %22 = llvm.load %20 : !llvm.ptr -> i32
                %23 = arith.extsi %22 : i32 to i64
                %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %25 = llvm.load %24 : !llvm.ptr -> f64
                %26 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
                %27 = llvm.load %20 : !llvm.ptr -> i32
                %28 = arith.extsi %27 : i32 to i64
                %29 = llvm.getelementptr %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %30 = llvm.load %29 : !llvm.ptr -> f64
                %31 = arith.addf %30, %25 : f64
                llvm.store %31, %29 : f64, !llvm.ptr
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
