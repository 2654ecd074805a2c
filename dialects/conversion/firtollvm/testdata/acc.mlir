// Clauses name variables; after the conversion they name memory. The uses in the loop mean the private copies.
acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
^bb0(%arg0: !fir.ref<i32>):
  %0 = fir.alloca i32
  acc.yield %0 : !fir.ref<i32>
}
acc.private.recipe @privatization_box_Uxf32 : !fir.box<!fir.array<?xf32>> init {
^bb0(%arg0: !fir.box<!fir.array<?xf32>>):
  %c0 = arith.constant 0 : index
  %0:3 = fir.box_dims %arg0, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
  %1 = fir.alloca !fir.array<?xf32>, %0#1
  %2 = fir.shape %0#1 : (index) -> !fir.shape<1>
  %3 = fir.embox %1(%2) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
  acc.yield %3 : !fir.box<!fir.array<?xf32>>
}
acc.reduction.recipe @reduction_max_ref_f32 : !fir.ref<f32> reduction_operator <max> init {
^bb0(%arg0: !fir.ref<f32>):
  %cst = arith.constant -1.401298E-45 : f32
  %0 = fir.alloca f32
  fir.store %cst to %0 : !fir.ref<f32>
  acc.yield %0 : !fir.ref<f32>
} combiner {
^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
  %0 = fir.load %arg0 : !fir.ref<f32>
  %1 = fir.load %arg1 : !fir.ref<f32>
  %2 = arith.cmpf ogt, %0, %1 : f32
  %3 = arith.select %2, %0, %1 : f32
  fir.store %3 to %arg0 : !fir.ref<f32>
  acc.yield %arg0 : !fir.ref<f32>
}

func.func @loop(%x: !fir.box<!fir.array<?xf32>>, %m: !fir.ref<f32>, %i: !fir.ref<i32>, %n: i32) {
  %c1 = arith.constant 1 : i32
  %0 = acc.copyin var(%x : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, name = "x"}
  %1 = acc.copyin varPtr(%m : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "m"}
  acc.parallel combined(loop) dataOperands(%0, %1 : !fir.box<!fir.array<?xf32>>, !fir.ref<f32>) {
    %2 = fir.declare %1 {uniq_name = "_QFloopEm"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %3 = acc.reduction varPtr(%2 : !fir.ref<f32>) recipe(@reduction_max_ref_f32) -> !fir.ref<f32> {name = "m"}
    %4 = acc.private varPtr(%i : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
    acc.loop combined(parallel) private(%4 : !fir.ref<i32>) reduction(%3 : !fir.ref<f32>) control(%k : i32) = (%c1 : i32) to (%n : i32) step (%c1 : i32) {
      fir.store %k to %4 : !fir.ref<i32>
      %5 = fir.load %4 : !fir.ref<i32>
      %6 = fir.convert %5 : (i32) -> i64
      %7 = fir.array_coor %0 %6 : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
      %8 = fir.load %7 : !fir.ref<f32>
      %9 = fir.load %2 : !fir.ref<f32>
      %10 = arith.cmpf ogt, %9, %8 : f32
      %11 = arith.select %10, %9, %8 : f32
      fir.store %11 to %2 : !fir.ref<f32>
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.copyout accPtr(%1 : !fir.ref<f32>) to varPtr(%m : !fir.ref<f32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "m"}
  acc.copyout accVar(%0 : !fir.box<!fir.array<?xf32>>) to var(%x : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "x"}
  return
}

func.func @component(%r: !fir.ref<!fir.type<_QMmTt{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) {
  %0 = fir.coordinate_of %r, v : (!fir.ref<!fir.type<_QMmTt{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
  %1 = acc.copyin varPtr(%0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {name = "r%v", structured = false}
  acc.enter_data dataOperands(%1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
  %2 = acc.getdeviceptr varPtr(%0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copyout>, name = "r%v", structured = false}
  acc.exit_data dataOperands(%2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
  acc.copyout accPtr(%2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) to varPtr(%0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {name = "r%v", structured = false}
  return
}

func.func @section(%a: !fir.ref<!fir.array<8x9xf32>>, %w: !fir.box<!fir.array<?xf32>>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %0 = acc.bounds lowerbound(%c1 : index) upperbound(%c2 : index) extent(%c8 : index) stride(%c1 : index) startIdx(%c1 : index)
  %1 = acc.bounds lowerbound(%c2 : index) upperbound(%c8 : index) extent(%c9 : index) stride(%c1 : index) startIdx(%c1 : index)
  %2 = acc.update_device varPtr(%a : !fir.ref<!fir.array<8x9xf32>>) bounds(%0, %1) -> !fir.ref<!fir.array<8x9xf32>> {name = "a(2:3,3:9)", structured = false}
  acc.update dataOperands(%2 : !fir.ref<!fir.array<8x9xf32>>)
  %3 = acc.private var(%w : !fir.box<!fir.array<?xf32>>) recipe(@privatization_box_Uxf32) -> !fir.box<!fir.array<?xf32>> {name = "w"}
  acc.parallel private(%3 : !fir.box<!fir.array<?xf32>>) {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 2.0 : f32
    %4 = fir.array_coor %3 %c3 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
    fir.store %cst to %4 : !fir.ref<f32>
    acc.yield
  }
  return
}
