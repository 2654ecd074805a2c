package fortran

import (
	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"accc/frontend/fortran/lex"
)

// Expressions are read by operator precedence (Fortran 2018 §10.1.2). The functions here are plugged into the grammar
// of statements, which passes the tokens from the current one on. The offset of a token is its number in Unit.toks.

// A level is the precedence of an operator; higher binds tighter.
type level int

const (
	definedBinary level = iota + 1
	equivalence
	disjunction
	conjunction
	negation
	relation
	concatenation
	addition
	multiplication
	power
	definedUnary
)

var binaryLevels = map[string]level{
	".eqv.": equivalence, ".neqv.": equivalence, ".or.": disjunction, ".xor.": disjunction, ".and.": conjunction,
	".eq.": relation, ".ne.": relation, ".lt.": relation, ".le.": relation, ".gt.": relation, ".ge.": relation,
	"==": relation, "/=": relation, "<": relation, "<=": relation, ">": relation, ">=": relation,
	"//": concatenation, "+": addition, "-": addition, "*": multiplication, "/": multiplication, "**": power,
}

// maxNesting bounds the depth of expressions.
const maxNesting = 500

// exprParser reads expressions off a statement's tokens.
type exprParser struct {
	lex   *lexer.PeekingLexer
	depth int
}

func parseExpr(peek *lexer.PeekingLexer) (Expr, error) {
	p := exprParser{lex: peek}
	if !p.starts() {
		return nil, participle.NextMatch
	}
	return p.result(p.expr(0))
}

func parseArg(peek *lexer.PeekingLexer) (Arg, error) {
	p := exprParser{lex: peek}
	t := peek.Peek()
	if !p.starts() && !at(t, ":") && !at(t, "::") && !at(t, "*") && !at(t, "..") {
		return nil, participle.NextMatch
	}
	n, err := p.argument()
	if err != nil {
		return nil, err
	}
	return n, nil
}

func parseConstant(peek *lexer.PeekingLexer) (Constant, error) {
	p := exprParser{lex: peek}
	if !p.starts() {
		return nil, participle.NextMatch
	}
	n, err := p.dataConstant()
	if err != nil {
		return nil, err
	}
	return n, nil
}

func parseDesignator(peek *lexer.PeekingLexer) (Designator, error) {
	p := exprParser{lex: peek}
	if t := peek.Peek(); tokenKind(t) != lex.Ident && !at(t, "(") {
		return nil, participle.NextMatch
	}
	n, err := p.primary()
	if err != nil {
		return nil, err
	}
	return n, nil
}

// result keeps a nil node out of the interface.
func (p *exprParser) result(n *Node, err error) (Expr, error) {
	if err != nil {
		return nil, err
	}
	return n, nil
}

func tokenKind(t *lexer.Token) lex.Kind {
	if t.EOF() {
		return lex.EOF
	}
	return lex.Kind(t.Type)
}

// at reports whether a token is that punctuation.
func at(t *lexer.Token, text string) bool { return lex.Kind(t.Type) == lex.Punct && t.Value == text }

func (p *exprParser) is(text string) bool { return at(p.lex.Peek(), text) }

func (p *exprParser) take() (*lexer.Token, int32) {
	t := p.lex.Next()
	return t, int32(t.Pos.Offset)
}

// last is the number of the token before the present one.
func (p *exprParser) last() int32 { return int32(p.lex.Peek().Pos.Offset) - 1 }

func (p *exprParser) fail(want string) error {
	t := p.lex.Peek()
	return participle.Errorf(t.Pos, "expected %s, found %s", want, shown(t))
}

func shown(t *lexer.Token) string {
	if t.EOF() {
		return "the end of the statement"
	}
	text := t.Value
	if len(text) > 40 {
		text = text[:40] + "..."
	}
	return "'" + text + "'"
}

// starts reports whether an expression can begin with the present token.
func (p *exprParser) starts() bool {
	t := p.lex.Peek()
	switch tokenKind(t) {
	case lex.Ident, lex.Int, lex.Real, lex.String, lex.BOZ, lex.Logical, lex.DotOp:
		return true
	case lex.Punct:
		return t.Value == "(" || t.Value == "[" || t.Value == "+" || t.Value == "-" || t.Value == "%"
	}
	return false
}

func (p *exprParser) enter() error {
	if p.depth++; p.depth > maxNesting {
		return participle.Errorf(p.lex.Peek().Pos, "expression is nested too deeply")
	}
	return nil
}

// binaryAt is the level of the binary operator at the current token, 0 if there is none.
func (p *exprParser) binaryAt() level {
	t := p.lex.Peek()
	switch tokenKind(t) {
	case lex.Punct:
		l := binaryLevels[t.Value]
		if t.Value == "/" {
			// The closing bracket /) of an array constructor is not an operator.
			back := p.lex.MakeCheckpoint()
			p.lex.Next()
			if p.is(")") {
				l = 0
			}
			p.lex.LoadCheckpoint(back)
		}
		return l
	case lex.DotOp:
		if l := binaryLevels[t.Value]; l > 0 {
			return l
		}
		if t.Value != ".not." {
			return definedBinary
		}
	}
	return 0
}

// expr reads an expression of operators above a level.
func (p *exprParser) expr(above level) (*Node, error) {
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer func() { p.depth-- }()
	left, err := p.unary()
	if err != nil {
		return nil, err
	}
	for {
		l := p.binaryAt()
		if l <= above {
			return left, nil
		}
		op, _ := p.take()
		next := l
		if l == power {
			next = l - 1 // a**b**c is a**(b**c)
		}
		right, err := p.expr(next)
		if err != nil {
			return nil, err
		}
		left = &Node{Kind: BinaryExpr, First: left.First, Last: right.Last, Text: op.Value, Args: []*Node{left, right}}
	}
}

func (p *exprParser) unary() (*Node, error) {
	t := p.lex.Peek()
	l := level(0)
	switch {
	case at(t, "+"), at(t, "-"):
		l = addition
	case lex.Kind(t.Type) == lex.DotOp && t.Value == ".not.":
		l = negation - 1 // .not. .not. x
	case lex.Kind(t.Type) == lex.DotOp && binaryLevels[t.Value] == 0:
		l = definedUnary
	default:
		return p.primary()
	}
	op, first := p.take()
	operand, err := p.expr(l)
	if err != nil {
		return nil, err
	}
	return &Node{Kind: UnaryExpr, First: first, Last: operand.Last, Text: op.Value, Args: []*Node{operand}}, nil
}

var literalKinds = [...]NodeKind{lex.Int: IntExpr, lex.Real: RealExpr, lex.String: StringExpr, lex.BOZ: BOZExpr, lex.Logical: LogicalExpr}

func (p *exprParser) primary() (*Node, error) {
	t := p.lex.Peek()
	var n *Node
	switch k := tokenKind(t); {
	case k == lex.Ident:
		_, first := p.take()
		n = &Node{Kind: NameExpr, First: first, Last: first, Text: t.Value}
		if next := p.lex.Peek(); lex.Kind(next.Type) == lex.String && len(t.Value) > 1 && t.Value[len(t.Value)-1] == '_' {
			// c_char_"text"
			n.Text = t.Value[:len(t.Value)-1]
			s, last := p.take()
			n = &Node{Kind: StringExpr, First: first, Last: last, Text: s.Value, Args: []*Node{n}}
		}
	case k == lex.Int, k == lex.Real, k == lex.String, k == lex.BOZ, k == lex.Logical:
		_, first := p.take()
		n = &Node{Kind: literalKinds[k], First: first, Last: first, Text: t.Value}
		if k == lex.Int {
			return n, nil
		}
	case k == lex.Punct && t.Value == "[":
		return p.array("]")
	case k == lex.Punct && t.Value == "(":
		return p.parenthesis()
	case k == lex.Punct && t.Value == "%":
		return p.passing()
	default:
		return nil, p.fail("an expression")
	}
	return p.postfix(n)
}

// ByValue is the text of a node that represents %val(x).
const ByValue = "%val"

// passing reads %val(x), %ref(x) or %loc(x), which old programs use with C.
func (p *exprParser) passing() (*Node, error) {
	_, first := p.take()
	t := p.lex.Peek()
	if tokenKind(t) != lex.Ident || t.Value != "val" && t.Value != "ref" && t.Value != "loc" {
		return nil, p.fail("val, ref or loc")
	}
	_, at := p.take()
	if !p.is("(") {
		return nil, p.fail("'('")
	}
	args, err := p.arguments()
	if err != nil {
		return nil, err
	}
	if len(args) != 1 {
		return nil, p.fail("one argument")
	}
	switch t.Value {
	case "loc":
		return &Node{Kind: RefExpr, First: first, Last: p.last(), Args: []*Node{{Kind: NameExpr, First: at, Last: at, Text: "loc"}, args[0]}}, nil
	case "val":
		return &Node{Kind: ParenExpr, First: first, Last: p.last(), Text: ByValue, Args: args}, nil
	}
	return args[0], nil
}

// postfix reads (arguments) and %members.
func (p *exprParser) postfix(n *Node) (*Node, error) {
	for {
		switch {
		case p.is("("):
			args, err := p.arguments()
			if err != nil {
				return nil, err
			}
			n = &Node{Kind: RefExpr, First: n.First, Last: p.last(), Args: append([]*Node{n}, args...)}
		case p.is("%"):
			p.take()
			t := p.lex.Peek()
			if tokenKind(t) != lex.Ident {
				return nil, p.fail("the name of a component")
			}
			_, last := p.take()
			n = &Node{Kind: MemberExpr, First: n.First, Last: last, Text: t.Value, Args: []*Node{n}}
		default:
			return n, nil
		}
	}
}

// arguments reads (a, b, key=c), from the parenthesis on.
func (p *exprParser) arguments() ([]*Node, error) {
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer func() { p.depth-- }()
	p.take()
	if p.is(")") {
		p.take()
		return nil, nil
	}
	var out []*Node
	for {
		a, err := p.argument()
		if err != nil {
			return nil, err
		}
		out = append(out, a)
		if p.is(")") {
			p.take()
			return out, nil
		}
		if !p.is(",") {
			return nil, p.fail("',' or ')'")
		}
		p.take()
	}
}

// argument reads [key =] value, where a value may be a triplet, *, *label or "..".
func (p *exprParser) argument() (*Node, error) {
	key := ""
	first := int32(p.lex.Peek().Pos.Offset)
	if t := p.lex.Peek(); tokenKind(t) == lex.Ident {
		back := p.lex.MakeCheckpoint()
		p.take()
		if p.is("=") {
			p.take()
			key = t.Value
		} else {
			p.lex.LoadCheckpoint(back)
		}
	}
	n, err := p.argumentValue()
	if err != nil {
		return nil, err
	}
	if key != "" {
		n.Key = key
		n.First = first
	}
	return n, nil
}

func (p *exprParser) argumentValue() (*Node, error) {
	if p.is("*") {
		_, first := p.take()
		if t := p.lex.Peek(); tokenKind(t) == lex.Int {
			_, last := p.take()
			return &Node{Kind: LabelExpr, First: first, Last: last, Text: t.Value}, nil
		}
		return &Node{Kind: StarExpr, First: first, Last: first, Text: "*"}, nil
	}
	if p.is("..") {
		_, first := p.take()
		return &Node{Kind: StarExpr, First: first, Last: first, Text: ".."}, nil
	}
	var lower *Node
	first := int32(p.lex.Peek().Pos.Offset)
	if !p.is(":") && !p.is("::") {
		n, err := p.expr(0)
		if err != nil {
			return nil, err
		}
		if !p.is(":") && !p.is("::") {
			return n, nil
		}
		lower = n
	}
	triplet := &Node{Kind: TripletExpr, First: first, Args: []*Node{lower, nil, nil}}
	colons := 1
	if p.is("::") {
		colons = 2
	}
	p.take()
	part := func(i int) error {
		if p.is("*") && i == 1 {
			_, at := p.take()
			triplet.Args[1] = &Node{Kind: StarExpr, First: at, Last: at, Text: "*"}
			return nil
		}
		if !p.starts() {
			return nil
		}
		n, err := p.expr(0)
		triplet.Args[i] = n
		return err
	}
	if colons == 1 {
		if err := part(1); err != nil {
			return nil, err
		}
		if p.is(":") {
			p.take()
			colons = 2
		}
	}
	if colons == 2 {
		if err := part(2); err != nil {
			return nil, err
		}
	}
	triplet.Last = max(p.last(), first)
	return triplet, nil
}

// parenthesis reads (e), (re, im), (items, i = 1, n) and the array constructor (/ ... /).
func (p *exprParser) parenthesis() (*Node, error) {
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer func() { p.depth-- }()
	back := p.lex.MakeCheckpoint()
	_, first := p.take()
	if p.is("/") {
		p.lex.LoadCheckpoint(back)
		return p.array("/")
	}
	var items []*Node
	for {
		if t := p.lex.Peek(); len(items) > 0 && tokenKind(t) == lex.Ident {
			again := p.lex.MakeCheckpoint()
			_, at := p.take()
			if p.is("=") {
				p.take()
				return p.implied(first, items, t.Value, at)
			}
			p.lex.LoadCheckpoint(again)
		}
		n, err := p.expr(0)
		if err != nil {
			return nil, err
		}
		items = append(items, n)
		if p.is(",") {
			p.take()
			continue
		}
		if !p.is(")") {
			return nil, p.fail("')'")
		}
		_, last := p.take()
		switch len(items) {
		case 1:
			return p.postfix(&Node{Kind: ParenExpr, First: first, Last: last, Args: items})
		case 2:
			return &Node{Kind: ComplexExpr, First: first, Last: last, Args: items}, nil
		}
		return nil, participle.Errorf(p.lex.Peek().Pos, "expected the control of an implied do loop in this list")
	}
}

// implied reads the control of an implied do loop, after "i =".
func (p *exprParser) implied(first int32, items []*Node, name string, at int32) (*Node, error) {
	n := &Node{Kind: ImpliedExpr, First: first, Text: name, Args: items}
	variable := &Node{Kind: NameExpr, First: at, Last: at, Text: name}
	n.Bounds = []*Node{variable}
	for {
		e, err := p.expr(0)
		if err != nil {
			return nil, err
		}
		n.Bounds = append(n.Bounds, e)
		if p.is(",") && len(n.Bounds) < 4 {
			p.take()
			continue
		}
		if !p.is(")") || len(n.Bounds) < 3 {
			return nil, p.fail("',' or ')'")
		}
		_, n.Last = p.take()
		return n, nil
	}
}

// array reads [type :: a, b] or (/ ... /), from the opening bracket on.
func (p *exprParser) array(close string) (*Node, error) {
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer func() { p.depth-- }()
	_, first := p.take()
	if close == "/" {
		p.take()
	}
	n := &Node{Kind: ArrayExpr, First: first}
	if p.typed() {
		spec, err := parseTypeSpec(p.lex)
		if err != nil {
			return nil, err
		}
		if !p.is("::") {
			return nil, p.fail("'::'")
		}
		p.take()
		n.Spec = spec.Spec()
	}
	for !p.is(close) {
		e, err := p.expr(0)
		if err != nil {
			return nil, err
		}
		n.Args = append(n.Args, e)
		if p.is(",") {
			p.take()
			if p.is(close) {
				return nil, p.fail("an expression")
			}
			continue
		}
		if !p.is(close) {
			return nil, p.fail("',' or the end of the array constructor")
		}
	}
	_, n.Last = p.take()
	if close == "/" {
		if !p.is(")") {
			return nil, p.fail("')'")
		}
		_, n.Last = p.take()
	}
	return n, nil
}

// typed reports whether the array constructor that begins here starts with a type, that is, has :: outside of
// inner brackets. Trying to read a type instead would take twice as long for each level of nesting.
func (p *exprParser) typed() bool {
	back := p.lex.MakeCheckpoint()
	defer p.lex.LoadCheckpoint(back)
	for depth := 0; ; {
		t := p.lex.Next()
		switch {
		case t.EOF():
			return false
		case lex.Kind(t.Type) != lex.Punct:
		case t.Value == "(" || t.Value == "[":
			depth++
		case t.Value == ")" || t.Value == "]":
			if depth--; depth < 0 {
				return false
			}
		case depth == 0 && t.Value == "::":
			return true
		case depth == 0 && t.Value == ",":
			return false
		}
	}
}

// dataConstant reads [repeat *] value, where / ends the value.
func (p *exprParser) dataConstant() (*Node, error) {
	n, err := p.signed()
	if err != nil {
		return nil, err
	}
	if !p.is("*") {
		return n, nil
	}
	p.take()
	value, err := p.signed()
	if err != nil {
		return nil, err
	}
	return &Node{Kind: RepeatExpr, First: n.First, Last: value.Last, Args: []*Node{n, value}}, nil
}

func (p *exprParser) signed() (*Node, error) {
	if p.is("+") || p.is("-") {
		op, first := p.take()
		n, err := p.primary()
		if err != nil {
			return nil, err
		}
		return &Node{Kind: UnaryExpr, First: first, Last: n.Last, Text: op.Value, Args: []*Node{n}}, nil
	}
	return p.primary()
}

// TypeSpec is a type as written (Fortran 2018 §7.2 to §7.5).
type TypeSpec struct {
	First, Last int32
	// Name is integer, real, double precision, complex, double complex, logical, character, type or class.
	Name string
	// Derived is the name of a derived type, or * for type(*) and class(*).
	Derived string
	// Kind and Len are the parameters, nil if left out. Len is a StarExpr or a TripletExpr for * and :.
	Kind, Len *Node
	// Bytes is the number of real*8.
	Bytes string
	// Args are the parameters of a derived type.
	Args []*Node

	refused bool // a fault of Args has been reported
}

// Specification is a type; its only implementation is *TypeSpec.
type Specification interface{ Spec() *TypeSpec }

// Spec returns s.
func (s *TypeSpec) Spec() *TypeSpec { return s }

var intrinsicTypes = map[string]bool{
	"integer": true, "real": true, "doubleprecision": true, "double": true, "complex": true, "doublecomplex": true,
	"logical": true, "character": true, "type": true, "class": true, "byte": true,
}

// parseTypeSpec reads a type, or the name of a derived one as allocate and array constructors take it.
func parseTypeSpec(peek *lexer.PeekingLexer) (Specification, error) {
	p := exprParser{lex: peek}
	t := peek.Peek()
	if tokenKind(t) != lex.Ident {
		return nil, participle.NextMatch
	}
	_, first := p.take()
	s := &TypeSpec{First: first, Name: t.Value}
	var err error
	switch t.Value {
	case "double":
		next := peek.Peek()
		if next.Value != "precision" && next.Value != "complex" {
			return nil, p.fail("precision")
		}
		p.take()
		s.Name = "double " + next.Value
	case "doubleprecision":
		s.Name = "double precision"
	case "doublecomplex":
		s.Name = "double complex"
	case "character":
		err = p.character(s)
	case "integer", "real", "complex", "logical":
		err = p.kind(s)
	case "byte":
		s.Name, s.Bytes = "integer", "1"
	case "type", "class":
		err = p.derived(s)
	default:
		s.Name, s.Derived = "type", t.Value
		if p.is("(") {
			s.Args, err = p.arguments()
		}
	}
	s.Last = p.last()
	if err != nil {
		return nil, err
	}
	return s, nil
}

// kind reads (8), (kind=8) or *8.
func (p *exprParser) kind(s *TypeSpec) error {
	if p.is("*") {
		p.take()
		t := p.lex.Peek()
		if tokenKind(t) != lex.Int {
			return p.fail("the number of bytes")
		}
		p.take()
		s.Bytes = t.Value
		return nil
	}
	if !p.is("(") {
		return nil
	}
	args, err := p.arguments()
	if err != nil {
		return err
	}
	if len(args) != 1 || args[0].Key != "" && args[0].Key != "kind" {
		return p.fail("one kind in the parentheses")
	}
	s.Kind = args[0]
	return nil
}

// character reads *8, *(*), (8), (len=8, kind=1), ...
func (p *exprParser) character(s *TypeSpec) error {
	if p.is("*") {
		p.take()
		n, err := p.length()
		s.Len = n
		if p.is(",") { // character*8, x: as Fortran 77 had it
			back := p.lex.MakeCheckpoint()
			p.take()
			next := p.lex.Peek()
			p.take()
			if tokenKind(next) != lex.Ident || p.is("::") || p.is(",") && attributes[next.Value] || p.is("(") && attributes[next.Value] {
				p.lex.LoadCheckpoint(back)
			} else {
				p.lex.LoadCheckpoint(back)
				p.take()
			}
		}
		return err
	}
	if !p.is("(") {
		return nil
	}
	args, err := p.arguments()
	if err != nil {
		return err
	}
	for i, a := range args {
		switch {
		case a.Key == "kind" || a.Key == "" && i == 1:
			s.Kind = a
		case a.Key == "len" || a.Key == "" && i == 0:
			s.Len = a
		default:
			return p.fail("len and kind in the parentheses")
		}
	}
	return nil
}

// length reads what follows character*: a number or (expression), (*), (:).
func (p *exprParser) length() (*Node, error) {
	if t := p.lex.Peek(); tokenKind(t) == lex.Int {
		_, at := p.take()
		return &Node{Kind: IntExpr, First: at, Last: at, Text: t.Value}, nil
	}
	if !p.is("(") {
		return nil, p.fail("the length")
	}
	args, err := p.arguments()
	if err != nil {
		return nil, err
	}
	if len(args) != 1 {
		return nil, p.fail("one length")
	}
	return args[0], nil
}

// derived reads (name), (name(parameters)) or (*) after type and class.
func (p *exprParser) derived(s *TypeSpec) error {
	if !p.is("(") {
		return participle.NextMatch
	}
	p.take()
	t := p.lex.Peek()
	if p.is("*") {
		p.take()
		s.Derived = "*"
	} else {
		if tokenKind(t) != lex.Ident {
			return p.fail("the name of a type")
		}
		if intrinsicTypes[t.Value] && t.Value != "type" && t.Value != "class" {
			inner, err := parseTypeSpec(p.lex) // type(integer)
			if err != nil {
				return err
			}
			last := s.First
			*s = *inner.Spec()
			s.First = last
		} else {
			p.take()
			s.Derived = t.Value
			if p.is("(") {
				args, err := p.arguments()
				if err != nil {
					return err
				}
				s.Args = args
			}
		}
	}
	if !p.is(")") {
		return p.fail("')'")
	}
	p.take()
	return nil
}

// A Name is a name with its position.
type Name struct {
	Text string
	Tok  int32
}

// Parse reads the name for the grammar.
func (n *Name) Parse(peek *lexer.PeekingLexer) error {
	t := peek.Peek()
	if tokenKind(t) != lex.Ident {
		return participle.NextMatch
	}
	peek.Next()
	n.Text, n.Tok = t.Value, int32(t.Pos.Offset)
	return nil
}
