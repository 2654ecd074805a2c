package c

import "modernc.org/cc/v4"

// IsAtomic reports whether an expression designates an object whose type is _Atomic: assignments to it that read it are one atomic
// operation (C17 §6.5.16.2). cc/v4 notes the qualifier at declarators alone, so it is looked for at the declaration that the
// expression goes back to: a declaration that has a pointer and the qualifier counts for both.
func IsAtomic(e cc.ExpressionNode) bool {
	for {
		e = strip(e)
		if t := e.Type(); t != nil && t.Typedef() != nil && t.Typedef().IsAtomic() {
			return true
		}
		switch n := e.(type) {
		case *cc.PrimaryExpression:
			d, ok := n.ResolvedTo().(*cc.Declarator)
			return ok && isAtomicDeclarator(d)
		case *cc.PostfixExpression:
			switch n.Case {
			case cc.PostfixExpressionIndex:
				e = n.PostfixExpression
			case cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect:
				f := n.Field()
				return f != nil && f.Declarator() != nil && isAtomicDeclarator(f.Declarator())
			default:
				return false
			}
		case *cc.UnaryExpression:
			if n.Case != cc.UnaryExpressionDeref {
				return false
			}
			e = n.CastExpression
		case *cc.AdditiveExpression:
			if e = n.AdditiveExpression; e.Type() == nil || e.Type().Decay().Kind() != cc.Ptr {
				return false
			}
		default:
			return false
		}
	}
}

func isAtomicDeclarator(d *cc.Declarator) bool {
	if d.IsAtomic() {
		return true
	}
	t := d.Type()
	for a, ok := t.(*cc.ArrayType); ok; a, ok = t.(*cc.ArrayType) {
		t = a.Elem()
	}
	return t.Typedef() != nil && t.Typedef().IsAtomic()
}
