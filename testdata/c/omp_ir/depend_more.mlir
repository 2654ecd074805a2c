module {
  func.func private @__accc_omp_iterated() -> !llvm.ptr
  func.func private @__accc_omp_iterated_i32_i64_i32(i32, i64, i32) -> !llvm.ptr
  omp.private {type = firstprivate} @n_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func private @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(!llvm.ptr, !llvm.ptr)
  func.func private @__accc_omp_iterated_i32(i32) -> !llvm.ptr
  func.func private @__accc_omp_depobj_llvm_ptr(!llvm.ptr)
  omp.private {type = firstprivate} @p_firstprivate_ptr : !llvm.ptr copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %arg1 : !llvm.ptr, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func private @__accc_omp_depobj_llvm_ptr_llvm_ptr(!llvm.ptr, !llvm.ptr)
  func.func @objects(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.struct<"omp_depend_t", (ptr)> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.extsi %5 : i32 to i64
    %7 = llvm.getelementptr %4[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    call @__accc_omp_depobj_llvm_ptr_llvm_ptr(%3, %7) {accc.directive = {args = {args = [{address = 0 : i64, variable = "d"}], clause = "depobj"}, clauses = [{args = [{address = 1 : i64, variable = "a[n]"}], clause = "depend", modifiers = [{word = "inout"}]}], name = "depobj"}} : (!llvm.ptr, !llvm.ptr) -> ()
    %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %9 = llvm.getelementptr %8[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    omp.task depend(taskdependinout -> %3 : !llvm.ptr, taskdependin -> %9 : !llvm.ptr) private(@p_firstprivate_ptr %1 -> %arg3 : !llvm.ptr) {
      %10 = llvm.load %arg3 : !llvm.ptr -> !llvm.ptr
      %c1_i64_0 = arith.constant 1 : i64
      %11 = llvm.getelementptr %10[%c1_i64_0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %12 = llvm.load %11 : !llvm.ptr -> i32
      %13 = llvm.load %arg3 : !llvm.ptr -> !llvm.ptr
      %c2_i64 = arith.constant 2 : i64
      %14 = llvm.getelementptr %13[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %12, %14 : i32, !llvm.ptr
      omp.terminator
    } {accc.depend_parts = ["", "p[1]"], accc.depend_words = ["depobj", ""], accc.implied_private = array<i1: true>}
    call @__accc_omp_depobj_llvm_ptr(%3) {accc.directive = {args = {args = [{address = 0 : i64, variable = "d"}], clause = "depobj"}, clauses = [{args = [{word = "in"}], clause = "update"}], name = "depobj"}} : (!llvm.ptr) -> ()
    omp.taskwait depend(taskdependinout -> %3 : !llvm.ptr) {accc.depend_words = ["depobj"]}
    call @__accc_omp_depobj_llvm_ptr(%3) {accc.directive = {args = {args = [{address = 0 : i64, variable = "d"}], clause = "depobj"}, clauses = [{clause = "destroy"}], name = "depobj"}} : (!llvm.ptr) -> ()
    return
  }
  func.func @everything(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    omp.task depend(taskdependinout -> %1 : !llvm.ptr, taskdependin -> %2 : !llvm.ptr) private(@p_firstprivate_ptr %0 -> %arg1 : !llvm.ptr) {
      %c1_i32_0 = arith.constant 1 : i32
      %4 = llvm.load %arg1 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %5 = llvm.getelementptr %4[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %c1_i32_0, %5 : i32, !llvm.ptr
      omp.terminator
    } {accc.depend_parts = ["", "*p"], accc.depend_words = ["omp_all_memory", ""], accc.implied_private = array<i1: true>}
    %3 = llvm.mlir.zero : !llvm.ptr
    omp.task depend(taskdependout -> %3 : !llvm.ptr) private(@p_firstprivate_ptr %0 -> %arg1 : !llvm.ptr) {
      %c1_i32_0 = arith.constant 1 : i32
      %4 = llvm.load %arg1 : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %5 = llvm.getelementptr %4[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %c1_i32_0, %5 : i32, !llvm.ptr
      omp.terminator
    } {accc.depend_words = ["omp_all_memory"], accc.implied_private = array<i1: true>}
    return
  }
  func.func @iterators(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.array<10 x array<20 x i32>> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.array<2 x struct<"omp_depend_t", (ptr)>> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %13 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %14 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : i64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %15 = llvm.load %0 : !llvm.ptr -> i32
    %16 = call @__accc_omp_iterated_i32(%15) {accc.iterators = [{begin = {number = 0 : i64}, end = {value = 0 : i64}, iterator = "i"}]} : (i32) -> !llvm.ptr
    %17 = arith.extsi %c0_i32 : i32 to i64
    %18 = arith.extsi %15 : i32 to i64
    %19 = arith.subi %18, %17 : i64
    %c1_i64 = arith.constant 1 : i64
    %20 = arith.index_cast %19 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %20 step %c1 {
      %78 = arith.index_cast %arg4 : index to i64
      %79 = arith.muli %78, %c1_i64 : i64
      %80 = arith.addi %17, %79 : i64
      %81 = arith.trunci %80 : i64 to i32
      llvm.store %81, %6 : i32, !llvm.ptr
      %82 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %83 = llvm.load %6 : !llvm.ptr -> i32
      %84 = arith.extsi %83 : i32 to i64
      %85 = llvm.getelementptr %82[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%16, %85) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    %21 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %0 : !llvm.ptr -> i32
    %23 = arith.extsi %22 : i32 to i64
    %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    omp.task depend(taskdependin -> %16 : !llvm.ptr, taskdependout -> %24 : !llvm.ptr) private(@p_firstprivate_ptr %1 -> %arg4, @n_firstprivate_i32 %0 -> %arg5 : !llvm.ptr, !llvm.ptr) {
      %78 = llvm.load %arg4 : !llvm.ptr -> !llvm.ptr
      %c0_i64_33 = arith.constant 0 : i64
      %79 = llvm.getelementptr %78[%c0_i64_33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %80 = llvm.load %79 : !llvm.ptr -> i32
      %81 = llvm.load %arg4 : !llvm.ptr -> !llvm.ptr
      %82 = llvm.load %arg5 : !llvm.ptr -> i32
      %83 = arith.extsi %82 : i32 to i64
      %84 = llvm.getelementptr %81[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %80, %84 : i32, !llvm.ptr
      omp.terminator
    } {accc.depend_parts = ["p[i]", "p[n]"], accc.implied_private = array<i1: true, true>}
    %25 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %26 = arith.subi %25, %c1_i32_0 : i32
    %c0_i32_1 = arith.constant 0 : i32
    %c-2_i32 = arith.constant -2 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %27 = llvm.load %3 : !llvm.ptr -> i64
    %28 = llvm.load %0 : !llvm.ptr -> i32
    %29 = call @__accc_omp_iterated_i32_i64_i32(%26, %27, %28) {accc.iterators = [{begin = {value = 0 : i64}, end = {number = 0 : i64}, iterator = "i", step = {number = -2 : i64}, type = "long"}, {begin = {number = 0 : i64}, end = {value = 1 : i64}, iterator = "j", step = {value = 2 : i64}}]} : (i32, i64, i32) -> !llvm.ptr
    %30 = arith.extsi %26 : i32 to i64
    %31 = arith.extsi %c0_i32_1 : i32 to i64
    %32 = arith.subi %31, %30 : i64
    %c1_i64_3 = arith.constant 1 : i64
    %33 = arith.extsi %c-2_i32 : i32 to i64
    %c0_i64 = arith.constant 0 : i64
    %34 = arith.cmpi slt, %33, %c0_i64 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64_4 = arith.constant 1 : i64
    %35 = arith.select %34, %c-1_i64, %c1_i64_4 : i64
    %36 = arith.subi %33, %35 : i64
    %37 = arith.addi %32, %36 : i64
    %38 = arith.divsi %37, %33 : i64
    %39 = arith.index_cast %38 : i64 to index
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    scf.for %arg4 = %c0_5 to %39 step %c1_6 {
      %78 = arith.index_cast %arg4 : index to i64
      %79 = arith.muli %78, %33 : i64
      %80 = arith.addi %30, %79 : i64
      llvm.store %80, %7 : i64, !llvm.ptr
      %81 = arith.extsi %c0_i32_2 : i32 to i64
      %82 = arith.subi %27, %81 : i64
      %c1_i64_33 = arith.constant 1 : i64
      %83 = arith.extsi %28 : i32 to i64
      %c0_i64_34 = arith.constant 0 : i64
      %84 = arith.cmpi slt, %83, %c0_i64_34 : i64
      %c-1_i64_35 = arith.constant -1 : i64
      %c1_i64_36 = arith.constant 1 : i64
      %85 = arith.select %84, %c-1_i64_35, %c1_i64_36 : i64
      %86 = arith.subi %83, %85 : i64
      %87 = arith.addi %82, %86 : i64
      %88 = arith.divsi %87, %83 : i64
      %89 = arith.index_cast %88 : i64 to index
      %c0_37 = arith.constant 0 : index
      %c1_38 = arith.constant 1 : index
      scf.for %arg5 = %c0_37 to %89 step %c1_38 {
        %90 = arith.index_cast %arg5 : index to i64
        %91 = arith.muli %90, %83 : i64
        %92 = arith.addi %81, %91 : i64
        %93 = arith.trunci %92 : i64 to i32
        llvm.store %93, %8 : i32, !llvm.ptr
        %94 = llvm.load %7 : !llvm.ptr -> i64
        %95 = llvm.getelementptr %4[%94] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<20 x i32>
        %96 = llvm.load %8 : !llvm.ptr -> i32
        %97 = arith.extsi %96 : i32 to i64
        %98 = llvm.getelementptr %95[%97] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%29, %98) : (!llvm.ptr, !llvm.ptr) -> ()
      }
    }
    %40 = call @__accc_omp_iterated_i32_i64_i32(%26, %27, %28) {accc.iterators = [{begin = {value = 0 : i64}, end = {number = 0 : i64}, iterator = "i", step = {number = -2 : i64}, type = "long"}, {begin = {number = 0 : i64}, end = {value = 1 : i64}, iterator = "j", step = {value = 2 : i64}}]} : (i32, i64, i32) -> !llvm.ptr
    %41 = arith.extsi %26 : i32 to i64
    %42 = arith.extsi %c0_i32_1 : i32 to i64
    %43 = arith.subi %42, %41 : i64
    %c1_i64_7 = arith.constant 1 : i64
    %44 = arith.extsi %c-2_i32 : i32 to i64
    %c0_i64_8 = arith.constant 0 : i64
    %45 = arith.cmpi slt, %44, %c0_i64_8 : i64
    %c-1_i64_9 = arith.constant -1 : i64
    %c1_i64_10 = arith.constant 1 : i64
    %46 = arith.select %45, %c-1_i64_9, %c1_i64_10 : i64
    %47 = arith.subi %44, %46 : i64
    %48 = arith.addi %43, %47 : i64
    %49 = arith.divsi %48, %44 : i64
    %50 = arith.index_cast %49 : i64 to index
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    scf.for %arg4 = %c0_11 to %50 step %c1_12 {
      %78 = arith.extsi %c0_i32_2 : i32 to i64
      %79 = arith.subi %27, %78 : i64
      %c1_i64_33 = arith.constant 1 : i64
      %80 = arith.extsi %28 : i32 to i64
      %c0_i64_34 = arith.constant 0 : i64
      %81 = arith.cmpi slt, %80, %c0_i64_34 : i64
      %c-1_i64_35 = arith.constant -1 : i64
      %c1_i64_36 = arith.constant 1 : i64
      %82 = arith.select %81, %c-1_i64_35, %c1_i64_36 : i64
      %83 = arith.subi %80, %82 : i64
      %84 = arith.addi %79, %83 : i64
      %85 = arith.divsi %84, %80 : i64
      %86 = arith.index_cast %85 : i64 to index
      %c0_37 = arith.constant 0 : index
      %c1_38 = arith.constant 1 : index
      scf.for %arg5 = %c0_37 to %86 step %c1_38 {
        %87 = arith.index_cast %arg5 : index to i64
        %88 = arith.muli %87, %80 : i64
        %89 = arith.addi %78, %88 : i64
        %90 = arith.trunci %89 : i64 to i32
        llvm.store %90, %9 : i32, !llvm.ptr
        %91 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %c2_i32_39 = arith.constant 2 : i32
        %92 = llvm.load %9 : !llvm.ptr -> i32
        %93 = arith.muli %c2_i32_39, %92 : i32
        %94 = arith.extsi %93 : i32 to i64
        %95 = llvm.getelementptr %91[%94] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%40, %95) : (!llvm.ptr, !llvm.ptr) -> ()
      }
    }
    %51 = call @__accc_omp_iterated_i32_i64_i32(%26, %27, %28) {accc.iterators = [{begin = {value = 0 : i64}, end = {number = 0 : i64}, iterator = "i", step = {number = -2 : i64}, type = "long"}, {begin = {number = 0 : i64}, end = {value = 1 : i64}, iterator = "j", step = {value = 2 : i64}}]} : (i32, i64, i32) -> !llvm.ptr
    %52 = arith.extsi %26 : i32 to i64
    %53 = arith.extsi %c0_i32_1 : i32 to i64
    %54 = arith.subi %53, %52 : i64
    %c1_i64_13 = arith.constant 1 : i64
    %55 = arith.extsi %c-2_i32 : i32 to i64
    %c0_i64_14 = arith.constant 0 : i64
    %56 = arith.cmpi slt, %55, %c0_i64_14 : i64
    %c-1_i64_15 = arith.constant -1 : i64
    %c1_i64_16 = arith.constant 1 : i64
    %57 = arith.select %56, %c-1_i64_15, %c1_i64_16 : i64
    %58 = arith.subi %55, %57 : i64
    %59 = arith.addi %54, %58 : i64
    %60 = arith.divsi %59, %55 : i64
    %61 = arith.index_cast %60 : i64 to index
    %c0_17 = arith.constant 0 : index
    %c1_18 = arith.constant 1 : index
    scf.for %arg4 = %c0_17 to %61 step %c1_18 {
      %78 = arith.index_cast %arg4 : index to i64
      %79 = arith.muli %78, %55 : i64
      %80 = arith.addi %52, %79 : i64
      llvm.store %80, %10 : i64, !llvm.ptr
      %81 = arith.extsi %c0_i32_2 : i32 to i64
      %82 = arith.subi %27, %81 : i64
      %c1_i64_33 = arith.constant 1 : i64
      %83 = arith.extsi %28 : i32 to i64
      %c0_i64_34 = arith.constant 0 : i64
      %84 = arith.cmpi slt, %83, %c0_i64_34 : i64
      %c-1_i64_35 = arith.constant -1 : i64
      %c1_i64_36 = arith.constant 1 : i64
      %85 = arith.select %84, %c-1_i64_35, %c1_i64_36 : i64
      %86 = arith.subi %83, %85 : i64
      %87 = arith.addi %82, %86 : i64
      %88 = arith.divsi %87, %83 : i64
      %89 = arith.index_cast %88 : i64 to index
      %c0_37 = arith.constant 0 : index
      %c1_38 = arith.constant 1 : index
      scf.for %arg5 = %c0_37 to %89 step %c1_38 {
        %90 = arith.index_cast %arg5 : index to i64
        %91 = arith.muli %90, %83 : i64
        %92 = arith.addi %81, %91 : i64
        %93 = arith.trunci %92 : i64 to i32
        llvm.store %93, %11 : i32, !llvm.ptr
        %94 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %95 = llvm.load %10 : !llvm.ptr -> i64
        %96 = llvm.getelementptr %94[%95] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"S", (ptr)>
        %97 = llvm.getelementptr %96[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"S", (ptr)>
        %98 = llvm.load %97 : !llvm.ptr -> !llvm.ptr
        %99 = llvm.load %11 : !llvm.ptr -> i32
        %100 = arith.extsi %99 : i32 to i64
        %101 = llvm.getelementptr %98[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%51, %101) : (!llvm.ptr, !llvm.ptr) -> ()
      }
    }
    omp.task depend(taskdependinout -> %29 : !llvm.ptr, taskdependinout -> %40 : !llvm.ptr, taskdependinout -> %51 : !llvm.ptr, taskdependin -> %0 : !llvm.ptr) private(@p_firstprivate_ptr %1 -> %arg4, @n_firstprivate_i32 %0 -> %arg5 : !llvm.ptr, !llvm.ptr) {
      %78 = llvm.load %arg4 : !llvm.ptr -> !llvm.ptr
      %c0_i64_33 = arith.constant 0 : i64
      %79 = llvm.getelementptr %78[%c0_i64_33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %80 = llvm.load %79 : !llvm.ptr -> i32
      %81 = llvm.load %arg4 : !llvm.ptr -> !llvm.ptr
      %82 = llvm.load %arg5 : !llvm.ptr -> i32
      %83 = arith.extsi %82 : i32 to i64
      %84 = llvm.getelementptr %81[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %80, %84 : i32, !llvm.ptr
      omp.terminator
    } {accc.depend_parts = ["a[i][j]", "p[2*j]", "s[i].row[j]", ""], accc.implied_private = array<i1: true, true>}
    %c0_i64_19 = arith.constant 0 : i64
    %62 = llvm.getelementptr %5[%c0_i64_19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"omp_depend_t", (ptr)>
    %c0_i32_20 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %63 = call @__accc_omp_iterated() {accc.iterators = [{begin = {number = 0 : i64}, end = {number = 3 : i64}, iterator = "k"}]} : () -> !llvm.ptr
    %64 = arith.extsi %c0_i32_20 : i32 to i64
    %65 = arith.extsi %c3_i32 : i32 to i64
    %66 = arith.subi %65, %64 : i64
    %c1_i64_21 = arith.constant 1 : i64
    %67 = arith.index_cast %66 : i64 to index
    %c0_22 = arith.constant 0 : index
    %c1_23 = arith.constant 1 : index
    scf.for %arg4 = %c0_22 to %67 step %c1_23 {
      %78 = arith.index_cast %arg4 : index to i64
      %79 = arith.muli %78, %c1_i64_21 : i64
      %80 = arith.addi %64, %79 : i64
      %81 = arith.trunci %80 : i64 to i32
      llvm.store %81, %12 : i32, !llvm.ptr
      %82 = llvm.load %12 : !llvm.ptr -> i32
      %83 = arith.extsi %82 : i32 to i64
      %84 = llvm.getelementptr %4[%83] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<20 x i32>
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%63, %84) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    call @__accc_omp_depobj_llvm_ptr_llvm_ptr(%62, %63) {accc.directive = {args = {args = [{address = 0 : i64, variable = "d[0]"}], clause = "depobj"}, clauses = [{args = [{address = 1 : i64, variable = "a[k]"}], clause = "depend", modifiers = [{args = [{begin = {number = 0 : i64}, end = {number = 3 : i64}, iterator = "k"}], parens, word = "iterator"}, {word = "in"}]}], name = "depobj"}} : (!llvm.ptr, !llvm.ptr) -> ()
    %c0_i32_24 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %68 = call @__accc_omp_iterated() {accc.iterators = [{begin = {number = 0 : i64}, end = {number = 2 : i64}, iterator = "k"}]} : () -> !llvm.ptr
    %69 = arith.extsi %c0_i32_24 : i32 to i64
    %70 = arith.extsi %c2_i32 : i32 to i64
    %71 = arith.subi %70, %69 : i64
    %c1_i64_25 = arith.constant 1 : i64
    %72 = arith.index_cast %71 : i64 to index
    %c0_26 = arith.constant 0 : index
    %c1_27 = arith.constant 1 : index
    scf.for %arg4 = %c0_26 to %72 step %c1_27 {
      %78 = arith.index_cast %arg4 : index to i64
      %79 = arith.muli %78, %c1_i64_25 : i64
      %80 = arith.addi %69, %79 : i64
      %81 = arith.trunci %80 : i64 to i32
      llvm.store %81, %13 : i32, !llvm.ptr
      %82 = llvm.load %13 : !llvm.ptr -> i32
      %83 = arith.extsi %82 : i32 to i64
      %84 = llvm.getelementptr %5[%83] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"omp_depend_t", (ptr)>
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%68, %84) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    omp.taskwait depend(taskdependinout -> %68 : !llvm.ptr) {accc.depend_parts = ["d[k]"], accc.depend_words = ["depobj"]}
    %c0_i32_28 = arith.constant 0 : i32
    %c2_i32_29 = arith.constant 2 : i32
    %73 = call @__accc_omp_iterated() {accc.iterators = [{begin = {number = 0 : i64}, end = {number = 2 : i64}, iterator = "k"}]} : () -> !llvm.ptr
    %74 = arith.extsi %c0_i32_28 : i32 to i64
    %75 = arith.extsi %c2_i32_29 : i32 to i64
    %76 = arith.subi %75, %74 : i64
    %c1_i64_30 = arith.constant 1 : i64
    %77 = arith.index_cast %76 : i64 to index
    %c0_31 = arith.constant 0 : index
    %c1_32 = arith.constant 1 : index
    scf.for %arg4 = %c0_31 to %77 step %c1_32 {
      %78 = arith.index_cast %arg4 : index to i64
      %79 = arith.muli %78, %c1_i64_30 : i64
      %80 = arith.addi %74, %79 : i64
      %81 = arith.trunci %80 : i64 to i32
      llvm.store %81, %14 : i32, !llvm.ptr
      %82 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %83 = llvm.load %14 : !llvm.ptr -> i32
      %84 = arith.extsi %83 : i32 to i64
      %85 = llvm.getelementptr %82[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%73, %85) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    omp.target depend(taskdependin -> %73 : !llvm.ptr) nowait {
      omp.terminator
    } {accc.depend_parts = ["p[k]"]}
    return
  }
}
