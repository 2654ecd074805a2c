// omp.parallel: private with symbol mapping
omp.parallel private(@omp.priv %p -> %q : !llvm.ptr) { omp.terminator }
// -----
// omp.parallel: hoisted parallel around distribute+wsloop
omp.teams { omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite} omp.terminator }
// -----
// omp.wsloop: reduction mapping with byref
omp.wsloop reduction(@omp.red %p -> %r : !llvm.ptr) { omp.loop_nest (%iv) : i32 = (%j) to (%j) step (%j) { omp.yield } }
// -----
// omp.target: map_entries
%m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
omp.target map_entries(%m -> %mm : !llvm.ptr) { omp.terminator }
// -----
// omp.distribute: composite attribute
omp.teams { omp.distribute { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator }
// -----
// omp.distribute: composite missing
omp.teams { omp.distribute { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } omp.terminator }
// -----
// omp.loop_nest: outside a wrapper
omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield }
// -----
// omp.canonical_loop: op added
%cli = omp.new_cli
omp.canonical_loop(%cli) %iv : i32 in range(%j) { omp.terminator }
// -----
// omp.unroll_heuristic: loop transformation
%cli = omp.new_cli
omp.canonical_loop(%cli) %iv : i32 in range(%j) { omp.terminator }
omp.unroll_heuristic(%cli)
// -----
// omp.wsloop: private of an unknown recipe
omp.wsloop private(@nothing %p -> %r : !llvm.ptr) { omp.loop_nest (%iv) : i32 = (%j) to (%j) step (%j) { omp.yield } }
// -----
// omp.parallel: private of an unknown recipe
omp.parallel private(@nothing %p -> %r : !llvm.ptr) { omp.terminator }
// -----
// omp.simd: reduction by something else
omp.simd reduction(@omp.priv %p -> %r : !llvm.ptr) { omp.loop_nest (%iv) : i32 = (%j) to (%j) step (%j) { omp.yield } }
// -----
// omp.simd: no variables and empty alignments
"omp.simd"() <{alignments = [], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
"omp.loop_nest"(%j, %j, %j) <{operandSegmentSizes = array<i32: 1, 1, 1>}> ({
^bb0(%iv: i32):
"omp.yield"() : () -> ()
}) : (i32, i32, i32) -> ()
}) : () -> ()
// -----
// omp.task: as many allocators as variables [kept]
"omp.task"(%p) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({ "omp.terminator"() : () -> () }) : (!llvm.ptr) -> ()
// -----
// omp.wsloop: a recipe for each private variable [kept]
"omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>}> ({
^bb0(%a: !llvm.ptr):
"omp.loop_nest"(%j, %j, %j) <{operandSegmentSizes = array<i32: 1, 1, 1>}> ({
^bb0(%iv: i32):
"omp.yield"() : () -> ()
}) : (i32, i32, i32) -> ()
}) : (!llvm.ptr) -> ()
// -----
// omp.taskwait: depend without kinds [crash]
"omp.taskwait"(%p) : (!llvm.ptr) -> ()
