module {
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c-1_i32 = arith.constant -1 : i32
    llvm.store %c-1_i32, %0 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    %c0_i32_0 = arith.constant 0 : i32
    llvm.store %c0_i32_0, %2 : i32, !llvm.ptr
    %c0_i32_1 = arith.constant 0 : i32
    llvm.store %c0_i32_1, %3 : i32, !llvm.ptr
    offload.fork parallel {
    ^bb0(%arg0: i32, %arg1: i32):
      %c1_i32_3 = arith.constant 1 : i32
      %17 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
      %c0_i32_4 = arith.constant 0 : i32
      %c10000_i32 = arith.constant 10000 : i32
      %c1_i32_5 = arith.constant 1 : i32
      %18 = offload.count from(%c0_i32_4 : i32) to(%c10000_i32 : i32) step(%c1_i32_5 : i32)
      offload.share %18 rank(%arg0 of %arg1) {
      ^bb0(%arg2: i64, %arg3: i64):
        offload.loop from(%c0_i32_4 : i32) to(%c10000_i32 : i32) step(%c1_i32_5 : i32) part(%arg2 to %arg3) {
        ^bb0(%arg4: i32):
          llvm.store %arg4, %17 : i32, !llvm.ptr
          %22 = llvm.load %17 : !llvm.ptr -> i32
          %c100_i32 = arith.constant 100 : i32
          %23 = arith.remsi %22, %c100_i32 : i32
          %c37_i32 = arith.constant 37 : i32
          %24 = arith.cmpi eq, %23, %c37_i32 : i32
          cf.cond_br %24, ^bb1, ^bb4
        ^bb1:  // pred: ^bb0
          %c1_i32_6 = arith.constant 1 : i32
          offload.atomic.write %c1_i32_6 to %0 : i32, !llvm.ptr
          %25 = offload.cancel loop {directive = "cancel"}
          cf.cond_br %25, ^bb2, ^bb3
        ^bb2:  // pred: ^bb1
          offload.leave 1
        ^bb3:  // pred: ^bb1
          cf.br ^bb4
        ^bb4:  // 2 preds: ^bb0, ^bb3
          %26 = offload.cancelled loop {directive = "cancellation point"}
          cf.cond_br %26, ^bb5, ^bb6
        ^bb5:  // pred: ^bb4
          offload.leave 1
        ^bb6:  // pred: ^bb4
          offload.yield
        }
        offload.yield
      } {directive = "for"}
      offload.landing 1
      %19 = offload.barrier {directive = "for"}
      %20:2 = offload.atomic.update %1 : !llvm.ptr -> i32, i32 {
      ^bb0(%arg2: i32):
        %c1_i32_6 = arith.constant 1 : i32
        %22 = arith.addi %arg2, %c1_i32_6 : i32
        offload.yield %22 : i32
      }
      %21:2 = offload.atomic.update %2 : !llvm.ptr -> i32, i32 {
      ^bb0(%arg2: i32):
        %c1_i32_6 = arith.constant 1 : i32
        %22 = arith.addi %arg2, %c1_i32_6 : i32
        offload.yield %22 : i32
      }
      offload.yield
    } {directive = "parallel", function = "main_omp_team_0"}
    %4 = llvm.mlir.addressof @str : !llvm.ptr
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = llvm.load %1 : !llvm.ptr -> i32
    %7 = llvm.load %2 : !llvm.ptr -> i32
    %8 = arith.cmpi eq, %6, %7 : i32
    %9 = arith.extui %8 : i1 to i32
    %10 = llvm.call @printf(%4, %5, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    offload.fork parallel {
    ^bb0(%arg0: i32, %arg1: i32):
      %c2_i64 = arith.constant 2 : i64
      %c1_i64 = arith.constant 1 : i64
      offload.share %c2_i64 chunk(%c1_i64) schedule(dynamic) {
      ^bb0(%arg2: i64, %arg3: i64):
        %c1_i64_3 = arith.constant 1 : i64
        offload.loop from(%arg2 : i64) to(%arg3 : i64) step(%c1_i64_3 : i64) {
        ^bb0(%arg4: i64):
          %c0_i64 = arith.constant 0 : i64
          %17 = arith.cmpi eq, %arg4, %c0_i64 : i64
          cf.cond_br %17, ^bb1, ^bb4
        ^bb1:  // pred: ^bb0
          %c1_i32_4 = arith.constant 1 : i32
          %18 = llvm.load %3 : !llvm.ptr -> i32
          %19 = arith.ori %18, %c1_i32_4 : i32
          llvm.store %19, %3 : i32, !llvm.ptr
          %20 = llvm.load %3 : !llvm.ptr -> i32
          %c0_i32_5 = arith.constant 0 : i32
          %21 = arith.cmpi slt, %20, %c0_i32_5 : i32
          %22 = offload.cancel sections if(%21) {directive = "cancel"}
          cf.cond_br %22, ^bb2, ^bb3
        ^bb2:  // pred: ^bb1
          offload.leave 2
        ^bb3:  // pred: ^bb1
          cf.br ^bb4
        ^bb4:  // 2 preds: ^bb0, ^bb3
          %c1_i64_6 = arith.constant 1 : i64
          %23 = arith.cmpi eq, %arg4, %c1_i64_6 : i64
          cf.cond_br %23, ^bb5, ^bb8
        ^bb5:  // pred: ^bb4
          %24 = offload.cancelled sections {directive = "cancellation point"}
          cf.cond_br %24, ^bb6, ^bb7
        ^bb6:  // pred: ^bb5
          offload.leave 2
        ^bb7:  // pred: ^bb5
          %c2_i32_7 = arith.constant 2 : i32
          %25:2 = offload.atomic.update %3 : !llvm.ptr -> i32, i32 {
          ^bb0(%arg5: i32):
            %26 = arith.ori %arg5, %c2_i32_7 : i32
            offload.yield %26 : i32
          }
          cf.br ^bb8
        ^bb8:  // 2 preds: ^bb4, ^bb7
          offload.yield
        }
        offload.yield
      } {directive = "sections"}
      offload.landing 2
      offload.yield
    } {directive = "parallel", function = "main_omp_team_1"}
    %11 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %12 = llvm.load %3 : !llvm.ptr -> i32
    %13 = llvm.call @printf(%11, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %c2_i32 = arith.constant 2 : i32
    offload.fork parallel threads(%c2_i32) {
    ^bb0(%arg0: i32, %arg1: i32):
      %17 = llvm.load %2 : !llvm.ptr -> i32
      %c1000_i32 = arith.constant 1000 : i32
      %18 = arith.cmpi sgt, %17, %c1000_i32 : i32
      %19 = offload.cancel parallel if(%18) {directive = "cancel"}
      cf.cond_br %19, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      offload.leave 3
    ^bb2:  // pred: ^bb0
      %20 = offload.barrier {directive = "barrier"}
      cf.cond_br %20, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      offload.leave 3
    ^bb4:  // pred: ^bb2
      %c10_i32 = arith.constant 10 : i32
      %21:2 = offload.atomic.update %3 : !llvm.ptr -> i32, i32 {
      ^bb0(%arg2: i32):
        %22 = arith.addi %arg2, %c10_i32 : i32
        offload.yield %22 : i32
      }
      offload.landing 3
      offload.yield
    } {directive = "parallel", function = "main_omp_team_2"}
    %14 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %15 = llvm.load %3 : !llvm.ptr -> i32
    %16 = llvm.call @printf(%14, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %c0_i32_2 = arith.constant 0 : i32
    return %c0_i32_2 : i32
  }
  llvm.mlir.global internal constant @str("%d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%d\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
