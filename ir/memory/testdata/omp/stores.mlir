// What threads and constructs may have written.
llvm.mlir.global internal @g() {addr_space = 0 : i32} : i32
omp.private {type = private} @private : i32
omp.private {type = firstprivate} @first : i32 copy {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}

func.func @threads(%i: i32, %lo: i32, %hi: i32) {
  %c1 = arith.constant 1 : i64
  %one = arith.constant 1 : i32
  %x = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %y = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %z = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %i, %x : i32, !llvm.ptr // @x1
  llvm.store %i, %y : i32, !llvm.ptr // @y1
  llvm.store %i, %z : i32, !llvm.ptr // @z1
  omp.parallel private(@private %z -> %p, @first %x -> %f : !llvm.ptr, !llvm.ptr) { // @parallel
    %f1 = llvm.load %f : !llvm.ptr -> i32 // @f1
    %p1 = llvm.load %p : !llvm.ptr -> i32 // @p1
    %y1 = llvm.load %y : !llvm.ptr -> i32 // @r1
    llvm.store %one, %y : i32, !llvm.ptr // @y2
    %y2 = llvm.load %y : !llvm.ptr -> i32
    omp.barrier // @barrier
    %y3 = llvm.load %y : !llvm.ptr -> i32 // @r3
    llvm.store %one, %f : i32, !llvm.ptr // @f2
    %f2 = llvm.load %f : !llvm.ptr -> i32
    omp.wsloop {
      omp.loop_nest (%k) : i32 = (%lo) to (%hi) step (%one) {
        %w = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
        llvm.store %k, %w : i32, !llvm.ptr
        %w1 = llvm.load %w : !llvm.ptr -> i32
        omp.yield
      }
    }
    omp.terminator
  }
  %x4 = llvm.load %x : !llvm.ptr -> i32 // @x4
  %y4 = llvm.load %y : !llvm.ptr -> i32 // @r4
  %z4 = llvm.load %z : !llvm.ptr -> i32
  %g1 = llvm.load %g : !llvm.ptr -> i32
  omp.flush // @flush
  %g2 = llvm.load %g : !llvm.ptr -> i32 // @g2
  return
}
// reach %f:4 at @f1: entry
// reach %p:4 at @p1: entry
// reach %y:4 at @r3: @barrier @y2
// reach %x:4 at @x4: @x1
// reach %g:4 at @g2: @flush entry
// value %f1: %i
// value %f2: 1
// value %p1: %p1
// value %y2: 1
// value %y3: %y3
// value %w1: %k
// value %x4: %i
// value %z4: %i
// value %y4: %y4
// value %g2: %g2
// unchanged %y:4 from @r1 to @r3: no by @barrier
// unchanged %x:4 from @parallel to @x4: yes
