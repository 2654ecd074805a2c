module {
  func.func @scale_(%arg0: !llvm.ptr, %arg1: f32) {
    %c1 = arith.constant 1 : index
    %c11 = arith.constant 11 : index
    scf.for %arg2 = %c1 to %c11 step %c1 {
      %0 = arith.index_cast %arg2 : index to i64
      %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %2 = llvm.getelementptr %1[-1] : (!llvm.ptr) -> !llvm.ptr, f32
      %3 = llvm.load %2 : !llvm.ptr -> f32
      %4 = arith.mulf %3, %arg1 : f32
      llvm.store %4, %2 : f32, !llvm.ptr
    }
    return
  }
}
