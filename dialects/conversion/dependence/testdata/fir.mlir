module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  acc.routine @acc_routine_0 func(@_QPhost) vector 
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  }
  fir.global common @block_(dense<0> : vector<800xi8>) {alignment = 8 : i64} : !fir.array<800xi8>
  func.func @_QPdummies(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?x?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.box<!fir.array<?x?xf32>> {fir.bindc_name = "b"}, %arg3: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "c", fir.target}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFdummiesEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
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
    %11 = fir.declare %arg1(%10) dummy_scope %0 arg 2 {uniq_name = "_QFdummiesEa"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<?x?xf32>>
    %c1_2 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %12 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFdummiesEb"} : (!fir.box<!fir.array<?x?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?x?xf32>>
    %13 = fir.rebox %12 : (!fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>>
    %c1_4 = arith.constant 1 : index
    %14 = fir.load %1 : !fir.ref<i32>
    %15 = fir.convert %14 : (i32) -> index
    %c0_5 = arith.constant 0 : index
    %16 = arith.cmpi sgt, %15, %c0_5 : index
    %17 = arith.select %16, %15, %c0_5 : index
    %18 = fir.shape %17 : (index) -> !fir.shape<1>
    %19 = fir.declare %arg3(%18) dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<target>, uniq_name = "_QFdummiesEc"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %20 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFdummiesEi"}
    %21 = fir.declare %20 {uniq_name = "_QFdummiesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %22 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFdummiesEj"}
    %23 = fir.declare %22 {uniq_name = "_QFdummiesEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %24 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xf32>>> {bindc_name = "p", uniq_name = "_QFdummiesEp"}
    %25 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %c0_6 = arith.constant 0 : index
    %26 = fir.shape %c0_6 : (index) -> !fir.shape<1>
    %27 = fir.embox %25(%26) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %27 to %24 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %28 = fir.declare %24 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdummiesEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %29 = acc.copyin var(%12 : !fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "b"}
    %30 = acc.copyin varPtr(%1 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %31 = fir.embox %11(%10) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
    %32 = acc.copyin var(%31 : !fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "a"}
    %33 = fir.embox %19(%18) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %34 = acc.copyin var(%33 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "c"}
    %35 = acc.copyin varPtr(%28 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "p"}
    acc.kernels dataOperands(%29, %30, %32, %34, %35 : !fir.box<!fir.array<?x?xf32>>, !fir.ref<i32>, !fir.box<!fir.array<?x?xf32>>, !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) {
      %36 = fir.box_addr %32 : (!fir.box<!fir.array<?x?xf32>>) -> !fir.ref<!fir.array<?x?xf32>>
      %37 = fir.box_addr %34 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %38 = fir.rebox %29 : (!fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>>
      %c1_i32 = arith.constant 1 : i32
      %39 = fir.load %30 : !fir.ref<i32>
      %c1_i32_7 = arith.constant 1 : i32
      %40 = acc.private varPtr(%21 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%40 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32 : i32) to (%39 : i32)  step (%c1_i32_7 : i32) {
        %51 = fir.declare %40 {uniq_name = "_QFdummiesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %51 : !fir.ref<i32>
        %c2_i32_17 = arith.constant 2 : i32
        %52 = fir.load %30 : !fir.ref<i32>
        %c1_i32_18 = arith.constant 1 : i32
        %53 = acc.private varPtr(%23 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "j"}
        acc.loop private(%53 : !fir.ref<i32>) control(%arg5 : i32) = (%c2_i32_17 : i32) to (%52 : i32)  step (%c1_i32_18 : i32) {
          %54 = fir.declare %53 {uniq_name = "_QFdummiesEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg5 to %54 : !fir.ref<i32>
          %55 = fir.load %54 : !fir.ref<i32>
          %56 = fir.convert %55 : (i32) -> i64
          %57 = fir.load %51 : !fir.ref<i32>
          %58 = fir.convert %57 : (i32) -> i64
          %59 = fir.array_coor %38 %56, %58 : (!fir.box<!fir.array<?x?xf32>>, i64, i64) -> !fir.ref<f32>
          %60 = fir.load %59 : !fir.ref<f32>
          %61 = fir.load %54 : !fir.ref<i32>
          %c1_i32_19 = arith.constant 1 : i32
          %62 = arith.subi %61, %c1_i32_19 : i32
          %63 = fir.convert %62 : (i32) -> i64
          %64 = fir.load %51 : !fir.ref<i32>
          %65 = fir.convert %64 : (i32) -> i64
          %66 = fir.array_coor %36(%10) %63, %65 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          %67 = fir.load %66 : !fir.ref<f32>
          %68 = arith.addf %60, %67 fastmath<contract> : f32
          %69 = fir.load %54 : !fir.ref<i32>
          %70 = fir.convert %69 : (i32) -> i64
          %71 = fir.load %51 : !fir.ref<i32>
          %72 = fir.convert %71 : (i32) -> i64
          %73 = fir.array_coor %36(%10) %70, %72 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          fir.store %68 to %73 : !fir.ref<f32>
          acc.yield
        } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      %c2_i32 = arith.constant 2 : i32
      %41 = fir.load %30 : !fir.ref<i32>
      %c1_i32_8 = arith.constant 1 : i32
      %42 = acc.private varPtr(%21 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%42 : !fir.ref<i32>) control(%arg4 : i32) = (%c2_i32 : i32) to (%41 : i32)  step (%c1_i32_8 : i32) {
        %51 = fir.declare %42 {uniq_name = "_QFdummiesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %51 : !fir.ref<i32>
        %52 = fir.load %51 : !fir.ref<i32>
        %53 = fir.convert %52 : (i32) -> i64
        %c1_17 = arith.constant 1 : index
        %54 = fir.array_coor %36(%10) %53, %c1_17 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, index) -> !fir.ref<f32>
        %55 = fir.load %54 : !fir.ref<f32>
        %56 = fir.load %51 : !fir.ref<i32>
        %57 = fir.convert %56 : (i32) -> i64
        %58 = fir.array_coor %37(%18) %57 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %55 to %58 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      %c1_i32_9 = arith.constant 1 : i32
      %c1_i32_10 = arith.constant 1 : i32
      %43 = fir.load %30 : !fir.ref<i32>
      %44 = acc.private varPtr(%21 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%44 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32_10 : i32) to (%43 : i32)  step (%c1_i32_9 : i32) {
        %51 = fir.declare %44 {uniq_name = "_QFdummiesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %51 : !fir.ref<i32>
        %52 = fir.load %35 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
        %53 = fir.box_addr %52 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
        %c0_17 = arith.constant 0 : index
        %54:3 = fir.box_dims %52, %c0_17 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
        %55 = fir.shift %54#0 : (index) -> !fir.shift<1>
        %56 = fir.load %51 : !fir.ref<i32>
        %57 = fir.convert %56 : (i32) -> i64
        %58 = fir.array_coor %52(%55) %57 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, !fir.shift<1>, i64) -> !fir.ref<f32>
        %59 = fir.load %58 : !fir.ref<f32>
        %60 = fir.load %51 : !fir.ref<i32>
        %61 = fir.convert %60 : (i32) -> i64
        %c1_18 = arith.constant 1 : index
        %62 = fir.array_coor %36(%10) %61, %c1_18 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, index) -> !fir.ref<f32>
        fir.store %59 to %62 : !fir.ref<f32>
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      %c1_i32_11 = arith.constant 1 : i32
      %45 = fir.load %30 : !fir.ref<i32>
      %c1_i32_12 = arith.constant 1 : i32
      %46 = arith.subi %45, %c1_i32_12 : i32
      %c1_i32_13 = arith.constant 1 : i32
      %47 = acc.private varPtr(%21 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%47 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32_11 : i32) to (%46 : i32)  step (%c1_i32_13 : i32) {
        %51 = fir.declare %47 {uniq_name = "_QFdummiesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %51 : !fir.ref<i32>
        %52 = fir.load %51 : !fir.ref<i32>
        %53 = fir.convert %52 : (i32) -> i64
        %c3 = arith.constant 3 : index
        %54 = fir.array_coor %36(%10) %53, %c3 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, index) -> !fir.ref<f32>
        %55 = fir.load %54 : !fir.ref<f32>
        %56 = fir.load %51 : !fir.ref<i32>
        %57 = fir.convert %56 : (i32) -> i64
        %c4 = arith.constant 4 : index
        %58 = fir.array_coor %38 %57, %c4 : (!fir.box<!fir.array<?x?xf32>>, i64, index) -> !fir.ref<f32>
        %59 = fir.load %58 : !fir.ref<f32>
        %60 = arith.addf %55, %59 fastmath<contract> : f32
        %61 = fir.load %51 : !fir.ref<i32>
        %62 = fir.convert %61 : (i32) -> i64
        %c2 = arith.constant 2 : index
        %63 = fir.array_coor %36(%10) %62, %c2 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, index) -> !fir.ref<f32>
        fir.store %60 to %63 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      %c1_i32_14 = arith.constant 1 : i32
      %48 = fir.load %30 : !fir.ref<i32>
      %c1_i32_15 = arith.constant 1 : i32
      %49 = arith.subi %48, %c1_i32_15 : i32
      %c1_i32_16 = arith.constant 1 : i32
      %50 = acc.private varPtr(%21 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%50 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32_14 : i32) to (%49 : i32)  step (%c1_i32_16 : i32) {
        %51 = fir.declare %50 {uniq_name = "_QFdummiesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %51 : !fir.ref<i32>
        %52 = fir.load %51 : !fir.ref<i32>
        %c1_i32_17 = arith.constant 1 : i32
        %53 = arith.addi %52, %c1_i32_17 : i32
        %54 = fir.convert %53 : (i32) -> i64
        %55 = fir.load %51 : !fir.ref<i32>
        %c1_i32_18 = arith.constant 1 : i32
        %56 = arith.addi %55, %c1_i32_18 : i32
        %57 = fir.convert %56 : (i32) -> i64
        %58 = fir.array_coor %36(%10) %54, %57 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
        %59 = fir.load %58 : !fir.ref<f32>
        %60 = fir.load %51 : !fir.ref<i32>
        %61 = fir.convert %60 : (i32) -> i64
        %62 = fir.load %51 : !fir.ref<i32>
        %63 = fir.convert %62 : (i32) -> i64
        %64 = fir.array_coor %36(%10) %61, %63 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
        fir.store %59 to %64 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      acc.terminator
    }
    acc.copyout accPtr(%35 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) to varPtr(%28 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "p"}
    acc.copyout accVar(%34 : !fir.box<!fir.array<?xf32>>) to var(%33 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "c"}
    acc.copyout accVar(%32 : !fir.box<!fir.array<?x?xf32>>) to var(%31 : !fir.box<!fir.array<?x?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "a"}
    acc.copyout accPtr(%30 : !fir.ref<i32>) to varPtr(%1 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accVar(%29 : !fir.box<!fir.array<?x?xf32>>) to var(%12 : !fir.box<!fir.array<?x?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "b"}
    return
  }
  func.func @_QPdescriptors(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFdescriptorsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFdescriptorsEi"}
    %3 = fir.declare %2 {uniq_name = "_QFdescriptorsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %4 = fir.alloca !fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>> {bindc_name = "s", uniq_name = "_QFdescriptorsEs"}
    %5 = fir.shape %c100 : (index) -> !fir.shape<1>
    %6 = fir.declare %4(%5) {uniq_name = "_QFdescriptorsEs"} : (!fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>, !fir.shape<1>) -> !fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>
    %7 = fir.address_of(@_QQ_QFdescriptorsTt.DerivedInit) : !fir.ref<!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg1 = %c1_0 to %c100 step %c1_0 unordered {
      %c0_9 = arith.constant 0 : index
      %57 = fir.array_coor %6(%5) %arg1 : (!fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
      fir.copy %7 to %57 no_overlap : !fir.ref<!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.ref<!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    }
    %8 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "u", uniq_name = "_QFdescriptorsEu"}
    %9 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %10 = fir.shape %c0 : (index) -> !fir.shape<1>
    %11 = fir.embox %9(%10) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %11 to %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %12 = fir.declare %8 {fortran_attrs = #fir.var_attrs<allocatable, target>, uniq_name = "_QFdescriptorsEu"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %13 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "v", uniq_name = "_QFdescriptorsEv"}
    %14 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_1 = arith.constant 0 : index
    %15 = fir.shape %c0_1 : (index) -> !fir.shape<1>
    %16 = fir.embox %14(%15) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %16 to %13 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %17 = fir.declare %13 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdescriptorsEv"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %18 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "w", uniq_name = "_QFdescriptorsEw"}
    %19 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_2 = arith.constant 0 : index
    %20 = fir.shape %c0_2 : (index) -> !fir.shape<1>
    %21 = fir.embox %19(%20) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %21 to %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %22 = fir.declare %18 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdescriptorsEw"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %23 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xf32>>> {bindc_name = "p", uniq_name = "_QFdescriptorsEp"}
    %24 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %c0_3 = arith.constant 0 : index
    %25 = fir.shape %c0_3 : (index) -> !fir.shape<1>
    %26 = fir.embox %24(%25) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %26 to %23 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %27 = fir.declare %23 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdescriptorsEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %28 = acc.copyin varPtr(%1 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %29 = acc.copyin varPtr(%22 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "w"}
    %30 = acc.copyin varPtr(%17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "v"}
    %31 = acc.copyin varPtr(%12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "u"}
    %32 = acc.copyin varPtr(%27 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "p"}
    %33 = acc.copyin varPtr(%6 : !fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) -> !fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    acc.kernels dataOperands(%28, %29, %30, %31, %32, %33 : !fir.ref<i32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) {
      %c1_i32 = arith.constant 1 : i32
      %57 = fir.load %28 : !fir.ref<i32>
      %c1_i32_9 = arith.constant 1 : i32
      %58 = acc.private varPtr(%3 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%58 : !fir.ref<i32>) control(%arg1 : i32) = (%c1_i32 : i32) to (%57 : i32)  step (%c1_i32_9 : i32) {
        %69 = fir.declare %58 {uniq_name = "_QFdescriptorsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg1 to %69 : !fir.ref<i32>
        %70 = fir.load %29 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %71 = fir.box_addr %70 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_20 = arith.constant 0 : index
        %72:3 = fir.box_dims %70, %c0_20 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %73 = fir.shape_shift %72#0, %72#1 : (index, index) -> !fir.shapeshift<1>
        %74 = fir.load %69 : !fir.ref<i32>
        %75 = fir.convert %74 : (i32) -> i64
        %76 = fir.array_coor %71(%73) %75 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, i64) -> !fir.ref<f32>
        %77 = fir.load %76 : !fir.ref<f32>
        %78 = fir.load %30 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %79 = fir.box_addr %78 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_21 = arith.constant 0 : index
        %80:3 = fir.box_dims %78, %c0_21 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %81 = fir.shape_shift %80#0, %80#1 : (index, index) -> !fir.shapeshift<1>
        %82 = fir.load %69 : !fir.ref<i32>
        %83 = fir.convert %82 : (i32) -> i64
        %84 = fir.array_coor %79(%81) %83 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, i64) -> !fir.ref<f32>
        fir.store %77 to %84 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      %c1_i32_10 = arith.constant 1 : i32
      %59 = fir.load %28 : !fir.ref<i32>
      %c1_i32_11 = arith.constant 1 : i32
      %60 = acc.private varPtr(%3 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%60 : !fir.ref<i32>) control(%arg1 : i32) = (%c1_i32_10 : i32) to (%59 : i32)  step (%c1_i32_11 : i32) {
        %69 = fir.declare %60 {uniq_name = "_QFdescriptorsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg1 to %69 : !fir.ref<i32>
        %70 = fir.load %31 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %71 = fir.box_addr %70 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_20 = arith.constant 0 : index
        %72:3 = fir.box_dims %70, %c0_20 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %73 = fir.shape_shift %72#0, %72#1 : (index, index) -> !fir.shapeshift<1>
        %74 = fir.load %69 : !fir.ref<i32>
        %75 = fir.convert %74 : (i32) -> i64
        %76 = fir.array_coor %71(%73) %75 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, i64) -> !fir.ref<f32>
        %77 = fir.load %76 : !fir.ref<f32>
        %78 = fir.load %30 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %79 = fir.box_addr %78 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_21 = arith.constant 0 : index
        %80:3 = fir.box_dims %78, %c0_21 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %81 = fir.shape_shift %80#0, %80#1 : (index, index) -> !fir.shapeshift<1>
        %82 = fir.load %69 : !fir.ref<i32>
        %83 = fir.convert %82 : (i32) -> i64
        %84 = fir.array_coor %79(%81) %83 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, i64) -> !fir.ref<f32>
        fir.store %77 to %84 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      %c1_i32_12 = arith.constant 1 : i32
      %61 = fir.load %28 : !fir.ref<i32>
      %c1_i32_13 = arith.constant 1 : i32
      %62 = acc.private varPtr(%3 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%62 : !fir.ref<i32>) control(%arg1 : i32) = (%c1_i32_12 : i32) to (%61 : i32)  step (%c1_i32_13 : i32) {
        %69 = fir.declare %62 {uniq_name = "_QFdescriptorsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg1 to %69 : !fir.ref<i32>
        %70 = fir.load %31 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %71 = fir.box_addr %70 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_20 = arith.constant 0 : index
        %72:3 = fir.box_dims %70, %c0_20 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %73 = fir.shape_shift %72#0, %72#1 : (index, index) -> !fir.shapeshift<1>
        %74 = fir.load %69 : !fir.ref<i32>
        %75 = fir.convert %74 : (i32) -> i64
        %76 = fir.array_coor %71(%73) %75 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, i64) -> !fir.ref<f32>
        %77 = fir.load %76 : !fir.ref<f32>
        %78 = fir.load %32 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
        %79 = fir.box_addr %78 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
        %c0_21 = arith.constant 0 : index
        %80:3 = fir.box_dims %78, %c0_21 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
        %81 = fir.shift %80#0 : (index) -> !fir.shift<1>
        %82 = fir.load %69 : !fir.ref<i32>
        %83 = fir.convert %82 : (i32) -> i64
        %84 = fir.array_coor %78(%81) %83 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, !fir.shift<1>, i64) -> !fir.ref<f32>
        fir.store %77 to %84 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      %c1_i32_14 = arith.constant 1 : i32
      %63 = fir.load %28 : !fir.ref<i32>
      %c1_i32_15 = arith.constant 1 : i32
      %64 = acc.private varPtr(%3 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%64 : !fir.ref<i32>) control(%arg1 : i32) = (%c1_i32_14 : i32) to (%63 : i32)  step (%c1_i32_15 : i32) {
        %69 = fir.declare %64 {uniq_name = "_QFdescriptorsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg1 to %69 : !fir.ref<i32>
        %70 = fir.load %69 : !fir.ref<i32>
        %71 = fir.convert %70 : (i32) -> i64
        %72 = fir.array_coor %33(%5) %71 : (!fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>, !fir.shape<1>, i64) -> !fir.ref<!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
        %73 = fir.coordinate_of %72, y : (!fir.ref<!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.array<3xf32>>
        %c1_20 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %74 = fir.shape %c3 : (index) -> !fir.shape<1>
        %c2 = arith.constant 2 : index
        %75 = fir.array_coor %73(%74) %c2 : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %76 = fir.load %75 : !fir.ref<f32>
        %77 = fir.load %69 : !fir.ref<i32>
        %78 = fir.convert %77 : (i32) -> i64
        %79 = fir.array_coor %33(%5) %78 : (!fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>, !fir.shape<1>, i64) -> !fir.ref<!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
        %80 = fir.coordinate_of %79, x : (!fir.ref<!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<f32>
        fir.store %76 to %80 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      %c1_i32_16 = arith.constant 1 : i32
      %65 = fir.load %28 : !fir.ref<i32>
      %c1_i32_17 = arith.constant 1 : i32
      %66 = acc.private varPtr(%3 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%66 : !fir.ref<i32>) control(%arg1 : i32) = (%c1_i32_16 : i32) to (%65 : i32)  step (%c1_i32_17 : i32) {
        %69 = fir.declare %66 {uniq_name = "_QFdescriptorsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg1 to %69 : !fir.ref<i32>
        %c1_i32_20 = arith.constant 1 : i32
        %70 = fir.load %69 : !fir.ref<i32>
        %71 = fir.convert %70 : (i32) -> i64
        %72 = fir.array_coor %33(%5) %71 : (!fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>, !fir.shape<1>, i64) -> !fir.ref<!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
        %73 = fir.coordinate_of %72, z : (!fir.ref<!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %74 = fir.load %73 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %75 = fir.box_addr %74 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_21 = arith.constant 0 : index
        %76:3 = fir.box_dims %74, %c0_21 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %77 = fir.shape_shift %76#0, %76#1 : (index, index) -> !fir.shapeshift<1>
        %c1_22 = arith.constant 1 : index
        %78 = fir.array_coor %75(%77) %c1_22 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
        %79 = fir.convert %c1_i32_20 : (i32) -> f32
        fir.store %79 to %78 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      %c1_i32_18 = arith.constant 1 : i32
      %67 = fir.load %28 : !fir.ref<i32>
      %c1_i32_19 = arith.constant 1 : i32
      %68 = acc.private varPtr(%3 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%68 : !fir.ref<i32>) control(%arg1 : i32) = (%c1_i32_18 : i32) to (%67 : i32)  step (%c1_i32_19 : i32) {
        %69 = fir.declare %68 {uniq_name = "_QFdescriptorsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg1 to %69 : !fir.ref<i32>
        %70 = fir.load %30 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %71 = fir.box_addr %70 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_20 = arith.constant 0 : index
        %72:3 = fir.box_dims %70, %c0_20 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %73 = fir.shape_shift %72#0, %72#1 : (index, index) -> !fir.shapeshift<1>
        %74 = fir.load %32 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
        %75 = fir.box_addr %74 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
        %c0_21 = arith.constant 0 : index
        %76:3 = fir.box_dims %74, %c0_21 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
        %77 = fir.shift %76#0 : (index) -> !fir.shift<1>
        %78 = fir.shift %72#0 : (index) -> !fir.shift<1>
        %79 = fir.rebox %70(%78) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.shift<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
        fir.store %79 to %32 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
        %c2_i32 = arith.constant 2 : i32
        %80 = fir.load %32 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
        %81 = fir.box_addr %80 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
        %c0_22 = arith.constant 0 : index
        %82:3 = fir.box_dims %80, %c0_22 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
        %83 = fir.shift %82#0 : (index) -> !fir.shift<1>
        %c1_23 = arith.constant 1 : index
        %84 = fir.array_coor %80(%83) %c1_23 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, !fir.shift<1>, index) -> !fir.ref<f32>
        %85 = fir.convert %c2_i32 : (i32) -> f32
        fir.store %85 to %84 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      acc.terminator
    }
    acc.copyout accPtr(%33 : !fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) to varPtr(%6 : !fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    acc.copyout accPtr(%32 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) to varPtr(%27 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "p"}
    acc.copyout accPtr(%31 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) to varPtr(%12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "u"}
    acc.copyout accPtr(%30 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) to varPtr(%17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "v"}
    acc.copyout accPtr(%29 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) to varPtr(%22 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "w"}
    acc.copyout accPtr(%28 : !fir.ref<i32>) to varPtr(%1 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %34 = fir.load %22 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %35 = fir.box_addr %34 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_4 = arith.constant 0 : index
    %36:3 = fir.box_dims %34, %c0_4 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %37 = fir.shape_shift %36#0, %36#1 : (index, index) -> !fir.shapeshift<1>
    %38 = fir.box_addr %34 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %39 = fir.convert %38 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %40 = arith.cmpi ne, %39, %c0_i64 : i64
    fir.if %40 {
      fir.freemem %38 : !fir.heap<!fir.array<?xf32>>
      %57 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_9 = arith.constant 0 : index
      %58 = fir.shape %c0_9 : (index) -> !fir.shape<1>
      %59 = fir.embox %57(%58) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %59 to %22 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %41 = fir.load %17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %42 = fir.box_addr %41 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_5 = arith.constant 0 : index
    %43:3 = fir.box_dims %41, %c0_5 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %44 = fir.shape_shift %43#0, %43#1 : (index, index) -> !fir.shapeshift<1>
    %45 = fir.box_addr %41 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %46 = fir.convert %45 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_6 = arith.constant 0 : i64
    %47 = arith.cmpi ne, %46, %c0_i64_6 : i64
    fir.if %47 {
      fir.freemem %45 : !fir.heap<!fir.array<?xf32>>
      %57 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_9 = arith.constant 0 : index
      %58 = fir.shape %c0_9 : (index) -> !fir.shape<1>
      %59 = fir.embox %57(%58) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %59 to %17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %48 = fir.load %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %49 = fir.box_addr %48 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_7 = arith.constant 0 : index
    %50:3 = fir.box_dims %48, %c0_7 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %51 = fir.shape_shift %50#0, %50#1 : (index, index) -> !fir.shapeshift<1>
    %52 = fir.box_addr %48 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %53 = fir.convert %52 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_8 = arith.constant 0 : i64
    %54 = arith.cmpi ne, %53, %c0_i64_8 : i64
    fir.if %54 {
      fir.freemem %52 : !fir.heap<!fir.array<?xf32>>
      %57 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_9 = arith.constant 0 : index
      %58 = fir.shape %c0_9 : (index) -> !fir.shape<1>
      %59 = fir.embox %57(%58) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %59 to %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %55 = fir.embox %6(%5) : (!fir.ref<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>, !fir.shape<1>) -> !fir.box<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>
    %56 = fir.convert %55 : (!fir.box<!fir.array<100x!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%56) fastmath<contract> : (!fir.box<none>) -> ()
    return
  }
  fir.global linkonce_odr @_QQ_QFdescriptorsTt.DerivedInit constant : !fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}> {
    %0 = fir.undefined !fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %1 = fir.zero_bits f32
    %2 = fir.insert_value %0, %1, ["x", !fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>] : (!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>, f32) -> !fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %3 = fir.zero_bits !fir.array<3xf32>
    %4 = fir.insert_value %2, %3, ["y", !fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>] : (!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>, !fir.array<3xf32>) -> !fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %5 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %6 = fir.shape %c0 : (index) -> !fir.shape<1>
    %7 = fir.embox %5(%6) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %8 = fir.insert_value %4, %7, ["z", !fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>] : (!fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>, !fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    fir.has_value %8 : !fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
  }
  func.func private @_FortranADestroy(!fir.box<none>) attributes {fir.runtime}
  func.func @_QPshared(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.array<400xi8> {uniq_name = "_QFsharedEe"}
    %2 = fir.address_of(@block_) : !fir.ref<!fir.array<800xi8>>
    %c0 = arith.constant 0 : index
    %3 = fir.coordinate_of %2, %c0 : (!fir.ref<!fir.array<800xi8>>, index) -> !fir.ref<i8>
    %4 = fir.convert %3 : (!fir.ref<i8>) -> !fir.ref<!fir.array<100xf32>>
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %5 = fir.shape %c100 : (index) -> !fir.shape<1>
    %6 = fir.declare %4(%5) storage(%2[0]) {uniq_name = "_QFsharedEg"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.ref<!fir.array<800xi8>>) -> !fir.ref<!fir.array<100xf32>>
    %7 = fir.address_of(@block_) : !fir.ref<!fir.array<800xi8>>
    %c400 = arith.constant 400 : index
    %8 = fir.coordinate_of %7, %c400 : (!fir.ref<!fir.array<800xi8>>, index) -> !fir.ref<i8>
    %9 = fir.convert %8 : (!fir.ref<i8>) -> !fir.ref<!fir.array<100xf32>>
    %c1_0 = arith.constant 1 : index
    %c100_1 = arith.constant 100 : index
    %10 = fir.shape %c100_1 : (index) -> !fir.shape<1>
    %11 = fir.declare %9(%10) storage(%7[400]) {uniq_name = "_QFsharedEh"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.ref<!fir.array<800xi8>>) -> !fir.ref<!fir.array<100xf32>>
    %12 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFsharedEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %13 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsharedEi"}
    %14 = fir.declare %13 {uniq_name = "_QFsharedEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c0_2 = arith.constant 0 : index
    %15 = fir.coordinate_of %1, %c0_2 : (!fir.ref<!fir.array<400xi8>>, index) -> !fir.ref<i8>
    %16 = fir.convert %15 : (!fir.ref<i8>) -> !fir.ptr<!fir.array<100xf32>>
    %c1_3 = arith.constant 1 : index
    %c100_4 = arith.constant 100 : index
    %17 = fir.shape %c100_4 : (index) -> !fir.shape<1>
    %18 = fir.declare %16(%17) storage(%1[0]) {uniq_name = "_QFsharedEe"} : (!fir.ptr<!fir.array<100xf32>>, !fir.shape<1>, !fir.ref<!fir.array<400xi8>>) -> !fir.ptr<!fir.array<100xf32>>
    %c0_5 = arith.constant 0 : index
    %19 = fir.coordinate_of %1, %c0_5 : (!fir.ref<!fir.array<400xi8>>, index) -> !fir.ref<i8>
    %20 = fir.convert %19 : (!fir.ref<i8>) -> !fir.ptr<!fir.array<100xf32>>
    %c1_6 = arith.constant 1 : index
    %c100_7 = arith.constant 100 : index
    %21 = fir.shape %c100_7 : (index) -> !fir.shape<1>
    %22 = fir.declare %20(%21) storage(%1[0]) {uniq_name = "_QFsharedEf"} : (!fir.ptr<!fir.array<100xf32>>, !fir.shape<1>, !fir.ref<!fir.array<400xi8>>) -> !fir.ptr<!fir.array<100xf32>>
    %c1_8 = arith.constant 1 : index
    %c100_9 = arith.constant 100 : index
    %23 = fir.alloca !fir.array<100xf32> {bindc_name = "k", uniq_name = "_QFsharedEk"}
    %24 = fir.shape %c100_9 : (index) -> !fir.shape<1>
    %25 = fir.declare %23(%24) {uniq_name = "_QFsharedEk"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
    %26 = acc.copyin varPtr(%12 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %27 = acc.copyin varPtr(%22 : !fir.ptr<!fir.array<100xf32>>) -> !fir.ptr<!fir.array<100xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "f"}
    %28 = acc.copyin varPtr(%18 : !fir.ptr<!fir.array<100xf32>>) -> !fir.ptr<!fir.array<100xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "e"}
    %29 = acc.copyin varPtr(%11 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "h"}
    %30 = acc.copyin varPtr(%6 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "g"}
    acc.kernels dataOperands(%26, %27, %28, %29, %30 : !fir.ref<i32>, !fir.ptr<!fir.array<100xf32>>, !fir.ptr<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>) {
      %c1_i32 = arith.constant 1 : i32
      %33 = fir.load %26 : !fir.ref<i32>
      %c1_i32_10 = arith.constant 1 : i32
      %34 = acc.private varPtr(%14 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%34 : !fir.ref<i32>) control(%arg1 : i32) = (%c1_i32 : i32) to (%33 : i32)  step (%c1_i32_10 : i32) {
        %37 = fir.declare %34 {uniq_name = "_QFsharedEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg1 to %37 : !fir.ref<i32>
        %38 = fir.load %37 : !fir.ref<i32>
        %39 = fir.convert %38 : (i32) -> i64
        %40 = fir.array_coor %27(%21) %39 : (!fir.ptr<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %41 = fir.load %40 : !fir.ref<f32>
        %42 = fir.load %37 : !fir.ref<i32>
        %43 = fir.convert %42 : (i32) -> i64
        %44 = fir.array_coor %28(%17) %43 : (!fir.ptr<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %41 to %44 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      %c1_i32_11 = arith.constant 1 : i32
      %35 = fir.load %26 : !fir.ref<i32>
      %c1_i32_12 = arith.constant 1 : i32
      %36 = acc.private varPtr(%14 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%36 : !fir.ref<i32>) control(%arg1 : i32) = (%c1_i32_11 : i32) to (%35 : i32)  step (%c1_i32_12 : i32) {
        %37 = fir.declare %36 {uniq_name = "_QFsharedEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg1 to %37 : !fir.ref<i32>
        %38 = fir.load %37 : !fir.ref<i32>
        %39 = fir.convert %38 : (i32) -> i64
        %40 = fir.array_coor %29(%10) %39 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %41 = fir.load %40 : !fir.ref<f32>
        %42 = fir.load %37 : !fir.ref<i32>
        %43 = fir.convert %42 : (i32) -> i64
        %44 = fir.array_coor %30(%5) %43 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %41 to %44 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      acc.terminator
    }
    acc.copyout accPtr(%30 : !fir.ref<!fir.array<100xf32>>) to varPtr(%6 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "g"}
    acc.copyout accPtr(%29 : !fir.ref<!fir.array<100xf32>>) to varPtr(%11 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "h"}
    acc.copyout accPtr(%28 : !fir.ptr<!fir.array<100xf32>>) to varPtr(%18 : !fir.ptr<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "e"}
    acc.copyout accPtr(%27 : !fir.ptr<!fir.array<100xf32>>) to varPtr(%22 : !fir.ptr<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "f"}
    acc.copyout accPtr(%26 : !fir.ref<i32>) to varPtr(%12 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %31 = acc.copyin varPtr(%12 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    %32 = acc.copyin varPtr(%25 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "k"}
    acc.kernels dataOperands(%31, %32 : !fir.ref<i32>, !fir.ref<!fir.array<100xf32>>) {
      %c2_i32 = arith.constant 2 : i32
      %33 = fir.load %31 : !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      %34 = acc.private varPtr(%14 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop private(%34 : !fir.ref<i32>) control(%arg1 : i32) = (%c2_i32 : i32) to (%33 : i32)  step (%c1_i32 : i32) {
        %35 = fir.declare %34 {uniq_name = "_QFsharedEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg1 to %35 : !fir.ref<i32>
        %36 = fir.load %35 : !fir.ref<i32>
        %c1_i32_10 = arith.constant 1 : i32
        %37 = arith.subi %36, %c1_i32_10 : i32
        %38 = fir.convert %37 : (i32) -> i64
        %39 = fir.array_coor %32(%24) %38 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %40 = fir.load %39 : !fir.ref<f32>
        %41 = fir.load %35 : !fir.ref<i32>
        %42 = fir.convert %41 : (i32) -> i64
        %43 = fir.array_coor %32(%24) %42 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %40 to %43 : !fir.ref<f32>
        acc.yield
      } attributes {accc.bare, auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
      acc.terminator
    }
    acc.copyout accPtr(%32 : !fir.ref<!fir.array<100xf32>>) to varPtr(%25 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "k"}
    acc.copyout accPtr(%31 : !fir.ref<i32>) to varPtr(%12 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    return
  }
  func.func @_QPhost(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.boxchar<1> {fir.bindc_name = "c"}) attributes {acc.routine_info = #acc.routine_info<[@acc_routine_0]>} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QFhostEs) : !fir.ref<!fir.array<100xf32>>
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %2 = fir.shape %c100 : (index) -> !fir.shape<1>
    %3 = fir.declare %1(%2) {uniq_name = "_QFhostEs"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
    %4 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFhostEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1_0 = arith.constant 1 : index
    %5 = fir.load %4 : !fir.ref<i32>
    %6 = fir.convert %5 : (i32) -> index
    %c0 = arith.constant 0 : index
    %7 = arith.cmpi sgt, %6, %c0 : index
    %8 = arith.select %7, %6, %c0 : index
    %9 = fir.shape %8 : (index) -> !fir.shape<1>
    %10 = fir.declare %arg1(%9) dummy_scope %0 arg 2 {uniq_name = "_QFhostEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %11:2 = fir.unboxchar %arg2 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %12 = fir.convert %11#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1,?>>>
    %c1_1 = arith.constant 1 : index
    %13 = fir.load %4 : !fir.ref<i32>
    %14 = fir.convert %13 : (i32) -> index
    %c0_2 = arith.constant 0 : index
    %15 = arith.cmpi sgt, %14, %c0_2 : index
    %16 = arith.select %15, %14, %c0_2 : index
    %17 = fir.shape %16 : (index) -> !fir.shape<1>
    %18 = fir.declare %12(%17) typeparams %11#1 dummy_scope %0 arg 3 {uniq_name = "_QFhostEc"} : (!fir.ref<!fir.array<?x!fir.char<1,?>>>, !fir.shape<1>, index, !fir.dscope) -> !fir.ref<!fir.array<?x!fir.char<1,?>>>
    %19 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFhostEi"}
    %20 = fir.declare %19 {uniq_name = "_QFhostEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %21 = fir.load %4 : !fir.ref<i32>
    %22 = acc.private varPtr(%20 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
    acc.loop vector private(%22 : !fir.ref<i32>) control(%arg3 : i32) = (%c2_i32 : i32) to (%21 : i32)  step (%c1_i32 : i32) {
      %23 = fir.declare %22 {uniq_name = "_QFhostEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      fir.store %arg3 to %23 : !fir.ref<i32>
      %24 = fir.load %23 : !fir.ref<i32>
      %c1_i32_3 = arith.constant 1 : i32
      %25 = arith.subi %24, %c1_i32_3 : i32
      %26 = fir.convert %25 : (i32) -> i64
      %27 = fir.array_coor %10(%9) %26 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      %28 = fir.load %27 : !fir.ref<f32>
      %29 = fir.load %23 : !fir.ref<i32>
      %30 = fir.convert %29 : (i32) -> i64
      %31 = fir.array_coor %10(%9) %30 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      fir.store %28 to %31 : !fir.ref<f32>
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
    return
  }
  fir.global internal @_QFhostEs : !fir.array<100xf32> {
    %0 = fir.zero_bits !fir.array<100xf32>
    fir.has_value %0 : !fir.array<100xf32>
  }
  fir.type_info @_QFdescriptorsTt nofinal : !fir.type<_QFdescriptorsTt{x:f32,y:!fir.array<3xf32>,z:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
}

