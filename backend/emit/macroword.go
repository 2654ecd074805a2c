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
	"accc/frontend/tokens"
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
		t.valued(s, f, name)
		return false
	}
	if used := t.inUse(s, name); used != nil {
		line, ok := reworded(f.lines[0], used.directive, s.Source)
		if !ok {
			t.valued(s, f, name)
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
	t.valued(s, f, name)
	return false
}

// valued is for a directive that takes the place of a macro: where the words of the macro are not known, it has values.
func (t *translation) valued(s *Site, f *ompForm, name string) {
	t.apart = append(t.apart, name)
	if words := t.unfolded(s); words == nil || !t.byWords(f, words, s.Source) {
		acctoomp.Changed.New(s.Directive, "the directive takes the place of '%s', with the values that macros in it have", name).To(t.r)
	}
}

// expanded reports the macros of a directive that are not in what is written where another build may have something else in their place: those
// of which the text has several definitions, and those in whose place are numbers that their definitions do not have.
func (t *translation) expanded(s *Site, written string) {
	if s.Source == nil || !t.p.fortran() && s.Directive.Text()[0] != '#' { // the use of a macro, which is reported
		return
	}
	several := func(name string) bool { return s.Reading != nil && s.Reading.Freedom(name)&tokens.Several != 0 }
	said := map[source.Span]bool{}
	var added []string // numbers; nil: not looked for yet
	for _, tok := range s.Source.Tokens {
		word := tok.Span
		number := tok.Kind == pragma.Number && tok.Text != "0" && tok.Text != "1"
		if !word.IsValid() || word.File != t.file || said[word] || word.Text() == tok.Text {
			continue
		}
		name := identifier(word.Text())
		if name == "" || t.chosen[name] || !number && !several(name) || regexp.MustCompile(`\b`+name+`\b`).MatchString(written) {
			continue
		}
		said[word] = true
		if several(name) {
			acctoomp.Changed.New(word, "the text of '%s' takes its place, as it is with the macros that were read; it has several definitions", name).To(t.r)
			continue
		}
		if added == nil {
			added = t.addedNumbers(s, written)
		}
		if len(added) > 0 && !slices.ContainsFunc(added, func(n string) bool { return t.defines(name, n) }) {
			acctoomp.Changed.New(word, "the text of '%s' takes its place, with the values that macros in it have", name).To(t.r)
		}
	}
}

// addedNumbers are the numbers in what is written that the user's directive does not have, except for those that accc has itself.
func (t *translation) addedNumbers(s *Site, written string) []string {
	out := []string{}
	user := s.Directive.Text()
	for _, n := range numberInText.FindAllString(queueInText.ReplaceAllString(written, ""), -1) {
		if n != "0" && n != "1" && !regexp.MustCompile(`\b`+n+`\b`).MatchString(user) && !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	return out
}

var (
	numberInText = regexp.MustCompile(`\b[0-9]\w*\b`)
	queueInText  = regexp.MustCompile(acctoomp.QueueArray + `[\[(](?:[^\[\]()]|\([^()]*\))*[\])]`)
)

// defines reports whether the definition of a macro has a number itself.
func (t *translation) defines(name, n string) bool {
	return regexp.MustCompile(`\b` + n + `\b`).Match(definitionOf(name).Find(t.file.Text))
}

// byWords gives the directives of a form the words of a directive; false where words with macros in them are not among them.
func (t *translation) byWords(f *ompForm, words, read *pragma.Directive) bool {
	own, used := wordsOf(words, read), map[string]bool{}
	for _, list := range [][]*pragma.Directive{f.lines, f.behind, f.end} {
		for i, d := range list {
			list[i] = withWords(d, own, used)
		}
	}
	return allUsed(own, used)
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
				t.valued(m.site, m.form, identifier(m.site.Directive.Text()))
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

// inDefinition is the directive in the one definition of a macro in the file that has one and is read; nil where there is none.
func (t *translation) inDefinition(name string, user *pragma.Directive) (found *macroText) {
	for _, m := range definitionWith(name).FindAllSubmatchIndex(t.file.Text, -1) {
		body := string(t.file.Text[m[4]:m[5]])
		at, quoted := quotedDirective.FindStringSubmatchIndex(body), true
		if at == nil {
			at, quoted = bareDirective.FindStringSubmatchIndex(body), false
		}
		if at == nil {
			continue
		}
		d := t.unworded(body[at[2]:at[3]])
		if t.chosen[name] && t.skips(m[0]) {
			continue
		}
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
				key, text := valueText(a.Text()), words.Clauses[i].Args[k].Text()
				if before, ok := out[key]; ok && squeezed(before) != squeezed(text) {
					text = key // which of them is meant is not known
				}
				out[key] = text
			}
		}
	}
	return out
}

// reworded is a directive with the words of another one for the arguments that mean the same; false if words of that with macros in them
// are not among them.
func reworded(d, words, read *pragma.Directive) (*pragma.Directive, bool) {
	own, used := wordsOf(words, read), map[string]bool{}
	return withWords(d, own, used), allUsed(own, used)
}

// withWords is a directive with words for the arguments that mean the same.
func withWords(d *pragma.Directive, own map[string]string, used map[string]bool) *pragma.Directive {
	out := *d
	out.Clauses = slices.Clone(d.Clauses)
	for i, c := range out.Clauses {
		one := *c
		one.Args = slices.Clone(c.Args)
		for k, a := range one.Args {
			value, begin, end := a.Text(), "", ""
			if queue, ok := strings.CutPrefix(value, acctoomp.QueueArray); ok && len(queue) > 2 {
				value, begin, end = queue[1:len(queue)-1], acctoomp.QueueArray+queue[:1], queue[len(queue)-1:]
			}
			key := valueText(value)
			text, ok := own[key]
			text = begin + text + end
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
	return &out
}

// allUsed reports whether all words with macros in them have been used.
func allUsed(own map[string]string, used map[string]bool) bool {
	for key, text := range own {
		if !used[key] && valueText(text) != key {
			return false
		}
	}
	return true
}

// valueText is an expression or a section with the values of constant expressions in the places of these, in a form in which texts that mean
// the same are the same.
func valueText(text string) string {
	text = squeezed(text)
	if v := folded(text); v != "" {
		return v
	}
	var b strings.Builder
	depth, from := 0, 0
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '[' || c == '(':
			if depth++; depth == 1 {
				b.WriteString(text[from : i+1])
				from = i + 1
			}
		case c == ']' || c == ')' || (c == ':' || c == ',') && depth == 1:
			if depth == 1 {
				part := text[from:i]
				if v := folded(part); v != "" {
					part = v
				}
				b.WriteString(part)
				from = i
			}
			if c == ']' || c == ')' {
				depth--
			} else {
				b.WriteByte(c)
				from = i + 1
			}
		}
	}
	return b.String() + text[from:]
}

// folded is an expression of names and whole numbers with the values of its constant parts, and with all parentheses; "" for another one.
func folded(text string) string {
	e, err := parser.ParseExpr(text)
	if err != nil {
		return ""
	}
	var write func(ast.Expr) string
	write = func(e ast.Expr) string {
		if v := wholeNumber(e); v != nil {
			return v.ExactString()
		}
		switch x := e.(type) {
		case *ast.Ident:
			return x.Name
		case *ast.ParenExpr:
			return write(x.X)
		case *ast.BinaryExpr:
			if a, b := write(x.X), write(x.Y); a != "" && b != "" {
				return "(" + a + x.Op.String() + b + ")"
			}
		}
		return ""
	}
	return write(e)
}

// wholeNumber is the value of an expression of whole numbers, nil for another one.
func wholeNumber(e ast.Expr) number.Value {
	switch x := e.(type) {
	case *ast.BasicLit:
		if x.Kind == token.INT {
			return number.MakeFromLiteral(x.Value, x.Kind, 0)
		}
	case *ast.ParenExpr:
		return wholeNumber(x.X)
	case *ast.BinaryExpr:
		a, b := wholeNumber(x.X), wholeNumber(x.Y)
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
