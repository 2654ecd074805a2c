"builtin.module"() ({
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "reduction_add_ref_f32", type = !fir.ref<f32>}> ({
  ^bb0(%arg20: !fir.ref<f32>):
    %308 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %309 = "fir.alloca"() <{in_type = f32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<f32>
    %310:2 = "hlfir.declare"(%309) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    "fir.store"(%308, %310#0) : (f32, !fir.ref<f32>) -> ()
    "acc.yield"(%310#0) : (!fir.ref<f32>) -> ()
  }, {
  ^bb0(%arg18: !fir.ref<f32>, %arg19: !fir.ref<f32>):
    %305 = "fir.load"(%arg19) : (!fir.ref<f32>) -> f32
    %306 = "fir.load"(%arg18) : (!fir.ref<f32>) -> f32
    %307 = "arith.addf"(%306, %305) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
    "hlfir.assign"(%307, %arg18) : (f32, !fir.ref<f32>) -> ()
    "acc.yield"(%arg18) : (!fir.ref<f32>) -> ()
  }, {
  }) : () -> ()
  "acc.firstprivate.recipe"() <{sym_name = "firstprivatization_ref_l32", type = !fir.ref<!fir.logical<4>>}> ({
  ^bb0(%arg17: !fir.ref<!fir.logical<4>>):
    %303 = "fir.alloca"() <{in_type = !fir.logical<4>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<!fir.logical<4>>
    %304:2 = "hlfir.declare"(%303) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.private.init"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    "acc.yield"(%304#0) : (!fir.ref<!fir.logical<4>>) -> ()
  }, {
  ^bb0(%arg15: !fir.ref<!fir.logical<4>>, %arg16: !fir.ref<!fir.logical<4>>):
    %302 = "fir.load"(%arg15) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
    "hlfir.assign"(%302, %arg16) <{temporary_lhs}> : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.terminator"() : () -> ()
  }, {
  }) : () -> ()
  "acc.private.recipe"() <{sym_name = "privatization_ref_i32", type = !fir.ref<i32>}> ({
  ^bb0(%arg14: !fir.ref<i32>):
    %300 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %301:2 = "hlfir.declare"(%300) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.private.init"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    "acc.yield"(%301#0) : (!fir.ref<i32>) -> ()
  }, {
  }) : () -> ()
  "func.func"() <{arg_attrs = [{fir.bindc_name = "n"}, {fir.bindc_name = "a"}, {fir.bindc_name = "b"}, {fir.bindc_name = "s"}], function_type = (!fir.ref<i32>, !fir.ref<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>, !fir.ref<f32>) -> (), sym_name = "_QPcompute"}> ({
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<!fir.array<?xf32>>, %arg2: !fir.box<!fir.array<?xf32>>, %arg3: !fir.ref<f32>):
    %1 = "fir.dummy_scope"() : () -> !fir.dscope
    %2:2 = "hlfir.declare"(%arg0, %1) <{dummy_arg_no = 1 : ui32, fortran_attrs = #fir.var_attrs<intent_in>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEn"}> : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %3:2 = "hlfir.declare"(%arg2, %1) <{dummy_arg_no = 3 : ui32, fortran_attrs = #fir.var_attrs<intent_in>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEb"}> : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
    %4 = "fir.alloca"() <{bindc_name = "c", in_type = !fir.box<!fir.heap<!fir.array<?xf32>>>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFcomputeEc"}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %5 = "fir.zero_bits"() : () -> !fir.heap<!fir.array<?xf32>>
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "fir.shape"(%6) : (index) -> !fir.shape<1>
    %8 = "fir.embox"(%5, %7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    "fir.store"(%8, %4) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    %9:2 = "hlfir.declare"(%4) <{fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEc"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %10 = "fir.alloca"() <{bindc_name = "d", in_type = !fir.box<!fir.ptr<!fir.array<?x?xf32>>>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFcomputeEd"}> : () -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %11 = "fir.zero_bits"() : () -> !fir.ptr<!fir.array<?x?xf32>>
    %12 = "arith.constant"() <{value = 0 : index}> : () -> index
    %13 = "fir.shape"(%12, %12) : (index, index) -> !fir.shape<2>
    %14 = "fir.embox"(%11, %13) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    "fir.store"(%14, %10) : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> ()
    %15:2 = "hlfir.declare"(%10) <{fortran_attrs = #fir.var_attrs<pointer>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEd"}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>)
    %16 = "arith.constant"() <{value = 10 : index}> : () -> index
    %17 = "arith.constant"() <{value = 20 : index}> : () -> index
    %18 = "fir.alloca"() <{bindc_name = "fixed", in_type = !fir.array<10x20xf32>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFcomputeEfixed"}> : () -> !fir.ref<!fir.array<10x20xf32>>
    %19 = "fir.shape"(%16, %17) : (index, index) -> !fir.shape<2>
    %20:2 = "hlfir.declare"(%18, %19) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEfixed"}> : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>) -> (!fir.ref<!fir.array<10x20xf32>>, !fir.ref<!fir.array<10x20xf32>>)
    %21 = "fir.alloca"() <{bindc_name = "flag", in_type = !fir.logical<4>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFcomputeEflag"}> : () -> !fir.ref<!fir.logical<4>>
    %22:2 = "hlfir.declare"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEflag"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %23 = "fir.alloca"() <{bindc_name = "i", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFcomputeEi"}> : () -> !fir.ref<i32>
    %24:2 = "hlfir.declare"(%23) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %25 = "fir.alloca"() <{bindc_name = "j", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFcomputeEj"}> : () -> !fir.ref<i32>
    %26:2 = "hlfir.declare"(%25) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEj"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %27:2 = "hlfir.declare"(%arg3, %1) <{dummy_arg_no = 4 : ui32, fortran_attrs = #fir.var_attrs<intent_out>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEs"}> : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
    %28 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
    %29 = "fir.convert"(%28) : (i32) -> i64
    %30 = "fir.convert"(%29) : (i64) -> index
    %31 = "arith.constant"() <{value = 0 : index}> : () -> index
    %32 = "arith.cmpi"(%30, %31) <{predicate = 4 : i64}> : (index, index) -> i1
    %33 = "arith.select"(%32, %30, %31) : (i1, index, index) -> index
    %34 = "fir.shape"(%33) : (index) -> !fir.shape<1>
    %35:2 = "hlfir.declare"(%arg1, %34, %1) <{dummy_arg_no = 2 : ui32, fortran_attrs = #fir.var_attrs<intent_inout>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEa"}> : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %36 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
    %37 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %38 = "arith.cmpi"(%36, %37) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %39 = "fir.convert"(%38) : (i1) -> !fir.logical<4>
    "hlfir.assign"(%39, %22#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    %40 = "arith.constant"() <{value = false}> : () -> i1
    %41 = "fir.absent"() : () -> !fir.box<none>
    %42 = "fir.address_of"() <{symbol = @_QQclX2F7374616E6461726420696E70757400}> : () -> !fir.ref<!fir.char<1,16>>
    %43 = "arith.constant"() <{value = 13 : i32}> : () -> i32
    %44 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
    %45 = "fir.convert"(%44) : (i32) -> index
    %46 = "arith.constant"() <{value = 0 : index}> : () -> index
    %47 = "arith.cmpi"(%45, %46) <{predicate = 4 : i64}> : (index, index) -> i1
    %48 = "arith.select"(%47, %45, %46) : (i1, index, index) -> index
    %49 = "fir.allocmem"(%48) <{in_type = !fir.array<?xf32>, operandSegmentSizes = array<i32: 0, 1>, uniq_name = "_QFcomputeEc.alloc"}> {fir.must_be_heap = true} : (index) -> !fir.heap<!fir.array<?xf32>>
    %50 = "fir.shape"(%48) : (index) -> !fir.shape<1>
    %51 = "fir.embox"(%49, %50) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    "fir.store"(%51, %9#0) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    %52 = "fir.zero_bits"() : () -> !fir.ptr<!fir.array<?x?xf32>>
    %53 = "arith.constant"() <{value = 0 : index}> : () -> index
    %54 = "fir.shape"(%53, %53) : (index, index) -> !fir.shape<2>
    %55 = "fir.embox"(%52, %54) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    "fir.store"(%55, %15#0) : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> ()
    %56 = "arith.constant"() <{value = 1 : index}> : () -> index
    %57 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
    %58 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %59 = "fir.convert"(%15#0) : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %60 = "fir.convert"(%56) : (index) -> i64
    %61 = "fir.convert"(%57) : (i32) -> i64
    "fir.call"(%59, %58, %60, %61) <{callee = @_FortranAPointerSetBounds, fastmath = #arith.fastmath<contract>}> : (!fir.ref<!fir.box<none>>, i32, i64, i64) -> ()
    %62 = "arith.constant"() <{value = 1 : index}> : () -> index
    %63 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %64 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %65 = "fir.convert"(%15#0) : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %66 = "fir.convert"(%62) : (index) -> i64
    %67 = "fir.convert"(%63) : (i32) -> i64
    "fir.call"(%65, %64, %66, %67) <{callee = @_FortranAPointerSetBounds, fastmath = #arith.fastmath<contract>}> : (!fir.ref<!fir.box<none>>, i32, i64, i64) -> ()
    %68 = "arith.constant"() <{value = false}> : () -> i1
    %69 = "fir.convert"(%15#0) : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %70 = "fir.convert"(%42) : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %71 = "fir.convert"(%68) : (i1) -> !fir.llvm_ptr<(!fir.llvm_ptr<i8>, !fir.llvm_ptr<i8>, i64) -> !fir.llvm_ptr<i8>>
    %72 = "fir.call"(%69, %40, %41, %70, %43, %71) <{callee = @_FortranAPointerAllocate, fastmath = #arith.fastmath<contract>}> : (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32, !fir.llvm_ptr<(!fir.llvm_ptr<i8>, !fir.llvm_ptr<i8>, i64) -> !fir.llvm_ptr<i8>>) -> i32
    %73 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
    %74 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %75 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %76 = "acc.copyin"(%35#0, %75) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, i32) -> !fir.box<!fir.array<?xf32>>
    %77 = "acc.copyin"(%20#0, %75) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "fixed", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = !fir.array<10x20xf32>}> : (!fir.ref<!fir.array<10x20xf32>>, i32) -> !fir.ref<!fir.array<10x20xf32>>
    %78 = "acc.copyin"(%3#0, %75) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "b", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, i32) -> !fir.box<!fir.array<?xf32>>
    %79 = "acc.create"(%9#0, %75) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "c", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = !fir.box<!fir.heap<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, i32) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %80 = "acc.create"(%15#0, %75) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "d", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = !fir.box<!fir.ptr<!fir.array<?x?xf32>>>}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %81 = "fir.load"(%22#0) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
    %82 = "fir.convert"(%81) : (!fir.logical<4>) -> i1
    "acc.parallel"(%75, %73, %74, %82, %76, %77, %78, %79, %80) <{asyncOperandsDeviceType = [#acc.device_type<none>], numGangsDeviceType = [#acc.device_type<none>], numGangsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 5>, vectorLengthDeviceType = [#acc.device_type<none>]}> ({
      %264 = "fir.box_addr"(%76) : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %265 = "fir.dummy_scope"() : () -> !fir.dscope
      %266:2 = "hlfir.declare"(%264, %34, %265) <{dummy_arg_no = 2 : ui32, fortran_attrs = #fir.var_attrs<intent_inout>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEa"}> : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
      %267:2 = "hlfir.declare"(%77, %19) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEfixed"}> : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>) -> (!fir.ref<!fir.array<10x20xf32>>, !fir.ref<!fir.array<10x20xf32>>)
      %268:2 = "hlfir.declare"(%78, %265) <{dummy_arg_no = 3 : ui32, fortran_attrs = #fir.var_attrs<intent_in>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, skip_rebox, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEb"}> : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
      %269:2 = "hlfir.declare"(%79) <{fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEc"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
      %270:2 = "hlfir.declare"(%80) <{fortran_attrs = #fir.var_attrs<pointer>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEd"}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>)
      %271 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %272 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
      %273 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %274 = "acc.private"(%24#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "i", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      "acc.loop"(%271, %272, %273, %274) <{gang = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
      ^bb0(%arg13: i32):
        %275:2 = "hlfir.declare"(%274) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        "fir.store"(%arg13, %275#0) : (i32, !fir.ref<i32>) -> ()
        %276 = "fir.load"(%275#0) : (!fir.ref<i32>) -> i32
        %277 = "fir.convert"(%276) : (i32) -> i64
        %278 = "hlfir.designate"(%268#0, %277) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %279 = "fir.load"(%278) : (!fir.ref<f32>) -> f32
        %280 = "arith.constant"() <{value = 1 : index}> : () -> index
        %281 = "arith.constant"() <{value = 2 : index}> : () -> index
        %282 = "hlfir.designate"(%267#0, %280, %281) <{is_triplet = array<i1: false, false>, operandSegmentSizes = array<i32: 1, 0, 2, 0, 0, 0>}> : (!fir.ref<!fir.array<10x20xf32>>, index, index) -> !fir.ref<f32>
        %283 = "fir.load"(%282) : (!fir.ref<f32>) -> f32
        %284 = "arith.addf"(%279, %283) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
        %285 = "fir.load"(%275#0) : (!fir.ref<i32>) -> i32
        %286 = "fir.convert"(%285) : (i32) -> i64
        %287 = "hlfir.designate"(%266#0, %286) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        "hlfir.assign"(%284, %287) : (f32, !fir.ref<f32>) -> ()
        %288 = "fir.load"(%270#0) : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
        %289 = "fir.load"(%275#0) : (!fir.ref<i32>) -> i32
        %290 = "fir.convert"(%289) : (i32) -> i64
        %291 = "arith.constant"() <{value = 1 : index}> : () -> index
        %292 = "hlfir.designate"(%288, %290, %291) <{is_triplet = array<i1: false, false>, operandSegmentSizes = array<i32: 1, 0, 2, 0, 0, 0>}> : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, i64, index) -> !fir.ref<f32>
        %293 = "fir.load"(%292) : (!fir.ref<f32>) -> f32
        %294 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
        %295 = "arith.mulf"(%293, %294) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
        %296 = "fir.load"(%269#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        %297 = "fir.load"(%275#0) : (!fir.ref<i32>) -> i32
        %298 = "fir.convert"(%297) : (i32) -> i64
        %299 = "hlfir.designate"(%296, %298) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.heap<!fir.array<?xf32>>>, i64) -> !fir.ref<f32>
        "hlfir.assign"(%295, %299) : (f32, !fir.ref<f32>) -> ()
        "acc.yield"() : () -> ()
      }) : (i32, i32, i32, !fir.ref<i32>) -> ()
      "acc.yield"() : () -> ()
    }) : (i32, i32, i32, i1, !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<10x20xf32>>, !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> ()
    "acc.copyout"(%76, %35#0, %75) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a", operandSegmentSizes = array<i32: 1, 1, 0, 1>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>, i32) -> ()
    "acc.copyout"(%77, %20#0, %75) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "fixed", operandSegmentSizes = array<i32: 1, 1, 0, 1>, structured = true, varType = !fir.array<10x20xf32>}> : (!fir.ref<!fir.array<10x20xf32>>, !fir.ref<!fir.array<10x20xf32>>, i32) -> ()
    "acc.delete"(%78, %75) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "b", operandSegmentSizes = array<i32: 1, 0, 1>, structured = true}> : (!fir.box<!fir.array<?xf32>>, i32) -> ()
    "acc.copyout"(%79, %9#0, %75) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "c", operandSegmentSizes = array<i32: 1, 1, 0, 1>, structured = true, varType = !fir.box<!fir.heap<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, i32) -> ()
    "acc.delete"(%80, %75) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "d", operandSegmentSizes = array<i32: 1, 0, 1>, structured = true}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, i32) -> ()
    %83 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "hlfir.assign"(%83, %27#0) : (f32, !fir.ref<f32>) -> ()
    %84 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %85 = "acc.copyin"(%27#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (!fir.ref<f32>) -> !fir.ref<f32>
    %86 = "acc.firstprivate"(%22#0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "flag", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @firstprivatization_ref_l32, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %87 = "acc.present"(%35#0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    "acc.parallel"(%84, %86, %85, %87) <{combined, hasWaitDevnum = [false], operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2>, waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>}> ({
      %240 = "fir.dummy_scope"() : () -> !fir.dscope
      %241:2 = "hlfir.declare"(%85, %240) <{dummy_arg_no = 4 : ui32, fortran_attrs = #fir.var_attrs<intent_out>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEs"}> : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
      %242:2 = "hlfir.declare"(%86) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEflag"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
      %243 = "fir.box_addr"(%87) : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %244:2 = "hlfir.declare"(%243, %34, %240) <{dummy_arg_no = 2 : ui32, fortran_attrs = #fir.var_attrs<intent_inout>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEa"}> : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
      %245 = "acc.reduction"(%241#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "s", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_add_ref_f32, structured = true, varType = f32}> : (!fir.ref<f32>) -> !fir.ref<f32>
      %246 = "acc.private"(%26#0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "j", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      %247 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %248 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
      %249 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %250 = "acc.private"(%24#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "i", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      "acc.loop"(%247, %248, %249, %246, %250, %245) <{combined = #acc.combined_constructs<parallel_loop>, gang = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 2, 0, 1>, vector = [#acc.device_type<none>]}> ({
      ^bb0(%arg12: i32):
        %251 = "fir.dummy_scope"() : () -> !fir.dscope
        %252:2 = "hlfir.declare"(%245, %251) <{dummy_arg_no = 4 : ui32, fortran_attrs = #fir.var_attrs<intent_out>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEs"}> : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
        %253:2 = "hlfir.declare"(%246) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEj"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %254:2 = "hlfir.declare"(%250) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        "fir.store"(%arg12, %254#0) : (i32, !fir.ref<i32>) -> ()
        %255 = "fir.load"(%254#0) : (!fir.ref<i32>) -> i32
        "hlfir.assign"(%255, %253#0) : (i32, !fir.ref<i32>) -> ()
        %256 = "fir.load"(%242#0) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
        %257 = "fir.convert"(%256) : (!fir.logical<4>) -> i1
        "fir.if"(%257) ({
          %258 = "fir.load"(%241#0) : (!fir.ref<f32>) -> f32
          %259 = "fir.load"(%253#0) : (!fir.ref<i32>) -> i32
          %260 = "fir.convert"(%259) : (i32) -> i64
          %261 = "hlfir.designate"(%244#0, %260) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
          %262 = "fir.load"(%261) : (!fir.ref<f32>) -> f32
          %263 = "arith.addf"(%258, %262) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
          "hlfir.assign"(%263, %241#0) : (f32, !fir.ref<f32>) -> ()
          "fir.result"() : () -> ()
        }, {
        }) : (i1) -> ()
        "acc.yield"() : () -> ()
      }) : (i32, i32, i32, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<f32>) -> ()
      "acc.yield"() : () -> ()
    }) : (i32, !fir.ref<!fir.logical<4>>, !fir.ref<f32>, !fir.box<!fir.array<?xf32>>) -> ()
    "acc.copyout"(%85, %27#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (!fir.ref<f32>, !fir.ref<f32>) -> ()
    "acc.delete"(%87) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a", operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (!fir.box<!fir.array<?xf32>>) -> ()
    %88 = "arith.constant"() <{value = 1 : index}> : () -> index
    %89 = "arith.constant"() <{value = 0 : index}> : () -> index
    %90:3 = "fir.box_dims"(%35#0, %89) : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %91 = "arith.constant"() <{value = 0 : index}> : () -> index
    %92 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
    %93 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %94 = "arith.divsi"(%92, %93) : (i32, i32) -> i32
    %95 = "fir.convert"(%94) : (i32) -> i64
    %96 = "fir.convert"(%95) : (i64) -> index
    %97 = "arith.subi"(%96, %88) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %98 = "acc.bounds"(%91, %97, %33, %90#2, %88) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, strideInBytes = true}> : (index, index, index, index, index) -> !acc.data_bounds_ty
    %99 = "acc.copyin"(%35#0, %98) <{dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a(1:n/2_4)", operandSegmentSizes = array<i32: 1, 0, 1, 0>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, !acc.data_bounds_ty) -> !fir.box<!fir.array<?xf32>>
    %100 = "acc.nocreate"(%3#0) <{dataClause = #acc<data_clause acc_no_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "b", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    "acc.kernels"(%99, %100) <{defaultAttr = #acc<defaultvalue present>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2>}> ({
      %202 = "fir.box_addr"(%99) : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %203 = "fir.dummy_scope"() : () -> !fir.dscope
      %204:2 = "hlfir.declare"(%202, %34, %203) <{dummy_arg_no = 2 : ui32, fortran_attrs = #fir.var_attrs<intent_inout>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEa"}> : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
      %205:2 = "hlfir.declare"(%100, %203) <{dummy_arg_no = 3 : ui32, fortran_attrs = #fir.var_attrs<intent_in>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, skip_rebox, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEb"}> : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
      %206 = "arith.constant"() <{value = 1 : index}> : () -> index
      %207 = "arith.constant"() <{value = 1 : index}> : () -> index
      %208 = "arith.constant"() <{value = 0 : index}> : () -> index
      %209 = "arith.subi"(%33, %206) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %210 = "arith.addi"(%209, %207) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %211 = "arith.divsi"(%210, %207) : (index, index) -> index
      %212 = "arith.cmpi"(%211, %208) <{predicate = 4 : i64}> : (index, index) -> i1
      %213 = "arith.select"(%212, %211, %208) : (i1, index, index) -> index
      %214 = "fir.shape"(%213) : (index) -> !fir.shape<1>
      %215 = "hlfir.designate"(%204#0, %206, %33, %207, %214) <{is_triplet = array<i1: true>, operandSegmentSizes = array<i32: 1, 0, 3, 0, 1, 0>}> : (!fir.box<!fir.array<?xf32>>, index, index, index, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %216 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %217 = "hlfir.elemental"(%214) <{operandSegmentSizes = array<i32: 1, 0, 0>, unordered}> ({
      ^bb0(%arg11: index):
        %237 = "hlfir.designate"(%215, %arg11) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
        %238 = "fir.load"(%237) : (!fir.ref<f32>) -> f32
        %239 = "arith.addf"(%238, %216) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
        "hlfir.yield_element"(%239) : (f32) -> ()
      }) : (!fir.shape<1>) -> !hlfir.expr<?xf32>
      %218 = "arith.constant"() <{value = 1 : index}> : () -> index
      %219 = "arith.constant"() <{value = 1 : index}> : () -> index
      %220 = "arith.constant"() <{value = 0 : index}> : () -> index
      %221 = "arith.subi"(%33, %218) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %222 = "arith.addi"(%221, %219) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %223 = "arith.divsi"(%222, %219) : (index, index) -> index
      %224 = "arith.cmpi"(%223, %220) <{predicate = 4 : i64}> : (index, index) -> i1
      %225 = "arith.select"(%224, %223, %220) : (i1, index, index) -> index
      %226 = "fir.shape"(%225) : (index) -> !fir.shape<1>
      %227 = "hlfir.designate"(%204#0, %218, %33, %219, %226) <{is_triplet = array<i1: true>, operandSegmentSizes = array<i32: 1, 0, 3, 0, 1, 0>}> : (!fir.box<!fir.array<?xf32>>, index, index, index, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      "hlfir.assign"(%217, %227) : (!hlfir.expr<?xf32>, !fir.box<!fir.array<?xf32>>) -> ()
      "hlfir.destroy"(%217) : (!hlfir.expr<?xf32>) -> ()
      %228 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %229 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
      %230 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %231 = "acc.private"(%24#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "i", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      "acc.loop"(%228, %229, %230, %231) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0>, worker = [#acc.device_type<none>]}> ({
      ^bb0(%arg10: i32):
        %232:2 = "hlfir.declare"(%231) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        "fir.store"(%arg10, %232#0) : (i32, !fir.ref<i32>) -> ()
        %233 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
        %234 = "fir.load"(%232#0) : (!fir.ref<i32>) -> i32
        %235 = "fir.convert"(%234) : (i32) -> i64
        %236 = "hlfir.designate"(%204#0, %235) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        "hlfir.assign"(%233, %236) : (f32, !fir.ref<f32>) -> ()
        "acc.yield"() : () -> ()
      }) : (i32, i32, i32, !fir.ref<i32>) -> ()
      "acc.terminator"() : () -> ()
    }) : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>) -> ()
    "acc.copyout"(%99, %35#0, %98) <{dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a(1:n/2_4)", operandSegmentSizes = array<i32: 1, 1, 1, 0>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>, !acc.data_bounds_ty) -> ()
    "acc.delete"(%100) <{dataClause = #acc<data_clause acc_no_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "b", operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (!fir.box<!fir.array<?xf32>>) -> ()
    %101 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %102 = "acc.copyin"(%3#0, %101) <{asyncOnly = [#acc.device_type<nvidia>], asyncOperandsDeviceType = [#acc.device_type<star>], dataClause = #acc<data_clause acc_copyin_readonly>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "b", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, i32) -> !fir.box<!fir.array<?xf32>>
    %103 = "fir.convert"(%22#0) : (!fir.ref<!fir.logical<4>>) -> i1
    "acc.serial"(%101, %103, %102) <{asyncOnly = [#acc.device_type<nvidia>], asyncOperandsDeviceType = [#acc.device_type<star>], operandSegmentSizes = array<i32: 1, 0, 0, 1, 0, 0, 0, 1>}> ({
      %195 = "fir.dummy_scope"() : () -> !fir.dscope
      %196:2 = "hlfir.declare"(%102, %195) <{dummy_arg_no = 3 : ui32, fortran_attrs = #fir.var_attrs<intent_in>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, skip_rebox, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEb"}> : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
      %197 = "arith.constant"() <{value = 1 : index}> : () -> index
      %198 = "hlfir.designate"(%196#0, %197) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %199 = "fir.load"(%198) : (!fir.ref<f32>) -> f32
      %200 = "arith.constant"() <{value = 1 : index}> : () -> index
      %201 = "hlfir.designate"(%35#0, %200) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      "hlfir.assign"(%199, %201) : (f32, !fir.ref<f32>) -> ()
      "acc.yield"() : () -> ()
    }) : (i32, i1, !fir.box<!fir.array<?xf32>>) -> ()
    "acc.delete"(%102, %101) <{asyncOnly = [#acc.device_type<nvidia>], asyncOperandsDeviceType = [#acc.device_type<star>], dataClause = #acc<data_clause acc_copyin_readonly>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "b", operandSegmentSizes = array<i32: 1, 0, 1>, structured = true}> : (!fir.box<!fir.array<?xf32>>, i32) -> ()
    "acc.kernels"() <{combined, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      %174 = "arith.constant"() <{value = 2 : i32}> : () -> i32
      %175 = "arith.constant"() <{value = 4 : i32}> : () -> i32
      %176 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %177 = "arith.constant"() <{value = 10 : i32}> : () -> i32
      %178 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %179 = "acc.private"(%24#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "i", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      %180 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %181 = "arith.constant"() <{value = 20 : i32}> : () -> i32
      %182 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %183 = "acc.private"(%26#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "j", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      "acc.loop"(%176, %180, %177, %181, %178, %182, %174, %175, %179, %183) <{auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], combined = #acc.combined_constructs<kernels_loop>, inclusiveUpperbound = array<i1: true, true>, operandSegmentSizes = array<i32: 2, 2, 2, 0, 0, 0, 2, 0, 2, 0, 0>, tileOperandsDeviceType = [#acc.device_type<none>], tileOperandsSegments = array<i32: 2>}> ({
      ^bb0(%arg8: i32, %arg9: i32):
        %184:2 = "hlfir.declare"(%179) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %185:2 = "hlfir.declare"(%183) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEj"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        "fir.store"(%arg8, %184#0) : (i32, !fir.ref<i32>) -> ()
        "fir.store"(%arg9, %185#0) : (i32, !fir.ref<i32>) -> ()
        %186 = "fir.load"(%184#0) : (!fir.ref<i32>) -> i32
        %187 = "fir.load"(%185#0) : (!fir.ref<i32>) -> i32
        %188 = "arith.addi"(%186, %187) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %189 = "fir.convert"(%188) : (i32) -> f32
        %190 = "fir.load"(%184#0) : (!fir.ref<i32>) -> i32
        %191 = "fir.convert"(%190) : (i32) -> i64
        %192 = "fir.load"(%185#0) : (!fir.ref<i32>) -> i32
        %193 = "fir.convert"(%192) : (i32) -> i64
        %194 = "hlfir.designate"(%20#0, %191, %193) <{is_triplet = array<i1: false, false>, operandSegmentSizes = array<i32: 1, 0, 2, 0, 0, 0>}> : (!fir.ref<!fir.array<10x20xf32>>, i64, i64) -> !fir.ref<f32>
        "hlfir.assign"(%189, %194) : (f32, !fir.ref<f32>) -> ()
        "acc.yield"() : () -> ()
      }) : (i32, i32, i32, i32, i32, i32, i32, i32, !fir.ref<i32>, !fir.ref<i32>) -> ()
      "acc.terminator"() : () -> ()
    }) : () -> ()
    "acc.serial"() <{combined, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      %160 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %161 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
      %162 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %163 = "acc.private"(%24#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "i", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      "acc.loop"(%160, %161, %162, %163) <{combined = #acc.combined_constructs<serial_loop>, inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0>, seq = [#acc.device_type<none>]}> ({
      ^bb0(%arg7: i32):
        %164:2 = "hlfir.declare"(%163) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        "fir.store"(%arg7, %164#0) : (i32, !fir.ref<i32>) -> ()
        %165 = "fir.load"(%164#0) : (!fir.ref<i32>) -> i32
        %166 = "fir.convert"(%165) : (i32) -> i64
        %167 = "hlfir.designate"(%35#0, %166) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %168 = "fir.load"(%167) : (!fir.ref<f32>) -> f32
        %169 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
        %170 = "arith.mulf"(%168, %169) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
        %171 = "fir.load"(%164#0) : (!fir.ref<i32>) -> i32
        %172 = "fir.convert"(%171) : (i32) -> i64
        %173 = "hlfir.designate"(%35#0, %172) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        "hlfir.assign"(%170, %173) : (f32, !fir.ref<f32>) -> ()
        "acc.yield"() : () -> ()
      }) : (i32, i32, i32, !fir.ref<i32>) -> ()
      "acc.yield"() : () -> ()
    }) : () -> ()
    "acc.parallel"() <{combined, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      %128 = "arith.constant"() <{value = 4 : i32}> : () -> i32
      %129 = "arith.constant"() <{value = 2 : i32}> : () -> i32
      %130 = "arith.constant"() <{value = 2 : i32}> : () -> i32
      %131 = "arith.constant"() <{value = 8 : i32}> : () -> i32
      %132 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %133 = "arith.constant"() <{value = 10 : i32}> : () -> i32
      %134 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %135 = "acc.private"(%24#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "i", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      %136 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %137 = "arith.constant"() <{value = 20 : i32}> : () -> i32
      %138 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %139 = "acc.private"(%26#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "j", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      "acc.loop"(%132, %136, %133, %137, %134, %138, %128, %129, %130, %131, %135, %139) <{auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], combined = #acc.combined_constructs<parallel_loop>, gangOperandsArgType = [#acc.gang_arg_type<Num>, #acc.gang_arg_type<Static>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 2>, inclusiveUpperbound = array<i1: true, true>, operandSegmentSizes = array<i32: 2, 2, 2, 2, 1, 1, 0, 0, 2, 0, 0>, vectorOperandsDeviceType = [#acc.device_type<none>], workerNumOperandsDeviceType = [#acc.device_type<none>]}> ({
      ^bb0(%arg4: i32, %arg5: i32):
        %140:2 = "hlfir.declare"(%135) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %141:2 = "hlfir.declare"(%139) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEj"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        "fir.store"(%arg4, %140#0) : (i32, !fir.ref<i32>) -> ()
        "fir.store"(%arg5, %141#0) : (i32, !fir.ref<i32>) -> ()
        %142 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        %143 = "arith.constant"() <{value = 20 : i32}> : () -> i32
        %144 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        %145 = "acc.private"(%141#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "j", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
        "acc.loop"(%142, %143, %144, %145) <{auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
        ^bb0(%arg6: i32):
          %146:2 = "hlfir.declare"(%145) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFcomputeEj"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
          "fir.store"(%arg6, %146#0) : (i32, !fir.ref<i32>) -> ()
          %147 = "fir.load"(%140#0) : (!fir.ref<i32>) -> i32
          %148 = "fir.convert"(%147) : (i32) -> i64
          %149 = "fir.load"(%146#0) : (!fir.ref<i32>) -> i32
          %150 = "fir.convert"(%149) : (i32) -> i64
          %151 = "hlfir.designate"(%20#0, %148, %150) <{is_triplet = array<i1: false, false>, operandSegmentSizes = array<i32: 1, 0, 2, 0, 0, 0>}> : (!fir.ref<!fir.array<10x20xf32>>, i64, i64) -> !fir.ref<f32>
          %152 = "fir.load"(%151) : (!fir.ref<f32>) -> f32
          %153 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
          %154 = "arith.addf"(%152, %153) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
          %155 = "fir.load"(%140#0) : (!fir.ref<i32>) -> i32
          %156 = "fir.convert"(%155) : (i32) -> i64
          %157 = "fir.load"(%146#0) : (!fir.ref<i32>) -> i32
          %158 = "fir.convert"(%157) : (i32) -> i64
          %159 = "hlfir.designate"(%20#0, %156, %158) <{is_triplet = array<i1: false, false>, operandSegmentSizes = array<i32: 1, 0, 2, 0, 0, 0>}> : (!fir.ref<!fir.array<10x20xf32>>, i64, i64) -> !fir.ref<f32>
          "hlfir.assign"(%154, %159) : (f32, !fir.ref<f32>) -> ()
          "acc.yield"() : () -> ()
        }) : (i32, i32, i32, !fir.ref<i32>) -> ()
        "acc.yield"() : () -> ()
      }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !fir.ref<i32>, !fir.ref<i32>) -> ()
      "acc.yield"() : () -> ()
    }) : () -> ()
    %104 = "arith.constant"() <{value = false}> : () -> i1
    %105 = "fir.absent"() : () -> !fir.box<none>
    %106 = "fir.address_of"() <{symbol = @_QQclX2F7374616E6461726420696E70757400}> : () -> !fir.ref<!fir.char<1,16>>
    %107 = "arith.constant"() <{value = 53 : i32}> : () -> i32
    %108 = "fir.load"(%9#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %109 = "fir.box_addr"(%108) : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    "fir.freemem"(%109) : (!fir.heap<!fir.array<?xf32>>) -> ()
    %110 = "fir.zero_bits"() : () -> !fir.heap<!fir.array<?xf32>>
    %111 = "arith.constant"() <{value = 0 : index}> : () -> index
    %112 = "fir.shape"(%111) : (index) -> !fir.shape<1>
    %113 = "fir.embox"(%110, %112) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    "fir.store"(%113, %9#0) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    %114 = "fir.convert"(%15#0) : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %115 = "fir.convert"(%106) : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %116 = "fir.call"(%114, %104, %105, %115, %107) <{callee = @_FortranAPointerDeallocate, fastmath = #arith.fastmath<contract>}> : (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32
    %117 = "fir.load"(%9#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %118 = "fir.box_addr"(%117) : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %119 = "fir.convert"(%118) : (!fir.heap<!fir.array<?xf32>>) -> i64
    %120 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %121 = "arith.cmpi"(%119, %120) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "fir.if"(%121) ({
      %122 = "fir.load"(%9#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      %123 = "fir.box_addr"(%122) : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      "fir.freemem"(%123) : (!fir.heap<!fir.array<?xf32>>) -> ()
      %124 = "fir.zero_bits"() : () -> !fir.heap<!fir.array<?xf32>>
      %125 = "arith.constant"() <{value = 0 : index}> : () -> index
      %126 = "fir.shape"(%125) : (index) -> !fir.shape<1>
      %127 = "fir.embox"(%124, %126) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      "fir.store"(%127, %9#0) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
      "fir.result"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX2F7374616E6461726420696E70757400", symref = @_QQclX2F7374616E6461726420696E70757400, type = !fir.char<1,16>}> ({
    %0 = "fir.string_lit"() {size = 16 : i64, value = "/standard input\00"} : () -> !fir.char<1,16>
    "fir.has_value"(%0) : (!fir.char<1,16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.ref<!fir.box<none>>, i32, i64, i64) -> (), sym_name = "_FortranAPointerSetBounds", sym_visibility = "private"}> ({
  }) {fir.runtime} : () -> ()
  "func.func"() <{function_type = (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32, !fir.llvm_ptr<(!fir.llvm_ptr<i8>, !fir.llvm_ptr<i8>, i64) -> !fir.llvm_ptr<i8>>) -> i32, sym_name = "_FortranAPointerAllocate", sym_visibility = "private"}> ({
  }) {fir.runtime} : () -> ()
  "func.func"() <{function_type = (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32, sym_name = "_FortranAPointerDeallocate", sym_visibility = "private"}> ({
  }) {fir.runtime} : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} : () -> ()
