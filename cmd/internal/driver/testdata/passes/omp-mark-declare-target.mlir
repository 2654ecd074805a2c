// What target regions and declare target functions call is needed on devices: functions, and those of reductions.
omp.declare_reduction @r : i32 init {
^bb0(%0: i32):
  %1 = func.call @ri(%0) : (i32) -> i32
  omp.yield(%1 : i32)
} combiner {
^bb0(%0: i32, %1: i32):
  omp.yield(%0 : i32)
}
omp.private {type = firstprivate} @p : i32 copy {
^bb0(%0: !llvm.ptr, %1: !llvm.ptr):
  func.call @pc() : () -> ()
  omp.yield(%1: !llvm.ptr)
}
func.func @ri(%a: i32) -> i32 {
  func.call @leaf() : () -> ()
  return %a : i32
}
func.func private @pc()
func.func private @leaf()
func.func private @leaf2()
func.func private @deep() { 
  func.call @leaf2() : () -> ()
 return }
func.func @dt() attributes {omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (enter)>} {
  func.call @leaf() : () -> ()
  func.call @deep() : () -> ()
  return
}
func.func private @ind()
func.func @t(%x: !llvm.ptr) {
  %m = omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target map_entries(%m -> %a : !llvm.ptr) private(@p %x -> %px : !llvm.ptr) {
    func.call @deep() : () -> ()
    omp.parallel reduction(@r %a -> %b : !llvm.ptr) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @dt2() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} {
  func.call @only2() : () -> ()
  func.call @self() : () -> ()
  return
}
func.func private @only2()
func.func private @self() {
  func.call @self() : () -> ()
  %c = llvm.mlir.zero : !llvm.ptr
  func.call @t(%c) : (!llvm.ptr) -> ()
  return
}
