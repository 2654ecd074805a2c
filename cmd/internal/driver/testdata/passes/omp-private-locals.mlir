func.func @f(%n: i32, %sum: !llvm.ptr) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %i = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %t = llvm.alloca %c1 x f32 : (i32) -> !llvm.ptr
  omp.taskloop {
    omp.loop_nest (%k) : i32 = (%c0) to (%n) step (%c1) {
      llvm.store %k, %i : i32, !llvm.ptr
      %v = llvm.load %i : !llvm.ptr -> i32
      %x = arith.sitofp %v : i32 to f32
      llvm.store %x, %t : f32, !llvm.ptr
      %y = llvm.load %t : !llvm.ptr -> f32
      llvm.store %y, %sum : f32, !llvm.ptr
      omp.yield
    }
  }
  return
}
func.func @thread(%n: i32, %sum: !llvm.ptr) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  omp.parallel {
    omp.loop bind(thread) {
      omp.loop_nest (%k) : i32 = (%c0) to (%n) step (%c1) {
        llvm.store %k, %sum : i32, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
