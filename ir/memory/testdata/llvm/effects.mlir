// What operations and calls read and write.
llvm.mlir.global internal @g() {addr_space = 0 : i32} : !llvm.array<64 x f64>
llvm.mlir.global internal @h() {addr_space = 0 : i32} : !llvm.array<64 x f64>
llvm.mlir.global internal @gp() {addr_space = 0 : i32} : !llvm.ptr
func.func private @malloc(i64) -> !llvm.ptr
func.func private @calloc(%n: i64, %m: i64) -> !llvm.ptr {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  return %g : !llvm.ptr
}
func.func private @free(!llvm.ptr)
func.func private @unknown()
func.func private @sqrt(f64) -> f64
func.func private @strlen(!llvm.ptr) -> i64
func.func private @memcpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
func.func private @pthread_mutex_lock(!llvm.ptr) -> i32
func.func @weak(%p: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<weak>} {
  return
}
func.func private @first(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %q : !llvm.ptr -> f64
  %1 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %0, %1 : f64, !llvm.ptr
  return
}
func.func private @second(%p: !llvm.ptr) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  func.call @first(%g, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  return
}
func.func private @through(%s: !llvm.ptr, %v: f64) {
  %0 = llvm.load %s : !llvm.ptr -> !llvm.ptr
  llvm.store %v, %0 : f64, !llvm.ptr
  return
}
func.func private @recursive(%p: !llvm.ptr) {
  func.call @recursive(%p) : (!llvm.ptr) -> ()
  return
}

func.func @calls(%x: !llvm.ptr, %v: f64, %n: i64) {
  %c1 = arith.constant 1 : i64
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %g2 = llvm.getelementptr %g[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %h = llvm.mlir.addressof @h : !llvm.ptr
  %a = llvm.alloca %c1 x !llvm.array<8 x f64> : (i64) -> !llvm.ptr
  %a2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %b = llvm.alloca %c1 x !llvm.array<8 x f64> : (i64) -> !llvm.ptr
  %s = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  %m = func.call @calloc(%n, %n) : (i64, i64) -> !llvm.ptr
  func.call @first(%a, %b) : (!llvm.ptr, !llvm.ptr) -> () // @first
  func.call @second(%x) : (!llvm.ptr) -> () // @second
  func.call @unknown() : () -> () // @unknown
  func.call @weak(%x) : (!llvm.ptr) -> () // @weak
  %r = func.call @sqrt(%v) : (f64) -> f64 // @sqrt
  %l = func.call @strlen(%x) : (!llvm.ptr) -> i64 // @strlen
  %w = func.call @memcpy(%x, %g, %n) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr // @memcpy
  llvm.store %x, %s : !llvm.ptr, !llvm.ptr
  func.call @recursive(%x) : (!llvm.ptr) -> () // @recursive
  %byte = arith.constant 0 : i8
  "llvm.intr.memset"(%a, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> () // @memset
  %lock = func.call @pthread_mutex_lock(%h) : (!llvm.ptr) -> i32 // @lock
  func.call @free(%m) : (!llvm.ptr) -> () // @free
  return
}
// targets %m: lost
// modref %a:8 by @first: none
// modref %a2:8 by @first: mod
// modref %b:8 by @first: ref
// modref %g:8 by @first: none
// modref %x:8 by @first: none
// modref %g:8 by @second: ref
// modref %g2:8 by @second: modref
// modref %x:8 by @second: modref
// modref %a:8 by @second: none
// modref %h:8 by @second: ref
// modref %g:8 by @unknown: modref
// modref %x:8 by @unknown: modref
// modref %a:8 by @unknown: none
// modref %x:8 by @weak: modref
// modref %a:8 by @weak: none
// modref %g:8 by @sqrt: none
// modref %x:8 by @sqrt: none
// modref %x:8 by @strlen: ref
// modref %a:8 by @strlen: none
// modref %x:8 by @memcpy: modref
// modref %g:8 by @memcpy: modref
// modref %a:8 by @memcpy: none
// modref %x:8 by @recursive: modref
// modref %a:8 by @recursive: none
// modref %a:8 by @memset: mod
// modref %b:8 by @memset: none
// modref %g:8 by @lock: mod
// modref %x:8 by @lock: modref
// modref %a:8 by @lock: none

func.func @fields(%x: !llvm.ptr, %y: !llvm.ptr, %v: f64) {
  %c1 = arith.constant 1 : i64
  %s = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  llvm.store %a, %s : !llvm.ptr, !llvm.ptr
  func.call @through(%x, %v) : (!llvm.ptr, f64) -> () // @param
  llvm.store %v, %a : f64, !llvm.ptr // @store
  %0 = llvm.load %s : !llvm.ptr -> !llvm.ptr // @load
  llvm.store %v, %0 : f64, !llvm.ptr // @indirect
  return
}
// modref %a:8 by @param: none
// modref %b:8 by @param: none
// modref %y:8 by @param: modref
// modref %x:8 by @param: modref
// modref %a:8 by @store: mod
// modref %b:8 by @store: none
// modref %s:8 by @load: ref
// modref %a:8 by @indirect: mod
// modref %s:8 by @indirect: none
// modref %x:8 by @indirect: none

func.func @orders(%p: !llvm.ptr, %i: i32) {
  %c1 = arith.constant 1 : i64
  %a = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.fence acquire // @acquire
  llvm.fence seq_cst // @fence
  llvm.store %i, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr // @release
  llvm.store %i, %p atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr // @relaxed
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32 // @load
  %1 = llvm.atomicrmw add %p, %i acq_rel : !llvm.ptr, i32 // @add
  %2 = llvm.cmpxchg %p, %i, %i seq_cst monotonic : !llvm.ptr, i32 // @cmpxchg
  llvm.store volatile %i, %p : i32, !llvm.ptr // @volatile
  llvm.store %i, %a : i32, !llvm.ptr // @plain
  return
}
// order @acquire: acquire
// order @fence: acquire release
// order @release: release
// order @relaxed: none
// order @load: acquire
// order @add: acquire release
// order @cmpxchg: acquire release
// order @volatile: acquire release
// order @plain: none
// modref %g:8 by @acquire: mod
// modref %g:8 by @fence: modref
// modref %a:4 by @fence: none
// modref %g:8 by @release: modref
// modref %a:4 by @release: none
// modref %g:8 by @plain: none
// modref %a:4 by @plain: mod
// modref %p:4 by @relaxed: modref
