// What is written before it is read, over memrefs.
func.func @arrays(%p: memref<8xf64>, %q: memref<8x8xf64>, %n: index, %c: i1, %v: f64) { // @arrays
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %s = memref.alloca() : memref<f64>
  %b = memref.alloca() : memref<8xf64>
  scf.for %i = %c0 to %c8 step %c1 { // @rows
    memref.store %v, %p[%i] : memref<8xf64>
    memref.store %v, %s[] : memref<f64>
    %x = memref.load %s[] : memref<f64>
    scf.for %j = %c0 to %c8 step %c1 {
      memref.store %x, %q[%i, %j] : memref<8x8xf64>
    }
    scf.if %c {
      memref.store %x, %b[%i] : memref<8xf64>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %p[%i] : memref<8xf64>
    %y = memref.load %b[%i] : memref<8xf64> // @loadb
  }
  return
}
// cover %p:64 in @arrays: read, write all
// cover %p:64 in @rows: write 8*%i:8
// cover %q:512 in @arrays: read, write all
// cover %q:512 in @rows: write 64*%i:64
// cover %s:8 in @rows: read, write all
// cover %s:8 in @arrays: read, write all
// cover %b:64 in @arrays: read first by @loadb, write

// A terminator with a region does what is in it.
func.func @reduces(%p: memref<f64>, %n: index, %v: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f64 { // @loop
    scf.reduce(%v : f64) {
    ^bb0(%x: f64, %y: f64):
      memref.store %x, %p[] : memref<f64>
      scf.reduce.return %y : f64
    }
  }
  return
}
// modref %p:8 by @loop: mod
