module {
  func.func @dot(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.index_cast %arg3 : i32 to index
    %1 = arith.subi %0, %c1 : index
    %c8_i64 = arith.constant 8 : i64
    %2 = arith.index_cast %0 : index to i64
    %3 = arith.muli %c8_i64, %2 : i64
    %c8_i64_0 = arith.constant 8 : i64
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %4 = arith.index_cast %c0 : index to i64
    %5 = arith.index_cast %0 : index to i64
    %6 = arith.muli %4, %c8_i64 : i64
    %c1_i64 = arith.constant 1 : i64
    %7 = arith.subi %5, %c1_i64 : i64
    %8 = arith.muli %7, %c8_i64 : i64
    %9 = arith.addi %c8_i64_0, %8 : i64
    %10 = arith.cmpi sle, %5, %c0_i64 : i64
    %11 = arith.ori %false, %10 : i1
    %12 = arith.select %11, %c0_i64, %9 : i64
    %13 = offload.range %arg0 offset(%6) bytes(%12) {name = "x[0:n]"} : !llvm.ptr
    %14 = offload.enter copy_in %13 {clause = "copyin", directive = "parallel loop"} : !llvm.ptr
    %c8_i64_1 = arith.constant 8 : i64
    %15 = offload.range %arg2 bytes(%c8_i64_1) {name = "sum"} : !llvm.ptr
    %16 = offload.enter copy_in %15 flags(implicit) {clause = "copy", directive = "parallel loop"} : !llvm.ptr
    %17 = llvm.load %arg1 : !llvm.ptr -> f32
    %c8_i64_2 = arith.constant 8 : i64
    %c0_i32_3 = arith.constant 0 : i32
    offload.launch groups(%c0_i32_3) {
    ^bb0(%arg4: i32, %arg5: i32):
      %18 = llvm.mlir.zero : !llvm.ptr
      %c1_i64_4 = arith.constant 1 : i64
      %19 = llvm.alloca %c1_i64_4 x f64 : (i64) -> !llvm.ptr
      %cst = arith.constant 0.000000e+00 : f64
      llvm.store %cst, %19 : f64, !llvm.ptr
      %c1_i64_5 = arith.constant 1 : i64
      %20 = llvm.alloca %c1_i64_5 x f32 : (i64) -> !llvm.ptr
      llvm.store %17, %20 : f32, !llvm.ptr
      %21 = llvm.mlir.zero : !llvm.ptr
      %c1_i64_6 = arith.constant 1 : i64
      %22 = llvm.alloca %c1_i64_6 x f32 : (i64) -> !llvm.ptr
      %23 = llvm.load %20 : !llvm.ptr -> f32
      llvm.store %23, %22 : f32, !llvm.ptr
      %24 = llvm.mlir.zero : !llvm.ptr
      %c1_i64_7 = arith.constant 1 : i64
      %25 = llvm.alloca %c1_i64_7 x f64 : (i64) -> !llvm.ptr
      %cst_8 = arith.constant 0.000000e+00 : f64
      llvm.store %cst_8, %25 : f64, !llvm.ptr
      offload.loop from(%c0_i32 : i32) to(%arg3 : i32) step(%c1_i32 : i32) share(%arg4 of %arg5) {
      ^bb0(%arg6: i32):
        %29 = arith.extsi %arg6 : i32 to i64
        %30 = llvm.getelementptr %14[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %31 = llvm.load %30 : !llvm.ptr -> f64
        %32 = llvm.load %22 : !llvm.ptr -> f32
        %33 = arith.extf %32 : f32 to f64
        %34 = arith.mulf %31, %33 : f64
        %35 = llvm.load %25 : !llvm.ptr -> f64
        %36 = arith.addf %35, %34 : f64
        llvm.store %36, %25 : f64, !llvm.ptr
        offload.yield
      } {inclusive = array<i1: false>}
      %26 = llvm.load %19 : !llvm.ptr -> f64
      %27 = llvm.load %25 : !llvm.ptr -> f64
      %28 = arith.addf %26, %27 : f64
      llvm.store %28, %19 : f64, !llvm.ptr
      offload.combine %19 into %16 bytes(%c8_i64_2) : !llvm.ptr, !llvm.ptr {
      ^bb0(%arg6: !llvm.ptr, %arg7: !llvm.ptr):
        %29 = llvm.load %arg6 : !llvm.ptr -> f64
        %30 = llvm.load %arg7 : !llvm.ptr -> f64
        %31 = arith.addf %29, %30 : f64
        llvm.store %31, %arg6 : f64, !llvm.ptr
        offload.yield
      }
      offload.yield
    } {directive = "parallel loop", kernel = "dot_acc_kernel_0"}
    offload.exit copy_out %15 flags(implicit) {clause = "copy", directive = "parallel loop"}
    offload.exit release %13 {clause = "copyin", directive = "parallel loop"}
    return
  }
}
