module {
  func.func @clear(%arg0: memref<10xf32>, %arg1: memref<f32>, %arg2: i1) {
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = acc.reduction varPtr(%arg1 : memref<f32>) recipe(@add) -> memref<f32> {name = "sum"}
    scf.if %arg2 {
      %1 = acc.create varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>, name = "a"}
      acc.parallel combined(loop) dataOperands(%1 : memref<10xf32>) reduction(%0 : memref<f32>) {
        acc.loop combined(parallel) control(%arg3 : index) = (%c1 : index) to (%c10 : index)  step (%c1 : index) {
          memref.store %cst, %1[%arg3] : memref<10xf32>
          memref.store %cst, %0[] : memref<f32>
          acc.yield
        } attributes {independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.copyout accPtr(%1 : memref<10xf32>) to varPtr(%arg0 : memref<10xf32>) {name = "a"}
    } else {
      scf.for %arg3 = %c1 to %c10 step %c1 {
        memref.store %cst, %arg0[%arg3] : memref<10xf32>
        memref.store %cst, %arg1[] : memref<f32>
      }
    }
    return
  }
  acc.reduction.recipe @add : memref<f32> reduction_operator <add> init {
  ^bb0(%arg0: memref<f32>):
    %alloca = memref.alloca() : memref<f32>
    acc.yield %alloca : memref<f32>
  } combiner {
  ^bb0(%arg0: memref<f32>, %arg1: memref<f32>):
    acc.yield %arg0 : memref<f32>
  }
}
