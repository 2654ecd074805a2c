package firacc

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/ir"
)

// A maker builds operations at one insertion point.
type maker struct{ b *ir.Builder }

func (m maker) one(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return m.b.Op(def, ir.With{Operands: operands, Types: []ir.Type{t}}).Result(0)
}

func (m maker) grouped(def *ir.OpDef, t ir.Type, attrs []ir.NamedAttr, groups ...[]*ir.Value) *ir.Value {
	return m.b.Op(def, ir.With{Groups: groups, Types: []ir.Type{t}, Attrs: attrs}).Result(0)
}

func (m maker) index(v int64) *ir.Value { return arith.Int(m.b, ir.Index(), v) }

func (m maker) load(addr *ir.Value) *ir.Value {
	return m.one(fir.Load, addr.Type().(*fir.RefType).Elem, addr)
}

func (m maker) store(v, addr *ir.Value) {
	m.b.Op(fir.Store, ir.With{Operands: []*ir.Value{v, addr}, Types: []ir.Type{}})
}

func (m maker) convert(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return m.one(fir.Convert, t, v)
}

// alloca reserves memory for a variable of a type with the extents that the type leaves open.
func (m maker) alloca(t ir.Type, extents []*ir.Value) *ir.Value {
	return m.grouped(fir.Alloca, fir.Ref(t), []ir.NamedAttr{{Name: "in_type", Value: ir.TypeValue(t)}}, nil, extents)
}

// declare names memory, as flang does in recipes.
func (m maker) declare(addr, shape *ir.Value, name string) *ir.Value {
	elem := pointee(addr.Type())
	if a, ok := elem.(*fir.ArrayType); ok {
		elem = a.Elem
	}
	var length []*ir.Value
	if c, ok := elem.(*fir.CharType); ok && c.Len != ir.Dynamic {
		length = some(m.index(c.Len))
	}
	return m.grouped(fir.Declare, addr.Type(), []ir.NamedAttr{{Name: "uniq_name", Value: ir.String(name)}},
		[]*ir.Value{addr}, some(shape), length, nil, nil)
}

func some(v *ir.Value) []*ir.Value {
	if v == nil {
		return nil
	}
	return []*ir.Value{v}
}

func (m maker) shape(extents []*ir.Value) *ir.Value {
	return m.one(fir.Shape, fir.Number("shape", int64(len(extents))), extents...)
}

func (m maker) shapeShift(lower, extents []*ir.Value) *ir.Value {
	var list []*ir.Value
	for i := range lower {
		list = append(list, lower[i], extents[i])
	}
	return m.one(fir.ShapeShift, fir.Number("shapeshift", int64(len(lower))), list...)
}

// dims are the lower bounds and extents in a descriptor.
func (m maker) dims(box *ir.Value, rank int) (lower, extents []*ir.Value) {
	for i := range rank {
		o := m.b.Op(fir.BoxDims, ir.With{Operands: []*ir.Value{box, m.index(int64(i))}, Types: []ir.Type{ir.Index(), ir.Index(), ir.Index()}})
		lower, extents = append(lower, o.Result(0)), append(extents, o.Result(1))
	}
	return lower, extents
}

// loops makes a nest over all elements, the first dimension innermost; body gets subscripts that count from 1.
func (m maker) loops(extents []*ir.Value, body func(m maker, index []*ir.Value)) {
	m.ranges(ones(m, extents), extents, body)
}

func ones(m maker, extents []*ir.Value) (list []*ir.Value) {
	for range extents {
		list = append(list, m.index(1))
	}
	return list
}

// ranges makes a nest over the subscripts from lower to upper.
func (m maker) ranges(lower, upper []*ir.Value, body func(m maker, index []*ir.Value)) {
	index := make([]*ir.Value, len(lower))
	var nest func(m maker, k int)
	nest = func(m maker, k int) {
		if k < 0 {
			body(m, index)
			return
		}
		loop := m.b.Op(fir.DoLoop, ir.With{Groups: [][]*ir.Value{{lower[k]}, {upper[k]}, {m.index(1)}, nil, nil}, Types: []ir.Type{}})
		entry := loop.Region(0).AddBlock(ir.Index())
		index[k] = entry.Arg(0)
		in := ir.At(entry)
		in.Loc = m.b.Loc
		nest(maker{in}, k-1)
		in.Op(fir.Result, ir.With{Types: []ir.Type{}})
	}
	nest(m, len(lower)-1)
}

// element is the address of an element, by subscripts that count from 1; memory is an address with a shape, or a descriptor.
func (m maker) element(memory, shape *ir.Value, elem ir.Type, index []*ir.Value) *ir.Value {
	return m.grouped(fir.ArrayCoor, fir.Ref(elem), nil, []*ir.Value{memory}, some(shape), nil, index, nil)
}
