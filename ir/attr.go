package ir

import (
	"math"
	"math/big"
	"sort"
)

// An Attribute is a constant attached to an operation. Attributes are interned:
// equal attributes are the same pointer. A dialect's attribute embeds AttrBase,
// is made through InternAttr, and prints itself by implementing DialectAttr.
type Attribute interface{ attrID() uint32 }

// AttrBase makes a struct an Attribute. Make it with NewAttrBase.
type AttrBase struct{ id uint32 }

// NewAttrBase returns a fresh identity; call it once per interned attribute.
func NewAttrBase() AttrBase { return AttrBase{nextID()} }

func (b AttrBase) attrID() uint32 { return b.id }

// A DialectAttr is an attribute outside of the builtin ones, printed as #dialect.text or #dialect<text>.
// One that also implements Aliased is printed by an alias.
type DialectAttr interface {
	Attribute
	DialectName() string
	// PrintBody writes the attribute from its mnemonic on, as ParseAttr reads it: "device_type<nvidia>",
	// printed #acc.device_type<nvidia>, or "data_clause acc_copy", printed #acc<data_clause acc_copy>.
	PrintBody(p *Printer)
}

// IntegerAttr is an integer of a type (integer or index); i1 prints as true and false.
type IntegerAttr struct {
	AttrBase
	Type Type
	// Value holds what fits into 64 bits, sign-extended for signless types; Big is set when it does not fit.
	Value int64
	Big   *big.Int
}

// FloatAttr is a floating-point number of a type. Bits is its IEEE encoding for
// types up to 64 bits wide; wider types keep Wide, the encoding as an integer.
type FloatAttr struct {
	AttrBase
	Type Type
	Bits uint64
	Wide *big.Int
}

// StringAttr is "text"; Type is nil but for "text" : type.
type StringAttr struct {
	AttrBase
	Value string
	Type  Type
}

// ArrayAttr is [a, b].
type ArrayAttr struct {
	AttrBase
	Elems []Attribute
}

// DictAttr is {k = v}, sorted by name.
type DictAttr struct {
	AttrBase
	Elems []NamedAttr
}

// SymbolRefAttr is @root::@nested.
type SymbolRefAttr struct {
	AttrBase
	Root   string
	Nested []string
}

// TypeAttr is a type as an attribute.
type TypeAttr struct {
	AttrBase
	Type Type
}

// UnitAttr is unit: its presence is its value.
type UnitAttr struct{ AttrBase }

// DenseArrayAttr is array<i32: 1, 2>. Values holds integers (booleans as 0 and 1) or, for floats, their bits.
type DenseArrayAttr struct {
	AttrBase
	Elem   Type
	Values []int64
}

// DenseElementsAttr is dense<...> : type. Data holds the elements' text-independent encoding, see DenseElements.
type DenseElementsAttr struct {
	AttrBase
	Type  Type
	Splat bool
	// Elems are IntegerAttr, FloatAttr, StringAttr (or ArrayAttr of two for complex) in row-major order; one if Splat.
	Elems []Attribute
}

// OpaqueAttr is an attribute kept as text: one of an unregistered dialect
// (#dialect.body or #dialect<body>), or a builtin one that accc does not look
// into (affine_map<...>, dense_resource<...>, strided<...>), with Dialect "".
type OpaqueAttr struct {
	AttrBase
	Dialect, Body string
	Type          Type // nil: none
}

// A NamedAttr is name = value.
type NamedAttr struct {
	Name  string
	Value Attribute
}

var (
	attrTable   byteInterner[Attribute]
	stringTable Interner[string, *StringAttr]
	intTable    Interner[intKey, *IntegerAttr]
	typeAttrs   Interner[Type, *TypeAttr]
	unitAttr    = &UnitAttr{NewAttrBase()}
)

type intKey struct {
	t Type
	v int64
}

// InternAttr returns the one attribute of a key; the key must begin with
// something that no other kind of attribute uses (the dialect and the mnemonic).
func InternAttr[A Attribute](key Key, mk func() A) A {
	if a, ok := attrTable.find(key); ok {
		return a.(A)
	}
	return attrTable.add(key, mk()).(A)
}

// Integer is an integer attribute of a type.
func Integer(t Type, v int64) *IntegerAttr {
	return intTable.Get(intKey{t, v}, func() *IntegerAttr { return &IntegerAttr{AttrBase: NewAttrBase(), Type: t, Value: v} })
}

// BigInteger is an integer attribute whose value may need more than 64 bits.
func BigInteger(t Type, v *big.Int) *IntegerAttr {
	if v.IsInt64() {
		return Integer(t, v.Int64())
	}
	return InternAttr(NewKey("bigint").Type(t).Text(v.String()), func() *IntegerAttr {
		return &IntegerAttr{AttrBase: NewAttrBase(), Type: t, Big: new(big.Int).Set(v)}
	})
}

// Bool is true or false (an i1 integer).
func Bool(v bool) *IntegerAttr {
	if v {
		return Integer(I1(), 1)
	}
	return Integer(I1(), 0)
}

// FloatBits is a floating-point attribute of an encoding.
func FloatBits(t Type, bits uint64) *FloatAttr {
	return InternAttr(NewKey("float").Type(t).Num(int64(bits)), func() *FloatAttr {
		return &FloatAttr{AttrBase: NewAttrBase(), Type: t, Bits: bits}
	})
}

// FloatValue is a floating-point attribute of type f32 or f64 (others: use FloatBits).
func FloatValue(t Type, v float64) *FloatAttr {
	if f, ok := t.(*FloatType); ok && f.Name == "f32" {
		return FloatBits(t, uint64(math.Float32bits(float32(v))))
	}
	return FloatBits(t, math.Float64bits(v))
}

// Float64 is the value of an f32 or f64 attribute.
func (a *FloatAttr) Float64() float64 {
	if f, ok := a.Type.(*FloatType); ok && f.Name == "f32" {
		return float64(math.Float32frombits(uint32(a.Bits)))
	}
	return math.Float64frombits(a.Bits)
}

// String is a string attribute.
func String(s string) *StringAttr {
	return stringTable.Get(s, func() *StringAttr { return &StringAttr{AttrBase: NewAttrBase(), Value: s} })
}

// TypedString is a string attribute with a type.
func TypedString(s string, t Type) *StringAttr {
	if t == nil {
		return String(s)
	}
	return InternAttr(NewKey("string").Text(s).Type(t), func() *StringAttr { return &StringAttr{NewAttrBase(), s, t} })
}

// Array is an array attribute.
func ArrayOf(elems ...Attribute) *ArrayAttr {
	k := NewKey("array")
	for _, e := range elems {
		k = k.Attr(e)
	}
	return InternAttr(k, func() *ArrayAttr { return &ArrayAttr{NewAttrBase(), append([]Attribute(nil), elems...)} })
}

// Dict is a dictionary attribute; the entries are sorted by name.
func Dict(elems ...NamedAttr) *DictAttr {
	elems = append([]NamedAttr(nil), elems...)
	sort.SliceStable(elems, func(i, j int) bool { return elems[i].Name < elems[j].Name })
	k := NewKey("dict")
	for _, e := range elems {
		k = k.Text(e.Name).Attr(e.Value)
	}
	return InternAttr(k, func() *DictAttr { return &DictAttr{NewAttrBase(), elems} })
}

// Get returns the entry of a name, or nil.
func (d *DictAttr) Get(name string) Attribute {
	for _, e := range d.Elems {
		if e.Name == name {
			return e.Value
		}
	}
	return nil
}

// Symbol is @root::@nested...
func Symbol(root string, nested ...string) *SymbolRefAttr {
	k := NewKey("symbol").Text(root)
	for _, n := range nested {
		k = k.Text(n)
	}
	return InternAttr(k, func() *SymbolRefAttr {
		return &SymbolRefAttr{NewAttrBase(), root, append([]string(nil), nested...)}
	})
}

// TypeValue is a type as an attribute.
func TypeValue(t Type) *TypeAttr {
	return typeAttrs.Get(t, func() *TypeAttr { return &TypeAttr{NewAttrBase(), t} })
}

// Unit is the unit attribute.
func Unit() *UnitAttr { return unitAttr }

// DenseArray is array<elem: values>.
func DenseArray(elem Type, values []int64) *DenseArrayAttr {
	k := NewKey("densearray").Type(elem)
	for _, v := range values {
		k = k.Num(v)
	}
	return InternAttr(k, func() *DenseArrayAttr {
		return &DenseArrayAttr{NewAttrBase(), elem, append([]int64(nil), values...)}
	})
}

// DenseElements is dense<...> : t.
func DenseElements(t Type, splat bool, elems []Attribute) *DenseElementsAttr {
	k := NewKey("dense").Type(t)
	if splat {
		k = append(k, 1)
	}
	for _, e := range elems {
		k = k.Attr(e)
	}
	return InternAttr(k, func() *DenseElementsAttr {
		return &DenseElementsAttr{NewAttrBase(), t, splat, append([]Attribute(nil), elems...)}
	})
}

// OpaqueValue is an attribute kept as text.
func OpaqueValue(dialect, body string, t Type) *OpaqueAttr {
	return InternAttr(NewKey("opaqueattr").Text(dialect).Text(body).Type(t), func() *OpaqueAttr {
		return &OpaqueAttr{NewAttrBase(), dialect, body, t}
	})
}
