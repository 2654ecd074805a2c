module {
  func.func private @add(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = llvm.load %1 : !llvm.ptr -> i32
    %4 = arith.addi %2, %3 : i32
    return %4 : i32
  }
  func.func private @mul(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = llvm.load %1 : !llvm.ptr -> i32
    %4 = arith.muli %2, %3 : i32
    return %4 : i32
  }
  llvm.mlir.global internal @table() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<2 x ptr>
    %f = func.constant @add : (i32, i32) -> i32
    %1 = builtin.unrealized_conversion_cast %f : (i32, i32) -> i32 to !llvm.ptr
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr> 
    %f_0 = func.constant @mul : (i32, i32) -> i32
    %3 = builtin.unrealized_conversion_cast %f_0 : (i32, i32) -> i32 to !llvm.ptr
    %4 = llvm.insertvalue %3, %2[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  func.func private @choose(%arg0: i32) -> !llvm.ptr {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %1 = llvm.mlir.addressof @table : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = arith.extsi %2 : i32 to i64
    %4 = llvm.getelementptr %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    return %5 : !llvm.ptr
  }
  func.func private @apply(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> i32
    %5 = llvm.load %2 : !llvm.ptr -> i32
    %6 = builtin.unrealized_conversion_cast %3 : !llvm.ptr to (i32, i32) -> i32
    %7 = call_indirect %6(%4, %5) : (i32, i32) -> i32
    %8 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %2 : !llvm.ptr -> i32
    %10 = llvm.load %1 : !llvm.ptr -> i32
    %11 = builtin.unrealized_conversion_cast %8 : !llvm.ptr to (i32, i32) -> i32
    %12 = call_indirect %11(%9, %10) : (i32, i32) -> i32
    %13 = arith.addi %7, %12 : i32
    return %13 : i32
  }
  func.func private @swap(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 : !llvm.ptr -> i32
    llvm.store %4, %2 : i32, !llvm.ptr
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.store %6, %7 : i32, !llvm.ptr
    %8 = llvm.load %2 : !llvm.ptr -> i32
    %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.store %8, %9 : i32, !llvm.ptr
    return
  }
  func.func private @compare(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> i32
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %4 : !llvm.ptr -> i32
    %6 = arith.subi %3, %5 : i32
    return %6 : i32
  }
  llvm.mlir.global internal @names() {addr_space = 0 : i32} : !llvm.array<3 x ptr> {
    %0 = llvm.mlir.zero : !llvm.array<3 x ptr>
    %1 = llvm.mlir.addressof @str : !llvm.ptr
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<3 x ptr> 
    %3 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %4 = llvm.insertvalue %3, %2[1] : !llvm.array<3 x ptr> 
    %5 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %6 = llvm.insertvalue %5, %4[2] : !llvm.array<3 x ptr> 
    llvm.return %6 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global internal @matrix(dense<[[1, 2, 3, 4], [5, 6, 0, 0], [0, 0, 11, 0]]> : tensor<3x4xi32>) {addr_space = 0 : i32} : !llvm.array<3 x array<4 x i32>>
  llvm.mlir.global internal @row() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @matrix : !llvm.ptr
    %2 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global internal @cell() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @matrix : !llvm.ptr
    %2 = llvm.getelementptr %1[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.getelementptr %2[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return %3 : !llvm.ptr
  }
  llvm.mlir.global internal @text(dense<[104, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
  llvm.mlir.global internal @fixed(dense<[97, 98, 99]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
  llvm.mlir.global internal @end() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @text : !llvm.ptr
    %2 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  func.func private @counter() -> i64 {
    %0 = llvm.mlir.addressof @counter.p : !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> i64
    %c1_i64 = arith.constant 1 : i64
    %3 = arith.addi %2, %c1_i64 : i64
    llvm.store %3, %1 : i64, !llvm.ptr
    return %3 : i64
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<5 x i32> : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.array<2 x array<3 x array<2 x i32>>> : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x !llvm.array<16 x i8> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %12 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %13 = llvm.alloca %c1_i32 x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
    %14 = llvm.alloca %c1_i32 x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
    %15 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    %16 = llvm.alloca %c1_i32 x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
    %c5_i32 = arith.constant 5 : i32
    llvm.store %c5_i32, %0 : i32, !llvm.ptr
    %c3_i32 = arith.constant 3 : i32
    %17 = llvm.getelementptr %0[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c3_i32, %17 : i32, !llvm.ptr
    %c9_i32 = arith.constant 9 : i32
    %18 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c9_i32, %18 : i32, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %19 = llvm.getelementptr %0[12] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c1_i32_0, %19 : i32, !llvm.ptr
    %c7_i32 = arith.constant 7 : i32
    %20 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c7_i32, %20 : i32, !llvm.ptr
    llvm.store %0, %1 : !llvm.ptr, !llvm.ptr
    %c4_i64 = arith.constant 4 : i64
    %21 = llvm.getelementptr %0[%c4_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %21, %2 : !llvm.ptr, !llvm.ptr
    %c48_i64 = arith.constant 48 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%3, %c0_i8, %c48_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c1_i32_1 = arith.constant 1 : i32
    llvm.store %c1_i32_1, %3 : i32, !llvm.ptr
    %c2_i32 = arith.constant 2 : i32
    %22 = llvm.getelementptr %3[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c2_i32, %22 : i32, !llvm.ptr
    %c3_i32_2 = arith.constant 3 : i32
    %23 = llvm.getelementptr %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c3_i32_2, %23 : i32, !llvm.ptr
    %c4_i32 = arith.constant 4 : i32
    %24 = llvm.getelementptr %3[12] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c4_i32, %24 : i32, !llvm.ptr
    %c5_i32_3 = arith.constant 5 : i32
    %25 = llvm.getelementptr %3[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c5_i32_3, %25 : i32, !llvm.ptr
    %c6_i32 = arith.constant 6 : i32
    %26 = llvm.getelementptr %3[20] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c6_i32, %26 : i32, !llvm.ptr
    %c7_i32_4 = arith.constant 7 : i32
    %27 = llvm.getelementptr %3[24] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c7_i32_4, %27 : i32, !llvm.ptr
    %c8_i32 = arith.constant 8 : i32
    %28 = llvm.getelementptr %3[28] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c8_i32, %28 : i32, !llvm.ptr
    %c9_i32_5 = arith.constant 9 : i32
    %29 = llvm.getelementptr %3[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c9_i32_5, %29 : i32, !llvm.ptr
    %30 = llvm.mlir.addressof @matrix : !llvm.ptr
    llvm.store %30, %4 : !llvm.ptr, !llvm.ptr
    %c32_i64 = arith.constant 32 : i64
    %31 = call @malloc(%c32_i64) : (i64) -> !llvm.ptr
    llvm.store %31, %5 : !llvm.ptr, !llvm.ptr
    %32 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    llvm.store %32, %6 : !llvm.ptr, !llvm.ptr
    llvm.store %7, %8 : !llvm.ptr, !llvm.ptr
    %33 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %34 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> i32
    %36 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> i32
    %38 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c2_i64 = arith.constant 2 : i64
    %39 = llvm.getelementptr %38[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.load %39 : !llvm.ptr -> i32
    %41 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.ptrtoint %41 : !llvm.ptr to i64
    %44 = llvm.ptrtoint %42 : !llvm.ptr to i64
    %45 = arith.subi %43, %44 : i64
    %c4_i64_6 = arith.constant 4 : i64
    %46 = arith.divsi %45, %c4_i64_6 : i64
    %47 = llvm.call @printf(%33, %35, %37, %40, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i64) -> i32
    %48 = llvm.mlir.addressof @str.4 : !llvm.ptr
    %49 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %51 = llvm.icmp "ult" %49, %50 : !llvm.ptr
    %52 = arith.extui %51 : i1 to i32
    %53 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %54 = llvm.icmp "eq" %53, %0 : !llvm.ptr
    %55 = arith.extui %54 : i1 to i32
    %56 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c4_i64_7 = arith.constant 4 : i64
    %57 = llvm.getelementptr %0[%c4_i64_7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %58 = llvm.icmp "ne" %56, %57 : !llvm.ptr
    %59 = arith.extui %58 : i1 to i32
    %60 = llvm.call @printf(%48, %52, %55, %59) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %61 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %62 = llvm.getelementptr %61[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %62, %1 : !llvm.ptr, !llvm.ptr
    %c2_i64_8 = arith.constant 2 : i64
    %63 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %64 = llvm.getelementptr %63[%c2_i64_8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %64, %1 : !llvm.ptr, !llvm.ptr
    %65 = llvm.mlir.addressof @str.5 : !llvm.ptr
    %66 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %67 = llvm.load %66 : !llvm.ptr -> i32
    %68 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c1_i64_9 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %69 = arith.subi %c0_i64, %c1_i64_9 : i64
    %70 = llvm.getelementptr %68[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %71 = llvm.load %70 : !llvm.ptr -> i32
    %72 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c1_i64_10 = arith.constant 1 : i64
    %73 = llvm.getelementptr %72[%c1_i64_10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %74 = llvm.load %73 : !llvm.ptr -> i32
    %75 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c1_i64_11 = arith.constant 1 : i64
    %76 = llvm.getelementptr %75[%c1_i64_11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %77 = llvm.load %76 : !llvm.ptr -> i32
    %78 = llvm.call @printf(%65, %67, %71, %74, %77) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
    %79 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c-1_i64 = arith.constant -1 : i64
    %80 = llvm.getelementptr %79[%c-1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %80, %1 : !llvm.ptr, !llvm.ptr
    %c0_i64_12 = arith.constant 0 : i64
    %81 = llvm.getelementptr %0[%c0_i64_12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %c1_i64_13 = arith.constant 1 : i64
    %82 = llvm.getelementptr %0[%c1_i64_13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    call @swap(%81, %82) : (!llvm.ptr, !llvm.ptr) -> ()
    %c5_i64 = arith.constant 5 : i64
    %c4_i64_14 = arith.constant 4 : i64
    %f = constant @compare : (!llvm.ptr, !llvm.ptr) -> i32
    %83 = builtin.unrealized_conversion_cast %f : (!llvm.ptr, !llvm.ptr) -> i32 to !llvm.ptr
    call @qsort(%0, %c5_i64, %c4_i64_14, %83) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()
    llvm.store %0, %1 : !llvm.ptr, !llvm.ptr
    scf.while : () -> () {
      %247 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %248 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %249 = llvm.icmp "ule" %247, %248 : !llvm.ptr
      scf.condition(%249)
    } do {
      %247 = llvm.mlir.addressof @str.6 : !llvm.ptr
      %248 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %249 = llvm.load %248 : !llvm.ptr -> i32
      %250 = llvm.call @printf(%247, %249) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
      %251 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c1_i64_67 = arith.constant 1 : i64
      %252 = llvm.getelementptr %251[%c1_i64_67] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %252, %1 : !llvm.ptr, !llvm.ptr
      scf.yield
    }
    %84 = llvm.mlir.addressof @str.7 : !llvm.ptr
    %85 = llvm.mlir.addressof @matrix : !llvm.ptr
    %c2_i64_15 = arith.constant 2 : i64
    %86 = llvm.getelementptr %85[%c2_i64_15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %c2_i64_16 = arith.constant 2 : i64
    %87 = llvm.getelementptr %86[%c2_i64_16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %88 = llvm.load %87 : !llvm.ptr -> i32
    %89 = llvm.mlir.addressof @row : !llvm.ptr
    %90 = llvm.load %89 : !llvm.ptr -> !llvm.ptr
    %c1_i64_17 = arith.constant 1 : i64
    %91 = llvm.getelementptr %90[%c1_i64_17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %92 = llvm.load %91 : !llvm.ptr -> i32
    %93 = llvm.mlir.addressof @cell : !llvm.ptr
    %94 = llvm.load %93 : !llvm.ptr -> !llvm.ptr
    %95 = llvm.load %94 : !llvm.ptr -> i32
    %96 = llvm.call @printf(%84, %88, %92, %95) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %97 = llvm.mlir.addressof @str.8 : !llvm.ptr
    %98 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c1_i64_18 = arith.constant 1 : i64
    %99 = llvm.getelementptr %98[%c1_i64_18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %c0_i64_19 = arith.constant 0 : i64
    %100 = llvm.getelementptr %99[%c0_i64_19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %101 = llvm.load %100 : !llvm.ptr -> i32
    %102 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c2_i64_20 = arith.constant 2 : i64
    %103 = llvm.getelementptr %102[%c2_i64_20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %c2_i64_21 = arith.constant 2 : i64
    %104 = llvm.getelementptr %103[%c2_i64_21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %105 = llvm.load %104 : !llvm.ptr -> i32
    %106 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c3_i64 = arith.constant 3 : i64
    %107 = llvm.getelementptr %106[%c3_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %108 = llvm.load %107 : !llvm.ptr -> i32
    %c16_i64 = arith.constant 16 : i64
    %109 = llvm.call @printf(%97, %101, %105, %108, %c16_i64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i64) -> i32
    %110 = llvm.mlir.addressof @str.4 : !llvm.ptr
    %c0_i64_22 = arith.constant 0 : i64
    %111 = llvm.getelementptr %3[%c0_i64_22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x array<2 x i32>>
    %c1_i64_23 = arith.constant 1 : i64
    %112 = llvm.getelementptr %111[%c1_i64_23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
    %c1_i64_24 = arith.constant 1 : i64
    %113 = llvm.getelementptr %112[%c1_i64_24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %114 = llvm.load %113 : !llvm.ptr -> i32
    %c1_i64_25 = arith.constant 1 : i64
    %115 = llvm.getelementptr %3[%c1_i64_25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x array<2 x i32>>
    %c1_i64_26 = arith.constant 1 : i64
    %116 = llvm.getelementptr %115[%c1_i64_26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
    %c0_i64_27 = arith.constant 0 : i64
    %117 = llvm.getelementptr %116[%c0_i64_27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %118 = llvm.load %117 : !llvm.ptr -> i32
    %c1_i64_28 = arith.constant 1 : i64
    %119 = llvm.getelementptr %3[%c1_i64_28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x array<2 x i32>>
    %c2_i64_29 = arith.constant 2 : i64
    %120 = llvm.getelementptr %119[%c2_i64_29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
    %c1_i64_30 = arith.constant 1 : i64
    %121 = llvm.getelementptr %120[%c1_i64_30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %122 = llvm.load %121 : !llvm.ptr -> i32
    %123 = llvm.call @printf(%110, %114, %118, %122) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %9 : i32, !llvm.ptr
    scf.while : () -> () {
      %247 = llvm.load %9 : !llvm.ptr -> i32
      %c4_i32_67 = arith.constant 4 : i32
      %248 = arith.cmpi slt, %247, %c4_i32_67 : i32
      scf.condition(%248)
    } do {
      %247 = llvm.load %9 : !llvm.ptr -> i32
      %248 = arith.sitofp %247 : i32 to f64
      %cst = arith.constant 1.500000e+00 : f64
      %249 = arith.mulf %248, %cst : f64
      %250 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
      %251 = llvm.load %9 : !llvm.ptr -> i32
      %252 = arith.extsi %251 : i32 to i64
      %253 = llvm.getelementptr %250[%252] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %249, %253 : f64, !llvm.ptr
      %254 = llvm.load %9 : !llvm.ptr -> i32
      %c1_i32_67 = arith.constant 1 : i32
      %255 = arith.addi %254, %c1_i32_67 : i32
      llvm.store %255, %9 : i32, !llvm.ptr
      scf.yield
    }
    %124 = llvm.mlir.addressof @str.9 : !llvm.ptr
    %125 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %c3_i64_31 = arith.constant 3 : i64
    %126 = llvm.getelementptr %125[%c3_i64_31] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %127 = llvm.load %126 : !llvm.ptr -> f64
    %128 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %c1_i64_32 = arith.constant 1 : i64
    %129 = llvm.getelementptr %128[%c1_i64_32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %130 = llvm.load %129 : !llvm.ptr -> f64
    %131 = llvm.call @printf(%124, %127, %130) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    %132 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    call @free(%132) : (!llvm.ptr) -> ()
    %133 = llvm.mlir.addressof @str.4 : !llvm.ptr
    %f_33 = constant @add : (i32, i32) -> i32
    %134 = builtin.unrealized_conversion_cast %f_33 : (i32, i32) -> i32 to !llvm.ptr
    %c2_i32_34 = arith.constant 2 : i32
    %c3_i32_35 = arith.constant 3 : i32
    %135 = call @apply(%134, %c2_i32_34, %c3_i32_35) : (!llvm.ptr, i32, i32) -> i32
    %c1_i32_36 = arith.constant 1 : i32
    %136 = call @choose(%c1_i32_36) : (i32) -> !llvm.ptr
    %c2_i32_37 = arith.constant 2 : i32
    %c3_i32_38 = arith.constant 3 : i32
    %137 = call @apply(%136, %c2_i32_37, %c3_i32_38) : (!llvm.ptr, i32, i32) -> i32
    %138 = llvm.mlir.addressof @table : !llvm.ptr
    %c0_i64_39 = arith.constant 0 : i64
    %139 = llvm.getelementptr %138[%c0_i64_39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %140 = llvm.load %139 : !llvm.ptr -> !llvm.ptr
    %c7_i32_40 = arith.constant 7 : i32
    %c8_i32_41 = arith.constant 8 : i32
    %141 = builtin.unrealized_conversion_cast %140 : !llvm.ptr to (i32, i32) -> i32
    %142 = call_indirect %141(%c7_i32_40, %c8_i32_41) : (i32, i32) -> i32
    %143 = llvm.call @printf(%133, %135, %137, %142) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %144 = llvm.mlir.addressof @str.10 : !llvm.ptr
    %145 = llvm.mlir.addressof @names : !llvm.ptr
    %c1_i64_42 = arith.constant 1 : i64
    %146 = llvm.getelementptr %145[%c1_i64_42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %147 = llvm.load %146 : !llvm.ptr -> !llvm.ptr
    %148 = llvm.mlir.addressof @names : !llvm.ptr
    %c2_i64_43 = arith.constant 2 : i64
    %149 = llvm.getelementptr %148[%c2_i64_43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %150 = llvm.load %149 : !llvm.ptr -> !llvm.ptr
    %c1_i64_44 = arith.constant 1 : i64
    %151 = llvm.getelementptr %150[%c1_i64_44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %152 = llvm.load %151 : !llvm.ptr -> i8
    %153 = arith.extsi %152 : i8 to i32
    %154 = llvm.mlir.addressof @names : !llvm.ptr
    %c2_i64_45 = arith.constant 2 : i64
    %155 = llvm.getelementptr %154[%c2_i64_45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %156 = llvm.load %155 : !llvm.ptr -> !llvm.ptr
    %157 = llvm.call @printf(%144, %147, %153, %156) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    scf.while : () -> () {
      %247 = llvm.mlir.addressof @end : !llvm.ptr
      %248 = llvm.load %247 : !llvm.ptr -> !llvm.ptr
      %c-1_i64_67 = arith.constant -1 : i64
      %249 = llvm.getelementptr %248[%c-1_i64_67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %249, %247 : !llvm.ptr, !llvm.ptr
      %250 = llvm.load %248 : !llvm.ptr -> i8
      %251 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
      %c1_i64_68 = arith.constant 1 : i64
      %252 = llvm.getelementptr %251[%c1_i64_68] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %252, %8 : !llvm.ptr, !llvm.ptr
      llvm.store %250, %251 : i8, !llvm.ptr
      %253 = arith.extsi %250 : i8 to i32
      %c104_i32 = arith.constant 104 : i32
      %254 = arith.cmpi ne, %253, %c104_i32 : i32
      scf.condition(%254)
    } do {
      scf.yield
    }
    %c0_i8_46 = arith.constant 0 : i8
    %158 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    llvm.store %c0_i8_46, %158 : i8, !llvm.ptr
    %159 = llvm.mlir.addressof @str.11 : !llvm.ptr
    %160 = llvm.mlir.addressof @text : !llvm.ptr
    %161 = llvm.mlir.addressof @fixed : !llvm.ptr
    %c6_i64 = arith.constant 6 : i64
    %162 = llvm.call @printf(%159, %7, %160, %161, %c6_i64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> i32
    %163 = llvm.mlir.addressof @str.12 : !llvm.ptr
    %164 = llvm.mlir.addressof @str.13 : !llvm.ptr
    %165 = call @strcmp(%7, %164) : (!llvm.ptr, !llvm.ptr) -> i32
    %166 = llvm.mlir.addressof @names : !llvm.ptr
    %c2_i64_47 = arith.constant 2 : i64
    %167 = llvm.getelementptr %166[%c2_i64_47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %168 = llvm.load %167 : !llvm.ptr -> !llvm.ptr
    %169 = call @strlen(%168) : (!llvm.ptr) -> i64
    %170 = arith.trunci %169 : i64 to i32
    %171 = llvm.call @printf(%163, %165, %170) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %172 = llvm.mlir.addressof @str.14 : !llvm.ptr
    %173 = call @counter() : () -> i64
    %c100_i64 = arith.constant 100 : i64
    %174 = arith.muli %173, %c100_i64 : i64
    %175 = call @counter() : () -> i64
    %176 = arith.addi %174, %175 : i64
    %177 = llvm.call @printf(%172, %176) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
    %178 = llvm.mlir.addressof @str.12 : !llvm.ptr
    %179 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %180 = llvm.mlir.zero : !llvm.ptr
    %181 = llvm.icmp "ne" %179, %180 : !llvm.ptr
    %true = arith.constant true
    %182 = arith.xori %181, %true : i1
    %183 = arith.extui %182 : i1 to i32
    %184 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %185 = llvm.mlir.zero : !llvm.ptr
    %186 = llvm.icmp "ne" %184, %185 : !llvm.ptr
    %187 = scf.if %186 -> (i32) {
      %c1_i32_67 = arith.constant 1 : i32
      scf.yield %c1_i32_67 : i32
    } else {
      %c2_i32_67 = arith.constant 2 : i32
      scf.yield %c2_i32_67 : i32
    }
    %188 = llvm.call @printf(%178, %183, %187) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %189 = llvm.mlir.zero : !llvm.ptr
    llvm.store %189, %10 : !llvm.ptr, !llvm.ptr
    llvm.store %10, %11 : !llvm.ptr, !llvm.ptr
    %190 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %191 = llvm.load %190 : !llvm.ptr -> !llvm.ptr
    %192 = llvm.mlir.zero : !llvm.ptr
    %193 = llvm.icmp "ne" %191, %192 : !llvm.ptr
    %194 = scf.if %193 -> (!llvm.ptr) {
      scf.yield %0 : !llvm.ptr
    } else {
      %247 = llvm.mlir.zero : !llvm.ptr
      scf.yield %247 : !llvm.ptr
    }
    llvm.store %194, %10 : !llvm.ptr, !llvm.ptr
    %195 = llvm.mlir.addressof @str.12 : !llvm.ptr
    %196 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %197 = llvm.mlir.zero : !llvm.ptr
    %198 = llvm.icmp "eq" %196, %197 : !llvm.ptr
    %199 = arith.extui %198 : i1 to i32
    %c1_i64_48 = arith.constant 1 : i64
    %200 = llvm.getelementptr %0[%c1_i64_48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %201 = llvm.ptrtoint %200 : !llvm.ptr to i64
    %202 = llvm.ptrtoint %0 : !llvm.ptr to i64
    %203 = arith.subi %201, %202 : i64
    %c4_i64_49 = arith.constant 4 : i64
    %204 = arith.cmpi eq, %203, %c4_i64_49 : i64
    %205 = arith.extui %204 : i1 to i32
    %206 = llvm.call @printf(%195, %199, %205) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %207 = llvm.mlir.addressof @str.15 : !llvm.ptr
    %c1_i32_50 = arith.constant 1 : i32
    %c0_i32_51 = arith.constant 0 : i32
    %208 = arith.cmpi ne, %c1_i32_50, %c0_i32_51 : i32
    %209 = scf.if %208 -> (!llvm.ptr) {
      %247 = llvm.mlir.addressof @str.16 : !llvm.ptr
      scf.yield %247 : !llvm.ptr
    } else {
      %247 = llvm.mlir.addressof @str.17 : !llvm.ptr
      scf.yield %247 : !llvm.ptr
    }
    %210 = llvm.call @printf(%207, %209) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
    %c1_i32_52 = arith.constant 1 : i32
    llvm.store %c1_i32_52, %13 : i32, !llvm.ptr
    %c2_i32_53 = arith.constant 2 : i32
    %211 = llvm.getelementptr %13[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c2_i32_53, %211 : i32, !llvm.ptr
    %c3_i32_54 = arith.constant 3 : i32
    %212 = llvm.getelementptr %13[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c3_i32_54, %212 : i32, !llvm.ptr
    llvm.store %13, %12 : !llvm.ptr, !llvm.ptr
    %c10_i32 = arith.constant 10 : i32
    %213 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %c1_i64_55 = arith.constant 1 : i64
    %214 = llvm.getelementptr %213[%c1_i64_55] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %215 = llvm.load %214 : !llvm.ptr -> i32
    %216 = arith.addi %215, %c10_i32 : i32
    llvm.store %216, %214 : i32, !llvm.ptr
    %217 = llvm.mlir.addressof @str.12 : !llvm.ptr
    %218 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %c1_i64_56 = arith.constant 1 : i64
    %219 = llvm.getelementptr %218[%c1_i64_56] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %220 = llvm.load %219 : !llvm.ptr -> i32
    %c4_i32_57 = arith.constant 4 : i32
    llvm.store %c4_i32_57, %14 : i32, !llvm.ptr
    %c5_i32_58 = arith.constant 5 : i32
    %221 = llvm.getelementptr %14[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c5_i32_58, %221 : i32, !llvm.ptr
    %c1_i64_59 = arith.constant 1 : i64
    %222 = llvm.getelementptr %14[%c1_i64_59] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %223 = llvm.load %222 : !llvm.ptr -> i32
    %224 = llvm.call @printf(%217, %220, %223) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %225 = llvm.mlir.addressof @str.18 : !llvm.ptr
    %226 = llvm.mlir.addressof @str.19 : !llvm.ptr
    %227 = llvm.load %226 : !llvm.ptr -> i8
    %228 = arith.extsi %227 : i8 to i32
    %c99_i32 = arith.constant 99 : i32
    %229 = arith.addi %228, %c99_i32 : i32
    %230 = llvm.call @printf(%225, %229) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %231 = llvm.ptrtoint %0 : !llvm.ptr to i64
    llvm.store %231, %15 : i64, !llvm.ptr
    %232 = llvm.mlir.addressof @str.18 : !llvm.ptr
    %233 = llvm.load %15 : !llvm.ptr -> i64
    %234 = llvm.inttoptr %233 : i64 to !llvm.ptr
    %235 = llvm.icmp "eq" %234, %0 : !llvm.ptr
    %236 = arith.extui %235 : i1 to i32
    %237 = llvm.call @printf(%232, %236) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %c0_i8_60 = arith.constant 0 : i8
    %c20_i64 = arith.constant 20 : i64
    "llvm.intr.memset"(%0, %c0_i8_60, %c20_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c8_i32_61 = arith.constant 8 : i32
    llvm.store %c8_i32_61, %16 : i32, !llvm.ptr
    %c9_i32_62 = arith.constant 9 : i32
    %238 = llvm.getelementptr %16[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c9_i32_62, %238 : i32, !llvm.ptr
    %c8_i64 = arith.constant 8 : i64
    "llvm.intr.memcpy"(%0, %16, %c8_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %239 = llvm.mlir.addressof @str.4 : !llvm.ptr
    %c0_i64_63 = arith.constant 0 : i64
    %240 = llvm.getelementptr %0[%c0_i64_63] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %241 = llvm.load %240 : !llvm.ptr -> i32
    %c1_i64_64 = arith.constant 1 : i64
    %242 = llvm.getelementptr %0[%c1_i64_64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %243 = llvm.load %242 : !llvm.ptr -> i32
    %c2_i64_65 = arith.constant 2 : i64
    %244 = llvm.getelementptr %0[%c2_i64_65] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %245 = llvm.load %244 : !llvm.ptr -> i32
    %246 = llvm.call @printf(%239, %241, %243, %245) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %c0_i32_66 = arith.constant 0 : i32
    return %c0_i32_66 : i32
  }
  llvm.mlir.global internal constant @str("zero\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("one\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("two\00") {addr_space = 0 : i32}
  llvm.mlir.global internal @counter.p() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @counter.n : !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global internal constant @str.3("%d %d %d %td\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.4("%d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.5("%d %d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.6("%d \00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.7("\0A%d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.8("%d %d %d %zu\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.9("%g %g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.10("%s %c %s\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.11("%s %s %.3s %zu\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.12("%d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.13("olleh\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.14("%ld\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.15("%s\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.16("yes\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.17("no\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.18("%d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.19("abc\00") {addr_space = 0 : i32}
  llvm.mlir.global internal @counter.n(40 : i64) {addr_space = 0 : i32} : i64
  func.func private @free(!llvm.ptr)
  func.func private @malloc(i64) -> !llvm.ptr
  llvm.func @printf(!llvm.ptr, ...) -> i32
  func.func private @qsort(!llvm.ptr, i64, i64, !llvm.ptr)
  func.func private @strcmp(!llvm.ptr, !llvm.ptr) -> i32
  func.func private @strlen(!llvm.ptr) -> i64
}
