package emit

import (
	"bytes"
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// The structure of what is written comes from the IR, the words come from the source. A directive whose clauses the operations say, all of
// them, keeps its text: names in their case, macros, expressions, comments, continued lines and the order of clauses. What only the
// operations say goes after it. Directives that lose something, and IR without a source, are written anew.

// A beginning is where a directive begins.
type beginning struct {
	file  string
	start int
}

// Words are the directives that the user wrote, by where they begin, and their phrases (phrase.go), by file.
type Words struct {
	directives map[beginning]*pragma.Directive
	phrases    map[string][]*phrase
	byToken    []*phrase // all of them
	reading    *tokens.Reading
	declared   Declared
}

// NewWords are the words of directives as they were read, and of the declarations around them. reading has their tokens.
func NewWords(list []*pragma.Directive, reading *tokens.Reading, declared Declared) *Words {
	w := &Words{map[beginning]*pragma.Directive{}, map[string][]*phrase{}, nil, reading, declared}
	for _, d := range list {
		if d.Span.IsValid() {
			w.directives[beginning{d.Span.File.Name, d.Span.Start}] = d
			w.note(d)
		}
	}
	w.sort()
	return w
}

// at is the directive that begins at a span, nil if it is not known.
func (w *Words) at(span source.Span) *pragma.Directive {
	if w == nil || !span.IsValid() {
		return nil
	}
	return w.directives[beginning{span.File.Name, span.Start}]
}

// unsaid are the clauses of a regenerated directive that the user's does not have; ok is false if the user's has something that the
// regenerated one does not say. implicit: how a loop runs is said, too, where the rules decide that.
func unsaid(user, regenerated *pragma.Directive, implicit bool) (more []*pragma.Clause, ok bool) {
	if user.Incomplete {
		return nil, false
	}
	user = begun(user)
	d := reread(regenerated, user.Fortran)
	if d == nil || d.Def != user.Def {
		return nil, false
	}
	lost, added := differences(user, d)
	if len(lost) > 0 {
		return nil, false
	}
	isMode := func(c *pragma.Clause) bool { return slices.Contains(modes, c.Def) && len(c.DeviceTypes) == 0 }
	both := *user
	missing := func(c *pragma.Clause) bool {
		if isMode(c) {
			return implicit && !slices.ContainsFunc(user.Clauses, isMode)
		}
		alone := &pragma.Directive{Def: d.Def, Args: d.Args, Clauses: []*pragma.Clause{c}, Atomic: d.Atomic}
		parts, _ := differences(alone, user)
		return slices.ContainsFunc(parts, func(p string) bool { return slices.Contains(added, p) })
	}
	for i, c := range d.Clauses {
		var args []*pragma.Arg
		one := single(c)
		absent := 0
		for k, single := range one {
			if missing(single) {
				absent++
				if k < len(regenerated.Clauses[i].Args) {
					args = append(args, regenerated.Clauses[i].Args[k])
				}
				both.Clauses = append(slices.Clip(both.Clauses), single)
			}
		}
		if absent == 0 {
			continue
		}
		part := *regenerated.Clauses[i]
		if absent < len(one) {
			if len(c.Args) != len(part.Args) {
				return nil, false
			}
			part.Args = args
		}
		more = append(more, &part)
	}
	lost, added = differences(&both, d)
	grouped := slices.ContainsFunc(more, func(c *pragma.Clause) bool { return len(c.DeviceTypes) > 0 || c.Def == accdir.ClauseDeviceType })
	return more, len(lost)+len(added) == 0 && !grouped
}

// begun returns a directive without the clauses on its end directive, which stays as it is.
func begun(user *pragma.Directive) *pragma.Directive {
	d := *user
	d.Clauses = slices.DeleteFunc(slices.Clone(user.Clauses), func(c *pragma.Clause) bool {
		return c.Span.IsValid() && c.Span.File == user.Span.File && c.Span.Start >= user.Span.End
	})
	return &d
}

// reread is a regenerated directive as it is read, nil if it cannot be: what is made of operations is text in parts.
func reread(d *pragma.Directive, fortran bool) *pragma.Directive {
	var again *pragma.Directive
	if fortran {
		// What an expression is does not matter, only where it ends.
		text := strings.NewReplacer("//", "+", "/=", "==").Replace(strings.ToLower(d.Text()))
		again = pragma.ParseFortran(d.Def.Table, source.Span{}, dotted(pragma.LexText(text)), false, &diag.List{})
	} else {
		again = pragma.Parse(d.Def.Table, source.Span{}, pragma.LexText(d.Text()), &diag.List{})
	}
	if again == nil || again.Incomplete || len(again.Clauses) != len(d.Clauses) {
		return nil
	}
	return again
}

// dotted joins the tokens of C that are one of Fortran: .and. and ::
func dotted(toks []pragma.Token) (out []pragma.Token) {
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		if i+1 < len(toks) && t.Text == ":" && toks[i+1].Text == ":" {
			t.Text = "::"
			i++
		}
		if i+2 < len(toks) && t.Text == "." && toks[i+1].Kind == pragma.Ident && toks[i+2].Text == "." {
			t.Text += toks[i+1].Text + "."
			if i += 2; t.Text == ".true." || t.Text == ".false." {
				t.Kind = pragma.Number
			}
		}
		out = append(out, t)
	}
	return out
}

// extended is the edit that adds clauses to a directive that stays; ok is false where it is not a line of its own that can be continued.
func extended(p Printer, file *source.File, user *pragma.Directive, more []*pragma.Clause) (edit source.Edit, ok bool) {
	layout, ok := p.layout(file, user.Span, user.Def.Table.Sentinel)
	if !ok || len(layout.Next) == 0 {
		return edit, false
	}
	at, after := user.Span.End, ""
	byDevice := func(c *pragma.Clause) bool { return c.Def == accdir.ClauseDeviceType }
	if i := slices.IndexFunc(user.Clauses, byDevice); i >= 0 && user.Def.Grouped() {
		at, after = user.Clauses[i].Span.Start, " "
	}
	column := at - (bytes.LastIndexByte(file.Text[:at], '\n') + 1)
	text := layout.Clauses(more, column)
	if after != "" {
		text = strings.TrimPrefix(text, " ") + after
	}
	return source.Edit{Span: source.Span{File: file, Start: at, End: at}, New: text}, true
}

// worded gives constants the words that they have in the user's directive: the number of loops of a collapse is known in the IR by its
// value alone.
func (t *translation) worded(s *Site, f *ompForm) {
	if s.Source == nil {
		return
	}
	if len(f.lines) > 0 && f.lines[0].Def == ompdir.DirDeclareTarget {
		t.spelled(s, f)
	}
	if len(f.lines) == 1 && f.lines[0].Def == ompdir.DirAtomic && s.Source.Def.Name == f.lines[0].Def.Name && s.Source.Atomic == "" {
		// Both languages update where the user does not say what the access does.
		d := *f.lines[0]
		d.Clauses = slices.DeleteFunc(slices.Clone(d.Clauses), func(c *pragma.Clause) bool { return c.Def == ompdir.ClauseUpdate })
		f.lines = []*pragma.Directive{&d}
	}
	for _, own := range s.Source.Clauses {
		if own.Def.Name != ompdir.ClauseCollapse.Name || len(own.Args) != 1 {
			continue
		}
		_, toks := tokensOf(own.Args[0])
		words := t.words.spelled(rangeOf(toks))
		for _, d := range slices.Concat(f.lines, f.end, f.behind) {
			for _, c := range d.Clauses {
				if c.Def.Name == own.Def.Name && len(c.Args) == 1 && words != "" && c.Args[0].Text() == strings.Trim(pragma.JoinTokens(toks), "()") {
					c.Args[0] = exprArg(words)
				}
			}
		}
	}
}

const wordBytes = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
