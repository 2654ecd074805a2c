package elemental

import (
	"math"

	"accc/dialects/arith"
	mathdialect "accc/dialects/math"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Elemental functions of the module ieee_arithmetic, and those that examine values of iostat.

// equalTo compares an integer with a constant.
func equalTo(v int64) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		i := c.Vals[0]
		return x.FirConvert(x.CmpI(arith.EQ, i, x.Int(v, i.Type())), c.Type)
	}
}

// ieeeInt rounds in the direction that its second argument says, as the module numbers them.
func ieeeInt(x *build.Builder, c *Call) *ir.Value {
	v := c.Vals[0]
	c.realKind(v.Type())
	which := x.Load(x.Component(c.Vals[1], "which"))
	out := x.Library(build.CName("rint", v.Type()), v.Type(), v)
	for i, def := range []*ir.OpDef{mathdialect.Trunc, mathdialect.Ceil, mathdialect.Floor, mathdialect.Round} {
		out = x.SelectOp(x.CmpI(arith.EQ, which, x.Int(int64(i)+2, which.Type())), x.FloatOp(def, v), out)
	}
	return x.Convert(out, c.Type)
}

// bitsOfReal are the bits of a real as an integer.
func bitsOfReal(x *build.Builder, v *ir.Value) *ir.Value {
	return x.Op1(arith.Bitcast, ir.Int(int(build.BitsOf(v.Type()))), v)
}

func ieeeIsNegative(x *build.Builder, c *Call) *ir.Value {
	v := c.Vals[0]
	bits := bitsOfReal(x, v)
	negative := x.CmpI(arith.SLT, bits, x.Int(0, bits.Type()))
	return x.FirConvert(x.And(negative, x.CmpF(arith.ORD, v, v)), c.Type)
}

// ieeeIsNormal: finite and not subnormal, zeros included.
func ieeeIsNormal(x *build.Builder, c *Call) *ir.Value {
	v := c.Vals[0]
	t := v.Type()
	abs := x.FloatOp(mathdialect.AbsF, v)
	least, most := 0x1p-1022, math.MaxFloat64
	if t == ir.F32() {
		least, most = 0x1p-126, math.MaxFloat32
	}
	inRange := x.And(x.CmpF(arith.OGE, abs, x.Float(least, t)), x.CmpF(arith.OLE, abs, x.Float(most, t)))
	return x.FirConvert(x.Op1(arith.OrI, ir.I1(), inRange, x.CmpF(arith.OEQ, v, x.Float(0, t))), c.Type)
}

func ieeeUnordered(x *build.Builder, c *Call) *ir.Value {
	return x.FirConvert(x.CmpF(arith.UNO, c.Vals[0], c.Vals[1]), c.Type)
}

func init() {
	add(equalTo(-1), "is_iostat_end")
	add(equalTo(-2), "is_iostat_eor")
	for name, rule := range map[string]Rule{
		"ieee_is_negative": ieeeIsNegative, "ieee_is_normal": ieeeIsNormal, "ieee_unordered": ieeeUnordered,
		"ieee_copy_sign": signRule, "ieee_rem": libraryRule("remainder"), "ieee_next_after": libraryRule("nextafter"),
		"ieee_rint": libraryRule("rint"), "ieee_logb": libraryRule("logb"), "ieee_fma": libraryRule("fma"), "ieee_int": ieeeInt,
		"ieee_real": convertRule,
	} {
		rules[name] = rule
	}
}
