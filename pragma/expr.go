package pragma

import (
	"accc/frontend/diag"
	"accc/frontend/source"
)

// Expr reads the tokens of one expression: up to a comma or colon outside of brackets, or the end. It types nothing,
// but rejects what is not an expression in any scope, so that the front end gets only what it can parse.
func (p *Parser) Expr() *Expr {
	start := p.at
	questions := 0
	for p.Peek().Kind != EOF && !p.Is(",") {
		switch {
		case p.Is("("), p.Is("["), p.Is("{"):
			p.at = p.matching()
			continue
		case p.Is("]"), p.Is(")"), p.Is("}"):
			return p.exprOf(start)
		case p.Is("?") && !p.Host.Fortran: // a conditional expression of Fortran is in parentheses
			questions++
		case p.Is("::"), p.Is(":"):
			if questions == 0 {
				return p.exprOf(start)
			}
			questions--
		}
		p.at++
	}
	return p.exprOf(start)
}

// wholeExpr is expr where a comma ends nothing: the comma operator.
func (p *Parser) wholeExpr() *Expr {
	start := p.at
	e := p.Expr()
	for e != nil && p.Is(",") {
		p.at++
		if p.Expr() == nil {
			return nil
		}
		e = p.exprOf(start)
	}
	return e
}

// Whole takes everything up to the end as one expression, commas included.
func (p *Parser) Whole() *Expr {
	e := p.wholeExpr()
	if e != nil && p.Peek().Kind != EOF {
		p.Unexpected(p.table.Rules.Syntax, "')'")
		return nil
	}
	return e
}

// Raw takes everything up to a place as it is: a type, or a statement. It is nil, and reported, if there is nothing.
func (p *Parser) Raw(end int, what string) *Expr {
	if p.at >= end {
		p.Unexpected(p.table.Rules.Syntax, what)
		return nil
	}
	toks := p.toks[p.at:end:end]
	p.at = end
	return &Expr{Span: spanOf(toks), Tokens: toks}
}

// Place is where reading is, and End where it ends.
func (p *Parser) Place() int { return p.at }
func (p *Parser) End() int   { return p.end }

// Comma is the place of the next comma outside of brackets, or the end.
func (p *Parser) Comma() int {
	depth := 0
	for i := p.at; i < p.end; i++ {
		if p.toks[i].Kind != Punct {
			continue
		}
		switch p.toks[i].Text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			depth--
		case ",":
			if depth == 0 {
				return i
			}
		}
	}
	return p.end
}

// Matching is the place after the bracket that closes the one at the present place.
func (p *Parser) Matching() int { return p.matching() }

func spanOf(toks []Token) source.Span {
	span := toks[0].Span
	for _, t := range toks {
		span = span.To(t.Span)
	}
	return span
}

func (p *Parser) exprOf(start int) *Expr {
	toks := p.toks[start:p.at:p.at]
	if len(toks) == 0 {
		p.Unexpected(p.table.Rules.Expression, "an expression")
		return nil
	}
	span := spanOf(toks)
	if p.Host.unchecked {
		return &Expr{Span: span, Tokens: toks}
	}
	c := exprCheck{toks: toks}
	if !c.expr(true) || c.at < len(toks) {
		if p.failed {
			return nil
		}
		if c.at < len(toks) {
			bad := toks[c.at]
			p.Fault(p.table.Rules.Expression, bad.Span, "%s makes no sense here in an expression", diag.Quote(bad.Text)).To(p)
		} else {
			p.Fault(p.table.Rules.Expression, span, "expression ends too early").To(p)
		}
		return nil
	}
	return &Expr{Span: span, Tokens: toks}
}

// exprCheck recognises C expressions. It knows no types, so that it takes
// everything in parentheses that could be a type name for a cast where an operand follows.
type exprCheck struct {
	toks  []Token
	at    int
	depth int
}

// maxDepth bounds the nesting, and so the stack: real expressions stay far below.
const maxDepth = 200

func (c *exprCheck) text() string {
	if c.at < len(c.toks) && c.toks[c.at].Kind == Punct {
		return c.toks[c.at].Text
	}
	return ""
}

func (c *exprCheck) kind() TokenKind {
	if c.at < len(c.toks) {
		return c.toks[c.at].Kind
	}
	return EOF
}

func (c *exprCheck) eat(text string) bool {
	if c.text() == text {
		c.at++
		return true
	}
	return false
}

var binaryOperators = set("*", "/", "%", "+", "-", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "^", "|", "&&", "||",
	"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=")

var unaryOperators = set("+", "-", "!", "~", "*", "&", "++", "--")

func set(words ...string) map[string]bool {
	out := map[string]bool{}
	for _, w := range words {
		out[w] = true
	}
	return out
}

func (c *exprCheck) expr(comma bool) bool {
	if c.depth++; c.depth > maxDepth {
		return false
	}
	defer func() { c.depth-- }()
	for {
		if !c.unary() {
			return false
		}
		switch op := c.text(); {
		case binaryOperators[op] || comma && op == ",":
			c.at++
		case op == "?":
			c.at++
			if c.text() != ":" && !c.expr(true) || !c.eat(":") {
				return false
			}
		default:
			return true
		}
	}
}

func (c *exprCheck) unary() bool {
	for {
		switch {
		case unaryOperators[c.text()]:
			c.at++
			continue
		case c.kind() == Ident && isTypeOperator[c.toks[c.at].Text]:
			c.at++
			if c.text() == "(" {
				c.parens()
				return c.postfix()
			}
			continue
		case c.text() == "(":
			if !c.parens() {
				return false
			}
			// (type){...} and (type) operand
			if c.text() == "{" {
				if !c.parens() {
					return false
				}
			} else if c.kind() != EOF && c.kind() != Punct || c.text() == "(" && c.castBefore() {
				continue
			}
			return c.postfix()
		case c.kind() == Ident, c.kind() == Number, c.kind() == Char:
			c.at++
			return c.postfix()
		case c.kind() == String:
			for c.kind() == String {
				c.at++
			}
			return c.postfix()
		}
		return false
	}
}

var isTypeOperator = set("sizeof", "_Alignof", "alignof", "__alignof__", "__real__", "__imag__", "__extension__")

// castBefore reports whether the parenthesis just read holds words and stars only: (float *)(x).
func (c *exprCheck) castBefore() bool {
	words := 0
	for i := c.at - 2; i >= 0; i-- {
		t := c.toks[i]
		switch {
		case t.Kind == Punct && t.Text == "(":
			return words > 1 || words == 1 && c.toks[c.at-2].Text == "*" || words == 1 && isTypeWord[c.toks[i+1].Text]
		case t.Kind == Ident:
			words++
		case t.Kind == Punct && t.Text == "*":
		default:
			return false
		}
	}
	return false
}

var isTypeWord = set("char", "short", "int", "long", "float", "double", "signed", "unsigned", "void", "_Bool", "bool", "size_t")

// parens reads a bracketed part: an expression, or a type name, or an
// initialiser, which are not looked into.
func (c *exprCheck) parens() bool {
	open := c.at
	depth := 0
	end := -1
	for i := c.at; i < len(c.toks) && end < 0; i++ {
		if c.toks[i].Kind != Punct {
			continue
		}
		switch c.toks[i].Text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			if depth--; depth == 0 {
				end = i
			}
		}
	}
	if end < 0 {
		return false
	}
	inner := exprCheck{toks: c.toks[open+1 : end], depth: c.depth}
	if c.toks[open].Text == "(" && !inner.typeName() {
		inner.at = 0
		if !inner.expr(true) || inner.at < len(inner.toks) {
			c.at = open + 1 + inner.at
			return false
		}
	}
	c.at = end + 1
	return true
}

// typeName reports whether everything could be a type name: it starts with a word
// and has only words, stars and brackets.
func (c *exprCheck) typeName() bool {
	if c.kind() != Ident {
		return false
	}
	words := 0
	for _, t := range c.toks {
		switch {
		case t.Kind == Ident:
			words++
		case t.Kind == Punct && (t.Text == "*" || t.Text == "[" || t.Text == "]" || t.Text == "(" || t.Text == ")"):
		case t.Kind == Number && words > 0:
		default:
			return false
		}
	}
	last := c.toks[len(c.toks)-1].Text
	return words == len(c.toks) && (words == 1 || isTypeWord[c.toks[0].Text] || isTag[c.toks[0].Text]) ||
		last == "*" || last == "]" && (isTypeWord[c.toks[0].Text] || isTag[c.toks[0].Text])
}

var isTag = set("struct", "union", "enum", "const", "volatile")

func (c *exprCheck) postfix() bool {
	for {
		switch c.text() {
		case "++", "--":
			c.at++
		case ".", "->":
			c.at++
			if c.kind() != Ident {
				return false
			}
			c.at++
		case "[":
			if !c.index() {
				return false
			}
		case "(":
			if !c.call() {
				return false
			}
		default:
			return true
		}
	}
}

func (c *exprCheck) index() bool {
	c.at++
	return c.expr(true) && c.eat("]")
}

func (c *exprCheck) call() bool {
	c.at++
	if c.eat(")") {
		return true
	}
	for {
		// An argument can be a type name: va_arg, offsetof.
		if !c.expr(false) {
			return false
		}
		if c.eat(")") {
			return true
		}
		if !c.eat(",") {
			return false
		}
	}
}
