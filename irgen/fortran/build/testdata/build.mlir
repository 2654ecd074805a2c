module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @constants_fold(%arg0: index) {
    %0 = fir.alloca index
    %1 = fir.alloca index
    %2 = fir.alloca index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    fir.store %arg0 to %0 : !fir.ref<index>
    %3 = arith.addi %arg0, %c5 : index
    fir.store %3 to %1 : !fir.ref<index>
    %c-4 = arith.constant -4 : index
    %c0_0 = arith.constant 0 : index
    fir.store %c0_0 to %2 : !fir.ref<index>
    return
  }
  func.func @numbers_meet(%arg0: i32, %arg1: f32, %arg2: complex<f64>) {
    %0 = fir.alloca i1
    %1 = fir.alloca i1
    %2 = fir.alloca i32
    %3 = fir.alloca complex<f64>
    %4 = fir.alloca i32
    %5 = fir.alloca f32
    %6 = fir.alloca f32
    %7 = fir.convert %arg0 : (i32) -> f32
    %8 = arith.cmpf olt, %7, %arg1 fastmath<contract> : f32
    fir.store %8 to %0 : !fir.ref<i1>
    %cst = arith.constant 0.000000e+00 : f64
    %9 = fir.undefined complex<f64>
    %10 = fir.convert %arg1 : (f32) -> f64
    %11 = fir.insert_value %9, %10, [0 : index] : (complex<f64>, f64) -> complex<f64>
    %12 = fir.insert_value %11, %cst, [1 : index] : (complex<f64>, f64) -> complex<f64>
    %13 = fir.cmpc "oeq", %12, %arg2 {fastmath = #arith.fastmath<contract>} : complex<f64>
    fir.store %13 to %1 : !fir.ref<i1>
    %14 = fir.extract_value %arg2, [0 : index] : (complex<f64>) -> f64
    %15 = fir.convert %14 : (f64) -> i32
    fir.store %15 to %2 : !fir.ref<i32>
    %16 = fir.call @_FortranAzpowi(%arg2, %arg0) : (complex<f64>, i32) -> complex<f64>
    fir.store %16 to %3 : !fir.ref<complex<f64>>
    %c31_i32 = arith.constant 31 : i32
    %17 = arith.shrsi %arg0, %c31_i32 : i32
    %18 = arith.xori %arg0, %17 : i32
    %19 = arith.subi %18, %17 : i32
    fir.store %19 to %4 : !fir.ref<i32>
    %20 = math.sqrt %arg1 fastmath<contract> : f32
    fir.store %20 to %5 : !fir.ref<f32>
    %21 = fir.call @tgammaf(%arg1) fastmath<contract> : (f32) -> f32
    fir.store %21 to %6 : !fir.ref<f32>
    return
  }
  func.func private @_FortranAzpowi(complex<f64>, i32) -> complex<f64> attributes {fir.runtime}
  func.func private @tgammaf(f32) -> f32 attributes {fir.runtime}
  func.func @shifts(%arg0: i32, %arg1: i32) {
    %0 = fir.alloca i32
    %1 = fir.alloca i32
    %2 = fir.alloca i32
    %c3_i32 = arith.constant 3 : i32
    %3 = arith.shli %arg0, %c3_i32 : i32
    fir.store %3 to %0 : !fir.ref<i32>
    %c32_i32 = arith.constant 32 : i32
    %4 = arith.cmpi ult, %arg1, %c32_i32 : i32
    %5 = arith.shli %arg0, %arg1 : i32
    %c0_i32 = arith.constant 0 : i32
    %6 = arith.select %4, %5, %c0_i32 : i32
    fir.store %6 to %1 : !fir.ref<i32>
    %c32_i32_0 = arith.constant 32 : i32
    %7 = arith.cmpi ult, %arg1, %c32_i32_0 : i32
    %c31_i32 = arith.constant 31 : i32
    %8 = arith.select %7, %arg1, %c31_i32 : i32
    %9 = arith.shrsi %arg0, %8 : i32
    fir.store %9 to %2 : !fir.ref<i32>
    return
  }
  func.func @characters(%arg0: !fir.boxchar<1>, %arg1: index) {
    %0 = fir.alloca i32
    %1 = fir.alloca !fir.char<1,5>
    %2:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %3 = fir.allocmem !fir.char<1,?>(%arg1 : index) {bindc_name = ".chrtmp"}
    %4 = fir.convert %3 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %5 = arith.cmpi slt, %arg1, %2#1 : index
    %6 = arith.select %5, %arg1, %2#1 : index
    %7 = fir.convert %4 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %8 = fir.convert %2#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %9 = fir.convert %6 : (index) -> i64
    "llvm.intr.memmove"(%7, %8, %9) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %10 = fir.convert %4 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %11 = fir.coordinate_of %10, %6 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %12 = arith.subi %arg1, %6 : index
    %13 = fir.convert %11 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8 = arith.constant 32 : i8
    %14 = fir.convert %12 : (index) -> i64
    "llvm.intr.memset"(%13, %c32_i8, %14) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = fir.emboxchar %4, %arg1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %16 = fir.address_of(@_QQclX616263) : !fir.ref<!fir.char<1,3>>
    %c3 = arith.constant 3 : index
    %17 = fir.convert %16 : (!fir.ref<!fir.char<1,3>>) -> !fir.ref<!fir.char<1,?>>
    %18 = fir.emboxchar %17, %c3 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %19 = fir.convert %4 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %20 = fir.convert %arg1 : (index) -> i64
    %21 = fir.convert %17 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %22 = fir.convert %c3 : (index) -> i64
    %23 = fir.call @_FortranACharacterCompareScalar1(%19, %21, %20, %22) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
    fir.store %23 to %0 : !fir.ref<i32>
    fir.freemem %3 : !fir.heap<!fir.char<1,?>>
    %c5 = arith.constant 5 : index
    %c5_0 = arith.constant 5 : index
    %24 = fir.address_of(@_QQclX616263) : !fir.ref<!fir.char<1,3>>
    %c3_1 = arith.constant 3 : index
    %c3_2 = arith.constant 3 : index
    %25 = fir.convert %1 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
    %26 = fir.convert %24 : (!fir.ref<!fir.char<1,3>>) -> !llvm.ptr
    %27 = fir.convert %c3_2 : (index) -> i64
    "llvm.intr.memmove"(%25, %26, %27) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c3_3 = arith.constant 3 : index
    %28 = fir.convert %1 : (!fir.ref<!fir.char<1,5>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %29 = fir.coordinate_of %28, %c3_3 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %c2 = arith.constant 2 : index
    %30 = fir.convert %29 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8_4 = arith.constant 32 : i8
    %31 = fir.convert %c2 : (index) -> i64
    "llvm.intr.memset"(%30, %c32_i8_4, %31) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    return
  }
  fir.global linkonce @_QQclX616263 constant : !fir.char<1,3> {
    %0 = fir.string_lit "abc"(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  func.func private @_FortranACharacterCompareScalar1(!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32 attributes {fir.runtime}
  func.func @loops(%arg0: index, %arg1: i1) {
    %0 = fir.alloca index
    %1 = fir.alloca index
    %2 = fir.alloca index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1 to %c4 step %c1 unordered {
      fir.do_loop %arg3 = %c1 to %arg0 step %c1 unordered {
        %5 = arith.addi %arg3, %arg2 : index
        fir.store %5 to %0 : !fir.ref<index>
      }
    }
    %c1_0 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %3 = fir.do_loop %arg2 = %c1_0 to %arg0 step %c1_0 iter_args(%arg3 = %c0) -> (index) {
      %5 = arith.addi %arg3, %arg2 : index
      fir.result %5 : index
    }
    %4 = fir.if %arg1 -> (index) {
      fir.result %3 : index
    } else {
      fir.result %c1_0 : index
    }
    fir.store %4 to %1 : !fir.ref<index>
    fir.if %arg1 {
      fir.store %c1_0 to %2 : !fir.ref<index>
    }
    return
  }
  func.func @descriptors(%arg0: !fir.ref<!fir.array<?xf32>>, %arg1: index) {
    %0 = fir.alloca f32
    %c1 = arith.constant 1 : index
    %1 = fir.shape %arg1 : (index) -> !fir.shape<1>
    %2 = fir.embox %arg0(%1) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %3:3 = fir.box_dims %2, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c0_0 = arith.constant 0 : index
    %4 = fir.shape_shift %c0_0, %3#1 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.box_addr %2 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
    %c0_1 = arith.constant 0 : index
    %6 = fir.array_coor %5(%4) %c0_1 : (!fir.ref<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
    %7 = fir.load %6 : !fir.ref<f32>
    fir.store %7 to %0 : !fir.ref<f32>
    return
  }
  func.func @library(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>, %arg1: !fir.box<!fir.array<4xf64>>) {
    %0 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %1 = fir.convert %0 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32 = arith.constant 0 : i32
    %2 = fir.convert %arg0 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>) -> !fir.ref<!fir.box<none>>
    %3 = fir.convert %arg1 : (!fir.box<!fir.array<4xf64>>) -> !fir.box<none>
    fir.call @_FortranAAssign(%2, %3, %1, %c0_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %c2_i32 = arith.constant 2 : i32
    %false = arith.constant false
    %false_0 = arith.constant false
    fir.call @_FortranAStopStatement(%c2_i32, %false, %false_0) fastmath<contract> : (i32, i1, i1) -> ()
    return
  }
  fir.global linkonce @_QQclX00 constant : !fir.char<1> {
    %0 = fir.string_lit "\00"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranAStopStatement(i32, i1, i1) attributes {fir.runtime}
}
