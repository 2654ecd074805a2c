module {
  func.func @resident(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
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
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = arith.index_cast %8 : i32 to index
    %c1_4 = arith.constant 1 : index
    %10 = arith.subi %9, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %11 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %12 = llvm.load %0 : !llvm.ptr -> i32
    %13 = arith.index_cast %12 : i32 to index
    %c1_8 = arith.constant 1 : index
    %14 = arith.subi %13, %c1_8 : index
    %c1_9 = arith.constant 1 : index
    %15 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %16 = llvm.load %0 : !llvm.ptr -> i32
    %17 = arith.index_cast %16 : i32 to index
    %c1_12 = arith.constant 1 : index
    %18 = arith.subi %17, %c1_12 : index
    %c1_13 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_14 = arith.constant 1 : i32
      %19 = llvm.alloca %c1_i32_14 x !llvm.ptr : (i32) -> !llvm.ptr
      %20 = llvm.alloca %c1_i32_14 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %11, %19 : !llvm.ptr, !llvm.ptr
      llvm.store %15, %20 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %21 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_15 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%21) step (%c1_i32_15) {
          %c1_i32_16 = arith.constant 1 : i32
          %22 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %22 : i32, !llvm.ptr
          %cst = arith.constant 2.000000e+00 : f32
          %23 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
          %24 = llvm.load %22 : !llvm.ptr -> i32
          %25 = arith.extsi %24 : i32 to i64
          %26 = llvm.getelementptr %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %27 = llvm.load %26 : !llvm.ptr -> f32
          %28 = arith.mulf %cst, %27 : f32
          %29 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
          %30 = llvm.load %22 : !llvm.ptr -> i32
          %31 = arith.extsi %30 : i32 to i64
          %32 = llvm.getelementptr %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %28, %32 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @make(%arg0: i32) -> !llvm.ptr {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %2 = call @malloc(%c16_i64) : (i64) -> !llvm.ptr
    llvm.store %2, %1 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    llvm.store %3, %5 : i32, !llvm.ptr
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %c8_i64 = arith.constant 8 : i64
    %8 = arith.muli %7, %c8_i64 : i64
    %9 = call @malloc(%8) : (i64) -> !llvm.ptr
    %10 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr %10[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    llvm.store %9, %11 : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %13 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr %13[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %16 = llvm.load %0 : !llvm.ptr -> i32
    %17 = arith.index_cast %16 : i32 to index
    %c1_5 = arith.constant 1 : index
    %18 = arith.subi %17, %c1_5 : index
    %c1_6 = arith.constant 1 : index
    %19 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    return %19 : !llvm.ptr
  }
  func.func @drop(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %9 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %10 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr %10[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"grid", (i32, ptr)>
    %12 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    call @free(%12) : (!llvm.ptr) -> ()
    %13 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    call @free(%13) : (!llvm.ptr) -> ()
    return
  }
  func.func @finish(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = arith.index_cast %3 : i32 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_1 = arith.constant 1 : index
    return
  }
  func.func @exchange(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %3 = arith.cmpi sgt, %2, %c1_i32_0 : i32
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_4 = arith.constant 0 : index
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_5 = arith.constant 1 : i32
    %7 = arith.subi %6, %c1_i32_5 : i32
    %8 = arith.index_cast %7 : i32 to index
    %c1_6 = arith.constant 1 : index
    %c1_7 = arith.constant 1 : index
    %9 = arith.subi %c1_6, %c1_7 : index
    %10 = arith.addi %8, %9 : index
    %c1_8 = arith.constant 1 : index
    %11 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_9 = arith.constant 1 : i32
    %13 = arith.subi %12, %c1_i32_9 : i32
    %14 = arith.extsi %13 : i32 to i64
    %15 = llvm.getelementptr %11[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.load %15 : !llvm.ptr -> f32
    %17 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %18 = llvm.getelementptr %17[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 : !llvm.ptr -> f32
    %20 = arith.addf %19, %16 : f32
    llvm.store %20, %18 : f32, !llvm.ptr
    %21 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %c0_13 = arith.constant 0 : index
    %c1_14 = arith.constant 1 : index
    return
  }
  func.func @library(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %3 : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %8 = builtin.unrealized_conversion_cast %5 : !llvm.ptr to (i32, !llvm.ptr) -> ()
    call_indirect %8(%6, %7) : (i32, !llvm.ptr) -> ()
    return
  }
  func.func @raw(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    omp.parallel {
      %c1_i32_0 = arith.constant 1 : i32
      %3 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %2, %3 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %4 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%4) step (%c1_i32_1) {
          %c1_i32_2 = arith.constant 1 : i32
          %5 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg2, %5 : i32, !llvm.ptr
          %cst = arith.constant 0.000000e+00 : f32
          %6 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
          %7 = llvm.load %5 : !llvm.ptr -> i32
          %8 = arith.extsi %7 : i32 to i64
          %9 = llvm.getelementptr %6[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %cst, %9 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @queues(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_2 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_7 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %11 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %12 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_8 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%12) step (%c1_i32_8) {
          %c1_i32_9 = arith.constant 1 : i32
          %13 = llvm.alloca %c1_i32_9 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %13 : i32, !llvm.ptr
          %cst = arith.constant 1.000000e+00 : f32
          %14 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
          %15 = llvm.load %13 : !llvm.ptr -> i32
          %16 = arith.extsi %15 : i32 to i64
          %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %18 = llvm.load %17 : !llvm.ptr -> f32
          %19 = arith.addf %18, %cst : f32
          llvm.store %19, %17 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    %c2_i32 = arith.constant 2 : i32
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = arith.index_cast %8 : i32 to index
    %c1_5 = arith.constant 1 : index
    %10 = arith.subi %9, %c1_5 : index
    %c1_6 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_7 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_7 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %11 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %12 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_8 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%12) step (%c1_i32_8) {
          %c1_i32_9 = arith.constant 1 : i32
          %13 = llvm.alloca %c1_i32_9 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %13 : i32, !llvm.ptr
          %cst = arith.constant 1.000000e+00 : f32
          %14 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
          %15 = llvm.load %13 : !llvm.ptr -> i32
          %16 = arith.extsi %15 : i32 to i64
          %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %18 = llvm.load %17 : !llvm.ptr -> f32
          %19 = arith.addf %18, %cst : f32
          llvm.store %19, %17 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func private @free(!llvm.ptr)
  func.func private @malloc(i64) -> !llvm.ptr
}
