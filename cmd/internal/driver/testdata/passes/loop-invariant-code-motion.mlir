// A product of values from outside of the loop moves out of it; a store stays.
func.func @f(%n: index, %a: f32, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.mulf %a, %a : f32
    memref.store %0, %m[%i] : memref<?xf32>
  }
  return
}
