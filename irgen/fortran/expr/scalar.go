package expr

import (
	"slices"

	"go/constant"
	"math/big"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
)

// Scalar is the value of a scalar expression in its type in memory: logicals as !fir.logical<k>. Characters and derived types
// have addresses only, see Char and Value.
func (x *Lowering) Scalar(n *front.Node) *ir.Value {
	if v := x.Given[n]; v != nil {
		return v
	}
	if n.Value != nil && n.Rank == 0 && !negativeZero(n) {
		if v := x.Constant(n.Value, n.Type); v != nil {
			return v
		}
	}
	switch n.Kind {
	case front.ParenExpr:
		v := x.Scalar(n.Args[0])
		if ir.IsFloat(v.Type()) {
			return x.Op1(fir.NoReassoc, v.Type(), v)
		}
		return v
	case front.NameExpr, front.MemberExpr:
		if n.Kind == front.MemberExpr && n.Symbol == nil && !entity.IsDesignator(n.Args[0]) {
			return x.complexPart(n)
		}
		if !entity.IsDesignator(n) && (n.Kind == front.NameExpr || n.Symbol != nil && n.Symbol.Kind != front.Variable) {
			x.host.Unsupported(x.host.Span(n), "'%s' as a value", x.host.Span(n).Text()) // a procedure, a type, a namelist
		}
		e := x.Base(n)
		return x.Located(n, func() *ir.Value { return x.LoadEntity(e) })
	case front.UnaryExpr:
		if n.Symbol != nil {
			return x.LoadEntity(x.host.Call(n))
		}
		return x.unary(n, x.Scalar(n.Args[0]))
	case front.BinaryExpr:
		return x.binary(n)
	case front.ComplexExpr:
		return x.ComplexOf(x.Scalar(n.Args[0]), x.Scalar(n.Args[1]), x.types.ScalarType(n.Type))
	case front.RefExpr:
		switch n.Ref {
		case front.Element:
			e := x.ElementEntity(n)
			return x.Located(n, func() *ir.Value { return x.LoadEntity(e) })
		case front.Call:
			if n.Intrinsic != nil {
				return x.Intrinsics.Scalar(n)
			}
			return x.callScalar(n)
		case front.Bound:
			return x.callScalar(n)
		}
	}
	x.host.Unsupported(x.host.Span(n), "this expression")
	return nil
}

// Located makes an access whose location is that of the designator, where it is part of a statement: arguments of directives have the
// location of the directive.
func (x *Lowering) Located(n *front.Node, access func() *ir.Value) *ir.Value {
	outer := x.B.Loc
	if at, ok := outer.(*ir.FileLoc); ok && at.EndLine == 0 {
		if s := x.host.Span(n); s.IsValid() {
			p := s.Position()
			x.B.Loc = &ir.FileLoc{File: p.File, Line: p.Line, Col: p.Column, Toks: at.Toks}
		}
	}
	v := access()
	x.B.Loc = outer
	return v
}

// negativeZero reports whether a constant is the opposite of zero, whose sign the folded value does not have.
func negativeZero(n *front.Node) bool {
	return n.Kind == front.UnaryExpr && n.Text == "-" && n.Type.Class == frontend.Real && constant.Sign(n.Value) == 0
}

// complexPart is the part of a complex value.
func (x *Lowering) complexPart(n *front.Node) *ir.Value {
	v := x.Scalar(n.Args[0])
	i := int64(0)
	if n.Text == "im" {
		i = 1
	}
	if !build.IsComplexType(v.Type()) {
		x.host.Unsupported(x.host.Span(n), "this component")
	}
	return x.Extract(v, i, v.Type().(*ir.ComplexType).Elem)
}

// Constant is a folded value of a type; nil for characters.
func (x *Lowering) Constant(v constant.Value, t front.Type) *ir.Value {
	to := x.types.ScalarType(t)
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

// Index is an integer expression as index.
func (x *Lowering) Index(n *front.Node) *ir.Value {
	if v, ok := front.IntegerValue(n); ok {
		return x.Idx(v)
	}
	return x.AsIndex(x.Scalar(n))
}

// Condition is a logical expression as i1.
func (x *Lowering) Condition(n *front.Node) *ir.Value {
	if n.Value != nil && n.Value.Kind() == constant.Bool {
		return x.Bool(constant.BoolVal(n.Value))
	}
	switch n.Kind {
	case front.ParenExpr:
		return x.Condition(n.Args[0])
	case front.UnaryExpr:
		if n.Text == ".not." && n.Symbol == nil {
			return x.Not(x.Condition(n.Args[0]))
		}
	case front.BinaryExpr:
		if n.Symbol == nil {
			if v := x.logicalBinary(n, func() *ir.Value { return x.Condition(n.Args[0]) }, func() *ir.Value { return x.Condition(n.Args[1]) }); v != nil {
				return v
			}
			if v := x.relation(n); v != nil {
				return v
			}
		}
	}
	return x.Convert(x.Scalar(n), ir.I1())
}

// harmless reports whether an expression can be evaluated although it may not be asked for: it reads only scalar
// variables that are there for certain.
func (x *Lowering) harmless(n *front.Node) bool {
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

// logicalBinary is .and., .or. and similar operators on two conditions, nil for other operators. The second operand is
// evaluated only if it decides, as programs expect that guard it with the first.
func (x *Lowering) logicalBinary(n *front.Node, a, b func() *ir.Value) *ir.Value {
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

// callScalar is the value of a function call with a scalar result.
func (x *Lowering) callScalar(n *front.Node) *ir.Value {
	if s := n.Symbol; s != nil && s.Proc != nil && s.Proc.Statement != nil {
		return x.statementFunction(n)
	}
	return x.LoadEntity(x.host.Call(n))
}

// statementFunction expands a statement function (Fortran 2018 §15.6.4): its arguments are evaluated once.
func (x *Lowering) statementFunction(n *front.Node) *ir.Value {
	p := n.Symbol.Proc
	if slices.Contains(x.expanding, n.Symbol) {
		x.host.Unsupported(x.host.Span(n), "a statement function that refers to itself")
	}
	args := n.Args[1:]
	old := map[*front.Symbol]*entity.Entity{}
	for i, d := range p.Dummies {
		if i >= len(args) {
			x.host.Unsupported(x.host.Span(n), "a statement function with too few arguments")
		}
		old[d] = x.Bound[d]
		if entity.IsCharacter(d.Type) {
			a, l := x.Char(args[i])
			x.Bound[d] = &entity.Entity{Type: d.Type, Addr: a, Len: l}
			continue
		}
		v := x.Convert(x.Scalar(args[i]), x.types.ScalarType(d.Type))
		x.Bound[d] = &entity.Entity{Type: d.Type, Sym: d, Base: d, Addr: x.Spill(v)}
	}
	x.expanding = append(x.expanding, n.Symbol)
	v := x.Convert(x.Scalar(p.Statement), x.types.ScalarType(n.Type))
	x.expanding = x.expanding[:len(x.expanding)-1]
	for d, e := range old {
		if e == nil {
			delete(x.Bound, d)
		} else {
			x.Bound[d] = e
		}
	}
	return v
}
