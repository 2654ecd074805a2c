module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  acc.reduction.recipe @reduction_add_atomic_ref_i32 : !fir.ref<i32> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    fir.store %c0_i32 to %1 : !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    %1 = fir.load %arg1 : !fir.ref<i32>
    %2 = arith.addi %0, %1 : i32
    fir.store %2 to %arg0 : !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_max_atomic_ref_f32 : !fir.ref<f32> reduction_operator <max> init {
  ^bb0(%arg0: !fir.ref<f32>):
    %0 = fir.alloca f32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %cst = arith.constant -3.40282347E+38 : f32
    fir.store %cst to %1 : !fir.ref<f32>
    acc.yield %1 : !fir.ref<f32>
  } combiner {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg0 : !fir.ref<f32>
    %1 = fir.load %arg1 : !fir.ref<f32>
    %2 = arith.cmpf ogt, %0, %1 : f32
    %3 = arith.select %2, %0, %1 : f32
    fir.store %3 to %arg0 : !fir.ref<f32>
    acc.yield %arg0 : !fir.ref<f32>
  }
  acc.reduction.recipe @reduction_add_atomic_ref_f32 : !fir.ref<f32> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<f32>):
    %0 = fir.alloca f32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %cst = arith.constant 0.000000e+00 : f32
    fir.store %cst to %1 : !fir.ref<f32>
    acc.yield %1 : !fir.ref<f32>
  } combiner {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg0 : !fir.ref<f32>
    %1 = fir.load %arg1 : !fir.ref<f32>
    %2 = arith.addf %0, %1 : f32
    fir.store %2 to %arg0 : !fir.ref<f32>
    acc.yield %arg0 : !fir.ref<f32>
  }
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  }
  func.func @_QPfound(%arg0: !fir.ref<!fir.array<?x?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<?x?xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<i32> {fir.bindc_name = "n"}, %arg3: !fir.ref<f32> {fir.bindc_name = "total"}, %arg4: !fir.ref<f32> {fir.bindc_name = "big"}, %arg5: !fir.ref<i32> {fir.bindc_name = "few"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFfoundEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %c1_0 = arith.constant 1 : index
    %6 = fir.load %1 : !fir.ref<i32>
    %7 = fir.convert %6 : (i32) -> index
    %c0_1 = arith.constant 0 : index
    %8 = arith.cmpi sgt, %7, %c0_1 : index
    %9 = arith.select %8, %7, %c0_1 : index
    %10 = fir.shape %5, %9 : (index, index) -> !fir.shape<2>
    %11 = fir.declare %arg0(%10) dummy_scope %0 arg 1 {uniq_name = "_QFfoundEa"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<?x?xf32>>
    %c1_2 = arith.constant 1 : index
    %12 = fir.load %1 : !fir.ref<i32>
    %13 = fir.convert %12 : (i32) -> index
    %c0_3 = arith.constant 0 : index
    %14 = arith.cmpi sgt, %13, %c0_3 : index
    %15 = arith.select %14, %13, %c0_3 : index
    %c1_4 = arith.constant 1 : index
    %16 = fir.load %1 : !fir.ref<i32>
    %17 = fir.convert %16 : (i32) -> index
    %c0_5 = arith.constant 0 : index
    %18 = arith.cmpi sgt, %17, %c0_5 : index
    %19 = arith.select %18, %17, %c0_5 : index
    %20 = fir.shape %15, %19 : (index, index) -> !fir.shape<2>
    %21 = fir.declare %arg1(%20) dummy_scope %0 arg 2 {uniq_name = "_QFfoundEb"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<?x?xf32>>
    %22 = fir.declare %arg3 dummy_scope %0 arg 4 {uniq_name = "_QFfoundEtotal"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %23 = fir.declare %arg4 dummy_scope %0 arg 5 {uniq_name = "_QFfoundEbig"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %24 = fir.declare %arg5 dummy_scope %0 arg 6 {uniq_name = "_QFfoundEfew"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %25 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFfoundEi"}
    %26 = fir.declare %25 {uniq_name = "_QFfoundEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %27 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFfoundEj"}
    %28 = fir.declare %27 {uniq_name = "_QFfoundEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %29 = acc.copyin varPtr(%22 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "total"}
    %30 = acc.copyin varPtr(%1 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %31 = fir.embox %11(%10) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
    %32 = acc.copyin var(%31 : !fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "a"}
    %33 = fir.embox %21(%20) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
    %34 = acc.copyin var(%33 : !fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "b"}
    %35 = acc.copyin varPtr(%23 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "big"}
    %36 = acc.copyin varPtr(%24 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "few"}
    acc.kernels dataOperands(%29, %30, %32, %34, %35, %36 : !fir.ref<f32>, !fir.ref<i32>, !fir.box<!fir.array<?x?xf32>>, !fir.box<!fir.array<?x?xf32>>, !fir.ref<f32>, !fir.ref<i32>) {
      %41 = fir.box_addr %32 : (!fir.box<!fir.array<?x?xf32>>) -> !fir.ref<!fir.array<?x?xf32>>
      %42 = fir.box_addr %34 : (!fir.box<!fir.array<?x?xf32>>) -> !fir.ref<!fir.array<?x?xf32>>
      %c0_i32 = arith.constant 0 : i32
      %43 = fir.convert %c0_i32 : (i32) -> f32
      fir.store %43 to %29 : !fir.ref<f32>
      %c1_i32 = arith.constant 1 : i32
      %44 = fir.load %30 : !fir.ref<i32>
      %c1_i32_6 = arith.constant 1 : i32
      %45 = acc.private varPtr(%28 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "j"}
      %46 = acc.reduction varPtr(%29 : !fir.ref<f32>) recipe(@reduction_add_atomic_ref_f32) -> !fir.ref<f32> {accc.found, name = "total"}
      %47 = acc.reduction varPtr(%35 : !fir.ref<f32>) recipe(@reduction_max_atomic_ref_f32) -> !fir.ref<f32> {accc.found, name = "big"}
      %48 = acc.reduction varPtr(%36 : !fir.ref<i32>) recipe(@reduction_add_atomic_ref_i32) -> !fir.ref<i32> {accc.found, name = "few"}
      acc.loop private(%45 : !fir.ref<i32>) reduction(%46, %47, %48 : !fir.ref<f32>, !fir.ref<f32>, !fir.ref<i32>) control(%arg6 : i32) = (%c1_i32 : i32) to (%44 : i32)  step (%c1_i32_6 : i32) {
        %49 = fir.declare %45 {uniq_name = "_QFfoundEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg6 to %49 : !fir.ref<i32>
        %c1_i32_7 = arith.constant 1 : i32
        %50 = fir.load %30 : !fir.ref<i32>
        %c1_i32_8 = arith.constant 1 : i32
        %51 = acc.private varPtr(%26 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
        acc.loop private(%51 : !fir.ref<i32>) control(%arg7 : i32) = (%c1_i32_7 : i32) to (%50 : i32)  step (%c1_i32_8 : i32) {
          %52 = fir.declare %51 {uniq_name = "_QFfoundEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg7 to %52 : !fir.ref<i32>
          %53 = fir.load %46 : !fir.ref<f32>
          %54 = fir.load %52 : !fir.ref<i32>
          %55 = fir.convert %54 : (i32) -> i64
          %56 = fir.load %49 : !fir.ref<i32>
          %57 = fir.convert %56 : (i32) -> i64
          %58 = fir.array_coor %41(%10) %55, %57 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          %59 = fir.load %58 : !fir.ref<f32>
          %60 = fir.load %52 : !fir.ref<i32>
          %61 = fir.convert %60 : (i32) -> i64
          %62 = fir.load %49 : !fir.ref<i32>
          %63 = fir.convert %62 : (i32) -> i64
          %64 = fir.array_coor %42(%20) %61, %63 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          %65 = fir.load %64 : !fir.ref<f32>
          %66 = arith.mulf %59, %65 fastmath<contract> : f32
          %67 = arith.addf %53, %66 fastmath<contract> : f32
          fir.store %67 to %46 : !fir.ref<f32>
          %68 = fir.load %47 : !fir.ref<f32>
          %69 = fir.load %52 : !fir.ref<i32>
          %70 = fir.convert %69 : (i32) -> i64
          %71 = fir.load %49 : !fir.ref<i32>
          %72 = fir.convert %71 : (i32) -> i64
          %73 = fir.array_coor %41(%10) %70, %72 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          %74 = fir.load %73 : !fir.ref<f32>
          %75 = arith.cmpf ogt, %68, %74 : f32
          %76 = arith.select %75, %68, %74 : f32
          fir.store %76 to %47 : !fir.ref<f32>
          %77 = fir.load %52 : !fir.ref<i32>
          %78 = fir.convert %77 : (i32) -> i64
          %79 = fir.load %49 : !fir.ref<i32>
          %80 = fir.convert %79 : (i32) -> i64
          %81 = fir.array_coor %41(%10) %78, %80 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          %82 = fir.load %81 : !fir.ref<f32>
          %c0_i32_9 = arith.constant 0 : i32
          %83 = fir.convert %c0_i32_9 : (i32) -> f32
          %84 = arith.cmpf olt, %82, %83 fastmath<contract> : f32
          fir.if %84 {
            %85 = fir.load %48 : !fir.ref<i32>
            %c1_i32_10 = arith.constant 1 : i32
            %86 = arith.addi %85, %c1_i32_10 : i32
            fir.store %86 to %48 : !fir.ref<i32>
          }
          acc.yield
        } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      acc.terminator
    }
    acc.copyout accPtr(%36 : !fir.ref<i32>) to varPtr(%24 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "few"}
    acc.copyout accPtr(%35 : !fir.ref<f32>) to varPtr(%23 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "big"}
    acc.copyout accVar(%34 : !fir.box<!fir.array<?x?xf32>>) to var(%33 : !fir.box<!fir.array<?x?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "b"}
    acc.copyout accVar(%32 : !fir.box<!fir.array<?x?xf32>>) to var(%31 : !fir.box<!fir.array<?x?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "a"}
    acc.copyout accPtr(%30 : !fir.ref<i32>) to varPtr(%1 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%29 : !fir.ref<f32>) to varPtr(%22 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "total"}
    %37 = acc.copyin varPtr(%1 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %38 = acc.copyin varPtr(%22 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "total"}
    %39 = fir.embox %11(%10) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
    %40 = acc.copyin var(%39 : !fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "a"}
    acc.kernels dataOperands(%37, %38, %40 : !fir.ref<i32>, !fir.ref<f32>, !fir.box<!fir.array<?x?xf32>>) {
      %41 = fir.box_addr %40 : (!fir.box<!fir.array<?x?xf32>>) -> !fir.ref<!fir.array<?x?xf32>>
      %c2_i32 = arith.constant 2 : i32
      %42 = fir.load %37 : !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      %43 = acc.private varPtr(%26 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%43 : !fir.ref<i32>) control(%arg6 : i32) = (%c2_i32 : i32) to (%42 : i32)  step (%c1_i32 : i32) {
        %44 = fir.declare %43 {uniq_name = "_QFfoundEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg6 to %44 : !fir.ref<i32>
        %45 = fir.load %38 : !fir.ref<f32>
        %c2_i32_6 = arith.constant 2 : i32
        %46 = fir.convert %c2_i32_6 : (i32) -> f32
        %47 = arith.mulf %45, %46 fastmath<contract> : f32
        %48 = fir.load %44 : !fir.ref<i32>
        %49 = fir.convert %48 : (i32) -> i64
        %c1_7 = arith.constant 1 : index
        %50 = fir.array_coor %41(%10) %49, %c1_7 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, index) -> !fir.ref<f32>
        %51 = fir.load %50 : !fir.ref<f32>
        %52 = arith.addf %47, %51 fastmath<contract> : f32
        fir.store %52 to %38 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      acc.terminator
    }
    acc.copyout accVar(%40 : !fir.box<!fir.array<?x?xf32>>) to var(%39 : !fir.box<!fir.array<?x?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "a"}
    acc.copyout accPtr(%38 : !fir.ref<f32>) to varPtr(%22 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "total"}
    acc.copyout accPtr(%37 : !fir.ref<i32>) to varPtr(%1 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    return
  }
}
