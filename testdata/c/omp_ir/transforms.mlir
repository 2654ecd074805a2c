module {
  func.func private @__accc_omp_tile() {
    return
  }
  func.func private @__accc_omp_stripe() {
    return
  }
  func.func private @__accc_omp_split() {
    return
  }
  func.func private @__accc_omp_fuse() {
    return
  }
  func.func private @__accc_omp_interchange() {
    return
  }
  func.func private @__accc_omp_reverse() {
    return
  }
  func.func private @__accc_omp_unroll() {
    return
  }
  func.func @transforms(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %13 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %14 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %15 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %16 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %17 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %18 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %19 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %20 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %21 = arith.subi %20, %c0_i32 : i32
    %c0_i32_1 = arith.constant 0 : i32
    %22 = arith.cmpi slt, %c1_i32_0, %c0_i32_1 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %23 = arith.select %22, %c1_i32_2, %c-1_i32 : i32
    %24 = arith.addi %21, %23 : i32
    %25 = arith.cmpi sge, %20, %c0_i32 : i32
    %26 = arith.cmpi sle, %20, %c0_i32 : i32
    %27 = arith.select %22, %25, %26 : i1
    %28 = arith.divsi %24, %c1_i32_0 : i32
    %c1_i32_3 = arith.constant 1 : i32
    %29 = arith.addi %28, %c1_i32_3 : i32
    %30 = arith.select %27, %c0_i32_1, %29 : i32
    %c0_i32_4 = arith.constant 0 : i32
    %c100_i32 = arith.constant 100 : i32
    %c1_i32_5 = arith.constant 1 : i32
    %c100_i32_6 = arith.constant 100 : i32
    %canonloop_s0 = omp.new_cli
    %canonloop_s0_d1 = omp.new_cli
    omp.canonical_loop(%canonloop_s0) %iv_s0 : i32 in range(%30) {
      omp.canonical_loop(%canonloop_s0_d1) %iv_s0_d1 : i32 in range(%c100_i32_6) {
        %42 = arith.muli %iv_s0, %c1_i32_0 : i32
        %43 = arith.addi %c0_i32, %42 : i32
        %44 = arith.muli %iv_s0_d1, %c1_i32_5 : i32
        %45 = arith.addi %c0_i32_4, %44 : i32
        llvm.store %43, %3 : i32, !llvm.ptr
        llvm.store %45, %4 : i32, !llvm.ptr
        %cst = arith.constant 0.000000e+00 : f32
        %46 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %47 = llvm.load %3 : !llvm.ptr -> i32
        %48 = arith.extsi %47 : i32 to i64
        %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<100 x f32>
        %50 = llvm.load %4 : !llvm.ptr -> i32
        %51 = arith.extsi %50 : i32 to i64
        %52 = llvm.getelementptr %49[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %cst, %52 : f32, !llvm.ptr
        omp.terminator
      }
      omp.terminator
    }
    %grid1 = omp.new_cli
    %intratile1 = omp.new_cli
    %grid2 = omp.new_cli
    %intratile2 = omp.new_cli
    omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop_s0, %canonloop_s0_d1) sizes(%c4_i32, %c8_i32 : i32, i32)
    call @__accc_omp_unroll() {accc.directive = {clauses = [{args = [{number = 4 : i64}], clause = "partial"}], name = "unroll"}} : () -> ()
    %c0_i32_7 = arith.constant 0 : i32
    llvm.store %c0_i32_7, %5 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %5 : !llvm.ptr -> i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %44 = arith.cmpi slt, %42, %43 : i32
      scf.condition(%44)
    } do {
      %42 = llvm.load %5 : !llvm.ptr -> i32
      %43 = arith.sitofp %42 : i32 to f32
      %44 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %45 = llvm.load %5 : !llvm.ptr -> i32
      %46 = arith.extsi %45 : i32 to i64
      %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %43, %47 : f32, !llvm.ptr
      %48 = llvm.load %5 : !llvm.ptr -> i32
      %c1_i32_25 = arith.constant 1 : i32
      %49 = arith.addi %48, %c1_i32_25 : i32
      llvm.store %49, %5 : i32, !llvm.ptr
      scf.yield
    }
    call @__accc_omp_unroll() {accc.directive = {clauses = [{clause = "full"}], name = "unroll"}} : () -> ()
    %c0_i32_8 = arith.constant 0 : i32
    llvm.store %c0_i32_8, %6 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %6 : !llvm.ptr -> i32
      %c4_i32_25 = arith.constant 4 : i32
      %43 = arith.cmpi slt, %42, %c4_i32_25 : i32
      scf.condition(%43)
    } do {
      %42 = llvm.load %6 : !llvm.ptr -> i32
      %43 = arith.sitofp %42 : i32 to f32
      %44 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %45 = llvm.load %6 : !llvm.ptr -> i32
      %46 = arith.extsi %45 : i32 to i64
      %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %43, %47 : f32, !llvm.ptr
      %48 = llvm.load %6 : !llvm.ptr -> i32
      %c1_i32_25 = arith.constant 1 : i32
      %49 = arith.addi %48, %c1_i32_25 : i32
      llvm.store %49, %6 : i32, !llvm.ptr
      scf.yield
    }
    %c0_i32_9 = arith.constant 0 : i32
    %31 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_10 = arith.constant 1 : i32
    %32 = arith.subi %31, %c0_i32_9 : i32
    %c0_i32_11 = arith.constant 0 : i32
    %33 = arith.cmpi slt, %c1_i32_10, %c0_i32_11 : i32
    %c1_i32_12 = arith.constant 1 : i32
    %c-1_i32_13 = arith.constant -1 : i32
    %34 = arith.select %33, %c1_i32_12, %c-1_i32_13 : i32
    %35 = arith.addi %32, %34 : i32
    %36 = arith.cmpi sge, %31, %c0_i32_9 : i32
    %37 = arith.cmpi sle, %31, %c0_i32_9 : i32
    %38 = arith.select %33, %36, %37 : i1
    %39 = arith.divsi %35, %c1_i32_10 : i32
    %c1_i32_14 = arith.constant 1 : i32
    %40 = arith.addi %39, %c1_i32_14 : i32
    %41 = arith.select %38, %c0_i32_11, %40 : i32
    %canonloop_s3 = omp.new_cli
    omp.canonical_loop(%canonloop_s3) %iv_s3 : i32 in range(%41) {
      %42 = arith.muli %iv_s3, %c1_i32_10 : i32
      %43 = arith.addi %c0_i32_9, %42 : i32
      llvm.store %43, %7 : i32, !llvm.ptr
      %44 = llvm.load %7 : !llvm.ptr -> i32
      %45 = arith.sitofp %44 : i32 to f32
      %46 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %47 = llvm.load %7 : !llvm.ptr -> i32
      %48 = arith.extsi %47 : i32 to i64
      %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %45, %49 : f32, !llvm.ptr
      omp.terminator
    }
    omp.unroll_heuristic(%canonloop_s3)
    call @__accc_omp_reverse() {accc.directive = {name = "reverse"}} : () -> ()
    %c0_i32_15 = arith.constant 0 : i32
    llvm.store %c0_i32_15, %8 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %8 : !llvm.ptr -> i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %44 = arith.cmpi slt, %42, %43 : i32
      scf.condition(%44)
    } do {
      %42 = llvm.load %8 : !llvm.ptr -> i32
      %c0_i32_25 = arith.constant 0 : i32
      func.call @use(%42, %c0_i32_25) : (i32, i32) -> ()
      %43 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_26 = arith.constant 1 : i32
      %44 = arith.addi %43, %c1_i32_26 : i32
      llvm.store %44, %8 : i32, !llvm.ptr
      scf.yield
    }
    call @__accc_omp_interchange() {accc.directive = {clauses = [{args = [{number = 2 : i64}, {number = 1 : i64}], clause = "permutation"}], name = "interchange"}} : () -> ()
    %c0_i32_16 = arith.constant 0 : i32
    llvm.store %c0_i32_16, %9 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %9 : !llvm.ptr -> i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %44 = arith.cmpi slt, %42, %43 : i32
      scf.condition(%44)
    } do {
      %c0_i32_25 = arith.constant 0 : i32
      llvm.store %c0_i32_25, %10 : i32, !llvm.ptr
      scf.while : () -> () {
        %44 = llvm.load %10 : !llvm.ptr -> i32
        %c100_i32_27 = arith.constant 100 : i32
        %45 = arith.cmpi slt, %44, %c100_i32_27 : i32
        scf.condition(%45)
      } do {
        %cst = arith.constant 0.000000e+00 : f32
        %44 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %45 = llvm.load %9 : !llvm.ptr -> i32
        %46 = arith.extsi %45 : i32 to i64
        %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<100 x f32>
        %48 = llvm.load %10 : !llvm.ptr -> i32
        %49 = arith.extsi %48 : i32 to i64
        %50 = llvm.getelementptr %47[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %cst, %50 : f32, !llvm.ptr
        %51 = llvm.load %10 : !llvm.ptr -> i32
        %c1_i32_27 = arith.constant 1 : i32
        %52 = arith.addi %51, %c1_i32_27 : i32
        llvm.store %52, %10 : i32, !llvm.ptr
        scf.yield
      }
      %42 = llvm.load %9 : !llvm.ptr -> i32
      %c1_i32_26 = arith.constant 1 : i32
      %43 = arith.addi %42, %c1_i32_26 : i32
      llvm.store %43, %9 : i32, !llvm.ptr
      scf.yield
    }
    call @__accc_omp_interchange() {accc.directive = {name = "interchange"}} : () -> ()
    %c0_i32_17 = arith.constant 0 : i32
    llvm.store %c0_i32_17, %11 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %11 : !llvm.ptr -> i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %44 = arith.cmpi slt, %42, %43 : i32
      scf.condition(%44)
    } do {
      %c0_i32_25 = arith.constant 0 : i32
      llvm.store %c0_i32_25, %12 : i32, !llvm.ptr
      scf.while : () -> () {
        %44 = llvm.load %12 : !llvm.ptr -> i32
        %c100_i32_27 = arith.constant 100 : i32
        %45 = arith.cmpi slt, %44, %c100_i32_27 : i32
        scf.condition(%45)
      } do {
        %cst = arith.constant 0.000000e+00 : f32
        %44 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %45 = llvm.load %11 : !llvm.ptr -> i32
        %46 = arith.extsi %45 : i32 to i64
        %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<100 x f32>
        %48 = llvm.load %12 : !llvm.ptr -> i32
        %49 = arith.extsi %48 : i32 to i64
        %50 = llvm.getelementptr %47[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %cst, %50 : f32, !llvm.ptr
        %51 = llvm.load %12 : !llvm.ptr -> i32
        %c1_i32_27 = arith.constant 1 : i32
        %52 = arith.addi %51, %c1_i32_27 : i32
        llvm.store %52, %12 : i32, !llvm.ptr
        scf.yield
      }
      %42 = llvm.load %11 : !llvm.ptr -> i32
      %c1_i32_26 = arith.constant 1 : i32
      %43 = arith.addi %42, %c1_i32_26 : i32
      llvm.store %43, %11 : i32, !llvm.ptr
      scf.yield
    }
    call @__accc_omp_fuse() {accc.directive = {name = "fuse"}} : () -> ()
    %c0_i32_18 = arith.constant 0 : i32
    llvm.store %c0_i32_18, %13 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %13 : !llvm.ptr -> i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %44 = arith.cmpi slt, %42, %43 : i32
      scf.condition(%44)
    } do {
      %42 = llvm.load %13 : !llvm.ptr -> i32
      %43 = arith.sitofp %42 : i32 to f32
      %44 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %45 = llvm.load %13 : !llvm.ptr -> i32
      %46 = arith.extsi %45 : i32 to i64
      %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %43, %47 : f32, !llvm.ptr
      %48 = llvm.load %13 : !llvm.ptr -> i32
      %c1_i32_25 = arith.constant 1 : i32
      %49 = arith.addi %48, %c1_i32_25 : i32
      llvm.store %49, %13 : i32, !llvm.ptr
      scf.yield
    }
    %c0_i32_19 = arith.constant 0 : i32
    llvm.store %c0_i32_19, %14 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %14 : !llvm.ptr -> i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %44 = arith.cmpi slt, %42, %43 : i32
      scf.condition(%44)
    } do {
      %42 = llvm.load %14 : !llvm.ptr -> i32
      %43 = arith.sitofp %42 : i32 to f32
      %44 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %45 = llvm.load %14 : !llvm.ptr -> i32
      %46 = arith.extsi %45 : i32 to i64
      %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %48 = llvm.load %47 : !llvm.ptr -> f32
      %49 = arith.addf %48, %43 : f32
      llvm.store %49, %47 : f32, !llvm.ptr
      %50 = llvm.load %14 : !llvm.ptr -> i32
      %c1_i32_25 = arith.constant 1 : i32
      %51 = arith.addi %50, %c1_i32_25 : i32
      llvm.store %51, %14 : i32, !llvm.ptr
      scf.yield
    }
    call @__accc_omp_fuse() {accc.directive = {clauses = [{args = [{number = 1 : i64}, {number = 2 : i64}], clause = "looprange"}], name = "fuse"}} : () -> ()
    %c0_i32_20 = arith.constant 0 : i32
    llvm.store %c0_i32_20, %15 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %15 : !llvm.ptr -> i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %44 = arith.cmpi slt, %42, %43 : i32
      scf.condition(%44)
    } do {
      %42 = llvm.load %15 : !llvm.ptr -> i32
      %43 = arith.sitofp %42 : i32 to f32
      %44 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %45 = llvm.load %15 : !llvm.ptr -> i32
      %46 = arith.extsi %45 : i32 to i64
      %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %43, %47 : f32, !llvm.ptr
      %48 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_25 = arith.constant 1 : i32
      %49 = arith.addi %48, %c1_i32_25 : i32
      llvm.store %49, %15 : i32, !llvm.ptr
      scf.yield
    }
    %c0_i32_21 = arith.constant 0 : i32
    llvm.store %c0_i32_21, %16 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %16 : !llvm.ptr -> i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %44 = arith.cmpi slt, %42, %43 : i32
      scf.condition(%44)
    } do {
      %42 = llvm.load %16 : !llvm.ptr -> i32
      %43 = arith.sitofp %42 : i32 to f32
      %44 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %45 = llvm.load %16 : !llvm.ptr -> i32
      %46 = arith.extsi %45 : i32 to i64
      %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %48 = llvm.load %47 : !llvm.ptr -> f32
      %49 = arith.addf %48, %43 : f32
      llvm.store %49, %47 : f32, !llvm.ptr
      %50 = llvm.load %16 : !llvm.ptr -> i32
      %c1_i32_25 = arith.constant 1 : i32
      %51 = arith.addi %50, %c1_i32_25 : i32
      llvm.store %51, %16 : i32, !llvm.ptr
      scf.yield
    }
    %c0_i32_22 = arith.constant 0 : i32
    llvm.store %c0_i32_22, %17 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %17 : !llvm.ptr -> i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %44 = arith.cmpi slt, %42, %43 : i32
      scf.condition(%44)
    } do {
      %42 = llvm.load %17 : !llvm.ptr -> i32
      %43 = arith.sitofp %42 : i32 to f32
      %44 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %45 = llvm.load %17 : !llvm.ptr -> i32
      %46 = arith.extsi %45 : i32 to i64
      %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %48 = llvm.load %47 : !llvm.ptr -> f32
      %49 = arith.addf %48, %43 : f32
      llvm.store %49, %47 : f32, !llvm.ptr
      %50 = llvm.load %17 : !llvm.ptr -> i32
      %c1_i32_25 = arith.constant 1 : i32
      %51 = arith.addi %50, %c1_i32_25 : i32
      llvm.store %51, %17 : i32, !llvm.ptr
      scf.yield
    }
    call @__accc_omp_split() {accc.directive = {clauses = [{args = [{number = 4 : i64}, {word = "omp_fill"}, {number = 2 : i64}], clause = "counts"}], name = "split"}} : () -> ()
    %c0_i32_23 = arith.constant 0 : i32
    llvm.store %c0_i32_23, %18 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %18 : !llvm.ptr -> i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %44 = arith.cmpi slt, %42, %43 : i32
      scf.condition(%44)
    } do {
      %42 = llvm.load %18 : !llvm.ptr -> i32
      %43 = arith.sitofp %42 : i32 to f32
      %44 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %45 = llvm.load %18 : !llvm.ptr -> i32
      %46 = arith.extsi %45 : i32 to i64
      %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %43, %47 : f32, !llvm.ptr
      %48 = llvm.load %18 : !llvm.ptr -> i32
      %c1_i32_25 = arith.constant 1 : i32
      %49 = arith.addi %48, %c1_i32_25 : i32
      llvm.store %49, %18 : i32, !llvm.ptr
      scf.yield
    }
    call @__accc_omp_stripe() {accc.directive = {clauses = [{args = [{number = 4 : i64}], clause = "sizes"}], name = "stripe"}} : () -> ()
    %c0_i32_24 = arith.constant 0 : i32
    llvm.store %c0_i32_24, %19 : i32, !llvm.ptr
    scf.while : () -> () {
      %42 = llvm.load %19 : !llvm.ptr -> i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %44 = arith.cmpi slt, %42, %43 : i32
      scf.condition(%44)
    } do {
      %42 = llvm.load %19 : !llvm.ptr -> i32
      %43 = arith.sitofp %42 : i32 to f32
      %44 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %45 = llvm.load %19 : !llvm.ptr -> i32
      %46 = arith.extsi %45 : i32 to i64
      %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %43, %47 : f32, !llvm.ptr
      %48 = llvm.load %19 : !llvm.ptr -> i32
      %c1_i32_25 = arith.constant 1 : i32
      %49 = arith.addi %48, %c1_i32_25 : i32
      llvm.store %49, %19 : i32, !llvm.ptr
      scf.yield
    }
    omp.parallel {
      %c1_i32_25 = arith.constant 1 : i32
      %42 = llvm.alloca %c1_i32_25 x i32 : (i32) -> !llvm.ptr
      func.call @__accc_omp_tile() {accc.directive = {clauses = [{args = [{number = 4 : i64}], clause = "sizes"}], name = "tile"}} : () -> ()
      %c0_i32_26 = arith.constant 0 : i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_27 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32_26) to (%43) step (%c1_i32_27) {
          llvm.store %arg3, %42 : i32, !llvm.ptr
          %44 = llvm.load %42 : !llvm.ptr -> i32
          %45 = arith.sitofp %44 : i32 to f32
          %46 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %47 = llvm.load %42 : !llvm.ptr -> i32
          %48 = arith.extsi %47 : i32 to i64
          %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %45, %49 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    omp.parallel {
      %c1_i32_25 = arith.constant 1 : i32
      %42 = llvm.alloca %c1_i32_25 x i32 : (i32) -> !llvm.ptr
      func.call @__accc_omp_reverse() {accc.directive = {name = "reverse"}} : () -> ()
      %c0_i32_26 = arith.constant 0 : i32
      %43 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_27 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32_26) to (%43) step (%c1_i32_27) {
          llvm.store %arg3, %42 : i32, !llvm.ptr
          %44 = llvm.load %42 : !llvm.ptr -> i32
          %45 = arith.sitofp %44 : i32 to f32
          %46 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %47 = llvm.load %42 : !llvm.ptr -> i32
          %48 = arith.extsi %47 : i32 to i64
          %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %45, %49 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func private @use(i32, i32)
}
