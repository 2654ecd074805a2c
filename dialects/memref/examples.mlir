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
