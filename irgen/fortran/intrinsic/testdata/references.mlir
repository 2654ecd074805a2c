module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @queries(%arg0: !fir.box<!fir.array<?xf32>>, %arg1: !fir.ref<!fir.array<3x4xf32>>, %arg2: !fir.box<!fir.array<*:f32>>, %arg3: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg4: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg5: !fir.boxchar<1>, %arg6: !fir.ref<i32>, %arg7: !fir.ref<f32>) {
    %0 = fir.alloca i32 {bindc_name = "i"}
    %1 = fir.alloca !fir.array<2xi32> {bindc_name = "v"}
    %2 = fir.alloca !fir.array<2xi32>
    %3 = fir.alloca !fir.array<2xi32>
    %4 = fir.alloca !fir.logical<4> {bindc_name = "l"}
    %c0 = arith.constant 0 : index
    %5 = fir.shift %c0 : (index) -> !fir.shift<1>
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %6:3 = fir.box_dims %arg0, %c0_0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %7 = arith.muli %c1, %6#1 : index
    %8 = fir.convert %7 : (index) -> i32
    fir.store %8 to %0 : !fir.ref<i32>
    %c1_1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c-1 = arith.constant -1 : index
    %c4 = arith.constant 4 : index
    %9 = fir.shape_shift %c1_1, %c3, %c-1, %c4 : (index, index, index, index) -> !fir.shapeshift<2>
    %10 = fir.load %arg6 : !fir.ref<i32>
    %11 = fir.convert %10 : (i32) -> index
    %c2 = arith.constant 2 : index
    %12 = arith.cmpi eq, %11, %c2 : index
    %13 = arith.select %12, %c4, %c3 : index
    %14 = fir.convert %13 : (index) -> i32
    fir.store %14 to %0 : !fir.ref<i32>
    %c1_2 = arith.constant 1 : index
    %c2_3 = arith.constant 2 : index
    %15 = fir.shape %c2_3 : (index) -> !fir.shape<1>
    %c1_4 = arith.constant 1 : index
    %c3_5 = arith.constant 3 : index
    %c-1_6 = arith.constant -1 : index
    %c4_7 = arith.constant 4 : index
    %16 = fir.shape_shift %c1_4, %c3_5, %c-1_6, %c4_7 : (index, index, index, index) -> !fir.shapeshift<2>
    %c2_8 = arith.constant 2 : index
    %17 = fir.shape %c2_8 : (index) -> !fir.shape<1>
    %c1_9 = arith.constant 1 : index
    %18 = fir.convert %c1_4 : (index) -> i32
    %c1_10 = arith.constant 1 : index
    %19 = fir.array_coor %2(%17) %c1_10 : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    fir.store %18 to %19 : !fir.ref<i32>
    %c1_11 = arith.constant 1 : index
    %c0_12 = arith.constant 0 : index
    %20 = arith.cmpi sgt, %c4_7, %c0_12 : index
    %21 = arith.select %20, %c-1_6, %c1_11 : index
    %22 = fir.convert %21 : (index) -> i32
    %c2_13 = arith.constant 2 : index
    %23 = fir.array_coor %2(%17) %c2_13 : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    fir.store %22 to %23 : !fir.ref<i32>
    %c1_14 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_14 to %c2_8 step %c1_14 unordered {
      %93 = fir.array_coor %2(%17) %arg8 : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      %94 = fir.load %93 : !fir.ref<i32>
      %c0_53 = arith.constant 0 : index
      %95 = fir.array_coor %1(%15) %arg8 : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %94 to %95 : !fir.ref<i32>
    }
    %c0_15 = arith.constant 0 : index
    %24 = fir.shift %c0_15 : (index) -> !fir.shift<1>
    %25 = fir.load %arg6 : !fir.ref<i32>
    %26 = fir.convert %25 : (i32) -> index
    %c1_16 = arith.constant 1 : index
    %c0_17 = arith.constant 0 : index
    %27:3 = fir.box_dims %arg0, %c0_17 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c0_18 = arith.constant 0 : index
    %28 = arith.cmpi sgt, %27#1, %c0_18 : index
    %29 = arith.select %28, %c0_15, %c1_16 : index
    %30 = fir.convert %29 : (index) -> i32
    fir.store %30 to %0 : !fir.ref<i32>
    %c1_19 = arith.constant 1 : index
    %31 = fir.load %arg4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %32 = fir.box_addr %31 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_20 = arith.constant 0 : index
    %33:3 = fir.box_dims %31, %c0_20 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %34 = fir.shape_shift %33#0, %33#1 : (index, index) -> !fir.shapeshift<1>
    %c1_21 = arith.constant 1 : index
    %c0_22 = arith.constant 0 : index
    %35 = arith.cmpi sgt, %33#1, %c0_22 : index
    %36 = arith.select %35, %33#0, %c1_21 : index
    %37 = arith.addi %36, %33#1 : index
    %c1_23 = arith.constant 1 : index
    %38 = arith.subi %37, %c1_23 : index
    %39 = fir.convert %38 : (index) -> i32
    fir.store %39 to %0 : !fir.ref<i32>
    %c1_24 = arith.constant 1 : index
    %c2_25 = arith.constant 2 : index
    %40 = fir.shape %c2_25 : (index) -> !fir.shape<1>
    %c1_26 = arith.constant 1 : index
    %c3_27 = arith.constant 3 : index
    %c-1_28 = arith.constant -1 : index
    %c4_29 = arith.constant 4 : index
    %41 = fir.shape_shift %c1_26, %c3_27, %c-1_28, %c4_29 : (index, index, index, index) -> !fir.shapeshift<2>
    %c2_30 = arith.constant 2 : index
    %42 = fir.shape %c2_30 : (index) -> !fir.shape<1>
    %c1_31 = arith.constant 1 : index
    %c4_32 = arith.constant 4 : index
    %c1_33 = arith.constant 1 : index
    %c3_34 = arith.constant 3 : index
    %43 = fir.convert %c3_34 : (index) -> i32
    %c1_35 = arith.constant 1 : index
    %44 = fir.array_coor %3(%42) %c1_35 : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    fir.store %43 to %44 : !fir.ref<i32>
    %c1_36 = arith.constant 1 : index
    %c0_37 = arith.constant 0 : index
    %45 = arith.cmpi sgt, %c4_29, %c0_37 : index
    %46 = arith.select %45, %c-1_28, %c1_36 : index
    %47 = arith.addi %46, %c4_29 : index
    %c1_38 = arith.constant 1 : index
    %48 = arith.subi %47, %c1_38 : index
    %49 = fir.convert %48 : (index) -> i32
    %c2_39 = arith.constant 2 : index
    %50 = fir.array_coor %3(%42) %c2_39 : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    fir.store %49 to %50 : !fir.ref<i32>
    %c1_40 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_40 to %c2_30 step %c1_40 unordered {
      %93 = fir.array_coor %3(%42) %arg8 : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      %94 = fir.load %93 : !fir.ref<i32>
      %c0_53 = arith.constant 0 : index
      %95 = fir.array_coor %1(%40) %arg8 : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %94 to %95 : !fir.ref<i32>
    }
    %51 = fir.load %arg6 : !fir.ref<i32>
    %52 = fir.convert %51 : (i32) -> index
    %c1_41 = arith.constant 1 : index
    %53 = arith.subi %52, %c1_41 : index
    %54:3 = fir.box_dims %arg2, %53 : (!fir.box<!fir.array<*:f32>>, index) -> (index, index, index)
    %c1_42 = arith.constant 1 : index
    %c0_43 = arith.constant 0 : index
    %55 = arith.cmpi sgt, %54#1, %c0_43 : index
    %56 = arith.select %55, %c1_42, %c1_42 : index
    %57 = fir.convert %54#1 : (index) -> i32
    fir.store %57 to %0 : !fir.ref<i32>
    %c1_44 = arith.constant 1 : index
    %58 = fir.load %arg4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %59 = fir.box_addr %58 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_45 = arith.constant 0 : index
    %60:3 = fir.box_dims %58, %c0_45 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %61 = fir.shape_shift %60#0, %60#1 : (index, index) -> !fir.shapeshift<1>
    %62 = fir.load %arg4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %63 = fir.box_addr %62 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %64 = fir.convert %63 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %65 = arith.cmpi ne, %64, %c0_i64 : i64
    %66 = fir.convert %65 : (i1) -> !fir.logical<4>
    fir.store %66 to %4 : !fir.ref<!fir.logical<4>>
    %c1_46 = arith.constant 1 : index
    %67 = fir.load %arg3 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %68 = fir.box_addr %67 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_47 = arith.constant 0 : index
    %69:3 = fir.box_dims %67, %c0_47 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %70 = fir.shift %69#0 : (index) -> !fir.shift<1>
    %71 = fir.load %arg3 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %72 = fir.box_addr %71 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %73 = fir.convert %72 : (!fir.ptr<!fir.array<?xf32>>) -> i64
    %c0_i64_48 = arith.constant 0 : i64
    %74 = arith.cmpi ne, %73, %c0_i64_48 : i64
    %75 = fir.convert %74 : (i1) -> !fir.logical<4>
    fir.store %75 to %4 : !fir.ref<!fir.logical<4>>
    %c1_49 = arith.constant 1 : index
    %76 = fir.load %arg3 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %77 = fir.box_addr %76 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_50 = arith.constant 0 : index
    %78:3 = fir.box_dims %76, %c0_50 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %79 = fir.shift %78#0 : (index) -> !fir.shift<1>
    %80 = fir.load %arg3 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c0_51 = arith.constant 0 : index
    %81 = fir.shift %c0_51 : (index) -> !fir.shift<1>
    %82 = fir.convert %80 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.box<none>
    %83 = fir.convert %arg0 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<none>
    %84 = fir.call @_FortranAPointerIsAssociatedWith(%82, %83) fastmath<contract> : (!fir.box<none>, !fir.box<none>) -> i1
    %85 = fir.convert %84 : (i1) -> !fir.logical<4>
    fir.store %85 to %4 : !fir.ref<!fir.logical<4>>
    %86 = fir.is_present %arg7 : (!fir.ref<f32>) -> i1
    %87 = fir.convert %86 : (i1) -> !fir.logical<4>
    fir.store %87 to %4 : !fir.ref<!fir.logical<4>>
    %88:2 = fir.unboxchar %arg5 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %89 = fir.convert %88#1 : (index) -> i32
    fir.store %89 to %0 : !fir.ref<i32>
    %90:2 = fir.unboxchar %arg5 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %c1_52 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %91 = arith.muli %90#1, %c8 : index
    %92 = fir.convert %91 : (index) -> i32
    fir.store %92 to %0 : !fir.ref<i32>
    return
  }
  func.func private @_FortranAPointerIsAssociatedWith(!fir.box<none>, !fir.box<none>) -> i1 attributes {fir.runtime}
  func.func @reductions(%arg0: !fir.box<!fir.array<?xf32>>, %arg1: !fir.ref<!fir.array<4x4xf32>>, %arg2: !fir.box<!fir.array<?x!fir.logical<4>>>, %arg3: !fir.box<!fir.array<?xi32>>) {
    %0 = fir.alloca f32 {bindc_name = "s"}
    %1 = fir.alloca i32 {bindc_name = "i"}
    %2 = fir.alloca !fir.logical<4> {bindc_name = "l"}
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %3:3 = fir.box_dims %arg0, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c1_0 = arith.constant 1 : index
    %4 = fir.do_loop %arg4 = %c1_0 to %3#1 step %c1_0 iter_args(%arg5 = %cst) -> (f32) {
      %c0_44 = arith.constant 0 : index
      %32 = fir.array_coor %arg0 %arg4 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %33 = fir.load %32 : !fir.ref<f32>
      %34 = arith.addf %arg5, %33 fastmath<contract> : f32
      fir.result %34 : f32
    }
    fir.store %4 to %0 : !fir.ref<f32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c1_2 = arith.constant 1 : index
    %c0_3 = arith.constant 0 : index
    %5:3 = fir.box_dims %arg0, %c0_3 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c1_4 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %6:3 = fir.box_dims %arg2, %c0_5 : (!fir.box<!fir.array<?x!fir.logical<4>>>, index) -> (index, index, index)
    %c1_6 = arith.constant 1 : index
    %7 = fir.do_loop %arg4 = %c1_6 to %5#1 step %c1_6 iter_args(%arg5 = %cst_1) -> (f32) {
      %c0_44 = arith.constant 0 : index
      %32 = fir.array_coor %arg2 %arg4 : (!fir.box<!fir.array<?x!fir.logical<4>>>, index) -> !fir.ref<!fir.logical<4>>
      %33 = fir.load %32 : !fir.ref<!fir.logical<4>>
      %34 = fir.convert %33 : (!fir.logical<4>) -> i1
      %35 = fir.if %34 -> (f32) {
        %c0_45 = arith.constant 0 : index
        %36 = fir.array_coor %arg0 %arg4 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
        %37 = fir.load %36 : !fir.ref<f32>
        %38 = arith.addf %arg5, %37 fastmath<contract> : f32
        fir.result %38 : f32
      } else {
        fir.result %arg5 : f32
      }
      fir.result %35 : f32
    }
    fir.store %7 to %0 : !fir.ref<f32>
    %cst_7 = arith.constant 1.000000e+00 : f32
    %c1_8 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c1_9 = arith.constant 1 : index
    %c4_10 = arith.constant 4 : index
    %8 = fir.shape %c4, %c4_10 : (index, index) -> !fir.shape<2>
    %c1_11 = arith.constant 1 : index
    %9 = fir.do_loop %arg4 = %c1_11 to %c4_10 step %c1_11 iter_args(%arg5 = %cst_7) -> (f32) {
      %32 = fir.do_loop %arg6 = %c1_11 to %c4 step %c1_11 iter_args(%arg7 = %arg5) -> (f32) {
        %c0_44 = arith.constant 0 : index
        %c0_45 = arith.constant 0 : index
        %33 = fir.array_coor %arg1(%8) %arg6, %arg4 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %34 = fir.load %33 : !fir.ref<f32>
        %35 = arith.mulf %arg7, %34 fastmath<contract> : f32
        fir.result %35 : f32
      }
      fir.result %32 : f32
    }
    fir.store %9 to %0 : !fir.ref<f32>
    %cst_12 = arith.constant -3.40282347E+38 : f32
    %c1_13 = arith.constant 1 : index
    %c0_14 = arith.constant 0 : index
    %10:3 = fir.box_dims %arg0, %c0_14 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %false = arith.constant false
    %c1_15 = arith.constant 1 : index
    %11:2 = fir.do_loop %arg4 = %c1_15 to %10#1 step %c1_15 iter_args(%arg5 = %cst_12, %arg6 = %false) -> (f32, i1) {
      %c0_44 = arith.constant 0 : index
      %32 = fir.array_coor %arg0 %arg4 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %33 = fir.load %32 : !fir.ref<f32>
      %34 = arith.cmpf ogt, %33, %arg5 : f32
      %35 = arith.cmpf uno, %arg5, %arg5 : f32
      %36 = arith.ori %34, %35 : i1
      %true = arith.constant true
      %37 = arith.xori %arg6, %true : i1
      %38 = arith.ori %36, %37 : i1
      %39 = arith.select %38, %33, %arg5 : f32
      %true_45 = arith.constant true
      fir.result %39, %true_45 : f32, i1
    }
    fir.store %11#0 to %0 : !fir.ref<f32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c1_16 = arith.constant 1 : index
    %c0_17 = arith.constant 0 : index
    %12:3 = fir.box_dims %arg3, %c0_17 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %c1_18 = arith.constant 1 : index
    %13 = fir.do_loop %arg4 = %c1_18 to %12#1 step %c1_18 iter_args(%arg5 = %c2147483647_i32) -> (i32) {
      %c0_44 = arith.constant 0 : index
      %32 = fir.array_coor %arg3 %arg4 : (!fir.box<!fir.array<?xi32>>, index) -> !fir.ref<i32>
      %33 = fir.load %32 : !fir.ref<i32>
      %34 = arith.cmpi slt, %33, %arg5 : i32
      %35 = arith.select %34, %33, %arg5 : i32
      fir.result %35 : i32
    }
    fir.store %13 to %1 : !fir.ref<i32>
    %c1_19 = arith.constant 1 : index
    %c0_20 = arith.constant 0 : index
    %14:3 = fir.box_dims %arg0, %c0_20 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %cst_21 = arith.constant 1.000000e+00 : f32
    %cst_22 = arith.constant 0.000000e+00 : f32
    %c1_23 = arith.constant 1 : index
    %15:2 = fir.do_loop %arg4 = %c1_23 to %14#1 step %c1_23 iter_args(%arg5 = %cst_22, %arg6 = %cst_21) -> (f32, f32) {
      %c0_44 = arith.constant 0 : index
      %32 = fir.array_coor %arg0 %arg4 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %33 = fir.load %32 : !fir.ref<f32>
      %34 = math.absf %33 fastmath<contract> : f32
      %35 = arith.cmpf une, %34, %cst_22 : f32
      %36:2 = fir.if %35 -> (f32, f32) {
        %37 = arith.cmpf olt, %arg5, %34 : f32
        %38:2 = fir.if %37 -> (f32, f32) {
          %39 = arith.divf %arg5, %34 fastmath<contract> : f32
          %40 = arith.mulf %39, %39 fastmath<contract> : f32
          %41 = arith.mulf %arg6, %40 fastmath<contract> : f32
          %42 = arith.addf %cst_21, %41 fastmath<contract> : f32
          fir.result %34, %42 : f32, f32
        } else {
          %39 = arith.divf %34, %arg5 fastmath<contract> : f32
          %40 = arith.mulf %39, %39 fastmath<contract> : f32
          %41 = arith.addf %arg6, %40 fastmath<contract> : f32
          fir.result %arg5, %41 : f32, f32
        }
        fir.result %38#0, %38#1 : f32, f32
      } else {
        fir.result %arg5, %arg6 : f32, f32
      }
      fir.result %36#0, %36#1 : f32, f32
    }
    %16 = math.sqrt %15#1 fastmath<contract> : f32
    %17 = arith.mulf %15#0, %16 fastmath<contract> : f32
    fir.store %17 to %0 : !fir.ref<f32>
    %false_24 = arith.constant false
    %c1_25 = arith.constant 1 : index
    %c0_26 = arith.constant 0 : index
    %18:3 = fir.box_dims %arg2, %c0_26 : (!fir.box<!fir.array<?x!fir.logical<4>>>, index) -> (index, index, index)
    %c1_27 = arith.constant 1 : index
    %19 = fir.do_loop %arg4 = %c1_27 to %18#1 step %c1_27 iter_args(%arg5 = %false_24) -> (i1) {
      %c0_44 = arith.constant 0 : index
      %32 = fir.array_coor %arg2 %arg4 : (!fir.box<!fir.array<?x!fir.logical<4>>>, index) -> !fir.ref<!fir.logical<4>>
      %33 = fir.load %32 : !fir.ref<!fir.logical<4>>
      %34 = fir.convert %33 : (!fir.logical<4>) -> i1
      %35 = arith.ori %arg5, %34 : i1
      fir.result %35 : i1
    }
    %20 = fir.convert %19 : (i1) -> !fir.logical<4>
    fir.store %20 to %2 : !fir.ref<!fir.logical<4>>
    %c0_28 = arith.constant 0 : index
    %c1_29 = arith.constant 1 : index
    %c0_30 = arith.constant 0 : index
    %21:3 = fir.box_dims %arg2, %c0_30 : (!fir.box<!fir.array<?x!fir.logical<4>>>, index) -> (index, index, index)
    %c1_31 = arith.constant 1 : index
    %22 = fir.do_loop %arg4 = %c1_31 to %21#1 step %c1_31 iter_args(%arg5 = %c0_28) -> (index) {
      %c0_44 = arith.constant 0 : index
      %32 = fir.array_coor %arg2 %arg4 : (!fir.box<!fir.array<?x!fir.logical<4>>>, index) -> !fir.ref<!fir.logical<4>>
      %33 = fir.load %32 : !fir.ref<!fir.logical<4>>
      %34 = fir.convert %33 : (!fir.logical<4>) -> i1
      %c1_45 = arith.constant 1 : index
      %c0_46 = arith.constant 0 : index
      %35 = arith.select %34, %c1_45, %c0_46 : index
      %36 = arith.addi %arg5, %35 : index
      fir.result %36 : index
    }
    %23 = fir.convert %22 : (index) -> i32
    fir.store %23 to %1 : !fir.ref<i32>
    %c1_32 = arith.constant 1 : index
    %c0_33 = arith.constant 0 : index
    %24:3 = fir.box_dims %arg0, %c0_33 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c1_34 = arith.constant 1 : index
    %c0_35 = arith.constant 0 : index
    %25:3 = fir.box_dims %arg0, %c0_35 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %cst_36 = arith.constant 0.000000e+00 : f32
    %c1_37 = arith.constant 1 : index
    %26 = fir.do_loop %arg4 = %c1_37 to %24#1 step %c1_37 iter_args(%arg5 = %cst_36) -> (f32) {
      %c0_44 = arith.constant 0 : index
      %32 = fir.array_coor %arg0 %arg4 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %33 = fir.load %32 : !fir.ref<f32>
      %c0_45 = arith.constant 0 : index
      %34 = fir.array_coor %arg0 %arg4 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %35 = fir.load %34 : !fir.ref<f32>
      %36 = arith.mulf %33, %35 fastmath<contract> : f32
      %37 = arith.addf %arg5, %36 fastmath<contract> : f32
      fir.result %37 : f32
    }
    fir.store %26 to %0 : !fir.ref<f32>
    %c1_38 = arith.constant 1 : index
    %c0_39 = arith.constant 0 : index
    %27:3 = fir.box_dims %arg0, %c0_39 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %false_40 = arith.constant false
    %c0_41 = arith.constant 0 : index
    %cst_42 = arith.constant -3.40282347E+38 : f32
    %c1_43 = arith.constant 1 : index
    %28:2 = fir.do_loop %arg4 = %c1_43 to %27#1 step %c1_43 iter_args(%arg5 = %c0_41, %arg6 = %cst_42) -> (index, f32) {
      %c0_44 = arith.constant 0 : index
      %32 = fir.array_coor %arg0 %arg4 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %33 = fir.load %32 : !fir.ref<f32>
      %34 = arith.cmpi eq, %arg5, %c0_41 : index
      %35 = arith.cmpf ord, %33, %33 : f32
      %36 = arith.cmpf ogt, %33, %arg6 : f32
      %37 = arith.cmpf uno, %arg6, %arg6 : f32
      %38 = arith.andi %35, %37 : i1
      %39 = arith.ori %36, %38 : i1
      %40 = arith.cmpf oeq, %33, %arg6 : f32
      %41 = arith.andi %false_40, %40 : i1
      %42 = arith.ori %39, %41 : i1
      %43 = arith.ori %42, %34 : i1
      %44 = arith.select %43, %arg4, %arg5 : index
      %45 = arith.select %43, %33, %arg6 : f32
      fir.result %44, %45 : index, f32
    }
    %29 = fir.convert %28#0 : (index) -> i32
    fir.store %29 to %1 : !fir.ref<i32>
    %30 = fir.load %1 : !fir.ref<i32>
    %c3_i32 = arith.constant 3 : i32
    %31 = arith.andi %30, %c3_i32 : i32
    fir.store %31 to %1 : !fir.ref<i32>
    return
  }
  func.func @arrays(%arg0: !fir.box<!fir.array<?xf32>>, %arg1: !fir.ref<!fir.array<4x4xf32>>, %arg2: !fir.ref<!fir.array<4x4xf32>>, %arg3: !fir.ref<i32>, %arg4: !fir.ref<!fir.char<1,8>>, %arg5: !fir.ref<!fir.array<3x!fir.char<1,8>>>) {
    %0 = fir.alloca !fir.array<4xf32> {bindc_name = "v"}
    %1 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
    %2 = fir.alloca !fir.array<4x4xf32>
    %3 = fir.alloca !fir.array<4xf32>
    %4 = fir.alloca !fir.array<4x4xf32>
    %5 = fir.alloca !fir.array<4x4xf32>
    %6 = fir.alloca !fir.array<4xf32>
    %7 = fir.alloca !fir.logical<4>
    %8 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
    %9 = fir.alloca !fir.array<3x!fir.char<1,8>>
    %10 = fir.alloca !fir.char<1,8>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %11 = fir.shape %c4 : (index) -> !fir.shape<1>
    %12 = fir.address_of(@_QQclX74657374646174612F7265666572656E6365732E66393000) : !fir.ref<!fir.char<1,24>>
    %13 = fir.convert %12 : (!fir.ref<!fir.char<1,24>>) -> !fir.ref<i8>
    %c50_i32 = arith.constant 50 : i32
    %c1_0 = arith.constant 1 : index
    %c4_1 = arith.constant 4 : index
    %c1_2 = arith.constant 1 : index
    %c4_3 = arith.constant 4 : index
    %14 = fir.shape %c4_1, %c4_3 : (index, index) -> !fir.shape<2>
    %15 = fir.embox %arg1(%14) : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<4x4xf32>>
    %16 = fir.convert %15 : (!fir.box<!fir.array<4x4xf32>>) -> !fir.box<none>
    %c1_i32 = arith.constant 1 : i32
    %17 = fir.absent !fir.box<none>
    %18 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %19 = fir.shape %c0 : (index) -> !fir.shape<1>
    %20 = fir.embox %18(%19) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %20 to %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %21 = fir.convert %1 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
    fir.call @_FortranASumDim(%21, %16, %c1_i32, %13, %c50_i32, %17) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, i32, !fir.ref<i8>, i32, !fir.box<none>) -> ()
    %22 = fir.load %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %23 = fir.box_addr %22 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_4 = arith.constant 0 : index
    %24:3 = fir.box_dims %22, %c0_4 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %25 = fir.shape %24#1 : (index) -> !fir.shape<1>
    %c1_5 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_5 to %24#1 step %c1_5 unordered {
      %108 = fir.array_coor %23(%25) %arg6 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %109 = fir.load %108 : !fir.ref<f32>
      %c0_88 = arith.constant 0 : index
      %110 = fir.array_coor %0(%11) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %109 to %110 : !fir.ref<f32>
    }
    fir.freemem %23 : !fir.heap<!fir.array<?xf32>>
    %c1_6 = arith.constant 1 : index
    %c4_7 = arith.constant 4 : index
    %c1_8 = arith.constant 1 : index
    %c4_9 = arith.constant 4 : index
    %26 = fir.shape %c4_7, %c4_9 : (index, index) -> !fir.shape<2>
    %c1_10 = arith.constant 1 : index
    %c4_11 = arith.constant 4 : index
    %c1_12 = arith.constant 1 : index
    %c4_13 = arith.constant 4 : index
    %27 = fir.shape %c4_11, %c4_13 : (index, index) -> !fir.shape<2>
    %c1_14 = arith.constant 1 : index
    %c4_15 = arith.constant 4 : index
    %c1_16 = arith.constant 1 : index
    %c4_17 = arith.constant 4 : index
    %28 = fir.shape %c4_15, %c4_17 : (index, index) -> !fir.shape<2>
    %c1_18 = arith.constant 1 : index
    %29 = fir.shape %c4_11, %c4_17 : (index, index) -> !fir.shape<2>
    fir.do_loop %arg6 = %c1_18 to %c4_17 step %c1_18 {
      fir.do_loop %arg7 = %c1_18 to %c4_11 step %c1_18 {
        %cst = arith.constant 0.000000e+00 : f32
        %108 = fir.array_coor %2(%29) %arg7, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        fir.store %cst to %108 : !fir.ref<f32>
      }
      fir.do_loop %arg7 = %c1_18 to %c4_13 step %c1_18 {
        %c0_88 = arith.constant 0 : index
        %c0_89 = arith.constant 0 : index
        %108 = fir.array_coor %arg2(%28) %arg7, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %109 = fir.load %108 : !fir.ref<f32>
        fir.do_loop %arg8 = %c1_18 to %c4_11 step %c1_18 {
          %110 = fir.array_coor %2(%29) %arg8, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
          %111 = fir.load %110 : !fir.ref<f32>
          %c0_90 = arith.constant 0 : index
          %c0_91 = arith.constant 0 : index
          %112 = fir.array_coor %arg1(%27) %arg8, %arg7 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
          %113 = fir.load %112 : !fir.ref<f32>
          %114 = arith.mulf %113, %109 fastmath<contract> : f32
          %115 = arith.addf %111, %114 fastmath<contract> : f32
          fir.store %115 to %110 : !fir.ref<f32>
        }
      }
    }
    %c1_19 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_19 to %c4_17 step %c1_19 unordered {
      fir.do_loop %arg7 = %c1_19 to %c4_11 step %c1_19 unordered {
        %108 = fir.array_coor %2(%29) %arg7, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %109 = fir.load %108 : !fir.ref<f32>
        %c0_88 = arith.constant 0 : index
        %c0_89 = arith.constant 0 : index
        %110 = fir.array_coor %arg2(%26) %arg7, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        fir.store %109 to %110 : !fir.ref<f32>
      }
    }
    %c1_20 = arith.constant 1 : index
    %c4_21 = arith.constant 4 : index
    %30 = fir.shape %c4_21 : (index) -> !fir.shape<1>
    %c1_22 = arith.constant 1 : index
    %c4_23 = arith.constant 4 : index
    %c1_24 = arith.constant 1 : index
    %c4_25 = arith.constant 4 : index
    %31 = fir.shape %c4_23, %c4_25 : (index, index) -> !fir.shape<2>
    %c1_26 = arith.constant 1 : index
    %c4_27 = arith.constant 4 : index
    %32 = fir.shape %c4_27 : (index) -> !fir.shape<1>
    %c1_28 = arith.constant 1 : index
    %33 = fir.shape %c4_23 : (index) -> !fir.shape<1>
    fir.do_loop %arg6 = %c1_28 to %c4_23 step %c1_28 {
      %cst = arith.constant 0.000000e+00 : f32
      %108 = fir.array_coor %3(%33) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %cst to %108 : !fir.ref<f32>
    }
    fir.do_loop %arg6 = %c1_28 to %c4_25 step %c1_28 {
      %c0_88 = arith.constant 0 : index
      %108 = fir.array_coor %0(%32) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %109 = fir.load %108 : !fir.ref<f32>
      fir.do_loop %arg7 = %c1_28 to %c4_23 step %c1_28 {
        %110 = fir.array_coor %3(%33) %arg7 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %111 = fir.load %110 : !fir.ref<f32>
        %c0_89 = arith.constant 0 : index
        %c0_90 = arith.constant 0 : index
        %112 = fir.array_coor %arg1(%31) %arg7, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %113 = fir.load %112 : !fir.ref<f32>
        %114 = arith.mulf %113, %109 fastmath<contract> : f32
        %115 = arith.addf %111, %114 fastmath<contract> : f32
        fir.store %115 to %110 : !fir.ref<f32>
      }
    }
    %c1_29 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_29 to %c4_23 step %c1_29 unordered {
      %108 = fir.array_coor %3(%33) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %109 = fir.load %108 : !fir.ref<f32>
      %c0_88 = arith.constant 0 : index
      %110 = fir.array_coor %0(%30) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %109 to %110 : !fir.ref<f32>
    }
    %c1_30 = arith.constant 1 : index
    %c4_31 = arith.constant 4 : index
    %c1_32 = arith.constant 1 : index
    %c4_33 = arith.constant 4 : index
    %34 = fir.shape %c4_31, %c4_33 : (index, index) -> !fir.shape<2>
    %c1_34 = arith.constant 1 : index
    %c4_35 = arith.constant 4 : index
    %c1_36 = arith.constant 1 : index
    %c4_37 = arith.constant 4 : index
    %35 = fir.shape %c4_35, %c4_37 : (index, index) -> !fir.shape<2>
    %36 = fir.shape %c4_37, %c4_35 : (index, index) -> !fir.shape<2>
    %c1_38 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_38 to %c4_35 step %c1_38 unordered {
      fir.do_loop %arg7 = %c1_38 to %c4_37 step %c1_38 unordered {
        %c0_88 = arith.constant 0 : index
        %c0_89 = arith.constant 0 : index
        %108 = fir.array_coor %arg1(%35) %arg6, %arg7 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %109 = fir.load %108 : !fir.ref<f32>
        %110 = fir.array_coor %4(%36) %arg7, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        fir.store %109 to %110 : !fir.ref<f32>
      }
    }
    %c1_39 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_39 to %c4_35 step %c1_39 unordered {
      fir.do_loop %arg7 = %c1_39 to %c4_37 step %c1_39 unordered {
        %108 = fir.array_coor %4(%36) %arg7, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %109 = fir.load %108 : !fir.ref<f32>
        %c0_88 = arith.constant 0 : index
        %c0_89 = arith.constant 0 : index
        %110 = fir.array_coor %arg2(%34) %arg7, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        fir.store %109 to %110 : !fir.ref<f32>
      }
    }
    %c1_40 = arith.constant 1 : index
    %c4_41 = arith.constant 4 : index
    %c1_42 = arith.constant 1 : index
    %c4_43 = arith.constant 4 : index
    %37 = fir.shape %c4_41, %c4_43 : (index, index) -> !fir.shape<2>
    %c1_44 = arith.constant 1 : index
    %c4_45 = arith.constant 4 : index
    %38 = fir.shape %c4_45 : (index) -> !fir.shape<1>
    %c4_i32 = arith.constant 4 : i32
    %c4_46 = arith.constant 4 : index
    %c4_47 = arith.constant 4 : index
    %39 = fir.shape %c4_45, %c4_47 : (index, index) -> !fir.shape<2>
    %c1_48 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_48 to %c4_47 step %c1_48 unordered {
      fir.do_loop %arg7 = %c1_48 to %c4_45 step %c1_48 unordered {
        %c0_88 = arith.constant 0 : index
        %108 = fir.array_coor %0(%38) %arg7 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %109 = fir.load %108 : !fir.ref<f32>
        %110 = fir.array_coor %5(%39) %arg7, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        fir.store %109 to %110 : !fir.ref<f32>
      }
    }
    %c1_49 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_49 to %c4_47 step %c1_49 unordered {
      fir.do_loop %arg7 = %c1_49 to %c4_45 step %c1_49 unordered {
        %108 = fir.array_coor %5(%39) %arg7, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %109 = fir.load %108 : !fir.ref<f32>
        %c0_88 = arith.constant 0 : index
        %c0_89 = arith.constant 0 : index
        %110 = fir.array_coor %arg2(%37) %arg7, %arg6 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        fir.store %109 to %110 : !fir.ref<f32>
      }
    }
    %c1_50 = arith.constant 1 : index
    %c4_51 = arith.constant 4 : index
    %40 = fir.shape %c4_51 : (index) -> !fir.shape<1>
    %c1_52 = arith.constant 1 : index
    %c4_53 = arith.constant 4 : index
    %41 = fir.shape %c4_53 : (index) -> !fir.shape<1>
    %c0_54 = arith.constant 0 : index
    %42 = arith.cmpi sgt, %c4_53, %c0_54 : index
    %c1_55 = arith.constant 1 : index
    %43 = arith.select %42, %c4_53, %c1_55 : index
    %44 = fir.load %arg3 : !fir.ref<i32>
    %45 = fir.convert %44 : (i32) -> index
    %46 = arith.remsi %45, %43 : index
    %c0_56 = arith.constant 0 : index
    %47 = arith.cmpi slt, %46, %c0_56 : index
    %48 = arith.addi %46, %c4_53 : index
    %49 = arith.select %47, %48, %46 : index
    %50 = fir.shape %c4_53 : (index) -> !fir.shape<1>
    %c1_57 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_57 to %c4_53 step %c1_57 unordered {
      %108 = arith.addi %arg6, %49 : index
      %109 = arith.cmpi sgt, %108, %c4_53 : index
      %110 = arith.subi %108, %c4_53 : index
      %111 = arith.select %109, %110, %108 : index
      %c0_88 = arith.constant 0 : index
      %112 = fir.array_coor %0(%41) %111 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %113 = fir.load %112 : !fir.ref<f32>
      %114 = fir.array_coor %6(%50) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %113 to %114 : !fir.ref<f32>
    }
    %c1_58 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_58 to %c4_53 step %c1_58 unordered {
      %108 = fir.array_coor %6(%50) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %109 = fir.load %108 : !fir.ref<f32>
      %c0_88 = arith.constant 0 : index
      %110 = fir.array_coor %0(%40) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %109 to %110 : !fir.ref<f32>
    }
    %c1_59 = arith.constant 1 : index
    %c4_60 = arith.constant 4 : index
    %51 = fir.shape %c4_60 : (index) -> !fir.shape<1>
    %52 = fir.address_of(@_QQclX74657374646174612F7265666572656E6365732E66393000) : !fir.ref<!fir.char<1,24>>
    %53 = fir.convert %52 : (!fir.ref<!fir.char<1,24>>) -> !fir.ref<i8>
    %c56_i32 = arith.constant 56 : i32
    %c1_61 = arith.constant 1 : index
    %c4_62 = arith.constant 4 : index
    %c1_63 = arith.constant 1 : index
    %c4_64 = arith.constant 4 : index
    %54 = fir.shape %c4_62, %c4_64 : (index, index) -> !fir.shape<2>
    %55 = fir.embox %arg1(%54) : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<4x4xf32>>
    %56 = fir.convert %55 : (!fir.box<!fir.array<4x4xf32>>) -> !fir.box<none>
    %true = arith.constant true
    %57 = fir.convert %true : (i1) -> !fir.logical<4>
    fir.store %57 to %7 : !fir.ref<!fir.logical<4>>
    %58 = fir.embox %7 : (!fir.ref<!fir.logical<4>>) -> !fir.box<!fir.logical<4>>
    %59 = fir.convert %58 : (!fir.box<!fir.logical<4>>) -> !fir.box<none>
    %60 = fir.absent !fir.box<none>
    %61 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_65 = arith.constant 0 : index
    %62 = fir.shape %c0_65 : (index) -> !fir.shape<1>
    %63 = fir.embox %61(%62) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %63 to %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %64 = fir.convert %8 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
    fir.call @_FortranAPack(%64, %56, %59, %60, %53, %c56_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %65 = fir.load %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %66 = fir.box_addr %65 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_66 = arith.constant 0 : index
    %67:3 = fir.box_dims %65, %c0_66 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %68 = fir.shape %67#1 : (index) -> !fir.shape<1>
    %c1_67 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_67 to %67#1 step %c1_67 unordered {
      %108 = fir.array_coor %66(%68) %arg6 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %109 = fir.load %108 : !fir.ref<f32>
      %c0_88 = arith.constant 0 : index
      %110 = fir.array_coor %0(%51) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %109 to %110 : !fir.ref<f32>
    }
    fir.freemem %66 : !fir.heap<!fir.array<?xf32>>
    %c8 = arith.constant 8 : index
    %c8_68 = arith.constant 8 : index
    %c8_69 = arith.constant 8 : index
    %69 = fir.convert %arg4 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<i8>
    %70 = fir.convert %c8_69 : (index) -> i64
    %71 = fir.call @_FortranALenTrim1(%69, %70) fastmath<contract> : (!fir.ref<i8>, i64) -> i64
    %72 = fir.convert %71 : (i64) -> index
    %73 = fir.allocmem !fir.char<1,?>(%72 : index) {bindc_name = ".chrtmp"}
    %74 = fir.convert %73 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %75 = fir.convert %74 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %76 = fir.convert %arg4 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %77 = fir.convert %72 : (index) -> i64
    "llvm.intr.memmove"(%75, %76, %77) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c8_70 = arith.constant 8 : index
    %78 = arith.cmpi slt, %c8_70, %72 : index
    %79 = arith.select %78, %c8_70, %72 : index
    %80 = fir.convert %arg4 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %81 = fir.convert %74 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %82 = fir.convert %79 : (index) -> i64
    "llvm.intr.memmove"(%80, %81, %82) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %83 = fir.convert %arg4 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %84 = fir.coordinate_of %83, %79 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %85 = arith.subi %c8_70, %79 : index
    %86 = fir.convert %84 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8 = arith.constant 32 : i8
    %87 = fir.convert %85 : (index) -> i64
    "llvm.intr.memset"(%86, %c32_i8, %87) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    fir.freemem %73 : !fir.heap<!fir.char<1,?>>
    %c8_71 = arith.constant 8 : index
    %c8_72 = arith.constant 8 : index
    %c8_73 = arith.constant 8 : index
    %88 = fir.load %arg3 : !fir.ref<i32>
    %89 = fir.convert %88 : (i32) -> index
    %c0_74 = arith.constant 0 : index
    %90 = arith.cmpi sgt, %89, %c0_74 : index
    %91 = arith.select %90, %89, %c0_74 : index
    %92 = arith.muli %c8_73, %91 : index
    %93 = fir.allocmem !fir.char<1,?>(%92 : index) {bindc_name = ".chrtmp"}
    %94 = fir.convert %93 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %c1_75 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_75 to %91 step %c1_75 {
      %108 = arith.subi %arg6, %c1_75 : index
      %109 = arith.muli %108, %c8_73 : index
      %110 = fir.convert %94 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %111 = fir.coordinate_of %110, %109 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %112 = fir.convert %111 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %113 = fir.convert %arg4 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
      %114 = fir.convert %c8_73 : (index) -> i64
      "llvm.intr.memmove"(%112, %113, %114) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    }
    %c8_76 = arith.constant 8 : index
    %95 = arith.cmpi slt, %c8_76, %92 : index
    %96 = arith.select %95, %c8_76, %92 : index
    %97 = fir.convert %arg4 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %98 = fir.convert %94 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %99 = fir.convert %96 : (index) -> i64
    "llvm.intr.memmove"(%97, %98, %99) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %100 = fir.convert %arg4 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %101 = fir.coordinate_of %100, %96 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %102 = arith.subi %c8_76, %96 : index
    %103 = fir.convert %101 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8_77 = arith.constant 32 : i8
    %104 = fir.convert %102 : (index) -> i64
    "llvm.intr.memset"(%103, %c32_i8_77, %104) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    fir.freemem %93 : !fir.heap<!fir.char<1,?>>
    %c8_78 = arith.constant 8 : index
    %c1_79 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %105 = fir.shape %c3 : (index) -> !fir.shape<1>
    %c8_80 = arith.constant 8 : index
    %c1_81 = arith.constant 1 : index
    %c3_82 = arith.constant 3 : index
    %106 = fir.shape %c3_82 : (index) -> !fir.shape<1>
    %c8_83 = arith.constant 8 : index
    %c1_84 = arith.constant 1 : index
    %107 = fir.shape %c3_82 : (index) -> !fir.shape<1>
    %c1_85 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_85 to %c3_82 step %c1_85 unordered {
      %c0_88 = arith.constant 0 : index
      %108 = fir.array_coor %arg5(%106) %arg6 : (!fir.ref<!fir.array<3x!fir.char<1,8>>>, !fir.shape<1>, index) -> !fir.ref<!fir.char<1,8>>
      %109 = fir.convert %108 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.char<1,?>>
      %110 = fir.emboxchar %109, %c8_83 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %111 = fir.convert %109 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
      %112 = fir.convert %c8_83 : (index) -> i64
      %113 = fir.address_of(@_QQclX20) : !fir.ref<!fir.char<1>>
      %114 = fir.convert %113 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
      %c1_i64 = arith.constant 1 : i64
      %false = arith.constant false
      %115 = fir.call @_FortranAVerify1(%111, %112, %114, %c1_i64, %false) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i8>, i64, i1) -> i64
      %116 = fir.convert %115 : (i64) -> index
      %c0_89 = arith.constant 0 : index
      %117 = arith.cmpi sgt, %116, %c0_89 : index
      %c1_90 = arith.constant 1 : index
      %118 = arith.subi %116, %c1_90 : index
      %119 = arith.select %117, %118, %c0_89 : index
      %120 = fir.convert %109 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %121 = fir.coordinate_of %120, %119 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %122 = arith.subi %c8_83, %119 : index
      %123 = arith.cmpi slt, %c8_83, %122 : index
      %124 = arith.select %123, %c8_83, %122 : index
      %125 = fir.convert %10 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
      %126 = fir.convert %121 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %127 = fir.convert %124 : (index) -> i64
      "llvm.intr.memmove"(%125, %126, %127) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %128 = fir.convert %10 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %129 = fir.coordinate_of %128, %124 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %130 = arith.subi %c8_83, %124 : index
      %131 = fir.convert %129 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %c32_i8_91 = arith.constant 32 : i8
      %132 = fir.convert %130 : (index) -> i64
      "llvm.intr.memset"(%131, %c32_i8_91, %132) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      %133 = fir.convert %10 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.char<1,?>>
      %134 = fir.emboxchar %133, %c8_83 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %135 = fir.array_coor %9(%107) %arg6 : (!fir.ref<!fir.array<3x!fir.char<1,8>>>, !fir.shape<1>, index) -> !fir.ref<!fir.char<1,8>>
      %c8_92 = arith.constant 8 : index
      %c8_93 = arith.constant 8 : index
      %136 = fir.convert %135 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
      %137 = fir.convert %133 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
      %138 = fir.convert %c8_93 : (index) -> i64
      "llvm.intr.memmove"(%136, %137, %138) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    }
    %c8_86 = arith.constant 8 : index
    %c1_87 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_87 to %c3_82 step %c1_87 unordered {
      %108 = fir.array_coor %9(%107) %arg6 : (!fir.ref<!fir.array<3x!fir.char<1,8>>>, !fir.shape<1>, index) -> !fir.ref<!fir.char<1,8>>
      %c0_88 = arith.constant 0 : index
      %109 = fir.array_coor %arg5(%105) %arg6 : (!fir.ref<!fir.array<3x!fir.char<1,8>>>, !fir.shape<1>, index) -> !fir.ref<!fir.char<1,8>>
      %c8_89 = arith.constant 8 : index
      %c8_90 = arith.constant 8 : index
      %110 = fir.convert %109 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
      %111 = fir.convert %108 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
      %112 = fir.convert %c8_90 : (index) -> i64
      "llvm.intr.memmove"(%110, %111, %112) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    }
    return
  }
  fir.global linkonce @_QQclX74657374646174612F7265666572656E6365732E66393000 constant : !fir.char<1,24> {
    %0 = fir.string_lit "testdata/references.f90\00"(24) : !fir.char<1,24>
    fir.has_value %0 : !fir.char<1,24>
  }
  func.func private @_FortranASumDim(!fir.ref<!fir.box<none>>, !fir.box<none>, i32, !fir.ref<i8>, i32, !fir.box<none>) attributes {fir.runtime}
  func.func private @_FortranAPack(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranALenTrim1(!fir.ref<i8>, i64) -> i64 attributes {fir.runtime}
  fir.global linkonce @_QQclX20 constant : !fir.char<1> {
    %0 = fir.string_lit " "(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func private @_FortranAVerify1(!fir.ref<i8>, i64, !fir.ref<i8>, i64, i1) -> i64 attributes {fir.runtime}
  func.func @subroutines(%arg0: !fir.ref<!fir.array<8xi32>>, %arg1: !fir.ref<i32>, %arg2: !fir.box<!fir.array<?xf32>>, %arg3: !fir.ref<!fir.char<1,8>>, %arg4: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg5: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {
    %0 = fir.address_of(@_QQclX74657374646174612F7265666572656E6365732E66393000) : !fir.ref<!fir.char<1,24>>
    %1 = fir.convert %0 : (!fir.ref<!fir.char<1,24>>) -> !fir.ref<i8>
    %c67_i32 = arith.constant 67 : i32
    %c1 = arith.constant 1 : index
    %2 = fir.convert %arg2 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<none>
    fir.call @_FortranARandomNumber(%2, %1, %c67_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
    %c4_i32 = arith.constant 4 : i32
    %3 = fir.call @_FortranASystemClockCount(%c4_i32) fastmath<contract> : (i32) -> i64
    %4 = fir.convert %3 : (i64) -> i32
    fir.store %4 to %arg1 : !fir.ref<i32>
    %c8 = arith.constant 8 : index
    %c8_0 = arith.constant 8 : index
    %5 = fir.convert %arg3 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<i8>
    %6 = fir.convert %c8_0 : (index) -> i64
    %7 = fir.zero_bits !fir.ref<i8>
    %c0_i64 = arith.constant 0 : i64
    %8 = fir.zero_bits !fir.ref<i8>
    %c0_i64_1 = arith.constant 0 : i64
    %9 = fir.address_of(@_QQclX74657374646174612F7265666572656E6365732E66393000) : !fir.ref<!fir.char<1,24>>
    %10 = fir.convert %9 : (!fir.ref<!fir.char<1,24>>) -> !fir.ref<i8>
    %c69_i32 = arith.constant 69 : i32
    %c1_2 = arith.constant 1 : index
    %c8_3 = arith.constant 8 : index
    %11 = fir.shape %c8_3 : (index) -> !fir.shape<1>
    %12 = fir.embox %arg0(%11) : (!fir.ref<!fir.array<8xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<8xi32>>
    %13 = fir.convert %12 : (!fir.box<!fir.array<8xi32>>) -> !fir.box<none>
    fir.call @_FortranADateAndTime(%5, %6, %7, %c0_i64, %8, %c0_i64_1, %10, %c69_i32, %13) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i8>, i64, !fir.ref<i8>, i64, !fir.ref<i8>, i32, !fir.box<none>) -> ()
    %14 = fir.address_of(@_QQclX74657374646174612F7265666572656E6365732E66393000) : !fir.ref<!fir.char<1,24>>
    %15 = fir.convert %14 : (!fir.ref<!fir.char<1,24>>) -> !fir.ref<i8>
    %c70_i32 = arith.constant 70 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_4 = arith.constant 8 : index
    %16 = fir.embox %arg3 : (!fir.ref<!fir.char<1,8>>) -> !fir.box<!fir.char<1,8>>
    %17 = fir.convert %16 : (!fir.box<!fir.char<1,8>>) -> !fir.box<none>
    %18 = fir.absent !fir.box<none>
    %19 = fir.absent !fir.box<none>
    %20 = fir.call @_FortranAGetCommandArgument(%c1_i32, %17, %18, %19, %15, %c70_i32) fastmath<contract> : (i32, !fir.box<none>, !fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) -> i32
    fir.store %20 to %arg1 : !fir.ref<i32>
    %21 = fir.load %arg1 : !fir.ref<i32>
    %c1_i32_5 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %22 = fir.load %arg1 : !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %c1_6 = arith.constant 1 : index
    %c-1_i32 = arith.constant -1 : i32
    %c32_i32 = arith.constant 32 : i32
    %23 = arith.subi %c32_i32, %c2_i32 : i32
    %c32_i32_7 = arith.constant 32 : i32
    %24 = arith.cmpi ult, %23, %c32_i32_7 : i32
    %25 = arith.shrui %c-1_i32, %23 : i32
    %c0_i32_8 = arith.constant 0 : i32
    %26 = arith.select %24, %25, %c0_i32_8 : i32
    %27 = arith.shrui %21, %c1_i32_5 : i32
    %28 = arith.andi %27, %26 : i32
    %29 = arith.shli %26, %c0_i32 : i32
    %c-1_i32_9 = arith.constant -1 : i32
    %30 = arith.xori %29, %c-1_i32_9 : i32
    %31 = fir.load %arg1 : !fir.ref<i32>
    %32 = arith.andi %31, %30 : i32
    %33 = arith.shli %28, %c0_i32 : i32
    %34 = arith.ori %32, %33 : i32
    fir.store %34 to %arg1 : !fir.ref<i32>
    %35 = fir.address_of(@_QQclX74657374646174612F7265666572656E6365732E66393000) : !fir.ref<!fir.char<1,24>>
    %36 = fir.convert %35 : (!fir.ref<!fir.char<1,24>>) -> !fir.ref<i8>
    %c72_i32 = arith.constant 72 : i32
    %c1_10 = arith.constant 1 : index
    %37 = fir.load %arg4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %38 = fir.box_addr %37 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %39:3 = fir.box_dims %37, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %40 = fir.shape_shift %39#0, %39#1 : (index, index) -> !fir.shapeshift<1>
    %c1_11 = arith.constant 1 : index
    %41 = fir.load %arg5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %42 = fir.box_addr %41 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_12 = arith.constant 0 : index
    %43:3 = fir.box_dims %41, %c0_12 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %44 = fir.shape_shift %43#0, %43#1 : (index, index) -> !fir.shapeshift<1>
    %45 = fir.zero_bits !fir.ref<none>
    %46 = fir.convert %arg5 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %47 = fir.convert %arg4 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %false = arith.constant false
    %48 = fir.absent !fir.box<none>
    %49 = fir.call @_FortranAMoveAlloc(%46, %47, %45, %false, %48, %36, %c72_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.ref<!fir.box<none>>, !fir.ref<none>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32
    %50 = fir.call @_FortranACpuTime() fastmath<contract> : () -> f64
    %c1_13 = arith.constant 1 : index
    %c1_i32_14 = arith.constant 1 : i32
    %c1_15 = arith.constant 1 : index
    %51 = fir.array_coor %arg2 %c1_15 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
    %52 = fir.convert %50 : (f64) -> f32
    fir.store %52 to %51 : !fir.ref<f32>
    %c8_16 = arith.constant 8 : index
    %c8_17 = arith.constant 8 : index
    %53 = fir.convert %arg3 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<i8>
    %54 = fir.convert %c8_17 : (index) -> i64
    %55 = fir.call @_FortranALegacyChdir(%53, %54) fastmath<contract> : (!fir.ref<i8>, i64) -> i32
    fir.store %55 to %arg1 : !fir.ref<i32>
    return
  }
  func.func private @_FortranARandomNumber(!fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranASystemClockCount(i32) -> i64 attributes {fir.runtime}
  func.func private @_FortranADateAndTime(!fir.ref<i8>, i64, !fir.ref<i8>, i64, !fir.ref<i8>, i64, !fir.ref<i8>, i32, !fir.box<none>) attributes {fir.runtime}
  func.func private @_FortranAGetCommandArgument(i32, !fir.box<none>, !fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) -> i32 attributes {fir.runtime}
  func.func private @_FortranAMoveAlloc(!fir.ref<!fir.box<none>>, !fir.ref<!fir.box<none>>, !fir.ref<none>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32 attributes {fir.runtime}
  func.func private @_FortranACpuTime() -> f64 attributes {fir.runtime}
  func.func private @_FortranALegacyChdir(!fir.ref<i8>, i64) -> i32 attributes {fir.runtime}
}
