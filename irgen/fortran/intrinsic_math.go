package fortran

import (
	"math"

	"accc/dialects/arith"
	mathdialect "accc/dialects/math"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Elemental functions of numbers.

// logicalResult is a condition as the logical that a call gives.
func (x *fn) logicalResult(v *ir.Value, c *icall) *ir.Value { return x.FirConvert(v, c.typ) }

// realKind makes sure that a kind of real is one that there is arithmetic for.
func (x *fn) realKind(c *icall, t ir.Type) {
	if ct, ok := t.(*ir.ComplexType); ok {
		t = ct.Elem
	}
	if ir.IsFloat(t) && t != ir.F32() && t != ir.F64() {
		x.unsupported(x.span(c.n), "%s for this kind of real", c.f.Name)
	}
}

// mathRule is a function that is an operation on reals and a function of the C library on complex numbers.
func mathRule(def *ir.OpDef, complexName string) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		v := c.vals[0]
		x.realKind(c, v.Type())
		if build.IsComplexType(v.Type()) {
			return x.Library(build.CName(complexName, v.Type()), v.Type(), v)
		}
		return x.FloatOp(def, v)
	}
}

// libraryRule is a function of the C library.
func libraryRule(name string) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		t := c.vals[0].Type()
		x.realKind(c, t)
		return x.Library(build.CName(name, t), t, c.vals...)
	}
}

// degreesRule is a function of an angle in degrees; inverse: one that gives it.
func degreesRule(def *ir.OpDef, inverse bool) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		v := c.vals[0]
		x.realKind(c, v.Type())
		if inverse {
			return x.FloatOp(arith.MulF, x.FloatOp(def, v), x.Float(180/math.Pi, v.Type()))
		}
		return x.FloatOp(def, x.FloatOp(arith.MulF, v, x.Float(math.Pi/180, v.Type())))
	}
}

func absRule(x *fn, c *icall) *ir.Value {
	v := c.vals[0]
	x.realKind(c, v.Type())
	if t, ok := v.Type().(*ir.ComplexType); ok {
		return x.Library(build.CName("cabs", t), t.Elem, v)
	}
	return x.Absolute(v)
}

// promote converts the arguments of max and the like to the type of the result.
func (x *fn) promote(c *icall, t ir.Type) []*ir.Value {
	out := make([]*ir.Value, 0, len(c.vals))
	for _, v := range c.vals {
		if v != nil {
			out = append(out, x.Convert(v, t))
		}
	}
	return out
}

// mostRule is max or min, with the result converted where the name says so.
func mostRule(preds [2]int) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		if isCharacter(c.n.Type) {
			return x.mostText(c, preds[0])
		}
		var t ir.Type
		for _, v := range c.vals {
			if v == nil {
				continue
			}
			if t == nil {
				t = v.Type()
			} else {
				t = x.CommonType(t, v.Type())
			}
		}
		x.realKind(c, t)
		list := x.promote(c, t)
		best := list[0]
		for _, v := range list[1:] {
			best = x.Better(preds, best, v)
		}
		return x.Convert(best, c.typ)
	}
}

func dimRule(x *fn, c *icall) *ir.Value {
	a, b := c.vals[0], x.Convert(c.vals[1], c.vals[0].Type())
	t := a.Type()
	if ir.IsFloat(t) {
		return x.SelectOp(x.CmpF(arith.OGT, a, b), x.FloatOp(arith.SubF, a, b), x.Float(0, t))
	}
	return x.SelectOp(x.CmpI(arith.SGT, a, b), x.Op1(arith.SubI, t, a, b), x.Int(0, t))
}

func signRule(x *fn, c *icall) *ir.Value {
	a, b := c.vals[0], x.Convert(c.vals[1], c.vals[0].Type())
	t := a.Type()
	if ir.IsFloat(t) {
		return x.FloatOp(mathdialect.CopySign, a, b)
	}
	abs := x.Absolute(a)
	zero := x.Int(0, t)
	return x.SelectOp(x.CmpI(arith.SLT, b, zero), x.Op1(arith.SubI, t, zero, abs), abs)
}

func modRule(x *fn, c *icall) *ir.Value {
	t := x.CommonType(c.vals[0].Type(), c.vals[1].Type())
	x.realKind(c, t)
	a, b := x.Convert(c.vals[0], t), x.Convert(c.vals[1], t)
	if ir.IsFloat(t) {
		return x.Library(build.CName("fmod", t), t, a, b)
	}
	return x.Op1(arith.RemSI, t, a, b)
}

// moduloRule: the result has the sign of p.
func moduloRule(x *fn, c *icall) *ir.Value {
	t := x.CommonType(c.vals[0].Type(), c.vals[1].Type())
	x.realKind(c, t)
	a, p := x.Convert(c.vals[0], t), x.Convert(c.vals[1], t)
	if ir.IsFloat(t) {
		r := x.Library(build.CName("fmod", t), t, a, p)
		zero := x.Float(0, t)
		differ := x.CmpI(arith.NE, x.CmpF(arith.OLT, r, zero), x.CmpF(arith.OLT, p, zero))
		r2 := x.SelectOp(differ, x.FloatOp(arith.AddF, r, p), r)
		return x.SelectOp(x.CmpF(arith.UNE, r, zero), r2, x.FloatOp(mathdialect.CopySign, zero, p))
	}
	r := x.Op1(arith.RemSI, t, a, p)
	zero := x.Int(0, t)
	differ := x.CmpI(arith.SLT, x.Op1(arith.XOrI, t, a, p), zero)
	return x.SelectOp(x.And(x.CmpI(arith.NE, r, zero), differ), x.Op1(arith.AddI, t, r, p), r)
}

// roundRule rounds a real with an operation, to a real or an integer.
func roundRule(def *ir.OpDef) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		v := c.vals[0]
		x.realKind(c, v.Type())
		if ir.IsFloat(v.Type()) {
			v = x.FloatOp(def, v)
		}
		return x.Convert(v, c.typ)
	}
}

// convertRule is a conversion. Constants without a type are bits.
func convertRule(x *fn, c *icall) *ir.Value {
	if bits := c.args[0]; bits != nil && bits.Kind == front.BOZExpr {
		x.unsupported(x.span(bits), "a constant without a type in %s", c.f.Name)
	}
	return x.Convert(c.vals[0], c.typ)
}

func complexRule(x *fn, c *icall) *ir.Value {
	if build.IsComplexType(c.vals[0].Type()) {
		return x.Convert(c.vals[0], c.typ)
	}
	elem := c.typ.(*ir.ComplexType).Elem
	im := x.Float(0, elem)
	if len(c.vals) > 1 && c.vals[1] != nil {
		im = c.vals[1]
	}
	return x.ComplexOf(c.vals[0], im, c.typ)
}

func partRule(i int64) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		return x.Extract(c.vals[0], i, c.vals[0].Type().(*ir.ComplexType).Elem)
	}
}

func conjugateRule(x *fn, c *icall) *ir.Value {
	z := c.vals[0]
	elem := z.Type().(*ir.ComplexType).Elem
	im := x.Op(arith.NegF, []*ir.Value{x.Extract(z, 1, elem)}, []ir.Type{elem}, build.Contract()).Result(0)
	return x.Insert(z, im, 1)
}

// modelRule is a function of the floating-point model: a function of the run-time library with the kind in its name.
// suffix is that of an integer result.
func modelRule(name string, more ...func(x *fn, v *ir.Value) *ir.Value) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		v := c.vals[0]
		x.realKind(c, v.Type())
		args := []*ir.Value{v}
		for i, f := range more {
			args = append(args, f(x, c.vals[i+1]))
		}
		kind := "8"
		if build.Part4(v.Type()) {
			kind = "4"
		}
		return x.Runtime(name+kind, v.Type(), args...)
	}
}

func toI64(x *fn, v *ir.Value) *ir.Value { return x.Convert(v, ir.I64()) }

func exponentRule(x *fn, c *icall) *ir.Value {
	v := c.vals[0]
	x.realKind(c, v.Type())
	name, t := "Exponent8_4", ir.Type(ir.I32())
	if build.Part4(v.Type()) {
		name = "Exponent4_4"
	}
	return x.Convert(x.Runtime(name, t, v), c.typ)
}

// nearestRule: the direction is the sign of the second argument.
func nearestRule(x *fn, c *icall) *ir.Value {
	v, s := c.vals[0], c.vals[1]
	x.realKind(c, v.Type())
	up := x.CmpF(arith.OGT, s, x.Float(0, s.Type()))
	name := "Nearest8"
	if build.Part4(v.Type()) {
		name = "Nearest4"
	}
	return x.Runtime(name, v.Type(), v, up)
}

// besselRule is a function of an order and a real.
func besselRule(name string) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		v := c.vals[1]
		x.realKind(c, v.Type())
		return x.Library(build.CName(name, v.Type()), v.Type(), x.Convert(c.vals[0], ir.I32()), v)
	}
}

func productRule(x *fn, c *icall) *ir.Value {
	return x.FloatOp(arith.MulF, x.Convert(c.vals[0], c.typ), x.Convert(c.vals[1], c.typ))
}

// arctangentRule is atan(x), or atan(y, x).
func arctangentRule(x *fn, c *icall) *ir.Value {
	if len(c.vals) > 1 && c.vals[1] != nil {
		x.realKind(c, c.vals[0].Type())
		return x.FloatOp(mathdialect.Atan2, c.vals[0], x.Convert(c.vals[1], c.vals[0].Type()))
	}
	return mathRule(mathdialect.Atan, "catan")(x, c)
}

func mergeRule(x *fn, c *icall) *ir.Value {
	a, b := c.vals[0], c.vals[1]
	cond := x.Convert(c.vals[2], ir.I1())
	if isCharacter(c.n.Type) {
		aAddr, n := x.UnboxChar(a)
		bAddr, _ := x.UnboxChar(b)
		return x.BoxChar(x.SelectOp(cond, aAddr, bAddr), n)
	}
	return x.SelectOp(cond, a, x.Convert(b, a.Type()))
}

func notANumberRule(x *fn, c *icall) *ir.Value {
	return x.logicalResult(x.CmpF(arith.UNO, c.vals[0], c.vals[0]), c)
}

// finiteRule: the difference of an infinity and itself is no number.
func finiteRule(x *fn, c *icall) *ir.Value {
	v := c.vals[0]
	diff := x.Op(arith.SubF, []*ir.Value{v, v}, []ir.Type{v.Type()}).Result(0)
	return x.logicalResult(x.CmpF(arith.OEQ, diff, x.Float(0, v.Type())), c)
}

func init() {
	for name, r := range map[string]struct {
		def     *ir.OpDef
		complex string
	}{
		"sqrt": {mathdialect.Sqrt, "csqrt"}, "exp": {mathdialect.Exp, "cexp"}, "log": {mathdialect.Log, "clog"},
		"sin": {mathdialect.Sin, "csin"}, "cos": {mathdialect.Cos, "ccos"}, "tan": {mathdialect.Tan, "ctan"},
		"asin": {mathdialect.Asin, "casin"}, "acos": {mathdialect.Acos, "cacos"},
		"sinh": {mathdialect.Sinh, "csinh"}, "cosh": {mathdialect.Cosh, "ccosh"}, "tanh": {mathdialect.Tanh, "ctanh"},
		"asinh": {mathdialect.Asinh, "casinh"}, "acosh": {mathdialect.Acosh, "cacosh"}, "atanh": {mathdialect.Atanh, "catanh"},
		"log10": {mathdialect.Log10, ""}, "erf": {mathdialect.Erf, ""}, "erfc": {mathdialect.Erfc, ""}, "atan2": {mathdialect.Atan2, ""},
	} {
		rule := mathRule(r.def, r.complex)
		if name == "atan2" {
			rule = arctangentRule
		}
		// The specific names of old: dsin, csin, cdsin, zsin.
		for _, prefix := range []string{"", "d", "c", "cd", "z"} {
			if front.Intrinsics()[prefix+name] != nil {
				elementals[prefix+name] = rule
			}
		}
	}
	elementals["alog"], elementals["alog10"] = elementals["log"], elementals["log10"]
	add(elementals, arctangentRule, "atan", "datan")
	for name, def := range map[string]*ir.OpDef{"sin": mathdialect.Sin, "cos": mathdialect.Cos, "tan": mathdialect.Tan} {
		elementals[name+"d"] = degreesRule(def, false)
	}
	for name, def := range map[string]*ir.OpDef{"asin": mathdialect.Asin, "acos": mathdialect.Acos, "atan": mathdialect.Atan} {
		elementals[name+"d"] = degreesRule(def, true)
	}
	elementals["atan2d"] = func(x *fn, c *icall) *ir.Value {
		v := arctangentRule(x, c)
		return x.FloatOp(arith.MulF, v, x.Float(180/math.Pi, v.Type()))
	}
	for name, tangent := range map[string]elementalRule{"cotan": mathRule(mathdialect.Tan, "ctan"), "cotand": degreesRule(mathdialect.Tan, false)} {
		elementals[name] = func(x *fn, c *icall) *ir.Value {
			v := tangent(x, c)
			return x.FloatOp(arith.DivF, x.Float(1, v.Type()), v)
		}
	}
	for name, c := range map[string]string{"hypot": "hypot", "gamma": "tgamma", "log_gamma": "lgamma", "bessel_j0": "j0", "bessel_j1": "j1",
		"bessel_y0": "y0", "bessel_y1": "y1"} {
		elementals[name] = libraryRule(c)
	}
	for name, rule := range map[string]elementalRule{
		"bessel_jn": besselRule("jn"), "bessel_yn": besselRule("yn"), "erfc_scaled": modelRule("ErfcScaled"),
		"fraction": modelRule("Fraction"), "rrspacing": modelRule("RRSpacing"), "spacing": modelRule("Spacing"),
		"scale": modelRule("Scale", toI64), "set_exponent": modelRule("SetExponent", toI64), "exponent": exponentRule, "nearest": nearestRule,
		"dprod": productRule, "merge": mergeRule, "aimag": partRule(1), "imag": partRule(1), "dimag": partRule(1), "imagpart": partRule(1),
		"realpart": partRule(0), "conjg": conjugateRule, "dconjg": conjugateRule, "cmplx": complexRule, "dcmplx": complexRule,
		"isnan": notANumberRule, "ieee_is_nan": notANumberRule, "ieee_is_finite": finiteRule,
	} {
		elementals[name] = rule
	}
	add(elementals, absRule, "abs", "cabs", "cdabs", "zabs", "iabs", "dabs")
	add(elementals, dimRule, "dim", "idim", "ddim")
	add(elementals, signRule, "sign", "isign", "dsign")
	add(elementals, modRule, "mod", "amod", "dmod")
	add(elementals, moduloRule, "modulo")
	add(elementals, mostRule(build.Greater), "max", "max0", "max1", "amax0", "amax1", "dmax1")
	add(elementals, mostRule(build.Lesser), "min", "min0", "min1", "amin0", "amin1", "dmin1")
	add(elementals, roundRule(mathdialect.Trunc), "aint", "dint")
	add(elementals, roundRule(mathdialect.Round), "anint", "dnint", "nint", "idnint")
	add(elementals, roundRule(mathdialect.Ceil), "ceiling")
	add(elementals, roundRule(mathdialect.Floor), "floor")
	add(elementals, convertRule, "int", "ifix", "idint", "int2", "short", "int8", "long", "real", "float", "sngl", "dble", "dfloat", "dreal", "logical")
}
