// What flang 22 makes of loops with constructs, before its own passes: variables are parts that hlfir.designate says, values are assigned.
module {
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    acc.yield %1#0 : !fir.ref<i32>
  }
  func.func @_QPsweep(%arg0: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<i32> {fir.bindc_name = "n"}, %arg3: !fir.ref<i32> {fir.bindc_name = "m"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c100 = arith.constant 100 : index
    %1 = fir.shape %c100 : (index) -> !fir.shape<1>
    %2:2 = hlfir.declare %arg0(%1) dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFsweepEa"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %3:2 = hlfir.declare %arg2 dummy_scope %0 arg 3 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFsweepEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %4 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsweepEi"}
    %5:2 = hlfir.declare %4 {uniq_name = "_QFsweepEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %6:2 = hlfir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFsweepEm"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %7 = fir.alloca i32 {bindc_name = "s", uniq_name = "_QFsweepEs"}
    %8:2 = hlfir.declare %7 {uniq_name = "_QFsweepEs"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %9 = fir.load %3#0 : !fir.ref<i32>
    %10 = fir.convert %9 : (i32) -> i64
    %11 = fir.convert %10 : (i64) -> index
    %c0 = arith.constant 0 : index
    %12 = arith.cmpi sgt, %11, %c0 : index
    %13 = arith.select %12, %11, %c0 : index
    %14 = fir.shape %13 : (index) -> !fir.shape<1>
    %15:2 = hlfir.declare %arg1(%14) dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFsweepEb"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %c1_i32 = arith.constant 1 : i32
    %16 = fir.convert %c1_i32 : (i32) -> index
    %17 = fir.load %6#0 : !fir.ref<i32>
    %18 = fir.convert %17 : (i32) -> index
    %c1 = arith.constant 1 : index
    %19 = fir.convert %16 : (index) -> i32
    %20 = fir.do_loop %arg4 = %16 to %18 step %c1 iter_args(%arg5 = %19) -> (i32) {
      fir.store %arg5 to %8#0 : !fir.ref<i32>
      %21 = acc.copyin varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {dataClause = #acc<data_clause acc_copy>, name = "a"}
      acc.parallel combined(loop) dataOperands(%21 : !fir.ref<!fir.array<100xf32>>) {
        %32 = fir.dummy_scope : !fir.dscope
        %33:2 = hlfir.declare %21(%1) dummy_scope %32 arg 1 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFsweepEa"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
        %c1_i32_3 = arith.constant 1 : i32
        %c100_i32 = arith.constant 100 : i32
        %c1_i32_4 = arith.constant 1 : i32
        %34 = acc.private varPtr(%5#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
        acc.loop combined(parallel) private(%34 : !fir.ref<i32>) control(%arg6 : i32) = (%c1_i32_3 : i32) to (%c100_i32 : i32)  step (%c1_i32_4 : i32) {
          %35:2 = hlfir.declare %34 {uniq_name = "_QFsweepEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
          fir.store %arg6 to %35#0 : !fir.ref<i32>
          %36 = fir.load %35#0 : !fir.ref<i32>
          %37 = fir.convert %36 : (i32) -> i64
          %38 = hlfir.designate %33#0 (%37)  : (!fir.ref<!fir.array<100xf32>>, i64) -> !fir.ref<f32>
          %39 = fir.load %38 : !fir.ref<f32>
          %cst = arith.constant 1.000000e+00 : f32
          %40 = arith.addf %39, %cst fastmath<contract> : f32
          %41 = fir.load %35#0 : !fir.ref<i32>
          %42 = fir.convert %41 : (i32) -> i64
          %43 = hlfir.designate %33#0 (%42)  : (!fir.ref<!fir.array<100xf32>>, i64) -> !fir.ref<f32>
          hlfir.assign %40 to %43 : f32, !fir.ref<f32>
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.copyout accPtr(%21 : !fir.ref<!fir.array<100xf32>>) to varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
      %c1_0 = arith.constant 1 : index
      %c0_1 = arith.constant 0 : index
      %22:3 = fir.box_dims %15#0, %c0_1 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %c0_2 = arith.constant 0 : index
      %23 = fir.load %3#0 : !fir.ref<i32>
      %24 = fir.convert %23 : (i32) -> i64
      %25 = fir.convert %24 : (i64) -> index
      %26 = arith.subi %25, %c1_0 : index
      %27 = acc.bounds lowerbound(%c0_2 : index) upperbound(%26 : index) extent(%13 : index) stride(%22#2 : index) startIdx(%c1_0 : index) {strideInBytes = true}
      %28 = acc.copyin var(%15#0 : !fir.box<!fir.array<?xf32>>) bounds(%27) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, name = "b(1:n)"}
      acc.parallel combined(loop) dataOperands(%28 : !fir.box<!fir.array<?xf32>>) {
        %32 = fir.box_addr %28 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
        %33 = fir.dummy_scope : !fir.dscope
        %34:2 = hlfir.declare %32(%14) dummy_scope %33 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFsweepEb"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
        %c1_i32_3 = arith.constant 1 : i32
        %35 = fir.load %3#0 : !fir.ref<i32>
        %c1_i32_4 = arith.constant 1 : i32
        %36 = acc.private varPtr(%5#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
        acc.loop combined(parallel) private(%36 : !fir.ref<i32>) control(%arg6 : i32) = (%c1_i32_3 : i32) to (%35 : i32)  step (%c1_i32_4 : i32) {
          %37:2 = hlfir.declare %36 {uniq_name = "_QFsweepEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
          fir.store %arg6 to %37#0 : !fir.ref<i32>
          %38 = fir.load %37#0 : !fir.ref<i32>
          %39 = fir.convert %38 : (i32) -> i64
          %40 = hlfir.designate %34#0 (%39)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
          %41 = fir.load %40 : !fir.ref<f32>
          %cst = arith.constant 1.000000e+00 : f32
          %42 = arith.addf %41, %cst fastmath<contract> : f32
          %43 = fir.load %37#0 : !fir.ref<i32>
          %44 = fir.convert %43 : (i32) -> i64
          %45 = hlfir.designate %34#0 (%44)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
          hlfir.assign %42 to %45 : f32, !fir.ref<f32>
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.copyout accVar(%28 : !fir.box<!fir.array<?xf32>>) bounds(%27) to var(%15#0 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "b(1:n)"}
      %29 = fir.convert %c1 : (index) -> i32
      %30 = fir.load %8#0 : !fir.ref<i32>
      %31 = arith.addi %30, %29 overflow<nsw> : i32
      fir.result %31 : i32
    }
    fir.store %20 to %8#0 : !fir.ref<i32>
    return
  }
  func.func @_QPnested(%arg0: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c100 = arith.constant 100 : index
    %1 = fir.shape %c100 : (index) -> !fir.shape<1>
    %2:2 = hlfir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFnestedEa"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %3 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFnestedEi"}
    %4:2 = hlfir.declare %3 {uniq_name = "_QFnestedEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %5 = acc.copyin varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.data dataOperands(%5 : !fir.ref<!fir.array<100xf32>>) {
      %6 = acc.copyin varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {name = "a"}
      acc.parallel combined(loop) dataOperands(%6 : !fir.ref<!fir.array<100xf32>>) {
        %7 = fir.dummy_scope : !fir.dscope
        %8:2 = hlfir.declare %6(%1) dummy_scope %7 arg 1 {uniq_name = "_QFnestedEa"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
        %c1_i32 = arith.constant 1 : i32
        %c100_i32 = arith.constant 100 : i32
        %c1_i32_0 = arith.constant 1 : i32
        %9 = acc.private varPtr(%4#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
        acc.loop combined(parallel) private(%9 : !fir.ref<i32>) control(%arg1 : i32) = (%c1_i32 : i32) to (%c100_i32 : i32)  step (%c1_i32_0 : i32) {
          %10:2 = hlfir.declare %9 {uniq_name = "_QFnestedEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
          fir.store %arg1 to %10#0 : !fir.ref<i32>
          %11 = fir.load %10#0 : !fir.ref<i32>
          %12 = fir.convert %11 : (i32) -> i64
          %13 = hlfir.designate %8#0 (%12)  : (!fir.ref<!fir.array<100xf32>>, i64) -> !fir.ref<f32>
          %14 = fir.load %13 : !fir.ref<f32>
          %cst = arith.constant 1.000000e+00 : f32
          %15 = arith.addf %14, %cst fastmath<contract> : f32
          %16 = fir.load %10#0 : !fir.ref<i32>
          %17 = fir.convert %16 : (i32) -> i64
          %18 = hlfir.designate %8#0 (%17)  : (!fir.ref<!fir.array<100xf32>>, i64) -> !fir.ref<f32>
          hlfir.assign %15 to %18 : f32, !fir.ref<f32>
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.delete accPtr(%6 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copyin>, name = "a"}
      acc.terminator
    }
    acc.copyout accPtr(%5 : !fir.ref<!fir.array<100xf32>>) to varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    return
  }
  func.func @_QPreads(%arg0: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "o"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c100 = arith.constant 100 : index
    %1 = fir.shape %c100 : (index) -> !fir.shape<1>
    %2:2 = hlfir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFreadsEa"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %3 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFreadsEi"}
    %4:2 = hlfir.declare %3 {uniq_name = "_QFreadsEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %c100_0 = arith.constant 100 : index
    %5 = fir.shape %c100_0 : (index) -> !fir.shape<1>
    %6:2 = hlfir.declare %arg1(%5) dummy_scope %0 arg 2 {uniq_name = "_QFreadsEo"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %7 = acc.copyin varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %8 = acc.copyin varPtr(%6#0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {dataClause = #acc<data_clause acc_copy>, name = "o"}
    acc.parallel combined(loop) dataOperands(%7, %8 : !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>) {
      %9 = fir.dummy_scope : !fir.dscope
      %10:2 = hlfir.declare %7(%1) dummy_scope %9 arg 1 {uniq_name = "_QFreadsEa"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
      %11:2 = hlfir.declare %8(%5) dummy_scope %9 arg 2 {uniq_name = "_QFreadsEo"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
      %c1_i32 = arith.constant 1 : i32
      %c100_i32 = arith.constant 100 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %12 = acc.private varPtr(%4#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%12 : !fir.ref<i32>) control(%arg2 : i32) = (%c1_i32 : i32) to (%c100_i32 : i32)  step (%c1_i32_1 : i32) {
        %13:2 = hlfir.declare %12 {uniq_name = "_QFreadsEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg2 to %13#0 : !fir.ref<i32>
        %14 = fir.load %13#0 : !fir.ref<i32>
        %15 = fir.convert %14 : (i32) -> i64
        %16 = hlfir.designate %10#0 (%15)  : (!fir.ref<!fir.array<100xf32>>, i64) -> !fir.ref<f32>
        %17 = fir.load %16 : !fir.ref<f32>
        %18 = fir.load %13#0 : !fir.ref<i32>
        %19 = fir.convert %18 : (i32) -> i64
        %20 = hlfir.designate %11#0 (%19)  : (!fir.ref<!fir.array<100xf32>>, i64) -> !fir.ref<f32>
        hlfir.assign %17 to %20 : f32, !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%7 : !fir.ref<!fir.array<100xf32>>) to varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.copyout accPtr(%8 : !fir.ref<!fir.array<100xf32>>) to varPtr(%6#0 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "o"}
    return
  }
}
