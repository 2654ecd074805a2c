module {
  func.func @scale(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : f32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %c4_i64 = arith.constant 4 : i64
    %7 = arith.index_cast %5 : index to i64
    %8 = arith.muli %c4_i64, %7 : i64
    %c4_i64_2 = arith.constant 4 : i64
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %9 = arith.index_cast %c0_0 : index to i64
    %10 = arith.index_cast %5 : index to i64
    %11 = arith.muli %9, %c4_i64 : i64
    %c1_i64 = arith.constant 1 : i64
    %12 = arith.subi %10, %c1_i64 : i64
    %13 = arith.muli %12, %c4_i64 : i64
    %14 = arith.addi %c4_i64_2, %13 : i64
    %15 = arith.cmpi sle, %10, %c0_i64 : i64
    %16 = arith.ori %false, %15 : i1
    %17 = arith.select %16, %c0_i64, %14 : i64
    %18 = offload.range %3 offset(%11) bytes(%17) {name = "a[0:n]"} : !llvm.ptr
    %19 = offload.enter copy_in %18 {clause = "copy", directive = "parallel loop"} : !llvm.ptr
    %20 = llvm.load %0 : !llvm.ptr -> i32
    %21 = llvm.load %1 : !llvm.ptr -> f32
    %c0_i32 = arith.constant 0 : i32
    offload.launch groups(%c0_i32) {
    ^bb0(%arg3: i32, %arg4: i32):
      %c1_i64_3 = arith.constant 1 : i64
      %22 = llvm.alloca %c1_i64_3 x i32 : (i64) -> !llvm.ptr
      llvm.store %20, %22 : i32, !llvm.ptr
      %23 = llvm.mlir.zero : !llvm.ptr
      %c1_i32_4 = arith.constant 1 : i32
      %24 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
      %25 = llvm.load %22 : !llvm.ptr -> i32
      llvm.store %25, %24 : i32, !llvm.ptr
      %c1_i64_5 = arith.constant 1 : i64
      %26 = llvm.alloca %c1_i64_5 x f32 : (i64) -> !llvm.ptr
      llvm.store %21, %26 : f32, !llvm.ptr
      %27 = llvm.mlir.zero : !llvm.ptr
      %c1_i32_6 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_6 x f32 : (i32) -> !llvm.ptr
      %29 = llvm.load %26 : !llvm.ptr -> f32
      llvm.store %29, %28 : f32, !llvm.ptr
      %c1_i32_7 = arith.constant 1 : i32
      %30 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %19, %30 : !llvm.ptr, !llvm.ptr
      %c0_i32_8 = arith.constant 0 : i32
      %31 = llvm.load %24 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      offload.loop from(%c0_i32_8 : i32) to(%31 : i32) step(%c1_i32_9 : i32) share(%arg3 of %arg4) {
      ^bb0(%arg5: i32):
        %c1_i32_10 = arith.constant 1 : i32
        %32 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg5, %32 : i32, !llvm.ptr
        %33 = llvm.load %28 : !llvm.ptr -> f32
        %34 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
        %35 = llvm.load %32 : !llvm.ptr -> i32
        %36 = arith.extsi %35 : i32 to i64
        %37 = llvm.getelementptr %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %38 = llvm.load %37 : !llvm.ptr -> f32
        %39 = arith.mulf %33, %38 : f32
        %40 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
        %41 = llvm.load %32 : !llvm.ptr -> i32
        %42 = arith.extsi %41 : i32 to i64
        %43 = llvm.getelementptr %40[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %39, %43 : f32, !llvm.ptr
        offload.yield
      } {inclusive = array<i1: false>}
      offload.yield
    } {directive = "parallel loop", kernel = "scale_acc_kernel_0"}
    offload.exit copy_out %18 {clause = "copy", directive = "parallel loop"}
    return
  }
}
