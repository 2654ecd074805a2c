func.func @f(%x: index) {
  scf.parallel (%p) = (%x) to (%x) step (%x) {
    // unsupported: offload.loop inside scf.parallel
    offload.loop from(%x : index) to(%x : index) step(%x : index) {
    ^bb0(%i: index):
      offload.yield
    }
    scf.reduce
  }
  return
}
// -----
func.func @f(%r: !offload.range, %j: i32) {
  // unsupported: a range that is not made by offload.range in the same function
  %d = offload.enter copy_in %r : !llvm.ptr
  return
}
// -----
func.func @f(%j: i32) {
  offload.launch groups(%j) {
  ^bb0(%a: i32, %b: i32):
    // unsupported: offload.wait in the code of a launch
    offload.wait
    // unsupported: offload.launch in the code of a launch
    offload.launch groups(%j) {
    ^bb0(%x: i32, %y: i32):
      offload.yield
    } {kernel = "inner"}
    offload.yield
  } {kernel = "outer"}
  return
}
// -----
func.func @f(%j: i32) {
  // unsupported: a kernel with the name of another function, f
  offload.launch groups(%j) {
  ^bb0(%a: i32, %b: i32):
    offload.yield
  } {kernel = "f"}
  return
}
// -----
func.func @f(%m: memref<4xf32>, %n: i64, %j: i32, %i: index) {
  // unsupported: an address of type memref<4xf32>
  %r = offload.range %m bytes(%n) : memref<4xf32>
  // unsupported: a value of type memref<4xf32> from outside of the construct
  offload.launch groups(%j) {
  ^bb0(%a: i32, %b: i32):
    %v = memref.load %m[%i] : memref<4xf32>
    offload.yield
  } {kernel = "k"}
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  // unsupported: an atomic operation on this type
  %o, %n = offload.atomic.update %p : !llvm.ptr -> i7, i7 {
  ^bb0(%v: i7):
    %w = arith.addi %v, %v : i7
    offload.yield %w : i7
  }
  return
}
// -----
// unsupported: offload.mark in this position
offload.mark
// -----
func.func @f(%p: !llvm.ptr, %n: i64) {
  %r = offload.range %p bytes(%n) rows(%n, %n, %n) pointer(%p : !llvm.ptr) : !llvm.ptr
  // unsupported: an attachment of rows
  %d = offload.enter attach %r : !llvm.ptr
  // unsupported: an attachment of rows
  offload.exit detach %r
  return
}
