module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", omp.requires = #omp<clause_requires unified_address|dynamic_allocators>} {
  func.func private @__accc_omp_directive_5() attributes {accc.directive = {clauses = [{args = [{variable = "g3"}], clause = "to"}, {args = [{word = "nohost"}], clause = "device_type"}], name = "declare target"}}
  func.func private @__accc_omp_directive_4() attributes {accc.directive = {clauses = [{args = [{variable = "g1"}], clause = "enter"}, {args = [{variable = "g2"}, {variable = "g4"}], clause = "link"}], name = "declare target"}}
  func.func private @__accc_omp_directive_3() attributes {accc.directive = {clauses = [{clause = "unified_address"}, {clause = "dynamic_allocators"}], name = "requires"}}
  func.func private @__accc_omp_directive_2() attributes {accc.directive = {clauses = [{args = [{variable = "g"}], clause = "enter"}, {args = [{word = "host"}], clause = "device_type"}], name = "declare target"}}
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {name = "declare target"}}
  fir.global @_QMmEg1 {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = false>} : i32 {
    %0 = fir.zero_bits i32
    fir.has_value %0 : i32
  }
  fir.global @_QMmEg2 {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (link), automap = false>} : !fir.array<10xi32> {
    %0 = fir.zero_bits !fir.array<10xi32>
    fir.has_value %0 : !fir.array<10xi32>
  }
  fir.global @_QMmEg3 {omp.declare_target = #omp.declaretarget<device_type = (nohost), capture_clause = (to), automap = false>} : i32 {
    %0 = fir.zero_bits i32
    fir.has_value %0 : i32
  }
  fir.global @_QMmEg4 {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (link), automap = false>} : i32 {
    %0 = fir.zero_bits i32
    fir.has_value %0 : i32
  }
  func.func @_QMmPf(%arg0: !fir.ref<i32> {fir.bindc_name = "x"}) attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMmFfEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    fir.store %c1_i32 to %1 : !fir.ref<i32>
    return
  }
  func.func @_QMmPg(%arg0: !fir.ref<i32> {fir.bindc_name = "x"}) attributes {omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (enter), automap = false>} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMmEg4) : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "_QMmEg4"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %3 = fir.address_of(@_QMmEg1) : !fir.ref<i32>
    %4 = fir.declare %3 {uniq_name = "_QMmEg1"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %5 = fir.address_of(@_QMmEg2) : !fir.ref<!fir.array<10xi32>>
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %6 = fir.shape %c10 : (index) -> !fir.shape<1>
    %7 = fir.declare %5(%6) {uniq_name = "_QMmEg2"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
    %8 = fir.address_of(@_QMmEg3) : !fir.ref<i32>
    %9 = fir.declare %8 {uniq_name = "_QMmEg3"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %10 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMmFgEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %11 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(always, tofrom) capture(ByRef) -> !fir.ref<i32> {name = "g4"}
    %12 = omp.map.info var_ptr(%4 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByRef) -> !fir.ref<i32> {name = "g1"}
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %13 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c9 : index) extent(%c10 : index) stride(%c1_0 : index) start_idx(%c1 : index)
    %14 = omp.map.info var_ptr(%7 : !fir.ref<!fir.array<10xi32>>, !fir.array<10xi32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%13) -> !fir.ref<!fir.array<10xi32>> {name = "g2"}
    %15 = omp.map.info var_ptr(%9 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByRef) -> !fir.ref<i32> {name = "g3"}
    omp.target map_entries(%11 -> %arg1, %12 -> %arg2, %14 -> %arg3, %15 -> %arg4 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<10xi32>>, !fir.ref<i32>) {
      %c10_1 = arith.constant 10 : index
      %16 = fir.shape %c10_1 : (index) -> !fir.shape<1>
      %17 = fir.declare %arg1 {uniq_name = "_QMmEg4"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %18 = fir.declare %arg2 {uniq_name = "_QMmEg1"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %19 = fir.declare %arg3(%16) {uniq_name = "_QMmEg2"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
      %20 = fir.declare %arg4 {uniq_name = "_QMmEg3"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c2_i32 = arith.constant 2 : i32
      fir.store %c2_i32 to %18 : !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      %c3 = arith.constant 3 : index
      %21 = fir.array_coor %19(%16) %c3 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %c1_i32 to %21 : !fir.ref<i32>
      %c1_i32_2 = arith.constant 1 : i32
      fir.store %c1_i32_2 to %20 : !fir.ref<i32>
      %c1_i32_3 = arith.constant 1 : i32
      fir.store %c1_i32_3 to %17 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
}
