module {
  llvm.mlir.global external @_QMmEi(3 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal @_QMmEa("\01\00\00\00\02\00\00\00\03\00\00\00") {addr_space = 0 : i32, alignment = 4 : i64}
  llvm.mlir.global linkonce constant @_QQclX6869("hi") {addr_space = 0 : i32}
  llvm.mlir.global external @_QMmEx("\00\00\80?\00\00\80?\00\00\80?\00\00\80?\00\00\80?\00\00\00@") {addr_space = 0 : i32, alignment = 4 : i64}
  llvm.mlir.global external @_QMmEp() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.struct<packed (ptr, array<40 x i8>)> {
    %0 = llvm.mlir.undef : !llvm.struct<packed (ptr, array<40 x i8>)>
    %1 = llvm.mlir.addressof @_QMmEa : !llvm.ptr
    %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<packed (ptr, array<40 x i8>)> 
    %3 = llvm.mlir.constant("\04\00\00\00\00\00\00\00O\D94\01\01\09\01\00\01\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00") : !llvm.array<40 x i8>
    %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<packed (ptr, array<40 x i8>)> 
    llvm.return %4 : !llvm.struct<packed (ptr, array<40 x i8>)>
  }
  llvm.mlir.global external @_QMmEz() {addr_space = 0 : i32} : !llvm.array<100 x f64> {
    %0 = llvm.mlir.zero : !llvm.array<100 x f64>
    llvm.return %0 : !llvm.array<100 x f64>
  }
  llvm.mlir.global external @_QMelseEy() {addr_space = 0 : i32} : i32
  llvm.mlir.global internal @_QMmE.di.t.n(7 : i32) {addr_space = 0 : i32} : i32
  func.func @_QMmPshow(%arg0: !llvm.ptr) {
    return
  }
  func.func @caller_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.getelementptr %arg0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %1[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 : !llvm.ptr -> i64
    %4 = llvm.getelementptr %1[48] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 : !llvm.ptr -> i64
    %c72_i64 = arith.constant 72 : i64
    %6 = arith.muli %3, %c72_i64 : i64
    %c24_i64 = arith.constant 24 : i64
    %7 = arith.muli %5, %c24_i64 : i64
    %8 = arith.addi %6, %7 : i64
    %c72_i64_0 = arith.constant 72 : i64
    %9 = arith.addi %8, %c72_i64_0 : i64
    %10 = llvm.getelementptr %1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %12 = builtin.unrealized_conversion_cast %11 : !llvm.ptr to (!llvm.ptr) -> ()
    call_indirect %12(%arg0) : (!llvm.ptr) -> ()
    %13 = llvm.getelementptr %arg1[20] : (!llvm.ptr) -> !llvm.ptr, i8
    %14 = llvm.load %13 : !llvm.ptr -> i8
    %15 = llvm.getelementptr %arg1[23] : (!llvm.ptr) -> !llvm.ptr, i8
    %16 = llvm.load %15 : !llvm.ptr -> i8
    %17 = llvm.getelementptr %arg1[21] : (!llvm.ptr) -> !llvm.ptr, i8
    %18 = llvm.load %17 : !llvm.ptr -> i8
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i8 = arith.constant 1 : i8
    %19 = arith.andi %16, %c1_i8 : i8
    %c0_i8 = arith.constant 0 : i8
    %20 = arith.cmpi ne, %19, %c0_i8 : i8
    %21 = arith.extsi %14 : i8 to i64
    %c24_i64_1 = arith.constant 24 : i64
    %22 = arith.muli %21, %c24_i64_1 : i64
    %c24_i64_2 = arith.constant 24 : i64
    %23 = arith.addi %22, %c24_i64_2 : i64
    %c0_i64 = arith.constant 0 : i64
    %24 = arith.select %20, %23, %c0_i64 : i64
    %25 = llvm.getelementptr %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.mlir.zero : !llvm.ptr
    %28 = arith.select %20, %26, %27 : !llvm.ptr
    %c9_i8 = arith.constant 9 : i8
    %29 = arith.cmpi eq, %18, %c9_i8 : i8
    cf.cond_br %29, ^bb4, ^bb1
  ^bb1:  // pred: ^bb0
    %30 = llvm.mlir.addressof @_QMmE.dt.t : !llvm.ptr
    %31 = call @_QQis_extension(%28, %30) : (!llvm.ptr, !llvm.ptr) -> i1
    cf.cond_br %31, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    cf.br ^bb4
  ^bb3:  // pred: ^bb1
    return %c1_i32 : i32
  ^bb4:  // 2 preds: ^bb0, ^bb2
    return %c2_i32 : i32
  }
  func.func @apply_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %c0_i64 = arith.constant 0 : i64
    %1 = arith.cmpi slt, %0, %c0_i64 : i64
    %2 = scf.if %1 -> (!llvm.ptr) {
      %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
      %4 = llvm.getelementptr %arg0[%c-9223372036854775808_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %5 = llvm.getelementptr %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
      %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
      %7 = llvm.getelementptr %4[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
      llvm.store %6, %8 : !llvm.ptr, !llvm.ptr
      %9 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
      scf.yield %9 : !llvm.ptr
    } else {
      scf.yield %arg0 : !llvm.ptr
    }
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.ptr to (!llvm.ptr) -> ()
    call_indirect %3(%arg1) : (!llvm.ptr) -> ()
    return
  }
  func.func private @hostPinner_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    llvm.store %1, %arg0 : i32, !llvm.ptr
    return
  }
  func.func @host_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %c1_i64_0 = arith.constant 1 : i64
    %1 = llvm.alloca %c1_i64_0 x !llvm.struct<(ptr)> : (i64) -> !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %f = constant @_QPhostPinner.thunk : (!llvm.ptr) -> ()
    %2 = builtin.unrealized_conversion_cast %f : (!llvm.ptr) -> () to !llvm.ptr
    llvm.store %2, %0 : !llvm.ptr, !llvm.ptr
    %3 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %1, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.addressof @_QPhostPinner.host : !llvm.ptr
    %5 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %4, %5 : !llvm.ptr, !llvm.ptr
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %6 = llvm.getelementptr %0[%c-9223372036854775808_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    call @apply_(%6, %arg0) : (!llvm.ptr, !llvm.ptr) -> ()
    return
  }
  llvm.mlir.global linkonce_odr @_QMmE.dt.t.init("\07\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00O\D94\01\01\1B\02\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00") {addr_space = 0 : i32, alignment = 8 : i64}
  llvm.mlir.global linkonce_odr @_QQname._QMmTt("_QMmTt") {addr_space = 0 : i32}
  llvm.mlir.global linkonce_odr @_QQname.n("n") {addr_space = 0 : i32}
  llvm.mlir.global linkonce_odr @_QQname.v("v") {addr_space = 0 : i32}
  llvm.mlir.global linkonce_odr @_QMmE.dt.t() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)> {
    %0 = llvm.mlir.undef : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)>
    %1 = llvm.mlir.constant("8\00\00\00\00\00\00\00") : !llvm.array<8 x i8>
    %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)> 
    %3 = llvm.mlir.addressof @_QMmE.dt.t.init : !llvm.ptr
    %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)> 
    %5 = llvm.mlir.constant("\00\00\00\00\00\00\00\00") : !llvm.array<8 x i8>
    %6 = llvm.insertvalue %5, %4[2] : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)> 
    %7 = llvm.mlir.addressof @_QQname._QMmTt : !llvm.ptr
    %8 = llvm.insertvalue %7, %6[3] : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)> 
    %9 = llvm.mlir.constant("\06\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00") : !llvm.array<96 x i8>
    %10 = llvm.insertvalue %9, %8[4] : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)> 
    %11 = llvm.mlir.addressof @_QQname.n : !llvm.ptr
    %12 = llvm.insertvalue %11, %10[5] : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)> 
    %13 = llvm.mlir.constant("\01\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\1B\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00") : !llvm.array<64 x i8>
    %14 = llvm.insertvalue %13, %12[6] : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)> 
    %15 = llvm.mlir.addressof @_QQname.v : !llvm.ptr
    %16 = llvm.insertvalue %15, %14[7] : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)> 
    %17 = llvm.mlir.constant("\01\00\00\00\00\00\00\00") : !llvm.array<8 x i8>
    %18 = llvm.insertvalue %17, %16[8] : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)> 
    %f = func.constant @_QMmPshow : (!llvm.ptr) -> ()
    %19 = builtin.unrealized_conversion_cast %f : (!llvm.ptr) -> () to !llvm.ptr
    %20 = llvm.insertvalue %19, %18[9] : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)> 
    llvm.return %20 : !llvm.struct<packed (array<8 x i8>, ptr, array<8 x i8>, ptr, array<96 x i8>, ptr, array<64 x i8>, ptr, array<8 x i8>, ptr)>
  }
  func.func private @_QQis_extension(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i1 {
    %0 = scf.while (%arg2 = %arg0) : (!llvm.ptr) -> !llvm.ptr {
      %3 = llvm.mlir.zero : !llvm.ptr
      %4 = llvm.icmp "ne" %arg2, %3 : !llvm.ptr
      %5 = llvm.icmp "ne" %arg2, %arg1 : !llvm.ptr
      %6 = arith.andi %4, %5 : i1
      scf.condition(%6) %arg2 : !llvm.ptr
    } do {
    ^bb0(%arg2: !llvm.ptr):
      %c16_i64 = arith.constant 16 : i64
      %3 = llvm.getelementptr %arg2[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      scf.yield %4 : !llvm.ptr
    }
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.icmp "ne" %0, %1 : !llvm.ptr
    return %2 : i1
  }
  llvm.mlir.global linkonce_odr @_QPhostPinner.host() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  func.func private @_QPhostPinner.thunk(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.addressof @_QPhostPinner.host : !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    call @hostPinner_(%arg0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
    return
  }
}
