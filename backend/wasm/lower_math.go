package wasm

import (
	"math"
	"strings"

	"accc/backend/wasm/ssa"
	"accc/ir"
)

// floatInstructions are the functions of the C library that are one instruction, by their name for double.
var floatInstructions = map[string][2]ssa.Op{
	"fabs": {ssa.F32Abs, ssa.F64Abs}, "sqrt": {ssa.F32Sqrt, ssa.F64Sqrt}, "floor": {ssa.F32Floor, ssa.F64Floor},
	"ceil": {ssa.F32Ceil, ssa.F64Ceil}, "trunc": {ssa.F32Trunc, ssa.F64Trunc}, "rint": {ssa.F32Nearest, ssa.F64Nearest},
	"nearbyint": {ssa.F32Nearest, ssa.F64Nearest}, "copysign": {ssa.F32Copysign, ssa.F64Copysign},
}

// builtin computes a call of a C library function inline, if it is one of those that are worth it.
func (l *lowerer) builtin(name string, args []*ssa.Value) (*ssa.Value, bool) {
	if v, ok := l.floatBuiltin(name, args); ok {
		return v, true
	}
	switch {
	case (name == "abs" || name == "labs" || name == "llabs") && len(args) == 1 && args[0].Type.IsInt():
		return l.absolute(args[0]), true
	case (name == "memcpy" || name == "memmove") && sameTypes(args, []ssa.Type{ssa.I64, ssa.I64, ssa.I64}):
		l.copyBytes(args[0], args[1], args[2])
		return args[0], true
	case name == "memset" && sameTypes(args, []ssa.Type{ssa.I64, ssa.I32, ssa.I64}):
		l.fillBytes(args[0], args[1], args[2])
		return args[0], true
	}
	return nil, false
}

func (l *lowerer) floatBuiltin(name string, args []*ssa.Value) (*ssa.Value, bool) {
	if len(args) == 0 {
		return nil, false
	}
	t := args[0].Type
	for _, a := range args {
		if a.Type != t || t.IsInt() {
			return nil, false
		}
	}
	base := name
	if t == ssa.F32 {
		base = strings.TrimSuffix(name, "f")
		if base == name {
			return nil, false
		}
	} else if strings.HasSuffix(name, "l") && name != "ceil" {
		base = name[:len(name)-1] // long double is double here
	}
	if ops, ok := floatInstructions[base]; ok && len(ops[0].Info().Args) == len(args) {
		return l.b.Op(floatOp(t, ops[0], ops[1]), args...), true
	}
	switch {
	case base == "fmax" && len(args) == 2:
		return l.fmax(args[0], args[1]), true
	case base == "fmin" && len(args) == 2:
		return l.fmin(args[0], args[1]), true
	case base == "pow" && len(args) == 2 && isNumber(args[1], 2):
		return l.b.Op(floatOp(t, ssa.F32Mul, ssa.F64Mul), args[0], args[0]), true
	case base == "round" && len(args) == 1:
		return l.round(args[0]), true
	}
	return nil, false
}

// isNumber reports whether v is a floating-point constant.
func isNumber(v *ssa.Value, x float64) bool {
	c, ok := v.IsConst()
	if v.Type == ssa.F32 {
		return ok && c == int64(math.Float32bits(float32(x)))
	}
	return ok && c == int64(math.Float64bits(x))
}

// round rounds halves away from zero: the largest number below one half is added in the direction of the sign,
// which carries exactly those over that are to be.
func (l *lowerer) round(x *ssa.Value) *ssa.Value {
	half := l.b.Bits(ssa.F64, 0x3FDFFFFFFFFFFFFF)
	if x.Type == ssa.F32 {
		half = l.b.Bits(ssa.F32, 0x3EFFFFFF)
	}
	t := x.Type
	toward := l.b.Op(floatOp(t, ssa.F32Copysign, ssa.F64Copysign), half, x)
	sum := l.b.Op(floatOp(t, ssa.F32Add, ssa.F64Add), x, toward)
	return l.b.Op(floatOp(t, ssa.F32Trunc, ssa.F64Trunc), sum)
}

// absolute is |x|; that of the smallest number is itself.
func (l *lowerer) absolute(x *ssa.Value) *ssa.Value {
	k := intOps(x.Type)
	zero := l.b.Int(x.Type, 0)
	return l.b.Select(l.b.Op(k.ltS, x, zero), l.b.Op(k.sub, zero, x), x)
}

// mathLibrary are the operations that are functions of the C library: the operation, then the function's name.
var mathLibrary = `
	absf fabs; ceil ceil; floor floor; trunc trunc; roundeven rint; round round; sqrt sqrt; copysign copysign; fma fma;
	sin sin; cos cos; tan tan; asin asin; acos acos; atan atan; atan2 atan2; sinh sinh; cosh cosh; tanh tanh;
	asinh asinh; acosh acosh; atanh atanh; exp exp; exp2 exp2; expm1 expm1; log log; log2 log2; log10 log10; log1p log1p;
	powf pow; cbrt cbrt; erf erf; erfc erfc;
	intr.fabs fabs; intr.ceil ceil; intr.floor floor; intr.trunc trunc; intr.rint rint; intr.nearbyint nearbyint;
	intr.roundeven rint; intr.round round; intr.sqrt sqrt; intr.copysign copysign; intr.fma fma; intr.sin sin; intr.cos cos;
	intr.tan tan; intr.asin asin; intr.acos acos; intr.atan atan; intr.atan2 atan2; intr.sinh sinh; intr.cosh cosh; intr.tanh tanh;
	intr.exp exp; intr.exp2 exp2; intr.exp10 exp10; intr.log log; intr.log2 log2; intr.log10 log10; intr.pow pow`

func init() {
	for _, row := range strings.Split(mathLibrary, ";") {
		f := strings.Fields(row)
		op, name := "math."+f[0], f[1]
		if strings.HasPrefix(f[0], "intr.") {
			op = "llvm." + f[0]
		}
		scalar(op, func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
			if lf.t.IsInt() {
				l.fail("%s of an integer", o.Name())
			}
			return l.library(name, lf.t, x)
		})
	}
	scalar("llvm.intr.fmuladd", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		prod := l.b.Op(floatOp(lf.t, ssa.F32Mul, ssa.F64Mul), x[0], x[1])
		return l.b.Op(floatOp(lf.t, ssa.F32Add, ssa.F64Add), prod, x[2])
	})
	abs := func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return l.absolute(l.extend(x[0], lf, true))
	}
	scalar("math.absi", abs)
	scalar("llvm.intr.abs", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value { return abs(l, o, lf, x[:1]) })
	both2 := func(a, b string, h func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value) {
		scalar("math."+a, h)
		scalar("llvm.intr."+b, h)
	}
	both2("ctpop", "ctpop", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return l.b.Op(intOps(lf.t).popcnt, l.extend(x[0], lf, false))
	})
	both2("ctlz", "ctlz", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		k := intOps(lf.t)
		return l.b.Op(k.sub, l.b.Op(k.clz, l.extend(x[0], lf, false)), l.b.Int(lf.t, int64(8*lf.t.Size()-lf.bits)))
	})
	both2("cttz", "cttz", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		v := x[0]
		if lf.bits < 8*lf.t.Size() { // a bit above the last one ends the count
			v = l.b.Op(intOps(lf.t).or, v, l.b.Int(lf.t, 1<<lf.bits))
		}
		return l.b.Op(intOps(lf.t).ctz, v)
	})
}
