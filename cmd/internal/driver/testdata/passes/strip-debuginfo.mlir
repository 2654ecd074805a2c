// Locations become unknown.
func.func @f(%a: i32 loc("a.c":1:7)) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("a.c":2:3)
  return %0 : i32 loc("a.c":3:1)
} loc("a.c":1:1)
