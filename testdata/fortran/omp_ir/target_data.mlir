module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QPregion(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "c"}, %arg3: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {fir.bindc_name = "q"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFregionEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %2 = fir.shape %c100 : (index) -> !fir.shape<1>
    %3 = fir.declare %arg1(%2) dummy_scope %0 arg 2 {uniq_name = "_QFregionEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<100xf32>>
    %c1_0 = arith.constant 1 : index
    %c100_1 = arith.constant 100 : index
    %4 = fir.shape %c100_1 : (index) -> !fir.shape<1>
    %5 = fir.declare %arg2(%4) dummy_scope %0 arg 3 {uniq_name = "_QFregionEc"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<100xf32>>
    %6 = fir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFregionEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %7 = fir.alloca i32 {bindc_name = "k", uniq_name = "_QFregionEk"}
    %8 = fir.declare %7 {uniq_name = "_QFregionEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %9 = fir.alloca !fir.type<_QFregionTt{i:i32,f:!fir.array<4xf32>}> {bindc_name = "v", uniq_name = "_QFregionEv"}
    %10 = fir.declare %9 {uniq_name = "_QFregionEv"} : (!fir.ref<!fir.type<_QFregionTt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFregionTt{i:i32,f:!fir.array<4xf32>}>>
    %c2_i32 = arith.constant 2 : i32
    %11 = fir.load %1 : !fir.ref<i32>
    %c4_i32 = arith.constant 4 : i32
    %12 = arith.cmpi sgt, %11, %c4_i32 : i32
    %c0 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c99 = arith.constant 99 : index
    %13 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c99 : index) extent(%c100 : index) stride(%c1_2 : index) start_idx(%c1 : index)
    %14 = omp.map.info var_ptr(%3 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(to) capture(ByRef) bounds(%13) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    %c1_3 = arith.constant 1 : index
    %c100_4 = arith.constant 100 : index
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c0_7 = arith.constant 0 : index
    %15 = fir.load %1 : !fir.ref<i32>
    %16 = fir.convert %15 : (i32) -> index
    %17 = arith.subi %16, %c1_0 : index
    %c0_8 = arith.constant 0 : index
    %c1_9 = arith.constant 1 : index
    %c99_10 = arith.constant 99 : index
    %c1_11 = arith.constant 1 : index
    %18 = omp.map.bounds lower_bound(%c0_7 : index) upper_bound(%17 : index) extent(%c100_1 : index) stride(%c1_11 : index) start_idx(%c1_0 : index)
    %19 = omp.map.info var_ptr(%5 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(tofrom) capture(ByRef) bounds(%18) -> !fir.ref<!fir.array<100xf32>> {name = "c(1:n)"}
    omp.target_data device(%c2_i32 : i32) if(%12) map_entries(%14, %19 : !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>) {
      %c0_30 = arith.constant 0 : index
      %c1_31 = arith.constant 1 : index
      %c99_32 = arith.constant 99 : index
      %46 = omp.map.bounds lower_bound(%c0_30 : index) upper_bound(%c99_32 : index) extent(%c100 : index) stride(%c1_31 : index) start_idx(%c1 : index)
      %47 = omp.map.info var_ptr(%3 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%46) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
      %c0_33 = arith.constant 0 : index
      %c1_34 = arith.constant 1 : index
      %c99_35 = arith.constant 99 : index
      %48 = omp.map.bounds lower_bound(%c0_33 : index) upper_bound(%c99_35 : index) extent(%c100_1 : index) stride(%c1_34 : index) start_idx(%c1_0 : index)
      %49 = omp.map.info var_ptr(%5 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%48) -> !fir.ref<!fir.array<100xf32>> {name = "c"}
      omp.target map_entries(%47 -> %arg4, %49 -> %arg5 : !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>) {
        %c100_36 = arith.constant 100 : index
        %c100_37 = arith.constant 100 : index
        %50 = fir.shape %c100_37 : (index) -> !fir.shape<1>
        %51 = fir.shape %c100_36 : (index) -> !fir.shape<1>
        %52 = fir.declare %arg4(%51) {uniq_name = "_QFregionEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
        %53 = fir.declare %arg5(%50) {uniq_name = "_QFregionEc"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
        %c1_i32 = arith.constant 1 : i32
        %c1_38 = arith.constant 1 : index
        %54 = fir.array_coor %52(%51) %c1_38 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %55 = fir.convert %c1_i32 : (i32) -> f32
        fir.store %55 to %54 : !fir.ref<f32>
        %c3_i32 = arith.constant 3 : i32
        %c3_39 = arith.constant 3 : index
        %56 = fir.array_coor %53(%50) %c3_39 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %57 = fir.convert %c3_i32 : (i32) -> f32
        fir.store %57 to %56 : !fir.ref<f32>
        omp.terminator
      }
      omp.terminator
    }
    %20 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %21 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_12 = arith.constant 0 : index
    %c1_13 = arith.constant 1 : index
    %c0_14 = arith.constant 0 : index
    %22:3 = fir.box_dims %21, %c0_14 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_15 = arith.constant 0 : index
    %23:3 = fir.box_dims %20, %c0_15 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %24 = arith.subi %23#1, %c1_13 : index
    %25 = omp.map.bounds lower_bound(%c0_12 : index) upper_bound(%24 : index) extent(%23#1 : index) stride(%23#2 : index) start_idx(%22#0 : index) {stride_in_bytes = true}
    %26 = fir.box_offset %6 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %27 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(tofrom) capture(ByRef) var_ptr_ptr(%26 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%25) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %28 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(always, to) capture(ByRef) members(%27 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    %29 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %30 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_16 = arith.constant 0 : index
    %c1_17 = arith.constant 1 : index
    %c0_18 = arith.constant 0 : index
    %31:3 = fir.box_dims %30, %c0_18 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_19 = arith.constant 0 : index
    %32:3 = fir.box_dims %29, %c0_19 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %33 = arith.subi %32#1, %c1_17 : index
    %34 = omp.map.bounds lower_bound(%c0_16 : index) upper_bound(%33 : index) extent(%32#1 : index) stride(%32#2 : index) start_idx(%31#0 : index) {stride_in_bytes = true}
    %35 = fir.box_offset %6 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %36 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(return_param) capture(ByRef) var_ptr_ptr(%35 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%34) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %37 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(always, to) capture(ByRef) members(%36 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    %38 = omp.map.info var_ptr(%8 : !fir.ref<i32>, i32) map_clauses(return_param) capture(ByRef) -> !fir.ref<i32> {name = "k"}
    omp.target_data map_entries(%28, %27 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) use_device_addr(%37 -> %arg4, %38 -> %arg5, %36 -> %arg6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<i32>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) {
      %46 = fir.declare %arg4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFregionEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %47 = fir.declare %arg5 {uniq_name = "_QFregionEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      fir.store %c1_i32 to %47 : !fir.ref<i32>
      omp.terminator
    }
    %39 = fir.coordinate_of %10, f : (!fir.ref<!fir.type<_QFregionTt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.array<4xf32>>
    %c1_20 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %40 = fir.shape %c4 : (index) -> !fir.shape<1>
    %c0_21 = arith.constant 0 : index
    %c1_22 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_23 = arith.constant 1 : index
    %c4_24 = arith.constant 4 : index
    %c0_25 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1_26 = arith.constant 1 : index
    %c3_27 = arith.constant 3 : index
    %c2_28 = arith.constant 2 : index
    %c1_29 = arith.constant 1 : index
    %41 = omp.map.bounds lower_bound(%c1_26 : index) upper_bound(%c2_28 : index) extent(%c4 : index) stride(%c1_29 : index) start_idx(%c1_20 : index)
    %42 = omp.map.info var_ptr(%39 : !fir.ref<!fir.array<4xf32>>, !fir.array<4xf32>) map_clauses(tofrom) capture(ByRef) bounds(%41) -> !fir.ref<!fir.array<4xf32>> {name = "v%f(2:3)"}
    %43 = fir.coordinate_of %10, i : (!fir.ref<!fir.type<_QFregionTt{i:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
    %44 = omp.map.info var_ptr(%43 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {name = "v%i"}
    %45 = omp.map.info var_ptr(%10 : !fir.ref<!fir.type<_QFregionTt{i:i32,f:!fir.array<4xf32>}>>, !fir.type<_QFregionTt{i:i32,f:!fir.array<4xf32>}>) map_clauses(tofrom) capture(ByRef) members(%42, %44 : [1], [0] : !fir.ref<!fir.array<4xf32>>, !fir.ref<i32>) -> !fir.ref<!fir.type<_QFregionTt{i:i32,f:!fir.array<4xf32>}>> {name = "v", partial_map = true}
    omp.target_data map_entries(%45, %42, %44 : !fir.ref<!fir.type<_QFregionTt{i:i32,f:!fir.array<4xf32>}>>, !fir.ref<!fir.array<4xf32>>, !fir.ref<i32>) {
      %c1_i32 = arith.constant 1 : i32
      fir.store %c1_i32 to %8 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
  func.func @_QPmoves(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "c"}, %arg3: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {fir.bindc_name = "q"}, %arg4: !fir.box<!fir.array<?xi32>> {fir.bindc_name = "r"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFmovesEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %2 = fir.shape %c100 : (index) -> !fir.shape<1>
    %3 = fir.declare %arg1(%2) dummy_scope %0 arg 2 {uniq_name = "_QFmovesEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<100xf32>>
    %c1_0 = arith.constant 1 : index
    %c100_1 = arith.constant 100 : index
    %4 = fir.shape %c100_1 : (index) -> !fir.shape<1>
    %5 = fir.declare %arg2(%4) dummy_scope %0 arg 3 {uniq_name = "_QFmovesEc"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<100xf32>>
    %6 = fir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFmovesEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c1_2 = arith.constant 1 : index
    %7 = fir.declare %arg4 dummy_scope %0 arg 5 {uniq_name = "_QFmovesEr"} : (!fir.box<!fir.array<?xi32>>, !fir.dscope) -> !fir.box<!fir.array<?xi32>>
    %8 = fir.rebox %7 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c99 = arith.constant 99 : index
    %9 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c99 : index) extent(%c100 : index) stride(%c1_3 : index) start_idx(%c1 : index)
    %10 = omp.map.info var_ptr(%3 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(to) capture(ByRef) bounds(%9) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c99_6 = arith.constant 99 : index
    %11 = omp.map.bounds lower_bound(%c0_4 : index) upper_bound(%c99_6 : index) extent(%c100_1 : index) stride(%c1_5 : index) start_idx(%c1_0 : index)
    %12 = omp.map.info var_ptr(%5 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(storage) capture(ByRef) bounds(%11) -> !fir.ref<!fir.array<100xf32>> {name = "c"}
    omp.target_enter_data depend(taskdependin -> %1 : !fir.ref<i32>) map_entries(%10, %12 : !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>) nowait
    %13 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %14 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_7 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    %c0_9 = arith.constant 0 : index
    %15:3 = fir.box_dims %14, %c0_9 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_10 = arith.constant 0 : index
    %16:3 = fir.box_dims %13, %c0_10 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %17 = arith.subi %16#1, %c1_8 : index
    %18 = omp.map.bounds lower_bound(%c0_7 : index) upper_bound(%17 : index) extent(%16#1 : index) stride(%16#2 : index) start_idx(%15#0 : index) {stride_in_bytes = true}
    %19 = fir.box_offset %6 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %20 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%19 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%18) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %21 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(always, to) capture(ByRef) members(%20 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %c0_13 = arith.constant 0 : index
    %22:3 = fir.box_dims %8, %c0_13 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %23 = arith.subi %22#1, %c1_12 : index
    %24 = fir.box_addr %8 : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
    %25 = omp.map.bounds lower_bound(%c0_11 : index) upper_bound(%23 : index) extent(%22#1 : index) stride(%22#2 : index) start_idx(%c1_2 : index) {stride_in_bytes = true}
    %26 = omp.map.info var_ptr(%24 : !fir.ref<!fir.array<?xi32>>, i32) map_clauses(to) capture(ByRef) bounds(%25) -> !fir.ref<!fir.array<?xi32>> {name = "r"}
    omp.target_enter_data map_entries(%21, %26, %20 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<!fir.array<?xi32>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
    %27 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %28 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_14 = arith.constant 0 : index
    %c1_15 = arith.constant 1 : index
    %c0_16 = arith.constant 0 : index
    %29:3 = fir.box_dims %28, %c0_16 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_17 = arith.constant 0 : index
    %30:3 = fir.box_dims %27, %c0_17 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %31 = arith.subi %30#1, %c1_15 : index
    %32 = omp.map.bounds lower_bound(%c0_14 : index) upper_bound(%31 : index) extent(%30#1 : index) stride(%30#2 : index) start_idx(%29#0 : index) {stride_in_bytes = true}
    %33 = fir.box_offset %6 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %34 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(storage) capture(ByRef) var_ptr_ptr(%33 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%32) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %35 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(always, to) capture(ByRef) members(%34 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    omp.target_enter_data map_entries(%35, %34 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
    %c2_i32 = arith.constant 2 : i32
    %c0_18 = arith.constant 0 : index
    %c1_19 = arith.constant 1 : index
    %c99_20 = arith.constant 99 : index
    %36 = omp.map.bounds lower_bound(%c0_18 : index) upper_bound(%c99_20 : index) extent(%c100 : index) stride(%c1_19 : index) start_idx(%c1 : index)
    %37 = omp.map.info var_ptr(%3 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(storage) capture(ByRef) bounds(%36) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    %c0_21 = arith.constant 0 : index
    %c1_22 = arith.constant 1 : index
    %c99_23 = arith.constant 99 : index
    %38 = omp.map.bounds lower_bound(%c0_21 : index) upper_bound(%c99_23 : index) extent(%c100_1 : index) stride(%c1_22 : index) start_idx(%c1_0 : index)
    %39 = omp.map.info var_ptr(%5 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(delete, storage) capture(ByRef) bounds(%38) -> !fir.ref<!fir.array<100xf32>> {name = "c"}
    omp.target_exit_data device(%c2_i32 : i32) map_entries(%37, %39 : !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %40 = fir.load %1 : !fir.ref<i32>
    %c3_i32 = arith.constant 3 : i32
    %41 = arith.cmpi sgt, %40, %c3_i32 : i32
    %c0_24 = arith.constant 0 : index
    %c1_25 = arith.constant 1 : index
    %c99_26 = arith.constant 99 : index
    %42 = omp.map.bounds lower_bound(%c0_24 : index) upper_bound(%c99_26 : index) extent(%c100 : index) stride(%c1_25 : index) start_idx(%c1 : index)
    %43 = omp.map.info var_ptr(%3 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(from) capture(ByRef) bounds(%42) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    omp.target_exit_data if(%41) map_entries(%43 : !fir.ref<!fir.array<100xf32>>)
    %44 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %45 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_27 = arith.constant 0 : index
    %c1_28 = arith.constant 1 : index
    %c0_29 = arith.constant 0 : index
    %46:3 = fir.box_dims %45, %c0_29 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_30 = arith.constant 0 : index
    %47:3 = fir.box_dims %44, %c0_30 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %48 = arith.subi %47#1, %c1_28 : index
    %49 = omp.map.bounds lower_bound(%c0_27 : index) upper_bound(%48 : index) extent(%47#1 : index) stride(%47#2 : index) start_idx(%46#0 : index) {stride_in_bytes = true}
    %50 = fir.box_offset %6 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %51 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(from) capture(ByRef) var_ptr_ptr(%50 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%49) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %52 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(from) capture(ByRef) members(%51 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    omp.target_exit_data map_entries(%52, %51 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
    %53 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %54 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_31 = arith.constant 0 : index
    %c1_32 = arith.constant 1 : index
    %c0_33 = arith.constant 0 : index
    %55:3 = fir.box_dims %54, %c0_33 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_34 = arith.constant 0 : index
    %56:3 = fir.box_dims %53, %c0_34 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %57 = arith.subi %56#1, %c1_32 : index
    %58 = omp.map.bounds lower_bound(%c0_31 : index) upper_bound(%57 : index) extent(%56#1 : index) stride(%56#2 : index) start_idx(%55#0 : index) {stride_in_bytes = true}
    %59 = fir.box_offset %6 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %60 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(storage) capture(ByRef) var_ptr_ptr(%59 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%58) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %61 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(storage) capture(ByRef) members(%60 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    omp.target_exit_data map_entries(%61, %60 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
    %62 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %63 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_35 = arith.constant 0 : index
    %c1_36 = arith.constant 1 : index
    %c0_37 = arith.constant 0 : index
    %64:3 = fir.box_dims %63, %c0_37 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_38 = arith.constant 0 : index
    %65:3 = fir.box_dims %62, %c0_38 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %66 = arith.subi %65#1, %c1_36 : index
    %67 = omp.map.bounds lower_bound(%c0_35 : index) upper_bound(%66 : index) extent(%65#1 : index) stride(%65#2 : index) start_idx(%64#0 : index) {stride_in_bytes = true}
    %68 = fir.box_offset %6 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %69 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(delete, storage) capture(ByRef) var_ptr_ptr(%68 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%67) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %70 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(delete, storage) capture(ByRef) members(%69 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    %c0_39 = arith.constant 0 : index
    %c1_40 = arith.constant 1 : index
    %c0_41 = arith.constant 0 : index
    %71:3 = fir.box_dims %8, %c0_41 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %72 = arith.subi %71#1, %c1_40 : index
    %73 = fir.box_addr %8 : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
    %74 = omp.map.bounds lower_bound(%c0_39 : index) upper_bound(%72 : index) extent(%71#1 : index) stride(%71#2 : index) start_idx(%c1_2 : index) {stride_in_bytes = true}
    %75 = omp.map.info var_ptr(%73 : !fir.ref<!fir.array<?xi32>>, i32) map_clauses(delete, storage) capture(ByRef) bounds(%74) -> !fir.ref<!fir.array<?xi32>> {name = "r"}
    omp.target_exit_data map_entries(%70, %75, %69 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<!fir.array<?xi32>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
    %c1_42 = arith.constant 1 : index
    %c100_43 = arith.constant 100 : index
    %c0_44 = arith.constant 0 : index
    %c1_45 = arith.constant 1 : index
    %c0_46 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c0_47 = arith.constant 0 : index
    %c1_48 = arith.constant 1 : index
    %c99_49 = arith.constant 99 : index
    %c1_50 = arith.constant 1 : index
    %76 = omp.map.bounds lower_bound(%c0_46 : index) upper_bound(%c2 : index) extent(%c100 : index) stride(%c1_50 : index) start_idx(%c1 : index)
    %77 = omp.map.info var_ptr(%3 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(to) capture(ByRef) bounds(%76) -> !fir.ref<!fir.array<100xf32>> {name = "b(1:3)"}
    %c0_51 = arith.constant 0 : index
    %c1_52 = arith.constant 1 : index
    %c99_53 = arith.constant 99 : index
    %78 = omp.map.bounds lower_bound(%c0_51 : index) upper_bound(%c99_53 : index) extent(%c100_1 : index) stride(%c1_52 : index) start_idx(%c1_0 : index)
    %79 = omp.map.info var_ptr(%5 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(from) capture(ByRef) bounds(%78) -> !fir.ref<!fir.array<100xf32>> {name = "c"}
    %80 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(present, from) capture(ByRef) -> !fir.ref<i32> {name = "n"}
    omp.target_update map_entries(%77, %79, %80 : !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>, !fir.ref<i32>)
    %81 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %82 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_54 = arith.constant 0 : index
    %c1_55 = arith.constant 1 : index
    %c0_56 = arith.constant 0 : index
    %83:3 = fir.box_dims %82, %c0_56 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_57 = arith.constant 0 : index
    %84:3 = fir.box_dims %81, %c0_57 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %85 = arith.subi %84#1, %c1_55 : index
    %86 = omp.map.bounds lower_bound(%c0_54 : index) upper_bound(%85 : index) extent(%84#1 : index) stride(%84#2 : index) start_idx(%83#0 : index) {stride_in_bytes = true}
    %87 = fir.box_offset %6 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %88 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%87 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%86) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %89 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(to) capture(ByRef) members(%88 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    %c0_58 = arith.constant 0 : index
    %c1_59 = arith.constant 1 : index
    %c0_60 = arith.constant 0 : index
    %90:3 = fir.box_dims %8, %c0_60 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %91 = arith.subi %90#1, %c1_59 : index
    %92 = fir.box_addr %8 : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
    %93 = omp.map.bounds lower_bound(%c0_58 : index) upper_bound(%91 : index) extent(%90#1 : index) stride(%90#2 : index) start_idx(%c1_2 : index) {stride_in_bytes = true}
    %94 = omp.map.info var_ptr(%92 : !fir.ref<!fir.array<?xi32>>, i32) map_clauses(from) capture(ByRef) bounds(%93) -> !fir.ref<!fir.array<?xi32>> {name = "r"}
    omp.target_update map_entries(%89, %94, %88 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<!fir.array<?xi32>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
    return
  }
  fir.type_info @_QFregionTt noinit nodestroy nofinal : !fir.type<_QFregionTt{i:i32,f:!fir.array<4xf32>}>
}
