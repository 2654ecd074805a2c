module {
  omp.private {type = private} @p : i32
  omp.declare_reduction @r : i32 init {
  ^bb0(%arg0: i32):
    omp.yield(%arg0 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    omp.yield(%arg0 : i32)
  }
  func.func private @omp_api()
  func.func private @omp_get_thread_num() -> i32
  func.func private @omp_get_thread_num_() -> i32
  func.func private @foo()
  func.func @standalone(%arg0: i32, %arg1: !fir.ref<i32>) {
    omp.simd private(@p %arg1 -> %arg2 : !fir.ref<i32>) {
      omp.loop_nest (%arg3) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
        fir.store %arg3 to %arg2 : !fir.ref<i32>
        omp.yield
      }
    }
    omp.wsloop private(@p %arg1 -> %arg2 : !fir.ref<i32>) reduction(@r %arg1 -> %arg3 : !fir.ref<i32>) {
      omp.loop_nest (%arg4) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
        fir.store %arg4 to %arg2 : !fir.ref<i32>
        fir.store %arg4 to %arg3 : !fir.ref<i32>
        omp.yield
      }
    }
    omp.simd private(@p %arg1 -> %arg2 : !fir.ref<i32>) reduction(byref @r %arg1 -> %arg3 : !fir.ref<i32>) {
      omp.loop_nest (%arg4) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
        fir.store %arg4 to %arg2 : !fir.ref<i32>
        omp.yield
      }
    }
    omp.parallel {
      omp.wsloop private(@p %arg1 -> %arg2 : !fir.ref<i32>) {
        omp.loop_nest (%arg3) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
          fir.store %arg3 to %arg2 : !fir.ref<i32>
          omp.yield
        }
      }
      omp.terminator
    }
    omp.parallel {
      %c1_i32 = arith.constant 1 : i32
      omp.wsloop private(@p %arg1 -> %arg2 : !fir.ref<i32>) {
        omp.loop_nest (%arg3) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
          fir.store %arg3 to %arg2 : !fir.ref<i32>
          omp.yield
        }
      }
      omp.terminator
    }
    omp.teams {
      omp.parallel private(@p %arg1 -> %arg2 : !fir.ref<i32>) {
        omp.distribute {
          omp.wsloop {
            omp.loop_nest (%arg3, %arg4) : i32 = (%arg0, %arg0) to (%arg0, %arg0) inclusive step (%arg0, %arg0) collapse(2) {
              fir.store %arg3 to %arg2 : !fir.ref<i32>
              omp.yield
            }
          } {omp.composite}
        } {omp.composite}
        omp.terminator
      } {omp.composite}
      omp.terminator
    }
    omp.teams {
      omp.distribute {
        omp.loop_nest (%arg2, %arg3) : i32 = (%arg0, %arg0) to (%arg0, %arg0) inclusive step (%arg0, %arg0) collapse(2) {
          fir.call @foo() : () -> ()
          omp.yield
        }
      }
      omp.terminator
    }
    omp.teams {
      omp.distribute {
        omp.loop_nest (%arg2, %arg3) : i32 = (%arg0, %arg0) to (%arg0, %arg0) inclusive step (%arg0, %arg0) collapse(2) {
          %0 = fir.call @omp_get_thread_num_() : () -> i32
          omp.wsloop {
            omp.loop_nest (%arg4) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
              omp.yield
            }
          }
          omp.yield
        }
      }
      omp.terminator
    }
    omp.teams {
      omp.parallel {
        omp.distribute {
          omp.wsloop {
            omp.loop_nest (%arg2, %arg3) : i32 = (%arg0, %arg0) to (%arg0, %arg0) inclusive step (%arg0, %arg0) collapse(2) {
              %0 = fir.call @omp_get_thread_num_() : () -> i32
              omp.simd {
                omp.loop_nest (%arg4) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
                  omp.yield
                }
              }
              omp.simd {
                omp.loop_nest (%arg4) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
                  omp.yield
                }
              }
              omp.yield
            }
          } {omp.composite}
        } {omp.composite}
        omp.terminator
      } {omp.composite}
      omp.terminator
    }
    return
  }
  func.func @b(%arg0: i32, %arg1: !fir.ref<i32>, %arg2: i1) {
    omp.teams {
      fir.if %arg2 {
        omp.distribute {
          omp.loop_nest (%arg3) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
            omp.yield
          }
        }
      }
      omp.terminator
    }
    omp.distribute private(@p %arg1 -> %arg3 : !fir.ref<i32>) {
      omp.loop_nest (%arg4) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
        fir.store %arg4 to %arg3 : !fir.ref<i32>
        omp.yield
      }
    }
    omp.distribute {
      omp.loop_nest (%arg3) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
        fir.call @foo() : () -> ()
        omp.yield
      }
    }
    return
  }
  omp.private {type = private} @p2 : i32
  func.func @reduce0(%arg0: i32, %arg1: i1, %arg2: !fir.ref<i32>, %arg3: !fir.ref<i32>, %arg4: !fir.ref<i32>) {
    omp.teams private(@p2 %arg4 -> %arg5 : !fir.ref<i32>) reduction(byref @r %arg2 -> %arg6, @r %arg3 -> %arg7 : !fir.ref<i32>, !fir.ref<i32>) {
      omp.parallel private(@p %arg2 -> %arg8 : !fir.ref<i32>) {
        omp.distribute {
          omp.wsloop reduction(byref @r %arg6 -> %arg9, @r %arg7 -> %arg10 : !fir.ref<i32>, !fir.ref<i32>) {
            omp.loop_nest (%arg11) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
              fir.store %arg0 to %arg9 : !fir.ref<i32>
              fir.store %arg0 to %arg10 : !fir.ref<i32>
              omp.yield
            }
          } {omp.composite}
        } {omp.composite}
        omp.terminator
      } {omp.composite}
      omp.terminator
    }
    return
  }
  func.func @reduce1(%arg0: i32, %arg1: i1, %arg2: !fir.ref<i32>, %arg3: !fir.ref<i32>, %arg4: !fir.ref<i32>) {
    omp.teams private(@p2 %arg4 -> %arg5 : !fir.ref<i32>) reduction(byref @r %arg2 -> %arg6, @r %arg3 -> %arg7 : !fir.ref<i32>, !fir.ref<i32>) {
      omp.distribute private(@p %arg2 -> %arg8 : !fir.ref<i32>) {
        omp.loop_nest (%arg9) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
          fir.store %arg0 to %arg6 : !fir.ref<i32>
          fir.store %arg0 to %arg7 : !fir.ref<i32>
          fir.call @foo() : () -> ()
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
  func.func @reduce2(%arg0: i32, %arg1: i1, %arg2: !fir.ref<i32>, %arg3: !fir.ref<i32>, %arg4: !fir.ref<i32>) {
    omp.teams private(@p2 %arg4 -> %arg5 : !fir.ref<i32>) reduction(@r %arg2 -> %arg6 : !fir.ref<i32>) {
      omp.parallel private(@p %arg2 -> %arg7 : !fir.ref<i32>) {
        omp.distribute {
          omp.wsloop reduction(byref @r %arg2 -> %arg8, @r %arg3 -> %arg9 : !fir.ref<i32>, !fir.ref<i32>) {
            omp.loop_nest (%arg10) : i32 = (%arg0) to (%arg0) inclusive step (%arg0) {
              fir.store %arg0 to %arg8 : !fir.ref<i32>
              fir.store %arg0 to %arg9 : !fir.ref<i32>
              omp.yield
            }
          } {omp.composite}
        } {omp.composite}
        omp.terminator
      } {omp.composite}
      omp.terminator
    }
    return
  }
}
