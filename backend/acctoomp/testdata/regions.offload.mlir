module {
  omp.declare_reduction @add_reduction_add_i32 : !llvm.ptr attributes {byref_element_type = i32} alloc {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %0 : i32, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    llvm.store %1, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg1 : !llvm.ptr -> i32
    %2 = arith.addi %0, %1 : i32
    llvm.store %2, %arg0 : i32, !llvm.ptr
    omp.yield(%arg0 : !llvm.ptr)
  }
  func.func @two(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c8_i32 = arith.constant 8 : i32
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = arith.index_cast %8 : i32 to index
    %c1_4 = arith.constant 1 : index
    %10 = arith.subi %9, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %11 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %12 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %13 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%12) -> !llvm.ptr {name = "x[0:n]"}
    %14 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%10 : index) extent(%9 : index) stride(%c1_5 : index) start_idx(%c0_2 : index)
    %15 = omp.map.info var_ptr(%7 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%14) -> !llvm.ptr {name = "y[0:n]"}
    omp.target host_eval(%c8_i32 -> %arg3 : i32) map_entries(%11 -> %arg4, %13 -> %arg5, %15 -> %arg6 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams num_teams( to %arg3 : i32) {
        %c1_i32_6 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
        %17 = llvm.load %arg4 : !llvm.ptr -> i32
        llvm.store %17, %16 : i32, !llvm.ptr
        %c1_i32_7 = arith.constant 1 : i32
        %18 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
        %19 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg5, %18 : !llvm.ptr, !llvm.ptr
        llvm.store %arg6, %19 : !llvm.ptr, !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %20 = llvm.load %16 : !llvm.ptr -> i32
        %c1_i32_8 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg7) : i32 = (%c0_i32) to (%20) step (%c1_i32_8) {
                %c1_i32_11 = arith.constant 1 : i32
                %22 = llvm.alloca %c1_i32_11 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg7, %22 : i32, !llvm.ptr
                %cst = arith.constant 1.000000e+00 : f32
                %23 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
                %24 = llvm.load %22 : !llvm.ptr -> i32
                %25 = arith.extsi %24 : i32 to i64
                %26 = llvm.getelementptr %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %27 = llvm.load %26 : !llvm.ptr -> f32
                %28 = arith.addf %27, %cst : f32
                llvm.store %28, %26 : f32, !llvm.ptr
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {omp.composite}
        %c0_i32_9 = arith.constant 0 : i32
        %21 = llvm.load %16 : !llvm.ptr -> i32
        %c1_i32_10 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg7) : i32 = (%c0_i32_9) to (%21) step (%c1_i32_10) {
                %c1_i32_11 = arith.constant 1 : i32
                %22 = llvm.alloca %c1_i32_11 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg7, %22 : i32, !llvm.ptr
                %cst = arith.constant 2.000000e+00 : f32
                %23 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
                %24 = llvm.load %22 : !llvm.ptr -> i32
                %25 = arith.extsi %24 : i32 to i64
                %26 = llvm.getelementptr %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %27 = llvm.load %26 : !llvm.ptr -> f32
                %28 = arith.addf %27, %cst : f32
                llvm.store %28, %26 : f32, !llvm.ptr
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @count(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "gangs"}
    omp.target host_eval(%2 -> %arg1 : i32) map_entries(%3 -> %arg2 : !llvm.ptr) {
      omp.teams num_teams( to %arg1 : i32) reduction(byref @add_reduction_add_i32 %arg2 -> %arg3 : !llvm.ptr) {
        %c1_i32_0 = arith.constant 1 : i32
        %5 = llvm.load %arg3 : !llvm.ptr -> i32
        %6 = arith.addi %5, %c1_i32_0 : i32
        llvm.store %6, %arg3 : i32, !llvm.ptr
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %4 = llvm.load %1 : !llvm.ptr -> i32
    return %4 : i32
  }
  func.func @one(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %2 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%c3 : index) extent(%c4 : index) stride(%c1 : index) start_idx(%c0 : index)
    %3 = omp.map.info var_ptr(%1 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%2) -> !llvm.ptr {name = "x[0:4]"}
    omp.target map_entries(%3 -> %arg1 : !llvm.ptr) {
      %c1_i32_1 = arith.constant 1 : i32
      %4 = llvm.alloca %c1_i32_1 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg1, %4 : !llvm.ptr, !llvm.ptr
      %cst = arith.constant 1.000000e+00 : f32
      %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %6 = llvm.getelementptr %5[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %cst, %6 : f32, !llvm.ptr
      %7 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
      %c0_i64_2 = arith.constant 0 : i64
      %8 = llvm.getelementptr %7[%c0_i64_2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %9 = llvm.load %8 : !llvm.ptr -> f32
      %cst_3 = arith.constant 2.000000e+00 : f32
      %10 = arith.mulf %9, %cst_3 : f32
      %11 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %12 = llvm.getelementptr %11[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %10, %12 : f32, !llvm.ptr
      omp.terminator
    }
    return
  }
  func.func @nests(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = arith.index_cast %8 : i32 to index
    %c1_4 = arith.constant 1 : index
    %10 = arith.subi %9, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %11 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %12 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%11) -> !llvm.ptr {name = "x[0:n]"}
    %13 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%10 : index) extent(%9 : index) stride(%c1_5 : index) start_idx(%c0_2 : index)
    %14 = omp.map.info var_ptr(%7 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) bounds(%13) -> !llvm.ptr {name = "y[0:n]"}
    omp.target_data map_entries(%12, %14 : !llvm.ptr, !llvm.ptr) {
      %c0_i32 = arith.constant 0 : i32
      %15 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      %16 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
      %17 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(implicit) capture(ByRef) bounds(%16) -> !llvm.ptr {name = "x[0:n]"}
      %18 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%10 : index) extent(%9 : index) stride(%c1_5 : index) start_idx(%c0_2 : index)
      %19 = omp.map.info var_ptr(%7 : !llvm.ptr, f32) map_clauses(implicit) capture(ByRef) bounds(%18) -> !llvm.ptr {name = "y[0:n]"}
      %20 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "n"}
      omp.target host_eval(%c0_i32 -> %arg3, %15 -> %arg4, %c1_i32_6 -> %arg5 : i32, i32, i32) map_entries(%17 -> %arg6, %19 -> %arg7, %20 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
        omp.teams {
          %c1_i32_7 = arith.constant 1 : i32
          %24 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
          %25 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
          llvm.store %arg6, %24 : !llvm.ptr, !llvm.ptr
          llvm.store %arg7, %25 : !llvm.ptr, !llvm.ptr
          %c0_i32_8 = arith.constant 0 : i32
          %c1_i32_9 = arith.constant 1 : i32
          %26 = llvm.load %arg8 : !llvm.ptr -> i32
          omp.parallel {
            omp.distribute {
              omp.wsloop {
                omp.loop_nest (%arg9) : i32 = (%arg3) to (%arg4) step (%arg5) {
                  %c1_i32_10 = arith.constant 1 : i32
                  %27 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
                  llvm.store %arg9, %27 : i32, !llvm.ptr
                  %28 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
                  %29 = llvm.load %27 : !llvm.ptr -> i32
                  %30 = arith.extsi %29 : i32 to i64
                  %31 = llvm.getelementptr %28[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                  %32 = llvm.load %31 : !llvm.ptr -> f32
                  %33 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
                  %34 = llvm.load %27 : !llvm.ptr -> i32
                  %35 = arith.extsi %34 : i32 to i64
                  %36 = llvm.getelementptr %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                  %37 = llvm.load %36 : !llvm.ptr -> f32
                  %38 = arith.addf %37, %32 : f32
                  llvm.store %38, %36 : f32, !llvm.ptr
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
      %21 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
      %22 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(implicit) capture(ByRef) bounds(%21) -> !llvm.ptr {name = "x[0:n]"}
      %23 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "n"}
      omp.target map_entries(%22 -> %arg3, %23 -> %arg4 : !llvm.ptr, !llvm.ptr) {
        %c1_i32_7 = arith.constant 1 : i32
        %24 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg3, %24 : !llvm.ptr, !llvm.ptr
        %c1_i32_8 = arith.constant 1 : i32
        %c1_i32_9 = arith.constant 1 : i32
        %25 = llvm.load %arg4 : !llvm.ptr -> i32
        %26 = scf.while (%arg5 = %c1_i32_8) : (i32) -> i32 {
          %27 = arith.cmpi slt, %arg5, %25 : i32
          scf.condition(%27) %arg5 : i32
        } do {
        ^bb0(%arg5: i32):
          %c1_i32_10 = arith.constant 1 : i32
          %27 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg5, %27 : i32, !llvm.ptr
          %28 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
          %29 = llvm.load %27 : !llvm.ptr -> i32
          %c1_i32_11 = arith.constant 1 : i32
          %30 = arith.subi %29, %c1_i32_11 : i32
          %31 = arith.extsi %30 : i32 to i64
          %32 = llvm.getelementptr %28[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %33 = llvm.load %32 : !llvm.ptr -> f32
          %34 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
          %35 = llvm.load %27 : !llvm.ptr -> i32
          %36 = arith.extsi %35 : i32 to i64
          %37 = llvm.getelementptr %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %38 = llvm.load %37 : !llvm.ptr -> f32
          %39 = arith.addf %38, %33 : f32
          llvm.store %39, %37 : f32, !llvm.ptr
          %40 = arith.addi %arg5, %c1_i32_9 : i32
          scf.yield %40 : i32
        }
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @nest(%arg0: i32, %arg1: !llvm.ptr) {
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
    %8 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %9 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%8) -> !llvm.ptr {name = "x[0:n]"}
    %10 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "n"}
    %11 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "t"}
    omp.target host_eval(%c0_i32 -> %arg2, %7 -> %arg3, %c1_i32_2 -> %arg4 : i32, i32, i32) map_entries(%9 -> %arg5, %10 -> %arg6, %11 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_3 = arith.constant 1 : i32
        %12 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg5, %12 : !llvm.ptr, !llvm.ptr
        %c0_i32_4 = arith.constant 0 : i32
        %13 = llvm.load %arg6 : !llvm.ptr -> i32
        %c1_i32_5 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg8) : i32 = (%arg2) to (%arg3) step (%arg4) {
                %c1_i32_6 = arith.constant 1 : i32
                %14 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg8, %14 : i32, !llvm.ptr
                %15 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
                %16 = llvm.load %14 : !llvm.ptr -> i32
                %17 = arith.extsi %16 : i32 to i64
                %18 = llvm.getelementptr %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %19 = llvm.load %18 : !llvm.ptr -> f32
                llvm.store %19, %arg7 : f32, !llvm.ptr
                %20 = llvm.load %arg7 : !llvm.ptr -> f32
                %cst = arith.constant 1.000000e+00 : f32
                %21 = llvm.load %arg7 : !llvm.ptr -> f32
                %22 = arith.divf %cst, %21 : f32
                %23 = arith.addf %20, %22 : f32
                %24 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
                %25 = llvm.load %14 : !llvm.ptr -> i32
                %26 = arith.extsi %25 : i32 to i64
                %27 = llvm.getelementptr %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %23, %27 : f32, !llvm.ptr
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
  func.func @conditional(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = llvm.load %2 : !llvm.ptr -> i32
    %5 = arith.cmpi sgt, %3, %4 : i32
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_2 = arith.constant 1 : i32
    %11 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %12 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%9 : index) extent(%8 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %13 = omp.map.info var_ptr(%6 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%12) -> !llvm.ptr {name = "x[0:n]"}
    omp.target if(%5) host_eval(%c0_i32 -> %arg3, %10 -> %arg4, %c1_i32_2 -> %arg5 : i32, i32, i32) map_entries(%11 -> %arg6, %13 -> %arg7 : !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_3 = arith.constant 1 : i32
        %14 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
        %15 = llvm.load %arg6 : !llvm.ptr -> i32
        llvm.store %15, %14 : i32, !llvm.ptr
        %c1_i32_4 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_4 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg7, %16 : !llvm.ptr, !llvm.ptr
        %c0_i32_5 = arith.constant 0 : i32
        %17 = llvm.load %14 : !llvm.ptr -> i32
        %c1_i32_6 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg8) : i32 = (%arg3) to (%arg4) step (%arg5) {
                %c1_i32_7 = arith.constant 1 : i32
                %18 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg8, %18 : i32, !llvm.ptr
                %19 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
                %20 = llvm.load %18 : !llvm.ptr -> i32
                %21 = arith.extsi %20 : i32 to i64
                %22 = llvm.getelementptr %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %23 = llvm.load %22 : !llvm.ptr -> f32
                %24 = arith.negf %23 : f32
                %25 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
                %26 = llvm.load %18 : !llvm.ptr -> i32
                %27 = arith.extsi %26 : i32 to i64
                %28 = llvm.getelementptr %25[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %24, %28 : f32, !llvm.ptr
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
  func.func @here(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c100_i32 = arith.constant 100 : i32
    %3 = arith.cmpi slt, %2, %c100_i32 : i32
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %true = arith.constant true
    %8 = arith.xori %3, %true : i1
    %c0_i32 = arith.constant 0 : i32
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_2 = arith.constant 1 : i32
    %10 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %11 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%7 : index) extent(%6 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %12 = omp.map.info var_ptr(%4 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%11) -> !llvm.ptr {name = "x[0:n]"}
    omp.target if(%8) host_eval(%c0_i32 -> %arg2, %9 -> %arg3, %c1_i32_2 -> %arg4 : i32, i32, i32) map_entries(%10 -> %arg5, %12 -> %arg6 : !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_3 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
        %14 = llvm.load %arg5 : !llvm.ptr -> i32
        llvm.store %14, %13 : i32, !llvm.ptr
        %c1_i32_4 = arith.constant 1 : i32
        %15 = llvm.alloca %c1_i32_4 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %15 : !llvm.ptr, !llvm.ptr
        %c0_i32_5 = arith.constant 0 : i32
        %16 = llvm.load %13 : !llvm.ptr -> i32
        %c1_i32_6 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg7) : i32 = (%arg2) to (%arg3) step (%arg4) {
                %c1_i32_7 = arith.constant 1 : i32
                %17 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg7, %17 : i32, !llvm.ptr
                %18 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
                %19 = llvm.load %17 : !llvm.ptr -> i32
                %20 = arith.extsi %19 : i32 to i64
                %21 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %22 = llvm.load %21 : !llvm.ptr -> f32
                %23 = arith.negf %22 : f32
                %24 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
                %25 = llvm.load %17 : !llvm.ptr -> i32
                %26 = arith.extsi %25 : i32 to i64
                %27 = llvm.getelementptr %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %23, %27 : f32, !llvm.ptr
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
  func.func @histogram(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c15 = arith.constant 15 : index
    %c1_4 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_5 = arith.constant 1 : i32
    %9 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %10 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %11 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) bounds(%10) -> !llvm.ptr {name = "x[0:n]"}
    %12 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%c15 : index) extent(%c16 : index) stride(%c1_4 : index) start_idx(%c0_2 : index)
    %13 = omp.map.info var_ptr(%7 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) bounds(%12) -> !llvm.ptr {name = "bins[0:16]"}
    omp.target host_eval(%c0_i32 -> %arg3, %8 -> %arg4, %c1_i32_5 -> %arg5 : i32, i32, i32) map_entries(%9 -> %arg6, %11 -> %arg7, %13 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_6 = arith.constant 1 : i32
        %14 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
        %15 = llvm.load %arg6 : !llvm.ptr -> i32
        llvm.store %15, %14 : i32, !llvm.ptr
        %c1_i32_7 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
        %17 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg7, %16 : !llvm.ptr, !llvm.ptr
        llvm.store %arg8, %17 : !llvm.ptr, !llvm.ptr
        %c0_i32_8 = arith.constant 0 : i32
        %18 = llvm.load %14 : !llvm.ptr -> i32
        %c1_i32_9 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg9) : i32 = (%arg3) to (%arg4) step (%arg5) {
                %c1_i32_10 = arith.constant 1 : i32
                %19 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg9, %19 : i32, !llvm.ptr
                %20 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
                %21 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
                %22 = llvm.load %19 : !llvm.ptr -> i32
                %23 = arith.extsi %22 : i32 to i64
                %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
                %25 = llvm.load %24 : !llvm.ptr -> i32
                %c15_i32 = arith.constant 15 : i32
                %26 = arith.andi %25, %c15_i32 : i32
                %27 = arith.extsi %26 : i32 to i64
                %28 = llvm.getelementptr %20[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
                omp.atomic.update %28 : !llvm.ptr {
                ^bb0(%arg10: i32):
                  %c1_i32_11 = arith.constant 1 : i32
                  %29 = arith.addi %arg10, %c1_i32_11 : i32
                  omp.yield(%29 : i32)
                } {accc.atomic_word}
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
  func.func @ticket(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %2 : i32, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %c0_i32_2 = arith.constant 0 : i32
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_3 = arith.constant 1 : i32
    %8 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %9 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %10 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) bounds(%9) -> !llvm.ptr {name = "out[0:n]"}
    %11 = omp.map.info var_ptr(%2 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "next"}
    omp.target host_eval(%c0_i32_2 -> %arg2, %7 -> %arg3, %c1_i32_3 -> %arg4 : i32, i32, i32) map_entries(%8 -> %arg5, %10 -> %arg6, %11 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_4 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        %14 = llvm.load %arg5 : !llvm.ptr -> i32
        llvm.store %14, %13 : i32, !llvm.ptr
        %c1_i32_5 = arith.constant 1 : i32
        %15 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %15 : !llvm.ptr, !llvm.ptr
        %c0_i32_6 = arith.constant 0 : i32
        %16 = llvm.load %13 : !llvm.ptr -> i32
        %c1_i32_7 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg8) : i32 = (%arg2) to (%arg3) step (%arg4) {
                %c1_i32_8 = arith.constant 1 : i32
                %17 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
                %18 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg8, %17 : i32, !llvm.ptr
                omp.atomic.capture {
                  omp.atomic.read %18 = %arg7 : !llvm.ptr, !llvm.ptr, i32
                  omp.atomic.update %arg7 : !llvm.ptr {
                  ^bb0(%arg9: i32):
                    %c1_i32_9 = arith.constant 1 : i32
                    %24 = arith.addi %arg9, %c1_i32_9 : i32
                    omp.yield(%24 : i32)
                  }
                }
                %19 = llvm.load %17 : !llvm.ptr -> i32
                %20 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
                %21 = llvm.load %18 : !llvm.ptr -> i32
                %22 = arith.extsi %21 : i32 to i64
                %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
                llvm.store %19, %23 : i32, !llvm.ptr
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
    %12 = llvm.load %2 : !llvm.ptr -> i32
    return %12 : i32
  }
}
