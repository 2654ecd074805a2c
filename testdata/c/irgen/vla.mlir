module {
  func.func private @trace(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) -> f64 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %1 : !llvm.ptr -> i32
    %6 = arith.extsi %5 : i32 to i64
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.extsi %7 : i32 to i64
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %3 : f64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %4 : i32, !llvm.ptr
    scf.while : () -> () {
      %10 = llvm.load %4 : !llvm.ptr -> i32
      %11 = llvm.load %0 : !llvm.ptr -> i32
      %12 = arith.cmpi slt, %10, %11 : i32
      %13 = scf.if %12 -> (i1) {
        %14 = llvm.load %4 : !llvm.ptr -> i32
        %15 = llvm.load %1 : !llvm.ptr -> i32
        %16 = arith.cmpi slt, %14, %15 : i32
        scf.yield %16 : i1
      } else {
        %false = arith.constant false
        scf.yield %false : i1
      }
      scf.condition(%13)
    } do {
      %10 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %11 = llvm.load %4 : !llvm.ptr -> i32
      %12 = arith.extsi %11 : i32 to i64
      %13 = arith.muli %12, %6 : i64
      %14 = llvm.getelementptr %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %15 = llvm.load %4 : !llvm.ptr -> i32
      %16 = arith.extsi %15 : i32 to i64
      %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %18 = llvm.load %17 : !llvm.ptr -> f64
      %19 = llvm.load %3 : !llvm.ptr -> f64
      %20 = arith.addf %19, %18 : f64
      llvm.store %20, %3 : f64, !llvm.ptr
      %21 = llvm.load %4 : !llvm.ptr -> i32
      %c1_i32_0 = arith.constant 1 : i32
      %22 = arith.addi %21, %c1_i32_0 : i32
      llvm.store %22, %4 : i32, !llvm.ptr
      scf.yield
    }
    %9 = llvm.load %3 : !llvm.ptr -> f64
    return %9 : f64
  }
  func.func private @fill(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %1 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = arith.extsi %8 : i32 to i64
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %3 : i32, !llvm.ptr
    scf.while : () -> () {
      %10 = llvm.load %3 : !llvm.ptr -> i32
      %c2_i32 = arith.constant 2 : i32
      %11 = arith.cmpi slt, %10, %c2_i32 : i32
      scf.condition(%11)
    } do {
      %c0_i32_0 = arith.constant 0 : i32
      llvm.store %c0_i32_0, %4 : i32, !llvm.ptr
      scf.while : () -> () {
        %12 = llvm.load %4 : !llvm.ptr -> i32
        %13 = llvm.load %0 : !llvm.ptr -> i32
        %14 = arith.cmpi slt, %12, %13 : i32
        scf.condition(%14)
      } do {
        %c0_i32_2 = arith.constant 0 : i32
        llvm.store %c0_i32_2, %5 : i32, !llvm.ptr
        scf.while : () -> () {
          %14 = llvm.load %5 : !llvm.ptr -> i32
          %15 = llvm.load %1 : !llvm.ptr -> i32
          %16 = arith.cmpi slt, %14, %15 : i32
          scf.condition(%16)
        } do {
          %14 = llvm.load %3 : !llvm.ptr -> i32
          %c100_i32 = arith.constant 100 : i32
          %15 = arith.muli %14, %c100_i32 : i32
          %16 = llvm.load %4 : !llvm.ptr -> i32
          %c10_i32 = arith.constant 10 : i32
          %17 = arith.muli %16, %c10_i32 : i32
          %18 = arith.addi %15, %17 : i32
          %19 = llvm.load %5 : !llvm.ptr -> i32
          %20 = arith.addi %18, %19 : i32
          %21 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
          %22 = llvm.load %3 : !llvm.ptr -> i32
          %23 = arith.extsi %22 : i32 to i64
          %24 = arith.muli %9, %7 : i64
          %25 = arith.muli %23, %24 : i64
          %26 = llvm.getelementptr %21[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %27 = llvm.load %4 : !llvm.ptr -> i32
          %28 = arith.extsi %27 : i32 to i64
          %29 = arith.muli %28, %7 : i64
          %30 = llvm.getelementptr %26[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %31 = llvm.load %5 : !llvm.ptr -> i32
          %32 = arith.extsi %31 : i32 to i64
          %33 = llvm.getelementptr %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %20, %33 : i32, !llvm.ptr
          %34 = llvm.load %5 : !llvm.ptr -> i32
          %c1_i32_4 = arith.constant 1 : i32
          %35 = arith.addi %34, %c1_i32_4 : i32
          llvm.store %35, %5 : i32, !llvm.ptr
          scf.yield
        }
        %12 = llvm.load %4 : !llvm.ptr -> i32
        %c1_i32_3 = arith.constant 1 : i32
        %13 = arith.addi %12, %c1_i32_3 : i32
        llvm.store %13, %4 : i32, !llvm.ptr
        scf.yield
      }
      %10 = llvm.load %3 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      %11 = arith.addi %10, %c1_i32_1 : i32
      llvm.store %11, %3 : i32, !llvm.ptr
      scf.yield
    }
    return
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.intr.stacksave : !llvm.ptr
    %c3_i32 = arith.constant 3 : i32
    llvm.store %c3_i32, %0 : i32, !llvm.ptr
    %c4_i32 = arith.constant 4 : i32
    llvm.store %c4_i32, %1 : i32, !llvm.ptr
    %9 = llvm.load %1 : !llvm.ptr -> i32
    %10 = arith.extsi %9 : i32 to i64
    %11 = llvm.load %0 : !llvm.ptr -> i32
    %12 = arith.extsi %11 : i32 to i64
    %13 = arith.muli %12, %10 : i64
    %14 = llvm.alloca %13 x f64 : (i64) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %2 : i32, !llvm.ptr
    scf.while : () -> () {
      %89 = llvm.load %2 : !llvm.ptr -> i32
      %90 = llvm.load %0 : !llvm.ptr -> i32
      %91 = arith.cmpi slt, %89, %90 : i32
      scf.condition(%91)
    } do {
      %c0_i32_17 = arith.constant 0 : i32
      llvm.store %c0_i32_17, %3 : i32, !llvm.ptr
      scf.while : () -> () {
        %91 = llvm.load %3 : !llvm.ptr -> i32
        %92 = llvm.load %1 : !llvm.ptr -> i32
        %93 = arith.cmpi slt, %91, %92 : i32
        scf.condition(%93)
      } do {
        %91 = llvm.load %2 : !llvm.ptr -> i32
        %92 = llvm.load %1 : !llvm.ptr -> i32
        %93 = arith.muli %91, %92 : i32
        %94 = llvm.load %3 : !llvm.ptr -> i32
        %95 = arith.addi %93, %94 : i32
        %96 = arith.sitofp %95 : i32 to f64
        %97 = llvm.load %2 : !llvm.ptr -> i32
        %98 = arith.extsi %97 : i32 to i64
        %99 = arith.muli %98, %10 : i64
        %100 = llvm.getelementptr %14[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %101 = llvm.load %3 : !llvm.ptr -> i32
        %102 = arith.extsi %101 : i32 to i64
        %103 = llvm.getelementptr %100[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %96, %103 : f64, !llvm.ptr
        %104 = llvm.load %3 : !llvm.ptr -> i32
        %c1_i32_19 = arith.constant 1 : i32
        %105 = arith.addi %104, %c1_i32_19 : i32
        llvm.store %105, %3 : i32, !llvm.ptr
        scf.yield
      }
      %89 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_18 = arith.constant 1 : i32
      %90 = arith.addi %89, %c1_i32_18 : i32
      llvm.store %90, %2 : i32, !llvm.ptr
      scf.yield
    }
    %15 = llvm.mlir.addressof @str : !llvm.ptr
    %16 = llvm.load %0 : !llvm.ptr -> i32
    %17 = llvm.load %1 : !llvm.ptr -> i32
    %18 = call @trace(%16, %17, %14) : (i32, i32, !llvm.ptr) -> f64
    %19 = arith.muli %12, %10 : i64
    %c8_i64 = arith.constant 8 : i64
    %20 = arith.muli %19, %c8_i64 : i64
    %c8_i64_0 = arith.constant 8 : i64
    %21 = arith.muli %10, %c8_i64_0 : i64
    %22 = llvm.call @printf(%15, %18, %20, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i64, i64) -> i32
    %23 = llvm.load %1 : !llvm.ptr -> i32
    %24 = arith.extsi %23 : i32 to i64
    %25 = llvm.load %0 : !llvm.ptr -> i32
    %26 = arith.extsi %25 : i32 to i64
    %c2_i64 = arith.constant 2 : i64
    %27 = arith.muli %26, %24 : i64
    %28 = arith.muli %c2_i64, %27 : i64
    %29 = llvm.alloca %28 x i32 : (i64) -> !llvm.ptr
    %30 = llvm.load %0 : !llvm.ptr -> i32
    %31 = llvm.load %1 : !llvm.ptr -> i32
    call @fill(%30, %31, %29) : (i32, i32, !llvm.ptr) -> ()
    %32 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %33 = arith.muli %26, %24 : i64
    %34 = arith.muli %c1_i64, %33 : i64
    %35 = llvm.getelementptr %29[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %c2_i64_1 = arith.constant 2 : i64
    %36 = arith.muli %c2_i64_1, %24 : i64
    %37 = llvm.getelementptr %35[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %c3_i64 = arith.constant 3 : i64
    %38 = llvm.getelementptr %37[%c3_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %39 = llvm.load %38 : !llvm.ptr -> i32
    %c1_i64_2 = arith.constant 1 : i64
    %40 = arith.muli %26, %24 : i64
    %41 = arith.muli %c1_i64_2, %40 : i64
    %42 = llvm.getelementptr %29[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %c1_i64_3 = arith.constant 1 : i64
    %43 = arith.muli %c1_i64_3, %24 : i64
    %44 = llvm.getelementptr %42[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %c2_i64_4 = arith.constant 2 : i64
    %45 = llvm.getelementptr %44[%c2_i64_4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %46 = llvm.load %45 : !llvm.ptr -> i32
    %47 = llvm.call @printf(%32, %39, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %48 = llvm.load %1 : !llvm.ptr -> i32
    %49 = arith.extsi %48 : i32 to i64
    llvm.store %14, %4 : !llvm.ptr, !llvm.ptr
    %50 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c1_i64_5 = arith.constant 1 : i64
    %51 = arith.muli %c1_i64_5, %49 : i64
    %52 = llvm.getelementptr %50[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %52, %4 : !llvm.ptr, !llvm.ptr
    %53 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %54 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c2_i64_6 = arith.constant 2 : i64
    %55 = llvm.getelementptr %54[%c2_i64_6] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %56 = llvm.load %55 : !llvm.ptr -> f64
    %c2_i64_7 = arith.constant 2 : i64
    %57 = arith.muli %c2_i64_7, %10 : i64
    %58 = llvm.getelementptr %14[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %59 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %60 = llvm.ptrtoint %58 : !llvm.ptr to i64
    %61 = llvm.ptrtoint %59 : !llvm.ptr to i64
    %62 = arith.subi %60, %61 : i64
    %c8_i64_8 = arith.constant 8 : i64
    %63 = arith.muli %10, %c8_i64_8 : i64
    %64 = arith.divsi %62, %63 : i64
    %65 = llvm.call @printf(%53, %56, %64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i64) -> i32
    %66 = llvm.load %1 : !llvm.ptr -> i32
    %67 = arith.extsi %66 : i32 to i64
    %68 = llvm.load %0 : !llvm.ptr -> i32
    %69 = arith.extsi %68 : i32 to i64
    %c8_i64_9 = arith.constant 8 : i64
    %70 = arith.muli %67, %c8_i64_9 : i64
    %71 = arith.muli %69, %70 : i64
    %72 = call @malloc(%71) : (i64) -> !llvm.ptr
    llvm.store %72, %5 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 7.000000e+00 : f64
    %73 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %c2_i64_10 = arith.constant 2 : i64
    %74 = arith.muli %c2_i64_10, %67 : i64
    %75 = llvm.getelementptr %73[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %c3_i64_11 = arith.constant 3 : i64
    %76 = llvm.getelementptr %75[%c3_i64_11] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %cst, %76 : f64, !llvm.ptr
    %77 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %78 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %c2_i64_12 = arith.constant 2 : i64
    %79 = arith.muli %c2_i64_12, %67 : i64
    %80 = llvm.getelementptr %78[%79] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %c3_i64_13 = arith.constant 3 : i64
    %81 = llvm.getelementptr %80[%c3_i64_13] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %82 = llvm.load %81 : !llvm.ptr -> f64
    %83 = llvm.call @printf(%77, %82) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    %84 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    call @free(%84) : (!llvm.ptr) -> ()
    %c1_i32_14 = arith.constant 1 : i32
    llvm.store %c1_i32_14, %6 : i32, !llvm.ptr
    scf.while : () -> () {
      %89 = llvm.load %6 : !llvm.ptr -> i32
      %c4_i32_17 = arith.constant 4 : i32
      %90 = arith.cmpi slt, %89, %c4_i32_17 : i32
      scf.condition(%90)
    } do {
      %89 = llvm.intr.stacksave : !llvm.ptr
      %90 = llvm.load %6 : !llvm.ptr -> i32
      %91 = arith.extsi %90 : i32 to i64
      %92 = llvm.alloca %91 x i32 : (i64) -> !llvm.ptr
      %c0_i32_17 = arith.constant 0 : i32
      llvm.store %c0_i32_17, %7 : i32, !llvm.ptr
      scf.while : () -> () {
        %104 = llvm.load %7 : !llvm.ptr -> i32
        %105 = llvm.load %6 : !llvm.ptr -> i32
        %106 = arith.cmpi slt, %104, %105 : i32
        scf.condition(%106)
      } do {
        %104 = llvm.load %7 : !llvm.ptr -> i32
        %105 = llvm.load %6 : !llvm.ptr -> i32
        %106 = arith.muli %104, %105 : i32
        %107 = llvm.load %7 : !llvm.ptr -> i32
        %108 = arith.extsi %107 : i32 to i64
        %109 = llvm.getelementptr %92[%108] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        llvm.store %106, %109 : i32, !llvm.ptr
        %110 = llvm.load %7 : !llvm.ptr -> i32
        %c1_i32_21 = arith.constant 1 : i32
        %111 = arith.addi %110, %c1_i32_21 : i32
        llvm.store %111, %7 : i32, !llvm.ptr
        scf.yield
      }
      %93 = llvm.mlir.addressof @str.4 : !llvm.ptr
      %94 = llvm.load %6 : !llvm.ptr -> i32
      %c1_i32_18 = arith.constant 1 : i32
      %95 = arith.subi %94, %c1_i32_18 : i32
      %96 = arith.extsi %95 : i32 to i64
      %97 = llvm.getelementptr %92[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %98 = llvm.load %97 : !llvm.ptr -> i32
      %c4_i64 = arith.constant 4 : i64
      %99 = arith.muli %91, %c4_i64 : i64
      %c4_i64_19 = arith.constant 4 : i64
      %100 = arith.divui %99, %c4_i64_19 : i64
      %101 = llvm.call @printf(%93, %98, %100) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64) -> i32
      llvm.intr.stackrestore %89 : !llvm.ptr
      %102 = llvm.load %6 : !llvm.ptr -> i32
      %c1_i32_20 = arith.constant 1 : i32
      %103 = arith.addi %102, %c1_i32_20 : i32
      llvm.store %103, %6 : i32, !llvm.ptr
      scf.yield
    }
    %c100_i32 = arith.constant 100 : i32
    llvm.store %c100_i32, %0 : i32, !llvm.ptr
    %85 = llvm.mlir.addressof @str.5 : !llvm.ptr
    %86 = arith.muli %12, %10 : i64
    %c8_i64_15 = arith.constant 8 : i64
    %87 = arith.muli %86, %c8_i64_15 : i64
    %88 = llvm.call @printf(%85, %87) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
    %c0_i32_16 = arith.constant 0 : i32
    return %c0_i32_16 : i32
  }
  llvm.mlir.global internal constant @str("%g %zu %zu\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("%g %td\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.3("%g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.4("%d %zu\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.5("%zu\0A\00") {addr_space = 0 : i32}
  func.func private @free(!llvm.ptr)
  func.func private @malloc(i64) -> !llvm.ptr
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
