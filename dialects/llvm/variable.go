package llvm

import (
	"slices"
	"strconv"
	"strings"

	"accc/dialects/arith"
	"accc/ir"
)

// Variables is what passes ask about variables that are known by pointers. A pointer does not say what it leads to, but
// the operation that results in it often does: an allocation, a global, a member.
var Variables ir.Variables = variables{}

type variables struct{}

// Addresses implements ir.Variables.
func (variables) Addresses(t ir.Type) bool { _, ok := t.(*PtrType); return ok }

// Category implements ir.Variables. A variable that is a pointer means what it leads to, as in C.
func (x variables) Category(v *ir.Value) ir.Category {
	if ref := x.Global(v.Op()); ref != nil {
		if g := ir.LookupSymbolRef(v.Op(), ref); g == nil || !g.Is(Global) {
			return ir.NotData
		}
	}
	if x.count(v) != nil {
		return ir.Aggregate
	}
	switch pointeeOf(v).(type) {
	case nil, *PtrType:
		return ir.Unsized
	case *ir.IntegerType, *ir.FloatType:
		return ir.Scalar
	}
	return ir.Aggregate
}

// count is the number of elements that an allocation is of; nil where it is one.
func (variables) count(v *ir.Value) *ir.Value {
	if v.Op() == nil || !v.Op().Is(Alloca) {
		return nil
	}
	n := v.Op().Operand(0)
	if one, ok := ir.ConstantInt(n); ok && one == 1 {
		return nil
	}
	return n
}

// pointeeOf is the type of what is at an address, nil where it is unknown. An argument passed by value is a variable.
func pointeeOf(v *ir.Value) ir.Type {
	if v.Op() != nil {
		return ir.Pointee(v)
	}
	f := v.ParentBlock().ParentOp()
	if _, ok := ir.As[ir.FunctionLike](f); !ok || v.ParentBlock() != f.Region(0).Entry() {
		return nil
	}
	list, ok := f.Attr("arg_attrs").(*ir.ArrayAttr)
	if !ok || v.Index() >= len(list.Elems) {
		return nil
	}
	attrs, ok := list.Elems[v.Index()].(*ir.DictAttr)
	if !ok {
		return nil
	}
	for _, a := range attrs.Elems {
		if t, ok := a.Value.(*ir.TypeAttr); ok && a.Name == "llvm.byval" {
			return t.Type
		}
	}
	return nil
}

// Name implements ir.Variables: that of a global, or what a location says.
func (x variables) Name(v *ir.Value) string {
	if ref := x.Global(v.Op()); ref != nil {
		return ref.Root
	}
	if n, ok := v.Loc().(*ir.NameLoc); ok {
		return n.Name
	}
	return ""
}

// Global implements ir.Variables.
func (variables) Global(o *ir.Op) *ir.SymbolRefAttr {
	if o == nil || !o.Is(AddressOf) {
		return nil
	}
	s, _ := o.Attr("global_name").(*ir.SymbolRefAttr)
	return s
}

// Container implements ir.Variables.
func (variables) Container(*ir.Value) *ir.Value { return nil }

// Parts implements ir.Variables.
func (variables) Parts(*ir.Value) []*ir.Value { return nil }

// Canonical implements ir.Variables.
func (variables) Canonical(v *ir.Value) *ir.Value { return v }

// Origin implements ir.Variables. A data operation on what a pointer variable holds is about that variable.
func (variables) Origin(v *ir.Value) (root *ir.Value, whole bool) {
	for v.Op() != nil {
		switch v.Op().Def() {
		case Bitcast, AddrSpaceCast:
			v = v.Op().Operand(0)
		case GEP:
			return v, false
		case Load:
			from := v.Op().Operand(0)
			if d := from.Op(); d != nil && (d.Is(GEP) || d.Is(Load)) {
				return v, true
			}
			return from, true
		default:
			return v, true
		}
	}
	return v, true
}

// Source implements ir.Variables.
func (variables) Source(o *ir.Op) *ir.Value {
	switch o.Def() {
	case GEP, Bitcast, AddrSpaceCast:
		return o.Operand(0)
	}
	return nil
}

// Repeatable implements ir.Variables.
func (x variables) Repeatable(o *ir.Op) bool {
	if ref := x.Global(o); ref != nil {
		g := ir.LookupSymbolRef(o, ref)
		return g == nil || !g.Is(Global) || g.Attr("constant") != nil
	}
	return x.Source(o) != nil
}

// Describes implements ir.Variables: a pointer is read for a section of what it leads to.
func (variables) Describes(o *ir.Op) bool {
	_, pointer := o.Result(0).Type().(*PtrType)
	return o.Is(Load) && pointer
}

// Object implements ir.Variables: a pointer variable means what it leads to.
func (x variables) Object(b *ir.Builder, v *ir.Value, target bool) (addr, extent *ir.Value, err error) {
	if _, pointer := pointeeOf(v).(*PtrType); target && pointer {
		return b.Op(Load, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{v.Type()}}).Result(0), nil, nil
	}
	if n := x.count(v); n != nil {
		return v, b.Op(arith.IndexCast, ir.With{Operands: []*ir.Value{n}, Types: []ir.Type{ir.Index()}}).Result(0), nil
	}
	return v, nil, nil
}

// Type implements ir.Variables. A data operation wants a type that differs from the address's, so a pointer is written
// as a structure of one. Where nothing says what an address leads to, the accesses to it do.
func (variables) Type(addr *ir.Value) ir.Type {
	t := pointeeOf(addr)
	if t == nil {
		t = accessed(addr)
	}
	if _, pointer := t.(*PtrType); pointer {
		return Struct(t)
	}
	return t
}

// accessed is the type that is read or written through an address, or through another copy of the pointer that it was
// read from; bytes where none is.
func accessed(addr *ir.Value) ir.Type {
	same := []*ir.Value{addr}
	if d := addr.Op(); d != nil && d.Is(Load) {
		for _, from := range again(d.Operand(0)) {
			for _, u := range from.Users() {
				if u.Is(Load) && u != d {
					same = append(same, u.Result(0))
				}
			}
		}
	}
	for _, v := range same {
		users := v.Users()
		slices.Reverse(users)
		for _, u := range users {
			switch {
			case u.Is(GEP):
				if t, ok := u.Attr("elem_type").(*ir.TypeAttr); ok {
					return t.Type
				}
			case u.Is(Load):
				return u.Result(0).Type()
			case u.Is(Store) && u.Operand(1) == v:
				return u.Operand(0).Type()
			}
		}
	}
	return ir.I8()
}

// again is an address and, if it is that of a member, the other results that are the same member's.
func again(addr *ir.Value) []*ir.Value {
	list := []*ir.Value{addr}
	d := addr.Op()
	if d == nil || !d.Is(GEP) || d.NumOperands() != 1 {
		return list
	}
	for _, u := range d.Operand(0).Users() {
		if u != d && u.Is(GEP) && u.NumOperands() == 1 && u.Attr("rawConstantIndices") == d.Attr("rawConstantIndices") &&
			u.Attr("elem_type") == d.Attr("elem_type") {
			list = append(list, u.Result(0))
		}
	}
	return list
}

// Inside implements ir.Variables: a pointer variable is one of the region's own that holds the device's address.
func (variables) Inside(b *ir.Builder, v, addr, dev *ir.Value) *ir.Value {
	if v == addr || addr.Op() == nil || !addr.Op().Is(Load) || v.Op() != nil && v.Op().Is(Load) {
		return dev
	}
	one := arith.Int(b, ir.I32(), 1)
	own := b.Op(Alloca, ir.With{Operands: []*ir.Value{one}, Types: []ir.Type{v.Type()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(dev.Type())}}}).Result(0)
	b.Op(Store, ir.With{Operands: []*ir.Value{dev, own}, Types: []ir.Type{}})
	return own
}

// Fields implements ir.Variables: constant indices into structures.
func (variables) Fields(o *ir.Op) []int64 {
	if !o.Is(GEP) || o.NumOperands() != 1 {
		return nil
	}
	elem, ok := o.Attr("elem_type").(*ir.TypeAttr)
	raw, dense := o.Attr("rawConstantIndices").(*ir.DenseArrayAttr)
	if !ok || !dense || len(raw.Values) < 2 || raw.Values[0] != 0 {
		return nil
	}
	t := elem.Type
	for _, n := range raw.Values[1:] {
		s, ok := t.(*StructType)
		if !ok || n < 0 || n >= int64(len(s.Elems())) {
			return nil
		}
		t = s.Elems()[n]
	}
	return raw.Values[1:]
}

// Member implements ir.Variables.
func (variables) Member(b *ir.Builder, v *ir.Value, path []int64, t ir.Type) *ir.Value {
	return b.Op(GEP, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{t}, Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(memberOf(v))},
		{Name: "rawConstantIndices", Value: ir.DenseArray(ir.I32(), append([]int64{0}, path...))}}}).Result(0)
}

// memberOf is the structure whose members are asked for: that of the address, or of the members used of it.
func memberOf(v *ir.Value) ir.Type {
	if t := pointeeOf(v); t != nil {
		return t
	}
	return accessed(v)
}

// MemberName implements ir.Variables: members have numbers.
func (x variables) MemberName(v *ir.Value, path []int64) string {
	name := x.Name(v)
	if name == "" {
		return ""
	}
	for _, n := range path {
		name += "." + strconv.FormatInt(n, 10)
	}
	return name
}

// Indirect implements ir.Variables.
func (x variables) Indirect(addr *ir.Value) bool { return x.Holder(addr) != nil }

// Holder implements ir.Variables.
func (variables) Holder(v *ir.Value) *ir.Value {
	if v.Op() == nil || !v.Op().Is(Load) {
		return nil
	}
	return v.Op().Operand(0)
}

// CopyName implements ir.Variables.
func (x variables) CopyName(v *ir.Value) string {
	return strings.Map(func(r rune) rune {
		if r == '_' || '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' {
			return r
		}
		return '_'
	}, ir.TypeString(x.Type(v)))
}

// Allocate implements ir.Memory.
func (variables) Allocate(b *ir.Builder, original *ir.Value, t ir.Type) (v *ir.Value, free bool) {
	return b.Op(Alloca, ir.With{Operands: []*ir.Value{arith.Int(b, ir.I32(), 1)}, Types: []ir.Type{original.Type()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(t)}}}).Result(0), false
}

// Free implements ir.Memory; nothing that Allocate makes needs it.
func (variables) Free(*ir.Builder, *ir.Value) {}

// Copy implements ir.Memory.
func (x variables) Copy(b *ir.Builder, from, to *ir.Value, t ir.Type) {
	x.Store(b, x.Load(b, from, t), to)
}

// Load implements ir.Memory.
func (variables) Load(b *ir.Builder, addr *ir.Value, t ir.Type) *ir.Value {
	return b.Op(Load, ir.With{Operands: []*ir.Value{addr}, Types: []ir.Type{t}}).Result(0)
}

// Store implements ir.Memory.
func (variables) Store(b *ir.Builder, v, addr *ir.Value) bool {
	b.Op(Store, ir.With{Operands: []*ir.Value{v, addr}, Types: []ir.Type{}})
	return true
}
