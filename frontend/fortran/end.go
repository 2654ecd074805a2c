package fortran

import (
	"fmt"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// longestName bounds the words of a directive's name.
const longestName = 8

// endName finds the directive that an end directive names; rest is what follows the name.
func endName(model *pragma.Table, toks []pragma.Token, squeezed bool) (def *pragma.DirectiveDef, name string, rest []pragma.Token) {
	words := toks[1:]
	if first := strings.TrimPrefix(toks[0].Text, "end"); first != "" {
		words = append([]pragma.Token{{Kind: pragma.Ident, Text: first, Span: toks[0].Span}}, words...)
	}
	text, joined := "", ""
	rest = words
	for i, t := range words {
		if t.Kind != pragma.Ident || i == longestName {
			break
		}
		if i > 0 {
			text += " "
		}
		text += t.Text
		joined += t.Text
		d := model.Directive(text)
		if d == nil && squeezed {
			d = model.Unsqueezed(joined)
		}
		if d != nil {
			def, name, rest = d, nameOf(d), words[i+1:]
		}
	}
	if def == nil {
		name = text
	}
	return def, name, rest
}

func (b *builder) endDirective(model *pragma.Table, l *lex.Line, toks []pragma.Token) {
	span := b.r.LineSpan(l)
	def, name, rest := endName(model, toks, b.squeezed(model))
	if def == nil {
		b.unknownEnd(model, toks, name, span)
		return
	}
	if begun := ended(def); model == omp.Table && begun != nil {
		def = begun
	}
	if !hasEnd(def) {
		b.fault(wrongEnd(def, toks[0].Span.To(toks[len(toks)-1].Span), "%s has no end directive", name))
		return
	}
	if model == acc.Table && len(rest) > 0 {
		b.fault(model.Rules.Syntax.New(rest[0].Span, "expected the end of the directive after end %s, found '%s'", name, rest[0].Text))
	}
	b.noLoop()
	b.closeStrict(def)
	d := b.close(def, span, rest, toks)
	if model == omp.Table {
		b.endClauses(d, l, toks)
	}
	if d != nil {
		d.End, d.last = span, l.End-1
	}
}

// unknownEnd reports the end of something that is not a directive.
func (b *builder) unknownEnd(model *pragma.Table, toks []pragma.Token, name string, span source.Span) {
	d := model.Rules.UnknownDirective.New(toks[0].Span.To(toks[len(toks)-1].Span), "unknown directive '%s'", strings.TrimSpace("end "+name))
	var ends []string
	for _, x := range model.Directives {
		if hasEnd(x) {
			ends = append(ends, endNameOf(x))
		}
	}
	if near := diag.Nearest(name, ends); near != "" && len(toks) > 1 {
		d.Fix(fmt.Sprintf("did you mean end %s?", near), source.Edit{Span: toks[1].Span.To(toks[len(toks)-1].Span), New: near})
	}
	b.fault(d)
	if f := b.top(); f != nil && f.dir != nil && diag.Nearest(name, []string{endNameOf(f.dir.Def)}) != "" {
		f.dir.End = span // it is what was meant
		b.pop()
	}
}

// close finds the directive that an end directive ends, and closes it; nil if there is none.
func (b *builder) close(def *pragma.DirectiveDef, span source.Span, rest, toks []pragma.Token) *Dir {
	if endsLate(def) {
		if d := b.justEnded(def); d != nil {
			return d
		}
		if d := b.lateAtomic(def); d != nil {
			return d
		}
	}
	at := len(b.frames) - 1
	for at >= 0 && b.frames[at].unit == nil && (b.frames[at].dir == nil || b.frames[at].dir.Def != def) {
		at--
	}
	if at < 0 || b.frames[at].unit != nil {
		return b.endOfNone(def, span, rest, toks)
	}
	for len(b.frames)-1 > at {
		f := b.top()
		if f.block != nil {
			b.fault(wrongEnd(def, span, "end %s inside of the %s", endNameOf(def), blockName(f.kind)).
				See(b.span(f.block.Head), "the block begins here").See(b.frames[at].dir.NameSpan, "the directive"))
			b.frames[at].dir.End = span
			return nil
		}
		b.unclosed(f, span)
		b.pop()
	}
	d := b.top().dir
	b.pop()
	return d
}

// endOfNone reports the end of a directive that is not open, unless it is that of a combined construct.
func (b *builder) endOfNone(def *pragma.DirectiveDef, span source.Span, rest, toks []pragma.Token) *Dir {
	if d := b.justCombined(def); d != nil {
		// Compilers of OpenACC take the name of the compute construct for the end of the combined one.
		r := wrongEnd(def, span, "expected end %s, found end %s", nameOf(d.Def), endNameOf(def)).See(d.NameSpan, "%s begins here", nameOf(d.Def))
		if def.Table == acc.Table {
			r.Severity = diag.Warning
		}
		if more, ok := strings.CutPrefix(nameOf(d.Def), nameOf(def)); ok && len(rest) == 0 && len(toks) > 1 && b.r.opts.Form != lex.Fixed {
			last := toks[len(toks)-1].Span
			last.Start = last.End
			r.Fix("name the combined construct", source.Edit{Span: last, New: more})
		}
		b.fault(r)
		return d
	}
	if b.missing[def] > 0 {
		b.missing[def]--
		return nil
	}
	f := b.top()
	if f == nil || f.dir == nil {
		b.fault(wrongEnd(def, span, "end %s without %s", endNameOf(def), nameOf(def)))
		return nil
	}
	b.fault(wrongEnd(def, span, "expected end %s, found end %s", endNameOf(f.dir.Def), endNameOf(def)).See(f.dir.NameSpan, "%s is open here", nameOf(f.dir.Def)))
	f.dir.End = span // it may be what was meant: if no other follows, that is not reported, too
	return nil
}

// hasEnd reports whether a directive has an end directive in Fortran.
func hasEnd(d *pragma.DirectiveDef) bool {
	if d.Table == omp.Table {
		return ended(d) == d
	}
	return d.Assoc == pragma.Block || d.Assoc == pragma.LoopNest
}

// endsLate reports whether the end of a directive comes after what it governs is complete, and may be left out.
func endsLate(d *pragma.DirectiveDef) bool {
	return d.Assoc == pragma.LoopNest || d == acc.DirAtomic || statementsAfter[d] != ""
}

// justEnded is the directive of that kind just before the current position, whose end has not been seen.
func (b *builder) justEnded(def *pragma.DirectiveDef) *Dir {
	return b.justBefore(func(d *pragma.DirectiveDef) bool { return d == def })
}

// justCombined is the construct just before the current position, whose end has not been seen, that combines another
// construct with a loop.
func (b *builder) justCombined(def *pragma.DirectiveDef) *Dir {
	return b.justBefore(func(d *pragma.DirectiveDef) bool { return len(d.Leaves) > 0 && d.Leaves[0] == def })
}

// justBefore is the innermost directive before the current position, of those that govern the same loop or statement.
func (b *builder) justBefore(is func(*pragma.DirectiveDef) bool) (found *Dir) {
	items := b.present()
	if items == nil || len(*items) == 0 {
		return nil
	}
	d := (*items)[len(*items)-1].Dir
	for d != nil && len(d.Body) > 0 {
		if is(d.Def) && !d.End.IsValid() {
			found = d
		}
		if len(d.Body) > 1 || !endsLate(d.Def) {
			break
		}
		d = d.Body[0].Dir
	}
	return found
}

// present is the list to which items are added.
func (b *builder) present() *[]*Item {
	f := b.top()
	switch {
	case f == nil:
		return nil
	case f.items != nil:
		return f.items
	}
	return &f.unit.Body
}
