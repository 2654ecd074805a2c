module {
  omp.declare_reduction @add_reduction_add_i32 : !llvm.ptr attributes {byref_element_type = i32} alloc {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %0 : i32, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    llvm.store %1, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg1 : !llvm.ptr -> i32
    %2 = arith.addi %0, %1 : i32
    llvm.store %2, %arg0 : i32, !llvm.ptr
    omp.yield(%arg0 : !llvm.ptr)
  }
  omp.declare_reduction @add_reduction_add_atomic_16xi32 : !llvm.ptr attributes {byref_element_type = !llvm.array<16 x i32>} alloc {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.array<16 x i32> : (i64) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.array<16 x i32> : (i64) -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c16 step %c1 {
      %c0_i32 = arith.constant 0 : i32
      %1 = arith.index_cast %arg2 : index to i64
      %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %c0_i32, %2 : i32, !llvm.ptr
    }
    %c64_i64 = arith.constant 64 : i64
    "llvm.intr.memcpy"(%arg1, %0, %c64_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c16 step %c1 {
      %0 = arith.index_cast %arg2 : index to i64
      %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %2 = arith.index_cast %arg2 : index to i64
      %3 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %4 = llvm.load %1 : !llvm.ptr -> i32
      %5 = llvm.load %3 : !llvm.ptr -> i32
      %6 = arith.addi %4, %5 : i32
      llvm.store %6, %1 : i32, !llvm.ptr
    }
    omp.yield(%arg0 : !llvm.ptr)
  }
  func.func @two(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c8_i32 = arith.constant 8 : i32
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = arith.index_cast %8 : i32 to index
    %c1_4 = arith.constant 1 : index
    %10 = arith.subi %9, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_6 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %12 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %11 : !llvm.ptr, !llvm.ptr
      llvm.store %7, %12 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %13 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%13) step (%c1_i32_7) {
          %c1_i32_10 = arith.constant 1 : i32
          %15 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %15 : i32, !llvm.ptr
          %cst = arith.constant 1.000000e+00 : f32
          %16 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
          %17 = llvm.load %15 : !llvm.ptr -> i32
          %18 = arith.extsi %17 : i32 to i64
          %19 = llvm.getelementptr %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %20 = llvm.load %19 : !llvm.ptr -> f32
          %21 = arith.addf %20, %cst : f32
          llvm.store %21, %19 : f32, !llvm.ptr
          omp.yield
        }
      }
      %c0_i32_8 = arith.constant 0 : i32
      %14 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32_8) to (%14) step (%c1_i32_9) {
          %c1_i32_10 = arith.constant 1 : i32
          %15 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %15 : i32, !llvm.ptr
          %cst = arith.constant 2.000000e+00 : f32
          %16 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
          %17 = llvm.load %15 : !llvm.ptr -> i32
          %18 = arith.extsi %17 : i32 to i64
          %19 = llvm.getelementptr %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %20 = llvm.load %19 : !llvm.ptr -> f32
          %21 = arith.addf %20, %cst : f32
          llvm.store %21, %19 : f32, !llvm.ptr
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
  func.func @count(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %3 = arith.cmpi sgt, %2, %c1_i32_0 : i32
    omp.parallel if(%3) reduction(byref @add_reduction_add_i32 %1 -> %arg1 : !llvm.ptr) {
      %c1_i32_1 = arith.constant 1 : i32
      %5 = llvm.load %arg1 : !llvm.ptr -> i32
      %6 = arith.addi %5, %c1_i32_1 : i32
      llvm.store %6, %arg1 : i32, !llvm.ptr
      omp.terminator
    }
    %4 = llvm.load %1 : !llvm.ptr -> i32
    return %4 : i32
  }
  func.func @one(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c1_i32_1 = arith.constant 1 : i32
    %2 = llvm.alloca %c1_i32_1 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %1, %2 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 1.000000e+00 : f32
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %4 = llvm.getelementptr %3[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %cst, %4 : f32, !llvm.ptr
    %5 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_i64_2 = arith.constant 0 : i64
    %6 = llvm.getelementptr %5[%c0_i64_2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.load %6 : !llvm.ptr -> f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %8 = arith.mulf %7, %cst_3 : f32
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %10 = llvm.getelementptr %9[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %8, %10 : f32, !llvm.ptr
    return
  }
  func.func @nests(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = arith.index_cast %8 : i32 to index
    %c1_4 = arith.constant 1 : index
    %10 = arith.subi %9, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %c1_i32_6 = arith.constant 1 : i32
    %11 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %3, %11 : !llvm.ptr, !llvm.ptr
    llvm.store %7, %12 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_7 = arith.constant 1 : i32
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%13) step (%c1_i32_7) {
          %c1_i32_10 = arith.constant 1 : i32
          %16 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %16 : i32, !llvm.ptr
          %17 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
          %18 = llvm.load %16 : !llvm.ptr -> i32
          %19 = arith.extsi %18 : i32 to i64
          %20 = llvm.getelementptr %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %21 = llvm.load %20 : !llvm.ptr -> f32
          %22 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
          %23 = llvm.load %16 : !llvm.ptr -> i32
          %24 = arith.extsi %23 : i32 to i64
          %25 = llvm.getelementptr %22[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %26 = llvm.load %25 : !llvm.ptr -> f32
          %27 = arith.addf %26, %21 : f32
          llvm.store %27, %25 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    %c1_i32_8 = arith.constant 1 : i32
    %14 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_9 = arith.constant 1 : i32
    %15 = scf.while (%arg3 = %c1_i32_8) : (i32) -> i32 {
      %16 = arith.cmpi slt, %arg3, %14 : i32
      scf.condition(%16) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %c1_i32_10 = arith.constant 1 : i32
      %16 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
      llvm.store %arg3, %16 : i32, !llvm.ptr
      %17 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
      %18 = llvm.load %16 : !llvm.ptr -> i32
      %c1_i32_11 = arith.constant 1 : i32
      %19 = arith.subi %18, %c1_i32_11 : i32
      %20 = arith.extsi %19 : i32 to i64
      %21 = llvm.getelementptr %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %22 = llvm.load %21 : !llvm.ptr -> f32
      %23 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
      %24 = llvm.load %16 : !llvm.ptr -> i32
      %25 = arith.extsi %24 : i32 to i64
      %26 = llvm.getelementptr %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %27 = llvm.load %26 : !llvm.ptr -> f32
      %28 = arith.addf %27, %22 : f32
      llvm.store %28, %26 : f32, !llvm.ptr
      %29 = arith.addi %arg3, %c1_i32_9 : i32
      scf.yield %29 : i32
    }
    return
  }
  func.func @nest(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %c1_i32_2 = arith.constant 1 : i32
    %7 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %3, %7 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_3 = arith.constant 1 : i32
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%8) step (%c1_i32_3) {
          %c1_i32_4 = arith.constant 1 : i32
          %9 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg2, %9 : i32, !llvm.ptr
          %10 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
          %11 = llvm.load %9 : !llvm.ptr -> i32
          %12 = arith.extsi %11 : i32 to i64
          %13 = llvm.getelementptr %10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %14 = llvm.load %13 : !llvm.ptr -> f32
          llvm.store %14, %2 : f32, !llvm.ptr
          %15 = llvm.load %2 : !llvm.ptr -> f32
          %cst = arith.constant 1.000000e+00 : f32
          %16 = llvm.load %2 : !llvm.ptr -> f32
          %17 = arith.divf %cst, %16 : f32
          %18 = arith.addf %15, %17 : f32
          %19 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
          %20 = llvm.load %9 : !llvm.ptr -> i32
          %21 = arith.extsi %20 : i32 to i64
          %22 = llvm.getelementptr %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %18, %22 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @conditional(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = llvm.load %2 : !llvm.ptr -> i32
    %5 = arith.cmpi sgt, %3, %4 : i32
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_1 = arith.constant 1 : index
    omp.parallel if(%5) {
      %c1_i32_2 = arith.constant 1 : i32
      %10 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %6, %10 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %11 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%11) step (%c1_i32_3) {
          %c1_i32_4 = arith.constant 1 : i32
          %12 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %12 : i32, !llvm.ptr
          %13 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
          %14 = llvm.load %12 : !llvm.ptr -> i32
          %15 = arith.extsi %14 : i32 to i64
          %16 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %17 = llvm.load %16 : !llvm.ptr -> f32
          %18 = arith.negf %17 : f32
          %19 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
          %20 = llvm.load %12 : !llvm.ptr -> i32
          %21 = arith.extsi %20 : i32 to i64
          %22 = llvm.getelementptr %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %18, %22 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @here(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c100_i32 = arith.constant 100 : i32
    %3 = arith.cmpi slt, %2, %c100_i32 : i32
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_2 = arith.constant 1 : i32
      %8 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %4, %8 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %9 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%9) step (%c1_i32_3) {
          %c1_i32_4 = arith.constant 1 : i32
          %10 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg2, %10 : i32, !llvm.ptr
          %11 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
          %12 = llvm.load %10 : !llvm.ptr -> i32
          %13 = arith.extsi %12 : i32 to i64
          %14 = llvm.getelementptr %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %15 = llvm.load %14 : !llvm.ptr -> f32
          %16 = arith.negf %15 : f32
          %17 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
          %18 = llvm.load %10 : !llvm.ptr -> i32
          %19 = arith.extsi %18 : i32 to i64
          %20 = llvm.getelementptr %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %16, %20 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @histogram(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c15 = arith.constant 15 : index
    %c1_4 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_5 = arith.constant 1 : i32
      %8 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      %9 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %8 : !llvm.ptr, !llvm.ptr
      llvm.store %7, %9 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      omp.wsloop reduction(byref @add_reduction_add_atomic_16xi32 %7 -> %arg3 : !llvm.ptr) {
        omp.loop_nest (%arg4) : i32 = (%c0_i32) to (%10) step (%c1_i32_6) {
          %c1_i32_7 = arith.constant 1 : i32
          %11 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg4, %11 : i32, !llvm.ptr
          %12 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
          %13 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
          %14 = llvm.load %11 : !llvm.ptr -> i32
          %15 = arith.extsi %14 : i32 to i64
          %16 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %17 = llvm.load %16 : !llvm.ptr -> i32
          %c15_i32 = arith.constant 15 : i32
          %18 = arith.andi %17, %c15_i32 : i32
          %19 = arith.extsi %18 : i32 to i64
          %20 = llvm.getelementptr %arg3[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %21 = llvm.load %20 : !llvm.ptr -> i32
          %c1_i32_8 = arith.constant 1 : i32
          %22 = arith.addi %21, %c1_i32_8 : i32
          llvm.store %22, %20 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @ticket(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %2 : i32, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_2 = arith.constant 1 : i32
      %8 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %8 : !llvm.ptr, !llvm.ptr
      %c0_i32_3 = arith.constant 0 : i32
      %9 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg2) : i32 = (%c0_i32_3) to (%9) step (%c1_i32_4) {
          %c1_i32_5 = arith.constant 1 : i32
          %10 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
          %11 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg2, %10 : i32, !llvm.ptr
          omp.atomic.capture {
            omp.atomic.read %11 = %2 : !llvm.ptr, !llvm.ptr, i32
            omp.atomic.update %2 : !llvm.ptr {
            ^bb0(%arg3: i32):
              %c1_i32_6 = arith.constant 1 : i32
              %17 = arith.addi %arg3, %c1_i32_6 : i32
              omp.yield(%17 : i32)
            }
          }
          %12 = llvm.load %10 : !llvm.ptr -> i32
          %13 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
          %14 = llvm.load %11 : !llvm.ptr -> i32
          %15 = arith.extsi %14 : i32 to i64
          %16 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %12, %16 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    %7 = llvm.load %2 : !llvm.ptr -> i32
    return %7 : i32
  }
}
