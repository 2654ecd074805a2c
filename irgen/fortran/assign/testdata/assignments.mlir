module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @assignments(%arg0: !fir.ref<!fir.array<10xf32>>, %arg1: !fir.ref<!fir.array<10xf32>>, %arg2: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg3: !fir.ref<!fir.char<1,8>>, %arg4: !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>, %arg5: !fir.ref<i32>, %arg6: !fir.ref<!fir.array<10x!fir.logical<4>>>, %arg7: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) {
    %0 = fir.alloca !fir.array<9xf32>
    %1 = fir.alloca !fir.char<1,16>
    %2 = fir.alloca !fir.array<10x!fir.logical<1>>
    %3 = fir.alloca !fir.array<10x!fir.logical<1>>
    %4 = fir.alloca !fir.array<10x!fir.logical<1>>
    %5 = fir.alloca !fir.array<10x!fir.logical<1>>
    %6 = fir.alloca !fir.array<10x!fir.logical<1>>
    %7 = fir.load %arg5 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %8 = arith.addi %7, %c1_i32 : i32
    fir.store %8 to %arg5 : !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %9 = fir.shape %c10 : (index) -> !fir.shape<1>
    %c1_0 = arith.constant 1 : index
    %c10_1 = arith.constant 10 : index
    %10 = fir.shape %c10_1 : (index) -> !fir.shape<1>
    %c1_2 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_2 to %c10 step %c1_2 unordered {
      %c0_80 = arith.constant 0 : index
      %93 = fir.array_coor %arg1(%10) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %94 = fir.load %93 : !fir.ref<f32>
      %c0_81 = arith.constant 0 : index
      %95 = fir.array_coor %arg0(%9) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %94 to %95 : !fir.ref<f32>
    }
    %c1_3 = arith.constant 1 : index
    %c10_4 = arith.constant 10 : index
    %11 = fir.shape %c10_4 : (index) -> !fir.shape<1>
    %c1_5 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c10_6 = arith.constant 10 : index
    %c9 = arith.constant 9 : index
    %c1_7 = arith.constant 1 : index
    %c10_8 = arith.constant 10 : index
    %12 = fir.shape %c10_8 : (index) -> !fir.shape<1>
    %c1_9 = arith.constant 1 : index
    %c1_10 = arith.constant 1 : index
    %c9_11 = arith.constant 9 : index
    %c9_12 = arith.constant 9 : index
    %13 = fir.shape %c9_12 : (index) -> !fir.shape<1>
    %c1_13 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_13 to %c9_12 step %c1_13 unordered {
      %c0_80 = arith.constant 0 : index
      %93 = fir.array_coor %arg0(%12) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %94 = fir.load %93 : !fir.ref<f32>
      %95 = fir.array_coor %0(%13) %arg8 : (!fir.ref<!fir.array<9xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %94 to %95 : !fir.ref<f32>
    }
    %c1_14 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_14 to %c9 step %c1_14 unordered {
      %93 = fir.array_coor %0(%13) %arg8 : (!fir.ref<!fir.array<9xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %94 = fir.load %93 : !fir.ref<f32>
      %c1_80 = arith.constant 1 : index
      %95 = arith.addi %arg8, %c1_80 : index
      %96 = fir.array_coor %arg0(%11) %95 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %94 to %96 : !fir.ref<f32>
    }
    %c1_15 = arith.constant 1 : index
    %c10_16 = arith.constant 10 : index
    %14 = fir.shape %c10_16 : (index) -> !fir.shape<1>
    %c1_17 = arith.constant 1 : index
    %c10_18 = arith.constant 10 : index
    %15 = fir.shape %c10_18 : (index) -> !fir.shape<1>
    %c1_19 = arith.constant 1 : index
    %c10_20 = arith.constant 10 : index
    %16 = fir.shape %c10_20 : (index) -> !fir.shape<1>
    %c1_21 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_21 to %c10_16 step %c1_21 unordered {
      %c0_80 = arith.constant 0 : index
      %93 = fir.array_coor %arg0(%15) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %94 = fir.load %93 : !fir.ref<f32>
      %c0_81 = arith.constant 0 : index
      %95 = fir.array_coor %arg1(%16) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %96 = fir.load %95 : !fir.ref<f32>
      %97 = arith.addf %94, %96 fastmath<contract> : f32
      %c0_82 = arith.constant 0 : index
      %98 = fir.array_coor %arg0(%14) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %97 to %98 : !fir.ref<f32>
    }
    %c1_22 = arith.constant 1 : index
    %17 = fir.load %arg7 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %18 = fir.box_addr %17 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %19:3 = fir.box_dims %17, %c0 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %20 = fir.shift %19#0 : (index) -> !fir.shift<1>
    %21 = fir.load %arg5 : !fir.ref<i32>
    %22 = fir.convert %21 : (i32) -> i64
    %23 = fir.array_coor %17(%20) %22 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, !fir.shift<1>, i64) -> !fir.ref<f32>
    %24 = fir.load %23 : !fir.ref<f32>
    %c1_23 = arith.constant 1 : index
    %c10_24 = arith.constant 10 : index
    %25 = fir.shape %c10_24 : (index) -> !fir.shape<1>
    %26 = fir.load %arg5 : !fir.ref<i32>
    %27 = fir.convert %26 : (i32) -> i64
    %28 = fir.array_coor %arg0(%25) %27 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
    fir.store %24 to %28 : !fir.ref<f32>
    %c1_25 = arith.constant 1 : index
    %29 = fir.load %arg7 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %30 = fir.box_addr %29 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_26 = arith.constant 0 : index
    %31:3 = fir.box_dims %29, %c0_26 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %32 = fir.shift %31#0 : (index) -> !fir.shift<1>
    %c1_27 = arith.constant 1 : index
    %c10_28 = arith.constant 10 : index
    %33 = fir.shape %c10_28 : (index) -> !fir.shape<1>
    %c1_29 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_29 to %c10_28 step %c1_29 unordered {
      %c0_80 = arith.constant 0 : index
      %93 = fir.array_coor %arg0(%33) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %94 = fir.load %93 : !fir.ref<f32>
      %c1_81 = arith.constant 1 : index
      %95 = arith.subi %31#0, %c1_81 : index
      %96 = arith.addi %arg8, %95 : index
      %97 = fir.array_coor %29(%32) %96 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, !fir.shift<1>, index) -> !fir.ref<f32>
      fir.store %94 to %97 : !fir.ref<f32>
    }
    %c1_30 = arith.constant 1 : index
    %34 = fir.load %arg2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %35 = fir.box_addr %34 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_31 = arith.constant 0 : index
    %36:3 = fir.box_dims %34, %c0_31 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %37 = fir.shape_shift %36#0, %36#1 : (index, index) -> !fir.shapeshift<1>
    %c1_32 = arith.constant 1 : index
    %c10_33 = arith.constant 10 : index
    %38 = fir.shape %c10_33 : (index) -> !fir.shape<1>
    %c1_34 = arith.constant 1 : index
    %c10_35 = arith.constant 10 : index
    %39 = fir.shape %c10_35 : (index) -> !fir.shape<1>
    %40 = fir.box_addr %34 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %41 = fir.convert %40 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %42 = arith.cmpi eq, %41, %c0_i64 : i64
    %43 = arith.cmpi ne, %36#1, %c10_35 : index
    %44 = arith.ori %42, %43 : i1
    %45 = fir.shape %c10_35 : (index) -> !fir.shape<1>
    %46 = fir.if %44 -> (!fir.heap<!fir.array<?xf32>>) {
      %93 = fir.allocmem !fir.array<?xf32>, %c10_35 {fir.must_be_heap = true, uniq_name = ".auto.alloc"}
      fir.result %93 : !fir.heap<!fir.array<?xf32>>
    } else {
      fir.result %40 : !fir.heap<!fir.array<?xf32>>
    }
    %c1_36 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_36 to %c10_35 step %c1_36 unordered {
      %c0_80 = arith.constant 0 : index
      %93 = fir.array_coor %arg1(%39) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %94 = fir.load %93 : !fir.ref<f32>
      %95 = fir.array_coor %46(%45) %arg8 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %94 to %95 : !fir.ref<f32>
    }
    fir.if %44 {
      %93 = fir.convert %40 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_80 = arith.constant 0 : i64
      %94 = arith.cmpi ne, %93, %c0_i64_80 : i64
      fir.if %94 {
        fir.freemem %40 : !fir.heap<!fir.array<?xf32>>
      }
      %95 = fir.embox %46(%45) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %95 to %arg2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %c8 = arith.constant 8 : index
    %47 = fir.address_of(@_QQclX616263) : !fir.ref<!fir.char<1,3>>
    %c3 = arith.constant 3 : index
    %c8_37 = arith.constant 8 : index
    %c3_38 = arith.constant 3 : index
    %48 = fir.convert %arg3 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %49 = fir.convert %47 : (!fir.ref<!fir.char<1,3>>) -> !llvm.ptr
    %50 = fir.convert %c3_38 : (index) -> i64
    "llvm.intr.memmove"(%48, %49, %50) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c3_39 = arith.constant 3 : index
    %51 = fir.convert %arg3 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %52 = fir.coordinate_of %51, %c3_39 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %c5 = arith.constant 5 : index
    %53 = fir.convert %52 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8 = arith.constant 32 : i8
    %54 = fir.convert %c5 : (index) -> i64
    "llvm.intr.memset"(%53, %c32_i8, %54) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %55 = fir.load %arg4 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %56 = fir.box_elesize %55 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %57 = fir.box_addr %55 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %c8_40 = arith.constant 8 : index
    %c8_41 = arith.constant 8 : index
    %c8_42 = arith.constant 8 : index
    %c8_43 = arith.constant 8 : index
    %c0_44 = arith.constant 0 : index
    %c8_45 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %c0_46 = arith.constant 0 : index
    %58 = fir.convert %1 : (!fir.ref<!fir.char<1,16>>) -> !llvm.ptr
    %59 = fir.convert %arg3 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %60 = fir.convert %c8_41 : (index) -> i64
    "llvm.intr.memmove"(%58, %59, %60) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c8_47 = arith.constant 8 : index
    %61 = fir.convert %1 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %62 = fir.coordinate_of %61, %c8_47 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %63 = fir.convert %62 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %64 = fir.convert %arg3 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %65 = fir.convert %c8_43 : (index) -> i64
    "llvm.intr.memmove"(%63, %64, %65) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %66 = fir.load %arg4 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %67 = fir.box_addr %66 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %68 = fir.convert %67 : (!fir.heap<!fir.char<1,?>>) -> i64
    %c0_i64_48 = arith.constant 0 : i64
    %69 = arith.cmpi ne, %68, %c0_i64_48 : i64
    %70 = fir.box_elesize %66 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %71 = arith.cmpi eq, %70, %c16 : index
    %72 = arith.andi %69, %71 : i1
    %73 = fir.if %72 -> (!fir.heap<!fir.char<1,?>>) {
      fir.result %67 : !fir.heap<!fir.char<1,?>>
    } else {
      %93 = fir.allocmem !fir.char<1,?>(%c16 : index)
      fir.result %93 : !fir.heap<!fir.char<1,?>>
    }
    %74 = fir.convert %73 : (!fir.heap<!fir.char<1,?>>) -> !llvm.ptr
    %75 = fir.convert %1 : (!fir.ref<!fir.char<1,16>>) -> !llvm.ptr
    %76 = fir.convert %c16 : (index) -> i64
    "llvm.intr.memmove"(%74, %75, %76) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %true = arith.constant true
    %77 = arith.xori %72, %true : i1
    fir.if %77 {
      %93 = fir.convert %67 : (!fir.heap<!fir.char<1,?>>) -> i64
      %c0_i64_80 = arith.constant 0 : i64
      %94 = arith.cmpi ne, %93, %c0_i64_80 : i64
      fir.if %94 {
        fir.freemem %67 : !fir.heap<!fir.char<1,?>>
      }
      %95 = fir.embox %73 typeparams %c16 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
      fir.store %95 to %arg4 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    }
    %c1_49 = arith.constant 1 : index
    %c10_50 = arith.constant 10 : index
    %78 = fir.shape %c10_50 : (index) -> !fir.shape<1>
    %cst = arith.constant 0.000000e+00 : f32
    %79 = fir.shape %c10_50 : (index) -> !fir.shape<1>
    %c1_51 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_51 to %c10_50 step %c1_51 unordered {
      %c0_80 = arith.constant 0 : index
      %93 = fir.array_coor %arg0(%78) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %94 = fir.load %93 : !fir.ref<f32>
      %95 = arith.cmpf ogt, %94, %cst fastmath<contract> : f32
      %96 = fir.convert %95 : (i1) -> !fir.logical<4>
      %97 = fir.convert %96 : (!fir.logical<4>) -> i1
      %98 = fir.convert %97 : (i1) -> !fir.logical<1>
      %99 = fir.array_coor %2(%79) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      fir.store %98 to %99 : !fir.ref<!fir.logical<1>>
    }
    %c1_52 = arith.constant 1 : index
    %c10_53 = arith.constant 10 : index
    %80 = fir.shape %c10_53 : (index) -> !fir.shape<1>
    %c1_54 = arith.constant 1 : index
    %c10_55 = arith.constant 10 : index
    %81 = fir.shape %c10_55 : (index) -> !fir.shape<1>
    %c1_56 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_56 to %c10_50 step %c1_56 unordered {
      %93 = fir.array_coor %2(%79) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      %94 = fir.load %93 : !fir.ref<!fir.logical<1>>
      %95 = fir.convert %94 : (!fir.logical<1>) -> i1
      fir.if %95 {
        %c0_80 = arith.constant 0 : index
        %96 = fir.array_coor %arg0(%81) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %97 = fir.load %96 : !fir.ref<f32>
        %c0_81 = arith.constant 0 : index
        %98 = fir.array_coor %arg1(%80) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %97 to %98 : !fir.ref<f32>
      }
    }
    %c1_57 = arith.constant 1 : index
    %c10_58 = arith.constant 10 : index
    %82 = fir.shape %c10_58 : (index) -> !fir.shape<1>
    %83 = fir.shape %c10_58 : (index) -> !fir.shape<1>
    %c1_59 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_59 to %c10_58 step %c1_59 unordered {
      %c0_80 = arith.constant 0 : index
      %93 = fir.array_coor %arg6(%82) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<4>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<4>>
      %94 = fir.load %93 : !fir.ref<!fir.logical<4>>
      %95 = fir.convert %94 : (!fir.logical<4>) -> i1
      %96 = fir.convert %95 : (i1) -> !fir.logical<1>
      %97 = fir.array_coor %3(%83) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      fir.store %96 to %97 : !fir.ref<!fir.logical<1>>
    }
    %c1_60 = arith.constant 1 : index
    %c10_61 = arith.constant 10 : index
    %84 = fir.shape %c10_61 : (index) -> !fir.shape<1>
    %c1_62 = arith.constant 1 : index
    %c10_63 = arith.constant 10 : index
    %85 = fir.shape %c10_63 : (index) -> !fir.shape<1>
    %c1_64 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_64 to %c10_58 step %c1_64 unordered {
      %93 = fir.array_coor %3(%83) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      %94 = fir.load %93 : !fir.ref<!fir.logical<1>>
      %95 = fir.convert %94 : (!fir.logical<1>) -> i1
      fir.if %95 {
        %c0_80 = arith.constant 0 : index
        %96 = fir.array_coor %arg1(%85) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %97 = fir.load %96 : !fir.ref<f32>
        %c0_81 = arith.constant 0 : index
        %98 = fir.array_coor %arg0(%84) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %97 to %98 : !fir.ref<f32>
      }
    }
    %86 = fir.shape %c10_58 : (index) -> !fir.shape<1>
    %c1_65 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_65 to %c10_58 step %c1_65 unordered {
      %93 = fir.array_coor %3(%83) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      %94 = fir.load %93 : !fir.ref<!fir.logical<1>>
      %95 = fir.convert %94 : (!fir.logical<1>) -> i1
      %true_80 = arith.constant true
      %96 = arith.xori %95, %true_80 : i1
      %97 = fir.convert %96 : (i1) -> !fir.logical<1>
      %98 = fir.array_coor %4(%86) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      fir.store %97 to %98 : !fir.ref<!fir.logical<1>>
    }
    %c1_66 = arith.constant 1 : index
    %c10_67 = arith.constant 10 : index
    %87 = fir.shape %c10_67 : (index) -> !fir.shape<1>
    %cst_68 = arith.constant 1.000000e+00 : f32
    %88 = fir.shape %c10_67 : (index) -> !fir.shape<1>
    %c1_69 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_69 to %c10_67 step %c1_69 unordered {
      %93 = fir.array_coor %4(%86) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      %94 = fir.load %93 : !fir.ref<!fir.logical<1>>
      %95 = fir.convert %94 : (!fir.logical<1>) -> i1
      fir.if %95 {
        %c0_80 = arith.constant 0 : index
        %96 = fir.array_coor %arg1(%87) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %97 = fir.load %96 : !fir.ref<f32>
        %98 = arith.cmpf ogt, %97, %cst_68 fastmath<contract> : f32
        %99 = fir.convert %98 : (i1) -> !fir.logical<4>
        %100 = fir.convert %99 : (!fir.logical<4>) -> i1
        %101 = fir.convert %100 : (i1) -> !fir.logical<1>
        %102 = fir.array_coor %5(%88) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
        fir.store %101 to %102 : !fir.ref<!fir.logical<1>>
      } else {
        %false = arith.constant false
        %96 = fir.convert %false : (i1) -> !fir.logical<1>
        %97 = fir.array_coor %5(%88) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
        fir.store %96 to %97 : !fir.ref<!fir.logical<1>>
      }
    }
    %c1_70 = arith.constant 1 : index
    %c10_71 = arith.constant 10 : index
    %89 = fir.shape %c10_71 : (index) -> !fir.shape<1>
    %c1_72 = arith.constant 1 : index
    %c10_73 = arith.constant 10 : index
    %90 = fir.shape %c10_73 : (index) -> !fir.shape<1>
    %c1_74 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_74 to %c10_67 step %c1_74 unordered {
      %93 = fir.array_coor %5(%88) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      %94 = fir.load %93 : !fir.ref<!fir.logical<1>>
      %95 = fir.convert %94 : (!fir.logical<1>) -> i1
      fir.if %95 {
        %c0_80 = arith.constant 0 : index
        %96 = fir.array_coor %arg1(%90) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %97 = fir.load %96 : !fir.ref<f32>
        %98 = arith.negf %97 fastmath<contract> : f32
        %c0_81 = arith.constant 0 : index
        %99 = fir.array_coor %arg0(%89) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %98 to %99 : !fir.ref<f32>
      }
    }
    %91 = fir.shape %c10_58 : (index) -> !fir.shape<1>
    %c1_75 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_75 to %c10_58 step %c1_75 unordered {
      %93 = fir.array_coor %5(%88) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      %94 = fir.load %93 : !fir.ref<!fir.logical<1>>
      %95 = fir.convert %94 : (!fir.logical<1>) -> i1
      %true_80 = arith.constant true
      %96 = arith.xori %95, %true_80 : i1
      %97 = fir.array_coor %4(%86) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      %98 = fir.load %97 : !fir.ref<!fir.logical<1>>
      %99 = fir.convert %98 : (!fir.logical<1>) -> i1
      %100 = arith.andi %96, %99 : i1
      %101 = fir.convert %100 : (i1) -> !fir.logical<1>
      %102 = fir.array_coor %6(%91) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      fir.store %101 to %102 : !fir.ref<!fir.logical<1>>
    }
    %c1_76 = arith.constant 1 : index
    %c10_77 = arith.constant 10 : index
    %92 = fir.shape %c10_77 : (index) -> !fir.shape<1>
    %cst_78 = arith.constant 0.000000e+00 : f32
    %c1_79 = arith.constant 1 : index
    fir.do_loop %arg8 = %c1_79 to %c10_58 step %c1_79 unordered {
      %93 = fir.array_coor %6(%91) %arg8 : (!fir.ref<!fir.array<10x!fir.logical<1>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<1>>
      %94 = fir.load %93 : !fir.ref<!fir.logical<1>>
      %95 = fir.convert %94 : (!fir.logical<1>) -> i1
      fir.if %95 {
        %c0_80 = arith.constant 0 : index
        %96 = fir.array_coor %arg0(%92) %arg8 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %cst_78 to %96 : !fir.ref<f32>
      }
    }
    return
  }
  fir.global linkonce @_QQclX616263 constant : !fir.char<1,3> {
    %0 = fir.string_lit "abc"(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  func.func @memory(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg2: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg3: !fir.ref<!fir.array<10xf32>>, %arg4: !fir.ref<i32>, %arg5: !fir.ref<i32>) {
    %c1 = arith.constant 1 : index
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %2:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %3 = fir.shape_shift %2#0, %2#1 : (index, index) -> !fir.shapeshift<1>
    %c1_0 = arith.constant 1 : index
    %4 = fir.load %arg4 : !fir.ref<i32>
    %5 = fir.convert %4 : (i32) -> index
    %c0_1 = arith.constant 0 : index
    %6 = arith.cmpi sgt, %5, %c0_1 : index
    %7 = arith.select %6, %5, %c0_1 : index
    %8 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %9 = fir.convert %8 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %10 = arith.cmpi ne, %9, %c0_i64 : i64
    fir.if %10 {
      %72 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
      %73 = fir.convert %72 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
      %c0_i32_35 = arith.constant 0 : i32
      %74 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027712700) : !fir.ref<!fir.char<1,54>>
      %75 = fir.convert %74 : (!fir.ref<!fir.char<1,54>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%75, %73, %c0_i32_35) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %72 = fir.allocmem !fir.array<?xf32>, %7 {fir.must_be_heap = true, uniq_name = "q.alloc"}
      %73 = fir.shape %7 : (index) -> !fir.shape<1>
      %74 = fir.shape %7 : (index) -> !fir.shape<1>
      %75 = fir.embox %72(%74) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %75 to %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %c1_2 = arith.constant 1 : index
    %11 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %12 = fir.box_addr %11 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_3 = arith.constant 0 : index
    %13:3 = fir.box_dims %11, %c0_3 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %14 = fir.shape_shift %13#0, %13#1 : (index, index) -> !fir.shapeshift<1>
    %c1_4 = arith.constant 1 : index
    %15 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %16 = fir.box_addr %15 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_5 = arith.constant 0 : index
    %17:3 = fir.box_dims %15, %c0_5 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %18 = fir.shape_shift %17#0, %17#1 : (index, index) -> !fir.shapeshift<1>
    %c1_6 = arith.constant 1 : index
    %19 = fir.box_addr %15 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %20 = fir.convert %19 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_7 = arith.constant 0 : i64
    %21 = arith.cmpi ne, %20, %c0_i64_7 : i64
    fir.if %21 {
      %72 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
      %73 = fir.convert %72 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
      %c0_i32_35 = arith.constant 0 : i32
      %74 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027722700) : !fir.ref<!fir.char<1,54>>
      %75 = fir.convert %74 : (!fir.ref<!fir.char<1,54>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%75, %73, %c0_i32_35) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %72 = fir.allocmem !fir.array<?xf32>, %13#1 {fir.must_be_heap = true, uniq_name = "r.alloc"}
      %73 = fir.shape %13#1 : (index) -> !fir.shape<1>
      %74 = fir.shape_shift %13#0, %13#1 : (index, index) -> !fir.shapeshift<1>
      %75 = fir.embox %72(%74) : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %75 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %c1_35 = arith.constant 1 : index
      fir.do_loop %arg6 = %c1_35 to %13#1 step %c1_35 unordered {
        %c1_36 = arith.constant 1 : index
        %76 = arith.subi %13#0, %c1_36 : index
        %77 = arith.addi %arg6, %76 : index
        %78 = fir.array_coor %12(%14) %77 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
        %79 = fir.load %78 : !fir.ref<f32>
        %80 = fir.array_coor %72(%73) %arg6 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %79 to %80 : !fir.ref<f32>
      }
    }
    %c0_i32 = arith.constant 0 : i32
    fir.store %c0_i32 to %arg5 : !fir.ref<i32>
    %c1_8 = arith.constant 1 : index
    %22 = fir.load %arg2 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %23 = fir.box_addr %22 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_9 = arith.constant 0 : index
    %24:3 = fir.box_dims %22, %c0_9 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %25 = fir.shift %24#0 : (index) -> !fir.shift<1>
    %c1_10 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %26 = fir.load %arg4 : !fir.ref<i32>
    %27 = fir.convert %26 : (i32) -> index
    %28 = arith.subi %27, %c2 : index
    %c1_11 = arith.constant 1 : index
    %29 = arith.addi %28, %c1_11 : index
    %c0_12 = arith.constant 0 : index
    %30 = arith.cmpi sgt, %29, %c0_12 : index
    %31 = arith.select %30, %29, %c0_12 : index
    %32 = fir.allocmem !fir.array<?xf32>, %31 {fir.must_be_heap = true, fir.null_on_failure, uniq_name = "p.alloc"}
    %33 = fir.convert %32 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_13 = arith.constant 0 : i64
    %34 = arith.cmpi eq, %33, %c0_i64_13 : i64
    fir.if %34 {
      %c5014_i32 = arith.constant 5014 : i32
      fir.store %c5014_i32 to %arg5 : !fir.ref<i32>
    } else {
      %72 = fir.shape %31 : (index) -> !fir.shape<1>
      %73 = fir.shape_shift %c2, %31 : (index, index) -> !fir.shapeshift<1>
      %74 = fir.convert %32 : (!fir.heap<!fir.array<?xf32>>) -> !fir.ptr<!fir.array<?xf32>>
      %75 = fir.embox %74(%73) : (!fir.ptr<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
      fir.store %75 to %arg2 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    }
    %c0_i32_14 = arith.constant 0 : i32
    fir.store %c0_i32_14 to %arg5 : !fir.ref<i32>
    %c1_15 = arith.constant 1 : index
    %35 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %36 = fir.box_addr %35 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_16 = arith.constant 0 : index
    %37:3 = fir.box_dims %35, %c0_16 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %38 = fir.shape_shift %37#0, %37#1 : (index, index) -> !fir.shapeshift<1>
    %39 = fir.box_addr %35 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %40 = fir.convert %39 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_17 = arith.constant 0 : i64
    %41 = arith.cmpi eq, %40, %c0_i64_17 : i64
    fir.if %41 {
      %c1_i32 = arith.constant 1 : i32
      fir.store %c1_i32 to %arg5 : !fir.ref<i32>
    } else {
      fir.freemem %39 : !fir.heap<!fir.array<?xf32>>
      %72 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_35 = arith.constant 0 : index
      %73 = fir.shape %c0_35 : (index) -> !fir.shape<1>
      %74 = fir.embox %72(%73) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %74 to %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %c1_18 = arith.constant 1 : index
    %42 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %43 = fir.box_addr %42 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_19 = arith.constant 0 : index
    %44:3 = fir.box_dims %42, %c0_19 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %45 = fir.shape_shift %44#0, %44#1 : (index, index) -> !fir.shapeshift<1>
    %46 = fir.box_addr %42 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %47 = fir.convert %46 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_20 = arith.constant 0 : i64
    %48 = arith.cmpi eq, %47, %c0_i64_20 : i64
    fir.if %48 {
      %72 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
      %73 = fir.convert %72 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
      %c0_i32_35 = arith.constant 0 : i32
      %74 = fir.address_of(@_QQclX417474656D707420746F204445414C4C4F4341544520756E616C6C6F63617465642027722700) : !fir.ref<!fir.char<1,38>>
      %75 = fir.convert %74 : (!fir.ref<!fir.char<1,38>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%75, %73, %c0_i32_35) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      fir.freemem %46 : !fir.heap<!fir.array<?xf32>>
      %72 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_35 = arith.constant 0 : index
      %73 = fir.shape %c0_35 : (index) -> !fir.shape<1>
      %74 = fir.embox %72(%73) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %74 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %c0_21 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %49 = fir.shape_shift %c0_21, %c10 : (index, index) -> !fir.shapeshift<1>
    %c1_22 = arith.constant 1 : index
    %50 = fir.load %arg2 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %51 = fir.box_addr %50 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_23 = arith.constant 0 : index
    %52:3 = fir.box_dims %50, %c0_23 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %53 = fir.shift %52#0 : (index) -> !fir.shift<1>
    %54 = fir.convert %arg3 : (!fir.ref<!fir.array<10xf32>>) -> !fir.ptr<!fir.array<?xf32>>
    %55 = fir.embox %54(%49) : (!fir.ptr<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %55 to %arg2 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c0_24 = arith.constant 0 : index
    %c10_25 = arith.constant 10 : index
    %56 = fir.shape_shift %c0_24, %c10_25 : (index, index) -> !fir.shapeshift<1>
    %c1_26 = arith.constant 1 : index
    %c1_27 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %c2_28 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c1_29 = arith.constant 1 : index
    %57 = fir.load %arg2 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %58 = fir.box_addr %57 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_30 = arith.constant 0 : index
    %59:3 = fir.box_dims %57, %c0_30 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %60 = fir.shift %59#0 : (index) -> !fir.shift<1>
    %c5_31 = arith.constant 5 : index
    %61 = fir.slice %c1_27, %c9, %c2_28 : (index, index, index) -> !fir.slice<1>
    %62 = fir.embox %arg3(%56) [%61] : (!fir.ref<!fir.array<10xf32>>, !fir.shapeshift<1>, !fir.slice<1>) -> !fir.box<!fir.array<?xf32>>
    %63 = fir.shift %c5_31 : (index) -> !fir.shift<1>
    %64 = fir.rebox %62(%63) : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %64 to %arg2 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c1_32 = arith.constant 1 : index
    %65 = fir.load %arg2 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %66 = fir.box_addr %65 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_33 = arith.constant 0 : index
    %67:3 = fir.box_dims %65, %c0_33 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %68 = fir.shift %67#0 : (index) -> !fir.shift<1>
    %69 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %c0_34 = arith.constant 0 : index
    %70 = fir.shape %c0_34 : (index) -> !fir.shape<1>
    %71 = fir.embox %69(%70) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %71 to %arg2 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    return
  }
  fir.global linkonce @_QQclX00 constant : !fir.char<1> {
    %0 = fir.string_lit "\00"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  fir.global linkonce @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027712700 constant : !fir.char<1,54> {
    %0 = fir.string_lit "Attempting to allocate already allocated variable 'q'\00"(54) : !fir.char<1,54>
    fir.has_value %0 : !fir.char<1,54>
  }
  func.func private @_FortranAReportFatalUserError(!fir.ref<i8>, !fir.ref<i8>, i32) attributes {fir.runtime}
  fir.global linkonce @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027722700 constant : !fir.char<1,54> {
    %0 = fir.string_lit "Attempting to allocate already allocated variable 'r'\00"(54) : !fir.char<1,54>
    fir.has_value %0 : !fir.char<1,54>
  }
  fir.global linkonce @_QQclX417474656D707420746F204445414C4C4F4341544520756E616C6C6F63617465642027722700 constant : !fir.char<1,38> {
    %0 = fir.string_lit "Attempt to DEALLOCATE unallocated 'r'\00"(38) : !fir.char<1,38>
    fir.has_value %0 : !fir.char<1,38>
  }
  func.func @records(%arg0: !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>, %arg1: !fir.ref<!fir.array<3x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>, %arg2: !fir.ref<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>) {
    %0 = fir.alloca !fir.type<_QFrecordsTpoint{x:f32,y:f32}>
    %1 = fir.alloca !fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>
    %2 = fir.alloca !fir.box<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %3 = fir.shape %c3 : (index) -> !fir.shape<1>
    %c2 = arith.constant 2 : index
    %4 = fir.array_coor %arg1(%3) %c2 : (!fir.ref<!fir.array<3x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
    fir.copy %4 to %arg0 : !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>, !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
    %c1_0 = arith.constant 1 : index
    %c3_1 = arith.constant 3 : index
    %5 = fir.shape %c3_1 : (index) -> !fir.shape<1>
    %c1_2 = arith.constant 1 : index
    fir.do_loop %arg3 = %c1_2 to %c3_1 step %c1_2 unordered {
      %c0_8 = arith.constant 0 : index
      %33 = fir.array_coor %arg1(%5) %arg3 : (!fir.ref<!fir.array<3x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
      fir.copy %arg0 to %33 : !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>, !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
    }
    %6 = fir.address_of(@image.point) : !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
    fir.copy %6 to %0 no_overlap : !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>, !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
    %7 = fir.coordinate_of %0, y : (!fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>) -> !fir.ref<f32>
    %cst = arith.constant 2.000000e+00 : f32
    fir.store %cst to %7 : !fir.ref<f32>
    fir.copy %0 to %arg0 : !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>, !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
    %c3_i32 = arith.constant 3 : i32
    %8 = fir.coordinate_of %arg2, n : (!fir.ref<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>) -> !fir.ref<i32>
    fir.store %c3_i32 to %8 : !fir.ref<i32>
    %9 = fir.address_of(@image.path) : !fir.ref<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>
    fir.copy %9 to %1 no_overlap : !fir.ref<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>, !fir.ref<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>
    %10 = fir.coordinate_of %1, n : (!fir.ref<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>) -> !fir.ref<i32>
    %c2_i32 = arith.constant 2 : i32
    fir.store %c2_i32 to %10 : !fir.ref<i32>
    %11 = fir.coordinate_of %1, points : (!fir.ref<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>>
    %12 = fir.load %11 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>>
    %13 = fir.box_addr %12 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>) -> !fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>
    %c0 = arith.constant 0 : index
    %14:3 = fir.box_dims %12, %c0 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>, index) -> (index, index, index)
    %15 = fir.shape_shift %14#0, %14#1 : (index, index) -> !fir.shapeshift<1>
    %c1_3 = arith.constant 1 : index
    %c3_4 = arith.constant 3 : index
    %16 = fir.shape %c3_4 : (index) -> !fir.shape<1>
    %c1_5 = arith.constant 1 : index
    %c3_6 = arith.constant 3 : index
    %17 = fir.shape %c3_6 : (index) -> !fir.shape<1>
    %18 = fir.box_addr %12 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>) -> !fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>
    %19 = fir.convert %18 : (!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %20 = arith.cmpi eq, %19, %c0_i64 : i64
    %21 = arith.cmpi ne, %14#1, %c3_6 : index
    %22 = arith.ori %20, %21 : i1
    %23 = fir.shape %c3_6 : (index) -> !fir.shape<1>
    %24 = fir.if %22 -> (!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>) {
      %33 = fir.allocmem !fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>, %c3_6 {fir.must_be_heap = true, uniq_name = ".auto.alloc"}
      %34 = fir.address_of(@image.point) : !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
      %c1_8 = arith.constant 1 : index
      fir.do_loop %arg3 = %c1_8 to %c3_6 step %c1_8 unordered {
        %35 = fir.array_coor %33(%23) %arg3 : (!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
        fir.copy %34 to %35 no_overlap : !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>, !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
      }
      fir.result %33 : !fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>
    } else {
      fir.result %18 : !fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>
    }
    %c1_7 = arith.constant 1 : index
    fir.do_loop %arg3 = %c1_7 to %c3_6 step %c1_7 unordered {
      %c0_8 = arith.constant 0 : index
      %33 = fir.array_coor %arg1(%17) %arg3 : (!fir.ref<!fir.array<3x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
      %34 = fir.array_coor %24(%23) %arg3 : (!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
      fir.copy %33 to %34 : !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>, !fir.ref<!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>
    }
    fir.if %22 {
      %33 = fir.convert %18 : (!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>) -> i64
      %c0_i64_8 = arith.constant 0 : i64
      %34 = arith.cmpi ne, %33, %c0_i64_8 : i64
      fir.if %34 {
        fir.freemem %18 : !fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>
      }
      %35 = fir.embox %24(%23) : (!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>
      fir.store %35 to %11 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>>
    }
    %25 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %26 = fir.convert %25 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32 = arith.constant 0 : i32
    %27 = fir.embox %arg2 : (!fir.ref<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>) -> !fir.box<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>
    fir.store %27 to %2 : !fir.ref<!fir.box<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>>
    %28 = fir.embox %1 : (!fir.ref<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>) -> !fir.box<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>
    %29 = fir.convert %2 : (!fir.ref<!fir.box<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>>) -> !fir.ref<!fir.box<none>>
    %30 = fir.convert %28 : (!fir.box<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>) -> !fir.box<none>
    fir.call @_FortranAAssign(%29, %30, %26, %c0_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %31 = fir.embox %1 : (!fir.ref<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>) -> !fir.box<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>
    %32 = fir.convert %31 : (!fir.box<!fir.type<_QFrecordsTpath{n:i32,points:!fir.box<!fir.heap<!fir.array<?x!fir.type<_QFrecordsTpoint{x:f32,y:f32}>>>>}>>) -> !fir.box<none>
    fir.call @_FortranADestroyWithoutFinalization(%32) fastmath<contract> : (!fir.box<none>) -> ()
    return
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranADestroyWithoutFinalization(!fir.box<none>) attributes {fir.runtime}
}
