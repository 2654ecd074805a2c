package fortran

import (
	"crypto/sha256"
	"encoding/hex"
	"go/constant"
	"strings"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	front "accc/frontend/fortran"
	"accc/ir"
)

// char is a character expression: its address and its length of type index.
func (x *fn) char(n *front.Node) (addr, length *ir.Value) {
	if n.Value != nil && n.Value.Kind() == constant.String && n.Rank == 0 {
		s := constant.StringVal(n.Value)
		if n.Type.Kind == 1 {
			return x.text(s), x.idx(int64(len(s)))
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
		return x.idx(e.typ.Len)
	}
	if e.len == nil {
		if e.addr != nil {
			if c, ok := elementOf(e.addr.Type()).(*fir.CharType); ok && c.Len != ir.Dynamic {
				return x.idx(c.Len)
			}
		}
		if e.box != nil {
			return x.boxCharLen(e.box, e.typ)
		}
		return x.idx(1)
	}
	return e.len
}

// concatenation lowers a // b // c: the parts are copied behind one another.
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
	length = x.idx(0)
	for _, p := range parts {
		length = x.addi(length, p[1])
	}
	addr = x.charTemp(length)
	at := x.idx(0)
	for i, p := range parts {
		x.moveBytes(x.offset(addr, at), p[0], p[1])
		if i+1 < len(parts) {
			at = x.addi(at, p[1])
		}
	}
	return addr, length
}

// charTemp is memory for a character of a length, until the statement ends.
func (x *fn) charTemp(length *ir.Value) *ir.Value {
	if v, ok := constantOf(length); ok && v <= 4096 {
		return x.tempOf(fir.Char(1, max(0, v)))
	}
	p := x.allocmem(fir.Char(1, ir.Dynamic), []*ir.Value{length}, nil, attr("bindc_name", ir.String(".chrtmp")))
	x.atEnd(func() { x.freemem(p) })
	return x.firConvert(p, fir.Ref(fir.Char(1, ir.Dynamic)))
}

// atEnd does f when the statement ends.
func (x *fn) atEnd(f func()) { x.temps = append(x.temps, f) }

// offset is the address n characters behind addr.
func (x *fn) offset(addr, n *ir.Value) *ir.Value {
	if v, ok := constantOf(n); ok && v == 0 {
		return addr
	}
	chars := x.firConvert(addr, fir.Ref(fir.Array([]int64{ir.Dynamic}, fir.Char(1, 1), nil)))
	return x.coordinate(chars, n, fir.Ref(fir.Char(1, 1)))
}

// moveBytes copies n characters, which may overlap.
func (x *fn) moveBytes(to, from, n *ir.Value) {
	if v, ok := constantOf(n); ok && v == 0 {
		return
	}
	x.op(llvm.Memmove, []*ir.Value{x.firConvert(to, llvmPtr()), x.firConvert(from, llvmPtr()), x.asI64(n)}, nil, attr("isVolatile", ir.Bool(false)))
}

// blanks fills n characters with blanks.
func (x *fn) blanks(to, n *ir.Value) {
	x.op(llvm.Memset, []*ir.Value{x.firConvert(to, llvmPtr()), x.int(' ', ir.I8()), x.asI64(n)}, nil, attr("isVolatile", ir.Bool(false)))
}

// assignChar copies a character, cut or filled with blanks.
func (x *fn) assignChar(to, toLen, from, fromLen *ir.Value) {
	a, okA := constantOf(toLen)
	b, okB := constantOf(fromLen)
	if okA && okB {
		x.moveBytes(to, from, x.idx(min(a, b)))
		if a > b {
			x.blanks(x.offset(to, x.idx(b)), x.idx(a-b))
		}
		return
	}
	n := x.selectOp(x.cmpi(arith.SLT, toLen, fromLen), toLen, fromLen)
	x.moveBytes(to, from, n)
	x.blanks(x.offset(to, n), x.subi(toLen, n))
}

// compareChars compares two characters with a relational operator; the result is i1.
func (x *fn) compareChars(op string, a, b *front.Node) *ir.Value {
	p, pl := x.char(a)
	q, ql := x.char(b)
	return x.compareText(op, p, pl, q, ql, a.Type)
}

// compareText compares the characters at two addresses: the library gives -1, 0 or 1.
func (x *fn) compareText(op string, a, al, b, bl *ir.Value, _ front.Type) *ir.Value {
	v := x.runtime("CharacterCompareScalar1", ir.I32(), a, b, x.asI64(al), x.asI64(bl))
	return x.cmpi(comparisons[front.CanonicalOperator(op)][0], v, x.i32(0))
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
	from := x.idx(1)
	if t.Args[0] != nil {
		from = x.index(t.Args[0])
	}
	to := x.lenOf(e)
	if t.Args[1] != nil {
		to = x.index(t.Args[1])
	}
	p := &substring{from: from}
	p.len = x.atLeastZero(x.addi(x.subi(to, from), x.idx(1)))
	if n.Type.Len >= 0 {
		p.len = x.idx(n.Type.Len)
	}
	typ := n.Type
	if e.rank > 0 {
		return &entity{typ: typ, base: e.base, sym: e.sym, of: e, rank: e.rank, part: p, len: p.len, temp: e.temp}
	}
	return &entity{typ: typ, base: e.base, sym: e.sym, addr: x.substringAddr(e.addr, p, typ), len: p.len, temp: e.temp}
}

// substringAddr is the address of a substring of the character at addr.
func (x *fn) substringAddr(addr *ir.Value, p *substring, t front.Type) *ir.Value {
	return x.firConvert(x.offset(addr, x.subi(p.from, x.idx(1))), fir.Ref(x.scalarType(t)))
}

// longText is the name of the global of a long character constant.
func (l *lowerer) longText(s string) string {
	sum := sha256.Sum256([]byte(s))
	return "_QQclL" + strings.ToUpper(hex.EncodeToString(sum[:16]))
}
