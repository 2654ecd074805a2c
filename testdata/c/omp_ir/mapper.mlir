module {
  omp.declare_mapper @head.omp_mapper : !llvm.struct<"vec", (i32, ptr)> {
  ^bb0(%arg0: !llvm.ptr):
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
    %1 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "v.n"}
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %4 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) start_idx(%c0 : index)
    %5 = omp.map.info var_ptr(%2 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) var_ptr_ptr(%2 : !llvm.ptr) bounds(%4) -> !llvm.ptr {name = "v.data[0:1]"}
    %6 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>) map_clauses(to) capture(ByRef) members(%1, %5 : [0], [1] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {name = "v", partial_map = true}
    omp.declare_mapper.info map_entries(%6, %1, %5 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  }
  func.func private @__accc_omp_directive_2() attributes {accc.directive = {args = {args = [{declaration = "struct vec v"}], clause = "declare mapper", operator = "head"}, clauses = [{args = [{variable = "v.n"}], clause = "map", modifiers = [{word = "to"}]}, {args = [{variable = "v.data[0:1]"}], clause = "map", modifiers = [{word = "tofrom"}]}], name = "declare mapper"}}
  omp.declare_mapper @struct_vec_omp_default_mapper : !llvm.struct<"vec", (i32, ptr)> {
  ^bb0(%arg0: !llvm.ptr):
    %0 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %2 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
    %3 = llvm.load %2 : !llvm.ptr -> i32
    %4 = arith.index_cast %3 : i32 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_1 = arith.constant 1 : index
    %6 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%5 : index) extent(%4 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %7 = omp.map.info var_ptr(%0 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) var_ptr_ptr(%0 : !llvm.ptr) bounds(%6) -> !llvm.ptr {accc.map_words = ["default"], name = "v.data[0:v.n]"}
    %8 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>) map_clauses(tofrom) capture(ByRef) members(%7 : [1] : !llvm.ptr) -> !llvm.ptr {accc.map_words = ["default"], name = "v"}
    omp.declare_mapper.info map_entries(%8, %7 : !llvm.ptr, !llvm.ptr)
  }
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{declaration = "struct vec v"}], clause = "declare mapper"}, clauses = [{args = [{variable = "v"}, {variable = "v.data[0:v.n]"}], clause = "map"}], name = "declare mapper"}}
  func.func @use(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<"vec", (i32, ptr)>}, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg1, %0 : !llvm.ptr, !llvm.ptr
    %1 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>) map_clauses(tofrom) capture(ByRef) mapper(@struct_vec_omp_default_mapper) -> !llvm.ptr {accc.map_words = ["default"], name = "a"}
    omp.target map_entries(%1 -> %arg2 : !llvm.ptr) {
      %cst = arith.constant 1.000000e+00 : f64
      %7 = llvm.getelementptr %arg2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %9 = llvm.getelementptr %8[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %cst, %9 : f64, !llvm.ptr
      omp.terminator
    }
    %2 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>) map_clauses(tofrom) capture(ByRef) mapper(@head.omp_mapper) -> !llvm.ptr {accc.mapper = "head", name = "a"}
    omp.target map_entries(%2 -> %arg2 : !llvm.ptr) {
      %cst = arith.constant 1.000000e+00 : f64
      %7 = llvm.getelementptr %arg2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %9 = llvm.getelementptr %8[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %cst, %9 : f64, !llvm.ptr
      omp.terminator
    }
    %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %4 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) start_idx(%c0 : index)
    %5 = omp.map.info var_ptr(%3 : !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>) map_clauses(to) capture(ByRef) mapper(@struct_vec_omp_default_mapper) bounds(%4) -> !llvm.ptr {accc.mapper = "default", name = "b[0:1]"}
    omp.target map_entries(%5 -> %arg2 : !llvm.ptr) {
      %c1_i32_3 = arith.constant 1 : i32
      %7 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg2, %7 : !llvm.ptr, !llvm.ptr
      %cst = arith.constant 1.000000e+00 : f64
      %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
      %9 = llvm.getelementptr %8[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %10 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %11 = llvm.getelementptr %10[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %cst, %11 : f64, !llvm.ptr
      omp.terminator
    }
    %6 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>) map_clauses(to) capture(ByRef) mapper(@head.omp_mapper) -> !llvm.ptr {accc.mapper = "head", name = "a"}
    omp.target_update map_entries(%6 : !llvm.ptr)
    return
  }
}
