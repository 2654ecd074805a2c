package llvm

import (
	"sync"

	"accc/ir"
)

// PtrType is !llvm.ptr or !llvm.ptr<space>.
type PtrType struct {
	ir.TypeBase
	Space int
}

// IsVectorElement implements ir.VectorElement.
func (*PtrType) IsVectorElement() {}

// ArrayType is !llvm.array<n x T>.
type ArrayType struct {
	ir.TypeBase
	Len  int64
	Elem ir.Type
}

// StructType is !llvm.struct<(...)>, or with a name when it is identified. Identified
// structures may contain pointers to themselves, or their own name, and are opaque until they have a body.
type StructType struct {
	ir.TypeBase
	Name string // "": literal

	mu     sync.RWMutex
	set    bool
	elems  []ir.Type
	packed bool
	opaque bool // declared as having no body
}

// IsLiteralStruct reports whether a type is a structure without a name. Of the types of C, only complex numbers and long double
// are lowered to one: the structures of programs have names.
func IsLiteralStruct(t ir.Type) bool {
	s, ok := t.(*StructType)
	return ok && s.Name == ""
}

// FuncType is !llvm.func<result (params, ...)>.
type FuncType struct {
	ir.TypeBase
	Result   ir.Type
	Params   []ir.Type
	Variadic bool
}

// SimpleType is a type that is only a keyword: void, token, label, metadata, x86_amx, ppc_fp128.
type SimpleType struct {
	ir.TypeBase
	Name string
}

// DialectName is "llvm".
func (*PtrType) DialectName() string { return "llvm" }

// DialectName is "llvm".
func (*ArrayType) DialectName() string { return "llvm" }

// DialectName is "llvm".
func (*StructType) DialectName() string { return "llvm" }

// DialectName is "llvm".
func (*FuncType) DialectName() string { return "llvm" }

// DialectName is "llvm".
func (*SimpleType) DialectName() string { return "llvm" }

// PointerElem is nil: pointers are opaque.
func (*PtrType) PointerElem() ir.Type { return nil }

var simpleTypes = func() map[string]*SimpleType {
	m := map[string]*SimpleType{}
	for _, n := range []string{"void", "token", "label", "metadata", "x86_amx", "ppc_fp128"} {
		m[n] = &SimpleType{ir.NewTypeBase(), n}
	}
	return m
}()

// Ptr is !llvm.ptr.
func Ptr() ir.Type { return ptr0 }

var ptr0 ir.Type = PtrIn(0)

// PtrIn is !llvm.ptr<space>.
func PtrIn(space int) *PtrType {
	return ir.InternType(ir.Key("llvm.ptr").Num(int64(space)), func() *PtrType { return &PtrType{ir.NewTypeBase(), space} })
}

// Void is !llvm.void.
func Void() ir.Type { return simpleTypes["void"] }

// Array is !llvm.array<n x elem>.
func Array(n int64, elem ir.Type) *ArrayType {
	return ir.InternType(ir.Key("llvm.array").Num(n).Type(elem), func() *ArrayType { return &ArrayType{ir.NewTypeBase(), n, elem} })
}

// Innermost is the element type of nested arrays, any other type itself.
func Innermost(t ir.Type) ir.Type {
	for {
		a, ok := t.(*ArrayType)
		if !ok {
			return t
		}
		t = a.Elem
	}
}

// Struct is the literal structure of the elements.
func Struct(elems ...ir.Type) *StructType { return literal(false, elems) }

// PackedStruct is the literal structure of the elements without padding.
func PackedStruct(elems ...ir.Type) *StructType { return literal(true, elems) }

func literal(packed bool, elems []ir.Type) *StructType {
	k := ir.Key("llvm.struct").Types(elems)
	if packed {
		k = append(k, 1)
	}
	return ir.InternType(k, func() *StructType {
		return &StructType{TypeBase: ir.NewTypeBase(), set: true, elems: append([]ir.Type(nil), elems...), packed: packed}
	})
}

// structs are the identified structures of a context: two programs may use one name differently.
type structs struct {
	mu     sync.Mutex
	byName map[string]*StructType
}

type structsKey struct{}

// NamedStruct is the identified structure of a name, the same for every call with
// the context. Give it a body with SetBody.
func NamedStruct(c *ir.Context, name string) *StructType {
	s := c.Data(structsKey{}, func() any { return &structs{byName: map[string]*StructType{}} }).(*structs)
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.byName[name]
	if t == nil {
		t = &StructType{TypeBase: ir.NewTypeBase(), Name: name}
		s.byName[name] = t
	}
	return t
}

// SetBody sets the elements of an identified structure; false if it has others already.
func (t *StructType) SetBody(packed bool, elems ...ir.Type) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.set {
		return !t.opaque && t.packed == packed && sameTypes(t.elems, elems)
	}
	t.set, t.packed, t.elems = true, packed, append([]ir.Type(nil), elems...)
	return true
}

// SetOpaque declares that an identified structure has no body; false if it has one.
func (t *StructType) SetOpaque() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.set {
		return t.opaque
	}
	t.set, t.opaque = true, true
	return true
}

// Elems are the elements of the structure.
func (t *StructType) Elems() []ir.Type {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.elems
}

// Packed reports whether there is no padding between elements.
func (t *StructType) Packed() bool {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.packed
}

// IsOpaque reports whether the structure has no body.
func (t *StructType) IsOpaque() bool {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return !t.set || t.opaque
}

func sameTypes(a, b []ir.Type) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// Function is !llvm.func<result (params)>, with ", ..." if variadic. A function without result has Void.
func Function(result ir.Type, params []ir.Type, variadic bool) *FuncType {
	k := ir.Key("llvm.func").Type(result).Types(params)
	if variadic {
		k = append(k, 1)
	}
	return ir.InternType(k, func() *FuncType {
		return &FuncType{ir.NewTypeBase(), result, append([]ir.Type(nil), params...), variadic}
	})
}

// IsPtr reports whether t is a pointer type of the dialect.
func IsPtr(t ir.Type) bool { _, ok := t.(*PtrType); return ok }
