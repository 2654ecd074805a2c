package build

import (
	"math"

	"accc/dialects/fir"
	"accc/ir"
)

// Load and Store read and write what an address is of.
func (x *Builder) Load(addr *ir.Value) *ir.Value {
	return x.Op1(fir.Load, PointeeOf(addr.Type()), addr)
}

func (x *Builder) Store(v, addr *ir.Value) {
	x.Op(fir.Store, []*ir.Value{v, addr}, nil)
}

// FirConvert is fir.convert, left out where the type is that already.
func (x *Builder) FirConvert(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return x.Op1(fir.Convert, t, v)
}

// AsIndex and AsI64 convert an integer, AsIndex folds constants.
func (x *Builder) AsIndex(v *ir.Value) *ir.Value {
	if c, ok := ConstantOf(v); ok {
		if v.Type() == ir.Index() {
			return v
		}
		return x.Idx(c)
	}
	return x.FirConvert(v, ir.Index())
}

func (x *Builder) AsI64(v *ir.Value) *ir.Value { return x.FirConvert(v, ir.I64()) }

// TempOf reserves memory at the entry of the innermost frame, the same for every execution of what uses it.
func (x *Builder) TempOf(t ir.Type, attrs ...ir.NamedAttr) *ir.Value {
	var out *ir.Value
	x.atEntry(func() {
		out = x.Grouped(fir.Alloca, fir.Ref(t), [][]*ir.Value{nil, nil}, append(attrs, Attr("in_type", ir.TypeValue(t)))...).Result(0)
	})
	return out
}

// TempBeside reserves memory as TempOf does, in the innermost frame that a value is defined in, so that the value can be stored there.
func (x *Builder) TempBeside(v *ir.Value, t ir.Type) (out *ir.Value) {
	at := len(x.Frames) - 1
	for at > 0 && !x.Frames[at].holds(v.ParentBlock()) {
		at--
	}
	x.AtFrame(x.Frames[at], func() {
		out = x.Grouped(fir.Alloca, fir.Ref(t), [][]*ir.Value{nil, nil}, Attr("in_type", ir.TypeValue(t))).Result(0)
	})
	return out
}

// Spill stores a value in memory of its own and returns the address.
func (x *Builder) Spill(v *ir.Value) *ir.Value {
	p := x.TempOf(v.Type())
	x.Store(v, p)
	return p
}

// Alloca reserves memory at the insertion point, with sizes that are only known there.
func (x *Builder) Alloca(t ir.Type, params, extents []*ir.Value, attrs ...ir.NamedAttr) *ir.Value {
	return x.Grouped(fir.Alloca, fir.Ref(t), [][]*ir.Value{params, extents}, append(attrs, Attr("in_type", ir.TypeValue(t)))...).Result(0)
}

// AllocMem reserves memory on the heap.
func (x *Builder) AllocMem(t ir.Type, params, extents []*ir.Value, attrs ...ir.NamedAttr) *ir.Value {
	return x.Grouped(fir.AllocMem, fir.Heap(t), [][]*ir.Value{params, extents}, append(attrs, Attr("in_type", ir.TypeValue(t)))...).Result(0)
}

// FreeMem frees memory of the heap.
func (x *Builder) FreeMem(v *ir.Value) { x.Op(fir.FreeMem, []*ir.Value{v}, nil) }

// GlobalAddress is the address of a global; t is the type of the variable.
func (x *Builder) GlobalAddress(name string, t ir.Type) *ir.Value {
	return x.Op(fir.AddressOf, nil, []ir.Type{fir.Ref(t)}, Attr("symbol", ir.Symbol(name))).Result(0)
}

// Component is the address of a component of the derived type variable at addr.
func (x *Builder) Component(addr *ir.Value, name string) *ir.Value {
	base := PointeeOf(addr.Type())
	rec, _ := base.(*fir.RecordType)
	i := rec.FieldIndex(name)
	t := rec.Fields()[i].Type
	return x.Op(fir.CoordinateOf, []*ir.Value{addr}, []ir.Type{fir.Ref(t)},
		Attr("baseType", ir.TypeValue(addr.Type())), Attr("field_indices", ir.DenseArray(ir.I32(), []int64{int64(i)}))).Result(0)
}

// Coordinate is the address of a part at a zero-based index, of type t.
func (x *Builder) Coordinate(addr, i *ir.Value, t ir.Type) *ir.Value {
	return x.Op(fir.CoordinateOf, []*ir.Value{addr, i}, []ir.Type{t},
		Attr("baseType", ir.TypeValue(addr.Type())), Attr("field_indices", ir.DenseArray(ir.I32(), []int64{math.MinInt32}))).Result(0)
}

// Extract is a part of a complex or tuple value, Insert the value with another part.
func (x *Builder) Extract(v *ir.Value, i int64, t ir.Type) *ir.Value {
	return x.Op(fir.ExtractValue, []*ir.Value{v}, []ir.Type{t}, Attr("coor", ir.ArrayOf(ir.Integer(ir.Index(), i)))).Result(0)
}

func (x *Builder) Insert(v, part *ir.Value, i int64) *ir.Value {
	return x.Op(fir.InsertValue, []*ir.Value{v, part}, []ir.Type{v.Type()}, Attr("coor", ir.ArrayOf(ir.Integer(ir.Index(), i)))).Result(0)
}

// Undefined and ZeroBits are values of any type.
func (x *Builder) Undefined(t ir.Type) *ir.Value { return x.Op1(fir.Undefined, t) }

func (x *Builder) ZeroBits(t ir.Type) *ir.Value { return x.Op1(fir.ZeroBits, t) }

// IsNull compares an address with null: the predicate is arith.EQ or arith.NE.
func (x *Builder) IsNull(addr *ir.Value, pred int) *ir.Value {
	v := x.FirConvert(addr, ir.I64())
	return x.CmpI(pred, v, x.Int(0, ir.I64()))
}

// InsertAt is a value with another part, whose path leads through parts.
func (x *Builder) InsertAt(v, part *ir.Value, at ...int64) *ir.Value {
	path := make([]ir.Attribute, len(at))
	for i, a := range at {
		path[i] = ir.Integer(ir.Index(), a)
	}
	return x.Op(fir.InsertValue, []*ir.Value{v, part}, []ir.Type{v.Type()}, Attr("coor", ir.ArrayOf(path...))).Result(0)
}
