"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "privatization_ref_i32", type = !fir.ref<i32>}> ({
  ^bb0(%arg9: !fir.ref<i32>):
    %156 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %157:2 = "hlfir.declare"(%156) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.private.init"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    "acc.yield"(%157#0) : (!fir.ref<i32>) -> ()
  }, {
  }) : () -> ()
  "acc.routine"() <{func_name = @_QMstatePnohost, gangDim = [2], gangDimDeviceType = [#acc.device_type<none>], nohost, sym_name = "acc_routine_2"}> : () -> ()
  "acc.routine"() <{bindIdName = [@_QPscale_dev], bindIdNameDeviceType = [#acc.device_type<none>], func_name = @_QMstatePscale, sym_name = "acc_routine_1", vector = [#acc.device_type<none>]}> : () -> ()
  "acc.routine"() <{func_name = @_QMstatePwork, seq = [#acc.device_type<none>], sym_name = "acc_routine_0"}> : () -> ()
  "fir.global"() <{sym_name = "_QMstateEcount", symref = @_QMstateEcount, type = i32}> ({
    %155 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    "fir.has_value"(%155) : (i32) -> ()
  }) {acc.declare = #acc.declare<dataClause =  acc_declare_link>} : () -> ()
  "acc.global_ctor"() <{sym_name = "_QMstateEcount_acc_ctor"}> ({
    %152 = "fir.address_of"() <{symbol = @_QMstateEcount}> {acc.declare = #acc.declare<dataClause =  acc_declare_link>} : () -> !fir.ref<i32>
    %153 = "acc.declare_link"(%152) <{dataClause = #acc<data_clause acc_declare_link>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "count", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
    %154 = "acc.declare_enter"(%153) : (!fir.ref<i32>) -> !acc.declare_token
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "fir.global"() <{sym_name = "_QMstateEdev", symref = @_QMstateEdev, type = !fir.array<4xf32>}> ({
    %151 = "fir.zero_bits"() : () -> !fir.array<4xf32>
    "fir.has_value"(%151) : (!fir.array<4xf32>) -> ()
  }) {acc.declare = #acc.declare<dataClause =  acc_declare_device_resident>} : () -> ()
  "acc.global_ctor"() <{sym_name = "_QMstateEdev_acc_ctor"}> ({
    %148 = "fir.address_of"() <{symbol = @_QMstateEdev}> {acc.declare = #acc.declare<dataClause =  acc_declare_device_resident>} : () -> !fir.ref<!fir.array<4xf32>>
    %149 = "acc.declare_device_resident"(%148) <{dataClause = #acc<data_clause acc_declare_device_resident>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "dev", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.array<4xf32>}> : (!fir.ref<!fir.array<4xf32>>) -> !fir.ref<!fir.array<4xf32>>
    %150 = "acc.declare_enter"(%149) : (!fir.ref<!fir.array<4xf32>>) -> !acc.declare_token
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "acc.global_dtor"() <{sym_name = "_QMstateEdev_acc_dtor"}> ({
    %146 = "fir.address_of"() <{symbol = @_QMstateEdev}> {acc.declare = #acc.declare<dataClause =  acc_declare_device_resident>} : () -> !fir.ref<!fir.array<4xf32>>
    %147 = "acc.getdeviceptr"(%146) <{dataClause = #acc<data_clause acc_declare_device_resident>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "dev", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.array<4xf32>}> : (!fir.ref<!fir.array<4xf32>>) -> !fir.ref<!fir.array<4xf32>>
    "acc.declare_exit"(%147) <{operandSegmentSizes = array<i32: 0, 1>}> : (!fir.ref<!fir.array<4xf32>>) -> ()
    "acc.delete"(%147) <{dataClause = #acc<data_clause acc_declare_device_resident>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "dev", operandSegmentSizes = array<i32: 1, 0, 0>, structured = false}> : (!fir.ref<!fir.array<4xf32>>) -> ()
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "fir.global"() <{sym_name = "_QMstateEfield", symref = @_QMstateEfield, type = !fir.box<!fir.heap<!fir.array<?xf32>>>}> ({
    %142 = "fir.zero_bits"() : () -> !fir.heap<!fir.array<?xf32>>
    %143 = "arith.constant"() <{value = 0 : index}> : () -> index
    %144 = "fir.shape"(%143) : (index) -> !fir.shape<1>
    %145 = "fir.embox"(%142, %144) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    "fir.has_value"(%145) : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> ()
  }) {acc.declare = #acc.declare<dataClause =  acc_create>} : () -> ()
  "acc.global_ctor"() <{sym_name = "_QMstateEfield_acc_ctor"}> ({
    %139 = "fir.address_of"() <{symbol = @_QMstateEfield}> {acc.declare = #acc.declare<dataClause =  acc_create>} : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %140 = "acc.copyin"(%139) <{dataClause = #acc<data_clause acc_create>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "field", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.heap<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %141 = "acc.declare_enter"(%140) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !acc.declare_token
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "_QMstateEfield_acc_declare_post_alloc", sym_visibility = "private"}> ({
    %136 = "fir.address_of"() <{symbol = @_QMstateEfield}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %137 = "acc.create"(%136) <{dataClause = #acc<data_clause acc_create>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "field", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.heap<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %138 = "acc.declare_enter"(%137) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !acc.declare_token
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "_QMstateEfield_acc_declare_post_dealloc", sym_visibility = "private"}> ({
    %134 = "fir.address_of"() <{symbol = @_QMstateEfield}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %135 = "acc.getdeviceptr"(%134) <{dataClause = #acc<data_clause acc_create>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "field", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.heap<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    "acc.declare_exit"(%135) <{operandSegmentSizes = array<i32: 0, 1>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "acc.global_dtor"() <{sym_name = "_QMstateEfield_acc_dtor"}> ({
    %132 = "fir.address_of"() <{symbol = @_QMstateEfield}> {acc.declare = #acc.declare<dataClause =  acc_create>} : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %133 = "acc.getdeviceptr"(%132) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "field", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.heap<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    "acc.declare_exit"(%133) <{operandSegmentSizes = array<i32: 0, 1>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    "acc.delete"(%133) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "field", operandSegmentSizes = array<i32: 1, 0, 0>, structured = false}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "fir.global"() <{sym_name = "_QMstateEtable", symref = @_QMstateEtable, type = !fir.array<100xf32>}> ({
    %131 = "fir.zero_bits"() : () -> !fir.array<100xf32>
    "fir.has_value"(%131) : (!fir.array<100xf32>) -> ()
  }) {acc.declare = #acc.declare<dataClause =  acc_copyin>} : () -> ()
  "acc.global_ctor"() <{sym_name = "_QMstateEtable_acc_ctor"}> ({
    %128 = "fir.address_of"() <{symbol = @_QMstateEtable}> {acc.declare = #acc.declare<dataClause =  acc_copyin>} : () -> !fir.ref<!fir.array<100xf32>>
    %129 = "acc.copyin"(%128) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "table", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.array<100xf32>}> : (!fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>>
    %130 = "acc.declare_enter"(%129) : (!fir.ref<!fir.array<100xf32>>) -> !acc.declare_token
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "acc.global_dtor"() <{sym_name = "_QMstateEtable_acc_dtor"}> ({
    %126 = "fir.address_of"() <{symbol = @_QMstateEtable}> {acc.declare = #acc.declare<dataClause =  acc_copyin>} : () -> !fir.ref<!fir.array<100xf32>>
    %127 = "acc.getdeviceptr"(%126) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "table", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.array<100xf32>}> : (!fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>>
    "acc.declare_exit"(%127) <{operandSegmentSizes = array<i32: 0, 1>}> : (!fir.ref<!fir.array<100xf32>>) -> ()
    "acc.delete"(%127) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "table", operandSegmentSizes = array<i32: 1, 0, 0>, structured = false}> : (!fir.ref<!fir.array<100xf32>>) -> ()
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{fir.bindc_name = "x"}], function_type = (!fir.ref<f32>) -> (), sym_name = "_QMstatePwork"}> ({
  ^bb0(%arg8: !fir.ref<f32>):
    %107 = "fir.dummy_scope"() : () -> !fir.dscope
    %108 = "fir.address_of"() <{symbol = @_QMstateEcount}> : () -> !fir.ref<i32>
    %109:2 = "hlfir.declare"(%108) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEcount"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %110 = "fir.address_of"() <{symbol = @_QMstateEdev}> : () -> !fir.ref<!fir.array<4xf32>>
    %111 = "arith.constant"() <{value = 4 : index}> : () -> index
    %112 = "fir.shape"(%111) : (index) -> !fir.shape<1>
    %113:2 = "hlfir.declare"(%110, %112) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEdev"}> : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xf32>>, !fir.ref<!fir.array<4xf32>>)
    %114 = "fir.address_of"() <{symbol = @_QMstateEfield}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %115:2 = "hlfir.declare"(%114) <{fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEfield"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %116 = "fir.address_of"() <{symbol = @_QMstateEtable}> : () -> !fir.ref<!fir.array<100xf32>>
    %117 = "arith.constant"() <{value = 100 : index}> : () -> index
    %118 = "fir.shape"(%117) : (index) -> !fir.shape<1>
    %119:2 = "hlfir.declare"(%116, %118) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEtable"}> : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %120:2 = "hlfir.declare"(%arg8, %107) <{dummy_arg_no = 1 : ui32, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateFworkEx"}> : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
    %121 = "fir.load"(%120#0) : (!fir.ref<f32>) -> f32
    %122 = "arith.constant"() <{value = 1 : index}> : () -> index
    %123 = "hlfir.designate"(%119#0, %122) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<100xf32>>, index) -> !fir.ref<f32>
    %124 = "fir.load"(%123) : (!fir.ref<f32>) -> f32
    %125 = "arith.addf"(%121, %124) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
    "hlfir.assign"(%125, %120#0) : (f32, !fir.ref<f32>) -> ()
    "func.return"() : () -> ()
  }) {acc.routine_info = #acc.routine_info<[@acc_routine_0]>} : () -> ()
  "func.func"() <{arg_attrs = [{fir.bindc_name = "x"}], function_type = (!fir.ref<f32>) -> f32, sym_name = "_QMstatePscale"}> ({
  ^bb0(%arg7: !fir.ref<f32>):
    %87 = "fir.dummy_scope"() : () -> !fir.dscope
    %88 = "fir.address_of"() <{symbol = @_QMstateEcount}> : () -> !fir.ref<i32>
    %89:2 = "hlfir.declare"(%88) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEcount"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %90 = "fir.address_of"() <{symbol = @_QMstateEdev}> : () -> !fir.ref<!fir.array<4xf32>>
    %91 = "arith.constant"() <{value = 4 : index}> : () -> index
    %92 = "fir.shape"(%91) : (index) -> !fir.shape<1>
    %93:2 = "hlfir.declare"(%90, %92) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEdev"}> : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xf32>>, !fir.ref<!fir.array<4xf32>>)
    %94 = "fir.address_of"() <{symbol = @_QMstateEfield}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %95:2 = "hlfir.declare"(%94) <{fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEfield"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %96 = "fir.address_of"() <{symbol = @_QMstateEtable}> : () -> !fir.ref<!fir.array<100xf32>>
    %97 = "arith.constant"() <{value = 100 : index}> : () -> index
    %98 = "fir.shape"(%97) : (index) -> !fir.shape<1>
    %99:2 = "hlfir.declare"(%96, %98) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEtable"}> : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %100 = "fir.alloca"() <{bindc_name = "r", in_type = f32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QMstateFscaleEr"}> : () -> !fir.ref<f32>
    %101:2 = "hlfir.declare"(%100) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateFscaleEr"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %102:2 = "hlfir.declare"(%arg7, %87) <{dummy_arg_no = 1 : ui32, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateFscaleEx"}> : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
    %103 = "fir.load"(%102#0) : (!fir.ref<f32>) -> f32
    %104 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %105 = "arith.mulf"(%103, %104) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
    "hlfir.assign"(%105, %101#0) : (f32, !fir.ref<f32>) -> ()
    %106 = "fir.load"(%101#0) : (!fir.ref<f32>) -> f32
    "func.return"(%106) : (f32) -> ()
  }) {acc.routine_info = #acc.routine_info<[@acc_routine_1]>} : () -> ()
  "func.func"() <{arg_attrs = [{fir.bindc_name = "i"}], function_type = (!fir.ref<i32>) -> (), sym_name = "_QMstatePnohost"}> ({
  ^bb0(%arg6: !fir.ref<i32>):
    %72 = "fir.dummy_scope"() : () -> !fir.dscope
    %73 = "fir.address_of"() <{symbol = @_QMstateEcount}> : () -> !fir.ref<i32>
    %74:2 = "hlfir.declare"(%73) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEcount"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %75 = "fir.address_of"() <{symbol = @_QMstateEdev}> : () -> !fir.ref<!fir.array<4xf32>>
    %76 = "arith.constant"() <{value = 4 : index}> : () -> index
    %77 = "fir.shape"(%76) : (index) -> !fir.shape<1>
    %78:2 = "hlfir.declare"(%75, %77) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEdev"}> : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xf32>>, !fir.ref<!fir.array<4xf32>>)
    %79 = "fir.address_of"() <{symbol = @_QMstateEfield}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %80:2 = "hlfir.declare"(%79) <{fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEfield"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %81 = "fir.address_of"() <{symbol = @_QMstateEtable}> : () -> !fir.ref<!fir.array<100xf32>>
    %82 = "arith.constant"() <{value = 100 : index}> : () -> index
    %83 = "fir.shape"(%82) : (index) -> !fir.shape<1>
    %84:2 = "hlfir.declare"(%81, %83) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEtable"}> : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %85:2 = "hlfir.declare"(%arg6, %72) <{dummy_arg_no = 1 : ui32, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateFnohostEi"}> : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %86 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "hlfir.assign"(%86, %85#0) : (i32, !fir.ref<i32>) -> ()
    "func.return"() : () -> ()
  }) {acc.routine_info = #acc.routine_info<[@acc_routine_2]>} : () -> ()
  "func.func"() <{arg_attrs = [{fir.bindc_name = "n"}, {fir.bindc_name = "m"}], function_type = (!fir.ref<i32>, !fir.ref<!fir.array<?xf32>>) -> (), sym_name = "_QPuse_state"}> ({
  ^bb0(%arg3: !fir.ref<i32>, %arg4: !fir.ref<!fir.array<?xf32>>):
    %5 = "fir.dummy_scope"() : () -> !fir.dscope
    %6 = "fir.address_of"() <{symbol = @_QMstateEcount}> : () -> !fir.ref<i32>
    %7:2 = "hlfir.declare"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEcount"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %8 = "fir.address_of"() <{symbol = @_QMstateEdev}> : () -> !fir.ref<!fir.array<4xf32>>
    %9 = "arith.constant"() <{value = 4 : index}> : () -> index
    %10 = "fir.shape"(%9) : (index) -> !fir.shape<1>
    %11:2 = "hlfir.declare"(%8, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEdev"}> : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xf32>>, !fir.ref<!fir.array<4xf32>>)
    %12 = "fir.address_of"() <{symbol = @_QMstateEfield}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %13:2 = "hlfir.declare"(%12) <{fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEfield"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %14 = "fir.alloca"() <{bindc_name = "i", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFuse_stateEi"}> : () -> !fir.ref<i32>
    %15:2 = "hlfir.declare"(%14) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFuse_stateEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %16 = "arith.constant"() <{value = 20 : index}> : () -> index
    %17 = "fir.alloca"() <{bindc_name = "loc", in_type = !fir.array<20xf32>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFuse_stateEloc"}> : () -> !fir.ref<!fir.array<20xf32>>
    %18 = "fir.shape"(%16) : (index) -> !fir.shape<1>
    %19:2 = "hlfir.declare"(%17, %18) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFuse_stateEloc"}> {acc.declare = #acc.declare<dataClause =  acc_create>} : (!fir.ref<!fir.array<20xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<20xf32>>, !fir.ref<!fir.array<20xf32>>)
    %20:2 = "hlfir.declare"(%arg3, %5) <{dummy_arg_no = 1 : ui32, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFuse_stateEn"}> : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %21 = "fir.address_of"() <{symbol = @_QMstateEtable}> : () -> !fir.ref<!fir.array<100xf32>>
    %22 = "arith.constant"() <{value = 100 : index}> : () -> index
    %23 = "fir.shape"(%22) : (index) -> !fir.shape<1>
    %24:2 = "hlfir.declare"(%21, %23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMstateEtable"}> : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %25 = "fir.load"(%20#0) : (!fir.ref<i32>) -> i32
    %26 = "fir.convert"(%25) : (i32) -> i64
    %27 = "fir.convert"(%26) : (i64) -> index
    %28 = "arith.constant"() <{value = 0 : index}> : () -> index
    %29 = "arith.cmpi"(%27, %28) <{predicate = 4 : i64}> : (index, index) -> i1
    %30 = "arith.select"(%29, %27, %28) : (i1, index, index) -> index
    %31 = "fir.shape"(%30) : (index) -> !fir.shape<1>
    %32:2 = "hlfir.declare"(%arg4, %31, %5) <{dummy_arg_no = 2 : ui32, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFuse_stateEm"}> {acc.declare = #acc.declare<dataClause =  acc_present>} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %33 = "acc.present"(%32#0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "m", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %34 = "acc.create"(%19#0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "loc", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.array<20xf32>}> : (!fir.ref<!fir.array<20xf32>>) -> !fir.ref<!fir.array<20xf32>>
    %35 = "acc.declare_enter"(%33, %34) : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<20xf32>>) -> !acc.declare_token
    %36 = "fir.load"(%20#0) : (!fir.ref<i32>) -> i32
    %37 = "fir.convert"(%36) : (i32) -> index
    %38 = "arith.constant"() <{value = 0 : index}> : () -> index
    %39 = "arith.cmpi"(%37, %38) <{predicate = 4 : i64}> : (index, index) -> i1
    %40 = "arith.select"(%39, %37, %38) : (i1, index, index) -> index
    %41 = "fir.allocmem"(%40) <{in_type = !fir.array<?xf32>, operandSegmentSizes = array<i32: 0, 1>, uniq_name = "_QMstateEfield.alloc"}> {fir.must_be_heap = true} : (index) -> !fir.heap<!fir.array<?xf32>>
    %42 = "fir.shape"(%40) : (index) -> !fir.shape<1>
    %43 = "fir.embox"(%41, %42) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    "fir.store"(%43, %13#0) {acc.declare_action = #acc.declare_action<postAlloc = @_QMstateEfield_acc_declare_post_alloc>} : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    "acc.parallel"() <{combined, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      %50 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %51 = "fir.load"(%20#0) : (!fir.ref<i32>) -> i32
      %52 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %53 = "acc.private"(%15#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "i", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      "acc.loop"(%50, %51, %52, %53) <{combined = #acc.combined_constructs<parallel_loop>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
      ^bb0(%arg5: i32):
        %54:2 = "hlfir.declare"(%53) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFuse_stateEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        "fir.store"(%arg5, %54#0) : (i32, !fir.ref<i32>) -> ()
        %55 = "fir.load"(%54#0) : (!fir.ref<i32>) -> i32
        %56 = "fir.convert"(%55) : (i32) -> i64
        %57 = "hlfir.designate"(%32#0, %56) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %58 = "fir.load"(%57) : (!fir.ref<f32>) -> f32
        %59 = "fir.load"(%54#0) : (!fir.ref<i32>) -> i32
        %60 = "fir.convert"(%59) : (i32) -> i64
        %61 = "hlfir.designate"(%32#0, %60) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %62 = "fir.call"(%61) <{callee = @_QMstatePscale, fastmath = #arith.fastmath<contract>}> : (!fir.ref<f32>) -> f32
        %63 = "arith.addf"(%58, %62) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
        %64 = "fir.load"(%13#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        %65 = "fir.load"(%54#0) : (!fir.ref<i32>) -> i32
        %66 = "fir.convert"(%65) : (i32) -> i64
        %67 = "hlfir.designate"(%64, %66) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.heap<!fir.array<?xf32>>>, i64) -> !fir.ref<f32>
        "hlfir.assign"(%63, %67) : (f32, !fir.ref<f32>) -> ()
        %68 = "fir.load"(%13#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        %69 = "fir.load"(%54#0) : (!fir.ref<i32>) -> i32
        %70 = "fir.convert"(%69) : (i32) -> i64
        %71 = "hlfir.designate"(%68, %70) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.heap<!fir.array<?xf32>>>, i64) -> !fir.ref<f32>
        "fir.call"(%71) <{callee = @_QMstatePwork, fastmath = #arith.fastmath<contract>}> : (!fir.ref<f32>) -> ()
        "acc.yield"() : () -> ()
      }) : (i32, i32, i32, !fir.ref<i32>) -> ()
      "acc.yield"() : () -> ()
    }) : () -> ()
    %44 = "fir.load"(%13#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %45 = "fir.box_addr"(%44) {acc.declare_action = #acc.declare_action<preDealloc = @_QMstateEfield_acc_declare_pre_dealloc>} : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    "fir.freemem"(%45) : (!fir.heap<!fir.array<?xf32>>) -> ()
    %46 = "fir.zero_bits"() : () -> !fir.heap<!fir.array<?xf32>>
    %47 = "arith.constant"() <{value = 0 : index}> : () -> index
    %48 = "fir.shape"(%47) : (index) -> !fir.shape<1>
    %49 = "fir.embox"(%46, %48) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    "fir.store"(%49, %13#0) {acc.declare_action = #acc.declare_action<postDealloc = @_QMstateEfield_acc_declare_post_dealloc>} : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    "acc.declare_exit"(%35, %34, %33) <{operandSegmentSizes = array<i32: 1, 2>}> : (!acc.declare_token, !fir.ref<!fir.array<20xf32>>, !fir.box<!fir.array<?xf32>>) -> ()
    "acc.delete"(%34) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "loc", operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (!fir.ref<!fir.array<20xf32>>) -> ()
    "acc.delete"(%33) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "m", operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (!fir.box<!fir.array<?xf32>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> (), sym_name = "_QFuse_stateEm_acc_declare_post_alloc", sym_visibility = "private"}> ({
  ^bb0(%arg2: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    %3 = "acc.present"(%arg2) <{dataClause = #acc<data_clause acc_present>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "m", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
    %4 = "acc.declare_enter"(%3) : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !acc.declare_token
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> (), sym_name = "_QFuse_stateEm_acc_declare_pre_dealloc", sym_visibility = "private"}> ({
  ^bb0(%arg1: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    %2 = "acc.getdeviceptr"(%arg1) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "m", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
    "acc.declare_exit"(%2) <{operandSegmentSizes = array<i32: 0, 1>}> : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> ()
    "acc.delete"(%2) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "m", operandSegmentSizes = array<i32: 1, 0, 0>, structured = false}> : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> (), sym_name = "_QFuse_stateEm_acc_declare_post_dealloc", sym_visibility = "private"}> ({
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    %1 = "acc.getdeviceptr"(%arg0) <{dataClause = #acc<data_clause acc_present>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "m", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = !fir.box<!fir.array<?xf32>>}> : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
    "acc.declare_exit"(%1) <{operandSegmentSizes = array<i32: 0, 1>}> : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX2F7374616E6461726420696E70757400", symref = @_QQclX2F7374616E6461726420696E70757400, type = !fir.char<1,16>}> ({
    %0 = "fir.string_lit"() {size = 16 : i64, value = "/standard input\00"} : () -> !fir.char<1,16>
    "fir.has_value"(%0) : (!fir.char<1,16>) -> ()
  }) : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} : () -> ()
