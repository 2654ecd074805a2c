func.func @conditions(%c: i1, %a: i32, %x: index) -> i32 {
  scf.if %c {
  }
  scf.if %c {
    %0 = arith.addi %a, %a : i32
  } else {
    func.call @other() : () -> ()
  } {note}
  %1 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    %2 = arith.subi %a, %a : i32
    scf.yield %2 : i32
  }
  %3:2 = scf.if %c -> (i32, index) {
    scf.yield %a, %x : i32, index
  } else {
    scf.yield %1, %x : i32, index
  }
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
  %4 = scf.index_switch %x {note} -> i32
  case 0 {
    scf.yield %a : i32
  }
  default {
    scf.yield %1 : i32
  }
  scf.execute_region {
    scf.yield
  }
  %5 = scf.execute_region -> i32 no_inline {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a : i32
  ^bb2:
    scf.yield %1 : i32
  } {note}
  %6:2 = scf.execute_region -> (i32, index) {
    scf.yield %a, %x : i32, index
  }
  return %1 : i32
}
func.func private @other()

func.func @loops(%a: index, %b: index, %s: index, %i: i32, %f: f32) {
  scf.for %k = %a to %b step %s {
  }
  scf.for %k = %i to %i step %i : i32 {
    func.call @other() : () -> ()
  } {note}
  %0 = scf.for %k = %a to %b step %s iter_args(%v = %f) -> (f32) {
    scf.yield %v : f32
  }
  %1:2 = scf.for unsigned %k = %i to %i step %i iter_args(%v = %f, %w = %a) -> (f32, index) : i32 {
    scf.yield %v, %w : f32, index
  }
  scf.while : () -> () {
    %c = arith.cmpi slt, %i, %i : i32
    scf.condition(%c)
  } do {
    scf.yield
  }
  %2:2 = scf.while (%x = %i, %y = %f) : (i32, f32) -> (f32, i32) {
    %c = arith.cmpi slt, %x, %x : i32
    scf.condition(%c) %y, %x : f32, i32
  } do {
  ^bb0(%p: f32, %q: i32):
    scf.yield %q, %p : i32, f32
  } attributes {note}
  scf.parallel (%k) = (%a) to (%b) step (%s) {
    func.call @other() : () -> ()
  }
  %3 = scf.parallel (%k, %l) = (%a, %a) to (%b, %b) step (%s, %s) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      %4 = arith.addf %x, %y : f32
      scf.reduce.return %4 : f32
    }
  } {note}
  return
}

func.func @forall(%n: index, %t: tensor<16xf32>) {
  scf.forall (%i, %j) in (%n, 4) {
    scf.for %k = %i to %j step %n {
    }
  }
  scf.forall (%i) = (%n) to (16) step (2) {
  } {note}
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<16xf32>) {
    scf.forall.in_parallel {
    }
  }
  return
}
