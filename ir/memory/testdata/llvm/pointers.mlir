// What pointer variables lead to.
llvm.mlir.global internal @g() {addr_space = 0 : i32} : !llvm.array<64 x f64>
llvm.mlir.global internal @gp() {addr_space = 0 : i32} : !llvm.ptr
func.func private @malloc(i64) -> !llvm.ptr
func.func private @free(!llvm.ptr)
func.func private @unknown()
func.func private @take(!llvm.ptr)

func.func @slots(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64, %c: i1) {
  %c1 = arith.constant 1 : i64
  %p = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  %q = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  %r = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  %u = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %s = llvm.alloca %c1 x !llvm.struct<(ptr, i64, ptr)> : (i64) -> !llvm.ptr
  %m = func.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.store %x, %p : !llvm.ptr, !llvm.ptr
  llvm.store %m, %q : !llvm.ptr, !llvm.ptr
  llvm.store %a, %r : !llvm.ptr, !llvm.ptr
  scf.if %c {
    llvm.store %y, %r : !llvm.ptr, !llvm.ptr
  }
  %s2 = llvm.getelementptr %s[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, ptr)>
  %s1 = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, ptr)>
  llvm.store %m, %s : !llvm.ptr, !llvm.ptr
  llvm.store %y, %s2 : !llvm.ptr, !llvm.ptr
  llvm.store %n, %s1 : i64, !llvm.ptr
  %lp = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %lq = llvm.load %q : !llvm.ptr -> !llvm.ptr
  %lr = llvm.load %r : !llvm.ptr -> !llvm.ptr
  %lu = llvm.load %u : !llvm.ptr -> !llvm.ptr
  %ls = llvm.load %s : !llvm.ptr -> !llvm.ptr
  %ls2 = llvm.load %s2 : !llvm.ptr -> !llvm.ptr
  %lp2 = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %lp3 = llvm.getelementptr %lp2[3] : (!llvm.ptr) -> !llvm.ptr, f64
  return
}
// targets %lp: param %x
// targets %lq: heap %m
// targets %lr: local %a, param %y
// targets %lu: nothing
// targets %ls: heap %m
// targets %ls2: param %y
// targets %lp3: param %x + 24
// alias %lp:8 %lp2:8: must
// alias %lp:8 %lq:8: no
// alias %lq:8 %ls:8: must
// alias %lr:8 %lq:8: no
// alias %lr:8 %lp:8: may
// alias %ls2:8 %lp:8: may
// alias %p:8 %lp:8: no
// escapes %p: no
// escapes %a: held
// escapes %m: held

func.func @moving(%x: !llvm.ptr, %n: i64) {
  %c1 = arith.constant 1 : i64
  %c0 = arith.constant 0 : i64
  %p = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  %q = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  %a = llvm.alloca %c1 x !llvm.array<8 x f64> : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x !llvm.array<8 x f64> : (i64) -> !llvm.ptr
  llvm.store %a, %p : !llvm.ptr, !llvm.ptr
  llvm.store %b, %q : !llvm.ptr, !llvm.ptr
  scf.for %i = %c0 to %n step %c1 : i64 {
    %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %k = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.store %k, %p : !llvm.ptr, !llvm.ptr
    llvm.store %l, %q : !llvm.ptr, !llvm.ptr
  }
  %r = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %x, %r : !llvm.ptr, !llvm.ptr
  scf.for %i = %c0 to %n step %c1 : i64 {
    %o = llvm.load %r : !llvm.ptr -> !llvm.ptr
    %o1 = llvm.getelementptr %o[1] : (!llvm.ptr) -> !llvm.ptr, f64
    llvm.store %o1, %r : !llvm.ptr, !llvm.ptr
  }
  return
}
// targets %l: local %a + ?, local %b + ?
// targets %k: local %a + ?, local %b + ?
// alias %l:8 %k:8: may
// alias %l:8 %x:8: no
// targets %o: param %x + ?
// targets %o1: param %x + ?
// alias %o:8 %a:8: no
// alias %o:8 %o1:8: may
// escapes %a: held

func.func @globals(%x: !llvm.ptr, %c: i1) {
  %c1 = arith.constant 1 : i64
  %gp = llvm.mlir.addressof @gp : !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %k = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %l = llvm.load %gp : !llvm.ptr -> !llvm.ptr
  %l2 = llvm.load %gp : !llvm.ptr -> !llvm.ptr
  %l8 = llvm.getelementptr %l2[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %xl = llvm.load %x : !llvm.ptr -> !llvm.ptr
  return
}
// targets %l: pointed by global @gp
// targets %l8: pointed by global @gp + 8
// alias %l:8 %l2:8: must
// alias %l:8 %l8:8: no
// alias %l:8 %a:8: no
// alias %l:8 %g:8: may
// alias %l:8 %x:8: may
// alias %xl:8 %l:8: may
// targets %xl: pointed by param %x

func.func @polled(%x: !llvm.ptr) {
  %c1 = arith.constant 1 : i64
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %gp = llvm.mlir.addressof @gp : !llvm.ptr
  %v = llvm.load volatile %gp : !llvm.ptr -> !llvm.ptr
  %l = llvm.load %gp : !llvm.ptr -> !llvm.ptr
  return
}
// targets %v: lost
// targets %l: pointed %l
// alias %v:8 %a:8: no
// alias %l:8 %a:8: no

func.func @changed(%x: !llvm.ptr, %y: !llvm.ptr) {
  %c1 = arith.constant 1 : i64
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %gp = llvm.mlir.addressof @gp : !llvm.ptr
  %l = llvm.load %gp : !llvm.ptr -> !llvm.ptr
  llvm.store %y, %gp : !llvm.ptr, !llvm.ptr
  %l2 = llvm.load %gp : !llvm.ptr -> !llvm.ptr
  %xl = llvm.load %x : !llvm.ptr -> !llvm.ptr
  return
}
// targets %l: pointed %l
// targets %l2: pointed %l2
// alias %l:8 %l2:8: may
// alias %l:8 %l:8: must
// alias %l:8 %a:8: no
// targets %xl: pointed %xl

func.func @kept(%x: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %c1 = arith.constant 1 : i64
  %c5 = arith.constant 5 : i32
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %d = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %e = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %f = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %h = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %p = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  %m = func.call @malloc(%n) : (i64) -> !llvm.ptr
  %w = func.call @malloc(%n) : (i64) -> !llvm.ptr
  %gp = llvm.mlir.addressof @gp : !llvm.ptr
  llvm.store %a, %gp : !llvm.ptr, !llvm.ptr // @global
  func.call @take(%b) : (!llvm.ptr) -> () // @take
  func.call @reads(%d) : (!llvm.ptr) -> () // @reads
  func.call @keeps(%e) : (!llvm.ptr) -> () // @keeps
  %old = llvm.atomicrmw add %f, %c5 seq_cst : !llvm.ptr, i32
  llvm.store %h, %p : !llvm.ptr, !llvm.ptr
  %lh = llvm.load %p : !llvm.ptr -> !llvm.ptr
  func.call @keeps(%lh) : (!llvm.ptr) -> () // @later
  %k = llvm.ptrtoint %w : !llvm.ptr to i64 // @number
  %lg = llvm.load %gp : !llvm.ptr -> !llvm.ptr
  func.call @free(%m) : (!llvm.ptr) -> () // @free
  return %m : !llvm.ptr // @return
}
// escapes %a: kept by @global
// escapes %b: kept by @take
// escapes %d: lent by @reads
// escapes %e: kept by @keeps
// escapes %f: no
// escapes %h: kept by @later
// escapes %w: kept by @number
// escapes %m: kept by @return
// escapes %p: no
// alias %lg:8 %a:8: may
// alias %lg:8 %d:8: no
// alias %lg:8 %h:8: may
// targets %lg: pointed %lg

func.func private @reads(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> f64
  func.call @reads(%p) : (!llvm.ptr) -> ()
  return
}
func.func private @keeps(%p: !llvm.ptr) {
  %gp = llvm.mlir.addressof @gp : !llvm.ptr
  llvm.store %p, %gp : !llvm.ptr, !llvm.ptr
  return
}
