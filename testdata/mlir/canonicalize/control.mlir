func.func @branches(%a: i32, %c: i1) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  return %x : i32
^bb2:
  return %a : i32
}
func.func @chosen(%a: i32, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.switch %c1 : i32, [
    default: ^bb1,
    1: ^bb2(%b : i32),
    2: ^bb1
  ]
^bb1:
  return %a : i32
^bb2(%x: i32):
  return %x : i32
}
func.func @conditions(%a: i32, %b: i32) -> (i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = scf.if %true -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  scf.if %false {
    func.call @effect() : () -> ()
  }
  %1 = scf.if %false -> (i32) {
    scf.yield %a : i32
  } else {
    %2 = arith.muli %b, %b : i32
    scf.yield %2 : i32
  }
  return %0, %1 : i32, i32
}
func.func private @effect()
func.func @loops(%f: f32, %x: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c1 to %c0 step %c1 iter_args(%v = %f) -> (f32) {
    %1 = arith.addf %v, %v : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
func.func @arithmetic(%a: i32, %f: f32, %c: i1) -> (i32, i32, i32, f32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %one = arith.constant 1.0 : f32
  %0 = arith.addi %a, %c0 : i32
  %1 = arith.muli %0, %c1 : i32
  %2 = arith.subi %1, %1 : i32
  %3 = arith.mulf %f, %one : f32
  %4 = arith.select %c, %a, %a : i32
  %5 = arith.andi %a, %a : i32
  %6 = arith.ori %a, %c0 : i32
  %7 = arith.xori %a, %a : i32
  return %1, %2, %4, %3, %5, %6 : i32, i32, i32, f32, i32, i32
}
func.func @pointers(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  return %0 : !llvm.ptr
}
