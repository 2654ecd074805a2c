package c

import (
	goconstant "go/constant"
	"go/token"
	"math"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	accgen "accc/irgen/acc"

	"modernc.org/cc/v4"
)

// countsWide reports whether a loop over a variable of type t counts in 64 bits: acc.loop compares its bounds by sign, so
// an unsigned variable must have room for one.
func countsWide(t cc.Type) bool { return cc.IsIntegerType(t) && !cc.IsSignedInteger(t) && t.Size() < 8 }

// variableOf is the value of a loop's variable of type t where the loop counts to v.
func (x *fn) variableOf(v *ir.Value, t cc.Type) *ir.Value {
	switch {
	case countsWide(t):
		return x.op1(arith.TruncI, []*ir.Value{v}, x.types.value(t))
	case t.Kind() == cc.Ptr:
		return x.convert(v, x.unit.AST.Long, t)
	}
	return v
}

// Bounds implements irgen.Host.
func (h *host) Bounds(l *frontend.Loop) (lower, upper, step *ir.Value) {
	x := h.x
	t := l.Var.Host.(*cc.Declarator).Type()
	x.b.Loc = span(l.Head)
	if p, ok := t.(*cc.PointerType); ok {
		return x.addressBounds(l, p)
	}
	lower = x.scalar(l.Lower.Host.(cc.ExpressionNode), t)
	wide := countsWide(t)
	switch {
	case l.NotEqual:
		lower, upper = x.unequal(l, lower, t)
	case wide:
		upper = x.wideBound(l.Upper.Host.(cc.ExpressionNode), t)
		lower = x.op1(arith.ExtUI, []*ir.Value{lower}, ir.I64())
	default:
		upper = x.bound(l.Upper.Host.(cc.ExpressionNode), lower, t)
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

// addressBounds are the bounds of a loop over a pointer: it counts addresses.
func (x *fn) addressBounds(l *frontend.Loop, t *cc.PointerType) (lower, upper, step *ir.Value) {
	address := func(b *frontend.ExprInfo) *ir.Value {
		return x.convert(x.scalar(b.Host.(cc.ExpressionNode), t), t, x.unit.AST.Long)
	}
	lower, upper = address(l.Lower), address(l.Upper)
	x.b.Loc = span(l.Head)
	step = x.sizeOf(t.Elem())
	if l.Step != nil {
		step = x.op1(arith.MulI, []*ir.Value{x.scalar(l.Step.Host.(cc.ExpressionNode), x.unit.AST.Long), step}, ir.I64())
	}
	if l.Down != l.Negated {
		step = x.op1(arith.SubI, []*ir.Value{x.int(0, ir.I64()), step}, ir.I64())
	}
	return lower, upper, step
}

// unequal are the bounds of a loop with !=, whose unsigned variable may wrap around to zero on its way.
func (x *fn) unequal(l *frontend.Loop, lower *ir.Value, t cc.Type) (from, to *ir.Value) {
	upper := x.scalar(l.Upper.Host.(cc.ExpressionNode), t)
	if !countsWide(t) {
		return lower, upper
	}
	wide := func(v *ir.Value) *ir.Value { return x.op1(arith.ExtUI, []*ir.Value{v}, ir.I64()) }
	first, last, op := lower, upper, arith.AddI
	if l.Down {
		first, last, op = upper, lower, arith.SubI
	}
	if c, ok := constantInt(first); ok && c == 0 {
		return wide(lower), wide(upper)
	}
	from = wide(lower)
	distance := wide(x.op1(arith.SubI, []*ir.Value{last, first}, last.Type()))
	return from, x.op1(op, []*ir.Value{from, distance}, ir.I64())
}

// wideBound is the bound of a loop that counts in 64 bits for its unsigned variable of type t: the comparison is one of the
// common type of both (C17 §6.3.1.8).
func (x *fn) wideBound(e cc.ExpressionNode, t cc.Type) *ir.Value {
	in := x.common(t, typeOf(e), e)
	v := x.resize(x.scalar(e, in), 64, cc.IsSignedInteger(in))
	if in.Size() < 8 || cc.IsSignedInteger(in) {
		return v
	}
	if c, ok := constantInt(v); ok && c >= 0 {
		return v
	}
	return x.op1(arith.MinUI, []*ir.Value{v, x.int(math.MaxInt64, v.Type())}, v.Type())
}

// bound is the bound of a loop as a value of the variable's type t. Where the common type that both are compared in is another one
// (C17 §6.3.1.8), it is the value of t that ends the loop at the same iteration.
func (x *fn) bound(e cc.ExpressionNode, lower *ir.Value, t cc.Type) *ir.Value {
	in := x.common(t, typeOf(e), e)
	bits := int(t.Size()) * 8
	least, most := int64(-1)<<(bits-1), int64(1)<<(bits-1)-1
	if c, ok := constant(strip(e)); in.Size() > 8 || !cc.IsSignedInteger(t) || cc.IsSignedInteger(in) && in.Size() == t.Size() ||
		ok && c >= least && c <= most && (cc.IsSignedInteger(in) || c >= 0 && isNatural(lower)) || typeOf(e).Size() <= t.Size() && cc.IsSignedInteger(typeOf(e)) {
		return x.scalar(e, t)
	}
	v := x.scalar(e, in)
	wide := v.Type()
	fit := func(v *ir.Value) *ir.Value { return x.resize(v, bits, true) }
	if cc.IsSignedInteger(in) {
		v = x.op1(arith.MinSI, []*ir.Value{v, x.int(most, wide)}, wide)
		return fit(x.op1(arith.MaxSI, []*ir.Value{v, x.int(least, wide)}, wide))
	}
	natural := fit(x.op1(arith.MinUI, []*ir.Value{v, x.int(most, wide)}, wide))
	if isNatural(lower) {
		return natural
	}
	// A negative value is larger than all positive ones when it is compared without its sign.
	negative := func(v *ir.Value) *ir.Value {
		return x.op1(arith.CmpI, []*ir.Value{v, x.int(0, v.Type())}, ir.I1(), arith.Predicate(arith.SLT))
	}
	never := x.int(least, natural.Type())
	below := x.op1(arith.Select, []*ir.Value{negative(v), fit(v), never}, natural.Type())
	return x.op1(arith.Select, []*ir.Value{negative(lower), below, natural}, natural.Type())
}

// isNatural reports whether a value is a constant that is not negative.
func isNatural(v *ir.Value) bool {
	c, ok := constantInt(v)
	return ok && c >= 0
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
		x.storeScalar(addr, x.variableOf(values[i], d.Type()), d.Type())
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
// It reports whether it did; a loop out of which something jumps stays what it is.
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
	x.gen.BareLoop(accgen.BareLoop{Loc: span(l.Head), Lower: lower, Upper: upper, Step: step, Exclusive: !l.Inclusive, Unsigned: irgen.IsUnsigned(l), Mode: acc.SlotAuto}, func(i *ir.Value) {
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

// leaveLoop stores the value that the variable of a loop with a step of one has after the loop.
func (x *fn) leaveLoop(l *frontend.Loop, lower, upper, step *ir.Value) {
	if l.Inclusive {
		upper = x.op1(arith.AddI, []*ir.Value{upper, step}, upper.Type())
	}
	if !l.NotEqual {
		far := arith.MaxSI
		switch unsigned := irgen.IsUnsigned(l); {
		case l.Down && unsigned:
			far = arith.MinUI
		case l.Down:
			far = arith.MinSI
		case unsigned:
			far = arith.MaxUI
		}
		upper = x.op1(far, []*ir.Value{lower, upper}, upper.Type())
	}
	d := l.Var.Host.(*cc.Declarator)
	x.storeScalar(x.vars[x.host.key(l.Var)], x.variableOf(upper, d.Type()), d.Type())
	x.b.Block().Last().SetAttr(accc.Final.Name, ir.Unit())
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
