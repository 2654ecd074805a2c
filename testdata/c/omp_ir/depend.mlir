module {
  omp.private {type = firstprivate} @p_firstprivate_ptr : !llvm.ptr copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %arg1 : !llvm.ptr, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @n_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @a_firstprivate_10xi32 : !llvm.array<10 x i32> copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c40_i64 = arith.constant 40 : i64
    "llvm.intr.memcpy"(%arg1, %arg0, %c40_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func @locators(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.struct<"S", (i32, array<3 x i32>, ptr)> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %6 = llvm.intr.stacksave : !llvm.ptr
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.extsi %7 : i32 to i64
    %9 = llvm.alloca %8 x i32 : (i64) -> !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %10 = llvm.getelementptr %4[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    omp.task depend(taskdependinout -> %10 : !llvm.ptr) private(@a_firstprivate_10xi32 %4 -> %arg4, @n_firstprivate_i32 %0 -> %arg5 : !llvm.ptr, !llvm.ptr) {
      %37 = llvm.load %arg5 : !llvm.ptr -> i32
      %c1_i64_8 = arith.constant 1 : i64
      %38 = llvm.getelementptr %arg4[%c1_i64_8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %37, %38 : i32, !llvm.ptr
      omp.terminator
    } {accc.depend_parts = ["a[1]"], accc.implied_private = array<i1: true, true>}
    %11 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c3_i64 = arith.constant 3 : i64
    %12 = llvm.getelementptr %11[%c3_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %13 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %14 = llvm.getelementptr %13[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %15 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c2_i64 = arith.constant 2 : i64
    %16 = llvm.getelementptr %4[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %17 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c1_i64_0 = arith.constant 1 : i64
    %18 = llvm.getelementptr %17[%c1_i64_0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    %c2_i64_1 = arith.constant 2 : i64
    %19 = llvm.getelementptr %18[%c2_i64_1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %20 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_2 = arith.constant 1 : i32
    %21 = arith.subi %20, %c1_i32_2 : i32
    %22 = arith.extsi %21 : i32 to i64
    %23 = llvm.getelementptr %9[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    omp.task depend(taskdependin -> %12 : !llvm.ptr, taskdependin -> %14 : !llvm.ptr, taskdependin -> %15 : !llvm.ptr, taskdependout -> %16 : !llvm.ptr, taskdependout -> %4 : !llvm.ptr, taskdependout -> %1 : !llvm.ptr, taskdependout -> %19 : !llvm.ptr, taskdependout -> %23 : !llvm.ptr) private(@a_firstprivate_10xi32 %4 -> %arg4, @p_firstprivate_ptr %1 -> %arg5 : !llvm.ptr, !llvm.ptr) {
      %37 = llvm.load %arg5 : !llvm.ptr -> !llvm.ptr
      %c3_i64_8 = arith.constant 3 : i64
      %38 = llvm.getelementptr %37[%c3_i64_8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %39 = llvm.load %38 : !llvm.ptr -> i32
      %c2_i64_9 = arith.constant 2 : i64
      %40 = llvm.getelementptr %arg4[%c2_i64_9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %39, %40 : i32, !llvm.ptr
      omp.terminator
    } {accc.depend_parts = ["p[3]", "p[0:n]", "*p", "a[2:3]", "", "", "m[1][2]", "vla[n-1]"], accc.implied_private = array<i1: true, true>}
    %24 = llvm.getelementptr %5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"S", (i32, array<3 x i32>, ptr)>
    %25 = llvm.getelementptr %5[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"S", (i32, array<3 x i32>, ptr)>
    %c1_i64_3 = arith.constant 1 : i64
    %26 = llvm.getelementptr %25[%c1_i64_3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %27 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr %27[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"S", (i32, array<3 x i32>, ptr)>
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr %29[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"S", (i32, array<3 x i32>, ptr)>
    omp.task depend(taskdependin -> %24 : !llvm.ptr, taskdependin -> %26 : !llvm.ptr, taskdependin -> %30 : !llvm.ptr) private(@a_firstprivate_10xi32 %4 -> %arg4 : !llvm.ptr) {
      %c1_i32_8 = arith.constant 1 : i32
      %c3_i64_9 = arith.constant 3 : i64
      %37 = llvm.getelementptr %arg4[%c3_i64_9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %c1_i32_8, %37 : i32, !llvm.ptr
      omp.terminator
    } {accc.depend_parts = ["v.i", "v.a[1]", "s->n->i"], accc.implied_private = array<i1: true>}
    %31 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i64_4 = arith.constant 0 : i64
    %c1_i64_5 = arith.constant 1 : i64
    %c4_i64 = arith.constant 4 : i64
    %32 = arith.muli %c1_i64_5, %c4_i64 : i64
    %c0_i64_6 = arith.constant 0 : i64
    %33 = arith.addi %32, %c0_i64_6 : i64
    %34 = llvm.getelementptr %31[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %35 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i64_7 = arith.constant 0 : i64
    %36 = llvm.getelementptr %35[%c0_i64_7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    omp.taskwait depend(taskdependin -> %34 : !llvm.ptr, taskdependin -> %36 : !llvm.ptr) {accc.depend_parts = ["([n][4])p[1][0:2]", "([n])p"]}
    llvm.intr.stackrestore %6 : !llvm.ptr
    return
  }
}
