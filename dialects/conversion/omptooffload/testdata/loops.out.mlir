module {
  func.func private @__accc_omp_tile() {
    return
  }
  func.func private @__accc_omp_unroll() {
    return
  }
  func.func @transformed(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %8 = arith.subi %7, %c0_i32 : i32
    %c0_i32_1 = arith.constant 0 : i32
    %9 = arith.cmpi slt, %c1_i32_0, %c0_i32_1 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %10 = arith.select %9, %c1_i32_2, %c-1_i32 : i32
    %11 = arith.addi %8, %10 : i32
    %12 = arith.cmpi sge, %7, %c0_i32 : i32
    %13 = arith.cmpi sle, %7, %c0_i32 : i32
    %14 = arith.select %9, %12, %13 : i1
    %15 = arith.divsi %11, %c1_i32_0 : i32
    %c1_i32_3 = arith.constant 1 : i32
    %16 = arith.addi %15, %c1_i32_3 : i32
    %17 = arith.select %14, %c0_i32_1, %16 : i32
    %c0_i32_4 = arith.constant 0 : i32
    %c1_i32_5 = arith.constant 1 : i32
    offload.loop from(%c0_i32_4 : i32) to(%17 : i32) step(%c1_i32_5 : i32) {
    ^bb0(%arg3: i32):
      %20 = arith.muli %arg3, %c1_i32_0 : i32
      %21 = arith.addi %c0_i32, %20 : i32
      llvm.store %21, %3 : i32, !llvm.ptr
      %22 = llvm.load %3 : !llvm.ptr -> i32
      %23 = arith.sitofp %22 : i32 to f32
      %24 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %25 = llvm.load %3 : !llvm.ptr -> i32
      %26 = arith.extsi %25 : i32 to i64
      %27 = llvm.getelementptr %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %23, %27 : f32, !llvm.ptr
      offload.yield
    }
    %18 = arith.muli %17, %c1_i32_0 : i32
    %19 = arith.addi %c0_i32, %18 : i32
    llvm.store %19, %3 : i32, !llvm.ptr
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32_6 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c1_i32_7 = arith.constant 1 : i32
    %c10_i32_8 = arith.constant 10 : i32
    %c9_i32 = arith.constant 9 : i32
    %c0_i32_9 = arith.constant 0 : i32
    %c-1_i32_10 = arith.constant -1 : i32
    %c10_i32_11 = arith.constant 10 : i32
    %c0_i32_12 = arith.constant 0 : i32
    %c1_i32_13 = arith.constant 1 : i32
    %c2_i64 = arith.constant 2 : i64
    %c0_i32_14 = arith.constant 0 : i32
    %c1_i32_15 = arith.constant 1 : i32
    %c3_i64 = arith.constant 3 : i64
    offload.loop from(%c0_i32_12, %c0_i32_14 : i32, i32) to(%c10_i32_8, %c10_i32_11 : i32, i32) step(%c1_i32_13, %c1_i32_15 : i32, i32) tile(%c2_i64, %c3_i64) {
    ^bb0(%arg3: i32, %arg4: i32):
      %20 = arith.muli %arg3, %c1_i32_7 : i32
      %21 = arith.addi %c0_i32_6, %20 : i32
      %22 = arith.muli %arg4, %c-1_i32_10 : i32
      %23 = arith.addi %c9_i32, %22 : i32
      llvm.store %21, %4 : i32, !llvm.ptr
      llvm.store %23, %5 : i32, !llvm.ptr
      %24 = llvm.load %4 : !llvm.ptr -> i32
      %25 = arith.sitofp %24 : i32 to f32
      %26 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %27 = llvm.load %4 : !llvm.ptr -> i32
      %28 = arith.extsi %27 : i32 to i64
      %29 = llvm.getelementptr %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<10 x f32>
      %30 = llvm.load %5 : !llvm.ptr -> i32
      %31 = arith.extsi %30 : i32 to i64
      %32 = llvm.getelementptr %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %25, %32 : f32, !llvm.ptr
      offload.yield
    }
    call @__accc_omp_unroll() {accc.directive = {clauses = [{args = [{number = 4 : i64}], clause = "partial"}], name = "unroll"}} : () -> ()
    %c0_i32_16 = arith.constant 0 : i32
    llvm.store %c0_i32_16, %6 : i32, !llvm.ptr
    scf.while : () -> () {
      %20 = llvm.load %6 : !llvm.ptr -> i32
      %21 = llvm.load %0 : !llvm.ptr -> i32
      %22 = arith.cmpi slt, %20, %21 : i32
      scf.condition(%22)
    } do {
      %cst = arith.constant 1.000000e+00 : f32
      %20 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %21 = llvm.load %6 : !llvm.ptr -> i32
      %22 = arith.extsi %21 : i32 to i64
      %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %cst, %23 : f32, !llvm.ptr
      %24 = llvm.load %6 : !llvm.ptr -> i32
      %c1_i32_17 = arith.constant 1 : i32
      %25 = arith.addi %24, %c1_i32_17 : i32
      llvm.store %25, %6 : i32, !llvm.ptr
      scf.yield
    }
    offload.fork parallel {
    ^bb0(%arg3: i32, %arg4: i32):
      %c1_i32_17 = arith.constant 1 : i32
      %20 = llvm.alloca %c1_i32_17 x i32 : (i32) -> !llvm.ptr
      func.call @__accc_omp_tile() {accc.directive = {clauses = [{args = [{number = 4 : i64}], clause = "sizes"}], name = "tile"}} : () -> ()
      %c0_i32_18 = arith.constant 0 : i32
      %21 = llvm.load %0 : !llvm.ptr -> i32
      %c2_i32_19 = arith.constant 2 : i32
      %22 = offload.count from(%c0_i32_18 : i32) to(%21 : i32) step(%c2_i32_19 : i32)
      offload.share %22 rank(%arg3 of %arg4) {
      ^bb0(%arg5: i64, %arg6: i64):
        offload.loop from(%c0_i32_18 : i32) to(%21 : i32) step(%c2_i32_19 : i32) part(%arg5 to %arg6) {
        ^bb0(%arg7: i32):
          llvm.store %arg7, %20 : i32, !llvm.ptr
          %23 = llvm.load %20 : !llvm.ptr -> i32
          %24 = arith.sitofp %23 : i32 to f32
          %25 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %26 = llvm.load %20 : !llvm.ptr -> i32
          %27 = arith.extsi %26 : i32 to i64
          %28 = llvm.getelementptr %25[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %24, %28 : f32, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "for"}
      offload.yield
    } {directive = "parallel", function = "transformed_omp_team_0"}
    return
  }
  func.func @ordered(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    offload.fork parallel {
    ^bb0(%arg3: i32, %arg4: i32):
      %c1_i32_5 = arith.constant 1 : i32
      %16 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
      %c0_i32_6 = arith.constant 0 : i32
      %17 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      %c1_i64_8 = arith.constant 1 : i64
      %18 = llvm.alloca %c1_i64_8 x i32 : (i64) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      llvm.store %c0_i32_9, %18 : i32, !llvm.ptr
      %19 = offload.count from(%c0_i32_6 : i32) to(%17 : i32) step(%c1_i32_7 : i32)
      %20 = offload.single {directive = "for"}
      cf.cond_br %20, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c8_i64 = arith.constant 8 : i64
      %21 = func.call @malloc(%c8_i64) : (i64) -> !llvm.ptr
      %c1_i64_10 = arith.constant 1 : i64
      %22 = arith.maxsi %19, %c1_i64_10 : i64
      %c4_i64 = arith.constant 4 : i64
      %23 = arith.muli %22, %c4_i64 : i64
      %24 = func.call @malloc(%23) : (i64) -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %25 = llvm.getelementptr %21[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %24, %25 : !llvm.ptr, !llvm.ptr
      offload.publish %21 : !llvm.ptr
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      %26 = offload.barrier {directive = "for"}
      %27 = offload.published : !llvm.ptr
      %c0_i64_11 = arith.constant 0 : i64
      %28 = llvm.getelementptr %27[%c0_i64_11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
      offload.share %19 rank(%arg3 of %arg4) {
      ^bb0(%arg5: i64, %arg6: i64):
        offload.loop from(%c0_i32_6 : i32) to(%17 : i32) step(%c1_i32_7 : i32) part(%arg5 to %arg6) {
        ^bb0(%arg7: i32, %arg8: i64):
          %c0_i32_14 = arith.constant 0 : i32
          llvm.store %c0_i32_14, %18 : i32, !llvm.ptr
          llvm.store %arg7, %16 : i32, !llvm.ptr
          %33 = llvm.load %16 : !llvm.ptr -> i32
          %34 = llvm.load %18 : !llvm.ptr -> i32
          %35 = arith.addi %34, %33 : i32
          llvm.store %35, %18 : i32, !llvm.ptr
          cf.br ^bb1
        ^bb1:  // pred: ^bb0
          %c4_i64_15 = arith.constant 4 : i64
          %36 = arith.muli %arg8, %c4_i64_15 : i64
          %37 = llvm.getelementptr %29[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %38 = llvm.load %18 : !llvm.ptr -> i32
          llvm.store %38, %37 : i32, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "for"}
      %30 = offload.barrier {directive = "for"}
      cf.cond_br %20, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %c0_i64_12 = arith.constant 0 : i64
      %c1_i64_13 = arith.constant 1 : i64
      offload.loop from(%c0_i64_12 : i64) to(%19 : i64) step(%c1_i64_13 : i64) {
      ^bb0(%arg5: i64):
        %c4_i64_14 = arith.constant 4 : i64
        %33 = arith.muli %arg5, %c4_i64_14 : i64
        %34 = llvm.getelementptr %29[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %35 = llvm.load %2 : !llvm.ptr -> i32
        %36 = llvm.load %34 : !llvm.ptr -> i32
        %37 = arith.addi %35, %36 : i32
        llvm.store %37, %2 : i32, !llvm.ptr
        %38 = llvm.load %2 : !llvm.ptr -> i32
        llvm.store %38, %34 : i32, !llvm.ptr
        offload.yield
      }
      cf.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      %31 = offload.barrier {directive = "for"}
      offload.share %19 rank(%arg3 of %arg4) {
      ^bb0(%arg5: i64, %arg6: i64):
        offload.loop from(%c0_i32_6 : i32) to(%17 : i32) step(%c1_i32_7 : i32) part(%arg5 to %arg6) {
        ^bb0(%arg7: i32, %arg8: i64):
          %c4_i64_14 = arith.constant 4 : i64
          %33 = arith.muli %arg8, %c4_i64_14 : i64
          %34 = llvm.getelementptr %29[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %35 = llvm.load %34 : !llvm.ptr -> i32
          llvm.store %35, %18 : i32, !llvm.ptr
          llvm.store %arg7, %16 : i32, !llvm.ptr
          %36 = llvm.load %16 : !llvm.ptr -> i32
          %37 = llvm.load %18 : !llvm.ptr -> i32
          %38 = arith.addi %37, %36 : i32
          cf.br ^bb1
        ^bb1:  // pred: ^bb0
          %39 = llvm.load %18 : !llvm.ptr -> i32
          %40 = arith.sitofp %39 : i32 to f32
          %41 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %42 = llvm.load %16 : !llvm.ptr -> i32
          %43 = arith.extsi %42 : i32 to i64
          %44 = llvm.getelementptr %41[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %40, %44 : f32, !llvm.ptr
          cf.br ^bb2
        ^bb2:  // pred: ^bb1
          offload.yield
        }
        offload.yield
      } {directive = "for"}
      %32 = offload.barrier {directive = "for"}
      cf.cond_br %20, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      func.call @free(%29) : (!llvm.ptr) -> ()
      func.call @free(%27) : (!llvm.ptr) -> ()
      cf.br ^bb6
    ^bb6:  // 2 preds: ^bb4, ^bb5
      offload.yield
    } {directive = "parallel", function = "ordered_omp_team_0"}
    offload.fork parallel {
    ^bb0(%arg3: i32, %arg4: i32):
      %c1_i32_5 = arith.constant 1 : i32
      %16 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
      %c1_i32_6 = arith.constant 1 : i32
      %17 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      %18 = offload.count from(%c1_i32_6 : i32) to(%17 : i32) step(%c1_i32_7 : i32)
      offload.share %18 schedule(static) flags(doacross) {
      ^bb0(%arg5: i64, %arg6: i64):
        offload.loop from(%c1_i32_6 : i32) to(%17 : i32) step(%c1_i32_7 : i32) part(%arg5 to %arg6) {
        ^bb0(%arg7: i32, %arg8: i64):
          llvm.store %arg7, %16 : i32, !llvm.ptr
          %19 = llvm.load %16 : !llvm.ptr -> i32
          %c1_i32_8 = arith.constant 1 : i32
          %20 = arith.subi %19, %c1_i32_8 : i32
          %c0_i64 = arith.constant 0 : i64
          %true = arith.constant true
          %21 = offload.count from(%c1_i32_6 : i32) to(%17 : i32) step(%c1_i32_7 : i32)
          %22 = arith.extsi %c1_i32_6 : i32 to i64
          %23 = arith.extsi %c1_i32_7 : i32 to i64
          %24 = arith.extsi %20 : i32 to i64
          %25 = arith.subi %24, %22 : i64
          %26 = arith.divsi %25, %23 : i64
          %27 = arith.muli %26, %23 : i64
          %28 = arith.addi %22, %27 : i64
          %29 = arith.extsi %20 : i32 to i64
          %30 = arith.cmpi eq, %28, %29 : i64
          %c0_i64_9 = arith.constant 0 : i64
          %31 = arith.cmpi sge, %26, %c0_i64_9 : i64
          %32 = arith.cmpi slt, %26, %21 : i64
          %33 = arith.andi %true, %30 : i1
          %34 = arith.andi %33, %31 : i1
          %35 = arith.andi %34, %32 : i1
          %36 = arith.muli %c0_i64, %21 : i64
          %37 = arith.addi %36, %26 : i64
          %38 = arith.cmpi slt, %37, %arg8 : i64
          %39 = arith.andi %35, %38 : i1
          cf.cond_br %39, ^bb1, ^bb2
        ^bb1:  // pred: ^bb0
          offload.await %37 {directive = "ordered"}
          cf.br ^bb2
        ^bb2:  // 2 preds: ^bb0, ^bb1
          %40 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %41 = llvm.load %16 : !llvm.ptr -> i32
          %c1_i32_10 = arith.constant 1 : i32
          %42 = arith.subi %41, %c1_i32_10 : i32
          %43 = arith.extsi %42 : i32 to i64
          %44 = llvm.getelementptr %40[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %45 = llvm.load %44 : !llvm.ptr -> f32
          %46 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %47 = llvm.load %16 : !llvm.ptr -> i32
          %48 = arith.extsi %47 : i32 to i64
          %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %50 = llvm.load %49 : !llvm.ptr -> f32
          %51 = arith.addf %50, %45 : f32
          llvm.store %51, %49 : f32, !llvm.ptr
          offload.post %arg8 {directive = "ordered"}
          offload.ordered_end %arg8 {directive = "for"}
          offload.yield
        }
        offload.yield
      } {directive = "for"}
      offload.yield
    } {directive = "parallel", function = "ordered_omp_team_1"}
    %c1_i32_0 = arith.constant 1 : i32
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %c1_i64 = arith.constant 1 : i64
    %7 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %8 = offload.count from(%c1_i32_0 : i32) to(%6 : i32) step(%c1_i32_1 : i32)
    offload.loop from(%c1_i32_0 : i32) to(%6 : i32) step(%c1_i32_1 : i32) {
    ^bb0(%arg3: i32):
      llvm.store %arg3, %3 : i32, !llvm.ptr
      %16 = llvm.load %3 : !llvm.ptr -> i32
      llvm.store %16, %7 : i32, !llvm.ptr
      %17 = arith.addi %arg3, %c1_i32_1 : i32
      %18 = arith.cmpi sge, %17, %6 : i32
      scf.if %18 {
        %19 = llvm.load %7 : !llvm.ptr -> i32
        llvm.store %19, %2 : i32, !llvm.ptr
      }
      offload.yield
    }
    %c2_i32 = arith.constant 2 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_3 = arith.constant 1 : i32
    %c1_i64_4 = arith.constant 1 : i64
    %10 = llvm.alloca %c1_i64_4 x i32 : (i64) -> !llvm.ptr
    %11 = llvm.load %2 : !llvm.ptr -> i32
    %12 = offload.count from(%c1_i32_2 : i32) to(%9 : i32) step(%c1_i32_3 : i32)
    offload.loop from(%c1_i32_2 : i32) to(%9 : i32) step(%c1_i32_3 : i32) {
    ^bb0(%arg3: i32, %arg4: i64):
      %16 = arith.trunci %arg4 : i64 to i32
      %17 = arith.muli %16, %c2_i32 : i32
      %18 = arith.addi %11, %17 : i32
      llvm.store %18, %10 : i32, !llvm.ptr
      llvm.store %arg3, %4 : i32, !llvm.ptr
      %c2_i32_5 = arith.constant 2 : i32
      %19 = llvm.load %10 : !llvm.ptr -> i32
      %20 = arith.addi %19, %c2_i32_5 : i32
      llvm.store %20, %10 : i32, !llvm.ptr
      %c1_i64_6 = arith.constant 1 : i64
      %21 = arith.subi %12, %c1_i64_6 : i64
      %22 = arith.cmpi eq, %arg4, %21 : i64
      cf.cond_br %22, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %23 = llvm.load %10 : !llvm.ptr -> i32
      llvm.store %23, %2 : i32, !llvm.ptr
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      offload.yield
    }
    %c4_i32 = arith.constant 4 : i32
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    %c-3_i32 = arith.constant -3 : i32
    %14 = offload.count from(%13 : i32) to(%c0_i32 : i32) step(%c-3_i32 : i32)
    %15 = arith.extsi %c4_i32 : i32 to i64
    offload.share %14 chunk(%15) schedule(guided) flags(monotonic) {
    ^bb0(%arg3: i64, %arg4: i64):
      offload.loop from(%13 : i32) to(%c0_i32 : i32) step(%c-3_i32 : i32) part(%arg3 to %arg4) {
      ^bb0(%arg5: i32):
        llvm.store %arg5, %5 : i32, !llvm.ptr
        %16 = llvm.load %5 : !llvm.ptr -> i32
        %17 = arith.sitofp %16 : i32 to f32
        %18 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %19 = llvm.load %5 : !llvm.ptr -> i32
        %20 = arith.extsi %19 : i32 to i64
        %21 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %17, %21 : f32, !llvm.ptr
        offload.yield
      }
      offload.yield
    } {directive = "for"}
    return
  }
  func.func @triangle(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    offload.fork parallel {
    ^bb0(%arg2: i32, %arg3: i32):
      %c1_i32_0 = arith.constant 1 : i32
      %2 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %3 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %4 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      %5 = offload.count from(%c0_i32 : i32) to(%4 : i32) step(%c1_i32_1 : i32)
      offload.share %5 rank(%arg2 of %arg3) {
      ^bb0(%arg4: i64, %arg5: i64):
        offload.loop from(%c0_i32 : i32) to(%4 : i32) step(%c1_i32_1 : i32) part(%arg4 to %arg5) {
        ^bb0(%arg6: i32):
          llvm.store %arg6, %2 : i32, !llvm.ptr
          %6 = llvm.load %2 : !llvm.ptr -> i32
          llvm.store %6, %3 : i32, !llvm.ptr
          scf.while : () -> () {
            %7 = llvm.load %3 : !llvm.ptr -> i32
            %8 = llvm.load %0 : !llvm.ptr -> i32
            %9 = arith.cmpi slt, %7, %8 : i32
            scf.condition(%9)
          } do {
            %7 = llvm.load %2 : !llvm.ptr -> i32
            %8 = arith.sitofp %7 : i32 to f32
            %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
            %10 = llvm.load %3 : !llvm.ptr -> i32
            %11 = arith.extsi %10 : i32 to i64
            %12 = llvm.getelementptr %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            llvm.store %8, %12 : f32, !llvm.ptr
            %13 = llvm.load %3 : !llvm.ptr -> i32
            %c1_i32_2 = arith.constant 1 : i32
            %14 = arith.addi %13, %c1_i32_2 : i32
            llvm.store %14, %3 : i32, !llvm.ptr
            scf.yield
          }
          offload.yield
        }
        offload.yield
      } {directive = "for"}
      offload.yield
    } {directive = "parallel", function = "triangle_omp_team_0"}
    return
  }
  func.func private @malloc(i64) -> !llvm.ptr
  func.func private @free(!llvm.ptr)
}
