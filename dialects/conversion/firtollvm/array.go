package firtollvm

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/ir"
)

// A shape is what fir.shape, shape_shift and shift say: i64 values, nil where they say nothing.
type shape struct{ lower, extent []*ir.Value }

// shapeOf reads the operation that makes a shape; v may be nil.
func (c *converter) shapeOf(o *ir.Op, v *ir.Value) shape {
	var s shape
	if v == nil {
		return s
	}
	def := v.Op()
	if def == nil {
		c.unsupported(o, "a shape that comes from an argument of a block")
	}
	e := before(o)
	for i, x := range def.Operands() {
		x = e.cast(x, ir.I64())
		switch {
		case def.Is(fir.Shape), def.Is(fir.ShapeShift) && i%2 == 1:
			s.extent = append(s.extent, x)
		default:
			s.lower = append(s.lower, x)
		}
	}
	return s
}

// A section is what fir.slice says.
type section struct {
	first, last, step []*ir.Value // last and step are nil where a dimension has one index
	path              []*ir.Value // of components, as operands of fir.slice
	substr            []*ir.Value
}

func (c *converter) sliceOf(o *ir.Op, v *ir.Value) *section {
	if v == nil {
		return nil
	}
	def := v.Op()
	if def == nil || !def.Is(fir.Slice) {
		c.unsupported(o, "a section that comes from %s", definedBy(v))
	}
	s := &section{path: def.GetAll("fields"), substr: def.GetAll("substr")}
	triples := def.GetAll("triples")
	e := before(o)
	for i := 0; i+2 < len(triples); i += 3 {
		s.first = append(s.first, e.cast(triples[i], ir.I64()))
		if isUndefined(triples[i+2]) {
			s.last, s.step = append(s.last, nil), append(s.step, nil)
			continue
		}
		s.last = append(s.last, e.cast(triples[i+1], ir.I64()))
		s.step = append(s.step, e.cast(triples[i+2], ir.I64()))
	}
	return s
}

// component walks a path of components from a type: the bytes skipped, and the type there.
func (c *converter) component(o *ir.Op, t ir.Type, path []*ir.Value) (*ir.Value, ir.Type) {
	e := before(o)
	at := e.i64(0)
	for _, p := range path {
		off, next := c.step(o, t, p)
		at, t = e.add(at, off), next
	}
	return at, t
}

// step is one component: a name, or the number of an element or part.
func (c *converter) step(o *ir.Op, t ir.Type, p *ir.Value) (*ir.Value, ir.Type) {
	e := before(o)
	if def := p.Op(); def != nil && def.Is(fir.FieldIndex) {
		off, f := c.field(o, t, def.StringAttr("field_id"))
		return e.i64(off), f
	}
	index := e.cast(p, ir.I64())
	switch t := t.(type) {
	case *ir.ComplexType:
		return e.mul(index, e.i64(c.size(o, t.Elem))), t.Elem
	case *fir.ArrayType:
		return e.mul(index, e.i64(c.size(o, t.Elem))), t.Elem
	case *ir.TupleType, *fir.RecordType:
		n, ok := constantOf(p)
		if !ok {
			break
		}
		off, f := c.member(o, t, int(n))
		return e.i64(off), f
	}
	c.unsupported(o, "a part of %s", ir.TypeString(t))
	return nil, nil
}

// field is the offset and the type of a component.
func (c *converter) field(o *ir.Op, t ir.Type, name string) (int64, ir.Type) {
	r, ok := t.(*fir.RecordType)
	if !ok || r.FieldIndex(name) < 0 {
		c.unsupported(o, "the component %s of %s", name, ir.TypeString(t))
	}
	return c.member(o, r, r.FieldIndex(name))
}

// member is the offset and the type of component i.
func (c *converter) member(o *ir.Op, t ir.Type, i int) (int64, ir.Type) {
	c.memory(o, t) // which says so if the layout is unknown
	if off, elem, ok := fir.Member(t, int64(i)); ok {
		return off, elem
	}
	c.unsupported(o, "component %d of %s", i, ir.TypeString(t))
	return 0, nil
}

// lengthOf is the number of bytes of an element of an array in memory: from its type or, for characters, the length parameter.
func (c *converter) lengthOf(o *ir.Op, elem ir.Type, params []*ir.Value) *ir.Value {
	if n, ok := c.elemSize(o, elem); ok {
		return before(o).i64(n)
	}
	if _, ok := elem.(*fir.CharType); ok && len(params) > 0 {
		e := before(o)
		return e.mul(e.cast(params[len(params)-1], ir.I64()), e.i64(charKind(elem)))
	}
	c.unsupported(o, "elements of type %s without a length", ir.TypeString(elem))
	return nil
}

func init() {
	for _, def := range []*ir.OpDef{fir.Shape, fir.ShapeShift, fir.Shift, fir.Slice, fir.FieldIndex, fir.LenParamIndex} {
		handlers[def] = (*converter).done
	}
	handlers[fir.ArrayCoor] = (*converter).arrayCoor
	handlers[fir.CoordinateOf] = (*converter).coordinateOf
}

// arrayCoor: the address of an element. Indices count from the lower bounds that the shape says, else from one.
func (c *converter) arrayCoor(o *ir.Op) {
	mem := o.Get("memref")
	sh := c.shapeOf(o, o.Get("shape"))
	sl := c.sliceOf(o, o.Get("slice"))
	indices := o.GetAll("indices")
	t := pointee(mem.Type())
	array, ok := t.(*fir.ArrayType)
	if !ok {
		c.unsupported(o, "an element of %s", ir.TypeString(mem.Type()))
	}
	var b *box
	var p *ir.Value
	if bt, isBox := mem.Type().(*fir.BoxType); isBox {
		b = c.box(o, mem, bt)
		p = b.base(c, o)
	} else {
		p = c.get(o, mem)
	}
	e := before(o)
	e.Loc = o.Loc
	// steps is what an index of each dimension counts: from the lower bound, in elements of the array.
	steps := make([]index, len(indices))
	for i, x := range indices {
		at := e.split(x)
		lower := e.i64(1)
		if i < len(sh.lower) {
			lower = sh.lower[i]
		}
		switch {
		case sl == nil || i >= len(sl.first):
			at = at.minus(e, lower)
		case sl.last[i] == nil:
			at = e.split(sl.first[i]).minus(e, lower)
		default:
			one := e.i64(1)
			if len(sh.lower) > 0 {
				one = lower
			}
			at = e.split(e.add(e.mul(at.minus(e, one).value(e), sl.step[i]), e.sub(sl.first[i], lower)))
		}
		steps[i] = at
	}
	elem := array.Elem
	// What varies comes first and what is constant last, so that neighbours have their addresses in common.
	unit := ir.I8()
	rows := make([]*ir.Value, len(steps))
	if b != nil {
		for i := range steps {
			rows[i] = b.stride(c, o, i)
		}
	} else {
		rows[0] = e.i64(1)
		for i := range steps[1:] {
			rows[i+1] = e.mul(rows[i], c.extentOf(o, array, sh, i))
		}
		if n := fir.Memory(elem); n != nil {
			unit = n
		} else {
			length := c.lengthOf(o, elem, o.GetAll("typeparams"))
			for i := range rows {
				rows[i] = e.mul(rows[i], length)
			}
		}
	}
	at, rest, fixed := e.i64(0), e.i64(0), e.i64(0)
	for i, x := range steps {
		at = e.add(at, e.mul(x.v, rows[i]))
		if _, ok := constantOf(rows[i]); ok {
			fixed = e.add(fixed, e.mul(e.i64(x.plus), rows[i]))
		} else {
			rest = e.add(rest, e.mul(e.i64(x.plus), rows[i]))
		}
	}
	for _, n := range []*ir.Value{at, rest, fixed} {
		if !isConst(n, 0) {
			p = e.gep(unit, p, n)
		}
	}
	if sl != nil {
		off, inner := c.component(o, elem, sl.path)
		p, elem = before(o).offset(p, off), inner
		if len(sl.substr) > 0 {
			e := before(o)
			p = e.offset(p, e.mul(e.cast(sl.substr[0], ir.I64()), e.i64(charKind(elem))))
		}
	}
	c.set(o, p)
}

// An index is a value that varies plus a constant, as i64.
type index struct {
	v    *ir.Value
	plus int64
}

// split takes constants out of an index of any integer type, where the sum cannot overflow.
func (e emit) split(x *ir.Value) index {
	var plus int64
	for {
		if n, ok := constantOf(x); ok {
			return index{e.i64(0), plus + n}
		}
		o := x.Op()
		if o == nil {
			break
		}
		switch o.Name() {
		case "arith.index_cast", "arith.extsi":
			if arith.Width(o.Operand(0).Type()) != 1 {
				x = o.Operand(0)
				continue
			}
		case "arith.addi", "arith.subi":
			n, ok := constantOf(o.Operand(1))
			flags, _ := arith.OverflowEnum.Of(o.Attr("overflowFlags"))
			wide := x.Type() == ir.Index() || arith.Width(x.Type()) == 64
			if !ok || !wide && flags&1 == 0 {
				break
			}
			if o.Is(arith.SubI) {
				n = -n
			}
			plus += n
			x = o.Operand(0)
			continue
		}
		break
	}
	return index{e.cast(x, ir.I64()), plus}
}

func (x index) minus(e emit, v *ir.Value) index {
	if n, ok := constantOf(v); ok {
		return index{x.v, x.plus - n}
	}
	return index{e.sub(x.v, v), x.plus}
}

func (x index) value(e emit) *ir.Value { return e.add(x.v, e.i64(x.plus)) }

// extentOf is the number of elements of a dimension of an array in memory.
func (c *converter) extentOf(o *ir.Op, a *fir.ArrayType, sh shape, i int) *ir.Value {
	if i < len(a.Shape) && a.Shape[i] != ir.Dynamic {
		return before(o).i64(a.Shape[i])
	}
	if i < len(sh.extent) {
		return sh.extent[i]
	}
	c.unsupported(o, "an array without extents")
	return nil
}

// coordinateOf: the address of a component or element. Indices count from 0; field_indices are component numbers, or -2^31 where an operand is.
func (c *converter) coordinateOf(o *ir.Op) {
	ref := o.Get("ref")
	coor := o.GetAll("coor")
	t := pointee(ref.Type())
	var p *ir.Value
	if bt, ok := ref.Type().(*fir.BoxType); ok {
		b := c.box(o, ref, bt)
		p = b.base(c, o)
		if a, ok := t.(*fir.ArrayType); ok && len(coor) > 0 {
			e := before(o)
			at := e.i64(0)
			n := min(b.rank, len(coor))
			for i := range n {
				stride := b.stride(c, o, i)
				e = before(o)
				at = e.add(at, e.mul(e.cast(coor[i], ir.I64()), stride))
			}
			p, t, coor = e.offset(p, at), a.Elem, coor[n:]
		}
	} else {
		p = c.get(o, ref)
	}
	var fields []int64
	if d, ok := o.Attr("field_indices").(*ir.DenseArrayAttr); ok {
		fields = d.Values
	} else {
		for range coor {
			fields = append(fields, dynamicField)
		}
	}
	for i := 0; i < len(fields); i++ {
		e := before(o)
		if fields[i] != dynamicField {
			off, next := c.member(o, t, int(fields[i]))
			if r, ok := t.(*fir.RecordType); ok {
				e.Loc = &ir.NameLoc{Name: "%" + r.Fields()[fields[i]].Name, Child: o.Loc} // for messages
			}
			p, t = e.field(p, off), next
			continue
		}
		if len(coor) == 0 {
			c.unsupported(o, "a coordinate without operand")
		}
		if a, ok := t.(*fir.ArrayType); ok && len(a.Shape) > 0 {
			// All indices of an array come together.
			at, row := e.i64(0), e.i64(1)
			for d := range a.Shape {
				if d > 0 {
					i++
				}
				if len(coor) == 0 {
					break
				}
				at = e.add(at, e.mul(e.cast(coor[0], ir.I64()), row))
				coor = coor[1:]
				if d < len(a.Shape)-1 {
					if a.Shape[d] == ir.Dynamic && len(coor) > 0 {
						c.unsupported(o, "an element of an array of several dimensions whose extents are not known")
					}
					row = e.mul(row, e.i64(max(a.Shape[d], 1)))
				}
			}
			m := fir.Memory(a.Elem)
			if m == nil {
				c.unsupported(o, "an element of type %s", ir.TypeString(a.Elem))
			}
			p, t = e.gep(m, p, at), a.Elem
			continue
		}
		off, next := c.step(o, t, coor[0])
		p, t, coor = before(o).offset(p, off), next, coor[1:]
	}
	c.set(o, p)
}

// dynamicField marks a coordinate that is an operand.
const dynamicField = -1 << 31

// embox makes a descriptor of memory.
func (c *converter) embox(o *ir.Op) {
	bt := o.Result(0).Type().(*fir.BoxType)
	b := newBox(bt)
	mem := o.Get("memref")
	t := pointee(mem.Type())
	b.addr = c.get(o, mem)
	sh := c.shapeOf(o, o.Get("shape"))
	sl := c.sliceOf(o, o.Get("slice"))
	elem := t
	array, isArray := t.(*fir.ArrayType)
	if isArray {
		elem = array.Elem
	}
	params := o.GetAll("typeparams")
	b.size = nil
	var length *ir.Value
	if isArray || b.elem == nil || !sized(b.elem) {
		if _, none := elem.(*ir.NoneType); none {
			// Nothing is known of what is not there yet.
			e := before(o)
			length, b.code, b.table = e.i64(0), e.constant(ir.I8(), 0), e.null()
		} else {
			length = c.lengthOf(o, elem, params)
		}
	}
	b.size = length
	if src := o.Get("sourceBox"); src != nil {
		s := c.box(o, src, src.Type().(*fir.BoxType))
		b.table, b.size, b.code, b.elem = s.typeTable(c, o), s.elemSize(c, o), s.typeCode(c, o), nil
	} else if b.elem == nil || polymorphic(bt) {
		// The dynamic type is that of the memory.
		if _, none := elem.(*ir.NoneType); !none {
			b.elem = fir.ElementOf(elem)
		}
	}
	if !isArray {
		b.rank = 0
	}
	if !isArray && sl == nil {
		c.setBox(o, b)
		return
	}
	rank := 0
	if isArray {
		rank = len(array.Shape)
		if array.AnyRank {
			rank = len(sh.extent)
		}
	}
	step := length
	full := make([]dim, rank)
	for i := range full {
		var extent *ir.Value
		if i < len(sh.extent) {
			extent = sh.extent[i]
		} else {
			extent = c.extentOf(o, array, sh, i)
		}
		lower := before(o).i64(1)
		if i < len(sh.lower) {
			lower = sh.lower[i]
		}
		full[i] = dim{lower, extent, step}
		if i < rank-1 {
			step = before(o).mul(step, extent)
		}
	}
	b.dims, b.rank = full, rank
	if sl != nil {
		c.cut(o, b, sl, full, elem)
	} else if len(sh.lower) > 0 {
		c.normalLower(o, b)
	}
	c.setBox(o, b)
}

func sized(t ir.Type) bool {
	ch, ok := t.(*fir.CharType)
	return !ok || ch.Len != ir.Dynamic
}

// normalLower makes the lower bound of dimensions without elements 1, as LBOUND says.
func (c *converter) normalLower(o *ir.Op, b *box) {
	e := before(o)
	for i, d := range b.dims {
		if n, ok := constantOf(d.extent); ok && n != 0 || isConst(d.lower, 1) {
			continue
		}
		// The bounds come from a descriptor, which has them so, or were computed.
		b.dims[i].lower = e.choose(e.cmp(arith.EQ, d.extent, e.i64(0)), e.i64(1), d.lower)
	}
}

// cut makes b the section of an array with the dimensions full, whose elements are of a type.
func (c *converter) cut(o *ir.Op, b *box, sl *section, full []dim, elem ir.Type) {
	e := before(o)
	at := e.i64(0)
	b.dims = nil
	for i, d := range full {
		if i >= len(sl.first) {
			b.dims = append(b.dims, dim{e.i64(1), d.extent, d.stride})
			continue
		}
		at = e.add(at, e.mul(e.sub(sl.first[i], d.lower), d.stride))
		if sl.last[i] == nil {
			continue
		}
		n := e.positive(e.div(e.add(e.sub(sl.last[i], sl.first[i]), sl.step[i]), sl.step[i]))
		b.dims = append(b.dims, dim{e.i64(1), n, e.mul(d.stride, sl.step[i])})
	}
	b.rank = len(b.dims)
	if len(sl.path) > 0 {
		off, inner := c.component(o, elem, sl.path)
		e = before(o)
		at, elem = e.add(at, off), inner
		if a, ok := elem.(*fir.ArrayType); ok {
			elem = a.Elem
		}
		b.elem, b.size, b.table, b.code = elem, nil, nil, nil
		if !sized(elem) {
			c.unsupported(o, "components of type %s", ir.TypeString(elem))
		}
	}
	if len(sl.substr) > 0 {
		kind := e.i64(charKind(elem))
		at = e.add(at, e.mul(e.cast(sl.substr[0], ir.I64()), kind))
		b.size = e.mul(e.cast(sl.substr[1], ir.I64()), kind)
	}
	b.addr = e.offset(b.addr, at)
}

// rebox makes a descriptor with another shape or other lower bounds, or of a section.
func (c *converter) rebox(o *ir.Op) {
	bt := o.Result(0).Type().(*fir.BoxType)
	src := c.boxOperand(o, 0)
	if src.rank < 0 {
		if o.Get("shape") == nil && o.Get("slice") == nil {
			c.setBox(o, src) // of any type: what differs is whether it can be deallocated
			return
		}
		c.unsupported(o, "another shape of an array of unknown rank")
	}
	sh := c.shapeOf(o, o.Get("shape"))
	sl := c.sliceOf(o, o.Get("slice"))
	like := newBox(bt)
	b := *src
	b.attr, b.extra = like.attr, like.extra
	b.mem, b.at, b.stable = nil, nil, false
	b.addr, b.size = src.base(c, o), src.elemSize(c, o)
	if b.elem == nil {
		if like.elem != nil && !polymorphic(bt) {
			b.elem = like.elem
		} else {
			b.code = src.typeCode(c, o)
			if src.extra {
				b.table = src.typeTable(c, o)
			}
		}
	}
	b.dims = make([]dim, src.rank)
	for i := range b.dims {
		lower := before(o).i64(1)
		if i < len(sh.lower) {
			lower = sh.lower[i]
		}
		b.dims[i] = dim{lower, src.extent(c, o, i), src.stride(c, o, i)}
	}
	switch {
	case sl != nil:
		elem := pointee(o.Operand(0).Type())
		if a, ok := elem.(*fir.ArrayType); ok {
			elem = a.Elem
		}
		c.cut(o, &b, sl, append([]dim(nil), b.dims...), elem)
		if like.elem != nil && b.elem == nil && !polymorphic(bt) {
			b.elem = like.elem
		}
	case len(sh.extent) > 0:
		// Another shape of elements that are all as far apart as the first two: in contiguous memory, or in one dimension.
		step := b.size
		if src.rank > 0 {
			step = b.dims[0].stride
		}
		b.dims = make([]dim, len(sh.extent))
		for i, n := range sh.extent {
			lower := before(o).i64(1)
			if i < len(sh.lower) {
				lower = sh.lower[i]
			}
			b.dims[i] = dim{lower, n, step}
			step = before(o).mul(step, n)
		}
		b.rank = len(b.dims)
		c.normalLower(o, &b)
	default:
		if len(sh.lower) > 0 {
			c.normalLower(o, &b)
		}
	}
	c.setBox(o, &b)
}

// isUndefined reports whether the step of a section is left open, because the dimension has one index. Once it has been converted, a step
// that is left open is zero, which no other is.
func isUndefined(step *ir.Value) bool {
	if n, ok := constantOf(step); ok && n == 0 {
		return true
	}
	u := step.Op()
	return u != nil && u.Is(fir.Undefined)
}
