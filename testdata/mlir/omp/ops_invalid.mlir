omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{@nope must be an omp.private}}
  omp.parallel private(@nope %p -> %a : !llvm.ptr) { omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{1 variables and 0 recipes}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{@nope must be an omp.declare_reduction}}
  omp.parallel reduction(@nope %p -> %a : !llvm.ptr) { omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{used more than once}}
  omp.parallel reduction(@omp.red %p -> %a, @omp.red %p -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{1 variables and 0 allocators}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{no loop wrapper is directly inside}}
  omp.parallel { omp.terminator } {omp.composite}
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{omp.composite is missing}}
  omp.teams { omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{inside omp.target or no construct}}
  omp.parallel { omp.teams { omp.terminator } omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{only omp.section}}
  omp.sections { omp.barrier
   omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{0 arguments where omp.sections has 1}}
  omp.sections reduction(@omp.red %p -> %a : !llvm.ptr) { omp.section { omp.terminator }
   omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{must be directly inside}}
  omp.section { omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{@nope is not defined}}
  omp.single copyprivate(%p -> @nope : !llvm.ptr) { omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{must have 2 arguments}}
  omp.single copyprivate(%p -> @f : !llvm.ptr) { omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{must be directly inside omp.teams}}
  omp.workdistribute { omp.terminator }
return
}
// -----
// expected-error {{exclude each other}}
omp.critical.declare @m hint(uncontended, contended)
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{@nope must be an omp.critical.declare}}
  omp.critical(@nope) { omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{power of two}}
  omp.allocate_dir(%p : !llvm.ptr) align(3)
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{must be inside a loop}}
  omp.ordered depend_type(dependsource) depend_vec(%i : i64) {doacross_num_loops = 1 : i64}
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{needs an ordered clause}}
  omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsource) depend_vec(%i : i64) {doacross_num_loops = 1 : i64}
   omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{differs from}}
  omp.wsloop ordered(2) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsource) depend_vec(%i : i64) {doacross_num_loops = 1 : i64}
   omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{ordered clause without parameter}}
  omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered.region { omp.terminator }
   omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{inside the construct}}
  omp.cancel cancellation_construct_type(parallel)
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{directly inside it}}
  omp.parallel { omp.cancel cancellation_construct_type(loop)
   omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{cannot have nowait}}
  omp.wsloop nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(loop)
   omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{directly inside it}}
  omp.sections { omp.section { omp.cancellation_point cancellation_construct_type(parallel)
   omp.terminator }
   omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{one of inclusive and exclusive}}
  omp.wsloop reduction(mod: inscan, @omp.red %p -> %r : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr)
   omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{inscan reduction}}
  omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr)
   omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{must hold one operation}}
  omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield }
   omp.barrier }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{omp.loop_nest, not omp.barrier}}
  omp.wsloop { omp.barrier }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{makes no composite construct}}
  omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite}
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{cannot hold omp.wsloop}}
  omp.simd { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite}
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{not be greater than safelen}}
  omp.simd simdlen(4) safelen(2) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{used more than once}}
  omp.simd aligned(%p : !llvm.ptr -> 8 : i64, %p : !llvm.ptr -> 8 : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{must be positive}}
  omp.simd aligned(%p : !llvm.ptr -> -8 : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{used more than once}}
  omp.simd nontemporal(%p, %p : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{needs dist_schedule_static}}
  omp.teams { omp.distribute dist_schedule_chunk_size(%j : i32) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
   omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{is inside another one}}
  omp.loop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{@nope must be an omp.declare_reduction}}
  omp.loop reduction(@nope %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{inside omp.workshare}}
  omp.workshare.loop_wrapper { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{exclude each other}}
  omp.taskloop grainsize(%j : i32) num_tasks(%j : i32) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{excludes nogroup}}
  omp.taskloop nogroup reduction(@omp.red %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{in reduction and in in_reduction}}
  omp.taskloop in_reduction(@omp.red %p -> %a : !llvm.ptr) reduction(@omp.red %p -> %b : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{directly inside a loop wrapper}}
  omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{greater than the number of loops}}
  omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) collapse(2) { omp.yield } }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{never defined}}
  %cli = omp.new_cli
  omp.unroll_heuristic(%cli)
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{defined more than once}}
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%j) { omp.terminator }
  omp.canonical_loop(%cli) %iw : i32 in range(%j) { omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{type of the trip count}}
  "omp.canonical_loop"(%j) ({
  ^bb0(%iv: i64):
    omp.terminator
  }) : (i32) -> ()
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{2 sizes for 1 loops}}
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%j) { omp.terminator }
  omp.tile <- (%cli) sizes(%j, %j : i32, i32)
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{1 variables and 0 kinds}}
  "omp.task"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{1 variables and 0 declarations}}
  "omp.taskgroup"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{different locations}}
  omp.atomic.read %p = %p : !llvm.ptr, !llvm.ptr, i32
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{does not apply to a read}}
  omp.atomic.read %p = %q memory_order(release) : !llvm.ptr, !llvm.ptr, i32
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{does not apply to a write}}
  omp.atomic.write %p = %j memory_order(acquire) : !llvm.ptr, i32
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{does not apply to an update}}
  omp.atomic.update memory_order(acquire) %p : !llvm.ptr {
  ^bb0(%v: i32):
    omp.yield(%v : i32)
  }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{type of its argument}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%v: i32):
    omp.yield(%i : i64)
  }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{two atomic operations}}
  omp.atomic.capture { omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32 }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{exclude each other}}
  omp.atomic.capture hint(uncontended, contended) {
   omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32
   omp.atomic.write %q = %j : !llvm.ptr, i32
  }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{must be the result of omp.map.info}}
  omp.target map_entries(%p -> %a : !llvm.ptr) { omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{delete does not apply}}
  %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  omp.target map_entries(%m -> %a : !llvm.ptr) { omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{several omp.teams}}
  omp.target { omp.teams { omp.terminator }
   omp.teams { omp.terminator }
   omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{operand is needed}}
  omp.target_data { omp.terminator }
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{do not apply to omp.target_enter_data}}
  %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  omp.target_enter_data map_entries(%m : !llvm.ptr)
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{do not apply to omp.target_exit_data}}
  %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.target_exit_data map_entries(%m : !llvm.ptr)
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{one of the map types}}
  %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%m : !llvm.ptr)
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{@nope must be an omp.declare_mapper}}
  %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) mapper(@nope) -> !llvm.ptr
return
}
// -----
omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  // expected-error {{an extent or an upper bound}}
  %b = omp.map.bounds lower_bound(%i : i64)
return
}
// -----
// expected-error {{must end with omp.declare_mapper.info}}
omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  omp.terminator
}
// -----
// expected-error {{must be the result of omp.map.info}}
omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  omp.declare_mapper.info map_entries(%a : !llvm.ptr)
}
// -----
// expected-error {{no copy region}}
omp.private {type = private} @p : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
// -----
// expected-error {{needs a copy region}}
omp.private {type = firstprivate} @p : i32
// -----
// expected-error {{must have 2 arguments}}
omp.private {type = private} @p : i32 init {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
// -----
// expected-error {{the combiner region must have 2 arguments}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error {{the init region must yield i32}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i64) : i64
  omp.yield(%0 : i64)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
func.func @f() {
  omp.task {
    omp.parallel {
      omp.cancel cancellation_construct_type(taskgroup) // expected-error {{must be directly inside a task}}
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.taskgroup {
    omp.cancellation_point cancellation_construct_type(taskgroup) // expected-error {{must be directly inside a task}}
    omp.terminator
  }
  return
}
// -----
func.func @f(%n: i32) {
  omp.parallel { // expected-error {{a composite construct holds omp.barrier beside omp.distribute}}
    omp.barrier
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(close, to) capture(ByRef) -> !llvm.ptr
  // expected-error {{map modifiers other than present do not apply}}
  omp.target_update map_entries(%m : !llvm.ptr)
  return
}
