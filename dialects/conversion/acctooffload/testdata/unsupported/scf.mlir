// Iterations of scf.parallel have no order of blocks to put the loop into.
func.func @f(%n: index) {
  %c = arith.constant 0 : index
  scf.parallel (%i) = (%c) to (%n) step (%n) {
    acc.loop control(%j : index) = (%c : index) to (%n : index) step (%n : index) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
  }
  return
}
