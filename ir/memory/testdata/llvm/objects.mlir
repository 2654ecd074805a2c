// Objects and offsets of C.
llvm.mlir.global internal @g() {addr_space = 0 : i32} : !llvm.array<64 x f64>
llvm.mlir.global external @h() {addr_space = 0 : i32} : !llvm.array<64 x f64>
func.func private @malloc(i64) -> !llvm.ptr
func.func private @strchr(!llvm.ptr, i32) -> !llvm.ptr
func.func private @unknown() -> !llvm.ptr

func.func @locals(%p: !llvm.ptr, %q: !llvm.ptr {llvm.noalias}, %i: i64, %n: i64) {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i32
  %a = llvm.alloca %c1 x !llvm.array<10 x f64> : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x !llvm.struct<(i32, f64, array<4 x i32>)> : (i64) -> !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %g2 = llvm.mlir.addressof @g : !llvm.ptr
  %h = llvm.mlir.addressof @h : !llvm.ptr
  %m = func.call @malloc(%n) : (i64) -> !llvm.ptr
  %m2 = func.call @malloc(%n) : (i64) -> !llvm.ptr
  %s = func.call @strchr(%m, %c2) : (!llvm.ptr, i32) -> !llvm.ptr
  %u = func.call @unknown() : () -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %a3 = llvm.getelementptr %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x f64>
  %ai = llvm.getelementptr %a[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<10 x f64>
  %i1 = arith.addi %i, %c1 : i64
  %ai1 = llvm.getelementptr %a[0, %i1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<10 x f64>
  %b1 = llvm.getelementptr %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, array<4 x i32>)>
  %b2 = llvm.getelementptr %b[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, array<4 x i32>)>
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %p1b = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %k = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.inttoptr %k : i64 to !llvm.ptr
  return
}
// targets %a: local %a
// targets %a3: local %a + 24
// targets %ai: local %a + 8*%i
// targets %ai1: local %a + 8*%i + 8
// targets %b1: local %b + 8
// targets %b2: local %b + 20
// targets %g: global @g
// targets %m: heap %m
// targets %s: heap %m + ?
// targets %u: lost
// targets %z: null
// targets %p1: param %p + 8
// targets %r: lost
// alias %a:80 %b:32: no
// alias %a:8 %a3:8: no
// alias %a:80 %a3:8: part
// alias %a:25 %a3:8: may
// alias %ai:8 %ai1:8: no
// alias %ai:8 %ai:8: must
// alias %ai:16 %ai1:8: part
// alias %ai:8 %a3:8: may
// alias %b1:8 %b2:4: no
// alias %g:8 %h:8: no
// alias %g:8 %g2:8: must
// alias %g:8 %m:8: no
// alias %m:8 %m2:8: no
// alias %m:8 %s:1: may
// alias %m2:8 %s:1: no
// alias %a:8 %p:8: no
// alias %m:8 %p:8: no
// alias %g:8 %p:8: may
// alias %g:8 %q:8: no if written
// alias %p:8 %q:8: no if written
// alias %p:8 %p1:8: no
// alias %p1:8 %p1b:8: must
// alias %p1:8 %p1b:4: part
// alias %a:8 %u:8: no
// alias %z:8 %u:8: no
// alias %r:8 %p:8: may

func.func @phis(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %a = llvm.alloca %c1 x !llvm.array<10 x f64> : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x !llvm.array<10 x f64> : (i64) -> !llvm.ptr
  %s = llvm.select %c, %a, %p : i1, !llvm.ptr
  %t = arith.select %c, %a, %b : !llvm.ptr
  %e = scf.if %c -> (!llvm.ptr) {
    scf.yield %a : !llvm.ptr
  } else {
    %b1 = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, f64
    scf.yield %b1 : !llvm.ptr
  }
  %f = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (!llvm.ptr) : i64 {
    %y = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, f64
    scf.yield %y : !llvm.ptr
  }
  cf.cond_br %c, ^one(%a : !llvm.ptr), ^two(%b, %q : !llvm.ptr, !llvm.ptr)
^one(%u: !llvm.ptr):
  cf.br ^two(%u, %p : !llvm.ptr, !llvm.ptr)
^two(%v: !llvm.ptr, %w: !llvm.ptr):
  cf.cond_br %c, ^two(%w, %v : !llvm.ptr, !llvm.ptr), ^three
^three:
  return
}
// targets %s: local %a, param %p
// targets %t: local %a, local %b
// targets %e: local %a, local %b + 8
// targets %f: local %a + ?
// targets %y: local %a + ?
// targets %u: local %a
// targets %v: local %a + ?, local %b + ?, param %p + ?, param %q + ?
// alias %s:8 %b:8: no
// alias %t:8 %p:8: no
// alias %e:8 %a:8: may
// alias %f:8 %b:8: no
// alias %u:8 %a:8: must
