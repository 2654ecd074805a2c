acc.private.recipe @priv : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
}
acc.firstprivate.recipe @fpriv : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
} copy {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  acc.terminator
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%0: memref<10xf32>):
  acc.yield %0 : memref<10xf32>
} combiner {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  acc.yield %0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: memref<10xf32>, %s: memref<f32>, %s2: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
SNIPPET
return
}
