module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFtextEr_private_c8x4 : !fir.char<1,4>
  omp.private {type = private} @_QFarrayEarray_private_box_Uxi32 : !fir.box<!fir.array<?xi32>> init {
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
  omp.private {type = private} @_QFstorageEe2_private_ptr_4xi32 : !fir.ptr<!fir.array<4xi32>>
  omp.private {type = firstprivate} @_QFstorageEe1_firstprivate_ptr_i32 : !fir.ptr<i32> copy {
  ^bb0(%arg0: !fir.ptr<i32>, %arg1: !fir.ptr<i32>):
    %0 = fir.load %arg0 : !fir.ptr<i32>
    fir.store %0 to %arg1 : !fir.ptr<i32>
    omp.yield(%arg1 : !fir.ptr<i32>)
  }
  omp.private {type = private} @_QFstorageEm2_private_box_4xi32 : !fir.box<!fir.array<4xi32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<4xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4xi32>>>
    %c4 = arith.constant 4 : index
    %1 = fir.shape %c4 : (index) -> !fir.shape<1>
    %2 = fir.allocmem !fir.array<4xi32> {bindc_name = ".tmp", uniq_name = ""}
    %3 = fir.declare %2(%1) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<4xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<4xi32>>
    %c1 = arith.constant 1 : index
    %4 = fir.shape_shift %c1, %c4 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<4xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<4xi32>>
    fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.array<4xi32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<4xi32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4xi32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<4xi32>>) -> !fir.ref<!fir.array<4xi32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<4xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<4xi32>>) -> !fir.heap<!fir.array<4xi32>>
      fir.freemem %4 : !fir.heap<!fir.array<4xi32>>
    }
    omp.yield
  }
  omp.private {type = private} @_QFstorageEm1_private_i32 : i32
  omp.private {type = private} @_QFnestedEi_private_i32 : i32
  omp.private {type = firstprivate} @_QFnestedEtext_firstprivate_boxchar_c8xU : !fir.boxchar<1> init {
  ^bb0(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.allocmem !fir.char<1,?>(%0#1 : index) {bindc_name = "", uniq_name = ""}
    %2 = fir.emboxchar %1, %0#1 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    omp.yield(%2 : !fir.boxchar<1>)
  } copy {
  ^bb0(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %2 = arith.cmpi slt, %1#1, %0#1 : index
    %3 = arith.select %2, %1#1, %0#1 : index
    %c1_i64 = arith.constant 1 : i64
    %4 = fir.convert %3 : (index) -> i64
    %5 = arith.muli %c1_i64, %4 : i64
    %6 = fir.convert %1#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %7 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    "llvm.intr.memmove"(%6, %7, %5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c1 = arith.constant 1 : index
    %8 = arith.subi %1#1, %c1 : index
    %9 = fir.undefined !fir.char<1>
    %c32_i8 = arith.constant 32 : i8
    %10 = fir.insert_value %9, %c32_i8, [0 : index] : (!fir.char<1>, i8) -> !fir.char<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %3 to %8 step %c1_0 {
      %11 = fir.convert %1#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %12 = fir.coordinate_of %11, %arg2 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      fir.store %10 to %12 : !fir.ref<!fir.char<1>>
    }
    omp.yield(%arg1 : !fir.boxchar<1>)
  } dealloc {
  ^bb0(%arg0: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.heap<!fir.char<1,?>>
    fir.freemem %1 : !fir.heap<!fir.char<1,?>>
    omp.yield
  }
  omp.private {type = firstprivate} @_QFnestedEq_firstprivate_box_3xUxf32 : !fir.box<!fir.array<3x?xf32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<3x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1:3 = fir.box_dims %0, %c1 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %2 = fir.shape %c3, %1#1 : (index, index) -> !fir.shape<2>
    %3 = fir.allocmem !fir.array<3x?xf32>, %1#1 {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.heap<!fir.array<3x?xf32>>
    %5 = fir.embox %4(%2) : (!fir.heap<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
    %c0 = arith.constant 0 : index
    %6:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %c1_0 = arith.constant 1 : index
    %7:3 = fir.box_dims %0, %c1_0 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %8 = fir.shape_shift %6#0, %6#1, %7#0, %7#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %9 = fir.rebox %5(%8) : (!fir.box<!fir.array<3x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<3x?xf32>>
    fir.store %9 to %arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<3x?xf32>>>):
    %0 = fir.alloca !fir.box<!fir.array<3x?xf32>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %3 = fir.address_of(@_QQclX707269766174655F6172726179732E66393000) : !fir.ref<!fir.char<1,19>>
    %c43_i32 = arith.constant 43 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<3x?xf32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<3x?xf32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,19>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c43_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<3x?xf32>>) -> !fir.ref<!fir.array<3x?xf32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<3x?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<3x?xf32>>) -> !fir.heap<!fir.array<3x?xf32>>
      fir.freemem %4 : !fir.heap<!fir.array<3x?xf32>>
    }
    omp.yield
  }
  omp.private {type = private} @_QFnestedEtext_private_boxchar_c8xU : !fir.boxchar<1> init {
  ^bb0(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.allocmem !fir.char<1,?>(%0#1 : index) {bindc_name = "", uniq_name = ""}
    %2 = fir.emboxchar %1, %0#1 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    omp.yield(%2 : !fir.boxchar<1>)
  } dealloc {
  ^bb0(%arg0: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.heap<!fir.char<1,?>>
    fir.freemem %1 : !fir.heap<!fir.char<1,?>>
    omp.yield
  }
  omp.private {type = private} @_QFnestedEq_private_box_3xUxf32 : !fir.box<!fir.array<3x?xf32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<3x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1:3 = fir.box_dims %0, %c1 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %2 = fir.shape %c3, %1#1 : (index, index) -> !fir.shape<2>
    %3 = fir.allocmem !fir.array<3x?xf32>, %1#1 {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.heap<!fir.array<3x?xf32>>
    %5 = fir.embox %4(%2) : (!fir.heap<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
    %c0 = arith.constant 0 : index
    %6:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %c1_0 = arith.constant 1 : index
    %7:3 = fir.box_dims %0, %c1_0 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %8 = fir.shape_shift %6#0, %6#1, %7#0, %7#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %9 = fir.rebox %5(%8) : (!fir.box<!fir.array<3x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<3x?xf32>>
    fir.store %9 to %arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<3x?xf32>>) -> !fir.ref<!fir.array<3x?xf32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<3x?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<3x?xf32>>) -> !fir.heap<!fir.array<3x?xf32>>
      fir.freemem %4 : !fir.heap<!fir.array<3x?xf32>>
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivate_arraysEtarget_firstprivate_box_ptr_f32 : !fir.box<!fir.ptr<f32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<f32>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<f32>>>):
    %0 = fir.zero_bits !fir.ptr<f32>
    %1 = fir.embox %0 : (!fir.ptr<f32>) -> !fir.box<!fir.ptr<f32>>
    fir.store %1 to %arg1 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.ptr<f32>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<f32>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<f32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    fir.store %0 to %arg1 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.ptr<f32>>>)
  }
  omp.private {type = firstprivate} @_QFprivate_arraysEpt_firstprivate_box_ptr_UxUxf32 : !fir.box<!fir.ptr<!fir.array<?x?xf32>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>):
    %c0 = arith.constant 0 : index
    %0 = fir.shape %c0, %c0 : (index, index) -> !fir.shape<2>
    %1 = fir.zero_bits !fir.ptr<!fir.array<?x?xf32>>
    %2 = fir.embox %1(%0) : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    fir.store %2 to %arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    fir.store %0 to %arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>)
  }
  omp.private {type = firstprivate} @_QFprivate_arraysEscalar_firstprivate_box_heap_f32 : !fir.box<!fir.heap<f32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<f32>>>, %arg1: !fir.ref<!fir.box<!fir.heap<f32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %2 = fir.convert %1 : (!fir.heap<f32>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi eq, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.embox %1 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
      fir.store %4 to %arg1 : !fir.ref<!fir.box<!fir.heap<f32>>>
    } else {
      %4 = fir.allocmem f32 {bindc_name = "", uniq_name = ""}
      %5 = fir.embox %4 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.heap<f32>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<f32>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<f32>>>, %arg1: !fir.ref<!fir.box<!fir.heap<f32>>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %2 = fir.convert %1 : (!fir.heap<f32>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %5 = fir.box_addr %4 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %6 = fir.load %5 : !fir.heap<f32>
      %7 = fir.alloca f32
      fir.store %6 to %7 : !fir.ref<f32>
      %8 = fir.embox %7 : (!fir.ref<f32>) -> !fir.box<f32>
      %9 = fir.address_of(@_QQclX707269766174655F6172726179732E66393000) : !fir.ref<!fir.char<1,19>>
      %c7_i32 = arith.constant 7 : i32
      %10 = fir.convert %arg1 : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<none>>
      %11 = fir.convert %8 : (!fir.box<f32>) -> !fir.box<none>
      %12 = fir.convert %9 : (!fir.ref<!fir.char<1,19>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%10, %11, %12, %c7_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<f32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<f32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %2 = fir.convert %1 : (!fir.heap<f32>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      fir.freemem %1 : !fir.heap<f32>
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivate_arraysEal_firstprivate_box_heap_Uxf32 : !fir.box<!fir.heap<!fir.array<?xf32>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi eq, %2, %c0_i64 : i64
    fir.if %3 {
      %c0 = arith.constant 0 : index
      %4 = fir.shape %c0 : (index) -> !fir.shape<1>
      %5 = fir.embox %1(%4) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    } else {
      %c0 = arith.constant 0 : index
      %4:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %5 = fir.shape %4#1 : (index) -> !fir.shape<1>
      %6 = fir.allocmem !fir.array<?xf32>, %4#1 {bindc_name = ".tmp", uniq_name = ""}
      %7 = fir.declare %6(%5) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xf32>>
      %8 = fir.embox %7(%5) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %c0_0 = arith.constant 0 : index
      %9:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %10 = fir.shape_shift %9#0, %9#1 : (index, index) -> !fir.shapeshift<1>
      %11 = fir.rebox %8(%10) : (!fir.box<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %11 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %5 = fir.address_of(@_QQclX707269766174655F6172726179732E66393000) : !fir.ref<!fir.char<1,19>>
      %c7_i32 = arith.constant 7 : i32
      %6 = fir.convert %arg1 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
      %7 = fir.convert %4 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.box<none>
      %8 = fir.convert %5 : (!fir.ref<!fir.char<1,19>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%6, %7, %8, %c7_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      fir.freemem %1 : !fir.heap<!fir.array<?xf32>>
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivate_arraysEmixed_firstprivate_box_3xUxf32 : !fir.box<!fir.array<3x?xf32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<3x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1:3 = fir.box_dims %0, %c1 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %2 = fir.shape %c3, %1#1 : (index, index) -> !fir.shape<2>
    %3 = fir.allocmem !fir.array<3x?xf32>, %1#1 {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.heap<!fir.array<3x?xf32>>
    %5 = fir.embox %4(%2) : (!fir.heap<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
    %c0 = arith.constant 0 : index
    %6:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %c1_0 = arith.constant 1 : index
    %7:3 = fir.box_dims %0, %c1_0 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %8 = fir.shape_shift %6#0, %6#1, %7#0, %7#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %9 = fir.rebox %5(%8) : (!fir.box<!fir.array<3x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<3x?xf32>>
    fir.store %9 to %arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<3x?xf32>>>):
    %0 = fir.alloca !fir.box<!fir.array<3x?xf32>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %3 = fir.address_of(@_QQclX707269766174655F6172726179732E66393000) : !fir.ref<!fir.char<1,19>>
    %c5_i32 = arith.constant 5 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<3x?xf32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<3x?xf32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,19>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c5_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<3x?xf32>>) -> !fir.ref<!fir.array<3x?xf32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<3x?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<3x?xf32>>) -> !fir.heap<!fir.array<3x?xf32>>
      fir.freemem %4 : !fir.heap<!fir.array<3x?xf32>>
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivate_arraysElower_firstprivate_box_UxUxf32 : !fir.box<!fir.array<?x?xf32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?x?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    %c0 = arith.constant 0 : index
    %1:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %2:3 = fir.box_dims %0, %c1 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
    %3 = fir.shape %1#1, %2#1 : (index, index) -> !fir.shape<2>
    %4 = fir.allocmem !fir.array<?x?xf32>, %1#1, %2#1 {bindc_name = ".tmp", uniq_name = ""}
    %5 = fir.declare %4(%3) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.heap<!fir.array<?x?xf32>>
    %6 = fir.embox %5(%3) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
    %c0_0 = arith.constant 0 : index
    %7:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
    %c1_1 = arith.constant 1 : index
    %8:3 = fir.box_dims %0, %c1_1 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
    %9 = fir.shape_shift %7#0, %7#1, %8#0, %8#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %10 = fir.rebox %6(%9) : (!fir.box<!fir.array<?x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<?x?xf32>>
    fir.store %10 to %arg1 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?x?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?x?xf32>>>):
    %0 = fir.alloca !fir.box<!fir.array<?x?xf32>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    %3 = fir.address_of(@_QQclX707269766174655F6172726179732E66393000) : !fir.ref<!fir.char<1,19>>
    %c5_i32 = arith.constant 5 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<?x?xf32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<?x?xf32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,19>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c5_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<?x?xf32>>) -> !fir.ref<!fir.array<?x?xf32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<?x?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<?x?xf32>>) -> !fir.heap<!fir.array<?x?xf32>>
      fir.freemem %4 : !fir.heap<!fir.array<?x?xf32>>
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivate_arraysEassumed_firstprivate_box_Uxf32 : !fir.box<!fir.array<?xf32>> init {
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
    %3 = fir.address_of(@_QQclX707269766174655F6172726179732E66393000) : !fir.ref<!fir.char<1,19>>
    %c5_i32 = arith.constant 5 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,19>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c5_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
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
  omp.private {type = firstprivate} @_QFprivate_arraysEdyn_firstprivate_box_Uxf32 : !fir.box<!fir.array<?xf32>> init {
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
    %3 = fir.address_of(@_QQclX707269766174655F6172726179732E66393000) : !fir.ref<!fir.char<1,19>>
    %c5_i32 = arith.constant 5 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,19>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c5_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
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
  omp.private {type = firstprivate} @_QFprivate_arraysEc2_firstprivate_box_5x3xi32 : !fir.box<!fir.array<5x3xi32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<5x3xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<5x3xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %1 = fir.shape %c5, %c3 : (index, index) -> !fir.shape<2>
    %2 = fir.allocmem !fir.array<5x3xi32> {bindc_name = ".tmp", uniq_name = ""}
    %3 = fir.declare %2(%1) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<5x3xi32>>, !fir.shape<2>) -> !fir.heap<!fir.array<5x3xi32>>
    %c0 = arith.constant 0 : index
    %4:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %5:3 = fir.box_dims %0, %c1 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
    %6 = fir.shape_shift %4#0, %4#1, %5#0, %5#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %7 = fir.embox %3(%6) : (!fir.heap<!fir.array<5x3xi32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<5x3xi32>>
    fir.store %7 to %arg1 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<5x3xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<5x3xi32>>>):
    %0 = fir.alloca !fir.box<!fir.array<5x3xi32>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %3 = fir.address_of(@_QQclX707269766174655F6172726179732E66393000) : !fir.ref<!fir.char<1,19>>
    %c6_i32 = arith.constant 6 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<5x3xi32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<5x3xi32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,19>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c6_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<5x3xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<5x3xi32>>) -> !fir.ref<!fir.array<5x3xi32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<5x3xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<5x3xi32>>) -> !fir.heap<!fir.array<5x3xi32>>
      fir.freemem %4 : !fir.heap<!fir.array<5x3xi32>>
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivate_arraysEc_firstprivate_box_10xi32 : !fir.box<!fir.array<10xi32>> init {
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
    %3 = fir.address_of(@_QQclX707269766174655F6172726179732E66393000) : !fir.ref<!fir.char<1,19>>
    %c6_i32 = arith.constant 6 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<10xi32>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,19>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c6_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
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
  omp.private {type = private} @_QFprivate_arraysEtarget_private_box_ptr_f32 : !fir.box<!fir.ptr<f32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<f32>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<f32>>>):
    %0 = fir.zero_bits !fir.ptr<f32>
    %1 = fir.embox %0 : (!fir.ptr<f32>) -> !fir.box<!fir.ptr<f32>>
    fir.store %1 to %arg1 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.ptr<f32>>>)
  }
  omp.private {type = private} @_QFprivate_arraysEpt_private_box_ptr_UxUxf32 : !fir.box<!fir.ptr<!fir.array<?x?xf32>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>):
    %c0 = arith.constant 0 : index
    %0 = fir.shape %c0, %c0 : (index, index) -> !fir.shape<2>
    %1 = fir.zero_bits !fir.ptr<!fir.array<?x?xf32>>
    %2 = fir.embox %1(%0) : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    fir.store %2 to %arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>)
  }
  omp.private {type = private} @_QFprivate_arraysEscalar_private_box_heap_f32 : !fir.box<!fir.heap<f32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<f32>>>, %arg1: !fir.ref<!fir.box<!fir.heap<f32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %2 = fir.convert %1 : (!fir.heap<f32>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi eq, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.embox %1 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
      fir.store %4 to %arg1 : !fir.ref<!fir.box<!fir.heap<f32>>>
    } else {
      %4 = fir.allocmem f32 {bindc_name = "", uniq_name = ""}
      %5 = fir.embox %4 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.heap<f32>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<f32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<f32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %2 = fir.convert %1 : (!fir.heap<f32>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      fir.freemem %1 : !fir.heap<f32>
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivate_arraysEal_private_box_heap_Uxf32 : !fir.box<!fir.heap<!fir.array<?xf32>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi eq, %2, %c0_i64 : i64
    fir.if %3 {
      %c0 = arith.constant 0 : index
      %4 = fir.shape %c0 : (index) -> !fir.shape<1>
      %5 = fir.embox %1(%4) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    } else {
      %c0 = arith.constant 0 : index
      %4:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %5 = fir.shape %4#1 : (index) -> !fir.shape<1>
      %6 = fir.allocmem !fir.array<?xf32>, %4#1 {bindc_name = ".tmp", uniq_name = ""}
      %7 = fir.declare %6(%5) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xf32>>
      %8 = fir.embox %7(%5) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %c0_0 = arith.constant 0 : index
      %9:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %10 = fir.shape_shift %9#0, %9#1 : (index, index) -> !fir.shapeshift<1>
      %11 = fir.rebox %8(%10) : (!fir.box<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %11 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      fir.freemem %1 : !fir.heap<!fir.array<?xf32>>
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivate_arraysEmixed_private_box_3xUxf32 : !fir.box<!fir.array<3x?xf32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<3x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1:3 = fir.box_dims %0, %c1 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %2 = fir.shape %c3, %1#1 : (index, index) -> !fir.shape<2>
    %3 = fir.allocmem !fir.array<3x?xf32>, %1#1 {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.heap<!fir.array<3x?xf32>>
    %5 = fir.embox %4(%2) : (!fir.heap<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
    %c0 = arith.constant 0 : index
    %6:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %c1_0 = arith.constant 1 : index
    %7:3 = fir.box_dims %0, %c1_0 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
    %8 = fir.shape_shift %6#0, %6#1, %7#0, %7#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %9 = fir.rebox %5(%8) : (!fir.box<!fir.array<3x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<3x?xf32>>
    fir.store %9 to %arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<3x?xf32>>) -> !fir.ref<!fir.array<3x?xf32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<3x?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<3x?xf32>>) -> !fir.heap<!fir.array<3x?xf32>>
      fir.freemem %4 : !fir.heap<!fir.array<3x?xf32>>
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivate_arraysElower_private_box_UxUxf32 : !fir.box<!fir.array<?x?xf32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?x?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    %c0 = arith.constant 0 : index
    %1:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %2:3 = fir.box_dims %0, %c1 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
    %3 = fir.shape %1#1, %2#1 : (index, index) -> !fir.shape<2>
    %4 = fir.allocmem !fir.array<?x?xf32>, %1#1, %2#1 {bindc_name = ".tmp", uniq_name = ""}
    %5 = fir.declare %4(%3) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.heap<!fir.array<?x?xf32>>
    %6 = fir.embox %5(%3) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
    %c0_0 = arith.constant 0 : index
    %7:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
    %c1_1 = arith.constant 1 : index
    %8:3 = fir.box_dims %0, %c1_1 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
    %9 = fir.shape_shift %7#0, %7#1, %8#0, %8#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %10 = fir.rebox %6(%9) : (!fir.box<!fir.array<?x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<?x?xf32>>
    fir.store %10 to %arg1 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?x?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<?x?xf32>>) -> !fir.ref<!fir.array<?x?xf32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<?x?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<?x?xf32>>) -> !fir.heap<!fir.array<?x?xf32>>
      fir.freemem %4 : !fir.heap<!fir.array<?x?xf32>>
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivate_arraysEassumed_private_box_Uxf32 : !fir.box<!fir.array<?xf32>> init {
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
  omp.private {type = private} @_QFprivate_arraysEdyn_private_box_Uxf32 : !fir.box<!fir.array<?xf32>> init {
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
  omp.private {type = private} @_QFprivate_arraysEc2_private_box_5x3xi32 : !fir.box<!fir.array<5x3xi32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<5x3xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<5x3xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %1 = fir.shape %c5, %c3 : (index, index) -> !fir.shape<2>
    %2 = fir.allocmem !fir.array<5x3xi32> {bindc_name = ".tmp", uniq_name = ""}
    %3 = fir.declare %2(%1) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<5x3xi32>>, !fir.shape<2>) -> !fir.heap<!fir.array<5x3xi32>>
    %c0 = arith.constant 0 : index
    %4:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %5:3 = fir.box_dims %0, %c1 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
    %6 = fir.shape_shift %4#0, %4#1, %5#0, %5#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %7 = fir.embox %3(%6) : (!fir.heap<!fir.array<5x3xi32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<5x3xi32>>
    fir.store %7 to %arg1 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<5x3xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<5x3xi32>>) -> !fir.ref<!fir.array<5x3xi32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<5x3xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<5x3xi32>>) -> !fir.heap<!fir.array<5x3xi32>>
      fir.freemem %4 : !fir.heap<!fir.array<5x3xi32>>
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivate_arraysEc_private_box_10xi32 : !fir.box<!fir.array<10xi32>> init {
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
  fir.global common @blk_(dense<0> : vector<20xi8>) {alignment = 8 : i64} : !fir.array<20xi8>
  func.func @_QPprivate_arrays(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "dyn"}, %arg2: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "assumed"}, %arg3: !fir.ref<!fir.array<?x?xf32>> {fir.bindc_name = "lower"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<10xi32>>
    %2 = fir.alloca !fir.box<!fir.array<5x3xi32>>
    %3 = fir.alloca !fir.box<!fir.array<?xf32>>
    %4 = fir.alloca !fir.box<!fir.array<?xf32>>
    %5 = fir.alloca !fir.box<!fir.array<?x?xf32>>
    %6 = fir.alloca !fir.box<!fir.array<3x?xf32>>
    %7 = fir.alloca !fir.box<!fir.array<10xi32>>
    %8 = fir.alloca !fir.box<!fir.array<5x3xi32>>
    %9 = fir.alloca !fir.box<!fir.array<?xf32>>
    %10 = fir.alloca !fir.box<!fir.array<?xf32>>
    %11 = fir.alloca !fir.box<!fir.array<?x?xf32>>
    %12 = fir.alloca !fir.box<!fir.array<3x?xf32>>
    %13 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFprivate_arraysEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %14 = fir.load %13 : !fir.ref<i32>
    %15 = fir.convert %14 : (i32) -> index
    %c0 = arith.constant 0 : index
    %16 = arith.cmpi sgt, %15, %c0 : index
    %17 = arith.select %16, %15, %c0 : index
    %18 = fir.shape %17 : (index) -> !fir.shape<1>
    %19 = fir.declare %arg1(%18) dummy_scope %0 arg 2 {uniq_name = "_QFprivate_arraysEdyn"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_0 = arith.constant 1 : index
    %20 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFprivate_arraysEassumed"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %21 = fir.rebox %20 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %c1_1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %22 = fir.load %13 : !fir.ref<i32>
    %23 = fir.convert %22 : (i32) -> index
    %c1_3 = arith.constant 1 : index
    %24 = arith.addi %23, %c1_3 : index
    %c0_4 = arith.constant 0 : index
    %25 = arith.cmpi sgt, %24, %c0_4 : index
    %26 = arith.select %25, %24, %c0_4 : index
    %c1_5 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %27 = fir.load %13 : !fir.ref<i32>
    %28 = fir.convert %27 : (i32) -> index
    %29 = arith.subi %28, %c-1 : index
    %c1_6 = arith.constant 1 : index
    %30 = arith.addi %29, %c1_6 : index
    %c0_7 = arith.constant 0 : index
    %31 = arith.cmpi sgt, %30, %c0_7 : index
    %32 = arith.select %31, %30, %c0_7 : index
    %33 = fir.shape_shift %c0_2, %26, %c-1, %32 : (index, index, index, index) -> !fir.shapeshift<2>
    %34 = fir.declare %arg3(%33) dummy_scope %0 arg 4 {uniq_name = "_QFprivate_arraysElower"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shapeshift<2>, !fir.dscope) -> !fir.ref<!fir.array<?x?xf32>>
    %c1_8 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_9 = arith.constant 1 : index
    %35 = fir.load %13 : !fir.ref<i32>
    %36 = fir.convert %35 : (i32) -> index
    %c0_10 = arith.constant 0 : index
    %37 = arith.cmpi sgt, %36, %c0_10 : index
    %38 = arith.select %37, %36, %c0_10 : index
    %39 = fir.alloca !fir.array<3x?xf32>, %38 {bindc_name = "mixed", uniq_name = "_QFprivate_arraysEmixed"}
    %40 = fir.shape %c3, %38 : (index, index) -> !fir.shape<2>
    %41 = fir.declare %39(%40) {uniq_name = "_QFprivate_arraysEmixed"} : (!fir.ref<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.ref<!fir.array<3x?xf32>>
    %c1_11 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %42 = fir.alloca !fir.array<10xi32> {bindc_name = "c", uniq_name = "_QFprivate_arraysEc"}
    %43 = fir.shape %c10 : (index) -> !fir.shape<1>
    %44 = fir.declare %42(%43) {uniq_name = "_QFprivate_arraysEc"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
    %c1_12 = arith.constant 1 : index
    %c0_13 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1_14 = arith.constant 1 : index
    %c3_15 = arith.constant 3 : index
    %45 = fir.alloca !fir.array<5x3xi32> {bindc_name = "c2", uniq_name = "_QFprivate_arraysEc2"}
    %46 = fir.shape_shift %c0_13, %c5, %c1_14, %c3_15 : (index, index, index, index) -> !fir.shapeshift<2>
    %47 = fir.declare %45(%46) {uniq_name = "_QFprivate_arraysEc2"} : (!fir.ref<!fir.array<5x3xi32>>, !fir.shapeshift<2>) -> !fir.ref<!fir.array<5x3xi32>>
    %48 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "al", uniq_name = "_QFprivate_arraysEal"}
    %49 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_16 = arith.constant 0 : index
    %50 = fir.shape %c0_16 : (index) -> !fir.shape<1>
    %51 = fir.embox %49(%50) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %51 to %48 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %52 = fir.declare %48 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivate_arraysEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %53 = fir.alloca !fir.box<!fir.heap<f32>> {bindc_name = "scalar", uniq_name = "_QFprivate_arraysEscalar"}
    %54 = fir.zero_bits !fir.heap<f32>
    %55 = fir.embox %54 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
    fir.store %55 to %53 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %56 = fir.declare %53 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivate_arraysEscalar"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
    %57 = fir.alloca !fir.box<!fir.ptr<!fir.array<?x?xf32>>> {bindc_name = "pt", uniq_name = "_QFprivate_arraysEpt"}
    %58 = fir.zero_bits !fir.ptr<!fir.array<?x?xf32>>
    %c0_17 = arith.constant 0 : index
    %59 = fir.shape %c0_17, %c0_17 : (index, index) -> !fir.shape<2>
    %60 = fir.embox %58(%59) : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    fir.store %60 to %57 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %61 = fir.declare %57 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFprivate_arraysEpt"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %62 = fir.alloca !fir.box<!fir.ptr<f32>> {bindc_name = "target", uniq_name = "_QFprivate_arraysEtarget"}
    %63 = fir.zero_bits !fir.ptr<f32>
    %64 = fir.embox %63 : (!fir.ptr<f32>) -> !fir.box<!fir.ptr<f32>>
    fir.store %64 to %62 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    %65 = fir.declare %62 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFprivate_arraysEtarget"} : (!fir.ref<!fir.box<!fir.ptr<f32>>>) -> !fir.ref<!fir.box<!fir.ptr<f32>>>
    %66 = fir.embox %44(%43) : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xi32>>
    fir.store %66 to %1 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %67 = fir.embox %47(%46) : (!fir.ref<!fir.array<5x3xi32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<5x3xi32>>
    %68 = fir.embox %47(%46) : (!fir.ref<!fir.array<5x3xi32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<5x3xi32>>
    fir.store %68 to %2 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %69 = fir.embox %19(%18) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %70 = fir.embox %19(%18) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    fir.store %70 to %3 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    fir.store %21 to %4 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %71 = fir.embox %34(%33) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<?x?xf32>>
    %72 = fir.embox %34(%33) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<?x?xf32>>
    fir.store %72 to %5 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    %73 = fir.embox %41(%40) : (!fir.ref<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
    %74 = fir.embox %41(%40) : (!fir.ref<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
    fir.store %74 to %6 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    omp.parallel private(@_QFprivate_arraysEc_private_box_10xi32 %1 -> %arg4, @_QFprivate_arraysEc2_private_box_5x3xi32 %2 -> %arg5, @_QFprivate_arraysEdyn_private_box_Uxf32 %3 -> %arg6, @_QFprivate_arraysEassumed_private_box_Uxf32 %4 -> %arg7, @_QFprivate_arraysElower_private_box_UxUxf32 %5 -> %arg8, @_QFprivate_arraysEmixed_private_box_3xUxf32 %6 -> %arg9 : !fir.ref<!fir.box<!fir.array<10xi32>>>, !fir.ref<!fir.box<!fir.array<5x3xi32>>>, !fir.ref<!fir.box<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.array<?x?xf32>>>, !fir.ref<!fir.box<!fir.array<3x?xf32>>>) {
      %96 = fir.declare %arg4 {uniq_name = "_QFprivate_arraysEc"} : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.ref<!fir.box<!fir.array<10xi32>>>
      %97 = fir.load %96 : !fir.ref<!fir.box<!fir.array<10xi32>>>
      %c0_20 = arith.constant 0 : index
      %98:3 = fir.box_dims %97, %c0_20 : (!fir.box<!fir.array<10xi32>>, index) -> (index, index, index)
      %c10_21 = arith.constant 10 : index
      %99 = fir.shift %98#0 : (index) -> !fir.shift<1>
      %100 = fir.declare %arg5 {uniq_name = "_QFprivate_arraysEc2"} : (!fir.ref<!fir.box<!fir.array<5x3xi32>>>) -> !fir.ref<!fir.box<!fir.array<5x3xi32>>>
      %101 = fir.load %100 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
      %c0_22 = arith.constant 0 : index
      %102:3 = fir.box_dims %101, %c0_22 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
      %c5_23 = arith.constant 5 : index
      %c1_24 = arith.constant 1 : index
      %103:3 = fir.box_dims %101, %c1_24 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
      %c3_25 = arith.constant 3 : index
      %104 = fir.shift %102#0, %103#0 : (index, index) -> !fir.shift<2>
      %105 = fir.declare %arg6 {uniq_name = "_QFprivate_arraysEdyn"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %106 = fir.load %105 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_26 = arith.constant 0 : index
      %107:3 = fir.box_dims %106, %c0_26 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %108 = fir.shift %107#0 : (index) -> !fir.shift<1>
      %109 = fir.declare %arg7 {uniq_name = "_QFprivate_arraysEassumed"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %110 = fir.load %109 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_27 = arith.constant 0 : index
      %111:3 = fir.box_dims %110, %c0_27 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %112 = fir.shift %111#0 : (index) -> !fir.shift<1>
      %113 = fir.declare %arg8 {uniq_name = "_QFprivate_arraysElower"} : (!fir.ref<!fir.box<!fir.array<?x?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?x?xf32>>>
      %114 = fir.load %113 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
      %c0_28 = arith.constant 0 : index
      %115:3 = fir.box_dims %114, %c0_28 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %c1_29 = arith.constant 1 : index
      %116:3 = fir.box_dims %114, %c1_29 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %117 = fir.shift %115#0, %116#0 : (index, index) -> !fir.shift<2>
      %118 = fir.declare %arg9 {uniq_name = "_QFprivate_arraysEmixed"} : (!fir.ref<!fir.box<!fir.array<3x?xf32>>>) -> !fir.ref<!fir.box<!fir.array<3x?xf32>>>
      %119 = fir.load %118 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
      %c0_30 = arith.constant 0 : index
      %120:3 = fir.box_dims %119, %c0_30 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
      %c3_31 = arith.constant 3 : index
      %c1_32 = arith.constant 1 : index
      %121:3 = fir.box_dims %119, %c1_32 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
      %122 = fir.shift %120#0, %121#0 : (index, index) -> !fir.shift<2>
      %c2_i32 = arith.constant 2 : i32
      %c1_33 = arith.constant 1 : index
      %123 = fir.array_coor %97(%99) %c1_33 : (!fir.box<!fir.array<10xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %c2_i32 to %123 : !fir.ref<i32>
      %c3_i32 = arith.constant 3 : i32
      %c0_34 = arith.constant 0 : index
      %c1_35 = arith.constant 1 : index
      %124 = fir.array_coor %101(%104) %c0_34, %c1_35 : (!fir.box<!fir.array<5x3xi32>>, !fir.shift<2>, index, index) -> !fir.ref<i32>
      fir.store %c3_i32 to %124 : !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      %c1_36 = arith.constant 1 : index
      %125 = fir.array_coor %106(%108) %c1_36 : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %126 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %126 to %125 : !fir.ref<f32>
      %c1_i32_37 = arith.constant 1 : i32
      %c1_38 = arith.constant 1 : index
      %127 = fir.array_coor %110(%112) %c1_38 : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %128 = fir.convert %c1_i32_37 : (i32) -> f32
      fir.store %128 to %127 : !fir.ref<f32>
      %c1_i32_39 = arith.constant 1 : i32
      %c0_40 = arith.constant 0 : index
      %c-1_41 = arith.constant -1 : index
      %129 = fir.array_coor %114(%117) %c0_40, %c-1_41 : (!fir.box<!fir.array<?x?xf32>>, !fir.shift<2>, index, index) -> !fir.ref<f32>
      %130 = fir.convert %c1_i32_39 : (i32) -> f32
      fir.store %130 to %129 : !fir.ref<f32>
      %c1_i32_42 = arith.constant 1 : i32
      %c1_43 = arith.constant 1 : index
      fir.do_loop %arg10 = %c1_43 to %121#1 step %c1_43 unordered {
        fir.do_loop %arg11 = %c1_43 to %c3_31 step %c1_43 unordered {
          %c1_44 = arith.constant 1 : index
          %131 = arith.subi %120#0, %c1_44 : index
          %132 = arith.addi %arg11, %131 : index
          %c1_45 = arith.constant 1 : index
          %133 = arith.subi %121#0, %c1_45 : index
          %134 = arith.addi %arg10, %133 : index
          %135 = fir.array_coor %119(%122) %132, %134 : (!fir.box<!fir.array<3x?xf32>>, !fir.shift<2>, index, index) -> !fir.ref<f32>
          %136 = fir.convert %c1_i32_42 : (i32) -> f32
          fir.store %136 to %135 : !fir.ref<f32>
        }
      }
      omp.terminator
    }
    omp.parallel private(@_QFprivate_arraysEal_private_box_heap_Uxf32 %52 -> %arg4, @_QFprivate_arraysEscalar_private_box_heap_f32 %56 -> %arg5, @_QFprivate_arraysEpt_private_box_ptr_UxUxf32 %61 -> %arg6, @_QFprivate_arraysEtarget_private_box_ptr_f32 %65 -> %arg7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<f32>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<f32>>>) {
      %96 = fir.declare %arg4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivate_arraysEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %97 = fir.declare %arg5 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivate_arraysEscalar"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
      %98 = fir.declare %arg6 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFprivate_arraysEpt"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
      %99 = fir.declare %arg7 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFprivate_arraysEtarget"} : (!fir.ref<!fir.box<!fir.ptr<f32>>>) -> !fir.ref<!fir.box<!fir.ptr<f32>>>
      %c1_i32 = arith.constant 1 : i32
      %100 = fir.load %96 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %101 = fir.box_addr %100 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_20 = arith.constant 0 : index
      %102:3 = fir.box_dims %100, %c0_20 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %103 = fir.shape_shift %102#0, %102#1 : (index, index) -> !fir.shapeshift<1>
      %c1_21 = arith.constant 1 : index
      %104 = fir.array_coor %101(%103) %c1_21 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %105 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %105 to %104 : !fir.ref<f32>
      %106 = fir.load %97 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %107 = fir.box_addr %106 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %c1_i32_22 = arith.constant 1 : i32
      %108 = fir.box_addr %106 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %109 = fir.convert %108 : (!fir.heap<f32>) -> i64
      %c0_i64_23 = arith.constant 0 : i64
      %110 = arith.cmpi eq, %109, %c0_i64_23 : i64
      fir.if %110 {
        %124 = fir.allocmem f32
        %125 = fir.embox %124 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
        fir.store %125 to %97 : !fir.ref<!fir.box<!fir.heap<f32>>>
      }
      %111 = fir.load %97 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %112 = fir.box_addr %111 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %113 = fir.convert %c1_i32_22 : (i32) -> f32
      fir.store %113 to %112 : !fir.heap<f32>
      %c1_i32_24 = arith.constant 1 : i32
      %114 = fir.load %98 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
      %115 = fir.box_addr %114 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>) -> !fir.ptr<!fir.array<?x?xf32>>
      %c0_25 = arith.constant 0 : index
      %116:3 = fir.box_dims %114, %c0_25 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %c1_26 = arith.constant 1 : index
      %117:3 = fir.box_dims %114, %c1_26 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %118 = fir.shift %116#0, %117#0 : (index, index) -> !fir.shift<2>
      %c1_27 = arith.constant 1 : index
      %c1_28 = arith.constant 1 : index
      %119 = fir.array_coor %114(%118) %c1_27, %c1_28 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, !fir.shift<2>, index, index) -> !fir.ref<f32>
      %120 = fir.convert %c1_i32_24 : (i32) -> f32
      fir.store %120 to %119 : !fir.ref<f32>
      %c1_i32_29 = arith.constant 1 : i32
      %121 = fir.load %99 : !fir.ref<!fir.box<!fir.ptr<f32>>>
      %122 = fir.box_addr %121 : (!fir.box<!fir.ptr<f32>>) -> !fir.ptr<f32>
      %123 = fir.convert %c1_i32_29 : (i32) -> f32
      fir.store %123 to %122 : !fir.ptr<f32>
      omp.terminator
    }
    %75 = fir.embox %44(%43) : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xi32>>
    fir.store %75 to %7 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %76 = fir.embox %47(%46) : (!fir.ref<!fir.array<5x3xi32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<5x3xi32>>
    %77 = fir.embox %47(%46) : (!fir.ref<!fir.array<5x3xi32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<5x3xi32>>
    fir.store %77 to %8 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %78 = fir.embox %19(%18) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %79 = fir.embox %19(%18) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    fir.store %79 to %9 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    fir.store %21 to %10 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %80 = fir.embox %34(%33) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<?x?xf32>>
    %81 = fir.embox %34(%33) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<?x?xf32>>
    fir.store %81 to %11 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    %82 = fir.embox %41(%40) : (!fir.ref<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
    %83 = fir.embox %41(%40) : (!fir.ref<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
    fir.store %83 to %12 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    omp.parallel private(@_QFprivate_arraysEc_firstprivate_box_10xi32 %7 -> %arg4, @_QFprivate_arraysEc2_firstprivate_box_5x3xi32 %8 -> %arg5, @_QFprivate_arraysEdyn_firstprivate_box_Uxf32 %9 -> %arg6, @_QFprivate_arraysEassumed_firstprivate_box_Uxf32 %10 -> %arg7, @_QFprivate_arraysElower_firstprivate_box_UxUxf32 %11 -> %arg8, @_QFprivate_arraysEmixed_firstprivate_box_3xUxf32 %12 -> %arg9 : !fir.ref<!fir.box<!fir.array<10xi32>>>, !fir.ref<!fir.box<!fir.array<5x3xi32>>>, !fir.ref<!fir.box<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.array<?x?xf32>>>, !fir.ref<!fir.box<!fir.array<3x?xf32>>>) {
      %96 = fir.declare %arg4 {uniq_name = "_QFprivate_arraysEc"} : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.ref<!fir.box<!fir.array<10xi32>>>
      %97 = fir.load %96 : !fir.ref<!fir.box<!fir.array<10xi32>>>
      %c0_20 = arith.constant 0 : index
      %98:3 = fir.box_dims %97, %c0_20 : (!fir.box<!fir.array<10xi32>>, index) -> (index, index, index)
      %c10_21 = arith.constant 10 : index
      %99 = fir.shift %98#0 : (index) -> !fir.shift<1>
      %100 = fir.declare %arg5 {uniq_name = "_QFprivate_arraysEc2"} : (!fir.ref<!fir.box<!fir.array<5x3xi32>>>) -> !fir.ref<!fir.box<!fir.array<5x3xi32>>>
      %101 = fir.load %100 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
      %c0_22 = arith.constant 0 : index
      %102:3 = fir.box_dims %101, %c0_22 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
      %c5_23 = arith.constant 5 : index
      %c1_24 = arith.constant 1 : index
      %103:3 = fir.box_dims %101, %c1_24 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
      %c3_25 = arith.constant 3 : index
      %104 = fir.shift %102#0, %103#0 : (index, index) -> !fir.shift<2>
      %105 = fir.declare %arg6 {uniq_name = "_QFprivate_arraysEdyn"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %106 = fir.load %105 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_26 = arith.constant 0 : index
      %107:3 = fir.box_dims %106, %c0_26 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %108 = fir.shift %107#0 : (index) -> !fir.shift<1>
      %109 = fir.declare %arg7 {uniq_name = "_QFprivate_arraysEassumed"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %110 = fir.load %109 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_27 = arith.constant 0 : index
      %111:3 = fir.box_dims %110, %c0_27 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %112 = fir.shift %111#0 : (index) -> !fir.shift<1>
      %113 = fir.declare %arg8 {uniq_name = "_QFprivate_arraysElower"} : (!fir.ref<!fir.box<!fir.array<?x?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?x?xf32>>>
      %114 = fir.load %113 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
      %c0_28 = arith.constant 0 : index
      %115:3 = fir.box_dims %114, %c0_28 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %c1_29 = arith.constant 1 : index
      %116:3 = fir.box_dims %114, %c1_29 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
      %117 = fir.shift %115#0, %116#0 : (index, index) -> !fir.shift<2>
      %118 = fir.declare %arg9 {uniq_name = "_QFprivate_arraysEmixed"} : (!fir.ref<!fir.box<!fir.array<3x?xf32>>>) -> !fir.ref<!fir.box<!fir.array<3x?xf32>>>
      %119 = fir.load %118 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
      %c0_30 = arith.constant 0 : index
      %120:3 = fir.box_dims %119, %c0_30 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
      %c3_31 = arith.constant 3 : index
      %c1_32 = arith.constant 1 : index
      %121:3 = fir.box_dims %119, %c1_32 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
      %122 = fir.shift %120#0, %121#0 : (index, index) -> !fir.shift<2>
      %c2_i32 = arith.constant 2 : i32
      %c1_33 = arith.constant 1 : index
      %123 = fir.array_coor %97(%99) %c1_33 : (!fir.box<!fir.array<10xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %c2_i32 to %123 : !fir.ref<i32>
      %c3_i32 = arith.constant 3 : i32
      %c0_34 = arith.constant 0 : index
      %c1_35 = arith.constant 1 : index
      %124 = fir.array_coor %101(%104) %c0_34, %c1_35 : (!fir.box<!fir.array<5x3xi32>>, !fir.shift<2>, index, index) -> !fir.ref<i32>
      fir.store %c3_i32 to %124 : !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      %c1_36 = arith.constant 1 : index
      %125 = fir.array_coor %106(%108) %c1_36 : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %126 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %126 to %125 : !fir.ref<f32>
      %c1_i32_37 = arith.constant 1 : i32
      %c1_38 = arith.constant 1 : index
      %127 = fir.array_coor %110(%112) %c1_38 : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %128 = fir.convert %c1_i32_37 : (i32) -> f32
      fir.store %128 to %127 : !fir.ref<f32>
      %c1_i32_39 = arith.constant 1 : i32
      %c0_40 = arith.constant 0 : index
      %c-1_41 = arith.constant -1 : index
      %129 = fir.array_coor %114(%117) %c0_40, %c-1_41 : (!fir.box<!fir.array<?x?xf32>>, !fir.shift<2>, index, index) -> !fir.ref<f32>
      %130 = fir.convert %c1_i32_39 : (i32) -> f32
      fir.store %130 to %129 : !fir.ref<f32>
      %c1_i32_42 = arith.constant 1 : i32
      %c1_43 = arith.constant 1 : index
      fir.do_loop %arg10 = %c1_43 to %121#1 step %c1_43 unordered {
        fir.do_loop %arg11 = %c1_43 to %c3_31 step %c1_43 unordered {
          %c1_44 = arith.constant 1 : index
          %131 = arith.subi %120#0, %c1_44 : index
          %132 = arith.addi %arg11, %131 : index
          %c1_45 = arith.constant 1 : index
          %133 = arith.subi %121#0, %c1_45 : index
          %134 = arith.addi %arg10, %133 : index
          %135 = fir.array_coor %119(%122) %132, %134 : (!fir.box<!fir.array<3x?xf32>>, !fir.shift<2>, index, index) -> !fir.ref<f32>
          %136 = fir.convert %c1_i32_42 : (i32) -> f32
          fir.store %136 to %135 : !fir.ref<f32>
        }
      }
      omp.terminator
    }
    omp.parallel private(@_QFprivate_arraysEal_firstprivate_box_heap_Uxf32 %52 -> %arg4, @_QFprivate_arraysEscalar_firstprivate_box_heap_f32 %56 -> %arg5, @_QFprivate_arraysEpt_firstprivate_box_ptr_UxUxf32 %61 -> %arg6, @_QFprivate_arraysEtarget_firstprivate_box_ptr_f32 %65 -> %arg7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<f32>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<f32>>>) {
      %96 = fir.declare %arg4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivate_arraysEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %97 = fir.declare %arg5 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivate_arraysEscalar"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
      %98 = fir.declare %arg6 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFprivate_arraysEpt"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
      %99 = fir.declare %arg7 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFprivate_arraysEtarget"} : (!fir.ref<!fir.box<!fir.ptr<f32>>>) -> !fir.ref<!fir.box<!fir.ptr<f32>>>
      %c1_i32 = arith.constant 1 : i32
      %100 = fir.load %96 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %101 = fir.box_addr %100 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_20 = arith.constant 0 : index
      %102:3 = fir.box_dims %100, %c0_20 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %103 = fir.shape_shift %102#0, %102#1 : (index, index) -> !fir.shapeshift<1>
      %c1_21 = arith.constant 1 : index
      %104 = fir.array_coor %101(%103) %c1_21 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %105 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %105 to %104 : !fir.ref<f32>
      %106 = fir.load %97 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %107 = fir.box_addr %106 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %c1_i32_22 = arith.constant 1 : i32
      %108 = fir.box_addr %106 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %109 = fir.convert %108 : (!fir.heap<f32>) -> i64
      %c0_i64_23 = arith.constant 0 : i64
      %110 = arith.cmpi eq, %109, %c0_i64_23 : i64
      fir.if %110 {
        %124 = fir.allocmem f32
        %125 = fir.embox %124 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
        fir.store %125 to %97 : !fir.ref<!fir.box<!fir.heap<f32>>>
      }
      %111 = fir.load %97 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %112 = fir.box_addr %111 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %113 = fir.convert %c1_i32_22 : (i32) -> f32
      fir.store %113 to %112 : !fir.heap<f32>
      %c1_i32_24 = arith.constant 1 : i32
      %114 = fir.load %98 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
      %115 = fir.box_addr %114 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>) -> !fir.ptr<!fir.array<?x?xf32>>
      %c0_25 = arith.constant 0 : index
      %116:3 = fir.box_dims %114, %c0_25 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %c1_26 = arith.constant 1 : index
      %117:3 = fir.box_dims %114, %c1_26 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %118 = fir.shift %116#0, %117#0 : (index, index) -> !fir.shift<2>
      %c1_27 = arith.constant 1 : index
      %c1_28 = arith.constant 1 : index
      %119 = fir.array_coor %114(%118) %c1_27, %c1_28 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, !fir.shift<2>, index, index) -> !fir.ref<f32>
      %120 = fir.convert %c1_i32_24 : (i32) -> f32
      fir.store %120 to %119 : !fir.ref<f32>
      %c1_i32_29 = arith.constant 1 : i32
      %121 = fir.load %99 : !fir.ref<!fir.box<!fir.ptr<f32>>>
      %122 = fir.box_addr %121 : (!fir.box<!fir.ptr<f32>>) -> !fir.ptr<f32>
      %123 = fir.convert %c1_i32_29 : (i32) -> f32
      fir.store %123 to %122 : !fir.ptr<f32>
      omp.terminator
    }
    %84 = fir.load %56 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %85 = fir.box_addr %84 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %86 = fir.box_addr %84 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %87 = fir.convert %86 : (!fir.heap<f32>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %88 = arith.cmpi ne, %87, %c0_i64 : i64
    fir.if %88 {
      fir.freemem %86 : !fir.heap<f32>
      %96 = fir.zero_bits !fir.heap<f32>
      %97 = fir.embox %96 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
      fir.store %97 to %56 : !fir.ref<!fir.box<!fir.heap<f32>>>
    }
    %89 = fir.load %52 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %90 = fir.box_addr %89 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_18 = arith.constant 0 : index
    %91:3 = fir.box_dims %89, %c0_18 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %92 = fir.shape_shift %91#0, %91#1 : (index, index) -> !fir.shapeshift<1>
    %93 = fir.box_addr %89 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %94 = fir.convert %93 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_19 = arith.constant 0 : i64
    %95 = arith.cmpi ne, %94, %c0_i64_19 : i64
    fir.if %95 {
      fir.freemem %93 : !fir.heap<!fir.array<?xf32>>
      %96 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_20 = arith.constant 0 : index
      %97 = fir.shape %c0_20 : (index) -> !fir.shape<1>
      %98 = fir.embox %96(%97) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %98 to %52 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  fir.global linkonce @_QQclX707269766174655F6172726179732E66393000 constant : !fir.char<1,19> {
    %0 = fir.string_lit "private_arrays.f90\00"(19) : !fir.char<1,19>
    fir.has_value %0 : !fir.char<1,19>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func @_QPnested(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<3x?xf32>>
    %2 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFnestedEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFnestedEi"}
    %4 = fir.declare %3 {uniq_name = "_QFnestedEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_0 = arith.constant 1 : index
    %5 = fir.load %2 : !fir.ref<i32>
    %6 = fir.convert %5 : (i32) -> index
    %c0 = arith.constant 0 : index
    %7 = arith.cmpi sgt, %6, %c0 : index
    %8 = arith.select %7, %6, %c0 : index
    %9 = fir.alloca !fir.array<3x?xf32>, %8 {bindc_name = "q", uniq_name = "_QFnestedEq"}
    %10 = fir.shape %c3, %8 : (index, index) -> !fir.shape<2>
    %11 = fir.declare %9(%10) {uniq_name = "_QFnestedEq"} : (!fir.ref<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.ref<!fir.array<3x?xf32>>
    %12 = fir.load %2 : !fir.ref<i32>
    %13 = fir.convert %12 : (i32) -> index
    %c0_1 = arith.constant 0 : index
    %14 = arith.cmpi sgt, %13, %c0_1 : index
    %15 = arith.select %14, %13, %c0_1 : index
    %16 = fir.alloca !fir.char<1,?>(%15 : index) {bindc_name = "text", uniq_name = "_QFnestedEtext"}
    %17 = fir.declare %16 typeparams %15 {uniq_name = "_QFnestedEtext"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
    %18 = fir.embox %11(%10) : (!fir.ref<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
    %19 = fir.embox %11(%10) : (!fir.ref<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
    fir.store %19 to %1 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
    %20 = fir.embox %17 typeparams %15 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
    %21 = fir.emboxchar %17, %15 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    omp.parallel private(@_QFnestedEq_private_box_3xUxf32 %1 -> %arg1, @_QFnestedEtext_private_boxchar_c8xU %21 -> %arg2 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>, !fir.boxchar<1>) {
      %22 = fir.declare %arg1 {uniq_name = "_QFnestedEq"} : (!fir.ref<!fir.box<!fir.array<3x?xf32>>>) -> !fir.ref<!fir.box<!fir.array<3x?xf32>>>
      %23 = fir.load %22 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
      %c0_2 = arith.constant 0 : index
      %24:3 = fir.box_dims %23, %c0_2 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
      %c3_3 = arith.constant 3 : index
      %c1_4 = arith.constant 1 : index
      %25:3 = fir.box_dims %23, %c1_4 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
      %26 = fir.shift %24#0, %25#0 : (index, index) -> !fir.shift<2>
      %27:2 = fir.unboxchar %arg2 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
      %28 = fir.declare %27#0 typeparams %27#1 {uniq_name = "_QFnestedEtext"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
      %29 = fir.emboxchar %28, %27#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %30 = fir.embox %28 typeparams %27#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
      omp.parallel private(@_QFnestedEq_firstprivate_box_3xUxf32 %22 -> %arg3, @_QFnestedEtext_firstprivate_boxchar_c8xU %29 -> %arg4 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>, !fir.boxchar<1>) {
        %31 = fir.declare %arg3 {uniq_name = "_QFnestedEq"} : (!fir.ref<!fir.box<!fir.array<3x?xf32>>>) -> !fir.ref<!fir.box<!fir.array<3x?xf32>>>
        %32 = fir.load %31 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
        %c0_5 = arith.constant 0 : index
        %33:3 = fir.box_dims %32, %c0_5 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
        %c3_6 = arith.constant 3 : index
        %c1_7 = arith.constant 1 : index
        %34:3 = fir.box_dims %32, %c1_7 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
        %35 = fir.shift %33#0, %34#0 : (index, index) -> !fir.shift<2>
        %36:2 = fir.unboxchar %arg4 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
        %37 = fir.declare %36#0 typeparams %36#1 {uniq_name = "_QFnestedEtext"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
        %38 = fir.emboxchar %37, %36#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
        %c1_i32 = arith.constant 1 : i32
        %c1_8 = arith.constant 1 : index
        fir.do_loop %arg5 = %c1_8 to %34#1 step %c1_8 unordered {
          fir.do_loop %arg6 = %c1_8 to %c3_6 step %c1_8 unordered {
            %c1_10 = arith.constant 1 : index
            %50 = arith.subi %33#0, %c1_10 : index
            %51 = arith.addi %arg6, %50 : index
            %c1_11 = arith.constant 1 : index
            %52 = arith.subi %34#0, %c1_11 : index
            %53 = arith.addi %arg5, %52 : index
            %54 = fir.array_coor %32(%35) %51, %53 : (!fir.box<!fir.array<3x?xf32>>, !fir.shift<2>, index, index) -> !fir.ref<f32>
            %55 = fir.convert %c1_i32 : (i32) -> f32
            fir.store %55 to %54 : !fir.ref<f32>
          }
        }
        %39 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
        %c1_9 = arith.constant 1 : index
        %40 = arith.cmpi slt, %36#1, %c1_9 : index
        %41 = arith.select %40, %36#1, %c1_9 : index
        %42 = fir.convert %37 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
        %43 = fir.convert %39 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
        %44 = fir.convert %41 : (index) -> i64
        "llvm.intr.memmove"(%42, %43, %44) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
        %45 = fir.convert %37 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
        %46 = fir.coordinate_of %45, %41 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
        %47 = arith.subi %36#1, %41 : index
        %48 = fir.convert %46 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
        %c32_i8 = arith.constant 32 : i8
        %49 = fir.convert %47 : (index) -> i64
        "llvm.intr.memset"(%48, %c32_i8, %49) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
        omp.terminator
      }
      omp.terminator
    }
    omp.parallel {
      %22 = fir.alloca !fir.box<!fir.array<3x?xf32>>
      %23 = fir.embox %11(%10) : (!fir.ref<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
      %24 = fir.embox %11(%10) : (!fir.ref<!fir.array<3x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x?xf32>>
      fir.store %24 to %22 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %c10_i32 = arith.constant 10 : i32
      omp.wsloop private(@_QFnestedEq_private_box_3xUxf32 %22 -> %arg1, @_QFnestedEi_private_i32 %4 -> %arg2 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>, !fir.ref<i32>) {
        omp.loop_nest (%arg3) : i32 = (%c1_i32_2) to (%c10_i32) inclusive step (%c1_i32) {
          %25 = fir.declare %arg1 {uniq_name = "_QFnestedEq"} : (!fir.ref<!fir.box<!fir.array<3x?xf32>>>) -> !fir.ref<!fir.box<!fir.array<3x?xf32>>>
          %26 = fir.load %25 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
          %c0_3 = arith.constant 0 : index
          %27:3 = fir.box_dims %26, %c0_3 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
          %c3_4 = arith.constant 3 : index
          %c1_5 = arith.constant 1 : index
          %28:3 = fir.box_dims %26, %c1_5 : (!fir.box<!fir.array<3x?xf32>>, index) -> (index, index, index)
          %29 = fir.shift %27#0, %28#0 : (index, index) -> !fir.shift<2>
          %30 = fir.declare %arg2 {uniq_name = "_QFnestedEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg3 to %30 : !fir.ref<i32>
          %31 = fir.load %30 : !fir.ref<i32>
          %c1_6 = arith.constant 1 : index
          fir.do_loop %arg4 = %c1_6 to %28#1 step %c1_6 unordered {
            fir.do_loop %arg5 = %c1_6 to %c3_4 step %c1_6 unordered {
              %c1_10 = arith.constant 1 : index
              %34 = arith.subi %27#0, %c1_10 : index
              %35 = arith.addi %arg5, %34 : index
              %c1_11 = arith.constant 1 : index
              %36 = arith.subi %28#0, %c1_11 : index
              %37 = arith.addi %arg4, %36 : index
              %38 = fir.array_coor %26(%29) %35, %37 : (!fir.box<!fir.array<3x?xf32>>, !fir.shift<2>, index, index) -> !fir.ref<f32>
              %39 = fir.convert %31 : (i32) -> f32
              fir.store %39 to %38 : !fir.ref<f32>
            }
          }
          %c1_i32_7 = arith.constant 1 : i32
          %c1_i32_8 = arith.constant 1 : i32
          %c10_i32_9 = arith.constant 10 : i32
          %32 = arith.addi %arg3, %c1_i32_7 : i32
          %33 = arith.cmpi sgt, %32, %c10_i32_9 : i32
          fir.if %33 {
            fir.store %32 to %30 : !fir.ref<i32>
            %34 = fir.alloca !fir.box<!fir.array<3x?xf32>>
            %35 = fir.load %25 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
            %36 = fir.load %22 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
            fir.store %36 to %34 : !fir.ref<!fir.box<!fir.array<3x?xf32>>>
            %37 = fir.address_of(@_QQclX707269766174655F6172726179732E66393000) : !fir.ref<!fir.char<1,19>>
            %c43_i32 = arith.constant 43 : i32
            %38 = fir.convert %34 : (!fir.ref<!fir.box<!fir.array<3x?xf32>>>) -> !fir.ref<!fir.box<none>>
            %39 = fir.convert %35 : (!fir.box<!fir.array<3x?xf32>>) -> !fir.box<none>
            %40 = fir.convert %37 : (!fir.ref<!fir.char<1,19>>) -> !fir.ref<i8>
            fir.call @_FortranAAssign(%38, %39, %40, %c43_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
          }
          omp.yield
        }
      } {accc.implied_private = array<i1: false, true>, accc.lastprivate = array<i1: true, false>, accc.part}
      omp.terminator
    }
    return
  }
  fir.global linkonce @_QQclX61 constant : !fir.char<1> {
    %0 = fir.string_lit "a"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func @_QPstorage(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@blk_) : !fir.ref<!fir.array<20xi8>>
    %c0 = arith.constant 0 : index
    %2 = fir.coordinate_of %1, %c0 : (!fir.ref<!fir.array<20xi8>>, index) -> !fir.ref<i8>
    %3 = fir.convert %2 : (!fir.ref<i8>) -> !fir.ref<i32>
    %4 = fir.declare %3 storage(%1[0]) {uniq_name = "_QFstorageEm1"} : (!fir.ref<i32>, !fir.ref<!fir.array<20xi8>>) -> !fir.ref<i32>
    %5 = fir.address_of(@blk_) : !fir.ref<!fir.array<20xi8>>
    %c4 = arith.constant 4 : index
    %6 = fir.coordinate_of %5, %c4 : (!fir.ref<!fir.array<20xi8>>, index) -> !fir.ref<i8>
    %7 = fir.convert %6 : (!fir.ref<i8>) -> !fir.ref<!fir.array<4xi32>>
    %c1 = arith.constant 1 : index
    %c4_0 = arith.constant 4 : index
    %8 = fir.shape %c4_0 : (index) -> !fir.shape<1>
    %9 = fir.declare %7(%8) storage(%5[4]) {uniq_name = "_QFstorageEm2"} : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>, !fir.ref<!fir.array<20xi8>>) -> !fir.ref<!fir.array<4xi32>>
    %10 = fir.alloca !fir.array<16xi8> {uniq_name = "_QFstorageEe1"}
    %11 = fir.alloca !fir.box<!fir.array<4xi32>>
    %12 = fir.alloca !fir.box<!fir.array<4xi32>>
    %13 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFstorageEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c0_1 = arith.constant 0 : index
    %14 = fir.coordinate_of %10, %c0_1 : (!fir.ref<!fir.array<16xi8>>, index) -> !fir.ref<i8>
    %15 = fir.convert %14 : (!fir.ref<i8>) -> !fir.ptr<i32>
    %16 = fir.declare %15 storage(%10[0]) {uniq_name = "_QFstorageEe1"} : (!fir.ptr<i32>, !fir.ref<!fir.array<16xi8>>) -> !fir.ptr<i32>
    %c0_2 = arith.constant 0 : index
    %17 = fir.coordinate_of %10, %c0_2 : (!fir.ref<!fir.array<16xi8>>, index) -> !fir.ref<i8>
    %18 = fir.convert %17 : (!fir.ref<i8>) -> !fir.ptr<!fir.array<4xi32>>
    %c1_3 = arith.constant 1 : index
    %c4_4 = arith.constant 4 : index
    %19 = fir.shape %c4_4 : (index) -> !fir.shape<1>
    %20 = fir.declare %18(%19) storage(%10[0]) {uniq_name = "_QFstorageEe2"} : (!fir.ptr<!fir.array<4xi32>>, !fir.shape<1>, !fir.ref<!fir.array<16xi8>>) -> !fir.ptr<!fir.array<4xi32>>
    %21 = fir.embox %9(%8) : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<4xi32>>
    fir.store %21 to %11 : !fir.ref<!fir.box<!fir.array<4xi32>>>
    omp.parallel private(@_QFstorageEm1_private_i32 %4 -> %arg1, @_QFstorageEm2_private_box_4xi32 %11 -> %arg2 : !fir.ref<i32>, !fir.ref<!fir.box<!fir.array<4xi32>>>) {
      %23 = fir.declare %arg1 {uniq_name = "_QFstorageEm1"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %24 = fir.declare %arg2 {uniq_name = "_QFstorageEm2"} : (!fir.ref<!fir.box<!fir.array<4xi32>>>) -> !fir.ref<!fir.box<!fir.array<4xi32>>>
      %25 = fir.load %24 : !fir.ref<!fir.box<!fir.array<4xi32>>>
      %c0_5 = arith.constant 0 : index
      %26:3 = fir.box_dims %25, %c0_5 : (!fir.box<!fir.array<4xi32>>, index) -> (index, index, index)
      %c4_6 = arith.constant 4 : index
      %27 = fir.shift %26#0 : (index) -> !fir.shift<1>
      %c1_i32 = arith.constant 1 : i32
      fir.store %c1_i32 to %23 : !fir.ref<i32>
      %c1_i32_7 = arith.constant 1 : i32
      %c1_8 = arith.constant 1 : index
      %28 = fir.array_coor %25(%27) %c1_8 : (!fir.box<!fir.array<4xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %c1_i32_7 to %28 : !fir.ref<i32>
      omp.terminator
    } {accc.private_parts = ["/blk/", "/blk/"]}
    %22 = fir.embox %9(%8) : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<4xi32>>
    fir.store %22 to %12 : !fir.ref<!fir.box<!fir.array<4xi32>>>
    omp.parallel private(@_QFstorageEm2_private_box_4xi32 %12 -> %arg1, @_QFstorageEe1_firstprivate_ptr_i32 %16 -> %arg2 : !fir.ref<!fir.box<!fir.array<4xi32>>>, !fir.ptr<i32>) {
      %23 = fir.declare %arg1 {uniq_name = "_QFstorageEm2"} : (!fir.ref<!fir.box<!fir.array<4xi32>>>) -> !fir.ref<!fir.box<!fir.array<4xi32>>>
      %24 = fir.load %23 : !fir.ref<!fir.box<!fir.array<4xi32>>>
      %c0_5 = arith.constant 0 : index
      %25:3 = fir.box_dims %24, %c0_5 : (!fir.box<!fir.array<4xi32>>, index) -> (index, index, index)
      %c4_6 = arith.constant 4 : index
      %26 = fir.shift %25#0 : (index) -> !fir.shift<1>
      %27 = fir.declare %arg2 {uniq_name = "_QFstorageEe1"} : (!fir.ptr<i32>) -> !fir.ptr<i32>
      %c1_i32 = arith.constant 1 : i32
      %c1_7 = arith.constant 1 : index
      %28 = fir.array_coor %24(%26) %c1_7 : (!fir.box<!fir.array<4xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %c1_i32 to %28 : !fir.ref<i32>
      %c1_i32_8 = arith.constant 1 : i32
      fir.store %c1_i32_8 to %27 : !fir.ptr<i32>
      omp.terminator
    }
    omp.parallel private(@_QFstorageEe2_private_ptr_4xi32 %20 -> %arg1 : !fir.ptr<!fir.array<4xi32>>) {
      %23 = fir.declare %arg1(%19) {uniq_name = "_QFstorageEe2"} : (!fir.ptr<!fir.array<4xi32>>, !fir.shape<1>) -> !fir.ptr<!fir.array<4xi32>>
      %c1_i32 = arith.constant 1 : i32
      %c1_5 = arith.constant 1 : index
      fir.do_loop %arg2 = %c1_5 to %c4_4 step %c1_5 unordered {
        %c0_6 = arith.constant 0 : index
        %24 = fir.array_coor %23(%19) %arg2 : (!fir.ptr<!fir.array<4xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
        fir.store %c1_i32 to %24 : !fir.ref<i32>
      }
      omp.terminator
    }
    return
  }
  func.func @_QParray(%arg0: !fir.ref<!fir.array<?xi32>>, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<?xi32>>
    %2 = fir.declare %arg1 dummy_scope %0 arg 1 {uniq_name = "_QFarrayEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %3 = fir.load %2 : !fir.ref<i32>
    %4 = fir.convert %3 : (i32) -> index
    %c0 = arith.constant 0 : index
    %5 = arith.cmpi sgt, %4, %c0 : index
    %6 = arith.select %5, %4, %c0 : index
    %7 = fir.shape %6 : (index) -> !fir.shape<1>
    %8 = fir.declare %arg0(%7) {uniq_name = "_QFarrayEarray"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xi32>>
    %9 = fir.embox %8(%7) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %10 = fir.embox %8(%7) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    fir.store %10 to %1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    omp.parallel private(@_QFarrayEarray_private_box_Uxi32 %1 -> %arg2 : !fir.ref<!fir.box<!fir.array<?xi32>>>) {
      %11 = fir.declare %arg2 {uniq_name = "_QFarrayEarray"} : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.array<?xi32>>>
      %12 = fir.load %11 : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %c0_0 = arith.constant 0 : index
      %13:3 = fir.box_dims %12, %c0_0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
      %14 = fir.shift %13#0 : (index) -> !fir.shift<1>
      %c1_i32 = arith.constant 1 : i32
      %c1_1 = arith.constant 1 : index
      fir.do_loop %arg3 = %c1_1 to %13#1 step %c1_1 unordered {
        %c1_2 = arith.constant 1 : index
        %15 = arith.subi %13#0, %c1_2 : index
        %16 = arith.addi %arg3, %15 : index
        %17 = fir.array_coor %12(%14) %16 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
        fir.store %c1_i32 to %17 : !fir.ref<i32>
      }
      omp.terminator
    }
    return
  }
  func.func @_QPtext(%arg0: !fir.ref<!fir.char<1,4>>, %arg1: index) -> !fir.boxchar<1> {
    %0 = fir.dummy_scope : !fir.dscope
    %c4 = arith.constant 4 : index
    %1 = fir.declare %arg0 typeparams %c4 {uniq_name = "_QFtextEr"} : (!fir.ref<!fir.char<1,4>>, index) -> !fir.ref<!fir.char<1,4>>
    omp.parallel private(@_QFtextEr_private_c8x4 %1 -> %arg2 : !fir.ref<!fir.char<1,4>>) {
      %3 = fir.declare %arg2 typeparams %c4 {uniq_name = "_QFtextEr"} : (!fir.ref<!fir.char<1,4>>, index) -> !fir.ref<!fir.char<1,4>>
      %4 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1 = arith.constant 1 : index
      %c4_0 = arith.constant 4 : index
      %c1_1 = arith.constant 1 : index
      %5 = fir.convert %3 : (!fir.ref<!fir.char<1,4>>) -> !llvm.ptr
      %6 = fir.convert %4 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %7 = fir.convert %c1_1 : (index) -> i64
      "llvm.intr.memmove"(%5, %6, %7) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %c1_2 = arith.constant 1 : index
      %8 = fir.convert %3 : (!fir.ref<!fir.char<1,4>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %9 = fir.coordinate_of %8, %c1_2 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %c3 = arith.constant 3 : index
      %10 = fir.convert %9 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %c32_i8 = arith.constant 32 : i8
      %11 = fir.convert %c3 : (index) -> i64
      "llvm.intr.memset"(%10, %c32_i8, %11) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      omp.terminator
    }
    %2 = fir.emboxchar %1, %c4 : (!fir.ref<!fir.char<1,4>>, index) -> !fir.boxchar<1>
    return %2 : !fir.boxchar<1>
  }
}
