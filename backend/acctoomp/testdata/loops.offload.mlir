module {
  omp.declare_reduction @add_reduction_add_f32 : !llvm.ptr attributes {byref_element_type = f32} alloc {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %0 : f32, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> f32
    llvm.store %1, %arg1 : f32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    %1 = llvm.load %arg1 : !llvm.ptr -> f32
    %2 = arith.addf %0, %1 : f32
    llvm.store %2, %arg0 : f32, !llvm.ptr
    omp.yield(%arg0 : !llvm.ptr)
  }
  func.func @scale(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : f32, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %5 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %6 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %7 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(implicit) capture(ByRef) -> !llvm.ptr {name = "x"}
    omp.target host_eval(%c0_i32 -> %arg3, %4 -> %arg4, %c1_i32_0 -> %arg5 : i32, i32, i32) map_entries(%5 -> %arg6, %6 -> %arg7, %7 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_1 = arith.constant 1 : i32
        %8 = llvm.alloca %c1_i32_1 x f32 : (i32) -> !llvm.ptr
        %9 = llvm.load %arg6 : !llvm.ptr -> f32
        llvm.store %9, %8 : f32, !llvm.ptr
        %c1_i32_2 = arith.constant 1 : i32
        %10 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
        %11 = llvm.load %arg7 : !llvm.ptr -> i32
        llvm.store %11, %10 : i32, !llvm.ptr
        %c1_i32_3 = arith.constant 1 : i32
        %12 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg8, %12 : !llvm.ptr, !llvm.ptr
        %c0_i32_4 = arith.constant 0 : i32
        %13 = llvm.load %10 : !llvm.ptr -> i32
        %c1_i32_5 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg9) : i32 = (%arg3) to (%arg4) step (%arg5) {
                %c1_i32_6 = arith.constant 1 : i32
                %14 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg9, %14 : i32, !llvm.ptr
                %15 = llvm.load %8 : !llvm.ptr -> f32
                %16 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
                %17 = llvm.load %14 : !llvm.ptr -> i32
                %18 = arith.extsi %17 : i32 to i64
                %19 = llvm.getelementptr %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %20 = llvm.load %19 : !llvm.ptr -> f32
                %21 = arith.mulf %20, %15 : f32
                llvm.store %21, %19 : f32, !llvm.ptr
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
    %c0_i32 = arith.constant 0 : i32
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %5 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %6 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(implicit) capture(ByRef) -> !llvm.ptr {name = "x"}
    %7 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "s"}
    omp.target host_eval(%c0_i32 -> %arg2, %4 -> %arg3, %c1_i32_0 -> %arg4 : i32, i32, i32) map_entries(%5 -> %arg5, %6 -> %arg6, %7 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_1 = arith.constant 1 : i32
        %9 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
        %10 = llvm.load %arg5 : !llvm.ptr -> i32
        llvm.store %10, %9 : i32, !llvm.ptr
        %c1_i32_2 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %11 : !llvm.ptr, !llvm.ptr
        %c0_i32_3 = arith.constant 0 : i32
        %12 = llvm.load %9 : !llvm.ptr -> i32
        %c1_i32_4 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop reduction(byref @add_reduction_add_f32 %arg7 -> %arg8 : !llvm.ptr) {
              omp.loop_nest (%arg9) : i32 = (%arg2) to (%arg3) step (%arg4) {
                %c1_i32_5 = arith.constant 1 : i32
                %13 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg9, %13 : i32, !llvm.ptr
                %14 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
                %15 = llvm.load %13 : !llvm.ptr -> i32
                %16 = arith.extsi %15 : i32 to i64
                %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %18 = llvm.load %17 : !llvm.ptr -> f32
                %19 = llvm.load %arg8 : !llvm.ptr -> f32
                %20 = arith.addf %19, %18 : f32
                llvm.store %20, %arg8 : f32, !llvm.ptr
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
    %8 = llvm.load %2 : !llvm.ptr -> f32
    return %8 : f32
  }
  func.func @add(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> i32
    %5 = arith.extsi %4 : i32 to i64
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = llvm.load %1 : !llvm.ptr -> i32
    %9 = arith.extsi %8 : i32 to i64
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.extsi %10 : i32 to i64
    %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %14 = arith.index_cast %13 : i32 to index
    %c1 = arith.constant 1 : index
    %15 = arith.subi %14, %c1 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %16 = llvm.load %1 : !llvm.ptr -> i32
    %17 = arith.index_cast %16 : i32 to index
    %c1_3 = arith.constant 1 : index
    %18 = arith.subi %17, %c1_3 : index
    %c1_4 = arith.constant 1 : index
    %19 = arith.index_cast %5 : i64 to index
    %20 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_5 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    %21 = llvm.load %0 : !llvm.ptr -> i32
    %22 = arith.index_cast %21 : i32 to index
    %c1_7 = arith.constant 1 : index
    %23 = arith.subi %22, %c1_7 : index
    %c0_8 = arith.constant 0 : index
    %c0_9 = arith.constant 0 : index
    %24 = llvm.load %1 : !llvm.ptr -> i32
    %25 = arith.index_cast %24 : i32 to index
    %c1_10 = arith.constant 1 : index
    %26 = arith.subi %25, %c1_10 : index
    %c1_11 = arith.constant 1 : index
    %27 = arith.index_cast %9 : i64 to index
    %c0_i32 = arith.constant 0 : i32
    %c0_i32_12 = arith.constant 0 : i32
    %28 = llvm.load %0 : !llvm.ptr -> i32
    %29 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_13 = arith.constant 1 : i32
    %c1_i32_14 = arith.constant 1 : i32
    %30 = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %31 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %32 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%18 : index) extent(%17 : index) stride(%c1_4 : index) start_idx(%c0_1 : index)
    %33 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%15 : index) extent(%14 : index) stride(%19 : index) start_idx(%c0 : index)
    %34 = omp.map.info var_ptr(%12 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%32, %33) -> !llvm.ptr {name = "c[0:n][0:m]"}
    %35 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%26 : index) extent(%25 : index) stride(%c1_11 : index) start_idx(%c0_8 : index)
    %36 = omp.map.bounds lower_bound(%c0_6 : index) upper_bound(%23 : index) extent(%22 : index) stride(%27 : index) start_idx(%c0_5 : index)
    %37 = omp.map.info var_ptr(%20 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) bounds(%35, %36) -> !llvm.ptr {name = "a[0:n][0:m]"}
    %c1_i64 = arith.constant 1 : i64
    %38 = llvm.alloca %c1_i64 x i64 : (i64) -> !llvm.ptr
    llvm.store %9, %38 : i64, !llvm.ptr
    %39 = omp.map.info var_ptr(%38 : !llvm.ptr, i64) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    %c1_i64_15 = arith.constant 1 : i64
    %40 = llvm.alloca %c1_i64_15 x i64 : (i64) -> !llvm.ptr
    llvm.store %5, %40 : i64, !llvm.ptr
    %41 = omp.map.info var_ptr(%40 : !llvm.ptr, i64) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    omp.target host_eval(%c0_i32 -> %arg4, %c0_i32_12 -> %arg5, %28 -> %arg6, %29 -> %arg7, %c1_i32_13 -> %arg8, %c1_i32_14 -> %arg9 : i32, i32, i32, i32, i32, i32) map_entries(%30 -> %arg10, %31 -> %arg11, %34 -> %arg12, %37 -> %arg13, %39 -> %arg14, %41 -> %arg15 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %42 = llvm.load %arg14 : !llvm.ptr -> i64
      %43 = llvm.load %arg15 : !llvm.ptr -> i64
      omp.teams {
        %c1_i32_16 = arith.constant 1 : i32
        %44 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
        %45 = llvm.load %arg10 : !llvm.ptr -> i32
        llvm.store %45, %44 : i32, !llvm.ptr
        %c1_i32_17 = arith.constant 1 : i32
        %46 = llvm.alloca %c1_i32_17 x i32 : (i32) -> !llvm.ptr
        %47 = llvm.load %arg11 : !llvm.ptr -> i32
        llvm.store %47, %46 : i32, !llvm.ptr
        %c1_i32_18 = arith.constant 1 : i32
        %48 = llvm.alloca %c1_i32_18 x !llvm.ptr : (i32) -> !llvm.ptr
        %49 = llvm.alloca %c1_i32_18 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg12, %48 : !llvm.ptr, !llvm.ptr
        llvm.store %arg13, %49 : !llvm.ptr, !llvm.ptr
        %c0_i32_19 = arith.constant 0 : i32
        %50 = llvm.load %46 : !llvm.ptr -> i32
        %c1_i32_20 = arith.constant 1 : i32
        %c0_i32_21 = arith.constant 0 : i32
        %51 = llvm.load %44 : !llvm.ptr -> i32
        %c1_i32_22 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg16, %arg17) : i32 = (%arg4, %arg5) to (%arg6, %arg7) step (%arg8, %arg9) collapse(2) {
                %c1_i32_23 = arith.constant 1 : i32
                %52 = llvm.alloca %c1_i32_23 x i32 : (i32) -> !llvm.ptr
                %53 = llvm.alloca %c1_i32_23 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg16, %52 : i32, !llvm.ptr
                llvm.store %arg17, %53 : i32, !llvm.ptr
                %54 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
                %55 = llvm.load %52 : !llvm.ptr -> i32
                %56 = arith.extsi %55 : i32 to i64
                %57 = arith.muli %56, %42 : i64
                %58 = llvm.getelementptr %54[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %59 = llvm.load %53 : !llvm.ptr -> i32
                %60 = arith.extsi %59 : i32 to i64
                %61 = llvm.getelementptr %58[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %62 = llvm.load %61 : !llvm.ptr -> f32
                %63 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
                %64 = llvm.load %52 : !llvm.ptr -> i32
                %65 = arith.extsi %64 : i32 to i64
                %66 = arith.muli %65, %43 : i64
                %67 = llvm.getelementptr %63[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %68 = llvm.load %53 : !llvm.ptr -> i32
                %69 = arith.extsi %68 : i32 to i64
                %70 = llvm.getelementptr %67[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %71 = llvm.load %70 : !llvm.ptr -> f32
                %72 = arith.addf %71, %62 : f32
                llvm.store %72, %70 : f32, !llvm.ptr
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
  func.func @rows(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %c4_i32 = arith.constant 4 : i32
    %4 = arith.divsi %3, %c4_i32 : i32
    %c64_i32 = arith.constant 64 : i32
    %5 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %7 = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %8 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %9 = omp.map.info var_ptr(%5 : !llvm.ptr, f32) map_clauses(implicit) capture(ByRef) -> !llvm.ptr {name = "a"}
    omp.target thread_limit(%c64_i32 : i32) host_eval(%4 -> %arg3, %c64_i32 -> %arg4, %c0_i32 -> %arg5, %6 -> %arg6, %c1_i32_0 -> %arg7 : i32, i32, i32, i32, i32) map_entries(%7 -> %arg8, %8 -> %arg9, %9 -> %arg10 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams num_teams( to %arg3 : i32) thread_limit(%arg4 : i32) {
        %c1_i32_1 = arith.constant 1 : i32
        %10 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
        %11 = llvm.load %arg8 : !llvm.ptr -> i32
        llvm.store %11, %10 : i32, !llvm.ptr
        %c1_i32_2 = arith.constant 1 : i32
        %12 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
        %13 = llvm.load %arg9 : !llvm.ptr -> i32
        llvm.store %13, %12 : i32, !llvm.ptr
        %c1_i32_3 = arith.constant 1 : i32
        %14 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg10, %14 : !llvm.ptr, !llvm.ptr
        %c0_i32_4 = arith.constant 0 : i32
        %15 = llvm.load %12 : !llvm.ptr -> i32
        %c1_i32_5 = arith.constant 1 : i32
        omp.distribute {
          omp.loop_nest (%arg11) : i32 = (%arg5) to (%arg6) step (%arg7) {
            %c1_i32_6 = arith.constant 1 : i32
            %16 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
            llvm.store %arg11, %16 : i32, !llvm.ptr
            %c0_i32_7 = arith.constant 0 : i32
            %17 = llvm.load %10 : !llvm.ptr -> i32
            %c1_i32_8 = arith.constant 1 : i32
            omp.parallel {
              omp.wsloop {
                omp.loop_nest (%arg12) : i32 = (%c0_i32_7) to (%17) step (%c1_i32_8) {
                  %c1_i32_9 = arith.constant 1 : i32
                  %18 = llvm.alloca %c1_i32_9 x i32 : (i32) -> !llvm.ptr
                  llvm.store %arg12, %18 : i32, !llvm.ptr
                  %19 = llvm.load %16 : !llvm.ptr -> i32
                  %20 = llvm.load %18 : !llvm.ptr -> i32
                  %21 = arith.addi %19, %20 : i32
                  %22 = arith.sitofp %21 : i32 to f32
                  %23 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
                  %24 = llvm.load %16 : !llvm.ptr -> i32
                  %25 = llvm.load %10 : !llvm.ptr -> i32
                  %26 = arith.muli %24, %25 : i32
                  %27 = llvm.load %18 : !llvm.ptr -> i32
                  %28 = arith.addi %26, %27 : i32
                  %29 = arith.extsi %28 : i32 to i64
                  %30 = llvm.getelementptr %23[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                  llvm.store %22, %30 : f32, !llvm.ptr
                  omp.yield
                }
              } {accc.part}
              omp.terminator
            }
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @levels(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = arith.extsi %2 : i32 to i64
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.extsi %4 : i32 to i64
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %10 = arith.index_cast %9 : i32 to index
    %c1 = arith.constant 1 : index
    %11 = arith.subi %10, %c1 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %12 = llvm.load %0 : !llvm.ptr -> i32
    %13 = arith.index_cast %12 : i32 to index
    %c1_3 = arith.constant 1 : index
    %14 = arith.subi %13, %c1_3 : index
    %c0_4 = arith.constant 0 : index
    %c0_5 = arith.constant 0 : index
    %15 = llvm.load %0 : !llvm.ptr -> i32
    %16 = arith.index_cast %15 : i32 to index
    %c1_6 = arith.constant 1 : index
    %17 = arith.subi %16, %c1_6 : index
    %c1_7 = arith.constant 1 : index
    %18 = arith.index_cast %3 : i64 to index
    %19 = arith.index_cast %5 : i64 to index
    %20 = arith.muli %18, %19 : index
    %c0_i32 = arith.constant 0 : i32
    %21 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_8 = arith.constant 1 : i32
    %22 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %23 = omp.map.bounds lower_bound(%c0_5 : index) upper_bound(%17 : index) extent(%16 : index) stride(%c1_7 : index) start_idx(%c0_4 : index)
    %24 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%14 : index) extent(%13 : index) stride(%18 : index) start_idx(%c0_1 : index)
    %25 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%11 : index) extent(%10 : index) stride(%20 : index) start_idx(%c0 : index)
    %26 = omp.map.info var_ptr(%8 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%23, %24, %25) -> !llvm.ptr {name = "a[0:n][0:n][0:n]"}
    %c1_i64 = arith.constant 1 : i64
    %27 = llvm.alloca %c1_i64 x i64 : (i64) -> !llvm.ptr
    llvm.store %5, %27 : i64, !llvm.ptr
    %28 = omp.map.info var_ptr(%27 : !llvm.ptr, i64) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    %c1_i64_9 = arith.constant 1 : i64
    %29 = llvm.alloca %c1_i64_9 x i64 : (i64) -> !llvm.ptr
    llvm.store %3, %29 : i64, !llvm.ptr
    %30 = omp.map.info var_ptr(%29 : !llvm.ptr, i64) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    omp.target host_eval(%c0_i32 -> %arg2, %21 -> %arg3, %c1_i32_8 -> %arg4 : i32, i32, i32) map_entries(%22 -> %arg5, %26 -> %arg6, %28 -> %arg7, %30 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %31 = llvm.load %arg7 : !llvm.ptr -> i64
      %32 = llvm.load %arg8 : !llvm.ptr -> i64
      omp.teams {
        %c1_i32_10 = arith.constant 1 : i32
        %33 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        %34 = llvm.load %arg5 : !llvm.ptr -> i32
        llvm.store %34, %33 : i32, !llvm.ptr
        %c1_i32_11 = arith.constant 1 : i32
        %35 = llvm.alloca %c1_i32_11 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %35 : !llvm.ptr, !llvm.ptr
        %c0_i32_12 = arith.constant 0 : i32
        %36 = llvm.load %33 : !llvm.ptr -> i32
        %c1_i32_13 = arith.constant 1 : i32
        omp.distribute {
          omp.loop_nest (%arg9) : i32 = (%arg2) to (%arg3) step (%arg4) {
            %c1_i32_14 = arith.constant 1 : i32
            %37 = llvm.alloca %c1_i32_14 x i32 : (i32) -> !llvm.ptr
            llvm.store %arg9, %37 : i32, !llvm.ptr
            %c0_i32_15 = arith.constant 0 : i32
            %38 = llvm.load %33 : !llvm.ptr -> i32
            %c1_i32_16 = arith.constant 1 : i32
            omp.parallel {
              omp.wsloop {
                omp.loop_nest (%arg10) : i32 = (%c0_i32_15) to (%38) step (%c1_i32_16) {
                  %c1_i32_17 = arith.constant 1 : i32
                  %39 = llvm.alloca %c1_i32_17 x i32 : (i32) -> !llvm.ptr
                  llvm.store %arg10, %39 : i32, !llvm.ptr
                  %c1_i32_18 = arith.constant 1 : i32
                  %40 = llvm.load %33 : !llvm.ptr -> i32
                  %c1_i32_19 = arith.constant 1 : i32
                  %41 = scf.while (%arg11 = %c1_i32_18) : (i32) -> i32 {
                    %42 = arith.cmpi slt, %arg11, %40 : i32
                    scf.condition(%42) %arg11 : i32
                  } do {
                  ^bb0(%arg11: i32):
                    %c1_i32_20 = arith.constant 1 : i32
                    %42 = llvm.alloca %c1_i32_20 x i32 : (i32) -> !llvm.ptr
                    llvm.store %arg11, %42 : i32, !llvm.ptr
                    %43 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
                    %44 = llvm.load %37 : !llvm.ptr -> i32
                    %45 = arith.extsi %44 : i32 to i64
                    %46 = arith.muli %31, %32 : i64
                    %47 = arith.muli %45, %46 : i64
                    %48 = llvm.getelementptr %43[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %49 = llvm.load %39 : !llvm.ptr -> i32
                    %50 = arith.extsi %49 : i32 to i64
                    %51 = arith.muli %50, %32 : i64
                    %52 = llvm.getelementptr %48[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %53 = llvm.load %42 : !llvm.ptr -> i32
                    %c1_i32_21 = arith.constant 1 : i32
                    %54 = arith.subi %53, %c1_i32_21 : i32
                    %55 = arith.extsi %54 : i32 to i64
                    %56 = llvm.getelementptr %52[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %57 = llvm.load %56 : !llvm.ptr -> f32
                    %58 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
                    %59 = llvm.load %37 : !llvm.ptr -> i32
                    %60 = arith.extsi %59 : i32 to i64
                    %61 = arith.muli %31, %32 : i64
                    %62 = arith.muli %60, %61 : i64
                    %63 = llvm.getelementptr %58[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %64 = llvm.load %39 : !llvm.ptr -> i32
                    %65 = arith.extsi %64 : i32 to i64
                    %66 = arith.muli %65, %32 : i64
                    %67 = llvm.getelementptr %63[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %68 = llvm.load %42 : !llvm.ptr -> i32
                    %69 = arith.extsi %68 : i32 to i64
                    %70 = llvm.getelementptr %67[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %71 = llvm.load %70 : !llvm.ptr -> f32
                    %72 = arith.addf %71, %57 : f32
                    llvm.store %72, %70 : f32, !llvm.ptr
                    %73 = arith.addi %arg11, %c1_i32_19 : i32
                    scf.yield %73 : i32
                  }
                  omp.yield
                }
              } {accc.part}
              omp.terminator
            }
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @rowmax(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) -> f32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = llvm.load %1 : !llvm.ptr -> i32
    %10 = arith.muli %8, %9 : i32
    %11 = arith.index_cast %10 : i32 to index
    %c1 = arith.constant 1 : index
    %12 = arith.subi %11, %c1 : index
    %c1_1 = arith.constant 1 : index
    %13 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %14 = llvm.load %0 : !llvm.ptr -> i32
    %15 = arith.index_cast %14 : i32 to index
    %c1_4 = arith.constant 1 : index
    %16 = arith.subi %15, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %17 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_6 = arith.constant 1 : i32
    %18 = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %19 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %20 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%12 : index) extent(%11 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %21 = omp.map.info var_ptr(%7 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) bounds(%20) -> !llvm.ptr {name = "a[0:n*m]"}
    %22 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%16 : index) extent(%15 : index) stride(%c1_5 : index) start_idx(%c0_2 : index)
    %23 = omp.map.info var_ptr(%13 : !llvm.ptr, f32) map_clauses(from) capture(ByRef) bounds(%22) -> !llvm.ptr {name = "best[0:n]"}
    %24 = omp.map.info var_ptr(%6 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %25 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %26 = omp.map.info var_ptr(%5 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    omp.target host_eval(%c0_i32 -> %arg4, %17 -> %arg5, %c1_i32_6 -> %arg6 : i32, i32, i32) map_entries(%18 -> %arg7, %19 -> %arg8, %21 -> %arg9, %23 -> %arg10, %24 -> %arg11, %25 -> %arg12, %26 -> %arg13 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_7 = arith.constant 1 : i32
        %30 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        %31 = llvm.load %arg7 : !llvm.ptr -> i32
        llvm.store %31, %30 : i32, !llvm.ptr
        %c1_i32_8 = arith.constant 1 : i32
        %32 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        %33 = llvm.load %arg8 : !llvm.ptr -> i32
        llvm.store %33, %32 : i32, !llvm.ptr
        %c1_i32_9 = arith.constant 1 : i32
        %34 = llvm.alloca %c1_i32_9 x !llvm.ptr : (i32) -> !llvm.ptr
        %35 = llvm.alloca %c1_i32_9 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg9, %34 : !llvm.ptr, !llvm.ptr
        llvm.store %arg10, %35 : !llvm.ptr, !llvm.ptr
        %c0_i32_10 = arith.constant 0 : i32
        %36 = llvm.load %32 : !llvm.ptr -> i32
        %c1_i32_11 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg14) : i32 = (%arg4) to (%arg5) step (%arg6) {
                %c1_i32_12 = arith.constant 1 : i32
                %37 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
                %c1_i32_13 = arith.constant 1 : i32
                %38 = llvm.alloca %c1_i32_13 x f32 : (i32) -> !llvm.ptr
                llvm.store %arg14, %37 : i32, !llvm.ptr
                %39 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
                %40 = llvm.load %37 : !llvm.ptr -> i32
                %41 = llvm.load %30 : !llvm.ptr -> i32
                %42 = arith.muli %40, %41 : i32
                %43 = arith.extsi %42 : i32 to i64
                %44 = llvm.getelementptr %39[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %45 = llvm.load %44 : !llvm.ptr -> f32
                llvm.store %45, %38 : f32, !llvm.ptr
                %c1_i32_14 = arith.constant 1 : i32
                %46 = llvm.load %30 : !llvm.ptr -> i32
                %c1_i32_15 = arith.constant 1 : i32
                %47 = scf.while (%arg15 = %c1_i32_14) : (i32) -> i32 {
                  %53 = arith.cmpi slt, %arg15, %46 : i32
                  scf.condition(%53) %arg15 : i32
                } do {
                ^bb0(%arg15: i32):
                  %c1_i32_16 = arith.constant 1 : i32
                  %53 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
                  llvm.store %arg15, %53 : i32, !llvm.ptr
                  %54 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
                  %55 = llvm.load %37 : !llvm.ptr -> i32
                  %56 = llvm.load %30 : !llvm.ptr -> i32
                  %57 = arith.muli %55, %56 : i32
                  %58 = llvm.load %53 : !llvm.ptr -> i32
                  %59 = arith.addi %57, %58 : i32
                  %60 = arith.extsi %59 : i32 to i64
                  %61 = llvm.getelementptr %54[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                  %62 = llvm.load %61 : !llvm.ptr -> f32
                  %63 = llvm.load %38 : !llvm.ptr -> f32
                  %64 = arith.cmpf ogt, %62, %63 : f32
                  %65 = scf.if %64 -> (f32) {
                    %67 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
                    %68 = llvm.load %37 : !llvm.ptr -> i32
                    %69 = llvm.load %30 : !llvm.ptr -> i32
                    %70 = arith.muli %68, %69 : i32
                    %71 = llvm.load %53 : !llvm.ptr -> i32
                    %72 = arith.addi %70, %71 : i32
                    %73 = arith.extsi %72 : i32 to i64
                    %74 = llvm.getelementptr %67[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %75 = llvm.load %74 : !llvm.ptr -> f32
                    scf.yield %75 : f32
                  } else {
                    %67 = llvm.load %38 : !llvm.ptr -> f32
                    scf.yield %67 : f32
                  }
                  llvm.store %65, %38 : f32, !llvm.ptr
                  %66 = arith.addi %arg15, %c1_i32_15 : i32
                  scf.yield %66 : i32
                }
                %48 = llvm.load %38 : !llvm.ptr -> f32
                %49 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
                %50 = llvm.load %37 : !llvm.ptr -> i32
                %51 = arith.extsi %50 : i32 to i64
                %52 = llvm.getelementptr %49[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %48, %52 : f32, !llvm.ptr
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
    %27 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %28 = llvm.getelementptr %27[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.load %28 : !llvm.ptr -> f32
    return %29 : f32
  }
  func.func @temporaries(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
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
    %c0_i32 = arith.constant 0 : i32
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_2 = arith.constant 1 : i32
    %8 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %9 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %10 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %11 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%10) -> !llvm.ptr {name = "x[0:n]"}
    omp.target host_eval(%c0_i32 -> %arg2, %7 -> %arg3, %c1_i32_2 -> %arg4 : i32, i32, i32) map_entries(%8 -> %arg5, %9 -> %arg6, %11 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_3 = arith.constant 1 : i32
        %12 = llvm.alloca %c1_i32_3 x f32 : (i32) -> !llvm.ptr
        %13 = llvm.load %arg5 : !llvm.ptr -> f32
        llvm.store %13, %12 : f32, !llvm.ptr
        %c1_i32_4 = arith.constant 1 : i32
        %14 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        %15 = llvm.load %arg6 : !llvm.ptr -> i32
        llvm.store %15, %14 : i32, !llvm.ptr
        %c1_i32_5 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg7, %16 : !llvm.ptr, !llvm.ptr
        %c0_i32_6 = arith.constant 0 : i32
        %17 = llvm.load %14 : !llvm.ptr -> i32
        %c1_i32_7 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg8) : i32 = (%arg2) to (%arg3) step (%arg4) {
                %c1_i64 = arith.constant 1 : i64
                %18 = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
                %19 = llvm.load %12 : !llvm.ptr -> f32
                llvm.store %19, %18 : f32, !llvm.ptr
                %c1_i32_8 = arith.constant 1 : i32
                %20 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg8, %20 : i32, !llvm.ptr
                %21 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
                %22 = llvm.load %20 : !llvm.ptr -> i32
                %23 = arith.extsi %22 : i32 to i64
                %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %25 = llvm.load %24 : !llvm.ptr -> f32
                llvm.store %25, %18 : f32, !llvm.ptr
                %26 = llvm.load %18 : !llvm.ptr -> f32
                %27 = llvm.load %18 : !llvm.ptr -> f32
                %28 = arith.mulf %26, %27 : f32
                %29 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
                %30 = llvm.load %20 : !llvm.ptr -> i32
                %31 = arith.extsi %30 : i32 to i64
                %32 = llvm.getelementptr %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %28, %32 : f32, !llvm.ptr
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
  func.func @chunks(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = arith.index_cast %3 : i32 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_2 = arith.constant 1 : i32
    %7 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %8 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%5 : index) extent(%4 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %9 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%8) -> !llvm.ptr {name = "x[0:n]"}
    omp.target host_eval(%c0_i32 -> %arg2, %6 -> %arg3, %c1_i32_2 -> %arg4 : i32, i32, i32) map_entries(%7 -> %arg5, %9 -> %arg6 : !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_3 = arith.constant 1 : i32
        %10 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
        %11 = llvm.load %arg5 : !llvm.ptr -> i32
        llvm.store %11, %10 : i32, !llvm.ptr
        %c1_i32_4 = arith.constant 1 : i32
        %12 = llvm.alloca %c1_i32_4 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %12 : !llvm.ptr, !llvm.ptr
        %c16_i32 = arith.constant 16 : i32
        %c0_i32_5 = arith.constant 0 : i32
        %13 = llvm.load %10 : !llvm.ptr -> i32
        %c1_i32_6 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute dist_schedule_static dist_schedule_chunk_size(%c16_i32 : i32) {
            omp.wsloop {
              omp.loop_nest (%arg7) : i32 = (%arg2) to (%arg3) step (%arg4) {
                %c1_i32_7 = arith.constant 1 : i32
                %14 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg7, %14 : i32, !llvm.ptr
                %cst = arith.constant 1.000000e+00 : f32
                %15 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
                %16 = llvm.load %14 : !llvm.ptr -> i32
                %17 = arith.extsi %16 : i32 to i64
                %18 = llvm.getelementptr %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %19 = llvm.load %18 : !llvm.ptr -> f32
                %20 = arith.addf %19, %cst : f32
                llvm.store %20, %18 : f32, !llvm.ptr
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
