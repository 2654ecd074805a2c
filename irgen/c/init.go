package c

import (
	front "accc/frontend/c"
	"accc/ir"

	"modernc.org/cc/v4"
)

// A leaf is one scalar, string or record expression of an initialiser and where it goes.
type leaf struct {
	off   int64
	typ   cc.Type
	field *cc.Field // the bit-field it initialises, or nil
	expr  cc.ExpressionNode
	value cc.Value
}

// leaves flattens an initialiser in the order written; later ones override earlier ones.
func (l *lowerer) leaves(n *cc.Initializer) (list []leaf) {
	switch n.Case {
	case cc.InitializerExpr:
		if n.Type().VectorSize() > 0 && front.VectorOf(n.AssignmentExpression) == nil {
			l.unsupported(n, "initial value of a vector without braces of its own")
		}
		size := n.Type().Size()
		for i := range n.Len() {
			part := leaf{off: n.Offset() + i*size, typ: n.Type(), expr: n.AssignmentExpression, value: n.Value()}
			if f := n.Field(); f != nil && f.IsBitfield() {
				part.field = f
			}
			list = append(list, part)
		}
	case cc.InitializerInitList:
		if v := front.VectorType(n.Type()); v != nil {
			list = l.laneLeaves(n.InitializerList, v, n.Offset())
		} else {
			list = l.leavesOf(n.InitializerList)
		}
		// GNU's [lo ... hi] = { ... } repeats the whole list.
		if n.Len() > 1 {
			once := list
			for i := int64(1); i < n.Len(); i++ {
				for _, part := range once {
					part.off += i * n.Type().Size()
					list = append(list, part)
				}
			}
		}
	}
	return list
}

func (l *lowerer) leavesOf(n *cc.InitializerList) (list []leaf) {
	for ; n != nil; n = n.InitializerList {
		list = append(list, l.leaves(n.Initializer)...)
	}
	return list
}

// laneLeaves are the elements of a vector at an offset, from the list in its braces.
func (l *lowerer) laneLeaves(n *cc.InitializerList, v *front.Vector, off int64) (list []leaf) {
	t := l.types.kind(v.Elem)
	for ; n != nil; n = n.InitializerList {
		i := n.Initializer
		if i.Case != cc.InitializerExpr || int64(len(list)) == v.Lanes() {
			l.unsupported(i, "initial value of a vector that is not a list of up to %d numbers", v.Lanes())
		}
		list = append(list, leaf{off: off + int64(len(list))*t.Size(), typ: t, expr: i.AssignmentExpression, value: i.Value()})
	}
	return list
}

// literalLeaves are those of a compound literal of type t.
func (l *lowerer) literalLeaves(n *cc.PostfixExpression, t cc.Type) []leaf {
	if v := front.VectorType(t); v != nil {
		return l.laneLeaves(n.InitializerList, v, 0)
	}
	return l.leavesOf(n.InitializerList)
}

// initialize stores the initial value of an automatic object.
func (x *fn) initialize(addr *ir.Value, t cc.Type, n *cc.Initializer) {
	if n.Case == cc.InitializerExpr && !isArray(t) {
		x.initLeaf(addr, leaf{typ: t, expr: n.AssignmentExpression, value: n.Value()})
		return
	}
	x.initList(addr, t, x.leaves(n), n)
}

func isArray(t cc.Type) bool { return t.Kind() == cc.Array }

// initList zeroes an object and stores the parts that are initialised.
func (x *fn) initList(addr *ir.Value, t cc.Type, list []leaf, at cc.Node) {
	covered := int64(0)
	for _, l := range list {
		if l.field == nil && l.typ.Size() > 0 && stringBytes(l) == nil {
			covered += l.typ.Size()
		}
	}
	if covered < t.Size() {
		x.b.Loc = x.point(at)
		x.memset(addr, 0, x.int(t.Size(), ir.I64()))
	}
	for _, l := range list {
		x.initLeaf(addr, l)
	}
}

// initLeaf stores one part at its offset from base.
func (x *fn) initLeaf(base *ir.Value, l leaf) {
	at := func() *ir.Value { return x.bytes(base, l.off) }
	switch {
	case l.field != nil:
		t := l.field.Type()
		if l.field.ValueBits() < 32 && t.Kind() != cc.Bool {
			t = x.unit.AST.Int
		}
		v := x.scalar(l.expr, t)
		p := lvalue{addr: at(), typ: t, bit: l.field}
		if l.off%max(1, l.field.AccessBytes()) != 0 {
			p.align = 1
		}
		x.storeBits(p, v)
	case isArray(l.typ):
		if s := stringBytes(l); s != nil {
			x.initString(at(), l, s)
			return
		}
		x.b.Loc = x.point(l.expr)
		src := x.lvalue(l.expr)
		x.copy(at(), src.addr, l.typ)
	case isComplex(l.typ):
		re, im := x.complexAs(l.expr, l.typ)
		x.storeComplex(at(), l.typ, re, im)
	case isAggregate(l.typ):
		v := x.aggregate(l.expr)
		x.copy(at(), v, l.typ)
	default:
		v := x.scalar(l.expr, l.typ)
		x.b.Loc = x.point(l.expr)
		x.storeScalar(at(), v, l.typ)
	}
}

// initString copies a string literal and zeroes the rest of the array.
func (x *fn) initString(addr *ir.Value, l leaf, s []byte) {
	size := l.typ.Size()
	n := min(int64(len(s)), size)
	x.b.Loc = x.point(l.expr)
	g := x.literal(s, sizeOf(x.types.memory(elem(l.typ))))
	x.memcpy(addr, x.addressOfGlobal(g), x.int(n, ir.I64()))
	if n < size {
		x.memset(x.bytes(addr, n), 0, x.int(size-n, ir.I64()))
	}
}

// stringBytes are the bytes of a leaf that initialises an array with a string literal, else nil.
func stringBytes(l leaf) []byte {
	if !isArray(l.typ) {
		return nil
	}
	v := l.value
	if v == nil || v == cc.Unknown {
		v = l.expr.Value()
	}
	return textOf(v)
}

// textOf is a string value in memory order, its final zero included; nil if v is not one.
func textOf(v cc.Value) []byte {
	switch v := v.(type) {
	case cc.StringValue:
		return []byte(v)
	case cc.UTF16StringValue:
		out := []byte{}
		for _, c := range v {
			out = append(out, byte(c), byte(c>>8))
		}
		return out
	case cc.UTF32StringValue:
		out := []byte{}
		for _, c := range v {
			out = append(out, byte(c), byte(c>>8), byte(c>>16), byte(c>>24))
		}
		return out
	}
	return nil
}

// compoundLiteral is an unnamed object of the block around.
func (x *fn) compoundLiteral(n *cc.PostfixExpression) *ir.Value {
	t := n.TypeName.Type()
	if incomplete(t) {
		t = n.Type().Undecay()
	}
	addr := x.alloca(t, 0)
	x.initList(addr, t, x.literalLeaves(n, t), n)
	return addr
}

// stringLiteral is the array of a string literal; equal ones share one.
func (x *fn) stringLiteral(n *cc.PrimaryExpression) *global {
	s := textOf(n.Value())
	if s == nil {
		x.unsupported(n, "this string literal")
	}
	return x.literal(s, elem(n.Type().Undecay()).Size())
}

// literalKey tells literals apart.
func literalKey(s []byte, align int64) string { return string(rune(align)) + string(s) }

func newLiteral(name string, s []byte, align int64) *global {
	return &global{name: name, text: s, irType: arrayType(int64(len(s)), ir.I8()), static: true, align: align}
}

func (l *lowerer) literal(s []byte, align int64) *global {
	key := literalKey(s, align)
	if g := l.strings[key]; g != nil {
		return g
	}
	if l.apart != nil {
		return l.literalApart(key, s, align)
	}
	g := newLiteral(l.unique("str"), s, align)
	l.strings[key] = g
	l.order = append(l.order, g)
	return g
}
