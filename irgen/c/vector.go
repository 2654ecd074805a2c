package c

import (
	"accc/dialects/arith"
	"accc/dialects/llvm"
	front "accc/frontend/c"
	"accc/ir"

	"modernc.org/cc/v4"
)

// Vectors of GNU C live in memory as arrays, each in a structure, that are aligned to their size. Expressions on them are evaluated element by element, so
// that every back end takes them; the types of cc/v4 say nothing of an expression, front.VectorOf does.

// vectorOf is the vector type of an expression, nil if it has none.
func (x *fn) vectorOf(e cc.ExpressionNode) *front.Vector {
	if !x.unit.Vectors {
		return nil
	}
	return front.VectorOf(e)
}

// elemOf is the type of a vector's elements.
func (x *fn) elemOf(v *front.Vector) cc.Type { return x.types.kind(v.Elem) }

// vector evaluates an expression of a vector type to the address of an object that holds it, which must not be changed.
func (x *fn) vector(s cc.ExpressionNode, v *front.Vector) *ir.Value {
	if addr := x.vectorObject(s); addr != nil {
		return addr
	}
	lanes := x.lanes(s)
	return x.spill(lanes, v)
}

// spill stores the elements of a vector in an object of their own.
func (x *fn) spill(lanes []*ir.Value, v *front.Vector) *ir.Value {
	tmp := x.allocaOf(arrayType(v.Lanes(), x.types.value(x.elemOf(v))), v.Size)
	x.storeLanes(tmp, lanes, v)
	return tmp
}

// vectorObject is the object that holds a vector, for an expression that designates one or whose value is in one; else nil.
func (x *fn) vectorObject(s cc.ExpressionNode) *ir.Value {
	switch n := s.(type) {
	case *cc.PrimaryExpression:
		switch n.Case {
		case cc.PrimaryExpressionIdent:
			return x.lvalue(n).addr
		case cc.PrimaryExpressionStmt:
			return x.statementExpression(n, true)
		}
	case *cc.PostfixExpression:
		switch n.Case {
		case cc.PostfixExpressionCall:
			if d := callee(n.PostfixExpression); d == nil || d.Name() != "__builtin_shuffle" {
				return x.call(n)
			}
		case cc.PostfixExpressionIndex, cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect, cc.PostfixExpressionComplit:
			return x.lvalue(n).addr
		}
	case *cc.UnaryExpression:
		if n.Case == cc.UnaryExpressionDeref {
			return x.lvalue(n).addr
		}
	}
	return nil
}

// laneAddr is the address of element i of a vector at p.
func (x *fn) laneAddr(p *ir.Value, v *front.Vector, i int) *ir.Value {
	return x.gepConst(p, x.types.value(x.elemOf(v)), int64(i))
}

func (x *fn) loadLanes(p *ir.Value, v *front.Vector) (list []*ir.Value) {
	for i := range int(v.Lanes()) {
		list = append(list, x.loadScalar(x.laneAddr(p, v, i), x.elemOf(v)))
	}
	return list
}

func (x *fn) storeLanes(p *ir.Value, lanes []*ir.Value, v *front.Vector) {
	for i, l := range lanes {
		x.storeScalar(x.laneAddr(p, v, i), l, x.elemOf(v))
	}
}

// lanesAs evaluates an operand of an operator on vectors of type v: a vector of as many elements, or a scalar for all of them.
func (x *fn) lanesAs(e cc.ExpressionNode, v *front.Vector) []*ir.Value {
	own := x.vectorOf(e)
	if own == nil {
		s := x.scalar(e, x.elemOf(v))
		list := make([]*ir.Value, v.Lanes())
		for i := range list {
			list[i] = s
		}
		return list
	}
	if own.Size != v.Size || own.Lanes() != v.Lanes() || isReal(x.elemOf(own)) != isReal(x.elemOf(v)) {
		x.unsupported(e, "a vector of %d times %s where one of %d times %s is expected", own.Lanes(), x.elemOf(own), v.Lanes(), x.elemOf(v))
	}
	return x.lanes(e)
}

// lanes evaluates an expression of a vector type to its elements.
func (x *fn) lanes(e cc.ExpressionNode) []*ir.Value {
	s := strip(e)
	v := x.vectorOf(s)
	x.b.Loc = x.point(s)
	switch n := s.(type) {
	case *cc.ExpressionList:
		for ; n.ExpressionList != nil; n = n.ExpressionList {
			x.discard(n.AssignmentExpression)
		}
		return x.lanes(n.AssignmentExpression)
	case *cc.UnaryExpression:
		switch n.Case {
		case cc.UnaryExpressionPlus:
			return x.lanes(n.CastExpression)
		case cc.UnaryExpressionMinus:
			return x.eachLane(n, x.lanes(n.CastExpression), x.negative)
		case cc.UnaryExpressionCpl:
			if isReal(x.elemOf(v)) {
				x.unsupported(n, "~ of a vector of %s", x.elemOf(v))
			}
			return x.eachLane(n, x.lanes(n.CastExpression), func(l *ir.Value) *ir.Value {
				return x.op1(arith.XOrI, []*ir.Value{l, x.int(-1, l.Type())}, l.Type())
			})
		case cc.UnaryExpressionNot:
			own := x.elemOf(x.vectorOf(n.CastExpression))
			return x.eachLane(n, x.lanes(n.CastExpression), func(l *ir.Value) *ir.Value {
				return x.mask(x.compare(relEQ, l, x.zero(l.Type()), own), v)
			})
		case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
			op := opAdd
			if n.Case == cc.UnaryExpressionDec {
				op = opSub
			}
			_, neu := x.stepLanes(n.UnaryExpression, op, n, v)
			return neu
		}
	case *cc.PostfixExpression:
		switch n.Case {
		case cc.PostfixExpressionInc, cc.PostfixExpressionDec:
			op := opAdd
			if n.Case == cc.PostfixExpressionDec {
				op = opSub
			}
			old, _ := x.stepLanes(n.PostfixExpression, op, n, v)
			return old
		case cc.PostfixExpressionCall:
			if d := callee(n.PostfixExpression); d != nil && d.Name() == "__builtin_shuffle" {
				return x.shuffle(n, v)
			}
		}
	case *cc.CastExpression:
		return x.castLanes(n, v)
	case *cc.ConditionalExpression:
		if n.ExpressionList == nil {
			break
		}
		c := x.cond(n.LogicalOrExpression)
		types := make([]ir.Type, v.Lanes())
		for i := range types {
			types[i] = x.types.value(x.elemOf(v))
		}
		return x.chooseMany(c, types, func() []*ir.Value { return x.lanesAs(n.ExpressionList, v) },
			func() []*ir.Value { return x.lanesAs(n.ConditionalExpression, v) })
	case *cc.AssignmentExpression:
		return x.assignLanes(n, v)
	case *cc.RelationalExpression:
		return x.compareLanes(relationOf(n), n.RelationalExpression, n.ShiftExpression, n, v)
	case *cc.EqualityExpression:
		return x.compareLanes(relationOf(n), n.EqualityExpression, n.RelationalExpression, n, v)
	}
	if op, a, b, ok := binaryOperands(s); ok {
		la, lb := x.lanesAs(a, v), x.lanesAs(b, v)
		x.b.Loc = x.point(s)
		return x.zipLanes(op, la, lb, v)
	}
	if addr := x.vectorObject(s); addr != nil {
		return x.loadLanes(addr, v)
	}
	x.unsupported(s, "this vector expression")
	return nil
}

func (x *fn) eachLane(at cc.Node, lanes []*ir.Value, f func(*ir.Value) *ir.Value) []*ir.Value {
	x.b.Loc = x.point(at)
	list := make([]*ir.Value, len(lanes))
	for i, l := range lanes {
		list[i] = f(l)
	}
	return list
}

// zipLanes applies an operator to the elements of two vectors: they are not promoted.
func (x *fn) zipLanes(op operator, a, b []*ir.Value, v *front.Vector) []*ir.Value {
	list := make([]*ir.Value, len(a))
	for i := range a {
		list[i] = x.binary(op, a[i], b[i], x.elemOf(v))
	}
	return list
}

// mask is -1 or 0 as an element of a comparison's result.
func (x *fn) mask(c *ir.Value, v *front.Vector) *ir.Value {
	return x.op1(arith.ExtSI, []*ir.Value{c}, x.types.value(x.elemOf(v)))
}

func (x *fn) compareLanes(rel relation, a, b cc.ExpressionNode, at cc.Node, v *front.Vector) []*ir.Value {
	own := x.vectorOf(a)
	if own == nil {
		own = x.vectorOf(b)
	}
	la, lb := x.lanesAs(a, own), x.lanesAs(b, own)
	x.b.Loc = x.point(at)
	list := make([]*ir.Value, len(la))
	for i := range la {
		list[i] = x.mask(x.compare(rel, la[i], lb[i], x.elemOf(own)), v)
	}
	return list
}

// assignLanes is an assignment to a vector; the result is the value stored.
func (x *fn) assignLanes(n *cc.AssignmentExpression, v *front.Vector) []*ir.Value {
	if n.Case == cc.AssignmentExpressionAssign && x.vectorOf(n.AssignmentExpression) == nil {
		x.unsupported(n, "a number where a vector is expected")
	}
	lanes := x.lanesAs(n.AssignmentExpression, v)
	p := x.lvalue(n.UnaryExpression)
	x.b.Loc = x.point(n)
	if n.Case != cc.AssignmentExpressionAssign {
		lanes = x.zipLanes(assignOperators[n.Case], x.loadLanes(p.addr, v), lanes, v)
	}
	x.storeLanes(p.addr, lanes, v)
	return lanes
}

func (x *fn) stepLanes(e cc.ExpressionNode, op operator, at cc.Node, v *front.Vector) (old, neu []*ir.Value) {
	p := x.lvalue(e)
	x.b.Loc = x.point(at)
	old = x.loadLanes(p.addr, v)
	one := x.convert(x.int(1, ir.I32()), x.unit.AST.Int, x.elemOf(v))
	for _, l := range old {
		neu = append(neu, x.binary(op, l, one, x.elemOf(v)))
	}
	x.storeLanes(p.addr, neu, v)
	return old, neu
}

// castLanes is a cast to a vector type, which keeps the bits, or __builtin_convertvector, which converts the elements.
func (x *fn) castLanes(n *cc.CastExpression, v *front.Vector) []*ir.Value {
	if call, ok := strip(n.CastExpression).(*cc.PostfixExpression); ok && call.Case == cc.PostfixExpressionCall {
		if d := callee(call.PostfixExpression); d != nil && d.Name() == "__accc_convert_vector" {
			arg := arguments(call)[0]
			own := x.vectorOf(arg)
			if own == nil || own.Lanes() != v.Lanes() {
				x.unsupported(call, "__builtin_convertvector of something other than a vector of %d elements", v.Lanes())
			}
			return x.eachLane(n, x.lanes(arg), func(l *ir.Value) *ir.Value { return x.convert(l, x.elemOf(own), x.elemOf(v)) })
		}
	}
	from := x.vectorOf(n.CastExpression)
	if from == nil || from.Size != v.Size {
		x.unsupported(n, "a cast to a vector of %d bytes from something of another size", v.Size)
	}
	lanes := x.lanes(n.CastExpression)
	t := x.types.value(x.elemOf(v))
	switch {
	case len(lanes) == 0 || lanes[0].Type() == t:
		return lanes
	case from.Lanes() == v.Lanes():
		return x.eachLane(n, lanes, func(l *ir.Value) *ir.Value { return x.op1(arith.Bitcast, []*ir.Value{l}, t) })
	}
	x.b.Loc = x.point(n)
	return x.loadLanes(x.spill(lanes, from), v)
}

// shuffle is __builtin_shuffle(a, mask) and __builtin_shuffle(a, b, mask): the elements of the vectors that the mask numbers.
func (x *fn) shuffle(n *cc.PostfixExpression, v *front.Vector) []*ir.Value {
	args := arguments(n)
	var mask *front.Vector
	if len(args) == 2 || len(args) == 3 {
		mask = x.vectorOf(args[len(args)-1])
	}
	if mask == nil || mask.Lanes() != v.Lanes() || isReal(x.elemOf(mask)) {
		x.unsupported(n, "__builtin_shuffle without a mask of as many integers")
	}
	var all []*ir.Value
	for _, a := range args[:len(args)-1] {
		all = append(all, x.lanesAs(a, v)...)
	}
	from := x.spill(all, &front.Vector{Elem: v.Elem, Size: v.Size * int64(len(args)-1)})
	t := x.types.value(x.elemOf(v))
	return x.eachLane(n, x.lanes(args[len(args)-1]), func(i *ir.Value) *ir.Value {
		i = x.op1(arith.AndI, []*ir.Value{i, x.int(int64(len(all)-1), i.Type())}, i.Type())
		return x.op1(llvm.Load, []*ir.Value{x.gep(from, t, x.resize(i, 64, false))}, t)
	})
}
