// What constructs of OpenACC write on the host and on the device.
acc.firstprivate.recipe @f : !llvm.ptr init {
^bb0(%x: !llvm.ptr):
  acc.yield %x : !llvm.ptr
} copy {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  acc.terminator
}
func.func @device(%i: i32, %q: !llvm.ptr) {
  %c1 = arith.constant 1 : i64
  %one = arith.constant 1 : i32
  %x = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %n = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %m = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  llvm.store %i, %x : i32, !llvm.ptr // @x1
  llvm.store %i, %n : i32, !llvm.ptr // @n1
  llvm.store %i, %m : i32, !llvm.ptr // @m1
  %d = acc.copyin varPtr(%x : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x"}
  %r = acc.copyin varPtr(%m : !llvm.ptr) varType(i32) -> !llvm.ptr {name = "m"}
  %f = acc.firstprivate varPtr(%n : !llvm.ptr) varType(i32) recipe(@f) -> !llvm.ptr {name = "n"}
  acc.parallel dataOperands(%d, %r : !llvm.ptr, !llvm.ptr) firstprivate(%f : !llvm.ptr) { // @parallel
    %f1 = llvm.load %f : !llvm.ptr -> i32 // @f1
    llvm.store %one, %d : i32, !llvm.ptr // @d
    %d1 = llvm.load %d : !llvm.ptr -> i32 // @d1
    acc.yield
  }
  acc.copyout accPtr(%d : !llvm.ptr) to varPtr(%x : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "x"} // @copyout
  acc.delete accPtr(%r : !llvm.ptr) {dataClause = #acc<data_clause acc_copyin>, name = "m"}
  %x2 = llvm.load %x : !llvm.ptr -> i32 // @x2
  %n2 = llvm.load %n : !llvm.ptr -> i32 // @n2
  return
}
// reach %f:4 at @f1: entry
// reach %d:4 at @d1: @d
// reach %x:4 at @x2: @copyout @parallel @x1
// reach %n:4 at @n2: @n1
// value %f1: %i
// value %d1: 1
// value %n2: %i
// value %x2: %x2
// unchanged %n:4 from @parallel to @n2: yes
// unchanged %x:4 from @f1 to @x2: no by @copyout
