module {
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
  acc.reduction.recipe @reduction_add_struct_sums : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<"sums", (i32, f64, i8)> : (i32) -> !llvm.ptr
    %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    %2 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %2 : f64, !llvm.ptr
    %3 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %c0_i32_0 = arith.constant 0 : i32
    %4 = llvm.load %3 : !llvm.ptr -> i8
    %c-8_i8 = arith.constant -8 : i8
    %5 = arith.andi %4, %c-8_i8 : i8
    %6 = arith.trunci %c0_i32_0 : i32 to i8
    %c7_i8 = arith.constant 7 : i8
    %7 = arith.andi %6, %c7_i8 : i8
    %8 = arith.ori %5, %7 : i8
    llvm.store %8, %3 : i8, !llvm.ptr
    %9 = llvm.load %3 : !llvm.ptr -> i8
    %c5_i8 = arith.constant 5 : i8
    %10 = arith.shli %9, %c5_i8 : i8
    %c5_i8_1 = arith.constant 5 : i8
    %11 = arith.shrui %10, %c5_i8_1 : i8
    %12 = arith.extui %11 : i8 to i32
    %13 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %c0_i32_2 = arith.constant 0 : i32
    %14 = llvm.load %13 : !llvm.ptr -> i8
    %c7_i8_3 = arith.constant 7 : i8
    %15 = arith.andi %14, %c7_i8_3 : i8
    %16 = arith.trunci %c0_i32_2 : i32 to i8
    %c3_i8 = arith.constant 3 : i8
    %17 = arith.shli %16, %c3_i8 : i8
    %c-8_i8_4 = arith.constant -8 : i8
    %18 = arith.andi %17, %c-8_i8_4 : i8
    %19 = arith.ori %15, %18 : i8
    llvm.store %19, %13 : i8, !llvm.ptr
    %20 = llvm.load %13 : !llvm.ptr -> i8
    %c3_i8_5 = arith.constant 3 : i8
    %21 = arith.shrui %20, %c3_i8_5 : i8
    %22 = arith.extui %21 : i8 to i32
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %1 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = llvm.load %1 : !llvm.ptr -> i32
    %4 = arith.addi %2, %3 : i32
    llvm.store %4, %0 : i32, !llvm.ptr
    %5 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %6 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %7 = llvm.load %5 : !llvm.ptr -> f64
    %8 = llvm.load %6 : !llvm.ptr -> f64
    %9 = arith.addf %7, %8 : f64
    llvm.store %9, %5 : f64, !llvm.ptr
    %10 = llvm.getelementptr %arg0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %11 = llvm.getelementptr %arg1[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %12 = llvm.load %10 : !llvm.ptr -> i8
    %c5_i8 = arith.constant 5 : i8
    %13 = arith.shli %12, %c5_i8 : i8
    %c5_i8_0 = arith.constant 5 : i8
    %14 = arith.shrui %13, %c5_i8_0 : i8
    %15 = arith.extui %14 : i8 to i32
    %16 = llvm.load %11 : !llvm.ptr -> i8
    %c5_i8_1 = arith.constant 5 : i8
    %17 = arith.shli %16, %c5_i8_1 : i8
    %c5_i8_2 = arith.constant 5 : i8
    %18 = arith.shrui %17, %c5_i8_2 : i8
    %19 = arith.extui %18 : i8 to i32
    %20 = arith.addi %15, %19 : i32
    %21 = llvm.load %10 : !llvm.ptr -> i8
    %c-8_i8 = arith.constant -8 : i8
    %22 = arith.andi %21, %c-8_i8 : i8
    %23 = arith.trunci %20 : i32 to i8
    %c7_i8 = arith.constant 7 : i8
    %24 = arith.andi %23, %c7_i8 : i8
    %25 = arith.ori %22, %24 : i8
    llvm.store %25, %10 : i8, !llvm.ptr
    %26 = llvm.load %10 : !llvm.ptr -> i8
    %c5_i8_3 = arith.constant 5 : i8
    %27 = arith.shli %26, %c5_i8_3 : i8
    %c5_i8_4 = arith.constant 5 : i8
    %28 = arith.shrui %27, %c5_i8_4 : i8
    %29 = arith.extui %28 : i8 to i32
    %30 = llvm.getelementptr %arg0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %31 = llvm.getelementptr %arg1[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %32 = llvm.load %30 : !llvm.ptr -> i8
    %c3_i8 = arith.constant 3 : i8
    %33 = arith.shrui %32, %c3_i8 : i8
    %34 = arith.extui %33 : i8 to i32
    %35 = llvm.load %31 : !llvm.ptr -> i8
    %c3_i8_5 = arith.constant 3 : i8
    %36 = arith.shrui %35, %c3_i8_5 : i8
    %37 = arith.extui %36 : i8 to i32
    %38 = arith.addi %34, %37 : i32
    %39 = llvm.load %30 : !llvm.ptr -> i8
    %c7_i8_6 = arith.constant 7 : i8
    %40 = arith.andi %39, %c7_i8_6 : i8
    %41 = arith.trunci %38 : i32 to i8
    %c3_i8_7 = arith.constant 3 : i8
    %42 = arith.shli %41, %c3_i8_7 : i8
    %c-8_i8_8 = arith.constant -8 : i8
    %43 = arith.andi %42, %c-8_i8_8 : i8
    %44 = arith.ori %40, %43 : i8
    llvm.store %44, %30 : i8, !llvm.ptr
    %45 = llvm.load %30 : !llvm.ptr -> i8
    %c3_i8_9 = arith.constant 3 : i8
    %46 = arith.shrui %45, %c3_i8_9 : i8
    %47 = arith.extui %46 : i8 to i32
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_add_2xstruct_sums : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<2 x struct<"sums", (i32, f64, i8)>> : (i32) -> !llvm.ptr
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c2 step %c1 {
      %1 = arith.index_cast %arg1 : index to i64
      %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %3 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %c0_i32 = arith.constant 0 : i32
      llvm.store %c0_i32, %3 : i32, !llvm.ptr
      %4 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %cst = arith.constant 0.000000e+00 : f64
      llvm.store %cst, %4 : f64, !llvm.ptr
      %5 = llvm.getelementptr %2[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %c0_i32_0 = arith.constant 0 : i32
      %6 = llvm.load %5 : !llvm.ptr -> i8
      %c-8_i8 = arith.constant -8 : i8
      %7 = arith.andi %6, %c-8_i8 : i8
      %8 = arith.trunci %c0_i32_0 : i32 to i8
      %c7_i8 = arith.constant 7 : i8
      %9 = arith.andi %8, %c7_i8 : i8
      %10 = arith.ori %7, %9 : i8
      llvm.store %10, %5 : i8, !llvm.ptr
      %11 = llvm.load %5 : !llvm.ptr -> i8
      %c5_i8 = arith.constant 5 : i8
      %12 = arith.shli %11, %c5_i8 : i8
      %c5_i8_1 = arith.constant 5 : i8
      %13 = arith.shrui %12, %c5_i8_1 : i8
      %14 = arith.extui %13 : i8 to i32
      %15 = llvm.getelementptr %2[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %c0_i32_2 = arith.constant 0 : i32
      %16 = llvm.load %15 : !llvm.ptr -> i8
      %c7_i8_3 = arith.constant 7 : i8
      %17 = arith.andi %16, %c7_i8_3 : i8
      %18 = arith.trunci %c0_i32_2 : i32 to i8
      %c3_i8 = arith.constant 3 : i8
      %19 = arith.shli %18, %c3_i8 : i8
      %c-8_i8_4 = arith.constant -8 : i8
      %20 = arith.andi %19, %c-8_i8_4 : i8
      %21 = arith.ori %17, %20 : i8
      llvm.store %21, %15 : i8, !llvm.ptr
      %22 = llvm.load %15 : !llvm.ptr -> i8
      %c3_i8_5 = arith.constant 3 : i8
      %23 = arith.shrui %22, %c3_i8_5 : i8
      %24 = arith.extui %23 : i8 to i32
    }
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c2 step %c1 {
      %0 = arith.index_cast %arg2 : index to i64
      %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %2 = llvm.getelementptr %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %3 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %4 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %5 = llvm.load %3 : !llvm.ptr -> i32
      %6 = llvm.load %4 : !llvm.ptr -> i32
      %7 = arith.addi %5, %6 : i32
      llvm.store %7, %3 : i32, !llvm.ptr
      %8 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %9 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %10 = llvm.load %8 : !llvm.ptr -> f64
      %11 = llvm.load %9 : !llvm.ptr -> f64
      %12 = arith.addf %10, %11 : f64
      llvm.store %12, %8 : f64, !llvm.ptr
      %13 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %14 = llvm.getelementptr %2[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %15 = llvm.load %13 : !llvm.ptr -> i8
      %c5_i8 = arith.constant 5 : i8
      %16 = arith.shli %15, %c5_i8 : i8
      %c5_i8_0 = arith.constant 5 : i8
      %17 = arith.shrui %16, %c5_i8_0 : i8
      %18 = arith.extui %17 : i8 to i32
      %19 = llvm.load %14 : !llvm.ptr -> i8
      %c5_i8_1 = arith.constant 5 : i8
      %20 = arith.shli %19, %c5_i8_1 : i8
      %c5_i8_2 = arith.constant 5 : i8
      %21 = arith.shrui %20, %c5_i8_2 : i8
      %22 = arith.extui %21 : i8 to i32
      %23 = arith.addi %18, %22 : i32
      %24 = llvm.load %13 : !llvm.ptr -> i8
      %c-8_i8 = arith.constant -8 : i8
      %25 = arith.andi %24, %c-8_i8 : i8
      %26 = arith.trunci %23 : i32 to i8
      %c7_i8 = arith.constant 7 : i8
      %27 = arith.andi %26, %c7_i8 : i8
      %28 = arith.ori %25, %27 : i8
      llvm.store %28, %13 : i8, !llvm.ptr
      %29 = llvm.load %13 : !llvm.ptr -> i8
      %c5_i8_3 = arith.constant 5 : i8
      %30 = arith.shli %29, %c5_i8_3 : i8
      %c5_i8_4 = arith.constant 5 : i8
      %31 = arith.shrui %30, %c5_i8_4 : i8
      %32 = arith.extui %31 : i8 to i32
      %33 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %34 = llvm.getelementptr %2[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %35 = llvm.load %33 : !llvm.ptr -> i8
      %c3_i8 = arith.constant 3 : i8
      %36 = arith.shrui %35, %c3_i8 : i8
      %37 = arith.extui %36 : i8 to i32
      %38 = llvm.load %34 : !llvm.ptr -> i8
      %c3_i8_5 = arith.constant 3 : i8
      %39 = arith.shrui %38, %c3_i8_5 : i8
      %40 = arith.extui %39 : i8 to i32
      %41 = arith.addi %37, %40 : i32
      %42 = llvm.load %33 : !llvm.ptr -> i8
      %c7_i8_6 = arith.constant 7 : i8
      %43 = arith.andi %42, %c7_i8_6 : i8
      %44 = arith.trunci %41 : i32 to i8
      %c3_i8_7 = arith.constant 3 : i8
      %45 = arith.shli %44, %c3_i8_7 : i8
      %c-8_i8_8 = arith.constant -8 : i8
      %46 = arith.andi %45, %c-8_i8_8 : i8
      %47 = arith.ori %43, %46 : i8
      llvm.store %47, %33 : i8, !llvm.ptr
      %48 = llvm.load %33 : !llvm.ptr -> i8
      %c3_i8_9 = arith.constant 3 : i8
      %49 = arith.shrui %48, %c3_i8_9 : i8
      %50 = arith.extui %49 : i8 to i32
    }
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_max_section1_struct_sums : !llvm.ptr reduction_operator <max> init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !acc.data_bounds_ty):
    %c1_i64 = arith.constant 1 : i64
    %0 = acc.get_extent %arg1 : (!acc.data_bounds_ty) -> index
    %1 = arith.index_cast %0 : index to i64
    %2 = arith.muli %c1_i64, %1 : i64
    %3 = llvm.alloca %2 x !llvm.struct<"sums", (i32, f64, i8)> : (i64) -> !llvm.ptr
    %4 = arith.index_cast %2 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %4 step %c1 {
      %14 = arith.index_cast %arg2 : index to i64
      %15 = llvm.getelementptr %3[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %16 = llvm.getelementptr %15[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %c-2147483648_i32 = arith.constant -2147483648 : i32
      llvm.store %c-2147483648_i32, %16 : i32, !llvm.ptr
      %17 = llvm.getelementptr %15[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %cst = arith.constant 0xFFF0000000000000 : f64
      llvm.store %cst, %17 : f64, !llvm.ptr
      %18 = llvm.getelementptr %15[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %c-2147483648_i32_2 = arith.constant -2147483648 : i32
      %19 = llvm.load %18 : !llvm.ptr -> i8
      %c-8_i8 = arith.constant -8 : i8
      %20 = arith.andi %19, %c-8_i8 : i8
      %21 = arith.trunci %c-2147483648_i32_2 : i32 to i8
      %c7_i8 = arith.constant 7 : i8
      %22 = arith.andi %21, %c7_i8 : i8
      %23 = arith.ori %20, %22 : i8
      llvm.store %23, %18 : i8, !llvm.ptr
      %24 = llvm.load %18 : !llvm.ptr -> i8
      %c5_i8 = arith.constant 5 : i8
      %25 = arith.shli %24, %c5_i8 : i8
      %c5_i8_3 = arith.constant 5 : i8
      %26 = arith.shrui %25, %c5_i8_3 : i8
      %27 = arith.extui %26 : i8 to i32
      %28 = llvm.getelementptr %15[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %c-2147483648_i32_4 = arith.constant -2147483648 : i32
      %29 = llvm.load %28 : !llvm.ptr -> i8
      %c7_i8_5 = arith.constant 7 : i8
      %30 = arith.andi %29, %c7_i8_5 : i8
      %31 = arith.trunci %c-2147483648_i32_4 : i32 to i8
      %c3_i8 = arith.constant 3 : i8
      %32 = arith.shli %31, %c3_i8 : i8
      %c-8_i8_6 = arith.constant -8 : i8
      %33 = arith.andi %32, %c-8_i8_6 : i8
      %34 = arith.ori %30, %33 : i8
      llvm.store %34, %28 : i8, !llvm.ptr
      %35 = llvm.load %28 : !llvm.ptr -> i8
      %c3_i8_7 = arith.constant 3 : i8
      %36 = arith.shrui %35, %c3_i8_7 : i8
      %37 = arith.extui %36 : i8 to i32
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
    %13 = llvm.getelementptr %3[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
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
    %10 = llvm.getelementptr %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %c0_i64_1 = arith.constant 0 : i64
    %c1_i64_2 = arith.constant 1 : i64
    %11 = acc.get_lowerbound %arg2 : (!acc.data_bounds_ty) -> index
    %12 = arith.index_cast %11 : index to i64
    %13 = arith.muli %12, %c1_i64_2 : i64
    %14 = arith.addi %c0_i64_1, %13 : i64
    %15 = acc.get_extent %arg2 : (!acc.data_bounds_ty) -> index
    %16 = arith.index_cast %15 : index to i64
    %17 = arith.muli %c1_i64_2, %16 : i64
    %18 = llvm.getelementptr %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %19 = arith.index_cast %2 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %19 step %c1 {
      %20 = arith.index_cast %arg3 : index to i64
      %21 = llvm.getelementptr %10[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %22 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %23 = llvm.getelementptr %21[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %24 = llvm.getelementptr %22[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %25 = llvm.load %23 : !llvm.ptr -> i32
      %26 = llvm.load %24 : !llvm.ptr -> i32
      %27 = arith.cmpi sgt, %25, %26 : i32
      %28 = arith.select %27, %25, %26 : i32
      llvm.store %28, %23 : i32, !llvm.ptr
      %29 = llvm.getelementptr %21[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %30 = llvm.getelementptr %22[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
      %31 = llvm.load %29 : !llvm.ptr -> f64
      %32 = llvm.load %30 : !llvm.ptr -> f64
      %33 = arith.cmpf ogt, %31, %32 : f64
      %34 = arith.select %33, %31, %32 : f64
      llvm.store %34, %29 : f64, !llvm.ptr
      %35 = llvm.getelementptr %21[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %36 = llvm.getelementptr %22[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %37 = llvm.load %35 : !llvm.ptr -> i8
      %c5_i8 = arith.constant 5 : i8
      %38 = arith.shli %37, %c5_i8 : i8
      %c5_i8_3 = arith.constant 5 : i8
      %39 = arith.shrui %38, %c5_i8_3 : i8
      %40 = arith.extui %39 : i8 to i32
      %41 = llvm.load %36 : !llvm.ptr -> i8
      %c5_i8_4 = arith.constant 5 : i8
      %42 = arith.shli %41, %c5_i8_4 : i8
      %c5_i8_5 = arith.constant 5 : i8
      %43 = arith.shrui %42, %c5_i8_5 : i8
      %44 = arith.extui %43 : i8 to i32
      %45 = arith.cmpi sgt, %40, %44 : i32
      %46 = arith.select %45, %40, %44 : i32
      %47 = llvm.load %35 : !llvm.ptr -> i8
      %c-8_i8 = arith.constant -8 : i8
      %48 = arith.andi %47, %c-8_i8 : i8
      %49 = arith.trunci %46 : i32 to i8
      %c7_i8 = arith.constant 7 : i8
      %50 = arith.andi %49, %c7_i8 : i8
      %51 = arith.ori %48, %50 : i8
      llvm.store %51, %35 : i8, !llvm.ptr
      %52 = llvm.load %35 : !llvm.ptr -> i8
      %c5_i8_6 = arith.constant 5 : i8
      %53 = arith.shli %52, %c5_i8_6 : i8
      %c5_i8_7 = arith.constant 5 : i8
      %54 = arith.shrui %53, %c5_i8_7 : i8
      %55 = arith.extui %54 : i8 to i32
      %56 = llvm.getelementptr %21[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %57 = llvm.getelementptr %22[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %58 = llvm.load %56 : !llvm.ptr -> i8
      %c3_i8 = arith.constant 3 : i8
      %59 = arith.shrui %58, %c3_i8 : i8
      %60 = arith.extui %59 : i8 to i32
      %61 = llvm.load %57 : !llvm.ptr -> i8
      %c3_i8_8 = arith.constant 3 : i8
      %62 = arith.shrui %61, %c3_i8_8 : i8
      %63 = arith.extui %62 : i8 to i32
      %64 = arith.cmpi sgt, %60, %63 : i32
      %65 = arith.select %64, %60, %63 : i32
      %66 = llvm.load %56 : !llvm.ptr -> i8
      %c7_i8_9 = arith.constant 7 : i8
      %67 = arith.andi %66, %c7_i8_9 : i8
      %68 = arith.trunci %65 : i32 to i8
      %c3_i8_10 = arith.constant 3 : i8
      %69 = arith.shli %68, %c3_i8_10 : i8
      %c-8_i8_11 = arith.constant -8 : i8
      %70 = arith.andi %69, %c-8_i8_11 : i8
      %71 = arith.ori %67, %70 : i8
      llvm.store %71, %56 : i8, !llvm.ptr
      %72 = llvm.load %56 : !llvm.ptr -> i8
      %c3_i8_12 = arith.constant 3 : i8
      %73 = arith.shrui %72, %c3_i8_12 : i8
      %74 = arith.extui %73 : i8 to i32
    }
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_land_complex_f64 : !llvm.ptr reduction_operator <land> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    %cst = arith.constant 1.000000e+00 : f64
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
    %cst = arith.constant 0.000000e+00 : f64
    %8 = arith.cmpf une, %1, %cst : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %9 = arith.cmpf une, %3, %cst_0 : f64
    %10 = arith.ori %8, %9 : i1
    %cst_1 = arith.constant 0.000000e+00 : f64
    %11 = arith.cmpf une, %5, %cst_1 : f64
    %cst_2 = arith.constant 0.000000e+00 : f64
    %12 = arith.cmpf une, %7, %cst_2 : f64
    %13 = arith.ori %11, %12 : i1
    %14 = arith.andi %10, %13 : i1
    %15 = arith.uitofp %14 : i1 to f64
    %cst_3 = arith.constant 0.000000e+00 : f64
    %16 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %15, %16 : f64, !llvm.ptr
    %17 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_3, %17 : f64, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_lor_complex_f64 : !llvm.ptr reduction_operator <lor> init {
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
    %cst = arith.constant 0.000000e+00 : f64
    %8 = arith.cmpf une, %1, %cst : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %9 = arith.cmpf une, %3, %cst_0 : f64
    %10 = arith.ori %8, %9 : i1
    %cst_1 = arith.constant 0.000000e+00 : f64
    %11 = arith.cmpf une, %5, %cst_1 : f64
    %cst_2 = arith.constant 0.000000e+00 : f64
    %12 = arith.cmpf une, %7, %cst_2 : f64
    %13 = arith.ori %11, %12 : i1
    %14 = arith.ori %10, %13 : i1
    %15 = arith.uitofp %14 : i1 to f64
    %cst_3 = arith.constant 0.000000e+00 : f64
    %16 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %15, %16 : f64, !llvm.ptr
    %17 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_3, %17 : f64, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  func.func private @members(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.struct<"sums", (i32, f64, i8)> : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.array<2 x struct<"sums", (i32, f64, i8)>> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c24_i64 = arith.constant 24 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%3, %c0_i8, %c24_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c1_i32_0 = arith.constant 1 : i32
    llvm.store %c1_i32_0, %3 : i32, !llvm.ptr
    %cst = arith.constant 5.000000e-01 : f64
    %5 = llvm.getelementptr %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst, %5 : f64, !llvm.ptr
    %c1_i32_1 = arith.constant 1 : i32
    %6 = llvm.getelementptr %3[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %7 = llvm.load %6 : !llvm.ptr -> i8
    %c-8_i8 = arith.constant -8 : i8
    %8 = arith.andi %7, %c-8_i8 : i8
    %9 = arith.trunci %c1_i32_1 : i32 to i8
    %c7_i8 = arith.constant 7 : i8
    %10 = arith.andi %9, %c7_i8 : i8
    %11 = arith.ori %8, %10 : i8
    llvm.store %11, %6 : i8, !llvm.ptr
    %12 = llvm.load %6 : !llvm.ptr -> i8
    %c5_i8 = arith.constant 5 : i8
    %13 = arith.shli %12, %c5_i8 : i8
    %c5_i8_2 = arith.constant 5 : i8
    %14 = arith.shrui %13, %c5_i8_2 : i8
    %15 = arith.extui %14 : i8 to i32
    %c2_i32 = arith.constant 2 : i32
    %16 = llvm.getelementptr %3[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %17 = llvm.load %16 : !llvm.ptr -> i8
    %c7_i8_3 = arith.constant 7 : i8
    %18 = arith.andi %17, %c7_i8_3 : i8
    %19 = arith.trunci %c2_i32 : i32 to i8
    %c3_i8 = arith.constant 3 : i8
    %20 = arith.shli %19, %c3_i8 : i8
    %c-8_i8_4 = arith.constant -8 : i8
    %21 = arith.andi %20, %c-8_i8_4 : i8
    %22 = arith.ori %18, %21 : i8
    llvm.store %22, %16 : i8, !llvm.ptr
    %23 = llvm.load %16 : !llvm.ptr -> i8
    %c3_i8_5 = arith.constant 3 : i8
    %24 = arith.shrui %23, %c3_i8_5 : i8
    %25 = arith.extui %24 : i8 to i32
    %c48_i64 = arith.constant 48 : i64
    %c0_i8_6 = arith.constant 0 : i8
    "llvm.intr.memset"(%4, %c0_i8_6, %c48_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %4 : i32, !llvm.ptr
    %c0_i32_7 = arith.constant 0 : i32
    %26 = llvm.getelementptr %4[24] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c0_i32_7, %26 : i32, !llvm.ptr
    %27 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_8 = arith.constant 0 : index
    %28 = llvm.load %0 : !llvm.ptr -> i32
    %29 = arith.index_cast %28 : i32 to index
    %c1 = arith.constant 1 : index
    %30 = arith.subi %29, %c1 : index
    %c1_9 = arith.constant 1 : index
    %31 = acc.bounds lowerbound(%c0_8 : index) upperbound(%30 : index) extent(%29 : index) stride(%c1_9 : index) startIdx(%c0 : index)
    %32 = acc.copyin varPtr(%27 : !llvm.ptr) varType(f64) bounds(%31) -> !llvm.ptr {name = "x[0:n]"}
    %33 = acc.copyin varPtr(%3 : !llvm.ptr) varType(!llvm.struct<"sums", (i32, f64, i8)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    %34 = acc.copyin varPtr(%4 : !llvm.ptr) varType(!llvm.array<2 x struct<"sums", (i32, f64, i8)>>) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "each"}
    %35 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%32, %33, %34 : !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%35 : !llvm.ptr) {
      %c1_i32_19 = arith.constant 1 : i32
      %67 = llvm.alloca %c1_i32_19 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %32, %67 : !llvm.ptr, !llvm.ptr
      %68 = acc.reduction varPtr(%33 : !llvm.ptr) varType(!llvm.struct<"sums", (i32, f64, i8)>) recipe(@reduction_add_struct_sums) -> !llvm.ptr {name = "s"}
      %69 = acc.reduction varPtr(%34 : !llvm.ptr) varType(!llvm.array<2 x struct<"sums", (i32, f64, i8)>>) recipe(@reduction_add_2xstruct_sums) -> !llvm.ptr {name = "each"}
      %c0_i32_20 = arith.constant 0 : i32
      %70 = llvm.load %35 : !llvm.ptr -> i32
      %c1_i32_21 = arith.constant 1 : i32
      acc.loop combined(parallel) reduction(%68, %69 : !llvm.ptr, !llvm.ptr) control(%arg3 : i32) = (%c0_i32_20 : i32) to (%70 : i32)  step (%c1_i32_21 : i32) {
        %c1_i32_22 = arith.constant 1 : i32
        %71 = llvm.alloca %c1_i32_22 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %71 : i32, !llvm.ptr
        %c1_i32_23 = arith.constant 1 : i32
        %72 = llvm.getelementptr %68[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
        %73 = llvm.load %72 : !llvm.ptr -> i32
        %74 = arith.addi %73, %c1_i32_23 : i32
        llvm.store %74, %72 : i32, !llvm.ptr
        %75 = llvm.load %67 : !llvm.ptr -> !llvm.ptr
        %76 = llvm.load %71 : !llvm.ptr -> i32
        %77 = arith.extsi %76 : i32 to i64
        %78 = llvm.getelementptr %75[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %79 = llvm.load %78 : !llvm.ptr -> f64
        %80 = llvm.getelementptr %68[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
        %81 = llvm.load %80 : !llvm.ptr -> f64
        %82 = arith.addf %81, %79 : f64
        llvm.store %82, %80 : f64, !llvm.ptr
        %83 = llvm.load %71 : !llvm.ptr -> i32
        %84 = llvm.load %71 : !llvm.ptr -> i32
        %c2_i32_24 = arith.constant 2 : i32
        %85 = arith.remsi %84, %c2_i32_24 : i32
        %86 = arith.extsi %85 : i32 to i64
        %87 = llvm.getelementptr %69[%86] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
        %88 = llvm.getelementptr %87[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
        %89 = llvm.load %88 : !llvm.ptr -> i32
        %90 = arith.addi %89, %83 : i32
        llvm.store %90, %88 : i32, !llvm.ptr
        %cst_25 = arith.constant 1.000000e+00 : f64
        %91 = llvm.load %71 : !llvm.ptr -> i32
        %c2_i32_26 = arith.constant 2 : i32
        %92 = arith.remsi %91, %c2_i32_26 : i32
        %93 = arith.extsi %92 : i32 to i64
        %94 = llvm.getelementptr %69[%93] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
        %95 = llvm.getelementptr %94[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
        %96 = llvm.load %95 : !llvm.ptr -> f64
        %97 = arith.addf %96, %cst_25 : f64
        llvm.store %97, %95 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%34 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(!llvm.array<2 x struct<"sums", (i32, f64, i8)>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "each"}
    acc.copyout accPtr(%33 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(!llvm.struct<"sums", (i32, f64, i8)>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    acc.delete accPtr(%32 : !llvm.ptr) bounds(%31) {dataClause = #acc<data_clause acc_copyin>, name = "x[0:n]"}
    %36 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1_12 = arith.constant 1 : index
    %c1_13 = arith.constant 1 : index
    %37 = acc.bounds lowerbound(%c0_11 : index) upperbound(%c1_12 : index) extent(%c2 : index) stride(%c1_13 : index) startIdx(%c0_10 : index)
    %38 = acc.copyin varPtr(%36 : !llvm.ptr) varType(!llvm.struct<"sums", (i32, f64, i8)>) bounds(%37) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "out[0:2]"}
    %39 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%38 : !llvm.ptr) firstprivate(%39 : !llvm.ptr) {
      %c1_i32_19 = arith.constant 1 : i32
      %67 = llvm.alloca %c1_i32_19 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %38, %67 : !llvm.ptr, !llvm.ptr
      %68 = llvm.load %67 : !llvm.ptr -> !llvm.ptr
      %c0_20 = arith.constant 0 : index
      %c0_21 = arith.constant 0 : index
      %c2_22 = arith.constant 2 : index
      %c1_23 = arith.constant 1 : index
      %c1_24 = arith.constant 1 : index
      %69 = acc.bounds lowerbound(%c0_21 : index) upperbound(%c1_23 : index) extent(%c2_22 : index) stride(%c1_24 : index) startIdx(%c0_20 : index)
      %70 = acc.reduction varPtr(%68 : !llvm.ptr) varType(!llvm.struct<"sums", (i32, f64, i8)>) bounds(%69) recipe(@reduction_max_section1_struct_sums) -> !llvm.ptr {name = "out[0:2]"}
      %c0_i32_25 = arith.constant 0 : i32
      %71 = llvm.load %39 : !llvm.ptr -> i32
      %c1_i32_26 = arith.constant 1 : i32
      acc.loop combined(parallel) reduction(%70 : !llvm.ptr) control(%arg3 : i32) = (%c0_i32_25 : i32) to (%71 : i32)  step (%c1_i32_26 : i32) {
        %c1_i32_27 = arith.constant 1 : i32
        %72 = llvm.alloca %c1_i32_27 x !llvm.ptr : (i32) -> !llvm.ptr
        %73 = llvm.alloca %c1_i32_27 x i32 : (i32) -> !llvm.ptr
        llvm.store %70, %72 : !llvm.ptr, !llvm.ptr
        llvm.store %arg3, %73 : i32, !llvm.ptr
        %74 = llvm.load %72 : !llvm.ptr -> !llvm.ptr
        %75 = llvm.load %73 : !llvm.ptr -> i32
        %c2_i32_28 = arith.constant 2 : i32
        %76 = arith.remsi %75, %c2_i32_28 : i32
        %77 = arith.extsi %76 : i32 to i64
        %78 = llvm.getelementptr %74[%77] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
        %79 = llvm.getelementptr %78[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
        %80 = llvm.load %79 : !llvm.ptr -> i32
        %81 = llvm.load %73 : !llvm.ptr -> i32
        %82 = arith.cmpi slt, %80, %81 : i32
        scf.if %82 {
          %83 = llvm.load %73 : !llvm.ptr -> i32
          %84 = llvm.load %72 : !llvm.ptr -> !llvm.ptr
          %85 = llvm.load %73 : !llvm.ptr -> i32
          %c2_i32_29 = arith.constant 2 : i32
          %86 = arith.remsi %85, %c2_i32_29 : i32
          %87 = arith.extsi %86 : i32 to i64
          %88 = llvm.getelementptr %84[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
          %89 = llvm.getelementptr %88[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
          llvm.store %83, %89 : i32, !llvm.ptr
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%38 : !llvm.ptr) bounds(%37) to varPtr(%36 : !llvm.ptr) varType(!llvm.struct<"sums", (i32, f64, i8)>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "out[0:2]"}
    %40 = llvm.mlir.addressof @str : !llvm.ptr
    %41 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %42 = llvm.load %41 : !llvm.ptr -> i32
    %43 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %44 = llvm.load %43 : !llvm.ptr -> f64
    %45 = llvm.getelementptr %3[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %46 = llvm.load %45 : !llvm.ptr -> i8
    %c5_i8_14 = arith.constant 5 : i8
    %47 = arith.shli %46, %c5_i8_14 : i8
    %c5_i8_15 = arith.constant 5 : i8
    %48 = arith.shrui %47, %c5_i8_15 : i8
    %49 = arith.extui %48 : i8 to i32
    %50 = llvm.getelementptr %3[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %51 = llvm.load %50 : !llvm.ptr -> i8
    %c3_i8_16 = arith.constant 3 : i8
    %52 = arith.shrui %51, %c3_i8_16 : i8
    %53 = arith.extui %52 : i8 to i32
    %c0_i64 = arith.constant 0 : i64
    %54 = llvm.getelementptr %4[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %55 = llvm.getelementptr %54[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %56 = llvm.load %55 : !llvm.ptr -> i32
    %c0_i64_17 = arith.constant 0 : i64
    %57 = llvm.getelementptr %4[%c0_i64_17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %58 = llvm.getelementptr %57[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %59 = llvm.load %58 : !llvm.ptr -> f64
    %c1_i64 = arith.constant 1 : i64
    %60 = llvm.getelementptr %4[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %61 = llvm.getelementptr %60[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %62 = llvm.load %61 : !llvm.ptr -> i32
    %c1_i64_18 = arith.constant 1 : i64
    %63 = llvm.getelementptr %4[%c1_i64_18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %64 = llvm.getelementptr %63[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %65 = llvm.load %64 : !llvm.ptr -> f64
    %66 = llvm.call @printf(%40, %42, %44, %49, %53, %56, %59, %62, %65) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64, i32, i32, i32, f64, i32, f64) -> i32
    return
  }
  func.func private @complexes(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 1.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %4 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst, %4 : f64, !llvm.ptr
    %5 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_0, %5 : f64, !llvm.ptr
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 0.000000e+00 : f64
    %6 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_1, %6 : f64, !llvm.ptr
    %7 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_2, %7 : f64, !llvm.ptr
    %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %10 = arith.index_cast %9 : i32 to index
    %c1 = arith.constant 1 : index
    %11 = arith.subi %10, %c1 : index
    %c1_4 = arith.constant 1 : index
    %12 = acc.bounds lowerbound(%c0_3 : index) upperbound(%11 : index) extent(%10 : index) stride(%c1_4 : index) startIdx(%c0 : index)
    %13 = acc.copyin varPtr(%8 : !llvm.ptr) varType(f64) bounds(%12) -> !llvm.ptr {name = "x[0:n]"}
    %14 = acc.copyin varPtr(%2 : !llvm.ptr) varType(!llvm.struct<(f64, f64)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "all"}
    %15 = acc.copyin varPtr(%3 : !llvm.ptr) varType(!llvm.struct<(f64, f64)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "any"}
    %16 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%13, %14, %15 : !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%16 : !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %23 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %13, %23 : !llvm.ptr, !llvm.ptr
      %24 = acc.reduction varPtr(%14 : !llvm.ptr) varType(!llvm.struct<(f64, f64)>) recipe(@reduction_land_complex_f64) -> !llvm.ptr {name = "all"}
      %25 = acc.reduction varPtr(%15 : !llvm.ptr) varType(!llvm.struct<(f64, f64)>) recipe(@reduction_lor_complex_f64) -> !llvm.ptr {name = "any"}
      %c0_i32 = arith.constant 0 : i32
      %26 = llvm.load %16 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      acc.loop combined(parallel) reduction(%24, %25 : !llvm.ptr, !llvm.ptr) control(%arg2 : i32) = (%c0_i32 : i32) to (%26 : i32)  step (%c1_i32_6 : i32) {
        %c1_i32_7 = arith.constant 1 : i32
        %27 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %27 : i32, !llvm.ptr
        %28 = llvm.getelementptr %24[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        %29 = llvm.load %28 : !llvm.ptr -> f64
        %30 = llvm.getelementptr %24[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        %31 = llvm.load %30 : !llvm.ptr -> f64
        %cst_8 = arith.constant 0.000000e+00 : f64
        %32 = arith.cmpf une, %29, %cst_8 : f64
        %cst_9 = arith.constant 0.000000e+00 : f64
        %33 = arith.cmpf une, %31, %cst_9 : f64
        %34 = arith.ori %32, %33 : i1
        %35 = scf.if %34 -> (i1) {
          %52 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
          %53 = llvm.load %27 : !llvm.ptr -> i32
          %54 = arith.extsi %53 : i32 to i64
          %55 = llvm.getelementptr %52[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %56 = llvm.load %55 : !llvm.ptr -> f64
          %cst_14 = arith.constant 3.000000e+00 : f64
          %57 = arith.cmpf une, %56, %cst_14 : f64
          scf.yield %57 : i1
        } else {
          %false = arith.constant false
          scf.yield %false : i1
        }
        %36 = arith.extui %35 : i1 to i32
        %37 = arith.sitofp %36 : i32 to f64
        %cst_10 = arith.constant 0.000000e+00 : f64
        %38 = llvm.getelementptr %24[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        llvm.store %37, %38 : f64, !llvm.ptr
        %39 = llvm.getelementptr %24[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        llvm.store %cst_10, %39 : f64, !llvm.ptr
        %40 = llvm.getelementptr %25[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        %41 = llvm.load %40 : !llvm.ptr -> f64
        %42 = llvm.getelementptr %25[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        %43 = llvm.load %42 : !llvm.ptr -> f64
        %cst_11 = arith.constant 0.000000e+00 : f64
        %44 = arith.cmpf une, %41, %cst_11 : f64
        %cst_12 = arith.constant 0.000000e+00 : f64
        %45 = arith.cmpf une, %43, %cst_12 : f64
        %46 = arith.ori %44, %45 : i1
        %47 = scf.if %46 -> (i1) {
          %true = arith.constant true
          scf.yield %true : i1
        } else {
          %52 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
          %53 = llvm.load %27 : !llvm.ptr -> i32
          %54 = arith.extsi %53 : i32 to i64
          %55 = llvm.getelementptr %52[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %56 = llvm.load %55 : !llvm.ptr -> f64
          %cst_14 = arith.constant 2.000000e+00 : f64
          %57 = arith.cmpf oeq, %56, %cst_14 : f64
          scf.yield %57 : i1
        }
        %48 = arith.extui %47 : i1 to i32
        %49 = arith.sitofp %48 : i32 to f64
        %cst_13 = arith.constant 0.000000e+00 : f64
        %50 = llvm.getelementptr %25[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        llvm.store %49, %50 : f64, !llvm.ptr
        %51 = llvm.getelementptr %25[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
        llvm.store %cst_13, %51 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%15 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(!llvm.struct<(f64, f64)>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "any"}
    acc.copyout accPtr(%14 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(!llvm.struct<(f64, f64)>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "all"}
    acc.delete accPtr(%13 : !llvm.ptr) bounds(%12) {dataClause = #acc<data_clause acc_copyin>, name = "x[0:n]"}
    %17 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %18 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %19 = llvm.load %18 : !llvm.ptr -> f64
    %20 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %21 = llvm.load %20 : !llvm.ptr -> f64
    %22 = llvm.call @printf(%17, %19, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    return
  }
  func.func private @atomics(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.struct<(f64, array<8 x i8>)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %false = arith.constant false
    %6 = arith.extui %false : i1 to i8
    llvm.store %6, %2 : i8, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %4 : f64, !llvm.ptr
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(i8) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "seen"}
    %8 = acc.copyin varPtr(%4 : !llvm.ptr) varType(!llvm.struct<(f64, array<8 x i8>)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "sum"}
    %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1 = arith.constant 1 : index
    %12 = arith.subi %11, %c1 : index
    %c1_1 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%c0_0 : index) upperbound(%12 : index) extent(%11 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %14 = acc.copyin varPtr(%9 : !llvm.ptr) varType(f64) bounds(%13) -> !llvm.ptr {name = "x[0:n]"}
    %15 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%7, %8, %14 : !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%15 : !llvm.ptr) {
      %c1_i32_3 = arith.constant 1 : i32
      %29 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %14, %29 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %30 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg2 : i32) = (%c0_i32 : i32) to (%30 : i32)  step (%c1_i32_4 : i32) {
        %c1_i32_5 = arith.constant 1 : i32
        %31 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
        %32 = llvm.alloca %c1_i32_5 x i8 : (i32) -> !llvm.ptr
        llvm.store %arg2, %31 : i32, !llvm.ptr
        %33 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
        %34 = llvm.load %31 : !llvm.ptr -> i32
        %35 = arith.extsi %34 : i32 to i64
        %36 = llvm.getelementptr %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %37 = llvm.load %36 : !llvm.ptr -> f64
        %cst_6 = arith.constant 4.000000e+00 : f64
        %38 = arith.cmpf oeq, %37, %cst_6 : f64
        %39 = arith.extui %38 : i1 to i8
        llvm.store %39, %32 : i8, !llvm.ptr
        %40 = llvm.load %32 : !llvm.ptr -> i8
        %41 = arith.trunci %40 : i8 to i1
        %42 = arith.extui %41 : i1 to i32
        acc.atomic.update %7 : !llvm.ptr {
        ^bb0(%arg3: i8):
          %48 = arith.trunci %arg3 : i8 to i1
          %49 = arith.extui %48 : i1 to i32
          %50 = arith.ori %49, %42 : i32
          %c0_i32_7 = arith.constant 0 : i32
          %51 = arith.cmpi ne, %50, %c0_i32_7 : i32
          %52 = arith.extui %51 : i1 to i8
          acc.yield %52 : i8
        }
        %43 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
        %44 = llvm.load %31 : !llvm.ptr -> i32
        %45 = arith.extsi %44 : i32 to i64
        %46 = llvm.getelementptr %43[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %47 = llvm.load %46 : !llvm.ptr -> f64
        acc.atomic.update %8 : !llvm.ptr {
        ^bb0(%arg3: f64):
          %48 = arith.addf %arg3, %47 : f64
          acc.yield %48 : f64
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%14 : !llvm.ptr) bounds(%13) {dataClause = #acc<data_clause acc_copyin>, name = "x[0:n]"}
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(!llvm.struct<(f64, array<8 x i8>)>) {dataClause = #acc<data_clause acc_copy>, name = "sum"}
    acc.copyout accPtr(%7 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(i8) {dataClause = #acc<data_clause acc_copy>, name = "seen"}
    %false_2 = arith.constant false
    %16 = arith.extui %false_2 : i1 to i8
    acc.atomic.capture {
      acc.atomic.read %5 = %2 : !llvm.ptr, !llvm.ptr, i8
      acc.atomic.write %2 = %16 : !llvm.ptr, i8
    }
    %17 = llvm.load %5 : !llvm.ptr -> i8
    %18 = arith.trunci %17 : i8 to i1
    %19 = arith.extui %18 : i1 to i8
    llvm.store %19, %3 : i8, !llvm.ptr
    %20 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %21 = llvm.load %3 : !llvm.ptr -> i8
    %22 = arith.trunci %21 : i8 to i1
    %23 = arith.extui %22 : i1 to i32
    %24 = llvm.load %2 : !llvm.ptr -> i8
    %25 = arith.trunci %24 : i8 to i1
    %26 = arith.extui %25 : i1 to i32
    %27 = llvm.load %4 : !llvm.ptr -> f64
    %28 = llvm.call @printf(%20, %23, %26, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, f64) -> i32
    return
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<10 x f64> : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.array<2 x struct<"sums", (i32, f64, i8)>> : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c48_i64 = arith.constant 48 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%1, %c0_i8, %c48_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c-1_i32 = arith.constant -1 : i32
    llvm.store %c-1_i32, %1 : i32, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    %3 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst, %3 : f64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %4 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 : !llvm.ptr -> i8
    %c-8_i8 = arith.constant -8 : i8
    %6 = arith.andi %5, %c-8_i8 : i8
    %7 = arith.trunci %c0_i32 : i32 to i8
    %c7_i8 = arith.constant 7 : i8
    %8 = arith.andi %7, %c7_i8 : i8
    %9 = arith.ori %6, %8 : i8
    llvm.store %9, %4 : i8, !llvm.ptr
    %10 = llvm.load %4 : !llvm.ptr -> i8
    %c5_i8 = arith.constant 5 : i8
    %11 = arith.shli %10, %c5_i8 : i8
    %c5_i8_0 = arith.constant 5 : i8
    %12 = arith.shrui %11, %c5_i8_0 : i8
    %13 = arith.extui %12 : i8 to i32
    %c0_i32_1 = arith.constant 0 : i32
    %14 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %15 = llvm.load %14 : !llvm.ptr -> i8
    %c7_i8_2 = arith.constant 7 : i8
    %16 = arith.andi %15, %c7_i8_2 : i8
    %17 = arith.trunci %c0_i32_1 : i32 to i8
    %c3_i8 = arith.constant 3 : i8
    %18 = arith.shli %17, %c3_i8 : i8
    %c-8_i8_3 = arith.constant -8 : i8
    %19 = arith.andi %18, %c-8_i8_3 : i8
    %20 = arith.ori %16, %19 : i8
    llvm.store %20, %14 : i8, !llvm.ptr
    %21 = llvm.load %14 : !llvm.ptr -> i8
    %c3_i8_4 = arith.constant 3 : i8
    %22 = arith.shrui %21, %c3_i8_4 : i8
    %23 = arith.extui %22 : i8 to i32
    %c-1_i32_5 = arith.constant -1 : i32
    %24 = llvm.getelementptr %1[24] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c-1_i32_5, %24 : i32, !llvm.ptr
    %cst_6 = arith.constant 0.000000e+00 : f64
    %25 = llvm.getelementptr %1[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst_6, %25 : f64, !llvm.ptr
    %c0_i32_7 = arith.constant 0 : i32
    %26 = llvm.getelementptr %1[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 : !llvm.ptr -> i8
    %c-8_i8_8 = arith.constant -8 : i8
    %28 = arith.andi %27, %c-8_i8_8 : i8
    %29 = arith.trunci %c0_i32_7 : i32 to i8
    %c7_i8_9 = arith.constant 7 : i8
    %30 = arith.andi %29, %c7_i8_9 : i8
    %31 = arith.ori %28, %30 : i8
    llvm.store %31, %26 : i8, !llvm.ptr
    %32 = llvm.load %26 : !llvm.ptr -> i8
    %c5_i8_10 = arith.constant 5 : i8
    %33 = arith.shli %32, %c5_i8_10 : i8
    %c5_i8_11 = arith.constant 5 : i8
    %34 = arith.shrui %33, %c5_i8_11 : i8
    %35 = arith.extui %34 : i8 to i32
    %c0_i32_12 = arith.constant 0 : i32
    %36 = llvm.getelementptr %1[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %37 = llvm.load %36 : !llvm.ptr -> i8
    %c7_i8_13 = arith.constant 7 : i8
    %38 = arith.andi %37, %c7_i8_13 : i8
    %39 = arith.trunci %c0_i32_12 : i32 to i8
    %c3_i8_14 = arith.constant 3 : i8
    %40 = arith.shli %39, %c3_i8_14 : i8
    %c-8_i8_15 = arith.constant -8 : i8
    %41 = arith.andi %40, %c-8_i8_15 : i8
    %42 = arith.ori %38, %41 : i8
    llvm.store %42, %36 : i8, !llvm.ptr
    %43 = llvm.load %36 : !llvm.ptr -> i8
    %c3_i8_16 = arith.constant 3 : i8
    %44 = arith.shrui %43, %c3_i8_16 : i8
    %45 = arith.extui %44 : i8 to i32
    %c0_i32_17 = arith.constant 0 : i32
    llvm.store %c0_i32_17, %2 : i32, !llvm.ptr
    scf.while : () -> () {
      %54 = llvm.load %2 : !llvm.ptr -> i32
      %c10_i32_21 = arith.constant 10 : i32
      %55 = arith.cmpi slt, %54, %c10_i32_21 : i32
      scf.condition(%55)
    } do {
      %54 = llvm.load %2 : !llvm.ptr -> i32
      %55 = arith.sitofp %54 : i32 to f64
      %56 = llvm.load %2 : !llvm.ptr -> i32
      %57 = arith.extsi %56 : i32 to i64
      %58 = llvm.getelementptr %0[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %55, %58 : f64, !llvm.ptr
      %59 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_21 = arith.constant 1 : i32
      %60 = arith.addi %59, %c1_i32_21 : i32
      llvm.store %60, %2 : i32, !llvm.ptr
      scf.yield
    }
    %c10_i32 = arith.constant 10 : i32
    call @members(%c10_i32, %0, %1) : (i32, !llvm.ptr, !llvm.ptr) -> ()
    %46 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %47 = llvm.getelementptr %1[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %48 = llvm.getelementptr %47[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %49 = llvm.load %48 : !llvm.ptr -> i32
    %c1_i64 = arith.constant 1 : i64
    %50 = llvm.getelementptr %1[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %51 = llvm.getelementptr %50[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sums", (i32, f64, i8)>
    %52 = llvm.load %51 : !llvm.ptr -> i32
    %53 = llvm.call @printf(%46, %49, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %c10_i32_18 = arith.constant 10 : i32
    call @complexes(%c10_i32_18, %0) : (i32, !llvm.ptr) -> ()
    %c10_i32_19 = arith.constant 10 : i32
    call @atomics(%c10_i32_19, %0) : (i32, !llvm.ptr) -> ()
    %c0_i32_20 = arith.constant 0 : i32
    return %c0_i32_20 : i32
  }
  llvm.mlir.global internal constant @str("%d %g %u %u, %d %g, %d %g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%g %g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("%d %d %g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.3("%d %d\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
