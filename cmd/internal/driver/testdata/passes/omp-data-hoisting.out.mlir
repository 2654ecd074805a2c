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
    %5 = llvm.load %1 : !llvm.ptr -> i32
    %6 = arith.cmpi slt, %c0_i32, %5 : i32
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = arith.index_cast %8 : i32 to index
    %c1 = arith.constant 1 : index
    %10 = arith.subi %9, %c1 : index
    %c1_0 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %11 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%10 : index) extent(%9 : index) stride(%c1_0 : index) start_idx(%c0_1 : index)
    %12 = omp.map.info var_ptr(%7 : !llvm.ptr, f64) map_clauses(to) capture(ByRef) bounds(%11) -> !llvm.ptr {accc.reason = "nothing writes 'm[0:n]' in the loop at line 15: it is copied to the device once before it, which saves 2 transfers in each iteration", name = "m[0:n]"}
    %13 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %14 = llvm.load %0 : !llvm.ptr -> i32
    %15 = arith.index_cast %14 : i32 to index
    %c1_3 = arith.constant 1 : index
    %16 = arith.subi %15, %c1_3 : index
    %c1_4 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %17 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%16 : index) extent(%15 : index) stride(%c1_4 : index) start_idx(%c0_5 : index)
    %18 = omp.map.info var_ptr(%13 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) bounds(%17) -> !llvm.ptr {accc.reason = "the host neither reads nor writes 'x[0:n]' in the loop at line 15: it is copied before and after it, which saves 2 transfers in each iteration", name = "x[0:n]"}
    omp.target_data if(%6) map_entries(%12, %18 : !llvm.ptr, !llvm.ptr) {
      scf.while : () -> () {
        %19 = llvm.load %4 : !llvm.ptr -> i32
        %20 = llvm.load %1 : !llvm.ptr -> i32
        %21 = arith.cmpi slt, %19, %20 : i32
        scf.condition(%21)
      } do {
        %c0_i32_6 = arith.constant 0 : i32
        %19 = llvm.load %0 : !llvm.ptr -> i32
        %c1_i32_7 = arith.constant 1 : i32
        %20 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %c0_8 = arith.constant 0 : index
        %c0_9 = arith.constant 0 : index
        %21 = llvm.load %0 : !llvm.ptr -> i32
        %22 = arith.index_cast %21 : i32 to index
        %c1_10 = arith.constant 1 : index
        %23 = arith.subi %22, %c1_10 : index
        %c1_11 = arith.constant 1 : index
        %24 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%23 : index) extent(%22 : index) stride(%c1_11 : index) start_idx(%c0_8 : index)
        %25 = omp.map.info var_ptr(%20 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) bounds(%24) -> !llvm.ptr {name = "m[0:n]"}
        %26 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
        %c0_12 = arith.constant 0 : index
        %c0_13 = arith.constant 0 : index
        %27 = llvm.load %0 : !llvm.ptr -> i32
        %28 = arith.index_cast %27 : i32 to index
        %c1_14 = arith.constant 1 : index
        %29 = arith.subi %28, %c1_14 : index
        %c1_15 = arith.constant 1 : index
        %30 = omp.map.bounds lower_bound(%c0_13 : index) upper_bound(%29 : index) extent(%28 : index) stride(%c1_15 : index) start_idx(%c0_12 : index)
        %31 = omp.map.info var_ptr(%26 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) bounds(%30) -> !llvm.ptr {name = "x[0:n]"}
        %32 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
        omp.target host_eval(%c0_i32_6 -> %arg4, %19 -> %arg5, %c1_i32_7 -> %arg6 : i32, i32, i32) map_entries(%25 -> %arg7, %31 -> %arg8, %32 -> %arg9 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
          %c1_i32_17 = arith.constant 1 : i32
          %35 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
          %36 = llvm.alloca %c1_i32_17 x !llvm.ptr : (i32) -> !llvm.ptr
          llvm.store %arg7, %35 : !llvm.ptr, !llvm.ptr
          llvm.store %arg8, %36 : !llvm.ptr, !llvm.ptr
          omp.teams {
            omp.parallel {
              %c1_i32_18 = arith.constant 1 : i32
              %37 = llvm.alloca %c1_i32_18 x i32 : (i32) -> !llvm.ptr
              omp.distribute {
                omp.wsloop {
                  omp.loop_nest (%arg10) : i32 = (%arg4) to (%arg5) step (%arg6) {
                    llvm.store %arg10, %37 : i32, !llvm.ptr
                    %38 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
                    %39 = llvm.load %37 : !llvm.ptr -> i32
                    %40 = arith.extsi %39 : i32 to i64
                    %41 = llvm.getelementptr %38[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                    %42 = llvm.load %41 : !llvm.ptr -> f64
                    %43 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
                    %44 = llvm.load %37 : !llvm.ptr -> i32
                    %45 = arith.extsi %44 : i32 to i64
                    %46 = llvm.getelementptr %43[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                    %47 = llvm.load %46 : !llvm.ptr -> f64
                    %48 = arith.addf %47, %42 : f64
                    llvm.store %48, %46 : f64, !llvm.ptr
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
        %33 = llvm.load %4 : !llvm.ptr -> i32
        %c1_i32_16 = arith.constant 1 : i32
        %34 = arith.addi %33, %c1_i32_16 : i32
        llvm.store %34, %4 : i32, !llvm.ptr
        scf.yield
      }
      omp.terminator
    }
    return
  }
}
