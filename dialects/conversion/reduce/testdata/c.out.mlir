module {
  acc.reduction.recipe @reduction_add_atomic_i32 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %0 : i32, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg1 : !llvm.ptr -> i32
    %2 = arith.addi %0, %1 : i32
    llvm.store %2, %arg0 : i32, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_add_atomic_f64 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x f64 : (i64) -> !llvm.ptr
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
  acc.reduction.recipe @reduction_ior_atomic_16xi64 : !llvm.ptr reduction_operator <ior> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.array<16 x i64> : (i64) -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c16 step %c1 {
      %c0_i64 = arith.constant 0 : i64
      %1 = arith.index_cast %arg1 : index to i64
      %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      llvm.store %c0_i64, %2 : i64, !llvm.ptr
    }
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c16 step %c1 {
      %0 = arith.index_cast %arg2 : index to i64
      %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %2 = arith.index_cast %arg2 : index to i64
      %3 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %4 = llvm.load %1 : !llvm.ptr -> i64
      %5 = llvm.load %3 : !llvm.ptr -> i64
      %6 = arith.ori %4, %5 : i64
      llvm.store %6, %1 : i64, !llvm.ptr
    }
    acc.yield %arg0 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_add_atomic_64xi32 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.array<64 x i32> : (i64) -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c64 step %c1 {
      %c0_i32 = arith.constant 0 : i32
      %1 = arith.index_cast %arg1 : index to i64
      %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %c0_i32, %2 : i32, !llvm.ptr
    }
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c64 step %c1 {
      %0 = arith.index_cast %arg2 : index to i64
      %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %2 = arith.index_cast %arg2 : index to i64
      %3 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %4 = llvm.load %1 : !llvm.ptr -> i32
      %5 = llvm.load %3 : !llvm.ptr -> i32
      %6 = arith.addi %4, %5 : i32
      llvm.store %6, %1 : i32, !llvm.ptr
    }
    acc.yield %arg0 : !llvm.ptr
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
  func.func @section(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.present varPtr(%3 : !llvm.ptr) varType(i32) bounds(%7) -> !llvm.ptr {name = "value[0:n]"}
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c63 = arith.constant 63 : index
    %c1_4 = arith.constant 1 : index
    %10 = acc.bounds lowerbound(%c0_3 : index) upperbound(%c63 : index) extent(%c64 : index) stride(%c1_4 : index) startIdx(%c0_2 : index)
    %11 = acc.present varPtr(%9 : !llvm.ptr) varType(i32) bounds(%10) -> !llvm.ptr {name = "bin[0:B]"}
    %12 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%8, %11 : !llvm.ptr, !llvm.ptr) firstprivate(%12 : !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %13 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      %14 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %13 : !llvm.ptr, !llvm.ptr
      llvm.store %11, %14 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %15 = llvm.load %12 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      %16 = acc.reduction varPtr(%11 : !llvm.ptr) varType(i32) bounds(%10) recipe(@reduction_add_atomic_64xi32) -> !llvm.ptr {name = "bin[0:B]"}
      acc.loop combined(parallel) reduction(%16 : !llvm.ptr) control(%arg3 : i32) = (%c0_i32 : i32) to (%15 : i32)  step (%c1_i32_6 : i32) {
        %c1_i32_7 = arith.constant 1 : i32
        %17 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %17 : i32, !llvm.ptr
        %18 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
        %19 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
        %20 = llvm.load %17 : !llvm.ptr -> i32
        %21 = arith.extsi %20 : i32 to i64
        %22 = llvm.getelementptr %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %23 = llvm.load %22 : !llvm.ptr -> i32
        %c64_i32 = arith.constant 64 : i32
        %24 = arith.remui %23, %c64_i32 : i32
        %25 = arith.extui %24 : i32 to i64
        %26 = llvm.getelementptr %16[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %27 = llvm.load %26 : !llvm.ptr -> i32
        %c1_i32_8 = arith.constant 1 : i32
        %28 = arith.addi %27, %c1_i32_8 : i32
        llvm.store %28, %26 : i32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%11 : !llvm.ptr) bounds(%10) {dataClause = #acc<data_clause acc_present>, name = "bin[0:B]"}
    acc.delete accPtr(%8 : !llvm.ptr) bounds(%7) {dataClause = #acc<data_clause acc_present>, name = "value[0:n]"}
    return
  }
  func.func @array(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.array<2 x array<8 x i64>> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %4 : f64, !llvm.ptr
    %c128_i64 = arith.constant 128 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%5, %c0_i8, %c128_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c0_i64 = arith.constant 0 : i64
    llvm.store %c0_i64, %5 : i64, !llvm.ptr
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_1 = arith.constant 1 : index
    %10 = acc.bounds lowerbound(%c0_0 : index) upperbound(%9 : index) extent(%8 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %11 = acc.copyin varPtr(%6 : !llvm.ptr) varType(i32) bounds(%10) -> !llvm.ptr {name = "value[0:n]"}
    %12 = acc.copyin varPtr(%5 : !llvm.ptr) varType(!llvm.array<2 x array<8 x i64>>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "b"}
    %13 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "s"}
    %14 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel dataOperands(%11, %12, %13 : !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%14 : !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %23 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %11, %23 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %24 = llvm.load %14 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      %25 = acc.reduction varPtr(%12 : !llvm.ptr) varType(!llvm.array<2 x array<8 x i64>>) recipe(@reduction_ior_atomic_16xi64) -> !llvm.ptr {name = "b"}
      %26 = acc.reduction varPtr(%13 : !llvm.ptr) varType(f64) recipe(@reduction_add_atomic_f64) -> !llvm.ptr {name = "s"}
      acc.loop gang vector reduction(%25, %26 : !llvm.ptr, !llvm.ptr) control(%arg4 : i32) = (%c0_i32 : i32) to (%24 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_8 = arith.constant 1 : i32
        %27 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg4, %27 : i32, !llvm.ptr
        %28 = llvm.load %27 : !llvm.ptr -> i32
        %c2_i32 = arith.constant 2 : i32
        %29 = arith.remsi %28, %c2_i32 : i32
        %30 = arith.extsi %29 : i32 to i64
        %31 = llvm.getelementptr %25[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i64>
        %32 = llvm.load %27 : !llvm.ptr -> i32
        %c8_i32 = arith.constant 8 : i32
        %33 = arith.remsi %32, %c8_i32 : i32
        %34 = arith.extsi %33 : i32 to i64
        %35 = llvm.getelementptr %31[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        %36 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
        %37 = llvm.load %27 : !llvm.ptr -> i32
        %38 = arith.extsi %37 : i32 to i64
        %39 = llvm.getelementptr %36[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %40 = llvm.load %39 : !llvm.ptr -> i32
        %41 = arith.extsi %40 : i32 to i64
        %42 = llvm.load %35 : !llvm.ptr -> i64
        %43 = arith.ori %42, %41 : i64
        llvm.store %43, %35 : i64, !llvm.ptr
        %44 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
        %45 = llvm.load %27 : !llvm.ptr -> i32
        %46 = arith.extsi %45 : i32 to i64
        %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %48 = llvm.load %47 : !llvm.ptr -> i32
        %c0_i32_9 = arith.constant 0 : i32
        %49 = arith.cmpi sgt, %48, %c0_i32_9 : i32
        scf.if %49 {
          %50 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
          %51 = llvm.load %27 : !llvm.ptr -> i32
          %52 = arith.extsi %51 : i32 to i64
          %53 = llvm.getelementptr %50[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %54 = llvm.load %53 : !llvm.ptr -> i32
          %55 = arith.sitofp %54 : i32 to f64
          %56 = llvm.load %26 : !llvm.ptr -> f64
          %57 = arith.subf %56, %55 : f64
          llvm.store %57, %26 : f64, !llvm.ptr
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%13 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "s"}
    acc.copyout accPtr(%12 : !llvm.ptr) to varPtr(%5 : !llvm.ptr) varType(!llvm.array<2 x array<8 x i64>>) {dataClause = #acc<data_clause acc_copy>, name = "b"}
    acc.delete accPtr(%11 : !llvm.ptr) bounds(%10) {dataClause = #acc<data_clause acc_copyin>, name = "value[0:n]"}
    %15 = llvm.load %4 : !llvm.ptr -> f64
    %16 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    llvm.store %15, %16 : f64, !llvm.ptr
    %c0_i64_2 = arith.constant 0 : i64
    %17 = llvm.getelementptr %5[%c0_i64_2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i64>
    %c0_i64_3 = arith.constant 0 : i64
    %18 = llvm.getelementptr %17[%c0_i64_3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %19 = llvm.load %18 : !llvm.ptr -> i64
    %20 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_i64_4 = arith.constant 0 : i64
    %21 = llvm.getelementptr %20[%c0_i64_4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i64>
    %c0_i64_5 = arith.constant 0 : i64
    %22 = llvm.getelementptr %21[%c0_i64_5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %19, %22 : i64, !llvm.ptr
    return
  }
  func.func @unknown(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %8 = acc.bounds lowerbound(%c0_0 : index) upperbound(%7 : index) extent(%6 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %9 = acc.present varPtr(%4 : !llvm.ptr) varType(i32) bounds(%8) -> !llvm.ptr {name = "value[0:n]"}
    %10 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %11 = llvm.load %1 : !llvm.ptr -> i32
    %12 = arith.index_cast %11 : i32 to index
    %c1_4 = arith.constant 1 : index
    %13 = arith.subi %12, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %14 = acc.bounds lowerbound(%c0_3 : index) upperbound(%13 : index) extent(%12 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %15 = acc.present varPtr(%10 : !llvm.ptr) varType(i32) bounds(%14) -> !llvm.ptr {name = "bin[0:bins]"}
    %16 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%9, %15 : !llvm.ptr, !llvm.ptr) firstprivate(%16 : !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %17 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %18 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %9, %17 : !llvm.ptr, !llvm.ptr
      llvm.store %15, %18 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %19 = llvm.load %16 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg4 : i32) = (%c0_i32 : i32) to (%19 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_8 = arith.constant 1 : i32
        %20 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg4, %20 : i32, !llvm.ptr
        %21 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %23 = llvm.load %20 : !llvm.ptr -> i32
        %24 = arith.extsi %23 : i32 to i64
        %25 = llvm.getelementptr %22[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %26 = llvm.load %25 : !llvm.ptr -> i32
        %27 = arith.extsi %26 : i32 to i64
        %28 = llvm.getelementptr %21[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        acc.atomic.update %28 : !llvm.ptr {
        ^bb0(%arg5: i32):
          %c1_i32_9 = arith.constant 1 : i32
          %29 = arith.addi %arg5, %c1_i32_9 : i32
          acc.yield %29 : i32
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%15 : !llvm.ptr) bounds(%14) {dataClause = #acc<data_clause acc_present>, name = "bin[0:bins]"}
    acc.delete accPtr(%9 : !llvm.ptr) bounds(%8) {dataClause = #acc<data_clause acc_present>, name = "value[0:n]"}
    return
  }
  func.func @big(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.present varPtr(%3 : !llvm.ptr) varType(i32) bounds(%7) -> !llvm.ptr {name = "value[0:n]"}
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %c100000 = arith.constant 100000 : index
    %c99999 = arith.constant 99999 : index
    %c1_4 = arith.constant 1 : index
    %10 = acc.bounds lowerbound(%c0_3 : index) upperbound(%c99999 : index) extent(%c100000 : index) stride(%c1_4 : index) startIdx(%c0_2 : index)
    %11 = acc.present varPtr(%9 : !llvm.ptr) varType(i32) bounds(%10) -> !llvm.ptr {name = "bin[0:100000]"}
    %12 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%8, %11 : !llvm.ptr, !llvm.ptr) firstprivate(%12 : !llvm.ptr) {
      %c1_i32_5 = arith.constant 1 : i32
      %13 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      %14 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %13 : !llvm.ptr, !llvm.ptr
      llvm.store %11, %14 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %15 = llvm.load %12 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32 : i32) to (%15 : i32)  step (%c1_i32_6 : i32) {
        %c1_i32_7 = arith.constant 1 : i32
        %16 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %16 : i32, !llvm.ptr
        %17 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
        %18 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
        %19 = llvm.load %16 : !llvm.ptr -> i32
        %20 = arith.extsi %19 : i32 to i64
        %21 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %22 = llvm.load %21 : !llvm.ptr -> i32
        %23 = arith.extsi %22 : i32 to i64
        %24 = llvm.getelementptr %17[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        acc.atomic.update %24 : !llvm.ptr {
        ^bb0(%arg4: i32):
          %c1_i32_8 = arith.constant 1 : i32
          %25 = arith.addi %arg4, %c1_i32_8 : i32
          acc.yield %25 : i32
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%11 : !llvm.ptr) bounds(%10) {dataClause = #acc<data_clause acc_present>, name = "bin[0:100000]"}
    acc.delete accPtr(%8 : !llvm.ptr) bounds(%7) {dataClause = #acc<data_clause acc_present>, name = "value[0:n]"}
    return
  }
  func.func @seen(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %3 : i32, !llvm.ptr
    %c0_i32_0 = arith.constant 0 : i32
    llvm.store %c0_i32_0, %4 : i32, !llvm.ptr
    %c0_i32_1 = arith.constant 0 : i32
    llvm.store %c0_i32_1, %5 : i32, !llvm.ptr
    %6 = acc.copyin varPtr(%3 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %7 = acc.copyin varPtr(%4 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "b"}
    %8 = acc.copyin varPtr(%5 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "c"}
    %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1 = arith.constant 1 : index
    %12 = arith.subi %11, %c1 : index
    %c1_3 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%c0_2 : index) upperbound(%12 : index) extent(%11 : index) stride(%c1_3 : index) startIdx(%c0 : index)
    %14 = acc.create varPtr(%9 : !llvm.ptr) varType(i32) bounds(%13) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "out[0:n]"}
    %15 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%6, %7, %8, %14 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%15 : !llvm.ptr) {
      %c1_i32_4 = arith.constant 1 : i32
      %22 = llvm.alloca %c1_i32_4 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %14, %22 : !llvm.ptr, !llvm.ptr
      %c0_i32_5 = arith.constant 0 : i32
      %23 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32_5 : i32) to (%23 : i32)  step (%c1_i32_6 : i32) {
        %c1_i32_7 = arith.constant 1 : i32
        %24 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %24 : i32, !llvm.ptr
        %25 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
        %26 = llvm.load %24 : !llvm.ptr -> i32
        %27 = arith.extsi %26 : i32 to i64
        %28 = llvm.getelementptr %25[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        acc.atomic.capture {
          acc.atomic.read %28 = %6 : !llvm.ptr, !llvm.ptr, i32
          acc.atomic.update %6 : !llvm.ptr {
          ^bb0(%arg4: i32):
            %c1_i32_8 = arith.constant 1 : i32
            %33 = arith.addi %arg4, %c1_i32_8 : i32
            acc.yield %33 : i32
          }
        }
        acc.atomic.update %7 : !llvm.ptr {
        ^bb0(%arg4: i32):
          %c1_i32_8 = arith.constant 1 : i32
          %33 = arith.addi %arg4, %c1_i32_8 : i32
          acc.yield %33 : i32
        }
        %29 = llvm.load %7 : !llvm.ptr -> i32
        %c10_i32 = arith.constant 10 : i32
        %30 = arith.cmpi sgt, %29, %c10_i32 : i32
        scf.if %30 {
          %c0_i32_8 = arith.constant 0 : i32
          %33 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
          %34 = llvm.load %24 : !llvm.ptr -> i32
          %35 = arith.extsi %34 : i32 to i64
          %36 = llvm.getelementptr %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %c0_i32_8, %36 : i32, !llvm.ptr
        }
        %31 = llvm.load %24 : !llvm.ptr -> i32
        acc.atomic.update %8 : !llvm.ptr {
        ^bb0(%arg4: i32):
          %33 = arith.addi %arg4, %31 : i32
          acc.yield %33 : i32
        }
        %32 = llvm.load %24 : !llvm.ptr -> i32
        acc.atomic.update %8 : !llvm.ptr {
        ^bb0(%arg4: i32):
          %33 = arith.xori %arg4, %32 : i32
          acc.yield %33 : i32
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%14 : !llvm.ptr) bounds(%13) to varPtr(%9 : !llvm.ptr) varType(i32) {name = "out[0:n]"}
    acc.copyout accPtr(%8 : !llvm.ptr) to varPtr(%5 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "c"}
    acc.copyout accPtr(%7 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "b"}
    acc.copyout accPtr(%6 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %16 = llvm.load %3 : !llvm.ptr -> i32
    %17 = llvm.load %4 : !llvm.ptr -> i32
    %18 = arith.addi %16, %17 : i32
    %19 = llvm.load %5 : !llvm.ptr -> i32
    %20 = arith.addi %18, %19 : i32
    %21 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.store %20, %21 : i32, !llvm.ptr
    return
  }
  func.func @levels(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %2 : i32, !llvm.ptr
    %c0_i32_0 = arith.constant 0 : i32
    llvm.store %c0_i32_0, %3 : i32, !llvm.ptr
    %4 = acc.copyin varPtr(%2 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %5 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%4 : !llvm.ptr) firstprivate(%5 : !llvm.ptr) {
      %c0_i32_1 = arith.constant 0 : i32
      %12 = llvm.load %5 : !llvm.ptr -> i32
      %c1_i32_2 = arith.constant 1 : i32
      acc.loop combined(parallel) gang control(%arg2 : i32) = (%c0_i32_1 : i32) to (%12 : i32)  step (%c1_i32_2 : i32) {
        %c1_i32_3 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %13 : i32, !llvm.ptr
        %c0_i32_4 = arith.constant 0 : i32
        %14 = llvm.load %5 : !llvm.ptr -> i32
        %c1_i32_5 = arith.constant 1 : i32
        acc.loop vector control(%arg3 : i32) = (%c0_i32_4 : i32) to (%14 : i32)  step (%c1_i32_5 : i32) {
          %c1_i32_6 = arith.constant 1 : i32
          %15 = llvm.alloca %c1_i32_6 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %15 : i32, !llvm.ptr
          acc.atomic.update %4 : !llvm.ptr {
          ^bb0(%arg4: i32):
            %c1_i32_7 = arith.constant 1 : i32
            %16 = arith.addi %arg4, %c1_i32_7 : i32
            acc.yield %16 : i32
          }
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%4 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %6 = acc.copyin varPtr(%3 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "b"}
    %7 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel dataOperands(%6 : !llvm.ptr) firstprivate(%7 : !llvm.ptr) {
      %c0_i32_1 = arith.constant 0 : i32
      %12 = llvm.load %7 : !llvm.ptr -> i32
      %c1_i32_2 = arith.constant 1 : i32
      acc.loop worker control(%arg2 : i32) = (%c0_i32_1 : i32) to (%12 : i32)  step (%c1_i32_2 : i32) {
        %c1_i32_3 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %13 : i32, !llvm.ptr
        acc.atomic.update %6 : !llvm.ptr {
        ^bb0(%arg3: i32):
          %c1_i32_4 = arith.constant 1 : i32
          %14 = arith.addi %arg3, %c1_i32_4 : i32
          acc.yield %14 : i32
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%6 : !llvm.ptr) to varPtr(%3 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "b"}
    %8 = llvm.load %2 : !llvm.ptr -> i32
    %9 = llvm.load %3 : !llvm.ptr -> i32
    %10 = arith.addi %8, %9 : i32
    %11 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.store %10, %11 : i32, !llvm.ptr
    return
  }
  func.func @inner(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %2 : i32, !llvm.ptr
    %3 = acc.copyin varPtr(%2 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %4 = acc.copyin varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.kernels combined(loop) dataOperands(%3, %4 : !llvm.ptr, !llvm.ptr) {
      %c0_i32_0 = arith.constant 0 : i32
      %7 = llvm.load %4 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      %8 = acc.reduction varPtr(%3 : !llvm.ptr) varType(i32) recipe(@reduction_add_atomic_i32) -> !llvm.ptr {name = "a"}
      acc.loop combined(kernels) reduction(%8 : !llvm.ptr) control(%arg2 : i32) = (%c0_i32_0 : i32) to (%7 : i32)  step (%c1_i32_1 : i32) {
        %c1_i32_2 = arith.constant 1 : i32
        %9 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %9 : i32, !llvm.ptr
        %c0_i32_3 = arith.constant 0 : i32
        %10 = llvm.load %4 : !llvm.ptr -> i32
        %c1_i32_4 = arith.constant 1 : i32
        acc.loop control(%arg3 : i32) = (%c0_i32_3 : i32) to (%10 : i32)  step (%c1_i32_4 : i32) {
          %c1_i32_5 = arith.constant 1 : i32
          %11 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %11 : i32, !llvm.ptr
          %12 = llvm.load %11 : !llvm.ptr -> i32
          %13 = llvm.load %8 : !llvm.ptr -> i32
          %14 = arith.addi %13, %12 : i32
          llvm.store %14, %8 : i32, !llvm.ptr
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, seq = [#acc.device_type<none>]}
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.terminator
    }
    acc.copyout accPtr(%4 : !llvm.ptr) to varPtr(%0 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "n"}
    acc.copyout accPtr(%3 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %5 = llvm.load %2 : !llvm.ptr -> i32
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.store %5, %6 : i32, !llvm.ptr
    return
  }
}
