module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.declare_mapper @_QQFscaleseries_omp_default_mapper : !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}> {
  ^bb0(%arg0: !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>):
    %0 = fir.declare %arg0 {uniq_name = "_QFscaleEv"} : (!fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %1 = fir.coordinate_of %0, values : (!fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
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
    %13 = fir.coordinate_of %0, length : (!fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<i32>
    %14 = fir.load %13 : !fir.ref<i32>
    %15 = fir.convert %14 : (i32) -> index
    %16 = arith.subi %15, %4#0 : index
    %c1_7 = arith.constant 1 : index
    %17 = omp.map.bounds lower_bound(%12 : index) upper_bound(%16 : index) extent(%4#1 : index) stride(%c1_7 : index) start_idx(%4#0 : index)
    %18 = fir.box_offset %1 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>
    %19 = omp.map.info var_ptr(%1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, f32) map_clauses(tofrom) capture(ByRef) var_ptr_ptr(%18 : !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) bounds(%17) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>> {name = ""}
    %20 = omp.map.info var_ptr(%1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.box<!fir.heap<!fir.array<?xf32>>>) map_clauses(always, to) capture(ByRef) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {accc.map_words = ["default"], name = "v%values(1:v%length)"}
    %21 = fir.coordinate_of %0, length : (!fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<i32>
    %22 = omp.map.info var_ptr(%21 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {accc.map_words = ["default"], name = "v%length"}
    %23 = omp.map.info var_ptr(%0 : !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>) map_clauses(tofrom) capture(ByRef) members(%20, %19, %22 : [1], [1, 0], [0] : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>, !fir.ref<i32>) -> !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>> {accc.map_words = ["default"], name = "v"}
    omp.declare_mapper.info map_entries(%23, %20, %19, %22 : !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>, !fir.ref<i32>)
  }
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{declaration = "series :: v"}], clause = "declare mapper"}, clauses = [{args = [{variable = "v"}, {variable = "v%values(1:v%length)"}, {variable = "v%length"}], clause = "map"}], name = "declare mapper"}}
  func.func @_QPscale() {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}> {bindc_name = "s", uniq_name = "_QFscaleEs"}
    %2 = fir.declare %1 {uniq_name = "_QFscaleEs"} : (!fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %3 = fir.address_of(@_QQ_QFscaleTseries.DerivedInit) : !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    fir.copy %3 to %2 no_overlap : !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %4 = fir.coordinate_of %2, values : (!fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %5 = fir.load %4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %6 = fir.box_addr %5 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %7:3 = fir.box_dims %5, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %8 = fir.shape_shift %7#0, %7#1 : (index, index) -> !fir.shapeshift<1>
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c10_0 = arith.constant 10 : index
    %9 = fir.box_addr %5 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %10 = fir.convert %9 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %11 = arith.cmpi ne, %10, %c0_i64 : i64
    fir.if %11 {
      %21 = fir.address_of(@_QQclX6D61707065725F6F726465722E66393000) : !fir.ref<!fir.char<1,17>>
      %22 = fir.convert %21 : (!fir.ref<!fir.char<1,17>>) -> !fir.ref<i8>
      %c10_i32_3 = arith.constant 10 : i32
      %23 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C65202776616C7565732700) : !fir.ref<!fir.char<1,59>>
      %24 = fir.convert %23 : (!fir.ref<!fir.char<1,59>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%24, %22, %c10_i32_3) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %21 = fir.allocmem !fir.array<?xf32>, %c10_0 {fir.must_be_heap = true, uniq_name = "values.alloc"}
      %22 = fir.shape %c10_0 : (index) -> !fir.shape<1>
      %23 = fir.shape %c10_0 : (index) -> !fir.shape<1>
      %24 = fir.embox %21(%23) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %24 to %4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %c10_i32 = arith.constant 10 : i32
    %12 = fir.coordinate_of %2, length : (!fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<i32>
    fir.store %c10_i32 to %12 : !fir.ref<i32>
    %13 = fir.coordinate_of %2, values : (!fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %14 = fir.load %13 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %15 = fir.box_addr %14 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_1 = arith.constant 0 : index
    %16:3 = fir.box_dims %14, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %17 = fir.shape_shift %16#0, %16#1 : (index, index) -> !fir.shapeshift<1>
    %c1_i32 = arith.constant 1 : i32
    %c1_2 = arith.constant 1 : index
    fir.do_loop %arg0 = %c1_2 to %16#1 step %c1_2 unordered {
      %c1_3 = arith.constant 1 : index
      %21 = arith.subi %16#0, %c1_3 : index
      %22 = arith.addi %arg0, %21 : index
      %23 = fir.array_coor %15(%17) %22 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %24 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %24 to %23 : !fir.ref<f32>
    }
    %18 = omp.map.info var_ptr(%2 : !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>) map_clauses(implicit, tofrom) capture(ByRef) mapper(@_QQFscaleseries_omp_default_mapper) -> !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>> {name = "s"}
    omp.target map_entries(%18 -> %arg0 : !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) {
      %21 = fir.declare %arg0 {uniq_name = "_QFscaleEs"} : (!fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
      %c2_i32 = arith.constant 2 : i32
      %22 = fir.coordinate_of %21, values : (!fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %23 = fir.load %22 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %24 = fir.box_addr %23 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_3 = arith.constant 0 : index
      %25:3 = fir.box_dims %23, %c0_3 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %26 = fir.shape_shift %25#0, %25#1 : (index, index) -> !fir.shapeshift<1>
      %c1_4 = arith.constant 1 : index
      %27 = fir.array_coor %24(%26) %c1_4 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %28 = fir.convert %c2_i32 : (i32) -> f32
      fir.store %28 to %27 : !fir.ref<f32>
      omp.terminator
    }
    %19 = fir.embox %2 : (!fir.ref<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %20 = fir.convert %19 : (!fir.box<!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%20) fastmath<contract> : (!fir.box<none>) -> ()
    return
  }
  fir.global linkonce_odr @_QQ_QFscaleTseries.DerivedInit constant : !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}> {
    %0 = fir.undefined !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %1 = fir.zero_bits i32
    %2 = fir.insert_value %0, %1, ["length", !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>] : (!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>, i32) -> !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %3 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %4 = fir.shape %c0 : (index) -> !fir.shape<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %6 = fir.insert_value %2, %5, ["values", !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>] : (!fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>, !fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    fir.has_value %6 : !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
  }
  fir.global linkonce @_QQclX6D61707065725F6F726465722E66393000 constant : !fir.char<1,17> {
    %0 = fir.string_lit "mapper_order.f90\00"(17) : !fir.char<1,17>
    fir.has_value %0 : !fir.char<1,17>
  }
  fir.global linkonce @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C65202776616C7565732700 constant : !fir.char<1,59> {
    %0 = fir.string_lit "Attempting to allocate already allocated variable 'values'\00"(59) : !fir.char<1,59>
    fir.has_value %0 : !fir.char<1,59>
  }
  func.func private @_FortranAReportFatalUserError(!fir.ref<i8>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranADestroy(!fir.box<none>) attributes {fir.runtime}
  fir.type_info @_QFscaleTseries nofinal : !fir.type<_QFscaleTseries{length:i32,values:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
}
