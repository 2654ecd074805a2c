func.func @f() {
  // expected-error {{the parts of value must be of type f32}}
  %0 = complex.constant [1.0 : f64, 2.0 : f64] : complex<f32>
  return
}
// -----
func.func @f() {
  // expected-error {{and has 1 elements}}
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}
// -----
func.func @f(%z: complex<f32>) {
  // expected-error {{cannot make 32 bits of 64}}
  %0 = complex.bitcast %z : complex<f32> to i32
  return
}
// -----
func.func @f(%n: i64) {
  // expected-error {{needs a complex number}}
  %0 = complex.bitcast %n : i64 to f64
  return
}
// -----
// expected-error {{expected a floating-point type, found i32}}
func.func private @f() attributes {a = #complex.number<:i32 1, 2>}
