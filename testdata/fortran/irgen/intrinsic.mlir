module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QPnumbers(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}, %arg1: !fir.ref<i32> {fir.bindc_name = "j"}, %arg2: !fir.ref<f64> {fir.bindc_name = "x"}, %arg3: !fir.ref<f64> {fir.bindc_name = "y"}, %arg4: !fir.ref<complex<f32>> {fir.bindc_name = "z"}, %arg5: !fir.ref<!fir.logical<4>> {fir.bindc_name = "l"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFnumbersEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFnumbersEj"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFnumbersEx"} : (!fir.ref<f64>, !fir.dscope) -> !fir.ref<f64>
    %4 = fir.declare %arg3 dummy_scope %0 arg 4 {uniq_name = "_QFnumbersEy"} : (!fir.ref<f64>, !fir.dscope) -> !fir.ref<f64>
    %5 = fir.declare %arg4 dummy_scope %0 arg 5 {uniq_name = "_QFnumbersEz"} : (!fir.ref<complex<f32>>, !fir.dscope) -> !fir.ref<complex<f32>>
    %6 = fir.declare %arg5 dummy_scope %0 arg 6 {uniq_name = "_QFnumbersEl"} : (!fir.ref<!fir.logical<4>>, !fir.dscope) -> !fir.ref<!fir.logical<4>>
    %7 = fir.load %1 : !fir.ref<i32>
    %c31_i32 = arith.constant 31 : i32
    %8 = arith.shrsi %7, %c31_i32 : i32
    %9 = arith.xori %7, %8 : i32
    %10 = arith.subi %9, %8 : i32
    %11 = fir.load %1 : !fir.ref<i32>
    %12 = fir.load %2 : !fir.ref<i32>
    %c3_i32 = arith.constant 3 : i32
    %13 = arith.cmpi sgt, %11, %12 : i32
    %14 = arith.select %13, %11, %12 : i32
    %15 = arith.cmpi sgt, %14, %c3_i32 : i32
    %16 = arith.select %15, %14, %c3_i32 : i32
    %17 = arith.addi %10, %16 : i32
    %18 = fir.load %1 : !fir.ref<i32>
    %19 = fir.load %2 : !fir.ref<i32>
    %20 = arith.remsi %18, %19 : i32
    %21 = arith.addi %17, %20 : i32
    %22 = fir.load %1 : !fir.ref<i32>
    %23 = fir.load %2 : !fir.ref<i32>
    %24 = arith.remsi %22, %23 : i32
    %c0_i32 = arith.constant 0 : i32
    %25 = arith.xori %22, %23 : i32
    %26 = arith.cmpi slt, %25, %c0_i32 : i32
    %27 = arith.cmpi ne, %24, %c0_i32 : i32
    %28 = arith.andi %27, %26 : i1
    %29 = arith.addi %24, %23 : i32
    %30 = arith.select %28, %29, %24 : i32
    %31 = arith.addi %21, %30 : i32
    %32 = fir.load %3 : !fir.ref<f64>
    %33 = math.round %32 fastmath<contract> : f64
    %34 = fir.convert %33 : (f64) -> i32
    %35 = arith.addi %31, %34 : i32
    %36 = fir.load %4 : !fir.ref<f64>
    %37 = fir.call @_FortranAExponent8_4(%36) fastmath<contract> : (f64) -> i32
    %38 = arith.addi %35, %37 : i32
    fir.store %38 to %1 : !fir.ref<i32>
    %39 = fir.load %3 : !fir.ref<f64>
    %40 = math.sqrt %39 fastmath<contract> : f64
    %41 = fir.load %3 : !fir.ref<f64>
    %42 = fir.load %4 : !fir.ref<f64>
    %43 = math.copysign %41, %42 fastmath<contract> : f64
    %44 = arith.addf %40, %43 fastmath<contract> : f64
    %45 = fir.load %3 : !fir.ref<f64>
    %46 = fir.load %4 : !fir.ref<f64>
    %47 = fir.call @fmod(%45, %46) fastmath<contract> : (f64, f64) -> f64
    %cst = arith.constant 0.000000e+00 : f64
    %48 = arith.cmpf olt, %47, %cst : f64
    %49 = arith.cmpf olt, %46, %cst : f64
    %50 = arith.cmpi ne, %48, %49 : i1
    %51 = arith.addf %47, %46 fastmath<contract> : f64
    %52 = arith.select %50, %51, %47 : f64
    %53 = arith.cmpf une, %47, %cst : f64
    %54 = math.copysign %cst, %46 fastmath<contract> : f64
    %55 = arith.select %53, %52, %54 : f64
    %56 = arith.addf %44, %55 fastmath<contract> : f64
    %57 = fir.load %3 : !fir.ref<f64>
    %58 = fir.load %4 : !fir.ref<f64>
    %59 = math.atan2 %57, %58 fastmath<contract> : f64
    %60 = arith.addf %56, %59 fastmath<contract> : f64
    %61 = fir.load %3 : !fir.ref<f64>
    %62 = fir.call @tgamma(%61) fastmath<contract> : (f64) -> f64
    %63 = arith.addf %60, %62 fastmath<contract> : f64
    %64 = fir.load %3 : !fir.ref<f64>
    %cst_0 = arith.constant 1.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f64
    %65 = arith.cmpf ogt, %cst_0, %cst_1 : f64
    %66 = fir.call @_FortranANearest8(%64, %65) fastmath<contract> : (f64, i1) -> f64
    %67 = arith.addf %63, %66 fastmath<contract> : f64
    %68 = fir.load %3 : !fir.ref<f64>
    %69 = fir.load %4 : !fir.ref<f64>
    %70 = fir.load %6 : !fir.ref<!fir.logical<4>>
    %71 = fir.convert %70 : (!fir.logical<4>) -> i1
    %72 = arith.select %71, %68, %69 : f64
    %73 = arith.addf %67, %72 fastmath<contract> : f64
    fir.store %73 to %3 : !fir.ref<f64>
    %74 = fir.load %5 : !fir.ref<complex<f32>>
    %75 = fir.call @cexpf(%74) fastmath<contract> : (complex<f32>) -> complex<f32>
    %76 = fir.extract_value %75, [1 : index] : (complex<f32>) -> f32
    %77 = arith.negf %76 fastmath<contract> : f32
    %78 = fir.insert_value %75, %77, [1 : index] : (complex<f32>, f32) -> complex<f32>
    %79 = fir.load %3 : !fir.ref<f64>
    %80 = fir.load %4 : !fir.ref<f64>
    %cst_2 = arith.constant 0.000000e+00 : f32
    %81 = fir.undefined complex<f32>
    %82 = fir.convert %79 : (f64) -> f32
    %83 = fir.insert_value %81, %82, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %84 = fir.convert %80 : (f64) -> f32
    %85 = fir.insert_value %83, %84, [1 : index] : (complex<f32>, f32) -> complex<f32>
    %86 = fir.addc %78, %85 {fastmath = #arith.fastmath<contract>} : complex<f32>
    fir.store %86 to %5 : !fir.ref<complex<f32>>
    %87 = fir.load %3 : !fir.ref<f64>
    %88 = arith.cmpf uno, %87, %87 : f64
    %89 = fir.convert %88 : (i1) -> !fir.logical<4>
    %90 = fir.convert %89 : (!fir.logical<4>) -> i1
    %91 = fir.if %90 -> (i1) {
      %true = arith.constant true
      fir.result %true : i1
    } else {
      %93 = fir.load %1 : !fir.ref<i32>
      %94 = fir.load %2 : !fir.ref<i32>
      %c32_i32 = arith.constant 32 : i32
      %95 = arith.cmpi ult, %94, %c32_i32 : i32
      %96 = arith.shrui %93, %94 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %97 = arith.select %95, %96, %c0_i32_3 : i32
      %c1_i32 = arith.constant 1 : i32
      %98 = arith.andi %97, %c1_i32 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %99 = arith.cmpi ne, %98, %c0_i32_4 : i32
      %100 = fir.convert %99 : (i1) -> !fir.logical<4>
      %101 = fir.convert %100 : (!fir.logical<4>) -> i1
      fir.result %101 : i1
    }
    %92 = fir.convert %91 : (i1) -> !fir.logical<4>
    fir.store %92 to %6 : !fir.ref<!fir.logical<4>>
    return
  }
  func.func private @_FortranAExponent8_4(f64) -> i32 attributes {fir.runtime}
  func.func private @fmod(f64, f64) -> f64 attributes {fir.runtime}
  func.func private @tgamma(f64) -> f64 attributes {fir.runtime}
  func.func private @_FortranANearest8(f64, i1) -> f64 attributes {fir.runtime}
  func.func private @cexpf(complex<f32>) -> complex<f32> attributes {fir.runtime}
  func.func @_QPbits(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFbitsEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFbitsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.load %1 : !fir.ref<i32>
    %4 = fir.load %2 : !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %5 = arith.cmpi ult, %4, %c32_i32 : i32
    %6 = arith.shli %3, %4 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %7 = arith.select %5, %6, %c0_i32_0 : i32
    %8 = arith.subi %c0_i32, %4 : i32
    %c32_i32_1 = arith.constant 32 : i32
    %9 = arith.cmpi ult, %8, %c32_i32_1 : i32
    %10 = arith.shrui %3, %8 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %11 = arith.select %9, %10, %c0_i32_2 : i32
    %12 = arith.cmpi sge, %4, %c0_i32 : i32
    %13 = arith.select %12, %7, %11 : i32
    %14 = fir.load %1 : !fir.ref<i32>
    %15 = fir.load %2 : !fir.ref<i32>
    %c32_i32_3 = arith.constant 32 : i32
    %c0_i32_4 = arith.constant 0 : i32
    %16 = arith.cmpi slt, %15, %c0_i32_4 : i32
    %17 = arith.addi %15, %c32_i32_3 : i32
    %18 = arith.select %16, %17, %15 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c32_i32_5 = arith.constant 32 : i32
    %19 = arith.subi %c32_i32_5, %c32_i32_3 : i32
    %c32_i32_6 = arith.constant 32 : i32
    %20 = arith.cmpi ult, %19, %c32_i32_6 : i32
    %21 = arith.shrui %c-1_i32, %19 : i32
    %c0_i32_7 = arith.constant 0 : i32
    %22 = arith.select %20, %21, %c0_i32_7 : i32
    %23 = arith.andi %14, %22 : i32
    %c32_i32_8 = arith.constant 32 : i32
    %24 = arith.cmpi ult, %18, %c32_i32_8 : i32
    %25 = arith.shli %23, %18 : i32
    %c0_i32_9 = arith.constant 0 : i32
    %26 = arith.select %24, %25, %c0_i32_9 : i32
    %27 = arith.subi %c32_i32_3, %18 : i32
    %c32_i32_10 = arith.constant 32 : i32
    %28 = arith.cmpi ult, %27, %c32_i32_10 : i32
    %29 = arith.shrui %23, %27 : i32
    %c0_i32_11 = arith.constant 0 : i32
    %30 = arith.select %28, %29, %c0_i32_11 : i32
    %31 = arith.ori %26, %30 : i32
    %c-1_i32_12 = arith.constant -1 : i32
    %32 = arith.xori %22, %c-1_i32_12 : i32
    %33 = arith.andi %14, %32 : i32
    %34 = arith.andi %31, %22 : i32
    %35 = arith.ori %33, %34 : i32
    %36 = arith.addi %13, %35 : i32
    %37 = fir.load %1 : !fir.ref<i32>
    %38 = fir.load %2 : !fir.ref<i32>
    %c3_i32 = arith.constant 3 : i32
    %c32_i32_13 = arith.constant 32 : i32
    %39 = arith.cmpi ult, %38, %c32_i32_13 : i32
    %40 = arith.shrui %37, %38 : i32
    %c0_i32_14 = arith.constant 0 : i32
    %41 = arith.select %39, %40, %c0_i32_14 : i32
    %c-1_i32_15 = arith.constant -1 : i32
    %c32_i32_16 = arith.constant 32 : i32
    %42 = arith.subi %c32_i32_16, %c3_i32 : i32
    %c32_i32_17 = arith.constant 32 : i32
    %43 = arith.cmpi ult, %42, %c32_i32_17 : i32
    %44 = arith.shrui %c-1_i32_15, %42 : i32
    %c0_i32_18 = arith.constant 0 : i32
    %45 = arith.select %43, %44, %c0_i32_18 : i32
    %46 = arith.andi %41, %45 : i32
    %47 = arith.addi %36, %46 : i32
    %48 = fir.load %1 : !fir.ref<i32>
    %49 = math.ctpop %48 : i32
    %50 = arith.addi %47, %49 : i32
    %51 = fir.load %2 : !fir.ref<i32>
    %c32_i32_19 = arith.constant 32 : i32
    %52 = arith.subi %c32_i32_19, %51 : i32
    %c-1_i32_20 = arith.constant -1 : i32
    %c32_i32_21 = arith.constant 32 : i32
    %53 = arith.cmpi ult, %52, %c32_i32_21 : i32
    %54 = arith.shli %c-1_i32_20, %52 : i32
    %c0_i32_22 = arith.constant 0 : i32
    %55 = arith.select %53, %54, %c0_i32_22 : i32
    %56 = arith.addi %50, %55 : i32
    fir.store %56 to %1 : !fir.ref<i32>
    %57 = fir.load %1 : !fir.ref<i32>
    %c0_i32_23 = arith.constant 0 : i32
    %58 = fir.load %2 : !fir.ref<i32>
    %59 = fir.load %1 : !fir.ref<i32>
    %c4_i32 = arith.constant 4 : i32
    %c1 = arith.constant 1 : index
    %c-1_i32_24 = arith.constant -1 : i32
    %c32_i32_25 = arith.constant 32 : i32
    %60 = arith.subi %c32_i32_25, %58 : i32
    %c32_i32_26 = arith.constant 32 : i32
    %61 = arith.cmpi ult, %60, %c32_i32_26 : i32
    %62 = arith.shrui %c-1_i32_24, %60 : i32
    %c0_i32_27 = arith.constant 0 : i32
    %63 = arith.select %61, %62, %c0_i32_27 : i32
    %64 = arith.shrui %57, %c0_i32_23 : i32
    %65 = arith.andi %64, %63 : i32
    %66 = arith.shli %63, %c4_i32 : i32
    %c-1_i32_28 = arith.constant -1 : i32
    %67 = arith.xori %66, %c-1_i32_28 : i32
    %68 = fir.load %1 : !fir.ref<i32>
    %69 = arith.andi %68, %67 : i32
    %70 = arith.shli %65, %c4_i32 : i32
    %71 = arith.ori %69, %70 : i32
    fir.store %71 to %1 : !fir.ref<i32>
    return
  }
  func.func @_QPtexts(%arg0: !fir.boxchar<1> {fir.bindc_name = "s"}, %arg1: !fir.boxchar<1> {fir.bindc_name = "t"}, %arg2: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.char<1>
    %2:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %3 = fir.declare %2#0 typeparams %2#1 dummy_scope %0 arg 1 {uniq_name = "_QFtextsEs"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> !fir.ref<!fir.char<1,?>>
    %4:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %c8 = arith.constant 8 : index
    %5 = fir.convert %4#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,8>>
    %6 = fir.declare %5 typeparams %c8 dummy_scope %0 arg 2 {uniq_name = "_QFtextsEt"} : (!fir.ref<!fir.char<1,8>>, index, !fir.dscope) -> !fir.ref<!fir.char<1,8>>
    %7 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFtextsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %8 = fir.emboxchar %3, %2#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %c8_0 = arith.constant 8 : index
    %9 = fir.convert %6 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.char<1,?>>
    %10 = fir.emboxchar %9, %c8_0 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %11 = fir.convert %3 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %12 = fir.convert %2#1 : (index) -> i64
    %13 = fir.convert %9 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %14 = fir.convert %c8_0 : (index) -> i64
    %false = arith.constant false
    %15 = fir.call @_FortranAIndex1(%11, %12, %13, %14, %false) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i8>, i64, i1) -> i64
    %16 = fir.convert %15 : (i64) -> i32
    %17 = fir.emboxchar %3, %2#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %18 = fir.convert %3 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %19 = fir.convert %2#1 : (index) -> i64
    %20 = fir.call @_FortranALenTrim1(%18, %19) fastmath<contract> : (!fir.ref<i8>, i64) -> i64
    %21 = fir.convert %20 : (i64) -> i32
    %22 = arith.addi %16, %21 : i32
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c8_2 = arith.constant 8 : index
    %c1_3 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    %c1_5 = arith.constant 1 : index
    %c1_6 = arith.constant 1 : index
    %c1_7 = arith.constant 1 : index
    %c1_8 = arith.constant 1 : index
    %c0_9 = arith.constant 0 : index
    %23 = fir.convert %6 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.char<1>>
    %c1_10 = arith.constant 1 : index
    %24 = fir.convert %23 : (!fir.ref<!fir.char<1>>) -> !fir.ref<!fir.char<1,?>>
    %25 = fir.emboxchar %24, %c1_10 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %26 = fir.convert %24 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %27 = fir.load %26 : !fir.ref<i8>
    %28 = arith.extui %27 : i8 to i32
    %29 = arith.addi %22, %28 : i32
    fir.store %29 to %7 : !fir.ref<i32>
    %30 = fir.emboxchar %3, %2#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %31 = fir.convert %3 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %32 = fir.convert %2#1 : (index) -> i64
    %33 = fir.address_of(@_QQclX20) : !fir.ref<!fir.char<1>>
    %34 = fir.convert %33 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c1_i64 = arith.constant 1 : i64
    %false_11 = arith.constant false
    %35 = fir.call @_FortranAVerify1(%31, %32, %34, %c1_i64, %false_11) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i8>, i64, i1) -> i64
    %36 = fir.convert %35 : (i64) -> index
    %c0_12 = arith.constant 0 : index
    %37 = arith.cmpi sgt, %36, %c0_12 : index
    %c1_13 = arith.constant 1 : index
    %38 = arith.subi %36, %c1_13 : index
    %39 = arith.select %37, %38, %c0_12 : index
    %40 = fir.allocmem !fir.char<1,?>(%2#1 : index) {bindc_name = ".chrtmp"}
    %41 = fir.convert %40 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %42 = fir.convert %3 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %43 = fir.coordinate_of %42, %39 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %44 = arith.subi %2#1, %39 : index
    %45 = arith.cmpi slt, %2#1, %44 : index
    %46 = arith.select %45, %2#1, %44 : index
    %47 = fir.convert %41 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %48 = fir.convert %43 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %49 = fir.convert %46 : (index) -> i64
    "llvm.intr.memmove"(%47, %48, %49) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %50 = fir.convert %41 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %51 = fir.coordinate_of %50, %46 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %52 = arith.subi %2#1, %46 : index
    %53 = fir.convert %51 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8 = arith.constant 32 : i8
    %54 = fir.convert %52 : (index) -> i64
    "llvm.intr.memset"(%53, %c32_i8, %54) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %55 = fir.emboxchar %41, %2#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %c8_14 = arith.constant 8 : index
    %56 = arith.cmpi slt, %c8_14, %2#1 : index
    %57 = arith.select %56, %c8_14, %2#1 : index
    %58 = fir.convert %6 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %59 = fir.convert %41 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %60 = fir.convert %57 : (index) -> i64
    "llvm.intr.memmove"(%58, %59, %60) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %61 = fir.convert %6 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %62 = fir.coordinate_of %61, %57 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %63 = arith.subi %c8_14, %57 : index
    %64 = fir.convert %62 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8_15 = arith.constant 32 : i8
    %65 = fir.convert %63 : (index) -> i64
    "llvm.intr.memset"(%64, %c32_i8_15, %65) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    fir.freemem %40 : !fir.heap<!fir.char<1,?>>
    %66 = fir.convert %3 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %67 = fir.convert %2#1 : (index) -> i64
    %68 = fir.call @_FortranALenTrim1(%66, %67) fastmath<contract> : (!fir.ref<i8>, i64) -> i64
    %69 = fir.convert %68 : (i64) -> index
    %70 = fir.allocmem !fir.char<1,?>(%69 : index) {bindc_name = ".chrtmp"}
    %71 = fir.convert %70 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %72 = fir.convert %71 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %73 = fir.convert %3 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %74 = fir.convert %69 : (index) -> i64
    "llvm.intr.memmove"(%72, %73, %74) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c8_16 = arith.constant 8 : index
    %75 = fir.load %7 : !fir.ref<i32>
    %76 = fir.convert %75 : (i32) -> index
    %c0_17 = arith.constant 0 : index
    %77 = arith.cmpi sgt, %76, %c0_17 : index
    %78 = arith.select %77, %76, %c0_17 : index
    %79 = arith.muli %c8_16, %78 : index
    %80 = fir.allocmem !fir.char<1,?>(%79 : index) {bindc_name = ".chrtmp"}
    %81 = fir.convert %80 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %c1_18 = arith.constant 1 : index
    fir.do_loop %arg3 = %c1_18 to %78 step %c1_18 {
      %117 = arith.subi %arg3, %c1_18 : index
      %118 = arith.muli %117, %c8_16 : index
      %119 = fir.convert %81 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %120 = fir.coordinate_of %119, %118 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %121 = fir.convert %120 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %122 = fir.convert %6 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
      %123 = fir.convert %c8_16 : (index) -> i64
      "llvm.intr.memmove"(%121, %122, %123) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    }
    %82 = fir.load %7 : !fir.ref<i32>
    %c1_19 = arith.constant 1 : index
    %83 = fir.convert %82 : (i32) -> i8
    %84 = fir.convert %1 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    fir.store %83 to %84 : !fir.ref<i8>
    %c1_20 = arith.constant 1 : index
    %85 = fir.convert %1 : (!fir.ref<!fir.char<1>>) -> !fir.ref<!fir.char<1,?>>
    %86 = fir.emboxchar %85, %c1_20 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %c1_21 = arith.constant 1 : index
    %c0_22 = arith.constant 0 : index
    %87 = arith.addi %c0_22, %69 : index
    %88 = arith.addi %87, %79 : index
    %89 = arith.addi %88, %c1_21 : index
    %90 = fir.allocmem !fir.char<1,?>(%89 : index) {bindc_name = ".chrtmp"}
    %91 = fir.convert %90 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %c0_23 = arith.constant 0 : index
    %92 = fir.convert %91 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %93 = fir.convert %71 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %94 = fir.convert %69 : (index) -> i64
    "llvm.intr.memmove"(%92, %93, %94) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %95 = arith.addi %c0_23, %69 : index
    %96 = fir.convert %91 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %97 = fir.coordinate_of %96, %95 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %98 = fir.convert %97 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %99 = fir.convert %81 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %100 = fir.convert %79 : (index) -> i64
    "llvm.intr.memmove"(%98, %99, %100) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %101 = arith.addi %95, %79 : index
    %102 = fir.convert %91 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %103 = fir.coordinate_of %102, %101 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %104 = fir.convert %103 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %105 = fir.convert %85 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %106 = fir.convert %c1_21 : (index) -> i64
    "llvm.intr.memmove"(%104, %105, %106) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c8_24 = arith.constant 8 : index
    %107 = arith.cmpi slt, %c8_24, %89 : index
    %108 = arith.select %107, %c8_24, %89 : index
    %109 = fir.convert %6 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %110 = fir.convert %91 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %111 = fir.convert %108 : (index) -> i64
    "llvm.intr.memmove"(%109, %110, %111) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %112 = fir.convert %6 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %113 = fir.coordinate_of %112, %108 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %114 = arith.subi %c8_24, %108 : index
    %115 = fir.convert %113 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8_25 = arith.constant 32 : i8
    %116 = fir.convert %114 : (index) -> i64
    "llvm.intr.memset"(%115, %c32_i8_25, %116) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    fir.freemem %90 : !fir.heap<!fir.char<1,?>>
    fir.freemem %80 : !fir.heap<!fir.char<1,?>>
    fir.freemem %70 : !fir.heap<!fir.char<1,?>>
    return
  }
  func.func private @_FortranAIndex1(!fir.ref<i8>, i64, !fir.ref<i8>, i64, i1) -> i64 attributes {fir.runtime}
  func.func private @_FortranALenTrim1(!fir.ref<i8>, i64) -> i64 attributes {fir.runtime}
  fir.global linkonce @_QQclX20 constant : !fir.char<1> {
    %0 = fir.string_lit " "(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func private @_FortranAVerify1(!fir.ref<i8>, i64, !fir.ref<i8>, i64, i1) -> i64 attributes {fir.runtime}
  func.func @_QPreductions(%arg0: !fir.box<!fir.array<?x?xf64>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<3x3xf64>> {fir.bindc_name = "m"}, %arg2: !fir.box<!fir.array<?x!fir.logical<4>>> {fir.bindc_name = "l"}, %arg3: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf64>>>
    %2 = fir.alloca !fir.array<3x3xf64>
    %3 = fir.alloca !fir.box<!fir.heap<!fir.array<?x?xf64>>>
    %4 = fir.alloca !fir.array<3xf64>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %5 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFreductionsEa"} : (!fir.box<!fir.array<?x?xf64>>, !fir.dscope) -> !fir.box<!fir.array<?x?xf64>>
    %6 = fir.rebox %5 : (!fir.box<!fir.array<?x?xf64>>) -> !fir.box<!fir.array<?x?xf64>>
    %c1_1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_2 = arith.constant 1 : index
    %c3_3 = arith.constant 3 : index
    %7 = fir.shape %c3, %c3_3 : (index, index) -> !fir.shape<2>
    %8 = fir.declare %arg1(%7) dummy_scope %0 arg 2 {uniq_name = "_QFreductionsEm"} : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<3x3xf64>>
    %c1_4 = arith.constant 1 : index
    %9 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFreductionsEl"} : (!fir.box<!fir.array<?x!fir.logical<4>>>, !fir.dscope) -> !fir.box<!fir.array<?x!fir.logical<4>>>
    %10 = fir.rebox %9 : (!fir.box<!fir.array<?x!fir.logical<4>>>) -> !fir.box<!fir.array<?x!fir.logical<4>>>
    %11 = fir.declare %arg3 dummy_scope %0 arg 4 {uniq_name = "_QFreductionsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %cst = arith.constant 0.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %12:3 = fir.box_dims %6, %c0 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %c1_5 = arith.constant 1 : index
    %13:3 = fir.box_dims %6, %c1_5 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %c1_6 = arith.constant 1 : index
    %14 = fir.do_loop %arg4 = %c1_6 to %13#1 step %c1_6 iter_args(%arg5 = %cst) -> (f64) {
      %106 = fir.do_loop %arg6 = %c1_6 to %12#1 step %c1_6 iter_args(%arg7 = %arg5) -> (f64) {
        %c0_82 = arith.constant 0 : index
        %c0_83 = arith.constant 0 : index
        %107 = fir.array_coor %6 %arg6, %arg4 : (!fir.box<!fir.array<?x?xf64>>, index, index) -> !fir.ref<f64>
        %108 = fir.load %107 : !fir.ref<f64>
        %109 = arith.addf %arg7, %108 fastmath<contract> : f64
        fir.result %109 : f64
      }
      fir.result %106 : f64
    }
    %cst_7 = arith.constant -1.7976931348623157E+308 : f64
    %c0_8 = arith.constant 0 : index
    %15:3 = fir.box_dims %6, %c0_8 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %c1_9 = arith.constant 1 : index
    %16:3 = fir.box_dims %6, %c1_9 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %c0_10 = arith.constant 0 : index
    %17:3 = fir.box_dims %6, %c0_10 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %c1_11 = arith.constant 1 : index
    %18:3 = fir.box_dims %6, %c1_11 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %c0_i32 = arith.constant 0 : i32
    %false = arith.constant false
    %c1_12 = arith.constant 1 : index
    %19:2 = fir.do_loop %arg4 = %c1_12 to %16#1 step %c1_12 iter_args(%arg5 = %cst_7, %arg6 = %false) -> (f64, i1) {
      %106:2 = fir.do_loop %arg7 = %c1_12 to %15#1 step %c1_12 iter_args(%arg8 = %arg5, %arg9 = %arg6) -> (f64, i1) {
        %c0_82 = arith.constant 0 : index
        %c0_83 = arith.constant 0 : index
        %107 = fir.array_coor %6 %arg7, %arg4 : (!fir.box<!fir.array<?x?xf64>>, index, index) -> !fir.ref<f64>
        %108 = fir.load %107 : !fir.ref<f64>
        %109 = fir.convert %c0_i32 : (i32) -> f64
        %110 = arith.cmpf ogt, %108, %109 fastmath<contract> : f64
        %111 = fir.convert %110 : (i1) -> !fir.logical<4>
        %112 = fir.convert %111 : (!fir.logical<4>) -> i1
        %113:2 = fir.if %112 -> (f64, i1) {
          %c0_84 = arith.constant 0 : index
          %c0_85 = arith.constant 0 : index
          %114 = fir.array_coor %6 %arg7, %arg4 : (!fir.box<!fir.array<?x?xf64>>, index, index) -> !fir.ref<f64>
          %115 = fir.load %114 : !fir.ref<f64>
          %116 = arith.cmpf ogt, %115, %arg8 : f64
          %117 = arith.cmpf uno, %arg8, %arg8 : f64
          %118 = arith.ori %116, %117 : i1
          %true = arith.constant true
          %119 = arith.xori %arg9, %true : i1
          %120 = arith.ori %118, %119 : i1
          %121 = arith.select %120, %115, %arg8 : f64
          %true_86 = arith.constant true
          fir.result %121, %true_86 : f64, i1
        } else {
          fir.result %arg8, %arg9 : f64, i1
        }
        fir.result %113#0, %113#1 : f64, i1
      }
      fir.result %106#0, %106#1 : f64, i1
    }
    %20 = arith.addf %14, %19#0 fastmath<contract> : f64
    %cst_13 = arith.constant 1.000000e+00 : f64
    %cst_14 = arith.constant 0.000000e+00 : f64
    %c1_15 = arith.constant 1 : index
    %21:2 = fir.do_loop %arg4 = %c1_15 to %c3_3 step %c1_15 iter_args(%arg5 = %cst_14, %arg6 = %cst_13) -> (f64, f64) {
      %106:2 = fir.do_loop %arg7 = %c1_15 to %c3 step %c1_15 iter_args(%arg8 = %arg5, %arg9 = %arg6) -> (f64, f64) {
        %c0_82 = arith.constant 0 : index
        %c0_83 = arith.constant 0 : index
        %107 = fir.array_coor %8(%7) %arg7, %arg4 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
        %108 = fir.load %107 : !fir.ref<f64>
        %109 = math.absf %108 fastmath<contract> : f64
        %110 = arith.cmpf une, %109, %cst_14 : f64
        %111:2 = fir.if %110 -> (f64, f64) {
          %112 = arith.cmpf olt, %arg8, %109 : f64
          %113:2 = fir.if %112 -> (f64, f64) {
            %114 = arith.divf %arg8, %109 fastmath<contract> : f64
            %115 = arith.mulf %114, %114 fastmath<contract> : f64
            %116 = arith.mulf %arg9, %115 fastmath<contract> : f64
            %117 = arith.addf %cst_13, %116 fastmath<contract> : f64
            fir.result %109, %117 : f64, f64
          } else {
            %114 = arith.divf %109, %arg8 fastmath<contract> : f64
            %115 = arith.mulf %114, %114 fastmath<contract> : f64
            %116 = arith.addf %arg9, %115 fastmath<contract> : f64
            fir.result %arg8, %116 : f64, f64
          }
          fir.result %113#0, %113#1 : f64, f64
        } else {
          fir.result %arg8, %arg9 : f64, f64
        }
        fir.result %111#0, %111#1 : f64, f64
      }
      fir.result %106#0, %106#1 : f64, f64
    }
    %22 = math.sqrt %21#1 fastmath<contract> : f64
    %23 = arith.mulf %21#0, %22 fastmath<contract> : f64
    %24 = arith.addf %20, %23 fastmath<contract> : f64
    %c1_16 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c1_17 = arith.constant 1 : index
    %c3_18 = arith.constant 3 : index
    %c1_19 = arith.constant 1 : index
    %c1_20 = arith.constant 1 : index
    %c0_21 = arith.constant 0 : index
    %25:3 = fir.box_dims %6, %c0_21 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %26 = arith.addi %c1, %25#1 : index
    %c1_22 = arith.constant 1 : index
    %27 = arith.subi %26, %c1_22 : index
    %c1_23 = arith.constant 1 : index
    %cst_24 = arith.constant 0.000000e+00 : f64
    %c1_25 = arith.constant 1 : index
    %28 = fir.do_loop %arg4 = %c1_25 to %c3 step %c1_25 iter_args(%arg5 = %cst_24) -> (f64) {
      %c0_82 = arith.constant 0 : index
      %106 = fir.array_coor %8(%7) %arg4, %c1_19 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
      %107 = fir.load %106 : !fir.ref<f64>
      %c0_83 = arith.constant 0 : index
      %108 = fir.array_coor %6 %arg4, %c1_23 : (!fir.box<!fir.array<?x?xf64>>, index, index) -> !fir.ref<f64>
      %109 = fir.load %108 : !fir.ref<f64>
      %110 = arith.mulf %107, %109 fastmath<contract> : f64
      %111 = arith.addf %arg5, %110 fastmath<contract> : f64
      fir.result %111 : f64
    }
    %29 = arith.addf %24, %28 fastmath<contract> : f64
    %c1_26 = arith.constant 1 : index
    %c1_27 = arith.constant 1 : index
    %30 = fir.array_coor %6 %c1_26, %c1_27 : (!fir.box<!fir.array<?x?xf64>>, index, index) -> !fir.ref<f64>
    fir.store %29 to %30 : !fir.ref<f64>
    %false_28 = arith.constant false
    %c0_29 = arith.constant 0 : index
    %31:3 = fir.box_dims %6, %c0_29 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %c1_30 = arith.constant 1 : index
    %32:3 = fir.box_dims %6, %c1_30 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %c1_i32 = arith.constant 1 : i32
    %c1_31 = arith.constant 1 : index
    %33 = fir.do_loop %arg4 = %c1_31 to %32#1 step %c1_31 iter_args(%arg5 = %false_28) -> (i1) {
      %106 = fir.do_loop %arg6 = %c1_31 to %31#1 step %c1_31 iter_args(%arg7 = %arg5) -> (i1) {
        %c0_82 = arith.constant 0 : index
        %c0_83 = arith.constant 0 : index
        %107 = fir.array_coor %6 %arg6, %arg4 : (!fir.box<!fir.array<?x?xf64>>, index, index) -> !fir.ref<f64>
        %108 = fir.load %107 : !fir.ref<f64>
        %109 = fir.convert %c1_i32 : (i32) -> f64
        %110 = arith.cmpf ogt, %108, %109 fastmath<contract> : f64
        %111 = fir.convert %110 : (i1) -> !fir.logical<4>
        %112 = fir.convert %111 : (!fir.logical<4>) -> i1
        %113 = arith.ori %arg7, %112 : i1
        fir.result %113 : i1
      }
      fir.result %106 : i1
    }
    %34 = fir.convert %33 : (i1) -> !fir.logical<4>
    %35 = fir.convert %34 : (!fir.logical<4>) -> i1
    %36 = fir.if %35 -> (i1) {
      %true = arith.constant true
      %c0_82 = arith.constant 0 : index
      %106:3 = fir.box_dims %10, %c0_82 : (!fir.box<!fir.array<?x!fir.logical<4>>>, index) -> (index, index, index)
      %c1_83 = arith.constant 1 : index
      %107 = fir.do_loop %arg4 = %c1_83 to %106#1 step %c1_83 iter_args(%arg5 = %true) -> (i1) {
        %c0_84 = arith.constant 0 : index
        %110 = fir.array_coor %10 %arg4 : (!fir.box<!fir.array<?x!fir.logical<4>>>, index) -> !fir.ref<!fir.logical<4>>
        %111 = fir.load %110 : !fir.ref<!fir.logical<4>>
        %112 = fir.convert %111 : (!fir.logical<4>) -> i1
        %113 = arith.andi %arg5, %112 : i1
        fir.result %113 : i1
      }
      %108 = fir.convert %107 : (i1) -> !fir.logical<4>
      %109 = fir.convert %108 : (!fir.logical<4>) -> i1
      fir.result %109 : i1
    } else {
      %false_82 = arith.constant false
      fir.result %false_82 : i1
    }
    %37 = fir.convert %36 : (i1) -> !fir.logical<4>
    %c1_32 = arith.constant 1 : index
    %38 = fir.array_coor %10 %c1_32 : (!fir.box<!fir.array<?x!fir.logical<4>>>, index) -> !fir.ref<!fir.logical<4>>
    fir.store %37 to %38 : !fir.ref<!fir.logical<4>>
    %c0_33 = arith.constant 0 : index
    %c0_34 = arith.constant 0 : index
    %39:3 = fir.box_dims %10, %c0_34 : (!fir.box<!fir.array<?x!fir.logical<4>>>, index) -> (index, index, index)
    %c1_35 = arith.constant 1 : index
    %40 = fir.do_loop %arg4 = %c1_35 to %39#1 step %c1_35 iter_args(%arg5 = %c0_33) -> (index) {
      %c0_82 = arith.constant 0 : index
      %106 = fir.array_coor %10 %arg4 : (!fir.box<!fir.array<?x!fir.logical<4>>>, index) -> !fir.ref<!fir.logical<4>>
      %107 = fir.load %106 : !fir.ref<!fir.logical<4>>
      %108 = fir.convert %107 : (!fir.logical<4>) -> i1
      %c1_83 = arith.constant 1 : index
      %c0_84 = arith.constant 0 : index
      %109 = arith.select %108, %c1_83, %c0_84 : index
      %110 = arith.addi %arg5, %109 : index
      fir.result %110 : index
    }
    %41 = fir.convert %40 : (index) -> i32
    %c1_36 = arith.constant 1 : index
    %c0_37 = arith.constant 0 : index
    %42:3 = fir.box_dims %6, %c0_37 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %43 = arith.addi %c1, %42#1 : index
    %c1_38 = arith.constant 1 : index
    %44 = arith.subi %43, %c1_38 : index
    %c1_39 = arith.constant 1 : index
    %false_40 = arith.constant false
    %c0_41 = arith.constant 0 : index
    %cst_42 = arith.constant -1.7976931348623157E+308 : f64
    %c1_43 = arith.constant 1 : index
    %45:2 = fir.do_loop %arg4 = %c1_43 to %42#1 step %c1_43 iter_args(%arg5 = %c0_41, %arg6 = %cst_42) -> (index, f64) {
      %c0_82 = arith.constant 0 : index
      %106 = fir.array_coor %6 %arg4, %c1_39 : (!fir.box<!fir.array<?x?xf64>>, index, index) -> !fir.ref<f64>
      %107 = fir.load %106 : !fir.ref<f64>
      %108 = arith.cmpi eq, %arg5, %c0_41 : index
      %109 = arith.cmpf ord, %107, %107 : f64
      %110 = arith.cmpf ogt, %107, %arg6 : f64
      %111 = arith.cmpf uno, %arg6, %arg6 : f64
      %112 = arith.andi %109, %111 : i1
      %113 = arith.ori %110, %112 : i1
      %114 = arith.cmpf oeq, %107, %arg6 : f64
      %115 = arith.andi %false_40, %114 : i1
      %116 = arith.ori %113, %115 : i1
      %117 = arith.ori %116, %108 : i1
      %118 = arith.select %117, %arg4, %arg5 : index
      %119 = arith.select %117, %107, %arg6 : f64
      fir.result %118, %119 : index, f64
    }
    %46 = fir.convert %45#0 : (index) -> i32
    %47 = arith.addi %41, %46 : i32
    %c1_44 = arith.constant 1 : index
    %48:3 = fir.box_dims %6, %c1_44 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %49 = fir.convert %48#1 : (index) -> i32
    %50 = arith.addi %47, %49 : i32
    %51 = fir.load %11 : !fir.ref<i32>
    %52 = fir.convert %51 : (i32) -> index
    %c0_45 = arith.constant 0 : index
    %53:3 = fir.box_dims %6, %c0_45 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %c1_46 = arith.constant 1 : index
    %54 = arith.addi %c1, %53#1 : index
    %c1_47 = arith.constant 1 : index
    %55 = arith.subi %54, %c1_47 : index
    %c2 = arith.constant 2 : index
    %56 = arith.cmpi eq, %52, %c2 : index
    %c1_48 = arith.constant 1 : index
    %57:3 = fir.box_dims %6, %c1_48 : (!fir.box<!fir.array<?x?xf64>>, index) -> (index, index, index)
    %c1_49 = arith.constant 1 : index
    %58 = arith.addi %c1_0, %57#1 : index
    %c1_50 = arith.constant 1 : index
    %59 = arith.subi %58, %c1_50 : index
    %60 = arith.select %56, %59, %55 : index
    %61 = fir.convert %60 : (index) -> i32
    %62 = arith.addi %50, %61 : i32
    fir.store %62 to %11 : !fir.ref<i32>
    %c1_51 = arith.constant 1 : index
    %c4_52 = arith.constant 4 : index
    %c1_53 = arith.constant 1 : index
    %c3_54 = arith.constant 3 : index
    %c1_55 = arith.constant 1 : index
    %63 = fir.address_of(@_QQclX696E7472696E7369632E66393000) : !fir.ref<!fir.char<1,14>>
    %64 = fir.convert %63 : (!fir.ref<!fir.char<1,14>>) -> !fir.ref<i8>
    %c35_i32 = arith.constant 35 : i32
    %65 = fir.embox %8(%7) : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>) -> !fir.box<!fir.array<3x3xf64>>
    %66 = fir.convert %65 : (!fir.box<!fir.array<3x3xf64>>) -> !fir.box<none>
    %c2_i32 = arith.constant 2 : i32
    %67 = fir.absent !fir.box<none>
    %68 = fir.zero_bits !fir.heap<!fir.array<?xf64>>
    %c0_56 = arith.constant 0 : index
    %69 = fir.shape %c0_56 : (index) -> !fir.shape<1>
    %70 = fir.embox %68(%69) : (!fir.heap<!fir.array<?xf64>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf64>>>
    fir.store %70 to %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %71 = fir.convert %1 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>) -> !fir.ref<!fir.box<none>>
    fir.call @_FortranASumDim(%71, %66, %c2_i32, %64, %c35_i32, %67) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, i32, !fir.ref<i8>, i32, !fir.box<none>) -> ()
    %72 = fir.load %1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %73 = fir.box_addr %72 : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.heap<!fir.array<?xf64>>
    %c0_57 = arith.constant 0 : index
    %74:3 = fir.box_dims %72, %c0_57 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
    %75 = fir.shape %74#1 : (index) -> !fir.shape<1>
    %76 = fir.shape %74#1 : (index) -> !fir.shape<1>
    %77 = fir.allocmem !fir.array<?xf64>, %74#1 {bindc_name = ".tmp.array"}
    %c1_58 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_58 to %74#1 step %c1_58 unordered {
      %106 = fir.array_coor %73(%75) %arg4 : (!fir.heap<!fir.array<?xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
      %107 = fir.load %106 : !fir.ref<f64>
      %108 = fir.array_coor %77(%76) %arg4 : (!fir.heap<!fir.array<?xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
      fir.store %107 to %108 : !fir.ref<f64>
    }
    %c1_59 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_59 to %c3 step %c1_59 unordered {
      %106 = fir.array_coor %77(%76) %arg4 : (!fir.heap<!fir.array<?xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
      %107 = fir.load %106 : !fir.ref<f64>
      %c0_82 = arith.constant 0 : index
      %108 = fir.array_coor %8(%7) %arg4, %c1_55 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
      fir.store %107 to %108 : !fir.ref<f64>
    }
    fir.freemem %77 : !fir.heap<!fir.array<?xf64>>
    fir.freemem %73 : !fir.heap<!fir.array<?xf64>>
    %c1_60 = arith.constant 1 : index
    %78 = fir.shape %c3, %c3 : (index, index) -> !fir.shape<2>
    fir.do_loop %arg4 = %c1_60 to %c3 step %c1_60 {
      fir.do_loop %arg5 = %c1_60 to %c3 step %c1_60 {
        %cst_82 = arith.constant 0.000000e+00 : f64
        %106 = fir.array_coor %2(%78) %arg5, %arg4 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
        fir.store %cst_82 to %106 : !fir.ref<f64>
      }
      fir.do_loop %arg5 = %c1_60 to %c3_3 step %c1_60 {
        %c0_82 = arith.constant 0 : index
        %c0_83 = arith.constant 0 : index
        %106 = fir.array_coor %8(%7) %arg4, %arg5 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
        %107 = fir.load %106 : !fir.ref<f64>
        fir.do_loop %arg6 = %c1_60 to %c3 step %c1_60 {
          %108 = fir.array_coor %2(%78) %arg6, %arg4 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
          %109 = fir.load %108 : !fir.ref<f64>
          %c0_84 = arith.constant 0 : index
          %c0_85 = arith.constant 0 : index
          %110 = fir.array_coor %8(%7) %arg6, %arg5 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
          %111 = fir.load %110 : !fir.ref<f64>
          %112 = arith.mulf %111, %107 fastmath<contract> : f64
          %113 = arith.addf %109, %112 fastmath<contract> : f64
          fir.store %113 to %108 : !fir.ref<f64>
        }
      }
    }
    %c1_61 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_61 to %c3_3 step %c1_61 unordered {
      fir.do_loop %arg5 = %c1_61 to %c3 step %c1_61 unordered {
        %106 = fir.array_coor %2(%78) %arg5, %arg4 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
        %107 = fir.load %106 : !fir.ref<f64>
        %c0_82 = arith.constant 0 : index
        %c0_83 = arith.constant 0 : index
        %108 = fir.array_coor %8(%7) %arg5, %arg4 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
        fir.store %107 to %108 : !fir.ref<f64>
      }
    }
    %79 = fir.address_of(@_QQclX696E7472696E7369632E66393000) : !fir.ref<!fir.char<1,14>>
    %80 = fir.convert %79 : (!fir.ref<!fir.char<1,14>>) -> !fir.ref<i8>
    %c37_i32 = arith.constant 37 : i32
    %81 = fir.convert %6 : (!fir.box<!fir.array<?x?xf64>>) -> !fir.box<none>
    %c2_62 = arith.constant 2 : index
    %82 = fir.address_of(@_QQro.0) : !fir.ref<!fir.array<2xi32>>
    %83 = fir.shape %c2_62 : (index) -> !fir.shape<1>
    %84 = fir.embox %82(%83) : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<2xi32>>
    %85 = fir.convert %84 : (!fir.box<!fir.array<2xi32>>) -> !fir.box<none>
    %86 = fir.absent !fir.box<none>
    %87 = fir.absent !fir.box<none>
    %88 = fir.zero_bits !fir.heap<!fir.array<?x?xf64>>
    %c0_63 = arith.constant 0 : index
    %89 = fir.shape %c0_63, %c0_63 : (index, index) -> !fir.shape<2>
    %90 = fir.embox %88(%89) : (!fir.heap<!fir.array<?x?xf64>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xf64>>>
    fir.store %90 to %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf64>>>>
    %91 = fir.convert %3 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf64>>>>) -> !fir.ref<!fir.box<none>>
    fir.call @_FortranAReshape(%91, %81, %85, %86, %87, %80, %c37_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.box<none>, !fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %92 = fir.load %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf64>>>>
    %93 = fir.box_addr %92 : (!fir.box<!fir.heap<!fir.array<?x?xf64>>>) -> !fir.heap<!fir.array<?x?xf64>>
    %c0_64 = arith.constant 0 : index
    %94:3 = fir.box_dims %92, %c0_64 : (!fir.box<!fir.heap<!fir.array<?x?xf64>>>, index) -> (index, index, index)
    %c1_65 = arith.constant 1 : index
    %95:3 = fir.box_dims %92, %c1_65 : (!fir.box<!fir.heap<!fir.array<?x?xf64>>>, index) -> (index, index, index)
    %96 = fir.shape %94#1, %95#1 : (index, index) -> !fir.shape<2>
    %c1_66 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_66 to %c3_3 step %c1_66 unordered {
      fir.do_loop %arg5 = %c1_66 to %c3 step %c1_66 unordered {
        %106 = fir.array_coor %93(%96) %arg5, %arg4 : (!fir.heap<!fir.array<?x?xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
        %107 = fir.load %106 : !fir.ref<f64>
        %c0_82 = arith.constant 0 : index
        %c0_83 = arith.constant 0 : index
        %108 = fir.array_coor %8(%7) %arg5, %arg4 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
        fir.store %107 to %108 : !fir.ref<f64>
      }
    }
    fir.freemem %93 : !fir.heap<!fir.array<?x?xf64>>
    %c1_67 = arith.constant 1 : index
    %c4_68 = arith.constant 4 : index
    %c1_69 = arith.constant 1 : index
    %c3_70 = arith.constant 3 : index
    %c2_71 = arith.constant 2 : index
    %c1_72 = arith.constant 1 : index
    %c4_73 = arith.constant 4 : index
    %c1_74 = arith.constant 1 : index
    %c3_75 = arith.constant 3 : index
    %c2_76 = arith.constant 2 : index
    %c0_77 = arith.constant 0 : index
    %97 = arith.cmpi sgt, %c3, %c0_77 : index
    %c1_78 = arith.constant 1 : index
    %98 = arith.select %97, %c3, %c1_78 : index
    %99 = fir.load %11 : !fir.ref<i32>
    %100 = fir.convert %99 : (i32) -> index
    %101 = arith.remsi %100, %98 : index
    %c0_79 = arith.constant 0 : index
    %102 = arith.cmpi slt, %101, %c0_79 : index
    %103 = arith.addi %101, %c3 : index
    %104 = arith.select %102, %103, %101 : index
    %105 = fir.shape %c3 : (index) -> !fir.shape<1>
    %c1_80 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_80 to %c3 step %c1_80 unordered {
      %106 = arith.addi %arg4, %104 : index
      %107 = arith.cmpi sgt, %106, %c3 : index
      %108 = arith.subi %106, %c3 : index
      %109 = arith.select %107, %108, %106 : index
      %c0_82 = arith.constant 0 : index
      %110 = fir.array_coor %8(%7) %109, %c2_76 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
      %111 = fir.load %110 : !fir.ref<f64>
      %112 = fir.array_coor %4(%105) %arg4 : (!fir.ref<!fir.array<3xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
      fir.store %111 to %112 : !fir.ref<f64>
    }
    %c1_81 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_81 to %c3 step %c1_81 unordered {
      %106 = fir.array_coor %4(%105) %arg4 : (!fir.ref<!fir.array<3xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
      %107 = fir.load %106 : !fir.ref<f64>
      %c0_82 = arith.constant 0 : index
      %108 = fir.array_coor %8(%7) %arg4, %c2_71 : (!fir.ref<!fir.array<3x3xf64>>, !fir.shape<2>, index, index) -> !fir.ref<f64>
      fir.store %107 to %108 : !fir.ref<f64>
    }
    return
  }
  fir.global linkonce @_QQclX696E7472696E7369632E66393000 constant : !fir.char<1,14> {
    %0 = fir.string_lit "intrinsic.f90\00"(14) : !fir.char<1,14>
    fir.has_value %0 : !fir.char<1,14>
  }
  func.func private @_FortranASumDim(!fir.ref<!fir.box<none>>, !fir.box<none>, i32, !fir.ref<i8>, i32, !fir.box<none>) attributes {fir.runtime}
  fir.global internal @_QQro.0(dense<3> : tensor<2xi32>) constant : !fir.array<2xi32>
  func.func private @_FortranAReshape(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.box<none>, !fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func @_QPsystem(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.boxchar<1> {fir.bindc_name = "s"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFsystemEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %3 = fir.declare %2#0 typeparams %2#1 dummy_scope %0 arg 2 {uniq_name = "_QFsystemEs"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> !fir.ref<!fir.char<1,?>>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %4 = fir.alloca !fir.array<3xf32> {bindc_name = "r", uniq_name = "_QFsystemEr"}
    %5 = fir.shape %c3 : (index) -> !fir.shape<1>
    %6 = fir.declare %4(%5) {uniq_name = "_QFsystemEr"} : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<3xf32>>
    %7 = fir.alloca !fir.box<!fir.heap<!fir.array<?xi32>>> {bindc_name = "a", uniq_name = "_QFsystemEa"}
    %8 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %9 = fir.shape %c0 : (index) -> !fir.shape<1>
    %10 = fir.embox %8(%9) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    fir.store %10 to %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %11 = fir.declare %7 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsystemEa"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %12 = fir.alloca !fir.box<!fir.heap<!fir.array<?xi32>>> {bindc_name = "b", uniq_name = "_QFsystemEb"}
    %13 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
    %c0_0 = arith.constant 0 : index
    %14 = fir.shape %c0_0 : (index) -> !fir.shape<1>
    %15 = fir.embox %13(%14) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    fir.store %15 to %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %16 = fir.declare %12 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsystemEb"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %17 = fir.address_of(@_QQclX696E7472696E7369632E66393000) : !fir.ref<!fir.char<1,14>>
    %18 = fir.convert %17 : (!fir.ref<!fir.char<1,14>>) -> !fir.ref<i8>
    %c46_i32 = arith.constant 46 : i32
    %19 = fir.embox %6(%5) : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<3xf32>>
    %20 = fir.convert %19 : (!fir.box<!fir.array<3xf32>>) -> !fir.box<none>
    fir.call @_FortranARandomNumber(%20, %18, %c46_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
    %c4_i32 = arith.constant 4 : i32
    %21 = fir.call @_FortranASystemClockCount(%c4_i32) fastmath<contract> : (i32) -> i64
    %22 = fir.convert %21 : (i64) -> i32
    fir.store %22 to %1 : !fir.ref<i32>
    %23 = fir.address_of(@_QQclX696E7472696E7369632E66393000) : !fir.ref<!fir.char<1,14>>
    %24 = fir.convert %23 : (!fir.ref<!fir.char<1,14>>) -> !fir.ref<i8>
    %c48_i32 = arith.constant 48 : i32
    %c1_i32 = arith.constant 1 : i32
    %25 = fir.embox %3 typeparams %2#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
    %26 = fir.convert %25 : (!fir.box<!fir.char<1,?>>) -> !fir.box<none>
    %27 = fir.absent !fir.box<none>
    %28 = fir.absent !fir.box<none>
    %29 = fir.call @_FortranAGetCommandArgument(%c1_i32, %26, %27, %28, %24, %c48_i32) fastmath<contract> : (i32, !fir.box<none>, !fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) -> i32
    fir.store %29 to %1 : !fir.ref<i32>
    %30 = fir.address_of(@_QQclX696E7472696E7369632E66393000) : !fir.ref<!fir.char<1,14>>
    %31 = fir.convert %30 : (!fir.ref<!fir.char<1,14>>) -> !fir.ref<i8>
    %c49_i32 = arith.constant 49 : i32
    %32 = fir.load %11 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %33 = fir.box_addr %32 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_1 = arith.constant 0 : index
    %34:3 = fir.box_dims %32, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %35 = fir.shape_shift %34#0, %34#1 : (index, index) -> !fir.shapeshift<1>
    %36 = fir.load %16 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %37 = fir.box_addr %36 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_2 = arith.constant 0 : index
    %38:3 = fir.box_dims %36, %c0_2 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %39 = fir.shape_shift %38#0, %38#1 : (index, index) -> !fir.shapeshift<1>
    %40 = fir.zero_bits !fir.ref<none>
    %41 = fir.convert %16 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<none>>
    %42 = fir.convert %11 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<none>>
    %false = arith.constant false
    %43 = fir.absent !fir.box<none>
    %44 = fir.call @_FortranAMoveAlloc(%41, %42, %40, %false, %43, %31, %c49_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.ref<!fir.box<none>>, !fir.ref<none>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32
    %45 = fir.load %16 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %46 = fir.box_addr %45 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_3 = arith.constant 0 : index
    %47:3 = fir.box_dims %45, %c0_3 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %48 = fir.shape_shift %47#0, %47#1 : (index, index) -> !fir.shapeshift<1>
    %49 = fir.load %16 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %50 = fir.box_addr %49 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %51 = fir.convert %50 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %52 = arith.cmpi ne, %51, %c0_i64 : i64
    %53 = fir.convert %52 : (i1) -> !fir.logical<4>
    %54 = fir.convert %53 : (!fir.logical<4>) -> i1
    fir.if %54 {
      %69 = fir.call @_FortranAArgumentCount() fastmath<contract> : () -> i32
      fir.store %69 to %1 : !fir.ref<i32>
    }
    %55 = fir.load %16 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %56 = fir.box_addr %55 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_4 = arith.constant 0 : index
    %57:3 = fir.box_dims %55, %c0_4 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %58 = fir.shape_shift %57#0, %57#1 : (index, index) -> !fir.shapeshift<1>
    %59 = fir.box_addr %55 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %60 = fir.convert %59 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64_5 = arith.constant 0 : i64
    %61 = arith.cmpi ne, %60, %c0_i64_5 : i64
    fir.if %61 {
      fir.freemem %59 : !fir.heap<!fir.array<?xi32>>
      %69 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
      %c0_8 = arith.constant 0 : index
      %70 = fir.shape %c0_8 : (index) -> !fir.shape<1>
      %71 = fir.embox %69(%70) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %71 to %16 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    %62 = fir.load %11 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %63 = fir.box_addr %62 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_6 = arith.constant 0 : index
    %64:3 = fir.box_dims %62, %c0_6 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %65 = fir.shape_shift %64#0, %64#1 : (index, index) -> !fir.shapeshift<1>
    %66 = fir.box_addr %62 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %67 = fir.convert %66 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64_7 = arith.constant 0 : i64
    %68 = arith.cmpi ne, %67, %c0_i64_7 : i64
    fir.if %68 {
      fir.freemem %66 : !fir.heap<!fir.array<?xi32>>
      %69 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
      %c0_8 = arith.constant 0 : index
      %70 = fir.shape %c0_8 : (index) -> !fir.shape<1>
      %71 = fir.embox %69(%70) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %71 to %11 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    return
  }
  func.func private @_FortranARandomNumber(!fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranASystemClockCount(i32) -> i64 attributes {fir.runtime}
  func.func private @_FortranAGetCommandArgument(i32, !fir.box<none>, !fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) -> i32 attributes {fir.runtime}
  func.func private @_FortranAMoveAlloc(!fir.ref<!fir.box<none>>, !fir.ref<!fir.box<none>>, !fir.ref<none>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32 attributes {fir.runtime}
  func.func private @_FortranAArgumentCount() -> i32 attributes {fir.runtime}
}
