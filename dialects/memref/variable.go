package memref

import (
	"strings"

	"accc/dialects/arith"
	"accc/ir"
)

// Variables is what passes ask about variables that are memory with a shape.
var Variables ir.Variables = variables{}

type variables struct{}

// views are the operations that result in memory of their first operand: all of it, or a part.
var views = map[*ir.OpDef]bool{Cast: true, MemorySpaceCast: true, AssumeAlignment: true,
	SubView: false, ReinterpretCast: false, View: false, Reshape: false, CollapseShape: false, ExpandShape: false}

// Addresses implements ir.Variables.
func (variables) Addresses(t ir.Type) bool { _, ok := t.(*ir.MemRefType); return ok }

// Category implements ir.Variables: memory without dimensions that holds a number is a scalar.
func (variables) Category(v *ir.Value) ir.Category {
	t := v.Type().(*ir.MemRefType)
	if len(t.Shape) > 0 || t.Unranked {
		return ir.Aggregate
	}
	switch t.Elem.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType, *ir.ComplexType:
		return ir.Scalar
	}
	return ir.Aggregate
}

// Name implements ir.Variables: the operations of this dialect have no names.
func (variables) Name(*ir.Value) string { return "" }

// Global implements ir.Variables.
func (variables) Global(o *ir.Op) *ir.SymbolRefAttr {
	if o == nil || !o.Is(GetGlobal) {
		return nil
	}
	s, _ := o.Attr("name").(*ir.SymbolRefAttr)
	return s
}

// Container implements ir.Variables.
func (variables) Container(*ir.Value) *ir.Value { return nil }

// Parts implements ir.Variables.
func (variables) Parts(*ir.Value) []*ir.Value { return nil }

// Canonical implements ir.Variables.
func (variables) Canonical(v *ir.Value) *ir.Value { return v }

// Origin implements ir.Variables.
func (variables) Origin(v *ir.Value) (root *ir.Value, whole bool) {
	for v.Op() != nil {
		whole, view := views[v.Op().Def()]
		if !view {
			break
		}
		if !whole {
			return v, false
		}
		v = v.Op().Operand(0)
	}
	return v, true
}

// Source implements ir.Variables.
func (variables) Source(o *ir.Op) *ir.Value {
	if _, view := views[o.Def()]; view {
		return o.Operand(0)
	}
	return nil
}

// Repeatable implements ir.Variables.
func (x variables) Repeatable(o *ir.Op) bool { return x.Source(o) != nil }

// Describes implements ir.Variables.
func (variables) Describes(*ir.Op) bool { return false }

// Object implements ir.Variables.
func (variables) Object(_ *ir.Builder, v *ir.Value, _ bool) (addr, extent *ir.Value, err error) {
	return v, nil, nil
}

// Type implements ir.Variables.
func (variables) Type(addr *ir.Value) ir.Type { return addr.Type().(*ir.MemRefType).Elem }

// Inside implements ir.Variables.
func (variables) Inside(b *ir.Builder, v, _, dev *ir.Value) *ir.Value {
	if dev.Type() == v.Type() {
		return dev
	}
	return b.Op(Cast, ir.With{Operands: []*ir.Value{dev}, Types: []ir.Type{v.Type()}}).Result(0)
}

// Fields implements ir.Variables: elements are no members.
func (variables) Fields(*ir.Op) []int64 { return nil }

// Member implements ir.Variables; it is never asked, as there are no members.
func (variables) Member(_ *ir.Builder, v *ir.Value, _ []int64, _ ir.Type) *ir.Value { return v }

// MemberName implements ir.Variables.
func (variables) MemberName(*ir.Value, []int64) string { return "" }

// Indirect implements ir.Variables.
func (variables) Indirect(*ir.Value) bool { return false }

// Holder implements ir.Variables.
func (variables) Holder(*ir.Value) *ir.Value { return nil }

// CopyName implements ir.Variables: the text of the type, in the letters that LLVM allows in it.
func (variables) CopyName(v *ir.Value) string {
	return strings.Map(func(r rune) rune {
		switch {
		case strings.ContainsRune("<>[](){}", r):
			return '_'
		case r == '_' || r == '.' || '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z':
			return r
		}
		return 'X'
	}, ir.TypeString(v.Type()))
}

// Allocate implements ir.Memory: on the stack where the shape is known, as in LLVM.
func (variables) Allocate(b *ir.Builder, original *ir.Value, _ ir.Type) (v *ir.Value, free bool) {
	t := original.Type().(*ir.MemRefType)
	var sizes []*ir.Value
	for i, n := range t.Shape {
		if n == ir.Dynamic {
			at := arith.Int(b, ir.Index(), int64(i))
			sizes = append(sizes, b.Op(Dim, ir.With{Operands: []*ir.Value{original, at}, Types: []ir.Type{ir.Index()}}).Result(0))
		}
	}
	def := Alloca
	if len(sizes) > 0 {
		def = Alloc
	}
	return b.Op(def, ir.With{Groups: [][]*ir.Value{sizes, nil}, Types: []ir.Type{t}}).Result(0), len(sizes) > 0
}

// Free implements ir.Memory.
func (variables) Free(b *ir.Builder, v *ir.Value) {
	b.Op(Dealloc, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{}})
}

// Copy implements ir.Memory.
func (variables) Copy(b *ir.Builder, from, to *ir.Value, _ ir.Type) {
	b.Op(Copy, ir.With{Operands: []*ir.Value{from, to}, Types: []ir.Type{}})
}

// Load implements ir.Memory: a memref of rank 0 holds one value.
func (variables) Load(b *ir.Builder, addr *ir.Value, _ ir.Type) *ir.Value {
	t, ok := addr.Type().(*ir.MemRefType)
	if !ok || t.Unranked || len(t.Shape) > 0 {
		return nil
	}
	return b.Op(Load, ir.With{Operands: []*ir.Value{addr}, Types: []ir.Type{t.Elem}}).Result(0)
}

// Store implements ir.Memory.
func (variables) Store(b *ir.Builder, v, addr *ir.Value) bool {
	t, ok := addr.Type().(*ir.MemRefType)
	if !ok || t.Unranked || len(t.Shape) > 0 || t.Elem != v.Type() {
		return false
	}
	b.Op(Store, ir.With{Operands: []*ir.Value{v, addr}, Types: []ir.Type{}})
	return true
}
