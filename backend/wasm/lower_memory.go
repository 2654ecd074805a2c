package wasm

import (
	"accc/backend/wasm/ssa"
	"accc/dialects/accc"
	"accc/dialects/llvm"
	"accc/ir"
)

// address is the offset in memory that a pointer designates, as i32. The truncation is pushed into the computation of
// the pointer, see foldWrap in package ssa.
func (l *lowerer) address(p *ssa.Value) *ssa.Value {
	return l.b.Op(ssa.I32Add, l.b.Op(ssa.I32WrapI64, p), l.i32(-int64(l.c.opts.Bias)))
}

// loadOps and storeOps are the accesses for a leaf.
func loadOp(lf leaf) ssa.Op {
	switch {
	case lf.t == ssa.F32:
		return ssa.F32Load
	case lf.t == ssa.F64:
		return ssa.F64Load
	case lf.t == ssa.I64:
		return ssa.I64Load
	case lf.size == 1:
		return ssa.I32Load8U
	case lf.size == 2:
		return ssa.I32Load16U
	}
	return ssa.I32Load
}

func storeOp(lf leaf) ssa.Op {
	switch {
	case lf.t == ssa.F32:
		return ssa.F32Store
	case lf.t == ssa.F64:
		return ssa.F64Store
	case lf.t == ssa.I64:
		return ssa.I64Store
	case lf.size == 1:
		return ssa.I32Store8
	case lf.size == 2:
		return ssa.I32Store16
	}
	return ssa.I32Store
}

// atomicOp is the member of a group of atomic operations for a leaf.
func atomicOp(group ssa.Op, lf leaf) ssa.Op {
	switch {
	case lf.t == ssa.I64 || lf.t == ssa.F64:
		return group + 1
	case lf.size == 1:
		return group + 2
	case lf.size == 2:
		return group + 3
	}
	return group
}

// bits is the integer type that holds the bits of a leaf.
func bitsOf(lf leaf) ssa.Type {
	if lf.t == ssa.F64 || lf.t == ssa.I64 {
		return ssa.I64
	}
	return ssa.I32
}

func (l *lowerer) loadLeaf(addr *ssa.Value, lf leaf, atomic bool) *ssa.Value {
	var v *ssa.Value
	a := l.b.Op(ssa.I32Add, addr, l.i32(lf.offset))
	if atomic {
		v = l.reinterpret(l.b.Access(atomicOp(ssa.AtomicLoad, lf), 0, a), lf.t)
	} else {
		v = l.b.AccessAs(lf.class, loadOp(lf), 0, a)
	}
	return l.narrow(v, lf)
}

func (l *lowerer) storeLeaf(addr *ssa.Value, lf leaf, v *ssa.Value, atomic bool) {
	a := l.b.Op(ssa.I32Add, addr, l.i32(lf.offset))
	if atomic {
		l.b.Access(atomicOp(ssa.AtomicStore, lf), 0, a, l.reinterpret(v, bitsOf(lf)))
		return
	}
	l.b.AccessAs(lf.class, storeOp(lf), 0, a, v)
}

func isAtomic(o *ir.Op) bool { return o.IntAttr("ordering") != llvm.NotAtomic }

func init() {
	handlers["llvm.load"] = func(l *lowerer, o *ir.Op) {
		ls := l.leaves(o.Result(0).Type())
		vals := make([]*ssa.Value, len(ls))
		if p, ok := l.addrs[o.Operand(0)]; ok {
			for i, lf := range ls {
				vals[i] = l.reinterpret(l.b.Read(p.home.slots[p.offset+lf.offset].v), lf.t)
			}
			l.set(o.Result(0), vals...)
			return
		}
		addr := l.address(l.one(o.Operand(0)))
		for i, lf := range ls {
			vals[i] = l.loadLeaf(addr, lf, isAtomic(o))
		}
		l.set(o.Result(0), vals...)
	}
	handlers["llvm.store"] = func(l *lowerer, o *ir.Op) {
		ls := l.leaves(o.Operand(0).Type())
		vals := l.get(o.Operand(0))
		if p, ok := l.addrs[o.Operand(1)]; ok {
			for i, lf := range ls {
				s := p.home.slots[p.offset+lf.offset]
				l.b.Write(s.v, l.reinterpret(vals[i], s.leaf.t))
			}
			return
		}
		addr := l.address(l.one(o.Operand(1)))
		for i, lf := range ls {
			l.storeLeaf(addr, lf, vals[i], isAtomic(o))
		}
	}
	handlers["llvm.getelementptr"] = lowerGEP
	handlers["llvm.insertvalue"] = func(l *lowerer, o *ir.Op) {
		lo, hi, err := pathLeaves(o.Result(0).Type(), positions(o))
		l.check(err)
		vals := append([]*ssa.Value(nil), l.get(o.Operand(0))...)
		copy(vals[lo:hi], l.get(o.Operand(1)))
		l.set(o.Result(0), vals...)
	}
	handlers["llvm.extractvalue"] = func(l *lowerer, o *ir.Op) {
		lo, hi, err := pathLeaves(o.Operand(0).Type(), positions(o))
		l.check(err)
		l.set(o.Result(0), l.get(o.Operand(0))[lo:hi]...)
	}
	for _, name := range []string{"llvm.intr.memcpy", "llvm.intr.memmove", "llvm.intr.memcpy.inline"} {
		handlers[name] = func(l *lowerer, o *ir.Op) {
			if _, ok := l.addrs[o.Operand(0)]; !ok {
				_, ok = l.addrs[o.Operand(1)]
				if !ok {
					l.copyBytes(l.one(o.Operand(0)), l.one(o.Operand(1)), l.length(o.Operand(2)))
					return
				}
			}
			n, _ := constantInt(o.Operand(2))
			l.copyScalars(o.Operand(0), o.Operand(1), n)
		}
	}
	handlers["llvm.intr.memset"] = func(l *lowerer, o *ir.Op) {
		if p, ok := l.addrs[o.Operand(0)]; ok {
			n, _ := constantInt(o.Operand(2))
			for off, s := range p.home.slots {
				if off >= p.offset && off < p.offset+n {
					l.b.Write(s.v, l.b.Bits(s.leaf.t, 0))
				}
			}
			return
		}
		l.fillBytes(l.one(o.Operand(0)), l.one(o.Operand(1)), l.length(o.Operand(2)))
	}
	handlers["llvm.intr.memset.inline"] = handlers["llvm.intr.memset"]
	handlers["llvm.fence"] = func(l *lowerer, o *ir.Op) { l.b.Access(ssa.AtomicFence, 0) }
	handlers["llvm.intr.trap"] = func(l *lowerer, o *ir.Op) {
		why := Unreached
		if o.Attr(accc.Disagreement.Name) != nil {
			why = Disagreement
		}
		l.b.Unreachable(int64(why))
	}
	handlers["llvm.atomicrmw"] = lowerAtomicRMW
	handlers["llvm.cmpxchg"] = lowerCmpxchg
}

// length is a number of bytes as i64.
func (l *lowerer) length(v *ir.Value) *ssa.Value {
	lf := l.leaf(v.Type())
	return l.resize(l.one(v), lf, leaf{t: ssa.I64, bits: 64}, false)
}

// maxInline is the number of bytes that are copied or set by loads and stores instead of a call into the engine.
const maxInline = 64

// pieces divides a block of memory into whole loads.
func pieces(n int64) []leaf {
	var out []leaf
	at := int64(0)
	for _, lf := range []leaf{{t: ssa.I64, bits: 64, size: 8}, {t: ssa.I32, bits: 32, size: 4}, {t: ssa.I32, bits: 16, size: 2}, {t: ssa.I32, bits: 8, size: 1}} {
		for n-at >= lf.size {
			lf.offset = at
			out = append(out, lf)
			at += lf.size
		}
	}
	return out
}

// copyBytes copies memory; source and destination may overlap.
func (l *lowerer) copyBytes(dst, src, n *ssa.Value) {
	to, from := l.address(dst), l.address(src)
	if c, ok := n.IsConst(); ok && c >= 0 && c <= maxInline {
		ps := pieces(c)
		vals := make([]*ssa.Value, len(ps))
		for i, lf := range ps {
			vals[i] = l.loadLeaf(from, lf, false)
		}
		for i, lf := range ps {
			l.storeLeaf(to, lf, vals[i], false)
		}
		return
	}
	l.b.Access(ssa.MemoryCopy, 0, l.anywhere(to, n), l.anywhere(from, n), l.clamp(n))
}

func (l *lowerer) fillBytes(dst, val, n *ssa.Value) {
	to := l.address(dst)
	v, isConst := val.IsConst()
	if c, ok := n.IsConst(); ok && isConst && c >= 0 && c <= maxInline {
		word := v & 0xFF * 0x0101010101010101
		for _, lf := range pieces(c) {
			l.storeLeaf(to, lf, l.b.Int(lf.t, word), false)
		}
		return
	}
	l.b.Access(ssa.MemoryFill, 0, l.anywhere(to, n), val, l.clamp(n))
}

// anywhere is the address of n bytes; of none, one that is in bounds: the engine refuses others, but programs copy nothing from a
// null pointer.
func (l *lowerer) anywhere(address, n *ssa.Value) *ssa.Value {
	if c, ok := n.IsConst(); ok && c != 0 {
		return address
	}
	return l.b.Select(l.b.Op(ssa.I64Eqz, n), l.i32(0), address)
}

// clamp cuts a number of bytes to 32 bits such that what is too big stays too big.
func (l *lowerer) clamp(n *ssa.Value) *ssa.Value {
	const most = 1<<32 - 1
	fits := l.b.Op(ssa.I64LeU, n, l.i64(most))
	return l.b.Select(fits, l.b.Op(ssa.I32WrapI64, n), l.i32(-1))
}

// lowerGEP adds up the steps, constants last, so that they end up in the offsets of accesses.
func lowerGEP(l *lowerer, o *ir.Op) {
	if _, ok := l.addrs[o.Result(0)]; ok {
		return
	}
	p := l.one(o.Operand(0))
	total := int64(0)
	l.check(eachIndex(o, func(c int64, operand int, scale int64) error {
		if operand < 0 {
			total += c * scale
			return nil
		}
		lf := l.leaf(o.Operand(operand).Type())
		i := l.resize(l.one(o.Operand(operand)), lf, leaf{t: ssa.I64, bits: 64}, true)
		p = l.b.Op(ssa.I64Add, p, l.b.Op(ssa.I64Mul, i, l.i64(scale)))
		return nil
	}))
	l.set(o.Result(0), l.b.Op(ssa.I64Add, p, l.i64(total)))
}

// atomicGroups are the operations of atomicrmw that one instruction does.
var atomicGroups = map[int64]ssa.Op{
	llvm.RMWXchg: ssa.AtomicXchg, llvm.RMWAdd: ssa.AtomicAdd, llvm.RMWSub: ssa.AtomicSub,
	llvm.RMWAnd: ssa.AtomicAnd, llvm.RMWOr: ssa.AtomicOr, llvm.RMWXor: ssa.AtomicXor,
}

func lowerAtomicRMW(l *lowerer, o *ir.Op) {
	kind := o.IntAttr("bin_op")
	lf := l.leaf(o.Operand(1).Type())
	addr, x := l.address(l.one(o.Operand(0))), l.one(o.Operand(1))
	if g, ok := atomicGroups[kind]; ok && (lf.t.IsInt() || kind == llvm.RMWXchg) {
		old := l.b.Access(atomicOp(g, lf), 0, addr, l.reinterpret(x, bitsOf(lf)))
		l.set(o.Result(0), l.narrow(l.reinterpret(old, lf.t), lf))
		return
	}
	// Compute the new value and store it, until no other thread was faster.
	seen := l.b.NewVar(bitsOf(lf))
	l.b.Write(seen, l.b.Access(atomicOp(ssa.AtomicLoad, lf), 0, addr))
	loop, end := l.b.NewBlock(), l.b.NewBlock()
	l.b.Jump(loop)
	l.b.Block = loop
	bits := l.b.Read(seen)
	old := l.reinterpret(bits, lf.t)
	next := l.reinterpret(l.combine(kind, lf, old, x), bitsOf(lf))
	found := l.b.Access(atomicOp(ssa.AtomicCmpxchg, lf), 0, addr, bits, next)
	l.b.Write(seen, found)
	l.b.If(l.b.Op(intOps(bits.Type).eq, found, bits), end, loop)
	l.b.Seal(loop)
	l.continueAt(end)
	l.set(o.Result(0), l.narrow(old, lf))
}

// combine computes what an atomicrmw stores.
func (l *lowerer) combine(kind int64, lf leaf, old, x *ssa.Value) *ssa.Value {
	k := intOps(bitsOf(lf))
	lesser := func(pred int) *ssa.Value { return l.b.Select(l.compare(pred, lf, old, x), old, x) }
	switch kind {
	case llvm.RMWNand:
		return l.b.Op(k.xor, l.b.Op(k.and, old, x), l.b.Int(lf.t, -1))
	case llvm.RMWMax:
		return lesser(4)
	case llvm.RMWMin:
		return lesser(2)
	case llvm.RMWUMax:
		return lesser(8)
	case llvm.RMWUMin:
		return lesser(6)
	case llvm.RMWFAdd:
		return l.b.Op(floatOp(lf.t, ssa.F32Add, ssa.F64Add), old, x)
	case llvm.RMWFSub:
		return l.b.Op(floatOp(lf.t, ssa.F32Sub, ssa.F64Sub), old, x)
	case llvm.RMWFMax:
		return l.fmax(old, x)
	case llvm.RMWFMin:
		return l.fmin(old, x)
	}
	l.fail("not yet handled: atomicrmw %s", llvm.AtomicEnum.Text(kind))
	return nil
}

func lowerCmpxchg(l *lowerer, o *ir.Op) {
	lf := l.leaf(o.Operand(1).Type())
	addr := l.address(l.one(o.Operand(0)))
	// The instructions for narrow numbers compare with zero-extended memory.
	want := l.extend(l.reinterpret(l.one(o.Operand(1)), bitsOf(lf)), leaf{t: bitsOf(lf), bits: int(8 * lf.size)}, false)
	next := l.reinterpret(l.one(o.Operand(2)), bitsOf(lf))
	found := l.b.Access(atomicOp(ssa.AtomicCmpxchg, lf), 0, addr, want, next)
	ok := l.b.Op(intOps(found.Type).eq, found, want)
	l.set(o.Result(0), l.reinterpret(found, lf.t), ok)
}
