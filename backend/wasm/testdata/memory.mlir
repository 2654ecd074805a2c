// bias 0x80000000

llvm.mlir.global internal @table(dense<[1, 2, 3, 4]> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
llvm.mlir.global internal constant @text("hi\00") {addr_space = 0 : i32} : !llvm.array<3 x i8>
llvm.mlir.global internal @pair() {addr_space = 0 : i32} : !llvm.struct<(i32, ptr, f64)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr, f64)>
  %1 = llvm.mlir.constant(7 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr, f64)>
  %3 = llvm.mlir.addressof @table : !llvm.ptr
  %4 = llvm.getelementptr %3[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %5 = llvm.insertvalue %4, %2[1] : !llvm.struct<(i32, ptr, f64)>
  %6 = llvm.mlir.constant(2.5 : f64) : f64
  %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(i32, ptr, f64)>
  llvm.return %7 : !llvm.struct<(i32, ptr, f64)>
}
llvm.mlir.global internal @counter(0 : i32) {addr_space = 0 : i32} : i32

func.func @follow() -> (i32, i32, f64) {
  %p = llvm.mlir.addressof @pair : !llvm.ptr
  %s = llvm.load %p : !llvm.ptr -> !llvm.struct<(i32, ptr, f64)>
  %a = llvm.extractvalue %s[0] : !llvm.struct<(i32, ptr, f64)>
  %b = llvm.extractvalue %s[1] : !llvm.struct<(i32, ptr, f64)>
  %c = llvm.extractvalue %s[2] : !llvm.struct<(i32, ptr, f64)>
  %d = llvm.load %b : !llvm.ptr -> i32
  return %a, %d, %c : i32, i32, f64
}
// call follow() = 7, 3, 2.5

func.func @char(%i: i64) -> i32 {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %q = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i8>
  %c = llvm.load %q : !llvm.ptr -> i8
  %x = arith.extsi %c : i8 to i32
  return %x : i32
}
// call char(0) = 104
// call char(1) = 105
// trap char(0x10000000) = access outside of the memory at 32:8
// trap char(-0x30000) = access outside of the memory at 32:8

// A variable whose address escapes lives on the stack.
func.func @local(%v: i32) -> i32 {
  %one = arith.constant 1 : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.store %v, %q : i32, !llvm.ptr
  func.call @bump(%p) : (!llvm.ptr) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.load %q : !llvm.ptr -> i32
  %t = arith.addi %r, %s : i32
  return %t : i32
}
func.func @bump(%p: !llvm.ptr) {
  %c = arith.constant 5 : i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = arith.addi %v, %c : i32
  llvm.store %w, %p : i32, !llvm.ptr
  return
}
// call local(10) = 25

// Members of a structure become values of their own.
func.func @parts(%a: f64, %b: f64) -> f64 {
  %one = arith.constant 1 : i32
  %p = llvm.alloca %one x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
  llvm.store %a, %p : f64, !llvm.ptr
  llvm.store %b, %q : f64, !llvm.ptr
  %s = llvm.load %p : !llvm.ptr -> !llvm.struct<(f64, f64)>
  %x = llvm.extractvalue %s[0] : !llvm.struct<(f64, f64)>
  %y = llvm.extractvalue %s[1] : !llvm.struct<(f64, f64)>
  %r = arith.subf %x, %y : f64
  return %r : f64
}
// call parts(5, 3) = 2

func.func @vla(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %mark = llvm.intr.stacksave : !llvm.ptr
  %p = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  scf.for %i = %c0 to %n step %c1 : i64 {
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %i, %q : i64, !llvm.ptr
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (i64) : i64 {
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %v = llvm.load %q : !llvm.ptr -> i64
    %t = arith.addi %s, %v : i64
    scf.yield %t : i64
  }
  llvm.intr.stackrestore %mark : !llvm.ptr
  return %sum : i64
}
// call vla(10) = 45
// call vla(1000) = 499500
// trap vla(100000) = stack overflow at 82:8

func.func @deep(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c100 = arith.constant 100 : i32
  %p = llvm.alloca %c100 x i32 : (i32) -> !llvm.ptr
  func.call @bump(%p) : (!llvm.ptr) -> ()
  %z = arith.cmpi eq, %n, %c0 : i32
  %r = scf.if %z -> (i32) {
    scf.yield %c0 : i32
  } else {
    %m = arith.subi %n, %c1 : i32
    %s = func.call @deep(%m) : (i32) -> i32
    %t = arith.addi %s, %c1 : i32
    scf.yield %t : i32
  }
  return %r : i32
}
// call deep(50) = 50
// call deep(50) = 50
// trap deep(1000) = stack overflow at 104:8

func.func @blocks(%d: !llvm.ptr, %s: !llvm.ptr, %n: i64) {
  %v = arith.constant 3 : i8
  %c8 = arith.constant 10 : i64
  "llvm.intr.memcpy"(%d, %s, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%s, %v, %c8) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  return
}
// set 0x80030000 i8 1 2 3 4 5 6 7 8 9 10 11 12
// call blocks(0x80040000, 0x80030000, 12)
// want 0x80040000 i8 1 2 3 4 5 6 7 8 9 10 11 12
// want 0x80030000 i8 3 3 3 3 3 3 3 3 3 3 11 12

func.func @atomics(%p: !llvm.ptr) -> (i32, f64, i8, i1) {
  %c3 = arith.constant 3 : i32
  %d = arith.constant 1.5 : f64
  %b = arith.constant 100 : i8
  %old = llvm.atomicrmw add %p, %c3 seq_cst : !llvm.ptr, i32
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %f = llvm.atomicrmw fadd %q, %d seq_cst : !llvm.ptr, f64
  %r = llvm.getelementptr %p[17] : (!llvm.ptr) -> !llvm.ptr, i8
  %m = llvm.atomicrmw max %r, %b seq_cst : !llvm.ptr, i8
  %x = llvm.cmpxchg %p, %c3, %old acq_rel monotonic : !llvm.ptr, i32
  %ok = llvm.extractvalue %x[1] : !llvm.struct<(i32, i1)>
  return %old, %f, %m, %ok : i32, f64, i8, i1
}
// set 0x80050000 i32 40
// set 0x80050008 f64 2.25
// set 0x80050010 i8 1 -7
// call atomics(0x80050000) = 40, 2.25, 249, 0
// want 0x80050000 i32 43
// want 0x80050008 f64 3.75
// want 0x80050010 i8 1 100

// Copies of whole structures between variables and to memory.
func.func @copies(%p: !llvm.ptr, %a: f64, %k: i32) -> (f64, i32) {
  %one = arith.constant 1 : i32
  %n = arith.constant 24 : i64
  %m = arith.constant 16 : i64
  %zero = arith.constant 0 : i8
  %x = llvm.alloca %one x !llvm.struct<(f64, i32, i8, f64)> : (i32) -> !llvm.ptr
  %y = llvm.alloca %one x !llvm.struct<(f64, i32, i8, f64)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%x, %zero, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %a, %x : f64, !llvm.ptr
  %x1 = llvm.getelementptr %x[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, i32, i8, f64)>
  llvm.store %k, %x1 : i32, !llvm.ptr
  "llvm.intr.memcpy"(%y, %x, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %y1 = llvm.getelementptr %y[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, i32, i8, f64)>
  %b = llvm.load %y : !llvm.ptr -> f64
  %q = llvm.getelementptr %p[24] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memcpy"(%p, %y, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%y, %q, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %c = llvm.load %y1 : !llvm.ptr -> i32
  return %b, %c : f64, i32
}
// set 0x80060000 i64 -1 -1 -1 7 0x0000000100000009
// call copies(0x80060000, 2.5, 77) = 2.5, 9
// want 0x80060000 f64 2.5
// want 0x80060008 i32 77
// want 0x80060010 f64 0
