package driver

import (
	"slices"

	"accc/dialects"
	"accc/dialects/conversion"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/ir"
	"accc/irgen"
	"accc/pragma"
	"accc/sema/loop"
)

// CheckLoops reports parallel loops, of a source that has been read, whose iterations depend on one another.
func (s *Session) CheckLoops(name string) {
	src := s.Source(name)
	layout, err := s.LayoutOf(name)
	if src == nil || err != nil {
		return
	}
	set, err := s.settingsOf(name)
	if err != nil {
		return
	}
	report := set.Warn.Reporter(&s.Diags)
	for _, d := range LoopsOf(LanguageOf(layout), src, s.Diags.Sorted(), &set.Warn) {
		report.Report(d)
	}
}

// LoopsOf finds the parallel loops of a source whose iterations depend on one another. known is what has been reported of it: after
// errors nothing is found, nor where the directives cannot be lowered.
// What may depend is found where warn shows it.
func LoopsOf(l *Language, src frontend.Source, known []diag.Diagnostic, warn *diag.Policy) []diag.Diagnostic {
	return LoopsIn(func() *ir.Op { return LowerQuietly(l, src) }, src, known, warn)
}

// LoopsIn is LoopsOf for a source whose IR somebody else needs, too: lower is LowerQuietly, and is called if loops are there.
func LoopsIn(lower func() *ir.Op, src frontend.Source, known []diag.Diagnostic, warn *diag.Policy) []diag.Diagnostic {
	if !hasLoops(src.Neutral()) || slices.ContainsFunc(known, func(d diag.Diagnostic) bool { return d.Severity == diag.Error }) {
		return nil
	}
	module := lower()
	if module == nil {
		return nil
	}
	return loop.Check(module, src.Neutral(), known, slices.ContainsFunc(loop.Rules, func(r *diag.Rule) bool { return r.Optional && warn.Wants(r) }))
}

// hasLoops reports whether a directive of a unit governs a loop.
func hasLoops(u *frontend.Unit) (found bool) {
	u.EachConstruct(func(c *frontend.Construct) {
		found = found || c.Directive != nil && c.Directive.Def.Assoc == pragma.LoopNest
	})
	return found
}

// LowerQuietly is the IR of a source with what the rules decide in it, or nil where it cannot be lowered.
func LowerQuietly(l *Language, src frontend.Source) (module *ir.Op) {
	defer func() {
		if recover() != nil {
			module = nil
		}
	}()
	var list diag.List
	module = l.Lower([]frontend.Source{src}, irgen.Options{Context: dialects.NewContext(), Translated: true, Implied: true}, &list)
	if list.HasErrors() || module == nil || conversion.Implicit.Run(module, nil) != nil {
		return nil
	}
	return module
}
