module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
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
      acc.loop combined(parallel) private(%23 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32_3 : i32) to (%22 : i32)  step (%c1_i32 : i32) {
        %24 = fir.declare %23 {uniq_name = "_QFcountEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %24 : !fir.ref<i32>
        %25 = fir.load %24 : !fir.ref<i32>
        %26 = fir.convert %25 : (i32) -> i64
        %27 = fir.array_coor %21(%6) %26 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        %28 = fir.load %27 : !fir.ref<i32>
        %29 = fir.convert %28 : (i32) -> i64
        %c1_4 = arith.constant 1 : index
        %30 = fir.array_coor %18(%8) %29, %c1_4 : (!fir.ref<!fir.array<8x8xi32>>, !fir.shape<2>, i64, index) -> !fir.ref<i32>
        acc.atomic.update %30 : !fir.ref<i32> {
        ^bb0(%arg5: i32):
          %c1_i32_5 = arith.constant 1 : i32
          %35 = arith.addi %arg5, %c1_i32_5 : i32
          acc.yield %35 : i32
        }
        %31 = fir.load %24 : !fir.ref<i32>
        %32 = fir.convert %31 : (i32) -> i64
        %33 = fir.array_coor %21(%6) %32 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        %34 = fir.load %33 : !fir.ref<i32>
        acc.atomic.update %19 : !fir.ref<f64> {
        ^bb0(%arg5: f64):
          %35 = fir.convert %34 : (i32) -> f64
          %36 = arith.addf %arg5, %35 fastmath<contract> : f64
          acc.yield %36 : f64
        }
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

