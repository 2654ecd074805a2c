module {
  llvm.mlir.global external @second() {addr_space = 0 : i32} : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)> {
    %0 = llvm.mlir.zero : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
    %1 = llvm.mlir.addressof @str : !llvm.ptr
    %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)> 
    %c1099511627776_i64 = arith.constant 1099511627776 : i64
    %3 = llvm.insertvalue %c1099511627776_i64, %2[2, 0] : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)> 
    llvm.return %3 : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
  }
  llvm.mlir.global internal @first() {addr_space = 0 : i32} : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)> {
    %0 = llvm.mlir.zero : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
    %1 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)> 
    %c-29_i8 = arith.constant -29 : i8
    %3 = llvm.insertvalue %c-29_i8, %2[1] : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)> 
    %c4612811918334230528_i64 = arith.constant 4612811918334230528 : i64
    %4 = llvm.insertvalue %c4612811918334230528_i64, %3[2, 0] : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)> 
    %5 = llvm.mlir.addressof @second : !llvm.ptr
    %6 = llvm.insertvalue %5, %4[3] : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)> 
    %c97_i8 = arith.constant 97 : i8
    %7 = llvm.insertvalue %c97_i8, %6[4, 0] : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)> 
    %c98_i8 = arith.constant 98 : i8
    %8 = llvm.insertvalue %c98_i8, %7[4, 1] : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)> 
    llvm.return %8 : !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
  }
  llvm.mlir.global internal @numbers(dense<[1, 2, 0, 0, 0, 6, 7, 0, 0, -1]> : tensor<10xi32>) {addr_space = 0 : i32} : !llvm.array<10 x i32>
  llvm.mlir.global internal @grid(dense<[[1.500000e+00, 2.000000e+00, 0.000000e+00], [5.000000e-01, 0.000000e+00, 0.000000e+00]]> : tensor<2x3xf64>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x f64>>
  llvm.mlir.global internal @f(1.000000e+00 : f32) {addr_space = 0 : i32} : f32
  llvm.mlir.global internal @address(20 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global internal @middle() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %2 = llvm.getelementptr %1[3] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global internal @last() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @numbers : !llvm.ptr
    %2 = llvm.getelementptr %1[36] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global internal @fifth() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @numbers : !llvm.ptr
    %2 = llvm.getelementptr %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global internal @self() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @first : !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global internal @indirect() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @self : !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global internal @wide(dense<[2, 1]> : tensor<2xi16>) {addr_space = 0 : i32} : !llvm.array<2 x i16>
  llvm.mlir.global internal @empty() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @high(dense<[-1, 0, 122, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
  llvm.mlir.global internal @wchars(dense<[104, 105, 0]> : tensor<3xi32>) {addr_space = 0 : i32} : !llvm.array<3 x i32>
  llvm.mlir.global internal @tail() {addr_space = 0 : i32} : !llvm.struct<"anon", (i32, array<3 x i32>)> {
    %0 = llvm.mlir.zero : !llvm.struct<"anon", (i32, array<3 x i32>)>
    %c3_i32 = arith.constant 3 : i32
    %1 = llvm.insertvalue %c3_i32, %0[0] : !llvm.struct<"anon", (i32, array<3 x i32>)> 
    %c1_i32 = arith.constant 1 : i32
    %2 = llvm.insertvalue %c1_i32, %1[1, 0] : !llvm.struct<"anon", (i32, array<3 x i32>)> 
    %c2_i32 = arith.constant 2 : i32
    %3 = llvm.insertvalue %c2_i32, %2[1, 1] : !llvm.struct<"anon", (i32, array<3 x i32>)> 
    llvm.return %3 : !llvm.struct<"anon", (i32, array<3 x i32>)>
  }
  llvm.mlir.global internal @function() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @printf : !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global internal @big() {addr_space = 0 : i32} : !llvm.array<1000 x i32> {
    %0 = llvm.mlir.zero : !llvm.array<1000 x i32>
    llvm.return %0 : !llvm.array<1000 x i32>
  }
  llvm.mlir.global internal @yes(1 : i8) {addr_space = 0 : i32} : i8
  llvm.mlir.global internal @bools(dense<[0, 1, 1]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
  llvm.mlir.global internal @text(dense<[[97, 98, 99, 0], [100, 101, 0, 0]]> : tensor<2x4xi8>) {addr_space = 0 : i32} : !llvm.array<2 x array<4 x i8>>
  llvm.mlir.global external @tentative(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @open_ended() {addr_space = 0 : i32} : !llvm.array<1 x f64> {
    %0 = llvm.mlir.zero : !llvm.array<1 x f64>
    llvm.return %0 : !llvm.array<1 x f64>
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %2 = llvm.mlir.addressof @first : !llvm.ptr
    %3 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.mlir.addressof @first : !llvm.ptr
    %6 = llvm.getelementptr %5[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %7 = llvm.load %6 : !llvm.ptr -> i8
    %c4_i8 = arith.constant 4 : i8
    %8 = arith.shli %7, %c4_i8 : i8
    %c4_i8_0 = arith.constant 4 : i8
    %9 = arith.shrsi %8, %c4_i8_0 : i8
    %10 = arith.extsi %9 : i8 to i32
    %11 = llvm.mlir.addressof @first : !llvm.ptr
    %12 = llvm.getelementptr %11[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %13 = llvm.load %12 : !llvm.ptr -> i8
    %c4_i8_1 = arith.constant 4 : i8
    %14 = arith.shrsi %13, %c4_i8_1 : i8
    %15 = arith.extsi %14 : i8 to i32
    %16 = llvm.mlir.addressof @first : !llvm.ptr
    %17 = llvm.getelementptr %16[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
    %18 = llvm.getelementptr %17[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %19 = llvm.load %18 : !llvm.ptr -> f64
    %20 = llvm.mlir.addressof @first : !llvm.ptr
    %21 = llvm.getelementptr %20[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr %22[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.mlir.addressof @first : !llvm.ptr
    %26 = llvm.getelementptr %25[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
    %27 = llvm.call @printf(%1, %4, %10, %15, %19, %24, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i32, i32, f64, !llvm.ptr, !llvm.ptr) -> i32
    %28 = llvm.mlir.addressof @str.4 : !llvm.ptr
    %29 = llvm.mlir.addressof @second : !llvm.ptr
    %30 = llvm.getelementptr %29[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
    %31 = llvm.getelementptr %30[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %32 = llvm.load %31 : !llvm.ptr -> i64
    %33 = llvm.mlir.addressof @second : !llvm.ptr
    %34 = llvm.getelementptr %33[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %35 = llvm.load %34 : !llvm.ptr -> i8
    %c4_i8_2 = arith.constant 4 : i8
    %36 = arith.shli %35, %c4_i8_2 : i8
    %c4_i8_3 = arith.constant 4 : i8
    %37 = arith.shrsi %36, %c4_i8_3 : i8
    %38 = arith.extsi %37 : i8 to i32
    %39 = llvm.mlir.addressof @second : !llvm.ptr
    %40 = llvm.getelementptr %39[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.call @printf(%28, %32, %38, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i32, !llvm.ptr) -> i32
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %0 : i32, !llvm.ptr
    scf.while : () -> () {
      %138 = llvm.load %0 : !llvm.ptr -> i32
      %c10_i32 = arith.constant 10 : i32
      %139 = arith.cmpi slt, %138, %c10_i32 : i32
      scf.condition(%139)
    } do {
      %138 = llvm.mlir.addressof @str.5 : !llvm.ptr
      %139 = llvm.mlir.addressof @numbers : !llvm.ptr
      %140 = llvm.load %0 : !llvm.ptr -> i32
      %141 = arith.extsi %140 : i32 to i64
      %142 = llvm.getelementptr %139[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %143 = llvm.load %142 : !llvm.ptr -> i32
      %144 = llvm.call @printf(%138, %143) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
      %145 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_18 = arith.constant 1 : i32
      %146 = arith.addi %145, %c1_i32_18 : i32
      llvm.store %146, %0 : i32, !llvm.ptr
      scf.yield
    }
    %43 = llvm.mlir.addressof @str.6 : !llvm.ptr
    %44 = llvm.mlir.addressof @grid : !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %45 = llvm.getelementptr %44[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x f64>
    %c1_i64 = arith.constant 1 : i64
    %46 = llvm.getelementptr %45[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %47 = llvm.load %46 : !llvm.ptr -> f64
    %48 = llvm.mlir.addressof @grid : !llvm.ptr
    %c1_i64_4 = arith.constant 1 : i64
    %49 = llvm.getelementptr %48[%c1_i64_4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x f64>
    %c0_i64_5 = arith.constant 0 : i64
    %50 = llvm.getelementptr %49[%c0_i64_5] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %51 = llvm.load %50 : !llvm.ptr -> f64
    %52 = llvm.mlir.addressof @grid : !llvm.ptr
    %c1_i64_6 = arith.constant 1 : i64
    %53 = llvm.getelementptr %52[%c1_i64_6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x f64>
    %c1_i64_7 = arith.constant 1 : i64
    %54 = llvm.getelementptr %53[%c1_i64_7] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %55 = llvm.load %54 : !llvm.ptr -> f64
    %56 = llvm.mlir.addressof @f : !llvm.ptr
    %57 = llvm.load %56 : !llvm.ptr -> f32
    %58 = arith.extf %57 : f32 to f64
    %59 = llvm.call @printf(%43, %47, %51, %55, %58) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64, f64) -> i32
    %60 = llvm.mlir.addressof @str.7 : !llvm.ptr
    %61 = llvm.mlir.addressof @address : !llvm.ptr
    %62 = llvm.load %61 : !llvm.ptr -> i64
    %63 = llvm.mlir.addressof @middle : !llvm.ptr
    %64 = llvm.load %63 : !llvm.ptr -> !llvm.ptr
    %65 = llvm.mlir.addressof @last : !llvm.ptr
    %66 = llvm.load %65 : !llvm.ptr -> !llvm.ptr
    %67 = llvm.load %66 : !llvm.ptr -> i32
    %68 = llvm.mlir.addressof @fifth : !llvm.ptr
    %69 = llvm.load %68 : !llvm.ptr -> !llvm.ptr
    %70 = llvm.load %69 : !llvm.ptr -> i32
    %71 = llvm.call @printf(%60, %62, %64, %67, %70) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, !llvm.ptr, i32, i32) -> i32
    %72 = llvm.mlir.addressof @str.8 : !llvm.ptr
    %73 = llvm.mlir.addressof @indirect : !llvm.ptr
    %74 = llvm.load %73 : !llvm.ptr -> !llvm.ptr
    %75 = llvm.load %74 : !llvm.ptr -> !llvm.ptr
    %76 = llvm.getelementptr %75[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"item", (ptr, i8, struct<"union.anon", (i64)>, ptr, array<4 x i8>)>
    %77 = llvm.load %76 : !llvm.ptr -> !llvm.ptr
    %78 = llvm.mlir.addressof @wide : !llvm.ptr
    %c0_i64_8 = arith.constant 0 : i64
    %79 = llvm.getelementptr %78[%c0_i64_8] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %80 = llvm.load %79 : !llvm.ptr -> i16
    %81 = arith.extsi %80 : i16 to i32
    %82 = llvm.call @printf(%72, %77, %81) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i32) -> i32
    %83 = llvm.mlir.addressof @str.9 : !llvm.ptr
    %84 = llvm.mlir.addressof @high : !llvm.ptr
    %c0_i64_9 = arith.constant 0 : i64
    %85 = llvm.getelementptr %84[%c0_i64_9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 : !llvm.ptr -> i8
    %87 = arith.extui %86 : i8 to i32
    %88 = llvm.mlir.addressof @high : !llvm.ptr
    %c2_i64 = arith.constant 2 : i64
    %89 = llvm.getelementptr %88[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.load %89 : !llvm.ptr -> i8
    %91 = arith.extui %90 : i8 to i32
    %c4_i64 = arith.constant 4 : i64
    %92 = llvm.mlir.addressof @wchars : !llvm.ptr
    %c1_i64_10 = arith.constant 1 : i64
    %93 = llvm.getelementptr %92[%c1_i64_10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %94 = llvm.load %93 : !llvm.ptr -> i32
    %95 = llvm.call @printf(%83, %87, %91, %c4_i64, %94) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i64, i32) -> i32
    %96 = llvm.mlir.addressof @str.10 : !llvm.ptr
    %97 = llvm.mlir.addressof @tail : !llvm.ptr
    %98 = llvm.getelementptr %97[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"anon", (i32, array<3 x i32>)>
    %c1_i64_11 = arith.constant 1 : i64
    %99 = llvm.getelementptr %98[%c1_i64_11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %100 = llvm.load %99 : !llvm.ptr -> i32
    %101 = llvm.mlir.addressof @tail : !llvm.ptr
    %102 = llvm.getelementptr %101[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"anon", (i32, array<3 x i32>)>
    %c2_i64_12 = arith.constant 2 : i64
    %103 = llvm.getelementptr %102[%c2_i64_12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %104 = llvm.load %103 : !llvm.ptr -> i32
    %105 = llvm.mlir.addressof @big : !llvm.ptr
    %c999_i64 = arith.constant 999 : i64
    %106 = llvm.getelementptr %105[%c999_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %107 = llvm.load %106 : !llvm.ptr -> i32
    %108 = llvm.call @printf(%96, %100, %104, %107) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %109 = llvm.mlir.addressof @function : !llvm.ptr
    %110 = llvm.load %109 : !llvm.ptr -> !llvm.ptr
    %111 = llvm.mlir.addressof @str.11 : !llvm.ptr
    %112 = llvm.mlir.addressof @yes : !llvm.ptr
    %113 = llvm.load %112 : !llvm.ptr -> i8
    %114 = arith.trunci %113 : i8 to i1
    %115 = arith.extui %114 : i1 to i32
    %116 = llvm.mlir.addressof @bools : !llvm.ptr
    %c2_i64_13 = arith.constant 2 : i64
    %117 = llvm.getelementptr %116[%c2_i64_13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.load %117 : !llvm.ptr -> i8
    %119 = arith.trunci %118 : i8 to i1
    %120 = arith.extui %119 : i1 to i32
    %121 = llvm.mlir.addressof @text : !llvm.ptr
    %c1_i64_14 = arith.constant 1 : i64
    %122 = llvm.getelementptr %121[%c1_i64_14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %123 = llvm.call %110(%111, %115, %120, %122) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32, i32, !llvm.ptr) -> i32
    %cst = arith.constant 2.500000e+00 : f64
    %124 = llvm.mlir.addressof @open_ended : !llvm.ptr
    %c0_i64_15 = arith.constant 0 : i64
    %125 = llvm.getelementptr %124[%c0_i64_15] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %cst, %125 : f64, !llvm.ptr
    %126 = llvm.mlir.addressof @str.12 : !llvm.ptr
    %127 = llvm.mlir.addressof @tentative : !llvm.ptr
    %128 = llvm.load %127 : !llvm.ptr -> i32
    %129 = llvm.mlir.addressof @empty : !llvm.ptr
    %130 = llvm.load %129 : !llvm.ptr -> !llvm.ptr
    %131 = llvm.mlir.zero : !llvm.ptr
    %132 = llvm.icmp "eq" %130, %131 : !llvm.ptr
    %133 = arith.extui %132 : i1 to i32
    %134 = llvm.mlir.addressof @open_ended : !llvm.ptr
    %c0_i64_16 = arith.constant 0 : i64
    %135 = llvm.getelementptr %134[%c0_i64_16] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %136 = llvm.load %135 : !llvm.ptr -> f64
    %137 = llvm.call @printf(%126, %128, %133, %136) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, f64) -> i32
    %c0_i32_17 = arith.constant 0 : i32
    return %c0_i32_17 : i32
  }
  llvm.mlir.global internal constant @str("second\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("first\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("literal\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.3("%s %d %d %g %s %s\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.4("%ld %d %p\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.5("%d \00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.6("\0A%g %g %g %g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.7("%ld %s %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.8("%s %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.9("%d %d %zu %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.10("%d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.11("%d %d %s\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.12("%d %d %g\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
