module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array_4x5xf32(!fir.ref<i8>, !fir.ref<!fir.array<4x5xf32>>)
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_type____by_length_columns_n_i32_d__fir_array_4x5xf32(!fir.ref<i8>, !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>)
  func.func private @__accc_omp_declare_mapper_i32(%arg0: i32) {
    return
  }
  omp.declare_mapper @_QQFby_lengthcolumns_omp_default_mapper : !fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}> {
  ^bb0(%arg0: !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>):
    %0 = fir.alloca i32
    %1 = fir.declare %arg0 {uniq_name = "_QFby_lengthEs"} : (!fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>) -> !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>
    %2 = fir.coordinate_of %1, n : (!fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>) -> !fir.ref<i32>
    %3 = fir.load %2 : !fir.ref<i32>
    func.call @__accc_omp_declare_mapper_i32(%3) {accc.directive = {args = {args = [{declaration = "columns :: s"}], clause = "declare mapper"}, clauses = [{args = [{variable = "s%n"}], clause = "map"}, {args = [{variable = "s%d(:,i)"}], clause = "map", modifiers = [{args = [{begin = {number = 1 : i64}, end = {value = 0 : i64}, iterator = "i"}], parens, word = "iterator"}, {word = "tofrom"}]}], name = "declare mapper"}} : (i32) -> ()
    %4 = fir.coordinate_of %1, n : (!fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>) -> !fir.ref<i32>
    %5 = omp.map.info var_ptr(%4 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {accc.map_words = ["default"], name = "s%n"}
    %c1_i32 = arith.constant 1 : i32
    %6 = fir.coordinate_of %1, n : (!fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>) -> !fir.ref<i32>
    %7 = fir.load %6 : !fir.ref<i32>
    %8 = func.call @__accc_omp_iterated_i32(%7) {accc.iterators = [{begin = {number = 1 : i64}, end = {value = 0 : i64}, iterator = "i"}]} : (i32) -> !fir.ref<i8>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %9 = fir.convert %7 : (i32) -> index
    fir.do_loop %arg1 = %c1_0 to %9 step %c1 {
      %12 = fir.convert %arg1 : (index) -> i32
      fir.store %12 to %0 : !fir.ref<i32>
      %13 = fir.coordinate_of %1, d : (!fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>) -> !fir.ref<!fir.array<4x5xf32>>
      %c1_1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c1_2 = arith.constant 1 : index
      %c5 = arith.constant 5 : index
      %14 = fir.shape %c4, %c5 : (index, index) -> !fir.shape<2>
      %c0 = arith.constant 0 : index
      %c1_3 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c4_4 = arith.constant 4 : index
      %c1_5 = arith.constant 1 : index
      %c4_6 = arith.constant 4 : index
      %c0_7 = arith.constant 0 : index
      %c1_8 = arith.constant 1 : index
      %c3_9 = arith.constant 3 : index
      %c20 = arith.constant 20 : index
      %15 = fir.load %0 : !fir.ref<i32>
      %16 = fir.convert %15 : (i32) -> index
      %17 = arith.subi %16, %c1_2 : index
      %c1_10 = arith.constant 1 : index
      %c1_11 = arith.constant 1 : index
      %c1_12 = arith.constant 1 : index
      %18 = omp.map.bounds lower_bound(%c0_7 : index) upper_bound(%c3_9 : index) extent(%c4 : index) stride(%c1_11 : index) start_idx(%c1_1 : index)
      %19 = omp.map.bounds lower_bound(%17 : index) upper_bound(%17 : index) extent(%c1_10 : index) stride(%c1_12 : index) start_idx(%c1_2 : index)
      %20 = omp.map.info var_ptr(%13 : !fir.ref<!fir.array<4x5xf32>>, !fir.array<4x5xf32>) map_clauses(tofrom) capture(ByRef) bounds(%18, %19) -> !fir.ref<!fir.array<4x5xf32>> {name = "s%d(:,i)"}
      %21 = omp.map.info var_ptr(%1 : !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>, !fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>) map_clauses(tofrom) capture(ByRef) members(%20 : [1] : !fir.ref<!fir.array<4x5xf32>>) -> !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>> {name = "s", partial_map = true}
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_type____by_length_columns_n_i32_d__fir_array_4x5xf32(%8, %21) : (!fir.ref<i8>, !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>) -> ()
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array_4x5xf32(%8, %20) : (!fir.ref<i8>, !fir.ref<!fir.array<4x5xf32>>) -> ()
    }
    %10 = omp.map.info var_ptr(%8 : !fir.ref<i8>, i8) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i8> {name = "s%d(:,i)"}
    %11 = omp.map.info var_ptr(%1 : !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>, !fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>) map_clauses(tofrom) capture(ByRef) members(%5 : [0] : !fir.ref<i32>) -> !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>> {name = "s", partial_map = true}
    omp.declare_mapper.info map_entries(%10, %11, %5 : !fir.ref<i8>, !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>, !fir.ref<i32>)
  }
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_box__fir_ptr__fir_array__xi32(!fir.ref<i8>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>)
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array_10x_fir_type____maps_t_p__fir_box__fir_ptr__fir_array__xi32(!fir.ref<i8>, !fir.ref<!fir.array<10x!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>>)
  func.func private @__accc_omp_iterated() -> !fir.ref<i8>
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_llvm_ptr__fir_ref__fir_array__xi32(!fir.ref<i8>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_box__fir_heap__fir_array__xi32(!fir.ref<i8>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>)
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array__x_xf32(!fir.ref<i8>, !fir.ref<!fir.array<?x?xf32>>)
  func.func private @__accc_omp_iterated_i32(i32) -> !fir.ref<i8>
  func.func @_QPmaps(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<i32> {fir.bindc_name = "m"}, %arg2: !fir.ref<!fir.array<?x?xf32>> {fir.bindc_name = "c"}, %arg3: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {fir.bindc_name = "al"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32
    %2 = fir.alloca i32
    %3 = fir.alloca i32
    %4 = fir.alloca i64
    %5 = fir.alloca i32
    %6 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFmapsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %7 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFmapsEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %8 = fir.load %6 : !fir.ref<i32>
    %9 = fir.convert %8 : (i32) -> index
    %c0 = arith.constant 0 : index
    %10 = arith.cmpi sgt, %9, %c0 : index
    %11 = arith.select %10, %9, %c0 : index
    %c1_0 = arith.constant 1 : index
    %12 = fir.load %7 : !fir.ref<i32>
    %13 = fir.convert %12 : (i32) -> index
    %c0_1 = arith.constant 0 : index
    %14 = arith.cmpi sgt, %13, %c0_1 : index
    %15 = arith.select %14, %13, %c0_1 : index
    %16 = fir.shape %11, %15 : (index, index) -> !fir.shape<2>
    %17 = fir.declare %arg2(%16) dummy_scope %0 arg 3 {uniq_name = "_QFmapsEc"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<?x?xf32>>
    %18 = fir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFmapsEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c1_2 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %19 = fir.alloca !fir.array<10x!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>> {bindc_name = "v", uniq_name = "_QFmapsEv"}
    %20 = fir.shape %c10 : (index) -> !fir.shape<1>
    %21 = fir.declare %19(%20) {uniq_name = "_QFmapsEv"} : (!fir.ref<!fir.array<10x!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>>, !fir.shape<1>) -> !fir.ref<!fir.array<10x!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>>
    %22 = fir.address_of(@_QQ_QFmapsTt.DerivedInit) : !fir.ref<!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>
    %c1_3 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_3 to %c10 step %c1_3 unordered {
      %c0_23 = arith.constant 0 : index
      %49 = fir.array_coor %21(%20) %arg4 : (!fir.ref<!fir.array<10x!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>
      fir.copy %22 to %49 no_overlap : !fir.ref<!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>, !fir.ref<!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>
    }
    %c1_i32 = arith.constant 1 : i32
    %23 = fir.load %6 : !fir.ref<i32>
    %24 = call @__accc_omp_iterated_i32(%23) {accc.iterators = [{begin = {number = 1 : i64}, end = {value = 0 : i64}, iterator = "i"}]} : (i32) -> !fir.ref<i8>
    %c1_4 = arith.constant 1 : index
    %c1_5 = arith.constant 1 : index
    %25 = fir.convert %23 : (i32) -> index
    fir.do_loop %arg4 = %c1_5 to %25 step %c1_4 {
      %49 = fir.convert %arg4 : (index) -> i32
      fir.store %49 to %1 : !fir.ref<i32>
      %50 = fir.embox %17(%16) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
      %c1_23 = arith.constant 1 : index
      %c0_24 = arith.constant 0 : index
      %51:3 = fir.box_dims %50, %c0_24 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %52 = fir.load %1 : !fir.ref<i32>
      %53 = fir.convert %52 : (i32) -> index
      %54 = arith.subi %53, %c1 : index
      %c1_25 = arith.constant 1 : index
      %c1_26 = arith.constant 1 : index
      %55:3 = fir.box_dims %50, %c1_26 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %c0_27 = arith.constant 0 : index
      %c1_28 = arith.constant 1 : index
      %c0_29 = arith.constant 0 : index
      %56 = fir.load %7 : !fir.ref<i32>
      %57 = fir.convert %56 : (i32) -> index
      %58 = arith.subi %57, %c1_0 : index
      %59 = fir.embox %17(%16) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
      %c0_30 = arith.constant 0 : index
      %c1_31 = arith.constant 1 : index
      %c0_32 = arith.constant 0 : index
      %60:3 = fir.box_dims %59, %c0_32 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %61 = arith.subi %60#1, %c1_31 : index
      %c1_33 = arith.constant 1 : index
      %62:3 = fir.box_dims %59, %c1_33 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %63 = arith.subi %62#1, %c1_31 : index
      %64 = omp.map.bounds lower_bound(%54 : index) upper_bound(%54 : index) extent(%c1_25 : index) stride(%51#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
      %65 = omp.map.bounds lower_bound(%c0_29 : index) upper_bound(%58 : index) extent(%15 : index) stride(%55#2 : index) start_idx(%c1_0 : index) {stride_in_bytes = true}
      %66 = omp.map.info var_ptr(%17 : !fir.ref<!fir.array<?x?xf32>>, f32) map_clauses(to) capture(ByRef) bounds(%64, %65) -> !fir.ref<!fir.array<?x?xf32>> {name = "c(i,1:m)"}
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array__x_xf32(%24, %66) : (!fir.ref<i8>, !fir.ref<!fir.array<?x?xf32>>) -> ()
    }
    %26 = omp.map.info var_ptr(%24 : !fir.ref<i8>, i8) map_clauses(to) capture(ByRef) -> !fir.ref<i8> {name = "c(i,1:m)"}
    %27 = fir.load %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %28 = fir.load %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %c0_8 = arith.constant 0 : index
    %29:3 = fir.box_dims %28, %c0_8 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_9 = arith.constant 0 : index
    %30:3 = fir.box_dims %27, %c0_9 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %31 = arith.subi %30#1, %c1_7 : index
    %32 = omp.map.bounds lower_bound(%c0_6 : index) upper_bound(%31 : index) extent(%30#1 : index) stride(%30#2 : index) start_idx(%29#0 : index) {stride_in_bytes = true}
    %33 = fir.box_offset %18 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %34 = omp.map.info var_ptr(%18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%33 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%32) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %35 = omp.map.info var_ptr(%18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(always, to) capture(ByRef) members(%34 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "al"}
    omp.target_enter_data map_entries(%26, %35, %34 : !fir.ref<i8>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
    %c1_i32_10 = arith.constant 1 : i32
    %36 = fir.load %6 : !fir.ref<i32>
    %c2_i32 = arith.constant 2 : i32
    %37 = call @__accc_omp_iterated_i32(%36) {accc.iterators = [{begin = {number = 1 : i64}, end = {value = 0 : i64}, iterator = "i", step = {number = 2 : i64}}]} : (i32) -> !fir.ref<i8>
    %c1_11 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c1_12 = arith.constant 1 : index
    %38 = fir.convert %36 : (i32) -> index
    fir.do_loop %arg4 = %c1_12 to %38 step %c2 {
      %49 = fir.convert %arg4 : (index) -> i32
      fir.store %49 to %2 : !fir.ref<i32>
      %50 = fir.embox %17(%16) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
      %c1_23 = arith.constant 1 : index
      %c0_24 = arith.constant 0 : index
      %51:3 = fir.box_dims %50, %c0_24 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %c0_25 = arith.constant 0 : index
      %c1_26 = arith.constant 1 : index
      %52 = arith.subi %11, %c1_26 : index
      %c1_27 = arith.constant 1 : index
      %53:3 = fir.box_dims %50, %c1_27 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %54 = fir.load %2 : !fir.ref<i32>
      %55 = fir.convert %54 : (i32) -> index
      %56 = arith.subi %55, %c1_0 : index
      %c1_28 = arith.constant 1 : index
      %57 = fir.embox %17(%16) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
      %c0_29 = arith.constant 0 : index
      %c1_30 = arith.constant 1 : index
      %c0_31 = arith.constant 0 : index
      %58:3 = fir.box_dims %57, %c0_31 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %59 = arith.subi %58#1, %c1_30 : index
      %c1_32 = arith.constant 1 : index
      %60:3 = fir.box_dims %57, %c1_32 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %61 = arith.subi %60#1, %c1_30 : index
      %62 = omp.map.bounds lower_bound(%c0_25 : index) upper_bound(%52 : index) extent(%11 : index) stride(%51#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
      %63 = omp.map.bounds lower_bound(%56 : index) upper_bound(%56 : index) extent(%c1_28 : index) stride(%53#2 : index) start_idx(%c1_0 : index) {stride_in_bytes = true}
      %64 = omp.map.info var_ptr(%17 : !fir.ref<!fir.array<?x?xf32>>, f32) map_clauses(to) capture(ByRef) bounds(%62, %63) -> !fir.ref<!fir.array<?x?xf32>> {name = "c(:,i)"}
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array__x_xf32(%37, %64) : (!fir.ref<i8>, !fir.ref<!fir.array<?x?xf32>>) -> ()
    }
    %39 = omp.map.info var_ptr(%37 : !fir.ref<i8>, i8) map_clauses(to) capture(ByRef) -> !fir.ref<i8> {name = "c(:,i)"}
    %40 = call @__accc_omp_iterated_i32(%36) {accc.iterators = [{begin = {number = 1 : i64}, end = {value = 0 : i64}, iterator = "i", step = {number = 2 : i64}}]} : (i32) -> !fir.ref<i8>
    %c1_13 = arith.constant 1 : index
    %c2_14 = arith.constant 2 : index
    %c1_15 = arith.constant 1 : index
    %41 = fir.convert %36 : (i32) -> index
    fir.do_loop %arg4 = %c1_15 to %41 step %c2_14 {
      %49 = fir.convert %arg4 : (index) -> i32
      fir.store %49 to %3 : !fir.ref<i32>
      %50 = fir.load %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %51 = fir.box_addr %50 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
      %c0_23 = arith.constant 0 : index
      %52:3 = fir.box_dims %50, %c0_23 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %53 = fir.shape_shift %52#0, %52#1 : (index, index) -> !fir.shapeshift<1>
      %c1_24 = arith.constant 1 : index
      %c0_25 = arith.constant 0 : index
      %54:3 = fir.box_dims %50, %c0_25 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %55 = fir.load %3 : !fir.ref<i32>
      %56 = fir.convert %55 : (i32) -> index
      %57 = arith.subi %56, %52#0 : index
      %c1_26 = arith.constant 1 : index
      %58 = fir.load %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %59 = fir.load %18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %c0_27 = arith.constant 0 : index
      %c1_28 = arith.constant 1 : index
      %c0_29 = arith.constant 0 : index
      %60:3 = fir.box_dims %59, %c0_29 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %c0_30 = arith.constant 0 : index
      %61:3 = fir.box_dims %58, %c0_30 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %62 = arith.subi %61#1, %c1_28 : index
      %63 = omp.map.bounds lower_bound(%57 : index) upper_bound(%57 : index) extent(%c1_26 : index) stride(%54#2 : index) start_idx(%52#0 : index) {stride_in_bytes = true}
      %64 = fir.box_offset %18 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
      %65 = omp.map.info var_ptr(%18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%64 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%63) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
      %66 = omp.map.info var_ptr(%18 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(to) capture(ByRef) members(%65 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "al(i)"}
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_box__fir_heap__fir_array__xi32(%40, %66) : (!fir.ref<i8>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> ()
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_llvm_ptr__fir_ref__fir_array__xi32(%40, %65) : (!fir.ref<i8>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> ()
    }
    %42 = omp.map.info var_ptr(%40 : !fir.ref<i8>, i8) map_clauses(to) capture(ByRef) -> !fir.ref<i8> {name = "al(i)"}
    omp.target_update map_entries(%39, %42 : !fir.ref<i8>, !fir.ref<i8>)
    %c1_i32_16 = arith.constant 1 : i32
    %c10_i32 = arith.constant 10 : i32
    %43 = call @__accc_omp_iterated() {accc.iterators = [{begin = {number = 1 : i64}, colons, end = {number = 10 : i64}, iterator = "i", type = "integer(8)"}]} : () -> !fir.ref<i8>
    %c1_17 = arith.constant 1 : index
    %c1_18 = arith.constant 1 : index
    %c10_19 = arith.constant 10 : index
    fir.do_loop %arg4 = %c1_18 to %c10_19 step %c1_17 {
      %49 = fir.convert %arg4 : (index) -> i64
      fir.store %49 to %4 : !fir.ref<i64>
      %50 = fir.load %4 : !fir.ref<i64>
      %51 = fir.array_coor %21(%20) %50 : (!fir.ref<!fir.array<10x!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>>, !fir.shape<1>, i64) -> !fir.ref<!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>
      %52 = fir.coordinate_of %51, p : (!fir.ref<!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
      %53 = fir.load %52 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
      %54 = fir.box_addr %53 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.ptr<!fir.array<?xi32>>
      %c0_23 = arith.constant 0 : index
      %55:3 = fir.box_dims %53, %c0_23 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
      %56 = fir.shift %55#0 : (index) -> !fir.shift<1>
      %57 = fir.load %52 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
      %58 = fir.load %52 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
      %c0_24 = arith.constant 0 : index
      %c1_25 = arith.constant 1 : index
      %c0_26 = arith.constant 0 : index
      %59:3 = fir.box_dims %58, %c0_26 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
      %c0_27 = arith.constant 0 : index
      %60:3 = fir.box_dims %57, %c0_27 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
      %61 = arith.subi %60#1, %c1_25 : index
      %c1_28 = arith.constant 1 : index
      %c10_29 = arith.constant 10 : index
      %62 = fir.load %4 : !fir.ref<i64>
      %63 = fir.convert %62 : (i64) -> index
      %64 = arith.subi %63, %c1_2 : index
      %c1_30 = arith.constant 1 : index
      %c0_31 = arith.constant 0 : index
      %c1_32 = arith.constant 1 : index
      %c9 = arith.constant 9 : index
      %c1_33 = arith.constant 1 : index
      %65 = omp.map.bounds lower_bound(%c0_24 : index) upper_bound(%61 : index) extent(%60#1 : index) stride(%60#2 : index) start_idx(%59#0 : index) {stride_in_bytes = true}
      %66 = fir.box_offset %52 base_addr : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
      %67 = omp.map.info var_ptr(%52 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>, i32) map_clauses(from) capture(ByRef) var_ptr_ptr(%66 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%65) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
      %68 = omp.map.info var_ptr(%52 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>, !fir.box<!fir.ptr<!fir.array<?xi32>>>) map_clauses(from) capture(ByRef) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>> {name = "v(i)%p"}
      %69 = omp.map.bounds lower_bound(%64 : index) upper_bound(%64 : index) extent(%c1_30 : index) stride(%c1_33 : index) start_idx(%c1_2 : index)
      %70 = omp.map.info var_ptr(%21 : !fir.ref<!fir.array<10x!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>>, !fir.array<10x!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>) map_clauses(from) capture(ByRef) members(%68, %67 : [0], [0, 0] : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%69) -> !fir.ref<!fir.array<10x!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>> {name = "v(i)", partial_map = true}
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array_10x_fir_type____maps_t_p__fir_box__fir_ptr__fir_array__xi32(%43, %70) : (!fir.ref<i8>, !fir.ref<!fir.array<10x!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>>>) -> ()
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_box__fir_ptr__fir_array__xi32(%43, %68) : (!fir.ref<i8>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) -> ()
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_llvm_ptr__fir_ref__fir_array__xi32(%43, %67) : (!fir.ref<i8>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> ()
    }
    %44 = omp.map.info var_ptr(%43 : !fir.ref<i8>, i8) map_clauses(from) capture(ByRef) -> !fir.ref<i8> {name = "v(i)%p"}
    omp.target_update map_entries(%44 : !fir.ref<i8>)
    %c1_i32_20 = arith.constant 1 : i32
    %45 = fir.load %6 : !fir.ref<i32>
    %46 = call @__accc_omp_iterated_i32(%45) {accc.iterators = [{begin = {number = 1 : i64}, end = {value = 0 : i64}, iterator = "i"}]} : (i32) -> !fir.ref<i8>
    %c1_21 = arith.constant 1 : index
    %c1_22 = arith.constant 1 : index
    %47 = fir.convert %45 : (i32) -> index
    fir.do_loop %arg4 = %c1_22 to %47 step %c1_21 {
      %49 = fir.convert %arg4 : (index) -> i32
      fir.store %49 to %5 : !fir.ref<i32>
      %50 = fir.embox %17(%16) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
      %c1_23 = arith.constant 1 : index
      %c0_24 = arith.constant 0 : index
      %51:3 = fir.box_dims %50, %c0_24 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %52 = fir.load %5 : !fir.ref<i32>
      %53 = fir.convert %52 : (i32) -> index
      %54 = arith.subi %53, %c1 : index
      %c1_25 = arith.constant 1 : index
      %c1_26 = arith.constant 1 : index
      %55:3 = fir.box_dims %50, %c1_26 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %c0_27 = arith.constant 0 : index
      %c1_28 = arith.constant 1 : index
      %c0_29 = arith.constant 0 : index
      %56 = fir.load %7 : !fir.ref<i32>
      %57 = fir.convert %56 : (i32) -> index
      %58 = arith.subi %57, %c1_0 : index
      %59 = fir.embox %17(%16) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
      %c0_30 = arith.constant 0 : index
      %c1_31 = arith.constant 1 : index
      %c0_32 = arith.constant 0 : index
      %60:3 = fir.box_dims %59, %c0_32 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %61 = arith.subi %60#1, %c1_31 : index
      %c1_33 = arith.constant 1 : index
      %62:3 = fir.box_dims %59, %c1_33 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %63 = arith.subi %62#1, %c1_31 : index
      %64 = omp.map.bounds lower_bound(%54 : index) upper_bound(%54 : index) extent(%c1_25 : index) stride(%51#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
      %65 = omp.map.bounds lower_bound(%c0_29 : index) upper_bound(%58 : index) extent(%15 : index) stride(%55#2 : index) start_idx(%c1_0 : index) {stride_in_bytes = true}
      %66 = omp.map.info var_ptr(%17 : !fir.ref<!fir.array<?x?xf32>>, f32) map_clauses(from) capture(ByRef) bounds(%64, %65) -> !fir.ref<!fir.array<?x?xf32>> {name = "c(i,1:m)"}
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array__x_xf32(%46, %66) : (!fir.ref<i8>, !fir.ref<!fir.array<?x?xf32>>) -> ()
    }
    %48 = omp.map.info var_ptr(%46 : !fir.ref<i8>, i8) map_clauses(from) capture(ByRef) -> !fir.ref<i8> {name = "c(i,1:m)"}
    omp.target_exit_data map_entries(%48 : !fir.ref<i8>)
    return
  }
  fir.global linkonce_odr @_QQ_QFmapsTt.DerivedInit constant : !fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}> {
    %0 = fir.undefined !fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>
    %1 = fir.zero_bits !fir.ptr<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %2 = fir.shape %c0 : (index) -> !fir.shape<1>
    %3 = fir.embox %1(%2) : (!fir.ptr<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xi32>>>
    %4 = fir.insert_value %0, %3, ["p", !fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>] : (!fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>, !fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>
    fir.has_value %4 : !fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>
  }
  func.func @_QPby_length(%arg0: !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>> {fir.bindc_name = "v"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFby_lengthEv"} : (!fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>, !fir.dscope) -> !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>
    %2 = omp.map.info var_ptr(%1 : !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>, !fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>) map_clauses(tofrom) capture(ByRef) mapper(@_QQFby_lengthcolumns_omp_default_mapper) -> !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>> {name = "v"}
    omp.target map_entries(%2 -> %arg1 : !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>) {
      %3 = fir.declare %arg1 {uniq_name = "_QFby_lengthEv"} : (!fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>) -> !fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>
      %4 = fir.coordinate_of %3, d : (!fir.ref<!fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>>) -> !fir.ref<!fir.array<4x5xf32>>
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c1_0 = arith.constant 1 : index
      %c5 = arith.constant 5 : index
      %5 = fir.shape %c4, %c5 : (index, index) -> !fir.shape<2>
      %c1_1 = arith.constant 1 : index
      %c5_2 = arith.constant 5 : index
      %c1_3 = arith.constant 1 : index
      %c4_4 = arith.constant 4 : index
      %c1_5 = arith.constant 1 : index
      %c0_i32 = arith.constant 0 : i32
      %c1_6 = arith.constant 1 : index
      fir.do_loop %arg2 = %c1_6 to %c4 step %c1_6 unordered {
        %c0 = arith.constant 0 : index
        %6 = fir.array_coor %4(%5) %arg2, %c1_5 : (!fir.ref<!fir.array<4x5xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %7 = fir.convert %c0_i32 : (i32) -> f32
        fir.store %7 to %6 : !fir.ref<f32>
      }
      omp.terminator
    }
    return
  }
  fir.type_info @_QFmapsTt nodestroy nofinal : !fir.type<_QFmapsTt{p:!fir.box<!fir.ptr<!fir.array<?xi32>>>}>
  fir.type_info @_QFby_lengthTcolumns noinit nodestroy nofinal : !fir.type<_QFby_lengthTcolumns{n:i32,d:!fir.array<4x5xf32>}>
}
