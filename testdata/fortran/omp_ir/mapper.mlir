module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.declare_mapper @_QQFs2mm : !fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}> {
  ^bb0(%arg0: !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>):
    %0 = fir.declare %arg0 {uniq_name = "_QFs2Ex"} : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>
    %1 = fir.coordinate_of %0, i : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
    %2 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(to) capture(ByRef) -> !fir.ref<i32> {name = "x%i"}
    %3 = omp.map.info var_ptr(%0 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>, !fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>) map_clauses(to) capture(ByRef) members(%2 : [0] : !fir.ref<i32>) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>> {name = "x", partial_map = true}
    omp.declare_mapper.info map_entries(%3, %2 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>, !fir.ref<i32>)
  }
  func.func private @__accc_omp_directive_2() attributes {accc.directive = {args = {args = [{declaration = "t :: x"}], clause = "declare mapper", operator = "mm"}, clauses = [{args = [{variable = "x%i"}], clause = "map", modifiers = [{word = "to"}]}], name = "declare mapper"}}
  omp.declare_mapper @_QQFs2t_omp_default_mapper : !fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}> {
  ^bb0(%arg0: !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>):
    %0 = fir.declare %arg0 {uniq_name = "_QFs2Ex"} : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>
    %1 = fir.coordinate_of %0, i : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
    %2 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {accc.map_words = ["default"], name = "x%i"}
    %3 = fir.coordinate_of %0, f : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.array<4xf32>>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %4 = fir.shape %c4 : (index) -> !fir.shape<1>
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %5 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c3 : index) extent(%c4 : index) stride(%c1_0 : index) start_idx(%c1 : index)
    %6 = omp.map.info var_ptr(%3 : !fir.ref<!fir.array<4xf32>>, !fir.array<4xf32>) map_clauses(tofrom) capture(ByRef) bounds(%5) -> !fir.ref<!fir.array<4xf32>> {accc.map_words = ["default"], name = "x%f"}
    %7 = omp.map.info var_ptr(%0 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>, !fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>) map_clauses(tofrom) capture(ByRef) members(%2, %6 : [0], [1] : !fir.ref<i32>, !fir.ref<!fir.array<4xf32>>) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>> {name = "x", partial_map = true}
    omp.declare_mapper.info map_entries(%7, %2, %6 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>, !fir.ref<i32>, !fir.ref<!fir.array<4xf32>>)
  }
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{declaration = "t :: x"}], clause = "declare mapper"}, clauses = [{args = [{variable = "x%i"}, {variable = "x%f"}], clause = "map"}], name = "declare mapper"}}
  func.func @_QPs2(%arg0: !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>> {fir.bindc_name = "v"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFs2Ev"} : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>, !fir.dscope) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>
    %2 = fir.alloca !fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}> {bindc_name = "w", uniq_name = "_QFs2Ew"}
    %3 = fir.declare %2 {uniq_name = "_QFs2Ew"} : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>
    %4 = omp.map.info var_ptr(%1 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>, !fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>) map_clauses(tofrom) capture(ByRef) mapper(@_QQFs2mm) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>> {accc.mapper = "mm", name = "v"}
    omp.target map_entries(%4 -> %arg1 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) {
      %13 = fir.declare %arg1 {uniq_name = "_QFs2Ev"} : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>
      %c1_i32 = arith.constant 1 : i32
      %14 = fir.coordinate_of %13, i : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %14 : !fir.ref<i32>
      omp.terminator
    }
    %5 = omp.map.info var_ptr(%3 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>, !fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>) map_clauses(tofrom) capture(ByRef) mapper(@_QQFs2t_omp_default_mapper) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>> {name = "w"}
    omp.target map_entries(%5 -> %arg1 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) {
      %13 = fir.declare %arg1 {uniq_name = "_QFs2Ew"} : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>
      %c1_i32 = arith.constant 1 : i32
      %14 = fir.coordinate_of %13, i : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %14 : !fir.ref<i32>
      omp.terminator
    }
    %6 = omp.map.info var_ptr(%3 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>, !fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>) map_clauses(implicit, tofrom) capture(ByRef) mapper(@_QQFs2t_omp_default_mapper) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>> {name = "w"}
    omp.target map_entries(%6 -> %arg1 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) {
      %13 = fir.declare %arg1 {uniq_name = "_QFs2Ew"} : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>
      %c1_i32 = arith.constant 1 : i32
      %14 = fir.coordinate_of %13, i : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %14 : !fir.ref<i32>
      omp.terminator
    }
    %7 = fir.coordinate_of %3, f : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.array<4xf32>>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %8 = fir.shape %c4 : (index) -> !fir.shape<1>
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_1 = arith.constant 1 : index
    %c4_2 = arith.constant 4 : index
    %c0_3 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1_4 = arith.constant 1 : index
    %c3_5 = arith.constant 3 : index
    %c2_6 = arith.constant 2 : index
    %c1_7 = arith.constant 1 : index
    %9 = omp.map.bounds lower_bound(%c1_4 : index) upper_bound(%c2_6 : index) extent(%c4 : index) stride(%c1_7 : index) start_idx(%c1 : index)
    %10 = omp.map.info var_ptr(%7 : !fir.ref<!fir.array<4xf32>>, !fir.array<4xf32>) map_clauses(tofrom) capture(ByRef) bounds(%9) -> !fir.ref<!fir.array<4xf32>> {name = "w%f(2:3)"}
    %11 = omp.map.info var_ptr(%3 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>, !fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>) map_clauses(tofrom) capture(ByRef) members(%10 : [1] : !fir.ref<!fir.array<4xf32>>) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>> {name = "w", partial_map = true}
    omp.target map_entries(%11 -> %arg1, %10 -> %arg2 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>, !fir.ref<!fir.array<4xf32>>) {
      %13 = fir.declare %arg1 {uniq_name = "_QFs2Ew"} : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>
      %c1_i32 = arith.constant 1 : i32
      %14 = fir.coordinate_of %13, i : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %14 : !fir.ref<i32>
      omp.terminator
    }
    %12 = omp.map.info var_ptr(%3 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>, !fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>) map_clauses(tofrom) capture(ByRef) mapper(@_QQFs2t_omp_default_mapper) -> !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>> {accc.map_words = ["default"], name = "w"}
    omp.target_data map_entries(%12 : !fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) {
      %c2_i32 = arith.constant 2 : i32
      %13 = fir.coordinate_of %3, i : (!fir.ref<!fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
      fir.store %c2_i32 to %13 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
  fir.type_info @_QFs2Tt noinit nodestroy nofinal : !fir.type<_QFs2Tt{i:i32,f:!fir.array<4xf32>}>
}
