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
