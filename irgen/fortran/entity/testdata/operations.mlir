module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @elements(%arg0: !fir.ref<f32>, %arg1: !fir.ref<i32>, %arg2: !fir.ref<!fir.array<3xi32>>, %arg3: !fir.box<!fir.array<?xf32>>, %arg4: !fir.ref<!fir.array<3x3xf32>>, %arg5: !fir.box<!fir.array<?x?xf32>>, %arg6: !fir.boxchar<1>, %arg7: !fir.ref<!fir.array<5x!fir.char<1,8>>>, %arg8: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg9: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg10: !fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, %arg11: !fir.ref<!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>, %arg12: !fir.ref<!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>>, %arg13: !fir.ref<!fir.array<10x!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>>, %arg14: !fir.ref<!fir.array<2x!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) {
    %c2 = arith.constant 2 : index
    %0 = fir.load %arg1 : !fir.ref<i32>
    %c2_0 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c3_1 = arith.constant 3 : index
    %1 = fir.shape_shift %c2_0, %c3, %c1, %c3_1 : (index, index, index, index) -> !fir.shapeshift<2>
    %2 = fir.convert %0 : (i32) -> index
    %c1_2 = arith.constant 1 : index
    %c3_3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %3 = fir.array_coor %arg4(%1) %c3_3, %2 : (!fir.ref<!fir.array<3x3xf32>>, !fir.shapeshift<2>, index, index) -> !fir.ref<f32>
    %4 = fir.load %3 : !fir.ref<f32>
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %5 = fir.shift %c0_4, %c1_5 : (index, index) -> !fir.shift<2>
    %c-1 = arith.constant -1 : index
    %c1_6 = arith.constant 1 : index
    %c0_7 = arith.constant 0 : index
    %6 = fir.array_coor %arg5(%5) %c1_6, %c2 : (!fir.box<!fir.array<?x?xf32>>, !fir.shift<2>, index, index) -> !fir.ref<f32>
    %7 = fir.load %6 : !fir.ref<f32>
    %c2_8 = arith.constant 2 : index
    %c3_9 = arith.constant 3 : index
    %c1_10 = arith.constant 1 : index
    %c3_11 = arith.constant 3 : index
    %8 = fir.shape_shift %c2_8, %c3_9, %c1_10, %c3_11 : (index, index, index, index) -> !fir.shapeshift<2>
    %c4 = arith.constant 4 : index
    %c2_12 = arith.constant 2 : index
    %c-1_13 = arith.constant -1 : index
    %c3_14 = arith.constant 3 : index
    %c1_15 = arith.constant 1 : index
    %c3_16 = arith.constant 3 : index
    %c2_17 = arith.constant 2 : index
    %c2_18 = arith.constant 2 : index
    %c1_19 = arith.constant 1 : index
    %c1_20 = arith.constant 1 : index
    %c-1_21 = arith.constant -1 : index
    %c3_22 = arith.constant 3 : index
    %c1_23 = arith.constant 1 : index
    %c1_24 = arith.constant 1 : index
    %c2_25 = arith.constant 2 : index
    %c3_26 = arith.constant 3 : index
    %9 = fir.array_coor %arg4(%8) %c3_22, %c3_26 : (!fir.ref<!fir.array<3x3xf32>>, !fir.shapeshift<2>, index, index) -> !fir.ref<f32>
    %10 = fir.load %9 : !fir.ref<f32>
    return
  }
  func.func @vector_subscripts(%arg0: !fir.ref<f32>, %arg1: !fir.ref<i32>, %arg2: !fir.ref<!fir.array<3xi32>>, %arg3: !fir.box<!fir.array<?xf32>>, %arg4: !fir.ref<!fir.array<3x3xf32>>, %arg5: !fir.box<!fir.array<?x?xf32>>, %arg6: !fir.boxchar<1>, %arg7: !fir.ref<!fir.array<5x!fir.char<1,8>>>, %arg8: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg9: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg10: !fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, %arg11: !fir.ref<!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>, %arg12: !fir.ref<!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>>, %arg13: !fir.ref<!fir.array<10x!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>>, %arg14: !fir.ref<!fir.array<2x!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) {
    %0 = fir.alloca !fir.array<3xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %1 = fir.shape_shift %c0, %c3 : (index, index) -> !fir.shapeshift<1>
    %c3_0 = arith.constant 3 : index
    %c-1 = arith.constant -1 : index
    %c2 = arith.constant 2 : index
    %2 = fir.array_coor %arg2(%1) %c2 : (!fir.ref<!fir.array<3xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
    %3 = fir.load %2 : !fir.ref<i32>
    %4 = fir.convert %3 : (i32) -> index
    %5 = fir.array_coor %arg3 %4 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
    %6 = fir.load %5 : !fir.ref<f32>
    %7 = fir.shape %c3 : (index) -> !fir.shape<1>
    %c1_1 = arith.constant 1 : index
    fir.do_loop %arg15 = %c1_1 to %c3 step %c1_1 unordered {
      %9 = fir.array_coor %0(%7) %arg15 : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %c-1_2 = arith.constant -1 : index
      %10 = arith.addi %arg15, %c-1_2 : index
      %11 = fir.array_coor %arg2(%1) %10 : (!fir.ref<!fir.array<3xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      %12 = fir.load %11 : !fir.ref<i32>
      %13 = fir.convert %12 : (i32) -> index
      %14 = fir.array_coor %arg3 %13 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %15 = fir.load %14 : !fir.ref<f32>
      fir.store %15 to %9 : !fir.ref<f32>
    }
    %8 = fir.embox %0(%7) : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<3xf32>>
    return
  }
  func.func @descriptors(%arg0: !fir.ref<f32>, %arg1: !fir.ref<i32>, %arg2: !fir.ref<!fir.array<3xi32>>, %arg3: !fir.box<!fir.array<?xf32>>, %arg4: !fir.ref<!fir.array<3x3xf32>>, %arg5: !fir.box<!fir.array<?x?xf32>>, %arg6: !fir.boxchar<1>, %arg7: !fir.ref<!fir.array<5x!fir.char<1,8>>>, %arg8: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg9: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg10: !fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, %arg11: !fir.ref<!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>, %arg12: !fir.ref<!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>>, %arg13: !fir.ref<!fir.array<10x!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>>, %arg14: !fir.ref<!fir.array<2x!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c3_0 = arith.constant 3 : index
    %0 = fir.shape_shift %c2, %c3, %c1, %c3_0 : (index, index, index, index) -> !fir.shapeshift<2>
    %c2_1 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1_2 = arith.constant 1 : index
    %c3_3 = arith.constant 3 : index
    %c1_4 = arith.constant 1 : index
    %c3_5 = arith.constant 3 : index
    %c2_6 = arith.constant 2 : index
    %c2_7 = arith.constant 2 : index
    %c1_8 = arith.constant 1 : index
    %c3_9 = arith.constant 3 : index
    %c2_10 = arith.constant 2 : index
    %c2_11 = arith.constant 2 : index
    %c2_12 = arith.constant 2 : index
    %c2_13 = arith.constant 2 : index
    %c1_14 = arith.constant 1 : index
    %c1_15 = arith.constant 1 : index
    %c1_16 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2_17 = arith.constant 2 : index
    %c1_18 = arith.constant 1 : index
    %c2_19 = arith.constant 2 : index
    %c4_20 = arith.constant 4 : index
    %c1_21 = arith.constant 1 : index
    %c1_22 = arith.constant 1 : index
    %c2_23 = arith.constant 2 : index
    %c3_24 = arith.constant 3 : index
    %c1_25 = arith.constant 1 : index
    %c1_26 = arith.constant 1 : index
    %c2_27 = arith.constant 2 : index
    %c3_28 = arith.constant 3 : index
    %c2_29 = arith.constant 2 : index
    %1 = fir.slice %c2_17, %c4_20, %c2_10, %c3_24, %c3_28, %c2_29 : (index, index, index, index, index, index) -> !fir.slice<2>
    %2 = fir.embox %arg4(%0) [%1] : (!fir.ref<!fir.array<3x3xf32>>, !fir.shapeshift<2>, !fir.slice<2>) -> !fir.box<!fir.array<?x?xf32>>
    %c1_30 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %3 = fir.shape %c10 : (index) -> !fir.shape<1>
    %c11 = arith.constant 11 : index
    %c1_31 = arith.constant 1 : index
    %c10_32 = arith.constant 10 : index
    %c1_33 = arith.constant 1 : index
    %4 = fir.field_index point, !fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>
    %5 = fir.field_index x, !fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>
    %6 = fir.slice %c1_30, %c10_32, %c1_33 path %4, %5 : (index, index, index, !fir.field, !fir.field) -> !fir.slice<1>
    %7 = fir.embox %arg13(%3) [%6] : (!fir.ref<!fir.array<10x!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?xi32>>
    %c1_34 = arith.constant 1 : index
    %c10_35 = arith.constant 10 : index
    %8 = fir.shape %c10_35 : (index) -> !fir.shape<1>
    %c11_36 = arith.constant 11 : index
    %c1_37 = arith.constant 1 : index
    %c10_38 = arith.constant 10 : index
    %c1_39 = arith.constant 1 : index
    %9 = fir.field_index name, !fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>
    %10 = fir.slice %c1_34, %c10_38, %c1_39 path %9 : (index, index, index, !fir.field) -> !fir.slice<1>
    %11 = fir.embox %arg13(%8) [%10] : (!fir.ref<!fir.array<10x!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?x!fir.char<1,4>>>
    %c8 = arith.constant 8 : index
    %c1_40 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %12 = fir.shape %c5 : (index) -> !fir.shape<1>
    %c2_41 = arith.constant 2 : index
    %c3_42 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c1_43 = arith.constant 1 : index
    %c5_44 = arith.constant 5 : index
    %c1_45 = arith.constant 1 : index
    %c1_46 = arith.constant 1 : index
    %c1_47 = arith.constant 1 : index
    %13 = fir.slice %c1_40, %c5_44, %c1_45 substr %c1_47, %c3_42 : (index, index, index, index, index) -> !fir.slice<1>
    %14 = fir.embox %arg7(%12) [%13] : (!fir.ref<!fir.array<5x!fir.char<1,8>>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?x!fir.char<1,?>>>
    return
  }
  func.func @pointers(%arg0: !fir.ref<f32>, %arg1: !fir.ref<i32>, %arg2: !fir.ref<!fir.array<3xi32>>, %arg3: !fir.box<!fir.array<?xf32>>, %arg4: !fir.ref<!fir.array<3x3xf32>>, %arg5: !fir.box<!fir.array<?x?xf32>>, %arg6: !fir.boxchar<1>, %arg7: !fir.ref<!fir.array<5x!fir.char<1,8>>>, %arg8: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg9: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg10: !fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, %arg11: !fir.ref<!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>, %arg12: !fir.ref<!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>>, %arg13: !fir.ref<!fir.array<10x!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>>, %arg14: !fir.ref<!fir.array<2x!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) {
    %c1 = arith.constant 1 : index
    %0 = fir.load %arg8 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %2:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %3 = fir.shift %2#0 : (index) -> !fir.shift<1>
    %4 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %c0_0 = arith.constant 0 : index
    %5 = fir.shape %c0_0 : (index) -> !fir.shape<1>
    %6 = fir.embox %4(%5) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %6 to %arg8 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c1_1 = arith.constant 1 : index
    %7 = fir.load %arg9 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.box_addr %7 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_2 = arith.constant 0 : index
    %9:3 = fir.box_dims %7, %c0_2 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %10 = fir.shape_shift %9#0, %9#1 : (index, index) -> !fir.shapeshift<1>
    %11 = fir.shift %9#0 : (index) -> !fir.shift<1>
    %12 = fir.rebox %7(%11) : (!fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.shift<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %12 to %arg8 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %13 = fir.slice %c1_4, %c9, %c2 : (index, index, index) -> !fir.slice<1>
    %14 = fir.rebox %arg3 [%13] : (!fir.box<!fir.array<?xf32>>, !fir.slice<1>) -> !fir.box<!fir.array<?xf32>>
    %15 = fir.rebox %14 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %15 to %arg8 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    return
  }
  func.func @without_gaps(%arg0: !fir.ref<f32>, %arg1: !fir.ref<i32>, %arg2: !fir.ref<!fir.array<3xi32>>, %arg3: !fir.box<!fir.array<?xf32>>, %arg4: !fir.ref<!fir.array<3x3xf32>>, %arg5: !fir.box<!fir.array<?x?xf32>>, %arg6: !fir.boxchar<1>, %arg7: !fir.ref<!fir.array<5x!fir.char<1,8>>>, %arg8: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg9: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg10: !fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, %arg11: !fir.ref<!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>, %arg12: !fir.ref<!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>>, %arg13: !fir.ref<!fir.array<10x!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>>, %arg14: !fir.ref<!fir.array<2x!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) {
    %0 = fir.alloca !fir.array<2x3xf32>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c3_0 = arith.constant 3 : index
    %1 = fir.shape_shift %c2, %c3, %c1, %c3_0 : (index, index, index, index) -> !fir.shapeshift<2>
    %c2_1 = arith.constant 2 : index
    %c3_2 = arith.constant 3 : index
    %c1_3 = arith.constant 1 : index
    %c3_4 = arith.constant 3 : index
    %2 = fir.shape_shift %c2_1, %c3_2, %c1_3, %c3_4 : (index, index, index, index) -> !fir.shapeshift<2>
    %c2_5 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1_6 = arith.constant 1 : index
    %c3_7 = arith.constant 3 : index
    %c2_8 = arith.constant 2 : index
    %c3_9 = arith.constant 3 : index
    %c1_10 = arith.constant 1 : index
    %c2_11 = arith.constant 2 : index
    %3 = fir.array_coor %arg4(%2) %c2_5, %c2_8 : (!fir.ref<!fir.array<3x3xf32>>, !fir.shapeshift<2>, index, index) -> !fir.ref<f32>
    %c1_12 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %4:3 = fir.box_dims %arg3, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %5 = fir.box_elesize %arg3 : (!fir.box<!fir.array<?xf32>>) -> index
    %c0_13 = arith.constant 0 : index
    %6:3 = fir.box_dims %arg3, %c0_13 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %7 = arith.cmpi eq, %6#2, %5 : index
    %c1_14 = arith.constant 1 : index
    %8 = arith.cmpi sle, %6#1, %c1_14 : index
    %9 = arith.ori %7, %8 : i1
    %10 = arith.muli %5, %6#1 : index
    %11 = fir.if %9 -> (!fir.heap<!fir.array<?xf32>>) {
      %15 = fir.box_addr %arg3 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %16 = fir.convert %15 : (!fir.ref<!fir.array<?xf32>>) -> !fir.heap<!fir.array<?xf32>>
      fir.result %16 : !fir.heap<!fir.array<?xf32>>
    } else {
      %15 = fir.allocmem !fir.array<?xf32>, %4#1 {bindc_name = ".copyinout"}
      %16 = fir.shape %4#1 : (index) -> !fir.shape<1>
      %c1_29 = arith.constant 1 : index
      fir.do_loop %arg15 = %c1_29 to %4#1 step %c1_29 unordered {
        %17 = fir.array_coor %15(%16) %arg15 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %18 = fir.array_coor %arg3 %arg15 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
        %19 = fir.load %18 : !fir.ref<f32>
        fir.store %19 to %17 : !fir.ref<f32>
      }
      fir.result %15 : !fir.heap<!fir.array<?xf32>>
    }
    %12 = fir.shape %4#1 : (index) -> !fir.shape<1>
    fir.if %9 {
    } else {
      %c1_29 = arith.constant 1 : index
      fir.do_loop %arg15 = %c1_29 to %4#1 step %c1_29 unordered {
        %15 = fir.array_coor %arg3 %arg15 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
        %16 = fir.array_coor %11(%12) %arg15 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %17 = fir.load %16 : !fir.ref<f32>
        fir.store %17 to %15 : !fir.ref<f32>
      }
      fir.freemem %11 : !fir.heap<!fir.array<?xf32>>
    }
    %c2_15 = arith.constant 2 : index
    %c3_16 = arith.constant 3 : index
    %c1_17 = arith.constant 1 : index
    %c3_18 = arith.constant 3 : index
    %13 = fir.shape_shift %c2_15, %c3_16, %c1_17, %c3_18 : (index, index, index, index) -> !fir.shapeshift<2>
    %c2_19 = arith.constant 2 : index
    %c4_20 = arith.constant 4 : index
    %c2_21 = arith.constant 2 : index
    %c2_22 = arith.constant 2 : index
    %c1_23 = arith.constant 1 : index
    %c3_24 = arith.constant 3 : index
    %c1_25 = arith.constant 1 : index
    %c3_26 = arith.constant 3 : index
    %14 = fir.shape %c2_22, %c3_26 : (index, index) -> !fir.shape<2>
    %c1_27 = arith.constant 1 : index
    fir.do_loop %arg15 = %c1_27 to %c3_26 step %c1_27 unordered {
      fir.do_loop %arg16 = %c1_27 to %c2_22 step %c1_27 unordered {
        %15 = fir.array_coor %0(%14) %arg16, %arg15 : (!fir.ref<!fir.array<2x3xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %c1_29 = arith.constant 1 : index
        %16 = arith.subi %arg16, %c1_29 : index
        %17 = arith.muli %16, %c2_21 : index
        %18 = arith.addi %17, %c2_19 : index
        %c0_30 = arith.constant 0 : index
        %19 = fir.array_coor %arg4(%13) %18, %arg15 : (!fir.ref<!fir.array<3x3xf32>>, !fir.shapeshift<2>, index, index) -> !fir.ref<f32>
        %20 = fir.load %19 : !fir.ref<f32>
        fir.store %20 to %15 : !fir.ref<f32>
      }
    }
    %c1_28 = arith.constant 1 : index
    fir.do_loop %arg15 = %c1_28 to %c3_26 step %c1_28 unordered {
      fir.do_loop %arg16 = %c1_28 to %c2_22 step %c1_28 unordered {
        %c1_29 = arith.constant 1 : index
        %15 = arith.subi %arg16, %c1_29 : index
        %16 = arith.muli %15, %c2_21 : index
        %17 = arith.addi %16, %c2_19 : index
        %c0_30 = arith.constant 0 : index
        %18 = fir.array_coor %arg4(%13) %17, %arg15 : (!fir.ref<!fir.array<3x3xf32>>, !fir.shapeshift<2>, index, index) -> !fir.ref<f32>
        %19 = fir.array_coor %0(%14) %arg16, %arg15 : (!fir.ref<!fir.array<2x3xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %20 = fir.load %19 : !fir.ref<f32>
        fir.store %20 to %18 : !fir.ref<f32>
      }
    }
    return
  }
  func.func @copies(%arg0: !fir.ref<f32>, %arg1: !fir.ref<i32>, %arg2: !fir.ref<!fir.array<3xi32>>, %arg3: !fir.box<!fir.array<?xf32>>, %arg4: !fir.ref<!fir.array<3x3xf32>>, %arg5: !fir.box<!fir.array<?x?xf32>>, %arg6: !fir.boxchar<1>, %arg7: !fir.ref<!fir.array<5x!fir.char<1,8>>>, %arg8: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg9: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg10: !fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, %arg11: !fir.ref<!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>, %arg12: !fir.ref<!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>>, %arg13: !fir.ref<!fir.array<10x!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>>, %arg14: !fir.ref<!fir.array<2x!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) {
    %0 = fir.alloca f32
    %1 = fir.load %arg0 : !fir.ref<f32>
    fir.store %1 to %0 : !fir.ref<f32>
    %2:2 = fir.unboxchar %arg6 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %3 = fir.allocmem !fir.char<1,?>(%2#1 : index) {bindc_name = ".chrtmp"}
    %4 = fir.convert %3 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %5 = fir.convert %4 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %6 = fir.convert %2#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %7 = fir.convert %2#1 : (index) -> i64
    "llvm.intr.memmove"(%5, %6, %7) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c1 = arith.constant 1 : index
    %8 = fir.load %arg9 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %9 = fir.box_addr %8 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %10:3 = fir.box_dims %8, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %11 = fir.shape_shift %10#0, %10#1 : (index, index) -> !fir.shapeshift<1>
    %c1_0 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %12:3 = fir.box_dims %arg3, %c0_1 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c1_2 = arith.constant 1 : index
    fir.do_loop %arg15 = %c1_2 to %12#1 step %c1_2 unordered {
      %c0_9 = arith.constant 0 : index
      %15 = fir.array_coor %arg3 %arg15 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %16 = fir.load %15 : !fir.ref<f32>
      %c1_10 = arith.constant 1 : index
      %17 = arith.subi %10#0, %c1_10 : index
      %18 = arith.addi %arg15, %17 : index
      %19 = fir.array_coor %9(%11) %18 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      fir.store %16 to %19 : !fir.ref<f32>
    }
    %c8 = arith.constant 8 : index
    %c1_3 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %13 = fir.shape %c5 : (index) -> !fir.shape<1>
    %c8_4 = arith.constant 8 : index
    %c1_5 = arith.constant 1 : index
    %c5_6 = arith.constant 5 : index
    %14 = fir.shape %c5_6 : (index) -> !fir.shape<1>
    %c8_7 = arith.constant 8 : index
    %c1_8 = arith.constant 1 : index
    fir.do_loop %arg15 = %c1_8 to %c5_6 step %c1_8 unordered {
      %c0_9 = arith.constant 0 : index
      %15 = fir.array_coor %arg7(%14) %arg15 : (!fir.ref<!fir.array<5x!fir.char<1,8>>>, !fir.shape<1>, index) -> !fir.ref<!fir.char<1,8>>
      %c0_10 = arith.constant 0 : index
      %16 = fir.array_coor %arg7(%13) %arg15 : (!fir.ref<!fir.array<5x!fir.char<1,8>>>, !fir.shape<1>, index) -> !fir.ref<!fir.char<1,8>>
      %c8_11 = arith.constant 8 : index
      %c8_12 = arith.constant 8 : index
      %17 = fir.convert %16 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
      %18 = fir.convert %15 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
      %19 = fir.convert %c8_12 : (index) -> i64
      "llvm.intr.memmove"(%17, %18, %19) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    }
    fir.freemem %3 : !fir.heap<!fir.char<1,?>>
    return
  }
  func.func @records(%arg0: !fir.ref<f32>, %arg1: !fir.ref<i32>, %arg2: !fir.ref<!fir.array<3xi32>>, %arg3: !fir.box<!fir.array<?xf32>>, %arg4: !fir.ref<!fir.array<3x3xf32>>, %arg5: !fir.box<!fir.array<?x?xf32>>, %arg6: !fir.boxchar<1>, %arg7: !fir.ref<!fir.array<5x!fir.char<1,8>>>, %arg8: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg9: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg10: !fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, %arg11: !fir.ref<!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>, %arg12: !fir.ref<!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>>, %arg13: !fir.ref<!fir.array<10x!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>>, %arg14: !fir.ref<!fir.array<2x!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) {
    %0 = fir.alloca !fir.box<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    fir.copy %arg12 to %arg12 : !fir.ref<!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>>, !fir.ref<!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>>
    %1 = fir.coordinate_of %arg11, point : (!fir.ref<!fir.type<_QFsTnamed{point:!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>,name:!fir.char<1,4>}>>) -> !fir.ref<!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>>
    %2 = fir.coordinate_of %1, x : (!fir.ref<!fir.type<_QFsTpoint{x:i32,y:!fir.array<2xf32>}>>) -> !fir.ref<i32>
    %3 = fir.load %2 : !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %4 = fir.shape %c2 : (index) -> !fir.shape<1>
    %5 = fir.address_of(@image.pooled) : !fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg15 = %c1_0 to %c2 step %c1_0 unordered {
      %c0 = arith.constant 0 : index
      %15 = fir.array_coor %arg14(%4) %arg15 : (!fir.ref<!fir.array<2x!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
      fir.copy %5 to %15 no_overlap : !fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    }
    %6 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %7 = fir.convert %6 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32 = arith.constant 0 : i32
    %8 = fir.embox %arg10 : (!fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    fir.store %8 to %0 : !fir.ref<!fir.box<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>
    %9 = fir.embox %arg10 : (!fir.ref<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %10 = fir.convert %0 : (!fir.ref<!fir.box<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) -> !fir.ref<!fir.box<none>>
    %11 = fir.convert %9 : (!fir.box<!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<none>
    fir.call @_FortranAAssign(%10, %11, %7, %c0_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %c1_1 = arith.constant 1 : index
    %c2_2 = arith.constant 2 : index
    %12 = fir.shape %c2_2 : (index) -> !fir.shape<1>
    %13 = fir.embox %arg14(%12) : (!fir.ref<!fir.array<2x!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>, !fir.shape<1>) -> !fir.box<!fir.array<2x!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>
    %14 = fir.convert %13 : (!fir.box<!fir.array<2x!fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%14) fastmath<contract> : (!fir.box<none>) -> ()
    return
  }
  fir.global linkonce @_QQclX00 constant : !fir.char<1> {
    %0 = fir.string_lit "\00"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranADestroy(!fir.box<none>) attributes {fir.runtime}
  fir.global @image.pooled : !fir.type<_QFsTpooled{n:i32,data:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
}
