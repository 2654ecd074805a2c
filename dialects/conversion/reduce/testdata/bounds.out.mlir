module {
  acc.reduction.recipe @reduction_add_atomic_4xi32 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x !llvm.array<4 x i32> : (i64) -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c4 step %c1 {
      %c0_i32 = arith.constant 0 : i32
      %1 = arith.index_cast %arg1 : index to i64
      %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %c0_i32, %2 : i32, !llvm.ptr
    }
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %0 = arith.index_cast %arg2 : index to i64
      %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %2 = arith.index_cast %arg2 : index to i64
      %3 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %4 = llvm.load %1 : !llvm.ptr -> i32
      %5 = llvm.load %3 : !llvm.ptr -> i32
      %6 = arith.addi %4, %5 : i32
      llvm.store %6, %1 : i32, !llvm.ptr
    }
    acc.yield %arg0 : !llvm.ptr
  }
  func.func @bounds(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %0 = acc.bounds extent(%c4 : index)
    %1 = acc.bounds upperbound(%c3 : index)
    %2 = acc.copyin varPtr(%arg0 : !llvm.ptr) varType(i32) bounds(%0) -> !llvm.ptr {name = "a"}
    %3 = acc.copyin varPtr(%arg1 : !llvm.ptr) varType(i32) bounds(%1) -> !llvm.ptr {name = "b"}
    acc.parallel dataOperands(%2, %3 : !llvm.ptr, !llvm.ptr) {
      %4 = acc.reduction varPtr(%2 : !llvm.ptr) varType(i32) bounds(%0) recipe(@reduction_add_atomic_4xi32) -> !llvm.ptr {name = "a"}
      acc.loop gang reduction(%4 : !llvm.ptr) control(%arg3 : i32) = (%c0_i32 : i32) to (%arg2 : i32)  step (%c1_i32 : i32) {
        %5 = llvm.getelementptr %4[%arg3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %6 = llvm.load %5 : !llvm.ptr -> i32
        %7 = arith.addi %6, %c1_i32 : i32
        llvm.store %7, %5 : i32, !llvm.ptr
        %8 = llvm.getelementptr %3[%arg3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        acc.atomic.update %8 : !llvm.ptr {
        ^bb0(%arg4: i32):
          %9 = arith.addi %arg4, %c1_i32 : i32
          acc.yield %9 : i32
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    return
  }
}
