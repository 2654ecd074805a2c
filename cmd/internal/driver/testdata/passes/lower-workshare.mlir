func.func @statements(%a: !fir.ref<!fir.array<10xf32>>, %n: index, %c: i1, %p: !fir.ref<i32>) {
  %c1 = arith.constant 1 : index
  omp.parallel {
    omp.workshare {
      %spare = fir.alloca i32
      %shape = fir.shape %n : (index) -> !fir.shape<1>
      %tmp = fir.allocmem !fir.array<?xi32>, %n {bindc_name = ".tmp.array"}
      %d = fir.declare %tmp(%shape) {uniq_name = ".tmp.array"} : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xi32>>
      %l = fir.load %p : !fir.ref<i32>
      %twice = arith.addi %l, %l : i32
      fir.store %l to %spare : !fir.ref<i32>
      omp.workshare.loop_wrapper {
        omp.loop_nest (%i) : index = (%c1) to (%n) inclusive step (%c1) {
          %e = fir.array_coor %d(%shape) %i : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
          fir.store %twice to %e : !fir.ref<i32>
          omp.yield
        }
      }
      fir.freemem %tmp : !fir.heap<!fir.array<?xi32>>
      omp.terminator
    }
    omp.workshare nowait {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%i, %j) : index = (%c1, %c1) to (%n, %n) inclusive step (%c1, %c1) {
          %v = fir.convert %j : (index) -> i32
          fir.store %v to %p : !fir.ref<i32>
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @inside(%c: i1, %p: !fir.ref<i32>) {
  omp.workshare nowait {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %l = fir.load %p : !fir.ref<i32>
    fir.store %l to %p : !fir.ref<i32>
    cf.br ^bb2
  ^bb2:
    omp.terminator
  }
  omp.workshare {
    %c1 = arith.constant 1 : i32
    omp.terminator
  }
  omp.workshare {
    %c1 = arith.constant 1 : i32
    %0 = fir.declare %p {uniq_name = "x"} : (!fir.ref<i32>) -> !fir.ref<i32>
    omp.parallel {
      omp.workshare {
        %c2 = arith.constant 1 : index
        omp.workshare.loop_wrapper {
          omp.loop_nest (%i) : index = (%c2) to (%c2) inclusive step (%c2) {
            fir.store %c1 to %0 : !fir.ref<i32>
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
