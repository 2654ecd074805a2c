omp.private {type = private} @omp.priv : i32
omp.declare_reduction @omp.red : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1) {
SNIPPET
return
}
