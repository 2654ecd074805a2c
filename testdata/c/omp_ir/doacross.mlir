module {
  func.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    omp.wsloop ordered(1) {
      omp.loop_nest (%arg2) : i32 = (%c1_i32_0) to (%3) step (%c1_i32_1) {
        llvm.store %arg2, %2 : i32, !llvm.ptr
        %4 = llvm.load %2 : !llvm.ptr -> i32
        %c1_i32_2 = arith.constant 1 : i32
        %5 = arith.subi %4, %c1_i32_2 : i32
        omp.ordered depend_type(dependsink) depend_vec(%5 : i32) {doacross_num_loops = 1 : i64}
        %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %7 = llvm.load %2 : !llvm.ptr -> i32
        %c1_i32_3 = arith.constant 1 : i32
        %8 = arith.subi %7, %c1_i32_3 : i32
        %9 = arith.extsi %8 : i32 to i64
        %10 = llvm.getelementptr %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %11 = llvm.load %10 : !llvm.ptr -> i32
        %12 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %13 = llvm.load %2 : !llvm.ptr -> i32
        %14 = arith.extsi %13 : i32 to i64
        %15 = llvm.getelementptr %12[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        llvm.store %11, %15 : i32, !llvm.ptr
        omp.ordered depend_type(dependsource) {doacross_num_loops = 1 : i64}
        omp.yield
      }
    } {accc.ordered_bare}
    return
  }
  func.func @g(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    omp.wsloop ordered(1) {
      omp.loop_nest (%arg2) : i32 = (%c1_i32_0) to (%3) step (%c1_i32_1) {
        llvm.store %arg2, %2 : i32, !llvm.ptr
        %c1_i32_2 = arith.constant 1 : i32
        %4 = llvm.load %0 : !llvm.ptr -> i32
        %c1_i32_3 = arith.constant 1 : i32
        %5 = llvm.load %2 : !llvm.ptr -> i32
        %6 = arith.subi %5, %c1_i32_3 : i32
        omp.ordered depend_type(dependsink) depend_vec(%6 : i32) {accc.current_iteration, doacross_num_loops = 1 : i64}
        %7 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %8 = llvm.load %2 : !llvm.ptr -> i32
        %c1_i32_4 = arith.constant 1 : i32
        %9 = arith.subi %8, %c1_i32_4 : i32
        %10 = arith.extsi %9 : i32 to i64
        %11 = llvm.getelementptr %7[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %12 = llvm.load %11 : !llvm.ptr -> i32
        %13 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %14 = llvm.load %2 : !llvm.ptr -> i32
        %15 = arith.extsi %14 : i32 to i64
        %16 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        llvm.store %12, %16 : i32, !llvm.ptr
        omp.ordered depend_type(dependsource) {accc.current_iteration, doacross_num_loops = 1 : i64}
        omp.yield
      }
    }
    return
  }
  func.func @both(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_2 = arith.constant 1 : i32
    omp.wsloop ordered(2) {
      omp.loop_nest (%arg2, %arg3) : i32 = (%c1_i32_0, %c0_i32) to (%4, %5) step (%c1_i32_1, %c1_i32_2) collapse(2) {
        llvm.store %arg2, %2 : i32, !llvm.ptr
        llvm.store %arg3, %3 : i32, !llvm.ptr
        %6 = llvm.load %2 : !llvm.ptr -> i32
        %c1_i32_3 = arith.constant 1 : i32
        %7 = arith.subi %6, %c1_i32_3 : i32
        %8 = llvm.load %3 : !llvm.ptr -> i32
        omp.ordered depend_type(dependsink) depend_vec(%7, %8 : i32, i32) {doacross_num_loops = 2 : i64}
        %9 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %10 = llvm.load %2 : !llvm.ptr -> i32
        %c1_i32_4 = arith.constant 1 : i32
        %11 = arith.subi %10, %c1_i32_4 : i32
        %12 = arith.extsi %11 : i32 to i64
        %13 = llvm.getelementptr %9[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %14 = llvm.load %13 : !llvm.ptr -> i32
        %15 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %16 = llvm.load %2 : !llvm.ptr -> i32
        %17 = arith.extsi %16 : i32 to i64
        %18 = llvm.getelementptr %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        llvm.store %14, %18 : i32, !llvm.ptr
        %19 = llvm.load %2 : !llvm.ptr -> i32
        %20 = llvm.load %3 : !llvm.ptr -> i32
        omp.ordered depend_type(dependsource) depend_vec(%19, %20 : i32, i32) {doacross_num_loops = 2 : i64}
        omp.yield
      }
    } {accc.ordered_bare}
    return
  }
  func.func @older(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    omp.parallel {
      %c1_i32_0 = arith.constant 1 : i32
      %2 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %3 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %c1_i32_1 = arith.constant 1 : i32
      %4 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_2 = arith.constant 1 : i32
      omp.wsloop ordered(2) {
        omp.loop_nest (%arg2) : i32 = (%c1_i32_1) to (%4) step (%c1_i32_2) {
          llvm.store %arg2, %2 : i32, !llvm.ptr
          %c1_i32_3 = arith.constant 1 : i32
          llvm.store %c1_i32_3, %3 : i32, !llvm.ptr
          scf.while : () -> () {
            %5 = llvm.load %3 : !llvm.ptr -> i32
            %c7_i32 = arith.constant 7 : i32
            %6 = arith.cmpi slt, %5, %c7_i32 : i32
            scf.condition(%6)
          } do {
            %5 = llvm.load %2 : !llvm.ptr -> i32
            %c1_i32_4 = arith.constant 1 : i32
            %6 = arith.subi %5, %c1_i32_4 : i32
            %7 = llvm.load %3 : !llvm.ptr -> i32
            omp.ordered depend_type(dependsink) depend_vec(%6, %7 : i32, i32) {accc.doacross_depend, doacross_num_loops = 2 : i64}
            %8 = llvm.load %2 : !llvm.ptr -> i32
            %9 = llvm.load %3 : !llvm.ptr -> i32
            %c2_i32 = arith.constant 2 : i32
            %10 = arith.subi %9, %c2_i32 : i32
            omp.ordered depend_type(dependsink) depend_vec(%8, %10 : i32, i32) {accc.doacross_depend, accc.part, doacross_num_loops = 2 : i64}
            %11 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
            %12 = llvm.load %2 : !llvm.ptr -> i32
            %c1_i32_5 = arith.constant 1 : i32
            %13 = arith.subi %12, %c1_i32_5 : i32
            %14 = arith.extsi %13 : i32 to i64
            %15 = llvm.getelementptr %11[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i32>
            %16 = llvm.load %3 : !llvm.ptr -> i32
            %17 = arith.extsi %16 : i32 to i64
            %18 = llvm.getelementptr %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            %19 = llvm.load %18 : !llvm.ptr -> i32
            %20 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
            %21 = llvm.load %2 : !llvm.ptr -> i32
            %22 = arith.extsi %21 : i32 to i64
            %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i32>
            %24 = llvm.load %3 : !llvm.ptr -> i32
            %25 = arith.extsi %24 : i32 to i64
            %26 = llvm.getelementptr %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            %27 = llvm.load %26 : !llvm.ptr -> i32
            %28 = arith.addi %27, %19 : i32
            llvm.store %28, %26 : i32, !llvm.ptr
            %29 = llvm.load %2 : !llvm.ptr -> i32
            %30 = llvm.load %3 : !llvm.ptr -> i32
            omp.ordered depend_type(dependsource) depend_vec(%29, %30 : i32, i32) {accc.doacross_depend, doacross_num_loops = 2 : i64}
            %c2_i32_6 = arith.constant 2 : i32
            %31 = llvm.load %3 : !llvm.ptr -> i32
            %32 = arith.addi %31, %c2_i32_6 : i32
            llvm.store %32, %3 : i32, !llvm.ptr
            scf.yield
          }
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
}
