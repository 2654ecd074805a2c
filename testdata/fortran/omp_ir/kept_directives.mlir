module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{variable = "x"}], clause = "groupprivate"}, clauses = [{args = [{word = "any"}], clause = "device_type"}], name = "groupprivate"}}
  func.func private @__accc_omp_assume_fir_logical_4(%arg0: !fir.logical<4>) {
    return
  }
  omp.private {type = firstprivate} @_QMmFthreadsEa_firstprivate_box_10xi32 : !fir.box<!fir.array<10xi32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<10xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %c10 = arith.constant 10 : index
    %1 = fir.shape %c10 : (index) -> !fir.shape<1>
    %2 = fir.allocmem !fir.array<10xi32> {bindc_name = ".tmp", uniq_name = ""}
    %3 = fir.declare %2(%1) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<10xi32>>
    %c1 = arith.constant 1 : index
    %4 = fir.shape_shift %c1, %c10 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<10xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<10xi32>>
    fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<10xi32>>>):
    %0 = fir.alloca !fir.box<!fir.array<10xi32>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %3 = fir.address_of(@_QQclX6B6570745F646972656374697665732E66393000) : !fir.ref<!fir.char<1,20>>
    %c35_i32 = arith.constant 35 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<10xi32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,20>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c35_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<10xi32>>) -> !fir.ref<!fir.array<10xi32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<10xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<10xi32>>) -> !fir.heap<!fir.array<10xi32>>
      fir.freemem %4 : !fir.heap<!fir.array<10xi32>>
    }
    omp.yield
  }
  omp.private {type = private} @_QMmFthreadsEi_private_i32 : i32
  func.func private @__accc_omp_nothing() {
    return
  }
  func.func private @__accc_omp_error_fir_boxchar_1(!fir.boxchar<1>)
  omp.private {type = private} @_QMmFthreadsEa_private_box_10xi32 : !fir.box<!fir.array<10xi32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<10xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %c10 = arith.constant 10 : index
    %1 = fir.shape %c10 : (index) -> !fir.shape<1>
    %2 = fir.allocmem !fir.array<10xi32> {bindc_name = ".tmp", uniq_name = ""}
    %3 = fir.declare %2(%1) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<10xi32>>
    %c1 = arith.constant 1 : index
    %4 = fir.shape_shift %c1, %c10 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<10xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<10xi32>>
    fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<10xi32>>) -> !fir.ref<!fir.array<10xi32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<10xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<10xi32>>) -> !fir.heap<!fir.array<10xi32>>
      fir.freemem %4 : !fir.heap<!fir.array<10xi32>>
    }
    omp.yield
  }
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.private {type = private} @_QMmFscansEi_private_i32 : i32
  func.func private @__accc_omp_interop_fir_ref_i64(!fir.ref<i64>)
  func.func private @__accc_omp_interop_fir_ref_i64_fir_ref_i32(!fir.ref<i64>, !fir.ref<i32>)
  fir.global @_QMmEx : i32 {
    %0 = fir.zero_bits i32
    fir.has_value %0 : i32
  }
  func.func @_QMmPinterops(%arg0: !fir.ref<!fir.array<10xi32>> {fir.bindc_name = "p"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %1 = fir.shape %c10 : (index) -> !fir.shape<1>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QMmFinteropsEp"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xi32>>
    %3 = fir.alloca i64 {bindc_name = "o", uniq_name = "_QMmFinteropsEo"}
    %4 = fir.declare %3 {uniq_name = "_QMmFinteropsEo"} : (!fir.ref<i64>) -> !fir.ref<i64>
    %c0_i64 = arith.constant 0 : i64
    fir.store %c0_i64 to %4 : !fir.ref<i64>
    %c1_0 = arith.constant 1 : index
    %5 = fir.array_coor %2(%1) %c1_0 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    call @__accc_omp_interop_fir_ref_i64_fir_ref_i32(%4, %5) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "o"}], clause = "init", modifiers = [{word = "target"}, {word = "targetsync"}]}, {args = [{number = 0 : i64}], clause = "device"}, {args = [{address = 1 : i64, variable = "p(1)"}], clause = "depend", modifiers = [{word = "inout"}]}], name = "interop"}} : (!fir.ref<i64>, !fir.ref<i32>) -> ()
    call @__accc_omp_interop_fir_ref_i64(%4) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "o"}], clause = "use"}, {clause = "nowait"}], name = "interop"}} : (!fir.ref<i64>) -> ()
    call @__accc_omp_interop_fir_ref_i64(%4) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "o"}], clause = "destroy"}], name = "interop"}} : (!fir.ref<i64>) -> ()
    return
  }
  func.func @_QMmPscans(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xi32>> {fir.bindc_name = "a"}, %arg2: !fir.ref<!fir.array<?xi32>> {fir.bindc_name = "b"}) -> i32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMmFscansEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg1(%6) dummy_scope %0 arg 2 {uniq_name = "_QMmFscansEa"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xi32>>
    %c1_0 = arith.constant 1 : index
    %8 = fir.load %1 : !fir.ref<i32>
    %9 = fir.convert %8 : (i32) -> index
    %c0_1 = arith.constant 0 : index
    %10 = arith.cmpi sgt, %9, %c0_1 : index
    %11 = arith.select %10, %9, %c0_1 : index
    %12 = fir.shape %11 : (index) -> !fir.shape<1>
    %13 = fir.declare %arg2(%12) dummy_scope %0 arg 3 {uniq_name = "_QMmFscansEb"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xi32>>
    %14 = fir.alloca i32 {bindc_name = "scans", uniq_name = "_QMmFscansEscans"}
    %15 = fir.declare %14 {uniq_name = "_QMmFscansEscans"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %16 = fir.alloca i32 {bindc_name = "s", uniq_name = "_QMmFscansEs"}
    %17 = fir.declare %16 {uniq_name = "_QMmFscansEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %18 = fir.alloca i32 {bindc_name = "t", uniq_name = "_QMmFscansEt"}
    %19 = fir.declare %18 {uniq_name = "_QMmFscansEt"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %20 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QMmFscansEi"}
    %21 = fir.declare %20 {uniq_name = "_QMmFscansEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    fir.store %c0_i32 to %17 : !fir.ref<i32>
    %c0_i32_2 = arith.constant 0 : i32
    fir.store %c0_i32_2 to %19 : !fir.ref<i32>
    omp.parallel {
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_3 = arith.constant 1 : i32
      %26 = fir.load %1 : !fir.ref<i32>
      omp.wsloop private(@_QMmFscansEi_private_i32 %21 -> %arg3 : !fir.ref<i32>) reduction(mod: inscan, @add_reduction_i32 %17 -> %arg4 : !fir.ref<i32>) {
        omp.loop_nest (%arg5) : i32 = (%c1_i32_3) to (%26) inclusive step (%c1_i32) {
          %27 = fir.declare %arg3 {uniq_name = "_QMmFscansEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %28 = fir.declare %arg4 {uniq_name = "_QMmFscansEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg5 to %27 : !fir.ref<i32>
          %29 = fir.load %28 : !fir.ref<i32>
          %30 = fir.load %27 : !fir.ref<i32>
          %31 = fir.convert %30 : (i32) -> i64
          %32 = fir.array_coor %7(%6) %31 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
          %33 = fir.load %32 : !fir.ref<i32>
          %34 = arith.addi %29, %33 : i32
          fir.store %34 to %28 : !fir.ref<i32>
          omp.scan inclusive(%28 : !fir.ref<i32>)
          %35 = fir.load %28 : !fir.ref<i32>
          %36 = fir.load %27 : !fir.ref<i32>
          %37 = fir.convert %36 : (i32) -> i64
          %38 = fir.array_coor %13(%12) %37 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
          fir.store %35 to %38 : !fir.ref<i32>
          omp.yield
        }
      } {accc.implied_private = array<i1: true>, accc.part}
      omp.terminator
    }
    omp.parallel {
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_3 = arith.constant 1 : i32
      %26 = fir.load %1 : !fir.ref<i32>
      omp.wsloop reduction(mod: inscan, @add_reduction_i32 %19 -> %arg3 : !fir.ref<i32>) {
        omp.simd private(@_QMmFscansEi_private_i32 %21 -> %arg4 : !fir.ref<i32>) reduction(mod: inscan, @add_reduction_i32 %19 -> %arg5 : !fir.ref<i32>) {
          omp.loop_nest (%arg6) : i32 = (%c1_i32_3) to (%26) inclusive step (%c1_i32) {
            %27 = fir.declare %arg3 {uniq_name = "_QMmFscansEt"} : (!fir.ref<i32>) -> !fir.ref<i32>
            %28 = fir.declare %arg4 {uniq_name = "_QMmFscansEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            %29 = fir.declare %arg5 {uniq_name = "_QMmFscansEt"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg6 to %28 : !fir.ref<i32>
            %30 = fir.load %29 : !fir.ref<i32>
            %31 = fir.load %28 : !fir.ref<i32>
            %32 = fir.convert %31 : (i32) -> i64
            %33 = fir.array_coor %13(%12) %32 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
            fir.store %30 to %33 : !fir.ref<i32>
            omp.scan exclusive(%29 : !fir.ref<i32>)
            %34 = fir.load %29 : !fir.ref<i32>
            %35 = fir.load %28 : !fir.ref<i32>
            %36 = fir.convert %35 : (i32) -> i64
            %37 = fir.array_coor %7(%6) %36 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
            %38 = fir.load %37 : !fir.ref<i32>
            %39 = arith.addi %34, %38 : i32
            fir.store %39 to %29 : !fir.ref<i32>
            %c1_i32_4 = arith.constant 1 : i32
            %c1_i32_5 = arith.constant 1 : i32
            %40 = fir.load %1 : !fir.ref<i32>
            %41 = arith.addi %arg6, %c1_i32_4 : i32
            %42 = arith.cmpi sgt, %41, %40 : i32
            fir.if %42 {
              fir.store %41 to %28 : !fir.ref<i32>
              %43 = fir.load %28 : !fir.ref<i32>
              fir.store %43 to %21 : !fir.ref<i32>
            }
            omp.yield
          }
        } {accc.implied_private = array<i1: true>, accc.lastprivate = array<i1: true>, accc.part, omp.composite}
      } {accc.part, omp.composite}
      omp.terminator
    }
    %22 = fir.load %17 : !fir.ref<i32>
    %23 = fir.load %19 : !fir.ref<i32>
    %24 = arith.addi %22, %23 : i32
    fir.store %24 to %15 : !fir.ref<i32>
    %25 = fir.load %15 : !fir.ref<i32>
    return %25 : i32
  }
  func.func @_QMmPthreads(%arg0: !fir.ref<i32> {fir.bindc_name = "k"}, %arg1: !fir.ref<!fir.array<10xi32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<10xi32>>
    %2 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMmFthreadsEk"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %3 = fir.shape %c10 : (index) -> !fir.shape<1>
    %4 = fir.declare %arg1(%3) dummy_scope %0 arg 2 {uniq_name = "_QMmFthreadsEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xi32>>
    %5 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QMmFthreadsEi"}
    %6 = fir.declare %5 {uniq_name = "_QMmFthreadsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %7 = fir.alloca i64 {bindc_name = "e", uniq_name = "_QMmFthreadsEe"}
    %8 = fir.declare %7 {uniq_name = "_QMmFthreadsEe"} : (!fir.ref<i64>) -> !fir.ref<i64>
    omp.parallel {
      %14 = fir.alloca !fir.box<!fir.array<10xi32>>
      %15 = fir.load %2 : !fir.ref<i32>
      %c1_i32_1 = arith.constant 1 : i32
      %16 = arith.addi %15, %c1_i32_1 : i32
      omp.masked filter(%16 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %c1_5 = arith.constant 1 : index
        %22 = fir.array_coor %4(%3) %c1_5 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
        fir.store %c1_i32_4 to %22 : !fir.ref<i32>
        omp.terminator
      }
      omp.masked {
        %c1_i32_4 = arith.constant 1 : i32
        %c1_5 = arith.constant 1 : index
        %22 = fir.array_coor %4(%3) %c1_5 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
        fir.store %c1_i32_4 to %22 : !fir.ref<i32>
        omp.terminator
      }
      %c1_i32_2 = arith.constant 1 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %17 = fir.embox %4(%3) : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xi32>>
      fir.store %17 to %14 : !fir.ref<!fir.box<!fir.array<10xi32>>>
      %18 = fir.call @omp_get_num_threads() fastmath<contract> : () -> i32
      omp.wsloop nowait schedule(static = %c1_i32_2 : i32) private(@_QMmFthreadsEa_private_box_10xi32 %14 -> %arg2 : !fir.ref<!fir.box<!fir.array<10xi32>>>) reduction(@add_reduction_i32 %2 -> %arg3 : !fir.ref<i32>) {
        omp.loop_nest (%arg4) : i32 = (%c0_i32_3) to (%18) step (%c1_i32_2) {
          %22 = fir.declare %arg2 {uniq_name = "_QMmFthreadsEa"} : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.ref<!fir.box<!fir.array<10xi32>>>
          %23 = fir.load %22 : !fir.ref<!fir.box<!fir.array<10xi32>>>
          %c0 = arith.constant 0 : index
          %24:3 = fir.box_dims %23, %c0 : (!fir.box<!fir.array<10xi32>>, index) -> (index, index, index)
          %c10_4 = arith.constant 10 : index
          %25 = fir.shift %24#0 : (index) -> !fir.shift<1>
          %26 = fir.declare %arg3 {uniq_name = "_QMmFthreadsEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %27 = fir.load %26 : !fir.ref<i32>
          %c1_i32_5 = arith.constant 1 : i32
          %28 = arith.addi %27, %c1_i32_5 : i32
          fir.store %28 to %26 : !fir.ref<i32>
          omp.yield
        }
      } {accc.at_end = ["nowait"], accc.scope}
      %19 = fir.address_of(@_QQclX706172616C6C656C) : !fir.ref<!fir.char<1,8>>
      %c8 = arith.constant 8 : index
      %20 = fir.convert %19 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.char<1,?>>
      %21 = fir.emboxchar %20, %c8 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      func.call @__accc_omp_error_fir_boxchar_1(%21) {accc.directive = {clauses = [{args = [{word = "execution"}], clause = "at"}, {args = [{word = "warning"}], clause = "severity"}, {args = [{value = 0 : i64}], clause = "message"}], name = "error"}} : (!fir.boxchar<1>) -> ()
      func.call @__accc_omp_nothing() {accc.directive = {name = "nothing"}} : () -> ()
      omp.terminator
    }
    omp.parallel {
      %14 = fir.load %2 : !fir.ref<i32>
      omp.masked filter(%14 : i32) {
        %c1_i32_1 = arith.constant 1 : i32
        %c1_2 = arith.constant 1 : index
        %15 = fir.array_coor %4(%3) %c1_2 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
        fir.store %c1_i32_1 to %15 : !fir.ref<i32>
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    omp.parallel {
      %14 = fir.load %2 : !fir.ref<i32>
      omp.masked filter(%14 : i32) {
        %c2_i32 = arith.constant 2 : i32
        %c1_i32_1 = arith.constant 1 : i32
        %c1_i32_2 = arith.constant 1 : i32
        %c10_i32 = arith.constant 10 : i32
        omp.taskloop grainsize(%c2_i32: i32) private(@_QMmFthreadsEi_private_i32 %6 -> %arg2 : !fir.ref<i32>) {
          omp.loop_nest (%arg3) : i32 = (%c1_i32_2) to (%c10_i32) inclusive step (%c1_i32_1) {
            %15 = fir.declare %arg2 {uniq_name = "_QMmFthreadsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg3 to %15 : !fir.ref<i32>
            %16 = fir.load %15 : !fir.ref<i32>
            %17 = fir.load %15 : !fir.ref<i32>
            %18 = fir.convert %17 : (i32) -> i64
            %19 = fir.array_coor %4(%3) %18 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
            fir.store %16 to %19 : !fir.ref<i32>
            omp.yield
          }
        } {accc.implied_private = array<i1: true>, accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %9 = fir.embox %4(%3) : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xi32>>
    fir.store %9 to %1 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    omp.task detach(%8 : !fir.ref<i64>) private(@_QMmFthreadsEa_firstprivate_box_10xi32 %1 -> %arg2 : !fir.ref<!fir.box<!fir.array<10xi32>>>) {
      %14 = fir.declare %arg2 {uniq_name = "_QMmFthreadsEa"} : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.ref<!fir.box<!fir.array<10xi32>>>
      %15 = fir.load %14 : !fir.ref<!fir.box<!fir.array<10xi32>>>
      %c0 = arith.constant 0 : index
      %16:3 = fir.box_dims %15, %c0 : (!fir.box<!fir.array<10xi32>>, index) -> (index, index, index)
      %c10_1 = arith.constant 10 : index
      %17 = fir.shift %16#0 : (index) -> !fir.shift<1>
      %c1_i32_2 = arith.constant 1 : i32
      %c1_3 = arith.constant 1 : index
      %18 = fir.array_coor %15(%17) %c1_3 : (!fir.box<!fir.array<10xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %c1_i32_2 to %18 : !fir.ref<i32>
      omp.terminator
    } {accc.implied_private = array<i1: true>}
    %10 = fir.load %2 : !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %11 = arith.cmpi sgt, %10, %c0_i32 : i32
    %12 = fir.convert %11 : (i1) -> !fir.logical<4>
    call @__accc_omp_assume_fir_logical_4(%12) {accc.directive = {clauses = [{args = [{value = 0 : i64}], clause = "holds"}, {clause = "no_openmp"}], name = "assume"}} : (!fir.logical<4>) -> ()
    %c1_i32 = arith.constant 1 : i32
    %c1_0 = arith.constant 1 : index
    %13 = fir.array_coor %4(%3) %c1_0 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    fir.store %c1_i32 to %13 : !fir.ref<i32>
    omp.taskwait
    return
  }
  func.func private @omp_get_num_threads() -> i32
  fir.global linkonce @_QQclX706172616C6C656C constant : !fir.char<1,8> {
    %0 = fir.string_lit "parallel"(8) : !fir.char<1,8>
    fir.has_value %0 : !fir.char<1,8>
  }
  fir.global linkonce @_QQclX6B6570745F646972656374697665732E66393000 constant : !fir.char<1,20> {
    %0 = fir.string_lit "kept_directives.f90\00"(20) : !fir.char<1,20>
    fir.has_value %0 : !fir.char<1,20>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
}
