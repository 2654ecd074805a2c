// mlir-opt accepts a number of threads that is not positive.
func.func @f() {
  %c0 = arith.constant 0 : i32
  omp.parallel num_threads(%c0 : i32) {
    omp.terminator
  }
  return
}
