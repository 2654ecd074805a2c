module {
  omp.private {type = private} @mine_private_i32 : i32
  omp.private {type = private} @b_private_i32 : i32
  omp.private {type = firstprivate} @n_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.critical.declare @name hint(contended)
  func.func private @_copy_i32(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.load %arg1 : !llvm.ptr -> i32
    llvm.store %0, %arg0 : i32, !llvm.ptr
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
  omp.private {type = firstprivate} @z_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  llvm.mlir.global external @total(0 : i32) {addr_space = 0 : i32} : i32
  func.func @regions(%arg0: i32, %arg1: i32, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %3 : i32, !llvm.ptr
    omp.parallel private(@z_firstprivate_i32 %3 -> %arg3 : !llvm.ptr) {
      %c1_i32_0 = arith.constant 1 : i32
      %4 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %5 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %6 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %7 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %8 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %9 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      omp.sections nowait reduction(@add_reduction_i32 %2 -> %arg4 : !llvm.ptr) {
        omp.section {
        ^bb0(%arg5: !llvm.ptr):
          %c1_i32_5 = arith.constant 1 : i32
          llvm.store %c1_i32_5, %4 : i32, !llvm.ptr
          %c2_i32 = arith.constant 2 : i32
          llvm.store %c2_i32, %5 : i32, !llvm.ptr
          omp.terminator
        } {accc.no_directive}
        omp.section {
        ^bb0(%arg5: !llvm.ptr):
          %13 = llvm.load %arg5 : !llvm.ptr -> i32
          %c1_i32_5 = arith.constant 1 : i32
          %14 = arith.addi %13, %c1_i32_5 : i32
          llvm.store %14, %arg5 : i32, !llvm.ptr
          %c3_i32 = arith.constant 3 : i32
          llvm.store %c3_i32, %5 : i32, !llvm.ptr
          %15 = llvm.load %5 : !llvm.ptr -> i32
          llvm.store %15, %1 : i32, !llvm.ptr
          omp.terminator
        }
        omp.terminator
      } {accc.copy_order = ["x", "y"], accc.lastprivate_names = ["y"], accc.private = ["x"]}
      omp.barrier {accc.part}
      omp.single copyprivate(%arg3 -> @_copy_i32 : !llvm.ptr) {
        %13 = llvm.load %1 : !llvm.ptr -> i32
        llvm.store %13, %7 : i32, !llvm.ptr
        %14 = llvm.load %7 : !llvm.ptr -> i32
        %15 = llvm.load %arg3 : !llvm.ptr -> i32
        %16 = arith.addi %14, %15 : i32
        llvm.store %16, %6 : i32, !llvm.ptr
        omp.terminator
      } {accc.copy_order = ["x", "y"], accc.firstprivate = ["y"], accc.private = ["x"]}
      omp.master {
        %c2_i32 = arith.constant 2 : i32
        llvm.store %c2_i32, %0 : i32, !llvm.ptr
        omp.terminator
      }
      %10 = llvm.load %2 : !llvm.ptr -> i32
      omp.masked filter(%10 : i32) {
        %c2_i32 = arith.constant 2 : i32
        llvm.store %c2_i32, %0 : i32, !llvm.ptr
        omp.terminator
      }
      omp.critical {
        %c2_i32 = arith.constant 2 : i32
        llvm.store %c2_i32, %2 : i32, !llvm.ptr
        omp.terminator
      }
      omp.critical(@name) {
        %c3_i32 = arith.constant 3 : i32
        llvm.store %c3_i32, %2 : i32, !llvm.ptr
        omp.terminator
      }
      omp.barrier
      omp.taskyield
      omp.taskwait
      omp.flush
      omp.flush(%0, %1 : !llvm.ptr, !llvm.ptr)
      omp.flush {accc.flush_order = "acq_rel"}
      %c0_i32_1 = arith.constant 0 : i32
      %11 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_2 = arith.constant 1 : i32
      omp.wsloop ordered(0) {
        omp.loop_nest (%arg4) : i32 = (%c0_i32_1) to (%11) step (%c1_i32_2) {
          llvm.store %arg4, %8 : i32, !llvm.ptr
          omp.ordered.region {
            %13 = llvm.load %8 : !llvm.ptr -> i32
            %14 = llvm.mlir.addressof @total : !llvm.ptr
            %15 = llvm.load %14 : !llvm.ptr -> i32
            %16 = arith.addi %15, %13 : i32
            llvm.store %16, %14 : i32, !llvm.ptr
            omp.terminator
          } {accc.threads}
          omp.yield
        }
      }
      %c0_i32_3 = arith.constant 0 : i32
      %12 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg4) : i32 = (%c0_i32_3) to (%12) step (%c1_i32_4) {
          llvm.store %arg4, %9 : i32, !llvm.ptr
          %13 = llvm.load %0 : !llvm.ptr -> i32
          %c3_i32 = arith.constant 3 : i32
          %14 = arith.cmpi sgt, %13, %c3_i32 : i32
          omp.cancel cancellation_construct_type(loop) if(%14)
          omp.cancellation_point cancellation_construct_type(loop)
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
  func.func @fib(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %c2_i32 = arith.constant 2 : i32
    %5 = arith.cmpi slt, %4, %c2_i32 : i32
    cf.cond_br %5, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %6 = llvm.load %0 : !llvm.ptr -> i32
    return %6 : i32
  ^bb2:  // pred: ^bb0
    %7 = llvm.mlir.addressof @total : !llvm.ptr
    omp.taskgroup task_reduction(@add_reduction_i32 %7 -> %arg1 : !llvm.ptr) {
      %12 = llvm.load %0 : !llvm.ptr -> i32
      %c10_i32 = arith.constant 10 : i32
      %13 = arith.cmpi sgt, %12, %c10_i32 : i32
      %14 = llvm.load %0 : !llvm.ptr -> i32
      %c4_i32_1 = arith.constant 4 : i32
      %15 = arith.cmpi slt, %14, %c4_i32_1 : i32
      %c3_i32 = arith.constant 3 : i32
      omp.task depend(taskdependout -> %1 : !llvm.ptr) final(%15) if(%13) mergeable priority(%c3_i32 : i32) untied in_reduction(@add_reduction_i32 %arg1 -> %arg2 : !llvm.ptr) private(@n_firstprivate_i32 %0 -> %arg3 : !llvm.ptr) {
        %16 = llvm.load %arg3 : !llvm.ptr -> i32
        %c1_i32_2 = arith.constant 1 : i32
        %17 = arith.subi %16, %c1_i32_2 : i32
        %18 = func.call @fib(%17) : (i32) -> i32
        llvm.store %18, %1 : i32, !llvm.ptr
        omp.terminator
      } {accc.shared = ["a"]}
      omp.task depend(taskdependout -> %2 : !llvm.ptr) private(@n_firstprivate_i32 %0 -> %arg2 : !llvm.ptr) {
        %16 = llvm.load %arg2 : !llvm.ptr -> i32
        %c2_i32_2 = arith.constant 2 : i32
        %17 = arith.subi %16, %c2_i32_2 : i32
        %18 = func.call @fib(%17) : (i32) -> i32
        llvm.store %18, %2 : i32, !llvm.ptr
        omp.terminator
      } {accc.default = "shared", accc.shared = ["b"]}
      omp.taskwait depend(taskdependin -> %1 : !llvm.ptr, taskdependin -> %2 : !llvm.ptr)
      omp.terminator
    }
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    omp.taskloop grainsize(strict, %c4_i32: i32) nogroup private(@b_private_i32 %2 -> %arg1, @n_firstprivate_i32 %0 -> %arg2 : !llvm.ptr, !llvm.ptr) {
      omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%8) step (%c1_i32_0) {
        llvm.store %arg3, %3 : i32, !llvm.ptr
        %12 = llvm.load %3 : !llvm.ptr -> i32
        llvm.store %12, %arg1 : i32, !llvm.ptr
        omp.yield
      }
    } {accc.implied_private = array<i1: false, true>}
    %9 = llvm.load %1 : !llvm.ptr -> i32
    %10 = llvm.load %2 : !llvm.ptr -> i32
    %11 = arith.addi %9, %10 : i32
    return %11 : i32
  }
  func.func @atomics(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    omp.atomic.read %1 = %0 memory_order(relaxed) : !llvm.ptr, !llvm.ptr, i32 {accc.implied_order}
    %4 = llvm.load %2 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %5 = arith.addi %4, %c1_i32_0 : i32
    omp.atomic.write %0 = %5 hint(contended) memory_order(relaxed) : !llvm.ptr, i32 {accc.implied_order}
    %6 = llvm.load %2 : !llvm.ptr -> i32
    omp.atomic.update memory_order(seq_cst) %0 : !llvm.ptr {
    ^bb0(%arg4: i32):
      %10 = arith.addi %arg4, %6 : i32
      omp.yield(%10 : i32)
    } {accc.atomic_word, atomic_control = #omp.atomic_control<>}
    %7 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c3_i64 = arith.constant 3 : i64
    %8 = llvm.getelementptr %7[%c3_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %cst = arith.constant 2.000000e+00 : f32
    omp.atomic.update memory_order(relaxed) %8 : !llvm.ptr {
    ^bb0(%arg4: f32):
      %10 = arith.mulf %arg4, %cst : f32
      omp.yield(%10 : f32)
    } {accc.implied_order, atomic_control = #omp.atomic_control<>}
    %c2_i32 = arith.constant 2 : i32
    omp.atomic.capture memory_order(relaxed) {
      omp.atomic.read %1 = %0 : !llvm.ptr, !llvm.ptr, i32
      omp.atomic.update %0 : !llvm.ptr {
      ^bb0(%arg4: i32):
        %10 = arith.muli %arg4, %c2_i32 : i32
        omp.yield(%10 : i32)
      } {atomic_control = #omp.atomic_control<>}
    } {accc.implied_order}
    %9 = llvm.load %2 : !llvm.ptr -> i32
    omp.atomic.capture memory_order(release) {
      omp.atomic.update %0 : !llvm.ptr {
      ^bb0(%arg4: i32):
        %10 = arith.subi %arg4, %9 : i32
        omp.yield(%10 : i32)
      } {atomic_control = #omp.atomic_control<>}
      omp.atomic.read %1 = %0 : !llvm.ptr, !llvm.ptr, i32
    }
    return
  }
  func.func @scopes(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    %c0_i32_0 = arith.constant 0 : i32
    llvm.store %c0_i32_0, %2 : i32, !llvm.ptr
    omp.parallel {
      %c1_i32_1 = arith.constant 1 : i32
      %c0_i32_2 = arith.constant 0 : i32
      %4 = func.call @omp_get_num_threads() : () -> i32
      omp.wsloop nowait schedule(static = %c1_i32_1 : i32) private(@mine_private_i32 %1 -> %arg1 : !llvm.ptr) reduction(@add_reduction_i32 %2 -> %arg2 : !llvm.ptr) {
        omp.loop_nest (%arg3) : i32 = (%c0_i32_2) to (%4) step (%c1_i32_1) {
          %5 = llvm.load %0 : !llvm.ptr -> i32
          llvm.store %5, %arg1 : i32, !llvm.ptr
          %6 = llvm.load %arg1 : !llvm.ptr -> i32
          %7 = llvm.load %arg2 : !llvm.ptr -> i32
          %8 = arith.addi %7, %6 : i32
          llvm.store %8, %arg2 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.scope}
      omp.terminator
    }
    %3 = llvm.load %2 : !llvm.ptr -> i32
    return %3 : i32
  }
  func.func private @omp_get_num_threads() -> i32
}
