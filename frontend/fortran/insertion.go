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
	var lines []int    // of statements
	for _, item := range append(append([]*Item(nil), p.Spec...), p.Body...) {
		span, first := u.itemSpan(item)
		if span.File != file {
			elsewhere = elsewhere || first
			continue
		}
		line := lineOf(text, span.Start)
		lines = append(lines, line)
		switch {
		case first:
			here.Declarations, elsewhere = lineAfter(text, span.End), false
		case elsewhere:
			here.Declarations, elsewhere = line, false
		}
	}
	here.Declarations = u.afterConditions(file, here.Declarations, here.Span.End)
	here.Executable = u.executable(p, file, here.Declarations)

	// The indentation is that of the first statement after what is inserted, which each build reads.
	for _, line := range lines {
		if here.Indent == "" || line >= here.Declarations {
			here.Indent = string(text[line : line+len(text[line:])-len(bytes.TrimLeft(text[line:], " \t"))])
		}
		if line >= here.Declarations {
			break
		}
	}
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
	return u.afterConditions(file, at, u.Span(p.First, p.Last).End)
}

// afterConditions is an offset, or the one after the groups of the preprocessor in which the line before the offset is and the end of a unit is not: a
// unit may have another head in each branch, and one specification part.
func (u *Unit) afterConditions(file *source.File, at, end int) int {
	f := u.text.tokens(file)
	before, _ := f.At(at)
	last, _ := f.At(end)
	if before == 0 || last == 0 {
		return at
	}
	for b := f.Toks[before-1].Branch; b != 0; {
		branch := &f.Branches[b]
		group := &f.Groups[branch.Group]
		if branch.First <= last-1 && last-1 < branch.End || group.End == tokens.None {
			break
		}
		at = lineAfter(file.Text, f.Span(f.Lines[group.End].Run).End)
		b = group.Outer
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
