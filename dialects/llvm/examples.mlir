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

// llvm.blockaddress
%8 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr

// llvm.blocktag
llvm.blocktag <id = 1>

// llvm.call_intrinsic
%1 = llvm.call_intrinsic "llvm.x86.f"(%a, %b) {fastmathFlags = #llvm.fastmath<reassoc>} : (i32, i64) -> i32

// llvm.dso_local_equivalent
%9 = llvm.dso_local_equivalent @g : !llvm.ptr

// llvm.indirectbr
llvm.indirectbr %p : !llvm.ptr, [
  ^bb7,
  ^bb8(%a : i32)
]

// llvm.inline_asm
%6 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [{elementtype = i32}] "foo", "=r,=r,r" %a : (i32) -> i32

// llvm.intr.annotation
%29 = "llvm.intr.annotation"(%a, %p, %p, %a) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32

// llvm.intr.assume
llvm.intr.assume %tt : i1

// llvm.intr.coro.align
%33 = llvm.intr.coro.align : i64

// llvm.intr.coro.begin
%31 = llvm.intr.coro.begin %30, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr

// llvm.intr.coro.end
%36 = llvm.intr.coro.end %p, %b, %tk : (!llvm.ptr, i1, !llvm.token) -> i1

// llvm.intr.coro.free
%37 = llvm.intr.coro.free %30, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr

// llvm.intr.coro.id
%30 = llvm.intr.coro.id %a, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token

// llvm.intr.coro.promise
%38 = llvm.intr.coro.promise %p, %a, %b : (!llvm.ptr, i32, i1) -> !llvm.ptr

// llvm.intr.coro.resume
llvm.intr.coro.resume %p : !llvm.ptr

// llvm.intr.coro.save
%34 = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token

// llvm.intr.coro.size
%32 = llvm.intr.coro.size : i64

// llvm.intr.coro.suspend
%35 = llvm.intr.coro.suspend %34, %b : i8

// llvm.intr.dbg.declare
llvm.intr.dbg.declare #v #llvm.di_expression<[DW_OP_LLVM_fragment(64, 64)]> = %p : !llvm.ptr

// llvm.intr.dbg.label
llvm.intr.dbg.label #lab

// llvm.intr.dbg.value
llvm.intr.dbg.value #v = %a : i32

// llvm.intr.debugtrap
llvm.intr.debugtrap

// llvm.intr.eh.typeid.for
%55 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32

// llvm.intr.expect.with.probability
%19 = llvm.intr.expect.with.probability %a, %a, 5.000000e-01 : i32

// llvm.intr.experimental.constrained.fpext
%54 = llvm.intr.experimental.constrained.fpext %x strict : f32 to f64

// llvm.intr.experimental.constrained.fptrunc
%53 = llvm.intr.experimental.constrained.fptrunc %x dynamic strict : f32 to f16

// llvm.intr.experimental.constrained.sitofp
%51 = llvm.intr.experimental.constrained.sitofp %a towardzero ignore : i32 to f32

// llvm.intr.experimental.constrained.uitofp
%52 = llvm.intr.experimental.constrained.uitofp %a tonearest maytrap : i32 to f32

// llvm.intr.experimental.vp.strided.load
%52 = "llvm.intr.experimental.vp.strided.load"(%p, %l, %m, %a) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.experimental.vp.strided.store
"llvm.intr.experimental.vp.strided.store"(%f, %p, %l, %m, %a) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()

// llvm.intr.frexp
%39 = llvm.intr.frexp(%x) : (f32) -> !llvm.struct<(f32, i32)>

// llvm.intr.get.active.lane.mask
%18 = llvm.intr.get.active.lane.mask %l, %l : i64, i64 to vector<4xi1>

// llvm.intr.invariant.end
llvm.intr.invariant.end %22, 1, %p : !llvm.ptr

// llvm.intr.invariant.start
%22 = llvm.intr.invariant.start 1, %p : !llvm.ptr

// llvm.intr.is.constant
%24 = "llvm.intr.is.constant"(%a) : (i32) -> i1

// llvm.intr.is.fpclass
%25 = "llvm.intr.is.fpclass"(%x) <{bit = 0 : i32}> : (f32) -> i1

// llvm.intr.launder.invariant.group
%20 = llvm.intr.launder.invariant.group %p : !llvm.ptr

// llvm.intr.ldexp
%40 = llvm.intr.ldexp(%x, %a) : (f32, i32) -> f32

// llvm.intr.llrint
%43 = llvm.intr.llrint(%x) : (f32) -> i64

// llvm.intr.llround
%45 = llvm.intr.llround(%x) : (f32) -> i64

// llvm.intr.lrint
%42 = llvm.intr.lrint(%x) : (f32) -> i64

// llvm.intr.lround
%44 = llvm.intr.lround(%x) : (f32) -> i64

// llvm.intr.masked.compressstore
"llvm.intr.masked.compressstore"(%f, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()

// llvm.intr.masked.expandload
%8 = "llvm.intr.masked.expandload"(%p, %m, %f) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>

// llvm.intr.masked.gather
%7 = llvm.intr.masked.gather %ps, %m, %f {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>

// llvm.intr.masked.load
%5 = llvm.intr.masked.load %p, %m, %f {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>

// llvm.intr.masked.scatter
llvm.intr.masked.scatter %f, %ps, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>

// llvm.intr.masked.store
llvm.intr.masked.store %f, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr

// llvm.intr.matrix.column.major.load
%9 = llvm.intr.matrix.column.major.load %p, <stride = %l> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64

// llvm.intr.matrix.column.major.store
llvm.intr.matrix.column.major.store %f, %p, <stride = %l> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64

// llvm.intr.matrix.multiply
%10 = llvm.intr.matrix.multiply %f, %f {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>

// llvm.intr.matrix.transpose
%11 = llvm.intr.matrix.transpose %f {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> into vector<4xf32>

// llvm.intr.memcpy.inline
"llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()

// llvm.intr.memset.inline
"llvm.intr.memset.inline"(%p, %i8) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()

// llvm.intr.powi
%41 = llvm.intr.powi(%x, %a) : (f32, i32) -> f32

// llvm.intr.prefetch
"llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()

// llvm.intr.ptr.annotation
%28 = "llvm.intr.ptr.annotation"(%p, %p, %p, %a, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr

// llvm.intr.ptrmask
%27 = llvm.intr.ptrmask %p, %l : (!llvm.ptr, i64) -> !llvm.ptr

// llvm.intr.scmp
%47 = llvm.intr.scmp(%a, %a) : (i32, i32) -> i2

// llvm.intr.sincos
%46 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>

// llvm.intr.ssa.copy
%26 = llvm.intr.ssa.copy %x : f32

// llvm.intr.sshl.sat
%49 = llvm.intr.sshl.sat(%a, %a) : (i32, i32) -> i32

// llvm.intr.stepvector
%17 = llvm.intr.stepvector : vector<4xi32>

// llvm.intr.strip.invariant.group
%21 = llvm.intr.strip.invariant.group %p : !llvm.ptr

// llvm.intr.threadlocal.address
%23 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr

// llvm.intr.ubsantrap
llvm.intr.ubsantrap <{failureKind = 1 : i8}>

// llvm.intr.ucmp
%48 = llvm.intr.ucmp(%a, %a) : (i32, i32) -> i2

// llvm.intr.ushl.sat
%50 = llvm.intr.ushl.sat(%a, %a) : (i32, i32) -> i32

// llvm.intr.var.annotation
"llvm.intr.var.annotation"(%p, %p, %p, %a, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()

// llvm.intr.vector.deinterleave2
%15 = "llvm.intr.vector.deinterleave2"(%14) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>

// llvm.intr.vector.extract
%12 = llvm.intr.vector.extract %f[0] : vector<2xf32> from vector<4xf32>

// llvm.intr.vector.insert
%13 = llvm.intr.vector.insert %12, %sv[0] : vector<2xf32> into vector<[4]xf32>

// llvm.intr.vector.interleave2
%14 = "llvm.intr.vector.interleave2"(%f, %f) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>

// llvm.intr.vector.reduce.add
%0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32

// llvm.intr.vector.reduce.and
%54 = "llvm.intr.vector.reduce.and"(%v) : (vector<4xi32>) -> i32

// llvm.intr.vector.reduce.fadd
%2 = "llvm.intr.vector.reduce.fadd"(%x, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32

// llvm.intr.vector.reduce.fmax
%1 = llvm.intr.vector.reduce.fmax(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32

// llvm.intr.vector.reduce.fmaximum
%63 = llvm.intr.vector.reduce.fmaximum(%f) : (vector<4xf32>) -> f32

// llvm.intr.vector.reduce.fmin
%64 = llvm.intr.vector.reduce.fmin(%f) : (vector<4xf32>) -> f32

// llvm.intr.vector.reduce.fminimum
%65 = llvm.intr.vector.reduce.fminimum(%f) : (vector<4xf32>) -> f32

// llvm.intr.vector.reduce.fmul
%67 = "llvm.intr.vector.reduce.fmul"(%x, %f) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32

// llvm.intr.vector.reduce.mul
%55 = "llvm.intr.vector.reduce.mul"(%v) : (vector<4xi32>) -> i32

// llvm.intr.vector.reduce.or
%56 = "llvm.intr.vector.reduce.or"(%v) : (vector<4xi32>) -> i32

// llvm.intr.vector.reduce.smax
%57 = "llvm.intr.vector.reduce.smax"(%v) : (vector<4xi32>) -> i32

// llvm.intr.vector.reduce.smin
%58 = "llvm.intr.vector.reduce.smin"(%v) : (vector<4xi32>) -> i32

// llvm.intr.vector.reduce.umax
%59 = "llvm.intr.vector.reduce.umax"(%v) : (vector<4xi32>) -> i32

// llvm.intr.vector.reduce.umin
%60 = "llvm.intr.vector.reduce.umin"(%v) : (vector<4xi32>) -> i32

// llvm.intr.vector.reduce.xor
%61 = "llvm.intr.vector.reduce.xor"(%v) : (vector<4xi32>) -> i32

// llvm.intr.vp.add
%3 = "llvm.intr.vp.add"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.and
%1 = "llvm.intr.vp.and"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.ashr
%2 = "llvm.intr.vp.ashr"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.fadd
%17 = "llvm.intr.vp.fadd"(%f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.vp.fdiv
%18 = "llvm.intr.vp.fdiv"(%f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.vp.fma
%23 = "llvm.intr.vp.fma"(%f, %f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.vp.fmul
%19 = "llvm.intr.vp.fmul"(%f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.vp.fmuladd
%24 = "llvm.intr.vp.fmuladd"(%f, %f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.vp.fneg
%4 = "llvm.intr.vp.fneg"(%f, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.vp.fpext
%31 = "llvm.intr.vp.fpext"(%f, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>

// llvm.intr.vp.fptosi
%33 = "llvm.intr.vp.fptosi"(%f, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.fptoui
%34 = "llvm.intr.vp.fptoui"(%f, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.fptrunc
%32 = "llvm.intr.vp.fptrunc"(%f, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>

// llvm.intr.vp.frem
%20 = "llvm.intr.vp.frem"(%f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.vp.fsub
%21 = "llvm.intr.vp.fsub"(%f, %f, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.vp.inttoptr
%30 = "llvm.intr.vp.inttoptr"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>

// llvm.intr.vp.load
%51 = "llvm.intr.vp.load"(%p, %m, %a) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.vp.lshr
%3 = "llvm.intr.vp.lshr"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.merge
%49 = "llvm.intr.vp.merge"(%m, %f, %f, %a) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>

// llvm.intr.vp.mul
%4 = "llvm.intr.vp.mul"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.or
%5 = "llvm.intr.vp.or"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.ptrtoint
%35 = "llvm.intr.vp.ptrtoint"(%ps, %m, %a) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>

// llvm.intr.vp.reduce.add
%36 = "llvm.intr.vp.reduce.add"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32

// llvm.intr.vp.reduce.and
%37 = "llvm.intr.vp.reduce.and"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32

// llvm.intr.vp.reduce.fadd
%45 = "llvm.intr.vp.reduce.fadd"(%x, %f, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32

// llvm.intr.vp.reduce.fmax
%46 = "llvm.intr.vp.reduce.fmax"(%x, %f, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32

// llvm.intr.vp.reduce.fmin
%47 = "llvm.intr.vp.reduce.fmin"(%x, %f, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32

// llvm.intr.vp.reduce.fmul
%48 = "llvm.intr.vp.reduce.fmul"(%x, %f, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32

// llvm.intr.vp.reduce.mul
%38 = "llvm.intr.vp.reduce.mul"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32

// llvm.intr.vp.reduce.or
%39 = "llvm.intr.vp.reduce.or"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32

// llvm.intr.vp.reduce.smax
%40 = "llvm.intr.vp.reduce.smax"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32

// llvm.intr.vp.reduce.smin
%41 = "llvm.intr.vp.reduce.smin"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32

// llvm.intr.vp.reduce.umax
%42 = "llvm.intr.vp.reduce.umax"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32

// llvm.intr.vp.reduce.umin
%43 = "llvm.intr.vp.reduce.umin"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32

// llvm.intr.vp.reduce.xor
%44 = "llvm.intr.vp.reduce.xor"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32

// llvm.intr.vp.sdiv
%6 = "llvm.intr.vp.sdiv"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.select
%50 = "llvm.intr.vp.select"(%m, %f, %f, %a) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>

// llvm.intr.vp.sext
%25 = "llvm.intr.vp.sext"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>

// llvm.intr.vp.shl
%7 = "llvm.intr.vp.shl"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.sitofp
%28 = "llvm.intr.vp.sitofp"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.vp.smax
%8 = "llvm.intr.vp.smax"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.smin
%9 = "llvm.intr.vp.smin"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.srem
%10 = "llvm.intr.vp.srem"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.store
"llvm.intr.vp.store"(%f, %p, %m, %a) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()

// llvm.intr.vp.sub
%11 = "llvm.intr.vp.sub"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.trunc
%27 = "llvm.intr.vp.trunc"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>

// llvm.intr.vp.udiv
%12 = "llvm.intr.vp.udiv"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.uitofp
%29 = "llvm.intr.vp.uitofp"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>

// llvm.intr.vp.umax
%13 = "llvm.intr.vp.umax"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.umin
%14 = "llvm.intr.vp.umin"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.urem
%15 = "llvm.intr.vp.urem"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.xor
%16 = "llvm.intr.vp.xor"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>

// llvm.intr.vp.zext
%26 = "llvm.intr.vp.zext"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>

// llvm.intr.vscale
%16 = "llvm.intr.vscale"() : () -> i64

// llvm.invoke
%2 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 ["x"(%b : i64)] {t.x} : (i32) -> i32

// llvm.landingpad
%4 = llvm.landingpad cleanup (catch %n : !llvm.ptr) (catch %tia : !llvm.ptr) : !llvm.struct<(ptr, i32)>

// llvm.mlir.alias
llvm.mlir.alias external @al {dso_local} : i32 {
  %0 = llvm.mlir.addressof @ti : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// llvm.mlir.global_ctors
llvm.mlir.global_ctors ctors = [@ct], priorities = [0 : i32], data = [#llvm.zero]

// llvm.mlir.global_dtors
llvm.mlir.global_dtors dtors = [@ct], priorities = [0 : i32], data = [@ti]

// llvm.mlir.ifunc
llvm.mlir.ifunc @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver

// llvm.mlir.none
%10 = llvm.mlir.none : !llvm.token

// llvm.resume
llvm.resume %4 : !llvm.struct<(ptr, i32)>

// llvm.va_arg
%11 = llvm.va_arg %p : (!llvm.ptr) -> i32
