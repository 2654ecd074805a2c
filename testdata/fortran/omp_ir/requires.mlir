module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {clauses = [{args = [{word = "acq_rel"}], clause = "atomic_default_mem_order"}], name = "requires"}}
  func.func @_QPs(%arg0: !fir.ref<i32> {fir.bindc_name = "x"}, %arg1: !fir.ref<i32> {fir.bindc_name = "v"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFsEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFsEv"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    omp.atomic.write %1 = %c1_i32 memory_order(release) : !fir.ref<i32>, i32 {accc.implied_order}
    omp.atomic.read %2 = %1 memory_order(acquire) : !fir.ref<i32>, !fir.ref<i32>, i32 {accc.implied_order}
    omp.atomic.update memory_order(release) %1 : !fir.ref<i32> {
    ^bb0(%arg2: i32):
      %c1_i32_0 = arith.constant 1 : i32
      %3 = arith.addi %arg2, %c1_i32_0 : i32
      omp.yield(%3 : i32)
    } {accc.implied_order, atomic_control = #omp.atomic_control<>}
    omp.atomic.capture memory_order(acq_rel) {
      omp.atomic.update %1 : !fir.ref<i32> {
      ^bb0(%arg2: i32):
        %c1_i32_0 = arith.constant 1 : i32
        %3 = arith.addi %arg2, %c1_i32_0 : i32
        omp.yield(%3 : i32)
      } {atomic_control = #omp.atomic_control<>}
      omp.atomic.read %2 = %1 : !fir.ref<i32>, !fir.ref<i32>, i32
    } {accc.implied_order}
    omp.atomic.update memory_order(relaxed) %1 : !fir.ref<i32> {
    ^bb0(%arg2: i32):
      %c1_i32_0 = arith.constant 1 : i32
      %3 = arith.addi %arg2, %c1_i32_0 : i32
      omp.yield(%3 : i32)
    } {atomic_control = #omp.atomic_control<>}
    return
  }
  func.func @_QPt(%arg0: !fir.ref<i32> {fir.bindc_name = "x"}, %arg1: !fir.ref<i32> {fir.bindc_name = "v"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFtEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFtEv"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    omp.atomic.write %1 = %c1_i32 memory_order(release) : !fir.ref<i32>, i32 {accc.implied_order}
    return
  }
}
