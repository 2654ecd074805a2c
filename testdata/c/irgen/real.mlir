module {
  llvm.mlir.global internal @third(0.333333343 : f32) {addr_space = 0 : i32} : f32
  llvm.mlir.global internal @pi(3.14159265358979 : f64) {addr_space = 0 : i32} : f64
  func.func private @mean(%arg0: !llvm.ptr, %arg1: i32) -> f64 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %2 : f64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %3 : i32, !llvm.ptr
    scf.while : () -> () {
      %7 = llvm.load %3 : !llvm.ptr -> i32
      %8 = llvm.load %1 : !llvm.ptr -> i32
      %9 = arith.cmpi slt, %7, %8 : i32
      scf.condition(%9)
    } do {
      %7 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %8 = llvm.load %3 : !llvm.ptr -> i32
      %9 = arith.extsi %8 : i32 to i64
      %10 = llvm.getelementptr %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %11 = llvm.load %10 : !llvm.ptr -> f32
      %12 = arith.extf %11 : f32 to f64
      %13 = llvm.load %2 : !llvm.ptr -> f64
      %14 = arith.addf %13, %12 : f64
      llvm.store %14, %2 : f64, !llvm.ptr
      %15 = llvm.load %3 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      %16 = arith.addi %15, %c1_i32_1 : i32
      llvm.store %16, %3 : i32, !llvm.ptr
      scf.yield
    }
    %4 = llvm.load %1 : !llvm.ptr -> i32
    %c0_i32_0 = arith.constant 0 : i32
    %5 = arith.cmpi ne, %4, %c0_i32_0 : i32
    %6 = scf.if %5 -> (f64) {
      %7 = llvm.load %2 : !llvm.ptr -> f64
      %8 = llvm.load %1 : !llvm.ptr -> i32
      %9 = arith.sitofp %8 : i32 to f64
      %10 = arith.divf %7, %9 : f64
      scf.yield %10 : f64
    } else {
      %cst_1 = arith.constant 0.000000e+00 : f64
      scf.yield %cst_1 : f64
    }
    return %6 : f64
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.array<4 x f32> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %cst = arith.constant 1.000000e-01 : f32
    llvm.store %cst, %0 : f32, !llvm.ptr
    %6 = llvm.mlir.addressof @third : !llvm.ptr
    %7 = llvm.load %6 : !llvm.ptr -> f32
    llvm.store %7, %1 : f32, !llvm.ptr
    %cst_0 = arith.constant 1.000000e-01 : f64
    llvm.store %cst_0, %2 : f64, !llvm.ptr
    %cst_1 = arith.constant 0.000000e+00 : f64
    %8 = llvm.load %2 : !llvm.ptr -> f64
    %9 = llvm.load %2 : !llvm.ptr -> f64
    %10 = arith.subf %8, %9 : f64
    %11 = arith.divf %cst_1, %10 : f64
    llvm.store %11, %3 : f64, !llvm.ptr
    %cst_2 = arith.constant 1.000000e+00 : f32
    llvm.store %cst_2, %4 : f32, !llvm.ptr
    %cst_3 = arith.constant 2.500000e+00 : f64
    %12 = arith.truncf %cst_3 : f64 to f32
    %13 = llvm.getelementptr %4[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %12, %13 : f32, !llvm.ptr
    %cst_4 = arith.constant -3.000000e+00 : f32
    %14 = llvm.getelementptr %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_4, %14 : f32, !llvm.ptr
    %cst_5 = arith.constant 1.000000e+10 : f32
    %15 = llvm.getelementptr %4[12] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_5, %15 : f32, !llvm.ptr
    %c7_i32 = arith.constant 7 : i32
    llvm.store %c7_i32, %5 : i32, !llvm.ptr
    %16 = llvm.mlir.addressof @str : !llvm.ptr
    %17 = llvm.load %0 : !llvm.ptr -> f32
    %18 = llvm.load %1 : !llvm.ptr -> f32
    %19 = arith.addf %17, %18 : f32
    %20 = arith.extf %19 : f32 to f64
    %21 = llvm.load %0 : !llvm.ptr -> f32
    %22 = arith.extf %21 : f32 to f64
    %23 = llvm.load %2 : !llvm.ptr -> f64
    %24 = arith.addf %22, %23 : f64
    %25 = llvm.load %0 : !llvm.ptr -> f32
    %26 = llvm.load %1 : !llvm.ptr -> f32
    %27 = arith.mulf %25, %26 : f32
    %28 = arith.extf %27 : f32 to f64
    %29 = llvm.call @printf(%16, %20, %24, %28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64) -> i32
    %30 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %31 = llvm.load %0 : !llvm.ptr -> f32
    %cst_6 = arith.constant 3.000000e+00 : f32
    %32 = arith.divf %31, %cst_6 : f32
    %33 = arith.extf %32 : f32 to f64
    %34 = llvm.load %2 : !llvm.ptr -> f64
    %cst_7 = arith.constant 1.000000e+00 : f64
    %35 = arith.subf %34, %cst_7 : f64
    %36 = llvm.call @printf(%30, %33, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    %37 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %c2_i32 = arith.constant 2 : i32
    %c-2_i32 = arith.constant -2 : i32
    %c200_i32 = arith.constant 200 : i32
    %38 = llvm.call @printf(%37, %c2_i32, %c-2_i32, %c200_i32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %39 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %cst_8 = arith.constant 0x4B800000 : f32
    %40 = arith.extf %cst_8 : f32 to f64
    %41 = llvm.load %5 : !llvm.ptr -> i32
    %42 = arith.sitofp %41 : i32 to f64
    %cst_9 = arith.constant 2.000000e+00 : f64
    %43 = arith.divf %42, %cst_9 : f64
    %44 = llvm.load %5 : !llvm.ptr -> i32
    %c2_i32_10 = arith.constant 2 : i32
    %45 = arith.divsi %44, %c2_i32_10 : i32
    %46 = arith.sitofp %45 : i32 to f64
    %47 = llvm.call @printf(%39, %40, %43, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64) -> i32
    %48 = llvm.mlir.addressof @str.4 : !llvm.ptr
    %49 = llvm.load %3 : !llvm.ptr -> f64
    %cst_11 = arith.constant 1.000000e+00 : f64
    %50 = arith.cmpf olt, %49, %cst_11 : f64
    %51 = arith.extui %50 : i1 to i32
    %52 = llvm.load %3 : !llvm.ptr -> f64
    %53 = llvm.load %3 : !llvm.ptr -> f64
    %54 = arith.cmpf oeq, %52, %53 : f64
    %55 = arith.extui %54 : i1 to i32
    %56 = llvm.load %3 : !llvm.ptr -> f64
    %57 = llvm.load %3 : !llvm.ptr -> f64
    %58 = arith.cmpf une, %56, %57 : f64
    %59 = arith.extui %58 : i1 to i32
    %60 = llvm.load %3 : !llvm.ptr -> f64
    %cst_12 = arith.constant 0.000000e+00 : f64
    %61 = arith.cmpf une, %60, %cst_12 : f64
    %true = arith.constant true
    %62 = arith.xori %61, %true : i1
    %63 = arith.extui %62 : i1 to i32
    %64 = llvm.call @printf(%48, %51, %55, %59, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
    %65 = llvm.mlir.addressof @str.5 : !llvm.ptr
    %66 = llvm.load %0 : !llvm.ptr -> f32
    %67 = arith.extf %66 : f32 to f64
    %68 = llvm.load %2 : !llvm.ptr -> f64
    %69 = arith.cmpf olt, %67, %68 : f64
    %70 = arith.extui %69 : i1 to i32
    %71 = llvm.load %0 : !llvm.ptr -> f32
    %72 = arith.negf %71 : f32
    %73 = arith.extf %72 : f32 to f64
    %74 = llvm.load %2 : !llvm.ptr -> f64
    %75 = arith.negf %74 : f64
    %76 = arith.cmpf ogt, %73, %75 : f64
    %77 = arith.extui %76 : i1 to i32
    %78 = llvm.call @printf(%65, %70, %77) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %79 = llvm.mlir.addressof @str.6 : !llvm.ptr
    %cst_13 = arith.constant 2.000000e+00 : f64
    %80 = math.sqrt %cst_13 : f64
    %81 = llvm.mlir.addressof @pi : !llvm.ptr
    %82 = llvm.load %81 : !llvm.ptr -> f64
    %83 = arith.negf %82 : f64
    %84 = math.absf %83 : f64
    %cst_14 = arith.constant -1.500000e+00 : f64
    %85 = math.floor %cst_14 : f64
    %86 = llvm.call @printf(%79, %80, %84, %85) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64) -> i32
    %87 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %cst_15 = arith.constant 2.000000e+00 : f32
    %88 = math.sqrt %cst_15 : f32
    %89 = arith.extf %88 : f32 to f64
    %cst_16 = arith.constant 1.200000e+00 : f64
    %90 = math.ceil %cst_16 : f64
    %cst_17 = arith.constant 2.000000e+00 : f64
    %cst_18 = arith.constant 3.000000e+00 : f64
    %cst_19 = arith.constant 4.000000e+00 : f64
    %91 = math.fma %cst_17, %cst_18, %cst_19 : f64
    %92 = llvm.call @printf(%87, %89, %90, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64) -> i32
    %93 = llvm.mlir.addressof @str.7 : !llvm.ptr
    %cst_20 = arith.constant -2.700000e+00 : f64
    %94 = math.trunc %cst_20 : f64
    %cst_21 = arith.constant 3.000000e+00 : f64
    %cst_22 = arith.constant -0.000000e+00 : f64
    %95 = math.copysign %cst_21, %cst_22 : f64
    %96 = llvm.call @printf(%93, %94, %95) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    %97 = llvm.mlir.addressof @str.8 : !llvm.ptr
    %c4_i32 = arith.constant 4 : i32
    %98 = call @mean(%4, %c4_i32) : (!llvm.ptr, i32) -> f64
    %99 = llvm.call @printf(%97, %98) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    %cst_23 = arith.constant 1.000000e+00 : f32
    %100 = llvm.load %0 : !llvm.ptr -> f32
    %101 = arith.addf %100, %cst_23 : f32
    llvm.store %101, %0 : f32, !llvm.ptr
    %cst_24 = arith.constant 2.500000e+00 : f64
    %102 = llvm.load %0 : !llvm.ptr -> f32
    %103 = arith.extf %102 : f32 to f64
    %104 = arith.mulf %103, %cst_24 : f64
    %105 = arith.truncf %104 : f64 to f32
    llvm.store %105, %0 : f32, !llvm.ptr
    %106 = llvm.load %0 : !llvm.ptr -> f32
    %107 = arith.extf %106 : f32 to f64
    %108 = llvm.load %2 : !llvm.ptr -> f64
    %109 = arith.subf %108, %107 : f64
    llvm.store %109, %2 : f64, !llvm.ptr
    %cst_25 = arith.constant 2.900000e+00 : f64
    %110 = llvm.load %5 : !llvm.ptr -> i32
    %111 = arith.sitofp %110 : i32 to f64
    %112 = arith.addf %111, %cst_25 : f64
    %113 = arith.fptosi %112 : f64 to i32
    llvm.store %113, %5 : i32, !llvm.ptr
    %cst_26 = arith.constant 1.500000e+00 : f64
    %114 = llvm.load %5 : !llvm.ptr -> i32
    %115 = arith.sitofp %114 : i32 to f64
    %116 = arith.mulf %115, %cst_26 : f64
    %117 = arith.fptosi %116 : f64 to i32
    llvm.store %117, %5 : i32, !llvm.ptr
    %118 = llvm.mlir.addressof @str.9 : !llvm.ptr
    %119 = llvm.load %0 : !llvm.ptr -> f32
    %120 = arith.extf %119 : f32 to f64
    %121 = llvm.load %2 : !llvm.ptr -> f64
    %122 = llvm.load %5 : !llvm.ptr -> i32
    %123 = llvm.call @printf(%118, %120, %121, %122) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, i32) -> i32
    %124 = llvm.load %0 : !llvm.ptr -> f32
    %cst_27 = arith.constant 1.000000e+00 : f32
    %125 = arith.addf %124, %cst_27 : f32
    llvm.store %125, %0 : f32, !llvm.ptr
    %126 = llvm.load %2 : !llvm.ptr -> f64
    %cst_28 = arith.constant 1.000000e+00 : f64
    %127 = arith.subf %126, %cst_28 : f64
    llvm.store %127, %2 : f64, !llvm.ptr
    %128 = llvm.mlir.addressof @str : !llvm.ptr
    %129 = llvm.load %0 : !llvm.ptr -> f32
    %130 = arith.extf %129 : f32 to f64
    %131 = llvm.load %2 : !llvm.ptr -> f64
    %132 = llvm.load %0 : !llvm.ptr -> f32
    %133 = arith.negf %132 : f32
    %134 = arith.extf %133 : f32 to f64
    %135 = llvm.call @printf(%128, %130, %131, %134) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64) -> i32
    %136 = llvm.mlir.addressof @str.10 : !llvm.ptr
    %c-1294967296_i32 = arith.constant -1294967296 : i32
    %c-8446744073709551616_i64 = arith.constant -8446744073709551616 : i64
    %137 = llvm.call @printf(%136, %c-1294967296_i32, %c-8446744073709551616_i64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64) -> i32
    %138 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %cst_29 = arith.constant 4.000000e+09 : f32
    %139 = arith.extf %cst_29 : f32 to f64
    %cst_30 = arith.constant 1.800000e+19 : f64
    %140 = llvm.call @printf(%138, %139, %cst_30) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    %141 = llvm.load %0 : !llvm.ptr -> f32
    %cst_31 = arith.constant 0.000000e+00 : f32
    %142 = arith.cmpf une, %141, %cst_31 : f32
    %143 = scf.if %142 -> (i32) {
      %c0_i32 = arith.constant 0 : i32
      scf.yield %c0_i32 : i32
    } else {
      %c1_i32_32 = arith.constant 1 : i32
      scf.yield %c1_i32_32 : i32
    }
    return %143 : i32
  }
  llvm.mlir.global internal constant @str("%.9g %.17g %.9g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%.9g %.17g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("%d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.3("%.9g %.17g %.17g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.4("%d %d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.5("%d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.6("%.17g %.17g %.17g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.7("%.17g %.17g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.8("%.17g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.9("%.9g %.17g %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.10("%u %lu\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
