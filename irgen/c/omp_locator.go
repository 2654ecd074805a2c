package c

import (
	"maps"

	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/frontend"
	front "accc/frontend/c"
	"accc/ir"
	"accc/pragma"

	"modernc.org/cc/v4"
)

// Locator implements ompgen.Host.
func (h *host) Locator(c *frontend.Construct, v *pragma.Var) *ir.Value {
	x, d := h.x, h.direct[c]
	ref := d.RefOf(v)
	if ref == nil || ref.Object == nil {
		h.unsupportedAt(v.Span, "this variable reference")
	}
	x.b.Loc = span(v.Span)
	if len(v.Path) == 0 && ref.Base != nil {
		return x.variable(ref.Base, ref.Object)
	}
	object := x.lvalue(ref.Object)
	if object.bit != nil {
		h.unsupportedAt(v.Span, "bit-field in a clause")
	}
	addr, t := object.addr, object.typ
	if ref.Base != nil && isName(ref.Object) {
		t = declaredType(ref)
	}
	for k := 0; k < len(ref.Sections); k++ {
		a := ref.Sections[k]
		x.b.Loc = span(a.Span)
		if a.Kind == pragma.Shaping {
			n := min(len(a.Sizes), len(ref.Sections)-k-1)
			addr, t = x.loadScalar(addr, t), elem(t)
			addr = x.offset(addr, h.shapedIndex(d, a.Sizes, ref.Sections[k+1:k+1+n]), t, false)
			k += n
			continue
		}
		switch t.Kind() {
		case cc.Ptr:
			addr = x.loadScalar(addr, t)
		case cc.Array:
		default:
			h.unsupportedAt(a.Span, "section of something that is no array or pointer")
		}
		t = elem(t)
		if a.Lower != nil {
			addr = x.offset(addr, h.lowerOf(d, a), t, false)
		}
	}
	return addr
}

// lowerOf is the first index that a subscript or section selects.
func (h *host) lowerOf(d *front.Directive, a pragma.Access) *ir.Value {
	if a.Kind != pragma.Index && a.Kind != pragma.Section {
		h.unsupportedAt(a.Span, "a member after an array shaping")
	}
	if a.Lower == nil {
		return h.x.int(0, ir.I64())
	}
	e := d.ExprOf(a.Lower)
	return h.x.scalar(e, h.x.indexType(typeOf(e)))
}

// shapedIndex is the number of the first element that subscripts select in an array of some sizes; subscripts that are left
// out are 0.
func (h *host) shapedIndex(d *front.Directive, sizes []*pragma.Expr, subscripts []pragma.Access) *ir.Value {
	x := h.x
	index := x.int(0, ir.I64())
	for k, size := range sizes {
		if k > 0 {
			e := d.ExprOf(size)
			index = x.op1(arith.MulI, []*ir.Value{index, x.scalar(e, x.indexType(typeOf(e)))}, ir.I64())
		}
		if k < len(subscripts) {
			i := h.lowerOf(d, subscripts[k])
			if k == 0 {
				index = i
				continue
			}
			index = x.op1(arith.AddI, []*ir.Value{index, i}, ir.I64())
		}
	}
	return index
}

// NoAddress implements ompgen.Host.
func (h *host) NoAddress() *ir.Value { return h.x.op1(llvm.Zero, nil, ptrType()) }

// Iterate implements ompgen.Host.
func (h *host) Iterate(c *frontend.Construct, list []*pragma.Decl, uses *pragma.Var, value func(*pragma.Expr) *ir.Value, f func()) {
	if len(list) == 0 {
		f()
		return
	}
	x, it := h.x, list[0]
	d := h.iterator(c, uses, it.Name.Text)
	wide := func(e *pragma.Expr) *ir.Value {
		v := value(e)
		if t := promote(typeOf(h.expr(c, e)).Decay()); t.Kind() == cc.Ptr || cc.IsIntegerType(t) && !cc.IsSignedInteger(t) {
			return x.convert(v, t, x.unit.AST.ULong)
		} else if v.Type() != ir.I64() {
			return x.op1(arith.ExtSI, []*ir.Value{v}, ir.I64())
		}
		return v
	}
	begin, end := wide(it.Begin), wide(it.End)
	// The number of iterations is the distance divided by the step and rounded up. Those of pointers are in bytes.
	distance, step, towardZero := x.op1(arith.SubI, []*ir.Value{end, begin}, ir.I64()), x.int(1, ir.I64()), (*ir.Value)(nil)
	trips := distance
	pointer, ok := typeOf(h.expr(c, it.Begin)).Decay().(*cc.PointerType)
	if it.Step != nil {
		step = wide(it.Step)
	}
	if ok {
		step = x.op1(arith.MulI, []*ir.Value{step, x.sizeOf(pointer.Elem())}, ir.I64())
	}
	if it.Step != nil || ok {
		down := x.op1(arith.CmpI, []*ir.Value{step, x.int(0, ir.I64())}, ir.I1(), arith.Predicate(arith.SLT))
		towardZero = x.op1(arith.Select, []*ir.Value{down, x.int(-1, ir.I64()), x.int(1, ir.I64())}, ir.I64())
		trips = x.op1(arith.AddI, []*ir.Value{distance, x.op1(arith.SubI, []*ir.Value{step, towardZero}, ir.I64())}, ir.I64())
		trips = x.op1(arith.DivSI, []*ir.Value{trips, step}, ir.I64())
	}
	// A negative number is none: the loop compares with sign.
	x.countedLoop(x.op1(arith.IndexCast, []*ir.Value{trips}, ir.Index()), func(i *ir.Value) {
		if d != nil {
			n := x.op1(arith.MulI, []*ir.Value{x.op1(arith.IndexCast, []*ir.Value{i}, ir.I64()), step}, ir.I64())
			addr := x.alloca(d.Type(), 0)
			x.storeScalar(addr, x.convert(x.op1(arith.AddI, []*ir.Value{begin, n}, ir.I64()), x.unit.AST.Long, d.Type()), d.Type())
			outer := x.vars
			x.vars = maps.Clone(outer)
			x.vars[d] = addr
			defer func() { x.vars = outer }()
		}
		h.Iterate(c, list[1:], uses, value, f)
	})
}

// iterator is the declaration of an iterator that a variable of a clause uses, or nil where it does not.
func (h *host) iterator(c *frontend.Construct, uses *pragma.Var, name string) *cc.Declarator {
	d := h.direct[c]
	ref := d.RefOf(uses)
	if ref == nil {
		return nil
	}
	if found := h.named(ref.Object, name); found != nil {
		return found
	}
	for _, a := range ref.Sections {
		for _, e := range append([]*pragma.Expr{a.Lower, a.Length}, a.Sizes...) {
			if e == nil {
				continue
			}
			if found := h.named(d.ExprOf(e), name); found != nil {
				return found
			}
		}
	}
	return nil
}
