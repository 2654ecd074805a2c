// Loops, choices and branches by cases.
func.func @loops(%a: !fir.ref<i32>, %n: index, %s: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c-2 = arith.constant -2 : index
  %true = arith.constant true
  fir.do_loop %i = %c1 to %n step %c1 {
    %0 = fir.convert %i : (index) -> i32
    fir.store %0 to %a : !fir.ref<i32>
  }
  %r = fir.do_loop %i = %n to %c0 step %c-2 iter_args(%sum = %c0) -> (index) {
    %0 = arith.addi %sum, %i : index
    fir.result %0 : index
  }
  %f:2 = fir.do_loop %i = %c1 to %n step %s iter_args(%sum = %c0) -> (index, index) {
    %0 = arith.addi %sum, %i : index
    fir.result %0, %0 : index, index
  }
  %w:3 = fir.iterate_while (%i = %c1 to %f#0 step %s) and (%ok = %true) iter_args(%x = %r) -> (index, i1, index) {
    %0 = arith.cmpi slt, %x, %n : index
    fir.result %i, %0, %i : index, i1, index
  }
  %c = fir.if %w#1 -> (index) {
    fir.result %w#2 : index
  } else {
    fir.result %f#1 : index
  }
  return %c : index
}

func.func @cases(%v: i32, %l: !fir.logical<4>) -> i32 {
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  fir.select_case %v : i32 [#fir.point, %c1, ^bb1, #fir.interval, %c5, %c7, ^bb2(%c1 : i32), #fir.upper, %c1, ^bb1, #fir.lower, %c7, ^bb1, unit, ^bb2(%c5 : i32)]
^bb1:
  fir.select %v : i32 [1, ^bb2(%c7 : i32), 2, ^bb3, unit, ^bb3]
^bb2(%x: i32):
  return %x : i32
^bb3:
  fir.unreachable
}

func.func @ranks(%b: !fir.box<!fir.array<*:f32>>) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = fir.box_rank %b : (!fir.box<!fir.array<*:f32>>) -> i32
  fir.select_rank %r : i32 [0, ^bb1, 1, ^bb1, -1, ^bb2, unit, ^bb2]
^bb1:
  return %c1 : i32
^bb2:
  return %r : i32
}

fir.local {type = local} @copy : i32
fir.local {type = local_init} @copy_init : i32

func.func @concurrent(%a: !fir.ref<!fir.array<10xi32>>, %t: !fir.ref<i32>, %s: !fir.ref<i32>) {
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  fir.do_concurrent {
    %i = fir.alloca i32
    fir.do_concurrent.loop (%k) = (%c1) to (%c10) step (%c1) local(@copy %t -> %x, @copy_init %s -> %y : !fir.ref<i32>, !fir.ref<i32>) {
      %0 = fir.convert %k : (index) -> i32
      fir.store %0 to %x : !fir.ref<i32>
      fir.store %0 to %i : !fir.ref<i32>
      %1 = fir.load %y : !fir.ref<i32>
      %2 = arith.subi %k, %c1 : index
      %3 = fir.coordinate_of %a, %2 : (!fir.ref<!fir.array<10xi32>>, index) -> !fir.ref<i32>
      fir.store %1 to %3 : !fir.ref<i32>
    }
  }
  return
}
