module {
  func.func @rest(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) -> i1 {
    %0 = llvm.getelementptr %arg0[20] : (!llvm.ptr) -> !llvm.ptr, i8
    %1 = llvm.load %0 : !llvm.ptr -> i8
    %c0_i8 = arith.constant 0 : i8
    %2 = arith.cmpi ne, %1, %c0_i8 : i8
    %3 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %c0_i64 = arith.constant 0 : i64
    %4 = arith.cmpi slt, %3, %c0_i64 : i64
    %5 = scf.if %4 -> (!llvm.ptr) {
      %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
      %17 = llvm.getelementptr %arg1[%c-9223372036854775808_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %18 = llvm.getelementptr %17[8] : (!llvm.ptr) -> !llvm.ptr, i8
      %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
      %20 = llvm.getelementptr %17[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
      llvm.store %19, %21 : !llvm.ptr, !llvm.ptr
      %22 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
      scf.yield %22 : !llvm.ptr
    } else {
      scf.yield %arg1 : !llvm.ptr
    }
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %c0_i64_0 = arith.constant 0 : i64
    %8 = arith.cmpi slt, %7, %c0_i64_0 : i64
    %9 = scf.if %8 -> (!llvm.ptr) {
      %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
      %17 = llvm.getelementptr %arg1[%c-9223372036854775808_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %18 = llvm.getelementptr %17[8] : (!llvm.ptr) -> !llvm.ptr, i8
      %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
      scf.yield %19 : !llvm.ptr
    } else {
      scf.yield %6 : !llvm.ptr
    }
    %10 = builtin.unrealized_conversion_cast %5 : !llvm.ptr to () -> ()
    call_indirect %10() : () -> ()
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %c0_i64_1 = arith.constant 0 : i64
    %13 = arith.cmpi slt, %12, %c0_i64_1 : i64
    %14 = scf.if %13 -> (!llvm.ptr) {
      %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
      %17 = llvm.getelementptr %arg1[%c-9223372036854775808_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %18 = llvm.getelementptr %17[8] : (!llvm.ptr) -> !llvm.ptr, i8
      %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
      scf.yield %19 : !llvm.ptr
    } else {
      scf.yield %11 : !llvm.ptr
    }
    %15 = llvm.ptrtoint %14 : !llvm.ptr to i64
    %16 = arith.trunci %15 : i64 to i32
    llvm.store %16, %arg3 : i32, !llvm.ptr
    return %2 : i1
  }
  llvm.mlir.global linkonce_odr @_QQname._QMmTt("_QMmTt") {addr_space = 0 : i32}
  llvm.mlir.global linkonce_odr @_QQname.i("i") {addr_space = 0 : i32}
  llvm.mlir.global linkonce_odr @_QMmE.dt.t() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.struct<packed (array<24 x i8>, ptr, array<96 x i8>, ptr, array<8 x i8>)> {
    %0 = llvm.mlir.undef : !llvm.struct<packed (array<24 x i8>, ptr, array<96 x i8>, ptr, array<8 x i8>)>
    %1 = llvm.mlir.constant("\04\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00") : !llvm.array<24 x i8>
    %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<packed (array<24 x i8>, ptr, array<96 x i8>, ptr, array<8 x i8>)> 
    %3 = llvm.mlir.addressof @_QQname._QMmTt : !llvm.ptr
    %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<packed (array<24 x i8>, ptr, array<96 x i8>, ptr, array<8 x i8>)> 
    %5 = llvm.mlir.constant("\06\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00") : !llvm.array<96 x i8>
    %6 = llvm.insertvalue %5, %4[2] : !llvm.struct<packed (array<24 x i8>, ptr, array<96 x i8>, ptr, array<8 x i8>)> 
    %7 = llvm.mlir.addressof @_QQname.i : !llvm.ptr
    %8 = llvm.insertvalue %7, %6[3] : !llvm.struct<packed (array<24 x i8>, ptr, array<96 x i8>, ptr, array<8 x i8>)> 
    %9 = llvm.mlir.constant("\01\00\00\00\00\00\00\00") : !llvm.array<8 x i8>
    %10 = llvm.insertvalue %9, %8[4] : !llvm.struct<packed (array<24 x i8>, ptr, array<96 x i8>, ptr, array<8 x i8>)> 
    llvm.return %10 : !llvm.struct<packed (array<24 x i8>, ptr, array<96 x i8>, ptr, array<8 x i8>)>
  }
}
