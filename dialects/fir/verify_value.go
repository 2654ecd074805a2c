package fir

import (
	"fmt"

	"accc/dialects/llvm"
	"accc/ir"
)

func isNumber(t ir.Type) bool {
	_, integer := t.(*ir.IntegerType)
	return integer || t == ir.Index()
}

// isTruth reports whether values of a type are integers or truth values.
func isTruth(t ir.Type) bool {
	n, ok := t.(*NumberType)
	return isNumber(t) || ok && n.name == "logical"
}

// isCodeOrData reports whether values of a type are addresses.
func isCodeOrData(t ir.Type) bool {
	switch t := t.(type) {
	case *RefType, *LLVMPtrType, *ir.FunctionType, *ir.MemRefType:
		return true
	case *WrapType:
		return t.name == "tdesc"
	}
	return llvm.IsPtr(t)
}

func verifyConvert(o *ir.Op) error {
	from, to := o.Operand(0).Type(), o.Result(0).Type()
	if from == to || converts(from, to) {
		return nil
	}
	return fmt.Errorf("cannot convert %s to %s", ir.TypeString(from), ir.TypeString(to))
}

// converts reports whether values of one type become those of another: numbers those of numbers, addresses those of addresses and
// integers, descriptors and vectors those of their kind.
func converts(from, to ir.Type) bool {
	_, box := to.(*BoxType)
	switch {
	case polymorphic(from) && (box || polymorphic(to)), ofRecord(from) && polymorphic(to):
		return true
	case isNumber(from):
		return isTruth(to) || isCodeOrData(to) || ir.IsFloat(to)
	case isTruth(from):
		return isTruth(to)
	case isCodeOrData(from):
		return isNumber(to) || isCodeOrData(to)
	case ir.IsFloat(from):
		return isNumber(to) || ir.IsFloat(to)
	case isComplex(from):
		return isComplex(to)
	}
	switch f := from.(type) {
	case *BoxType:
		t, ok := to.(*BoxType)
		return ok && f.name == t.name
	case *WrapType:
		t, ok := to.(*WrapType)
		return ok && f.name == "boxproc" && t.name == "boxproc"
	case *RecordType:
		t, ok := to.(*RecordType)
		return ok && alike(f, t)
	}
	return sameVectors(from, to) || sameVectors(to, from)
}

// ofRecord reports whether t is a descriptor of variables of a derived type.
func ofRecord(t ir.Type) bool {
	b, ok := t.(*BoxType)
	if !ok {
		return false
	}
	_, record := scalarOf(b).(*RecordType)
	return record
}

// alike reports whether two derived types have the same components.
func alike(a, b *RecordType) bool {
	f, g := a.Fields(), b.Fields()
	if len(f) != len(g) || len(a.Params()) != len(b.Params()) {
		return false
	}
	for i := range f {
		if f[i].Type != g[i].Type {
			return false
		}
	}
	return true
}

// polymorphic reports whether an address or a descriptor may be of variables of more than one type.
func polymorphic(t ir.Type) bool {
	d := t
	if _, box := t.(*BoxType); !box && Pointee(t) != nil {
		d = Pointee(t) // the address of a descriptor
	}
	b, ok := d.(*BoxType)
	return ok && b.name == "class" || Pointee(t) != nil && scalarOf(t) == ir.None()
}

// sameVectors reports whether a vector of Fortran has the elements of one of MLIR, whose integers have no sign.
func sameVectors(a, b ir.Type) bool {
	v, ok := a.(*VectorType)
	w, other := b.(*ir.VectorType)
	if !ok || !other || len(w.Shape) != 1 || v.Len != w.Shape[0] {
		return false
	}
	e, ok := v.Elem.(*ir.IntegerType)
	return v.Elem == w.Elem || ok && ir.IsInteger(w.Elem, e.Width)
}
