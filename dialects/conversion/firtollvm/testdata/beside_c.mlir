module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  }
  func.func @_QPtwice(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf64>> {fir.bindc_name = "x"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFtwiceEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg1(%6) dummy_scope %0 arg 2 {uniq_name = "_QFtwiceEx"} : (!fir.ref<!fir.array<?xf64>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf64>>
    %8 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFtwiceEi"}
    %9 = fir.declare %8 {uniq_name = "_QFtwiceEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %10 = fir.embox %7(%6) : (!fir.ref<!fir.array<?xf64>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf64>>
    %11 = acc.copyin var(%10 : !fir.box<!fir.array<?xf64>>) -> !fir.box<!fir.array<?xf64>> {dataClause = #acc<data_clause acc_copy>, name = "x"}
    acc.parallel combined(loop) dataOperands(%11 : !fir.box<!fir.array<?xf64>>) {
      %12 = fir.dummy_scope : !fir.dscope
      %13 = fir.box_addr %11 : (!fir.box<!fir.array<?xf64>>) -> !fir.ref<!fir.array<?xf64>>
      %14 = fir.declare %13(%6) dummy_scope %12 arg 2 {uniq_name = "_QFtwiceEx"} : (!fir.ref<!fir.array<?xf64>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf64>>
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_0 = arith.constant 1 : i32
      %15 = fir.load %1 : !fir.ref<i32>
      %16 = acc.private varPtr(%9 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%16 : !fir.ref<i32>) control(%arg2 : i32) = (%c1_i32_0 : i32) to (%15 : i32)  step (%c1_i32 : i32) {
        %17 = fir.declare %16 {uniq_name = "_QFtwiceEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg2 to %17 : !fir.ref<i32>
        %c2_i32 = arith.constant 2 : i32
        %18 = fir.load %17 : !fir.ref<i32>
        %19 = fir.convert %18 : (i32) -> i64
        %20 = fir.array_coor %14(%6) %19 : (!fir.ref<!fir.array<?xf64>>, !fir.shape<1>, i64) -> !fir.ref<f64>
        %21 = fir.load %20 : !fir.ref<f64>
        %22 = fir.convert %c2_i32 : (i32) -> f64
        %23 = arith.mulf %22, %21 fastmath<contract> : f64
        %24 = fir.load %17 : !fir.ref<i32>
        %25 = fir.convert %24 : (i32) -> i64
        %26 = fir.array_coor %14(%6) %25 : (!fir.ref<!fir.array<?xf64>>, !fir.shape<1>, i64) -> !fir.ref<f64>
        fir.store %23 to %26 : !fir.ref<f64>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accVar(%11 : !fir.box<!fir.array<?xf64>>) to var(%10 : !fir.box<!fir.array<?xf64>>) {dataClause = #acc<data_clause acc_copy>, name = "x"}
    return
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
  func.func @csum(%arg0: i32, %arg1: !llvm.ptr) -> f64 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %2 : f64, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_0 : index) upperbound(%6 : index) extent(%5 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %8 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) bounds(%7) -> !llvm.ptr {name = "x[0:n]"}
    %9 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    %10 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%8, %9 : !llvm.ptr, !llvm.ptr) firstprivate(%10 : !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %12 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %12 : !llvm.ptr, !llvm.ptr
      %13 = acc.reduction varPtr(%9 : !llvm.ptr) varType(f64) recipe(@reduction_add_f64) -> !llvm.ptr {name = "s"}
      %c0_i32 = arith.constant 0 : i32
      %14 = llvm.load %10 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      acc.loop combined(parallel) reduction(%13 : !llvm.ptr) control(%arg2 : i32) = (%c0_i32 : i32) to (%14 : i32)  step (%c1_i32_3 : i32) {
        %c1_i32_4 = arith.constant 1 : i32
        %15 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %15 : i32, !llvm.ptr
        %16 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
        %17 = llvm.load %15 : !llvm.ptr -> i32
        %18 = arith.extsi %17 : i32 to i64
        %19 = llvm.getelementptr %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %20 = llvm.load %19 : !llvm.ptr -> f64
        %21 = llvm.load %13 : !llvm.ptr -> f64
        %22 = arith.addf %21, %20 : f64
        llvm.store %22, %13 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    acc.delete accPtr(%8 : !llvm.ptr) bounds(%7) {dataClause = #acc<data_clause acc_copyin>, name = "x[0:n]"}
    %11 = llvm.load %2 : !llvm.ptr -> f64
    return %11 : f64
  }
}

