package c

import (
	"accc/ir"

	"modernc.org/cc/v4"
)

// step is ++ and --; post returns the previous value.
func (x *fn) step(e cc.ExpressionNode, op operator, post bool, at cc.Node) *ir.Value {
	p := x.lvalue(e)
	x.b.Loc = x.point(e) // an access is where its operand is
	if isComplex(p.typ) {
		x.unsupported(at, "++ and -- of a complex number")
	}
	old, neu := x.modify(e, p, func(old *ir.Value) *ir.Value {
		switch t := p.typ; {
		case t.Kind() == cc.Ptr:
			by := int64(1)
			if op == opSub {
				by = -1
			}
			return x.offset(old, x.int(by, ir.I64()), elem(t), false)
		case isReal(t):
			return x.binary(op, old, constantOp(x.b, realAttr(cc.Int64Value(1), old.Type()), old.Type()).Result(0), t)
		default:
			w := promote(t)
			v := x.convert(old, t, w)
			return x.convert(x.binary(op, v, x.int(1, v.Type()), w), w, t)
		}
	})
	if post {
		return old
	}
	return neu
}

// assignOperators are the operators of compound assignments.
var assignOperators = map[cc.AssignmentExpressionCase]operator{
	cc.AssignmentExpressionMul: opMul, cc.AssignmentExpressionDiv: opDiv, cc.AssignmentExpressionMod: opRem,
	cc.AssignmentExpressionAdd: opAdd, cc.AssignmentExpressionSub: opSub, cc.AssignmentExpressionLsh: opShl,
	cc.AssignmentExpressionRsh: opShr, cc.AssignmentExpressionAnd: opAnd, cc.AssignmentExpressionXor: opXor,
	cc.AssignmentExpressionOr: opOr,
}

// assign evaluates an assignment to a scalar: the right side, then the lvalue. The result is the value stored.
func (x *fn) assign(n *cc.AssignmentExpression) *ir.Value {
	if n.Case == cc.AssignmentExpressionAssign {
		t := strip(n.UnaryExpression).Type()
		v := x.scalar(n.AssignmentExpression, t)
		p := x.lvalue(n.UnaryExpression)
		x.b.Loc = x.point(n)
		return x.store(p, v)
	}
	op := assignOperators[n.Case]
	tb := typeOf(n.AssignmentExpression)
	ta := strip(n.UnaryExpression).Type()
	if ta.Kind() == cc.Ptr {
		i := x.scalar(n.AssignmentExpression, x.indexType(tb))
		p := x.lvalue(n.UnaryExpression)
		x.b.Loc = x.point(n)
		_, v := x.modify(n.UnaryExpression, p, func(old *ir.Value) *ir.Value { return x.offset(old, i, elem(ta), op == opSub) })
		return v
	}
	var t cc.Type
	switch {
	case op == opShl || op == opShr:
		t = promote(ta)
	default:
		t = x.common(ta, tb, n)
	}
	if isComplex(t) {
		return x.complexAssignReal(n, op)
	}
	var b *ir.Value
	if op == opShl || op == opShr {
		pt := promote(tb)
		b = x.resize(x.scalar(n.AssignmentExpression, pt), width(x.types.value(t)), false)
	} else {
		b = x.scalar(n.AssignmentExpression, t)
	}
	p := x.lvalue(n.UnaryExpression)
	x.b.Loc = x.point(n)
	_, v := x.modify(n.UnaryExpression, p, func(old *ir.Value) *ir.Value {
		return x.convert(x.binary(op, x.convert(old, p.typ, t), b, t), t, p.typ)
	})
	return v
}

// statementExpression is GNU's ({ ... }): the value of its last statement.
func (x *fn) statementExpression(n *cc.PrimaryExpression, value bool) *ir.Value {
	var last *cc.ExpressionStatement
	for l := n.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		if l.BlockItem.Case == cc.BlockItemStmt && !x.structured(l.BlockItem.Statement) {
			x.unsupported(n, "jump in a statement expression")
		}
		if l.BlockItemList == nil && l.BlockItem.Case == cc.BlockItemStmt && l.BlockItem.Statement.Case == cc.StatementExpr {
			last = l.BlockItem.Statement.ExpressionStatement
		}
		if last == nil {
			x.blockItem(l.BlockItem)
		}
	}
	if last == nil {
		return nil
	}
	if !value {
		x.discard(last.ExpressionList)
		return nil
	}
	return x.rvalue(last.ExpressionList)
}
