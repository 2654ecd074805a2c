// Which stores reach a point, and what integers are by them: blocks as C has them after lowering, and structured regions.
llvm.mlir.global internal @g() {addr_space = 0 : i32} : i32
llvm.mlir.global internal @h() {addr_space = 0 : i32} : i32
llvm.mlir.global internal constant @k(7 : i32) {addr_space = 0 : i32} : i32
func.func private @unknown()
func.func private @sqrt(f64) -> f64
func.func private @pthread_mutex_lock(!llvm.ptr) -> i32
func.func private @sets(%p: !llvm.ptr) {
  %c1 = arith.constant 1 : i32
  llvm.store %c1, %p : i32, !llvm.ptr
  return
}

func.func @line(%p: !llvm.ptr, %i: i32, %n: i32, %v: f64) {
  %c1 = arith.constant 1 : i64
  %c4 = arith.constant 4 : i32
  %x = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %y = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %z = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %h = llvm.mlir.addressof @h : !llvm.ptr
  %k = llvm.mlir.addressof @k : !llvm.ptr
  %x0 = llvm.load %x : !llvm.ptr -> i32 // @unset
  llvm.store %i, %x : i32, !llvm.ptr // @x1
  %x1 = llvm.load %x : !llvm.ptr -> i32 // @r1
  %m = arith.muli %x1, %c4 : i32
  llvm.store %m, %y : i32, !llvm.ptr // @y1
  %y1 = llvm.load %y : !llvm.ptr -> i32
  %y2 = arith.addi %y1, %n : i32
  %y3 = arith.extsi %y2 : i32 to i64
  %w = arith.extui %i : i32 to i64
  %u = arith.extui %y2 : i32 to i64
  llvm.store %y2, %x : i32, !llvm.ptr // @x2
  %x2 = llvm.load %x : !llvm.ptr -> i32 // @r2
  func.call @sets(%z) : (!llvm.ptr) -> () // @call
  %z1 = llvm.load %z : !llvm.ptr -> i32
  %z2 = llvm.load %z : !llvm.ptr -> i32 // @z
  %g1 = llvm.load %g : !llvm.ptr -> i32 // @g1
  %g2 = llvm.load %g : !llvm.ptr -> i32
  llvm.store %i, %p : i32, !llvm.ptr // @p
  %g3 = llvm.load %g : !llvm.ptr -> i32 // @g3
  %g4 = llvm.load %g : !llvm.ptr -> i32
  %k1 = llvm.load %k : !llvm.ptr -> i32
  %s = func.call @sqrt(%v) : (f64) -> f64
  func.call @unknown() : () -> () // @unknown
  %g5 = llvm.load %g : !llvm.ptr -> i32 // @g5
  %lock = func.call @pthread_mutex_lock(%h) : (!llvm.ptr) -> i32 // @lock
  %g6 = llvm.load %g : !llvm.ptr -> i32 // @g6
  %x3 = llvm.load %x : !llvm.ptr -> i32 // @r3
  return
}
// reach %x:4 at @unset: entry
// reach %x:4 at @r1: @x1
// reach %x:4 at @r2: @x2
// reach %x:4 at @r3: @x2
// reach %x:8 at @r3: @x1 @x2 entry
// reach %z:4 at @z: @call entry
// reach %g:4 at @g1: entry
// reach %g:4 at @g3: @p entry
// reach %g:4 at @g5: @p @unknown entry
// reach %g:4 at @g6: @lock @p @unknown entry
// reach %k:4 at @g6: entry
// reach %p:4 at @g3: @p
// value %x1: %i
// value %y1: 4*%i
// value %y3: %n + 4*%i
// value %w: %i
// value %u: %u
// value %x2: %n + 4*%i
// value %x3: %n + 4*%i
// value %z2: %z1
// value %g1: %g1
// value %g2: %g1
// value %g3: %g3
// value %g4: %g3
// value %g5: %g5
// value %k1: 7
// unchanged %x:4 from @x1 to @r1: yes
// unchanged %x:4 from @r1 to @r2: no by @x2
// unchanged %x:4 from @r2 to @r3: yes
// unchanged %g:4 from @g1 to @g3: no by @p
// unchanged %g:4 from @g3 to @g5: no by @unknown
// unchanged %g:4 from @g5 to @g6: no by @lock
// unchanged %y:4 from @y1 to @g6: yes

func.func @blocks(%c: i1, %i: i32, %j: i32, %p: !llvm.ptr) {
  %c1 = arith.constant 1 : i64
  %one = arith.constant 1 : i32
  %x = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %y = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %z = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  llvm.store %i, %x : i32, !llvm.ptr // @x1
  llvm.store %i, %y : i32, !llvm.ptr // @y1
  llvm.store %i, %z : i32, !llvm.ptr // @z1
  cf.cond_br %c, ^then, ^else
^then:
  llvm.store %j, %x : i32, !llvm.ptr // @x2
  cf.br ^join
^else:
  llvm.store %one, %x : i32, !llvm.ptr // @x3
  llvm.store %j, %y : i32, !llvm.ptr // @y2
  cf.br ^join
^join:
  %xj = llvm.load %x : !llvm.ptr -> i32 // @join
  %yj = llvm.load %y : !llvm.ptr -> i32
  %zj = llvm.load %z : !llvm.ptr -> i32
  cf.br ^loop
^loop:
  %xl = llvm.load %x : !llvm.ptr -> i32 // @loop
  %next = arith.addi %xl, %one : i32
  llvm.store %next, %x : i32, !llvm.ptr // @x4
  %xm = llvm.load %x : !llvm.ptr -> i32 // @after
  %yl = llvm.load %y : !llvm.ptr -> i32
  cf.cond_br %c, ^loop, ^end
^end:
  %xe = llvm.load %x : !llvm.ptr -> i32 // @end
  %ye = llvm.load %y : !llvm.ptr -> i32
  return
}
// reach %x:4 at @join: @x2 @x3
// reach %y:4 at @join: @y1 @y2
// reach %z:4 at @join: @z1
// reach %x:4 at @loop: @x2 @x3 @x4
// reach %x:4 at @after: @x4
// reach %x:4 at @end: @x4
// value %xj: %xj
// value %yj: %yj
// value %zj: %i
// value %xl: %xl
// value %xm: %xl + 1
// value %xe: %xl + 1
// value %yl: %yj
// value %ye: %yj
// unchanged %x:4 from @x1 to @join: no by @x3
// unchanged %x:4 from @join to @loop: no by @x4
// unchanged %y:4 from @join to @end: yes
// unchanged %x:4 from @x4 to @end: yes
// unchanged %x:4 from @loop to @loop: no by @x4

func.func @elements(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %n: i32, %c: i1, %lo: index, %hi: index) {
  %c1 = arith.constant 1 : i64
  %step = arith.constant 1 : index
  %a = llvm.alloca %c1 x !llvm.array<8 x i32> : (i64) -> !llvm.ptr
  %a0 = llvm.getelementptr %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i32>
  %a1 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i32>
  %ai = llvm.getelementptr %a[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i32>
  llvm.store %n, %a0 : i32, !llvm.ptr // @a0
  llvm.store %n, %a1 : i32, !llvm.ptr // @a1
  %e0 = llvm.load %a0 : !llvm.ptr -> i32 // @e0
  llvm.store %n, %ai : i32, !llvm.ptr // @ai
  %ei = llvm.load %ai : !llvm.ptr -> i32
  %f0 = llvm.load %a0 : !llvm.ptr -> i32 // @f0
  scf.for %k = %lo to %hi step %step {
    %k64 = arith.index_cast %k : index to i64
    %pk = llvm.getelementptr %p[%k64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %pk2 = llvm.getelementptr %pk[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %before = llvm.load %pk : !llvm.ptr -> i32 // @before
    llvm.store %n, %pk2 : i32, !llvm.ptr // @pk2
    %same = llvm.load %pk : !llvm.ptr -> i32 // @same
    llvm.store %n, %pk : i32, !llvm.ptr // @pk
    %after = llvm.load %pk : !llvm.ptr -> i32
    %w = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
    %unset = llvm.load %w : !llvm.ptr -> i32 // @unset
    llvm.store %n, %w : i32, !llvm.ptr // @w
  }
  return
}
// reach %a0:4 at @e0: @a0
// reach %a1:4 at @e0: @a1
// reach %a0:4 at @f0: @a0 @ai
// reach %a:8 at @e0: @a0 @a1 entry
// reach %pk:4 at @before: @pk @pk2 entry
// reach %pk:4 at @same: @pk @pk2 entry
// reach %pk2:4 at @same: @pk2
// reach %w:4 at @unset: entry
// value %e0: %n
// value %ei: %n
// value %f0: %f0
// value %same: %before
// value %after: %n
// unchanged %pk:4 from @before to @same: yes
// unchanged %pk:4 from @before to @before: no by @pk

func.func @regions(%c: i1, %i: i32, %j: i32, %lo: index, %hi: index, %p: !llvm.ptr) {
  %c1 = arith.constant 1 : i64
  %one = arith.constant 1 : i32
  %step = arith.constant 1 : index
  %x = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %y = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %z = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  llvm.store %i, %x : i32, !llvm.ptr // @x1
  llvm.store %i, %y : i32, !llvm.ptr // @y1
  scf.if %c {
    llvm.store %j, %x : i32, !llvm.ptr // @x2
    llvm.store %j, %y : i32, !llvm.ptr // @y2
  } else {
    llvm.store %one, %x : i32, !llvm.ptr // @x3
  }
  %xj = llvm.load %x : !llvm.ptr -> i32 // @join
  %yj = llvm.load %y : !llvm.ptr -> i32
  scf.for %k = %lo to %hi step %step { // @for
    %xl = llvm.load %x : !llvm.ptr -> i32 // @body
    %yl = llvm.load %y : !llvm.ptr -> i32
    llvm.store %yl, %z : i32, !llvm.ptr // @z1
    %zl = llvm.load %z : !llvm.ptr -> i32
    llvm.store %one, %x : i32, !llvm.ptr // @x4
    %xm = llvm.load %x : !llvm.ptr -> i32
  }
  %xe = llvm.load %x : !llvm.ptr -> i32 // @end
  llvm.store %i, %x : i32, !llvm.ptr // @x5
  scf.while : () -> () {
    %xw = llvm.load %x : !llvm.ptr -> i32 // @test
    %t = arith.cmpi slt, %xw, %j : i32
    scf.condition(%t)
  } do {
    %xd = llvm.load %x : !llvm.ptr -> i32 // @do
    %next = arith.addi %xd, %one : i32
    llvm.store %next, %x : i32, !llvm.ptr // @x6
    scf.yield
  }
  %last = llvm.load %x : !llvm.ptr -> i32 // @last
  return
}
// reach %x:4 at @join: @x2 @x3
// reach %y:4 at @join: @y1 @y2
// reach %x:4 at @body: @x2 @x3 @x4
// reach %x:4 at @end: @x2 @x3 @x4
// reach %z:4 at @end: @z1 entry
// reach %x:4 at @test: @x5 @x6
// reach %x:4 at @do: @x5 @x6
// reach %x:4 at @last: @x5 @x6
// value %yl: %yj
// value %zl: %yj
// value %xm: 1
// value %xe: %xe
// value %xd: %xw
// value %next: %xw + 1
// value %last: %xw
// unchanged %x:4 from @test to @do: yes
// unchanged %x:4 from @do to @do: no by @x6
// unchanged %y:4 from @join to @last: yes
