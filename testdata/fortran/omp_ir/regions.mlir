module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = firstprivate} @_QFregionsEn_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = private} @_QFregionsEx_private_i32 : i32
  omp.private {type = firstprivate} @_QFregionsEx_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  omp.private {type = private} @_QFregionsEi_private_i32 : i32
  omp.critical.declare @nom hint(contended)
  func.func private @_copy_i32(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.declare %arg0 {uniq_name = "_copy_i32_dst"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %1 = fir.declare %arg1 {uniq_name = "_copy_i32_src"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    fir.store %2 to %0 : !fir.ref<i32>
    return
  }
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.private {type = firstprivate} @_QFregionsEz_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  func.func @_QPregions(%arg0: !fir.ref<i32> {fir.bindc_name = "x"}, %arg1: !fir.ref<i32> {fir.bindc_name = "y"}, %arg2: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFregionsEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFregionsEy"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFregionsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %4 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFregionsEi"}
    %5 = fir.declare %4 {uniq_name = "_QFregionsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %6 = fir.alloca i32 {bindc_name = "z", uniq_name = "_QFregionsEz"}
    %7 = fir.declare %6 {uniq_name = "_QFregionsEz"} : (!fir.ref<i32>) -> !fir.ref<i32>
    omp.parallel private(@_QFregionsEz_firstprivate_i32 %7 -> %arg3 : !fir.ref<i32>) {
      %9 = fir.declare %arg3 {uniq_name = "_QFregionsEz"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %10 = fir.alloca i32 {bindc_name = "x", pinned, uniq_name = "_QFregionsEx"}
      %11 = fir.alloca i32 {bindc_name = "y", pinned, uniq_name = "_QFregionsEy"}
      omp.sections nowait reduction(@add_reduction_i32 %3 -> %arg4 : !fir.ref<i32>) {
        omp.section {
        ^bb0(%arg5: !fir.ref<i32>):
          %14 = fir.declare %10 {uniq_name = "_QFregionsEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %15 = fir.declare %11 {uniq_name = "_QFregionsEy"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %16 = fir.declare %arg5 {uniq_name = "_QFregionsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %c1_i32_3 = arith.constant 1 : i32
          fir.store %c1_i32_3 to %14 : !fir.ref<i32>
          %c2_i32 = arith.constant 2 : i32
          fir.store %c2_i32 to %15 : !fir.ref<i32>
          omp.terminator
        }
        omp.section {
        ^bb0(%arg5: !fir.ref<i32>):
          %14 = fir.declare %10 {uniq_name = "_QFregionsEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %15 = fir.declare %11 {uniq_name = "_QFregionsEy"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %16 = fir.declare %arg5 {uniq_name = "_QFregionsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %17 = fir.load %16 : !fir.ref<i32>
          %c1_i32_3 = arith.constant 1 : i32
          %18 = arith.addi %17, %c1_i32_3 : i32
          fir.store %18 to %16 : !fir.ref<i32>
          %c3_i32 = arith.constant 3 : i32
          fir.store %c3_i32 to %15 : !fir.ref<i32>
          %19 = fir.load %15 : !fir.ref<i32>
          fir.store %19 to %2 : !fir.ref<i32>
          omp.terminator
        }
        omp.terminator
      } {accc.at_end = ["nowait"], accc.copy_order = ["x", "y"], accc.lastprivate_names = ["y"], accc.private = ["x"]}
      omp.barrier {accc.part}
      omp.single copyprivate(%9 -> @_copy_i32 : !fir.ref<i32>) {
        %14 = fir.alloca i32 {bindc_name = "x", pinned, uniq_name = "_QFregionsEx"}
        %15 = fir.alloca i32 {bindc_name = "y", pinned, uniq_name = "_QFregionsEy"}
        %16 = fir.load %2 : !fir.ref<i32>
        fir.store %16 to %15 : !fir.ref<i32>
        %17 = fir.declare %14 {uniq_name = "_QFregionsEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %18 = fir.declare %15 {uniq_name = "_QFregionsEy"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %19 = fir.load %18 : !fir.ref<i32>
        fir.store %19 to %17 : !fir.ref<i32>
        omp.terminator
      } {accc.at_end = ["copyprivate"], accc.copy_order = ["x", "y"], accc.firstprivate = ["y"], accc.private = ["x"]}
      omp.master {
        %c2_i32 = arith.constant 2 : i32
        fir.store %c2_i32 to %1 : !fir.ref<i32>
        omp.terminator
      }
      %12 = fir.load %3 : !fir.ref<i32>
      omp.masked filter(%12 : i32) {
        %c2_i32 = arith.constant 2 : i32
        fir.store %c2_i32 to %1 : !fir.ref<i32>
        omp.terminator
      }
      omp.critical {
        %c2_i32 = arith.constant 2 : i32
        fir.store %c2_i32 to %3 : !fir.ref<i32>
        omp.terminator
      }
      omp.critical(@nom) {
        %c2_i32 = arith.constant 2 : i32
        fir.store %c2_i32 to %3 : !fir.ref<i32>
        omp.terminator
      }
      omp.barrier
      omp.taskyield
      omp.taskwait
      omp.flush
      omp.flush(%1, %2 : !fir.ref<i32>, !fir.ref<i32>)
      %c1_i32_1 = arith.constant 1 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %13 = fir.load %3 : !fir.ref<i32>
      omp.wsloop ordered(0) private(@_QFregionsEi_private_i32 %5 -> %arg4 : !fir.ref<i32>) {
        omp.loop_nest (%arg5) : i32 = (%c1_i32_2) to (%13) inclusive step (%c1_i32_1) {
          %14 = fir.declare %arg4 {uniq_name = "_QFregionsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg5 to %14 : !fir.ref<i32>
          omp.ordered.region {
            %15 = fir.load %1 : !fir.ref<i32>
            %16 = fir.load %14 : !fir.ref<i32>
            %17 = arith.addi %15, %16 : i32
            fir.store %17 to %1 : !fir.ref<i32>
            omp.terminator
          }
          omp.yield
        }
      } {accc.implied_private = array<i1: true>}
      omp.terminator
    }
    omp.taskgroup task_reduction(@add_reduction_i32 %3 -> %arg3 : !fir.ref<i32>) {
      %9 = fir.declare %arg3 {uniq_name = "_QFregionsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %10 = fir.load %1 : !fir.ref<i32>
      %c1_i32_1 = arith.constant 1 : i32
      %11 = arith.cmpi sgt, %10, %c1_i32_1 : i32
      %12 = fir.load %2 : !fir.ref<i32>
      %c2_i32 = arith.constant 2 : i32
      %13 = arith.cmpi sgt, %12, %c2_i32 : i32
      %c3_i32 = arith.constant 3 : i32
      omp.task depend(taskdependin -> %1 : !fir.ref<i32>, taskdependout -> %2 : !fir.ref<i32>) final(%13) if(%11) mergeable priority(%c3_i32 : i32) untied in_reduction(@add_reduction_i32 %9 -> %arg4 : !fir.ref<i32>) private(@_QFregionsEx_firstprivate_i32 %1 -> %arg5 : !fir.ref<i32>) {
        %14 = fir.declare %arg4 {uniq_name = "_QFregionsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %15 = fir.declare %arg5 {uniq_name = "_QFregionsEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %16 = fir.load %14 : !fir.ref<i32>
        %17 = fir.load %15 : !fir.ref<i32>
        %18 = arith.addi %16, %17 : i32
        fir.store %18 to %14 : !fir.ref<i32>
        omp.terminator
      }
      omp.terminator
    }
    omp.parallel {
      %c1_i32_1 = arith.constant 1 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %9 = fir.load %3 : !fir.ref<i32>
      omp.wsloop private(@_QFregionsEi_private_i32 %5 -> %arg3 : !fir.ref<i32>) {
        omp.loop_nest (%arg4) : i32 = (%c1_i32_2) to (%9) inclusive step (%c1_i32_1) {
          %10 = fir.declare %arg3 {uniq_name = "_QFregionsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg4 to %10 : !fir.ref<i32>
          %11 = fir.load %1 : !fir.ref<i32>
          %c3_i32 = arith.constant 3 : i32
          %12 = arith.cmpi sgt, %11, %c3_i32 : i32
          omp.cancel cancellation_construct_type(loop) if(%12)
          omp.cancellation_point cancellation_construct_type(loop)
          omp.yield
        }
      } {accc.implied_private = array<i1: true>}
      omp.terminator
    }
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %8 = fir.load %3 : !fir.ref<i32>
    omp.taskloop grainsize(%c4_i32: i32) nogroup private(@_QFregionsEx_private_i32 %1 -> %arg3, @_QFregionsEn_firstprivate_i32 %3 -> %arg4, @_QFregionsEi_private_i32 %5 -> %arg5 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>) {
      omp.loop_nest (%arg6) : i32 = (%c1_i32_0) to (%8) inclusive step (%c1_i32) {
        %9 = fir.declare %arg3 {uniq_name = "_QFregionsEx"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %10 = fir.declare %arg4 {uniq_name = "_QFregionsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %11 = fir.declare %arg5 {uniq_name = "_QFregionsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg6 to %11 : !fir.ref<i32>
        %12 = fir.load %11 : !fir.ref<i32>
        fir.store %12 to %9 : !fir.ref<i32>
        omp.yield
      }
    } {accc.implied_private = array<i1: false, false, true>}
    return
  }
  func.func @_QPatomics(%arg0: !fir.ref<i32> {fir.bindc_name = "x"}, %arg1: !fir.ref<i32> {fir.bindc_name = "v"}, %arg2: !fir.ref<i32> {fir.bindc_name = "e"}, %arg3: !fir.ref<!fir.array<10xf32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFatomicsEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFatomicsEv"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFatomicsEe"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %4 = fir.shape %c10 : (index) -> !fir.shape<1>
    %5 = fir.declare %arg3(%4) dummy_scope %0 arg 4 {uniq_name = "_QFatomicsEa"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xf32>>
    omp.atomic.read %2 = %1 memory_order(relaxed) : !fir.ref<i32>, !fir.ref<i32>, i32 {accc.implied_order}
    %6 = fir.load %3 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %7 = arith.addi %6, %c1_i32 : i32
    omp.atomic.write %1 = %7 hint(contended) memory_order(relaxed) : !fir.ref<i32>, i32 {accc.implied_order}
    %8 = fir.load %3 : !fir.ref<i32>
    omp.atomic.update memory_order(seq_cst) %1 : !fir.ref<i32> {
    ^bb0(%arg4: i32):
      %11 = arith.addi %arg4, %8 : i32
      omp.yield(%11 : i32)
    } {accc.atomic_word, atomic_control = #omp.atomic_control<>}
    %c3 = arith.constant 3 : index
    %9 = fir.array_coor %5(%4) %c3 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
    omp.atomic.update memory_order(relaxed) %9 : !fir.ref<f32> {
    ^bb0(%arg4: f32):
      %cst = arith.constant 2.000000e+00 : f32
      %11 = arith.cmpf ogt, %arg4, %cst : f32
      %12 = arith.select %11, %arg4, %cst : f32
      omp.yield(%12 : f32)
    } {accc.implied_order, atomic_control = #omp.atomic_control<>}
    omp.atomic.capture memory_order(relaxed) {
      omp.atomic.read %2 = %1 : !fir.ref<i32>, !fir.ref<i32>, i32
      omp.atomic.update %1 : !fir.ref<i32> {
      ^bb0(%arg4: i32):
        %c2_i32 = arith.constant 2 : i32
        %11 = arith.muli %arg4, %c2_i32 : i32
        omp.yield(%11 : i32)
      } {atomic_control = #omp.atomic_control<>}
    } {accc.implied_order}
    %10 = fir.load %3 : !fir.ref<i32>
    omp.atomic.capture memory_order(release) {
      omp.atomic.update %1 : !fir.ref<i32> {
      ^bb0(%arg4: i32):
        %11 = arith.subi %arg4, %10 : i32
        omp.yield(%11 : i32)
      } {atomic_control = #omp.atomic_control<>}
      omp.atomic.read %2 = %1 : !fir.ref<i32>, !fir.ref<i32>, i32
    }
    return
  }
}
