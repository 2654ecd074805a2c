package ir

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"accc/frontend/source"
)

// Parser reads MLIR text. It is also what dialects' types, attributes and
// custom formats read with.
//
// Every method reads at the current token. Methods named Optional... look
// first: when the thing is not there they consume nothing and say so. All
// others return an error, with the place in it, when the text does not fit; a
// hook returns that error as it is. Errorf makes an error of its own.
//
//	tokens      Punct OptionalPunct PeekPunct Keyword OptionalKeyword PeekKeyword AnyKeyword
//	            OptionalAnyKeyword KeywordOrString Integer OptionalInteger Float String OptionalString
//	lists       CommaList List OptionalList
//	types       Type OptionalType TypeList ColonType ColonTypes ArrowTypes OptionalArrowTypes FunctionType Dimensions
//	attributes  Attribute OptionalAttribute AttrDict AttrDictWithKeyword SymbolName OptionalSymbolName SymbolRef
//	operands    Operand OptionalOperand OperandList OptionalOperandList Resolve ResolveAll
//	regions     Region OptionalRegion Argument OptionalArgument ArgumentList EnsureTerminator
//	control     Successor OptionalSuccessor
//	positions   Offset Errorf OptionalLoc
type Parser struct {
	ctx  *Context
	file *source.File
	src  string

	pos        int // just after tok
	tok        token
	lexErr     error
	depth      int
	noParallel bool // inside of text that is read in parallel, or that cannot be

	shared *parseShared
	ssa    ssaScope
	blocks []blockScope
	// defaultDialect is what operation names without a dot are looked up in.
	defaultDialect string
	slab           slab
	states         []*State
	// types and attrs are what texts were read as.
	types map[string]Type
	attrs map[string]Attribute
	pool  formatPool
}

// maxDepth bounds the nesting of regions, attributes and types.
const maxDepth = 5000

// Context is what the parser knows of dialects.
func (p *Parser) Context() *Context { return p.ctx }

// Offset is where the current token starts.
func (p *Parser) Offset() int { return p.tok.start }

// Errorf is an error at a byte offset of the text.
func (p *Parser) Errorf(offset int, format string, args ...any) *Error {
	return p.errorCode(CodeSyntax, offset, format, args...)
}

func (p *Parser) errorCode(code string, offset int, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...), Span: source.Span{File: p.file, Start: offset, End: offset}}
}

// expected is the error that something other than the current token is expected here.
func (p *Parser) expected(what string) error {
	if p.lexErr != nil {
		return p.lexErr
	}
	return p.expectedAt(p.afterPrevious(), what)
}

// expectedHere is expected, always at the current token: MLIR reports missing keywords, names and numbers there.
func (p *Parser) expectedHere(what string) error {
	if p.lexErr != nil {
		return p.lexErr
	}
	return p.expectedAt(p.tok.start, what)
}

func (p *Parser) expectedAt(at int, what string) error {
	if p.tok.kind == tokEOF {
		return p.Errorf(at, "expected %s before the end of the file", what)
	}
	text := p.text()
	if i := strings.IndexByte(text, '\n'); i >= 0 {
		text = text[:i]
	}
	if len(text) > 40 {
		text = text[:40] + "..."
	}
	return p.Errorf(at, "expected %s, found %s", what, strconv.Quote(text))
}

// afterPrevious is where something is missing: at the current token or, when that starts a line, at the end of what
// precedes it.
func (p *Parser) afterPrevious() int {
	at := p.tok.start
	for {
		start := strings.LastIndexByte(p.src[:at], '\n') + 1
		if strings.Trim(p.src[start:at], " \t\r") != "" {
			break // something precedes it on its line
		}
		if start == 0 {
			return p.tok.start
		}
		at = start - 1
		line := p.src[strings.LastIndexByte(p.src[:at], '\n')+1 : at]
		if c := strings.Index(line, "//"); c >= 0 {
			at -= len(line) - c
		}
	}
	if at == p.tok.start && p.tok.kind != tokEOF {
		return at
	}
	return len(strings.TrimRight(p.src[:at], " \t\r"))
}

func (p *Parser) text() string { return p.src[p.tok.start:p.tok.end] }

func (p *Parser) enter() error {
	p.depth++
	if p.depth > maxDepth {
		return p.errorCode(CodeDepth, p.tok.start, "nested more than %d levels deep", maxDepth)
	}
	return nil
}

func (p *Parser) leave() { p.depth-- }

// Nested runs f, which reads a part that may hold parts like itself, unless these are nested too deeply.
func (p *Parser) Nested(f func() error) error {
	defer p.leave()
	if err := p.enter(); err != nil {
		return err
	}
	return f()
}

// reset continues lexing at an offset.
func (p *Parser) reset(offset int) {
	p.pos = offset
	p.lex()
}

// Punct consumes a punctuation token: ( ) [ ] { } < > : , = -> ... ? * + - | / or ::
func (p *Parser) Punct(s string) error {
	if !p.OptionalPunct(s) {
		return p.expected("'" + s + "'")
	}
	return nil
}

// PeekPunct reports whether the current token is the punctuation.
func (p *Parser) PeekPunct(s string) bool {
	if p.tok.kind != tokPunct {
		return false
	}
	if s == "::" {
		return p.text() == ":" && p.tok.end < len(p.src) && p.src[p.tok.end] == ':'
	}
	return p.text() == s
}

// OptionalPunct consumes the punctuation if it is there.
func (p *Parser) OptionalPunct(s string) bool {
	if !p.PeekPunct(s) {
		return false
	}
	if s == "::" {
		p.lex()
	}
	p.lex()
	return true
}

// PeekKeyword reports whether the current token is the keyword.
func (p *Parser) PeekKeyword(kw string) bool {
	return p.tok.kind == tokWord && p.text() == kw
}

// Keyword consumes a keyword.
func (p *Parser) Keyword(kw string) error {
	if !p.OptionalKeyword(kw) {
		return p.expectedHere("'" + kw + "'")
	}
	return nil
}

// OptionalKeyword consumes the keyword if it is there.
func (p *Parser) OptionalKeyword(kw string) bool {
	if !p.PeekKeyword(kw) {
		return false
	}
	p.lex()
	return true
}

// FieldFollows reports whether the current token is a comma followed by "name =".
func (p *Parser) FieldFollows() bool {
	if !p.PeekPunct(",") {
		return false
	}
	rest := strings.TrimLeft(p.src[p.tok.end:], " \t\r\n")
	n := 0
	for n < len(rest) && charClass[rest[n]]&(classLetter|classDigit) != 0 {
		n++
	}
	return n > 0 && strings.HasPrefix(strings.TrimLeft(rest[n:], " \t\r\n"), "=")
}

// AnyKeyword consumes a bare word and returns it.
func (p *Parser) AnyKeyword() (string, error) {
	if w, ok := p.OptionalAnyKeyword(); ok {
		return w, nil
	}
	return "", p.expectedHere("a keyword")
}

// OptionalAnyKeyword consumes a bare word if there is one.
func (p *Parser) OptionalAnyKeyword() (string, bool) {
	if p.tok.kind != tokWord {
		return "", false
	}
	w := p.text()
	p.lex()
	return w, true
}

// KeywordOrString consumes a bare word or a string.
func (p *Parser) KeywordOrString() (string, error) {
	if p.tok.kind == tokString {
		return p.String()
	}
	if w, ok := p.OptionalAnyKeyword(); ok {
		return w, nil
	}
	return "", p.expectedHere("a keyword or a string")
}

// String consumes a string and returns its value.
func (p *Parser) String() (string, error) {
	if s, ok := p.OptionalString(); ok {
		return s, nil
	}
	return "", p.expected("a string")
}

// OptionalString consumes a string if there is one.
func (p *Parser) OptionalString() (string, bool) {
	if p.tok.kind != tokString {
		return "", false
	}
	s := unquote(p.text())
	p.lex()
	return s, true
}

// Integer consumes an integer, which may have a minus sign.
func (p *Parser) Integer() (int64, error) {
	v, ok, err := p.OptionalInteger()
	if err == nil && !ok {
		err = p.expectedHere("an integer")
	}
	return v, err
}

// OptionalInteger consumes an integer if there is one; values from 2^63 to 2^64 are returned by their bits,
// more than 64 bits are an error.
func (p *Parser) OptionalInteger() (int64, bool, error) {
	at := p.tok.start
	neg := false
	if p.PeekPunct("-") {
		neg = true
		if p.tok.end >= len(p.src) || charClass[p.src[p.tok.end]]&classDigit == 0 {
			return 0, false, nil
		}
		p.lex()
	}
	if p.tok.kind != tokInteger {
		if neg {
			return 0, false, p.expected("an integer")
		}
		return 0, false, nil
	}
	text := p.text()
	p.lex()
	u, err := strconv.ParseUint(strings.TrimPrefix(text, "0x"), baseOf(text), 64)
	switch {
	case err != nil:
		return 0, false, p.Errorf(at, "integer does not fit into 64 bits")
	case neg && u <= 1<<63:
		return -int64(u), true, nil
	case neg:
		return 0, false, p.Errorf(at, "integer does not fit into 64 bits")
	}
	return int64(u), true, nil
}

func baseOf(text string) int {
	if strings.HasPrefix(text, "0x") {
		return 16
	}
	return 10
}

// surelyWider reports whether an integer token's text is so long that it needs more than width bits, without
// computing its value.
func surelyWider(text string, width int) bool {
	digits := len(strings.TrimLeft(strings.TrimPrefix(text, "0x"), "0"))
	return (digits-1)*3 >= width && digits > 64
}

// bigInteger is the value of an integer token's text.
func bigInteger(text string) *big.Int {
	v, _ := new(big.Int).SetString(strings.TrimPrefix(text, "0x"), baseOf(text))
	return v
}

// Float consumes a floating-point number (or an integer, taken as one).
func (p *Parser) Float() (float64, error) {
	neg := p.OptionalPunct("-")
	if p.tok.kind != tokFloat && p.tok.kind != tokInteger {
		return 0, p.expected("a floating-point number")
	}
	text := p.text()
	p.lex()
	v, _ := strconv.ParseFloat(text, 64) // out of range returns infinity, as it should
	if neg {
		v = -v
	}
	return v, nil
}

// CommaList calls elem for each element of a list separated by commas; there is at least one.
func (p *Parser) CommaList(elem func() error) error {
	for {
		if err := elem(); err != nil {
			return err
		}
		if !p.OptionalPunct(",") {
			return nil
		}
	}
}

// List reads a list between punctuation, which may be empty: List("(", ")", f).
func (p *Parser) List(open, close string, elem func() error) error {
	if err := p.Punct(open); err != nil {
		return err
	}
	if p.OptionalPunct(close) {
		return nil
	}
	if err := p.CommaList(elem); err != nil {
		return err
	}
	return p.Punct(close)
}

// OptionalList reads a list if its opening punctuation is there, and tells whether it was.
func (p *Parser) OptionalList(open, close string, elem func() error) (bool, error) {
	if !p.PeekPunct(open) {
		return false, nil
	}
	return true, p.List(open, close, elem)
}

// SymbolName consumes @name and returns name.
func (p *Parser) SymbolName() (string, error) {
	if s, ok := p.OptionalSymbolName(); ok {
		return s, nil
	}
	return "", p.expectedHere("a symbol name (@name)")
}

// OptionalSymbolName consumes @name if it is there.
func (p *Parser) OptionalSymbolName() (string, bool) {
	if p.tok.kind != tokAt {
		return "", false
	}
	s := p.text()[1:]
	if s[0] == '"' {
		s = unquote(s)
	}
	p.lex()
	return s, true
}

// SymbolRef consumes @root::@nested...
func (p *Parser) SymbolRef() (*SymbolRefAttr, error) {
	root, err := p.SymbolName()
	if err != nil {
		return nil, err
	}
	var nested []string
	for p.PeekPunct("::") {
		// "@a: :" is not a nested reference; "@a::b" is an error.
		p.OptionalPunct("::")
		n, err := p.SymbolName()
		if err != nil {
			return nil, err
		}
		nested = append(nested, n)
	}
	return Symbol(root, nested...), nil
}
