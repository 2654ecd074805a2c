package translate

import (
	"slices"
	"strings"

	"accc/backend/omptoacc"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	ompdir "accc/pragma/omp"
)

// All of a kernels construct runs on the device, whether its loops have directives or not. Where OpenMP has directives for some of the loops,
// one without runs on the host, where the data are old.

// A loopAlone is a loop of a kernels construct that OpenMP has no directive for.
type loopAlone struct{ loop, head, kernels source.Span }

// loopHead is the beginning of a loop up to its word; ok is false for other statements.
func (a *agreement) loopHead(s source.Span) (head source.Span, ok bool) {
	path := a.statements(s.Start)
	i := slices.IndexFunc(path, func(x source.Statement) bool {
		return x.Start == s.Start && slices.Contains([]string{"for", "do", "while"}, x.Word)
	})
	if i < 0 {
		return head, false
	}
	run := a.Within(s.Start, s.End)
	for tok := run.First; tok < run.End; tok++ {
		if strings.EqualFold(a.Text(tok), path[i].Word) {
			return a.Span(tokens.Run{First: run.First, End: tok + 1}), true
		}
	}
	return head, false // it comes from a macro
}

// noteLoops finds them in the program that OpenMP sees: those that are in no construct for a device, and have none inside, while others of
// the same construct do. With updates between them the host may well have the loop.
func (a *agreement) noteLoops(unit *frontend.Unit) {
	var target, moves []source.Span
	unit.EachConstruct(func(c *frontend.Construct) {
		switch d := c.Directive; {
		case d.Span.File != a.file:
		case outermostLeaf(d.Def) == ompdir.DirTarget:
			target = append(target, source.Span{File: a.file, Start: d.Span.Start, End: max(d.Span.End, c.Body.End)})
		case d.Def == ompdir.DirTargetUpdate:
			moves = append(moves, d.Span)
		}
	})
	for _, k := range a.kernels {
		inside := func(s source.Span) bool { return k.body.Start <= s.Start && s.End <= k.body.End }
		if !slices.ContainsFunc(target, inside) || slices.ContainsFunc(moves, inside) {
			continue
		}
		for _, s := range k.statements {
			meets := func(t source.Span) bool { return t.Start < s.End && s.Start < t.End }
			noted := slices.ContainsFunc(a.loops, func(x loopAlone) bool { return x.loop.Start <= s.Start && s.End <= x.loop.End })
			if head, ok := a.loopHead(s); ok && !noted && !slices.ContainsFunc(target, meets) && refers(unit, s) {
				a.loops = append(a.loops, loopAlone{s, head, k.directive})
			}
		}
	}
}

// refers reports whether a statement is one of a program: it has a reference to a variable there.
func refers(unit *frontend.Unit, s source.Span) bool {
	return slices.ContainsFunc(unit.Routines, func(r *frontend.Routine) bool {
		return slices.ContainsFunc(r.Uses, func(u frontend.Use) bool {
			return u.Span.File == s.File && s.Start <= u.Span.Start && u.Span.End <= s.End
		})
	})
}

// compareLoops reports them.
func (a *agreement) compareLoops(r diag.Reporter) {
	for _, x := range a.loops {
		omptoacc.Differ.New(x.head, "this loop of 'kernels' has no directive of OpenMP, and others of the construct do").
			See(x.kernels, "OpenACC runs it on the device").To(r)
	}
}
