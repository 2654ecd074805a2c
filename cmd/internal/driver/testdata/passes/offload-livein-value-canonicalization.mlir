// Constants and descriptions that a kernel uses are made in it.
func.func @f(%a: !fir.ref<!fir.array<10xf32>>, %n: index) {
  %ten = arith.constant 10 : index
  %one = arith.constant 1.0 : f32
  %shape = fir.shape %ten : (index) -> !fir.shape<1>
  %0 = acc.copyin varPtr(%a : !fir.ref<!fir.array<10xf32>>) -> !fir.ref<!fir.array<10xf32>>
  acc.serial dataOperands(%0 : !fir.ref<!fir.array<10xf32>>) {
    %x = fir.array_coor %0(%shape) %n : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
    fir.store %one to %x : !fir.ref<f32>
    acc.yield
  }
  acc.delete accPtr(%0 : !fir.ref<!fir.array<10xf32>>) {dataClause = #acc<data_clause acc_copyin>}
  %y = fir.array_coor %a(%shape) %n : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
  return
}
