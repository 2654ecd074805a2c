// The same questions about memrefs.
memref.global "private" @g : memref<i32>
func.func private @other()
func.func private @writes(%p: memref<8xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %p[%c0] : memref<8xi32>
  return
}

func.func @stores(%p: memref<8xi32>, %q: memref<8xi32>, %i: i32, %j: index, %c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %x = memref.alloca() : memref<i32>
  %a = memref.alloca() : memref<8xi32>
  %a0 = memref.subview %a[0] [1] [1] : memref<8xi32> to memref<1xi32, strided<[1]>>
  %a1 = memref.subview %a[1] [1] [1] : memref<8xi32> to memref<1xi32, strided<[1], offset: 1>>
  %g = memref.get_global @g : memref<i32>
  memref.store %i, %x[] : memref<i32> // @x1
  %x1 = memref.load %x[] : memref<i32> // @r1
  memref.store %i, %a[%c0] : memref<8xi32> // @a0
  memref.store %one, %a[%c1] : memref<8xi32> // @a1
  %e0 = memref.load %a[%c0] : memref<8xi32> // @e0
  %e1 = memref.load %a[%c1] : memref<8xi32>
  memref.store %i, %a[%j] : memref<8xi32> // @aj
  %ej = memref.load %a[%j] : memref<8xi32>
  %f0 = memref.load %a[%c0] : memref<8xi32> // @f0
  func.call @writes(%a, %i) : (memref<8xi32>, i32) -> () // @call
  %h1 = memref.load %a[%c1] : memref<8xi32> // @h1
  %g1 = memref.load %g[] : memref<i32> // @g1
  memref.store %i, %p[%c0] : memref<8xi32> // @p
  %q1 = memref.load %q[%c0] : memref<8xi32> // @q1
  func.call @other() : () -> () // @other
  %g2 = memref.load %g[] : memref<i32> // @g2
  scf.if %c {
    memref.store %one, %x[] : memref<i32> // @x2
  }
  %x2 = memref.load %x[] : memref<i32> // @r2
  scf.for %k = %c0 to %n step %c1 {
    %ki = arith.index_cast %k : index to i32
    memref.store %ki, %x[] : memref<i32> // @x3
    %xk = memref.load %x[] : memref<i32>
    %sum = arith.addi %xk, %one : i32
  }
  %x3 = memref.load %x[] : memref<i32> // @r3
  return
}
// reach %x:4 at @r1: @x1
// reach %x:4 at @r2: @x1 @x2
// reach %x:4 at @r3: @x1 @x2 @x3
// reach %a0:4 at @e0: @a0
// reach %a1:4 at @e0: @a1
// reach %a0:4 at @f0: @a0 @aj
// reach %a1:4 at @h1: @a1 @aj
// reach %a0:4 at @h1: @a0 @aj @call
// reach %g:4 at @g1: entry
// reach %g:4 at @g2: @other @p entry
// reach %q:4 at @q1: @p entry
// value %x1: %i
// value %e0: %i
// value %e1: 1
// value %ej: %i
// value %xk: %k
// value %sum: %k + 1
// value %x3: %x3
// unchanged %a1:4 from @f0 to @h1: yes
// unchanged %a0:4 from @f0 to @h1: no by @call
// unchanged %x:4 from @r1 to @r2: no by @x2
