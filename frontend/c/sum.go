package c

import (
	"go/constant"

	"accc/frontend"

	"modernc.org/cc/v4"
)

// sum is an integer expression as a sum of products of variables; ok is false for others.
func (b *builder) sum(n cc.ExpressionNode) (s frontend.Sum, ok bool) {
	if n == nil {
		return nil, false
	}
	if v := constantOf(n); v != nil {
		if v = constant.ToInt(v); v.Kind() == constant.Int {
			k, exact := constant.Int64Val(v)
			return frontend.Number(k), exact
		}
		return nil, false
	}
	switch x := strip(n).(type) {
	case *cc.CastExpression:
		if x.Case == cc.CastExpressionCast && cc.IsIntegerType(x.Type()) {
			return b.sum(x.CastExpression)
		}
	case *cc.PrimaryExpression:
		if sym := b.symbolAt(x); x.Case == cc.PrimaryExpressionIdent && sym != nil && sym.Type != nil && sym.Type.Class == frontend.Integer && !sym.Aliased {
			return frontend.Sum{{Factor: 1, Vars: []*frontend.Symbol{sym}}}, true
		}
	case *cc.AdditiveExpression:
		l, ok := b.sum(x.AdditiveExpression)
		r, ok2 := b.sum(x.MultiplicativeExpression)
		switch {
		case !ok || !ok2:
		case x.Case == cc.AdditiveExpressionAdd:
			return l.Plus(r, 1), true
		case x.Case == cc.AdditiveExpressionSub:
			return l.Plus(r, -1), true
		}
	case *cc.MultiplicativeExpression:
		l, ok := b.sum(x.MultiplicativeExpression)
		r, ok2 := b.sum(x.CastExpression)
		if ok && ok2 && x.Case == cc.MultiplicativeExpressionMul {
			return l.Times(r)
		}
	}
	return nil, false
}

// allocation records the memory that a variable is set to lead to.
func (b *builder) allocation(sym *frontend.Symbol, value cc.ExpressionNode) {
	if sym == nil || b.routine == nil || freshness(value) == 0 {
		return
	}
	a := frontend.Allocation{Symbol: sym, Span: b.u.Span(value), At: b.at, Block: b.block}
	call := value
	for {
		c, ok := strip(call).(*cc.CastExpression)
		if !ok || c.Case != cc.CastExpressionCast {
			break
		}
		call = c.CastExpression
	}
	x, _ := strip(call).(*cc.PostfixExpression)
	if x == nil {
		return
	}
	var args []frontend.Sum
	for l := x.ArgumentExpressionList; l != nil; l = l.ArgumentExpressionList {
		s, ok := b.sum(l.AssignmentExpression)
		if !ok {
			s = nil
		}
		args = append(args, s)
	}
	switch name := calleeName(x); {
	case len(args) == 0 || args[0] == nil:
	case name == "malloc":
		a.Bytes = args[0]
	case name == "calloc" && len(args) == 2 && args[1] != nil:
		a.Bytes, _ = args[0].Times(args[1])
	}
	b.routine.Allocations = append(b.routine.Allocations, a)
}
