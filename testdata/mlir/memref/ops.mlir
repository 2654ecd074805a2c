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
