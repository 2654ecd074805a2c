module {
  omp.private {type = private} @last_private_i32 : i32
  omp.declare_reduction @add_reduction_f64 : f64 init {
  ^bb0(%arg0: f64):
    %cst = arith.constant 0.000000e+00 : f64
    omp.yield(%cst : f64)
  } combiner {
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = arith.addf %arg0, %arg1 : f64
    omp.yield(%0 : f64)
  }
  omp.private {type = firstprivate} @p_firstprivate_ptr : !llvm.ptr copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %arg1 : !llvm.ptr, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @b_firstprivate_4xi32 : !llvm.array<4 x i32> copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c16_i64 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%arg1, %arg0, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = private} @k_private_i32 : i32
  llvm.mlir.global external @global(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal @table() {addr_space = 0 : i32} : !llvm.array<10 x f64> {
    %0 = llvm.mlir.zero : !llvm.array<10 x f64>
    llvm.return %0 : !llvm.array<10 x f64>
  }
  func.func @maps(%arg0: i32, %arg1: !llvm.ptr, %arg2: f64, %arg3: !llvm.ptr {llvm.byval = !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>}, %arg4: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.struct<(f64, array<8 x i8>)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : f64, !llvm.ptr
    llvm.store %arg4, %3 : !llvm.ptr, !llvm.ptr
    %5 = llvm.intr.stacksave : !llvm.ptr
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = llvm.alloca %7 x i32 : (i64) -> !llvm.ptr
    %cst = arith.constant 1.000000e+00 : f64
    llvm.store %cst, %4 : f64, !llvm.ptr
    %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1 = arith.constant 1 : index
    %12 = arith.subi %11, %c1 : index
    %c1_1 = arith.constant 1 : index
    %13 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%12 : index) extent(%11 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %14 = omp.map.info var_ptr(%9 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) bounds(%13) -> !llvm.ptr {name = "p[0:n]"}
    %15 = llvm.getelementptr %arg3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>
    %16 = omp.map.info var_ptr(%15 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "s.a"}
    %17 = llvm.getelementptr %arg3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>
    %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %19 = llvm.load %0 : !llvm.ptr -> i32
    %20 = arith.index_cast %19 : i32 to index
    %c1_4 = arith.constant 1 : index
    %21 = arith.subi %20, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %22 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%21 : index) extent(%20 : index) stride(%c1_5 : index) start_idx(%c0_2 : index)
    %23 = omp.map.info var_ptr(%17 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) var_ptr_ptr(%17 : !llvm.ptr) bounds(%22) -> !llvm.ptr {name = "s.p[0:n]"}
    %24 = omp.map.info var_ptr(%arg3 : !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>) map_clauses(to) capture(ByRef) members(%16, %23 : [0], [1] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {name = "s", partial_map = true}
    %25 = omp.map.info var_ptr(%2 : !llvm.ptr, f64) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "x"}
    %26 = llvm.mlir.addressof @global : !llvm.ptr
    %27 = omp.map.info var_ptr(%26 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "global"}
    %28 = llvm.mlir.addressof @table : !llvm.ptr
    %29 = omp.map.info var_ptr(%28 : !llvm.ptr, !llvm.array<10 x f64>) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "table"}
    %30 = llvm.mlir.addressof @maps.kept : !llvm.ptr
    %31 = omp.map.info var_ptr(%30 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "kept"}
    %c0_6 = arith.constant 0 : index
    %32 = arith.index_cast %7 : i64 to index
    %c1_7 = arith.constant 1 : index
    %33 = arith.subi %32, %c1_7 : index
    %c1_8 = arith.constant 1 : index
    %34 = omp.map.bounds lower_bound(%c0_6 : index) upper_bound(%33 : index) extent(%32 : index) stride(%c1_8 : index) start_idx(%c0_6 : index)
    %35 = omp.map.info var_ptr(%8 : !llvm.ptr, i32) map_clauses(implicit, tofrom) capture(ByRef) bounds(%34) -> !llvm.ptr {name = "v"}
    %36 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.struct<(f64, array<8 x i8>)>) map_clauses(implicit, to) capture(ByRef) -> !llvm.ptr {name = "wide"}
    %37 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_9 = arith.constant 0 : index
    %c1_10 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %38 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%c-1 : index) extent(%c0_9 : index) stride(%c1_10 : index) start_idx(%c0_9 : index)
    %39 = omp.map.info var_ptr(%37 : !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>) map_clauses(implicit) capture(ByRef) bounds(%38) -> !llvm.ptr {name = "sp"}
    omp.target map_entries(%14 -> %arg5, %24 -> %arg6, %25 -> %arg7, %27 -> %arg8, %29 -> %arg9, %31 -> %arg10, %35 -> %arg11, %36 -> %arg12, %39 -> %arg13, %16 -> %arg14, %23 -> %arg15 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_21 = arith.constant 1 : i32
      %62 = llvm.alloca %c1_i32_21 x !llvm.ptr : (i32) -> !llvm.ptr
      %63 = llvm.alloca %c1_i32_21 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg5, %62 : !llvm.ptr, !llvm.ptr
      llvm.store %arg13, %63 : !llvm.ptr, !llvm.ptr
      %64 = llvm.load %arg7 : !llvm.ptr -> f64
      %65 = llvm.load %arg8 : !llvm.ptr -> i32
      %66 = arith.sitofp %65 : i32 to f64
      %67 = arith.addf %64, %66 : f64
      %68 = arith.fptosi %67 : f64 to i32
      %69 = llvm.load %62 : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %70 = llvm.getelementptr %69[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %68, %70 : i32, !llvm.ptr
      %71 = llvm.getelementptr %arg6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>
      %72 = llvm.load %71 : !llvm.ptr -> i32
      %73 = arith.sitofp %72 : i32 to f64
      %c2_i64 = arith.constant 2 : i64
      %74 = llvm.getelementptr %arg9[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %73, %74 : f64, !llvm.ptr
      %75 = llvm.load %arg10 : !llvm.ptr -> i32
      %c2_i64_22 = arith.constant 2 : i64
      %76 = llvm.getelementptr %arg11[%c2_i64_22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %75, %76 : i32, !llvm.ptr
      %cst_23 = arith.constant 2.000000e+00 : f64
      llvm.store %cst_23, %arg12 : f64, !llvm.ptr
      %c2_i32 = arith.constant 2 : i32
      %77 = llvm.load %63 : !llvm.ptr -> !llvm.ptr
      %78 = llvm.getelementptr %77[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>
      llvm.store %c2_i32, %78 : i32, !llvm.ptr
      omp.terminator
    }
    %c0_11 = arith.constant 0 : index
    %40 = arith.index_cast %7 : i64 to index
    %c1_12 = arith.constant 1 : index
    %41 = arith.subi %40, %c1_12 : index
    %c1_13 = arith.constant 1 : index
    %42 = omp.map.bounds lower_bound(%c0_11 : index) upper_bound(%41 : index) extent(%40 : index) stride(%c1_13 : index) start_idx(%c0_11 : index)
    %43 = omp.map.info var_ptr(%8 : !llvm.ptr, i32) map_clauses(always, close, present, tofrom) capture(ByRef) bounds(%42) -> !llvm.ptr {name = "v"}
    %44 = llvm.mlir.addressof @table : !llvm.ptr
    %c0_14 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c1_15 = arith.constant 1 : index
    %45 = omp.map.bounds lower_bound(%c2 : index) upper_bound(%c4 : index) extent(%c3 : index) stride(%c1_15 : index) start_idx(%c0_14 : index)
    %46 = omp.map.info var_ptr(%44 : !llvm.ptr, !llvm.array<10 x f64>) map_clauses(from) capture(ByRef) bounds(%45) -> !llvm.ptr {name = "table[2:3]"}
    %47 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr %47[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    %c0_16 = arith.constant 0 : index
    %c1_17 = arith.constant 1 : index
    %c2_18 = arith.constant 2 : index
    %c2_19 = arith.constant 2 : index
    %c1_20 = arith.constant 1 : index
    %50 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %51 = omp.map.bounds lower_bound(%c1_17 : index) upper_bound(%c2_19 : index) extent(%c2_18 : index) stride(%c1_20 : index) start_idx(%c0_16 : index)
    %52 = omp.map.info var_ptr(%48 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) var_ptr_ptr(%48 : !llvm.ptr) bounds(%51) -> !llvm.ptr {name = "sp->p[1:2]"}
    %53 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr %53[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>
    %55 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %56 = omp.map.info var_ptr(%54 : !llvm.ptr, !llvm.array<4 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "sp->d"}
    %57 = omp.map.info var_ptr(%arg3 : !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>) map_clauses(storage) capture(ByRef) -> !llvm.ptr {name = "s"}
    %58 = omp.map.info var_ptr(%50 : !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>) map_clauses(to) capture(ByRef) members(%52, %56 : [1], [2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {name = "sp", partial_map = true}
    omp.target map_entries(%43 -> %arg5, %46 -> %arg6, %57 -> %arg7, %58 -> %arg8, %52 -> %arg9, %56 -> %arg10 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_21 = arith.constant 1 : i32
      %62 = llvm.alloca %c1_i32_21 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg8, %62 : !llvm.ptr, !llvm.ptr
      %c2_i64 = arith.constant 2 : i64
      %63 = llvm.getelementptr %arg6[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %64 = llvm.load %63 : !llvm.ptr -> f64
      %65 = llvm.load %62 : !llvm.ptr -> !llvm.ptr
      %66 = llvm.getelementptr %65[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>
      %c1_i64 = arith.constant 1 : i64
      %67 = llvm.getelementptr %66[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %68 = llvm.load %67 : !llvm.ptr -> f64
      %69 = arith.addf %64, %68 : f64
      %70 = arith.fptosi %69 : f64 to i32
      %c1_i64_22 = arith.constant 1 : i64
      %71 = llvm.getelementptr %arg5[%c1_i64_22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %70, %71 : i32, !llvm.ptr
      %c2_i32 = arith.constant 2 : i32
      %72 = llvm.getelementptr %arg7[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>
      llvm.store %c2_i32, %72 : i32, !llvm.ptr
      omp.terminator
    }
    %59 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.ptr) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {accc.map_words = ["default"], name = "p"}
    %60 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %61 = omp.map.info var_ptr(%60 : !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "*sp"}
    omp.target map_entries(%59 -> %arg5, %61 -> %arg6 : !llvm.ptr, !llvm.ptr) {
      %62 = llvm.mlir.zero : !llvm.ptr
      llvm.store %62, %arg5 : !llvm.ptr, !llvm.ptr
      omp.terminator
    }
    llvm.intr.stackrestore %5 : !llvm.ptr
    return
  }
  func.func @clauses(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    llvm.store %c1_i32_0, %3 : i32, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%4, %c0_i8, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %4 : i32, !llvm.ptr
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %c3_i32 = arith.constant 3 : i32
    %8 = arith.cmpi sgt, %7, %c3_i32 : i32
    %c4_i32 = arith.constant 4 : i32
    %9 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "a"}
    %10 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<4 x i32>) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "b"}
    omp.target depend(taskdependin -> %3 : !llvm.ptr, taskdependout -> %4 : !llvm.ptr) device(%6 : i32) if(%8) nowait thread_limit(%c4_i32 : i32) map_entries(%9 -> %arg3, %10 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      %29 = llvm.load %arg3 : !llvm.ptr -> i32
      %c0_i64 = arith.constant 0 : i64
      %30 = llvm.getelementptr %arg4[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %29, %30 : i32, !llvm.ptr
      omp.terminator
    }
    %11 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<4 x i32>) map_clauses(to) capture(ByRef) -> !llvm.ptr
    %12 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.ptr) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    omp.target map_entries(%11 -> %arg3, %12 -> %arg4 : !llvm.ptr, !llvm.ptr) private(@k_private_i32 %5 -> %arg5, @b_firstprivate_4xi32 %4 -> %arg6 [map_idx=0], @p_firstprivate_ptr %1 -> %arg7 [map_idx=1] : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i64 = arith.constant 1 : i64
      %29 = llvm.getelementptr %arg6[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %30 = llvm.load %29 : !llvm.ptr -> i32
      llvm.store %30, %arg5 : i32, !llvm.ptr
      %31 = llvm.load %arg5 : !llvm.ptr -> i32
      %32 = llvm.load %arg7 : !llvm.ptr -> !llvm.ptr
      llvm.store %31, %32 : i32, !llvm.ptr
      omp.terminator
    }
    %13 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<4 x i32>) map_clauses(implicit, to) capture(ByRef) -> !llvm.ptr {name = "b"}
    %14 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.ptr) map_clauses(to, is_device_ptr) capture(ByRef) -> !llvm.ptr {name = "p"}
    %15 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.ptr) map_clauses(to, is_device_ptr) capture(ByRef) -> !llvm.ptr {name = "p"}
    omp.target is_device_ptr(%15 : !llvm.ptr) has_device_addr(%13 -> %arg3, %14 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      %c2_i64 = arith.constant 2 : i64
      %29 = llvm.getelementptr %arg3[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %30 = llvm.load %29 : !llvm.ptr -> i32
      %31 = llvm.load %arg4 : !llvm.ptr -> !llvm.ptr
      llvm.store %30, %31 : i32, !llvm.ptr
      omp.terminator
    }
    %16 = llvm.load %0 : !llvm.ptr -> i32
    %17 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %c20 = arith.constant 20 : index
    %c19 = arith.constant 19 : index
    %c1_4 = arith.constant 1 : index
    %18 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%c19 : index) extent(%c20 : index) stride(%c1_4 : index) start_idx(%c0_2 : index)
    %19 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%c1 : index) extent(%c2 : index) stride(%c1_4 : index) start_idx(%c0 : index)
    %20 = omp.map.info var_ptr(%17 : !llvm.ptr, !llvm.array<0 x array<20 x f32>>) map_clauses(from) capture(ByRef) bounds(%18, %19) -> !llvm.ptr {name = "q[0:2][0:20]"}
    %21 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "a"}
    omp.target device(%16 : i32) map_entries(%20 -> %arg3, %21 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %29 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg3, %29 : !llvm.ptr, !llvm.ptr
      %30 = llvm.load %arg4 : !llvm.ptr -> i32
      %31 = arith.sitofp %30 : i32 to f32
      %32 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %33 = llvm.getelementptr %32[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<20 x f32>
      %c3_i64 = arith.constant 3 : i64
      %34 = llvm.getelementptr %33[%c3_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %31, %34 : f32, !llvm.ptr
      omp.terminator
    } {accc.device_word = "device_num"}
    %22 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<4 x i32>) map_clauses(implicit, to) capture(ByRef) -> !llvm.ptr {name = "b"}
    %23 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "a"}
    omp.target map_entries(%22 -> %arg3, %23 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      %c1_i64 = arith.constant 1 : i64
      %29 = llvm.getelementptr %arg3[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %30 = llvm.load %29 : !llvm.ptr -> i32
      llvm.store %30, %arg4 : i32, !llvm.ptr
      omp.terminator
    } {accc.defaultmap = ["tofrom: scalar", "to: aggregate"]}
    %24 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.ptr) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "p"}
    %25 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<4 x i32>) map_clauses(storage) capture(ByRef) -> !llvm.ptr {name = "b"}
    omp.target map_entries(%24 -> %arg3, %25 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      %29 = llvm.load %arg3 : !llvm.ptr -> !llvm.ptr
      %30 = llvm.load %29 : !llvm.ptr -> i32
      %c1_i64 = arith.constant 1 : i64
      %31 = llvm.getelementptr %arg4[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %30, %31 : i32, !llvm.ptr
      omp.terminator
    } {accc.defaultmap = ["alloc: aggregate", "tofrom: pointer"], accc.implied_map = array<i1: false, true>}
    %26 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(implicit, present) capture(ByRef) -> !llvm.ptr {name = "a"}
    %27 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<4 x i32>) map_clauses(to) capture(ByRef) -> !llvm.ptr
    omp.target map_entries(%26 -> %arg3, %27 -> %arg4 : !llvm.ptr, !llvm.ptr) private(@b_firstprivate_4xi32 %4 -> %arg5 [map_idx=1] : !llvm.ptr) {
      %29 = llvm.load %arg3 : !llvm.ptr -> i32
      %c1_i64 = arith.constant 1 : i64
      %30 = llvm.getelementptr %arg5[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %29, %30 : i32, !llvm.ptr
      omp.terminator
    } {accc.defaultmap = ["firstprivate: aggregate", "present: scalar"], accc.implied_private = array<i1: true>}
    %28 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<4 x i32>) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "b"}
    omp.target map_entries(%28 -> %arg3 : !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %29 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      %30 = llvm.mlir.addressof @str : !llvm.ptr
      llvm.store %30, %29 : !llvm.ptr, !llvm.ptr
      %31 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %32 = llvm.getelementptr %31[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %33 = llvm.load %32 : !llvm.ptr -> i8
      %34 = arith.extsi %33 : i8 to i32
      %35 = llvm.mlir.addressof @clauses.prime : !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %36 = llvm.getelementptr %35[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %37 = llvm.load %36 : !llvm.ptr -> i32
      %38 = arith.addi %34, %37 : i32
      %c1_i64_6 = arith.constant 1 : i64
      %39 = llvm.getelementptr %arg3[%c1_i64_6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %38, %39 : i32, !llvm.ptr
      omp.terminator
    }
    return
  }
  func.func @combined(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %3 : f64, !llvm.ptr
    %c2_i32 = arith.constant 2 : i32
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %7 = arith.addi %6, %c1_i32_0 : i32
    %c0_i32 = arith.constant 0 : i32
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %10 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %11 = llvm.load %0 : !llvm.ptr -> i32
    %12 = arith.index_cast %11 : i32 to index
    %c1 = arith.constant 1 : index
    %13 = arith.subi %12, %c1 : index
    %c1_3 = arith.constant 1 : index
    %14 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%13 : index) extent(%12 : index) stride(%c1_3 : index) start_idx(%c0 : index)
    %15 = omp.map.info var_ptr(%10 : !llvm.ptr, f64) map_clauses(to) capture(ByRef) bounds(%14) -> !llvm.ptr {name = "x[0:n]"}
    %16 = omp.map.info var_ptr(%3 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "sum"}
    %17 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %18 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %19 = omp.map.bounds lower_bound(%c0_4 : index) upper_bound(%c-1 : index) extent(%c0_4 : index) stride(%c1_5 : index) start_idx(%c0_4 : index)
    %20 = omp.map.info var_ptr(%18 : !llvm.ptr, f64) map_clauses(implicit) capture(ByRef) bounds(%19) -> !llvm.ptr {name = "y"}
    omp.target thread_limit(%9 : i32) host_eval(%c0_i32 -> %arg3, %8 -> %arg4, %c1_i32_1 -> %arg5, %c2_i32 -> %arg6, %5 -> %arg7, %7 -> %arg8 : i32, i32, i32, i32, i32, i32) map_entries(%15 -> %arg9, %16 -> %arg10, %17 -> %arg11, %20 -> %arg12 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_34 = arith.constant 1 : i32
      %51 = llvm.alloca %c1_i32_34 x !llvm.ptr : (i32) -> !llvm.ptr
      %52 = llvm.alloca %c1_i32_34 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg9, %51 : !llvm.ptr, !llvm.ptr
      llvm.store %arg12, %52 : !llvm.ptr, !llvm.ptr
      omp.teams num_teams(%arg6 : i32 to %arg7 : i32) reduction(@add_reduction_f64 %arg10 -> %arg13 : !llvm.ptr) {
        omp.parallel num_threads(%arg8 : i32) {
          %c1_i32_35 = arith.constant 1 : i32
          %53 = llvm.alloca %c1_i32_35 x i32 : (i32) -> !llvm.ptr
          omp.distribute {
            omp.wsloop reduction(@add_reduction_f64 %arg13 -> %arg14 : !llvm.ptr) {
              omp.loop_nest (%arg15) : i32 = (%arg3) to (%arg4) step (%arg5) {
                llvm.store %arg15, %53 : i32, !llvm.ptr
                %54 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
                %55 = llvm.load %53 : !llvm.ptr -> i32
                %56 = arith.extsi %55 : i32 to i64
                %57 = llvm.getelementptr %54[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %58 = llvm.load %57 : !llvm.ptr -> f64
                %59 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
                %60 = llvm.load %53 : !llvm.ptr -> i32
                %61 = arith.extsi %60 : i32 to i64
                %62 = llvm.getelementptr %59[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %63 = llvm.load %62 : !llvm.ptr -> f64
                %64 = arith.mulf %58, %63 : f64
                %65 = llvm.load %arg14 : !llvm.ptr -> f64
                %66 = arith.addf %65, %64 : f64
                llvm.store %66, %arg14 : f64, !llvm.ptr
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.implied_map = array<i1: false, true, false, false>}
    %c0_i32_6 = arith.constant 0 : i32
    %21 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_7 = arith.constant 1 : i32
    %c0_i32_8 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32_9 = arith.constant 1 : i32
    %22 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "last"}
    %23 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %24 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_10 = arith.constant 0 : index
    %c1_11 = arith.constant 1 : index
    %c-1_12 = arith.constant -1 : index
    %25 = omp.map.bounds lower_bound(%c0_10 : index) upper_bound(%c-1_12 : index) extent(%c0_10 : index) stride(%c1_11 : index) start_idx(%c0_10 : index)
    %26 = omp.map.info var_ptr(%24 : !llvm.ptr, f64) map_clauses(implicit) capture(ByRef) bounds(%25) -> !llvm.ptr {name = "y"}
    omp.target host_eval(%c0_i32_6 -> %arg3, %c0_i32_8 -> %arg4, %21 -> %arg5, %c4_i32 -> %arg6, %c1_i32_7 -> %arg7, %c1_i32_9 -> %arg8 : i32, i32, i32, i32, i32, i32) map_entries(%22 -> %arg9, %23 -> %arg10, %26 -> %arg11 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_34 = arith.constant 1 : i32
      %51 = llvm.alloca %c1_i32_34 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg11, %51 : !llvm.ptr, !llvm.ptr
      omp.teams {
        omp.parallel {
          %c1_i32_35 = arith.constant 1 : i32
          %52 = llvm.alloca %c1_i32_35 x i32 : (i32) -> !llvm.ptr
          %53 = llvm.alloca %c1_i32_35 x i32 : (i32) -> !llvm.ptr
          omp.distribute private(@last_private_i32 %arg9 -> %arg12 : !llvm.ptr) {
            omp.wsloop private(@last_private_i32 %arg9 -> %arg13 : !llvm.ptr) {
              omp.simd private(@last_private_i32 %arg9 -> %arg14 : !llvm.ptr) {
                omp.loop_nest (%arg15, %arg16) : i32 = (%arg3, %arg4) to (%arg5, %arg6) step (%arg7, %arg8) collapse(2) {
                  llvm.store %arg15, %52 : i32, !llvm.ptr
                  llvm.store %arg16, %53 : i32, !llvm.ptr
                  %54 = llvm.load %52 : !llvm.ptr -> i32
                  %55 = llvm.load %53 : !llvm.ptr -> i32
                  %56 = arith.addi %54, %55 : i32
                  llvm.store %56, %arg14 : i32, !llvm.ptr
                  %57 = llvm.load %arg14 : !llvm.ptr -> i32
                  %58 = arith.sitofp %57 : i32 to f64
                  %59 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
                  %60 = llvm.load %52 : !llvm.ptr -> i32
                  %61 = arith.extsi %60 : i32 to i64
                  %62 = llvm.getelementptr %59[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                  llvm.store %58, %62 : f64, !llvm.ptr
                  %c0_i32_36 = arith.constant 0 : i32
                  %63 = llvm.load %arg10 : !llvm.ptr -> i32
                  %c1_i32_37 = arith.constant 1 : i32
                  %c0_i32_38 = arith.constant 0 : i32
                  %c4_i32_39 = arith.constant 4 : i32
                  %c1_i32_40 = arith.constant 1 : i32
                  %64 = arith.addi %arg15, %c1_i32_37 : i32
                  %65 = arith.cmpi sge, %64, %63 : i32
                  %66 = arith.addi %arg16, %c1_i32_40 : i32
                  %67 = arith.cmpi sge, %66, %c4_i32_39 : i32
                  %68 = arith.andi %65, %67 : i1
                  scf.if %68 {
                    %69 = llvm.load %arg14 : !llvm.ptr -> i32
                    llvm.store %69, %arg9 : i32, !llvm.ptr
                    %70 = llvm.load %arg14 : !llvm.ptr -> i32
                    llvm.store %70, %arg9 : i32, !llvm.ptr
                    %71 = llvm.load %arg14 : !llvm.ptr -> i32
                    llvm.store %71, %arg9 : i32, !llvm.ptr
                  }
                  omp.yield
                }
              } {accc.lastprivate = array<i1: true>, accc.part, omp.composite}
            } {accc.lastprivate = array<i1: true>, accc.part, omp.composite}
          } {accc.lastprivate = array<i1: true>, accc.part, omp.composite}
          omp.terminator
        } {accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.implied_map = array<i1: true, false, false>}
    %c4_i32_13 = arith.constant 4 : i32
    %c0_i32_14 = arith.constant 0 : i32
    %27 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_15 = arith.constant 1 : i32
    %28 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %29 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_16 = arith.constant 0 : index
    %c1_17 = arith.constant 1 : index
    %c-1_18 = arith.constant -1 : index
    %30 = omp.map.bounds lower_bound(%c0_16 : index) upper_bound(%c-1_18 : index) extent(%c0_16 : index) stride(%c1_17 : index) start_idx(%c0_16 : index)
    %31 = omp.map.info var_ptr(%29 : !llvm.ptr, f64) map_clauses(implicit) capture(ByRef) bounds(%30) -> !llvm.ptr {name = "y"}
    omp.target host_eval(%c0_i32_14 -> %arg3, %27 -> %arg4, %c1_i32_15 -> %arg5, %c4_i32_13 -> %arg6 : i32, i32, i32, i32) map_entries(%28 -> %arg7, %31 -> %arg8 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_34 = arith.constant 1 : i32
      %51 = llvm.alloca %c1_i32_34 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg8, %51 : !llvm.ptr, !llvm.ptr
      omp.teams num_teams( to %arg6 : i32) {
        %c1_i32_35 = arith.constant 1 : i32
        %52 = llvm.alloca %c1_i32_35 x i32 : (i32) -> !llvm.ptr
        omp.distribute {
          omp.loop_nest (%arg9) : i32 = (%arg3) to (%arg4) step (%arg5) {
            llvm.store %arg9, %52 : i32, !llvm.ptr
            %cst_36 = arith.constant 1.000000e+00 : f64
            %53 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
            %54 = llvm.load %52 : !llvm.ptr -> i32
            %55 = arith.extsi %54 : i32 to i64
            %56 = llvm.getelementptr %53[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            llvm.store %cst_36, %56 : f64, !llvm.ptr
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    %c0_i32_19 = arith.constant 0 : i32
    %32 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_20 = arith.constant 1 : i32
    %33 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %34 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_21 = arith.constant 0 : index
    %c1_22 = arith.constant 1 : index
    %c-1_23 = arith.constant -1 : index
    %35 = omp.map.bounds lower_bound(%c0_21 : index) upper_bound(%c-1_23 : index) extent(%c0_21 : index) stride(%c1_22 : index) start_idx(%c0_21 : index)
    %36 = omp.map.info var_ptr(%34 : !llvm.ptr, f64) map_clauses(implicit) capture(ByRef) bounds(%35) -> !llvm.ptr {name = "y"}
    omp.target host_eval(%c0_i32_19 -> %arg3, %32 -> %arg4, %c1_i32_20 -> %arg5 : i32, i32, i32) map_entries(%33 -> %arg6, %36 -> %arg7 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_34 = arith.constant 1 : i32
      %51 = llvm.alloca %c1_i32_34 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg7, %51 : !llvm.ptr, !llvm.ptr
      omp.teams {
        %c1_i32_35 = arith.constant 1 : i32
        %52 = llvm.alloca %c1_i32_35 x i32 : (i32) -> !llvm.ptr
        omp.loop {
          omp.loop_nest (%arg8) : i32 = (%arg3) to (%arg4) step (%arg5) {
            llvm.store %arg8, %52 : i32, !llvm.ptr
            %cst_36 = arith.constant 1.000000e+00 : f64
            %53 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
            %54 = llvm.load %52 : !llvm.ptr -> i32
            %55 = arith.extsi %54 : i32 to i64
            %56 = llvm.getelementptr %53[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            llvm.store %cst_36, %56 : f64, !llvm.ptr
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %37 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %38 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_24 = arith.constant 0 : index
    %c1_25 = arith.constant 1 : index
    %c-1_26 = arith.constant -1 : index
    %39 = omp.map.bounds lower_bound(%c0_24 : index) upper_bound(%c-1_26 : index) extent(%c0_24 : index) stride(%c1_25 : index) start_idx(%c0_24 : index)
    %40 = omp.map.info var_ptr(%38 : !llvm.ptr, f64) map_clauses(implicit) capture(ByRef) bounds(%39) -> !llvm.ptr {name = "y"}
    omp.target map_entries(%37 -> %arg3, %40 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_34 = arith.constant 1 : i32
      %51 = llvm.alloca %c1_i32_34 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg4, %51 : !llvm.ptr, !llvm.ptr
      %52 = llvm.load %arg3 : !llvm.ptr -> i32
      omp.parallel num_threads(%52 : i32) {
        %cst_35 = arith.constant 1.000000e+00 : f64
        %53 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
        %c0_i64 = arith.constant 0 : i64
        %54 = llvm.getelementptr %53[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %cst_35, %54 : f64, !llvm.ptr
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %41 = llvm.load %0 : !llvm.ptr -> i32
    %c2_i32_27 = arith.constant 2 : i32
    %42 = arith.cmpi sgt, %41, %c2_i32_27 : i32
    %43 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %44 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_28 = arith.constant 0 : index
    %c1_29 = arith.constant 1 : index
    %c-1_30 = arith.constant -1 : index
    %45 = omp.map.bounds lower_bound(%c0_28 : index) upper_bound(%c-1_30 : index) extent(%c0_28 : index) stride(%c1_29 : index) start_idx(%c0_28 : index)
    %46 = omp.map.info var_ptr(%44 : !llvm.ptr, f64) map_clauses(implicit) capture(ByRef) bounds(%45) -> !llvm.ptr {name = "y"}
    omp.target if(%42) map_entries(%43 -> %arg3, %46 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_34 = arith.constant 1 : i32
      %51 = llvm.alloca %c1_i32_34 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg4, %51 : !llvm.ptr, !llvm.ptr
      %52 = llvm.load %arg3 : !llvm.ptr -> i32
      %c4_i32_35 = arith.constant 4 : i32
      %53 = arith.cmpi sgt, %52, %c4_i32_35 : i32
      omp.parallel if(%53) {
        %c1_i32_36 = arith.constant 1 : i32
        %54 = llvm.alloca %c1_i32_36 x i32 : (i32) -> !llvm.ptr
        %c0_i32_37 = arith.constant 0 : i32
        %55 = llvm.load %arg3 : !llvm.ptr -> i32
        %c1_i32_38 = arith.constant 1 : i32
        omp.wsloop {
          omp.loop_nest (%arg5) : i32 = (%c0_i32_37) to (%55) step (%c1_i32_38) {
            llvm.store %arg5, %54 : i32, !llvm.ptr
            %cst_39 = arith.constant 1.000000e+00 : f64
            %56 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
            %57 = llvm.load %54 : !llvm.ptr -> i32
            %58 = arith.extsi %57 : i32 to i64
            %59 = llvm.getelementptr %56[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            llvm.store %cst_39, %59 : f64, !llvm.ptr
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %47 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %48 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_31 = arith.constant 0 : index
    %c1_32 = arith.constant 1 : index
    %c-1_33 = arith.constant -1 : index
    %49 = omp.map.bounds lower_bound(%c0_31 : index) upper_bound(%c-1_33 : index) extent(%c0_31 : index) stride(%c1_32 : index) start_idx(%c0_31 : index)
    %50 = omp.map.info var_ptr(%48 : !llvm.ptr, f64) map_clauses(implicit) capture(ByRef) bounds(%49) -> !llvm.ptr {name = "y"}
    omp.target map_entries(%47 -> %arg3, %50 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_34 = arith.constant 1 : i32
      %51 = llvm.alloca %c1_i32_34 x !llvm.ptr : (i32) -> !llvm.ptr
      %52 = llvm.alloca %c1_i32_34 x i32 : (i32) -> !llvm.ptr
      llvm.store %arg4, %51 : !llvm.ptr, !llvm.ptr
      %c0_i32_35 = arith.constant 0 : i32
      %53 = llvm.load %arg3 : !llvm.ptr -> i32
      %c1_i32_36 = arith.constant 1 : i32
      omp.simd {
        omp.loop_nest (%arg5) : i32 = (%c0_i32_35) to (%53) step (%c1_i32_36) {
          llvm.store %arg5, %52 : i32, !llvm.ptr
          %cst_37 = arith.constant 1.000000e+00 : f64
          %54 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
          %55 = llvm.load %52 : !llvm.ptr -> i32
          %56 = arith.extsi %55 : i32 to i64
          %57 = llvm.getelementptr %54[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %cst_37, %57 : f64, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @data(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %c2_i32 = arith.constant 2 : i32
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %c4_i32 = arith.constant 4 : i32
    %6 = arith.cmpi sgt, %5, %c4_i32 : i32
    %7 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = arith.index_cast %8 : i32 to index
    %c1 = arith.constant 1 : index
    %10 = arith.subi %9, %c1 : index
    %c1_1 = arith.constant 1 : index
    %11 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%10 : index) extent(%9 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %12 = omp.map.info var_ptr(%7 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) bounds(%11) -> !llvm.ptr {name = "p[0:n]"}
    %13 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<10 x i32>) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a"}
    %14 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<10 x i32>) map_clauses(return_param) capture(ByRef) -> !llvm.ptr {name = "a"}
    %15 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.ptr) map_clauses(return_param) capture(ByRef) -> !llvm.ptr {name = "p"}
    omp.target_data device(%c2_i32 : i32) if(%6) map_entries(%12, %13 : !llvm.ptr, !llvm.ptr) use_device_addr(%14 -> %arg4 : !llvm.ptr) use_device_ptr(%15 -> %arg5 : !llvm.ptr) {
      %c2_i64 = arith.constant 2 : i64
      %55 = llvm.getelementptr %arg4[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %56 = llvm.load %55 : !llvm.ptr -> i32
      %57 = llvm.load %arg5 : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %58 = llvm.getelementptr %57[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %56, %58 : i32, !llvm.ptr
      omp.terminator
    }
    %16 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr %16[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>
    %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %19 = llvm.load %0 : !llvm.ptr -> i32
    %20 = arith.index_cast %19 : i32 to index
    %c1_4 = arith.constant 1 : index
    %21 = arith.subi %20, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %22 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %23 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%21 : index) extent(%20 : index) stride(%c1_5 : index) start_idx(%c0_2 : index)
    %24 = omp.map.info var_ptr(%17 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) var_ptr_ptr(%17 : !llvm.ptr) bounds(%23) -> !llvm.ptr {name = "sp->p[0:n]"}
    %25 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    %c0_9 = arith.constant 0 : index
    %c1_10 = arith.constant 1 : index
    %26 = omp.map.bounds lower_bound(%c0_7 : index) upper_bound(%c0_9 : index) extent(%c1_8 : index) stride(%c1_10 : index) start_idx(%c0_6 : index)
    %27 = omp.map.info var_ptr(%25 : !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>) map_clauses(to) capture(ByRef) members(%24 : [1] : !llvm.ptr) bounds(%26) -> !llvm.ptr {name = "sp[0:1]"}
    omp.target_enter_data depend(taskdependin -> %0 : !llvm.ptr) map_entries(%27, %24 : !llvm.ptr, !llvm.ptr) nowait
    %28 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<10 x i32>) map_clauses(storage) capture(ByRef) -> !llvm.ptr {name = "a"}
    %29 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_11 = arith.constant 0 : index
    %c0_12 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c9 = arith.constant 9 : index
    %c1_13 = arith.constant 1 : index
    %30 = omp.map.bounds lower_bound(%c0_12 : index) upper_bound(%c9 : index) extent(%c10 : index) stride(%c1_13 : index) start_idx(%c0_11 : index)
    %31 = omp.map.info var_ptr(%29 : !llvm.ptr, f64) map_clauses(storage) capture(ByRef) bounds(%30) -> !llvm.ptr {name = "q[0:10]"}
    omp.target_enter_data map_entries(%28, %31 : !llvm.ptr, !llvm.ptr)
    %32 = llvm.load %0 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    %33 = arith.cmpi ne, %32, %c0_i32 : i32
    %34 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_14 = arith.constant 0 : index
    %c1_15 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c3_16 = arith.constant 3 : index
    %c1_17 = arith.constant 1 : index
    %35 = omp.map.bounds lower_bound(%c1_15 : index) upper_bound(%c3_16 : index) extent(%c3 : index) stride(%c1_17 : index) start_idx(%c0_14 : index)
    %36 = omp.map.info var_ptr(%34 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) bounds(%35) -> !llvm.ptr {name = "p[1:3]"}
    %c0_18 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c1_19 = arith.constant 1 : index
    %37 = omp.map.bounds lower_bound(%c2 : index) upper_bound(%c5 : index) extent(%c4 : index) stride(%c1_19 : index) start_idx(%c0_18 : index)
    %38 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<10 x i32>) map_clauses(present, from) capture(ByRef) bounds(%37) -> !llvm.ptr {name = "a[2:4]"}
    omp.target_update if(%33) map_entries(%36, %38 : !llvm.ptr, !llvm.ptr)
    %c1_i32_20 = arith.constant 1 : i32
    %39 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<10 x i32>) map_clauses(from) capture(ByRef) -> !llvm.ptr {name = "a"}
    %40 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_21 = arith.constant 0 : index
    %c0_22 = arith.constant 0 : index
    %c10_23 = arith.constant 10 : index
    %c9_24 = arith.constant 9 : index
    %c1_25 = arith.constant 1 : index
    %41 = omp.map.bounds lower_bound(%c0_22 : index) upper_bound(%c9_24 : index) extent(%c10_23 : index) stride(%c1_25 : index) start_idx(%c0_21 : index)
    %42 = omp.map.info var_ptr(%40 : !llvm.ptr, f64) map_clauses(storage) capture(ByRef) bounds(%41) -> !llvm.ptr {name = "q[0:10]"}
    omp.target_exit_data device(%c1_i32_20 : i32) map_entries(%39, %42 : !llvm.ptr, !llvm.ptr)
    %43 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr %43[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>
    %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
    %c0_26 = arith.constant 0 : index
    %c0_27 = arith.constant 0 : index
    %46 = llvm.load %0 : !llvm.ptr -> i32
    %47 = arith.index_cast %46 : i32 to index
    %c1_28 = arith.constant 1 : index
    %48 = arith.subi %47, %c1_28 : index
    %c1_29 = arith.constant 1 : index
    %49 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %50 = omp.map.bounds lower_bound(%c0_27 : index) upper_bound(%48 : index) extent(%47 : index) stride(%c1_29 : index) start_idx(%c0_26 : index)
    %51 = omp.map.info var_ptr(%44 : !llvm.ptr, f32) map_clauses(delete, storage) capture(ByRef) var_ptr_ptr(%44 : !llvm.ptr) bounds(%50) -> !llvm.ptr {name = "sp->p[0:n]"}
    %52 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_30 = arith.constant 0 : index
    %c0_31 = arith.constant 0 : index
    %c1_32 = arith.constant 1 : index
    %c0_33 = arith.constant 0 : index
    %c1_34 = arith.constant 1 : index
    %53 = omp.map.bounds lower_bound(%c0_31 : index) upper_bound(%c0_33 : index) extent(%c1_32 : index) stride(%c1_34 : index) start_idx(%c0_30 : index)
    %54 = omp.map.info var_ptr(%52 : !llvm.ptr, !llvm.struct<"pair", (i32, ptr, array<4 x f64>)>) map_clauses(delete, storage) capture(ByRef) members(%51 : [1] : !llvm.ptr) bounds(%53) -> !llvm.ptr {name = "sp[0:1]"}
    omp.target_exit_data map_entries(%54, %51 : !llvm.ptr, !llvm.ptr)
    return
  }
  func.func @kept(%arg0: i32, %arg1: !llvm.ptr) {
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
    %7 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %8 = omp.map.info var_ptr(%3 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) bounds(%7) -> !llvm.ptr {accc.map_words = ["default"], name = "p[0:n]"}
    %9 = omp.map.info var_ptr(%2 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "k"}
    %10 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    omp.target map_entries(%8 -> %arg2, %9 -> %arg3, %10 -> %arg4 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_3 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg2, %11 : !llvm.ptr, !llvm.ptr
      %c1_i32_4 = arith.constant 1 : i32
      omp.parallel allocate(%c1_i32_4 : i32 -> %arg3 : !llvm.ptr) private(@k_private_i32 %arg3 -> %arg5 : !llvm.ptr) {
        %12 = llvm.load %arg4 : !llvm.ptr -> i32
        llvm.store %12, %arg5 : i32, !llvm.ptr
        %13 = llvm.load %arg5 : !llvm.ptr -> i32
        %14 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %c0_i64 = arith.constant 0 : i64
        %15 = llvm.getelementptr %14[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        llvm.store %13, %15 : i32, !llvm.ptr
        omp.terminator
      } {accc.default = "shared", accc.implied_allocator = array<i1: true>, accc.part}
      omp.terminator
    } {accc.default = "shared"}
    %c1_i32_2 = arith.constant 1 : i32
    omp.target allocate(%c1_i32_2 : i32 -> %2 : !llvm.ptr) private(@k_private_i32 %2 -> %arg2 : !llvm.ptr) {
      %c1_i32_3 = arith.constant 1 : i32
      llvm.store %c1_i32_3, %arg2 : i32, !llvm.ptr
      omp.terminator
    } {accc.implied_allocator = array<i1: true>}
    return
  }
  llvm.mlir.global internal @maps.kept(3 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal constant @str("text\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @clauses.prime(dense<[2, 3, 5]> : tensor<3xi32>) {addr_space = 0 : i32} : !llvm.array<3 x i32>
}
