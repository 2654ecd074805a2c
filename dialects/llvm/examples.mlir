// llvm.unreachable
llvm.unreachable

// llvm.intr.trap
llvm.intr.trap

// llvm.module_flags
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]

// llvm.linker_options
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]

// llvm.comdat
llvm.comdat @groups {
  llvm.comdat_selector @any any
  llvm.comdat_selector @same samesize
}

// llvm.comdat_selector
llvm.comdat_selector @same samesize

// llvm.intr.experimental.noalias.scope.decl
llvm.intr.experimental.noalias.scope.decl #scope

// llvm.freeze
%27 = llvm.freeze %a : i32

// llvm.br
llvm.br ^bb1 {loop_annotation = #loop}

// llvm.cond_br
llvm.cond_br %true weights([1, 2]), ^bb1(%c : i32), ^bb4

// llvm.mlir.constant
%49 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>

// llvm.mlir.zero
%44 = llvm.mlir.zero : !llvm.ptr

// llvm.mlir.undef
%18 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>

// llvm.mlir.poison
%45 = llvm.mlir.poison : f32

// llvm.intr.stacksave
%23 = llvm.intr.stacksave : !llvm.ptr

// llvm.udiv
%5 = llvm.udiv %a, %b : i32

// llvm.sdiv
%6 = llvm.sdiv exact %a, %b : i32

// llvm.lshr
%7 = llvm.lshr %a, %b : i32

// llvm.ashr
%8 = llvm.ashr exact %a, %b : i32

// llvm.urem
%9 = llvm.urem %a, %b : i32

// llvm.srem
%10 = llvm.srem %a, %b : i32

// llvm.and
%11 = llvm.and %a, %b : i32

// llvm.or
%12 = llvm.or disjoint %a, %b : i32

// llvm.xor
%13 = llvm.xor %v, %v : vector<4xi32>

// llvm.sext
%28 = llvm.sext %a : i32 to i64

// llvm.zext
%30 = llvm.zext nneg %a : i32 to i64

// llvm.intr.abs
%40 = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32

// llvm.intr.ctlz
%41 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32

// llvm.intr.cttz
%42 = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i32) -> i32

// llvm.sitofp
%33 = llvm.sitofp %a : i32 to f32

// llvm.uitofp
%34 = llvm.uitofp nneg %a : i32 to f32

// llvm.fptosi
%35 = llvm.fptosi %x : f32 to i32

// llvm.fptoui
%36 = llvm.fptoui %x : f32 to i32

// llvm.fpext
%37 = llvm.fpext %x : f32 to f64

// llvm.fptrunc
%38 = llvm.fptrunc %d : f64 to f32

// llvm.ptrtoint
%39 = llvm.ptrtoint %p : !llvm.ptr to i64

// llvm.inttoptr
%41 = llvm.inttoptr %i dereferenceable<bytes = 8> : i64 to !llvm.ptr

// llvm.addrspacecast
%42 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>

// llvm.getelementptr
%8 = llvm.getelementptr inbounds %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>

// llvm.intr.stackrestore
llvm.intr.stackrestore %23 : !llvm.ptr

// llvm.intr.lifetime.start
llvm.intr.lifetime.start %0 : !llvm.ptr

// llvm.intr.lifetime.end
llvm.intr.lifetime.end %0 : !llvm.ptr

// llvm.intr.vastart
llvm.intr.vastart %arg0 : !llvm.ptr

// llvm.intr.vaend
llvm.intr.vaend %arg0 : !llvm.ptr

// llvm.intr.vacopy
llvm.intr.vacopy %arg0 to %arg0 : !llvm.ptr, !llvm.ptr

// llvm.icmp
%22 = llvm.icmp "uge" %v, %v : vector<4xi32>

// llvm.bitcast
%43 = llvm.bitcast %x : f32 to i32

// llvm.shufflevector
%3 = llvm.shufflevector %v, %2 [0, -1, 5] : vector<4xi32>

// llvm.switch
llvm.switch %c : i32, ^bb1(%c : i32) [
  1: ^bb2,
  -2: ^bb1(%2 : i32)
]

// llvm.intr.expect
%43 = llvm.intr.expect %a, %a : i32

// llvm.extractelement
%1 = llvm.extractelement %v[%i : i32] : vector<4xi32>

// llvm.fadd
%14 = llvm.fadd %x, %y : f32

// llvm.fsub
%15 = llvm.fsub %x, %y {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32

// llvm.fmul
%16 = llvm.fmul %x, %y {fastmathFlags = #llvm.fastmath<fast>} : f32

// llvm.fdiv
%17 = llvm.fdiv %x, %y : f32

// llvm.frem
%18 = llvm.frem %x, %y : f32

// llvm.fneg
%19 = llvm.fneg %x : f32

// llvm.fcmp
%24 = llvm.fcmp "_true" %x, %y {fastmathFlags = #llvm.fastmath<nnan>} : f32

// llvm.select
%26 = llvm.select %c, %x, %y {fastmathFlags = #llvm.fastmath<contract>} : i1, f32

// llvm.add
%1 = llvm.add %a, %b overflow<nsw, nuw> : i32

// llvm.sub
%2 = llvm.sub %a, %b overflow<nsw> : i32

// llvm.mul
%3 = llvm.mul %a, %b overflow<nuw> {note} : i32

// llvm.shl
%4 = llvm.shl %a, %b : i32

// llvm.trunc
%32 = llvm.trunc %i overflow<nuw> : i64 to i32

// llvm.alloca
%1 = llvm.alloca inalloca %a x !llvm.struct<"x", (i32)> : (i32) -> !llvm.ptr

// llvm.load
%4 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32

// llvm.store
llvm.store %a, %p atomic syncscope("x") release invariant_group {alignment = 4 : i64} : i32, !llvm.ptr

// llvm.atomicrmw
%13 = llvm.atomicrmw volatile _and %p, %a syncscope("s") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32

// llvm.cmpxchg
%16 = llvm.cmpxchg %p, %a, %b monotonic monotonic : !llvm.ptr, i32

// llvm.fence
llvm.fence syncscope("agent") seq_cst

// llvm.intr.memcpy
"llvm.intr.memcpy"(%p, %p, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()

// llvm.intr.memmove
"llvm.intr.memmove"(%p, %p, %i) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()

// llvm.intr.memset
"llvm.intr.memset"(%p, %22, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()

// llvm.func
llvm.func hidden @zeroext(%a: i32) -> (i32 {llvm.zeroext}) {
  llvm.return %a : i32
}

// llvm.call
%3 = llvm.call @printf(%0, %c) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32

// llvm.return
llvm.return %2 : !llvm.struct<(i32, ptr)>

// llvm.mlir.global
llvm.mlir.global internal constant @text("hello\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}

// llvm.mlir.addressof
%0 = llvm.mlir.addressof @text : !llvm.ptr

// llvm.insertvalue
%19 = llvm.insertvalue %x, %18[1, 0] : !llvm.struct<(i32, array<2 x f32>)>

// llvm.extractvalue
%20 = llvm.extractvalue %19[1, 1] : !llvm.struct<(i32, array<2 x f32>)>

// llvm.insertelement
%2 = llvm.insertelement %i, %v[%i : i32] : vector<4xi32>

// llvm.intr.acos
%0 = llvm.intr.acos(%x) : (f64) -> f64

// llvm.intr.asin
%1 = llvm.intr.asin(%x) : (f64) -> f64

// llvm.intr.atan
%2 = llvm.intr.atan(%x) : (f64) -> f64

// llvm.intr.ceil
%3 = llvm.intr.ceil(%x) : (f64) -> f64

// llvm.intr.cos
%4 = llvm.intr.cos(%x) : (f64) -> f64

// llvm.intr.cosh
%5 = llvm.intr.cosh(%x) : (f64) -> f64

// llvm.intr.exp
%6 = llvm.intr.exp(%x) : (f64) -> f64

// llvm.intr.exp10
%7 = llvm.intr.exp10(%x) : (f64) -> f64

// llvm.intr.exp2
%8 = llvm.intr.exp2(%x) : (f64) -> f64

// llvm.intr.fabs
%9 = llvm.intr.fabs(%x) {fastmathFlags = #llvm.fastmath<nsz>} : (f64) -> f64

// llvm.intr.floor
%10 = llvm.intr.floor(%x) : (f64) -> f64

// llvm.intr.log
%11 = llvm.intr.log(%x) : (f64) -> f64

// llvm.intr.log10
%12 = llvm.intr.log10(%x) : (f64) -> f64

// llvm.intr.log2
%13 = llvm.intr.log2(%x) : (f64) -> f64

// llvm.intr.nearbyint
%14 = llvm.intr.nearbyint(%x) : (f64) -> f64

// llvm.intr.rint
%15 = llvm.intr.rint(%x) : (f64) -> f64

// llvm.intr.round
%16 = llvm.intr.round(%x) : (f64) -> f64

// llvm.intr.roundeven
%17 = llvm.intr.roundeven(%x) : (f64) -> f64

// llvm.intr.sin
%18 = llvm.intr.sin(%x) : (f64) -> f64

// llvm.intr.sinh
%19 = llvm.intr.sinh(%x) : (f64) -> f64

// llvm.intr.sqrt
%20 = llvm.intr.sqrt(%x) : (f64) -> f64

// llvm.intr.tan
%21 = llvm.intr.tan(%x) : (f64) -> f64

// llvm.intr.tanh
%22 = llvm.intr.tanh(%x) : (f64) -> f64

// llvm.intr.trunc
%23 = llvm.intr.trunc(%x) : (f64) -> f64

// llvm.intr.atan2
%24 = llvm.intr.atan2(%x, %x) : (f64, f64) -> f64

// llvm.intr.copysign
%25 = llvm.intr.copysign(%x, %x) : (f64, f64) -> f64

// llvm.intr.maximum
%26 = llvm.intr.maximum(%x, %x) : (f64, f64) -> f64

// llvm.intr.maxnum
%27 = llvm.intr.maxnum(%x, %x) : (f64, f64) -> f64

// llvm.intr.minimum
%28 = llvm.intr.minimum(%x, %x) : (f64, f64) -> f64

// llvm.intr.minnum
%29 = llvm.intr.minnum(%x, %x) : (f64, f64) -> f64

// llvm.intr.pow
%30 = llvm.intr.pow(%x, %x) : (f64, f64) -> f64

// llvm.intr.fma
%31 = llvm.intr.fma(%x, %x, %x) : (f64, f64, f64) -> f64

// llvm.intr.fmuladd
%32 = llvm.intr.fmuladd(%x, %x, %x) : (f64, f64, f64) -> f64

// llvm.intr.smax
%33 = llvm.intr.smax(%a, %a) : (i32, i32) -> i32

// llvm.intr.smin
%34 = llvm.intr.smin(%a, %a) : (i32, i32) -> i32

// llvm.intr.umax
%35 = llvm.intr.umax(%a, %a) : (i32, i32) -> i32

// llvm.intr.umin
%36 = llvm.intr.umin(%a, %a) : (i32, i32) -> i32

// llvm.intr.bitreverse
%37 = llvm.intr.bitreverse(%a) : (i32) -> i32

// llvm.intr.bswap
%38 = llvm.intr.bswap(%a) : (i32) -> i32

// llvm.intr.ctpop
%39 = llvm.intr.ctpop(%a) : (i32) -> i32

// llvm.intr.sadd.with.overflow
%4 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>

// llvm.intr.ssub.with.overflow
%5 = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>

// llvm.intr.smul.with.overflow
%6 = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>

// llvm.intr.uadd.with.overflow
%7 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>

// llvm.intr.usub.with.overflow
%8 = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>

// llvm.intr.umul.with.overflow
%9 = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>

// llvm.intr.sadd.sat
%10 = llvm.intr.sadd.sat(%i, %i) : (i32, i32) -> i32

// llvm.intr.ssub.sat
%11 = llvm.intr.ssub.sat(%i, %i) : (i32, i32) -> i32

// llvm.intr.uadd.sat
%12 = llvm.intr.uadd.sat(%i, %i) : (i32, i32) -> i32

// llvm.intr.usub.sat
%13 = llvm.intr.usub.sat(%i, %i) : (i32, i32) -> i32

// llvm.intr.fshl
%14 = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32

// llvm.intr.fshr
%15 = llvm.intr.fshr(%i, %i, %i) : (i32, i32, i32) -> i32
