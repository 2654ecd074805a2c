module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QParrays(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<!fir.array<10x?xf32>> {fir.bindc_name = "c"}, %arg3: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca tuple<!fir.box<!fir.array<4xf32>>>
    %2 = fir.alloca index
    %3 = fir.alloca !fir.array<2xf32>
    %c1 = arith.constant 1 : index
    %4 = fir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFarraysEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %5 = fir.load %4 : !fir.ref<i32>
    %6 = fir.convert %5 : (i32) -> index
    %c0 = arith.constant 0 : index
    %7 = arith.cmpi sgt, %6, %c0 : index
    %8 = arith.select %7, %6, %c0 : index
    %9 = fir.shape %8 : (index) -> !fir.shape<1>
    %10 = fir.declare %arg0(%9) dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFarraysEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_0 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %11 = fir.shift %c0_1 : (index) -> !fir.shift<1>
    %12 = fir.declare %arg1(%11) dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFarraysEb"} : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %13 = fir.rebox %12(%11) : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>) -> !fir.box<!fir.array<?xf32>>
    %c1_2 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c1_3 = arith.constant 1 : index
    %14 = fir.assumed_size_extent : index
    %15 = fir.shape %c10, %14 : (index, index) -> !fir.shape<2>
    %16 = fir.declare %arg2(%15) dummy_scope %0 arg 3 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFarraysEc"} : (!fir.ref<!fir.array<10x?xf32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<10x?xf32>>
    %17 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "d", uniq_name = "_QFarraysEd"}
    %18 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_4 = arith.constant 0 : index
    %19 = fir.shape %c0_4 : (index) -> !fir.shape<1>
    %20 = fir.embox %18(%19) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %20 to %17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %21 = fir.declare %17 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFarraysEd"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c1_5 = arith.constant 1 : index
    %22 = fir.load %4 : !fir.ref<i32>
    %23 = fir.convert %22 : (i32) -> index
    %c0_6 = arith.constant 0 : index
    %24 = arith.cmpi sgt, %23, %c0_6 : index
    %25 = arith.select %24, %23, %c0_6 : index
    %26 = fir.alloca !fir.array<?xf32>, %25 {bindc_name = "w", uniq_name = "_QFarraysEw"}
    %27 = fir.shape %25 : (index) -> !fir.shape<1>
    %28 = fir.declare %26(%27) {uniq_name = "_QFarraysEw"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
    %c1_7 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %29 = fir.alloca !fir.array<4xf32> {bindc_name = "f", uniq_name = "_QFarraysEf"}
    %30 = fir.shape %c4 : (index) -> !fir.shape<1>
    %31 = fir.declare %29(%30) {fortran_attrs = #fir.var_attrs<internal_assoc>, uniq_name = "_QFarraysEf"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xf32>>
    %32 = fir.embox %31(%30) : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<4xf32>>
    %c0_i32 = arith.constant 0 : i32
    %33 = fir.coordinate_of %1, %c0_i32 : (!fir.ref<tuple<!fir.box<!fir.array<4xf32>>>>, i32) -> !fir.llvm_ptr<!fir.box<!fir.array<4xf32>>>
    fir.store %32 to %33 : !fir.llvm_ptr<!fir.box<!fir.array<4xf32>>>
    %c1_8 = arith.constant 1 : index
    %c1_9 = arith.constant 1 : index
    %34 = fir.load %4 : !fir.ref<i32>
    %35 = fir.convert %34 : (i32) -> index
    %36 = arith.subi %35, %c1_9 : index
    %37 = arith.addi %36, %c1_8 : index
    %c0_10 = arith.constant 0 : index
    %38 = arith.cmpi sgt, %37, %c0_10 : index
    %39 = arith.select %38, %37, %c0_10 : index
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_11 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_11 to %8 step %c1_11 unordered {
      %c0_77 = arith.constant 0 : index
      %107 = fir.array_coor %13(%11) %arg4 : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %108 = fir.load %107 : !fir.ref<f32>
      %109 = fir.convert %c2_i32 : (i32) -> f32
      %110 = arith.mulf %108, %109 fastmath<contract> : f32
      %111 = fir.convert %c1_i32 : (i32) -> f32
      %112 = arith.addf %110, %111 fastmath<contract> : f32
      %c0_78 = arith.constant 0 : index
      %113 = fir.array_coor %10(%9) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %112 to %113 : !fir.ref<f32>
    }
    %c1_12 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %40 = fir.load %4 : !fir.ref<i32>
    %41 = fir.convert %40 : (i32) -> index
    %42 = arith.subi %41, %c2 : index
    %43 = arith.addi %42, %c1_12 : index
    %c0_13 = arith.constant 0 : index
    %44 = arith.cmpi sgt, %43, %c0_13 : index
    %45 = arith.select %44, %43, %c0_13 : index
    %c1_14 = arith.constant 1 : index
    %c1_15 = arith.constant 1 : index
    %46 = fir.load %4 : !fir.ref<i32>
    %c1_i32_16 = arith.constant 1 : i32
    %47 = arith.subi %46, %c1_i32_16 : i32
    %48 = fir.convert %47 : (i32) -> index
    %49 = arith.subi %48, %c1_15 : index
    %50 = arith.addi %49, %c1_14 : index
    %c0_17 = arith.constant 0 : index
    %51 = arith.cmpi sgt, %50, %c0_17 : index
    %52 = arith.select %51, %50, %c0_17 : index
    %53 = fir.shape %52 : (index) -> !fir.shape<1>
    %54 = fir.allocmem !fir.array<?xf32>, %52 {bindc_name = ".tmp.array"}
    %c1_18 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_18 to %52 step %c1_18 unordered {
      %c0_77 = arith.constant 0 : index
      %107 = fir.array_coor %10(%9) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %108 = fir.load %107 : !fir.ref<f32>
      %109 = fir.array_coor %54(%53) %arg4 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %108 to %109 : !fir.ref<f32>
    }
    %c1_19 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_19 to %45 step %c1_19 unordered {
      %107 = fir.array_coor %54(%53) %arg4 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %108 = fir.load %107 : !fir.ref<f32>
      %c1_77 = arith.constant 1 : index
      %109 = arith.addi %arg4, %c1_77 : index
      %110 = fir.array_coor %10(%9) %109 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %108 to %110 : !fir.ref<f32>
    }
    fir.freemem %54 : !fir.heap<!fir.array<?xf32>>
    %c1_20 = arith.constant 1 : index
    %c1_21 = arith.constant 1 : index
    %55 = fir.load %4 : !fir.ref<i32>
    %56 = fir.convert %55 : (i32) -> index
    %57 = arith.subi %56, %c1_21 : index
    %58 = arith.addi %57, %c1_20 : index
    %c0_22 = arith.constant 0 : index
    %59 = arith.cmpi sgt, %58, %c0_22 : index
    %60 = arith.select %59, %58, %c0_22 : index
    %c1_23 = arith.constant 1 : index
    %c1_24 = arith.constant 1 : index
    %61 = fir.load %4 : !fir.ref<i32>
    %62 = fir.convert %61 : (i32) -> index
    %63 = arith.subi %62, %c1_24 : index
    %64 = arith.addi %63, %c1_23 : index
    %c0_25 = arith.constant 0 : index
    %65 = arith.cmpi sgt, %64, %c0_25 : index
    %66 = arith.select %65, %64, %c0_25 : index
    %c1_i32_26 = arith.constant 1 : i32
    %c1_27 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_27 to %60 step %c1_27 unordered {
      %c0_77 = arith.constant 0 : index
      %107 = fir.array_coor %10(%9) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %108 = fir.load %107 : !fir.ref<f32>
      %109 = fir.convert %c1_i32_26 : (i32) -> f32
      %110 = arith.addf %108, %109 fastmath<contract> : f32
      %c0_78 = arith.constant 0 : index
      %111 = fir.array_coor %10(%9) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %110 to %111 : !fir.ref<f32>
    }
    %c4_28 = arith.constant 4 : index
    %67 = fir.address_of(@_QQro.0) : !fir.ref<!fir.array<4xf32>>
    %68 = fir.shape %c4_28 : (index) -> !fir.shape<1>
    %c1_29 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_29 to %c4 step %c1_29 unordered {
      %107 = fir.array_coor %67(%68) %arg4 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %108 = fir.load %107 : !fir.ref<f32>
      %c0_77 = arith.constant 0 : index
      %109 = fir.array_coor %31(%30) %arg4 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %108 to %109 : !fir.ref<f32>
    }
    %69 = fir.load %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %70 = fir.box_addr %69 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_30 = arith.constant 0 : index
    %71:3 = fir.box_dims %69, %c0_30 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %72 = fir.shape_shift %71#0, %71#1 : (index, index) -> !fir.shapeshift<1>
    %c0_31 = arith.constant 0 : index
    %c1_32 = arith.constant 1 : index
    %73 = arith.muli %c1_32, %8 : index
    %74 = arith.addi %c0_31, %73 : index
    %c2_33 = arith.constant 2 : index
    %c1_34 = arith.constant 1 : index
    %c2_35 = arith.constant 2 : index
    %75 = arith.addi %74, %c2_35 : index
    %76 = fir.shape %75 : (index) -> !fir.shape<1>
    %77 = fir.allocmem !fir.array<?xf32>, %75 {bindc_name = ".tmp.array"}
    %c1_36 = arith.constant 1 : index
    fir.store %c1_36 to %2 : !fir.ref<index>
    %c1_37 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_37 to %8 step %c1_37 unordered {
      %c0_77 = arith.constant 0 : index
      %107 = fir.array_coor %10(%9) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %108 = fir.load %107 : !fir.ref<f32>
      %109 = fir.load %2 : !fir.ref<index>
      %110 = fir.array_coor %77(%76) %109 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %108 to %110 : !fir.ref<f32>
      %c1_78 = arith.constant 1 : index
      %111 = arith.addi %109, %c1_78 : index
      fir.store %111 to %2 : !fir.ref<index>
    }
    %c1_38 = arith.constant 1 : index
    %c1_39 = arith.constant 1 : index
    %c2_40 = arith.constant 2 : index
    %c2_41 = arith.constant 2 : index
    %c1_42 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_42 to %c2_41 step %c1_42 unordered {
      %c0_77 = arith.constant 0 : index
      %107 = fir.array_coor %31(%30) %arg4 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %108 = fir.load %107 : !fir.ref<f32>
      %109 = fir.load %2 : !fir.ref<index>
      %110 = fir.array_coor %77(%76) %109 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %108 to %110 : !fir.ref<f32>
      %c1_78 = arith.constant 1 : index
      %111 = arith.addi %109, %c1_78 : index
      fir.store %111 to %2 : !fir.ref<index>
    }
    %78 = fir.box_addr %69 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %79 = fir.convert %78 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %80 = arith.cmpi eq, %79, %c0_i64 : i64
    %81 = arith.cmpi ne, %71#1, %75 : index
    %82 = arith.ori %80, %81 : i1
    %83 = fir.shape %75 : (index) -> !fir.shape<1>
    %84 = fir.if %82 -> (!fir.heap<!fir.array<?xf32>>) {
      %107 = fir.allocmem !fir.array<?xf32>, %75 {fir.must_be_heap = true, uniq_name = ".auto.alloc"}
      fir.result %107 : !fir.heap<!fir.array<?xf32>>
    } else {
      fir.result %78 : !fir.heap<!fir.array<?xf32>>
    }
    %c1_43 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_43 to %75 step %c1_43 unordered {
      %107 = fir.array_coor %77(%76) %arg4 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %108 = fir.load %107 : !fir.ref<f32>
      %109 = fir.array_coor %84(%83) %arg4 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %108 to %109 : !fir.ref<f32>
    }
    fir.if %82 {
      %107 = fir.convert %78 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_77 = arith.constant 0 : i64
      %108 = arith.cmpi ne, %107, %c0_i64_77 : i64
      fir.if %108 {
        fir.freemem %78 : !fir.heap<!fir.array<?xf32>>
      }
      %109 = fir.embox %84(%83) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %109 to %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    fir.freemem %77 : !fir.heap<!fir.array<?xf32>>
    %c0_i32_44 = arith.constant 0 : i32
    %85 = fir.shape %8 : (index) -> !fir.shape<1>
    %86 = fir.allocmem !fir.array<?x!fir.logical<1>>, %8 {bindc_name = ".tmp.array"}
    %c1_45 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_45 to %8 step %c1_45 unordered {
      %c0_77 = arith.constant 0 : index
      %107 = fir.array_coor %10(%9) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %108 = fir.load %107 : !fir.ref<f32>
      %109 = fir.convert %c0_i32_44 : (i32) -> f32
      %110 = arith.cmpf ogt, %108, %109 fastmath<contract> : f32
      %111 = fir.convert %110 : (i1) -> !fir.logical<4>
      %112 = fir.convert %111 : (!fir.logical<4>) -> i1
      %113 = fir.convert %112 : (i1) -> !fir.logical<1>
      %114 = fir.array_coor %86(%85) %arg4 : (!fir.heap<!fir.array<?x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      fir.store %113 to %114 : !fir.ref<!fir.logical<1>>
    }
    %c1_i32_46 = arith.constant 1 : i32
    %c1_47 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_47 to %8 step %c1_47 unordered {
      %107 = fir.array_coor %86(%85) %arg4 : (!fir.heap<!fir.array<?x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      %108 = fir.load %107 : !fir.ref<!fir.logical<1>>
      %109 = fir.convert %108 : (!fir.logical<1>) -> i1
      fir.if %109 {
        %c0_77 = arith.constant 0 : index
        %110 = fir.array_coor %28(%27) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %111 = fir.convert %c1_i32_46 : (i32) -> f32
        fir.store %111 to %110 : !fir.ref<f32>
      }
    }
    %87 = fir.shape %8 : (index) -> !fir.shape<1>
    %88 = fir.allocmem !fir.array<?x!fir.logical<1>>, %8 {bindc_name = ".tmp.array"}
    %c1_48 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_48 to %8 step %c1_48 unordered {
      %107 = fir.array_coor %86(%85) %arg4 : (!fir.heap<!fir.array<?x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      %108 = fir.load %107 : !fir.ref<!fir.logical<1>>
      %109 = fir.convert %108 : (!fir.logical<1>) -> i1
      %true = arith.constant true
      %110 = arith.xori %109, %true : i1
      %111 = fir.convert %110 : (i1) -> !fir.logical<1>
      %112 = fir.array_coor %88(%87) %arg4 : (!fir.heap<!fir.array<?x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      fir.store %111 to %112 : !fir.ref<!fir.logical<1>>
    }
    %c-1_i32 = arith.constant -1 : i32
    %c1_49 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_49 to %8 step %c1_49 unordered {
      %107 = fir.array_coor %88(%87) %arg4 : (!fir.heap<!fir.array<?x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      %108 = fir.load %107 : !fir.ref<!fir.logical<1>>
      %109 = fir.convert %108 : (!fir.logical<1>) -> i1
      fir.if %109 {
        %c0_77 = arith.constant 0 : index
        %110 = fir.array_coor %28(%27) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %111 = fir.convert %c-1_i32 : (i32) -> f32
        fir.store %111 to %110 : !fir.ref<f32>
      }
    }
    fir.freemem %88 : !fir.heap<!fir.array<?x!fir.logical<1>>>
    fir.freemem %86 : !fir.heap<!fir.array<?x!fir.logical<1>>>
    %c1_50 = arith.constant 1 : index
    %c11 = arith.constant 11 : index
    %c1_51 = arith.constant 1 : index
    %c10_52 = arith.constant 10 : index
    %c1_53 = arith.constant 1 : index
    %c1_54 = arith.constant 1 : index
    %89 = fir.array_coor %28(%27) %c1_54 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
    %90 = fir.load %89 : !fir.ref<f32>
    %c1_55 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_55 to %c10 step %c1_55 unordered {
      %c0_77 = arith.constant 0 : index
      %107 = fir.array_coor %16(%15) %arg4, %c1_53 : (!fir.ref<!fir.array<10x?xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
      fir.store %90 to %107 : !fir.ref<f32>
    }
    %cst = arith.constant 0.000000e+00 : f32
    %c1_56 = arith.constant 1 : index
    %91 = fir.do_loop %arg4 = %c1_56 to %25 step %c1_56 iter_args(%arg5 = %cst) -> (f32) {
      %c0_77 = arith.constant 0 : index
      %107 = fir.array_coor %28(%27) %arg4 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %108 = fir.load %107 : !fir.ref<f32>
      %109 = arith.addf %arg5, %108 fastmath<contract> : f32
      fir.result %109 : f32
    }
    %92 = fir.load %4 : !fir.ref<i32>
    %93 = fir.convert %92 : (i32) -> i64
    %c2_57 = arith.constant 2 : index
    %94 = fir.array_coor %16(%15) %93, %c2_57 : (!fir.ref<!fir.array<10x?xf32>>, !fir.shape<2>, i64, index) -> !fir.ref<f32>
    fir.store %91 to %94 : !fir.ref<f32>
    %c1_58 = arith.constant 1 : index
    %c11_59 = arith.constant 11 : index
    %c1_60 = arith.constant 1 : index
    %c10_61 = arith.constant 10 : index
    %c1_62 = arith.constant 1 : index
    %95 = fir.array_coor %16(%15) %c1_2, %c1_62 : (!fir.ref<!fir.array<10x?xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
    %96 = fir.convert %95 : (!fir.ref<f32>) -> !fir.ref<!fir.array<2xf32>>
    fir.call @_QFarraysPtake(%96, %1) fastmath<contract> : (!fir.ref<!fir.array<2xf32>>, !fir.ref<tuple<!fir.box<!fir.array<4xf32>>>>) -> ()
    %c1_63 = arith.constant 1 : index
    %c1_64 = arith.constant 1 : index
    %c4_65 = arith.constant 4 : index
    %c2_66 = arith.constant 2 : index
    %c2_67 = arith.constant 2 : index
    %97 = fir.shape %c2_67 : (index) -> !fir.shape<1>
    %c1_68 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_68 to %c2_67 step %c1_68 unordered {
      %107 = fir.array_coor %3(%97) %arg4 : (!fir.ref<!fir.array<2xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %c1_77 = arith.constant 1 : index
      %108 = arith.subi %arg4, %c1_77 : index
      %109 = arith.muli %108, %c2_66 : index
      %110 = arith.addi %109, %c1_64 : index
      %111 = fir.array_coor %31(%30) %110 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %112 = fir.load %111 : !fir.ref<f32>
      fir.store %112 to %107 : !fir.ref<f32>
    }
    fir.call @_QFarraysPtake(%3, %1) fastmath<contract> : (!fir.ref<!fir.array<2xf32>>, !fir.ref<tuple<!fir.box<!fir.array<4xf32>>>>) -> ()
    %c1_69 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_69 to %c2_67 step %c1_69 unordered {
      %c1_77 = arith.constant 1 : index
      %107 = arith.subi %arg4, %c1_77 : index
      %108 = arith.muli %107, %c2_66 : index
      %109 = arith.addi %108, %c1_64 : index
      %110 = fir.array_coor %31(%30) %109 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %111 = fir.array_coor %3(%97) %arg4 : (!fir.ref<!fir.array<2xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %112 = fir.load %111 : !fir.ref<f32>
      fir.store %112 to %110 : !fir.ref<f32>
    }
    %c1_70 = arith.constant 1 : index
    %c2_71 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c1_72 = arith.constant 1 : index
    %c4_73 = arith.constant 4 : index
    %c2_74 = arith.constant 2 : index
    %98 = fir.slice %c1_7, %c4_73, %c2_71 : (index, index, index) -> !fir.slice<1>
    %99 = fir.embox %31(%30) [%98] : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?xf32>>
    fir.call @_QFarraysPshaped(%99, %1) fastmath<contract> : (!fir.box<!fir.array<?xf32>>, !fir.ref<tuple<!fir.box<!fir.array<4xf32>>>>) -> ()
    %100 = fir.load %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %101 = fir.box_addr %100 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_75 = arith.constant 0 : index
    %102:3 = fir.box_dims %100, %c0_75 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %103 = fir.shape_shift %102#0, %102#1 : (index, index) -> !fir.shapeshift<1>
    %104 = fir.box_addr %100 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %105 = fir.convert %104 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_76 = arith.constant 0 : i64
    %106 = arith.cmpi ne, %105, %c0_i64_76 : i64
    fir.if %106 {
      fir.freemem %104 : !fir.heap<!fir.array<?xf32>>
      %107 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_77 = arith.constant 0 : index
      %108 = fir.shape %c0_77 : (index) -> !fir.shape<1>
      %109 = fir.embox %107(%108) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %109 to %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  fir.global internal @_QQro.0(dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>) constant : !fir.array<4xf32>
  func.func private @_QFarraysPtake(%arg0: !fir.ref<!fir.array<2xf32>> {fir.bindc_name = "v"}, %arg1: !fir.ref<tuple<!fir.box<!fir.array<4xf32>>>> {fir.host_assoc}) attributes {fir.host_symbol = @_QParrays} {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1 = fir.shape %c2 : (index) -> !fir.shape<1>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFarraysFtakeEv"} : (!fir.ref<!fir.array<2xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<2xf32>>
    %c0_i32 = arith.constant 0 : i32
    %c1_0 = arith.constant 1 : index
    %3 = fir.array_coor %2(%1) %c1_0 : (!fir.ref<!fir.array<2xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
    %4 = fir.convert %c0_i32 : (i32) -> f32
    fir.store %4 to %3 : !fir.ref<f32>
    return
  }
  func.func private @_QFarraysPshaped(%arg0: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "v"}, %arg1: !fir.ref<tuple<!fir.box<!fir.array<4xf32>>>> {fir.host_assoc}) attributes {fir.host_symbol = @_QParrays} {
    %0 = fir.dummy_scope : !fir.dscope
    %c0_i32 = arith.constant 0 : i32
    %1 = fir.coordinate_of %arg1, %c0_i32 : (!fir.ref<tuple<!fir.box<!fir.array<4xf32>>>>, i32) -> !fir.llvm_ptr<!fir.box<!fir.array<4xf32>>>
    %2 = fir.load %1 : !fir.llvm_ptr<!fir.box<!fir.array<4xf32>>>
    %c0 = arith.constant 0 : index
    %3:3 = fir.box_dims %2, %c0 : (!fir.box<!fir.array<4xf32>>, index) -> (index, index, index)
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %4 = fir.shape %c4 : (index) -> !fir.shape<1>
    %5 = fir.box_addr %2 : (!fir.box<!fir.array<4xf32>>) -> !fir.ref<!fir.array<4xf32>>
    %6 = fir.declare %5(%4) {fortran_attrs = #fir.var_attrs<host_assoc>, uniq_name = "_QFarraysEf"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xf32>>
    %c1_0 = arith.constant 1 : index
    %7 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFarraysFshapedEv"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %8 = fir.rebox %7 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %c2 = arith.constant 2 : index
    %9 = fir.array_coor %8 %c2 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
    %10 = fir.load %9 : !fir.ref<f32>
    %c1_1 = arith.constant 1 : index
    %11 = fir.array_coor %6(%4) %c1_1 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
    fir.store %10 to %11 : !fir.ref<f32>
    return
  }
}
