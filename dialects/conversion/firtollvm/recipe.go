package firtollvm

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/firacc"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
)

// recipe converts a recipe, or another operation of the module with regions.
func (c *converter) recipe(o *ir.Op) {
	t, ok := o.Attr("type").(*ir.TypeAttr)
	if !ok || !(o.Is(acc.PrivateRecipe) || o.Is(acc.FirstprivateRecipe) || o.Is(acc.ReductionRecipe)) {
		c.op(o)
		return
	}
	_, isBox := t.Type.(*fir.BoxType)
	o.SetAttr("type", ir.TypeValue(llvm.Ptr()))
	if isBox || boxIn(t.Type) != nil || fir.Memory(pointee(t.Type)) == nil {
		c.flatRecipe(o, t.Type)
		return
	}
	startOfExtreme(o)
	for _, r := range o.Regions() {
		if r.Empty() {
			continue
		}
		c.wholeBounds(o, r, t.Type)
		c.arguments(r.Entry())
		c.region(r)
	}
	for _, r := range o.Regions()[min(2, o.NumRegions()):] {
		clear(r) // the memory of copies is that of the gang
	}
}

// startOfExtreme sets the initial value of flang 22's reductions max and min: it has the number nearest to zero where the
// largest and smallest are meant.
func startOfExtreme(o *ir.Op) {
	n, ok := acc.ReductionEnum.Of(o.Attr("reductionOperator"))
	if op := acc.ReductionOperator(n); !ok || op != acc.RedMax && op != acc.RedMin {
		return
	}
	ir.Walk(o, func(x *ir.Op) bool {
		a, ok := x.Attr("value").(*ir.FloatAttr)
		if !ok || !x.Is(arith.Constant) {
			return true
		}
		t, ok := a.Type.(*ir.FloatType)
		if ok && a.Wide == nil && a.Bits&(1<<(t.Width-1)-1) == 1 {
			b := ir.Before(x)
			v := firacc.Neutral(b, t, acc.ReductionOperator(n))
			x.Result(0).ReplaceAllUses(v)
		}
		return true
	})
}

func clear(r *ir.Region) {
	for _, b := range append([]*ir.Block(nil), r.Blocks()...) {
		b.Erase()
	}
}

// wholeBounds makes a recipe for a section one for the whole variable, whose elements outside of the section stay neutral.
func (c *converter) wholeBounds(o *ir.Op, r *ir.Region, t ir.Type) {
	entry := r.Entry()
	var shape []int64
	if a, ok := pointee(t).(*fir.ArrayType); ok {
		shape = a.Shape
	}
	n := len(entry.Args()) - 1
	for n > 0 && (entry.Arg(n).Type() == acc.DataBounds() || entry.Arg(n).Type() == ir.Index()) {
		n--
	}
	for i := len(entry.Args()) - 1; i > n; i-- {
		b := entry.Arg(i)
		if k := (i - n - 1) / 3; b.Type() == ir.Index() && k < len(shape) {
			// flang passes first, last and step of each dimension, counted from zero.
			value := []int64{0, shape[k] - 1, 1}[(i-n-1)%3]
			b.ReplaceAllUses(before(entry.First()).index(value))
		}
		if k := i - n - 1; b.Type() == acc.DataBounds() && b.HasUses() && k < len(shape) {
			e := before(entry.First())
			v := e.Op(acc.Bounds, ir.With{Groups: [][]*ir.Value{{e.index(0)}, {e.index(shape[k] - 1)}, {e.index(shape[k])}, {e.index(1)}, {e.index(1)}},
				Types: []ir.Type{acc.DataBounds()}})
			for _, u := range b.Users() {
				part := map[*ir.OpDef]string{acc.GetLowerbound: "lowerbound", acc.GetUpperbound: "upperbound", acc.GetExtent: "extent", acc.GetStride: "stride"}[u.Def()]
				if part == "" {
					c.unsupported(o, "a recipe that uses bounds in this way")
				}
				u.Result(0).ReplaceAllUses(v.Get(part))
				u.Erase()
			}
			v.Erase()
		}
		entry.RemoveArg(i)
	}
}

// flatRecipe makes a new recipe for variables with a descriptor: the variable is the memory of its elements, whose
// extents the bounds hold.
func (c *converter) flatRecipe(o *ir.Op, t ir.Type) {
	elem := fir.ElementOf(t)
	m := fir.Memory(elem)
	shape, _ := fir.ShapeOf(innermostArray(t))
	dims := len(shape)
	if m == nil {
		if ch, ok := elem.(*fir.CharType); !ok || o.Is(acc.ReductionRecipe) {
			c.unsupported(o, "private copies of %s", ir.TypeString(t))
		} else {
			_ = ch
		}
		m, dims = ir.I8(), dims+1
	} else if dims == 0 {
		dims = 1
	}
	op := acc.RedNone
	if n, ok := acc.ReductionEnum.Of(o.Attr("reductionOperator")); ok {
		op = acc.ReductionOperator(n)
	}
	for _, r := range o.Regions() {
		clear(r)
	}
	args := func(pointers int) []ir.Type {
		var out []ir.Type
		for range pointers {
			out = append(out, llvm.Ptr())
		}
		for range dims {
			out = append(out, acc.DataBounds())
		}
		return out
	}
	count := func(e emit, b *ir.Block, from int) *ir.Value {
		n := e.i64(1)
		for _, a := range b.Args()[from:] {
			n = e.mul(n, e.cast(e.Op(acc.GetExtent, ir.With{Operands: []*ir.Value{a}, Types: []ir.Type{ir.Index()}}).Result(0), ir.I64()))
		}
		return n
	}
	init := o.Region(0).AddBlock(args(1)...)
	e := end(init, o.Loc)
	n := count(e, init, 1)
	p := e.alloca(m, n)
	if op != acc.RedNone {
		body, i := e.forLoop(n)
		at := body.gep(m, p, body.cast(i, ir.I64()))
		c.elementwise(o, body, elem, at, nil, nil, op)
	}
	e.Op(acc.Yield, ir.With{Operands: []*ir.Value{p}, Types: []ir.Type{}})
	if o.Is(acc.PrivateRecipe) {
		return
	}
	second := o.Region(1).AddBlock(args(2)...)
	e = end(second, o.Loc)
	n = count(e, second, 2)
	body, i := e.forLoop(n)
	k := body.cast(i, ir.I64())
	if op == acc.RedNone {
		// The original may have gaps, the copy has none.
		from := second.Arg(0)
		rest := k
		for _, a := range second.Args()[2:] {
			get := func(def *ir.OpDef) *ir.Value {
				return body.cast(body.Op(def, ir.With{Operands: []*ir.Value{a}, Types: []ir.Type{ir.Index()}}).Result(0), ir.I64())
			}
			ext, stride := get(acc.GetExtent), get(acc.GetStride)
			from = body.offset(from, body.mul(body.arith("remsi", rest, ext), stride))
			rest = body.arith("divsi", rest, ext)
		}
		body.store(body.load(m, from), body.gep(m, second.Arg(1), k))
		e.Op(acc.Terminator, ir.With{Types: []ir.Type{}})
		return
	}
	c.elementwise(o, body, elem, body.gep(m, second.Arg(0), k), body.gep(m, second.Arg(0), k), body.gep(m, second.Arg(1), k), op)
	e.Op(acc.Yield, ir.With{Operands: []*ir.Value{second.Arg(0)}, Types: []ir.Type{}})
}

// elementwise stores the neutral value of an operator to an address, or the result of combining two others. The values
// are made by operations of the dialect, which are converted in place.
func (c *converter) elementwise(o *ir.Op, e emit, elem ir.Type, to, x, y *ir.Value, op acc.ReductionOperator) {
	mark := to.Op()
	value := func(p *ir.Value) *ir.Value {
		l := e.Op(fir.Load, ir.With{Operands: []*ir.Value{p}, Types: []ir.Type{elem}})
		return l.Result(0)
	}
	ref := func(p *ir.Value) *ir.Value {
		return e.Op(fir.Convert, ir.With{Operands: []*ir.Value{p}, Types: []ir.Type{fir.Ref(elem)}}).Result(0)
	}
	var v *ir.Value
	if x == nil {
		v = firacc.Neutral(e.Builder, elem, op)
	} else {
		v = firacc.Apply(e.Builder, op, value(ref(x)), value(ref(y)))
	}
	e.Op(fir.Store, ir.With{Operands: []*ir.Value{v, ref(to)}, Types: []ir.Type{}})
	for p := mark.Next(); p != nil && !p.IsTerminator(); {
		next := p.Next()
		c.op(p)
		p = next
	}
}

// innermostArray is a type without the references around descriptors.
func innermostArray(t ir.Type) ir.Type {
	if bt := boxIn(t); bt != nil {
		return pointee(bt)
	}
	return pointee(t)
}
