package sema

import (
	"slices"

	"accc/frontend"
	"accc/frontend/source"
)

// InConcurrent finds, for each do concurrent that the host executes while a variable is on the device by a data construct or a directive that
// enters data, the first reference to the variable. seen are the loops that have been found already. Nothing is found where an update names
// the variable: the program knows that the host uses it.
func (m *Motions) InConcurrent(p *Pass, c *frontend.Construct, s *frontend.Symbol, seen map[source.Span]bool, f func(frontend.Use)) {
	r := p.Routines[c]
	if r == nil || len(r.Concurrent) == 0 || s.Type.Class != frontend.Array {
		return
	}
	gone := frontend.Order(-1) // where the data ends
	for _, x := range p.Of(r) {
		if x == c || x.At < c.At || !names(x, s) {
			continue
		}
		for _, clause := range x.Directive.Clauses {
			switch motion, ok := m.Of(x, clause); {
			case ok && motion.Update:
				return
			case ok && motion.Exit && gone < 0:
				gone = x.At
			}
		}
	}
	for _, u := range r.Uses {
		if u.Symbol != s || u.At <= c.At || gone >= 0 && u.At > gone || c.Body.IsValid() && !Within(u.In, c) {
			continue
		}
		at := slices.IndexFunc(r.Concurrent, func(l source.Span) bool {
			return l.File == u.Span.File && l.Start <= u.Span.Start && u.Span.End <= l.End
		})
		on, ok := m.Device(u.In)
		if at < 0 || !ok || on != nil || seen[r.Concurrent[at]] {
			continue
		}
		seen[r.Concurrent[at]] = true
		f(u)
	}
}
