"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "privatization_ref_i32", type = !fir.ref<i32>}> ({
  ^bb0(%arg9: !fir.ref<i32>):
    %135 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %136:2 = "hlfir.declare"(%135) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.private.init"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    "acc.yield"(%136#0) : (!fir.ref<i32>) -> ()
  }, {
  }) : () -> ()
  "func.func"() <{arg_attrs = [{fir.bindc_name = "n"}, {fir.bindc_name = "a"}, {fir.bindc_name = "p"}, {fir.bindc_name = "h"}], function_type = (!fir.ref<i32>, !fir.ref<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (), sym_name = "_QPdata_directives"}> ({
  ^bb0(%arg2: !fir.ref<i32>, %arg3: !fir.ref<!fir.array<?xf32>>, %arg4: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg5: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %8 = "fir.dummy_scope"() : () -> !fir.dscope
    %9:2 = "hlfir.declare"(%arg2, %8) <{dummy_arg_no = 1 : ui32, fortran_attrs = #fir.var_attrs<intent_in>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEn"}> : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %10 = "fir.alloca"() <{bindc_name = "at", in_type = !fir.box<!fir.heap<!fir.array<?xf32>>>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFdata_directivesEat"}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %11 = "fir.zero_bits"() : () -> !fir.heap<!fir.array<?xf32>>
    %12 = "arith.constant"() <{value = 0 : index}> : () -> index
    %13 = "fir.shape"(%12) : (index) -> !fir.shape<1>
    %14 = "fir.embox"(%11, %13) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    "fir.store"(%14, %10) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    %15:2 = "hlfir.declare"(%10) <{fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEat"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %16:2 = "hlfir.declare"(%arg5, %8) <{dummy_arg_no = 4 : ui32, fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEh"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.dscope) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %17 = "fir.alloca"() <{bindc_name = "i", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFdata_directivesEi"}> : () -> !fir.ref<i32>
    %18:2 = "hlfir.declare"(%17) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %19 = "fir.alloca"() <{bindc_name = "l", in_type = !fir.logical<1>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFdata_directivesEl"}> : () -> !fir.ref<!fir.logical<1>>
    %20:2 = "hlfir.declare"(%19) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEl"}> : (!fir.ref<!fir.logical<1>>) -> (!fir.ref<!fir.logical<1>>, !fir.ref<!fir.logical<1>>)
    %21 = "arith.constant"() <{value = 8 : index}> : () -> index
    %22 = "fir.alloca"() <{bindc_name = "name", in_type = !fir.char<1,8>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFdata_directivesEname"}> : () -> !fir.ref<!fir.char<1,8>>
    %23:2 = "hlfir.declare"(%22, %21) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEname"}> : (!fir.ref<!fir.char<1,8>>, index) -> (!fir.ref<!fir.char<1,8>>, !fir.ref<!fir.char<1,8>>)
    %24:2 = "hlfir.declare"(%arg4, %8) <{dummy_arg_no = 3 : ui32, fortran_attrs = #fir.var_attrs<pointer>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEp"}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.dscope) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
    %25 = "fir.alloca"() <{bindc_name = "q", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFdata_directivesEq"}> : () -> !fir.ref<i32>
    %26:2 = "hlfir.declare"(%25) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEq"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %27 = "fir.alloca"() <{bindc_name = "v", in_type = f32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFdata_directivesEv"}> : () -> !fir.ref<f32>
    %28:2 = "hlfir.declare"(%27) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEv"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %29 = "fir.alloca"() <{bindc_name = "x", in_type = f32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFdata_directivesEx"}> : () -> !fir.ref<f32>
    %30:2 = "hlfir.declare"(%29) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEx"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %31 = "fir.alloca"() <{bindc_name = "z", in_type = complex<f32>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFdata_directivesEz"}> : () -> !fir.ref<complex<f32>>
    %32:2 = "hlfir.declare"(%31) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEz"}> : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    %33 = "fir.load"(%9#0) : (!fir.ref<i32>) -> i32
    %34 = "fir.convert"(%33) : (i32) -> i64
    %35 = "fir.convert"(%34) : (i64) -> index
    %36 = "arith.constant"() <{value = 0 : index}> : () -> index
    %37 = "arith.cmpi"(%35, %36) <{predicate = 4 : i64}> : (index, index) -> i1
    %38 = "arith.select"(%37, %35, %36) : (i1, index, index) -> index
    %39 = "fir.shape"(%38) : (index) -> !fir.shape<1>
    %40:2 = "hlfir.declare"(%arg3, %39, %8) <{dummy_arg_no = 2 : ui32, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEa"}> : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %41 = "fir.load"(%9#0) : (!fir.ref<i32>) -> i32
    %42 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %43 = "arith.cmpi"(%41, %42) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %44 = "arith.select"(%43, %41, %42) : (i1, i32, i32) -> i32
    %45 = "fir.alloca"(%44) <{bindc_name = "other", in_type = !fir.char<1,?>, operandSegmentSizes = array<i32: 1, 0>, uniq_name = "_QFdata_directivesEother"}> : (i32) -> !fir.ref<!fir.char<1,?>>
    %46:2 = "hlfir.declare"(%45, %44) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEother"}> : (!fir.ref<!fir.char<1,?>>, i32) -> (!fir.boxchar<1>, !fir.ref<!fir.char<1,?>>)
    %47 = "fir.load"(%9#0) : (!fir.ref<i32>) -> i32
    %48 = "acc.copyin"(%40#0, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, i32) -> !fir.box<!fir.array<?xf32>>
    %49 = "acc.copyin"(%24#0, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "p", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = !fir.box<!fir.ptr<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %50 = "acc.copyin"(%23#0, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "name", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = !fir.char<1,8>}> : (!fir.ref<!fir.char<1,8>>, i32) -> !fir.ref<!fir.char<1,8>>
    %51 = "acc.copyin"(%32#0, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "z", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = complex<f32>}> : (!fir.ref<complex<f32>>, i32) -> !fir.ref<complex<f32>>
    %52 = "acc.copyin"(%20#0, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "l", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = !fir.logical<1>}> : (!fir.ref<!fir.logical<1>>, i32) -> !fir.ref<!fir.logical<1>>
    %53 = "acc.attach"(%24#0, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "p", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = !fir.box<!fir.ptr<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %54 = "fir.load"(%9#0) : (!fir.ref<i32>) -> i32
    %55 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %56 = "arith.cmpi"(%54, %55) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "acc.data"(%56, %47, %48, %49, %50, %51, %52, %53) <{asyncOperandsDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 0, 6>, waitOnly = [#acc.device_type<none>]}> ({
      %129 = "acc.use_device"(%40#0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
      %130 = "acc.use_device"(%24#0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "p", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.box<!fir.ptr<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
      "acc.host_data"(%129, %130) <{ifPresent, operandSegmentSizes = array<i32: 0, 2>}> ({
        %131 = "fir.box_addr"(%129) : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
        %132 = "fir.dummy_scope"() : () -> !fir.dscope
        %133:2 = "hlfir.declare"(%131, %39, %132) <{dummy_arg_no = 2 : ui32, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEa"}> : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
        %134:2 = "hlfir.declare"(%130, %132) <{dummy_arg_no = 3 : ui32, fortran_attrs = #fir.var_attrs<pointer>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEp"}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.dscope) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
        "fir.call"(%133#0, %134#0) <{callee = @_QFdata_directivesPconsume, fastmath = #arith.fastmath<contract>}> : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> ()
        "acc.terminator"() : () -> ()
      }) : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> ()
      "acc.terminator"() : () -> ()
    }) : (i1, i32, !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.char<1,8>>, !fir.ref<complex<f32>>, !fir.ref<!fir.logical<1>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> ()
    "acc.copyout"(%48, %40#0, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a", operandSegmentSizes = array<i32: 1, 1, 0, 1>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>, i32) -> ()
    "acc.delete"(%49, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "p", operandSegmentSizes = array<i32: 1, 0, 1>, structured = true}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, i32) -> ()
    "acc.delete"(%50, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "name", operandSegmentSizes = array<i32: 1, 0, 1>, structured = true}> : (!fir.ref<!fir.char<1,8>>, i32) -> ()
    "acc.delete"(%51, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "z", operandSegmentSizes = array<i32: 1, 0, 1>, structured = true}> : (!fir.ref<complex<f32>>, i32) -> ()
    "acc.delete"(%52, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "l", operandSegmentSizes = array<i32: 1, 0, 1>, structured = true}> : (!fir.ref<!fir.logical<1>>, i32) -> ()
    "acc.detach"(%53, %47) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "p", operandSegmentSizes = array<i32: 1, 0, 1>, structured = true}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, i32) -> ()
    %57 = "acc.present"(%16#0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "h", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.box<!fir.heap<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %58 = "acc.deviceptr"(%30#0) <{dataClause = #acc<data_clause acc_deviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "x", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (!fir.ref<f32>) -> !fir.ref<f32>
    "acc.data"(%57, %58) <{defaultAttr = #acc<defaultvalue none>, operandSegmentSizes = array<i32: 0, 0, 0, 2>}> ({
      "acc.terminator"() : () -> ()
    }) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<f32>) -> ()
    "acc.delete"(%57) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "h", operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    %59 = "acc.copyin"(%40#0) <{asyncOnly = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %60 = "acc.create"(%16#0) <{asyncOnly = [#acc.device_type<none>], dataClause = #acc<data_clause acc_create_zero>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "h", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.heap<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %61 = "acc.attach"(%24#0) <{asyncOnly = [#acc.device_type<none>], dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "p", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.ptr<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %62 = "fir.load"(%26#0) : (!fir.ref<i32>) -> i32
    %63 = "fir.load"(%9#0) : (!fir.ref<i32>) -> i32
    "acc.enter_data"(%62, %63, %59, %60, %61) <{async, operandSegmentSizes = array<i32: 0, 0, 0, 2, 3>}> : (i32, i32, !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> ()
    %64 = "acc.getdeviceptr"(%40#0) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %65 = "acc.getdeviceptr"(%16#0) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "h", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.heap<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %66 = "acc.getdeviceptr"(%24#0) <{dataClause = #acc<data_clause acc_detach>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "p", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.ptr<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    "acc.exit_data"(%64, %65, %66) <{finalize, operandSegmentSizes = array<i32: 0, 0, 0, 0, 3>}> : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> ()
    "acc.copyout"(%64, %40#0) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = false, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>) -> ()
    "acc.delete"(%65) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "h", operandSegmentSizes = array<i32: 1, 0, 0>, structured = false}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    "acc.detach"(%66) <{dataClause = #acc<data_clause acc_detach>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "p", operandSegmentSizes = array<i32: 1, 0, 0>, structured = false}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> ()
    %67 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %68 = "arith.constant"() <{value = 1 : index}> : () -> index
    %69 = "arith.constant"() <{value = 0 : index}> : () -> index
    %70:3 = "fir.box_dims"(%40#0, %69) : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %71 = "arith.constant"() <{value = 1 : index}> : () -> index
    %72 = "fir.load"(%9#0) : (!fir.ref<i32>) -> i32
    %73 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %74 = "arith.subi"(%72, %73) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %75 = "fir.convert"(%74) : (i32) -> i64
    %76 = "fir.convert"(%75) : (i64) -> index
    %77 = "arith.subi"(%76, %68) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %78 = "acc.bounds"(%71, %77, %38, %70#2, %68) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, strideInBytes = true}> : (index, index, index, index, index) -> !acc.data_bounds_ty
    %79 = "acc.getdeviceptr"(%40#0, %78, %67) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_update_self>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a(2:n-1_4)", operandSegmentSizes = array<i32: 1, 0, 1, 1>, structured = false, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, !acc.data_bounds_ty, i32) -> !fir.box<!fir.array<?xf32>>
    %80 = "acc.update_device"(%24#0, %67) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "p", operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = false, varType = !fir.box<!fir.ptr<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    "acc.update"(%67, %80, %79) <{asyncOperandsDeviceType = [#acc.device_type<none>], ifPresent, operandSegmentSizes = array<i32: 0, 1, 0, 2>}> : (i32, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.box<!fir.array<?xf32>>) -> ()
    "acc.update_host"(%79, %40#0, %78, %67) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_update_self>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a(2:n-1_4)", operandSegmentSizes = array<i32: 1, 1, 1, 1>, structured = false, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>, !acc.data_bounds_ty, i32) -> ()
    %81 = "acc.getdeviceptr"(%30#0) <{dataClause = #acc<data_clause acc_update_host>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "x", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = f32}> : (!fir.ref<f32>) -> !fir.ref<f32>
    "acc.update"(%81) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, waitOnly = [#acc.device_type<host>]}> : (!fir.ref<f32>) -> ()
    "acc.update_host"(%81, %30#0) <{dataClause = #acc<data_clause acc_update_host>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "x", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = false, varType = f32}> : (!fir.ref<f32>, !fir.ref<f32>) -> ()
    %82 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %83 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %84 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %85 = "fir.load"(%9#0) : (!fir.ref<i32>) -> i32
    %86 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %87 = "arith.cmpi"(%85, %86) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "acc.wait"(%82, %83, %84, %87) <{operandSegmentSizes = array<i32: 2, 1, 0, 1>}> : (i32, i32, i32, i1) -> ()
    %88 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "acc.init"(%88) <{device_types = [#acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
    %89 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %90 = "fir.load"(%9#0) : (!fir.ref<i32>) -> i32
    "acc.set"(%89, %90) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
    "acc.shutdown"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "acc.parallel"() <{combined, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      %102 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %103 = "fir.load"(%9#0) : (!fir.ref<i32>) -> i32
      %104 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %105 = "acc.private"(%18#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "i", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      "acc.loop"(%102, %103, %104, %105) <{combined = #acc.combined_constructs<parallel_loop>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
      ^bb0(%arg6: i32):
        %106:2 = "hlfir.declare"(%105) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        "fir.store"(%arg6, %106#0) : (i32, !fir.ref<i32>) -> ()
        "acc.atomic.read"(%30#0, %28#0) <{element_type = f32}> : (!fir.ref<f32>, !fir.ref<f32>) -> ()
        %107 = "fir.load"(%106#0) : (!fir.ref<i32>) -> i32
        %108 = "fir.convert"(%107) : (i32) -> i64
        %109 = "hlfir.designate"(%40#0, %108) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %110 = "fir.load"(%109) : (!fir.ref<f32>) -> f32
        "acc.atomic.write"(%30#0, %110) : (!fir.ref<f32>, f32) -> ()
        %111 = "fir.load"(%106#0) : (!fir.ref<i32>) -> i32
        %112 = "fir.convert"(%111) : (i32) -> i64
        %113 = "hlfir.designate"(%40#0, %112) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %114 = "fir.load"(%113) : (!fir.ref<f32>) -> f32
        "acc.atomic.update"(%30#0) ({
        ^bb0(%arg8: f32):
          %128 = "arith.addf"(%arg8, %114) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
          "acc.yield"(%128) : (f32) -> ()
        }) : (!fir.ref<f32>) -> ()
        %115 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
        "acc.atomic.capture"() ({
          "acc.atomic.read"(%30#0, %28#0) <{element_type = f32}> : (!fir.ref<f32>, !fir.ref<f32>) -> ()
          "acc.atomic.update"(%30#0) ({
          ^bb0(%arg7: f32):
            %127 = "arith.mulf"(%arg7, %115) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
            "acc.yield"(%127) : (f32) -> ()
          }) : (!fir.ref<f32>) -> ()
          "acc.terminator"() : () -> ()
        }) : () -> ()
        %116 = "arith.constant"() <{value = 1 : index}> : () -> index
        %117 = "arith.constant"() <{value = 0 : index}> : () -> index
        %118:3 = "fir.box_dims"(%40#0, %117) : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
        %119 = "fir.load"(%106#0) : (!fir.ref<i32>) -> i32
        %120 = "fir.convert"(%119) : (i32) -> i64
        %121 = "fir.convert"(%120) : (i64) -> index
        %122 = "arith.subi"(%121, %116) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %123 = "acc.bounds"(%122, %122, %116, %118#2, %116) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, strideInBytes = true}> : (index, index, index, index, index) -> !acc.data_bounds_ty
        %124 = "acc.cache"(%40#0, %123) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a(i)", operandSegmentSizes = array<i32: 1, 0, 1, 0>, structured = false, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>, !acc.data_bounds_ty) -> !fir.box<!fir.array<?xf32>>
        %125 = "fir.shape"(%38) : (index) -> !fir.shape<1>
        %126:2 = "hlfir.declare"(%124, %125) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesEa"}> : (!fir.box<!fir.array<?xf32>>, !fir.shape<1>) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
        "acc.yield"() : () -> ()
      }) : (i32, i32, i32, !fir.ref<i32>) -> ()
      "acc.yield"() : () -> ()
    }) : () -> ()
    %91 = "fir.load"(%15#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %92 = "fir.box_addr"(%91) : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %93 = "fir.convert"(%92) : (!fir.heap<!fir.array<?xf32>>) -> i64
    %94 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %95 = "arith.cmpi"(%93, %94) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "fir.if"(%95) ({
      %96 = "fir.load"(%15#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      %97 = "fir.box_addr"(%96) : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      "fir.freemem"(%97) : (!fir.heap<!fir.array<?xf32>>) -> ()
      %98 = "fir.zero_bits"() : () -> !fir.heap<!fir.array<?xf32>>
      %99 = "arith.constant"() <{value = 0 : index}> : () -> index
      %100 = "fir.shape"(%99) : (index) -> !fir.shape<1>
      %101 = "fir.embox"(%98, %100) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      "fir.store"(%101, %15#0) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
      "fir.result"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{fir.bindc_name = "u"}, {fir.bindc_name = "w"}], function_type = (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> (), sym_name = "_QFdata_directivesPconsume", sym_visibility = "private"}> ({
  ^bb0(%arg0: !fir.box<!fir.array<?xf32>>, %arg1: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>):
    %1 = "fir.dummy_scope"() : () -> !fir.dscope
    %2:2 = "hlfir.declare"(%arg0, %1) <{dummy_arg_no = 1 : ui32, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesFconsumeEu"}> : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
    %3:2 = "hlfir.declare"(%arg1, %1) <{dummy_arg_no = 2 : ui32, fortran_attrs = #fir.var_attrs<pointer>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFdata_directivesFconsumeEw"}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.dscope) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "hlfir.designate"(%2#0, %4) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
    %6 = "fir.load"(%5) : (!fir.ref<f32>) -> f32
    %7 = "fir.load"(%3#0) : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    "hlfir.assign"(%6, %7) : (f32, !fir.box<!fir.ptr<!fir.array<?xf32>>>) -> ()
    "func.return"() : () -> ()
  }) {fir.host_symbol = @_QPdata_directives, llvm.linkage = #llvm.linkage<internal>} : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX2F7374616E6461726420696E70757400", symref = @_QQclX2F7374616E6461726420696E70757400, type = !fir.char<1,16>}> ({
    %0 = "fir.string_lit"() {size = 16 : i64, value = "/standard input\00"} : () -> !fir.char<1,16>
    "fir.has_value"(%0) : (!fir.char<1,16>) -> ()
  }) : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} : () -> ()
