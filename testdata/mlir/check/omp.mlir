// Rules that the pass omp-verify checks; mlir-opt takes all of this.
omp.private {type = private} @p : i32
omp.declare_reduction @r : !llvm.ptr init {
^bb0(%0: !llvm.ptr):
  omp.yield(%0 : !llvm.ptr)
} combiner {
^bb0(%0: !llvm.ptr, %1: !llvm.ptr):
  omp.yield(%0 : !llvm.ptr)
}
func.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %n: i32) {
  %zero = arith.constant 0 : i32
  %four = arith.constant 4 : i32
  // expected-error@+1 {{num_threads is 0}}
  omp.parallel num_threads(%zero : i32) {
    omp.single {
      // expected-error@+1 {{must not be closely nested inside of omp.single}}
      omp.barrier
      omp.parallel num_threads(%four : i32) {
        omp.barrier
        omp.terminator
      }
      omp.terminator
    }
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        // expected-error@+1 {{must not be closely nested inside of omp.wsloop}}
        omp.wsloop {
          omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
            omp.yield
          }
        }
        // expected-error@+1 {{must not be closely nested inside of omp.wsloop}}
        omp.master {
          omp.terminator
        }
        omp.yield
      }
    }
    omp.critical {
      // expected-error@+1 {{must not be closely nested inside of omp.critical}}
      omp.sections {
        omp.terminator
      }
      omp.terminator
    }
    omp.barrier
    omp.terminator
  }
  // expected-error@+1 {{a variable is in clauses private and reduction}}
  omp.parallel private(@p %a -> %x : !llvm.ptr) reduction(@r %a -> %y : !llvm.ptr) {
    omp.terminator
  }
  omp.parallel private(@p %a -> %x : !llvm.ptr) reduction(@r %b -> %y : !llvm.ptr) {
    // expected-error@+1 {{@r must be an omp.private}}
    omp.wsloop private(@r %a -> %z : !llvm.ptr) {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
