module {
  omp.private {type = firstprivate} @v_firstprivate_ptr : !llvm.ptr copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %arg1 : !llvm.ptr, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @n_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = private} @y_private_i32 : i32
  omp.private {type = firstprivate} @y_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func @kept(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %3 : i32, !llvm.ptr
    %7 = llvm.load %0 : !llvm.ptr -> i32
    omp.parallel num_threads(%7 : i32) {
      %11 = llvm.load %3 : !llvm.ptr -> i32
      %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      func.call @call(%11, %12) : (i32, !llvm.ptr) -> ()
      omp.terminator
    } {accc.clauses = [{args = [{string = "few threads"}], clause = "message"}, {args = [{word = "warning"}], clause = "severity"}], accc.strict}
    %c4_i32 = arith.constant 4 : i32
    omp.parallel num_threads(%c4_i32 : i32) private(@y_firstprivate_i32 %3 -> %arg3 : !llvm.ptr) {
      %11 = llvm.load %arg3 : !llvm.ptr -> i32
      %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      func.call @call(%11, %12) : (i32, !llvm.ptr) -> ()
      omp.terminator
    } {accc.clauses = [{args = [{number = 4 : i64}, {number = 2 : i64}], clause = "num_threads"}, {args = [{number = 2 : i64}], clause = "safesync"}], accc.firstprivate_saved = array<i1: true>}
    %c4_i64 = arith.constant 4 : i64
    omp.parallel allocate(%c4_i64 : i64 -> %3 : !llvm.ptr) private(@y_private_i32 %3 -> %arg3 : !llvm.ptr) {
      %c1_i32_4 = arith.constant 1 : i32
      llvm.store %c1_i32_4, %arg3 : i32, !llvm.ptr
      omp.terminator
    } {accc.allocate_align = array<i64: 64>}
    omp.task untied private(@n_firstprivate_i32 %0 -> %arg3, @v_firstprivate_ptr %2 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      %11 = llvm.load %arg3 : !llvm.ptr -> i32
      %12 = llvm.load %arg4 : !llvm.ptr -> !llvm.ptr
      func.call @call(%11, %12) : (i32, !llvm.ptr) -> ()
      omp.terminator
    } {accc.clauses = [{args = [{variable = "x[0:8]"}], clause = "affinity"}, {args = [{number = 1 : i64}], clause = "untied"}, {args = [{number = 0 : i64}], clause = "mergeable"}, {args = [{word = "omp_pool"}], clause = "threadset"}, {clause = "replayable"}], accc.implied_private = array<i1: true, true>}
    %c0_i32_0 = arith.constant 0 : i32
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    omp.wsloop nowait {
      omp.simd private(@y_private_i32 %3 -> %arg3 : !llvm.ptr) {
        omp.loop_nest (%arg4) : i32 = (%c0_i32_0) to (%8) step (%c1_i32_1) {
          llvm.store %arg4, %4 : i32, !llvm.ptr
          %11 = llvm.load %4 : !llvm.ptr -> i32
          llvm.store %11, %arg3 : i32, !llvm.ptr
          %12 = llvm.load %arg3 : !llvm.ptr -> i32
          %13 = arith.sitofp %12 : i32 to f32
          %14 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %15 = llvm.load %4 : !llvm.ptr -> i32
          %16 = arith.extsi %15 : i32 to i64
          %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %13, %17 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part, omp.composite}
    } {accc.clauses = [{args = [{number = 1 : i64}], clause = "nowait"}, {args = [{variable = "y"}], clause = "allocate", modifiers = [{args = [{number = 1 : i64}], word = "allocator"}]}], omp.composite}
    omp.sections {
      omp.section {
        %11 = llvm.load %0 : !llvm.ptr -> i32
        llvm.store %11, %5 : i32, !llvm.ptr
        %12 = llvm.load %5 : !llvm.ptr -> i32
        llvm.store %12, %3 : i32, !llvm.ptr
        omp.terminator
      } {accc.no_directive}
      omp.terminator
    } {accc.lastprivate_conditional = array<i1: true>, accc.lastprivate_names = ["y"]}
    %c0_i32_2 = arith.constant 0 : i32
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_3 = arith.constant 1 : i32
    omp.simd aligned(%1 : !llvm.ptr -> 16 : i64) {
      omp.loop_nest (%arg3) : i32 = (%c0_i32_2) to (%9) step (%c1_i32_3) {
        llvm.store %arg3, %6 : i32, !llvm.ptr
        %cst = arith.constant 1.000000e+00 : f32
        %11 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %12 = llvm.load %6 : !llvm.ptr -> i32
        %13 = arith.extsi %12 : i32 to i64
        %14 = llvm.getelementptr %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %cst, %14 : f32, !llvm.ptr
        omp.yield
      }
    } {accc.implied_alignment = array<i1: true>}
    %10 = llvm.load %0 : !llvm.ptr -> i32
    omp.atomic.update memory_order(seq_cst) %3 : !llvm.ptr {
    ^bb0(%arg3: i32):
      %11 = arith.addi %arg3, %10 : i32
      omp.yield(%11 : i32)
    } {accc.atomic_word, accc.clauses = [{args = [{word = "device"}], clause = "memscope"}], accc.memory_order = "acq_rel", atomic_control = #omp.atomic_control<>}
    return
  }
  func.func private @call(i32, !llvm.ptr)
}
