"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "privatization_ref_box_heap_Uxf32", type = !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>}> ({
  ^bb0(%arg58: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %421 = "fir.load"(%arg58) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %422 = "arith.constant"() <{value = 0 : index}> : () -> index
    %423:3 = "fir.box_dims"(%421, %422) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %424 = "fir.shape"(%423#1) : (index) -> !fir.shape<1>
    %425 = "fir.allocmem"(%423#1) <{bindc_name = ".tmp", in_type = !fir.array<?xf32>, operandSegmentSizes = array<i32: 0, 1>, uniq_name = ""}> : (index) -> !fir.heap<!fir.array<?xf32>>
    %426:2 = "hlfir.declare"(%425, %424) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = ".tmp"}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> (!fir.box<!fir.array<?xf32>>, !fir.heap<!fir.array<?xf32>>)
    %427 = "fir.alloca"() <{in_type = !fir.box<!fir.heap<!fir.array<?xf32>>>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %428:2 = "hlfir.declare"(%427) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.private.init"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %429 = "fir.convert"(%428#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
    "fir.store"(%426#0, %429) : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.array<?xf32>>>) -> ()
    "acc.yield"(%428#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
  }, {
  ^bb0(%arg56: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg57: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %419 = "fir.load"(%arg57) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %420 = "fir.box_addr"(%419) : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    "fir.freemem"(%420) : (!fir.heap<!fir.array<?xf32>>) -> ()
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "acc.private.recipe"() <{sym_name = "privatization_ref_10xf64", type = !fir.ref<!fir.array<10xf64>>}> ({
  ^bb0(%arg55: !fir.ref<!fir.array<10xf64>>):
    %415 = "arith.constant"() <{value = 10 : index}> : () -> index
    %416 = "fir.shape"(%415) : (index) -> !fir.shape<1>
    %417 = "fir.alloca"() <{in_type = !fir.array<10xf64>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<!fir.array<10xf64>>
    %418:2 = "hlfir.declare"(%417, %416) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.private.init"}> : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
    "acc.yield"(%418#0) : (!fir.ref<!fir.array<10xf64>>) -> ()
  }, {
  }) : () -> ()
  "acc.firstprivate.recipe"() <{sym_name = "firstprivatization_ref_z32", type = !fir.ref<complex<f32>>}> ({
  ^bb0(%arg54: !fir.ref<complex<f32>>):
    %413 = "fir.alloca"() <{in_type = complex<f32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<complex<f32>>
    %414:2 = "hlfir.declare"(%413) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.private.init"}> : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    "acc.yield"(%414#0) : (!fir.ref<complex<f32>>) -> ()
  }, {
  ^bb0(%arg52: !fir.ref<complex<f32>>, %arg53: !fir.ref<complex<f32>>):
    %412 = "fir.load"(%arg52) : (!fir.ref<complex<f32>>) -> complex<f32>
    "hlfir.assign"(%412, %arg53) <{temporary_lhs}> : (complex<f32>, !fir.ref<complex<f32>>) -> ()
    "acc.terminator"() : () -> ()
  }, {
  }) : () -> ()
  "acc.private.recipe"() <{sym_name = "privatization_ref_i32", type = !fir.ref<i32>}> ({
  ^bb0(%arg51: !fir.ref<i32>):
    %410 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %411:2 = "hlfir.declare"(%410) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.private.init"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    "acc.yield"(%411#0) : (!fir.ref<i32>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "reduction_add_ref_10xf64", type = !fir.ref<!fir.array<10xf64>>}> ({
  ^bb0(%arg49: !fir.ref<!fir.array<10xf64>>):
    %401 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %402 = "arith.constant"() <{value = 10 : index}> : () -> index
    %403 = "fir.shape"(%402) : (index) -> !fir.shape<1>
    %404 = "fir.alloca"() <{in_type = !fir.array<10xf64>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<!fir.array<10xf64>>
    %405:2 = "hlfir.declare"(%404, %403) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
    %406 = "arith.constant"() <{value = 0 : index}> : () -> index
    %407 = "arith.constant"() <{value = 9 : index}> : () -> index
    %408 = "arith.constant"() <{value = 1 : index}> : () -> index
    "fir.do_loop"(%406, %407, %408) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> ({
    ^bb0(%arg50: index):
      %409 = "fir.coordinate_of"(%405#0, %arg50) <{baseType = !fir.ref<!fir.array<10xf64>>}> : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
      "fir.store"(%401, %409) : (f64, !fir.ref<f64>) -> ()
      "fir.result"() : () -> ()
    }) : (index, index, index) -> ()
    "acc.yield"(%405#0) : (!fir.ref<!fir.array<10xf64>>) -> ()
  }, {
  ^bb0(%arg46: !fir.ref<!fir.array<10xf64>>, %arg47: !fir.ref<!fir.array<10xf64>>):
    %391 = "arith.constant"() <{value = 10 : index}> : () -> index
    %392 = "fir.shape"(%391) : (index) -> !fir.shape<1>
    %393 = "arith.constant"() <{value = 10 : index}> : () -> index
    %394 = "fir.shape"(%393) : (index) -> !fir.shape<1>
    %395 = "arith.constant"() <{value = 1 : index}> : () -> index
    "fir.do_loop"(%395, %391, %395) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, unordered}> ({
    ^bb0(%arg48: index):
      %396 = "hlfir.designate"(%arg47, %arg48) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
      %397 = "fir.load"(%396) : (!fir.ref<f64>) -> f64
      %398 = "hlfir.designate"(%arg46, %arg48) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
      %399 = "fir.load"(%398) : (!fir.ref<f64>) -> f64
      %400 = "arith.addf"(%399, %397) <{fastmath = #arith.fastmath<contract>}> : (f64, f64) -> f64
      "hlfir.assign"(%400, %398) : (f64, !fir.ref<f64>) -> ()
      "fir.result"() : () -> ()
    }) : (index, index, index) -> ()
    "acc.yield"(%arg46) : (!fir.ref<!fir.array<10xf64>>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<neqv>, sym_name = "reduction_neqv_ref_l32", type = !fir.ref<!fir.logical<4>>}> ({
  ^bb0(%arg45: !fir.ref<!fir.logical<4>>):
    %387 = "arith.constant"() <{value = false}> : () -> i1
    %388 = "fir.alloca"() <{in_type = !fir.logical<4>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<!fir.logical<4>>
    %389:2 = "hlfir.declare"(%388) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %390 = "fir.convert"(%387) : (i1) -> !fir.logical<4>
    "fir.store"(%390, %389#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.yield"(%389#0) : (!fir.ref<!fir.logical<4>>) -> ()
  }, {
  ^bb0(%arg43: !fir.ref<!fir.logical<4>>, %arg44: !fir.ref<!fir.logical<4>>):
    %381 = "fir.load"(%arg44) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
    %382 = "fir.load"(%arg43) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
    %383 = "fir.convert"(%382) : (!fir.logical<4>) -> i1
    %384 = "fir.convert"(%381) : (!fir.logical<4>) -> i1
    %385 = "arith.cmpi"(%383, %384) <{predicate = 1 : i64}> : (i1, i1) -> i1
    %386 = "fir.convert"(%385) : (i1) -> !fir.logical<4>
    "hlfir.assign"(%386, %arg43) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.yield"(%arg43) : (!fir.ref<!fir.logical<4>>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<eqv>, sym_name = "reduction_eqv_ref_l32", type = !fir.ref<!fir.logical<4>>}> ({
  ^bb0(%arg42: !fir.ref<!fir.logical<4>>):
    %377 = "arith.constant"() <{value = true}> : () -> i1
    %378 = "fir.alloca"() <{in_type = !fir.logical<4>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<!fir.logical<4>>
    %379:2 = "hlfir.declare"(%378) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %380 = "fir.convert"(%377) : (i1) -> !fir.logical<4>
    "fir.store"(%380, %379#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.yield"(%379#0) : (!fir.ref<!fir.logical<4>>) -> ()
  }, {
  ^bb0(%arg40: !fir.ref<!fir.logical<4>>, %arg41: !fir.ref<!fir.logical<4>>):
    %371 = "fir.load"(%arg41) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
    %372 = "fir.load"(%arg40) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
    %373 = "fir.convert"(%372) : (!fir.logical<4>) -> i1
    %374 = "fir.convert"(%371) : (!fir.logical<4>) -> i1
    %375 = "arith.cmpi"(%373, %374) <{predicate = 0 : i64}> : (i1, i1) -> i1
    %376 = "fir.convert"(%375) : (i1) -> !fir.logical<4>
    "hlfir.assign"(%376, %arg40) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.yield"(%arg40) : (!fir.ref<!fir.logical<4>>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<lor>, sym_name = "reduction_lor_ref_l32", type = !fir.ref<!fir.logical<4>>}> ({
  ^bb0(%arg39: !fir.ref<!fir.logical<4>>):
    %367 = "arith.constant"() <{value = false}> : () -> i1
    %368 = "fir.alloca"() <{in_type = !fir.logical<4>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<!fir.logical<4>>
    %369:2 = "hlfir.declare"(%368) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %370 = "fir.convert"(%367) : (i1) -> !fir.logical<4>
    "fir.store"(%370, %369#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.yield"(%369#0) : (!fir.ref<!fir.logical<4>>) -> ()
  }, {
  ^bb0(%arg37: !fir.ref<!fir.logical<4>>, %arg38: !fir.ref<!fir.logical<4>>):
    %361 = "fir.load"(%arg38) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
    %362 = "fir.load"(%arg37) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
    %363 = "fir.convert"(%362) : (!fir.logical<4>) -> i1
    %364 = "fir.convert"(%361) : (!fir.logical<4>) -> i1
    %365 = "arith.ori"(%363, %364) : (i1, i1) -> i1
    %366 = "fir.convert"(%365) : (i1) -> !fir.logical<4>
    "hlfir.assign"(%366, %arg37) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.yield"(%arg37) : (!fir.ref<!fir.logical<4>>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<land>, sym_name = "reduction_land_ref_l32", type = !fir.ref<!fir.logical<4>>}> ({
  ^bb0(%arg36: !fir.ref<!fir.logical<4>>):
    %357 = "arith.constant"() <{value = true}> : () -> i1
    %358 = "fir.alloca"() <{in_type = !fir.logical<4>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<!fir.logical<4>>
    %359:2 = "hlfir.declare"(%358) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %360 = "fir.convert"(%357) : (i1) -> !fir.logical<4>
    "fir.store"(%360, %359#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.yield"(%359#0) : (!fir.ref<!fir.logical<4>>) -> ()
  }, {
  ^bb0(%arg34: !fir.ref<!fir.logical<4>>, %arg35: !fir.ref<!fir.logical<4>>):
    %351 = "fir.load"(%arg35) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
    %352 = "fir.load"(%arg34) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
    %353 = "fir.convert"(%352) : (!fir.logical<4>) -> i1
    %354 = "fir.convert"(%351) : (!fir.logical<4>) -> i1
    %355 = "arith.andi"(%353, %354) : (i1, i1) -> i1
    %356 = "fir.convert"(%355) : (i1) -> !fir.logical<4>
    "hlfir.assign"(%356, %arg34) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.yield"(%arg34) : (!fir.ref<!fir.logical<4>>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "reduction_add_ref_z32", type = !fir.ref<complex<f32>>}> ({
  ^bb0(%arg33: !fir.ref<complex<f32>>):
    %344 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %345 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %346 = "fir.undefined"() : () -> complex<f32>
    %347 = "fir.insert_value"(%346, %344) <{coor = [0 : index]}> : (complex<f32>, f32) -> complex<f32>
    %348 = "fir.insert_value"(%347, %345) <{coor = [1 : index]}> : (complex<f32>, f32) -> complex<f32>
    %349 = "fir.alloca"() <{in_type = complex<f32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<complex<f32>>
    %350:2 = "hlfir.declare"(%349) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    "fir.store"(%348, %350#0) : (complex<f32>, !fir.ref<complex<f32>>) -> ()
    "acc.yield"(%350#0) : (!fir.ref<complex<f32>>) -> ()
  }, {
  ^bb0(%arg31: !fir.ref<complex<f32>>, %arg32: !fir.ref<complex<f32>>):
    %341 = "fir.load"(%arg32) : (!fir.ref<complex<f32>>) -> complex<f32>
    %342 = "fir.load"(%arg31) : (!fir.ref<complex<f32>>) -> complex<f32>
    %343 = "fir.addc"(%342, %341) <{fastmath = #arith.fastmath<contract>}> : (complex<f32>, complex<f32>) -> complex<f32>
    "hlfir.assign"(%343, %arg31) : (complex<f32>, !fir.ref<complex<f32>>) -> ()
    "acc.yield"(%arg31) : (!fir.ref<complex<f32>>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<xor>, sym_name = "reduction_xor_ref_i32", type = !fir.ref<i32>}> ({
  ^bb0(%arg30: !fir.ref<i32>):
    %338 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %339 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %340:2 = "hlfir.declare"(%339) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    "fir.store"(%338, %340#0) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%340#0) : (!fir.ref<i32>) -> ()
  }, {
  ^bb0(%arg28: !fir.ref<i32>, %arg29: !fir.ref<i32>):
    %335 = "fir.load"(%arg29) : (!fir.ref<i32>) -> i32
    %336 = "fir.load"(%arg28) : (!fir.ref<i32>) -> i32
    %337 = "arith.xori"(%336, %335) : (i32, i32) -> i32
    "hlfir.assign"(%337, %arg28) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%arg28) : (!fir.ref<i32>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<ior>, sym_name = "reduction_ior_ref_i32", type = !fir.ref<i32>}> ({
  ^bb0(%arg27: !fir.ref<i32>):
    %332 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %333 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %334:2 = "hlfir.declare"(%333) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    "fir.store"(%332, %334#0) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%334#0) : (!fir.ref<i32>) -> ()
  }, {
  ^bb0(%arg25: !fir.ref<i32>, %arg26: !fir.ref<i32>):
    %329 = "fir.load"(%arg26) : (!fir.ref<i32>) -> i32
    %330 = "fir.load"(%arg25) : (!fir.ref<i32>) -> i32
    %331 = "arith.ori"(%330, %329) : (i32, i32) -> i32
    "hlfir.assign"(%331, %arg25) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%arg25) : (!fir.ref<i32>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<iand>, sym_name = "reduction_iand_ref_i32", type = !fir.ref<i32>}> ({
  ^bb0(%arg24: !fir.ref<i32>):
    %326 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %327 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %328:2 = "hlfir.declare"(%327) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    "fir.store"(%326, %328#0) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%328#0) : (!fir.ref<i32>) -> ()
  }, {
  ^bb0(%arg22: !fir.ref<i32>, %arg23: !fir.ref<i32>):
    %323 = "fir.load"(%arg23) : (!fir.ref<i32>) -> i32
    %324 = "fir.load"(%arg22) : (!fir.ref<i32>) -> i32
    %325 = "arith.andi"(%324, %323) : (i32, i32) -> i32
    "hlfir.assign"(%325, %arg22) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%arg22) : (!fir.ref<i32>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<min>, sym_name = "reduction_min_ref_f32", type = !fir.ref<f32>}> ({
  ^bb0(%arg21: !fir.ref<f32>):
    %320 = "arith.constant"() <{value = 3.40282347E+38 : f32}> : () -> f32
    %321 = "fir.alloca"() <{in_type = f32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<f32>
    %322:2 = "hlfir.declare"(%321) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    "fir.store"(%320, %322#0) : (f32, !fir.ref<f32>) -> ()
    "acc.yield"(%322#0) : (!fir.ref<f32>) -> ()
  }, {
  ^bb0(%arg19: !fir.ref<f32>, %arg20: !fir.ref<f32>):
    %316 = "fir.load"(%arg20) : (!fir.ref<f32>) -> f32
    %317 = "fir.load"(%arg19) : (!fir.ref<f32>) -> f32
    %318 = "arith.cmpf"(%317, %316) <{fastmath = #arith.fastmath<contract>, predicate = 4 : i64}> : (f32, f32) -> i1
    %319 = "arith.select"(%318, %317, %316) : (i1, f32, f32) -> f32
    "hlfir.assign"(%319, %arg19) : (f32, !fir.ref<f32>) -> ()
    "acc.yield"(%arg19) : (!fir.ref<f32>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<min>, sym_name = "reduction_min_ref_i32", type = !fir.ref<i32>}> ({
  ^bb0(%arg18: !fir.ref<i32>):
    %313 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %314 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %315:2 = "hlfir.declare"(%314) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    "fir.store"(%313, %315#0) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%315#0) : (!fir.ref<i32>) -> ()
  }, {
  ^bb0(%arg16: !fir.ref<i32>, %arg17: !fir.ref<i32>):
    %309 = "fir.load"(%arg17) : (!fir.ref<i32>) -> i32
    %310 = "fir.load"(%arg16) : (!fir.ref<i32>) -> i32
    %311 = "arith.cmpi"(%310, %309) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %312 = "arith.select"(%311, %310, %309) : (i1, i32, i32) -> i32
    "hlfir.assign"(%312, %arg16) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%arg16) : (!fir.ref<i32>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<max>, sym_name = "reduction_max_ref_f32", type = !fir.ref<f32>}> ({
  ^bb0(%arg15: !fir.ref<f32>):
    %306 = "arith.constant"() <{value = -1.401300e-45 : f32}> : () -> f32
    %307 = "fir.alloca"() <{in_type = f32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<f32>
    %308:2 = "hlfir.declare"(%307) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    "fir.store"(%306, %308#0) : (f32, !fir.ref<f32>) -> ()
    "acc.yield"(%308#0) : (!fir.ref<f32>) -> ()
  }, {
  ^bb0(%arg13: !fir.ref<f32>, %arg14: !fir.ref<f32>):
    %302 = "fir.load"(%arg14) : (!fir.ref<f32>) -> f32
    %303 = "fir.load"(%arg13) : (!fir.ref<f32>) -> f32
    %304 = "arith.cmpf"(%303, %302) <{fastmath = #arith.fastmath<contract>, predicate = 2 : i64}> : (f32, f32) -> i1
    %305 = "arith.select"(%304, %303, %302) : (i1, f32, f32) -> f32
    "hlfir.assign"(%305, %arg13) : (f32, !fir.ref<f32>) -> ()
    "acc.yield"(%arg13) : (!fir.ref<f32>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<max>, sym_name = "reduction_max_ref_i32", type = !fir.ref<i32>}> ({
  ^bb0(%arg12: !fir.ref<i32>):
    %299 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
    %300 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %301:2 = "hlfir.declare"(%300) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    "fir.store"(%299, %301#0) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%301#0) : (!fir.ref<i32>) -> ()
  }, {
  ^bb0(%arg10: !fir.ref<i32>, %arg11: !fir.ref<i32>):
    %295 = "fir.load"(%arg11) : (!fir.ref<i32>) -> i32
    %296 = "fir.load"(%arg10) : (!fir.ref<i32>) -> i32
    %297 = "arith.cmpi"(%296, %295) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %298 = "arith.select"(%297, %296, %295) : (i1, i32, i32) -> i32
    "hlfir.assign"(%298, %arg10) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%arg10) : (!fir.ref<i32>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<mul>, sym_name = "reduction_mul_ref_i32", type = !fir.ref<i32>}> ({
  ^bb0(%arg9: !fir.ref<i32>):
    %292 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %293 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %294:2 = "hlfir.declare"(%293) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    "fir.store"(%292, %294#0) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%294#0) : (!fir.ref<i32>) -> ()
  }, {
  ^bb0(%arg7: !fir.ref<i32>, %arg8: !fir.ref<i32>):
    %289 = "fir.load"(%arg8) : (!fir.ref<i32>) -> i32
    %290 = "fir.load"(%arg7) : (!fir.ref<i32>) -> i32
    %291 = "arith.muli"(%290, %289) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "hlfir.assign"(%291, %arg7) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%arg7) : (!fir.ref<i32>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "reduction_add_ref_i32", type = !fir.ref<i32>}> ({
  ^bb0(%arg6: !fir.ref<i32>):
    %286 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %287 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
    %288:2 = "hlfir.declare"(%287) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "acc.reduction.init"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    "fir.store"(%286, %288#0) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%288#0) : (!fir.ref<i32>) -> ()
  }, {
  ^bb0(%arg4: !fir.ref<i32>, %arg5: !fir.ref<i32>):
    %283 = "fir.load"(%arg5) : (!fir.ref<i32>) -> i32
    %284 = "fir.load"(%arg4) : (!fir.ref<i32>) -> i32
    %285 = "arith.addi"(%284, %283) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "hlfir.assign"(%285, %arg4) : (i32, !fir.ref<i32>) -> ()
    "acc.yield"(%arg4) : (!fir.ref<i32>) -> ()
  }, {
  }) : () -> ()
  "func.func"() <{arg_attrs = [{fir.bindc_name = "n"}, {fir.bindc_name = "a"}], function_type = (!fir.ref<i32>, !fir.ref<!fir.array<?xf32>>) -> (), sym_name = "_QPreduce"}> ({
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<!fir.array<?xf32>>):
    %1 = "fir.dummy_scope"() : () -> !fir.dscope
    %2:2 = "hlfir.declare"(%arg0, %1) <{dummy_arg_no = 1 : ui32, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEn"}> : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %3 = "fir.alloca"() <{bindc_name = "al", in_type = !fir.box<!fir.heap<!fir.array<?xf32>>>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEal"}> : () -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %4 = "fir.zero_bits"() : () -> !fir.heap<!fir.array<?xf32>>
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "fir.shape"(%5) : (index) -> !fir.shape<1>
    %7 = "fir.embox"(%4, %6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    "fir.store"(%7, %3) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    %8:2 = "hlfir.declare"(%3) <{fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEal"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %9 = "arith.constant"() <{value = 10 : index}> : () -> index
    %10 = "fir.alloca"() <{bindc_name = "arr", in_type = !fir.array<10xf64>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEarr"}> : () -> !fir.ref<!fir.array<10xf64>>
    %11 = "fir.shape"(%9) : (index) -> !fir.shape<1>
    %12:2 = "hlfir.declare"(%10, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEarr"}> : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
    %13 = "fir.alloca"() <{bindc_name = "i", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEi"}> : () -> !fir.ref<i32>
    %14:2 = "hlfir.declare"(%13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %15 = "fir.alloca"() <{bindc_name = "l1", in_type = !fir.logical<4>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEl1"}> : () -> !fir.ref<!fir.logical<4>>
    %16:2 = "hlfir.declare"(%15) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl1"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %17 = "fir.alloca"() <{bindc_name = "l2", in_type = !fir.logical<4>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEl2"}> : () -> !fir.ref<!fir.logical<4>>
    %18:2 = "hlfir.declare"(%17) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl2"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %19 = "fir.alloca"() <{bindc_name = "l3", in_type = !fir.logical<4>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEl3"}> : () -> !fir.ref<!fir.logical<4>>
    %20:2 = "hlfir.declare"(%19) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl3"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %21 = "fir.alloca"() <{bindc_name = "l4", in_type = !fir.logical<4>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEl4"}> : () -> !fir.ref<!fir.logical<4>>
    %22:2 = "hlfir.declare"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl4"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %23 = "fir.alloca"() <{bindc_name = "r1", in_type = f32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEr1"}> : () -> !fir.ref<f32>
    %24:2 = "hlfir.declare"(%23) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEr1"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %25 = "fir.alloca"() <{bindc_name = "r2", in_type = f32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEr2"}> : () -> !fir.ref<f32>
    %26:2 = "hlfir.declare"(%25) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEr2"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %27 = "fir.alloca"() <{bindc_name = "s1", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEs1"}> : () -> !fir.ref<i32>
    %28:2 = "hlfir.declare"(%27) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs1"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %29 = "fir.alloca"() <{bindc_name = "s2", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEs2"}> : () -> !fir.ref<i32>
    %30:2 = "hlfir.declare"(%29) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs2"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %31 = "fir.alloca"() <{bindc_name = "s3", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEs3"}> : () -> !fir.ref<i32>
    %32:2 = "hlfir.declare"(%31) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs3"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %33 = "fir.alloca"() <{bindc_name = "s4", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEs4"}> : () -> !fir.ref<i32>
    %34:2 = "hlfir.declare"(%33) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs4"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %35 = "fir.alloca"() <{bindc_name = "s5", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEs5"}> : () -> !fir.ref<i32>
    %36:2 = "hlfir.declare"(%35) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs5"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %37 = "fir.alloca"() <{bindc_name = "s6", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEs6"}> : () -> !fir.ref<i32>
    %38:2 = "hlfir.declare"(%37) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs6"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %39 = "fir.alloca"() <{bindc_name = "s7", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEs7"}> : () -> !fir.ref<i32>
    %40:2 = "hlfir.declare"(%39) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs7"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %41 = "fir.alloca"() <{bindc_name = "z", in_type = complex<f32>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFreduceEz"}> : () -> !fir.ref<complex<f32>>
    %42:2 = "hlfir.declare"(%41) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEz"}> : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    %43 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
    %44 = "fir.convert"(%43) : (i32) -> i64
    %45 = "fir.convert"(%44) : (i64) -> index
    %46 = "arith.constant"() <{value = 0 : index}> : () -> index
    %47 = "arith.cmpi"(%45, %46) <{predicate = 4 : i64}> : (index, index) -> i1
    %48 = "arith.select"(%47, %45, %46) : (i1, index, index) -> index
    %49 = "fir.shape"(%48) : (index) -> !fir.shape<1>
    %50:2 = "hlfir.declare"(%arg1, %49, %1) <{dummy_arg_no = 2 : ui32, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEa"}> : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %51 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "hlfir.assign"(%51, %28#0) : (i32, !fir.ref<i32>) -> ()
    %52 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "hlfir.assign"(%52, %30#0) : (i32, !fir.ref<i32>) -> ()
    %53 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "hlfir.assign"(%53, %32#0) : (i32, !fir.ref<i32>) -> ()
    %54 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "hlfir.assign"(%54, %34#0) : (i32, !fir.ref<i32>) -> ()
    %55 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "hlfir.assign"(%55, %36#0) : (i32, !fir.ref<i32>) -> ()
    %56 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "hlfir.assign"(%56, %38#0) : (i32, !fir.ref<i32>) -> ()
    %57 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "hlfir.assign"(%57, %40#0) : (i32, !fir.ref<i32>) -> ()
    %58 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "hlfir.assign"(%58, %24#0) : (f32, !fir.ref<f32>) -> ()
    %59 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "hlfir.assign"(%59, %26#0) : (f32, !fir.ref<f32>) -> ()
    %60 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %61 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %62 = "fir.undefined"() : () -> complex<f32>
    %63 = "fir.insert_value"(%62, %60) <{coor = [0 : index]}> : (complex<f32>, f32) -> complex<f32>
    %64 = "fir.insert_value"(%63, %61) <{coor = [1 : index]}> : (complex<f32>, f32) -> complex<f32>
    "hlfir.assign"(%64, %42#0) : (complex<f32>, !fir.ref<complex<f32>>) -> ()
    %65 = "arith.constant"() <{value = true}> : () -> i1
    %66 = "fir.convert"(%65) : (i1) -> !fir.logical<4>
    "hlfir.assign"(%66, %16#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    %67 = "arith.constant"() <{value = false}> : () -> i1
    %68 = "fir.convert"(%67) : (i1) -> !fir.logical<4>
    "hlfir.assign"(%68, %18#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    %69 = "arith.constant"() <{value = true}> : () -> i1
    %70 = "fir.convert"(%69) : (i1) -> !fir.logical<4>
    "hlfir.assign"(%70, %20#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    %71 = "arith.constant"() <{value = false}> : () -> i1
    %72 = "fir.convert"(%71) : (i1) -> !fir.logical<4>
    "hlfir.assign"(%72, %22#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
    %73 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
    %74 = "fir.convert"(%73) : (i32) -> index
    %75 = "arith.constant"() <{value = 0 : index}> : () -> index
    %76 = "arith.cmpi"(%74, %75) <{predicate = 4 : i64}> : (index, index) -> i1
    %77 = "arith.select"(%76, %74, %75) : (i1, index, index) -> index
    %78 = "fir.allocmem"(%77) <{in_type = !fir.array<?xf32>, operandSegmentSizes = array<i32: 0, 1>, uniq_name = "_QFreduceEal.alloc"}> {fir.must_be_heap = true} : (index) -> !fir.heap<!fir.array<?xf32>>
    %79 = "fir.shape"(%77) : (index) -> !fir.shape<1>
    %80 = "fir.embox"(%78, %79) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    "fir.store"(%80, %8#0) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    %81 = "acc.copyin"(%28#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s1", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
    %82 = "acc.copyin"(%30#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s2", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
    %83 = "acc.copyin"(%32#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s3", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
    %84 = "acc.copyin"(%24#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "r1", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (!fir.ref<f32>) -> !fir.ref<f32>
    %85 = "acc.copyin"(%34#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s4", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
    %86 = "acc.copyin"(%26#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "r2", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (!fir.ref<f32>) -> !fir.ref<f32>
    %87 = "acc.copyin"(%36#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s5", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
    %88 = "acc.copyin"(%38#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s6", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
    %89 = "acc.copyin"(%40#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s7", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
    %90 = "acc.copyin"(%42#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "z", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = complex<f32>}> : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
    %91 = "acc.copyin"(%16#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "l1", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %92 = "acc.copyin"(%18#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "l2", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %93 = "acc.copyin"(%20#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "l3", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %94 = "acc.copyin"(%22#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "l4", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %95 = "acc.copyin"(%12#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "arr", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !fir.array<10xf64>}> : (!fir.ref<!fir.array<10xf64>>) -> !fir.ref<!fir.array<10xf64>>
    "acc.parallel"(%81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95) <{combined, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15>}> ({
      %133:2 = "hlfir.declare"(%81) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs1"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %134:2 = "hlfir.declare"(%82) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs2"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %135:2 = "hlfir.declare"(%83) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs3"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %136:2 = "hlfir.declare"(%84) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEr1"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
      %137:2 = "hlfir.declare"(%85) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs4"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %138:2 = "hlfir.declare"(%86) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEr2"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
      %139:2 = "hlfir.declare"(%87) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs5"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %140:2 = "hlfir.declare"(%88) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs6"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %141:2 = "hlfir.declare"(%89) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs7"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %142:2 = "hlfir.declare"(%90) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEz"}> : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
      %143:2 = "hlfir.declare"(%91) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl1"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
      %144:2 = "hlfir.declare"(%92) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl2"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
      %145:2 = "hlfir.declare"(%93) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl3"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
      %146:2 = "hlfir.declare"(%94) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl4"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
      %147:2 = "hlfir.declare"(%95, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEarr"}> : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
      %148 = "acc.reduction"(%133#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "s1", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_add_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      %149 = "acc.reduction"(%134#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "s2", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_mul_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      %150 = "acc.reduction"(%135#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "s3", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_max_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      %151 = "acc.reduction"(%136#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "r1", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_max_ref_f32, structured = true, varType = f32}> : (!fir.ref<f32>) -> !fir.ref<f32>
      %152 = "acc.reduction"(%137#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "s4", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_min_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      %153 = "acc.reduction"(%138#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "r2", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_min_ref_f32, structured = true, varType = f32}> : (!fir.ref<f32>) -> !fir.ref<f32>
      %154 = "acc.reduction"(%139#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "s5", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_iand_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      %155 = "acc.reduction"(%140#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "s6", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_ior_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      %156 = "acc.reduction"(%141#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "s7", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_xor_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      %157 = "acc.reduction"(%142#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "z", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_add_ref_z32, structured = true, varType = complex<f32>}> : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
      %158 = "acc.reduction"(%143#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "l1", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_land_ref_l32, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %159 = "acc.reduction"(%144#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "l2", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_lor_ref_l32, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %160 = "acc.reduction"(%145#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "l3", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_eqv_ref_l32, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %161 = "acc.reduction"(%146#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "l4", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_neqv_ref_l32, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %162 = "acc.reduction"(%147#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "arr", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @reduction_add_ref_10xf64, structured = true, varType = !fir.array<10xf64>}> : (!fir.ref<!fir.array<10xf64>>) -> !fir.ref<!fir.array<10xf64>>
      %163 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %164 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
      %165 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %166 = "acc.private"(%14#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "i", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      "acc.loop"(%163, %164, %165, %166, %148, %149, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159, %160, %161, %162) <{combined = #acc.combined_constructs<parallel_loop>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 15>}> ({
      ^bb0(%arg3: i32):
        %167:2 = "hlfir.declare"(%148) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs1"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %168:2 = "hlfir.declare"(%149) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs2"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %169:2 = "hlfir.declare"(%150) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs3"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %170:2 = "hlfir.declare"(%151) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEr1"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
        %171:2 = "hlfir.declare"(%152) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs4"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %172:2 = "hlfir.declare"(%153) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEr2"}> : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
        %173:2 = "hlfir.declare"(%154) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs5"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %174:2 = "hlfir.declare"(%155) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs6"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %175:2 = "hlfir.declare"(%156) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEs7"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %176:2 = "hlfir.declare"(%157) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEz"}> : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
        %177:2 = "hlfir.declare"(%158) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl1"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
        %178:2 = "hlfir.declare"(%159) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl2"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
        %179:2 = "hlfir.declare"(%160) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl3"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
        %180:2 = "hlfir.declare"(%161) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEl4"}> : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
        %181:2 = "hlfir.declare"(%162, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEarr"}> : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
        %182:2 = "hlfir.declare"(%166) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        "fir.store"(%arg3, %182#0) : (i32, !fir.ref<i32>) -> ()
        %183 = "fir.load"(%133#0) : (!fir.ref<i32>) -> i32
        %184 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %185 = "arith.addi"(%183, %184) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "hlfir.assign"(%185, %133#0) : (i32, !fir.ref<i32>) -> ()
        %186 = "fir.load"(%134#0) : (!fir.ref<i32>) -> i32
        %187 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %188 = "arith.muli"(%186, %187) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "hlfir.assign"(%188, %134#0) : (i32, !fir.ref<i32>) -> ()
        %189 = "fir.load"(%135#0) : (!fir.ref<i32>) -> i32
        %190 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %191 = "arith.cmpi"(%189, %190) <{predicate = 4 : i64}> : (i32, i32) -> i1
        %192 = "arith.select"(%191, %189, %190) : (i1, i32, i32) -> i32
        "hlfir.assign"(%192, %135#0) : (i32, !fir.ref<i32>) -> ()
        %193 = "fir.load"(%137#0) : (!fir.ref<i32>) -> i32
        %194 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %195 = "arith.cmpi"(%193, %194) <{predicate = 2 : i64}> : (i32, i32) -> i1
        %196 = "arith.select"(%195, %193, %194) : (i1, i32, i32) -> i32
        "hlfir.assign"(%196, %137#0) : (i32, !fir.ref<i32>) -> ()
        %197 = "fir.load"(%139#0) : (!fir.ref<i32>) -> i32
        %198 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %199 = "arith.andi"(%197, %198) : (i32, i32) -> i32
        "hlfir.assign"(%199, %139#0) : (i32, !fir.ref<i32>) -> ()
        %200 = "fir.load"(%140#0) : (!fir.ref<i32>) -> i32
        %201 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %202 = "arith.ori"(%200, %201) : (i32, i32) -> i32
        "hlfir.assign"(%202, %140#0) : (i32, !fir.ref<i32>) -> ()
        %203 = "fir.load"(%141#0) : (!fir.ref<i32>) -> i32
        %204 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %205 = "arith.xori"(%203, %204) : (i32, i32) -> i32
        "hlfir.assign"(%205, %141#0) : (i32, !fir.ref<i32>) -> ()
        %206 = "fir.load"(%136#0) : (!fir.ref<f32>) -> f32
        %207 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %208 = "fir.convert"(%207) : (i32) -> i64
        %209 = "hlfir.designate"(%50#0, %208) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %210 = "fir.load"(%209) : (!fir.ref<f32>) -> f32
        %211 = "arith.cmpf"(%206, %210) <{fastmath = #arith.fastmath<contract>, predicate = 2 : i64}> : (f32, f32) -> i1
        %212 = "arith.select"(%211, %206, %210) : (i1, f32, f32) -> f32
        "hlfir.assign"(%212, %136#0) : (f32, !fir.ref<f32>) -> ()
        %213 = "fir.load"(%138#0) : (!fir.ref<f32>) -> f32
        %214 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %215 = "fir.convert"(%214) : (i32) -> i64
        %216 = "hlfir.designate"(%50#0, %215) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %217 = "fir.load"(%216) : (!fir.ref<f32>) -> f32
        %218 = "arith.cmpf"(%213, %217) <{fastmath = #arith.fastmath<contract>, predicate = 4 : i64}> : (f32, f32) -> i1
        %219 = "arith.select"(%218, %213, %217) : (i1, f32, f32) -> f32
        "hlfir.assign"(%219, %138#0) : (f32, !fir.ref<f32>) -> ()
        %220 = "fir.load"(%142#0) : (!fir.ref<complex<f32>>) -> complex<f32>
        %221 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %222 = "fir.convert"(%221) : (i32) -> i64
        %223 = "hlfir.designate"(%50#0, %222) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %224 = "fir.load"(%223) : (!fir.ref<f32>) -> f32
        %225 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
        %226 = "fir.undefined"() : () -> complex<f32>
        %227 = "fir.insert_value"(%226, %224) <{coor = [0 : index]}> : (complex<f32>, f32) -> complex<f32>
        %228 = "fir.insert_value"(%227, %225) <{coor = [1 : index]}> : (complex<f32>, f32) -> complex<f32>
        %229 = "fir.addc"(%220, %228) <{fastmath = #arith.fastmath<contract>}> : (complex<f32>, complex<f32>) -> complex<f32>
        "hlfir.assign"(%229, %142#0) : (complex<f32>, !fir.ref<complex<f32>>) -> ()
        %230 = "fir.load"(%143#0) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
        %231 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %232 = "fir.convert"(%231) : (i32) -> i64
        %233 = "hlfir.designate"(%50#0, %232) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %234 = "fir.load"(%233) : (!fir.ref<f32>) -> f32
        %235 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
        %236 = "arith.cmpf"(%234, %235) <{fastmath = #arith.fastmath<contract>, predicate = 2 : i64}> : (f32, f32) -> i1
        %237 = "fir.convert"(%230) : (!fir.logical<4>) -> i1
        %238 = "arith.andi"(%237, %236) : (i1, i1) -> i1
        %239 = "fir.convert"(%238) : (i1) -> !fir.logical<4>
        "hlfir.assign"(%239, %143#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
        %240 = "fir.load"(%144#0) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
        %241 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %242 = "fir.convert"(%241) : (i32) -> i64
        %243 = "hlfir.designate"(%50#0, %242) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %244 = "fir.load"(%243) : (!fir.ref<f32>) -> f32
        %245 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
        %246 = "arith.cmpf"(%244, %245) <{fastmath = #arith.fastmath<contract>, predicate = 2 : i64}> : (f32, f32) -> i1
        %247 = "fir.convert"(%240) : (!fir.logical<4>) -> i1
        %248 = "arith.ori"(%247, %246) : (i1, i1) -> i1
        %249 = "fir.convert"(%248) : (i1) -> !fir.logical<4>
        "hlfir.assign"(%249, %144#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
        %250 = "fir.load"(%145#0) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
        %251 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %252 = "fir.convert"(%251) : (i32) -> i64
        %253 = "hlfir.designate"(%50#0, %252) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %254 = "fir.load"(%253) : (!fir.ref<f32>) -> f32
        %255 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
        %256 = "arith.cmpf"(%254, %255) <{fastmath = #arith.fastmath<contract>, predicate = 2 : i64}> : (f32, f32) -> i1
        %257 = "hlfir.no_reassoc"(%256) : (i1) -> i1
        %258 = "fir.convert"(%250) : (!fir.logical<4>) -> i1
        %259 = "arith.cmpi"(%258, %257) <{predicate = 0 : i64}> : (i1, i1) -> i1
        %260 = "fir.convert"(%259) : (i1) -> !fir.logical<4>
        "hlfir.assign"(%260, %145#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
        %261 = "fir.load"(%146#0) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
        %262 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %263 = "fir.convert"(%262) : (i32) -> i64
        %264 = "hlfir.designate"(%50#0, %263) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %265 = "fir.load"(%264) : (!fir.ref<f32>) -> f32
        %266 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
        %267 = "arith.cmpf"(%265, %266) <{fastmath = #arith.fastmath<contract>, predicate = 2 : i64}> : (f32, f32) -> i1
        %268 = "hlfir.no_reassoc"(%267) : (i1) -> i1
        %269 = "fir.convert"(%261) : (!fir.logical<4>) -> i1
        %270 = "arith.cmpi"(%269, %268) <{predicate = 1 : i64}> : (i1, i1) -> i1
        %271 = "fir.convert"(%270) : (i1) -> !fir.logical<4>
        "hlfir.assign"(%271, %146#0) : (!fir.logical<4>, !fir.ref<!fir.logical<4>>) -> ()
        %272 = "arith.constant"() <{value = 1 : index}> : () -> index
        %273 = "hlfir.designate"(%147#0, %272) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
        %274 = "fir.load"(%273) : (!fir.ref<f64>) -> f64
        %275 = "fir.load"(%182#0) : (!fir.ref<i32>) -> i32
        %276 = "fir.convert"(%275) : (i32) -> i64
        %277 = "hlfir.designate"(%50#0, %276) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %278 = "fir.load"(%277) : (!fir.ref<f32>) -> f32
        %279 = "fir.convert"(%278) : (f32) -> f64
        %280 = "arith.addf"(%274, %279) <{fastmath = #arith.fastmath<contract>}> : (f64, f64) -> f64
        %281 = "arith.constant"() <{value = 1 : index}> : () -> index
        %282 = "hlfir.designate"(%147#0, %281) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
        "hlfir.assign"(%280, %282) : (f64, !fir.ref<f64>) -> ()
        "acc.yield"() : () -> ()
      }) : (i32, i32, i32, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<complex<f32>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.array<10xf64>>) -> ()
      "acc.yield"() : () -> ()
    }) : (!fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<complex<f32>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.array<10xf64>>) -> ()
    "acc.copyout"(%81, %28#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s1", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>, !fir.ref<i32>) -> ()
    "acc.copyout"(%82, %30#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s2", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>, !fir.ref<i32>) -> ()
    "acc.copyout"(%83, %32#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s3", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>, !fir.ref<i32>) -> ()
    "acc.copyout"(%84, %24#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "r1", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (!fir.ref<f32>, !fir.ref<f32>) -> ()
    "acc.copyout"(%85, %34#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s4", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>, !fir.ref<i32>) -> ()
    "acc.copyout"(%86, %26#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "r2", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (!fir.ref<f32>, !fir.ref<f32>) -> ()
    "acc.copyout"(%87, %36#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s5", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>, !fir.ref<i32>) -> ()
    "acc.copyout"(%88, %38#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s6", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>, !fir.ref<i32>) -> ()
    "acc.copyout"(%89, %40#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "s7", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (!fir.ref<i32>, !fir.ref<i32>) -> ()
    "acc.copyout"(%90, %42#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "z", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = complex<f32>}> : (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>) -> ()
    "acc.copyout"(%91, %16#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "l1", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.copyout"(%92, %18#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "l2", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.copyout"(%93, %20#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "l3", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.copyout"(%94, %22#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "l4", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = !fir.logical<4>}> : (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>) -> ()
    "acc.copyout"(%95, %12#0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "arr", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = !fir.array<10xf64>}> : (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>) -> ()
    %96 = "acc.firstprivate"(%42#0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "z", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @firstprivatization_ref_z32, structured = true, varType = complex<f32>}> : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
    "acc.parallel"(%96) <{combined, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>}> ({
      %108:2 = "hlfir.declare"(%96) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEz"}> : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
      %109 = "acc.private"(%12#0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "arr", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_10xf64, structured = true, varType = !fir.array<10xf64>}> : (!fir.ref<!fir.array<10xf64>>) -> !fir.ref<!fir.array<10xf64>>
      %110 = "acc.private"(%8#0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "al", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_box_heap_Uxf32, structured = true, varType = !fir.box<!fir.heap<!fir.array<?xf32>>>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %111 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %112 = "fir.load"(%2#0) : (!fir.ref<i32>) -> i32
      %113 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %114 = "acc.private"(%14#0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "i", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @privatization_ref_i32, structured = true, varType = i32}> : (!fir.ref<i32>) -> !fir.ref<i32>
      "acc.loop"(%111, %112, %113, %109, %110, %114) <{combined = #acc.combined_constructs<parallel_loop>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 3, 0, 0>}> ({
      ^bb0(%arg2: i32):
        %115:2 = "hlfir.declare"(%109, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEarr"}> : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
        %116:2 = "hlfir.declare"(%110) <{fortran_attrs = #fir.var_attrs<allocatable>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEal"}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
        %117:2 = "hlfir.declare"(%114) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "_QFreduceEi"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        "fir.store"(%arg2, %117#0) : (i32, !fir.ref<i32>) -> ()
        %118 = "fir.load"(%117#0) : (!fir.ref<i32>) -> i32
        %119 = "fir.convert"(%118) : (i32) -> f64
        %120 = "arith.constant"() <{value = 1 : index}> : () -> index
        %121 = "hlfir.designate"(%115#0, %120) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
        "hlfir.assign"(%119, %121) : (f64, !fir.ref<f64>) -> ()
        %122 = "arith.constant"() <{value = 1 : index}> : () -> index
        %123 = "hlfir.designate"(%115#0, %122) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
        %124 = "fir.load"(%123) : (!fir.ref<f64>) -> f64
        %125 = "fir.load"(%108#0) : (!fir.ref<complex<f32>>) -> complex<f32>
        %126 = "fir.extract_value"(%125) <{coor = [0 : index]}> : (complex<f32>) -> f32
        %127 = "fir.convert"(%126) : (f32) -> f64
        %128 = "arith.addf"(%124, %127) <{fastmath = #arith.fastmath<contract>}> : (f64, f64) -> f64
        %129 = "fir.convert"(%128) : (f64) -> f32
        %130 = "fir.load"(%116#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        %131 = "arith.constant"() <{value = 1 : index}> : () -> index
        %132 = "hlfir.designate"(%130, %131) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> !fir.ref<f32>
        "hlfir.assign"(%129, %132) : (f32, !fir.ref<f32>) -> ()
        "acc.yield"() : () -> ()
      }) : (i32, i32, i32, !fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<i32>) -> ()
      "acc.yield"() : () -> ()
    }) : (!fir.ref<complex<f32>>) -> ()
    %97 = "fir.load"(%8#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %98 = "fir.box_addr"(%97) : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %99 = "fir.convert"(%98) : (!fir.heap<!fir.array<?xf32>>) -> i64
    %100 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %101 = "arith.cmpi"(%99, %100) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "fir.if"(%101) ({
      %102 = "fir.load"(%8#0) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      %103 = "fir.box_addr"(%102) : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      "fir.freemem"(%103) : (!fir.heap<!fir.array<?xf32>>) -> ()
      %104 = "fir.zero_bits"() : () -> !fir.heap<!fir.array<?xf32>>
      %105 = "arith.constant"() <{value = 0 : index}> : () -> index
      %106 = "fir.shape"(%105) : (index) -> !fir.shape<1>
      %107 = "fir.embox"(%104, %106) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      "fir.store"(%107, %8#0) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
      "fir.result"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "fir.global"() <{constant, linkName = "linkonce", sym_name = "_QQclX2F7374616E6461726420696E70757400", symref = @_QQclX2F7374616E6461726420696E70757400, type = !fir.char<1,16>}> ({
    %0 = "fir.string_lit"() {size = 16 : i64, value = "/standard input\00"} : () -> !fir.char<1,16>
    "fir.has_value"(%0) : (!fir.char<1,16>) -> ()
  }) : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} : () -> ()
