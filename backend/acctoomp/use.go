package acctoomp

import (
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
)

// origin identifies a pointer by the address that it was loaded from.
func origin(v *ir.Value) any {
	if v == nil {
		return nil
	}
	if op := v.Op(); op != nil {
		switch {
		case scalar.IsLoad(op):
			return [2]any{"load", origin(op.Operand(0))}
		case op.Is(llvm.AddressOf):
			return op.Attr("global_name")
		case op.Is(fir.AddressOf):
			return op.Attr("symbol")
		case ir.Declared(op) != nil:
			return op.Attr("uniq_name")
		}
	}
	return v
}

// described is an array of Fortran of which a value is a descriptor, or the value.
func described(v *ir.Value) *ir.Value {
	for v != nil && v.Op() != nil && (v.Op().Is(fir.Embox) || v.Op().Is(fir.Rebox)) {
		v = v.Op().Operand(0)
	}
	return v
}

func sameVariable(a, b *ir.Op) bool {
	if a == b {
		return true
	}
	return a.StringAttr("name") == b.StringAttr("name") && origin(acc.Storage(a)) == origin(acc.Storage(b))
}

// isAssumedSize reports whether a value is an array of Fortran whose last extent is *, or its descriptor or address.
func isAssumedSize(v *ir.Value) bool {
	for v = described(v); v != nil && v.Op() != nil && v.Op().Is(fir.Convert); {
		v = described(v.Op().Operand(0))
	}
	switch {
	case v == nil:
		return false
	case v.Op() != nil:
		return fir.DeclaresAssumedSize(v.Op())
	}
	return slices.ContainsFunc(v.Users(), fir.DeclaresAssumedSize)
}

// sectionOf returns the data operation of an enclosing construct that names the section of an implicit one, or nil.
func sectionOf(e *ir.Op) *ir.Op {
	for _, b := range e.GetAll("bounds") {
		for _, u := range b.Users() {
			if _, entry := ir.As[*acc.DataEntry](u); entry && !u.BoolAttr("implicit") && strings.Contains(u.StringAttr("name"), "(") {
				return u
			}
		}
	}
	return nil
}

// isPointerVariable reports whether the variable of a data operation is kept in a pointer.
func isPointerVariable(o *ir.Op) bool {
	v := acc.Storage(o)
	if v == nil || v.Op() == nil {
		return false
	}
	t, ok := v.Op().Attr("elem_type").(*ir.TypeAttr)
	return ok && t.Type == llvm.Ptr()
}

// inside reports whether the variable of a data operation is declared inside an operation.
func inside(o, within *ir.Op) bool {
	v := acc.Storage(o)
	if v == nil || v.Op() == nil {
		return v != nil && v.Block() != nil && v.Block().ParentOp() != nil && within.IsAncestorOf(v.Block().ParentOp())
	}
	return within != v.Op() && within.IsAncestorOf(v.Op())
}

// movedPointers are the data operations of a compute construct whose pointer is changed inside: the copies that the
// region keeps of them are stored to again.
func movedPointers(o *ir.Op, entries []*ir.Op) (list []*ir.Op) {
	for _, e := range entries {
		if !isPointerOfC(e) {
			continue // a pointer of the region that points to it is no copy of it
		}
		for u := e.Result(0).FirstUse(); u != nil; u = u.Next() {
			s := u.Owner()
			if !s.Is(llvm.Store) || u.Index() != 0 || !o.IsAncestorOf(s) {
				continue
			}
			stores := 0
			for w := s.Operand(1).FirstUse(); w != nil; w = w.Next() {
				if w.Owner().Is(llvm.Store) && w.Index() == 1 {
					stores++
				}
			}
			if stores > 1 {
				list = append(list, e)
			}
		}
	}
	return list
}
