package sema

import (
	"strings"

	"accc/frontend"
	"accc/frontend/source"
	"accc/pragma"
)

// NoLoop reports directives about loops before something that is not a loop.
func NoLoop(p *Pass, c *frontend.Construct) {
	if c.Directive.Def.Assoc != pragma.LoopNest || c.Loop != nil || !c.Body.IsValid() {
		return
	}
	want := "a for loop"
	if p.Unit.Language == frontend.Fortran {
		want = "a do loop"
	}
	p.New(FirstLine(c.Body), "expected %s after %s", want, c.Directive.Def.NameIn(c.Directive.Fortran)).See(c.Directive.NameSpan, "the directive").To(p)
}

// Leaving is the word of a statement that leaves a loop.
func Leaving(l frontend.Language, at source.Span) string {
	switch {
	case l == frontend.C:
		return "break"
	case strings.HasPrefix(strings.ToLower(at.Text()), "cycle"):
		return "cycle"
	}
	return "exit"
}

// FirstLine is the part of a span on its first line.
func FirstLine(s source.Span) source.Span {
	for i := s.Start; i < s.End && i < len(s.File.Text); i++ {
		if s.File.Text[i] == '\n' {
			s.End = i
		}
	}
	return s
}
