module {
  func.func private @add(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<"point", (f64, f64)>}, %arg1: !llvm.ptr {llvm.byval = !llvm.struct<"point", (f64, f64)>}, %arg2: !llvm.ptr {llvm.byval = !llvm.struct<"point", (f64, f64)>}) {
    %0 = llvm.getelementptr %arg2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %1 = llvm.load %0 : !llvm.ptr -> f64
    %2 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %3 = llvm.load %2 : !llvm.ptr -> f64
    %4 = arith.addf %3, %1 : f64
    llvm.store %4, %2 : f64, !llvm.ptr
    %5 = llvm.getelementptr %arg2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %6 = llvm.load %5 : !llvm.ptr -> f64
    %7 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %8 = llvm.load %7 : !llvm.ptr -> f64
    %9 = arith.addf %8, %6 : f64
    llvm.store %9, %7 : f64, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%arg0, %arg1, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func private @make(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>}, %arg1: f64, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    llvm.store %arg1, %0 : f64, !llvm.ptr
    llvm.store %arg2, %1 : i32, !llvm.ptr
    %c48_i64 = arith.constant 48 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%2, %c0_i8, %c48_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %7 = llvm.load %0 : !llvm.ptr -> f64
    llvm.store %7, %2 : f64, !llvm.ptr
    %8 = llvm.load %0 : !llvm.ptr -> f64
    %9 = arith.negf %8 : f64
    %10 = llvm.getelementptr %2[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %9, %10 : f64, !llvm.ptr
    %11 = llvm.load %1 : !llvm.ptr -> i32
    %12 = llvm.getelementptr %2[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %11, %12 : i32, !llvm.ptr
    %13 = llvm.getelementptr %2[36] : (!llvm.ptr) -> !llvm.ptr, i8
    %14 = llvm.mlir.addressof @str : !llvm.ptr
    %c5_i64 = arith.constant 5 : i64
    "llvm.intr.memcpy"(%13, %14, %c5_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.getelementptr %13[5] : (!llvm.ptr) -> !llvm.ptr, i8
    %c1_i64 = arith.constant 1 : i64
    %c0_i8_0 = arith.constant 0 : i8
    "llvm.intr.memset"(%15, %c0_i8_0, %c1_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %c16_i64 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%4, %16, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %cst = arith.constant 1.000000e+00 : f64
    llvm.store %cst, %5 : f64, !llvm.ptr
    %cst_1 = arith.constant 2.000000e+00 : f64
    %17 = llvm.getelementptr %5[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_1, %17 : f64, !llvm.ptr
    %c16_i64_2 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%6, %5, %c16_i64_2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    call @add(%3, %4, %6) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %18 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %c16_i64_3 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%18, %3, %c16_i64_3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c48_i64_4 = arith.constant 48 : i64
    "llvm.intr.memcpy"(%arg0, %2, %c48_i64_4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func private @sum(%arg0: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    scf.while : () -> () {
      %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %4 = llvm.mlir.zero : !llvm.ptr
      %5 = llvm.icmp "ne" %3, %4 : !llvm.ptr
      scf.condition(%5)
    } do {
      %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %4 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"list", (i32, ptr)>
      %5 = llvm.load %4 : !llvm.ptr -> i32
      %6 = llvm.load %1 : !llvm.ptr -> i32
      %7 = arith.addi %6, %5 : i32
      llvm.store %7, %1 : i32, !llvm.ptr
      %8 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %9 = llvm.getelementptr %8[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"list", (i32, ptr)>
      %10 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
      llvm.store %10, %0 : !llvm.ptr, !llvm.ptr
      scf.yield
    }
    %2 = llvm.load %1 : !llvm.ptr -> i32
    return %2 : i32
  }
  llvm.mlir.global internal @global() {addr_space = 0 : i32} : !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> {
    %0 = llvm.mlir.zero : !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = llvm.insertvalue %cst, %0[0, 0] : !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> 
    %cst_0 = arith.constant 2.000000e+00 : f64
    %2 = llvm.insertvalue %cst_0, %1[0, 1] : !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> 
    %cst_1 = arith.constant 3.000000e+00 : f64
    %3 = llvm.insertvalue %cst_1, %2[1, 0] : !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> 
    %cst_2 = arith.constant 4.000000e+00 : f64
    %4 = llvm.insertvalue %cst_2, %3[1, 1] : !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> 
    %c6_i32 = arith.constant 6 : i32
    %5 = llvm.insertvalue %c6_i32, %4[2] : !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> 
    %c97_i8 = arith.constant 97 : i8
    %6 = llvm.insertvalue %c97_i8, %5[3, 0] : !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> 
    %c98_i8 = arith.constant 98 : i8
    %7 = llvm.insertvalue %c98_i8, %6[3, 1] : !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> 
    %c99_i8 = arith.constant 99 : i8
    %8 = llvm.insertvalue %c99_i8, %7[3, 2] : !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> 
    llvm.return %8 : !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.struct<"union.number", (f64)> : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.struct<"flags", (i32, i64, i8)> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.struct<"list", (i32, ptr)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x !llvm.struct<"list", (i32, ptr)> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x !llvm.struct<"list", (i32, ptr)> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x !llvm.struct<"outer", (i32, struct<"union.anon", (i32)>, struct<"anon", (i16, i16)>, struct<"flags", (i32, i64, i8)>)> : (i32) -> !llvm.ptr
    %9 = llvm.alloca %c1_i32 x !llvm.array<3 x struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>> : (i32) -> !llvm.ptr
    %10 = llvm.alloca %c1_i32 x !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)> : (i32) -> !llvm.ptr
    %11 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    %12 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    %13 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    %14 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %15 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    %16 = llvm.alloca %c1_i32 x !llvm.struct<"anon.1", (i32, struct<"point", (f64, f64)>)> : (i32) -> !llvm.ptr
    %17 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %18 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    %cst = arith.constant 2.500000e+00 : f64
    %c5_i32 = arith.constant 5 : i32
    call @make(%1, %cst, %c5_i32) : (!llvm.ptr, f64, i32) -> ()
    %c48_i64 = arith.constant 48 : i64
    "llvm.intr.memcpy"(%0, %1, %c48_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c24_i64 = arith.constant 24 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%4, %c0_i8, %c24_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c5_i32_0 = arith.constant 5 : i32
    %19 = llvm.load %4 : !llvm.ptr -> i32
    %c-8_i32 = arith.constant -8 : i32
    %20 = arith.andi %19, %c-8_i32 : i32
    %c7_i32 = arith.constant 7 : i32
    %21 = arith.andi %c5_i32_0, %c7_i32 : i32
    %22 = arith.ori %20, %21 : i32
    llvm.store %22, %4 : i32, !llvm.ptr
    %23 = llvm.load %4 : !llvm.ptr -> i32
    %c29_i32 = arith.constant 29 : i32
    %24 = arith.shli %23, %c29_i32 : i32
    %c29_i32_1 = arith.constant 29 : i32
    %25 = arith.shrui %24, %c29_i32_1 : i32
    %c-3_i32 = arith.constant -3 : i32
    %26 = llvm.load %4 : !llvm.ptr -> i32
    %c-249_i32 = arith.constant -249 : i32
    %27 = arith.andi %26, %c-249_i32 : i32
    %c3_i32 = arith.constant 3 : i32
    %28 = arith.shli %c-3_i32, %c3_i32 : i32
    %c248_i32 = arith.constant 248 : i32
    %29 = arith.andi %28, %c248_i32 : i32
    %30 = arith.ori %27, %29 : i32
    llvm.store %30, %4 : i32, !llvm.ptr
    %31 = llvm.load %4 : !llvm.ptr -> i32
    %c24_i32 = arith.constant 24 : i32
    %32 = arith.shli %31, %c24_i32 : i32
    %c27_i32 = arith.constant 27 : i32
    %33 = arith.shrsi %32, %c27_i32 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %34 = llvm.load %4 : !llvm.ptr -> i32
    %c-257_i32 = arith.constant -257 : i32
    %35 = arith.andi %34, %c-257_i32 : i32
    %c8_i32 = arith.constant 8 : i32
    %36 = arith.shli %c1_i32_2, %c8_i32 : i32
    %c256_i32 = arith.constant 256 : i32
    %37 = arith.andi %36, %c256_i32 : i32
    %38 = arith.ori %35, %37 : i32
    llvm.store %38, %4 : i32, !llvm.ptr
    %39 = llvm.load %4 : !llvm.ptr -> i32
    %c23_i32 = arith.constant 23 : i32
    %40 = arith.shli %39, %c23_i32 : i32
    %c31_i32 = arith.constant 31 : i32
    %41 = arith.shrui %40, %c31_i32 : i32
    %c4000_i32 = arith.constant 4000 : i32
    %42 = llvm.load %4 : !llvm.ptr -> i32
    %c-33546241_i32 = arith.constant -33546241 : i32
    %43 = arith.andi %42, %c-33546241_i32 : i32
    %c13_i32 = arith.constant 13 : i32
    %44 = arith.shli %c4000_i32, %c13_i32 : i32
    %c33546240_i32 = arith.constant 33546240 : i32
    %45 = arith.andi %44, %c33546240_i32 : i32
    %46 = arith.ori %43, %45 : i32
    llvm.store %46, %4 : i32, !llvm.ptr
    %47 = llvm.load %4 : !llvm.ptr -> i32
    %c7_i32_3 = arith.constant 7 : i32
    %48 = arith.shli %47, %c7_i32_3 : i32
    %c20_i32 = arith.constant 20 : i32
    %49 = arith.shrui %48, %c20_i32 : i32
    %c-1234567890123_i64 = arith.constant -1234567890123 : i64
    %50 = llvm.getelementptr %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %51 = llvm.load %50 : !llvm.ptr -> i64
    %c-1099511627776_i64 = arith.constant -1099511627776 : i64
    %52 = arith.andi %51, %c-1099511627776_i64 : i64
    %c1099511627775_i64 = arith.constant 1099511627775 : i64
    %53 = arith.andi %c-1234567890123_i64, %c1099511627775_i64 : i64
    %54 = arith.ori %52, %53 : i64
    llvm.store %54, %50 : i64, !llvm.ptr
    %55 = llvm.load %50 : !llvm.ptr -> i64
    %c24_i64_4 = arith.constant 24 : i64
    %56 = arith.shli %55, %c24_i64_4 : i64
    %c24_i64_5 = arith.constant 24 : i64
    %57 = arith.shrsi %56, %c24_i64_5 : i64
    %true = arith.constant true
    %58 = llvm.getelementptr %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %false = arith.constant false
    %59 = arith.cmpi ne, %true, %false : i1
    %60 = llvm.load %58 : !llvm.ptr -> i64
    %c-1099511627777_i64 = arith.constant -1099511627777 : i64
    %61 = arith.andi %60, %c-1099511627777_i64 : i64
    %62 = arith.extui %59 : i1 to i64
    %c40_i64 = arith.constant 40 : i64
    %63 = arith.shli %62, %c40_i64 : i64
    %c1099511627776_i64 = arith.constant 1099511627776 : i64
    %64 = arith.andi %63, %c1099511627776_i64 : i64
    %65 = arith.ori %61, %64 : i64
    llvm.store %65, %58 : i64, !llvm.ptr
    %66 = llvm.load %58 : !llvm.ptr -> i64
    %c23_i64 = arith.constant 23 : i64
    %67 = arith.shli %66, %c23_i64 : i64
    %c63_i64 = arith.constant 63 : i64
    %68 = arith.shrui %67, %c63_i64 : i64
    %69 = arith.trunci %68 : i64 to i1
    %c114_i8 = arith.constant 114 : i8
    %70 = llvm.getelementptr %4[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c114_i8, %70 : i8, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %c0_i8_6 = arith.constant 0 : i8
    "llvm.intr.memset"(%5, %c0_i8_6, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c3_i32_7 = arith.constant 3 : i32
    llvm.store %c3_i32_7, %5 : i32, !llvm.ptr
    %71 = llvm.mlir.zero : !llvm.ptr
    %72 = llvm.getelementptr %5[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %71, %72 : !llvm.ptr, !llvm.ptr
    %c16_i64_8 = arith.constant 16 : i64
    %c0_i8_9 = arith.constant 0 : i8
    "llvm.intr.memset"(%6, %c0_i8_9, %c16_i64_8) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c2_i32 = arith.constant 2 : i32
    llvm.store %c2_i32, %6 : i32, !llvm.ptr
    %73 = llvm.getelementptr %6[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %5, %73 : !llvm.ptr, !llvm.ptr
    %c16_i64_10 = arith.constant 16 : i64
    %c0_i8_11 = arith.constant 0 : i8
    "llvm.intr.memset"(%7, %c0_i8_11, %c16_i64_10) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c1_i32_12 = arith.constant 1 : i32
    llvm.store %c1_i32_12, %7 : i32, !llvm.ptr
    %74 = llvm.getelementptr %7[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %6, %74 : !llvm.ptr, !llvm.ptr
    %c40_i64_13 = arith.constant 40 : i64
    %c0_i8_14 = arith.constant 0 : i8
    "llvm.intr.memset"(%8, %c0_i8_14, %c40_i64_13) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c1_i32_15 = arith.constant 1 : i32
    llvm.store %c1_i32_15, %8 : i32, !llvm.ptr
    %cst_16 = arith.constant 1.500000e+00 : f32
    %75 = llvm.getelementptr %8[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_16, %75 : f32, !llvm.ptr
    %c3_i16 = arith.constant 3 : i16
    %76 = llvm.getelementptr %8[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c3_i16, %76 : i16, !llvm.ptr
    %c-4_i16 = arith.constant -4 : i16
    %77 = llvm.getelementptr %8[10] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c-4_i16, %77 : i16, !llvm.ptr
    %c17_i32 = arith.constant 17 : i32
    %78 = llvm.getelementptr %8[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %79 = llvm.load %78 : !llvm.ptr -> i32
    %c-33546241_i32_17 = arith.constant -33546241 : i32
    %80 = arith.andi %79, %c-33546241_i32_17 : i32
    %c13_i32_18 = arith.constant 13 : i32
    %81 = arith.shli %c17_i32, %c13_i32_18 : i32
    %c33546240_i32_19 = arith.constant 33546240 : i32
    %82 = arith.andi %81, %c33546240_i32_19 : i32
    %83 = arith.ori %80, %82 : i32
    llvm.store %83, %78 : i32, !llvm.ptr
    %84 = llvm.load %78 : !llvm.ptr -> i32
    %c7_i32_20 = arith.constant 7 : i32
    %85 = arith.shli %84, %c7_i32_20 : i32
    %c20_i32_21 = arith.constant 20 : i32
    %86 = arith.shrui %85, %c20_i32_21 : i32
    %c144_i64 = arith.constant 144 : i64
    %c0_i8_22 = arith.constant 0 : i8
    "llvm.intr.memset"(%9, %c0_i8_22, %c144_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c6_i32 = arith.constant 6 : i32
    %87 = llvm.getelementptr %9[80] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c6_i32, %87 : i32, !llvm.ptr
    %cst_23 = arith.constant 9.000000e+00 : f64
    %88 = llvm.getelementptr %9[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_23, %88 : f64, !llvm.ptr
    %c48_i64_24 = arith.constant 48 : i64
    "llvm.intr.memcpy"(%2, %0, %c48_i64_24) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %cst_25 = arith.constant -1.000000e+00 : f64
    %89 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %90 = llvm.getelementptr %89[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    llvm.store %cst_25, %90 : f64, !llvm.ptr
    %91 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %92 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %93 = llvm.getelementptr %92[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %94 = llvm.load %93 : !llvm.ptr -> f64
    %95 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %96 = llvm.getelementptr %95[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %97 = llvm.load %96 : !llvm.ptr -> f64
    %98 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %99 = llvm.getelementptr %98[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %100 = llvm.load %99 : !llvm.ptr -> f64
    %101 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %102 = llvm.getelementptr %101[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %103 = llvm.load %102 : !llvm.ptr -> f64
    %104 = llvm.getelementptr %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %105 = llvm.load %104 : !llvm.ptr -> i32
    %106 = llvm.getelementptr %0[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %107 = llvm.call @printf(%91, %94, %97, %100, %103, %105, %106) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64, f64, i32, !llvm.ptr) -> i32
    %108 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %109 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %110 = llvm.getelementptr %109[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %111 = llvm.load %110 : !llvm.ptr -> f64
    %cst_26 = arith.constant 1.000000e+00 : f64
    %c0_i32 = arith.constant 0 : i32
    call @make(%10, %cst_26, %c0_i32) : (!llvm.ptr, f64, i32) -> ()
    %112 = llvm.getelementptr %10[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %113 = llvm.getelementptr %112[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %114 = llvm.load %113 : !llvm.ptr -> f64
    %115 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %c16_i64_27 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%12, %115, %c16_i64_27) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %116 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %c16_i64_28 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%13, %116, %c16_i64_28) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    call @add(%11, %12, %13) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %117 = llvm.getelementptr %11[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %118 = llvm.load %117 : !llvm.ptr -> f64
    %cst_29 = arith.constant 3.000000e+00 : f64
    %119 = arith.cmpf ogt, %118, %cst_29 : f64
    %120 = arith.extui %119 : i1 to i32
    %121 = llvm.mlir.addressof @global : !llvm.ptr
    %122 = llvm.getelementptr %121[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %123 = llvm.load %122 : !llvm.ptr -> i32
    %124 = llvm.call @printf(%108, %111, %114, %120, %123) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, i32, i32) -> i32
    %cst_30 = arith.constant 0.000000e+00 : f64
    %125 = llvm.getelementptr %3[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_30, %125 : f64, !llvm.ptr
    %cst_31 = arith.constant 1.000000e+00 : f32
    %126 = llvm.getelementptr %3[0] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_31, %126 : f32, !llvm.ptr
    %127 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %128 = llvm.getelementptr %3[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %129 = llvm.load %128 : !llvm.ptr -> i32
    %130 = llvm.getelementptr %3[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %c3_i64 = arith.constant 3 : i64
    %131 = llvm.getelementptr %130[%c3_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.load %131 : !llvm.ptr -> i8
    %133 = arith.extui %132 : i8 to i32
    %134 = llvm.getelementptr %3[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %c7_i64 = arith.constant 7 : i64
    %135 = llvm.getelementptr %134[%c7_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %136 = llvm.load %135 : !llvm.ptr -> i8
    %137 = arith.extui %136 : i8 to i32
    %138 = llvm.call @printf(%127, %129, %133, %137) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %139 = llvm.mlir.addressof @str.4 : !llvm.ptr
    %140 = llvm.load %4 : !llvm.ptr -> i32
    %c29_i32_32 = arith.constant 29 : i32
    %141 = arith.shli %140, %c29_i32_32 : i32
    %c29_i32_33 = arith.constant 29 : i32
    %142 = arith.shrui %141, %c29_i32_33 : i32
    %143 = llvm.load %4 : !llvm.ptr -> i32
    %c24_i32_34 = arith.constant 24 : i32
    %144 = arith.shli %143, %c24_i32_34 : i32
    %c27_i32_35 = arith.constant 27 : i32
    %145 = arith.shrsi %144, %c27_i32_35 : i32
    %146 = llvm.load %4 : !llvm.ptr -> i32
    %c23_i32_36 = arith.constant 23 : i32
    %147 = arith.shli %146, %c23_i32_36 : i32
    %c31_i32_37 = arith.constant 31 : i32
    %148 = arith.shrui %147, %c31_i32_37 : i32
    %149 = llvm.load %4 : !llvm.ptr -> i32
    %c7_i32_38 = arith.constant 7 : i32
    %150 = arith.shli %149, %c7_i32_38 : i32
    %c20_i32_39 = arith.constant 20 : i32
    %151 = arith.shrui %150, %c20_i32_39 : i32
    %152 = llvm.getelementptr %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %153 = llvm.load %152 : !llvm.ptr -> i64
    %c24_i64_40 = arith.constant 24 : i64
    %154 = arith.shli %153, %c24_i64_40 : i64
    %c24_i64_41 = arith.constant 24 : i64
    %155 = arith.shrsi %154, %c24_i64_41 : i64
    %156 = llvm.getelementptr %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %157 = llvm.load %156 : !llvm.ptr -> i64
    %c23_i64_42 = arith.constant 23 : i64
    %158 = arith.shli %157, %c23_i64_42 : i64
    %c63_i64_43 = arith.constant 63 : i64
    %159 = arith.shrui %158, %c63_i64_43 : i64
    %160 = arith.trunci %159 : i64 to i32
    %161 = llvm.getelementptr %4[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"flags", (i32, i64, i8)>
    %162 = llvm.load %161 : !llvm.ptr -> i8
    %163 = arith.extsi %162 : i8 to i32
    %164 = llvm.call @printf(%139, %142, %145, %148, %151, %155, %160, %163) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32, i64, i32, i32) -> i32
    %c6_i32_44 = arith.constant 6 : i32
    %165 = llvm.load %4 : !llvm.ptr -> i32
    %c29_i32_45 = arith.constant 29 : i32
    %166 = arith.shli %165, %c29_i32_45 : i32
    %c29_i32_46 = arith.constant 29 : i32
    %167 = arith.shrui %166, %c29_i32_46 : i32
    %168 = arith.addi %167, %c6_i32_44 : i32
    %169 = llvm.load %4 : !llvm.ptr -> i32
    %c-8_i32_47 = arith.constant -8 : i32
    %170 = arith.andi %169, %c-8_i32_47 : i32
    %c7_i32_48 = arith.constant 7 : i32
    %171 = arith.andi %168, %c7_i32_48 : i32
    %172 = arith.ori %170, %171 : i32
    llvm.store %172, %4 : i32, !llvm.ptr
    %173 = llvm.load %4 : !llvm.ptr -> i32
    %c29_i32_49 = arith.constant 29 : i32
    %174 = arith.shli %173, %c29_i32_49 : i32
    %c29_i32_50 = arith.constant 29 : i32
    %175 = arith.shrui %174, %c29_i32_50 : i32
    %c20_i32_51 = arith.constant 20 : i32
    %176 = llvm.load %4 : !llvm.ptr -> i32
    %c-249_i32_52 = arith.constant -249 : i32
    %177 = arith.andi %176, %c-249_i32_52 : i32
    %c3_i32_53 = arith.constant 3 : i32
    %178 = arith.shli %c20_i32_51, %c3_i32_53 : i32
    %c248_i32_54 = arith.constant 248 : i32
    %179 = arith.andi %178, %c248_i32_54 : i32
    %180 = arith.ori %177, %179 : i32
    llvm.store %180, %4 : i32, !llvm.ptr
    %181 = llvm.load %4 : !llvm.ptr -> i32
    %c24_i32_55 = arith.constant 24 : i32
    %182 = arith.shli %181, %c24_i32_55 : i32
    %c27_i32_56 = arith.constant 27 : i32
    %183 = arith.shrsi %182, %c27_i32_56 : i32
    %184 = llvm.load %4 : !llvm.ptr -> i32
    %c7_i32_57 = arith.constant 7 : i32
    %185 = arith.shli %184, %c7_i32_57 : i32
    %c20_i32_58 = arith.constant 20 : i32
    %186 = arith.shrui %185, %c20_i32_58 : i32
    %c1_i32_59 = arith.constant 1 : i32
    %187 = arith.subi %186, %c1_i32_59 : i32
    %188 = llvm.load %4 : !llvm.ptr -> i32
    %c-33546241_i32_60 = arith.constant -33546241 : i32
    %189 = arith.andi %188, %c-33546241_i32_60 : i32
    %c13_i32_61 = arith.constant 13 : i32
    %190 = arith.shli %187, %c13_i32_61 : i32
    %c33546240_i32_62 = arith.constant 33546240 : i32
    %191 = arith.andi %190, %c33546240_i32_62 : i32
    %192 = arith.ori %189, %191 : i32
    llvm.store %192, %4 : i32, !llvm.ptr
    %193 = llvm.load %4 : !llvm.ptr -> i32
    %c7_i32_63 = arith.constant 7 : i32
    %194 = arith.shli %193, %c7_i32_63 : i32
    %c20_i32_64 = arith.constant 20 : i32
    %195 = arith.shrui %194, %c20_i32_64 : i32
    %c3_i32_65 = arith.constant 3 : i32
    %196 = arith.extui %c3_i32_65 : i32 to i64
    %197 = llvm.getelementptr %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %198 = llvm.load %197 : !llvm.ptr -> i64
    %c24_i64_66 = arith.constant 24 : i64
    %199 = arith.shli %198, %c24_i64_66 : i64
    %c24_i64_67 = arith.constant 24 : i64
    %200 = arith.shrsi %199, %c24_i64_67 : i64
    %201 = arith.shrsi %200, %196 : i64
    %202 = llvm.load %197 : !llvm.ptr -> i64
    %c-1099511627776_i64_68 = arith.constant -1099511627776 : i64
    %203 = arith.andi %202, %c-1099511627776_i64_68 : i64
    %c1099511627775_i64_69 = arith.constant 1099511627775 : i64
    %204 = arith.andi %201, %c1099511627775_i64_69 : i64
    %205 = arith.ori %203, %204 : i64
    llvm.store %205, %197 : i64, !llvm.ptr
    %206 = llvm.load %197 : !llvm.ptr -> i64
    %c24_i64_70 = arith.constant 24 : i64
    %207 = arith.shli %206, %c24_i64_70 : i64
    %c24_i64_71 = arith.constant 24 : i64
    %208 = arith.shrsi %207, %c24_i64_71 : i64
    %c4_i32 = arith.constant 4 : i32
    %209 = llvm.getelementptr %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %c0_i32_72 = arith.constant 0 : i32
    %210 = arith.cmpi ne, %c4_i32, %c0_i32_72 : i32
    %211 = arith.extui %210 : i1 to i32
    %212 = llvm.load %209 : !llvm.ptr -> i64
    %c-1099511627777_i64_73 = arith.constant -1099511627777 : i64
    %213 = arith.andi %212, %c-1099511627777_i64_73 : i64
    %214 = arith.extui %211 : i32 to i64
    %c40_i64_74 = arith.constant 40 : i64
    %215 = arith.shli %214, %c40_i64_74 : i64
    %c1099511627776_i64_75 = arith.constant 1099511627776 : i64
    %216 = arith.andi %215, %c1099511627776_i64_75 : i64
    %217 = arith.ori %213, %216 : i64
    llvm.store %217, %209 : i64, !llvm.ptr
    %218 = llvm.load %209 : !llvm.ptr -> i64
    %c23_i64_76 = arith.constant 23 : i64
    %219 = arith.shli %218, %c23_i64_76 : i64
    %c63_i64_77 = arith.constant 63 : i64
    %220 = arith.shrui %219, %c63_i64_77 : i64
    %221 = arith.trunci %220 : i64 to i32
    %222 = llvm.mlir.addressof @str.5 : !llvm.ptr
    %223 = llvm.load %4 : !llvm.ptr -> i32
    %c29_i32_78 = arith.constant 29 : i32
    %224 = arith.shli %223, %c29_i32_78 : i32
    %c29_i32_79 = arith.constant 29 : i32
    %225 = arith.shrui %224, %c29_i32_79 : i32
    %226 = llvm.load %4 : !llvm.ptr -> i32
    %c24_i32_80 = arith.constant 24 : i32
    %227 = arith.shli %226, %c24_i32_80 : i32
    %c27_i32_81 = arith.constant 27 : i32
    %228 = arith.shrsi %227, %c27_i32_81 : i32
    %229 = llvm.load %4 : !llvm.ptr -> i32
    %c7_i32_82 = arith.constant 7 : i32
    %230 = arith.shli %229, %c7_i32_82 : i32
    %c20_i32_83 = arith.constant 20 : i32
    %231 = arith.shrui %230, %c20_i32_83 : i32
    %232 = llvm.getelementptr %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %233 = llvm.load %232 : !llvm.ptr -> i64
    %c24_i64_84 = arith.constant 24 : i64
    %234 = arith.shli %233, %c24_i64_84 : i64
    %c24_i64_85 = arith.constant 24 : i64
    %235 = arith.shrsi %234, %c24_i64_85 : i64
    %236 = llvm.getelementptr %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %237 = llvm.load %236 : !llvm.ptr -> i64
    %c23_i64_86 = arith.constant 23 : i64
    %238 = arith.shli %237, %c23_i64_86 : i64
    %c63_i64_87 = arith.constant 63 : i64
    %239 = arith.shrui %238, %c63_i64_87 : i64
    %240 = arith.trunci %239 : i64 to i32
    %241 = llvm.load %4 : !llvm.ptr -> i32
    %c29_i32_88 = arith.constant 29 : i32
    %242 = arith.shli %241, %c29_i32_88 : i32
    %c29_i32_89 = arith.constant 29 : i32
    %243 = arith.shrui %242, %c29_i32_89 : i32
    %c10_i32 = arith.constant 10 : i32
    %244 = arith.subi %243, %c10_i32 : i32
    %c0_i32_90 = arith.constant 0 : i32
    %245 = arith.cmpi slt, %244, %c0_i32_90 : i32
    %246 = arith.extui %245 : i1 to i32
    %247 = llvm.call @printf(%222, %225, %228, %231, %235, %240, %246) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i64, i32, i32) -> i32
    %248 = llvm.mlir.addressof @str.6 : !llvm.ptr
    %249 = call @sum(%7) : (!llvm.ptr) -> i32
    %c48_i64_91 = arith.constant 48 : i64
    %c8_i64 = arith.constant 8 : i64
    %250 = llvm.call @printf(%248, %249, %c48_i64_91, %c8_i64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64, i64) -> i32
    %c2_i32_92 = arith.constant 2 : i32
    %251 = llvm.getelementptr %8[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outer", (i32, struct<"union.anon", (i32)>, struct<"anon", (i16, i16)>, struct<"flags", (i32, i64, i8)>)>
    %252 = llvm.getelementptr %251[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"anon", (i16, i16)>
    %253 = llvm.load %252 : !llvm.ptr -> i16
    %254 = arith.extsi %253 : i16 to i32
    %255 = arith.muli %254, %c2_i32_92 : i32
    %256 = arith.trunci %255 : i32 to i16
    llvm.store %256, %252 : i16, !llvm.ptr
    %257 = llvm.mlir.addressof @str.7 : !llvm.ptr
    %258 = llvm.getelementptr %8[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %259 = llvm.load %258 : !llvm.ptr -> i32
    %260 = llvm.getelementptr %8[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outer", (i32, struct<"union.anon", (i32)>, struct<"anon", (i16, i16)>, struct<"flags", (i32, i64, i8)>)>
    %261 = llvm.getelementptr %260[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"anon", (i16, i16)>
    %262 = llvm.load %261 : !llvm.ptr -> i16
    %263 = arith.extsi %262 : i16 to i32
    %264 = llvm.getelementptr %8[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outer", (i32, struct<"union.anon", (i32)>, struct<"anon", (i16, i16)>, struct<"flags", (i32, i64, i8)>)>
    %265 = llvm.getelementptr %264[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"anon", (i16, i16)>
    %266 = llvm.load %265 : !llvm.ptr -> i16
    %267 = arith.extsi %266 : i16 to i32
    %268 = llvm.getelementptr %8[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outer", (i32, struct<"union.anon", (i32)>, struct<"anon", (i16, i16)>, struct<"flags", (i32, i64, i8)>)>
    %269 = llvm.load %268 : !llvm.ptr -> i32
    %c7_i32_93 = arith.constant 7 : i32
    %270 = arith.shli %269, %c7_i32_93 : i32
    %c20_i32_94 = arith.constant 20 : i32
    %271 = arith.shrui %270, %c20_i32_94 : i32
    %272 = llvm.call @printf(%257, %259, %263, %267, %271) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
    %273 = llvm.mlir.addressof @str.8 : !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %274 = llvm.getelementptr %9[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %275 = llvm.getelementptr %274[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %276 = llvm.getelementptr %275[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %277 = llvm.load %276 : !llvm.ptr -> f64
    %c1_i64 = arith.constant 1 : i64
    %278 = llvm.getelementptr %9[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %279 = llvm.getelementptr %278[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %280 = llvm.load %279 : !llvm.ptr -> i32
    %c2_i64 = arith.constant 2 : i64
    %281 = llvm.getelementptr %9[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %282 = llvm.getelementptr %281[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %283 = llvm.load %282 : !llvm.ptr -> i32
    %284 = llvm.call @printf(%273, %277, %280, %283) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i32, i32) -> i32
    %c2_i64_95 = arith.constant 2 : i64
    %285 = llvm.getelementptr %9[%c2_i64_95] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %286 = llvm.getelementptr %285[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    llvm.store %286, %14 : !llvm.ptr, !llvm.ptr
    %c16_i64_96 = arith.constant 16 : i64
    %c0_i8_97 = arith.constant 0 : i8
    "llvm.intr.memset"(%15, %c0_i8_97, %c16_i64_96) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %cst_98 = arith.constant 4.000000e+00 : f64
    %287 = llvm.getelementptr %15[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_98, %287 : f64, !llvm.ptr
    %288 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %c16_i64_99 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%288, %15, %c16_i64_99) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %289 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %290 = llvm.getelementptr %289[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %291 = llvm.load %290 : !llvm.ptr -> f64
    %cst_100 = arith.constant 2.000000e+00 : f64
    %292 = arith.mulf %291, %cst_100 : f64
    %293 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %294 = llvm.getelementptr %293[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    llvm.store %292, %294 : f64, !llvm.ptr
    %295 = llvm.mlir.addressof @str.9 : !llvm.ptr
    %c2_i64_101 = arith.constant 2 : i64
    %296 = llvm.getelementptr %9[%c2_i64_101] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %297 = llvm.getelementptr %296[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %298 = llvm.getelementptr %297[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %299 = llvm.load %298 : !llvm.ptr -> f64
    %c2_i64_102 = arith.constant 2 : i64
    %300 = llvm.getelementptr %9[%c2_i64_102] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %301 = llvm.getelementptr %300[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %302 = llvm.getelementptr %301[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %303 = llvm.load %302 : !llvm.ptr -> f64
    %304 = llvm.call @printf(%295, %299, %303) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    %c24_i64_103 = arith.constant 24 : i64
    %c0_i8_104 = arith.constant 0 : i8
    "llvm.intr.memset"(%16, %c0_i8_104, %c24_i64_103) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c1_i32_105 = arith.constant 1 : i32
    llvm.store %c1_i32_105, %16 : i32, !llvm.ptr
    %305 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %306 = llvm.getelementptr %16[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %c16_i64_106 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%306, %305, %c16_i64_106) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %16, %17 : !llvm.ptr, !llvm.ptr
    %307 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    %308 = llvm.getelementptr %307[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"anon.1", (i32, struct<"point", (f64, f64)>)>
    %309 = llvm.getelementptr %308[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %310 = llvm.load %309 : !llvm.ptr -> f64
    %cst_107 = arith.constant 1.000000e+00 : f64
    %311 = arith.addf %310, %cst_107 : f64
    llvm.store %311, %309 : f64, !llvm.ptr
    %312 = llvm.mlir.addressof @str.10 : !llvm.ptr
    %313 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    %314 = llvm.getelementptr %313[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"anon.1", (i32, struct<"point", (f64, f64)>)>
    %315 = llvm.load %314 : !llvm.ptr -> i32
    %316 = llvm.getelementptr %16[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"anon.1", (i32, struct<"point", (f64, f64)>)>
    %317 = llvm.getelementptr %316[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %318 = llvm.load %317 : !llvm.ptr -> f64
    %319 = llvm.call @printf(%312, %315, %318) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64) -> i32
    %320 = llvm.mlir.addressof @str.11 : !llvm.ptr
    %321 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %cst_108 = arith.constant 3.500000e+00 : f64
    llvm.store %cst_108, %18 : f64, !llvm.ptr
    %cst_109 = arith.constant -5.000000e-01 : f64
    %322 = llvm.getelementptr %18[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_109, %322 : f64, !llvm.ptr
    %c16_i64_110 = arith.constant 16 : i64
    %323 = call @memcmp(%321, %18, %c16_i64_110) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %324 = llvm.call @printf(%320, %323) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %325 = llvm.mlir.addressof @str.12 : !llvm.ptr
    %326 = llvm.getelementptr %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %327 = llvm.load %326 : !llvm.ptr -> i32
    %c5_i32_111 = arith.constant 5 : i32
    %328 = arith.cmpi eq, %327, %c5_i32_111 : i32
    %329 = scf.if %328 -> (!llvm.ptr) {
      scf.yield %0 : !llvm.ptr
    } else {
      scf.yield %2 : !llvm.ptr
    }
    %330 = llvm.getelementptr %329[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"line", (struct<"point", (f64, f64)>, struct<"point", (f64, f64)>, i32, array<6 x i8>)>
    %331 = llvm.getelementptr %330[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %332 = llvm.load %331 : !llvm.ptr -> f64
    %333 = llvm.call @printf(%325, %332) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    %c0_i32_112 = arith.constant 0 : i32
    return %c0_i32_112 : i32
  }
  llvm.mlir.global internal constant @str("line\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%g %g %g %g %d %s\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("%g %g %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.3("%d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.4("%u %d %u %u %ld %d %c\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.5("%u %d %u %ld %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.6("%d %zu %zu\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.7("%d %d %d %u\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.8("%g %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.9("%g %g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.10("%d %g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.11("%d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.12("%g\0A\00") {addr_space = 0 : i32}
  func.func private @memcmp(!llvm.ptr, !llvm.ptr, i64) -> i32
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
