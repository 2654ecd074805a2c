module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFsumsEscratch_private_f32 : f32
  omp.private {type = private} @_QFsumsEi_private_i32 : i32
  omp.private {type = private} @_QFsumsElast_private_f32 : f32
  omp.declare_reduction @add_reduction_f32 : f32 init {
  ^bb0(%arg0: f32):
    %cst = arith.constant 0.000000e+00 : f32
    omp.yield(%cst : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 fastmath<contract> : f32
    omp.yield(%0 : f32)
  }
  func.func @_QPsums(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.ref<f32> {fir.bindc_name = "total"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFsumsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFsumsEa"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %3 = fir.rebox %2 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %4 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFsumsEtotal"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %5 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsumsEi"}
    %6 = fir.declare %5 {uniq_name = "_QFsumsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %7 = fir.alloca f32 {bindc_name = "last", uniq_name = "_QFsumsElast"}
    %8 = fir.declare %7 {uniq_name = "_QFsumsElast"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %9 = fir.alloca f32 {bindc_name = "scratch", uniq_name = "_QFsumsEscratch"}
    %10 = fir.declare %9 {uniq_name = "_QFsumsEscratch"} : (!fir.ref<f32>) -> !fir.ref<f32>
    omp.teams reduction(@add_reduction_f32 %4 -> %arg3 : !fir.ref<f32>) {
      %11 = fir.declare %arg3 {uniq_name = "_QFsumsEtotal"} : (!fir.ref<f32>) -> !fir.ref<f32>
      omp.parallel {
        %c1_i32 = arith.constant 1 : i32
        %c1_i32_0 = arith.constant 1 : i32
        %12 = fir.load %1 : !fir.ref<i32>
        omp.distribute private(@_QFsumsElast_private_f32 %8 -> %arg4 : !fir.ref<f32>) {
          omp.wsloop private(@_QFsumsEscratch_private_f32 %10 -> %arg5, @_QFsumsElast_private_f32 %8 -> %arg6, @_QFsumsEi_private_i32 %6 -> %arg7 : !fir.ref<f32>, !fir.ref<f32>, !fir.ref<i32>) reduction(@add_reduction_f32 %11 -> %arg8 : !fir.ref<f32>) {
            omp.loop_nest (%arg9) : i32 = (%c1_i32_0) to (%12) inclusive step (%c1_i32) {
              %13 = fir.declare %arg4 {uniq_name = "_QFsumsElast"} : (!fir.ref<f32>) -> !fir.ref<f32>
              %14 = fir.declare %arg5 {uniq_name = "_QFsumsEscratch"} : (!fir.ref<f32>) -> !fir.ref<f32>
              %15 = fir.declare %arg6 {uniq_name = "_QFsumsElast"} : (!fir.ref<f32>) -> !fir.ref<f32>
              %16 = fir.declare %arg7 {uniq_name = "_QFsumsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
              %17 = fir.declare %arg8 {uniq_name = "_QFsumsEtotal"} : (!fir.ref<f32>) -> !fir.ref<f32>
              fir.store %arg9 to %16 : !fir.ref<i32>
              %18 = fir.load %16 : !fir.ref<i32>
              %19 = fir.convert %18 : (i32) -> i64
              %20 = fir.array_coor %3 %19 : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
              %21 = fir.load %20 : !fir.ref<f32>
              %c2_i32 = arith.constant 2 : i32
              %22 = fir.convert %c2_i32 : (i32) -> f32
              %23 = arith.mulf %21, %22 fastmath<contract> : f32
              fir.store %23 to %14 : !fir.ref<f32>
              %24 = fir.load %14 : !fir.ref<f32>
              fir.store %24 to %15 : !fir.ref<f32>
              %25 = fir.load %17 : !fir.ref<f32>
              %26 = fir.load %15 : !fir.ref<f32>
              %27 = arith.addf %25, %26 fastmath<contract> : f32
              fir.store %27 to %17 : !fir.ref<f32>
              %c1_i32_1 = arith.constant 1 : i32
              %c1_i32_2 = arith.constant 1 : i32
              %28 = fir.load %1 : !fir.ref<i32>
              %29 = arith.addi %arg9, %c1_i32_1 : i32
              %30 = arith.cmpi sgt, %29, %28 : i32
              fir.if %30 {
                fir.store %29 to %16 : !fir.ref<i32>
                %31 = fir.load %15 : !fir.ref<f32>
                fir.store %31 to %8 : !fir.ref<f32>
                %32 = fir.load %15 : !fir.ref<f32>
                fir.store %32 to %8 : !fir.ref<f32>
              }
              omp.yield
            }
          } {accc.implied_private = array<i1: false, false, true>, accc.lastprivate = array<i1: false, true, false>, accc.part, omp.composite}
        } {accc.lastprivate = array<i1: true>, accc.part, omp.composite}
        omp.terminator
      } {accc.part, omp.composite}
      omp.terminator
    }
    return
  }
}
