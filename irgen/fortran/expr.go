package fortran

import (
	"go/constant"
	"math/big"

	"accc/dialects/arith"
	"accc/dialects/fir"
	mathdialect "accc/dialects/math"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
)

// scalar is the value of a scalar expression in its type in memory: logicals as !fir.logical<k>. Characters and derived types
// have addresses only, see char and entityOf.
func (x *fn) scalar(n *front.Node) *ir.Value {
	if v := x.given[n]; v != nil {
		return v
	}
	if n.Value != nil && n.Rank == 0 && !negativeZero(n) {
		if v := x.constant(n.Value, n.Type); v != nil {
			return v
		}
	}
	switch n.Kind {
	case front.ParenExpr:
		v := x.scalar(n.Args[0])
		if ir.IsFloat(v.Type()) {
			return x.Op1(fir.NoReassoc, v.Type(), v)
		}
		return v
	case front.NameExpr, front.MemberExpr:
		if n.Kind == front.MemberExpr && n.Symbol == nil && !entity.IsDesignator(n.Args[0]) {
			return x.complexPart(n)
		}
		if !entity.IsDesignator(n) && (n.Kind == front.NameExpr || n.Symbol != nil && n.Symbol.Kind != front.Variable) {
			x.unsupported(x.span(n), "'%s' as a value", x.span(n).Text()) // a procedure, a type, a namelist
		}
		return x.LoadEntity(x.baseEntity(n))
	case front.UnaryExpr:
		if n.Symbol != nil {
			return x.LoadEntity(x.callEntity(n))
		}
		return x.unary(n, x.scalar(n.Args[0]))
	case front.BinaryExpr:
		return x.binary(n)
	case front.ComplexExpr:
		return x.ComplexOf(x.scalar(n.Args[0]), x.scalar(n.Args[1]), x.ScalarType(n.Type))
	case front.RefExpr:
		switch n.Ref {
		case front.Element:
			return x.LoadEntity(x.elementEntity(n))
		case front.Call:
			if n.Intrinsic != nil {
				return x.intrinsics.Scalar(n)
			}
			return x.callScalar(n)
		case front.Bound:
			return x.callScalar(n)
		}
	}
	x.unsupported(x.span(n), "this expression")
	return nil
}

// negativeZero reports whether a constant is the opposite of zero, whose sign the folded value does not have.
func negativeZero(n *front.Node) bool {
	return n.Kind == front.UnaryExpr && n.Text == "-" && n.Type.Class == frontend.Real && constant.Sign(n.Value) == 0
}

// complexPart is the part of a complex value.
func (x *fn) complexPart(n *front.Node) *ir.Value {
	v := x.scalar(n.Args[0])
	i := int64(0)
	if n.Text == "im" {
		i = 1
	}
	if !build.IsComplexType(v.Type()) {
		x.unsupported(x.span(n), "this component")
	}
	return x.Extract(v, i, v.Type().(*ir.ComplexType).Elem)
}

// constant is a folded value of a type; nil for characters.
func (x *fn) constant(v constant.Value, t front.Type) *ir.Value {
	to := x.ScalarType(t)
	switch t.Class {
	case frontend.Integer:
		if v.Kind() == constant.Float {
			v = constant.ToInt(v)
		}
		if i, ok := constant.Int64Val(v); ok {
			return x.Int(i, to)
		}
		if b, ok := constant.Val(v).(*big.Int); ok {
			if t.Kind == 16 {
				return x.Op(arith.Constant, nil, []ir.Type{to}, build.Attr("value", ir.BigInteger(to, b))).Result(0)
			}
			return x.Int(int64(b.Uint64()), to)
		}
	case frontend.Real:
		if f, ok := initial.Float(v); ok {
			return x.Float(f, to)
		}
	case frontend.Complex:
		re, ok1 := initial.Float(constant.Real(v))
		im, ok2 := initial.Float(constant.Imag(v))
		if ok1 && ok2 {
			elem := to.(*ir.ComplexType).Elem
			return x.ComplexOf(x.Float(re, elem), x.Float(im, elem), to)
		}
	case frontend.Logical:
		if v.Kind() == constant.Bool {
			return x.FirConvert(x.Bool(constant.BoolVal(v)), to)
		}
	}
	return nil
}

// index is an integer expression as index.
func (x *fn) index(n *front.Node) *ir.Value {
	if v, ok := front.IntegerValue(n); ok {
		return x.Idx(v)
	}
	return x.AsIndex(x.scalar(n))
}

// cond is a logical expression as i1.
func (x *fn) cond(n *front.Node) *ir.Value {
	if n.Value != nil && n.Value.Kind() == constant.Bool {
		return x.Bool(constant.BoolVal(n.Value))
	}
	switch n.Kind {
	case front.ParenExpr:
		return x.cond(n.Args[0])
	case front.UnaryExpr:
		if n.Text == ".not." && n.Symbol == nil {
			return x.Not(x.cond(n.Args[0]))
		}
	case front.BinaryExpr:
		if n.Symbol == nil {
			if v := x.logicalBinary(n, func() *ir.Value { return x.cond(n.Args[0]) }, func() *ir.Value { return x.cond(n.Args[1]) }); v != nil {
				return v
			}
			if v := x.relation(n); v != nil {
				return v
			}
		}
	}
	return x.Convert(x.scalar(n), ir.I1())
}

// logicalBinary is .and., .or. and similar operators on two conditions, nil for other operators. The second operand is
// evaluated only if it decides, as programs expect that guard it with the first.
func (x *fn) logicalBinary(n *front.Node, a, b func() *ir.Value) *ir.Value {
	pure := x.harmless(n.Args[1])
	switch n.Text {
	case ".and.":
		c := a()
		if pure {
			return x.Op1(arith.AndI, ir.I1(), c, b())
		}
		return x.Choose(c, []ir.Type{ir.I1()}, func() []*ir.Value { return []*ir.Value{b()} }, func() []*ir.Value { return []*ir.Value{x.Bool(false)} })[0]
	case ".or.":
		c := a()
		if pure {
			return x.Op1(arith.OrI, ir.I1(), c, b())
		}
		return x.Choose(c, []ir.Type{ir.I1()}, func() []*ir.Value { return []*ir.Value{x.Bool(true)} }, func() []*ir.Value { return []*ir.Value{b()} })[0]
	case ".eqv.":
		return x.CmpI(arith.EQ, a(), b())
	case ".neqv.", ".xor.":
		if n.Type.Class == frontend.Logical {
			return x.CmpI(arith.NE, a(), b())
		}
	}
	return nil
}

// harmless reports whether an expression can be evaluated although it may not be asked for: it reads only scalar
// variables that are there for certain.
func (x *fn) harmless(n *front.Node) bool {
	ok := true
	n.Walk(func(m *front.Node) bool {
		switch m.Kind {
		case front.NameExpr:
			if s := m.Symbol; s != nil && (s.Has(front.Optional|front.Allocatable|front.PointerAttr) || s.Rank() != 0 || s.Assoc != nil) {
				ok = false
			}
		case front.RefExpr, front.MemberExpr:
			ok = false
		case front.BinaryExpr:
			if m.Symbol != nil || m.Text == "/" && m.Type.Class == frontend.Integer || m.Text == "//" {
				ok = false
			}
		case front.UnaryExpr:
			ok = ok && m.Symbol == nil
		}
		return ok
	})
	return ok
}

// unary applies an operator to a value.
func (x *fn) unary(n *front.Node, v *ir.Value) *ir.Value {
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

func (x *fn) binary(n *front.Node) *ir.Value {
	if n.Symbol != nil {
		return x.LoadEntity(x.callEntity(n))
	}
	if v := x.logicalBinary(n, func() *ir.Value { return x.cond(n.Args[0]) }, func() *ir.Value { return x.cond(n.Args[1]) }); v != nil {
		return x.FirConvert(v, x.ScalarType(n.Type))
	}
	if v := x.relation(n); v != nil {
		return x.FirConvert(v, x.ScalarType(n.Type))
	}
	return x.binaryOn(n, x.scalar(n.Args[0]), x.scalar(n.Args[1]))
}

// relation is a comparison as i1, nil for other operations.
func (x *fn) relation(n *front.Node) *ir.Value {
	pred, ok := build.Comparisons[front.CanonicalOperator(n.Text)]
	if !ok {
		return nil
	}
	a, b := n.Args[0], n.Args[1]
	if entity.IsCharacter(a.Type) && entity.IsCharacter(b.Type) {
		return x.compareChars(n.Text, a, b)
	}
	v := x.scalar(a)
	return x.Compare(pred, v, x.scalar(b))
}

// binaryOn applies a binary operator that the language defines to two values, not to characters.
func (x *fn) binaryOn(n *front.Node, a, b *ir.Value) *ir.Value {
	op := front.CanonicalOperator(n.Text)
	if pred, ok := build.Comparisons[op]; ok {
		return x.FirConvert(x.Compare(pred, a, b), x.ScalarType(n.Type))
	}
	to := x.ScalarType(n.Type)
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
		x.unsupported(x.span(n), "operator '%s'", n.Text)
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
func (x *fn) power(n *front.Node, a, b *ir.Value) *ir.Value {
	to := x.ScalarType(n.Type)
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
