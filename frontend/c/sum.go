package c

import (
	"go/constant"

	"accc/frontend"
	"accc/sym"

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
		if v := b.symbolAt(x); x.Case == cc.PrimaryExpressionIdent && v != nil && v.Type != nil && v.Type.Class == frontend.Integer && !v.Aliased {
			return sym.Of(v), true
		}
	case *cc.UnaryExpression:
		if s, ok := b.sum(x.CastExpression); ok && x.Case == cc.UnaryExpressionMinus {
			return frontend.Sum{}.Plus(s, -1), true
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
	f, x := b.allocator(value)
	if sym == nil || b.routine == nil || f == nil {
		return
	}
	a := frontend.Allocation{Symbol: sym, Span: b.u.Span(value), At: b.at, Block: b.block}
	var args []cc.ExpressionNode
	for l := x.ArgumentExpressionList; l != nil; l = l.ArgumentExpressionList {
		args = append(args, l.AssignmentExpression)
	}

	// The size is a product of arguments. One that is not a sum of products leaves the size unknown.
	bytes, ok := frontend.Number(1), len(f.Size) > 0
	for _, i := range f.Size {
		var s frontend.Sum
		if ok = ok && i < len(args); ok {
			if s, ok = b.sum(args[i]); ok {
				bytes, ok = bytes.Times(s)
			}
		}
	}
	if ok {
		a.Bytes = bytes
	}
	b.routine.Allocations = append(b.routine.Allocations, a)
}
