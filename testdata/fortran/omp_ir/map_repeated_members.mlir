module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QPmembers(%arg0: !fir.ref<!fir.array<16xf32>> {fir.bindc_name = "a1"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %1 = fir.shape %c16 : (index) -> !fir.shape<1>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFmembersEa1"} : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<16xf32>>
    %3 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFmembersEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %4 = fir.alloca i32 {bindc_name = "i1", uniq_name = "_QFmembersEi1"}
    %5 = fir.declare %4 {uniq_name = "_QFmembersEi1"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %6 = fir.alloca !fir.type<_QFmembersTt{a:f32,b:i32}> {bindc_name = "s1", uniq_name = "_QFmembersEs1"}
    %7 = fir.declare %6 {uniq_name = "_QFmembersEs1"} : (!fir.ref<!fir.type<_QFmembersTt{a:f32,b:i32}>>) -> !fir.ref<!fir.type<_QFmembersTt{a:f32,b:i32}>>
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c15 = arith.constant 15 : index
    %8 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c15 : index) extent(%c16 : index) stride(%c1_0 : index) start_idx(%c1 : index)
    %9 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<16xf32>>, !fir.array<16xf32>) map_clauses(to) capture(ByRef) bounds(%8) -> !fir.ref<!fir.array<16xf32>> {name = "a1"}
    %10 = fir.coordinate_of %7, a : (!fir.ref<!fir.type<_QFmembersTt{a:f32,b:i32}>>) -> !fir.ref<f32>
    %11 = omp.map.info var_ptr(%10 : !fir.ref<f32>, f32) map_clauses(to) capture(ByRef) -> !fir.ref<f32> {name = "s1%a"}
    %12 = omp.map.info var_ptr(%7 : !fir.ref<!fir.type<_QFmembersTt{a:f32,b:i32}>>, !fir.type<_QFmembersTt{a:f32,b:i32}>) map_clauses(to) capture(ByRef) members(%11 : [0] : !fir.ref<f32>) -> !fir.ref<!fir.type<_QFmembersTt{a:f32,b:i32}>> {name = "s1"}
    %13 = omp.map.info var_ptr(%5 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {accc.map_words = ["default"], name = "i1"}
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c15_3 = arith.constant 15 : index
    %14 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%c15_3 : index) extent(%c16 : index) stride(%c1_2 : index) start_idx(%c1 : index)
    %15 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<16xf32>>, !fir.array<16xf32>) map_clauses(to) capture(ByRef) bounds(%14) -> !fir.ref<!fir.array<16xf32>> {name = "a1"}
    omp.target_data map_entries(%9, %12, %13, %15, %11 : !fir.ref<!fir.array<16xf32>>, !fir.ref<!fir.type<_QFmembersTt{a:f32,b:i32}>>, !fir.ref<i32>, !fir.ref<!fir.array<16xf32>>, !fir.ref<f32>) {
      %16 = fir.load %3 : !fir.ref<i32>
      fir.store %16 to %5 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
  fir.type_info @_QFmembersTt noinit nodestroy nofinal : !fir.type<_QFmembersTt{a:f32,b:i32}>
}
