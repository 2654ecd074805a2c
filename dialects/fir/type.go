package fir

import (
	"slices"
	"sync"

	"accc/ir"
)

// A Type is a type of the dialect. Its mnemonic tells the kinds apart.
type Type interface {
	ir.DialectType
	Mnemonic() string
}

// base is what all types have in common.
type base struct {
	ir.TypeBase
	name string
}

// DialectName is "fir".
func (*base) DialectName() string { return "fir" }

// Mnemonic is the word after "!fir.".
func (b *base) Mnemonic() string { return b.name }

func newBase(name string) base { return base{ir.NewTypeBase(), name} }

// WordType is a type that is only a keyword: void, field, len and dscope.
type WordType struct{ base }

// NumberType has a number: the kind of logical, int, unsigned and boxchar, the rank of
// shape, shapeshift, shift and slice.
type NumberType struct {
	base
	N int64
}

// RefType is the address of a variable: !fir.ref<T>, or ptr and heap for what POINTER and
// ALLOCATABLE variables point to.
type RefType struct {
	base
	Elem     ir.Type
	Volatile bool
}

// LLVMPtrType is !fir.llvm_ptr<T>, an address that Fortran does not see.
type LLVMPtrType struct {
	base
	Elem ir.Type
}

// BoxType is a descriptor, !fir.box<T>, or !fir.class<T> when the type is polymorphic.
type BoxType struct {
	base
	Elem     ir.Type
	Volatile bool
}

// WrapType is boxproc<function type> or tdesc<T>.
type WrapType struct {
	base
	Elem ir.Type
}

// ArrayType is !fir.array<2x?xT>, or !fir.array<*:T> when the rank is not known.
type ArrayType struct {
	base
	Shape []int64 // ir.Dynamic: not known
	// AnyRank: the rank is not known, and Shape is empty.
	AnyRank bool
	Elem    ir.Type
	Map     ir.Attribute // the layout, nil: column major
}

// VectorType is !fir.vector<n:T>.
type VectorType struct {
	base
	Len  int64
	Elem ir.Type
}

// CharType is !fir.char<kind,len>.
type CharType struct {
	base
	Kind, Len int64 // Len is ir.Dynamic when it is not known
}

// Field is a component or a length parameter of a derived type.
type Field struct {
	Name string
	Type ir.Type
}

// RecordType is a derived type, !fir.type<name(parameters){components}>. It is known by its
// name and gets its components once, so that components may refer to it.
type RecordType struct {
	base
	Name string

	mu     sync.RWMutex
	set    bool
	params []Field
	fields []Field
}

// PointerElem implements ir.PointerLike.
func (t *RefType) PointerElem() ir.Type { return t.Elem }

// MappedVariable implements ir.Mappable: references are both in LLVM 22.
func (t *RefType) MappedVariable() ir.Type { return t.Elem }

// PointerElem implements ir.PointerLike.
func (t *LLVMPtrType) PointerElem() ir.Type { return t.Elem }

// MappedVariable implements ir.Mappable.
func (t *BoxType) MappedVariable() ir.Type { return t.Elem }

var wordTypes = func() map[string]*WordType {
	m := map[string]*WordType{}
	for _, n := range []string{"void", "field", "len", "dscope"} {
		m[n] = &WordType{newBase(n)}
	}
	return m
}()

func key(name string) ir.Key { return ir.NewKey("fir." + name) }

// flag adds a property to a key.
func flag(k ir.Key, set bool) ir.Key {
	if set {
		return append(k, 1)
	}
	return k
}

// Word is one of the types without parameters, or nil.
func Word(name string) *WordType { return wordTypes[name] }

// Number is a type with a kind or rank.
func Number(name string, n int64) *NumberType {
	return ir.InternType(key(name).Num(n), func() *NumberType { return &NumberType{newBase(name), n} })
}

// Ref is !fir.ref<elem>.
func Ref(elem ir.Type) *RefType { return address("ref", elem, false) }

// Heap is !fir.heap<elem>.
func Heap(elem ir.Type) *RefType { return address("heap", elem, false) }

// Ptr is !fir.ptr<elem>.
func Ptr(elem ir.Type) *RefType { return address("ptr", elem, false) }

func address(name string, elem ir.Type, volatile bool) *RefType {
	k := flag(key(name).Type(elem), volatile)
	return ir.InternType(k, func() *RefType { return &RefType{newBase(name), elem, volatile} })
}

// LLVMPtr is !fir.llvm_ptr<elem>.
func LLVMPtr(elem ir.Type) *LLVMPtrType {
	return ir.InternType(key("llvm_ptr").Type(elem), func() *LLVMPtrType { return &LLVMPtrType{newBase("llvm_ptr"), elem} })
}

// Box is !fir.box<elem>.
func Box(elem ir.Type) *BoxType { return BoxOf("box", elem, false) }

// Class is !fir.class<elem>.
func Class(elem ir.Type) *BoxType { return BoxOf("class", elem, false) }

// BoxOf is !fir.box<elem> or !fir.class<elem>, by its mnemonic.
func BoxOf(name string, elem ir.Type, volatile bool) *BoxType {
	k := flag(key(name).Type(elem), volatile)
	return ir.InternType(k, func() *BoxType { return &BoxType{newBase(name), elem, volatile} })
}

func wrap(name string, elem ir.Type) *WrapType {
	return ir.InternType(key(name).Type(elem), func() *WrapType { return &WrapType{newBase(name), elem} })
}

// Array is !fir.array<shape x elem>; no shape: any rank. layout may be nil.
func Array(shape []int64, elem ir.Type, layout ir.Attribute) *ArrayType {
	k := key("array").Num(int64(len(shape)))
	for _, d := range shape {
		k = k.Num(d)
	}
	return ir.InternType(k.Type(elem).Attr(layout), func() *ArrayType {
		return &ArrayType{newBase("array"), slices.Clone(shape), len(shape) == 0, elem, layout}
	})
}

// Vector is !fir.vector<n:elem>.
func Vector(n int64, elem ir.Type) *VectorType {
	return ir.InternType(key("vector").Num(n).Type(elem), func() *VectorType { return &VectorType{newBase("vector"), n, elem} })
}

// Char is !fir.char<kind,length>; length ir.Dynamic: not known.
func Char(kind, length int64) *CharType {
	return ir.InternType(key("char").Num(kind).Num(length), func() *CharType { return &CharType{newBase("char"), kind, length} })
}

// records are the derived types of a context: two programs may use one name differently.
type records struct {
	mu     sync.Mutex
	byName map[string]*RecordType
}

type recordsKey struct{}

// Record is the derived type of a name, the same for every call with the context.
func Record(c *ir.Context, name string) *RecordType {
	s := c.Data(recordsKey{}, func() any { return &records{byName: map[string]*RecordType{}} }).(*records)
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.byName[name]
	if t == nil {
		t = &RecordType{base: newBase("type"), Name: name}
		s.byName[name] = t
	}
	return t
}

// SetFields sets the length parameters and components of a derived type; false if it has others already.
func (t *RecordType) SetFields(params, fields []Field) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.set {
		return slices.Equal(t.params, params) && slices.Equal(t.fields, fields)
	}
	t.set, t.params, t.fields = true, slices.Clone(params), slices.Clone(fields)
	return true
}

// Fields are the components.
func (t *RecordType) Fields() []Field {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.fields
}

// Params are the length parameters.
func (t *RecordType) Params() []Field {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.params
}

// FieldIndex is the number of a component, or -1.
func (t *RecordType) FieldIndex(name string) int {
	return slices.IndexFunc(t.Fields(), func(f Field) bool { return f.Name == name })
}

// Pointee is the type that an address or a descriptor refers to, nil for other types.
func Pointee(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *RefType:
		return t.Elem
	case *LLVMPtrType:
		return t.Elem
	case *BoxType:
		return t.Elem
	}
	return nil
}

// scalarOf takes addresses, descriptors and arrays off a type.
func scalarOf(t ir.Type) ir.Type {
	for {
		if e := Pointee(t); e != nil {
			t = e
		} else if a, ok := t.(*ArrayType); ok {
			t = a.Elem
		} else {
			return t
		}
	}
}

// BoxProc is !fir.boxproc<f>, a procedure with the variables of its host.
func BoxProc(f ir.Type) *WrapType { return wrap("boxproc", f) }

// TDesc is !fir.tdesc<t>, the address of what is known of a derived type at run time.
func TDesc(t ir.Type) *WrapType { return wrap("tdesc", t) }
