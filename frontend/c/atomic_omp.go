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
	case compares && AtomicComparisonOf(d, body) != nil:
		return "", source.Span{}
	case compares && captures:
		return "expected a conditional update of a location and v = location, in one of the orders that OpenMP has", b.u.statementSpan(body)
	case compares:
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

// An AtomicComparison is the statement of atomic compare, taken apart (OpenMP 5.2 §15.8.4): the location X becomes New if it
// has the relation to Value.
type AtomicComparison struct {
	X, Value, New cc.ExpressionNode
	// Relation is '=', '<' or '>', with X on the left.
	Relation byte
	// V takes the value of the location, Result whether the comparison holds; nil: there is none.
	V, Result cc.ExpressionNode
	When      CaptureTime
}

// CaptureTime is when V takes the value of the location.
type CaptureTime uint8

// The times.
const (
	CaptureBefore CaptureTime = iota
	CaptureAfter
	CaptureOnFailure // before, if the comparison does not hold
)

// AtomicComparisonOf takes the statement of atomic compare apart; nil if it has none of the forms.
func AtomicComparisonOf(d *pragma.Directive, body *cc.Statement) *AtomicComparison {
	if d.Find(omp.ClauseCapture) == nil {
		return conditionalUpdate(body)
	}
	if e := expressionOf(body); e != nil { // v = (x = x < e ? e : x)
		v, update, ok := assignment(e)
		if !ok || !isPlace(v) {
			return nil
		}
		return conditionalExpression(update).captured(v, CaptureAfter)
	}
	if a, otherwise := equalityUpdate(body); a != nil && otherwise != nil { // if (x == e) { x = d; } else { v = x; }
		return a.captured(reader(otherwise, a.X), CaptureOnFailure)
	}
	list := statementsOf(body)
	if len(list) != 2 {
		return nil
	}
	if a := conditionalUpdate(list[0]); a != nil {
		return a.captured(reader(list[1], a.X), CaptureAfter)
	}
	if a := conditionalUpdate(list[1]); a != nil {
		return a.captured(reader(list[0], a.X), CaptureBefore)
	}
	return comparesFirst(list[0], list[1])
}

// captured adds what takes the value; nil if there is nothing of the two.
func (a *AtomicComparison) captured(v cc.ExpressionNode, when CaptureTime) *AtomicComparison {
	if a == nil || v == nil {
		return nil
	}
	a.V, a.When = v, when
	return a
}

// comparesFirst recognises { r = x == e; if (r) { x = d; } else { v = x; } }, where else may be left out.
func comparesFirst(first, second *cc.Statement) *AtomicComparison {
	e := expressionOf(first)
	if e == nil {
		return nil
	}
	r, test, ok := assignment(e)
	if !ok || !isPlace(r) {
		return nil
	}
	condition, then, otherwise := branches(second)
	if then == nil || !alike(condition, r) {
		return nil
	}
	a := equality(test, assignedIn(then))
	if a == nil {
		return nil
	}
	a.New, a.Result = valueIn(then), r
	if otherwise != nil {
		return a.captured(reader(otherwise, a.X), CaptureOnFailure)
	}
	return a
}

// equality recognises x == e and e == x for a location x.
func equality(e, x cc.ExpressionNode) *AtomicComparison {
	n, ok := strip(e).(*cc.EqualityExpression)
	switch {
	case !ok || x == nil || n.Case != cc.EqualityExpressionEq:
		return nil
	case alike(x, n.EqualityExpression):
		return &AtomicComparison{X: x, Value: n.RelationalExpression, Relation: '='}
	case alike(x, n.RelationalExpression):
		return &AtomicComparison{X: x, Value: n.EqualityExpression, Relation: '='}
	}
	return nil
}

// order recognises x < e, x > e, e < x and e > x for a location x which becomes e.
func order(e, x, value cc.ExpressionNode) *AtomicComparison {
	n, ok := strip(e).(*cc.RelationalExpression)
	if !ok || x == nil || n.Case != cc.RelationalExpressionLt && n.Case != cc.RelationalExpressionGt {
		return nil
	}
	same, turned := byte('<'), byte('>')
	if n.Case == cc.RelationalExpressionGt {
		same, turned = turned, same
	}
	left, right := n.RelationalExpression, n.ShiftExpression
	switch {
	case alike(x, left) && alike(value, right):
		return &AtomicComparison{X: x, Value: right, New: value, Relation: same}
	case alike(x, right) && alike(value, left):
		return &AtomicComparison{X: x, Value: left, New: value, Relation: turned}
	}
	return nil
}

// conditionalUpdate recognises a statement that updates a location if a comparison holds.
func conditionalUpdate(n *cc.Statement) *AtomicComparison {
	if e := expressionOf(n); e != nil {
		return conditionalExpression(e)
	}
	if a, otherwise := equalityUpdate(n); a != nil && otherwise == nil {
		return a
	}
	condition, then, otherwise := branches(n)
	if then == nil || otherwise != nil {
		return nil
	}
	return order(condition, assignedIn(then), valueIn(then))
}

// equalityUpdate recognises if (x == e) { x = d; }, and returns what follows else.
func equalityUpdate(n *cc.Statement) (a *AtomicComparison, otherwise *cc.Statement) {
	condition, then, otherwise := branches(n)
	if then == nil {
		return nil, nil
	}
	if a = equality(condition, assignedIn(then)); a == nil {
		return nil, nil
	}
	a.New = valueIn(then)
	return a, otherwise
}

// conditionalExpression recognises x = x < e ? e : x, x = x == e ? d : x and the like.
func conditionalExpression(e cc.ExpressionNode) *AtomicComparison {
	x, value, ok := assignment(e)
	if !ok || !isPlace(x) {
		return nil
	}
	choice, ok := strip(value).(*cc.ConditionalExpression)
	if !ok || choice.ExpressionList == nil || !alike(choice.ConditionalExpression, x) {
		return nil
	}
	if a := equality(choice.LogicalOrExpression, x); a != nil {
		a.New = choice.ExpressionList
		return a
	}
	return order(choice.LogicalOrExpression, x, choice.ExpressionList)
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

// reader is v of a statement v = x for a location x; nil for others.
func reader(n *cc.Statement, x cc.ExpressionNode) cc.ExpressionNode {
	if v := assignedIn(n); v != nil && alike(valueIn(n), x) {
		return v
	}
	return nil
}
