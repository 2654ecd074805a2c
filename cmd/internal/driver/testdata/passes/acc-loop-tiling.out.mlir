module {
  func.func @f(%arg0: memref<100xf32>, %arg1: index, %arg2: i32) {
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %c32 = arith.constant 32 : index
    %0 = arith.index_cast %arg2 : i32 to index
    %1 = arith.muli %0, %c-1 : index
    acc.loop gang worker control(%arg3 : index) = (%c1 : index) to (%arg1 : index)  step (%c32 : index) {
      acc.loop control(%arg4 : index) = (%arg1 : index) to (%c1 : index)  step (%1 : index) {
        %2 = arith.addi %arg3, %c32 : index
        %3 = arith.minsi %arg1, %2 : index
        %4 = arith.addi %arg4, %1 : index
        %c1_0 = arith.constant 1 : index
        %5 = arith.addi %4, %c1_0 : index
        %6 = arith.maxsi %5, %c1 : index
        acc.loop vector control(%arg5 : index) = (%arg3 : index) to (%3 : index)  step (%c1 : index) {
          acc.loop control(%arg6 : index) = (%arg4 : index) to (%6 : index)  step (%c-1 : index) {
            %7 = memref.load %arg0[%arg5] : memref<100xf32>
            memref.store %7, %arg0[%arg6] : memref<100xf32>
            acc.yield
          } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
          acc.yield
        } attributes {independent = [#acc.device_type<none>]}
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
    return
  }
}
