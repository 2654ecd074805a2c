package math

import (
	"math"

	"accc/dialects/arith"
	"accc/ir"
)

func init() { Dialect.Constant = arith.Dialect.Constant }

// exact are the functions whose result IEEE 754 defines: those may be computed here.
var exact = map[string]func(float64) float64{
	"absf": math.Abs, "ceil": math.Ceil, "floor": math.Floor, "trunc": math.Trunc, "round": math.Round,
	"roundeven": math.RoundToEven, "sqrt": math.Sqrt,
}

func fold(name string) func(*ir.Op, []ir.Attribute) []any {
	f := exact[name]
	if f == nil {
		return nil
	}
	return func(o *ir.Op, consts []ir.Attribute) []any {
		t := o.Result(0).Type()
		a, ok := consts[0].(*ir.FloatAttr)
		if !ok || t != ir.F32() && t != ir.F64() {
			return nil
		}
		v := f(a.Float64())
		if v != v {
			return nil // the sign and payload of a NaN are the machine's
		}
		return []any{ir.FloatValue(t, v)}
	}
}
