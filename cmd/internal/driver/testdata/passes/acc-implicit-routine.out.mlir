module {
  acc.routine @acc_routine_2 func(@leaf) implicit
  func.func @leaf(%arg0: f32) -> f32 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_2]>} {
    %0 = arith.mulf %arg0, %arg0 : f32
    return %0 : f32
  }
  acc.routine @acc_routine_1 func(@square) implicit
  func.func @square(%arg0: f32) -> f32 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_1]>} {
    %0 = call @leaf(%arg0) : (f32) -> f32
    return %0 : f32
  }
  acc.routine @acc_routine_0 func(@known) seq 
  func.func @known(%arg0: f32) -> f32 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_0]>} {
    return %arg0 : f32
  }
  func.func @host(%arg0: memref<f32>) {
    acc.parallel {
      %0 = memref.load %arg0[] : memref<f32>
      %1 = func.call @square(%0) : (f32) -> f32
      %2 = func.call @known(%1) : (f32) -> f32
      memref.store %2, %arg0[] : memref<f32>
      acc.yield
    }
    return
  }
}
