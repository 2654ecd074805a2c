// A gang loop with firstprivate, a reduction over gangs and data clauses.
acc.firstprivate.recipe @firstprivatization_f32 : !llvm.ptr init {
^bb0(%arg0: !llvm.ptr):
  %0 = arith.constant 1 : i64
  %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
  acc.yield %1 : !llvm.ptr
} copy {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  %0 = llvm.load %arg0 : !llvm.ptr -> f32
  llvm.store %0, %arg1 : f32, !llvm.ptr
  acc.terminator
}
acc.reduction.recipe @reduction_add_f64 : !llvm.ptr reduction_operator <add> init {
^bb0(%arg0: !llvm.ptr):
  %0 = arith.constant 1 : i64
  %1 = llvm.alloca %0 x f64 : (i64) -> !llvm.ptr
  %2 = arith.constant 0.0 : f64
  llvm.store %2, %1 : f64, !llvm.ptr
  acc.yield %1 : !llvm.ptr
} combiner {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  %0 = llvm.load %arg0 : !llvm.ptr -> f64
  %1 = llvm.load %arg1 : !llvm.ptr -> f64
  %2 = arith.addf %0, %1 : f64
  llvm.store %2, %arg0 : f64, !llvm.ptr
  acc.yield %arg0 : !llvm.ptr
}
func.func @dot(%x: !llvm.ptr, %a: !llvm.ptr, %sum: !llvm.ptr, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %ni = arith.index_cast %n : i32 to index
  %last = arith.subi %ni, %i1 : index
  %b = acc.bounds lowerbound(%i0 : index) upperbound(%last : index) extent(%ni : index) stride(%i1 : index) startIdx(%i0 : index)
  %dx = acc.copyin varPtr(%x : !llvm.ptr) varType(f64) bounds(%b) -> !llvm.ptr {name = "x[0:n]"}
  %ds = acc.copyin varPtr(%sum : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "sum"}
  %fa = acc.firstprivate varPtr(%a : !llvm.ptr) varType(f32) recipe(@firstprivatization_f32) -> !llvm.ptr {name = "a"}
  acc.parallel combined(loop) dataOperands(%dx, %ds : !llvm.ptr, !llvm.ptr) firstprivate(%fa : !llvm.ptr) {
    %r = acc.reduction varPtr(%ds : !llvm.ptr) varType(f64) recipe(@reduction_add_f64) -> !llvm.ptr {name = "sum"}
    acc.loop combined(parallel) reduction(%r : !llvm.ptr) control(%i : i32) = (%c0 : i32) to (%n : i32) step (%c1 : i32) {
      %k = arith.extsi %i : i32 to i64
      %p = llvm.getelementptr %dx[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %v = llvm.load %p : !llvm.ptr -> f64
      %f = llvm.load %fa : !llvm.ptr -> f32
      %fd = arith.extf %f : f32 to f64
      %m = arith.mulf %v, %fd : f64
      %s = llvm.load %r : !llvm.ptr -> f64
      %t = arith.addf %s, %m : f64
      llvm.store %t, %r : f64, !llvm.ptr
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.copyout accPtr(%ds : !llvm.ptr) to varPtr(%sum : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "sum"}
  acc.delete accPtr(%dx : !llvm.ptr) bounds(%b) {dataClause = #acc<data_clause acc_copyin>, name = "x[0:n]"}
  return
}
