// expected-error {{needs the prefix of a dialect}}
module attributes {note} {
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{at least one result}}
  "builtin.unrealized_conversion_cast"(%i) : (i64) -> ()
  return
}

// -----

module {}
// expected-error {{hexadecimal}}
{-# dialect_resources: { builtin: { a: "0x0" } } #-}

// -----

module {}
// expected-error {{is unknown}}
{-# dialect_resources: { nope: { a: "0x08000000" } } #-}

// -----

module {}
// expected-error {{unknown section}}
{-# other_resources: { } #-}

// -----

module {}
// expected-error {{alignment}}
{-# external_resources: { x: { k: "0x0800" } } #-}

// -----

module {}
// expected-error {{has no resources}}
{-# dialect_resources: { acc: { a: "0x08000000" } } #-}

// -----

module {}
// expected-error {{a string or a bool}}
{-# external_resources: { x: { k: 3 } } #-}
