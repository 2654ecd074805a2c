package firtollvm

import (
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
)

// valueType is the type that values of a type have after the conversion; nil when they cannot be values.
func valueType(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.FunctionType, *fir.BoxType, *fir.RefType, *fir.LLVMPtrType:
		return llvm.Ptr()
	case *fir.WrapType, *fir.WordType:
		return llvm.Ptr()
	case *fir.NumberType:
		switch t.Mnemonic() {
		case "shape", "shapeshift", "shift", "slice":
			return llvm.Ptr() // never a value
		}
		return fir.Memory(t)
	case *ir.ComplexType, *ir.TupleType, *fir.CharType, *fir.ArrayType, *fir.RecordType:
		return fir.Memory(t)
	case *fir.VectorType:
		return nil
	}
	return t
}

// isConverted reports whether values of the type change.
func isConverted(t ir.Type) bool { return valueType(t) != t }

// isAggregate reports whether C passes values of a type by address.
func isAggregate(t ir.Type) bool {
	switch t.(type) {
	case *fir.RecordType, *fir.ArrayType, *ir.TupleType, *fir.CharType:
		return true
	}
	return false
}

// memory is the type of a variable, which must have a size.
func (c *converter) memory(o *ir.Op, t ir.Type) ir.Type {
	m := fir.Memory(t)
	if m == nil {
		c.unsupported(o, "a variable of type %s", ir.TypeString(t))
	}
	return m
}

// size is the number of bytes of a variable of a type, padding included.
func (c *converter) size(o *ir.Op, t ir.Type) int64 {
	n, ok := llvm.SizeOf(c.memory(o, t))
	if !ok {
		c.unsupported(o, "a variable of type %s", ir.TypeString(t))
	}
	return n
}

// elemSize is the number of bytes of a scalar element, when the type says it: characters of unknown length have none.
func (c *converter) elemSize(o *ir.Op, elem ir.Type) (int64, bool) {
	switch t := elem.(type) {
	case *fir.CharType:
		if t.Len == ir.Dynamic {
			return 0, false
		}
	case *ir.NoneType:
		return 0, false
	}
	return c.size(o, elem), true
}

// charKind is the number of bytes of a character.
func charKind(t ir.Type) int64 {
	if c, ok := fir.ElementOf(t).(*fir.CharType); ok {
		return c.Kind
	}
	return 1
}

// pointee is the type that an address or descriptor is of, without ptr and heap in descriptors.
func pointee(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *fir.RefType:
		return t.Elem
	case *fir.LLVMPtrType:
		return t.Elem
	case *fir.BoxType:
		if r, ok := t.Elem.(*fir.RefType); ok {
			return r.Elem
		}
		return t.Elem
	}
	return nil
}

// boxIn is the descriptor type of a variable that holds a descriptor, or nil.
func boxIn(t ir.Type) *fir.BoxType {
	b, _ := pointee(t).(*fir.BoxType)
	if _, ok := t.(*fir.BoxType); ok {
		return nil
	}
	return b
}
