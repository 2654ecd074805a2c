module {
  omp.private {type = firstprivate} @n_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @a_firstprivate_ptr : !llvm.ptr copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %arg1 : !llvm.ptr, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func private @__accc_omp_clauses_i32(%arg0: i32) {
    return
  }
  func.func @deferred(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %4 = llvm.load %2 : !llvm.ptr -> i32
    call @__accc_omp_clauses_i32(%4) {accc.clauses = [{args = [{value = 0 : i64}], clause = "nowait", of = "target"}]} : (i32) -> ()
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %9 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%8 : index) extent(%7 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %10 = omp.map.info var_ptr(%5 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) bounds(%9) -> !llvm.ptr {name = "a[0:n]"}
    %11 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    omp.target map_entries(%10 -> %arg3, %11 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_21 = arith.constant 1 : i32
      %49 = llvm.alloca %c1_i32_21 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg3, %49 : !llvm.ptr, !llvm.ptr
      %50 = llvm.load %arg4 : !llvm.ptr -> i32
      %51 = arith.sitofp %50 : i32 to f64
      %52 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
      %c0_i64_22 = arith.constant 0 : i64
      %53 = llvm.getelementptr %52[%c0_i64_22] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %51, %53 : f64, !llvm.ptr
      omp.terminator
    }
    omp.parallel {
      %c1_i32_21 = arith.constant 1 : i32
      %49 = llvm.alloca %c1_i32_21 x i32 : (i32) -> !llvm.ptr
      %50 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_22 = arith.constant 1 : i32
      %51 = arith.cmpi sgt, %50, %c1_i32_22 : i32
      %52 = arith.extui %51 : i1 to i32
      func.call @__accc_omp_clauses_i32(%52) {accc.clauses = [{args = [{value = 0 : i64}], clause = "nowait", of = "for"}]} : (i32) -> ()
      %c0_i32_23 = arith.constant 0 : i32
      %53 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_24 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32_23) to (%53) step (%c1_i32_24) {
          llvm.store %arg3, %49 : i32, !llvm.ptr
          %54 = llvm.load %49 : !llvm.ptr -> i32
          %55 = arith.sitofp %54 : i32 to f64
          %56 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %57 = llvm.load %49 : !llvm.ptr -> i32
          %58 = arith.extsi %57 : i32 to i64
          %59 = llvm.getelementptr %56[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %55, %59 : f64, !llvm.ptr
          omp.yield
        }
      }
      omp.terminator
    }
    %12 = llvm.load %2 : !llvm.ptr -> i32
    call @__accc_omp_clauses_i32(%12) {accc.clauses = [{args = [{value = 0 : i64}], clause = "untied", of = "task"}]} : (i32) -> ()
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_2 = arith.constant 1 : i32
    %14 = arith.cmpi sgt, %13, %c1_i32_2 : i32
    %15 = arith.extui %14 : i1 to i32
    call @__accc_omp_clauses_i32(%15) {accc.clauses = [{args = [{value = 0 : i64}], clause = "mergeable", of = "task"}]} : (i32) -> ()
    %16 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %17 = llvm.getelementptr %16[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    omp.task depend(taskdependout -> %17 : !llvm.ptr) private(@a_firstprivate_ptr %1 -> %arg3 : !llvm.ptr) {
      %49 = llvm.load %arg3 : !llvm.ptr -> !llvm.ptr
      %c0_i64_21 = arith.constant 0 : i64
      %50 = llvm.getelementptr %49[%c0_i64_21] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %51 = llvm.load %50 : !llvm.ptr -> f64
      %cst = arith.constant 1.000000e+00 : f64
      %52 = arith.addf %51, %cst : f64
      llvm.store %52, %50 : f64, !llvm.ptr
      omp.terminator
    } {accc.depend_parts = ["a[0]"], accc.implied_private = array<i1: true>}
    %18 = llvm.load %2 : !llvm.ptr -> i32
    call @__accc_omp_clauses_i32(%18) {accc.clauses = [{args = [{value = 0 : i64}], clause = "nogroup", of = "taskloop"}]} : (i32) -> ()
    %c0_i32 = arith.constant 0 : i32
    %19 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_3 = arith.constant 1 : i32
    omp.taskloop private(@n_firstprivate_i32 %0 -> %arg3, @a_firstprivate_ptr %1 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      omp.loop_nest (%arg5) : i32 = (%c0_i32) to (%19) step (%c1_i32_3) {
        llvm.store %arg5, %3 : i32, !llvm.ptr
        %49 = llvm.load %arg4 : !llvm.ptr -> !llvm.ptr
        %50 = llvm.load %3 : !llvm.ptr -> i32
        %51 = arith.extsi %50 : i32 to i64
        %52 = llvm.getelementptr %49[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %53 = llvm.load %52 : !llvm.ptr -> f64
        %cst = arith.constant 1.000000e+00 : f64
        %54 = arith.addf %53, %cst : f64
        llvm.store %54, %52 : f64, !llvm.ptr
        omp.yield
      }
    } {accc.implied_private = array<i1: true, true>}
    %20 = llvm.load %2 : !llvm.ptr -> i32
    call @__accc_omp_clauses_i32(%20) {accc.clauses = [{args = [{value = 0 : i64}], clause = "nowait", of = "target enter data"}]} : (i32) -> ()
    %21 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_4 = arith.constant 0 : index
    %c0_5 = arith.constant 0 : index
    %22 = llvm.load %0 : !llvm.ptr -> i32
    %23 = arith.index_cast %22 : i32 to index
    %c1_6 = arith.constant 1 : index
    %24 = arith.subi %23, %c1_6 : index
    %c1_7 = arith.constant 1 : index
    %25 = omp.map.bounds lower_bound(%c0_5 : index) upper_bound(%24 : index) extent(%23 : index) stride(%c1_7 : index) start_idx(%c0_4 : index)
    %26 = omp.map.info var_ptr(%21 : !llvm.ptr, f64) map_clauses(to) capture(ByRef) bounds(%25) -> !llvm.ptr {name = "a[0:n]"}
    omp.target_enter_data map_entries(%26 : !llvm.ptr)
    %27 = llvm.load %2 : !llvm.ptr -> i32
    %c0_i32_8 = arith.constant 0 : i32
    %28 = arith.cmpi ne, %27, %c0_i32_8 : i32
    %true = arith.constant true
    %29 = arith.xori %28, %true : i1
    %30 = arith.extui %29 : i1 to i32
    call @__accc_omp_clauses_i32(%30) {accc.clauses = [{args = [{value = 0 : i64}], clause = "nowait", of = "target update"}]} : (i32) -> ()
    %31 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_9 = arith.constant 0 : index
    %c0_10 = arith.constant 0 : index
    %32 = llvm.load %0 : !llvm.ptr -> i32
    %33 = arith.index_cast %32 : i32 to index
    %c1_11 = arith.constant 1 : index
    %34 = arith.subi %33, %c1_11 : index
    %c1_12 = arith.constant 1 : index
    %35 = omp.map.bounds lower_bound(%c0_10 : index) upper_bound(%34 : index) extent(%33 : index) stride(%c1_12 : index) start_idx(%c0_9 : index)
    %36 = omp.map.info var_ptr(%31 : !llvm.ptr, f64) map_clauses(from) capture(ByRef) bounds(%35) -> !llvm.ptr {name = "a[0:n]"}
    omp.target_update map_entries(%36 : !llvm.ptr)
    %37 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_13 = arith.constant 0 : index
    %c0_14 = arith.constant 0 : index
    %38 = llvm.load %0 : !llvm.ptr -> i32
    %39 = arith.index_cast %38 : i32 to index
    %c1_15 = arith.constant 1 : index
    %40 = arith.subi %39, %c1_15 : index
    %c1_16 = arith.constant 1 : index
    %41 = omp.map.bounds lower_bound(%c0_14 : index) upper_bound(%40 : index) extent(%39 : index) stride(%c1_16 : index) start_idx(%c0_13 : index)
    %42 = omp.map.info var_ptr(%37 : !llvm.ptr, f64) map_clauses(from) capture(ByRef) bounds(%41) -> !llvm.ptr {name = "a[0:n]"}
    omp.target_exit_data map_entries(%42 : !llvm.ptr) nowait {accc.clauses = [{args = [{number = 1 : i64}], clause = "nowait"}]}
    %43 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_17 = arith.constant 0 : index
    %c0_18 = arith.constant 0 : index
    %44 = llvm.load %0 : !llvm.ptr -> i32
    %45 = arith.index_cast %44 : i32 to index
    %c1_19 = arith.constant 1 : index
    %46 = arith.subi %45, %c1_19 : index
    %c1_20 = arith.constant 1 : index
    %47 = omp.map.bounds lower_bound(%c0_18 : index) upper_bound(%46 : index) extent(%45 : index) stride(%c1_20 : index) start_idx(%c0_17 : index)
    %48 = omp.map.info var_ptr(%43 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) bounds(%47) -> !llvm.ptr {name = "a[0:n]"}
    omp.target_data map_entries(%48 : !llvm.ptr) {
      %49 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c0_i64_21 = arith.constant 0 : i64
      %50 = llvm.getelementptr %49[%c0_i64_21] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %51 = llvm.load %50 : !llvm.ptr -> f64
      %cst = arith.constant 1.000000e+00 : f64
      %52 = arith.addf %51, %cst : f64
      llvm.store %52, %50 : f64, !llvm.ptr
      omp.terminator
    } {accc.clauses = [{clause = "nogroup"}, {clause = "nowait"}]}
    omp.taskwait
    return
  }
}
