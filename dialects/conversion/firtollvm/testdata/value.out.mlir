module {
  func.func private @cexpf(!llvm.ptr {llvm.sret = !llvm.struct<(f32, f32)>}, !llvm.ptr {llvm.byval = !llvm.struct<(f32, f32)>})
  func.func private @llvm.lround.i32.f64(f64) -> i32
  func.func @numbers(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr) -> f64 {
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.sitofp %0 : i64 to f64
    %2 = arith.extf %arg1 : f32 to f64
    %c0_i32 = arith.constant 0 : i32
    %3 = arith.cmpi ne, %arg2, %c0_i32 : i32
    %4 = arith.extui %3 : i1 to i8
    %c0_i8 = arith.constant 0 : i8
    %5 = arith.cmpi ne, %4, %c0_i8 : i8
    %6 = arith.extui %5 : i1 to i32
    %7 = arith.fptosi %arg1 : f32 to i32
    %8 = arith.addi %6, %7 : i32
    %9 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
    %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
    llvm.store %8, %10 : i32, !llvm.ptr
    %11 = arith.addf %1, %2 : f64
    %12 = math.round %11 : f64
    %13 = arith.fptosi %12 : f64 to i32
    %14 = arith.mulf %11, %11 : f64
    %15 = arith.mulf %11, %14 : f64
    %16 = call @_QQpow.f64.i32(%15, %13) : (f64, i32) -> f64
    %17 = arith.bitcast %16 : f64 to i64
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %18 = arith.andi %17, %c9223372036854775807_i64 : i64
    %false = arith.constant false
    %c9221120237041090560_i64 = arith.constant 9221120237041090560 : i64
    %19 = arith.cmpi sge, %18, %c9221120237041090560_i64 : i64
    %20 = arith.ori %false, %19 : i1
    %c9218868437227405312_i64 = arith.constant 9218868437227405312 : i64
    %21 = arith.cmpi sgt, %18, %c9218868437227405312_i64 : i64
    %22 = arith.cmpi slt, %18, %c9221120237041090560_i64 : i64
    %23 = arith.andi %21, %22 : i1
    %24 = arith.ori %20, %23 : i1
    %25 = arith.select %24, %15, %16 : f64
    return %25 : f64
  }
  func.func @complex_(%arg0: !llvm.ptr, %arg1: !llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)> {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.struct<(f32, f32)> : (i64) -> !llvm.ptr
    %c1_i64_0 = arith.constant 1 : i64
    %1 = llvm.alloca %c1_i64_0 x !llvm.struct<(f32, f32)> : (i64) -> !llvm.ptr
    %2 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(f32, f32)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(f32, f32)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(f32, f32)> 
    %5 = llvm.extractvalue %arg1[0] : !llvm.struct<(f32, f32)> 
    %6 = llvm.extractvalue %arg1[1] : !llvm.struct<(f32, f32)> 
    %7 = arith.addf %3, %5 : f32
    %8 = arith.addf %4, %6 : f32
    %9 = llvm.extractvalue %2[0] : !llvm.struct<(f32, f32)> 
    %10 = llvm.extractvalue %2[1] : !llvm.struct<(f32, f32)> 
    %11 = arith.mulf %7, %9 : f32
    %12 = arith.mulf %8, %10 : f32
    %13 = arith.subf %11, %12 : f32
    %14 = arith.mulf %7, %10 : f32
    %15 = arith.mulf %8, %9 : f32
    %16 = arith.addf %14, %15 : f32
    %17 = llvm.extractvalue %arg1[0] : !llvm.struct<(f32, f32)> 
    %18 = llvm.extractvalue %arg1[1] : !llvm.struct<(f32, f32)> 
    %19 = arith.subf %13, %17 : f32
    %20 = arith.subf %16, %18 : f32
    %21 = arith.negf %19 : f32
    %22 = arith.negf %20 : f32
    %23 = llvm.extractvalue %2[0] : !llvm.struct<(f32, f32)> 
    %24 = llvm.extractvalue %2[1] : !llvm.struct<(f32, f32)> 
    %25 = math.absf %23 : f32
    %26 = math.absf %24 : f32
    %27 = arith.cmpf oge, %25, %26 : f32
    %28 = arith.select %27, %23, %24 : f32
    %29 = arith.select %27, %24, %23 : f32
    %30 = arith.divf %29, %28 : f32
    %31 = arith.mulf %29, %30 : f32
    %32 = arith.addf %28, %31 : f32
    %33 = arith.mulf %22, %30 : f32
    %34 = arith.addf %21, %33 : f32
    %35 = arith.mulf %21, %30 : f32
    %36 = arith.addf %35, %22 : f32
    %37 = arith.select %27, %34, %36 : f32
    %38 = arith.mulf %21, %30 : f32
    %39 = arith.subf %22, %38 : f32
    %40 = arith.mulf %22, %30 : f32
    %41 = arith.subf %40, %21 : f32
    %42 = arith.select %27, %39, %41 : f32
    %43 = arith.divf %37, %32 : f32
    %44 = arith.divf %42, %32 : f32
    %45 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
    %46 = llvm.insertvalue %43, %45[0] : !llvm.struct<(f32, f32)> 
    %47 = llvm.insertvalue %44, %46[1] : !llvm.struct<(f32, f32)> 
    llvm.store %47, %0 : !llvm.struct<(f32, f32)>, !llvm.ptr
    call @cexpf(%1, %0) : (!llvm.ptr, !llvm.ptr) -> ()
    %48 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(f32, f32)>
    %49 = llvm.extractvalue %48[0] : !llvm.struct<(f32, f32)> 
    %50 = llvm.extractvalue %48[1] : !llvm.struct<(f32, f32)> 
    %51 = llvm.extractvalue %2[0] : !llvm.struct<(f32, f32)> 
    %52 = llvm.extractvalue %2[1] : !llvm.struct<(f32, f32)> 
    %53 = arith.cmpf oeq, %49, %51 : f32
    %54 = arith.cmpf oeq, %50, %52 : f32
    %55 = arith.andi %53, %54 : i1
    %56 = llvm.extractvalue %48[1] : !llvm.struct<(f32, f32)> 
    %57 = arith.extf %56 : f32 to f64
    %58 = arith.truncf %57 : f64 to f32
    %59 = llvm.insertvalue %58, %48[0] : !llvm.struct<(f32, f32)> 
    %60 = arith.select %55, %59, %48 : !llvm.struct<(f32, f32)>
    llvm.store %60, %arg0 : !llvm.struct<(f32, f32)>, !llvm.ptr
    return %60 : !llvm.struct<(f32, f32)>
  }
  func.func @chars_(%arg0: !llvm.struct<(ptr, i64)>, %arg1: i32) -> i64 {
    %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(ptr, i64)> 
    %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(ptr, i64)> 
    %2 = arith.index_cast %1 : i64 to index
    %3 = arith.extsi %arg1 : i32 to i64
    %c0_i64 = arith.constant 0 : i64
    %4 = arith.cmpi sgt, %3, %c0_i64 : i64
    %5 = arith.select %4, %3, %c0_i64 : i64
    %6 = llvm.alloca %5 x i8 : (i64) -> !llvm.ptr
    %7 = arith.index_cast %2 : index to i64
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    "llvm.intr.memmove"(%6, %0, %c1_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c1_i64_0 = arith.constant 1 : i64
    %8 = llvm.alloca %c1_i64_0 x !llvm.array<10 x i32> : (i64) -> !llvm.ptr
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0_1 to %c0 step %c1 {
      %9 = arith.index_cast %arg2 : index to i64
      %10 = llvm.getelementptr %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %11 = llvm.load %10 : !llvm.ptr -> i8
      %12 = arith.extui %11 : i8 to i32
      %13 = llvm.getelementptr %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %12, %13 : i32, !llvm.ptr
    }
    return %7 : i64
  }
  func.func @record_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.getelementptr %arg1[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %cst = arith.constant 1.500000e+00 : f64
    llvm.store %cst, %0 : f64, !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %1 = llvm.alloca %c1_i64 x !llvm.struct<(i8, f64, array<3 x i32>)> : (i64) -> !llvm.ptr
    %c32_i64 = arith.constant 32 : i64
    "llvm.intr.memcpy"(%1, %arg1, %c32_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c32_i64_0 = arith.constant 32 : i64
    "llvm.intr.memmove"(%arg0, %1, %c32_i64_0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func @use(%arg0: !llvm.ptr) {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.struct<(i8, f64, array<3 x i32>)> : (i64) -> !llvm.ptr
    call @record_(%0, %arg0) : (!llvm.ptr, !llvm.ptr) -> ()
    return
  }
  func.func private @_QQpow.f64.i32(%arg0: f64, %arg1: i32) -> f64 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %1 = arith.subi %c0_i32, %arg1 : i32
    %2 = arith.select %0, %1, %arg1 : i32
    %cst = arith.constant 1.000000e+00 : f64
    %3:3 = scf.while (%arg2 = %cst, %arg3 = %arg0, %arg4 = %2) : (f64, f64, i32) -> (f64, f64, i32) {
      %c0_i32_1 = arith.constant 0 : i32
      %6 = arith.cmpi ne, %arg4, %c0_i32_1 : i32
      scf.condition(%6) %arg2, %arg3, %arg4 : f64, f64, i32
    } do {
    ^bb0(%arg2: f64, %arg3: f64, %arg4: i32):
      %c1_i32 = arith.constant 1 : i32
      %6 = arith.andi %arg4, %c1_i32 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %7 = arith.cmpi ne, %6, %c0_i32_1 : i32
      %8 = arith.mulf %arg2, %arg3 : f64
      %9 = arith.select %7, %8, %arg2 : f64
      %10 = arith.mulf %arg3, %arg3 : f64
      %c1_i32_2 = arith.constant 1 : i32
      %11 = arith.shrui %arg4, %c1_i32_2 : i32
      scf.yield %9, %10, %11 : f64, f64, i32
    }
    %cst_0 = arith.constant 1.000000e+00 : f64
    %4 = arith.divf %cst_0, %3#0 : f64
    %5 = arith.select %0, %4, %3#0 : f64
    return %5 : f64
  }
}
