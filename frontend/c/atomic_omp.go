package c

import (
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"

	"modernc.org/cc/v4"
)

// ompAtomicMisfit tells what is wrong with the statement of an atomic construct of OpenMP: it must have one of the forms of OpenMP
// 5.2 §15.8.4 for its clauses. The sentence is empty for one that has.
func (b *builder) ompAtomicMisfit(d *pragma.Directive, body *cc.Statement) (why string, at source.Span) {
	compares, captures := d.Find(omp.ClauseCompare) != nil, d.Find(omp.ClauseCapture) != nil
	switch {
	case compares && captures:
		if b.comparesAndCaptures(body) {
			return "", source.Span{}
		}
		return "expected a conditional update of a location and v = location, in one of the orders that OpenMP has", b.u.statementSpan(body)
	case compares:
		if conditionalUpdate(body) != nil {
			return "", source.Span{}
		}
		return "expected if (x == e) { x = d; }, if (x < e) { x = e; } or x = x < e ? e : x, also with >", b.u.statementSpan(body)
	case captures:
		return b.atomicMisfit("capture", body)
	case d.Find(omp.ClauseRead) != nil:
		return b.atomicMisfit("read", body)
	case d.Find(omp.ClauseWrite) != nil:
		return b.atomicMisfit("write", body)
	}
	return b.atomicMisfit("update", body)
}

// comparesAndCaptures recognises the forms of atomic compare capture.
func (b *builder) comparesAndCaptures(body *cc.Statement) bool {
	// v = x < e ? e : x has no statement of its own that updates: v = (x = x < e ? e : x).
	if e := expressionOf(body); e != nil {
		v, update, ok := assignment(e)
		return ok && isPlace(v) && conditionalExpression(update) != nil
	}
	if x, otherwise := equalityUpdate(body); x != nil && otherwise != nil {
		return readsLocation(otherwise, x) // if (x == e) { x = d; } else { v = x; }
	}
	list := statementsOf(body)
	if len(list) != 2 {
		return false
	}
	if x := conditionalUpdate(list[0]); x != nil {
		return readsLocation(list[1], x)
	}
	if x := conditionalUpdate(list[1]); x != nil {
		return readsLocation(list[0], x)
	}
	return comparesFirst(list[0], list[1])
}

// comparesFirst recognises { r = x == e; if (r) { x = d; } else { v = x; } }, where else may be left out.
func comparesFirst(first, second *cc.Statement) bool {
	e := expressionOf(first)
	if e == nil {
		return false
	}
	r, test, ok := assignment(e)
	if !ok || !isPlace(r) {
		return false
	}
	equal, ok := strip(test).(*cc.EqualityExpression)
	if !ok || equal.Case != cc.EqualityExpressionEq {
		return false
	}
	condition, then, otherwise := branches(second)
	if then == nil || !alike(condition, r) {
		return false
	}
	x := assignedIn(then)
	if x == nil || !alike(x, equal.EqualityExpression) && !alike(x, equal.RelationalExpression) {
		return false
	}
	return otherwise == nil || readsLocation(otherwise, x)
}

// conditionalUpdate is the location that a statement updates if a comparison holds, nil if it has none of the forms.
func conditionalUpdate(n *cc.Statement) cc.ExpressionNode {
	if e := expressionOf(n); e != nil {
		return conditionalExpression(e)
	}
	if x, otherwise := equalityUpdate(n); x != nil && otherwise == nil {
		return x
	}
	condition, then, otherwise := branches(n)
	if then == nil || otherwise != nil {
		return nil
	}
	left, right := ordered(condition)
	x, value := assignedIn(then), valueIn(then)
	if x == nil || left == nil {
		return nil
	}
	if alike(x, left) && alike(value, right) || alike(x, right) && alike(value, left) {
		return x
	}
	return nil
}

// equalityUpdate recognises if (x == e) { x = d; }, and returns what follows else.
func equalityUpdate(n *cc.Statement) (x cc.ExpressionNode, otherwise *cc.Statement) {
	condition, then, otherwise := branches(n)
	if then == nil {
		return nil, nil
	}
	equal, ok := strip(condition).(*cc.EqualityExpression)
	if x = assignedIn(then); !ok || x == nil || equal.Case != cc.EqualityExpressionEq {
		return nil, nil
	}
	if !alike(x, equal.EqualityExpression) && !alike(x, equal.RelationalExpression) {
		return nil, nil
	}
	return x, otherwise
}

// conditionalExpression recognises x = x < e ? e : x, x = x == e ? d : x and the like.
func conditionalExpression(e cc.ExpressionNode) cc.ExpressionNode {
	x, value, ok := assignment(e)
	if !ok || !isPlace(x) {
		return nil
	}
	choice, ok := strip(value).(*cc.ConditionalExpression)
	if !ok || choice.ExpressionList == nil || !alike(choice.ConditionalExpression, x) {
		return nil
	}
	if equal, ok := strip(choice.LogicalOrExpression).(*cc.EqualityExpression); ok && equal.Case == cc.EqualityExpressionEq {
		if alike(x, equal.EqualityExpression) || alike(x, equal.RelationalExpression) {
			return x
		}
		return nil
	}
	left, right := ordered(choice.LogicalOrExpression)
	if left == nil {
		return nil
	}
	if alike(x, left) && alike(choice.ExpressionList, right) || alike(x, right) && alike(choice.ExpressionList, left) {
		return x
	}
	return nil
}

// ordered takes a comparison by < or > apart.
func ordered(e cc.ExpressionNode) (left, right cc.ExpressionNode) {
	x, ok := strip(e).(*cc.RelationalExpression)
	if !ok || x.Case != cc.RelationalExpressionLt && x.Case != cc.RelationalExpressionGt {
		return nil, nil
	}
	return x.RelationalExpression, x.ShiftExpression
}

// branches takes an if statement apart; then is nil if the statement is none.
func branches(n *cc.Statement) (condition cc.ExpressionNode, then, otherwise *cc.Statement) {
	if n.Case != cc.StatementSelection || n.SelectionStatement.Case == cc.SelectionStatementSwitch {
		return nil, nil, nil
	}
	s := n.SelectionStatement
	return s.ExpressionList, s.Statement, s.Statement2
}

// statementsOf are the statements of a block; nil if it has declarations.
func statementsOf(n *cc.Statement) (list []*cc.Statement) {
	if n.Case != cc.StatementCompound {
		return nil
	}
	for l := n.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		if l.BlockItem.Case != cc.BlockItemStmt {
			return nil
		}
		list = append(list, l.BlockItem.Statement)
	}
	return list
}

// single is the one expression of a statement, in braces or not.
func single(n *cc.Statement) cc.ExpressionNode {
	if list := statementsOf(n); len(list) == 1 {
		n = list[0]
	}
	return expressionOf(n)
}

// assignedIn is the location x of a statement x = value, in braces or not; nil for others. valueIn is the value.
func assignedIn(n *cc.Statement) cc.ExpressionNode {
	if e := single(n); e != nil {
		if x, _, ok := assignment(e); ok && isPlace(x) {
			return x
		}
	}
	return nil
}

func valueIn(n *cc.Statement) cc.ExpressionNode {
	if e := single(n); e != nil {
		_, value, _ := assignment(e)
		return value
	}
	return nil
}

// readsLocation reports whether a statement is v = x for a location x.
func readsLocation(n *cc.Statement, x cc.ExpressionNode) bool {
	v := assignedIn(n)
	return v != nil && alike(valueIn(n), x)
}
