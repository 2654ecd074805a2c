package elemental

import (
	"math"
	"strings"

	"accc/dialects/arith"
	mathdialect "accc/dialects/math"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Elemental functions of numbers.

// mathRule is a function that is an operation on reals and a function of the C library on complex numbers.
func mathRule(def *ir.OpDef, complexName string) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		v := c.Vals[0]
		c.realKind(v.Type())
		if build.IsComplexType(v.Type()) {
			return x.Library(build.CName(complexName, v.Type()), v.Type(), v)
		}
		return x.FloatOp(def, v)
	}
}

// libraryRule is a function of the C library.
func libraryRule(name string) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		t := c.Vals[0].Type()
		c.realKind(t)
		return x.Library(build.CName(name, t), t, c.Vals...)
	}
}

// degreesRule is a function of an angle in degrees; inverse: one that returns it.
func degreesRule(def *ir.OpDef, inverse bool) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		v := c.Vals[0]
		c.realKind(v.Type())
		if inverse {
			return x.FloatOp(arith.MulF, x.FloatOp(def, v), x.Float(180/math.Pi, v.Type()))
		}
		return x.FloatOp(def, x.FloatOp(arith.MulF, v, x.Float(math.Pi/180, v.Type())))
	}
}

func absRule(x *build.Builder, c *Call) *ir.Value {
	v := c.Vals[0]
	c.realKind(v.Type())
	if t, ok := v.Type().(*ir.ComplexType); ok {
		return x.Library(build.CName("cabs", t), t.Elem, v)
	}
	return x.Absolute(v)
}

// promote converts the arguments of max, min and similar functions to the type of the result.
func (c *Call) promote(x *build.Builder, t ir.Type) []*ir.Value {
	out := make([]*ir.Value, 0, len(c.Vals))
	for _, v := range c.Vals {
		if v != nil {
			out = append(out, x.Convert(v, t))
		}
	}
	return out
}

// mostRule is max or min, with the result converted where the name says so.
func mostRule(preds [2]int) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		if c.text() {
			return mostText(x, c, preds[0])
		}
		var t ir.Type
		for _, v := range c.Vals {
			if v == nil {
				continue
			}
			if t == nil {
				t = v.Type()
			} else {
				t = x.CommonType(t, v.Type())
			}
		}
		c.realKind(t)
		list := c.promote(x, t)
		best := list[0]
		for _, v := range list[1:] {
			best = x.Better(preds, best, v)
		}
		return x.Convert(best, c.Type)
	}
}

func dimRule(x *build.Builder, c *Call) *ir.Value {
	a, b := c.Vals[0], x.Convert(c.Vals[1], c.Vals[0].Type())
	t := a.Type()
	if ir.IsFloat(t) {
		return x.SelectOp(x.CmpF(arith.OGT, a, b), x.FloatOp(arith.SubF, a, b), x.Float(0, t))
	}
	return x.SelectOp(x.CmpI(arith.SGT, a, b), x.Op1(arith.SubI, t, a, b), x.Int(0, t))
}

func signRule(x *build.Builder, c *Call) *ir.Value {
	a, b := c.Vals[0], x.Convert(c.Vals[1], c.Vals[0].Type())
	t := a.Type()
	if ir.IsFloat(t) {
		return x.FloatOp(mathdialect.CopySign, a, b)
	}
	abs := x.Absolute(a)
	zero := x.Int(0, t)
	return x.SelectOp(x.CmpI(arith.SLT, b, zero), x.Op1(arith.SubI, t, zero, abs), abs)
}

func modRule(x *build.Builder, c *Call) *ir.Value {
	t := x.CommonType(c.Vals[0].Type(), c.Vals[1].Type())
	c.realKind(t)
	a, b := x.Convert(c.Vals[0], t), x.Convert(c.Vals[1], t)
	if ir.IsFloat(t) {
		return x.Library(build.CName("fmod", t), t, a, b)
	}
	return x.Op1(arith.RemSI, t, a, b)
}

// moduloRule: the result has the sign of p.
func moduloRule(x *build.Builder, c *Call) *ir.Value {
	t := x.CommonType(c.Vals[0].Type(), c.Vals[1].Type())
	c.realKind(t)
	a, p := x.Convert(c.Vals[0], t), x.Convert(c.Vals[1], t)
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
func roundRule(def *ir.OpDef) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		v := c.Vals[0]
		c.realKind(v.Type())
		if ir.IsFloat(v.Type()) {
			v = x.FloatOp(def, v)
		}
		return x.Convert(v, c.Type)
	}
}

// convertRule is a conversion. Constants without a type are bits.
func convertRule(x *build.Builder, c *Call) *ir.Value {
	if c.Untyped {
		c.Fail(0, "a constant without a type in '%s'", c.Name)
	}
	return x.Convert(c.Vals[0], c.Type)
}

func complexRule(x *build.Builder, c *Call) *ir.Value {
	if build.IsComplexType(c.Vals[0].Type()) {
		return x.Convert(c.Vals[0], c.Type)
	}
	elem := c.Type.(*ir.ComplexType).Elem
	im := x.Float(0, elem)
	if len(c.Vals) > 1 && c.Vals[1] != nil {
		im = c.Vals[1]
	}
	return x.ComplexOf(c.Vals[0], im, c.Type)
}

func partRule(i int64) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		return x.Extract(c.Vals[0], i, c.Vals[0].Type().(*ir.ComplexType).Elem)
	}
}

func conjugateRule(x *build.Builder, c *Call) *ir.Value { return x.Conjugate(c.Vals[0]) }

// modelRule is a function of the floating-point model: a function of the run-time library with the kind in its name.
// suffix is that of an integer result.
func modelRule(name string, more ...func(x *build.Builder, v *ir.Value) *ir.Value) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		v := c.Vals[0]
		c.realKind(v.Type())
		args := []*ir.Value{v}
		for i, f := range more {
			args = append(args, f(x, c.Vals[i+1]))
		}
		kind := "8"
		if build.Part4(v.Type()) {
			kind = "4"
		}
		return x.Runtime(name+kind, v.Type(), args...)
	}
}

func toI64(x *build.Builder, v *ir.Value) *ir.Value { return x.Convert(v, ir.I64()) }

func exponentRule(x *build.Builder, c *Call) *ir.Value {
	v := c.Vals[0]
	c.realKind(v.Type())
	name, t := "Exponent8_4", ir.Type(ir.I32())
	if build.Part4(v.Type()) {
		name = "Exponent4_4"
	}
	return x.Convert(x.Runtime(name, t, v), c.Type)
}

// nearestRule: the direction is the sign of the second argument.
func nearestRule(x *build.Builder, c *Call) *ir.Value {
	v, s := c.Vals[0], c.Vals[1]
	c.realKind(v.Type())
	up := x.CmpF(arith.OGT, s, x.Float(0, s.Type()))
	name := "Nearest8"
	if build.Part4(v.Type()) {
		name = "Nearest4"
	}
	return x.Runtime(name, v.Type(), v, up)
}

// besselRule is a function of an order and a real.
func besselRule(name string) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		v := c.Vals[1]
		c.realKind(v.Type())
		return x.Library(build.CName(name, v.Type()), v.Type(), x.Convert(c.Vals[0], ir.I32()), v)
	}
}

func productRule(x *build.Builder, c *Call) *ir.Value {
	return x.FloatOp(arith.MulF, x.Convert(c.Vals[0], c.Type), x.Convert(c.Vals[1], c.Type))
}

// arctangentRule is atan(x), or atan(y, x).
func arctangentRule(x *build.Builder, c *Call) *ir.Value {
	if len(c.Vals) > 1 && c.Vals[1] != nil {
		c.realKind(c.Vals[0].Type())
		return x.FloatOp(mathdialect.Atan2, c.Vals[0], x.Convert(c.Vals[1], c.Vals[0].Type()))
	}
	return mathRule(mathdialect.Atan, "catan")(x, c)
}

func mergeRule(x *build.Builder, c *Call) *ir.Value {
	a, b := c.Vals[0], c.Vals[1]
	cond := x.Convert(c.Vals[2], ir.I1())
	if c.text() {
		aAddr, n := x.UnboxChar(a)
		bAddr, _ := x.UnboxChar(b)
		return x.BoxChar(x.SelectOp(cond, aAddr, bAddr), n)
	}
	return x.SelectOp(cond, a, x.Convert(b, a.Type()))
}

func notANumberRule(x *build.Builder, c *Call) *ir.Value {
	return x.FirConvert(x.CmpF(arith.UNO, c.Vals[0], c.Vals[0]), c.Type)
}

// finiteRule: the difference of an infinity and itself is NaN.
func finiteRule(x *build.Builder, c *Call) *ir.Value {
	v := c.Vals[0]
	diff := x.Op(arith.SubF, []*ir.Value{v, v}, []ir.Type{v.Type()}).Result(0)
	return x.FirConvert(x.CmpF(arith.OEQ, diff, x.Float(0, v.Type())), c.Type)
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
		add(rule, name)
	}
	// The specific names of old.
	for name, specific := range map[string]string{
		"sqrt": "dsqrt csqrt cdsqrt zsqrt", "exp": "dexp cexp cdexp zexp", "log": "alog dlog clog cdlog zlog", "log10": "alog10 dlog10",
		"sin": "dsin csin cdsin", "cos": "dcos ccos cdcos", "tan": "dtan", "asin": "dasin", "acos": "dacos", "atan2": "datan2",
		"sinh": "dsinh", "cosh": "dcosh", "tanh": "dtanh", "asinh": "dasinh", "acosh": "dacosh", "atanh": "datanh", "erf": "derf", "erfc": "derfc",
	} {
		add(rules[name], strings.Fields(specific)...)
	}
	add(arctangentRule, "atan", "datan")
	for name, def := range map[string]*ir.OpDef{"sin": mathdialect.Sin, "cos": mathdialect.Cos, "tan": mathdialect.Tan} {
		rules[name+"d"] = degreesRule(def, false)
	}
	for name, def := range map[string]*ir.OpDef{"asin": mathdialect.Asin, "acos": mathdialect.Acos, "atan": mathdialect.Atan} {
		rules[name+"d"] = degreesRule(def, true)
	}
	rules["atan2d"] = func(x *build.Builder, c *Call) *ir.Value {
		v := arctangentRule(x, c)
		return x.FloatOp(arith.MulF, v, x.Float(180/math.Pi, v.Type()))
	}
	for name, tangent := range map[string]Rule{"cotan": mathRule(mathdialect.Tan, "ctan"), "cotand": degreesRule(mathdialect.Tan, false)} {
		rules[name] = func(x *build.Builder, c *Call) *ir.Value {
			v := tangent(x, c)
			return x.FloatOp(arith.DivF, x.Float(1, v.Type()), v)
		}
	}
	for name, c := range map[string]string{"hypot": "hypot", "gamma": "tgamma", "log_gamma": "lgamma", "bessel_j0": "j0", "bessel_j1": "j1",
		"bessel_y0": "y0", "bessel_y1": "y1"} {
		rules[name] = libraryRule(c)
	}
	for name, specific := range map[string]string{"gamma": "dgamma", "log_gamma": "algama dlgama", "bessel_j0": "besj0 dbesj0",
		"bessel_j1": "besj1 dbesj1", "bessel_y0": "besy0 dbesy0", "bessel_y1": "besy1 dbesy1"} {
		add(rules[name], strings.Fields(specific)...)
	}
	for name, rule := range map[string]Rule{
		"bessel_jn": besselRule("jn"), "bessel_yn": besselRule("yn"), "erfc_scaled": modelRule("ErfcScaled"),
		"fraction": modelRule("Fraction"), "rrspacing": modelRule("RRSpacing"), "spacing": modelRule("Spacing"),
		"scale": modelRule("Scale", toI64), "set_exponent": modelRule("SetExponent", toI64), "exponent": exponentRule, "nearest": nearestRule,
		"dprod": productRule, "merge": mergeRule, "aimag": partRule(1), "imag": partRule(1), "dimag": partRule(1), "imagpart": partRule(1),
		"realpart": partRule(0), "conjg": conjugateRule, "dconjg": conjugateRule, "cmplx": complexRule, "dcmplx": complexRule,
		"isnan": notANumberRule, "ieee_is_nan": notANumberRule, "ieee_is_finite": finiteRule,
	} {
		rules[name] = rule
	}
	add(rules["bessel_jn"], "besjn", "dbesjn")
	add(rules["bessel_yn"], "besyn", "dbesyn")
	add(absRule, "abs", "cabs", "cdabs", "zabs", "iabs", "dabs")
	add(dimRule, "dim", "idim", "ddim")
	add(signRule, "sign", "isign", "dsign")
	add(modRule, "mod", "amod", "dmod")
	add(moduloRule, "modulo")
	add(mostRule(build.Greater), "max", "max0", "max1", "amax0", "amax1", "dmax1")
	add(mostRule(build.Lesser), "min", "min0", "min1", "amin0", "amin1", "dmin1")
	add(roundRule(mathdialect.Trunc), "aint", "dint")
	add(roundRule(mathdialect.Round), "anint", "dnint", "nint", "idnint")
	add(roundRule(mathdialect.Ceil), "ceiling")
	add(roundRule(mathdialect.Floor), "floor")
	add(convertRule, "int", "ifix", "idint", "int2", "short", "int8", "long", "real", "float", "sngl", "dble", "dfloat", "dreal", "logical")
}
