package c

import (
	"math"
	"math/big"

	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"

	"modernc.org/cc/v4"
)

// discard evaluates e for its effects.
func (x *fn) discard(e cc.ExpressionNode) {
	if e == nil {
		return
	}
	s := strip(e)
	if l, ok := s.(*cc.ExpressionList); ok {
		for ; l != nil; l = l.ExpressionList {
			x.discard(l.AssignmentExpression)
		}
		return
	}
	if c, ok := s.(*cc.CastExpression); ok && c.Case == cc.CastExpressionCast && c.Type().Kind() == cc.Void {
		x.discard(c.CastExpression)
		return
	}
	switch t := s.Type(); {
	case x.vectorOf(s) != nil:
		x.lanes(s)
	case t.Kind() == cc.Void:
		x.void(s)
	case isComplex(t):
		x.complex(s)
	case isAggregate(t):
		x.aggregate(s)
	default:
		x.rvalue(s)
	}
}

// void evaluates an expression of type void.
func (x *fn) void(s cc.ExpressionNode) {
	switch n := s.(type) {
	case *cc.PostfixExpression:
		if n.Case == cc.PostfixExpressionCall {
			x.call(n)
			return
		}
	case *cc.ConditionalExpression:
		c := x.cond(n.LogicalOrExpression)
		x.ifThenElse(c, func() { x.discard(n.ExpressionList) }, func() { x.discard(n.ConditionalExpression) })
		return
	case *cc.PrimaryExpression:
		if n.Case == cc.PrimaryExpressionStmt {
			x.statementExpression(n, false)
			return
		}
	case *cc.UnaryExpression:
		if n.Case == cc.UnaryExpressionDeref {
			x.discard(n.CastExpression)
			return
		}
	}
	x.unsupported(s, "void expression")
}

// scalar evaluates e and converts it to the scalar type t.
func (x *fn) scalar(e cc.ExpressionNode, t cc.Type) *ir.Value {
	from := typeOf(e)
	switch {
	case x.vectorOf(e) != nil:
		x.unsupported(e, "a vector where a number is expected")
	case isComplex(from):
		re, im := x.complex(e)
		part := x.types.complexPart(from)
		if t.Kind() == cc.Bool {
			return x.op1(arith.OrI, []*ir.Value{x.truth(re, part), x.truth(im, part)}, ir.I1())
		}
		return x.convert(re, part, t)
	case from.Kind() == cc.Ptr && t.Kind() == cc.Ptr:
		return x.rvalue(e)
	}
	if v, ok := x.folded(e); ok {
		x.b.Loc = x.point(strip(e))
		switch {
		case t.Kind() == cc.Bool:
			return x.bool(v != 0)
		case cc.IsIntegerType(t):
			return x.worded(e, x.int(v, x.types.value(t)))
		case isReal(t):
			return constantOp(x.b, realAttr(strip(e).Value(), x.types.value(t)), x.types.value(t)).Result(0)
		case t.Kind() == cc.Ptr && v == 0:
			return x.null()
		}
	}
	return x.convert(x.rvalue(e), from, t)
}

// cond evaluates e as a condition: an i1.
func (x *fn) cond(e cc.ExpressionNode) *ir.Value {
	s := strip(e)
	x.b.Loc = x.point(s)
	if x.vectorOf(s) != nil {
		x.unsupported(s, "a vector as a condition")
	}
	switch n := s.(type) {
	case *cc.LogicalAndExpression:
		return x.shortCircuit(n.LogicalAndExpression, n.InclusiveOrExpression, true)
	case *cc.LogicalOrExpression:
		return x.shortCircuit(n.LogicalOrExpression, n.LogicalAndExpression, false)
	case *cc.UnaryExpression:
		if n.Case == cc.UnaryExpressionNot {
			return x.not(x.cond(n.CastExpression))
		}
	case *cc.EqualityExpression:
		return x.comparison(relationOf(n), n.EqualityExpression, n.RelationalExpression, n)
	case *cc.RelationalExpression:
		return x.comparison(relationOf(n), n.RelationalExpression, n.ShiftExpression, n)
	}
	t := typeOf(s)
	if isComplex(t) {
		return x.scalar(s, x.boolType())
	}
	return x.truth(x.rvalue(s), t)
}

// relationOf is the relation of a comparison.
func relationOf(e cc.ExpressionNode) relation {
	switch n := e.(type) {
	case *cc.EqualityExpression:
		if n.Case == cc.EqualityExpressionNeq {
			return relNE
		}
	case *cc.RelationalExpression:
		switch n.Case {
		case cc.RelationalExpressionLt:
			return relLT
		case cc.RelationalExpressionGt:
			return relGT
		case cc.RelationalExpressionLeq:
			return relLE
		case cc.RelationalExpressionGeq:
			return relGE
		}
	}
	return relEQ
}

// shortCircuit evaluates a && b (and is true) or a || b.
func (x *fn) shortCircuit(a, b cc.ExpressionNode, and bool) *ir.Value {
	left := x.cond(a)
	right := func() *ir.Value { return x.cond(b) }
	known := func() *ir.Value { return x.bool(!and) }
	if and {
		return x.choose(left, ir.I1(), right, known)
	}
	return x.choose(left, ir.I1(), known, right)
}

func (x *fn) comparison(rel relation, a, b cc.ExpressionNode, at cc.Node) *ir.Value {
	ta, tb := typeOf(a), typeOf(b)
	if isComplex(ta) || isComplex(tb) {
		return x.complexEqual(rel, a, b)
	}
	t := ta
	switch {
	case ta.Kind() == cc.Ptr:
	case tb.Kind() == cc.Ptr:
		t = tb
	default:
		t = x.common(ta, tb, at)
	}
	va := x.scalar(a, t)
	vb := x.scalar(b, t)
	x.b.Loc = x.point(at)
	return x.compare(rel, va, vb, t)
}

// rvalue evaluates a scalar expression: pointers as !llvm.ptr, _Bool as i1. For an aggregate it returns the address of
// an object that holds the value, which must not be changed.
func (x *fn) rvalue(e cc.ExpressionNode) *ir.Value {
	s := strip(e)
	x.b.Loc = x.point(s)
	t := s.Type()
	if x.vectorOf(s) != nil || isAggregate(t) {
		return x.aggregate(s)
	}
	if v := x.symbol(e); v != nil {
		return v
	}
	if v, ok := x.folded(e); ok {
		return x.worded(e, x.int(v, x.types.value(t)))
	}
	switch n := s.(type) {
	case *cc.ExpressionList:
		for ; n.ExpressionList != nil; n = n.ExpressionList {
			x.discard(n.AssignmentExpression)
		}
		return x.rvalue(n.AssignmentExpression)
	case *cc.PrimaryExpression:
		return x.primary(n)
	case *cc.PostfixExpression:
		return x.postfix(n)
	case *cc.UnaryExpression:
		return x.unary(n)
	case *cc.CastExpression:
		to := n.Type()
		x.evalLengths(to)
		if to.Kind() == cc.Void {
			x.discard(n.CastExpression)
			return nil
		}
		v := x.scalar(n.CastExpression, to)
		return v
	case *cc.MultiplicativeExpression:
		ops := map[cc.MultiplicativeExpressionCase]operator{cc.MultiplicativeExpressionMul: opMul,
			cc.MultiplicativeExpressionDiv: opDiv, cc.MultiplicativeExpressionMod: opRem}
		return x.arithmetic(ops[n.Case], n.MultiplicativeExpression, n.CastExpression, n)
	case *cc.AdditiveExpression:
		return x.additive(n)
	case *cc.ShiftExpression:
		op := opShl
		if n.Case == cc.ShiftExpressionRsh {
			op = opShr
		}
		return x.shift(op, n.ShiftExpression, n.AdditiveExpression, n)
	case *cc.AndExpression:
		return x.arithmetic(opAnd, n.AndExpression, n.EqualityExpression, n)
	case *cc.ExclusiveOrExpression:
		return x.arithmetic(opXor, n.ExclusiveOrExpression, n.AndExpression, n)
	case *cc.InclusiveOrExpression:
		return x.arithmetic(opOr, n.InclusiveOrExpression, n.ExclusiveOrExpression, n)
	case *cc.RelationalExpression, *cc.EqualityExpression, *cc.LogicalAndExpression, *cc.LogicalOrExpression:
		return x.fromTruth(x.cond(s), t)
	case *cc.ConditionalExpression:
		return x.conditional(n)
	case *cc.AssignmentExpression:
		return x.assign(n)
	}
	x.unsupported(s, "expression %T", s)
	return nil
}

// arithmetic evaluates a binary operator after the usual arithmetic conversions.
func (x *fn) arithmetic(op operator, a, b cc.ExpressionNode, at cc.Node) *ir.Value {
	t := x.common(typeOf(a), typeOf(b), at)
	if isComplex(t) {
		x.unsupported(at, "arithmetic on %s and %s", typeOf(a), typeOf(b))
	}
	va := x.scalar(a, t)
	vb := x.scalar(b, t)
	x.b.Loc = x.point(at)
	return x.binary(op, va, vb, t)
}

// shift promotes each operand by itself (C17 6.5.7).
func (x *fn) shift(op operator, a, b cc.ExpressionNode, at cc.Node) *ir.Value {
	t := promote(typeOf(a))
	va := x.scalar(a, t)
	tb := promote(typeOf(b))
	vb := x.resize(x.scalar(b, tb), width(va.Type()), false)
	x.b.Loc = x.point(at)
	return x.binary(op, va, vb, t)
}

func (x *fn) additive(n *cc.AdditiveExpression) *ir.Value {
	ta, tb := typeOf(n.AdditiveExpression), typeOf(n.MultiplicativeExpression)
	sub := n.Case == cc.AdditiveExpressionSub
	switch pa, pb := ta.Kind() == cc.Ptr, tb.Kind() == cc.Ptr; {
	case pa && pb:
		a, b := x.rvalue(n.AdditiveExpression), x.rvalue(n.MultiplicativeExpression)
		x.b.Loc = x.point(n)
		return x.pointerDifference(a, b, elem(ta))
	case pa:
		p := x.rvalue(n.AdditiveExpression)
		i := x.scalar(n.MultiplicativeExpression, x.indexType(tb))
		x.b.Loc = x.point(n)
		return x.offset(p, i, elem(ta), sub)
	case pb:
		i := x.scalar(n.AdditiveExpression, x.indexType(ta))
		p := x.rvalue(n.MultiplicativeExpression)
		x.b.Loc = x.point(n)
		return x.offset(p, i, elem(tb), false)
	}
	op := opAdd
	if sub {
		op = opSub
	}
	return x.arithmetic(op, n.AdditiveExpression, n.MultiplicativeExpression, n)
}

// offset adds i elements of type t to a pointer.
func (x *fn) offset(p, i *ir.Value, t cc.Type, negative bool) *ir.Value {
	if negative {
		i = x.op1(arith.SubI, []*ir.Value{x.int(0, ir.I64()), i}, ir.I64())
	}
	if a, ok := t.(*cc.ArrayType); ok && a.IsVLA() {
		i = x.op1(arith.MulI, []*ir.Value{i, x.count(a)}, ir.I64())
	}
	return x.gep(p, x.pointee(t), i)
}

func (x *fn) pointerDifference(a, b *ir.Value, t cc.Type) *ir.Value {
	ia := x.op1(llvm.PtrToInt, []*ir.Value{a}, ir.I64())
	ib := x.op1(llvm.PtrToInt, []*ir.Value{b}, ir.I64())
	d := x.op1(arith.SubI, []*ir.Value{ia, ib}, ir.I64())
	if t.Size() == 1 || t.Kind() == cc.Void || t.Kind() == cc.Function {
		return d
	}
	return x.op1(arith.DivSI, []*ir.Value{d, x.sizeOf(t)}, ir.I64())
}

// conditional evaluates a ? b : c, and GNU's a ?: c.
func (x *fn) conditional(n *cc.ConditionalExpression) *ir.Value {
	t := x.conditionalType(n)
	if n.ExpressionList == nil {
		ta := typeOf(n.LogicalOrExpression)
		a := x.rvalue(n.LogicalOrExpression)
		return x.choose(x.truth(a, ta), x.types.value(t), func() *ir.Value { return x.convert(a, ta, t) },
			func() *ir.Value { return x.scalar(n.ConditionalExpression, t) })
	}
	c := x.cond(n.LogicalOrExpression)
	return x.choose(c, x.types.value(t), func() *ir.Value { return x.scalar(n.ExpressionList, t) },
		func() *ir.Value { return x.scalar(n.ConditionalExpression, t) })
}

func (x *fn) primary(n *cc.PrimaryExpression) *ir.Value {
	switch n.Case {
	case cc.PrimaryExpressionIdent:
		if d, ok := n.ResolvedTo().(*cc.Declarator); ok && d.Type().Kind() == cc.Function {
			return x.functionAddress(d, n)
		}
		return x.load(x.lvalue(n))
	case cc.PrimaryExpressionInt, cc.PrimaryExpressionChar, cc.PrimaryExpressionLChar:
		if v, ok := constant(n); ok {
			return x.int(v, x.types.value(n.Type()))
		}
	case cc.PrimaryExpressionFloat:
		return x.real(n.Value(), n.Type(), n)
	case cc.PrimaryExpressionString, cc.PrimaryExpressionLString:
		return x.lvalue(n).addr
	case cc.PrimaryExpressionStmt:
		return x.statementExpression(n, true)
	}
	x.unsupported(n, "this expression")
	return nil
}

// real is a floating-point constant.
func (x *fn) real(v cc.Value, t cc.Type, at cc.Node) *ir.Value {
	a := realAttr(v, x.types.value(t))
	if a == nil {
		x.unsupported(at, "this floating-point constant")
	}
	if t.Kind() == cc.LongDouble {
		x.longDouble(at)
	}
	return constantOp(x.b, a, x.types.value(t)).Result(0)
}

// longDouble warns, once, of the precision.
func (l *lowerer) longDouble(at cc.Node) {
	l.warnOnce("long double", at, "long double is computed with the precision of double")
}

// realAttr is the attribute of a constant as a value of type t (f32 or f64), or nil.
func realAttr(v cc.Value, t ir.Type) ir.Attribute {
	var f float64
	switch v := v.(type) {
	case cc.Float64Value:
		f = float64(v)
	case *cc.LongDoubleValue:
		f, _ = (*big.Float)(v).Float64()
	case cc.Int64Value:
		f = float64(v)
	case cc.UInt64Value:
		f = float64(v)
	case *cc.ZeroValue:
	default:
		return nil
	}
	if bits(t) == 32 {
		return ir.FloatBits(t, uint64(math.Float32bits(float32(f))))
	}
	return ir.FloatBits(t, math.Float64bits(f))
}

func (x *fn) postfix(n *cc.PostfixExpression) *ir.Value {
	switch n.Case {
	case cc.PostfixExpressionCall:
		return x.call(n)
	case cc.PostfixExpressionInc:
		return x.step(n.PostfixExpression, opAdd, true, n)
	case cc.PostfixExpressionDec:
		return x.step(n.PostfixExpression, opSub, true, n)
	}
	return x.load(x.lvalue(n))
}

func (x *fn) unary(n *cc.UnaryExpression) *ir.Value {
	switch n.Case {
	case cc.UnaryExpressionInc:
		return x.step(n.UnaryExpression, opAdd, false, n)
	case cc.UnaryExpressionDec:
		return x.step(n.UnaryExpression, opSub, false, n)
	case cc.UnaryExpressionAddrof:
		return x.addressOf(n.CastExpression)
	case cc.UnaryExpressionDeref:
		if elem(typeOf(n.CastExpression)).Kind() == cc.Function {
			return x.rvalue(n.CastExpression)
		}
		return x.load(x.lvalue(n))
	case cc.UnaryExpressionPlus:
		t := promote(typeOf(n.CastExpression))
		return x.scalar(n.CastExpression, t)
	case cc.UnaryExpressionMinus:
		t := promote(typeOf(n.CastExpression))
		if v := n.Value(); isReal(t) && pure(n) {
			if a := realAttr(v, x.types.value(t)); a != nil {
				return constantOp(x.b, a, x.types.value(t)).Result(0)
			}
		}
		v := x.scalar(n.CastExpression, t)
		x.b.Loc = x.point(n)
		if isReal(t) {
			return x.op1(arith.NegF, []*ir.Value{v}, v.Type())
		}
		return x.op1(arith.SubI, []*ir.Value{x.int(0, v.Type()), v}, v.Type())
	case cc.UnaryExpressionCpl:
		t := promote(typeOf(n.CastExpression))
		v := x.scalar(n.CastExpression, t)
		return x.op1(arith.XOrI, []*ir.Value{v, x.int(-1, v.Type())}, v.Type())
	case cc.UnaryExpressionNot:
		return x.fromTruth(x.cond(n), n.Type())
	case cc.UnaryExpressionSizeofExpr:
		return x.sizeOf(operandType(n.UnaryExpression))
	case cc.UnaryExpressionSizeofType:
		t := n.TypeName.Type()
		x.evalLengths(t)
		return x.sizeOf(t)
	case cc.UnaryExpressionReal, cc.UnaryExpressionImag:
		return x.load(x.lvalue(n))
	case cc.UnaryExpressionLabelAddr:
		return x.labelAddress(n)
	}
	x.unsupported(n, "this operator")
	return nil
}

// addressOf is &e.
func (x *fn) addressOf(e cc.ExpressionNode) *ir.Value {
	s := strip(e)
	if n, ok := s.(*cc.UnaryExpression); ok && n.Case == cc.UnaryExpressionDeref {
		return x.rvalue(n.CastExpression)
	}
	if n, ok := s.(*cc.PrimaryExpression); ok && n.Case == cc.PrimaryExpressionIdent {
		if d, ok := n.ResolvedTo().(*cc.Declarator); ok && d.Type().Kind() == cc.Function {
			return x.functionAddress(d, n)
		}
	}
	p := x.lvalue(s)
	if p.bit != nil {
		x.unsupported(e, "address of a bit-field")
	}
	return p.addr
}
