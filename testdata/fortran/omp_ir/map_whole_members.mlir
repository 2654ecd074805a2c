module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.declare_mapper @_QQMpointsnewvec_omp_default_mapper : !fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}> {
  ^bb0(%arg0: !fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>):
    %0 = fir.declare %arg0 {uniq_name = "_QMpointsEv"} : (!fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %1 = fir.coordinate_of %0, data : (!fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %2 = fir.load %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %3 = fir.box_addr %2 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %4:3 = fir.box_dims %2, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %5 = fir.shape_shift %4#0, %4#1 : (index, index) -> !fir.shapeshift<1>
    %6 = fir.load %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7 = fir.load %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %8:3 = fir.box_dims %7, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %c0_2 = arith.constant 0 : index
    %9:3 = fir.box_dims %6, %c0_2 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %10 = arith.subi %9#1, %c1 : index
    %c1_3 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %11:3 = fir.box_dims %2, %c0_4 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %12 = arith.subi %c1_6, %4#0 : index
    %13 = fir.coordinate_of %0, len : (!fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<i32>
    %14 = fir.load %13 : !fir.ref<i32>
    %15 = fir.convert %14 : (i32) -> index
    %16 = arith.subi %15, %4#0 : index
    %c1_7 = arith.constant 1 : index
    %17 = omp.map.bounds lower_bound(%12 : index) upper_bound(%16 : index) extent(%4#1 : index) stride(%c1_7 : index) start_idx(%4#0 : index)
    %18 = fir.box_offset %1 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>
    %19 = omp.map.info var_ptr(%1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, f32) map_clauses(tofrom) capture(ByRef) var_ptr_ptr(%18 : !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) bounds(%17) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>> {name = ""}
    %20 = omp.map.info var_ptr(%1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.box<!fir.heap<!fir.array<?xf32>>>) map_clauses(always, to) capture(ByRef) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {accc.map_words = ["default"], name = "v%data(1:v%len)"}
    %21 = omp.map.info var_ptr(%0 : !fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>) map_clauses(tofrom) capture(ByRef) members(%20, %19 : [1], [1, 0] : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) -> !fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>> {accc.map_words = ["default"], name = "v"}
    omp.declare_mapper.info map_entries(%21, %20, %19 : !fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>)
  }
  func.func private @__accc_omp_directive_2() attributes {accc.directive = {args = {args = [{declaration = "newvec :: v"}], clause = "declare mapper"}, clauses = [{args = [{variable = "v"}, {variable = "v%data(1:v%len)"}], clause = "map"}], name = "declare mapper"}}
  omp.declare_mapper @_QQFgvector_omp_default_mapper : !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}> {
  ^bb0(%arg0: !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>):
    %0 = fir.declare %arg0 {uniq_name = "_QFgEv"} : (!fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) -> !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>
    %1 = fir.coordinate_of %0, len : (!fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) -> !fir.ref<i32>
    %2 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {accc.map_words = ["default"], name = "v%len"}
    %3 = fir.coordinate_of %0, data : (!fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %4 = fir.load %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %5 = fir.box_addr %4 : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.heap<!fir.array<?xf64>>
    %c0 = arith.constant 0 : index
    %6:3 = fir.box_dims %4, %c0 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
    %7 = fir.shape_shift %6#0, %6#1 : (index, index) -> !fir.shapeshift<1>
    %8 = fir.load %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %9 = fir.load %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %10:3 = fir.box_dims %9, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
    %c0_2 = arith.constant 0 : index
    %11:3 = fir.box_dims %8, %c0_2 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
    %12 = arith.subi %11#1, %c1 : index
    %c1_3 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %13:3 = fir.box_dims %4, %c0_4 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %14 = arith.subi %c1_6, %6#0 : index
    %15 = fir.coordinate_of %0, len : (!fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) -> !fir.ref<i32>
    %16 = fir.load %15 : !fir.ref<i32>
    %17 = fir.convert %16 : (i32) -> index
    %18 = arith.subi %17, %6#0 : index
    %c1_7 = arith.constant 1 : index
    %19 = omp.map.bounds lower_bound(%14 : index) upper_bound(%18 : index) extent(%6#1 : index) stride(%c1_7 : index) start_idx(%6#0 : index)
    %20 = fir.box_offset %3 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf64>>>
    %21 = omp.map.info var_ptr(%3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>, f64) map_clauses(tofrom) capture(ByRef) var_ptr_ptr(%20 : !fir.llvm_ptr<!fir.ref<!fir.array<?xf64>>>) bounds(%19) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf64>>> {name = ""}
    %22 = omp.map.info var_ptr(%3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>, !fir.box<!fir.heap<!fir.array<?xf64>>>) map_clauses(always, to) capture(ByRef) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>> {accc.map_words = ["default"], name = "v%data(1:v%len)"}
    %23 = omp.map.info var_ptr(%0 : !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>, !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>) map_clauses(tofrom) capture(ByRef) members(%2, %22, %21 : [0], [1], [1, 0] : !fir.ref<i32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf64>>>) -> !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>> {accc.map_words = ["default"], name = "v"}
    omp.declare_mapper.info map_entries(%23, %2, %22, %21 : !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>, !fir.ref<i32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf64>>>)
  }
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{declaration = "vector :: v"}], clause = "declare mapper"}, clauses = [{args = [{variable = "v"}, {variable = "v%len"}, {variable = "v%data(1:v%len)"}], clause = "map"}], name = "declare mapper"}}
  func.func @_QPf(%arg0: !fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>> {fir.bindc_name = "s"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFfEs"} : (!fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %2 = omp.map.info var_ptr(%1 : !fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>) map_clauses(tofrom) capture(ByRef) mapper(@_QQMpointsnewvec_omp_default_mapper) -> !fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>> {accc.map_words = ["default"], name = "s"}
    omp.target map_entries(%2 -> %arg1 : !fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) {
      %3 = fir.declare %arg1 {uniq_name = "_QFfEs"} : (!fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
      %c1_i32 = arith.constant 1 : i32
      %4 = fir.coordinate_of %3, data : (!fir.ref<!fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %5 = fir.load %4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %6 = fir.box_addr %5 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0 = arith.constant 0 : index
      %7:3 = fir.box_dims %5, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %8 = fir.shape_shift %7#0, %7#1 : (index, index) -> !fir.shapeshift<1>
      %c1 = arith.constant 1 : index
      %9 = fir.array_coor %6(%8) %c1 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %10 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %10 to %9 : !fir.ref<f32>
      omp.terminator
    }
    return
  }
  func.func @_QPg(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFgEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.alloca !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}> {bindc_name = "s", uniq_name = "_QFgEs"}
    %3 = fir.declare %2 {uniq_name = "_QFgEs"} : (!fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) -> !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>
    %4 = fir.address_of(@_QQ_QFgTvector.DerivedInit) : !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>
    fir.copy %4 to %3 no_overlap : !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>, !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>
    %5 = fir.coordinate_of %3, data : (!fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %6 = fir.load %5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %7 = fir.box_addr %6 : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.heap<!fir.array<?xf64>>
    %c0 = arith.constant 0 : index
    %8:3 = fir.box_dims %6, %c0 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
    %9 = fir.shape_shift %8#0, %8#1 : (index, index) -> !fir.shapeshift<1>
    %c1 = arith.constant 1 : index
    %10 = fir.load %1 : !fir.ref<i32>
    %11 = fir.convert %10 : (i32) -> index
    %c0_0 = arith.constant 0 : index
    %12 = arith.cmpi sgt, %11, %c0_0 : index
    %13 = arith.select %12, %11, %c0_0 : index
    %14 = fir.box_addr %6 : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.heap<!fir.array<?xf64>>
    %15 = fir.convert %14 : (!fir.heap<!fir.array<?xf64>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %16 = arith.cmpi ne, %15, %c0_i64 : i64
    fir.if %16 {
      %22 = fir.address_of(@_QQclX6D61705F77686F6C655F6D656D626572732E66393000) : !fir.ref<!fir.char<1,22>>
      %23 = fir.convert %22 : (!fir.ref<!fir.char<1,22>>) -> !fir.ref<i8>
      %c24_i32 = arith.constant 24 : i32
      %24 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027646174612700) : !fir.ref<!fir.char<1,57>>
      %25 = fir.convert %24 : (!fir.ref<!fir.char<1,57>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%25, %23, %c24_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %22 = fir.allocmem !fir.array<?xf64>, %13 {fir.must_be_heap = true, uniq_name = "data.alloc"}
      %23 = fir.shape %13 : (index) -> !fir.shape<1>
      %24 = fir.shape %13 : (index) -> !fir.shape<1>
      %25 = fir.embox %22(%24) : (!fir.heap<!fir.array<?xf64>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf64>>>
      fir.store %25 to %5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    }
    %17 = fir.load %1 : !fir.ref<i32>
    %18 = fir.coordinate_of %3, len : (!fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) -> !fir.ref<i32>
    fir.store %17 to %18 : !fir.ref<i32>
    %19 = omp.map.info var_ptr(%3 : !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>, !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>) map_clauses(implicit, tofrom) capture(ByRef) mapper(@_QQFgvector_omp_default_mapper) -> !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>> {name = "s"}
    omp.target map_entries(%19 -> %arg1 : !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) {
      %22 = fir.declare %arg1 {uniq_name = "_QFgEs"} : (!fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) -> !fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>
      %c1_i32 = arith.constant 1 : i32
      %23 = fir.coordinate_of %22, data : (!fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
      %24 = fir.load %23 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
      %25 = fir.box_addr %24 : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.heap<!fir.array<?xf64>>
      %c0_1 = arith.constant 0 : index
      %26:3 = fir.box_dims %24, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
      %27 = fir.shape_shift %26#0, %26#1 : (index, index) -> !fir.shapeshift<1>
      %c1_2 = arith.constant 1 : index
      %28 = fir.array_coor %25(%27) %c1_2 : (!fir.heap<!fir.array<?xf64>>, !fir.shapeshift<1>, index) -> !fir.ref<f64>
      %29 = fir.convert %c1_i32 : (i32) -> f64
      fir.store %29 to %28 : !fir.ref<f64>
      omp.terminator
    }
    %20 = fir.embox %3 : (!fir.ref<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) -> !fir.box<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>
    %21 = fir.convert %20 : (!fir.box<!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%21) fastmath<contract> : (!fir.box<none>) -> ()
    return
  }
  fir.global linkonce_odr @_QQ_QFgTvector.DerivedInit constant : !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}> {
    %0 = fir.undefined !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>
    %1 = fir.zero_bits i32
    %2 = fir.insert_value %0, %1, ["len", !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>] : (!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>, i32) -> !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>
    %3 = fir.zero_bits !fir.heap<!fir.array<?xf64>>
    %c0 = arith.constant 0 : index
    %4 = fir.shape %c0 : (index) -> !fir.shape<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<?xf64>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf64>>>
    %6 = fir.insert_value %2, %5, ["data", !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>] : (!fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>, !fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>
    fir.has_value %6 : !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>
  }
  fir.global linkonce @_QQclX6D61705F77686F6C655F6D656D626572732E66393000 constant : !fir.char<1,22> {
    %0 = fir.string_lit "map_whole_members.f90\00"(22) : !fir.char<1,22>
    fir.has_value %0 : !fir.char<1,22>
  }
  fir.global linkonce @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027646174612700 constant : !fir.char<1,57> {
    %0 = fir.string_lit "Attempting to allocate already allocated variable 'data'\00"(57) : !fir.char<1,57>
    fir.has_value %0 : !fir.char<1,57>
  }
  func.func private @_FortranAReportFatalUserError(!fir.ref<i8>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranADestroy(!fir.box<none>) attributes {fir.runtime}
  fir.type_info @_QMpointsTnewvec nofinal : !fir.type<_QMpointsTnewvec{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
  fir.type_info @_QFgTvector nofinal : !fir.type<_QFgTvector{len:i32,data:!fir.box<!fir.heap<!fir.array<?xf64>>>}>
}
