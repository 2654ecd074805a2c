// acc.atomic.capture: plain
acc.atomic.capture {
  acc.atomic.read %s = %s2 : memref<f32>, memref<f32>, f32
  acc.atomic.write %s2 = %f : memref<f32>, f32
}
// -----
// acc.atomic.capture: if clause
acc.atomic.capture if(%c) {
  acc.atomic.read %s = %s2 : memref<f32>, memref<f32>, f32
  acc.atomic.write %s2 = %f : memref<f32>, f32
}
// -----
// acc.atomic.capture: one operation only
acc.atomic.capture { acc.atomic.read %s = %s2 : memref<f32>, memref<f32>, f32 }
// -----
// acc.atomic.read: plain
acc.atomic.read %s = %s2 : memref<f32>, memref<f32>, f32
// -----
// acc.atomic.read: if clause
acc.atomic.read if(%c) %s = %s2 : memref<f32>, memref<f32>, f32
// -----
// acc.atomic.read: one pointer type [old] [accepted]
acc.atomic.read %s = %s2 : memref<f32>, f32
// -----
// acc.atomic.update: plain
acc.atomic.update %s : memref<f32> {
^bb0(%v: f32):
  %n = arith.addf %v, %f : f32
  acc.yield %n : f32
}
// -----
// acc.atomic.update: if clause
acc.atomic.update if(%c) %s : memref<f32> {
^bb0(%v: f32):
  %n = arith.addf %v, %f : f32
  acc.yield %n : f32
}
// -----
// acc.atomic.update: region without argument
acc.atomic.update %s : memref<f32> { acc.yield %f : f32 }
// -----
// acc.atomic.write: plain
acc.atomic.write %s = %f : memref<f32>, f32
// -----
// acc.atomic.write: if clause
acc.atomic.write if(%c) %s = %f : memref<f32>, f32
// -----
// acc.atomic.write: value type differs from the pointee
acc.atomic.write %s = %i : memref<f32>, i64
// -----
// acc.attach: basic
%0 = acc.attach varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr
// -----
// acc.attach: varType equal to the type of var
%0 = acc.attach varPtr(%p : !llvm.ptr) varType(!llvm.ptr) -> !llvm.ptr
// -----
// acc.bounds: full form
%0 = acc.bounds lowerbound(%x : index) upperbound(%x : index) extent(%x : index) stride(%x : index) startIdx(%x : index) {strideInBytes = true}
// -----
// acc.bounds: seed prose form
%0 = acc.bounds lb(%x : index) ub(%x : index)
// -----
// acc.bounds: neither upperbound nor extent
%0 = acc.bounds lowerbound(%x : index)
// -----
// acc.cache: basic
%0 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.cache: readonly modifier
%0 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier readonly>}
// -----
// acc.copyin: pointer-like var, memref
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.copyin: explicit varType on an opaque pointer
%0 = acc.copyin varPtr(%p : !llvm.ptr) varType(i32) -> !llvm.ptr
// -----
// acc.copyin: opaque pointer without varType [crash]
%0 = acc.copyin varPtr(%p : !llvm.ptr) -> !llvm.ptr
// -----
// acc.copyin: attributes dataClause/structured/implicit/name
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "a", structured = false}
// -----
// acc.copyin: attribute with inner angle brackets
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc.data_clause<acc_copy>}
// -----
// acc.copyin: modifiers attribute
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier readonly,capture>}
// -----
// acc.copyin: modifiers always = alwaysin/alwaysout
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier always>}
// -----
// acc.copyin: modifiers zero is not a copyin modifier
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero>}
// -----
// acc.copyin: acc_copyin_readonly data clause
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyin_readonly>}
// -----
// acc.copyin: seed prose form of data_clause without acc_ prefix [old] [accepted] [document]
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause copyin>}
// -----
// acc.copyin: async value with device type
%0 = acc.copyin varPtr(%a : memref<10xf32>) async(%i : i64 [#acc.device_type<nvidia>]) -> memref<10xf32>
// -----
// acc.copyin: async without value as attribute
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {asyncOnly = [#acc.device_type<none>]}
// -----
// acc.copyin: async keyword only
%0 = acc.copyin varPtr(%a : memref<10xf32>) async -> memref<10xf32>
// -----
// acc.copyin: async keyword only for one device type [kept] [accepted]
%0 = acc.copyin varPtr(%a : memref<10xf32>) async([#acc.device_type<nvidia>]) -> memref<10xf32>
// -----
// acc.copyin: async keyword list and value together [kept] [accepted]
%0 = acc.copyin varPtr(%a : memref<10xf32>) async([#acc.device_type<nvidia>], %i : i64) -> memref<10xf32>
// -----
// acc.copyin: varPtrPtr
%0 = acc.copyin varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) -> !llvm.ptr
// -----
// acc.copyin: bounds
%bd = acc.bounds lowerbound(%x : index) upperbound(%x : index)
%0 = acc.copyin varPtr(%a : memref<10xf32>) bounds(%bd) -> memref<10xf32>
// -----
// acc.copyin: RFC form (seed 001), no keyword
%0 = acc.copyin(%a) : memref<10xf32>
// -----
// acc.copyin: var() keyword on a pointer-like type
%0 = acc.copyin var(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.copyin: varPtr() keyword on a non-pointer type
%0 = acc.copyin varPtr(%x : index) -> index
// -----
// acc.copyin: var() keyword on a type with neither interface
%0 = acc.copyin var(%x : index) -> index
// -----
// acc.copyin: recipe clause on an op that takes none
%0 = acc.copyin varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
// -----
// acc.copyin: result type must equal var type
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<20xf32>
// -----
// acc.copyin: wrong dataClause for the op
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_create>}
// -----
// acc.copyin: varType on a memref: element type is the default and is not printed
%0 = acc.copyin varPtr(%a : memref<10xf32>) varType(f32) -> memref<10xf32>
// -----
// acc.copyin: varType on a memref: another type is printed
%0 = acc.copyin varPtr(%a : memref<10xf32>) varType(tensor<10xf32>) -> memref<10xf32>
// -----
// acc.copyin: default-valued attributes are not printed
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = true, implicit = false, dataClause = #acc<data_clause acc_copyin>, modifiers = #acc<data_clause_modifier none>}
// -----
// acc.copyin: the two bit cases print as the group
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier alwaysin,alwaysout>}
// -----
// acc.copyin: oilist clauses in another order
%bd = acc.bounds upperbound(%x : index) lowerbound(%x : index)
%0 = acc.copyin varPtr(%a : memref<10xf32>) async(%i : i64) bounds(%bd) -> memref<10xf32>
// -----
// acc.copyin: same oilist clause twice
%0 = acc.copyin varPtr(%a : memref<10xf32>) async(%i : i64) async(%j : i32) -> memref<10xf32>
// -----
// acc.copyin: memref<10xf32> with bounds of a wrong type
%0 = acc.copyin varPtr(%a : memref<10xf32>) bounds(%x) -> memref<10xf32>
// -----
// acc.copyout: accPtr ... to varPtr
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>)
// -----
// acc.copyout: async keyword only and modifiers
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.copyout accPtr(%0 : memref<10xf32>) async to varPtr(%a : memref<10xf32>) {modifiers = #acc<data_clause_modifier zero>}
// -----
// acc.copyout: accVar()/var() keywords on a pointer-like type
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.copyout accVar(%0 : memref<10xf32>) to var(%a : memref<10xf32>)
// -----
// acc.copyout: RFC form (seed 001)
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.copyout(%a, %0)
// -----
// acc.create: basic
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>}
// -----
// acc.create: zero modifier
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero>}
// -----
// acc.create: acc_create_zero data clause
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_create_zero>}
// -----
// acc.data: with dataOperands
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.data dataOperands(%0 : memref<10xf32>) { acc.terminator }
// -----
// acc.data: old operand list (seed example)
acc.data present(%a : memref<10xf32>) { acc.terminator }
// -----
// acc.data: no operand and no default
acc.data { acc.terminator }
// -----
// acc.data: default only
acc.data { acc.terminator } attributes {defaultAttr = #acc<defaultvalue none>}
// -----
// acc.data: async keyword only
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.data async dataOperands(%0 : memref<10xf32>) { acc.terminator }
// -----
// acc.declare: region
%al = memref.alloca() {acc.declare = #acc.declare<dataClause = acc_create>} : memref<10xf32>
%0 = acc.create varPtr(%al : memref<10xf32>) -> memref<10xf32>
acc.declare dataOperands(%0 : memref<10xf32>) { acc.terminator }
// -----
// acc.declare: #acc.declare with implicit
%al = memref.alloca() {acc.declare = #acc.declare<dataClause = acc_create, implicit = true>} : memref<10xf32>
// -----
// acc.declare: operand without declare attribute on the alloca
%al = memref.alloca() : memref<10xf32>
%0 = acc.create varPtr(%al : memref<10xf32>) -> memref<10xf32>
acc.declare dataOperands(%0 : memref<10xf32>) { acc.terminator }
// -----
// acc.declare_device_resident: basic (alloca carries acc.declare)
%al = memref.alloca() {acc.declare = #acc.declare<dataClause = acc_declare_device_resident>} : memref<10xf32>
%0 = acc.declare_device_resident varPtr(%al : memref<10xf32>) -> memref<10xf32>
// -----
// acc.declare_enter: basic with token
%al = memref.alloca() {acc.declare = #acc.declare<dataClause = acc_create>} : memref<10xf32>
%0 = acc.create varPtr(%al : memref<10xf32>) -> memref<10xf32>
%t = acc.declare_enter dataOperands(%0 : memref<10xf32>)
acc.declare_exit token(%t) dataOperands(%0 : memref<10xf32>)
acc.delete accPtr(%0 : memref<10xf32>)
// -----
// acc.declare_enter: alloca without acc.declare attribute
%al = memref.alloca() : memref<10xf32>
%0 = acc.create varPtr(%al : memref<10xf32>) -> memref<10xf32>
%t = acc.declare_enter dataOperands(%0 : memref<10xf32>)
// -----
// acc.declare_exit: token only
%al = memref.alloca() {acc.declare = #acc.declare<dataClause = acc_create>} : memref<10xf32>
%0 = acc.create varPtr(%al : memref<10xf32>) -> memref<10xf32>
%t = acc.declare_enter dataOperands(%0 : memref<10xf32>)
acc.declare_exit token(%t)
// -----
// acc.declare_exit: no token and no operand
acc.declare_exit
// -----
// acc.declare_link: basic
%al = memref.alloca() {acc.declare = #acc.declare<dataClause = acc_declare_link>} : memref<10xf32>
%0 = acc.declare_link varPtr(%al : memref<10xf32>) -> memref<10xf32>
// -----
// acc.delete: basic
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.delete accPtr(%0 : memref<10xf32>) {structured = false}
// -----
// acc.delete: seed example data clause spelling (no acc_ prefix) [old] [accepted] [document]
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.delete accPtr(%0 : memref<10xf32>) {dataClause = #acc<data_clause create>}
// -----
// acc.delete: operand not from a data entry op
acc.delete accPtr(%a : memref<10xf32>)
// -----
// acc.detach: basic
%0 = acc.attach varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr
acc.detach accPtr(%0 : !llvm.ptr)
// -----
// acc.deviceptr: basic
%0 = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.enter_data: basic
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
acc.enter_data dataOperands(%0 : memref<10xf32>)
// -----
// acc.enter_data: old operand list (seed example)
acc.enter_data create(%a : memref<10xf32>) attributes {async}
// -----
// acc.enter_data: async/wait in attributes
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
acc.enter_data dataOperands(%0 : memref<10xf32>) attributes {async, wait}
// -----
// acc.enter_data: async/wait keyword only
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
acc.enter_data async wait dataOperands(%0 : memref<10xf32>)
// -----
// acc.enter_data: async/wait_devnum/wait values
%0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
acc.enter_data if(%c) async(%i : i64) wait_devnum(%i : i64) wait(%i, %j : i64, i32) dataOperands(%0 : memref<10xf32>)
// -----
// acc.enter_data: no operands
acc.enter_data
// -----
// acc.enter_data: dataOperands that is a block argument [crash]
acc.enter_data dataOperands(%a : memref<10xf32>)
// -----
// acc.exit_data: basic with finalize
%0 = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_delete>, structured = false}
acc.exit_data dataOperands(%0 : memref<10xf32>) attributes {finalize}
acc.delete accPtr(%0 : memref<10xf32>) {structured = false}
// -----
// acc.exit_data: async/wait in attributes
%0 = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_delete>, structured = false}
acc.exit_data dataOperands(%0 : memref<10xf32>) attributes {async, wait, finalize}
acc.delete accPtr(%0 : memref<10xf32>) {structured = false}
// -----
// acc.exit_data: async/wait keyword only
%0 = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_delete>, structured = false}
acc.exit_data async wait dataOperands(%0 : memref<10xf32>)
acc.delete accPtr(%0 : memref<10xf32>) {structured = false}
// -----
// acc.exit_data: no operand
acc.exit_data
// -----
// acc.firstprivate: with recipe
%0 = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32>
// -----
// acc.firstprivate: no recipe
%0 = acc.firstprivate varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.firstprivate.recipe: init + copy [module]
acc.firstprivate.recipe @p : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
} copy {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  memref.copy %0, %1 : memref<10xf32> to memref<10xf32>
  acc.terminator
}
// -----
// acc.firstprivate.recipe: no copy region [module]
acc.firstprivate.recipe @p : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
}
// -----
// acc.firstprivate_map: op added
%0 = acc.firstprivate_map varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.get_extent: op added
%bd = acc.bounds lowerbound(%x : index) upperbound(%x : index)
%0 = acc.get_extent %bd : (!acc.data_bounds_ty) -> index
// -----
// acc.get_lowerbound: op added
%bd = acc.bounds lowerbound(%x : index) upperbound(%x : index)
%0 = acc.get_lowerbound %bd : (!acc.data_bounds_ty) -> index
// -----
// acc.get_stride: op added
%bd = acc.bounds lowerbound(%x : index) upperbound(%x : index)
%0 = acc.get_stride %bd : (!acc.data_bounds_ty) -> index
// -----
// acc.get_upperbound: op added
%bd = acc.bounds lowerbound(%x : index) upperbound(%x : index)
%0 = acc.get_upperbound %bd : (!acc.data_bounds_ty) -> index
// -----
// acc.getdeviceptr: basic
%0 = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyin>}
// -----
// acc.getdeviceptr: name used by the pass text in 22
%0 = acc.get_deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.global_ctor: seed example with llvm.global, data clause on global, implicit terminator [module] [crash]
llvm.mlir.global external @globalvar() : i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
acc.global_ctor @acc_constructor {
  %0 = llvm.mlir.addressof @globalvar : !llvm.ptr
  %1 = acc.create varPtr(%0 : !llvm.ptr) -> !llvm.ptr
  acc.declare_enter dataOperands(%1 : !llvm.ptr)
}
// -----
// acc.global_ctor: with acc.declare on the global and acc.terminator [module]
llvm.mlir.global external @globalvar() {acc.declare = #acc.declare<dataClause = acc_create>} : i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
acc.global_ctor @acc_constructor {
  %0 = llvm.mlir.addressof @globalvar {acc.declare = #acc.declare<dataClause = acc_create>} : !llvm.ptr
  %1 = acc.create varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr
  acc.declare_enter dataOperands(%1 : !llvm.ptr)
  acc.terminator
}
// -----
// acc.global_ctor: seed example plus varType, no acc.declare attribute, no terminator [module]
llvm.mlir.global external @globalvar() : i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
acc.global_ctor @acc_constructor {
  %0 = llvm.mlir.addressof @globalvar : !llvm.ptr
  %1 = acc.create varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr
  acc.declare_enter dataOperands(%1 : !llvm.ptr)
}
// -----
// acc.global_dtor: with acc.declare on the address op [module]
llvm.mlir.global external @globalvar() {acc.declare = #acc.declare<dataClause = acc_create>} : i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
acc.global_dtor @acc_destructor {
  %0 = llvm.mlir.addressof @globalvar {acc.declare = #acc.declare<dataClause = acc_create>} : !llvm.ptr
  %1 = acc.getdeviceptr varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>}
  acc.declare_exit dataOperands(%1 : !llvm.ptr)
  acc.delete accPtr(%1 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>}
  acc.terminator
}
// -----
// acc.host_data: basic
%0 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.host_data dataOperands(%0 : memref<10xf32>) { acc.terminator } attributes {ifPresent}
// -----
// acc.host_data: no operands
acc.host_data { acc.terminator }
// -----
// acc.host_data: acc.yield / empty body (seed example)
%0 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.host_data dataOperands(%0 : memref<10xf32>) { }
// -----
// acc.host_data: operand that is not acc.use_device
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.host_data dataOperands(%0 : memref<10xf32>) { acc.terminator }
// -----
// acc.init: basic
acc.init device_num(%i : i64) if(%c) attributes {device_types = [#acc.device_type<nvidia>]}
// -----
// acc.init: inside a compute region
acc.parallel { acc.init acc.yield }
// -----
// acc.kernel_environment: op added
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.kernel_environment dataOperands(%0 : memref<10xf32>) async(%i : i64) wait({%j : i32}) { }
// -----
// acc.kernels: plain with acc.terminator
acc.kernels { acc.terminator }
// -----
// acc.kernels: acc.yield inside kernels
acc.kernels { acc.yield }
// -----
// acc.kernels: private clause
%0 = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
acc.kernels private(%0 : memref<10xf32>) { acc.terminator }
// -----
// acc.kernels: firstprivate clause
%0 = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32>
acc.kernels firstprivate(%0 : memref<10xf32>) { acc.terminator }
// -----
// acc.kernels: reduction clause
%0 = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
acc.kernels reduction(%0 : memref<10xf32>) { acc.terminator }
// -----
// acc.kernels: async keyword only
acc.kernels async { acc.terminator }
// -----
// acc.loop: container-like (no control)
acc.loop { scf.for %q = %x to %x step %x { } acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: none of seq/independent/auto
acc.loop { acc.yield }
// -----
// acc.loop: control
acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: seed example without control keyword
acc.loop gang() vector() (%iv : index) = (%x : index) to (%x : index) step (%x : index) { scf.for %q = %x to %x step %x { } acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: control with inclusiveUpperbound
acc.loop control(%iv : i32, %iw : i32) = (%j, %j : i32, i32) to (%j, %j : i32, i32) step (%j, %j : i32, i32) { acc.yield } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
// -----
// acc.loop: step count mismatch
acc.loop control(%iv : i32, %iw : i32) = (%j, %j : i32, i32) to (%j, %j : i32, i32) step (%j : i32) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: gang/worker/vector keyword only
acc.loop gang worker vector control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: gang(num=, static=), worker(value), vector(value)
acc.loop gang({num=%i : i64, static=%j : i32}) worker(%i : i64) vector(%j : i32) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: gang(dim=)
acc.loop gang({dim=%i : i64}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: gang keyword list and operands
acc.loop gang([#acc.device_type<nvidia>], {num=%i : i64}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: tile
acc.loop tile({%i : i64, %i : i64}) control(%iv : i32, %iw : i32) = (%j, %j : i32, i32) to (%j, %j : i32, i32) step (%j, %j : i32, i32) { acc.yield } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>}
// -----
// acc.loop: cache
%0 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.loop cache(%0 : memref<10xf32>) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: private with symbol list [old] [accepted]
acc.loop private(@priv -> %a : memref<10xf32>) { scf.for %q = %x to %x step %x { } acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: private
%0 = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
acc.loop private(%0 : memref<10xf32>) { scf.for %q = %x to %x step %x { } acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: firstprivate
%0 = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32>
acc.loop firstprivate(%0 : memref<10xf32>) { scf.for %q = %x to %x step %x { } acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: reduction with symbol list [old] [accepted]
acc.loop reduction(@red -> %a : memref<10xf32>) { scf.for %q = %x to %x step %x { } acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: reduction
%0 = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
acc.loop reduction(%0 : memref<10xf32>) { scf.for %q = %x to %x step %x { } acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: combined(kernels/parallel/serial)
acc.kernels combined(loop) { acc.loop combined(kernels) { scf.for %q = %x to %x step %x { } acc.yield } attributes {seq = [#acc.device_type<none>]} acc.terminator }
// -----
// acc.loop: unstructured attribute
acc.loop { acc.yield } attributes {independent = [#acc.device_type<none>], unstructured}
// -----
// acc.loop: unstructured with control
acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>], unstructured}
// -----
// acc.loop: auto attribute name is auto_
acc.loop { scf.for %q = %x to %x step %x { } acc.yield } attributes {auto_ = [#acc.device_type<none>]}
// -----
// acc.loop: seq together with gang
acc.loop gang { scf.for %q = %x to %x step %x { } acc.yield } attributes {seq = [#acc.device_type<none>]}
// -----
// acc.loop: results: zero-trip edge from parent to parent is checked
%0 = acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield %iv : index } (index) attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: worker keyword list and value: the list is lost [kept] [accepted]
acc.loop worker([#acc.device_type<nvidia>], %i : i64) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: vector keyword list only [kept] [accepted]
acc.loop vector([#acc.device_type<nvidia>]) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: gang keyword list only
acc.loop gang([#acc.device_type<nvidia>]) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: gang argument without a keyword
acc.loop gang({%i : i64}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.loop: collapse without collapseDeviceType
acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {collapse = [1], independent = [#acc.device_type<none>]}
// -----
// acc.loop: container-like without a nested loop
acc.loop { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.nocreate: basic
%0 = acc.nocreate varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.nocreate: name with underscore
%0 = acc.no_create varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.parallel: plain
acc.parallel { acc.yield }
// -----
// acc.parallel: private with symbol list [old] [accepted]
acc.parallel private(@priv -> %a : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: private with acc.private result
%0 = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
acc.parallel private(%0 : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: firstprivate with symbol list [old] [accepted]
acc.parallel firstprivate(@fpriv -> %a : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: firstprivate with acc.firstprivate result
%0 = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32>
acc.parallel firstprivate(%0 : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: reduction with symbol list [old] [accepted]
acc.parallel reduction(@red -> %a : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: reduction with acc.reduction result
%0 = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
acc.parallel reduction(%0 : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: private operand that is not an acc.private result [crash]
acc.parallel private(%a : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: acc.private result without recipe used in private()
%0 = acc.private varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.parallel private(%0 : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: dataOperands that are not data entry results [crash]
acc.parallel dataOperands(%a : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: dataOperands
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.parallel dataOperands(%0 : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: seed 001 old operand lists
acc.parallel copyin(%a : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: async value with device types
acc.parallel async(%i : i64, %j : i32 [#acc.device_type<nvidia>]) { acc.yield }
// -----
// acc.parallel: async keyword only
acc.parallel async { acc.yield }
// -----
// acc.parallel: asyncOnly in attributes
acc.parallel { acc.yield } attributes {asyncOnly = [#acc.device_type<none>]}
// -----
// acc.parallel: async keyword and device type list [kept] [accepted]
acc.parallel async([#acc.device_type<none>, #acc.device_type<nvidia>], %i : i64 [#acc.device_type<radeon>]) { acc.yield }
// -----
// acc.parallel: wait keyword only
acc.parallel wait { acc.yield }
// -----
// acc.parallel: wait values with braces
acc.parallel wait({%i : i64, %j : i32}) { acc.yield }
// -----
// acc.parallel: wait devnum and device types
acc.parallel wait({devnum: %i : i64, %j : i32} [#acc.device_type<nvidia>], {%x : index}) { acc.yield }
// -----
// acc.parallel: wait values without braces
acc.parallel wait(%i : i64) { acc.yield }
// -----
// acc.parallel: num_gangs with braces
acc.parallel num_gangs({%i : i64, %j : i32, %x : index}) { acc.yield }
// -----
// acc.parallel: num_gangs two device types
acc.parallel num_gangs({%i : i64}, {%j : i32, %j : i32} [#acc.device_type<nvidia>]) { acc.yield }
// -----
// acc.parallel: num_gangs without braces (seed prose)
acc.parallel num_gangs(%i) num_workers(%i) { acc.yield }
// -----
// acc.parallel: num_workers, vector_length
acc.parallel num_workers(%i : i64) vector_length(%j : i32) { acc.yield }
// -----
// acc.parallel: num_gangs with 4 values
acc.parallel num_gangs({%i : i64, %j : i32, %x : index, %x : index}) { acc.yield }
// -----
// acc.parallel: self and if
acc.parallel self(%c) if(%c) { acc.yield }
// -----
// acc.parallel: self attribute, default attribute
acc.parallel { acc.yield } attributes {defaultAttr = #acc<defaultvalue none>, selfAttr}
// -----
// acc.parallel: combined
acc.parallel combined(loop) { acc.loop combined(parallel) { scf.for %q = %x to %x step %x { } acc.yield } attributes {independent = [#acc.device_type<none>]} acc.yield }
// -----
// acc.parallel: acc.terminator as terminator
acc.parallel { acc.terminator }
// -----
// acc.parallel: no terminator
acc.parallel { }
// -----
// acc.parallel: removed attribute privatizations
acc.parallel { acc.yield } attributes {privatizations = [@priv]}
// -----
// acc.parallel: dataOperands from a plain memref.alloc (not a block argument)
%al = memref.alloc() : memref<10xf32>
acc.parallel dataOperands(%al : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: private operand from a plain memref.alloc
%al = memref.alloc() : memref<10xf32>
acc.parallel private(%al : memref<10xf32>) { acc.yield }
// -----
// acc.parallel: the same private operand twice
%0 = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
acc.parallel private(%0, %0 : memref<10xf32>, memref<10xf32>) { acc.yield }
// -----
// acc.parallel: asyncOnly for one device type only: printed form does not parse again
acc.parallel { acc.yield } attributes {asyncOnly = [#acc.device_type<nvidia>]}
// -----
// acc.parallel: that printed form [kept] [accepted]
acc.parallel async([#acc.device_type<nvidia>]) { acc.yield }
// -----
// acc.parallel: wait keyword list and values
acc.parallel wait([#acc.device_type<nvidia>], {%i : i64}) { acc.yield }
// -----
// acc.parallel: wait keyword list only [kept] [accepted]
acc.parallel wait([#acc.device_type<nvidia>]) { acc.yield }
// -----
// acc.parallel: acc.parallel nested in acc.parallel
acc.parallel { acc.parallel { acc.yield } acc.yield }
// -----
// acc.parallel: yield with a value
acc.parallel { acc.yield %i : i64 }
// -----
// acc.present: basic
%0 = acc.present varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.private: seed allows no recipe
%0 = acc.private varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.private: with recipe
%0 = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
// -----
// acc.private: recipe of the wrong kind
%0 = acc.private varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
// -----
// acc.private: recipe symbol that does not exist
%0 = acc.private varPtr(%a : memref<10xf32>) recipe(@nope) -> memref<10xf32>
// -----
// acc.private.recipe: seed example form, empty bodies, f32 [module]
acc.private.recipe @privatization_f32 : f32 init {
^bb0(%0: f32):
} destroy {
^bb0(%0: f32):
}
// -----
// acc.private.recipe: init with one argument and destroy with two [module]
acc.private.recipe @p : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
} destroy {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  acc.terminator
}
// -----
// acc.private.recipe: destroy with one argument [module]
acc.private.recipe @p : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
} destroy {
^bb0(%0: memref<10xf32>):
  acc.terminator
}
// -----
// acc.private.recipe: bounds arguments [module]
acc.private.recipe @p : memref<10xf32> init {
^bb0(%0: memref<10xf32>, %b: !acc.data_bounds_ty):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
}
// -----
// acc.private.recipe: yield of a different type [module]
acc.private.recipe @p : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<20xf32>
  acc.yield %1 : memref<20xf32>
}
// -----
// acc.private.recipe: empty init region [module]
acc.private.recipe @p : memref<10xf32> init {
}
// -----
// acc.private.recipe: init argument of another type [module]
acc.private.recipe @p : memref<10xf32> init {
^bb0(%0: i32):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
}
// -----
// acc.private.recipe: init yields nothing [module]
acc.private.recipe @p : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  acc.yield
}
// -----
// acc.reduction: with recipe
%0 = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
// -----
// acc.reduction: no recipe
%0 = acc.reduction varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.reduction.recipe: scalar recipe as in the seed [module]
acc.reduction.recipe @reduction_add_i64 : i64 reduction_operator<add> init {
^bb0(%0: i64):
  %c0 = arith.constant 0 : i64
  acc.yield %c0 : i64
} combiner {
^bb0(%0: i64, %1: i64):
  %2 = arith.addi %0, %1 : i64
  acc.yield %2 : i64
}
// -----
// acc.reduction.recipe: destroy region [module]
acc.reduction.recipe @r : memref<f32> reduction_operator<add> init {
^bb0(%0: memref<f32>):
  %1 = memref.alloca() : memref<f32>
  acc.yield %1 : memref<f32>
} combiner {
^bb0(%0: memref<f32>, %1: memref<f32>):
  acc.yield %0 : memref<f32>
} destroy {
^bb0(%0: memref<f32>, %1: memref<f32>):
  acc.terminator
}
// -----
// acc.reduction.recipe: operator none [module]
acc.reduction.recipe @r : i64 reduction_operator<none> init {
^bb0(%0: i64):
  acc.yield %0 : i64
} combiner {
^bb0(%0: i64, %1: i64):
  acc.yield %0 : i64
}
// -----
// acc.reduction.recipe: combiner with one argument [module]
acc.reduction.recipe @r : i64 reduction_operator<add> init {
^bb0(%0: i64):
  acc.yield %0 : i64
} combiner {
^bb0(%0: i64):
  acc.yield %0 : i64
}
// -----
// acc.reduction.recipe: missing reduction_operator [module]
acc.reduction.recipe @r : i64 init {
^bb0(%0: i64):
  acc.yield %0 : i64
} combiner {
^bb0(%0: i64, %1: i64):
  acc.yield %0 : i64
}
// -----
// acc.routine: gang keyword only [module]
func.func @acc_func(%a : i64) attributes {acc.routine_info = #acc.routine_info<[@r1]>} { return }
acc.routine @r1 func(@acc_func) gang
// -----
// acc.routine: bind string, nohost, worker [module]
func.func @acc_func(%a : i64) attributes {acc.routine_info = #acc.routine_info<[@r1]>} { return }
acc.routine @r1 func(@acc_func) bind("foo") worker nohost
// -----
// acc.routine: bind symbol [module]
func.func private @foo(i64)
func.func @acc_func(%a : i64) attributes {acc.routine_info = #acc.routine_info<[@r1]>} { return }
acc.routine @r1 func(@acc_func) bind(@foo) vector
// -----
// acc.routine: bind per device type [module]
func.func @acc_func(%a : i64) { return }
acc.routine @r1 func(@acc_func) bind("foo" [#acc.device_type<nvidia>], "bar" [#acc.device_type<host>]) seq
// -----
// acc.routine: gang(dim:) and device types [module]
func.func @acc_func(%a : i64) { return }
acc.routine @r1 func(@acc_func) gang(dim: 2 : i64)
// -----
// acc.routine: gang/vector per device type [module]
func.func @acc_func(%a : i64) { return }
acc.routine @r1 func(@acc_func) gang([#acc.device_type<nvidia>]) vector ([#acc.device_type<radeon>]) seq ([#acc.device_type<none>])
// -----
// acc.routine: implicit [module]
func.func @acc_func(%a : i64) { return }
acc.routine @r1 func(@acc_func) seq implicit
// -----
// acc.routine: two levels for the same device type [module]
func.func @acc_func(%a : i64) { return }
acc.routine @r1 func(@acc_func) gang vector
// -----
// acc.routine: no level at all [module]
func.func @acc_func(%a : i64) { return }
acc.routine @r1 func(@acc_func)
// -----
// acc.routine: nested symbol reference in func() [module]
module @m { func.func @acc_func() { return } }
acc.routine @r1 func(@m::@acc_func) seq
// -----
// acc.routine: func symbol that does not exist [module]
acc.routine @r1 func(@nope) seq
// -----
// acc.routine: gang keyword list only (textual) [module] [kept] [accepted]
func.func @acc_func(%a : i64) { return }
acc.routine @r1 func(@acc_func) gang([#acc.device_type<nvidia>])
// -----
// acc.routine: gang keyword list and dim [module]
func.func @acc_func(%a : i64) { return }
acc.routine @r1 func(@acc_func) gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<radeon>])
// -----
// acc.routine: vector/worker/seq list form [module]
func.func @acc_func(%a : i64) { return }
acc.routine @r1 func(@acc_func) worker ([#acc.device_type<radeon>]) vector ([#acc.device_type<nvidia>])
// -----
// acc.routine: two acc.routine with one sym_name [module]
func.func @acc_func(%a : i64) { return }
acc.routine @r1 func(@acc_func) seq
acc.routine @r1 func(@acc_func) seq
// -----
// acc.serial: plain
acc.serial { acc.yield }
// -----
// acc.serial: private with symbol list [old] [accepted]
acc.serial private(@priv -> %a : memref<10xf32>) { acc.yield }
// -----
// acc.serial: private
%0 = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
acc.serial private(%0 : memref<10xf32>) { acc.yield }
// -----
// acc.serial: num_gangs not in the grammar
acc.serial num_gangs({%i : i64}) { acc.yield }
// -----
// acc.serial: async keyword only
acc.serial async { acc.yield }
// -----
// acc.serial: combined
acc.serial combined(loop) { acc.yield }
// -----
// acc.set: basic
acc.set device_num(%i : i64) default_async(%j : i32) attributes {device_type = #acc.device_type<nvidia>}
// -----
// acc.set: nothing set
acc.set
// -----
// acc.shutdown: basic
acc.shutdown device_num(%i : i64)
// -----
// acc.terminator: generic
acc.kernels { acc.terminator }
// -----
// acc.update: basic
%0 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
acc.update dataOperands(%0 : memref<10xf32>) attributes {ifPresent}
// -----
// acc.update: old operand list (seed example)
acc.update device(%a : memref<10xf32>) attributes {async}
// -----
// acc.update: async keyword only
%0 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
acc.update async dataOperands(%0 : memref<10xf32>)
// -----
// acc.update: attribute named async (seed) [old] [accepted]
%0 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
acc.update dataOperands(%0 : memref<10xf32>) attributes {async = [#acc.device_type<none>]}
// -----
// acc.update: attribute named asyncOnly
%0 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
acc.update dataOperands(%0 : memref<10xf32>) attributes {asyncOnly = [#acc.device_type<none>]}
// -----
// acc.update: dataOperands that are not update ops
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.update dataOperands(%0 : memref<10xf32>)
// -----
// acc.update: no operand
acc.update
// -----
// acc.update_device: basic
%0 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.update_host: basic
%0 = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_update_host>}
acc.update_host accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {structured = false}
// -----
// acc.use_device: basic
%0 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
// -----
// acc.wait: values
acc.wait(%i, %j : i64, i32) async(%x : index) wait_devnum(%i : i64) if(%c)
// -----
// acc.wait: bare
acc.wait
// -----
// acc.wait: async as attribute
acc.wait attributes {async}
// -----
// acc.wait: async keyword only
acc.wait async
// -----
// acc.wait: empty parentheses (seed example)
acc.wait() async(%j : i32)
// -----
// acc.wait: wait_devnum without wait operand
acc.wait wait_devnum(%i : i64)
// -----
// acc.yield: in acc.kernels / acc.data
acc.data { acc.yield } attributes {defaultAttr = #acc<defaultvalue none>}
// -----
// attributes: every attribute, short and full spelling [module]
module attributes {t.a = #acc.declare_action<preAlloc = @a, postAlloc = @b, preDealloc = @c, postDealloc = @d>, t.b = #acc.declare<dataClause = acc_copyin>, t.c = #acc.routine_info<[@r1, @r2]>, t.d = #acc<construct acc_construct_parallel>, t.e = #acc.device_type<star>, t.f = #acc.gang_arg_type<Num>, t.g = #acc.combined_constructs<kernels_loop>, t.h = #acc.reduction_operator<add>, t.i = #acc<defaultvalue present>, t.j = #acc<data_clause acc_copyin>} {}
// -----
// attributes: attributes added [module]
module attributes {t.a = #acc.var_name<"x">, t.b = #acc.recipe_kind<private_recipe>, t.c = #acc.par_level<gang_dim1>, t.d = #acc<data_clause_modifier zero,capture>, t.e = #acc.specialized_routine<@r, <vector>, "foo">} {}
// -----
// attributes: device_type in the angle form [module]
module attributes {t.e = #acc<device_type<nvidia>>} {}
// -----
// types: both types [module]
func.func private @t(!acc.data_bounds_ty, !acc.declare_token)
// -----
// acc.loop: gang for two device types, which mlir-opt prints and does not read [kept] [accepted]
acc.loop gang({num=%i : i64}, {dim=%i : i64} [#acc.device_type<nvidia>]) control(%iv : index) = (%x : index) to (%x : index)  step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
// -----
// acc.parallel: two recipes on the construct, of pointers whose pointee is known [old] [accepted]
%one = llvm.mlir.constant(1 : i64) : i64
%q = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
acc.parallel private(@priv -> %q : !llvm.ptr, @priv -> %a : memref<10xf32>) reduction(@red -> %b : memref<10xf32>) { acc.yield }
// -----
// acc.copyin: opaque pointer to a variable whose type is known [old] [accepted]
%one = llvm.mlir.constant(1 : i64) : i64
%q = llvm.alloca %one x !llvm.struct<(i32, array<4 x f32>)> : (i64) -> !llvm.ptr
%e = llvm.getelementptr %q[0, 1, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
%0 = acc.copyin varPtr(%q : !llvm.ptr) -> !llvm.ptr
%1 = acc.create varPtr(%e : !llvm.ptr) -> !llvm.ptr
acc.copyout accPtr(%0 : !llvm.ptr) to varPtr(%q : !llvm.ptr)
// -----
// acc.parallel: a recipe on the construct for a pointer to what nobody knows [old]
acc.parallel private(@priv -> %p : !llvm.ptr) { acc.yield }
// -----
// acc.loop: bounds without counters, which mlir-opt takes and prints without the bounds [kept]
"acc.loop"(%x, %x, %x) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  acc.yield
}) : (index, index, index) -> ()
// -----
// acc.update: unit attributes async and wait [old] [accepted] [document]
%0 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.update dataOperands(%0 : memref<10xf32>) attributes {async, wait}
// -----
// acc.parallel: unit attributes async and wait [old] [accepted]
acc.parallel { acc.yield } attributes {async, wait}
// -----
// acc.kernels: unit attribute async [old] [accepted]
acc.kernels { acc.terminator } attributes {async}
// -----
// acc.data: unit attribute wait [old] [accepted]
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.data dataOperands(%0 : memref<10xf32>) { acc.terminator } attributes {wait}
// -----
// acc.routine: a string for the function, generic form [module] [old] [accepted]
"acc.routine"() <{func_name = "acc_func", sym_name = "r"}> : () -> ()
// -----
// acc.routine: bind by strings, generic form [module] [old] [accepted]
"acc.routine"() <{bindName = ["x", "y"], bindNameDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], func_name = "acc_func", sym_name = "r"}> : () -> ()
// -----
// acc.loop: no mode, as older texts have it [old]
acc.loop control(%k : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
// -----
// acc.kernel_environment: more device types than segments [kept]
"acc.kernel_environment"(%i) <{waitOperandsDeviceType = [#acc.device_type<nvidia>, #acc.device_type<none>], waitOperandsSegments = array<i32: 1>, hasWaitDevnum = [false], operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  "acc.terminator"() : () -> ()
}) : (i64) -> ()
// -----
// acc.parallel: update_device as a data operand
%0 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.parallel dataOperands(%0 : memref<10xf32>) {
}
// -----
// acc.data: update_device as a data operand
%0 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.data dataOperands(%0 : memref<10xf32>) {
}
// -----
// acc.parallel: use_device as a data operand
%0 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.parallel dataOperands(%0 : memref<10xf32>) {
}
// -----
// acc.data: use_device as a data operand
%0 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.data dataOperands(%0 : memref<10xf32>) {
}
// -----
// acc.parallel: declare_link as a data operand
%0 = acc.declare_link varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.parallel dataOperands(%0 : memref<10xf32>) {
}
// -----
// acc.data: declare_link as a data operand
%0 = acc.declare_link varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.data dataOperands(%0 : memref<10xf32>) {
}
// -----
// acc.parallel: cache as a data operand
%0 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.parallel dataOperands(%0 : memref<10xf32>) {
}
// -----
// acc.data: cache as a data operand
%0 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32>
acc.data dataOperands(%0 : memref<10xf32>) {
}
// -----
// acc.parallel: private as a data operand
%0 = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
acc.parallel dataOperands(%0 : memref<10xf32>) {
}
// -----
// acc.data: private as a data operand
%0 = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
acc.data dataOperands(%0 : memref<10xf32>) {
}
// -----
// acc.wait: an unknown property, which mlir-opt drops [kept]
"acc.wait"() <{nothing = 1 : i32, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// -----
// acc.wait: an unknown attribute
"acc.wait"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> {nothing = 1 : i32} : () -> ()
// -----
// acc.copyin: async() is not written
%0 = acc.copyin varPtr(%a : memref<10xf32>) async() -> memref<10xf32>
// -----
// acc.copyin: async for no device type, which mlir-opt prints and does not read [kept]
%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {asyncOnly = []}
// -----
// acc.loop: worker for no device type [kept]
acc.loop {
  acc.yield
} attributes {worker = [], independent = [#acc.device_type<none>], unstructured}
// -----
// acc.loop: worker() is not written
acc.loop worker() {
  acc.yield
} attributes {independent = [#acc.device_type<none>], unstructured}
// -----
// acc.routine: vector() is not written [module]
acc.routine @r func(@f) vector()
