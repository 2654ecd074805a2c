// Threads of the host, and copies of variables in constructs of OpenMP.
llvm.mlir.global internal @g() {addr_space = 0 : i32} : !llvm.array<64 x f64>
omp.private {type = private} @private : i32
omp.private {type = firstprivate} @first : !llvm.ptr copy {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func private @unknown()

func.func @threads(%p: !llvm.ptr, %i: i32, %v: f64) {
  %c1 = arith.constant 1 : i64
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %d = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %q = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %p, %q : !llvm.ptr, !llvm.ptr
  omp.parallel private(@private %d -> %e, @first %q -> %r : !llvm.ptr, !llvm.ptr) { // @parallel
    %k = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
    llvm.store %v, %a : f64, !llvm.ptr // @team
    llvm.store %i, %e : i32, !llvm.ptr // @copy
    %l = llvm.load %r : !llvm.ptr -> !llvm.ptr
    llvm.store %v, %k : f64, !llvm.ptr
    omp.barrier // @barrier
    omp.flush // @flush
    omp.critical { // @critical
      omp.terminator
    }
    omp.atomic.write %d = %i memory_order(seq_cst) : !llvm.ptr, i32 // @ordered
    omp.atomic.write %d = %i memory_order(relaxed) : !llvm.ptr, i32 // @relaxed
    omp.terminator
  }
  omp.barrier // @outer
  omp.taskwait // @taskwait
  llvm.store %v, %b : f64, !llvm.ptr
  return
}
// escapes %a: team by @team
// escapes %b: no
// escapes %k: no
// targets %e: copy %e
// targets %r: copy %r
// targets %l: param %p
// alias %e:4 %d:4: no
// alias %e:4 %p:4: no
// alias %l:8 %p:8: must
// alias %r:8 %q:8: no
// order @parallel: fork join
// order @barrier: acquire release team
// order @flush: acquire release
// order @critical: acquire release
// order @ordered: acquire release
// order @relaxed: none
// order @taskwait: acquire release
// modref %g:8 by @outer: modref
// modref %a:8 by @outer: modref
// modref %b:8 by @outer: none
// modref %k:8 by @barrier: none
// modref %a:8 by @barrier: modref
// modref %a:8 by @flush: modref
// modref %b:8 by @parallel: none
// modref %a:8 by @parallel: modref

func.func @team(%p: !llvm.ptr, %v: f64) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  omp.parallel { // @parallel
    llvm.store %v, %p : f64, !llvm.ptr
    omp.barrier
    omp.terminator
  }
  func.call @waits() : () -> () // @waits
  return
}
// modref %g:8 by @parallel: mod
// modref %g:8 by @waits: modref

func.func private @waits() {
  omp.barrier
  return
}

func.func @target(%p: !llvm.ptr, %v: f64) {
  %c1 = arith.constant 1 : i64
  %a = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %m = omp.map.info var_ptr(%a : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "a"}
  omp.target map_entries(%m -> %d : !llvm.ptr) { // @target
    %c = arith.constant 1.0 : f64
    llvm.store %c, %d : f64, !llvm.ptr // @store
    omp.terminator
  }
  return
}
// targets %m: local %a on device
// targets %d: local %a on device
// alias %d:8 %a:8: no
// alias %d:8 %m:8: must
// modref %a:8 by @store: none
// modref %d:8 by @store: mod
// modref %a:8 by @target: modref
// modref %b:8 by @target: none
// escapes %a: lent by @target
// escapes %b: no

// An atomic update reads and writes, whatever its region does.
func.func @atomic(%n: i32) { // @function
  %c1 = arith.constant 1 : i64
  %p = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %a = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  omp.atomic.update memory_order(relaxed) %p : !llvm.ptr { // @update
  ^bb0(%x: i32):
    %y = arith.addi %x, %n : i32
    omp.yield(%y : i32)
  }
  omp.parallel { // @parallel
    llvm.store %n, %a : i32, !llvm.ptr
    omp.terminator
  }
  %z = llvm.load %a : !llvm.ptr -> i32 // @load
  return
}
// modref %p:4 by @update: modref
// cover %p:4 in @function: read first by @update, write
// cover %a:4 in @parallel: write all
