module attributes {omp.is_target_device = true} {
  func.func @inner() attributes {llvm.linkage = #llvm.linkage<internal>, omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} {
    return
  }
  func.func @t(%arg0: !fir.ref<i32>) attributes {omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (to), automap = false>} {
    %0 = fir.load %arg0 : !fir.ref<i32>
    %1 = fir.undefined i32
    fir.store %1 to %arg0 : !fir.ref<i32>
    omp.target {
      omp.terminator
    }
    return
  }
  func.func @td(%arg0: !fir.ref<i32>) attributes {omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (to), automap = false>} {
    %0 = fir.address_of(@g) : !fir.ref<i32>
    %1 = fir.undefined (i32) -> i32
    %2 = fir.emboxproc %1 : ((i32) -> i32) -> !fir.boxproc<() -> ()>
    omp.target {
      omp.terminator
    }
    return
  }
  fir.global @g : i32
  func.func @calls_t(%arg0: !fir.ref<i32>) attributes {omp.declare_target = #omp.declaretarget<device_type = (nohost), capture_clause = (enter), automap = false>} {
    return
  }
}
