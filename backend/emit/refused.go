package emit

import (
	"accc/backend/acctoomp"
	"accc/backend/quirks"
)

// refusals reports what compilers do not take in a directive that is written, or in the statement after it: that is the user's code, which stays.
func (t *translation) refusals(s *Site, f *ompForm) {
	at := &quirks.At{Directive: s.Directive, Lines: f.lines, Reading: s.Reading, Body: s.Toks, Namelist: s.Namelist}
	for _, q := range quirks.All {
		if q.Match == nil || q.Compiler.Fortran() != t.p.fortran() || !t.program.For.Have(q) {
			continue
		}
		for _, m := range q.Match(at) {
			if m.At.File == t.file {
				acctoomp.Changed.New(m.At, "%s", q.Say(m.Args...)).To(t.r)
			}
		}
	}
}
