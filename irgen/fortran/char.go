package fortran

import (
	"go/constant"

	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// char is a character expression: its address and its length of type index.
func (x *fn) char(n *front.Node) (addr, length *ir.Value) {
	if n.Value != nil && n.Value.Kind() == constant.String && n.Rank == 0 {
		s := constant.StringVal(n.Value)
		if n.Type.Kind == 1 {
			return x.Text(s), x.Idx(int64(len(s)))
		}
	}
	if n.Type.Kind > 1 {
		x.unsupported(x.span(n), "characters of kind %d", n.Type.Kind)
	}
	switch {
	case n.Kind == front.ParenExpr:
		return x.char(n.Args[0])
	case isDesignator(n):
		return x.charOf(x.designator(n))
	case n.Kind == front.BinaryExpr && n.Text == "//" && n.Symbol == nil:
		return x.concatenation(n)
	}
	return x.charOf(x.entityOf(n))
}

// charOf is the address and length of a character entity.
func (x *fn) charOf(e *entity) (addr, length *ir.Value) { return e.addr, x.lenOf(e) }

// lenOf is the length of a character entity.
func (x *fn) lenOf(e *entity) *ir.Value {
	if e.typ.Len >= 0 {
		return x.Idx(e.typ.Len)
	}
	if e.len == nil {
		if e.addr != nil {
			if c, ok := build.ElementOf(e.addr.Type()).(*fir.CharType); ok && c.Len != ir.Dynamic {
				return x.Idx(c.Len)
			}
		}
		if e.box != nil {
			return x.boxCharLen(e.box, e.typ)
		}
		return x.Idx(1)
	}
	return e.len
}

// concatenation lowers a // b // c: the parts are copied one after the other.
func (x *fn) concatenation(n *front.Node) (addr, length *ir.Value) {
	var parts [][2]*ir.Value
	var collect func(m *front.Node)
	collect = func(m *front.Node) {
		if m.Kind == front.BinaryExpr && m.Text == "//" && m.Symbol == nil && m.Value == nil {
			collect(m.Args[0])
			collect(m.Args[1])
			return
		}
		a, l := x.char(m)
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
func (x *fn) compareChars(op string, a, b *front.Node) *ir.Value {
	p, pl := x.char(a)
	q, ql := x.char(b)
	return x.compareText(op, p, pl, q, ql, a.Type)
}

// compareText compares the characters at two addresses: the library returns -1, 0 or 1.
func (x *fn) compareText(op string, a, al, b, bl *ir.Value, _ front.Type) *ir.Value {
	v := x.Runtime("CharacterCompareScalar1", ir.I32(), a, b, x.AsI64(al), x.AsI64(bl))
	return x.CmpI(build.Comparisons[front.CanonicalOperator(op)][0], v, x.I32(0))
}

// substringEntity lowers c(from:to).
func (x *fn) substringEntity(n *front.Node) *entity {
	var e *entity
	if b := n.Args[0]; !isDesignator(b) {
		a, l := x.char(b)
		e = &entity{typ: b.Type, addr: a, len: l, temp: true}
	} else {
		e = x.designator(b)
	}
	t := n.Args[1]
	from := x.Idx(1)
	if t.Args[0] != nil {
		from = x.index(t.Args[0])
	}
	to := x.lenOf(e)
	if t.Args[1] != nil {
		to = x.index(t.Args[1])
	}
	p := &substring{from: from}
	p.len = x.AtLeastZero(x.AddI(x.SubI(to, from), x.Idx(1)))
	if n.Type.Len >= 0 {
		p.len = x.Idx(n.Type.Len)
	}
	typ := n.Type
	if e.rank > 0 {
		return &entity{typ: typ, base: e.base, sym: e.sym, of: e, rank: e.rank, part: p, len: p.len, temp: e.temp}
	}
	return &entity{typ: typ, base: e.base, sym: e.sym, addr: x.substringAddr(e.addr, p, typ), len: p.len, temp: e.temp}
}

// substringAddr is the address of a substring of the character at addr.
func (x *fn) substringAddr(addr *ir.Value, p *substring, t front.Type) *ir.Value {
	return x.FirConvert(x.Offset(addr, x.SubI(p.from, x.Idx(1))), fir.Ref(x.ScalarType(t)))
}
