// memref.alloc
%1 = memref.alloc(%n) {alignment = 8 : i64} : memref<4x?xf32>

// memref.alloca
%3 = memref.alloca(%n, %n) : memref<?x?xf32>

// memref.dealloc
memref.dealloc %1 : memref<4x?xf32>

// memref.load
%6 = memref.load %m[%n, %n] {nontemporal = true} : memref<4x?xf32>

// memref.store
memref.store %f, %0[] {alignment = 4 : i64} : memref<f32>

// memref.copy
memref.copy %m, %1 : memref<4x?xf32> to memref<4x?xf32>

// memref.cast
%7 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>

// memref.dim
%9 = memref.dim %m, %n : memref<4x?xf32>

// memref.global
memref.global "private" constant @values : memref<2xi32> = dense<[1, 2]> {alignment = 16 : i64}

// memref.get_global
%10 = memref.get_global @values : memref<2xi32>

// memref.subview
%11 = memref.subview %m[0, %n] [2, %n] [1, 1] : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>

// memref.rank
%0 = memref.rank %u : memref<*xf32>

// memref.memory_space_cast
%1 = memref.memory_space_cast %sp : memref<4xf32, 1> to memref<4xf32>

// memref.extract_aligned_pointer_as_index
%2 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index

// memref.extract_strided_metadata
%base, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index

// memref.reinterpret_cast
%3 = memref.reinterpret_cast %u to offset: [0], sizes: [%n, 10], strides: [%n, 1] : memref<*xf32> to memref<?x10xf32, strided<[?, 1]>>

// memref.alloca_scope
%4 = memref.alloca_scope -> (f32) {
  memref.alloca_scope.return %f : f32
}

// memref.alloca_scope.return
memref.alloca_scope.return %f : f32

// memref.atomic_rmw
%5 = memref.atomic_rmw addi %v, %i[%n] : (i32, memref<10xi32>) -> i32

// memref.assume_alignment
%6 = memref.assume_alignment %m, 16 : memref<4x?xf32>

// memref.distinct_objects
%7:2 = memref.distinct_objects %m, %i : memref<4x?xf32>, memref<10xi32>

// memref.view
%8 = memref.view %b[%n][%n] : memref<2048xi8> to memref<?x4xf32>

// memref.reshape
%9 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<2xindex>) -> memref<?x?xf32>

// memref.prefetch
memref.prefetch %m[%n, %n], read, locality<3>, data : memref<4x?xf32>

// memref.generic_atomic_rmw
%10 = memref.generic_atomic_rmw %i[%n] : memref<10xi32> {
^bb0(%cur: i32):
  memref.atomic_yield %cur : i32
}

// memref.atomic_yield
memref.atomic_yield %cur : i32

// memref.realloc
%11 = memref.realloc %i : memref<10xi32> to memref<20xi32>

// memref.collapse_shape
%13 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<?xf32>

// memref.expand_shape
%14 = memref.expand_shape %i [[0, 1]] output_shape [2, 5] : memref<10xi32> into memref<2x5xi32>

// memref.transpose
%0 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
