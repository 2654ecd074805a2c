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
  func.func @resident(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
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
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f32) bounds(%7) -> !llvm.ptr {name = "x[0:n]"}
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.index_cast %10 : i32 to index
    %c1_4 = arith.constant 1 : index
    %12 = arith.subi %11, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%c0_3 : index) upperbound(%12 : index) extent(%11 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %14 = acc.create varPtr(%9 : !llvm.ptr) varType(f32) bounds(%13) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "y[0:n]"}
    acc.data dataOperands(%8, %14 : !llvm.ptr, !llvm.ptr) {
      %15 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c0_6 = arith.constant 0 : index
      %c0_7 = arith.constant 0 : index
      %16 = llvm.load %0 : !llvm.ptr -> i32
      %17 = arith.index_cast %16 : i32 to index
      %c1_8 = arith.constant 1 : index
      %18 = arith.subi %17, %c1_8 : index
      %c1_9 = arith.constant 1 : index
      %19 = acc.bounds lowerbound(%c0_7 : index) upperbound(%18 : index) extent(%17 : index) stride(%c1_9 : index) startIdx(%c0_6 : index)
      %20 = acc.present varPtr(%15 : !llvm.ptr) varType(f32) bounds(%19) -> !llvm.ptr {name = "x[0:n]"}
      %21 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c0_10 = arith.constant 0 : index
      %c0_11 = arith.constant 0 : index
      %22 = llvm.load %0 : !llvm.ptr -> i32
      %23 = arith.index_cast %22 : i32 to index
      %c1_12 = arith.constant 1 : index
      %24 = arith.subi %23, %c1_12 : index
      %c1_13 = arith.constant 1 : index
      %25 = acc.bounds lowerbound(%c0_11 : index) upperbound(%24 : index) extent(%23 : index) stride(%c1_13 : index) startIdx(%c0_10 : index)
      %26 = acc.present varPtr(%21 : !llvm.ptr) varType(f32) bounds(%25) -> !llvm.ptr {name = "y[0:n]"}
      %27 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
      acc.parallel combined(loop) dataOperands(%20, %26 : !llvm.ptr, !llvm.ptr) firstprivate(%27 : !llvm.ptr) {
        %c1_i32_14 = arith.constant 1 : i32
        %28 = llvm.alloca %c1_i32_14 x !llvm.ptr : (i32) -> !llvm.ptr
        %29 = llvm.alloca %c1_i32_14 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %20, %28 : !llvm.ptr, !llvm.ptr
        llvm.store %26, %29 : !llvm.ptr, !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %30 = llvm.load %27 : !llvm.ptr -> i32
        %c1_i32_15 = arith.constant 1 : i32
        acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32 : i32) to (%30 : i32)  step (%c1_i32_15 : i32) {
          %c1_i32_16 = arith.constant 1 : i32
          %31 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %31 : i32, !llvm.ptr
          %cst = arith.constant 2.000000e+00 : f32
          %32 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
          %33 = llvm.load %31 : !llvm.ptr -> i32
          %34 = arith.extsi %33 : i32 to i64
          %35 = llvm.getelementptr %32[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %36 = llvm.load %35 : !llvm.ptr -> f32
          %37 = arith.mulf %cst, %36 : f32
          %38 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
          %39 = llvm.load %31 : !llvm.ptr -> i32
          %40 = arith.extsi %39 : i32 to i64
          %41 = llvm.getelementptr %38[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %37, %41 : f32, !llvm.ptr
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.delete accPtr(%26 : !llvm.ptr) bounds(%25) {dataClause = #acc<data_clause acc_present>, name = "y[0:n]"}
      acc.delete accPtr(%20 : !llvm.ptr) bounds(%19) {dataClause = #acc<data_clause acc_present>, name = "x[0:n]"}
      acc.terminator
    }
    acc.copyout accPtr(%14 : !llvm.ptr) bounds(%13) to varPtr(%9 : !llvm.ptr) varType(f32) {name = "y[0:n]"}
    acc.delete accPtr(%8 : !llvm.ptr) bounds(%7) {dataClause = #acc<data_clause acc_copyin>, name = "x[0:n]"}
    return
  }
  func.func @make(%arg0: i32) -> !llvm.ptr {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %2 = call @malloc(%c16_i64) : (i64) -> !llvm.ptr
    llvm.store %2, %1 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    llvm.store %3, %5 : i32, !llvm.ptr
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %c8_i64 = arith.constant 8 : i64
    %8 = arith.muli %7, %c8_i64 : i64
    %9 = call @malloc(%8) : (i64) -> !llvm.ptr
    %10 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr %10[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    llvm.store %9, %11 : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%c0_0 : index) upperbound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) startIdx(%c0 : index)
    %14 = acc.copyin varPtr(%12 : !llvm.ptr) varType(!llvm.struct<"grid", (i32, ptr)>) bounds(%13) -> !llvm.ptr {name = "g[0:1]", structured = false}
    %15 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr %15[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %17 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %18 = llvm.load %0 : !llvm.ptr -> i32
    %19 = arith.index_cast %18 : i32 to index
    %c1_5 = arith.constant 1 : index
    %20 = arith.subi %19, %c1_5 : index
    %c1_6 = arith.constant 1 : index
    %21 = acc.bounds lowerbound(%c0_4 : index) upperbound(%20 : index) extent(%19 : index) stride(%c1_6 : index) startIdx(%c0_3 : index)
    %22 = acc.create varPtr(%17 : !llvm.ptr) varType(f64) varPtrPtr(%16 : !llvm.ptr) bounds(%21) -> !llvm.ptr {name = "g->u[0:n]", structured = false}
    acc.enter_data dataOperands(%14, %22 : !llvm.ptr, !llvm.ptr)
    %23 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    return %23 : !llvm.ptr
  }
  func.func @drop(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %9 = acc.bounds lowerbound(%c0_0 : index) upperbound(%8 : index) extent(%7 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %10 = acc.getdeviceptr varPtr(%3 : !llvm.ptr) varType(f64) varPtrPtr(%2 : !llvm.ptr) bounds(%9) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "g->u[0:g->n]", structured = false}
    %11 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %12 = acc.bounds lowerbound(%c0_3 : index) upperbound(%c0_5 : index) extent(%c1_4 : index) stride(%c1_6 : index) startIdx(%c0_2 : index)
    %13 = acc.getdeviceptr varPtr(%11 : !llvm.ptr) varType(!llvm.struct<"grid", (i32, ptr)>) bounds(%12) -> !llvm.ptr {dataClause = #acc<data_clause acc_delete>, name = "g[0:1]", structured = false}
    acc.exit_data dataOperands(%10, %13 : !llvm.ptr, !llvm.ptr)
    acc.delete accPtr(%13 : !llvm.ptr) bounds(%12) {name = "g[0:1]", structured = false}
    acc.copyout accPtr(%10 : !llvm.ptr) bounds(%9) to varPtr(%3 : !llvm.ptr) varType(f64) {name = "g->u[0:g->n]", structured = false}
    %14 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr %14[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    call @free(%16) : (!llvm.ptr) -> ()
    %17 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    call @free(%17) : (!llvm.ptr) -> ()
    return
  }
  func.func @finish(%arg0: i32, %arg1: !llvm.ptr) {
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
    %7 = acc.getdeviceptr varPtr(%2 : !llvm.ptr) varType(f32) bounds(%6) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "x[0:n]", structured = false}
    acc.exit_data dataOperands(%7 : !llvm.ptr) attributes {finalize}
    acc.copyout accPtr(%7 : !llvm.ptr) bounds(%6) to varPtr(%2 : !llvm.ptr) varType(f32) {name = "x[0:n]", structured = false}
    return
  }
  func.func @exchange(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %3 = arith.cmpi sgt, %2, %c1_i32_0 : i32
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %5 = acc.bounds lowerbound(%c0_1 : index) upperbound(%c0_2 : index) extent(%c1 : index) stride(%c1_3 : index) startIdx(%c0 : index)
    %6 = acc.getdeviceptr varPtr(%4 : !llvm.ptr) varType(f32) bounds(%5) -> !llvm.ptr {dataClause = #acc<data_clause acc_update_self>, name = "x[0:1]", structured = false}
    %7 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_4 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_5 = arith.constant 1 : i32
    %9 = arith.subi %8, %c1_i32_5 : i32
    %10 = arith.index_cast %9 : i32 to index
    %c1_6 = arith.constant 1 : index
    %c1_7 = arith.constant 1 : index
    %11 = arith.subi %c1_6, %c1_7 : index
    %12 = arith.addi %10, %11 : index
    %c1_8 = arith.constant 1 : index
    %13 = acc.bounds lowerbound(%10 : index) upperbound(%12 : index) extent(%c1_6 : index) stride(%c1_8 : index) startIdx(%c0_4 : index)
    %14 = acc.getdeviceptr varPtr(%7 : !llvm.ptr) varType(f32) bounds(%13) -> !llvm.ptr {dataClause = #acc<data_clause acc_update_self>, name = "x[n-1:1]", structured = false}
    acc.update if(%3) dataOperands(%6, %14 : !llvm.ptr, !llvm.ptr)
    acc.update_host accPtr(%14 : !llvm.ptr) bounds(%13) to varPtr(%7 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_update_self>, name = "x[n-1:1]", structured = false}
    acc.update_host accPtr(%6 : !llvm.ptr) bounds(%5) to varPtr(%4 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_update_self>, name = "x[0:1]", structured = false}
    %15 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_9 = arith.constant 1 : i32
    %17 = arith.subi %16, %c1_i32_9 : i32
    %18 = arith.extsi %17 : i32 to i64
    %19 = llvm.getelementptr %15[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.load %19 : !llvm.ptr -> f32
    %21 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %22 = llvm.getelementptr %21[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 : !llvm.ptr -> f32
    %24 = arith.addf %23, %20 : f32
    llvm.store %24, %22 : f32, !llvm.ptr
    %25 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %c0_13 = arith.constant 0 : index
    %c1_14 = arith.constant 1 : index
    %26 = acc.bounds lowerbound(%c0_11 : index) upperbound(%c0_13 : index) extent(%c1_12 : index) stride(%c1_14 : index) startIdx(%c0_10 : index)
    %27 = acc.update_device varPtr(%25 : !llvm.ptr) varType(f32) bounds(%26) -> !llvm.ptr {name = "x[0:1]", structured = false}
    acc.update dataOperands(%27 : !llvm.ptr)
    return
  }
  func.func @library(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %5 = acc.use_device varPtr(%4 : !llvm.ptr) varType(f64) -> !llvm.ptr {name = "x"}
    acc.host_data dataOperands(%5 : !llvm.ptr) {
      llvm.store %5, %3 : !llvm.ptr, !llvm.ptr
      %6 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %7 = llvm.load %0 : !llvm.ptr -> i32
      %8 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      %9 = builtin.unrealized_conversion_cast %6 : !llvm.ptr to (i32, !llvm.ptr) -> ()
      func.call_indirect %9(%7, %8) : (i32, !llvm.ptr) -> ()
      acc.terminator
    }
    return
  }
  func.func @raw(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %3 = acc.deviceptr varPtr(%2 : !llvm.ptr) varType(f32) -> !llvm.ptr {name = "d"}
    %4 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%3 : !llvm.ptr) firstprivate(%4 : !llvm.ptr) {
      %c1_i32_0 = arith.constant 1 : i32
      %5 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %5 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %6 = llvm.load %4 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg2 : i32) = (%c0_i32 : i32) to (%6 : i32)  step (%c1_i32_1 : i32) {
        %c1_i32_2 = arith.constant 1 : i32
        %7 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %7 : i32, !llvm.ptr
        %cst = arith.constant 0.000000e+00 : f32
        %8 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
        %9 = llvm.load %7 : !llvm.ptr -> i32
        %10 = arith.extsi %9 : i32 to i64
        %11 = llvm.getelementptr %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %cst, %11 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    return
  }
  func.func @queues(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_2 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_1 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_2 : index) startIdx(%c0 : index)
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f32) bounds(%7) async(%c1_i32_0 : i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %9 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%8 : !llvm.ptr) async(%c1_i32_0 : i32) firstprivate(%9 : !llvm.ptr) {
      %c1_i32_7 = arith.constant 1 : i32
      %17 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %17 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %18 = llvm.load %9 : !llvm.ptr -> i32
      %c1_i32_8 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32 : i32) to (%18 : i32)  step (%c1_i32_8 : i32) {
        %c1_i32_9 = arith.constant 1 : i32
        %19 = llvm.alloca %c1_i32_9 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %19 : i32, !llvm.ptr
        %cst = arith.constant 1.000000e+00 : f32
        %20 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %21 = llvm.load %19 : !llvm.ptr -> i32
        %22 = arith.extsi %21 : i32 to i64
        %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %24 = llvm.load %23 : !llvm.ptr -> f32
        %25 = arith.addf %24, %cst : f32
        llvm.store %25, %23 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%8 : !llvm.ptr) bounds(%7) async(%c1_i32_0 : i32) to varPtr(%3 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %c2_i32 = arith.constant 2 : i32
    %10 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %11 = llvm.load %0 : !llvm.ptr -> i32
    %12 = arith.index_cast %11 : i32 to index
    %c1_5 = arith.constant 1 : index
    %13 = arith.subi %12, %c1_5 : index
    %c1_6 = arith.constant 1 : index
    %14 = acc.bounds lowerbound(%c0_4 : index) upperbound(%13 : index) extent(%12 : index) stride(%c1_6 : index) startIdx(%c0_3 : index)
    %15 = acc.copyin varPtr(%10 : !llvm.ptr) varType(f32) bounds(%14) async(%c2_i32 : i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "y[0:n]"}
    %16 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%15 : !llvm.ptr) async(%c2_i32 : i32) firstprivate(%16 : !llvm.ptr) {
      %c1_i32_7 = arith.constant 1 : i32
      %17 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %15, %17 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %18 = llvm.load %16 : !llvm.ptr -> i32
      %c1_i32_8 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg3 : i32) = (%c0_i32 : i32) to (%18 : i32)  step (%c1_i32_8 : i32) {
        %c1_i32_9 = arith.constant 1 : i32
        %19 = llvm.alloca %c1_i32_9 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %19 : i32, !llvm.ptr
        %cst = arith.constant 1.000000e+00 : f32
        %20 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %21 = llvm.load %19 : !llvm.ptr -> i32
        %22 = arith.extsi %21 : i32 to i64
        %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %24 = llvm.load %23 : !llvm.ptr -> f32
        %25 = arith.addf %24, %cst : f32
        llvm.store %25, %23 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%15 : !llvm.ptr) bounds(%14) async(%c2_i32 : i32) to varPtr(%10 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "y[0:n]"}
    acc.wait
    return
  }
  func.func private @free(!llvm.ptr)
  func.func private @malloc(i64) -> !llvm.ptr
}

