module {
  func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c4_i64 = arith.constant 4 : i64
    %5 = arith.index_cast %c8 : index to i64
    %6 = arith.muli %c4_i64, %5 : i64
    %c4_i64_6 = arith.constant 4 : i64
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %7 = arith.index_cast %c0_0 : index to i64
    %8 = arith.index_cast %c8 : index to i64
    %9 = arith.muli %7, %c4_i64 : i64
    %c1_i64 = arith.constant 1 : i64
    %10 = arith.subi %8, %c1_i64 : i64
    %11 = arith.muli %10, %c4_i64 : i64
    %12 = arith.addi %c4_i64_6, %11 : i64
    %13 = arith.cmpi sle, %8, %c0_i64 : i64
    %14 = arith.ori %false, %13 : i1
    %15 = arith.select %14, %c0_i64, %12 : i64
    %16 = offload.range %3 offset(%9) bytes(%15) {name = "a[0:8]"} : !llvm.ptr
    %17 = offload.enter copy_in %16 {clause = "copy", directive = "parallel loop"} : !llvm.ptr
    %c8_i64 = arith.constant 8 : i64
    %18 = arith.index_cast %c1_3 : index to i64
    %19 = arith.muli %c8_i64, %18 : i64
    %c8_i64_7 = arith.constant 8 : i64
    %false_8 = arith.constant false
    %c0_i64_9 = arith.constant 0 : i64
    %20 = arith.index_cast %c0_2 : index to i64
    %21 = arith.index_cast %c1_3 : index to i64
    %22 = arith.muli %20, %c8_i64 : i64
    %c1_i64_10 = arith.constant 1 : i64
    %23 = arith.subi %21, %c1_i64_10 : i64
    %24 = arith.muli %23, %c8_i64 : i64
    %25 = arith.addi %c8_i64_7, %24 : i64
    %26 = arith.cmpi sle, %21, %c0_i64_9 : i64
    %27 = arith.ori %false_8, %26 : i1
    %28 = arith.select %27, %c0_i64_9, %25 : i64
    %29 = offload.range %4 offset(%22) bytes(%28) {name = "s[0:1]"} : !llvm.ptr
    %30 = offload.enter copy_in %29 {clause = "copy", directive = "parallel loop"} : !llvm.ptr
    %31 = llvm.load %2 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    offload.launch groups(%c0_i32) {
    ^bb0(%arg3: i32, %arg4: i32):
      %c1_i64_11 = arith.constant 1 : i64
      %32 = llvm.alloca %c1_i64_11 x i32 : (i64) -> !llvm.ptr
      llvm.store %31, %32 : i32, !llvm.ptr
      %33 = llvm.mlir.zero : !llvm.ptr
      %c1_i32_12 = arith.constant 1 : i32
      %34 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
      %35 = llvm.load %32 : !llvm.ptr -> i32
      llvm.store %35, %34 : i32, !llvm.ptr
      %c1_i32_13 = arith.constant 1 : i32
      %36 = llvm.alloca %c1_i32_13 x !llvm.ptr : (i32) -> !llvm.ptr
      %37 = llvm.alloca %c1_i32_13 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %17, %36 : !llvm.ptr, !llvm.ptr
      llvm.store %30, %37 : !llvm.ptr, !llvm.ptr
      %c0_i32_14 = arith.constant 0 : i32
      %38 = llvm.load %34 : !llvm.ptr -> i32
      %c1_i32_15 = arith.constant 1 : i32
      offload.loop from(%c0_i32_14 : i32) to(%38 : i32) step(%c1_i32_15 : i32) share(%arg3 of %arg4) {
      ^bb0(%arg5: i32):
        %c1_i32_16 = arith.constant 1 : i32
        %39 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg5, %39 : i32, !llvm.ptr
        %40 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
        %41 = llvm.load %39 : !llvm.ptr -> i32
        %c8_i32 = arith.constant 8 : i32
        %42 = arith.remsi %41, %c8_i32 : i32
        %43 = arith.extsi %42 : i32 to i64
        %44 = llvm.getelementptr %40[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %45 = llvm.load %39 : !llvm.ptr -> i32
        %46:2 = offload.atomic.update %44 : !llvm.ptr -> i32, i32 {
        ^bb0(%arg6: i32):
          %50 = arith.addi %arg6, %45 : i32
          offload.yield %50 : i32
        }
        %47 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
        %c0_i64_17 = arith.constant 0 : i64
        %48 = llvm.getelementptr %47[%c0_i64_17] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %cst = arith.constant 1.000000e+00 : f64
        %49:2 = offload.atomic.update %48 : !llvm.ptr -> f64, f64 {
        ^bb0(%arg6: f64):
          %50 = arith.addf %arg6, %cst : f64
          offload.yield %50 : f64
        }
        offload.yield
      } {inclusive = array<i1: false>}
      offload.yield
    } {directive = "parallel loop", kernel = "f_acc_kernel_0"}
    offload.exit copy_out %29 {clause = "copy", directive = "parallel loop"}
    offload.exit copy_out %16 {clause = "copy", directive = "parallel loop"}
    return
  }
}
