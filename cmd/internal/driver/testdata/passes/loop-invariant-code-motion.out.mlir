module {
  func.func @f(%arg0: index, %arg1: f32, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.mulf %arg1, %arg1 : f32
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      memref.store %0, %arg2[%arg3] : memref<?xf32>
    }
    return
  }
}
