// A constant folds, a condition that is known chooses its region, and what is left without a use goes.
func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %true = arith.constant true
  %sum = arith.addi %a, %zero : i32
  %r = scf.if %true -> (i32) {
    scf.yield %sum : i32
  } else {
    scf.yield %zero : i32
  }
  %unused = arith.muli %r, %r : i32
  return %r : i32
}
