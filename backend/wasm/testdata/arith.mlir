// Integers narrower than a register, divisions, conversions.

func.func @i8ops(%a: i8, %b: i8) -> i32 {
  %s = arith.addi %a, %b : i8
  %x = arith.extsi %s : i8 to i32
  return %x : i32
}
// call i8ops(100, 100) = -56
// call i8ops(255, 1) = 0
// call i8ops(0x1FF, 3) = 2

func.func @u16shift(%a: i16) -> i32 {
  %c = arith.constant 4 : i16
  %s = arith.shrui %a, %c : i16
  %x = arith.extui %s : i16 to i32
  return %x : i32
}
// call u16shift(-1) = 4095
// call u16shift(0x12340) = 564

func.func @cmp8(%a: i8, %b: i8) -> i1 {
  %c = arith.cmpi slt, %a, %b : i8
  return %c : i1
}
// call cmp8(0xFF, 0) = 1
// call cmp8(0x7F, 0x80) = 0
// call cmp8(0x17F, 0x180) = 0

func.func @bool(%a: i32) -> i32 {
  %z = arith.constant 0 : i32
  %t = arith.constant true
  %c = arith.cmpi ne, %a, %z : i32
  %n = arith.xori %c, %t : i1
  %x = arith.extsi %n : i1 to i32
  return %x : i32
}
// call bool(0) = -1
// call bool(9) = 0

func.func @div(%a: i32, %b: i32) -> (i32, i32) {
  %q = arith.divsi %a, %b : i32
  %r = arith.remsi %a, %b : i32
  return %q, %r : i32, i32
}
// call div(7, -2) = -3, 1
// call div(-7, 2) = -3, -1
// trap div(1, 0) = integer division by zero at 41:8
// trap div(-2147483648, -1) = integer overflow in a division at 41:8

func.func @div7(%a: i32) -> (i32, i32, i32) {
  %c = arith.constant 7 : i32
  %e = arith.constant 8 : i32
  %q = arith.divsi %a, %c : i32
  %r = arith.remsi %a, %c : i32
  %s = arith.divsi %a, %e : i32
  return %q, %r, %s : i32, i32, i32
}
// call div7(100) = 14, 2, 12
// call div7(-100) = -14, -2, -12
// call div7(2147483647) = 306783378, 1, 268435455
// call div7(-2147483648) = -306783378, -2, -268435456
// call div7(-1) = 0, -1, 0

func.func @toint(%a: f64) -> (i32, i64, i32) {
  %i = arith.fptosi %a : f64 to i32
  %l = arith.fptosi %a : f64 to i64
  %u = arith.fptoui %a : f64 to i32
  return %i, %l, %u : i32, i64, i32
}
// call toint(-1.9) = -1, -1, -1
// call toint(1e30) = 2147483647, 9223372036854775807, -1
// call toint(NaN) = 0, 0, 0
// call toint(3e9) = 2147483647, 3000000000, -1294967296

func.func @fromint(%a: i8) -> (f32, f32) {
  %s = arith.sitofp %a : i8 to f32
  %u = arith.uitofp %a : i8 to f32
  return %s, %u : f32, f32
}
// call fromint(0x1FF) = -1, 255

func.func @fminmax(%a: f64, %b: f64) -> (f64, f64, f64, f64) {
  %0 = arith.maxnumf %a, %b : f64
  %1 = arith.minnumf %a, %b : f64
  %2 = arith.maximumf %a, %b : f64
  %3 = arith.minimumf %a, %b : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}
// call fminmax(1, 2) = 2, 1, 2, 1
// call fminmax(NaN, 2) = 2, 2, NaN, NaN
// call fminmax(1, NaN) = 1, 1, NaN, NaN

func.func @floordiv(%a: i64, %b: i64) -> (i64, i64) {
  %0 = arith.floordivsi %a, %b : i64
  %1 = arith.ceildivsi %a, %b : i64
  return %0, %1 : i64, i64
}
// call floordiv(7, 2) = 3, 4
// call floordiv(-7, 2) = -4, -3
// call floordiv(-7, -2) = 3, 4
// call floordiv(8, -2) = -4, -4

func.func @cmpf(%a: f32, %b: f32) -> (i1, i1, i1, i1, i1, i1) {
  %0 = arith.cmpf olt, %a, %b : f32
  %1 = arith.cmpf ult, %a, %b : f32
  %2 = arith.cmpf one, %a, %b : f32
  %3 = arith.cmpf ueq, %a, %b : f32
  %4 = arith.cmpf uno, %a, %b : f32
  %5 = arith.cmpf ord, %a, %b : f32
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}
// call cmpf(1, 2) = 1, 1, 1, 0, 0, 1
// call cmpf(NaN, 2) = 0, 1, 0, 1, 1, 0
// call cmpf(2, 2) = 0, 0, 0, 1, 0, 1

func.func @bits(%a: f32) -> i32 {
  %0 = arith.bitcast %a : f32 to i32
  return %0 : i32
}
// call bits(1) = 1065353216
