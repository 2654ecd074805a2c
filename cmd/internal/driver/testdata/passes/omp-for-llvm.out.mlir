module {
  omp.private {type = firstprivate} @k_firstprivate : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.declare_reduction @add : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  func.func private @__accc_omp_error_llvm_ptr(!llvm.ptr)
  func.func @teams(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    omp.teams {
      %c1_i64 = arith.constant 1 : i64
      %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
      %1 = llvm.load %arg0 : !llvm.ptr -> i32
      llvm.store %1, %0 : i32, !llvm.ptr
      %c1_i64_0 = arith.constant 1 : i64
      %2 = llvm.alloca %c1_i64_0 x i32 : (i64) -> !llvm.ptr
      %c0_i32_1 = arith.constant 0 : i32
      llvm.store %c0_i32_1, %2 : i32, !llvm.ptr
      omp.distribute {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%arg2) step (%c1_i32) {
          %7 = llvm.load %0 : !llvm.ptr -> i32
          llvm.store %7, %2 : i32, !llvm.ptr
          omp.yield
        }
      }
      %3 = llvm.mlir.addressof @accc_reduction : !llvm.ptr
      func.call @GOMP_critical_name_start(%3) : (!llvm.ptr) -> ()
      %4 = llvm.load %arg1 : !llvm.ptr -> i32
      %5 = llvm.load %2 : !llvm.ptr -> i32
      %6 = arith.addi %4, %5 : i32
      llvm.store %6, %arg1 : i32, !llvm.ptr
      func.call @GOMP_critical_name_end(%3) : (!llvm.ptr) -> ()
      omp.terminator
    }
    return
  }
  func.func @tasks(%arg0: !llvm.ptr, %arg1: i32, %arg2: !llvm.ptr) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c5_i64 = arith.constant 5 : i64
    %false = arith.constant false
    omp.task depend(taskdependin -> %arg0 : !llvm.ptr) if(%false) {
      omp.terminator
    }
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a"}
    omp.task depend(taskdependout -> %arg0 : !llvm.ptr) {
      omp.target_enter_data map_entries(%0 : !llvm.ptr)
      omp.terminator
    }
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %1 = arith.extsi %c0_i32 : i32 to i64
    %2 = arith.extsi %arg1 : i32 to i64
    %3 = arith.extsi %c1_i32 : i32 to i64
    %4 = arith.extui %c0_i32 : i32 to i64
    %5 = arith.extui %arg1 : i32 to i64
    %6 = arith.cmpi sgt, %3, %c0_i64 : i64
    %7 = arith.subi %5, %4 : i64
    %8 = arith.subi %4, %5 : i64
    %9 = arith.select %6, %7, %8 : i64
    %10 = arith.subi %9, %c1_i64 : i64
    %11 = arith.subi %c0_i64, %3 : i64
    %12 = arith.select %6, %3, %11 : i64
    %13 = arith.divsi %10, %12 : i64
    %14 = arith.addi %13, %c1_i64 : i64
    %15 = arith.cmpi slt, %10, %c0_i64 : i64
    %16 = arith.select %15, %c0_i64, %14 : i64
    %17 = arith.subi %16, %c1_i64 : i64
    omp.taskloop {
      omp.loop_nest (%arg3) : i64 = (%c0_i64) to (%17) inclusive step (%c1_i64) {
        %20 = arith.muli %arg3, %3 : i64
        %21 = arith.addi %4, %20 : i64
        %22 = arith.trunci %21 : i64 to i32
        omp.yield
      }
    } {accc.unsigned = array<i1: true>}
    %18 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "a"}
    omp.target map_entries(%18 -> %arg3 : !llvm.ptr) {
      %c1_i64_1 = arith.constant 1 : i64
      %20 = llvm.alloca %c1_i64_1 x i32 : (i64) -> !llvm.ptr
      %21 = llvm.load %arg3 : !llvm.ptr -> i32
      llvm.store %21, %20 : i32, !llvm.ptr
      %c2_i32 = arith.constant 2 : i32
      llvm.store %c2_i32, %20 : i32, !llvm.ptr
      omp.terminator
    }
    omp.parallel private(@k_firstprivate %arg0 -> %arg3 : !llvm.ptr) {
      omp.terminator
    }
    %19 = llvm.mlir.zero : !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    call @__kmpc_error(%19, %c1_i32_0, %arg2) : (!llvm.ptr, i32, !llvm.ptr) -> ()
    return
  }
  func.func @atomic(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: f32) {
    %c1_i32 = arith.constant 1 : i32
    omp.atomic.update memory_order(release) %arg0 : !llvm.ptr {
    ^bb0(%arg3: i32):
      %0 = arith.addi %arg3, %c1_i32 : i32
      omp.yield(%0 : i32)
    }
    omp.atomic.capture memory_order(seq_cst) {
      omp.atomic.update %arg1 : !llvm.ptr {
      ^bb0(%arg3: f32):
        %0 = arith.mulf %arg3, %arg2 : f32
        omp.yield(%0 : f32)
      }
      omp.atomic.read %arg0 = %arg1 : !llvm.ptr, !llvm.ptr, f32
    }
    return
  }
  func.func @addresses(%arg0: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "a"}
    omp.target map_entries(%0 -> %arg1 : !llvm.ptr) {
      omp.flush
      %1 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
      %c4_i64 = arith.constant 4 : i64
      %2 = arith.addi %1, %c4_i64 : i64
      omp.teams {
        omp.distribute {
          omp.loop_nest (%arg2) : i64 = (%1) to (%2) step (%c4_i64) {
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func private @GOMP_critical_name_start(!llvm.ptr)
  func.func private @GOMP_critical_name_end(!llvm.ptr)
  llvm.mlir.global internal @accc_reduction() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.array<32 x i8> {
    %0 = llvm.mlir.zero : !llvm.array<32 x i8>
    llvm.return %0 : !llvm.array<32 x i8>
  }
  func.func private @__kmpc_error(!llvm.ptr, i32, !llvm.ptr)
}
