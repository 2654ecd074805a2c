func.func @numbers(%z: complex<f32>, %d: complex<f64>, %x: f64, %n: i32) {
  %0 = complex.abs %z : complex<f32>
  %1 = complex.angle %z : complex<f32>
  %2 = complex.im %z fastmath<contract> : complex<f32>
  %3 = complex.re %d : complex<f64>
  %4 = complex.conj %d : complex<f64>
  %5 = complex.cos %z : complex<f32>
  %6 = complex.exp %z : complex<f32>
  %7 = complex.expm1 %z : complex<f32>
  %8 = complex.log %z : complex<f32>
  %9 = complex.log1p %z : complex<f32>
  %10 = complex.neg %z : complex<f32>
  %11 = complex.rsqrt %z : complex<f32>
  %12 = complex.sign %z : complex<f32>
  %13 = complex.sin %z : complex<f32>
  %14 = complex.sqrt %z : complex<f32>
  %15 = complex.tan %z : complex<f32>
  %16 = complex.tanh %z : complex<f32>
  %17 = complex.add %z, %z : complex<f32>
  %18 = complex.atan2 %z, %z : complex<f32>
  %19 = complex.div %z, %z : complex<f32>
  %20 = complex.mul %z, %z fastmath<nnan,contract> : complex<f32>
  %21 = complex.pow %z, %z : complex<f32>
  %22 = complex.sub %z, %z : complex<f32>
  %23 = complex.powi %z, %n fastmath<contract> : complex<f32>, i32
  %24 = complex.create %x, %x : complex<f64>
  %25 = complex.eq %z, %z : complex<f32>
  %26 = complex.neq %d, %d : complex<f64>
  %cst = complex.constant [1.0 : f32, -2.5 : f32] : complex<f32>
  %27 = complex.bitcast %z : complex<f32> to i64
  %28 = complex.bitcast %27 : i64 to complex<f32>
  return
}
func.func private @literal() attributes {a = #complex.number<:f64 1.000000e+00, -2.500000e+00> : complex<f64>}
