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

// -----

func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<3xindex>) {
  // expected-error {{results for 2 dimensions}}
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<4x?xf32>) -> (memref<f32>, index, index, index)
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<3xindex>) {
  // expected-error {{dimension 1 is not}}
  %3 = memref.reinterpret_cast %u to offset: [0], sizes: [%n, 11], strides: [%n, 1] : memref<*xf32> to memref<?x10xf32, strided<[?, 1]>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<3xindex>) {
  // expected-error {{0 sizes for 1}}
  %8 = memref.view %b[%n][] : memref<2048xi8> to memref<?x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<3xindex>) {
  // expected-error {{an element for each of 2}}
  %9 = memref.reshape %u(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<3xindex>) {
  // expected-error {{in order}}
  %13 = memref.collapse_shape %m [[1, 0]] : memref<4x?xf32> into memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<3xindex>) {
  // expected-error {{2 groups of dimensions for 1}}
  %14 = memref.expand_shape %i [[0], [1]] output_shape [2, 5] : memref<10xi32> into memref<2x5xi32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<3xindex>) {
  // expected-error {{power of two}}
  %6 = memref.assume_alignment %m, 12 : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<3xindex>) {
  // expected-error {{at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<3xindex>) {
  // expected-error {{a size is given when}}
  %11 = memref.realloc %i : memref<10xi32> to memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<3xindex>) {
  // expected-error {{1 indices for 2}}
  memref.prefetch %m[%n], read, locality<3>, data : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<3xindex>) {
  // expected-error {{addf does not apply to i32}}
  %5 = memref.atomic_rmw addf %v, %i[%n] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @f(%i: memref<10xi32>, %n: index) {
  // expected-error {{one argument of the type of the elements}}
  %10 = memref.generic_atomic_rmw %i[%n] : memref<10xi32> {
  ^bb0(%cur: f32):
    %c = arith.constant 1 : i32
    memref.atomic_yield %c : i32
  }
  return
}

// -----

func.func @f(%i: memref<10xi32>, %n: index, %f: f32) {
  %10 = memref.generic_atomic_rmw %i[%n] : memref<10xi32> {
  ^bb0(%cur: i32):
    // expected-error {{the type of the elements}}
    memref.atomic_yield %f : f32
  }
  return
}

// -----

func.func @f(%m: memref<?x4xf32>) {
  // expected-error {{dimension 0 of the result must have the size and the stride of dimension 1}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x4xf32>) {
  // expected-error {{needs a permutation of the dimensions}}
  %0 = memref.transpose %m (i, j) -> (j, j) : memref<?x4xf32> to memref<4x4xf32, strided<[1, 1]>>
  return
}

// -----

func.func @f(%m: memref<?x4xf32>) {
  // expected-error {{k is not a dimension}}
  %0 = memref.transpose %m (i, j) -> (j, k) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  return
}
