package build

import (
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
)

// PointeeOf is the type that an address, pointer or descriptor is of; nil for other types.
func PointeeOf(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *fir.RefType:
		return t.Elem
	case *fir.LLVMPtrType:
		return t.Elem
	case *fir.BoxType:
		return t.Elem
	}
	return nil
}

// LLVMPtr is the type of an address of anything.
func LLVMPtr() ir.Type { return llvm.Ptr() }

// IsRecord reports whether a type is a derived type.
func IsRecord(t ir.Type) bool { _, ok := t.(*fir.RecordType); return ok }

// IsLogical reports whether a type is one of the logical types, IsComplexType of the complex ones.
func IsLogical(t ir.Type) bool {
	n, ok := t.(*fir.NumberType)
	return ok && n.Mnemonic() == "logical"
}

func IsComplexType(t ir.Type) bool { _, ok := t.(*ir.ComplexType); return ok }

// IsBox reports whether a type is a descriptor.
func IsBox(t ir.Type) bool { _, ok := t.(*fir.BoxType); return ok }

// ElementOf is the type of the elements of what an address or descriptor is of.
func ElementOf(t ir.Type) ir.Type {
	for {
		if a, ok := t.(*fir.ArrayType); ok {
			t = a.Elem
			continue
		}
		if e := PointeeOf(t); e != nil {
			t = e
			continue
		}
		return t
	}
}

// IsKind reports whether a type of FIR has a mnemonic: "logical", "boxchar".
func IsKind(t ir.Type, name string) bool {
	n, ok := t.(*fir.NumberType)
	return ok && n.Mnemonic() == name
}
