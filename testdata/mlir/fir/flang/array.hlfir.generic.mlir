"builtin.module"() ({
  "fir.global"() <{alignment = 4 : i64, initVal = dense<0> : vector<8xi8>, linkName = "common", sym_name = "block_", symref = @block_, type = !fir.array<8xi8>}> ({
  }) : () -> ()
  "fir.global"() <{constant, initVal = dense<[1, 2, 3, 4]> : tensor<4xi32>, sym_name = "_QMshapesECtable", symref = @_QMshapesECtable, type = !fir.array<4xi32>}> ({
  }) : () -> ()
  "func.func"() <{arg_attrs = [{fir.bindc_name = "n"}, {fir.bindc_name = "a"}, {fir.bindc_name = "b"}, {fir.bindc_name = "opt", fir.optional}, {fir.bindc_name = "str"}], function_type = (!fir.ref<i32>, !fir.ref<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x5xf32>>, !fir.ref<f32>, !fir.boxchar<1>) -> (), sym_name = "_QPsections"}> ({
  ^bb0(%arg4: !fir.ref<i32>, %arg5: !fir.ref<!fir.array<?x?xf32>>, %arg6: !fir.ref<!fir.array<?x5xf32>>, %arg7: !fir.ref<f32>, %arg8: !fir.boxchar<1>):
    %167 = "fir.dummy_scope"() : () -> !fir.dscope
    %168:2 = "hlfir.declare"(%arg4, %167) <{dummy_arg_no = 1 : ui32, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEn"}> : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %169 = "fir.alloca"() <{bindc_name = "big", in_type = i64, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFsectionsEbig"}> : () -> !fir.ref<i64>
    %170:2 = "hlfir.declare"(%169) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEbig"}> : (!fir.ref<i64>) -> (!fir.ref<i64>, !fir.ref<i64>)
    %171 = "fir.address_of"() <{symbol = @block_}> : () -> !fir.ref<!fir.array<8xi8>>
    %172 = "arith.constant"() <{value = 0 : index}> : () -> index
    %173 = "fir.coordinate_of"(%171, %172) <{baseType = !fir.ref<!fir.array<8xi8>>}> : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %174 = "fir.convert"(%173) : (!fir.ref<i8>) -> !fir.ref<i32>
    %175:2 = "hlfir.declare"(%174, %171) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>, storage_offset = 0 : ui64, uniq_name = "_QMshapesEci"}> : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %176 = "arith.constant"() <{value = 4 : index}> : () -> index
    %177 = "fir.coordinate_of"(%171, %176) <{baseType = !fir.ref<!fir.array<8xi8>>}> : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %178 = "fir.convert"(%177) : (!fir.ref<i8>) -> !fir.ref<f32>
    %179:2 = "hlfir.declare"(%178, %171) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>, storage_offset = 4 : ui64, uniq_name = "_QMshapesEcr"}> : (!fir.ref<f32>, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %180 = "fir.alloca"() <{bindc_name = "i", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFsectionsEi"}> : () -> !fir.ref<i32>
    %181:2 = "hlfir.declare"(%180) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %182 = "fir.alloca"() <{bindc_name = "k", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFsectionsEk"}> : () -> !fir.ref<i32>
    %183:2 = "hlfir.declare"(%182) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEk"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %184 = "arith.constant"() <{value = 10 : index}> : () -> index
    %185 = "fir.alloca"() <{bindc_name = "local", in_type = !fir.char<1,10>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFsectionsElocal"}> : () -> !fir.ref<!fir.char<1,10>>
    %186:2 = "hlfir.declare"(%185, %184) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsElocal"}> : (!fir.ref<!fir.char<1,10>>, index) -> (!fir.ref<!fir.char<1,10>>, !fir.ref<!fir.char<1,10>>)
    %187 = "fir.alloca"() <{bindc_name = "mask", in_type = !fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFsectionsEmask"}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>
    %188 = "fir.zero_bits"() : () -> !fir.heap<!fir.array<?x!fir.logical<4>>>
    %189 = "arith.constant"() <{value = 0 : index}> : () -> index
    %190 = "fir.shape"(%189) : (index) -> !fir.shape<1>
    %191 = "fir.embox"(%188, %190) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?x!fir.logical<4>>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>
    "fir.store"(%191, %187) : (!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>) -> ()
    %192:2 = "hlfir.declare"(%187) <{fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEmask"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>)
    %193:2 = "hlfir.declare"(%arg7, %167) <{dummy_arg_no = 4 : ui32, fortran_attrs = #fir.var_attrs<optional>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEopt"}> : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
    %194 = "fir.alloca"() <{bindc_name = "p", in_type = !fir.box<!fir.ptr<!fir.array<?xf32>>>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFsectionsEp"}> : () -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %195 = "fir.zero_bits"() : () -> !fir.ptr<!fir.array<?xf32>>
    %196 = "arith.constant"() <{value = 0 : index}> : () -> index
    %197 = "fir.shape"(%196) : (index) -> !fir.shape<1>
    %198 = "fir.embox"(%195, %197) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    "fir.store"(%198, %194) : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> ()
    %199:2 = "hlfir.declare"(%194) <{fortran_attrs = #fir.var_attrs<pointer>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEp"}> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
    %200:2 = "fir.unboxchar"(%arg8) : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %201:2 = "hlfir.declare"(%200#0, %200#1, %167) <{dummy_arg_no = 5 : ui32, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEstr"}> : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> (!fir.boxchar<1>, !fir.ref<!fir.char<1,?>>)
    %202 = "arith.constant"() <{value = 10 : index}> : () -> index
    %203 = "fir.alloca"() <{bindc_name = "t", in_type = !fir.array<10xf32>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFsectionsEt"}> {fir.target} : () -> !fir.ref<!fir.array<10xf32>>
    %204 = "fir.shape"(%202) : (index) -> !fir.shape<1>
    %205:2 = "hlfir.declare"(%203, %204) <{fortran_attrs = #fir.var_attrs<target>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEt"}> : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf32>>, !fir.ref<!fir.array<10xf32>>)
    %206 = "fir.address_of"() <{symbol = @_QMshapesECtable}> : () -> !fir.ref<!fir.array<4xi32>>
    %207 = "arith.constant"() <{value = 4 : index}> : () -> index
    %208 = "fir.shape"(%207) : (index) -> !fir.shape<1>
    %209:2 = "hlfir.declare"(%206, %208) <{fortran_attrs = #fir.var_attrs<parameter>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMshapesECtable"}> : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xi32>>, !fir.ref<!fir.array<4xi32>>)
    %210 = "fir.alloca"() <{bindc_name = "z", in_type = complex<f64>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFsectionsEz"}> : () -> !fir.ref<complex<f64>>
    %211:2 = "hlfir.declare"(%210) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEz"}> : (!fir.ref<complex<f64>>) -> (!fir.ref<complex<f64>>, !fir.ref<complex<f64>>)
    %212 = "fir.load"(%168#0) : (!fir.ref<i32>) -> i32
    %213 = "fir.convert"(%212) : (i32) -> i64
    %214 = "fir.convert"(%213) : (i64) -> index
    %215 = "arith.constant"() <{value = 0 : index}> : () -> index
    %216 = "arith.cmpi"(%214, %215) <{predicate = 4 : i64}> : (index, index) -> i1
    %217 = "arith.select"(%216, %214, %215) : (i1, index, index) -> index
    %218 = "fir.load"(%168#0) : (!fir.ref<i32>) -> i32
    %219 = "fir.convert"(%218) : (i32) -> i64
    %220 = "fir.convert"(%219) : (i64) -> index
    %221 = "arith.constant"() <{value = 0 : index}> : () -> index
    %222 = "arith.cmpi"(%220, %221) <{predicate = 4 : i64}> : (index, index) -> i1
    %223 = "arith.select"(%222, %220, %221) : (i1, index, index) -> index
    %224 = "fir.shape"(%217, %223) : (index, index) -> !fir.shape<2>
    %225:2 = "hlfir.declare"(%arg5, %224, %167) <{dummy_arg_no = 2 : ui32, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEa"}> : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.dscope) -> (!fir.box<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x?xf32>>)
    %226 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %227 = "fir.convert"(%226) : (i64) -> index
    %228 = "fir.load"(%168#0) : (!fir.ref<i32>) -> i32
    %229 = "fir.convert"(%228) : (i32) -> i64
    %230 = "fir.convert"(%229) : (i64) -> index
    %231 = "arith.constant"() <{value = 1 : index}> : () -> index
    %232 = "arith.constant"() <{value = 0 : index}> : () -> index
    %233 = "arith.subi"(%230, %227) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %234 = "arith.addi"(%233, %231) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %235 = "arith.cmpi"(%234, %232) <{predicate = 4 : i64}> : (index, index) -> i1
    %236 = "arith.select"(%235, %234, %232) : (i1, index, index) -> index
    %237 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    %238 = "fir.convert"(%237) : (i64) -> index
    %239 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %240 = "fir.convert"(%239) : (i64) -> index
    %241 = "arith.constant"() <{value = 1 : index}> : () -> index
    %242 = "arith.constant"() <{value = 0 : index}> : () -> index
    %243 = "arith.subi"(%240, %238) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %244 = "arith.addi"(%243, %241) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %245 = "arith.cmpi"(%244, %242) <{predicate = 4 : i64}> : (index, index) -> i1
    %246 = "arith.select"(%245, %244, %242) : (i1, index, index) -> index
    %247 = "fir.shape_shift"(%227, %236, %238, %246) : (index, index, index, index) -> !fir.shapeshift<2>
    %248:2 = "hlfir.declare"(%arg6, %247, %167) <{dummy_arg_no = 3 : ui32, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEb"}> : (!fir.ref<!fir.array<?x5xf32>>, !fir.shapeshift<2>, !fir.dscope) -> (!fir.box<!fir.array<?x5xf32>>, !fir.ref<!fir.array<?x5xf32>>)
    %249 = "arith.constant"() <{value = 0 : index}> : () -> index
    %250 = "fir.load"(%168#0) : (!fir.ref<i32>) -> i32
    %251 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %252 = "arith.subi"(%250, %251) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %253 = "fir.convert"(%252) : (i32) -> i64
    %254 = "fir.convert"(%253) : (i64) -> index
    %255 = "arith.constant"() <{value = 2 : index}> : () -> index
    %256 = "arith.constant"() <{value = 0 : index}> : () -> index
    %257 = "arith.subi"(%254, %249) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %258 = "arith.addi"(%257, %255) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %259 = "arith.divsi"(%258, %255) : (index, index) -> index
    %260 = "arith.cmpi"(%259, %256) <{predicate = 4 : i64}> : (index, index) -> i1
    %261 = "arith.select"(%260, %259, %256) : (i1, index, index) -> index
    %262 = "arith.constant"() <{value = 0 : index}> : () -> index
    %263 = "arith.constant"() <{value = 1 : index}> : () -> index
    %264 = "arith.constant"() <{value = 1 : index}> : () -> index
    %265 = "arith.constant"() <{value = 2 : index}> : () -> index
    %266 = "fir.shape"(%261, %265) : (index, index) -> !fir.shape<2>
    %267 = "hlfir.designate"(%248#0, %249, %254, %255, %262, %263, %264, %266) <{is_triplet = array<i1: true, true>, operandSegmentSizes = array<i32: 1, 0, 6, 0, 1, 0>}> : (!fir.box<!fir.array<?x5xf32>>, index, index, index, index, index, index, !fir.shape<2>) -> !fir.box<!fir.array<?x2xf32>>
    %268 = "arith.constant"() <{value = 1 : index}> : () -> index
    %269 = "fir.load"(%168#0) : (!fir.ref<i32>) -> i32
    %270 = "fir.convert"(%269) : (i32) -> i64
    %271 = "fir.convert"(%270) : (i64) -> index
    %272 = "arith.constant"() <{value = 2 : index}> : () -> index
    %273 = "arith.constant"() <{value = 0 : index}> : () -> index
    %274 = "arith.subi"(%271, %268) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %275 = "arith.addi"(%274, %272) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %276 = "arith.divsi"(%275, %272) : (index, index) -> index
    %277 = "arith.cmpi"(%276, %273) <{predicate = 4 : i64}> : (index, index) -> i1
    %278 = "arith.select"(%277, %276, %273) : (i1, index, index) -> index
    %279 = "arith.constant"() <{value = 1 : index}> : () -> index
    %280 = "arith.constant"() <{value = 1 : index}> : () -> index
    %281 = "arith.constant"() <{value = 0 : index}> : () -> index
    %282 = "arith.subi"(%223, %279) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %283 = "arith.addi"(%282, %280) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %284 = "arith.divsi"(%283, %280) : (index, index) -> index
    %285 = "arith.cmpi"(%284, %281) <{predicate = 4 : i64}> : (index, index) -> i1
    %286 = "arith.select"(%285, %284, %281) : (i1, index, index) -> index
    %287 = "fir.shape"(%278, %286) : (index, index) -> !fir.shape<2>
    %288 = "hlfir.designate"(%225#0, %268, %271, %272, %279, %223, %280, %287) <{is_triplet = array<i1: true, true>, operandSegmentSizes = array<i32: 1, 0, 6, 0, 1, 0>}> : (!fir.box<!fir.array<?x?xf32>>, index, index, index, index, index, index, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
    "hlfir.assign"(%267, %288) : (!fir.box<!fir.array<?x2xf32>>, !fir.box<!fir.array<?x?xf32>>) -> ()
    %289 = "arith.constant"() <{value = 3.500000e+00 : f32}> : () -> f32
    "hlfir.assign"(%289, %248#0) : (f32, !fir.box<!fir.array<?x5xf32>>) -> ()
    %290 = "arith.constant"() <{value = 1 : index}> : () -> index
    %291 = "arith.constant"() <{value = 10 : index}> : () -> index
    %292 = "arith.constant"() <{value = 3 : index}> : () -> index
    %293 = "arith.constant"() <{value = 4 : index}> : () -> index
    %294 = "fir.shape"(%293) : (index) -> !fir.shape<1>
    %295 = "hlfir.designate"(%205#0, %290, %291, %292, %294) <{is_triplet = array<i1: true>, operandSegmentSizes = array<i32: 1, 0, 3, 0, 1, 0>}> : (!fir.ref<!fir.array<10xf32>>, index, index, index, !fir.shape<1>) -> !fir.box<!fir.array<4xf32>>
    %296 = "fir.rebox"(%295) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!fir.box<!fir.array<4xf32>>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    "fir.store"(%296, %199#0) : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> ()
    %297 = "hlfir.sum"(%205#0) <{fastmath = #arith.fastmath<contract>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!fir.ref<!fir.array<10xf32>>) -> f32
    %298 = "hlfir.maxval"(%225#0) <{fastmath = #arith.fastmath<contract>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!fir.box<!fir.array<?x?xf32>>) -> f32
    %299 = "arith.addf"(%297, %298) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
    %300 = "hlfir.dot_product"(%205#0, %205#0) <{fastmath = #arith.fastmath<contract>}> : (!fir.ref<!fir.array<10xf32>>, !fir.ref<!fir.array<10xf32>>) -> f32
    %301 = "arith.addf"(%299, %300) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
    %302 = "fir.load"(%199#0) : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    %303 = "arith.constant"() <{value = 2 : index}> : () -> index
    %304 = "hlfir.designate"(%302, %303) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> !fir.ref<f32>
    "hlfir.assign"(%301, %304) : (f32, !fir.ref<f32>) -> ()
    %305 = "fir.is_present"(%193#0) : (!fir.ref<f32>) -> i1
    "fir.if"(%305) ({
      %526 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "hlfir.assign"(%526, %193#0) : (f32, !fir.ref<f32>) -> ()
      "fir.result"() : () -> ()
    }, {
    }) : (i1) -> ()
    %306 = "fir.address_of"() <{symbol = @_QQclX616263}> : () -> !fir.ref<!fir.char<1,3>>
    %307 = "arith.constant"() <{value = 3 : index}> : () -> index
    %308:2 = "hlfir.declare"(%306, %307) <{fortran_attrs = #fir.var_attrs<parameter>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QQclX616263"}> : (!fir.ref<!fir.char<1,3>>, index) -> (!fir.ref<!fir.char<1,3>>, !fir.ref<!fir.char<1,3>>)
    %309 = "arith.addi"(%200#1, %307) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %310 = "hlfir.concat"(%201#0, %308#0, %309) : (!fir.boxchar<1>, !fir.ref<!fir.char<1,3>>, index) -> !hlfir.expr<!fir.char<1,?>>
    "hlfir.assign"(%310, %186#0) : (!hlfir.expr<!fir.char<1,?>>, !fir.ref<!fir.char<1,10>>) -> ()
    %311 = "hlfir.cmpchar"(%186#0, %201#0) <{predicate = 0 : i64}> : (!fir.ref<!fir.char<1,10>>, !fir.boxchar<1>) -> i1
    "fir.if"(%311) ({
      %519 = "fir.address_of"() <{symbol = @_QQclX78797A}> : () -> !fir.ref<!fir.char<1,3>>
      %520 = "arith.constant"() <{value = 3 : index}> : () -> index
      %521:2 = "hlfir.declare"(%519, %520) <{fortran_attrs = #fir.var_attrs<parameter>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QQclX78797A"}> : (!fir.ref<!fir.char<1,3>>, index) -> (!fir.ref<!fir.char<1,3>>, !fir.ref<!fir.char<1,3>>)
      %522 = "arith.constant"() <{value = 1 : index}> : () -> index
      %523 = "arith.constant"() <{value = 3 : index}> : () -> index
      %524 = "arith.constant"() <{value = 3 : index}> : () -> index
      %525 = "hlfir.designate"(%186#0, %522, %523, %524) <{is_triplet = array<i1>, operandSegmentSizes = array<i32: 1, 0, 0, 2, 0, 1>}> : (!fir.ref<!fir.char<1,10>>, index, index, index) -> !fir.ref<!fir.char<1,3>>
      "hlfir.assign"(%521#0, %525) : (!fir.ref<!fir.char<1,3>>, !fir.ref<!fir.char<1,3>>) -> ()
      "fir.result"() : () -> ()
    }, {
    }) : (i1) -> ()
    %312 = "fir.load"(%168#0) : (!fir.ref<i32>) -> i32
    %313 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %314 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %315 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %316 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    "fir.select_case"(%312, %313, %314, %315, %316)[^bb1, ^bb2, ^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 4, 0>}> {case_tags = [#fir.point, #fir.interval, #fir.lower, unit], compare_operand_offsets = array<i32: 1, 2, 1, 0>, target_operand_offsets = array<i32: 0, 0, 0, 0>} : (i32, i32, i32, i32, i32) -> ()
  ^bb1:  // pred: ^bb0
    %317 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "hlfir.assign"(%317, %183#0) : (i32, !fir.ref<i32>) -> ()
    "cf.br"()[^bb5] : () -> ()
  ^bb2:  // pred: ^bb0
    %318 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "hlfir.assign"(%318, %183#0) : (i32, !fir.ref<i32>) -> ()
    "cf.br"()[^bb5] : () -> ()
  ^bb3:  // pred: ^bb0
    %319 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    "hlfir.assign"(%319, %183#0) : (i32, !fir.ref<i32>) -> ()
    "cf.br"()[^bb5] : () -> ()
  ^bb4:  // pred: ^bb0
    %320 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    "hlfir.assign"(%320, %183#0) : (i32, !fir.ref<i32>) -> ()
    "cf.br"()[^bb5] : () -> ()
  ^bb5:  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
    %321 = "fir.emboxchar"(%201#1, %200#1) : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %322 = "fir.address_of"() <{symbol = @_QQclX61}> : () -> !fir.ref<!fir.char<1>>
    %323 = "arith.constant"() <{value = 1 : index}> : () -> index
    %324:2 = "hlfir.declare"(%322, %323) <{fortran_attrs = #fir.var_attrs<parameter>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QQclX61"}> : (!fir.ref<!fir.char<1>>, index) -> (!fir.ref<!fir.char<1>>, !fir.ref<!fir.char<1>>)
    %325 = "fir.emboxchar"(%324#0, %323) : (!fir.ref<!fir.char<1>>, index) -> !fir.boxchar<1>
    %326 = "hlfir.cmpchar"(%321, %325) <{predicate = 0 : i64}> : (!fir.boxchar<1>, !fir.boxchar<1>) -> i1
    "cf.cond_br"(%326)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    "cf.br"()[^bb8] : () -> ()
  ^bb7:  // pred: ^bb5
    %327 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    "hlfir.assign"(%327, %183#0) : (i32, !fir.ref<i32>) -> ()
    "cf.br"()[^bb9] : () -> ()
  ^bb8:  // pred: ^bb6
    %328 = "arith.constant"() <{value = 6 : i32}> : () -> i32
    "hlfir.assign"(%328, %183#0) : (i32, !fir.ref<i32>) -> ()
    "cf.br"()[^bb9] : () -> ()
  ^bb9:  // 2 preds: ^bb7, ^bb8
    "cf.br"()[^bb10] : () -> ()
  ^bb10:  // 2 preds: ^bb9, ^bb14
    %329 = "fir.load"(%183#0) : (!fir.ref<i32>) -> i32
    %330 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %331 = "arith.cmpi"(%329, %330) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%331)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %332 = "fir.load"(%183#0) : (!fir.ref<i32>) -> i32
    %333 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %334 = "arith.subi"(%332, %333) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "hlfir.assign"(%334, %183#0) : (i32, !fir.ref<i32>) -> ()
    %335 = "fir.load"(%183#0) : (!fir.ref<i32>) -> i32
    %336 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %337 = "arith.cmpi"(%335, %336) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %338 = "arith.constant"() <{value = true}> : () -> i1
    %339 = "arith.xori"(%337, %338) : (i1, i1) -> i1
    "cf.cond_br"(%339)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %340 = "fir.load"(%183#0) : (!fir.ref<i32>) -> i32
    %341 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %342 = "arith.cmpi"(%340, %341) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%342)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    "cf.br"()[^bb15] : () -> ()
  ^bb14:  // 2 preds: ^bb11, ^bb12
    "cf.br"()[^bb10] : () -> ()
  ^bb15:  // 2 preds: ^bb10, ^bb13
    %343 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %344 = "fir.convert"(%343) : (i32) -> index
    %345 = "fir.load"(%168#0) : (!fir.ref<i32>) -> i32
    %346 = "fir.convert"(%345) : (i32) -> index
    %347 = "arith.constant"() <{value = 1 : index}> : () -> index
    "fir.do_concurrent"() ({
      %494 = "fir.alloca"() <{bindc_name = "i", in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
      %495:2 = "hlfir.declare"(%494) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFsectionsEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      "fir.do_concurrent.loop"(%344, %346, %347) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> ({
      ^bb0(%arg15: index):
        %496 = "fir.convert"(%arg15) : (index) -> i32
        "fir.store"(%496, %495#0) : (i32, !fir.ref<i32>) -> ()
        %497 = "fir.load"(%495#0) : (!fir.ref<i32>) -> i32
        %498 = "fir.convert"(%497) : (i32) -> i64
        %499 = "fir.load"(%495#0) : (!fir.ref<i32>) -> i32
        %500 = "fir.convert"(%499) : (i32) -> i64
        %501 = "hlfir.designate"(%225#0, %498, %500) <{is_triplet = array<i1: false, false>, operandSegmentSizes = array<i32: 1, 0, 2, 0, 0, 0>}> : (!fir.box<!fir.array<?x?xf32>>, i64, i64) -> !fir.ref<f32>
        %502 = "fir.load"(%501) : (!fir.ref<f32>) -> f32
        %503 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
        %504 = "arith.cmpf"(%502, %503) <{fastmath = #arith.fastmath<contract>, predicate = 2 : i64}> : (f32, f32) -> i1
        "fir.if"(%504) ({
          %505 = "arith.constant"() <{value = 4 : i32}> : () -> i32
          %506 = "fir.load"(%495#0) : (!fir.ref<i32>) -> i32
          %507 = "arith.remsi"(%506, %505) : (i32, i32) -> i32
          %508 = "arith.constant"() <{value = 1 : i32}> : () -> i32
          %509 = "arith.addi"(%507, %508) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
          %510 = "fir.convert"(%509) : (i32) -> i64
          %511 = "hlfir.designate"(%209#0, %510) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<4xi32>>, i64) -> !fir.ref<i32>
          %512 = "fir.load"(%511) : (!fir.ref<i32>) -> i32
          %513 = "fir.convert"(%512) : (i32) -> f32
          %514 = "fir.load"(%495#0) : (!fir.ref<i32>) -> i32
          %515 = "fir.convert"(%514) : (i32) -> i64
          %516 = "fir.load"(%495#0) : (!fir.ref<i32>) -> i32
          %517 = "fir.convert"(%516) : (i32) -> i64
          %518 = "hlfir.designate"(%225#0, %515, %517) <{is_triplet = array<i1: false, false>, operandSegmentSizes = array<i32: 1, 0, 2, 0, 0, 0>}> : (!fir.box<!fir.array<?x?xf32>>, i64, i64) -> !fir.ref<f32>
          "hlfir.assign"(%513, %518) : (f32, !fir.ref<f32>) -> ()
          "fir.result"() : () -> ()
        }, {
        }) : (i1) -> ()
      }) : (index, index, index) -> ()
    }) : () -> ()
    "hlfir.where"() ({
      %488 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %489 = "hlfir.elemental"(%224) <{operandSegmentSizes = array<i32: 1, 0, 0>, unordered}> ({
      ^bb0(%arg13: index, %arg14: index):
        %490 = "hlfir.designate"(%225#0, %arg13, %arg14) <{is_triplet = array<i1: false, false>, operandSegmentSizes = array<i32: 1, 0, 2, 0, 0, 0>}> : (!fir.box<!fir.array<?x?xf32>>, index, index) -> !fir.ref<f32>
        %491 = "fir.load"(%490) : (!fir.ref<f32>) -> f32
        %492 = "arith.cmpf"(%491, %488) <{fastmath = #arith.fastmath<contract>, predicate = 2 : i64}> : (f32, f32) -> i1
        %493 = "fir.convert"(%492) : (i1) -> !fir.logical<4>
        "hlfir.yield_element"(%493) : (!fir.logical<4>) -> ()
      }) : (!fir.shape<2>) -> !hlfir.expr<?x?x!fir.logical<4>>
      "hlfir.yield"(%489) ({
        "hlfir.destroy"(%489) : (!hlfir.expr<?x?x!fir.logical<4>>) -> ()
        "fir.end"() : () -> ()
      }) : (!hlfir.expr<?x?x!fir.logical<4>>) -> ()
    }, {
      "hlfir.region_assign"() ({
        %484 = "hlfir.elemental"(%224) <{operandSegmentSizes = array<i32: 1, 0, 0>, unordered}> ({
        ^bb0(%arg11: index, %arg12: index):
          %485 = "hlfir.designate"(%225#0, %arg11, %arg12) <{is_triplet = array<i1: false, false>, operandSegmentSizes = array<i32: 1, 0, 2, 0, 0, 0>}> : (!fir.box<!fir.array<?x?xf32>>, index, index) -> !fir.ref<f32>
          %486 = "fir.load"(%485) : (!fir.ref<f32>) -> f32
          %487 = "arith.negf"(%486) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f32
          "hlfir.yield_element"(%487) : (f32) -> ()
        }) : (!fir.shape<2>) -> !hlfir.expr<?x?xf32>
        "hlfir.yield"(%484) ({
          "hlfir.destroy"(%484) : (!hlfir.expr<?x?xf32>) -> ()
          "fir.end"() : () -> ()
        }) : (!hlfir.expr<?x?xf32>) -> ()
      }, {
        "hlfir.yield"(%225#0) ({
        }) : (!fir.box<!fir.array<?x?xf32>>) -> ()
      }, {
      }) : () -> ()
      "fir.end"() : () -> ()
    }) : () -> ()
    %348 = "arith.constant"() <{value = 1 : index}> : () -> index
    %349 = "arith.constant"() <{value = 1 : index}> : () -> index
    %350 = "arith.constant"() <{value = 0 : index}> : () -> index
    %351 = "arith.subi"(%217, %348) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %352 = "arith.addi"(%351, %349) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %353 = "arith.divsi"(%352, %349) : (index, index) -> index
    %354 = "arith.cmpi"(%353, %350) <{predicate = 4 : i64}> : (index, index) -> i1
    %355 = "arith.select"(%354, %353, %350) : (i1, index, index) -> index
    %356 = "arith.constant"() <{value = 1 : index}> : () -> index
    %357 = "fir.shape"(%355) : (index) -> !fir.shape<1>
    %358 = "hlfir.designate"(%225#0, %348, %217, %349, %356, %357) <{is_triplet = array<i1: true, false>, operandSegmentSizes = array<i32: 1, 0, 4, 0, 1, 0>}> : (!fir.box<!fir.array<?x?xf32>>, index, index, index, index, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %359 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %360 = "hlfir.elemental"(%357) <{operandSegmentSizes = array<i32: 1, 0, 0>, unordered}> ({
    ^bb0(%arg10: index):
      %480 = "hlfir.designate"(%358, %arg10) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %481 = "fir.load"(%480) : (!fir.ref<f32>) -> f32
      %482 = "arith.cmpf"(%481, %359) <{fastmath = #arith.fastmath<contract>, predicate = 2 : i64}> : (f32, f32) -> i1
      %483 = "fir.convert"(%482) : (i1) -> !fir.logical<4>
      "hlfir.yield_element"(%483) : (!fir.logical<4>) -> ()
    }) : (!fir.shape<1>) -> !hlfir.expr<?x!fir.logical<4>>
    "hlfir.assign"(%360, %192#0) <{realloc}> : (!hlfir.expr<?x!fir.logical<4>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>) -> ()
    "hlfir.destroy"(%360) : (!hlfir.expr<?x!fir.logical<4>>) -> ()
    %361 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %362 = "fir.load"(%168#0) : (!fir.ref<i32>) -> i32
    "hlfir.forall"() ({
      "hlfir.yield"(%361) ({
      }) : (i32) -> ()
    }, {
      "hlfir.yield"(%362) ({
      }) : (i32) -> ()
    }, {
    }, {
    ^bb0(%arg9: i32):
      %473 = "hlfir.forall_index"(%arg9) <{name = "i"}> : (i32) -> !fir.ref<i32>
      "hlfir.region_assign"() ({
        %478 = "fir.load"(%473) : (!fir.ref<i32>) -> i32
        %479 = "fir.convert"(%478) : (i32) -> f32
        "hlfir.yield"(%479) ({
        }) : (f32) -> ()
      }, {
        %474 = "fir.load"(%473) : (!fir.ref<i32>) -> i32
        %475 = "fir.convert"(%474) : (i32) -> i64
        %476 = "arith.constant"() <{value = 1 : index}> : () -> index
        %477 = "hlfir.designate"(%225#0, %475, %476) <{is_triplet = array<i1: false, false>, operandSegmentSizes = array<i32: 1, 0, 2, 0, 0, 0>}> : (!fir.box<!fir.array<?x?xf32>>, i64, index) -> !fir.ref<f32>
        "hlfir.yield"(%477) ({
        }) : (!fir.ref<f32>) -> ()
      }, {
      }) : () -> ()
      "fir.end"() : () -> ()
    }) : () -> ()
    %363 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %364 = "arith.constant"() <{value = 2.000000e+00 : f64}> : () -> f64
    %365 = "fir.undefined"() : () -> complex<f64>
    %366 = "fir.insert_value"(%365, %363) <{coor = [0 : index]}> : (complex<f64>, f64) -> complex<f64>
    %367 = "fir.insert_value"(%366, %364) <{coor = [1 : index]}> : (complex<f64>, f64) -> complex<f64>
    "hlfir.assign"(%367, %211#0) : (complex<f64>, !fir.ref<complex<f64>>) -> ()
    %368 = "fir.load"(%211#0) : (!fir.ref<complex<f64>>) -> complex<f64>
    %369 = "fir.load"(%211#0) : (!fir.ref<complex<f64>>) -> complex<f64>
    %370 = "fir.mulc"(%368, %369) <{fastmath = #arith.fastmath<contract>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %371 = "fir.load"(%211#0) : (!fir.ref<complex<f64>>) -> complex<f64>
    %372 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %373 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %374 = "fir.undefined"() : () -> complex<f64>
    %375 = "fir.insert_value"(%374, %372) <{coor = [0 : index]}> : (complex<f64>, f64) -> complex<f64>
    %376 = "fir.insert_value"(%375, %373) <{coor = [1 : index]}> : (complex<f64>, f64) -> complex<f64>
    %377 = "fir.subc"(%371, %376) <{fastmath = #arith.fastmath<contract>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %378 = "hlfir.no_reassoc"(%377) : (complex<f64>) -> complex<f64>
    %379 = "fir.extract_value"(%370) <{coor = [0 : index]}> : (complex<f64>) -> f64
    %380 = "fir.extract_value"(%370) <{coor = [1 : index]}> : (complex<f64>) -> f64
    %381 = "fir.extract_value"(%378) <{coor = [0 : index]}> : (complex<f64>) -> f64
    %382 = "fir.extract_value"(%378) <{coor = [1 : index]}> : (complex<f64>) -> f64
    %383 = "fir.call"(%379, %380, %381, %382) <{callee = @__divdc3, fastmath = #arith.fastmath<contract>}> : (f64, f64, f64, f64) -> complex<f64>
    %384 = "fir.load"(%211#0) : (!fir.ref<complex<f64>>) -> complex<f64>
    %385 = "fir.extract_value"(%384) <{coor = [1 : index]}> : (complex<f64>) -> f64
    %386 = "arith.negf"(%385) <{fastmath = #arith.fastmath<contract>}> : (f64) -> f64
    %387 = "fir.insert_value"(%384, %386) <{coor = [1 : index]}> : (complex<f64>, f64) -> complex<f64>
    %388 = "fir.addc"(%383, %387) <{fastmath = #arith.fastmath<contract>}> : (complex<f64>, complex<f64>) -> complex<f64>
    "hlfir.assign"(%388, %211#0) : (complex<f64>, !fir.ref<complex<f64>>) -> ()
    %389 = "fir.load"(%211#0) : (!fir.ref<complex<f64>>) -> complex<f64>
    %390 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %391 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %392 = "fir.undefined"() : () -> complex<f64>
    %393 = "fir.insert_value"(%392, %390) <{coor = [0 : index]}> : (complex<f64>, f64) -> complex<f64>
    %394 = "fir.insert_value"(%393, %391) <{coor = [1 : index]}> : (complex<f64>, f64) -> complex<f64>
    %395 = "fir.cmpc"(%389, %394) <{fastmath = #arith.fastmath<contract>}> {predicate = 1 : i64} : (complex<f64>, complex<f64>) -> i1
    "cf.cond_br"(%395)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %396 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %397 = "arith.constant"() <{value = false}> : () -> i1
    %398 = "arith.constant"() <{value = false}> : () -> i1
    "fir.call"(%396, %397, %398) <{callee = @_FortranAStopStatement, fastmath = #arith.fastmath<contract>}> : (i32, i1, i1) -> ()
    "fir.unreachable"() : () -> ()
  ^bb17:  // pred: ^bb15
    %399 = "fir.load"(%168#0) : (!fir.ref<i32>) -> i32
    %400 = "fir.convert"(%399) : (i32) -> i64
    "hlfir.assign"(%400, %170#0) : (i64, !fir.ref<i64>) -> ()
    %401 = "fir.load"(%183#0) : (!fir.ref<i32>) -> i32
    "fir.select"(%401)[^bb18, ^bb19, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {case_tags = [1, 2, unit], target_operand_offsets = array<i32: 0, 0, 0>} : (i32) -> ()
  ^bb18:  // 2 preds: ^bb17, ^bb17
    %402 = "arith.constant"() <{value = 6 : i32}> : () -> i32
    %403 = "fir.address_of"() <{symbol = @_QQclX2F7374616E6461726420696E70757400}> : () -> !fir.ref<!fir.char<1,16>>
    %404 = "fir.convert"(%403) : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %405 = "arith.constant"() <{value = 59 : i32}> : () -> i32
    %406 = "fir.call"(%402, %404, %405) <{callee = @_FortranAioBeginExternalListOutput, fastmath = #arith.fastmath<contract>}> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %407 = "fir.convert"(%217) : (index) -> i64
    %408 = "fir.convert"(%223) : (index) -> i64
    %409 = "arith.muli"(%407, %408) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %410 = "fir.convert"(%409) : (i64) -> i32
    %411 = "fir.call"(%406, %410) <{callee = @_FortranAioOutputInteger32, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, i32) -> i1
    %412 = "arith.constant"() <{value = 2 : index}> : () -> index
    %413 = "arith.constant"() <{value = 1 : index}> : () -> index
    %414 = "arith.constant"() <{value = 1 : index}> : () -> index
    %415 = "fir.allocmem"() <{bindc_name = ".tmp.arrayctor", in_type = !fir.array<2xi32>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = ""}> : () -> !fir.heap<!fir.array<2xi32>>
    %416 = "fir.shape"(%412) : (index) -> !fir.shape<1>
    %417:2 = "hlfir.declare"(%415, %416) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = ".tmp.arrayctor"}> : (!fir.heap<!fir.array<2xi32>>, !fir.shape<1>) -> (!fir.heap<!fir.array<2xi32>>, !fir.heap<!fir.array<2xi32>>)
    %418 = "fir.convert"(%236) : (index) -> i64
    %419 = "fir.convert"(%418) : (i64) -> i32
    %420 = "arith.addi"(%413, %414) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %421 = "hlfir.designate"(%417#0, %413) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<2xi32>>, index) -> !fir.ref<i32>
    "hlfir.assign"(%419, %421) : (i32, !fir.ref<i32>) -> ()
    %422 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %423 = "hlfir.designate"(%417#0, %420) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<2xi32>>, index) -> !fir.ref<i32>
    "hlfir.assign"(%422, %423) : (i32, !fir.ref<i32>) -> ()
    %424 = "arith.constant"() <{value = true}> : () -> i1
    %425 = "hlfir.as_expr"(%417#0, %424) : (!fir.heap<!fir.array<2xi32>>, i1) -> !hlfir.expr<2xi32>
    %426:3 = "hlfir.associate"(%425, %416) <{operandSegmentSizes = array<i32: 1, 1, 0>}> {adapt.valuebyref} : (!hlfir.expr<2xi32>, !fir.shape<1>) -> (!fir.ref<!fir.array<2xi32>>, !fir.ref<!fir.array<2xi32>>, i1)
    %427 = "fir.shape"(%412) : (index) -> !fir.shape<1>
    %428 = "fir.embox"(%426#0, %427) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<2xi32>>
    %429 = "fir.convert"(%428) : (!fir.box<!fir.array<2xi32>>) -> !fir.box<none>
    %430 = "fir.call"(%406, %429) <{callee = @_FortranAioOutputDescriptor, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, !fir.box<none>) -> i1
    "hlfir.end_associate"(%426#1, %426#2) : (!fir.ref<!fir.array<2xi32>>, i1) -> ()
    "hlfir.destroy"(%425) : (!hlfir.expr<2xi32>) -> ()
    %431 = "fir.convert"(%201#1) : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %432 = "fir.convert"(%200#1) : (index) -> i64
    %433 = "fir.call"(%406, %431, %432) <{callee = @_FortranAioOutputAscii, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    %434 = "fir.load"(%211#0) : (!fir.ref<complex<f64>>) -> complex<f64>
    %435 = "fir.extract_value"(%434) <{coor = [0 : index]}> : (complex<f64>) -> f64
    %436 = "fir.extract_value"(%434) <{coor = [1 : index]}> : (complex<f64>) -> f64
    %437 = "fir.call"(%406, %435, %436) <{callee = @_FortranAioOutputComplex64, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, f64, f64) -> i1
    %438 = "fir.load"(%170#0) : (!fir.ref<i64>) -> i64
    %439 = "fir.call"(%406, %438) <{callee = @_FortranAioOutputInteger64, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, i64) -> i1
    %440 = "fir.call"(%406) <{callee = @_FortranAioEndIoStatement, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>) -> i32
    "cf.br"()[^bb19] : () -> ()
  ^bb19:  // 2 preds: ^bb17, ^bb18
    %441 = "fir.address_of"() <{symbol = @_QQclX28693529}> : () -> !fir.ref<!fir.char<1,4>>
    %442 = "arith.constant"() <{value = 4 : index}> : () -> index
    %443:2 = "hlfir.declare"(%441, %442) <{fortran_attrs = #fir.var_attrs<parameter>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QQclX28693529"}> : (!fir.ref<!fir.char<1,4>>, index) -> (!fir.ref<!fir.char<1,4>>, !fir.ref<!fir.char<1,4>>)
    %444 = "fir.convert"(%443#0) : (!fir.ref<!fir.char<1,4>>) -> !fir.ref<i8>
    %445 = "fir.convert"(%442) : (index) -> i64
    %446 = "fir.zero_bits"() : () -> !fir.box<none>
    %447 = "arith.constant"() <{value = 6 : i32}> : () -> i32
    %448 = "fir.address_of"() <{symbol = @_QQclX2F7374616E6461726420696E70757400}> : () -> !fir.ref<!fir.char<1,16>>
    %449 = "fir.convert"(%448) : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %450 = "arith.constant"() <{value = 61 : i32}> : () -> i32
    %451 = "fir.call"(%444, %445, %446, %447, %449, %450) <{callee = @_FortranAioBeginExternalFormattedOutput, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, i64, !fir.box<none>, i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %452 = "fir.address_of"() <{symbol = @_QQro.2x2xi4.0}> : () -> !fir.ref<!fir.array<2x2xi32>>
    %453 = "arith.constant"() <{value = 2 : index}> : () -> index
    %454 = "arith.constant"() <{value = 2 : index}> : () -> index
    %455 = "fir.shape"(%453, %454) : (index, index) -> !fir.shape<2>
    %456:2 = "hlfir.declare"(%452, %455) <{fortran_attrs = #fir.var_attrs<parameter>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QQro.2x2xi4.0"}> : (!fir.ref<!fir.array<2x2xi32>>, !fir.shape<2>) -> (!fir.ref<!fir.array<2x2xi32>>, !fir.ref<!fir.array<2x2xi32>>)
    %457 = "fir.shape"(%453, %454) : (index, index) -> !fir.shape<2>
    %458 = "fir.embox"(%456#0, %457) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<2x2xi32>>, !fir.shape<2>) -> !fir.box<!fir.array<2x2xi32>>
    %459 = "fir.convert"(%458) : (!fir.box<!fir.array<2x2xi32>>) -> !fir.box<none>
    %460 = "fir.call"(%451, %459) <{callee = @_FortranAioOutputDescriptor, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %461 = "fir.call"(%451) <{callee = @_FortranAioEndIoStatement, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>) -> i32
    %462 = "fir.load"(%192#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>) -> !fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>
    %463 = "fir.box_addr"(%462) : (!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>) -> !fir.heap<!fir.array<?x!fir.logical<4>>>
    %464 = "fir.convert"(%463) : (!fir.heap<!fir.array<?x!fir.logical<4>>>) -> i64
    %465 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %466 = "arith.cmpi"(%464, %465) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "fir.if"(%466) ({
      %467 = "fir.load"(%192#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>) -> !fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>
      %468 = "fir.box_addr"(%467) : (!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>) -> !fir.heap<!fir.array<?x!fir.logical<4>>>
      "fir.freemem"(%468) : (!fir.heap<!fir.array<?x!fir.logical<4>>>) -> ()
      %469 = "fir.zero_bits"() : () -> !fir.heap<!fir.array<?x!fir.logical<4>>>
      %470 = "arith.constant"() <{value = 0 : index}> : () -> index
      %471 = "fir.shape"(%470) : (index) -> !fir.shape<1>
      %472 = "fir.embox"(%469, %471) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?x!fir.logical<4>>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>
      "fir.store"(%472, %192#0) : (!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>) -> ()
      "fir.result"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{fir.bindc_name = "n"}], function_type = (i32) -> i32, sym_name = "_QPfact"}> ({
  ^bb0(%arg3: i32):
    %128 = "fir.dummy_scope"() : () -> !fir.dscope
    %129 = "fir.alloca"() <{bindc_name = "fp", in_type = !fir.boxproc<(!fir.ref<f32>) -> f32>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFfactEfp"}> : () -> !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>
    %130 = "fir.zero_bits"() : () -> ((!fir.ref<f32>) -> f32)
    %131 = "fir.emboxproc"(%130) : ((!fir.ref<f32>) -> f32) -> !fir.boxproc<(!fir.ref<f32>) -> f32>
    "fir.store"(%131, %129) : (!fir.boxproc<(!fir.ref<f32>) -> f32>, !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>) -> ()
    %132:2 = "hlfir.declare"(%129) <{fortran_attrs = #fir.var_attrs<pointer>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFfactEfp"}> : (!fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>) -> (!fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>, !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>)
    %133 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    "fir.store"(%arg3, %133) : (i32, !fir.ref<i32>) -> ()
    %134:2 = "hlfir.declare"(%133, %128) <{dummy_arg_no = 1 : ui32, fortran_attrs = #fir.var_attrs<value>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFfactEn"}> : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %135 = "fir.alloca"() <{bindc_name = "r", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFfactEr"}> : () -> !fir.ref<i32>
    %136:2 = "hlfir.declare"(%135) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFfactEr"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %137 = "fir.zero_bits"() : () -> ((!fir.ref<f32>) -> f32)
    %138 = "fir.emboxproc"(%137) : ((!fir.ref<f32>) -> f32) -> !fir.boxproc<(!fir.ref<f32>) -> f32>
    "fir.store"(%138, %132#0) : (!fir.boxproc<(!fir.ref<f32>) -> f32>, !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>) -> ()
    %139 = "fir.load"(%134#0) : (!fir.ref<i32>) -> i32
    %140 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %141 = "arith.cmpi"(%139, %140) <{predicate = 3 : i64}> : (i32, i32) -> i1
    "fir.if"(%141) ({
      %166 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "hlfir.assign"(%166, %136#0) : (i32, !fir.ref<i32>) -> ()
      "fir.result"() : () -> ()
    }, {
      %160 = "fir.load"(%134#0) : (!fir.ref<i32>) -> i32
      %161 = "fir.load"(%134#0) : (!fir.ref<i32>) -> i32
      %162 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %163 = "arith.subi"(%161, %162) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %164 = "fir.call"(%163) <{callee = @_QPfact, fastmath = #arith.fastmath<contract>}> : (i32) -> i32
      %165 = "arith.muli"(%160, %164) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "hlfir.assign"(%165, %136#0) : (i32, !fir.ref<i32>) -> ()
      "fir.result"() : () -> ()
    }) : (i1) -> ()
    %142 = "fir.load"(%132#0) : (!fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>) -> !fir.boxproc<(!fir.ref<f32>) -> f32>
    %143 = "fir.box_addr"(%142) : (!fir.boxproc<(!fir.ref<f32>) -> f32>) -> ((!fir.ref<f32>) -> f32)
    %144 = "fir.convert"(%143) : ((!fir.ref<f32>) -> f32) -> i64
    %145 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %146 = "arith.cmpi"(%144, %145) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "fir.if"(%146) ({
      %148 = "arith.constant"() <{value = 6 : i32}> : () -> i32
      %149 = "fir.address_of"() <{symbol = @_QQclX2F7374616E6461726420696E70757400}> : () -> !fir.ref<!fir.char<1,16>>
      %150 = "fir.convert"(%149) : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
      %151 = "arith.constant"() <{value = 79 : i32}> : () -> i32
      %152 = "fir.call"(%148, %150, %151) <{callee = @_FortranAioBeginExternalListOutput, fastmath = #arith.fastmath<contract>}> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
      %153 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %154:3 = "hlfir.associate"(%153) <{operandSegmentSizes = array<i32: 1, 0, 0>}> {adapt.valuebyref} : (f32) -> (!fir.ref<f32>, !fir.ref<f32>, i1)
      %155 = "fir.load"(%132#0) : (!fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>) -> !fir.boxproc<(!fir.ref<f32>) -> f32>
      %156 = "fir.box_addr"(%155) : (!fir.boxproc<(!fir.ref<f32>) -> f32>) -> ((!fir.ref<f32>) -> f32)
      %157 = "fir.call"(%156, %154#0) <{fastmath = #arith.fastmath<contract>}> : ((!fir.ref<f32>) -> f32, !fir.ref<f32>) -> f32
      %158 = "fir.call"(%152, %157) <{callee = @_FortranAioOutputReal32, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, f32) -> i1
      "hlfir.end_associate"(%154#1, %154#2) : (!fir.ref<f32>, i1) -> ()
      %159 = "fir.call"(%152) <{callee = @_FortranAioEndIoStatement, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>) -> i32
      "fir.result"() : () -> ()
    }, {
    }) : (i1) -> ()
    %147 = "fir.load"(%136#0) : (!fir.ref<i32>) -> i32
    "func.return"(%147) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "_QQmain"}> ({
    %42 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %43 = "fir.dummy_scope"() : () -> !fir.dscope
    %44 = "fir.address_of"() <{symbol = @block_}> : () -> !fir.ref<!fir.array<8xi8>>
    %45 = "arith.constant"() <{value = 0 : index}> : () -> index
    %46 = "fir.coordinate_of"(%44, %45) <{baseType = !fir.ref<!fir.array<8xi8>>}> : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %47 = "fir.convert"(%46) : (!fir.ref<i8>) -> !fir.ref<i32>
    %48:2 = "hlfir.declare"(%47, %44) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>, storage_offset = 0 : ui64, uniq_name = "_QMshapesEci"}> : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %49 = "fir.address_of"() <{symbol = @_QFEcounter}> : () -> !fir.ref<i32>
    %50:2 = "hlfir.declare"(%49) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFEcounter"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %51 = "arith.constant"() <{value = 4 : index}> : () -> index
    %52 = "fir.coordinate_of"(%44, %51) <{baseType = !fir.ref<!fir.array<8xi8>>}> : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %53 = "fir.convert"(%52) : (!fir.ref<i8>) -> !fir.ref<f32>
    %54:2 = "hlfir.declare"(%53, %44) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>, storage_offset = 4 : ui64, uniq_name = "_QMshapesEcr"}> : (!fir.ref<f32>, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %55 = "fir.alloca"() <{bindc_name = "deferred", in_type = !fir.box<!fir.heap<!fir.char<1,?>>>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFEdeferred"}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %56 = "fir.zero_bits"() : () -> !fir.heap<!fir.char<1,?>>
    %57 = "arith.constant"() <{value = 0 : index}> : () -> index
    %58 = "fir.embox"(%56, %57) <{operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>}> : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    "fir.store"(%58, %55) : (!fir.box<!fir.heap<!fir.char<1,?>>>, !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> ()
    %59:2 = "hlfir.declare"(%55) <{fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFEdeferred"}> : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>, !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>)
    %60 = "fir.address_of"() <{symbol = @_QMshapesECtable}> : () -> !fir.ref<!fir.array<4xi32>>
    %61 = "arith.constant"() <{value = 4 : index}> : () -> index
    %62 = "fir.shape"(%61) : (index) -> !fir.shape<1>
    %63:2 = "hlfir.declare"(%60, %62) <{fortran_attrs = #fir.var_attrs<parameter>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QMshapesECtable"}> : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xi32>>, !fir.ref<!fir.array<4xi32>>)
    %64 = "fir.address_of"() <{symbol = @_QQclX68656C6C6F}> : () -> !fir.ref<!fir.char<1,5>>
    %65 = "arith.constant"() <{value = 5 : index}> : () -> index
    %66:2 = "hlfir.declare"(%64, %65) <{fortran_attrs = #fir.var_attrs<parameter>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QQclX68656C6C6F"}> : (!fir.ref<!fir.char<1,5>>, index) -> (!fir.ref<!fir.char<1,5>>, !fir.ref<!fir.char<1,5>>)
    "hlfir.assign"(%66#0, %59#0) <{realloc}> : (!fir.ref<!fir.char<1,5>>, !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> ()
    %67 = "fir.load"(%50#0) : (!fir.ref<i32>) -> i32
    %68 = "fir.load"(%59#0) : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    %69 = "fir.box_elesize"(%68) : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %70 = "fir.convert"(%69) : (index) -> i32
    %71 = "arith.addi"(%67, %70) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "hlfir.assign"(%71, %50#0) : (i32, !fir.ref<i32>) -> ()
    %72 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %73 = "fir.address_of"() <{symbol = @_QQclX2F7374616E6461726420696E70757400}> : () -> !fir.ref<!fir.char<1,16>>
    %74 = "fir.convert"(%73) : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %75 = "arith.constant"() <{value = 90 : i32}> : () -> i32
    %76 = "fir.call"(%72, %74, %75) <{callee = @_FortranAioBeginExternalListInput, fastmath = #arith.fastmath<contract>}> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %77 = "fir.address_of"() <{symbol = @_QFNnml}> : () -> !fir.ref<tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>>
    %78 = "fir.convert"(%77) : (!fir.ref<tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>>) -> !fir.ref<tuple<>>
    %79 = "fir.call"(%76, %78) <{callee = @_FortranAioInputNamelist, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, !fir.ref<tuple<>>) -> i1
    %80 = "fir.call"(%76) <{callee = @_FortranAioEndIoStatement, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>) -> i32
    %81 = "arith.constant"() <{value = 6 : i32}> : () -> i32
    %82 = "fir.address_of"() <{symbol = @_QQclX2F7374616E6461726420696E70757400}> : () -> !fir.ref<!fir.char<1,16>>
    %83 = "fir.convert"(%82) : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %84 = "arith.constant"() <{value = 91 : i32}> : () -> i32
    %85 = "fir.call"(%81, %83, %84) <{callee = @_FortranAioBeginExternalListOutput, fastmath = #arith.fastmath<contract>}> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %86 = "fir.address_of"() <{symbol = @_QQro.1xi4.1}> : () -> !fir.ref<!fir.array<1xi32>>
    %87 = "arith.constant"() <{value = 1 : index}> : () -> index
    %88 = "fir.shape"(%87) : (index) -> !fir.shape<1>
    %89:2 = "hlfir.declare"(%86, %88) <{fortran_attrs = #fir.var_attrs<parameter>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QQro.1xi4.1"}> : (!fir.ref<!fir.array<1xi32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<1xi32>>, !fir.ref<!fir.array<1xi32>>)
    %90 = "fir.shape"(%87) : (index) -> !fir.shape<1>
    %91 = "fir.embox"(%89#0, %90) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<1xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<1xi32>>
    %92 = "fir.convert"(%91) : (!fir.box<!fir.array<1xi32>>) -> !fir.box<none>
    %93 = "fir.call"(%85, %92) <{callee = @_FortranAioOutputDescriptor, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %94 = "fir.load"(%59#0) : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    %95 = "fir.box_addr"(%94) : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %96 = "fir.load"(%59#0) : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    %97 = "fir.box_elesize"(%96) : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %98 = "fir.emboxchar"(%95, %97) : (!fir.heap<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %99 = "hlfir.char_trim"(%98) : (!fir.boxchar<1>) -> !hlfir.expr<!fir.char<1,?>>
    %100 = "hlfir.get_length"(%99) : (!hlfir.expr<!fir.char<1,?>>) -> index
    %101:3 = "hlfir.associate"(%99, %100) <{operandSegmentSizes = array<i32: 1, 0, 1>}> {adapt.valuebyref} : (!hlfir.expr<!fir.char<1,?>>, index) -> (!fir.boxchar<1>, !fir.ref<!fir.char<1,?>>, i1)
    %102 = "fir.convert"(%101#1) : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %103 = "fir.convert"(%100) : (index) -> i64
    %104 = "fir.call"(%85, %102, %103) <{callee = @_FortranAioOutputAscii, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    "hlfir.end_associate"(%101#1, %101#2) : (!fir.ref<!fir.char<1,?>>, i1) -> ()
    "hlfir.destroy"(%99) : (!hlfir.expr<!fir.char<1,?>>) -> ()
    %105 = "fir.address_of"() <{symbol = @_QPsections}> : () -> ((!fir.ref<i32>, !fir.ref<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x5xf32>>, !fir.ref<f32>, !fir.boxchar<1>) -> ())
    %106 = "fir.emboxproc"(%105) : ((!fir.ref<i32>, !fir.ref<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x5xf32>>, !fir.ref<f32>, !fir.boxchar<1>) -> ()) -> !fir.boxproc<() -> ()>
    %107 = "fir.call"(%106) <{callee = @_QPext, fastmath = #arith.fastmath<contract>}> : (!fir.boxproc<() -> ()>) -> f32
    %108 = "fir.call"(%85, %107) <{callee = @_FortranAioOutputReal32, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>, f32) -> i1
    %109 = "fir.call"(%85) <{callee = @_FortranAioEndIoStatement, fastmath = #arith.fastmath<contract>}> : (!fir.ref<i8>) -> i32
    %110 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %111 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %112 = "arith.constant"() <{value = -3 : i32}> : () -> i32
    %113 = "arith.subi"(%111, %110) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %114 = "arith.addi"(%113, %112) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %115 = "arith.divsi"(%114, %112) : (i32, i32) -> i32
    "fir.store"(%115, %42) : (i32, !fir.ref<i32>) -> ()
    "fir.store"(%110, %50#0) : (i32, !fir.ref<i32>) -> ()
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %116 = "fir.load"(%42) : (!fir.ref<i32>) -> i32
    %117 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %118 = "arith.cmpi"(%116, %117) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%118)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %119 = "fir.load"(%50#0) : (!fir.ref<i32>) -> i32
    %120 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %121 = "arith.cmpi"(%119, %120) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%121)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "cf.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %122 = "fir.load"(%42) : (!fir.ref<i32>) -> i32
    %123 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %124 = "arith.subi"(%122, %123) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "fir.store"(%124, %42) : (i32, !fir.ref<i32>) -> ()
    %125 = "fir.load"(%50#0) : (!fir.ref<i32>) -> i32
    %126 = "arith.constant"() <{value = -3 : i32}> : () -> i32
    %127 = "arith.addi"(%125, %126) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    "fir.store"(%127, %50#0) : (i32, !fir.ref<i32>) -> ()
    "cf.br"()[^bb1] : () -> ()
  ^bb5:  // pred: ^bb1
    "func.return"() : () -> ()
  }) {fir.bindc_name = "MAIN"} : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX616263", symref = @_QQclX616263, type = !fir.char<1,3>}> ({
    %41 = "fir.string_lit"() {size = 3 : i64, value = "abc"} : () -> !fir.char<1,3>
    "fir.has_value"(%41) : (!fir.char<1,3>) -> ()
  }) : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX78797A", symref = @_QQclX78797A, type = !fir.char<1,3>}> ({
    %40 = "fir.string_lit"() {size = 3 : i64, value = "xyz"} : () -> !fir.char<1,3>
    "fir.has_value"(%40) : (!fir.char<1,3>) -> ()
  }) : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX61", symref = @_QQclX61, type = !fir.char<1>}> ({
    %39 = "fir.string_lit"() {size = 1 : i64, value = "a"} : () -> !fir.char<1>
    "fir.has_value"(%39) : (!fir.char<1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f64, f64, f64, f64) -> complex<f64>, sym_name = "__divdc3", sym_visibility = "private"}> ({
  }) {fir.bindc_name = "__divdc3", fir.runtime} : () -> ()
  "func.func"() <{function_type = (i32, i1, i1) -> (), sym_name = "_FortranAStopStatement", sym_visibility = "private"}> ({
  }) {fir.runtime} : () -> ()
  "func.func"() <{function_type = (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>, sym_name = "_FortranAioBeginExternalListOutput", sym_visibility = "private"}> ({
  }) {fir.io, fir.runtime} : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX2F7374616E6461726420696E70757400", symref = @_QQclX2F7374616E6461726420696E70757400, type = !fir.char<1,16>}> ({
    %38 = "fir.string_lit"() {size = 16 : i64, value = "/standard input\00"} : () -> !fir.char<1,16>
    "fir.has_value"(%38) : (!fir.char<1,16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.ref<i8>, i32) -> i1, sym_name = "_FortranAioOutputInteger32", sym_visibility = "private"}> ({
  }) {fir.io, fir.runtime} : () -> ()
  "func.func"() <{function_type = (!fir.ref<i8>, !fir.box<none>) -> i1, sym_name = "_FortranAioOutputDescriptor", sym_visibility = "private"}> ({
  }) {fir.io, fir.runtime} : () -> ()
  "func.func"() <{function_type = (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1, sym_name = "_FortranAioOutputAscii", sym_visibility = "private"}> ({
  }) {fir.io, fir.runtime} : () -> ()
  "func.func"() <{function_type = (!fir.ref<i8>, f64, f64) -> i1, sym_name = "_FortranAioOutputComplex64", sym_visibility = "private"}> ({
  }) {fir.io, fir.runtime} : () -> ()
  "func.func"() <{function_type = (!fir.ref<i8>, i64) -> i1, sym_name = "_FortranAioOutputInteger64", sym_visibility = "private"}> ({
  }) {fir.io, fir.runtime} : () -> ()
  "func.func"() <{function_type = (!fir.ref<i8>) -> i32, sym_name = "_FortranAioEndIoStatement", sym_visibility = "private"}> ({
  }) {fir.io, fir.runtime} : () -> ()
  "func.func"() <{function_type = (!fir.ref<i8>, i64, !fir.box<none>, i32, !fir.ref<i8>, i32) -> !fir.ref<i8>, sym_name = "_FortranAioBeginExternalFormattedOutput", sym_visibility = "private"}> ({
  }) {fir.io, fir.runtime} : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX28693529", symref = @_QQclX28693529, type = !fir.char<1,4>}> ({
    %37 = "fir.string_lit"() {size = 4 : i64, value = "(i5)"} : () -> !fir.char<1,4>
    "fir.has_value"(%37) : (!fir.char<1,4>) -> ()
  }) : () -> ()
  "fir.global"() <{constant, initVal = dense<[[1, 3], [2, 4]]> : tensor<2x2xi32>, linkName = "internal", sym_name = "_QQro.2x2xi4.0", symref = @_QQro.2x2xi4.0, type = !fir.array<2x2xi32>}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!fir.ref<i8>, f32) -> i1, sym_name = "_FortranAioOutputReal32", sym_visibility = "private"}> ({
  }) {fir.io, fir.runtime} : () -> ()
  "fir.global"() <{linkName = "internal", sym_name = "_QFEcounter", symref = @_QFEcounter, type = i32}> ({
    %36 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    "fir.has_value"(%36) : (i32) -> ()
  }) : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX68656C6C6F", symref = @_QQclX68656C6C6F, type = !fir.char<1,5>}> ({
    %35 = "fir.string_lit"() {size = 5 : i64, value = "hello"} : () -> !fir.char<1,5>
    "fir.has_value"(%35) : (!fir.char<1,5>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>, sym_name = "_FortranAioBeginExternalListInput", sym_visibility = "private"}> ({
  }) {fir.io, fir.runtime} : () -> ()
  "func.func"() <{function_type = (!fir.ref<i8>, !fir.ref<tuple<>>) -> i1, sym_name = "_FortranAioInputNamelist", sym_visibility = "private"}> ({
  }) {fir.io, fir.runtime} : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX6E6D6C00", symref = @_QQclX6E6D6C00, type = !fir.char<1,4>}> ({
    %34 = "fir.string_lit"() {size = 4 : i64, value = "nml\00"} : () -> !fir.char<1,4>
    "fir.has_value"(%34) : (!fir.char<1,4>) -> ()
  }) : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX636F756E74657200", symref = @_QQclX636F756E74657200, type = !fir.char<1,8>}> ({
    %33 = "fir.string_lit"() {size = 8 : i64, value = "counter\00"} : () -> !fir.char<1,8>
    "fir.has_value"(%33) : (!fir.char<1,8>) -> ()
  }) : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QFEcounter.desc", symref = @_QFEcounter.desc, type = !fir.box<!fir.ptr<i32>>}> ({
    %29 = "fir.address_of"() <{symbol = @_QFEcounter}> : () -> !fir.ref<i32>
    %30:2 = "hlfir.declare"(%29) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFEcounter"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %31 = "fir.embox"(%30#0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>}> : (!fir.ref<i32>) -> !fir.box<i32>
    %32 = "fir.rebox"(%31) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!fir.box<i32>) -> !fir.box<!fir.ptr<i32>>
    "fir.has_value"(%32) : (!fir.box<!fir.ptr<i32>>) -> ()
  }) : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QFNnml.list", symref = @_QFNnml.list, type = !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>}> ({
    %21 = "fir.undefined"() : () -> !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %22 = "fir.address_of"() <{symbol = @_QQclX636F756E74657200}> : () -> !fir.ref<!fir.char<1,8>>
    %23 = "arith.constant"() <{value = 8 : index}> : () -> index
    %24 = "fir.convert"(%22) : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<i8>
    %25 = "fir.insert_value"(%21, %24) <{coor = [0 : index, 0 : index]}> : (!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<i8>) -> !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %26 = "fir.address_of"() <{symbol = @_QFEcounter.desc}> : () -> !fir.ref<!fir.box<!fir.ptr<i32>>>
    %27 = "fir.convert"(%26) : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.ref<!fir.box<none>>
    %28 = "fir.insert_value"(%25, %27) <{coor = [0 : index, 1 : index]}> : (!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<!fir.box<none>>) -> !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    "fir.has_value"(%28) : (!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>) -> ()
  }) : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QFNnml", symref = @_QFNnml, type = tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>}> ({
    %9 = "fir.undefined"() : () -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %10 = "fir.address_of"() <{symbol = @_QQclX6E6D6C00}> : () -> !fir.ref<!fir.char<1,4>>
    %11 = "arith.constant"() <{value = 4 : index}> : () -> index
    %12 = "fir.convert"(%10) : (!fir.ref<!fir.char<1,4>>) -> !fir.ref<i8>
    %13 = "fir.insert_value"(%9, %12) <{coor = [0 : index]}> : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<i8>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %14 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %15 = "fir.insert_value"(%13, %14) <{coor = [1 : index]}> : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, i64) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %16 = "fir.address_of"() <{symbol = @_QFNnml.list}> : () -> !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>
    %17 = "fir.insert_value"(%15, %16) <{coor = [2 : index]}> : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %18 = "fir.address_of"() <{symbol = @_QQdefault.nonTbpDefinedIoTable}> : () -> !fir.ref<tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>>
    %19 = "fir.convert"(%18) : (!fir.ref<tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>>) -> !fir.ref<none>
    %20 = "fir.insert_value"(%17, %19) <{coor = [3 : index]}> : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<none>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    "fir.has_value"(%20) : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>) -> ()
  }) : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQdefault.nonTbpDefinedIoTable", symref = @_QQdefault.nonTbpDefinedIoTable, type = tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>}> ({
    %2 = "fir.undefined"() : () -> tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    %3 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %4 = "fir.insert_value"(%2, %3) <{coor = [0 : index]}> : (tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>, i64) -> tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    %5 = "fir.zero_bits"() : () -> !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>
    %6 = "fir.insert_value"(%4, %5) <{coor = [1 : index]}> : (tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>) -> tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    %7 = "arith.constant"() <{value = true}> : () -> i1
    %8 = "fir.insert_value"(%6, %7) <{coor = [2 : index]}> : (tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>, i1) -> tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    "fir.has_value"(%8) : (tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>) -> ()
  }) : () -> ()
  "fir.global"() <{constant, initVal = dense<4> : tensor<1xi32>, linkName = "internal", sym_name = "_QQro.1xi4.1", symref = @_QQro.1xi4.1, type = !fir.array<1xi32>}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!fir.boxproc<() -> ()>) -> f32, sym_name = "_QPext", sym_visibility = "private"}> ({
  }) {fir.host_symbol = @_QQmain} : () -> ()
  "func.func"() <{function_type = (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> (), sym_name = "_FortranAProgramStart", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "_FortranAProgramEndStatement", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, !llvm.ptr, !llvm.ptr) -> i32, sym_name = "main"}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr):
    %0 = "fir.zero_bits"() : () -> !fir.ref<tuple<i32, !fir.ref<!fir.array<0xtuple<!fir.ref<i8>, !fir.ref<i8>>>>>>
    "fir.call"(%arg0, %arg1, %arg2, %0) <{callee = @_FortranAProgramStart, fastmath = #arith.fastmath<contract>}> : (i32, !llvm.ptr, !llvm.ptr, !fir.ref<tuple<i32, !fir.ref<!fir.array<0xtuple<!fir.ref<i8>, !fir.ref<i8>>>>>>) -> ()
    "fir.call"() <{callee = @_QQmain, fastmath = #arith.fastmath<contract>}> : () -> ()
    "fir.call"() <{callee = @_FortranAProgramEndStatement, fastmath = #arith.fastmath<contract>}> : () -> ()
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "func.return"(%1) : (i32) -> ()
  }) : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} : () -> ()
