module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func private @__accc_omp_directive_8() attributes {accc.directive = {args = {args = [{key = "outside", word = "outside_parallel"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_7(%arg0: !fir.ref<i32>, %arg1: !fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>>) -> i1 attributes {accc.directive = {args = {args = [{word = "inner_parallel"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}, {set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}], name = "declare variant"}} {
    %0 = fir.dummy_scope : !fir.dscope
    %c0_i32 = arith.constant 0 : i32
    %1 = fir.coordinate_of %arg1, %c0_i32 : (!fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>>, i32) -> !fir.llvm_ptr<!fir.ref<i32>>
    %2 = fir.load %1 : !fir.llvm_ptr<!fir.ref<i32>>
    %3 = fir.declare %2 {fortran_attrs = #fir.var_attrs<host_assoc>, uniq_name = "_QFcallsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFcallsFinnerEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %5 = fir.load %4 : !fir.ref<i32>
    %6 = fir.load %3 : !fir.ref<i32>
    %7 = arith.cmpi sgt, %5, %6 : i32
    return %7 : i1
  }
  func.func private @__accc_omp_dispatch_i1(%arg0: i1) {
    return
  }
  func.func private @__accc_omp_interop_fir_ref_i64(!fir.ref<i64>)
  func.func private @__accc_omp_dispatch() {
    return
  }
  func.func private @__accc_omp_directive_6(%arg0: !fir.ref<i32>) -> i1 attributes {accc.directive = {args = {args = [{key = "square", word = "cube"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}], name = "declare variant"}} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMkernelsElimit) : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "_QMkernelsElimit"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %3 = fir.load %2 : !fir.ref<i32>
    %c3_i32 = arith.constant 3 : i32
    %4 = arith.cmpi sgt, %3, %c3_i32 : i32
    return %4 : i1
  }
  func.func private @__accc_omp_directive_5() attributes {accc.directive = {args = {args = [{word = "device_name"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "dispatch"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_4() attributes {accc.directive = {args = {args = [{word = "device_copy"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "dispatch"}]}]}, {args = [{variable = "to"}, {variable = "from"}], clause = "adjust_args", modifiers = [{word = "need_device_ptr"}]}, {args = [{clause = {args = [], clause = "interop", modifiers = [{word = "target"}]}}], clause = "append_args"}], name = "declare variant"}}
  omp.private {type = private} @_QMkernelsFfill_parallelEi_private_i32 : i32
  func.func private @__accc_omp_directive_3(%arg0: !fir.ref<!fir.array<?xf32>>, %arg1: !fir.ref<i32>) -> i1 attributes {accc.directive = {args = {args = [{word = "fill_many"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "user", traits = [{args = [{value = 0 : i64}], score = {number = 20 : i64}, trait = "condition"}]}]}], name = "declare variant"}} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMkernelsElimit) : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "_QMkernelsElimit"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %3 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QMkernelsFfillEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %4 = fir.load %3 : !fir.ref<i32>
    %5 = fir.load %2 : !fir.ref<i32>
    %6 = arith.cmpi sgt, %4, %5 : i32
    %7 = fir.if %6 -> (i1) {
      %c1 = arith.constant 1 : index
      %8 = fir.load %3 : !fir.ref<i32>
      %9 = fir.convert %8 : (i32) -> index
      %c0 = arith.constant 0 : index
      %10 = arith.cmpi sgt, %9, %c0 : index
      %11 = arith.select %10, %9, %c0 : index
      %12 = fir.shape %11 : (index) -> !fir.shape<1>
      %13 = fir.declare %arg0(%12) dummy_scope %0 arg 1 {uniq_name = "_QMkernelsFfillEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
      %c1_0 = arith.constant 1 : index
      %14 = fir.array_coor %13(%12) %c1_0 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %15 = fir.load %14 : !fir.ref<f32>
      %cst = arith.constant 5.000000e-01 : f32
      %16 = arith.cmpf ogt, %15, %cst fastmath<contract> : f32
      fir.result %16 : i1
    } else {
      %false = arith.constant false
      fir.result %false : i1
    }
    return %7 : i1
  }
  func.func private @__accc_omp_directive_2() attributes {accc.directive = {args = {args = [{word = "fill_target"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "target"}]}, {set = "device", traits = [{args = [{word = "nohost"}], trait = "kind"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{word = "fill_parallel"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}]}], name = "declare variant"}}
  fir.global @_QMkernelsElimit : i32 {
    %c5_i32 = arith.constant 5 : i32
    fir.has_value %c5_i32 : i32
  }
  func.func @_QMkernelsPfill(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QMkernelsFfillEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QMkernelsFfillEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %cst = arith.constant 1.000000e+00 : f32
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %5 step %c1_0 unordered {
      %c0_1 = arith.constant 0 : index
      %8 = fir.array_coor %7(%6) %arg2 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %cst to %8 : !fir.ref<f32>
    }
    return
  }
  func.func @_QMkernelsPfill_parallel(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QMkernelsFfill_parallelEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QMkernelsFfill_parallelEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %8 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QMkernelsFfill_parallelEi"}
    %9 = fir.declare %8 {uniq_name = "_QMkernelsFfill_parallelEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %10 = fir.load %1 : !fir.ref<i32>
    omp.wsloop private(@_QMkernelsFfill_parallelEi_private_i32 %9 -> %arg2 : !fir.ref<i32>) {
      omp.loop_nest (%arg3) : i32 = (%c1_i32_0) to (%10) inclusive step (%c1_i32) {
        %11 = fir.declare %arg2 {uniq_name = "_QMkernelsFfill_parallelEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg3 to %11 : !fir.ref<i32>
        %12 = fir.load %11 : !fir.ref<i32>
        %13 = fir.load %11 : !fir.ref<i32>
        %14 = fir.convert %13 : (i32) -> i64
        %15 = fir.array_coor %7(%6) %14 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %16 = fir.convert %12 : (i32) -> f32
        fir.store %16 to %15 : !fir.ref<f32>
        omp.yield
      }
    } {accc.implied_private = array<i1: true>}
    return
  }
  func.func @_QMkernelsPfill_target(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QMkernelsFfill_targetEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QMkernelsFfill_targetEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %cst = arith.constant 2.000000e+00 : f32
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %5 step %c1_0 unordered {
      %c0_1 = arith.constant 0 : index
      %8 = fir.array_coor %7(%6) %arg2 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %cst to %8 : !fir.ref<f32>
    }
    return
  }
  func.func @_QMkernelsPfill_many(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QMkernelsFfill_manyEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QMkernelsFfill_manyEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %cst = arith.constant 3.000000e+00 : f32
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %5 step %c1_0 unordered {
      %c0_1 = arith.constant 0 : index
      %8 = fir.array_coor %7(%6) %arg2 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %cst to %8 : !fir.ref<f32>
    }
    return
  }
  func.func @_QMkernelsPsquare(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}) -> i32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMkernelsFsquareEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.alloca i32 {bindc_name = "square", uniq_name = "_QMkernelsFsquareEsquare"}
    %3 = fir.declare %2 {uniq_name = "_QMkernelsFsquareEsquare"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.load %1 : !fir.ref<i32>
    %5 = fir.load %1 : !fir.ref<i32>
    %6 = arith.muli %4, %5 : i32
    fir.store %6 to %3 : !fir.ref<i32>
    %7 = fir.load %3 : !fir.ref<i32>
    return %7 : i32
  }
  func.func @_QMkernelsPcube(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}) -> i32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMkernelsFcubeEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.alloca i32 {bindc_name = "cube", uniq_name = "_QMkernelsFcubeEcube"}
    %3 = fir.declare %2 {uniq_name = "_QMkernelsFcubeEcube"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.load %1 : !fir.ref<i32>
    %c3_i32 = arith.constant 3 : i32
    %5 = math.ipowi %4, %c3_i32 : i32
    fir.store %5 to %3 : !fir.ref<i32>
    %6 = fir.load %3 : !fir.ref<i32>
    return %6 : i32
  }
  func.func @_QMkernelsPcopy(%arg0: !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>> {fir.bindc_name = "to"}, %arg1: !fir.type<_QMiso_c_bindingTc_ptr{address:i64}> {fir.bindc_name = "from"}, %arg2: i32 {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>
    %2 = fir.alloca i32
    %3 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMkernelsFcopyEto"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    fir.store %arg1 to %1 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    %4 = fir.declare %1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<value>, uniq_name = "_QMkernelsFcopyEfrom"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    fir.store %arg2 to %2 : !fir.ref<i32>
    %5 = fir.declare %2 dummy_scope %0 arg 3 {fortran_attrs = #fir.var_attrs<value>, uniq_name = "_QMkernelsFcopyEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c6_i32 = arith.constant 6 : i32
    %6 = fir.address_of(@_QQclX76617269616E745F6F776E2E66393000) : !fir.ref<!fir.char<1,16>>
    %7 = fir.convert %6 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %c64_i32 = arith.constant 64 : i32
    %8 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32, %7, %c64_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %9 = fir.load %5 : !fir.ref<i32>
    %10 = fir.call @_FortranAioOutputInteger32(%8, %9) fastmath<contract> : (!fir.ref<i8>, i32) -> i1
    %11 = fir.call @_FortranAioEndIoStatement(%8) fastmath<contract> : (!fir.ref<i8>) -> i32
    return
  }
  fir.global linkonce @_QQclX76617269616E745F6F776E2E66393000 constant : !fir.char<1,16> {
    %0 = fir.string_lit "variant_own.f90\00"(16) : !fir.char<1,16>
    fir.has_value %0 : !fir.char<1,16>
  }
  func.func private @_FortranAioBeginExternalListOutput(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioOutputInteger32(!fir.ref<i8>, i32) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioEndIoStatement(!fir.ref<i8>) -> i32 attributes {fir.runtime}
  func.func @_QMkernelsPdevice_copy(%arg0: !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>> {fir.bindc_name = "to"}, %arg1: !fir.type<_QMiso_c_bindingTc_ptr{address:i64}> {fir.bindc_name = "from"}, %arg2: i32 {fir.bindc_name = "n"}, %arg3: !fir.ref<i64> {fir.bindc_name = "queue"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>
    %2 = fir.alloca i32
    %3 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMkernelsFdevice_copyEto"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    fir.store %arg1 to %1 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    %4 = fir.declare %1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<value>, uniq_name = "_QMkernelsFdevice_copyEfrom"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    fir.store %arg2 to %2 : !fir.ref<i32>
    %5 = fir.declare %2 dummy_scope %0 arg 3 {fortran_attrs = #fir.var_attrs<value>, uniq_name = "_QMkernelsFdevice_copyEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %6 = fir.declare %arg3 dummy_scope %0 arg 4 {uniq_name = "_QMkernelsFdevice_copyEqueue"} : (!fir.ref<i64>, !fir.dscope) -> !fir.ref<i64>
    %c6_i32 = arith.constant 6 : i32
    %7 = fir.address_of(@_QQclX76617269616E745F6F776E2E66393000) : !fir.ref<!fir.char<1,16>>
    %8 = fir.convert %7 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %c71_i32 = arith.constant 71 : i32
    %9 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32, %8, %c71_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %10 = fir.load %5 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %11 = arith.addi %10, %c1_i32 : i32
    %12 = fir.call @_FortranAioOutputInteger32(%9, %11) fastmath<contract> : (!fir.ref<i8>, i32) -> i1
    %13 = fir.call @_FortranAioEndIoStatement(%9) fastmath<contract> : (!fir.ref<i8>) -> i32
    return
  }
  func.func @_QMkernelsPname(%arg0: !fir.ref<!fir.char<1,8>>, %arg1: index, %arg2: !fir.ref<i32> {fir.bindc_name = "i"}) -> !fir.boxchar<1> {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg2 dummy_scope %0 arg 1 {uniq_name = "_QMkernelsFnameEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c8 = arith.constant 8 : index
    %2 = fir.declare %arg0 typeparams %c8 {uniq_name = "_QMkernelsFnameEtext"} : (!fir.ref<!fir.char<1,8>>, index) -> !fir.ref<!fir.char<1,8>>
    %3 = fir.address_of(@_QQclX62617365) : !fir.ref<!fir.char<1,4>>
    %c4 = arith.constant 4 : index
    %c8_0 = arith.constant 8 : index
    %c4_1 = arith.constant 4 : index
    %4 = fir.convert %2 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %5 = fir.convert %3 : (!fir.ref<!fir.char<1,4>>) -> !llvm.ptr
    %6 = fir.convert %c4_1 : (index) -> i64
    "llvm.intr.memmove"(%4, %5, %6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c4_2 = arith.constant 4 : index
    %7 = fir.convert %2 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %8 = fir.coordinate_of %7, %c4_2 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %c4_3 = arith.constant 4 : index
    %9 = fir.convert %8 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8 = arith.constant 32 : i8
    %10 = fir.convert %c4_3 : (index) -> i64
    "llvm.intr.memset"(%9, %c32_i8, %10) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = fir.emboxchar %2, %c8 : (!fir.ref<!fir.char<1,8>>, index) -> !fir.boxchar<1>
    return %11 : !fir.boxchar<1>
  }
  fir.global linkonce @_QQclX62617365 constant : !fir.char<1,4> {
    %0 = fir.string_lit "base"(4) : !fir.char<1,4>
    fir.has_value %0 : !fir.char<1,4>
  }
  func.func @_QMkernelsPdevice_name(%arg0: !fir.ref<!fir.char<1,8>>, %arg1: index, %arg2: !fir.ref<i32> {fir.bindc_name = "i"}) -> !fir.boxchar<1> {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg2 dummy_scope %0 arg 1 {uniq_name = "_QMkernelsFdevice_nameEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c8 = arith.constant 8 : index
    %2 = fir.declare %arg0 typeparams %c8 {uniq_name = "_QMkernelsFdevice_nameEtext"} : (!fir.ref<!fir.char<1,8>>, index) -> !fir.ref<!fir.char<1,8>>
    %3 = fir.address_of(@_QQclX646576696365) : !fir.ref<!fir.char<1,6>>
    %c6 = arith.constant 6 : index
    %c8_0 = arith.constant 8 : index
    %c6_1 = arith.constant 6 : index
    %4 = fir.convert %2 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %5 = fir.convert %3 : (!fir.ref<!fir.char<1,6>>) -> !llvm.ptr
    %6 = fir.convert %c6_1 : (index) -> i64
    "llvm.intr.memmove"(%4, %5, %6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c6_2 = arith.constant 6 : index
    %7 = fir.convert %2 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %8 = fir.coordinate_of %7, %c6_2 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %c2 = arith.constant 2 : index
    %9 = fir.convert %8 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8 = arith.constant 32 : i8
    %10 = fir.convert %c2 : (index) -> i64
    "llvm.intr.memset"(%9, %c32_i8, %10) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = fir.emboxchar %2, %c8 : (!fir.ref<!fir.char<1,8>>, index) -> !fir.boxchar<1>
    return %11 : !fir.boxchar<1>
  }
  fir.global linkonce @_QQclX646576696365 constant : !fir.char<1,6> {
    %0 = fir.string_lit "device"(6) : !fir.char<1,6>
    fir.has_value %0 : !fir.char<1,6>
  }
  func.func @_QPcalls(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca tuple<!fir.ref<i32>, !fir.ref<i32>>
    %2 = fir.alloca i32
    %3 = fir.alloca i32
    %4 = fir.alloca i32
    %5 = fir.alloca i32
    %6 = fir.alloca i32
    %7 = fir.alloca i32
    %8 = fir.alloca i32
    %9 = fir.alloca !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>
    %10 = fir.alloca !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>
    %11 = fir.alloca i64
    %12 = fir.alloca !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>
    %13 = fir.alloca i64
    %14 = fir.alloca !fir.char<1,8>
    %15 = fir.alloca !fir.char<1,8>
    %c1 = arith.constant 1 : index
    %16 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFcallsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %17 = fir.load %16 : !fir.ref<i32>
    fir.store %17 to %2 : !fir.ref<i32>
    %18 = fir.convert %17 : (i32) -> index
    %c0 = arith.constant 0 : index
    %19 = arith.cmpi sgt, %18, %c0 : index
    %20 = arith.select %19, %18, %c0 : index
    %21 = fir.shape %20 : (index) -> !fir.shape<1>
    %22 = fir.declare %arg0(%21) dummy_scope %0 arg 1 {uniq_name = "_QFcallsEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %23 = fir.alloca i32 {bindc_name = "k", uniq_name = "_QFcallsEk"}
    %24 = fir.declare %23 {fortran_attrs = #fir.var_attrs<internal_assoc>, uniq_name = "_QFcallsEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c8 = arith.constant 8 : index
    %25 = fir.alloca !fir.char<1,8> {bindc_name = "text", uniq_name = "_QFcallsEtext"}
    %26 = fir.declare %25 typeparams %c8 {uniq_name = "_QFcallsEtext"} : (!fir.ref<!fir.char<1,8>>, index) -> !fir.ref<!fir.char<1,8>>
    %27 = fir.alloca !fir.type<_QMiso_c_bindingTc_ptr{address:i64}> {bindc_name = "p", uniq_name = "_QFcallsEp"}
    %28 = fir.declare %27 {uniq_name = "_QFcallsEp"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    %29 = fir.alloca !fir.type<_QMiso_c_bindingTc_ptr{address:i64}> {bindc_name = "q", uniq_name = "_QFcallsEq"}
    %30 = fir.declare %29 {uniq_name = "_QFcallsEq"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    %c0_i32 = arith.constant 0 : i32
    %31 = fir.coordinate_of %1, %c0_i32 : (!fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>>, i32) -> !fir.llvm_ptr<!fir.ref<i32>>
    fir.store %16 to %31 : !fir.llvm_ptr<!fir.ref<i32>>
    %c1_i32 = arith.constant 1 : i32
    %32 = fir.coordinate_of %1, %c1_i32 : (!fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>>, i32) -> !fir.llvm_ptr<!fir.ref<i32>>
    fir.store %24 to %32 : !fir.llvm_ptr<!fir.ref<i32>>
    %33 = call @__accc_omp_directive_3(%22, %16) : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> i1
    fir.if %33 {
      fir.call @_QMkernelsPfill_many(%22, %16) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
    } else {
      fir.call @_QMkernelsPfill(%22, %16) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
    } {accc.variant_of = "_QMkernelsPfill"}
    omp.parallel {
      %83 = func.call @__accc_omp_directive_3(%22, %16) : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> i1
      fir.if %83 {
        fir.call @_QMkernelsPfill_many(%22, %16) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
      } else {
        fir.call @_QMkernelsPfill_parallel(%22, %16) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
      } {accc.variant_of = "_QMkernelsPfill"}
      fir.call @_QPoutside_parallel(%22, %16) fastmath<contract> {accc.variant_of = "_QPoutside"} : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
      omp.terminator
    }
    %34 = fir.embox %22(%21) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %35:3 = fir.box_dims %34, %c0_2 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %36 = arith.subi %35#1, %c1_1 : index
    %37 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%36 : index) extent(%35#1 : index) stride(%35#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
    %38 = omp.map.info var_ptr(%22 : !fir.ref<!fir.array<?xf32>>, f32) map_clauses(tofrom) capture(ByRef) bounds(%37) -> !fir.ref<!fir.array<?xf32>> {name = "a"}
    %39 = omp.map.info var_ptr(%16 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %40 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = ""}
    omp.target map_entries(%38 -> %arg2, %39 -> %arg3, %40 -> %arg4 : !fir.ref<!fir.array<?xf32>>, !fir.ref<i32>, !fir.ref<i32>) {
      %83 = fir.load %arg4 : !fir.ref<i32>
      %c0_13 = arith.constant 0 : index
      %84 = fir.convert %83 : (i32) -> index
      %85 = arith.cmpi sgt, %84, %c0_13 : index
      %86 = arith.select %85, %84, %c0_13 : index
      %87 = fir.shape %86 : (index) -> !fir.shape<1>
      %88 = fir.declare %arg2(%87) {uniq_name = "_QFcallsEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
      %89 = fir.declare %arg3 {uniq_name = "_QFcallsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %90 = fir.call @omp_is_initial_device() fastmath<contract> : () -> i32
      %c0_i32_14 = arith.constant 0 : i32
      %91 = arith.cmpi eq, %90, %c0_i32_14 : i32
      fir.if %91 {
        %92 = func.call @__accc_omp_directive_3(%88, %89) : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> i1
        fir.if %92 {
          fir.call @_QMkernelsPfill_many(%88, %89) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
        } else {
          fir.call @_QMkernelsPfill_target(%88, %89) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
        }
      } else {
        %92 = func.call @__accc_omp_directive_3(%88, %89) : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> i1
        fir.if %92 {
          fir.call @_QMkernelsPfill_many(%88, %89) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
        } else {
          fir.call @_QMkernelsPfill(%88, %89) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
        }
      } {accc.variant_of = "_QMkernelsPfill"}
      omp.terminator
    }
    fir.call @_QPoutside(%22, %16) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
    %c3_i32 = arith.constant 3 : i32
    fir.store %c3_i32 to %3 : !fir.ref<i32>
    %41 = call @__accc_omp_directive_6(%3) : (!fir.ref<i32>) -> i1
    %42 = fir.if %41 -> (i32) {
      %83 = fir.call @_QMkernelsPcube(%3) fastmath<contract> : (!fir.ref<i32>) -> i32
      fir.result %83 : i32
    } else {
      %83 = fir.call @_QMkernelsPsquare(%3) fastmath<contract> : (!fir.ref<i32>) -> i32
      fir.result %83 : i32
    } {accc.variant_of = "_QMkernelsPsquare"}
    fir.store %42 to %4 : !fir.ref<i32>
    %43 = fir.load %4 : !fir.ref<i32>
    %c2_i32 = arith.constant 2 : i32
    fir.store %c2_i32 to %5 : !fir.ref<i32>
    %44 = call @__accc_omp_directive_6(%5) : (!fir.ref<i32>) -> i1
    %45 = fir.if %44 -> (i32) {
      %83 = fir.call @_QMkernelsPcube(%5) fastmath<contract> : (!fir.ref<i32>) -> i32
      fir.result %83 : i32
    } else {
      %83 = fir.call @_QMkernelsPsquare(%5) fastmath<contract> : (!fir.ref<i32>) -> i32
      fir.result %83 : i32
    } {accc.variant_of = "_QMkernelsPsquare"}
    fir.store %45 to %6 : !fir.ref<i32>
    %46 = call @__accc_omp_directive_6(%6) : (!fir.ref<i32>) -> i1
    %47 = fir.if %46 -> (i32) {
      %83 = fir.call @_QMkernelsPcube(%6) fastmath<contract> : (!fir.ref<i32>) -> i32
      fir.result %83 : i32
    } else {
      %83 = fir.call @_QMkernelsPsquare(%6) fastmath<contract> : (!fir.ref<i32>) -> i32
      fir.result %83 : i32
    } {accc.variant_of = "_QMkernelsPsquare"}
    fir.store %47 to %7 : !fir.ref<i32>
    %48 = fir.load %7 : !fir.ref<i32>
    %49 = arith.addi %43, %48 : i32
    fir.store %49 to %24 : !fir.ref<i32>
    %50 = call @__accc_omp_directive_6(%16) : (!fir.ref<i32>) -> i1
    %51 = fir.if %50 -> (i32) {
      %83 = fir.call @_QMkernelsPcube(%16) fastmath<contract> : (!fir.ref<i32>) -> i32
      fir.result %83 : i32
    } else {
      %83 = fir.call @_QMkernelsPsquare(%16) fastmath<contract> : (!fir.ref<i32>) -> i32
      fir.result %83 : i32
    } {accc.variant_of = "_QMkernelsPsquare"}
    fir.store %51 to %8 : !fir.ref<i32>
    %52 = fir.load %8 : !fir.ref<i32>
    omp.parallel num_threads(%52 : i32) {
      %83 = fir.alloca i32
      %84 = func.call @__accc_omp_directive_6(%24) : (!fir.ref<i32>) -> i1
      %85 = fir.if %84 -> (i32) {
        %89 = fir.call @_QMkernelsPcube(%24) fastmath<contract> : (!fir.ref<i32>) -> i32
        fir.result %89 : i32
      } else {
        %89 = fir.call @_QMkernelsPsquare(%24) fastmath<contract> : (!fir.ref<i32>) -> i32
        fir.result %89 : i32
      } {accc.variant_of = "_QMkernelsPsquare"}
      fir.store %85 to %83 : !fir.ref<i32>
      %86 = fir.load %83 : !fir.ref<i32>
      %c1_13 = arith.constant 1 : index
      %87 = fir.array_coor %22(%21) %c1_13 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %88 = fir.convert %86 : (i32) -> f32
      fir.store %88 to %87 : !fir.ref<f32>
      omp.terminator
    }
    call @__accc_omp_dispatch() {accc.directive = {name = "dispatch"}} : () -> ()
    %53 = fir.load %30 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    %54 = fir.load %16 : !fir.ref<i32>
    %55 = fir.load %28 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    fir.store %55 to %9 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    %56 = fir.coordinate_of %9, address : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) -> !fir.ref<i64>
    %57 = fir.load %56 : !fir.ref<i64>
    %58 = fir.convert %57 : (i64) -> !fir.ref<i8>
    %59 = fir.call @omp_get_default_device() fastmath<contract> : () -> i32
    %60 = fir.call @omp_get_mapped_ptr(%58, %59) fastmath<contract> : (!fir.ref<i8>, i32) -> !fir.ref<i8>
    %61 = fir.convert %60 : (!fir.ref<i8>) -> i64
    fir.store %61 to %56 : !fir.ref<i64>
    fir.store %53 to %10 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    %62 = fir.coordinate_of %10, address : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) -> !fir.ref<i64>
    %63 = fir.load %62 : !fir.ref<i64>
    %64 = fir.convert %63 : (i64) -> !fir.ref<i8>
    %65 = fir.call @omp_get_mapped_ptr(%64, %59) fastmath<contract> : (!fir.ref<i8>, i32) -> !fir.ref<i8>
    %66 = fir.convert %65 : (!fir.ref<i8>) -> i64
    fir.store %66 to %62 : !fir.ref<i64>
    %67 = fir.load %10 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    call @__accc_omp_interop_fir_ref_i64(%11) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "interop"}], clause = "init", modifiers = [{word = "target"}]}], name = "interop"}, accc.part} : (!fir.ref<i64>) -> ()
    fir.call @_QMkernelsPdevice_copy(%9, %67, %54, %11) fastmath<contract> {accc.variant_of = "_QMkernelsPcopy"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>, i32, !fir.ref<i64>) -> ()
    call @__accc_omp_interop_fir_ref_i64(%11) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "interop"}], clause = "destroy"}], name = "interop"}, accc.part} : (!fir.ref<i64>) -> ()
    %68 = fir.load %16 : !fir.ref<i32>
    %c4_i32 = arith.constant 4 : i32
    %69 = arith.cmpi sgt, %68, %c4_i32 : i32
    call @__accc_omp_dispatch_i1(%69) {accc.directive = {clauses = [{args = [{number = 1 : i64}], clause = "device"}, {args = [{variable = "q"}], clause = "is_device_ptr"}, {args = [{value = 0 : i64}], clause = "novariants"}], name = "dispatch"}} : (i1) -> ()
    %c1_i32_3 = arith.constant 1 : i32
    %70 = fir.call @omp_get_default_device() fastmath<contract> : () -> i32
    fir.call @omp_set_default_device(%c1_i32_3) fastmath<contract> : (i32) -> ()
    %71 = fir.load %30 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    %72 = fir.load %16 : !fir.ref<i32>
    fir.if %69 {
      fir.call @_QMkernelsPcopy(%28, %71, %72) fastmath<contract> : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>, i32) -> ()
    } else {
      %83 = fir.load %28 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
      fir.store %83 to %12 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
      %84 = fir.coordinate_of %12, address : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) -> !fir.ref<i64>
      %85 = fir.load %84 : !fir.ref<i64>
      %86 = fir.convert %85 : (i64) -> !fir.ref<i8>
      %87 = fir.call @omp_get_mapped_ptr(%86, %c1_i32_3) fastmath<contract> : (!fir.ref<i8>, i32) -> !fir.ref<i8>
      %88 = fir.convert %87 : (!fir.ref<i8>) -> i64
      fir.store %88 to %84 : !fir.ref<i64>
      func.call @__accc_omp_interop_fir_ref_i64(%13) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "interop"}], clause = "init", modifiers = [{word = "target"}]}], name = "interop"}, accc.part} : (!fir.ref<i64>) -> ()
      fir.call @_QMkernelsPdevice_copy(%12, %71, %72, %13) fastmath<contract> : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>, i32, !fir.ref<i64>) -> ()
      func.call @__accc_omp_interop_fir_ref_i64(%13) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "interop"}], clause = "destroy"}], name = "interop"}, accc.part} : (!fir.ref<i64>) -> ()
    } {accc.variant_of = "_QMkernelsPcopy"}
    fir.call @omp_set_default_device(%70) fastmath<contract> : (i32) -> ()
    %73 = fir.load %24 : !fir.ref<i32>
    %c1_i32_4 = arith.constant 1 : i32
    %74 = arith.cmpi eq, %73, %c1_i32_4 : i32
    call @__accc_omp_dispatch_i1(%74) {accc.directive = {clauses = [{args = [{value = 0 : i64}], clause = "nocontext"}, {args = [{variable = "k"}], clause = "depend", modifiers = [{word = "in"}]}, {clause = "nowait"}], name = "dispatch"}} : (i1) -> ()
    omp.taskwait depend(taskdependin -> %24 : !fir.ref<i32>) {accc.part}
    %c8_5 = arith.constant 8 : index
    %75 = fir.if %74 -> (!fir.boxchar<1>) {
      %83 = fir.call @_QMkernelsPname(%14, %c8_5, %16) fastmath<contract> : (!fir.ref<!fir.char<1,8>>, index, !fir.ref<i32>) -> !fir.boxchar<1>
      fir.result %83 : !fir.boxchar<1>
    } else {
      %83 = fir.call @_QMkernelsPdevice_name(%14, %c8_5, %16) fastmath<contract> : (!fir.ref<!fir.char<1,8>>, index, !fir.ref<i32>) -> !fir.boxchar<1>
      fir.result %83 : !fir.boxchar<1>
    } {accc.variant_of = "_QMkernelsPname"}
    %c8_6 = arith.constant 8 : index
    %c8_7 = arith.constant 8 : index
    %c8_8 = arith.constant 8 : index
    %76 = fir.convert %26 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %77 = fir.convert %14 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %78 = fir.convert %c8_8 : (index) -> i64
    "llvm.intr.memmove"(%76, %77, %78) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c8_9 = arith.constant 8 : index
    %79 = fir.call @_QMkernelsPname(%15, %c8_9, %24) fastmath<contract> : (!fir.ref<!fir.char<1,8>>, index, !fir.ref<i32>) -> !fir.boxchar<1>
    %c8_10 = arith.constant 8 : index
    %c8_11 = arith.constant 8 : index
    %c8_12 = arith.constant 8 : index
    %80 = fir.convert %26 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %81 = fir.convert %15 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %82 = fir.convert %c8_12 : (index) -> i64
    "llvm.intr.memmove"(%80, %81, %82) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func private @_QPoutside_parallel(!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>)
  func.func private @omp_is_initial_device() -> i32
  func.func private @_QPoutside(!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>)
  func.func private @omp_get_default_device() -> i32
  func.func private @omp_get_mapped_ptr(!fir.ref<i8>, i32) -> !fir.ref<i8>
  func.func private @omp_set_default_device(i32)
  func.func private @_QFcallsPinner(%arg0: !fir.ref<i32> {fir.bindc_name = "m"}, %arg1: !fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>> {fir.host_assoc}) attributes {fir.host_symbol = @_QPcalls} {
    %0 = fir.dummy_scope : !fir.dscope
    %c1_i32 = arith.constant 1 : i32
    %1 = fir.coordinate_of %arg1, %c1_i32 : (!fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>>, i32) -> !fir.llvm_ptr<!fir.ref<i32>>
    %2 = fir.load %1 : !fir.llvm_ptr<!fir.ref<i32>>
    %3 = fir.declare %2 {fortran_attrs = #fir.var_attrs<host_assoc>, uniq_name = "_QFcallsEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFcallsFinnerEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %5 = fir.load %4 : !fir.ref<i32>
    fir.store %5 to %3 : !fir.ref<i32>
    return
  }
  func.func private @_QFcallsPinner_parallel(%arg0: !fir.ref<i32> {fir.bindc_name = "m"}, %arg1: !fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>> {fir.host_assoc}) attributes {fir.host_symbol = @_QPcalls} {
    %0 = fir.dummy_scope : !fir.dscope
    %c1_i32 = arith.constant 1 : i32
    %1 = fir.coordinate_of %arg1, %c1_i32 : (!fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>>, i32) -> !fir.llvm_ptr<!fir.ref<i32>>
    %2 = fir.load %1 : !fir.llvm_ptr<!fir.ref<i32>>
    %3 = fir.declare %2 {fortran_attrs = #fir.var_attrs<host_assoc>, uniq_name = "_QFcallsEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFcallsFinner_parallelEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %5 = fir.load %4 : !fir.ref<i32>
    %c1_i32_0 = arith.constant 1 : i32
    %6 = arith.addi %5, %c1_i32_0 : i32
    fir.store %6 to %3 : !fir.ref<i32>
    return
  }
  func.func private @_QFcallsPboth(%arg0: !fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>> {fir.host_assoc}) attributes {fir.host_symbol = @_QPcalls} {
    %0 = fir.alloca i32
    %c1_i32 = arith.constant 1 : i32
    fir.store %c1_i32 to %0 : !fir.ref<i32>
    fir.call @_QFcallsPinner(%0, %arg0) fastmath<contract> : (!fir.ref<i32>, !fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>>) -> ()
    omp.parallel {
      %1 = fir.alloca i32
      %c2_i32 = arith.constant 2 : i32
      fir.store %c2_i32 to %1 : !fir.ref<i32>
      %2 = func.call @__accc_omp_directive_7(%1, %arg0) : (!fir.ref<i32>, !fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>>) -> i1
      fir.if %2 {
        fir.call @_QFcallsPinner_parallel(%1, %arg0) fastmath<contract> : (!fir.ref<i32>, !fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>>) -> ()
      } else {
        fir.call @_QFcallsPinner(%1, %arg0) fastmath<contract> : (!fir.ref<i32>, !fir.ref<tuple<!fir.ref<i32>, !fir.ref<i32>>>) -> ()
      } {accc.variant_of = "_QFcallsPinner"}
      omp.terminator
    }
    return
  }
  fir.type_info @_QMiso_c_bindingTc_ptr noinit nodestroy nofinal : !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>
}
