module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFaroundEi_private_i32 : i32
  omp.private {type = private} @_QForphanEi_private_i32 : i32
  omp.private {type = firstprivate} @_QForphanEy_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = firstprivate} @_QForphanEx_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = firstprivate} @_QForphanEn_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = firstprivate} @_QFsEj_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = private} @_QFsEi_private_i32 : i32
  omp.private {type = firstprivate} @_QFsEn_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = firstprivate} @_QFsEx_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = private} @_QFsEj_private_i32 : i32
  omp.private {type = private} @_QFsEx_private_i32 : i32
  func.func @_QPs(%arg0: !fir.ref<!fir.array<10xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}, %arg2: !fir.ref<i32> {fir.bindc_name = "x"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %1 = fir.shape %c10 : (index) -> !fir.shape<1>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFsEa"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xf32>>
    %3 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %4 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFsEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %5 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsEi"}
    %6 = fir.declare %5 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %7 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFsEj"}
    %8 = fir.declare %7 {uniq_name = "_QFsEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    omp.parallel private(@_QFsEx_private_i32 %4 -> %arg3, @_QFsEj_private_i32 %8 -> %arg4 : !fir.ref<i32>, !fir.ref<i32>) {
      %9 = fir.declare %arg3 {uniq_name = "_QFsEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %10 = fir.declare %arg4 {uniq_name = "_QFsEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %11 = fir.load %3 : !fir.ref<i32>
      fir.store %11 to %9 : !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      %12 = fir.load %3 : !fir.ref<i32>
      %c1_i32_0 = arith.constant 1 : i32
      %c1_1 = arith.constant 1 : index
      %13 = fir.convert %12 : (i32) -> index
      %c1_2 = arith.constant 1 : index
      %14 = fir.convert %c1_1 : (index) -> i32
      %15 = fir.do_loop %arg5 = %c1_1 to %13 step %c1_2 iter_args(%arg6 = %14) -> (i32) {
        fir.store %arg6 to %10 : !fir.ref<i32>
        %16 = fir.load %9 : !fir.ref<i32>
        %17 = fir.load %10 : !fir.ref<i32>
        %18 = fir.convert %17 : (i32) -> i64
        %19 = fir.array_coor %2(%1) %18 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %20 = fir.convert %16 : (i32) -> f32
        fir.store %20 to %19 : !fir.ref<f32>
        %21 = fir.convert %c1_2 : (index) -> i32
        %22 = fir.load %10 : !fir.ref<i32>
        %23 = arith.addi %22, %21 overflow<nsw> : i32
        fir.result %23 : i32
      }
      fir.store %15 to %10 : !fir.ref<i32>
      omp.terminator
    } {accc.default = "private", accc.implied_private = array<i1: true, true>, accc.shared = ["a", "n"]}
    omp.parallel private(@_QFsEj_private_i32 %8 -> %arg3, @_QFsEx_firstprivate_i32 %4 -> %arg4, @_QFsEn_firstprivate_i32 %3 -> %arg5 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>) {
      %9 = fir.declare %arg3 {uniq_name = "_QFsEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %10 = fir.declare %arg4 {uniq_name = "_QFsEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %11 = fir.declare %arg5 {uniq_name = "_QFsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %12 = fir.load %11 : !fir.ref<i32>
      fir.store %12 to %10 : !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_0 = arith.constant 1 : i32
      %13 = fir.load %11 : !fir.ref<i32>
      omp.wsloop private(@_QFsEi_private_i32 %6 -> %arg6 : !fir.ref<i32>) {
        omp.loop_nest (%arg7) : i32 = (%c1_i32_0) to (%13) inclusive step (%c1_i32) {
          %14 = fir.declare %arg6 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg7 to %14 : !fir.ref<i32>
          %c1_i32_1 = arith.constant 1 : i32
          %15 = fir.load %11 : !fir.ref<i32>
          %c1_i32_2 = arith.constant 1 : i32
          %c1_3 = arith.constant 1 : index
          %16 = fir.convert %15 : (i32) -> index
          %c1_4 = arith.constant 1 : index
          %17 = fir.convert %c1_3 : (index) -> i32
          %18 = fir.do_loop %arg8 = %c1_3 to %16 step %c1_4 iter_args(%arg9 = %17) -> (i32) {
            fir.store %arg9 to %9 : !fir.ref<i32>
            %19 = fir.load %9 : !fir.ref<i32>
            fir.store %19 to %10 : !fir.ref<i32>
            %20 = fir.convert %c1_4 : (index) -> i32
            %21 = fir.load %9 : !fir.ref<i32>
            %22 = arith.addi %21, %20 overflow<nsw> : i32
            fir.result %22 : i32
          }
          fir.store %18 to %9 : !fir.ref<i32>
          omp.yield
        }
      } {accc.implied_private = array<i1: true>}
      omp.task private(@_QFsEx_firstprivate_i32 %10 -> %arg6, @_QFsEn_firstprivate_i32 %11 -> %arg7, @_QFsEj_firstprivate_i32 %9 -> %arg8 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>) {
        %14 = fir.declare %arg6 {uniq_name = "_QFsEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %15 = fir.declare %arg7 {uniq_name = "_QFsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %16 = fir.declare %arg8 {uniq_name = "_QFsEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %17 = fir.load %15 : !fir.ref<i32>
        %18 = fir.load %16 : !fir.ref<i32>
        %19 = arith.addi %17, %18 : i32
        fir.store %19 to %14 : !fir.ref<i32>
        omp.terminator
      } {accc.implied_private = array<i1: true, true, true>}
      omp.terminator
    } {accc.default = "firstprivate", accc.implied_private = array<i1: false, true, true>}
    omp.parallel private(@_QFsEj_private_i32 %8 -> %arg3 : !fir.ref<i32>) {
      %9 = fir.declare %arg3 {uniq_name = "_QFsEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      %10 = fir.load %3 : !fir.ref<i32>
      %c1_i32_0 = arith.constant 1 : i32
      %c1_1 = arith.constant 1 : index
      %11 = fir.convert %10 : (i32) -> index
      %c1_2 = arith.constant 1 : index
      %12 = fir.convert %c1_1 : (index) -> i32
      %13 = fir.do_loop %arg4 = %c1_1 to %11 step %c1_2 iter_args(%arg5 = %12) -> (i32) {
        fir.store %arg5 to %9 : !fir.ref<i32>
        %c1_i32_3 = arith.constant 1 : i32
        %14 = fir.load %9 : !fir.ref<i32>
        %15 = fir.convert %14 : (i32) -> i64
        %16 = fir.array_coor %2(%1) %15 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %17 = fir.convert %c1_i32_3 : (i32) -> f32
        fir.store %17 to %16 : !fir.ref<f32>
        %18 = fir.convert %c1_2 : (index) -> i32
        %19 = fir.load %9 : !fir.ref<i32>
        %20 = arith.addi %19, %18 overflow<nsw> : i32
        fir.result %20 : i32
      }
      fir.store %13 to %9 : !fir.ref<i32>
      omp.task private(@_QFsEi_private_i32 %6 -> %arg4 : !fir.ref<i32>) {
        %14 = fir.declare %arg4 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %c1_i32_3 = arith.constant 1 : i32
        %15 = fir.load %3 : !fir.ref<i32>
        %c1_i32_4 = arith.constant 1 : i32
        %c1_5 = arith.constant 1 : index
        %16 = fir.convert %15 : (i32) -> index
        %c1_6 = arith.constant 1 : index
        %17 = fir.convert %c1_5 : (index) -> i32
        %18 = fir.do_loop %arg5 = %c1_5 to %16 step %c1_6 iter_args(%arg6 = %17) -> (i32) {
          fir.store %arg6 to %14 : !fir.ref<i32>
          %19 = fir.load %4 : !fir.ref<i32>
          %20 = fir.load %14 : !fir.ref<i32>
          %21 = arith.addi %19, %20 : i32
          fir.store %21 to %4 : !fir.ref<i32>
          %22 = fir.convert %c1_6 : (index) -> i32
          %23 = fir.load %14 : !fir.ref<i32>
          %24 = arith.addi %23, %22 overflow<nsw> : i32
          fir.result %24 : i32
        }
        fir.store %18 to %14 : !fir.ref<i32>
        omp.terminator
      } {accc.implied_private = array<i1: true>}
      omp.task private(@_QFsEj_firstprivate_i32 %9 -> %arg4 : !fir.ref<i32>) {
        %14 = fir.declare %arg4 {uniq_name = "_QFsEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %c2_i32 = arith.constant 2 : i32
        fir.store %c2_i32 to %14 : !fir.ref<i32>
        omp.task private(@_QFsEj_firstprivate_i32 %14 -> %arg5 : !fir.ref<i32>) {
          %15 = fir.declare %arg5 {uniq_name = "_QFsEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %16 = fir.load %15 : !fir.ref<i32>
          fir.store %16 to %3 : !fir.ref<i32>
          omp.terminator
        } {accc.implied_private = array<i1: true>}
        omp.terminator
      } {accc.implied_private = array<i1: true>}
      omp.terminator
    } {accc.implied_private = array<i1: true>}
    omp.task {
      %9 = fir.load %4 : !fir.ref<i32>
      fir.store %9 to %3 : !fir.ref<i32>
      omp.terminator
    } {accc.default = "none", accc.shared = ["n", "x"]}
    return
  }
  func.func @_QPorphan(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<i32> {fir.bindc_name = "x"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QForphanEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QForphanEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QForphanEi"}
    %4 = fir.declare %3 {uniq_name = "_QForphanEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %5 = fir.alloca i32 {bindc_name = "y", uniq_name = "_QForphanEy"}
    %6 = fir.declare %5 {uniq_name = "_QForphanEy"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %7 = fir.load %2 : !fir.ref<i32>
    fir.store %7 to %6 : !fir.ref<i32>
    omp.task private(@_QForphanEn_firstprivate_i32 %1 -> %arg2, @_QForphanEx_firstprivate_i32 %2 -> %arg3, @_QForphanEy_firstprivate_i32 %6 -> %arg4 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>) {
      %10 = fir.declare %arg2 {uniq_name = "_QForphanEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %11 = fir.declare %arg3 {uniq_name = "_QForphanEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %12 = fir.declare %arg4 {uniq_name = "_QForphanEy"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %13 = fir.load %11 : !fir.ref<i32>
      %14 = fir.load %12 : !fir.ref<i32>
      %15 = arith.addi %13, %14 : i32
      fir.store %15 to %10 : !fir.ref<i32>
      omp.terminator
    } {accc.implied_private = array<i1: true, true, true>}
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %8 = fir.load %1 : !fir.ref<i32>
    omp.taskloop private(@_QForphanEn_firstprivate_i32 %1 -> %arg2, @_QForphanEx_firstprivate_i32 %2 -> %arg3, @_QForphanEi_private_i32 %4 -> %arg4 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>) {
      omp.loop_nest (%arg5) : i32 = (%c1_i32_0) to (%8) inclusive step (%c1_i32) {
        %10 = fir.declare %arg2 {uniq_name = "_QForphanEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %11 = fir.declare %arg3 {uniq_name = "_QForphanEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %12 = fir.declare %arg4 {uniq_name = "_QForphanEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg5 to %12 : !fir.ref<i32>
        %13 = fir.load %11 : !fir.ref<i32>
        %14 = fir.load %12 : !fir.ref<i32>
        %15 = arith.addi %13, %14 : i32
        fir.store %15 to %11 : !fir.ref<i32>
        omp.yield
      }
    } {accc.implied_private = array<i1: true, true, true>}
    %c1_i32_1 = arith.constant 1 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %9 = fir.load %1 : !fir.ref<i32>
    omp.wsloop private(@_QForphanEi_private_i32 %4 -> %arg2 : !fir.ref<i32>) {
      omp.loop_nest (%arg3) : i32 = (%c1_i32_2) to (%9) inclusive step (%c1_i32_1) {
        %10 = fir.declare %arg2 {uniq_name = "_QForphanEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg3 to %10 : !fir.ref<i32>
        %11 = fir.load %2 : !fir.ref<i32>
        %12 = fir.load %10 : !fir.ref<i32>
        %13 = arith.addi %11, %12 : i32
        fir.store %13 to %2 : !fir.ref<i32>
        omp.yield
      }
    } {accc.implied_private = array<i1: true>}
    return
  }
  func.func @_QParound(%arg0: !fir.ref<!fir.array<?xi32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFaroundEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QFaroundEa"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xi32>>
    %8 = fir.alloca i32 {bindc_name = "k", uniq_name = "_QFaroundEk"}
    %9 = fir.declare %8 {uniq_name = "_QFaroundEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %10 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFaroundEi"}
    %11 = fir.declare %10 {uniq_name = "_QFaroundEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %12 = fir.load %1 : !fir.ref<i32>
    %c1_i32_0 = arith.constant 1 : i32
    %c1_1 = arith.constant 1 : index
    %13 = fir.convert %12 : (i32) -> index
    %c1_2 = arith.constant 1 : index
    %14 = fir.convert %c1_1 : (index) -> i32
    %15 = fir.do_loop %arg2 = %c1_1 to %13 step %c1_2 iter_args(%arg3 = %14) -> (i32) {
      fir.store %arg3 to %9 : !fir.ref<i32>
      omp.teams {
        %19 = fir.load %9 : !fir.ref<i32>
        %c1_i32_3 = arith.constant 1 : i32
        %20 = arith.cmpi sgt, %19, %c1_i32_3 : i32
        fir.if %20 {
          %21 = fir.load %9 : !fir.ref<i32>
          %c1_4 = arith.constant 1 : index
          %22 = fir.array_coor %7(%6) %c1_4 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
          fir.store %21 to %22 : !fir.ref<i32>
        }
        omp.terminator
      }
      omp.parallel private(@_QFaroundEi_private_i32 %11 -> %arg4 : !fir.ref<i32>) {
        %19 = fir.declare %arg4 {uniq_name = "_QFaroundEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %c1_i32_3 = arith.constant 1 : i32
        %20 = fir.load %1 : !fir.ref<i32>
        %c1_i32_4 = arith.constant 1 : i32
        %c1_5 = arith.constant 1 : index
        %21 = fir.convert %20 : (i32) -> index
        %c1_6 = arith.constant 1 : index
        %22 = fir.convert %c1_5 : (index) -> i32
        %23 = fir.do_loop %arg5 = %c1_5 to %21 step %c1_6 iter_args(%arg6 = %22) -> (i32) {
          fir.store %arg6 to %19 : !fir.ref<i32>
          %24 = fir.load %9 : !fir.ref<i32>
          %25 = fir.load %19 : !fir.ref<i32>
          %26 = fir.convert %25 : (i32) -> i64
          %27 = fir.array_coor %7(%6) %26 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
          fir.store %24 to %27 : !fir.ref<i32>
          %28 = fir.convert %c1_6 : (index) -> i32
          %29 = fir.load %19 : !fir.ref<i32>
          %30 = arith.addi %29, %28 overflow<nsw> : i32
          fir.result %30 : i32
        }
        fir.store %23 to %19 : !fir.ref<i32>
        omp.terminator
      } {accc.implied_private = array<i1: true>}
      %16 = fir.convert %c1_2 : (index) -> i32
      %17 = fir.load %9 : !fir.ref<i32>
      %18 = arith.addi %17, %16 overflow<nsw> : i32
      fir.result %18 : i32
    }
    fir.store %15 to %9 : !fir.ref<i32>
    return
  }
}
