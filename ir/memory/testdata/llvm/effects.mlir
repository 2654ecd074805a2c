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

// Two functions that call one another: what one of them keeps the other one keeps, too, whichever is asked about first.
func.func private @ping(%p: !llvm.ptr) {
  %gp = llvm.mlir.addressof @gp : !llvm.ptr
  llvm.store %p, %gp : !llvm.ptr, !llvm.ptr
  func.call @pong(%p) : (!llvm.ptr) -> ()
  return
}
func.func private @pong(%p: !llvm.ptr) {
  func.call @ping(%p) : (!llvm.ptr) -> ()
  return
}
func.func @both() {
  %c1 = arith.constant 1 : i64
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  func.call @ping(%a) : (!llvm.ptr) -> () // @ping
  func.call @pong(%b) : (!llvm.ptr) -> () // @pong
  return
}
// escapes %a: kept by @ping
// escapes %b: kept by @pong

// What a function that calls itself passes on may be written, though the call may do anything and nobody else knows the address.
func.func private @swaps(%p: !llvm.ptr, %q: !llvm.ptr, %v: f64) {
  llvm.store %v, %p : f64, !llvm.ptr
  func.call @swaps(%q, %p, %v) : (!llvm.ptr, !llvm.ptr, f64) -> ()
  return
}
func.func @passes(%u: !llvm.ptr, %v: f64) {
  %c1 = arith.constant 1 : i64
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %d = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  func.call @swaps(%a, %b, %v) : (!llvm.ptr, !llvm.ptr, f64) -> () // @swaps
  return
}
// modref %a:8 by @swaps: modref
// modref %b:8 by @swaps: modref
// modref %d:8 by @swaps: none
// modref %u:8 by @swaps: modref

// Further than an address is followed: any memory, even that whose address nobody else knows.
func.func @far(%c: i1, %v: f64) {
  %c1 = arith.constant 1 : i64
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %s0 = arith.select %c, %b, %a : !llvm.ptr
  %s1 = arith.select %c, %b, %s0 : !llvm.ptr
  %s2 = arith.select %c, %b, %s1 : !llvm.ptr
  %s3 = arith.select %c, %b, %s2 : !llvm.ptr
  %s4 = arith.select %c, %b, %s3 : !llvm.ptr
  %s5 = arith.select %c, %b, %s4 : !llvm.ptr
  %s6 = arith.select %c, %b, %s5 : !llvm.ptr
  %s7 = arith.select %c, %b, %s6 : !llvm.ptr
  %s8 = arith.select %c, %b, %s7 : !llvm.ptr
  %s9 = arith.select %c, %b, %s8 : !llvm.ptr
  %s10 = arith.select %c, %b, %s9 : !llvm.ptr
  %s11 = arith.select %c, %b, %s10 : !llvm.ptr
  %s12 = arith.select %c, %b, %s11 : !llvm.ptr
  %s13 = arith.select %c, %b, %s12 : !llvm.ptr
  %s14 = arith.select %c, %b, %s13 : !llvm.ptr
  %s15 = arith.select %c, %b, %s14 : !llvm.ptr
  %s16 = arith.select %c, %b, %s15 : !llvm.ptr
  %s17 = arith.select %c, %b, %s16 : !llvm.ptr
  %s18 = arith.select %c, %b, %s17 : !llvm.ptr
  %s19 = arith.select %c, %b, %s18 : !llvm.ptr
  %s20 = arith.select %c, %b, %s19 : !llvm.ptr
  %s21 = arith.select %c, %b, %s20 : !llvm.ptr
  %s22 = arith.select %c, %b, %s21 : !llvm.ptr
  %s23 = arith.select %c, %b, %s22 : !llvm.ptr
  %s24 = arith.select %c, %b, %s23 : !llvm.ptr
  %s25 = arith.select %c, %b, %s24 : !llvm.ptr
  %s26 = arith.select %c, %b, %s25 : !llvm.ptr
  %s27 = arith.select %c, %b, %s26 : !llvm.ptr
  %s28 = arith.select %c, %b, %s27 : !llvm.ptr
  %s29 = arith.select %c, %b, %s28 : !llvm.ptr
  %s30 = arith.select %c, %b, %s29 : !llvm.ptr
  %s31 = arith.select %c, %b, %s30 : !llvm.ptr
  %s32 = arith.select %c, %b, %s31 : !llvm.ptr
  %s33 = arith.select %c, %b, %s32 : !llvm.ptr
  %s34 = arith.select %c, %b, %s33 : !llvm.ptr
  %s35 = arith.select %c, %b, %s34 : !llvm.ptr
  %s36 = arith.select %c, %b, %s35 : !llvm.ptr
  %s37 = arith.select %c, %b, %s36 : !llvm.ptr
  %s38 = arith.select %c, %b, %s37 : !llvm.ptr
  %s39 = arith.select %c, %b, %s38 : !llvm.ptr
  %s40 = arith.select %c, %b, %s39 : !llvm.ptr
  %s41 = arith.select %c, %b, %s40 : !llvm.ptr
  %s42 = arith.select %c, %b, %s41 : !llvm.ptr
  %s43 = arith.select %c, %b, %s42 : !llvm.ptr
  %s44 = arith.select %c, %b, %s43 : !llvm.ptr
  %s45 = arith.select %c, %b, %s44 : !llvm.ptr
  %s46 = arith.select %c, %b, %s45 : !llvm.ptr
  %s47 = arith.select %c, %b, %s46 : !llvm.ptr
  %s48 = arith.select %c, %b, %s47 : !llvm.ptr
  %s49 = arith.select %c, %b, %s48 : !llvm.ptr
  %s50 = arith.select %c, %b, %s49 : !llvm.ptr
  %s51 = arith.select %c, %b, %s50 : !llvm.ptr
  %s52 = arith.select %c, %b, %s51 : !llvm.ptr
  %s53 = arith.select %c, %b, %s52 : !llvm.ptr
  %s54 = arith.select %c, %b, %s53 : !llvm.ptr
  %s55 = arith.select %c, %b, %s54 : !llvm.ptr
  %s56 = arith.select %c, %b, %s55 : !llvm.ptr
  %s57 = arith.select %c, %b, %s56 : !llvm.ptr
  %s58 = arith.select %c, %b, %s57 : !llvm.ptr
  %s59 = arith.select %c, %b, %s58 : !llvm.ptr
  %s60 = arith.select %c, %b, %s59 : !llvm.ptr
  %s61 = arith.select %c, %b, %s60 : !llvm.ptr
  %s62 = arith.select %c, %b, %s61 : !llvm.ptr
  %s63 = arith.select %c, %b, %s62 : !llvm.ptr
  %s64 = arith.select %c, %b, %s63 : !llvm.ptr
  %s65 = arith.select %c, %b, %s64 : !llvm.ptr
  %s66 = arith.select %c, %b, %s65 : !llvm.ptr
  %s67 = arith.select %c, %b, %s66 : !llvm.ptr
  %s68 = arith.select %c, %b, %s67 : !llvm.ptr
  %s69 = arith.select %c, %b, %s68 : !llvm.ptr
  %s70 = arith.select %c, %b, %s69 : !llvm.ptr
  %s71 = arith.select %c, %b, %s70 : !llvm.ptr
  %s72 = arith.select %c, %b, %s71 : !llvm.ptr
  %s73 = arith.select %c, %b, %s72 : !llvm.ptr
  %s74 = arith.select %c, %b, %s73 : !llvm.ptr
  %s75 = arith.select %c, %b, %s74 : !llvm.ptr
  %s76 = arith.select %c, %b, %s75 : !llvm.ptr
  %s77 = arith.select %c, %b, %s76 : !llvm.ptr
  %s78 = arith.select %c, %b, %s77 : !llvm.ptr
  %s79 = arith.select %c, %b, %s78 : !llvm.ptr
  llvm.store %v, %s79 : f64, !llvm.ptr // @store
  return
}
// modref %a:8 by @store: mod
// modref %b:8 by @store: mod

// A number over a pointer, and memory that each iteration makes anew while one of another iteration is still known.
func.func @over(%n: i64, %v: f64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %r = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  %s = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %a, %r : !llvm.ptr, !llvm.ptr
  llvm.store %n, %r : i64, !llvm.ptr
  %l = llvm.load %r : !llvm.ptr -> !llvm.ptr
  %t = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  scf.for %i = %c0 to %n step %c1 : i64 { // @loop
    %m = func.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = func.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.store %k, %t : !llvm.ptr, !llvm.ptr
    llvm.store %v, %m : f64, !llvm.ptr
    %first = arith.cmpi eq, %i, %c0 : i64
    scf.if %first {
    } else {
      %old = llvm.load %s : !llvm.ptr -> !llvm.ptr
      llvm.store %v, %old : f64, !llvm.ptr
    }
    llvm.store %m, %s : !llvm.ptr, !llvm.ptr
    %new = llvm.load %s : !llvm.ptr -> !llvm.ptr
    %k2 = llvm.load %t : !llvm.ptr -> !llvm.ptr
  }
  return
}
// alias %new:8 %m:8: must
// alias %k2:8 %k:8: must
// alias %k2:8 %k2:8 across @loop: no
// alias %old:8 %m:8 across @loop: may
// targets %l: lost
// alias %old:8 %m:8: may
// cover %m:8 in @loop: write all
