// What is written before it is read.
llvm.mlir.global internal @g() {addr_space = 0 : i32} : f64
func.func private @unknown()
func.func private @sets(%p: !llvm.ptr, %v: f64) {
  llvm.store %v, %p : f64, !llvm.ptr
  return
}
func.func private @setsfirst(%p: !llvm.ptr, %v: f64) {
  llvm.store %v, %p : f64, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> f64
  func.call @sets(%p, %x) : (!llvm.ptr, f64) -> ()
  return
}
func.func private @reads(%p: !llvm.ptr) -> f64 {
  %x = llvm.load %p : !llvm.ptr -> f64
  return %x : f64
}
func.func private @sometimes(%p: !llvm.ptr, %c: i1, %v: f64) {
  scf.if %c {
    llvm.store %v, %p : f64, !llvm.ptr
  }
  return
}
func.func private @keep(!llvm.ptr)

// Functions that are called write before they read, too.
func.func @calls(%c: i1, %v: f64) { // @calls
  %one = arith.constant 1 : i64
  %a = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %d = llvm.alloca %one x !llvm.array<2 x f64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %d[1] : (!llvm.ptr) -> !llvm.ptr, f64
  func.call @setsfirst(%a, %v) : (!llvm.ptr, f64) -> ()
  func.call @sometimes(%b, %c, %v) : (!llvm.ptr, i1, f64) -> ()
  func.call @sets(%e, %v) : (!llvm.ptr, f64) -> ()
  %x = func.call @reads(%a) : (!llvm.ptr) -> f64
  %y = func.call @reads(%b) : (!llvm.ptr) -> f64 // @b
  %z = func.call @reads(%d) : (!llvm.ptr) -> f64 // @d
  return
}
// cover %a:8 in @calls: read, write all
// cover %b:8 in @calls: read first by @b, write
// cover %d:16 in @calls: read first by @d, write 8:8
// cover %e:8 in @calls: write all

func.func @scalars(%c: i1, %v: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %a = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %d = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %e = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %k = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %h = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  func.call @keep(%k) : (!llvm.ptr) -> ()
  scf.for %i = %c0 to %n step %c1 { // @loop
    llvm.store %v, %a : f64, !llvm.ptr // @a
    %x = llvm.load %a : !llvm.ptr -> f64
    scf.if %c { // @if
      llvm.store %x, %b : f64, !llvm.ptr // @b
      llvm.store %x, %d : f64, !llvm.ptr
    } else {
      llvm.store %v, %d : f64, !llvm.ptr
    }
    %y = llvm.load %b : !llvm.ptr -> f64 // @loadb
    %z = llvm.load %d : !llvm.ptr -> f64
    %w = llvm.load %e : !llvm.ptr -> f64 // @loade
    llvm.store %y, %e : f64, !llvm.ptr
    llvm.store %v, %k : f64, !llvm.ptr
    func.call @unknown() : () -> () // @call
    %u = llvm.load %k : !llvm.ptr -> f64
    llvm.store %v, %g : f64, !llvm.ptr
    func.call @sets(%h, %v) : (!llvm.ptr, f64) -> () // @sets
    %t = llvm.load %h : !llvm.ptr -> f64 // @loadh
  }
  return
}
// cover %a:8 in @loop: read, write all
// cover %b:8 in @loop: read first by @loadb, write
// cover %b:8 in @if: write
// cover %d:8 in @if: write all
// cover %d:8 in @loop: read, write all
// cover %e:8 in @loop: read first by @loade, write all
// cover %k:8 in @loop: read, write all
// cover %g:8 in @loop: read first by @call, write all
// cover %h:8 in @loop: read, write all
// cover %h:4 in @loop: read, write all

// Blocks: a loop, and two ways that meet.
func.func @blocks(%c: i1, %v: f64) { // @blocks
  %one = arith.constant 1 : i64
  %a = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %d = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  cf.br ^head
^head:
  cf.cond_br %c, ^left, ^right
^left:
  llvm.store %v, %a : f64, !llvm.ptr
  llvm.store %v, %b : f64, !llvm.ptr
  cf.br ^meet
^right:
  llvm.store %v, %a : f64, !llvm.ptr
  cf.br ^meet
^meet:
  %x = llvm.load %a : !llvm.ptr -> f64
  %y = llvm.load %b : !llvm.ptr -> f64 // @loadb
  %z = llvm.load %d : !llvm.ptr -> f64 // @loadd
  llvm.store %v, %d : f64, !llvm.ptr
  cf.cond_br %c, ^head, ^end
^end:
  return
}
// cover %a:8 in @blocks: read, write all
// cover %b:8 in @blocks: read first by @loadb, write
// cover %d:8 in @blocks: read first by @loadd, write all

// Arrays: all elements in all iterations, from either end; another order; some of them.
func.func @arrays(%p: !llvm.ptr, %n: i64, %m: i64, %v: f64) { // @arrays
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c8 = arith.constant 8 : i64
  %a = llvm.alloca %c1 x !llvm.array<8 x f64> : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x !llvm.array<8 x f64> : (i64) -> !llvm.ptr
  %d = llvm.alloca %c1 x !llvm.array<8 x f64> : (i64) -> !llvm.ptr
  %e = llvm.alloca %c1 x !llvm.array<8 x array<8 x f64>> : (i64) -> !llvm.ptr
  scf.for %i = %c0 to %c8 step %c1 : i64 { // @fill
    %x = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %v, %x : f64, !llvm.ptr
    %y = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %v, %y : f64, !llvm.ptr
  }
  scf.for %i = %c0 to %c8 step %c2 : i64 {
    %x = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %v, %x : f64, !llvm.ptr
  }
  scf.for %i = %c0 to %n step %c1 : i64 { // @n
    %x = llvm.getelementptr %d[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %v, %x : f64, !llvm.ptr
  }
  scf.for %i = %c0 to %c8 step %c1 : i64 {
    scf.for %j = %c0 to %c8 step %c1 : i64 {
      %x = llvm.getelementptr %e[0, %i, %j] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x array<8 x f64>>
      llvm.store %v, %x : f64, !llvm.ptr
    }
  }
  scf.for %i = %c0 to %n step %c1 : i64 {
    %x = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %u = llvm.load %x : !llvm.ptr -> f64
    %y = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %w = llvm.load %y : !llvm.ptr -> f64 // @loadb
    %z = llvm.getelementptr %d[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %t = llvm.load %z : !llvm.ptr -> f64
  }
  return
}
// cover %a:64 in @arrays: read, write all
// cover %a:64 in @fill: write 8*%i:8
// cover %p:64 in @arrays: write all
// cover %b:64 in @arrays: read first by @loadb, write 0:8 16 x 4
// cover %d:64 in @arrays: read, write 0:8*%n
// cover %e:512 in @arrays: write all

// What a loop may change is not the same in the next iteration, and memory that it makes is another one.
func.func @changes(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %v: f64) { // @changes
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 : i64 { // @loop
    %k = llvm.load %q : !llvm.ptr -> i64 // @index
    %x = llvm.getelementptr %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %v, %x : f64, !llvm.ptr
    %y = llvm.load %x : !llvm.ptr -> f64
    %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
    llvm.store %v, %a : f64, !llvm.ptr // @a
  }
  %z = llvm.load %p : !llvm.ptr -> f64
  return
}
// cover %x:8 in @loop: read first by @index, write all
// cover %p:8 in @changes: read first by @index, write
// cover %a:8 in @loop: write all
// cover %a:8 in @changes: write
