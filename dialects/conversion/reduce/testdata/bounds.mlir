// Bounds may lack the lower bound, which is 0 then, or the extent, which is not known then.
func.func @bounds(%a: !llvm.ptr, %b: !llvm.ptr, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = acc.bounds extent(%c4 : index)
  %1 = acc.bounds upperbound(%c3 : index)
  %2 = acc.copyin varPtr(%a : !llvm.ptr) varType(i32) bounds(%0) -> !llvm.ptr {name = "a"}
  %3 = acc.copyin varPtr(%b : !llvm.ptr) varType(i32) bounds(%1) -> !llvm.ptr {name = "b"}
  acc.parallel dataOperands(%2, %3 : !llvm.ptr, !llvm.ptr) {
    acc.loop gang control(%i : i32) = (%c0 : i32) to (%n : i32) step (%c1 : i32) {
      %4 = llvm.getelementptr %2[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
      acc.atomic.update %4 : !llvm.ptr {
      ^bb0(%x: i32):
        %y = arith.addi %x, %c1 : i32
        acc.yield %y : i32
      }
      %5 = llvm.getelementptr %3[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
      acc.atomic.update %5 : !llvm.ptr {
      ^bb0(%x: i32):
        %y = arith.addi %x, %c1 : i32
        acc.yield %y : i32
      }
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
    acc.yield
  }
  return
}
