// The second argument and the first result of a private function, and a value that a loop carries, lead to nothing.
func.func private @part(%a: i32, %b: i32, %m: memref<i32>) -> (i32, i32) {
  %s = arith.addi %a, %a : i32
  memref.store %a, %m[] : memref<i32>
  return %s, %a : i32, i32
}

func.func @whole(%x: i32, %n: index, %m: memref<i32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %twice = arith.muli %x, %x : i32
  %r:2 = call @part(%x, %twice, %m) : (i32, i32, memref<i32>) -> (i32, i32)
  %l:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %x) -> (i32, i32) {
    %next = arith.addi %p, %x : i32
    %other = arith.muli %q, %p : i32
    memref.store %next, %m[] : memref<i32>
    scf.yield %next, %other : i32, i32
  }
  return %r#1 : i32
}

func.func @blocks(%c: i1, %a: i32, %m: memref<i32>) {
  %x = arith.addi %a, %a : i32
  cf.cond_br %c, ^one(%x, %a : i32, i32), ^two(%a : i32)
^one(%p: i32, %q: i32):
  memref.store %q, %m[] : memref<i32>
  cf.br ^two(%p : i32)
^two(%k: i32):
  return
}
