module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QPmemory(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "t", fir.target}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFmemoryEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg1(%6) dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout, target>, uniq_name = "_QFmemoryEt"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %8 = fir.alloca !fir.box<!fir.heap<!fir.array<?x?xf32>>> {bindc_name = "a", uniq_name = "_QFmemoryEa"}
    %9 = fir.zero_bits !fir.heap<!fir.array<?x?xf32>>
    %c0_0 = arith.constant 0 : index
    %10 = fir.shape %c0_0, %c0_0 : (index, index) -> !fir.shape<2>
    %11 = fir.embox %9(%10) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xf32>>>
    fir.store %11 to %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %12 = fir.declare %8 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFmemoryEa"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %13 = fir.alloca !fir.box<!fir.heap<!fir.array<?x?xf32>>> {bindc_name = "b", uniq_name = "_QFmemoryEb"}
    %14 = fir.zero_bits !fir.heap<!fir.array<?x?xf32>>
    %c0_1 = arith.constant 0 : index
    %15 = fir.shape %c0_1, %c0_1 : (index, index) -> !fir.shape<2>
    %16 = fir.embox %14(%15) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xf32>>>
    fir.store %16 to %13 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %17 = fir.declare %13 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFmemoryEb"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %18 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xf32>>> {bindc_name = "p", uniq_name = "_QFmemoryEp"}
    %19 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %c0_2 = arith.constant 0 : index
    %20 = fir.shape %c0_2 : (index) -> !fir.shape<1>
    %21 = fir.embox %19(%20) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %21 to %18 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %22 = fir.declare %18 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFmemoryEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %23 = fir.alloca !fir.box<!fir.ptr<!fir.array<?x?xf32>>> {bindc_name = "q", uniq_name = "_QFmemoryEq"}
    %24 = fir.zero_bits !fir.ptr<!fir.array<?x?xf32>>
    %c0_3 = arith.constant 0 : index
    %25 = fir.shape %c0_3, %c0_3 : (index, index) -> !fir.shape<2>
    %26 = fir.embox %24(%25) : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    fir.store %26 to %23 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %27 = fir.declare %23 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFmemoryEq"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %28 = fir.alloca i32 {bindc_name = "st", uniq_name = "_QFmemoryEst"}
    %29 = fir.declare %28 {uniq_name = "_QFmemoryEst"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    fir.store %c0_i32 to %29 : !fir.ref<i32>
    %30 = fir.load %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %31 = fir.box_addr %30 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %c0_4 = arith.constant 0 : index
    %32:3 = fir.box_dims %30, %c0_4 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_5 = arith.constant 1 : index
    %33:3 = fir.box_dims %30, %c1_5 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %34 = fir.shape_shift %32#0, %32#1, %33#0, %33#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %c1_6 = arith.constant 1 : index
    %c0_7 = arith.constant 0 : index
    %35 = fir.load %1 : !fir.ref<i32>
    %36 = fir.convert %35 : (i32) -> index
    %c1_8 = arith.constant 1 : index
    %37 = arith.addi %36, %c1_8 : index
    %c0_9 = arith.constant 0 : index
    %38 = arith.cmpi sgt, %37, %c0_9 : index
    %39 = arith.select %38, %37, %c0_9 : index
    %c1_10 = arith.constant 1 : index
    %40 = fir.load %1 : !fir.ref<i32>
    %41 = fir.convert %40 : (i32) -> index
    %c0_11 = arith.constant 0 : index
    %42 = arith.cmpi sgt, %41, %c0_11 : index
    %43 = arith.select %42, %41, %c0_11 : index
    %44 = fir.box_addr %30 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %45 = fir.convert %44 : (!fir.heap<!fir.array<?x?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %46 = arith.cmpi ne, %45, %c0_i64 : i64
    fir.if %46 {
      %c5014_i32 = arith.constant 5014 : i32
      fir.store %c5014_i32 to %29 : !fir.ref<i32>
    } else {
      %127 = fir.allocmem !fir.array<?x?xf32>, %39, %43 {fir.must_be_heap = true, fir.null_on_failure, uniq_name = "a.alloc"}
      %128 = fir.convert %127 : (!fir.heap<!fir.array<?x?xf32>>) -> i64
      %c0_i64_56 = arith.constant 0 : i64
      %129 = arith.cmpi eq, %128, %c0_i64_56 : i64
      fir.if %129 {
        %c5014_i32 = arith.constant 5014 : i32
        fir.store %c5014_i32 to %29 : !fir.ref<i32>
      } else {
        %130 = fir.shape %39, %43 : (index, index) -> !fir.shape<2>
        %131 = fir.shape_shift %c0_7, %39, %c1_10, %43 : (index, index, index, index) -> !fir.shapeshift<2>
        %132 = fir.embox %127(%131) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.heap<!fir.array<?x?xf32>>>
        fir.store %132 to %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
      }
    }
    %47 = fir.load %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %48 = fir.box_addr %47 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %c0_12 = arith.constant 0 : index
    %49:3 = fir.box_dims %47, %c0_12 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_13 = arith.constant 1 : index
    %50:3 = fir.box_dims %47, %c1_13 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %51 = fir.shape_shift %49#0, %49#1, %50#0, %50#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %52 = fir.load %17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %53 = fir.box_addr %52 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %c0_14 = arith.constant 0 : index
    %54:3 = fir.box_dims %52, %c0_14 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_15 = arith.constant 1 : index
    %55:3 = fir.box_dims %52, %c1_15 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %56 = fir.shape_shift %54#0, %54#1, %55#0, %55#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %c1_16 = arith.constant 1 : index
    %c1_17 = arith.constant 1 : index
    %57 = fir.box_addr %52 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %58 = fir.convert %57 : (!fir.heap<!fir.array<?x?xf32>>) -> i64
    %c0_i64_18 = arith.constant 0 : i64
    %59 = arith.cmpi ne, %58, %c0_i64_18 : i64
    fir.if %59 {
      %127 = fir.address_of(@_QQclX6D656D6F72792E66393000) : !fir.ref<!fir.char<1,11>>
      %128 = fir.convert %127 : (!fir.ref<!fir.char<1,11>>) -> !fir.ref<i8>
      %c10_i32 = arith.constant 10 : i32
      %129 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027622700) : !fir.ref<!fir.char<1,54>>
      %130 = fir.convert %129 : (!fir.ref<!fir.char<1,54>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%130, %128, %c10_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %127 = fir.allocmem !fir.array<?x?xf32>, %49#1, %50#1 {fir.must_be_heap = true, uniq_name = "b.alloc"}
      %128 = fir.shape %49#1, %50#1 : (index, index) -> !fir.shape<2>
      %129 = fir.shape_shift %49#0, %49#1, %50#0, %50#1 : (index, index, index, index) -> !fir.shapeshift<2>
      %130 = fir.embox %127(%129) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.heap<!fir.array<?x?xf32>>>
      fir.store %130 to %17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
      %c1_56 = arith.constant 1 : index
      fir.do_loop %arg2 = %c1_56 to %50#1 step %c1_56 unordered {
        fir.do_loop %arg3 = %c1_56 to %49#1 step %c1_56 unordered {
          %c1_57 = arith.constant 1 : index
          %131 = arith.subi %49#0, %c1_57 : index
          %132 = arith.addi %arg3, %131 : index
          %c1_58 = arith.constant 1 : index
          %133 = arith.subi %50#0, %c1_58 : index
          %134 = arith.addi %arg2, %133 : index
          %135 = fir.array_coor %48(%51) %132, %134 : (!fir.heap<!fir.array<?x?xf32>>, !fir.shapeshift<2>, index, index) -> !fir.ref<f32>
          %136 = fir.load %135 : !fir.ref<f32>
          %137 = fir.array_coor %127(%128) %arg3, %arg2 : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
          fir.store %136 to %137 : !fir.ref<f32>
        }
      }
    }
    %c1_19 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %60 = fir.load %1 : !fir.ref<i32>
    %61 = fir.convert %60 : (i32) -> index
    %c2_20 = arith.constant 2 : index
    %62 = arith.subi %61, %c2 : index
    %63 = arith.addi %62, %c2_20 : index
    %64 = arith.divsi %63, %c2_20 : index
    %c0_21 = arith.constant 0 : index
    %65 = arith.cmpi sgt, %64, %c0_21 : index
    %66 = arith.select %65, %64, %c0_21 : index
    %67 = fir.load %22 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %68 = fir.box_addr %67 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_22 = arith.constant 0 : index
    %69:3 = fir.box_dims %67, %c0_22 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %70 = fir.shift %69#0 : (index) -> !fir.shift<1>
    %71 = fir.slice %c2, %61, %c2_20 : (index, index, index) -> !fir.slice<1>
    %72 = fir.embox %7(%6) [%71] : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?xf32>>
    %73 = fir.rebox %72 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %73 to %22 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %74 = fir.load %22 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %75 = fir.box_addr %74 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_23 = arith.constant 0 : index
    %76:3 = fir.box_dims %74, %c0_23 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %77 = fir.shift %76#0 : (index) -> !fir.shift<1>
    %c1_i32 = arith.constant 1 : i32
    %c1_24 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_24 to %76#1 step %c1_24 unordered {
      %c1_56 = arith.constant 1 : index
      %127 = arith.subi %76#0, %c1_56 : index
      %128 = arith.addi %arg2, %127 : index
      %129 = fir.array_coor %74(%77) %128 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %130 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %130 to %129 : !fir.ref<f32>
    }
    %78 = fir.load %27 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %79 = fir.box_addr %78 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>) -> !fir.ptr<!fir.array<?x?xf32>>
    %c0_25 = arith.constant 0 : index
    %80:3 = fir.box_dims %78, %c0_25 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_26 = arith.constant 1 : index
    %81:3 = fir.box_dims %78, %c1_26 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %82 = fir.shift %80#0, %81#0 : (index, index) -> !fir.shift<2>
    %c1_27 = arith.constant 1 : index
    %c1_28 = arith.constant 1 : index
    %c2_29 = arith.constant 2 : index
    %c1_30 = arith.constant 1 : index
    %c1_31 = arith.constant 1 : index
    %c2_32 = arith.constant 2 : index
    %c2_33 = arith.constant 2 : index
    %c1_34 = arith.constant 1 : index
    %c1_35 = arith.constant 1 : index
    %c2_36 = arith.constant 2 : index
    %c1_37 = arith.constant 1 : index
    %c1_38 = arith.constant 1 : index
    %c2_39 = arith.constant 2 : index
    %c2_40 = arith.constant 2 : index
    %83 = fir.convert %7 : (!fir.ref<!fir.array<?xf32>>) -> !fir.ptr<!fir.array<?x?xf32>>
    %84 = fir.shape_shift %c1_28, %c2_33, %c1_35, %c2_40 : (index, index, index, index) -> !fir.shapeshift<2>
    %85 = fir.embox %83(%84) : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    fir.store %85 to %27 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %c3_i32 = arith.constant 3 : i32
    %86 = fir.load %27 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %87 = fir.box_addr %86 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>) -> !fir.ptr<!fir.array<?x?xf32>>
    %c0_41 = arith.constant 0 : index
    %88:3 = fir.box_dims %86, %c0_41 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_42 = arith.constant 1 : index
    %89:3 = fir.box_dims %86, %c1_42 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %90 = fir.shift %88#0, %89#0 : (index, index) -> !fir.shift<2>
    %c2_43 = arith.constant 2 : index
    %c1_44 = arith.constant 1 : index
    %91 = fir.array_coor %86(%90) %c2_43, %c1_44 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, !fir.shift<2>, index, index) -> !fir.ref<f32>
    %92 = fir.convert %c3_i32 : (i32) -> f32
    fir.store %92 to %91 : !fir.ref<f32>
    %93 = fir.load %22 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %94 = fir.box_addr %93 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_45 = arith.constant 0 : index
    %95:3 = fir.box_dims %93, %c0_45 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %96 = fir.shift %95#0 : (index) -> !fir.shift<1>
    %97 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %c0_46 = arith.constant 0 : index
    %98 = fir.shape %c0_46 : (index) -> !fir.shape<1>
    %99 = fir.embox %97(%98) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %99 to %22 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %100 = fir.load %27 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %101 = fir.box_addr %100 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>) -> !fir.ptr<!fir.array<?x?xf32>>
    %c0_47 = arith.constant 0 : index
    %102:3 = fir.box_dims %100, %c0_47 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_48 = arith.constant 1 : index
    %103:3 = fir.box_dims %100, %c1_48 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %104 = fir.shift %102#0, %103#0 : (index, index) -> !fir.shift<2>
    %105 = fir.load %27 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %106 = fir.box_addr %105 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>) -> !fir.ptr<!fir.array<?x?xf32>>
    %107 = fir.convert %106 : (!fir.ptr<!fir.array<?x?xf32>>) -> i64
    %c0_i64_49 = arith.constant 0 : i64
    %108 = arith.cmpi ne, %107, %c0_i64_49 : i64
    %109 = fir.convert %108 : (i1) -> !fir.logical<4>
    %110 = fir.convert %109 : (!fir.logical<4>) -> i1
    fir.if %110 {
      %127 = fir.load %17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
      %128 = fir.box_addr %127 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
      %c0_56 = arith.constant 0 : index
      %129:3 = fir.box_dims %127, %c0_56 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %c1_57 = arith.constant 1 : index
      %130:3 = fir.box_dims %127, %c1_57 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
      %131 = fir.shape_shift %129#0, %129#1, %130#0, %130#1 : (index, index, index, index) -> !fir.shapeshift<2>
      %132 = fir.box_addr %127 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
      %133 = fir.convert %132 : (!fir.heap<!fir.array<?x?xf32>>) -> i64
      %c0_i64_58 = arith.constant 0 : i64
      %134 = arith.cmpi eq, %133, %c0_i64_58 : i64
      fir.if %134 {
        %135 = fir.address_of(@_QQclX6D656D6F72792E66393000) : !fir.ref<!fir.char<1,11>>
        %136 = fir.convert %135 : (!fir.ref<!fir.char<1,11>>) -> !fir.ref<i8>
        %c16_i32 = arith.constant 16 : i32
        %137 = fir.address_of(@_QQclX417474656D707420746F204445414C4C4F4341544520756E616C6C6F63617465642027622700) : !fir.ref<!fir.char<1,38>>
        %138 = fir.convert %137 : (!fir.ref<!fir.char<1,38>>) -> !fir.ref<i8>
        fir.call @_FortranAReportFatalUserError(%138, %136, %c16_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
      } else {
        fir.freemem %132 : !fir.heap<!fir.array<?x?xf32>>
        %135 = fir.zero_bits !fir.heap<!fir.array<?x?xf32>>
        %c0_59 = arith.constant 0 : index
        %136 = fir.shape %c0_59, %c0_59 : (index, index) -> !fir.shape<2>
        %137 = fir.embox %135(%136) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xf32>>>
        fir.store %137 to %17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
      }
    }
    %111 = fir.load %17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %112 = fir.box_addr %111 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %c0_50 = arith.constant 0 : index
    %113:3 = fir.box_dims %111, %c0_50 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_51 = arith.constant 1 : index
    %114:3 = fir.box_dims %111, %c1_51 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %115 = fir.shape_shift %113#0, %113#1, %114#0, %114#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %116 = fir.box_addr %111 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %117 = fir.convert %116 : (!fir.heap<!fir.array<?x?xf32>>) -> i64
    %c0_i64_52 = arith.constant 0 : i64
    %118 = arith.cmpi ne, %117, %c0_i64_52 : i64
    fir.if %118 {
      fir.freemem %116 : !fir.heap<!fir.array<?x?xf32>>
      %127 = fir.zero_bits !fir.heap<!fir.array<?x?xf32>>
      %c0_56 = arith.constant 0 : index
      %128 = fir.shape %c0_56, %c0_56 : (index, index) -> !fir.shape<2>
      %129 = fir.embox %127(%128) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xf32>>>
      fir.store %129 to %17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    }
    %119 = fir.load %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %120 = fir.box_addr %119 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %c0_53 = arith.constant 0 : index
    %121:3 = fir.box_dims %119, %c0_53 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_54 = arith.constant 1 : index
    %122:3 = fir.box_dims %119, %c1_54 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %123 = fir.shape_shift %121#0, %121#1, %122#0, %122#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %124 = fir.box_addr %119 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %125 = fir.convert %124 : (!fir.heap<!fir.array<?x?xf32>>) -> i64
    %c0_i64_55 = arith.constant 0 : i64
    %126 = arith.cmpi ne, %125, %c0_i64_55 : i64
    fir.if %126 {
      fir.freemem %124 : !fir.heap<!fir.array<?x?xf32>>
      %127 = fir.zero_bits !fir.heap<!fir.array<?x?xf32>>
      %c0_56 = arith.constant 0 : index
      %128 = fir.shape %c0_56, %c0_56 : (index, index) -> !fir.shape<2>
      %129 = fir.embox %127(%128) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xf32>>>
      fir.store %129 to %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    }
    return
  }
  fir.global linkonce @_QQclX6D656D6F72792E66393000 constant : !fir.char<1,11> {
    %0 = fir.string_lit "memory.f90\00"(11) : !fir.char<1,11>
    fir.has_value %0 : !fir.char<1,11>
  }
  fir.global linkonce @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027622700 constant : !fir.char<1,54> {
    %0 = fir.string_lit "Attempting to allocate already allocated variable 'b'\00"(54) : !fir.char<1,54>
    fir.has_value %0 : !fir.char<1,54>
  }
  func.func private @_FortranAReportFatalUserError(!fir.ref<i8>, !fir.ref<i8>, i32) attributes {fir.runtime}
  fir.global linkonce @_QQclX417474656D707420746F204445414C4C4F4341544520756E616C6C6F63617465642027622700 constant : !fir.char<1,38> {
    %0 = fir.string_lit "Attempt to DEALLOCATE unallocated 'b'\00"(38) : !fir.char<1,38>
    fir.has_value %0 : !fir.char<1,38>
  }
}
