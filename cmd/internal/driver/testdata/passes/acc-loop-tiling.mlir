// Two loops in tiles of 32 by %t; the second goes down.
func.func @f(%a: memref<100xf32>, %n: index, %t: i32) {
  %star = arith.constant -1 : i32
  %one = arith.constant 1 : index
  %back = arith.constant -1 : index
  acc.loop gang worker vector tile({%star : i32, %t : i32}) control(%i : index, %j : index) = (%one, %n : index, index) to (%n, %one : index, index) step (%one, %back : index, index) {
    %x = memref.load %a[%i] : memref<100xf32>
    memref.store %x, %a[%j] : memref<100xf32>
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: false, true>, independent = [#acc.device_type<none>]}
  return
}
