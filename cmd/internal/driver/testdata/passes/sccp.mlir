// Both calls pass 3, the branch is never taken the other way, and the loop carries a constant.
func.func private @plus(%a: i32, %b: i32) -> i32 {
  %one = arith.constant 1 : i32
  %0 = arith.addi %a, %one : i32
  return %0 : i32
}
func.func @f(%x: i32, %n: index, %m: memref<?xi32>) -> i32 {
  %three = arith.constant 3 : i32
  %true = arith.constant true
  %p = func.call @plus(%three, %x) : (i32, i32) -> i32
  %q = func.call @plus(%three, %x) : (i32, i32) -> i32
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %l = scf.for %i = %zero to %n step %step iter_args(%k = %three) -> i32 {
    memref.store %k, %m[%i] : memref<?xi32>
    scf.yield %k : i32
  }
  cf.cond_br %true, ^yes(%p : i32), ^no(%x : i32)
^yes(%r: i32):
  cf.br ^no(%r : i32)
^no(%s: i32):
  %t = arith.addi %s, %l : i32
  %u = scf.if %true -> i32 {
    scf.yield %q : i32
  } else {
    scf.yield %x : i32
  }
  %v = arith.addi %t, %u : i32
  return %v : i32
}
