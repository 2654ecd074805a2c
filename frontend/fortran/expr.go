package fortran

import (
	"accc/frontend/fortran/lex"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
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
