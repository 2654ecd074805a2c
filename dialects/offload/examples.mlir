// offload.range
%r = offload.range %p offset(%i) bytes(%n) {name = "a[4:n]"} : !llvm.ptr

// offload.enter
%d = offload.enter copy_in %r queue(%q) if(%c) flags(dynamic|zero) {clause = "copyin", directive = "enter data"} : !llvm.ptr

// offload.exit
offload.exit copy_out %r flags(dynamic|finalize) {clause = "copyout", directive = "exit data"}

// offload.update
offload.update to_host %r if(%c) flags(if_present) {clause = "self", directive = "update"}

// offload.address
%u = offload.address %r {clause = "use_device", directive = "host_data"} : !llvm.ptr

// offload.check_address
offload.check_address %p if(%c) {clause = "deviceptr", directive = "parallel", name = "p"} : !llvm.ptr

// offload.stage
%s = offload.stage %r {clause = "firstprivate", directive = "parallel"} : !llvm.ptr

// offload.wait
offload.wait %q, %i queue(%n) {directive = "wait"}

// offload.event
offload.event enter_data queue(%q) {directive = "data"}

// offload.callbacks
offload.callbacks %p, %p, %p : !llvm.ptr, !llvm.ptr, !llvm.ptr

// offload.mark
offload.mark {directive = "acc_malloc"}

// offload.init
offload.init number(%j) if(%c) {device_type = 5 : i32, directive = "init"}

// offload.shutdown
offload.shutdown {directive = "shutdown"}

// offload.set
offload.set device %n {directive = "set"}

// offload.on_host
%h = offload.on_host

// offload.distinct
%e = offload.distinct written(%p : !llvm.ptr) read(%d, %s : !llvm.ptr, !llvm.ptr)

// offload.launch
offload.launch groups(%j) threads(%j) lanes(%j) queue(%q) {
^bb0(%rank: i32, %size: i32):
  offload.yield
} {directive = "parallel", kernel = "f_kernel_0"}

// offload.loop
offload.loop from(%j, %j : i32, i32) to(%k, %k : i32, i32) step(%j, %k : i32, i32) share(%j of %k) chunk(%n) {
^bb0(%x: i32, %y: i32):
  offload.yield
} {inclusive = array<i1: false, true>}

// offload.combine
offload.combine %p into %d bytes(%n) extents(%n) : !llvm.ptr, !llvm.ptr {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr, %m: i64):
  offload.yield
}

// offload.yield
offload.yield %w : i32

// offload.atomic.read
%v = offload.atomic.read %p : !llvm.ptr -> f64

// offload.atomic.write
offload.atomic.write %v to %p : f64, !llvm.ptr

// offload.atomic.update
%old, %new = offload.atomic.update %p : !llvm.ptr -> i32, i32 {
^bb0(%o: i32):
  %w = arith.addi %o, %j : i32
  offload.yield %w : i32
}
