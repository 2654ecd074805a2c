module {
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.private {type = private} @k_private_i32 : i32
  omp.private {type = firstprivate} @k_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func @loops(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    llvm.store %c1_i32_0, %2 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %3 : i32, !llvm.ptr
    omp.parallel private(@k_firstprivate_i32 %2 -> %arg2 : !llvm.ptr) {
      %c1_i32_1 = arith.constant 1 : i32
      %6 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c1_i32_2 = arith.constant 1 : i32
      %7 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c1_i32_2) to (%7) step (%c1_i32_3) {
          llvm.store %arg3, %6 : i32, !llvm.ptr
          %8 = llvm.load %arg2 : !llvm.ptr -> i32
          %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %10 = llvm.load %6 : !llvm.ptr -> i32
          %11 = arith.extsi %10 : i32 to i64
          %12 = llvm.getelementptr %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %8, %12 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    } {accc.leaf_words = [{clause = "firstprivate", leaf = "parallel", variable = "k"}]}
    %c4_i32 = arith.constant 4 : i32
    omp.parallel num_threads(%c4_i32 : i32) {
      %c1_i32_1 = arith.constant 1 : i32
      %6 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c1_i32_2 = arith.constant 1 : i32
      %7 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop private(@k_private_i32 %2 -> %arg2 : !llvm.ptr) {
        omp.loop_nest (%arg3) : i32 = (%c1_i32_2) to (%7) step (%c1_i32_3) {
          llvm.store %arg3, %6 : i32, !llvm.ptr
          %c3_i32_4 = arith.constant 3 : i32
          llvm.store %c3_i32_4, %arg2 : i32, !llvm.ptr
          %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %9 = llvm.load %6 : !llvm.ptr -> i32
          %10 = arith.extsi %9 : i32 to i64
          %11 = llvm.getelementptr %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %c3_i32_4, %11 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    } {accc.leaf_words = [{clause = "private", leaf = "for", variable = "k"}, {clause = "num_threads", leaf = "parallel"}]}
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %c3_i32 = arith.constant 3 : i32
    %5 = arith.cmpi sgt, %4, %c3_i32 : i32
    omp.parallel if(%5) {
      %c1_i32_1 = arith.constant 1 : i32
      %6 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c1_i32_2 = arith.constant 1 : i32
      %7 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop reduction(@add_reduction_i32 %3 -> %arg2 : !llvm.ptr) {
        omp.simd order(reproducible:concurrent) {
          omp.loop_nest (%arg3) : i32 = (%c1_i32_2) to (%7) step (%c1_i32_3) {
            llvm.store %arg3, %6 : i32, !llvm.ptr
            %8 = llvm.load %6 : !llvm.ptr -> i32
            %9 = llvm.load %arg2 : !llvm.ptr -> i32
            %10 = arith.addi %9, %8 : i32
            llvm.store %10, %arg2 : i32, !llvm.ptr
            omp.yield
          }
        } {accc.implied_reproducible, accc.part, omp.composite}
      } {accc.part, omp.composite}
      omp.terminator
    } {accc.leaf_words = [{clause = "reduction", leaf = "for", variable = "s"}, {clause = "order", leaf = "simd"}]}
    return
  }
  func.func @devices(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    llvm.store %c1_i32_0, %2 : i32, !llvm.ptr
    %c3_i32 = arith.constant 3 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_2 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %4 = omp.map.info var_ptr(%2 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "k"}
    %5 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %7 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c-1 : index) extent(%c0 : index) stride(%c1 : index) start_idx(%c0 : index)
    %8 = omp.map.info var_ptr(%6 : !llvm.ptr, i32) map_clauses(implicit) capture(ByRef) bounds(%7) -> !llvm.ptr {name = "a"}
    omp.target thread_limit(%c4_i32 : i32) host_eval(%c1_i32_1 -> %arg2, %3 -> %arg3, %c1_i32_2 -> %arg4, %c3_i32 -> %arg5 : i32, i32, i32, i32) map_entries(%4 -> %arg6, %5 -> %arg7, %8 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_18 = arith.constant 1 : i32
      %27 = llvm.alloca %c1_i32_18 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg8, %27 : !llvm.ptr, !llvm.ptr
      omp.teams num_teams( to %arg5 : i32) {
        omp.parallel private(@k_private_i32 %arg6 -> %arg9 : !llvm.ptr) {
          %c1_i32_19 = arith.constant 1 : i32
          %28 = llvm.alloca %c1_i32_19 x i32 : (i32) -> !llvm.ptr
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg10) : i32 = (%arg2) to (%arg3) step (%arg4) {
                llvm.store %arg10, %28 : i32, !llvm.ptr
                %c3_i32_20 = arith.constant 3 : i32
                llvm.store %c3_i32_20, %arg9 : i32, !llvm.ptr
                %29 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
                %30 = llvm.load %28 : !llvm.ptr -> i32
                %31 = arith.extsi %30 : i32 to i64
                %32 = llvm.getelementptr %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
                llvm.store %c3_i32_20, %32 : i32, !llvm.ptr
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.leaf_words = [{clause = "thread_limit", leaf = "target"}]}
    %c1_i32_3 = arith.constant 1 : i32
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_4 = arith.constant 1 : i32
    %10 = omp.map.info var_ptr(%2 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "k"}
    %11 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %12 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c-1_7 = arith.constant -1 : index
    %13 = omp.map.bounds lower_bound(%c0_5 : index) upper_bound(%c-1_7 : index) extent(%c0_5 : index) stride(%c1_6 : index) start_idx(%c0_5 : index)
    %14 = omp.map.info var_ptr(%12 : !llvm.ptr, i32) map_clauses(implicit) capture(ByRef) bounds(%13) -> !llvm.ptr {name = "a"}
    omp.target host_eval(%c1_i32_3 -> %arg2, %9 -> %arg3, %c1_i32_4 -> %arg4 : i32, i32, i32) map_entries(%10 -> %arg5, %11 -> %arg6, %14 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_18 = arith.constant 1 : i32
      %27 = llvm.alloca %c1_i32_18 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg7, %27 : !llvm.ptr, !llvm.ptr
      %c4_i32_19 = arith.constant 4 : i32
      omp.teams thread_limit(%c4_i32_19 : i32) {
        omp.parallel {
          %c1_i32_20 = arith.constant 1 : i32
          %28 = llvm.alloca %c1_i32_20 x i32 : (i32) -> !llvm.ptr
          omp.distribute private(@k_firstprivate_i32 %arg5 -> %arg8 : !llvm.ptr) {
            omp.wsloop {
              omp.loop_nest (%arg9) : i32 = (%arg2) to (%arg3) step (%arg4) {
                llvm.store %arg9, %28 : i32, !llvm.ptr
                %29 = llvm.load %arg8 : !llvm.ptr -> i32
                %30 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
                %31 = llvm.load %28 : !llvm.ptr -> i32
                %32 = arith.extsi %31 : i32 to i64
                %33 = llvm.getelementptr %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
                llvm.store %29, %33 : i32, !llvm.ptr
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.leaf_words = [{clause = "firstprivate", leaf = "distribute", variable = "k"}, {clause = "thread_limit", leaf = "teams"}]}
    %c1_i32_8 = arith.constant 1 : i32
    %15 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_9 = arith.constant 1 : i32
    %16 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %17 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_10 = arith.constant 0 : index
    %c1_11 = arith.constant 1 : index
    %c-1_12 = arith.constant -1 : index
    %18 = omp.map.bounds lower_bound(%c0_10 : index) upper_bound(%c-1_12 : index) extent(%c0_10 : index) stride(%c1_11 : index) start_idx(%c0_10 : index)
    %19 = omp.map.info var_ptr(%17 : !llvm.ptr, i32) map_clauses(implicit) capture(ByRef) bounds(%18) -> !llvm.ptr {name = "a"}
    %20 = omp.map.info var_ptr(%2 : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    omp.target host_eval(%c1_i32_8 -> %arg2, %15 -> %arg3, %c1_i32_9 -> %arg4 : i32, i32, i32) map_entries(%16 -> %arg5, %19 -> %arg6, %20 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr) private(@k_firstprivate_i32 %2 -> %arg8 [map_idx=2] : !llvm.ptr) {
      %c1_i32_18 = arith.constant 1 : i32
      %27 = llvm.alloca %c1_i32_18 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg6, %27 : !llvm.ptr, !llvm.ptr
      omp.teams {
        %c1_i32_19 = arith.constant 1 : i32
        %28 = llvm.alloca %c1_i32_19 x i32 : (i32) -> !llvm.ptr
        omp.distribute {
          omp.loop_nest (%arg9) : i32 = (%arg2) to (%arg3) step (%arg4) {
            llvm.store %arg9, %28 : i32, !llvm.ptr
            %29 = llvm.load %arg8 : !llvm.ptr -> i32
            %30 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
            %31 = llvm.load %28 : !llvm.ptr -> i32
            %32 = arith.extsi %31 : i32 to i64
            %33 = llvm.getelementptr %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            llvm.store %29, %33 : i32, !llvm.ptr
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.leaf_words = [{clause = "firstprivate", leaf = "target", variable = "k"}]}
    %c1_i32_13 = arith.constant 1 : i32
    %21 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_14 = arith.constant 1 : i32
    %22 = omp.map.info var_ptr(%2 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "k"}
    %23 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_15 = arith.constant 0 : index
    %c1_16 = arith.constant 1 : index
    %c-1_17 = arith.constant -1 : index
    %24 = omp.map.bounds lower_bound(%c0_15 : index) upper_bound(%c-1_17 : index) extent(%c0_15 : index) stride(%c1_16 : index) start_idx(%c0_15 : index)
    %25 = omp.map.info var_ptr(%23 : !llvm.ptr, i32) map_clauses(implicit) capture(ByRef) bounds(%24) -> !llvm.ptr {name = "a"}
    %26 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    omp.target host_eval(%c1_i32_13 -> %arg2, %21 -> %arg3, %c1_i32_14 -> %arg4 : i32, i32, i32) map_entries(%22 -> %arg5, %25 -> %arg6, %26 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_18 = arith.constant 1 : i32
      %27 = llvm.alloca %c1_i32_18 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg6, %27 : !llvm.ptr, !llvm.ptr
      omp.teams private(@k_firstprivate_i32 %arg5 -> %arg8 : !llvm.ptr) {
        %c1_i32_19 = arith.constant 1 : i32
        %28 = llvm.alloca %c1_i32_19 x i32 : (i32) -> !llvm.ptr
        omp.distribute {
          omp.loop_nest (%arg9) : i32 = (%arg2) to (%arg3) step (%arg4) {
            llvm.store %arg9, %28 : i32, !llvm.ptr
            %29 = llvm.load %arg8 : !llvm.ptr -> i32
            %30 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
            %31 = llvm.load %28 : !llvm.ptr -> i32
            %32 = arith.extsi %31 : i32 to i64
            %33 = llvm.getelementptr %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            llvm.store %29, %33 : i32, !llvm.ptr
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.part, accc.shared = ["a"]}
      omp.terminator
    } {accc.leaf_words = [{clause = "firstprivate", leaf = "teams", variable = "k"}, {clause = "shared", leaf = "teams", variable = "a"}]}
    return
  }
}
