memref.global @plain : memref<4xf32>
memref.global "private" constant @values : memref<2xi32> = dense<[1, 2]> {alignment = 16 : i64}
memref.global @splat : memref<2xf32> = dense<0.0>
memref.global @later : memref<2xf32> = uninitialized
func.func @memory(%n: index, %f: f32, %m: memref<4x?xf32>, %u: memref<*xf32>) {
  %0 = memref.alloc() : memref<f32>
  %1 = memref.alloc(%n) {alignment = 8 : i64} : memref<4x?xf32>
  %2 = memref.alloca() : memref<4xf32>
  %3 = memref.alloca(%n, %n) : memref<?x?xf32>
  %4 = memref.alloc() : memref<4xf32, 1 : i32>
  memref.dealloc %1 : memref<4x?xf32>
  %5 = memref.load %0[] : memref<f32>
  %6 = memref.load %m[%n, %n] {nontemporal = true} : memref<4x?xf32>
  memref.store %f, %m[%n, %n] : memref<4x?xf32>
  memref.store %f, %0[] {alignment = 4 : i64} : memref<f32>
  memref.copy %m, %1 : memref<4x?xf32> to memref<4x?xf32>
  %7 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %8 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %9 = memref.dim %m, %n : memref<4x?xf32>
  %10 = memref.get_global @values : memref<2xi32>
  %11 = memref.subview %m[0, %n] [2, %n] [1, 1] : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

// The same memory in other ways, scopes, and atomic updates.
func.func @shapes(%m: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %b: memref<2048xi8>, %f: f32, %i: memref<10xi32>, %v: i32, %s: memref<2xindex>, %sp: memref<4xf32, 1>) {
  %0 = memref.rank %u : memref<*xf32>
  %1 = memref.memory_space_cast %sp : memref<4xf32, 1> to memref<4xf32>
  %2 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
  %base, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %3 = memref.reinterpret_cast %u to offset: [0], sizes: [%n, 10], strides: [%n, 1] : memref<*xf32> to memref<?x10xf32, strided<[?, 1]>>
  %4 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %f : f32
  }
  memref.alloca_scope {
    %x = memref.alloca() : memref<4xf32>
  }
  %5 = memref.atomic_rmw addi %v, %i[%n] : (i32, memref<10xi32>) -> i32
  %6 = memref.assume_alignment %m, 16 : memref<4x?xf32>
  %7:2 = memref.distinct_objects %m, %i : memref<4x?xf32>, memref<10xi32>
  %8 = memref.view %b[%n][%n] : memref<2048xi8> to memref<?x4xf32>
  %9 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<2xindex>) -> memref<?x?xf32>
  memref.prefetch %m[%n, %n], read, locality<3>, data : memref<4x?xf32>
  memref.prefetch %m[%n, %n], write, locality<0>, instr : memref<4x?xf32>
  %10 = memref.generic_atomic_rmw %i[%n] : memref<10xi32> {
  ^bb0(%cur: i32):
    memref.atomic_yield %cur : i32
  }
  %11 = memref.realloc %i : memref<10xi32> to memref<20xi32>
  %12 = memref.realloc %i(%n) {alignment = 8 : i64} : memref<10xi32> to memref<?xi32>
  %13 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<?xf32>
  %14 = memref.expand_shape %i [[0, 1]] output_shape [2, 5] : memref<10xi32> into memref<2x5xi32>
  return
}

func.func @transpose(%m: memref<?x4xf32>, %s: memref<2x3x5xi8, strided<[?, 10, 1], offset: ?>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %1 = memref.transpose %s (i, j, k) -> (k, i, j) {note} : memref<2x3x5xi8, strided<[?, 10, 1], offset: ?>> to memref<5x2x3xi8, strided<[1, ?, 10], offset: ?>>
  return
}
