module {
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.array<100 x i32> : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %0 : i32, !llvm.ptr
    %c4_i32 = arith.constant 4 : i32
    offload.fork parallel threads(%c4_i32) {
    ^bb0(%arg0: i32, %arg1: i32):
      %c1_i64 = arith.constant 1 : i64
      %6 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
      %7 = llvm.load %0 : !llvm.ptr -> i32
      llvm.store %7, %6 : i32, !llvm.ptr
      %c1_i32_1 = arith.constant 1 : i32
      %8 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c0_i32_2 = arith.constant 0 : i32
      %c100_i32 = arith.constant 100 : i32
      %c1_i32_3 = arith.constant 1 : i32
      %9 = offload.count from(%c0_i32_2 : i32) to(%c100_i32 : i32) step(%c1_i32_3 : i32)
      offload.share %9 rank(%arg0 of %arg1) {
      ^bb0(%arg2: i64, %arg3: i64):
        offload.loop from(%c0_i32_2 : i32) to(%c100_i32 : i32) step(%c1_i32_3 : i32) part(%arg2 to %arg3) {
        ^bb0(%arg4: i32):
          llvm.store %arg4, %8 : i32, !llvm.ptr
          %10 = llvm.load %8 : !llvm.ptr -> i32
          %11 = llvm.load %6 : !llvm.ptr -> i32
          %12 = arith.addi %10, %11 : i32
          %13 = llvm.load %8 : !llvm.ptr -> i32
          %14 = arith.extsi %13 : i32 to i64
          %15 = llvm.getelementptr %1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %12, %15 : i32, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "for"}
      offload.yield
    } {directive = "parallel", function = "main_omp_team_0"}
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %2 : f64, !llvm.ptr
    offload.fork parallel {
    ^bb0(%arg0: i32, %arg1: i32):
      %c1_i32_1 = arith.constant 1 : i32
      %6 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c0_i32_2 = arith.constant 0 : i32
      %c100_i32 = arith.constant 100 : i32
      %c1_i32_3 = arith.constant 1 : i32
      %c1_i64 = arith.constant 1 : i64
      %7 = llvm.alloca %c1_i64 x f64 : (i64) -> !llvm.ptr
      %cst_4 = arith.constant 0.000000e+00 : f64
      llvm.store %cst_4, %7 : f64, !llvm.ptr
      %8 = offload.count from(%c0_i32_2 : i32) to(%c100_i32 : i32) step(%c1_i32_3 : i32)
      offload.share %8 rank(%arg0 of %arg1) {
      ^bb0(%arg2: i64, %arg3: i64):
        offload.loop from(%c0_i32_2 : i32) to(%c100_i32 : i32) step(%c1_i32_3 : i32) part(%arg2 to %arg3) {
        ^bb0(%arg4: i32):
          llvm.store %arg4, %6 : i32, !llvm.ptr
          %17 = llvm.load %6 : !llvm.ptr -> i32
          %18 = arith.extsi %17 : i32 to i64
          %19 = llvm.getelementptr %1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %20 = llvm.load %19 : !llvm.ptr -> i32
          %21 = arith.sitofp %20 : i32 to f64
          %22 = llvm.load %7 : !llvm.ptr -> f64
          %23 = arith.addf %22, %21 : f64
          llvm.store %23, %7 : f64, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "for"}
      %c1_i64_5 = arith.constant 1 : i64
      %9 = llvm.alloca %c1_i64_5 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c1_i64_6 = arith.constant 1 : i64
      %10 = llvm.alloca %c1_i64_6 x f64 : (i64) -> !llvm.ptr
      %11 = llvm.load %7 : !llvm.ptr -> f64
      llvm.store %11, %10 : f64, !llvm.ptr
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
      %16 = arith.extsi %arg1 : i32 to i64
      %c1_i64_9 = arith.constant 1 : i64
      offload.loop from(%c0_i64_8 : i64) to(%16 : i64) step(%c1_i64_9 : i64) {
      ^bb0(%arg2: i64):
        %c8_i64 = arith.constant 8 : i64
        %17 = arith.muli %arg2, %c8_i64 : i64
        %18 = llvm.getelementptr %13[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
        %c0_i64_10 = arith.constant 0 : i64
        %20 = llvm.getelementptr %19[%c0_i64_10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %2 : !llvm.ptr -> f64
        %23 = llvm.load %21 : !llvm.ptr -> f64
        %24 = arith.addf %22, %23 : f64
        llvm.store %24, %2 : f64, !llvm.ptr
        offload.yield
      }
      offload.gathered parallel {directive = "for"}
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      offload.yield
    } {directive = "parallel", function = "main_omp_team_1"}
    %3 = llvm.mlir.addressof @str : !llvm.ptr
    %4 = llvm.load %2 : !llvm.ptr -> f64
    %5 = llvm.call @printf(%3, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    %c0_i32_0 = arith.constant 0 : i32
    return %c0_i32_0 : i32
  }
  llvm.mlir.global internal constant @str("%g\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
