module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QPg(%arg0: !fir.ref<!fir.array<16xf32>> {fir.bindc_name = "a1"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}, %arg2: !fir.ref<i32> {fir.bindc_name = "s"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %1 = fir.shape %c16 : (index) -> !fir.shape<1>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFgEa1"} : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<16xf32>>
    %3 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFgEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %4 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFgEs"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %5 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFgEi"}
    %6 = fir.declare %5 {uniq_name = "_QFgEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c15 = arith.constant 15 : index
    %7 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c15 : index) extent(%c16 : index) stride(%c1_0 : index) start_idx(%c1 : index)
    %8 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<16xf32>>, !fir.array<16xf32>) map_clauses(to) capture(ByRef) bounds(%7) -> !fir.ref<!fir.array<16xf32>> {name = "a1"}
    %9 = omp.map.info var_ptr(%4 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {accc.map_words = ["default"], name = "s"}
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c15_3 = arith.constant 15 : index
    %10 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%c15_3 : index) extent(%c16 : index) stride(%c1_2 : index) start_idx(%c1 : index)
    %11 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<16xf32>>, !fir.array<16xf32>) map_clauses(to) capture(ByRef) bounds(%10) -> !fir.ref<!fir.array<16xf32>> {name = "a1"}
    omp.target_data map_entries(%8, %9, %11 : !fir.ref<!fir.array<16xf32>>, !fir.ref<i32>, !fir.ref<!fir.array<16xf32>>) {
      %c1_i32 = arith.constant 1 : i32
      fir.store %c1_i32 to %4 : !fir.ref<i32>
      omp.terminator
    }
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c15_6 = arith.constant 15 : index
    %12 = omp.map.bounds lower_bound(%c0_4 : index) upper_bound(%c15_6 : index) extent(%c16 : index) stride(%c1_5 : index) start_idx(%c1 : index)
    %13 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<16xf32>>, !fir.array<16xf32>) map_clauses(to) capture(ByRef) bounds(%12) -> !fir.ref<!fir.array<16xf32>> {name = "a1"}
    %14 = omp.map.info var_ptr(%3 : !fir.ref<i32>, i32) map_clauses(to) capture(ByRef) -> !fir.ref<i32> {name = "n"}
    %c0_7 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    %c15_9 = arith.constant 15 : index
    %15 = omp.map.bounds lower_bound(%c0_7 : index) upper_bound(%c15_9 : index) extent(%c16 : index) stride(%c1_8 : index) start_idx(%c1 : index)
    %16 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<16xf32>>, !fir.array<16xf32>) map_clauses(to) capture(ByRef) bounds(%15) -> !fir.ref<!fir.array<16xf32>> {name = "a1"}
    omp.target_enter_data map_entries(%13, %14, %16 : !fir.ref<!fir.array<16xf32>>, !fir.ref<i32>, !fir.ref<!fir.array<16xf32>>)
    return
  }
}
