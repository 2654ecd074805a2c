package emit

import (
	"bytes"
	"regexp"
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// A macro may have clauses, lists of arguments, or parts of a directive:
//
//	#define GANGS(k) num_gangs(2*(k))
//	#pragma acc parallel loop GANGS(N)
//
// The operations have the values of what is in it, and the words are in its definition. The directive is unfolded so far that it is a directive with
// the same clauses: those of its macros that are clauses or arguments by themselves are replaced by their texts.

// mostUnfolded bounds how often the macros of a directive are replaced by their texts.
const mostUnfolded = 8

// A macroBody is the definition of a macro.
type macroBody struct {
	function bool
	params   []string
	text     string
}

// unfolded is a directive with the words of the macros in it, nil where these are not known.
func (t *translation) unfolded(s *Site) *pragma.Directive {
	user := s.Source
	if user == nil || user.Incomplete || s.Several || !slices.ContainsFunc(user.Tokens, func(tok pragma.Token) bool { return tok.Span.IsValid() && tok.Span.Text() != tok.Text }) {
		return nil
	}
	text := s.Directive.Text()
	if beginsDirective.MatchString(text) {
		text = wordsOfTokens(user)
	} else {
		text = oneLine(text, user.Fortran)
		for i := 0; ; i++ {
			if inner, ok := t.wrapped(text); ok {
				text = inner
				break
			}
			next := t.expand(text, 0, false)
			if i == mostUnfolded || next == text {
				return nil
			}
			text = next
		}
	}
	for range mostUnfolded {
		if d := t.reads(text, user.Fortran); d != nil && sameShape(d, user) {
			if !t.means(text, user) {
				return nil
			}
			return d
		}
		next := t.expand(text, 0, false)
		if next == text {
			next = t.expand(text, 1, true)
		}
		if next == text {
			return nil
		}
		text = next
	}
	return nil
}

var (
	beginsDirective = regexp.MustCompile(`(?i)^[ \t]*(?:#[ \t]*pragma[ \t]+|[!c*]\$)(?:acc|omp)\b`)
	continued       = regexp.MustCompile(`\\[ \t]*\r?\n`)
	// continuation is where a directive of Fortran continues on another line: after the sentinel, with comments and blank lines between.
	continuation = regexp.MustCompile(`(?i)(&[ \t]*(![^\n]*)?)?(\n[ \t]*(![^$\n][^\n]*)?)*\n[ \t]*[!c*]\$(omp|acc)x?[^ \t\n]?`)
)

// wordsOfTokens are the words of a directive in one line; a macro is one of them.
func wordsOfTokens(d *pragma.Directive) string {
	var list []string
	var last source.Span
	for _, tok := range d.Tokens {
		inside := last.File == tok.Span.File && last.Start <= tok.Span.Start && tok.Span.End <= last.End // of the same use of a macro
		if tok.Span.IsValid() && !inside {
			list = append(list, oneLine(tok.Span.Text(), d.Fortran))
			last = tok.Span
		}
	}
	return strings.Join(list, " ")
}

// oneLine is the text of a directive in one line, without comments.
func oneLine(text string, fortran bool) string {
	if fortran {
		return continuation.ReplaceAllString(text, " ")
	}
	return commentOfC.ReplaceAllString(continued.ReplaceAllString(text, " "), " ")
}

// wrapped is the directive in a _Pragma operator, or in the use of a macro that makes one.
func (t *translation) wrapped(text string) (inner string, ok bool) {
	at := quotedDirective.FindStringSubmatch(text)
	if at != nil {
		inner = strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(at[1])
	} else if at = bareDirective.FindStringSubmatch(text); at != nil {
		inner = at[1]
	}
	return strings.CutPrefix(inner, t.from().Sentinel)
}

// reads is a text as a directive, nil where it is none.
func (t *translation) reads(text string, fortran bool) *pragma.Directive {
	if !fortran {
		return t.unworded(text)
	}
	var list diag.List
	toks, words := dotted(pragma.LexText(strings.ToLower(text))), dotted(pragma.LexText(text))
	d := pragma.ParseFortran(t.from(), source.Span{}, toks, false, &list)
	if d == nil || d.Incomplete || list.HasErrors() || len(words) != len(toks) {
		return nil
	}
	for i := range toks { // of which the arguments are parts
		toks[i].Text = words[i].Text
	}
	return d
}

// means reports whether a text is a directive when all macros in it have been replaced.
func (t *translation) means(text string, user *pragma.Directive) bool {
	plain := func(s string) string {
		s = strings.Join(strings.Fields(s), "")
		if user.Fortran {
			s = strings.ToLower(s)
		}
		return s
	}
	for range 2 * mostUnfolded {
		next := text
		for depth := range mostUnfolded {
			next = t.expand(next, depth, false)
		}
		if next == text {
			break
		}
		text = next
	}
	return plain(text) == plain(pragma.JoinTokens(user.Tokens))
}

// expand is a text with the texts of macros that are inside of a number of parentheses; whole: of those that are arguments by themselves.
func (t *translation) expand(text string, depth int, whole bool) string {
	var b strings.Builder
	at, inside := 0, 0
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '"' || c == '\'':
			i++
			for i < len(text) && text[i] != c {
				i++
			}
			i++
			continue
		case c == '(' || c == '[':
			inside++
		case c == ')' || c == ']':
			inside--
		case c >= '0' && c <= '9':
			for i < len(text) && pragma.IsWordByte(text[i]) {
				i++
			}
			continue
		case pragma.IsWordByte(c):
			name := identifier(text[i:])
			if name == "" {
				break
			}
			start := i
			i += len(name)
			if inside != depth {
				continue
			}
			expanded, end, ok := t.expansion(name, text, i)
			if !ok || whole && !alone(text, start, end) {
				continue
			}
			b.WriteString(text[at:start] + expanded)
			at, i = end, end
			continue
		}
		i++
	}
	return b.String() + text[at:]
}

// alone reports whether a part of a text is all of an argument.
func alone(text string, start, end int) bool {
	before, after := strings.TrimRight(text[:start], " \t"), strings.TrimLeft(text[end:], " \t")
	return before != "" && strings.ContainsRune("(,:", rune(before[len(before)-1])) && after != "" && strings.ContainsRune("),", rune(after[0]))
}

// expansion is the text for the use of a macro whose name ends at an offset, and where the use ends.
func (t *translation) expansion(name, text string, at int) (expanded string, end int, ok bool) {
	m := t.macro(name)
	switch {
	case m == nil:
		return "", at, false
	case !m.function:
		return m.text, at, true
	}
	open := at + len(text[at:]) - len(strings.TrimLeft(text[at:], " \t"))
	if open >= len(text) || text[open] != '(' {
		return "", at, false
	}
	var args []string
	depth, from := 0, open+1
	for i := open; i < len(text); i++ {
		switch text[i] {
		case '(', '[':
			depth++
		case ']':
			depth--
		case ',':
			if depth == 1 {
				args, from = append(args, strings.TrimSpace(text[from:i])), i+1
			}
		case ')':
			if depth--; depth > 0 {
				continue
			}
			if last := strings.TrimSpace(text[from:i]); len(args) > 0 || last != "" || len(m.params) > 0 {
				args = append(args, last)
			}
			return m.with(args, i+1)
		}
	}
	return "", at, false
}

// with is the text of a macro of a function's form with arguments; end is passed through.
func (m *macroBody) with(args []string, end int) (string, int, bool) {
	if strings.Contains(m.text, "#") {
		return "", end, false
	}
	if n := len(m.params); n > 0 && m.params[n-1] == "__VA_ARGS__" && len(args) >= n {
		args = append(args[:n-1:n-1], strings.Join(args[n-1:], ", "))
	}
	if len(args) != len(m.params) {
		return "", end, false
	}
	return anyName.ReplaceAllStringFunc(m.text, func(word string) string {
		if i := slices.Index(m.params, word); i >= 0 {
			return args[i]
		}
		return word
	}), end, true
}

var anyName = regexp.MustCompile(`[A-Za-z_]\w*`)

// macro is the one definition of a macro that is read, nil where it is not known.
func (t *translation) macro(name string) *macroBody {
	if m, ok := t.bodies[name]; ok {
		return m
	}
	if t.bodies == nil {
		t.bodies = map[string]*macroBody{}
	}
	t.bodies[name] = nil
	var found *macroBody
	for _, f := range t.files() {
		if !bytes.Contains(f.Text, []byte(name)) {
			continue
		}
		for _, m := range definitionWith(name).FindAllSubmatchIndex(f.Text, -1) {
			if f == t.file && t.skips(m[0]) {
				continue
			}
			if found != nil {
				return nil
			}
			found = &macroBody{text: strings.TrimSpace(oneLine(string(f.Text[m[4]:m[5]]), false)), function: m[2] >= 0}
			if found.function {
				for _, p := range strings.Split(strings.Trim(string(f.Text[m[2]:m[3]]), "()"), ",") {
					if p = strings.TrimSpace(p); p == "..." {
						p = "__VA_ARGS__"
					}
					if p != "" {
						found.params = append(found.params, p)
					}
				}
			}
		}
	}
	t.bodies[name] = found
	return found
}

// files are those in which macros may be defined.
func (t *translation) files() []*source.File {
	if slices.Contains(t.read, t.file) {
		return t.read
	}
	return append(slices.Clip(t.read), t.file)
}

// definitionWith matches the definitions of a macro, with its parameters and its text.
func definitionWith(name string) *regexp.Regexp {
	return regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+` + regexp.QuoteMeta(name) + `(\([^)\n]*\))?((?:[ \t]|\\\r?\n)(?:[^\n\\]|\\\r?\n|\\.)*|[ \t]*\r?$)`)
}
