func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{floating-point-like}}
  %0 = math.sqrt %j : i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{signless-integer-like}}
  %0 = math.absi %f : f32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{}}
  %0 = "math.atan2"(%f, %j) : (f32, i32) -> f32
  return
}
