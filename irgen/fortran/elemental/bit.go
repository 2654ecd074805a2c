package elemental

import (
	"accc/dialects/arith"
	mathdialect "accc/dialects/math"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Elemental functions of bits. Shifts by the width or more yield zeros, which the operations alone do not promise.

// bitRule is a function of an integer and others that are converted to its type.
func bitRule(f func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		t := c.Vals[0].Type()
		return f(x, t, c.promote(x, t))
	}
}

// pairRule is iand, ior and similar functions, of integers or as an extension of logicals.
func pairRule(def *ir.OpDef) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		a, b := c.Vals[0], c.Vals[1]
		if build.IsLogical(a.Type()) {
			i1 := ir.Type(ir.I1())
			return x.FirConvert(x.Op1(def, i1, x.Convert(a, i1), x.Convert(b, i1)), c.Type)
		}
		t := x.CommonType(a.Type(), b.Type())
		return x.Convert(x.Op1(def, t, x.Convert(a, t), x.Convert(b, t)), c.Type)
	}
}

// unsignedRule compares integers as if they had no sign.
func unsignedRule(pred int) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		a, b := c.Vals[0], c.Vals[1]
		t := x.CommonType(a.Type(), b.Type())
		return x.FirConvert(x.CmpI(pred, widened(x, a, t), widened(x, b, t)), c.Type)
	}
}

// widened converts an integer to a wider type with zeros.
func widened(x *build.Builder, v *ir.Value, t ir.Type) *ir.Value {
	if build.BitsOf(v.Type()) < build.BitsOf(t) {
		return x.Op1(arith.ExtUI, t, v)
	}
	return v
}

func shiftRule(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value {
	i, shift := v[0], v[1]
	zero := x.Int(0, t)
	left := x.Shifted(arith.ShLI, i, shift)
	right := x.Shifted(arith.ShRUI, i, x.Op1(arith.SubI, t, zero, shift))
	return x.SelectOp(x.CmpI(arith.SGE, shift, zero), left, right)
}

// rotateRule is ishftc: the rightmost bits rotate, all or as many as the third argument says.
func rotateRule(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value {
	i, shift := v[0], v[1]
	size := x.Int(build.BitsOf(t), t)
	if len(v) > 2 {
		size = v[2]
	}
	zero := x.Int(0, t)
	// A rotation to the right is one to the left by the rest.
	left := x.SelectOp(x.CmpI(arith.SLT, shift, zero), x.Op1(arith.AddI, t, shift, size), shift)
	mask := x.LowMask(size, t)
	low := x.Op1(arith.AndI, t, i, mask)
	moved := x.Op1(arith.OrI, t, x.Shifted(arith.ShLI, low, left), x.Shifted(arith.ShRUI, low, x.Op1(arith.SubI, t, size, left)))
	kept := x.Op1(arith.AndI, t, i, x.Op1(arith.XOrI, t, mask, x.Int(-1, t)))
	return x.Op1(arith.OrI, t, kept, x.Op1(arith.AndI, t, moved, mask))
}

// doubleShift is dshiftl or dshiftr: the bits of both arguments next to each other, shifted.
func doubleShift(left bool) func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value {
	return func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value {
		i, j, shift := v[0], v[1], v[2]
		rest := x.Op1(arith.SubI, t, x.Int(build.BitsOf(t), t), shift)
		if !left {
			shift, rest = rest, shift
		}
		return x.Op1(arith.OrI, t, x.Shifted(arith.ShLI, i, shift), x.Shifted(arith.ShRUI, j, rest))
	}
}

// countRule counts bits with an operation.
func countRule(def *ir.OpDef, odd bool) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		v := x.Op1(def, c.Vals[0].Type(), c.Vals[0])
		if odd {
			v = x.Op1(arith.AndI, v.Type(), v, x.Int(1, v.Type()))
		}
		return x.Convert(v, c.Type)
	}
}

func init() {
	and := func(x *build.Builder, a, b *ir.Value) *ir.Value { return x.Op1(arith.AndI, a.Type(), a, b) }
	or := func(x *build.Builder, a, b *ir.Value) *ir.Value { return x.Op1(arith.OrI, a.Type(), a, b) }
	not := func(x *build.Builder, a *ir.Value) *ir.Value {
		return x.Op1(arith.XOrI, a.Type(), a, x.Int(-1, a.Type()))
	}
	bit := func(x *build.Builder, t ir.Type, pos *ir.Value) *ir.Value {
		return x.Op1(arith.ShLI, t, x.Int(1, t), pos)
	}
	for name, f := range map[string]func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value{
		"not":   func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value { return not(x, v[0]) },
		"ibset": func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value { return or(x, v[0], bit(x, t, v[1])) },
		"ibclr": func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value {
			return and(x, v[0], not(x, bit(x, t, v[1])))
		},
		"ibits": func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value {
			return and(x, x.Shifted(arith.ShRUI, v[0], v[1]), x.LowMask(v[2], t))
		},
		"shiftl": func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value { return x.Shifted(arith.ShLI, v[0], v[1]) },
		"shiftr": func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value { return x.Shifted(arith.ShRUI, v[0], v[1]) },
		"shifta": func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value { return x.Shifted(arith.ShRSI, v[0], v[1]) },
		"ishft":  shiftRule, "ishftc": rotateRule, "dshiftl": doubleShift(true), "dshiftr": doubleShift(false),
		"merge_bits": func(x *build.Builder, t ir.Type, v []*ir.Value) *ir.Value {
			return or(x, and(x, v[0], v[2]), and(x, v[1], not(x, v[2])))
		},
	} {
		rules[name] = bitRule(f)
	}
	rules["lshift"] = rules["shiftl"]
	rules["rshift"] = rules["shifta"]
	add(pairRule(arith.AndI), "iand", "and")
	add(pairRule(arith.OrI), "ior", "or")
	add(pairRule(arith.XOrI), "ieor", "xor")
	rules["btest"] = func(x *build.Builder, c *Call) *ir.Value {
		t := c.Vals[0].Type()
		v := x.Shifted(arith.ShRUI, c.Vals[0], x.Convert(c.Vals[1], t))
		return x.FirConvert(x.CmpI(arith.NE, and(x, v, x.Int(1, t)), x.Int(0, t)), c.Type)
	}
	for name, pred := range map[string]int{"bge": arith.UGE, "bgt": arith.UGT, "ble": arith.ULE, "blt": arith.ULT} {
		rules[name] = unsignedRule(pred)
	}
	rules["leadz"] = countRule(mathdialect.Ctlz, false)
	rules["trailz"] = countRule(mathdialect.Cttz, false)
	rules["popcnt"] = countRule(mathdialect.CtPop, false)
	rules["poppar"] = countRule(mathdialect.CtPop, true)
	rules["maskr"] = func(x *build.Builder, c *Call) *ir.Value { return x.LowMask(x.Convert(c.Vals[0], c.Type), c.Type) }
	rules["maskl"] = func(x *build.Builder, c *Call) *ir.Value {
		rest := x.Op1(arith.SubI, c.Type, x.Int(build.BitsOf(c.Type), c.Type), x.Convert(c.Vals[0], c.Type))
		return x.Shifted(arith.ShLI, x.Int(-1, c.Type), rest)
	}
}
