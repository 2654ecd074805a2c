package expr

import (
	"go/constant"

	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// Char is a character expression: its address and its length of type index.
func (x *Lowering) Char(n *front.Node) (addr, length *ir.Value) {
	if n.Value != nil && n.Value.Kind() == constant.String && n.Rank == 0 {
		s := constant.StringVal(n.Value)
		if n.Type.Kind == 1 {
			return x.Text(s), x.Idx(int64(len(s)))
		}
	}
	if n.Type.Kind > 1 {
		x.host.Unsupported(x.host.Span(n), "characters of kind %d", n.Type.Kind)
	}
	switch {
	case n.Kind == front.ParenExpr:
		return x.Char(n.Args[0])
	case entity.IsDesignator(n):
		return x.CharOf(x.Designator(n))
	case n.Kind == front.BinaryExpr && n.Text == "//" && n.Symbol == nil:
		return x.concatenation(n)
	}
	return x.CharOf(x.Value(n))
}

// concatenation lowers a // b // c: the parts are copied one after the other.
func (x *Lowering) concatenation(n *front.Node) (addr, length *ir.Value) {
	var parts [][2]*ir.Value
	var collect func(m *front.Node)
	collect = func(m *front.Node) {
		if m.Kind == front.BinaryExpr && m.Text == "//" && m.Symbol == nil && m.Value == nil {
			collect(m.Args[0])
			collect(m.Args[1])
			return
		}
		a, l := x.Char(m)
		parts = append(parts, [2]*ir.Value{a, l})
	}
	collect(n)
	length = x.Idx(0)
	for _, p := range parts {
		length = x.AddI(length, p[1])
	}
	addr = x.CharTemp(length)
	at := x.Idx(0)
	for i, p := range parts {
		x.MoveBytes(x.Offset(addr, at), p[0], p[1])
		if i+1 < len(parts) {
			at = x.AddI(at, p[1])
		}
	}
	return addr, length
}

// compareChars compares two characters with a relational operator; the result is i1.
func (x *Lowering) compareChars(op string, a, b *front.Node) *ir.Value {
	p, pl := x.Char(a)
	q, ql := x.Char(b)
	return x.CompareText(op, p, pl, q, ql)
}

// CompareText compares the characters at two addresses: the library returns -1, 0 or 1.
func (x *Lowering) CompareText(op string, a, al, b, bl *ir.Value) *ir.Value {
	v := x.Runtime("CharacterCompareScalar1", ir.I32(), a, b, x.AsI64(al), x.AsI64(bl))
	return x.CmpI(build.Comparisons[front.CanonicalOperator(op)][0], v, x.I32(0))
}

// substringEntity lowers c(from:to).
func (x *Lowering) substringEntity(n *front.Node) *entity.Entity {
	var e *entity.Entity
	if b := n.Args[0]; !entity.IsDesignator(b) {
		a, l := x.Char(b)
		e = &entity.Entity{Type: b.Type, Addr: a, Len: l, Temp: true}
	} else {
		e = x.Designator(b)
	}
	t := n.Args[1]
	from := x.Idx(1)
	if t.Args[0] != nil {
		from = x.Index(t.Args[0])
	}
	to := x.LenOf(e)
	if t.Args[1] != nil {
		to = x.Index(t.Args[1])
	}
	p := &entity.Substring{From: from}
	p.Len = x.AtLeastZero(x.AddI(x.SubI(to, from), x.Idx(1)))
	if n.Type.Len >= 0 {
		p.Len = x.Idx(n.Type.Len)
	}
	typ := n.Type
	if e.Rank > 0 {
		return &entity.Entity{Type: typ, Base: e.Base, Sym: e.Sym, Of: e, Rank: e.Rank, Part: p, Len: p.Len, Temp: e.Temp}
	}
	return &entity.Entity{Type: typ, Base: e.Base, Sym: e.Sym, Addr: x.SubstringAddr(e.Addr, p, typ), Len: p.Len, Temp: e.Temp}
}
