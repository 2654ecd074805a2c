module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFordered_loopsEj_private_i32 : i32
  omp.private {type = private} @_QFordered_loopsEi_private_i32 : i32
  omp.declare_reduction @add_reduction_f32 : f32 init {
  ^bb0(%arg0: f32):
    %cst = arith.constant 0.000000e+00 : f32
    omp.yield(%cst : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 fastmath<contract> : f32
    omp.yield(%0 : f32)
  }
  omp.private {type = private} @_QFshared_loopEj_private_i32 : i32
  omp.private {type = firstprivate} @_QFshared_loopEy_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = private} @_QFshared_loopEx_private_i32 : i32
  omp.private {type = private} @_QFshared_loopEi_private_i32 : i32
  func.func @_QPshared_loop(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}, %arg2: !fir.ref<i32> {fir.bindc_name = "x"}, %arg3: !fir.ref<i32> {fir.bindc_name = "y"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFshared_loopEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QFshared_loopEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %8 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFshared_loopEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %9 = fir.declare %arg3 dummy_scope %0 arg 4 {uniq_name = "_QFshared_loopEy"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %10 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFshared_loopEi"}
    %11 = fir.declare %10 {uniq_name = "_QFshared_loopEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %12 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFshared_loopEj"}
    %13 = fir.declare %12 {uniq_name = "_QFshared_loopEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %14 = fir.alloca f32 {bindc_name = "b", uniq_name = "_QFshared_loopEb"}
    %15 = fir.declare %14 {uniq_name = "_QFshared_loopEb"} : (!fir.ref<f32>) -> !fir.ref<f32>
    omp.parallel {
      %c4_i32 = arith.constant 4 : i32
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_0 = arith.constant 1 : i32
      %16 = fir.load %1 : !fir.ref<i32>
      omp.wsloop schedule(static = %c4_i32 : i32) private(@_QFshared_loopEx_private_i32 %8 -> %arg4, @_QFshared_loopEy_firstprivate_i32 %9 -> %arg5, @_QFshared_loopEj_private_i32 %13 -> %arg6, @_QFshared_loopEi_private_i32 %11 -> %arg7 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>) reduction(@add_reduction_f32 %15 -> %arg8 : !fir.ref<f32>) {
        omp.loop_nest (%arg9) : i32 = (%c1_i32_0) to (%16) inclusive step (%c1_i32) {
          %17 = fir.declare %arg4 {uniq_name = "_QFshared_loopEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %18 = fir.declare %arg5 {uniq_name = "_QFshared_loopEy"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %19 = fir.declare %arg6 {uniq_name = "_QFshared_loopEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %20 = fir.declare %arg7 {uniq_name = "_QFshared_loopEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %21 = fir.declare %arg8 {uniq_name = "_QFshared_loopEb"} : (!fir.ref<f32>) -> !fir.ref<f32>
          fir.store %arg9 to %20 : !fir.ref<i32>
          %22 = fir.load %20 : !fir.ref<i32>
          %23 = fir.load %17 : !fir.ref<i32>
          %24 = arith.addi %22, %23 : i32
          %25 = fir.load %18 : !fir.ref<i32>
          %26 = arith.addi %24, %25 : i32
          %27 = fir.load %20 : !fir.ref<i32>
          %28 = fir.convert %27 : (i32) -> i64
          %29 = fir.array_coor %7(%6) %28 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          %30 = fir.convert %26 : (i32) -> f32
          fir.store %30 to %29 : !fir.ref<f32>
          %31 = fir.load %20 : !fir.ref<i32>
          fir.store %31 to %19 : !fir.ref<i32>
          %32 = fir.load %21 : !fir.ref<f32>
          %33 = fir.load %20 : !fir.ref<i32>
          %34 = fir.convert %33 : (i32) -> i64
          %35 = fir.array_coor %7(%6) %34 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          %36 = fir.load %35 : !fir.ref<f32>
          %37 = arith.addf %32, %36 fastmath<contract> : f32
          fir.store %37 to %21 : !fir.ref<f32>
          %c1_i32_1 = arith.constant 1 : i32
          %c1_i32_2 = arith.constant 1 : i32
          %38 = fir.load %1 : !fir.ref<i32>
          %39 = arith.addi %arg9, %c1_i32_1 : i32
          %40 = arith.cmpi sgt, %39, %38 : i32
          fir.if %40 {
            fir.store %39 to %20 : !fir.ref<i32>
            %41 = fir.load %19 : !fir.ref<i32>
            fir.store %41 to %13 : !fir.ref<i32>
          }
          omp.yield
        }
      } {accc.implied_private = array<i1: false, false, false, true>, accc.lastprivate = array<i1: false, false, true, false>, accc.part}
      omp.terminator
    }
    return
  }
  func.func @_QPordered_loops(%arg0: !fir.ref<!fir.array<10x10xi32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c1_0 = arith.constant 1 : index
    %c10_1 = arith.constant 10 : index
    %1 = fir.shape %c10, %c10_1 : (index, index) -> !fir.shape<2>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFordered_loopsEa"} : (!fir.ref<!fir.array<10x10xi32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<10x10xi32>>
    %3 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFordered_loopsEi"}
    %4 = fir.declare %3 {uniq_name = "_QFordered_loopsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %5 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFordered_loopsEj"}
    %6 = fir.declare %5 {uniq_name = "_QFordered_loopsEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    omp.parallel {
      %c1_i32 = arith.constant 1 : i32
      %c2_i32 = arith.constant 2 : i32
      %c10_i32 = arith.constant 10 : i32
      omp.wsloop ordered(2) private(@_QFordered_loopsEi_private_i32 %4 -> %arg1, @_QFordered_loopsEj_private_i32 %6 -> %arg2 : !fir.ref<i32>, !fir.ref<i32>) {
        omp.loop_nest (%arg3) : i32 = (%c2_i32) to (%c10_i32) inclusive step (%c1_i32) {
          %7 = fir.declare %arg1 {uniq_name = "_QFordered_loopsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %8 = fir.declare %arg2 {uniq_name = "_QFordered_loopsEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg3 to %7 : !fir.ref<i32>
          %c2_i32_2 = arith.constant 2 : i32
          %c9_i32 = arith.constant 9 : i32
          %c1_i32_3 = arith.constant 1 : i32
          %c2 = arith.constant 2 : index
          %c9 = arith.constant 9 : index
          %c1_4 = arith.constant 1 : index
          %9 = fir.convert %c2 : (index) -> i32
          %10 = fir.do_loop %arg4 = %c2 to %c9 step %c1_4 iter_args(%arg5 = %9) -> (i32) {
            fir.store %arg5 to %8 : !fir.ref<i32>
            %c1_i32_5 = arith.constant 1 : i32
            %11 = fir.load %8 : !fir.ref<i32>
            %12 = fir.convert %11 : (i32) -> i64
            %13 = fir.load %7 : !fir.ref<i32>
            %14 = fir.convert %13 : (i32) -> i64
            %15 = fir.array_coor %2(%1) %12, %14 : (!fir.ref<!fir.array<10x10xi32>>, !fir.shape<2>, i64, i64) -> !fir.ref<i32>
            fir.store %c1_i32_5 to %15 : !fir.ref<i32>
            %16 = fir.convert %c1_4 : (index) -> i32
            %17 = fir.load %8 : !fir.ref<i32>
            %18 = arith.addi %17, %16 overflow<nsw> : i32
            fir.result %18 : i32
          }
          fir.store %10 to %8 : !fir.ref<i32>
          omp.yield
        }
      } {accc.implied_private = array<i1: true, true>, accc.part}
      omp.terminator
    }
    return
  }
}
