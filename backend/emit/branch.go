package emit

import (
	"regexp"
	"strings"

	"accc/backend/acctoomp"
	"accc/frontend/source"
)

// A file is read with one set of macros. What the preprocessor leaves out with these is not translated, and said.

var (
	accInC       = regexp.MustCompile(`^[ \t]*#[ \t]*pragma[ \t]+acc\b`)
	accInFortran = regexp.MustCompile(`(?i)^[ \t]*[!c*]\$acc[ \t]+(?:[a-df-z]|e[a-mo-z]|en[a-ce-z])`)
	conditional  = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*(?:if|ifdef|ifndef|elif|else|endif)\b`)
)

// leftOut reports the directives of OpenACC in branches that the preprocessor leaves out, and the conditions inside of directives.
func (t *translation) leftOut(sites []Site) {
	text := t.file.Text
	if !conditional.Match(text) {
		return
	}
	begins := accInC
	if t.p.fortran() {
		begins = accInFortran
	}
	var covered []source.Span
	for i := range sites {
		s := &sites[i]
		if s.Directive.File != t.file {
			continue
		}
		covered = append(covered, s.Directive, s.End)
		if t.p.fortran() && conditional.MatchString(s.Directive.Text()) {
			acctoomp.Changed.New(s.Directive, "the preprocessor chooses among the clauses of this directive; only those that it chooses now are translated").To(t.r)
		}
	}
next:
	for at := 0; at < len(text); at++ {
		if n := comment(text[at:]); n > 0 && !t.p.fortran() {
			at += n - 1
			continue
		}
		if at > 0 && text[at-1] != '\n' || !begins.Match(lineAt(t.file, at)) {
			continue
		}
		line := string(lineAt(t.file, at))
		span := source.Span{File: t.file, Start: at + len(line) - len(strings.TrimLeft(line, " \t")), End: at + len(line)}
		for _, c := range covered {
			if c.IsValid() && c.Start < span.End && span.Start < c.End {
				continue next
			}
		}
		notInPlace.New(span, "the preprocessor leaves this directive out, so that it is not translated").
			Note("translate the file with the macros that choose this branch, too (-D)").To(t.r)
	}
}
