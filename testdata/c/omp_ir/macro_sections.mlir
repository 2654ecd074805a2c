module {
  func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1024 = arith.constant 1024 : index
    %c1023 = arith.constant 1023 : index
    %c1 = arith.constant 1 : index
    %4 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%c1023 : index) extent(%c1024 : index) stride(%c1 : index) start_idx(%c0 : index)
    %5 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) bounds(%4) -> !llvm.ptr {name = "a[0:1024]"}
    %6 = omp.map.info var_ptr(%2 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "x"}
    %7 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %c1024_3 = arith.constant 1024 : index
    %c1023_4 = arith.constant 1023 : index
    %c1_5 = arith.constant 1 : index
    %8 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%c1023_4 : index) extent(%c1024_3 : index) stride(%c1_5 : index) start_idx(%c0_1 : index)
    %9 = omp.map.info var_ptr(%7 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) bounds(%8) -> !llvm.ptr {name = "b[0:1024]"}
    omp.target_data map_entries(%5, %6, %9 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %27 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %c0_29 = arith.constant 0 : index
      %c0_30 = arith.constant 0 : index
      %c512_31 = arith.constant 512 : index
      %c511_32 = arith.constant 511 : index
      %c1_33 = arith.constant 1 : index
      %28 = omp.map.bounds lower_bound(%c0_30 : index) upper_bound(%c511_32 : index) extent(%c512_31 : index) stride(%c1_33 : index) start_idx(%c0_29 : index)
      %29 = omp.map.info var_ptr(%27 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) bounds(%28) -> !llvm.ptr {name = "a[0:1024/2]"}
      %30 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c0_34 = arith.constant 0 : index
      %c0_35 = arith.constant 0 : index
      %c512_36 = arith.constant 512 : index
      %c511_37 = arith.constant 511 : index
      %c1_38 = arith.constant 1 : index
      %31 = omp.map.bounds lower_bound(%c0_35 : index) upper_bound(%c511_37 : index) extent(%c512_36 : index) stride(%c1_38 : index) start_idx(%c0_34 : index)
      %32 = omp.map.info var_ptr(%30 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) bounds(%31) -> !llvm.ptr {name = "b[0:1024/2]"}
      %33 = omp.map.info var_ptr(%2 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr {name = "x"}
      omp.target map_entries(%29 -> %arg3, %32 -> %arg4, %33 -> %arg5 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
        %c1_i32_39 = arith.constant 1 : i32
        %34 = llvm.alloca %c1_i32_39 x !llvm.ptr : (i32) -> !llvm.ptr
        %35 = llvm.alloca %c1_i32_39 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg3, %34 : !llvm.ptr, !llvm.ptr
        llvm.store %arg4, %35 : !llvm.ptr, !llvm.ptr
        %36 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
        %c0_i64 = arith.constant 0 : i64
        %37 = llvm.getelementptr %36[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %38 = llvm.load %37 : !llvm.ptr -> i32
        %39 = llvm.load %arg5 : !llvm.ptr -> i32
        %40 = arith.addi %38, %39 : i32
        %41 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
        %c0_i64_40 = arith.constant 0 : i64
        %42 = llvm.getelementptr %41[%c0_i64_40] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        llvm.store %40, %42 : i32, !llvm.ptr
        omp.terminator
      }
      omp.terminator
    }
    %10 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %c1024_8 = arith.constant 1024 : index
    %c1023_9 = arith.constant 1023 : index
    %c1_10 = arith.constant 1 : index
    %11 = omp.map.bounds lower_bound(%c0_7 : index) upper_bound(%c1023_9 : index) extent(%c1024_8 : index) stride(%c1_10 : index) start_idx(%c0_6 : index)
    %12 = omp.map.info var_ptr(%10 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) bounds(%11) -> !llvm.ptr {name = "a[0:1024]"}
    %13 = omp.map.info var_ptr(%2 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "x"}
    %14 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_11 = arith.constant 0 : index
    %c0_12 = arith.constant 0 : index
    %c1024_13 = arith.constant 1024 : index
    %c1023_14 = arith.constant 1023 : index
    %c1_15 = arith.constant 1 : index
    %15 = omp.map.bounds lower_bound(%c0_12 : index) upper_bound(%c1023_14 : index) extent(%c1024_13 : index) stride(%c1_15 : index) start_idx(%c0_11 : index)
    %16 = omp.map.info var_ptr(%14 : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) bounds(%15) -> !llvm.ptr {name = "b[0:1024]"}
    omp.target_enter_data map_entries(%12, %13, %16 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
    %17 = omp.map.info var_ptr(%2 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr {name = "x"}
    %18 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_16 = arith.constant 0 : index
    %c0_17 = arith.constant 0 : index
    %c512 = arith.constant 512 : index
    %c511 = arith.constant 511 : index
    %c1_18 = arith.constant 1 : index
    %19 = omp.map.bounds lower_bound(%c0_17 : index) upper_bound(%c511 : index) extent(%c512 : index) stride(%c1_18 : index) start_idx(%c0_16 : index)
    %20 = omp.map.info var_ptr(%18 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) bounds(%19) -> !llvm.ptr {name = "a[0:1024/2]"}
    %21 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_19 = arith.constant 0 : index
    %c512_20 = arith.constant 512 : index
    %c512_21 = arith.constant 512 : index
    %c1023_22 = arith.constant 1023 : index
    %c1_23 = arith.constant 1 : index
    %22 = omp.map.bounds lower_bound(%c512_20 : index) upper_bound(%c1023_22 : index) extent(%c512_21 : index) stride(%c1_23 : index) start_idx(%c0_19 : index)
    %23 = omp.map.info var_ptr(%21 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) bounds(%22) -> !llvm.ptr {name = "a[1024/2:1024/2]"}
    %24 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_24 = arith.constant 0 : index
    %c0_25 = arith.constant 0 : index
    %c1024_26 = arith.constant 1024 : index
    %c1023_27 = arith.constant 1023 : index
    %c1_28 = arith.constant 1 : index
    %25 = omp.map.bounds lower_bound(%c0_25 : index) upper_bound(%c1023_27 : index) extent(%c1024_26 : index) stride(%c1_28 : index) start_idx(%c0_24 : index)
    %26 = omp.map.info var_ptr(%24 : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) bounds(%25) -> !llvm.ptr {name = "b[0:1024]"}
    omp.target_exit_data map_entries(%17, %20, %23, %26 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
    return
  }
}
