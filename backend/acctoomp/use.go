package acctoomp

import (
	"fmt"
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
func isAssumedSize(v *ir.Value) bool { return declarationOf(v) != nil }

// declarationOf is the declaration of such an array, nil for other values.
func declarationOf(v *ir.Value) *ir.Op {
	for v = described(v); v != nil && v.Op() != nil && v.Op().Is(fir.Convert); {
		v = described(v.Op().Operand(0))
	}
	switch {
	case v == nil:
		return nil
	case v.Op() == nil:
		for _, u := range v.Users() {
			if fir.DeclaresAssumedSize(u) {
				return u
			}
		}
		return nil
	case fir.DeclaresAssumedSize(v.Op()):
		return v.Op()
	}
	return nil
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

// firstElement makes a data operation of a whole array of assumed size one of its first element, which has the name of a section: clauses of
// OpenMP take no such array as a whole, and the array is present wherever its first element is. It returns false where the operation names
// a section, or a lower bound is not constant.
func firstElement(e *ir.Op) bool {
	declared := declarationOf(acc.Storage(e))
	if declared == nil || strings.Contains(e.StringAttr("name"), "(") {
		return false
	}
	shape := declared.GetAll("shape")[0].Op()
	b := ir.Before(e)
	b.Loc = e.Loc
	at := func(n int64) []*ir.Value { return []*ir.Value{constant(b, ir.Index(), n)} }
	var lows []string
	var bounds []*ir.Value
	dims := shape.NumOperands()
	if shape.Is(fir.ShapeShift) {
		dims /= 2
	}
	for i := range dims {
		low := int64(1)
		if shape.Is(fir.ShapeShift) {
			known := false
			if low, known = ir.ConstantInt(shape.Operand(2 * i)); !known {
				return false
			}
		}
		lows = append(lows, fmt.Sprintf("%d:%[1]d", low))
		bounds = append(bounds, b.Op(acc.Bounds, ir.With{Groups: [][]*ir.Value{at(0), at(0), at(1), at(1), at(low)}, Types: []ir.Type{acc.DataBounds()}}).Result(0))
	}
	e.SetAll("bounds", bounds)
	e.SetAttr("name", ir.String(e.StringAttr("name")+"("+strings.Join(lows, ", ")+")"))
	return true
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
