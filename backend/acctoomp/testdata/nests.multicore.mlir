module {
  func.func @nest(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = llvm.load %1 : !llvm.ptr -> i32
    %6 = arith.muli %4, %5 : i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_2 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %9 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %10 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      %c1_i32_4 = arith.constant 1 : i32
      %11 = llvm.load %1 : !llvm.ptr -> i32
      %c1_i32_5 = arith.constant 1 : i32
      %c1_i32_6 = arith.constant 1 : i32
      %12 = arith.addi %11, %c1_i32_6 : i32
      omp.wsloop {
        omp.loop_nest (%arg3, %arg4) : i32 = (%c0_i32, %c1_i32_4) to (%10, %12) step (%c1_i32_3, %c1_i32_5) collapse(2) {
          %c1_i32_7 = arith.constant 1 : i32
          %13 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
          %14 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %13 : i32, !llvm.ptr
          llvm.store %arg4, %14 : i32, !llvm.ptr
          %15 = llvm.load %13 : !llvm.ptr -> i32
          %16 = llvm.load %14 : !llvm.ptr -> i32
          %17 = arith.addi %15, %16 : i32
          %18 = arith.sitofp %17 : i32 to f32
          %19 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
          %20 = llvm.load %13 : !llvm.ptr -> i32
          %21 = llvm.load %1 : !llvm.ptr -> i32
          %22 = arith.muli %20, %21 : i32
          %23 = llvm.load %14 : !llvm.ptr -> i32
          %24 = arith.addi %22, %23 : i32
          %c1_i32_8 = arith.constant 1 : i32
          %25 = arith.subi %24, %c1_i32_8 : i32
          %26 = arith.extsi %25 : i32 to i64
          %27 = llvm.getelementptr %19[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %18, %27 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @waits(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = arith.index_cast %3 : i32 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_2 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_8 = arith.constant 1 : i32
      %10 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %2, %10 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %11 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%11) step (%c1_i32_9) {
          %c1_i32_10 = arith.constant 1 : i32
          %12 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg2, %12 : i32, !llvm.ptr
          %cst = arith.constant 1.000000e+00 : f32
          %13 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
          %14 = llvm.load %12 : !llvm.ptr -> i32
          %15 = arith.extsi %14 : i32 to i64
          %16 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %17 = llvm.load %16 : !llvm.ptr -> f32
          %18 = arith.addf %17, %cst : f32
          llvm.store %18, %16 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1_5 = arith.constant 1 : index
    %9 = arith.subi %8, %c1_5 : index
    %c1_6 = arith.constant 1 : index
    %c1_i32_7 = arith.constant 1 : i32
    omp.parallel {
      %c1_i32_8 = arith.constant 1 : i32
      %10 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %6, %10 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %11 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%11) step (%c1_i32_9) {
          %c1_i32_10 = arith.constant 1 : i32
          %12 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg2, %12 : i32, !llvm.ptr
          %cst = arith.constant 2.000000e+00 : f32
          %13 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
          %14 = llvm.load %12 : !llvm.ptr -> i32
          %15 = arith.extsi %14 : i32 to i64
          %16 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %17 = llvm.load %16 : !llvm.ptr -> f32
          %18 = arith.mulf %17, %cst : f32
          llvm.store %18, %16 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
}
