package transfer

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/omp"
	"accc/ir"
)

// Whether the host writes all of what a construct copies back to it, before it reads any.

// mostAfter bounds the operations after a construct that are examined.
const mostAfter = 200

// overwriter is an operation after a construct, in its block, that writes all of what a data operation of the construct maps before anything reads it
// on the host; nil if there is none.
func (a *analysis) overwriter(construct, entry *ir.Op, x object) *ir.Op {
	if isDeclare(construct) || entry.Parent() != construct.Parent() || !entry.Before(construct) {
		return nil
	}
	s := &scope{analysis: a, loop: construct, host: newEffects(), onDevice: newEffects()}
	first := entry
	for o := first.Prev(); o != nil && (ir.IsPure(o) || loaded(o) != nil || kindOf(o) == 1 || o.Is(acc.Bounds) || o.Is(omp.MapBoundsOp)); o = o.Prev() {
		first = o // what the entry is computed from
	}
	for o := first; o != construct; o = o.Next() {
		s.ops = append(s.ops, o)
	}
	s.ops = append(s.ops, construct)
	c, of := &candidate{first: entry, objects: []object{x}}, &subject{analysis: a, code: a.codes(), object: x}
	for o := construct.Next(); o != nil && len(s.ops) < mostAfter; o = o.Next() {
		s.ops = append(s.ops, o)
		s.collect(o, s.host, false)
		if s.host.unknown != nil || s.host.ordered(c.objects, s.host.releases) != nil || of.isReadIn(o) {
			return nil
		}
		if languageOf(o) != nil || s.hostOf(o).writer(x) == nil {
			continue
		}
		if v := s.survey(c, o, o); !v.failed && slices.ContainsFunc(v.sure, v.hasMapped) {
			return o
		}
	}
	return nil
}

// hasMapped reports whether a box has all that is mapped.
func (s *survey) hasMapped(b box) bool {
	for i, at := range b {
		if n := s.extents[i]; !at.equal(s.mapped[i]) && (n == nil || !at.equal(fully(n))) {
			return false
		}
	}
	return true
}
