package fortran

import (
	"encoding/binary"
	"go/constant"
	"math"

	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typemap"
)

// initialValue is the initial value of a global: a dense attribute, or a function that makes the value.
func (l *lowerer) initialValue(s *front.Symbol, t ir.Type) (func(x *fn) *ir.Value, ir.Attribute) {
	d := l.initials.Of(s)
	if s.Has(front.PointerAttr) || s.Kind == front.Procedure || s.Has(front.Allocatable) {
		return func(x *fn) *ir.Value { return x.initialPointer(d, t, len(s.Dims), s) }, nil
	}
	if d == nil {
		if !initial.HasDefault(s.Type) && !initial.HasLengths(s.Type.Derived) {
			return func(x *fn) *ir.Value { return x.ZeroBits(t) }, nil
		}
		d = &initial.Datum{Type: s.Type}
		if len(s.Dims) > 0 {
			d.Extents = s.Extents
		}
	}
	if d.Extents != nil && numericClass(d.Type.Class) {
		if a := l.denseDatum(d); a != nil {
			return nil, a
		}
	}
	return func(x *fn) *ir.Value { return x.initialDatum(d) }, nil
}

// initialPointer is the descriptor of a pointer or allocatable when the program starts.
func (x *fn) initialPointer(d *initial.Datum, t ir.Type, rank int, s *front.Symbol) *ir.Value {
	if _, ok := t.(*fir.WrapType); ok {
		if d != nil && d.Node != nil {
			return x.calls.Procedure(d.Node, t)
		}
		return x.ZeroBits(t)
	}
	if d != nil && d.Node != nil && s.Has(front.PointerAttr) {
		e := x.Designator(d.Node)
		return x.PointerTo(e, t)
	}
	var length *ir.Value
	if s.Type.Len >= 0 && entity.IsCharacter(s.Type) {
		length = x.Idx(s.Type.Len)
	} else if entity.IsCharacter(s.Type) && d != nil && initial.DeclaresLength(s) {
		if n, ok := initial.Integer(s.Length(), d.Outer); ok {
			length = x.Idx(max(0, n))
		}
	}
	return x.NullBox(t, length, rank)
}

// denseDatum is an array of numbers as an attribute; elements that are not set are zero.
func (l *lowerer) denseDatum(d *initial.Datum) ir.Attribute {
	n := d.Total()
	list := make([]constant.Value, n)
	for i, e := range d.Elems {
		if e.Value != nil && i < n {
			list[i] = e.Value
		}
	}
	return initial.Dense(list, d.Type, l.ScalarType(d.Type), d.Extents)
}

// initialDatum makes the value of a datum in the region of a global.
func (x *fn) initialDatum(d *initial.Datum) *ir.Value {
	if d.Extents == nil {
		return x.initialScalar(d)
	}
	t := typemap.ArrayType(d.Extents, x.ScalarType(d.Type)).(*fir.ArrayType)
	v := x.ZeroBits(t)
	n := d.Total()
	if sizedObjects(d) && !x.image {
		for i := range n {
			v = x.Op(fir.InsertValue, []*ir.Value{v, x.initialScalar(d.At(i))}, []ir.Type{t}, build.Attr("coor", coordinates(i, d.Extents))).Result(0)
		}
		return v
	}
	if initial.HasDefault(d.Type) && n > 0 {
		one := x.initialScalar(d.Element())
		var bounds []ir.Attribute
		for _, e := range d.Extents {
			bounds = append(bounds, ir.Integer(ir.Index(), 0), ir.Integer(ir.Index(), e-1))
		}
		coor := ir.DenseElements(ir.Tensor([]int64{int64(len(bounds))}, ir.Index(), nil), len(bounds) == 1, bounds)
		v = x.Op(fir.InsertOnRange, []*ir.Value{v, one}, []ir.Type{t}, build.Attr("coor", coor)).Result(0)
	}
	for i := range n {
		e := d.Elems[i]
		if e == nil {
			if !entity.IsCharacter(d.Type) || !d.Set {
				continue
			}
			e = d.Element()
		}
		v = x.Op(fir.InsertValue, []*ir.Value{v, x.initialScalar(e)}, []ir.Type{t}, build.Attr("coor", coordinates(i, d.Extents))).Result(0)
	}
	return v
}

// coordinates are the zero-based indices of a position.
func coordinates(i int64, extents []int64) ir.Attribute {
	var list []ir.Attribute
	for _, e := range extents {
		list = append(list, ir.Integer(ir.Index(), i%e))
		i /= e
	}
	return ir.ArrayOf(list...)
}

// initialScalar makes the value of a scalar.
func (x *fn) initialScalar(d *initial.Datum) *ir.Value {
	t := x.ScalarType(d.Type)
	switch {
	case d.Type.Class == frontend.Aggregate:
		return x.initialRecord(d, d.Type.Derived, t.(*fir.RecordType))
	case entity.IsCharacter(d.Type):
		text := ""
		if d.Value != nil && d.Value.Kind() == constant.String {
			text = constant.StringVal(d.Value)
		} else if d.Value == nil && !d.Set {
			return x.ZeroBits(t)
		}
		return x.StringLit(initial.Padded(text, d.Type.Len))
	case d.Value == nil:
		return x.ZeroBits(t)
	}
	v := d.Value
	if d.Type.Class == frontend.Logical && v.Kind() == constant.Int {
		v = constant.MakeBool(constant.Sign(v) != 0)
	}
	if c := front.Convert(v, d.Type); c != nil {
		v = c
	}
	out := x.Constant(v, d.Type)
	if out == nil {
		return x.ZeroBits(t)
	}
	return out
}

// initialRecord makes the value of a derived type: what d sets, else the defaults of components.
func (x *fn) initialRecord(d *initial.Datum, typ *front.Derived, t *fir.RecordType) *ir.Value {
	if !x.image {
		d.Lengths = d.LengthValues()
	}
	v := x.Undefined(t)
	put := func(name string, part *ir.Value) {
		v = x.Op(fir.InsertValue, []*ir.Value{v, part}, []ir.Type{t}, build.Attr("coor", ir.ArrayOf(ir.String(name), ir.TypeValue(t)))).Result(0)
	}
	if typ.Parent != nil {
		parent := x.Record(typ.Parent)
		own := &initial.Datum{Type: front.Type{Class: frontend.Aggregate, Derived: typ.Parent}, Comps: d.Comps, Set: d.Set, Lengths: d.Lengths}
		if p := d.Comps[typ.Parent.Name]; p != nil {
			own = p
			own.Lengths = d.Lengths
		}
		put(typ.Parent.Name, x.initialRecord(own, typ.Parent, parent))
	}
	for _, s := range typemap.OwnLengths(typ) {
		put(s.Name, x.initialLength(d, s))
	}
	for _, c := range typ.Components {
		put(c.Name, x.initialComponent(d.Comps[c.Name], c, d.Lengths, t.Fields()[t.FieldIndex(c.Name)].Type))
	}
	return v
}

// initialComponent makes the value of a component.
func (x *fn) initialComponent(d *initial.Datum, c *front.Symbol, lengths initial.Env, t ir.Type) *ir.Value {
	if c.Has(front.Automatic) && lengths != nil && !x.image {
		if d == nil {
			d = &initial.Datum{Type: c.Type, Outer: lengths}
		}
		return x.staticComponent(d, c, t)
	}
	if c.Kind == front.Procedure || typemap.Described(c) {
		if d == nil && c.Init != nil {
			d = x.initials.Of(c)
		}
		if d == nil && len(lengths) > 0 {
			d = &initial.Datum{Type: c.Type, Outer: lengths}
		}
		return x.initialPointer(d, t, len(c.Dims), c)
	}
	if d == nil {
		if c.Init != nil {
			d = x.initials.Of(c)
		} else if initial.HasDefault(c.Type) || initial.HasLengths(c.Type.Derived) {
			d = &initial.Datum{Type: c.Type, Outer: lengths}
			if len(c.Dims) > 0 {
				d.Extents = c.Extents
			}
		} else {
			return x.ZeroBits(t)
		}
	}
	return x.initialDatum(d)
}

// bytesOf is the initial value of a variable in shared storage as bytes.
func (l *lowerer) bytesOf(s *front.Symbol) []byte {
	size, _ := l.storageOf(s)
	out := make([]byte, size)
	d := l.initials.Of(s)
	if d != nil {
		l.encode(out, d, s)
	}
	return out
}

// encode writes a datum as it is stored in memory.
func (l *lowerer) encode(out []byte, d *initial.Datum, s *front.Symbol) {
	elem, _ := llvm.SizeOf(fir.Memory(l.ScalarType(d.Type)))
	if d.Extents != nil {
		for i, e := range d.Elems {
			if (i+1)*elem <= int64(len(out)) {
				l.encode(out[i*elem:(i+1)*elem], e, s)
			}
		}
		return
	}
	switch {
	case d.Value == nil && d.Comps == nil:
	case entity.IsCharacter(d.Type):
		copy(out, initial.Padded(constant.StringVal(d.Value), int64(len(out))))
	case d.Type.Class == frontend.Integer, d.Type.Class == frontend.Logical:
		a, ok := initial.Attr(d.Value, d.Type, ir.Int(d.Type.Kind*8), nil).(*ir.IntegerAttr)
		if !ok {
			l.unsupported(s.Span, "this initial value in shared storage")
		}
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], uint64(a.Value))
		copy(out, b[:])
	case d.Type.Class == frontend.Real:
		f, _ := initial.Float(d.Value)
		putFloat(out, f, d.Type.Kind)
	case d.Type.Class == frontend.Complex:
		re, _ := initial.Float(constant.Real(d.Value))
		im, _ := initial.Float(constant.Imag(d.Value))
		putFloat(out[:d.Type.Bytes()], re, d.Type.Kind)
		putFloat(out[d.Type.Bytes():], im, d.Type.Kind)
	default:
		l.unsupported(s.Span, "an initial value of a derived type in shared storage")
	}
}

func putFloat(out []byte, f float64, kind int) {
	if kind == 4 {
		binary.LittleEndian.PutUint32(out, math.Float32bits(float32(f)))
		return
	}
	binary.LittleEndian.PutUint64(out, math.Float64bits(f))
}
