package firtollvm

import (
	"encoding/binary"

	"strings"

	"accc/dialects/accc"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// A datum is a constant as it is in memory. relocs are the addresses in it.
type datum struct {
	bytes  []byte
	relocs map[int]reloc
}

// A reloc is 8 bytes that hold the address of a symbol plus a number, or the number of a function.
type reloc struct {
	symbol string
	plus   int64
	proc   bool
}

// maxGlobal is the size of memory, which a variable has to fit into.
const maxGlobal = 1 << 32

func newDatum(n int64) datum { return datum{bytes: make([]byte, n)} }

func (d *datum) word(at int, v int64) { binary.LittleEndian.PutUint64(d.bytes[at:], uint64(v)) }

func (d *datum) address(at int, r reloc) {
	if d.relocs == nil {
		d.relocs = map[int]reloc{}
	}
	d.relocs[at] = r
}

// put writes a value into another at an offset.
func (d *datum) put(at int, v datum) {
	copy(d.bytes[at:], v.bytes)
	for i := range d.relocs {
		if i >= at && i < at+len(v.bytes) {
			delete(d.relocs, i)
		}
	}
	for i, r := range v.relocs {
		d.address(at+i, r)
	}
}

func (d datum) clone() datum {
	n := datum{bytes: append([]byte(nil), d.bytes...)}
	for i, r := range d.relocs {
		n.address(i, r)
	}
	return n
}

// number is the value of an integer, by its sign.
func (d datum) number() int64 {
	var b [8]byte
	n := copy(b[:], d.bytes)
	shift := 64 - 8*n
	return int64(binary.LittleEndian.Uint64(b[:])) << shift >> shift
}

// isRuntimeType reports whether a type is one of those that describe derived types to flang's run time: the tables of
// this package replace them.
func isRuntimeType(t ir.Type) bool {
	if t == nil {
		return false
	}
	r, ok := fir.ElementOf(t).(*fir.RecordType)
	return ok && strings.HasPrefix(r.Name, "_QM__fortran_type_infoT")
}

// evaluate computes the initial value of a global, for those that refer to it.
func (c *converter) evaluate(o *ir.Op) *datum {
	name := o.StringAttr("sym_name")
	if d, ok := c.data[name]; ok {
		return d
	}
	t := o.Attr("type").(*ir.TypeAttr).Type
	if isRuntimeType(t) {
		return nil
	}
	c.data[name] = nil // one that refers to its own value has none
	n := c.size(o, t)
	if n < 0 || n > maxGlobal {
		c.unsupported(o, "the variable %s of more than %d bytes", fir.UserName(name), int64(maxGlobal))
	}
	d := newDatum(n)
	switch v := o.Attr("initVal"); {
	case v != nil:
		c.encode(o, d.bytes, fir.Memory(t), v)
	case !o.Region(0).Empty():
		d = c.evaluateRegion(o, d)
	}
	c.data[name] = &d
	return &d
}

// encode writes the value of an attribute.
func (c *converter) encode(o *ir.Op, buf []byte, t ir.Type, a ir.Attribute) {
	var b [8]byte
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if a.Big != nil {
			c.unsupported(o, "an integer of more than 64 bits")
		}
		binary.LittleEndian.PutUint64(b[:], uint64(a.Value))
		copy(buf, b[:])
	case *ir.FloatAttr:
		if a.Wide != nil {
			c.unsupported(o, "a number of more than 64 bits")
		}
		binary.LittleEndian.PutUint64(b[:], a.Bits)
		copy(buf, b[:])
	case *ir.StringAttr:
		copy(buf, a.Value)
	case *ir.ArrayAttr:
		n := len(buf) / max(len(a.Elems), 1)
		for i, x := range a.Elems {
			c.encode(o, buf[i*n:(i+1)*n], nil, x)
		}
	case *ir.DenseElementsAttr:
		var elem ir.Type
		n := int64(1)
		switch s := a.Type.(type) {
		case *ir.TensorType:
			elem = s.Elem
			for _, d := range s.Shape {
				n *= d
			}
		case *ir.VectorType:
			elem = s.Elem
			for _, d := range s.Shape {
				n *= d
			}
		}
		size := c.size(o, elem)
		if n*size > int64(len(buf)) {
			c.unsupported(o, "an initial value that does not fit its type")
		}
		for i := range n {
			k := i
			if a.Splat {
				k = 0
			}
			c.encode(o, buf[i*size:(i+1)*size], elem, a.Elems[k])
		}
	case *ir.UnitAttr:
	default:
		c.unsupported(o, "an initial value %s", ir.AttrString(a))
	}
}

// evaluateRegion computes the value of the region of a global.
func (c *converter) evaluateRegion(g *ir.Op, zero datum) datum {
	vals := map[*ir.Value]datum{}
	arg := func(o *ir.Op, v *ir.Value) datum {
		d, ok := vals[v]
		if !ok {
			c.unsupported(o, "%s in an initial value", definedBy(v))
		}
		return d
	}
	for o := g.Region(0).Entry().First(); o != nil; o = o.Next() {
		switch o.Def() {
		case fir.HasValue:
			return arg(o, o.Operand(0))
		case fir.Shape, fir.ShapeShift, fir.Shift, fir.Slice, fir.FieldIndex, fir.DummyScope:
			continue
		case fir.Declare, fir.NoReassoc, fir.VolatileCast:
			vals[o.Result(0)] = arg(o, o.Operand(0))
			continue
		case fir.Embox, fir.Rebox:
			vals[o.Result(0)] = c.constantBox(o, arg, vals)
			continue
		}
		fold := constantOps[o.Name()]
		if fold == nil {
			c.unsupported(o, "%s in an initial value", o.Name())
		}
		var args []datum
		for _, v := range o.Operands() {
			args = append(args, arg(o, v))
		}
		n := int64(8)
		if m := fir.Memory(o.Result(0).Type()); m != nil {
			n = c.size(o, o.Result(0).Type())
		} else if _, isFunc := o.Result(0).Type().(*ir.FunctionType); !isFunc && !llvm.IsPtr(valueType(o.Result(0).Type())) {
			c.unsupported(o, "a constant of type %s", ir.TypeString(o.Result(0).Type()))
		}
		vals[o.Result(0)] = fold(c, o, args, newDatum(n))
	}
	return zero
}

// constantOps compute the operations of initial values.
var constantOps map[string]func(c *converter, o *ir.Op, args []datum, out datum) datum

func init() {
	none := func(c *converter, o *ir.Op, args []datum, out datum) datum {
		if bt, ok := o.Result(0).Type().(*fir.BoxType); ok {
			return c.emptyBox(o, bt)
		}
		return out
	}
	number := func(f func(a, b int64) int64) func(c *converter, o *ir.Op, args []datum, out datum) datum {
		return func(c *converter, o *ir.Op, args []datum, out datum) datum {
			var b [8]byte
			binary.LittleEndian.PutUint64(b[:], uint64(f(args[0].number(), args[1].number())))
			copy(out.bytes, b[:])
			return out
		}
	}
	resize := func(c *converter, o *ir.Op, args []datum, out datum) datum {
		var b [8]byte
		if len(args[0].bytes) > 8 || len(args[0].relocs) > 0 || len(out.bytes) > 8 {
			return args[0]
		}
		binary.LittleEndian.PutUint64(b[:], uint64(args[0].number()))
		copy(out.bytes, b[:])
		return out
	}
	constantOps = map[string]func(c *converter, o *ir.Op, args []datum, out datum) datum{
		"fir.undefined": none, "fir.zero_bits": none, "fir.absent": none,
		"arith.constant": func(c *converter, o *ir.Op, _ []datum, out datum) datum {
			c.encode(o, out.bytes, nil, o.Attr("value"))
			return out
		},
		"arith.addi":       number(func(a, b int64) int64 { return a + b }),
		"arith.subi":       number(func(a, b int64) int64 { return a - b }),
		"arith.muli":       number(func(a, b int64) int64 { return a * b }),
		"arith.index_cast": resize, "arith.extsi": resize, "arith.trunci": resize,
		"fir.string_lit": func(c *converter, o *ir.Op, _ []datum, out datum) datum {
			c.text(o, out.bytes)
			return out
		},
		"fir.insert_value": func(c *converter, o *ir.Op, args []datum, _ datum) datum {
			at, _ := c.partOffset(o)
			d := args[0]
			if !o.Get("adt").HasOneUse() {
				d = d.clone()
			}
			d.put(at, args[1])
			return d
		},
		"fir.extract_value": func(c *converter, o *ir.Op, args []datum, out datum) datum {
			at, _ := c.partOffset(o)
			copy(out.bytes, args[0].bytes[at:])
			for i, r := range args[0].relocs {
				if i >= at && i < at+len(out.bytes) {
					out.address(i-at, r)
				}
			}
			return out
		},
		"fir.insert_on_range": func(c *converter, o *ir.Op, args []datum, _ datum) datum {
			d := args[0].clone()
			a := o.Get("seq").Type().(*fir.ArrayType)
			n := int(c.size(o, a.Elem))
			for _, at := range c.rangeOf(o, a) {
				d.put(at*n, args[1])
			}
			return d
		},
		"fir.convert": func(c *converter, o *ir.Op, args []datum, out datum) datum {
			from, to := o.Operand(0).Type(), o.Result(0).Type()
			if classify(from, valueType(from)) == floatKind || classify(to, valueType(to)) == floatKind {
				if from != to {
					c.unsupported(o, "a conversion of %s to %s in an initial value", ir.TypeString(from), ir.TypeString(to))
				}
			}
			return resize(c, o, args, out)
		},
		"fir.address_of": func(c *converter, o *ir.Op, _ []datum, out datum) datum {
			s := o.Attr("symbol").(*ir.SymbolRefAttr).Root
			f := c.symbols[s]
			if r := c.tableOf(s); r != nil {
				c.tableSymbol(o, r)
			}
			out.address(0, reloc{symbol: c.external(s), proc: f != nil && f.Is(fn.Func)})
			return out
		},
		"fir.emboxproc": func(c *converter, o *ir.Op, args []datum, _ datum) datum {
			if o.Get("host") != nil {
				c.unsupported(o, "a procedure with variables of its host in an initial value")
			}
			return args[0]
		},
		"fir.emboxchar": func(c *converter, o *ir.Op, args []datum, out datum) datum {
			out.put(0, args[0])
			out.word(8, args[1].number())
			return out
		},
		"fir.box_addr": resize,
		"fir.type_desc": func(c *converter, o *ir.Op, _ []datum, out datum) datum {
			if r, ok := fir.ElementOf(o.Attr("in_type").(*ir.TypeAttr).Type).(*fir.RecordType); ok {
				out.address(0, reloc{symbol: c.tableSymbol(o, r)})
			}
			return out
		},
	}
}

// text writes the characters of a string literal.
func (c *converter) text(o *ir.Op, buf []byte) {
	kind := int(charKind(o.Result(0).Type()))
	if s, ok := o.Attr("value").(*ir.StringAttr); ok {
		for i := range len(s.Value) {
			if i*kind < len(buf) {
				buf[i*kind] = s.Value[i]
			}
		}
		return
	}
	var list []ir.Attribute
	if a, ok := o.Attr("xlist").(*ir.ArrayAttr); ok {
		list = a.Elems
	}
	if d, ok := o.Attr("xlist").(*ir.DenseArrayAttr); ok {
		for _, n := range d.Values {
			list = append(list, ir.Integer(ir.I64(), n))
		}
	}
	for i, x := range list {
		if (i+1)*kind <= len(buf) {
			c.encode(o, buf[i*kind:(i+1)*kind], nil, x)
		}
	}
}

// partOffset is the number of bytes before the part that insert_value and extract_value are about.
func (c *converter) partOffset(o *ir.Op) (int, ir.Type) {
	path, t := c.path(o)
	m := c.memory(o, o.Get("adt").Type())
	at := int64(0)
	for _, p := range path {
		switch x := m.(type) {
		case *llvm.StructType:
			off, ok := llvm.OffsetOf(x, int(p))
			if !ok || int(p) >= len(x.Elems()) {
				c.unsupported(o, "a part without an offset")
			}
			at, m = at+off, x.Elems()[p]
		case *llvm.ArrayType:
			size, _ := llvm.SizeOf(x.Elem)
			if p >= x.Len {
				c.unsupported(o, "a part past the end")
			}
			at, m = at+p*size, x.Elem
		default:
			c.unsupported(o, "a part of a scalar")
		}
	}
	return int(at), t
}

// rangeOf lists the numbers of the elements between two positions, which are given by two numbers for each dimension.
func (c *converter) rangeOf(o *ir.Op, a *fir.ArrayType) []int {
	d, ok := o.Attr("coor").(*ir.DenseElementsAttr)
	if !ok {
		c.unsupported(o, "this range")
	}
	var bounds []int
	for i := range 2 * len(a.Shape) {
		k := i
		if d.Splat {
			k = 0
		}
		if k >= len(d.Elems) {
			c.unsupported(o, "this range")
		}
		bounds = append(bounds, int(d.Elems[k].(*ir.IntegerAttr).Value))
	}
	out := []int{0}
	row := 1
	for i, n := range a.Shape {
		lo, hi := bounds[2*i], bounds[2*i+1]
		if lo < 0 || hi >= int(n) {
			c.unsupported(o, "a range past the end of the array")
		}
		// The first dimension is the fastest, so elements of later ones come in order around those before.
		var next []int
		for k := lo; k <= hi; k++ {
			for _, at := range out {
				next = append(next, at+k*row)
			}
		}
		out, row = next, row*int(n)
	}
	return out
}

// emptyBox is a descriptor of a type that leads nowhere.
func (c *converter) emptyBox(o *ir.Op, t *fir.BoxType) datum {
	shape, _ := fir.ShapeOf(pointee(t))
	dims := make([][2]int64, len(shape))
	for i := range dims {
		dims[i] = [2]int64{1, 0}
	}
	elem := fir.ElementOf(t.Elem)
	size, _ := c.elemSize(o, elem)
	return c.boxDatum(o, t, elem, datum{bytes: make([]byte, 8)}, size, dims)
}

// boxDatum is a descriptor; dims are lower bounds and extents.
func (c *converter) boxDatum(o *ir.Op, t *fir.BoxType, elem ir.Type, base datum, size int64, dims [][2]int64) datum {
	d := newDatum(fir.DescriptorSize(t))
	d.put(fir.DescriptorBase, base)
	d.word(fir.DescriptorElem, size)
	binary.LittleEndian.PutUint32(d.bytes[fir.DescriptorVers:], fir.DescriptorVersion)
	d.bytes[fir.DescriptorRank] = byte(len(dims))
	d.bytes[fir.DescriptorType] = byte(fir.TypeCode(elem))
	d.bytes[fir.DescriptorAttr] = byte(fir.AttrOf(t))
	stride := size
	at := fir.DescriptorHeader
	for _, x := range dims {
		if at+fir.DescriptorDim > len(d.bytes) {
			c.unsupported(o, "a descriptor of another rank than its type")
		}
		d.word(at, x[0])
		d.word(at+8, x[1])
		d.word(at+16, stride)
		stride *= x[1]
		at += fir.DescriptorDim
	}
	if fir.WithAddendum(t) {
		d.bytes[fir.DescriptorFlag] = fir.HasAddendum
		if r, ok := elem.(*fir.RecordType); ok && at+8 <= len(d.bytes) {
			d.address(at, reloc{symbol: c.tableSymbol(o, r)})
		}
	}
	return d
}

// constantBox is a descriptor made in an initial value.
func (c *converter) constantBox(o *ir.Op, arg func(*ir.Op, *ir.Value) datum, vals map[*ir.Value]datum) datum {
	t := o.Result(0).Type().(*fir.BoxType)
	if o.Get("slice") != nil {
		c.unsupported(o, "a section in an initial value")
	}
	base := arg(o, o.Operand(0))
	from := pointee(o.Operand(0).Type())
	elem := fir.ElementOf(from)
	var shape []int64
	if a, ok := from.(*fir.ArrayType); ok {
		shape = a.Shape
	}
	dims := make([][2]int64, len(shape))
	for i, n := range shape {
		dims[i] = [2]int64{1, max(n, 0)}
	}
	size, known := c.elemSize(o, elem)
	if o.Is(fir.Rebox) {
		// The descriptor that was made before it, with other bounds.
		size, known = int64(binary.LittleEndian.Uint64(base.bytes[fir.DescriptorElem:])), true
		for i := range dims {
			at := fir.DescriptorHeader + i*fir.DescriptorDim
			dims[i] = [2]int64{int64(binary.LittleEndian.Uint64(base.bytes[at:])), int64(binary.LittleEndian.Uint64(base.bytes[at+8:]))}
		}
		addr := newDatum(8)
		copy(addr.bytes, base.bytes[:8])
		if r, ok := base.relocs[0]; ok {
			addr.address(0, r)
		}
		base = addr
	} else if params := o.GetAll("typeparams"); !known && len(params) > 0 {
		size, known = arg(o, params[len(params)-1]).number()*charKind(elem), true
	}
	if s := o.Get("shape"); s != nil && s.Op() != nil {
		var lower, extent []int64
		for i, v := range s.Op().Operands() {
			n := arg(o, v).number()
			if s.Op().Is(fir.Shape) || s.Op().Is(fir.ShapeShift) && i%2 == 1 {
				extent = append(extent, n)
			} else {
				lower = append(lower, n)
			}
		}
		for i := range dims {
			if i < len(extent) {
				dims[i][1] = extent[i]
			}
			if i < len(lower) && dims[i][1] != 0 {
				dims[i][0] = lower[i]
			}
		}
	}
	_ = known
	return c.boxDatum(o, t, elem, base, size, dims)
}

// linkages are those of globals by their names in the dialect.
var linkages = map[string]int64{"internal": llvm.Internal, "private": llvm.PrivateLinkage, "common": llvm.Common, "linkonce": llvm.Linkonce,
	"linkonce_odr": llvm.LinkonceODR, "weak": llvm.Weak}

// global converts a global variable.
func (c *converter) global(o *ir.Op) {
	t := o.Attr("type").(*ir.TypeAttr).Type
	c.done(o)
	if isRuntimeType(t) {
		return
	}
	name := o.StringAttr("sym_name")
	external := o.Attr("initVal") == nil && o.Region(0).Empty() && o.StringAttr("linkName") == ""
	d := c.evaluate(o)
	if d == nil {
		if len(c.errs) == 0 {
			c.unsupported(o, "the initial value of %s, which refers to itself", name)
		}
		return
	}
	m := c.memory(o, t)
	align, _ := llvm.AlignOf(m)
	if a := o.IntAttr("alignment"); a > align {
		align = a
	}
	linkage := int64(llvm.External)
	if l, ok := linkages[o.StringAttr("linkName")]; ok {
		linkage = l
	}
	g := c.initialized(before(o), c.external(name), m, d, align, linkage, external)
	if o.BoolAttr("constant") && !external {
		g.SetAttr("constant", ir.Unit())
	}
	for _, name := range []string{"acc.declare", "omp.declare_target", accc.Unset.Name, accc.Local.Name} {
		if a := o.Attr(name); a != nil {
			g.SetAttr(name, a)
		}
	}
	c.symbols[name], c.symbols[c.external(name)] = g, g
}

// newGlobal adds a global that only this module sees.
func (c *converter) newGlobal(name string, d datum, align int64) *ir.Op {
	e := end(c.module.Region(0).Entry(), c.module.Loc)
	m := ir.Type(llvm.Array(int64(len(d.bytes)), ir.I8()))
	if len(d.bytes) == 8 && len(d.relocs) == 0 {
		m = llvm.Ptr()
	}
	g := c.initialized(e, name, m, &d, align, llvm.LinkonceODR, false)
	c.symbols[name] = g
	return g
}

// initialized makes a global of a type with a value.
func (c *converter) initialized(e emit, name string, m ir.Type, d *datum, align, linkage int64, external bool) *ir.Op {
	attrs := func(t ir.Type) []ir.NamedAttr {
		list := []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)}, {Name: "global_type", Value: ir.TypeValue(t)},
			{Name: "linkage", Value: llvm.LinkageEnum.Attr(linkage)}, {Name: "addr_space", Value: ir.Integer(ir.I32(), 0)}}
		if a, _ := llvm.AlignOf(t); a < align {
			list = append(list, ir.NamedAttr{Name: "alignment", Value: ir.Integer(ir.I64(), align)})
		}
		return list
	}
	make := func(t ir.Type, value ir.Attribute) *ir.Op {
		list := attrs(t)
		if value != nil {
			list = append(list, ir.NamedAttr{Name: "value", Value: value})
		}
		return e.make(llvm.Dialect, "mlir.global", ir.With{Attrs: list})
	}
	ret := func(g *ir.Op, v *ir.Value) {
		end(g.Region(0).Entry(), g.Loc).make(llvm.Dialect, "return", ir.With{Operands: []*ir.Value{v}})
	}
	zero := true
	for _, b := range d.bytes {
		zero = zero && b == 0
	}
	switch {
	case external:
		return make(m, nil)
	case zero && len(d.relocs) == 0:
		g := make(m, nil)
		g.Region(0).AddBlock()
		ret(g, end(g.Region(0).Entry(), g.Loc).zero(m))
		return g
	case len(d.relocs) == 0:
		switch t := m.(type) {
		case *ir.IntegerType:
			return make(t, ir.Integer(t, d.number()))
		case *ir.FloatType:
			return make(t, ir.FloatBits(t, uint64(d.number())&(1<<t.Width-1)))
		}
		return make(llvm.Array(int64(len(d.bytes)), ir.I8()), ir.String(string(d.bytes)))
	}
	// Addresses with the bytes between them.
	var types []ir.Type
	from := 0
	for at := 0; at < len(d.bytes); at++ {
		if _, ok := d.relocs[at]; ok {
			if at > from {
				types = append(types, llvm.Array(int64(at-from), ir.I8()))
			}
			types = append(types, llvm.Ptr())
			from = at + 8
			at += 7
		}
	}
	if from < len(d.bytes) {
		types = append(types, llvm.Array(int64(len(d.bytes)-from), ir.I8()))
	}
	t := llvm.PackedStruct(types...)
	g := make(t, nil)
	b := g.Region(0).AddBlock()
	in := end(b, g.Loc)
	v := in.undef(t)
	at := 0
	for i, x := range types {
		if a, ok := x.(*llvm.ArrayType); ok {
			bytes := d.bytes[at : at+int(a.Len)]
			k := in.make(llvm.Dialect, "mlir.constant", ir.With{Types: []ir.Type{x}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.String(string(bytes))}}}).Result(0)
			v = in.insert(v, k, int64(i))
			at += int(a.Len)
			continue
		}
		r := d.relocs[at]
		v = in.insert(v, c.relocated(in, r), int64(i))
		at += 8
	}
	ret(g, v)
	return g
}

// relocated is the value of an address.
func (c *converter) relocated(e emit, r reloc) *ir.Value {
	if r.proc {
		f := c.symbols[r.symbol]
		if f == nil {
			f = c.symbols["_QP"+strings.TrimSuffix(r.symbol, "_")]
		}
		if f == nil || !f.Is(fn.Func) {
			c.unsupported(c.module, "the address of %s in an initial value", r.symbol)
		}
		ft := f.Attr("function_type").(*ir.TypeAttr).Type.(*ir.FunctionType)
		s := c.signatureOf(f, ft.Inputs, ft.Results, isFortran(f.StringAttr("sym_name")))
		v := e.make(fn.Dialect, "constant", ir.With{Types: []ir.Type{ir.Func(s.params, s.results)},
			Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Symbol(r.symbol)}}}).Result(0)
		return e.unrealized(llvm.Ptr(), v)
	}
	p := e.addressOf(r.symbol)
	if r.plus != 0 {
		p = e.field(p, r.plus)
	}
	return p
}

// literal makes a global of the characters of a string literal that is used as a value.
func (c *converter) literal(o *ir.Op, t ir.Type) string {
	n, _ := llvm.SizeOf(t)
	d := newDatum(n)
	c.text(o, d.bytes)
	name := "_QQlit." + string(d.bytes)
	if c.symbols[name] == nil {
		c.newGlobal(name, d, 1)
	}
	return name
}
