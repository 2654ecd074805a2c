module {
  func.func @exchange(%arg0: !llvm.ptr, %arg1: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = llvm.load %1 : !llvm.ptr -> i32
    %4 = arith.index_cast %3 : i32 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_1 = arith.constant 1 : index
    %6 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%5 : index) extent(%4 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %7 = omp.map.info var_ptr(%2 : !llvm.ptr, f64) map_clauses(to) capture(ByRef) bounds(%6) -> !llvm.ptr {name = "p[0:n]"}
    %8 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %9 = llvm.load %1 : !llvm.ptr -> i32
    %10 = arith.index_cast %9 : i32 to index
    %11 = llvm.load %1 : !llvm.ptr -> i32
    %12 = arith.index_cast %11 : i32 to index
    %c1_3 = arith.constant 1 : index
    %13 = arith.subi %12, %c1_3 : index
    %14 = arith.addi %10, %13 : index
    %c1_4 = arith.constant 1 : index
    %15 = omp.map.bounds lower_bound(%10 : index) upper_bound(%14 : index) extent(%12 : index) stride(%c1_4 : index) start_idx(%c0_2 : index)
    %16 = omp.map.info var_ptr(%8 : !llvm.ptr, f64) map_clauses(from) capture(ByRef) bounds(%15) -> !llvm.ptr {name = "p[n:n]"}
    omp.target_update map_entries(%7, %16 : !llvm.ptr, !llvm.ptr)
    return
  }
}
