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
omp.declare_reduction @sum : i32 init {
^bb0(%0: i32):
  omp.yield(%0 : i32)
} combiner {
^bb0(%0: i32, %1: i32):
  omp.yield(%0 : i32)
}
omp.critical.declare @lock
func.func private @declared()
func.func @waits() {
  omp.barrier
  return
}
func.func @mayWait(%c: i1) {
  scf.if %c {
    omp.barrier
  }
  return
}
func.func @through() {
  func.call @waits() : () -> ()
  return
}
func.func @calls(%a: !llvm.ptr, %n: i32, %c: i1) {
  omp.parallel {
    func.call @waits() : () -> ()
    omp.single {
      // expected-error@+1 {{@through executes omp.barrier, which must not be closely nested inside of omp.single}}
      func.call @through() : () -> ()
      func.call @mayWait(%c) : (i1) -> ()
      func.call @declared() : () -> ()
      scf.if %c {
        func.call @through() : () -> ()
      }
      omp.parallel {
        func.call @through() : () -> ()
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @teams(%n: i32, %m: i32) {
  %two = arith.constant 2 : i32
  %one = arith.constant 1 : i32
  // expected-error@+1 {{the lower bound of num_teams is 2, the upper one 1}}
  omp.teams num_teams(%two : i32 to %one : i32) {
    // expected-error@+1 {{must not be strictly nested inside of omp.teams}}
    omp.barrier
    // expected-error@+1 {{must not be strictly nested inside of omp.teams}}
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.distribute {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.parallel {
      omp.single {
        // expected-error@+1 {{must be strictly nested inside of omp.teams, not of omp.single}}
        omp.distribute {
          omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.parallel {
      omp.distribute {
        omp.wsloop {
          omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  omp.distribute {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
func.func @lanes(%n: i32, %a: !llvm.ptr) {
  %zero = arith.constant 0 : i32
  omp.simd {
    // expected-error@+1 {{the step of a loop is 0}}
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%zero) {
      omp.atomic.write %a = %n : !llvm.ptr, i32
      omp.ordered.region par_level_simd {
        omp.terminator
      }
      // expected-error@+1 {{must not be executed in a simd region}}
      omp.ordered.region {
        omp.terminator
      }
      // expected-error@+1 {{must not be executed in a simd region}}
      omp.critical {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
func.func @locks() {
  omp.critical(@lock) {
    omp.critical {
      // expected-error@+1 {{must not be nested inside of a critical region of the same name}}
      omp.critical(@lock) {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func private @copy(!llvm.ptr, !llvm.ptr)
func.func @clauses(%n: i32, %a: !llvm.ptr, %v: vector<4xi32>) {
  %minus = arith.constant -1 : i32
  // expected-error@+1 {{copyprivate excludes nowait}}
  omp.single copyprivate(%a -> @copy : !llvm.ptr) nowait {
    omp.terminator
  }
  // expected-error@+2 {{a loop with an ordered clause is nonmonotonic}}
  // expected-error@+1 {{a loop with an ordered clause has an order clause, too}}
  omp.wsloop order(concurrent) ordered(0) schedule(dynamic, nonmonotonic) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  // expected-error@+1 {{ordered(1) is less than collapse(2)}}
  omp.wsloop ordered(1) {
    omp.loop_nest (%i, %j) : i32 = (%n, %n) to (%n, %n) step (%n, %n) collapse(2) {
      omp.yield
    }
  }
  // expected-error@+1 {{an inscan reduction needs one omp.scan in the loop, which has 0}}
  omp.wsloop reduction(mod: inscan, @sum %a -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  omp.wsloop reduction(mod: inscan, @sum %a -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.scan inclusive(%x : !llvm.ptr)
      omp.yield
    }
  }
  // expected-error@+1 {{priority is -1, which is negative}}
  omp.task priority(%minus : i32) {
    omp.terminator
  }
  %to = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  %from = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  %again = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{a variable is mapped as to and as from}}
  omp.target_data map_entries(%to, %from : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  omp.target_data map_entries(%to, %again : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  // expected-error@+1 {{is about a value of type vector<4xi32>}}
  omp.atomic.write %a = %v : !llvm.ptr, vector<4xi32>
  return
}
func.func @devices(%n: i32, %a: !llvm.ptr) {
  %m = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target_data map_entries(%m : !llvm.ptr) {
    omp.target {
      // expected-error@+1 {{must not be executed in a target region}}
      omp.target {
        omp.terminator
      }
      omp.target {
        omp.terminator
      } {accc.device_word = "ancestor"}
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @detached(%a: !llvm.ptr) {
  // expected-error@+1 {{detach excludes mergeable}}
  omp.task mergeable detach(%a : !llvm.ptr) {
    omp.terminator
  }
  omp.task detach(%a : !llvm.ptr) {
    omp.terminator
  }
  return
}
func.func @any_order(%n: i32) {
  omp.wsloop order(concurrent) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{must not be executed in a loop whose iterations are in any order}}
      omp.critical {
        omp.terminator
      }
      omp.parallel {
        omp.critical {
          omp.terminator
        }
        omp.terminator
      }
      omp.loop {
        omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
          // expected-error@+1 {{must not be executed in a loop whose iterations are in any order}}
          omp.taskwait
          omp.yield
        }
      }
      omp.yield
    }
  }
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.critical {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
