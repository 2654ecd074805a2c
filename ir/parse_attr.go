package ir

import (
	"math/big"
	"strconv"
	"strings"
)

// Attribute reads an attribute. t is the type of a number or string whose type
// is not written; nil: the type is written or is the default (i64, f64, none).
func (p *Parser) Attribute(t Type) (Attribute, error) {
	a, ok, err := p.OptionalAttribute(t)
	if err == nil && !ok {
		err = p.expected("an attribute")
	}
	return a, err
}

// OptionalAttribute reads an attribute if one starts here.
func (p *Parser) OptionalAttribute(t Type) (Attribute, bool, error) {
	switch p.tok.kind {
	case tokInteger, tokFloat:
		a, err := p.numberAttr(t, false)
		return a, err == nil, err
	case tokString:
		s, _ := p.OptionalString()
		if t == nil && p.OptionalPunct(":") {
			var err error
			if t, err = p.Type(); err != nil {
				return nil, false, err
			}
		}
		if t == noneType {
			t = nil
		}
		return TypedString(s, t), true, nil
	case tokAt:
		a, err := p.SymbolRef()
		if err != nil {
			return nil, false, err
		}
		return a, true, nil
	case tokEOF, tokError, tokPercent, tokCaret:
		return nil, false, nil
	}
	if err := p.enter(); err != nil {
		return nil, false, err
	}
	defer p.leave()
	switch p.tok.kind {
	case tokPunct:
		switch p.text() {
		case "[":
			var elems []Attribute
			err := p.List("[", "]", func() error {
				a, err := p.Attribute(nil)
				elems = append(elems, a)
				return err
			})
			if err != nil {
				return nil, false, err
			}
			return ArrayOf(elems...), true, nil
		case "{":
			elems, err := p.dictEntries(nil)
			if err != nil {
				return nil, false, err
			}
			return Dict(elems...), true, nil
		case "-":
			if p.tok.end < len(p.src) && charClass[p.src[p.tok.end]]&classDigit != 0 {
				p.lex()
				a, err := p.numberAttr(t, true)
				return a, err == nil, err
			}
			return nil, false, nil
		}
	case tokHash:
		return p.cachedAttr(t)
	case tokWord:
		if _, _, shaped := shapedType(t); shaped && p.text() == "dense" {
			a, err := p.denseAttrOf(t)
			return a, err == nil, err
		}
		if read := attrKeywords[p.text()]; read != nil {
			a, err := read(p)
			return a, err == nil, err
		}
	}
	typ, ok, err := p.OptionalType()
	if !ok || err != nil {
		return nil, false, err
	}
	return TypeValue(typ), true, nil
}

// cachedAttr reads a dialect's attribute, or finds it among those that were written the same.
func (p *Parser) cachedAttr(t Type) (Attribute, bool, error) {
	text := ""
	if t == nil {
		text = p.plainText()
	}
	if text != "" {
		if a, ok := p.attrs[text]; ok {
			p.reset(p.tok.start + len(text))
			return a, true, nil
		}
	}
	start := p.tok.start
	a, err := p.extendedAttr(t)
	if err != nil {
		return nil, false, err
	}
	if text != "" && p.lastEnd() == start+len(text) && !p.PeekPunct(":") {
		if p.attrs == nil {
			p.attrs = map[string]Attribute{}
		}
		p.attrs[text] = a
	}
	return a, true, nil
}

// attrKeywords are the attributes that start with a word.
var attrKeywords map[string]func(p *Parser) (Attribute, error)

func init() {
	attrKeywords = map[string]func(p *Parser) (Attribute, error){
		"true":           func(p *Parser) (Attribute, error) { p.lex(); return Bool(true), nil },
		"false":          func(p *Parser) (Attribute, error) { p.lex(); return Bool(false), nil },
		"unit":           func(p *Parser) (Attribute, error) { p.lex(); return Unit(), nil },
		"dense":          (*Parser).denseAttr,
		"array":          (*Parser).denseArrayAttr,
		"affine_map":     (*Parser).affineAttr,
		"affine_set":     (*Parser).affineAttr,
		"dense_resource": (*Parser).denseResourceAttr,
		"sparse":         (*Parser).textTypedAttr,
		"strided":        (*Parser).stridedAttr,
		"distinct":       (*Parser).distinctAttr,
		"loc":            (*Parser).locAttr,
	}
}

// numberAttr reads an integer or float, and its type if t is nil.
func (p *Parser) numberAttr(t Type, neg bool) (Attribute, error) {
	at, kind, text := p.tok.start, p.tok.kind, p.text()
	if kind != tokInteger && kind != tokFloat {
		return nil, p.expected("a number")
	}
	p.lex()
	if t == nil {
		switch {
		case p.OptionalPunct(":"):
			var err error
			if t, err = p.Type(); err != nil {
				return nil, err
			}
		case kind == tokFloat:
			t = F64()
		default:
			t = I64()
		}
	}
	return p.number(at, kind, text, t, neg)
}

// number makes the attribute of a number token.
func (p *Parser) number(at int, kind tokenKind, text string, t Type, neg bool) (Attribute, error) {
	if f, ok := t.(*FloatType); ok {
		if kind == tokFloat {
			v, _ := strconv.ParseFloat(text, 64)
			if neg {
				v = -v
			}
			return encodeFloat(f, v), nil
		}
		if !strings.HasPrefix(text, "0x") || neg {
			return nil, p.errorCode(CodeType, at, "expected a floating-point number (with a point) or its bits in hexadecimal")
		}
		bits := bigInteger(text)
		if bits.BitLen() > f.Width {
			return nil, p.errorCode(CodeType, at, "hexadecimal number has more bits than %s", f.Name)
		}
		return floatFromBits(f, bits), nil
	}
	if kind == tokFloat {
		return nil, p.errorCode(CodeType, at, "floating-point number does not fit the type")
	}
	width, sign := 64, Signed
	switch t := t.(type) {
	case *IntegerType:
		width, sign = t.Width, t.Signedness
	case *IndexType:
	default:
		return nil, p.errorCode(CodeType, at, "integer does not fit the type")
	}
	if neg && sign == Unsigned {
		return nil, p.errorCode(CodeType, at, "negative number of an unsigned type")
	}
	// The common case first: a small number of a common type.
	if len(text) <= 9 && text[0] != '0' && width >= 32 {
		v, _ := strconv.ParseInt(text, 10, 64)
		if neg {
			v = -v
		}
		return Integer(t, v), nil
	}
	if surelyWider(text, width) {
		return nil, p.errorCode(CodeType, at, "integer does not fit into %d bits", width)
	}
	v := bigInteger(text)
	if v.BitLen() > width || neg && !fitsNegative(v, width) || !neg && sign == Signed && v.BitLen() == width && width > 0 {
		return nil, p.errorCode(CodeType, at, "integer does not fit into %d bits", width)
	}
	switch {
	case neg:
		v.Neg(v)
	case sign == Signless && width > 0 && width > 1 && v.Bit(width-1) == 1:
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(width)))
	}
	return BigInteger(t, v), nil
}

// fitsNegative reports whether -v is a negative number of the width.
func fitsNegative(v *big.Int, width int) bool {
	if width == 0 {
		return v.Sign() == 0
	}
	limit := new(big.Int).Lsh(big.NewInt(1), uint(width-1))
	return v.Cmp(limit) <= 0
}

// dictEntries reads {name = value, flag} and appends the entries to out, in which they must be new.
func (p *Parser) dictEntries(out []NamedAttr) ([]NamedAttr, error) {
	err := p.List("{", "}", func() error {
		at := p.tok.start
		var name string
		switch p.tok.kind {
		case tokString:
			name, _ = p.OptionalString()
			if name == "" {
				return p.Errorf(at, "expected an attribute name, found an empty string")
			}
		case tokWord:
			name, _ = p.OptionalAnyKeyword()
		default:
			return p.expected("an attribute name")
		}
		for i := range out {
			if out[i].Name == name {
				return p.errorCode(CodeRedefined, at, "attribute %q given twice", name)
			}
		}
		if !p.OptionalPunct("=") {
			out = append(out, NamedAttr{name, unitAttr})
			return nil
		}
		a, err := p.Attribute(nil)
		out = append(out, NamedAttr{name, a})
		return err
	})
	return out, err
}

// AttrDict reads {name = value, ...}, if it is there, into the state.
func (p *Parser) AttrDict(s *State) error {
	if !p.PeekPunct("{") {
		return nil
	}
	var err error
	s.Attrs, err = p.dictEntries(s.Attrs)
	return err
}

// AttrDictWithKeyword reads "attributes {...}", if it is there, into the state.
func (p *Parser) AttrDictWithKeyword(s *State) error {
	if !p.OptionalKeyword("attributes") {
		return nil
	}
	if !p.PeekPunct("{") {
		return p.expected("'{'")
	}
	return p.AttrDict(s)
}

// extendedAttr reads #dialect.name<...>, #dialect<...> or the alias #name.
func (p *Parser) extendedAttr(t Type) (Attribute, error) {
	at := p.tok.start
	sym := p.extendedSymbol()
	if sym.alias {
		if a, ok := p.shared.attrAlias(sym.name); ok {
			p.lex()
			return a, nil
		}
		return nil, p.errorCode(CodeUndefined, at, "attribute alias #%s is not defined", sym.name)
	}
	d := p.ctx.Dialect(sym.name)
	if d == nil {
		if !p.ctx.AllowUnregistered {
			return nil, p.errorCode(CodeUnknown, at, "attribute of the unregistered dialect %q", sym.name)
		}
		body, err := p.symbolBody(sym)
		if err != nil {
			return nil, err
		}
		if p.OptionalPunct(":") {
			if t, err = p.Type(); err != nil {
				return nil, err
			}
		}
		return OpaqueValue(sym.name, body, t), nil
	}
	if d.ParseAttr == nil {
		return nil, p.errorCode(CodeUnknown, at, "dialect %q has no attributes", sym.name)
	}
	end := p.tok.end
	p.reset(sym.body)
	a, err := d.ParseAttr(p, t)
	if err != nil {
		return nil, p.unbalanced(at, end, err)
	}
	if a == nil {
		return nil, p.errorCode(CodeUnknown, at, "dialect %q does not have this attribute", sym.name)
	}
	if !sym.pretty {
		return a, p.Punct(">")
	}
	return a, nil
}

// textTypedAttr reads word<...> : type, keeping the text.
func (p *Parser) textTypedAttr() (Attribute, error) {
	body, err := p.wordWithBody()
	if err != nil {
		return nil, err
	}
	t, err := p.ColonType()
	if err != nil {
		return nil, err
	}
	return OpaqueValue("", body, t), nil
}

// wordWithBody consumes word<...> and returns it, runs of blanks made one.
func (p *Parser) wordWithBody() (string, error) {
	start := p.tok.start
	p.lex()
	if !p.PeekPunct("<") {
		return "", p.expected("'<'")
	}
	end, err := p.balanced(p.tok.start)
	if err != nil {
		return "", err
	}
	p.reset(end)
	return strings.Join(strings.Fields(p.src[start:end]), " "), nil
}

// denseArrayAttr reads array<i32: 1, 2>.
func (p *Parser) denseArrayAttr() (Attribute, error) {
	p.lex()
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	at := p.tok.start
	elem, err := p.Type()
	if err != nil {
		return nil, err
	}
	switch e := elem.(type) {
	case *IntegerType:
		if e.Signedness == Signless && (e.Width == 1 || e.Width == 8 || e.Width == 16 || e.Width == 32 || e.Width == 64) {
			break
		}
		return nil, p.errorCode(CodeType, at, "expected i1, i8, i16, i32, i64, f32 or f64 as the element type")
	case *FloatType:
		if e.Width != 32 && e.Width != 64 {
			return nil, p.errorCode(CodeType, at, "expected i1, i8, i16, i32, i64, f32 or f64 as the element type")
		}
	default:
		return nil, p.errorCode(CodeType, at, "expected i1, i8, i16, i32, i64, f32 or f64 as the element type")
	}
	if p.OptionalPunct(">") {
		return DenseArray(elem, nil), nil
	}
	if err := p.Punct(":"); err != nil {
		return nil, err
	}
	values, err := p.denseArrayValues(elem)
	if err != nil {
		return nil, err
	}
	return DenseArray(elem, values), p.Punct(">")
}

// denseArrayValues reads numbers of a type separated by commas.
func (p *Parser) denseArrayValues(elem Type) ([]int64, error) {
	var values []int64
	err := p.CommaList(func() error {
		var a Attribute
		switch {
		case elem == I1() && p.OptionalKeyword("true"):
			a = Bool(true)
		case elem == I1() && p.OptionalKeyword("false"):
			a = Bool(false)
		default:
			neg := p.OptionalPunct("-")
			var err error
			if a, err = p.numberAttr(elem, neg); err != nil {
				return err
			}
		}
		switch a := a.(type) {
		case *IntegerAttr:
			values = append(values, a.Value)
		case *FloatAttr:
			values = append(values, int64(a.Bits))
		}
		return nil
	})
	return values, err
}

// stridedAttr reads strided<[1, ?], offset: ?> and keeps its text in the normal spelling.
func (p *Parser) stridedAttr() (Attribute, error) {
	p.lex()
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	text := "strided<["
	n := 0
	number := func() (string, error) {
		if p.OptionalPunct("?") {
			return "?", nil
		}
		v, err := p.Integer()
		return strconv.FormatInt(v, 10), err
	}
	err := p.List("[", "]", func() error {
		v, err := number()
		if n > 0 {
			text += ", "
		}
		n++
		text += v
		return err
	})
	if err != nil {
		return nil, err
	}
	text += "]"
	if p.OptionalPunct(",") {
		if err := p.Keyword("offset"); err != nil {
			return nil, err
		}
		if err := p.Punct(":"); err != nil {
			return nil, err
		}
		v, err := number()
		if err != nil {
			return nil, err
		}
		if v != "0" {
			text += ", offset: " + v
		}
	}
	return OpaqueValue("", text+">", nil), p.Punct(">")
}

// distinctAttr reads distinct[0]<attribute>.
func (p *Parser) distinctAttr() (Attribute, error) {
	p.lex()
	if err := p.Punct("["); err != nil {
		return nil, err
	}
	n, err := p.Integer()
	if err != nil {
		return nil, err
	}
	if err := p.Punct("]"); err != nil {
		return nil, err
	}
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	var inner Attribute = unitAttr
	if !p.PeekPunct(">") {
		if inner, err = p.Attribute(nil); err != nil {
			return nil, err
		}
	}
	return p.shared.distinct(n, inner), p.Punct(">")
}

func isIdentityLayout(a Attribute, rank int) bool {
	o, ok := a.(*OpaqueAttr)
	return ok && o.Body == identityMap(rank)
}

// identityMap is the text of the affine map whose results are its rank dimensions.
func identityMap(rank int) string {
	var dims []string
	for i := 0; i < rank; i++ {
		dims = append(dims, "d"+strconv.Itoa(i))
	}
	list := "(" + strings.Join(dims, ", ") + ")"
	return "affine_map<" + list + " -> " + list + ">"
}
