module {
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{variable = "tp"}], clause = "threadprivate"}, name = "threadprivate"}}
  func.func private @_copy_i32(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.load %arg1 : !llvm.ptr -> i32
    llvm.store %0, %arg0 : i32, !llvm.ptr
    return
  }
  llvm.mlir.global external @N(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @tp(0 : i32) {addr_space = 0 : i32} : i32
  func.func @f(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c1_i32_1 = arith.constant 1 : i32
    omp.wsloop ordered(2) {
      omp.loop_nest (%arg1) : i32 = (%c1_i32_0) to (%c8_i32) step (%c1_i32_1) {
        llvm.store %arg1, %1 : i32, !llvm.ptr
        %c1_i32_2 = arith.constant 1 : i32
        llvm.store %c1_i32_2, %2 : i32, !llvm.ptr
        scf.while : () -> () {
          %8 = llvm.load %2 : !llvm.ptr -> i32
          %c8_i32_3 = arith.constant 8 : i32
          %9 = arith.cmpi slt, %8, %c8_i32_3 : i32
          scf.condition(%9)
        } do {
          %8 = llvm.load %1 : !llvm.ptr -> i32
          %c1_i32_3 = arith.constant 1 : i32
          %9 = arith.subi %8, %c1_i32_3 : i32
          %10 = llvm.load %2 : !llvm.ptr -> i32
          omp.ordered depend_type(dependsink) depend_vec(%9, %10 : i32, i32) {doacross_num_loops = 2 : i64}
          %11 = llvm.load %1 : !llvm.ptr -> i32
          %12 = llvm.load %2 : !llvm.ptr -> i32
          %c2_i32 = arith.constant 2 : i32
          %13 = arith.subi %12, %c2_i32 : i32
          omp.ordered depend_type(dependsink) depend_vec(%11, %13 : i32, i32) {accc.part, doacross_num_loops = 2 : i64}
          %14 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
          %15 = llvm.load %1 : !llvm.ptr -> i32
          %16 = arith.extsi %15 : i32 to i64
          %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %18 = llvm.load %17 : !llvm.ptr -> i32
          %19 = llvm.mlir.addressof @N : !llvm.ptr
          llvm.store %18, %19 : i32, !llvm.ptr
          %20 = llvm.load %1 : !llvm.ptr -> i32
          %21 = llvm.load %2 : !llvm.ptr -> i32
          omp.ordered depend_type(dependsource) depend_vec(%20, %21 : i32, i32) {doacross_num_loops = 2 : i64}
          %22 = llvm.load %2 : !llvm.ptr -> i32
          %c1_i32_4 = arith.constant 1 : i32
          %23 = arith.addi %22, %c1_i32_4 : i32
          llvm.store %23, %2 : i32, !llvm.ptr
          scf.yield
        }
        omp.yield
      }
    }
    %3 = llvm.mlir.addressof @tp : !llvm.ptr
    %4 = omp.threadprivate %3 : !llvm.ptr -> !llvm.ptr
    omp.single copyprivate(%4 -> @_copy_i32 : !llvm.ptr) {
      %8 = llvm.mlir.addressof @N : !llvm.ptr
      %9 = llvm.load %8 : !llvm.ptr -> i32
      %10 = llvm.mlir.addressof @tp : !llvm.ptr
      %11 = omp.threadprivate %10 : !llvm.ptr -> !llvm.ptr
      llvm.store %9, %11 : i32, !llvm.ptr
      omp.terminator
    }
    %5 = llvm.mlir.addressof @tp : !llvm.ptr
    %6 = omp.threadprivate %5 : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 : !llvm.ptr -> i32
    omp.parallel num_threads(%7 : i32) {
      %8 = llvm.mlir.addressof @tp : !llvm.ptr
      %9 = omp.threadprivate %8 : !llvm.ptr -> !llvm.ptr
      %10 = llvm.load %9 : !llvm.ptr -> i32
      %c2_i32 = arith.constant 2 : i32
      %11 = arith.cmpi sgt, %10, %c2_i32 : i32
      %12 = llvm.mlir.addressof @tp : !llvm.ptr
      %13 = omp.threadprivate %12 : !llvm.ptr -> !llvm.ptr
      omp.task depend(taskdependin -> %13 : !llvm.ptr) if(%11) {
        omp.terminator
      }
      omp.terminator
    }
    return
  }
}
