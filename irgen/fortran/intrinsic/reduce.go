package intrinsic

import (
	"math"

	"accc/dialects/arith"
	"accc/dialects/fir"
	mathdialect "accc/dialects/math"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// Reductions with a scalar result are loops over the elements, in their order, which kernels can run too. Those along a
// dimension are in array.go.

// carried makes loops over all elements of a shape, the first index fastest, that carry values.
func (x *Lowering) carried(extents []*ir.Value, init []*ir.Value, body func(idx, state []*ir.Value) []*ir.Value) []*ir.Value {
	idx := make([]*ir.Value, len(extents))
	one := x.Idx(1)
	types := make([]ir.Type, len(init))
	for i, v := range init {
		types[i] = v.Type()
	}
	var nest func(d int, state []*ir.Value) []*ir.Value
	nest = func(d int, state []*ir.Value) []*ir.Value {
		if d < 0 {
			var out []*ir.Value
			x.WithTemps(func() { out = body(idx, state) })
			return out
		}
		o := x.B.Op(fir.DoLoop, ir.With{Groups: [][]*ir.Value{{one}, {extents[d]}, {one}, nil, state}, Types: types})
		x.InRegion(o.Region(0), append([]ir.Type{ir.Index()}, types...), func(a []*ir.Value) {
			idx[d] = a[0]
			x.Result(nest(d-1, a[1:])...)
		})
		return o.Results()
	}
	return nest(len(extents)-1, init)
}

// when makes new values of the state where a condition holds; nil: always.
func (x *Lowering) when(cond *ir.Value, state []*ir.Value, f func() []*ir.Value) []*ir.Value {
	if cond == nil {
		return f()
	}
	types := make([]ir.Type, len(state))
	for i, v := range state {
		types[i] = v.Type()
	}
	return x.Choose(cond, types, f, func() []*ir.Value { return state })
}

// A maskOf returns the condition under which an element counts, nil if all do.
type maskOf func(idx []*ir.Value) *ir.Value

// mask evaluates a mask argument.
func (x *Lowering) mask(n *front.Node) maskOf {
	if n == nil {
		return func([]*ir.Value) *ir.Value { return nil }
	}
	if n.Rank == 0 {
		c := x.host.Condition(n)
		return func([]*ir.Value) *ir.Value { return c }
	}
	m := x.operand(n)
	return func(idx []*ir.Value) *ir.Value { return x.Convert(m.at(idx), ir.I1()) }
}

// An operandArray is an array argument whose elements are asked for by indices from one on.
type operandArray struct {
	extents []*ir.Value
	at      func(idx []*ir.Value) *ir.Value
}

// operand is an array argument; its expression is evaluated as the elements are asked for. One that is transposed is read
// the other way round.
func (x *Lowering) operand(n *front.Node) operandArray {
	n = n.Strip()
	if n.Kind == front.RefExpr && n.Ref == front.Call && n.Intrinsic != nil && n.Intrinsic.Name == "transpose" {
		a := x.operand(n.Intrinsic.Match(n.Args[1:])[0])
		return operandArray{extents: []*ir.Value{a.extents[1], a.extents[0]}, at: func(idx []*ir.Value) *ir.Value {
			return a.at([]*ir.Value{idx[1], idx[0]})
		}}
	}
	e := x.host.Elements(n)
	return operandArray{extents: e.Extents, at: func(idx []*ir.Value) *ir.Value {
		p := e.At(idx)
		switch {
		case entity.IsCharacter(n.Type):
			return x.BoxChar(p.Addr, p.Len)
		case p.Value != nil:
			return p.Value
		}
		return x.Load(p.Addr)
	}}
}

// folded makes a reduction with one carried value.
func (x *Lowering) folded(array, mask *front.Node, init *ir.Value, op func(acc, v *ir.Value) *ir.Value) *ir.Value {
	a := x.operand(array)
	m := x.mask(mask)
	return x.carried(a.extents, []*ir.Value{init}, func(idx, state []*ir.Value) []*ir.Value {
		return x.when(m(idx), state, func() []*ir.Value { return []*ir.Value{op(state[0], a.at(idx))} })
	})[0]
}

// identity is a number as a value of a numeric type.
func (x *Lowering) identity(v int64, t ir.Type) *ir.Value {
	switch t := t.(type) {
	case *ir.ComplexType:
		return x.ComplexOf(x.Float(float64(v), t.Elem), x.Float(0, t.Elem), t)
	case *ir.FloatType:
		return x.Float(float64(v), t)
	}
	return x.Int(v, t)
}

// apply is a binary operation on numbers of one type: operations on integers, reals and complex numbers.
func (x *Lowering) apply(defs [3]*ir.OpDef, a, b *ir.Value) *ir.Value {
	t := a.Type()
	switch {
	case ir.IsFloat(t):
		return x.FloatOp(defs[1], a, b)
	case build.IsComplexType(t):
		return x.Op(defs[2], []*ir.Value{a, b}, []ir.Type{t}, build.Contract()).Result(0)
	}
	return x.Op1(defs[0], t, a, b)
}

// foldRule is sum, product and similar functions.
func foldRule(defs [3]*ir.OpDef, init int64) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value {
		x.realKind(c, c.typ)
		return x.folded(c.args[0], c.arg("mask"), x.identity(init, c.typ), func(acc, v *ir.Value) *ir.Value { return x.apply(defs, acc, v) })
	}
}

// anyRule is any, all or parity of conditions.
func anyRule(def *ir.OpDef, init bool) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value {
		v := x.folded(c.args[0], nil, x.Bool(init), func(acc, v *ir.Value) *ir.Value {
			return x.Op1(def, ir.I1(), acc, x.Convert(v, ir.I1()))
		})
		return x.logicalResult(v, c)
	}
}

func countTrueRule(x *Lowering, c *reference) *ir.Value {
	v := x.folded(c.args[0], nil, x.Idx(0), func(acc, v *ir.Value) *ir.Value {
		one := x.SelectOp(x.Convert(v, ir.I1()), x.Idx(1), x.Idx(0))
		return x.Op1(arith.AddI, ir.Index(), acc, one)
	})
	return x.Convert(v, c.typ)
}

// limits are the least and greatest values of a type.
func (x *Lowering) limit(t ir.Type, greatest bool) *ir.Value {
	if ir.IsFloat(t) {
		v := math.MaxFloat64
		if t == ir.F32() {
			v = math.MaxFloat32
		}
		if !greatest {
			v = -v
		}
		return x.Float(v, t)
	}
	width := build.BitsOf(t)
	v := int64(math.MaxInt64) >> (64 - width)
	if !greatest {
		v = -v - 1
	}
	return x.Int(v, t)
}

// extremeRule is maxval or minval. NaNs count only if there is nothing else.
func extremeRule(preds [2]int, name string) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value {
		x.realKind(c, c.typ)
		t := c.typ
		first := x.limit(t, preds == build.Lesser)
		if !ir.IsFloat(t) {
			return x.folded(c.args[0], c.arg("mask"), first, func(acc, v *ir.Value) *ir.Value { return x.Better(preds, v, acc) })
		}
		a := x.operand(c.args[0])
		m := x.mask(c.arg("mask"))
		return x.carried(a.extents, []*ir.Value{first, x.Bool(false)}, func(idx, state []*ir.Value) []*ir.Value {
			return x.when(m(idx), state, func() []*ir.Value {
				v, acc := a.at(idx), state[0]
				// A better value, or any value instead of a NaN or of nothing.
				take := x.Op1(arith.OrI, ir.I1(), x.CmpF(preds[1], v, acc), x.CmpF(arith.UNO, acc, acc))
				take = x.Op1(arith.OrI, ir.I1(), take, x.Not(state[1]))
				return []*ir.Value{x.SelectOp(take, v, acc), x.Bool(true)}
			})
		})[0]
	}
}

// norm2Rule scales what it squares, so that nothing overflows.
func norm2Rule(x *Lowering, c *reference) *ir.Value {
	x.realKind(c, c.typ)
	a := x.operand(c.args[0])
	t := c.typ
	one, zero := x.Float(1, t), x.Float(0, t)
	state := x.carried(a.extents, []*ir.Value{zero, one}, func(idx, state []*ir.Value) []*ir.Value {
		v := x.FloatOp(mathdialect.AbsF, a.at(idx))
		scale, sum := state[0], state[1]
		return x.when(x.CmpF(arith.UNE, v, zero), state, func() []*ir.Value {
			return x.Choose(x.CmpF(arith.OLT, scale, v), []ir.Type{t, t}, func() []*ir.Value {
				q := x.FloatOp(arith.DivF, scale, v)
				return []*ir.Value{v, x.FloatOp(arith.AddF, one, x.FloatOp(arith.MulF, sum, x.FloatOp(arith.MulF, q, q)))}
			}, func() []*ir.Value {
				q := x.FloatOp(arith.DivF, v, scale)
				return []*ir.Value{scale, x.FloatOp(arith.AddF, sum, x.FloatOp(arith.MulF, q, q))}
			})
		})
	})
	return x.FloatOp(arith.MulF, state[0], x.FloatOp(mathdialect.Sqrt, state[1]))
}

func dotRule(x *Lowering, c *reference) *ir.Value {
	a, b := x.operand(c.args[0]), x.operand(c.args[1])
	if build.IsLogical(c.typ) {
		v := x.carried(a.extents, []*ir.Value{x.Bool(false)}, func(idx, state []*ir.Value) []*ir.Value {
			both := x.And(x.Convert(a.at(idx), ir.I1()), x.Convert(b.at(idx), ir.I1()))
			return []*ir.Value{x.Op1(arith.OrI, ir.I1(), state[0], both)}
		})[0]
		return x.logicalResult(v, c)
	}
	x.realKind(c, c.typ)
	return x.carried(a.extents, []*ir.Value{x.identity(0, c.typ)}, func(idx, state []*ir.Value) []*ir.Value {
		v := a.at(idx)
		if build.IsComplexType(v.Type()) {
			v = x.Conjugate(v)
		}
		product := x.apply(build.Arithmetic["*"], x.Convert(v, c.typ), x.Convert(b.at(idx), c.typ))
		return []*ir.Value{x.apply(build.Arithmetic["+"], state[0], product)}
	})[0]
}

// placeRule is maxloc or minloc of a vector with dim: the index of the element.
func placeRule(preds [2]int) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value {
		n := c.args[0]
		if n.Type.Class == frontend.Character {
			return x.LoadEntity(transforms[c.f.Name](x, c))
		}
		a := x.operand(n)
		m := x.mask(c.arg("mask"))
		back := x.Bool(false)
		if b := c.arg("back"); b != nil {
			back = x.host.Condition(b)
		}
		t := x.types.ScalarType(n.Type)
		zero := x.Idx(0)
		state := x.carried(a.extents, []*ir.Value{zero, x.limit(t, preds == build.Lesser)}, func(idx, state []*ir.Value) []*ir.Value {
			return x.when(m(idx), state, func() []*ir.Value {
				at, best, v := state[0], state[1], a.at(idx)
				none := x.CmpI(arith.EQ, at, zero)
				var take *ir.Value
				if ir.IsFloat(t) {
					// The first NaN stays until there is a number.
					number := x.CmpF(arith.ORD, v, v)
					over := x.Op1(arith.OrI, ir.I1(), x.CmpF(preds[1], v, best), x.And(number, x.CmpF(arith.UNO, best, best)))
					take = x.Op1(arith.OrI, ir.I1(), over, x.And(back, x.CmpF(arith.OEQ, v, best)))
				} else {
					take = x.Op1(arith.OrI, ir.I1(), x.CmpI(preds[0], v, best), x.And(back, x.CmpI(arith.EQ, v, best)))
				}
				take = x.Op1(arith.OrI, ir.I1(), take, none)
				return []*ir.Value{x.SelectOp(take, idx[0], at), x.SelectOp(take, v, best)}
			})
		})
		return x.Convert(state[0], c.typ)
	}
}

// findRule is findloc of a vector with dim.
func findRule(x *Lowering, c *reference) *ir.Value {
	n := c.args[0]
	if n.Type.Class == frontend.Character {
		return x.LoadEntity(transforms["findloc"](x, c))
	}
	a := x.operand(n)
	m := x.mask(c.arg("mask"))
	target := x.host.Scalar(c.args[1])
	back := x.Bool(false)
	if b := c.arg("back"); b != nil {
		back = x.host.Condition(b)
	}
	zero := x.Idx(0)
	at := x.carried(a.extents, []*ir.Value{zero}, func(idx, state []*ir.Value) []*ir.Value {
		return x.when(m(idx), state, func() []*ir.Value {
			open := x.Op1(arith.OrI, ir.I1(), back, x.CmpI(arith.EQ, state[0], zero))
			take := x.And(x.equalValues(a.at(idx), target), open)
			return []*ir.Value{x.SelectOp(take, idx[0], state[0])}
		})
	})[0]
	return x.Convert(at, c.typ)
}

// equalValues compares numbers, or logicals.
func (x *Lowering) equalValues(a, b *ir.Value) *ir.Value {
	if build.IsLogical(a.Type()) {
		return x.CmpI(arith.EQ, x.Convert(a, ir.I1()), x.Convert(b, ir.I1()))
	}
	return x.Compare([2]int{arith.EQ, arith.OEQ}, a, b)
}

// scalarOnly takes a rule for a scalar result where the reduction is of all elements, and the one along a dimension otherwise.
func scalarOnly(rule inquiryRule) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value {
		if c.args[0].Rank < 0 {
			x.host.Unsupported(x.host.Span(c.args[0]), "'%s' of an array of any rank", c.f.Name)
		}
		return rule(x, c)
	}
}

func init() {
	for name, rule := range map[string]inquiryRule{
		"sum": foldRule(build.Arithmetic["+"], 0), "product": foldRule(build.Arithmetic["*"], 1),
		"iall": foldRule([3]*ir.OpDef{arith.AndI}, -1), "iany": foldRule([3]*ir.OpDef{arith.OrI}, 0), "iparity": foldRule([3]*ir.OpDef{arith.XOrI}, 0),
		"any": anyRule(arith.OrI, false), "all": anyRule(arith.AndI, true), "parity": anyRule(arith.XOrI, false), "count": countTrueRule,
		"norm2": norm2Rule, "dot_product": dotRule,
		"maxloc": placeRule(build.Greater), "minloc": placeRule(build.Lesser), "findloc": findRule,
	} {
		inquiries[name] = scalarOnly(rule)
	}
	for name, preds := range map[string][2]int{"maxval": build.Greater, "minval": build.Lesser} {
		inquiries[name] = scalarOnly(extremeRule(preds, name))
	}
}
