// Numbers, characters, complex values and aggregates.
func.func private @cexpf(complex<f32>) -> complex<f32>
func.func private @llvm.lround.i32.f64(f64) -> i32

func.func @numbers(%i: i32, %x: f32, %l: !fir.logical<4>, %p: !fir.ref<i8>) -> f64 {
  %0 = fir.convert %i : (i32) -> i64
  %1 = fir.convert %0 : (i64) -> f64
  %2 = fir.convert %x : (f32) -> f64
  %3 = fir.convert %l : (!fir.logical<4>) -> i1
  %4 = fir.convert %3 : (i1) -> !fir.logical<1>
  %5 = fir.convert %4 : (!fir.logical<1>) -> i32
  %6 = fir.convert %x : (f32) -> i32
  %7 = arith.addi %5, %6 : i32
  %8 = fir.convert %p : (!fir.ref<i8>) -> i64
  %9 = fir.convert %8 : (i64) -> !fir.ref<i32>
  fir.store %7 to %9 : !fir.ref<i32>
  %10 = arith.addf %1, %2 : f64
  %11 = fir.no_reassoc %10 : f64
  %12 = fir.call @llvm.lround.i32.f64(%11) : (f64) -> i32
  %c3 = arith.constant 3 : i32
  %13 = math.fpowi %11, %c3 : f64, i32
  %14 = math.fpowi %13, %12 : f64, i32
  %15 = "llvm.intr.is.fpclass"(%14) <{bit = 3 : i32}> : (f64) -> i1
  %16 = arith.select %15, %13, %14 : f64
  return %16 : f64
}

func.func @_QPcomplex(%a: !fir.ref<complex<f32>>, %b: complex<f32>) -> complex<f32> {
  %0 = fir.load %a : !fir.ref<complex<f32>>
  %1 = fir.addc %0, %b : complex<f32>
  %2 = fir.mulc %1, %0 : complex<f32>
  %3 = fir.subc %2, %b : complex<f32>
  %4 = fir.negc %3 : complex<f32>
  %5 = fir.divc %4, %0 : complex<f32>
  %6 = fir.call @cexpf(%5) : (complex<f32>) -> complex<f32>
  %7 = fir.cmpc "oeq", %6, %0 : complex<f32>
  %8 = fir.convert %6 : (complex<f32>) -> complex<f64>
  %9 = fir.extract_value %8, [1 : index] : (complex<f64>) -> f64
  %10 = fir.convert %9 : (f64) -> f32
  %11 = fir.insert_value %6, %10, [0 : index] : (complex<f32>, f32) -> complex<f32>
  %12 = arith.select %7, %11, %6 : complex<f32>
  fir.store %12 to %a : !fir.ref<complex<f32>>
  return %12 : complex<f32>
}

func.func @_QPchars(%c: !fir.boxchar<1>, %n: i32) -> i64 {
  %0:2 = fir.unboxchar %c : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
  %1 = fir.alloca !fir.char<1,?>(%n : i32)
  %2 = fir.emboxchar %1, %0#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
  %3 = fir.boxchar_len %2 : (!fir.boxchar<1>) -> i64
  %4 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
  %c0 = arith.constant 0 : index
  %5 = fir.coordinate_of %4, %c0 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
  %6 = fir.load %5 : !fir.ref<!fir.char<1>>
  %7 = fir.convert %1 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.char<1>>
  fir.store %6 to %7 : !fir.ref<!fir.char<1>>
  %8 = fir.alloca !fir.char<4,10>
  %9 = fir.convert %8 : (!fir.ref<!fir.char<4,10>>) -> !fir.ref<!fir.char<4>>
  fir.char_convert %7 for %c0 to %9 : !fir.ref<!fir.char<1>>, index, !fir.ref<!fir.char<4>>
  return %3 : i64
}

func.func @_QPrecord(%r: !fir.ref<!fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>>) -> !fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}> {
  %0 = fir.coordinate_of %r, x : (!fir.ref<!fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>>) -> !fir.ref<f64>
  %cst = arith.constant 1.5 : f64
  fir.store %cst to %0 : !fir.ref<f64>
  %1 = fir.alloca !fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>
  fir.copy %r to %1 no_overlap : !fir.ref<!fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>>, !fir.ref<!fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>>
  %2 = fir.load %1 : !fir.ref<!fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>>
  return %2 : !fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>
}

func.func @use(%r: !fir.ref<!fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>>) {
  %0 = fir.alloca !fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>
  %1 = fir.call @_QPrecord(%r) : (!fir.ref<!fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>>) -> !fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>
  fir.save_result %1 to %0 : !fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>, !fir.ref<!fir.type<_QMmTt{i:i8,x:f64,c:!fir.array<3xi32>}>>
  return
}
