module {
  acc.firstprivate.recipe @firstprivatization_memref_i32_ : memref<i32> init {
  ^bb0(%arg0: memref<i32>):
    %alloca = memref.alloca() : memref<i32>
    acc.yield %alloca : memref<i32>
  } copy {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    memref.copy %arg0, %arg1 : memref<i32> to memref<i32>
    acc.terminator
  }
  func.func @queue(%arg0: memref<10xf32>, %arg1: i32) {
    %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) async(%arg1 : i32) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    acc.parallel dataOperands(%0 : memref<10xf32>) async(%arg1 : i32) {
      %c0 = arith.constant 0 : index
      %1 = memref.load %0[%c0] : memref<10xf32>
      acc.yield
    }
    acc.copyout accPtr(%0 : memref<10xf32>) async(%arg1 : i32) to varPtr(%arg0 : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    return
  }
  func.func @own(%arg0: memref<10xf32>) {
    %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.parallel dataOperands(%0 : memref<10xf32>) {
      %c0 = arith.constant 0 : index
      %1 = memref.load %0[%c0] : memref<10xf32>
      acc.yield
    }
    acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%arg0 : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    return
  }
  memref.global "private" @g : memref<4xf32>
  func.func @views() {
    %0 = memref.get_global @g : memref<4xf32>
    %subview = memref.subview %0[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
    %cast = memref.cast %0 : memref<4xf32> to memref<?xf32>
    %1 = acc.copyin varPtr(%0 : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    acc.parallel dataOperands(%1 : memref<4xf32>) {
      %cast_0 = memref.cast %1 : memref<4xf32> to memref<?xf32>
      %subview_1 = memref.subview %1[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant 0.000000e+00 : f32
      memref.store %cst, %subview_1[%c0] : memref<2xf32, strided<[1], offset: 1>>
      memref.store %cst, %cast_0[%c0] : memref<?xf32>
      memref.store %cst, %1[%c0] : memref<4xf32>
      acc.yield
    }
    acc.copyout accPtr(%1 : memref<4xf32>) to varPtr(%0 : memref<4xf32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    %2 = memref.get_global @g : memref<4xf32>
    %3 = acc.copyin varPtr(%2 : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    acc.parallel dataOperands(%3 : memref<4xf32>) {
      %c0 = arith.constant 0 : index
      %cst = arith.constant 0.000000e+00 : f32
      memref.store %cst, %3[%c0] : memref<4xf32>
      acc.yield
    }
    acc.copyout accPtr(%3 : memref<4xf32>) to varPtr(%2 : memref<4xf32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    return
  }
  acc.reduction.recipe @add : memref<i32> reduction_operator <add> init {
  ^bb0(%arg0: memref<i32>):
    %alloca = memref.alloca() : memref<i32>
    acc.yield %alloca : memref<i32>
  } combiner {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    acc.yield %arg0 : memref<i32>
  }
  func.func @reductions(%arg0: memref<i32>, %arg1: memref<i32>) {
    %0 = acc.copyin varPtr(%arg0 : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "r"}
    %1 = acc.reduction varPtr(%arg0 : memref<i32>) recipe(@add) -> memref<i32> {name = "r"}
    acc.parallel dataOperands(%0 : memref<i32>) reduction(%1 : memref<i32>) {
      %4 = memref.load %1[] : memref<i32>
      acc.yield
    }
    acc.copyout accPtr(%0 : memref<i32>) to varPtr(%arg0 : memref<i32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "r"}
    %2 = acc.copyin varPtr(%arg0 : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = ""}
    %3 = acc.firstprivate varPtr(%arg1 : memref<i32>) recipe(@firstprivatization_memref_i32_) -> memref<i32> {implicit = true, name = ""}
    acc.parallel dataOperands(%2 : memref<i32>) firstprivate(%3 : memref<i32>) {
      %4 = acc.reduction varPtr(%2 : memref<i32>) recipe(@add) -> memref<i32>
      %c0_i32 = arith.constant 0 : i32
      %c1_i32 = arith.constant 1 : i32
      acc.loop gang reduction(%4 : memref<i32>) control(%arg2 : i32) = (%c0_i32 : i32) to (%c1_i32 : i32)  step (%c1_i32 : i32) {
        memref.store %arg2, %4[] : memref<i32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      %5 = acc.reduction varPtr(%3 : memref<i32>) recipe(@add) -> memref<i32>
      acc.loop vector reduction(%5 : memref<i32>) control(%arg2 : i32) = (%c0_i32 : i32) to (%c1_i32 : i32)  step (%c1_i32 : i32) {
        memref.store %arg2, %5[] : memref<i32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      %6 = memref.load %2[] : memref<i32>
      acc.yield
    }
    acc.copyout accPtr(%2 : memref<i32>) to varPtr(%arg0 : memref<i32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    return
  }
}
