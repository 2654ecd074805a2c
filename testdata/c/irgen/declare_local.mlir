module {
  func.func @locals(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr {acc.declare = #acc.declare<dataClause =  acc_present>} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr {acc.declare = #acc.declare<dataClause =  acc_deviceptr>} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.array<4 x f64> {acc.declare = #acc.declare<dataClause =  acc_create>} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.array<2 x f64> {acc.declare = #acc.declare<dataClause =  acc_copyout>} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.ptr {acc.declare = #acc.declare<dataClause =  acc_present>} : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %6 = llvm.intr.stacksave : !llvm.ptr
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.extsi %7 : i32 to i64
    %9 = llvm.alloca %8 x f64 {acc.declare = #acc.declare<dataClause =  acc_create>} : (i64) -> !llvm.ptr
    %10 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.store %10, %5 : !llvm.ptr, !llvm.ptr
    %11 = acc.create varPtr(%3 : !llvm.ptr) varType(!llvm.array<4 x f64>) -> !llvm.ptr {name = "whole"}
    %c0 = arith.constant 0 : index
    %12 = arith.index_cast %8 : i64 to index
    %c1 = arith.constant 1 : index
    %13 = arith.subi %12, %c1 : index
    %c1_0 = arith.constant 1 : index
    %14 = acc.bounds lowerbound(%c0 : index) upperbound(%13 : index) extent(%12 : index) stride(%c1_0 : index) startIdx(%c0 : index)
    %15 = acc.create varPtr(%9 : !llvm.ptr) varType(f64) bounds(%14) -> !llvm.ptr {name = "varying"}
    %16 = llvm.mlir.addressof @locals.kept {acc.declare = #acc.declare<dataClause =  acc_create>} : !llvm.ptr
    %17 = acc.create varPtr(%16 : !llvm.ptr) varType(i32) -> !llvm.ptr {name = "kept"}
    %18 = llvm.mlir.addressof @shared_table {acc.declare = #acc.declare<dataClause =  acc_create>} : !llvm.ptr
    %19 = acc.create varPtr(%18 : !llvm.ptr) varType(!llvm.array<3 x f64>) -> !llvm.ptr {name = "shared_table"}
    %20 = acc.create varPtr(%4 : !llvm.ptr) varType(!llvm.array<2 x f64>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "result"}
    %21 = acc.declare_enter dataOperands(%11, %15, %17, %19, %20 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
    %22 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %23 = acc.present varPtr(%22 : !llvm.ptr) varType(f64) -> !llvm.ptr {name = "present_data"}
    %24 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %25 = acc.present varPtr(%24 : !llvm.ptr) varType(f64) -> !llvm.ptr {name = "pointer"}
    %26 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %27 = acc.deviceptr varPtr(%26 : !llvm.ptr) varType(f64) -> !llvm.ptr {name = "device_data"}
    %28 = acc.declare_enter dataOperands(%23, %25, %27 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
    %29 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %30 = acc.present varPtr(%29 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "present_data"}
    %31 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %32 = acc.deviceptr varPtr(%31 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "device_data"}
    %33 = llvm.mlir.addressof @locals.kept : !llvm.ptr
    %34 = acc.present varPtr(%33 : !llvm.ptr) varType(i32) -> !llvm.ptr {implicit = true, name = "kept"}
    %35 = acc.present varPtr(%3 : !llvm.ptr) varType(!llvm.array<4 x f64>) -> !llvm.ptr {implicit = true, name = "whole"}
    %c0_1 = arith.constant 0 : index
    %36 = arith.index_cast %8 : i64 to index
    %c1_2 = arith.constant 1 : index
    %37 = arith.subi %36, %c1_2 : index
    %c1_3 = arith.constant 1 : index
    %38 = acc.bounds lowerbound(%c0 : index) upperbound(%13 : index) extent(%12 : index) stride(%c1_0 : index) startIdx(%c0 : index)
    %39 = acc.present varPtr(%9 : !llvm.ptr) varType(f64) bounds(%38) -> !llvm.ptr {implicit = true, name = "varying"}
    %40 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %41 = acc.present varPtr(%40 : !llvm.ptr) varType(f64) -> !llvm.ptr {implicit = true, name = "pointer"}
    %42 = llvm.mlir.addressof @shared_table : !llvm.ptr
    %43 = acc.present varPtr(%42 : !llvm.ptr) varType(!llvm.array<3 x f64>) -> !llvm.ptr {implicit = true, name = "shared_table"}
    %44 = acc.present varPtr(%4 : !llvm.ptr) varType(!llvm.array<2 x f64>) -> !llvm.ptr {implicit = true, name = "result"}
    acc.parallel dataOperands(%30, %32, %34, %35, %39, %41, %43, %44 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_4 = arith.constant 1 : i32
      %45 = llvm.alloca %c1_i32_4 x !llvm.ptr : (i32) -> !llvm.ptr
      %46 = llvm.alloca %c1_i32_4 x !llvm.ptr : (i32) -> !llvm.ptr
      %47 = llvm.alloca %c1_i32_4 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %30, %45 : !llvm.ptr, !llvm.ptr
      llvm.store %32, %46 : !llvm.ptr, !llvm.ptr
      llvm.store %41, %47 : !llvm.ptr, !llvm.ptr
      %48 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %49 = llvm.getelementptr %48[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %50 = llvm.load %49 : !llvm.ptr -> f64
      %51 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
      %c0_i64_5 = arith.constant 0 : i64
      %52 = llvm.getelementptr %51[%c0_i64_5] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %53 = llvm.load %52 : !llvm.ptr -> f64
      %54 = arith.addf %50, %53 : f64
      %55 = llvm.load %34 : !llvm.ptr -> i32
      %56 = arith.sitofp %55 : i32 to f64
      %57 = arith.addf %54, %56 : f64
      %c0_i64_6 = arith.constant 0 : i64
      %58 = llvm.getelementptr %35[%c0_i64_6] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %57, %58 : f64, !llvm.ptr
      %c0_i64_7 = arith.constant 0 : i64
      %59 = llvm.getelementptr %35[%c0_i64_7] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %60 = llvm.load %59 : !llvm.ptr -> f64
      %c0_i64_8 = arith.constant 0 : i64
      %61 = llvm.getelementptr %39[%c0_i64_8] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %62 = llvm.load %61 : !llvm.ptr -> f64
      %63 = arith.addf %60, %62 : f64
      %64 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
      %c0_i64_9 = arith.constant 0 : i64
      %65 = llvm.getelementptr %64[%c0_i64_9] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %66 = llvm.load %65 : !llvm.ptr -> f64
      %67 = arith.addf %63, %66 : f64
      %c0_i64_10 = arith.constant 0 : i64
      %68 = llvm.getelementptr %43[%c0_i64_10] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %69 = llvm.load %68 : !llvm.ptr -> f64
      %70 = arith.addf %67, %69 : f64
      %c0_i64_11 = arith.constant 0 : i64
      %71 = llvm.getelementptr %44[%c0_i64_11] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %70, %71 : f64, !llvm.ptr
      acc.yield
    }
    acc.delete accPtr(%44 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "result"}
    acc.delete accPtr(%43 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "shared_table"}
    acc.delete accPtr(%41 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "pointer"}
    acc.delete accPtr(%39 : !llvm.ptr) bounds(%38) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "varying"}
    acc.delete accPtr(%35 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "whole"}
    acc.delete accPtr(%34 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "kept"}
    acc.delete accPtr(%30 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "present_data"}
    acc.declare_exit token(%28) dataOperands(%23, %25, %27 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
    acc.delete accPtr(%25 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, name = "pointer"}
    acc.delete accPtr(%23 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, name = "present_data"}
    acc.declare_exit token(%21) dataOperands(%11, %15, %17, %19, %20 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
    acc.copyout accPtr(%20 : !llvm.ptr) to varPtr(%4 : !llvm.ptr) varType(!llvm.array<2 x f64>) {name = "result"}
    acc.delete accPtr(%19 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>, name = "shared_table"}
    acc.delete accPtr(%17 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>, name = "kept"}
    acc.delete accPtr(%15 : !llvm.ptr) bounds(%14) {dataClause = #acc<data_clause acc_create>, name = "varying"}
    acc.delete accPtr(%11 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>, name = "whole"}
    llvm.intr.stackrestore %6 : !llvm.ptr
    return
  }
  llvm.mlir.global internal @locals.kept(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @shared_table() {addr_space = 0 : i32} : !llvm.array<3 x f64>
}
