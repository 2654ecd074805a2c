package emit

import (
	"slices"
	"strings"

	"accc/backend/acctoomp"
	"accc/backend/translate/outcome"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
)

// dropped reports the clauses of a directive of which nothing is in its translation, unless what the plan says about
// the construct tells it already.
func (t *translation) dropped(s *Site, f *ompForm) {
	stage := accrows.InOpenMP
	if t.program.Target == outcome.Multicore {
		stage = accrows.InThreads
	}
	if s.Source == nil || s.Several {
		return
	}
	said := t.remarkedFor()[s.Directive.Start]
	var written []string
	for _, d := range slices.Concat(f.lines, f.end, f.behind) {
		for _, c := range d.Clauses {
			written = append(written, c.Def.Name)
		}
	}
	for _, c := range s.Source.Clauses {
		if slices.ContainsFunc(said, func(reason string) bool { return names(reason, c.Def) }) {
			continue
		}
		silences, _ := accrows.SilencesOf(stage, s.Source.Def, c)
		for _, silence := range silences {
			if silence.Dropped && !slices.ContainsFunc(silence.As, func(w string) bool { return slices.Contains(written, w) }) {
				acctoomp.Dropped.New(c.Span, "%s: %s", c.Text(), silence.Why).To(t.r)
			}
		}
	}
}

// remarkedFor are what the plan says about constructs of the file, by the offsets of their directives.
func (t *translation) remarkedFor() map[int][]string {
	if t.remarked == nil {
		t.remarked = map[int][]string{}
		for _, m := range t.program.Remarks {
			if l := ir.File(m.Op.Loc); l != nil && l.File == t.file.Name {
				at := spanOf(t.file, l).Start
				t.remarked[at] = append(t.remarked[at], m.Reason)
			}
		}
	}
	return t.remarked
}

// names reports whether a remark is about a clause.
func names(remark string, c *pragma.ClauseDef) bool {
	head, _, _ := strings.Cut(remark, ":")
	return slices.Contains(strings.FieldsFunc(head, func(r rune) bool { return r == ' ' || r == ',' || r == '(' }), c.Name)
}
