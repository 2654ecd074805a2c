module {
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.array<1000 x i32> : (i32) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %0 : i32, !llvm.ptr
    %c4_i32 = arith.constant 4 : i32
    omp.parallel num_threads(%c4_i32 : i32) {
      %c1_i32_1 = arith.constant 1 : i32
      %5 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %6 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c0_i32_2 = arith.constant 0 : i32
      %c1000_i32 = arith.constant 1000 : i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg0) : i32 = (%c0_i32_2) to (%c1000_i32) step (%c1_i32_3) {
          llvm.store %arg0, %5 : i32, !llvm.ptr
          %7 = llvm.load %5 : !llvm.ptr -> i32
          %8 = llvm.load %5 : !llvm.ptr -> i32
          %9 = arith.extsi %8 : i32 to i64
          %10 = llvm.getelementptr %1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %7, %10 : i32, !llvm.ptr
          omp.yield
        }
      }
      %c7_i32 = arith.constant 7 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %c1000_i32_5 = arith.constant 1000 : i32
      %c1_i32_6 = arith.constant 1 : i32
      omp.wsloop schedule(dynamic = %c7_i32 : i32) reduction(@add_reduction_i32 %0 -> %arg0 : !llvm.ptr) {
        omp.loop_nest (%arg1) : i32 = (%c0_i32_4) to (%c1000_i32_5) step (%c1_i32_6) {
          llvm.store %arg1, %6 : i32, !llvm.ptr
          %7 = llvm.load %6 : !llvm.ptr -> i32
          %8 = arith.extsi %7 : i32 to i64
          %9 = llvm.getelementptr %1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %10 = llvm.load %9 : !llvm.ptr -> i32
          %11 = llvm.load %arg0 : !llvm.ptr -> i32
          %12 = arith.addi %11, %10 : i32
          llvm.store %12, %arg0 : i32, !llvm.ptr
          omp.yield
        }
      }
      omp.terminator
    }
    %2 = llvm.mlir.addressof @str : !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = llvm.call @printf(%2, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %c3_i32 = arith.constant 3 : i32
    omp.parallel num_threads(%c3_i32 : i32) {
      %c1_i32_1 = arith.constant 1 : i32
      %5 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %6 = llvm.alloca %c1_i32_1 x !llvm.ptr : (i32) -> !llvm.ptr
      %c0_i32_2 = arith.constant 0 : i32
      %c3_i32_3 = arith.constant 3 : i32
      %c1_i32_4 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg0) : i32 = (%c0_i32_2) to (%c3_i32_3) step (%c1_i32_4) {
          llvm.store %arg0, %5 : i32, !llvm.ptr
          %7 = llvm.mlir.zero : !llvm.ptr
          llvm.store %7, %6 : !llvm.ptr, !llvm.ptr
          %8 = llvm.load %5 : !llvm.ptr -> i32
          %c2_i32 = arith.constant 2 : i32
          %9 = arith.cmpi eq, %8, %c2_i32 : i32
          scf.if %9 {
            %10 = llvm.load %0 : !llvm.ptr -> i32
            %11 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
            llvm.store %10, %11 : i32, !llvm.ptr
          }
          omp.yield
        }
      }
      omp.terminator
    }
    %c0_i32_0 = arith.constant 0 : i32
    return %c0_i32_0 : i32
  }
  llvm.mlir.global internal constant @str("%d\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}

