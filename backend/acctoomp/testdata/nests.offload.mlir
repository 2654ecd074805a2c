module {
  llvm.mlir.global weak @accc_queue() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %0 = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %0 : !llvm.array<64 x i8>
  }
  func.func @nest(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = llvm.load %1 : !llvm.ptr -> i32
    %6 = arith.muli %4, %5 : i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %10 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_3 = arith.constant 1 : i32
    %11 = arith.addi %10, %c1_i32_3 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %c1_i32_5 = arith.constant 1 : i32
    %12 = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %13 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %14 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%8 : index) extent(%7 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %15 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%14) -> !llvm.ptr {name = "a[0:n*m]"}
    omp.target host_eval(%c0_i32 -> %arg3, %c1_i32_2 -> %arg4, %9 -> %arg5, %11 -> %arg6, %c1_i32_4 -> %arg7, %c1_i32_5 -> %arg8 : i32, i32, i32, i32, i32, i32) map_entries(%12 -> %arg9, %13 -> %arg10, %15 -> %arg11 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_6 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
        %17 = llvm.load %arg9 : !llvm.ptr -> i32
        llvm.store %17, %16 : i32, !llvm.ptr
        %c1_i32_7 = arith.constant 1 : i32
        %18 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        %19 = llvm.load %arg10 : !llvm.ptr -> i32
        llvm.store %19, %18 : i32, !llvm.ptr
        %c1_i32_8 = arith.constant 1 : i32
        %20 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg11, %20 : !llvm.ptr, !llvm.ptr
        %c0_i32_9 = arith.constant 0 : i32
        %21 = llvm.load %18 : !llvm.ptr -> i32
        %c1_i32_10 = arith.constant 1 : i32
        %c1_i32_11 = arith.constant 1 : i32
        %22 = llvm.load %16 : !llvm.ptr -> i32
        %c1_i32_12 = arith.constant 1 : i32
        %c1_i32_13 = arith.constant 1 : i32
        %23 = arith.addi %22, %c1_i32_13 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg12, %arg13) : i32 = (%arg3, %arg4) to (%arg5, %arg6) step (%arg7, %arg8) collapse(2) {
                %c1_i32_14 = arith.constant 1 : i32
                %24 = llvm.alloca %c1_i32_14 x i32 : (i32) -> !llvm.ptr
                %25 = llvm.alloca %c1_i32_14 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg12, %24 : i32, !llvm.ptr
                llvm.store %arg13, %25 : i32, !llvm.ptr
                %26 = llvm.load %24 : !llvm.ptr -> i32
                %27 = llvm.load %25 : !llvm.ptr -> i32
                %28 = arith.addi %26, %27 : i32
                %29 = arith.sitofp %28 : i32 to f32
                %30 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
                %31 = llvm.load %24 : !llvm.ptr -> i32
                %32 = llvm.load %16 : !llvm.ptr -> i32
                %33 = arith.muli %31, %32 : i32
                %34 = llvm.load %25 : !llvm.ptr -> i32
                %35 = arith.addi %33, %34 : i32
                %c1_i32_15 = arith.constant 1 : i32
                %36 = arith.subi %35, %c1_i32_15 : i32
                %37 = arith.extsi %36 : i32 to i64
                %38 = llvm.getelementptr %30[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %29, %38 : f32, !llvm.ptr
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
  func.func @waits(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = arith.index_cast %3 : i32 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_2 = arith.constant 1 : index
    %6 = llvm.mlir.addressof @accc_queue : !llvm.ptr
    %c1_i32_3 = arith.constant 1 : i32
    %7 = llvm.getelementptr %6[0, %c1_i32_3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<64 x i8>
    %c0_i32 = arith.constant 0 : i32
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_4 = arith.constant 1 : i32
    %9 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %10 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%5 : index) extent(%4 : index) stride(%c1_2 : index) start_idx(%c0 : index)
    %11 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%10) -> !llvm.ptr {name = "x[0:n]"}
    omp.target depend(taskdependinout -> %7 : !llvm.ptr) nowait host_eval(%c0_i32 -> %arg2, %8 -> %arg3, %c1_i32_4 -> %arg4 : i32, i32, i32) map_entries(%9 -> %arg5, %11 -> %arg6 : !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_13 = arith.constant 1 : i32
        %22 = llvm.alloca %c1_i32_13 x i32 : (i32) -> !llvm.ptr
        %23 = llvm.load %arg5 : !llvm.ptr -> i32
        llvm.store %23, %22 : i32, !llvm.ptr
        %c1_i32_14 = arith.constant 1 : i32
        %24 = llvm.alloca %c1_i32_14 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %24 : !llvm.ptr, !llvm.ptr
        %c0_i32_15 = arith.constant 0 : i32
        %25 = llvm.load %22 : !llvm.ptr -> i32
        %c1_i32_16 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg7) : i32 = (%arg2) to (%arg3) step (%arg4) {
                %c1_i32_17 = arith.constant 1 : i32
                %26 = llvm.alloca %c1_i32_17 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg7, %26 : i32, !llvm.ptr
                %cst = arith.constant 1.000000e+00 : f32
                %27 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
                %28 = llvm.load %26 : !llvm.ptr -> i32
                %29 = arith.extsi %28 : i32 to i64
                %30 = llvm.getelementptr %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %31 = llvm.load %30 : !llvm.ptr -> f32
                %32 = arith.addf %31, %cst : f32
                llvm.store %32, %30 : f32, !llvm.ptr
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
    %12 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_5 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %14 = arith.index_cast %13 : i32 to index
    %c1_7 = arith.constant 1 : index
    %15 = arith.subi %14, %c1_7 : index
    %c1_8 = arith.constant 1 : index
    %c1_i32_9 = arith.constant 1 : i32
    %16 = llvm.mlir.addressof @accc_queue : !llvm.ptr
    %c1_i32_10 = arith.constant 1 : i32
    %17 = llvm.getelementptr %16[0, %c1_i32_10] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<64 x i8>
    %false = arith.constant false
    omp.task depend(taskdependinout -> %17 : !llvm.ptr) if(%false) {
      omp.terminator
    }
    %c0_i32_11 = arith.constant 0 : i32
    %18 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_12 = arith.constant 1 : i32
    %19 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %20 = omp.map.bounds lower_bound(%c0_6 : index) upper_bound(%15 : index) extent(%14 : index) stride(%c1_8 : index) start_idx(%c0_5 : index)
    %21 = omp.map.info var_ptr(%12 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%20) -> !llvm.ptr {name = "x[0:n]"}
    omp.target host_eval(%c0_i32_11 -> %arg2, %18 -> %arg3, %c1_i32_12 -> %arg4 : i32, i32, i32) map_entries(%19 -> %arg5, %21 -> %arg6 : !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_13 = arith.constant 1 : i32
        %22 = llvm.alloca %c1_i32_13 x i32 : (i32) -> !llvm.ptr
        %23 = llvm.load %arg5 : !llvm.ptr -> i32
        llvm.store %23, %22 : i32, !llvm.ptr
        %c1_i32_14 = arith.constant 1 : i32
        %24 = llvm.alloca %c1_i32_14 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %24 : !llvm.ptr, !llvm.ptr
        %c0_i32_15 = arith.constant 0 : i32
        %25 = llvm.load %22 : !llvm.ptr -> i32
        %c1_i32_16 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg7) : i32 = (%arg2) to (%arg3) step (%arg4) {
                %c1_i32_17 = arith.constant 1 : i32
                %26 = llvm.alloca %c1_i32_17 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg7, %26 : i32, !llvm.ptr
                %cst = arith.constant 2.000000e+00 : f32
                %27 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
                %28 = llvm.load %26 : !llvm.ptr -> i32
                %29 = arith.extsi %28 : i32 to i64
                %30 = llvm.getelementptr %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %31 = llvm.load %30 : !llvm.ptr -> f32
                %32 = arith.mulf %31, %cst : f32
                llvm.store %32, %30 : f32, !llvm.ptr
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
