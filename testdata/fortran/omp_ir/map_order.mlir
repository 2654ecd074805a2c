module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFlimitsEi_private_i32 : i32
  func.func @_QPlimits(%arg0: !fir.ref<!fir.array<4xi32>> {fir.bindc_name = "count"}, %arg1: !fir.ref<i32> {fir.bindc_name = "of"}, %arg2: !fir.ref<!fir.array<10xi32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %1 = fir.shape %c4 : (index) -> !fir.shape<1>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFlimitsEcount"} : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<4xi32>>
    %3 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFlimitsEof"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1_0 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %4 = fir.shape %c10 : (index) -> !fir.shape<1>
    %5 = fir.declare %arg2(%4) dummy_scope %0 arg 3 {uniq_name = "_QFlimitsEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xi32>>
    %c1_1 = arith.constant 1 : index
    %c4_2 = arith.constant 4 : index
    %6 = fir.alloca !fir.array<4xi32> {bindc_name = "limits_of", uniq_name = "_QFlimitsElimits_of"}
    %7 = fir.shape %c4_2 : (index) -> !fir.shape<1>
    %8 = fir.declare %6(%7) {uniq_name = "_QFlimitsElimits_of"} : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xi32>>
    %9 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFlimitsEi"}
    %10 = fir.declare %9 {uniq_name = "_QFlimitsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %11 = fir.alloca i32 {bindc_name = "at", uniq_name = "_QFlimitsEat"}
    %12 = fir.declare %11 {uniq_name = "_QFlimitsEat"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c8_i32 = arith.constant 8 : i32
    %c1_3 = arith.constant 1 : index
    fir.do_loop %arg3 = %c1_3 to %c4_2 step %c1_3 unordered {
      %c0_11 = arith.constant 0 : index
      %30 = fir.array_coor %8(%7) %arg3 : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %c8_i32 to %30 : !fir.ref<i32>
    }
    %c2_i32 = arith.constant 2 : i32
    fir.store %c2_i32 to %12 : !fir.ref<i32>
    %13 = fir.load %3 : !fir.ref<i32>
    %14 = fir.convert %13 : (i32) -> i64
    %15 = fir.array_coor %2(%1) %14 : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
    %16 = fir.load %15 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %c10_i32 = arith.constant 10 : i32
    %17 = fir.load %12 : !fir.ref<i32>
    %18 = fir.convert %17 : (i32) -> i64
    %19 = fir.array_coor %8(%7) %18 : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
    %20 = fir.load %19 : !fir.ref<i32>
    %c0 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %21 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c3 : index) extent(%c4 : index) stride(%c1_5 : index) start_idx(%c1 : index)
    %22 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<4xi32>>, !fir.array<4xi32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%21) -> !fir.ref<!fir.array<4xi32>> {name = "count"}
    %23 = omp.map.info var_ptr(%3 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "of"}
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %c3_8 = arith.constant 3 : index
    %24 = omp.map.bounds lower_bound(%c0_6 : index) upper_bound(%c3_8 : index) extent(%c4_2 : index) stride(%c1_7 : index) start_idx(%c1_1 : index)
    %25 = omp.map.info var_ptr(%8 : !fir.ref<!fir.array<4xi32>>, !fir.array<4xi32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%24) -> !fir.ref<!fir.array<4xi32>> {name = "limits_of"}
    %26 = omp.map.info var_ptr(%12 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "at"}
    %27 = omp.map.info var_ptr(%10 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    %c0_9 = arith.constant 0 : index
    %c1_10 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %28 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%c9 : index) extent(%c10 : index) stride(%c1_10 : index) start_idx(%c1_0 : index)
    %29 = omp.map.info var_ptr(%5 : !fir.ref<!fir.array<10xi32>>, !fir.array<10xi32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%28) -> !fir.ref<!fir.array<10xi32>> {name = "a"}
    omp.target thread_limit(%20 : i32) host_eval(%c1_i32_4 -> %arg3, %c10_i32 -> %arg4, %c1_i32 -> %arg5, %16 -> %arg6 : i32, i32, i32, i32) map_entries(%22 -> %arg7, %23 -> %arg8, %25 -> %arg9, %26 -> %arg10, %27 -> %arg11, %29 -> %arg12 : !fir.ref<!fir.array<4xi32>>, !fir.ref<i32>, !fir.ref<!fir.array<4xi32>>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<10xi32>>) {
      %c4_11 = arith.constant 4 : index
      %c4_12 = arith.constant 4 : index
      %c10_13 = arith.constant 10 : index
      %30 = fir.shape %c10_13 : (index) -> !fir.shape<1>
      %31 = fir.shape %c4_12 : (index) -> !fir.shape<1>
      %32 = fir.shape %c4_11 : (index) -> !fir.shape<1>
      %33 = fir.declare %arg7(%32) {uniq_name = "_QFlimitsEcount"} : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xi32>>
      %34 = fir.declare %arg8 {uniq_name = "_QFlimitsEof"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %35 = fir.declare %arg9(%31) {uniq_name = "_QFlimitsElimits_of"} : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xi32>>
      %36 = fir.declare %arg10 {uniq_name = "_QFlimitsEat"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %37 = fir.declare %arg11 {uniq_name = "_QFlimitsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %38 = fir.declare %arg12(%30) {uniq_name = "_QFlimitsEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
      %39 = fir.load %36 : !fir.ref<i32>
      %40 = fir.convert %39 : (i32) -> i64
      %41 = fir.array_coor %35(%31) %40 : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
      %42 = fir.load %41 : !fir.ref<i32>
      omp.teams thread_limit(%42 : i32) {
        omp.parallel num_threads(%arg6 : i32) private(@_QFlimitsEi_private_i32 %37 -> %arg13 : !fir.ref<i32>) {
          %43 = fir.declare %arg13 {uniq_name = "_QFlimitsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg14) : i32 = (%arg3) to (%arg4) inclusive step (%arg5) {
                fir.store %arg14 to %43 : !fir.ref<i32>
                %44 = fir.load %43 : !fir.ref<i32>
                %45 = fir.load %43 : !fir.ref<i32>
                %46 = fir.convert %45 : (i32) -> i64
                %47 = fir.array_coor %38(%30) %46 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
                fir.store %44 to %47 : !fir.ref<i32>
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.implied_private = array<i1: true>, accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @_QPcomponents(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFcomponentsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.alloca !fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}> {bindc_name = "v", uniq_name = "_QFcomponentsEv"}
    %3 = fir.declare %2 {uniq_name = "_QFcomponentsEv"} : (!fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %4 = fir.address_of(@_QQ_QFcomponentsTt.DerivedInit) : !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    fir.copy %4 to %3 no_overlap : !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %5 = fir.coordinate_of %3, a : (!fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %6 = fir.load %5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7 = fir.box_addr %6 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %8:3 = fir.box_dims %6, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %9 = fir.shape_shift %8#0, %8#1 : (index, index) -> !fir.shapeshift<1>
    %c1 = arith.constant 1 : index
    %10 = fir.load %1 : !fir.ref<i32>
    %11 = fir.convert %10 : (i32) -> index
    %c0_0 = arith.constant 0 : index
    %12 = arith.cmpi sgt, %11, %c0_0 : index
    %13 = arith.select %12, %11, %c0_0 : index
    %14 = fir.box_addr %6 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %15 = fir.convert %14 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %16 = arith.cmpi ne, %15, %c0_i64 : i64
    fir.if %16 {
      %75 = fir.address_of(@_QQclX6D61705F6F726465722E66393000) : !fir.ref<!fir.char<1,14>>
      %76 = fir.convert %75 : (!fir.ref<!fir.char<1,14>>) -> !fir.ref<i8>
      %c20_i32 = arith.constant 20 : i32
      %77 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027612700) : !fir.ref<!fir.char<1,54>>
      %78 = fir.convert %77 : (!fir.ref<!fir.char<1,54>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%78, %76, %c20_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %75 = fir.allocmem !fir.array<?xf32>, %13 {fir.must_be_heap = true, uniq_name = "a.alloc"}
      %76 = fir.shape %13 : (index) -> !fir.shape<1>
      %77 = fir.shape %13 : (index) -> !fir.shape<1>
      %78 = fir.embox %75(%77) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %78 to %5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %17 = fir.coordinate_of %3, p : (!fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %18 = fir.load %17 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %19 = fir.box_addr %18 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_1 = arith.constant 0 : index
    %20:3 = fir.box_dims %18, %c0_1 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %21 = fir.shift %20#0 : (index) -> !fir.shift<1>
    %c1_2 = arith.constant 1 : index
    %22 = fir.load %1 : !fir.ref<i32>
    %23 = fir.convert %22 : (i32) -> index
    %c0_3 = arith.constant 0 : index
    %24 = arith.cmpi sgt, %23, %c0_3 : index
    %25 = arith.select %24, %23, %c0_3 : index
    %26 = fir.allocmem !fir.array<?xf32>, %25 {fir.must_be_heap = true, uniq_name = "p.alloc"}
    %27 = fir.shape %25 : (index) -> !fir.shape<1>
    %28 = fir.shape %25 : (index) -> !fir.shape<1>
    %29 = fir.convert %26 : (!fir.heap<!fir.array<?xf32>>) -> !fir.ptr<!fir.array<?xf32>>
    %30 = fir.embox %29(%28) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %30 to %17 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %31 = fir.coordinate_of %3, p : (!fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %32 = fir.load %31 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %33 = fir.box_addr %32 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_4 = arith.constant 0 : index
    %34:3 = fir.box_dims %32, %c0_4 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %35 = fir.shift %34#0 : (index) -> !fir.shift<1>
    %36 = fir.load %31 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %37 = fir.load %31 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c0_7 = arith.constant 0 : index
    %38:3 = fir.box_dims %37, %c0_7 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %c0_8 = arith.constant 0 : index
    %39:3 = fir.box_dims %36, %c0_8 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %40 = arith.subi %39#1, %c1_6 : index
    %c1_9 = arith.constant 1 : index
    %c0_10 = arith.constant 0 : index
    %41:3 = fir.box_dims %32, %c0_10 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %42 = arith.subi %c1_12, %34#0 : index
    %43 = fir.load %1 : !fir.ref<i32>
    %44 = fir.convert %43 : (i32) -> index
    %45 = arith.subi %44, %34#0 : index
    %46 = omp.map.bounds lower_bound(%42 : index) upper_bound(%45 : index) extent(%34#1 : index) stride(%41#2 : index) start_idx(%34#0 : index) {stride_in_bytes = true}
    %47 = fir.box_offset %31 base_addr : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>
    %48 = omp.map.info var_ptr(%31 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, f32) map_clauses(tofrom) capture(ByRef) var_ptr_ptr(%47 : !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) bounds(%46) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>> {name = ""}
    %49 = omp.map.info var_ptr(%31 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.box<!fir.ptr<!fir.array<?xf32>>>) map_clauses(always, to) capture(ByRef) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {accc.map_words = ["default"], name = "v%p(1:n)"}
    %50 = omp.map.info var_ptr(%3 : !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>) map_clauses(tofrom) capture(ByRef) members(%49, %48 : [0], [0, 0] : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) -> !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>> {name = "v", partial_map = true}
    %51 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    omp.target map_entries(%50 -> %arg1, %51 -> %arg2, %49 -> %arg3, %48 -> %arg4 : !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.ref<i32>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) {
      %75 = fir.declare %arg1 {uniq_name = "_QFcomponentsEv"} : (!fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
      %76 = fir.declare %arg2 {uniq_name = "_QFcomponentsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      %77 = fir.coordinate_of %75, p : (!fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
      %78 = fir.load %77 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
      %79 = fir.box_addr %78 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
      %c0_22 = arith.constant 0 : index
      %80:3 = fir.box_dims %78, %c0_22 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
      %81 = fir.shift %80#0 : (index) -> !fir.shift<1>
      %c1_23 = arith.constant 1 : index
      %82 = fir.array_coor %78(%81) %c1_23 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %83 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %83 to %82 : !fir.ref<f32>
      omp.terminator
    }
    %52 = fir.coordinate_of %3, a : (!fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %53 = fir.load %52 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %54 = fir.box_addr %53 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_13 = arith.constant 0 : index
    %55:3 = fir.box_dims %53, %c0_13 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %56 = fir.shape_shift %55#0, %55#1 : (index, index) -> !fir.shapeshift<1>
    %57 = fir.load %52 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %58 = fir.load %52 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c0_14 = arith.constant 0 : index
    %c1_15 = arith.constant 1 : index
    %c0_16 = arith.constant 0 : index
    %59:3 = fir.box_dims %58, %c0_16 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %c0_17 = arith.constant 0 : index
    %60:3 = fir.box_dims %57, %c0_17 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %61 = arith.subi %60#1, %c1_15 : index
    %c1_18 = arith.constant 1 : index
    %c0_19 = arith.constant 0 : index
    %62:3 = fir.box_dims %53, %c0_19 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %c0_20 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %63 = arith.subi %c2, %55#0 : index
    %64 = fir.load %1 : !fir.ref<i32>
    %65 = fir.convert %64 : (i32) -> index
    %66 = arith.subi %65, %55#0 : index
    %c1_21 = arith.constant 1 : index
    %67 = omp.map.bounds lower_bound(%63 : index) upper_bound(%66 : index) extent(%55#1 : index) stride(%c1_21 : index) start_idx(%55#0 : index)
    %68 = fir.box_offset %52 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>
    %69 = omp.map.info var_ptr(%52 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, f32) map_clauses(tofrom) capture(ByRef) var_ptr_ptr(%68 : !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) bounds(%67) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>> {name = ""}
    %70 = omp.map.info var_ptr(%52 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.box<!fir.heap<!fir.array<?xf32>>>) map_clauses(always, to) capture(ByRef) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {accc.map_words = ["default"], name = "v%a(2:n)"}
    %71 = omp.map.info var_ptr(%3 : !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>) map_clauses(tofrom) capture(ByRef) members(%70, %69 : [1], [1, 0] : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) -> !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>> {name = "v", partial_map = true}
    %72 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    omp.target map_entries(%71 -> %arg1, %72 -> %arg2, %70 -> %arg3, %69 -> %arg4 : !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.ref<i32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) {
      %75 = fir.declare %arg1 {uniq_name = "_QFcomponentsEv"} : (!fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
      %76 = fir.declare %arg2 {uniq_name = "_QFcomponentsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      %77 = fir.coordinate_of %75, a : (!fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %78 = fir.load %77 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %79 = fir.box_addr %78 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_22 = arith.constant 0 : index
      %80:3 = fir.box_dims %78, %c0_22 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %81 = fir.shape_shift %80#0, %80#1 : (index, index) -> !fir.shapeshift<1>
      %c2_23 = arith.constant 2 : index
      %82 = fir.array_coor %79(%81) %c2_23 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %83 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %83 to %82 : !fir.ref<f32>
      omp.terminator
    }
    %73 = fir.embox %3 : (!fir.ref<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %74 = fir.convert %73 : (!fir.box<!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%74) fastmath<contract> : (!fir.box<none>) -> ()
    return
  }
  fir.global linkonce_odr @_QQ_QFcomponentsTt.DerivedInit constant : !fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}> {
    %0 = fir.undefined !fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %1 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %2 = fir.shape %c0 : (index) -> !fir.shape<1>
    %3 = fir.embox %1(%2) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    %4 = fir.insert_value %0, %3, ["p", !fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>] : (!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>, !fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %5 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_0 = arith.constant 0 : index
    %6 = fir.shape %c0_0 : (index) -> !fir.shape<1>
    %7 = fir.embox %5(%6) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %8 = fir.insert_value %4, %7, ["a", !fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>] : (!fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>, !fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    fir.has_value %8 : !fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
  }
  fir.global linkonce @_QQclX6D61705F6F726465722E66393000 constant : !fir.char<1,14> {
    %0 = fir.string_lit "map_order.f90\00"(14) : !fir.char<1,14>
    fir.has_value %0 : !fir.char<1,14>
  }
  fir.global linkonce @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027612700 constant : !fir.char<1,54> {
    %0 = fir.string_lit "Attempting to allocate already allocated variable 'a'\00"(54) : !fir.char<1,54>
    fir.has_value %0 : !fir.char<1,54>
  }
  func.func private @_FortranAReportFatalUserError(!fir.ref<i8>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranADestroy(!fir.box<none>) attributes {fir.runtime}
  fir.type_info @_QFcomponentsTt nofinal : !fir.type<_QFcomponentsTt{p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,a:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
}
