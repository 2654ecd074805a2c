module {
  func.func @scale(%arg0: memref<8xf32>, %arg1: i32) {
    %c1_i32 = arith.constant 1 : i32
    %c3 = arith.constant 3 : index
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.parallel dataOperands(%0 : memref<8xf32>) async(%arg1 : i32) num_gangs({%c1_i32 : i32}) num_workers(%c1_i32 : i32) vector_length(%c1_i32 : i32) {
      %1 = memref.load %0[%c3] : memref<8xf32>
      %2 = arith.addf %1, %1 : f32
      memref.store %2, %0[%c3] : memref<8xf32>
      acc.yield
    }
    acc.copyout accPtr(%0 : memref<8xf32>) to varPtr(%arg0 : memref<8xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    return
  }
  func.func @same(%arg0: memref<8xf32>, %arg1: i1, %arg2: f32, %arg3: f32, %arg4: index) {
    cf.cond_br %arg1, ^bb1(%arg2 : f32), ^bb1(%arg3 : f32)
  ^bb1(%0: f32):  // 2 preds: ^bb0, ^bb0
    memref.store %0, %arg0[%arg4] : memref<8xf32>
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
}
