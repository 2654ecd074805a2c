// Nothing on the host touches the array in the loop: it stays on the device.
func.func @stays(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<64xf32>
  scf.for %s = %c0 to %n step %c1 {
    %d = acc.copyin varPtr(%a : memref<64xf32>) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.parallel dataOperands(%d : memref<64xf32>) {
      memref.store %v, %d[%c0] : memref<64xf32>
      acc.yield
    }
    acc.copyout accPtr(%d : memref<64xf32>) to varPtr(%a : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  }
  %r = memref.load %a[%c0] : memref<64xf32>
  memref.dealloc %a : memref<64xf32>
  return %r : f32
}
// The host writes what may be the same memory.
func.func @writes(%a: memref<64xf32>, %b: memref<64xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.for %s = %c0 to %n step %c1 {
    %d = acc.copyin varPtr(%a : memref<64xf32>) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.parallel dataOperands(%d : memref<64xf32>) {
      memref.store %v, %d[%c0] : memref<64xf32>
      acc.yield
    }
    acc.copyout accPtr(%d : memref<64xf32>) to varPtr(%a : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    memref.store %v, %b[%c0] : memref<64xf32>
  }
  return
}
// Only read on the device.
func.func @only(%a: memref<8x8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %d = acc.copyin varPtr(%a : memref<8x8xf32>) -> memref<8x8xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
  acc.parallel dataOperands(%d : memref<8x8xf32>) {
    %x = memref.load %d[%c0, %c0] : memref<8x8xf32>
    acc.yield
  }
  acc.copyout accPtr(%d : memref<8x8xf32>) to varPtr(%a : memref<8x8xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  return
}
// All of it is written first.
func.func @fills(%a: memref<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %v = arith.constant 1.0 : f32
  %d = acc.copyin varPtr(%a : memref<8x8xf32>) -> memref<8x8xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
  acc.serial dataOperands(%d : memref<8x8xf32>) {
    scf.for %i = %c0 to %c8 step %c1 {
      scf.for %j = %c0 to %c8 step %c1 {
        memref.store %v, %d[%i, %j] : memref<8x8xf32>
      }
    }
    acc.yield
  }
  acc.copyout accPtr(%d : memref<8x8xf32>) to varPtr(%a : memref<8x8xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  return
}
// What the data construct around has is present; the other array, which may be the same one, is not known to be.
func.func @nested(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %d = acc.copyin varPtr(%a : memref<64xf32>) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
  acc.data dataOperands(%d : memref<64xf32>) {
    %e = acc.copyin varPtr(%a : memref<64xf32>) -> memref<64xf32> {name = "a"}
    %f = acc.copyin varPtr(%b : memref<64xf32>) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "b"}
    acc.parallel dataOperands(%e, %f : memref<64xf32>, memref<64xf32>) {
      memref.store %v, %e[%c0] : memref<64xf32>
      memref.store %v, %f[%c0] : memref<64xf32>
      acc.yield
    }
    acc.copyout accPtr(%f : memref<64xf32>) to varPtr(%b : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "b"}
    acc.delete accPtr(%e : memref<64xf32>) {dataClause = #acc<data_clause acc_copyin>, name = "a"}
    acc.terminator
  }
  acc.copyout accPtr(%d : memref<64xf32>) to varPtr(%a : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  return
}
// A part is there if the whole is; the whole is not if a part is.
func.func @parts(%a: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %v = arith.constant 1.0 : f32
  %b = acc.bounds lowerbound(%c0 : index) upperbound(%c7 : index) stride(%c1 : index) startIdx(%c0 : index)
  %d = acc.create varPtr(%a : memref<64xf32>) -> memref<64xf32> {name = "a"}
  acc.data dataOperands(%d : memref<64xf32>) {
    %e = acc.copyin varPtr(%a : memref<64xf32>) bounds(%b) -> memref<64xf32> {name = "a[0:8]"}
    acc.data dataOperands(%e : memref<64xf32>) {
      %f = acc.copyin varPtr(%a : memref<64xf32>) -> memref<64xf32> {name = "a"}
      acc.parallel dataOperands(%f : memref<64xf32>) {
        memref.store %v, %f[%c0] : memref<64xf32>
        acc.yield
      }
      acc.delete accPtr(%f : memref<64xf32>) {dataClause = #acc<data_clause acc_copyin>, name = "a"}
      acc.terminator
    }
    acc.delete accPtr(%e : memref<64xf32>) bounds(%b) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:8]"}
    acc.terminator
  }
  acc.delete accPtr(%d : memref<64xf32>) {dataClause = #acc<data_clause acc_create>, name = "a"}
  return
}
func.func @part(%a: memref<64xf32>, %on: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %v = arith.constant 1.0 : f32
  %b = acc.bounds lowerbound(%c0 : index) upperbound(%c7 : index) stride(%c1 : index) startIdx(%c0 : index)
  %d = acc.copyin varPtr(%a : memref<64xf32>) bounds(%b) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "a[0:8]"}
  acc.data dataOperands(%d : memref<64xf32>) {
    %f = acc.copyin varPtr(%a : memref<64xf32>) -> memref<64xf32> {name = "a"}
    acc.parallel dataOperands(%f : memref<64xf32>) {
      memref.store %v, %f[%c0] : memref<64xf32>
      acc.yield
    }
    acc.delete accPtr(%f : memref<64xf32>) {dataClause = #acc<data_clause acc_copyin>, name = "a"}
    acc.terminator
  }
  acc.copyout accPtr(%d : memref<64xf32>) bounds(%b) to varPtr(%a : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a[0:8]"}
  return
}
// A data construct with a condition may have nothing.
func.func @conditional(%a: memref<64xf32>, %on: i1) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %d = acc.copyin varPtr(%a : memref<64xf32>) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
  acc.data if(%on) dataOperands(%d : memref<64xf32>) {
    %f = acc.copyin varPtr(%a : memref<64xf32>) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.parallel dataOperands(%f : memref<64xf32>) {
      memref.store %v, %f[%c0] : memref<64xf32>
      acc.yield
    }
    acc.copyout accPtr(%f : memref<64xf32>) to varPtr(%a : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.terminator
  }
  acc.copyout accPtr(%d : memref<64xf32>) to varPtr(%a : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  return
}
