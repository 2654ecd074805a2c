package c

import (
	goconstant "go/constant"
	"go/token"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"

	"modernc.org/cc/v4"
)

// countsWide tells whether a loop over a variable of type t counts in 64 bits: acc.loop compares its bounds by sign, so
// an unsigned variable must have room for one.
func countsWide(t cc.Type) bool { return cc.IsIntegerType(t) && !cc.IsSignedInteger(t) && t.Size() < 8 }

// Bounds implements irgen.Host.
func (h *host) Bounds(l *frontend.Loop) (lower, upper, step *ir.Value) {
	x := h.x
	t := l.Var.Host.(*cc.Declarator).Type()
	x.b.Loc = span(l.Head)
	lower = x.scalar(l.Lower.Host.(cc.ExpressionNode), t)
	upper = x.scalar(l.Upper.Host.(cc.ExpressionNode), t)
	wide := countsWide(t)
	if wide {
		lower = x.op1(arith.ExtUI, []*ir.Value{lower}, ir.I64())
		upper = x.op1(arith.ExtUI, []*ir.Value{upper}, ir.I64())
	}
	if l.Step == nil {
		by := int64(1)
		if l.Down {
			by = -1
		}
		x.b.Loc = span(l.Head)
		return lower, upper, x.int(by, lower.Type())
	}
	step = x.scalar(l.Step.Host.(cc.ExpressionNode), t)
	if wide {
		// Adding the largest value is subtracting one.
		step = x.op1(arith.ExtSI, []*ir.Value{step}, ir.I64())
	}
	if l.Down != l.Negated {
		if c, ok := constantInt(step); ok && !step.HasUses() {
			step.Op().Erase()
			step = x.int(-c, lower.Type())
		} else {
			step = x.op1(arith.SubI, []*ir.Value{x.int(0, lower.Type()), step}, lower.Type())
		}
	}
	return lower, upper, step
}

// Nest implements irgen.Host.
func (h *host) Nest(loops []*frontend.Loop, values []*ir.Value) {
	x := h.x
	for i, l := range loops {
		d := l.Var.Host.(*cc.Declarator)
		addr := x.vars[h.key(l.Var)]
		n := l.Host.(*cc.IterationStatement)
		if n.Case == cc.IterationStatementForDecl {
			x.b.Loc = x.named(d)
			addr = x.alloca(d.Type(), 0)
			x.vars[d] = addr
		}
		x.b.Loc = span(l.Head)
		v := values[i]
		if countsWide(d.Type()) {
			v = x.op1(arith.TruncI, []*ir.Value{v}, x.types.value(d.Type()))
		}
		x.storeScalar(addr, v, d.Type())
	}
	body := loops[len(loops)-1].Host.(*cc.IterationStatement).Statement
	if x.structured(body) {
		x.statement(body)
		return
	}
	next := x.block()
	x.jumps = append(x.jumps, jumpTarget{cont: next})
	x.statement(body)
	x.place(next)
}

// bareLoop lowers a loop of a kernels construct that has no directive as one whose parallelism is left to the implementation.
// It tells whether it did; a loop out of which something jumps stays what it is.
func (x *fn) bareLoop(n *cc.IterationStatement) bool {
	l := x.unit.Loops[n]
	at := x.b.Block().ParentOp()
	if l == nil || at == nil || !at.Is(acc.Kernels) || !x.structured(n.Statement) {
		return false
	}
	outer := n.Case != cc.IterationStatementForDecl
	if outer && l.Step != nil && (l.Step.Value == nil || goconstant.Compare(l.Step.Value, token.NEQ, goconstant.MakeInt64(1))) {
		return false // what the variable is in the end would have to be computed
	}
	h := x.host
	lower, upper, step := h.Bounds(l)
	x.gen.BareLoop(irgen.BareLoop{Loc: span(l.Head), Lower: lower, Upper: upper, Step: step, Exclusive: !l.Inclusive, Mode: acc.SlotAuto}, func(i *ir.Value) {
		if d := l.Var.Host.(*cc.Declarator); outer {
			x.b.Loc = x.named(d)
			x.vars[h.key(l.Var)] = x.alloca(d.Type(), 0)
		}
		h.Nest([]*frontend.Loop{l}, []*ir.Value{i})
	})
	if outer {
		x.b.Loc = span(l.Head)
		x.leaveLoop(l, lower, upper, step)
	}
	return true
}

// leaveLoop gives the variable of a loop with a step of one the value that it has behind the loop.
func (x *fn) leaveLoop(l *frontend.Loop, lower, upper, step *ir.Value) {
	if l.Inclusive {
		upper = x.op1(arith.AddI, []*ir.Value{upper, step}, upper.Type())
	}
	if !l.NotEqual {
		far := arith.MaxSI
		if l.Down {
			far = arith.MinSI
		}
		upper = x.op1(far, []*ir.Value{lower, upper}, upper.Type())
	}
	d := l.Var.Host.(*cc.Declarator)
	if countsWide(d.Type()) {
		upper = x.op1(arith.TruncI, []*ir.Value{upper}, x.types.value(d.Type()))
	}
	x.storeScalar(x.vars[x.host.key(l.Var)], upper, d.Type())
	x.b.Block().Last().SetAttr(acc.AttrFinal, ir.Unit())
}

// LoopLocals implements irgen.Host.
func (h *host) LoopLocals(c *frontend.Construct) (list []*frontend.Symbol) {
	d := h.direct[c]
	if d == nil || d.Body == nil {
		return nil
	}
	loops := map[*frontend.Symbol][]*cc.IterationStatement{}
	h.eachLoop(d.Body, func(n *cc.IterationStatement) {
		if n.Case != cc.IterationStatementFor || c.Loop != nil && c.Loop.Host == n {
			return // the construct's own variable is private anyway
		}
		if left, _, ok := assignment(n.ExpressionList); ok {
			if p, ok := strip(left).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
				if decl, ok := p.ResolvedTo().(*cc.Declarator); ok {
					if s := h.unit.SymbolOf(decl); s != nil {
						loops[s] = append(loops[s], n)
					}
				}
			}
		}
	})
	refused, seen := map[*frontend.Symbol]bool{}, map[*frontend.Symbol]bool{}
	for _, u := range c.Uses {
		inside := u.Kind&frontend.Address == 0
		covered := false
		for _, n := range loops[u.Symbol] {
			covered = covered || h.unit.InLoop(n, u.At)
		}
		if !inside || !covered {
			refused[u.Symbol] = true
		}
	}
	for _, u := range c.Uses {
		if s := u.Symbol; len(loops[s]) > 0 && !refused[s] && !seen[s] {
			seen[s] = true
			list = append(list, s)
		}
	}
	return list
}

// eachLoop calls f for the loops in a statement.
func (h *host) eachLoop(s *cc.Statement, f func(*cc.IterationStatement)) {
	if s == nil {
		return
	}
	switch s.Case {
	case cc.StatementLabeled:
		h.eachLoop(s.LabeledStatement.Statement, f)
	case cc.StatementCompound:
		for l := s.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			if l.BlockItem.Case == cc.BlockItemStmt {
				h.eachLoop(l.BlockItem.Statement, f)
			}
		}
	case cc.StatementSelection:
		h.eachLoop(s.SelectionStatement.Statement, f)
		h.eachLoop(s.SelectionStatement.Statement2, f)
	case cc.StatementIteration:
		f(s.IterationStatement)
		h.eachLoop(s.IterationStatement.Statement, f)
	}
}
