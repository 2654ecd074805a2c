module {
  llvm.mlir.global weak @accc_queue() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %0 = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %0 : !llvm.array<64 x i8>
  }
  func.func @resident(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
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
    %12 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) bounds(%11) -> !llvm.ptr {name = "x[0:n]"}
    %13 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%10 : index) extent(%9 : index) stride(%c1_5 : index) start_idx(%c0_2 : index)
    %14 = omp.map.info var_ptr(%7 : !llvm.ptr, f32) map_clauses(from) capture(ByRef) bounds(%13) -> !llvm.ptr {name = "y[0:n]"}
    omp.target_data map_entries(%12, %14 : !llvm.ptr, !llvm.ptr) {
      %15 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c0_6 = arith.constant 0 : index
      %c0_7 = arith.constant 0 : index
      %16 = llvm.load %0 : !llvm.ptr -> i32
      %17 = arith.index_cast %16 : i32 to index
      %c1_8 = arith.constant 1 : index
      %18 = arith.subi %17, %c1_8 : index
      %c1_9 = arith.constant 1 : index
      %19 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0_10 = arith.constant 0 : index
      %c0_11 = arith.constant 0 : index
      %20 = llvm.load %0 : !llvm.ptr -> i32
      %21 = arith.index_cast %20 : i32 to index
      %c1_12 = arith.constant 1 : index
      %22 = arith.subi %21, %c1_12 : index
      %c1_13 = arith.constant 1 : index
      %c0_i32 = arith.constant 0 : i32
      %23 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_14 = arith.constant 1 : i32
      %24 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
      %25 = omp.map.bounds lower_bound(%c0_7 : index) upper_bound(%18 : index) extent(%17 : index) stride(%c1_9 : index) start_idx(%c0_6 : index)
      %26 = omp.map.info var_ptr(%15 : !llvm.ptr, f32) map_clauses(none) capture(ByRef) bounds(%25) -> !llvm.ptr {name = "x[0:n]"}
      %27 = omp.map.bounds lower_bound(%c0_11 : index) upper_bound(%22 : index) extent(%21 : index) stride(%c1_13 : index) start_idx(%c0_10 : index)
      %28 = omp.map.info var_ptr(%19 : !llvm.ptr, f32) map_clauses(none) capture(ByRef) bounds(%27) -> !llvm.ptr {name = "y[0:n]"}
      omp.target host_eval(%c0_i32 -> %arg3, %23 -> %arg4, %c1_i32_14 -> %arg5 : i32, i32, i32) map_entries(%24 -> %arg6, %26 -> %arg7, %28 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
        omp.teams {
          %c1_i32_15 = arith.constant 1 : i32
          %29 = llvm.alloca %c1_i32_15 x i32 : (i32) -> !llvm.ptr
          %30 = llvm.load %arg6 : !llvm.ptr -> i32
          llvm.store %30, %29 : i32, !llvm.ptr
          %c1_i32_16 = arith.constant 1 : i32
          %31 = llvm.alloca %c1_i32_16 x !llvm.ptr : (i32) -> !llvm.ptr
          %32 = llvm.alloca %c1_i32_16 x !llvm.ptr : (i32) -> !llvm.ptr
          llvm.store %arg7, %31 : !llvm.ptr, !llvm.ptr
          llvm.store %arg8, %32 : !llvm.ptr, !llvm.ptr
          %c0_i32_17 = arith.constant 0 : i32
          %33 = llvm.load %29 : !llvm.ptr -> i32
          %c1_i32_18 = arith.constant 1 : i32
          omp.parallel {
            omp.distribute {
              omp.wsloop {
                omp.loop_nest (%arg9) : i32 = (%arg3) to (%arg4) step (%arg5) {
                  %c1_i32_19 = arith.constant 1 : i32
                  %34 = llvm.alloca %c1_i32_19 x i32 : (i32) -> !llvm.ptr
                  llvm.store %arg9, %34 : i32, !llvm.ptr
                  %cst = arith.constant 2.000000e+00 : f32
                  %35 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
                  %36 = llvm.load %34 : !llvm.ptr -> i32
                  %37 = arith.extsi %36 : i32 to i64
                  %38 = llvm.getelementptr %35[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                  %39 = llvm.load %38 : !llvm.ptr -> f32
                  %40 = arith.mulf %cst, %39 : f32
                  %41 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
                  %42 = llvm.load %34 : !llvm.ptr -> i32
                  %43 = arith.extsi %42 : i32 to i64
                  %44 = llvm.getelementptr %41[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                  llvm.store %40, %44 : f32, !llvm.ptr
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
      omp.terminator
    }
    return
  }
  func.func @make(%arg0: i32) -> !llvm.ptr {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %2 = call @malloc(%c16_i64) : (i64) -> !llvm.ptr
    llvm.store %2, %1 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    llvm.store %3, %5 : i32, !llvm.ptr
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %c8_i64 = arith.constant 8 : i64
    %8 = arith.muli %7, %c8_i64 : i64
    %9 = call @malloc(%8) : (i64) -> !llvm.ptr
    %10 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr %10[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    llvm.store %9, %11 : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %13 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr %13[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %16 = llvm.load %0 : !llvm.ptr -> i32
    %17 = arith.index_cast %16 : i32 to index
    %c1_5 = arith.constant 1 : index
    %18 = arith.subi %17, %c1_5 : index
    %c1_6 = arith.constant 1 : index
    %19 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) start_idx(%c0 : index)
    %20 = omp.map.info var_ptr(%12 : !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>) map_clauses(to) capture(ByRef) bounds(%19) -> !llvm.ptr {name = "g[0:1]"}
    %21 = omp.map.bounds lower_bound(%c0_4 : index) upper_bound(%18 : index) extent(%17 : index) stride(%c1_6 : index) start_idx(%c0_3 : index)
    %22 = omp.map.info var_ptr(%15 : !llvm.ptr, f64) map_clauses(none) capture(ByRef) bounds(%21) -> !llvm.ptr {name = "g->u[0:n]"}
    omp.target_enter_data map_entries(%20, %22 : !llvm.ptr, !llvm.ptr)
    %23 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    return %23 : !llvm.ptr
  }
  func.func @drop(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %9 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %10 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%8 : index) extent(%7 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %11 = omp.map.info var_ptr(%3 : !llvm.ptr, f64) map_clauses(from) capture(ByRef) bounds(%10) -> !llvm.ptr {name = "g->u[0:g->n]"}
    %12 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%c0_5 : index) extent(%c1_4 : index) stride(%c1_6 : index) start_idx(%c0_2 : index)
    %13 = omp.map.info var_ptr(%9 : !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>) map_clauses(none) capture(ByRef) bounds(%12) -> !llvm.ptr {name = "g[0:1]"}
    omp.target_exit_data map_entries(%11, %13 : !llvm.ptr, !llvm.ptr)
    %14 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr %14[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    call @free(%16) : (!llvm.ptr) -> ()
    %17 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    call @free(%17) : (!llvm.ptr) -> ()
    return
  }
  func.func @finish(%arg0: i32, %arg1: !llvm.ptr) {
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
    %6 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%5 : index) extent(%4 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %7 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(from) capture(ByRef) bounds(%6) -> !llvm.ptr {name = "x[0:n]"}
    omp.target_update map_entries(%7 : !llvm.ptr)
    %8 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%5 : index) extent(%4 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %9 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(delete) capture(ByRef) bounds(%8) -> !llvm.ptr {name = "x[0:n]"}
    omp.target_exit_data map_entries(%9 : !llvm.ptr)
    return
  }
  func.func @exchange(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %3 = arith.cmpi sgt, %2, %c1_i32_0 : i32
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_4 = arith.constant 0 : index
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_5 = arith.constant 1 : i32
    %7 = arith.subi %6, %c1_i32_5 : i32
    %8 = arith.index_cast %7 : i32 to index
    %c1_6 = arith.constant 1 : index
    %c1_7 = arith.constant 1 : index
    %9 = arith.subi %c1_6, %c1_7 : index
    %10 = arith.addi %8, %9 : index
    %c1_8 = arith.constant 1 : index
    %11 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%c0_2 : index) extent(%c1 : index) stride(%c1_3 : index) start_idx(%c0 : index)
    %12 = omp.map.info var_ptr(%4 : !llvm.ptr, f32) map_clauses(from) capture(ByRef) bounds(%11) -> !llvm.ptr {name = "x[0:1]"}
    omp.target_update if(%3) map_entries(%12 : !llvm.ptr)
    %13 = omp.map.bounds lower_bound(%8 : index) upper_bound(%10 : index) extent(%c1_6 : index) stride(%c1_8 : index) start_idx(%c0_4 : index)
    %14 = omp.map.info var_ptr(%5 : !llvm.ptr, f32) map_clauses(from) capture(ByRef) bounds(%13) -> !llvm.ptr {name = "x[n-1:1]"}
    omp.target_update if(%3) map_entries(%14 : !llvm.ptr)
    %15 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_9 = arith.constant 1 : i32
    %17 = arith.subi %16, %c1_i32_9 : i32
    %18 = arith.extsi %17 : i32 to i64
    %19 = llvm.getelementptr %15[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.load %19 : !llvm.ptr -> f32
    %21 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %22 = llvm.getelementptr %21[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 : !llvm.ptr -> f32
    %24 = arith.addf %23, %20 : f32
    llvm.store %24, %22 : f32, !llvm.ptr
    %25 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %c0_13 = arith.constant 0 : index
    %c1_14 = arith.constant 1 : index
    %26 = omp.map.bounds lower_bound(%c0_11 : index) upper_bound(%c0_13 : index) extent(%c1_12 : index) stride(%c1_14 : index) start_idx(%c0_10 : index)
    %27 = omp.map.info var_ptr(%25 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) bounds(%26) -> !llvm.ptr {name = "x[0:1]"}
    omp.target_update map_entries(%27 : !llvm.ptr)
    return
  }
  func.func @library(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %5 = omp.map.info var_ptr(%4 : !llvm.ptr, f64) map_clauses(none) capture(ByRef) -> !llvm.ptr {name = "x"}
    omp.target_data use_device_ptr(%5 -> %arg3 : !llvm.ptr) {
      llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
      %6 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %7 = llvm.load %0 : !llvm.ptr -> i32
      %8 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      %9 = builtin.unrealized_conversion_cast %6 : !llvm.ptr to (i32, !llvm.ptr) -> ()
      func.call_indirect %9(%7, %8) : (i32, !llvm.ptr) -> ()
      omp.terminator
    }
    return
  }
  func.func @raw(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %3 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(to, is_device_ptr) capture(ByRef) -> !llvm.ptr {name = "d"}
    %c0_i32 = arith.constant 0 : i32
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %5 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %6 = omp.map.info var_ptr(%2 : !llvm.ptr, f32) map_clauses(implicit) capture(ByRef) -> !llvm.ptr {name = "d"}
    omp.target is_device_ptr(%3 : !llvm.ptr) host_eval(%c0_i32 -> %arg2, %4 -> %arg3, %c1_i32_0 -> %arg4 : i32, i32, i32) map_entries(%5 -> %arg5, %6 -> %arg6 : !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_1 = arith.constant 1 : i32
        %7 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
        %8 = llvm.load %arg5 : !llvm.ptr -> i32
        llvm.store %8, %7 : i32, !llvm.ptr
        %c1_i32_2 = arith.constant 1 : i32
        %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %9 : !llvm.ptr, !llvm.ptr
        %c0_i32_3 = arith.constant 0 : i32
        %10 = llvm.load %7 : !llvm.ptr -> i32
        %c1_i32_4 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg7) : i32 = (%arg2) to (%arg3) step (%arg4) {
                %c1_i32_5 = arith.constant 1 : i32
                %11 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg7, %11 : i32, !llvm.ptr
                %cst = arith.constant 0.000000e+00 : f32
                %12 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
                %13 = llvm.load %11 : !llvm.ptr -> i32
                %14 = arith.extsi %13 : i32 to i64
                %15 = llvm.getelementptr %12[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %cst, %15 : f32, !llvm.ptr
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
  func.func @queues(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_2 = arith.constant 1 : index
    %7 = llvm.mlir.addressof @accc_queue : !llvm.ptr
    %c1_i32_3 = arith.constant 1 : i32
    %8 = llvm.getelementptr %7[0, %c1_i32_3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<64 x i8>
    %c0_i32 = arith.constant 0 : i32
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_4 = arith.constant 1 : i32
    %10 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %11 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_2 : index) start_idx(%c0 : index)
    %12 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%11) -> !llvm.ptr {name = "x[0:n]"}
    omp.target depend(taskdependinout -> %8 : !llvm.ptr) nowait host_eval(%c0_i32 -> %arg3, %9 -> %arg4, %c1_i32_4 -> %arg5 : i32, i32, i32) map_entries(%10 -> %arg6, %12 -> %arg7 : !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_12 = arith.constant 1 : i32
        %23 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
        %24 = llvm.load %arg6 : !llvm.ptr -> i32
        llvm.store %24, %23 : i32, !llvm.ptr
        %c1_i32_13 = arith.constant 1 : i32
        %25 = llvm.alloca %c1_i32_13 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg7, %25 : !llvm.ptr, !llvm.ptr
        %c0_i32_14 = arith.constant 0 : i32
        %26 = llvm.load %23 : !llvm.ptr -> i32
        %c1_i32_15 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg8) : i32 = (%arg3) to (%arg4) step (%arg5) {
                %c1_i32_16 = arith.constant 1 : i32
                %27 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg8, %27 : i32, !llvm.ptr
                %cst = arith.constant 1.000000e+00 : f32
                %28 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
                %29 = llvm.load %27 : !llvm.ptr -> i32
                %30 = arith.extsi %29 : i32 to i64
                %31 = llvm.getelementptr %28[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %32 = llvm.load %31 : !llvm.ptr -> f32
                %33 = arith.addf %32, %cst : f32
                llvm.store %33, %31 : f32, !llvm.ptr
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
    %c2_i32 = arith.constant 2 : i32
    %13 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_5 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    %14 = llvm.load %0 : !llvm.ptr -> i32
    %15 = arith.index_cast %14 : i32 to index
    %c1_7 = arith.constant 1 : index
    %16 = arith.subi %15, %c1_7 : index
    %c1_8 = arith.constant 1 : index
    %17 = llvm.mlir.addressof @accc_queue : !llvm.ptr
    %c2_i32_9 = arith.constant 2 : i32
    %18 = llvm.getelementptr %17[0, %c2_i32_9] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<64 x i8>
    %c0_i32_10 = arith.constant 0 : i32
    %19 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_11 = arith.constant 1 : i32
    %20 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %21 = omp.map.bounds lower_bound(%c0_6 : index) upper_bound(%16 : index) extent(%15 : index) stride(%c1_8 : index) start_idx(%c0_5 : index)
    %22 = omp.map.info var_ptr(%13 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%21) -> !llvm.ptr {name = "y[0:n]"}
    omp.target depend(taskdependinout -> %18 : !llvm.ptr) nowait host_eval(%c0_i32_10 -> %arg3, %19 -> %arg4, %c1_i32_11 -> %arg5 : i32, i32, i32) map_entries(%20 -> %arg6, %22 -> %arg7 : !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_12 = arith.constant 1 : i32
        %23 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
        %24 = llvm.load %arg6 : !llvm.ptr -> i32
        llvm.store %24, %23 : i32, !llvm.ptr
        %c1_i32_13 = arith.constant 1 : i32
        %25 = llvm.alloca %c1_i32_13 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg7, %25 : !llvm.ptr, !llvm.ptr
        %c0_i32_14 = arith.constant 0 : i32
        %26 = llvm.load %23 : !llvm.ptr -> i32
        %c1_i32_15 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg8) : i32 = (%arg3) to (%arg4) step (%arg5) {
                %c1_i32_16 = arith.constant 1 : i32
                %27 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg8, %27 : i32, !llvm.ptr
                %cst = arith.constant 1.000000e+00 : f32
                %28 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
                %29 = llvm.load %27 : !llvm.ptr -> i32
                %30 = arith.extsi %29 : i32 to i64
                %31 = llvm.getelementptr %28[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %32 = llvm.load %31 : !llvm.ptr -> f32
                %33 = arith.addf %32, %cst : f32
                llvm.store %33, %31 : f32, !llvm.ptr
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
    omp.taskwait
    return
  }
  func.func private @free(!llvm.ptr)
  func.func private @malloc(i64) -> !llvm.ptr
}
