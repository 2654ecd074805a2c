func.func @scale(%a: memref<8xf32>, %queue: i32) {
  %0 = acc.copyin varPtr(%a : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
  acc.serial dataOperands(%0 : memref<8xf32>) async(%queue : i32) {
    %i = arith.constant 3 : index
    %x = memref.load %0[%i] : memref<8xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %0[%i] : memref<8xf32>
    acc.yield
  }
  acc.copyout accPtr(%0 : memref<8xf32>) to varPtr(%a : memref<8xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  return
}

// Blocks that do the same are one, with arguments for what differs.
func.func @same(%a: memref<8xf32>, %c: i1, %x: f32, %y: f32, %i: index) {
  cf.cond_br %c, ^left, ^right
^left:
  memref.store %x, %a[%i] : memref<8xf32>
  cf.br ^end
^right:
  memref.store %y, %a[%i] : memref<8xf32>
  cf.br ^end
^end:
  return
}
