package dependence

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

// A slot is what is known of a scalar variable: how it is written in the scope.
type slot struct {
	stores  []*ir.Op
	escapes bool
	busy    bool // being evaluated: its value depends on itself
}

// slotOf examines all uses of an alloca.
func (a *analysis) slotOf(v *ir.Value) *slot {
	if s := a.slots[v]; s != nil {
		return s
	}
	s := &slot{}
	a.slots[v] = s
	for u := v.FirstUse(); u != nil; u = u.Next() {
		switch o := u.Owner(); {
		case o.Is(llvm.Load), o.Is(acc.Loop): // the loop that a private copy is for
		case o.Is(llvm.Store) && u.Index() == 1:
			s.stores = append(s.stores, o)
		default:
			s.escapes = true
		}
	}
	return s
}

func (a *analysis) constant(v *ir.Value) (int64, bool) {
	p, ok := a.value(v)
	if !ok {
		return 0, false
	}
	return p.constant()
}

// value is an integer as a polynomial. Signed arithmetic does not overflow in C, so that extending commutes with it.
func (a *analysis) value(v *ir.Value) (poly, bool) {
	o := v.Op()
	if o == nil {
		if isArgument(v, a.loop) {
			_, level := a.levels[a.id("i", v)]
			_, inner := a.inner[a.id("i", v)]
			return symbol(a.id("i", v)), level || inner
		}
		return symbol(a.id("s", v)), true
	}
	if n, ok := o.Attr(accc.Expect.Name).(*ir.IntegerAttr); ok {
		// How far apart the elements of an array are: whatever it is, different subscripts are different elements.
		return number(n.Value), true
	}
	if c, ok := o.Attr("value").(*ir.IntegerAttr); ok && o.Def().Has(ir.ConstantLike) {
		return number(c.Value), true
	}
	switch {
	case o.Is(arith.AddI), o.Is(arith.SubI), o.Is(arith.MulI):
		x, ok := a.value(o.Operand(0))
		y, ok2 := a.value(o.Operand(1))
		switch {
		case !ok || !ok2:
			return nil, false
		case o.Is(arith.AddI):
			return x.plus(y, 1), true
		case o.Is(arith.SubI):
			return x.plus(y, -1), true
		}
		return x.times(y), true
	case o.Is(arith.ExtSI), o.Is(arith.IndexCast):
		return a.value(o.Operand(0))
	case o.Is(arith.TruncI) && o.Operand(0).Op() == nil:
		// A loop variable that is unsigned in C: the loop counts in a wider type.
		return a.value(o.Operand(0))
	case o.Is(arith.ExtUI):
		// Unsigned arithmetic may wrap around: only a variable by itself is what it was.
		x, ok := a.value(o.Operand(0))
		return x, ok && x.isSymbol()
	case o.Is(llvm.Load):
		return a.load(o)
	case !within(o, a.loop):
		return symbol(a.id("s", v)), true
	}
	return nil, false
}

// load is the value of a load of an integer.
func (a *analysis) load(o *ir.Op) (poly, bool) {
	addr := o.Operand(0)
	if d := addr.Op(); d != nil && (d.Is(llvm.Alloca) || d.Is(acc.Private)) {
		s := a.slotOf(addr)
		own := within(d, a.loop) || slices.Contains(a.copies, addr)
		switch {
		case s.escapes || s.busy:
			return nil, false
		case len(s.stores) == 1:
			s.busy = true
			defer func() { s.busy = false }()
			return a.value(s.stores[0].Operand(0))
		case own && a.counts(addr, s, o):
			return symbol(a.id("j", addr)), true
		case own:
			// It varies in an unknown way.
			name := a.id("v", addr)
			a.inner[name] = nil
			return symbol(name), true
		}
		if !within(o, a.loop) {
			return symbol(a.id("s", o.Result(0))), true // what it is then
		}
		for _, st := range s.stores {
			if within(st, a.loop) {
				return nil, false
			}
		}
		return symbol(a.id("s", addr)), true
	}
	p, ok := a.pointer(addr)
	if !ok || p.vague || len(p.dims) > 0 || !a.unwritten(p.base) {
		return nil, false
	}
	return symbol(a.id("m", scalarAddr{p.base, p.offset})), true
}

// A scalarAddr is the address of a scalar at a constant offset of an object.
type scalarAddr struct {
	base   *ir.Value
	offset int64
}

// unwritten reports whether nothing in the scope writes through an address or what is derived from it. That other
// objects are different ones is what the verdict is subject to.
func (a *analysis) unwritten(base *ir.Value) bool {
	written := false
	ir.Walk(a.scope, func(o *ir.Op) bool {
		var addr *ir.Value
		switch {
		case o.Is(llvm.Store):
			addr = o.Operand(1)
		case o.Name() == "llvm.intr.memcpy", o.Name() == "llvm.intr.memmove", o.Name() == "llvm.intr.memset":
			addr = o.Operand(0)
		case mayWrite(o):
			written = true
		}
		if addr != nil && root(addr) == base {
			written = true
		}
		return !written
	})
	return !written
}

// mayWrite reports whether an operation that is not a store may write memory.
func mayWrite(o *ir.Op) bool {
	if o.Is(fn.Call) {
		s, ok := o.Attr("callee").(*ir.SymbolRefAttr)
		return !ok || !pureFunctions[s.Root]
	}
	_, atomic := ir.As[*acc.Atomic](o)
	return atomic || o.Def().FullName == "llvm.call" || o.Def().FullName == "func.call_indirect"
}

// root is where the steps of getelementptr begin.
func root(addr *ir.Value) *ir.Value {
	for addr.Op() != nil && addr.Op().Is(llvm.GEP) {
		addr = addr.Op().Operand(0)
	}
	return addr
}

// pointer takes an address apart.
func (a *analysis) pointer(v *ir.Value) (access, bool) {
	o := v.Op()
	switch {
	case o == nil:
		return access{base: v, dims: map[int64]poly{}}, !isArgument(v, a.loop)
	case o.Is(llvm.GEP):
		p, ok := a.pointer(o.Operand(0))
		if !ok {
			return p, false
		}
		return a.step(p, o)
	case o.Is(llvm.Load):
		// A pointer variable: one that is set once is what it is set to.
		d := o.Operand(0).Op()
		if d == nil || !d.Is(llvm.Alloca) {
			return access{}, false
		}
		s := a.slotOf(o.Operand(0))
		if s.escapes || s.busy || len(s.stores) != 1 {
			return access{}, false
		}
		s.busy = true
		defer func() { s.busy = false }()
		return a.pointer(s.stores[0].Operand(0))
	case o.Is(llvm.AddressOf):
		// On the device a global is at an address that the host does not know.
		return access{}, false
	}
	return access{base: v, dims: map[int64]poly{}}, !within(o, a.loop) || o.Is(llvm.Alloca)
}

// isArgument reports whether the argument of a block is one of a block inside of an operation.
func isArgument(v *ir.Value, outer *ir.Op) bool {
	p := v.Block().ParentOp()
	return p == outer || within(p, outer)
}

// step adds the indices of a getelementptr. Indices of the same stride are of the same dimension.
func (a *analysis) step(p access, o *ir.Op) (access, bool) {
	elem, ok := o.Attr("elem_type").(*ir.TypeAttr)
	raw, ok2 := o.Attr("rawConstantIndices").(*ir.DenseArrayAttr)
	if !ok || !ok2 {
		return p, false
	}
	t, operand := elem.Type, 1
	for i, c := range raw.Values {
		var stride int64
		switch tt := t.(type) {
		case *llvm.StructType:
			if i > 0 {
				off, ok := llvm.OffsetOf(tt, int(c))
				if !ok {
					return p, false
				}
				p.offset += off
				t = tt.Elems()[c]
				continue
			}
			stride, ok = llvm.SizeOf(t)
		case *llvm.ArrayType:
			if i > 0 {
				t = tt.Elem
			}
			stride, ok = llvm.SizeOf(t)
		default:
			stride, ok = llvm.SizeOf(t)
			ok = ok && i == 0
		}
		if !ok {
			return p, false
		}
		index := number(c)
		if c == llvm.DynamicIndex {
			if index, ok = a.value(o.Operand(operand)); !ok {
				p.vague = true
			}
			operand++
		}
		if sum := p.dims[stride].plus(index, 1); len(sum) > 0 {
			p.dims[stride] = sum
		} else {
			delete(p.dims, stride)
		}
	}
	return p, true
}

// counts reports whether a variable is that of a counting loop (scf.while) around a load of it: set once in front, increased by
// a constant at the end of the body, compared with a value that does not change. It notes how many values it takes.
func (a *analysis) counts(v *ir.Value, s *slot, load *ir.Op) bool {
	name := a.id("j", v)
	if len(s.stores) != 2 {
		return false
	}
	for i, next := range s.stores {
		first := s.stores[1-i]
		sum := next.Operand(0).Op()
		if sum == nil || !sum.Is(arith.AddI) || sum.Operand(0).Op() == nil || !sum.Operand(0).Op().Is(llvm.Load) || sum.Operand(0).Op().Operand(0) != v {
			continue
		}
		c, ok := sum.Operand(1).Op(), false
		var by *ir.IntegerAttr
		if c != nil {
			by, ok = c.Attr("value").(*ir.IntegerAttr)
		}
		while := next.ParentOp()
		if !ok || by.Value <= 0 || while == nil || !while.Is(scf.While) || next.Parent() != while.Region(1).Entry() || within(first, while) {
			continue
		}
		at := load
		for at != nil && at.Parent() != next.Parent() {
			at = at.ParentOp()
		}
		if at == nil || !at.Before(next) {
			continue
		}
		if _, known := a.inner[name]; !known {
			a.inner[name] = a.trips(v, first, while)
		}
		return true
	}
	return false
}

// trips is the number of values that the variable of a scf.while goes over, at most; nil: unknown.
func (a *analysis) trips(v *ir.Value, first, while *ir.Op) poly {
	cond := while.Region(0).Entry().Last()
	if cond == nil || !cond.Is(scf.Condition) {
		return nil
	}
	cmp := cond.Operand(0).Op()
	if cmp == nil || !cmp.Is(arith.CmpI) {
		return nil
	}
	l := cmp.Operand(0).Op()
	if l == nil || !l.Is(llvm.Load) || l.Operand(0) != v {
		return nil
	}
	lo, ok := a.value(first.Operand(0))
	hi, ok2 := a.value(cmp.Operand(1))
	if !ok || !ok2 {
		return nil
	}
	switch cmp.IntAttr("predicate") {
	case arith.SLT:
		return hi.plus(lo, -1)
	case arith.SLE:
		return hi.plus(lo, -1).plus(number(1), 1)
	}
	return nil
}
