module {
  llvm.func internal @sum(%arg0: i32, ...) -> f64 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, i32)> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %3 : f64, !llvm.ptr
    llvm.intr.vastart %1 : !llvm.ptr
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.store %6, %2 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %4 : i32, !llvm.ptr
    scf.while : () -> () {
      %32 = llvm.load %4 : !llvm.ptr -> i32
      %33 = llvm.load %0 : !llvm.ptr -> i32
      %34 = arith.cmpi slt, %32, %33 : i32
      scf.condition(%34)
    } do {
      %32 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %33 = llvm.getelementptr %32[8] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %33, %1 : !llvm.ptr, !llvm.ptr
      %34 = llvm.load %32 : !llvm.ptr -> f64
      %35 = llvm.load %3 : !llvm.ptr -> f64
      %36 = arith.addf %35, %34 : f64
      llvm.store %36, %3 : f64, !llvm.ptr
      %37 = llvm.load %4 : !llvm.ptr -> i32
      %c1_i32_0 = arith.constant 1 : i32
      %38 = arith.addi %37, %c1_i32_0 : i32
      llvm.store %38, %4 : i32, !llvm.ptr
      scf.yield
    }
    %7 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr %7[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %8, %1 : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %7 : !llvm.ptr -> i32
    %10 = arith.sitofp %9 : i32 to f64
    %11 = llvm.load %3 : !llvm.ptr -> f64
    %12 = arith.addf %11, %10 : f64
    llvm.store %12, %3 : f64, !llvm.ptr
    %13 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr %13[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %14, %1 : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    %c8_i64 = arith.constant 8 : i64
    "llvm.intr.memcpy"(%5, %15, %c8_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %16 = llvm.getelementptr %5[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, i32)>
    %17 = llvm.load %16 : !llvm.ptr -> i32
    %18 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr %18[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %19, %1 : !llvm.ptr, !llvm.ptr
    %20 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> i32
    %22 = arith.addi %17, %21 : i32
    %23 = arith.sitofp %22 : i32 to f64
    %24 = llvm.load %3 : !llvm.ptr -> f64
    %25 = arith.addf %24, %23 : f64
    llvm.store %25, %3 : f64, !llvm.ptr
    %26 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr %26[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %27, %2 : !llvm.ptr, !llvm.ptr
    %28 = llvm.load %26 : !llvm.ptr -> f64
    %29 = llvm.load %3 : !llvm.ptr -> f64
    %30 = arith.addf %29, %28 : f64
    llvm.store %30, %3 : f64, !llvm.ptr
    %31 = llvm.load %3 : !llvm.ptr -> f64
    llvm.return %31 : f64
  }
  llvm.func internal @format(%arg0: !llvm.ptr, %arg1: !llvm.ptr, ...) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.intr.vastart %2 : !llvm.ptr
    %4 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %7 = func.call @vsprintf(%4, %5, %6) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    llvm.store %7, %3 : i32, !llvm.ptr
    %8 = llvm.load %3 : !llvm.ptr -> i32
    llvm.return %8 : i32
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<32 x i8> : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, i32)> : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, i32)> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, i32)> : (i32) -> !llvm.ptr
    %c7_i32 = arith.constant 7 : i32
    llvm.store %c7_i32, %1 : i32, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    llvm.store %c1_i32_0, %2 : i32, !llvm.ptr
    %c2_i32 = arith.constant 2 : i32
    %6 = llvm.getelementptr %2[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c2_i32, %6 : i32, !llvm.ptr
    %7 = llvm.mlir.addressof @sum : !llvm.ptr
    llvm.store %7, %3 : !llvm.ptr, !llvm.ptr
    %8 = llvm.mlir.addressof @str : !llvm.ptr
    %c2_i32_1 = arith.constant 2 : i32
    %cst = arith.constant 1.500000e+00 : f64
    %cst_2 = arith.constant 2.500000e+00 : f32
    %9 = arith.extf %cst_2 : f32 to f64
    %c97_i32 = arith.constant 97 : i32
    %c8_i64 = arith.constant 8 : i64
    "llvm.intr.memcpy"(%4, %2, %c8_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %10 = llvm.call @sum(%c2_i32_1, %cst, %9, %c97_i32, %4, %1) vararg(!llvm.func<f64 (i32, ...)>) : (i32, f64, f64, i32, !llvm.ptr, !llvm.ptr) -> f64
    %11 = llvm.call @printf(%8, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    %12 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %13 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %c42_i32 = arith.constant 42 : i32
    %14 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %c121_i32 = arith.constant 121 : i32
    %15 = llvm.call @format(%0, %13, %c42_i32, %14, %c121_i32) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32) -> i32
    %16 = llvm.call @printf(%12, %15, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, !llvm.ptr) -> i32
    %17 = llvm.mlir.addressof @str : !llvm.ptr
    %18 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c1_i32_3 = arith.constant 1 : i32
    %cst_4 = arith.constant 1.000000e+00 : f64
    %c1_i32_5 = arith.constant 1 : i32
    %c8_i64_6 = arith.constant 8 : i64
    "llvm.intr.memcpy"(%5, %2, %c8_i64_6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %19 = llvm.call %18(%c1_i32_3, %cst_4, %c1_i32_5, %5, %1) vararg(!llvm.func<f64 (i32, ...)>) : !llvm.ptr, (i32, f64, i32, !llvm.ptr, !llvm.ptr) -> f64
    %20 = llvm.call @printf(%17, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  llvm.mlir.global internal constant @str("%g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%d %s\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("%d-%s-%c\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.3("x\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
  func.func private @vsprintf(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
}
