package transfer

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/ir"
)

// The head of a loop: what its statement executes once, before the first iteration. That is the first part of a for of C, and the bounds of a do of
// Fortran. A directive for the loop stands before the statement, so that the head is in the construct.

// addHead puts the operations of the head before those of the loop, apart from those that may come before a construct. ok is false where no
// construct can be around both: the head begins in another block, or what it computes is needed after the loop.
func (s *scope) addHead() (ok bool) {
	begin, o := s.loop, s.loop.Prev()
	for ; o != nil; o = o.Prev() {
		if isInStatement(o, s.loop) {
			begin = o
		} else if !ir.IsPure(o) && !s.isMade(o) { // constants are where they were first used
			break
		}
	}
	if o == nil && s.beginsBefore(s.loop.Parent()) {
		return false
	}
	var stay []*ir.Op
	e := newEffects()
	for o := begin; o != s.loop; o = o.Next() {
		switch dependent := slices.ContainsFunc(o.Operands(), func(v *ir.Value) bool { return slices.Contains(stay, v.Op()) }); {
		case !dependent && s.canLift(o, e):
			s.lifted = append(s.lifted, o)
		case s.isMade(o):
			return false
		default:
			stay = append(stay, o)
			s.collect(o, e, false)
		}
	}
	s.ops = append(stay, s.ops...)
	if len(stay) > 0 {
		s.findConstructs() // those of functions that the head calls
	}
	return !slices.ContainsFunc(stay, func(o *ir.Op) bool {
		return slices.ContainsFunc(o.Results(), func(v *ir.Value) bool {
			return slices.ContainsFunc(v.Users(), func(u *ir.Op) bool { return !s.holds(u) })
		})
	})
}

// canLift reports whether an operation of the head gives the same before operations that precede it, which have effects. Updates that were made are before
// the statement.
func (s *scope) canLift(o *ir.Op, e *effects) bool {
	if addr := loaded(o); addr != nil {
		list, known := s.objects(addr)
		return known && !slices.ContainsFunc(list, e.mayWrite)
	}
	return ir.IsPure(o) && o.NumRegions() == 0 || s.isMade(o)
}

// isMade reports whether an operation is of an update that a pass made.
func (s *scope) isMade(o *ir.Op) bool {
	if languageOf(o) == nil {
		return false
	}
	if s.lang.updated(o) != nil {
		return o.Attr(accc.Reason.Name) != nil
	}
	of := slices.Clone(o.Results())
	if o.Is(acc.UpdateHost) {
		of = o.Operands()[:1]
	}
	return len(of) > 0 && slices.ContainsFunc(of[0].Users(), func(u *ir.Op) bool { return s.lang.updated(u) != nil && s.isMade(u) })
}

// beginsBefore reports whether a block from which another one is reached has operations of the head.
func (s *scope) beginsBefore(b *ir.Block) bool {
	r := b.Region()
	if r == nil || b == r.Entry() {
		return false
	}
	return slices.ContainsFunc(sources(r)[b], func(p *ir.Block) bool {
		for o := p.First(); o != nil; o = o.Next() {
			if isInStatement(o, s.loop) && !ir.IsPure(o) {
				return true
			}
		}
		return false
	})
}

// isInStatement reports whether an operation that is executed before another one comes from the text at which the statement of that begins, or from
// text after it.
func isInStatement(o, other *ir.Op) bool {
	at, begin := ir.File(o.Loc), ir.File(other.Loc)
	return at != nil && begin != nil && at.File == begin.File && (at.Line > begin.Line || at.Line == begin.Line && at.Col >= begin.Col)
}

// liftHead moves the operations of the head that may come before a construct to where they do.
func (s *scope) liftHead() {
	for _, o := range s.lifted {
		o.MoveBefore(s.first())
	}
	s.lifted = nil
}

// first is the operation that a construct around the loop comes before.
func (s *scope) first() *ir.Op {
	if len(s.ops) > 0 {
		return s.ops[0]
	}
	return s.loop
}

// begin inserts operations where a construct around the loop begins.
func (s *scope) begin() *ir.Builder { return ir.Before(s.first()) }

// describesHead reports whether a temporary operation describes what a call in the head maps. It stands before the call.
func (s *scope) describesHead(o *ir.Op) bool {
	if first := s.first(); first == s.loop || o == nil || o.Parent() != first.Parent() || !slices.Contains(s.temporary, o) {
		return false
	}
	for o != nil && o != s.loop && !slices.Contains(s.ops, o) && (slices.Contains(s.temporary, o) || ir.IsPure(o) || loaded(o) != nil) {
		o = o.Next() // what may come before the construct stands among them
	}
	return o != s.loop && slices.Contains(s.ops, o)
}

// changesInHead reports whether the head may write what is at an address.
func (s *scope) changesInHead(addr *ir.Value) bool {
	list, known := s.objects(addr)
	return slices.ContainsFunc(s.ops, func(o *ir.Op) bool {
		return o != s.loop && isBefore(o, s.loop) && (!known || slices.ContainsFunc(list, s.hostOf(o).mayWrite))
	})
}
