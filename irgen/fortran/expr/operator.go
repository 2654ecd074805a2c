package expr

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	mathdialect "accc/dialects/math"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// unary applies an operator to a value.
func (x *Lowering) unary(n *front.Node, v *ir.Value) *ir.Value {
	switch n.Text {
	case "+":
		return v
	case ".not.":
		return x.FirConvert(x.Not(x.Convert(v, ir.I1())), v.Type())
	}
	switch t := v.Type().(type) {
	case *ir.ComplexType:
		return x.Op1(fir.Negc, t, v)
	case *ir.FloatType:
		return x.Op(arith.NegF, []*ir.Value{v}, []ir.Type{t}, build.Contract()).Result(0)
	}
	return x.Op1(arith.SubI, v.Type(), x.Int(0, v.Type()), v)
}

func (x *Lowering) binary(n *front.Node) *ir.Value {
	if n.Symbol != nil {
		return x.LoadEntity(x.host.Call(n))
	}
	if v := x.logicalBinary(n, func() *ir.Value { return x.Condition(n.Args[0]) }, func() *ir.Value { return x.Condition(n.Args[1]) }); v != nil {
		return x.FirConvert(v, x.types.ScalarType(n.Type))
	}
	if v := x.relation(n); v != nil {
		return x.FirConvert(v, x.types.ScalarType(n.Type))
	}
	return x.binaryOn(n, x.Scalar(n.Args[0]), x.Scalar(n.Args[1]))
}

// relation is a comparison as i1, nil for other operations.
func (x *Lowering) relation(n *front.Node) *ir.Value {
	pred, ok := build.Comparisons[front.CanonicalOperator(n.Text)]
	if !ok {
		return nil
	}
	a, b := n.Args[0], n.Args[1]
	if entity.IsCharacter(a.Type) && entity.IsCharacter(b.Type) {
		return x.compareChars(n.Text, a, b)
	}
	v := x.Scalar(a)
	return x.Compare(pred, v, x.Scalar(b))
}

// binaryOn applies a binary operator that the language defines to two values, not to characters.
func (x *Lowering) binaryOn(n *front.Node, a, b *ir.Value) *ir.Value {
	op := front.CanonicalOperator(n.Text)
	if pred, ok := build.Comparisons[op]; ok {
		return x.FirConvert(x.Compare(pred, a, b), x.types.ScalarType(n.Type))
	}
	to := x.types.ScalarType(n.Type)
	switch op {
	case ".and.", ".or.", ".eqv.", ".neqv.", ".xor.":
		if n.Type.Class == frontend.Integer {
			return x.Op1(arith.XOrI, to, x.Convert(a, to), x.Convert(b, to))
		}
		a, b = x.Convert(a, ir.I1()), x.Convert(b, ir.I1())
		v := x.logicalBinary(&front.Node{Text: op, Type: n.Type, Args: []*front.Node{{}, {}}}, func() *ir.Value { return a }, func() *ir.Value { return b })
		return x.FirConvert(v, to)
	case "**":
		return x.power(n, a, b)
	}
	defs, ok := build.Arithmetic[op]
	if !ok {
		x.host.Unsupported(x.host.Span(n), "operator '%s'", n.Text)
	}
	a, b = x.Convert(a, to), x.Convert(b, to)
	switch {
	case ir.IsFloat(to):
		return x.Op(defs[1], []*ir.Value{a, b}, []ir.Type{to}, build.Contract()).Result(0)
	case build.IsComplexType(to):
		return x.Op(defs[2], []*ir.Value{a, b}, []ir.Type{to}, build.Contract()).Result(0)
	}
	return x.Op1(defs[0], to, a, b)
}

// power lowers a**b.
func (x *Lowering) power(n *front.Node, a, b *ir.Value) *ir.Value {
	to := x.types.ScalarType(n.Type)
	integer := ir.IsInteger(b.Type(), 0)
	switch {
	case ir.IsFloat(to) && integer:
		a = x.Convert(a, to)
		return x.Op(mathdialect.FPowI, []*ir.Value{a, b}, []ir.Type{to}, build.Contract()).Result(0)
	case ir.IsFloat(to):
		return x.Op(mathdialect.PowF, []*ir.Value{x.Convert(a, to), x.Convert(b, to)}, []ir.Type{to}, build.Contract()).Result(0)
	case build.IsComplexType(to):
		return x.ComplexPower(a, b, to)
	}
	return x.Op1(mathdialect.IPowI, to, x.Convert(a, to), x.Convert(b, to))
}
