package lex

import (
	"fmt"
	"strconv"
	"strings"

	"accc/frontend/source"
)

// evaluate computes the expression of #if. What it makes no sense of is reported and false.
func (r *reader) evaluate(at source.Span, text string) bool {
	e := ifEvaluator{r: r, text: text}
	v := e.expr(0)
	e.blanks()
	if e.err == "" && e.at < len(e.text) {
		e.err = fmt.Sprintf("'%s' makes no sense in the expression", e.text[e.at:min(len(e.text), e.at+20)])
	}
	if e.err != "" {
		r.Fault(RulePreprocessor.New(at, "%s", e.err))
		return false
	}
	return v != 0
}

// ifEvaluator reads C's integer expressions by precedence.
type ifEvaluator struct {
	r     *reader
	text  string
	at    int
	depth int
	err   string
}

func (e *ifEvaluator) fail(format string, args ...any) int64 {
	if e.err == "" {
		e.err = fmt.Sprintf(format, args...)
	}
	e.at = len(e.text)
	return 0
}

func (e *ifEvaluator) blanks() { e.at = skipBlanks(e.text, e.at, len(e.text)) }

// ifOperators are the binary operators, longest first.
var ifOperators = []struct {
	text  string
	level int
	apply func(a, b int64) int64
}{
	{"||", 1, func(a, b int64) int64 { return truth(a != 0 || b != 0) }},
	{"&&", 2, func(a, b int64) int64 { return truth(a != 0 && b != 0) }},
	{"==", 6, func(a, b int64) int64 { return truth(a == b) }},
	{"!=", 6, func(a, b int64) int64 { return truth(a != b) }},
	{"<=", 7, func(a, b int64) int64 { return truth(a <= b) }},
	{">=", 7, func(a, b int64) int64 { return truth(a >= b) }},
	{"<<", 8, func(a, b int64) int64 { return a << (uint64(b) & 63) }},
	{">>", 8, func(a, b int64) int64 { return a >> (uint64(b) & 63) }},
	{"|", 3, func(a, b int64) int64 { return a | b }},
	{"^", 4, func(a, b int64) int64 { return a ^ b }},
	{"&", 5, func(a, b int64) int64 { return a & b }},
	{"<", 7, func(a, b int64) int64 { return truth(a < b) }},
	{">", 7, func(a, b int64) int64 { return truth(a > b) }},
	{"+", 9, func(a, b int64) int64 { return a + b }},
	{"-", 9, func(a, b int64) int64 { return a - b }},
	{"*", 10, func(a, b int64) int64 { return a * b }},
	{"/", 10, nil},
	{"%", 10, nil},
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func (e *ifEvaluator) expr(level int) int64 {
	if e.depth++; e.depth > 200 {
		return e.fail("expression is nested too deeply")
	}
	defer func() { e.depth-- }()
	v := e.unary()
next:
	for e.err == "" {
		e.blanks()
		for _, op := range ifOperators {
			if strings.HasPrefix(e.text[e.at:], op.text) {
				if op.level <= level {
					return v
				}
				e.at += len(op.text)
				b := e.expr(op.level)
				switch {
				case op.apply != nil:
					v = op.apply(v, b)
				case b == 0:
					return e.fail("division by zero in the expression")
				case op.text == "/":
					v /= b
				default:
					v %= b
				}
				continue next
			}
		}
		break
	}
	return v
}

func (e *ifEvaluator) unary() int64 {
	e.blanks()
	if e.at >= len(e.text) {
		return e.fail("expected an expression after #if")
	}
	if e.depth++; e.depth > 200 {
		return e.fail("expression is nested too deeply")
	}
	defer func() { e.depth-- }()
	switch b := e.text[e.at]; {
	case b == '!':
		e.at++
		return truth(e.unary() == 0)
	case b == '-':
		e.at++
		return -e.unary()
	case b == '+':
		e.at++
		return e.unary()
	case b == '~':
		e.at++
		return ^e.unary()
	case b == '(':
		e.at++
		v := e.expr(0)
		e.blanks()
		if e.at >= len(e.text) || e.text[e.at] != ')' {
			return e.fail("expected ')' in the expression")
		}
		e.at++
		return v
	case isDigit(b):
		start := e.at
		for e.at < len(e.text) && (isLetter(e.text[e.at]) || isDigit(e.text[e.at])) {
			e.at++
		}
		v, err := strconv.ParseInt(strings.TrimRight(e.text[start:e.at], "uUlL"), 0, 64)
		if err != nil {
			return e.fail("'%s' is no integer", e.text[start:e.at])
		}
		return v
	case isLetter(b):
		return e.name()
	}
	return e.fail("'%s' makes no sense in the expression", e.text[e.at:min(len(e.text), e.at+20)])
}

func (e *ifEvaluator) word() string {
	start := e.at
	for e.at < len(e.text) && (isLetter(e.text[e.at]) || isDigit(e.text[e.at])) {
		e.at++
	}
	return e.text[start:e.at]
}

func (e *ifEvaluator) name() int64 {
	name := e.word()
	if name == "defined" {
		e.blanks()
		paren := e.at < len(e.text) && e.text[e.at] == '('
		if paren {
			e.at++
			e.blanks()
		}
		arg := e.word()
		e.blanks()
		if paren && (e.at >= len(e.text) || e.text[e.at] != ')') || arg == "" {
			return e.fail("expected a macro name after defined")
		}
		if paren {
			e.at++
		}
		return truth(e.r.defined(arg))
	}
	m := e.r.macros[name]
	if m == nil || m.call {
		// A name that is not a macro is 0; a call of one that does not exist is skipped.
		if e.at < len(e.text) && e.text[e.at] == '(' {
			if end := strings.IndexByte(e.text[e.at:], ')'); end >= 0 {
				e.at += end + 1
			}
		}
		return 0
	}
	inner := ifEvaluator{r: e.r, text: joined(m.body), depth: e.depth + 1}
	if len(m.body) == 0 {
		return e.fail("macro '%s' is empty", name)
	}
	if e.depth > 100 {
		return e.fail("macro '%s' expands to itself", name)
	}
	v := inner.expr(0)
	if inner.err != "" {
		return e.fail("%s", inner.err)
	}
	return v
}
