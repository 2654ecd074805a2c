package c

import (
	"accc/frontend/source"

	"modernc.org/cc/v4"
)

// atomicMisfit tells what is wrong with the statement of an atomic construct: it must have one of the
// forms of OpenACC 3.3 §2.12 for its atomic-clause. The sentence is empty for one that has.
func (b *builder) atomicMisfit(clause string, body *cc.Statement) (why string, at source.Span) {
	if clause == "capture" && body.Case == cc.StatementCompound {
		return b.captureBlock(body)
	}
	e := expressionOf(body)
	if e == nil {
		return "expected an expression statement", b.u.statementSpan(body)
	}
	ok := false
	switch clause {
	case "read":
		why = "expected v = x, both of them variables"
		left, right, assigns := assignment(e)
		ok = assigns && isPlace(left) && isPlace(right)
	case "write":
		why = "expected x = expression"
		left, _, assigns := assignment(e)
		ok = assigns && isPlace(left)
	case "capture":
		why = "expected v = x++, v = x op= expression or v = x = x op expression"
		left, right, assigns := assignment(e)
		ok = assigns && isPlace(left) && updated(right) != nil
	default:
		why = "expected x++, x op= expression, x = x op expression or x = expression op x"
		ok = updated(e) != nil
	}
	if ok {
		return "", source.Span{}
	}
	return why, b.u.Span(e)
}

// captureBlock checks { v = x; update } and { update; v = x; }, and { v = x; x = expression; }. If both statements
// have a right form but do not match, there is no span to show.
func (b *builder) captureBlock(body *cc.Statement) (why string, at source.Span) {
	var list []cc.ExpressionNode
	for l := body.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		if l.BlockItem.Case != cc.BlockItemStmt || expressionOf(l.BlockItem.Statement) == nil {
			return "expected two expression statements", b.u.statementSpan(body)
		}
		list = append(list, expressionOf(l.BlockItem.Statement))
	}
	if len(list) != 2 {
		return "expected two expression statements", b.u.statementSpan(body)
	}
	v1, x1, reads1 := assignment(list[0])
	if reads1 && isPlace(v1) && isPlace(x1) {
		if x := updated(list[1]); x != nil && alike(x, x1) {
			return "", source.Span{}
		}
		if x, _, assigns := assignment(list[1]); assigns && alike(x, x1) {
			return "", source.Span{}
		}
	}
	v2, x2, reads2 := assignment(list[1])
	if x := updated(list[0]); x != nil && reads2 && isPlace(v2) && alike(x, x2) {
		return "", source.Span{}
	}
	return "expected one statement that updates a location and one that reads the same location", source.Span{}
}

func expressionOf(s *cc.Statement) cc.ExpressionNode {
	if s.Case != cc.StatementExpr || s.ExpressionStatement.ExpressionList == nil {
		return nil
	}
	return strip(s.ExpressionStatement.ExpressionList)
}

// assignment takes left = right apart.
func assignment(e cc.ExpressionNode) (left, right cc.ExpressionNode, ok bool) {
	a, ok := strip(e).(*cc.AssignmentExpression)
	if !ok || a.Case != cc.AssignmentExpressionAssign {
		return nil, nil, false
	}
	return a.UnaryExpression, a.AssignmentExpression, true
}

// isPlace reports whether an expression names a scalar location.
func isPlace(e cc.ExpressionNode) bool {
	e = strip(e)
	if t := e.Type(); t != nil && !cc.IsScalarType(t) {
		return false
	}
	switch x := e.(type) {
	case *cc.PrimaryExpression:
		return x.Case == cc.PrimaryExpressionIdent
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionIndex, cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect:
			return true
		}
	case *cc.UnaryExpression:
		return x.Case == cc.UnaryExpressionDeref
	}
	return false
}

// alike reports whether two expressions are written alike: that is how a location is recognised.
func alike(a, b cc.ExpressionNode) bool { return cc.NodeSource(strip(a)) == cc.NodeSource(strip(b)) }

// updated is the location that an expression updates, nil if it has no form of atomic update.
func updated(e cc.ExpressionNode) cc.ExpressionNode {
	var x cc.ExpressionNode
	switch n := strip(e).(type) {
	case *cc.PostfixExpression:
		if n.Case == cc.PostfixExpressionInc || n.Case == cc.PostfixExpressionDec {
			x = n.PostfixExpression
		}
	case *cc.UnaryExpression:
		if n.Case == cc.UnaryExpressionInc || n.Case == cc.UnaryExpressionDec {
			x = n.UnaryExpression
		}
	case *cc.AssignmentExpression:
		switch n.Case {
		case cc.AssignmentExpressionAssign:
			left, right := operandsOf(strip(n.AssignmentExpression))
			if left != nil && (alike(left, n.UnaryExpression) || alike(right, n.UnaryExpression)) {
				x = n.UnaryExpression
			}
		case cc.AssignmentExpressionMod:
		default:
			x = n.UnaryExpression
		}
	}
	if x == nil || !isPlace(x) {
		return nil
	}
	return x
}

// operandsOf takes a binary expression apart that has an operator of atomic updates:
// + * - / & ^ | << >>.
func operandsOf(e cc.ExpressionNode) (left, right cc.ExpressionNode) {
	switch e.(type) {
	case *cc.MultiplicativeExpression, *cc.AdditiveExpression, *cc.ShiftExpression,
		*cc.AndExpression, *cc.ExclusiveOrExpression, *cc.InclusiveOrExpression:
	default:
		return nil, nil
	}
	if m, ok := e.(*cc.MultiplicativeExpression); ok && m.Case == cc.MultiplicativeExpressionMod {
		return nil, nil
	}
	list := operands(e)
	return list[0], list[1]
}
