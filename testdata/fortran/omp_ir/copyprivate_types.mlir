module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func private @_copy_box_4xi32(%arg0: !fir.ref<!fir.box<!fir.array<4xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<4xi32>>>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.declare %arg0 {uniq_name = "_copy_box_4xi32_dst"} : (!fir.ref<!fir.box<!fir.array<4xi32>>>) -> !fir.ref<!fir.box<!fir.array<4xi32>>>
    %1 = fir.declare %arg1 {uniq_name = "_copy_box_4xi32_src"} : (!fir.ref<!fir.box<!fir.array<4xi32>>>) -> !fir.ref<!fir.box<!fir.array<4xi32>>>
    %2 = fir.alloca !fir.box<!fir.array<4xi32>>
    %3 = fir.load %1 : !fir.ref<!fir.box<!fir.array<4xi32>>>
    %4 = fir.load %0 : !fir.ref<!fir.box<!fir.array<4xi32>>>
    fir.store %4 to %2 : !fir.ref<!fir.box<!fir.array<4xi32>>>
    %5 = fir.address_of(@_QQclX636F7079707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,22>>
    %c14_i32 = arith.constant 14 : i32
    %6 = fir.convert %2 : (!fir.ref<!fir.box<!fir.array<4xi32>>>) -> !fir.ref<!fir.box<none>>
    %7 = fir.convert %3 : (!fir.box<!fir.array<4xi32>>) -> !fir.box<none>
    %8 = fir.convert %5 : (!fir.ref<!fir.char<1,22>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%6, %7, %8, %c14_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    return
  }
  func.func private @_copy_i32(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.declare %arg0 {uniq_name = "_copy_i32_dst"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %1 = fir.declare %arg1 {uniq_name = "_copy_i32_src"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    fir.store %2 to %0 : !fir.ref<i32>
    return
  }
  func.func private @_copy_rec__QFsTt(%arg0: !fir.ref<!fir.type<_QFsTt{k:i32}>>, %arg1: !fir.ref<!fir.type<_QFsTt{k:i32}>>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.declare %arg0 {uniq_name = "_copy_rec__QFsTt_dst"} : (!fir.ref<!fir.type<_QFsTt{k:i32}>>) -> !fir.ref<!fir.type<_QFsTt{k:i32}>>
    %1 = fir.declare %arg1 {uniq_name = "_copy_rec__QFsTt_src"} : (!fir.ref<!fir.type<_QFsTt{k:i32}>>) -> !fir.ref<!fir.type<_QFsTt{k:i32}>>
    fir.copy %1 to %0 : !fir.ref<!fir.type<_QFsTt{k:i32}>>, !fir.ref<!fir.type<_QFsTt{k:i32}>>
    return
  }
  func.func private @_copy_boxchar_c8xU(%arg0: !fir.ref<!fir.boxchar<1>>, %arg1: !fir.ref<!fir.boxchar<1>>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.load %arg0 : !fir.ref<!fir.boxchar<1>>
    %1 = fir.load %arg1 : !fir.ref<!fir.boxchar<1>>
    %2:2 = fir.unboxchar %0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %3 = fir.declare %2#0 typeparams %2#1 {uniq_name = "_copy_boxchar_c8xU_dst"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
    %4 = fir.emboxchar %3, %2#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %5:2 = fir.unboxchar %1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %6 = fir.declare %5#0 typeparams %5#1 {uniq_name = "_copy_boxchar_c8xU_src"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
    %7 = fir.emboxchar %6, %5#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %8:2 = fir.unboxchar %7 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %9:2 = fir.unboxchar %4 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %10 = arith.cmpi slt, %9#1, %8#1 : index
    %11 = arith.select %10, %9#1, %8#1 : index
    %c1_i64 = arith.constant 1 : i64
    %12 = fir.convert %11 : (index) -> i64
    %13 = arith.muli %c1_i64, %12 : i64
    %14 = fir.convert %9#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %15 = fir.convert %8#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    "llvm.intr.memmove"(%14, %15, %13) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c1 = arith.constant 1 : index
    %16 = arith.subi %9#1, %c1 : index
    %17 = fir.undefined !fir.char<1>
    %c32_i8 = arith.constant 32 : i8
    %18 = fir.insert_value %17, %c32_i8, [0 : index] : (!fir.char<1>, i8) -> !fir.char<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %11 to %16 step %c1_0 {
      %19 = fir.convert %9#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %20 = fir.coordinate_of %19, %arg2 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      fir.store %18 to %20 : !fir.ref<!fir.char<1>>
    }
    return
  }
  func.func private @_copy_c8x5(%arg0: !fir.ref<!fir.char<1,5>>, %arg1: !fir.ref<!fir.char<1,5>>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %c5 = arith.constant 5 : index
    %0 = fir.declare %arg0 typeparams %c5 {uniq_name = "_copy_c8x5_dst"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
    %c5_0 = arith.constant 5 : index
    %1 = fir.declare %arg1 typeparams %c5_0 {uniq_name = "_copy_c8x5_src"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
    %c5_1 = arith.constant 5 : index
    %c1_i64 = arith.constant 1 : i64
    %2 = fir.convert %c5_1 : (index) -> i64
    %3 = arith.muli %c1_i64, %2 : i64
    %4 = fir.convert %0 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
    %5 = fir.convert %1 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
    "llvm.intr.memmove"(%4, %5, %3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func private @_copy_box_ptr_Uxf32(%arg0: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.declare %arg0 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_copy_box_ptr_Uxf32_dst"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %1 = fir.declare %arg1 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_copy_box_ptr_Uxf32_src"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %2 = fir.load %1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    return
  }
  func.func private @_copy_box_heap_f32(%arg0: !fir.ref<!fir.box<!fir.heap<f32>>>, %arg1: !fir.ref<!fir.box<!fir.heap<f32>>>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.declare %arg0 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_copy_box_heap_f32_dst"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
    %1 = fir.declare %arg1 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_copy_box_heap_f32_src"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
    %2 = fir.load %1 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %3 = fir.box_addr %2 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %4 = fir.convert %3 : (!fir.heap<f32>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %5 = arith.cmpi ne, %4, %c0_i64 : i64
    fir.if %5 {
      %6 = fir.load %1 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %7 = fir.box_addr %6 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %8 = fir.load %7 : !fir.heap<f32>
      %9 = fir.alloca f32
      fir.store %8 to %9 : !fir.ref<f32>
      %10 = fir.embox %9 : (!fir.ref<f32>) -> !fir.box<f32>
      %11 = fir.address_of(@_QQclX636F7079707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,22>>
      %c6_i32 = arith.constant 6 : i32
      %12 = fir.convert %0 : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<none>>
      %13 = fir.convert %10 : (!fir.box<f32>) -> !fir.box<none>
      %14 = fir.convert %11 : (!fir.ref<!fir.char<1,22>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%12, %13, %14, %c6_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    }
    return
  }
  func.func private @_copy_box_heap_Uxf32(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.declare %arg0 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_copy_box_heap_Uxf32_dst"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = fir.declare %arg1 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_copy_box_heap_Uxf32_src"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %2 = fir.load %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %3 = fir.box_addr %2 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %4 = fir.convert %3 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %5 = arith.cmpi ne, %4, %c0_i64 : i64
    fir.if %5 {
      %6 = fir.load %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %7 = fir.address_of(@_QQclX636F7079707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,22>>
      %c6_i32 = arith.constant 6 : i32
      %8 = fir.convert %0 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
      %9 = fir.convert %6 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.box<none>
      %10 = fir.convert %7 : (!fir.ref<!fir.char<1,22>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%8, %9, %10, %c6_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    }
    return
  }
  func.func private @_copy_box_Uxf32(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xf32>>>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.declare %arg0 {uniq_name = "_copy_box_Uxf32_dst"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
    %1 = fir.declare %arg1 {uniq_name = "_copy_box_Uxf32_src"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
    %2 = fir.alloca !fir.box<!fir.array<?xf32>>
    %3 = fir.load %1 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %4 = fir.load %0 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    fir.store %4 to %2 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %5 = fir.address_of(@_QQclX636F7079707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,22>>
    %c5_i32 = arith.constant 5 : i32
    %6 = fir.convert %2 : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<none>>
    %7 = fir.convert %3 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<none>
    %8 = fir.convert %5 : (!fir.ref<!fir.char<1,22>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%6, %7, %8, %c5_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    return
  }
  func.func private @_copy_box_10xf32(%arg0: !fir.ref<!fir.box<!fir.array<10xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<10xf32>>>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.declare %arg0 {uniq_name = "_copy_box_10xf32_dst"} : (!fir.ref<!fir.box<!fir.array<10xf32>>>) -> !fir.ref<!fir.box<!fir.array<10xf32>>>
    %1 = fir.declare %arg1 {uniq_name = "_copy_box_10xf32_src"} : (!fir.ref<!fir.box<!fir.array<10xf32>>>) -> !fir.ref<!fir.box<!fir.array<10xf32>>>
    %2 = fir.alloca !fir.box<!fir.array<10xf32>>
    %3 = fir.load %1 : !fir.ref<!fir.box<!fir.array<10xf32>>>
    %4 = fir.load %0 : !fir.ref<!fir.box<!fir.array<10xf32>>>
    fir.store %4 to %2 : !fir.ref<!fir.box<!fir.array<10xf32>>>
    %5 = fir.address_of(@_QQclX636F7079707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,22>>
    %c5_i32 = arith.constant 5 : i32
    %6 = fir.convert %2 : (!fir.ref<!fir.box<!fir.array<10xf32>>>) -> !fir.ref<!fir.box<none>>
    %7 = fir.convert %3 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<none>
    %8 = fir.convert %5 : (!fir.ref<!fir.char<1,22>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%6, %7, %8, %c5_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    return
  }
  omp.private {type = private} @_QFsEm2_private_box_4xi32 : !fir.box<!fir.array<4xi32>> init {
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
  omp.private {type = private} @_QFsEm1_private_i32 : i32
  omp.private {type = private} @_QFsEd_private_rec__QFsTt : !fir.type<_QFsTt{k:i32}> init {
  ^bb0(%arg0: !fir.ref<!fir.type<_QFsTt{k:i32}>>, %arg1: !fir.ref<!fir.type<_QFsTt{k:i32}>>):
    %0 = fir.embox %arg1 : (!fir.ref<!fir.type<_QFsTt{k:i32}>>) -> !fir.box<!fir.type<_QFsTt{k:i32}>>
    %1 = fir.address_of(@_QQclX636F7079707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,22>>
    %c13_i32 = arith.constant 13 : i32
    %2 = fir.convert %0 : (!fir.box<!fir.type<_QFsTt{k:i32}>>) -> !fir.box<none>
    %3 = fir.convert %1 : (!fir.ref<!fir.char<1,22>>) -> !fir.ref<i8>
    fir.call @_FortranAInitialize(%2, %3, %c13_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.type<_QFsTt{k:i32}>>)
  }
  omp.private {type = private} @_QFsEcd_private_boxchar_c8xU : !fir.boxchar<1> init {
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
  omp.private {type = private} @_QFsEch_private_c8x5 : !fir.char<1,5>
  omp.private {type = private} @_QFsEpt_private_box_ptr_Uxf32 : !fir.box<!fir.ptr<!fir.array<?xf32>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>):
    %c0 = arith.constant 0 : index
    %0 = fir.shape %c0 : (index) -> !fir.shape<1>
    %1 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %2 = fir.embox %1(%0) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %2 to %arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
  }
  omp.private {type = private} @_QFsEals_private_box_heap_f32 : !fir.box<!fir.heap<f32>> init {
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
  omp.private {type = private} @_QFsEal_private_box_heap_Uxf32 : !fir.box<!fir.heap<!fir.array<?xf32>>> init {
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
  omp.private {type = private} @_QFsEass_private_box_Uxf32 : !fir.box<!fir.array<?xf32>> init {
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
  omp.private {type = private} @_QFsEdyn_private_box_Uxf32 : !fir.box<!fir.array<?xf32>> init {
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
  omp.private {type = private} @_QFsEc_private_box_10xf32 : !fir.box<!fir.array<10xf32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<10xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<10xf32>>>
    %c10 = arith.constant 10 : index
    %1 = fir.shape %c10 : (index) -> !fir.shape<1>
    %2 = fir.allocmem !fir.array<10xf32> {bindc_name = ".tmp", uniq_name = ""}
    %3 = fir.declare %2(%1) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<10xf32>>
    %c1 = arith.constant 1 : index
    %4 = fir.shape_shift %c1, %c10 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<10xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<10xf32>>
    fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.array<10xf32>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<10xf32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<10xf32>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<10xf32>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<10xf32>>) -> !fir.ref<!fir.array<10xf32>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<10xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<10xf32>>) -> !fir.heap<!fir.array<10xf32>>
      fir.freemem %4 : !fir.heap<!fir.array<10xf32>>
    }
    omp.yield
  }
  fir.global common @blk_(dense<0> : vector<20xi8>) {alignment = 8 : i64} : !fir.array<20xi8>
  func.func @_QPs(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "ass"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@blk_) : !fir.ref<!fir.array<20xi8>>
    %c0 = arith.constant 0 : index
    %2 = fir.coordinate_of %1, %c0 : (!fir.ref<!fir.array<20xi8>>, index) -> !fir.ref<i8>
    %3 = fir.convert %2 : (!fir.ref<i8>) -> !fir.ref<i32>
    %4 = fir.declare %3 storage(%1[0]) {uniq_name = "_QFsEm1"} : (!fir.ref<i32>, !fir.ref<!fir.array<20xi8>>) -> !fir.ref<i32>
    %5 = fir.address_of(@blk_) : !fir.ref<!fir.array<20xi8>>
    %c4 = arith.constant 4 : index
    %6 = fir.coordinate_of %5, %c4 : (!fir.ref<!fir.array<20xi8>>, index) -> !fir.ref<i8>
    %7 = fir.convert %6 : (!fir.ref<i8>) -> !fir.ref<!fir.array<4xi32>>
    %c1 = arith.constant 1 : index
    %c4_0 = arith.constant 4 : index
    %8 = fir.shape %c4_0 : (index) -> !fir.shape<1>
    %9 = fir.declare %7(%8) storage(%5[4]) {uniq_name = "_QFsEm2"} : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>, !fir.ref<!fir.array<20xi8>>) -> !fir.ref<!fir.array<4xi32>>
    %10 = fir.alloca !fir.box<!fir.array<10xf32>>
    %11 = fir.alloca !fir.box<!fir.array<?xf32>>
    %12 = fir.alloca !fir.box<!fir.array<?xf32>>
    %13 = fir.alloca !fir.box<!fir.array<4xi32>>
    %14 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1_1 = arith.constant 1 : index
    %15 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFsEass"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %16 = fir.rebox %15 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %17 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsEi"}
    %18 = fir.declare %17 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_2 = arith.constant 1 : index
    %19 = fir.load %14 : !fir.ref<i32>
    %20 = fir.convert %19 : (i32) -> index
    %c0_3 = arith.constant 0 : index
    %21 = arith.cmpi sgt, %20, %c0_3 : index
    %22 = arith.select %21, %20, %c0_3 : index
    %23 = fir.alloca !fir.array<?xf32>, %22 {bindc_name = "dyn", uniq_name = "_QFsEdyn"}
    %24 = fir.shape %22 : (index) -> !fir.shape<1>
    %25 = fir.declare %23(%24) {uniq_name = "_QFsEdyn"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
    %c1_4 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %26 = fir.alloca !fir.array<10xf32> {bindc_name = "c", uniq_name = "_QFsEc"}
    %27 = fir.shape %c10 : (index) -> !fir.shape<1>
    %28 = fir.declare %26(%27) {uniq_name = "_QFsEc"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf32>>
    %29 = fir.alloca f32 {bindc_name = "x", uniq_name = "_QFsEx"}
    %30 = fir.declare %29 {uniq_name = "_QFsEx"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %31 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "al", uniq_name = "_QFsEal"}
    %32 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_5 = arith.constant 0 : index
    %33 = fir.shape %c0_5 : (index) -> !fir.shape<1>
    %34 = fir.embox %32(%33) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %34 to %31 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %35 = fir.declare %31 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %36 = fir.alloca !fir.box<!fir.heap<f32>> {bindc_name = "als", uniq_name = "_QFsEals"}
    %37 = fir.zero_bits !fir.heap<f32>
    %38 = fir.embox %37 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
    fir.store %38 to %36 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %39 = fir.declare %36 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEals"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
    %40 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xf32>>> {bindc_name = "pt", uniq_name = "_QFsEpt"}
    %41 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %c0_6 = arith.constant 0 : index
    %42 = fir.shape %c0_6 : (index) -> !fir.shape<1>
    %43 = fir.embox %41(%42) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %43 to %40 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %44 = fir.declare %40 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFsEpt"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c5 = arith.constant 5 : index
    %45 = fir.alloca !fir.char<1,5> {bindc_name = "ch", uniq_name = "_QFsEch"}
    %46 = fir.declare %45 typeparams %c5 {uniq_name = "_QFsEch"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
    %47 = fir.load %14 : !fir.ref<i32>
    %48 = fir.convert %47 : (i32) -> index
    %c0_7 = arith.constant 0 : index
    %49 = arith.cmpi sgt, %48, %c0_7 : index
    %50 = arith.select %49, %48, %c0_7 : index
    %51 = fir.alloca !fir.char<1,?>(%50 : index) {bindc_name = "cd", uniq_name = "_QFsEcd"}
    %52 = fir.declare %51 typeparams %50 {uniq_name = "_QFsEcd"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
    %53 = fir.alloca !fir.type<_QFsTt{k:i32}> {bindc_name = "d", uniq_name = "_QFsEd"}
    %54 = fir.declare %53 {uniq_name = "_QFsEd"} : (!fir.ref<!fir.type<_QFsTt{k:i32}>>) -> !fir.ref<!fir.type<_QFsTt{k:i32}>>
    %55 = fir.address_of(@_QQ_QFsTt.DerivedInit) : !fir.ref<!fir.type<_QFsTt{k:i32}>>
    fir.copy %55 to %54 no_overlap : !fir.ref<!fir.type<_QFsTt{k:i32}>>, !fir.ref<!fir.type<_QFsTt{k:i32}>>
    %56 = fir.embox %28(%27) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
    fir.store %56 to %10 : !fir.ref<!fir.box<!fir.array<10xf32>>>
    %57 = fir.embox %25(%24) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %58 = fir.embox %25(%24) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    fir.store %58 to %11 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    fir.store %16 to %12 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %59 = fir.embox %52 typeparams %50 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
    %60 = fir.emboxchar %52, %50 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %61 = fir.embox %9(%8) : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<4xi32>>
    fir.store %61 to %13 : !fir.ref<!fir.box<!fir.array<4xi32>>>
    omp.parallel private(@_QFsEc_private_box_10xf32 %10 -> %arg2, @_QFsEdyn_private_box_Uxf32 %11 -> %arg3, @_QFsEass_private_box_Uxf32 %12 -> %arg4, @_QFsEal_private_box_heap_Uxf32 %35 -> %arg5, @_QFsEals_private_box_heap_f32 %39 -> %arg6, @_QFsEpt_private_box_ptr_Uxf32 %44 -> %arg7, @_QFsEch_private_c8x5 %46 -> %arg8, @_QFsEcd_private_boxchar_c8xU %60 -> %arg9, @_QFsEd_private_rec__QFsTt %54 -> %arg10, @_QFsEm1_private_i32 %4 -> %arg11, @_QFsEm2_private_box_4xi32 %13 -> %arg12 : !fir.ref<!fir.box<!fir.array<10xf32>>>, !fir.ref<!fir.box<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<f32>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.char<1,5>>, !fir.boxchar<1>, !fir.ref<!fir.type<_QFsTt{k:i32}>>, !fir.ref<i32>, !fir.ref<!fir.box<!fir.array<4xi32>>>) {
      %74 = fir.declare %arg2 {uniq_name = "_QFsEc"} : (!fir.ref<!fir.box<!fir.array<10xf32>>>) -> !fir.ref<!fir.box<!fir.array<10xf32>>>
      %75 = fir.load %74 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      %c0_10 = arith.constant 0 : index
      %76:3 = fir.box_dims %75, %c0_10 : (!fir.box<!fir.array<10xf32>>, index) -> (index, index, index)
      %c10_11 = arith.constant 10 : index
      %77 = fir.shift %76#0 : (index) -> !fir.shift<1>
      %78 = fir.declare %arg3 {uniq_name = "_QFsEdyn"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %79 = fir.load %78 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_12 = arith.constant 0 : index
      %80:3 = fir.box_dims %79, %c0_12 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %81 = fir.shift %80#0 : (index) -> !fir.shift<1>
      %82 = fir.declare %arg4 {uniq_name = "_QFsEass"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %83 = fir.load %82 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_13 = arith.constant 0 : index
      %84:3 = fir.box_dims %83, %c0_13 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %85 = fir.shift %84#0 : (index) -> !fir.shift<1>
      %86 = fir.declare %arg5 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %87 = fir.declare %arg6 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEals"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
      %88 = fir.declare %arg7 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFsEpt"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
      %89 = fir.declare %arg8 typeparams %c5 {uniq_name = "_QFsEch"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
      %90:2 = fir.unboxchar %arg9 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
      %91 = fir.declare %90#0 typeparams %90#1 {uniq_name = "_QFsEcd"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
      %92 = fir.emboxchar %91, %90#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %93 = fir.declare %arg10 {uniq_name = "_QFsEd"} : (!fir.ref<!fir.type<_QFsTt{k:i32}>>) -> !fir.ref<!fir.type<_QFsTt{k:i32}>>
      %94 = fir.declare %arg11 {uniq_name = "_QFsEm1"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %95 = fir.declare %arg12 {uniq_name = "_QFsEm2"} : (!fir.ref<!fir.box<!fir.array<4xi32>>>) -> !fir.ref<!fir.box<!fir.array<4xi32>>>
      %96 = fir.load %95 : !fir.ref<!fir.box<!fir.array<4xi32>>>
      %c0_14 = arith.constant 0 : index
      %97:3 = fir.box_dims %96, %c0_14 : (!fir.box<!fir.array<4xi32>>, index) -> (index, index, index)
      %c4_15 = arith.constant 4 : index
      %98 = fir.shift %97#0 : (index) -> !fir.shift<1>
      %99 = fir.alloca !fir.boxchar<1>
      %100 = fir.embox %91 typeparams %90#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
      fir.store %92 to %99 : !fir.ref<!fir.boxchar<1>>
      omp.single copyprivate(%74 -> @_copy_box_10xf32 : !fir.ref<!fir.box<!fir.array<10xf32>>>, %78 -> @_copy_box_Uxf32 : !fir.ref<!fir.box<!fir.array<?xf32>>>, %82 -> @_copy_box_Uxf32 : !fir.ref<!fir.box<!fir.array<?xf32>>>, %86 -> @_copy_box_heap_Uxf32 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %87 -> @_copy_box_heap_f32 : !fir.ref<!fir.box<!fir.heap<f32>>>, %88 -> @_copy_box_ptr_Uxf32 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %89 -> @_copy_c8x5 : !fir.ref<!fir.char<1,5>>, %99 -> @_copy_boxchar_c8xU : !fir.ref<!fir.boxchar<1>>, %93 -> @_copy_rec__QFsTt : !fir.ref<!fir.type<_QFsTt{k:i32}>>, %94 -> @_copy_i32 : !fir.ref<i32>, %95 -> @_copy_box_4xi32 : !fir.ref<!fir.box<!fir.array<4xi32>>>) {
        %c1_i32 = arith.constant 1 : i32
        %c1_16 = arith.constant 1 : index
        %101 = fir.array_coor %75(%77) %c1_16 : (!fir.box<!fir.array<10xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
        %102 = fir.convert %c1_i32 : (i32) -> f32
        fir.store %102 to %101 : !fir.ref<f32>
        omp.terminator
      } {accc.at_end = ["copyprivate", "copyprivate", "copyprivate", "copyprivate", "copyprivate", "copyprivate", "copyprivate", "copyprivate", "copyprivate", "copyprivate", "copyprivate"]}
      omp.terminator
    }
    %62 = fir.load %39 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %63 = fir.box_addr %62 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %64 = fir.box_addr %62 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %65 = fir.convert %64 : (!fir.heap<f32>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %66 = arith.cmpi ne, %65, %c0_i64 : i64
    fir.if %66 {
      fir.freemem %64 : !fir.heap<f32>
      %74 = fir.zero_bits !fir.heap<f32>
      %75 = fir.embox %74 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
      fir.store %75 to %39 : !fir.ref<!fir.box<!fir.heap<f32>>>
    }
    %67 = fir.load %35 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %68 = fir.box_addr %67 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_8 = arith.constant 0 : index
    %69:3 = fir.box_dims %67, %c0_8 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %70 = fir.shape_shift %69#0, %69#1 : (index, index) -> !fir.shapeshift<1>
    %71 = fir.box_addr %67 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %72 = fir.convert %71 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_9 = arith.constant 0 : i64
    %73 = arith.cmpi ne, %72, %c0_i64_9 : i64
    fir.if %73 {
      fir.freemem %71 : !fir.heap<!fir.array<?xf32>>
      %74 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_10 = arith.constant 0 : index
      %75 = fir.shape %c0_10 : (index) -> !fir.shape<1>
      %76 = fir.embox %74(%75) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %76 to %35 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  fir.global linkonce_odr @_QQ_QFsTt.DerivedInit constant : !fir.type<_QFsTt{k:i32}> {
    %0 = fir.undefined !fir.type<_QFsTt{k:i32}>
    %c1_i32 = arith.constant 1 : i32
    %1 = fir.insert_value %0, %c1_i32, ["k", !fir.type<_QFsTt{k:i32}>] : (!fir.type<_QFsTt{k:i32}>, i32) -> !fir.type<_QFsTt{k:i32}>
    fir.has_value %1 : !fir.type<_QFsTt{k:i32}>
  }
  fir.global linkonce @_QQclX636F7079707269766174655F74797065732E66393000 constant : !fir.char<1,22> {
    %0 = fir.string_lit "copyprivate_types.f90\00"(22) : !fir.char<1,22>
    fir.has_value %0 : !fir.char<1,22>
  }
  func.func private @_FortranAInitialize(!fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  fir.type_info @_QFsTt nodestroy nofinal : !fir.type<_QFsTt{k:i32}> component_info {
    fir.dt_component "k" init @_QFsE.di.t.k
  }
  fir.global linkonce_odr @_QFsE.di.t.k constant target : i32 {
    %c1_i32 = arith.constant 1 : i32
    fir.has_value %c1_i32 : i32
  }
}
