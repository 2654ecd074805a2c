module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QPs(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "c"}, %arg3: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg3 dummy_scope %0 arg 4 {uniq_name = "_QFsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QFsEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_0 = arith.constant 1 : index
    %8 = fir.load %1 : !fir.ref<i32>
    %9 = fir.convert %8 : (i32) -> index
    %c0_1 = arith.constant 0 : index
    %10 = arith.cmpi sgt, %9, %c0_1 : index
    %11 = arith.select %10, %9, %c0_1 : index
    %12 = fir.shape %11 : (index) -> !fir.shape<1>
    %13 = fir.declare %arg1(%12) dummy_scope %0 arg 2 {uniq_name = "_QFsEb"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_2 = arith.constant 1 : index
    %14 = fir.load %1 : !fir.ref<i32>
    %15 = fir.convert %14 : (i32) -> index
    %c0_3 = arith.constant 0 : index
    %16 = arith.cmpi sgt, %15, %c0_3 : index
    %17 = arith.select %16, %15, %c0_3 : index
    %18 = fir.shape %17 : (index) -> !fir.shape<1>
    %19 = fir.declare %arg2(%18) dummy_scope %0 arg 3 {uniq_name = "_QFsEc"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %20 = fir.alloca f32 {bindc_name = "t", uniq_name = "_QFsEt"}
    %21 = fir.declare %20 {uniq_name = "_QFsEt"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %c1_4 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c1_5 = arith.constant 1 : index
    %c10_6 = arith.constant 10 : index
    %22 = fir.alloca !fir.array<10x10xf32> {bindc_name = "d", uniq_name = "_QFsEd"}
    %23 = fir.shape %c10, %c10_6 : (index, index) -> !fir.shape<2>
    %24 = fir.declare %22(%23) {uniq_name = "_QFsEd"} : (!fir.ref<!fir.array<10x10xf32>>, !fir.shape<2>) -> !fir.ref<!fir.array<10x10xf32>>
    %c1_7 = arith.constant 1 : index
    %c10_8 = arith.constant 10 : index
    %c1_9 = arith.constant 1 : index
    %c10_10 = arith.constant 10 : index
    %25 = fir.alloca !fir.array<10x10xf32> {bindc_name = "e", uniq_name = "_QFsEe"}
    %26 = fir.shape %c10_8, %c10_10 : (index, index) -> !fir.shape<2>
    %27 = fir.declare %25(%26) {uniq_name = "_QFsEe"} : (!fir.ref<!fir.array<10x10xf32>>, !fir.shape<2>) -> !fir.ref<!fir.array<10x10xf32>>
    omp.parallel {
      omp.workshare {
        %c1_11 = arith.constant 1 : index
        omp.workshare.loop_wrapper {
          omp.loop_nest (%arg4) : index = (%c1_11) to (%5) inclusive step (%c1_11) {
            %c0_16 = arith.constant 0 : index
            %32 = fir.array_coor %13(%12) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            %33 = fir.load %32 : !fir.ref<f32>
            %c0_17 = arith.constant 0 : index
            %34 = fir.array_coor %19(%18) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            %35 = fir.load %34 : !fir.ref<f32>
            %36 = arith.addf %33, %35 fastmath<contract> : f32
            %c0_18 = arith.constant 0 : index
            %37 = fir.array_coor %7(%6) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            fir.store %36 to %37 : !fir.ref<f32>
            omp.yield
          }
        }
        %cst = arith.constant 1.000000e+00 : f32
        fir.store %cst to %21 : !fir.ref<f32>
        %28 = fir.load %21 : !fir.ref<f32>
        %c1_12 = arith.constant 1 : index
        %29 = fir.array_coor %7(%6) %c1_12 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %28 to %29 : !fir.ref<f32>
        %cst_13 = arith.constant 0.000000e+00 : f32
        %30 = fir.shape %11 : (index) -> !fir.shape<1>
        %31 = fir.allocmem !fir.array<?x!fir.logical<1>>, %11 {bindc_name = ".tmp.array"}
        %c1_14 = arith.constant 1 : index
        omp.workshare.loop_wrapper {
          omp.loop_nest (%arg4) : index = (%c1_14) to (%11) inclusive step (%c1_14) {
            %c0_16 = arith.constant 0 : index
            %32 = fir.array_coor %13(%12) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            %33 = fir.load %32 : !fir.ref<f32>
            %34 = arith.cmpf ogt, %33, %cst_13 fastmath<contract> : f32
            %35 = fir.convert %34 : (i1) -> !fir.logical<4>
            %36 = fir.convert %35 : (!fir.logical<4>) -> i1
            %37 = fir.convert %36 : (i1) -> !fir.logical<1>
            %38 = fir.array_coor %31(%30) %arg4 : (!fir.heap<!fir.array<?x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
            fir.store %37 to %38 : !fir.ref<!fir.logical<1>>
            omp.yield
          }
        }
        %c1_15 = arith.constant 1 : index
        omp.workshare.loop_wrapper {
          omp.loop_nest (%arg4) : index = (%c1_15) to (%11) inclusive step (%c1_15) {
            %32 = fir.array_coor %31(%30) %arg4 : (!fir.heap<!fir.array<?x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
            %33 = fir.load %32 : !fir.ref<!fir.logical<1>>
            %34 = fir.convert %33 : (!fir.logical<1>) -> i1
            fir.if %34 {
              %c0_16 = arith.constant 0 : index
              %35 = fir.array_coor %13(%12) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
              %36 = fir.load %35 : !fir.ref<f32>
              %c0_17 = arith.constant 0 : index
              %37 = fir.array_coor %19(%18) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
              fir.store %36 to %37 : !fir.ref<f32>
            }
            omp.yield
          }
        }
        fir.freemem %31 : !fir.heap<!fir.array<?x!fir.logical<1>>>
        omp.terminator
      }
      omp.workshare nowait {
        %c1_11 = arith.constant 1 : index
        omp.workshare.loop_wrapper {
          omp.loop_nest (%arg4, %arg5) : index = (%c1_11, %c1_11) to (%c10_6, %c10) inclusive step (%c1_11, %c1_11) {
            %c0_12 = arith.constant 0 : index
            %c0_13 = arith.constant 0 : index
            %28 = fir.array_coor %27(%26) %arg5, %arg4 : (!fir.ref<!fir.array<10x10xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
            %29 = fir.load %28 : !fir.ref<f32>
            %c0_14 = arith.constant 0 : index
            %c0_15 = arith.constant 0 : index
            %30 = fir.array_coor %24(%23) %arg5, %arg4 : (!fir.ref<!fir.array<10x10xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
            fir.store %29 to %30 : !fir.ref<f32>
            omp.yield
          }
        }
        omp.terminator
      } {accc.at_end = ["nowait"]}
      omp.terminator
    }
    %c4_i32 = arith.constant 4 : i32
    omp.parallel num_threads(%c4_i32 : i32) {
      omp.workshare {
        %c1_i32 = arith.constant 1 : i32
        %c10_i32 = arith.constant 10 : i32
        %c1_i32_11 = arith.constant 1 : i32
        %28 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsEi"}
        %29 = fir.declare %28 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %c1_12 = arith.constant 1 : index
        %c10_13 = arith.constant 10 : index
        %c1_14 = arith.constant 1 : index
        fir.do_loop %arg4 = %c1_12 to %c10_13 step %c1_14 unordered {
          %30 = fir.convert %arg4 : (index) -> i32
          fir.store %30 to %29 : !fir.ref<i32>
          %31 = fir.load %29 : !fir.ref<i32>
          %32 = fir.convert %31 : (i32) -> i64
          %c1_15 = arith.constant 1 : index
          %33 = fir.array_coor %27(%26) %32, %c1_15 : (!fir.ref<!fir.array<10x10xf32>>, !fir.shape<2>, i64, index) -> !fir.ref<f32>
          %34 = fir.load %33 : !fir.ref<f32>
          %35 = fir.load %29 : !fir.ref<i32>
          %36 = fir.convert %35 : (i32) -> i64
          %37 = fir.load %29 : !fir.ref<i32>
          %38 = fir.convert %37 : (i32) -> i64
          %39 = fir.array_coor %24(%23) %36, %38 : (!fir.ref<!fir.array<10x10xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          fir.store %34 to %39 : !fir.ref<f32>
        }
        omp.atomic.update memory_order(relaxed) %21 : !fir.ref<f32> {
        ^bb0(%arg4: f32):
          %cst = arith.constant 1.000000e+00 : f32
          %30 = arith.addf %arg4, %cst fastmath<contract> : f32
          omp.yield(%30 : f32)
        } {accc.implied_order, atomic_control = #omp.atomic_control<>}
        omp.critical {
          %cst = arith.constant 2.000000e+00 : f32
          fir.store %cst to %21 : !fir.ref<f32>
          omp.terminator
        }
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @_QPtemporaries(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<8xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<!fir.array<8x8xf32>> {fir.bindc_name = "s"}, %arg3: !fir.ref<!fir.array<8x!fir.logical<4>>> {fir.bindc_name = "c"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFtemporariesEa"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %2 = fir.shape %c8 : (index) -> !fir.shape<1>
    %3 = fir.declare %arg1(%2) dummy_scope %0 arg 2 {uniq_name = "_QFtemporariesEb"} : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<8xf32>>
    %c1_0 = arith.constant 1 : index
    %c8_1 = arith.constant 8 : index
    %c1_2 = arith.constant 1 : index
    %c8_3 = arith.constant 8 : index
    %4 = fir.shape %c8_1, %c8_3 : (index, index) -> !fir.shape<2>
    %5 = fir.declare %arg2(%4) dummy_scope %0 arg 3 {uniq_name = "_QFtemporariesEs"} : (!fir.ref<!fir.array<8x8xf32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<8x8xf32>>
    %c1_4 = arith.constant 1 : index
    %c8_5 = arith.constant 8 : index
    %6 = fir.shape %c8_5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg3(%6) dummy_scope %0 arg 4 {uniq_name = "_QFtemporariesEc"} : (!fir.ref<!fir.array<8x!fir.logical<4>>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<8x!fir.logical<4>>>
    %c1_6 = arith.constant 1 : index
    %c8_7 = arith.constant 8 : index
    %8 = fir.alloca !fir.array<8xf32> {bindc_name = "v", uniq_name = "_QFtemporariesEv"}
    %9 = fir.shape %c8_7 : (index) -> !fir.shape<1>
    %10 = fir.declare %8(%9) {uniq_name = "_QFtemporariesEv"} : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<8xf32>>
    omp.workshare {
      %11 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
      %c1_8 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c8_9 = arith.constant 8 : index
      %c7 = arith.constant 7 : index
      %c1_10 = arith.constant 1 : index
      %c1_11 = arith.constant 1 : index
      %c7_12 = arith.constant 7 : index
      %c7_13 = arith.constant 7 : index
      %12 = fir.shape %c7_13 : (index) -> !fir.shape<1>
      %13 = fir.allocmem !fir.array<7xf32> {bindc_name = ".tmp.array"}
      %c1_14 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_14) to (%c7_13) inclusive step (%c1_14) {
          %c0_41 = arith.constant 0 : index
          %61 = fir.array_coor %3(%2) %arg4 : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          %62 = fir.load %61 : !fir.ref<f32>
          %63 = fir.array_coor %13(%12) %arg4 : (!fir.heap<!fir.array<7xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          fir.store %62 to %63 : !fir.ref<f32>
          omp.yield
        }
      }
      %c1_15 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_15) to (%c7) inclusive step (%c1_15) {
          %61 = fir.array_coor %13(%12) %arg4 : (!fir.heap<!fir.array<7xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          %62 = fir.load %61 : !fir.ref<f32>
          %c1_41 = arith.constant 1 : index
          %63 = arith.addi %arg4, %c1_41 : index
          %64 = fir.array_coor %3(%2) %63 : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          fir.store %62 to %64 : !fir.ref<f32>
          omp.yield
        }
      }
      fir.freemem %13 : !fir.heap<!fir.array<7xf32>>
      %14 = fir.load %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %15 = fir.box_addr %14 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0 = arith.constant 0 : index
      %16:3 = fir.box_dims %14, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %17 = fir.shape_shift %16#0, %16#1 : (index, index) -> !fir.shapeshift<1>
      %cst = arith.constant 2.000000e+00 : f32
      %18 = fir.box_addr %14 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %19 = fir.convert %18 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64 = arith.constant 0 : i64
      %20 = arith.cmpi eq, %19, %c0_i64 : i64
      %21 = arith.cmpi ne, %16#1, %c8 : index
      %22 = arith.ori %20, %21 : i1
      %23 = fir.shape %c8 : (index) -> !fir.shape<1>
      %24 = fir.if %22 -> (!fir.heap<!fir.array<?xf32>>) {
        %61 = fir.allocmem !fir.array<?xf32>, %c8 {fir.must_be_heap = true, uniq_name = ".auto.alloc"}
        fir.result %61 : !fir.heap<!fir.array<?xf32>>
      } else {
        fir.result %18 : !fir.heap<!fir.array<?xf32>>
      }
      %c1_16 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_16) to (%c8) inclusive step (%c1_16) {
          %c0_41 = arith.constant 0 : index
          %61 = fir.array_coor %3(%2) %arg4 : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          %62 = fir.load %61 : !fir.ref<f32>
          %63 = arith.mulf %62, %cst fastmath<contract> : f32
          %64 = fir.array_coor %24(%23) %arg4 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          fir.store %63 to %64 : !fir.ref<f32>
          omp.yield
        }
      }
      fir.if %22 {
        %61 = fir.convert %18 : (!fir.heap<!fir.array<?xf32>>) -> i64
        %c0_i64_41 = arith.constant 0 : i64
        %62 = arith.cmpi ne, %61, %c0_i64_41 : i64
        fir.if %62 {
          fir.freemem %18 : !fir.heap<!fir.array<?xf32>>
        }
        %63 = fir.embox %24(%23) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        fir.store %63 to %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      }
      %25 = fir.shape %c8_5 : (index) -> !fir.shape<1>
      %26 = fir.allocmem !fir.array<8x!fir.logical<1>> {bindc_name = ".tmp.array"}
      %c1_17 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_17) to (%c8_5) inclusive step (%c1_17) {
          %c0_41 = arith.constant 0 : index
          %61 = fir.array_coor %7(%6) %arg4 : (!fir.ref<!fir.array<8x!fir.logical<4>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<4>>
          %62 = fir.load %61 : !fir.ref<!fir.logical<4>>
          %63 = fir.convert %62 : (!fir.logical<4>) -> i1
          %64 = fir.convert %63 : (i1) -> !fir.logical<1>
          %65 = fir.array_coor %26(%25) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
          fir.store %64 to %65 : !fir.ref<!fir.logical<1>>
          omp.yield
        }
      }
      %27 = fir.address_of(@_QQclX776F726B73686172652E66393000) : !fir.ref<!fir.char<1,14>>
      %28 = fir.convert %27 : (!fir.ref<!fir.char<1,14>>) -> !fir.ref<i8>
      %c35_i32 = arith.constant 35 : i32
      %29 = fir.embox %5(%4) : (!fir.ref<!fir.array<8x8xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<8x8xf32>>
      %30 = fir.convert %29 : (!fir.box<!fir.array<8x8xf32>>) -> !fir.box<none>
      %c1_i32 = arith.constant 1 : i32
      %31 = fir.absent !fir.box<none>
      %32 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_18 = arith.constant 0 : index
      %33 = fir.shape %c0_18 : (index) -> !fir.shape<1>
      %34 = fir.embox %32(%33) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %34 to %11 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %35 = fir.convert %11 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
      fir.call @_FortranASumDim(%35, %30, %c1_i32, %28, %c35_i32, %31) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, i32, !fir.ref<i8>, i32, !fir.box<none>) -> ()
      %36 = fir.load %11 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %37 = fir.box_addr %36 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_19 = arith.constant 0 : index
      %38:3 = fir.box_dims %36, %c0_19 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %39 = fir.shape %38#1 : (index) -> !fir.shape<1>
      %c1_20 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_20) to (%c8_5) inclusive step (%c1_20) {
          %61 = fir.array_coor %26(%25) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
          %62 = fir.load %61 : !fir.ref<!fir.logical<1>>
          %63 = fir.convert %62 : (!fir.logical<1>) -> i1
          fir.if %63 {
            %64 = fir.array_coor %37(%39) %arg4 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            %65 = fir.load %64 : !fir.ref<f32>
            %c0_41 = arith.constant 0 : index
            %66 = fir.array_coor %3(%2) %arg4 : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            fir.store %65 to %66 : !fir.ref<f32>
          }
          omp.yield
        }
      }
      %40 = fir.shape %c8_5 : (index) -> !fir.shape<1>
      %41 = fir.allocmem !fir.array<8x!fir.logical<1>> {bindc_name = ".tmp.array"}
      %c1_21 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_21) to (%c8_5) inclusive step (%c1_21) {
          %61 = fir.array_coor %26(%25) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
          %62 = fir.load %61 : !fir.ref<!fir.logical<1>>
          %63 = fir.convert %62 : (!fir.logical<1>) -> i1
          %true = arith.constant true
          %64 = arith.xori %63, %true : i1
          %65 = fir.convert %64 : (i1) -> !fir.logical<1>
          %66 = fir.array_coor %41(%40) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
          fir.store %65 to %66 : !fir.ref<!fir.logical<1>>
          omp.yield
        }
      }
      %cst_22 = arith.constant 1.000000e+00 : f32
      %42 = fir.shape %c8 : (index) -> !fir.shape<1>
      %43 = fir.allocmem !fir.array<8x!fir.logical<1>> {bindc_name = ".tmp.array"}
      %c1_23 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_23) to (%c8) inclusive step (%c1_23) {
          %61 = fir.array_coor %41(%40) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
          %62 = fir.load %61 : !fir.ref<!fir.logical<1>>
          %63 = fir.convert %62 : (!fir.logical<1>) -> i1
          fir.if %63 {
            %c0_41 = arith.constant 0 : index
            %64 = fir.array_coor %3(%2) %arg4 : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            %65 = fir.load %64 : !fir.ref<f32>
            %66 = arith.cmpf ogt, %65, %cst_22 fastmath<contract> : f32
            %67 = fir.convert %66 : (i1) -> !fir.logical<4>
            %68 = fir.convert %67 : (!fir.logical<4>) -> i1
            %69 = fir.convert %68 : (i1) -> !fir.logical<1>
            %70 = fir.array_coor %43(%42) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
            fir.store %69 to %70 : !fir.ref<!fir.logical<1>>
          } else {
            %false_41 = arith.constant false
            %64 = fir.convert %false_41 : (i1) -> !fir.logical<1>
            %65 = fir.array_coor %43(%42) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
            fir.store %64 to %65 : !fir.ref<!fir.logical<1>>
          }
          omp.yield
        }
      }
      %44 = fir.load %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %45 = fir.box_addr %44 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_24 = arith.constant 0 : index
      %46:3 = fir.box_dims %44, %c0_24 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %47 = fir.shape_shift %46#0, %46#1 : (index, index) -> !fir.shapeshift<1>
      %c1_25 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_25) to (%c8) inclusive step (%c1_25) {
          %61 = fir.array_coor %43(%42) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
          %62 = fir.load %61 : !fir.ref<!fir.logical<1>>
          %63 = fir.convert %62 : (!fir.logical<1>) -> i1
          fir.if %63 {
            %c1_41 = arith.constant 1 : index
            %64 = arith.subi %46#0, %c1_41 : index
            %65 = arith.addi %arg4, %64 : index
            %66 = fir.array_coor %45(%47) %65 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
            %67 = fir.load %66 : !fir.ref<f32>
            %c0_42 = arith.constant 0 : index
            %68 = fir.array_coor %3(%2) %arg4 : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            fir.store %67 to %68 : !fir.ref<f32>
          }
          omp.yield
        }
      }
      %48 = fir.shape %c8_5 : (index) -> !fir.shape<1>
      %49 = fir.allocmem !fir.array<8x!fir.logical<1>> {bindc_name = ".tmp.array"}
      %c1_26 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_26) to (%c8_5) inclusive step (%c1_26) {
          %61 = fir.array_coor %43(%42) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
          %62 = fir.load %61 : !fir.ref<!fir.logical<1>>
          %63 = fir.convert %62 : (!fir.logical<1>) -> i1
          %true = arith.constant true
          %64 = arith.xori %63, %true : i1
          %65 = fir.array_coor %41(%40) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
          %66 = fir.load %65 : !fir.ref<!fir.logical<1>>
          %67 = fir.convert %66 : (!fir.logical<1>) -> i1
          %68 = arith.andi %64, %67 : i1
          %69 = fir.convert %68 : (i1) -> !fir.logical<1>
          %70 = fir.array_coor %49(%48) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
          fir.store %69 to %70 : !fir.ref<!fir.logical<1>>
          omp.yield
        }
      }
      %c1_27 = arith.constant 1 : index
      %c8_28 = arith.constant 8 : index
      %c1_29 = arith.constant 1 : index
      %c-1 = arith.constant -1 : index
      %c8_30 = arith.constant 8 : index
      %50 = fir.shape %c8_5 : (index) -> !fir.shape<1>
      %51 = fir.allocmem !fir.array<8xf32> {bindc_name = ".tmp.array"}
      %c1_31 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_31) to (%c8_5) inclusive step (%c1_31) {
          %61 = fir.array_coor %49(%48) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
          %62 = fir.load %61 : !fir.ref<!fir.logical<1>>
          %63 = fir.convert %62 : (!fir.logical<1>) -> i1
          fir.if %63 {
            %64 = fir.array_coor %51(%50) %arg4 : (!fir.heap<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            %c1_41 = arith.constant 1 : index
            %65 = arith.subi %arg4, %c1_41 : index
            %66 = arith.muli %65, %c-1 : index
            %67 = arith.addi %66, %c8_28 : index
            %68 = fir.array_coor %3(%2) %67 : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            %69 = fir.load %68 : !fir.ref<f32>
            fir.store %69 to %64 : !fir.ref<f32>
          }
          omp.yield
        }
      }
      %c1_32 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_32) to (%c8_5) inclusive step (%c1_32) {
          %61 = fir.array_coor %49(%48) %arg4 : (!fir.heap<!fir.array<8x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
          %62 = fir.load %61 : !fir.ref<!fir.logical<1>>
          %63 = fir.convert %62 : (!fir.logical<1>) -> i1
          fir.if %63 {
            %64 = fir.array_coor %51(%50) %arg4 : (!fir.heap<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            %65 = fir.load %64 : !fir.ref<f32>
            %c0_41 = arith.constant 0 : index
            %66 = fir.array_coor %3(%2) %arg4 : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
            fir.store %65 to %66 : !fir.ref<f32>
          }
          omp.yield
        }
      }
      fir.freemem %51 : !fir.heap<!fir.array<8xf32>>
      fir.freemem %49 : !fir.heap<!fir.array<8x!fir.logical<1>>>
      fir.freemem %43 : !fir.heap<!fir.array<8x!fir.logical<1>>>
      fir.freemem %41 : !fir.heap<!fir.array<8x!fir.logical<1>>>
      fir.freemem %37 : !fir.heap<!fir.array<?xf32>>
      fir.freemem %26 : !fir.heap<!fir.array<8x!fir.logical<1>>>
      %c0_33 = arith.constant 0 : index
      %52 = arith.cmpi sgt, %c8, %c0_33 : index
      %c1_34 = arith.constant 1 : index
      %53 = arith.select %52, %c8, %c1_34 : index
      %c1_35 = arith.constant 1 : index
      %54 = arith.remsi %c1_35, %53 : index
      %c0_36 = arith.constant 0 : index
      %55 = arith.cmpi slt, %54, %c0_36 : index
      %56 = arith.addi %54, %c8 : index
      %57 = arith.select %55, %56, %54 : index
      %58 = fir.shape %c8 : (index) -> !fir.shape<1>
      %59 = fir.allocmem !fir.array<8xf32> {bindc_name = ".tmp.array"}
      %c1_37 = arith.constant 1 : index
      fir.do_loop %arg4 = %c1_37 to %c8 step %c1_37 unordered {
        %61 = arith.addi %arg4, %57 : index
        %62 = arith.cmpi sgt, %61, %c8 : index
        %63 = arith.subi %61, %c8 : index
        %64 = arith.select %62, %63, %61 : index
        %c0_41 = arith.constant 0 : index
        %65 = fir.array_coor %3(%2) %64 : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %66 = fir.load %65 : !fir.ref<f32>
        %67 = fir.array_coor %59(%58) %arg4 : (!fir.heap<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %66 to %67 : !fir.ref<f32>
      }
      %cst_38 = arith.constant -3.40282347E+38 : f32
      %false = arith.constant false
      %c1_39 = arith.constant 1 : index
      %60:2 = fir.do_loop %arg4 = %c1_39 to %c8_3 step %c1_39 iter_args(%arg5 = %cst_38, %arg6 = %false) -> (f32, i1) {
        %61:2 = fir.do_loop %arg7 = %c1_39 to %c8_1 step %c1_39 iter_args(%arg8 = %arg5, %arg9 = %arg6) -> (f32, i1) {
          %c0_41 = arith.constant 0 : index
          %c0_42 = arith.constant 0 : index
          %62 = fir.array_coor %5(%4) %arg7, %arg4 : (!fir.ref<!fir.array<8x8xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
          %63 = fir.load %62 : !fir.ref<f32>
          %64 = arith.cmpf ogt, %63, %arg8 : f32
          %65 = arith.cmpf uno, %arg8, %arg8 : f32
          %66 = arith.ori %64, %65 : i1
          %true = arith.constant true
          %67 = arith.xori %arg9, %true : i1
          %68 = arith.ori %66, %67 : i1
          %69 = arith.select %68, %63, %arg8 : f32
          %true_43 = arith.constant true
          fir.result %69, %true_43 : f32, i1
        }
        fir.result %61#0, %61#1 : f32, i1
      }
      %c1_40 = arith.constant 1 : index
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%c1_40) to (%c8_7) inclusive step (%c1_40) {
          %61 = fir.array_coor %59(%58) %arg4 : (!fir.heap<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          %62 = fir.load %61 : !fir.ref<f32>
          %63 = arith.addf %62, %60#0 fastmath<contract> : f32
          %c0_41 = arith.constant 0 : index
          %64 = fir.array_coor %10(%9) %arg4 : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          fir.store %63 to %64 : !fir.ref<f32>
          omp.yield
        }
      }
      fir.freemem %59 : !fir.heap<!fir.array<8xf32>>
      omp.terminator
    }
    return
  }
  fir.global linkonce @_QQclX776F726B73686172652E66393000 constant : !fir.char<1,14> {
    %0 = fir.string_lit "workshare.f90\00"(14) : !fir.char<1,14>
    fir.has_value %0 : !fir.char<1,14>
  }
  func.func private @_FortranASumDim(!fir.ref<!fir.box<none>>, !fir.box<none>, i32, !fir.ref<i8>, i32, !fir.box<none>) attributes {fir.runtime}
  func.func @_QPdistribution(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "c"}, %arg3: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg3 dummy_scope %0 arg 4 {uniq_name = "_QFdistributionEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QFdistributionEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_0 = arith.constant 1 : index
    %8 = fir.load %1 : !fir.ref<i32>
    %9 = fir.convert %8 : (i32) -> index
    %c0_1 = arith.constant 0 : index
    %10 = arith.cmpi sgt, %9, %c0_1 : index
    %11 = arith.select %10, %9, %c0_1 : index
    %12 = fir.shape %11 : (index) -> !fir.shape<1>
    %13 = fir.declare %arg1(%12) dummy_scope %0 arg 2 {uniq_name = "_QFdistributionEb"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_2 = arith.constant 1 : index
    %14 = fir.load %1 : !fir.ref<i32>
    %15 = fir.convert %14 : (i32) -> index
    %c0_3 = arith.constant 0 : index
    %16 = arith.cmpi sgt, %15, %c0_3 : index
    %17 = arith.select %16, %15, %c0_3 : index
    %18 = fir.shape %17 : (index) -> !fir.shape<1>
    %19 = fir.declare %arg2(%18) dummy_scope %0 arg 3 {uniq_name = "_QFdistributionEc"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    omp.teams {
      omp.workdistribute {
        %c1_4 = arith.constant 1 : index
        fir.do_loop %arg4 = %c1_4 to %5 step %c1_4 unordered {
          %c0_6 = arith.constant 0 : index
          %20 = fir.array_coor %13(%12) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          %21 = fir.load %20 : !fir.ref<f32>
          %c0_7 = arith.constant 0 : index
          %22 = fir.array_coor %19(%18) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          %23 = fir.load %22 : !fir.ref<f32>
          %24 = arith.addf %21, %23 fastmath<contract> : f32
          %c0_8 = arith.constant 0 : index
          %25 = fir.array_coor %7(%6) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          fir.store %24 to %25 : !fir.ref<f32>
        }
        %c1_5 = arith.constant 1 : index
        fir.do_loop %arg4 = %c1_5 to %11 step %c1_5 unordered {
          %c0_6 = arith.constant 0 : index
          %20 = fir.array_coor %7(%6) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          %21 = fir.load %20 : !fir.ref<f32>
          %c0_7 = arith.constant 0 : index
          %22 = fir.array_coor %13(%12) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          fir.store %21 to %22 : !fir.ref<f32>
        }
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    return
  }
}
