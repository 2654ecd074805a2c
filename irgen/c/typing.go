package c

import (
	"sync"

	"accc/dialects/accc"
	"accc/ir"

	"modernc.org/cc/v4"
)

// strip removes parentheses and the nodes that only pass an expression on.
func strip(e cc.ExpressionNode) cc.ExpressionNode {
	for {
		var next cc.ExpressionNode
		switch n := e.(type) {
		case *cc.ExpressionList:
			if n.ExpressionList != nil {
				return e
			}
			next = n.AssignmentExpression
		case *cc.ConstantExpression:
			next = n.ConditionalExpression
		case *cc.AssignmentExpression:
			if n.Case == cc.AssignmentExpressionCond {
				next = n.ConditionalExpression
			}
		case *cc.ConditionalExpression:
			if n.Case == cc.ConditionalExpressionLOr {
				next = n.LogicalOrExpression
			}
		case *cc.LogicalOrExpression:
			if n.Case == cc.LogicalOrExpressionLAnd {
				next = n.LogicalAndExpression
			}
		case *cc.LogicalAndExpression:
			if n.Case == cc.LogicalAndExpressionOr {
				next = n.InclusiveOrExpression
			}
		case *cc.InclusiveOrExpression:
			if n.Case == cc.InclusiveOrExpressionXor {
				next = n.ExclusiveOrExpression
			}
		case *cc.ExclusiveOrExpression:
			if n.Case == cc.ExclusiveOrExpressionAnd {
				next = n.AndExpression
			}
		case *cc.AndExpression:
			if n.Case == cc.AndExpressionEq {
				next = n.EqualityExpression
			}
		case *cc.EqualityExpression:
			if n.Case == cc.EqualityExpressionRel {
				next = n.RelationalExpression
			}
		case *cc.RelationalExpression:
			if n.Case == cc.RelationalExpressionShift {
				next = n.ShiftExpression
			}
		case *cc.ShiftExpression:
			if n.Case == cc.ShiftExpressionAdd {
				next = n.AdditiveExpression
			}
		case *cc.AdditiveExpression:
			if n.Case == cc.AdditiveExpressionMul {
				next = n.MultiplicativeExpression
			}
		case *cc.MultiplicativeExpression:
			if n.Case == cc.MultiplicativeExpressionCast {
				next = n.CastExpression
			}
		case *cc.CastExpression:
			if n.Case == cc.CastExpressionUnary {
				next = n.UnaryExpression
			}
		case *cc.UnaryExpression:
			if n.Case == cc.UnaryExpressionPostfix {
				next = n.PostfixExpression
			}
		case *cc.PostfixExpression:
			if n.Case == cc.PostfixExpressionPrimary {
				next = n.PrimaryExpression
			}
		case *cc.PrimaryExpression:
			switch n.Case {
			case cc.PrimaryExpressionExpr:
				next = n.ExpressionList
			case cc.PrimaryExpressionGeneric:
				if a := n.GenericSelection.Associated(); a != nil {
					next = a.AssignmentExpression
				}
			}
		}
		if next == nil {
			return e
		}
		e = next
	}
}

// noting guards what cc/v4 notes of types when it is asked: functions that are lowered beside each other share them.
var noting sync.Mutex

// pointerTo is the type of pointers to t.
func pointerTo(t cc.Type) cc.Type {
	noting.Lock()
	defer noting.Unlock()
	return t.Pointer()
}

// incomplete reports whether the size of t is unknown.
func incomplete(t cc.Type) bool {
	noting.Lock()
	defer noting.Unlock()
	return t.IsIncomplete()
}

// typeOf is the type of an expression as an operand: arrays and functions have decayed.
func typeOf(e cc.ExpressionNode) cc.Type {
	s := strip(e)
	if p, ok := s.(*cc.PostfixExpression); ok && p.Case == cc.PostfixExpressionSelect || ok && p.Case == cc.PostfixExpressionPSelect {
		if f := p.Field(); f != nil && f.IsBitfield() {
			return p.Type()
		}
	}
	if u, ok := s.(*cc.UnaryExpression); ok && u.Case == cc.UnaryExpressionAddrof {
		// cc/v4 lets a[i] decay even in &a[i], which points to the whole of a[i].
		switch o := strip(u.CastExpression).(type) {
		case *cc.PostfixExpression:
			if o.Case == cc.PostfixExpressionIndex {
				return pointerTo(indexed(o))
			}
		case *cc.UnaryExpression:
			if o.Case == cc.UnaryExpressionDeref {
				return typeOf(o.CastExpression)
			}
		}
	}
	return s.Type().Decay()
}

// indexed is the type of the element that a[i] is.
func indexed(n *cc.PostfixExpression) cc.Type {
	t := typeOf(n.PostfixExpression)
	if t.Kind() != cc.Ptr {
		t = typeOf(n.ExpressionList)
	}
	return elem(t)
}

// operandType is the type of the operand of sizeof: arrays are arrays, but parameters are pointers.
func operandType(e cc.ExpressionNode) cc.Type {
	s := strip(e)
	if p, ok := s.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
		if d, ok := p.ResolvedTo().(*cc.Declarator); ok && d.IsParam() {
			return d.Type().Decay()
		}
	}
	return s.Type().Undecay()
}

// pure reports whether evaluating e has no effect, as far as cc/v4 knows.
func pure(e cc.ExpressionNode) bool {
	p, ok := e.(interface{ Pure() bool })
	return ok && p.Pure()
}

// constant is the integer value of an expression without effects, if it is known.
func constant(e cc.ExpressionNode) (int64, bool) {
	if !pure(e) || !cc.IsIntegerType(e.Type()) {
		return 0, false
	}
	if u, ok := e.(*cc.UnaryExpression); ok && u.Case == cc.UnaryExpressionSizeofExpr {
		t := operandType(u.UnaryExpression)
		return t.Size(), t.Size() >= 0 && t.Kind() != cc.Function
	}
	switch v := e.Value().(type) {
	case cc.Int64Value:
		return int64(v), true
	case cc.UInt64Value:
		return int64(v), true
	}
	return 0, false
}

// folded is the value of an expression that is constant in all builds; in a module that is not symbolic, of any constant one.
func (x *fn) folded(e cc.ExpressionNode) (int64, bool) {
	v, ok := constant(strip(e))
	if ok && x.opts.Symbolic {
		if _, free := x.unit.Symbol(e); free {
			return 0, false
		}
	}
	return v, ok
}

// symbol makes a constant whose value other builds may change, named by its words; nil for other expressions, and for one that is computed from such constants.
func (x *fn) symbol(e cc.ExpressionNode) *ir.Value {
	if !x.opts.Symbolic {
		return nil
	}
	v, ok := constant(strip(e))
	if !ok {
		return nil
	}
	name, _ := x.unit.Symbol(e)
	if name == "" {
		return nil
	}
	c := x.int(v, x.types.value(strip(e).Type()))
	c.Op().SetAttr(ir.FreeAttr, ir.String(name))
	return c
}

// worded gives the constant that an expression is the words of the expression, if it is no number.
func (x *fn) worded(e cc.ExpressionNode, c *ir.Value) *ir.Value {
	if n, ok := ir.ConstantInt(c); ok && n > 1 && x.opts.Symbolic {
		if words := x.unit.Spelling(e); words != "" {
			c.Op().SetAttr(accc.Words.Name, ir.String(words))
		}
	}
	return c
}

// promote is the integer promotion (C17 6.3.1.1); enumerations are their underlying type.
func promote(t cc.Type) cc.Type {
	if e, ok := t.(*cc.EnumType); ok {
		t = e.UnderlyingType()
	}
	return cc.IntegerPromotion(t)
}

// indexType is the 64-bit type an integer takes to be added to a pointer.
func (x *fn) indexType(t cc.Type) cc.Type {
	if t.Kind() == cc.Bool || !cc.IsSignedInteger(t) {
		return x.unit.AST.ULong
	}
	return x.unit.AST.Long
}

// elem is what a pointer points to.
func elem(t cc.Type) cc.Type {
	switch t := t.(type) {
	case *cc.PointerType:
		return t.Elem()
	case *cc.ArrayType:
		return t.Elem()
	}
	return t
}

// pointee is the IR type that steps of a pointer to t are counted in; void and functions count bytes.
func (x *fn) pointee(t cc.Type) ir.Type {
	if t.Kind() == cc.Void || t.Kind() == cc.Function {
		return ir.I8()
	}
	return x.types.memory(t)
}

func (x *fn) conditionalType(n *cc.ConditionalExpression) cc.Type {
	b := typeOf(n.LogicalOrExpression)
	if n.ExpressionList != nil {
		b = typeOf(n.ExpressionList)
	}
	c := typeOf(n.ConditionalExpression)
	if cc.IsArithmeticType(b) && cc.IsArithmeticType(c) {
		return x.common(b, c, n)
	}
	return n.Type().Decay()
}
