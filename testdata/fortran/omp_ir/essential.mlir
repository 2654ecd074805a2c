module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFessentialEi_private_i32 : i32
  omp.private {type = firstprivate} @_QFessentialEa_firstprivate_box_Uxi32 : !fir.box<!fir.array<?xi32>> init {
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
    %3 = fir.address_of(@_QQclX657373656E7469616C2E66393000) : !fir.ref<!fir.char<1,14>>
    %c3_i32 = arith.constant 3 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,14>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c3_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
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
  func.func private @__accc_omp_clauses_i32(%arg0: i32) {
    return
  }
  func.func @_QPessential(%arg0: !fir.ref<!fir.array<?xi32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<?xi32>>
    %c1 = arith.constant 1 : index
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFessentialEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.load %2 : !fir.ref<i32>
    %4 = fir.convert %3 : (i32) -> index
    %c0 = arith.constant 0 : index
    %5 = arith.cmpi sgt, %4, %c0 : index
    %6 = arith.select %5, %4, %c0 : index
    %7 = fir.shape %6 : (index) -> !fir.shape<1>
    %8 = fir.declare %arg0(%7) dummy_scope %0 arg 1 {uniq_name = "_QFessentialEa"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xi32>>
    %9 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFessentialEi"}
    %10 = fir.declare %9 {uniq_name = "_QFessentialEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %11 = fir.alloca i32 {bindc_name = "x", uniq_name = "_QFessentialEx"}
    %12 = fir.declare %11 {uniq_name = "_QFessentialEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %13 = fir.embox %8(%7) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %14:3 = fir.box_dims %13, %c0_2 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %15 = arith.subi %14#1, %c1_1 : index
    %16 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%15 : index) extent(%14#1 : index) stride(%14#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
    %17 = omp.map.info var_ptr(%8 : !fir.ref<!fir.array<?xi32>>, i32) map_clauses(tofrom) capture(ByRef) bounds(%16) -> !fir.ref<!fir.array<?xi32>> {accc.map_words = ["default"], name = "a"}
    omp.target_data map_entries(%17 : !fir.ref<!fir.array<?xi32>>) {
      %c1_i32_3 = arith.constant 1 : i32
      %c1_4 = arith.constant 1 : index
      %21 = fir.array_coor %8(%7) %c1_4 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %c1_i32_3 to %21 : !fir.ref<i32>
      omp.terminator
    } {accc.clauses = [{args = [{variable = "a"}], clause = "depend", essential, modifiers = [{word = "inout"}]}]}
    %18 = fir.load %2 : !fir.ref<i32>
    call @__accc_omp_clauses_i32(%18) {accc.clauses = [{args = [{value = 0 : i64}], clause = "transparent", essential, of = "task"}]} : (i32) -> ()
    %19 = fir.embox %8(%7) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %20 = fir.embox %8(%7) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    fir.store %20 to %1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    omp.task private(@_QFessentialEa_firstprivate_box_Uxi32 %1 -> %arg2 : !fir.ref<!fir.box<!fir.array<?xi32>>>) {
      %21 = fir.declare %arg2 {uniq_name = "_QFessentialEa"} : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.array<?xi32>>>
      %22 = fir.load %21 : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %c0_3 = arith.constant 0 : index
      %23:3 = fir.box_dims %22, %c0_3 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
      %24 = fir.shift %23#0 : (index) -> !fir.shift<1>
      %c2_i32 = arith.constant 2 : i32
      %c2 = arith.constant 2 : index
      %25 = fir.array_coor %22(%24) %c2 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %c2_i32 to %25 : !fir.ref<i32>
      omp.terminator
    } {accc.implied_private = array<i1: true>}
    %c1_i32 = arith.constant 1 : i32
    fir.store %c1_i32 to %12 : !fir.ref<i32>
    omp.parallel {
      %21 = fir.load %2 : !fir.ref<i32>
      func.call @__accc_omp_clauses_i32(%21) {accc.clauses = [{args = [{variable = "x"}], clause = "induction", essential, modifiers = [{args = [{value = 0 : i64}], parens, word = "step"}], of = "for", operator = "+"}]} : (i32) -> ()
      %c1_i32_3 = arith.constant 1 : i32
      %c1_i32_4 = arith.constant 1 : i32
      %22 = fir.load %2 : !fir.ref<i32>
      omp.wsloop private(@_QFessentialEi_private_i32 %10 -> %arg2 : !fir.ref<i32>) {
        omp.loop_nest (%arg3) : i32 = (%c1_i32_4) to (%22) inclusive step (%c1_i32_3) {
          %23 = fir.declare %arg2 {uniq_name = "_QFessentialEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg3 to %23 : !fir.ref<i32>
          %24 = fir.load %12 : !fir.ref<i32>
          %25 = fir.load %23 : !fir.ref<i32>
          %26 = fir.convert %25 : (i32) -> i64
          %27 = fir.array_coor %8(%7) %26 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
          fir.store %24 to %27 : !fir.ref<i32>
          omp.yield
        }
      } {accc.implied_private = array<i1: true>, accc.part}
      omp.terminator
    }
    return
  }
  fir.global linkonce @_QQclX657373656E7469616C2E66393000 constant : !fir.char<1,14> {
    %0 = fir.string_lit "essential.f90\00"(14) : !fir.char<1,14>
    fir.has_value %0 : !fir.char<1,14>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
}
