package c

import (
	"accc/dialects/arith"
	mathdialect "accc/dialects/math"
	"accc/ir"

	"modernc.org/cc/v4"
)

// Complex numbers live in memory as structures of two reals; expressions on them are evaluated to
// the two parts.

// complexMember is the address of the real (0) or imaginary (1) part.
func (x *fn) complexMember(p *ir.Value, t cc.Type, part int) *ir.Value {
	return x.gepField(p, x.types.memory(t), part)
}

func (x *fn) storeComplex(p *ir.Value, t cc.Type, re, im *ir.Value) {
	part := x.types.complexPart(t)
	x.storeScalar(x.complexMember(p, t, 0), re, part)
	x.storeScalar(x.complexMember(p, t, 1), im, part)
}

func (x *fn) loadComplex(p *ir.Value, t cc.Type) (re, im *ir.Value) {
	part := x.types.complexPart(t)
	return x.loadScalar(x.complexMember(p, t, 0), part), x.loadScalar(x.complexMember(p, t, 1), part)
}

// complexAs evaluates an arithmetic expression as the complex type t.
func (x *fn) complexAs(e cc.ExpressionNode, t cc.Type) (re, im *ir.Value) {
	from := typeOf(e)
	part := x.types.complexPart(t)
	if !isComplex(from) {
		re = x.scalar(e, part)
		return re, x.zero(re.Type())
	}
	re, im = x.complex(e)
	have := x.types.complexPart(from)
	return x.convert(re, have, part), x.convert(im, have, part)
}

// complex evaluates an expression of complex type.
func (x *fn) complex(e cc.ExpressionNode) (re, im *ir.Value) {
	s := strip(e)
	x.b.Loc = x.point(s)
	t := s.Type()
	part := x.types.complexPart(t)
	switch n := s.(type) {
	case *cc.ExpressionList:
		for ; n.ExpressionList != nil; n = n.ExpressionList {
			x.discard(n.AssignmentExpression)
		}
		return x.complex(n.AssignmentExpression)
	case *cc.AdditiveExpression:
		op := opAdd
		if n.Case == cc.AdditiveExpressionSub {
			op = opSub
		}
		return x.complexArithmetic(op, n.AdditiveExpression, n.MultiplicativeExpression, n)
	case *cc.MultiplicativeExpression:
		op := opMul
		if n.Case == cc.MultiplicativeExpressionDiv {
			op = opDiv
		}
		return x.complexArithmetic(op, n.MultiplicativeExpression, n.CastExpression, n)
	case *cc.CastExpression:
		return x.complexAs(n.CastExpression, t)
	case *cc.UnaryExpression:
		switch n.Case {
		case cc.UnaryExpressionPlus:
			return x.complex(n.CastExpression)
		case cc.UnaryExpressionMinus:
			re, im = x.complex(n.CastExpression)
			return x.negative(re), x.negative(im)
		case cc.UnaryExpressionCpl:
			re, im = x.complex(n.CastExpression)
			return re, x.negative(im)
		}
	case *cc.ConditionalExpression:
		if n.ExpressionList == nil {
			break
		}
		t := x.conditionalType(n)
		v := x.types.value(x.types.complexPart(t))
		both := x.chooseMany(x.cond(n.LogicalOrExpression), []ir.Type{v, v}, func() []*ir.Value {
			re, im := x.complexAs(n.ExpressionList, t)
			return []*ir.Value{re, im}
		}, func() []*ir.Value {
			re, im := x.complexAs(n.ConditionalExpression, t)
			return []*ir.Value{re, im}
		})
		return both[0], both[1]
	case *cc.AssignmentExpression:
		return x.complexAssign(n)
	case *cc.PrimaryExpression:
		if n.Case == cc.PrimaryExpressionFloat {
			return x.complexConstant(n.Value(), part, n)
		}
	}
	return x.loadComplex(x.aggregate(s), t)
}

// negative is -v.
func (x *fn) negative(v *ir.Value) *ir.Value {
	if ir.IsFloat(v.Type()) {
		return x.op1(arith.NegF, []*ir.Value{v}, v.Type())
	}
	return x.op1(arith.SubI, []*ir.Value{x.zero(v.Type()), v}, v.Type())
}

// complexConstant is an imaginary constant such as 1.0i.
func (x *fn) complexConstant(v cc.Value, part cc.Type, at cc.Node) (re, im *ir.Value) {
	var c complex128
	switch v := v.(type) {
	case cc.Complex128Value:
		c = complex128(v)
	case cc.Complex64Value:
		c = complex128(v)
	case *cc.ComplexLongDoubleValue:
		return x.real(v.Re, part, at), x.real(v.Im, part, at)
	default:
		x.unsupported(at, "this complex constant")
	}
	return x.real(cc.Float64Value(real(c)), part, at), x.real(cc.Float64Value(imag(c)), part, at)
}

// complexArithmetic combines two operands of which at least one is complex. A real operand of a
// product, or a real divisor, is not made complex, so that it adds no NaN of its own.
func (x *fn) complexArithmetic(op operator, a, b cc.ExpressionNode, at cc.Node) (re, im *ir.Value) {
	t := x.common(typeOf(a), typeOf(b), at)
	part := x.types.complexPart(t)
	switch {
	case op == opMul && !isComplex(typeOf(a)):
		r := x.scalar(a, part)
		re, im = x.complexAs(b, t)
		return x.binary(op, r, re, part), x.binary(op, r, im, part)
	case (op == opMul || op == opDiv) && !isComplex(typeOf(b)):
		re, im = x.complexAs(a, t)
		r := x.scalar(b, part)
		return x.binary(op, re, r, part), x.binary(op, im, r, part)
	}
	ar, ai := x.complexAs(a, t)
	br, bi := x.complexAs(b, t)
	return x.complexOp(op, ar, ai, br, bi, part)
}

func (x *fn) complexOp(op operator, ar, ai, br, bi *ir.Value, part cc.Type) (re, im *ir.Value) {
	do := func(op operator, a, b *ir.Value) *ir.Value { return x.binary(op, a, b, part) }
	switch op {
	case opAdd, opSub:
		return do(op, ar, br), do(op, ai, bi)
	case opMul:
		return do(opSub, do(opMul, ar, br), do(opMul, ai, bi)), do(opAdd, do(opMul, ar, bi), do(opMul, ai, br))
	}
	// (a + bi) / (c + di) by Smith's method, which keeps the intermediate results in range. GCC divides integers so, too.
	abs := func(v *ir.Value) *ir.Value {
		switch {
		case isReal(part):
			return x.op1(mathdialect.AbsF, []*ir.Value{v}, v.Type())
		case cc.IsSignedInteger(part):
			return x.op1(arith.MaxSI, []*ir.Value{v, x.negative(v)}, v.Type())
		}
		return v
	}
	v := ar.Type()
	wide := x.compare(relGE, abs(br), abs(bi), part)
	both := x.chooseMany(wide, []ir.Type{v, v}, func() []*ir.Value {
		q := do(opDiv, bi, br)
		d := do(opAdd, br, do(opMul, bi, q))
		return []*ir.Value{do(opDiv, do(opAdd, ar, do(opMul, ai, q)), d), do(opDiv, do(opSub, ai, do(opMul, ar, q)), d)}
	}, func() []*ir.Value {
		q := do(opDiv, br, bi)
		d := do(opAdd, do(opMul, br, q), bi)
		return []*ir.Value{do(opDiv, do(opAdd, do(opMul, ar, q), ai), d), do(opDiv, do(opSub, do(opMul, ai, q), ar), d)}
	})
	return both[0], both[1]
}

// complexAssign is an assignment to a complex object.
func (x *fn) complexAssign(n *cc.AssignmentExpression) (re, im *ir.Value) {
	t := strip(n.UnaryExpression).Type()
	if n.Case == cc.AssignmentExpressionAssign {
		re, im = x.complexAs(n.AssignmentExpression, t)
		p := x.lvalue(n.UnaryExpression)
		x.b.Loc = x.point(n)
		x.storeComplex(p.addr, t, re, im)
		return re, im
	}
	both := x.common(t, typeOf(n.AssignmentExpression), n)
	part := x.types.complexPart(both)
	br, bi := x.complexAs(n.AssignmentExpression, both)
	p := x.lvalue(n.UnaryExpression)
	x.b.Loc = x.point(n)
	ar, ai := x.loadComplex(p.addr, t)
	own := x.types.complexPart(t)
	re, im = x.complexOp(assignOperators[n.Case], x.convert(ar, own, part), x.convert(ai, own, part), br, bi, part)
	re, im = x.convert(re, part, own), x.convert(im, part, own)
	x.storeComplex(p.addr, t, re, im)
	return re, im
}

// complexAssignReal is a compound assignment of a complex value to a real object: the real part counts.
func (x *fn) complexAssignReal(n *cc.AssignmentExpression, op operator) *ir.Value {
	ta := strip(n.UnaryExpression).Type()
	t := x.common(ta, typeOf(n.AssignmentExpression), n)
	part := x.types.complexPart(t)
	br, bi := x.complexAs(n.AssignmentExpression, t)
	p := x.lvalue(n.UnaryExpression)
	x.b.Loc = x.point(n)
	ar := x.convert(x.load(p), ta, part)
	re, _ := x.complexOp(op, ar, x.zero(ar.Type()), br, bi, part)
	return x.store(p, x.convert(re, part, ta))
}

// complexEqual is == or != with a complex operand.
func (x *fn) complexEqual(rel relation, a, b cc.ExpressionNode) *ir.Value {
	t := x.common(typeOf(a), typeOf(b), a)
	part := x.types.complexPart(t)
	ar, ai := x.complexAs(a, t)
	br, bi := x.complexAs(b, t)
	join := arith.AndI
	if rel == relNE {
		join = arith.OrI
	}
	return x.op1(join, []*ir.Value{x.compare(rel, ar, br, part), x.compare(rel, ai, bi, part)}, ir.I1())
}
