package emit

import (
	"go/ast"
	number "go/constant"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strings"

	"accc/backend/acctoomp"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// A directive may come from a macro that is nothing else:
//
//	#define LOOP(n) _Pragma("acc parallel loop num_gangs(n) copyin(a[0:N])")
//	#define ACC(x)  PRAGMA(acc x)
//
// Its tokens are where the macro is used, all of them, so that no operation tells which words it has. They are in the definition, or
// among the arguments of the use: a text that is the same directive but for macros in it. What such a text says in clauses is written with
// its words, in its place: then each use of the macro is translated by the definition.

// macroText is text that is a directive but for macros in it, and where it is.
type macroText struct {
	source.Span
	directive *pragma.Directive
	quoted    bool // the text of a _Pragma operator
	params    bool // the macro has parameters
}

// fromMacro translates a directive that is all of a macro. It returns false where its form is to be written in place of the use.
func (t *translation) fromMacro(s *Site, f *ompForm) bool {
	name := identifier(s.Directive.Text())
	simple := !t.keep && f.under == "" && len(f.calls)+len(f.end)+len(f.behind)+len(f.moves)+len(f.own) == 0 && len(f.lines) == 1 && !s.Several &&
		s.Source != nil && f.lines[0].Def != ompdir.DirDeclareTarget
	if !simple || !t.beforeUse(s, f) {
		t.valued(s, name)
		return false
	}
	if used := t.inUse(s, name); used != nil {
		line, ok := reworded(f.lines[0], used.directive, s.Source)
		if !ok {
			t.valued(s, name)
			return false
		}
		f.lines = []*pragma.Directive{line}
		if used.File == nil {
			return false
		}
		t.edits = append(t.edits, source.Edit{Span: used.Span, New: t.to.sentinel + " " + line.Text()})
		return true
	}
	if defined := t.inDefinition(name, s.Source); defined != nil {
		if line, ok := reworded(f.lines[0], defined.directive, s.Source); ok {
			t.wholes = append(t.wholes, wholeMacro{s, f, defined, line})
			return true
		}
	}
	t.valued(s, name)
	return false
}

// valued reports that a directive takes the place of a macro, with the values of the macros in it.
func (t *translation) valued(s *Site, name string) {
	t.apart = append(t.apart, name)
	acctoomp.Changed.New(s.Directive, "the directive takes the place of '%s', with the values that macros in it have", name).To(t.r)
}

// expanded reports the macros of a directive that are not in what is written where another build may have something else in their place: those
// of which the text has several definitions, and those in whose place are numbers that their definitions do not have.
func (t *translation) expanded(s *Site, written string) {
	if s.Source == nil || !t.p.fortran() && s.Directive.Text()[0] != '#' { // the use of a macro, which is reported
		return
	}
	several := t.refusals().several
	said := map[source.Span]bool{}
	for _, tok := range s.Source.Tokens {
		word := tok.Span
		number := tok.Kind == pragma.Number && tok.Text != "0" && tok.Text != "1"
		if !word.IsValid() || word.File != t.file || said[word] || word.Text() == tok.Text {
			continue
		}
		name := identifier(word.Text())
		if name == "" || !number && !several[name] || regexp.MustCompile(`\b`+name+`\b`).MatchString(written) {
			continue
		}
		said[word] = true
		if several[name] {
			acctoomp.Changed.New(word, "the text of '%s' takes its place, as it is with the macros that were read; it has several definitions", name).To(t.r)
			continue
		}
		digits := regexp.MustCompile(`(^|\W)` + regexp.QuoteMeta(tok.Text) + `\b`)
		if digits.MatchString(written) && !digits.Match(definitionOf(name).Find(t.file.Text)) {
			acctoomp.Changed.New(word, "the text of '%s' takes its place, with the values that macros in it have", name).To(t.r)
		}
	}
}

// A wholeMacro is the use of a macro that is a directive, with what its definition becomes for it.
type wholeMacro struct {
	site *Site
	form *ompForm
	text *macroText
	line *pragma.Directive
}

// wholeMacros changes the definitions of macros that are directives; where uses of one become different directives, each is written in
// its place.
func (t *translation) wholeMacros() {
	for _, m := range t.wholes {
		same := true
		for _, o := range t.wholes {
			same = same && (o.text.Start != m.text.Start || o.line.Text() == m.line.Text())
		}
		text := t.to.sentinel + " " + m.line.Text()
		if m.text.quoted {
			text = strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text)
		}
		edit := source.Edit{Span: m.text.Span, New: text}
		switch {
		case !same || slices.Contains(t.apart, identifier(m.site.Directive.Text())):
			if m.text.params {
				t.valued(m.site, identifier(m.site.Directive.Text()))
			} else {
				m.form.lines = []*pragma.Directive{m.line}
			}
			t.write(m.site, m.form)
		case !slices.Contains(t.edits, edit):
			t.edits = append(t.edits, edit)
		}
	}
}

// from is the table of the directives that are translated.
func (t *translation) from() *pragma.Table {
	if t.to.reverse != nil {
		return ompdir.Table
	}
	return accdir.Table
}

// unworded is a text as a directive, nil where it is none.
func (t *translation) unworded(text string) *pragma.Directive {
	text = strings.TrimSpace(text)
	if rest, ok := strings.CutPrefix(text, t.from().Sentinel); ok && strings.TrimLeft(rest, " \t") != rest {
		text = rest
	}
	var list diag.List
	d := pragma.Parse(t.from(), source.Span{}, pragma.LexText(text), &list)
	if d == nil || d.Incomplete || list.HasErrors() {
		return nil
	}
	return d
}

// inUse is the directive among the arguments of the use of a macro, nil where it is not there. It has a span if it begins with acc or omp.
func (t *translation) inUse(s *Site, name string) *macroText {
	text := s.Directive.Text()
	open, end := strings.IndexByte(text, '('), strings.LastIndexByte(text, ')')
	if open < 0 || end < open || strings.ContainsAny(text, "\n\"") || strings.TrimSpace(text[len(name):open]) != "" {
		return nil
	}
	inner := text[open+1 : end]
	d := t.unworded(inner)
	if d == nil || !sameShape(d, s.Source) {
		return nil
	}
	at := &macroText{directive: d}
	if body := strings.TrimLeft(inner, " \t"); strings.HasPrefix(body, t.from().Sentinel+" ") {
		start := s.Directive.Start + open + 1 + len(inner) - len(body)
		at.Span = source.Span{File: t.file, Start: start, End: s.Directive.Start + open + 1 + len(strings.TrimRight(inner, " \t"))}
	}
	return at
}

var (
	quotedDirective = regexp.MustCompile(`_Pragma[ \t]*\([ \t]*"[ \t]*((?:acc|omp)\b(?:[^"\\]|\\.)*?)[ \t]*"[ \t]*\)[ \t]*$`)
	bareDirective   = regexp.MustCompile(`^[ \t]*\w+[ \t]*\([ \t]*((?:acc|omp)[ \t].*?)[ \t]*\)[ \t]*$`)
)

// inDefinition is the directive in the one definition of a macro in the file that has one; nil where there is none.
func (t *translation) inDefinition(name string, user *pragma.Directive) (found *macroText) {
	defines := regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+` + regexp.QuoteMeta(name) + `(\([^)\n]*\))?((?:[ \t]|\\\r?\n)(?:[^\n\\]|\\\r?\n|\\.)*)`)
	for _, m := range defines.FindAllSubmatchIndex(t.file.Text, -1) {
		body := string(t.file.Text[m[4]:m[5]])
		at, quoted := quotedDirective.FindStringSubmatchIndex(body), true
		if at == nil {
			at, quoted = bareDirective.FindStringSubmatchIndex(body), false
		}
		if at == nil {
			continue
		}
		d := t.unworded(body[at[2]:at[3]])
		if d == nil || !sameShape(d, user) || found != nil {
			return nil
		}
		found = &macroText{source.Span{File: t.file, Start: m[4] + at[2], End: m[4] + at[3]}, d, quoted, m[2] >= 0}
	}
	return found
}

// sameShape reports whether two directives have the same clauses with the same numbers of arguments.
func sameShape(a, b *pragma.Directive) bool {
	return a.Def == b.Def && (a.Args == nil) == (b.Args == nil) && slices.EqualFunc(a.Clauses, b.Clauses, func(x, y *pragma.Clause) bool {
		return x.Def == y.Def && len(x.Args) == len(y.Args)
	})
}

// wordsOf are the words of the arguments of a directive, by what they mean: the text of the argument as the directive of the same shape was read.
func wordsOf(words, read *pragma.Directive) map[string]string {
	out := map[string]string{}
	for i, c := range read.Clauses {
		for k, a := range c.Args {
			if a.Kind == pragma.ArgVar || a.Kind == pragma.ArgExpr {
				out[valueText(a.Text())] = words.Clauses[i].Args[k].Text()
			}
		}
	}
	return out
}

// reworded is a directive with the words of another one for the arguments that mean the same; false if words of that with macros in them
// are not among them.
func reworded(d, words, read *pragma.Directive) (*pragma.Directive, bool) {
	own := wordsOf(words, read)
	used := map[string]bool{}
	out := *d
	out.Clauses = slices.Clone(d.Clauses)
	for i, c := range out.Clauses {
		one := *c
		one.Args = slices.Clone(c.Args)
		for k, a := range one.Args {
			key := valueText(a.Text())
			text, ok := own[key]
			if !ok {
				continue
			}
			used[key] = true
			switch {
			case squeezed(text) == squeezed(a.Text()):
			case a.Kind == pragma.ArgVar:
				one.Args[k] = varArg(text)
			case a.Kind == pragma.ArgExpr:
				one.Args[k] = exprArg(text)
			}
		}
		out.Clauses[i] = &one
	}
	for key, text := range own {
		if !used[key] && valueText(text) != key {
			return nil, false
		}
	}
	return &out, true
}

// valueText is an expression or a section with the values of constant expressions in the places of these, squeezed.
func valueText(text string) string {
	text = squeezed(text)
	if v := constantOf(text); v != "" {
		return v
	}
	var b strings.Builder
	depth, from := 0, 0
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '[':
			if depth++; depth == 1 {
				b.WriteString(text[from : i+1])
				from = i + 1
			}
		case c == ']' || c == ':' && depth == 1:
			if depth == 1 {
				part := text[from:i]
				if v := constantOf(part); v != "" {
					part = v
				}
				b.WriteString(part)
				from = i
			}
			if c == ']' {
				depth--
			} else {
				b.WriteByte(':')
				from = i + 1
			}
		}
	}
	return b.String() + text[from:]
}

// constantOf is the value of an expression of whole numbers, "" for another one.
func constantOf(text string) string {
	e, err := parser.ParseExpr(text)
	if err != nil {
		return ""
	}
	var value func(ast.Expr) number.Value
	value = func(e ast.Expr) number.Value {
		switch x := e.(type) {
		case *ast.BasicLit:
			if x.Kind == token.INT {
				return number.MakeFromLiteral(x.Value, x.Kind, 0)
			}
		case *ast.ParenExpr:
			return value(x.X)
		case *ast.BinaryExpr:
			a, b := value(x.X), value(x.Y)
			op := x.Op
			switch {
			case a == nil || b == nil:
				return nil
			case op == token.QUO && number.Sign(b) != 0:
				op = token.QUO_ASSIGN // of whole numbers
			case op != token.ADD && op != token.SUB && op != token.MUL:
				return nil
			}
			return number.BinaryOp(a, op, b)
		}
		return nil
	}
	if v := value(e); v != nil {
		return v.ExactString()
	}
	return ""
}
