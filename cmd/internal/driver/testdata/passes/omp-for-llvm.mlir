omp.private {type = firstprivate} @k_firstprivate : i32 copy {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  %0 = llvm.load %from : !llvm.ptr -> i32
  llvm.store %0, %to : i32, !llvm.ptr
  omp.yield(%to : !llvm.ptr)
}
omp.declare_reduction @add : i32 init {
^bb0(%v: i32):
  %0 = arith.constant 0 : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = arith.addi %a, %b : i32
  omp.yield(%0 : i32)
}
func.func private @__accc_omp_error_llvm_ptr(!llvm.ptr)
func.func @teams(%k: !llvm.ptr, %s: !llvm.ptr, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  omp.teams private(@k_firstprivate %k -> %own : !llvm.ptr) reduction(@add %s -> %part : !llvm.ptr) {
    omp.distribute order(reproducible:concurrent) {
      omp.loop_nest (%i) : i32 = (%c0) to (%n) step (%c1) {
        %0 = llvm.load %own : !llvm.ptr -> i32
        llvm.store %0, %part : i32, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
func.func @tasks(%a: !llvm.ptr, %n: i32, %message: !llvm.ptr) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %alloc = arith.constant 5 : i64
  omp.taskwait depend(taskdependin -> %a : !llvm.ptr)
  %map = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a"}
  omp.target_enter_data depend(taskdependout -> %a : !llvm.ptr) map_entries(%map : !llvm.ptr) nowait
  omp.taskloop {
    omp.loop_nest (%i) : i32 = (%c0) to (%n) step (%c1) {
      omp.yield
    }
  } {accc.unsigned = array<i1: true>}
  %small = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "a"}
  omp.target map_entries(%small -> %in : !llvm.ptr) {
    %two = arith.constant 2 : i32
    llvm.store %two, %in : i32, !llvm.ptr
    omp.terminator
  }
  omp.parallel allocate(%alloc : i64 -> %a : !llvm.ptr) private(@k_firstprivate %a -> %mine : !llvm.ptr) {
    omp.terminator
  }
  call @__accc_omp_error_llvm_ptr(%message) {accc.directive = {clauses = [{args = [{word = "execution"}], clause = "at"}, {args = [{word = "warning"}], clause = "severity"}, {args = [{value = 0 : i64}], clause = "message"}], name = "error"}} : (!llvm.ptr) -> ()
  return
}
func.func @atomic(%x: !llvm.ptr, %y: !llvm.ptr, %f: f32) {
  omp.atomic.update memory_order(release) %x : !llvm.ptr {
  ^bb0(%old: i32):
    %one = arith.constant 1 : i32
    %new = arith.addi %old, %one : i32
    omp.yield(%new : i32)
  }
  omp.atomic.capture memory_order(acq_rel) {
    omp.atomic.update %y : !llvm.ptr {
    ^bb0(%old: f32):
      %new = arith.mulf %old, %f : f32
      omp.yield(%new : f32)
    }
    omp.atomic.read %x = %y : !llvm.ptr, !llvm.ptr, f32
  }
  return
}
func.func @addresses(%a: !llvm.ptr) {
  %map = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "a"}
  omp.target map_entries(%map -> %in : !llvm.ptr) {
    %from = llvm.ptrtoint %in : !llvm.ptr to i64
    %c4 = arith.constant 4 : i64
    %to = arith.addi %from, %c4 : i64
    omp.teams {
      omp.distribute {
        omp.loop_nest (%i) : i64 = (%from) to (%to) step (%c4) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
