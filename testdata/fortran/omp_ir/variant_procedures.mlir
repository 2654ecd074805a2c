module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func private @__accc_omp_directive_8() attributes {accc.directive = {args = {args = [{word = "external_variant"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_dispatch() {
    return
  }
  omp.private {type = private} @_QMshapesFuseEi_private_i32 : i32
  func.func private @__accc_omp_directive_7() attributes {accc.directive = {args = {args = [{word = "dev_fast"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "dispatch"}]}]}, {args = [{variable = "b"}], clause = "adjust_args", modifiers = [{word = "need_device_addr"}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_6() attributes {accc.directive = {args = {args = [{word = "fast_alloc"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_5(%arg0: !fir.ref<!fir.array<?xf32>>, %arg1: !fir.ref<i32>) -> i1 attributes {accc.directive = {args = {args = [{word = "long_list"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}, {set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}], name = "declare variant"}} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg1 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFlistEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %c10_i32 = arith.constant 10 : i32
    %3 = arith.cmpi sgt, %2, %c10_i32 : i32
    return %3 : i1
  }
  func.func private @__accc_omp_directive_4() attributes {accc.directive = {args = {args = [{word = "fast_list"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_3(%arg0: !fir.ref<f32>) -> i1 attributes {accc.directive = {args = {args = [{word = "fast_area"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}, {set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}], name = "declare variant"}} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMshapesFbase_areaEp"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %2 = fir.load %1 : !fir.ref<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %3 = arith.cmpf ogt, %2, %cst fastmath<contract> : f32
    return %3 : i1
  }
  func.func private @__accc_omp_directive_2() attributes {accc.directive = {args = {args = [{word = "fast_plain"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{word = "fast_norm"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "simd"}]}]}], name = "declare variant"}}
  func.func @_QMshapesPbase_norm(%arg0: !fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>> {fir.bindc_name = "p"}) -> f32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFbase_normEp"} : (!fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>, !fir.dscope) -> !fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>
    %2 = fir.alloca f32 {bindc_name = "base_norm", uniq_name = "_QMshapesFbase_normEbase_norm"}
    %3 = fir.declare %2 {uniq_name = "_QMshapesFbase_normEbase_norm"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %4 = fir.box_addr %1 : (!fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> !fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>
    %5 = fir.coordinate_of %4, x : (!fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> !fir.ref<f32>
    %6 = fir.load %5 : !fir.ref<f32>
    %c2_i32 = arith.constant 2 : i32
    %7 = math.fpowi %6, %c2_i32 fastmath<contract> : f32, i32
    %8 = fir.box_addr %1 : (!fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> !fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>
    %9 = fir.coordinate_of %8, y : (!fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> !fir.ref<f32>
    %10 = fir.load %9 : !fir.ref<f32>
    %c2_i32_0 = arith.constant 2 : i32
    %11 = math.fpowi %10, %c2_i32_0 fastmath<contract> : f32, i32
    %12 = arith.addf %7, %11 fastmath<contract> : f32
    %13 = math.sqrt %12 fastmath<contract> : f32
    fir.store %13 to %3 : !fir.ref<f32>
    %14 = fir.load %3 : !fir.ref<f32>
    return %14 : f32
  }
  func.func @_QMshapesPfast_norm(%arg0: !fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>> {fir.bindc_name = "p"}) -> f32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFfast_normEp"} : (!fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>, !fir.dscope) -> !fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>
    %2 = fir.alloca f32 {bindc_name = "fast_norm", uniq_name = "_QMshapesFfast_normEfast_norm"}
    %3 = fir.declare %2 {uniq_name = "_QMshapesFfast_normEfast_norm"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %4 = fir.box_addr %1 : (!fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> !fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>
    %5 = fir.coordinate_of %4, x : (!fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> !fir.ref<f32>
    %6 = fir.load %5 : !fir.ref<f32>
    %7 = fir.box_addr %1 : (!fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> !fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>
    %8 = fir.coordinate_of %7, y : (!fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> !fir.ref<f32>
    %9 = fir.load %8 : !fir.ref<f32>
    %10 = arith.addf %6, %9 fastmath<contract> : f32
    fir.store %10 to %3 : !fir.ref<f32>
    %11 = fir.load %3 : !fir.ref<f32>
    return %11 : f32
  }
  func.func @_QMshapesPbase_plain(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFbase_plainEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    fir.store %c1_i32 to %1 : !fir.ref<i32>
    return
  }
  func.func @_QMshapesPfast_plain(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFfast_plainEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c2_i32 = arith.constant 2 : i32
    fir.store %c2_i32 to %1 : !fir.ref<i32>
    return
  }
  func.func @_QMshapesPbase_area(%arg0: !fir.ref<f32> {fir.bindc_name = "p"}) -> f32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMshapesFbase_areaEp"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %2 = fir.alloca f32 {bindc_name = "r", uniq_name = "_QMshapesFbase_areaEr"}
    %3 = fir.declare %2 {uniq_name = "_QMshapesFbase_areaEr"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %4 = fir.load %1 : !fir.ref<f32>
    fir.store %4 to %3 : !fir.ref<f32>
    %5 = fir.load %3 : !fir.ref<f32>
    return %5 : f32
  }
  func.func @_QMshapesPfast_area(%arg0: !fir.ref<f32> {fir.bindc_name = "p"}) -> f32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMshapesFfast_areaEp"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %2 = fir.alloca f32 {bindc_name = "r", uniq_name = "_QMshapesFfast_areaEr"}
    %3 = fir.declare %2 {uniq_name = "_QMshapesFfast_areaEr"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %4 = fir.load %1 : !fir.ref<f32>
    %c2_i32 = arith.constant 2 : i32
    %5 = fir.convert %c2_i32 : (i32) -> f32
    %6 = arith.mulf %4, %5 fastmath<contract> : f32
    fir.store %6 to %3 : !fir.ref<f32>
    %7 = fir.load %3 : !fir.ref<f32>
    return %7 : f32
  }
  func.func @_QMshapesPlist(%arg0: !fir.ref<!fir.array<?xf32>>, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg1 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFlistEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) {uniq_name = "_QMshapesFlistEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
    %c1_i32 = arith.constant 1 : i32
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %5 step %c1_0 unordered {
      %c0_1 = arith.constant 0 : index
      %8 = fir.array_coor %7(%6) %arg2 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %9 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %9 to %8 : !fir.ref<f32>
    }
    return
  }
  func.func @_QMshapesPfast_list(%arg0: !fir.ref<!fir.array<?xf32>>, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg1 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFfast_listEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) {uniq_name = "_QMshapesFfast_listEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
    %c2_i32 = arith.constant 2 : i32
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %5 step %c1_0 unordered {
      %c0_1 = arith.constant 0 : index
      %8 = fir.array_coor %7(%6) %arg2 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %9 = fir.convert %c2_i32 : (i32) -> f32
      fir.store %9 to %8 : !fir.ref<f32>
    }
    return
  }
  func.func @_QMshapesPlong_list(%arg0: !fir.ref<!fir.array<?xf32>>, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg1 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFlong_listEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) {uniq_name = "_QMshapesFlong_listEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
    %c3_i32 = arith.constant 3 : i32
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %5 step %c1_0 unordered {
      %c0_1 = arith.constant 0 : index
      %8 = fir.array_coor %7(%6) %arg2 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %9 = fir.convert %c3_i32 : (i32) -> f32
      fir.store %9 to %8 : !fir.ref<f32>
    }
    return
  }
  func.func @_QMshapesPalloc(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<i32> {fir.bindc_name = "m", fir.optional}) -> !fir.box<!fir.heap<!fir.array<?xf32>>> {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFallocEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<optional>, uniq_name = "_QMshapesFallocEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "a", uniq_name = "_QMshapesFallocEa"}
    %4 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %5 = fir.shape %c0 : (index) -> !fir.shape<1>
    %6 = fir.embox %4(%5) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %6 to %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7 = fir.declare %3 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMshapesFallocEa"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.load %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %9 = fir.box_addr %8 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_0 = arith.constant 0 : index
    %10:3 = fir.box_dims %8, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %11 = fir.shape_shift %10#0, %10#1 : (index, index) -> !fir.shapeshift<1>
    %c1 = arith.constant 1 : index
    %12 = fir.load %1 : !fir.ref<i32>
    %13 = fir.convert %12 : (i32) -> index
    %c0_1 = arith.constant 0 : index
    %14 = arith.cmpi sgt, %13, %c0_1 : index
    %15 = arith.select %14, %13, %c0_1 : index
    %16 = fir.box_addr %8 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %17 = fir.convert %16 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %18 = arith.cmpi ne, %17, %c0_i64 : i64
    fir.if %18 {
      %22 = fir.address_of(@_QQclX76617269616E745F70726F636564757265732E66393000) : !fir.ref<!fir.char<1,23>>
      %23 = fir.convert %22 : (!fir.ref<!fir.char<1,23>>) -> !fir.ref<i8>
      %c63_i32 = arith.constant 63 : i32
      %24 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027612700) : !fir.ref<!fir.char<1,54>>
      %25 = fir.convert %24 : (!fir.ref<!fir.char<1,54>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%25, %23, %c63_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %22 = fir.allocmem !fir.array<?xf32>, %15 {fir.must_be_heap = true, uniq_name = "a.alloc"}
      %23 = fir.shape %15 : (index) -> !fir.shape<1>
      %24 = fir.shape %15 : (index) -> !fir.shape<1>
      %25 = fir.embox %22(%24) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %25 to %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %19 = fir.load %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c1_2 = arith.constant 1 : index
    %20 = fir.shift %c1_2 : (index) -> !fir.shift<1>
    %21 = fir.rebox %19(%20) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.shift<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    return %21 : !fir.box<!fir.heap<!fir.array<?xf32>>>
  }
  fir.global linkonce @_QQclX76617269616E745F70726F636564757265732E66393000 constant : !fir.char<1,23> {
    %0 = fir.string_lit "variant_procedures.f90\00"(23) : !fir.char<1,23>
    fir.has_value %0 : !fir.char<1,23>
  }
  fir.global linkonce @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027612700 constant : !fir.char<1,54> {
    %0 = fir.string_lit "Attempting to allocate already allocated variable 'a'\00"(54) : !fir.char<1,54>
    fir.has_value %0 : !fir.char<1,54>
  }
  func.func private @_FortranAReportFatalUserError(!fir.ref<i8>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func @_QMshapesPfast_alloc(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<i32> {fir.bindc_name = "m", fir.optional}) -> !fir.box<!fir.heap<!fir.array<?xf32>>> {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFfast_allocEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<optional>, uniq_name = "_QMshapesFfast_allocEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "a", uniq_name = "_QMshapesFfast_allocEa"}
    %4 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %5 = fir.shape %c0 : (index) -> !fir.shape<1>
    %6 = fir.embox %4(%5) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %6 to %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7 = fir.declare %3 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMshapesFfast_allocEa"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.load %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %9 = fir.box_addr %8 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_0 = arith.constant 0 : index
    %10:3 = fir.box_dims %8, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %11 = fir.shape_shift %10#0, %10#1 : (index, index) -> !fir.shapeshift<1>
    %c1 = arith.constant 1 : index
    %12 = fir.load %1 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %13 = arith.addi %12, %c1_i32 : i32
    %14 = fir.convert %13 : (i32) -> index
    %c0_1 = arith.constant 0 : index
    %15 = arith.cmpi sgt, %14, %c0_1 : index
    %16 = arith.select %15, %14, %c0_1 : index
    %17 = fir.box_addr %8 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %18 = fir.convert %17 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %19 = arith.cmpi ne, %18, %c0_i64 : i64
    fir.if %19 {
      %23 = fir.address_of(@_QQclX76617269616E745F70726F636564757265732E66393000) : !fir.ref<!fir.char<1,23>>
      %24 = fir.convert %23 : (!fir.ref<!fir.char<1,23>>) -> !fir.ref<i8>
      %c69_i32 = arith.constant 69 : i32
      %25 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027612700) : !fir.ref<!fir.char<1,54>>
      %26 = fir.convert %25 : (!fir.ref<!fir.char<1,54>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%26, %24, %c69_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %23 = fir.allocmem !fir.array<?xf32>, %16 {fir.must_be_heap = true, uniq_name = "a.alloc"}
      %24 = fir.shape %16 : (index) -> !fir.shape<1>
      %25 = fir.shape %16 : (index) -> !fir.shape<1>
      %26 = fir.embox %23(%25) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %26 to %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %20 = fir.load %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c1_2 = arith.constant 1 : index
    %21 = fir.shift %c1_2 : (index) -> !fir.shift<1>
    %22 = fir.rebox %20(%21) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.shift<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    return %22 : !fir.box<!fir.heap<!fir.array<?xf32>>>
  }
  func.func @_QMshapesPdev(%arg0: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "b"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFdevEa"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %2 = fir.rebox %1 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %c1_0 = arith.constant 1 : index
    %3 = fir.assumed_size_extent : index
    %4 = fir.shape %3 : (index) -> !fir.shape<1>
    %5 = fir.declare %arg1(%4) dummy_scope %0 arg 2 {uniq_name = "_QMshapesFdevEb"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_1 = arith.constant 1 : index
    %6 = fir.array_coor %5(%4) %c1_1 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
    %7 = fir.load %6 : !fir.ref<f32>
    %c1_2 = arith.constant 1 : index
    %8 = fir.array_coor %2 %c1_2 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
    fir.store %7 to %8 : !fir.ref<f32>
    return
  }
  func.func @_QMshapesPdev_fast(%arg0: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "b"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFdev_fastEa"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %2 = fir.rebox %1 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %c1_0 = arith.constant 1 : index
    %3 = fir.assumed_size_extent : index
    %4 = fir.shape %3 : (index) -> !fir.shape<1>
    %5 = fir.declare %arg1(%4) dummy_scope %0 arg 2 {uniq_name = "_QMshapesFdev_fastEb"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c2 = arith.constant 2 : index
    %6 = fir.array_coor %5(%4) %c2 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
    %7 = fir.load %6 : !fir.ref<f32>
    %c1_1 = arith.constant 1 : index
    %8 = fir.array_coor %2 %c1_1 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
    fir.store %7 to %8 : !fir.ref<f32>
    return
  }
  func.func @_QMshapesPuse(%arg0: !fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>> {fir.bindc_name = "p"}, %arg1: !fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>> {fir.bindc_name = "q"}, %arg2: !fir.ref<!fir.array<10xf32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca f32
    %2 = fir.alloca f32
    %3 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMshapesFuseEp"} : (!fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>
    %4 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QMshapesFuseEq"} : (!fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>, !fir.dscope) -> !fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %5 = fir.shape %c10 : (index) -> !fir.shape<1>
    %6 = fir.declare %arg2(%5) dummy_scope %0 arg 3 {uniq_name = "_QMshapesFuseEa"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xf32>>
    %7 = fir.alloca f32 {bindc_name = "x", uniq_name = "_QMshapesFuseEx"}
    %8 = fir.declare %7 {uniq_name = "_QMshapesFuseEx"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %c1_0 = arith.constant 1 : index
    %c10_1 = arith.constant 10 : index
    %9 = fir.alloca !fir.array<10xf32> {bindc_name = "b", uniq_name = "_QMshapesFuseEb"}
    %10 = fir.shape %c10_1 : (index) -> !fir.shape<1>
    %11 = fir.declare %9(%10) {uniq_name = "_QMshapesFuseEb"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf32>>
    %12 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QMshapesFuseEi"}
    %13 = fir.declare %12 {uniq_name = "_QMshapesFuseEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %14 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "c", uniq_name = "_QMshapesFuseEc"}
    %15 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %16 = fir.shape %c0 : (index) -> !fir.shape<1>
    %17 = fir.embox %15(%16) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %17 to %14 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %18 = fir.declare %14 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMshapesFuseEc"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %c10_i32 = arith.constant 10 : i32
    omp.simd private(@_QMshapesFuseEi_private_i32 %13 -> %arg3 : !fir.ref<i32>) {
      omp.loop_nest (%arg4) : i32 = (%c1_i32_2) to (%c10_i32) inclusive step (%c1_i32) {
        %36 = fir.declare %arg3 {uniq_name = "_QMshapesFuseEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %36 : !fir.ref<i32>
        %37 = fir.embox %3 : (!fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> !fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>
        %38 = fir.call @_QMshapesPfast_norm(%37) fastmath<contract> {accc.variant_of = "_QMshapesPbase_norm"} : (!fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> f32
        fir.store %38 to %1 : !fir.ref<f32>
        %39 = fir.load %1 : !fir.ref<f32>
        %40 = fir.box_addr %4 : (!fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> !fir.ref<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>
        %41 = fir.dispatch "norm"(%4 : !fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) (%4 : !fir.class<!fir.type<_QMshapesTpoint{x:f32,y:f32}>>) -> f32 {pass_arg_pos = 0 : i32}
        fir.store %41 to %2 : !fir.ref<f32>
        %42 = fir.load %2 : !fir.ref<f32>
        %43 = arith.addf %39, %42 fastmath<contract> : f32
        %44 = fir.load %36 : !fir.ref<i32>
        %45 = fir.convert %44 : (i32) -> i64
        %46 = fir.array_coor %6(%5) %45 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %43 to %46 : !fir.ref<f32>
        %c1_i32_4 = arith.constant 1 : i32
        %c1_i32_5 = arith.constant 1 : i32
        %c10_i32_6 = arith.constant 10 : i32
        %47 = arith.addi %arg4, %c1_i32_4 : i32
        %48 = arith.cmpi sgt, %47, %c10_i32_6 : i32
        fir.if %48 {
          fir.store %47 to %36 : !fir.ref<i32>
          %49 = fir.load %36 : !fir.ref<i32>
          fir.store %49 to %13 : !fir.ref<i32>
        }
        omp.yield
      }
    } {accc.implied_private = array<i1: true>, accc.lastprivate = array<i1: true>}
    omp.parallel {
      %36 = fir.alloca f32
      %37 = fir.alloca f32
      %38 = fir.alloca f32
      %39 = fir.alloca i32
      %40 = fir.alloca i32
      %41 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
      %42 = fir.alloca i32
      %43 = fir.alloca i32
      %44 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.call @_QMshapesPfast_plain(%13) fastmath<contract> {accc.variant_of = "_QMshapesPbase_plain"} : (!fir.ref<i32>) -> ()
      %c1_4 = arith.constant 1 : index
      fir.do_loop %arg3 = %c1_4 to %c10 step %c1_4 unordered {
        %103 = fir.zero_bits !fir.ref<f32>
        %c0_22 = arith.constant 0 : index
        %104 = fir.array_coor %6(%5) %arg3 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %105 = fir.load %104 : !fir.ref<f32>
        %106 = func.call @__accc_omp_directive_3(%104) : (!fir.ref<f32>) -> i1
        %107 = fir.if %106 -> (f32) {
          %110 = fir.call @_QMshapesPfast_area(%104) fastmath<contract> : (!fir.ref<f32>) -> f32
          fir.result %110 : f32
        } else {
          %110 = fir.call @_QMshapesPbase_area(%104) fastmath<contract> {accc.local_name = "area"} : (!fir.ref<f32>) -> f32
          fir.result %110 : f32
        } {accc.variant_of = "_QMshapesPbase_area"}
        fir.store %107 to %36 : !fir.ref<f32>
        %108 = fir.load %36 : !fir.ref<f32>
        %c0_23 = arith.constant 0 : index
        %109 = fir.array_coor %6(%5) %arg3 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %108 to %109 : !fir.ref<f32>
      }
      %cst = arith.constant 3.000000e+00 : f32
      fir.store %cst to %37 : !fir.ref<f32>
      %45 = func.call @__accc_omp_directive_3(%37) : (!fir.ref<f32>) -> i1
      %46 = fir.if %45 -> (f32) {
        %103 = fir.call @_QMshapesPfast_area(%37) fastmath<contract> : (!fir.ref<f32>) -> f32
        fir.result %103 : f32
      } else {
        %103 = fir.call @_QMshapesPbase_area(%37) fastmath<contract> {accc.local_name = "area"} : (!fir.ref<f32>) -> f32
        fir.result %103 : f32
      } {accc.variant_of = "_QMshapesPbase_area"}
      fir.store %46 to %38 : !fir.ref<f32>
      %47 = fir.load %38 : !fir.ref<f32>
      fir.store %47 to %8 : !fir.ref<f32>
      %c10_i32_5 = arith.constant 10 : i32
      fir.store %c10_i32_5 to %39 : !fir.ref<i32>
      %c1_6 = arith.constant 1 : index
      %48 = fir.load %39 : !fir.ref<i32>
      %49 = fir.convert %48 : (i32) -> index
      %c0_7 = arith.constant 0 : index
      %50 = arith.cmpi sgt, %49, %c0_7 : index
      %51 = arith.select %50, %49, %c0_7 : index
      %52 = fir.shape %51 : (index) -> !fir.shape<1>
      %53 = fir.allocmem !fir.array<?xf32>, %51 {bindc_name = ".tmp.array"}
      %54 = fir.convert %53 : (!fir.heap<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %55 = func.call @__accc_omp_directive_5(%54, %39) : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> i1
      fir.if %55 {
        %103 = fir.convert %53 : (!fir.heap<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
        fir.call @_QMshapesPlong_list(%103, %39) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
      } else {
        %103 = fir.convert %53 : (!fir.heap<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
        fir.call @_QMshapesPfast_list(%103, %39) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
      } {accc.variant_of = "_QMshapesPlist"}
      %c1_8 = arith.constant 1 : index
      fir.do_loop %arg3 = %c1_8 to %c10 step %c1_8 unordered {
        %103 = fir.array_coor %53(%52) %arg3 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %104 = fir.load %103 : !fir.ref<f32>
        %c0_22 = arith.constant 0 : index
        %105 = fir.array_coor %6(%5) %arg3 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %104 to %105 : !fir.ref<f32>
      }
      fir.freemem %53 : !fir.heap<!fir.array<?xf32>>
      %56 = fir.load %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %57 = fir.box_addr %56 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_9 = arith.constant 0 : index
      %58:3 = fir.box_dims %56, %c0_9 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %59 = fir.shape_shift %58#0, %58#1 : (index, index) -> !fir.shapeshift<1>
      %c3_i32 = arith.constant 3 : i32
      fir.store %c3_i32 to %40 : !fir.ref<i32>
      %60 = fir.absent !fir.ref<i32>
      %61 = fir.call @_QMshapesPfast_alloc(%40, %60) fastmath<contract> {accc.variant_of = "_QMshapesPalloc"} : (!fir.ref<i32>, !fir.ref<i32>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.save_result %61 to %41 : !fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %62 = fir.load %41 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %63 = fir.box_addr %62 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_10 = arith.constant 0 : index
      %64:3 = fir.box_dims %62, %c0_10 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %65 = fir.shape_shift %64#0, %64#1 : (index, index) -> !fir.shapeshift<1>
      %66 = fir.box_addr %56 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %67 = fir.convert %66 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_11 = arith.constant 0 : i64
      %68 = arith.cmpi eq, %67, %c0_i64_11 : i64
      %69 = arith.cmpi ne, %58#1, %64#1 : index
      %70 = arith.ori %68, %69 : i1
      %71 = fir.shape %64#1 : (index) -> !fir.shape<1>
      %72 = fir.if %70 -> (!fir.heap<!fir.array<?xf32>>) {
        %103 = fir.allocmem !fir.array<?xf32>, %64#1 {fir.must_be_heap = true, uniq_name = ".auto.alloc"}
        fir.result %103 : !fir.heap<!fir.array<?xf32>>
      } else {
        fir.result %66 : !fir.heap<!fir.array<?xf32>>
      }
      %c1_12 = arith.constant 1 : index
      fir.do_loop %arg3 = %c1_12 to %64#1 step %c1_12 unordered {
        %c1_22 = arith.constant 1 : index
        %103 = arith.subi %64#0, %c1_22 : index
        %104 = arith.addi %arg3, %103 : index
        %105 = fir.array_coor %63(%65) %104 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
        %106 = fir.load %105 : !fir.ref<f32>
        %107 = fir.array_coor %72(%71) %arg3 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %106 to %107 : !fir.ref<f32>
      }
      fir.if %70 {
        %103 = fir.convert %66 : (!fir.heap<!fir.array<?xf32>>) -> i64
        %c0_i64_22 = arith.constant 0 : i64
        %104 = arith.cmpi ne, %103, %c0_i64_22 : i64
        fir.if %104 {
          fir.freemem %66 : !fir.heap<!fir.array<?xf32>>
        }
        %105 = fir.embox %72(%71) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        fir.store %105 to %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      }
      %73 = fir.load %41 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %74 = fir.box_addr %73 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_13 = arith.constant 0 : index
      %75:3 = fir.box_dims %73, %c0_13 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %76 = fir.shape_shift %75#0, %75#1 : (index, index) -> !fir.shapeshift<1>
      %77 = fir.box_addr %73 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %78 = fir.convert %77 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_14 = arith.constant 0 : i64
      %79 = arith.cmpi ne, %78, %c0_i64_14 : i64
      fir.if %79 {
        fir.freemem %77 : !fir.heap<!fir.array<?xf32>>
        %103 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
        %c0_22 = arith.constant 0 : index
        %104 = fir.shape %c0_22 : (index) -> !fir.shape<1>
        %105 = fir.embox %103(%104) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        fir.store %105 to %41 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      }
      %80 = fir.load %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %81 = fir.box_addr %80 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_15 = arith.constant 0 : index
      %82:3 = fir.box_dims %80, %c0_15 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %83 = fir.shape_shift %82#0, %82#1 : (index, index) -> !fir.shapeshift<1>
      %c3_i32_16 = arith.constant 3 : i32
      fir.store %c3_i32_16 to %42 : !fir.ref<i32>
      %c2_i32 = arith.constant 2 : i32
      fir.store %c2_i32 to %43 : !fir.ref<i32>
      %84 = fir.call @_QMshapesPfast_alloc(%42, %43) fastmath<contract> {accc.variant_of = "_QMshapesPalloc"} : (!fir.ref<i32>, !fir.ref<i32>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.save_result %84 to %44 : !fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %85 = fir.load %44 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %86 = fir.box_addr %85 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_17 = arith.constant 0 : index
      %87:3 = fir.box_dims %85, %c0_17 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %88 = fir.shape_shift %87#0, %87#1 : (index, index) -> !fir.shapeshift<1>
      %89 = fir.box_addr %80 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %90 = fir.convert %89 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_18 = arith.constant 0 : i64
      %91 = arith.cmpi eq, %90, %c0_i64_18 : i64
      %92 = arith.cmpi ne, %82#1, %87#1 : index
      %93 = arith.ori %91, %92 : i1
      %94 = fir.shape %87#1 : (index) -> !fir.shape<1>
      %95 = fir.if %93 -> (!fir.heap<!fir.array<?xf32>>) {
        %103 = fir.allocmem !fir.array<?xf32>, %87#1 {fir.must_be_heap = true, uniq_name = ".auto.alloc"}
        fir.result %103 : !fir.heap<!fir.array<?xf32>>
      } else {
        fir.result %89 : !fir.heap<!fir.array<?xf32>>
      }
      %c1_19 = arith.constant 1 : index
      fir.do_loop %arg3 = %c1_19 to %87#1 step %c1_19 unordered {
        %c1_22 = arith.constant 1 : index
        %103 = arith.subi %87#0, %c1_22 : index
        %104 = arith.addi %arg3, %103 : index
        %105 = fir.array_coor %86(%88) %104 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
        %106 = fir.load %105 : !fir.ref<f32>
        %107 = fir.array_coor %95(%94) %arg3 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %106 to %107 : !fir.ref<f32>
      }
      fir.if %93 {
        %103 = fir.convert %89 : (!fir.heap<!fir.array<?xf32>>) -> i64
        %c0_i64_22 = arith.constant 0 : i64
        %104 = arith.cmpi ne, %103, %c0_i64_22 : i64
        fir.if %104 {
          fir.freemem %89 : !fir.heap<!fir.array<?xf32>>
        }
        %105 = fir.embox %95(%94) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        fir.store %105 to %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      }
      %96 = fir.load %44 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %97 = fir.box_addr %96 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_20 = arith.constant 0 : index
      %98:3 = fir.box_dims %96, %c0_20 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %99 = fir.shape_shift %98#0, %98#1 : (index, index) -> !fir.shapeshift<1>
      %100 = fir.box_addr %96 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %101 = fir.convert %100 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_21 = arith.constant 0 : i64
      %102 = arith.cmpi ne, %101, %c0_i64_21 : i64
      fir.if %102 {
        fir.freemem %100 : !fir.heap<!fir.array<?xf32>>
        %103 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
        %c0_22 = arith.constant 0 : index
        %104 = fir.shape %c0_22 : (index) -> !fir.shape<1>
        %105 = fir.embox %103(%104) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        fir.store %105 to %44 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      }
      omp.terminator
    }
    call @__accc_omp_dispatch() {accc.directive = {name = "dispatch"}} : () -> ()
    %19 = fir.embox %6(%5) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
    %20 = fir.convert %19 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<!fir.array<?xf32>>
    %21 = fir.convert %11 : (!fir.ref<!fir.array<10xf32>>) -> !fir.ref<!fir.array<?xf32>>
    %22 = fir.convert %21 : (!fir.ref<!fir.array<?xf32>>) -> !fir.ref<i8>
    %23 = fir.call @omp_get_default_device() fastmath<contract> : () -> i32
    %24 = fir.call @omp_get_mapped_ptr(%22, %23) fastmath<contract> : (!fir.ref<i8>, i32) -> !fir.ref<i8>
    %25 = fir.convert %24 : (!fir.ref<i8>) -> !fir.ref<!fir.array<?xf32>>
    fir.call @_QMshapesPdev_fast(%20, %25) fastmath<contract> {accc.variant_of = "_QMshapesPdev"} : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>) -> ()
    call @__accc_omp_dispatch() {accc.directive = {clauses = [{args = [{variable = "b"}], clause = "has_device_addr"}], name = "dispatch"}} : () -> ()
    %26 = fir.embox %6(%5) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
    %27 = fir.convert %26 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<!fir.array<?xf32>>
    %28 = fir.convert %11 : (!fir.ref<!fir.array<10xf32>>) -> !fir.ref<!fir.array<?xf32>>
    fir.call @_QMshapesPdev_fast(%27, %28) fastmath<contract> {accc.variant_of = "_QMshapesPdev"} : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>) -> ()
    %29 = fir.load %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %30 = fir.box_addr %29 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_3 = arith.constant 0 : index
    %31:3 = fir.box_dims %29, %c0_3 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %32 = fir.shape_shift %31#0, %31#1 : (index, index) -> !fir.shapeshift<1>
    %33 = fir.box_addr %29 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %34 = fir.convert %33 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %35 = arith.cmpi ne, %34, %c0_i64 : i64
    fir.if %35 {
      fir.freemem %33 : !fir.heap<!fir.array<?xf32>>
      %36 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_4 = arith.constant 0 : index
      %37 = fir.shape %c0_4 : (index) -> !fir.shape<1>
      %38 = fir.embox %36(%37) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %38 to %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  func.func private @omp_get_default_device() -> i32
  func.func private @omp_get_mapped_ptr(!fir.ref<i8>, i32) -> !fir.ref<i8>
  func.func @_QPexternal_base(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFexternal_baseEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    fir.store %c1_i32 to %1 : !fir.ref<i32>
    return
  }
  func.func @_QPexternal_variant(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFexternal_variantEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c2_i32 = arith.constant 2 : i32
    fir.store %c2_i32 to %1 : !fir.ref<i32>
    return
  }
  func.func @_QPcaller() {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFcallerEi"}
    %2 = fir.declare %1 {uniq_name = "_QFcallerEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    omp.parallel {
      fir.call @_QPexternal_variant(%2) fastmath<contract> {accc.variant_of = "_QPexternal_base"} : (!fir.ref<i32>) -> ()
      omp.terminator
    }
    return
  }
  fir.type_info @_QMshapesTpoint noinit nodestroy nofinal : !fir.type<_QMshapesTpoint{x:f32,y:f32}> dispatch_table {
    fir.dt_entry "norm", @_QMshapesPbase_norm
    fir.dt_entry "plain", @_QMshapesPbase_plain
  }
}
