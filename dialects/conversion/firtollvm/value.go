package firtollvm

import (
	"accc/dialects/arith"
	"accc/dialects/complex"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
)

func init() {
	handlers[fir.Convert] = (*converter).convert
	handlers[fir.NoReassoc] = func(c *converter, o *ir.Op) { c.set(o, c.get(o, o.Operand(0))) }
	handlers[fir.Undefined] = func(c *converter, o *ir.Op) { c.unspecified(o, emit.undef) }
	handlers[fir.ZeroBits] = func(c *converter, o *ir.Op) { c.unspecified(o, emit.zero) }
	handlers[fir.StringLit] = func(c *converter, o *ir.Op) {
		t := c.memory(o, o.Result(0).Type())
		c.set(o, before(o).load(t, before(o).addressOf(c.literal(o, t))))
	}
	handlers[fir.ExtractValue] = func(c *converter, o *ir.Op) {
		path, _ := c.path(o)
		agg := c.get(o, o.Get("adt"))
		rt := o.Result(0).Type()
		if bt, ok := rt.(*fir.BoxType); ok {
			p := local(o, fir.Descriptor(bt))
			e := before(o)
			e.store(e.extract(agg, fir.Descriptor(bt), path...), p)
			c.setBox(o, c.inMemory(bt, p, o))
			return
		}
		m := fir.Memory(rt)
		if m == nil {
			c.unsupported(o, "a part of type %s", ir.TypeString(rt))
		}
		e := before(o)
		v := e.extract(agg, m, path...)
		if rt == ir.Index() {
			v = e.cast(v, rt)
		}
		c.set(o, v)
	}
	handlers[fir.InsertValue] = func(c *converter, o *ir.Op) {
		path, _ := c.path(o)
		agg := c.get(o, o.Get("adt"))
		v := o.Get("val")
		var x *ir.Value
		if bt, ok := v.Type().(*fir.BoxType); ok {
			// A descriptor as a value: through memory, which does not stay.
			p := c.get(o, v)
			x = before(o).load(fir.Descriptor(bt), p)
		} else {
			x = c.get(o, v)
		}
		e := before(o)
		if x.Type() == ir.Index() {
			x = e.cast(x, ir.I64())
		}
		c.set(o, e.insert(agg, x, path...))
	}
	handlers[fir.EmboxChar] = func(c *converter, o *ir.Op) {
		p := c.get(o, o.Get("memref"))
		e := before(o)
		v := e.insert(e.undef(boxCharType), p, 0)
		c.set(o, e.insert(v, e.cast(o.Get("len"), ir.I64()), 1))
	}
	handlers[fir.UnboxChar] = func(c *converter, o *ir.Op) {
		v := c.get(o, o.Operand(0))
		e := before(o)
		c.vals[o.Result(0)] = e.extract(v, llvm.Ptr(), 0)
		if n := o.Result(1); n.HasUses() {
			n.ReplaceAllUses(e.cast(e.extract(v, ir.I64(), 1), n.Type()))
		}
		c.done(o)
	}
	handlers[fir.BoxCharLen] = func(c *converter, o *ir.Op) {
		v := c.get(o, o.Operand(0))
		e := before(o)
		c.set(o, e.cast(e.extract(v, ir.I64(), 1), o.Result(0).Type()))
	}
	for def, like := range map[*ir.OpDef]*ir.OpDef{fir.Negc: complex.Neg, fir.Addc: complex.Add, fir.Subc: complex.Sub, fir.Mulc: complex.Mul, fir.Divc: complex.Div} {
		handlers[def] = handlers[like]
	}
	handlers[fir.Cmpc] = func(c *converter, o *ir.Op) {
		a, b := c.parts(o, o.Operand(0)), c.parts(o, o.Operand(1))
		p, ok := arith.CmpFEnum.Of(o.Attr("predicate"))
		if !ok {
			if n, isInt := o.Attr("predicate").(*ir.IntegerAttr); isInt {
				p = n.Value
			}
		}
		join := "andi"
		if word := arith.CmpFEnum.Keyword(p); word == "une" || word == "one" {
			join = "ori"
		}
		e := before(o)
		cmp := func(x, y *ir.Value) *ir.Value { return e.cmpf(arith.CmpFEnum.Keyword(p), x, y) }
		c.set(o, e.arith(join, cmp(a[0], b[0]), cmp(a[1], b[1])))
	}
}

var boxCharType = llvm.Struct(llvm.Ptr(), ir.I64())

// parts are the real and the imaginary part of a complex value.
func (c *converter) parts(o *ir.Op, v *ir.Value) [2]*ir.Value {
	t := v.Type().(*ir.ComplexType).Elem
	x := c.get(o, v)
	e := before(o)
	return [2]*ir.Value{e.extract(x, t, 0), e.extract(x, t, 1)}
}

func (c *converter) setComplex(o *ir.Op, re, im *ir.Value) {
	e := before(o)
	t := llvm.Struct(re.Type(), im.Type())
	c.set(o, e.insert(e.insert(e.undef(t), re, 0), im, 1))
}

// unspecified makes a value that is not specified, or zero.
func (c *converter) unspecified(o *ir.Op, of func(emit, ir.Type) *ir.Value) {
	rt := o.Result(0).Type()
	e := before(o)
	if bt, ok := rt.(*fir.BoxType); ok {
		b := newBox(bt)
		b.addr, b.size, b.rank = e.null(), e.i64(0), max(b.rank, 0)
		b.table, b.code = e.null(), e.constant(ir.I8(), 0)
		for range b.rank {
			zero := e.i64(0)
			b.dims = append(b.dims, dim{e.i64(1), zero, zero})
		}
		c.setBox(o, b)
		return
	}
	switch t := valueType(rt); {
	case t == nil:
		c.unsupported(o, "a value of type %s", ir.TypeString(rt))
	case t == ir.Index():
		// In a section it says that there is one index: that stays.
		zero := e.index(0)
		o.Result(0).ReplaceUsesIf(zero, func(u *ir.Operand) bool { return !u.Owner().Is(fir.Slice) })
		c.done(o)
	default:
		c.set(o, of(e, t))
	}
}

// path is the numbers of the members that an attribute of extract_value and insert_value names, and the type there.
func (c *converter) path(o *ir.Op) ([]int64, ir.Type) {
	t := o.Get("adt").Type()
	var out []int64
	elems := o.Attr("coor").(*ir.ArrayAttr).Elems
	for i := 0; i < len(elems); i++ {
		n := int64(-1)
		switch a := elems[i].(type) {
		case *ir.IntegerAttr:
			n = a.Value
		case *ir.StringAttr:
			if r, ok := t.(*fir.RecordType); ok {
				n = int64(r.FieldIndex(a.Value))
			}
			i++ // the type it is a component of
		}
		if n < 0 {
			c.unsupported(o, "the path to a part of %s", ir.TypeString(t))
		}
		switch x := t.(type) {
		case *fir.RecordType:
			t = x.Fields()[min(int(n), len(x.Fields())-1)].Type
		case *ir.TupleType:
			t = x.Elems[min(int(n), len(x.Elems)-1)]
		case *ir.ComplexType:
			t = x.Elem
		case *fir.ArrayType:
			// One number for each dimension, the first fastest: arrays in arrays have the last first.
			dims := []int64{n}
			for len(dims) < len(x.Shape) && i+1 < len(elems) {
				i++
				a, ok := elems[i].(*ir.IntegerAttr)
				if !ok {
					c.unsupported(o, "the path to a part of %s", ir.TypeString(t))
				}
				dims = append(dims, a.Value)
			}
			for k := len(dims) - 1; k > 0; k-- {
				out = append(out, dims[k])
			}
			n, t = dims[0], x.Elem
		case *fir.CharType:
			t = ir.Int(int(x.Kind) * 8)
		}
		out = append(out, n)
	}
	return out, t
}

// kindOf classifies types for conversions.
type kindOf uint8

const (
	otherKind kindOf = iota
	boolKind
	intKind
	floatKind
	addressKind
)

func classify(from, t ir.Type) kindOf {
	if n, ok := from.(*fir.NumberType); ok && n.Mnemonic() == "logical" || from == ir.I1() {
		return boolKind
	}
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return intKind
	case *ir.FloatType:
		return floatKind
	case *llvm.PtrType:
		return addressKind
	}
	return otherKind
}

func isUnsigned(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Signedness == ir.Unsigned
}

func (c *converter) convert(o *ir.Op) {
	v := o.Operand(0)
	from, to := v.Type(), o.Result(0).Type()
	if bt, ok := to.(*fir.BoxType); ok {
		if _, ok := from.(*fir.BoxType); !ok {
			// The address of a descriptor.
			c.setBox(o, c.inMemory(bt, c.get(o, v), o))
			return
		}
		c.setBox(o, c.boxOperand(o, 0).as(bt))
		return
	}
	if r, ok := c.refs[v]; ok && boxIn(to) != nil {
		c.refs[o.Result(0)] = r
		c.done(o)
		return
	}
	if ch, ok := from.(*fir.CharType); ok && ch.Len == 1 {
		if i, ok := to.(*ir.IntegerType); ok {
			x := c.get(o, v)
			e := before(o)
			c.set(o, e.cast(e.extract(x, ir.Int(int(ch.Kind)*8), 0), i))
			return
		}
	}
	x := c.get(o, v)
	t := valueType(to)
	e := before(o)
	if t == nil {
		c.unsupported(o, "a conversion to %s", ir.TypeString(to))
	}
	if a, ok := from.(*ir.ComplexType); ok {
		if b, ok := to.(*ir.ComplexType); ok {
			re, im := e.extract(x, a.Elem, 0), e.extract(x, a.Elem, 1)
			c.setComplex(o, e.float(re, b.Elem), e.float(im, b.Elem))
			return
		}
	}
	if isUnsigned(from) || isUnsigned(to) {
		c.unsupported(o, "unsigned integers")
	}
	fk, tk := classify(from, x.Type()), classify(to, t)
	switch {
	case x.Type() == t && fk != boolKind && tk != boolKind:
	case tk == boolKind && fk == boolKind || tk == boolKind && fk == intKind && to != ir.I1():
		if from != ir.I1() {
			x = e.cmp(arith.NE, x, e.constant(x.Type(), 0))
		}
		x = e.cast(x, t)
	case to == ir.I1() && fk == intKind:
		x = e.cast(x, t)
	case fk == boolKind && tk == intKind:
		if from != ir.I1() {
			x = e.cmp(arith.NE, x, e.constant(x.Type(), 0))
		}
		if t == ir.Index() {
			x = e.cast(e.cast(x, ir.I64()), t)
		} else {
			x = e.cast(x, t)
		}
	case fk == intKind && tk == intKind:
		x = e.cast(x, t)
	case fk == intKind && tk == floatKind:
		x = e.value(arith.Dialect, "sitofp", t, e.cast(x, wideInt(x.Type())))
	case fk == boolKind && tk == floatKind:
		x = e.value(arith.Dialect, "uitofp", t, x)
	case fk == floatKind && tk == intKind:
		x = e.cast(e.value(arith.Dialect, "fptosi", wideInt(t), x), t)
	case fk == floatKind && tk == floatKind:
		x = e.float(x, t)
	case (fk == intKind || fk == boolKind) && tk == addressKind:
		x = e.value(llvm.Dialect, "inttoptr", t, e.cast(x, ir.I64()))
	case fk == addressKind && tk == intKind:
		x = e.cast(e.value(llvm.Dialect, "ptrtoint", ir.I64(), x), t)
	case fk == addressKind && tk == addressKind:
		// A function that is called by its address stays an address.
	case x.Type() == t:
	case llvm.IsPtr(t) && isBoxChar(from):
		x = e.extract(x, t, 0)
	default:
		c.unsupported(o, "a conversion of %s to %s", ir.TypeString(from), ir.TypeString(to))
	}
	c.set(o, x)
}

func isBoxChar(t ir.Type) bool {
	n, ok := t.(*fir.NumberType)
	return ok && n.Mnemonic() == "boxchar"
}

// wideInt is the integer type in which conversions to and from floating point are made.
func wideInt(t ir.Type) ir.Type {
	if t == ir.Index() {
		return ir.I64()
	}
	return t
}

// float converts between floating-point types.
func (e emit) float(v *ir.Value, t ir.Type) *ir.Value {
	a, b := v.Type().(*ir.FloatType), t.(*ir.FloatType)
	switch {
	case a == b:
		return v
	case a.Width < b.Width:
		return e.value(arith.Dialect, "extf", t, v)
	}
	return e.value(arith.Dialect, "truncf", t, v)
}
