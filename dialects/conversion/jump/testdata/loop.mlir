// Two calls of setjmp, in a loop: what was computed before them is kept in variables, since control comes to what follows on other ways.
func.func private @setjmp(!llvm.ptr) -> i32
func.func private @longjmp(!llvm.ptr, i32)

func.func @twice(%a: !llvm.ptr, %b: !llvm.ptr, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> (i32) : i32 {
    %double = arith.addi %i, %i : i32
    %p = func.call @setjmp(%a) : (!llvm.ptr) -> i32
    %q = func.call @setjmp(%b) : (!llvm.ptr) -> i32
    %c = arith.cmpi slt, %p, %double : i32
    scf.if %c {
      func.call @longjmp(%a, %i) : (!llvm.ptr, i32) -> ()
    }
    %t = arith.addi %s, %double : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
