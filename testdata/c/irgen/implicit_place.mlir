module {
  acc.private.recipe @privatization_section1_f32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !acc.data_bounds_ty):
    %c1_i64 = arith.constant 1 : i64
    %0 = acc.get_extent %arg1 : (!acc.data_bounds_ty) -> index
    %1 = arith.index_cast %0 : index to i64
    %2 = arith.muli %c1_i64, %1 : i64
    %3 = llvm.alloca %2 x f32 : (i64) -> !llvm.ptr
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
    %12 = llvm.getelementptr %3[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    acc.yield %12 : !llvm.ptr
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
  acc.private.recipe @privatization_i32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  }
  func.func @private_section(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
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
    %8 = acc.private varPtr(%3 : !llvm.ptr) varType(f32) bounds(%7) recipe(@privatization_section1_f32) -> !llvm.ptr {name = "own[0:n]"}
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %10 = acc.nocreate varPtr(%9 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = "other"}
    acc.parallel dataOperands(%10 : !llvm.ptr) private(%8 : !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      %12 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      %13 = llvm.alloca %c1_i32_2 x f32 : (i32) -> !llvm.ptr
      %14 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %10, %11 : !llvm.ptr, !llvm.ptr
      llvm.store %8, %12 : !llvm.ptr, !llvm.ptr
      %15 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %16 = llvm.getelementptr %15[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %17 = llvm.load %16 : !llvm.ptr -> f32
      llvm.store %17, %13 : f32, !llvm.ptr
      llvm.store %13, %14 : !llvm.ptr, !llvm.ptr
      %18 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
      %19 = llvm.load %18 : !llvm.ptr -> f32
      %20 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
      %c0_i64_3 = arith.constant 0 : i64
      %21 = llvm.getelementptr %20[%c0_i64_3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %19, %21 : f32, !llvm.ptr
      acc.yield
    }
    acc.delete accPtr(%10 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "other"}
    return
  }
  func.func @declared(%arg0: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.array<10 x f32> {acc.declare = #acc.declare<dataClause =  acc_create>} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %c3_i32 = arith.constant 3 : i32
    %4 = arith.cmpi sgt, %3, %c3_i32 : i32
    cf.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %6 = arith.subi %5, %c1_i32_0 : i32
    llvm.store %6, %0 : i32, !llvm.ptr
    cf.br ^bb1
  ^bb3:  // pred: ^bb1
    %7 = acc.create varPtr(%1 : !llvm.ptr) varType(!llvm.array<10 x f32>) -> !llvm.ptr {name = "b"}
    %8 = acc.declare_enter dataOperands(%7 : !llvm.ptr)
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %2 : i32, !llvm.ptr
    scf.while : () -> () {
      %9 = llvm.load %2 : !llvm.ptr -> i32
      %10 = llvm.load %0 : !llvm.ptr -> i32
      %11 = arith.cmpi slt, %9, %10 : i32
      scf.condition(%11)
    } do {
      %9 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
      %10 = acc.present varPtr(%1 : !llvm.ptr) varType(!llvm.array<10 x f32>) -> !llvm.ptr {implicit = true, name = "b"}
      acc.parallel dataOperands(%10 : !llvm.ptr) firstprivate(%9 : !llvm.ptr) {
        %13 = llvm.load %9 : !llvm.ptr -> i32
        %14 = arith.sitofp %13 : i32 to f32
        %c0_i64 = arith.constant 0 : i64
        %15 = llvm.getelementptr %10[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %14, %15 : f32, !llvm.ptr
        acc.yield
      }
      acc.delete accPtr(%10 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "b"}
      %11 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      %12 = arith.addi %11, %c1_i32_1 : i32
      llvm.store %12, %2 : i32, !llvm.ptr
      scf.yield
    }
    acc.declare_exit token(%8) dataOperands(%7 : !llvm.ptr)
    acc.delete accPtr(%7 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>, name = "b"}
    return
  }
  func.func @whole(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<"pair", (i32, ptr)>}, %arg1: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg1, %0 : i32, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %3 = arith.addi %2, %c1_i32_0 : i32
    %4 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
    %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_2 = arith.constant 1 : index
    %9 = acc.bounds lowerbound(%c0_1 : index) upperbound(%8 : index) extent(%7 : index) stride(%c1_2 : index) startIdx(%c0 : index)
    %10 = acc.copyin varPtr(%arg0 : !llvm.ptr) varType(!llvm.struct<"pair", (i32, ptr)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    %11 = acc.copyin varPtr(%5 : !llvm.ptr) varType(f32) varPtrPtr(%4 : !llvm.ptr) bounds(%9) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "s.second[0:n]"}
    %12 = acc.firstprivate varPtr(%0 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    %13 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "i"}
    acc.parallel dataOperands(%10, %11 : !llvm.ptr, !llvm.ptr) firstprivate(%12, %13 : !llvm.ptr, !llvm.ptr) num_gangs({%3 : i32}) {
      %c1_i32_3 = arith.constant 1 : i32
      %14 = llvm.alloca %c1_i32_3 x !llvm.struct<"pair", (i32, ptr)> : (i32) -> !llvm.ptr
      %c16_i64 = arith.constant 16 : i64
      "llvm.intr.memcpy"(%14, %10, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %15 = acc.private varPtr(%13 : !llvm.ptr) varType(i32) recipe(@privatization_i32) -> !llvm.ptr {name = "i"}
      %c0_i32 = arith.constant 0 : i32
      %16 = llvm.load %12 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      acc.loop private(%15 : !llvm.ptr) control(%arg2 : i32) = (%c0_i32 : i32) to (%16 : i32)  step (%c1_i32_4 : i32) {
        %c1_i32_5 = arith.constant 1 : i32
        %17 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %17 : i32, !llvm.ptr
        %18 = llvm.getelementptr %14[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
        %19 = llvm.load %18 : !llvm.ptr -> i32
        %20 = llvm.load %17 : !llvm.ptr -> i32
        %21 = arith.addi %19, %20 : i32
        llvm.store %21, %15 : i32, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%11 : !llvm.ptr) bounds(%9) to varPtr(%5 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "s.second[0:n]"}
    acc.copyout accPtr(%10 : !llvm.ptr) to varPtr(%arg0 : !llvm.ptr) varType(!llvm.struct<"pair", (i32, ptr)>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    return
  }
}
