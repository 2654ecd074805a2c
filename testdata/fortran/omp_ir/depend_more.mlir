module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_ref_i64(!fir.ref<i8>, !fir.ref<i64>)
  func.func private @__accc_omp_depobj_fir_ref_i64_fir_ref_i8(!fir.ref<i64>, !fir.ref<i8>)
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array_10xf32(!fir.ref<i8>, !fir.ref<!fir.array<10xf32>>)
  func.func private @__accc_omp_iterated() -> !fir.ref<i8>
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array_2xf32(!fir.ref<i8>, !fir.ref<!fir.array<2xf32>>)
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_ref_f32(!fir.ref<i8>, !fir.ref<f32>)
  func.func private @__accc_omp_iterated_i32_i64(i32, i64) -> !fir.ref<i8>
  omp.private {type = firstprivate} @_QFiteratorsEn_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = firstprivate} @_QFiteratorsEp_firstprivate_box_Uxi32 : !fir.box<!fir.array<?xi32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %c0 = arith.constant 0 : index
    %1:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %2 = fir.shape %1#1 : (index) -> !fir.shape<1>
    %3 = fir.allocmem !fir.array<?xi32>, %1#1 {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xi32>>
    %5 = fir.embox %4(%2) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %c0_0 = arith.constant 0 : index
    %6:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %7 = fir.shape_shift %6#0, %6#1 : (index, index) -> !fir.shapeshift<1>
    %8 = fir.rebox %5(%7) : (!fir.box<!fir.array<?xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xi32>>
    fir.store %8 to %arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xi32>>>):
    %0 = fir.alloca !fir.box<!fir.array<?xi32>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %3 = fir.address_of(@_QQclX646570656E645F6D6F72652E66393000) : !fir.ref<!fir.char<1,16>>
    %c20_i32 = arith.constant 20 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c20_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<?xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<?xi32>>) -> !fir.heap<!fir.array<?xi32>>
      fir.freemem %4 : !fir.heap<!fir.array<?xi32>>
    }
    omp.yield
  }
  func.func private @__accc_omp_iterated_add_fir_ref_i8_fir_ref_i32(!fir.ref<i8>, !fir.ref<i32>)
  func.func private @__accc_omp_iterated_i32(i32) -> !fir.ref<i8>
  func.func private @__accc_omp_depobj_fir_ref_i64(!fir.ref<i64>)
  omp.private {type = firstprivate} @_QFobjectsEp_firstprivate_box_Uxi32 : !fir.box<!fir.array<?xi32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %c0 = arith.constant 0 : index
    %1:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %2 = fir.shape %1#1 : (index) -> !fir.shape<1>
    %3 = fir.allocmem !fir.array<?xi32>, %1#1 {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xi32>>
    %5 = fir.embox %4(%2) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %c0_0 = arith.constant 0 : index
    %6:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %7 = fir.shape_shift %6#0, %6#1 : (index, index) -> !fir.shapeshift<1>
    %8 = fir.rebox %5(%7) : (!fir.box<!fir.array<?xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xi32>>
    fir.store %8 to %arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xi32>>>):
    %0 = fir.alloca !fir.box<!fir.array<?xi32>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %3 = fir.address_of(@_QQclX646570656E645F6D6F72652E66393000) : !fir.ref<!fir.char<1,16>>
    %c4_i32 = arith.constant 4 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c4_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<?xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<?xi32>>) -> !fir.heap<!fir.array<?xi32>>
      fir.freemem %4 : !fir.heap<!fir.array<?xi32>>
    }
    omp.yield
  }
  func.func private @__accc_omp_depobj_fir_ref_i64_fir_ref_i32(!fir.ref<i64>, !fir.ref<i32>)
  func.func @_QPobjects(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.box<!fir.array<?xi32>> {fir.bindc_name = "p"}, %arg2: !fir.ref<!fir.array<10xi32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<?xi32>>
    %2 = fir.alloca !fir.box<!fir.array<?xi32>>
    %3 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFobjectsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %4 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFobjectsEp"} : (!fir.box<!fir.array<?xi32>>, !fir.dscope) -> !fir.box<!fir.array<?xi32>>
    %5 = fir.rebox %4 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
    %c1_0 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %6 = fir.shape %c10 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg2(%6) dummy_scope %0 arg 3 {uniq_name = "_QFobjectsEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xi32>>
    %8 = fir.alloca i64 {bindc_name = "d", uniq_name = "_QFobjectsEd"}
    %9 = fir.declare %8 {uniq_name = "_QFobjectsEd"} : (!fir.ref<i64>) -> !fir.ref<i64>
    %10 = fir.load %3 : !fir.ref<i32>
    %11 = fir.convert %10 : (i32) -> i64
    %12 = fir.array_coor %7(%6) %11 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
    call @__accc_omp_depobj_fir_ref_i64_fir_ref_i32(%9, %12) {accc.directive = {args = {args = [{address = 0 : i64, variable = "d"}], clause = "depobj"}, clauses = [{args = [{address = 1 : i64, variable = "a(n)"}], clause = "depend", modifiers = [{word = "inout"}]}], name = "depobj"}} : (!fir.ref<i64>, !fir.ref<i32>) -> ()
    %c1_1 = arith.constant 1 : index
    %13 = fir.array_coor %5 %c1_1 : (!fir.box<!fir.array<?xi32>>, index) -> !fir.ref<i32>
    fir.store %5 to %1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    omp.task depend(taskdependinout -> %9 : !fir.ref<i64>, taskdependin -> %13 : !fir.ref<i32>) private(@_QFobjectsEp_firstprivate_box_Uxi32 %1 -> %arg3 : !fir.ref<!fir.box<!fir.array<?xi32>>>) {
      %15 = fir.declare %arg3 {uniq_name = "_QFobjectsEp"} : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.array<?xi32>>>
      %16 = fir.load %15 : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %c0 = arith.constant 0 : index
      %17:3 = fir.box_dims %16, %c0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
      %18 = fir.shift %17#0 : (index) -> !fir.shift<1>
      %c1_2 = arith.constant 1 : index
      %19 = fir.array_coor %16(%18) %c1_2 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      %20 = fir.load %19 : !fir.ref<i32>
      %c2 = arith.constant 2 : index
      %21 = fir.array_coor %16(%18) %c2 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %20 to %21 : !fir.ref<i32>
      omp.terminator
    } {accc.depend_parts = ["", "p(1)"], accc.depend_words = ["depobj", ""], accc.implied_private = array<i1: true>}
    call @__accc_omp_depobj_fir_ref_i64(%9) {accc.directive = {args = {args = [{address = 0 : i64, variable = "d"}], clause = "depobj"}, clauses = [{args = [{word = "in"}], clause = "update"}], name = "depobj"}} : (!fir.ref<i64>) -> ()
    %14 = fir.zero_bits !fir.ref<i8>
    fir.store %5 to %2 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    omp.task depend(taskdependinout -> %14 : !fir.ref<i8>, taskdependin -> %3 : !fir.ref<i32>) private(@_QFobjectsEp_firstprivate_box_Uxi32 %2 -> %arg3 : !fir.ref<!fir.box<!fir.array<?xi32>>>) {
      %15 = fir.declare %arg3 {uniq_name = "_QFobjectsEp"} : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.array<?xi32>>>
      %16 = fir.load %15 : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %c0 = arith.constant 0 : index
      %17:3 = fir.box_dims %16, %c0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
      %18 = fir.shift %17#0 : (index) -> !fir.shift<1>
      %c1_2 = arith.constant 1 : index
      %19 = fir.array_coor %16(%18) %c1_2 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      %20 = fir.load %19 : !fir.ref<i32>
      %c2 = arith.constant 2 : index
      %21 = fir.array_coor %16(%18) %c2 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %20 to %21 : !fir.ref<i32>
      omp.terminator
    } {accc.depend_words = ["omp_all_memory", ""], accc.implied_private = array<i1: true>}
    omp.taskwait depend(taskdependinout -> %9 : !fir.ref<i64>) {accc.depend_words = ["depobj"]}
    call @__accc_omp_depobj_fir_ref_i64(%9) {accc.directive = {args = {args = [{address = 0 : i64, variable = "d"}], clause = "depobj"}, clauses = [{clause = "destroy"}], name = "depobj"}} : (!fir.ref<i64>) -> ()
    return
  }
  fir.global linkonce @_QQclX646570656E645F6D6F72652E66393000 constant : !fir.char<1,16> {
    %0 = fir.string_lit "depend_more.f90\00"(16) : !fir.char<1,16>
    fir.has_value %0 : !fir.char<1,16>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func @_QPiterators(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xi32>> {fir.bindc_name = "p"}, %arg2: !fir.ref<i64> {fir.bindc_name = "m"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32
    %2 = fir.alloca !fir.box<!fir.array<?xi32>>
    %3 = fir.alloca i64
    %4 = fir.alloca i32
    %5 = fir.alloca i32
    %6 = fir.alloca !fir.box<!fir.array<?xi32>>
    %7 = fir.alloca i32
    %8 = fir.alloca i32
    %9 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFiteratorsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %10 = fir.load %9 : !fir.ref<i32>
    %11 = fir.convert %10 : (i32) -> index
    %c0 = arith.constant 0 : index
    %12 = arith.cmpi sgt, %11, %c0 : index
    %13 = arith.select %12, %11, %c0 : index
    %14 = fir.shape %13 : (index) -> !fir.shape<1>
    %15 = fir.declare %arg1(%14) dummy_scope %0 arg 2 {uniq_name = "_QFiteratorsEp"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xi32>>
    %16 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFiteratorsEm"} : (!fir.ref<i64>, !fir.dscope) -> !fir.ref<i64>
    %c1_0 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c1_1 = arith.constant 1 : index
    %c20 = arith.constant 20 : index
    %17 = fir.alloca !fir.array<10x20xf32> {bindc_name = "a", uniq_name = "_QFiteratorsEa"}
    %18 = fir.shape %c10, %c20 : (index, index) -> !fir.shape<2>
    %19 = fir.declare %17(%18) {uniq_name = "_QFiteratorsEa"} : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>) -> !fir.ref<!fir.array<10x20xf32>>
    %c1_2 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %20 = fir.alloca !fir.array<2xi64> {bindc_name = "d", uniq_name = "_QFiteratorsEd"}
    %21 = fir.shape %c2 : (index) -> !fir.shape<1>
    %22 = fir.declare %20(%21) {uniq_name = "_QFiteratorsEd"} : (!fir.ref<!fir.array<2xi64>>, !fir.shape<1>) -> !fir.ref<!fir.array<2xi64>>
    %c1_i32 = arith.constant 1 : i32
    %23 = fir.load %9 : !fir.ref<i32>
    %24 = call @__accc_omp_iterated_i32(%23) {accc.iterators = [{begin = {number = 1 : i64}, end = {value = 0 : i64}, iterator = "i"}]} : (i32) -> !fir.ref<i8>
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    %25 = fir.convert %23 : (i32) -> index
    fir.do_loop %arg3 = %c1_4 to %25 step %c1_3 {
      %42 = fir.convert %arg3 : (index) -> i32
      fir.store %42 to %1 : !fir.ref<i32>
      %43 = fir.load %1 : !fir.ref<i32>
      %44 = fir.convert %43 : (i32) -> i64
      %45 = fir.array_coor %15(%14) %44 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref_i32(%24, %45) : (!fir.ref<i8>, !fir.ref<i32>) -> ()
    }
    %26 = fir.load %9 : !fir.ref<i32>
    %27 = fir.convert %26 : (i32) -> i64
    %28 = fir.array_coor %15(%14) %27 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
    %29 = fir.embox %15(%14) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %30 = fir.embox %15(%14) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    fir.store %30 to %2 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    omp.task depend(taskdependin -> %24 : !fir.ref<i8>, taskdependout -> %28 : !fir.ref<i32>) private(@_QFiteratorsEp_firstprivate_box_Uxi32 %2 -> %arg3, @_QFiteratorsEn_firstprivate_i32 %9 -> %arg4 : !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.ref<i32>) {
      %42 = fir.declare %arg3 {uniq_name = "_QFiteratorsEp"} : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.array<?xi32>>>
      %43 = fir.load %42 : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %c0_20 = arith.constant 0 : index
      %44:3 = fir.box_dims %43, %c0_20 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
      %45 = fir.shift %44#0 : (index) -> !fir.shift<1>
      %46 = fir.declare %arg4 {uniq_name = "_QFiteratorsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c1_21 = arith.constant 1 : index
      %47 = fir.array_coor %43(%45) %c1_21 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      %48 = fir.load %47 : !fir.ref<i32>
      %49 = fir.load %46 : !fir.ref<i32>
      %50 = fir.convert %49 : (i32) -> i64
      %51 = fir.array_coor %43(%45) %50 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, i64) -> !fir.ref<i32>
      fir.store %48 to %51 : !fir.ref<i32>
      omp.terminator
    } {accc.depend_parts = ["p(i)", "p(n)"], accc.implied_private = array<i1: true, true>}
    %31 = fir.load %9 : !fir.ref<i32>
    %c1_i32_5 = arith.constant 1 : i32
    %c-2_i32 = arith.constant -2 : i32
    %c1_i32_6 = arith.constant 1 : i32
    %32 = fir.load %16 : !fir.ref<i64>
    %33 = call @__accc_omp_iterated_i32_i64(%31, %32) {accc.iterators = [{begin = {value = 0 : i64}, colons, end = {number = 1 : i64}, iterator = "i", step = {number = -2 : i64}, type = "integer(8)"}, {begin = {number = 1 : i64}, end = {value = 1 : i64}, iterator = "j"}]} : (i32, i64) -> !fir.ref<i8>
    %c1_7 = arith.constant 1 : index
    %c-2 = arith.constant -2 : index
    %34 = fir.convert %31 : (i32) -> index
    %c1_8 = arith.constant 1 : index
    fir.do_loop %arg3 = %34 to %c1_8 step %c-2 {
      %42 = fir.convert %arg3 : (index) -> i64
      fir.store %42 to %3 : !fir.ref<i64>
      %c1_20 = arith.constant 1 : index
      %c1_21 = arith.constant 1 : index
      %43 = fir.convert %32 : (i64) -> index
      fir.do_loop %arg4 = %c1_21 to %43 step %c1_20 {
        %44 = fir.convert %arg4 : (index) -> i32
        fir.store %44 to %4 : !fir.ref<i32>
        %45 = fir.load %3 : !fir.ref<i64>
        %46 = fir.load %4 : !fir.ref<i32>
        %47 = fir.convert %46 : (i32) -> i64
        %48 = fir.array_coor %19(%18) %45, %47 : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
        func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref_f32(%33, %48) : (!fir.ref<i8>, !fir.ref<f32>) -> ()
      }
    }
    %35 = call @__accc_omp_iterated_i32_i64(%31, %32) {accc.iterators = [{begin = {value = 0 : i64}, colons, end = {number = 1 : i64}, iterator = "i", step = {number = -2 : i64}, type = "integer(8)"}, {begin = {number = 1 : i64}, end = {value = 1 : i64}, iterator = "j"}]} : (i32, i64) -> !fir.ref<i8>
    %c1_9 = arith.constant 1 : index
    %c-2_10 = arith.constant -2 : index
    %36 = fir.convert %31 : (i32) -> index
    %c1_11 = arith.constant 1 : index
    fir.do_loop %arg3 = %36 to %c1_11 step %c-2_10 {
      %c1_20 = arith.constant 1 : index
      %c1_21 = arith.constant 1 : index
      %42 = fir.convert %32 : (i64) -> index
      fir.do_loop %arg4 = %c1_21 to %42 step %c1_20 {
        %43 = fir.convert %arg4 : (index) -> i32
        fir.store %43 to %5 : !fir.ref<i32>
        %c1_22 = arith.constant 1 : index
        %c1_23 = arith.constant 1 : index
        %c2_24 = arith.constant 2 : index
        %c2_25 = arith.constant 2 : index
        %44 = fir.load %5 : !fir.ref<i32>
        %45 = fir.convert %44 : (i32) -> index
        %46 = fir.array_coor %19(%18) %c1_23, %45 : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %47 = fir.convert %46 : (!fir.ref<f32>) -> !fir.ref<!fir.array<2xf32>>
        func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array_2xf32(%35, %47) : (!fir.ref<i8>, !fir.ref<!fir.array<2xf32>>) -> ()
      }
    }
    %37 = fir.embox %15(%14) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %38 = fir.embox %15(%14) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    fir.store %38 to %6 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    omp.task depend(taskdependinout -> %33 : !fir.ref<i8>, taskdependinout -> %35 : !fir.ref<i8>, taskdependin -> %9 : !fir.ref<i32>) private(@_QFiteratorsEp_firstprivate_box_Uxi32 %6 -> %arg3, @_QFiteratorsEn_firstprivate_i32 %9 -> %arg4 : !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.ref<i32>) {
      %42 = fir.declare %arg3 {uniq_name = "_QFiteratorsEp"} : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.array<?xi32>>>
      %43 = fir.load %42 : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %c0_20 = arith.constant 0 : index
      %44:3 = fir.box_dims %43, %c0_20 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
      %45 = fir.shift %44#0 : (index) -> !fir.shift<1>
      %46 = fir.declare %arg4 {uniq_name = "_QFiteratorsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c1_21 = arith.constant 1 : index
      %47 = fir.array_coor %43(%45) %c1_21 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      %48 = fir.load %47 : !fir.ref<i32>
      %49 = fir.load %46 : !fir.ref<i32>
      %50 = fir.convert %49 : (i32) -> i64
      %51 = fir.array_coor %43(%45) %50 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, i64) -> !fir.ref<i32>
      fir.store %48 to %51 : !fir.ref<i32>
      omp.terminator
    } {accc.depend_parts = ["a(i,j)", "a(1:2,j)", ""], accc.implied_private = array<i1: true, true>}
    %c1_12 = arith.constant 1 : index
    %39 = fir.array_coor %22(%21) %c1_12 : (!fir.ref<!fir.array<2xi64>>, !fir.shape<1>, index) -> !fir.ref<i64>
    %c1_i32_13 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %40 = call @__accc_omp_iterated() {accc.iterators = [{begin = {number = 1 : i64}, end = {number = 3 : i64}, iterator = "k"}]} : () -> !fir.ref<i8>
    %c1_14 = arith.constant 1 : index
    %c1_15 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    fir.do_loop %arg3 = %c1_15 to %c3 step %c1_14 {
      %42 = fir.convert %arg3 : (index) -> i32
      fir.store %42 to %7 : !fir.ref<i32>
      %c1_20 = arith.constant 1 : index
      %c11 = arith.constant 11 : index
      %c1_21 = arith.constant 1 : index
      %c10_22 = arith.constant 10 : index
      %43 = fir.load %7 : !fir.ref<i32>
      %44 = fir.convert %43 : (i32) -> index
      %45 = fir.array_coor %19(%18) %c1_0, %44 : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
      %46 = fir.convert %45 : (!fir.ref<f32>) -> !fir.ref<!fir.array<10xf32>>
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref__fir_array_10xf32(%40, %46) : (!fir.ref<i8>, !fir.ref<!fir.array<10xf32>>) -> ()
    }
    call @__accc_omp_depobj_fir_ref_i64_fir_ref_i8(%39, %40) {accc.directive = {args = {args = [{address = 0 : i64, variable = "d(1)"}], clause = "depobj"}, clauses = [{args = [{address = 1 : i64, variable = "a(:,k)"}], clause = "depend", modifiers = [{args = [{begin = {number = 1 : i64}, end = {number = 3 : i64}, iterator = "k"}], parens, word = "iterator"}, {word = "in"}]}], name = "depobj"}} : (!fir.ref<i64>, !fir.ref<i8>) -> ()
    %c1_i32_16 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %41 = call @__accc_omp_iterated() {accc.iterators = [{begin = {number = 1 : i64}, end = {number = 2 : i64}, iterator = "k"}]} : () -> !fir.ref<i8>
    %c1_17 = arith.constant 1 : index
    %c1_18 = arith.constant 1 : index
    %c2_19 = arith.constant 2 : index
    fir.do_loop %arg3 = %c1_18 to %c2_19 step %c1_17 {
      %42 = fir.convert %arg3 : (index) -> i32
      fir.store %42 to %8 : !fir.ref<i32>
      %43 = fir.load %8 : !fir.ref<i32>
      %44 = fir.convert %43 : (i32) -> i64
      %45 = fir.array_coor %22(%21) %44 : (!fir.ref<!fir.array<2xi64>>, !fir.shape<1>, i64) -> !fir.ref<i64>
      func.call @__accc_omp_iterated_add_fir_ref_i8_fir_ref_i64(%41, %45) : (!fir.ref<i8>, !fir.ref<i64>) -> ()
    }
    omp.taskwait depend(taskdependinout -> %41 : !fir.ref<i8>) {accc.depend_parts = ["d(k)"], accc.depend_words = ["depobj"]}
    return
  }
}
