module {
  func.func @down(%arg0: memref<10xi32>, %arg1: memref<i32>, %arg2: memref<i32>, %arg3: !llvm.ptr) {
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %c12_i32 = arith.constant 12 : i32
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    scf.for %arg4 = %c0 to %c9 step %c1 {
      scf.for %arg5 = %c1 to %c9 step %c1 {
        %0 = arith.muli %arg4, %c-1 overflow<nsw> : index
        %1 = arith.addi %0, %c9 overflow<nsw> : index
        %2 = memref.load %arg0[%1] : memref<10xi32>
        memref.copy %arg1, %arg2 : memref<i32> to memref<i32>
        %3 = memref.load %arg1[] : memref<i32>
        %4 = arith.addi %3, %2 : i32
        memref.store %4, %arg1[] : memref<i32>
        %5 = llvm.load %arg3 : !llvm.ptr -> i32
        %6 = arith.andi %5, %2 : i32
        llvm.store %6, %arg3 : i32, !llvm.ptr
      }
    }
    scf.for %arg4 = %c1 to %c9 step %c1 {
      memref.store %c12_i32, %arg2[] : memref<i32>
    }
    return
  }
}
