module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QMcolorsEy_private_i32 : i32
  omp.private {type = private} @_QFfEi_private_i32 : i32
  fir.global @_QMcolorsEy : i32 {
    %c1_i32 = arith.constant 1 : i32
    fir.has_value %c1_i32 : i32
  }
  fir.global @_QMcolorsEv : !fir.array<10xf32> {
    %0 = fir.zero_bits !fir.array<10xf32>
    fir.has_value %0 : !fir.array<10xf32>
  }
  fir.global @_QMcolorsEs : !fir.type<_QMcolorsTt{a:i32}> {
    %0 = fir.zero_bits !fir.type<_QMcolorsTt{a:i32}>
    fir.has_value %0 : !fir.type<_QMcolorsTt{a:i32}>
  }
  func.func @_QMcolorsPg(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}) -> i32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMcolorsFgEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.alloca i32 {bindc_name = "g", uniq_name = "_QMcolorsFgEg"}
    %3 = fir.declare %2 {uniq_name = "_QMcolorsFgEg"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.load %1 : !fir.ref<i32>
    fir.store %4 to %3 : !fir.ref<i32>
    %5 = fir.load %3 : !fir.ref<i32>
    return %5 : i32
  }
  func.func @_QPf(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMcolorsEy) : !fir.ref<i32>
    %2 = fir.declare %1 {accc.local_name = "x", uniq_name = "_QMcolorsEy"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %3 = fir.alloca i32
    %4 = fir.alloca i32
    %5 = fir.address_of(@_QMcolorsEv) : !fir.ref<!fir.array<10xf32>>
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %6 = fir.shape %c10 : (index) -> !fir.shape<1>
    %7 = fir.declare %5(%6) {accc.local_name = "w", uniq_name = "_QMcolorsEv"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf32>>
    %8 = fir.address_of(@_QMcolorsEs) : !fir.ref<!fir.type<_QMcolorsTt{a:i32}>>
    %9 = fir.declare %8 {accc.local_name = "u", uniq_name = "_QMcolorsEs"} : (!fir.ref<!fir.type<_QMcolorsTt{a:i32}>>) -> !fir.ref<!fir.type<_QMcolorsTt{a:i32}>>
    %10 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFfEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %11 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFfEi"}
    %12 = fir.declare %11 {uniq_name = "_QFfEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %13 = fir.call @_QMcolorsPg(%2) fastmath<contract> {accc.local_name = "h"} : (!fir.ref<i32>) -> i32
    fir.store %13 to %3 : !fir.ref<i32>
    %14 = fir.load %3 : !fir.ref<i32>
    %15 = fir.call @_QMcolorsPg(%2) fastmath<contract> {accc.local_name = "gen"} : (!fir.ref<i32>) -> i32
    fir.store %15 to %4 : !fir.ref<i32>
    %16 = fir.load %4 : !fir.ref<i32>
    %17 = arith.addi %14, %16 : i32
    omp.parallel num_threads(%17 : i32) {
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_10 = arith.constant 1 : i32
      %32 = fir.load %10 : !fir.ref<i32>
      omp.wsloop private(@_QMcolorsEy_private_i32 %2 -> %arg1, @_QFfEi_private_i32 %12 -> %arg2 : !fir.ref<i32>, !fir.ref<i32>) {
        omp.loop_nest (%arg3) : i32 = (%c1_i32_10) to (%32) inclusive step (%c1_i32) {
          %33 = fir.declare %arg1 {accc.local_name = "x", uniq_name = "_QMcolorsEy"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %34 = fir.declare %arg2 {uniq_name = "_QFfEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg3 to %34 : !fir.ref<i32>
          %35 = fir.load %34 : !fir.ref<i32>
          fir.store %35 to %33 : !fir.ref<i32>
          %36 = fir.load %33 : !fir.ref<i32>
          %37 = fir.load %34 : !fir.ref<i32>
          %38 = fir.convert %37 : (i32) -> i64
          %39 = fir.array_coor %7(%6) %38 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          %40 = fir.convert %36 : (i32) -> f32
          fir.store %40 to %39 : !fir.ref<f32>
          omp.yield
        }
      } {accc.implied_private = array<i1: false, true>, accc.part}
      omp.terminator
    } {accc.shared = ["w"]}
    %c1_0 = arith.constant 1 : index
    %c10_1 = arith.constant 10 : index
    %c0 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c0_3 = arith.constant 0 : index
    %18 = fir.load %10 : !fir.ref<i32>
    %19 = fir.convert %18 : (i32) -> index
    %20 = arith.subi %19, %c1 : index
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %c1_6 = arith.constant 1 : index
    %21 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%20 : index) extent(%c10 : index) stride(%c1_6 : index) start_idx(%c1 : index)
    %22 = omp.map.info var_ptr(%7 : !fir.ref<!fir.array<10xf32>>, !fir.array<10xf32>) map_clauses(tofrom) capture(ByRef) bounds(%21) -> !fir.ref<!fir.array<10xf32>> {name = "w(1:n)"}
    %23 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(to) capture(ByRef) -> !fir.ref<i32> {name = "x"}
    %24 = fir.coordinate_of %9, a : (!fir.ref<!fir.type<_QMcolorsTt{a:i32}>>) -> !fir.ref<i32>
    %25 = omp.map.info var_ptr(%24 : !fir.ref<i32>, i32) map_clauses(to) capture(ByRef) -> !fir.ref<i32> {name = "u%a"}
    %26 = omp.map.info var_ptr(%9 : !fir.ref<!fir.type<_QMcolorsTt{a:i32}>>, !fir.type<_QMcolorsTt{a:i32}>) map_clauses(to) capture(ByRef) members(%25 : [0] : !fir.ref<i32>) -> !fir.ref<!fir.type<_QMcolorsTt{a:i32}>> {name = "u", partial_map = true}
    %27 = omp.map.info var_ptr(%10 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    omp.target map_entries(%22 -> %arg1, %23 -> %arg2, %26 -> %arg3, %27 -> %arg4, %25 -> %arg5 : !fir.ref<!fir.array<10xf32>>, !fir.ref<i32>, !fir.ref<!fir.type<_QMcolorsTt{a:i32}>>, !fir.ref<i32>, !fir.ref<i32>) {
      %c10_10 = arith.constant 10 : index
      %32 = fir.shape %c10_10 : (index) -> !fir.shape<1>
      %33 = fir.declare %arg1(%32) {accc.local_name = "w", uniq_name = "_QMcolorsEv"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf32>>
      %34 = fir.declare %arg2 {accc.local_name = "x", uniq_name = "_QMcolorsEy"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %35 = fir.declare %arg3 {accc.local_name = "u", uniq_name = "_QMcolorsEs"} : (!fir.ref<!fir.type<_QMcolorsTt{a:i32}>>) -> !fir.ref<!fir.type<_QMcolorsTt{a:i32}>>
      %36 = fir.declare %arg4 {uniq_name = "_QFfEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %37 = fir.load %34 : !fir.ref<i32>
      %c1_11 = arith.constant 1 : index
      %38 = fir.array_coor %33(%32) %c1_11 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %39 = fir.convert %37 : (i32) -> f32
      fir.store %39 to %38 : !fir.ref<f32>
      omp.terminator
    }
    %c0_7 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    %c9_9 = arith.constant 9 : index
    %28 = omp.map.bounds lower_bound(%c0_7 : index) upper_bound(%c9_9 : index) extent(%c10 : index) stride(%c1_8 : index) start_idx(%c1 : index)
    %29 = omp.map.info var_ptr(%7 : !fir.ref<!fir.array<10xf32>>, !fir.array<10xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%28) -> !fir.ref<!fir.array<10xf32>> {name = "w"}
    %30 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "x"}
    %31 = omp.map.info var_ptr(%9 : !fir.ref<!fir.type<_QMcolorsTt{a:i32}>>, !fir.type<_QMcolorsTt{a:i32}>) map_clauses(implicit, tofrom) capture(ByRef) -> !fir.ref<!fir.type<_QMcolorsTt{a:i32}>> {name = "u"}
    omp.target map_entries(%29 -> %arg1, %30 -> %arg2, %31 -> %arg3 : !fir.ref<!fir.array<10xf32>>, !fir.ref<i32>, !fir.ref<!fir.type<_QMcolorsTt{a:i32}>>) {
      %c10_10 = arith.constant 10 : index
      %32 = fir.shape %c10_10 : (index) -> !fir.shape<1>
      %33 = fir.declare %arg1(%32) {accc.local_name = "w", uniq_name = "_QMcolorsEv"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf32>>
      %34 = fir.declare %arg2 {accc.local_name = "x", uniq_name = "_QMcolorsEy"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %35 = fir.declare %arg3 {accc.local_name = "u", uniq_name = "_QMcolorsEs"} : (!fir.ref<!fir.type<_QMcolorsTt{a:i32}>>) -> !fir.ref<!fir.type<_QMcolorsTt{a:i32}>>
      %36 = fir.load %34 : !fir.ref<i32>
      %37 = fir.coordinate_of %35, a : (!fir.ref<!fir.type<_QMcolorsTt{a:i32}>>) -> !fir.ref<i32>
      %38 = fir.load %37 : !fir.ref<i32>
      %39 = arith.addi %36, %38 : i32
      %c1_11 = arith.constant 1 : index
      %40 = fir.array_coor %33(%32) %c1_11 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %41 = fir.convert %39 : (i32) -> f32
      fir.store %41 to %40 : !fir.ref<f32>
      omp.terminator
    }
    return
  }
  fir.type_info @_QMcolorsTt noinit nodestroy nofinal : !fir.type<_QMcolorsTt{a:i32}>
}
