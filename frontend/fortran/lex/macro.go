package lex

import (
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"accc/frontend/source"
)

// A macro is a definition.
type macro struct {
	name   string
	call   bool // has a parameter list
	params []string
	body   []Token
	begins string // the sentinel with which the body begins, which cannot be expanded
}

var joins = regexp.MustCompile(`(\w)/\*\*/(\w)`)

// defineAt reads a definition: what follows #define, at an offset of a file.
func (r *reader) defineAt(file *source.File, text string, offset int) {
	start := skipBlanks(text, 0, len(text))
	at := start
	for at < len(text) && (isLetter(text[at]) || isDigit(text[at])) {
		at++
	}
	span := source.Span{File: file, Start: min(offset+start, len(file.Text)), End: min(offset+at, len(file.Text))}
	if at == start || isDigit(text[start]) {
		r.Fault(RulePreprocessor.New(span, "expected the name of a macro after #define"))
		return
	}
	m := &macro{name: text[start:at]}
	if at < len(text) && text[at] == '(' {
		m.call = true
		size := strings.IndexByte(text[at:], ')')
		if size < 0 {
			r.Fault(RulePreprocessor.New(span, "expected ')' after the parameters of '%s'", m.name))
			return
		}
		for _, p := range strings.Split(text[at+1:at+size], ",") {
			if p = strings.TrimSpace(p); p != "" {
				m.params = append(m.params, p)
			}
		}
		at += size + 1
	}
	// A comment inside of a word joins its parts, as in preprocessors before C had ##.
	body := strings.TrimSpace(stripC(joins.ReplaceAllString(text[at:], "$1##$2")))
	if strings.HasPrefix(body, "!") {
		m.begins = body
		body = afterSentinel(body)
	}
	if i := strings.IndexByte(body, '!'); i >= 0 && !strings.ContainsAny(body[:i], `"'`) {
		body = body[:i]
	}
	// Names of the body keep their letters until they have been expanded.
	l := logical{text: body, segs: []segment{{0, file, 0}}}
	m.body = lex(&l, nil, r.names, r.opts.Form)
	for i := range m.body {
		if t := &m.body[i]; t.Kind == Ident {
			t.Text = body[t.Start:t.End]
		}
	}
	r.macros[m.name] = m
}

// afterSentinel is what follows the sentinel of a directive, nothing where a comment has none.
func afterSentinel(comment string) string {
	n := len("!$omp")
	if len(comment) > n && isBlank(comment[n]) && (strings.EqualFold(comment[:n], "!$omp") || strings.EqualFold(comment[:n], "!$acc")) {
		return strings.TrimSpace(comment[n:])
	}
	return ""
}

// directiveMacro handles a line that is the name of a macro which expands to a directive or comment: the tokens from first on become
// those of the directive. keep is false where the line is none that is read.
func (r *reader) directiveMacro(first int, kind LineKind) (as LineKind, sentinel source.Span, keep bool) {
	if kind != Statement || len(r.Toks) != first+1 {
		return kind, source.Span{}, true
	}
	t := &r.Toks[first]
	m := r.macroAt(t)
	if t.Kind != Ident || m == nil || m.begins == "" || m.call {
		return kind, source.Span{}, true
	}
	sentinel = t.Span()
	in := &input{file: t.File, text: m.begins}
	k, after := r.sentinelAt(m.begins, 0, len(m.begins))
	if after == 0 {
		if language := r.passedOver(in, 0, len(m.begins)); language != "" {
			r.unread.Add(language, sentinel)
		}
		r.Toks = r.Toks[:first]
		return kind, sentinel, false
	}
	plain := *m
	plain.begins = ""
	r.macros[m.name] = &plain
	r.expand(first)
	r.macros[m.name] = m
	return k, sentinel, true
}

// maxExpanded bounds the tokens that macros make in one file.
const maxExpanded = 2 << 20

// expand replaces the macros among the tokens from first on.
func (r *reader) expand(first int) {
	found := false
	for i := first; i < len(r.Toks) && !found; i++ {
		t := &r.Toks[i]
		found = t.Kind == Ident && r.macroAt(t) != nil
	}
	if !found {
		return
	}
	toks := slices.Clone(r.Toks[first:])
	for i := range toks {
		if t := &toks[i]; t.Kind == Ident && t.Macro == "" {
			t.Text = asWritten(t)
		}
	}
	out := r.expansion(toks, nil, 0)
	for i := range out {
		if out[i].Kind == Ident {
			out[i].Text = lower(out[i].Text)
		}
	}
	r.Toks = append(r.Toks[:first], out...)
}

// asWritten is a name in the user's letters.
func asWritten(t *Token) string {
	s := string(t.File.Text[t.Start:t.End])
	if strings.EqualFold(s, t.Text) {
		return s
	}
	return t.Text
}

func (r *reader) macroAt(t *Token) *macro {
	name := t.Text
	if t.Macro == "" && t.File != nil {
		name = asWritten(t)
	}
	if m := r.macros[name]; m != nil {
		return m
	}
	switch name {
	case "__LINE__":
		line := Token{Text: "0", Kind: Int}
		if !r.opts.NoLines {
			line.Text = strconv.Itoa(t.Span().Position().Line)
		}
		return &macro{name: name, body: []Token{line}}
	case "__FILE__":
		file := Token{Text: "'" + strings.ReplaceAll(filepath.Base(t.File.Name), "'", "''") + "'", Kind: String}
		return &macro{name: name, body: []Token{file}}
	}
	return nil
}

// expansion is the expansion of tokens; hidden are the macros being expanded.
func (r *reader) expansion(toks []Token, hidden []string, depth int) []Token {
	var out []Token
	for i := 0; i < len(toks); i++ {
		t := &toks[i]
		var m *macro
		if t.Kind == Ident {
			m = r.macroAt(t)
		}
		if m == nil || slices.Contains(hidden, m.name) || depth > 100 {
			out = append(out, *t)
			continue
		}
		if r.expanded > maxExpanded {
			out = append(out, *t)
			continue
		}
		if m.begins != "" {
			r.Fault(RuleNotYet.New(t.Span(), "not yet handled: the macro '%s' expands to a comment or directive", m.name))
			continue
		}
		var args [][]Token
		next := i + 1
		if m.call {
			if next >= len(toks) || !toks[next].Is("(") {
				out = append(out, *t)
				continue
			}
			var ok bool
			if args, next, ok = arguments(toks, next); !ok || len(args) != len(m.params) && !(len(m.params) == 0 && len(args) == 1) {
				r.Fault(RulePreprocessor.New(t.Span(), "macro '%s' has %d parameters", m.name, len(m.params)))
				out = append(out, *t)
				continue
			}
		}
		body := r.substitute(m, args, hidden, depth)
		use := *t
		if next > i+1 && toks[next-1].File == t.File {
			use.End = max(use.End, toks[next-1].End)
		}
		for k := range body {
			b := &body[k]
			b.File, b.Start, b.End = use.File, use.Start, use.End
			if b.Macro = m.name; use.Macro != "" {
				b.Macro = use.Macro
			}
			if k == 0 {
				b.Space = t.Space
			}
		}
		before := r.expanded
		if r.expanded += len(body); before <= maxExpanded && r.expanded > maxExpanded {
			r.Fault(RulePreprocessor.New(t.Span(), "macros expand to too much text"))
			return out
		}
		out = append(out, r.expansion(body, append(slices.Clip(hidden), m.name), depth+1)...)
		i = next - 1
	}
	return out
}

// arguments reads the parenthesised arguments of a macro call; end is the index after them.
func arguments(toks []Token, open int) (args [][]Token, end int, ok bool) {
	depth := 0
	start := open + 1
	for i := open; i < len(toks); i++ {
		switch {
		case toks[i].Is("("), toks[i].Is("["):
			depth++
		case toks[i].Is(")"), toks[i].Is("]"):
			if depth--; depth == 0 {
				return append(args, toks[start:i]), i + 1, true
			}
		case toks[i].Is(",") && depth == 1:
			args = append(args, toks[start:i])
			start = i + 1
		}
	}
	return nil, 0, false
}

// substitute replaces parameters by arguments and executes # and ##.
func (r *reader) substitute(m *macro, args [][]Token, hidden []string, depth int) []Token {
	var out []Token
	param := func(t *Token) int {
		if t.Kind != Ident || !m.call {
			return -1
		}
		return slices.Index(m.params, t.Text)
	}
	for i := 0; i < len(m.body); i++ {
		t := m.body[i]
		if t.Is("#") && i+1 < len(m.body) && param(&m.body[i+1]) >= 0 {
			i++
			text := joined(args[param(&m.body[i])])
			out = append(out, Token{Text: "'" + strings.ReplaceAll(text, "'", "''") + "'", Kind: String, Space: t.Space})
			continue
		}
		if t.Is("##") && len(out) > 0 && i+1 < len(m.body) {
			i++
			right := []Token{m.body[i]}
			if p := param(&m.body[i]); p >= 0 {
				right = slices.Clone(args[p])
			}
			if len(right) > 0 {
				last := &out[len(out)-1]
				last.Text += right[0].Text
				out = append(out, right[1:]...)
			}
			continue
		}
		if p := param(&t); p >= 0 {
			if i+1 < len(m.body) && m.body[i+1].Is("##") {
				out = append(out, slices.Clone(args[p])...)
			} else {
				out = append(out, r.expansion(slices.Clone(args[p]), hidden, depth+1)...)
			}
			continue
		}
		t.Macro = m.name
		out = append(out, t)
	}
	return out
}

func joined(toks []Token) string {
	var b strings.Builder
	for i := range toks {
		if i > 0 && toks[i].Space {
			b.WriteByte(' ')
		}
		b.WriteString(toks[i].Text)
	}
	return b.String()
}
