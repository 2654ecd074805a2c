module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: !llvm.ptr, %arg3: i32, %arg4: !llvm.ptr, %arg5: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : i32, !llvm.ptr
    llvm.store %arg4, %4 : !llvm.ptr, !llvm.ptr
    llvm.store %arg5, %5 : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = llvm.load %1 : !llvm.ptr -> i32
    %9 = arith.extsi %8 : i32 to i64
    %10 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %11 = llvm.load %1 : !llvm.ptr -> i32
    %12 = arith.index_cast %11 : i32 to index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %13 = arith.subi %12, %c1_3 : index
    %14 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%c0_0 : index) extent(%c1 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %15 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%13 : index) extent(%12 : index) stride(%c2 : index) start_idx(%c0_2 : index) {accc.step}
    %16 = omp.map.info var_ptr(%10 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) bounds(%14, %15) -> !llvm.ptr {name = "a[0:n:2]"}
    %17 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c2_6 = arith.constant 2 : index
    %c1_7 = arith.constant 1 : index
    %c0_8 = arith.constant 0 : index
    %c0_9 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2_10 = arith.constant 2 : index
    %c1_11 = arith.constant 1 : index
    %c1_12 = arith.constant 1 : index
    %c0_13 = arith.constant 0 : index
    %c3_14 = arith.constant 3 : index
    %c0_15 = arith.constant 0 : index
    %c2_16 = arith.constant 2 : index
    %18 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%c0_9 : index) extent(%c1_11 : index) stride(%c1_12 : index) start_idx(%c0_8 : index)
    %19 = omp.map.bounds lower_bound(%c0_13 : index) upper_bound(%c3_14 : index) extent(%c4 : index) stride(%c2_10 : index) start_idx(%c0_13 : index) {accc.step}
    %20 = omp.map.bounds lower_bound(%c1_5 : index) upper_bound(%c1_5 : index) extent(%c1_7 : index) stride(%c1_12 : index) start_idx(%c0_4 : index)
    %21 = omp.map.bounds lower_bound(%c0_15 : index) upper_bound(%c2_16 : index) extent(%c3 : index) stride(%c2_6 : index) start_idx(%c0_15 : index) {accc.step}
    %22 = omp.map.info var_ptr(%17 : !llvm.ptr, !llvm.array<0 x array<10 x i32>>) map_clauses(to) capture(ByRef) bounds(%18, %19, %20, %21) -> !llvm.ptr {name = "b[1:3:2][0:4:2]"}
    omp.target_update map_entries(%16, %22 : !llvm.ptr, !llvm.ptr)
    %23 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_17 = arith.constant 0 : index
    %c1_18 = arith.constant 1 : index
    %c3_19 = arith.constant 3 : index
    %c2_20 = arith.constant 2 : index
    %c1_21 = arith.constant 1 : index
    %c1_22 = arith.constant 1 : index
    %c0_23 = arith.constant 0 : index
    %c2_24 = arith.constant 2 : index
    %24 = omp.map.bounds lower_bound(%c1_18 : index) upper_bound(%c1_18 : index) extent(%c1_21 : index) stride(%c1_22 : index) start_idx(%c0_17 : index)
    %25 = omp.map.bounds lower_bound(%c0_23 : index) upper_bound(%c2_24 : index) extent(%c3_19 : index) stride(%c2_20 : index) start_idx(%c0_23 : index) {accc.step}
    %26 = omp.map.info var_ptr(%23 : !llvm.ptr, !llvm.array<0 x array<10 x i32>>) map_clauses(from) capture(ByRef) bounds(%24, %25) -> !llvm.ptr {name = "b[1:3:2]"}
    %27 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c0_25 = arith.constant 0 : index
    %c0_26 = arith.constant 0 : index
    %28 = llvm.load %1 : !llvm.ptr -> i32
    %29 = arith.index_cast %28 : i32 to index
    %c2_27 = arith.constant 2 : index
    %c1_28 = arith.constant 1 : index
    %c0_29 = arith.constant 0 : index
    %c0_30 = arith.constant 0 : index
    %30 = llvm.load %3 : !llvm.ptr -> i32
    %31 = arith.index_cast %30 : i32 to index
    %c1_31 = arith.constant 1 : index
    %32 = arith.subi %31, %c1_31 : index
    %c1_32 = arith.constant 1 : index
    %33 = arith.index_cast %7 : i64 to index
    %c0_33 = arith.constant 0 : index
    %c1_34 = arith.constant 1 : index
    %34 = arith.subi %29, %c1_34 : index
    %35 = omp.map.bounds lower_bound(%c0_30 : index) upper_bound(%32 : index) extent(%31 : index) stride(%c1_32 : index) start_idx(%c0_29 : index)
    %36 = omp.map.bounds lower_bound(%c0_26 : index) upper_bound(%c0_26 : index) extent(%c1_28 : index) stride(%33 : index) start_idx(%c0_25 : index)
    %37 = omp.map.bounds lower_bound(%c0_33 : index) upper_bound(%34 : index) extent(%29 : index) stride(%c2_27 : index) start_idx(%c0_33 : index) {accc.step}
    %38 = omp.map.info var_ptr(%27 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) bounds(%35, %36, %37) -> !llvm.ptr {name = "v[0:n:2][0:m]"}
    %39 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c0_35 = arith.constant 0 : index
    %c1_36 = arith.constant 1 : index
    %c2_37 = arith.constant 2 : index
    %c2_38 = arith.constant 2 : index
    %c0_39 = arith.constant 0 : index
    %c0_40 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %40 = arith.index_cast %7 : i64 to index
    %c3_41 = arith.constant 3 : index
    %c0_42 = arith.constant 0 : index
    %c2_43 = arith.constant 2 : index
    %41 = arith.addi %40, %c2_43 : index
    %42 = arith.divsi %41, %c3_41 : index
    %c1_44 = arith.constant 1 : index
    %c1_45 = arith.constant 1 : index
    %43 = arith.index_cast %7 : i64 to index
    %c0_46 = arith.constant 0 : index
    %c1_47 = arith.constant 1 : index
    %44 = arith.subi %42, %c1_47 : index
    %45 = omp.map.bounds lower_bound(%c0_40 : index) upper_bound(%c0_40 : index) extent(%c1_44 : index) stride(%c1_45 : index) start_idx(%c0_39 : index)
    %46 = omp.map.bounds lower_bound(%c0_46 : index) upper_bound(%44 : index) extent(%42 : index) stride(%c3_41 : index) start_idx(%c0_46 : index) {accc.step}
    %47 = omp.map.bounds lower_bound(%c1_36 : index) upper_bound(%c2_38 : index) extent(%c2_37 : index) stride(%43 : index) start_idx(%c0_35 : index)
    %48 = omp.map.info var_ptr(%39 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) bounds(%45, %46, %47) -> !llvm.ptr {name = "v[1:2][0::3]"}
    %49 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %c0_48 = arith.constant 0 : index
    %c0_49 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c2_50 = arith.constant 2 : index
    %c1_51 = arith.constant 1 : index
    %c1_52 = arith.constant 1 : index
    %c0_53 = arith.constant 0 : index
    %c4_54 = arith.constant 4 : index
    %50 = omp.map.bounds lower_bound(%c0_49 : index) upper_bound(%c0_49 : index) extent(%c1_51 : index) stride(%c1_52 : index) start_idx(%c0_48 : index)
    %51 = omp.map.bounds lower_bound(%c0_53 : index) upper_bound(%c4_54 : index) extent(%c5 : index) stride(%c2_50 : index) start_idx(%c0_53 : index) {accc.step}
    %52 = omp.map.info var_ptr(%49 : !llvm.ptr, !llvm.ptr) map_clauses(from) capture(ByRef) bounds(%50, %51) -> !llvm.ptr {name = "qq[0:5:2]"}
    omp.target_update map_entries(%26, %38, %48, %52 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
    return
  }
  func.func @shaped(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr {llvm.byval = !llvm.struct<"holder", (i32, ptr)>}) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %6 = llvm.load %1 : !llvm.ptr -> i32
    %7 = arith.index_cast %6 : i32 to index
    %8 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %10 = arith.index_cast %9 : i32 to index
    %c1 = arith.constant 1 : index
    %11 = arith.subi %10, %c1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c2_3 = arith.constant 2 : index
    %c1_4 = arith.constant 1 : index
    %12 = omp.map.bounds lower_bound(%c1_2 : index) upper_bound(%c2_3 : index) extent(%c2 : index) stride(%c1_4 : index) start_idx(%c0_1 : index)
    %13 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%11 : index) extent(%10 : index) stride(%7 : index) start_idx(%c0 : index)
    %14 = omp.map.info var_ptr(%8 : !llvm.ptr, f64) map_clauses(from) capture(ByRef) bounds(%12, %13) -> !llvm.ptr {name = "([n][m])p[0:n][1:2]"}
    %15 = llvm.load %0 : !llvm.ptr -> i32
    %16 = llvm.load %1 : !llvm.ptr -> i32
    %17 = arith.addi %15, %16 : i32
    %18 = arith.index_cast %17 : i32 to index
    %c1_5 = arith.constant 1 : index
    %19 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %20 = arith.subi %18, %c1_7 : index
    %c0_8 = arith.constant 0 : index
    %c0_9 = arith.constant 0 : index
    %c1_10 = arith.constant 1 : index
    %21 = omp.map.bounds lower_bound(%c0_8 : index) upper_bound(%c0_9 : index) extent(%c1_5 : index) stride(%c1_10 : index) start_idx(%c0_8 : index)
    %22 = omp.map.bounds lower_bound(%c0_6 : index) upper_bound(%20 : index) extent(%18 : index) stride(%c1_5 : index) start_idx(%c0_6 : index)
    %23 = omp.map.info var_ptr(%19 : !llvm.ptr, f64) map_clauses(from) capture(ByRef) bounds(%21, %22) -> !llvm.ptr {name = "([n+m][1])p"}
    omp.target_update map_entries(%14, %23 : !llvm.ptr, !llvm.ptr)
    %24 = llvm.load %0 : !llvm.ptr -> i32
    %25 = arith.index_cast %24 : i32 to index
    %26 = llvm.load %1 : !llvm.ptr -> i32
    %27 = arith.index_cast %26 : i32 to index
    %28 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_11 = arith.constant 0 : index
    %c0_12 = arith.constant 0 : index
    %c2_13 = arith.constant 2 : index
    %c2_14 = arith.constant 2 : index
    %c1_15 = arith.constant 1 : index
    %c0_16 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1_17 = arith.constant 1 : index
    %c3_18 = arith.constant 3 : index
    %c1_19 = arith.constant 1 : index
    %c0_20 = arith.constant 0 : index
    %c1_21 = arith.constant 1 : index
    %29 = omp.map.bounds lower_bound(%c3 : index) upper_bound(%c3_18 : index) extent(%c1_17 : index) stride(%c1_19 : index) start_idx(%c0_16 : index)
    %30 = omp.map.bounds lower_bound(%c0_12 : index) upper_bound(%c0_12 : index) extent(%c1_15 : index) stride(%27 : index) start_idx(%c0_11 : index)
    %31 = omp.map.bounds lower_bound(%c0_20 : index) upper_bound(%c1_21 : index) extent(%c2_13 : index) stride(%c2_14 : index) start_idx(%c0_20 : index) {accc.step}
    %32 = omp.map.info var_ptr(%28 : !llvm.ptr, f64) map_clauses(to) capture(ByRef) bounds(%29, %30, %31) -> !llvm.ptr {name = "(([n][m])p)[0:2:2][3]"}
    %c3_22 = arith.constant 3 : index
    %33 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_23 = arith.constant 0 : index
    %c1_24 = arith.constant 1 : index
    %c2_25 = arith.constant 2 : index
    %c2_26 = arith.constant 2 : index
    %c0_27 = arith.constant 0 : index
    %c1_28 = arith.constant 1 : index
    %c1_29 = arith.constant 1 : index
    %c1_30 = arith.constant 1 : index
    %c1_31 = arith.constant 1 : index
    %c2_32 = arith.constant 2 : index
    %34 = omp.map.bounds lower_bound(%c1_28 : index) upper_bound(%c1_30 : index) extent(%c1_29 : index) stride(%c1_31 : index) start_idx(%c0_27 : index)
    %35 = omp.map.bounds lower_bound(%c1_24 : index) upper_bound(%c2_26 : index) extent(%c2_25 : index) stride(%c2_32 : index) start_idx(%c0_23 : index)
    %36 = omp.map.info var_ptr(%33 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) bounds(%34, %35) -> !llvm.ptr {name = "([3])pairs[1:2][1:1]"}
    omp.target_update map_entries(%32, %36 : !llvm.ptr, !llvm.ptr)
    %37 = llvm.getelementptr %arg4[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"holder", (i32, ptr)>
    %c2_33 = arith.constant 2 : index
    %38 = llvm.load %0 : !llvm.ptr -> i32
    %39 = arith.index_cast %38 : i32 to index
    %c4 = arith.constant 4 : index
    %40 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    %c0_34 = arith.constant 0 : index
    %c0_35 = arith.constant 0 : index
    %c2_36 = arith.constant 2 : index
    %c1_37 = arith.constant 1 : index
    %c0_38 = arith.constant 0 : index
    %c1_39 = arith.constant 1 : index
    %c2_40 = arith.constant 2 : index
    %c2_41 = arith.constant 2 : index
    %c0_42 = arith.constant 0 : index
    %c1_43 = arith.constant 1 : index
    %41 = arith.subi %c4, %c1_43 : index
    %c1_44 = arith.constant 1 : index
    %42 = arith.subi %41, %c1_44 : index
    %43 = arith.addi %c1_43, %42 : index
    %c1_45 = arith.constant 1 : index
    %44 = arith.muli %c4, %39 : index
    %45 = omp.map.bounds lower_bound(%c1_43 : index) upper_bound(%43 : index) extent(%41 : index) stride(%c1_45 : index) start_idx(%c0_42 : index)
    %46 = omp.map.bounds lower_bound(%c1_39 : index) upper_bound(%c2_41 : index) extent(%c2_40 : index) stride(%c4 : index) start_idx(%c0_38 : index)
    %47 = omp.map.bounds lower_bound(%c0_35 : index) upper_bound(%c1_37 : index) extent(%c2_36 : index) stride(%44 : index) start_idx(%c0_34 : index)
    %48 = omp.map.info var_ptr(%37 : !llvm.ptr, f64) map_clauses(from) capture(ByRef) var_ptr_ptr(%37 : !llvm.ptr) bounds(%45, %46, %47) -> !llvm.ptr {name = "([2][n][4])s.q[0:2][1:2][1:]"}
    %49 = llvm.load %0 : !llvm.ptr -> i32
    %50 = arith.index_cast %49 : i32 to index
    %51 = llvm.load %1 : !llvm.ptr -> i32
    %52 = arith.index_cast %51 : i32 to index
    %53 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_46 = arith.constant 0 : index
    %c2_47 = arith.constant 2 : index
    %c1_48 = arith.constant 1 : index
    %c2_49 = arith.constant 2 : index
    %c0_50 = arith.constant 0 : index
    %c1_51 = arith.constant 1 : index
    %54 = arith.subi %52, %c1_51 : index
    %c1_52 = arith.constant 1 : index
    %55 = omp.map.bounds lower_bound(%c0_50 : index) upper_bound(%54 : index) extent(%52 : index) stride(%c1_52 : index) start_idx(%c0_50 : index)
    %56 = omp.map.bounds lower_bound(%c2_47 : index) upper_bound(%c2_49 : index) extent(%c1_48 : index) stride(%52 : index) start_idx(%c0_46 : index)
    %57 = omp.map.info var_ptr(%53 : !llvm.ptr, f64) map_clauses(from) capture(ByRef) bounds(%55, %56) -> !llvm.ptr {name = "([n][m])p[2]"}
    %58 = omp.map.info var_ptr(%arg4 : !llvm.ptr, !llvm.struct<"holder", (i32, ptr)>) map_clauses(from) capture(ByRef) members(%48 : [1] : !llvm.ptr) -> !llvm.ptr {name = "s", partial_map = true}
    omp.target_update map_entries(%57, %58, %48 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
    return
  }
}
