// scf.yield
scf.yield %a, %x : i32, index

// scf.if
%3:2 = scf.if %c -> (i32, index) {
  scf.yield %a, %x : i32, index
} else {
  scf.yield %1, %x : i32, index
}

// scf.for
%0 = scf.for %k = %a to %b step %s iter_args(%v = %f) -> (f32) {
  scf.yield %v : f32
}

// scf.execute_region
%6:2 = scf.execute_region -> (i32, index) {
  scf.yield %a, %x : i32, index
}

// scf.index_switch
scf.index_switch %x
case 2 {
  scf.yield
}
case -5 {
  func.call @other() : () -> ()
  scf.yield
}
default {
  scf.yield
}

// scf.condition
scf.condition(%c) %y, %x : f32, i32

// scf.while
scf.while : () -> () {
  %c = arith.cmpi slt, %i, %i : i32
  scf.condition(%c)
} do {
  scf.yield
}

// scf.reduce.return
scf.reduce.return %4 : f32

// scf.reduce
scf.reduce(%f : f32) {
^bb0(%x: f32, %y: f32):
  %4 = arith.addf %x, %y : f32
  scf.reduce.return %4 : f32
}

// scf.parallel
scf.parallel (%k) = (%a) to (%b) step (%s) {
  func.call @other() : () -> ()
}

// scf.forall
scf.forall (%i) = (%n) to (16) step (2) {
} {note}

// scf.forall.in_parallel
scf.forall.in_parallel {
}
