module {
  func.func @stays(%arg0: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() : memref<64xf32>
    %0 = acc.copyin varPtr(%alloc : memref<64xf32>) -> memref<64xf32> {accc.reason = "the host neither reads nor writes 'a' in the loop at line 7: it is copied before and after it, which saves 2 transfers of 256 bytes in each iteration", dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.data dataOperands(%0 : memref<64xf32>) {
      scf.for %arg1 = %c0 to %arg0 step %c1 {
        %2 = acc.present varPtr(%alloc : memref<64xf32>) -> memref<64xf32> {name = "a"}
        acc.parallel dataOperands(%2 : memref<64xf32>) {
          memref.store %cst, %2[%c0] : memref<64xf32>
          acc.yield
        }
        acc.delete accPtr(%2 : memref<64xf32>) {dataClause = #acc<data_clause acc_present>, name = "a"}
      }
      acc.terminator
    }
    acc.copyout accPtr(%0 : memref<64xf32>) to varPtr(%alloc : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %1 = memref.load %alloc[%c0] : memref<64xf32>
    memref.dealloc %alloc : memref<64xf32>
    return %1 : f32
  }
  func.func @writes(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    scf.for %arg3 = %c0 to %arg2 step %c1 {
      %0 = acc.copyin varPtr(%arg0 : memref<64xf32>) -> memref<64xf32> {accc.kept = "'a' is transferred in each iteration of the loop at line 24: the host may write it in line 31", dataClause = #acc<data_clause acc_copy>, name = "a"}
      acc.parallel dataOperands(%0 : memref<64xf32>) {
        memref.store %cst, %0[%c0] : memref<64xf32>
        acc.yield
      }
      acc.copyout accPtr(%0 : memref<64xf32>) to varPtr(%arg0 : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
      memref.store %cst, %arg1[%c0] : memref<64xf32>
    }
    return
  }
  func.func @only(%arg0: memref<8x8xf32>, %arg1: memref<f32>) {
    %c0 = arith.constant 0 : index
    %0 = acc.copyin varPtr(%arg0 : memref<8x8xf32>) -> memref<8x8xf32> {accc.reason = "the construct does not write 'a': it need not be copied back, which saves 256 bytes", name = "a"}
    acc.parallel dataOperands(%0 : memref<8x8xf32>) {
      %1 = memref.load %0[%c0, %c0] : memref<8x8xf32>
      acc.yield
    }
    acc.delete accPtr(%0 : memref<8x8xf32>) {dataClause = #acc<data_clause acc_copyin>, name = "a"}
    return
  }
  func.func @fills(%arg0: memref<8x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = acc.create varPtr(%arg0 : memref<8x8xf32>) -> memref<8x8xf32> {accc.reason = "the construct writes all of 'a' before it reads any: it need not be copied to the device, which saves 256 bytes", dataClause = #acc<data_clause acc_copyout>, name = "a"}
    acc.serial dataOperands(%0 : memref<8x8xf32>) {
      scf.for %arg1 = %c0 to %c8 step %c1 {
        scf.for %arg2 = %c0 to %c8 step %c1 {
          memref.store %cst, %0[%arg1, %arg2] : memref<8x8xf32>
        }
      }
      acc.yield
    }
    acc.copyout accPtr(%0 : memref<8x8xf32>) to varPtr(%arg0 : memref<8x8xf32>) {name = "a"}
    return
  }
  func.func @nested(%arg0: memref<64xf32>, %arg1: memref<64xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = acc.copyin varPtr(%arg0 : memref<64xf32>) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.data dataOperands(%0 : memref<64xf32>) {
      %1 = acc.present varPtr(%arg0 : memref<64xf32>) -> memref<64xf32> {name = "a"}
      %2 = acc.copyin varPtr(%arg1 : memref<64xf32>) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "b"}
      acc.parallel dataOperands(%1, %2 : memref<64xf32>, memref<64xf32>) {
        memref.store %cst, %1[%c0] : memref<64xf32>
        memref.store %cst, %2[%c0] : memref<64xf32>
        acc.yield
      }
      acc.copyout accPtr(%2 : memref<64xf32>) to varPtr(%arg1 : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "b"}
      acc.delete accPtr(%1 : memref<64xf32>) {dataClause = #acc<data_clause acc_present>, name = "a"}
      acc.terminator
    }
    acc.copyout accPtr(%0 : memref<64xf32>) to varPtr(%arg0 : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    return
  }
  func.func @parts(%arg0: memref<64xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = acc.bounds lowerbound(%c0 : index) upperbound(%c7 : index) stride(%c1 : index) startIdx(%c0 : index)
    %1 = acc.create varPtr(%arg0 : memref<64xf32>) -> memref<64xf32> {name = "a"}
    acc.data dataOperands(%1 : memref<64xf32>) {
      %2 = acc.present varPtr(%arg0 : memref<64xf32>) bounds(%0) -> memref<64xf32> {name = "a[0:8]"}
      acc.data dataOperands(%2 : memref<64xf32>) {
        %3 = acc.present varPtr(%arg0 : memref<64xf32>) -> memref<64xf32> {name = "a"}
        acc.parallel dataOperands(%3 : memref<64xf32>) {
          memref.store %cst, %3[%c0] : memref<64xf32>
          acc.yield
        }
        acc.delete accPtr(%3 : memref<64xf32>) {dataClause = #acc<data_clause acc_present>, name = "a"}
        acc.terminator
      }
      acc.delete accPtr(%2 : memref<64xf32>) bounds(%0) {dataClause = #acc<data_clause acc_present>, name = "a[0:8]"}
      acc.terminator
    }
    acc.delete accPtr(%1 : memref<64xf32>) {dataClause = #acc<data_clause acc_create>, name = "a"}
    return
  }
  func.func @part(%arg0: memref<64xf32>, %arg1: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = acc.bounds lowerbound(%c0 : index) upperbound(%c7 : index) stride(%c1 : index) startIdx(%c0 : index)
    %1 = acc.copyin varPtr(%arg0 : memref<64xf32>) bounds(%0) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "a[0:8]"}
    acc.data dataOperands(%1 : memref<64xf32>) {
      %2 = acc.copyin varPtr(%arg0 : memref<64xf32>) -> memref<64xf32> {name = "a"}
      acc.parallel dataOperands(%2 : memref<64xf32>) {
        memref.store %cst, %2[%c0] : memref<64xf32>
        acc.yield
      }
      acc.delete accPtr(%2 : memref<64xf32>) {dataClause = #acc<data_clause acc_copyin>, name = "a"}
      acc.terminator
    }
    acc.copyout accPtr(%1 : memref<64xf32>) bounds(%0) to varPtr(%arg0 : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a[0:8]"}
    return
  }
  func.func @conditional(%arg0: memref<64xf32>, %arg1: i1) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = acc.copyin varPtr(%arg0 : memref<64xf32>) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.data if(%arg1) dataOperands(%0 : memref<64xf32>) {
      %1 = acc.copyin varPtr(%arg0 : memref<64xf32>) -> memref<64xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
      acc.parallel dataOperands(%1 : memref<64xf32>) {
        memref.store %cst, %1[%c0] : memref<64xf32>
        acc.yield
      }
      acc.copyout accPtr(%1 : memref<64xf32>) to varPtr(%arg0 : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
      acc.terminator
    }
    acc.copyout accPtr(%0 : memref<64xf32>) to varPtr(%arg0 : memref<64xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    return
  }
}
