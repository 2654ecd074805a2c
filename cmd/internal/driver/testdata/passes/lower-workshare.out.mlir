module {
  func.func private @_workshare_copy_heap_Uxi32(%arg0: !fir.ref<!fir.heap<!fir.array<?xi32>>>, %arg1: !fir.ref<!fir.heap<!fir.array<?xi32>>>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.load %arg1 : !fir.ref<!fir.heap<!fir.array<?xi32>>>
    fir.store %0 to %arg0 : !fir.ref<!fir.heap<!fir.array<?xi32>>>
    return
  }
  func.func private @_workshare_copy_i32(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.load %arg1 : !fir.ref<i32>
    fir.store %0 to %arg0 : !fir.ref<i32>
    return
  }
  func.func @statements(%arg0: !fir.ref<!fir.array<10xf32>>, %arg1: index, %arg2: i1, %arg3: !fir.ref<i32>) {
    %c1 = arith.constant 1 : index
    omp.parallel {
      %0 = fir.alloca i32
      %1 = fir.alloca !fir.heap<!fir.array<?xi32>>
      %2 = fir.alloca i32
      omp.single copyprivate(%0 -> @_workshare_copy_i32 : !fir.ref<i32>, %1 -> @_workshare_copy_heap_Uxi32 : !fir.ref<!fir.heap<!fir.array<?xi32>>>, %2 -> @_workshare_copy_i32 : !fir.ref<i32>) {
        %8 = fir.shape %arg1 : (index) -> !fir.shape<1>
        %9 = fir.allocmem !fir.array<?xi32>, %arg1 {bindc_name = ".tmp.array"}
        fir.store %9 to %1 : !fir.ref<!fir.heap<!fir.array<?xi32>>>
        %10 = fir.declare %9(%8) {uniq_name = ".tmp.array"} : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xi32>>
        %11 = fir.load %arg3 : !fir.ref<i32>
        fir.store %11 to %2 : !fir.ref<i32>
        fir.store %11 to %0 : !fir.ref<i32>
        omp.terminator
      }
      %3 = fir.shape %arg1 : (index) -> !fir.shape<1>
      %4 = fir.load %1 : !fir.ref<!fir.heap<!fir.array<?xi32>>>
      %5 = fir.declare %4(%3) {uniq_name = ".tmp.array"} : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xi32>>
      %6 = fir.load %2 : !fir.ref<i32>
      %7 = arith.addi %6, %6 : i32
      omp.wsloop {
        omp.loop_nest (%arg4) : index = (%c1) to (%arg1) inclusive step (%c1) {
          %8 = fir.array_coor %5(%3) %arg4 : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
          fir.store %7 to %8 : !fir.ref<i32>
          omp.yield
        }
      }
      omp.single nowait {
        fir.freemem %4 : !fir.heap<!fir.array<?xi32>>
        omp.terminator
      }
      omp.barrier
      omp.wsloop nowait {
        omp.loop_nest (%arg4, %arg5) : index = (%c1, %c1) to (%arg1, %arg1) inclusive step (%c1, %c1) {
          %8 = fir.convert %arg5 : (index) -> i32
          fir.store %8 to %arg3 : !fir.ref<i32>
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
  func.func @inside(%arg0: i1, %arg1: !fir.ref<i32>) {
    omp.single nowait {
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %1 = fir.load %arg1 : !fir.ref<i32>
      fir.store %1 to %arg1 : !fir.ref<i32>
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      omp.terminator
    }
    omp.barrier
    omp.single nowait {
      %c1_i32 = arith.constant 1 : i32
      %1 = fir.declare %arg1 {uniq_name = "x"} : (!fir.ref<i32>) -> !fir.ref<i32>
      omp.parallel {
        %c1 = arith.constant 1 : index
        omp.wsloop nowait {
          omp.loop_nest (%arg2) : index = (%c1) to (%c1) inclusive step (%c1) {
            fir.store %c1_i32 to %1 : !fir.ref<i32>
            omp.yield
          }
        }
        omp.barrier
        omp.terminator
      }
      omp.terminator
    }
    %0 = fir.declare %arg1 {uniq_name = "x"} : (!fir.ref<i32>) -> !fir.ref<i32>
    omp.barrier
    return
  }
}
