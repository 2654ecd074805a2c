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
  func.func private @square(%arg0: f32) -> f32 attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter)>} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : f32, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> f32
    %2 = llvm.load %0 : !llvm.ptr -> f32
    %3 = arith.mulf %1, %2 : f32
    return %3 : f32
  }
  func.func @dot(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> f32 attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter)>} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %3 : f32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    omp.parallel {
      omp.wsloop reduction(byref @add_reduction_add_f32 %3 -> %arg3 : !llvm.ptr) {
        omp.loop_nest (%arg4) : i32 = (%c0_i32) to (%4) step (%c1_i32_0) {
          %c1_i32_1 = arith.constant 1 : i32
          %6 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg4, %6 : i32, !llvm.ptr
          %7 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %8 = llvm.load %6 : !llvm.ptr -> i32
          %9 = arith.extsi %8 : i32 to i64
          %10 = llvm.getelementptr %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %11 = llvm.load %10 : !llvm.ptr -> f32
          %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
          %13 = llvm.load %6 : !llvm.ptr -> i32
          %14 = arith.extsi %13 : i32 to i64
          %15 = llvm.getelementptr %12[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %16 = llvm.load %15 : !llvm.ptr -> f32
          %17 = arith.mulf %11, %16 : f32
          %18 = llvm.load %arg3 : !llvm.ptr -> f32
          %19 = arith.addf %18, %17 : f32
          llvm.store %19, %arg3 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    %5 = llvm.load %3 : !llvm.ptr -> f32
    return %5 : f32
  }
  llvm.mlir.global external @table() {addr_space = 0 : i32, omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} : !llvm.array<256 x f32> {
    %0 = llvm.mlir.zero : !llvm.array<256 x f32>
    llvm.return %0 : !llvm.array<256 x f32>
  }
  func.func @fill() {
    %0 = llvm.mlir.addressof @table : !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c1_i32 = arith.constant 1 : i32
    %1 = omp.map.info var_ptr(%0 : !llvm.ptr, !llvm.array<256 x f32>) map_clauses(implicit) capture(ByRef) -> !llvm.ptr {name = "table"}
    omp.target host_eval(%c0_i32 -> %arg0, %c256_i32 -> %arg1, %c1_i32 -> %arg2 : i32, i32, i32) map_entries(%1 -> %arg3 : !llvm.ptr) {
      omp.teams {
        %c0_i32_0 = arith.constant 0 : i32
        %c256_i32_1 = arith.constant 256 : i32
        %c1_i32_2 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg4) : i32 = (%arg0) to (%arg1) step (%arg2) {
                %c1_i32_3 = arith.constant 1 : i32
                %2 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg4, %2 : i32, !llvm.ptr
                %3 = llvm.load %2 : !llvm.ptr -> i32
                %4 = arith.sitofp %3 : i32 to f32
                %5 = func.call @twice(%4) : (f32) -> f32
                %6 = func.call @square(%5) : (f32) -> f32
                %7 = llvm.load %2 : !llvm.ptr -> i32
                %8 = arith.extsi %7 : i32 to i64
                %9 = llvm.getelementptr %arg3[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %6, %9 : f32, !llvm.ptr
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
  func.func @products(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
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
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.muli %4, %5 : i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1_4 = arith.constant 1 : index
    %12 = arith.subi %11, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_6 = arith.constant 1 : i32
    %14 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %15 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%8 : index) extent(%7 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %16 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(to) capture(ByRef) bounds(%15) -> !llvm.ptr {name = "a[0:n*n]"}
    %17 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%12 : index) extent(%11 : index) stride(%c1_5 : index) start_idx(%c0_2 : index)
    %18 = omp.map.info var_ptr(%9 : !llvm.ptr, f32) map_clauses(from) capture(ByRef) bounds(%17) -> !llvm.ptr {name = "d[0:n]"}
    omp.target host_eval(%c0_i32 -> %arg3, %13 -> %arg4, %c1_i32_6 -> %arg5 : i32, i32, i32) map_entries(%14 -> %arg6, %16 -> %arg7, %18 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_7 = arith.constant 1 : i32
        %19 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        %20 = llvm.load %arg6 : !llvm.ptr -> i32
        llvm.store %20, %19 : i32, !llvm.ptr
        %c1_i32_8 = arith.constant 1 : i32
        %21 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
        %22 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg7, %21 : !llvm.ptr, !llvm.ptr
        llvm.store %arg8, %22 : !llvm.ptr, !llvm.ptr
        %c0_i32_9 = arith.constant 0 : i32
        %23 = llvm.load %19 : !llvm.ptr -> i32
        %c1_i32_10 = arith.constant 1 : i32
        omp.distribute {
          omp.loop_nest (%arg9) : i32 = (%arg3) to (%arg4) step (%arg5) {
            %c1_i32_11 = arith.constant 1 : i32
            %24 = llvm.alloca %c1_i32_11 x i32 : (i32) -> !llvm.ptr
            llvm.store %arg9, %24 : i32, !llvm.ptr
            %25 = llvm.load %19 : !llvm.ptr -> i32
            %26 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
            %27 = llvm.load %24 : !llvm.ptr -> i32
            %28 = llvm.load %19 : !llvm.ptr -> i32
            %29 = arith.muli %27, %28 : i32
            %30 = arith.extsi %29 : i32 to i64
            %31 = llvm.getelementptr %26[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %32 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
            %33 = func.call @dot(%25, %31, %32) : (i32, !llvm.ptr, !llvm.ptr) -> f32
            %34 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
            %35 = llvm.load %24 : !llvm.ptr -> i32
            %36 = arith.extsi %35 : i32 to i64
            %37 = llvm.getelementptr %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            llvm.store %33, %37 : f32, !llvm.ptr
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func private @twice(f32) -> f32 attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter)>}
}
