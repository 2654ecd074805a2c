// acc.atomic.read
acc.atomic.read %s = %t : memref<f32>, memref<f32>, f32

// acc.atomic.write
acc.atomic.write %t = %f : memref<f32>, f32

// acc.atomic.update
acc.atomic.update %s : memref<f32> {
^bb0(%v: f32):
  %n = arith.addf %v, %f : f32
  acc.yield %n : f32
}

// acc.atomic.capture
acc.atomic.capture {
  acc.atomic.read %s = %t : memref<f32>, memref<f32>, f32
  acc.atomic.write %t = %f : memref<f32>, f32
}

// acc.host_data
acc.host_data if(%c) dataOperands(%u, %u : memref<10xf32>, memref<10xf32>) {
} attributes {ifPresent}

// acc.bounds
%b0 = acc.bounds lowerbound(%x : index) upperbound(%i : i64) extent(%j : i32) stride(%x : index) startIdx(%x : index) {strideInBytes = true}

// acc.get_lowerbound
%l = acc.get_lowerbound %b0 : (!acc.data_bounds_ty) -> index

// acc.get_upperbound
%u = acc.get_upperbound %b0 : (!acc.data_bounds_ty) -> index

// acc.get_extent
%e = acc.get_extent %b0 {note} : (!acc.data_bounds_ty) -> index

// acc.get_stride
%s = acc.get_stride %b0 : (!acc.data_bounds_ty) -> index

// acc.declare
acc.declare dataOperands(%n : memref<10xf32>) {
  acc.terminator
} attributes {note}

// acc.declare_enter
%t = acc.declare_enter dataOperands(%n : memref<10xf32>)

// acc.declare_exit
acc.declare_exit dataOperands(%n : memref<10xf32>)

// acc.parallel
acc.parallel async wait {
  acc.yield
} attributes {defaultAttr = #acc<defaultvalue none>, selfAttr}

// acc.kernels
acc.kernels {
  acc.terminator
}

// acc.serial
acc.serial {
  acc.yield
}

// acc.data
acc.data {
  acc.terminator
} attributes {defaultAttr = #acc<defaultvalue present>}

// acc.copyout
acc.copyout accPtr(%2 : memref<10xf32>) async to varPtr(%a : memref<10xf32>)

// acc.delete
acc.delete accPtr(%3 : memref<10xf32>) bounds(%b1) async {dataClause = #acc<data_clause acc_create>, implicit = true}

// acc.detach
acc.detach accPtr(%7 : !llvm.ptr) {dataClause = #acc<data_clause acc_attach>}

// acc.update_host
acc.update_host accPtr(%9 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_update_self>, structured = false}

// acc.kernel_environment
acc.kernel_environment dataOperands(%d : memref<10xf32>) async(%i : i64) wait({%j : i32}) {
  func.call @body() : () -> ()
}

// acc.loop
acc.loop {
  scf.for %q = %x to %x step %x {
  }
  acc.yield
} attributes {auto_ = [#acc.device_type<none>]}

// acc.enter_data
acc.enter_data if(%c) async(%i : i64) wait_devnum(%i : i64) wait(%i, %j : i64, i32) dataOperands(%e : memref<10xf32>)

// acc.exit_data
acc.exit_data if(%c) async(%x : index) wait_devnum(%i : i64) wait(%i : i64) dataOperands(%g : memref<10xf32>)

// acc.update
acc.update if(%c) async(%i : i64 [#acc.device_type<nvidia>]) wait({devnum: %i : i64, %j : i32}) dataOperands(%u, %g : memref<10xf32>, memref<10xf32>) attributes {ifPresent}

// acc.wait
acc.wait async

// acc.init
acc.init device_num(%i : i64) if(%c) attributes {device_types = [#acc.device_type<nvidia>, #acc.device_type<star>]}

// acc.shutdown
acc.shutdown device_num(%j : i32) if(%c) attributes {device_types = [#acc.device_type<host>]}

// acc.set
acc.set default_async(%j : i32) device_num(%i : i64) if(%c) attributes {device_type = #acc.device_type<nvidia>}

// acc.terminator
acc.terminator

// acc.yield
acc.yield %1 : memref<10xf32>

// acc.global_ctor
acc.global_ctor @ctor {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  %1 = acc.create varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr
  %2 = acc.declare_enter dataOperands(%1 : !llvm.ptr)
  acc.terminator
}

// acc.global_dtor
acc.global_dtor @dtor {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  %1 = acc.getdeviceptr varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>}
  acc.declare_exit dataOperands(%1 : !llvm.ptr)
  acc.delete accPtr(%1 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>}
  acc.terminator
} attributes {note}

// acc.private.recipe
acc.private.recipe @priv2 : f32 attributes {note} init {
^bb0(%0: f32):
  acc.yield %0 : f32
}

// acc.firstprivate.recipe
acc.firstprivate.recipe @fpriv : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
} copy {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  memref.copy %0, %1 : memref<10xf32> to memref<10xf32>
  acc.terminator
} destroy {
^bb0(%0: memref<10xf32>):
  acc.terminator
}

// acc.reduction.recipe
acc.reduction.recipe @eqv : i1 attributes {note} reduction_operator <eqv> init {
^bb0(%0: i1):
  acc.yield %0 : i1
} combiner {
^bb0(%0: i1, %1: i1):
  acc.yield %0 : i1
}

// acc.routine
acc.routine @r4 func(@f) gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<radeon>])

// acc.copyin
%2 = acc.copyin varPtr(%a : memref<10xf32>) varType(tensor<10xf32>) async -> memref<10xf32>

// acc.create
%3 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero,alwaysin>}

// acc.present
%5 = acc.present varPtr(%a : memref<10xf32>) bounds(%b1) -> memref<10xf32> {name = "a"}

// acc.nocreate
%6 = acc.nocreate varPtr(%a : memref<10xf32>) -> memref<10xf32>

// acc.attach
%7 = acc.attach varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr

// acc.deviceptr
%8 = acc.deviceptr varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr

// acc.getdeviceptr
%1 = acc.getdeviceptr varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>}

// acc.update_device
%10 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}

// acc.use_device
%11 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>

// acc.declare_device_resident
%12 = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>

// acc.declare_link
%13 = acc.declare_link varPtr(%a : memref<10xf32>) -> memref<10xf32>

// acc.private
%14 = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>

// acc.firstprivate
%15 = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32> {implicit = true}

// acc.firstprivate_map
%16 = acc.firstprivate_map varPtr(%a : memref<10xf32>) -> memref<10xf32>

// acc.reduction
%17 = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>

// acc.cache
%18 = acc.cache varPtr(%a : memref<10xf32>) bounds(%b2) -> memref<10xf32> {dataClause = #acc<data_clause acc_cache_readonly>, modifiers = #acc<data_clause_modifier readonly>}
