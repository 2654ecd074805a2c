// A module for a device loses what only the host runs. Functions with target regions stay for the translation, which outlines the regions.
module attributes {omp.is_target_device = true} {
func.func @host() attributes {omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (enter)>} {
  return
}
func.func @plain(%a: i32) -> i32 {
  fir.call @host() : () -> ()
  fir.call @inner() : () -> ()
  return %a : i32
}
func.func private @inner() attributes {fir.host_symbol = @plain, llvm.linkage = #llvm.linkage<internal>, omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} {
  return
}
func.func @t(%x: !fir.ref<i32>) {
  %c = fir.load %x : !fir.ref<i32>
  %r = fir.call @plain(%c) : (i32) -> i32
  fir.store %r to %x : !fir.ref<i32>
  omp.target {
    omp.terminator
  }
  return
}
func.func @td(%x: !fir.ref<i32>)  attributes {omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (enter), automap = false>} {
  %c = fir.address_of(@g) : !fir.ref<i32>
  %f = fir.address_of(@plain) : (i32) -> i32
  %bp = fir.emboxproc %f : ((i32) -> i32) -> !fir.boxproc<() -> ()>
  fir.call @t2(%bp) : (!fir.boxproc<() -> ()>) -> ()
  omp.target {
    omp.terminator
  }
  return
}
fir.global @g : i32
func.func private @ext(!fir.ref<i32>)
func.func private @t2(!fir.boxproc<() -> ()>)
func.func @calls_t(%x: !fir.ref<i32>) attributes {omp.declare_target = #omp.declaretarget<device_type = (nohost), capture_clause = (enter), automap = false>} {
  fir.call @t(%x) : (!fir.ref<i32>) -> ()
  fir.call @ext(%x) : (!fir.ref<i32>) -> ()
  return
}
}
