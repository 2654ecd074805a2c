// Elements of the variables, and what allocatables and pointers lead to, are marked; their descriptors are not.
func.func @arrays(%n: i32, %x: !fir.ref<!fir.array<10xi32>>, %q: !fir.ref<i32>, %bx: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) {
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : index
  %s = fir.shape %c10 : (index) -> !fir.shape<1>
  %d = fir.declare %x(%s) {uniq_name = "x"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
  %e = fir.declare %q {uniq_name = "q"} : (!fir.ref<i32>) -> !fir.ref<i32>
  omp.simd nontemporal(%d, %e, %bx : !fir.ref<!fir.array<10xi32>>, !fir.ref<i32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) {
    omp.loop_nest (%i) : i32 = (%c1) to (%n) inclusive step (%c1) {
      %j = fir.convert %i : (i32) -> i64
      %a = fir.array_coor %d(%s) %j : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
      %v = fir.load %a : !fir.ref<i32>
      %w = fir.load %e : !fir.ref<i32>
      fir.store %v to %e : !fir.ref<i32>
      fir.store %v to %a : !fir.ref<i32>
      fir.store %v to %q : !fir.ref<i32>
      %cv = fir.convert %d : (!fir.ref<!fir.array<10xi32>>) -> !fir.ref<!fir.array<?xi32>>
      %a2 = fir.coordinate_of %d, %j : (!fir.ref<!fir.array<10xi32>>, i64) -> !fir.ref<i32>
      fir.store %v to %a2 : !fir.ref<i32>
      %b = fir.load %bx : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %ba = fir.box_addr %b : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
      %c = fir.array_coor %b %j : (!fir.box<!fir.heap<!fir.array<?xi32>>>, i64) -> !fir.ref<i32>
      fir.store %v to %c : !fir.ref<i32>
      %c2 = fir.array_coor %ba(%s) %j : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
      fir.store %v to %c2 : !fir.ref<i32>
      %cvv = fir.array_coor %cv(%s) %j : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
      fir.store %v to %cvv : !fir.ref<i32>
      omp.yield
    }
  }
  return
}
func.func @targets(%k: i1, %n: i32, %bx: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, %ps: !fir.ref<!fir.box<!fir.ptr<i32>>>, %cbr: !fir.ref<!fir.box<!fir.array<?xi32>>>, %t: !fir.ref<!fir.type<t{a:i32}>>) {
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : index
  %s = fir.shape %c10 : (index) -> !fir.shape<1>
  omp.simd nontemporal(%bx, %ps, %cbr, %t : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<!fir.box<!fir.ptr<i32>>>, !fir.ref<!fir.box<!fir.array<?xi32>>>, !fir.ref<!fir.type<t{a:i32}>>) {
    omp.loop_nest (%i) : i32 = (%c1) to (%n) inclusive step (%c1) {
      %j = fir.convert %i : (i32) -> i64
      %cb = fir.load %cbr : !fir.ref<!fir.box<!fir.array<?xi32>>>
      %b = fir.load %ps : !fir.ref<!fir.box<!fir.ptr<i32>>>
      %ba = fir.box_addr %b : (!fir.box<!fir.ptr<i32>>) -> !fir.ptr<i32>
      fir.store %n to %ba : !fir.ptr<i32>
      %x1 = fir.array_coor %cb %j : (!fir.box<!fir.array<?xi32>>, i64) -> !fir.ref<i32>
      fir.store %n to %x1 : !fir.ref<i32>
      %rb = fir.rebox %cb : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
      %x2 = fir.array_coor %rb %j : (!fir.box<!fir.array<?xi32>>, i64) -> !fir.ref<i32>
      fir.store %n to %x2 : !fir.ref<i32>
      %bd = fir.declare %bx {uniq_name = "q"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %bb = fir.load %bd : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %x3 = fir.array_coor %bb %j : (!fir.box<!fir.heap<!fir.array<?xi32>>>, i64) -> !fir.ref<i32>
      %v3 = fir.load %x3 : !fir.ref<i32>
      fir.store %b to %ps : !fir.ref<!fir.box<!fir.ptr<i32>>>
      %tv = fir.load %t : !fir.ref<!fir.type<t{a:i32}>>
      %f = fir.coordinate_of %t, a : (!fir.ref<!fir.type<t{a:i32}>>) -> !fir.ref<i32>
      fir.store %v3 to %f : !fir.ref<i32>
      %x1a = fir.box_addr %cb : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
      %x1b = fir.array_coor %x1a(%s) %j : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
      %v4 = fir.load %x1b : !fir.ref<i32>
      scf.if %k {
       %v5 = fir.load %x1b : !fir.ref<i32>
      }
      omp.yield
    }
  }
  return
}
