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
    %17 = fir.load %2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %18 = fir.box_addr %17 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_0 = arith.constant 0 : index
    %19:3 = fir.box_dims %17, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %20:3 = fir.box_dims %17, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_2 = arith.constant 0 : index
    %21 = arith.subi %20#1, %c1 : index
    %22 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%21 : index) extent(%20#1 : index) stride(%20#2 : index) start_idx(%19#0 : index) {stride_in_bytes = true}
    %23 = arith.muli %20#2, %20#1 : index
    %24 = omp.map.info var_ptr(%2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(to) capture(ByCopy) bounds(%22) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "_QMmEg"}
    omp.target_enter_data map_entries(%24 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>)
    %25 = fir.allocmem f32 {fir.must_be_heap = true, uniq_name = "_QMmEs.alloc"}
    %26 = fir.embox %25 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
    fir.store %26 to %9#0 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %27 = omp.map.info var_ptr(%9#0 : !fir.ref<!fir.box<!fir.heap<f32>>>, !fir.box<!fir.heap<f32>>) map_clauses(to) capture(ByCopy) -> !fir.ref<!fir.box<!fir.heap<f32>>> {name = "_QMmEs"}
    omp.target_enter_data map_entries(%27 : !fir.ref<!fir.box<!fir.heap<f32>>>)
    %c2_i32 = arith.constant 2 : i32
    %28 = fir.convert %c2_i32 : (i32) -> index
    %29 = fir.load %7#0 : !fir.ref<i32>
    %30 = fir.convert %29 : (i32) -> index
    %c0_3 = arith.constant 0 : index
    %31 = arith.cmpi sgt, %28, %c0_3 : index
    %32 = arith.select %31, %28, %c0_3 : index
    %c0_4 = arith.constant 0 : index
    %33 = arith.cmpi sgt, %30, %c0_4 : index
    %34 = arith.select %33, %30, %c0_4 : index
    %35 = fir.allocmem !fir.array<?x?xi32>, %32, %34 {fir.must_be_heap = true, uniq_name = "_QMmEh.alloc"}
    %36 = fir.shape %32, %34 : (index, index) -> !fir.shape<2>
    %37 = fir.embox %35(%36) : (!fir.heap<!fir.array<?x?xi32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xi32>>>
    fir.store %37 to %4#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %38 = fir.load %4#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %39 = fir.box_addr %38 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>) -> !fir.heap<!fir.array<?x?xi32>>
    %c0_5 = arith.constant 0 : index
    %40:3 = fir.box_dims %38, %c0_5 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c1_6 = arith.constant 1 : index
    %41:3 = fir.box_dims %38, %c1_6 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c1_7 = arith.constant 1 : index
    %c0_8 = arith.constant 0 : index
    %42:3 = fir.box_dims %38, %c0_8 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c0_9 = arith.constant 0 : index
    %43 = arith.subi %42#1, %c1_7 : index
    %44 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%43 : index) extent(%42#1 : index) stride(%42#2 : index) start_idx(%40#0 : index) {stride_in_bytes = true}
    %45 = arith.muli %42#2, %42#1 : index
    %c1_10 = arith.constant 1 : index
    %46:3 = fir.box_dims %38, %c1_10 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c0_11 = arith.constant 0 : index
    %47 = arith.subi %46#1, %c1_7 : index
    %48 = omp.map.bounds lower_bound(%c0_11 : index) upper_bound(%47 : index) extent(%46#1 : index) stride(%45 : index) start_idx(%41#0 : index) {stride_in_bytes = true}
    %49 = arith.muli %45, %46#1 : index
    %50 = omp.map.info var_ptr(%4#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>, !fir.box<!fir.heap<!fir.array<?x?xi32>>>) map_clauses(to) capture(ByCopy) bounds(%44, %48) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>> {name = "_QMmEh"}
    omp.target_enter_data map_entries(%50 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>)
    %51 = fir.load %7#0 : !fir.ref<i32>
    %c3_i32 = arith.constant 3 : i32
    %52 = arith.cmpi sgt, %51, %c3_i32 : i32
    fir.if %52 {
      %90 = fir.load %2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %91 = fir.load %2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %92 = fir.box_addr %91 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
      %c0_26 = arith.constant 0 : index
      %93:3 = fir.box_dims %91, %c0_26 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %c1_27 = arith.constant 1 : index
      %c0_28 = arith.constant 0 : index
      %94:3 = fir.box_dims %91, %c0_28 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %c0_29 = arith.constant 0 : index
      %95 = arith.subi %94#1, %c1_27 : index
      %96 = omp.map.bounds lower_bound(%c0_29 : index) upper_bound(%95 : index) extent(%94#1 : index) stride(%94#2 : index) start_idx(%93#0 : index) {stride_in_bytes = true}
      %97 = arith.muli %94#2, %94#1 : index
      %98 = omp.map.info var_ptr(%2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(delete) capture(ByCopy) bounds(%96) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "_QMmEg"}
      omp.target_exit_data map_entries(%98 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>)
      %99 = fir.box_addr %90 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
      fir.freemem %99 : !fir.heap<!fir.array<?xi32>>
      %100 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
      %c0_30 = arith.constant 0 : index
      %101 = fir.shape %c0_30 : (index) -> !fir.shape<1>
      %102 = fir.embox %100(%101) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %102 to %2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    %c3_i32_12 = arith.constant 3 : i32
    %53 = fir.convert %c3_i32_12 : (i32) -> index
    %c0_13 = arith.constant 0 : index
    %54 = arith.cmpi sgt, %53, %c0_13 : index
    %55 = arith.select %54, %53, %c0_13 : index
    %56 = fir.allocmem !fir.array<?xi32>, %55 {fir.must_be_heap = true, uniq_name = "_QMmEg.alloc"}
    %57 = fir.shape %55 : (index) -> !fir.shape<1>
    %58 = fir.embox %56(%57) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    fir.store %58 to %2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %59 = fir.load %2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %60 = fir.box_addr %59 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_14 = arith.constant 0 : index
    %61:3 = fir.box_dims %59, %c0_14 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c1_15 = arith.constant 1 : index
    %c0_16 = arith.constant 0 : index
    %62:3 = fir.box_dims %59, %c0_16 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_17 = arith.constant 0 : index
    %63 = arith.subi %62#1, %c1_15 : index
    %64 = omp.map.bounds lower_bound(%c0_17 : index) upper_bound(%63 : index) extent(%62#1 : index) stride(%62#2 : index) start_idx(%61#0 : index) {stride_in_bytes = true}
    %65 = arith.muli %62#2, %62#1 : index
    %66 = omp.map.info var_ptr(%2#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(to) capture(ByCopy) bounds(%64) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "_QMmEg"}
    omp.target_enter_data map_entries(%66 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>)
    %67 = fir.load %9#0 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %68 = omp.map.info var_ptr(%9#0 : !fir.ref<!fir.box<!fir.heap<f32>>>, !fir.box<!fir.heap<f32>>) map_clauses(delete) capture(ByCopy) -> !fir.ref<!fir.box<!fir.heap<f32>>> {name = "_QMmEs"}
    omp.target_exit_data map_entries(%68 : !fir.ref<!fir.box<!fir.heap<f32>>>)
    %69 = fir.box_addr %67 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    fir.freemem %69 : !fir.heap<f32>
    %70 = fir.zero_bits !fir.heap<f32>
    %71 = fir.embox %70 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
    fir.store %71 to %9#0 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %72 = fir.load %4#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %73 = fir.load %4#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %74 = fir.box_addr %73 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>) -> !fir.heap<!fir.array<?x?xi32>>
    %c0_18 = arith.constant 0 : index
    %75:3 = fir.box_dims %73, %c0_18 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c1_19 = arith.constant 1 : index
    %76:3 = fir.box_dims %73, %c1_19 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c1_20 = arith.constant 1 : index
    %c0_21 = arith.constant 0 : index
    %77:3 = fir.box_dims %73, %c0_21 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c0_22 = arith.constant 0 : index
    %78 = arith.subi %77#1, %c1_20 : index
    %79 = omp.map.bounds lower_bound(%c0_22 : index) upper_bound(%78 : index) extent(%77#1 : index) stride(%77#2 : index) start_idx(%75#0 : index) {stride_in_bytes = true}
    %80 = arith.muli %77#2, %77#1 : index
    %c1_23 = arith.constant 1 : index
    %81:3 = fir.box_dims %73, %c1_23 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c0_24 = arith.constant 0 : index
    %82 = arith.subi %81#1, %c1_20 : index
    %83 = omp.map.bounds lower_bound(%c0_24 : index) upper_bound(%82 : index) extent(%81#1 : index) stride(%80 : index) start_idx(%76#0 : index) {stride_in_bytes = true}
    %84 = arith.muli %80, %81#1 : index
    %85 = omp.map.info var_ptr(%4#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>, !fir.box<!fir.heap<!fir.array<?x?xi32>>>) map_clauses(delete) capture(ByCopy) bounds(%79, %83) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>> {name = "_QMmEh"}
    omp.target_exit_data map_entries(%85 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>)
    %86 = fir.box_addr %72 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>) -> !fir.heap<!fir.array<?x?xi32>>
    fir.freemem %86 : !fir.heap<!fir.array<?x?xi32>>
    %87 = fir.zero_bits !fir.heap<!fir.array<?x?xi32>>
    %c0_25 = arith.constant 0 : index
    %88 = fir.shape %c0_25, %c0_25 : (index, index) -> !fir.shape<2>
    %89 = fir.embox %87(%88) : (!fir.heap<!fir.array<?x?xi32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xi32>>>
    fir.store %89 to %4#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    return
  }
}
