func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{0 sizes for 1 unknown dimensions}}
  %0 = memref.alloc() : memref<?xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{1 sizes for 0 unknown}}
  %0 = memref.alloca(%x) : memref<4xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{0 indices for 1 dimensions}}
  %0 = memref.load %a[] : memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{2 indices for 1}}
  memref.store %f, %a[%x, %x] : memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{element type}}
  "memref.store"(%j, %s) : (i32, memref<f32>) -> ()
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{one shape}}
  memref.copy %a, %b : memref<10xf32> to memref<20xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{not the same memory}}
  %0 = memref.cast %a : memref<10xf32> to memref<20xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be a memref.global}}
  %0 = memref.get_global @f : memref<f32>
  return
}
// -----
// expected-error {{shape must be known}}
memref.global @g : memref<?xf32>
// -----
// expected-error {{the initial value must have the shape}}
"memref.global"() <{initial_value = dense<1.0> : tensor<3xf32>, sym_name = "g", type = memref<2xf32>}> : () -> ()
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{0 offsets for 1 dimensions}}
  %0 = "memref.subview"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (memref<10xf32>) -> memref<1xf32>
  return
}
