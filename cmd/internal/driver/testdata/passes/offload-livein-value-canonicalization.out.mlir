module {
  func.func @f(%arg0: !fir.ref<!fir.array<10xf32>>, %arg1: index) {
    %c10 = arith.constant 10 : index
    %0 = fir.shape %c10 : (index) -> !fir.shape<1>
    %1 = acc.copyin varPtr(%arg0 : !fir.ref<!fir.array<10xf32>>) -> !fir.ref<!fir.array<10xf32>>
    acc.serial dataOperands(%1 : !fir.ref<!fir.array<10xf32>>) {
      %c10_0 = arith.constant 10 : index
      %3 = fir.shape %c10_0 : (index) -> !fir.shape<1>
      %cst = arith.constant 1.000000e+00 : f32
      %4 = fir.array_coor %1(%3) %arg1 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %cst to %4 : !fir.ref<f32>
      acc.yield
    }
    acc.delete accPtr(%1 : !fir.ref<!fir.array<10xf32>>) {dataClause = #acc<data_clause acc_copyin>}
    %2 = fir.array_coor %arg0(%0) %arg1 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
    return
  }
}
