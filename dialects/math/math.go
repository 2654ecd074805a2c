// Package math is the dialect of functions beyond arithmetic: roots, powers,
// rounding, trigonometry, and some on the bits of integers.
package math

import (
	"accc/dialects/arith"
	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the math namespace.
var Dialect = ir.NewDialect("math", "Mathematical functions.")

var fastmath = ir.AttrSpec{Name: "fastmath", Type: arith.FastMathEnum.Constraint("floating-point fast math flags"), Default: arith.FastMathEnum.Attr(0)}

const fmtFast = " (`fastmath` `` $fastmath^)?"

func one(name string, c ir.Constraint) ir.OperandSpec { return ir.OperandSpec{Name: name, Type: c} }

// float defines a function of floating-point values of one type.
func float(name, doc, format string, operands ...string) *ir.OpDef {
	var ops []ir.OperandSpec
	for _, n := range operands {
		ops = append(ops, one(n, constraint.FloatLike))
	}
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: ops,
		Attrs:    []ir.AttrSpec{fastmath},
		Results:  []ir.ResultSpec{one("result", constraint.FloatLike)},
		Traits:   ir.Pure | ir.SameTypes,
		Format:   format + fmtFast + " attr-dict `:` type($result)",
		Fold:     fold(name),
	})
}

func unary(name, doc string) *ir.OpDef { return float(name, doc, "$operand", "operand") }

func binary(name, doc string) *ir.OpDef { return float(name, doc, "$lhs `,` $rhs", "lhs", "rhs") }

// Functions of floating-point values.
var (
	AbsF      = unary("absf", "Absolute value.")
	Acos      = unary("acos", "Arc cosine.")
	Acosh     = unary("acosh", "Inverse hyperbolic cosine.")
	Asin      = unary("asin", "Arc sine.")
	Asinh     = unary("asinh", "Inverse hyperbolic sine.")
	Atan      = unary("atan", "Arc tangent.")
	Atanh     = unary("atanh", "Inverse hyperbolic tangent.")
	Cbrt      = unary("cbrt", "Cube root.")
	Ceil      = unary("ceil", "Round up.")
	Cos       = unary("cos", "Cosine.")
	Cosh      = unary("cosh", "Hyperbolic cosine.")
	Erf       = unary("erf", "Error function.")
	Erfc      = unary("erfc", "Complementary error function.")
	Exp       = unary("exp", "Power of e.")
	Exp2      = unary("exp2", "Power of two.")
	ExpM1     = unary("expm1", "Power of e, less one.")
	Floor     = unary("floor", "Round down.")
	Log       = unary("log", "Natural logarithm.")
	Log10     = unary("log10", "Decimal logarithm.")
	Log1p     = unary("log1p", "Natural logarithm of one more.")
	Log2      = unary("log2", "Binary logarithm.")
	Round     = unary("round", "Round to nearest, halves away from zero.")
	RoundEven = unary("roundeven", "Round to nearest, halves to even.")
	Rsqrt     = unary("rsqrt", "Reciprocal of the square root.")
	Sin       = unary("sin", "Sine.")
	Sinh      = unary("sinh", "Hyperbolic sine.")
	Sqrt      = unary("sqrt", "Square root.")
	Tan       = unary("tan", "Tangent.")
	Tanh      = unary("tanh", "Hyperbolic tangent.")
	Trunc     = unary("trunc", "Round toward zero.")
	Atan2     = binary("atan2", "Arc tangent of a quotient, by quadrant.")
	CopySign  = binary("copysign", "The first value with the sign of the second.")
	PowF      = binary("powf", "Power.")
	FMA       = float("fma", "Product and sum, rounded once.", "$a `,` $b `,` $c", "a", "b", "c")
	ClampF    = float("clampf", "A value, brought between two others.", "$value `to` ` ` `[` $min `,` $max `]`", "value", "min", "max")
	FPowI     = Dialect.Op("fpowi", ir.Spec{
		Doc:      "Power with an integer exponent.",
		Operands: []ir.OperandSpec{one("lhs", constraint.FloatLike), one("rhs", constraint.SignlessOrIndexLike)},
		Attrs:    []ir.AttrSpec{fastmath},
		Results:  []ir.ResultSpec{one("result", constraint.FloatLike)},
		Traits:   ir.Pure,
		Format:   "$lhs `,` $rhs" + fmtFast + " attr-dict `:` type($lhs) `,` type($rhs)",
		Infer:    firstType,
	})
	SinCos = Dialect.Op("sincos", ir.Spec{
		Doc:      "Sine and cosine.",
		Operands: []ir.OperandSpec{one("operand", constraint.FloatLike)},
		Attrs:    []ir.AttrSpec{fastmath},
		Results:  []ir.ResultSpec{one("sin", constraint.FloatLike), one("cos", constraint.FloatLike)},
		Traits:   ir.Pure | ir.SameTypes,
		Format:   "$operand" + fmtFast + " attr-dict `:` type($operand)",
		ResultNames: func(o *ir.Op, name func(v *ir.Value, n string)) {
			name(o.Result(0), "sin")
			name(o.Result(1), "cos")
		},
	})
)

func firstType(s *ir.State) ([]ir.Type, error) { return []ir.Type{s.Operands[0].Type()}, nil }

// test defines a question about a floating-point value.
func test(name, doc string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one("operand", constraint.FloatLike)},
		Attrs:    []ir.AttrSpec{fastmath},
		Results:  []ir.ResultSpec{one("result", constraint.BoolLike)},
		Traits:   ir.Pure,
		Format:   "$operand attr-dict `:` type($operand)",
		Infer: func(s *ir.State) ([]ir.Type, error) {
			return []ir.Type{constraint.WithElement(s.Operands[0].Type(), ir.I1())}, nil
		},
	})
}

// integer defines a function of integers of one type.
func integer(name, doc, format string, operands ...string) *ir.OpDef {
	var ops []ir.OperandSpec
	for _, n := range operands {
		ops = append(ops, one(n, constraint.SignlessOrIndexLike))
	}
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: ops,
		Results:  []ir.ResultSpec{one("result", constraint.SignlessOrIndexLike)},
		Traits:   ir.Pure | ir.SameTypes,
		Format:   format + " attr-dict `:` type($result)",
	})
}

// Questions, and functions of integers.
var (
	IsFinite = test("isfinite", "Whether a number is neither infinite nor NaN.")
	IsInf    = test("isinf", "Whether a number is infinite.")
	IsNaN    = test("isnan", "Whether a number is NaN.")
	IsNormal = test("isnormal", "Whether a number is neither zero, subnormal, infinite nor NaN.")
	AbsI     = integer("absi", "Absolute value of a signed integer.", "$operand", "operand")
	Ctlz     = integer("ctlz", "Number of leading zeros.", "$operand", "operand")
	Cttz     = integer("cttz", "Number of trailing zeros.", "$operand", "operand")
	CtPop    = integer("ctpop", "Number of bits that are set.", "$operand", "operand")
	IPowI    = integer("ipowi", "Power of signed integers.", "$lhs `,` $rhs", "lhs", "rhs")
)
