// Variables with automap are mapped after their allocation and unmapped before their deallocation.
module {
  fir.global @_QMmEg {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = true>} : !fir.box<!fir.heap<!fir.array<?xi32>>> {
    %0 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %1 = fir.shape %c0 : (index) -> !fir.shape<1>
    %2 = fir.embox %0(%1) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    fir.has_value %2 : !fir.box<!fir.heap<!fir.array<?xi32>>>
  }
  fir.global @_QMmEh {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = true>} : !fir.box<!fir.heap<!fir.array<?x?xi32>>> {
    %0 = fir.zero_bits !fir.heap<!fir.array<?x?xi32>>
    %c0 = arith.constant 0 : index
    %1 = fir.shape %c0, %c0 : (index, index) -> !fir.shape<2>
    %2 = fir.embox %0(%1) : (!fir.heap<!fir.array<?x?xi32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xi32>>>
    fir.has_value %2 : !fir.box<!fir.heap<!fir.array<?x?xi32>>>
  }
  fir.global @_QMmEs {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = true>} : !fir.box<!fir.heap<f32>> {
    %0 = fir.zero_bits !fir.heap<f32>
    %1 = fir.embox %0 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
    fir.has_value %1 : !fir.box<!fir.heap<f32>>
  }
  func.func @_QPf(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMmEg) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %2:2 = hlfir.declare %1 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMmEg"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>)
    %3 = fir.address_of(@_QMmEh) : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %4:2 = hlfir.declare %3 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMmEh"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>)
    %5 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFfEi"}
    %6:2 = hlfir.declare %5 {uniq_name = "_QFfEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %7:2 = hlfir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFfEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %8 = fir.address_of(@_QMmEs) : !fir.ref<!fir.box<!fir.heap<f32>>>
    %9:2 = hlfir.declare %8 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMmEs"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> (!fir.ref<!fir.box<!fir.heap<f32>>>, !fir.ref<!fir.box<!fir.heap<f32>>>)
    %10 = fir.load %7#0 : !fir.ref<i32>
    %11 = fir.convert %10 : (i32) -> index
    %c0 = arith.constant 0 : index
    %12 = arith.cmpi sgt, %11, %c0 : index
    %13 = arith.select %12, %11, %c0 : index
    %14 = fir.allocmem !fir.array<?xi32>, %13 {fir.must_be_heap = true, uniq_name = "_QMmEg.alloc"}
    %15 = fir.shape %13 : (index) -> !fir.shape<1>
    %16 = fir.embox %14(%15) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    fir.store %16 to %2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %17 = fir.allocmem f32 {fir.must_be_heap = true, uniq_name = "_QMmEs.alloc"}
    %18 = fir.embox %17 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
    fir.store %18 to %9#0 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %c2_i32 = arith.constant 2 : i32
    %19 = fir.convert %c2_i32 : (i32) -> index
    %20 = fir.load %7#0 : !fir.ref<i32>
    %21 = fir.convert %20 : (i32) -> index
    %c0_0 = arith.constant 0 : index
    %22 = arith.cmpi sgt, %19, %c0_0 : index
    %23 = arith.select %22, %19, %c0_0 : index
    %c0_1 = arith.constant 0 : index
    %24 = arith.cmpi sgt, %21, %c0_1 : index
    %25 = arith.select %24, %21, %c0_1 : index
    %26 = fir.allocmem !fir.array<?x?xi32>, %23, %25 {fir.must_be_heap = true, uniq_name = "_QMmEh.alloc"}
    %27 = fir.shape %23, %25 : (index, index) -> !fir.shape<2>
    %28 = fir.embox %26(%27) : (!fir.heap<!fir.array<?x?xi32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xi32>>>
    fir.store %28 to %4#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %29 = fir.load %7#0 : !fir.ref<i32>
    %c3_i32 = arith.constant 3 : i32
    %30 = arith.cmpi sgt, %29, %c3_i32 : i32
    fir.if %30 {
      %46 = fir.load %2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %47 = fir.box_addr %46 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
      fir.freemem %47 : !fir.heap<!fir.array<?xi32>>
      %48 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
      %c0_5 = arith.constant 0 : index
      %49 = fir.shape %c0_5 : (index) -> !fir.shape<1>
      %50 = fir.embox %48(%49) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %50 to %2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    %c3_i32_2 = arith.constant 3 : i32
    %31 = fir.convert %c3_i32_2 : (i32) -> index
    %c0_3 = arith.constant 0 : index
    %32 = arith.cmpi sgt, %31, %c0_3 : index
    %33 = arith.select %32, %31, %c0_3 : index
    %34 = fir.allocmem !fir.array<?xi32>, %33 {fir.must_be_heap = true, uniq_name = "_QMmEg.alloc"}
    %35 = fir.shape %33 : (index) -> !fir.shape<1>
    %36 = fir.embox %34(%35) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    fir.store %36 to %2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %37 = fir.load %9#0 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %38 = fir.box_addr %37 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    fir.freemem %38 : !fir.heap<f32>
    %39 = fir.zero_bits !fir.heap<f32>
    %40 = fir.embox %39 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
    fir.store %40 to %9#0 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %41 = fir.load %4#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %42 = fir.box_addr %41 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>) -> !fir.heap<!fir.array<?x?xi32>>
    fir.freemem %42 : !fir.heap<!fir.array<?x?xi32>>
    %43 = fir.zero_bits !fir.heap<!fir.array<?x?xi32>>
    %c0_4 = arith.constant 0 : index
    %44 = fir.shape %c0_4, %c0_4 : (index, index) -> !fir.shape<2>
    %45 = fir.embox %43(%44) : (!fir.heap<!fir.array<?x?xi32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xi32>>>
    fir.store %45 to %4#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    return
  }
}
