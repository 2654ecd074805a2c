module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFany_orderEi_private_i32 : i32
  omp.private {type = private} @_QFuEx_private_i32 : i32
  omp.private {type = private} @_QFuEi_private_i32 : i32
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.private {type = private} @_QFtEi_private_i32 : i32
  func.func @_QPs(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<10x10xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QFsEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_0 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c1_1 = arith.constant 1 : index
    %c10_2 = arith.constant 10 : index
    %8 = fir.shape %c10, %c10_2 : (index, index) -> !fir.shape<2>
    %9 = fir.declare %arg1(%8) dummy_scope %0 arg 2 {uniq_name = "_QFsEb"} : (!fir.ref<!fir.array<10x10xf32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<10x10xf32>>
    %10 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsEi"}
    %11 = fir.declare %10 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %12 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFsEj"}
    %13 = fir.declare %12 {uniq_name = "_QFsEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %14 = fir.alloca i32 {bindc_name = "x", uniq_name = "_QFsEx"}
    %15 = fir.declare %14 {uniq_name = "_QFsEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_3 = arith.constant 1 : i32
    %16 = fir.load %1 : !fir.ref<i32>
    %17 = arith.subi %16, %c1_i32_3 : i32
    %c0_i32 = arith.constant 0 : i32
    %18 = arith.cmpi slt, %c1_i32, %c0_i32 : i32
    %19 = arith.cmpi sgt, %16, %c1_i32_3 : i32
    %20 = arith.cmpi slt, %16, %c1_i32_3 : i32
    %21 = arith.select %18, %19, %20 : i1
    %22 = arith.divsi %17, %c1_i32 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %23 = arith.addi %22, %c1_i32_4 : i32
    %24 = arith.select %21, %c0_i32, %23 : i32
    %canonloop_s0 = omp.new_cli
    omp.canonical_loop(%canonloop_s0) %iv_s0 : i32 in range(%24) {
      %31 = arith.muli %iv_s0, %c1_i32 : i32
      %32 = arith.addi %c1_i32_3, %31 : i32
      fir.store %32 to %11 : !fir.ref<i32>
      %33 = fir.load %11 : !fir.ref<i32>
      %34 = fir.load %11 : !fir.ref<i32>
      %35 = fir.convert %34 : (i32) -> i64
      %36 = fir.array_coor %7(%6) %35 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      %37 = fir.convert %33 : (i32) -> f32
      fir.store %37 to %36 : !fir.ref<f32>
      omp.terminator
    }
    %25 = arith.muli %24, %c1_i32 : i32
    %26 = arith.addi %c1_i32_3, %25 : i32
    fir.store %26 to %11 : !fir.ref<i32>
    omp.unroll_heuristic(%canonloop_s0)
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32_5 = arith.constant 1 : i32
    %c1_i32_6 = arith.constant 1 : i32
    %c10_i32 = arith.constant 10 : i32
    %c10_i32_7 = arith.constant 10 : i32
    %c1_i32_8 = arith.constant 1 : i32
    %c1_i32_9 = arith.constant 1 : i32
    %c10_i32_10 = arith.constant 10 : i32
    %c10_i32_11 = arith.constant 10 : i32
    %canonloop_s1 = omp.new_cli
    %canonloop_s1_d1 = omp.new_cli
    omp.canonical_loop(%canonloop_s1) %iv_s1 : i32 in range(%c10_i32_7) {
      omp.canonical_loop(%canonloop_s1_d1) %iv_s1_d1 : i32 in range(%c10_i32_11) {
        %31 = arith.muli %iv_s1, %c1_i32_5 : i32
        %32 = arith.addi %c1_i32_6, %31 : i32
        %33 = arith.muli %iv_s1_d1, %c1_i32_8 : i32
        %34 = arith.addi %c1_i32_9, %33 : i32
        fir.store %32 to %11 : !fir.ref<i32>
        fir.store %34 to %13 : !fir.ref<i32>
        %35 = fir.load %11 : !fir.ref<i32>
        %36 = fir.load %11 : !fir.ref<i32>
        %37 = fir.convert %36 : (i32) -> i64
        %38 = fir.load %13 : !fir.ref<i32>
        %39 = fir.convert %38 : (i32) -> i64
        %40 = fir.array_coor %9(%8) %37, %39 : (!fir.ref<!fir.array<10x10xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
        %41 = fir.convert %35 : (i32) -> f32
        fir.store %41 to %40 : !fir.ref<f32>
        omp.terminator
      }
      omp.terminator
    }
    %27 = arith.muli %c10_i32_7, %c1_i32_5 : i32
    %28 = arith.addi %c1_i32_6, %27 : i32
    fir.store %28 to %11 : !fir.ref<i32>
    %29 = arith.muli %c10_i32_11, %c1_i32_8 : i32
    %30 = arith.addi %c1_i32_9, %29 : i32
    fir.store %30 to %13 : !fir.ref<i32>
    %grid1 = omp.new_cli
    %intratile1 = omp.new_cli
    %grid2 = omp.new_cli
    %intratile2 = omp.new_cli
    omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop_s1, %canonloop_s1_d1) sizes(%c2_i32, %c3_i32 : i32, i32)
    return
  }
  func.func @_QPt(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFtEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QFtEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %8 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFtEi"}
    %9 = fir.declare %8 {uniq_name = "_QFtEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %10 = fir.alloca i32 {bindc_name = "x", uniq_name = "_QFtEx"}
    %11 = fir.declare %10 {uniq_name = "_QFtEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
    omp.parallel {
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_0 = arith.constant 1 : i32
      %12 = fir.load %1 : !fir.ref<i32>
      omp.wsloop private(@_QFtEi_private_i32 %9 -> %arg2 : !fir.ref<i32>) reduction(mod: inscan, @add_reduction_i32 %11 -> %arg3 : !fir.ref<i32>) {
        omp.loop_nest (%arg4) : i32 = (%c1_i32_0) to (%12) inclusive step (%c1_i32) {
          %13 = fir.declare %arg2 {uniq_name = "_QFtEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %14 = fir.declare %arg3 {uniq_name = "_QFtEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg4 to %13 : !fir.ref<i32>
          %15 = fir.load %14 : !fir.ref<i32>
          %16 = fir.load %13 : !fir.ref<i32>
          %17 = arith.addi %15, %16 : i32
          fir.store %17 to %14 : !fir.ref<i32>
          omp.scan inclusive(%14 : !fir.ref<i32>)
          %18 = fir.load %14 : !fir.ref<i32>
          %19 = fir.load %13 : !fir.ref<i32>
          %20 = fir.convert %19 : (i32) -> i64
          %21 = fir.array_coor %7(%6) %20 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          %22 = fir.convert %18 : (i32) -> f32
          fir.store %22 to %21 : !fir.ref<f32>
          omp.yield
        }
      } {accc.implied_private = array<i1: true>, accc.part}
      omp.terminator
    }
    return
  }
  func.func @_QPu(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFuEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QFuEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %8 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFuEi"}
    %9 = fir.declare %8 {uniq_name = "_QFuEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %10 = fir.alloca i32 {bindc_name = "x", uniq_name = "_QFuEx"}
    %11 = fir.declare %10 {uniq_name = "_QFuEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %12 = fir.load %1 : !fir.ref<i32>
    omp.simd safelen(8) simdlen(4) private(@_QFuEx_private_i32 %11 -> %arg2, @_QFuEi_private_i32 %9 -> %arg3 : !fir.ref<i32>, !fir.ref<i32>) {
      omp.loop_nest (%arg4) : i32 = (%c1_i32_0) to (%12) inclusive step (%c1_i32) {
        %13 = fir.declare %arg2 {uniq_name = "_QFuEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %14 = fir.declare %arg3 {uniq_name = "_QFuEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %14 : !fir.ref<i32>
        %15 = fir.load %14 : !fir.ref<i32>
        fir.store %15 to %13 : !fir.ref<i32>
        %c1_i32_1 = arith.constant 1 : i32
        %c1_i32_2 = arith.constant 1 : i32
        %16 = fir.load %1 : !fir.ref<i32>
        %17 = arith.addi %arg4, %c1_i32_1 : i32
        %18 = arith.cmpi sgt, %17, %16 : i32
        fir.if %18 {
          fir.store %17 to %14 : !fir.ref<i32>
          %19 = fir.load %14 : !fir.ref<i32>
          fir.store %19 to %9 : !fir.ref<i32>
        }
        omp.yield
      }
    } {accc.implied_private = array<i1: false, true>, accc.lastprivate = array<i1: false, true>}
    return
  }
  func.func @_QPany_order(%arg0: !fir.ref<!fir.array<10xi32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %1 = fir.shape %c10 : (index) -> !fir.shape<1>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFany_orderEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xi32>>
    %3 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFany_orderEi"}
    %4 = fir.declare %3 {uniq_name = "_QFany_orderEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %c10_i32 = arith.constant 10 : i32
    omp.simd order(reproducible:concurrent) private(@_QFany_orderEi_private_i32 %4 -> %arg1 : !fir.ref<i32>) {
      omp.loop_nest (%arg2) : i32 = (%c1_i32_0) to (%c10_i32) inclusive step (%c1_i32) {
        %5 = fir.declare %arg1 {uniq_name = "_QFany_orderEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg2 to %5 : !fir.ref<i32>
        %6 = fir.load %5 : !fir.ref<i32>
        %7 = fir.load %5 : !fir.ref<i32>
        %8 = fir.convert %7 : (i32) -> i64
        %9 = fir.array_coor %2(%1) %8 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        fir.store %6 to %9 : !fir.ref<i32>
        %c1_i32_7 = arith.constant 1 : i32
        %c1_i32_8 = arith.constant 1 : i32
        %c10_i32_9 = arith.constant 10 : i32
        %10 = arith.addi %arg2, %c1_i32_7 : i32
        %11 = arith.cmpi sgt, %10, %c10_i32_9 : i32
        fir.if %11 {
          fir.store %10 to %5 : !fir.ref<i32>
          %12 = fir.load %5 : !fir.ref<i32>
          fir.store %12 to %4 : !fir.ref<i32>
        }
        omp.yield
      }
    } {accc.implied_private = array<i1: true>, accc.implied_reproducible, accc.lastprivate = array<i1: true>}
    %c1_i32_1 = arith.constant 1 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %c10_i32_3 = arith.constant 10 : i32
    omp.wsloop order(unconstrained:concurrent) private(@_QFany_orderEi_private_i32 %4 -> %arg1 : !fir.ref<i32>) {
      omp.loop_nest (%arg2) : i32 = (%c1_i32_2) to (%c10_i32_3) inclusive step (%c1_i32_1) {
        %5 = fir.declare %arg1 {uniq_name = "_QFany_orderEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg2 to %5 : !fir.ref<i32>
        %6 = fir.load %5 : !fir.ref<i32>
        %7 = fir.load %5 : !fir.ref<i32>
        %8 = fir.convert %7 : (i32) -> i64
        %9 = fir.array_coor %2(%1) %8 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        fir.store %6 to %9 : !fir.ref<i32>
        omp.yield
      }
    } {accc.implied_private = array<i1: true>}
    %c1_i32_4 = arith.constant 1 : i32
    %c1_i32_5 = arith.constant 1 : i32
    %c10_i32_6 = arith.constant 10 : i32
    omp.wsloop order(reproducible:concurrent) private(@_QFany_orderEi_private_i32 %4 -> %arg1 : !fir.ref<i32>) {
      omp.loop_nest (%arg2) : i32 = (%c1_i32_5) to (%c10_i32_6) inclusive step (%c1_i32_4) {
        %5 = fir.declare %arg1 {uniq_name = "_QFany_orderEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg2 to %5 : !fir.ref<i32>
        %6 = fir.load %5 : !fir.ref<i32>
        %7 = fir.load %5 : !fir.ref<i32>
        %8 = fir.convert %7 : (i32) -> i64
        %9 = fir.array_coor %2(%1) %8 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        fir.store %6 to %9 : !fir.ref<i32>
        omp.yield
      }
    } {accc.implied_private = array<i1: true>}
    return
  }
}
