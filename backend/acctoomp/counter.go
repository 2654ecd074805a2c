package acctoomp

import (
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

// finalStore is the store of the value that the variable of a loop without a directive has after it, or nil.
func finalStore(loop *ir.Op) *ir.Op {
	for o := loop.Next(); o != nil && !o.Is(acc.Loop); o = o.Next() {
		if o.Attr(accc.Final.Name) != nil {
			return o
		}
	}
	return nil
}

// forgotten reports whether the variable of a loop without a directive is unused after it: the threads that share a
// loop leave the variable as it was.
func forgotten(loop *ir.Op) bool {
	s := finalStore(loop)
	if s == nil {
		return true
	}
	slot := s.Operand(1)
	construct := loop.ParentOp()
	if e := slot.Op(); e != nil && acc.Var(e) != nil {
		if !onlySet(slot, construct) {
			return false
		}
		slot = acc.Var(e)
	}
	if slot.Op() == nil || !slot.Op().Is(llvm.Alloca) {
		return false
	}
	if construct.IsAncestorOf(slot.Op()) {
		return onlySet(slot, construct)
	}
	for u := slot.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		_, entry := ir.As[*acc.DataEntry](o)
		_, exit := ir.As[*acc.DataExit](o)
		if !entry && !exit && !o.Is(llvm.Load) && (!o.Is(llvm.Store) || u.Index() != 1) {
			return false // its address goes elsewhere
		}
	}
	return unread(construct, slot)
}

// onlySet reports whether all that a construct does with a variable is to store what loops leave in it.
func onlySet(slot *ir.Value, construct *ir.Op) bool {
	for u := slot.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		if o != construct && construct.IsAncestorOf(o) && o.Attr(accc.Final.Name) == nil {
			return false
		}
	}
	return true
}

// An effect is what comes first of a variable's accesses.
type effect uint8

const (
	untouched effect = iota
	set
	asked
)

// unread reports whether a variable is set before it is read again, whatever runs after an operation.
func unread(o *ir.Op, slot *ir.Value) bool {
	if e := first(o.Next(), slot); e != untouched {
		return e == set
	}
	p := o.ParentOp()
	if _, function := ir.As[ir.FunctionLike](p); function || p == nil {
		return len(o.Parent().Successors()) == 0
	}
	if len(p.Region(0).Blocks()) != 1 {
		return false
	}
	// What an iteration of a loop construct sets, another one does not read.
	if _, loop := ir.As[ir.LoopLike](p); loop && !p.Is(acc.Loop) {
		for _, r := range p.Regions() {
			e := first(r.Entry().First(), slot)
			if e == asked {
				return false
			}
			if e == set && p.Is(scf.While) {
				return true // the condition is computed again before anything else
			}
		}
	}
	return unread(p, slot)
}

// first is the first effect of the operations from o to the end of its block.
func first(o *ir.Op, slot *ir.Value) effect {
	for ; o != nil; o = o.Next() {
		if e := effectOf(o, slot); e != untouched {
			return e
		}
	}
	return untouched
}

func effectOf(o *ir.Op, slot *ir.Value) effect {
	for u := slot.FirstUse(); u != nil; u = u.Next() {
		if u.Owner() != o {
			continue
		}
		_, exit := ir.As[*acc.DataExit](o)
		switch {
		case o.Is(llvm.Store):
			return set
		case exit, o.Is(acc.Private):
			return untouched
		}
		if _, entry := ir.As[*acc.DataEntry](o); entry && !o.Is(acc.Firstprivate) && onlySetInside(o) {
			return untouched
		}
		return asked
	}
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			// What a region sets, another one may not.
			if first(b.First(), slot) == asked {
				return asked
			}
		}
	}
	return untouched
}

// onlySetInside reports whether the constructs that a data operation is for only store what loops leave in its variable.
func onlySetInside(entry *ir.Op) bool {
	v := entry.Result(0)
	for u := v.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		_, exit := ir.As[*acc.DataExit](o)
		if !exit && o.NumRegions() == 0 && o.Attr(accc.Final.Name) == nil {
			return false
		}
	}
	return true
}
