module attributes {omp.requires = #omp<clause_requires reverse_offload|unified_shared_memory>} {
  func.func private @__accc_omp_directive_7() attributes {accc.directive = {name = "end declare target"}}
  func.func private @__accc_omp_directive_6() attributes {accc.directive = {name = "declare target"}}
  func.func private @__accc_omp_directive_5() attributes {accc.directive = {clauses = [{args = [{variable = "helper"}], clause = "to"}, {args = [{word = "nohost"}], clause = "device_type"}], name = "declare target"}}
  func.func private @__accc_omp_directive_4() attributes {accc.directive = {clauses = [{args = [{variable = "listed"}], clause = "enter"}, {args = [{variable = "linked"}], clause = "link"}], name = "declare target"}}
  func.func private @__accc_omp_directive_3() attributes {accc.directive = {name = "end declare target"}}
  func.func private @__accc_omp_directive_2() attributes {accc.directive = {clauses = [{args = [{word = "any"}], clause = "device_type"}], name = "begin declare target"}}
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {clauses = [{clause = "unified_shared_memory"}, {clause = "reverse_offload"}], name = "requires"}}
  llvm.mlir.global external @inside(0 : i32) {addr_space = 0 : i32, omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>} : i32
  func.func @twice(%arg0: i32) -> i32 attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %c2_i32 = arith.constant 2 : i32
    %1 = llvm.load %0 : !llvm.ptr -> i32
    %2 = arith.muli %c2_i32, %1 : i32
    return %2 : i32
  }
  llvm.mlir.global external @listed(0 : i32) {addr_space = 0 : i32, omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = false>} : i32
  llvm.mlir.global external @linked() {addr_space = 0 : i32, omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (link), automap = false>} : !llvm.array<4 x i32> {
    %0 = llvm.mlir.zero : !llvm.array<4 x i32>
    llvm.return %0 : !llvm.array<4 x i32>
  }
  llvm.mlir.global internal @old() {addr_space = 0 : i32, omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>} : !llvm.array<3 x f64> {
    %0 = llvm.mlir.zero : !llvm.array<3 x f64>
    llvm.return %0 : !llvm.array<3 x f64>
  }
  func.func @helper(%arg0: !llvm.ptr) attributes {omp.declare_target = #omp.declaretarget<device_type = (nohost), capture_clause = (to), automap = false>} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.mlir.addressof @inside : !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> i32
    %3 = call @twice(%2) : (i32) -> i32
    %4 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    llvm.store %3, %4 : i32, !llvm.ptr
    return
  }
  func.func @use(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %1 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr {name = "n"}
    %2 = llvm.mlir.addressof @linked : !llvm.ptr
    %3 = omp.map.info var_ptr(%2 : !llvm.ptr, !llvm.array<4 x i32>) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "linked"}
    omp.target map_entries(%1 -> %arg1, %3 -> %arg2 : !llvm.ptr, !llvm.ptr) {
      func.call @helper(%arg1) : (!llvm.ptr) -> ()
      %c1_i64 = arith.constant 1 : i64
      %5 = llvm.getelementptr %arg2[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %6 = llvm.load %5 : !llvm.ptr -> i32
      %7 = arith.sitofp %6 : i32 to f64
      %8 = llvm.mlir.addressof @old : !llvm.ptr
      %c2_i64 = arith.constant 2 : i64
      %9 = llvm.getelementptr %8[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %10 = llvm.load %9 : !llvm.ptr -> f64
      %11 = arith.addf %7, %10 : f64
      %12 = llvm.mlir.addressof @listed : !llvm.ptr
      %13 = llvm.load %12 : !llvm.ptr -> i32
      %14 = arith.sitofp %13 : i32 to f64
      %15 = arith.addf %14, %11 : f64
      %16 = arith.fptosi %15 : f64 to i32
      llvm.store %16, %12 : i32, !llvm.ptr
      omp.terminator
    }
    %4 = llvm.load %0 : !llvm.ptr -> i32
    return %4 : i32
  }
}
