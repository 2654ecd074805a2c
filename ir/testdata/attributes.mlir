#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 mod 2)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
!t = tuple<i32, f32>
#al = 5 : i8
"builtin.module"() ({
  "t.a"() {a = 1, b = 1 : i32, c = -5 : i8, d = 200 : i8, e = 255 : ui8, f = -1 : si8, g = 1 : index, h = true, i = false, j = 0x1F : i32, k = 18446744073709551615 : ui64, l = 18446744073709551615 : i64, m = 340282366920938463463374607431768211455 : i128, n = 170141183460469231731687303715884105727 : i128, o= 1 : i1, p = 9223372036854775807 : i64, q = -9223372036854775808 : i64, z= 0 : i0} : () -> ()
  "t.f"() {a = 1.0, b = 0.1 : f32, c = 3.14159265358979 : f64, d = 1.0e10 : f32, e = 1.0e-10, f = 123456.0, g = 1234567.0, h = 16777216.0 : f32, i = 3.402823e38 : f32, j = 0x7FC00000 : f32, k = 0xFF800000 : f32, l = -0.0, m = 2.98023223876953125e-8, n = 1.5 : f16, o = 0.1 : f16, p = 0.1 : bf16, q = 3.3 : f128, r = 0.1 : f80, s = 0.1 : tf32, t = 1.1 : f8E4M3FN, u = 1.1 : f8E5M2, v = 0.3 : f8E4M3FNUZ, w = 0.000123456789, x = 123.456789, y = 1234567.89, z = 1.0e300} : () -> ()
  "t.g"() {a = 12345678.0 : f32, b = 0.333333333 : f32, c = 1.1754944e-38 : f32, d = 1.4e-45 : f32, e = 4.9e-324, f = 1.7976931348623157e308, g= 65504.0 : f16, h = 1.0e10 : f16, i = 0.0 : f128, j = 1.0e10: f128, k = -1.5 : f80, l = 0x3FF0000000000000 : f64, m=0x7FF0000000000001 : f64, n = 100000.5, o = 99999.95, p = 1.0e22, q = 1.0e21 , r = 123456789012345680.0, s = 5.0e-5, t = 0.00012345678, u = 0.0012345678} : () -> ()
  "t.s"() {a = "x\"y\\z\n\t\00\FF", b = "é", c = "q" : i32, "d-e" = 1, f = @foo, g = @"a b"::@c, h = [1, 2 : i32, 1.0, 1.0 : f32, "s", unit, [], {}, i32], i = {a, b = {c = 1}}, u, v = unit, w = i32, x = (i32) -> f32, y = () -> (), z = (i32) -> ((i32) -> i32)} : () -> ()
  "t.t"() {a = vector<4x[8]xf32>, b = vector<f32>, c = tensor<4x?xf32>, d = tensor<*xf32>, e = memref<4x?xf32, 1>, f = memref<4xf32, strided<[?], offset: ?>>, g = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>, h = memref<*xf32, "sp">, i = tuple<>, j = tuple<i32, tuple<f32>>, k = complex<f32>, l = tensor<4xf32, "enc">, m = memref<0x4xf32>, n = none, o = index, p = si8, q = ui16, r = memref<4xf32, 0>, s = memref<2x2xf32, affine_map<(d0, d1) -> (d0, d1)>>, t = !t, u = memref<f32>, v = memref<4x4xf32, #map>, w = tensor<?x?x4xi1>, x = memref<2xmemref<2xf32>>} : () -> ()
  "t.d"() {a = array<i32>, b = array<i32: 1, -2>, c = array<i1: true, false>, d = array<f32: 1.0, 2.5>, e = array<i64: 5>, f = array<f64: 0.1>} : () -> ()
  "t.e"() {a = dense<1> : tensor<4xi32>, b = dense<[1, 2]> : tensor<2xi32>, c = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>, d = dense<"0x01000000020000000300000004000000"> : tensor<4xi32>, e = dense<true> : vector<2xi1>, f = dense<[true, false]> : tensor<2xi1>, g = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, h = dense<["a", "b"]> : tensor<2x!foo.s>, i = dense<> : tensor<0xi32>, j = dense<[1, 1]> : tensor<2xi32>, k = dense<0x7FC00000> : tensor<2xf32>, l = dense<-1> : tensor<2xi8>, m = dense<255> : tensor<2xui8>, n = dense<[[]]> : tensor<1x0xi32>} : () -> ()
  "t.m"() {a = #map, b = #set, c = #al, d = affine_map<() -> ()>, e = affine_map<(d0) -> (d0)>, f = #foo.bar, g = #foo<"x">, h = #foo.bar<1, "a>b">, i = #foo<bar baz> : i32, j = !foo.x, k = !foo<"a b">, l = !foo.y<(i32) -> f32>} : () -> ()
  %0:2, %1 = "t.r"() : () -> (i32, f32, i64)
  %a, %b = "t.r"() <{x = 1 : i32}> : () -> (i32, f32)
  "t.u"(%0#0, %0#1, %1, %b) ({
    ^bb0(%x: i32, %y: f32):
      "t.br"(%x)[^bb2, ^bb2] : (i32) -> ()
    ^bb1:
      %q = "t.q"(%fwd) : (i32) -> i32
      "t.br"()[^bb1] ({}, {
      "t.in"(%q) : (i32) -> ()
      %z = "t.z"() : () -> i32
      }) : () -> ()
    ^bb2:
      %fwd = "t.z"() : () -> i32
      "t.br"()[^bb1] : () -> ()
    ^bb3:
 "t.end"() : () -> ()
  }, {}) {k} : (i32, f32, i64, f32) -> ()
}) : () -> ()
