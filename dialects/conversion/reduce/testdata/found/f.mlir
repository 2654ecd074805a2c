module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
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
      acc.loop private(%45 : !fir.ref<i32>) control(%arg6 : i32) = (%c1_i32 : i32) to (%44 : i32)  step (%c1_i32_6 : i32) {
        %46 = fir.declare %45 {uniq_name = "_QFfoundEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg6 to %46 : !fir.ref<i32>
        %c1_i32_7 = arith.constant 1 : i32
        %47 = fir.load %30 : !fir.ref<i32>
        %c1_i32_8 = arith.constant 1 : i32
        %48 = acc.private varPtr(%26 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
        acc.loop private(%48 : !fir.ref<i32>) control(%arg7 : i32) = (%c1_i32_7 : i32) to (%47 : i32)  step (%c1_i32_8 : i32) {
          %49 = fir.declare %48 {uniq_name = "_QFfoundEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg7 to %49 : !fir.ref<i32>
          %50 = fir.load %29 : !fir.ref<f32>
          %51 = fir.load %49 : !fir.ref<i32>
          %52 = fir.convert %51 : (i32) -> i64
          %53 = fir.load %46 : !fir.ref<i32>
          %54 = fir.convert %53 : (i32) -> i64
          %55 = fir.array_coor %41(%10) %52, %54 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          %56 = fir.load %55 : !fir.ref<f32>
          %57 = fir.load %49 : !fir.ref<i32>
          %58 = fir.convert %57 : (i32) -> i64
          %59 = fir.load %46 : !fir.ref<i32>
          %60 = fir.convert %59 : (i32) -> i64
          %61 = fir.array_coor %42(%20) %58, %60 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          %62 = fir.load %61 : !fir.ref<f32>
          %63 = arith.mulf %56, %62 fastmath<contract> : f32
          %64 = arith.addf %50, %63 fastmath<contract> : f32
          fir.store %64 to %29 : !fir.ref<f32>
          %65 = fir.load %35 : !fir.ref<f32>
          %66 = fir.load %49 : !fir.ref<i32>
          %67 = fir.convert %66 : (i32) -> i64
          %68 = fir.load %46 : !fir.ref<i32>
          %69 = fir.convert %68 : (i32) -> i64
          %70 = fir.array_coor %41(%10) %67, %69 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          %71 = fir.load %70 : !fir.ref<f32>
          %72 = arith.cmpf ogt, %65, %71 : f32
          %73 = arith.select %72, %65, %71 : f32
          fir.store %73 to %35 : !fir.ref<f32>
          %74 = fir.load %49 : !fir.ref<i32>
          %75 = fir.convert %74 : (i32) -> i64
          %76 = fir.load %46 : !fir.ref<i32>
          %77 = fir.convert %76 : (i32) -> i64
          %78 = fir.array_coor %41(%10) %75, %77 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          %79 = fir.load %78 : !fir.ref<f32>
          %c0_i32_9 = arith.constant 0 : i32
          %80 = fir.convert %c0_i32_9 : (i32) -> f32
          %81 = arith.cmpf olt, %79, %80 fastmath<contract> : f32
          fir.if %81 {
            %82 = fir.load %36 : !fir.ref<i32>
            %c1_i32_10 = arith.constant 1 : i32
            %83 = arith.addi %82, %c1_i32_10 : i32
            fir.store %83 to %36 : !fir.ref<i32>
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

