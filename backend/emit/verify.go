package emit

import (
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// SameDirectives reports whether the directives of a file, in their order, are those that were written back in place of
// them, and says for the first that is not what is missing and what is new.
func SameDirectives(file *source.File, want, got []*pragma.Directive, r diag.Reporter) bool {
	for i, d := range want {
		if i == len(got) {
			Differs.New(d.Span, "the directive %s is not in the regenerated source", d.Def.Name).To(r)
			return false
		}
		lost, added := differences(d, got[i])
		if len(lost)+len(added) == 0 {
			continue
		}
		m := Differs.New(d.Span, "the directive is not the same in the regenerated source")
		if len(lost) > 0 {
			m.Note("missing: %s", strings.Join(lost, ", "))
		}
		if len(added) > 0 {
			m.Note("new: %s", strings.Join(added, ", "))
		}
		m.To(r)
		return false
	}
	if len(got) > len(want) {
		Differs.New(source.Span{File: file}, "expected %d directives in the regenerated source, found %d", len(want), len(got)).To(r)
		return false
	}
	return true
}

// modes say how a loop runs. The one that a loop has anyway is not written back (see implied).
var modes = []*pragma.ClauseDef{accdir.ClauseSeq, accdir.ClauseIndependent, accdir.ClauseAuto}

// differences are what a directive says and the other does not, both ways. That expressions have the same values is
// seen in the IR, where they can be compared whatever their spelling.
func differences(a, b *pragma.Directive) (lost, added []string) {
	if a.Def != b.Def {
		return []string{a.Def.Name}, []string{b.Def.Name}
	}
	anything := func(*pragma.Expr) string { return "_" }
	p, q := a.Parts(anything), b.Parts(anything)
	return without(p, q), without(q, p)
}

// without are the parts of a list that another has not.
func without(list, other []pragma.Part) (out []string) {
	mode := func(p pragma.Part) bool { return p.Device == "" && slices.Contains(modes, p.Clause) }
	for _, p := range list {
		if slices.Contains(other, p) || mode(p) && !slices.ContainsFunc(other, mode) {
			continue
		}
		text := p.Text
		if p.Device != "" {
			text += " for " + p.Device
		}
		out = append(out, text)
	}
	return out
}
