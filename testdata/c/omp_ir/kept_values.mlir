module {
  func.func private @__accc_omp_clauses_i32_i32(%arg0: i32, %arg1: i32) {
    return
  }
  func.func private @__accc_omp_clauses_llvm_ptr(%arg0: !llvm.ptr) {
    return
  }
  omp.private {type = firstprivate} @n_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @p_firstprivate_ptr : !llvm.ptr copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %arg1 : !llvm.ptr, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func private @__accc_omp_clauses_i32(%arg0: i32) {
    return
  }
  func.func @hints(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    call @__accc_omp_clauses_i32(%3) {accc.clauses = [{args = [{variable = "p[i]"}], clause = "affinity", modifiers = [{args = [{begin = {number = 0 : i64}, end = {value = 0 : i64}, iterator = "i"}], parens, word = "iterator"}], of = "task"}]} : (i32) -> ()
    omp.task private(@p_firstprivate_ptr %1 -> %arg3, @n_firstprivate_i32 %0 -> %arg4 : !llvm.ptr, !llvm.ptr) {
      %9 = llvm.load %arg4 : !llvm.ptr -> i32
      %10 = llvm.load %arg3 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %11 = llvm.getelementptr %10[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %9, %11 : i32, !llvm.ptr
      omp.terminator
    } {accc.clauses = [{args = [{variable = "p[n]"}], clause = "affinity"}], accc.implied_private = array<i1: true, true>}
    %4 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    call @__accc_omp_clauses_llvm_ptr(%4) {accc.clauses = [{args = [{value = 0 : i64}], clause = "message", of = "parallel"}]} : (!llvm.ptr) -> ()
    %5 = llvm.load %0 : !llvm.ptr -> i32
    omp.parallel num_threads(%5 : i32) {
      %c1_i32_1 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_2 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%10) step (%c1_i32_2) {
          llvm.store %arg3, %9 : i32, !llvm.ptr
          %11 = llvm.load %9 : !llvm.ptr -> i32
          %12 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %13 = llvm.load %9 : !llvm.ptr -> i32
          %14 = arith.extsi %13 : i32 to i64
          %15 = llvm.getelementptr %12[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %11, %15 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    } {accc.clauses = [{args = [{word = "warning"}], clause = "severity"}], accc.strict}
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %8 = arith.addi %7, %c1_i32_0 : i32
    call @__accc_omp_clauses_i32_i32(%6, %8) {accc.clauses = [{args = [{value = 0 : i64}, {value = 1 : i64}], clause = "num_threads", of = "parallel"}]} : (i32, i32) -> ()
    omp.parallel num_threads(%6 : i32) {
      %9 = llvm.load %0 : !llvm.ptr -> i32
      %10 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %11 = llvm.getelementptr %10[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %9, %11 : i32, !llvm.ptr
      omp.terminator
    }
    return
  }
}
