package ir

import (
	"math/big"
	"strconv"
)

// How much of the type of a number or string is written.
type elision uint8

const (
	elideNever   elision = iota
	elideDefault         // i64 and f64 are left out
	elideAlways
)

// Attr writes an attribute with its type.
func (p *Printer) Attr(a Attribute) { p.attr(a, elideNever) }

// AttrWithoutType writes an attribute, leaving out its type.
func (p *Printer) AttrWithoutType(a Attribute) { p.attr(a, elideAlways) }

func (p *Printer) attr(a Attribute, e elision) {
	if p.collect != nil {
		p.collect.visitAttr(p, a)
		return
	}
	if p.aliases != nil {
		name, ok := p.aliases.names.find(a)
		if l, isLoc := a.(*LocAttr); isLoc {
			name, ok = p.aliases.names.findLoc(l.Loc)
		}
		if ok {
			p.aliasName('#', name)
			return
		}
	} else if attrAlias(a) != "" {
		p.wantAliases = true
	}
	p.attrText(a, e)
}

// attrText writes an attribute without looking for an alias.
func (p *Printer) attrText(a Attribute, e elision) {
	switch a := a.(type) {
	case nil:
		p.Text("<<NULL ATTRIBUTE>>")
	case *UnitAttr:
		p.Text("unit")
	case *IntegerAttr:
		p.integerAttr(a, e)
	case *FloatAttr:
		p.buf = appendFloat(p.buf, a)
		if e == elideNever || e == elideDefault && a.Type != F64() {
			p.colonType(a.Type)
		}
	case *StringAttr:
		p.String(a.Value)
		if a.Type != nil && e != elideAlways {
			p.colonType(a.Type)
		}
	case *ArrayAttr:
		p.Byte('[')
		for i, x := range a.Elems {
			if i > 0 {
				p.Text(", ")
			}
			p.attr(x, elideDefault)
		}
		p.Byte(']')
	case *DictAttr:
		p.Byte('{')
		for i, x := range a.Elems {
			if i > 0 {
				p.Text(", ")
			}
			p.namedAttr(x.Name, x.Value)
		}
		p.Byte('}')
	case *SymbolRefAttr:
		p.Symbol(a.Root)
		for _, n := range a.Nested {
			p.Text("::")
			p.Symbol(n)
		}
	case *TypeAttr:
		p.Type(a.Type)
	case *DenseArrayAttr:
		p.Text("array<")
		p.Type(a.Elem)
		if len(a.Values) > 0 {
			p.Text(": ")
			p.denseArrayValues(a)
		}
		p.Byte('>')
	case *DenseElementsAttr:
		p.Text("dense<")
		p.denseElements(a)
		p.Byte('>')
		if e != elideAlways {
			p.colonType(a.Type)
		}
	case *LocAttr:
		p.Text("loc(")
		p.location(a.Loc, true)
		p.Byte(')')
	case *DistinctAttr:
		p.Text("distinct[")
		p.Int(p.distinctNumber(a))
		p.Text("]<")
		if a.Attr != unitAttr {
			p.Attr(a.Attr)
		}
		p.Byte('>')
	case *OpaqueAttr:
		if a.Dialect == "" {
			p.Text(a.Body)
		} else {
			p.dialectSymbol('#', a.Dialect, len(p.buf), a.Body)
		}
		if a.Type != nil && e != elideAlways {
			p.colonType(a.Type)
		}
	case DialectAttr:
		start := len(p.buf)
		a.PrintBody(p)
		body := string(p.buf[start:])
		p.dialectSymbol('#', a.DialectName(), start, body)
		if t, ok := a.(TypedAttr); ok && e != elideAlways {
			if typ := t.AttrType(); typ != nil && typ != noneType {
				p.colonType(typ)
			}
		}
	}
}

// A TypedAttr is a dialect's attribute that has a type, printed after it.
type TypedAttr interface {
	Attribute
	AttrType() Type
}

// TypeOf is the type that an attribute says it has, or nil.
func TypeOf(a Attribute) Type {
	switch a := a.(type) {
	case *IntegerAttr:
		return a.Type
	case *FloatAttr:
		return a.Type
	case *StringAttr:
		return a.Type
	case *DenseElementsAttr:
		return a.Type
	case *OpaqueAttr:
		return a.Type
	case *TypeAttr:
		return a.Type
	case TypedAttr:
		return a.AttrType()
	}
	return nil
}

func (p *Printer) colonType(t Type) {
	p.Text(" : ")
	p.Type(t)
}

func (p *Printer) integerAttr(a *IntegerAttr, e elision) {
	if a.Type == commonInts[1] {
		if a.Value != 0 {
			p.Text("true")
		} else {
			p.Text("false")
		}
		return
	}
	p.integerText(a)
	if e == elideNever || e == elideDefault && a.Type != commonInts[64] {
		p.colonType(a.Type)
	}
}

func (p *Printer) integerText(a *IntegerAttr) {
	if a.Big != nil {
		p.buf = a.Big.Append(p.buf, 10)
		return
	}
	p.buf = strconv.AppendInt(p.buf, a.Value, 10)
}

// denseArrayValues writes the numbers of array<...>, separated by ", ".
func (p *Printer) denseArrayValues(a *DenseArrayAttr) {
	float, isFloat := a.Elem.(*FloatType)
	for i, v := range a.Values {
		if i > 0 {
			p.Text(", ")
		}
		switch {
		case isFloat:
			p.buf = appendFloat(p.buf, FloatBits(float, uint64(v)))
		case a.Elem == commonInts[1] && v != 0:
			p.Text("true")
		case a.Elem == commonInts[1]:
			p.Text("false")
		default:
			p.Int(v)
		}
	}
}

// hexElements: constants with more elements than this are written as their bytes.
const hexElements = 100

func (p *Printer) denseElements(a *DenseElementsAttr) {
	shape, elem, _ := shapedType(a.Type)
	if a.Splat && len(a.Elems) == 1 {
		p.denseElement(a.Elems[0])
		return
	}
	if len(a.Elems) == 0 {
		return
	}
	if len(a.Elems) > hexElements {
		if data := elementBytes(elem, a.Elems); data != nil {
			p.Text(`"0x`)
			for _, b := range data {
				p.buf = append(p.buf, upperHex[b>>4], upperHex[b&15])
			}
			p.Byte('"')
			return
		}
	}
	next := 0
	var level func(dims []int64)
	level = func(dims []int64) {
		if len(dims) == 0 {
			p.denseElement(a.Elems[next])
			next++
			return
		}
		p.Byte('[')
		for i := int64(0); i < dims[0]; i++ {
			if i > 0 {
				p.Text(", ")
			}
			level(dims[1:])
		}
		p.Byte(']')
	}
	level(shape)
}

func (p *Printer) denseElement(a Attribute) {
	if pair, ok := a.(*ArrayAttr); ok {
		p.Byte('(')
		p.denseElement(pair.Elems[0])
		p.Byte(',')
		p.denseElement(pair.Elems[1])
		p.Byte(')')
		return
	}
	p.attr(a, elideAlways)
}

// elementBytes packs elements little-endian; nil for strings.
func elementBytes(elem Type, elems []Attribute) []byte {
	if elem == commonInts[1] {
		out := make([]byte, (len(elems)+7)/8)
		for i, a := range elems {
			if a.(*IntegerAttr).Value != 0 {
				out[i/8] |= 1 << (i % 8)
			}
		}
		return out
	}
	var out []byte
	for _, a := range elems {
		parts := []Attribute{a}
		if pair, ok := a.(*ArrayAttr); ok {
			parts = pair.Elems
		}
		for _, x := range parts {
			switch x := x.(type) {
			case *IntegerAttr:
				width := 64
				if i, ok := x.Type.(*IntegerType); ok {
					width = i.Width
				}
				v := x.Big
				if v == nil {
					v = big.NewInt(x.Value)
				}
				out = appendLittle(out, v, width)
			case *FloatAttr:
				out = appendLittle(out, x.bits(), x.Type.(*FloatType).Width)
			default:
				return nil
			}
		}
	}
	return out
}

func appendLittle(out []byte, v *big.Int, width int) []byte {
	n := storageBytes(width)
	if v.Sign() < 0 {
		v = new(big.Int).Add(v, new(big.Int).Lsh(big.NewInt(1), uint(width)))
	}
	buf := v.FillBytes(make([]byte, n))
	for i := n - 1; i >= 0; i-- {
		out = append(out, buf[i])
	}
	return out
}

// location writes a location; inline says that an alias for itself is not looked for.
func (p *Printer) location(l Location, inline bool) {
	if l == nil {
		l = Unknown
	}
	if p.collect != nil {
		p.collect.visitLoc(p, l)
		return
	}
	if p.aliases != nil && !inline {
		if name, ok := p.aliases.names.findLoc(l); ok {
			p.aliasName('#', name)
			return
		}
	}
	p.locationText(l)
}

func (p *Printer) locationText(l Location) {
	switch l := l.(type) {
	case *FileLoc:
		p.String(l.File)
		p.lineCol(l.Line, l.Col)
		switch {
		case l.EndLine == 0 || l.EndLine == l.Line && l.EndCol == l.Col:
		case l.EndLine == l.Line:
			p.Text(" to :")
			p.Int(int64(l.EndCol))
		default:
			p.Text(" to ")
			p.Int(int64(l.EndLine))
			p.Byte(':')
			p.Int(int64(l.EndCol))
		}
	case *NameLoc:
		p.String(l.Name)
		if l.Child != nil && l.Child != Unknown {
			p.Byte('(')
			p.location(l.Child, false)
			p.Byte(')')
		}
	case *CallSiteLoc:
		p.Text("callsite(")
		p.location(l.Callee, false)
		p.Text(" at ")
		p.location(l.Caller, false)
		p.Byte(')')
	case *FusedLoc:
		p.Text("fused")
		if l.Meta != nil {
			p.Byte('<')
			p.Attr(l.Meta)
			p.Byte('>')
		}
		p.Byte('[')
		for i, s := range l.Locs {
			if i > 0 {
				p.Text(", ")
			}
			p.location(s, false)
		}
		p.Byte(']')
	default:
		p.Text("unknown")
	}
}

func (p *Printer) lineCol(line, col int) {
	p.Byte(':')
	p.Int(int64(line))
	p.Byte(':')
	p.Int(int64(col))
}

// locKey is the text of a location without any alias.
func locKey(l Location) string {
	p := &Printer{identity: true}
	p.location(l, true)
	return string(p.buf)
}
