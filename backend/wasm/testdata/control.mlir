// Control flow: structured, with blocks, and both.

func.func @collatz(%n: i64) -> (i64, i64) {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %zero = arith.constant 0 : i64
  %steps, %top = scf.while (%x = %n, %k = %zero, %m = %n) : (i64, i64, i64) -> (i64, i64) {
    %c = arith.cmpi ne, %x, %one : i64
    scf.condition(%c) %k, %m : i64, i64
  } do {
  ^bb0(%k: i64, %m: i64):
    // The value itself is no argument here: it is computed again.
    %x = func.call @nth(%n, %k) : (i64, i64) -> i64
    %r = arith.remui %x, %two : i64
    %odd = arith.cmpi eq, %r, %one : i64
    %y = scf.if %odd -> (i64) {
      %t = arith.muli %x, %three : i64
      %u = arith.addi %t, %one : i64
      scf.yield %u : i64
    } else {
      %h = arith.divui %x, %two : i64
      scf.yield %h : i64
    }
    %k1 = arith.addi %k, %one : i64
    %big = arith.maxui %m, %y : i64
    scf.yield %y, %k1, %big : i64, i64, i64
  }
  return %steps, %top : i64, i64
}
func.func @nth(%n: i64, %k: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %r = scf.for %i = %zero to %k step %one iter_args(%x = %n) -> (i64) : i64 {
    %m = arith.remui %x, %two : i64
    %odd = arith.cmpi eq, %m, %one : i64
    %t = arith.muli %x, %three : i64
    %u = arith.addi %t, %one : i64
    %h = arith.divui %x, %two : i64
    %y = arith.select %odd, %u, %h : i64
    scf.yield %y : i64
  }
  return %r : i64
}
// call collatz(6) = 8, 16
// call collatz(27) = 111, 9232
// call collatz(1) = 0, 1

func.func @which(%i: index) -> i32 {
  %r = scf.index_switch %i -> i32
  case 2 {
    %a = arith.constant 20 : i32
    scf.yield %a : i32
  }
  case 5 {
    %a = arith.constant 50 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant -1 : i32
    scf.yield %a : i32
  }
  return %r : i32
}
// call which(2) = 20
// call which(5) = 50
// call which(7) = -1

func.func @blocks_inside(%n: i32) -> i32 {
  %c10 = arith.constant 10 : i32
  %one = arith.constant 1 : i32
  %r = scf.execute_region -> i32 {
    cf.br ^loop(%n : i32)
  ^loop(%x: i32):
    %c = arith.cmpi slt, %x, %c10 : i32
    cf.cond_br %c, ^more, ^done
  ^more:
    %y = arith.addi %x, %one : i32
    cf.br ^loop(%y : i32)
  ^done:
    scf.yield %x : i32
  }
  return %r : i32
}
// call blocks_inside(3) = 10
// call blocks_inside(30) = 30

func.func @sparse(%x: i64) -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %d = arith.constant 0 : i32
  cf.switch %x : i64, [
    default: ^out(%d : i32),
    -5: ^out(%a : i32),
    1000000000000: ^out(%b : i32)
  ]
^out(%r: i32):
  return %r : i32
}
// call sparse(-5) = 1
// call sparse(1000000000000) = 2
// call sparse(0) = 0

func.func @dense(%x: i8) -> i32 {
  %a = arith.constant 10 : i32
  %b = arith.constant 11 : i32
  %c = arith.constant 12 : i32
  %e = arith.constant 13 : i32
  %d = arith.constant 0 : i32
  cf.switch %x : i8, [
    default: ^out(%d : i32),
    -1: ^out(%a : i32),
    0: ^out(%b : i32),
    1: ^out(%c : i32),
    3: ^out(%e : i32)
  ]
^out(%r: i32):
  return %r : i32
}
// call dense(0xFF) = 10
// call dense(0) = 11
// call dense(0x101) = 12
// call dense(3) = 13
// call dense(2) = 0
// call dense(0x80) = 0

func.func @downward(%n: i8) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %lb = arith.constant -3 : i8
  %s = arith.constant 2 : i8
  %r = scf.for %i = %lb to %n step %s iter_args(%k = %c0) -> (i32) : i8 {
    %j = arith.addi %k, %c1 : i32
    scf.yield %j : i32
  }
  return %r : i32
}
// call downward(4) = 4
// call downward(-3) = 0
// call downward(0x0F0) = 0

func.func @swap(%n: i32, %a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %x, %y = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (i32, i32) : i32 {
    scf.yield %q, %p : i32, i32
  }
  return %x, %y : i32, i32
}
// call swap(0, 1, 2) = 1, 2
// call swap(1, 1, 2) = 2, 1
// call swap(2, 1, 2) = 1, 2

// A loop whose decision has an effect is decided at one place only.
llvm.mlir.global internal @count(0 : i32) {addr_space = 0 : i32} : i32
func.func @tick() -> i1 {
  %one = arith.constant 1 : i32
  %four = arith.constant 4 : i32
  %p = llvm.mlir.addressof @count : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = arith.addi %v, %one : i32
  llvm.store %w, %p : i32, !llvm.ptr
  %c = arith.cmpi slt, %w, %four : i32
  return %c : i1
}
func.func @ticks() -> i32 {
  %p = llvm.mlir.addressof @count : !llvm.ptr
  scf.while : () -> () {
    %c = func.call @tick() : () -> i1
    scf.condition(%c)
  } do {
    scf.yield
  }
  %v = llvm.load %p : !llvm.ptr -> i32
  return %v : i32
}
// call ticks() = 4
// call ticks() = 5

func.func @never(%x: i32) -> i32 {
  %z = arith.constant 0 : i32
  %c = arith.cmpi sgt, %x, %z : i32
  llvm.cond_br %c, ^ok, ^bad
^ok:
  return %x : i32
^bad:
  llvm.unreachable
}
// call never(4) = 4
// trap never(0) = a place that the program says is never reached at 189:3
