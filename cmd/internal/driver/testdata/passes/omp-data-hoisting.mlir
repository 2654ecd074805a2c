module {
  func.func @smooth(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr {llvm.noalias}, %arg3: !llvm.ptr {llvm.noalias}) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %4 : i32, !llvm.ptr
    scf.while : () -> () {
      %5 = llvm.load %4 : !llvm.ptr -> i32
      %6 = llvm.load %1 : !llvm.ptr -> i32
      %7 = arith.cmpi slt, %5, %6 : i32
      scf.condition(%7)
    } do {
      %c0_i32_0 = arith.constant 0 : i32
      %5 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      %6 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0 = arith.constant 0 : index
      %c0_2 = arith.constant 0 : index
      %7 = llvm.load %0 : !llvm.ptr -> i32
      %8 = arith.index_cast %7 : i32 to index
      %c1 = arith.constant 1 : index
      %9 = arith.subi %8, %c1 : index
      %c1_3 = arith.constant 1 : index
      %10 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%9 : index) extent(%8 : index) stride(%c1_3 : index) start_idx(%c0 : index)
      %11 = omp.map.info var_ptr(%6 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) bounds(%10) -> !llvm.ptr {name = "m[0:n]"}
      %12 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      %c0_4 = arith.constant 0 : index
      %c0_5 = arith.constant 0 : index
      %13 = llvm.load %0 : !llvm.ptr -> i32
      %14 = arith.index_cast %13 : i32 to index
      %c1_6 = arith.constant 1 : index
      %15 = arith.subi %14, %c1_6 : index
      %c1_7 = arith.constant 1 : index
      %16 = omp.map.bounds lower_bound(%c0_5 : index) upper_bound(%15 : index) extent(%14 : index) stride(%c1_7 : index) start_idx(%c0_4 : index)
      %17 = omp.map.info var_ptr(%12 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) bounds(%16) -> !llvm.ptr {name = "x[0:n]"}
      %18 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
      omp.target host_eval(%c0_i32_0 -> %arg4, %5 -> %arg5, %c1_i32_1 -> %arg6 : i32, i32, i32) map_entries(%11 -> %arg7, %17 -> %arg8, %18 -> %arg9 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
        %c1_i32_9 = arith.constant 1 : i32
        %21 = llvm.alloca %c1_i32_9 x !llvm.ptr : (i32) -> !llvm.ptr
        %22 = llvm.alloca %c1_i32_9 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg7, %21 : !llvm.ptr, !llvm.ptr
        llvm.store %arg8, %22 : !llvm.ptr, !llvm.ptr
        omp.teams {
          omp.parallel {
            %c1_i32_10 = arith.constant 1 : i32
            %23 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
            omp.distribute {
              omp.wsloop {
                omp.loop_nest (%arg10) : i32 = (%arg4) to (%arg5) step (%arg6) {
                  llvm.store %arg10, %23 : i32, !llvm.ptr
                  %24 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
                  %25 = llvm.load %23 : !llvm.ptr -> i32
                  %26 = arith.extsi %25 : i32 to i64
                  %27 = llvm.getelementptr %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                  %28 = llvm.load %27 : !llvm.ptr -> f64
                  %29 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
                  %30 = llvm.load %23 : !llvm.ptr -> i32
                  %31 = arith.extsi %30 : i32 to i64
                  %32 = llvm.getelementptr %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                  %33 = llvm.load %32 : !llvm.ptr -> f64
                  %34 = arith.addf %33, %28 : f64
                  llvm.store %34, %32 : f64, !llvm.ptr
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
      %19 = llvm.load %4 : !llvm.ptr -> i32
      %c1_i32_8 = arith.constant 1 : i32
      %20 = arith.addi %19, %c1_i32_8 : i32
      llvm.store %20, %4 : i32, !llvm.ptr
      scf.yield
    }
    return
  }
}

