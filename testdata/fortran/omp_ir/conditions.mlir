module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFdeferredEi_private_i32 : i32
  omp.private {type = firstprivate} @_QFdeferredEn_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = firstprivate} @_QFdeferredEa_firstprivate_box_Uxf32 : !fir.box<!fir.array<?xf32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %c0 = arith.constant 0 : index
    %1:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %2 = fir.shape %1#1 : (index) -> !fir.shape<1>
    %3 = fir.allocmem !fir.array<?xf32>, %1#1 {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xf32>>
    %5 = fir.embox %4(%2) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %c0_0 = arith.constant 0 : index
    %6:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %7 = fir.shape_shift %6#0, %6#1 : (index, index) -> !fir.shapeshift<1>
    %8 = fir.rebox %5(%7) : (!fir.box<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xf32>>
    fir.store %8 to %arg1 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?xf32>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    %0 = fir.alloca !fir.box<!fir.array<?xf32>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %3 = fir.address_of(@_QQclX636F6E646974696F6E732E66393000) : !fir.ref<!fir.char<1,15>>
    %c4_i32 = arith.constant 4 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,15>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c4_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?xf32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<?xf32>>) -> !fir.heap<!fir.array<?xf32>>
      fir.freemem %4 : !fir.heap<!fir.array<?xf32>>
    }
    omp.yield
  }
  func.func private @__accc_omp_clauses_fir_logical_4(%arg0: !fir.logical<4>) {
    return
  }
  func.func @_QPdeferred(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.ref<!fir.logical<4>> {fir.bindc_name = "later"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32
    %2 = fir.alloca !fir.box<!fir.array<?xf32>>
    %3 = fir.alloca !fir.box<!fir.array<?xf32>>
    %4 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFdeferredEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %5 = fir.load %4 : !fir.ref<i32>
    fir.store %5 to %1 : !fir.ref<i32>
    %6 = fir.convert %5 : (i32) -> index
    %c0 = arith.constant 0 : index
    %7 = arith.cmpi sgt, %6, %c0 : index
    %8 = arith.select %7, %6, %c0 : index
    %9 = fir.shape %8 : (index) -> !fir.shape<1>
    %10 = fir.declare %arg1(%9) dummy_scope %0 arg 2 {uniq_name = "_QFdeferredEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %11 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFdeferredElater"} : (!fir.ref<!fir.logical<4>>, !fir.dscope) -> !fir.ref<!fir.logical<4>>
    %12 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFdeferredEi"}
    %13 = fir.declare %12 {uniq_name = "_QFdeferredEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %14 = fir.load %11 : !fir.ref<!fir.logical<4>>
    call @__accc_omp_clauses_fir_logical_4(%14) {accc.clauses = [{args = [{value = 0 : i64}], clause = "nowait", of = "target"}]} : (!fir.logical<4>) -> ()
    %15 = fir.embox %10(%9) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %16:3 = fir.box_dims %15, %c0_2 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %17 = arith.subi %16#1, %c1_1 : index
    %18 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%17 : index) extent(%16#1 : index) stride(%16#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
    %19 = omp.map.info var_ptr(%10 : !fir.ref<!fir.array<?xf32>>, f32) map_clauses(tofrom) capture(ByRef) bounds(%18) -> !fir.ref<!fir.array<?xf32>> {name = "a"}
    %20 = omp.map.info var_ptr(%11 : !fir.ref<!fir.logical<4>>, !fir.logical<4>) map_clauses(implicit) capture(ByCopy) -> !fir.ref<!fir.logical<4>> {name = "later"}
    %21 = omp.map.info var_ptr(%4 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %22 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = ""}
    omp.target map_entries(%19 -> %arg3, %20 -> %arg4, %21 -> %arg5, %22 -> %arg6 : !fir.ref<!fir.array<?xf32>>, !fir.ref<!fir.logical<4>>, !fir.ref<i32>, !fir.ref<i32>) {
      %42 = fir.load %arg6 : !fir.ref<i32>
      %c0_8 = arith.constant 0 : index
      %43 = fir.convert %42 : (i32) -> index
      %44 = arith.cmpi sgt, %43, %c0_8 : index
      %45 = arith.select %44, %43, %c0_8 : index
      %46 = fir.shape %45 : (index) -> !fir.shape<1>
      %47 = fir.declare %arg3(%46) {uniq_name = "_QFdeferredEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
      %48 = fir.declare %arg4 {uniq_name = "_QFdeferredElater"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %49 = fir.declare %arg5 {uniq_name = "_QFdeferredEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %50 = fir.load %49 : !fir.ref<i32>
      %c1_9 = arith.constant 1 : index
      %51 = fir.array_coor %47(%46) %c1_9 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %52 = fir.convert %50 : (i32) -> f32
      fir.store %52 to %51 : !fir.ref<f32>
      omp.terminator
    }
    %23 = fir.load %11 : !fir.ref<!fir.logical<4>>
    call @__accc_omp_clauses_fir_logical_4(%23) {accc.clauses = [{args = [{value = 0 : i64}], clause = "untied", of = "task"}]} : (!fir.logical<4>) -> ()
    %24 = fir.load %4 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %25 = arith.cmpi sgt, %24, %c1_i32 : i32
    %26 = fir.convert %25 : (i1) -> !fir.logical<4>
    call @__accc_omp_clauses_fir_logical_4(%26) {accc.clauses = [{args = [{value = 0 : i64}], clause = "mergeable", of = "task"}]} : (!fir.logical<4>) -> ()
    %27 = fir.embox %10(%9) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %28 = fir.embox %10(%9) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    fir.store %28 to %2 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    omp.task private(@_QFdeferredEa_firstprivate_box_Uxf32 %2 -> %arg3 : !fir.ref<!fir.box<!fir.array<?xf32>>>) {
      %42 = fir.declare %arg3 {uniq_name = "_QFdeferredEa"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %43 = fir.load %42 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_8 = arith.constant 0 : index
      %44:3 = fir.box_dims %43, %c0_8 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %45 = fir.shift %44#0 : (index) -> !fir.shift<1>
      %c1_9 = arith.constant 1 : index
      %46 = fir.array_coor %43(%45) %c1_9 : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %47 = fir.load %46 : !fir.ref<f32>
      %c1_i32_10 = arith.constant 1 : i32
      %48 = fir.convert %c1_i32_10 : (i32) -> f32
      %49 = arith.addf %47, %48 fastmath<contract> : f32
      %c1_11 = arith.constant 1 : index
      %50 = fir.array_coor %43(%45) %c1_11 : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
      fir.store %49 to %50 : !fir.ref<f32>
      omp.terminator
    } {accc.implied_private = array<i1: true>}
    %29 = fir.load %11 : !fir.ref<!fir.logical<4>>
    call @__accc_omp_clauses_fir_logical_4(%29) {accc.clauses = [{args = [{value = 0 : i64}], clause = "nogroup", of = "taskloop"}]} : (!fir.logical<4>) -> ()
    %30 = fir.embox %10(%9) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %31 = fir.embox %10(%9) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    fir.store %31 to %3 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %c1_i32_3 = arith.constant 1 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %32 = fir.load %4 : !fir.ref<i32>
    omp.taskloop private(@_QFdeferredEn_firstprivate_i32 %4 -> %arg3, @_QFdeferredEa_firstprivate_box_Uxf32 %3 -> %arg4, @_QFdeferredEi_private_i32 %13 -> %arg5 : !fir.ref<i32>, !fir.ref<!fir.box<!fir.array<?xf32>>>, !fir.ref<i32>) {
      omp.loop_nest (%arg6) : i32 = (%c1_i32_4) to (%32) inclusive step (%c1_i32_3) {
        %42 = fir.declare %arg3 {uniq_name = "_QFdeferredEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %43 = fir.declare %arg4 {uniq_name = "_QFdeferredEa"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
        %44 = fir.load %43 : !fir.ref<!fir.box<!fir.array<?xf32>>>
        %c0_8 = arith.constant 0 : index
        %45:3 = fir.box_dims %44, %c0_8 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
        %46 = fir.shift %45#0 : (index) -> !fir.shift<1>
        %47 = fir.declare %arg5 {uniq_name = "_QFdeferredEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg6 to %47 : !fir.ref<i32>
        %48 = fir.load %47 : !fir.ref<i32>
        %49 = fir.load %47 : !fir.ref<i32>
        %50 = fir.convert %49 : (i32) -> i64
        %51 = fir.array_coor %44(%46) %50 : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>, i64) -> !fir.ref<f32>
        %52 = fir.convert %48 : (i32) -> f32
        fir.store %52 to %51 : !fir.ref<f32>
        omp.yield
      }
    } {accc.implied_private = array<i1: true, true, true>}
    %33 = fir.load %11 : !fir.ref<!fir.logical<4>>
    %34 = fir.convert %33 : (!fir.logical<4>) -> i1
    %true = arith.constant true
    %35 = arith.xori %34, %true : i1
    %36 = fir.convert %35 : (i1) -> !fir.logical<4>
    call @__accc_omp_clauses_fir_logical_4(%36) {accc.clauses = [{args = [{value = 0 : i64}], clause = "nowait", of = "target update"}]} : (!fir.logical<4>) -> ()
    %37 = fir.embox %10(%9) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c0_7 = arith.constant 0 : index
    %38:3 = fir.box_dims %37, %c0_7 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %39 = arith.subi %38#1, %c1_6 : index
    %40 = omp.map.bounds lower_bound(%c0_5 : index) upper_bound(%39 : index) extent(%38#1 : index) stride(%38#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
    %41 = omp.map.info var_ptr(%10 : !fir.ref<!fir.array<?xf32>>, f32) map_clauses(from) capture(ByRef) bounds(%40) -> !fir.ref<!fir.array<?xf32>> {name = "a"}
    omp.target_update map_entries(%41 : !fir.ref<!fir.array<?xf32>>)
    return
  }
  fir.global linkonce @_QQclX636F6E646974696F6E732E66393000 constant : !fir.char<1,15> {
    %0 = fir.string_lit "conditions.f90\00"(15) : !fir.char<1,15>
    fir.has_value %0 : !fir.char<1,15>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
}
