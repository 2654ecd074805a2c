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
	var writes []*ir.Op
	var all []*ir.Op
	known := false
	var visit func(addr *ir.Value)
	visit = func(addr *ir.Value) {
		for u := addr.FirstUse(); u != nil; u = u.Next() {
			o := u.Owner()
			switch {
			case ir.Declared(o) != nil: // the same one
				for _, r := range o.Results() {
					visit(r)
				}
				continue
			case !within.IsAncestorOf(o), o == within, o.Is(acc.Private): // another variable
				continue
			}
			all = append(all, o)
			if IsStore(o) && u.Index() == 1 {
				writes = append(writes, o)
			} else if !IsLoad(o) && !o.Is(acc.Reduction) { // a reduction begins with its value
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
