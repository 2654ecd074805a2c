module {
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{variable = "counter"}], clause = "threadprivate"}, name = "threadprivate"}}
  llvm.mlir.global internal @counter(0 : i32) {addr_space = 0 : i32} : i32
  func.func @next(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %1 = llvm.mlir.addressof @counter : !llvm.ptr
    %2 = omp.threadprivate %1 : !llvm.ptr -> !llvm.ptr
    omp.parallel {
      %6 = llvm.mlir.addressof @counter : !llvm.ptr
      %7 = omp.threadprivate %6 : !llvm.ptr -> !llvm.ptr
      %8 = llvm.icmp "ne" %2, %7 : !llvm.ptr
      scf.if %8 {
        %14 = llvm.load %2 : !llvm.ptr -> i32
        llvm.store %14, %7 : i32, !llvm.ptr
      }
      omp.barrier {accc.part}
      %9 = llvm.load %0 : !llvm.ptr -> i32
      %10 = llvm.mlir.addressof @counter : !llvm.ptr
      %11 = omp.threadprivate %10 : !llvm.ptr -> !llvm.ptr
      %12 = llvm.load %11 : !llvm.ptr -> i32
      %13 = arith.addi %12, %9 : i32
      llvm.store %13, %11 : i32, !llvm.ptr
      omp.terminator
    } {accc.copyin = ["counter"]}
    %3 = llvm.mlir.addressof @counter : !llvm.ptr
    %4 = omp.threadprivate %3 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %4 : !llvm.ptr -> i32
    return %5 : i32
  }
}
