module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.declare_reduction @ieor_byref_box_10xi32 : !fir.ref<!fir.box<!fir.array<10xi32>>> attributes {byref_element_type = !fir.array<10xi32>} alloc {
    %0 = fir.alloca !fir.box<!fir.array<10xi32>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.array<10xi32>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<10xi32>>>):
    %0 = fir.alloca !fir.box<!fir.array<10xi32>>
    %c0_i32 = arith.constant 0 : i32
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %c10 = arith.constant 10 : index
    %2 = fir.shape %c10 : (index) -> !fir.shape<1>
    %3 = fir.allocmem !fir.array<10xi32> {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<10xi32>>
    %c0 = arith.constant 0 : index
    %5:3 = fir.box_dims %1, %c0 : (!fir.box<!fir.array<10xi32>>, index) -> (index, index, index)
    %6 = fir.shape_shift %5#0, %5#1 : (index, index) -> !fir.shapeshift<1>
    %7 = fir.embox %4(%6) : (!fir.heap<!fir.array<10xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<10xi32>>
    %8 = fir.alloca i32
    fir.store %c0_i32 to %8 : !fir.ref<i32>
    %9 = fir.embox %8 : (!fir.ref<i32>) -> !fir.box<i32>
    fir.store %7 to %0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %10 = fir.address_of(@_QQclX726564756374696F6E5F6172726179732E66393000) : !fir.ref<!fir.char<1,21>>
    %c30_i32 = arith.constant 30 : i32
    %11 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.ref<!fir.box<none>>
    %12 = fir.convert %9 : (!fir.box<i32>) -> !fir.box<none>
    %13 = fir.convert %10 : (!fir.ref<!fir.char<1,21>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%11, %12, %13, %c30_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    fir.store %7 to %arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<10xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %2 = fir.shape_shift %c1, %c10 : (index, index) -> !fir.shapeshift<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %c10 step %c1_0 unordered {
      %3 = fir.array_coor %0(%2) %arg2 : (!fir.box<!fir.array<10xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %4 = fir.array_coor %1(%2) %arg2 : (!fir.box<!fir.array<10xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %5 = fir.load %3 : !fir.ref<i32>
      %6 = fir.load %4 : !fir.ref<i32>
      %7 = arith.xori %5, %6 : i32
      fir.store %7 to %3 : !fir.ref<i32>
    }
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.array<10xi32>>>)
  } cleanup {
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
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xi32>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<10xi32>>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<!fir.array<10xi32>>>)
  }
  omp.private {type = private} @_QFredEi_private_i32 : i32
  omp.declare_reduction @add_reduction_f64 : f64 init {
  ^bb0(%arg0: f64):
    %cst = arith.constant 0.000000e+00 : f64
    omp.yield(%cst : f64)
  } combiner {
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = arith.addf %arg0, %arg1 fastmath<contract> : f64
    omp.yield(%0 : f64)
  }
  omp.declare_reduction @and_reduction_byref_box_4xl32 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>> attributes {byref_element_type = !fir.array<4x!fir.logical<4>>} alloc {
    %0 = fir.alloca !fir.box<!fir.array<4x!fir.logical<4>>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>, %arg1: !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>):
    %0 = fir.alloca !fir.box<!fir.array<4x!fir.logical<4>>>
    %true = arith.constant true
    %1 = fir.convert %true : (i1) -> !fir.logical<4>
    %2 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>
    %c4 = arith.constant 4 : index
    %3 = fir.shape %c4 : (index) -> !fir.shape<1>
    %4 = fir.allocmem !fir.array<4x!fir.logical<4>> {bindc_name = ".tmp", uniq_name = ""}
    %5 = fir.declare %4(%3) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<4x!fir.logical<4>>>, !fir.shape<1>) -> !fir.heap<!fir.array<4x!fir.logical<4>>>
    %c0 = arith.constant 0 : index
    %6:3 = fir.box_dims %2, %c0 : (!fir.box<!fir.array<4x!fir.logical<4>>>, index) -> (index, index, index)
    %7 = fir.shape_shift %6#0, %6#1 : (index, index) -> !fir.shapeshift<1>
    %8 = fir.embox %5(%7) : (!fir.heap<!fir.array<4x!fir.logical<4>>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<4x!fir.logical<4>>>
    %9 = fir.alloca !fir.logical<4>
    fir.store %1 to %9 : !fir.ref<!fir.logical<4>>
    %10 = fir.embox %9 : (!fir.ref<!fir.logical<4>>) -> !fir.box<!fir.logical<4>>
    fir.store %8 to %0 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>
    %11 = fir.address_of(@_QQclX726564756374696F6E5F6172726179732E66393000) : !fir.ref<!fir.char<1,21>>
    %c27_i32 = arith.constant 27 : i32
    %12 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>) -> !fir.ref<!fir.box<none>>
    %13 = fir.convert %10 : (!fir.box<!fir.logical<4>>) -> !fir.box<none>
    %14 = fir.convert %11 : (!fir.ref<!fir.char<1,21>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%12, %13, %14, %c27_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    fir.store %8 to %arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>, %arg1: !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %2 = fir.shape_shift %c1, %c4 : (index, index) -> !fir.shapeshift<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %c4 step %c1_0 unordered {
      %3 = fir.array_coor %0(%2) %arg2 : (!fir.box<!fir.array<4x!fir.logical<4>>>, !fir.shapeshift<1>, index) -> !fir.ref<!fir.logical<4>>
      %4 = fir.array_coor %1(%2) %arg2 : (!fir.box<!fir.array<4x!fir.logical<4>>>, !fir.shapeshift<1>, index) -> !fir.ref<!fir.logical<4>>
      %5 = fir.load %3 : !fir.ref<!fir.logical<4>>
      %6 = fir.load %4 : !fir.ref<!fir.logical<4>>
      %7 = fir.convert %5 : (!fir.logical<4>) -> i1
      %8 = fir.convert %6 : (!fir.logical<4>) -> i1
      %9 = arith.andi %7, %8 : i1
      %10 = fir.convert %9 : (i1) -> !fir.logical<4>
      fir.store %10 to %3 : !fir.ref<!fir.logical<4>>
    }
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>)
  } cleanup {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<4x!fir.logical<4>>>) -> !fir.ref<!fir.array<4x!fir.logical<4>>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<4x!fir.logical<4>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<4x!fir.logical<4>>>) -> !fir.heap<!fir.array<4x!fir.logical<4>>>
      fir.freemem %4 : !fir.heap<!fir.array<4x!fir.logical<4>>>
    }
    omp.yield
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<4x!fir.logical<4>>>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<!fir.array<4x!fir.logical<4>>>>)
  }
  omp.declare_reduction @max_byref_box_ptr_f32 : !fir.ref<!fir.box<!fir.ptr<f32>>> attributes {byref_element_type = f32} alloc {
    %0 = fir.alloca !fir.box<!fir.ptr<f32>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.ptr<f32>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<f32>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<f32>>>):
    %cst = arith.constant -3.40282347E+38 : f32
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.ptr<f32>>) -> !fir.ptr<f32>
    %2 = fir.convert %1 : (!fir.ptr<f32>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi eq, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.embox %1 : (!fir.ptr<f32>) -> !fir.box<!fir.ptr<f32>>
      fir.store %4 to %arg1 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    } else {
      %4 = fir.allocmem f32 {bindc_name = "", uniq_name = ""}
      fir.store %cst to %4 : !fir.heap<f32>
      %5 = fir.embox %4 : (!fir.heap<f32>) -> !fir.box<!fir.ptr<f32>>
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.ptr<f32>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<f32>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<f32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    %2 = fir.box_addr %0 : (!fir.box<!fir.ptr<f32>>) -> !fir.ptr<f32>
    %3 = fir.box_addr %1 : (!fir.box<!fir.ptr<f32>>) -> !fir.ptr<f32>
    %4 = fir.load %2 : !fir.ptr<f32>
    %5 = fir.load %3 : !fir.ptr<f32>
    %6 = arith.maxnumf %4, %5 fastmath<contract> : f32
    fir.store %6 to %2 : !fir.ptr<f32>
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.ptr<f32>>>)
  } cleanup {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<f32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.ptr<f32>>) -> !fir.ptr<f32>
    %2 = fir.convert %1 : (!fir.ptr<f32>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ptr<f32>) -> !fir.heap<f32>
      fir.freemem %4 : !fir.heap<f32>
    }
    omp.yield
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<f32>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.ptr<f32>>>) -> !fir.llvm_ptr<!fir.ref<f32>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<f32>>)
  }
  omp.declare_reduction @max_byref_box_ptr_UxUxf32 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>> attributes {byref_element_type = !fir.array<?x?xf32>} alloc {
    %0 = fir.alloca !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>):
    %cst = arith.constant -3.40282347E+38 : f32
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>) -> !fir.ptr<!fir.array<?x?xf32>>
    %2 = fir.convert %1 : (!fir.ptr<!fir.array<?x?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi eq, %2, %c0_i64 : i64
    fir.if %3 {
      %c0 = arith.constant 0 : index
      %4 = fir.shape %c0, %c0 : (index, index) -> !fir.shape<2>
      %5 = fir.embox %1(%4) : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    } else {
      %4 = fir.alloca !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
      %c0 = arith.constant 0 : index
      %5:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %c1 = arith.constant 1 : index
      %6:3 = fir.box_dims %0, %c1 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %7 = fir.shape %5#1, %6#1 : (index, index) -> !fir.shape<2>
      %8 = fir.allocmem !fir.array<?x?xf32>, %5#1, %6#1 {bindc_name = ".tmp", uniq_name = ""}
      %9 = fir.declare %8(%7) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.heap<!fir.array<?x?xf32>>
      %10 = fir.embox %9(%7) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
      %c0_0 = arith.constant 0 : index
      %11:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %c1_1 = arith.constant 1 : index
      %12:3 = fir.box_dims %0, %c1_1 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %13 = fir.shape_shift %11#0, %11#1, %12#0, %12#1 : (index, index, index, index) -> !fir.shapeshift<2>
      %14 = fir.rebox %10(%13) : (!fir.box<!fir.array<?x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
      %15 = fir.alloca f32
      fir.store %cst to %15 : !fir.ref<f32>
      %16 = fir.embox %15 : (!fir.ref<f32>) -> !fir.box<f32>
      fir.store %14 to %4 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
      %17 = fir.address_of(@_QQclX726564756374696F6E5F6172726179732E66393000) : !fir.ref<!fir.char<1,21>>
      %c21_i32 = arith.constant 21 : i32
      %18 = fir.convert %4 : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
      %19 = fir.convert %16 : (!fir.box<f32>) -> !fir.box<none>
      %20 = fir.convert %17 : (!fir.ref<!fir.char<1,21>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%18, %19, %20, %c21_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
      fir.store %14 to %arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %c0 = arith.constant 0 : index
    %2:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %3:3 = fir.box_dims %0, %c1 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_0 = arith.constant 1 : index
    %4 = fir.shape_shift %c1_0, %2#1, %c1_0, %3#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %c1_1 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_1 to %3#1 step %c1_1 unordered {
      fir.do_loop %arg3 = %c1_1 to %2#1 step %c1_1 unordered {
        %5 = fir.array_coor %0(%4) %arg3, %arg2 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, !fir.shapeshift<2>, index, index) -> !fir.ref<f32>
        %6 = fir.array_coor %1(%4) %arg3, %arg2 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, !fir.shapeshift<2>, index, index) -> !fir.ref<f32>
        %7 = fir.load %5 : !fir.ref<f32>
        %8 = fir.load %6 : !fir.ref<f32>
        %9 = arith.maxnumf %7, %8 fastmath<contract> : f32
        fir.store %9 to %5 : !fir.ref<f32>
      }
    }
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>)
  } cleanup {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>) -> !fir.ptr<!fir.array<?x?xf32>>
    %2 = fir.convert %1 : (!fir.ptr<!fir.array<?x?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ptr<!fir.array<?x?xf32>>) -> !fir.heap<!fir.array<?x?xf32>>
      fir.freemem %4 : !fir.heap<!fir.array<?x?xf32>>
    }
    omp.yield
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?x?xf32>>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<!fir.array<?x?xf32>>>)
  }
  omp.declare_reduction @max_byref_box_heap_f32 : !fir.ref<!fir.box<!fir.heap<f32>>> attributes {byref_element_type = f32} alloc {
    %0 = fir.alloca !fir.box<!fir.heap<f32>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.heap<f32>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<f32>>>, %arg1: !fir.ref<!fir.box<!fir.heap<f32>>>):
    %cst = arith.constant -3.40282347E+38 : f32
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
      fir.store %cst to %4 : !fir.heap<f32>
      %5 = fir.embox %4 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.heap<f32>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<f32>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<f32>>>, %arg1: !fir.ref<!fir.box<!fir.heap<f32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %2 = fir.box_addr %0 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %3 = fir.box_addr %1 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %4 = fir.load %2 : !fir.heap<f32>
    %5 = fir.load %3 : !fir.heap<f32>
    %6 = arith.maxnumf %4, %5 fastmath<contract> : f32
    fir.store %6 to %2 : !fir.heap<f32>
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.heap<f32>>>)
  } cleanup {
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
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<f32>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.llvm_ptr<!fir.ref<f32>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<f32>>)
  }
  omp.declare_reduction @max_byref_box_heap_Uxf32 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> attributes {byref_element_type = !fir.array<?xf32>} alloc {
    %0 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %cst = arith.constant -3.40282347E+38 : f32
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
      %4 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
      %c0 = arith.constant 0 : index
      %5:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %6 = fir.shape %5#1 : (index) -> !fir.shape<1>
      %7 = fir.allocmem !fir.array<?xf32>, %5#1 {bindc_name = ".tmp", uniq_name = ""}
      %8 = fir.declare %7(%6) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xf32>>
      %9 = fir.embox %8(%6) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %c0_0 = arith.constant 0 : index
      %10:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %11 = fir.shape_shift %10#0, %10#1 : (index, index) -> !fir.shapeshift<1>
      %12 = fir.rebox %9(%11) : (!fir.box<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      %13 = fir.alloca f32
      fir.store %cst to %13 : !fir.ref<f32>
      %14 = fir.embox %13 : (!fir.ref<f32>) -> !fir.box<f32>
      fir.store %12 to %4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %15 = fir.address_of(@_QQclX726564756374696F6E5F6172726179732E66393000) : !fir.ref<!fir.char<1,21>>
      %c21_i32 = arith.constant 21 : i32
      %16 = fir.convert %4 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
      %17 = fir.convert %14 : (!fir.box<f32>) -> !fir.box<none>
      %18 = fir.convert %15 : (!fir.ref<!fir.char<1,21>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%16, %17, %18, %c21_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
      fir.store %12 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c0 = arith.constant 0 : index
    %2:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %3 = fir.shape_shift %c1, %2#1 : (index, index) -> !fir.shapeshift<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %2#1 step %c1_0 unordered {
      %4 = fir.array_coor %0(%3) %arg2 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %5 = fir.array_coor %1(%3) %arg2 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %6 = fir.load %4 : !fir.ref<f32>
      %7 = fir.load %5 : !fir.ref<f32>
      %8 = arith.maxnumf %6, %7 fastmath<contract> : f32
      fir.store %8 to %4 : !fir.ref<f32>
    }
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
  } cleanup {
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
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>)
  }
  omp.declare_reduction @add_reduction_byref_box_Uxi32 : !fir.ref<!fir.box<!fir.array<?xi32>>> attributes {byref_element_type = !fir.array<?xi32>} alloc {
    %0 = fir.alloca !fir.box<!fir.array<?xi32>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.array<?xi32>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xi32>>>):
    %0 = fir.alloca !fir.box<!fir.array<?xi32>>
    %c0_i32 = arith.constant 0 : i32
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %c0 = arith.constant 0 : index
    %2:3 = fir.box_dims %1, %c0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %3 = fir.shape %2#1 : (index) -> !fir.shape<1>
    %4 = fir.allocmem !fir.array<?xi32>, %2#1 {bindc_name = ".tmp", uniq_name = ""}
    %5 = fir.declare %4(%3) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xi32>>
    %6 = fir.embox %5(%3) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %c0_0 = arith.constant 0 : index
    %7:3 = fir.box_dims %1, %c0_0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %8 = fir.shape_shift %7#0, %7#1 : (index, index) -> !fir.shapeshift<1>
    %9 = fir.rebox %6(%8) : (!fir.box<!fir.array<?xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xi32>>
    %10 = fir.alloca i32
    fir.store %c0_i32 to %10 : !fir.ref<i32>
    %11 = fir.embox %10 : (!fir.ref<i32>) -> !fir.box<i32>
    fir.store %9 to %0 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %12 = fir.address_of(@_QQclX726564756374696F6E5F6172726179732E66393000) : !fir.ref<!fir.char<1,21>>
    %c13_i32 = arith.constant 13 : i32
    %13 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<none>>
    %14 = fir.convert %11 : (!fir.box<i32>) -> !fir.box<none>
    %15 = fir.convert %12 : (!fir.ref<!fir.char<1,21>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%13, %14, %15, %c13_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    fir.store %9 to %arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    %c0 = arith.constant 0 : index
    %2:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %3 = fir.shape_shift %c1, %2#1 : (index, index) -> !fir.shapeshift<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %2#1 step %c1_0 unordered {
      %4 = fir.array_coor %0(%3) %arg2 : (!fir.box<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %5 = fir.array_coor %1(%3) %arg2 : (!fir.box<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %6 = fir.load %4 : !fir.ref<i32>
      %7 = fir.load %5 : !fir.ref<i32>
      %8 = arith.addi %6, %7 : i32
      fir.store %8 to %4 : !fir.ref<i32>
    }
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.array<?xi32>>>)
  } cleanup {
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
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xi32>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
  }
  omp.declare_reduction @add_reduction_z32 : complex<f32> init {
  ^bb0(%arg0: complex<f32>):
    %0 = fir.undefined complex<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = fir.insert_value %0, %cst, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %2 = fir.insert_value %1, %cst_0, [1 : index] : (complex<f32>, f32) -> complex<f32>
    omp.yield(%2 : complex<f32>)
  } combiner {
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>):
    %0 = fir.addc %arg0, %arg1 {fastmath = #arith.fastmath<contract>} : complex<f32>
    omp.yield(%0 : complex<f32>)
  }
  omp.declare_reduction @add_reduction_byref_box_Uxf32 : !fir.ref<!fir.box<!fir.array<?xf32>>> attributes {byref_element_type = !fir.array<?xf32>} alloc {
    %0 = fir.alloca !fir.box<!fir.array<?xf32>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.array<?xf32>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    %0 = fir.alloca !fir.box<!fir.array<?xf32>>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %c0 = arith.constant 0 : index
    %2:3 = fir.box_dims %1, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %3 = fir.shape %2#1 : (index) -> !fir.shape<1>
    %4 = fir.allocmem !fir.array<?xf32>, %2#1 {bindc_name = ".tmp", uniq_name = ""}
    %5 = fir.declare %4(%3) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xf32>>
    %6 = fir.embox %5(%3) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %c0_0 = arith.constant 0 : index
    %7:3 = fir.box_dims %1, %c0_0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %8 = fir.shape_shift %7#0, %7#1 : (index, index) -> !fir.shapeshift<1>
    %9 = fir.rebox %6(%8) : (!fir.box<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xf32>>
    %10 = fir.alloca f32
    fir.store %cst to %10 : !fir.ref<f32>
    %11 = fir.embox %10 : (!fir.ref<f32>) -> !fir.box<f32>
    fir.store %9 to %0 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %12 = fir.address_of(@_QQclX726564756374696F6E5F6172726179732E66393000) : !fir.ref<!fir.char<1,21>>
    %c13_i32 = arith.constant 13 : i32
    %13 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<none>>
    %14 = fir.convert %11 : (!fir.box<f32>) -> !fir.box<none>
    %15 = fir.convert %12 : (!fir.ref<!fir.char<1,21>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%13, %14, %15, %c13_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    fir.store %9 to %arg1 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?xf32>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %c0 = arith.constant 0 : index
    %2:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %3 = fir.shape_shift %c1, %2#1 : (index, index) -> !fir.shapeshift<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %2#1 step %c1_0 unordered {
      %4 = fir.array_coor %0(%3) %arg2 : (!fir.box<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %5 = fir.array_coor %1(%3) %arg2 : (!fir.box<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %6 = fir.load %4 : !fir.ref<f32>
      %7 = fir.load %5 : !fir.ref<f32>
      %8 = arith.addf %6, %7 fastmath<contract> : f32
      fir.store %8 to %4 : !fir.ref<f32>
    }
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.array<?xf32>>>)
  } cleanup {
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
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>)
  }
  omp.declare_reduction @add_reduction_byref_box_5x3xi32 : !fir.ref<!fir.box<!fir.array<5x3xi32>>> attributes {byref_element_type = !fir.array<5x3xi32>} alloc {
    %0 = fir.alloca !fir.box<!fir.array<5x3xi32>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<5x3xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<5x3xi32>>>):
    %0 = fir.alloca !fir.box<!fir.array<5x3xi32>>
    %c0_i32 = arith.constant 0 : i32
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %2 = fir.shape %c5, %c3 : (index, index) -> !fir.shape<2>
    %3 = fir.allocmem !fir.array<5x3xi32> {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<5x3xi32>>, !fir.shape<2>) -> !fir.heap<!fir.array<5x3xi32>>
    %c0 = arith.constant 0 : index
    %5:3 = fir.box_dims %1, %c0 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %6:3 = fir.box_dims %1, %c1 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
    %7 = fir.shape_shift %5#0, %5#1, %6#0, %6#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %8 = fir.embox %4(%7) : (!fir.heap<!fir.array<5x3xi32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<5x3xi32>>
    %9 = fir.alloca i32
    fir.store %c0_i32 to %9 : !fir.ref<i32>
    %10 = fir.embox %9 : (!fir.ref<i32>) -> !fir.box<i32>
    fir.store %8 to %0 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %11 = fir.address_of(@_QQclX726564756374696F6E5F6172726179732E66393000) : !fir.ref<!fir.char<1,21>>
    %c13_i32 = arith.constant 13 : i32
    %12 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<5x3xi32>>>) -> !fir.ref<!fir.box<none>>
    %13 = fir.convert %10 : (!fir.box<i32>) -> !fir.box<none>
    %14 = fir.convert %11 : (!fir.ref<!fir.char<1,21>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%12, %13, %14, %c13_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    fir.store %8 to %arg1 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<5x3xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<5x3xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %2 = fir.shape_shift %c1, %c5, %c1, %c3 : (index, index, index, index) -> !fir.shapeshift<2>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %c3 step %c1_0 unordered {
      fir.do_loop %arg3 = %c1_0 to %c5 step %c1_0 unordered {
        %3 = fir.array_coor %0(%2) %arg3, %arg2 : (!fir.box<!fir.array<5x3xi32>>, !fir.shapeshift<2>, index, index) -> !fir.ref<i32>
        %4 = fir.array_coor %1(%2) %arg3, %arg2 : (!fir.box<!fir.array<5x3xi32>>, !fir.shapeshift<2>, index, index) -> !fir.ref<i32>
        %5 = fir.load %3 : !fir.ref<i32>
        %6 = fir.load %4 : !fir.ref<i32>
        %7 = arith.addi %5, %6 : i32
        fir.store %7 to %3 : !fir.ref<i32>
      }
    }
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>)
  } cleanup {
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
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<5x3xi32>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.array<5x3xi32>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<5x3xi32>>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<!fir.array<5x3xi32>>>)
  }
  omp.declare_reduction @add_reduction_byref_box_10xi32 : !fir.ref<!fir.box<!fir.array<10xi32>>> attributes {byref_element_type = !fir.array<10xi32>} alloc {
    %0 = fir.alloca !fir.box<!fir.array<10xi32>>
    omp.yield(%0 : !fir.ref<!fir.box<!fir.array<10xi32>>>)
  } init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<10xi32>>>):
    %0 = fir.alloca !fir.box<!fir.array<10xi32>>
    %c0_i32 = arith.constant 0 : i32
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %c10 = arith.constant 10 : index
    %2 = fir.shape %c10 : (index) -> !fir.shape<1>
    %3 = fir.allocmem !fir.array<10xi32> {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<10xi32>>
    %c0 = arith.constant 0 : index
    %5:3 = fir.box_dims %1, %c0 : (!fir.box<!fir.array<10xi32>>, index) -> (index, index, index)
    %6 = fir.shape_shift %5#0, %5#1 : (index, index) -> !fir.shapeshift<1>
    %7 = fir.embox %4(%6) : (!fir.heap<!fir.array<10xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<10xi32>>
    %8 = fir.alloca i32
    fir.store %c0_i32 to %8 : !fir.ref<i32>
    %9 = fir.embox %8 : (!fir.ref<i32>) -> !fir.box<i32>
    fir.store %7 to %0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %10 = fir.address_of(@_QQclX726564756374696F6E5F6172726179732E66393000) : !fir.ref<!fir.char<1,21>>
    %c13_i32 = arith.constant 13 : i32
    %11 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.ref<!fir.box<none>>
    %12 = fir.convert %9 : (!fir.box<i32>) -> !fir.box<none>
    %13 = fir.convert %10 : (!fir.ref<!fir.char<1,21>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%11, %12, %13, %c13_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    fir.store %7 to %arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>)
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<10xi32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %1 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %2 = fir.shape_shift %c1, %c10 : (index, index) -> !fir.shapeshift<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_0 to %c10 step %c1_0 unordered {
      %3 = fir.array_coor %0(%2) %arg2 : (!fir.box<!fir.array<10xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %4 = fir.array_coor %1(%2) %arg2 : (!fir.box<!fir.array<10xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %5 = fir.load %3 : !fir.ref<i32>
      %6 = fir.load %4 : !fir.ref<i32>
      %7 = arith.addi %5, %6 : i32
      fir.store %7 to %3 : !fir.ref<i32>
    }
    omp.yield(%arg0 : !fir.ref<!fir.box<!fir.array<10xi32>>>)
  } cleanup {
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
  } data_ptr_ptr {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xi32>>>):
    %0 = fir.box_offset %arg0 base_addr : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<10xi32>>>
    omp.yield(%0 : !fir.llvm_ptr<!fir.ref<!fir.array<10xi32>>>)
  }
  func.func @_QPred(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "dyn"}, %arg2: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "ass"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<10xi32>>
    %2 = fir.alloca !fir.box<!fir.array<5x3xi32>>
    %3 = fir.alloca !fir.box<!fir.array<?xf32>>
    %4 = fir.alloca !fir.box<!fir.array<?xf32>>
    %5 = fir.alloca !fir.box<!fir.array<?xi32>>
    %6 = fir.alloca !fir.box<!fir.array<4x!fir.logical<4>>>
    %7 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFredEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %8 = fir.load %7 : !fir.ref<i32>
    %9 = fir.convert %8 : (i32) -> index
    %c0 = arith.constant 0 : index
    %10 = arith.cmpi sgt, %9, %c0 : index
    %11 = arith.select %10, %9, %c0 : index
    %12 = fir.shape %11 : (index) -> !fir.shape<1>
    %13 = fir.declare %arg1(%12) dummy_scope %0 arg 2 {uniq_name = "_QFredEdyn"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_0 = arith.constant 1 : index
    %14 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFredEass"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %15 = fir.rebox %14 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %16 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFredEi"}
    %17 = fir.declare %16 {uniq_name = "_QFredEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %18 = fir.alloca !fir.array<10xi32> {bindc_name = "c", uniq_name = "_QFredEc"}
    %19 = fir.shape %c10 : (index) -> !fir.shape<1>
    %20 = fir.declare %18(%19) {uniq_name = "_QFredEc"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
    %c1_2 = arith.constant 1 : index
    %c0_3 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1_4 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %21 = fir.alloca !fir.array<5x3xi32> {bindc_name = "c2", uniq_name = "_QFredEc2"}
    %22 = fir.shape_shift %c0_3, %c5, %c1_4, %c3 : (index, index, index, index) -> !fir.shapeshift<2>
    %23 = fir.declare %21(%22) {uniq_name = "_QFredEc2"} : (!fir.ref<!fir.array<5x3xi32>>, !fir.shapeshift<2>) -> !fir.ref<!fir.array<5x3xi32>>
    %24 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "al", uniq_name = "_QFredEal"}
    %25 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_5 = arith.constant 0 : index
    %26 = fir.shape %c0_5 : (index) -> !fir.shape<1>
    %27 = fir.embox %25(%26) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %27 to %24 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %28 = fir.declare %24 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFredEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %29 = fir.alloca !fir.box<!fir.heap<f32>> {bindc_name = "als", uniq_name = "_QFredEals"}
    %30 = fir.zero_bits !fir.heap<f32>
    %31 = fir.embox %30 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
    fir.store %31 to %29 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %32 = fir.declare %29 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFredEals"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
    %33 = fir.alloca !fir.box<!fir.ptr<!fir.array<?x?xf32>>> {bindc_name = "pt", uniq_name = "_QFredEpt"}
    %34 = fir.zero_bits !fir.ptr<!fir.array<?x?xf32>>
    %c0_6 = arith.constant 0 : index
    %35 = fir.shape %c0_6, %c0_6 : (index, index) -> !fir.shape<2>
    %36 = fir.embox %34(%35) : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    fir.store %36 to %33 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %37 = fir.declare %33 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFredEpt"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %38 = fir.alloca !fir.box<!fir.ptr<f32>> {bindc_name = "pts", uniq_name = "_QFredEpts"}
    %39 = fir.zero_bits !fir.ptr<f32>
    %40 = fir.embox %39 : (!fir.ptr<f32>) -> !fir.box<!fir.ptr<f32>>
    fir.store %40 to %38 : !fir.ref<!fir.box<!fir.ptr<f32>>>
    %41 = fir.declare %38 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFredEpts"} : (!fir.ref<!fir.box<!fir.ptr<f32>>>) -> !fir.ref<!fir.box<!fir.ptr<f32>>>
    %42 = fir.alloca complex<f32> {bindc_name = "z", uniq_name = "_QFredEz"}
    %43 = fir.declare %42 {uniq_name = "_QFredEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
    %44 = fir.alloca f64 {bindc_name = "x", uniq_name = "_QFredEx"}
    %45 = fir.declare %44 {uniq_name = "_QFredEx"} : (!fir.ref<f64>) -> !fir.ref<f64>
    %c1_7 = arith.constant 1 : index
    %c0_8 = arith.constant 0 : index
    %46 = fir.load %7 : !fir.ref<i32>
    %47 = fir.convert %46 : (i32) -> index
    %c1_9 = arith.constant 1 : index
    %48 = arith.addi %47, %c1_9 : index
    %c0_10 = arith.constant 0 : index
    %49 = arith.cmpi sgt, %48, %c0_10 : index
    %50 = arith.select %49, %48, %c0_10 : index
    %51 = fir.alloca !fir.array<?xi32>, %50 {bindc_name = "lo", uniq_name = "_QFredElo"}
    %52 = fir.shape_shift %c0_8, %50 : (index, index) -> !fir.shapeshift<1>
    %53 = fir.declare %51(%52) {uniq_name = "_QFredElo"} : (!fir.ref<!fir.array<?xi32>>, !fir.shapeshift<1>) -> !fir.ref<!fir.array<?xi32>>
    %c1_11 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %54 = fir.alloca !fir.array<4x!fir.logical<4>> {bindc_name = "l", uniq_name = "_QFredEl"}
    %55 = fir.shape %c4 : (index) -> !fir.shape<1>
    %56 = fir.declare %54(%55) {uniq_name = "_QFredEl"} : (!fir.ref<!fir.array<4x!fir.logical<4>>>, !fir.shape<1>) -> !fir.ref<!fir.array<4x!fir.logical<4>>>
    %57 = fir.embox %20(%19) : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xi32>>
    fir.store %57 to %1 : !fir.ref<!fir.box<!fir.array<10xi32>>>
    %58 = fir.embox %23(%22) : (!fir.ref<!fir.array<5x3xi32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<5x3xi32>>
    %59 = fir.embox %23(%22) : (!fir.ref<!fir.array<5x3xi32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<5x3xi32>>
    fir.store %59 to %2 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
    %60 = fir.embox %13(%12) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %61 = fir.embox %13(%12) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    fir.store %61 to %3 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    fir.store %15 to %4 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %62 = fir.embox %53(%52) : (!fir.ref<!fir.array<?xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xi32>>
    %63 = fir.embox %53(%52) : (!fir.ref<!fir.array<?xi32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xi32>>
    fir.store %63 to %5 : !fir.ref<!fir.box<!fir.array<?xi32>>>
    omp.parallel reduction(byref @add_reduction_byref_box_10xi32 %1 -> %arg3, byref @add_reduction_byref_box_5x3xi32 %2 -> %arg4, byref @add_reduction_byref_box_Uxf32 %3 -> %arg5, byref @add_reduction_byref_box_Uxf32 %4 -> %arg6, @add_reduction_z32 %43 -> %arg7, byref @add_reduction_byref_box_Uxi32 %5 -> %arg8 : !fir.ref<!fir.box<!fir.array<10xi32>>>, !fir.ref<!fir.box<!fir.array<5x3xi32>>>, !fir.ref<!fir.box<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.array<?xf32>>>, !fir.ref<complex<f32>>, !fir.ref<!fir.box<!fir.array<?xi32>>>) {
      %77 = fir.declare %arg3 {uniq_name = "_QFredEc"} : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.ref<!fir.box<!fir.array<10xi32>>>
      %78 = fir.load %77 : !fir.ref<!fir.box<!fir.array<10xi32>>>
      %c0_14 = arith.constant 0 : index
      %79:3 = fir.box_dims %78, %c0_14 : (!fir.box<!fir.array<10xi32>>, index) -> (index, index, index)
      %c10_15 = arith.constant 10 : index
      %80 = fir.shift %79#0 : (index) -> !fir.shift<1>
      %81 = fir.declare %arg4 {uniq_name = "_QFredEc2"} : (!fir.ref<!fir.box<!fir.array<5x3xi32>>>) -> !fir.ref<!fir.box<!fir.array<5x3xi32>>>
      %82 = fir.load %81 : !fir.ref<!fir.box<!fir.array<5x3xi32>>>
      %c0_16 = arith.constant 0 : index
      %83:3 = fir.box_dims %82, %c0_16 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
      %c5_17 = arith.constant 5 : index
      %c1_18 = arith.constant 1 : index
      %84:3 = fir.box_dims %82, %c1_18 : (!fir.box<!fir.array<5x3xi32>>, index) -> (index, index, index)
      %c3_19 = arith.constant 3 : index
      %85 = fir.shift %83#0, %84#0 : (index, index) -> !fir.shift<2>
      %86 = fir.declare %arg5 {uniq_name = "_QFredEdyn"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %87 = fir.load %86 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_20 = arith.constant 0 : index
      %88:3 = fir.box_dims %87, %c0_20 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %89 = fir.shift %88#0 : (index) -> !fir.shift<1>
      %90 = fir.declare %arg6 {uniq_name = "_QFredEass"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %91 = fir.load %90 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_21 = arith.constant 0 : index
      %92:3 = fir.box_dims %91, %c0_21 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %93 = fir.shift %92#0 : (index) -> !fir.shift<1>
      %94 = fir.declare %arg7 {uniq_name = "_QFredEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
      %95 = fir.declare %arg8 {uniq_name = "_QFredElo"} : (!fir.ref<!fir.box<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.array<?xi32>>>
      %96 = fir.load %95 : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %c0_22 = arith.constant 0 : index
      %97:3 = fir.box_dims %96, %c0_22 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
      %98 = fir.shift %97#0 : (index) -> !fir.shift<1>
      %c2_i32 = arith.constant 2 : i32
      %c1_23 = arith.constant 1 : index
      %99 = fir.array_coor %78(%80) %c1_23 : (!fir.box<!fir.array<10xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %c2_i32 to %99 : !fir.ref<i32>
      %c3_i32 = arith.constant 3 : i32
      %c0_24 = arith.constant 0 : index
      %c1_25 = arith.constant 1 : index
      %100 = fir.array_coor %82(%85) %c0_24, %c1_25 : (!fir.box<!fir.array<5x3xi32>>, !fir.shift<2>, index, index) -> !fir.ref<i32>
      fir.store %c3_i32 to %100 : !fir.ref<i32>
      %c1_i32 = arith.constant 1 : i32
      %c1_26 = arith.constant 1 : index
      %101 = fir.array_coor %87(%89) %c1_26 : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %102 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %102 to %101 : !fir.ref<f32>
      %c1_i32_27 = arith.constant 1 : i32
      %c1_28 = arith.constant 1 : index
      %103 = fir.array_coor %91(%93) %c1_28 : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %104 = fir.convert %c1_i32_27 : (i32) -> f32
      fir.store %104 to %103 : !fir.ref<f32>
      %c1_i32_29 = arith.constant 1 : i32
      %cst = arith.constant 0.000000e+00 : f32
      %105 = fir.undefined complex<f32>
      %106 = fir.convert %c1_i32_29 : (i32) -> f32
      %107 = fir.insert_value %105, %106, [0 : index] : (complex<f32>, f32) -> complex<f32>
      %108 = fir.insert_value %107, %cst, [1 : index] : (complex<f32>, f32) -> complex<f32>
      fir.store %108 to %94 : !fir.ref<complex<f32>>
      %c1_i32_30 = arith.constant 1 : i32
      %c1_31 = arith.constant 1 : index
      %109 = fir.array_coor %96(%98) %c1_31 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %c1_i32_30 to %109 : !fir.ref<i32>
      omp.terminator
    }
    omp.parallel reduction(byref @max_byref_box_heap_Uxf32 %28 -> %arg3, byref @max_byref_box_heap_f32 %32 -> %arg4, byref @max_byref_box_ptr_UxUxf32 %37 -> %arg5, byref @max_byref_box_ptr_f32 %41 -> %arg6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<f32>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<f32>>>) {
      %77 = fir.declare %arg3 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFredEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %78 = fir.declare %arg4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFredEals"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
      %79 = fir.declare %arg5 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFredEpt"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
      %80 = fir.declare %arg6 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFredEpts"} : (!fir.ref<!fir.box<!fir.ptr<f32>>>) -> !fir.ref<!fir.box<!fir.ptr<f32>>>
      %c1_i32 = arith.constant 1 : i32
      %81 = fir.load %77 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %82 = fir.box_addr %81 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_14 = arith.constant 0 : index
      %83:3 = fir.box_dims %81, %c0_14 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %84 = fir.shape_shift %83#0, %83#1 : (index, index) -> !fir.shapeshift<1>
      %c1_15 = arith.constant 1 : index
      %85 = fir.array_coor %82(%84) %c1_15 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %86 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %86 to %85 : !fir.ref<f32>
      %87 = fir.load %78 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %88 = fir.box_addr %87 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %c1_i32_16 = arith.constant 1 : i32
      %89 = fir.box_addr %87 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %90 = fir.convert %89 : (!fir.heap<f32>) -> i64
      %c0_i64_17 = arith.constant 0 : i64
      %91 = arith.cmpi eq, %90, %c0_i64_17 : i64
      fir.if %91 {
        %105 = fir.allocmem f32
        %106 = fir.embox %105 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
        fir.store %106 to %78 : !fir.ref<!fir.box<!fir.heap<f32>>>
      }
      %92 = fir.load %78 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %93 = fir.box_addr %92 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %94 = fir.convert %c1_i32_16 : (i32) -> f32
      fir.store %94 to %93 : !fir.heap<f32>
      %c1_i32_18 = arith.constant 1 : i32
      %95 = fir.load %79 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
      %96 = fir.box_addr %95 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>) -> !fir.ptr<!fir.array<?x?xf32>>
      %c0_19 = arith.constant 0 : index
      %97:3 = fir.box_dims %95, %c0_19 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %c1_20 = arith.constant 1 : index
      %98:3 = fir.box_dims %95, %c1_20 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %99 = fir.shift %97#0, %98#0 : (index, index) -> !fir.shift<2>
      %c1_21 = arith.constant 1 : index
      %c1_22 = arith.constant 1 : index
      %100 = fir.array_coor %95(%99) %c1_21, %c1_22 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, !fir.shift<2>, index, index) -> !fir.ref<f32>
      %101 = fir.convert %c1_i32_18 : (i32) -> f32
      fir.store %101 to %100 : !fir.ref<f32>
      %c1_i32_23 = arith.constant 1 : i32
      %102 = fir.load %80 : !fir.ref<!fir.box<!fir.ptr<f32>>>
      %103 = fir.box_addr %102 : (!fir.box<!fir.ptr<f32>>) -> !fir.ptr<f32>
      %104 = fir.convert %c1_i32_23 : (i32) -> f32
      fir.store %104 to %103 : !fir.ptr<f32>
      omp.terminator
    }
    %64 = fir.embox %56(%55) : (!fir.ref<!fir.array<4x!fir.logical<4>>>, !fir.shape<1>) -> !fir.box<!fir.array<4x!fir.logical<4>>>
    fir.store %64 to %6 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>
    omp.parallel reduction(byref @and_reduction_byref_box_4xl32 %6 -> %arg3, @add_reduction_f64 %45 -> %arg4 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>, !fir.ref<f64>) {
      %77 = fir.declare %arg3 {uniq_name = "_QFredEl"} : (!fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>) -> !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>
      %78 = fir.load %77 : !fir.ref<!fir.box<!fir.array<4x!fir.logical<4>>>>
      %c0_14 = arith.constant 0 : index
      %79:3 = fir.box_dims %78, %c0_14 : (!fir.box<!fir.array<4x!fir.logical<4>>>, index) -> (index, index, index)
      %c4_15 = arith.constant 4 : index
      %80 = fir.shift %79#0 : (index) -> !fir.shift<1>
      %81 = fir.declare %arg4 {uniq_name = "_QFredEx"} : (!fir.ref<f64>) -> !fir.ref<f64>
      %true = arith.constant true
      %82 = fir.convert %true : (i1) -> !fir.logical<4>
      %c1_16 = arith.constant 1 : index
      %83 = fir.array_coor %78(%80) %c1_16 : (!fir.box<!fir.array<4x!fir.logical<4>>>, !fir.shift<1>, index) -> !fir.ref<!fir.logical<4>>
      fir.store %82 to %83 : !fir.ref<!fir.logical<4>>
      omp.terminator
    }
    omp.parallel {
      %77 = fir.alloca !fir.box<!fir.array<10xi32>>
      %c1_14 = arith.constant 1 : index
      %c10_15 = arith.constant 10 : index
      %c0_16 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c1_17 = arith.constant 1 : index
      %c4_18 = arith.constant 4 : index
      %c3_19 = arith.constant 3 : index
      %78 = fir.embox %20(%19) : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xi32>>
      fir.store %78 to %77 : !fir.ref<!fir.box<!fir.array<10xi32>>>
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_20 = arith.constant 1 : i32
      %c10_i32 = arith.constant 10 : i32
      omp.wsloop private(@_QFredEi_private_i32 %17 -> %arg3 : !fir.ref<i32>) reduction(byref @ieor_byref_box_10xi32 %77 -> %arg4 : !fir.ref<!fir.box<!fir.array<10xi32>>>) {
        omp.loop_nest (%arg5) : i32 = (%c1_i32_20) to (%c10_i32) inclusive step (%c1_i32) {
          %79 = fir.declare %arg3 {uniq_name = "_QFredEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %80 = fir.declare %arg4 {uniq_name = "_QFredEc"} : (!fir.ref<!fir.box<!fir.array<10xi32>>>) -> !fir.ref<!fir.box<!fir.array<10xi32>>>
          %81 = fir.load %80 : !fir.ref<!fir.box<!fir.array<10xi32>>>
          %c0_21 = arith.constant 0 : index
          %82:3 = fir.box_dims %81, %c0_21 : (!fir.box<!fir.array<10xi32>>, index) -> (index, index, index)
          %c10_22 = arith.constant 10 : index
          %83 = fir.shift %82#0 : (index) -> !fir.shift<1>
          fir.store %arg5 to %79 : !fir.ref<i32>
          %84 = fir.load %79 : !fir.ref<i32>
          %c3_23 = arith.constant 3 : index
          %85 = fir.array_coor %81(%83) %c3_23 : (!fir.box<!fir.array<10xi32>>, !fir.shift<1>, index) -> !fir.ref<i32>
          fir.store %84 to %85 : !fir.ref<i32>
          omp.yield
        }
      } {accc.implied_private = array<i1: true>, accc.part, accc.reduction_parts = ["c(2:4)"]}
      omp.terminator
    }
    %65 = fir.load %32 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %66 = fir.box_addr %65 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %67 = fir.box_addr %65 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %68 = fir.convert %67 : (!fir.heap<f32>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %69 = arith.cmpi ne, %68, %c0_i64 : i64
    fir.if %69 {
      fir.freemem %67 : !fir.heap<f32>
      %77 = fir.zero_bits !fir.heap<f32>
      %78 = fir.embox %77 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
      fir.store %78 to %32 : !fir.ref<!fir.box<!fir.heap<f32>>>
    }
    %70 = fir.load %28 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %71 = fir.box_addr %70 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_12 = arith.constant 0 : index
    %72:3 = fir.box_dims %70, %c0_12 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %73 = fir.shape_shift %72#0, %72#1 : (index, index) -> !fir.shapeshift<1>
    %74 = fir.box_addr %70 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %75 = fir.convert %74 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_13 = arith.constant 0 : i64
    %76 = arith.cmpi ne, %75, %c0_i64_13 : i64
    fir.if %76 {
      fir.freemem %74 : !fir.heap<!fir.array<?xf32>>
      %77 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_14 = arith.constant 0 : index
      %78 = fir.shape %c0_14 : (index) -> !fir.shape<1>
      %79 = fir.embox %77(%78) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %79 to %28 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  fir.global linkonce @_QQclX726564756374696F6E5F6172726179732E66393000 constant : !fir.char<1,21> {
    %0 = fir.string_lit "reduction_arrays.f90\00"(21) : !fir.char<1,21>
    fir.has_value %0 : !fir.char<1,21>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
}
