package wasm

import (
	"accc/backend/wasm/ssa"
	"accc/dialects/llvm"
	"accc/ir"
)

// Poison is the value of a variable that the program has not set: as 4 bytes or 8 a floating-point NaN, as an
// integer 2147460547, and an address that nothing is at.
const Poison = 0x7FFFA5C37FFFA5C3

// poisonByte fills what is larger. All its repetitions are NaNs.
const poisonByte = 0xFF

// The bytes of a variable in memory that are poisoned: where its life begins inside of a kernel's loops or in a routine all of it or
// nothing, where a kernel begins as many.
const (
	poisonInline = maxInline
	poisonKernel = 4096
)

// poison stores a conspicuous value in a variable, all of an allocation.
func (l *lowerer) poison(alloca *ir.Op, begins bool) {
	if !l.c.opts.Poison {
		return
	}
	if p, ok := l.addrs[alloca.Result(0)]; ok {
		for _, s := range p.home.slots {
			l.b.Write(s.v, l.poisonOf(s.leaf))
		}
		return
	}
	if _, ok := l.offsets[alloca]; !ok {
		return
	}
	size, _ := llvm.SizeOf(alloca.Attr("elem_type").(*ir.TypeAttr).Type)
	n, _ := constantInt(alloca.Operand(0))
	size *= n
	addr := l.one(alloca.Result(0))
	switch {
	case size <= poisonInline:
		to := l.address(addr)
		for _, lf := range pieces(size) {
			l.storeLeaf(to, lf, l.poisonOf(lf), false)
		}
	case begins && l.kernel:
		l.fillBytes(addr, l.i32(poisonByte), l.i64(min(size, poisonKernel)))
	}
}

// poisonOf is the poison for a scalar.
func (l *lowerer) poisonOf(lf leaf) *ssa.Value {
	word := uint64(Poison)
	switch lf.t {
	case ssa.I32, ssa.F32:
		word &= 0xFFFFFFFF
	}
	if lf.bits > 0 && lf.bits < 64 {
		word &= 1<<lf.bits - 1
	}
	return l.b.Bits(lf.t, int64(word))
}

func init() {
	handlers["llvm.intr.lifetime.start"] = func(l *lowerer, o *ir.Op) {
		if a := o.Operand(0).Op(); a != nil && a.Is(llvm.Alloca) {
			l.poison(a, false)
		}
	}
}
