package loop

import (
	"bytes"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
)

// places finds the expressions of a source that operations come from.
type places struct {
	unit *frontend.Unit
	uses []frontend.Use // of all routines, in the order of the text
	// loops are the constructs that govern loops, by the lines of their directives.
	loops map[line][]*frontend.Construct
}

// A line is one of a file, from 1.
type line struct {
	file   *source.File
	number int
}

func newPlaces(u *frontend.Unit) *places {
	p := &places{unit: u, loops: map[line][]*frontend.Construct{}}
	u.EachConstruct(func(c *frontend.Construct) {
		if s := c.Directive.Span; c.Loop != nil && s.File != nil {
			for n := s.Position().Line; n <= s.EndPosition().Line; n++ {
				p.loops[line{s.File, n}] = append(p.loops[line{s.File, n}], c)
			}
		}
	})
	for _, r := range u.Routines {
		p.uses = append(p.uses, r.Uses...)
	}
	return p
}

// span is the location of an operation, without an end where the operation has none.
func (p *places) span(o *ir.Op) source.Span {
	at := ir.File(o.Loc)
	if at == nil {
		return source.Span{}
	}
	for _, f := range append([]*source.File{p.unit.File}, p.unit.Files...) {
		if f != nil && f.Name == at.File && at.Line <= f.Lines() {
			start := f.Offset(at.Line, at.Col)
			return source.Span{File: f, Start: start, End: start}
		}
	}
	return source.Span{}
}

// construct is the construct of a loop whose directive the operation is of, or nil.
func (p *places) construct(o *ir.Op) *frontend.Construct {
	at := p.span(o)
	if at.File == nil {
		return nil
	}
	for _, c := range p.loops[line{at.File, at.Position().Line}] {
		if s := c.Directive.Span; s.Start <= at.Start && at.Start < max(s.End, s.Start+1) {
			return c
		}
	}
	return nil
}

// access is the reference to a variable that an operation makes: the one at its location or, where that is the location of the
// statement, as in Fortran, the first of its kind in the statement. A read whose text is that of other is passed over if the statement
// has another one: it accesses the same element.
func (p *places) access(o *ir.Op, name string, write bool, other source.Span) (source.Span, bool) {
	at := p.span(o)
	if at.File == nil {
		return at, false
	}
	end := statementEnd(at.File.Text, at.Start, p.unit.Language)
	var list []source.Span
	for _, u := range p.uses {
		kind := frontend.Read
		if write {
			kind = frontend.Write
		}
		if u.Symbol == nil || !strings.EqualFold(u.Symbol.Name, name) || u.Span.File != at.File || u.Span.Start < at.Start || u.Span.Start >= end {
			continue
		}
		if u.Kind&(kind|frontend.Address) == 0 {
			continue
		}
		if u.Span.Start == at.Start {
			return u.Span, true
		}
		list = append(list, u.Span)
	}
	if len(list) == 0 {
		return at, false
	}
	slices.SortFunc(list, func(a, b source.Span) int { return a.Start - b.Start })
	if !write && other.File != nil {
		for _, s := range list {
			if designator(s) != designator(other) {
				return s, true
			}
		}
	}
	return list[0], true
}

// statementEnd is where a statement ends that begins at start, or a point after its end.
func statementEnd(text []byte, start int, l frontend.Language) int {
	if l == frontend.C {
		if i := bytes.IndexByte(text[start:], ';'); i >= 0 {
			return start + i
		}
		return len(text)
	}
	for end := start; ; {
		i := bytes.IndexByte(text[end:], '\n')
		if i < 0 {
			return len(text)
		}
		line, _, _ := bytes.Cut(text[end:end+i], []byte("!"))
		end += i + 1
		next := text[end:]
		fixed := len(next) > 5 && bytes.Equal(next[:5], []byte("     ")) && next[5] != ' ' && next[5] != '0'
		if !bytes.HasSuffix(bytes.TrimRight(line, " \t\r"), []byte("&")) && !fixed {
			return end
		}
	}
}

// designator is a reference with its subscripts, without blanks.
func designator(s source.Span) string {
	text, end := s.File.Text, s.End
	for depth := 0; end < len(text); end++ {
		switch c := text[end]; {
		case c == '(' || c == '[':
			depth++
		case c == ')' || c == ']':
			if depth--; depth < 0 {
				return squeeze(text[s.Start:end])
			}
		case depth == 0 && c != ' ':
			return squeeze(text[s.Start:end])
		case c == '\n' || c == ';':
			return squeeze(text[s.Start:end])
		}
	}
	return squeeze(text[s.Start:end])
}

func squeeze(text []byte) string {
	return strings.ToLower(strings.NewReplacer(" ", "", "\t", "").Replace(string(text)))
}
