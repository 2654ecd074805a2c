module {
  func.func @arrays(%arg0: i32, %arg1: !fir.ref<!fir.array<10xi32>>, %arg2: !fir.ref<i32>, %arg3: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) {
    %c1_i32 = arith.constant 1 : i32
    %c10 = arith.constant 10 : index
    %0 = fir.shape %c10 : (index) -> !fir.shape<1>
    %1 = fir.declare %arg1(%0) {uniq_name = "x"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
    %2 = fir.declare %arg2 {uniq_name = "q"} : (!fir.ref<i32>) -> !fir.ref<i32>
    omp.simd nontemporal(%1, %2, %arg3 : !fir.ref<!fir.array<10xi32>>, !fir.ref<i32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) {
      omp.loop_nest (%arg4) : i32 = (%c1_i32) to (%arg0) inclusive step (%c1_i32) {
        %3 = fir.convert %arg4 : (i32) -> i64
        %4 = fir.array_coor %1(%0) %3 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        %5 = fir.load %4 {nontemporal} : !fir.ref<i32>
        %6 = fir.load %2 {nontemporal} : !fir.ref<i32>
        fir.store %5 to %2 {nontemporal} : !fir.ref<i32>
        fir.store %5 to %4 {nontemporal} : !fir.ref<i32>
        fir.store %5 to %arg2 : !fir.ref<i32>
        %7 = fir.convert %1 : (!fir.ref<!fir.array<10xi32>>) -> !fir.ref<!fir.array<?xi32>>
        %8 = fir.coordinate_of %1, %3 : (!fir.ref<!fir.array<10xi32>>, i64) -> !fir.ref<i32>
        fir.store %5 to %8 : !fir.ref<i32>
        %9 = fir.load %arg3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
        %10 = fir.box_addr %9 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
        %11 = fir.array_coor %9 %3 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, i64) -> !fir.ref<i32>
        fir.store %5 to %11 {nontemporal} : !fir.ref<i32>
        %12 = fir.array_coor %10(%0) %3 : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        fir.store %5 to %12 {nontemporal} : !fir.ref<i32>
        %13 = fir.array_coor %7(%0) %3 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        fir.store %5 to %13 : !fir.ref<i32>
        omp.yield
      }
    }
    return
  }
  func.func @targets(%arg0: i1, %arg1: i32, %arg2: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, %arg3: !fir.ref<!fir.box<!fir.ptr<i32>>>, %arg4: !fir.ref<!fir.box<!fir.array<?xi32>>>, %arg5: !fir.ref<!fir.type<t{a:i32}>>) {
    %c1_i32 = arith.constant 1 : i32
    %c10 = arith.constant 10 : index
    %0 = fir.shape %c10 : (index) -> !fir.shape<1>
    omp.simd nontemporal(%arg2, %arg3, %arg4, %arg5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<!fir.box<!fir.ptr<i32>>>, !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.ref<!fir.type<t{a:i32}>>) {
      omp.loop_nest (%arg6) : i32 = (%c1_i32) to (%arg1) inclusive step (%c1_i32) {
        %1 = fir.convert %arg6 : (i32) -> i64
        %2 = fir.load %arg4 {nontemporal} : !fir.ref<!fir.box<!fir.array<?xi32>>>
        %3 = fir.load %arg3 : !fir.ref<!fir.box<!fir.ptr<i32>>>
        %4 = fir.box_addr %3 : (!fir.box<!fir.ptr<i32>>) -> !fir.ptr<i32>
        fir.store %arg1 to %4 {nontemporal} : !fir.ptr<i32>
        %5 = fir.array_coor %2 %1 : (!fir.box<!fir.array<?xi32>>, i64) -> !fir.ref<i32>
        fir.store %arg1 to %5 {nontemporal} : !fir.ref<i32>
        %6 = fir.rebox %2 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
        %7 = fir.array_coor %6 %1 : (!fir.box<!fir.array<?xi32>>, i64) -> !fir.ref<i32>
        fir.store %arg1 to %7 : !fir.ref<i32>
        %8 = fir.declare %arg2 {uniq_name = "q"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
        %9 = fir.load %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
        %10 = fir.array_coor %9 %1 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, i64) -> !fir.ref<i32>
        %11 = fir.load %10 : !fir.ref<i32>
        fir.store %3 to %arg3 : !fir.ref<!fir.box<!fir.ptr<i32>>>
        %12 = fir.load %arg5 {nontemporal} : !fir.ref<!fir.type<t{a:i32}>>
        %13 = fir.coordinate_of %arg5, a : (!fir.ref<!fir.type<t{a:i32}>>) -> !fir.ref<i32>
        fir.store %11 to %13 : !fir.ref<i32>
        %14 = fir.box_addr %2 : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
        %15 = fir.array_coor %14(%0) %1 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        %16 = fir.load %15 {nontemporal} : !fir.ref<i32>
        scf.if %arg0 {
          %17 = fir.load %15 {nontemporal} : !fir.ref<i32>
        }
        omp.yield
      }
    }
    return
  }
}
