// Package scalar tells what a loop does with variables that hold one number, and of which of them each iteration needs, or may have, a copy of
// its own.
package scalar

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/dialects/hlfir"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/dataflow"
)

// Is reports whether a data operation is about a scalar that is not a pointer.
func Is(o *ir.Op) bool {
	return IsType(acc.VarType(o)) && len(o.GetAll("bounds")) == 0 && !BehindPointer(o)
}

// IsType reports whether a variable of a type is a scalar that is not a pointer. t may be nil.
func IsType(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType, *ir.ComplexType, *fir.NumberType, *fir.CharType:
		return true
	}
	return t != nil && llvm.IsLiteralStruct(t) // a complex number
}

// BehindPointer reports whether the variable of a data operation is what a pointer points to.
func BehindPointer(o *ir.Op) bool {
	v := acc.Storage(o)
	return v != nil && v.Op() != nil && IsLoad(v.Op())
}

// IsLoad reports whether an operation reads a variable by its address.
func IsLoad(o *ir.Op) bool { return o.Is(llvm.Load) || o.Is(fir.Load) }

// IsStore reports whether an operation writes its first operand to the address that is the second one.
func IsStore(o *ir.Op) bool { return o.Is(llvm.Store) || o.Is(fir.Store) || o.Is(hlfir.Assign) }

// A Need is a scalar of which each thread must have its own copy.
type Need uint8

const (
	None  Need = iota
	Fresh      // it is written before it is read: a copy without a value
	Value      // a copy with the value from before
)

// NeedOf finds out how a scalar is used inside within, by the address it has there.
func NeedOf(addr *ir.Value, within *ir.Op) Need {
	u := usesIn(addr, within)
	switch {
	case u.elsewhere:
		return Value
	case len(u.writes) == 0:
		return None
	}
	all := slices.Concat(u.reads, u.writes)
	if slices.ContainsFunc(u.writes, func(w *ir.Op) bool { return Leads(w, all) }) {
		return Fresh
	}
	set := u.set(within)
	if slices.ContainsFunc(u.reads, func(o *ir.Op) bool { return set.Before(o) == maybeSet }) {
		return Value
	}
	return Fresh
}

// Kept reports whether a loop leaves a scalar that it writes as the last iteration does, if each has a copy of its own: all of them write it.
// Where only some do, what remains is what one of these has written.
func Kept(addr *ir.Value, loop *ir.Op) bool {
	u := usesIn(addr, loop)
	if len(u.writes) == 0 || u.elsewhere {
		return false
	}
	set := u.set(loop)
	for _, r := range loop.Regions() {
		for _, b := range r.Blocks() {
			if len(b.Successors()) == 0 && set.End(b) == maybeSet {
				return false
			}
		}
	}
	return true
}

// Reads reports whether something inside of an operation reads a scalar.
func Reads(addr *ir.Value, within *ir.Op) bool {
	u := usesIn(addr, within)
	return u.elsewhere || len(u.reads) > 0
}

// uses are those of a scalar inside of an operation. elsewhere: its address is known where what happens to it is not.
type uses struct {
	reads, writes []*ir.Op
	elsewhere     bool
}

func usesIn(addr *ir.Value, within *ir.Op) (list uses) {
	for u := addr.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		switch {
		case ir.Declared(o) != nil: // the same one
			for _, r := range o.Results() {
				in := usesIn(r, within)
				list.reads, list.writes = append(list.reads, in.reads...), append(list.writes, in.writes...)
				list.elsewhere = list.elsewhere || in.elsewhere
			}
		case !within.IsAncestorOf(o), o == within, o.Is(acc.Private): // another variable
		case IsStore(o) && u.Index() == 1:
			list.writes = append(list.writes, o)
		default:
			list.reads = append(list.reads, o)
			list.elsewhere = list.elsewhere || !IsLoad(o) && !o.Is(acc.Reduction) // a reduction begins with its value
		}
	}
	return list
}

// What is known of a scalar at a point.
const (
	unreached = iota
	isSet     // written, on all paths from the beginning of the iteration
	maybeSet
)

// set finds out where the scalar has been written.
func (u uses) set(within *ir.Op) *dataflow.Result[int] {
	writes := map[*ir.Op]bool{}
	for _, o := range u.writes {
		writes[o] = true
	}
	a := &dataflow.Analysis[int]{
		Bottom: unreached, Boundary: maybeSet,
		Join: func(a, b int) (int, bool) { return max(a, b), b > a },
		Operation: func(o *ir.Op, f int) int {
			if f == maybeSet && writes[o] {
				return isSet
			}
			return f
		},
	}
	return a.Run(within)
}

// Leads reports whether first runs before all others whenever one of them runs.
func Leads(first *ir.Op, others []*ir.Op) bool {
	for _, o := range others {
		if o == first {
			continue
		}
		x := first.Parent().Holding(o)
		if x == nil || x == first || !first.Before(x) {
			return false
		}
	}
	return true
}

// Temporaries are the addresses, in a kernels construct, of the scalars that each iteration of a loop in it writes before it reads them. With
// copies of them, of which that of the last iteration stays where it is read, the loop does the same.
func Temporaries(kernels, loop *ir.Op) (list []*ir.Value) {
	for _, v := range acc.SlotData.Operands(kernels) {
		if e := v.Op(); e != nil && Is(e) && NeedOf(v, loop) == Fresh && (Dead(e) || Kept(v, loop)) {
			list = append(list, v)
		}
	}
	return list
}

// Dead reports whether the scalar of a data operation is a local variable that nothing reads but constructs that write it before: what the
// last iteration of a loop leaves there is for nobody.
func Dead(e *ir.Op) bool {
	v := acc.Storage(e)
	for v != nil && v.Op() != nil && ir.Declared(v.Op()) != nil {
		v = v.Op().Operand(0)
	}
	if v == nil {
		return false
	}
	id, ok := ir.IdentityOf(v)
	return ok && id.Local && unread(v)
}

// unread reports whether nothing reads a variable by an address, or by those that are made of it, outside of constructs, or in one that has
// not written it.
func unread(addr *ir.Value) bool {
	for u := addr.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		_, enters := ir.As[*acc.DataEntry](o)
		_, leaves := ir.As[*acc.DataExit](o)
		switch {
		case leaves, o.Is(llvm.LifetimeStart), o.Is(llvm.LifetimeEnd), IsStore(o) && u.Index() == 1:
		case ir.Declared(o) != nil && u.Index() == 0:
			for _, r := range o.Results() {
				if !unread(r) {
					return false
				}
			}
		case enters && !o.Is(acc.Reduction):
			if !unreadInside(o.Result(0)) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// unreadInside does that for the result of a data operation.
func unreadInside(result *ir.Value) bool {
	for u := result.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		_, enters := ir.As[*acc.DataEntry](o)
		switch {
		case enters && !o.Is(acc.Reduction) && !unreadInside(o.Result(0)):
			return false
		case o.Is(acc.Parallel), o.Is(acc.Serial), o.Is(acc.Kernels):
			if NeedOf(result, o) == Value {
				return false
			}
		}
	}
	return true
}
