package ir

import (
	"strconv"
	"strings"
)

// Type reads a type.
func (p *Parser) Type() (Type, error) {
	t, ok, err := p.OptionalType()
	if err == nil && !ok {
		err = p.expected("a type")
	}
	return t, err
}

// OptionalType reads a type if one starts here.
func (p *Parser) OptionalType() (Type, bool, error) {
	switch p.tok.kind {
	case tokWord:
		if t := scalarType(p.text()); t != nil {
			p.lex()
			return t, true, nil
		}
		read := compositeTypes[p.text()]
		if read == nil {
			return nil, false, nil
		}
		return p.cachedType(read)
	case tokBang:
		return p.cachedType((*Parser).extendedType)
	case tokPunct:
		if p.text() != "(" {
			return nil, false, nil
		}
		t, err := p.FunctionType()
		if err != nil {
			return nil, false, err
		}
		return t, true, nil
	}
	return nil, false, nil
}

// cachedType reads a type with parameters, or finds it among the types that were written the same.
func (p *Parser) cachedType(read func(p *Parser) (Type, error)) (Type, bool, error) {
	text := p.plainText()
	if text != "" {
		if t, ok := p.types[text]; ok {
			p.reset(p.tok.start + len(text))
			return t, true, nil
		}
	}
	if err := p.enter(); err != nil {
		return nil, false, err
	}
	defer p.leave()
	start := p.tok.start
	t, err := read(p)
	if err != nil {
		return nil, false, err
	}
	if text != "" && p.lastEnd() == start+len(text) {
		if p.types == nil {
			p.types = map[string]Type{}
		}
		p.types[text] = t
	}
	return t, true, nil
}

// lastEnd is where the token before the current one ended, blanks aside.
func (p *Parser) lastEnd() int {
	end := p.tok.start
	for end > 0 && charClass[p.src[end-1]]&classSpace != 0 {
		end--
	}
	return end
}

// maxPlain is how far plainText looks.
const maxPlain = 200

// plainText is the text of the type or attribute that starts at the current token, if its meaning does not depend on
// the context: name.name<...> with neither strings nor aliases in it, else "".
func (p *Parser) plainText() string {
	src, i := p.src, p.tok.end
	dialect := p.tok.kind != tokWord
	if i >= len(src) || src[i] != '<' {
		if dialect && strings.IndexByte(src[p.tok.start:i], '.') > 0 {
			return src[p.tok.start:i]
		}
		return ""
	}
	depth := 0
	for end := min(len(src), i+maxPlain); i < end; i++ {
		switch src[i] {
		case '<':
			depth++
		case '>':
			if src[i-1] == '-' {
				continue
			}
			if depth--; depth == 0 {
				return src[p.tok.start : i+1]
			}
		case '"', '#', '/', '\n':
			return ""
		case '!':
			// A dialect's type, or an alias, which has no dot and no parameters.
			j := i + 1
			for j < len(src) && charClass[src[j]]&classSuffix != 0 && src[j] != '.' {
				j++
			}
			if j >= len(src) || src[j] != '.' {
				return ""
			}
		}
	}
	return ""
}

// compositeTypes are the builtin types with parameters, by keyword.
var compositeTypes map[string]func(p *Parser) (Type, error)

func init() {
	compositeTypes = map[string]func(p *Parser) (Type, error){
		"memref":  (*Parser).memrefType,
		"tensor":  (*Parser).tensorType,
		"vector":  (*Parser).vectorType,
		"tuple":   (*Parser).tupleType,
		"complex": (*Parser).complexType,
	}
}

// maxIntWidth is the widest integer type, in bits.
const maxIntWidth = 1<<24 - 1

// scalarType is the builtin type that a single word names, or nil.
func scalarType(word string) Type {
	switch word {
	case "i1":
		return commonInts[1]
	case "i32":
		return commonInts[32]
	case "i64":
		return commonInts[64]
	case "index":
		return indexType
	case "none":
		return noneType
	}
	if f := floatTypes[word]; f != nil {
		return f
	}
	sign, digits := Signless, ""
	switch {
	case strings.HasPrefix(word, "i"):
		digits = word[1:]
	case strings.HasPrefix(word, "si"):
		sign, digits = Signed, word[2:]
	case strings.HasPrefix(word, "ui"):
		sign, digits = Unsigned, word[2:]
	}
	if digits == "" || len(digits) > 1 && digits[0] == '0' && strings.Trim(digits, "0") == "" {
		return nil
	}
	for i := 0; i < len(digits); i++ {
		if charClass[digits[i]]&classDigit == 0 {
			return nil
		}
	}
	w, err := strconv.Atoi(digits)
	if err != nil || w > maxIntWidth {
		return nil
	}
	return IntOf(w, sign)
}

// isIntegerType reports whether a word is an integer type: such words are not names of operations.
func isIntegerType(word string) bool {
	digits := strings.TrimLeft(word, "siu")
	return len(digits) < len(word) && len(digits) > 0 && strings.Trim(digits, "0123456789") == "" &&
		(word[:len(word)-len(digits)] == "i" || word[:len(word)-len(digits)] == "si" || word[:len(word)-len(digits)] == "ui")
}

// TypeList reads types separated by commas, at least one.
func (p *Parser) TypeList() ([]Type, error) {
	var out []Type
	err := p.CommaList(func() error {
		t, err := p.Type()
		out = append(out, t)
		return err
	})
	return out, err
}

// ColonType reads ": type".
func (p *Parser) ColonType() (Type, error) {
	if err := p.Punct(":"); err != nil {
		return nil, err
	}
	return p.Type()
}

// ColonTypes reads ": type, type...".
func (p *Parser) ColonTypes() ([]Type, error) {
	if err := p.Punct(":"); err != nil {
		return nil, err
	}
	return p.TypeList()
}

// ArrowTypes reads "-> type" or "-> (type, ...)".
func (p *Parser) ArrowTypes() ([]Type, error) {
	if err := p.Punct("->"); err != nil {
		return nil, err
	}
	return p.resultTypes()
}

// OptionalArrowTypes reads "-> types" if the arrow is there.
func (p *Parser) OptionalArrowTypes() ([]Type, error) {
	if !p.PeekPunct("->") {
		return nil, nil
	}
	return p.ArrowTypes()
}

func (p *Parser) resultTypes() ([]Type, error) {
	if p.PeekPunct("(") {
		return p.parenTypes()
	}
	t, err := p.Type()
	if err != nil {
		return nil, err
	}
	return []Type{t}, nil
}

func (p *Parser) parenTypes() ([]Type, error) {
	var out []Type
	err := p.List("(", ")", func() error {
		t, err := p.Type()
		out = append(out, t)
		return err
	})
	return out, err
}

// FunctionType reads "(types) -> types".
func (p *Parser) FunctionType() (*FunctionType, error) {
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer p.leave()
	in, err := p.parenTypes()
	if err != nil {
		return nil, err
	}
	out, err := p.ArrowTypes()
	if err != nil {
		return nil, err
	}
	return Func(in, out), nil
}

// Dimensions reads "4x?x8x": sizes (Dynamic for ?) each followed by x; with
// trailing false the last one has no x.
func (p *Parser) Dimensions(dynamic, trailing bool) ([]int64, error) {
	var dims []int64
	for p.tok.kind == tokInteger || dynamic && p.PeekPunct("?") {
		d, err := p.dimension()
		if err != nil {
			return nil, err
		}
		dims = append(dims, d)
		if !trailing && !(p.tok.kind == tokWord && p.text()[0] == 'x') {
			return dims, nil
		}
		if err := p.dimensionX(); err != nil {
			return nil, err
		}
	}
	if !trailing && len(dims) > 0 {
		return nil, p.expected("a dimension")
	}
	return dims, nil
}

func (p *Parser) dimension() (int64, error) {
	if p.OptionalPunct("?") {
		return Dynamic, nil
	}
	if p.tok.kind != tokInteger {
		return 0, p.expected("a dimension")
	}
	text := p.text()
	if strings.HasPrefix(text, "0x") { // 0x4xf32 is three tokens here
		p.reset(p.tok.start + 1)
		return 0, nil
	}
	d, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return 0, p.Errorf(p.tok.start, "dimension does not fit into 64 bits")
	}
	p.lex()
	return d, nil
}

func (p *Parser) dimensionX() error {
	if p.tok.kind != tokWord || p.text()[0] != 'x' {
		return p.expected("'x' in the dimensions")
	}
	p.reset(p.tok.start + 1)
	return nil
}

func (p *Parser) memrefType() (Type, error) {
	p.lex()
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	var dims []int64
	var err error
	unranked := p.OptionalPunct("*")
	if unranked {
		err = p.dimensionX()
	} else {
		dims, err = p.Dimensions(true, true)
	}
	if err != nil {
		return nil, err
	}
	at := p.tok.start
	elem, err := p.Type()
	if err != nil {
		return nil, err
	}
	if !memrefElement(elem) {
		return nil, p.errorCode(CodeType, at, "a memref cannot hold elements of this type")
	}
	var layout, space Attribute
	for p.OptionalPunct(",") {
		at := p.tok.start
		a, err := p.Attribute(nil)
		if err != nil {
			return nil, err
		}
		isLayout := false
		if o, ok := a.(*OpaqueAttr); ok {
			isLayout = o.Dialect == "" && (strings.HasPrefix(o.Body, "affine_map<") || strings.HasPrefix(o.Body, "strided<"))
		}
		if !isLayout {
			if l, ok := a.(interface{ IsLayout() bool }); ok {
				isLayout = l.IsLayout()
			}
		}
		switch {
		case space != nil:
			return nil, p.Errorf(at, "expected nothing after the memory space")
		case isLayout && unranked:
			return nil, p.Errorf(at, "an unranked memref has no layout")
		case isLayout && layout != nil:
			return nil, p.Errorf(at, "expected one layout")
		case isLayout && !layoutFits(a, len(dims)):
			return nil, p.Errorf(at, "the layout does not have %d dimensions", len(dims))
		case isLayout:
			layout = a
		default:
			space = a
		}
	}
	if err := p.Punct(">"); err != nil {
		return nil, err
	}
	if i, ok := space.(*IntegerAttr); ok && i.Value == 0 && i.Big == nil {
		space = nil // memory space 0 is the default
	}
	if unranked {
		return UnrankedMemRef(elem, space), nil
	}
	if isIdentityLayout(layout, len(dims)) {
		layout = nil
	}
	return MemRef(dims, elem, layout, space), nil
}

// layoutFits reports whether strides are given for every dimension.
func layoutFits(a Attribute, rank int) bool {
	o, ok := a.(*OpaqueAttr)
	if !ok || !strings.HasPrefix(o.Body, "strided<[") {
		return true
	}
	list, _, _ := strings.Cut(o.Body[len("strided<["):], "]")
	n := 0
	if list != "" {
		n = strings.Count(list, ",") + 1
	}
	return n == rank
}

func memrefElement(t Type) bool {
	switch t.(type) {
	case *IntegerType, *IndexType, *FloatType, *ComplexType, *VectorType, *MemRefType:
		return true
	}
	return false
}

func (p *Parser) tensorType() (Type, error) {
	p.lex()
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	var dims []int64
	var err error
	unranked := p.OptionalPunct("*")
	if unranked {
		err = p.dimensionX()
	} else {
		dims, err = p.Dimensions(true, true)
	}
	if err != nil {
		return nil, err
	}
	at := p.tok.start
	elem, err := p.Type()
	if err != nil {
		return nil, err
	}
	switch elem.(type) {
	case *FunctionType, *TupleType, *TensorType, *MemRefType, *NoneType:
		return nil, p.errorCode(CodeType, at, "a tensor cannot hold elements of this type")
	}
	var encoding Attribute
	if p.OptionalPunct(",") {
		if encoding, err = p.Attribute(nil); err != nil {
			return nil, err
		}
	}
	if err := p.Punct(">"); err != nil {
		return nil, err
	}
	if unranked {
		if encoding != nil {
			return nil, p.Errorf(at, "an unranked tensor has no encoding")
		}
		return UnrankedTensor(elem), nil
	}
	return Tensor(dims, elem, encoding), nil
}

func (p *Parser) vectorType() (Type, error) {
	p.lex()
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	var dims []int64
	var scalable []bool
	anyScalable := false
	for p.tok.kind == tokInteger || p.PeekPunct("[") {
		s := p.OptionalPunct("[")
		at := p.tok.start
		d, err := p.dimension()
		if err != nil {
			return nil, err
		}
		if d <= 0 {
			return nil, p.Errorf(at, "vector sizes must be positive")
		}
		if s {
			anyScalable = true
			if err := p.Punct("]"); err != nil {
				return nil, err
			}
		}
		dims, scalable = append(dims, d), append(scalable, s)
		if err := p.dimensionX(); err != nil {
			return nil, err
		}
	}
	at := p.tok.start
	elem, err := p.Type()
	if err != nil {
		return nil, err
	}
	switch elem.(type) {
	case *IntegerType, *IndexType, *FloatType, VectorElement:
	default:
		return nil, p.errorCode(CodeType, at, "a vector holds integers, index or floating-point numbers")
	}
	if err := p.Punct(">"); err != nil {
		return nil, err
	}
	if !anyScalable {
		scalable = nil
	}
	return Vector(dims, scalable, elem), nil
}

func (p *Parser) tupleType() (Type, error) {
	p.lex()
	var elems []Type
	err := p.List("<", ">", func() error {
		t, err := p.Type()
		elems = append(elems, t)
		return err
	})
	if err != nil {
		return nil, err
	}
	return Tuple(elems), nil
}

func (p *Parser) complexType() (Type, error) {
	p.lex()
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	at := p.tok.start
	elem, err := p.Type()
	if err != nil {
		return nil, err
	}
	switch elem.(type) {
	case *IntegerType, *FloatType:
	default:
		return nil, p.errorCode(CodeType, at, "a complex number has integer or floating-point parts")
	}
	return ComplexOf(elem), p.Punct(">")
}

// extendedType reads !dialect.name<...>, !dialect<...> or the alias !name.
func (p *Parser) extendedType() (Type, error) {
	at := p.tok.start
	sym := p.extendedSymbol()
	if sym.alias {
		if t, ok := p.shared.typeAlias(sym.name); ok {
			p.lex()
			return t, nil
		}
		return nil, p.errorCode(CodeUndefined, at, "type alias !%s is not defined", sym.name)
	}
	d := p.ctx.Dialect(sym.name)
	if d == nil {
		if !p.ctx.AllowUnregistered {
			return nil, p.errorCode(CodeUnknown, at, "type of the unregistered dialect %q", sym.name)
		}
		body, err := p.symbolBody(sym)
		if err != nil {
			return nil, err
		}
		return Opaque(sym.name, body), nil
	}
	if d.ParseType == nil {
		return nil, p.errorCode(CodeUnknown, at, "dialect %q has no types", sym.name)
	}
	end := p.tok.end
	p.reset(sym.body)
	t, err := d.ParseType(p)
	if err != nil {
		return nil, p.unbalanced(at, end, err)
	}
	if t == nil {
		return nil, p.errorCode(CodeUnknown, at, "dialect %q does not have this type", sym.name)
	}
	if !sym.pretty {
		return t, p.Punct(">")
	}
	return t, nil
}

// extSymbol is what follows # or ! of a dialect's attribute or type.
type extSymbol struct {
	name   string // of the dialect or alias
	alias  bool
	pretty bool // name.body, else name<body>
	body   int  // offset of the body
}

// extendedSymbol inspects the current # or ! token; it consumes nothing.
func (p *Parser) extendedSymbol() extSymbol {
	text := p.src[p.tok.start+1 : p.tok.end]
	angle := p.tok.end < len(p.src) && p.src[p.tok.end] == '<'
	dot := strings.IndexByte(text, '.')
	switch {
	case dot >= 0:
		return extSymbol{name: text[:dot], pretty: true, body: p.tok.start + 1 + dot + 1}
	case angle:
		return extSymbol{name: text, body: p.tok.end + 1}
	}
	return extSymbol{name: text, alias: true}
}

// symbolBody consumes a dialect symbol and returns its body as text.
func (p *Parser) symbolBody(sym extSymbol) (string, error) {
	end := p.tok.end
	if end < len(p.src) && p.src[end] == '<' {
		var err error
		if end, err = p.balanced(end); err != nil {
			return "", err
		}
	}
	body := p.src[sym.body:end]
	if !sym.pretty {
		body = body[:len(body)-1]
	}
	p.reset(end)
	return body, nil
}

// balanced finds the end of the bracketed text that starts at an offset.
func (p *Parser) balanced(at int) (int, error) {
	var stack []byte
	last := p.tok.start
	for i := at; i < len(p.src); i++ {
		c := p.src[i]
		switch c {
		case '<', '(', '[', '{':
			stack = append(stack, c)
			if len(stack) > maxDepth {
				return 0, p.errorCode(CodeDepth, i, "nested more than %d levels deep", maxDepth)
			}
		case '>', ')', ']', '}':
			if c == '>' && (p.src[i-1] == '-' || i+1 < len(p.src) && p.src[i+1] == '=') { // -> and >=
				continue
			}
			if open := stack[len(stack)-1]; closing(open) != c {
				return 0, p.Errorf(last, "expected '%c' before '%c' at %s", closing(open), c, p.file.Position(i))
			}
			stack = stack[:len(stack)-1]
			if len(stack) == 0 {
				return i + 1, nil
			}
		case '"':
			last = i
			for i++; i < len(p.src) && p.src[i] != '"'; i++ {
				if p.src[i] == '\\' {
					i++
				}
			}
		case 0:
			return 0, p.Errorf(i, "unexpected character")
		}
	}
	return 0, p.Errorf(last, "expected '%c' before the end of the file", closing(p.src[at]))
}

// unbalanced is the error that brackets of a dialect's symbol do not match, if that is so: mlir-opt looks for
// their ends before anything in them is read. Otherwise it is err.
func (p *Parser) unbalanced(at, open int, err error) error {
	if open >= len(p.src) || p.src[open] != '<' {
		return err
	}
	p.reset(at)
	if _, unbalanced := p.balanced(open); unbalanced != nil {
		return unbalanced
	}
	return err
}

func closing(open byte) byte {
	switch open {
	case '(':
		return ')'
	case '<':
		return '>'
	}
	return open + 2 // [ ] and { }
}
