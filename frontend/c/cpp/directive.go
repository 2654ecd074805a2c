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
	"accc/frontend/foreign"
	"accc/frontend/source"
	"accc/frontend/tokens"
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

// directive executes the directive on a line.
func (p *processor) directive(in *input, l *tokens.Line) {
	in.cur, in.end = l.First+1, l.End
	name, ok := p.nextOf(in)
	switch {
	case !ok || l.Kind == tokens.Marker:
		return
	case name.Kind == Ident:
		if f := directives[name.Text]; f != nil {
			if name.Text == "pragma" {
				name.Pos = int32(in.f.Toks[l.First].Start) // so that the span of the sentinel begins at the #
			}
			f(p, &name)
			return
		}
	}
	d := RuleDirective.New(name.Span(), "unknown preprocessing directive #%s", name.Text)
	if near := diag.Nearest(name.Text, keys(directives)); near != "" {
		d.Fix("did you mean #"+near+"?", source.Edit{Span: name.Span(), New: near})
	}
	p.result.Faults++
	p.cfg.Report(*d)
}

// ignore executes a directive that says nothing to us.
func (p *processor) ignore(*Token) {}

// rest reads the tokens up to the end of the line. The result is valid until the next call.
func (p *processor) rest() []Token { return p.atMost(math.MaxInt) }

// maxPragma bounds the tokens of a pragma that is handed on. It is more than those who take pragmas take, so that they
// can say where there are too many.
const maxPragma = 100_000

// atMost is rest for the first limit tokens.
func (p *processor) atMost(limit int) []Token {
	in := p.input()
	p.line = p.line[:0]
	for len(p.line) < limit {
		t, ok := p.nextOf(in)
		if !ok {
			break
		}
		p.line = append(p.line, t)
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
	t, _ := p.nextOf(p.input())
	if t.Kind != Ident {
		p.faultf(name, RuleDirective, "expected a macro name after #undef")
		return
	}
	if m := p.macros[t.Text]; m != nil && m.builtin != nil || t.Text == "defined" {
		p.warn(&t, RuleMacro, "the predefined macro "+t.Text+" cannot be undefined")
		return
	}
	delete(p.macros, t.Text)
	in := p.input()
	p.noteDefinition(tokens.DefRef{Def: in.f.DefAt(t.Origin.Tok), In: in.in})
	p.extra(name)
}

// include enters a header (§6.10.2).
func (p *processor) include(name *Token, next bool) {
	in := p.input()
	toks := p.rest()
	if len(toks) > 0 && toks[0].Kind == Ident {
		toks = p.expandAll(toks)
	}
	arg, ok := headerOf(toks)
	if !ok {
		p.faultf(name, RuleInclude, "expected \"header\" or <header> after #%s", name.Text)
		return
	}
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
	p.push(f, dir, tokens.Ref{Tok: name.Origin.Tok - 1, In: in.in})
}

// headerOf makes a header name of macro-expanded tokens.
func headerOf(toks []Token) (Token, bool) {
	if len(toks) == 0 {
		return Token{}, false
	}
	arg := toks[0]
	if arg.Kind == tokens.Header || arg.Kind == String && arg.Text[0] == '"' && len(arg.Text) > 2 {
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
	if what := foreign.Header(text); what != "" {
		d.Note("%s", what)
	} else if near := diag.Nearest(text, names); near != "" {
		d.Note("there is a header <%s>", near)
	}
	p.cfg.Report(*d)
}

func (p *processor) defined(name *Token) bool {
	t, _ := p.nextOf(p.input())
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
	p.conds = append(p.conds, cond{at: *name, taken: taken})
	if !taken {
		p.skip()
		return
	}
	p.choose(name)
}

// choose notes that the branch is read whose head is the present line.
func (p *processor) choose(name *Token) {
	in := p.input()
	p.result.Chosen = append(p.result.Chosen, name.Span())
	if !p.reading.Truncated {
		p.reading.Inclusions[in.in].Take(in.f.BranchAt(in.line - 1))
	}
}

// branch meets #elif, #else and their like after a branch that was taken.
func (p *processor) branch(name *Token) {
	if len(p.conds) <= p.input().conds {
		p.faultf(name, RuleDirective, "#%s without #if", name.Text)
		return
	}
	c := &p.conds[len(p.conds)-1]
	p.checkBranch(c, name)
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
	for nested := 0; ; {
		if in.line >= uint32(len(in.f.Lines)) {
			in.at, in.skipped = uint32(len(in.f.Toks)), true
			return // closeConds reports it
		}
		l := &in.f.Lines[in.line]
		in.line++
		if l.Kind != tokens.CPP {
			continue
		}
		c := &p.conds[len(p.conds)-1]
		switch {
		case l.Word.Opens():
			nested++
		case l.Word.Turns() && nested == 0:
			in.cur, in.end = l.First+1, l.End
			name, _ := p.nextOf(in)
			p.checkBranch(c, &name)
			if !c.taken && p.takes(&name) {
				c.taken = true
				p.choose(&name)
				in.at = l.End
				return
			}
		case l.Word == tokens.Endif && nested == 0:
			p.conds = p.conds[:len(p.conds)-1]
			in.at = l.End
			return
		case l.Word == tokens.Endif:
			nested--
		}
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
	text := strings.Join(strings.Fields(in.f.Span(tokens.Run{First: in.cur, End: in.end}).Text()), " ")
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
	word, _ := p.nextOf(in)
	if word.Kind != Ident {
		return
	}
	sentinel := name.Span().To(word.Span())
	if p.cfg.Pragmas[word.Text] {
		if p.calls > 0 {
			p.fault(sentinel, RuleDirective, "a directive is not allowed among the arguments of a macro")
			return
		}
		toks := p.expandAll(p.atMost(maxPragma))
		at := tokens.Range{From: p.reading.Len()}
		for i := in.f.Lines[in.line-1].First; i <= word.Origin.Tok; i++ {
			p.reading.Add(tokens.Origin{Tok: i, In: in.in})
		}
		p.handAll(toks)
		at.To = p.reading.Len()
		p.sink.Pragma(word.Text, sentinel, source.Span{}, toks, at)
		return
	}
	switch word.Text {
	case "once":
		if p.once == nil {
			p.once = map[*source.File]bool{}
		}
		p.once[in.f.File] = true
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
		p.noteDefinition(tokens.DefRef{Def: tokens.None})
	} else {
		p.macros[name] = m
		p.noteDefinition(m.ref)
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
	rest := p.expandAll(toks[1:])
	at := tokens.Range{From: p.reading.Len()}
	for _, t := range []*Token{&op, &open, &toks[0]} {
		p.hand(t)
	}
	p.handAll(rest)
	p.hand(&end)
	at.To = p.reading.Len()
	p.sink.Pragma(toks[0].Text, sentinel, op.Span().To(end.Span()), rest, at)
}

// handAll gives tokens their indices in the reading.
func (p *processor) handAll(toks []Token) {
	for i := range toks {
		p.hand(&toks[i])
	}
}

// destringize turns a string literal into the tokens of its text. If the literal is in the user's text, each token
// gets its position inside; if it is a stringized argument, the origin of the argument's tokens.
func (p *processor) destringize(lit *Token) []Token {
	text, at := tokens.Unescape(lit.Text)
	inner := &input{f: tokens.New(source.NewFile("", []byte(text)), tokens.Lexis{}), in: lit.Origin.In}
	var operands []tokens.Origin
	if lit.At < 0 {
		operands = p.mades[-1-lit.At].Operands
	}
	if inner.f.OpenComment != tokens.None {
		p.faultf(lit, RuleUnterminated, "comment is not terminated")
	}
	toks := make([]Token, 0, len(inner.f.Toks))
	for i := range inner.f.Toks {
		t := inner.token(uint32(i))
		if lit.Moved || lit.Origin.From != 0 {
			t.Pos, t.End, t.Moved = lit.Pos, lit.End, true
		} else {
			t.Pos, t.End = lit.Pos+int32(at[t.Pos]), lit.Pos+int32(at[t.End])
			t.Moved = int(t.End-t.Pos) != len(t.Text)
		}
		t.File = lit.File
		if t.Kind == Char || t.Kind == String {
			p.checkQuotes(&t, &inner.f.Toks[i])
		}
		t.Origin = lit.Origin
		switch {
		case lit.At == 0:
			t.Origin.Part = uint16(min(i+1, 0xffff))
		case len(operands) == len(inner.f.Toks):
			t.Origin = operands[i]
		default:
			p.make(&t, *lit)
		}
		t.BOL = false
		toks = append(toks, t)
	}
	return toks
}

func keys[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}
