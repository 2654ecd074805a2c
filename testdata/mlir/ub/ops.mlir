func.func @poison(%c: i1) -> (i32, memref<4xf32>) {
  %0 = ub.poison : i32
  %1 = ub.poison <#ub.poison> : memref<4xf32>
  cf.cond_br %c, ^one, ^two
^one:
  ub.unreachable
^two:
  return %0, %1 : i32, memref<4xf32>
}
