module {
  func.func private @callee(!llvm.ptr)
  func.func @element(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> f32 {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    %1 = llvm.getelementptr %arg0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.ptrtoint %2 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %4 = llvm.getelementptr %arg0[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = arith.extsi %arg1 : i32 to i64
    %8 = arith.muli %7, %3 : i64
    %c-2_i64 = arith.constant -2 : i64
    %9 = arith.muli %c-2_i64, %3 : i64
    %10 = arith.muli %arg2, %6 : i64
    %11 = arith.addi %8, %10 : i64
    %c-1_i64 = arith.constant -1 : i64
    %12 = arith.muli %c-1_i64, %6 : i64
    %13 = arith.addi %9, %12 : i64
    %14 = llvm.getelementptr %0[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.getelementptr %14[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 : !llvm.ptr -> f32
    return %16 : f32
  }
  func.func @section(%arg0: !llvm.ptr, %arg1: index) {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.struct<(ptr, i64, i32, i8, i8, i8, i8, array<1 x array<3 x i64>>)> : (i64) -> !llvm.ptr
    %1 = arith.index_cast %arg1 : index to i64
    %c3_i64 = arith.constant 3 : i64
    %c4_i64 = arith.constant 4 : i64
    %2 = arith.muli %c4_i64, %1 : i64
    %c4_i64_0 = arith.constant 4 : i64
    %c1_i64_1 = arith.constant 1 : i64
    %3 = arith.muli %2, %c3_i64 : i64
    %4 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %c27_i8 = arith.constant 27 : i8
    llvm.store %4, %0 : !llvm.ptr, !llvm.ptr
    %5 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c4_i64, %5 : i64, !llvm.ptr
    %c20240719_i32 = arith.constant 20240719 : i32
    %6 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c20240719_i32, %6 : i32, !llvm.ptr
    %c1_i8 = arith.constant 1 : i8
    %7 = llvm.getelementptr %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c1_i8, %7 : i8, !llvm.ptr
    %8 = llvm.getelementptr %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c27_i8, %8 : i8, !llvm.ptr
    %c0_i8 = arith.constant 0 : i8
    %9 = llvm.getelementptr %0[22] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c0_i8, %9 : i8, !llvm.ptr
    %c0_i8_2 = arith.constant 0 : i8
    %10 = llvm.getelementptr %0[23] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c0_i8_2, %10 : i8, !llvm.ptr
    %11 = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c1_i64_1, %11 : i64, !llvm.ptr
    %12 = llvm.getelementptr %0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c4_i64_0, %12 : i64, !llvm.ptr
    %13 = llvm.getelementptr %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %3, %13 : i64, !llvm.ptr
    call @callee(%0) : (!llvm.ptr) -> ()
    return
  }
  func.func @allocatable(%arg0: !llvm.ptr, %arg1: index) -> i64 {
    %0 = arith.index_cast %arg1 : index to i64
    %c8_i64 = arith.constant 8 : i64
    %1 = arith.muli %0, %c8_i64 : i64
    %c1_i64 = arith.constant 1 : i64
    %2 = arith.maxsi %1, %c1_i64 : i64
    %3 = arith.index_cast %arg1 : index to i64
    %4 = arith.sitofp %3 : i64 to f64
    %cst = arith.constant 0x4270000000000000 : f64
    %5 = arith.cmpf ogt, %4, %cst : f64
    %c4611686018427387904_i64 = arith.constant 4611686018427387904 : i64
    %6 = arith.select %5, %c4611686018427387904_i64, %2 : i64
    %7 = call @_FortranAAllocateMemory(%6) : (i64) -> !llvm.ptr
    %8 = arith.index_cast %arg1 : index to i64
    %c8_i64_0 = arith.constant 8 : i64
    %c1_i64_1 = arith.constant 1 : i64
    %c28_i8 = arith.constant 28 : i8
    llvm.store %7, %arg0 : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr %arg0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c8_i64_0, %9 : i64, !llvm.ptr
    %c20240719_i32 = arith.constant 20240719 : i32
    %10 = llvm.getelementptr %arg0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c20240719_i32, %10 : i32, !llvm.ptr
    %c1_i8 = arith.constant 1 : i8
    %11 = llvm.getelementptr %arg0[20] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c1_i8, %11 : i8, !llvm.ptr
    %12 = llvm.getelementptr %arg0[21] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c28_i8, %12 : i8, !llvm.ptr
    %c2_i8 = arith.constant 2 : i8
    %13 = llvm.getelementptr %arg0[22] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c2_i8, %13 : i8, !llvm.ptr
    %c0_i8 = arith.constant 0 : i8
    %14 = llvm.getelementptr %arg0[23] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c0_i8, %14 : i8, !llvm.ptr
    %15 = llvm.getelementptr %arg0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c1_i64_1, %15 : i64, !llvm.ptr
    %16 = llvm.getelementptr %arg0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %8, %16 : i64, !llvm.ptr
    %17 = llvm.getelementptr %arg0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c8_i64_0, %17 : i64, !llvm.ptr
    %18 = llvm.getelementptr %arg0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.ptrtoint %19 : !llvm.ptr to i64
    %21 = llvm.getelementptr %arg0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.ptrtoint %22 {accc.expect = 8 : i64} : !llvm.ptr to i64
    %24 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    %25 = arith.index_cast %20 : i64 to index
    %c8 = arith.constant 8 : index
    %26 = arith.index_cast %20 : i64 to index
    %27 = arith.muli %c8, %26 : index
    %28 = arith.addi %27, %25 : index
    %c8_i64_2 = arith.constant 8 : i64
    %true = arith.constant true
    %c1_i64_3 = arith.constant 1 : i64
    %29 = arith.cmpi eq, %20, %c1_i64_3 : i64
    %30 = arith.cmpi eq, %23, %c8_i64_2 : i64
    %31 = arith.ori %29, %30 : i1
    %32 = arith.andi %true, %31 : i1
    %33 = arith.index_cast %28 : index to i64
    %34 = arith.extui %32 : i1 to i64
    %35 = arith.addi %33, %34 : i64
    call @free(%24) : (!llvm.ptr) -> ()
    return %35 : i64
  }
  func.func @lower(%arg0: !llvm.ptr, %arg1: index) -> !llvm.struct<(ptr, i64, i32, i8, i8, i8, i8, array<1 x array<3 x i64>>)> {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.struct<(ptr, i64, i32, i8, i8, i8, i8, array<1 x array<3 x i64>>)> : (i64) -> !llvm.ptr
    %1 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.getelementptr %arg0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %7 = llvm.ptrtoint %6 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %8 = arith.index_cast %arg1 : index to i64
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %9 = arith.cmpi eq, %4, %c0_i64 : i64
    %c1_i64_0 = arith.constant 1 : i64
    %10 = arith.select %9, %c1_i64_0, %8 : i64
    %c27_i8 = arith.constant 27 : i8
    llvm.store %1, %0 : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c4_i64, %11 : i64, !llvm.ptr
    %c20240719_i32 = arith.constant 20240719 : i32
    %12 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c20240719_i32, %12 : i32, !llvm.ptr
    %c1_i8 = arith.constant 1 : i8
    %13 = llvm.getelementptr %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c1_i8, %13 : i8, !llvm.ptr
    %14 = llvm.getelementptr %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c27_i8, %14 : i8, !llvm.ptr
    %c1_i8_1 = arith.constant 1 : i8
    %15 = llvm.getelementptr %0[22] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c1_i8_1, %15 : i8, !llvm.ptr
    %c0_i8 = arith.constant 0 : i8
    %16 = llvm.getelementptr %0[23] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c0_i8, %16 : i8, !llvm.ptr
    %17 = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %10, %17 : i64, !llvm.ptr
    %18 = llvm.getelementptr %0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %4, %18 : i64, !llvm.ptr
    %19 = llvm.getelementptr %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %7, %19 : i64, !llvm.ptr
    %20 = llvm.load %0 : !llvm.ptr -> !llvm.struct<(ptr, i64, i32, i8, i8, i8, i8, array<1 x array<3 x i64>>)>
    return %20 : !llvm.struct<(ptr, i64, i32, i8, i8, i8, i8, array<1 x array<3 x i64>>)>
  }
  func.func @optional(%arg0: !llvm.ptr) -> i1 {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.struct<(ptr, i64, i32, i8, i8, i8, i8, array<1 x array<3 x i64>>)> : (i64) -> !llvm.ptr
    %c1_i64_0 = arith.constant 1 : i64
    %1 = llvm.alloca %c1_i64_0 x !llvm.struct<(ptr, i64, i32, i8, i8, i8, i8, array<1 x array<3 x i64>>)> : (i64) -> !llvm.ptr
    %c1_i64_1 = arith.constant 1 : i64
    %2 = llvm.alloca %c1_i64_1 x !llvm.struct<(ptr, i64, i32, i8, i8, i8, i8, array<1 x array<3 x i64>>)> : (i64) -> !llvm.ptr
    %c0_i8 = arith.constant 0 : i8
    %c48_i64 = arith.constant 48 : i64
    "llvm.intr.memset"(%2, %c0_i8, %c48_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.icmp "eq" %arg0, %3 : !llvm.ptr
    %5 = arith.select %4, %2, %arg0 : !llvm.ptr
    %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr %5[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.getelementptr %5[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %11 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %12 = llvm.ptrtoint %11 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.icmp "ne" %arg0, %13 : !llvm.ptr
    %15 = scf.if %14 -> (!llvm.ptr) {
      %c4_i64 = arith.constant 4 : i64
      %c1_i64_4 = arith.constant 1 : i64
      %c27_i8 = arith.constant 27 : i8
      llvm.store %6, %1 : !llvm.ptr, !llvm.ptr
      %16 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c4_i64, %16 : i64, !llvm.ptr
      %c20240719_i32 = arith.constant 20240719 : i32
      %17 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c20240719_i32, %17 : i32, !llvm.ptr
      %c1_i8 = arith.constant 1 : i8
      %18 = llvm.getelementptr %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c1_i8, %18 : i8, !llvm.ptr
      %19 = llvm.getelementptr %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c27_i8, %19 : i8, !llvm.ptr
      %c0_i8_5 = arith.constant 0 : i8
      %20 = llvm.getelementptr %1[22] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c0_i8_5, %20 : i8, !llvm.ptr
      %c0_i8_6 = arith.constant 0 : i8
      %21 = llvm.getelementptr %1[23] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c0_i8_6, %21 : i8, !llvm.ptr
      %22 = llvm.getelementptr %1[24] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c1_i64_4, %22 : i64, !llvm.ptr
      %23 = llvm.getelementptr %1[32] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %9, %23 : i64, !llvm.ptr
      %24 = llvm.getelementptr %1[40] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %12, %24 : i64, !llvm.ptr
      scf.yield %1 : !llvm.ptr
    } else {
      %16 = llvm.mlir.zero : !llvm.ptr
      scf.yield %16 : !llvm.ptr
    }
    %c0_i8_2 = arith.constant 0 : i8
    %c48_i64_3 = arith.constant 48 : i64
    "llvm.intr.memset"(%0, %c0_i8_2, %c48_i64_3) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    call @callee(%15) : (!llvm.ptr) -> ()
    return %14 : i1
  }
  func.func @queries(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i1 {
    %0 = llvm.getelementptr %arg0[22] : (!llvm.ptr) -> !llvm.ptr, i8
    %1 = llvm.load %0 : !llvm.ptr -> i8
    %c1_i8 = arith.constant 1 : i8
    %2 = arith.andi %1, %c1_i8 : i8
    %c0_i8 = arith.constant 0 : i8
    %3 = arith.cmpi ne, %2, %c0_i8 : i8
    %4 = llvm.getelementptr %arg0[22] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 : !llvm.ptr -> i8
    %6 = llvm.getelementptr %arg0[20] : (!llvm.ptr) -> !llvm.ptr, i8
    %7 = llvm.load %6 : !llvm.ptr -> i8
    %8 = llvm.getelementptr %arg0[21] : (!llvm.ptr) -> !llvm.ptr, i8
    %9 = llvm.load %8 : !llvm.ptr -> i8
    %10 = llvm.getelementptr %arg0[20] : (!llvm.ptr) -> !llvm.ptr, i8
    %11 = llvm.load %10 : !llvm.ptr -> i8
    %c2_i8 = arith.constant 2 : i8
    %12 = arith.andi %5, %c2_i8 : i8
    %c0_i8_0 = arith.constant 0 : i8
    %13 = arith.cmpi ne, %12, %c0_i8_0 : i8
    %c0_i8_1 = arith.constant 0 : i8
    %14 = arith.cmpi ne, %7, %c0_i8_1 : i8
    %15 = arith.extsi %9 : i8 to i32
    %16 = arith.extsi %11 : i8 to i64
    %c0_i64 = arith.constant 0 : i64
    %17 = arith.cmpi eq, %16, %c0_i64 : i64
    %c24_i64 = arith.constant 24 : i64
    %18 = arith.muli %16, %c24_i64 : i64
    %c8_i64 = arith.constant 8 : i64
    %19 = arith.addi %18, %c8_i64 : i64
    %20 = arith.select %17, %c0_i64, %19 : i64
    %21 = llvm.getelementptr %arg0[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 : !llvm.ptr -> i64
    %false = arith.constant false
    %23 = arith.cmpi slt, %22, %c0_i64 : i64
    %24 = arith.select %17, %false, %23 : i1
    %25 = llvm.load %arg1 : !llvm.ptr -> !llvm.ptr
    llvm.store %15, %25 : i32, !llvm.ptr
    %26 = arith.andi %3, %13 : i1
    %27 = arith.andi %14, %24 : i1
    %28 = arith.ori %26, %27 : i1
    %c-1 = arith.constant -1 : index
    %c-1_2 = arith.constant -1 : index
    %29 = arith.cmpi eq, %c-1, %c-1_2 : index
    %30 = arith.ori %28, %29 : i1
    return %30 : i1
  }
  func.func private @_FortranAAllocateMemory(i64) -> !llvm.ptr
  func.func private @free(!llvm.ptr)
}
