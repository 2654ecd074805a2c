package c

import (
	"slices"

	"accc/frontend"
	"accc/frontend/source"
	"accc/ir/memory/library"

	"modernc.org/cc/v4"
)

// An access is one reference to a symbol in the function being walked.
type access struct {
	sym   *frontend.Symbol
	kind  frontend.UseKind
	span  source.Span
	in    *frontend.Construct
	block *frontend.Block
	at    frontend.Order
}

// reference records a reference for every open construct that the symbol was declared outside of.
func (b *builder) reference(p *cc.PrimaryExpression, kind frontend.UseKind) {
	b.memberReference(p, nil, nil, kind)
}

// Members are the members of a variable that an expression selects, outermost first, as in s.t.a; nil where it does anything else, and
// for members that share their memory with others.
func Members(n *cc.PostfixExpression) (base *cc.PrimaryExpression, names []string) {
	f := n.Field()
	if n.Case != cc.PostfixExpressionSelect || f == nil || f.IsBitfield() || n.PostfixExpression.Type().Kind() != cc.Struct {
		return nil, nil
	}
	switch x := strip(n.PostfixExpression).(type) {
	case *cc.PrimaryExpression:
		if x.Case == cc.PrimaryExpressionIdent {
			return x, []string{f.Name()}
		}
	case *cc.PostfixExpression:
		if base, names = Members(x); base != nil {
			return base, append(names, f.Name())
		}
	}
	return nil, nil
}

// memberReference records a reference to a variable, or to a member of it, of type t.
func (b *builder) memberReference(p *cc.PrimaryExpression, members []string, t cc.Type, kind frontend.UseKind) {
	sym := b.symbolAt(p)
	if sym == nil || sym.Storage == frontend.Constant || sym.Storage == frontend.Func {
		return
	}
	if sym.InClause && !b.clause {
		return // it is nothing of the constructs around
	}
	if kind == frontend.Read && sym.Type.Class == frontend.Array {
		kind = frontend.Address // the array decays, and not into a subscript
	}
	span := b.u.TokenSpan(p.Token)
	b.at++
	b.log = append(b.log, access{sym, kind, span, b.innermost(), b.block, b.at})
	use := frontend.Use{Symbol: sym, Kind: kind, Span: span, At: b.at, In: b.innermost(), Block: b.block, Members: members}
	if t != nil {
		use.Member = b.u.TypeInfo(t)
	}
	from := 0
	if sym.In != nil {
		from = slices.Index(b.open, sym.In) + 1
	}
	for _, c := range b.open[min(from, len(b.open)):] {
		c.Uses = append(c.Uses, use)
	}
}

// inBlock walks a part of the function that is executed as a whole.
func (b *builder) inBlock(block frontend.Block, walk func()) {
	outer := b.block
	block.Parent = outer
	b.block = &block
	walk()
	b.block = outer
}

// expr walks an expression; kind says what is done with the object it designates.
func (b *builder) expr(n cc.ExpressionNode, kind frontend.UseKind) {
	switch x := n.(type) {
	case nil:
	case *cc.PrimaryExpression:
		b.primary(x, kind)
	case *cc.PostfixExpression:
		b.postfix(x, kind)
	case *cc.UnaryExpression:
		b.unary(x, kind)
	case *cc.CastExpression:
		if x.Case == cc.CastExpressionUnary {
			b.expr(x.UnaryExpression, kind)
		} else {
			b.expr(x.CastExpression, frontend.Read)
		}
	case *cc.AssignmentExpression:
		switch x.Case {
		case cc.AssignmentExpressionCond:
			b.expr(x.ConditionalExpression, kind)
		case cc.AssignmentExpressionAssign:
			b.check.target(x.UnaryExpression)
			b.check.value(x.UnaryExpression.Type(), x.AssignmentExpression)
			b.expr(x.AssignmentExpression, frontend.Read)
			b.expr(x.UnaryExpression, frontend.Write|b.freshness(x.AssignmentExpression))
			if p, ok := strip(x.UnaryExpression).(*cc.PrimaryExpression); ok {
				b.allocation(b.symbolAt(p), x.AssignmentExpression)
			}
		default:
			b.check.target(x.UnaryExpression)
			b.expr(x.AssignmentExpression, frontend.Read)
			b.expr(x.UnaryExpression, frontend.Read|frontend.Write)
		}
	case *cc.ExpressionList:
		if x != nil {
			b.expr(x.AssignmentExpression, kind)
			if x.ExpressionList != nil {
				b.expr(x.ExpressionList, kind)
			}
		}
	case *cc.ConstantExpression:
	case *cc.LogicalAndExpression:
		b.expr(x.LogicalAndExpression, frontend.Read)
		b.inBlock(frontend.Block{}, func() { b.expr(x.InclusiveOrExpression, frontend.Read) })
	case *cc.LogicalOrExpression:
		b.expr(x.LogicalOrExpression, frontend.Read)
		b.inBlock(frontend.Block{}, func() { b.expr(x.LogicalAndExpression, frontend.Read) })
	case *cc.ConditionalExpression:
		b.expr(x.LogicalOrExpression, frontend.Read)
		b.inBlock(frontend.Block{}, func() { b.expr(x.ExpressionList, frontend.Read) })
		b.inBlock(frontend.Block{}, func() { b.expr(x.ConditionalExpression, frontend.Read) })
	default:
		for _, e := range operands(n) {
			b.expr(e, frontend.Read)
		}
	}
}

// operands are the operands of the operators that only read them.
func operands(n cc.ExpressionNode) []cc.ExpressionNode {
	switch x := n.(type) {
	case *cc.MultiplicativeExpression:
		return []cc.ExpressionNode{x.MultiplicativeExpression, x.CastExpression}
	case *cc.AdditiveExpression:
		return []cc.ExpressionNode{x.AdditiveExpression, x.MultiplicativeExpression}
	case *cc.ShiftExpression:
		return []cc.ExpressionNode{x.ShiftExpression, x.AdditiveExpression}
	case *cc.RelationalExpression:
		return []cc.ExpressionNode{x.RelationalExpression, x.ShiftExpression}
	case *cc.EqualityExpression:
		return []cc.ExpressionNode{x.EqualityExpression, x.RelationalExpression}
	case *cc.AndExpression:
		return []cc.ExpressionNode{x.AndExpression, x.EqualityExpression}
	case *cc.ExclusiveOrExpression:
		return []cc.ExpressionNode{x.ExclusiveOrExpression, x.AndExpression}
	case *cc.InclusiveOrExpression:
		return []cc.ExpressionNode{x.InclusiveOrExpression, x.ExclusiveOrExpression}
	}
	return nil
}

func (b *builder) primary(x *cc.PrimaryExpression, kind frontend.UseKind) {
	switch x.Case {
	case cc.PrimaryExpressionIdent:
		b.reference(x, kind)
	case cc.PrimaryExpressionExpr:
		b.expr(x.ExpressionList, kind)
	case cc.PrimaryExpressionStmt:
		b.compound(x.CompoundStatement)
	case cc.PrimaryExpressionGeneric:
		if a := x.GenericSelection.Associated(); a != nil {
			b.expr(a.AssignmentExpression, kind)
		}
	}
}

func (b *builder) postfix(x *cc.PostfixExpression, kind frontend.UseKind) {
	switch x.Case {
	case cc.PostfixExpressionPrimary:
		b.expr(x.PrimaryExpression, kind)
	case cc.PostfixExpressionIndex:
		base, index := x.PostfixExpression, x.ExpressionList
		if t := base.Type(); t != nil && cc.IsIntegerType(t) { // 2[a]
			base, index = index, base
		}
		b.expr(index, frontend.Read)
		b.through(base, kind)
	case cc.PostfixExpressionCall:
		b.calls++
		b.call(x)
	case cc.PostfixExpressionSelect:
		if p, names := Members(x); p != nil {
			b.memberReference(p, names, x.Field().Type(), kind)
			return
		}
		b.expr(x.PostfixExpression, kind)
	case cc.PostfixExpressionPSelect:
		b.through(x.PostfixExpression, kind)
	case cc.PostfixExpressionInc, cc.PostfixExpressionDec:
		b.check.target(x.PostfixExpression)
		b.expr(x.PostfixExpression, frontend.Read|frontend.Write)
	case cc.PostfixExpressionComplit:
		b.initializers(x.InitializerList)
	}
}

// through walks an expression whose value is followed to the memory it points to.
func (b *builder) through(n cc.ExpressionNode, kind frontend.UseKind) {
	t := n.Type()
	if t != nil && t.Undecay().Kind() == cc.Array {
		b.expr(n, kind|frontend.Through)
		return
	}
	if kind&frontend.Address != 0 { // &p[i] reads p and no more
		b.expr(n, frontend.Read)
		return
	}
	switch x := n.(type) {
	case *cc.PrimaryExpression:
		if x.Case == cc.PrimaryExpressionIdent {
			b.reference(x, kind|frontend.Through)
			return
		}
		if x.Case == cc.PrimaryExpressionExpr {
			b.through(x.ExpressionList, kind)
			return
		}
	case *cc.CastExpression:
		if x.Case == cc.CastExpressionCast {
			b.through(x.CastExpression, kind)
			return
		}
	case *cc.AdditiveExpression:
		base, index := x.AdditiveExpression, x.MultiplicativeExpression
		if t := base.Type(); t != nil && cc.IsIntegerType(t) {
			base, index = index, base
		}
		b.expr(index, frontend.Read)
		b.through(base, kind)
		return
	case *cc.PostfixExpression:
		if p, ok := x.PostfixExpression.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent &&
			(x.Case == cc.PostfixExpressionInc || x.Case == cc.PostfixExpressionDec) {
			b.reference(p, frontend.Read|frontend.Write|frontend.Through)
			return
		}
	}
	b.expr(n, frontend.Read)
}

func (b *builder) unary(x *cc.UnaryExpression, kind frontend.UseKind) {
	switch x.Case {
	case cc.UnaryExpressionPostfix:
		b.expr(x.PostfixExpression, kind)
	case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
		b.check.target(x.UnaryExpression)
		b.expr(x.UnaryExpression, frontend.Read|frontend.Write)
	case cc.UnaryExpressionAddrof:
		b.expr(x.CastExpression, frontend.Address)
	case cc.UnaryExpressionDeref:
		b.through(x.CastExpression, kind)
	case cc.UnaryExpressionPlus, cc.UnaryExpressionMinus, cc.UnaryExpressionCpl, cc.UnaryExpressionNot:
		b.expr(x.CastExpression, frontend.Read)
	case cc.UnaryExpressionReal, cc.UnaryExpressionImag:
		b.expr(x.UnaryExpression, kind)
	}
}

// call walks a call and records it when it names a function.
func (b *builder) call(x *cc.PostfixExpression) {
	if p, ok := strip(x.PostfixExpression).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent && b.routine != nil {
		isFunc := true
		if d, ok := p.ResolvedTo().(*cc.Declarator); ok {
			isFunc = d.Type() != nil && d.Type().Kind() == cc.Function
		}
		if isFunc {
			b.routine.Calls = append(b.routine.Calls, frontend.Call{Name: p.Token.SrcStr(), Span: b.u.TokenSpan(p.Token), In: b.innermost()})
		}
	}
	b.check.call(x)
	b.expr(x.PostfixExpression, frontend.Read)
	f := b.libraryFunction(x)
	i := 0
	for l := x.ArgumentExpressionList; l != nil; l = l.ArgumentExpressionList {
		kind, follows := followed(f, i)
		if t := l.AssignmentExpression.Type(); follows && t != nil && t.Kind() == cc.Ptr {
			b.through(l.AssignmentExpression, kind)
		} else {
			b.expr(l.AssignmentExpression, frontend.Read)
		}
		i++
	}
}

// libraryFunction is what is known of the function that a call names, which the unit does not define, or nil.
func (b *builder) libraryFunction(x *cc.PostfixExpression) *library.Function {
	name := calleeName(x)
	f := library.Lookup(name)
	if f == nil {
		return nil
	}
	if d, ok := strip(x.PostfixExpression).(*cc.PrimaryExpression).ResolvedTo().(*cc.Declarator); ok && (d.Type() == nil || d.Type().Kind() != cc.Function) {
		return nil // a variable that leads to a function
	}
	for _, n := range b.u.AST.Scope.Nodes[name] {
		if d, ok := n.(*cc.Declarator); ok && d.IsFuncDef() {
			return nil
		}
	}
	return f
}

// followed says what a function of the library, if that, does with the memory that an argument leads to, if the library keeps no address of it.
func followed(f *library.Function, i int) (kind frontend.UseKind, ok bool) {
	if f == nil || !f.IsLocal() {
		return 0, false
	}
	x := f.Arg(i).Access
	if x&library.Reads != 0 {
		kind |= frontend.Read
	}
	if x&library.Writes != 0 {
		kind |= frontend.Write
	}
	return kind, x != 0 && x&(library.Keeps|library.Object) == 0
}

// calleeName is the name of the function that a call names, "" if it names none.
func calleeName(x *cc.PostfixExpression) string {
	if p, ok := strip(x.PostfixExpression).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
		return p.Token.SrcStr()
	}
	return ""
}

// allocator is what is known of the library function whose result is the value of an expression, if that is new memory, and the call; else nil.
func (b *builder) allocator(n cc.ExpressionNode) (*library.Function, *cc.PostfixExpression) {
	for {
		switch x := strip(n).(type) {
		case *cc.CastExpression:
			if x.Case != cc.CastExpressionCast {
				return nil, nil
			}
			n = x.CastExpression
		case *cc.PostfixExpression:
			if x.Case != cc.PostfixExpressionCall {
				return nil, nil
			}
			if f := b.libraryFunction(x); f != nil && f.Result == library.Fresh {
				return f, x
			}
			return nil, nil
		default:
			return nil, nil
		}
	}
}

// freshness is Fresh if the value of an expression is memory that it allocates.
func (b *builder) freshness(n cc.ExpressionNode) frontend.UseKind {
	if f, _ := b.allocator(n); f != nil {
		return frontend.Fresh
	}
	return 0
}

func (b *builder) initializers(l *cc.InitializerList) {
	for ; l != nil; l = l.InitializerList {
		b.initializer(l.Initializer)
	}
}

func (b *builder) initializer(n *cc.Initializer) {
	if n == nil {
		return
	}
	if n.Case == cc.InitializerExpr {
		b.expr(n.AssignmentExpression, frontend.Read)
		return
	}
	b.initializers(n.InitializerList)
}
