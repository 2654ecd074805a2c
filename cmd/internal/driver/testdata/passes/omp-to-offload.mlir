module {
  omp.declare_reduction @add_reduction_f64 : f64 init {
  ^bb0(%arg0: f64):
    %cst = arith.constant 0.000000e+00 : f64
    omp.yield(%cst : f64)
  } combiner {
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = arith.addf %arg0, %arg1 : f64
    omp.yield(%0 : f64)
  }
  omp.private {type = firstprivate} @s_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.array<100 x i32> : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %0 : i32, !llvm.ptr
    %c4_i32 = arith.constant 4 : i32
    omp.parallel num_threads(%c4_i32 : i32) private(@s_firstprivate_i32 %0 -> %arg0 : !llvm.ptr) {
      %c1_i32_1 = arith.constant 1 : i32
      %6 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c0_i32_2 = arith.constant 0 : i32
      %c100_i32 = arith.constant 100 : i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg1) : i32 = (%c0_i32_2) to (%c100_i32) step (%c1_i32_3) {
          llvm.store %arg1, %6 : i32, !llvm.ptr
          %7 = llvm.load %6 : !llvm.ptr -> i32
          %8 = llvm.load %arg0 : !llvm.ptr -> i32
          %9 = arith.addi %7, %8 : i32
          %10 = llvm.load %6 : !llvm.ptr -> i32
          %11 = arith.extsi %10 : i32 to i64
          %12 = llvm.getelementptr %1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %9, %12 : i32, !llvm.ptr
          omp.yield
        }
      }
      omp.terminator
    }
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %2 : f64, !llvm.ptr
    omp.parallel {
      %c1_i32_1 = arith.constant 1 : i32
      %6 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c0_i32_2 = arith.constant 0 : i32
      %c100_i32 = arith.constant 100 : i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop reduction(@add_reduction_f64 %2 -> %arg0 : !llvm.ptr) {
        omp.loop_nest (%arg1) : i32 = (%c0_i32_2) to (%c100_i32) step (%c1_i32_3) {
          llvm.store %arg1, %6 : i32, !llvm.ptr
          %7 = llvm.load %6 : !llvm.ptr -> i32
          %8 = arith.extsi %7 : i32 to i64
          %9 = llvm.getelementptr %1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %10 = llvm.load %9 : !llvm.ptr -> i32
          %11 = arith.sitofp %10 : i32 to f64
          %12 = llvm.load %arg0 : !llvm.ptr -> f64
          %13 = arith.addf %12, %11 : f64
          llvm.store %13, %arg0 : f64, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    %3 = llvm.mlir.addressof @str : !llvm.ptr
    %4 = llvm.load %2 : !llvm.ptr -> f64
    %5 = llvm.call @printf(%3, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    %c0_i32_0 = arith.constant 0 : i32
    return %c0_i32_0 : i32
  }
  llvm.mlir.global internal constant @str("%g\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}

