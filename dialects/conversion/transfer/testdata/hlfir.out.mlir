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
    %20 = acc.copyin varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {accc.reason = "the host neither reads nor writes 'a' in the loop at line 34: it is copied before and after it, which saves 2 transfers of 400 bytes in each iteration", dataClause = #acc<data_clause acc_copy>, name = "a"}
    %c0_0 = arith.constant 0 : index
    %21 = fir.load %3#0 : !fir.ref<i32>
    %22 = fir.convert %21 : (i32) -> i64
    %23 = fir.convert %22 : (i64) -> index
    %c1_1 = arith.constant 1 : index
    %24 = arith.subi %23, %c1_1 : index
    %c0_2 = arith.constant 0 : index
    %25:3 = fir.box_dims %15#0, %c0_2 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %26 = acc.bounds lowerbound(%c0_0 : index) upperbound(%24 : index) extent(%13 : index) stride(%25#2 : index) startIdx(%c1_1 : index) {strideInBytes = true}
    %27 = acc.copyin var(%15#0 : !fir.box<!fir.array<?xf32>>) bounds(%26) -> !fir.box<!fir.array<?xf32>> {accc.reason = "the host neither reads nor writes 'b(1:n)' in the loop at line 34: it is copied before and after it, which saves 2 transfers in each iteration", dataClause = #acc<data_clause acc_copy>, name = "b(1:n)"}
    acc.data dataOperands(%20, %27 : !fir.ref<!fir.array<100xf32>>, !fir.box<!fir.array<?xf32>>) {
      %28 = fir.do_loop %arg4 = %16 to %18 step %c1 iter_args(%arg5 = %19) -> (i32) {
        fir.store %arg5 to %8#0 : !fir.ref<i32>
        %29 = acc.present varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {name = "a"}
        acc.parallel combined(loop) dataOperands(%29 : !fir.ref<!fir.array<100xf32>>) {
          %40 = fir.dummy_scope : !fir.dscope
          %41:2 = hlfir.declare %29(%1) dummy_scope %40 arg 1 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFsweepEa"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
          %c1_i32_6 = arith.constant 1 : i32
          %c100_i32 = arith.constant 100 : i32
          %c1_i32_7 = arith.constant 1 : i32
          %42 = acc.private varPtr(%5#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
          acc.loop combined(parallel) private(%42 : !fir.ref<i32>) control(%arg6 : i32) = (%c1_i32_6 : i32) to (%c100_i32 : i32)  step (%c1_i32_7 : i32) {
            %43:2 = hlfir.declare %42 {uniq_name = "_QFsweepEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
            fir.store %arg6 to %43#0 : !fir.ref<i32>
            %44 = fir.load %43#0 : !fir.ref<i32>
            %45 = fir.convert %44 : (i32) -> i64
            %46 = hlfir.designate %41#0 (%45)  : (!fir.ref<!fir.array<100xf32>>, i64) -> !fir.ref<f32>
            %47 = fir.load %46 : !fir.ref<f32>
            %cst = arith.constant 1.000000e+00 : f32
            %48 = arith.addf %47, %cst fastmath<contract> : f32
            %49 = fir.load %43#0 : !fir.ref<i32>
            %50 = fir.convert %49 : (i32) -> i64
            %51 = hlfir.designate %41#0 (%50)  : (!fir.ref<!fir.array<100xf32>>, i64) -> !fir.ref<f32>
            hlfir.assign %48 to %51 : f32, !fir.ref<f32>
            acc.yield
          } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
          acc.yield
        }
        acc.delete accPtr(%29 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_present>, name = "a"}
        %c1_3 = arith.constant 1 : index
        %c0_4 = arith.constant 0 : index
        %30:3 = fir.box_dims %15#0, %c0_4 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
        %c0_5 = arith.constant 0 : index
        %31 = fir.load %3#0 : !fir.ref<i32>
        %32 = fir.convert %31 : (i32) -> i64
        %33 = fir.convert %32 : (i64) -> index
        %34 = arith.subi %33, %c1_3 : index
        %35 = acc.bounds lowerbound(%c0_5 : index) upperbound(%34 : index) extent(%13 : index) stride(%30#2 : index) startIdx(%c1_3 : index) {strideInBytes = true}
        %36 = acc.copyin var(%15#0 : !fir.box<!fir.array<?xf32>>) bounds(%35) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, name = "b(1:n)"}
        acc.parallel combined(loop) dataOperands(%36 : !fir.box<!fir.array<?xf32>>) {
          %40 = fir.box_addr %36 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
          %41 = fir.dummy_scope : !fir.dscope
          %42:2 = hlfir.declare %40(%14) dummy_scope %41 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFsweepEb"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
          %c1_i32_6 = arith.constant 1 : i32
          %43 = fir.load %3#0 : !fir.ref<i32>
          %c1_i32_7 = arith.constant 1 : i32
          %44 = acc.private varPtr(%5#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
          acc.loop combined(parallel) private(%44 : !fir.ref<i32>) control(%arg6 : i32) = (%c1_i32_6 : i32) to (%43 : i32)  step (%c1_i32_7 : i32) {
            %45:2 = hlfir.declare %44 {uniq_name = "_QFsweepEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
            fir.store %arg6 to %45#0 : !fir.ref<i32>
            %46 = fir.load %45#0 : !fir.ref<i32>
            %47 = fir.convert %46 : (i32) -> i64
            %48 = hlfir.designate %42#0 (%47)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
            %49 = fir.load %48 : !fir.ref<f32>
            %cst = arith.constant 1.000000e+00 : f32
            %50 = arith.addf %49, %cst fastmath<contract> : f32
            %51 = fir.load %45#0 : !fir.ref<i32>
            %52 = fir.convert %51 : (i32) -> i64
            %53 = hlfir.designate %42#0 (%52)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
            hlfir.assign %50 to %53 : f32, !fir.ref<f32>
            acc.yield
          } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
          acc.yield
        }
        acc.copyout accVar(%36 : !fir.box<!fir.array<?xf32>>) bounds(%35) to var(%15#0 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "b(1:n)"}
        %37 = fir.convert %c1 : (index) -> i32
        %38 = fir.load %8#0 : !fir.ref<i32>
        %39 = arith.addi %38, %37 overflow<nsw> : i32
        fir.result %39 : i32
      }
      fir.store %28 to %8#0 : !fir.ref<i32>
      acc.terminator
    }
    acc.copyout accVar(%27 : !fir.box<!fir.array<?xf32>>) bounds(%26) to var(%15#0 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "b(1:n)"}
    acc.copyout accPtr(%20 : !fir.ref<!fir.array<100xf32>>) to varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
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
      %6 = acc.present varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {name = "a"}
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
      acc.delete accPtr(%6 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_present>, name = "a"}
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
    %7 = acc.copyin varPtr(%2#0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {accc.reason = "the construct does not write 'a': it need not be copied back, which saves 400 bytes", name = "a"}
    %8 = acc.create varPtr(%6#0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {accc.reason = "the construct writes all of 'o' before it reads any: it need not be copied to the device, which saves 400 bytes", dataClause = #acc<data_clause acc_copyout>, name = "o"}
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
    acc.delete accPtr(%7 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copyin>, name = "a"}
    acc.copyout accPtr(%8 : !fir.ref<!fir.array<100xf32>>) to varPtr(%6#0 : !fir.ref<!fir.array<100xf32>>) {name = "o"}
    return
  }
}
