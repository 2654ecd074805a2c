// Package scalar tells what a loop does with variables that hold one number, and of which of them each iteration needs, or may have, a copy of
// its own.
package scalar

import (
	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/dialects/hlfir"
	"accc/dialects/llvm"
	"accc/ir"
)

// Is reports whether a data operation is about a scalar that is not a pointer.
func Is(o *ir.Op) bool {
	switch acc.VarType(o).(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType, *ir.ComplexType, *fir.NumberType, *fir.CharType:
		return len(o.GetAll("bounds")) == 0 && !behindPointer(o)
	}
	return false
}

// behindPointer reports whether the variable is what a pointer points to.
func behindPointer(o *ir.Op) bool {
	v := acc.Storage(o)
	return v != nil && v.Op() != nil && isLoad(v.Op())
}

func isLoad(o *ir.Op) bool { return o.Is(llvm.Load) || o.Is(fir.Load) }

func isStore(o *ir.Op) bool { return o.Is(llvm.Store) || o.Is(fir.Store) || o.Is(hlfir.Assign) }

// A Need is a scalar of which each thread must have its own copy.
type Need uint8

const (
	None  Need = iota
	Fresh      // it is written before it is read: a copy without a value
	Value      // a copy with the value from before
)

// NeedOf finds out how a scalar is used inside within, by the address it has there.
func NeedOf(addr *ir.Value, within *ir.Op) Need {
	var writes []*ir.Op
	var all []*ir.Op
	known := false
	var visit func(addr *ir.Value)
	visit = func(addr *ir.Value) {
		for u := addr.FirstUse(); u != nil; u = u.Next() {
			o := u.Owner()
			if !within.IsAncestorOf(o) || o == within {
				continue
			}
			switch {
			case o.Is(acc.Private):
				continue // another variable
			case ir.Declared(o) != nil: // the same one
				for _, r := range o.Results() {
					visit(r)
				}
				continue
			}
			all = append(all, o)
			if isStore(o) && u.Index() == 1 {
				writes = append(writes, o)
			} else if !isLoad(o) && !o.Is(acc.Reduction) { // a reduction begins with its value
				known = true // elsewhere
			}
		}
	}
	visit(addr)
	if known {
		return Value
	}
	if len(writes) == 0 {
		return None
	}
	for _, w := range writes {
		if Leads(w, all) {
			return Fresh
		}
	}
	return Value
}

// Leads reports whether first runs before all others whenever one of them runs.
func Leads(first *ir.Op, others []*ir.Op) bool {
	for _, o := range others {
		if o == first {
			continue
		}
		x := o
		for x != nil && x.Parent() != first.Parent() {
			x = x.ParentOp()
		}
		if x == nil || x == first || !first.Before(x) {
			return false
		}
	}
	return true
}

// Temporaries are the addresses, in a kernels construct, of the scalars that each iteration of a loop in it writes before it reads them. With
// copies of them, of which that of the last iteration stays, the loop does the same.
func Temporaries(kernels, loop *ir.Op) (list []*ir.Value) {
	for _, v := range acc.SlotData.Operands(kernels) {
		if e := v.Op(); e != nil && Is(e) && NeedOf(v, loop) == Fresh {
			list = append(list, v)
		}
	}
	return list
}
