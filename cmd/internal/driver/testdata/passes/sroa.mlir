// The members that are used become variables of their own: the second round splits the array.
llvm.func @f(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<(i32, f64, array<4 x i32>)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, array<4 x i32>)>
  llvm.store %x, %s : i32, !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
