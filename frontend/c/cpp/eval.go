package cpp

import (
	"strconv"
	"strings"
)

// queries are the operators of #if that look like macro calls: the features we have.
var queries = map[string]func(p *processor, args []Token) int64{
	"__has_include":      func(p *processor, args []Token) int64 { return p.hasInclude(args, 0) },
	"__has_include_next": func(p *processor, args []Token) int64 { return p.hasInclude(args, p.input().dir+1) },
	"__has_embed":        func(*processor, []Token) int64 { return 0 },
	"__has_attribute":    func(*processor, []Token) int64 { return 0 },
	"__has_c_attribute":  func(*processor, []Token) int64 { return 0 },
	"__has_builtin":      hasBuiltin,
	"__has_feature":      func(*processor, []Token) int64 { return 0 },
	"__has_extension":    func(*processor, []Token) int64 { return 0 },
	"__has_warning":      func(*processor, []Token) int64 { return 0 },
}

// hasBuiltin is __has_builtin: a function of the compiler, which may be a macro.
func hasBuiltin(p *processor, args []Token) int64 {
	if len(args) == 1 && (p.macros[args[0].Text] != nil || p.cfg.Builtin != nil && p.cfg.Builtin(args[0].Text)) {
		return 1
	}
	return 0
}

func (p *processor) hasInclude(args []Token, from int) int64 {
	arg, ok := headerOf(args)
	if !ok {
		if arg, ok = headerOf(p.expandAll(args)); !ok {
			return 0
		}
	}
	text := arg.Text[1 : len(arg.Text)-1]
	n := len(p.result.Files)
	_, _, err := p.find(text, arg.Text[0] == '"', from)
	for _, f := range p.result.Files[n:] { // it was searched for, not included
		delete(p.files, f.Name)
	}
	p.result.Files = p.result.Files[:n]
	if err != nil {
		return 0
	}
	return 1
}

// condition evaluates the expression of #if or #elif (§6.10.1).
func (p *processor) condition(name *Token) bool {
	// Nothing of the condition is handed over, so its expansions are forgotten.
	defer func(n int) { p.reading.Expansions, p.clone = p.reading.Expansions[:n], clone{} }(len(p.reading.Expansions))
	toks, ok := p.operands(p.rest())
	if !ok {
		return false
	}
	e := evaluator{p: p, toks: toks, name: name}
	if len(e.toks) == 0 {
		p.faultf(name, RuleDirective, "expected an expression after #%s", name.Text)
		return false
	}
	v := e.ternary()
	if !e.bad && len(e.toks) > 0 {
		e.fail(&e.toks[0], "unexpected "+strconv.Quote(e.toks[0].Text)+" in the expression")
	}
	return !e.bad && v.n != 0
}

// operands expands an expression and replaces defined and the queries, whether written or made by
// macros, by their values. What they apply to is not expanded.
func (p *processor) operands(line []Token) (toks []Token, ok bool) {
	p.runs = append(p.runs, tokenRun{tokens: line, fence: true})
	depth := len(p.runs)
	defer func() {
		for len(p.runs) >= depth {
			p.pop()
		}
	}()
	for {
		t := p.next()
		switch q := queries[t.Text]; {
		case t.Kind == endRun:
			return toks, true
		case t.Kind == Ident && t.Text == "defined":
			arg := p.raw()
			paren := arg.is("(")
			if paren {
				arg = p.raw()
			}
			if arg.Kind != Ident || paren && !p.atClose() {
				p.faultf(&t, RuleDirective, "expected a macro name after defined")
				return nil, false
			}
			t = truth(t, p.isDefined(arg.Text))
		case t.Kind == Ident && q != nil && p.skipParen():
			var args []Token
			for nested := 0; ; {
				arg := p.raw()
				if arg.is(")") && nested == 0 || arg.Kind == endRun || arg.Kind == EOF {
					break
				}
				if arg.is("(") {
					nested++
				} else if arg.is(")") {
					nested--
				}
				args = append(args, arg)
			}
			t = truth(t, q(p, args) != 0)
		}
		toks = append(toks, t)
	}
}

// skipParen reads the next token if it is an opening parenthesis, and reports whether it is.
func (p *processor) skipParen() bool {
	_, ok := p.atParen()
	return ok
}

// atClose reads the closing parenthesis that should come next.
func (p *processor) atClose() bool {
	t := p.raw()
	return t.is(")")
}

func truth(at Token, b bool) Token {
	at.Kind, at.Text, at.Moved = Number, "0", true
	if b {
		at.Text = "1"
	}
	return at
}

// A value is an intmax_t or uintmax_t.
type value struct {
	n        int64
	unsigned bool
}

func boolean(b bool) value {
	if b {
		return value{n: 1}
	}
	return value{}
}

// An evaluator computes a constant expression by precedence climbing.
type evaluator struct {
	p     *processor
	toks  []Token
	name  *Token
	bad   bool
	dead  int // inside an operand that is not evaluated
	depth int
}

func (e *evaluator) fail(t *Token, message string) {
	if !e.bad {
		e.p.faultf(t, RuleDirective, "%s of #%s", message, e.name.Text)
	}
	e.bad = true
	e.toks = nil
}

func (e *evaluator) accept(text string) bool {
	if len(e.toks) > 0 && e.toks[0].is(text) {
		e.toks = e.toks[1:]
		return true
	}
	return false
}

func (e *evaluator) ternary() value {
	if e.depth++; e.depth > 10*maxDepth {
		e.fail(e.name, "parentheses nested too deeply in the expression")
		return value{}
	}
	defer func() { e.depth-- }()
	c := e.binary(1)
	if !e.accept("?") {
		return c
	}
	branch := func(taken bool) value {
		if !taken {
			e.dead++
			defer func() { e.dead-- }()
		}
		return e.ternary()
	}
	a := branch(c.n != 0)
	if !e.accept(":") {
		e.fail(e.name, "expected : after ? in the expression")
		return value{}
	}
	b := branch(c.n == 0)
	r := b
	if c.n != 0 {
		r = a
	}
	r.unsigned = a.unsigned || b.unsigned
	return r
}

var precedence = map[string]int{
	"||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
	"<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
}

func (e *evaluator) binary(level int) value {
	a := e.unary()
	for len(e.toks) > 0 && e.toks[0].Kind == Punct {
		op := e.toks[0]
		n := precedence[op.Text]
		if n < level || n == 0 {
			break
		}
		e.toks = e.toks[1:]
		skip := op.Text == "||" && a.n != 0 || op.Text == "&&" && a.n == 0
		if skip {
			e.dead++
		}
		b := e.binary(n + 1)
		if skip {
			e.dead--
		}
		a = e.apply(&op, a, b)
	}
	return a
}

func (e *evaluator) apply(op *Token, a, b value) value {
	u := a.unsigned || b.unsigned
	x, y := uint64(a.n), uint64(b.n)
	less := func() bool {
		if u {
			return x < y
		}
		return a.n < b.n
	}
	switch op.Text {
	case "||":
		return boolean(a.n != 0 || b.n != 0)
	case "&&":
		return boolean(a.n != 0 && b.n != 0)
	case "|":
		return value{a.n | b.n, u}
	case "^":
		return value{a.n ^ b.n, u}
	case "&":
		return value{a.n & b.n, u}
	case "==":
		return boolean(a.n == b.n)
	case "!=":
		return boolean(a.n != b.n)
	case "<":
		return boolean(less())
	case ">=":
		return boolean(!less())
	case ">":
		return boolean(a.n != b.n && !less())
	case "<=":
		return boolean(a.n == b.n || less())
	case "<<":
		return value{a.n << (y & 63), a.unsigned}
	case ">>":
		if a.unsigned {
			return value{int64(x >> (y & 63)), true}
		}
		return value{a.n >> (y & 63), false}
	case "+":
		return value{a.n + b.n, u}
	case "-":
		return value{a.n - b.n, u}
	case "*":
		return value{a.n * b.n, u}
	}
	if b.n == 0 {
		if e.dead == 0 {
			e.fail(op, "division by zero in the expression")
		}
		return value{unsigned: u}
	}
	switch {
	case u && op.Text == "/":
		return value{int64(x / y), true}
	case u:
		return value{int64(x % y), true}
	case b.n == -1 && op.Text == "/":
		return value{-a.n, false}
	case b.n == -1:
		return value{}
	case op.Text == "/":
		return value{a.n / b.n, false}
	}
	return value{a.n % b.n, false}
}

func (e *evaluator) unary() value {
	if e.depth++; e.depth > 10*maxDepth {
		e.fail(e.name, "operators nested too deeply in the expression")
		return value{}
	}
	defer func() { e.depth-- }()
	if len(e.toks) == 0 {
		e.fail(e.name, "expected an operand at the end")
		return value{}
	}
	t := e.toks[0]
	e.toks = e.toks[1:]
	switch t.Kind {
	case Ident:
		return boolean(t.Text == "true" && e.p.cfg.C23)
	case Number:
		return e.number(&t)
	case Char:
		return value{n: CharValue(t.Text)}
	}
	switch t.Text {
	case "+":
		return e.unary()
	case "-":
		v := e.unary()
		return value{-v.n, v.unsigned}
	case "~":
		v := e.unary()
		return value{^v.n, v.unsigned}
	case "!":
		return boolean(e.unary().n == 0)
	case "(":
		v := e.ternary()
		if !e.accept(")") {
			e.fail(&t, "parenthesis is not closed in the expression")
		}
		return v
	}
	e.fail(&t, "unexpected "+strconv.Quote(t.Text)+" in the expression")
	return value{}
}

func (e *evaluator) number(t *Token) value {
	text := strings.ToLower(strings.ReplaceAll(t.Text, "'", ""))
	digits := strings.TrimRight(text, "ulz")
	if strings.HasPrefix(text, "0x") {
		digits = strings.TrimRight(text, "ulz")
	}
	suffix := text[len(digits):]
	n, err := strconv.ParseUint(digits, 0, 64)
	if err != nil || strings.Contains(digits, "_") || strings.HasPrefix(digits, "0o") || strings.Count(suffix, "u") > 1 || len(suffix) > 3 {
		e.fail(t, "expected an integer, actual "+strconv.Quote(t.Text)+", in the expression")
		return value{}
	}
	return value{int64(n), strings.Contains(suffix, "u") || n > 1<<63-1}
}

// CharValue is the value of a character constant as written (C17 §6.4.4.4).
func CharValue(text string) int64 {
	open := strings.IndexByte(text, '\'')
	s := text[open+1 : len(text)-1]
	var v int64
	for s != "" {
		r, n := int64(s[0]), 1
		if open > 0 || s[0] < 0x80 {
			if c, _, tail, err := strconv.UnquoteChar(s, '\''); err == nil {
				r, n = int64(c), len(s)-len(tail)
			} else if s[0] == '\\' && len(s) > 1 {
				r, n = octal(s[1:])
			}
		}
		v = v<<8 | r
		if open > 0 {
			v = r
		}
		s = s[n:]
	}
	if open == 0 {
		return int64(int32(v))
	}
	return v
}

// octal reads up to three octal digits after a backslash, or the character itself; n counts the backslash.
func octal(s string) (v int64, n int) {
	for n < 3 && n < len(s) && s[n] >= '0' && s[n] <= '7' {
		v = v*8 + int64(s[n]-'0')
		n++
	}
	if n == 0 {
		return int64(s[0]), 2
	}
	return v, n + 1
}
