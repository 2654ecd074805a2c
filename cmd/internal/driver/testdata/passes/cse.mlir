// Equal operations without effects are one, in regions inside of the first one's block, too.
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = scf.if %c -> (i32) {
    %3 = arith.addi %a, %b : i32
    scf.yield %3 : i32
  } else {
    scf.yield %0 : i32
  }
  %4 = arith.muli %1, %2 : i32
  return %4 : i32
}
