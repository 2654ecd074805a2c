package firacc

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/dialects/hlfir"
	"accc/ir"
)

// Variables is what passes ask about the variables of fir and hlfir.
var Variables ir.Variables = variables{}

type variables struct{}

// Addresses implements ir.Variables.
func (variables) Addresses(t ir.Type) bool {
	switch t := t.(type) {
	case *fir.RefType, *fir.BoxType, *fir.LLVMPtrType:
		return true
	case *fir.NumberType:
		return t.Mnemonic() == "boxchar"
	}
	return false
}

// Category implements ir.Variables. Allocatable variables and pointers are aggregates, as they are not scalars in
// OpenACC's terms.
func (variables) Category(v *ir.Value) ir.Category {
	switch {
	case unknownSize(v):
		return ir.Unsized
	case scalar(v.Type()):
		return ir.Scalar
	}
	return ir.Aggregate
}

// scalar reports whether a variable is what OpenACC calls a scalar: of an intrinsic type other than character, no array,
// allocatable or pointer.
func scalar(t ir.Type) bool {
	r, ok := t.(*fir.RefType)
	if !ok {
		return false
	}
	switch r.Elem.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.ComplexType, *ir.IndexType:
		return true
	case *fir.NumberType:
		return true
	}
	return false
}

// unknownSize reports whether a variable is an assumed-size array.
func unknownSize(v *ir.Value) bool {
	d := v.Op()
	if ir.Declared(d) == nil {
		return false
	}
	_, ok := ir.Declared(d).Type().(*fir.RefType)
	return ok && fir.DeclaresAssumedSize(d)
}

// Name implements ir.Variables: the part of the unique name after the last marker, E.
func (variables) Name(v *ir.Value) string {
	d := v.Op()
	if d == nil {
		return ""
	}
	name := d.StringAttr("uniq_name")
	if d.Is(fir.AddressOf) {
		if s, ok := d.Attr("symbol").(*ir.SymbolRefAttr); ok {
			name = s.Root
		}
	}
	if i := strings.LastIndexByte(name, 'E'); i >= 0 && strings.HasPrefix(name, "_Q") {
		name = name[i+1:]
	}
	return name
}

// Global implements ir.Variables.
func (variables) Global(o *ir.Op) *ir.SymbolRefAttr {
	if o == nil || !o.Is(fir.AddressOf) {
		return nil
	}
	s, _ := o.Attr("symbol").(*ir.SymbolRefAttr)
	return s
}

// Container implements ir.Variables: the common block of a declared variable.
func (variables) Container(v *ir.Value) *ir.Value {
	d := v.Op()
	if d == nil || ir.Declared(d) == nil {
		return nil
	}
	storage := d.GetAll("storage")
	if len(storage) == 0 || storage[0].Op() == nil || !storage[0].Op().Is(fir.AddressOf) {
		return nil
	}
	return storage[0]
}

// Parts implements ir.Variables: members of a common block, by their offsets.
func (variables) Parts(v *ir.Value) (list []*ir.Value) {
	for _, at := range v.Users() {
		if !at.Is(fir.CoordinateOf) || at.NumOperands() != 2 {
			continue
		}
		if _, ok := ir.ConstantInt(at.Operand(1)); !ok {
			continue
		}
		for _, member := range at.Result(0).Users() {
			if member.Is(fir.Convert) && used(member.Result(0)) {
				list = append(list, member.Result(0))
			}
		}
	}
	return list
}

// used reports whether anything but declarations uses an address.
func used(v *ir.Value) bool {
	for _, u := range v.Users() {
		if !u.Is(fir.Declare) || used(u.Result(0)) {
			return true
		}
	}
	return false
}

// Canonical implements ir.Variables: the result of a declaration that knows the shape. A string whose length is not
// constant is known by its address, as in clauses.
func (variables) Canonical(v *ir.Value) *ir.Value { return declared(v) }

func declared(v *ir.Value) *ir.Value {
	if ir.Declared(v.Op()) == nil {
		return v
	}
	first := v.Op().Result(0)
	if n, ok := first.Type().(*fir.NumberType); ok && n.Mnemonic() == "boxchar" {
		return v.Op().Result(1)
	}
	return first
}

// Origin implements ir.Variables.
func (variables) Origin(v *ir.Value) (root *ir.Value, whole bool) {
	for {
		d := v.Op()
		if d == nil {
			return v, true
		}
		switch d.Def() {
		case fir.Rebox, fir.Embox:
			if len(d.GetAll("slice")) > 0 {
				return v, false
			}
			v = d.Operand(0)
		case fir.Convert:
			v = d.Operand(0)
		case fir.CoordinateOf, fir.ArrayCoor, fir.BoxAddr, fir.Load, hlfir.Designate, hlfir.ParentComp:
			return v, false
		default:
			return declared(v), true
		}
	}
}

// derived are the operations that examine a variable and have no effect.
var derived = map[*ir.OpDef]bool{fir.Rebox: true, fir.Embox: true, fir.BoxAddr: true, fir.Convert: true, fir.CoordinateOf: true,
	fir.ArrayCoor: true, fir.EmboxChar: true, fir.Load: true, hlfir.Designate: true, hlfir.ParentComp: true, hlfir.NoReassoc: true}

// Source implements ir.Variables.
func (variables) Source(o *ir.Op) *ir.Value {
	if ir.Declared(o) == nil && !derived[o.Def()] {
		return nil
	}
	return o.Operand(0)
}

// Repeatable implements ir.Variables. Of what is in memory, only descriptors are read again.
func (x variables) Repeatable(o *ir.Op) bool {
	switch {
	case o.Is(fir.Load):
		_, box := o.Result(0).Type().(*fir.BoxType)
		return box
	case derived[o.Def()]:
		return true
	case o.Is(fir.AddressOf):
		g := ir.LookupSymbolRef(o, x.Global(o))
		return g != nil && g.Is(fir.Global) && g.Attr("constant") != nil
	}
	memory := ir.Declared(o)
	return memory != nil && memory.Op() != nil && memory.Op().Is(fir.AddressOf) && x.Repeatable(memory.Op())
}

// Describes implements ir.Variables.
func (variables) Describes(o *ir.Op) bool { return o.Is(fir.Embox) || o.Is(fir.Rebox) }

// Object implements ir.Variables. An array whose size its type does not say gets a descriptor; one of assumed size is
// named by its first element.
func (x variables) Object(b *ir.Builder, v *ir.Value, target bool) (addr, extent *ir.Value, err error) {
	m := maker{b}
	a, ok := pointee(v.Type()).(*fir.ArrayType)
	if !ok {
		return v, nil, nil
	}
	if target {
		return m.convert(ir.Declared(v.Op()), fir.Ref(a.Elem)), nil, nil
	}
	if _, ref := v.Type().(*fir.RefType); !ref || !openShape(a) {
		return v, nil, nil
	}
	d := v.Op()
	if ir.Declared(d) == nil || len(d.GetAll("shape")) == 0 {
		return nil, nil, fmt.Errorf("the array %s, whose size is not known here", x.Name(v))
	}
	var lengths []*ir.Value
	if c, ok := a.Elem.(*fir.CharType); ok && c.Len == ir.Dynamic {
		lengths = d.GetAll("typeparams")
	}
	return m.grouped(fir.Embox, fir.Box(a), nil, []*ir.Value{v}, d.GetAll("shape"), nil, lengths, nil), nil, nil
}

func pointee(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *fir.RefType:
		return t.Elem
	case *fir.BoxType:
		if r, ok := t.Elem.(*fir.RefType); ok {
			return r.Elem
		}
		return t.Elem
	case *fir.LLVMPtrType:
		return t.Elem
	}
	return t
}

func openShape(a *fir.ArrayType) bool { return a.AnyRank || slices.Contains(a.Shape, ir.Dynamic) }

// Type implements ir.Variables.
func (variables) Type(addr *ir.Value) ir.Type {
	if r, ok := addr.Type().(*fir.RefType); ok {
		return r.Elem
	}
	return addr.Type()
}

// Inside implements ir.Variables: the device's variable by an address or a descriptor, as the region used it.
func (variables) Inside(b *ir.Builder, v, _, dev *ir.Value) *ir.Value {
	if v.Type() == dev.Type() {
		return dev
	}
	m := maker{b}
	_, box := dev.Type().(*fir.BoxType)
	_, address := v.Type().(*fir.RefType)
	_, char := v.Type().(*fir.NumberType)
	_, described := v.Type().(*fir.BoxType)
	memory := ir.Declared(v.Op())
	switch {
	case box && address:
		return m.one(fir.BoxAddr, v.Type(), dev)
	case described && !box && memory != nil:
		d := v.Op()
		return m.grouped(fir.Embox, v.Type(), nil, []*ir.Value{m.convert(dev, memory.Type())}, d.GetAll("shape"), nil, d.GetAll("typeparams"), nil)
	case char && memory != nil && len(v.Op().GetAll("typeparams")) > 0:
		return m.one(fir.EmboxChar, v.Type(), dev, v.Op().GetAll("typeparams")[0])
	}
	return m.convert(dev, v.Type())
}

// Fields implements ir.Variables.
func (variables) Fields(o *ir.Op) []int64 {
	if o == nil || !o.Is(fir.CoordinateOf) || o.NumOperands() != 1 {
		return nil
	}
	if _, ok := o.Operand(0).Type().(*fir.RefType); !ok {
		return nil // of what a descriptor describes
	}
	a, ok := o.Attr("field_indices").(*ir.DenseArrayAttr)
	if !ok || slices.ContainsFunc(a.Values, func(n int64) bool { return n < 0 }) {
		return nil
	}
	return a.Values
}

// Member implements ir.Variables.
func (variables) Member(b *ir.Builder, v *ir.Value, path []int64, t ir.Type) *ir.Value {
	return maker{b}.grouped(fir.CoordinateOf, t, []ir.NamedAttr{{Name: "baseType", Value: ir.TypeValue(v.Type())},
		{Name: "field_indices", Value: ir.DenseArray(ir.I32(), path)}}, []*ir.Value{v}, nil)
}

// MemberName implements ir.Variables.
func (x variables) MemberName(v *ir.Value, path []int64) string {
	name := x.Name(v)
	t := pointee(v.Type())
	for _, n := range path {
		r, ok := t.(*fir.RecordType)
		if !ok || n >= int64(len(r.Fields())) {
			break
		}
		name, t = name+"%"+r.Fields()[n].Name, r.Fields()[n].Type
	}
	return name
}

// Indirect implements ir.Variables: the variable is a descriptor in memory.
func (variables) Indirect(v *ir.Value) bool {
	r, ok := v.Type().(*fir.RefType)
	if ok {
		_, ok = r.Elem.(*fir.BoxType)
	}
	return ok
}

// Holder implements ir.Variables: descriptors are not taken for the variables that they describe.
func (variables) Holder(*ir.Value) *ir.Value { return nil }

// CopyName implements ir.Variables.
func (variables) CopyName(v *ir.Value) string { return TypeName(v.Type()) }

// Allocate implements ir.Memory: on the stack, so that nothing has to be freed. LLVM's passes declare scalars in hlfir, in modules of fir, too.
func (variables) Allocate(b *ir.Builder, original *ir.Value, _ ir.Type) (v *ir.Value, free bool) {
	if scalar(original.Type()) {
		m := maker{b}
		addr := m.alloca(pointee(original.Type()), nil)
		return b.Op(hlfir.Declare, ir.With{Groups: [][]*ir.Value{{addr}, nil, nil, nil, nil}, Types: []ir.Type{addr.Type(), addr.Type()},
			Attrs: []ir.NamedAttr{{Name: "uniq_name", Value: ir.String("")}}}).Result(0), false
	}
	return Init(b, original, acc.RedNone), false
}

// Free implements ir.Memory; nothing that Allocate makes needs it.
func (variables) Free(*ir.Builder, *ir.Value) {}

// Copy implements ir.Memory.
func (variables) Copy(b *ir.Builder, from, to *ir.Value, _ ir.Type) { Copy(b, from, to) }

// Load implements ir.Memory: what a reference leads to, unless that is a descriptor or its size is unknown.
func (variables) Load(b *ir.Builder, addr *ir.Value, _ ir.Type) *ir.Value {
	t, ok := addr.Type().(*fir.RefType)
	if !ok || !isValue(t.Elem) {
		return nil
	}
	return maker{b}.load(addr)
}

// Store implements ir.Memory.
func (variables) Store(b *ir.Builder, v, addr *ir.Value) bool {
	t, ok := addr.Type().(*fir.RefType)
	if !ok || !isValue(t.Elem) || t.Elem != v.Type() {
		return false
	}
	maker{b}.store(v, addr)
	return true
}

// isValue reports whether a variable of a type is read and written as one value.
func isValue(t ir.Type) bool {
	switch t := t.(type) {
	case *fir.BoxType:
		return false
	case *fir.ArrayType:
		return !openShape(t)
	case *fir.CharType:
		return t.Len != ir.Dynamic
	}
	return true
}
