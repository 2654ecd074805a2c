package cpp

import (
	"errors"
	"io/fs"
	"math"
	"os"
	"sort"
	"strconv"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// A cond is an open #if group.
type cond struct {
	at    Token
	taken bool // a branch has been taken
	els   bool // #else was seen
}

// directives are the preprocessing directives that are executed, by name. Those that open and close groups
// are handled while a group is skipped, too.
var directives map[string]func(p *processor, name *Token)

func init() {
	directives = map[string]func(*processor, *Token){
		"define":       (*processor).define,
		"undef":        (*processor).undef,
		"include":      func(p *processor, n *Token) { p.include(n, false) },
		"include_next": func(p *processor, n *Token) { p.include(n, true) },
		"if":           func(p *processor, n *Token) { p.openGroup(n, p.condition(n)) },
		"ifdef":        func(p *processor, n *Token) { p.openGroup(n, p.defined(n)) },
		"ifndef":       func(p *processor, n *Token) { p.openGroup(n, !p.defined(n)) },
		"elif":         (*processor).branch,
		"elifdef":      (*processor).branch,
		"elifndef":     (*processor).branch,
		"else":         (*processor).branch,
		"endif":        (*processor).endif,
		"error":        func(p *processor, n *Token) { p.message(n, diag.Error) },
		"warning":      func(p *processor, n *Token) { p.message(n, diag.Warning) },
		"line":         (*processor).lineDirective,
		"pragma":       (*processor).pragma,
		"ident":        (*processor).ignore,
		"sccs":         (*processor).ignore,
	}
}

// directive executes the directive whose # has been read.
func (p *processor) directive(hash Token) {
	in := p.input()
	in.directive = true
	name := in.next()
	switch {
	case name.Kind == Newline:
		return
	case name.Kind == Number: // # 12 "file", as preprocessors leave it
		p.ignore(&name)
		return
	case name.Kind == Ident:
		if f := directives[name.Text]; f != nil {
			if name.Text == "pragma" {
				name.Pos = hash.Pos // so that the span of the sentinel begins at the #
			}
			f(p, &name)
			p.ignore(&name)
			return
		}
	}
	d := RuleDirective.New(name.Span(), "unknown preprocessing directive #%s", name.Text)
	if near := diag.Nearest(name.Text, keys(directives)); near != "" {
		d.Fix("did you mean #"+near+"?", source.Edit{Span: name.Span(), New: near})
	}
	p.result.Faults++
	p.cfg.Report(*d)
	p.ignore(&name)
}

// ignore skips what is left of the directive's line.
func (p *processor) ignore(*Token) {
	in := p.input()
	quiet := in.quiet
	in.quiet = true
	for in.directive {
		in.next()
	}
	in.quiet = quiet
}

// rest reads the tokens up to the end of the line. The result is valid until the next call.
func (p *processor) rest() []Token { return p.atMost(math.MaxInt) }

// maxPragma bounds the tokens of a pragma that is handed on. It is more than those who take pragmas take, so that they can
// say where there are too many.
const maxPragma = 100_000

// atMost is rest for the first limit tokens.
func (p *processor) atMost(limit int) []Token {
	in := p.input()
	p.line = p.line[:0]
	for in.directive {
		if t := in.next(); t.Kind != Newline && len(p.line) < limit {
			p.line = append(p.line, t)
		}
	}
	return p.line
}

// extra reports tokens after the end of a directive.
func (p *processor) extra(name *Token) {
	if toks := p.rest(); len(toks) > 0 {
		p.warn(&toks[0], RuleDirective, "unexpected text after #"+name.Text)
	}
}

func (p *processor) undef(name *Token) {
	in := p.input()
	t := in.next()
	if t.Kind != Ident {
		p.faultf(name, RuleDirective, "expected a macro name after #undef")
		return
	}
	if m := p.macros[t.Text]; m != nil && m.builtin != nil || t.Text == "defined" {
		p.warn(&t, RuleMacro, "the predefined macro "+t.Text+" cannot be undefined")
		return
	}
	delete(p.macros, t.Text)
	p.sink.Define(t.Text, nil)
	p.extra(name)
}

// include enters a header (§6.10.2).
func (p *processor) include(name *Token, next bool) {
	in := p.input()
	arg, ok := in.headerName()
	if !ok {
		toks := p.rest()
		if len(toks) > 0 && toks[0].Kind == Ident {
			toks = p.expandAll(toks)
		}
		if arg, ok = headerOf(toks); !ok {
			p.faultf(name, RuleInclude, "expected \"header\" or <header> after #%s", name.Text)
			return
		}
	}
	p.ignore(name)
	if len(p.inputs) > maxDepth {
		p.faultf(&arg, RuleInclude, "headers are included more than %d levels deep", maxDepth)
		p.stop()
		return
	}
	from := 0
	if next {
		from = in.dir + 1
	}
	text := arg.Text[1 : len(arg.Text)-1]
	f, dir, err := p.find(text, arg.Text[0] == '"', from)
	if err != nil {
		p.noHeader(&arg, text, err)
		return
	}
	if p.once[f] {
		return
	}
	p.push(f, dir)
}

// headerOf makes a header name of macro-expanded tokens.
func headerOf(toks []Token) (Token, bool) {
	if len(toks) == 0 {
		return Token{}, false
	}
	arg := toks[0]
	if arg.Kind == String && arg.Text[0] == '"' && len(arg.Text) > 2 {
		return arg, true
	}
	if !arg.is("<") {
		return arg, false
	}
	text := ""
	for i := range toks {
		if toks[i].Space && i > 1 {
			text += " "
		}
		text += toks[i].Text
		if toks[i].is(">") {
			arg.Text = text
			return arg, true
		}
	}
	return arg, false
}

func (p *processor) noHeader(arg *Token, text string, err error) {
	p.result.Faults++
	d := RuleInclude.New(arg.Span(), "header %s is not found", arg.Text)
	if !errors.Is(err, fs.ErrNotExist) {
		var pe *os.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		d.Message = "header " + arg.Text + " cannot be read: " + err.Error()
		p.cfg.Report(*d)
		return
	}
	var names []string
	for _, dir := range p.cfg.Dirs {
		if dir.FS == nil {
			continue
		}
		_ = fs.WalkDir(dir.FS, ".", func(path string, e fs.DirEntry, err error) error {
			if err == nil && !e.IsDir() {
				names = append(names, path)
			}
			return nil
		})
	}
	if near := diag.Nearest(text, names); near != "" {
		d.Note("there is a header <%s>", near)
	}
	p.cfg.Report(*d)
}

func (p *processor) defined(name *Token) bool {
	t := p.input().next()
	if t.Kind != Ident {
		p.faultf(name, RuleDirective, "expected a macro name after #%s", name.Text)
		return false
	}
	return p.isDefined(t.Text)
}

func (p *processor) isDefined(name string) bool {
	return p.macros[name] != nil || queries[name] != nil
}

// openGroup enters an #if group.
func (p *processor) openGroup(name *Token, taken bool) {
	p.ignore(name)
	p.conds = append(p.conds, cond{at: *name, taken: taken})
	if !taken {
		p.skip()
		return
	}
	p.result.Chosen = append(p.result.Chosen, name.Span())
}

// branch meets #elif, #else and their like after a branch that was taken.
func (p *processor) branch(name *Token) {
	if len(p.conds) <= p.input().conds {
		p.faultf(name, RuleDirective, "#%s without #if", name.Text)
		return
	}
	c := &p.conds[len(p.conds)-1]
	p.checkBranch(c, name)
	p.ignore(name)
	p.skip()
}

func (p *processor) checkBranch(c *cond, name *Token) {
	if c.els {
		p.faultf(name, RuleDirective, "#%s after #else", name.Text)
	}
	if name.Text == "else" {
		c.els = true
	}
}

func (p *processor) endif(name *Token) {
	if len(p.conds) <= p.input().conds {
		p.faultf(name, RuleDirective, "#endif without #if")
		return
	}
	p.conds = p.conds[:len(p.conds)-1]
}

// closeConds reports the groups that a file leaves open.
func (p *processor) closeConds(n int) {
	for len(p.conds) > n {
		c := p.conds[len(p.conds)-1]
		p.conds = p.conds[:len(p.conds)-1]
		p.faultf(&c.at, RuleUnterminated, "#%s without #endif", c.at.Text)
	}
}

// skip passes over groups until a branch of the innermost #if is taken or the #if ends.
func (p *processor) skip() {
	in := p.input()
	in.quiet = true
	defer func() { in.quiet = false }()
	for nested := 0; ; {
		t := in.next()
		if t.Kind == EOF {
			in.bol = true
			return // closeConds reports it
		}
		if !t.BOL || !t.is("#") {
			continue
		}
		in.directive = true
		name := in.next()
		c := &p.conds[len(p.conds)-1]
		switch name.Text {
		case "if", "ifdef", "ifndef":
			nested++
		case "elif", "elifdef", "elifndef", "else":
			if nested > 0 {
				break
			}
			in.quiet = false
			p.checkBranch(c, &name)
			if !c.taken && p.takes(&name) {
				c.taken = true
				p.result.Chosen = append(p.result.Chosen, name.Span())
				p.ignore(&name)
				return
			}
			in.quiet = true
		case "endif":
			if nested == 0 {
				p.conds = p.conds[:len(p.conds)-1]
				p.ignore(&name)
				return
			}
			nested--
		}
		p.ignore(&name)
	}
}

// takes evaluates the condition of an #elif or #else.
func (p *processor) takes(name *Token) bool {
	switch name.Text {
	case "elif":
		return p.condition(name)
	case "elifdef":
		return p.defined(name)
	case "elifndef":
		return !p.defined(name)
	}
	return true
}

// message executes #error and #warning.
func (p *processor) message(name *Token, severity diag.Severity) {
	in := p.input()
	start := in.pos
	p.ignore(name)
	text := strings.Join(strings.Fields(strings.TrimSuffix(in.src[start:in.pos], "\n")), " ")
	if severity == diag.Error {
		p.result.Faults++
	}
	d := RuleUser.New(name.Span(), "#%s: %s", name.Text, text)
	d.Severity = severity
	p.cfg.Report(*d)
}

// lineDirective checks #line. Positions are those of the text on disk, so nothing else is done.
func (p *processor) lineDirective(name *Token) {
	toks := p.expandAll(p.rest())
	if len(toks) > 0 && toks[0].Kind == Number {
		if _, err := strconv.ParseUint(toks[0].Text, 10, 31); err == nil {
			return
		}
	}
	p.faultf(name, RuleDirective, "expected a line number after #line")
}

// pragma executes #pragma: what the preprocessor itself obeys, and what goes to the sink.
func (p *processor) pragma(name *Token) {
	in := p.input()
	word := in.next()
	if word.Kind != Ident {
		return
	}
	sentinel := name.Span().To(word.Span())
	if p.cfg.Pragmas[word.Text] {
		if p.calls > 0 {
			p.fault(sentinel, RuleDirective, "a directive is not allowed among the arguments of a macro")
			return
		}
		p.sink.Pragma(word.Text, sentinel, source.Span{}, p.expandAll(p.atMost(maxPragma)))
		return
	}
	switch word.Text {
	case "once":
		if p.once == nil {
			p.once = map[*source.File]bool{}
		}
		p.once[in.file] = true
	case "acc", "omp":
		p.result.Unread.Add(word.Text, sentinel)
	case "pack":
		p.pack(&word, p.atMost(maxPragma))
	case "push_macro", "pop_macro":
		p.saveMacro(&word, p.rest())
	default:
		p.nearPragma(&word, p.atMost(maxPragma))
	}
}

// pack executes #pragma pack: (n), (), (push), (push, n), (pop), each also with a name.
func (p *processor) pack(word *Token, toks []Token) {
	wrong := func(at *Token, format string, args ...any) {
		p.cfg.Report(*RulePack.New(at.Span(), format, args...))
	}
	if n := len(toks); n < 2 || !toks[0].is("(") || !toks[n-1].is(")") {
		wrong(word, "expected ( ) after #pragma pack")
		return
	}
	limit, verb, name := p.limit, "", ""
	for i := 1; i < len(toks)-1; i++ {
		t := &toks[i]
		switch {
		case i%2 == 0 && t.is(",") && i < len(toks)-2:
		case i%2 == 1 && i == 1 && t.Kind == Ident && (t.Text == "push" || t.Text == "pop"):
			verb = t.Text
		case i%2 == 1 && i == 3 && verb != "" && t.Kind == Ident:
			name = t.Text
		case i%2 == 1 && t.Kind == Number && i == len(toks)-2 && verb != "pop":
			n, err := strconv.Atoi(t.Text)
			if err != nil || n < 0 || n > 16 || n&(n-1) != 0 {
				wrong(t, "expected 1, 2, 4, 8 or 16 in #pragma pack, found '%s'", t.Text)
				return
			}
			limit = n
		default:
			wrong(t, "expected #pragma pack(n), pack(push, n) or pack(pop)")
			return
		}
	}
	switch {
	case verb == "push":
		p.limits = append(p.limits, packLimit{p.limit, name})
	case verb == "pop":
		i := len(p.limits) - 1
		for name != "" && i >= 0 && p.limits[i].name != name {
			i--
		}
		if i < 0 {
			wrong(word, "no #pragma pack(push) for this one")
			return
		}
		limit, p.limits = p.limits[i].limit, p.limits[:i]
	case len(toks) == 2:
		limit = 0
	}
	p.limit = limit
	p.sink.Pack(limit)
}

// A packLimit is what #pragma pack(push) saves.
type packLimit struct {
	limit int
	name  string
}

// nearPragma warns of "#pragma ac parallel": a word that is nearly that of a directive language, before the name of
// one of its directives. Compilers ignore such a line silently.
func (p *processor) nearPragma(word *Token, rest []Token) {
	if len(rest) == 0 || rest[0].Kind != Ident {
		return
	}
	for _, m := range []struct {
		word  string
		model *pragma.Table
	}{{"acc", acc.Table}, {"omp", omp.Table}} {
		if p.cfg.Pragmas[m.word] && diag.Nearest(word.Text, []string{m.word}) != "" && m.model.StartsDirective(rest[0].Text) {
			d := RuleSentinel.New(word.Span(), "unknown pragma '%s' before '%s'", word.Text, rest[0].Text)
			if m.model == omp.Table {
				d.Citing("OpenMP 5.2 §3.1")
			}
			d.Fix("did you mean "+m.word+"?", source.Edit{Span: word.Span(), New: m.word})
			p.cfg.Report(*d)
		}
	}
}

func (p *processor) saveMacro(word *Token, toks []Token) {
	if len(toks) != 3 || !toks[0].is("(") || toks[1].Kind != String || !toks[2].is(")") {
		p.faultf(word, RuleDirective, "expected (\"name\") after #pragma %s", word.Text)
		return
	}
	name := strings.Trim(toks[1].Text, `"`)
	if p.saved == nil {
		p.saved = map[string][]*Macro{}
	}
	stack := p.saved[name]
	if word.Text == "push_macro" {
		p.saved[name] = append(stack, p.macros[name])
		return
	}
	if len(stack) == 0 {
		return
	}
	m := stack[len(stack)-1]
	p.saved[name] = stack[:len(stack)-1]
	if m == nil {
		delete(p.macros, name)
	} else {
		p.macros[name] = m
	}
}

// pragmaOperator executes _Pragma("...") (§6.10.9).
func (p *processor) pragmaOperator(op Token) {
	open, lit, end := p.next(), Token{}, Token{}
	if open.is("(") {
		if lit = p.next(); lit.Kind == String {
			end = p.next()
		}
	}
	if !end.is(")") {
		p.faultf(&op, RuleDirective, "expected (\"text\") after _Pragma")
		return
	}
	toks := p.destringize(&lit)
	if len(toks) == 0 {
		return
	}
	sentinel := op.Span().To(toks[0].Span())
	if !p.cfg.Pragmas[toks[0].Text] {
		switch toks[0].Text {
		case "acc", "omp":
			p.result.Unread.Add(toks[0].Text, sentinel)
		case "pack":
			p.pack(&toks[0], toks[1:])
		}
		return
	}
	p.sink.Pragma(toks[0].Text, sentinel, op.Span().To(end.Span()), p.expandAll(toks[1:]))
}

// destringize turns a string literal into the tokens of its text. If the literal is in the user's text, each token
// gets its position inside.
func (p *processor) destringize(lit *Token) []Token {
	open := strings.IndexByte(lit.Text, '"')
	raw := lit.Text[open+1 : len(lit.Text)-1]
	var text []byte
	var at []int32
	for i := 0; i < len(raw); i++ {
		if raw[i] == '\\' && i+1 < len(raw) && (raw[i+1] == '"' || raw[i+1] == '\\') {
			i++
		}
		text = append(text, raw[i])
		at = append(at, lit.Pos+int32(open+1+i))
	}
	at = append(at, lit.Pos+int32(open+1+len(raw)))
	in := lexer{file: lit.File, src: string(text), directive: true}
	in.fault = func(_ source.Span, rule *diag.Rule, message string) { p.faultf(lit, rule, "%s", message) }
	var toks []Token
	for {
		t := in.next()
		if t.Kind == Newline || t.Kind == EOF {
			return toks
		}
		if lit.Moved || lit.Macro != "" {
			t.Pos, t.End, t.Moved, t.Macro = lit.Pos, lit.End, true, lit.Macro
		} else {
			t.Pos, t.End = at[t.Pos], at[t.End]
			t.Moved = int(t.End-t.Pos) != len(t.Text)
		}
		t.BOL = false
		toks = append(toks, t)
	}
}

func keys[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}
