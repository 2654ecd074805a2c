module {
  acc.reduction.recipe @reduction_add_f32 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %0 : f32, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    %1 = llvm.load %arg1 : !llvm.ptr -> f32
    %2 = arith.addf %0, %1 : f32
    llvm.store %2, %arg0 : f32, !llvm.ptr
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
  acc.routine @acc_routine_0 func(@square) seq 
  acc.routine @acc_routine_1 func(@dot) vector 
  acc.routine @acc_routine_2 func(@twice) seq  attributes {accc.named}
  func.func private @square(%arg0: f32) -> f32 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_0]>} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : f32, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> f32
    %2 = llvm.load %0 : !llvm.ptr -> f32
    %3 = arith.mulf %1, %2 : f32
    return %3 : f32
  }
  func.func @dot(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> f32 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_1]>} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %3 : f32, !llvm.ptr
    %4 = acc.reduction varPtr(%3 : !llvm.ptr) varType(f32) recipe(@reduction_add_f32) -> !llvm.ptr {name = "s"}
    %c0_i32 = arith.constant 0 : i32
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    acc.loop vector reduction(%4 : !llvm.ptr) control(%arg3 : i32) = (%c0_i32 : i32) to (%5 : i32)  step (%c1_i32_0 : i32) {
      %c1_i32_1 = arith.constant 1 : i32
      %7 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      llvm.store %arg3, %7 : i32, !llvm.ptr
      %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %9 = llvm.load %7 : !llvm.ptr -> i32
      %10 = arith.extsi %9 : i32 to i64
      %11 = llvm.getelementptr %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %12 = llvm.load %11 : !llvm.ptr -> f32
      %13 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %14 = llvm.load %7 : !llvm.ptr -> i32
      %15 = arith.extsi %14 : i32 to i64
      %16 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %17 = llvm.load %16 : !llvm.ptr -> f32
      %18 = arith.mulf %12, %17 : f32
      %19 = llvm.load %4 : !llvm.ptr -> f32
      %20 = arith.addf %19, %18 : f32
      llvm.store %20, %4 : f32, !llvm.ptr
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
    %6 = llvm.load %3 : !llvm.ptr -> f32
    return %6 : f32
  }
  llvm.mlir.global external @table() {acc.declare = #acc.declare<dataClause =  acc_create>, addr_space = 0 : i32} : !llvm.array<256 x f32> {
    %0 = llvm.mlir.zero : !llvm.array<256 x f32>
    llvm.return %0 : !llvm.array<256 x f32>
  }
  func.func @fill() {
    %0 = llvm.mlir.addressof @table : !llvm.ptr
    %1 = acc.present varPtr(%0 : !llvm.ptr) varType(!llvm.array<256 x f32>) -> !llvm.ptr {implicit = true, name = "table"}
    acc.parallel combined(loop) dataOperands(%1 : !llvm.ptr) {
      %c0_i32 = arith.constant 0 : i32
      %c256_i32 = arith.constant 256 : i32
      %c1_i32 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg0 : i32) = (%c0_i32 : i32) to (%c256_i32 : i32)  step (%c1_i32 : i32) {
        %c1_i32_0 = arith.constant 1 : i32
        %2 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg0, %2 : i32, !llvm.ptr
        %3 = llvm.load %2 : !llvm.ptr -> i32
        %4 = arith.sitofp %3 : i32 to f32
        %5 = func.call @twice(%4) : (f32) -> f32
        %6 = func.call @square(%5) : (f32) -> f32
        %7 = llvm.load %2 : !llvm.ptr -> i32
        %8 = arith.extsi %7 : i32 to i64
        %9 = llvm.getelementptr %1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %6, %9 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%1 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "table"}
    return
  }
  func.func @products(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
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
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = arith.muli %4, %5 : i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %9 = acc.bounds lowerbound(%c0_0 : index) upperbound(%8 : index) extent(%7 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %10 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f32) bounds(%9) -> !llvm.ptr {name = "a[0:n*n]"}
    %11 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %12 = llvm.load %0 : !llvm.ptr -> i32
    %13 = arith.index_cast %12 : i32 to index
    %c1_4 = arith.constant 1 : index
    %14 = arith.subi %13, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %15 = acc.bounds lowerbound(%c0_3 : index) upperbound(%14 : index) extent(%13 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %16 = acc.create varPtr(%11 : !llvm.ptr) varType(f32) bounds(%15) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "d[0:n]"}
    %17 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%10, %16 : !llvm.ptr, !llvm.ptr) firstprivate(%17 : !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %18 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %19 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %10, %18 : !llvm.ptr, !llvm.ptr
      llvm.store %16, %19 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %20 = llvm.load %17 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      acc.loop combined(parallel) gang control(%arg3 : i32) = (%c0_i32 : i32) to (%20 : i32)  step (%c1_i32_7 : i32) {
        %c1_i32_8 = arith.constant 1 : i32
        %21 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg3, %21 : i32, !llvm.ptr
        %22 = llvm.load %17 : !llvm.ptr -> i32
        %23 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
        %24 = llvm.load %21 : !llvm.ptr -> i32
        %25 = llvm.load %17 : !llvm.ptr -> i32
        %26 = arith.muli %24, %25 : i32
        %27 = arith.extsi %26 : i32 to i64
        %28 = llvm.getelementptr %23[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %29 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
        %30 = func.call @dot(%22, %28, %29) : (i32, !llvm.ptr, !llvm.ptr) -> f32
        %31 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
        %32 = llvm.load %21 : !llvm.ptr -> i32
        %33 = arith.extsi %32 : i32 to i64
        %34 = llvm.getelementptr %31[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %30, %34 : f32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%16 : !llvm.ptr) bounds(%15) to varPtr(%11 : !llvm.ptr) varType(f32) {name = "d[0:n]"}
    acc.delete accPtr(%10 : !llvm.ptr) bounds(%9) {dataClause = #acc<data_clause acc_copyin>, name = "a[0:n*n]"}
    return
  }
  acc.global_ctor @table_acc_ctor {
    %0 = llvm.mlir.addressof @table : !llvm.ptr
    %1 = acc.create varPtr(%0 : !llvm.ptr) varType(!llvm.array<256 x f32>) -> !llvm.ptr {name = "table", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !llvm.ptr)
    acc.terminator
  }
  acc.global_dtor @table_acc_dtor {
    %0 = llvm.mlir.addressof @table : !llvm.ptr
    %1 = acc.getdeviceptr varPtr(%0 : !llvm.ptr) varType(!llvm.array<256 x f32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>, name = "table", structured = false}
    acc.declare_exit dataOperands(%1 : !llvm.ptr)
    acc.delete accPtr(%1 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>, name = "table", structured = false}
    acc.terminator
  }
  func.func private @twice(f32) -> f32 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_2]>}
}

