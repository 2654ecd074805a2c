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
  acc.private.recipe @privatization_i32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  }
  func.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %c0_i8 = arith.constant 0 : i8
    llvm.store %c0_i8, %5 : i8, !llvm.ptr
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_1 = arith.constant 1 : index
    %10 = acc.bounds lowerbound(%c0_0 : index) upperbound(%9 : index) extent(%8 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %11 = acc.copyin varPtr(%6 : !llvm.ptr) varType(i32) bounds(%10) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %14 = arith.index_cast %13 : i32 to index
    %c1_4 = arith.constant 1 : index
    %15 = arith.subi %14, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %16 = acc.bounds lowerbound(%c0_3 : index) upperbound(%15 : index) extent(%14 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %17 = acc.copyin varPtr(%12 : !llvm.ptr) varType(f64) bounds(%16) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "d[0:n]"}
    %18 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %19 = llvm.load %0 : !llvm.ptr -> i32
    %20 = arith.index_cast %19 : i32 to index
    %c1_8 = arith.constant 1 : index
    %21 = arith.subi %20, %c1_8 : index
    %c1_9 = arith.constant 1 : index
    %22 = acc.bounds lowerbound(%c0_7 : index) upperbound(%21 : index) extent(%20 : index) stride(%c1_9 : index) startIdx(%c0_6 : index)
    %23 = acc.copyin varPtr(%18 : !llvm.ptr) varType(i64) bounds(%22) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "v[0:n]"}
    %24 = acc.copyin varPtr(%5 : !llvm.ptr) varType(i8) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "c"}
    %25 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%11, %17, %23, %24 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%25 : !llvm.ptr) {
      %c1_i32_10 = arith.constant 1 : i32
      %26 = llvm.alloca %c1_i32_10 x !llvm.ptr : (i32) -> !llvm.ptr
      %27 = llvm.alloca %c1_i32_10 x !llvm.ptr : (i32) -> !llvm.ptr
      %28 = llvm.alloca %c1_i32_10 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %11, %26 : !llvm.ptr, !llvm.ptr
      llvm.store %17, %27 : !llvm.ptr, !llvm.ptr
      llvm.store %23, %28 : !llvm.ptr, !llvm.ptr
      %29 = acc.private varPtr(%4 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {name = "old"}
      %c0_i32 = arith.constant 0 : i32
      %30 = llvm.load %25 : !llvm.ptr -> i32
      %c1_i32_11 = arith.constant 1 : i32
      acc.loop combined(parallel) private(%29 : !llvm.ptr) control(%arg4 : i32) = (%c0_i32 : i32) to (%30 : i32)  step (%c1_i32_11 : i32) {
        %c1_i32_12 = arith.constant 1 : i32
        %31 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
        %32 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
        %33 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg4, %31 : i32, !llvm.ptr
        %34 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %35 = llvm.load %31 : !llvm.ptr -> i32
        %36 = arith.extsi %35 : i32 to i64
        %37 = llvm.getelementptr %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        acc.atomic.update %37 : !llvm.ptr {
        ^bb0(%arg5: i32):
          %c1_i32_18 = arith.constant 1 : i32
          %83 = arith.addi %arg5, %c1_i32_18 : i32
          acc.yield %83 : i32
        }
        %38 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %c0_i64 = arith.constant 0 : i64
        %39 = llvm.getelementptr %38[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %40 = llvm.load %31 : !llvm.ptr -> i32
        %c2_i32 = arith.constant 2 : i32
        %41 = arith.muli %40, %c2_i32 : i32
        acc.atomic.update %39 : !llvm.ptr {
        ^bb0(%arg5: i32):
          %83 = arith.addi %arg5, %41 : i32
          acc.yield %83 : i32
        }
        %42 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
        %43 = llvm.load %31 : !llvm.ptr -> i32
        %c3_i32 = arith.constant 3 : i32
        %44 = arith.remsi %43, %c3_i32 : i32
        %45 = arith.extsi %44 : i32 to i64
        %46 = llvm.getelementptr %42[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %cst = arith.constant 1.500000e+00 : f64
        acc.atomic.update %46 : !llvm.ptr {
        ^bb0(%arg5: f64):
          %83 = arith.mulf %arg5, %cst : f64
          acc.yield %83 : f64
        }
        %47 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %c1_i64 = arith.constant 1 : i64
        %48 = llvm.getelementptr %47[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %49 = llvm.load %31 : !llvm.ptr -> i32
        acc.atomic.update %48 : !llvm.ptr {
        ^bb0(%arg5: i32):
          %83 = arith.subi %49, %arg5 : i32
          acc.yield %83 : i32
        }
        %c1_i32_13 = arith.constant 1 : i32
        %50 = llvm.load %31 : !llvm.ptr -> i32
        %c7_i32 = arith.constant 7 : i32
        %51 = arith.andi %50, %c7_i32 : i32
        %52 = arith.shli %c1_i32_13, %51 : i32
        acc.atomic.update %24 : !llvm.ptr {
        ^bb0(%arg5: i8):
          %83 = arith.extui %arg5 : i8 to i32
          %84 = arith.ori %83, %52 : i32
          %85 = arith.trunci %84 : i32 to i8
          acc.yield %85 : i8
        }
        %53 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %c2_i64 = arith.constant 2 : i64
        %54 = llvm.getelementptr %53[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        acc.atomic.read %29 = %54 : !llvm.ptr, !llvm.ptr, i32
        %55 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %c2_i64_14 = arith.constant 2 : i64
        %56 = llvm.getelementptr %55[%c2_i64_14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %57 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
        %58 = llvm.load %31 : !llvm.ptr -> i32
        %59 = arith.extsi %58 : i32 to i64
        %60 = llvm.getelementptr %57[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        acc.atomic.read %32 = %56 : !llvm.ptr, !llvm.ptr, i32
        %61 = llvm.load %32 : !llvm.ptr -> i32
        %62 = arith.extsi %61 : i32 to i64
        llvm.store %62, %60 : i64, !llvm.ptr
        %63 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %c3_i64 = arith.constant 3 : i64
        %64 = llvm.getelementptr %63[%c3_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %65 = llvm.load %29 : !llvm.ptr -> i32
        %66 = llvm.load %25 : !llvm.ptr -> i32
        %67 = arith.addi %65, %66 : i32
        acc.atomic.write %64 = %67 : !llvm.ptr, i32
        %68 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %c4_i64 = arith.constant 4 : i64
        %69 = llvm.getelementptr %68[%c4_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        acc.atomic.capture {
          acc.atomic.read %29 = %69 : !llvm.ptr, !llvm.ptr, i32
          acc.atomic.update %69 : !llvm.ptr {
          ^bb0(%arg5: i32):
            %c1_i32_18 = arith.constant 1 : i32
            %83 = arith.addi %arg5, %c1_i32_18 : i32
            acc.yield %83 : i32
          }
        }
        %70 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %c4_i64_15 = arith.constant 4 : i64
        %71 = llvm.getelementptr %70[%c4_i64_15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %c2_i32_16 = arith.constant 2 : i32
        acc.atomic.capture {
          acc.atomic.update %71 : !llvm.ptr {
          ^bb0(%arg5: i32):
            %83 = arith.subi %arg5, %c2_i32_16 : i32
            acc.yield %83 : i32
          }
          acc.atomic.read %29 = %71 : !llvm.ptr, !llvm.ptr, i32
        }
        %72 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %c5_i64 = arith.constant 5 : i64
        %73 = llvm.getelementptr %72[%c5_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %74 = llvm.load %31 : !llvm.ptr -> i32
        acc.atomic.capture {
          acc.atomic.read %29 = %73 : !llvm.ptr, !llvm.ptr, i32
          acc.atomic.write %73 = %74 : !llvm.ptr, i32
        }
        %75 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
        %c6_i64 = arith.constant 6 : i64
        %76 = llvm.getelementptr %75[%c6_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %c1_i32_17 = arith.constant 1 : i32
        %77 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
        %78 = llvm.load %31 : !llvm.ptr -> i32
        %79 = arith.extsi %78 : i32 to i64
        %80 = llvm.getelementptr %77[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        acc.atomic.capture {
          acc.atomic.update %76 : !llvm.ptr {
          ^bb0(%arg5: i32):
            %83 = arith.shli %arg5, %c1_i32_17 : i32
            acc.yield %83 : i32
          }
          acc.atomic.read %33 = %76 : !llvm.ptr, !llvm.ptr, i32
        }
        %81 = llvm.load %33 : !llvm.ptr -> i32
        %82 = arith.extsi %81 : i32 to i64
        llvm.store %82, %80 : i64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%24 : !llvm.ptr) to varPtr(%5 : !llvm.ptr) varType(i8) {dataClause = #acc<data_clause acc_copy>, name = "c"}
    acc.copyout accPtr(%23 : !llvm.ptr) bounds(%22) to varPtr(%18 : !llvm.ptr) varType(i64) {dataClause = #acc<data_clause acc_copy>, name = "v[0:n]"}
    acc.copyout accPtr(%17 : !llvm.ptr) bounds(%16) to varPtr(%12 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "d[0:n]"}
    acc.copyout accPtr(%11 : !llvm.ptr) bounds(%10) to varPtr(%6 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    return
  }
}
