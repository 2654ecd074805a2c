module {
  func.func private @__accc_omp_declare_mapper_i32(%arg0: i32) {
    return
  }
  omp.declare_mapper @counted.omp_mapper : !llvm.struct<"vec", (i32, ptr)> {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
    %2 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %3 = arith.subi %2, %c1_i32_0 : i32
    func.call @__accc_omp_declare_mapper_i32(%3) {accc.directive = {args = {args = [{declaration = "vec v"}], clause = "declare mapper", operator = "counted"}, clauses = [{args = [{variable = "v.len"}], clause = "map"}, {args = [{variable = "v.data[it]"}], clause = "map", modifiers = [{args = [{begin = {number = 0 : i64}, end = {value = 0 : i64}, iterator = "it", step = {number = 2 : i64}}], parens, word = "iterator"}, {word = "to"}]}], name = "declare mapper"}} : (i32) -> ()
    %4 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
    %5 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {accc.map_words = ["default"], name = "v.len"}
    %c0_i32 = arith.constant 0 : i32
    %6 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
    %7 = llvm.load %6 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %8 = arith.subi %7, %c1_i32_1 : i32
    %c2_i32 = arith.constant 2 : i32
    %9 = func.call @__accc_omp_iterated_i32(%8) {accc.iterators = [{begin = {number = 0 : i64}, end = {value = 0 : i64}, iterator = "it", step = {number = 2 : i64}}]} : (i32) -> !llvm.ptr
    %10 = arith.extsi %c0_i32 : i32 to i64
    %11 = arith.extsi %8 : i32 to i64
    %12 = arith.subi %11, %10 : i64
    %c1_i64 = arith.constant 1 : i64
    %13 = arith.extsi %c2_i32 : i32 to i64
    %c0_i64 = arith.constant 0 : i64
    %14 = arith.cmpi slt, %13, %c0_i64 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64_2 = arith.constant 1 : i64
    %15 = arith.select %14, %c-1_i64, %c1_i64_2 : i64
    %16 = arith.subi %13, %15 : i64
    %17 = arith.addi %12, %16 : i64
    %18 = arith.divsi %17, %13 : i64
    %19 = arith.index_cast %18 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %19 step %c1 {
      %22 = arith.index_cast %arg1 : index to i64
      %23 = arith.muli %22, %13 : i64
      %24 = arith.addi %10, %23 : i64
      %25 = arith.trunci %24 : i64 to i32
      llvm.store %25, %0 : i32, !llvm.ptr
      %26 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
      %c0_3 = arith.constant 0 : index
      %28 = llvm.load %0 : !llvm.ptr -> i32
      %29 = arith.index_cast %28 : i32 to index
      %c1_4 = arith.constant 1 : index
      %c1_5 = arith.constant 1 : index
      %30 = arith.subi %c1_4, %c1_5 : index
      %31 = arith.addi %29, %30 : index
      %c1_6 = arith.constant 1 : index
      %32 = omp.map.bounds lower_bound(%29 : index) upper_bound(%31 : index) extent(%c1_4 : index) stride(%c1_6 : index) start_idx(%c0_3 : index)
      %33 = omp.map.info var_ptr(%26 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%26 : !llvm.ptr) bounds(%32) -> !llvm.ptr {name = "v.data[it]"}
      %34 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>) map_clauses(to) capture(ByRef) members(%33 : [1] : !llvm.ptr) -> !llvm.ptr {name = "v", partial_map = true}
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%9, %34) : (!llvm.ptr, !llvm.ptr) -> ()
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%9, %33) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    %20 = omp.map.info var_ptr(%9 : !llvm.ptr, i8) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "v.data[it]"}
    %21 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>) map_clauses(tofrom) capture(ByRef) members(%5 : [0] : !llvm.ptr) -> !llvm.ptr {name = "v", partial_map = true}
    omp.declare_mapper.info map_entries(%20, %21, %5 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  }
  omp.declare_mapper @struct_vec_omp_default_mapper : !llvm.struct<"vec", (i32, ptr)> {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %1 = func.call @__accc_omp_iterated() {accc.iterators = [{begin = {number = 0 : i64}, end = {number = 4 : i64}, iterator = "it"}]} : () -> !llvm.ptr
    %2 = arith.extsi %c0_i32 : i32 to i64
    %3 = arith.extsi %c4_i32 : i32 to i64
    %4 = arith.subi %3, %2 : i64
    %c1_i64 = arith.constant 1 : i64
    %5 = arith.index_cast %4 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %5 step %c1 {
      %7 = arith.index_cast %arg1 : index to i64
      %8 = arith.muli %7, %c1_i64 : i64
      %9 = arith.addi %2, %8 : i64
      %10 = arith.trunci %9 : i64 to i32
      llvm.store %10, %0 : i32, !llvm.ptr
      %11 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %12 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
      %c0_0 = arith.constant 0 : index
      %13 = llvm.load %0 : !llvm.ptr -> i32
      %14 = arith.index_cast %13 : i32 to index
      %c1_1 = arith.constant 1 : index
      %c1_2 = arith.constant 1 : index
      %15 = arith.subi %c1_1, %c1_2 : index
      %16 = arith.addi %14, %15 : index
      %c1_3 = arith.constant 1 : index
      %17 = omp.map.bounds lower_bound(%14 : index) upper_bound(%16 : index) extent(%c1_1 : index) stride(%c1_3 : index) start_idx(%c0_0 : index)
      %18 = omp.map.info var_ptr(%11 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) var_ptr_ptr(%11 : !llvm.ptr) bounds(%17) -> !llvm.ptr {name = "v.data[it]"}
      %19 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>) map_clauses(tofrom) capture(ByRef) members(%18 : [1] : !llvm.ptr) -> !llvm.ptr {name = "v", partial_map = true}
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%1, %19) : (!llvm.ptr, !llvm.ptr) -> ()
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%1, %18) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    %6 = omp.map.info var_ptr(%1 : !llvm.ptr, i8) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "v.data[it]"}
    omp.declare_mapper.info map_entries(%6 : !llvm.ptr)
  }
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{declaration = "vec v"}], clause = "declare mapper"}, clauses = [{args = [{variable = "v.data[it]"}], clause = "map", modifiers = [{args = [{begin = {number = 0 : i64}, end = {number = 4 : i64}, iterator = "it"}], parens, word = "iterator"}, {word = "tofrom"}]}], name = "declare mapper"}}
  func.func private @__accc_omp_iterated() -> !llvm.ptr
  func.func private @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(!llvm.ptr, !llvm.ptr)
  func.func private @__accc_omp_iterated_i32(i32) -> !llvm.ptr
  func.func @maps(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %11 = llvm.load %0 : !llvm.ptr -> i32
    %12 = call @__accc_omp_iterated_i32(%11) {accc.iterators = [{begin = {number = 0 : i64}, end = {value = 0 : i64}, iterator = "i"}]} : (i32) -> !llvm.ptr
    %13 = arith.extsi %c0_i32 : i32 to i64
    %14 = arith.extsi %11 : i32 to i64
    %15 = arith.subi %14, %13 : i64
    %c1_i64 = arith.constant 1 : i64
    %16 = arith.index_cast %15 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %16 step %c1 {
      %69 = arith.index_cast %arg4 : index to i64
      %70 = arith.muli %69, %c1_i64 : i64
      %71 = arith.addi %13, %70 : i64
      %72 = arith.trunci %71 : i64 to i32
      llvm.store %72, %4 : i32, !llvm.ptr
      %73 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0_27 = arith.constant 0 : index
      %74 = llvm.load %4 : !llvm.ptr -> i32
      %75 = arith.index_cast %74 : i32 to index
      %c1_28 = arith.constant 1 : index
      %c1_29 = arith.constant 1 : index
      %76 = arith.subi %c1_28, %c1_29 : index
      %77 = arith.addi %75, %76 : index
      %c0_30 = arith.constant 0 : index
      %c0_31 = arith.constant 0 : index
      %78 = llvm.load %1 : !llvm.ptr -> i32
      %79 = arith.index_cast %78 : i32 to index
      %c1_32 = arith.constant 1 : index
      %80 = arith.subi %79, %c1_32 : index
      %c1_33 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %81 = omp.map.bounds lower_bound(%c0_31 : index) upper_bound(%80 : index) extent(%79 : index) stride(%c4 : index) start_idx(%c0_30 : index) {stride_in_bytes = true}
      %82 = omp.map.bounds lower_bound(%75 : index) upper_bound(%77 : index) extent(%c1_28 : index) stride(%c1_33 : index) start_idx(%c0_27 : index)
      %83 = omp.map.info var_ptr(%73 : !llvm.ptr, !llvm.array<0 x struct<(ptr)>>) map_clauses(to) capture(ByRef) bounds(%81, %82) -> !llvm.ptr {name = "rows[i][0:m]"}
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%12, %83) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    %17 = omp.map.info var_ptr(%12 : !llvm.ptr, i8) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "rows[i][0:m]"}
    %18 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %19 = llvm.load %0 : !llvm.ptr -> i32
    %20 = arith.index_cast %19 : i32 to index
    %c1_2 = arith.constant 1 : index
    %21 = arith.subi %20, %c1_2 : index
    %c1_3 = arith.constant 1 : index
    %22 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%21 : index) extent(%20 : index) stride(%c1_3 : index) start_idx(%c0_0 : index)
    %23 = omp.map.info var_ptr(%18 : !llvm.ptr, !llvm.ptr) map_clauses(from) capture(ByRef) bounds(%22) -> !llvm.ptr {name = "rows[0:n]"}
    omp.target_data map_entries(%17, %23 : !llvm.ptr, !llvm.ptr) {
      %c0_i32_27 = arith.constant 0 : i32
      %c0_i32_28 = arith.constant 0 : i32
      %69 = llvm.load %0 : !llvm.ptr -> i32
      %70 = func.call @__accc_omp_iterated_i32(%69) {accc.iterators = [{begin = {number = 0 : i64}, end = {value = 0 : i64}, iterator = "i"}]} : (i32) -> !llvm.ptr
      %71 = arith.extsi %c0_i32_28 : i32 to i64
      %72 = arith.extsi %69 : i32 to i64
      %73 = arith.subi %72, %71 : i64
      %c1_i64_29 = arith.constant 1 : i64
      %74 = arith.index_cast %73 : i64 to index
      %c0_30 = arith.constant 0 : index
      %c1_31 = arith.constant 1 : index
      scf.for %arg4 = %c0_30 to %74 step %c1_31 {
        %79 = arith.index_cast %arg4 : index to i64
        %80 = arith.muli %79, %c1_i64_29 : i64
        %81 = arith.addi %71, %80 : i64
        %82 = arith.trunci %81 : i64 to i32
        llvm.store %82, %5 : i32, !llvm.ptr
        %83 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %c0_34 = arith.constant 0 : index
        %84 = llvm.load %5 : !llvm.ptr -> i32
        %85 = arith.index_cast %84 : i32 to index
        %c1_35 = arith.constant 1 : index
        %c1_36 = arith.constant 1 : index
        %86 = arith.subi %c1_35, %c1_36 : index
        %87 = arith.addi %85, %86 : index
        %c0_37 = arith.constant 0 : index
        %c0_38 = arith.constant 0 : index
        %88 = llvm.load %1 : !llvm.ptr -> i32
        %89 = arith.index_cast %88 : i32 to index
        %c1_39 = arith.constant 1 : index
        %90 = arith.subi %89, %c1_39 : index
        %c1_40 = arith.constant 1 : index
        %c4 = arith.constant 4 : index
        %91 = omp.map.bounds lower_bound(%c0_38 : index) upper_bound(%90 : index) extent(%89 : index) stride(%c4 : index) start_idx(%c0_37 : index) {stride_in_bytes = true}
        %92 = omp.map.bounds lower_bound(%85 : index) upper_bound(%87 : index) extent(%c1_35 : index) stride(%c1_40 : index) start_idx(%c0_34 : index)
        %93 = omp.map.info var_ptr(%83 : !llvm.ptr, !llvm.array<0 x struct<(ptr)>>) map_clauses(always, tofrom) capture(ByRef) bounds(%91, %92) -> !llvm.ptr {name = "rows[i][0:m]"}
        func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%70, %93) : (!llvm.ptr, !llvm.ptr) -> ()
      }
      %75 = omp.map.info var_ptr(%70 : !llvm.ptr, i8) map_clauses(always, tofrom) capture(ByRef) -> !llvm.ptr {name = "rows[i][0:m]"}
      %76 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0_32 = arith.constant 0 : index
      %c1_33 = arith.constant 1 : index
      %c-1 = arith.constant -1 : index
      %77 = omp.map.bounds lower_bound(%c0_32 : index) upper_bound(%c-1 : index) extent(%c0_32 : index) stride(%c1_33 : index) start_idx(%c0_32 : index)
      %78 = omp.map.info var_ptr(%76 : !llvm.ptr, !llvm.ptr) map_clauses(implicit) capture(ByRef) bounds(%77) -> !llvm.ptr {name = "rows"}
      omp.target device(%c0_i32_27 : i32) map_entries(%75 -> %arg4, %78 -> %arg5 : !llvm.ptr, !llvm.ptr) {
        %c1_i32_34 = arith.constant 1 : i32
        %79 = llvm.alloca %c1_i32_34 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg5, %79 : !llvm.ptr, !llvm.ptr
        %c2_i32_35 = arith.constant 2 : i32
        %80 = llvm.load %79 : !llvm.ptr -> !llvm.ptr
        %c0_i64_36 = arith.constant 0 : i64
        %81 = llvm.getelementptr %80[%c0_i64_36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
        %82 = llvm.load %81 : !llvm.ptr -> !llvm.ptr
        %c1_i64_37 = arith.constant 1 : i64
        %83 = llvm.getelementptr %82[%c1_i64_37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        llvm.store %c2_i32_35, %83 : i32, !llvm.ptr
        omp.terminator
      }
      omp.terminator
    }
    %c0_i32_4 = arith.constant 0 : i32
    %24 = llvm.load %0 : !llvm.ptr -> i32
    %c2_i32 = arith.constant 2 : i32
    %25 = call @__accc_omp_iterated_i32(%24) {accc.iterators = [{begin = {number = 0 : i64}, end = {value = 0 : i64}, iterator = "i", step = {number = 2 : i64}}]} : (i32) -> !llvm.ptr
    %26 = arith.extsi %c0_i32_4 : i32 to i64
    %27 = arith.extsi %24 : i32 to i64
    %28 = arith.subi %27, %26 : i64
    %c1_i64_5 = arith.constant 1 : i64
    %29 = arith.extsi %c2_i32 : i32 to i64
    %c0_i64 = arith.constant 0 : i64
    %30 = arith.cmpi slt, %29, %c0_i64 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64_6 = arith.constant 1 : i64
    %31 = arith.select %30, %c-1_i64, %c1_i64_6 : i64
    %32 = arith.subi %29, %31 : i64
    %33 = arith.addi %28, %32 : i64
    %34 = arith.divsi %33, %29 : i64
    %35 = arith.index_cast %34 : i64 to index
    %c0_7 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    scf.for %arg4 = %c0_7 to %35 step %c1_8 {
      %69 = arith.index_cast %arg4 : index to i64
      %70 = arith.muli %69, %29 : i64
      %71 = arith.addi %26, %70 : i64
      %72 = arith.trunci %71 : i64 to i32
      llvm.store %72, %6 : i32, !llvm.ptr
      %73 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      %74 = llvm.load %6 : !llvm.ptr -> i32
      %75 = arith.extsi %74 : i32 to i64
      %76 = llvm.getelementptr %73[%75] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %77 = llvm.getelementptr %76[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %78 = llvm.load %77 : !llvm.ptr -> !llvm.ptr
      %c0_27 = arith.constant 0 : index
      %c0_28 = arith.constant 0 : index
      %79 = llvm.load %1 : !llvm.ptr -> i32
      %80 = arith.index_cast %79 : i32 to index
      %c1_29 = arith.constant 1 : index
      %81 = arith.subi %80, %c1_29 : index
      %c1_30 = arith.constant 1 : index
      %82 = omp.map.bounds lower_bound(%c0_28 : index) upper_bound(%81 : index) extent(%80 : index) stride(%c1_30 : index) start_idx(%c0_27 : index)
      %83 = omp.map.info var_ptr(%78 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%77 : !llvm.ptr) bounds(%82) -> !llvm.ptr {name = "s[i].data[0:m]"}
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%25, %83) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    %36 = omp.map.info var_ptr(%25 : !llvm.ptr, i8) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "s[i].data[0:m]"}
    %37 = call @__accc_omp_iterated_i32(%24) {accc.iterators = [{begin = {number = 0 : i64}, end = {value = 0 : i64}, iterator = "i", step = {number = 2 : i64}}]} : (i32) -> !llvm.ptr
    %38 = arith.extsi %c0_i32_4 : i32 to i64
    %39 = arith.extsi %24 : i32 to i64
    %40 = arith.subi %39, %38 : i64
    %c1_i64_9 = arith.constant 1 : i64
    %41 = arith.extsi %c2_i32 : i32 to i64
    %c0_i64_10 = arith.constant 0 : i64
    %42 = arith.cmpi slt, %41, %c0_i64_10 : i64
    %c-1_i64_11 = arith.constant -1 : i64
    %c1_i64_12 = arith.constant 1 : i64
    %43 = arith.select %42, %c-1_i64_11, %c1_i64_12 : i64
    %44 = arith.subi %41, %43 : i64
    %45 = arith.addi %40, %44 : i64
    %46 = arith.divsi %45, %41 : i64
    %47 = arith.index_cast %46 : i64 to index
    %c0_13 = arith.constant 0 : index
    %c1_14 = arith.constant 1 : index
    scf.for %arg4 = %c0_13 to %47 step %c1_14 {
      %69 = arith.index_cast %arg4 : index to i64
      %70 = arith.muli %69, %41 : i64
      %71 = arith.addi %38, %70 : i64
      %72 = arith.trunci %71 : i64 to i32
      llvm.store %72, %7 : i32, !llvm.ptr
      %73 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0_27 = arith.constant 0 : index
      %74 = llvm.load %7 : !llvm.ptr -> i32
      %75 = arith.index_cast %74 : i32 to index
      %c1_28 = arith.constant 1 : index
      %c1_29 = arith.constant 1 : index
      %76 = arith.subi %c1_28, %c1_29 : index
      %77 = arith.addi %75, %76 : index
      %c0_30 = arith.constant 0 : index
      %c0_31 = arith.constant 0 : index
      %c1_32 = arith.constant 1 : index
      %c0_33 = arith.constant 0 : index
      %c1_34 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %78 = omp.map.bounds lower_bound(%c0_31 : index) upper_bound(%c0_33 : index) extent(%c1_32 : index) stride(%c4 : index) start_idx(%c0_30 : index) {stride_in_bytes = true}
      %79 = omp.map.bounds lower_bound(%75 : index) upper_bound(%77 : index) extent(%c1_28 : index) stride(%c1_34 : index) start_idx(%c0_27 : index)
      %80 = omp.map.info var_ptr(%73 : !llvm.ptr, !llvm.array<0 x struct<(ptr)>>) map_clauses(to) capture(ByRef) bounds(%78, %79) -> !llvm.ptr {name = "rows[i][0:1]"}
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%37, %80) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    %48 = omp.map.info var_ptr(%37 : !llvm.ptr, i8) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "rows[i][0:1]"}
    omp.target_enter_data map_entries(%36, %48 : !llvm.ptr, !llvm.ptr)
    %c0_i32_15 = arith.constant 0 : i32
    %49 = llvm.load %0 : !llvm.ptr -> i32
    %50 = call @__accc_omp_iterated_i32(%49) {accc.iterators = [{begin = {number = 0 : i64}, end = {value = 0 : i64}, iterator = "i"}]} : (i32) -> !llvm.ptr
    %51 = arith.extsi %c0_i32_15 : i32 to i64
    %52 = arith.extsi %49 : i32 to i64
    %53 = arith.subi %52, %51 : i64
    %c1_i64_16 = arith.constant 1 : i64
    %54 = arith.index_cast %53 : i64 to index
    %c0_17 = arith.constant 0 : index
    %c1_18 = arith.constant 1 : index
    scf.for %arg4 = %c0_17 to %54 step %c1_18 {
      %69 = arith.index_cast %arg4 : index to i64
      %70 = arith.muli %69, %c1_i64_16 : i64
      %71 = arith.addi %51, %70 : i64
      %72 = arith.trunci %71 : i64 to i32
      llvm.store %72, %8 : i32, !llvm.ptr
      %73 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      %74 = llvm.load %8 : !llvm.ptr -> i32
      %75 = arith.extsi %74 : i32 to i64
      %76 = llvm.getelementptr %73[%75] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %77 = llvm.getelementptr %76[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %78 = llvm.load %77 : !llvm.ptr -> !llvm.ptr
      %c0_27 = arith.constant 0 : index
      %c0_28 = arith.constant 0 : index
      %79 = llvm.load %1 : !llvm.ptr -> i32
      %80 = arith.index_cast %79 : i32 to index
      %c1_29 = arith.constant 1 : index
      %81 = arith.subi %80, %c1_29 : index
      %c1_30 = arith.constant 1 : index
      %82 = omp.map.bounds lower_bound(%c0_28 : index) upper_bound(%81 : index) extent(%80 : index) stride(%c1_30 : index) start_idx(%c0_27 : index)
      %83 = omp.map.info var_ptr(%78 : !llvm.ptr, i32) map_clauses(present, to) capture(ByRef) var_ptr_ptr(%77 : !llvm.ptr) bounds(%82) -> !llvm.ptr {name = "s[i].data[0:m]"}
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%50, %83) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    %55 = omp.map.info var_ptr(%50 : !llvm.ptr, i8) map_clauses(present, to) capture(ByRef) -> !llvm.ptr {name = "s[i].data[0:m]"}
    %c1_i32_19 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %56 = call @__accc_omp_iterated() {accc.iterators = [{begin = {number = 1 : i64}, end = {number = 3 : i64}, iterator = "k"}]} : () -> !llvm.ptr
    %57 = arith.extsi %c1_i32_19 : i32 to i64
    %58 = arith.extsi %c3_i32 : i32 to i64
    %59 = arith.subi %58, %57 : i64
    %c1_i64_20 = arith.constant 1 : i64
    %60 = arith.index_cast %59 : i64 to index
    %c0_21 = arith.constant 0 : index
    %c1_22 = arith.constant 1 : index
    scf.for %arg4 = %c0_21 to %60 step %c1_22 {
      %69 = arith.index_cast %arg4 : index to i64
      %70 = arith.muli %69, %c1_i64_20 : i64
      %71 = arith.addi %57, %70 : i64
      %72 = arith.trunci %71 : i64 to i32
      llvm.store %72, %9 : i32, !llvm.ptr
      %73 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0_27 = arith.constant 0 : index
      %74 = llvm.load %9 : !llvm.ptr -> i32
      %75 = arith.index_cast %74 : i32 to index
      %c1_28 = arith.constant 1 : index
      %c1_29 = arith.constant 1 : index
      %76 = arith.subi %c1_28, %c1_29 : index
      %77 = arith.addi %75, %76 : index
      %c0_30 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %78 = llvm.load %0 : !llvm.ptr -> i32
      %79 = arith.index_cast %78 : i32 to index
      %c1_31 = arith.constant 1 : index
      %80 = arith.subi %79, %c1_31 : index
      %81 = arith.addi %c2, %80 : index
      %c1_32 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %82 = omp.map.bounds lower_bound(%c2 : index) upper_bound(%81 : index) extent(%79 : index) stride(%c4 : index) start_idx(%c0_30 : index) {stride_in_bytes = true}
      %83 = omp.map.bounds lower_bound(%75 : index) upper_bound(%77 : index) extent(%c1_28 : index) stride(%c1_32 : index) start_idx(%c0_27 : index)
      %84 = omp.map.info var_ptr(%73 : !llvm.ptr, !llvm.array<0 x struct<(ptr)>>) map_clauses(from) capture(ByRef) bounds(%82, %83) -> !llvm.ptr {name = "rows[k][2:n]"}
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%56, %84) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    %61 = omp.map.info var_ptr(%56 : !llvm.ptr, i8) map_clauses(from) capture(ByRef) -> !llvm.ptr {name = "rows[k][2:n]"}
    omp.target_update map_entries(%55, %61 : !llvm.ptr, !llvm.ptr)
    %c0_i32_23 = arith.constant 0 : i32
    %62 = llvm.load %0 : !llvm.ptr -> i32
    %63 = call @__accc_omp_iterated_i32(%62) {accc.iterators = [{begin = {number = 0 : i64}, end = {value = 0 : i64}, iterator = "i"}]} : (i32) -> !llvm.ptr
    %64 = arith.extsi %c0_i32_23 : i32 to i64
    %65 = arith.extsi %62 : i32 to i64
    %66 = arith.subi %65, %64 : i64
    %c1_i64_24 = arith.constant 1 : i64
    %67 = arith.index_cast %66 : i64 to index
    %c0_25 = arith.constant 0 : index
    %c1_26 = arith.constant 1 : index
    scf.for %arg4 = %c0_25 to %67 step %c1_26 {
      %69 = arith.index_cast %arg4 : index to i64
      %70 = arith.muli %69, %c1_i64_24 : i64
      %71 = arith.addi %64, %70 : i64
      %72 = arith.trunci %71 : i64 to i32
      llvm.store %72, %10 : i32, !llvm.ptr
      %73 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      %74 = llvm.load %10 : !llvm.ptr -> i32
      %75 = arith.extsi %74 : i32 to i64
      %76 = llvm.getelementptr %73[%75] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %77 = llvm.getelementptr %76[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %78 = llvm.load %77 : !llvm.ptr -> !llvm.ptr
      %c0_27 = arith.constant 0 : index
      %c0_28 = arith.constant 0 : index
      %79 = llvm.load %1 : !llvm.ptr -> i32
      %80 = arith.index_cast %79 : i32 to index
      %c1_29 = arith.constant 1 : index
      %81 = arith.subi %80, %c1_29 : index
      %c1_30 = arith.constant 1 : index
      %82 = omp.map.bounds lower_bound(%c0_28 : index) upper_bound(%81 : index) extent(%80 : index) stride(%c1_30 : index) start_idx(%c0_27 : index)
      %83 = omp.map.info var_ptr(%78 : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) var_ptr_ptr(%77 : !llvm.ptr) bounds(%82) -> !llvm.ptr {name = "s[i].data[0:m]"}
      func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%63, %83) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    %68 = omp.map.info var_ptr(%63 : !llvm.ptr, i8) map_clauses(storage) capture(ByRef) -> !llvm.ptr {name = "s[i].data[0:m]"}
    omp.target_exit_data map_entries(%68 : !llvm.ptr)
    return
  }
  func.func @mapped(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<"vec", (i32, ptr)>}) {
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>) map_clauses(tofrom) capture(ByRef) mapper(@struct_vec_omp_default_mapper) -> !llvm.ptr {accc.map_words = ["default"], name = "v"}
    omp.target map_entries(%0 -> %arg1 : !llvm.ptr) {
      %1 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %2 = llvm.load %1 : !llvm.ptr -> i32
      %3 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %5 = llvm.getelementptr %4[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %2, %5 : i32, !llvm.ptr
      omp.terminator
    }
    return
  }
  func.func @mapped_by_length(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<"vec", (i32, ptr)>}) {
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>) map_clauses(to) capture(ByRef) mapper(@counted.omp_mapper) -> !llvm.ptr {accc.mapper = "counted", name = "v"}
    omp.target map_entries(%0 -> %arg1 : !llvm.ptr) {
      %1 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %2 = llvm.load %1 : !llvm.ptr -> i32
      %3 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %5 = llvm.getelementptr %4[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %2, %5 : i32, !llvm.ptr
      omp.terminator
    }
    return
  }
}
