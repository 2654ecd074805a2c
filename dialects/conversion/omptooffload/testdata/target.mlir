module {
  omp.declare_reduction @add_reduction_f64 : f64 init {
  ^bb0(%arg0: f64):
    %cst = arith.constant 0.000000e+00 : f64
    omp.yield(%cst : f64)
  } combiner {
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = arith.addf %arg0, %arg1 : f64
    omp.yield(%0 : f64)
  }
  func.func @use(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %4 : f64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_3 = arith.constant 1 : index
    %10 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%9 : index) extent(%8 : index) stride(%c1_3 : index) start_idx(%c0 : index)
    %11 = omp.map.info var_ptr(%6 : !llvm.ptr, f64) map_clauses(to) capture(ByRef) bounds(%10) -> !llvm.ptr {name = "x[0:n]"}
    %12 = omp.map.info var_ptr(%4 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "sum"}
    %13 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    omp.target device(%c1_i32_1 : i32) host_eval(%c0_i32 -> %arg4, %5 -> %arg5, %c1_i32_0 -> %arg6 : i32, i32, i32) map_entries(%11 -> %arg7, %12 -> %arg8, %13 -> %arg9 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_11 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_11 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg7, %28 : !llvm.ptr, !llvm.ptr
      omp.teams reduction(@add_reduction_f64 %arg8 -> %arg10 : !llvm.ptr) {
        omp.parallel {
          %c1_i32_12 = arith.constant 1 : i32
          %29 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
          omp.distribute {
            omp.wsloop reduction(@add_reduction_f64 %arg10 -> %arg11 : !llvm.ptr) {
              omp.loop_nest (%arg12) : i32 = (%arg4) to (%arg5) step (%arg6) {
                llvm.store %arg12, %29 : i32, !llvm.ptr
                %30 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
                %31 = llvm.load %29 : !llvm.ptr -> i32
                %32 = arith.extsi %31 : i32 to i64
                %33 = llvm.getelementptr %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %34 = llvm.load %33 : !llvm.ptr -> f64
                %35 = llvm.load %arg11 : !llvm.ptr -> f64
                %36 = arith.addf %35, %34 : f64
                llvm.store %36, %arg11 : f64, !llvm.ptr
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.implied_map = array<i1: false, true, false>}
    %14 = llvm.load %0 : !llvm.ptr -> i32
    %c3_i32 = arith.constant 3 : i32
    %15 = arith.cmpi sgt, %14, %c3_i32 : i32
    %16 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_4 = arith.constant 0 : index
    %c0_5 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c9 = arith.constant 9 : index
    %c1_6 = arith.constant 1 : index
    %17 = omp.map.bounds lower_bound(%c0_5 : index) upper_bound(%c9 : index) extent(%c10 : index) stride(%c1_6 : index) start_idx(%c0_4 : index)
    %18 = omp.map.info var_ptr(%16 : !llvm.ptr, f64) map_clauses(always, tofrom) capture(ByRef) bounds(%17) -> !llvm.ptr {name = "y[0:10]"}
    %19 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.ptr) map_clauses(return_param) capture(ByRef) -> !llvm.ptr {name = "x"}
    omp.target_data if(%15) map_entries(%18 : !llvm.ptr) use_device_ptr(%19 -> %arg4 : !llvm.ptr) {
      %28 = omp.map.info var_ptr(%arg4 : !llvm.ptr, !llvm.ptr) map_clauses(to, is_device_ptr) capture(ByRef) -> !llvm.ptr {name = "x"}
      %29 = omp.map.info var_ptr(%arg4 : !llvm.ptr, !llvm.ptr) map_clauses(to, is_device_ptr) capture(ByRef) -> !llvm.ptr {name = "x"}
      %30 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %31 = llvm.getelementptr %30[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
      %32 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %33 = omp.map.info var_ptr(%31 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "s->a"}
      %34 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %35 = llvm.getelementptr %34[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
      %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
      %c0_11 = arith.constant 0 : index
      %c0_12 = arith.constant 0 : index
      %37 = llvm.load %0 : !llvm.ptr -> i32
      %38 = arith.index_cast %37 : i32 to index
      %c1_13 = arith.constant 1 : index
      %39 = arith.subi %38, %c1_13 : index
      %c1_14 = arith.constant 1 : index
      %40 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %41 = omp.map.bounds lower_bound(%c0_12 : index) upper_bound(%39 : index) extent(%38 : index) stride(%c1_14 : index) start_idx(%c0_11 : index)
      %42 = omp.map.info var_ptr(%35 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) var_ptr_ptr(%35 : !llvm.ptr) bounds(%41) -> !llvm.ptr {name = "s->p[0:n]"}
      %43 = omp.map.info var_ptr(%32 : !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>) map_clauses(to) capture(ByRef) members(%33, %42 : [0], [1] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {name = "s", partial_map = true}
      omp.target depend(taskdependout -> %arg4 : !llvm.ptr) is_device_ptr(%29 : !llvm.ptr) nowait has_device_addr(%28 -> %arg5 : !llvm.ptr) map_entries(%43 -> %arg6, %33 -> %arg7, %42 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
        %c1_i32_15 = arith.constant 1 : i32
        %44 = llvm.alloca %c1_i32_15 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %44 : !llvm.ptr, !llvm.ptr
        %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
        %46 = llvm.getelementptr %45[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
        %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
        %c1_i64 = arith.constant 1 : i64
        %48 = llvm.getelementptr %47[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %49 = llvm.load %48 : !llvm.ptr -> f32
        %50 = arith.extf %49 : f32 to f64
        %51 = llvm.load %arg5 : !llvm.ptr -> !llvm.ptr
        %c0_i64 = arith.constant 0 : i64
        %52 = llvm.getelementptr %51[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %50, %52 : f64, !llvm.ptr
        omp.terminator
      }
      omp.terminator
    }
    %20 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_7 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c3_9 = arith.constant 3 : index
    %c1_10 = arith.constant 1 : index
    %21 = omp.map.bounds lower_bound(%c1_8 : index) upper_bound(%c3_9 : index) extent(%c3 : index) stride(%c1_10 : index) start_idx(%c0_7 : index)
    %22 = omp.map.info var_ptr(%20 : !llvm.ptr, f64) map_clauses(present, to) capture(ByRef) bounds(%21) -> !llvm.ptr {name = "y[1:3]"}
    %23 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr %23[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
    %25 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %26 = omp.map.info var_ptr(%24 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr {name = "s->a"}
    %27 = omp.map.info var_ptr(%25 : !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>) map_clauses(from) capture(ByRef) members(%26 : [0] : !llvm.ptr) -> !llvm.ptr {name = "s", partial_map = true}
    omp.target_update map_entries(%22, %27, %26 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
    return
  }
}

