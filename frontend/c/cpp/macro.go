package cpp

import (
	"fmt"
	"strconv"
	"strings"

	"accc/frontend/tokens"
)

// A Macro is a definition.
type Macro struct {
	Name     string
	Func     bool // has a parameter list
	Params   []string
	Variadic bool // the last parameter takes all remaining arguments
	Body     []Token

	// param is the parameter each token of Body names, -1 for none.
	param    []int16
	def      Token // the name where it is defined
	ref      tokens.DefRef
	disabled bool // its expansion is being read
	builtin  func(p *processor, use *Token) Token
}

// builtins are the macros whose text depends on where they are used (§6.10.8.1).
var builtins = map[string]func(p *processor, use *Token) Token{
	"__FILE__":      func(p *processor, t *Token) Token { return str(t.File.Name) },
	"__BASE_FILE__": func(p *processor, t *Token) Token { return str(p.inputs[0].f.Name) },
	"__LINE__": func(p *processor, t *Token) Token {
		if p.cfg.NoLines {
			return num(0)
		}
		return num(t.File.Position(int(t.Pos)).Line)
	},
	"__INCLUDE_LEVEL__": func(p *processor, t *Token) Token { return num(len(p.inputs) - 1) },
	"__COUNTER__": func(p *processor, t *Token) Token {
		p.counter++
		return num(p.counter - 1)
	},
	"__DATE__":      func(p *processor, t *Token) Token { return str(p.cfg.Now.Format("Jan _2 2006")) },
	"__TIME__":      func(p *processor, t *Token) Token { return str(p.cfg.Now.Format("15:04:05")) },
	"__TIMESTAMP__": func(p *processor, t *Token) Token { return str(p.cfg.Now.Format("Mon Jan _2 15:04:05 2006")) },
}

func str(s string) Token {
	s = strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s)
	return Token{Kind: String, Text: `"` + s + `"`}
}

func num(n int) Token { return Token{Kind: Number, Text: strconv.Itoa(n)} }

// define executes #define (§6.10.3).
func (p *processor) define(name *Token) {
	in := p.input()
	t, _ := p.nextOf(in)
	if t.Kind != Ident || t.Text == "defined" || t.Text == "__VA_ARGS__" || t.Text == "__VA_OPT__" {
		p.faultf(name, RuleMacro, "expected a macro name after #define")
		return
	}
	m := &Macro{Name: t.Text, def: t, ref: tokens.DefRef{Def: in.f.DefAt(t.Origin.Tok), In: in.in}}
	toks := p.rest()
	if len(toks) > 0 && toks[0].is("(") && !toks[0].Space {
		m.Func = true
		n, ok := p.params(m, toks)
		if !ok {
			return
		}
		toks = toks[n:]
	} else if len(toks) > 0 && !toks[0].Space {
		p.warn(&toks[0], RuleMacro, "expected white space after the macro name "+m.Name)
	}
	m.Body = append([]Token(nil), toks...)
	if !p.resolve(m) {
		return
	}
	if old := p.macros[m.Name]; old != nil && old.builtin != nil {
		p.warn(&t, RuleMacro, "the predefined macro "+m.Name+" cannot be redefined")
		return
	} else if old != nil && !same(old, m) {
		d := RuleMacro.New(t.Span(), "macro '%s' is redefined", m.Name)
		if span := old.def.Span(); span.IsValid() && !strings.HasPrefix(span.File.Name, "<") {
			d.See(span, "first defined here")
		}
		p.warning(d)
	}
	p.macros[m.Name] = m
	p.noteDefinition(m.ref)
}

// params reads a parameter list; n is the number of tokens read.
func (p *processor) params(m *Macro, toks []Token) (n int, ok bool) {
	bad := func(t *Token) (int, bool) {
		p.faultf(t, RuleMacro, "malformed parameter list of macro '%s'", m.Name)
		return 0, false
	}
	for i := 1; i < len(toks); {
		t := &toks[i]
		switch {
		case t.is(")") && i == 1:
			return 2, true
		case t.is("..."):
			m.Variadic = true
			m.Params = append(m.Params, "__VA_ARGS__")
			i++
		case t.Kind == Ident:
			for _, q := range m.Params {
				if q == t.Text {
					p.faultf(t, RuleMacro, "parameter '%s' of macro '%s' is named twice", q, m.Name)
					return 0, false
				}
			}
			m.Params = append(m.Params, t.Text)
			if i++; i < len(toks) && toks[i].is("...") {
				m.Variadic = true
				i++
			}
		default:
			return bad(t)
		}
		switch {
		case i >= len(toks):
		case toks[i].is(")"):
			return i + 1, true
		case toks[i].is(",") && !m.Variadic:
			i++
			continue
		default:
			return bad(&toks[i])
		}
	}
	return bad(&toks[len(toks)-1])
}

// resolve finds the parameters in the body and checks # and ## (§6.10.3.2, §6.10.3.3).
func (p *processor) resolve(m *Macro) bool {
	m.param = make([]int16, len(m.Body))
	for i := range m.Body {
		t := &m.Body[i]
		m.param[i] = -1
		if t.Kind == Ident {
			for j, q := range m.Params {
				if q == t.Text {
					m.param[i] = int16(j)
				}
			}
		}
		if t.is("##") && (i == 0 || i == len(m.Body)-1) {
			p.faultf(t, RuleMacro, "## is not allowed at either end of macro '%s'", m.Name)
			return false
		}
	}
	if m.Func {
		for i := range m.Body {
			if m.Body[i].is("#") && (i+1 == len(m.Body) || m.param[i+1] < 0 && m.Body[i+1].Text != "__VA_OPT__") {
				p.faultf(&m.Body[i], RuleMacro, "# is not followed by a parameter of macro '%s'", m.Name)
				return false
			}
		}
	}
	if len(m.Body) > 0 {
		m.Body[0].Space = false
	}
	return true
}

func same(a, b *Macro) bool {
	if a.Func != b.Func || a.Variadic != b.Variadic || len(a.Params) != len(b.Params) || len(a.Body) != len(b.Body) {
		return false
	}
	for i := range a.Params {
		if a.Params[i] != b.Params[i] {
			return false
		}
	}
	for i := range a.Body {
		if a.Body[i].Text != b.Body[i].Text || a.Body[i].Space != b.Body[i].Space {
			return false
		}
	}
	return true
}

// expandAll expands a run of tokens by itself. The result is a slice of its own.
func (p *processor) expandAll(toks []Token) []Token {
	out := make([]Token, 0, len(toks))
	if p.depth >= maxDepth {
		if len(toks) > 0 && !p.stopped {
			p.faultf(&toks[0], RuleLimit, "macro calls are nested more than %d levels deep", maxDepth)
			p.stop()
		}
		return out
	}
	p.depth++
	p.runs = append(p.runs, tokenRun{tokens: toks, fence: true})
	for {
		t := p.next()
		if t.Kind == endRun {
			break
		}
		out = append(out, t)
	}
	p.pop()
	p.depth--
	return out
}

// expand starts reading the expansion of a macro at its use; it returns false when the name of a
// macro with parameters is not followed by arguments.
func (p *processor) expand(m *Macro, use *Token) bool {
	if p.stopped {
		return false
	}
	end := *use
	var args [][]Token
	var open Token
	if m.Func {
		var ok bool
		if open, ok = p.atParen(); !ok {
			return false
		}
	}
	e := p.begin(m, use)
	if m.Func {
		base := len(p.seps)
		p.seps = append(p.seps, use.Origin, open.Origin)
		var ok bool
		args, end, ok = p.arguments(m, use, e)
		if ok {
			p.noteUse(e, append(p.seps[base:], end.Origin))
		}
		if p.seps = p.seps[:base]; !ok {
			return true
		}
	}
	var out []Token
	if m.builtin != nil {
		out = []Token{m.builtin(p, use)}
		out[0].Moved = true
		out[0].Origin = use.Origin
		out[0].Origin.From = e
		p.make(&out[0])
		p.mades[len(p.mades)-1].Position = positional[m.Name]
	} else {
		out = p.substitute(m, use, e, args)
	}
	p.made += len(out) + 1
	if p.made > p.cfg.Limit {
		p.faultf(use, RuleLimit, "macro expansion exceeds %d tokens", p.cfg.Limit)
		p.stop()
		return true
	}
	pos, stop := use.Pos, use.End
	if end.File == use.File && end.End > stop {
		stop = end.End
	}
	for i := range out {
		t := &out[i]
		if t.File == nil {
			t.File, t.Pos, t.End, t.Moved = use.File, pos, stop, true
		}
		t.BOL = false
	}
	if len(out) > 0 {
		out[0].Space = use.Space
		out[0].BOL = use.BOL
	}
	m.disabled = true
	p.runs = append(p.runs, tokenRun{tokens: out, macro: m})
	return true
}

// atParen reads the next token if it is an opening parenthesis.
func (p *processor) atParen() (t Token, ok bool) {
	for n := len(p.runs); n > 0; n = len(p.runs) {
		r := &p.runs[n-1]
		if len(r.tokens) > 0 {
			if !r.tokens[0].is("(") {
				return t, false
			}
			t = r.tokens[0]
			r.tokens = r.tokens[1:]
			return t, true
		}
		if r.fence {
			return t, false
		}
		p.pop()
	}
	in := p.input()
	if !in.f.Is(in.at, "(") {
		return t, false
	}
	if in.f.Toks[in.at].Is(tokens.First) {
		in.line++
	}
	in.at++
	return in.token(in.at - 1), true
}

// arguments reads the arguments of a macro call after the opening parenthesis. If it fails (reported), what was read
// is dropped. The tokens come through the expansion e from here on.
func (p *processor) arguments(m *Macro, use *Token, e uint32) (args [][]Token, end Token, ok bool) {
	p.calls++
	defer func() { p.calls-- }()
	arg := []Token{} // never nil: nil is a variable argument that is left out
	for nested := 0; ; {
		t := p.raw()
		switch {
		case t.Kind == EOF || t.Kind == endRun:
			if !p.stopped {
				p.faultf(use, RuleUnterminated, "call of macro '%s' is not terminated", m.Name)
			}
			return nil, t, false
		case t.is("("):
			nested++
		case t.is(")"):
			if nested == 0 {
				args = append(args, arg)
				return args, t, p.checkCount(m, use, &args)
			}
			nested--
		case t.is(",") && nested == 0 && !(m.Variadic && len(args) == len(m.Params)-1):
			args = append(args, arg)
			arg = []Token{}
			p.seps = append(p.seps, t.Origin)
			continue
		case t.Kind == Ident:
			if q := p.macros[t.Text]; q != nil && q.disabled {
				t.noExpand = true
			}
		}
		if t.BOL {
			t.BOL, t.Space = false, true
		}
		p.through(&t, e)
		arg = append(arg, t)
		if p.made++; p.made > p.cfg.Limit {
			p.faultf(use, RuleLimit, "macro expansion exceeds %d tokens", p.cfg.Limit)
			p.stop()
		}
	}
}

func (p *processor) checkCount(m *Macro, use *Token, args *[][]Token) bool {
	if len(m.Params) == 0 && len(*args) == 1 && len((*args)[0]) == 0 {
		*args = nil
	}
	if m.Variadic && len(m.Params) == 1 && len((*args)[0]) == 0 {
		(*args)[0] = nil
	}
	if m.Variadic && len(*args) == len(m.Params)-1 {
		*args = append(*args, nil)
	}
	if len(*args) == len(m.Params) {
		return true
	}
	want := fmt.Sprint(len(m.Params))
	if m.Variadic {
		want = fmt.Sprintf("at least %d", len(m.Params)-1)
	}
	p.faultf(use, RuleMacro, "macro '%s' has %s parameters, found %d arguments", m.Name, want, len(*args))
	return false
}

// substitute makes the expansion e of a macro: parameters replaced, # and ## executed. Tokens of the body have no File
// yet: they get the position of the use.
func (p *processor) substitute(m *Macro, use *Token, e uint32, args [][]Token) []Token {
	out := make([]Token, 0, len(m.Body))
	return p.joinPasted(use, p.appendBody(out, m, e, 0, len(m.Body), args, make([][]Token, len(args))))
}

// paste marks the position of a ## between two tokens of a half-made expansion.
var paste = Token{Kind: placemarker, Text: "##"}

// appendBody appends Body[from:to] with parameters replaced and # executed; every ## becomes a
// paste mark.
func (p *processor) appendBody(out []Token, m *Macro, e uint32, from, to int, args, expanded [][]Token) []Token {
	for i := from; i < to; i++ {
		t := m.Body[i]
		switch param := m.param[i]; {
		case t.is("##"):
			mark := paste
			mark.Origin = t.Origin
			mark.Origin.From = e
			out = append(out, mark)
		case t.is("#") && m.Func && m.param[i+1] >= 0:
			arg := args[m.param[i+1]]
			s := stringize(arg)
			s.Space, s.Origin = t.Space, t.Origin
			s.Origin.From = e
			p.make(&s, arg...)
			out = append(out, s)
			i++
		case t.Text == "__VA_OPT__" && m.Variadic && t.Kind == Ident && i+1 < to && m.Body[i+1].is("("):
			end := closing(m.Body, i+1)
			if len(p.expandArg(m, len(m.Params)-1, args, expanded)) > 0 {
				out = p.appendBody(out, m, e, i+2, end, args, expanded)
			} else if i > from && m.Body[i-1].is("##") || end+1 < to && m.Body[end+1].is("##") {
				out = append(out, Token{Kind: placemarker})
			}
			i = end
		case param >= 0:
			pasted := i > from && m.Body[i-1].is("##") || i+1 < to && m.Body[i+1].is("##")
			if pasted && i > from+1 && m.Body[i-1].is("##") && m.Body[i-2].is(",") && m.Variadic && int(param) == len(m.Params)-1 {
				// GNU: , ## __VA_ARGS__ drops the comma when the arguments are left out.
				out = out[:len(out)-1]
				if args[param] == nil {
					out = out[:len(out)-1]
				}
				pasted = false
			}
			arg := args[param]
			if !pasted {
				arg = p.expandArg(m, int(param), args, expanded)
			} else if len(arg) == 0 {
				out = append(out, Token{Kind: placemarker})
			}
			n := len(out)
			out = append(out, arg...)
			if n < len(out) {
				out[n].Space = t.Space
			}
		default:
			t.File = nil
			t.Origin.From = e
			out = append(out, t)
		}
	}
	return out
}

// closing is the index of the parenthesis that closes the one at toks[i].
func closing(toks []Token, i int) int {
	nested := 0
	for ; i < len(toks); i++ {
		switch {
		case toks[i].is("("):
			nested++
		case toks[i].is(")"):
			if nested--; nested == 0 {
				return i
			}
		}
	}
	return len(toks) - 1
}

// expandArg expands an argument once.
func (p *processor) expandArg(m *Macro, i int, args, expanded [][]Token) []Token {
	if expanded[i] == nil && len(args[i]) > 0 {
		expanded[i] = args[i]
		for j := range args[i] {
			if t := &args[i][j]; t.Kind == Ident && p.macros[t.Text] != nil {
				expanded[i] = p.expandAll(args[i])
				break
			}
		}
	}
	return expanded[i]
}

// joinPasted executes the paste marks of an expansion and removes placemarkers.
func (p *processor) joinPasted(use *Token, toks []Token) []Token {
	marked := false
	for i := range toks {
		marked = marked || toks[i].Kind == placemarker
	}
	if !marked {
		return toks
	}
	out := make([]Token, 0, len(toks))
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		if t.Kind != placemarker || t.Text == "" || len(out) == 0 || i+1 == len(toks) {
			out = append(out, t)
			continue
		}
		i++
		out[len(out)-1] = p.paste(use, out[len(out)-1], t.Origin, toks[i])
	}
	n := 0
	for _, t := range out {
		if t.Kind != placemarker {
			out[n] = t
			n++
		}
	}
	return out[:n]
}

// paste makes one token of two, for the ## at an origin.
func (p *processor) paste(use *Token, a Token, at tokens.Origin, b Token) Token {
	switch {
	case a.Kind == placemarker:
		b.Space = a.Space
		return b
	case b.Kind == placemarker:
		return a
	}
	text := a.Text + b.Text
	kind, end := tokens.Scan(text)
	if end != len(text) || strings.HasPrefix(text, "//") || strings.HasPrefix(text, "/*") {
		p.faultf(use, RuleMacro, "%q and %q do not paste into one token", a.Text, b.Text)
	}
	t := Token{Kind: kind, Text: text, Space: a.Space, Origin: at}
	p.make(&t, a, b)
	return t
}

// stringize makes a string literal of an argument (§6.10.3.2).
func stringize(arg []Token) Token {
	var b strings.Builder
	b.WriteByte('"')
	for i := range arg {
		t := &arg[i]
		if i > 0 && t.Space {
			b.WriteByte(' ')
		}
		if t.Kind != String && t.Kind != Char {
			b.WriteString(t.Text)
			continue
		}
		for j := range len(t.Text) {
			if c := t.Text[j]; c == '"' || c == '\\' {
				b.WriteByte('\\')
			}
			b.WriteByte(t.Text[j])
		}
	}
	b.WriteByte('"')
	return Token{Kind: String, Text: b.String(), Moved: true}
}
