package firtollvm

import (
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

// A mapped is a data operation after the conversion.
type mapped struct {
	op     *ir.Op // the new operation
	host   *ir.Value
	typ    ir.Type
	bounds []*ir.Value
	// descriptor is the operation that brings the descriptor of a pointer to the device; nil where the device does without.
	descriptor *ir.Op
}

func init() {
	for _, def := range acc.Dialect.Ops() {
		probe := def.Interfaces
		for _, x := range probe {
			switch x.(type) {
			case *acc.DataEntry:
				handlers[def] = (*converter).entry
			case *acc.DataExit:
				handlers[def] = (*converter).exit
			}
		}
	}
	for _, def := range []*ir.OpDef{acc.Private, acc.Firstprivate, acc.Reduction} {
		handlers[def] = (*converter).copyOp
	}
	handlers[acc.Cache] = func(c *converter, o *ir.Op) { c.alias(o, acc.Var(o)) }
	handlers[acc.Bounds] = func(c *converter, o *ir.Op) { c.done(o) }
	for _, def := range []*ir.OpDef{acc.Parallel, acc.Serial, acc.Kernels, acc.Loop, acc.Data, acc.HostData, acc.EnterData, acc.ExitData,
		acc.Update, acc.Declare, acc.DeclareEnter, acc.DeclareExit} {
		handlers[def] = (*converter).construct
	}
	handlers[acc.AtomicRead] = func(c *converter, o *ir.Op) {
		if t, ok := o.Attr("element_type").(*ir.TypeAttr); ok {
			o.SetAttr("element_type", ir.TypeValue(c.memory(o, t.Type)))
		}
		for i := range o.NumOperands() {
			if v := o.Operand(i); isConverted(v.Type()) {
				o.SetOperand(i, c.get(o, v))
			}
		}
	}
}

// deviceRoutine renames the procedures in a routine directive.
func (c *converter) deviceRoutine(o *ir.Op) {
	if s, ok := o.Attr("func_name").(*ir.SymbolRefAttr); ok {
		o.SetAttr("func_name", ir.Symbol(c.external(s.Root)))
	}
	if a, ok := o.Attr("bindIdName").(*ir.ArrayAttr); ok {
		var list []ir.Attribute
		for _, x := range a.Elems {
			if s, ok := x.(*ir.SymbolRefAttr); ok {
				x = ir.Symbol(c.external(s.Root))
			}
			list = append(list, x)
		}
		o.SetAttr("bindIdName", ir.ArrayOf(list...))
	}
}

// construct converts the operands of a construct, and its region.
func (c *converter) construct(o *ir.Op) {
	for i := range o.NumOperands() {
		v := o.Operand(i)
		if m, ok := c.mapped[v]; ok {
			o.SetOperand(i, m.op.Result(0))
		} else if isConverted(v.Type()) {
			o.SetOperand(i, c.get(o, v))
		}
		if o.Is(acc.Declare) || o.Is(acc.DeclareEnter) {
			acc.MarkDeclared(o.Operand(i).Op())
		}
	}
	for _, r := range o.Regions() {
		if !r.Empty() {
			c.arguments(r.Entry())
			c.region(r)
		}
	}
}

// A variable is what a clause names: where it is, and its extents and strides, dimension by dimension.
type variable struct {
	addr *ir.Value
	typ  ir.Type // for varType
	dims []dim   // nil: typ says everything
	box  *box    // of a descriptor
	ref  *ir.Value
}

// variable finds what a clause is about.
func (c *converter) variable(o *ir.Op, x *ir.Value) variable {
	t := x.Type()
	if bt, ok := t.(*fir.BoxType); ok {
		return c.boxVariable(o, c.box(o, x, bt))
	}
	if bt := boxIn(t); bt != nil && !inConstructor(o) {
		var b *box
		if r, ok := c.refs[x]; ok && !r.written {
			b = r.box.as(bt)
			v := c.boxVariable(o, b)
			if len(v.dims) == 0 { // recipes take a scalar as an array of one element
				v.dims = []dim{{before(o).i64(0), before(o).i64(1), b.elemSize(c, o)}}
			}
			return v
		}
		p := c.get(o, x)
		b = newBox(bt)
		if b.rank < 0 {
			c.unsupported(o, "a variable of unknown rank in a clause")
		}
		if optional(x) {
			p = c.orNothing(o, p, b.rank)
		}
		b.mem, b.at = p, outOfConstruct(o, x)
		b.dims = make([]dim, b.rank)
		if polymorphic(bt) {
			b.elem = nil
		}
		v := c.boxVariable(o, b)
		v.ref = p
		// What is not allocated has no elements, whatever the descriptor still says.
		e := before(o)
		null := e.isNull(v.addr)
		if len(v.dims) == 0 {
			size := b.elemSize(c, o)
			v.dims = []dim{{e.i64(0), e.choose(null, e.i64(0), e.i64(1)), size}}
		} else {
			v.dims[0].extent = e.choose(null, e.i64(0), v.dims[0].extent)
		}
		return v
	}
	p := c.get(o, x)
	elem := pointee(t)
	if elem == nil {
		if llvm.IsPtr(p.Type()) && llvm.IsPtr(t) {
			return variable{addr: p, typ: acc.VarType(o)}
		}
		c.unsupported(o, "a variable of type %s in a clause", ir.TypeString(t))
	}
	if m := fir.Memory(elem); m != nil {
		v := variable{addr: p, typ: m}
		if a, ok := elem.(*fir.ArrayType); ok {
			e := before(o)
			step := e.i64(c.size(o, a.Elem))
			for _, n := range a.Shape {
				ext := e.i64(n)
				v.dims = append(v.dims, dim{nil, ext, step})
				step = e.mul(step, ext)
			}
		}
		return v
	}
	return c.openVariable(o, x, p, elem)
}

// optional reports whether a variable is an argument that may be absent.
func optional(x *ir.Value) bool {
	for d := x.Op(); d != nil && (d.Is(fir.Declare) || d.Is(fir.Convert)); d = d.Operand(0).Op() {
		if bits, ok := fir.VarAttrs.Of(d.Attr("fortran_attrs")); ok && d.Is(fir.Declare) {
			n, _ := fir.VarAttrs.Value("optional")
			return bits&n != 0
		}
	}
	return false
}

// orNothing is the address of a descriptor, or of one that describes nothing where the argument is absent: a clause is as if it did not
// name it then (OpenACC 3.3 §2.17.1).
func (c *converter) orNothing(o *ir.Op, p *ir.Value, rank int) *ir.Value {
	e := before(o)
	return e.choose(e.isNull(p), c.zeroed(o, int64(fir.DescriptorHeader)+int64(rank)*fir.DescriptorDim), p)
}

// zeroed is memory of the function that holds zeros.
func (c *converter) zeroed(o *ir.Op, size int64) *ir.Value {
	f := o.ParentOp()
	for f != nil && !f.Is(fn.Func) {
		f = f.ParentOp()
	}
	if f == nil {
		return before(o).null()
	}
	in := before(f.Region(0).Entry().First())
	nothing := in.alloca(llvm.Array(size, ir.I8()), in.i64(1))
	in.make(llvm.Dialect, "intr.memset", ir.With{Operands: []*ir.Value{nothing, in.constant(ir.I8(), 0), in.i64(size)},
		Attrs: []ir.NamedAttr{{Name: "isVolatile", Value: ir.Bool(false)}}})
	return nothing
}

// outOfConstruct is where the descriptor of a variable is read for a clause: before the compute construct if it is one
// of the host's, which kernels cannot read.
func outOfConstruct(o *ir.Op, x *ir.Value) *ir.Op {
	at := o
	for s := scopeOf(at); s != nil && (s.Is(acc.Parallel) || s.Is(acc.Serial) || s.Is(acc.Kernels)); s = scopeOf(at) {
		if x.Op() != nil && within(x.Op(), s) {
			break
		}
		at = s
	}
	return at
}

// openVariable is a variable whose extents or length the operation that declares it knows.
func (c *converter) openVariable(o *ir.Op, x, p *ir.Value, elem ir.Type) variable {
	decl := x.Op()
	for decl != nil && (decl.Is(fir.Convert) || decl.Def().Dialect == acc.Dialect && decl.NumResults() == 1) {
		if decl.Is(fir.Convert) {
			x = decl.Operand(0)
		} else {
			x = acc.Var(decl)
		}
		decl = x.Op()
	}
	if decl == nil || !decl.Is(fir.Declare) {
		c.unsupported(o, "a variable whose size is not known in a clause")
	}
	sh := c.shapeOf(o, decl.Get("shape"))
	v := variable{addr: p}
	array, isArray := elem.(*fir.ArrayType)
	scalar := elem
	if isArray {
		scalar = array.Elem
	}
	length := c.lengthOf(o, scalar, decl.GetAll("typeparams"))
	if v.typ = fir.Memory(scalar); v.typ == nil {
		v.typ = ir.I8()
		v.dims = append(v.dims, dim{nil, length, before(o).i64(1)})
	}
	step := length
	if isArray {
		for i := range array.Shape {
			ext := c.extentOf(o, array, sh, i)
			v.dims = append(v.dims, dim{nil, ext, step})
			step = before(o).mul(step, ext)
		}
	}
	return v
}

func (c *converter) boxVariable(o *ir.Op, b *box) variable {
	if b.rank < 0 {
		c.unsupported(o, "a variable of unknown rank in a clause")
	}
	v := variable{addr: b.base(c, o), box: b}
	if b.elem != nil {
		v.typ = fir.Memory(b.elem)
	}
	if v.typ == nil {
		// Bytes: those of an element are one more dimension.
		size := b.elemSize(c, o)
		v.typ = ir.I8()
		v.dims = append(v.dims, dim{nil, size, before(o).i64(1)})
	}
	for i := range b.rank {
		v.dims = append(v.dims, dim{b.lower(c, o, i), b.extent(c, o, i), b.stride(c, o, i)})
	}
	return v
}

// inConstructor reports whether an operation brings a global of a declare directive to the device as it is: its descriptor.
func inConstructor(o *ir.Op) bool {
	s := scopeOf(o)
	return s != nil && (s.Is(acc.GlobalCtor) || s.Is(acc.GlobalDtor))
}

// makeBounds makes the bounds of a clause, with strides in bytes: the whole variable where given is empty.
func (c *converter) makeBounds(o *ir.Op, v variable, given []*ir.Value) []*ir.Value {
	if len(given) == 0 && fir.Memory(elementType(o)) != nil && v.box == nil {
		return nil
	}
	e := before(o)
	var out []*ir.Value
	extra := len(v.dims) - len(given)
	for i, d := range v.dims {
		var lower, extent *ir.Value = e.i64(0), d.extent
		start := d.lower
		if start == nil {
			start = e.i64(1)
		}
		if j := i - extra; len(given) > 0 && j >= 0 && j < len(given) {
			b := given[j].Op()
			if b == nil || !b.Is(acc.Bounds) {
				c.unsupported(o, "bounds that are not made by acc.bounds here")
			}
			if x := b.Get("lowerbound"); x != nil {
				lower = e.cast(x, ir.I64())
			}
			switch {
			case b.Get("upperbound") != nil:
				extent = e.add(e.sub(e.cast(b.Get("upperbound"), ir.I64()), lower), e.i64(1))
			case b.Get("extent") != nil:
				extent = e.cast(b.Get("extent"), ir.I64())
			}
			if x := b.Get("startIdx"); x != nil {
				start = e.cast(x, ir.I64())
			}
		}
		upper := e.sub(e.add(lower, extent), e.i64(1))
		n := e.Op(acc.Bounds, ir.With{Groups: [][]*ir.Value{{lower}, {upper}, {extent}, {d.stride}, {start}}, Types: []ir.Type{acc.DataBounds()},
			Attrs: []ir.NamedAttr{{Name: "strideInBytes", Value: ir.Bool(true)}}})
		out = append(out, n.Result(0))
	}
	return out
}

// named is where the data of a variable is that another clause of the same construct names: what reduces it finds it on the device by that.
func (c *converter) named(o *ir.Op, x *ir.Value) *ir.Value {
	for _, u := range o.Result(0).Users() {
		for i := range u.NumOperands() {
			v := u.Operand(i)
			m, ok := c.mapped[v]
			if ok && m.descriptor == nil && v.Op() != nil && o.Is(acc.Reduction) != v.Op().Is(acc.Reduction) && declaration(acc.Var(v.Op())) == declaration(x) {
				return m.host
			}
		}
	}
	return nil
}

// declaration is the variable without the operations that name it again.
func declaration(x *ir.Value) *ir.Value {
	for d := x.Op(); d != nil && (d.Is(fir.Declare) || d.Is(fir.Convert)); d = x.Op() {
		x = d.Operand(0)
	}
	return x
}

// elementType is the type that the variable of a data operation is of.
func elementType(o *ir.Op) ir.Type { return pointee(acc.Var(o).Type()) }

// blockAttrs mark a data operation for a common block: a clause for one is a clause for each of its variables (OpenACC 3.3 §2.7.1).
func blockAttrs(x *ir.Value) []ir.NamedAttr {
	d := x.Op()
	if d == nil || !d.Is(fir.AddressOf) {
		return nil
	}
	if s, ok := d.Attr("symbol").(*ir.SymbolRefAttr); !ok || strings.HasPrefix(s.Root, "_Q") || inConstructor(d) {
		return nil
	}
	return []ir.NamedAttr{{Name: accc.ManyVariables.Name, Value: ir.Bool(true)}}
}

// entry converts a data entry operation: to one about the memory of the data.
func (c *converter) entry(o *ir.Op) {
	x := acc.Var(o)
	v := c.variable(o, x)
	if p := c.named(o, x); p != nil && v.box != nil {
		v.addr = p
	}
	attached := v.ref != nil && c.needsDescriptor(o, x)
	bounds := c.makeBounds(o, v, o.GetAll("bounds"))
	if v.typ == nil {
		c.unsupported(o, "a variable of type %s in a clause", ir.TypeString(x.Type()))
	}
	var pointer []*ir.Value
	switch {
	case attached:
		pointer = []*ir.Value{v.ref}
	case v.box != nil && (o.Is(acc.Attach) || acc.ClauseOf(o) == acc.ClauseDetach):
		// The pointer is the descriptor, wherever that is, not what it leads to.
		if pointer = []*ir.Value{v.ref}; v.ref == nil {
			pointer = []*ir.Value{before(o).null()}
		}
	}
	if p := o.Get("varPtrPtr"); p != nil {
		pointer = []*ir.Value{c.get(o, p)}
	}
	r := o.Result(0)
	m := mapped{host: v.addr, typ: v.typ, bounds: bounds}
	if v.ref != nil && c.keepsDescriptor(o, x) {
		m.descriptor = c.mapDescriptor(o, v)
		pointer = []*ir.Value{v.ref}
	}
	async := acc.SlotAsync.Operands(o)
	def, attrs := o.Def(), withType(o, v.typ)
	follows := m.descriptor != nil && o.Is(acc.Present) && o.BoolAttr("implicit")
	if follows {
		// The device's descriptor counts, whatever the host's pointer leads to; only what the host has assigned since is brought there.
		def = acc.Attach
		attrs = slices.DeleteFunc(attrs, func(a ir.NamedAttr) bool { return a.Name == acc.AttrDataClause })
		attrs = append(attrs, ir.NamedAttr{Name: acc.AttrDataClause, Value: acc.ClauseAttach.Attr()})
	}
	if v.ref != nil && len(pointer) > 0 && pointer[0] == v.ref && (m.descriptor != nil || attached) {
		attrs = append(attrs, ir.NamedAttr{Name: accc.DescriptorBytes.Name, Value: ir.Integer(ir.I64(), descriptorRest(v.box))})
	}
	attrs = append(attrs, blockAttrs(x)...)
	n := before(o).Op(def, ir.With{Groups: [][]*ir.Value{{v.addr}, pointer, bounds, async}, Types: []ir.Type{llvm.Ptr()}, Attrs: attrs})
	m.op = n
	switch {
	case follows:
		addOperand(o, n.Result(0))
		m = mapped{op: m.descriptor, host: v.ref, typ: v.box.memory()}
	case m.descriptor != nil:
		addOperand(o, m.descriptor.Result(0))
	}
	c.mapped[r] = m
	switch {
	case follows:
		c.vals[r] = m.op.Result(0)
	case m.descriptor != nil:
		c.vals[r] = m.descriptor.Result(0)
	case v.box == nil:
		c.vals[r] = n.Result(0)
	default:
		b := c.moved(o, v, n.Result(0))
		if _, ok := r.Type().(*fir.BoxType); ok {
			c.boxes[r] = b
		} else {
			c.refs[r] = &reference{box: b, of: r, written: stored(r), places: map[*ir.Op]*ir.Value{}}
		}
	}
	c.done(o)
}

// moved is the descriptor of a variable with its data elsewhere.
func (c *converter) moved(o *ir.Op, v variable, to *ir.Value) *box {
	b := *v.box
	b.dims = append([]dim(nil), v.dims[len(v.dims)-min(len(v.dims), b.rank):]...)
	for i := range b.dims {
		if b.dims[i].lower == nil {
			b.dims[i].lower = v.box.lower(c, o, i)
		}
	}
	if b.elem == nil || !sized(b.elem) || b.size != nil {
		b.size = v.box.elemSize(c, o)
	}
	if b.elem == nil {
		b.code = v.box.typeCode(c, o)
		if b.extra {
			b.table = v.box.typeTable(c, o)
		}
	}
	b.addr, b.mem, b.at, b.stable, b.moved = to, nil, nil, false, true
	return &b
}

// withType are the attributes of an operation with another type of the variable.
func withType(o *ir.Op, t ir.Type) []ir.NamedAttr {
	var out []ir.NamedAttr
	for _, a := range o.Attributes() {
		if a.Name == "varType" || a.Name == "operandSegmentSizes" {
			continue
		}
		out = append(out, a)
	}
	return append(out, ir.NamedAttr{Name: "varType", Value: ir.TypeValue(t)})
}

// stored reports whether a construct writes a variable that holds a descriptor.
func stored(v *ir.Value) bool {
	for _, u := range v.Users() {
		switch {
		case u.Is(fir.Load), u.Is(fir.IsPresent), u.Def().Dialect == acc.Dialect:
		case u.Is(fir.Declare), u.Is(fir.Convert):
			if stored(u.Result(0)) {
				return true
			}
		case u.Is(fir.Store):
			return true
		case u.Is(fir.Call):
			return true
		}
	}
	return false
}

// needsDescriptor reports whether the device reads the descriptor itself: that of a component, which is reached through the
// variable it is in, and that of a global with a declare directive.
func (c *converter) needsDescriptor(o *ir.Op, x *ir.Value) bool {
	if !entryActions[o.Def()] {
		return false
	}
	for d := x.Op(); d != nil && d.NumOperands() > 0; d = d.Operand(0).Op() {
		switch {
		case d.Is(fir.Declare), d.Is(fir.Convert):
			continue
		case d.Is(fir.CoordinateOf), d.Is(fir.ArrayCoor):
			return true
		case d.Def().Dialect == acc.Dialect:
			continue
		}
		break
	}
	return c.declared(x)
}

// entryActions are the data operations that bring a variable to the device, or find it there.
var entryActions = map[*ir.OpDef]bool{acc.Copyin: true, acc.Create: true, acc.Attach: true}

// declared reports whether a variable is a global with a declare directive.
func (c *converter) declared(x *ir.Value) bool {
	for d := x.Op(); d != nil; d = d.Operand(0).Op() {
		if d.Is(fir.AddressOf) {
			s := d.Attr("symbol").(*ir.SymbolRefAttr).Root
			g := c.symbols[s]
			return g != nil && g.Attr("acc.declare") != nil
		}
		if !d.Is(fir.Declare) && !d.Is(fir.Convert) {
			return false
		}
	}
	return false
}

// exit converts a data exit operation.
func (c *converter) exit(o *ir.Op) {
	acv := o.Operand(0)
	m, ok := c.mapped[acv]
	if !ok {
		c.unsupported(o, "the end of a data clause whose beginning is not in the same function")
	}
	groups := make([][]*ir.Value, len(o.Def().Operands))
	for i, g := range o.Def().Operands {
		switch g.Name {
		case "accVar":
			groups[i] = []*ir.Value{m.op.Result(0)}
		case "var":
			groups[i] = []*ir.Value{m.host}
		case "bounds":
			groups[i] = m.bounds
		default:
			groups[i] = o.GetAll(g.Name)
		}
	}
	var attrs []ir.NamedAttr
	for _, a := range withType(o, m.typ) {
		if a.Name != "varType" || o.Def().AttrIndex("varType") >= 0 {
			attrs = append(attrs, a)
		}
	}
	if e := acv.Op(); e != nil {
		attrs = append(attrs, blockAttrs(acc.Var(e))...)
	}
	before(o).Op(o.Def(), ir.With{Groups: groups, Attrs: attrs, Types: []ir.Type{}})
	c.unmapDescriptor(o, m)
	c.done(o)
}

// copyOp converts a private, firstprivate or reduction operation. What has a descriptor becomes memory with bounds.
func (c *converter) copyOp(o *ir.Op) {
	x := acc.Var(o)
	v := c.variable(o, x)
	if v.typ == nil {
		c.unsupported(o, "a private copy of a variable of type %s", ir.TypeString(x.Type()))
	}
	r := o.Result(0)
	if p := c.named(o, x); p != nil && v.box != nil {
		v.addr = p
	}
	if size, ok := llvm.SizeOf(v.typ); ok && v.box == nil && v.dims == nil && optional(x) {
		e := before(o)
		c.present[r] = e.icmp("ne", v.addr, e.null())
		v.addr = e.choose(c.present[r], v.addr, c.zeroed(o, size))
	}
	flat := v.box != nil || fir.Memory(elementType(o)) == nil
	var bounds []*ir.Value
	if flat {
		bounds = c.makeBounds(o, v, nil)
		if o.Is(acc.Reduction) && v.box != nil {
			c.demandContiguous(o, v)
		}
	}
	n := before(o).Op(o.Def(), ir.With{Groups: [][]*ir.Value{{v.addr}, nil, bounds, acc.SlotAsync.Operands(o)}, Types: []ir.Type{llvm.Ptr()},
		Attrs: withType(o, v.typ)})
	c.mapped[r] = mapped{op: n, host: v.addr, typ: v.typ, bounds: bounds}
	switch {
	case v.box == nil:
		c.vals[r] = n.Result(0)
	default:
		b := c.moved(o, v, n.Result(0))
		// The copy has no gaps.
		step := b.elemSize(c, o)
		for i := range b.dims {
			b.dims[i].stride = step
			step = before(o).mul(step, b.dims[i].extent)
		}
		if _, ok := r.Type().(*fir.BoxType); ok {
			c.boxes[r] = b
		} else {
			c.refs[r] = &reference{box: b, of: r, written: stored(r), places: map[*ir.Op]*ir.Value{}}
		}
	}
	c.done(o)
}

// demandContiguous stops the program where an array that is reduced has gaps: the parts of gangs are folded without them.
func (c *converter) demandContiguous(o *ir.Op, v variable) {
	if v.box.rank == 0 || len(v.dims) == 0 { // an allocatable scalar
		return
	}
	e := before(o)
	want := v.dims[0].stride
	if n, ok := c.elemSize(o, v.box.elem); ok {
		want = e.i64(n)
	}
	bad := e.bool(false)
	sure := true
	for _, d := range v.dims {
		if d.stride != want {
			sure = false
			bad = e.arith("ori", bad, e.arith("andi", e.cmp(arith.NE, d.stride, want), e.cmp(arith.SGT, d.extent, e.i64(1))))
		}
		want = e.mul(want, d.extent)
	}
	if sure {
		return
	}
	w := e.make(scf.Dialect, "if", ir.With{Operands: []*ir.Value{bad}, Regions: 2})
	b := w.Region(0).AddBlock()
	end(b, o.Loc).make(llvm.Dialect, "intr.trap", ir.With{})
	end(b, o.Loc).make(scf.Dialect, "yield", ir.With{})
}
