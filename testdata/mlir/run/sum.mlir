// prints: sum=4950
// The sum of 0 to 99 by a team of threads.
llvm.mlir.global internal constant @format("sum=%ld\0A\00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
omp.declare_reduction @add : i64 init {
^bb0(%mold: i64):
  %zero = llvm.mlir.constant(0 : i64) : i64
  omp.yield(%zero : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %sum = llvm.add %a, %b : i64
  omp.yield(%sum : i64)
}
llvm.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %n = llvm.mlir.constant(100 : i64) : i64
  %status = llvm.mlir.constant(0 : i32) : i32
  %total = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %zero, %total : i64, !llvm.ptr
  omp.parallel {
    omp.wsloop schedule(static) reduction(@add %total -> %part : !llvm.ptr) {
      omp.loop_nest (%i) : i64 = (%zero) to (%n) step (%one) {
        %old = llvm.load %part : !llvm.ptr -> i64
        %new = llvm.add %old, %i : i64
        llvm.store %new, %part : i64, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  %sum = llvm.load %total : !llvm.ptr -> i64
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %written = llvm.call @printf(%format, %sum) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return %status : i32
}
