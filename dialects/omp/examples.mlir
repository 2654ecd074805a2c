// omp.tile
omp.tile (%g1, %g2, %g3, %g4) <- (%c1, %c2) sizes(%j, %j : i32, i32)

// omp.unroll_heuristic
omp.unroll_heuristic(%cli)

// omp.scan
omp.scan inclusive(%p : !llvm.ptr)

// omp.ordered
omp.ordered depend_type(dependsource) depend_vec(%i, %i : i64, i64) {doacross_num_loops = 2 : i64}

// omp.loop_nest
omp.loop_nest (%iv3) : index = (%x) to (%x) step (%x) {
  omp.scan inclusive(%p : !llvm.ptr)
  omp.yield
}

// omp.workshare.loop_wrapper
omp.workshare.loop_wrapper {
  omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
    omp.yield
  }
}

// omp.canonical_loop
omp.canonical_loop %iv : i32 in range(%j) {
  omp.canonical_loop %iv1 : i32 in range(%j) { omp.terminator }
  omp.terminator }

// omp.new_cli
%cli = omp.new_cli

// omp.ordered.region
omp.ordered.region par_level_simd {
  omp.terminator
}

// omp.section
omp.section {
^bb0(%arg: !llvm.ptr):
  omp.terminator
}

// omp.master
omp.master {
  omp.terminator
}

// omp.masked
omp.masked filter(%j : i32) {
  omp.terminator
}

// omp.workshare
omp.workshare nowait {
  omp.workshare.loop_wrapper {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
      omp.yield
    }
  }
  omp.terminator
}

// omp.terminator
omp.terminator }

// omp.yield
omp.yield(%b : !llvm.ptr)

// omp.private
omp.private {type = private} @priv : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}

// omp.declare_reduction
omp.declare_reduction @red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// omp.wsloop
omp.wsloop schedule(dynamic) {
  omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
    omp.yield
  }
}

// omp.simd
omp.simd aligned(%p : !llvm.ptr -> 32 : i64, %q : !llvm.ptr -> 128 : i64) if(%c) nontemporal(%p, %q : !llvm.ptr, !llvm.ptr) order(unconstrained:concurrent) safelen(2) simdlen(1) {
  omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
    omp.yield
  }
}

// omp.distribute
omp.distribute dist_schedule_static dist_schedule_chunk_size(%j : i32) order(concurrent) allocate(%j : i32 -> %p : !llvm.ptr) {
  omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
    omp.yield
  }
}

// omp.loop
omp.loop bind(thread) order(concurrent) private(@priv %p -> %a : !llvm.ptr) reduction(@red %p -> %r : !llvm.ptr) {
  omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
    omp.yield
  }
}

// omp.taskloop
omp.taskloop num_tasks(%i : i64) in_reduction(@red %p -> %r : !llvm.ptr) reduction(@red %q -> %r2 : !llvm.ptr) {
  omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
    omp.yield
  }
}

// omp.cancel
omp.cancel cancellation_construct_type(parallel) if(%c)

// omp.cancellation_point
omp.cancellation_point cancellation_construct_type(parallel)

// omp.parallel
omp.parallel {
 scf.if %c {
  omp.canonical_loop %iv : i32 in range(%j) { omp.terminator }
  }
  omp.terminator
}

// omp.teams
omp.teams {
  omp.workdistribute {
    omp.terminator
  }
  omp.terminator
}

// omp.sections
omp.sections nowait reduction(@red %p -> %r : !llvm.ptr) {
  omp.section {
  ^bb0(%arg: !llvm.ptr):
    omp.terminator
  }
  omp.terminator
}

// omp.single
omp.single allocate(%j : i32 -> %p : !llvm.ptr) nowait private(@priv %p -> %a : !llvm.ptr) {
  omp.terminator
}

// omp.workdistribute
omp.workdistribute {
  omp.terminator
}

// omp.barrier
omp.barrier

// omp.flush
omp.flush(%p, %q : !llvm.ptr, !llvm.ptr)

// omp.critical.declare
omp.critical.declare @mutex hint(contended, speculative)

// omp.critical
omp.critical(@mutex) {
  omp.terminator
}

// omp.atomic.read
omp.atomic.read %p = %q memory_order(acquire) hint(none) : !llvm.ptr, !llvm.ptr, i32

// omp.atomic.write
omp.atomic.write %p = %j hint(contended) memory_order(release) : !llvm.ptr, i32

// omp.atomic.update
omp.atomic.update hint(uncontended, speculative) memory_order(relaxed) %p : !llvm.ptr {
^bb0(%v: i32):
  %n = llvm.add %v, %j : i32
  omp.yield(%n : i32)
}

// omp.atomic.capture
omp.atomic.capture memory_order(seq_cst) {
  omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %q = %j : !llvm.ptr, i32
}

// omp.threadprivate
%tp = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr

// omp.allocate_dir
omp.allocate_dir(%p : !llvm.ptr) align(8) allocator(%i)

// omp.target
omp.target {
  omp.terminator
}

// omp.target_data
omp.target_data device(%j : i32) if(%c) map_entries(%m : !llvm.ptr) use_device_addr(%m -> %u : !llvm.ptr) use_device_ptr(%m4 -> %v : !llvm.ptr) {
  omp.terminator
}

// omp.target_enter_data
omp.target_enter_data depend(taskdependin -> %p : !llvm.ptr) device(%j : i32) if(%c) nowait map_entries(%m1 : !llvm.ptr)

// omp.target_exit_data
omp.target_exit_data map_entries(%m3, %m4 : !llvm.ptr, !llvm.ptr)

// omp.target_update
omp.target_update map_entries(%mu : !llvm.ptr) nowait

// omp.map.bounds
%b = omp.map.bounds lower_bound(%i : i64) upper_bound(%i : i64) extent(%i : i64) stride(%i : i64) start_idx(%i : i64) {stride_in_bytes = true}

// omp.declare_mapper
omp.declare_mapper @mapper : !llvm.struct<"s", (i32)> {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.struct<"s", (i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}

// omp.declare_mapper.info
omp.declare_mapper.info map_entries(%0 : !llvm.ptr)

// omp.map.info
%0 = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.struct<"s", (i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr

// omp.target_allocmem
%h1 = omp.target_allocmem %j : i32, !llvm.array<4 x i32>(%j, %i : i32, i64), %x, %x {uniq_name = "u", bindc_name = "b"}

// omp.target_freemem
omp.target_freemem %j, %h0 : i32, i64

// omp.task
omp.task allocate(%j : i32 -> %p : !llvm.ptr) depend(taskdependin -> %p : !llvm.ptr, taskdependinoutset -> %q : !llvm.ptr) final(%c) if(%c) mergeable priority(%j : i32) untied detach(%p : !llvm.ptr) in_reduction(@red %p -> %r : !llvm.ptr) private(@priv %p -> %a : !llvm.ptr) {
  omp.terminator
}

// omp.taskgroup
omp.taskgroup allocate(%j : i32 -> %p : !llvm.ptr) task_reduction(@red %p -> %r, byref @red %q -> %r2 : !llvm.ptr, !llvm.ptr) {
  omp.terminator
}

// omp.taskwait
omp.taskwait depend(taskdependin -> %p : !llvm.ptr) nowait

// omp.taskyield
omp.taskyield
