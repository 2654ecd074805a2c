// Package complex is the dialect of functions of complex numbers, as far as values are concerned: flang raises them to powers
// with it, and calls the C library for the rest.
//
// MLIR's dialect of the name is the specification.
package complex

import (
	"fmt"

	"accc/dialects/arith"
	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the complex namespace.
var Dialect = ir.NewDialect("complex", "Functions of complex numbers.")

var (
	number   = ir.Constraint{Name: "complex type with floating-point elements", Match: func(t ir.Type) bool { return element(t) != nil }}
	fastmath = ir.AttrSpec{Name: "fastmath", Type: arith.FastMathEnum.Constraint("floating-point fast math flags"), Default: arith.FastMathEnum.Attr(0)}
)

const fmtFast = " (`fastmath` `` $fastmath^)?"

// element is the type of the parts of complex numbers, nil for other types.
func element(t ir.Type) ir.Type {
	if c, ok := t.(*ir.ComplexType); ok && ir.IsFloat(c.Elem) {
		return c.Elem
	}
	return nil
}

func one(name string, c ir.Constraint) ir.OperandSpec { return ir.OperandSpec{Name: name, Type: c} }

// define makes an operation on complex numbers; result computes the type of its result from that of the first operand.
func define(name, doc, format string, operands []ir.OperandSpec, c ir.Constraint, traits ir.Trait, result func(ir.Type) ir.Type) *ir.OpDef {
	fast := fastmath
	fast.Optional = name == "powi" // what the text leaves out is absent
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: operands,
		Attrs:    []ir.AttrSpec{fast},
		Results:  []ir.ResultSpec{one("result", c)},
		Traits:   ir.Pure | traits,
		Format:   format,
		Infer:    func(s *ir.State) ([]ir.Type, error) { return []ir.Type{result(s.Operands[0].Type())}, nil },
	})
}

func same(t ir.Type) ir.Type { return t }

func unary(name, doc string) *ir.OpDef {
	return define(name, doc, "$complex"+fmtFast+" attr-dict `:` type($complex)", []ir.OperandSpec{one("complex", number)}, number, ir.SameTypes, same)
}

func binary(name, doc string) *ir.OpDef {
	return define(name, doc, "$lhs `,` $rhs"+fmtFast+" attr-dict `:` type($result)", []ir.OperandSpec{one("lhs", number), one("rhs", number)}, number,
		ir.SameTypes, same)
}

// part defines a function whose result is a real number.
func part(name, doc string) *ir.OpDef {
	return define(name, doc, "$complex"+fmtFast+" attr-dict `:` type($complex)", []ir.OperandSpec{one("complex", number)}, constraint.FloatLike, 0, element)
}

// Functions.
var (
	Abs   = part("abs", "Absolute value.")
	Angle = part("angle", "Argument.")
	Im    = part("im", "Imaginary part.")
	Re    = part("re", "Real part.")
	Conj  = unary("conj", "Conjugate.")
	Cos   = unary("cos", "Cosine.")
	Exp   = unary("exp", "Power of e.")
	ExpM1 = unary("expm1", "Power of e, less one.")
	Log   = unary("log", "Natural logarithm.")
	Log1p = unary("log1p", "Natural logarithm of one more.")
	Neg   = unary("neg", "Negative.")
	Rsqrt = unary("rsqrt", "Reciprocal of the square root.")
	Sign  = unary("sign", "The number over its absolute value.")
	Sin   = unary("sin", "Sine.")
	Sqrt  = unary("sqrt", "Square root.")
	Tan   = unary("tan", "Tangent.")
	Tanh  = unary("tanh", "Hyperbolic tangent.")
	Add   = binary("add", "Sum.")
	Atan2 = binary("atan2", "Arc tangent of a quotient.")
	Div   = binary("div", "Quotient.")
	Mul   = binary("mul", "Product.")
	Pow   = binary("pow", "Power.")
	Sub   = binary("sub", "Difference.")
	PowI  = define("powi", "Power with an integer exponent.", "$lhs `,` $rhs"+fmtFast+" attr-dict `:` type($lhs) `,` type($rhs)",
		[]ir.OperandSpec{one("lhs", number), one("rhs", constraint.SignlessOrIndexLike)}, number, 0, same)
	Create = Dialect.Op("create", ir.Spec{
		Doc:      "A complex number of its parts.",
		Operands: []ir.OperandSpec{one("real", constraint.FloatLike), one("imaginary", constraint.FloatLike)},
		Results:  []ir.ResultSpec{one("complex", number)},
		Traits:   ir.Pure,
		Format:   "$real `,` $imaginary attr-dict `:` type($complex)",
		TypesMatch: []ir.TypeMatch{{Doc: "real is of the type of the parts", From: "complex", To: "real", Of: parts},
			{Doc: "imaginary is of the type of the parts", From: "complex", To: "imaginary", Of: parts}},
	})
	Eq  = compare("eq", "Whether two numbers are equal.")
	Neq = compare("neq", "Whether two numbers differ.")

	Bitcast = Dialect.Op("bitcast", ir.Spec{
		Doc:      "The bits of a complex number as an integer or a complex number of other parts, and back.",
		Operands: []ir.OperandSpec{one("operand", constraint.AnyType)},
		Results:  []ir.ResultSpec{one("result", constraint.AnyType)},
		Traits:   ir.Pure,
		Format:   "$operand attr-dict `:` type($operand) `to` type($result)",
		Verify:   verifyBitcast,
	})
	Constant = Dialect.Op("constant", ir.Spec{
		Doc:         "A complex number that is known.",
		Attrs:       []ir.AttrSpec{{Name: "value", Type: constraint.ArrayAttr}},
		Results:     []ir.ResultSpec{one("complex", number)},
		Traits:      ir.Pure | ir.ConstantLike,
		Format:      "$value attr-dict `:` type($complex)",
		ResultNames: func(o *ir.Op, name func(*ir.Value, string)) { name(o.Result(0), "cst") },
		Verify:      verifyConstant,
	})
)

func verifyConstant(o *ir.Op) error {
	list, elem := o.Attr("value").(*ir.ArrayAttr).Elems, element(o.Result(0).Type())
	if len(list) != 2 {
		return fmt.Errorf("value must have a real and an imaginary part, and has %d elements", len(list))
	}
	for _, a := range list {
		if f, ok := a.(*ir.FloatAttr); !ok || f.Type != elem {
			return fmt.Errorf("the parts of value must be of type %s", ir.TypeString(elem))
		}
	}
	return nil
}

// bitsOf is the number of bits of what may be cast; ok is false for other types.
func bitsOf(t ir.Type) (n int, ok bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width, true
	case *ir.FloatType:
		return t.Width, true
	case *ir.ComplexType:
		n, ok = bitsOf(t.Elem)
		return 2 * n, ok
	}
	return 0, false
}

func verifyBitcast(o *ir.Op) error {
	from, to := o.Operand(0).Type(), o.Result(0).Type()
	a, fromBits := bitsOf(from)
	b, toBits := bitsOf(to)
	switch {
	case !fromBits || !toBits || element(from) == nil && element(to) == nil:
		return fmt.Errorf("needs a complex number and an integer, a real number or another complex number")
	case a != b:
		return fmt.Errorf("cannot make %d bits of %d", b, a)
	}
	return nil
}

func parts(t ir.Type) []ir.Type {
	if e := element(t); e != nil {
		return []ir.Type{e}
	}
	return nil
}

func compare(name, doc string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one("lhs", number), one("rhs", number)},
		Results:  []ir.ResultSpec{one("result", constraint.I1)},
		Traits:   ir.Pure | ir.SameOperands,
		Format:   "$lhs `,` $rhs attr-dict `:` type($lhs)",
		Infer:    func(*ir.State) ([]ir.Type, error) { return []ir.Type{ir.I1()}, nil },
	})
}
