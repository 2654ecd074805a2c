module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.declare_reduction @largest : i32 attributes {accc.operator = "largest"} init {
  ^bb0(%arg0: i32):
    %0 = fir.alloca i32
    %1 = fir.alloca i32
    fir.store %arg0 to %1 : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "omp_orig"} : (!fir.ref<i32>) -> !fir.ref<i32>
    fir.store %arg0 to %0 : !fir.ref<i32>
    %3 = fir.declare %0 {uniq_name = "omp_priv"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = fir.alloca i32
    %1 = fir.alloca i32
    fir.store %arg1 to %1 : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "omp_in"} : (!fir.ref<i32>) -> !fir.ref<i32>
    fir.store %arg0 to %0 : !fir.ref<i32>
    %3 = fir.declare %0 {uniq_name = "omp_out"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.load %3 : !fir.ref<i32>
    %5 = fir.load %2 : !fir.ref<i32>
    %6 = arith.cmpi sgt, %4, %5 : i32
    %7 = arith.select %6, %4, %5 : i32
    omp.yield(%7 : i32)
  }
  omp.declare_reduction @sub : !fir.type<_QMmTt{a:i32,b:f32}> attributes {accc.operator = "sub"} init {
  ^bb0(%arg0: !fir.type<_QMmTt{a:i32,b:f32}>):
    %0 = fir.alloca !fir.type<_QMmTt{a:i32,b:f32}>
    %1 = fir.alloca !fir.type<_QMmTt{a:i32,b:f32}>
    fir.store %arg0 to %1 : !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    %2 = fir.declare %1 {uniq_name = "omp_orig"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    fir.store %arg0 to %0 : !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    %3 = fir.declare %0 {uniq_name = "omp_priv"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    fir.call @_QMmPinit(%3, %2) fastmath<contract> : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>, !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> ()
    %4 = fir.load %3 : !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    omp.yield(%4 : !fir.type<_QMmTt{a:i32,b:f32}>)
  } combiner {
  ^bb0(%arg0: !fir.type<_QMmTt{a:i32,b:f32}>, %arg1: !fir.type<_QMmTt{a:i32,b:f32}>):
    %0 = fir.alloca !fir.type<_QMmTt{a:i32,b:f32}>
    %1 = fir.alloca !fir.type<_QMmTt{a:i32,b:f32}>
    fir.store %arg1 to %1 : !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    %2 = fir.declare %1 {uniq_name = "omp_in"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    fir.store %arg0 to %0 : !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    %3 = fir.declare %0 {uniq_name = "omp_out"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    fir.call @_QMmPcsub(%3, %2) fastmath<contract> : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>, !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> ()
    %4 = fir.load %3 : !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    omp.yield(%4 : !fir.type<_QMmTt{a:i32,b:f32}>)
  }
  func.func @_QMmPinit(%arg0: !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>> {fir.bindc_name = "x"}, %arg1: !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>> {fir.bindc_name = "y"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMmFinitEx"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QMmFinitEy"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    fir.copy %2 to %1 : !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>, !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    return
  }
  func.func @_QMmPcsub(%arg0: !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>> {fir.bindc_name = "x"}, %arg1: !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>> {fir.bindc_name = "y"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMmFcsubEx"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QMmFcsubEy"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    %3 = fir.coordinate_of %1, a : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<i32>
    %4 = fir.load %3 : !fir.ref<i32>
    %5 = fir.coordinate_of %2, a : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<i32>
    %6 = fir.load %5 : !fir.ref<i32>
    %7 = arith.addi %4, %6 : i32
    %8 = fir.coordinate_of %1, a : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<i32>
    fir.store %7 to %8 : !fir.ref<i32>
    return
  }
  func.func @_QMmPfcomb(%arg0: !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>> {fir.bindc_name = "x"}, %arg1: !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>> {fir.bindc_name = "y"}) -> !fir.type<_QMmTt{a:i32,b:f32}> {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMmFfcombEx"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QMmFfcombEy"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    %3 = fir.alloca !fir.type<_QMmTt{a:i32,b:f32}> {bindc_name = "z", uniq_name = "_QMmFfcombEz"}
    %4 = fir.declare %3 {uniq_name = "_QMmFfcombEz"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    %5 = fir.coordinate_of %1, a : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<i32>
    %6 = fir.load %5 : !fir.ref<i32>
    %7 = fir.coordinate_of %2, a : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<i32>
    %8 = fir.load %7 : !fir.ref<i32>
    %9 = arith.addi %6, %8 : i32
    %10 = fir.coordinate_of %4, a : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<i32>
    fir.store %9 to %10 : !fir.ref<i32>
    %11 = fir.coordinate_of %2, b : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<f32>
    %12 = fir.load %11 : !fir.ref<f32>
    %13 = fir.coordinate_of %4, b : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<f32>
    fir.store %12 to %13 : !fir.ref<f32>
    %14 = fir.load %4 : !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    return %14 : !fir.type<_QMmTt{a:i32,b:f32}>
  }
  func.func @_QPs3() {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.type<_QMmTt{a:i32,b:f32}> {bindc_name = "v", uniq_name = "_QFs3Ev"}
    %2 = fir.declare %1 {uniq_name = "_QFs3Ev"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
    omp.parallel reduction(@sub %2 -> %arg0 : !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) {
      %3 = fir.declare %arg0 {uniq_name = "_QFs3Ev"} : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>
      %c1_i32 = arith.constant 1 : i32
      %4 = fir.coordinate_of %3, a : (!fir.ref<!fir.type<_QMmTt{a:i32,b:f32}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %4 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
  func.func @_QPscalars() {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFscalarsEi"}
    %2 = fir.declare %1 {uniq_name = "_QFscalarsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    omp.parallel reduction(@largest %2 -> %arg0 : !fir.ref<i32>) {
      %3 = fir.declare %arg0 {uniq_name = "_QFscalarsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      fir.store %c1_i32 to %3 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
  fir.type_info @_QMmTt noinit nodestroy nofinal : !fir.type<_QMmTt{a:i32,b:f32}>
}
