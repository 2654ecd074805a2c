// Memory.
func.func @memory(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %i: i64, %c: i1) {
  %0 = llvm.alloca %i x i32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
  %1 = llvm.alloca inalloca %a x !llvm.struct<"x", (i32)> : (i32) -> !llvm.ptr
  %2 = llvm.load %p : !llvm.ptr -> f32
  %3 = llvm.load volatile %p {alignment = 8 : i64} : !llvm.ptr -> i32
  %4 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %5 = llvm.load %p atomic monotonic invariant dereferenceable<bytes = 8, mayBeNull = true> {alignment = 8 : i64, nontemporal} : !llvm.ptr -> !llvm.ptr
  %6 = llvm.load %p invariant_group : !llvm.ptr -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.store volatile %a, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %a, %p atomic syncscope("x") release invariant_group {alignment = 4 : i64} : i32, !llvm.ptr
  %7 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %8 = llvm.getelementptr inbounds %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %9 = llvm.getelementptr inbounds|nuw %p[%i, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %10 = llvm.getelementptr nusw %p[%i, 1, %a] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<"s", (i32, array<4 x i32>)>
  %11 = llvm.getelementptr %p[-1] {note} : (!llvm.ptr) -> !llvm.ptr, i8
  %12 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, i32
  %13 = llvm.atomicrmw volatile _and %p, %a syncscope("s") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  %14 = llvm.atomicrmw fadd %p, %x acq_rel : !llvm.ptr, f32
  %15 = llvm.atomicrmw xchg %p, %p release : !llvm.ptr, !llvm.ptr
  %16 = llvm.cmpxchg %p, %a, %b monotonic monotonic : !llvm.ptr, i32
  %17 = llvm.cmpxchg weak volatile %p, %a, %b syncscope("s") acq_rel acquire {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.fence syncscope("agent") seq_cst
  llvm.fence acquire
  %18 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %19 = llvm.insertvalue %x, %18[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %20 = llvm.extractvalue %19[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %21 = llvm.extractvalue %19[1] {note} : !llvm.struct<(i32, array<2 x f32>)>
  "llvm.intr.memcpy"(%p, %p, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %p, %i) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %22 = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%p, %22, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %23 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %23 : !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
  llvm.intr.lifetime.end %0 : !llvm.ptr
  llvm.intr.trap
  return
}

// Arithmetic.
func.func @arithmetic(%a: i32, %b: i32, %x: f32, %y: f32, %d: f64, %i: i64, %c: i1, %p: !llvm.ptr, %v: vector<4xi32>) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %2 = llvm.sub %a, %b overflow<nsw> : i32
  %3 = llvm.mul %a, %b overflow<nuw> {note} : i32
  %4 = llvm.shl %a, %b : i32
  %5 = llvm.udiv %a, %b : i32
  %6 = llvm.sdiv exact %a, %b : i32
  %7 = llvm.lshr %a, %b : i32
  %8 = llvm.ashr exact %a, %b : i32
  %9 = llvm.urem %a, %b : i32
  %10 = llvm.srem %a, %b : i32
  %11 = llvm.and %a, %b : i32
  %12 = llvm.or disjoint %a, %b : i32
  %13 = llvm.xor %v, %v : vector<4xi32>
  %14 = llvm.fadd %x, %y : f32
  %15 = llvm.fsub %x, %y {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %16 = llvm.fmul %x, %y {fastmathFlags = #llvm.fastmath<fast>} : f32
  %17 = llvm.fdiv %x, %y : f32
  %18 = llvm.frem %x, %y : f32
  %19 = llvm.fneg %x : f32
  %20 = llvm.icmp "slt" %a, %b : i32
  %21 = llvm.icmp "eq" %p, %p {note} : !llvm.ptr
  %22 = llvm.icmp "uge" %v, %v : vector<4xi32>
  %23 = llvm.fcmp "oeq" %x, %y : f32
  %24 = llvm.fcmp "_true" %x, %y {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %25 = llvm.select %c, %a, %b : i1, i32
  %26 = llvm.select %c, %x, %y {fastmathFlags = #llvm.fastmath<contract>} : i1, f32
  %27 = llvm.freeze %a : i32
  %28 = llvm.sext %a : i32 to i64
  %29 = llvm.zext %a : i32 to i64
  %30 = llvm.zext nneg %a : i32 to i64
  %31 = llvm.trunc %i : i64 to i32
  %32 = llvm.trunc %i overflow<nuw> : i64 to i32
  %33 = llvm.sitofp %a : i32 to f32
  %34 = llvm.uitofp nneg %a : i32 to f32
  %35 = llvm.fptosi %x : f32 to i32
  %36 = llvm.fptoui %x : f32 to i32
  %37 = llvm.fpext %x : f32 to f64
  %38 = llvm.fptrunc %d : f64 to f32
  %39 = llvm.ptrtoint %p : !llvm.ptr to i64
  %40 = llvm.inttoptr %i : i64 to !llvm.ptr
  %41 = llvm.inttoptr %i dereferenceable<bytes = 8> : i64 to !llvm.ptr
  %42 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %43 = llvm.bitcast %x : f32 to i32
  %44 = llvm.mlir.zero : !llvm.ptr
  %45 = llvm.mlir.poison : f32
  %46 = llvm.mlir.constant(42 : i64) : i64
  %47 = llvm.mlir.constant(1.5 : f32) {note} : f32
  %48 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  %49 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %50 = llvm.mlir.constant(true) : i1
  return
}

// Intrinsics.
func.func @intrinsics(%a: i32, %x: f64, %p: !llvm.ptr) {
  %0 = llvm.intr.acos(%x) : (f64) -> f64
  %1 = llvm.intr.asin(%x) : (f64) -> f64
  %2 = llvm.intr.atan(%x) : (f64) -> f64
  %3 = llvm.intr.ceil(%x) : (f64) -> f64
  %4 = llvm.intr.cos(%x) : (f64) -> f64
  %5 = llvm.intr.cosh(%x) : (f64) -> f64
  %6 = llvm.intr.exp(%x) : (f64) -> f64
  %7 = llvm.intr.exp10(%x) : (f64) -> f64
  %8 = llvm.intr.exp2(%x) : (f64) -> f64
  %9 = llvm.intr.fabs(%x) {fastmathFlags = #llvm.fastmath<nsz>} : (f64) -> f64
  %10 = llvm.intr.floor(%x) : (f64) -> f64
  %11 = llvm.intr.log(%x) : (f64) -> f64
  %12 = llvm.intr.log10(%x) : (f64) -> f64
  %13 = llvm.intr.log2(%x) : (f64) -> f64
  %14 = llvm.intr.nearbyint(%x) : (f64) -> f64
  %15 = llvm.intr.rint(%x) : (f64) -> f64
  %16 = llvm.intr.round(%x) : (f64) -> f64
  %17 = llvm.intr.roundeven(%x) : (f64) -> f64
  %18 = llvm.intr.sin(%x) : (f64) -> f64
  %19 = llvm.intr.sinh(%x) : (f64) -> f64
  %20 = llvm.intr.sqrt(%x) : (f64) -> f64
  %21 = llvm.intr.tan(%x) : (f64) -> f64
  %22 = llvm.intr.tanh(%x) : (f64) -> f64
  %23 = llvm.intr.trunc(%x) : (f64) -> f64
  %24 = llvm.intr.atan2(%x, %x) : (f64, f64) -> f64
  %25 = llvm.intr.copysign(%x, %x) : (f64, f64) -> f64
  %26 = llvm.intr.maximum(%x, %x) : (f64, f64) -> f64
  %27 = llvm.intr.maxnum(%x, %x) : (f64, f64) -> f64
  %28 = llvm.intr.minimum(%x, %x) : (f64, f64) -> f64
  %29 = llvm.intr.minnum(%x, %x) : (f64, f64) -> f64
  %30 = llvm.intr.pow(%x, %x) : (f64, f64) -> f64
  %31 = llvm.intr.fma(%x, %x, %x) : (f64, f64, f64) -> f64
  %32 = llvm.intr.fmuladd(%x, %x, %x) : (f64, f64, f64) -> f64
  %33 = llvm.intr.smax(%a, %a) : (i32, i32) -> i32
  %34 = llvm.intr.smin(%a, %a) : (i32, i32) -> i32
  %35 = llvm.intr.umax(%a, %a) : (i32, i32) -> i32
  %36 = llvm.intr.umin(%a, %a) : (i32, i32) -> i32
  %37 = llvm.intr.bitreverse(%a) : (i32) -> i32
  %38 = llvm.intr.bswap(%a) : (i32) -> i32
  %39 = llvm.intr.ctpop(%a) : (i32) -> i32
  %40 = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32
  %41 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %42 = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %43 = llvm.intr.expect %a, %a : i32
  return
}

// Functions, calls and branches.
llvm.func @foo(i32) -> i32 attributes {no_unwind}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @nothing()
llvm.func hidden @zeroext(%a: i32) -> (i32 {llvm.zeroext}) {
  llvm.return %a : i32
}
llvm.func fastcc @fast(%a: i32) {
  llvm.return
}
llvm.func internal local_unnamed_addr @caller(%arg0: !llvm.ptr {llvm.noalias, llvm.byval = i32}, ...) -> i32 attributes {passthrough = ["a"], dso_local} {
  %0 = llvm.mlir.addressof @text : !llvm.ptr
  %1 = llvm.mlir.addressof @foo : !llvm.ptr
  %c = llvm.mlir.constant(1 : i32) : i32
  %true = llvm.mlir.constant(true) : i1
  %2 = llvm.call %1(%c) : !llvm.ptr, (i32) -> i32
  %3 = llvm.call @printf(%0, %c) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %4 = llvm.call %1(%0, %c) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32) -> i32
  llvm.call fastcc @fast(%c) : (i32) -> ()
  llvm.call tail @nothing() {no_unwind} : () -> ()
  %5 = llvm.call @foo(%c) {fastmathFlags = #llvm.fastmath<none>} : (i32) -> (i32 {llvm.zeroext})
  llvm.intr.vastart %arg0 : !llvm.ptr
  llvm.intr.vacopy %arg0 to %arg0 : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %arg0 : !llvm.ptr
  llvm.switch %c : i32, ^bb1(%c : i32) [
    1: ^bb2,
    -2: ^bb1(%2 : i32)
  ]
^bb1(%x: i32):
  llvm.br ^bb3(%x, %0 : i32, !llvm.ptr)
^bb2:
  llvm.cond_br %true weights([1, 2]), ^bb1(%c : i32), ^bb4
^bb3(%y: i32, %z: !llvm.ptr):
  llvm.switch %y : i32, ^bb4 [
  ]
^bb4:
  llvm.cond_br %true, ^bb5, ^bb6
^bb5:
  llvm.return %c : i32
^bb6:
  llvm.unreachable
}

// Globals.
llvm.mlir.global internal constant @text("hello\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
llvm.mlir.global private unnamed_addr @pair() {dso_local} : !llvm.struct<(i32, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[1] : !llvm.struct<(i32, ptr)>
  llvm.return %2 : !llvm.struct<(i32, ptr)>
}
llvm.mlir.global external thread_local @thread(42 : i32) : i32
llvm.mlir.global external hidden @declared() {section = ".data", addr_space = 1 : i32} : !llvm.array<4 x f64>
llvm.mlir.global weak protected local_unnamed_addr constant @elements(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>

// What comes from LLVM IR.
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#float = #llvm.tbaa_type_desc<id = "float", members = {<#char, 0>}>
#tag = #llvm.tbaa_tag<base_type = #float, access_type = #float, offset = 0>
#unroll = #llvm.loop_unroll<disable = true>
#loop = #llvm.loop_annotation<unroll = #unroll, mustProgress = true>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "f">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "f: a">
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.comdat @groups {
  llvm.comdat_selector @any any
  llvm.comdat_selector @same samesize
}
llvm.mlir.global weak @in_group(1 : i32) comdat(@groups::@any) : i32
llvm.func weak @of_group() comdat(@groups::@any) {
  llvm.return
}
llvm.func @metadata(%p: !llvm.ptr {llvm.noundef}, %v: vector<4xi32>, %i: i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.intr.experimental.noalias.scope.decl #scope
  %0 = llvm.load %p {alias_scopes = [#scope], tbaa = [#tag]} : !llvm.ptr -> f32
  %1 = llvm.extractelement %v[%i : i32] : vector<4xi32>
  %2 = llvm.insertelement %i, %v[%i : i32] : vector<4xi32>
  %3 = llvm.shufflevector %v, %2 [0, -1, 5] : vector<4xi32>
  %4 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %5 = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %7 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %8 = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %9 = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %10 = llvm.intr.sadd.sat(%i, %i) : (i32, i32) -> i32
  %11 = llvm.intr.ssub.sat(%i, %i) : (i32, i32) -> i32
  %12 = llvm.intr.uadd.sat(%i, %i) : (i32, i32) -> i32
  %13 = llvm.intr.usub.sat(%i, %i) : (i32, i32) -> i32
  %14 = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  %15 = llvm.intr.fshr(%i, %i, %i) : (i32, i32, i32) -> i32
  llvm.br ^bb1 {loop_annotation = #loop}
^bb1:
  llvm.return
}

// Types.
func.func private @types(!llvm.struct<"rec", (ptr, struct<"rec">, array<4 x i32>)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<"op", opaque>, !llvm.struct<"e", ()>, !llvm.ptr<3>, !llvm.func<void (i32, ...)>, !llvm.func<i32 (...)>, !llvm.void, vector<4xf32>, !llvm.x86_amx, !llvm.token, !llvm.label, !llvm.metadata, !llvm.target<"spirv.x", i32, 4>, !llvm.ppc_fp128, !llvm.array<3 x struct<packed(i8)>>, !llvm.array<2 x array<3 x f32>>, !llvm.struct<"p", packed (i8)>, !llvm.struct<()>)

// -----

// Exceptions, machine code, other names for symbols, blocks with addresses.
llvm.func @g(i32) -> i32
llvm.func @personality(...) -> i32
llvm.mlir.global external @ti() {addr_space = 0 : i32} : !llvm.ptr
llvm.func @f(%a: i32, %b : i64, %p: !llvm.ptr) -> i32 attributes {personality = @personality} {
  %n = llvm.mlir.zero : !llvm.ptr
  %tia = llvm.mlir.addressof @ti : !llvm.ptr
  %ar = llvm.mlir.undef : !llvm.array<1 x i8>
  %0 = llvm.call @g(%a) ["tag"(%a, %b : i32, i64), "t2"()] : (i32) -> i32
  %1 = llvm.call_intrinsic "llvm.x86.f"(%a, %b) {fastmathFlags = #llvm.fastmath<reassoc>} : (i32, i64) -> i32
  llvm.call_intrinsic "llvm.y"(%a) ["x"(%b : i64)] {llvm.z} : (i32 {llvm.noundef}) -> ()
  %2 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 ["x"(%b : i64)] {t.x} : (i32) -> i32
^bb1:
  %3 = llvm.invoke %p(%a, %b) to ^bb3(%a : i32) unwind ^bb2 vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, i64) -> (i32 {llvm.zeroext})
^bb2:
  %4 = llvm.landingpad cleanup (catch %n : !llvm.ptr) (catch %tia : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %4 : !llvm.struct<(ptr, i32)>
^bb3(%q: i32):
  %l2 = llvm.invoke fastcc @g(%a) to ^bb4 unwind ^bb5 : (i32) -> i32
^bb5:
  %5 = llvm.landingpad (filter %ar : !llvm.array<1 x i8>) : !llvm.struct<(ptr, i32)>
  llvm.return %q : i32
^bb4:
  %6 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [{elementtype = i32}] "foo", "=r,=r,r" %a : (i32) -> i32
  %7 = llvm.inline_asm tail_call_kind = <tail> {t.y} "foo", "bar" %a, %b : (i32, i64) -> !llvm.struct<(i32, i64)>
  llvm.inline_asm asm_dialect = att "foo", "bar" : () -> ()
  %8 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.blocktag <id = 1>
  %9 = llvm.dso_local_equivalent @g : !llvm.ptr
  %10 = llvm.mlir.none : !llvm.token
  %11 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.indirectbr %p : !llvm.ptr, [
    ^bb7,
    ^bb8(%a : i32)
  ]
^bb7:
  llvm.indirectbr %p : !llvm.ptr, [ ]
^bb8(%w: i32):
  %tt = llvm.mlir.constant(true) : i1
  llvm.intr.assume %tt : i1
  llvm.intr.assume %tt ["align"(%p, %a : !llvm.ptr, i32)] : i1
  llvm.return %a : i32
}
llvm.mlir.global_ctors ctors = [@ct], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @ct() { llvm.return }
llvm.mlir.global_dtors dtors = [@ct], priorities = [0 : i32], data = [@ti]
llvm.mlir.alias external @al {dso_local} : i32 {
  %0 = llvm.mlir.addressof @ti : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak_odr protected thread_local local_unnamed_addr @al2 : !llvm.ptr {
  %0 = llvm.mlir.addressof @ti : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.ifunc internal hidden unnamed_addr @i2 : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @ti : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// Intrinsics, and what debuggers are told.
#file = #llvm.di_file<"a.c" in "/x">
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "accc", isOptimized = true, emissionKind = Full>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #bt>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = <"a.c" in "/x">, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #st>
#v = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 9, arg = 1, alignInBits = 0, type = #bt>
#lab = #llvm.di_label<scope = #sp, name = "l", file = #file, line = 42>
llvm.func @v(%p: !llvm.ptr, %a: i32, %l: i64, %x: f32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %ps: vector<4x!llvm.ptr>, %sv: vector<[4]xf32>, %b: i1, %i8: i8, %tk: !llvm.token) {
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  %1 = llvm.intr.vector.reduce.fmax(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  %2 = "llvm.intr.vector.reduce.fadd"(%x, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %3 = "llvm.intr.vp.add"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %4 = "llvm.intr.vp.fneg"(%f, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %5 = llvm.intr.masked.load %p, %m, %f {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %6 = llvm.intr.masked.load %p, %m {alignment = 4 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.store %f, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %7 = llvm.intr.masked.gather %ps, %m, %f {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %f, %ps, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  "llvm.intr.masked.compressstore"(%f, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  %8 = "llvm.intr.masked.expandload"(%p, %m, %f) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %9 = llvm.intr.matrix.column.major.load %p, <stride = %l> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %f, %p, <stride = %l> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
  %10 = llvm.intr.matrix.multiply %f, %f {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %11 = llvm.intr.matrix.transpose %f {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> into vector<4xf32>
  %12 = llvm.intr.vector.extract %f[0] : vector<2xf32> from vector<4xf32>
  %13 = llvm.intr.vector.insert %12, %sv[0] : vector<2xf32> into vector<[4]xf32>
  %14 = "llvm.intr.vector.interleave2"(%f, %f) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %15 = "llvm.intr.vector.deinterleave2"(%14) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %16 = "llvm.intr.vscale"() : () -> i64
  %17 = llvm.intr.stepvector : vector<4xi32>
  %18 = llvm.intr.get.active.lane.mask %l, %l : i64, i64 to vector<4xi1>
  llvm.intr.assume %b : i1
  llvm.intr.assume %b ["align"(%p, %l : !llvm.ptr, i64)] : i1
  %19 = llvm.intr.expect.with.probability %a, %a, 5.000000e-01 : i32
  %20 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %21 = llvm.intr.strip.invariant.group %p : !llvm.ptr
  %22 = llvm.intr.invariant.start 1, %p : !llvm.ptr
  llvm.intr.invariant.end %22, 1, %p : !llvm.ptr
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %23 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %24 = "llvm.intr.is.constant"(%a) : (i32) -> i1
  %25 = "llvm.intr.is.fpclass"(%x) <{bit = 0 : i32}> : (f32) -> i1
  %26 = llvm.intr.ssa.copy %x : f32
  %27 = llvm.intr.ptrmask %p, %l : (!llvm.ptr, i64) -> !llvm.ptr
  "llvm.intr.var.annotation"(%p, %p, %p, %a, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %28 = "llvm.intr.ptr.annotation"(%p, %p, %p, %a, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %29 = "llvm.intr.annotation"(%a, %p, %p, %a) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.intr.debugtrap
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  %30 = llvm.intr.coro.id %a, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %31 = llvm.intr.coro.begin %30, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %32 = llvm.intr.coro.size : i64
  %33 = llvm.intr.coro.align : i64
  %34 = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token
  %35 = llvm.intr.coro.suspend %34, %b : i8
  %36 = llvm.intr.coro.end %p, %b, %tk : (!llvm.ptr, i1, !llvm.token) -> i1
  %37 = llvm.intr.coro.free %30, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %38 = llvm.intr.coro.promise %p, %a, %b : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.intr.coro.resume %p : !llvm.ptr
  %39 = llvm.intr.frexp(%x) : (f32) -> !llvm.struct<(f32, i32)>
  %40 = llvm.intr.ldexp(%x, %a) : (f32, i32) -> f32
  %41 = llvm.intr.powi(%x, %a) : (f32, i32) -> f32
  %42 = llvm.intr.lrint(%x) : (f32) -> i64
  %43 = llvm.intr.llrint(%x) : (f32) -> i64
  %44 = llvm.intr.lround(%x) : (f32) -> i64
  %45 = llvm.intr.llround(%x) : (f32) -> i64
  %46 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
  %47 = llvm.intr.scmp(%a, %a) : (i32, i32) -> i2
  %48 = llvm.intr.ucmp(%a, %a) : (i32, i32) -> i2
  %49 = llvm.intr.sshl.sat(%a, %a) : (i32, i32) -> i32
  %50 = llvm.intr.ushl.sat(%a, %a) : (i32, i32) -> i32
  %51 = llvm.intr.experimental.constrained.sitofp %a towardzero ignore : i32 to f32
  %52 = llvm.intr.experimental.constrained.uitofp %a tonearest maytrap : i32 to f32
  %53 = llvm.intr.experimental.constrained.fptrunc %x dynamic strict : f32 to f16
  %54 = llvm.intr.experimental.constrained.fpext %x strict : f32 to f64
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset.inline"(%p, %i8) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
  %55 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.intr.dbg.value #v = %a : i32
  llvm.intr.dbg.declare #v #llvm.di_expression<[DW_OP_LLVM_fragment(64, 64)]> = %p : !llvm.ptr
  llvm.intr.dbg.label #lab
  llvm.return
}

// -----

// Vectors.
llvm.func @families(%p: !llvm.ptr, %a: i32, %l: i64, %x: f32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %ps: vector<4x!llvm.ptr>) {
  %0 = "llvm.intr.vp.add"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %1 = "llvm.intr.vp.and"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %2 = "llvm.intr.vp.ashr"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %3 = "llvm.intr.vp.lshr"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %4 = "llvm.intr.vp.mul"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %5 = "llvm.intr.vp.or"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %6 = "llvm.intr.vp.sdiv"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %7 = "llvm.intr.vp.shl"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %8 = "llvm.intr.vp.smax"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %9 = "llvm.intr.vp.smin"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %10 = "llvm.intr.vp.srem"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %11 = "llvm.intr.vp.sub"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %12 = "llvm.intr.vp.udiv"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %13 = "llvm.intr.vp.umax"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %14 = "llvm.intr.vp.umin"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %15 = "llvm.intr.vp.urem"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %16 = "llvm.intr.vp.xor"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %17 = "llvm.intr.vp.fadd"(%f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %18 = "llvm.intr.vp.fdiv"(%f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %19 = "llvm.intr.vp.fmul"(%f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %20 = "llvm.intr.vp.frem"(%f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %21 = "llvm.intr.vp.fsub"(%f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %22 = "llvm.intr.vp.fneg"(%f, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %23 = "llvm.intr.vp.fma"(%f, %f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %24 = "llvm.intr.vp.fmuladd"(%f, %f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %25 = "llvm.intr.vp.sext"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %26 = "llvm.intr.vp.zext"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %27 = "llvm.intr.vp.trunc"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>
  %28 = "llvm.intr.vp.sitofp"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %29 = "llvm.intr.vp.uitofp"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %30 = "llvm.intr.vp.inttoptr"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  %31 = "llvm.intr.vp.fpext"(%f, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  %32 = "llvm.intr.vp.fptrunc"(%f, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
  %33 = "llvm.intr.vp.fptosi"(%f, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %34 = "llvm.intr.vp.fptoui"(%f, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %35 = "llvm.intr.vp.ptrtoint"(%ps, %m, %a) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  %36 = "llvm.intr.vp.reduce.add"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %37 = "llvm.intr.vp.reduce.and"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %38 = "llvm.intr.vp.reduce.mul"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %39 = "llvm.intr.vp.reduce.or"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %40 = "llvm.intr.vp.reduce.smax"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %41 = "llvm.intr.vp.reduce.smin"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %42 = "llvm.intr.vp.reduce.umax"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %43 = "llvm.intr.vp.reduce.umin"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %44 = "llvm.intr.vp.reduce.xor"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %45 = "llvm.intr.vp.reduce.fadd"(%x, %f, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %46 = "llvm.intr.vp.reduce.fmax"(%x, %f, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %47 = "llvm.intr.vp.reduce.fmin"(%x, %f, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %48 = "llvm.intr.vp.reduce.fmul"(%x, %f, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %49 = "llvm.intr.vp.merge"(%m, %f, %f, %a) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  %50 = "llvm.intr.vp.select"(%m, %f, %f, %a) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  %51 = "llvm.intr.vp.load"(%p, %m, %a) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.store"(%f, %p, %m, %a) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %52 = "llvm.intr.experimental.vp.strided.load"(%p, %l, %m, %a) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.experimental.vp.strided.store"(%f, %p, %l, %m, %a) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  %53 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  %54 = "llvm.intr.vector.reduce.and"(%v) : (vector<4xi32>) -> i32
  %55 = "llvm.intr.vector.reduce.mul"(%v) : (vector<4xi32>) -> i32
  %56 = "llvm.intr.vector.reduce.or"(%v) : (vector<4xi32>) -> i32
  %57 = "llvm.intr.vector.reduce.smax"(%v) : (vector<4xi32>) -> i32
  %58 = "llvm.intr.vector.reduce.smin"(%v) : (vector<4xi32>) -> i32
  %59 = "llvm.intr.vector.reduce.umax"(%v) : (vector<4xi32>) -> i32
  %60 = "llvm.intr.vector.reduce.umin"(%v) : (vector<4xi32>) -> i32
  %61 = "llvm.intr.vector.reduce.xor"(%v) : (vector<4xi32>) -> i32
  %62 = llvm.intr.vector.reduce.fmax(%f) : (vector<4xf32>) -> f32
  %63 = llvm.intr.vector.reduce.fmaximum(%f) : (vector<4xf32>) -> f32
  %64 = llvm.intr.vector.reduce.fmin(%f) : (vector<4xf32>) -> f32
  %65 = llvm.intr.vector.reduce.fminimum(%f) : (vector<4xf32>) -> f32
  %66 = "llvm.intr.vector.reduce.fadd"(%x, %f) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
  %67 = "llvm.intr.vector.reduce.fmul"(%x, %f) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}

// -----

// Metadata.
llvm.func @loops(%b: i1) {
  llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<mustProgress = true, unroll = <disable = true, count = 4 : i32>, vectorize = #llvm.loop_vectorize<width = 4 : i32>, licm = <disable = false>>}
^bb1:
  llvm.cond_br %b, ^bb1, ^bb2 {loop_annotation = #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[3]<>>, #llvm.access_group<id = distinct[4]<>>>}
^bb2:
  llvm.return
}
module attributes {llvm.a = #llvm.tbaa_root<>, llvm.b = #llvm.tbaa_root, llvm.c = #llvm.tbaa_root<id = "">, llvm.d = #llvm.vec_type_hint<hint = i32, is_signed = true>, llvm.e = #llvm.vscale_range<minRange = 1 : i32, maxRange = 2 : i32>,
 llvm.f = #llvm.target_features<["+a", "+b"]>, llvm.g = #llvm.cgprofile_entry<from = @a, to = @b, count = 222>, llvm.h = #llvm.mmra_tag<"foo":"bar">, llvm.i = #llvm.zero, llvm.j = #llvm.poison, llvm.k = #llvm.undef, llvm.l = #llvm.constant_range<i32, 0, 12>,
 llvm.m = #llvm.di_subrange<count = 3 : i64, lowerBound = #llvm.di_expression<>>, llvm.n = #llvm.framePointerKind<all>, llvm.o = #llvm.uwtableKind<sync>, llvm.p = #llvm.dependent_libraries<"a", "b">,
 llvm.q = #llvm.tbaa_type_desc<members = {<#llvm.tbaa_root<id = "r">, 0>}, id = "z">, llvm.r = #llvm.address_space<3>, llvm.s = #llvm.mlir.workgroup_attribution<512 : i64, i8>, llvm.t = #llvm.target<triple = "x", chip = "y", features = <["+z"]>>,
 llvm.u = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", flags = "Public|Vector", sizeInBits = 8, elements = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", dwarfAddressSpace = 0>, #llvm.di_subrange<count = 4>>,
 llvm.v = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 0.0 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>, <cut_off = 4, min_count = 5, num_counts = 6>>} {}

// -----

module attributes {llvm.xa = #llvm.di_generic_subrange<lowerBound = 1 : i32, stride = 3 : i32>, llvm.xb = #llvm.di_common_block<scope = #llvm.di_file<"a" in "b">, name = "c">, llvm.xc = #llvm.di_annotation<name = "a", value = "b">, llvm.xd = #llvm.di_string_type<name = "x">, llvm.xe = #llvm.di_null_type, llvm.xf = #llvm.di_namespace<name = "q", exportSymbols = true>, llvm.xh = #llvm.di_module<name = "x">, llvm.xi = #llvm.tbaa_member<#llvm.tbaa_root, 0>, llvm.xj = #llvm.loop_peeled<count = 1 : i32>, llvm.xk = #llvm.loop_pipeline<disable=true>, llvm.xl = #llvm.loop_unswitch<partialDisable = true>, llvm.xm = #llvm.loop_distribute<disable = true>, llvm.xn = #llvm.loop_interleave<count = 3 : i32>, llvm.xo = #llvm.loop_unroll_and_jam<disable = true>} {}
