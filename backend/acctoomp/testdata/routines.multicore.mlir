module {
  omp.declare_reduction @add_reduction_add_f32 : !llvm.ptr attributes {byref_element_type = f32} alloc {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %0 : f32, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> f32
    llvm.store %1, %arg1 : f32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    %1 = llvm.load %arg1 : !llvm.ptr -> f32
    %2 = arith.addf %0, %1 : f32
    llvm.store %2, %arg0 : f32, !llvm.ptr
    omp.yield(%arg0 : !llvm.ptr)
  }
  func.func private @square(%arg0: f32) -> f32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : f32, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> f32
    %2 = llvm.load %0 : !llvm.ptr -> f32
    %3 = arith.mulf %1, %2 : f32
    return %3 : f32
  }
  func.func @dot(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> f32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %3 : f32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    omp.simd reduction(byref @add_reduction_add_f32 %3 -> %arg3 : !llvm.ptr) {
      omp.loop_nest (%arg4) : i32 = (%c0_i32) to (%4) step (%c1_i32_0) {
        %c1_i32_1 = arith.constant 1 : i32
        %6 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg4, %6 : i32, !llvm.ptr
        %7 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %8 = llvm.load %6 : !llvm.ptr -> i32
        %9 = arith.extsi %8 : i32 to i64
        %10 = llvm.getelementptr %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %11 = llvm.load %10 : !llvm.ptr -> f32
        %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %13 = llvm.load %6 : !llvm.ptr -> i32
        %14 = arith.extsi %13 : i32 to i64
        %15 = llvm.getelementptr %12[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %16 = llvm.load %15 : !llvm.ptr -> f32
        %17 = arith.mulf %11, %16 : f32
        %18 = llvm.load %arg3 : !llvm.ptr -> f32
        %19 = arith.addf %18, %17 : f32
        llvm.store %19, %arg3 : f32, !llvm.ptr
        omp.yield
      }
    }
    %5 = llvm.load %3 : !llvm.ptr -> f32
    return %5 : f32
  }
  llvm.mlir.global external @table() {addr_space = 0 : i32} : !llvm.array<256 x f32> {
    %0 = llvm.mlir.zero : !llvm.array<256 x f32>
    llvm.return %0 : !llvm.array<256 x f32>
  }
  func.func @fill() {
    %0 = llvm.mlir.addressof @table : !llvm.ptr
    omp.parallel {
      %c0_i32 = arith.constant 0 : i32
      %c256_i32 = arith.constant 256 : i32
      %c1_i32 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg0) : i32 = (%c0_i32) to (%c256_i32) step (%c1_i32) {
          %c1_i32_0 = arith.constant 1 : i32
          %1 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg0, %1 : i32, !llvm.ptr
          %2 = llvm.load %1 : !llvm.ptr -> i32
          %3 = arith.sitofp %2 : i32 to f32
          %4 = func.call @twice(%3) : (f32) -> f32
          %5 = func.call @square(%4) : (f32) -> f32
          %6 = llvm.load %1 : !llvm.ptr -> i32
          %7 = arith.extsi %6 : i32 to i64
          %8 = llvm.getelementptr %0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %5, %8 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @products(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
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
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.muli %4, %5 : i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1_4 = arith.constant 1 : index
    %12 = arith.subi %11, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_6 = arith.constant 1 : i32
      %13 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %14 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %13 : !llvm.ptr, !llvm.ptr
      llvm.store %9, %14 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %15 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%15) step (%c1_i32_7) {
          %c1_i32_8 = arith.constant 1 : i32
          %16 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %16 : i32, !llvm.ptr
          %17 = llvm.load %0 : !llvm.ptr -> i32
          %18 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
          %19 = llvm.load %16 : !llvm.ptr -> i32
          %20 = llvm.load %0 : !llvm.ptr -> i32
          %21 = arith.muli %19, %20 : i32
          %22 = arith.extsi %21 : i32 to i64
          %23 = llvm.getelementptr %18[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %24 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
          %25 = func.call @dot(%17, %23, %24) : (i32, !llvm.ptr, !llvm.ptr) -> f32
          %26 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
          %27 = llvm.load %16 : !llvm.ptr -> i32
          %28 = arith.extsi %27 : i32 to i64
          %29 = llvm.getelementptr %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %25, %29 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func private @twice(f32) -> f32
}
