package fortran

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"accc/frontend/source"
	"accc/pragma/omp"
)

// The preprocessor of Fortran sources works on lines of its own and on the tokens of Fortran, so that a
// quote in a comment, the operator // and constants such as 1.eq.n are what Fortran means by them. Names of
// macros are case-sensitive, unlike those of the program.

// A macro is a definition.
type macro struct {
	name   string
	call   bool // has a parameter list
	params []string
	body   []Token
	begins string // the sentinel with which the body begins, which cannot be expanded
}

// A condition is an open #if.
type condition struct {
	at     source.Span
	active bool // the present group is read
	taken  bool // a group has been read
	outer  bool // the text around is read
	last   bool // #else has been seen
}

func (r *reader) active() bool { return len(r.conds) == 0 || r.conds[len(r.conds)-1].active }

func (r *reader) predefine() {
	if r.opts.OpenACC {
		r.define("_OPENACC 202211")
	}
	if r.opts.OpenMP {
		r.define("_OPENMP " + strconv.Itoa(omp.Release(r.opts.OpenMPVersion)))
	}
	for _, d := range r.opts.Defines {
		name, value, given := strings.Cut(d, "=")
		if !given {
			value = "1"
		}
		r.define(name + " " + value)
	}
	for _, u := range r.opts.Undefs {
		delete(r.macros, u)
	}
}

// define adds a definition that is in no file of the user.
func (r *reader) define(text string) {
	file := source.NewFile("<command line>", []byte(text))
	in := &input{file: file, text: text}
	r.defineAt(in, 0, len(text))
}

// directiveLine runs a line of the preprocessor; it returns false for other lines.
func (r *reader) directiveLine(in *input, start, end int) bool {
	if start < end && in.text[start] == '#' && isMarker(in.text[start+1:end]) {
		return true
	}
	if !r.opts.Preprocess || start == end {
		return false
	}
	if in.text[start] != '#' {
		// In free form blanks may precede it.
		if start = skipBlanks(in.text, start, end); r.opts.Form == Fixed || start == end || in.text[start] != '#' {
			return false
		}
	}
	// A backslash at the end continues the line.
	text := in.text[start+1 : end]
	for strings.HasSuffix(text, "\\") {
		s, e, ok := in.next()
		if !ok {
			break
		}
		text = text[:len(text)-1] + strings.Repeat(" ", s-end+1) + in.text[s:e]
		end = e
	}
	line := &input{file: in.file, text: in.text[:start+1] + text}
	if len(text) == end-start-1 {
		line.text = in.text[:end]
	}
	at := skipBlanks(line.text, start+1, len(line.text))
	word := at
	for at < len(line.text) && isLetter(line.text[at]) {
		at++
	}
	name := line.text[word:at]
	span := source.Span{File: in.file, Start: start, End: max(at, start+1)}
	rest := strings.TrimSpace(stripC(line.text[at:]))
	if f := conditionals[name]; f != nil {
		f(r, span, name, rest)
		return true
	}
	if !r.active() {
		return true
	}
	switch name {
	case "", "pragma", "line", "ident", "warning":
	case "define":
		r.defineAt(line, at, len(line.text))
	case "undef":
		delete(r.macros, rest)
	case "include":
		r.includeDirective(in, rest, span)
	case "error":
		r.fault(RulePreprocessor.New(span, "#error %s", rest))
	default:
		if name[0] < '0' || name[0] > '9' {
			r.fault(RulePreprocessor.New(span, "unknown preprocessing directive #%s", name))
		}
	}
	return true
}

// isMarker reports whether a line that begins with # says which line of which file follows, as preprocessors leave it.
func isMarker(rest string) bool {
	at := skipBlanks(rest, 0, len(rest))
	return at > 0 && at < len(rest) && isDigit(rest[at])
}

// stripC removes C's comments.
func stripC(s string) string {
	for {
		open := strings.Index(s, "/*")
		if open < 0 {
			return s
		}
		size := strings.Index(s[open+2:], "*/")
		if size < 0 {
			return s[:open]
		}
		s = s[:open] + " " + s[open+2+size+2:]
	}
}

func (r *reader) includeDirective(in *input, rest string, span source.Span) {
	if len(rest) > 2 && (rest[0] == '"' && rest[len(rest)-1] == '"' || rest[0] == '<' && rest[len(rest)-1] == '>') {
		r.open(in, rest[1:len(rest)-1], span)
		return
	}
	r.fault(RulePreprocessor.New(span, "expected a file name in quotes after #include"))
}

var conditionals map[string]func(r *reader, at source.Span, name, rest string)

func init() {
	conditionals = map[string]func(r *reader, at source.Span, name, rest string){
		"if": func(r *reader, at source.Span, _, rest string) {
			r.openIf(at, func() bool { return r.evaluate(at, rest) })
		},
		"ifdef":  func(r *reader, at source.Span, _, rest string) { r.openIf(at, func() bool { return r.defined(rest) }) },
		"ifndef": func(r *reader, at source.Span, _, rest string) { r.openIf(at, func() bool { return !r.defined(rest) }) },
		"elif":   (*reader).elseIf,
		"else":   (*reader).elseIf,
		"endif": func(r *reader, at source.Span, _, _ string) {
			if c := r.innermost(at, "#endif"); c != nil {
				r.conds = r.conds[:len(r.conds)-1]
			}
		},
	}
}

func (r *reader) defined(rest string) bool {
	name, _, _ := strings.Cut(rest, " ")
	return r.macros[name] != nil || name == "__FILE__" || name == "__LINE__"
}

func (r *reader) openIf(at source.Span, test func() bool) {
	c := &condition{at: at, outer: r.active()}
	if c.outer {
		c.active = test()
		c.taken = c.active
	}
	r.conds = append(r.conds, c)
}

// innermost is the innermost condition that was opened in the same file.
func (r *reader) innermost(at source.Span, name string) *condition {
	if n := len(r.conds); n > 0 && n > r.stack[len(r.stack)-1].conds {
		return r.conds[n-1]
	}
	r.fault(RuleCondition.New(at, "%s without #if", name))
	return nil
}

func (r *reader) elseIf(at source.Span, name, rest string) {
	c := r.innermost(at, "#"+name)
	if c == nil {
		return
	}
	if c.last {
		r.fault(RuleCondition.New(at, "#%s after #else", name).See(c.at, "the condition"))
	}
	c.last = name == "else"
	c.active = c.outer && !c.taken && (name == "else" || r.evaluate(at, rest))
	c.taken = c.taken || c.active
}

var joins = regexp.MustCompile(`(\w)/\*\*/(\w)`)

// defineAt reads what follows #define.
func (r *reader) defineAt(in *input, from, to int) {
	at := skipBlanks(in.text, from, to)
	start := at
	for at < to && (isLetter(in.text[at]) || isDigit(in.text[at])) {
		at++
	}
	span := source.Span{File: in.file, Start: min(start, len(in.file.Text)), End: min(max(at, start), len(in.file.Text))}
	if at == start || isDigit(in.text[start]) {
		r.fault(RulePreprocessor.New(span, "expected the name of a macro after #define"))
		return
	}
	m := &macro{name: in.text[start:at]}
	if at < to && in.text[at] == '(' {
		m.call = true
		size := strings.IndexByte(in.text[at:to], ')')
		if size < 0 {
			r.fault(RulePreprocessor.New(span, "expected ')' after the parameters of '%s'", m.name))
			return
		}
		for _, p := range strings.Split(in.text[at+1:at+size], ",") {
			if p = strings.TrimSpace(p); p != "" {
				m.params = append(m.params, p)
			}
		}
		at += size + 1
	}
	// A comment inside of a word joins its parts, as in preprocessors before C had ##.
	body := strings.TrimSpace(stripC(joins.ReplaceAllString(in.text[at:to], "$1##$2")))
	if strings.HasPrefix(body, "!") {
		m.begins = body
		body = afterSentinel(body)
	}
	if i := strings.IndexByte(body, '!'); i >= 0 && !strings.ContainsAny(body[:i], `"'`) {
		body = body[:i]
	}
	// Names of the body keep their letters until they have been expanded.
	l := logical{text: body, segs: []segment{{0, in.file, 0}}}
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
func (r *reader) directiveMacro(first int, kind lineKind) (as lineKind, sentinel source.Span, keep bool) {
	if kind != statementLine || len(r.toks) != first+1 {
		return kind, source.Span{}, true
	}
	t := &r.toks[first]
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
		r.toks = r.toks[:first]
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
	for i := first; i < len(r.toks) && !found; i++ {
		t := &r.toks[i]
		found = t.Kind == Ident && r.macroAt(t) != nil
	}
	if !found {
		return
	}
	toks := slices.Clone(r.toks[first:])
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
	r.toks = append(r.toks[:first], out...)
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
		line := Token{Text: strconv.Itoa(t.Span().Position().Line), Kind: Int}
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
			r.fault(RuleNotYet.New(t.Span(), "not yet handled: the macro '%s' expands to a comment or directive", m.name))
			continue
		}
		var args [][]Token
		next := i + 1
		if m.call {
			if next >= len(toks) || !toks[next].is("(") {
				out = append(out, *t)
				continue
			}
			var ok bool
			if args, next, ok = arguments(toks, next); !ok || len(args) != len(m.params) && !(len(m.params) == 0 && len(args) == 1) {
				r.fault(RulePreprocessor.New(t.Span(), "macro '%s' has %d parameters", m.name, len(m.params)))
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
			r.fault(RulePreprocessor.New(t.Span(), "macros expand to too much text"))
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
		case toks[i].is("("), toks[i].is("["):
			depth++
		case toks[i].is(")"), toks[i].is("]"):
			if depth--; depth == 0 {
				return append(args, toks[start:i]), i + 1, true
			}
		case toks[i].is(",") && depth == 1:
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
		if t.is("#") && i+1 < len(m.body) && param(&m.body[i+1]) >= 0 {
			i++
			text := joined(args[param(&m.body[i])])
			out = append(out, Token{Text: "'" + strings.ReplaceAll(text, "'", "''") + "'", Kind: String, Space: t.Space})
			continue
		}
		if t.is("##") && len(out) > 0 && i+1 < len(m.body) {
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
			if i+1 < len(m.body) && m.body[i+1].is("##") {
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

// evaluate computes the expression of #if. What it makes no sense of is reported and false.
func (r *reader) evaluate(at source.Span, text string) bool {
	e := ifEvaluator{r: r, text: text}
	v := e.expr(0)
	e.blanks()
	if e.err == "" && e.at < len(e.text) {
		e.err = fmt.Sprintf("'%s' makes no sense in the expression", e.text[e.at:min(len(e.text), e.at+20)])
	}
	if e.err != "" {
		r.fault(RulePreprocessor.New(at, "%s", e.err))
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
