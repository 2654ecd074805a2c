module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @abs_0(%arg0: i32) -> i32 {
    %c31_i32 = arith.constant 31 : i32
    %0 = arith.shrsi %arg0, %c31_i32 : i32
    %1 = arith.xori %arg0, %0 : i32
    %2 = arith.subi %1, %0 : i32
    return %2 : i32
  }
  func.func @abs_1(%arg0: complex<f32>) -> f32 {
    %0 = fir.call @cabsf(%arg0) fastmath<contract> : (complex<f32>) -> f32
    return %0 : f32
  }
  func.func private @cabsf(complex<f32>) -> f32 attributes {fir.runtime}
  func.func @sqrt_2(%arg0: f64) -> f64 {
    %0 = math.sqrt %arg0 fastmath<contract> : f64
    return %0 : f64
  }
  func.func @csqrt_3(%arg0: complex<f32>) -> complex<f32> {
    %0 = fir.call @csqrtf(%arg0) fastmath<contract> : (complex<f32>) -> complex<f32>
    return %0 : complex<f32>
  }
  func.func private @csqrtf(complex<f32>) -> complex<f32> attributes {fir.runtime}
  func.func @max_4(%arg0: i32, %arg1: f64, %arg2: f32) -> f64 {
    %0 = fir.convert %arg0 : (i32) -> f64
    %1 = fir.convert %arg2 : (f32) -> f64
    %2 = arith.cmpf ogt, %0, %arg1 : f64
    %3 = arith.select %2, %0, %arg1 : f64
    %4 = arith.cmpf ogt, %3, %1 : f64
    %5 = arith.select %4, %3, %1 : f64
    return %5 : f64
  }
  func.func @min_5(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>) -> !fir.boxchar<1> {
    %c0 = arith.constant 0 : index
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = arith.cmpi sgt, %0#1, %c0 : index
    %2 = arith.select %1, %0#1, %c0 : index
    %3:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %4 = arith.cmpi sgt, %3#1, %2 : index
    %5 = arith.select %4, %3#1, %2 : index
    %6:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %7 = fir.convert %6#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %8 = fir.convert %6#1 : (index) -> i64
    %9:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %10 = fir.convert %9#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %11 = fir.convert %9#1 : (index) -> i64
    %12 = fir.call @_FortranACharacterCompareScalar1(%7, %10, %8, %11) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
    %c0_i32 = arith.constant 0 : i32
    %13 = arith.cmpi slt, %12, %c0_i32 : i32
    %14 = arith.select %13, %arg0, %arg1 : !fir.boxchar<1>
    %15:2 = fir.unboxchar %14 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %16 = fir.allocmem !fir.char<1,?>(%5 : index) {bindc_name = ".chrtmp"}
    %17 = fir.convert %16 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %18 = arith.cmpi slt, %5, %15#1 : index
    %19 = arith.select %18, %5, %15#1 : index
    %20 = fir.convert %17 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %21 = fir.convert %15#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %22 = fir.convert %19 : (index) -> i64
    "llvm.intr.memmove"(%20, %21, %22) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %23 = fir.convert %17 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %24 = fir.coordinate_of %23, %19 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %25 = arith.subi %5, %19 : index
    %26 = fir.convert %24 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8 = arith.constant 32 : i8
    %27 = fir.convert %25 : (index) -> i64
    "llvm.intr.memset"(%26, %c32_i8, %27) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %28 = fir.emboxchar %17, %5 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    return %28 : !fir.boxchar<1>
  }
  func.func private @_FortranACharacterCompareScalar1(!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32 attributes {fir.runtime}
  func.func @merge_6(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>, %arg2: !fir.logical<4>) -> !fir.boxchar<1> {
    %0 = fir.convert %arg2 : (!fir.logical<4>) -> i1
    %1:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %2:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %3 = arith.select %0, %1#0, %2#0 : !fir.ref<!fir.char<1,?>>
    %4 = fir.emboxchar %3, %1#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    return %4 : !fir.boxchar<1>
  }
  func.func @modulo_7(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.remsi %arg0, %arg1 : i32
    %c0_i32 = arith.constant 0 : i32
    %1 = arith.xori %arg0, %arg1 : i32
    %2 = arith.cmpi slt, %1, %c0_i32 : i32
    %3 = arith.cmpi ne, %0, %c0_i32 : i32
    %4 = arith.andi %3, %2 : i1
    %5 = arith.addi %0, %arg1 : i32
    %6 = arith.select %4, %5, %0 : i32
    return %6 : i32
  }
  func.func @modulo_8(%arg0: f32, %arg1: f32) -> f32 {
    %0 = fir.call @fmodf(%arg0, %arg1) fastmath<contract> : (f32, f32) -> f32
    %cst = arith.constant 0.000000e+00 : f32
    %1 = arith.cmpf olt, %0, %cst : f32
    %2 = arith.cmpf olt, %arg1, %cst : f32
    %3 = arith.cmpi ne, %1, %2 : i1
    %4 = arith.addf %0, %arg1 fastmath<contract> : f32
    %5 = arith.select %3, %4, %0 : f32
    %6 = arith.cmpf une, %0, %cst : f32
    %7 = math.copysign %cst, %arg1 fastmath<contract> : f32
    %8 = arith.select %6, %5, %7 : f32
    return %8 : f32
  }
  func.func private @fmodf(f32, f32) -> f32 attributes {fir.runtime}
  func.func @mod_9(%arg0: i32, %arg1: i64) -> i64 {
    %0 = fir.convert %arg0 : (i32) -> i64
    %1 = arith.remsi %0, %arg1 : i64
    return %1 : i64
  }
  func.func @nint_10(%arg0: f64) -> i32 {
    %0 = math.round %arg0 fastmath<contract> : f64
    %1 = fir.convert %0 : (f64) -> i32
    return %1 : i32
  }
  func.func @atan_11(%arg0: f32, %arg1: f32) -> f32 {
    %0 = math.atan2 %arg0, %arg1 fastmath<contract> : f32
    return %0 : f32
  }
  func.func @cmplx_12(%arg0: i32) -> complex<f32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = fir.undefined complex<f32>
    %1 = fir.convert %arg0 : (i32) -> f32
    %2 = fir.insert_value %0, %1, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %3 = fir.insert_value %2, %cst, [1 : index] : (complex<f32>, f32) -> complex<f32>
    return %3 : complex<f32>
  }
  func.func @conjg_13(%arg0: complex<f32>) -> complex<f32> {
    %0 = fir.extract_value %arg0, [1 : index] : (complex<f32>) -> f32
    %1 = arith.negf %0 fastmath<contract> : f32
    %2 = fir.insert_value %arg0, %1, [1 : index] : (complex<f32>, f32) -> complex<f32>
    return %2 : complex<f32>
  }
  func.func @dim_14(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i32
    %1 = arith.subi %arg0, %arg1 : i32
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.select %0, %1, %c0_i32 : i32
    return %2 : i32
  }
  func.func @sign_15(%arg0: f32, %arg1: f32) -> f32 {
    %0 = math.copysign %arg0, %arg1 fastmath<contract> : f32
    return %0 : f32
  }
  func.func @exponent_16(%arg0: f32) -> i32 {
    %0 = fir.call @_FortranAExponent4_4(%arg0) fastmath<contract> : (f32) -> i32
    return %0 : i32
  }
  func.func private @_FortranAExponent4_4(f32) -> i32 attributes {fir.runtime}
  func.func @bessel_jn_17(%arg0: i32, %arg1: f64) -> f64 {
    %0 = fir.call @jn(%arg0, %arg1) fastmath<contract> : (i32, f64) -> f64
    return %0 : f64
  }
  func.func private @jn(i32, f64) -> f64 attributes {fir.runtime}
  func.func @ishft_18(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %0 = arith.cmpi ult, %arg1, %c32_i32 : i32
    %1 = arith.shli %arg0, %arg1 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %2 = arith.select %0, %1, %c0_i32_0 : i32
    %3 = arith.subi %c0_i32, %arg1 : i32
    %c32_i32_1 = arith.constant 32 : i32
    %4 = arith.cmpi ult, %3, %c32_i32_1 : i32
    %5 = arith.shrui %arg0, %3 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %6 = arith.select %4, %5, %c0_i32_2 : i32
    %7 = arith.cmpi sge, %arg1, %c0_i32 : i32
    %8 = arith.select %7, %2, %6 : i32
    return %8 : i32
  }
  func.func @ishftc_19(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %1 = arith.addi %arg1, %arg2 : i32
    %2 = arith.select %0, %1, %arg1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c32_i32_0 = arith.constant 32 : i32
    %3 = arith.subi %c32_i32_0, %arg2 : i32
    %c32_i32_1 = arith.constant 32 : i32
    %4 = arith.cmpi ult, %3, %c32_i32_1 : i32
    %5 = arith.shrui %c-1_i32, %3 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %6 = arith.select %4, %5, %c0_i32_2 : i32
    %7 = arith.andi %arg0, %6 : i32
    %c32_i32_3 = arith.constant 32 : i32
    %8 = arith.cmpi ult, %2, %c32_i32_3 : i32
    %9 = arith.shli %7, %2 : i32
    %c0_i32_4 = arith.constant 0 : i32
    %10 = arith.select %8, %9, %c0_i32_4 : i32
    %11 = arith.subi %arg2, %2 : i32
    %c32_i32_5 = arith.constant 32 : i32
    %12 = arith.cmpi ult, %11, %c32_i32_5 : i32
    %13 = arith.shrui %7, %11 : i32
    %c0_i32_6 = arith.constant 0 : i32
    %14 = arith.select %12, %13, %c0_i32_6 : i32
    %15 = arith.ori %10, %14 : i32
    %c-1_i32_7 = arith.constant -1 : i32
    %16 = arith.xori %6, %c-1_i32_7 : i32
    %17 = arith.andi %arg0, %16 : i32
    %18 = arith.andi %15, %6 : i32
    %19 = arith.ori %17, %18 : i32
    return %19 : i32
  }
  func.func @ibits_20(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %c32_i32 = arith.constant 32 : i32
    %0 = arith.cmpi ult, %arg1, %c32_i32 : i32
    %1 = arith.shrui %arg0, %arg1 : i32
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.select %0, %1, %c0_i32 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c32_i32_0 = arith.constant 32 : i32
    %3 = arith.subi %c32_i32_0, %arg2 : i32
    %c32_i32_1 = arith.constant 32 : i32
    %4 = arith.cmpi ult, %3, %c32_i32_1 : i32
    %5 = arith.shrui %c-1_i32, %3 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %6 = arith.select %4, %5, %c0_i32_2 : i32
    %7 = arith.andi %2, %6 : i32
    return %7 : i32
  }
  func.func @btest_21(%arg0: i32, %arg1: i32) -> !fir.logical<4> {
    %c32_i32 = arith.constant 32 : i32
    %0 = arith.cmpi ult, %arg1, %c32_i32 : i32
    %1 = arith.shrui %arg0, %arg1 : i32
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.select %0, %1, %c0_i32 : i32
    %c1_i32 = arith.constant 1 : i32
    %3 = arith.andi %2, %c1_i32 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %4 = arith.cmpi ne, %3, %c0_i32_0 : i32
    %5 = fir.convert %4 : (i1) -> !fir.logical<4>
    return %5 : !fir.logical<4>
  }
  func.func @iand_22(%arg0: !fir.logical<4>, %arg1: !fir.logical<4>) -> !fir.logical<4> {
    %0 = fir.convert %arg0 : (!fir.logical<4>) -> i1
    %1 = fir.convert %arg1 : (!fir.logical<4>) -> i1
    %2 = arith.andi %0, %1 : i1
    %3 = fir.convert %2 : (i1) -> !fir.logical<4>
    return %3 : !fir.logical<4>
  }
  func.func @bgt_23(%arg0: i32, %arg1: i64) -> !fir.logical<4> {
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.cmpi ugt, %0, %arg1 : i64
    %2 = fir.convert %1 : (i1) -> !fir.logical<4>
    return %2 : !fir.logical<4>
  }
  func.func @poppar_24(%arg0: i64) -> i32 {
    %0 = math.ctpop %arg0 : i64
    %c1_i64 = arith.constant 1 : i64
    %1 = arith.andi %0, %c1_i64 : i64
    %2 = fir.convert %1 : (i64) -> i32
    return %2 : i32
  }
  func.func @maskl_25(%arg0: i32) -> i64 {
    %c64_i64 = arith.constant 64 : i64
    %0 = fir.convert %arg0 : (i32) -> i64
    %1 = arith.subi %c64_i64, %0 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c64_i64_0 = arith.constant 64 : i64
    %2 = arith.cmpi ult, %1, %c64_i64_0 : i64
    %3 = arith.shli %c-1_i64, %1 : i64
    %c0_i64 = arith.constant 0 : i64
    %4 = arith.select %2, %3, %c0_i64 : i64
    return %4 : i64
  }
  func.func @lgt_26(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>) -> !fir.logical<4> {
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %2 = fir.convert %0#1 : (index) -> i64
    %3:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %4 = fir.convert %3#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %5 = fir.convert %3#1 : (index) -> i64
    %6 = fir.call @_FortranACharacterCompareScalar1(%1, %4, %2, %5) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
    %c0_i32 = arith.constant 0 : i32
    %7 = arith.cmpi sgt, %6, %c0_i32 : i32
    %8 = fir.convert %7 : (i1) -> !fir.logical<4>
    return %8 : !fir.logical<4>
  }
  func.func @adjustl_27(%arg0: !fir.boxchar<1>) -> !fir.boxchar<1> {
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %2 = fir.convert %0#1 : (index) -> i64
    %3 = fir.address_of(@_QQclX20) : !fir.ref<!fir.char<1>>
    %4 = fir.convert %3 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c1_i64 = arith.constant 1 : i64
    %false = arith.constant false
    %5 = fir.call @_FortranAVerify1(%1, %2, %4, %c1_i64, %false) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i8>, i64, i1) -> i64
    %6 = fir.convert %5 : (i64) -> index
    %c0 = arith.constant 0 : index
    %7 = arith.cmpi sgt, %6, %c0 : index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %6, %c1 : index
    %9 = arith.select %7, %8, %c0 : index
    %10 = fir.allocmem !fir.char<1,?>(%0#1 : index) {bindc_name = ".chrtmp"}
    %11 = fir.convert %10 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %12 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %13 = fir.coordinate_of %12, %9 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %14 = arith.subi %0#1, %9 : index
    %15 = arith.cmpi slt, %0#1, %14 : index
    %16 = arith.select %15, %0#1, %14 : index
    %17 = fir.convert %11 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %18 = fir.convert %13 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %19 = fir.convert %16 : (index) -> i64
    "llvm.intr.memmove"(%17, %18, %19) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = fir.convert %11 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %21 = fir.coordinate_of %20, %16 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %22 = arith.subi %0#1, %16 : index
    %23 = fir.convert %21 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8 = arith.constant 32 : i8
    %24 = fir.convert %22 : (index) -> i64
    "llvm.intr.memset"(%23, %c32_i8, %24) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %25 = fir.emboxchar %11, %0#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    return %25 : !fir.boxchar<1>
  }
  fir.global linkonce @_QQclX20 constant : !fir.char<1> {
    %0 = fir.string_lit " "(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func private @_FortranAVerify1(!fir.ref<i8>, i64, !fir.ref<i8>, i64, i1) -> i64 attributes {fir.runtime}
  func.func @index_28(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>, %arg2: !fir.logical<4>) -> i32 {
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %2 = fir.convert %0#1 : (index) -> i64
    %3:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %4 = fir.convert %3#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %5 = fir.convert %3#1 : (index) -> i64
    %false = arith.constant false
    %6 = fir.convert %arg2 : (!fir.logical<4>) -> i1
    %7 = fir.call @_FortranAIndex1(%1, %2, %4, %5, %6) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i8>, i64, i1) -> i64
    %8 = fir.convert %7 : (i64) -> i32
    return %8 : i32
  }
  func.func private @_FortranAIndex1(!fir.ref<i8>, i64, !fir.ref<i8>, i64, i1) -> i64 attributes {fir.runtime}
  func.func @ichar_29(%arg0: !fir.boxchar<1>) -> i32 {
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %2 = fir.load %1 : !fir.ref<i8>
    %3 = arith.extui %2 : i8 to i32
    return %3 : i32
  }
  func.func @ieee_is_normal_30(%arg0: f32) -> !fir.logical<4> {
    %0 = math.absf %arg0 fastmath<contract> : f32
    %cst = arith.constant 1.17549435E-38 : f32
    %1 = arith.cmpf oge, %0, %cst : f32
    %cst_0 = arith.constant 3.40282347E+38 : f32
    %2 = arith.cmpf ole, %0, %cst_0 : f32
    %3 = arith.andi %1, %2 : i1
    %cst_1 = arith.constant 0.000000e+00 : f32
    %4 = arith.cmpf oeq, %arg0, %cst_1 : f32
    %5 = arith.ori %3, %4 : i1
    %6 = fir.convert %5 : (i1) -> !fir.logical<4>
    return %6 : !fir.logical<4>
  }
  func.func @is_iostat_end_31(%arg0: i32) -> !fir.logical<4> {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi eq, %arg0, %c-1_i32 : i32
    %1 = fir.convert %0 : (i1) -> !fir.logical<4>
    return %1 : !fir.logical<4>
  }
}
