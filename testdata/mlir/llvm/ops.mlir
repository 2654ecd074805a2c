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
