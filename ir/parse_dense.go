package ir

import (
	"encoding/hex"
	"math/big"
	"strings"
)

// denseLiteral is the content of dense<...> before its type is known.
type denseLiteral struct {
	shape []int64
	elems []denseElem
	hex   string // bytes, for dense<"0x...">
	isHex bool
}

// denseElem is one element: a number, boolean or string token, or two for a complex number.
type denseElem struct {
	at   int
	kind tokenKind
	text string
	neg  bool
	imag *denseElem
}

// denseAttr reads dense<...> : type.
func (p *Parser) denseAttr() (Attribute, error) { return p.denseAttrOf(nil) }

// denseAttrOf reads dense<...>, followed by ": type" unless t is its type.
func (p *Parser) denseAttrOf(t Type) (Attribute, error) {
	start := p.tok.start
	p.lex()
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	var lit denseLiteral
	empty := p.PeekPunct(">")
	if !empty {
		var err error
		if lit.shape, err = p.denseLevel(&lit, 0); err != nil {
			return nil, err
		}
	} else {
		lit.shape = []int64{0}
	}
	if err := p.Punct(">"); err != nil {
		return nil, err
	}
	at := p.tok.start
	var err error
	if t == nil {
		if t, err = p.ColonType(); err != nil {
			return nil, err
		}
	}
	shape, elem, ok := shapedType(t)
	if !ok {
		return nil, p.errorCode(CodeType, at, "expected a ranked tensor or vector type with known sizes")
	}
	count := int64(1)
	for _, d := range shape {
		if d == Dynamic {
			return nil, p.errorCode(CodeType, at, "expected a tensor or vector type with known sizes")
		}
		if d != 0 && count > (1<<40)/d {
			return nil, p.errorCode(CodeType, at, "too many elements")
		}
		count *= d
	}
	if _, str := elem.(*IntegerType); !str && len(lit.elems) == 1 && lit.elems[0].kind == tokString && len(lit.shape) == 0 {
		if bytes, err := hex.DecodeString(strings.TrimPrefix(lit.hex, "0x")); err == nil && strings.HasPrefix(lit.hex, "0x") {
			lit.isHex, lit.hex = true, string(bytes)
		}
	} else if str && len(lit.elems) == 1 && lit.elems[0].kind == tokString && len(lit.shape) == 0 {
		bytes, err := hex.DecodeString(strings.TrimPrefix(lit.hex, "0x"))
		if err != nil || !strings.HasPrefix(lit.hex, "0x") {
			return nil, p.Errorf(start, "expected a hexadecimal string of the elements")
		}
		lit.isHex, lit.hex = true, string(bytes)
	}
	if lit.isHex {
		return p.denseFromHex(start, lit.hex, t, elem, count)
	}
	if empty && count == 0 {
		return makeDense(t, nil, false), nil
	}
	if len(lit.shape) > 0 || count == 0 && len(lit.elems) == 0 {
		if !sameShape(lit.shape, shape) {
			return nil, p.errorCode(CodeType, start, "the elements do not have the shape of the type")
		}
	}
	if len(lit.elems) == 0 && count != 0 {
		return nil, p.errorCode(CodeType, start, "the elements do not have the shape of the type")
	}
	elems := make([]Attribute, len(lit.elems))
	for i, e := range lit.elems {
		if elems[i], err = p.denseValue(e, elem); err != nil {
			return nil, err
		}
	}
	return makeDense(t, elems, len(lit.shape) == 0 && len(elems) == 1), nil
}

// makeDense normalises: elements that are all equal are a splat.
func makeDense(t Type, elems []Attribute, splat bool) *DenseElementsAttr {
	if !splat && len(elems) > 0 {
		splat = true
		for _, e := range elems[1:] {
			if e != elems[0] {
				splat = false
				break
			}
		}
	}
	if splat {
		elems = elems[:1]
	}
	return DenseElements(t, splat, elems)
}

func sameShape(a, b []int64) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// shapedType returns shape and element type of ranked vectors and tensors.
func shapedType(t Type) ([]int64, Type, bool) {
	switch t := t.(type) {
	case *VectorType:
		return t.Shape, t.Elem, true
	case *TensorType:
		return t.Shape, t.Elem, !t.Unranked
	}
	return nil, nil, false
}

// denseLevel reads an element, or a bracketed list of them, and returns its shape.
func (p *Parser) denseLevel(lit *denseLiteral, depth int) ([]int64, error) {
	if !p.PeekPunct("[") {
		e, err := p.denseElem()
		if err != nil {
			return nil, err
		}
		if e.kind == tokString && depth == 0 {
			lit.hex = unquote(e.text)
		}
		lit.elems = append(lit.elems, e)
		return nil, nil
	}
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer p.leave()
	var inner []int64
	n := int64(0)
	err := p.List("[", "]", func() error {
		at := p.tok.start
		s, err := p.denseLevel(lit, depth+1)
		if err != nil {
			return err
		}
		if n > 0 && !sameShape(s, inner) {
			return p.errorCode(CodeType, at, "rows of different shapes in one tensor")
		}
		inner = s
		n++
		return nil
	})
	return append([]int64{n}, inner...), err
}

func (p *Parser) denseElem() (denseElem, error) {
	e := denseElem{at: p.tok.start}
	if p.OptionalPunct("(") {
		re, err := p.denseElem()
		if err != nil {
			return e, err
		}
		if err := p.Punct(","); err != nil {
			return e, err
		}
		im, err := p.denseElem()
		if err != nil {
			return e, err
		}
		re.imag = &im
		return re, p.Punct(")")
	}
	e.neg = p.OptionalPunct("-")
	e.kind, e.text = p.tok.kind, p.text()
	switch {
	case e.kind == tokInteger || e.kind == tokFloat:
	case e.kind == tokString && !e.neg:
	case e.kind == tokWord && !e.neg && (e.text == "true" || e.text == "false"):
	default:
		return e, p.expected("an element of a tensor")
	}
	p.lex()
	return e, nil
}

// denseValue is an element as an attribute of the element type.
func (p *Parser) denseValue(e denseElem, t Type) (Attribute, error) {
	if c, ok := t.(*ComplexType); ok {
		if e.imag == nil {
			return nil, p.errorCode(CodeType, e.at, "expected a pair (real, imaginary)")
		}
		im, err := p.denseValue(*e.imag, c.Elem)
		if err != nil {
			return nil, err
		}
		e.imag = nil
		re, err := p.denseValue(e, c.Elem)
		if err != nil {
			return nil, err
		}
		return ArrayOf(re, im), nil
	}
	if e.imag != nil {
		return nil, p.errorCode(CodeType, e.at, "a pair is an element of complex tensors only")
	}
	switch e.kind {
	case tokString:
		switch t.(type) {
		case *IntegerType, *FloatType, *IndexType:
			return nil, p.errorCode(CodeType, e.at, "a string is not an element of this type")
		}
		return String(unquote(e.text)), nil
	case tokWord:
		if t != I1() {
			return nil, p.errorCode(CodeType, e.at, "expected an i1 type for true and false")
		}
		return Bool(e.text == "true"), nil
	}
	return p.number(e.at, e.kind, e.text, t, e.neg)
}

// denseFromHex decodes the elements' little-endian bytes.
func (p *Parser) denseFromHex(at int, data string, t, elem Type, count int64) (Attribute, error) {
	width := 0
	scalar := elem
	parts := int64(1)
	if c, ok := elem.(*ComplexType); ok {
		scalar, parts = c.Elem, 2
	}
	switch e := scalar.(type) {
	case *IntegerType:
		width = e.Width
	case *FloatType:
		width = e.Width
	case *IndexType:
		width = 64
	default:
		return nil, p.errorCode(CodeType, at, "elements of this type have no hexadecimal form")
	}
	if scalar == I1() && parts == 1 {
		return p.denseBits(at, data, t, count)
	}
	bytes := int64(storageBytes(width))
	if int64(len(data)) != bytes*parts*count && int64(len(data)) != bytes*parts {
		return nil, p.errorCode(CodeType, at, "the hexadecimal string has %d bytes, the type needs %d", len(data), bytes*parts*count)
	}
	var elems []Attribute
	for i := int64(0); i < int64(len(data)); i += bytes {
		be := make([]byte, bytes)
		for j := range be {
			be[len(be)-1-j] = data[i+int64(j)]
		}
		elems = append(elems, scalarFromBits(scalar, new(big.Int).SetBytes(be)))
	}
	if parts == 2 {
		var pairs []Attribute
		for i := 0; i+1 < len(elems); i += 2 {
			pairs = append(pairs, ArrayOf(elems[i], elems[i+1]))
		}
		elems = pairs
	}
	return makeDense(t, elems, len(elems) == 1), nil
}

// denseBits decodes booleans, eight to a byte.
func (p *Parser) denseBits(at int, data string, t Type, count int64) (Attribute, error) {
	if len(data) == 1 && (data[0] == 0xff || data[0] == 0) {
		return makeDense(t, []Attribute{Bool(data[0] != 0)}, true), nil
	}
	if int64(len(data)) != (count+7)/8 {
		return nil, p.errorCode(CodeType, at, "the hexadecimal string has %d bytes, the type needs %d", len(data), (count+7)/8)
	}
	elems := make([]Attribute, count)
	for i := range elems {
		elems[i] = Bool(data[i/8]>>(i%8)&1 != 0)
	}
	return makeDense(t, elems, false), nil
}

// storageBytes is the size of an element of a width in the hexadecimal form.
func storageBytes(width int) int { return max(1, (width+7)/8) }

// scalarFromBits is the integer or float attribute of an encoding.
func scalarFromBits(t Type, bits *big.Int) Attribute {
	if f, ok := t.(*FloatType); ok {
		return floatFromBits(f, bits)
	}
	width, unsigned := 64, false
	if i, ok := t.(*IntegerType); ok {
		width, unsigned = i.Width, i.Signedness == Unsigned
	}
	mask := new(big.Int).Lsh(big.NewInt(1), uint(width))
	bits.And(bits, new(big.Int).Sub(mask, big.NewInt(1)))
	if !unsigned && width > 1 && bits.Bit(width-1) == 1 {
		bits.Sub(bits, mask)
	}
	return BigInteger(t, bits)
}
