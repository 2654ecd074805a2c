module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.declare_reduction @bare_i32 : i32 attributes {accc.operator = "bare"} init {
  ^bb0(%arg0: i32):
    %0 = fir.alloca i32
    %1 = fir.alloca i32
    fir.store %arg0 to %1 : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "omp_orig"} : (!fir.ref<i32>) -> !fir.ref<i32>
    fir.store %arg0 to %0 : !fir.ref<i32>
    %3 = fir.declare %0 {uniq_name = "omp_priv"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.load %2 : !fir.ref<i32>
    omp.yield(%4 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = fir.alloca i32
    %1 = fir.alloca i32
    fir.store %arg1 to %1 : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "omp_in"} : (!fir.ref<i32>) -> !fir.ref<i32>
    fir.store %arg0 to %0 : !fir.ref<i32>
    %3 = fir.declare %0 {uniq_name = "omp_out"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.load %3 : !fir.ref<i32>
    %5 = fir.load %2 : !fir.ref<i32>
    %6 = arith.xori %4, %5 : i32
    omp.yield(%6 : i32)
  }
  omp.declare_reduction @bare : !fir.type<_QMmTt{a:i32}> attributes {accc.operator = "bare"} init {
  ^bb0(%arg0: !fir.type<_QMmTt{a:i32}>):
    %0 = fir.alloca !fir.type<_QMmTt{a:i32}>
    %1 = fir.alloca !fir.type<_QMmTt{a:i32}>
    fir.store %arg0 to %1 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %2 = fir.declare %1 {uniq_name = "omp_orig"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.store %arg0 to %0 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %3 = fir.declare %0 {uniq_name = "omp_priv"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %4 = fir.address_of(@_QQ_QMmTt.DerivedInit) : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.copy %4 to %3 no_overlap : !fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %5 = fir.load %3 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    omp.yield(%5 : !fir.type<_QMmTt{a:i32}>)
  } combiner {
  ^bb0(%arg0: !fir.type<_QMmTt{a:i32}>, %arg1: !fir.type<_QMmTt{a:i32}>):
    %0 = fir.alloca !fir.type<_QMmTt{a:i32}>
    %1 = fir.alloca !fir.type<_QMmTt{a:i32}>
    fir.store %arg1 to %1 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %2 = fir.declare %1 {uniq_name = "omp_in"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.store %arg0 to %0 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %3 = fir.declare %0 {uniq_name = "omp_out"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %4 = fir.coordinate_of %3, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    %5 = fir.load %4 : !fir.ref<i32>
    %6 = fir.coordinate_of %2, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    %7 = fir.load %6 : !fir.ref<i32>
    %8 = arith.addi %5, %7 : i32
    %9 = fir.coordinate_of %3, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    fir.store %8 to %9 : !fir.ref<i32>
    %10 = fir.load %3 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    omp.yield(%10 : !fir.type<_QMmTt{a:i32}>)
  }
  omp.declare_reduction @cat_byref_c8x3 : !fir.ref<!fir.char<1,3>> attributes {accc.operator = "cat", byref_element_type = !fir.char<1,3>} alloc {
    %0 = fir.alloca !fir.char<1,3>
    omp.yield(%0 : !fir.ref<!fir.char<1,3>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.char<1,3>>, %arg1: !fir.ref<!fir.char<1,3>>):
    %c3 = arith.constant 3 : index
    %0 = fir.declare %arg0 typeparams %c3 {uniq_name = "omp_orig"} : (!fir.ref<!fir.char<1,3>>, index) -> !fir.ref<!fir.char<1,3>>
    %c3_0 = arith.constant 3 : index
    %1 = fir.declare %arg1 typeparams %c3_0 {uniq_name = "omp_priv"} : (!fir.ref<!fir.char<1,3>>, index) -> !fir.ref<!fir.char<1,3>>
    %2 = fir.address_of(@_QQclX616161) : !fir.ref<!fir.char<1,3>>
    %c3_1 = arith.constant 3 : index
    %c3_2 = arith.constant 3 : index
    %c3_3 = arith.constant 3 : index
    %3 = fir.convert %1 : (!fir.ref<!fir.char<1,3>>) -> !llvm.ptr
    %4 = fir.convert %2 : (!fir.ref<!fir.char<1,3>>) -> !llvm.ptr
    %5 = fir.convert %c3_3 : (index) -> i64
    "llvm.intr.memmove"(%3, %4, %5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.char<1,3>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.char<1,3>>, %arg1: !fir.ref<!fir.char<1,3>>):
    %c3 = arith.constant 3 : index
    %0 = fir.declare %arg1 typeparams %c3 {uniq_name = "omp_in"} : (!fir.ref<!fir.char<1,3>>, index) -> !fir.ref<!fir.char<1,3>>
    %c3_0 = arith.constant 3 : index
    %1 = fir.declare %arg0 typeparams %c3_0 {uniq_name = "omp_out"} : (!fir.ref<!fir.char<1,3>>, index) -> !fir.ref<!fir.char<1,3>>
    %c3_1 = arith.constant 3 : index
    %2 = fir.convert %1 : (!fir.ref<!fir.char<1,3>>) -> !fir.ref<!fir.char<1,?>>
    %3 = fir.emboxchar %2, %c3_1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %c3_2 = arith.constant 3 : index
    %4 = fir.convert %0 : (!fir.ref<!fir.char<1,3>>) -> !fir.ref<!fir.char<1,?>>
    %5 = fir.emboxchar %4, %c3_2 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %c0 = arith.constant 0 : index
    %6 = arith.cmpi sgt, %c3_1, %c0 : index
    %7 = arith.select %6, %c3_1, %c0 : index
    %8 = arith.cmpi sgt, %c3_2, %7 : index
    %9 = arith.select %8, %c3_2, %7 : index
    %10 = fir.convert %2 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %11 = fir.convert %c3_1 : (index) -> i64
    %12 = fir.convert %4 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %13 = fir.convert %c3_2 : (index) -> i64
    %14 = fir.call @_FortranACharacterCompareScalar1(%10, %12, %11, %13) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
    %c0_i32 = arith.constant 0 : i32
    %15 = arith.cmpi sgt, %14, %c0_i32 : i32
    %16 = arith.select %15, %3, %5 : !fir.boxchar<1>
    %17:2 = fir.unboxchar %16 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %c3_3 = arith.constant 3 : index
    %c3_4 = arith.constant 3 : index
    %c3_5 = arith.constant 3 : index
    %18 = fir.convert %1 : (!fir.ref<!fir.char<1,3>>) -> !llvm.ptr
    %19 = fir.convert %17#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %20 = fir.convert %c3_5 : (index) -> i64
    "llvm.intr.memmove"(%18, %19, %20) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg0 : !fir.ref<!fir.char<1,3>>)
  }
  omp.declare_reduction @own_byref_rec__QMmTh : !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>> attributes {accc.operator = "own", byref_element_type = !fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>} alloc {
    %0 = fir.alloca !fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>
    omp.yield(%0 : !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>, %arg1: !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>):
    %0 = fir.declare %arg0 {uniq_name = "omp_orig"} : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    %1 = fir.declare %arg1 {uniq_name = "omp_priv"} : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    %2 = fir.address_of(@_QQ_QMmTh.DerivedInit) : !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    fir.copy %2 to %arg1 no_overlap : !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>, !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    fir.call @_QMmPinith(%1, %0) fastmath<contract> : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>, !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>, %arg1: !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>):
    %0 = fir.declare %arg1 {uniq_name = "omp_in"} : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    %1 = fir.declare %arg0 {uniq_name = "omp_out"} : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    fir.call @_QMmPaddh(%1, %0) fastmath<contract> : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>, !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> ()
    omp.yield(%arg0 : !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>)
  } cleanup {
  ^bb0(%arg0: !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>):
    %0 = fir.embox %arg0 : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.box<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    %1 = fir.convert %0 : (!fir.box<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%1) fastmath<contract> : (!fir.box<none>) -> ()
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
  omp.declare_reduction @modred_byref_box_heap_Uxi32 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> attributes {accc.operator = "modred", byref_element_type = !fir.array<?xi32>} alloc {
    %0 = fir.alloca !fir.box<!fir.heap<!fir.array<?xi32>>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi eq, %2, %c0_i64 : i64
    fir.if %3 {
      %c0 = arith.constant 0 : index
      %8 = fir.shape %c0 : (index) -> !fir.shape<1>
      %9 = fir.embox %1(%8) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %9 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    } else {
      %c0 = arith.constant 0 : index
      %8:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %9 = fir.shape %8#1 : (index) -> !fir.shape<1>
      %10 = fir.allocmem !fir.array<?xi32>, %8#1 {bindc_name = ".tmp", uniq_name = ""}
      %11 = fir.declare %10(%9) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xi32>>
      %12 = fir.embox %11(%9) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
      %c0_1 = arith.constant 0 : index
      %13:3 = fir.box_dims %0, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %14 = fir.shape_shift %13#0, %13#1 : (index, index) -> !fir.shapeshift<1>
      %15 = fir.rebox %12(%14) : (!fir.box<!fir.array<?xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %15 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    %4 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %5 = fir.box_addr %4 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %6 = fir.convert %5 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64_0 = arith.constant 0 : i64
    %7 = arith.cmpi ne, %6, %c0_i64_0 : i64
    fir.if %7 {
      %8 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %9 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %c0 = arith.constant 0 : index
      %10:3 = fir.box_dims %8, %c0 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %c1 = arith.constant 1 : index
      %11 = fir.shape_shift %c1, %10#1 : (index, index) -> !fir.shapeshift<1>
      %c1_1 = arith.constant 1 : index
      fir.do_loop %arg2 = %c1_1 to %10#1 step %c1_1 unordered {
        %12 = fir.array_coor %8(%11) %arg2 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
        %13 = fir.array_coor %9(%11) %arg2 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
        %14 = fir.declare %12 {uniq_name = "omp_orig"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %15 = fir.declare %13 {uniq_name = "omp_priv"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %c0_i32 = arith.constant 0 : i32
        fir.store %c0_i32 to %15 : !fir.ref<i32>
      }
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0 = arith.constant 0 : index
    %2:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %3 = fir.shape_shift %c1, %2#1 : (index, index) -> !fir.shapeshift<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %2#1 step %c1_0 unordered {
      %4 = fir.array_coor %0(%3) %arg2 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %5 = fir.array_coor %1(%3) %arg2 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %6 = fir.declare %5 {uniq_name = "omp_in"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %7 = fir.declare %4 {uniq_name = "omp_out"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %8 = fir.load %7 : !fir.ref<i32>
      %9 = fir.load %6 : !fir.ref<i32>
      %10 = arith.addi %8, %9 : i32
      fir.store %10 to %7 : !fir.ref<i32>
    }
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>)
  } cleanup {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      fir.freemem %1 : !fir.heap<!fir.array<?xi32>>
    }
    omp.yield
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
  }
  omp.declare_reduction @modred : f32 attributes {accc.operator = "modred"} init {
  ^bb0(%arg0: f32):
    %0 = fir.alloca f32
    %1 = fir.alloca f32
    fir.store %arg0 to %1 : !fir.ref<f32>
    %2 = fir.declare %1 {uniq_name = "omp_orig"} : (!fir.ref<f32>) -> !fir.ref<f32>
    fir.store %arg0 to %0 : !fir.ref<f32>
    %3 = fir.declare %0 {uniq_name = "omp_priv"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %c0_i32 = arith.constant 0 : i32
    %4 = fir.convert %c0_i32 : (i32) -> f32
    omp.yield(%4 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = fir.alloca f32
    %1 = fir.alloca f32
    fir.store %arg1 to %1 : !fir.ref<f32>
    %2 = fir.declare %1 {uniq_name = "omp_in"} : (!fir.ref<f32>) -> !fir.ref<f32>
    fir.store %arg0 to %0 : !fir.ref<f32>
    %3 = fir.declare %0 {uniq_name = "omp_out"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %4 = fir.load %3 : !fir.ref<f32>
    %5 = fir.load %2 : !fir.ref<f32>
    %6 = arith.addf %4, %5 fastmath<contract> : f32
    omp.yield(%6 : f32)
  }
  omp.declare_reduction @modred_byref_box_3xi32 : !fir.ref<!fir.box<!fir.array<3xi32>>> attributes {accc.operator = "modred", byref_element_type = !fir.array<3xi32>} alloc {
    %0 = fir.alloca !fir.box<!fir.array<3xi32>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.array<3xi32>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<3xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3xi32>>>
    %c3 = arith.constant 3 : index
    %1 = fir.shape %c3 : (index) -> !fir.shape<1>
    %2 = fir.allocmem !fir.array<3xi32> {bindc_name = ".tmp", uniq_name = ""}
    %3 = fir.declare %2(%1) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<3xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<3xi32>>
    %c1 = arith.constant 1 : index
    %4 = fir.shape_shift %c1, %c3 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<3xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<3xi32>>
    fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.array<3xi32>>>
    %6 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<3xi32>>>
    %7 = fir.box_addr %6 : (!fir.box<!fir.array<3xi32>>) -> !fir.ref<!fir.array<3xi32>>
    %8 = fir.convert %7 : (!fir.ref<!fir.array<3xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %9 = arith.cmpi ne, %8, %c0_i64 : i64
    fir.if %9 {
      %10 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3xi32>>>
      %11 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<3xi32>>>
      %c3_0 = arith.constant 3 : index
      %c1_1 = arith.constant 1 : index
      %12 = fir.shape_shift %c1_1, %c3_0 : (index, index) -> !fir.shapeshift<1>
      %c1_2 = arith.constant 1 : index
      fir.do_loop %arg2 = %c1_2 to %c3_0 step %c1_2 unordered {
        %13 = fir.array_coor %10(%12) %arg2 : (!fir.box<!fir.array<3xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
        %14 = fir.array_coor %11(%12) %arg2 : (!fir.box<!fir.array<3xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
        %15 = fir.declare %13 {uniq_name = "omp_orig"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %16 = fir.declare %14 {uniq_name = "omp_priv"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %c0_i32 = arith.constant 0 : i32
        fir.store %c0_i32 to %16 : !fir.ref<i32>
      }
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<3xi32>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<3xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3xi32>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<3xi32>>>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %2 = fir.shape_shift %c1, %c3 : (index, index) -> !fir.shapeshift<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %c3 step %c1_0 unordered {
      %3 = fir.array_coor %0(%2) %arg2 : (!fir.box<!fir.array<3xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %4 = fir.array_coor %1(%2) %arg2 : (!fir.box<!fir.array<3xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %5 = fir.declare %4 {uniq_name = "omp_in"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %6 = fir.declare %3 {uniq_name = "omp_out"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %7 = fir.load %6 : !fir.ref<i32>
      %8 = fir.load %5 : !fir.ref<i32>
      %9 = arith.addi %7, %8 : i32
      fir.store %9 to %6 : !fir.ref<i32>
    }
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.array<3xi32>>>)
  } cleanup {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3xi32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<3xi32>>) -> !fir.ref<!fir.array<3xi32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<3xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<3xi32>>) -> !fir.heap<!fir.array<3xi32>>
      fir.freemem %4 : !fir.heap<!fir.array<3xi32>>
    }
    omp.yield
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3xi32>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.array<3xi32>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<3xi32>>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<!fir.array<3xi32>>>)
  }
  omp.declare_reduction @my : !fir.type<_QMmTt{a:i32}> attributes {accc.operator = ".my."} init {
  ^bb0(%arg0: !fir.type<_QMmTt{a:i32}>):
    %0 = fir.alloca !fir.type<_QMmTt{a:i32}>
    %1 = fir.alloca !fir.type<_QMmTt{a:i32}>
    %2 = fir.alloca !fir.type<_QMmTt{a:i32}>
    fir.store %arg0 to %2 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %3 = fir.declare %2 {uniq_name = "omp_orig"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.store %arg0 to %1 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %4 = fir.declare %1 {uniq_name = "omp_priv"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %5 = fir.address_of(@_QQ_QMmTt.DerivedInit) : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.copy %5 to %0 no_overlap : !fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %6 = fir.coordinate_of %0, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    fir.store %c0_i32 to %6 : !fir.ref<i32>
    fir.copy %0 to %4 : !fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %7 = fir.load %4 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    omp.yield(%7 : !fir.type<_QMmTt{a:i32}>)
  } combiner {
  ^bb0(%arg0: !fir.type<_QMmTt{a:i32}>, %arg1: !fir.type<_QMmTt{a:i32}>):
    %0 = fir.alloca !fir.type<_QMmTt{a:i32}>
    %1 = fir.alloca !fir.type<_QMmTt{a:i32}>
    %2 = fir.alloca !fir.type<_QMmTt{a:i32}>
    fir.store %arg1 to %2 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %3 = fir.declare %2 {uniq_name = "omp_in"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.store %arg0 to %1 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %4 = fir.declare %1 {uniq_name = "omp_out"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %5 = fir.call @_QMmPplus(%4, %3) fastmath<contract> : (!fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.type<_QMmTt{a:i32}>
    fir.save_result %5 to %0 : !fir.type<_QMmTt{a:i32}>, !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.copy %0 to %4 : !fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %6 = fir.load %4 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    omp.yield(%6 : !fir.type<_QMmTt{a:i32}>)
  }
  omp.declare_reduction @add_reduction_rec__QMmTt : !fir.type<_QMmTt{a:i32}> init {
  ^bb0(%arg0: !fir.type<_QMmTt{a:i32}>):
    %0 = fir.alloca !fir.type<_QMmTt{a:i32}>
    %1 = fir.alloca !fir.type<_QMmTt{a:i32}>
    %2 = fir.alloca !fir.type<_QMmTt{a:i32}>
    fir.store %arg0 to %2 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %3 = fir.declare %2 {uniq_name = "omp_orig"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.store %arg0 to %1 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %4 = fir.declare %1 {uniq_name = "omp_priv"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %5 = fir.address_of(@_QQ_QMmTt.DerivedInit) : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.copy %5 to %0 no_overlap : !fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %6 = fir.coordinate_of %0, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    fir.store %c0_i32 to %6 : !fir.ref<i32>
    fir.copy %0 to %4 : !fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %7 = fir.load %4 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    omp.yield(%7 : !fir.type<_QMmTt{a:i32}>)
  } combiner {
  ^bb0(%arg0: !fir.type<_QMmTt{a:i32}>, %arg1: !fir.type<_QMmTt{a:i32}>):
    %0 = fir.alloca !fir.type<_QMmTt{a:i32}>
    %1 = fir.alloca !fir.type<_QMmTt{a:i32}>
    fir.store %arg1 to %1 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %2 = fir.declare %1 {uniq_name = "omp_in"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.store %arg0 to %0 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %3 = fir.declare %0 {uniq_name = "omp_out"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %4 = fir.coordinate_of %3, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    %5 = fir.load %4 : !fir.ref<i32>
    %6 = fir.coordinate_of %2, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    %7 = fir.load %6 : !fir.ref<i32>
    %8 = arith.addi %5, %7 : i32
    %9 = fir.coordinate_of %3, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    fir.store %8 to %9 : !fir.ref<i32>
    %10 = fir.load %3 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    omp.yield(%10 : !fir.type<_QMmTt{a:i32}>)
  }
  omp.private {type = private} @_QFEi_private_i32 : i32
  func.func @_QMmPplus(%arg0: !fir.ref<!fir.type<_QMmTt{a:i32}>> {fir.bindc_name = "x"}, %arg1: !fir.ref<!fir.type<_QMmTt{a:i32}>> {fir.bindc_name = "y"}) -> !fir.type<_QMmTt{a:i32}> {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMmFplusEx"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMmFplusEy"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %3 = fir.alloca !fir.type<_QMmTt{a:i32}> {bindc_name = "z", uniq_name = "_QMmFplusEz"}
    %4 = fir.declare %3 {uniq_name = "_QMmFplusEz"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %5 = fir.address_of(@_QQ_QMmTt.DerivedInit) : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.copy %5 to %4 no_overlap : !fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %6 = fir.coordinate_of %1, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    %7 = fir.load %6 : !fir.ref<i32>
    %8 = fir.coordinate_of %2, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    %9 = fir.load %8 : !fir.ref<i32>
    %10 = arith.addi %7, %9 : i32
    %11 = fir.coordinate_of %4, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    fir.store %10 to %11 : !fir.ref<i32>
    %12 = fir.load %4 : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    return %12 : !fir.type<_QMmTt{a:i32}>
  }
  fir.global linkonce_odr @_QQ_QMmTt.DerivedInit constant : !fir.type<_QMmTt{a:i32}> {
    %0 = fir.undefined !fir.type<_QMmTt{a:i32}>
    %c5_i32 = arith.constant 5 : i32
    %1 = fir.insert_value %0, %c5_i32, ["a", !fir.type<_QMmTt{a:i32}>] : (!fir.type<_QMmTt{a:i32}>, i32) -> !fir.type<_QMmTt{a:i32}>
    fir.has_value %1 : !fir.type<_QMmTt{a:i32}>
  }
  func.func @_QMmPinith(%arg0: !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>> {fir.bindc_name = "x"}, %arg1: !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>> {fir.bindc_name = "y"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QMmFinithEx"} : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMmFinithEy"} : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    %3 = fir.coordinate_of %1, v : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %4 = fir.load %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %5 = fir.box_addr %4 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %6:3 = fir.box_dims %4, %c0 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %7 = fir.shape_shift %6#0, %6#1 : (index, index) -> !fir.shapeshift<1>
    %c1 = arith.constant 1 : index
    %8 = fir.coordinate_of %2, v : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %9 = fir.load %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %10 = fir.box_addr %9 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_0 = arith.constant 0 : index
    %11:3 = fir.box_dims %9, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %12 = fir.shape_shift %11#0, %11#1 : (index, index) -> !fir.shapeshift<1>
    %c1_1 = arith.constant 1 : index
    %13 = arith.muli %c1_1, %11#1 : index
    %14 = fir.convert %13 : (index) -> i32
    %15 = fir.convert %14 : (i32) -> index
    %c0_2 = arith.constant 0 : index
    %16 = arith.cmpi sgt, %15, %c0_2 : index
    %17 = arith.select %16, %15, %c0_2 : index
    %18 = fir.box_addr %4 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %19 = fir.convert %18 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %20 = arith.cmpi ne, %19, %c0_i64 : i64
    fir.if %20 {
      %26 = fir.address_of(@_QQclX726564756374696F6E5F6F776E2E66393000) : !fir.ref<!fir.char<1,18>>
      %27 = fir.convert %26 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      %c28_i32 = arith.constant 28 : i32
      %28 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027762700) : !fir.ref<!fir.char<1,54>>
      %29 = fir.convert %28 : (!fir.ref<!fir.char<1,54>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%29, %27, %c28_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %26 = fir.allocmem !fir.array<?xi32>, %17 {fir.must_be_heap = true, uniq_name = "v.alloc"}
      %27 = fir.shape %17 : (index) -> !fir.shape<1>
      %28 = fir.shape %17 : (index) -> !fir.shape<1>
      %29 = fir.embox %26(%28) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %29 to %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    %21 = fir.coordinate_of %1, v : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %22 = fir.load %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %23 = fir.box_addr %22 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_3 = arith.constant 0 : index
    %24:3 = fir.box_dims %22, %c0_3 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %25 = fir.shape_shift %24#0, %24#1 : (index, index) -> !fir.shapeshift<1>
    %c0_i32 = arith.constant 0 : i32
    %c1_4 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_4 to %24#1 step %c1_4 unordered {
      %c1_5 = arith.constant 1 : index
      %26 = arith.subi %24#0, %c1_5 : index
      %27 = arith.addi %arg2, %26 : index
      %28 = fir.array_coor %23(%25) %27 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      fir.store %c0_i32 to %28 : !fir.ref<i32>
    }
    return
  }
  fir.global linkonce @_QQclX726564756374696F6E5F6F776E2E66393000 constant : !fir.char<1,18> {
    %0 = fir.string_lit "reduction_own.f90\00"(18) : !fir.char<1,18>
    fir.has_value %0 : !fir.char<1,18>
  }
  fir.global linkonce @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027762700 constant : !fir.char<1,54> {
    %0 = fir.string_lit "Attempting to allocate already allocated variable 'v'\00"(54) : !fir.char<1,54>
    fir.has_value %0 : !fir.char<1,54>
  }
  func.func private @_FortranAReportFatalUserError(!fir.ref<i8>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func @_QMmPaddh(%arg0: !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>> {fir.bindc_name = "x"}, %arg1: !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>> {fir.bindc_name = "y"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QMmFaddhEx"} : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMmFaddhEy"} : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    %3 = fir.coordinate_of %1, v : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %4 = fir.load %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %5 = fir.box_addr %4 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %6:3 = fir.box_dims %4, %c0 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %7 = fir.shape_shift %6#0, %6#1 : (index, index) -> !fir.shapeshift<1>
    %8 = fir.coordinate_of %1, v : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %9 = fir.load %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %10 = fir.box_addr %9 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_0 = arith.constant 0 : index
    %11:3 = fir.box_dims %9, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %12 = fir.shape_shift %11#0, %11#1 : (index, index) -> !fir.shapeshift<1>
    %13 = fir.coordinate_of %2, v : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %14 = fir.load %13 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %15 = fir.box_addr %14 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_1 = arith.constant 0 : index
    %16:3 = fir.box_dims %14, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %17 = fir.shape_shift %16#0, %16#1 : (index, index) -> !fir.shapeshift<1>
    %18 = fir.shape %11#1 : (index) -> !fir.shape<1>
    %19 = fir.allocmem !fir.array<?xi32>, %11#1 {bindc_name = ".tmp.array"}
    %c1 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1 to %11#1 step %c1 unordered {
      %c1_3 = arith.constant 1 : index
      %27 = arith.subi %11#0, %c1_3 : index
      %28 = arith.addi %arg2, %27 : index
      %29 = fir.array_coor %10(%12) %28 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %30 = fir.load %29 : !fir.ref<i32>
      %c1_4 = arith.constant 1 : index
      %31 = arith.subi %16#0, %c1_4 : index
      %32 = arith.addi %arg2, %31 : index
      %33 = fir.array_coor %15(%17) %32 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %34 = fir.load %33 : !fir.ref<i32>
      %35 = arith.addi %30, %34 : i32
      %36 = fir.array_coor %19(%18) %arg2 : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %35 to %36 : !fir.ref<i32>
    }
    %20 = fir.box_addr %4 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %21 = fir.convert %20 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %22 = arith.cmpi eq, %21, %c0_i64 : i64
    %23 = arith.cmpi ne, %6#1, %11#1 : index
    %24 = arith.ori %22, %23 : i1
    %25 = fir.shape %11#1 : (index) -> !fir.shape<1>
    %26 = fir.if %24 -> (!fir.heap<!fir.array<?xi32>>) {
      %27 = fir.allocmem !fir.array<?xi32>, %11#1 {fir.must_be_heap = true, uniq_name = ".auto.alloc"}
      fir.result %27 : !fir.heap<!fir.array<?xi32>>
    } else {
      fir.result %20 : !fir.heap<!fir.array<?xi32>>
    }
    %c1_2 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_2 to %11#1 step %c1_2 unordered {
      %27 = fir.array_coor %19(%18) %arg2 : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      %28 = fir.load %27 : !fir.ref<i32>
      %29 = fir.array_coor %26(%25) %arg2 : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %28 to %29 : !fir.ref<i32>
    }
    fir.if %24 {
      %27 = fir.convert %20 : (!fir.heap<!fir.array<?xi32>>) -> i64
      %c0_i64_3 = arith.constant 0 : i64
      %28 = arith.cmpi ne, %27, %c0_i64_3 : i64
      fir.if %28 {
        fir.freemem %20 : !fir.heap<!fir.array<?xi32>>
      }
      %29 = fir.embox %26(%25) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %29 to %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    fir.freemem %19 : !fir.heap<!fir.array<?xi32>>
    return
  }
  func.func @_QQmain() attributes {fir.bindc_name = "P"} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QFEk) : !fir.ref<!fir.array<3xi32>>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %2 = fir.shape %c3 : (index) -> !fir.shape<1>
    %3 = fir.declare %1(%2) {uniq_name = "_QFEk"} : (!fir.ref<!fir.array<3xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<3xi32>>
    %4 = fir.address_of(@_QFEal) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %5 = fir.declare %4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %6 = fir.alloca !fir.type<_QMmTt{a:i32}> {bindc_name = "v", uniq_name = "_QFEv"}
    %7 = fir.declare %6 {uniq_name = "_QFEv"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %8 = fir.address_of(@_QQ_QMmTt.DerivedInit) : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.copy %8 to %7 no_overlap : !fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %9 = fir.alloca !fir.type<_QMmTt{a:i32}> {bindc_name = "w", uniq_name = "_QFEw"}
    %10 = fir.declare %9 {uniq_name = "_QFEw"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %11 = fir.address_of(@_QQ_QMmTt.DerivedInit) : !fir.ref<!fir.type<_QMmTt{a:i32}>>
    fir.copy %11 to %10 no_overlap : !fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.type<_QMmTt{a:i32}>>
    %12 = fir.alloca !fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}> {bindc_name = "x", uniq_name = "_QFEx"}
    %13 = fir.declare %12 {uniq_name = "_QFEx"} : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    %14 = fir.address_of(@_QQ_QMmTh.DerivedInit) : !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    fir.copy %14 to %13 no_overlap : !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>, !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
    %15 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFEi"}
    %16 = fir.declare %15 {uniq_name = "_QFEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %17 = fir.alloca i32 {bindc_name = "s", uniq_name = "_QFEs"}
    %18 = fir.declare %17 {uniq_name = "_QFEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %19 = fir.alloca i32 {bindc_name = "n", uniq_name = "_QFEn"}
    %20 = fir.declare %19 {uniq_name = "_QFEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %21 = fir.alloca f32 {bindc_name = "r", uniq_name = "_QFEr"}
    %22 = fir.declare %21 {uniq_name = "_QFEr"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %c3_0 = arith.constant 3 : index
    %23 = fir.alloca !fir.char<1,3> {bindc_name = "c", uniq_name = "_QFEc"}
    %24 = fir.declare %23 typeparams %c3_0 {uniq_name = "_QFEc"} : (!fir.ref<!fir.char<1,3>>, index) -> !fir.ref<!fir.char<1,3>>
    %c0_i32 = arith.constant 0 : i32
    %25 = fir.coordinate_of %7, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    fir.store %c0_i32 to %25 : !fir.ref<i32>
    %c0_i32_1 = arith.constant 0 : i32
    %26 = fir.coordinate_of %10, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    fir.store %c0_i32_1 to %26 : !fir.ref<i32>
    %c0_i32_2 = arith.constant 0 : i32
    %c1_3 = arith.constant 1 : index
    fir.do_loop %arg0 = %c1_3 to %c3 step %c1_3 unordered {
      %c0_25 = arith.constant 0 : index
      %89 = fir.array_coor %3(%2) %arg0 : (!fir.ref<!fir.array<3xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %c0_i32_2 to %89 : !fir.ref<i32>
    }
    %c100_i32 = arith.constant 100 : i32
    fir.store %c100_i32 to %18 : !fir.ref<i32>
    %c0_i32_4 = arith.constant 0 : i32
    %27 = fir.convert %c0_i32_4 : (i32) -> f32
    fir.store %27 to %22 : !fir.ref<f32>
    %28 = fir.address_of(@_QQclX616263) : !fir.ref<!fir.char<1,3>>
    %c3_5 = arith.constant 3 : index
    %c3_6 = arith.constant 3 : index
    %c3_7 = arith.constant 3 : index
    %29 = fir.convert %24 : (!fir.ref<!fir.char<1,3>>) -> !llvm.ptr
    %30 = fir.convert %28 : (!fir.ref<!fir.char<1,3>>) -> !llvm.ptr
    %31 = fir.convert %c3_7 : (index) -> i64
    "llvm.intr.memmove"(%29, %30, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c0_i32_8 = arith.constant 0 : i32
    fir.store %c0_i32_8 to %20 : !fir.ref<i32>
    %32 = fir.coordinate_of %13, v : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %33 = fir.load %32 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %34 = fir.box_addr %33 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %35:3 = fir.box_dims %33, %c0 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %36 = fir.shape_shift %35#0, %35#1 : (index, index) -> !fir.shapeshift<1>
    %c1_9 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c2_10 = arith.constant 2 : index
    %37 = fir.box_addr %33 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %38 = fir.convert %37 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %39 = arith.cmpi ne, %38, %c0_i64 : i64
    fir.if %39 {
      %89 = fir.address_of(@_QQclX726564756374696F6E5F6F776E2E66393000) : !fir.ref<!fir.char<1,18>>
      %90 = fir.convert %89 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      %c49_i32 = arith.constant 49 : i32
      %91 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027762700) : !fir.ref<!fir.char<1,54>>
      %92 = fir.convert %91 : (!fir.ref<!fir.char<1,54>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%92, %90, %c49_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %89 = fir.allocmem !fir.array<?xi32>, %c2_10 {fir.must_be_heap = true, uniq_name = "v.alloc"}
      %90 = fir.shape %c2_10 : (index) -> !fir.shape<1>
      %91 = fir.shape %c2_10 : (index) -> !fir.shape<1>
      %92 = fir.embox %89(%91) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %92 to %32 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    %40 = fir.load %5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %41 = fir.box_addr %40 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_11 = arith.constant 0 : index
    %42:3 = fir.box_dims %40, %c0_11 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %43 = fir.shape_shift %42#0, %42#1 : (index, index) -> !fir.shapeshift<1>
    %c1_12 = arith.constant 1 : index
    %c2_13 = arith.constant 2 : index
    %c2_14 = arith.constant 2 : index
    %44 = fir.box_addr %40 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %45 = fir.convert %44 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64_15 = arith.constant 0 : i64
    %46 = arith.cmpi ne, %45, %c0_i64_15 : i64
    fir.if %46 {
      %89 = fir.address_of(@_QQclX726564756374696F6E5F6F776E2E66393000) : !fir.ref<!fir.char<1,18>>
      %90 = fir.convert %89 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      %c49_i32 = arith.constant 49 : i32
      %91 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027616C2700) : !fir.ref<!fir.char<1,55>>
      %92 = fir.convert %91 : (!fir.ref<!fir.char<1,55>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%92, %90, %c49_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %89 = fir.allocmem !fir.array<?xi32>, %c2_14 {fir.must_be_heap = true, uniq_name = "al.alloc"}
      %90 = fir.shape %c2_14 : (index) -> !fir.shape<1>
      %91 = fir.shape %c2_14 : (index) -> !fir.shape<1>
      %92 = fir.embox %89(%91) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %92 to %5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    %47 = fir.coordinate_of %13, v : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %48 = fir.load %47 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %49 = fir.box_addr %48 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_16 = arith.constant 0 : index
    %50:3 = fir.box_dims %48, %c0_16 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %51 = fir.shape_shift %50#0, %50#1 : (index, index) -> !fir.shapeshift<1>
    %c0_i32_17 = arith.constant 0 : i32
    %c1_18 = arith.constant 1 : index
    fir.do_loop %arg0 = %c1_18 to %50#1 step %c1_18 unordered {
      %c1_25 = arith.constant 1 : index
      %89 = arith.subi %50#0, %c1_25 : index
      %90 = arith.addi %arg0, %89 : index
      %91 = fir.array_coor %49(%51) %90 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      fir.store %c0_i32_17 to %91 : !fir.ref<i32>
    }
    %52 = fir.load %5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %53 = fir.box_addr %52 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_19 = arith.constant 0 : index
    %54:3 = fir.box_dims %52, %c0_19 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %55 = fir.shape_shift %54#0, %54#1 : (index, index) -> !fir.shapeshift<1>
    %c0_i32_20 = arith.constant 0 : i32
    %c1_21 = arith.constant 1 : index
    fir.do_loop %arg0 = %c1_21 to %54#1 step %c1_21 unordered {
      %c1_25 = arith.constant 1 : index
      %89 = arith.subi %54#0, %c1_25 : index
      %90 = arith.addi %arg0, %89 : index
      %91 = fir.array_coor %53(%55) %90 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      fir.store %c0_i32_20 to %91 : !fir.ref<i32>
    }
    omp.parallel {
      %89 = fir.alloca !fir.box<!fir.array<3xi32>>
      %90 = fir.embox %3(%2) : (!fir.ref<!fir.array<3xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<3xi32>>
      fir.store %90 to %89 : !fir.ref<!fir.box<!fir.array<3xi32>>>
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_25 = arith.constant 1 : i32
      %c100_i32_26 = arith.constant 100 : i32
      omp.wsloop private(@_QFEi_private_i32 %16 -> %arg0 : !fir.ref<i32>) reduction(@add_reduction_rec__QMmTt %7 -> %arg1, @my %10 -> %arg2, byref @modred_byref_box_3xi32 %89 -> %arg3, @modred %22 -> %arg4, byref @modred_byref_box_heap_Uxi32 %5 -> %arg5, @add_reduction_i32 %18 -> %arg6, byref @own_byref_rec__QMmTh %13 -> %arg7, byref @cat_byref_c8x3 %24 -> %arg8 : !fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.type<_QMmTt{a:i32}>>, !fir.ref<!fir.box<!fir.array<3xi32>>>, !fir.ref<f32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<i32>, !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>, !fir.ref<!fir.char<1,3>>) {
        omp.loop_nest (%arg9) : i32 = (%c1_i32_25) to (%c100_i32_26) inclusive step (%c1_i32) {
          %91 = fir.declare %arg0 {uniq_name = "_QFEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %92 = fir.declare %arg1 {uniq_name = "_QFEv"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
          %93 = fir.declare %arg2 {uniq_name = "_QFEw"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
          %94 = fir.declare %arg3 {uniq_name = "_QFEk"} : (!fir.ref<!fir.box<!fir.array<3xi32>>>) -> !fir.ref<!fir.box<!fir.array<3xi32>>>
          %95 = fir.load %94 : !fir.ref<!fir.box<!fir.array<3xi32>>>
          %c0_27 = arith.constant 0 : index
          %96:3 = fir.box_dims %95, %c0_27 : (!fir.box<!fir.array<3xi32>>, index) -> (index, index, index)
          %c3_28 = arith.constant 3 : index
          %97 = fir.shift %96#0 : (index) -> !fir.shift<1>
          %98 = fir.declare %arg4 {uniq_name = "_QFEr"} : (!fir.ref<f32>) -> !fir.ref<f32>
          %99 = fir.declare %arg5 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
          %100 = fir.declare %arg6 {uniq_name = "_QFEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %101 = fir.declare %arg7 {uniq_name = "_QFEx"} : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>
          %102 = fir.declare %arg8 typeparams %c3_0 {uniq_name = "_QFEc"} : (!fir.ref<!fir.char<1,3>>, index) -> !fir.ref<!fir.char<1,3>>
          fir.store %arg9 to %91 : !fir.ref<i32>
          %103 = fir.coordinate_of %92, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
          %104 = fir.load %103 : !fir.ref<i32>
          %c1_i32_29 = arith.constant 1 : i32
          %105 = arith.addi %104, %c1_i32_29 : i32
          %106 = fir.coordinate_of %92, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
          fir.store %105 to %106 : !fir.ref<i32>
          %107 = fir.coordinate_of %93, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
          %108 = fir.load %107 : !fir.ref<i32>
          %c2_i32 = arith.constant 2 : i32
          %109 = arith.addi %108, %c2_i32 : i32
          %110 = fir.coordinate_of %93, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
          fir.store %109 to %110 : !fir.ref<i32>
          %c1_i32_30 = arith.constant 1 : i32
          %c1_31 = arith.constant 1 : index
          fir.do_loop %arg10 = %c1_31 to %c3_28 step %c1_31 unordered {
            %c1_43 = arith.constant 1 : index
            %150 = arith.subi %96#0, %c1_43 : index
            %151 = arith.addi %arg10, %150 : index
            %152 = fir.array_coor %95(%97) %151 : (!fir.box<!fir.array<3xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
            %153 = fir.load %152 : !fir.ref<i32>
            %154 = arith.addi %153, %c1_i32_30 : i32
            %c1_44 = arith.constant 1 : index
            %155 = arith.subi %96#0, %c1_44 : index
            %156 = arith.addi %arg10, %155 : index
            %157 = fir.array_coor %95(%97) %156 : (!fir.box<!fir.array<3xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
            fir.store %154 to %157 : !fir.ref<i32>
          }
          %111 = fir.load %98 : !fir.ref<f32>
          %c1_i32_32 = arith.constant 1 : i32
          %112 = fir.convert %c1_i32_32 : (i32) -> f32
          %113 = arith.addf %111, %112 fastmath<contract> : f32
          fir.store %113 to %98 : !fir.ref<f32>
          %114 = fir.load %99 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
          %115 = fir.box_addr %114 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
          %c0_33 = arith.constant 0 : index
          %116:3 = fir.box_dims %114, %c0_33 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
          %117 = fir.shape_shift %116#0, %116#1 : (index, index) -> !fir.shapeshift<1>
          %118 = fir.load %99 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
          %119 = fir.box_addr %118 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
          %c0_34 = arith.constant 0 : index
          %120:3 = fir.box_dims %118, %c0_34 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
          %121 = fir.shape_shift %120#0, %120#1 : (index, index) -> !fir.shapeshift<1>
          %c2_i32_35 = arith.constant 2 : i32
          %122 = fir.box_addr %114 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
          %123 = fir.convert %122 : (!fir.heap<!fir.array<?xi32>>) -> i64
          %c0_i64_36 = arith.constant 0 : i64
          %124 = arith.cmpi eq, %123, %c0_i64_36 : i64
          %125 = arith.cmpi ne, %116#1, %120#1 : index
          %126 = arith.ori %124, %125 : i1
          %127 = fir.shape %120#1 : (index) -> !fir.shape<1>
          %128 = fir.if %126 -> (!fir.heap<!fir.array<?xi32>>) {
            %150 = fir.allocmem !fir.array<?xi32>, %120#1 {fir.must_be_heap = true, uniq_name = ".auto.alloc"}
            fir.result %150 : !fir.heap<!fir.array<?xi32>>
          } else {
            fir.result %122 : !fir.heap<!fir.array<?xi32>>
          }
          %c1_37 = arith.constant 1 : index
          fir.do_loop %arg10 = %c1_37 to %120#1 step %c1_37 unordered {
            %c1_43 = arith.constant 1 : index
            %150 = arith.subi %120#0, %c1_43 : index
            %151 = arith.addi %arg10, %150 : index
            %152 = fir.array_coor %119(%121) %151 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
            %153 = fir.load %152 : !fir.ref<i32>
            %154 = arith.addi %153, %c2_i32_35 : i32
            %155 = fir.array_coor %128(%127) %arg10 : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
            fir.store %154 to %155 : !fir.ref<i32>
          }
          fir.if %126 {
            %150 = fir.convert %122 : (!fir.heap<!fir.array<?xi32>>) -> i64
            %c0_i64_43 = arith.constant 0 : i64
            %151 = arith.cmpi ne, %150, %c0_i64_43 : i64
            fir.if %151 {
              fir.freemem %122 : !fir.heap<!fir.array<?xi32>>
            }
            %152 = fir.embox %128(%127) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
            fir.store %152 to %99 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
          }
          %129 = fir.load %100 : !fir.ref<i32>
          %c1_i32_38 = arith.constant 1 : i32
          %130 = arith.subi %129, %c1_i32_38 : i32
          fir.store %130 to %100 : !fir.ref<i32>
          %131 = fir.coordinate_of %101, v : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
          %132 = fir.load %131 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
          %133 = fir.box_addr %132 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
          %c0_39 = arith.constant 0 : index
          %134:3 = fir.box_dims %132, %c0_39 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
          %135 = fir.shape_shift %134#0, %134#1 : (index, index) -> !fir.shapeshift<1>
          %136 = fir.coordinate_of %101, v : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
          %137 = fir.load %136 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
          %138 = fir.box_addr %137 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
          %c0_40 = arith.constant 0 : index
          %139:3 = fir.box_dims %137, %c0_40 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
          %140 = fir.shape_shift %139#0, %139#1 : (index, index) -> !fir.shapeshift<1>
          %c3_i32 = arith.constant 3 : i32
          %141 = fir.box_addr %132 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
          %142 = fir.convert %141 : (!fir.heap<!fir.array<?xi32>>) -> i64
          %c0_i64_41 = arith.constant 0 : i64
          %143 = arith.cmpi eq, %142, %c0_i64_41 : i64
          %144 = arith.cmpi ne, %134#1, %139#1 : index
          %145 = arith.ori %143, %144 : i1
          %146 = fir.shape %139#1 : (index) -> !fir.shape<1>
          %147 = fir.if %145 -> (!fir.heap<!fir.array<?xi32>>) {
            %150 = fir.allocmem !fir.array<?xi32>, %139#1 {fir.must_be_heap = true, uniq_name = ".auto.alloc"}
            fir.result %150 : !fir.heap<!fir.array<?xi32>>
          } else {
            fir.result %141 : !fir.heap<!fir.array<?xi32>>
          }
          %c1_42 = arith.constant 1 : index
          fir.do_loop %arg10 = %c1_42 to %139#1 step %c1_42 unordered {
            %c1_43 = arith.constant 1 : index
            %150 = arith.subi %139#0, %c1_43 : index
            %151 = arith.addi %arg10, %150 : index
            %152 = fir.array_coor %138(%140) %151 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
            %153 = fir.load %152 : !fir.ref<i32>
            %154 = arith.addi %153, %c3_i32 : i32
            %155 = fir.array_coor %147(%146) %arg10 : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
            fir.store %154 to %155 : !fir.ref<i32>
          }
          fir.if %145 {
            %150 = fir.convert %141 : (!fir.heap<!fir.array<?xi32>>) -> i64
            %c0_i64_43 = arith.constant 0 : i64
            %151 = arith.cmpi ne, %150, %c0_i64_43 : i64
            fir.if %151 {
              fir.freemem %141 : !fir.heap<!fir.array<?xi32>>
            }
            %152 = fir.embox %147(%146) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
            fir.store %152 to %131 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
          }
          %148 = fir.load %91 : !fir.ref<i32>
          %c77_i32 = arith.constant 77 : i32
          %149 = arith.cmpi eq, %148, %c77_i32 : i32
          fir.if %149 {
            %150 = fir.address_of(@_QQclX78797A) : !fir.ref<!fir.char<1,3>>
            %c3_43 = arith.constant 3 : index
            %c3_44 = arith.constant 3 : index
            %c3_45 = arith.constant 3 : index
            %151 = fir.convert %102 : (!fir.ref<!fir.char<1,3>>) -> !llvm.ptr
            %152 = fir.convert %150 : (!fir.ref<!fir.char<1,3>>) -> !llvm.ptr
            %153 = fir.convert %c3_45 : (index) -> i64
            "llvm.intr.memmove"(%151, %152, %153) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
          }
          omp.yield
        }
      } {accc.implied_private = array<i1: true>, accc.part}
      omp.terminator
    }
    omp.parallel reduction(@bare %7 -> %arg0 : !fir.ref<!fir.type<_QMmTt{a:i32}>>) {
      %89 = fir.declare %arg0 {uniq_name = "_QFEv"} : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<!fir.type<_QMmTt{a:i32}>>
      %c1_i32 = arith.constant 1 : i32
      %90 = fir.coordinate_of %89, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %90 : !fir.ref<i32>
      omp.terminator
    }
    fir.call @_QFPother() fastmath<contract> : () -> ()
    %c6_i32 = arith.constant 6 : i32
    %56 = fir.address_of(@_QQclX726564756374696F6E5F6F776E2E66393000) : !fir.ref<!fir.char<1,18>>
    %57 = fir.convert %56 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    %c67_i32 = arith.constant 67 : i32
    %58 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32, %57, %c67_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %59 = fir.coordinate_of %7, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    %60 = fir.load %59 : !fir.ref<i32>
    %61 = fir.call @_FortranAioOutputInteger32(%58, %60) fastmath<contract> : (!fir.ref<i8>, i32) -> i1
    %62 = fir.coordinate_of %10, a : (!fir.ref<!fir.type<_QMmTt{a:i32}>>) -> !fir.ref<i32>
    %63 = fir.load %62 : !fir.ref<i32>
    %64 = fir.call @_FortranAioOutputInteger32(%58, %63) fastmath<contract> : (!fir.ref<i8>, i32) -> i1
    %65 = fir.embox %3(%2) : (!fir.ref<!fir.array<3xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<3xi32>>
    %66 = fir.convert %65 : (!fir.box<!fir.array<3xi32>>) -> !fir.box<none>
    %67 = fir.call @_FortranAioOutputDescriptor(%58, %66) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %68 = fir.load %22 : !fir.ref<f32>
    %69 = fir.call @_FortranAioOutputReal32(%58, %68) fastmath<contract> : (!fir.ref<i8>, f32) -> i1
    %70 = fir.load %5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %71 = fir.box_addr %70 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_22 = arith.constant 0 : index
    %72:3 = fir.box_dims %70, %c0_22 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %73 = fir.shape_shift %72#0, %72#1 : (index, index) -> !fir.shapeshift<1>
    %74 = fir.convert %70 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.box<none>
    %75 = fir.call @_FortranAioOutputDescriptor(%58, %74) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %76 = fir.load %18 : !fir.ref<i32>
    %77 = fir.call @_FortranAioOutputInteger32(%58, %76) fastmath<contract> : (!fir.ref<i8>, i32) -> i1
    %78 = fir.coordinate_of %13, v : (!fir.ref<!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %79 = fir.load %78 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %80 = fir.box_addr %79 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_23 = arith.constant 0 : index
    %81:3 = fir.box_dims %79, %c0_23 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %82 = fir.shape_shift %81#0, %81#1 : (index, index) -> !fir.shapeshift<1>
    %83 = fir.convert %79 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.box<none>
    %84 = fir.call @_FortranAioOutputDescriptor(%58, %83) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %c3_24 = arith.constant 3 : index
    %85 = fir.convert %24 : (!fir.ref<!fir.char<1,3>>) -> !fir.ref<i8>
    %86 = fir.convert %c3_24 : (index) -> i64
    %87 = fir.call @_FortranAioOutputAscii(%58, %85, %86) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    %88 = fir.call @_FortranAioEndIoStatement(%58) fastmath<contract> : (!fir.ref<i8>) -> i32
    return
  }
  fir.global linkonce_odr @_QQ_QMmTh.DerivedInit constant : !fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}> {
    %0 = fir.undefined !fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>
    %1 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %2 = fir.shape %c0 : (index) -> !fir.shape<1>
    %3 = fir.embox %1(%2) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    %4 = fir.insert_value %0, %3, ["v", !fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>] : (!fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>, !fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>
    fir.has_value %4 : !fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>
  }
  fir.global internal @_QFEk : !fir.array<3xi32> {
    %0 = fir.zero_bits !fir.array<3xi32>
    fir.has_value %0 : !fir.array<3xi32>
  }
  fir.global internal @_QFEal : !fir.box<!fir.heap<!fir.array<?xi32>>> {
    %0 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %1 = fir.shape %c0 : (index) -> !fir.shape<1>
    %2 = fir.embox %0(%1) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    fir.has_value %2 : !fir.box<!fir.heap<!fir.array<?xi32>>>
  }
  fir.global linkonce @_QQclX616263 constant : !fir.char<1,3> {
    %0 = fir.string_lit "abc"(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  fir.global linkonce @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027616C2700 constant : !fir.char<1,55> {
    %0 = fir.string_lit "Attempting to allocate already allocated variable 'al'\00"(55) : !fir.char<1,55>
    fir.has_value %0 : !fir.char<1,55>
  }
  func.func private @_FortranADestroy(!fir.box<none>) attributes {fir.runtime}
  fir.global linkonce @_QQclX616161 constant : !fir.char<1,3> {
    %0 = fir.string_lit "aaa"(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  func.func private @_FortranACharacterCompareScalar1(!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32 attributes {fir.runtime}
  fir.global linkonce @_QQclX78797A constant : !fir.char<1,3> {
    %0 = fir.string_lit "xyz"(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  func.func private @_FortranAioBeginExternalListOutput(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioOutputInteger32(!fir.ref<i8>, i32) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioOutputDescriptor(!fir.ref<i8>, !fir.box<none>) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioOutputReal32(!fir.ref<i8>, f32) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioOutputAscii(!fir.ref<i8>, !fir.ref<i8>, i64) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioEndIoStatement(!fir.ref<i8>) -> i32 attributes {fir.runtime}
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
  func.func private @_QFPother() attributes {fir.host_symbol = @_QQmain} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32 {bindc_name = "own1", uniq_name = "_QFFotherEown1"}
    %2 = fir.declare %1 {uniq_name = "_QFFotherEown1"} : (!fir.ref<i32>) -> !fir.ref<i32>
    omp.parallel reduction(@bare_i32 %2 -> %arg0 : !fir.ref<i32>) {
      %3 = fir.declare %arg0 {uniq_name = "_QFFotherEown1"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      fir.store %c1_i32 to %3 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
  fir.type_info @_QMmTt nodestroy nofinal : !fir.type<_QMmTt{a:i32}> component_info {
    fir.dt_component "a" init @_QMmE.di.t.a
  }
  fir.global linkonce_odr @_QMmE.di.t.a constant target : i32 {
    %c5_i32 = arith.constant 5 : i32
    fir.has_value %c5_i32 : i32
  }
  fir.type_info @_QMmTh nofinal : !fir.type<_QMmTh{v:!fir.box<!fir.heap<!fir.array<?xi32>>>}>
}
