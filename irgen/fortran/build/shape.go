package build

import (
	"accc/dialects/fir"
	"accc/ir"
)

// ShapeOf, ShapeShift and Shift are the shapes of arrays: of extents, of lower bounds and extents, of lower bounds.
func (x *Builder) ShapeOf(extents []*ir.Value) *ir.Value {
	return x.Op1(fir.Shape, fir.Number("shape", int64(len(extents))), extents...)
}

func (x *Builder) ShapeShift(lower, extents []*ir.Value) *ir.Value {
	var list []*ir.Value
	for i := range lower {
		list = append(list, lower[i], extents[i])
	}
	return x.Op1(fir.ShapeShift, fir.Number("shapeshift", int64(len(lower))), list...)
}

func (x *Builder) Shift(lower []*ir.Value) *ir.Value {
	return x.Op1(fir.Shift, fir.Number("shift", int64(len(lower))), lower...)
}

// AnyShape is fir.shape, or fir.shape_shift where lower bounds are other than one; nil for a scalar.
func (x *Builder) AnyShape(lower, extents []*ir.Value) *ir.Value {
	switch {
	case len(extents) == 0:
		return nil
	case AllOnes(lower):
		return x.ShapeOf(extents)
	}
	return x.ShapeShift(lower, extents)
}

// AllOnes reports whether all lower bounds are one.
func AllOnes(lower []*ir.Value) bool {
	for _, l := range lower {
		if v, ok := ConstantOf(l); !ok || v != 1 {
			return false
		}
	}
	return true
}

// Embox makes a descriptor of type t.
func (x *Builder) Embox(t ir.Type, addr, shape, slice *ir.Value, params ...*ir.Value) *ir.Value {
	return x.Grouped(fir.Embox, t, [][]*ir.Value{{addr}, {shape}, {slice}, params, nil}).Result(0)
}

// Rebox makes a descriptor of type t from another one.
func (x *Builder) Rebox(t ir.Type, box, shape, slice *ir.Value) *ir.Value {
	return x.Grouped(fir.Rebox, t, [][]*ir.Value{{box}, {shape}, {slice}}).Result(0)
}

// BoxAddr is the address that a descriptor holds.
func (x *Builder) BoxAddr(box *ir.Value) *ir.Value {
	e := PointeeOf(box.Type())
	if _, ok := e.(*fir.RefType); !ok {
		e = fir.Ref(e)
	}
	return x.Op1(fir.BoxAddr, e, box)
}

// BoxDims are the lower bound, the extent and the stride of a dimension, which counts from 0.
func (x *Builder) BoxDims(box *ir.Value, dim int) (lower, extent, stride *ir.Value) {
	o := x.Op(fir.BoxDims, []*ir.Value{box, x.Idx(int64(dim))}, []ir.Type{ir.Index(), ir.Index(), ir.Index()})
	return o.Result(0), o.Result(1), o.Result(2)
}

// DimsAt are the lower bound and the extent of a dimension that is not constant, from 0 on.
func (x *Builder) DimsAt(box, dim *ir.Value) (lower, extent *ir.Value) {
	o := x.Op(fir.BoxDims, []*ir.Value{box, dim}, []ir.Type{ir.Index(), ir.Index(), ir.Index()})
	return o.Result(0), o.Result(1)
}

// RankOf is the rank that a descriptor has, as an index.
func (x *Builder) RankOf(box *ir.Value) *ir.Value {
	return x.AsIndex(x.Op1(fir.BoxRank, ir.I32(), box))
}

// ArrayCoor is the address of an element.
func (x *Builder) ArrayCoor(addr, shape *ir.Value, indices []*ir.Value, elem ir.Type, params ...*ir.Value) *ir.Value {
	return x.Grouped(fir.ArrayCoor, fir.Ref(elem), [][]*ir.Value{{addr}, {shape}, nil, indices, params}).Result(0)
}
