module {
  omp.declare_reduction @r : i32 init {
  ^bb0(%arg0: i32):
    %0 = func.call @ri(%arg0) : (i32) -> i32
    omp.yield(%0 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    omp.yield(%arg0 : i32)
  }
  omp.private {type = firstprivate} @p : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    func.call @pc() : () -> ()
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func @ri(%arg0: i32) -> i32 attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>} {
    call @leaf() : () -> ()
    return %arg0 : i32
  }
  func.func private @pc()
  func.func private @leaf() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = false>}
  func.func private @leaf2() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = false>}
  func.func private @deep() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = false>} {
    call @leaf2() : () -> ()
    return
  }
  func.func @dt() attributes {omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (enter)>} {
    call @leaf() : () -> ()
    call @deep() : () -> ()
    return
  }
  func.func private @ind()
  func.func @t(%arg0: !llvm.ptr) attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>} {
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    omp.target map_entries(%0 -> %arg1 : !llvm.ptr) private(@p %arg0 -> %arg2 : !llvm.ptr) {
      func.call @deep() : () -> ()
      omp.parallel reduction(@r %arg1 -> %arg3 : !llvm.ptr) {
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @dt2() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} {
    call @only2() : () -> ()
    call @self() : () -> ()
    return
  }
  func.func private @only2() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>}
  func.func private @self() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>} {
    call @self() : () -> ()
    %0 = llvm.mlir.zero : !llvm.ptr
    call @t(%0) : (!llvm.ptr) -> ()
    return
  }
}
