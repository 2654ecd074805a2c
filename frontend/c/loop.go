package c

import (
	"go/constant"
	"go/token"

	"accc/frontend"
	"accc/frontend/source"
	"accc/pragma/acc"

	"modernc.org/cc/v4"
)

// loopOf analyses the head of a for loop for the form that directives ask for (OpenACC 3.3 §2.9, OpenMP
// 5.2 §4.4.1): for (var = lower; var op upper; var changes by an invariant).
func (b *builder) loopOf(n *cc.IterationStatement) *frontend.Loop {
	l := &frontend.Loop{Span: b.u.Span(n), Host: n}
	l.Head = b.u.TokenSpan(n.Token).To(b.u.TokenSpan(n.Token2)).To(b.u.TokenSpan(n.Token3)).To(b.u.TokenSpan(n.Token4)).To(b.u.TokenSpan(n.Token5))
	var init, test, step cc.ExpressionNode
	switch n.Case {
	case cc.IterationStatementFor:
		init, test, step = n.ExpressionList, n.ExpressionList2, n.ExpressionList3
	case cc.IterationStatementForDecl:
		test, step = n.ExpressionList, n.ExpressionList2
	}
	var ok bool
	if n.Case == cc.IterationStatementForDecl {
		ok = b.loopDeclaration(l, n.Declaration)
	} else {
		ok = b.loopAssignment(l, init)
	}
	l.Canonical = ok && b.loopTest(l, test) && b.loopStep(l, step)
	return l
}

func refuse(l *frontend.Loop, why string, span source.Span) *frontend.Loop {
	l.Canonical, l.Why, l.WhySpan = false, why, span
	if !span.IsValid() {
		l.WhySpan = l.Head
	}
	return l
}

func (b *builder) no(l *frontend.Loop, why string, n cc.Node) bool {
	span := l.Head
	if s := b.u.Span(n); s.IsValid() {
		span = s
	}
	refuse(l, why, span)
	return false
}

// loopDeclaration reads for (int i = lower; ...).
func (b *builder) loopDeclaration(l *frontend.Loop, n *cc.Declaration) bool {
	i := n.InitDeclaratorList
	if n.Case != cc.DeclarationDecl || i == nil || i.InitDeclaratorList != nil || i.InitDeclarator.Case != cc.InitDeclaratorInit ||
		i.InitDeclarator.Initializer.Case != cc.InitializerExpr {
		return b.no(l, "expected one loop variable with its first value", n)
	}
	l.Declares = true
	b.enter()
	l.Var = b.declare(i.InitDeclarator.Declarator)
	b.leave()
	l.Lower = b.info(i.InitDeclarator.Initializer.AssignmentExpression)
	return b.loopVariable(l, i.InitDeclarator.Declarator)
}

// loopAssignment reads for (i = lower; ...).
func (b *builder) loopAssignment(l *frontend.Loop, n cc.ExpressionNode) bool {
	a, ok := strip(n).(*cc.AssignmentExpression)
	if !ok || a.Case != cc.AssignmentExpressionAssign {
		return b.no(l, "expected the loop variable and its first value", n)
	}
	p, ok := strip(a.UnaryExpression).(*cc.PrimaryExpression)
	if !ok || p.Case != cc.PrimaryExpressionIdent {
		return b.no(l, "the loop variable is no plain variable", a.UnaryExpression)
	}
	l.Var = b.symbolAt(p)
	l.Lower = b.info(a.AssignmentExpression)
	return b.loopVariable(l, p)
}

func (b *builder) loopVariable(l *frontend.Loop, n cc.Node) bool {
	if l.Var == nil {
		return b.no(l, "expected a loop variable", n)
	}
	switch l.Var.Type.Class {
	case frontend.Integer, frontend.Pointer:
		return true
	}
	return b.no(l, "the loop variable must be an integer or a pointer", n)
}

// loopTest reads var op upper or upper op var.
func (b *builder) loopTest(l *frontend.Loop, n cc.ExpressionNode) bool {
	var left, right cc.ExpressionNode
	op := ""
	switch x := strip(n).(type) {
	case *cc.RelationalExpression:
		left, right, op = x.RelationalExpression, x.ShiftExpression, x.Token.SrcStr()
	case *cc.EqualityExpression:
		if x.Case == cc.EqualityExpressionNeq {
			left, right, op = x.EqualityExpression, x.RelationalExpression, x.Token.SrcStr()
		}
	}
	if op == "" {
		return b.no(l, "expected a comparison of the loop variable by <, <=, >, >= or !=", n)
	}
	if !b.isVar(left, l.Var) {
		left, right = right, left
		op = map[string]string{"<": ">", "<=": ">=", ">": "<", ">=": "<=", "!=": "!="}[op]
	}
	if !b.isVar(left, l.Var) {
		return b.no(l, "the condition does not compare the loop variable "+l.Var.Name, n)
	}
	l.Upper = b.info(right)
	l.Inclusive = op == "<=" || op == ">="
	l.Down = op == ">" || op == ">="
	l.NotEqual = op == "!="
	if l.Upper.Type != nil && l.Upper.Type.Class == frontend.Real {
		return b.no(l, "the bound must be an integer", right)
	}
	for _, s := range l.Upper.Reads {
		if s == l.Var {
			return b.no(l, "the bound depends on the loop variable "+l.Var.Name, right)
		}
	}
	return true
}

// isVar reports whether an expression is the variable, widened or not.
func (b *builder) isVar(n cc.ExpressionNode, v *frontend.Symbol) bool {
	n = strip(n)
	if c, ok := n.(*cc.CastExpression); ok && c.Case == cc.CastExpressionCast {
		n = strip(c.CastExpression)
	}
	p, ok := n.(*cc.PrimaryExpression)
	return ok && p.Case == cc.PrimaryExpressionIdent && b.symbolAt(p) == v
}

// loopStep reads i++, ++i, i--, --i, i += e, i -= e, i = i + e, i = e + i and i = i - e.
func (b *builder) loopStep(l *frontend.Loop, n cc.ExpressionNode) bool {
	var target, amount cc.ExpressionNode
	down := false
	switch x := strip(n).(type) {
	case *cc.PostfixExpression:
		if x.Case == cc.PostfixExpressionInc || x.Case == cc.PostfixExpressionDec {
			target, down = x.PostfixExpression, x.Case == cc.PostfixExpressionDec
		}
	case *cc.UnaryExpression:
		if x.Case == cc.UnaryExpressionInc || x.Case == cc.UnaryExpressionDec {
			target, down = x.UnaryExpression, x.Case == cc.UnaryExpressionDec
		}
	case *cc.AssignmentExpression:
		target, amount, down = b.assignedStep(l, x)
	}
	if target == nil {
		return b.no(l, "expected the loop variable to change by a fixed amount: ++, --, += or -=", n)
	}
	if !b.isVar(target, l.Var) {
		return b.no(l, "the step does not change the loop variable "+l.Var.Name, n)
	}
	if amount == nil {
		return b.direction(l, down, n)
	}
	l.Step = b.info(amount)
	for _, s := range l.Step.Reads {
		if s == l.Var {
			return b.no(l, "the step depends on the loop variable "+l.Var.Name, amount)
		}
	}
	if !cc.IsIntegerType(amount.Type()) {
		return b.no(l, "the step must be an integer", amount)
	}
	if v := l.Step.Value; v != nil {
		switch constant.Sign(v) {
		case 0:
			return b.no(l, "the step must not be zero", amount)
		case -1:
			l.Step.Value = constant.UnaryOp(token.SUB, v, 0)
			l.Negated = true
			down = !down
		}
		return b.direction(l, down, n)
	}
	// The sign of the step is not known: the condition tells the direction, and a step that is
	// subtracted from a variable that grows, or the reverse, is negative.
	if l.NotEqual {
		return b.no(l, "the condition != needs a constant step", amount)
	}
	l.Negated = down != l.Down
	return true
}

// direction checks that the step goes where the condition ends.
func (b *builder) direction(l *frontend.Loop, down bool, n cc.Node) bool {
	if l.NotEqual {
		l.Down = down
		if l.Step != nil && constant.Compare(l.Step.Value, token.NEQ, constant.MakeInt64(1)) {
			return b.no(l, "the condition != needs a step of one", n)
		}
		return true
	}
	if down != l.Down {
		return b.no(l, "the step leads away from the bound", n)
	}
	return true
}

// assignedStep reads i += e, i -= e, i = i + e, i = e + i and i = i - e.
func (b *builder) assignedStep(l *frontend.Loop, x *cc.AssignmentExpression) (target, amount cc.ExpressionNode, down bool) {
	switch x.Case {
	case cc.AssignmentExpressionAdd, cc.AssignmentExpressionSub:
		return x.UnaryExpression, x.AssignmentExpression, x.Case == cc.AssignmentExpressionSub
	case cc.AssignmentExpressionAssign:
	default:
		return nil, nil, false
	}
	a, ok := strip(x.AssignmentExpression).(*cc.AdditiveExpression)
	if !ok {
		return nil, nil, false
	}
	down = a.Case == cc.AdditiveExpressionSub
	switch {
	case b.isVar(a.AdditiveExpression, l.Var):
		return x.UnaryExpression, a.MultiplicativeExpression, down
	case !down && b.isVar(a.MultiplicativeExpression, l.Var):
		return x.UnaryExpression, a.AdditiveExpression, false
	}
	return nil, nil, false
}

// finishLoop checks what the body does to the loop: seen are the references in it.
func (b *builder) finishLoop(n *cc.IterationStatement, l *frontend.Loop, seen []access) {
	if !l.Canonical {
		return
	}
	for _, a := range seen {
		if a.sym == l.Var && a.kind&frontend.Write != 0 && a.kind&frontend.Through == 0 {
			refuse(l, "the body changes the loop variable "+l.Var.Name, a.span)
			return
		}
	}
}

// inKernels reports whether a kernels construct is around with no loop in between.
func (b *builder) inKernels() bool {
	k := len(b.open)
	return k > 0 && b.open[k-1].Directive.Def == acc.DirKernels && (len(b.targets) == 0 || b.targets[len(b.targets)-1].depth < k)
}

// bareLoop keeps a loop without a directive, if it is counted and its body, with the references seen and calls or not, changes
// neither the variable nor the bounds.
func (b *builder) bareLoop(n *cc.IterationStatement, l *frontend.Loop, seen []access, calls bool) {
	if b.finishLoop(n, l, seen); !l.Canonical || l.Var.Type.Class != frontend.Integer || l.Upper.Type.Class != frontend.Integer {
		return
	}
	fixed := map[*frontend.Symbol]bool{l.Var: true}
	for _, e := range []*frontend.ExprInfo{l.Upper, l.Step} {
		if e == nil {
			continue
		}
		if !e.Plain {
			return
		}
		for _, s := range e.Reads {
			if calls && s.Storage != frontend.Auto && s.Storage != frontend.Param {
				return
			}
			fixed[s] = true
		}
	}
	for _, a := range seen {
		if fixed[a.sym] && a.kind&(frontend.Write|frontend.Address) != 0 {
			return
		}
	}
	b.u.Loops[n] = l
}

// strip removes parentheses, the wrappers of single expressions and generic selections.
func strip(n cc.ExpressionNode) cc.ExpressionNode {
	for {
		switch x := n.(type) {
		case *cc.PrimaryExpression:
			if x.Case == cc.PrimaryExpressionGeneric && x.GenericSelection.Associated() != nil {
				n = x.GenericSelection.Associated().AssignmentExpression
				continue
			}
			if x.Case != cc.PrimaryExpressionExpr {
				return n
			}
			n = x.ExpressionList
		case *cc.ExpressionList:
			if x == nil || x.ExpressionList != nil {
				return n
			}
			n = x.AssignmentExpression
		default:
			return n
		}
	}
}
