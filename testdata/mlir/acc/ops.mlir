// Data entry operations, in every form.
func.func @entry(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index) {
  %b0 = acc.bounds lowerbound(%x : index) upperbound(%i : i64) extent(%j : i32) stride(%x : index) startIdx(%x : index) {strideInBytes = true}
  %b1 = acc.bounds extent(%x : index)
  %b2 = acc.bounds upperbound(%x : index) lowerbound(%x : index)
  %l = acc.get_lowerbound %b0 : (!acc.data_bounds_ty) -> index
  %u = acc.get_upperbound %b0 : (!acc.data_bounds_ty) -> index
  %e = acc.get_extent %b0 {note} : (!acc.data_bounds_ty) -> index
  %s = acc.get_stride %b0 : (!acc.data_bounds_ty) -> index
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %1 = acc.copyin varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%b0, %b1) async(%i : i64, %j : i32 [#acc.device_type<nvidia>]) recipe(@priv) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, implicit = true, modifiers = #acc<data_clause_modifier readonly,always>, name = "p[0:n]", structured = false, note}
  %2 = acc.copyin varPtr(%a : memref<10xf32>) varType(tensor<10xf32>) async -> memref<10xf32>
  %3 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero,alwaysin>}
  %4 = acc.create varPtr(%p : !llvm.ptr) varType(!llvm.struct<(i32, ptr)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout_zero>}
  %5 = acc.present varPtr(%a : memref<10xf32>) bounds(%b1) -> memref<10xf32> {name = "a"}
  %6 = acc.nocreate varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %7 = acc.attach varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr
  %8 = acc.deviceptr varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr
  %9 = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_delete>}
  %10 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
  %11 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %12 = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %13 = acc.declare_link varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %14 = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
  %15 = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32> {implicit = true}
  %16 = acc.firstprivate_map varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %17 = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
  %18 = acc.cache varPtr(%a : memref<10xf32>) bounds(%b2) -> memref<10xf32> {dataClause = #acc<data_clause acc_cache_readonly>, modifiers = #acc<data_clause_modifier readonly>}
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>)
  acc.copyout accPtr(%1 : !llvm.ptr) bounds(%b0, %b1) async(%i : i64, %j : i32 [#acc.device_type<nvidia>]) to varPtr(%p : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, modifiers = #acc<data_clause_modifier capture>, name = "p[0:n]", structured = false}
  acc.copyout accPtr(%2 : memref<10xf32>) async to varPtr(%a : memref<10xf32>)
  acc.delete accPtr(%3 : memref<10xf32>)
  acc.delete accPtr(%3 : memref<10xf32>) bounds(%b1) async {dataClause = #acc<data_clause acc_create>, implicit = true}
  acc.detach accPtr(%7 : !llvm.ptr) {dataClause = #acc<data_clause acc_attach>}
  acc.detach accPtr(%7 : !llvm.ptr) async(%i : i64)
  acc.update_host accPtr(%9 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_update_self>, structured = false}
  return
}

// Compute constructs.
func.func @compute(%a: memref<10xf32>, %i: i64, %j: i32, %x: index, %c: i1) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %e = acc.present varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %p = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
  %f = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32>
  %r = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
  acc.parallel {
  }
  acc.parallel combined(loop) dataOperands(%d, %e : memref<10xf32>, memref<10xf32>) async(%i : i64, %j : i32 [#acc.device_type<nvidia>]) firstprivate(%f : memref<10xf32>) num_gangs({%i : i64, %j : i32, %x : index}, {%i : i64} [#acc.device_type<nvidia>]) num_workers(%i : i64, %j : i32 [#acc.device_type<radeon>]) private(%p : memref<10xf32>) vector_length(%j : i32) wait({devnum: %i : i64, %j : i32} [#acc.device_type<nvidia>], {%x : index}) self(%c) if(%c) reduction(%r : memref<10xf32>) {
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue present>, note}
  acc.parallel async wait {
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue none>, selfAttr}
  acc.parallel wait([#acc.device_type<nvidia>], {%i : i64}) if(%c) {
    acc.terminator
  }
  acc.serial {
    acc.yield
  }
  acc.serial combined(loop) dataOperands(%d : memref<10xf32>) async firstprivate(%f : memref<10xf32>) private(%p : memref<10xf32>) wait({%i : i64}) self(%c) if(%c) reduction(%r : memref<10xf32>) {
    cf.br ^bb1
  ^bb1:
    acc.yield
  } attributes {selfAttr}
  acc.kernels {
    acc.terminator
  }
  acc.kernels combined(loop) dataOperands(%d : memref<10xf32>) async(%i : i64) num_gangs({%i : i64}) num_workers(%i : i64) vector_length(%i : i64) wait({%i : i64, %j : i32}) self(%c) if(%c) {
    acc.terminator
  }
  acc.kernel_environment dataOperands(%d : memref<10xf32>) async(%i : i64) wait({%j : i32}) {
    func.call @body() : () -> ()
  }
  acc.kernel_environment {
  } {note}
  return
}
func.func private @body()

// Data constructs and declare directives.
func.func @data(%a: memref<10xf32>, %i: i64, %c: i1) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %u = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.data dataOperands(%d : memref<10xf32>) {
    acc.terminator
  }
  acc.data if(%c) async(%i : i64) dataOperands(%d : memref<10xf32>) wait({%i : i64}) {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.data async dataOperands(%d : memref<10xf32>) wait {
  }
  acc.data {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue present>}
  acc.host_data dataOperands(%u : memref<10xf32>) {
    acc.terminator
  }
  acc.host_data if(%c) dataOperands(%u, %u : memref<10xf32>, memref<10xf32>) {
  } attributes {ifPresent}
  %x = memref.alloca() {acc.declare = #acc.declare<dataClause = acc_create, implicit = true>} : memref<10xf32>
  %n = acc.create varPtr(%x : memref<10xf32>) -> memref<10xf32>
  acc.declare dataOperands(%n : memref<10xf32>) {
    acc.terminator
  } attributes {note}
  %t = acc.declare_enter dataOperands(%n : memref<10xf32>)
  acc.declare_exit token(%t)
  acc.declare_exit token(%t) dataOperands(%n : memref<10xf32>) attributes {note}
  acc.declare_exit dataOperands(%n : memref<10xf32>)
  return
}

// Loops.
func.func @loops(%a: memref<10xf32>, %i: i64, %j: i32, %x: index) {
  %p = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
  %f = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32>
  %r = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
  %k = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.loop {
    scf.for %q = %x to %x step %x {
    }
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  acc.loop gang worker vector private(%p : memref<10xf32>) firstprivate(%f : memref<10xf32>) tile({%i : i64, %j : i32}, {%i : i64} [#acc.device_type<nvidia>]) reduction(%r : memref<10xf32>) cache(%k : memref<10xf32>) control(%iv : index, %iw : i32) = (%x, %j : index, i32) to (%x, %j : index, i32)  step (%x, %j : index, i32) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}
  acc.loop gang({num=%i : i64, static=%j : i32}) worker(%i : i64) vector(%j : i32, %i : i64 [#acc.device_type<nvidia>]) control(%iv : index) = (%x : index) to (%x : index)  step (%x : index) {
    acc.yield
  } attributes {collapse = [1], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  acc.loop gang([#acc.device_type<nvidia>]) control(%iv : index) = (%x : index) to (%x : index)  step (%x : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  acc.loop gang([#acc.device_type<nvidia>], {num=%i : i64}) control(%iv : index) = (%x : index) to (%x : index)  step (%x : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>, #acc.device_type<nvidia>], seq = [#acc.device_type<radeon>]}
  acc.loop {
    cf.br ^bb1
  ^bb1:
    acc.yield
  } attributes {seq = [#acc.device_type<none>], unstructured}
  acc.parallel combined(loop) {
    acc.loop combined(parallel) vector control(%iv : index) = (%x : index) to (%x : index)  step (%x : index) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.kernels combined(loop) {
    acc.loop combined(kernels) control(%iv : index) = (%x : index) to (%x : index)  step (%x : index) {
      acc.yield
    } attributes {auto_ = [#acc.device_type<none>]}
    acc.terminator
  }
  acc.serial combined(loop) {
    acc.loop combined(serial) control(%iv : index) = (%x : index) to (%x : index)  step (%x : index) {
      acc.yield
    } attributes {seq = [#acc.device_type<none>]}
    acc.yield
  }
  return
}

// Executable directives.
func.func @executable(%a: memref<10xf32>, %i: i64, %j: i32, %x: index, %c: i1) {
  %e = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
  %g = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_delete>, structured = false}
  %u = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
  acc.enter_data dataOperands(%e : memref<10xf32>)
  acc.enter_data if(%c) async(%i : i64) wait_devnum(%i : i64) wait(%i, %j : i64, i32) dataOperands(%e : memref<10xf32>)
  acc.enter_data async wait dataOperands(%e, %e : memref<10xf32>, memref<10xf32>) attributes {note}
  acc.exit_data dataOperands(%g : memref<10xf32>) attributes {finalize}
  acc.exit_data if(%c) async(%x : index) wait_devnum(%i : i64) wait(%i : i64) dataOperands(%g : memref<10xf32>)
  acc.exit_data async wait dataOperands(%g : memref<10xf32>)
  acc.delete accPtr(%g : memref<10xf32>) {structured = false}
  acc.update dataOperands(%u : memref<10xf32>)
  acc.update if(%c) async(%i : i64 [#acc.device_type<nvidia>]) wait({devnum: %i : i64, %j : i32}) dataOperands(%u, %g : memref<10xf32>, memref<10xf32>) attributes {ifPresent}
  acc.update async wait dataOperands(%u : memref<10xf32>)
  acc.wait
  acc.wait async
  acc.wait(%i, %j : i64, i32) async(%x : index) wait_devnum(%i : i64) if(%c) attributes {note}
  acc.init
  acc.init device_num(%i : i64) if(%c) attributes {device_types = [#acc.device_type<nvidia>, #acc.device_type<star>]}
  acc.shutdown
  acc.shutdown device_num(%j : i32) if(%c) attributes {device_types = [#acc.device_type<host>]}
  acc.set default_async(%j : i32) device_num(%i : i64) if(%c) attributes {device_type = #acc.device_type<nvidia>}
  acc.set attributes {device_type = #acc.device_type<default>}
  return
}

// Atomic operations.
func.func @atomics(%s: memref<f32>, %t: memref<f32>, %f: f32, %c: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  acc.atomic.read %s = %t : memref<f32>, memref<f32>, f32
  acc.atomic.read if(%c) %p = %q : !llvm.ptr, !llvm.ptr, f64 {note}
  acc.atomic.write %s = %f : memref<f32>, f32
  acc.atomic.write if(%c) %p = %f : !llvm.ptr, f32 {note}
  acc.atomic.update %s : memref<f32> {
  ^bb0(%v: f32):
    %n = arith.addf %v, %f : f32
    acc.yield %n : f32
  }
  acc.atomic.update if(%c) %p : !llvm.ptr {
  ^bb0(%v: i32):
    %n = arith.muli %v, %v : i32
    acc.yield %n : i32
  } {note}
  acc.atomic.capture {
    acc.atomic.read %s = %t : memref<f32>, memref<f32>, f32
    acc.atomic.write %t = %f : memref<f32>, f32
  }
  acc.atomic.capture if(%c) {
    acc.atomic.update %t : memref<f32> {
    ^bb0(%v: f32):
      %n = arith.addf %v, %f : f32
      acc.yield %n : f32
    }
    acc.atomic.read %s = %t : memref<f32>, memref<f32>, f32
    acc.terminator
  } {note}
  acc.atomic.capture {
    acc.atomic.read %s = %t : memref<f32>, memref<f32>, f32
    acc.atomic.update %t : memref<f32> {
    ^bb0(%v: f32):
      %n = arith.addf %v, %f : f32
      acc.yield %n : f32
    }
  }
  return
}

// Recipes.
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%0: memref<10xf32>, %b: !acc.data_bounds_ty):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
} destroy {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  acc.terminator
}
acc.private.recipe @priv2 : f32 attributes {note} init {
^bb0(%0: f32):
  acc.yield %0 : f32
}
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
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%0: memref<10xf32>):
  acc.yield %0 : memref<10xf32>
} combiner {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  acc.yield %0 : memref<10xf32>
} destroy {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  acc.terminator
}
acc.reduction.recipe @eqv : i1 attributes {note} reduction_operator <eqv> init {
^bb0(%0: i1):
  acc.yield %0 : i1
} combiner {
^bb0(%0: i1, %1: i1):
  acc.yield %0 : i1
}

// Routines.
func.func private @g()
func.func @f() attributes {acc.routine_info = #acc.routine_info<[@r1, @r2]>} {
  return
}
acc.routine @r1 func(@f) gang
acc.routine @r2 func(@f) bind(@g, "text" [#acc.device_type<nvidia>]) worker nohost
acc.routine @r3 func(@f) gang(dim: 2 : i64) implicit
acc.routine @r4 func(@f) gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<radeon>])
acc.routine @r5 func(@f) worker ([#acc.device_type<radeon>]) vector ([#acc.device_type<nvidia>, #acc.device_type<host>]) attributes {note}
acc.routine @r6 func(@f) seq
acc.routine @r7 func(@f)

// Globals.
llvm.mlir.global external @v() {acc.declare = #acc.declare<dataClause = acc_create>} : i32
acc.global_ctor @ctor {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  %1 = acc.create varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr
  %2 = acc.declare_enter dataOperands(%1 : !llvm.ptr)
  acc.terminator
}
acc.global_dtor @dtor {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  %1 = acc.getdeviceptr varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>}
  acc.declare_exit dataOperands(%1 : !llvm.ptr)
  acc.delete accPtr(%1 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>}
  acc.terminator
} attributes {note}

// Attributes and types.
module attributes {t.a = #acc.declare_action<preAlloc = @a, postAlloc = @b, preDealloc = @c, postDealloc = @d>, t.b = #acc.declare<dataClause = acc_copyin>, t.c = #acc.routine_info<[@r1, @m::@r2]>, t.d = #acc<construct acc_construct_runtime_api>, t.e = #acc.device_type<star>, t.f = #acc.gang_arg_type<Static>, t.g = #acc.combined_constructs<serial_loop>, t.h = #acc.reduction_operator<neqv>, t.i = #acc<defaultvalue none>, t.j = #acc<data_clause acc_declare_link>, t.k = #acc.var_name<"x">, t.l = #acc.recipe_kind<reduction_recipe>, t.m = #acc.par_level<gang_dim3>, t.n = #acc<data_clause_modifier zero,alwaysout>, t.o = #acc.specialized_routine<@r, <vector>, "foo">, t.p = #acc.declare_action<postAlloc = @b>, t.q = #acc<data_clause_modifier zero,readonly,always,capture>, t.r = #acc<device_type<radeon>>} {
}
func.func private @types(!acc.data_bounds_ty, !acc.declare_token)
