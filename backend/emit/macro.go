package emit

import (
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

// A directive may come from a macro that is nothing else, or that has other text, too:
//
//	#define LOOP(n) _Pragma("acc parallel loop num_gangs(n) copyin(a[0:N])")
//	#define ACC(x)  PRAGMA(acc x)
//	#define GO(i)   _Pragma("acc update self(a)") a[i] += 1;
//
// Its words are in a definition, or among the arguments of the use. There it is written, with the words that it has there, if all uses of
// the macro become the same; else it takes the place of the use, if it is alone, or stays.

// A home is where the words of a directive are that comes from a macro.
type home struct {
	source.Span // from the word of the language to the last one
	// operator is the _Pragma operator whose string they are, not valid for words outside of a string.
	operator source.Span
	words    *pragma.Directive
	// macro is the one in whose definition they are, "" for those among arguments in the text.
	macro string
	// line is the definition, other whether the file has another one with a directive.
	line  source.Span
	other bool
}

// homeOf returns the home of a directive, nil where its words are not together, in another file, or no directive with the same clauses.
func (t *translation) homeOf(s *Site) *home {
	if s.Source == nil || s.Reading == nil || len(s.Source.Tokens) == 0 {
		return nil
	}
	r, x := s.Reading, rangeOf(s.Source.Tokens)
	at, ok := r.Spell(x)
	if !ok || at.Where == tokens.InText || r.File(at.In).File != t.file {
		return nil
	}
	f := r.File(at.In)
	h := &home{}
	text := ""
	if at.Parts.Empty() {
		// The word of the language stands before the others: in ACC(parallel loop) it does not.
		if first := r.Origin(x.From - 1); first.In != at.In || first.Tok != at.First-1 || first.Part != 0 {
			return nil
		}
		h.Span = f.Span(tokens.Run{First: at.First - 1, End: at.End})
		text = h.Text()
	} else {
		parts := f.Parts(at.First)
		if int(at.Parts.End) != len(parts) || at.Parts.First != 1 || at.First < 2 {
			return nil
		}
		h.Span = source.Span{File: t.file, Start: int(parts[0].Start), End: int(parts[len(parts)-1].End)}
		h.operator = f.Span(tokens.Run{First: at.First - 2, End: at.First + 2})
		text, _ = tokens.Unescape(f.Text(at.First))
	}
	if h.words = t.unworded(text); h.words == nil || !sameShape(h.words, s.Source) {
		return nil
	}
	if at.Where == tokens.InBody {
		def := r.Expansions[at.Use].Def
		h.macro = f.Text(f.Defs[def.Def].Name)
		h.line = f.Span(f.Lines[f.LineOf(at.First)].Run)
		h.other = slices.ContainsFunc(f.Named(h.macro), func(d uint32) bool { return d != def.Def && t.holds(f, f.Defs[d].Body) })
	}
	return h
}

// holds reports whether tokens have the word of the language that is translated, as it begins directives.
func (t *translation) holds(f *tokens.File, run tokens.Run) bool {
	word := t.from().Sentinel
	for tok := run.First; tok < run.End; tok++ {
		if p := f.Operator(tok); len(p) > 0 && p[0].Text == word || f.Is(tok, word) {
			return true
		}
	}
	return false
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
	toks := pragma.LexText(text)
	if len(toks) == 0 || toks[0].Text != t.from().Sentinel {
		return nil
	}
	var list diag.List
	d := pragma.Parse(t.from(), source.Span{}, toks[1:], &list)
	if d == nil || d.Incomplete || list.HasErrors() {
		return nil
	}
	return d
}

// sameShape reports whether two directives have the same clauses with the same numbers of arguments.
func sameShape(a, b *pragma.Directive) bool {
	return a.Def == b.Def && (a.Args == nil) == (b.Args == nil) && slices.EqualFunc(a.Clauses, b.Clauses, func(x, y *pragma.Clause) bool {
		return x.Def == y.Def && len(x.Args) == len(y.Args)
	})
}

// atHome gives the directives of a form the words that a directive has in its home, in the place of those where it is used. It returns
// false where words that differ between uses are not among them: the definition would say something else.
func (t *translation) atHome(f *ompForm, h *home, user *pragma.Directive) bool {
	own, used := map[string]string{}, map[string]bool{}
	for i, c := range user.Clauses {
		for k, a := range c.Args {
			_, toks := tokensOf(a)
			text := t.words.spelled(rangeOf(toks))
			if text == "" {
				continue
			}
			there := h.words.Clauses[i].Args[k].Text()
			if before, ok := own[squeezed(text)]; ok && squeezed(before) != squeezed(there) {
				return false // which of them is meant is not known
			}
			own[squeezed(text)] = there
		}
	}
	for _, list := range [][]*pragma.Directive{f.lines, f.behind, f.end} {
		for i, d := range list {
			list[i] = reworded(d, own, used)
		}
	}
	for here, there := range own {
		if !used[here] && here != squeezed(there) {
			return false
		}
	}
	return true
}

// reworded returns a directive with words for arguments that have others.
func reworded(d *pragma.Directive, own map[string]string, used map[string]bool) *pragma.Directive {
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
			text, ok := own[squeezed(value)]
			if !ok {
				continue
			}
			used[squeezed(value)] = true
			switch text = begin + text + end; {
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

// copied returns a form whose directives may be given other words.
func (f *ompForm) copied() *ompForm {
	out := *f
	out.lines, out.behind, out.end = slices.Clone(f.lines), slices.Clone(f.behind), slices.Clone(f.end)
	return &out
}

// A macroUse is the use of a macro that yields a directive, the directive's replacement, and the home of its words; nil if it has none.
type macroUse struct {
	site *Site
	form *ompForm
	home *home
}

// macroOf returns the name of the macro whose use yields a directive.
func macroOf(s *Site) string {
	if s.Source == nil || len(s.Source.Tokens) == 0 {
		return ""
	}
	return s.Reading.Macro(s.Source.Tokens[0].At)
}

// fromMacro translates a directive that is all of a macro. It returns false where its form is to be written in place of the use.
func (t *translation) fromMacro(s *Site, f *ompForm) bool {
	simple := !t.keep && f.under == "" && len(f.calls)+len(f.end)+len(f.behind)+len(f.moves)+len(f.own) == 0 && len(f.lines) == 1 && !s.Several &&
		s.Source != nil && f.lines[0].Def != ompdir.DirDeclareTarget
	if simple && t.beforeUse(s, f) {
		if h := t.homeOf(s); h != nil && (!h.other || t.chosen[h.macro]) {
			there := f.copied()
			if t.atHome(there, h, s.Source) {
				if h.macro == "" {
					t.edits = append(t.edits, source.Edit{Span: h.Span, New: t.inlineComments(h.Span) + t.to.sentinel + " " + there.lines[0].Text()})
					return true
				}
				t.wholes = append(t.wholes, wholeMacro{macroUse{s, f, h}, t.to.sentinel + " " + there.lines[0].Text()})
				return true
			}
		}
	}
	t.apart = append(t.apart, macroOf(s))
	return false
}

// A wholeMacro is the use of a macro that is a directive, with what its definition becomes for it.
type wholeMacro struct {
	macroUse
	text string
}

// wholeMacros changes the definitions of macros that are directives; where uses of one become different directives, each is written in
// its place.
func (t *translation) wholeMacros() {
	for _, m := range t.wholes {
		same := !slices.Contains(t.apart, macroOf(m.site))
		for _, o := range t.wholes {
			same = same && (o.home.Span != m.home.Span || o.text == m.text)
		}
		text := m.text
		if m.home.operator.IsValid() {
			text = escaped(text)
		} else {
			text = t.inlineComments(m.home.Span) + text
		}
		edit := source.Edit{Span: m.home.Span, New: text}
		switch {
		case !same:
			t.write(m.site, m.form)
		case !slices.Contains(t.edits, edit):
			t.edits = append(t.edits, edit)
		}
	}
}

// escaped is a text as it stands in a string.
func escaped(text string) string { return strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) }

// definitions translates the directives in macros that are more than a directive: if all uses of the macro need the same directive there,
// its definition is changed. Else they stay, and so do the constructs that share statements with them; again is true if there are such
// constructs.
func (t *translation) definitions(sites []Site) (again bool) {
	leave := func(u macroUse, why string) {
		d := NotInPlace.New(u.site.Directive, "this directive comes from a macro with other text%s; it is left as it is", why)
		if why == "" {
			d.Note("a directive alone in its macro can be translated")
		} else {
			d.See(u.home.line, "the macro is defined here")
		}
		d.To(t.unchanged)
		again = t.sharing(u.site, sites) || again
	}
	var homes []source.Span
	byHome := map[source.Span][]macroUse{}
	for _, u := range t.macros {
		if u.home = t.homeOf(u.site); u.home == nil || u.home.macro == "" || u.home.other && !t.chosen[u.home.macro] {
			leave(u, "")
			continue
		}
		if at := u.home.Span; byHome[at] == nil {
			homes = append(homes, at)
		}
		byHome[u.home.Span] = append(byHome[u.home.Span], u)
	}
	for _, at := range homes {
		uses := byHome[at]
		text, same := "", !t.keep
		for i, u := range uses {
			f := u.form.copied()
			same = same && !u.site.Several && f.under == "" && len(f.end)+len(f.behind)+len(f.moves)+len(f.own) == 0 && !u.site.Sole && t.atHome(f, u.home, u.site.Source)
			s := operators(t.to.sentinel, f.lines, f.calls)
			if !u.home.operator.IsValid() { // an argument of a macro that makes the operator
				if same = same && len(f.lines) == 1 && len(f.calls) == 0 && f.lines[0].Def != ompdir.DirTask; same {
					s = t.to.sentinel + " " + f.lines[0].Text()
				}
			}
			same = same && (i == 0 || s == text)
			text = s
		}
		if same {
			span := uses[0].home.operator
			if !span.IsValid() {
				span = at
			}
			t.edits = append(t.edits, source.Edit{Span: span, New: t.inlineComments(span) + text})
			continue
		}
		for _, u := range uses {
			leave(u, ", whose uses do not all become the same")
		}
	}
	return again
}

// expanded reports the macros of a directive that are not in what is written where another build may have something else in their place: those
// of which the text has several definitions, and those that yield numbers without words.
func (t *translation) expanded(s *Site, written string) {
	if s.Source == nil || s.Reading == nil {
		return
	}
	f := tokens.New(source.NewFile("", []byte(written)), t.p.lexis())
	stays := map[string]bool{}
	for i := range f.Toks {
		stays[f.Text(uint32(i))] = true
	}
	said := map[source.Span]bool{}
	report := func(tok pragma.Token, as string) {
		name := s.Reading.Macro(tok.At)
		if tok.Span.File == t.file && !said[tok.Span] && !t.chosen[name] && !stays[name] {
			said[tok.Span] = true
			acctoomp.Changed.New(tok.Span, "the text of '%s' takes its place, %s", name, as).To(t.r)
		}
	}
	for _, tok := range s.Source.Tokens {
		if tok.Span.IsValid() && tok.Span.Text() != tok.Text && s.Reading.Freedom(s.Reading.Macro(tok.At))&tokens.Several != 0 {
			report(tok, "as it is with the macros that were read; it has several definitions")
		}
	}
	for _, c := range s.Source.ClausesAndArgument() {
		for _, a := range c.Args {
			_, toks := tokensOf(a)
			x := rangeOf(toks)
			if x.Empty() || t.words.spelled(x) != "" {
				continue
			}
			for _, tok := range toks {
				if tok.Kind == pragma.Number && tok.Text != "0" && tok.Text != "1" && stays[tok.Text] {
					report(tok, "with the values that macros in it have")
				}
			}
		}
	}
}

// SharesStatements says why a directive stays that could be written.
const SharesStatements = "this directive shares statements with one that is left as it is, and is left, too"

// sharing makes a directive stay with the compute constructs around it, what is inside of these, and what is inside of its own statement: half
// of a construct in another language means something else. It reports whether there are any.
func (t *translation) sharing(stays *Site, sites []Site) (more bool) {
	stays.Left = true
	whole := stays.Body
	if !whole.IsValid() {
		whole = stays.Directive
	}
	for _, s := range sites {
		if governs(s, stays) && s.Body.Start <= whole.Start && whole.End <= s.Body.End {
			whole = s.Body
		}
	}
	for i := range sites {
		s := &sites[i]
		inside := whole.Start <= s.Directive.Start && s.Directive.End <= whole.End
		if s.Left || s.Mixed || s.Directive.File != t.file || !inside && !governs(*s, stays) {
			continue
		}
		s.Left, more = true, true
		NotInPlace.New(s.Directive, "%s", SharesStatements).
			See(stays.Directive, "the other directive").To(t.unchanged)
	}
	return more
}

// governs reports whether a directive is about what another one is in, and not about data alone unless the other one is a construct.
func governs(s Site, inner *Site) bool {
	return s.Directive.File == inner.Directive.File && s.Body.IsValid() && s.Body.Start <= inner.Directive.Start && inner.Directive.End <= s.Body.End &&
		s.Source != nil && (inner.Body.IsValid() || !strings.Contains(s.Source.Def.Name, "data"))
}
