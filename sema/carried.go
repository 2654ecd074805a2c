package sema

import (
	"bytes"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
)

// Carried finds the scalars whose value the body of a loop reads before it writes it, each with the use that shows it: the
// one that changes it. Uses that skip accepts do not count. A variable for which placed is true may be changed by one
// iteration only, unless one statement both reads and writes it, as a sum does.
func Carried(c *frontend.Construct, fortran bool, skip func(frontend.Use) bool, placed func(*frontend.Symbol) bool) map[*frontend.Symbol]frontend.Use {
	first := map[*frontend.Symbol]frontend.Use{}
	out := map[*frontend.Symbol]frontend.Use{}
	for _, u := range c.Uses {
		s := u.Symbol
		if s == nil || s.Type == nil || u.At < c.Loop.Body {
			continue
		}
		before, again := first[s]
		if !again {
			first[s], before = u, u
		}
		if _, known := out[s]; known || before.Kind&frontend.Read == 0 || u.Kind&frontend.Write == 0 || u.Kind&^(frontend.Read|frontend.Write) != 0 || skip(u) {
			continue
		}
		switch s.Type.Class {
		case frontend.Integer, frontend.Real, frontend.Complex, frontend.Logical, frontend.Character:
		default:
			continue
		}
		if u.Kind&frontend.Read != 0 || sameStatement(u.Span, before.Span, fortran) || !placed(s) {
			out[s] = u
		}
	}
	return out
}

// sameStatement reports whether a reference that is evaluated before the one that writes comes after it in the same
// statement: m = fmax(m, e).
func sameStatement(write, read source.Span, fortran bool) bool {
	if write.File != read.File || read.Start < write.End {
		return false
	}
	between := read.File.Text[write.End:read.Start]
	for i, b := range between {
		switch b {
		case ';', '{', '}':
			return false
		case '\n':
			if fortran && !continued(between[:i]) {
				return false
			}
		}
	}
	return true
}

// continued reports whether a line of Fortran goes on: what it has after the last line end is closed by &, but for a comment.
func continued(text []byte) bool {
	line := string(text[bytes.LastIndexByte(text, '\n')+1:])
	line, _, _ = strings.Cut(line, "!")
	return strings.HasSuffix(strings.TrimRight(line, " \t\r"), "&")
}

// OperatorAt is the reduction operator of "x += e", "x++", "x = x + e", "x = fmax(x, e)" and similar statements, from
// the text after the variable; "" if there is none.
func OperatorAt(s source.Span) string {
	text := s.File.Text[min(s.End, len(s.File.Text)):]
	rest := strings.TrimLeft(string(text[:min(len(text), 200)]), " \t")
	for _, p := range changes {
		after, ok := strings.CutPrefix(rest, p.text)
		if !ok {
			continue
		}
		if p.operator != "" {
			return p.operator
		}
		return operatorOf(strings.TrimLeft(after, " \t"), s.Text())
	}
	return ""
}

// changes are the operators after a variable that is changed; "=" needs another look.
var changes = []struct{ text, operator string }{
	{"+=", "+"}, {"-=", "+"}, {"++", "+"}, {"--", "+"}, {"*=", "*"}, {"&=", "&"}, {"|=", "|"}, {"^=", "^"}, {"=", ""},
}

// operatorOf is the operator of an expression that is assigned to a variable.
func operatorOf(expression, name string) string {
	for _, call := range []struct{ text, operator string }{
		{"fmaxf(", "max"}, {"fmax(", "max"}, {"fminf(", "min"}, {"fmin(", "min"}, {"max(", "max"}, {"min(", "min"}, {"MAX(", "max"}, {"MIN(", "min"},
	} {
		if strings.HasPrefix(expression, call.text) {
			return call.operator
		}
	}
	after, ok := strings.CutPrefix(expression, name)
	after = strings.TrimLeft(after, " \t")
	if ok && len(after) > 1 && strings.ContainsRune("+*", rune(after[0])) && after[1] != after[0] {
		return after[:1]
	}
	return ""
}
