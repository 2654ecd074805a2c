package emit

import (
	"regexp"

	"accc/backend/acctoomp"
)

// conditional matches what chooses among lines.
var conditional = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*(?:if|ifdef|ifndef|elif|else|endif)\b`)

// chosenClauses reports the conditions inside of directives, of which one branch is translated.
func (t *translation) chosenClauses(sites []Site) {
	if !t.p.fortran() {
		return
	}
	for i := range sites {
		if s := &sites[i]; s.Directive.File == t.file && conditional.MatchString(s.Directive.Text()) {
			acctoomp.Changed.New(s.Directive, "the preprocessor chooses among the clauses of this directive; only those that it chooses now are translated").To(t.r)
		}
	}
}
