// expected-error {{needs the prefix of a dialect}}
module attributes {note} {
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{at least one result}}
  "builtin.unrealized_conversion_cast"(%i) : (i64) -> ()
  return
}
