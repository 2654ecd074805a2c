package fir

import (
	"slices"

	"accc/dialects/llvm"
	"accc/ir"
)

// Layout of variables in memory, as flang has it on 64-bit machines: scalars and components are aligned to their size.
//
// A descriptor begins with DescriptorHeader bytes: the address of the data (8), the size of an element (8), the
// version (4), the rank, the type code, the attribute and flags (1 each). For each dimension follow the lower bound, the extent
// and the stride in bytes (8 each). Descriptors of derived types and of what may be one have an addendum: the address of the
// type's table (8) and a length parameter (8).
const (
	DescriptorVersion = 20240719

	DescriptorBase = 0
	DescriptorElem = 8
	DescriptorVers = 16
	DescriptorRank = 20
	DescriptorType = 21
	DescriptorAttr = 22
	DescriptorFlag = 23

	DescriptorHeader   = 24
	DescriptorDim      = 24
	DescriptorAddendum = 16

	// MaxRank is the largest rank; descriptors of unknown rank have room for it.
	MaxRank = 15
	// HasAddendum is the flag of descriptors with an addendum.
	HasAddendum = 1
)

// Values of the attribute in a descriptor.
const (
	AttrOther       = 0
	AttrPointer     = 1
	AttrAllocatable = 2
)

// The table of a derived type is what the run time knows of it, in words of 8 bytes: TableHeader words, then
// for each component TableComponent words, then for each final procedure TableFinal words, then for each binding its procedure,
// then for each procedure for input or output TableTransfer words.
// Addresses of procedures are indices of the table of functions, as everywhere.
//
//	0 TableSize        bytes of a variable
//	1 TableInit        address of so many bytes of initial value, 0: nothing is initialized
//	2 TableParent      address of the table of the type that is extended, or 0
//	3 TableName        address of the name with that of its scope, which no other type has, and
//	4 TableNameLen     its length
//	5 TableComponents  number of components
//	6 TableFinals      number of final procedures
//	7 TableBindings    number of bindings
//	8 TableTransfers   number of procedures for input and output
//
// A component: its offset, kind (ComponentData, ComponentPointer and so on), rank, type code, bytes of an element (0:
// in its descriptor), number of elements of data, address of the table of its derived type or 0, address of its name
// and its length. The type that is extended is the first component. A final procedure: the rank it takes (-1: any),
// whether it takes a descriptor, the procedure. A procedure for input or output: which (TransferReadFormatted and so
// on), whether it takes a descriptor, the procedure.
const (
	TableSize = iota
	TableInit
	TableParent
	TableName
	TableNameLen
	TableComponents
	TableFinals
	TableBindings
	TableTransfers
	TableHeader

	TableComponent = 9
	TableFinal     = 3
	TableTransfer  = 3
)

// Procedures for the input and output of derived types (Fortran 2018 §12.6.4.8), as flang numbers them.
const (
	TransferReadFormatted = iota
	TransferReadUnformatted
	TransferWriteFormatted
	TransferWriteUnformatted
)

// Kinds of components.
const (
	ComponentData = iota
	ComponentPointer
	ComponentAllocatable
	// ComponentAutomatic is a descriptor of memory that lives as long as the object: its shape depends on length
	// parameters.
	ComponentAutomatic
)

// codes are the type codes that have no kind: those of ISO_Fortran_binding.h.
const (
	codePointer = 41
	codeStruct  = 42
)

var (
	integerCodes   = map[int64]int64{1: 7, 2: 8, 4: 9, 8: 10, 16: 11}
	logicalCodes   = map[int64]int64{1: 39, 2: 13, 4: 14, 8: 15}
	realCodes      = map[string]int64{"f16": 24, "bf16": 25, "f32": 27, "f64": 28, "f80": 29, "f128": 31}
	complexCodes   = map[string]int64{"f16": 32, "bf16": 33, "f32": 34, "f64": 35, "f80": 36, "f128": 38}
	characterCodes = map[int64]int64{1: 40, 2: 43, 4: 44}
)

// TypeCode is the number by which descriptors know the type of elements.
func TypeCode(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return integerCodes[int64(t.Width+7)/8]
	case *ir.IndexType:
		return integerCodes[8]
	case *ir.FloatType:
		return realCodes[t.Name]
	case *ir.ComplexType:
		if f, ok := t.Elem.(*ir.FloatType); ok {
			return complexCodes[f.Name]
		}
	case *NumberType:
		if t.name == "logical" {
			return logicalCodes[t.N]
		}
		return integerCodes[t.N]
	case *CharType:
		return characterCodes[t.Kind]
	case *RecordType:
		return codeStruct
	case *RefType, *LLVMPtrType, *llvm.PtrType:
		return codePointer
	}
	return 0
}

// ElementOf is the type of the elements that a descriptor or an address is of, without ptr, heap and array around it.
func ElementOf(t ir.Type) ir.Type { return scalarOf(t) }

// ShapeOf is the shape of what a descriptor or address is of: nil for scalars, ok false when the rank is not known.
func ShapeOf(t ir.Type) (shape []int64, ok bool) {
	for {
		switch x := t.(type) {
		case *ArrayType:
			return x.Shape, !x.AnyRank
		case *ir.NoneType:
			return nil, false
		default:
			if t = Pointee(t); t == nil {
				return nil, true
			}
		}
	}
}

// AttrOf is the attribute in the descriptors of a type.
func AttrOf(t *BoxType) int64 {
	if r, ok := t.Elem.(*RefType); ok {
		switch r.name {
		case "ptr":
			return AttrPointer
		case "heap":
			return AttrAllocatable
		}
	}
	return AttrOther
}

// WithAddendum reports whether the descriptors of a type have an addendum.
func WithAddendum(t *BoxType) bool {
	if t.name == "class" {
		return true
	}
	switch ElementOf(t.Elem).(type) {
	case *RecordType, *ir.NoneType:
		return true
	}
	return false
}

// DescriptorSize is the number of bytes of the descriptors of a type.
func DescriptorSize(t *BoxType) int64 {
	shape, ok := ShapeOf(t.Elem)
	rank := int64(len(shape))
	if !ok {
		rank = 0
		if _, array := arrayIn(t.Elem); array {
			rank = MaxRank
		}
	}
	size := DescriptorHeader + rank*DescriptorDim
	if WithAddendum(t) {
		size += DescriptorAddendum
	}
	return size
}

func arrayIn(t ir.Type) (*ArrayType, bool) {
	for t != nil {
		if a, ok := t.(*ArrayType); ok {
			return a, true
		}
		t = Pointee(t)
	}
	return nil, false
}

// Descriptor is the type that descriptors of a type have in memory.
func Descriptor(t *BoxType) ir.Type {
	i8, i64 := ir.I8(), ir.I64()
	elems := []ir.Type{llvm.Ptr(), i64, ir.I32(), i8, i8, i8, i8}
	addendum := int64(0)
	if WithAddendum(t) {
		addendum = DescriptorAddendum
	}
	if rank := (DescriptorSize(t) - DescriptorHeader - addendum) / DescriptorDim; rank > 0 {
		elems = append(elems, llvm.Array(rank, llvm.Array(3, i64)))
	}
	if addendum > 0 {
		elems = append(elems, llvm.Ptr(), llvm.Array(1, i64))
	}
	return llvm.Struct(elems...)
}

// Member is the offset in bytes and the type of a component, by its number, or of a part of a complex number; ok is false where the
// layout is unknown.
func Member(t ir.Type, n int64) (offset int64, elem ir.Type, ok bool) {
	var types []ir.Type
	switch t := t.(type) {
	case *RecordType:
		for _, f := range t.Fields() {
			types = append(types, f.Type)
		}
	case *ir.TupleType:
		types = t.Elems
	case *ir.ComplexType:
		types = []ir.Type{t.Elem, t.Elem}
	}
	s, ok := Memory(t).(*llvm.StructType)
	if !ok || n < 0 || n >= int64(len(types)) {
		return 0, nil, false
	}
	offset, ok = llvm.OffsetOf(s, int(n))
	return offset, types[n], ok
}

// Memory is the type that variables of a type have in memory; nil when their size is not known or accc cannot have them.
func Memory(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType, *llvm.PtrType, *llvm.StructType, *llvm.ArrayType:
		return t
	case *ir.IndexType:
		return ir.I64()
	case *ir.ComplexType:
		return llvm.Struct(t.Elem, t.Elem)
	case *NumberType:
		switch t.name {
		case "logical", "int", "unsigned":
			return ir.Int(int(t.N) * 8)
		case "boxchar":
			return llvm.Struct(llvm.Ptr(), ir.I64())
		}
	case *CharType:
		if t.Len != ir.Dynamic {
			return llvm.Array(t.Len, ir.Int(int(t.Kind)*8))
		}
	case *ArrayType:
		e := Memory(t.Elem)
		for _, n := range t.Shape {
			if n == ir.Dynamic || e == nil {
				return nil
			}
			e = llvm.Array(n, e)
		}
		if t.AnyRank {
			return nil
		}
		return e
	case *RecordType:
		return members(slices.Collect(func(yield func(ir.Type) bool) {
			for _, f := range t.Fields() {
				if !yield(f.Type) {
					return
				}
			}
		}))
	case *ir.TupleType:
		return members(t.Elems)
	case *BoxType:
		return Descriptor(t)
	case *RefType, *LLVMPtrType, *WrapType, *ir.FunctionType:
		return llvm.Ptr()
	}
	return nil
}

func members(types []ir.Type) ir.Type {
	out := make([]ir.Type, len(types))
	for i, t := range types {
		if out[i] = Memory(t); out[i] == nil {
			return nil
		}
	}
	return llvm.Struct(out...)
}

// OwnsMemory reports whether variables of a type have memory that belongs to allocatable components, at any depth.
func OwnsMemory(t ir.Type) bool { return ownsMemory(t, map[*RecordType]bool{}) }

func ownsMemory(t ir.Type, seen map[*RecordType]bool) bool {
	if a, ok := t.(*ArrayType); ok {
		t = a.Elem
	}
	r, ok := t.(*RecordType)
	if !ok || seen[r] {
		return false
	}
	seen[r] = true
	return slices.ContainsFunc(r.Fields(), func(f Field) bool {
		if box, ok := f.Type.(*BoxType); ok {
			return AttrOf(box) == AttrAllocatable
		}
		return ownsMemory(f.Type, seen)
	})
}
