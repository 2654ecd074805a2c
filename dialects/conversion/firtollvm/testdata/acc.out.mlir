module {
  acc.private.recipe @privatization_ref_i32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  }
  acc.private.recipe @privatization_box_Uxf32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !acc.data_bounds_ty):
    %0 = acc.get_extent %arg1 : (!acc.data_bounds_ty) -> index
    %1 = arith.index_cast %0 : index to i64
    %2 = llvm.alloca %1 x f32 : (i64) -> !llvm.ptr
    acc.yield %2 : !llvm.ptr
  }
  acc.reduction.recipe @reduction_max_ref_f32 : !llvm.ptr reduction_operator <max> init {
  ^bb0(%arg0: !llvm.ptr):
    %cst = arith.constant -3.40282347E+38 : f32
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
    llvm.store %cst, %0 : f32, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    %1 = llvm.load %arg1 : !llvm.ptr -> f32
    %2 = arith.cmpf ogt, %0, %1 : f32
    %3 = arith.select %2, %0, %1 : f32
    llvm.store %3, %arg0 : f32, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  func.func @loop(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32) {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    %1 = llvm.getelementptr %arg0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.getelementptr %arg0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.getelementptr %arg0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %9 = llvm.ptrtoint %8 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %c1_i32 = arith.constant 1 : i32
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %10 = arith.subi %6, %c1_i64 : i64
    %11 = acc.bounds lowerbound(%c0_i64 : i64) upperbound(%10 : i64) extent(%6 : i64) stride(%9 : i64) startIdx(%3 : i64) {strideInBytes = true}
    %12 = acc.copyin varPtr(%0 : !llvm.ptr) varType(f32) bounds(%11) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x"}
    %13 = acc.copyin varPtr(%arg1 : !llvm.ptr) varType(f32) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "m"}
    acc.parallel combined(loop) dataOperands(%12, %13 : !llvm.ptr, !llvm.ptr) {
      %14 = acc.reduction varPtr(%13 : !llvm.ptr) varType(f32) recipe(@reduction_max_ref_f32) -> !llvm.ptr {name = "m"}
      %15 = acc.private varPtr(%arg2 : !llvm.ptr) varType(i32) recipe(@privatization_ref_i32) -> !llvm.ptr {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%15 : !llvm.ptr) reduction(%14 : !llvm.ptr) control(%arg4 : i32) = (%c1_i32 : i32) to (%arg3 : i32)  step (%c1_i32 : i32) {
        llvm.store %arg4, %15 : i32, !llvm.ptr
        %16 = llvm.load %15 : !llvm.ptr -> i32
        %17 = arith.extsi %16 : i32 to i64
        %18 = arith.muli %17, %9 : i64
        %c-1_i64 = arith.constant -1 : i64
        %19 = arith.muli %c-1_i64, %9 : i64
        %20 = llvm.getelementptr %12[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %21 = llvm.getelementptr %20[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %22 = llvm.load %21 : !llvm.ptr -> f32
        %23 = llvm.load %14 : !llvm.ptr -> f32
        %24 = arith.cmpf ogt, %22, %23 : f32
        %25 = arith.select %24, %22, %23 : f32
        llvm.store %25, %14 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%13 : !llvm.ptr) to varPtr(%arg1 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "m"}
    acc.copyout accPtr(%12 : !llvm.ptr) bounds(%11) to varPtr(%0 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "x"}
    return
  }
  func.func @component(%arg0: !llvm.ptr) {
    %0 = llvm.getelementptr %arg0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.getelementptr %0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.getelementptr %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %9 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %10 = llvm.ptrtoint %9 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.icmp "eq" %1, %11 : !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %13 = arith.select %12, %c0_i64, %7 : i64
    %c0_i64_0 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %14 = arith.subi %13, %c1_i64 : i64
    %15 = acc.bounds lowerbound(%c0_i64_0 : i64) upperbound(%14 : i64) extent(%13 : i64) stride(%10 : i64) startIdx(%4 : i64) {strideInBytes = true}
    %16 = acc.copyin varPtr(%1 : !llvm.ptr) varType(f32) varPtrPtr(%0 : !llvm.ptr) bounds(%15) -> !llvm.ptr {accc.descriptor_bytes = 40 : i64, name = "r%v", structured = false}
    acc.enter_data dataOperands(%16 : !llvm.ptr)
    %17 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.ptrtoint %19 : !llvm.ptr to i64
    %21 = llvm.getelementptr %0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
    %24 = llvm.getelementptr %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.ptrtoint %25 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %27 = llvm.mlir.zero : !llvm.ptr
    %28 = llvm.icmp "eq" %17, %27 : !llvm.ptr
    %c0_i64_1 = arith.constant 0 : i64
    %29 = arith.select %28, %c0_i64_1, %23 : i64
    %c0_i64_2 = arith.constant 0 : i64
    %c1_i64_3 = arith.constant 1 : i64
    %30 = arith.subi %29, %c1_i64_3 : i64
    %31 = acc.bounds lowerbound(%c0_i64_2 : i64) upperbound(%30 : i64) extent(%29 : i64) stride(%26 : i64) startIdx(%20 : i64) {strideInBytes = true}
    %32 = acc.getdeviceptr varPtr(%17 : !llvm.ptr) varType(f32) bounds(%31) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "r%v", structured = false}
    acc.exit_data dataOperands(%32 : !llvm.ptr)
    acc.copyout accPtr(%32 : !llvm.ptr) bounds(%31) to varPtr(%17 : !llvm.ptr) varType(f32) {name = "r%v", structured = false}
    return
  }
  func.func @section(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.ptr
    %1 = llvm.getelementptr %arg1[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.getelementptr %arg1[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.getelementptr %arg1[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %9 = llvm.ptrtoint %8 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %c4_i64 = arith.constant 4 : i64
    %c32_i64 = arith.constant 32 : i64
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64_0 = arith.constant 1 : i64
    %c2_i64_1 = arith.constant 2 : i64
    %10 = acc.bounds lowerbound(%c1_i64 : i64) upperbound(%c2_i64_1 : i64) extent(%c2_i64 : i64) stride(%c4_i64 : i64) startIdx(%c1_i64_0 : i64) {strideInBytes = true}
    %c2_i64_2 = arith.constant 2 : i64
    %c7_i64 = arith.constant 7 : i64
    %c1_i64_3 = arith.constant 1 : i64
    %c8_i64 = arith.constant 8 : i64
    %11 = acc.bounds lowerbound(%c2_i64_2 : i64) upperbound(%c8_i64 : i64) extent(%c7_i64 : i64) stride(%c32_i64 : i64) startIdx(%c1_i64_3 : i64) {strideInBytes = true}
    %12 = acc.update_device varPtr(%arg0 : !llvm.ptr) varType(!llvm.array<9 x array<8 x f32>>) bounds(%10, %11) -> !llvm.ptr {name = "a(2:3,3:9)", structured = false}
    acc.update dataOperands(%12 : !llvm.ptr)
    %c0_i64 = arith.constant 0 : i64
    %c1_i64_4 = arith.constant 1 : i64
    %13 = arith.subi %6, %c1_i64_4 : i64
    %14 = acc.bounds lowerbound(%c0_i64 : i64) upperbound(%13 : i64) extent(%6 : i64) stride(%9 : i64) startIdx(%3 : i64) {strideInBytes = true}
    %15 = acc.private varPtr(%0 : !llvm.ptr) varType(f32) bounds(%14) recipe(@privatization_box_Uxf32) -> !llvm.ptr {name = "w"}
    acc.parallel private(%15 : !llvm.ptr) {
      %cst = arith.constant 2.000000e+00 : f32
      %16 = llvm.getelementptr %15[8] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %cst, %16 : f32, !llvm.ptr
      acc.yield
    }
    return
  }
}
