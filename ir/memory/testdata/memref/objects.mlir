// The same questions about memrefs.
memref.global "private" @g : memref<64xf64>
memref.global "private" @h : memref<64xf64>
func.func private @unknown(memref<8xf64>)
func.func private @writes(%p: memref<8xf64>, %v: f64) {
  %c0 = arith.constant 0 : index
  memref.store %v, %p[%c0] : memref<8xf64>
  return
}

func.func @objects(%p: memref<8xf64>, %q: memref<?xf64>, %i: index, %n: index, %c: i1, %v: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<8xf64>
  %b = memref.alloca() : memref<4x5xf64>
  %m = memref.alloc(%n) : memref<?xf64>
  %g = memref.get_global @g : memref<64xf64>
  %h = memref.get_global @h : memref<64xf64>
  %k = memref.cast %a : memref<8xf64> to memref<?xf64>
  %s = memref.subview %a[2] [4] [1] : memref<8xf64> to memref<4xf64, strided<[1], offset: 2>>
  %t = memref.subview %a[%i] [1] [1] : memref<8xf64> to memref<1xf64, strided<[1], offset: ?>>
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<8xf64> to memref<2x4xf64>
  %e = arith.select %c, %a, %p : memref<8xf64>
  %f = scf.if %c -> (memref<8xf64>) {
    scf.yield %a : memref<8xf64>
  } else {
    scf.yield %p : memref<8xf64>
  }
  memref.store %v, %a[%i] : memref<8xf64> // @store
  %x = memref.load %q[%i] : memref<?xf64> // @load
  func.call @writes(%a, %v) : (memref<8xf64>, f64) -> () // @writes
  func.call @unknown(%p) : (memref<8xf64>) -> () // @unknown
  memref.copy %a, %p : memref<8xf64> to memref<8xf64> // @copy
  memref.dealloc %m : memref<?xf64> // @dealloc
  return
}
// targets %a: local %a
// targets %m: heap %m
// targets %g: global @g
// targets %k: local %a
// targets %s: local %a + 16
// targets %t: local %a + 8*%i
// targets %e: local %a, param %p
// targets %f: local %a, param %p
// alias %a:64 %b:160: no
// alias %a:64 %m:8: no
// alias %a:64 %p:64: no
// alias %m:8 %q:8: no
// alias %g:8 %h:8: no
// alias %g:8 %a:8: no
// alias %g:8 %p:8: may
// alias %p:8 %q:8: may
// alias %a:8 %s:8: no
// alias %a:64 %s:32: part
// alias %a:64 %k:64: must
// alias %s:8 %t:8: may
// alias %r:8 %a:8: may
// alias %r:8 %b:8: no
// escapes %a: lent by @writes
// escapes %b: no
// escapes %m: no
// modref %a:64 by @store: mod
// modref %b:8 by @store: none
// modref %p:8 by @store: none
// modref %a:64 by @load: none
// modref %q:8 by @load: ref
// modref %g:8 by @load: ref
// modref %a:8 by @writes: mod
// modref %s:8 by @writes: none
// modref %p:8 by @writes: none
// modref %a:64 by @unknown: none
// modref %p:8 by @unknown: modref
// modref %g:8 by @unknown: modref
// modref %a:64 by @copy: ref
// modref %p:64 by @copy: mod
// modref %b:8 by @copy: none
// modref %m:8 by @dealloc: mod
// modref %a:8 by @dealloc: none

func.func @rows(%b: memref<4x5xf64>, %i: index, %j: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 { // @loop
    %a = memref.alloca() : memref<8xf64>
    %k1 = arith.addi %k, %c1 : index
    %x = memref.subview %b[%k, 0] [1, 5] [1, 1] : memref<4x5xf64> to memref<1x5xf64, strided<[5, 1], offset: ?>>
    %y = memref.subview %b[%k1, 0] [1, 5] [1, 1] : memref<4x5xf64> to memref<1x5xf64, strided<[5, 1], offset: ?>>
    %z = memref.subview %b[%i, %j] [1, 1] [1, 1] : memref<4x5xf64> to memref<1x1xf64, strided<[5, 1], offset: ?>>
  }
  return
}
// alias %x:40 %y:40: no
// alias %x:41 %y:40: may
// alias %x:40 %x:40: must
// alias %x:40 %z:8: may
// alias %z:8 %z:8 across @loop: must
// alias %x:40 %x:40 across @loop: may
// alias %a:8 %a:8 across @loop: no
// alias %a:8 %a:8: must
// targets %y: param %b + 40*%k + 40
