module {
  acc.private.recipe @privatization_f32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  }
  acc.private.recipe @privatization_4xf32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<4 x f32> : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  }
  acc.firstprivate.recipe @firstprivatization_2x3xf32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<2 x array<3 x f32>> : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c24_i64 = arith.constant 24 : i64
    "llvm.intr.memcpy"(%arg1, %arg0, %c24_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    acc.terminator
  }
  acc.firstprivate.recipe @firstprivatization_struct_acc3 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<"acc3", (array<3 x f64>)> : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c24_i64 = arith.constant 24 : i64
    "llvm.intr.memcpy"(%arg1, %arg0, %c24_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    acc.terminator
  }
  acc.firstprivate.recipe @firstprivatization_ptr : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %arg1 : !llvm.ptr, !llvm.ptr
    acc.terminator
  }
  acc.firstprivate.recipe @firstprivatization_i32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    acc.terminator
  }
  acc.private.recipe @privatization_section1_f64 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !acc.data_bounds_ty):
    %c1_i64 = arith.constant 1 : i64
    %0 = acc.get_extent %arg1 : (!acc.data_bounds_ty) -> index
    %1 = arith.index_cast %0 : index to i64
    %2 = arith.muli %c1_i64, %1 : i64
    %3 = llvm.alloca %2 x f64 : (i64) -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %c1_i64_0 = arith.constant 1 : i64
    %4 = acc.get_lowerbound %arg1 : (!acc.data_bounds_ty) -> index
    %5 = arith.index_cast %4 : index to i64
    %6 = arith.muli %5, %c1_i64_0 : i64
    %7 = arith.addi %c0_i64, %6 : i64
    %8 = acc.get_extent %arg1 : (!acc.data_bounds_ty) -> index
    %9 = arith.index_cast %8 : index to i64
    %10 = arith.muli %c1_i64_0, %9 : i64
    %c0_i64_1 = arith.constant 0 : i64
    %11 = arith.subi %c0_i64_1, %7 : i64
    %12 = llvm.getelementptr %3[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    acc.yield %12 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_max_f64 : !llvm.ptr reduction_operator <max> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %cst = arith.constant 0xFFF0000000000000 : f64
    llvm.store %cst, %0 : f64, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f64
    %1 = llvm.load %arg1 : !llvm.ptr -> f64
    %2 = arith.cmpf ogt, %0, %1 : f64
    %3 = arith.select %2, %0, %1 : f64
    llvm.store %3, %arg0 : f64, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_add_4xf32 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<4 x f32> : (i32) -> !llvm.ptr
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c4 step %c1 {
      %1 = arith.index_cast %arg1 : index to i64
      %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %cst = arith.constant 0.000000e+00 : f32
      llvm.store %cst, %2 : f32, !llvm.ptr
    }
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %0 = arith.index_cast %arg2 : index to i64
      %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %2 = llvm.getelementptr %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %3 = llvm.load %1 : !llvm.ptr -> f32
      %4 = llvm.load %2 : !llvm.ptr -> f32
      %5 = arith.addf %3, %4 : f32
      llvm.store %5, %1 : f32, !llvm.ptr
    }
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_add_i16 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i16 : (i32) -> !llvm.ptr
    %c0_i16 = arith.constant 0 : i16
    llvm.store %c0_i16, %0 : i16, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i16
    %1 = llvm.load %arg1 : !llvm.ptr -> i16
    %2 = arith.extsi %0 : i16 to i32
    %3 = arith.extsi %1 : i16 to i32
    %4 = arith.addi %2, %3 : i32
    %5 = arith.trunci %4 : i32 to i16
    llvm.store %5, %arg0 : i16, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_add_complex_f64 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst, %1 : f64, !llvm.ptr
    %2 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_0, %2 : f64, !llvm.ptr
    acc.yield %0 : !llvm.ptr
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
    %8 = arith.addf %1, %5 : f64
    %9 = arith.addf %3, %7 : f64
    %10 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %8, %10 : f64, !llvm.ptr
    %11 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %9, %11 : f64, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_land_bool : !llvm.ptr reduction_operator <land> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    %true = arith.constant true
    %1 = arith.extui %true : i1 to i8
    llvm.store %1, %0 : i8, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i8
    %1 = arith.trunci %0 : i8 to i1
    %2 = llvm.load %arg1 : !llvm.ptr -> i8
    %3 = arith.trunci %2 : i8 to i1
    %4 = arith.andi %1, %3 : i1
    %5 = arith.extui %4 : i1 to i8
    llvm.store %5, %arg0 : i8, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_ior_u8 : !llvm.ptr reduction_operator <ior> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    %c0_i8 = arith.constant 0 : i8
    llvm.store %c0_i8, %0 : i8, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i8
    %1 = llvm.load %arg1 : !llvm.ptr -> i8
    %2 = arith.extui %0 : i8 to i32
    %3 = arith.extui %1 : i8 to i32
    %4 = arith.ori %2, %3 : i32
    %5 = arith.trunci %4 : i32 to i8
    llvm.store %5, %arg0 : i8, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_min_u32 : !llvm.ptr reduction_operator <min> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c-1_i32 = arith.constant -1 : i32
    llvm.store %c-1_i32, %0 : i32, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg1 : !llvm.ptr -> i32
    %2 = arith.cmpi ult, %0, %1 : i32
    %3 = arith.select %2, %0, %1 : i32
    llvm.store %3, %arg0 : i32, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_mul_f32 : !llvm.ptr reduction_operator <mul> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %cst = arith.constant 1.000000e+00 : f32
    llvm.store %cst, %0 : f32, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    %1 = llvm.load %arg1 : !llvm.ptr -> f32
    %2 = arith.mulf %0, %1 : f32
    llvm.store %2, %arg0 : f32, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_xor_i32 : !llvm.ptr reduction_operator <xor> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %0 : i32, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg1 : !llvm.ptr -> i32
    %2 = arith.xori %0, %1 : i32
    llvm.store %2, %arg0 : i32, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_add_f64 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %0 : f64, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f64
    %1 = llvm.load %arg1 : !llvm.ptr -> f64
    %2 = arith.addf %0, %1 : f64
    llvm.store %2, %arg0 : f64, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_add_section1_f64 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !acc.data_bounds_ty):
    %c1_i64 = arith.constant 1 : i64
    %0 = acc.get_extent %arg1 : (!acc.data_bounds_ty) -> index
    %1 = arith.index_cast %0 : index to i64
    %2 = arith.muli %c1_i64, %1 : i64
    %3 = llvm.alloca %2 x f64 : (i64) -> !llvm.ptr
    %4 = arith.index_cast %2 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %4 step %c1 {
      %14 = arith.index_cast %arg2 : index to i64
      %15 = llvm.getelementptr %3[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %cst = arith.constant 0.000000e+00 : f64
      llvm.store %cst, %15 : f64, !llvm.ptr
    }
    %c0_i64 = arith.constant 0 : i64
    %c1_i64_0 = arith.constant 1 : i64
    %5 = acc.get_lowerbound %arg1 : (!acc.data_bounds_ty) -> index
    %6 = arith.index_cast %5 : index to i64
    %7 = arith.muli %6, %c1_i64_0 : i64
    %8 = arith.addi %c0_i64, %7 : i64
    %9 = acc.get_extent %arg1 : (!acc.data_bounds_ty) -> index
    %10 = arith.index_cast %9 : index to i64
    %11 = arith.muli %c1_i64_0, %10 : i64
    %c0_i64_1 = arith.constant 0 : i64
    %12 = arith.subi %c0_i64_1, %8 : i64
    %13 = llvm.getelementptr %3[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    acc.yield %13 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !acc.data_bounds_ty):
    %c1_i64 = arith.constant 1 : i64
    %0 = acc.get_extent %arg2 : (!acc.data_bounds_ty) -> index
    %1 = arith.index_cast %0 : index to i64
    %2 = arith.muli %c1_i64, %1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64_0 = arith.constant 1 : i64
    %3 = acc.get_lowerbound %arg2 : (!acc.data_bounds_ty) -> index
    %4 = arith.index_cast %3 : index to i64
    %5 = arith.muli %4, %c1_i64_0 : i64
    %6 = arith.addi %c0_i64, %5 : i64
    %7 = acc.get_extent %arg2 : (!acc.data_bounds_ty) -> index
    %8 = arith.index_cast %7 : index to i64
    %9 = arith.muli %c1_i64_0, %8 : i64
    %10 = llvm.getelementptr %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %c0_i64_1 = arith.constant 0 : i64
    %c1_i64_2 = arith.constant 1 : i64
    %11 = acc.get_lowerbound %arg2 : (!acc.data_bounds_ty) -> index
    %12 = arith.index_cast %11 : index to i64
    %13 = arith.muli %12, %c1_i64_2 : i64
    %14 = arith.addi %c0_i64_1, %13 : i64
    %15 = acc.get_extent %arg2 : (!acc.data_bounds_ty) -> index
    %16 = arith.index_cast %15 : index to i64
    %17 = arith.muli %c1_i64_2, %16 : i64
    %18 = llvm.getelementptr %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %19 = arith.index_cast %2 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %19 step %c1 {
      %20 = arith.index_cast %arg3 : index to i64
      %21 = llvm.getelementptr %10[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %22 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %23 = llvm.load %21 : !llvm.ptr -> f64
      %24 = llvm.load %22 : !llvm.ptr -> f64
      %25 = arith.addf %23, %24 : f64
      llvm.store %25, %21 : f64, !llvm.ptr
    }
    acc.yield %arg0 : !llvm.ptr
  }
  func.func @f(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.array<4 x f32> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x !llvm.array<2 x array<3 x f32>> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %c1_i32 x !llvm.struct<"acc3", (array<3 x f64>)> : (i32) -> !llvm.ptr
    %10 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    %11 = llvm.alloca %c1_i32 x i16 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    %13 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : i32, !llvm.ptr
    %14 = llvm.intr.stacksave : !llvm.ptr
    %15 = llvm.load %1 : !llvm.ptr -> i32
    %16 = arith.extsi %15 : i32 to i64
    %17 = llvm.alloca %16 x f64 : (i64) -> !llvm.ptr
    %18 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.store %18, %7 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %8 : f64, !llvm.ptr
    %c24_i64 = arith.constant 24 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%9, %c0_i8, %c24_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %cst_0 = arith.constant 0.000000e+00 : f64
    llvm.store %cst_0, %9 : f64, !llvm.ptr
    %true = arith.constant true
    %19 = arith.extui %true : i1 to i8
    llvm.store %19, %10 : i8, !llvm.ptr
    %c0_i16 = arith.constant 0 : i16
    llvm.store %c0_i16, %11 : i16, !llvm.ptr
    %c0_i8_1 = arith.constant 0 : i8
    llvm.store %c0_i8_1, %12 : i8, !llvm.ptr
    %cst_2 = arith.constant 0.000000e+00 : f64
    %cst_3 = arith.constant 0.000000e+00 : f64
    %20 = llvm.getelementptr %13[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_2, %20 : f64, !llvm.ptr
    %21 = llvm.getelementptr %13[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_3, %21 : f64, !llvm.ptr
    %22 = acc.private varPtr(%4 : !llvm.ptr) varType(f32) recipe(@privatization_f32) -> !llvm.ptr {name = "t"}
    %23 = acc.private varPtr(%5 : !llvm.ptr) varType(!llvm.array<4 x f32>) recipe(@privatization_4xf32) -> !llvm.ptr {name = "a"}
    %24 = acc.firstprivate varPtr(%6 : !llvm.ptr) varType(!llvm.array<2 x array<3 x f32>>) recipe(@firstprivatization_2x3xf32) -> !llvm.ptr {name = "b"}
    %25 = acc.firstprivate varPtr(%9 : !llvm.ptr) varType(!llvm.struct<"acc3", (array<3 x f64>)>) recipe(@firstprivatization_struct_acc3) -> !llvm.ptr {name = "s"}
    %26 = acc.firstprivate varPtr(%7 : !llvm.ptr) varType(!llvm.struct<(ptr)>) recipe(@firstprivatization_ptr) -> !llvm.ptr {name = "cursor"}
    %27 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {name = "n"}
    acc.parallel firstprivate(%24, %25, %26, %27 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) private(%22, %23 : !llvm.ptr, !llvm.ptr) {
      %c0_i64 = arith.constant 0 : i64
      %57 = llvm.getelementptr %24[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x f32>
      %c0_i64_6 = arith.constant 0 : i64
      %58 = llvm.getelementptr %57[%c0_i64_6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %59 = llvm.load %58 : !llvm.ptr -> f32
      %60 = arith.extf %59 : f32 to f64
      %61 = llvm.getelementptr %25[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"acc3", (array<3 x f64>)>
      %c0_i64_7 = arith.constant 0 : i64
      %62 = llvm.getelementptr %61[%c0_i64_7] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %63 = llvm.load %62 : !llvm.ptr -> f64
      %64 = arith.addf %60, %63 : f64
      %65 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
      %66 = llvm.load %65 : !llvm.ptr -> f64
      %67 = arith.addf %64, %66 : f64
      %68 = llvm.load %27 : !llvm.ptr -> i32
      %69 = arith.sitofp %68 : i32 to f64
      %70 = arith.addf %67, %69 : f64
      %71 = arith.truncf %70 : f64 to f32
      %c0_i64_8 = arith.constant 0 : i64
      %72 = llvm.getelementptr %23[%c0_i64_8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %71, %72 : f32, !llvm.ptr
      llvm.store %71, %22 : f32, !llvm.ptr
      acc.yield
    }
    %28 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {name = "m"}
    %29 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) firstprivate(%28, %29 : !llvm.ptr, !llvm.ptr) {
      %c0_6 = arith.constant 0 : index
      %57 = arith.index_cast %16 : i64 to index
      %c1_7 = arith.constant 1 : index
      %58 = arith.subi %57, %c1_7 : index
      %c1_8 = arith.constant 1 : index
      %59 = acc.bounds lowerbound(%c0_6 : index) upperbound(%58 : index) extent(%57 : index) stride(%c1_8 : index) startIdx(%c0_6 : index)
      %60 = acc.private varPtr(%17 : !llvm.ptr) varType(f64) bounds(%59) recipe(@privatization_section1_f64) -> !llvm.ptr {name = "v"}
      %61 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0_9 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %62 = llvm.load %28 : !llvm.ptr -> i32
      %63 = arith.index_cast %62 : i32 to index
      %c1_10 = arith.constant 1 : index
      %64 = arith.subi %63, %c1_10 : index
      %65 = arith.addi %c2, %64 : index
      %c1_11 = arith.constant 1 : index
      %66 = acc.bounds lowerbound(%c2 : index) upperbound(%65 : index) extent(%63 : index) stride(%c1_11 : index) startIdx(%c0_9 : index)
      %67 = acc.private varPtr(%61 : !llvm.ptr) varType(f64) bounds(%66) recipe(@privatization_section1_f64) -> !llvm.ptr {name = "p[2:m]"}
      %c0_i32 = arith.constant 0 : i32
      %68 = llvm.load %29 : !llvm.ptr -> i32
      %c1_i32_12 = arith.constant 1 : i32
      acc.loop combined(parallel) private(%60, %67 : !llvm.ptr, !llvm.ptr) control(%arg4 : i32) = (%c0_i32 : i32) to (%68 : i32)  step (%c1_i32_12 : i32) {
        %c1_i32_13 = arith.constant 1 : i32
        %69 = llvm.alloca %c1_i32_13 x !llvm.ptr : (i32) -> !llvm.ptr
        %70 = llvm.alloca %c1_i32_13 x i32 : (i32) -> !llvm.ptr
        llvm.store %67, %69 : !llvm.ptr, !llvm.ptr
        llvm.store %arg4, %70 : i32, !llvm.ptr
        %71 = llvm.load %28 : !llvm.ptr -> i32
        %72 = arith.sitofp %71 : i32 to f64
        %73 = llvm.load %69 : !llvm.ptr -> !llvm.ptr
        %c2_i64 = arith.constant 2 : i64
        %74 = llvm.getelementptr %73[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %72, %74 : f64, !llvm.ptr
        %c0_i64 = arith.constant 0 : i64
        %75 = llvm.getelementptr %60[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %72, %75 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    %30 = acc.copyin varPtr(%8 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "worst"}
    %31 = acc.copyin varPtr(%5 : !llvm.ptr) varType(!llvm.array<4 x f32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "a"}
    %32 = acc.copyin varPtr(%11 : !llvm.ptr) varType(i16) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "small"}
    %33 = acc.copyin varPtr(%13 : !llvm.ptr) varType(!llvm.struct<(f64, f64)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "z"}
    %34 = acc.copyin varPtr(%10 : !llvm.ptr) varType(i8) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "all"}
    %35 = acc.copyin varPtr(%12 : !llvm.ptr) varType(i8) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "bits"}
    %36 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %37 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %38 = acc.nocreate varPtr(%37 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "p"}
    acc.parallel combined(loop) dataOperands(%30, %31, %32, %33, %34, %35, %38 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%36 : !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %57 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %38, %57 : !llvm.ptr, !llvm.ptr
      %58 = acc.reduction varPtr(%30 : !llvm.ptr) varType(f64) recipe(@reduction_max_f64) -> !llvm.ptr {name = "worst"}
      %59 = acc.reduction varPtr(%31 : !llvm.ptr) varType(!llvm.array<4 x f32>) recipe(@reduction_add_4xf32) -> !llvm.ptr {name = "a"}
      %60 = acc.reduction varPtr(%32 : !llvm.ptr) varType(i16) recipe(@reduction_add_i16) -> !llvm.ptr {name = "small"}
      %61 = acc.reduction varPtr(%33 : !llvm.ptr) varType(!llvm.struct<(f64, f64)>) recipe(@reduction_add_complex_f64) -> !llvm.ptr {name = "z"}
      %62 = acc.reduction varPtr(%34 : !llvm.ptr) varType(i8) recipe(@reduction_land_bool) -> !llvm.ptr {name = "all"}
      %63 = acc.reduction varPtr(%35 : !llvm.ptr) varType(i8) recipe(@reduction_ior_u8) -> !llvm.ptr {name = "bits"}
      %c0_i32 = arith.constant 0 : i32
      %64 = llvm.load %36 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      acc.loop combined(parallel) reduction(%58, %59, %60, %61, %62, %63 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) control(%arg4 : i32) = (%c0_i32 : i32) to (%64 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_8 = arith.constant 1 : i32
        %65 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg4, %65 : i32, !llvm.ptr
        %66 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
        %67 = llvm.load %65 : !llvm.ptr -> i32
        %68 = arith.extsi %67 : i32 to i64
        %69 = llvm.getelementptr %66[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %70 = llvm.load %69 : !llvm.ptr -> f64
        %71 = llvm.load %58 : !llvm.ptr -> f64
        %72 = arith.cmpf ogt, %70, %71 : f64
        %73 = scf.if %72 -> (f64) {
          %110 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
          %111 = llvm.load %65 : !llvm.ptr -> i32
          %112 = arith.extsi %111 : i32 to i64
          %113 = llvm.getelementptr %110[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %114 = llvm.load %113 : !llvm.ptr -> f64
          scf.yield %114 : f64
        } else {
          %110 = llvm.load %58 : !llvm.ptr -> f64
          scf.yield %110 : f64
        }
        llvm.store %73, %58 : f64, !llvm.ptr
        %74 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
        %75 = llvm.load %65 : !llvm.ptr -> i32
        %76 = arith.extsi %75 : i32 to i64
        %77 = llvm.getelementptr %74[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %78 = llvm.load %77 : !llvm.ptr -> f64
        %79 = llvm.load %65 : !llvm.ptr -> i32
        %c4_i32 = arith.constant 4 : i32
        %80 = arith.remsi %79, %c4_i32 : i32
        %81 = arith.extsi %80 : i32 to i64
        %82 = llvm.getelementptr %59[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %83 = llvm.load %82 : !llvm.ptr -> f32
        %84 = arith.extf %83 : f32 to f64
        %85 = arith.addf %84, %78 : f64
        %86 = arith.truncf %85 : f64 to f32
        llvm.store %86, %82 : f32, !llvm.ptr
        %c1_i32_9 = arith.constant 1 : i32
        %87 = llvm.load %60 : !llvm.ptr -> i16
        %88 = arith.extsi %87 : i16 to i32
        %89 = arith.addi %88, %c1_i32_9 : i32
        %90 = arith.trunci %89 : i32 to i16
        llvm.store %90, %60 : i16, !llvm.ptr
        %91 = llvm.load %62 : !llvm.ptr -> i8
        %92 = arith.trunci %91 : i8 to i1
        %93 = scf.if %92 -> (i1) {
          %110 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
          %111 = llvm.load %65 : !llvm.ptr -> i32
          %112 = arith.extsi %111 : i32 to i64
          %113 = llvm.getelementptr %110[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %114 = llvm.load %113 : !llvm.ptr -> f64
          %cst_11 = arith.constant 0.000000e+00 : f64
          %115 = arith.cmpf ogt, %114, %cst_11 : f64
          scf.yield %115 : i1
        } else {
          %false = arith.constant false
          scf.yield %false : i1
        }
        %94 = arith.extui %93 : i1 to i8
        llvm.store %94, %62 : i8, !llvm.ptr
        %95 = llvm.load %65 : !llvm.ptr -> i32
        %96 = llvm.load %63 : !llvm.ptr -> i8
        %97 = arith.extui %96 : i8 to i32
        %98 = arith.ori %97, %95 : i32
        %99 = arith.trunci %98 : i32 to i8
        llvm.store %99, %63 : i8, !llvm.ptr
        %100 = llvm.load %65 : !llvm.ptr -> i32
        %101 = arith.sitofp %100 : i32 to f64
        %cst_10 = arith.constant 0.000000e+00 : f64
        %102 = llvm.getelementptr %61[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        %103 = llvm.load %102 : !llvm.ptr -> f64
        %104 = llvm.getelementptr %61[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        %105 = llvm.load %104 : !llvm.ptr -> f64
        %106 = arith.addf %103, %101 : f64
        %107 = arith.addf %105, %cst_10 : f64
        %108 = llvm.getelementptr %61[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        llvm.store %106, %108 : f64, !llvm.ptr
        %109 = llvm.getelementptr %61[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        llvm.store %107, %109 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%38 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "p"}
    acc.copyout accPtr(%35 : !llvm.ptr) to varPtr(%12 : !llvm.ptr) varType(i8) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "bits"}
    acc.copyout accPtr(%34 : !llvm.ptr) to varPtr(%10 : !llvm.ptr) varType(i8) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "all"}
    acc.copyout accPtr(%33 : !llvm.ptr) to varPtr(%13 : !llvm.ptr) varType(!llvm.struct<(f64, f64)>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "z"}
    acc.copyout accPtr(%32 : !llvm.ptr) to varPtr(%11 : !llvm.ptr) varType(i16) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "small"}
    acc.copyout accPtr(%31 : !llvm.ptr) to varPtr(%5 : !llvm.ptr) varType(!llvm.array<4 x f32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "a"}
    acc.copyout accPtr(%30 : !llvm.ptr) to varPtr(%8 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "worst"}
    %39 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "t"}
    %40 = acc.copyin varPtr(%3 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "u"}
    %41 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "n"}
    %42 = acc.reduction varPtr(%40 : !llvm.ptr) varType(i32) recipe(@reduction_min_u32) -> !llvm.ptr {name = "u"}
    %43 = acc.reduction varPtr(%39 : !llvm.ptr) varType(f32) recipe(@reduction_mul_f32) -> !llvm.ptr {name = "t"}
    %44 = acc.reduction varPtr(%41 : !llvm.ptr) varType(i32) recipe(@reduction_xor_i32) -> !llvm.ptr {name = "n"}
    acc.parallel dataOperands(%39, %40, %41 : !llvm.ptr, !llvm.ptr, !llvm.ptr) reduction(%42, %43, %44 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %57 = llvm.load %42 : !llvm.ptr -> i32
      %c3_i32 = arith.constant 3 : i32
      %58 = arith.cmpi ult, %57, %c3_i32 : i32
      %59 = scf.if %58 -> (i32) {
        %64 = llvm.load %42 : !llvm.ptr -> i32
        scf.yield %64 : i32
      } else {
        %c3_i32_8 = arith.constant 3 : i32
        scf.yield %c3_i32_8 : i32
      }
      llvm.store %59, %42 : i32, !llvm.ptr
      %cst_6 = arith.constant 2.000000e+00 : f32
      %60 = llvm.load %43 : !llvm.ptr -> f32
      %61 = arith.mulf %60, %cst_6 : f32
      llvm.store %61, %43 : f32, !llvm.ptr
      %c1_i32_7 = arith.constant 1 : i32
      %62 = llvm.load %44 : !llvm.ptr -> i32
      %63 = arith.xori %62, %c1_i32_7 : i32
      llvm.store %63, %44 : i32, !llvm.ptr
      acc.yield
    }
    acc.copyout accPtr(%41 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "n"}
    acc.copyout accPtr(%40 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "u"}
    acc.copyout accPtr(%39 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "t"}
    %45 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %46 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "m"}
    %47 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %48 = acc.nocreate varPtr(%47 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "p"}
    acc.parallel combined(loop) dataOperands(%48 : !llvm.ptr) firstprivate(%45, %46 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %57 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %48, %57 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %58 = llvm.load %45 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      acc.loop combined(parallel) gang control(%arg4 : i32) = (%c0_i32 : i32) to (%58 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_8 = arith.constant 1 : i32
        %59 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        %60 = llvm.alloca %c1_i32_8 x f64 : (i32) -> !llvm.ptr
        llvm.store %arg4, %59 : i32, !llvm.ptr
        %cst_9 = arith.constant 0.000000e+00 : f64
        llvm.store %cst_9, %60 : f64, !llvm.ptr
        %61 = acc.reduction varPtr(%60 : !llvm.ptr) varType(f64) recipe(@reduction_add_f64) -> !llvm.ptr {name = "row"}
        %c0_i32_10 = arith.constant 0 : i32
        %62 = llvm.load %46 : !llvm.ptr -> i32
        %c1_i32_11 = arith.constant 1 : i32
        acc.loop vector reduction(%61 : !llvm.ptr) control(%arg5 : i32) = (%c0_i32_10 : i32) to (%62 : i32)  step (%c1_i32_11 : i32) {
          %c1_i32_12 = arith.constant 1 : i32
          %68 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg5, %68 : i32, !llvm.ptr
          %69 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
          %70 = llvm.load %59 : !llvm.ptr -> i32
          %71 = llvm.load %46 : !llvm.ptr -> i32
          %72 = arith.muli %70, %71 : i32
          %73 = llvm.load %68 : !llvm.ptr -> i32
          %74 = arith.addi %72, %73 : i32
          %75 = arith.extsi %74 : i32 to i64
          %76 = llvm.getelementptr %69[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %77 = llvm.load %76 : !llvm.ptr -> f64
          %78 = llvm.load %61 : !llvm.ptr -> f64
          %79 = arith.addf %78, %77 : f64
          llvm.store %79, %61 : f64, !llvm.ptr
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        %63 = llvm.load %60 : !llvm.ptr -> f64
        %64 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
        %65 = llvm.load %59 : !llvm.ptr -> i32
        %66 = arith.extsi %65 : i32 to i64
        %67 = llvm.getelementptr %64[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %63, %67 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%48 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "p"}
    %49 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %50 = llvm.load %1 : !llvm.ptr -> i32
    %51 = arith.index_cast %50 : i32 to index
    %c1 = arith.constant 1 : index
    %52 = arith.subi %51, %c1 : index
    %c1_5 = arith.constant 1 : index
    %53 = acc.bounds lowerbound(%c0_4 : index) upperbound(%52 : index) extent(%51 : index) stride(%c1_5 : index) startIdx(%c0 : index)
    %54 = acc.copyin varPtr(%49 : !llvm.ptr) varType(f64) bounds(%53) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "p[0:m]"}
    %55 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %56 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "m"}
    acc.parallel combined(loop) dataOperands(%54 : !llvm.ptr) firstprivate(%55, %56 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %57 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %54, %57 : !llvm.ptr, !llvm.ptr
      %58 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
      %c0_7 = arith.constant 0 : index
      %c0_8 = arith.constant 0 : index
      %59 = llvm.load %56 : !llvm.ptr -> i32
      %60 = arith.index_cast %59 : i32 to index
      %c1_9 = arith.constant 1 : index
      %61 = arith.subi %60, %c1_9 : index
      %c1_10 = arith.constant 1 : index
      %62 = acc.bounds lowerbound(%c0_8 : index) upperbound(%61 : index) extent(%60 : index) stride(%c1_10 : index) startIdx(%c0_7 : index)
      %63 = acc.reduction varPtr(%58 : !llvm.ptr) varType(f64) bounds(%62) recipe(@reduction_add_section1_f64) -> !llvm.ptr {name = "p[0:m]"}
      %c0_i32 = arith.constant 0 : i32
      %64 = llvm.load %55 : !llvm.ptr -> i32
      %c1_i32_11 = arith.constant 1 : i32
      acc.loop combined(parallel) reduction(%63 : !llvm.ptr) control(%arg4 : i32) = (%c0_i32 : i32) to (%64 : i32)  step (%c1_i32_11 : i32) {
        %c1_i32_12 = arith.constant 1 : i32
        %65 = llvm.alloca %c1_i32_12 x !llvm.ptr : (i32) -> !llvm.ptr
        %66 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
        llvm.store %63, %65 : !llvm.ptr, !llvm.ptr
        llvm.store %arg4, %66 : i32, !llvm.ptr
        %67 = llvm.load %66 : !llvm.ptr -> i32
        %68 = arith.sitofp %67 : i32 to f64
        %69 = llvm.load %65 : !llvm.ptr -> !llvm.ptr
        %70 = llvm.load %66 : !llvm.ptr -> i32
        %71 = llvm.load %56 : !llvm.ptr -> i32
        %72 = arith.remsi %70, %71 : i32
        %73 = arith.extsi %72 : i32 to i64
        %74 = llvm.getelementptr %69[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %75 = llvm.load %74 : !llvm.ptr -> f64
        %76 = arith.addf %75, %68 : f64
        llvm.store %76, %74 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%54 : !llvm.ptr) bounds(%53) to varPtr(%49 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "p[0:m]"}
    llvm.intr.stackrestore %14 : !llvm.ptr
    return
  }
}
