module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>} {
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
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global private unnamed_addr constant @text("hello\00") {addr_space = 0 : i32}
  llvm.mlir.global external @there() {acc.declare = #acc.declare<dataClause =  acc_create>, addr_space = 0 : i32} : !llvm.array<4 x f32>
  llvm.func @callee(!llvm.ptr)
  llvm.func @categories(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.byval = !llvm.struct<"pair", (i32, f32)>}, %arg2: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.array<10 x f32> : (i32) -> !llvm.ptr
    %3 = llvm.alloca %arg2 x f64 : (i64) -> !llvm.ptr
    %4 = llvm.mlir.addressof @g : !llvm.ptr
    %5 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = ""}
    %6 = acc.copyin varPtr(%2 : !llvm.ptr) varType(!llvm.array<10 x f32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    %7 = arith.index_cast %arg2 : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %9 = acc.bounds lowerbound(%c0 : index) upperbound(%8 : index) extent(%7 : index) stride(%c1 : index) startIdx(%c0 : index)
    %10 = acc.copyin varPtr(%3 : !llvm.ptr) varType(f64) bounds(%9) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    %11 = acc.copyin varPtr(%arg1 : !llvm.ptr) varType(!llvm.struct<"pair", (i32, f32)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    %12 = acc.nocreate varPtr(%arg0 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = ""}
    %13 = llvm.mlir.addressof @g : !llvm.ptr
    %14 = acc.firstprivate varPtr(%13 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "g"}
    %15 = llvm.mlir.addressof @there : !llvm.ptr
    %16 = acc.present varPtr(%15 : !llvm.ptr) varType(!llvm.array<4 x f32>) -> !llvm.ptr {implicit = true, name = "there"}
    acc.parallel dataOperands(%6, %10, %11, %12, %16 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) firstprivate(%5, %14 : !llvm.ptr, !llvm.ptr) {
      %22 = llvm.load %5 : !llvm.ptr -> i32
      %23 = llvm.getelementptr %6[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x f32>
      %24 = llvm.load %23 : !llvm.ptr -> f32
      %25 = llvm.load %10 : !llvm.ptr -> f64
      %26 = llvm.load %11 : !llvm.ptr -> i32
      %27 = llvm.load %12 : !llvm.ptr -> f32
      llvm.store %22, %14 : i32, !llvm.ptr
      llvm.store %22, %14 : i32, !llvm.ptr
      llvm.store %24, %16 : f32, !llvm.ptr
      %28 = llvm.mlir.addressof @text : !llvm.ptr
      llvm.call @callee(%28) : (!llvm.ptr) -> ()
      acc.yield
    }
    acc.delete accPtr(%16 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "there"}
    acc.delete accPtr(%12 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = ""}
    acc.copyout accPtr(%11 : !llvm.ptr) to varPtr(%arg1 : !llvm.ptr) varType(!llvm.struct<"pair", (i32, f32)>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    acc.copyout accPtr(%10 : !llvm.ptr) bounds(%9) to varPtr(%3 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    acc.copyout accPtr(%6 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(!llvm.array<10 x f32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = ""}
    %17 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = ""}
    %18 = arith.index_cast %arg2 : i64 to index
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %19 = arith.subi %18, %c1_1 : index
    %20 = acc.bounds lowerbound(%c0_0 : index) upperbound(%19 : index) extent(%18 : index) stride(%c1_1 : index) startIdx(%c0_0 : index)
    %21 = acc.present varPtr(%3 : !llvm.ptr) varType(f64) bounds(%20) -> !llvm.ptr {acc.from_default, implicit = true, name = ""}
    acc.kernels dataOperands(%21 : !llvm.ptr) firstprivate(%17 : !llvm.ptr) {
      %22 = llvm.load %17 : !llvm.ptr -> i32
      %23 = llvm.load %21 : !llvm.ptr -> f64
      acc.terminator
    } attributes {defaultAttr = #acc<defaultvalue present>}
    acc.delete accPtr(%21 : !llvm.ptr) bounds(%20) {dataClause = #acc<data_clause acc_present>, implicit = true, name = ""}
    llvm.return
  }
  llvm.func @pointer() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %3 = acc.nocreate varPtr(%2 : !llvm.ptr) varType(f32) -> !llvm.ptr {implicit = true, name = ""}
    acc.parallel dataOperands(%3 : !llvm.ptr) {
      %c1_i32 = arith.constant 1 : i32
      %7 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %7 : !llvm.ptr, !llvm.ptr
      %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
      %9 = llvm.load %8 : !llvm.ptr -> f32
      acc.yield
    }
    acc.delete accPtr(%3 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = ""}
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %5 = acc.bounds lowerbound(%c0 : index) upperbound(%c9 : index)
    %6 = acc.copyin varPtr(%4 : !llvm.ptr) varType(f32) bounds(%5) -> !llvm.ptr {name = "p[0:10]"}
    acc.parallel dataOperands(%6 : !llvm.ptr) {
      %c1_i32 = arith.constant 1 : i32
      %7 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %6, %7 : !llvm.ptr, !llvm.ptr
      %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
      %9 = llvm.load %8 : !llvm.ptr -> f32
      %10 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, f32
      acc.yield
    }
    acc.data dataOperands(%6 : !llvm.ptr) {
      %7 = acc.present varPtr(%4 : !llvm.ptr) varType(f32) bounds(%5) -> !llvm.ptr {implicit = true, name = ""}
      acc.serial dataOperands(%7 : !llvm.ptr) {
        %c1_i32 = arith.constant 1 : i32
        %8 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %7, %8 : !llvm.ptr, !llvm.ptr
        %9 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
        %10 = llvm.load %9 : !llvm.ptr -> f32
        acc.yield
      }
      acc.delete accPtr(%7 : !llvm.ptr) bounds(%5) {dataClause = #acc<data_clause acc_present>, implicit = true, name = ""}
      acc.terminator
    }
    acc.delete accPtr(%6 : !llvm.ptr) bounds(%5) {dataClause = #acc<data_clause acc_copyin>, name = "p[0:10]"}
    llvm.return
  }
  llvm.func @members() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"parts", (i32, array<4 x f32>, ptr)> : (i32) -> !llvm.ptr
    %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"parts", (i32, array<4 x f32>, ptr)>
    %3 = acc.copyin varPtr(%2 : !llvm.ptr) varType(!llvm.array<4 x f32>) -> !llvm.ptr {name = "s.b"}
    %4 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"parts", (i32, array<4 x f32>, ptr)>
    %5 = acc.firstprivate varPtr(%4 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = ""}
    %6 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"parts", (i32, array<4 x f32>, ptr)>
    %7 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %8 = acc.nocreate varPtr(%7 : !llvm.ptr) varType(i32) -> !llvm.ptr {implicit = true, name = ""}
    acc.parallel dataOperands(%3, %8 : !llvm.ptr, !llvm.ptr) firstprivate(%5 : !llvm.ptr) {
      %c1_i32 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
      %10 = llvm.load %5 : !llvm.ptr -> i32
      %11 = llvm.load %3 : !llvm.ptr -> f32
      %12 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
      %13 = llvm.load %12 : !llvm.ptr -> i32
      acc.yield
    }
    acc.delete accPtr(%8 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = ""}
    acc.delete accPtr(%3 : !llvm.ptr) {dataClause = #acc<data_clause acc_copyin>, name = "s.b"}
    llvm.return
  }
}
