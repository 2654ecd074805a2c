package fortran

import (
	"bytes"
	"strings"

	"accc/frontend"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// InsertionPoints returns those of the units in a file, inner units after those around them.
func (u *Unit) InsertionPoints(file *source.File) (list []frontend.InsertionPoints) {
	var visit func(p *ProgUnit)
	visit = func(p *ProgUnit) {
		if points, ok := u.insertionPoints(p, file); ok {
			list = append(list, points)
		}
		for _, c := range p.Contains {
			visit(c)
		}
	}
	for _, p := range u.Units {
		visit(p)
	}
	return list
}

func (u *Unit) insertionPoints(p *ProgUnit, file *source.File) (frontend.InsertionPoints, bool) {
	here := frontend.InsertionPoints{Span: u.Span(p.First, p.Last)}
	if here.Span.File != file {
		return here, false
	}
	text := file.Text
	if p.Stmt != nil {
		here.Uses = lineAfter(text, u.Span(p.Stmt.First, p.Stmt.Last).End)
	} else {
		here.Uses = lineOf(text, here.Span.Start)
	}
	here.Declarations = here.Uses
	elsewhere := false // what must come first is in an included file
	for _, item := range append(append([]*Item(nil), p.Spec...), p.Body...) {
		span, first := u.itemSpan(item)
		if span.File != file {
			elsewhere = elsewhere || first
			continue
		}
		line := lineOf(text, span.Start)
		if here.Indent == "" {
			here.Indent = string(text[line : line+len(text[line:])-len(bytes.TrimLeft(text[line:], " \t"))])
		}
		switch {
		case first:
			here.Declarations, elsewhere = lineAfter(text, span.End), false
		case elsewhere:
			here.Declarations, elsewhere = line, false
		}
	}
	here.Declarations = u.afterConditions(file, here.Declarations)
	here.Executable = u.executable(p, file, here.Declarations)
	here.End = lineOf(text, here.Span.End)
	if s := p.contains; s != nil {
		if span := u.Span(s.First, s.Last); span.File == file {
			here.End = lineOf(text, span.Start)
		}
	}
	if u.text.opts.Form == lex.Fixed && strings.TrimSpace(here.Indent) == "" && len(here.Indent) < 6 {
		here.Indent = "      "
	}
	return here, true
}

// executable is where the execution part of a unit can begin: after the last line of the specification part, or before the first statement
// if that part ends in an included file.
func (u *Unit) executable(p *ProgUnit, file *source.File, at int) int {
	included := false
	for _, item := range p.Spec {
		span, _ := u.itemSpan(item)
		if b := item.Block; b != nil && b.End != nil {
			span = u.Span(b.Head.First, b.End.Last)
		}
		if included = span.File != file; !included {
			at = max(at, lineAfter(file.Text, span.End))
		}
	}
	if included {
		for _, item := range p.Body {
			if span, _ := u.itemSpan(item); span.File == file {
				return lineOf(file.Text, span.Start)
			}
		}
	}
	return u.afterConditions(file, at)
}

// afterConditions is the offset after lines that end conditions of the preprocessor.
func (u *Unit) afterConditions(file *source.File, at int) int {
	f := u.text.tokens(file)
	tok, _ := f.At(at)
	for _, l := range f.Lines[f.LineOf(tok):] {
		if l.Word != tokens.Endif {
			break
		}
		at = lineAfter(file.Text, f.Span(l.Run).End)
	}
	return at
}

// itemSpan is where an item begins, to the end of its first statement; first tells that the item must be at the
// beginning.
func (u *Unit) itemSpan(item *Item) (span source.Span, first bool) {
	switch {
	case item.Dir != nil:
		return item.Dir.Span, false
	case item.Block != nil:
		return u.Span(item.Block.Head.First, item.Block.Head.Last), false
	}
	switch item.Stmt.Node.(type) {
	case *UseStmt, *ImportStmt, *ImplicitStmt:
		first = true
	}
	return u.Span(item.Stmt.First, item.Stmt.Last), first
}

func lineOf(text []byte, at int) int { return bytes.LastIndexByte(text[:at], '\n') + 1 }

func lineAfter(text []byte, at int) int {
	if n := bytes.IndexByte(text[at:], '\n'); n >= 0 {
		return at + n + 1
	}
	return len(text)
}
