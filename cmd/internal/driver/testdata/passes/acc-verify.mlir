// mlir-opt accepts a tile size that is not positive.
func.func @f(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  acc.parallel {
    acc.loop tile({%c0 : i32}) control(%i : i32) = (%c0 : i32) to (%n : i32) step (%c1 : i32) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
    acc.yield
  }
  return
}
