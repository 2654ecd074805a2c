module {
  omp.private {type = private} @histogram_private_8xi64 : !llvm.array<8 x i64>
  omp.private {type = firstprivate} @rows_firstprivate_section_f32 : !llvm.struct<(ptr, i64, i64)> init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %3 = llvm.load %2 : !llvm.ptr -> i64
    %4 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %5 = llvm.load %4 : !llvm.ptr -> i64
    %6 = llvm.alloca %5 x f32 : (i64) -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %7 = arith.subi %c0_i64, %3 : i64
    %8 = llvm.getelementptr %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %3, %10 : i64, !llvm.ptr
    %11 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %5, %11 : i64, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %3 = llvm.load %2 : !llvm.ptr -> i64
    %4 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %5 = llvm.load %4 : !llvm.ptr -> i64
    %6 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %7 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %9 = llvm.load %8 : !llvm.ptr -> i64
    %10 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %11 = llvm.load %10 : !llvm.ptr -> i64
    %c4_i64 = arith.constant 4 : i64
    %12 = arith.muli %5, %c4_i64 : i64
    %13 = llvm.getelementptr %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.getelementptr %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @histogram_firstprivate_8xi64 : !llvm.array<8 x i64> copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c64_i64 = arith.constant 64 : i64
    "llvm.intr.memcpy"(%arg1, %arg0, %c64_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = private} @rows_private_section_f32 : !llvm.struct<(ptr, i64, i64)> init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %3 = llvm.load %2 : !llvm.ptr -> i64
    %4 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %5 = llvm.load %4 : !llvm.ptr -> i64
    %6 = llvm.alloca %5 x f32 : (i64) -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %7 = arith.subi %c0_i64, %3 : i64
    %8 = llvm.getelementptr %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %3, %10 : i64, !llvm.ptr
    %11 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %5, %11 : i64, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.declare_reduction @max_reduction_byref_section_f32 : !llvm.ptr alloc {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<(ptr, i64, i64)> : (i32) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %3 = llvm.load %2 : !llvm.ptr -> i64
    %4 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %5 = llvm.load %4 : !llvm.ptr -> i64
    %6 = llvm.alloca %5 x f32 : (i64) -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %7 = arith.subi %c0_i64, %3 : i64
    %8 = llvm.getelementptr %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %3, %10 : i64, !llvm.ptr
    %11 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %5, %11 : i64, !llvm.ptr
    %12 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %13 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %17 = llvm.load %16 : !llvm.ptr -> i64
    %18 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %22 = llvm.load %21 : !llvm.ptr -> i64
    %23 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %24 = llvm.load %23 : !llvm.ptr -> i64
    %25 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %26 = arith.index_cast %24 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %26 step %c1 {
      %27 = arith.index_cast %arg2 : index to i64
      %28 = llvm.getelementptr %18[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %29 = llvm.getelementptr %25[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %cst = arith.constant 0xFF800000 : f32
      llvm.store %cst, %29 : f32, !llvm.ptr
    }
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %3 = llvm.load %2 : !llvm.ptr -> i64
    %4 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %5 = llvm.load %4 : !llvm.ptr -> i64
    %6 = llvm.getelementptr %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %10 = llvm.load %9 : !llvm.ptr -> i64
    %11 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %12 = llvm.load %11 : !llvm.ptr -> i64
    %13 = llvm.getelementptr %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = arith.index_cast %12 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %14 step %c1 {
      %15 = arith.index_cast %arg2 : index to i64
      %16 = llvm.getelementptr %6[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %17 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %18 = llvm.load %16 : !llvm.ptr -> f32
      %19 = llvm.load %17 : !llvm.ptr -> f32
      %20 = arith.cmpf ogt, %18, %19 : f32
      %21 = arith.select %20, %18, %19 : f32
      llvm.store %21, %16 : f32, !llvm.ptr
    }
    omp.yield(%arg0 : !llvm.ptr)
  }
  omp.declare_reduction @add_reduction_byref_section_f32 : !llvm.ptr alloc {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<(ptr, i64, i64)> : (i32) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %3 = llvm.load %2 : !llvm.ptr -> i64
    %4 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %5 = llvm.load %4 : !llvm.ptr -> i64
    %6 = llvm.alloca %5 x f32 : (i64) -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %7 = arith.subi %c0_i64, %3 : i64
    %8 = llvm.getelementptr %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %3, %10 : i64, !llvm.ptr
    %11 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %5, %11 : i64, !llvm.ptr
    %12 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %13 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %17 = llvm.load %16 : !llvm.ptr -> i64
    %18 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %22 = llvm.load %21 : !llvm.ptr -> i64
    %23 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %24 = llvm.load %23 : !llvm.ptr -> i64
    %25 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %26 = arith.index_cast %24 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %26 step %c1 {
      %27 = arith.index_cast %arg2 : index to i64
      %28 = llvm.getelementptr %18[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %29 = llvm.getelementptr %25[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %cst = arith.constant 0.000000e+00 : f32
      llvm.store %cst, %29 : f32, !llvm.ptr
    }
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %3 = llvm.load %2 : !llvm.ptr -> i64
    %4 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %5 = llvm.load %4 : !llvm.ptr -> i64
    %6 = llvm.getelementptr %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %10 = llvm.load %9 : !llvm.ptr -> i64
    %11 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    %12 = llvm.load %11 : !llvm.ptr -> i64
    %13 = llvm.getelementptr %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = arith.index_cast %12 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %14 step %c1 {
      %15 = arith.index_cast %arg2 : index to i64
      %16 = llvm.getelementptr %6[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %17 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %18 = llvm.load %16 : !llvm.ptr -> f32
      %19 = llvm.load %17 : !llvm.ptr -> f32
      %20 = arith.addf %18, %19 : f32
      llvm.store %20, %16 : f32, !llvm.ptr
    }
    omp.yield(%arg0 : !llvm.ptr)
  }
  omp.declare_reduction @add_reduction_byref_8xi64 : !llvm.ptr alloc {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<8 x i64> : (i32) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c8_i64 = arith.constant 8 : i64
    %0 = arith.index_cast %c8_i64 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %0 step %c1 {
      %1 = arith.index_cast %arg2 : index to i64
      %2 = llvm.getelementptr %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %3 = llvm.getelementptr %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %c0_i64 = arith.constant 0 : i64
      llvm.store %c0_i64, %3 : i64, !llvm.ptr
    }
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c8_i64 = arith.constant 8 : i64
    %0 = arith.index_cast %c8_i64 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %0 step %c1 {
      %1 = arith.index_cast %arg2 : index to i64
      %2 = llvm.getelementptr %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %3 = llvm.getelementptr %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %4 = llvm.load %2 : !llvm.ptr -> i64
      %5 = llvm.load %3 : !llvm.ptr -> i64
      %6 = arith.addi %4, %5 : i64
      llvm.store %6, %2 : i64, !llvm.ptr
    }
    omp.yield(%arg0 : !llvm.ptr)
  }
  omp.declare_reduction @mul_reduction_byref_complex_f64 : !llvm.ptr alloc {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %cst = arith.constant 1.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %0 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst, %0 : f64, !llvm.ptr
    %1 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_0, %1 : f64, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %1 = llvm.load %0 : !llvm.ptr -> f64
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %3 = llvm.load %2 : !llvm.ptr -> f64
    %4 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %5 = llvm.load %4 : !llvm.ptr -> f64
    %6 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %7 = llvm.load %6 : !llvm.ptr -> f64
    %8 = arith.mulf %1, %5 : f64
    %9 = arith.mulf %3, %7 : f64
    %10 = arith.subf %8, %9 : f64
    %11 = arith.mulf %1, %7 : f64
    %12 = arith.mulf %3, %5 : f64
    %13 = arith.addf %11, %12 : f64
    %14 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %10, %14 : f64, !llvm.ptr
    %15 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %13, %15 : f64, !llvm.ptr
    omp.yield(%arg0 : !llvm.ptr)
  }
  omp.declare_reduction @land_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c1_i32 = arith.constant 1 : i32
    omp.yield(%c1_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi ne, %arg0, %c0_i32 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %1 = arith.cmpi ne, %arg1, %c0_i32_0 : i32
    %2 = arith.andi %0, %1 : i1
    %3 = arith.extui %2 : i1 to i32
    omp.yield(%3 : i32)
  }
  omp.declare_reduction @largest_declared0_reduction_byref_f32 : !llvm.ptr attributes {accc.operator = "largest"} alloc {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c4_i64 = arith.constant 4 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%arg1, %c0_i8, %c4_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    %1 = llvm.load %arg1 : !llvm.ptr -> f32
    %2 = arith.cmpf ogt, %0, %1 : f32
    %3 = scf.if %2 -> (f32) {
      %4 = llvm.load %arg0 : !llvm.ptr -> f32
      scf.yield %4 : f32
    } else {
      %4 = llvm.load %arg1 : !llvm.ptr -> f32
      scf.yield %4 : f32
    }
    llvm.store %3, %arg0 : f32, !llvm.ptr
    omp.yield(%arg0 : !llvm.ptr)
  }
  omp.declare_reduction @largest_declared0_reduction_byref_i32 : !llvm.ptr attributes {accc.operator = "largest"} alloc {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c4_i64 = arith.constant 4 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%arg1, %c0_i8, %c4_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg1 : !llvm.ptr -> i32
    %2 = arith.cmpi sgt, %0, %1 : i32
    %3 = scf.if %2 -> (i32) {
      %4 = llvm.load %arg0 : !llvm.ptr -> i32
      scf.yield %4 : i32
    } else {
      %4 = llvm.load %arg1 : !llvm.ptr -> i32
      scf.yield %4 : i32
    }
    llvm.store %3, %arg0 : i32, !llvm.ptr
    omp.yield(%arg0 : !llvm.ptr)
  }
  omp.declare_reduction @sum_declared0_reduction_byref_struct_point : !llvm.ptr attributes {accc.operator = "sum"} alloc {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %0 : f64, !llvm.ptr
    %cst_0 = arith.constant 0.000000e+00 : f64
    %1 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_0, %1 : f64, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%arg1, %0, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    func.call @add(%arg0, %arg1) : (!llvm.ptr, !llvm.ptr) -> ()
    omp.yield(%arg0 : !llvm.ptr)
  }
  func.func @add(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %4 = llvm.load %3 : !llvm.ptr -> f64
    %5 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr %5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %7 = llvm.load %6 : !llvm.ptr -> f64
    %8 = arith.addf %7, %4 : f64
    llvm.store %8, %6 : f64, !llvm.ptr
    %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr %9[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %11 = llvm.load %10 : !llvm.ptr -> f64
    %12 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr %12[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
    %14 = llvm.load %13 : !llvm.ptr -> f64
    %15 = arith.addf %14, %11 : f64
    llvm.store %15, %13 : f64, !llvm.ptr
    return
  }
  func.func @reductions(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.struct<"point", (f64, f64)> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    %9 = llvm.alloca %c1_i32 x !llvm.array<8 x i64> : (i32) -> !llvm.ptr
    %10 = llvm.alloca %c1_i32 x !llvm.struct<(ptr, i64, i64)> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %11 = llvm.intr.stacksave : !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %4 : f64, !llvm.ptr
    %cst_0 = arith.constant 0.000000e+00 : f64
    %12 = llvm.getelementptr %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_0, %12 : f64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %5 : i32, !llvm.ptr
    %c1_i32_1 = arith.constant 1 : i32
    llvm.store %c1_i32_1, %6 : i32, !llvm.ptr
    %cst_2 = arith.constant 0.000000e+00 : f32
    llvm.store %cst_2, %7 : f32, !llvm.ptr
    %cst_3 = arith.constant 0.000000e+00 : f64
    %cst_4 = arith.constant 0.000000e+00 : f64
    %13 = llvm.getelementptr %8[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_3, %13 : f64, !llvm.ptr
    %14 = llvm.getelementptr %8[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_4, %14 : f64, !llvm.ptr
    %c64_i64 = arith.constant 64 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%9, %c0_i8, %c64_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c0_i64 = arith.constant 0 : i64
    llvm.store %c0_i64, %9 : i64, !llvm.ptr
    %15 = llvm.load %0 : !llvm.ptr -> i32
    %16 = arith.extsi %15 : i32 to i64
    %17 = llvm.alloca %16 x f32 : (i64) -> !llvm.ptr
    omp.parallel {
      %c1_i32_8 = arith.constant 1 : i32
      %30 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      %31 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_10 = arith.constant 1 : i32
      omp.wsloop reduction(byref @sum_declared0_reduction_byref_struct_point %4 -> %arg4, byref @largest_declared0_reduction_byref_i32 %5 -> %arg5, byref @largest_declared0_reduction_byref_f32 %7 -> %arg6, @land_reduction_i32 %6 -> %arg7, byref @mul_reduction_byref_complex_f64 %8 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
        omp.loop_nest (%arg9) : i32 = (%c0_i32_9) to (%31) step (%c1_i32_10) {
          llvm.store %arg9, %30 : i32, !llvm.ptr
          %32 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
          %33 = llvm.load %30 : !llvm.ptr -> i32
          %34 = arith.extsi %33 : i32 to i64
          %35 = llvm.getelementptr %32[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"point", (f64, f64)>
          func.call @add(%arg4, %35) : (!llvm.ptr, !llvm.ptr) -> ()
          %36 = llvm.load %30 : !llvm.ptr -> i32
          llvm.store %36, %arg5 : i32, !llvm.ptr
          %37 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %38 = llvm.load %30 : !llvm.ptr -> i32
          %39 = arith.extsi %38 : i32 to i64
          %40 = llvm.getelementptr %37[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %41 = llvm.load %40 : !llvm.ptr -> f32
          llvm.store %41, %arg6 : f32, !llvm.ptr
          %42 = llvm.load %arg7 : !llvm.ptr -> i32
          %c0_i32_11 = arith.constant 0 : i32
          %43 = arith.cmpi ne, %42, %c0_i32_11 : i32
          %44 = scf.if %43 -> (i1) {
            %64 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
            %65 = llvm.load %30 : !llvm.ptr -> i32
            %66 = arith.extsi %65 : i32 to i64
            %67 = llvm.getelementptr %64[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %68 = llvm.load %67 : !llvm.ptr -> f32
            %cst_13 = arith.constant 0.000000e+00 : f32
            %69 = arith.cmpf une, %68, %cst_13 : f32
            scf.yield %69 : i1
          } else {
            %false = arith.constant false
            scf.yield %false : i1
          }
          %45 = arith.extui %44 : i1 to i32
          llvm.store %45, %arg7 : i32, !llvm.ptr
          %46 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %47 = llvm.load %30 : !llvm.ptr -> i32
          %48 = arith.extsi %47 : i32 to i64
          %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %50 = llvm.load %49 : !llvm.ptr -> f32
          %51 = arith.extf %50 : f32 to f64
          %cst_12 = arith.constant 0.000000e+00 : f64
          %52 = llvm.getelementptr %arg8[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
          %53 = llvm.load %52 : !llvm.ptr -> f64
          %54 = llvm.getelementptr %arg8[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
          %55 = llvm.load %54 : !llvm.ptr -> f64
          %56 = arith.mulf %53, %51 : f64
          %57 = arith.mulf %55, %cst_12 : f64
          %58 = arith.subf %56, %57 : f64
          %59 = arith.mulf %53, %cst_12 : f64
          %60 = arith.mulf %55, %51 : f64
          %61 = arith.addf %59, %60 : f64
          %62 = llvm.getelementptr %arg8[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
          llvm.store %58, %62 : f64, !llvm.ptr
          %63 = llvm.getelementptr %arg8[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
          llvm.store %61, %63 : f64, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    omp.parallel {
      %c1_i32_8 = arith.constant 1 : i32
      %30 = llvm.alloca %c1_i32_8 x !llvm.struct<(ptr, i64, i64)> : (i32) -> !llvm.ptr
      %31 = llvm.alloca %c1_i32_8 x !llvm.struct<(ptr, i64, i64)> : (i32) -> !llvm.ptr
      %32 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
      %33 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
      %34 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %35 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c0_9 = arith.constant 0 : index
      %c1_10 = arith.constant 1 : index
      %36 = llvm.load %0 : !llvm.ptr -> i32
      %37 = arith.index_cast %36 : i32 to index
      %c1_11 = arith.constant 1 : index
      %38 = arith.subi %37, %c1_11 : index
      %39 = arith.addi %c1_10, %38 : index
      %c1_12 = arith.constant 1 : index
      %c0_i64_13 = arith.constant 0 : i64
      %c1_i64_14 = arith.constant 1 : i64
      %c1_i64_15 = arith.constant 1 : i64
      %40 = arith.index_cast %c1_10 : index to i64
      %41 = arith.muli %40, %c1_i64_15 : i64
      %42 = arith.addi %c0_i64_13, %41 : i64
      %43 = arith.index_cast %37 : index to i64
      %44 = arith.muli %c1_i64_14, %43 : i64
      %45 = arith.index_cast %37 : index to i64
      %46 = arith.muli %c1_i64_15, %45 : i64
      %47 = llvm.getelementptr %30[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      llvm.store %35, %47 : !llvm.ptr, !llvm.ptr
      %48 = llvm.getelementptr %30[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      llvm.store %42, %48 : i64, !llvm.ptr
      %49 = llvm.getelementptr %30[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      llvm.store %44, %49 : i64, !llvm.ptr
      %50 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0_16 = arith.constant 0 : index
      %c0_17 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c3 = arith.constant 3 : index
      %c1_18 = arith.constant 1 : index
      %c0_i64_19 = arith.constant 0 : i64
      %c1_i64_20 = arith.constant 1 : i64
      %c1_i64_21 = arith.constant 1 : i64
      %51 = arith.index_cast %c0_17 : index to i64
      %52 = arith.muli %51, %c1_i64_21 : i64
      %53 = arith.addi %c0_i64_19, %52 : i64
      %54 = arith.index_cast %c4 : index to i64
      %55 = arith.muli %c1_i64_20, %54 : i64
      %56 = arith.index_cast %c4 : index to i64
      %57 = arith.muli %c1_i64_21, %56 : i64
      %58 = llvm.getelementptr %31[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      llvm.store %50, %58 : !llvm.ptr, !llvm.ptr
      %59 = llvm.getelementptr %31[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      llvm.store %53, %59 : i64, !llvm.ptr
      %60 = llvm.getelementptr %31[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      llvm.store %55, %60 : i64, !llvm.ptr
      %c0_i32_22 = arith.constant 0 : i32
      %61 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_23 = arith.constant 1 : i32
      omp.wsloop reduction(byref @add_reduction_byref_8xi64 %9 -> %arg4, byref @add_reduction_byref_section_f32 %30 -> %arg5, byref @max_reduction_byref_section_f32 %31 -> %arg6 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
        omp.loop_nest (%arg7) : i32 = (%c0_i32_22) to (%61) step (%c1_i32_23) {
          %62 = llvm.getelementptr %arg5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
          %63 = llvm.load %62 : !llvm.ptr -> !llvm.ptr
          %64 = llvm.getelementptr %arg5[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
          %65 = llvm.load %64 : !llvm.ptr -> i64
          %66 = llvm.getelementptr %arg5[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
          %67 = llvm.load %66 : !llvm.ptr -> i64
          llvm.store %63, %32 : !llvm.ptr, !llvm.ptr
          %68 = llvm.getelementptr %arg6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
          %69 = llvm.load %68 : !llvm.ptr -> !llvm.ptr
          %70 = llvm.getelementptr %arg6[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
          %71 = llvm.load %70 : !llvm.ptr -> i64
          %72 = llvm.getelementptr %arg6[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
          %73 = llvm.load %72 : !llvm.ptr -> i64
          llvm.store %69, %33 : !llvm.ptr, !llvm.ptr
          llvm.store %arg7, %34 : i32, !llvm.ptr
          %74 = llvm.load %34 : !llvm.ptr -> i32
          %c8_i32 = arith.constant 8 : i32
          %75 = arith.remsi %74, %c8_i32 : i32
          %76 = arith.extsi %75 : i32 to i64
          %77 = llvm.getelementptr %arg4[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i64
          %78 = llvm.load %77 : !llvm.ptr -> i64
          %c1_i64_24 = arith.constant 1 : i64
          %79 = arith.addi %78, %c1_i64_24 : i64
          llvm.store %79, %77 : i64, !llvm.ptr
          %cst_25 = arith.constant 1.000000e+00 : f32
          %80 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
          %81 = llvm.load %34 : !llvm.ptr -> i32
          %c1_i32_26 = arith.constant 1 : i32
          %82 = arith.addi %81, %c1_i32_26 : i32
          %83 = arith.extsi %82 : i32 to i64
          %84 = llvm.getelementptr %80[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %85 = llvm.load %84 : !llvm.ptr -> f32
          %86 = arith.addf %85, %cst_25 : f32
          llvm.store %86, %84 : f32, !llvm.ptr
          %87 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
          %88 = llvm.load %34 : !llvm.ptr -> i32
          %89 = arith.extsi %88 : i32 to i64
          %90 = llvm.getelementptr %87[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %91 = llvm.load %90 : !llvm.ptr -> f32
          %92 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
          %93 = llvm.load %34 : !llvm.ptr -> i32
          %c4_i32 = arith.constant 4 : i32
          %94 = arith.remsi %93, %c4_i32 : i32
          %95 = arith.extsi %94 : i32 to i64
          %96 = llvm.getelementptr %92[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %91, %96 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part, accc.reduction_parts = ["", "a[1:n]", "m[0:4]"]}
      omp.terminator
    }
    %c0 = arith.constant 0 : index
    %18 = arith.index_cast %16 : i64 to index
    %c1 = arith.constant 1 : index
    %19 = arith.subi %18, %c1 : index
    %c1_5 = arith.constant 1 : index
    %c0_i64_6 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c1_i64_7 = arith.constant 1 : i64
    %20 = arith.index_cast %c0 : index to i64
    %21 = arith.muli %20, %c1_i64_7 : i64
    %22 = arith.addi %c0_i64_6, %21 : i64
    %23 = arith.index_cast %18 : index to i64
    %24 = arith.muli %c1_i64, %23 : i64
    %25 = arith.index_cast %18 : index to i64
    %26 = arith.muli %c1_i64_7, %25 : i64
    %27 = llvm.getelementptr %10[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %17, %27 : !llvm.ptr, !llvm.ptr
    %28 = llvm.getelementptr %10[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %22, %28 : i64, !llvm.ptr
    %29 = llvm.getelementptr %10[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
    llvm.store %24, %29 : i64, !llvm.ptr
    omp.parallel private(@rows_private_section_f32 %10 -> %arg4, @histogram_firstprivate_8xi64 %9 -> %arg5 : !llvm.ptr, !llvm.ptr) {
      %30 = llvm.getelementptr %arg4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
      %32 = llvm.getelementptr %arg4[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      %33 = llvm.load %32 : !llvm.ptr -> i64
      %34 = llvm.getelementptr %arg4[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      %35 = llvm.load %34 : !llvm.ptr -> i64
      %c0_i64_8 = arith.constant 0 : i64
      %36 = llvm.getelementptr %arg5[%c0_i64_8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %37 = llvm.load %36 : !llvm.ptr -> i64
      %38 = arith.sitofp %37 : i64 to f32
      %c0_i64_9 = arith.constant 0 : i64
      %39 = llvm.getelementptr %31[%c0_i64_9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %38, %39 : f32, !llvm.ptr
      omp.terminator
    }
    omp.parallel {
      %c1_i32_8 = arith.constant 1 : i32
      %30 = llvm.alloca %c1_i32_8 x !llvm.struct<(ptr, i64, i64)> : (i32) -> !llvm.ptr
      %31 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_9 = arith.constant 0 : index
      %32 = arith.index_cast %16 : i64 to index
      %c1_10 = arith.constant 1 : index
      %33 = arith.subi %32, %c1_10 : index
      %c1_11 = arith.constant 1 : index
      %c0_i64_12 = arith.constant 0 : i64
      %c1_i64_13 = arith.constant 1 : i64
      %c1_i64_14 = arith.constant 1 : i64
      %34 = arith.index_cast %c0_9 : index to i64
      %35 = arith.muli %34, %c1_i64_14 : i64
      %36 = arith.addi %c0_i64_12, %35 : i64
      %37 = arith.index_cast %32 : index to i64
      %38 = arith.muli %c1_i64_13, %37 : i64
      %39 = arith.index_cast %32 : index to i64
      %40 = arith.muli %c1_i64_14, %39 : i64
      %41 = llvm.getelementptr %30[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      llvm.store %17, %41 : !llvm.ptr, !llvm.ptr
      %42 = llvm.getelementptr %30[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      llvm.store %36, %42 : i64, !llvm.ptr
      %43 = llvm.getelementptr %30[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
      llvm.store %38, %43 : i64, !llvm.ptr
      %c0_i32_15 = arith.constant 0 : i32
      %44 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_16 = arith.constant 1 : i32
      omp.wsloop private(@rows_firstprivate_section_f32 %30 -> %arg4, @histogram_private_8xi64 %9 -> %arg5 : !llvm.ptr, !llvm.ptr) {
        omp.loop_nest (%arg6) : i32 = (%c0_i32_15) to (%44) step (%c1_i32_16) {
          %45 = llvm.getelementptr %arg4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
          %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
          %47 = llvm.getelementptr %arg4[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
          %48 = llvm.load %47 : !llvm.ptr -> i64
          %49 = llvm.getelementptr %arg4[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i64)>
          %50 = llvm.load %49 : !llvm.ptr -> i64
          llvm.store %arg6, %31 : i32, !llvm.ptr
          %51 = llvm.load %31 : !llvm.ptr -> i32
          %52 = arith.extsi %51 : i32 to i64
          %53 = llvm.getelementptr %46[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %54 = llvm.load %53 : !llvm.ptr -> f32
          %55 = arith.fptosi %54 : f32 to i64
          %56 = llvm.load %31 : !llvm.ptr -> i32
          %c8_i32 = arith.constant 8 : i32
          %57 = arith.remsi %56, %c8_i32 : i32
          %58 = arith.extsi %57 : i32 to i64
          %59 = llvm.getelementptr %arg5[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i64
          llvm.store %55, %59 : i64, !llvm.ptr
          %60 = arith.addi %arg6, %c1_i32_16 : i32
          %61 = arith.cmpi sge, %60, %44 : i32
          scf.if %61 {
            %c64_i64_17 = arith.constant 64 : i64
            "llvm.intr.memcpy"(%9, %arg5, %c64_i64_17) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
          }
          omp.yield
        }
      } {accc.lastprivate = array<i1: false, true>, accc.part}
      omp.terminator
    }
    llvm.intr.stackrestore %11 : !llvm.ptr
    return
  }
}
