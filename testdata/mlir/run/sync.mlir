// prints: atomic=4950 critical=100 single=1 tasks=10
// Shared variables that threads change at once: atomically, in critical sections, by one thread, in tasks.
llvm.mlir.global internal constant @format("atomic=%ld critical=%ld single=%ld tasks=%ld\0A\00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
omp.critical.declare @lock
llvm.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %ten = llvm.mlir.constant(10 : i64) : i64
  %n = llvm.mlir.constant(100 : i64) : i64
  %threads = llvm.mlir.constant(4 : i32) : i32
  %status = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %c = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %s = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %t = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %zero, %a : i64, !llvm.ptr
  llvm.store %zero, %c : i64, !llvm.ptr
  llvm.store %zero, %s : i64, !llvm.ptr
  llvm.store %zero, %t : i64, !llvm.ptr
  omp.parallel num_threads(%threads : i32) {
    omp.wsloop schedule(dynamic) {
      omp.loop_nest (%i) : i64 = (%zero) to (%n) step (%one) {
        omp.atomic.update %a : !llvm.ptr {
        ^bb0(%old: i64):
          %new = llvm.add %old, %i : i64
          omp.yield(%new : i64)
        }
        omp.critical(@lock) {
          %old = llvm.load %c : !llvm.ptr -> i64
          %new = llvm.add %old, %one : i64
          llvm.store %new, %c : i64, !llvm.ptr
          omp.terminator
        }
        omp.yield
      }
    }
    omp.single {
      %old = llvm.load %s : !llvm.ptr -> i64
      %new = llvm.add %old, %one : i64
      llvm.store %new, %s : i64, !llvm.ptr
      omp.taskgroup {
        omp.task {
          omp.atomic.update %t : !llvm.ptr {
          ^bb0(%before: i64):
            %after = llvm.add %before, %ten : i64
            omp.yield(%after : i64)
          }
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  %va = llvm.load %a : !llvm.ptr -> i64
  %vc = llvm.load %c : !llvm.ptr -> i64
  %vs = llvm.load %s : !llvm.ptr -> i64
  %vt = llvm.load %t : !llvm.ptr -> i64
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %written = llvm.call @printf(%format, %va, %vc, %vs, %vt) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64) -> i32
  llvm.return %status : i32
}
