package ir

import "math"

// A Type is the type of a value. Types are interned: equal types are the same
// pointer. A dialect's type embeds TypeBase, is made through an Interner, and
// prints itself by implementing DialectType.
type Type interface{ typeID() uint32 }

// TypeBase makes a struct a Type. Make it with NewTypeBase.
type TypeBase struct{ id uint32 }

// NewTypeBase returns a fresh identity; call it once per interned type.
func NewTypeBase() TypeBase { return TypeBase{nextID()} }

func (b TypeBase) typeID() uint32 { return b.id }

// A DialectType is a type outside of the builtin ones, printed as !dialect.text.
type DialectType interface {
	Type
	// DialectName is the namespace: "llvm".
	DialectName() string
	// PrintBody writes the type from its mnemonic on, as ParseType reads it: "ptr<1>".
	PrintBody(p *Printer)
}

// Signedness of an integer type.
type Signedness uint8

const (
	Signless Signedness = iota
	Signed
	Unsigned
)

// IntegerType is iN, siN or uiN.
type IntegerType struct {
	TypeBase
	Width      int
	Signedness Signedness
}

// FloatType is a floating-point type, known by its keyword: f32, bf16, f8E4M3FN, ...
type FloatType struct {
	TypeBase
	Name  string
	Width int
}

// IndexType is index.
type IndexType struct{ TypeBase }

// NoneType is none.
type NoneType struct{ TypeBase }

// ComplexType is complex<T>.
type ComplexType struct {
	TypeBase
	Elem Type
}

// FunctionType is (inputs) -> results.
type FunctionType struct {
	TypeBase
	Inputs, Results []Type
}

// TupleType is tuple<...>.
type TupleType struct {
	TypeBase
	Elems []Type
}

// Dynamic is a dimension (?) that is not known.
const Dynamic = math.MinInt64

// VectorType is vector<4x[8]xf32>; Scalable marks the dimensions in brackets.
type VectorType struct {
	TypeBase
	Shape    []int64
	Scalable []bool // nil: none
	Elem     Type
}

// TensorType is tensor<4x?xf32, encoding>, or tensor<*xf32> when Unranked.
type TensorType struct {
	TypeBase
	Shape    []int64
	Unranked bool
	Elem     Type
	Encoding Attribute // nil: none
}

// MemRefType is memref<4x?xf32, layout, space>, or memref<*xf32> when Unranked.
type MemRefType struct {
	TypeBase
	Shape    []int64
	Unranked bool
	Elem     Type
	Layout   Attribute // nil: identity
	Space    Attribute // nil: default
}

// OpaqueType is a type of a dialect that is not registered: !dialect.text, kept as it was written.
type OpaqueType struct {
	TypeBase
	Dialect, Body string
}

var (
	intTypes    Interner[[2]int, *IntegerType]
	floatTypes  = map[string]*FloatType{}
	typeTable   byteInterner[Type]
	indexType   = &IndexType{NewTypeBase()}
	noneType    = &NoneType{NewTypeBase()}
	commonInts  [129]*IntegerType
	floatWidths = []struct {
		name  string
		width int
	}{{"f16", 16}, {"bf16", 16}, {"tf32", 19}, {"f32", 32}, {"f64", 64}, {"f80", 80}, {"f128", 128},
		{"f8E5M2", 8}, {"f8E4M3", 8}, {"f8E4M3FN", 8}, {"f8E5M2FNUZ", 8}, {"f8E4M3FNUZ", 8}, {"f8E4M3B11FNUZ", 8},
		{"f8E3M4", 8}, {"f8E8M0FNU", 8}, {"f4E2M1FN", 4}, {"f6E2M3FN", 6}, {"f6E3M2FN", 6}}
)

func init() {
	for _, f := range floatWidths {
		floatTypes[f.name] = &FloatType{NewTypeBase(), f.name, f.width}
	}
	for w := range commonInts {
		commonInts[w] = &IntegerType{NewTypeBase(), w, Signless}
	}
}

// Int is the signless integer type of a width in bits.
func Int(width int) *IntegerType { return IntOf(width, Signless) }

// IntOf is the integer type of a width and signedness.
func IntOf(width int, s Signedness) *IntegerType {
	if s == Signless && width < len(commonInts) {
		return commonInts[width]
	}
	return intTypes.Get([2]int{width, int(s)}, func() *IntegerType { return &IntegerType{NewTypeBase(), width, s} })
}

// Float is the floating-point type of a keyword, or nil: "f32", "f64", "bf16", ...
func Float(name string) *FloatType { return floatTypes[name] }

// The types that lowering uses most.
func I1() Type    { return Int(1) }
func I8() Type    { return Int(8) }
func I16() Type   { return Int(16) }
func I32() Type   { return Int(32) }
func I64() Type   { return Int(64) }
func F32() Type   { return floatTypes["f32"] }
func F64() Type   { return floatTypes["f64"] }
func Index() Type { return indexType }
func None() Type  { return noneType }

// InternType returns the one type of a key; the key must begin with something
// that no other kind of type uses (the dialect and the mnemonic).
func InternType[T Type](key Key, mk func() T) T {
	if t, ok := typeTable.find(key); ok {
		return t.(T)
	}
	return typeTable.add(key, mk()).(T)
}

// Func is the function type (inputs) -> (results).
func Func(inputs, results []Type) *FunctionType {
	return InternType(NewKey("func").Types(inputs).Types(results), func() *FunctionType {
		return &FunctionType{NewTypeBase(), append([]Type(nil), inputs...), append([]Type(nil), results...)}
	})
}

// ComplexOf is complex<elem>.
func ComplexOf(elem Type) *ComplexType {
	return InternType(NewKey("complex").Type(elem), func() *ComplexType { return &ComplexType{NewTypeBase(), elem} })
}

// Tuple is tuple<elems>.
func Tuple(elems []Type) *TupleType {
	return InternType(NewKey("tuple").Types(elems), func() *TupleType {
		return &TupleType{NewTypeBase(), append([]Type(nil), elems...)}
	})
}

func (k Key) shape(shape []int64) Key {
	k = k.Num(int64(len(shape)))
	for _, d := range shape {
		k = k.Num(d)
	}
	return k
}

// Vector is a vector type; scalable may be nil.
func Vector(shape []int64, scalable []bool, elem Type) *VectorType {
	k := NewKey("vector").shape(shape).Type(elem)
	for _, s := range scalable {
		if s {
			k = append(k, 1)
		} else {
			k = append(k, 0)
		}
	}
	return InternType(k, func() *VectorType {
		return &VectorType{NewTypeBase(), append([]int64(nil), shape...), append([]bool(nil), scalable...), elem}
	})
}

// Tensor is a ranked tensor type; encoding may be nil.
func Tensor(shape []int64, elem Type, encoding Attribute) *TensorType {
	return InternType(NewKey("tensor").shape(shape).Type(elem).Attr(encoding), func() *TensorType {
		return &TensorType{NewTypeBase(), append([]int64(nil), shape...), false, elem, encoding}
	})
}

// UnrankedTensor is tensor<*xelem>.
func UnrankedTensor(elem Type) *TensorType {
	return InternType(NewKey("tensor*").Type(elem), func() *TensorType {
		return &TensorType{TypeBase: NewTypeBase(), Unranked: true, Elem: elem}
	})
}

// MemRef is a ranked memref type; layout and space may be nil.
func MemRef(shape []int64, elem Type, layout, space Attribute) *MemRefType {
	return InternType(NewKey("memref").shape(shape).Type(elem).Attr(layout).Attr(space), func() *MemRefType {
		return &MemRefType{NewTypeBase(), append([]int64(nil), shape...), false, elem, layout, space}
	})
}

// UnrankedMemRef is memref<*xelem, space>.
func UnrankedMemRef(elem Type, space Attribute) *MemRefType {
	return InternType(NewKey("memref*").Type(elem).Attr(space), func() *MemRefType {
		return &MemRefType{TypeBase: NewTypeBase(), Unranked: true, Elem: elem, Space: space}
	})
}

// Opaque is a type of an unregistered dialect, by its text.
func Opaque(dialect, body string) *OpaqueType {
	return InternType(NewKey("opaque").Text(dialect).Text(body), func() *OpaqueType {
		return &OpaqueType{NewTypeBase(), dialect, body}
	})
}

// IsInteger reports whether t is a signless integer of the width (0: any width).
func IsInteger(t Type, width int) bool {
	i, ok := t.(*IntegerType)
	return ok && i.Signedness == Signless && (width == 0 || i.Width == width)
}

// IsIntOrIndex reports whether t is an integer or index.
func IsIntOrIndex(t Type) bool {
	switch t.(type) {
	case *IntegerType, *IndexType:
		return true
	}
	return false
}

// IsFloat reports whether t is a floating-point type.
func IsFloat(t Type) bool { _, ok := t.(*FloatType); return ok }

// PointerLike is the interface of types that are addresses of variables
// (seed 002, "Type Interfaces").
type PointerLike interface {
	Type
	// PointerElem is the pointee type, or nil when the type does not say.
	PointerElem() Type
}

// VectorElement is the interface of types outside of the builtin ones that vectors may hold.
type VectorElement interface {
	Type
	IsVectorElement()
}

// Mappable is the interface of types that denote a variable without being its address, such as Fortran descriptors.
type Mappable interface {
	Type
	MappedVariable() Type
}

// PointerElem makes memrefs PointerLike.
func (t *MemRefType) PointerElem() Type { return t.Elem }
