module {
  func.func private @_copy_i32(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.load %arg1 : !llvm.ptr -> i32
    llvm.store %0, %arg0 : i32, !llvm.ptr
    return
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
    offload.fork parallel {
    ^bb0(%arg3: i32, %arg4: i32):
      %c1_i64 = arith.constant 1 : i64
      %4 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
      %5 = llvm.load %3 : !llvm.ptr -> i32
      llvm.store %5, %4 : i32, !llvm.ptr
      %c1_i32_0 = arith.constant 1 : i32
      %6 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %7 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %8 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %9 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %10 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %11 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %c1_i64_1 = arith.constant 1 : i64
      %12 = llvm.alloca %c1_i64_1 x i32 : (i64) -> !llvm.ptr
      %c0_i32_2 = arith.constant 0 : i32
      llvm.store %c0_i32_2, %12 : i32, !llvm.ptr
      %c2_i64 = arith.constant 2 : i64
      %c1_i64_3 = arith.constant 1 : i64
      offload.share %c2_i64 chunk(%c1_i64_3) schedule(dynamic) {
      ^bb0(%arg5: i64, %arg6: i64):
        %c1_i64_20 = arith.constant 1 : i64
        offload.loop from(%arg5 : i64) to(%arg6 : i64) step(%c1_i64_20 : i64) {
        ^bb0(%arg7: i64):
          %c0_i64_21 = arith.constant 0 : i64
          %44 = arith.cmpi eq, %arg7, %c0_i64_21 : i64
          cf.cond_br %44, ^bb1, ^bb2
        ^bb1:  // pred: ^bb0
          %c1_i32_22 = arith.constant 1 : i32
          llvm.store %c1_i32_22, %6 : i32, !llvm.ptr
          %c2_i32_23 = arith.constant 2 : i32
          llvm.store %c2_i32_23, %7 : i32, !llvm.ptr
          cf.br ^bb2
        ^bb2:  // 2 preds: ^bb0, ^bb1
          %c1_i64_24 = arith.constant 1 : i64
          %45 = arith.cmpi eq, %arg7, %c1_i64_24 : i64
          cf.cond_br %45, ^bb3, ^bb4
        ^bb3:  // pred: ^bb2
          %46 = llvm.load %12 : !llvm.ptr -> i32
          %c1_i32_25 = arith.constant 1 : i32
          %47 = arith.addi %46, %c1_i32_25 : i32
          llvm.store %47, %12 : i32, !llvm.ptr
          %c3_i32_26 = arith.constant 3 : i32
          llvm.store %c3_i32_26, %7 : i32, !llvm.ptr
          %48 = llvm.load %7 : !llvm.ptr -> i32
          llvm.store %48, %1 : i32, !llvm.ptr
          cf.br ^bb4
        ^bb4:  // 2 preds: ^bb2, ^bb3
          offload.yield
        }
        offload.yield
      } {directive = "sections"}
      %c1_i64_4 = arith.constant 1 : i64
      %13 = llvm.alloca %c1_i64_4 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c1_i64_5 = arith.constant 1 : i64
      %14 = llvm.alloca %c1_i64_5 x i32 : (i64) -> !llvm.ptr
      %15 = llvm.load %12 : !llvm.ptr -> i32
      llvm.store %15, %14 : i32, !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %16 = llvm.getelementptr %13[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %14, %16 : !llvm.ptr, !llvm.ptr
      %17 = offload.gather parallel %13 {directive = "sections"} : !llvm.ptr -> !llvm.ptr
      %18 = llvm.ptrtoint %17 : !llvm.ptr to i64
      %c0_i64_6 = arith.constant 0 : i64
      %19 = arith.cmpi ne, %18, %c0_i64_6 : i64
      cf.cond_br %19, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_7 = arith.constant 0 : i64
      %20 = arith.extsi %arg4 : i32 to i64
      %c1_i64_8 = arith.constant 1 : i64
      offload.loop from(%c0_i64_7 : i64) to(%20 : i64) step(%c1_i64_8 : i64) {
      ^bb0(%arg5: i64):
        %c8_i64 = arith.constant 8 : i64
        %44 = arith.muli %arg5, %c8_i64 : i64
        %45 = llvm.getelementptr %17[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
        %c0_i64_20 = arith.constant 0 : i64
        %47 = llvm.getelementptr %46[%c0_i64_20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
        %49 = llvm.load %2 : !llvm.ptr -> i32
        %50 = llvm.load %48 : !llvm.ptr -> i32
        %51 = arith.addi %49, %50 : i32
        llvm.store %51, %2 : i32, !llvm.ptr
        offload.yield
      }
      offload.gathered parallel {directive = "sections"}
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      %21 = offload.barrier {directive = "barrier"}
      %22 = offload.single {directive = "single"}
      cf.cond_br %22, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %23 = llvm.load %1 : !llvm.ptr -> i32
      llvm.store %23, %9 : i32, !llvm.ptr
      %24 = llvm.load %9 : !llvm.ptr -> i32
      %25 = llvm.load %4 : !llvm.ptr -> i32
      %26 = arith.addi %24, %25 : i32
      llvm.store %26, %8 : i32, !llvm.ptr
      %c1_i64_9 = arith.constant 1 : i64
      %27 = llvm.alloca %c1_i64_9 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c0_i64_10 = arith.constant 0 : i64
      %28 = llvm.getelementptr %27[%c0_i64_10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %4, %28 : !llvm.ptr, !llvm.ptr
      offload.publish %27 : !llvm.ptr
      cf.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      %29 = offload.barrier {directive = "single"}
      %true = arith.constant true
      %30 = arith.xori %22, %true : i1
      cf.cond_br %30, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      %31 = offload.published : !llvm.ptr
      %c0_i64_11 = arith.constant 0 : i64
      %32 = llvm.getelementptr %31[%c0_i64_11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
      func.call @_copy_i32(%4, %33) : (!llvm.ptr, !llvm.ptr) -> ()
      cf.br ^bb6
    ^bb6:  // 2 preds: ^bb4, ^bb5
      %34 = offload.barrier {directive = "single"}
      %c0_i32_12 = arith.constant 0 : i32
      %35 = arith.cmpi eq, %arg3, %c0_i32_12 : i32
      cf.cond_br %35, ^bb7, ^bb8
    ^bb7:  // pred: ^bb6
      %c2_i32 = arith.constant 2 : i32
      llvm.store %c2_i32, %0 : i32, !llvm.ptr
      cf.br ^bb8
    ^bb8:  // 2 preds: ^bb6, ^bb7
      %36 = llvm.load %2 : !llvm.ptr -> i32
      %c0_i32_13 = arith.constant 0 : i32
      %37 = arith.cmpi eq, %arg3, %36 : i32
      cf.cond_br %37, ^bb9, ^bb10
    ^bb9:  // pred: ^bb8
      %c2_i32_14 = arith.constant 2 : i32
      llvm.store %c2_i32_14, %0 : i32, !llvm.ptr
      cf.br ^bb10
    ^bb10:  // 2 preds: ^bb8, ^bb9
      offload.lock "" {directive = "critical"}
      %c2_i32_15 = arith.constant 2 : i32
      llvm.store %c2_i32_15, %2 : i32, !llvm.ptr
      offload.unlock "" {directive = "critical"}
      offload.lock "name" {directive = "critical"}
      %c3_i32 = arith.constant 3 : i32
      llvm.store %c3_i32, %2 : i32, !llvm.ptr
      offload.unlock "name" {directive = "critical"}
      %38 = offload.barrier {directive = "barrier"}
      offload.task_yield {directive = "taskyield"}
      offload.task_wait {directive = "taskwait"}
      llvm.fence seq_cst
      llvm.fence seq_cst
      llvm.fence seq_cst
      %c0_i32_16 = arith.constant 0 : i32
      %39 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_17 = arith.constant 1 : i32
      %40 = offload.count from(%c0_i32_16 : i32) to(%39 : i32) step(%c1_i32_17 : i32)
      offload.share %40 schedule(static) flags(ordered) {
      ^bb0(%arg5: i64, %arg6: i64):
        offload.loop from(%c0_i32_16 : i32) to(%39 : i32) step(%c1_i32_17 : i32) part(%arg5 to %arg6) {
        ^bb0(%arg7: i32, %arg8: i64):
          llvm.store %arg7, %10 : i32, !llvm.ptr
          %c-1_i64 = arith.constant -1 : i64
          offload.ordered %arg8 {directive = "ordered region"}
          %44 = llvm.load %10 : !llvm.ptr -> i32
          %45 = llvm.mlir.addressof @total : !llvm.ptr
          %46 = llvm.load %45 : !llvm.ptr -> i32
          %47 = arith.addi %46, %44 : i32
          llvm.store %47, %45 : i32, !llvm.ptr
          offload.ordered_end %arg8 {directive = "ordered region"}
          offload.ordered_end %arg8 {directive = "for"}
          offload.yield
        }
        offload.yield
      } {directive = "for"}
      %41 = offload.barrier {directive = "for"}
      %c0_i32_18 = arith.constant 0 : i32
      %42 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_19 = arith.constant 1 : i32
      %43 = offload.count from(%c0_i32_18 : i32) to(%42 : i32) step(%c1_i32_19 : i32)
      offload.share %43 rank(%arg3 of %arg4) {
      ^bb0(%arg5: i64, %arg6: i64):
        offload.loop from(%c0_i32_18 : i32) to(%42 : i32) step(%c1_i32_19 : i32) part(%arg5 to %arg6) {
        ^bb0(%arg7: i32):
          llvm.store %arg7, %11 : i32, !llvm.ptr
          %44 = llvm.load %0 : !llvm.ptr -> i32
          %c3_i32_20 = arith.constant 3 : i32
          %45 = arith.cmpi sgt, %44, %c3_i32_20 : i32
          %46 = offload.cancel loop if(%45) {directive = "cancel"}
          cf.cond_br %46, ^bb1, ^bb2
        ^bb1:  // pred: ^bb0
          offload.leave 1
        ^bb2:  // pred: ^bb0
          %47 = offload.cancelled loop {directive = "cancellation point"}
          cf.cond_br %47, ^bb3, ^bb4
        ^bb3:  // pred: ^bb2
          offload.leave 1
        ^bb4:  // pred: ^bb2
          offload.yield
        }
        offload.yield
      } {directive = "for"}
      offload.landing 1
      offload.yield
    } {directive = "parallel", function = "regions_omp_team_0"}
    return
  }
  func.func @fib(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %c2_i32 = arith.constant 2 : i32
    %4 = arith.cmpi slt, %3, %c2_i32 : i32
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %5 = llvm.load %0 : !llvm.ptr -> i32
    return %5 : i32
  ^bb2:  // pred: ^bb0
    %6 = llvm.mlir.addressof @total : !llvm.ptr
    offload.task_group {directive = "taskgroup"}
    offload.reduce_tasks %6 {bytes = array<i64: 4>, combine = [@add_reduction_i32_task_combine], directive = "taskgroup", init = [@add_reduction_i32_task_init]} : !llvm.ptr
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %c10_i32 = arith.constant 10 : i32
    %8 = arith.cmpi sgt, %7, %c10_i32 : i32
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %c4_i32 = arith.constant 4 : i32
    %10 = arith.cmpi slt, %9, %c4_i32 : i32
    %c3_i32 = arith.constant 3 : i32
    %11 = offload.frame 16 : !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %12 = llvm.getelementptr %11[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %0 : !llvm.ptr -> i32
    llvm.store %13, %12 : i32, !llvm.ptr
    offload.task %11 if(%8) final(%10) priority(%c3_i32) depend(%1 : !llvm.ptr) : !llvm.ptr {
      %27 = offload.task_copy %6 {directive = "task"} : !llvm.ptr -> !llvm.ptr
      %28 = llvm.load %12 : !llvm.ptr -> i32
      %c1_i32_5 = arith.constant 1 : i32
      %29 = arith.subi %28, %c1_i32_5 : i32
      %30 = func.call @fib(%29) : (i32) -> i32
      llvm.store %30, %1 : i32, !llvm.ptr
      offload.yield
    } {directive = "task", function = "fib_omp_task_0", kinds = array<i32: 1>, mergeable, untied}
    %14 = offload.frame 16 : !llvm.ptr
    %c0_i64_0 = arith.constant 0 : i64
    %15 = llvm.getelementptr %14[%c0_i64_0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %0 : !llvm.ptr -> i32
    llvm.store %16, %15 : i32, !llvm.ptr
    offload.task %14 depend(%2 : !llvm.ptr) : !llvm.ptr {
      %27 = llvm.load %15 : !llvm.ptr -> i32
      %c2_i32_5 = arith.constant 2 : i32
      %28 = arith.subi %27, %c2_i32_5 : i32
      %29 = func.call @fib(%28) : (i32) -> i32
      llvm.store %29, %2 : i32, !llvm.ptr
      offload.yield
    } {directive = "task", function = "fib_omp_task_1", kinds = array<i32: 1>}
    offload.task_wait depend(%1, %2 : !llvm.ptr, !llvm.ptr) {directive = "taskwait", kinds = array<i32: 0, 0>}
    offload.task_group_end {directive = "taskgroup"}
    %c4_i32_1 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %17 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_2 = arith.constant 1 : i32
    %18 = offload.count from(%c0_i32 : i32) to(%17 : i32) step(%c1_i32_2 : i32)
    %19:2 = offload.position parallel
    %c1_i64 = arith.constant 1 : i64
    %20 = arith.extsi %c4_i32_1 : i32 to i64
    %21 = arith.subi %20, %c1_i64 : i64
    %22 = arith.addi %18, %21 : i64
    %23 = arith.divsi %22, %20 : i64
    %c0_i64_3 = arith.constant 0 : i64
    %c1_i64_4 = arith.constant 1 : i64
    offload.loop from(%c0_i64_3 : i64) to(%23 : i64) step(%c1_i64_4 : i64) {
    ^bb0(%arg1: i64):
      %27 = arith.muli %arg1, %20 : i64
      %c1_i64_5 = arith.constant 1 : i64
      %28 = arith.addi %arg1, %c1_i64_5 : i64
      %29 = arith.muli %28, %20 : i64
      %30 = arith.minsi %29, %18 : i64
      %31 = offload.frame 16 : !llvm.ptr
      %c0_i64_6 = arith.constant 0 : i64
      %32 = llvm.getelementptr %31[%c0_i64_6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %33 = llvm.load %0 : !llvm.ptr -> i32
      llvm.store %33, %32 : i32, !llvm.ptr
      offload.task %31 : !llvm.ptr {
        %c1_i32_7 = arith.constant 1 : i32
        %34 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        %c1_i64_8 = arith.constant 1 : i64
        %35 = llvm.alloca %c1_i64_8 x i32 : (i64) -> !llvm.ptr
        offload.loop from(%c0_i32 : i32) to(%17 : i32) step(%c1_i32_2 : i32) part(%27 to %30) {
        ^bb0(%arg2: i32):
          llvm.store %arg2, %34 : i32, !llvm.ptr
          %36 = llvm.load %34 : !llvm.ptr -> i32
          llvm.store %36, %35 : i32, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "taskloop", function = "fib_omp_task_2"}
      offload.yield
    }
    %24 = llvm.load %1 : !llvm.ptr -> i32
    %25 = llvm.load %2 : !llvm.ptr -> i32
    %26 = arith.addi %24, %25 : i32
    return %26 : i32
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
    %4 = offload.atomic.read %0 : !llvm.ptr -> i32
    llvm.store %4, %1 : i32, !llvm.ptr
    %5 = llvm.load %2 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %6 = arith.addi %5, %c1_i32_0 : i32
    offload.atomic.write %6 to %0 : i32, !llvm.ptr
    %7 = llvm.load %2 : !llvm.ptr -> i32
    %8:2 = offload.atomic.update %0 : !llvm.ptr -> i32, i32 {
    ^bb0(%arg4: i32):
      %15 = arith.addi %arg4, %7 : i32
      offload.yield %15 : i32
    }
    %9 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c3_i64 = arith.constant 3 : i64
    %10 = llvm.getelementptr %9[%c3_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %cst = arith.constant 2.000000e+00 : f32
    %11:2 = offload.atomic.update %10 : !llvm.ptr -> f32, f32 {
    ^bb0(%arg4: f32):
      %15 = arith.mulf %arg4, %cst : f32
      offload.yield %15 : f32
    }
    %c2_i32 = arith.constant 2 : i32
    %12:2 = offload.atomic.update %0 : !llvm.ptr -> i32, i32 {
    ^bb0(%arg4: i32):
      %15 = arith.muli %arg4, %c2_i32 : i32
      offload.yield %15 : i32
    }
    llvm.store %12#0, %1 : i32, !llvm.ptr
    %13 = llvm.load %2 : !llvm.ptr -> i32
    %14:2 = offload.atomic.update %0 : !llvm.ptr -> i32, i32 {
    ^bb0(%arg4: i32):
      %15 = arith.subi %arg4, %13 : i32
      offload.yield %15 : i32
    }
    llvm.store %14#1, %1 : i32, !llvm.ptr
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
    offload.fork parallel {
    ^bb0(%arg1: i32, %arg2: i32):
      %c1_i32_1 = arith.constant 1 : i32
      %c0_i32_2 = arith.constant 0 : i32
      %4 = func.call @omp_get_num_threads() : () -> i32
      %c1_i64 = arith.constant 1 : i64
      %5 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
      %c1_i64_3 = arith.constant 1 : i64
      %6 = llvm.alloca %c1_i64_3 x i32 : (i64) -> !llvm.ptr
      %c0_i32_4 = arith.constant 0 : i32
      llvm.store %c0_i32_4, %6 : i32, !llvm.ptr
      %7 = offload.count from(%c0_i32_2 : i32) to(%4 : i32) step(%c1_i32_1 : i32)
      %8 = arith.extsi %c1_i32_1 : i32 to i64
      offload.share %7 rank(%arg1 of %arg2) chunk(%8) {
      ^bb0(%arg3: i64, %arg4: i64):
        offload.loop from(%c0_i32_2 : i32) to(%4 : i32) step(%c1_i32_1 : i32) part(%arg3 to %arg4) {
        ^bb0(%arg5: i32):
          %17 = llvm.load %0 : !llvm.ptr -> i32
          llvm.store %17, %5 : i32, !llvm.ptr
          %18 = llvm.load %5 : !llvm.ptr -> i32
          %19 = llvm.load %6 : !llvm.ptr -> i32
          %20 = arith.addi %19, %18 : i32
          llvm.store %20, %6 : i32, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "for"}
      %c1_i64_5 = arith.constant 1 : i64
      %9 = llvm.alloca %c1_i64_5 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c1_i64_6 = arith.constant 1 : i64
      %10 = llvm.alloca %c1_i64_6 x i32 : (i64) -> !llvm.ptr
      %11 = llvm.load %6 : !llvm.ptr -> i32
      llvm.store %11, %10 : i32, !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %12 = llvm.getelementptr %9[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %10, %12 : !llvm.ptr, !llvm.ptr
      %13 = offload.gather parallel %9 {directive = "for"} : !llvm.ptr -> !llvm.ptr
      %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
      %c0_i64_7 = arith.constant 0 : i64
      %15 = arith.cmpi ne, %14, %c0_i64_7 : i64
      cf.cond_br %15, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_8 = arith.constant 0 : i64
      %16 = arith.extsi %arg2 : i32 to i64
      %c1_i64_9 = arith.constant 1 : i64
      offload.loop from(%c0_i64_8 : i64) to(%16 : i64) step(%c1_i64_9 : i64) {
      ^bb0(%arg3: i64):
        %c8_i64 = arith.constant 8 : i64
        %17 = arith.muli %arg3, %c8_i64 : i64
        %18 = llvm.getelementptr %13[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
        %c0_i64_10 = arith.constant 0 : i64
        %20 = llvm.getelementptr %19[%c0_i64_10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %2 : !llvm.ptr -> i32
        %23 = llvm.load %21 : !llvm.ptr -> i32
        %24 = arith.addi %22, %23 : i32
        llvm.store %24, %2 : i32, !llvm.ptr
        offload.yield
      }
      offload.gathered parallel {directive = "for"}
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      offload.yield
    } {directive = "parallel", function = "scopes_omp_team_0"}
    %3 = llvm.load %2 : !llvm.ptr -> i32
    return %3 : i32
  }
  func.func private @omp_get_num_threads() -> i32
  func.func private @add_reduction_i32_task_init(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %arg0 : i32, !llvm.ptr
    return
  }
  func.func private @add_reduction_i32_task_combine(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg1 : !llvm.ptr -> i32
    %2 = arith.addi %0, %1 : i32
    llvm.store %2, %arg0 : i32, !llvm.ptr
    return
  }
}
