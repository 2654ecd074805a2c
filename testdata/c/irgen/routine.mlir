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
  acc.routine @acc_routine_0 func(@square) seq 
  acc.routine @acc_routine_1 func(@sum) bind("fast_sum") worker  nohost
  acc.routine @acc_routine_2 func(@device_side) gang(dim: 2 : i64) attributes {accc.named}
  acc.routine @acc_routine_3 func(@scale) vector 
  func.func private @square(%arg0: i32) -> i32 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_0]>} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = arith.muli %1, %2 : i32
    return %3 : i32
  }
  llvm.mlir.global external @counts() {acc.declare = #acc.declare<dataClause =  acc_create>, addr_space = 0 : i32} : !llvm.array<16 x i32> {
    %0 = llvm.mlir.zero : !llvm.array<16 x i32>
    llvm.return %0 : !llvm.array<16 x i32>
  }
  llvm.mlir.global external @limit(3.000000e+00 : f64) {acc.declare = #acc.declare<dataClause =  acc_copyin>, addr_space = 0 : i32} : f64
  func.func @scale(%arg0: !llvm.ptr, %arg1: i32, %arg2: f64) attributes {acc.routine_info = #acc.routine_info<[@acc_routine_3]>} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : f64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %3 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    acc.loop vector control(%arg3 : i32) = (%c0_i32 : i32) to (%3 : i32)  step (%c1_i32_0 : i32) {
      %c1_i32_1 = arith.constant 1 : i32
      %4 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      llvm.store %arg3, %4 : i32, !llvm.ptr
      %5 = llvm.load %2 : !llvm.ptr -> f64
      %6 = llvm.load %4 : !llvm.ptr -> i32
      %7 = func.call @square(%6) : (i32) -> i32
      %8 = arith.sitofp %7 : i32 to f64
      %9 = arith.addf %5, %8 : f64
      %10 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %11 = llvm.load %4 : !llvm.ptr -> i32
      %12 = arith.extsi %11 : i32 to i64
      %13 = llvm.getelementptr %10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %14 = llvm.load %13 : !llvm.ptr -> f64
      %15 = arith.mulf %14, %9 : f64
      llvm.store %15, %13 : f64, !llvm.ptr
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
    return
  }
  func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.array<4 x i32> {acc.declare = #acc.declare<dataClause =  acc_copy>} : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%2, %c0_i8, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %2 : i32, !llvm.ptr
    %3 = acc.copyin varPtr(%2 : !llvm.ptr) varType(!llvm.array<4 x i32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "t"}
    %4 = acc.declare_enter dataOperands(%3 : !llvm.ptr)
    %5 = llvm.load %1 : !llvm.ptr -> i32
    %c0_i32_0 = arith.constant 0 : i32
    %6 = arith.cmpi slt, %5, %c0_i32_0 : i32
    cf.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %c1_i32_1 = arith.constant 1 : i32
    acc.declare_exit token(%4) dataOperands(%3 : !llvm.ptr)
    acc.copyout accPtr(%3 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(!llvm.array<4 x i32>) {dataClause = #acc<data_clause acc_copy>, name = "t"}
    return %c1_i32_1 : i32
  ^bb2:  // pred: ^bb0
    %7 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %8 = llvm.load %1 : !llvm.ptr -> i32
    %9 = arith.index_cast %8 : i32 to index
    %c1 = arith.constant 1 : index
    %10 = arith.subi %9, %c1 : index
    %c1_3 = arith.constant 1 : index
    %11 = acc.bounds lowerbound(%c0_2 : index) upperbound(%10 : index) extent(%9 : index) stride(%c1_3 : index) startIdx(%c0 : index)
    %12 = acc.copyin varPtr(%7 : !llvm.ptr) varType(f64) bounds(%11) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %13 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %14 = llvm.mlir.addressof @limit : !llvm.ptr
    %15 = acc.present varPtr(%14 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "limit"}
    %16 = llvm.mlir.addressof @counts : !llvm.ptr
    %17 = acc.present varPtr(%16 : !llvm.ptr) varType(!llvm.array<16 x i32>) -> !llvm.ptr {implicit = true, name = "counts"}
    %18 = acc.present varPtr(%2 : !llvm.ptr) varType(!llvm.array<4 x i32>) -> !llvm.ptr {implicit = true, name = "t"}
    acc.parallel combined(loop) dataOperands(%12, %15, %17, %18 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%13 : !llvm.ptr) {
      %c1_i32_4 = arith.constant 1 : i32
      %22 = llvm.alloca %c1_i32_4 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %12, %22 : !llvm.ptr, !llvm.ptr
      %c0_i32_5 = arith.constant 0 : i32
      %23 = llvm.load %13 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      acc.loop combined(parallel) gang control(%arg2 : i32) = (%c0_i32_5 : i32) to (%23 : i32)  step (%c1_i32_6 : i32) {
        %c1_i32_7 = arith.constant 1 : i32
        %24 = llvm.alloca %c1_i32_7 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %24 : i32, !llvm.ptr
        %25 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
        %26 = llvm.load %13 : !llvm.ptr -> i32
        %27 = llvm.load %15 : !llvm.ptr -> f64
        func.call @scale(%25, %26, %27) : (!llvm.ptr, i32, f64) -> ()
        %28 = llvm.load %24 : !llvm.ptr -> i32
        %c15_i32 = arith.constant 15 : i32
        %29 = arith.andi %28, %c15_i32 : i32
        %30 = arith.extsi %29 : i32 to i64
        %31 = llvm.getelementptr %17[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %32 = llvm.load %31 : !llvm.ptr -> i32
        %33 = arith.sitofp %32 : i32 to f64
        %34 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
        %35 = llvm.load %13 : !llvm.ptr -> i32
        %36 = func.call @sum(%34, %35) : (!llvm.ptr, i32) -> f64
        %37 = arith.addf %33, %36 : f64
        %38 = arith.fptosi %37 : f64 to i32
        %39 = llvm.load %24 : !llvm.ptr -> i32
        %c3_i32 = arith.constant 3 : i32
        %40 = arith.andi %39, %c3_i32 : i32
        %41 = arith.extsi %40 : i32 to i64
        %42 = llvm.getelementptr %18[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        llvm.store %38, %42 : i32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%18 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "t"}
    acc.delete accPtr(%17 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "counts"}
    acc.delete accPtr(%15 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "limit"}
    acc.copyout accPtr(%12 : !llvm.ptr) bounds(%11) to varPtr(%7 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "x[0:n]"}
    %19 = acc.present varPtr(%2 : !llvm.ptr) varType(!llvm.array<4 x i32>) -> !llvm.ptr {implicit = true, name = "t"}
    acc.parallel dataOperands(%19 : !llvm.ptr) {
      %cst = arith.constant 3.000000e+00 : f64
      %22 = func.call @device_side(%cst) : (f64) -> f64
      %23 = arith.fptosi %22 : f64 to i32
      %c1_i64 = arith.constant 1 : i64
      %24 = llvm.getelementptr %19[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %23, %24 : i32, !llvm.ptr
      acc.yield
    }
    acc.delete accPtr(%19 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "t"}
    %c0_i64 = arith.constant 0 : i64
    %20 = llvm.getelementptr %2[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %21 = llvm.load %20 : !llvm.ptr -> i32
    acc.declare_exit token(%4) dataOperands(%3 : !llvm.ptr)
    acc.copyout accPtr(%3 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(!llvm.array<4 x i32>) {dataClause = #acc<data_clause acc_copy>, name = "t"}
    return %21 : i32
  }
  acc.global_ctor @counts_acc_ctor {
    %0 = llvm.mlir.addressof @counts {acc.declare = #acc.declare<dataClause =  acc_create>} : !llvm.ptr
    %1 = acc.create varPtr(%0 : !llvm.ptr) varType(!llvm.array<16 x i32>) -> !llvm.ptr {name = "counts", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !llvm.ptr)
    acc.terminator
  }
  acc.global_dtor @counts_acc_dtor {
    %0 = llvm.mlir.addressof @counts {acc.declare = #acc.declare<dataClause =  acc_create>} : !llvm.ptr
    %1 = acc.getdeviceptr varPtr(%0 : !llvm.ptr) varType(!llvm.array<16 x i32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>, name = "counts", structured = false}
    acc.declare_exit dataOperands(%1 : !llvm.ptr)
    acc.delete accPtr(%1 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>, name = "counts", structured = false}
    acc.terminator
  }
  acc.global_ctor @limit_acc_ctor {
    %0 = llvm.mlir.addressof @limit {acc.declare = #acc.declare<dataClause =  acc_copyin>} : !llvm.ptr
    %1 = acc.copyin varPtr(%0 : !llvm.ptr) varType(f64) -> !llvm.ptr {name = "limit", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !llvm.ptr)
    acc.terminator
  }
  acc.global_dtor @limit_acc_dtor {
    %0 = llvm.mlir.addressof @limit {acc.declare = #acc.declare<dataClause =  acc_copyin>} : !llvm.ptr
    %1 = acc.getdeviceptr varPtr(%0 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyin>, name = "limit", structured = false}
    acc.declare_exit dataOperands(%1 : !llvm.ptr)
    acc.delete accPtr(%1 : !llvm.ptr) {dataClause = #acc<data_clause acc_copyin>, name = "limit", structured = false}
    acc.terminator
  }
  func.func private @device_side(f64) -> f64 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_2]>}
  func.func private @sum(!llvm.ptr, i32) -> f64 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_1]>}
}
