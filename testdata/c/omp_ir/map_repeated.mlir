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
  func.func @repeated(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.array<16 x f64> : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %3 : i32, !llvm.ptr
    %c4_i32 = arith.constant 4 : i32
    llvm.store %c4_i32, %4 : i32, !llvm.ptr
    %5 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    %6 = omp.map.info var_ptr(%2 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {accc.map_words = ["default"], name = "i1"}
    %7 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    omp.target_data map_entries(%5, %6, %7 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_8 = arith.constant 1 : i32
      llvm.store %c1_i32_8, %2 : i32, !llvm.ptr
      omp.terminator
    }
    %8 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    %9 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "s"}
    omp.target map_entries(%8 -> %arg1, %9 -> %arg2 : !llvm.ptr, !llvm.ptr) {
      omp.parallel {
        %c1_i32_8 = arith.constant 1 : i32
        %30 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        %c0_i32_9 = arith.constant 0 : i32
        %c10_i32_10 = arith.constant 10 : i32
        %c1_i32_11 = arith.constant 1 : i32
        omp.wsloop reduction(@add_reduction_i32 %arg2 -> %arg3 : !llvm.ptr) {
          omp.loop_nest (%arg4) : i32 = (%c0_i32_9) to (%c10_i32_10) step (%c1_i32_11) {
            llvm.store %arg4, %30 : i32, !llvm.ptr
            %31 = llvm.load %30 : !llvm.ptr -> i32
            %32 = arith.extsi %31 : i32 to i64
            %33 = llvm.getelementptr %arg1[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %34 = llvm.load %33 : !llvm.ptr -> f64
            %35 = llvm.load %arg3 : !llvm.ptr -> i32
            %36 = arith.sitofp %35 : i32 to f64
            %37 = arith.addf %36, %34 : f64
            %38 = arith.fptosi %37 : f64 to i32
            llvm.store %38, %arg3 : i32, !llvm.ptr
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.implied_map = array<i1: false, true>}
    %10 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "n"}
    %11 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    %12 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "s"}
    omp.target map_entries(%10 -> %arg1, %11 -> %arg2, %12 -> %arg3 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.parallel {
        %c1_i32_8 = arith.constant 1 : i32
        %30 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        %c0_i32_9 = arith.constant 0 : i32
        %c10_i32_10 = arith.constant 10 : i32
        %c1_i32_11 = arith.constant 1 : i32
        omp.wsloop reduction(@add_reduction_i32 %arg3 -> %arg4, @add_reduction_i32 %arg1 -> %arg5 : !llvm.ptr, !llvm.ptr) {
          omp.loop_nest (%arg6) : i32 = (%c0_i32_9) to (%c10_i32_10) step (%c1_i32_11) {
            llvm.store %arg6, %30 : i32, !llvm.ptr
            %31 = llvm.load %30 : !llvm.ptr -> i32
            %32 = arith.extsi %31 : i32 to i64
            %33 = llvm.getelementptr %arg2[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %34 = llvm.load %33 : !llvm.ptr -> f64
            %35 = llvm.load %arg4 : !llvm.ptr -> i32
            %36 = arith.sitofp %35 : i32 to f64
            %37 = arith.addf %36, %34 : f64
            %38 = arith.fptosi %37 : f64 to i32
            llvm.store %38, %arg4 : i32, !llvm.ptr
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %c0_i32_0 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %13 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "n"}
    %14 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    %15 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "s"}
    omp.target host_eval(%c0_i32_0 -> %arg1, %c10_i32 -> %arg2, %c1_i32_1 -> %arg3 : i32, i32, i32) map_entries(%13 -> %arg4, %14 -> %arg5, %15 -> %arg6 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams reduction(@add_reduction_i32 %arg4 -> %arg7, @add_reduction_i32 %arg6 -> %arg8 : !llvm.ptr, !llvm.ptr) {
        omp.parallel {
          %c1_i32_8 = arith.constant 1 : i32
          %30 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
          omp.distribute {
            omp.wsloop reduction(@add_reduction_i32 %arg7 -> %arg9, @add_reduction_i32 %arg8 -> %arg10 : !llvm.ptr, !llvm.ptr) {
              omp.loop_nest (%arg11) : i32 = (%arg1) to (%arg2) step (%arg3) {
                llvm.store %arg11, %30 : i32, !llvm.ptr
                %31 = llvm.load %30 : !llvm.ptr -> i32
                %32 = arith.extsi %31 : i32 to i64
                %33 = llvm.getelementptr %arg5[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %34 = llvm.load %33 : !llvm.ptr -> f64
                %35 = llvm.load %arg10 : !llvm.ptr -> i32
                %36 = arith.sitofp %35 : i32 to f64
                %37 = arith.addf %36, %34 : f64
                %38 = arith.fptosi %37 : f64 to i32
                llvm.store %38, %arg10 : i32, !llvm.ptr
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.implied_map = array<i1: false, false, true>}
    %c0_i32_2 = arith.constant 0 : i32
    %c10_i32_3 = arith.constant 10 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %16 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "n"}
    %17 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "s"}
    %18 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    %19 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "n"}
    omp.target host_eval(%c0_i32_2 -> %arg1, %c10_i32_3 -> %arg2, %c1_i32_4 -> %arg3 : i32, i32, i32) map_entries(%16 -> %arg4, %17 -> %arg5, %18 -> %arg6, %19 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams reduction(@add_reduction_i32 %arg7 -> %arg8, @add_reduction_i32 %arg5 -> %arg9 : !llvm.ptr, !llvm.ptr) {
        omp.parallel {
          %c1_i32_8 = arith.constant 1 : i32
          %30 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
          omp.distribute {
            omp.wsloop reduction(@add_reduction_i32 %arg8 -> %arg10, @add_reduction_i32 %arg9 -> %arg11 : !llvm.ptr, !llvm.ptr) {
              omp.loop_nest (%arg12) : i32 = (%arg1) to (%arg2) step (%arg3) {
                llvm.store %arg12, %30 : i32, !llvm.ptr
                %31 = llvm.load %30 : !llvm.ptr -> i32
                %32 = arith.extsi %31 : i32 to i64
                %33 = llvm.getelementptr %arg6[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %34 = llvm.load %33 : !llvm.ptr -> f64
                %35 = llvm.load %arg11 : !llvm.ptr -> i32
                %36 = arith.sitofp %35 : i32 to f64
                %37 = arith.addf %36, %34 : f64
                %38 = arith.fptosi %37 : f64 to i32
                llvm.store %38, %arg11 : i32, !llvm.ptr
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
    %c0_i32_5 = arith.constant 0 : i32
    %c10_i32_6 = arith.constant 10 : i32
    %c1_i32_7 = arith.constant 1 : i32
    %20 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    %21 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "s"}
    %22 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    %23 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "n"}
    omp.target host_eval(%c0_i32_5 -> %arg1, %c10_i32_6 -> %arg2, %c1_i32_7 -> %arg3 : i32, i32, i32) map_entries(%20 -> %arg4, %21 -> %arg5, %22 -> %arg6, %23 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams reduction(@add_reduction_i32 %arg5 -> %arg8, @add_reduction_i32 %arg7 -> %arg9 : !llvm.ptr, !llvm.ptr) {
        omp.parallel {
          %c1_i32_8 = arith.constant 1 : i32
          %30 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
          omp.distribute {
            omp.wsloop reduction(@add_reduction_i32 %arg8 -> %arg10, @add_reduction_i32 %arg9 -> %arg11 : !llvm.ptr, !llvm.ptr) {
              omp.loop_nest (%arg12) : i32 = (%arg1) to (%arg2) step (%arg3) {
                llvm.store %arg12, %30 : i32, !llvm.ptr
                %31 = llvm.load %30 : !llvm.ptr -> i32
                %32 = arith.extsi %31 : i32 to i64
                %33 = llvm.getelementptr %arg6[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %34 = llvm.load %33 : !llvm.ptr -> f64
                %35 = llvm.load %arg10 : !llvm.ptr -> i32
                %36 = arith.sitofp %35 : i32 to f64
                %37 = arith.addf %36, %34 : f64
                %38 = arith.fptosi %37 : f64 to i32
                llvm.store %38, %arg10 : i32, !llvm.ptr
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
    %24 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    %25 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "n"}
    %26 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    omp.target_enter_data map_entries(%24, %25, %26 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
    %27 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    %28 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "n"}
    %29 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a1"}
    omp.target_enter_data map_entries(%27, %28, %29 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
    return
  }
}
