module {
  func.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
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
    %c8_i64 = arith.constant 8 : i64
    %7 = arith.index_cast %5 : index to i64
    %8 = arith.muli %c8_i64, %7 : i64
    %c8_i64_2 = arith.constant 8 : i64
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %9 = arith.index_cast %c0_0 : index to i64
    %10 = arith.index_cast %5 : index to i64
    %11 = arith.muli %9, %c8_i64 : i64
    %c1_i64 = arith.constant 1 : i64
    %12 = arith.subi %10, %c1_i64 : i64
    %13 = arith.muli %12, %c8_i64 : i64
    %14 = arith.addi %c8_i64_2, %13 : i64
    %15 = arith.cmpi sle, %10, %c0_i64 : i64
    %16 = arith.ori %false, %15 : i1
    %17 = arith.select %16, %c0_i64, %14 : i64
    %18 = offload.range %3 offset(%11) bytes(%17) {name = "a[0:n]"} : !llvm.ptr
    %19 = offload.enter copy_in %18 {clause = "copy", directive = "kernels"} : !llvm.ptr
    %20 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %21 = llvm.load %0 : !llvm.ptr -> i32
    %22 = arith.index_cast %21 : i32 to index
    %c1_5 = arith.constant 1 : index
    %23 = arith.subi %22, %c1_5 : index
    %c1_6 = arith.constant 1 : index
    %c8_i64_7 = arith.constant 8 : i64
    %24 = arith.index_cast %22 : index to i64
    %25 = arith.muli %c8_i64_7, %24 : i64
    %c8_i64_8 = arith.constant 8 : i64
    %false_9 = arith.constant false
    %c0_i64_10 = arith.constant 0 : i64
    %26 = arith.index_cast %c0_4 : index to i64
    %27 = arith.index_cast %22 : index to i64
    %28 = arith.muli %26, %c8_i64_7 : i64
    %c1_i64_11 = arith.constant 1 : i64
    %29 = arith.subi %27, %c1_i64_11 : i64
    %30 = arith.muli %29, %c8_i64_7 : i64
    %31 = arith.addi %c8_i64_8, %30 : i64
    %32 = arith.cmpi sle, %27, %c0_i64_10 : i64
    %33 = arith.ori %false_9, %32 : i1
    %34 = arith.select %33, %c0_i64_10, %31 : i64
    %35 = offload.range %20 offset(%28) bytes(%34) {name = "b[0:n]"} : !llvm.ptr
    %36 = offload.enter copy_in %35 {clause = "copyin", directive = "kernels"} : !llvm.ptr
    %c4_i64 = arith.constant 4 : i64
    %37 = offload.range %0 bytes(%c4_i64) {name = "n"} : !llvm.ptr
    %38 = offload.enter copy_in %37 flags(implicit) {clause = "copy", directive = "kernels"} : !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %39 = offload.distinct written(%19 : !llvm.ptr) read(%36 : !llvm.ptr)
    %c1_i32_12 = arith.constant 1 : i32
    %40 = arith.select %39, %c0_i32, %c1_i32_12 : i32
    offload.launch groups(%40) {
    ^bb0(%arg3: i32, %arg4: i32):
      %c1_i32_14 = arith.constant 1 : i32
      %41 = llvm.alloca %c1_i32_14 x !llvm.ptr : (i32) -> !llvm.ptr
      %42 = llvm.alloca %c1_i32_14 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %19, %41 : !llvm.ptr, !llvm.ptr
      llvm.store %36, %42 : !llvm.ptr, !llvm.ptr
      %c0_i32_15 = arith.constant 0 : i32
      %43 = llvm.load %38 : !llvm.ptr -> i32
      %c1_i32_16 = arith.constant 1 : i32
      offload.loop from(%c0_i32_15 : i32) to(%43 : i32) step(%c1_i32_16 : i32) share(%arg3 of %arg4) {
      ^bb0(%arg5: i32):
        %c1_i32_19 = arith.constant 1 : i32
        %44 = llvm.alloca %c1_i32_19 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg5, %44 : i32, !llvm.ptr
        %45 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
        %46 = llvm.load %44 : !llvm.ptr -> i32
        %47 = arith.extsi %46 : i32 to i64
        %48 = llvm.getelementptr %45[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %49 = llvm.load %48 : !llvm.ptr -> f64
        %50 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %51 = llvm.load %44 : !llvm.ptr -> i32
        %52 = arith.extsi %51 : i32 to i64
        %53 = llvm.getelementptr %50[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %49, %53 : f64, !llvm.ptr
        offload.yield
      } {inclusive = array<i1: false>}
      %c1_i32_17 = arith.constant 1 : i32
      %c1_i32_18 = arith.constant 1 : i32
      offload.yield
    } {directive = "kernels", kernel = "f_acc_kernel_0"}
    %c1_i32_13 = arith.constant 1 : i32
    offload.launch groups(%c1_i32_13) {
    ^bb0(%arg3: i32, %arg4: i32):
      %c1_i32_14 = arith.constant 1 : i32
      %41 = llvm.alloca %c1_i32_14 x !llvm.ptr : (i32) -> !llvm.ptr
      %42 = llvm.alloca %c1_i32_14 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %19, %41 : !llvm.ptr, !llvm.ptr
      llvm.store %36, %42 : !llvm.ptr, !llvm.ptr
      %c0_i32_15 = arith.constant 0 : i32
      %c1_i32_16 = arith.constant 1 : i32
      %c1_i32_17 = arith.constant 1 : i32
      %43 = llvm.load %38 : !llvm.ptr -> i32
      %c1_i32_18 = arith.constant 1 : i32
      offload.loop from(%c1_i32_17 : i32) to(%43 : i32) step(%c1_i32_18 : i32) {
      ^bb0(%arg5: i32):
        %c1_i32_19 = arith.constant 1 : i32
        %44 = llvm.alloca %c1_i32_19 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg5, %44 : i32, !llvm.ptr
        %45 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %46 = llvm.load %44 : !llvm.ptr -> i32
        %c1_i32_20 = arith.constant 1 : i32
        %47 = arith.subi %46, %c1_i32_20 : i32
        %48 = arith.extsi %47 : i32 to i64
        %49 = llvm.getelementptr %45[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %50 = llvm.load %49 : !llvm.ptr -> f64
        %51 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %52 = llvm.load %44 : !llvm.ptr -> i32
        %53 = arith.extsi %52 : i32 to i64
        %54 = llvm.getelementptr %51[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %50, %54 : f64, !llvm.ptr
        offload.yield
      } {inclusive = array<i1: false>}
      offload.yield
    } {directive = "kernels", kernel = "f_acc_kernel_1"}
    offload.exit release %35 {clause = "copyin", directive = "kernels"}
    offload.exit copy_out %37 flags(implicit) {clause = "copy", directive = "kernels"}
    offload.exit copy_out %18 {clause = "copy", directive = "kernels"}
    return
  }
}
