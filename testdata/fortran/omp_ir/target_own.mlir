module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {name = "declare target"}}
  omp.private {type = private} @_QFbehavioursEi_private_i32 : i32
  omp.private {type = firstprivate} @_QFcopiesEm_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = private} @_QFcopiesEi_private_i32 : i32
  fir.global common @blk_(dense<0> : vector<4xi8>) {alignment = 8 : i64} : !fir.array<4xi8>
  func.func @_QPcopies(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.box<!fir.array<?xi32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<?xi32>>
    %2 = fir.alloca !fir.box<!fir.array<?xi32>>
    %3 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFcopiesEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %4 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFcopiesEa"} : (!fir.box<!fir.array<?xi32>>, !fir.dscope) -> !fir.box<!fir.array<?xi32>>
    %5 = fir.rebox %4 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
    %6 = fir.alloca i32 {bindc_name = "m", uniq_name = "_QFcopiesEm"}
    %7 = fir.declare %6 {uniq_name = "_QFcopiesEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %8 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFcopiesEi"}
    %9 = fir.declare %8 {uniq_name = "_QFcopiesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %10:3 = fir.box_dims %5, %c0_1 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %11 = arith.subi %10#1, %c1_0 : index
    %12 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%11 : index) extent(%10#1 : index) stride(%10#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
    %13 = fir.is_present %5 : (!fir.box<!fir.array<?xi32>>) -> i1
    fir.if %13 {
      fir.store %5 to %1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    }
    %14 = fir.box_offset %1 base_addr : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %15 = omp.map.info var_ptr(%1 : !fir.ref<!fir.box<!fir.array<?xi32>>>, i32) map_clauses(implicit, tofrom) capture(ByRef) var_ptr_ptr(%14 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%12) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %16 = omp.map.info var_ptr(%1 : !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.box<!fir.array<?xi32>>) map_clauses(always, implicit, to) capture(ByRef) members(%15 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.array<?xi32>>> {name = "a"}
    %17 = omp.map.info var_ptr(%7 : !fir.ref<i32>, i32) map_clauses(to) capture(ByCopy) -> !fir.ref<i32>
    omp.target map_entries(%16 -> %arg2, %17 -> %arg3, %15 -> %arg4 : !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.ref<i32>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) private(@_QFcopiesEi_private_i32 %9 -> %arg5, @_QFcopiesEm_firstprivate_i32 %7 -> %arg6 [map_idx=1] : !fir.ref<i32>, !fir.ref<i32>) {
      %29 = fir.load %arg2 : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %30 = fir.declare %29 {uniq_name = "_QFcopiesEa"} : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
      %31 = fir.rebox %30 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
      %32 = fir.declare %arg5 {uniq_name = "_QFcopiesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %33 = fir.declare %arg6 {uniq_name = "_QFcopiesEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %34 = fir.load %33 : !fir.ref<i32>
      fir.store %34 to %32 : !fir.ref<i32>
      %35 = fir.load %32 : !fir.ref<i32>
      %c2 = arith.constant 2 : index
      %36 = fir.array_coor %31 %c2 : (!fir.box<!fir.array<?xi32>>, index) -> !fir.ref<i32>
      fir.store %35 to %36 : !fir.ref<i32>
      omp.terminator
    }
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %18 = fir.load %3 : !fir.ref<i32>
    %19 = omp.map.info var_ptr(%9 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {name = "i"}
    %20 = omp.map.info var_ptr(%3 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %c0_3 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %21:3 = fir.box_dims %5, %c0_5 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %22 = arith.subi %21#1, %c1_4 : index
    %23 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%22 : index) extent(%21#1 : index) stride(%21#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
    %24 = fir.is_present %5 : (!fir.box<!fir.array<?xi32>>) -> i1
    fir.if %24 {
      fir.store %5 to %2 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    }
    %25 = fir.box_offset %2 base_addr : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %26 = omp.map.info var_ptr(%2 : !fir.ref<!fir.box<!fir.array<?xi32>>>, i32) map_clauses(implicit, tofrom) capture(ByRef) var_ptr_ptr(%25 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%23) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %27 = omp.map.info var_ptr(%2 : !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.box<!fir.array<?xi32>>) map_clauses(always, implicit, to) capture(ByRef) members(%26 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.array<?xi32>>> {name = "a"}
    %28 = omp.map.info var_ptr(%7 : !fir.ref<i32>, i32) map_clauses(to) capture(ByCopy) -> !fir.ref<i32>
    omp.target host_eval(%c1_i32_2 -> %arg2, %18 -> %arg3, %c1_i32 -> %arg4 : i32, i32, i32) map_entries(%19 -> %arg5, %20 -> %arg6, %27 -> %arg7, %28 -> %arg8, %26 -> %arg9 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.ref<i32>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) private(@_QFcopiesEm_firstprivate_i32 %7 -> %arg10 [map_idx=3] : !fir.ref<i32>) {
      %29 = fir.declare %arg5 {uniq_name = "_QFcopiesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %30 = fir.declare %arg6 {uniq_name = "_QFcopiesEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %31 = fir.load %arg7 : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %32 = fir.declare %31 {uniq_name = "_QFcopiesEa"} : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
      %33 = fir.rebox %32 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
      %34 = fir.declare %arg10 {uniq_name = "_QFcopiesEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
      omp.teams {
        omp.parallel {
          omp.distribute private(@_QFcopiesEm_firstprivate_i32 %34 -> %arg11, @_QFcopiesEi_private_i32 %29 -> %arg12 : !fir.ref<i32>, !fir.ref<i32>) {
            omp.wsloop private(@_QFcopiesEm_firstprivate_i32 %34 -> %arg13, @_QFcopiesEi_private_i32 %29 -> %arg14 : !fir.ref<i32>, !fir.ref<i32>) {
              omp.loop_nest (%arg15) : i32 = (%arg2) to (%arg3) inclusive step (%arg4) {
                %35 = fir.declare %arg11 {uniq_name = "_QFcopiesEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
                %36 = fir.declare %arg12 {uniq_name = "_QFcopiesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
                %37 = fir.declare %arg13 {uniq_name = "_QFcopiesEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
                %38 = fir.declare %arg14 {uniq_name = "_QFcopiesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
                fir.store %arg15 to %38 : !fir.ref<i32>
                %39 = fir.load %37 : !fir.ref<i32>
                %40 = fir.load %38 : !fir.ref<i32>
                %41 = fir.convert %40 : (i32) -> i64
                %42 = fir.array_coor %33 %41 : (!fir.box<!fir.array<?xi32>>, i64) -> !fir.ref<i32>
                fir.store %39 to %42 : !fir.ref<i32>
                %c1_i32_6 = arith.constant 1 : i32
                %c1_i32_7 = arith.constant 1 : i32
                %43 = fir.load %30 : !fir.ref<i32>
                %c1_i32_8 = arith.constant 1 : i32
                %c1_i32_9 = arith.constant 1 : i32
                %44 = fir.load %30 : !fir.ref<i32>
                %45 = arith.addi %arg15, %c1_i32_8 : i32
                %46 = arith.cmpi sgt, %45, %44 : i32
                fir.if %46 {
                  fir.store %45 to %38 : !fir.ref<i32>
                  %47 = fir.load %38 : !fir.ref<i32>
                  fir.store %47 to %29 : !fir.ref<i32>
                  %48 = fir.load %38 : !fir.ref<i32>
                  fir.store %48 to %29 : !fir.ref<i32>
                }
                omp.yield
              }
            } {accc.lastprivate = array<i1: false, true>, accc.part, omp.composite}
          } {accc.lastprivate = array<i1: false, true>, accc.part, omp.composite}
          omp.terminator
        } {accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.implied_map = array<i1: true, false, false, false, false>}
    return
  }
  func.func @_QPaddresses(%arg0: !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>> {fir.bindc_name = "cp"}, %arg1: !fir.box<!fir.array<?xi32>> {fir.bindc_name = "r"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<?xi32>>
    %2 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFaddressesEcp"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %3 = fir.shift %c2 : (index) -> !fir.shift<1>
    %4 = fir.declare %arg1(%3) dummy_scope %0 arg 2 {uniq_name = "_QFaddressesEr"} : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, !fir.dscope) -> !fir.box<!fir.array<?xi32>>
    %5 = fir.rebox %4(%3) : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>) -> !fir.box<!fir.array<?xi32>>
    %6 = fir.alloca !fir.type<_QMiso_c_bindingTc_ptr{address:i64}> {bindc_name = "cq", uniq_name = "_QFaddressesEcq"}
    %7 = fir.declare %6 {uniq_name = "_QFaddressesEcq"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
    %8 = omp.map.info var_ptr(%2 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>) map_clauses(return_param) capture(ByRef) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>> {name = "cp"}
    omp.target_data use_device_ptr(%8 -> %arg2 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) {
      %17 = fir.declare %arg2 {uniq_name = "_QFaddressesEcp"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
      fir.copy %17 to %7 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
      omp.terminator
    }
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %9:3 = fir.box_dims %5, %c0_1 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %10 = arith.subi %9#1, %c1_0 : index
    %11 = fir.is_present %5 : (!fir.box<!fir.array<?xi32>>) -> i1
    fir.if %11 {
      fir.store %5 to %1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    }
    %12 = fir.box_offset %1 base_addr : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %13 = omp.map.info var_ptr(%1 : !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.box<!fir.array<?xi32>>) map_clauses(always, implicit, to) capture(ByRef) -> !fir.ref<!fir.box<!fir.array<?xi32>>> {name = "r"}
    %14 = omp.map.info var_ptr(%2 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>) map_clauses(to, is_device_ptr) capture(ByRef) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>> {name = "cp"}
    %15 = omp.map.info var_ptr(%2 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>) map_clauses(to, is_device_ptr) capture(ByRef) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>> {name = "cp"}
    %16 = omp.map.info var_ptr(%7 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>) map_clauses(implicit) capture(ByRef) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>> {name = "cq"}
    omp.target is_device_ptr(%15 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) has_device_addr(%13 -> %arg2, %14 -> %arg3 : !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) map_entries(%16 -> %arg4 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) {
      %c2_2 = arith.constant 2 : index
      %17 = fir.shift %c2_2 : (index) -> !fir.shift<1>
      %18 = fir.load %arg2 : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %19 = fir.declare %18(%17) {uniq_name = "_QFaddressesEr"} : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>) -> !fir.box<!fir.array<?xi32>>
      %20 = fir.rebox %19(%17) : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>) -> !fir.box<!fir.array<?xi32>>
      %21 = fir.declare %arg3 {uniq_name = "_QFaddressesEcp"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
      %22 = fir.declare %arg4 {uniq_name = "_QFaddressesEcq"} : (!fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>) -> !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
      fir.copy %21 to %22 : !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>, !fir.ref<!fir.type<_QMiso_c_bindingTc_ptr{address:i64}>>
      %c1_i32 = arith.constant 1 : i32
      %c2_3 = arith.constant 2 : index
      %23 = fir.array_coor %20(%17) %c2_3 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %c1_i32 to %23 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
  func.func @_QPbehaviours(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFbehavioursEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.alloca f32 {bindc_name = "s", uniq_name = "_QFbehavioursEs"}
    %3 = fir.declare %2 {uniq_name = "_QFbehavioursEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %4 = fir.alloca !fir.array<10xi32> {bindc_name = "a", uniq_name = "_QFbehavioursEa"}
    %5 = fir.shape %c10 : (index) -> !fir.shape<1>
    %6 = fir.declare %4(%5) {uniq_name = "_QFbehavioursEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
    %7 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFbehavioursEi"}
    %8 = fir.declare %7 {uniq_name = "_QFbehavioursEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %9 = omp.map.info var_ptr(%3 : !fir.ref<f32>, f32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<f32> {name = "s"}
    %10 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %11 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c9 : index) extent(%c10 : index) stride(%c1_0 : index) start_idx(%c1 : index)
    %12 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<10xi32>>, !fir.array<10xi32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%11) -> !fir.ref<!fir.array<10xi32>> {name = "a"}
    omp.target map_entries(%9 -> %arg1, %10 -> %arg2, %12 -> %arg3 : !fir.ref<f32>, !fir.ref<i32>, !fir.ref<!fir.array<10xi32>>) {
      %c10_8 = arith.constant 10 : index
      %22 = fir.shape %c10_8 : (index) -> !fir.shape<1>
      %23 = fir.declare %arg1 {uniq_name = "_QFbehavioursEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %24 = fir.declare %arg2 {uniq_name = "_QFbehavioursEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %25 = fir.declare %arg3(%22) {uniq_name = "_QFbehavioursEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
      %26 = fir.load %24 : !fir.ref<i32>
      %27 = fir.convert %26 : (i32) -> f32
      fir.store %27 to %23 : !fir.ref<f32>
      %c2_i32 = arith.constant 2 : i32
      %c1_9 = arith.constant 1 : index
      %28 = fir.array_coor %25(%22) %c1_9 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %c2_i32 to %28 : !fir.ref<i32>
      omp.terminator
    } {accc.defaultmap = ["firstprivate: scalar", "tofrom: aggregate"]}
    %13 = fir.load %1 : !fir.ref<i32>
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c9_3 = arith.constant 9 : index
    %14 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%c9_3 : index) extent(%c10 : index) stride(%c1_2 : index) start_idx(%c1 : index)
    %15 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<10xi32>>, !fir.array<10xi32>) map_clauses(tofrom) capture(ByRef) bounds(%14) -> !fir.ref<!fir.array<10xi32>> {name = "a"}
    %16 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    omp.target device(%13 : i32) map_entries(%15 -> %arg1, %16 -> %arg2 : !fir.ref<!fir.array<10xi32>>, !fir.ref<i32>) {
      %c10_8 = arith.constant 10 : index
      %22 = fir.shape %c10_8 : (index) -> !fir.shape<1>
      %23 = fir.declare %arg1(%22) {uniq_name = "_QFbehavioursEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
      %24 = fir.declare %arg2 {uniq_name = "_QFbehavioursEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c2_i32 = arith.constant 2 : i32
      %c1_9 = arith.constant 1 : index
      %25 = fir.array_coor %23(%22) %c1_9 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %c2_i32 to %25 : !fir.ref<i32>
      omp.terminator
    } {accc.device_word = "device_num", accc.uses_allocators = ["omp_default_mem_alloc"]}
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %17 = fir.load %1 : !fir.ref<i32>
    %18 = omp.map.info var_ptr(%8 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    %19 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c9_7 = arith.constant 9 : index
    %20 = omp.map.bounds lower_bound(%c0_5 : index) upper_bound(%c9_7 : index) extent(%c10 : index) stride(%c1_6 : index) start_idx(%c1 : index)
    %21 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<10xi32>>, !fir.array<10xi32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%20) -> !fir.ref<!fir.array<10xi32>> {name = "a"}
    omp.target host_eval(%c1_i32_4 -> %arg1, %17 -> %arg2, %c1_i32 -> %arg3 : i32, i32, i32) map_entries(%18 -> %arg4, %19 -> %arg5, %21 -> %arg6 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<10xi32>>) {
      %c10_8 = arith.constant 10 : index
      %22 = fir.shape %c10_8 : (index) -> !fir.shape<1>
      %23 = fir.declare %arg4 {uniq_name = "_QFbehavioursEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %24 = fir.declare %arg5 {uniq_name = "_QFbehavioursEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %25 = fir.declare %arg6(%22) {uniq_name = "_QFbehavioursEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
      omp.teams {
        omp.loop private(@_QFbehavioursEi_private_i32 %23 -> %arg7 : !fir.ref<i32>) {
          omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg2) inclusive step (%arg3) {
            %26 = fir.declare %arg7 {uniq_name = "_QFbehavioursEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg8 to %26 : !fir.ref<i32>
            %c1_i32_9 = arith.constant 1 : i32
            %27 = fir.load %26 : !fir.ref<i32>
            %28 = fir.convert %27 : (i32) -> i64
            %29 = fir.array_coor %25(%22) %28 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
            fir.store %c1_i32_9 to %29 : !fir.ref<i32>
            %c1_i32_10 = arith.constant 1 : i32
            %c1_i32_11 = arith.constant 1 : i32
            %30 = fir.load %24 : !fir.ref<i32>
            %c1_i32_12 = arith.constant 1 : i32
            %c1_i32_13 = arith.constant 1 : i32
            %31 = fir.load %24 : !fir.ref<i32>
            %32 = arith.addi %arg8, %c1_i32_12 : i32
            %33 = arith.cmpi sgt, %32, %31 : i32
            fir.if %33 {
              fir.store %32 to %26 : !fir.ref<i32>
              %34 = fir.load %26 : !fir.ref<i32>
              fir.store %34 to %23 : !fir.ref<i32>
            }
            omp.yield
          }
        } {accc.implied_private = array<i1: true>, accc.lastprivate = array<i1: true>, accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @_QPelements() {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %1 = fir.alloca !fir.array<5x!fir.type<_QFelementsTt{a:i32,b:i32}>> {bindc_name = "va", uniq_name = "_QFelementsEva"}
    %2 = fir.shape %c5 : (index) -> !fir.shape<1>
    %3 = fir.declare %1(%2) {uniq_name = "_QFelementsEva"} : (!fir.ref<!fir.array<5x!fir.type<_QFelementsTt{a:i32,b:i32}>>>, !fir.shape<1>) -> !fir.ref<!fir.array<5x!fir.type<_QFelementsTt{a:i32,b:i32}>>>
    %c2 = arith.constant 2 : index
    %4 = fir.array_coor %3(%2) %c2 : (!fir.ref<!fir.array<5x!fir.type<_QFelementsTt{a:i32,b:i32}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFelementsTt{a:i32,b:i32}>>
    %5 = fir.coordinate_of %4, a : (!fir.ref<!fir.type<_QFelementsTt{a:i32,b:i32}>>) -> !fir.ref<i32>
    %c1_0 = arith.constant 1 : index
    %c5_1 = arith.constant 5 : index
    %c2_2 = arith.constant 2 : index
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c1_6 = arith.constant 1 : index
    %6 = omp.map.info var_ptr(%5 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {accc.map_words = ["default"], name = "va(2)%a"}
    %7 = omp.map.bounds lower_bound(%c1_3 : index) upper_bound(%c1_3 : index) extent(%c1_4 : index) stride(%c1_6 : index) start_idx(%c1 : index)
    %8 = omp.map.info var_ptr(%3 : !fir.ref<!fir.array<5x!fir.type<_QFelementsTt{a:i32,b:i32}>>>, !fir.array<5x!fir.type<_QFelementsTt{a:i32,b:i32}>>) map_clauses(tofrom) capture(ByRef) members(%6 : [0] : !fir.ref<i32>) bounds(%7) -> !fir.ref<!fir.array<5x!fir.type<_QFelementsTt{a:i32,b:i32}>>> {name = "va(2)", partial_map = true}
    omp.target map_entries(%8 -> %arg0, %6 -> %arg1 : !fir.ref<!fir.array<5x!fir.type<_QFelementsTt{a:i32,b:i32}>>>, !fir.ref<i32>) {
      %c5_7 = arith.constant 5 : index
      %9 = fir.shape %c5_7 : (index) -> !fir.shape<1>
      %10 = fir.declare %arg0(%9) {uniq_name = "_QFelementsEva"} : (!fir.ref<!fir.array<5x!fir.type<_QFelementsTt{a:i32,b:i32}>>>, !fir.shape<1>) -> !fir.ref<!fir.array<5x!fir.type<_QFelementsTt{a:i32,b:i32}>>>
      %c1_i32 = arith.constant 1 : i32
      %c2_8 = arith.constant 2 : index
      %11 = fir.array_coor %10(%9) %c2_8 : (!fir.ref<!fir.array<5x!fir.type<_QFelementsTt{a:i32,b:i32}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFelementsTt{a:i32,b:i32}>>
      %12 = fir.coordinate_of %11, a : (!fir.ref<!fir.type<_QFelementsTt{a:i32,b:i32}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %12 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
  func.func @_QPwritten(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {fir.bindc_name = "q"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@blk_) : !fir.ref<!fir.array<4xi8>>
    %c0 = arith.constant 0 : index
    %2 = fir.coordinate_of %1, %c0 : (!fir.ref<!fir.array<4xi8>>, index) -> !fir.ref<i8>
    %3 = fir.convert %2 : (!fir.ref<i8>) -> !fir.ref<i32>
    %4 = fir.declare %3 storage(%1[0]) {uniq_name = "_QFwrittenEi"} : (!fir.ref<i32>, !fir.ref<!fir.array<4xi8>>) -> !fir.ref<i32>
    %5 = fir.address_of(@blk_) : !fir.ref<!fir.array<4xi8>>
    %6 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFwrittenEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %7 = omp.map.info var_ptr(%5 : !fir.ref<!fir.array<4xi8>>, !fir.array<4xi8>) map_clauses(tofrom) capture(ByRef) -> !fir.ref<!fir.array<4xi8>> {accc.map_words = ["default", "common"], name = "blk"}
    %8 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %9 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %10:3 = fir.box_dims %9, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_2 = arith.constant 0 : index
    %11:3 = fir.box_dims %8, %c0_2 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %12 = arith.subi %11#1, %c1 : index
    %13 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%12 : index) extent(%11#1 : index) stride(%11#2 : index) start_idx(%10#0 : index) {stride_in_bytes = true}
    %14 = fir.box_offset %6 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %15 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%14 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%13) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %16 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(always, to) capture(ByRef) members(%15 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    omp.target map_entries(%7 -> %arg1, %16 -> %arg2, %15 -> %arg3 : !fir.ref<!fir.array<4xi8>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) {
      %c0_3 = arith.constant 0 : index
      %17 = fir.coordinate_of %arg1, %c0_3 : (!fir.ref<!fir.array<4xi8>>, index) -> !fir.ref<i8>
      %18 = fir.convert %17 : (!fir.ref<i8>) -> !fir.ref<i32>
      %19 = fir.declare %18 storage(%arg1[0]) {uniq_name = "_QFwrittenEi"} : (!fir.ref<i32>, !fir.ref<!fir.array<4xi8>>) -> !fir.ref<i32>
      %20 = fir.declare %arg2 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFwrittenEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %21 = fir.load %20 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %22 = fir.box_addr %21 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
      %c0_4 = arith.constant 0 : index
      %23:3 = fir.box_dims %21, %c0_4 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %24 = fir.shape_shift %23#0, %23#1 : (index, index) -> !fir.shapeshift<1>
      %c1_5 = arith.constant 1 : index
      %25 = fir.array_coor %22(%24) %c1_5 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %26 = fir.load %25 : !fir.ref<i32>
      fir.store %26 to %19 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
  func.func @_QQmain() attributes {fir.bindc_name = "HOSTS"} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca tuple<!fir.ref<i32>>
    %2 = fir.alloca i32
    %3 = fir.alloca i32 {bindc_name = "n", uniq_name = "_QFEn"}
    %4 = fir.declare %3 {fortran_attrs = #fir.var_attrs<internal_assoc>, uniq_name = "_QFEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %5 = fir.alloca i32 {bindc_name = "m", uniq_name = "_QFEm"}
    %6 = fir.declare %5 {uniq_name = "_QFEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %7 = fir.coordinate_of %1, %c0_i32 : (!fir.ref<tuple<!fir.ref<i32>>>, i32) -> !fir.llvm_ptr<!fir.ref<i32>>
    fir.store %4 to %7 : !fir.llvm_ptr<!fir.ref<i32>>
    %c1_i32 = arith.constant 1 : i32
    fir.store %c1_i32 to %4 : !fir.ref<i32>
    %8 = omp.map.info var_ptr(%6 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {name = "m"}
    %9 = omp.map.info var_ptr(%1 : !fir.ref<tuple<!fir.ref<i32>>>, tuple<!fir.ref<i32>>) map_clauses(implicit, to) capture(ByRef) -> !fir.ref<tuple<!fir.ref<i32>>> {name = ""}
    omp.target map_entries(%8 -> %arg0, %9 -> %arg1 : !fir.ref<i32>, !fir.ref<tuple<!fir.ref<i32>>>) {
      %12 = fir.declare %arg0 {uniq_name = "_QFEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %13 = fir.alloca i32
      %14 = fir.call @_QFPcontained(%12, %arg1) fastmath<contract> : (!fir.ref<i32>, !fir.ref<tuple<!fir.ref<i32>>>) -> i32
      fir.store %14 to %13 : !fir.ref<i32>
      %15 = fir.load %13 : !fir.ref<i32>
      fir.store %15 to %12 : !fir.ref<i32>
      omp.terminator
    }
    %10 = fir.call @_QFPcalls(%1) fastmath<contract> : (!fir.ref<tuple<!fir.ref<i32>>>) -> i32
    fir.store %10 to %2 : !fir.ref<i32>
    %11 = fir.load %2 : !fir.ref<i32>
    fir.store %11 to %6 : !fir.ref<i32>
    return
  }
  func.func @main(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 {
    %0 = fir.zero_bits !fir.ref<tuple<i32, !fir.ref<!fir.array<0xtuple<!fir.ref<i8>, !fir.ref<i8>>>>>>
    %1 = fir.convert %0 : (!fir.ref<tuple<i32, !fir.ref<!fir.array<0xtuple<!fir.ref<i8>, !fir.ref<i8>>>>>>) -> !llvm.ptr
    fir.call @_FortranAProgramStart(%arg0, %arg1, %arg2, %1) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    fir.call @_QQmain() : () -> ()
    fir.call @_FortranAProgramEndStatement() : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func private @_FortranAProgramStart(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {fir.runtime}
  func.func private @_FortranAProgramEndStatement() attributes {fir.runtime}
  func.func private @_QFPcontained(%arg0: !fir.ref<i32> {fir.bindc_name = "a"}, %arg1: !fir.ref<tuple<!fir.ref<i32>>> {fir.host_assoc}) -> i32 attributes {fir.host_symbol = @_QQmain, omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>} {
    %0 = fir.dummy_scope : !fir.dscope
    %c0_i32 = arith.constant 0 : i32
    %1 = fir.coordinate_of %arg1, %c0_i32 : (!fir.ref<tuple<!fir.ref<i32>>>, i32) -> !fir.llvm_ptr<!fir.ref<i32>>
    %2 = fir.load %1 : !fir.llvm_ptr<!fir.ref<i32>>
    %3 = fir.declare %2 {fortran_attrs = #fir.var_attrs<host_assoc>, uniq_name = "_QFEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFFcontainedEa"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %5 = fir.alloca i32 {bindc_name = "contained", uniq_name = "_QFFcontainedEcontained"}
    %6 = fir.declare %5 {uniq_name = "_QFFcontainedEcontained"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %7 = fir.load %3 : !fir.ref<i32>
    %8 = fir.load %4 : !fir.ref<i32>
    %9 = arith.addi %7, %8 : i32
    fir.store %9 to %6 : !fir.ref<i32>
    %10 = fir.load %6 : !fir.ref<i32>
    return %10 : i32
  }
  func.func private @_QFPcalls(%arg0: !fir.ref<tuple<!fir.ref<i32>>> {fir.host_assoc}) -> i32 attributes {fir.host_symbol = @_QQmain} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32 {bindc_name = "calls", uniq_name = "_QFFcallsEcalls"}
    %2 = fir.declare %1 {uniq_name = "_QFFcallsEcalls"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %3 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {name = "calls"}
    %4 = omp.map.info var_ptr(%arg0 : !fir.ref<tuple<!fir.ref<i32>>>, tuple<!fir.ref<i32>>) map_clauses(implicit, to) capture(ByRef) -> !fir.ref<tuple<!fir.ref<i32>>> {name = ""}
    omp.target map_entries(%3 -> %arg1, %4 -> %arg2 : !fir.ref<i32>, !fir.ref<tuple<!fir.ref<i32>>>) {
      %6 = fir.declare %arg1 {uniq_name = "_QFFcallsEcalls"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %7 = fir.alloca i32
      %8 = fir.alloca i32
      %c2_i32 = arith.constant 2 : i32
      fir.store %c2_i32 to %7 : !fir.ref<i32>
      %9 = fir.call @_QFPcontained(%7, %arg2) fastmath<contract> : (!fir.ref<i32>, !fir.ref<tuple<!fir.ref<i32>>>) -> i32
      fir.store %9 to %8 : !fir.ref<i32>
      %10 = fir.load %8 : !fir.ref<i32>
      fir.store %10 to %6 : !fir.ref<i32>
      omp.terminator
    }
    %5 = fir.load %2 : !fir.ref<i32>
    return %5 : i32
  }
  func.func @_QPpointers(%arg0: !fir.box<!fir.array<?xi32>> {fir.bindc_name = "a", fir.target}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<?xi32>>
    %2 = fir.alloca !fir.box<!fir.array<?xi32>>
    %c1 = arith.constant 1 : index
    %3 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<target>, uniq_name = "_QFpointersEa"} : (!fir.box<!fir.array<?xi32>>, !fir.dscope) -> !fir.box<!fir.array<?xi32>>
    %4 = fir.rebox %3 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %5:3 = fir.box_dims %4, %c0_1 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %6 = arith.subi %5#1, %c1_0 : index
    %7 = fir.is_present %4 : (!fir.box<!fir.array<?xi32>>) -> i1
    fir.if %7 {
      fir.store %4 to %1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    }
    %8 = fir.box_offset %1 base_addr : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %9 = omp.map.info var_ptr(%1 : !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.box<!fir.array<?xi32>>) map_clauses(always, to) capture(ByRef) -> !fir.ref<!fir.box<!fir.array<?xi32>>> {name = "a"}
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %10:3 = fir.box_dims %4, %c0_4 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %11 = arith.subi %10#1, %c1_3 : index
    %12 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%11 : index) extent(%10#1 : index) stride(%10#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
    %13 = fir.is_present %4 : (!fir.box<!fir.array<?xi32>>) -> i1
    fir.if %13 {
      fir.store %4 to %2 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    }
    %14 = fir.box_offset %2 base_addr : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %15 = omp.map.info var_ptr(%2 : !fir.ref<!fir.box<!fir.array<?xi32>>>, i32) map_clauses(to, is_device_ptr) capture(ByRef) var_ptr_ptr(%14 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%12) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %16 = omp.map.info var_ptr(%2 : !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.box<!fir.array<?xi32>>) map_clauses(always, to) capture(ByRef) members(%15 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.array<?xi32>>> {name = "a"}
    omp.target is_device_ptr(%16, %15 : !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) has_device_addr(%9 -> %arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>) {
      %17 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %18 = fir.declare %17 {fortran_attrs = #fir.var_attrs<target>, uniq_name = "_QFpointersEa"} : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
      %19 = fir.rebox %18 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
      %c2_i32 = arith.constant 2 : i32
      %c1_5 = arith.constant 1 : index
      %20 = fir.array_coor %19 %c1_5 : (!fir.box<!fir.array<?xi32>>, index) -> !fir.ref<i32>
      fir.store %c2_i32 to %20 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
  fir.type_info @_QMiso_c_bindingTc_ptr noinit nodestroy nofinal : !fir.type<_QMiso_c_bindingTc_ptr{address:i64}>
  fir.type_info @_QFelementsTt noinit nodestroy nofinal : !fir.type<_QFelementsTt{a:i32,b:i32}>
}
