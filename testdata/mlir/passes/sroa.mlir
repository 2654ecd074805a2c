// pipeline: sroa
llvm.func @f(%x: i32, %y: f32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %c x !llvm.struct<"s", (i32, f32, array<4 x i32>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (i32, f32, array<4 x i32>)>
  %q = llvm.getelementptr %s[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (i32, f32, array<4 x i32>)>
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @base_load(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  llvm.store %x, %s : i32, !llvm.ptr
  %v = llvm.load %s : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @big_access(%x: i64) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  llvm.store %x, %s : i64, !llvm.ptr
  %v = llvm.load %s : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @array(%x: i32, %i: i64) -> i32 {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.array<4 x i32> : (i64) -> !llvm.ptr
  %z = llvm.mlir.constant(0 : i64) : i64
  %k = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.getelementptr %s[%z, %k] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %q = llvm.getelementptr inbounds %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @other_type(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.array<4 x i32> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %s[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %q = llvm.getelementptr %s[6] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %p : i32, !llvm.ptr
  %y = llvm.trunc %x : i32 to i16
  llvm.store %y, %q : i16, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @dynamic(%x: i32, %i: i64) -> i32 {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.array<4 x i32> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @nested(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.struct<(i32, struct<(i32, array<2 x i32>)>)> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, array<2 x i32>)>)>
  %q = llvm.getelementptr %p[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x i32>)>
  llvm.store %x, %q : i32, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @escapes(%x: i32) {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.struct<(i32, i32)> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @unused() {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.struct<(i32, i32)> : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @gep_unused(%x: i32) {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.struct<(i32, i32)> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @three(%x: i32, %f: f32) -> f32 {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.struct<(i32, f32, i64, array<17 x i8>)> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, i64, array<17 x i8>)>
  %q = llvm.getelementptr %s[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, i64, array<17 x i8>)>
  %r = llvm.getelementptr %s[0, 3, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, i64, array<17 x i8>)>
  llvm.store %x, %s : i32, !llvm.ptr
  llvm.store %f, %p : f32, !llvm.ptr
  %l = llvm.sext %x : i32 to i64
  llvm.store %l, %q : i64, !llvm.ptr
  %y = llvm.trunc %x : i32 to i8
  llvm.store %y, %r : i8, !llvm.ptr
  %p2 = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, i64, array<17 x i8>)>
  %v = llvm.load %p2 : !llvm.ptr -> f32
  llvm.intr.lifetime.start %s : !llvm.ptr
  llvm.return %v : f32
}

// -----

llvm.func @volatile(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.struct<(i32, i32)> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store volatile %x, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

func.func @mem(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x2xf32>
  memref.store %x, %m[%c0, %c1] : memref<2x2xf32>
  memref.store %x, %m[%c1, %c1] : memref<2x2xf32>
  %v = memref.load %m[%c0, %c1] : memref<2x2xf32>
  return %v : f32
}

// -----

llvm.func @flags(%x: i8) {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.struct<(i32, array<17 x i8>)> {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %r = llvm.getelementptr inbounds %s[0, 1, 2] {foo} : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<17 x i8>)>
  llvm.store %x, %r : i8, !llvm.ptr
  %z = llvm.getelementptr inbounds %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<17 x i8>)>
  %g = llvm.getelementptr inbounds %z[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @partial(%x: i32) -> i16 {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.struct<(i32, i32)> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %x, %p : i32, !llvm.ptr
  %g = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %g : !llvm.ptr -> i16
  llvm.return %v : i16
}

// -----

llvm.func @partial_out(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.struct<(i32, i32, i32)> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i32)>
  llvm.store %x, %p : i32, !llvm.ptr
  %g = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @negative(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.struct<(i32, i32, i32)> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i32)>
  llvm.store %x, %p : i32, !llvm.ptr
  %g = llvm.getelementptr %p[-4] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @blocks(%x: i32, %b: i1) -> i32 {
  %c = llvm.mlir.constant(1 : i64) : i64
  llvm.cond_br %b, ^l, ^r
^l:
  %s = llvm.alloca %c x !llvm.struct<(struct<(i32, i32)>, i32, i32)> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i32, i32)>, i32, i32)>
  %q = llvm.getelementptr %s[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i32, i32)>, i32, i32)>
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
^r:
  %t = llvm.alloca %c x !llvm.struct<(struct<(i32, i32)>, i32, i32)> : (i64) -> !llvm.ptr
  %p1 = llvm.getelementptr %t[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i32, i32)>, i32, i32)>
  %q1 = llvm.getelementptr %t[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i32, i32)>, i32, i32)>
  %r1 = llvm.getelementptr %t[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i32, i32)>, i32, i32)>
  llvm.store %x, %p1 : i32, !llvm.ptr
  llvm.store %x, %q1 : i32, !llvm.ptr
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  llvm.intr.lifetime.end %t : !llvm.ptr
  llvm.return %v1 : i32
}

// -----

llvm.func @packed(%x: i32, %f : !llvm.ptr) {
  %c = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c x !llvm.struct<packed (i8, i32, ptr)> : (i64) -> !llvm.ptr
  %r = llvm.getelementptr inbounds %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, ptr)>
  llvm.store %x, %r : i32, !llvm.ptr
  %q = llvm.getelementptr inbounds %s[5] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %f, %q {alignment = 1 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

func.func @mem1(%x: f32, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() {alignment = 8 : i64} : memref<1xf32>
  memref.store %x, %m[%c0] : memref<1xf32>
  %v = memref.load %m[%c0] : memref<1xf32>
  %k = memref.alloca() : memref<2xf32>
  memref.store %x, %k[%i] : memref<2xf32>
  %h = memref.alloca() : memref<17xf32>
  memref.store %x, %h[%c0] : memref<17xf32>
  %o = memref.alloc() : memref<2xf32>
  memref.store %x, %o[%c0] : memref<2xf32>
  return %v : f32
}
