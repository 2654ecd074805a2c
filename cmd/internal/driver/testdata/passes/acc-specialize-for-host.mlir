// Outside of compute constructs, loops are sequential and atomic operations are not. A loop that goes down counts up.
func.func @down(%a: memref<10xi32>, %sum: memref<i32>, %last: memref<i32>, %p: !llvm.ptr) {
  %one = arith.constant 1 : index
  %back = arith.constant -1 : index
  %twelve = arith.constant 12 : i32
  %nine = arith.constant 9 : index
  acc.loop control(%i : index, %j : index) = (%nine, %one : index, index) to (%one, %nine : index, index) step (%back, %one : index, index) {
    %x = memref.load %a[%i] : memref<10xi32>
    acc.atomic.capture {
      acc.atomic.read %last = %sum : memref<i32>, memref<i32>, i32
      acc.atomic.update %sum : memref<i32> {
      ^bb0(%old: i32):
        %new = arith.addi %old, %x : i32
        acc.yield %new : i32
      }
    }
    acc.atomic.update %p : !llvm.ptr {
    ^bb0(%old: i32):
      %new = arith.andi %old, %x : i32
      acc.yield %new : i32
    }
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, false>, seq = [#acc.device_type<none>]}
  acc.loop {
    scf.for %i = %one to %nine step %one {
      acc.atomic.write %last = %twelve : memref<i32>, i32
    }
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
