module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @scalars(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>, %arg2: !fir.ref<f32>, %arg3: !fir.ref<f64>, %arg4: !fir.ref<complex<f32>>, %arg5: !fir.ref<!fir.logical<4>>, %arg6: !fir.box<!fir.array<?xi32>>, %arg7: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) {
    %0 = fir.alloca i32
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = fir.load %arg1 : !fir.ref<i32>
    %c2_i32 = arith.constant 2 : i32
    %3 = arith.muli %2, %c2_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %c7_i32 = arith.constant 7 : i32
    %5 = fir.load %arg1 : !fir.ref<i32>
    %6 = arith.divsi %c7_i32, %5 : i32
    %7 = arith.subi %4, %6 : i32
    fir.store %7 to %arg0 : !fir.ref<i32>
    %8 = fir.load %arg2 : !fir.ref<f32>
    %9 = fir.load %arg0 : !fir.ref<i32>
    %10 = math.fpowi %8, %9 fastmath<contract> : f32, i32
    %11 = fir.load %arg3 : !fir.ref<f64>
    %12 = fir.convert %10 : (f32) -> f64
    %13 = arith.addf %12, %11 fastmath<contract> : f64
    fir.store %13 to %arg3 : !fir.ref<f64>
    %14 = fir.load %arg2 : !fir.ref<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %15 = arith.addf %14, %cst fastmath<contract> : f32
    %16 = fir.no_reassoc %15 : f32
    %17 = fir.load %arg2 : !fir.ref<f32>
    %18 = arith.negf %17 fastmath<contract> : f32
    %19 = fir.no_reassoc %18 : f32
    %20 = arith.mulf %16, %19 fastmath<contract> : f32
    fir.store %20 to %arg2 : !fir.ref<f32>
    %21 = fir.load %arg4 : !fir.ref<complex<f32>>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %22 = fir.undefined complex<f32>
    %23 = fir.insert_value %22, %cst_0, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %24 = fir.insert_value %23, %cst_1, [1 : index] : (complex<f32>, f32) -> complex<f32>
    %25 = fir.mulc %21, %24 {fastmath = #arith.fastmath<contract>} : complex<f32>
    fir.store %25 to %arg4 : !fir.ref<complex<f32>>
    %c1_i32 = arith.constant 1 : i32
    %26 = fir.coordinate_of %arg4, %c1_i32 : (!fir.ref<complex<f32>>, i32) -> !fir.ref<f32>
    %27 = fir.load %26 : !fir.ref<f32>
    fir.store %27 to %arg2 : !fir.ref<f32>
    %28 = fir.load %arg0 : !fir.ref<i32>
    %29 = fir.load %arg1 : !fir.ref<i32>
    %30 = arith.cmpi slt, %28, %29 : i32
    %31 = fir.load %arg5 : !fir.ref<!fir.logical<4>>
    %32 = fir.convert %31 : (!fir.logical<4>) -> i1
    %true = arith.constant true
    %33 = arith.xori %32, %true : i1
    %34 = arith.andi %30, %33 : i1
    %35 = fir.convert %34 : (i1) -> !fir.logical<4>
    fir.store %35 to %arg5 : !fir.ref<!fir.logical<4>>
    %c0 = arith.constant 0 : index
    %36 = fir.shift %c0 : (index) -> !fir.shift<1>
    %37 = fir.load %arg0 : !fir.ref<i32>
    %38 = fir.convert %37 : (i32) -> i64
    %39 = fir.array_coor %arg6(%36) %38 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, i64) -> !fir.ref<i32>
    %40 = fir.load %39 : !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %41 = arith.cmpi sgt, %40, %c0_i32 : i32
    %42 = fir.load %arg5 : !fir.ref<!fir.logical<4>>
    %43 = fir.convert %42 : (!fir.logical<4>) -> i1
    %44 = arith.ori %41, %43 : i1
    %45 = fir.convert %44 : (i1) -> !fir.logical<4>
    fir.store %45 to %arg5 : !fir.ref<!fir.logical<4>>
    %c0_2 = arith.constant 0 : index
    %46 = fir.shift %c0_2 : (index) -> !fir.shift<1>
    %47 = fir.load %arg0 : !fir.ref<i32>
    %48 = fir.convert %47 : (i32) -> i64
    %49 = fir.array_coor %arg6(%46) %48 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, i64) -> !fir.ref<i32>
    %c0_3 = arith.constant 0 : index
    %50 = fir.shift %c0_3 : (index) -> !fir.shift<1>
    %51 = fir.load %arg1 : !fir.ref<i32>
    %c1_i32_4 = arith.constant 1 : i32
    %52 = arith.addi %51, %c1_i32_4 : i32
    %53 = fir.convert %52 : (i32) -> i64
    %54 = fir.array_coor %arg6(%50) %53 : (!fir.box<!fir.array<?xi32>>, !fir.shift<1>, i64) -> !fir.ref<i32>
    %55 = fir.load %54 : !fir.ref<i32>
    fir.store %55 to %49 : !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %56 = fir.load %arg7 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %57 = fir.box_addr %56 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.ptr<!fir.array<?xi32>>
    %c0_5 = arith.constant 0 : index
    %58:3 = fir.box_dims %56, %c0_5 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
    %59 = fir.shift %58#0 : (index) -> !fir.shift<1>
    %c2 = arith.constant 2 : index
    %60 = fir.array_coor %56(%59) %c2 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, !fir.shift<1>, index) -> !fir.ref<i32>
    %c1_6 = arith.constant 1 : index
    %61 = fir.load %arg7 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %62 = fir.box_addr %61 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.ptr<!fir.array<?xi32>>
    %c0_7 = arith.constant 0 : index
    %63:3 = fir.box_dims %61, %c0_7 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
    %64 = fir.shift %63#0 : (index) -> !fir.shift<1>
    %65 = fir.load %arg0 : !fir.ref<i32>
    %66 = fir.convert %65 : (i32) -> i64
    %67 = fir.array_coor %61(%64) %66 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, !fir.shift<1>, i64) -> !fir.ref<i32>
    %68 = fir.load %67 : !fir.ref<i32>
    fir.store %68 to %60 : !fir.ref<i32>
    %69 = fir.call @f(%arg0) : (!fir.ref<i32>) -> i32
    fir.store %69 to %0 : !fir.ref<i32>
    %70 = fir.load %0 : !fir.ref<i32>
    %c0_8 = arith.constant 0 : index
    %71 = fir.shift %c0_8 : (index) -> !fir.shift<1>
    %c1_9 = arith.constant 1 : index
    %c0_10 = arith.constant 0 : index
    %72:3 = fir.box_dims %arg6, %c0_10 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %73 = arith.muli %c1_9, %72#1 : index
    %74 = fir.convert %73 : (index) -> i32
    %75 = arith.addi %70, %74 : i32
    fir.store %75 to %arg0 : !fir.ref<i32>
    return
  }
  func.func private @f(!fir.ref<i32>) -> i32
  func.func @characters(%arg0: !fir.boxchar<1>, %arg1: !fir.ref<!fir.char<1,8>>, %arg2: !fir.ref<i32>, %arg3: !fir.ref<!fir.logical<4>>) {
    %c8 = arith.constant 8 : index
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1 = fir.load %arg2 : !fir.ref<i32>
    %2 = fir.convert %1 : (i32) -> index
    %3 = arith.subi %2, %c2 : index
    %c1_0 = arith.constant 1 : index
    %4 = arith.addi %3, %c1_0 : index
    %c0 = arith.constant 0 : index
    %5 = arith.cmpi sgt, %4, %c0 : index
    %6 = arith.select %5, %4, %c0 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    %7 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %8 = fir.coordinate_of %7, %c1_2 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %9 = fir.convert %8 : (!fir.ref<!fir.char<1>>) -> !fir.ref<!fir.char<1,?>>
    %10 = fir.address_of(@_QQclX78) : !fir.ref<!fir.char<1>>
    %c1_3 = arith.constant 1 : index
    %11:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %12 = fir.convert %11#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %13 = fir.convert %11#1 : (index) -> i64
    %14 = fir.call @_FortranALenTrim1(%12, %13) fastmath<contract> : (!fir.ref<i8>, i64) -> i64
    %15 = fir.convert %14 : (i64) -> index
    %16 = fir.allocmem !fir.char<1,?>(%15 : index) {bindc_name = ".chrtmp"}
    %17 = fir.convert %16 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %18 = fir.convert %17 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %19 = fir.convert %11#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %20 = fir.convert %15 : (index) -> i64
    "llvm.intr.memmove"(%18, %19, %20) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c0_4 = arith.constant 0 : index
    %21 = arith.addi %c0_4, %6 : index
    %22 = arith.addi %21, %c1_3 : index
    %23 = arith.addi %22, %15 : index
    %24 = fir.allocmem !fir.char<1,?>(%23 : index) {bindc_name = ".chrtmp"}
    %25 = fir.convert %24 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %c0_5 = arith.constant 0 : index
    %26 = fir.convert %25 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %27 = fir.convert %9 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %28 = fir.convert %6 : (index) -> i64
    "llvm.intr.memmove"(%26, %27, %28) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %29 = arith.addi %c0_5, %6 : index
    %30 = fir.convert %25 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %31 = fir.coordinate_of %30, %29 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %32 = fir.convert %31 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %33 = fir.convert %10 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %34 = fir.convert %c1_3 : (index) -> i64
    "llvm.intr.memmove"(%32, %33, %34) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %35 = arith.addi %29, %c1_3 : index
    %36 = fir.convert %25 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %37 = fir.coordinate_of %36, %35 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %38 = fir.convert %37 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %39 = fir.convert %17 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %40 = fir.convert %15 : (index) -> i64
    "llvm.intr.memmove"(%38, %39, %40) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c8_6 = arith.constant 8 : index
    %41 = arith.cmpi slt, %c8_6, %23 : index
    %42 = arith.select %41, %c8_6, %23 : index
    %43 = fir.convert %arg1 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %44 = fir.convert %25 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %45 = fir.convert %42 : (index) -> i64
    "llvm.intr.memmove"(%43, %44, %45) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %46 = fir.convert %arg1 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %47 = fir.coordinate_of %46, %42 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %48 = arith.subi %c8_6, %42 : index
    %49 = fir.convert %47 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8 = arith.constant 32 : i8
    %50 = fir.convert %48 : (index) -> i64
    "llvm.intr.memset"(%49, %c32_i8, %50) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    fir.freemem %24 : !fir.heap<!fir.char<1,?>>
    fir.freemem %16 : !fir.heap<!fir.char<1,?>>
    %51:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %52 = fir.address_of(@_QQclX616263) : !fir.ref<!fir.char<1,3>>
    %c3 = arith.constant 3 : index
    %53 = fir.convert %51#1 : (index) -> i64
    %54 = fir.convert %c3 : (index) -> i64
    %55 = fir.convert %51#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %56 = fir.convert %52 : (!fir.ref<!fir.char<1,3>>) -> !fir.ref<i8>
    %57 = fir.call @_FortranACharacterCompareScalar1(%55, %56, %53, %54) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
    %c0_i32 = arith.constant 0 : i32
    %58 = arith.cmpi eq, %57, %c0_i32 : i32
    %59 = fir.convert %58 : (i1) -> !fir.logical<4>
    fir.store %59 to %arg3 : !fir.ref<!fir.logical<4>>
    %c8_7 = arith.constant 8 : index
    %c1_8 = arith.constant 1 : index
    %60 = fir.load %arg2 : !fir.ref<i32>
    %61 = fir.convert %60 : (i32) -> index
    %c8_9 = arith.constant 8 : index
    %62 = arith.subi %c8_9, %61 : index
    %c1_10 = arith.constant 1 : index
    %63 = arith.addi %62, %c1_10 : index
    %c0_11 = arith.constant 0 : index
    %64 = arith.cmpi sgt, %63, %c0_11 : index
    %65 = arith.select %64, %63, %c0_11 : index
    %c1_12 = arith.constant 1 : index
    %66 = arith.subi %61, %c1_12 : index
    %67 = fir.convert %arg1 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %68 = fir.coordinate_of %67, %66 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %69 = fir.convert %68 : (!fir.ref<!fir.char<1>>) -> !fir.ref<!fir.char<1,?>>
    %c8_13 = arith.constant 8 : index
    %c8_14 = arith.constant 8 : index
    %70 = arith.cmpi slt, %65, %c8_14 : index
    %71 = arith.select %70, %65, %c8_14 : index
    %72 = fir.convert %69 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %73 = fir.convert %arg1 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %74 = fir.convert %71 : (index) -> i64
    "llvm.intr.memmove"(%72, %73, %74) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %75 = fir.convert %69 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %76 = fir.coordinate_of %75, %71 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %77 = arith.subi %65, %71 : index
    %78 = fir.convert %76 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8_15 = arith.constant 32 : i8
    %79 = fir.convert %77 : (index) -> i64
    "llvm.intr.memset"(%78, %c32_i8_15, %79) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    return
  }
  fir.global linkonce @_QQclX78 constant : !fir.char<1> {
    %0 = fir.string_lit "x"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func private @_FortranALenTrim1(!fir.ref<i8>, i64) -> i64 attributes {fir.runtime}
  fir.global linkonce @_QQclX616263 constant : !fir.char<1,3> {
    %0 = fir.string_lit "abc"(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  func.func private @_FortranACharacterCompareScalar1(!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32 attributes {fir.runtime}
  func.func @arrays(%arg0: !fir.box<!fir.array<?xf32>>, %arg1: !fir.ref<!fir.array<3x4xf32>>, %arg2: !fir.ref<!fir.array<4xf32>>, %arg3: !fir.box<!fir.array<?xi32>>, %arg4: !fir.ref<!fir.array<3x!fir.char<1,4>>>, %arg5: !fir.ref<!fir.array<10x!fir.type<_QFarraysTpoint{x:f32,y:f32}>>>) {
    %0 = fir.alloca !fir.array<4xf32>
    %1 = fir.alloca index
    %2 = fir.alloca i32
    %3 = fir.alloca !fir.char<1,5>
    %4 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %5 = fir.shape %c4 : (index) -> !fir.shape<1>
    %cst = arith.constant 2.000000e+00 : f32
    %c1_0 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_1 = arith.constant 1 : index
    %c4_2 = arith.constant 4 : index
    %6 = fir.shape %c3, %c4_2 : (index, index) -> !fir.shape<2>
    %c2 = arith.constant 2 : index
    %c1_3 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c1_4 = arith.constant 1 : index
    %c4_5 = arith.constant 4 : index
    %c1_6 = arith.constant 1 : index
    %c1_7 = arith.constant 1 : index
    %c1_8 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c2_9 = arith.constant 2 : index
    %c4_10 = arith.constant 4 : index
    %c1_11 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_11 to %c4_2 step %c1_11 unordered {
      %c0_71 = arith.constant 0 : index
      %37 = fir.array_coor %arg1(%6) %c2, %arg6 : (!fir.ref<!fir.array<3x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
      %38 = fir.load %37 : !fir.ref<f32>
      %39 = arith.mulf %cst, %38 fastmath<contract> : f32
      %c1_72 = arith.constant 1 : index
      %40 = arith.subi %arg6, %c1_72 : index
      %41 = arith.muli %40, %c2_9 : index
      %42 = arith.addi %41, %c1_8 : index
      %43 = fir.array_coor %arg0 %42 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %44 = fir.load %43 : !fir.ref<f32>
      %45 = arith.addf %39, %44 fastmath<contract> : f32
      %c0_73 = arith.constant 0 : index
      %46 = fir.array_coor %arg2(%5) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %45 to %46 : !fir.ref<f32>
    }
    %c1_12 = arith.constant 1 : index
    %c4_13 = arith.constant 4 : index
    %7 = fir.shape %c4_13 : (index) -> !fir.shape<1>
    %c1_14 = arith.constant 1 : index
    %c1_15 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %8:3 = fir.box_dims %arg3, %c0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %c1_16 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_16 to %8#1 step %c1_16 unordered {
      %c0_71 = arith.constant 0 : index
      %37 = fir.array_coor %arg3 %arg6 : (!fir.box<!fir.array<?xi32>>, index) -> !fir.ref<i32>
      %38 = fir.load %37 : !fir.ref<i32>
      %39 = fir.convert %38 : (i32) -> index
      %40 = fir.array_coor %arg0 %39 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %41 = fir.load %40 : !fir.ref<f32>
      %42 = math.sqrt %41 fastmath<contract> : f32
      %c0_72 = arith.constant 0 : index
      %43 = fir.array_coor %arg2(%7) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %42 to %43 : !fir.ref<f32>
    }
    %c1_17 = arith.constant 1 : index
    %c3_18 = arith.constant 3 : index
    %c1_19 = arith.constant 1 : index
    %c4_20 = arith.constant 4 : index
    %9 = fir.shape %c3_18, %c4_20 : (index, index) -> !fir.shape<2>
    %c1_21 = arith.constant 1 : index
    %c4_22 = arith.constant 4 : index
    %c1_23 = arith.constant 1 : index
    %c3_24 = arith.constant 3 : index
    %c1_25 = arith.constant 1 : index
    %c3_26 = arith.constant 3 : index
    %10 = fir.address_of(@_QQro.0) : !fir.ref<!fir.array<3xf32>>
    %11 = fir.shape %c3_26 : (index) -> !fir.shape<1>
    %c1_27 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_27 to %c3_26 step %c1_27 unordered {
      %37 = fir.array_coor %10(%11) %arg6 : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %38 = fir.load %37 : !fir.ref<f32>
      %c0_71 = arith.constant 0 : index
      %39 = fir.array_coor %arg1(%9) %arg6, %c1_25 : (!fir.ref<!fir.array<3x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
      fir.store %38 to %39 : !fir.ref<f32>
    }
    %c1_28 = arith.constant 1 : index
    %c4_29 = arith.constant 4 : index
    %12 = fir.shape %c4_29 : (index) -> !fir.shape<1>
    %c4_30 = arith.constant 4 : index
    %13 = fir.shape %c4_30 : (index) -> !fir.shape<1>
    %c1_31 = arith.constant 1 : index
    fir.store %c1_31 to %1 : !fir.ref<index>
    %c1_32 = arith.constant 1 : index
    %c1_33 = arith.constant 1 : index
    %c4_34 = arith.constant 4 : index
    fir.do_loop %arg6 = %c1_33 to %c4_34 step %c1_32 {
      %37 = fir.convert %arg6 : (index) -> i32
      fir.store %37 to %2 : !fir.ref<i32>
      %c1_71 = arith.constant 1 : index
      %c1_72 = arith.constant 1 : index
      %c1_73 = arith.constant 1 : index
      %38 = fir.array_coor %arg3 %c1_73 : (!fir.box<!fir.array<?xi32>>, index) -> !fir.ref<i32>
      %39 = fir.load %38 : !fir.ref<i32>
      %40 = fir.convert %39 : (i32) -> i64
      %41 = fir.array_coor %arg0 %40 : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
      %42 = fir.load %41 : !fir.ref<f32>
      %43 = fir.load %2 : !fir.ref<i32>
      %44 = fir.convert %43 : (i32) -> f32
      %45 = arith.mulf %42, %44 fastmath<contract> : f32
      %46 = fir.load %1 : !fir.ref<index>
      %47 = fir.array_coor %0(%13) %46 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %45 to %47 : !fir.ref<f32>
      %c1_74 = arith.constant 1 : index
      %48 = arith.addi %46, %c1_74 : index
      fir.store %48 to %1 : !fir.ref<index>
    }
    %c1_35 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_35 to %c4_30 step %c1_35 unordered {
      %37 = fir.array_coor %0(%13) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %38 = fir.load %37 : !fir.ref<f32>
      %c0_71 = arith.constant 0 : index
      %39 = fir.array_coor %arg2(%12) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %38 to %39 : !fir.ref<f32>
    }
    %c1_36 = arith.constant 1 : index
    %c1_37 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %14 = fir.shape %c10 : (index) -> !fir.shape<1>
    %c1_38 = arith.constant 1 : index
    %c10_39 = arith.constant 10 : index
    %15 = fir.shape %c10_39 : (index) -> !fir.shape<1>
    %c1_40 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_40 to %c10 step %c1_40 unordered {
      %c0_71 = arith.constant 0 : index
      %37 = fir.array_coor %arg5(%14) %arg6 : (!fir.ref<!fir.array<10x!fir.type<_QFarraysTpoint{x:f32,y:f32}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFarraysTpoint{x:f32,y:f32}>>
      %38 = fir.coordinate_of %37, x : (!fir.ref<!fir.type<_QFarraysTpoint{x:f32,y:f32}>>) -> !fir.ref<f32>
      %39 = fir.load %38 : !fir.ref<f32>
      %c0_72 = arith.constant 0 : index
      %40 = fir.array_coor %arg5(%15) %arg6 : (!fir.ref<!fir.array<10x!fir.type<_QFarraysTpoint{x:f32,y:f32}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QFarraysTpoint{x:f32,y:f32}>>
      %41 = fir.coordinate_of %40, y : (!fir.ref<!fir.type<_QFarraysTpoint{x:f32,y:f32}>>) -> !fir.ref<f32>
      %42 = fir.load %41 : !fir.ref<f32>
      %43 = arith.subf %39, %42 fastmath<contract> : f32
      %c0_73 = arith.constant 0 : index
      %44 = fir.array_coor %arg0 %arg6 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      fir.store %43 to %44 : !fir.ref<f32>
    }
    %c4_41 = arith.constant 4 : index
    %c1_42 = arith.constant 1 : index
    %c3_43 = arith.constant 3 : index
    %16 = fir.shape %c3_43 : (index) -> !fir.shape<1>
    %c4_44 = arith.constant 4 : index
    %c1_45 = arith.constant 1 : index
    %c3_46 = arith.constant 3 : index
    %17 = fir.shape %c3_46 : (index) -> !fir.shape<1>
    %c1_47 = arith.constant 1 : index
    %c3_48 = arith.constant 3 : index
    %c1_49 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %c3_50 = arith.constant 3 : index
    %c4_51 = arith.constant 4 : index
    %18 = fir.address_of(@_QQclX21) : !fir.ref<!fir.char<1>>
    %c1_52 = arith.constant 1 : index
    %c5_53 = arith.constant 5 : index
    %c1_54 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_54 to %c3_50 step %c1_54 unordered {
      %c1_71 = arith.constant 1 : index
      %37 = arith.subi %arg6, %c1_71 : index
      %38 = arith.muli %37, %c-1 : index
      %39 = arith.addi %38, %c3_48 : index
      %40 = fir.array_coor %arg4(%17) %39 : (!fir.ref<!fir.array<3x!fir.char<1,4>>>, !fir.shape<1>, index) -> !fir.ref<!fir.char<1,4>>
      %41 = fir.convert %3 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
      %42 = fir.convert %40 : (!fir.ref<!fir.char<1,4>>) -> !llvm.ptr
      %43 = fir.convert %c4_51 : (index) -> i64
      "llvm.intr.memmove"(%41, %42, %43) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %44 = fir.convert %3 : (!fir.ref<!fir.char<1,5>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %45 = fir.coordinate_of %44, %c4_51 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %46 = fir.convert %45 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %47 = fir.convert %18 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %48 = fir.convert %c1_52 : (index) -> i64
      "llvm.intr.memmove"(%46, %47, %48) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %c0_72 = arith.constant 0 : index
      %49 = fir.array_coor %arg4(%16) %arg6 : (!fir.ref<!fir.array<3x!fir.char<1,4>>>, !fir.shape<1>, index) -> !fir.ref<!fir.char<1,4>>
      %c4_73 = arith.constant 4 : index
      %c4_74 = arith.constant 4 : index
      %50 = fir.convert %49 : (!fir.ref<!fir.char<1,4>>) -> !llvm.ptr
      %51 = fir.convert %3 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
      %52 = fir.convert %c4_74 : (index) -> i64
      "llvm.intr.memmove"(%50, %51, %52) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    }
    %c1_55 = arith.constant 1 : index
    %c4_56 = arith.constant 4 : index
    %19 = fir.shape %c4_56 : (index) -> !fir.shape<1>
    %20 = fir.address_of(@_QQclX74657374646174612F65787072657373696F6E732E66393000) : !fir.ref<!fir.char<1,25>>
    %21 = fir.convert %20 : (!fir.ref<!fir.char<1,25>>) -> !fir.ref<i8>
    %c50_i32 = arith.constant 50 : i32
    %c1_57 = arith.constant 1 : index
    %c3_58 = arith.constant 3 : index
    %c1_59 = arith.constant 1 : index
    %c4_60 = arith.constant 4 : index
    %22 = fir.shape %c3_58, %c4_60 : (index, index) -> !fir.shape<2>
    %23 = fir.embox %arg1(%22) : (!fir.ref<!fir.array<3x4xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<3x4xf32>>
    %24 = fir.convert %23 : (!fir.box<!fir.array<3x4xf32>>) -> !fir.box<none>
    %c1_i32 = arith.constant 1 : i32
    %25 = fir.absent !fir.box<none>
    %26 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_61 = arith.constant 0 : index
    %27 = fir.shape %c0_61 : (index) -> !fir.shape<1>
    %28 = fir.embox %26(%27) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %28 to %4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %29 = fir.convert %4 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
    fir.call @_FortranASumDim(%29, %24, %c1_i32, %21, %c50_i32, %25) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, i32, !fir.ref<i8>, i32, !fir.box<none>) -> ()
    %30 = fir.load %4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %31 = fir.box_addr %30 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_62 = arith.constant 0 : index
    %32:3 = fir.box_dims %30, %c0_62 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %33 = fir.shape %32#1 : (index) -> !fir.shape<1>
    %c1_63 = arith.constant 1 : index
    %c4_64 = arith.constant 4 : index
    %34 = fir.shape %c4_64 : (index) -> !fir.shape<1>
    %c1_65 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_65 to %c4_64 step %c1_65 unordered {
      %37 = fir.array_coor %31(%33) %arg6 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %38 = fir.load %37 : !fir.ref<f32>
      %c0_71 = arith.constant 0 : index
      %39 = fir.array_coor %arg2(%34) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %40 = fir.load %39 : !fir.ref<f32>
      %41 = arith.addf %38, %40 fastmath<contract> : f32
      %c0_72 = arith.constant 0 : index
      %42 = fir.array_coor %arg2(%19) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %41 to %42 : !fir.ref<f32>
    }
    fir.freemem %31 : !fir.heap<!fir.array<?xf32>>
    %c1_66 = arith.constant 1 : index
    %c4_67 = arith.constant 4 : index
    %35 = fir.shape %c4_67 : (index) -> !fir.shape<1>
    %c1_68 = arith.constant 1 : index
    %c4_69 = arith.constant 4 : index
    %36 = fir.shape %c4_69 : (index) -> !fir.shape<1>
    %c1_70 = arith.constant 1 : index
    fir.do_loop %arg6 = %c1_70 to %c4_69 step %c1_70 unordered {
      %c0_71 = arith.constant 0 : index
      %37 = fir.array_coor %arg2(%36) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %38 = fir.load %37 : !fir.ref<f32>
      %c0_72 = arith.constant 0 : index
      %39 = fir.array_coor %arg2(%35) %arg6 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %38 to %39 : !fir.ref<f32>
    }
    return
  }
  fir.global internal @_QQro.0(dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>) constant : !fir.array<3xf32>
  fir.global linkonce @_QQclX21 constant : !fir.char<1> {
    %0 = fir.string_lit "!"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  fir.global linkonce @_QQclX74657374646174612F65787072657373696F6E732E66393000 constant : !fir.char<1,25> {
    %0 = fir.string_lit "testdata/expressions.f90\00"(25) : !fir.char<1,25>
    fir.has_value %0 : !fir.char<1,25>
  }
  func.func private @_FortranASumDim(!fir.ref<!fir.box<none>>, !fir.box<none>, i32, !fir.ref<i8>, i32, !fir.box<none>) attributes {fir.runtime}
}
