module {
  omp.private {type = private} @accc_local_1 : f32
  omp.private {type = private} @accc_local_0 : i32
  func.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    omp.taskloop private(@accc_local_0 %0 -> %arg2, @accc_local_1 %1 -> %arg3 : !llvm.ptr, !llvm.ptr) {
      omp.loop_nest (%arg4) : i32 = (%c0_i32) to (%arg0) step (%c1_i32) {
        llvm.store %arg4, %arg2 : i32, !llvm.ptr
        %2 = llvm.load %arg2 : !llvm.ptr -> i32
        %3 = arith.sitofp %2 : i32 to f32
        llvm.store %3, %arg3 : f32, !llvm.ptr
        %4 = llvm.load %arg3 : !llvm.ptr -> f32
        llvm.store %4, %arg1 : f32, !llvm.ptr
        omp.yield
      }
    }
    return
  }
  func.func @thread(%arg0: i32, %arg1: !llvm.ptr) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    omp.parallel {
      omp.simd {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%arg0) step (%c1_i32) {
          llvm.store %arg2, %arg1 : i32, !llvm.ptr
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
}
