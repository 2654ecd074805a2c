module {
  omp.private {type = firstprivate} @int : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = firstprivate} @complex : complex<f64> copy {
  ^bb0(%arg0: !fir.ref<complex<f64>>, %arg1: !fir.ref<complex<f64>>):
    %0 = fir.load %arg0 : !fir.ref<complex<f64>>
    fir.store %0 to %arg1 : !fir.ref<complex<f64>>
    omp.yield(%arg1 : !fir.ref<complex<f64>>)
  }
  omp.private {type = firstprivate} @record : !fir.type<t{x:i32}> copy {
  ^bb0(%arg0: !fir.ref<!fir.type<t{x:i32}>>, %arg1: !fir.ref<!fir.type<t{x:i32}>>):
    omp.yield(%arg1 : !fir.ref<!fir.type<t{x:i32}>>)
  }
  omp.private {type = private} @matrix : !fir.box<!fir.heap<!fir.array<?x?xf32>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    fir.store %0 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>)
  }
  omp.private {type = private} @three : !fir.box<!fir.array<3xi32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3xi32>>>, %arg1: !fir.ref<!fir.box<!fir.array<3xi32>>>):
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<3xi32>>>)
  }
  func.func @f(%arg0: !fir.ref<i32>, %arg1: !fir.ref<complex<f64>>, %arg2: !fir.ref<!fir.type<t{x:i32}>>, %arg3: !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>, %arg4: !fir.ref<!fir.box<!fir.array<3xi32>>>) {
    %0 = omp.map.info var_ptr(%arg0 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {name = "i"}
    %1 = omp.map.info var_ptr(%arg0 : !fir.ref<i32>, i32) map_clauses(to) capture(ByCopy) -> !fir.ref<i32>
    %2 = omp.map.info var_ptr(%arg1 : !fir.ref<complex<f64>>, complex<f64>) map_clauses(to) capture(ByRef) -> !fir.ref<complex<f64>>
    %3 = omp.map.info var_ptr(%arg2 : !fir.ref<!fir.type<t{x:i32}>>, !fir.type<t{x:i32}>) map_clauses(tofrom) capture(ByRef) -> !fir.ref<!fir.type<t{x:i32}>>
    %4 = fir.load %arg3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %5 = fir.box_addr %4 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %c0 = arith.constant 0 : index
    %6:3 = fir.box_dims %4, %c0 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %7:3 = fir.box_dims %4, %c1 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_0 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %8:3 = fir.box_dims %4, %c0_1 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c0_2 = arith.constant 0 : index
    %9 = arith.subi %8#1, %c1_0 : index
    %10 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%9 : index) extent(%8#1 : index) stride(%8#2 : index) start_idx(%6#0 : index) {stride_in_bytes = true}
    %11 = arith.muli %8#2, %8#1 : index
    %c1_3 = arith.constant 1 : index
    %12:3 = fir.box_dims %4, %c1_3 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c0_4 = arith.constant 0 : index
    %13 = arith.subi %12#1, %c1_0 : index
    %14 = omp.map.bounds lower_bound(%c0_4 : index) upper_bound(%13 : index) extent(%12#1 : index) stride(%11 : index) start_idx(%7#0 : index) {stride_in_bytes = true}
    %15 = arith.muli %11, %12#1 : index
    %16 = omp.map.info var_ptr(%arg3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>, !fir.box<!fir.heap<!fir.array<?x?xf32>>>) map_clauses(tofrom) capture(ByRef) bounds(%10, %14) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    omp.target map_entries(%0 -> %arg5, %1 -> %arg6, %2 -> %arg7, %3 -> %arg8, %16 -> %arg9 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<complex<f64>>, !fir.ref<!fir.type<t{x:i32}>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>) private(@int %arg0 -> %arg10 [map_idx=1], @complex %arg1 -> %arg11 [map_idx=2], @record %arg2 -> %arg12 [map_idx=3], @matrix %arg3 -> %arg13 [map_idx=4], @three %arg4 -> %arg14 : !fir.ref<i32>, !fir.ref<complex<f64>>, !fir.ref<!fir.type<t{x:i32}>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>, !fir.ref<!fir.box<!fir.array<3xi32>>>) {
      %17 = fir.load %arg10 : !fir.ref<i32>
      fir.store %17 to %arg5 : !fir.ref<i32>
      omp.terminator
    }
    return
  }
}
