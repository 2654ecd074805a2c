package fortran

import (
	"fmt"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// directiveKinds are the kinds of tokens as package pragma has them.
var directiveKinds = [...]pragma.TokenKind{
	EOF: pragma.EOF, Ident: pragma.Ident, Int: pragma.Number, Real: pragma.Number, String: pragma.String, BOZ: pragma.Number,
	Logical: pragma.Number, DotOp: pragma.Punct, Punct: pragma.Punct, Other: pragma.Punct,
}

func startsDirective(word string) bool {
	return word != "" && (word == "end" || acc.Table.StartsDirective(word))
}

// directiveTokens are tokens for the directive parser. offset of a token in the result is that from first.
func (r *reader) directiveTokens(first, end int32) []pragma.Token {
	out := make([]pragma.Token, 0, end-first)
	for i := first; i < end; i++ {
		t := &r.toks[i]
		out = append(out, pragma.Token{Kind: directiveKinds[t.Kind], Text: t.Text, Span: t.Span(), Macro: t.Macro})
	}
	return out
}

// directive puts a directive line into the tree.
func (b *builder) directive(i int, l *line) {
	model := acc.Table
	if l.kind == ompLine {
		model = omp.Table
	}
	toks := b.r.directiveTokens(l.first, l.end)
	if len(toks) > 0 && toks[0].Kind == pragma.Ident && (toks[0].Text == "end" || strings.HasPrefix(toks[0].Text, "end") && !model.StartsDirective(toks[0].Text)) {
		b.endDirective(model, l, toks)
		return
	}
	parsed := pragma.ParseFortran(model, l.sentinel, toks, b.r.opts.Form == Fixed, counting{b.r})
	if parsed == nil {
		return
	}
	d := &Dir{Directive: parsed, Line: i, First: l.first, Last: l.end - 1, Sentinel: l.sentinel, last: l.end - 1}
	b.dirs = append(b.dirs, d)
	b.place(d)
}

// counting counts the errors of the directive parser.
type counting struct{ r *reader }

func (c counting) Report(d diag.Diagnostic) { c.r.fault(&d) }

// place ties a directive to its place.
func (b *builder) place(d *Dir) {
	if b.pending != nil {
		b.noLoop()
	}
	if b.top() == nil {
		if d.Def.Assoc == pragma.Declarative {
			b.misplaced(d, "%s outside of program units", d.Def.Name)
			return
		}
		b.main(d.First)
	}
	u := b.unit()
	f := b.top()
	if d.Def.Assoc == pragma.Declarative {
		if u.executes && f.unit == u && !onlyStatementFunctions(u.Body) {
			b.fault(RuleDirectivePlace.New(d.NameSpan, "%s after executable statements", d.Def.Name).
				See(b.r.spanOf(firstOf(u.Body[0]), lastOf(u.Body[0])), "the first executable statement").
				Note("it belongs to the specification part"))
		}
		if f.unit == u && u.contained || f.unit != u {
			b.misplaced(d, "%s belongs to the specification part of a program unit", d.Def.Name)
			return
		}
		u.Spec = append(u.Spec, &Item{Dir: d})
		return
	}
	switch {
	case f.kind == "type" || f.kind == "interface" || f.kind == "enum":
		b.misplaced(d, "%s in a %s", d.Def.Name, blockName(f.kind))
		return
	case u.Kind == "module" || u.Kind == "submodule" || u.Kind == "blockdata" || u.Interface || f.unit == u && u.contained:
		b.misplaced(d, "%s outside of executable parts", d.Def.Name)
		return
	}
	u.executes = true
	b.add(&Item{Dir: d})
	switch {
	case d.Def.Assoc == pragma.LoopNest, d.Def == acc.DirAtomic && d.Atomic != "capture":
		b.pending = d
	case d.Def.Assoc == pragma.Block:
		b.push(&frame{kind: d.Def.Name, dir: d, items: &d.Body})
	}
}

func (b *builder) misplaced(d *Dir, format string, args ...any) {
	b.fault(RuleDirectivePlace.New(d.NameSpan, format, args...))
	b.orphans = append(b.orphans, d.Directive)
}

// endName finds the directive that an end directive names; rest is what follows the name.
func endName(model *pragma.Table, toks []pragma.Token, fixed bool) (def *pragma.DirectiveDef, name string, rest []pragma.Token) {
	words := toks[1:]
	if first := strings.TrimPrefix(toks[0].Text, "end"); first != "" {
		words = append([]pragma.Token{{Kind: pragma.Ident, Text: first, Span: toks[0].Span}}, words...)
	}
	text := ""
	rest = words
	for i, t := range words {
		if t.Kind != pragma.Ident {
			break
		}
		if i > 0 {
			text += " "
		}
		text += t.Text
		if d := model.Directive(text); d != nil {
			def, name, rest = d, text, words[i+1:]
		}
		if i == 2 {
			break
		}
	}
	if def == nil && fixed && len(words) > 0 {
		if def = model.Unsqueezed(words[0].Text); def != nil {
			rest = words[1:]
		}
	}
	if def == nil {
		name = text
	}
	return def, name, rest
}

func (b *builder) endDirective(model *pragma.Table, l *line, toks []pragma.Token) {
	span := l.sentinel.To(toks[len(toks)-1].Span)
	def, name, rest := endName(model, toks, b.r.opts.Form == Fixed)
	if def == nil {
		d := model.Rules.UnknownDirective.New(toks[0].Span.To(toks[len(toks)-1].Span), "unknown directive '%s'", strings.TrimSpace("end "+name))
		var ends []string
		for _, x := range model.Directives {
			if hasEnd(x) {
				ends = append(ends, x.Name)
			}
		}
		if near := diag.Nearest(name, ends); near != "" && len(toks) > 1 {
			d.Fix(fmt.Sprintf("did you mean end %s?", near), source.Edit{Span: toks[1].Span.To(toks[len(toks)-1].Span), New: near})
		}
		b.fault(d)
		if f := b.top(); f != nil && f.dir != nil && diag.Nearest(name, []string{f.dir.Def.Name}) != "" {
			f.dir.End = span // it is what was meant
			b.pop()
		}
		return
	}
	if len(rest) > 0 {
		b.fault(model.Rules.Syntax.New(rest[0].Span, "expected the end of the directive after end %s, found '%s'", name, rest[0].Text))
	}
	if !hasEnd(def) {
		b.fault(RuleDirectiveEnd.New(toks[0].Span.To(toks[len(toks)-1].Span), "%s has no end directive", def.Name))
		return
	}
	b.noLoop()
	if def.Assoc == pragma.LoopNest || def == acc.DirAtomic {
		if d := b.justEnded(def); d != nil {
			d.End, d.last = span, l.end-1
			return
		}
	}
	at := len(b.frames) - 1
	for at >= 0 && b.frames[at].unit == nil && (b.frames[at].dir == nil || b.frames[at].dir.Def != def) {
		at--
	}
	if at < 0 || b.frames[at].unit != nil {
		if d := b.justCombined(def); d != nil {
			// Compilers take the name of the compute construct for the end of the combined one.
			r := RuleDirectiveEnd.New(span, "expected end %s, found end %s", d.Def.Name, def.Name).See(d.NameSpan, "%s begins here", d.Def.Name)
			r.Severity = diag.Warning
			if len(rest) == 0 && len(toks) > 1 && b.r.opts.Form != Fixed {
				last := toks[len(toks)-1].Span
				last.Start = last.End
				r.Fix("name the combined construct", source.Edit{Span: last, New: " loop"})
			}
			b.fault(r)
			d.End, d.last = span, l.end-1
			return
		}
		if b.missing[def] > 0 {
			b.missing[def]--
			return
		}
		f := b.top()
		if f == nil || f.dir == nil {
			b.fault(RuleDirectiveEnd.New(span, "end %s without %s", def.Name, def.Name))
			return
		}
		b.fault(RuleDirectiveEnd.New(span, "expected end %s, found end %s", f.dir.Def.Name, def.Name).See(f.dir.NameSpan, "%s is open here", f.dir.Def.Name))
		f.dir.End = span // it may be what was meant: if no other follows, that is not reported, too
		return
	}
	for len(b.frames)-1 > at {
		f := b.top()
		if f.block != nil {
			b.fault(RuleDirectiveEnd.New(span, "end %s inside of the %s", def.Name, blockName(f.kind)).
				See(b.span(f.block.Head), "the block begins here").See(b.frames[at].dir.NameSpan, "the directive"))
			b.frames[at].dir.End = span
			return
		}
		b.unclosed(f, span)
		b.pop()
	}
	f := b.top()
	f.dir.End = span
	b.pop()
	f.dir.last = l.end - 1
}

// hasEnd tells whether a directive has an end directive in Fortran.
func hasEnd(d *pragma.DirectiveDef) bool {
	return d.Assoc == pragma.Block || d.Assoc == pragma.LoopNest
}

// justEnded is the directive of that kind right before the present place, whose end has not been seen.
func (b *builder) justEnded(def *pragma.DirectiveDef) *Dir {
	return b.justBefore(func(d *pragma.DirectiveDef) bool { return d == def })
}

// justCombined is the construct right before the present place, whose end has not been seen, that combines a compute
// construct with a loop.
func (b *builder) justCombined(def *pragma.DirectiveDef) *Dir {
	return b.justBefore(func(d *pragma.DirectiveDef) bool { return len(d.Leaves) > 0 && d.Leaves[0] == def })
}

func (b *builder) justBefore(is func(*pragma.DirectiveDef) bool) *Dir {
	f := b.top()
	if f == nil {
		return nil
	}
	items := f.items
	if items == nil {
		items = &f.unit.Body
	}
	if n := len(*items); n > 0 {
		if d := (*items)[n-1].Dir; d != nil && is(d.Def) && !d.End.IsValid() && len(d.Body) > 0 {
			return d
		}
	}
	return nil
}
