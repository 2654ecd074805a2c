module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  acc.reduction.recipe @reduction_add_atomic_ref_f64 : !fir.ref<f64> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<f64>):
    %0 = fir.alloca f64
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<f64>) -> !fir.ref<f64>
    %cst = arith.constant 0.000000e+00 : f64
    fir.store %cst to %1 : !fir.ref<f64>
    acc.yield %1 : !fir.ref<f64>
  } combiner {
  ^bb0(%arg0: !fir.ref<f64>, %arg1: !fir.ref<f64>):
    %0 = fir.load %arg0 : !fir.ref<f64>
    %1 = fir.load %arg1 : !fir.ref<f64>
    %2 = arith.addf %0, %1 : f64
    fir.store %2 to %arg0 : !fir.ref<f64>
    acc.yield %arg0 : !fir.ref<f64>
  }
  acc.reduction.recipe @reduction_add_atomic_ref_8x8xi32 : !fir.ref<!fir.array<8x8xi32>> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<!fir.array<8x8xi32>>):
    %c8 = arith.constant 8 : index
    %c8_0 = arith.constant 8 : index
    %0 = fir.alloca !fir.array<8x8xi32>
    %1 = fir.shape %c8, %c8_0 : (index, index) -> !fir.shape<2>
    %2 = fir.declare %0(%1) {uniq_name = "acc.reduction.init"} : (!fir.ref<!fir.array<8x8xi32>>, !fir.shape<2>) -> !fir.ref<!fir.array<8x8xi32>>
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    fir.do_loop %arg1 = %c1_1 to %c8_0 step %c1_2 {
      %c1_3 = arith.constant 1 : index
      fir.do_loop %arg2 = %c1 to %c8 step %c1_3 {
        %3 = fir.array_coor %2(%1) %arg2, %arg1 : (!fir.ref<!fir.array<8x8xi32>>, !fir.shape<2>, index, index) -> !fir.ref<i32>
        fir.store %c0_i32 to %3 : !fir.ref<i32>
      }
    }
    acc.yield %2 : !fir.ref<!fir.array<8x8xi32>>
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.array<8x8xi32>>, %arg1: !fir.ref<!fir.array<8x8xi32>>):
    %c8 = arith.constant 8 : index
    %c8_0 = arith.constant 8 : index
    %0 = fir.shape %c8, %c8_0 : (index, index) -> !fir.shape<2>
    %c8_1 = arith.constant 8 : index
    %c8_2 = arith.constant 8 : index
    %1 = fir.shape %c8_1, %c8_2 : (index, index) -> !fir.shape<2>
    %c1 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_3 to %c8_2 step %c1_4 {
      %c1_5 = arith.constant 1 : index
      fir.do_loop %arg3 = %c1 to %c8_1 step %c1_5 {
        %2 = fir.array_coor %arg1(%0) %arg3, %arg2 : (!fir.ref<!fir.array<8x8xi32>>, !fir.shape<2>, index, index) -> !fir.ref<i32>
        %3 = fir.array_coor %arg0(%1) %arg3, %arg2 : (!fir.ref<!fir.array<8x8xi32>>, !fir.shape<2>, index, index) -> !fir.ref<i32>
        %4 = fir.load %3 : !fir.ref<i32>
        %5 = fir.load %2 : !fir.ref<i32>
        %6 = arith.addi %4, %5 : i32
        fir.store %6 to %3 : !fir.ref<i32>
      }
    }
    acc.yield %arg0 : !fir.ref<!fir.array<8x8xi32>>
  }
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  }
  func.func @_QPcount(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xi32>> {fir.bindc_name = "v"}, %arg2: !fir.ref<!fir.array<8x8xi32>> {fir.bindc_name = "h"}, %arg3: !fir.ref<f64> {fir.bindc_name = "s"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFcountEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg1(%6) dummy_scope %0 arg 2 {uniq_name = "_QFcountEv"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xi32>>
    %c1_0 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c1_1 = arith.constant 1 : index
    %c8_2 = arith.constant 8 : index
    %8 = fir.shape %c8, %c8_2 : (index, index) -> !fir.shape<2>
    %9 = fir.declare %arg2(%8) dummy_scope %0 arg 3 {uniq_name = "_QFcountEh"} : (!fir.ref<!fir.array<8x8xi32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<8x8xi32>>
    %10 = fir.declare %arg3 dummy_scope %0 arg 4 {uniq_name = "_QFcountEs"} : (!fir.ref<f64>, !fir.dscope) -> !fir.ref<f64>
    %11 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFcountEi"}
    %12 = fir.declare %11 {uniq_name = "_QFcountEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %13 = acc.copyin varPtr(%9 : !fir.ref<!fir.array<8x8xi32>>) -> !fir.ref<!fir.array<8x8xi32>> {dataClause = #acc<data_clause acc_copy>, name = "h"}
    %14 = acc.copyin varPtr(%10 : !fir.ref<f64>) -> !fir.ref<f64> {dataClause = #acc<data_clause acc_copy>, name = "s"}
    %15 = fir.embox %7(%6) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %16 = acc.copyin var(%15 : !fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>> {name = "v"}
    acc.parallel combined(loop) dataOperands(%13, %14, %16 : !fir.ref<!fir.array<8x8xi32>>, !fir.ref<f64>, !fir.box<!fir.array<?xi32>>) {
      %17 = fir.dummy_scope : !fir.dscope
      %18 = fir.declare %13(%8) dummy_scope %17 arg 3 {uniq_name = "_QFcountEh"} : (!fir.ref<!fir.array<8x8xi32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<8x8xi32>>
      %19 = fir.declare %14 dummy_scope %17 arg 4 {uniq_name = "_QFcountEs"} : (!fir.ref<f64>, !fir.dscope) -> !fir.ref<f64>
      %20 = fir.box_addr %16 : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
      %21 = fir.declare %20(%6) dummy_scope %17 arg 2 {uniq_name = "_QFcountEv"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xi32>>
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_3 = arith.constant 1 : i32
      %22 = fir.load %1 : !fir.ref<i32>
      %23 = acc.private varPtr(%12 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      %24 = acc.reduction varPtr(%18 : !fir.ref<!fir.array<8x8xi32>>) recipe(@reduction_add_atomic_ref_8x8xi32) -> !fir.ref<!fir.array<8x8xi32>> {name = "h"}
      %25 = acc.reduction varPtr(%19 : !fir.ref<f64>) recipe(@reduction_add_atomic_ref_f64) -> !fir.ref<f64> {name = "s"}
      acc.loop combined(parallel) private(%23 : !fir.ref<i32>) reduction(%24, %25 : !fir.ref<!fir.array<8x8xi32>>, !fir.ref<f64>) control(%arg4 : i32) = (%c1_i32_3 : i32) to (%22 : i32)  step (%c1_i32 : i32) {
        %26 = fir.declare %23 {uniq_name = "_QFcountEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %26 : !fir.ref<i32>
        %27 = fir.load %26 : !fir.ref<i32>
        %28 = fir.convert %27 : (i32) -> i64
        %29 = fir.array_coor %21(%6) %28 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        %30 = fir.load %29 : !fir.ref<i32>
        %31 = fir.convert %30 : (i32) -> i64
        %c1_4 = arith.constant 1 : index
        %32 = fir.array_coor %24(%8) %31, %c1_4 : (!fir.ref<!fir.array<8x8xi32>>, !fir.shape<2>, i64, index) -> !fir.ref<i32>
        %33 = fir.load %32 : !fir.ref<i32>
        %c1_i32_5 = arith.constant 1 : i32
        %34 = arith.addi %33, %c1_i32_5 : i32
        fir.store %34 to %32 : !fir.ref<i32>
        %35 = fir.load %26 : !fir.ref<i32>
        %36 = fir.convert %35 : (i32) -> i64
        %37 = fir.array_coor %21(%6) %36 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        %38 = fir.load %37 : !fir.ref<i32>
        %39 = fir.load %25 : !fir.ref<f64>
        %40 = fir.convert %38 : (i32) -> f64
        %41 = arith.addf %39, %40 fastmath<contract> : f64
        fir.store %41 to %25 : !fir.ref<f64>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%13 : !fir.ref<!fir.array<8x8xi32>>) to varPtr(%9 : !fir.ref<!fir.array<8x8xi32>>) {dataClause = #acc<data_clause acc_copy>, name = "h"}
    acc.copyout accPtr(%14 : !fir.ref<f64>) to varPtr(%10 : !fir.ref<f64>) {dataClause = #acc<data_clause acc_copy>, name = "s"}
    acc.delete accVar(%16 : !fir.box<!fir.array<?xi32>>) {dataClause = #acc<data_clause acc_copyin>, name = "v"}
    return
  }
  func.func @_QPassumed(%arg0: !fir.box<!fir.array<?xi32>> {fir.bindc_name = "v"}, %arg1: !fir.box<!fir.array<?xi32>> {fir.bindc_name = "h"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFassumedEv"} : (!fir.box<!fir.array<?xi32>>, !fir.dscope) -> !fir.box<!fir.array<?xi32>>
    %2 = fir.rebox %1 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
    %c1_0 = arith.constant 1 : index
    %3 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFassumedEh"} : (!fir.box<!fir.array<?xi32>>, !fir.dscope) -> !fir.box<!fir.array<?xi32>>
    %4 = fir.rebox %3 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
    %5 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFassumedEi"}
    %6 = fir.declare %5 {uniq_name = "_QFassumedEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %7 = acc.copyin var(%4 : !fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>> {dataClause = #acc<data_clause acc_copy>, name = "h"}
    %8 = acc.copyin var(%2 : !fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>> {name = "v"}
    acc.parallel combined(loop) dataOperands(%7, %8 : !fir.box<!fir.array<?xi32>>, !fir.box<!fir.array<?xi32>>) {
      %9 = fir.dummy_scope : !fir.dscope
      %10 = fir.declare %7 dummy_scope %9 arg 2 {uniq_name = "_QFassumedEh"} : (!fir.box<!fir.array<?xi32>>, !fir.dscope) -> !fir.box<!fir.array<?xi32>>
      %11 = fir.declare %8 dummy_scope %9 arg 1 {uniq_name = "_QFassumedEv"} : (!fir.box<!fir.array<?xi32>>, !fir.dscope) -> !fir.box<!fir.array<?xi32>>
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %c1_2 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %12:3 = fir.box_dims %11, %c0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
      %13 = arith.muli %c1_2, %12#1 : index
      %14 = fir.convert %13 : (index) -> i32
      %15 = acc.private varPtr(%6 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%15 : !fir.ref<i32>) control(%arg2 : i32) = (%c1_i32_1 : i32) to (%14 : i32)  step (%c1_i32 : i32) {
        %16 = fir.declare %15 {uniq_name = "_QFassumedEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg2 to %16 : !fir.ref<i32>
        %17 = fir.load %16 : !fir.ref<i32>
        %18 = fir.convert %17 : (i32) -> i64
        %19 = fir.array_coor %11 %18 : (!fir.box<!fir.array<?xi32>>, i64) -> !fir.ref<i32>
        %20 = fir.load %19 : !fir.ref<i32>
        %21 = fir.convert %20 : (i32) -> i64
        %22 = fir.array_coor %10 %21 : (!fir.box<!fir.array<?xi32>>, i64) -> !fir.ref<i32>
        acc.atomic.update %22 : !fir.ref<i32> {
        ^bb0(%arg3: i32):
          %c1_i32_3 = arith.constant 1 : i32
          %23 = arith.addi %arg3, %c1_i32_3 : i32
          acc.yield %23 : i32
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accVar(%7 : !fir.box<!fir.array<?xi32>>) to var(%4 : !fir.box<!fir.array<?xi32>>) {dataClause = #acc<data_clause acc_copy>, name = "h"}
    acc.delete accVar(%8 : !fir.box<!fir.array<?xi32>>) {dataClause = #acc<data_clause acc_copyin>, name = "v"}
    return
  }
}
