module {
  omp.private {type = firstprivate} @firstprivatization_f32_omp : f32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    llvm.store %0, %arg1 : f32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.declare_reduction @reduction_add_f32_omp : !llvm.ptr attributes {byref_element_type = f32} alloc {
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
    %4 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %5 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %6 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(implicit) capture(ByRef) -> !llvm.ptr {name = "x"}
    omp.target map_entries(%4 -> %arg3, %5 -> %arg4, %6 -> %arg5 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_0 = arith.constant 1 : i32
        %7 = llvm.alloca %c1_i32_0 x f32 : (i32) -> !llvm.ptr
        %8 = llvm.load %arg3 : !llvm.ptr -> f32
        llvm.store %8, %7 : f32, !llvm.ptr
        %c1_i32_1 = arith.constant 1 : i32
        %9 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
        %10 = llvm.load %arg4 : !llvm.ptr -> i32
        llvm.store %10, %9 : i32, !llvm.ptr
        %c1_i32_2 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg5, %11 : !llvm.ptr, !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %12 = llvm.load %9 : !llvm.ptr -> i32
        %c1_i32_3 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg6) : i32 = (%c0_i32) to (%12) step (%c1_i32_3) {
                %c1_i32_4 = arith.constant 1 : i32
                %13 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg6, %13 : i32, !llvm.ptr
                %14 = llvm.load %7 : !llvm.ptr -> f32
                %15 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
                %16 = llvm.load %13 : !llvm.ptr -> i32
                %17 = arith.extsi %16 : i32 to i64
                %18 = llvm.getelementptr %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %19 = llvm.load %18 : !llvm.ptr -> f32
                %20 = arith.mulf %19, %14 : f32
                llvm.store %20, %18 : f32, !llvm.ptr
                omp.yield
              }
            } {omp.composite}
          } {omp.composite}
          omp.terminator
        } {omp.composite}
        omp.terminator
      }
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
    %4 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %5 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(implicit) capture(ByRef) -> !llvm.ptr {name = "x"}
    %6 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "s"}
    omp.target map_entries(%4 -> %arg2, %5 -> %arg3, %6 -> %arg4 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_0 = arith.constant 1 : i32
        %8 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
        %9 = llvm.load %arg2 : !llvm.ptr -> i32
        llvm.store %9, %8 : i32, !llvm.ptr
        %c1_i32_1 = arith.constant 1 : i32
        %10 = llvm.alloca %c1_i32_1 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg3, %10 : !llvm.ptr, !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %11 = llvm.load %8 : !llvm.ptr -> i32
        %c1_i32_2 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop reduction(byref @reduction_add_f32_omp %arg4 -> %arg5 : !llvm.ptr) {
              omp.loop_nest (%arg6) : i32 = (%c0_i32) to (%11) step (%c1_i32_2) {
                %c1_i32_3 = arith.constant 1 : i32
                %12 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg6, %12 : i32, !llvm.ptr
                %13 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
                %14 = llvm.load %12 : !llvm.ptr -> i32
                %15 = arith.extsi %14 : i32 to i64
                %16 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %17 = llvm.load %16 : !llvm.ptr -> f32
                %18 = llvm.load %arg5 : !llvm.ptr -> f32
                %19 = arith.addf %18, %17 : f32
                llvm.store %19, %arg5 : f32, !llvm.ptr
                omp.yield
              }
            } {omp.composite}
          } {omp.composite}
          omp.terminator
        } {omp.composite}
        omp.terminator
      }
      omp.terminator
    }
    %7 = llvm.load %2 : !llvm.ptr -> f32
    return %7 : f32
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
    %28 = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %29 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %30 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%18 : index) extent(%17 : index) stride(%c1_4 : index) start_idx(%c0_1 : index)
    %31 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%15 : index) extent(%14 : index) stride(%19 : index) start_idx(%c0 : index)
    %32 = omp.map.info var_ptr(%12 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%30, %31) -> !llvm.ptr {name = "c[0:n][0:m]"}
    %33 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%26 : index) extent(%25 : index) stride(%c1_11 : index) start_idx(%c0_8 : index)
    %34 = omp.map.bounds lower_bound(%c0_6 : index) upper_bound(%23 : index) extent(%22 : index) stride(%27 : index) start_idx(%c0_5 : index)
    %35 = omp.map.info var_ptr(%20 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) bounds(%33, %34) -> !llvm.ptr {name = "a[0:n][0:m]"}
    %c1_i64 = arith.constant 1 : i64
    %36 = llvm.alloca %c1_i64 x i64 : (i64) -> !llvm.ptr
    llvm.store %9, %36 : i64, !llvm.ptr
    %37 = omp.map.info var_ptr(%36 : !llvm.ptr, i64) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    %c1_i64_12 = arith.constant 1 : i64
    %38 = llvm.alloca %c1_i64_12 x i64 : (i64) -> !llvm.ptr
    llvm.store %5, %38 : i64, !llvm.ptr
    %39 = omp.map.info var_ptr(%38 : !llvm.ptr, i64) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    omp.target map_entries(%28 -> %arg4, %29 -> %arg5, %32 -> %arg6, %35 -> %arg7, %37 -> %arg8, %39 -> %arg9 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %40 = llvm.load %arg8 : !llvm.ptr -> i64
      %41 = llvm.load %arg9 : !llvm.ptr -> i64
      omp.teams {
        %c1_i32_13 = arith.constant 1 : i32
        %42 = llvm.alloca %c1_i32_13 x i32 : (i32) -> !llvm.ptr
        %43 = llvm.load %arg4 : !llvm.ptr -> i32
        llvm.store %43, %42 : i32, !llvm.ptr
        %c1_i32_14 = arith.constant 1 : i32
        %44 = llvm.alloca %c1_i32_14 x i32 : (i32) -> !llvm.ptr
        %45 = llvm.load %arg5 : !llvm.ptr -> i32
        llvm.store %45, %44 : i32, !llvm.ptr
        %c1_i32_15 = arith.constant 1 : i32
        %46 = llvm.alloca %c1_i32_15 x !llvm.ptr : (i32) -> !llvm.ptr
        %47 = llvm.alloca %c1_i32_15 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %46 : !llvm.ptr, !llvm.ptr
        llvm.store %arg7, %47 : !llvm.ptr, !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %48 = llvm.load %44 : !llvm.ptr -> i32
        %c1_i32_16 = arith.constant 1 : i32
        %c0_i32_17 = arith.constant 0 : i32
        %49 = llvm.load %42 : !llvm.ptr -> i32
        %c1_i32_18 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg10, %arg11) : i32 = (%c0_i32, %c0_i32_17) to (%48, %49) step (%c1_i32_16, %c1_i32_18) collapse(2) {
                %c1_i32_19 = arith.constant 1 : i32
                %50 = llvm.alloca %c1_i32_19 x i32 : (i32) -> !llvm.ptr
                %51 = llvm.alloca %c1_i32_19 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg10, %50 : i32, !llvm.ptr
                llvm.store %arg11, %51 : i32, !llvm.ptr
                %52 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
                %53 = llvm.load %50 : !llvm.ptr -> i32
                %54 = arith.extsi %53 : i32 to i64
                %55 = arith.muli %54, %40 : i64
                %56 = llvm.getelementptr %52[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %57 = llvm.load %51 : !llvm.ptr -> i32
                %58 = arith.extsi %57 : i32 to i64
                %59 = llvm.getelementptr %56[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %60 = llvm.load %59 : !llvm.ptr -> f32
                %61 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
                %62 = llvm.load %50 : !llvm.ptr -> i32
                %63 = arith.extsi %62 : i32 to i64
                %64 = arith.muli %63, %41 : i64
                %65 = llvm.getelementptr %61[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %66 = llvm.load %51 : !llvm.ptr -> i32
                %67 = arith.extsi %66 : i32 to i64
                %68 = llvm.getelementptr %65[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %69 = llvm.load %68 : !llvm.ptr -> f32
                %70 = arith.addf %69, %60 : f32
                llvm.store %70, %68 : f32, !llvm.ptr
                omp.yield
              }
            } {omp.composite}
          } {omp.composite}
          omp.terminator
        } {omp.composite}
        omp.terminator
      }
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
    %6 = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %7 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %8 = omp.map.info var_ptr(%5 : !llvm.ptr, f32) map_clauses(implicit) capture(ByRef) -> !llvm.ptr {name = "a"}
    omp.target thread_limit(%c64_i32 : i32) host_eval(%4 -> %arg3 : i32) map_entries(%6 -> %arg4, %7 -> %arg5, %8 -> %arg6 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams num_teams( to %arg3 : i32) {
        %c1_i32_0 = arith.constant 1 : i32
        %9 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
        %10 = llvm.load %arg4 : !llvm.ptr -> i32
        llvm.store %10, %9 : i32, !llvm.ptr
        %c1_i32_1 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
        %12 = llvm.load %arg5 : !llvm.ptr -> i32
        llvm.store %12, %11 : i32, !llvm.ptr
        %c1_i32_2 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %13 : !llvm.ptr, !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %14 = llvm.load %11 : !llvm.ptr -> i32
        %c1_i32_3 = arith.constant 1 : i32
        omp.distribute {
          omp.loop_nest (%arg7) : i32 = (%c0_i32) to (%14) step (%c1_i32_3) {
            %c1_i32_4 = arith.constant 1 : i32
            %15 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
            llvm.store %arg7, %15 : i32, !llvm.ptr
            %c0_i32_5 = arith.constant 0 : i32
            %16 = llvm.load %9 : !llvm.ptr -> i32
            %c1_i32_6 = arith.constant 1 : i32
            omp.parallel {
              omp.wsloop {
                omp.loop_nest (%arg8) : i32 = (%c0_i32_5) to (%16) step (%c1_i32_6) {
                  %c1_i32_7 = arith.constant 1 : i32
                  %17 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
                  llvm.store %arg8, %17 : i32, !llvm.ptr
                  %18 = llvm.load %15 : !llvm.ptr -> i32
                  %19 = llvm.load %17 : !llvm.ptr -> i32
                  %20 = arith.addi %18, %19 : i32
                  %21 = arith.sitofp %20 : i32 to f32
                  %22 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
                  %23 = llvm.load %15 : !llvm.ptr -> i32
                  %24 = llvm.load %9 : !llvm.ptr -> i32
                  %25 = arith.muli %23, %24 : i32
                  %26 = llvm.load %17 : !llvm.ptr -> i32
                  %27 = arith.addi %25, %26 : i32
                  %28 = arith.extsi %27 : i32 to i64
                  %29 = llvm.getelementptr %22[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                  llvm.store %21, %29 : f32, !llvm.ptr
                  omp.yield
                }
              }
              omp.terminator
            }
            omp.yield
          }
        }
        omp.terminator
      }
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
    %21 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %22 = omp.map.bounds lower_bound(%c0_5 : index) upper_bound(%17 : index) extent(%16 : index) stride(%c1_7 : index) start_idx(%c0_4 : index)
    %23 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%14 : index) extent(%13 : index) stride(%18 : index) start_idx(%c0_1 : index)
    %24 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%11 : index) extent(%10 : index) stride(%20 : index) start_idx(%c0 : index)
    %25 = omp.map.info var_ptr(%8 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%22, %23, %24) -> !llvm.ptr {name = "a[0:n][0:n][0:n]"}
    %c1_i64 = arith.constant 1 : i64
    %26 = llvm.alloca %c1_i64 x i64 : (i64) -> !llvm.ptr
    llvm.store %5, %26 : i64, !llvm.ptr
    %27 = omp.map.info var_ptr(%26 : !llvm.ptr, i64) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    %c1_i64_8 = arith.constant 1 : i64
    %28 = llvm.alloca %c1_i64_8 x i64 : (i64) -> !llvm.ptr
    llvm.store %3, %28 : i64, !llvm.ptr
    %29 = omp.map.info var_ptr(%28 : !llvm.ptr, i64) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    omp.target map_entries(%21 -> %arg2, %25 -> %arg3, %27 -> %arg4, %29 -> %arg5 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %30 = llvm.load %arg4 : !llvm.ptr -> i64
      %31 = llvm.load %arg5 : !llvm.ptr -> i64
      omp.teams {
        %c1_i32_9 = arith.constant 1 : i32
        %32 = llvm.alloca %c1_i32_9 x i32 : (i32) -> !llvm.ptr
        %33 = llvm.load %arg2 : !llvm.ptr -> i32
        llvm.store %33, %32 : i32, !llvm.ptr
        %c1_i32_10 = arith.constant 1 : i32
        %34 = llvm.alloca %c1_i32_10 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg3, %34 : !llvm.ptr, !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %35 = llvm.load %32 : !llvm.ptr -> i32
        %c1_i32_11 = arith.constant 1 : i32
        omp.distribute {
          omp.loop_nest (%arg6) : i32 = (%c0_i32) to (%35) step (%c1_i32_11) {
            %c1_i32_12 = arith.constant 1 : i32
            %36 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
            llvm.store %arg6, %36 : i32, !llvm.ptr
            %c0_i32_13 = arith.constant 0 : i32
            %37 = llvm.load %32 : !llvm.ptr -> i32
            %c1_i32_14 = arith.constant 1 : i32
            omp.parallel {
              omp.wsloop {
                omp.loop_nest (%arg7) : i32 = (%c0_i32_13) to (%37) step (%c1_i32_14) {
                  %c1_i32_15 = arith.constant 1 : i32
                  %38 = llvm.alloca %c1_i32_15 x i32 : (i32) -> !llvm.ptr
                  llvm.store %arg7, %38 : i32, !llvm.ptr
                  %c1_i32_16 = arith.constant 1 : i32
                  %39 = llvm.load %32 : !llvm.ptr -> i32
                  %c1_i32_17 = arith.constant 1 : i32
                  %40 = scf.while (%arg8 = %c1_i32_16) : (i32) -> i32 {
                    %41 = arith.cmpi slt, %arg8, %39 : i32
                    scf.condition(%41) %arg8 : i32
                  } do {
                  ^bb0(%arg8: i32):
                    %c1_i32_18 = arith.constant 1 : i32
                    %41 = llvm.alloca %c1_i32_18 x i32 : (i32) -> !llvm.ptr
                    llvm.store %arg8, %41 : i32, !llvm.ptr
                    %42 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
                    %43 = llvm.load %36 : !llvm.ptr -> i32
                    %44 = arith.extsi %43 : i32 to i64
                    %45 = arith.muli %30, %31 : i64
                    %46 = arith.muli %44, %45 : i64
                    %47 = llvm.getelementptr %42[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %48 = llvm.load %38 : !llvm.ptr -> i32
                    %49 = arith.extsi %48 : i32 to i64
                    %50 = arith.muli %49, %31 : i64
                    %51 = llvm.getelementptr %47[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %52 = llvm.load %41 : !llvm.ptr -> i32
                    %c1_i32_19 = arith.constant 1 : i32
                    %53 = arith.subi %52, %c1_i32_19 : i32
                    %54 = arith.extsi %53 : i32 to i64
                    %55 = llvm.getelementptr %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %56 = llvm.load %55 : !llvm.ptr -> f32
                    %57 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
                    %58 = llvm.load %36 : !llvm.ptr -> i32
                    %59 = arith.extsi %58 : i32 to i64
                    %60 = arith.muli %30, %31 : i64
                    %61 = arith.muli %59, %60 : i64
                    %62 = llvm.getelementptr %57[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %63 = llvm.load %38 : !llvm.ptr -> i32
                    %64 = arith.extsi %63 : i32 to i64
                    %65 = arith.muli %64, %31 : i64
                    %66 = llvm.getelementptr %62[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %67 = llvm.load %41 : !llvm.ptr -> i32
                    %68 = arith.extsi %67 : i32 to i64
                    %69 = llvm.getelementptr %66[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %70 = llvm.load %69 : !llvm.ptr -> f32
                    %71 = arith.addf %70, %56 : f32
                    llvm.store %71, %69 : f32, !llvm.ptr
                    %72 = arith.addi %arg8, %c1_i32_17 : i32
                    scf.yield %72 : i32
                  }
                  omp.yield
                }
              }
              omp.terminator
            }
            omp.yield
          }
        }
        omp.terminator
      }
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
    %17 = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %18 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %19 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%12 : index) extent(%11 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %20 = omp.map.info var_ptr(%7 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) bounds(%19) -> !llvm.ptr {name = "a[0:n*m]"}
    %21 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%16 : index) extent(%15 : index) stride(%c1_5 : index) start_idx(%c0_2 : index)
    %22 = omp.map.info var_ptr(%13 : !llvm.ptr, f32) map_clauses(from) capture(ByRef) bounds(%21) -> !llvm.ptr {name = "best[0:n]"}
    %23 = omp.map.info var_ptr(%6 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %24 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %25 = omp.map.info var_ptr(%5 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    omp.target map_entries(%17 -> %arg4, %18 -> %arg5, %20 -> %arg6, %22 -> %arg7, %23 -> %arg8, %24 -> %arg9, %25 -> %arg10 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_6 = arith.constant 1 : i32
        %29 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
        %30 = llvm.load %arg4 : !llvm.ptr -> i32
        llvm.store %30, %29 : i32, !llvm.ptr
        %c1_i32_7 = arith.constant 1 : i32
        %31 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        %32 = llvm.load %arg5 : !llvm.ptr -> i32
        llvm.store %32, %31 : i32, !llvm.ptr
        %c1_i32_8 = arith.constant 1 : i32
        %33 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
        %34 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %33 : !llvm.ptr, !llvm.ptr
        llvm.store %arg7, %34 : !llvm.ptr, !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %35 = llvm.load %31 : !llvm.ptr -> i32
        %c1_i32_9 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg11) : i32 = (%c0_i32) to (%35) step (%c1_i32_9) {
                %c1_i32_10 = arith.constant 1 : i32
                %36 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
                %c1_i32_11 = arith.constant 1 : i32
                %37 = llvm.alloca %c1_i32_11 x f32 : (i32) -> !llvm.ptr
                llvm.store %arg11, %36 : i32, !llvm.ptr
                %38 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
                %39 = llvm.load %36 : !llvm.ptr -> i32
                %40 = llvm.load %29 : !llvm.ptr -> i32
                %41 = arith.muli %39, %40 : i32
                %42 = arith.extsi %41 : i32 to i64
                %43 = llvm.getelementptr %38[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %44 = llvm.load %43 : !llvm.ptr -> f32
                llvm.store %44, %37 : f32, !llvm.ptr
                %c1_i32_12 = arith.constant 1 : i32
                %45 = llvm.load %29 : !llvm.ptr -> i32
                %c1_i32_13 = arith.constant 1 : i32
                %46 = scf.while (%arg12 = %c1_i32_12) : (i32) -> i32 {
                  %52 = arith.cmpi slt, %arg12, %45 : i32
                  scf.condition(%52) %arg12 : i32
                } do {
                ^bb0(%arg12: i32):
                  %c1_i32_14 = arith.constant 1 : i32
                  %52 = llvm.alloca %c1_i32_14 x i32 : (i32) -> !llvm.ptr
                  llvm.store %arg12, %52 : i32, !llvm.ptr
                  %53 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
                  %54 = llvm.load %36 : !llvm.ptr -> i32
                  %55 = llvm.load %29 : !llvm.ptr -> i32
                  %56 = arith.muli %54, %55 : i32
                  %57 = llvm.load %52 : !llvm.ptr -> i32
                  %58 = arith.addi %56, %57 : i32
                  %59 = arith.extsi %58 : i32 to i64
                  %60 = llvm.getelementptr %53[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                  %61 = llvm.load %60 : !llvm.ptr -> f32
                  %62 = llvm.load %37 : !llvm.ptr -> f32
                  %63 = arith.cmpf ogt, %61, %62 : f32
                  %64 = scf.if %63 -> (f32) {
                    %66 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
                    %67 = llvm.load %36 : !llvm.ptr -> i32
                    %68 = llvm.load %29 : !llvm.ptr -> i32
                    %69 = arith.muli %67, %68 : i32
                    %70 = llvm.load %52 : !llvm.ptr -> i32
                    %71 = arith.addi %69, %70 : i32
                    %72 = arith.extsi %71 : i32 to i64
                    %73 = llvm.getelementptr %66[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                    %74 = llvm.load %73 : !llvm.ptr -> f32
                    scf.yield %74 : f32
                  } else {
                    %66 = llvm.load %37 : !llvm.ptr -> f32
                    scf.yield %66 : f32
                  }
                  llvm.store %64, %37 : f32, !llvm.ptr
                  %65 = arith.addi %arg12, %c1_i32_13 : i32
                  scf.yield %65 : i32
                }
                %47 = llvm.load %37 : !llvm.ptr -> f32
                %48 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
                %49 = llvm.load %36 : !llvm.ptr -> i32
                %50 = arith.extsi %49 : i32 to i64
                %51 = llvm.getelementptr %48[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %47, %51 : f32, !llvm.ptr
                omp.yield
              }
            } {omp.composite}
          } {omp.composite}
          omp.terminator
        } {omp.composite}
        omp.terminator
      }
      omp.terminator
    }
    %26 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %27 = llvm.getelementptr %26[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.load %27 : !llvm.ptr -> f32
    return %28 : f32
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
    %7 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %8 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %9 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %10 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%9) -> !llvm.ptr {name = "x[0:n]"}
    omp.target map_entries(%7 -> %arg2, %8 -> %arg3, %10 -> %arg4 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams private(@firstprivatization_f32_omp %arg2 -> %arg5 : !llvm.ptr) {
        %c1_i32_2 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
        %12 = llvm.load %arg3 : !llvm.ptr -> i32
        llvm.store %12, %11 : i32, !llvm.ptr
        %c1_i32_3 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg4, %13 : !llvm.ptr, !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %14 = llvm.load %11 : !llvm.ptr -> i32
        %c1_i32_4 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg6) : i32 = (%c0_i32) to (%14) step (%c1_i32_4) {
                %c1_i32_5 = arith.constant 1 : i32
                %15 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg6, %15 : i32, !llvm.ptr
                %16 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
                %17 = llvm.load %15 : !llvm.ptr -> i32
                %18 = arith.extsi %17 : i32 to i64
                %19 = llvm.getelementptr %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %20 = llvm.load %19 : !llvm.ptr -> f32
                llvm.store %20, %arg5 : f32, !llvm.ptr
                %21 = llvm.load %arg5 : !llvm.ptr -> f32
                %22 = llvm.load %arg5 : !llvm.ptr -> f32
                %23 = arith.mulf %21, %22 : f32
                %24 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
                %25 = llvm.load %15 : !llvm.ptr -> i32
                %26 = arith.extsi %25 : i32 to i64
                %27 = llvm.getelementptr %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %23, %27 : f32, !llvm.ptr
                omp.yield
              }
            } {omp.composite}
          } {omp.composite}
          omp.terminator
        } {omp.composite}
        omp.terminator
      }
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
    %6 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %7 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%5 : index) extent(%4 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %8 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%7) -> !llvm.ptr {name = "x[0:n]"}
    omp.target map_entries(%6 -> %arg2, %8 -> %arg3 : !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_2 = arith.constant 1 : i32
        %9 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
        %10 = llvm.load %arg2 : !llvm.ptr -> i32
        llvm.store %10, %9 : i32, !llvm.ptr
        %c1_i32_3 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg3, %11 : !llvm.ptr, !llvm.ptr
        %c16_i32 = arith.constant 16 : i32
        %c0_i32 = arith.constant 0 : i32
        %12 = llvm.load %9 : !llvm.ptr -> i32
        %c1_i32_4 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg4) : i32 = (%c0_i32) to (%12) step (%c1_i32_4) {
                %c1_i32_5 = arith.constant 1 : i32
                %13 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg4, %13 : i32, !llvm.ptr
                %cst = arith.constant 1.000000e+00 : f32
                %14 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
                %15 = llvm.load %13 : !llvm.ptr -> i32
                %16 = arith.extsi %15 : i32 to i64
                %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %18 = llvm.load %17 : !llvm.ptr -> f32
                %19 = arith.addf %18, %cst : f32
                llvm.store %19, %17 : f32, !llvm.ptr
                omp.yield
              }
            } {omp.composite}
          } {omp.composite}
          omp.terminator
        } {omp.composite}
        omp.terminator
      }
      omp.terminator
    }
    return
  }
}
