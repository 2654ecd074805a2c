acc.routine @r func(@on_device) seq
func.func @on_device(%a: memref<8xf32>, %i: index, %x: f32) attributes {acc.routine_info = #acc.routine_info<[@r]>, acc.specialized_routine = #acc.specialized_routine<@r, <seq>, "on_device">} {
  %0 = acc.create varPtr(%a : memref<8xf32>) -> memref<8xf32> {name = "a"}
  acc.data dataOperands(%0 : memref<8xf32>) {
    memref.store %x, %0[%i] : memref<8xf32>
    acc.terminator
  }
  acc.delete accPtr(%0 : memref<8xf32>) {dataClause = #acc<data_clause acc_create>, name = "a"}
  acc.wait
  return
}
func.func @host(%a: memref<8xf32>, %i: index, %x: f32) {
  %0 = acc.copyin varPtr(%a : memref<8xf32>) -> memref<8xf32> {name = "a"}
  acc.parallel dataOperands(%0 : memref<8xf32>) {
    %1 = acc.present varPtr(%0 : memref<8xf32>) -> memref<8xf32> {name = "a"}
    acc.data dataOperands(%1 : memref<8xf32>) {
      memref.store %x, %1[%i] : memref<8xf32>
      acc.terminator
    }
    acc.yield
  }
  acc.delete accPtr(%0 : memref<8xf32>) {dataClause = #acc<data_clause acc_copyin>, name = "a"}
  return
}
