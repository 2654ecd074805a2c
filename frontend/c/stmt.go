package c

import (
	"cmp"

	"accc/frontend"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"

	"modernc.org/cc/v4"
)

// function walks a function definition.
func (b *builder) function(n *cc.FunctionDefinition) {
	sym := b.declare(n.Declarator)
	b.check.forms.meet(n.Declarator, specifierList{declaration: n.DeclarationSpecifiers})
	b.check.forms.parameters(n)
	name, variant := variantName(n.Declarator.Name())
	r := &frontend.Routine{Name: name, Symbol: sym, Span: b.u.Span(n), HasBody: true}
	if variant != "" {
		r.Name, r.VariantOf = name+" (variant "+variant+")", name // calls of the name are not calls of it as such
	}
	b.u.Model.Routines = append(b.u.Model.Routines, r)
	b.def, b.routine = n, r
	b.at = 0
	outer := len(b.regions)
	b.labels = map[string]*label{}
	b.log, b.gotos, b.block, b.choice = b.log[:0], nil, nil, nil
	b.enter()
	if t, ok := n.Declarator.Type().(*cc.FunctionType); ok {
		for _, p := range t.Parameters() {
			if s := b.declare(p.Declarator); s != nil {
				r.Params = append(r.Params, s)
			}
		}
	}
	b.compound(n.CompoundStatement)
	b.resolveGotos()
	r.Uses = make([]frontend.Use, len(b.log))
	for i, a := range b.log {
		r.Uses[i] = frontend.Use{Symbol: a.sym, Kind: a.kind, Span: a.span, At: a.at, In: a.in, Block: a.block}
		switch a.sym.Storage {
		case frontend.Static, frontend.Global, frontend.Extern:
			r.Statics = append(r.Statics, r.Uses[i])
		}
	}
	b.scopes = b.scopes[:0]
	b.waiting = nil
	b.endRegions(outer)
	b.def, b.routine = nil, nil
	b.open, b.targets, b.parts = nil, nil, nil
}

func (b *builder) compound(n *cc.CompoundStatement) {
	if n == nil {
		return
	}
	b.enter()
	b.level++
	for l := n.BlockItemList; l != nil; l = l.BlockItemList {
		switch l.BlockItem.Case {
		case cc.BlockItemDecl:
			b.declaration(l.BlockItem.Declaration)
		case cc.BlockItemStmt:
			b.statement(l.BlockItem.Statement)
			b.extendPart(l.BlockItem.Statement)
		}
	}
	b.endPart()
	b.level--
	b.leave()
}

func (b *builder) statement(n *cc.Statement) {
	if n == nil {
		return
	}
	place := b.place
	b.place = ""
	switch n.Case {
	case cc.StatementLabeled:
		b.labeled(n.LabeledStatement)
	case cc.StatementCompound:
		b.compound(n.CompoundStatement)
	case cc.StatementExpr:
		if s, args := b.stubOf(n.ExpressionStatement.ExpressionList); s != nil {
			if d := b.directive(n, s, args, nil); d != nil {
				d.Construct.InPlaceOf = place
			}
			return
		}
		b.expr(n.ExpressionStatement.ExpressionList, frontend.Read)
	case cc.StatementSelection:
		b.selection(n, place)
	case cc.StatementIteration:
		b.iteration(n.IterationStatement, nil)
	case cc.StatementJump:
		b.jump(n.JumpStatement)
	}
}

// substatement walks the statement that a word such as if asks for.
func (b *builder) substatement(word string, n *cc.Statement) {
	b.place = word
	b.statement(n)
	b.place = ""
}

func (b *builder) selection(n *cc.Statement, place string) {
	x := n.SelectionStatement
	if x.Case == cc.SelectionStatementSwitch {
		if s, args := b.stubOf(x.ExpressionList); s != nil {
			if d := b.directive(n, s, args, x.Statement); d != nil {
				d.Construct.InPlaceOf = place
			}
			return
		}
		b.expr(x.ExpressionList, frontend.Read)
		b.targets = append(b.targets, target{depth: len(b.open)})
		choice := b.choice
		b.inBlock(frontend.Block{}, func() {
			b.choice = b.block
			b.substatement("switch", x.Statement)
		})
		b.choice = choice
		b.targets = b.targets[:len(b.targets)-1]
		return
	}
	b.check.condition(x.ExpressionList)
	b.expr(x.ExpressionList, frontend.Read)
	b.inBlock(frontend.Block{}, func() { b.substatement("if", x.Statement) })
	b.inBlock(frontend.Block{}, func() { b.substatement("else", x.Statement2) })
}

// directive ties a directive to its statement and walks what it governs.
func (b *builder) directive(n *cc.Statement, s *stub, args *cc.ArgumentExpressionList, body *cc.Statement) *Directive {
	if s.Def == omp.DirSection {
		b.endPart()
	}
	d := b.tie(s, args)
	c := d.Construct
	d.Stmt, d.Body = n, body
	b.u.byStmt[n] = d
	c.Parent = b.innermost()
	c.Block = b.block
	if s.bare {
		b.u.Model.Orphans = append(b.u.Model.Orphans, s.Directive)
		return nil
	}
	if c.Parent != nil {
		c.Parent.Children = append(c.Parent.Children, c)
	} else {
		b.routine.Constructs = append(b.routine.Constructs, c)
	}
	b.clauseReads(d)
	b.await(d)
	b.mark(d)
	if body == nil {
		if d.Def == omp.DirSection {
			b.beginPart(c)
		}
		return d
	}
	switch d.Def {
	case acc.DirAtomic:
		c.Misfit, c.MisfitSpan = b.atomicMisfit(d.Atomic, body)
	case omp.DirAtomic:
		c.Misfit, c.MisfitSpan = b.ompAtomicMisfit(d.Directive, body)
	case omp.DirDispatch:
		if TargetCall(body) == nil {
			c.Misfit = frontend.NoTargetCall
		}
	}
	depth := len(b.open)
	b.open = append(b.open, c)
	loop, other := innerLoop(body)
	if forLoops(d.Directive) && (loop == body || d.Def == omp.DirBeginMetadirective && loop != nil && other == nil) {
		c.Loop = b.loopOf(loop.IterationStatement)
	}
	switch {
	case c.Loop != nil && loop == body:
		b.iteration(body.IterationStatement, c.Loop)
	case c.Loop != nil: // all that there is in the braces
		b.enter()
		b.iteration(loop.IterationStatement, c.Loop)
		b.leave()
	default:
		b.substatement("directive", body)
	}
	b.closeTo(depth)
	c.Body, c.Toks = b.u.statementSpan(body), b.u.statementRange(body) // a directive before the body has been tied by now
	if body.Case == cc.StatementCompound {
		for l := body.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			if l.BlockItem.Case == cc.BlockItemStmt {
				c.Statements = append(c.Statements, b.u.statementSpan(l.BlockItem.Statement))
			}
		}
	}
	if n := len(c.Statements); !c.Body.IsValid() && n > 0 { // the braces are not the user's
		c.Body = c.Statements[0].To(c.Statements[n-1])
	}
	return d
}

// clauseReads records what the clause expressions of a nested directive read, which happens in the
// constructs around it.
func (b *builder) clauseReads(d *Directive) {
	for _, a := range b.argsInOrder(d) {
		if n := d.exprs[a]; n != nil {
			b.expr(n, frontend.Read)
		}
	}
}

func (b *builder) argsInOrder(d *Directive) []*pragma.Expr {
	var out []*pragma.Expr
	if d.Def.Table != acc.Table {
		eachArg(d.Directive, func(a *pragma.Arg) {
			if a.Kind == pragma.ArgExpr {
				out = append(out, a.Expr)
			}
		})
		return out
	}
	for _, c := range d.Clauses {
		for _, a := range c.Args {
			if a.Expr != nil {
				out = append(out, a.Expr)
			}
		}
	}
	return out
}

// iteration walks a loop; loop is its analysis when a directive governs it or a loop around it tightly.
func (b *builder) iteration(n *cc.IterationStatement, loop *frontend.Loop) {
	var bare *frontend.Loop
	if loop == nil && b.inKernels() && (n.Case == cc.IterationStatementFor || n.Case == cc.IterationStatementForDecl) {
		bare = b.loopOf(n)
	}
	mark, calls, from, body := len(b.log), b.calls, b.at+1, b.at+1
	t := target{depth: len(b.open), isFor: true, loop: loop, word: n.Token.SrcStr()}
	switch n.Case {
	case cc.IterationStatementWhile:
		b.check.condition(n.ExpressionList)
		b.expr(n.ExpressionList, frontend.Read)
		b.body(t, n.Statement, loop)
	case cc.IterationStatementDo:
		b.check.condition(n.ExpressionList)
		b.body(t, n.Statement, loop)
		b.expr(n.ExpressionList, frontend.Read)
	case cc.IterationStatementFor:
		b.check.condition(n.ExpressionList2)
		b.expr(n.ExpressionList, frontend.Read)
		b.expr(n.ExpressionList2, frontend.Read)
		b.inBlock(frontend.Block{Late: true}, func() { b.expr(n.ExpressionList3, frontend.Read) })
		mark, calls, body = len(b.log), b.calls, b.at+1
		b.body(t, n.Statement, loop)
	case cc.IterationStatementForDecl:
		b.enter()
		if l := cmp.Or(loop, bare); l != nil && l.Var != nil {
			b.scopes[len(b.scopes)-1] = append(b.scopes[len(b.scopes)-1], l.Var)
		}
		b.declaration(n.Declaration)
		b.check.condition(n.ExpressionList)
		b.expr(n.ExpressionList, frontend.Read)
		b.inBlock(frontend.Block{Late: true}, func() { b.expr(n.ExpressionList2, frontend.Read) })
		mark, calls, body = len(b.log), b.calls, b.at+1
		b.body(t, n.Statement, loop)
		b.leave()
	}
	if len(b.open) > 0 {
		b.u.extents[n] = loopExtent{from, b.at + 1}
	}
	if loop != nil {
		loop.First, loop.Body, loop.Last = from, body, b.at+1
		b.finishLoop(n, loop, b.log[mark:])
	}
	if bare != nil {
		b.bareLoop(n, bare, b.log[mark:], b.calls != calls)
	}
}

// body walks the body of a loop; the loop nested tightly inside is analysed, too.
func (b *builder) body(t target, n *cc.Statement, loop *frontend.Loop) {
	b.inBlock(frontend.Block{Loop: true}, func() { b.turn(t, n, loop) })
}

// turn walks what a loop executes again and again.
func (b *builder) turn(t target, n *cc.Statement, loop *frontend.Loop) {
	b.targets = append(b.targets, t)
	defer func() { b.targets = b.targets[:len(b.targets)-1] }()
	if loop == nil {
		b.substatement(t.word, n)
		return
	}
	inner, other := innerLoop(n)
	if other != nil {
		loop.Other = b.start(other)
	}
	if inner == nil {
		b.substatement(t.word, n)
		return
	}
	loop.Tight = other == nil
	b.nested(n, inner, loop)
}

// nested walks the body of an analysed loop around the one loop in it.
func (b *builder) nested(n, inner *cc.Statement, loop *frontend.Loop) {
	if n == inner {
		loop.Inner = b.loopOf(n.IterationStatement)
		b.iteration(n.IterationStatement, loop.Inner)
		return
	}
	b.enter()
	for l := n.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		switch {
		case l.BlockItem.Case == cc.BlockItemDecl:
			b.declaration(l.BlockItem.Declaration)
		case l.BlockItem.Case != cc.BlockItemStmt:
		case holds(l.BlockItem.Statement, inner):
			b.nested(l.BlockItem.Statement, inner, loop)
		default:
			b.statement(l.BlockItem.Statement)
		}
	}
	b.leave()
}

// innerLoop finds the one for loop directly in a loop's body, through braces, and the first statement there other than
// that loop.
func innerLoop(n *cc.Statement) (inner *cc.Statement, other cc.Node) {
	switch n.Case {
	case cc.StatementIteration:
		if k := n.IterationStatement.Case; k == cc.IterationStatementFor || k == cc.IterationStatementForDecl {
			return n, nil
		}
	case cc.StatementCompound:
		several := false
		for l := n.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			var found *cc.Statement
			var besides cc.Node = l.BlockItem
			if l.BlockItem.Case == cc.BlockItemStmt {
				s := l.BlockItem.Statement
				if s.Case == cc.StatementExpr && s.ExpressionStatement.ExpressionList == nil {
					continue // an empty statement
				}
				found, besides = innerLoop(s)
			}
			if found != nil && inner != nil {
				several, besides = true, found
			}
			if other == nil {
				other = besides
			}
			if found != nil {
				inner = found
			}
		}
		if several {
			inner = nil
		}
		return inner, other
	}
	return nil, n
}

// start is the user's text of a statement, or the directive before it.
func (b *builder) start(n cc.Node) source.Span {
	item, ok := n.(*cc.BlockItem)
	if ok && item.Case == cc.BlockItemStmt {
		n = item.Statement
	}
	x, ok := n.(*cc.Statement)
	if !ok {
		return b.u.Span(n)
	}
	var s *stub
	switch {
	case x.Case == cc.StatementExpr:
		s, _ = b.stubOf(x.ExpressionStatement.ExpressionList)
	case x.Case == cc.StatementSelection && x.SelectionStatement.Case == cc.SelectionStatementSwitch:
		s, _ = b.stubOf(x.SelectionStatement.ExpressionList)
	}
	if s != nil {
		return s.Directive.Span
	}
	return b.u.Span(n)
}

// holds reports whether a statement is inner or braces around it.
func holds(n, inner *cc.Statement) bool {
	if n == inner {
		return true
	}
	if n.Case == cc.StatementCompound {
		for l := n.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			if l.BlockItem.Case == cc.BlockItemStmt && holds(l.BlockItem.Statement, inner) {
				return true
			}
		}
	}
	return false
}

func (b *builder) labeled(n *cc.LabeledStatement) {
	switch n.Case {
	case cc.LabeledStatementLabel:
		b.routine.Gotos = true
		b.labels[n.Token.SrcStr()] = &label{in: append([]*frontend.Construct(nil), b.open...)}
		b.substatement("label", n.Statement)
		return
	default:
		if b.choice != nil {
			b.block = &frontend.Block{Parent: b.choice} // each case is a branch, and what follows the switch is in none
		}
		// A label of a switch outside of the construct: control enters it here.
		depth := 0
		for i := len(b.targets) - 1; i >= 0; i-- {
			if !b.targets[i].isFor {
				depth = b.targets[i].depth
				break
			}
		}
		b.addJump(frontend.Jump{Word: n.Token.SrcStr(), Span: b.u.TokenSpan(n.Token), Into: true}, b.open[min(depth, len(b.open)):])
	}
	b.substatement("case", n.Statement)
}

func (b *builder) jump(n *cc.JumpStatement) {
	span := b.u.TokenSpan(n.Token)
	word := n.Token.SrcStr()
	switch n.Case {
	case cc.JumpStatementReturn:
		b.check.returns(b.def, n)
		b.expr(n.ExpressionList, frontend.Read)
		b.addJump(frontend.Jump{Word: word, Span: span}, b.open)
	case cc.JumpStatementGoto:
		b.gotos = append(b.gotos, jump{n.Token2.SrcStr(), span, append([]*frontend.Construct(nil), b.open...)})
	case cc.JumpStatementGotoExpr:
		b.expr(n.ExpressionList, frontend.Read)
		b.addJump(frontend.Jump{Word: word, Span: span}, b.open)
	case cc.JumpStatementBreak, cc.JumpStatementContinue:
		depth := 0
		for i := len(b.targets) - 1; i >= 0; i-- {
			t := b.targets[i]
			if !t.isFor && n.Case == cc.JumpStatementContinue {
				continue
			}
			depth = t.depth
			if t.loop != nil && n.Case == cc.JumpStatementBreak {
				t.loop.Breaks = append(t.loop.Breaks, span)
			}
			break
		}
		b.addJump(frontend.Jump{Word: word, Span: span}, b.open[min(depth, len(b.open)):])
	}
}

func (b *builder) addJump(j frontend.Jump, in []*frontend.Construct) {
	j.Block, j.After = b.block, len(b.log)
	if b.routine != nil && !j.Into {
		b.routine.Jumps = append(b.routine.Jumps, j)
		b.routine.Gotos = b.routine.Gotos || j.Word == "goto"
	}
	for _, c := range in {
		c.Jumps = append(c.Jumps, j)
	}
}

// resolveGotos finds the constructs that each goto leaves and enters.
func (b *builder) resolveGotos() {
	for _, g := range b.gotos {
		l := b.labels[g.name]
		if l == nil {
			continue
		}
		common := 0
		for common < len(g.in) && common < len(l.in) && g.in[common] == l.in[common] {
			common++
		}
		b.addJump(frontend.Jump{Word: "goto", Span: g.span}, g.in[common:])
		b.addJump(frontend.Jump{Word: "goto", Span: g.span, Into: true}, l.in[common:])
	}
}

// statementRange returns the expanded tokens of a statement, directives before it included.
func (u *Unit) statementRange(n *cc.Statement) tokens.Range {
	if d := u.byStmt[n]; d != nil {
		return d.Toks.Hull(u.Range(n))
	}
	return u.Range(n)
}

// statementSpan is the user's text of a statement, directives before it included.
func (u *Unit) statementSpan(n *cc.Statement) source.Span {
	span := u.Span(n)
	if d := u.byStmt[n]; d != nil {
		return d.Span.To(span)
	}
	return span
}
