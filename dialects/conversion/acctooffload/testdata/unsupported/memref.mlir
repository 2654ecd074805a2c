// The runtime knows addresses; a memref has to be lowered to one first.
func.func @f(%a: memref<10xf32>) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {name = "a"}
  acc.data dataOperands(%0 : memref<10xf32>) {
    acc.terminator
  }
  acc.delete accPtr(%0 : memref<10xf32>)
  return
}
