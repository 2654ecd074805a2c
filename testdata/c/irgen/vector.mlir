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
  llvm.mlir.global external @pair() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.struct<(array<2 x i32>)> {
    %0 = llvm.mlir.zero : !llvm.struct<(array<2 x i32>)>
    %c1_i32 = arith.constant 1 : i32
    %1 = llvm.insertvalue %c1_i32, %0[0, 0] : !llvm.struct<(array<2 x i32>)> 
    %c2_i32 = arith.constant 2 : i32
    %2 = llvm.insertvalue %c2_i32, %1[0, 1] : !llvm.struct<(array<2 x i32>)> 
    llvm.return %2 : !llvm.struct<(array<2 x i32>)>
  }
  func.func @step(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<(array<4 x f32>)>}, %arg1: !llvm.ptr {llvm.byval = !llvm.struct<(array<4 x f32>)>}, %arg2: f32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.array<4 x f32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg2, %0 : f32, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %2 = llvm.getelementptr %arg1[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %cst, %2 : f32, !llvm.ptr
    %3 = llvm.getelementptr %arg1[0] : (!llvm.ptr) -> !llvm.ptr, f32
    %4 = llvm.load %3 : !llvm.ptr -> f32
    %5 = llvm.getelementptr %arg1[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %6 = llvm.load %5 : !llvm.ptr -> f32
    %7 = llvm.getelementptr %arg1[2] : (!llvm.ptr) -> !llvm.ptr, f32
    %8 = llvm.load %7 : !llvm.ptr -> f32
    %9 = llvm.getelementptr %arg1[3] : (!llvm.ptr) -> !llvm.ptr, f32
    %10 = llvm.load %9 : !llvm.ptr -> f32
    %11 = llvm.load %0 : !llvm.ptr -> f32
    %12 = arith.mulf %4, %11 : f32
    %13 = arith.mulf %6, %11 : f32
    %14 = arith.mulf %8, %11 : f32
    %15 = arith.mulf %10, %11 : f32
    %16 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, f32
    llvm.store %12, %16 : f32, !llvm.ptr
    %17 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, f32
    llvm.store %13, %17 : f32, !llvm.ptr
    %18 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, f32
    llvm.store %14, %18 : f32, !llvm.ptr
    %19 = llvm.getelementptr %1[3] : (!llvm.ptr) -> !llvm.ptr, f32
    llvm.store %15, %19 : f32, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%arg0, %1, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func @move(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.byval = !llvm.struct<(array<4 x f32>)>}) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = arith.index_cast %3 : i32 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_1 = arith.constant 1 : index
    %6 = acc.bounds lowerbound(%c0_0 : index) upperbound(%5 : index) extent(%4 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %7 = acc.copyin varPtr(%2 : !llvm.ptr) varType(!llvm.struct<"particle", (struct<(array<4 x f32>)>, struct<(array<4 x f32>)>, i32, array<12 x i8>)>) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "p[0:n]"}
    %8 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %9 = acc.copyin varPtr(%arg2 : !llvm.ptr) varType(!llvm.struct<(array<4 x f32>)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "wind"}
    acc.parallel combined(loop) dataOperands(%7, %9 : !llvm.ptr, !llvm.ptr) firstprivate(%8 : !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %10 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %10 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %11 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32 : i32) to (%11 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %12 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        %13 = llvm.alloca %c1_i32_4 x !llvm.struct<(array<4 x f32>)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
        %14 = llvm.alloca %c1_i32_4 x !llvm.struct<(array<4 x f32>)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
        llvm.store %arg3, %12 : i32, !llvm.ptr
        %15 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
        %16 = llvm.load %12 : !llvm.ptr -> i32
        %17 = arith.extsi %16 : i32 to i64
        %18 = llvm.getelementptr %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"particle", (struct<(array<4 x f32>)>, struct<(array<4 x f32>)>, i32, array<12 x i8>)>
        %19 = llvm.getelementptr %18[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"particle", (struct<(array<4 x f32>)>, struct<(array<4 x f32>)>, i32, array<12 x i8>)>
        %c16_i64 = arith.constant 16 : i64
        "llvm.intr.memcpy"(%14, %19, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
        %cst = arith.constant 5.000000e-01 : f32
        func.call @step(%13, %14, %cst) : (!llvm.ptr, !llvm.ptr, f32) -> ()
        %20 = llvm.getelementptr %13[0] : (!llvm.ptr) -> !llvm.ptr, f32
        %21 = llvm.load %20 : !llvm.ptr -> f32
        %22 = llvm.getelementptr %13[1] : (!llvm.ptr) -> !llvm.ptr, f32
        %23 = llvm.load %22 : !llvm.ptr -> f32
        %24 = llvm.getelementptr %13[2] : (!llvm.ptr) -> !llvm.ptr, f32
        %25 = llvm.load %24 : !llvm.ptr -> f32
        %26 = llvm.getelementptr %13[3] : (!llvm.ptr) -> !llvm.ptr, f32
        %27 = llvm.load %26 : !llvm.ptr -> f32
        %28 = llvm.getelementptr %9[0] : (!llvm.ptr) -> !llvm.ptr, f32
        %29 = llvm.load %28 : !llvm.ptr -> f32
        %30 = llvm.getelementptr %9[1] : (!llvm.ptr) -> !llvm.ptr, f32
        %31 = llvm.load %30 : !llvm.ptr -> f32
        %32 = llvm.getelementptr %9[2] : (!llvm.ptr) -> !llvm.ptr, f32
        %33 = llvm.load %32 : !llvm.ptr -> f32
        %34 = llvm.getelementptr %9[3] : (!llvm.ptr) -> !llvm.ptr, f32
        %35 = llvm.load %34 : !llvm.ptr -> f32
        %36 = arith.addf %21, %29 : f32
        %37 = arith.addf %23, %31 : f32
        %38 = arith.addf %25, %33 : f32
        %39 = arith.addf %27, %35 : f32
        %40 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
        %41 = llvm.load %12 : !llvm.ptr -> i32
        %42 = arith.extsi %41 : i32 to i64
        %43 = llvm.getelementptr %40[%42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"particle", (struct<(array<4 x f32>)>, struct<(array<4 x f32>)>, i32, array<12 x i8>)>
        %44 = llvm.getelementptr %43[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"particle", (struct<(array<4 x f32>)>, struct<(array<4 x f32>)>, i32, array<12 x i8>)>
        %45 = llvm.getelementptr %44[0] : (!llvm.ptr) -> !llvm.ptr, f32
        %46 = llvm.load %45 : !llvm.ptr -> f32
        %47 = llvm.getelementptr %44[1] : (!llvm.ptr) -> !llvm.ptr, f32
        %48 = llvm.load %47 : !llvm.ptr -> f32
        %49 = llvm.getelementptr %44[2] : (!llvm.ptr) -> !llvm.ptr, f32
        %50 = llvm.load %49 : !llvm.ptr -> f32
        %51 = llvm.getelementptr %44[3] : (!llvm.ptr) -> !llvm.ptr, f32
        %52 = llvm.load %51 : !llvm.ptr -> f32
        %53 = arith.addf %46, %36 : f32
        %54 = arith.addf %48, %37 : f32
        %55 = arith.addf %50, %38 : f32
        %56 = arith.addf %52, %39 : f32
        %57 = llvm.getelementptr %44[0] : (!llvm.ptr) -> !llvm.ptr, f32
        llvm.store %53, %57 : f32, !llvm.ptr
        %58 = llvm.getelementptr %44[1] : (!llvm.ptr) -> !llvm.ptr, f32
        llvm.store %54, %58 : f32, !llvm.ptr
        %59 = llvm.getelementptr %44[2] : (!llvm.ptr) -> !llvm.ptr, f32
        llvm.store %55, %59 : f32, !llvm.ptr
        %60 = llvm.getelementptr %44[3] : (!llvm.ptr) -> !llvm.ptr, f32
        llvm.store %56, %60 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%arg2 : !llvm.ptr) varType(!llvm.struct<(array<4 x f32>)>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "wind"}
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(!llvm.struct<"particle", (struct<(array<4 x f32>)>, struct<(array<4 x f32>)>, i32, array<12 x i8>)>) {dataClause = #acc<data_clause acc_copy>, name = "p[0:n]"}
    return
  }
  func.func @less(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<(array<2 x i32>)>}, %arg1: !llvm.ptr {llvm.byval = !llvm.struct<(array<2 x i32>)>}, %arg2: !llvm.ptr {llvm.byval = !llvm.struct<(array<2 x i32>)>}) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<2 x i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %1 = llvm.getelementptr %arg1[0] : (!llvm.ptr) -> !llvm.ptr, i32
    %2 = llvm.load %1 : !llvm.ptr -> i32
    %3 = llvm.getelementptr %arg1[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %4 = llvm.load %3 : !llvm.ptr -> i32
    %5 = llvm.getelementptr %arg2[0] : (!llvm.ptr) -> !llvm.ptr, i32
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = llvm.getelementptr %arg2[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %8 = llvm.load %7 : !llvm.ptr -> i32
    %9 = arith.cmpi slt, %2, %6 : i32
    %10 = arith.extsi %9 : i1 to i32
    %11 = arith.cmpi slt, %4, %8 : i32
    %12 = arith.extsi %11 : i1 to i32
    %13 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %10, %13 : i32, !llvm.ptr
    %14 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %12, %14 : i32, !llvm.ptr
    %c8_i64 = arith.constant 8 : i64
    "llvm.intr.memcpy"(%arg0, %0, %c8_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
}
