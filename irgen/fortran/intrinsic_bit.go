package fortran

import (
	"accc/dialects/arith"
	mathdialect "accc/dialects/math"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Elemental functions of bits. Shifts by as many bits as there are give zeros, which the operations alone do not promise.

// lowMask has its n low bits set.
func (x *fn) lowMask(n *ir.Value, t ir.Type) *ir.Value {
	return x.Shifted(arith.ShRUI, x.Int(-1, t), x.Op1(arith.SubI, t, x.Int(build.BitsOf(t), t), n))
}

// bitRule is a function of an integer and others that are converted to its type.
func bitRule(f func(x *fn, t ir.Type, v []*ir.Value) *ir.Value) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		t := c.vals[0].Type()
		return f(x, t, x.promote(c, t))
	}
}

// pairRule is iand and the like, of integers or as an extension of logicals.
func pairRule(def *ir.OpDef) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		a, b := c.vals[0], c.vals[1]
		if build.IsLogical(a.Type()) {
			i1 := ir.Type(ir.I1())
			return x.FirConvert(x.Op1(def, i1, x.Convert(a, i1), x.Convert(b, i1)), c.typ)
		}
		t := x.CommonType(a.Type(), b.Type())
		return x.Convert(x.Op1(def, t, x.Convert(a, t), x.Convert(b, t)), c.typ)
	}
}

// unsignedRule compares integers as if they had no sign.
func unsignedRule(pred int) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		a, b := c.vals[0], c.vals[1]
		t := x.CommonType(a.Type(), b.Type())
		return x.logicalResult(x.CmpI(pred, x.widened(a, t), x.widened(b, t)), c)
	}
}

// widened converts an integer to a wider type with zeros.
func (x *fn) widened(v *ir.Value, t ir.Type) *ir.Value {
	if build.BitsOf(v.Type()) < build.BitsOf(t) {
		return x.Op1(arith.ExtUI, t, v)
	}
	return v
}

func shiftRule(x *fn, t ir.Type, v []*ir.Value) *ir.Value {
	i, shift := v[0], v[1]
	zero := x.Int(0, t)
	left := x.Shifted(arith.ShLI, i, shift)
	right := x.Shifted(arith.ShRUI, i, x.Op1(arith.SubI, t, zero, shift))
	return x.SelectOp(x.CmpI(arith.SGE, shift, zero), left, right)
}

// rotateRule is ishftc: the rightmost bits rotate, all or as many as the third argument says.
func rotateRule(x *fn, t ir.Type, v []*ir.Value) *ir.Value {
	i, shift := v[0], v[1]
	size := x.Int(build.BitsOf(t), t)
	if len(v) > 2 {
		size = v[2]
	}
	zero := x.Int(0, t)
	// A rotation to the right is one to the left by the rest.
	left := x.SelectOp(x.CmpI(arith.SLT, shift, zero), x.Op1(arith.AddI, t, shift, size), shift)
	mask := x.lowMask(size, t)
	low := x.Op1(arith.AndI, t, i, mask)
	moved := x.Op1(arith.OrI, t, x.Shifted(arith.ShLI, low, left), x.Shifted(arith.ShRUI, low, x.Op1(arith.SubI, t, size, left)))
	kept := x.Op1(arith.AndI, t, i, x.Op1(arith.XOrI, t, mask, x.Int(-1, t)))
	return x.Op1(arith.OrI, t, kept, x.Op1(arith.AndI, t, moved, mask))
}

// doubleShift is dshiftl or dshiftr: the bits of both arguments next to each other, shifted.
func doubleShift(left bool) func(x *fn, t ir.Type, v []*ir.Value) *ir.Value {
	return func(x *fn, t ir.Type, v []*ir.Value) *ir.Value {
		i, j, shift := v[0], v[1], v[2]
		rest := x.Op1(arith.SubI, t, x.Int(build.BitsOf(t), t), shift)
		if !left {
			shift, rest = rest, shift
		}
		return x.Op1(arith.OrI, t, x.Shifted(arith.ShLI, i, shift), x.Shifted(arith.ShRUI, j, rest))
	}
}

// countRule counts bits with an operation.
func countRule(def *ir.OpDef, odd bool) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		v := x.Op1(def, c.vals[0].Type(), c.vals[0])
		if odd {
			v = x.Op1(arith.AndI, v.Type(), v, x.Int(1, v.Type()))
		}
		return x.Convert(v, c.typ)
	}
}

func init() {
	and := func(x *fn, a, b *ir.Value) *ir.Value { return x.Op1(arith.AndI, a.Type(), a, b) }
	or := func(x *fn, a, b *ir.Value) *ir.Value { return x.Op1(arith.OrI, a.Type(), a, b) }
	not := func(x *fn, a *ir.Value) *ir.Value { return x.Op1(arith.XOrI, a.Type(), a, x.Int(-1, a.Type())) }
	bit := func(x *fn, t ir.Type, pos *ir.Value) *ir.Value { return x.Op1(arith.ShLI, t, x.Int(1, t), pos) }
	for name, f := range map[string]func(x *fn, t ir.Type, v []*ir.Value) *ir.Value{
		"not":   func(x *fn, t ir.Type, v []*ir.Value) *ir.Value { return not(x, v[0]) },
		"ibset": func(x *fn, t ir.Type, v []*ir.Value) *ir.Value { return or(x, v[0], bit(x, t, v[1])) },
		"ibclr": func(x *fn, t ir.Type, v []*ir.Value) *ir.Value { return and(x, v[0], not(x, bit(x, t, v[1]))) },
		"ibits": func(x *fn, t ir.Type, v []*ir.Value) *ir.Value {
			return and(x, x.Shifted(arith.ShRUI, v[0], v[1]), x.lowMask(v[2], t))
		},
		"shiftl": func(x *fn, t ir.Type, v []*ir.Value) *ir.Value { return x.Shifted(arith.ShLI, v[0], v[1]) },
		"shiftr": func(x *fn, t ir.Type, v []*ir.Value) *ir.Value { return x.Shifted(arith.ShRUI, v[0], v[1]) },
		"shifta": func(x *fn, t ir.Type, v []*ir.Value) *ir.Value { return x.Shifted(arith.ShRSI, v[0], v[1]) },
		"ishft":  shiftRule, "ishftc": rotateRule, "dshiftl": doubleShift(true), "dshiftr": doubleShift(false),
		"merge_bits": func(x *fn, t ir.Type, v []*ir.Value) *ir.Value {
			return or(x, and(x, v[0], v[2]), and(x, v[1], not(x, v[2])))
		},
	} {
		elementals[name] = bitRule(f)
	}
	elementals["lshift"] = elementals["shiftl"]
	elementals["rshift"] = elementals["shifta"]
	add(elementals, pairRule(arith.AndI), "iand", "and")
	add(elementals, pairRule(arith.OrI), "ior", "or")
	add(elementals, pairRule(arith.XOrI), "ieor", "xor")
	elementals["btest"] = func(x *fn, c *icall) *ir.Value {
		t := c.vals[0].Type()
		v := x.Shifted(arith.ShRUI, c.vals[0], x.Convert(c.vals[1], t))
		return x.logicalResult(x.CmpI(arith.NE, and(x, v, x.Int(1, t)), x.Int(0, t)), c)
	}
	for name, pred := range map[string]int{"bge": arith.UGE, "bgt": arith.UGT, "ble": arith.ULE, "blt": arith.ULT} {
		elementals[name] = unsignedRule(pred)
	}
	elementals["leadz"] = countRule(mathdialect.Ctlz, false)
	elementals["trailz"] = countRule(mathdialect.Cttz, false)
	elementals["popcnt"] = countRule(mathdialect.CtPop, false)
	elementals["poppar"] = countRule(mathdialect.CtPop, true)
	elementals["maskr"] = func(x *fn, c *icall) *ir.Value { return x.lowMask(x.Convert(c.vals[0], c.typ), c.typ) }
	elementals["maskl"] = func(x *fn, c *icall) *ir.Value {
		rest := x.Op1(arith.SubI, c.typ, x.Int(build.BitsOf(c.typ), c.typ), x.Convert(c.vals[0], c.typ))
		return x.Shifted(arith.ShLI, x.Int(-1, c.typ), rest)
	}
}
