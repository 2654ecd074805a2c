omp.private {type = private} @priv : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = firstprivate} @fpriv : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} dealloc {
^bb0(%a: !llvm.ptr):
  omp.yield
}
omp.declare_reduction @red : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> i32
  %1 = llvm.atomicrmw add %a, %0 monotonic : !llvm.ptr, i32
  omp.yield
}
omp.declare_reduction @redp : !llvm.ptr attributes {byref_element_type = i32} alloc {
  %c = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.alloca %c x i32 : (i64) -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} cleanup {
^bb0(%a: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
omp.critical.declare @mutex hint(contended, speculative)
omp.critical.declare @mutex2
omp.declare_mapper @mapper : !llvm.struct<"s", (i32)> {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.struct<"s", (i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  omp.barrier
  omp.taskyield
  omp.taskwait
  omp.taskwait depend(taskdependin -> %p : !llvm.ptr) nowait
  omp.flush
  omp.flush(%p, %q : !llvm.ptr, !llvm.ptr)
  omp.parallel allocate(%j : i32 -> %p : !llvm.ptr) if(%c) num_threads(%j : i32) proc_bind(close) private(@priv %p -> %a, @fpriv %q -> %b : !llvm.ptr, !llvm.ptr) private_barrier reduction(mod: task, @red %p -> %r, byref @red %q -> %r2 : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  omp.parallel reduction(mod: inscan, @red %p -> %r : !llvm.ptr) {
    omp.terminator
  }
  omp.parallel {
    omp.wsloop allocate(%j : i32 -> %p : !llvm.ptr) linear(%p = %j : !llvm.ptr) nowait order(reproducible:concurrent) ordered(1) schedule(static = %j : i32, monotonic, simd) private(@priv %p -> %a : !llvm.ptr) {
      omp.loop_nest (%iv, %iw) : i32 = (%j, %j) to (%j, %j) inclusive step (%j, %j) collapse(2) {
        omp.yield
      }
    } {linear_var_types = [i32]}
    omp.wsloop schedule(dynamic) {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
    omp.wsloop schedule(guided = %j : i32) order(concurrent) {
      omp.loop_nest (%iv, %iw) : index = (%x, %x) to (%x, %x) step (%x, %x) collapse(2) tiles(2, 3) {
        omp.yield
      }
    }
    omp.simd aligned(%p : !llvm.ptr -> 32 : i64, %q : !llvm.ptr -> 128 : i64) if(%c) nontemporal(%p, %q : !llvm.ptr, !llvm.ptr) order(unconstrained:concurrent) safelen(2) simdlen(1) {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
    omp.terminator
  }
  omp.loop bind(thread) order(concurrent) private(@priv %p -> %a : !llvm.ptr) reduction(@red %p -> %r : !llvm.ptr) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
      omp.yield
    }
  }
  omp.teams num_teams(%j : i32 to %j : i32) if(%c) thread_limit(%j : i32) reduction(@red %p -> %r : !llvm.ptr) {
    omp.distribute dist_schedule_static dist_schedule_chunk_size(%j : i32) order(concurrent) allocate(%j : i32 -> %p : !llvm.ptr) {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
    omp.terminator
  }
  omp.teams num_teams(to %j : i32) {
    omp.terminator
  }
  omp.sections nowait reduction(@red %p -> %r : !llvm.ptr) {
    omp.section {
    ^bb0(%arg: !llvm.ptr):
      omp.terminator
    }
    omp.terminator
  }
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  omp.single copyprivate(%p -> @cp : !llvm.ptr) {
    omp.terminator
  }
  omp.single allocate(%j : i32 -> %p : !llvm.ptr) nowait private(@priv %p -> %a : !llvm.ptr) {
    omp.terminator
  }
  omp.task allocate(%j : i32 -> %p : !llvm.ptr) depend(taskdependin -> %p : !llvm.ptr, taskdependinoutset -> %q : !llvm.ptr) final(%c) if(%c) mergeable priority(%j : i32) untied detach(%p : !llvm.ptr) in_reduction(@red %p -> %r : !llvm.ptr) private(@priv %p -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}
func.func @cp(%a: !llvm.ptr, %b: !llvm.ptr) { return }
// -----
omp.private {type = private} @priv : i32
omp.declare_reduction @red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
  omp.taskloop allocate(%j : i32 -> %p : !llvm.ptr) final(%c) grainsize(strict, %j : i32) if(%c) mergeable nogroup priority(%j : i32) untied private(@priv %p -> %a : !llvm.ptr) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
      omp.yield
    }
  }
  omp.taskloop num_tasks(%i : i64) in_reduction(@red %p -> %r : !llvm.ptr) reduction(@red %q -> %r2 : !llvm.ptr) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
      omp.yield
    }
  }
  omp.taskgroup allocate(%j : i32 -> %p : !llvm.ptr) task_reduction(@red %p -> %r, byref @red %q -> %r2 : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  %b = omp.map.bounds lower_bound(%i : i64) upper_bound(%i : i64) extent(%i : i64) stride(%i : i64) start_idx(%i : i64) {stride_in_bytes = true}
  %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "m"}
  %m1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, implicit, close, present, to) capture(ByCopy) var_ptr_ptr(%q : !llvm.ptr) bounds(%b) -> !llvm.ptr
  %m2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(exit_release_or_enter_alloc) capture(This) mapper(@mapper) members(%m, %m1 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {partial_map = true}
  %m3 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(VLAType) -> !llvm.ptr
  %m4 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  omp.target allocate(%j : i32 -> %p : !llvm.ptr) depend(taskdependout -> %p : !llvm.ptr) device(%j : i32) if(%c) is_device_ptr(%p : !llvm.ptr) nowait thread_limit(%j : i32) has_device_addr(%m -> %h : !llvm.ptr) host_eval(%j -> %e : i32) in_reduction(@red %q -> %r : !llvm.ptr) map_entries(%m -> %mm, %m4 -> %mn : !llvm.ptr, !llvm.ptr) private(@priv %p -> %a [map_idx=0] : !llvm.ptr) {
    omp.terminator
  }
  omp.target {
    omp.terminator
  }
  omp.target_data device(%j : i32) if(%c) map_entries(%m : !llvm.ptr) use_device_addr(%m -> %u : !llvm.ptr) use_device_ptr(%m4 -> %v : !llvm.ptr) {
    omp.terminator
  }
  omp.target_enter_data depend(taskdependin -> %p : !llvm.ptr) device(%j : i32) if(%c) nowait map_entries(%m1 : !llvm.ptr)
  omp.target_exit_data map_entries(%m3, %m4 : !llvm.ptr, !llvm.ptr)
  %mu = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%mu : !llvm.ptr) nowait
  omp.critical {
    omp.terminator
  }
  omp.critical(@mutex) {
    omp.terminator
  }
  omp.master {
    omp.terminator
  }
  omp.masked filter(%j : i32) {
    omp.terminator
  }
  omp.masked {
    omp.terminator
  }
  omp.workshare nowait {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
    omp.terminator
  }
  omp.atomic.read %p = %q memory_order(acquire) hint(none) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %p = %j hint(contended) memory_order(release) : !llvm.ptr, i32
  omp.atomic.update hint(uncontended, speculative) memory_order(relaxed) %p : !llvm.ptr {
  ^bb0(%v: i32):
    %n = llvm.add %v, %j : i32
    omp.yield(%n : i32)
  }
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%v: i32):
    %n = llvm.add %v, %j : i32
    omp.yield(%n : i32)
  } {atomic_control = #omp.atomic_control<ignore_denormal_mode = true>}
  omp.atomic.capture memory_order(seq_cst) {
    omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %q = %j : !llvm.ptr, i32
  }
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel) if(%c)
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  %tp = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%j) {
    omp.terminator
  }
  omp.canonical_loop %iv2 : i64 in range(%i) {
    omp.terminator
  }
  omp.unroll_heuristic(%cli)
  %c1 = omp.new_cli
  %c2 = omp.new_cli
  %g1 = omp.new_cli
  %g2 = omp.new_cli
  %g3 = omp.new_cli
  %g4 = omp.new_cli
  omp.canonical_loop(%c1) %k : i32 in range(%j) {
    omp.canonical_loop(%c2) %l : i32 in range(%j) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%g1, %g2, %g3, %g4) <- (%c1, %c2) sizes(%j, %j : i32, i32)
  omp.allocate_dir(%p : !llvm.ptr) align(8) allocator(%i)
  %h0 = omp.target_allocmem %j : i32, i64
  %h1 = omp.target_allocmem %j : i32, !llvm.array<4 x i32>(%j, %i : i32, i64), %x, %x {uniq_name = "u", bindc_name = "b"}
  omp.target_freemem %j, %h0 : i32, i64
  omp.wsloop nowait reduction(mod: inscan, @red %p -> %r : !llvm.ptr) {
    omp.loop_nest (%iv3) : index = (%x) to (%x) step (%x) {
      omp.scan inclusive(%p : !llvm.ptr)
      omp.yield
    }
  }
  omp.wsloop ordered(2) {
    omp.loop_nest (%iv5, %iv6) : index = (%x, %x) to (%x, %x) step (%x, %x) collapse(2) {
      omp.ordered depend_type(dependsource) depend_vec(%i, %i : i64, i64) {doacross_num_loops = 2 : i64}
      omp.yield
    }
  }
  omp.wsloop ordered(0) {
    omp.loop_nest (%iv4) : index = (%x) to (%x) step (%x) {
      omp.ordered.region par_level_simd {
        omp.terminator
      }
      omp.yield
    }
  }
  omp.teams {
    omp.workdistribute {
      omp.terminator
    }
    omp.terminator
  }
  return
}
module attributes {omp.flags = #omp.flags<debug_kind = 1, assume_no_thread_state = true>, omp.version = #omp.version<version = 52>, omp.requires = #omp<clause_requires reverse_offload|unified_shared_memory>, t.b = #omp<bindkind thread>, t.c = #omp<clause_map_flags to|from>, t.d = #omp<data_sharing_type {type = private}>, t.e = #omp<variable_capture_kind(ByRef)>, t.f = #omp<order_mod reproducible>, t.g = #omp.atomic_control<remote_memory = true>} {
  func.func @g() attributes {omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (to)>} { return }
  func.func @h() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = false>} { return }
  func.func @i() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), automap = true>} { return }
}
func.func private @types(!omp.map_bounds_ty, !omp.cli)
omp.declare_mapper @mapper : !llvm.struct<"s", (i32)> {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.struct<"s", (i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}
omp.critical.declare @mutex
// -----
func.func @one(%j: i32) {
  %a = omp.new_cli
  omp.canonical_loop(%a) %iv : i32 in range(%j) { omp.terminator }
  %u = omp.new_cli
  return
}
func.func @three(%j: i32, %c: i1) {
  %a = omp.new_cli
  %b = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%a) %iv : i32 in range(%j) {
    omp.canonical_loop(%b) %iv1 : i32 in range(%j) {
      omp.canonical_loop(%d) %iv2 : i32 in range(%j) { omp.terminator }
      omp.terminator }
    omp.terminator }
  return
}
func.func @two(%j: i32, %c: i1) {
  omp.canonical_loop %iv : i32 in range(%j) {
    omp.canonical_loop %iv1 : i32 in range(%j) { omp.terminator }
    omp.canonical_loop %iv3 : i32 in range(%j) {
       omp.canonical_loop %iv4 : i32 in range(%j) { 
         scf.if %c { 
         omp.canonical_loop %iv5 : i32 in range(%j) { omp.terminator }
         } else { 
         omp.canonical_loop %iv5 : i32 in range(%j) { omp.terminator }
          }
        omp.terminator }
       omp.terminator }
    omp.terminator }
  return
}
func.func @ifs(%j: i32, %c: i1) {
  scf.if %c {
    omp.canonical_loop %iv : i32 in range(%j) {
      omp.canonical_loop %iv1 : i32 in range(%j) { omp.terminator }
      omp.terminator }
  }
  omp.parallel {
    omp.canonical_loop %iv : i32 in range(%j) {
      omp.canonical_loop %iv1 : i32 in range(%j) { omp.terminator }
      omp.terminator }
    omp.terminator
  }
  %0 = omp.new_cli
  %1 = omp.new_cli
  %2 = omp.new_cli
  omp.canonical_loop(%0) %iv : i32 in range(%j) { omp.terminator }
  omp.tile (%1, %2) <- (%0) sizes(%j : i32)
  omp.unroll_heuristic(%1)
  return
}
// -----
func.func @p1(%j: i32, %c: i1) {
  omp.parallel {
    omp.canonical_loop %iv : i32 in range(%j) { omp.terminator }
    omp.terminator
  }
  return
}
func.func @p2(%j: i32, %c: i1) {
  omp.parallel { omp.terminator }
  omp.parallel {
   omp.parallel {
    omp.canonical_loop %iv : i32 in range(%j) { omp.terminator }
    omp.terminator
   }
    omp.terminator
  }
  return
}
func.func @p3(%j: i32, %c: i1) {
  omp.canonical_loop %iv : i32 in range(%j) {
   omp.parallel {
    omp.canonical_loop %iv1 : i32 in range(%j) { 
     omp.canonical_loop %iv2 : i32 in range(%j) { omp.terminator }
     omp.terminator }
    omp.terminator
   }
   omp.terminator }
  return
}
func.func @p4(%j: i32, %c: i1) {
  omp.parallel { omp.terminator }
  omp.canonical_loop %iv : i32 in range(%j) {
   omp.parallel {
    omp.canonical_loop %iv1 : i32 in range(%j) { 
     omp.canonical_loop %iv2 : i32 in range(%j) { omp.terminator }
     omp.terminator }
    omp.terminator
   }
   omp.terminator }
  return
}
func.func @p5(%j: i32, %c: i1) {
  omp.parallel { omp.terminator }
  omp.parallel {
   scf.if %c {
    omp.canonical_loop %iv : i32 in range(%j) { omp.terminator }
    }
    omp.terminator
  }
  return
}
// -----
func.func @updated_twice(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "x"}
  %1 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "x(1)"}
  omp.target_update map_entries(%0, %1 : !llvm.ptr, !llvm.ptr)
  return
}
