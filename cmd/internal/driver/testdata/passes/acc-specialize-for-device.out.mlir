module {
  acc.routine @r func(@on_device) seq 
  func.func @on_device(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) attributes {acc.routine_info = #acc.routine_info<[@r]>, acc.specialized_routine = #acc.specialized_routine<@r, <seq>, "on_device">} {
    memref.store %arg2, %arg0[%arg1] : memref<8xf32>
    return
  }
  func.func @host(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) {
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {name = "a"}
    acc.parallel dataOperands(%0 : memref<8xf32>) {
      memref.store %arg2, %0[%arg1] : memref<8xf32>
      acc.yield
    }
    acc.delete accPtr(%0 : memref<8xf32>) {dataClause = #acc<data_clause acc_copyin>, name = "a"}
    return
  }
}
