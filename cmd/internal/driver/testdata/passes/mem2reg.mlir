// A variable whose address goes nowhere becomes a value, an argument of the block where two values meet.
llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %b, %p : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
