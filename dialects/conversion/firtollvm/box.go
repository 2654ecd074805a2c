package firtollvm

import (
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
)

// A box is a descriptor as values. Parts that are nil are read from memory when something asks for them.
type box struct {
	elem  ir.Type // of the elements; nil: known at run time only
	attr  int64
	rank  int  // -1: known at run time only
	extra bool // there is an addendum

	addr, size, table, code *ir.Value // base address, bytes of an element, table of the derived type, type code
	dims                    []dim

	// mem is the address of an equal descriptor in memory, written before at, or where needed if at is nil. It stays
	// valid if it is stable; scope is the function or construct whose memory it is in.
	mem    *ir.Value
	at     *ir.Op
	stable bool
	scope  *ir.Op
	// moved: the data is where a clause has brought it. Without data the argument is absent.
	moved bool
	// from is where parts are read instead of from mem, which may be null; nil: from mem.
	from *ir.Value
}

// A dim is a dimension in a descriptor: i64, the stride in bytes.
type dim struct{ lower, extent, stride *ir.Value }

// newBox is a descriptor of a type with nothing in it.
func newBox(t *fir.BoxType) *box {
	b := &box{attr: fir.AttrOf(t), extra: fir.WithAddendum(t), elem: fir.ElementOf(t.Elem)}
	if _, unknown := b.elem.(*ir.NoneType); unknown {
		b.elem = nil
	}
	shape, ok := fir.ShapeOf(pointee(t))
	b.rank = len(shape)
	if !ok {
		b.rank = -1
		if _, none := pointee(t).(*ir.NoneType); none {
			b.rank = -1
		}
	}
	return b
}

// polymorphic reports whether the dynamic type of the elements may differ from the static one.
func polymorphic(t *fir.BoxType) bool {
	_, none := fir.ElementOf(t.Elem).(*ir.NoneType)
	return t.Mnemonic() == "class" || none
}

// inMemory is the descriptor at an address that does not change, read before first.
func (c *converter) inMemory(t *fir.BoxType, p *ir.Value, first *ir.Op) *box {
	b := newBox(t)
	b.mem, b.stable, b.at = p, true, first
	b.scope = scopeOf(first)
	b.dims = make([]dim, max(b.rank, 0))
	if polymorphic(t) {
		b.elem = nil
	}
	return b
}

// box is the descriptor that an operand is.
func (c *converter) box(o *ir.Op, v *ir.Value, t *fir.BoxType) *box {
	if b, ok := c.boxes[v]; ok {
		return b
	}
	c.unsupported(o, "a descriptor that comes from %s", definedBy(v))
	return nil
}

func (c *converter) boxOperand(o *ir.Op, i int) *box {
	v := o.Operand(i)
	return c.box(o, v, v.Type().(*fir.BoxType))
}

func definedBy(v *ir.Value) string {
	if v.Op() != nil {
		return v.Op().Name()
	}
	return "an argument of a block"
}

// isScope reports whether an operation's code has a frame of its own once constructs are kernels.
func isScope(o *ir.Op) bool {
	switch o.Def() {
	case fn.Func, llvm.Func, acc.Parallel, acc.Serial, acc.Kernels, acc.PrivateRecipe, acc.FirstprivateRecipe, acc.ReductionRecipe,
		acc.GlobalCtor, acc.GlobalDtor, fir.Global,
		omp.Target, omp.Teams, omp.Parallel, omp.Task, omp.Private, omp.DeclareReduction, omp.DeclareMapper:
		return true
	case omp.LoopNest:
		return o.ParentOp().Is(omp.Taskloop)
	}
	return false
}

// scopeOf is the operation whose frame o's code uses.
func scopeOf(o *ir.Op) *ir.Op {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if isScope(p) {
			return p
		}
	}
	return nil
}

// entryOf is the first operation of the region in o's scope that holds o.
func entryOf(o *ir.Op) *ir.Op {
	for b := o.Parent(); b != nil; {
		p := b.ParentOp()
		if isScope(p) {
			return b.Region().Entry().First()
		}
		b = p.Parent()
	}
	return o
}

// local makes a variable in the frame that o's code uses.
func local(o *ir.Op, t ir.Type) *ir.Value {
	e := before(entryOf(o))
	e.Loc = o.Loc
	return e.alloca(t, e.i64(1))
}

// read reads a part of the descriptor.
func (b *box) read(c *converter, o *ir.Op, offset int64, t ir.Type) *ir.Value {
	if b.mem == nil {
		c.unsupported(o, "a part of a descriptor that is not known here")
	}
	at := b.at
	if at == nil || at.Parent() == nil {
		at = o
	}
	e := before(at)
	e.Loc = o.Loc
	if t == ir.I64() {
		// As an address: what the program writes into its arrays are numbers, which never are parts of descriptors.
		return e.value(llvm.Dialect, "ptrtoint", t, e.load(llvm.Ptr(), e.field(b.source(), offset)))
	}
	return e.load(t, e.field(b.source(), offset))
}

// source is the address that parts are read from.
func (b *box) source() *ir.Value {
	if b.from != nil {
		return b.from
	}
	return b.mem
}

// mayBeAbsent makes parts of a descriptor that is null be read from one of zeros.
func (c *converter) mayBeAbsent(b *box) {
	zeros := local(b.at, b.memory())
	e := before(b.at)
	n, _ := llvm.SizeOf(b.memory())
	e.make(llvm.Dialect, "intr.memset", ir.With{Operands: []*ir.Value{zeros, e.constant(ir.I8(), 0), e.i64(n)}, Attrs: []ir.NamedAttr{{Name: "isVolatile", Value: ir.Bool(false)}}})
	b.from = e.choose(e.isNull(b.mem), zeros, b.mem)
}

// keep remembers a part when it was read where it serves all uses.
func (b *box) keep(p **ir.Value, v *ir.Value) *ir.Value {
	if b.at != nil {
		*p = v
	}
	return v
}

func (b *box) base(c *converter, o *ir.Op) *ir.Value {
	if b.addr != nil {
		return b.addr
	}
	return b.keep(&b.addr, b.read(c, o, fir.DescriptorBase, llvm.Ptr()))
}

// elemSize is the number of bytes of an element.
func (b *box) elemSize(c *converter, o *ir.Op) *ir.Value {
	if b.size != nil {
		return b.size
	}
	if b.elem != nil {
		if n, ok := c.elemSize(o, b.elem); ok {
			return before(o).i64(n)
		}
	}
	return b.keep(&b.size, b.read(c, o, fir.DescriptorElem, ir.I64()))
}

// typeCode is the number of the type, an i8.
func (b *box) typeCode(c *converter, o *ir.Op) *ir.Value {
	switch {
	case b.elem != nil:
		return before(o).constant(ir.I8(), fir.TypeCode(b.elem))
	case b.code != nil:
		return b.code
	}
	return b.keep(&b.code, b.read(c, o, fir.DescriptorType, ir.I8()))
}

// typeTable is the address of the table of the dynamic type; null when it has none.
func (b *box) typeTable(c *converter, o *ir.Op) *ir.Value {
	if b.table != nil {
		return b.table
	}
	if r, ok := b.elem.(*fir.RecordType); ok {
		return c.table(before(o), r)
	}
	if b.elem != nil || !b.extra || b.rank < 0 {
		if b.rank < 0 && b.mem != nil {
			return b.tableBehindUnknownRank(c, o)
		}
		return before(o).null()
	}
	return b.keep(&b.table, b.read(c, o, fir.DescriptorHeader+int64(b.rank)*fir.DescriptorDim, llvm.Ptr()))
}

// tableBehindUnknownRank reads the table at the position that the rank determines; without addendum there is none.
func (b *box) tableBehindUnknownRank(c *converter, o *ir.Op) *ir.Value {
	rank := b.read(c, o, fir.DescriptorRank, ir.I8())
	flags := b.read(c, o, fir.DescriptorFlag, ir.I8())
	e := before(o)
	has := e.cmp(arith.NE, e.arith("andi", flags, e.constant(ir.I8(), fir.HasAddendum)), e.constant(ir.I8(), 0))
	at := e.add(e.mul(e.cast(rank, ir.I64()), e.i64(fir.DescriptorDim)), e.i64(fir.DescriptorHeader))
	// Without addendum the header is read instead, which is there.
	return e.choose(has, e.load(llvm.Ptr(), e.offset(b.source(), e.choose(has, at, e.i64(0)))), e.null())
}

// rankValue is the rank, an i8.
func (b *box) rankValue(c *converter, o *ir.Op) *ir.Value {
	if b.rank >= 0 {
		return before(o).constant(ir.I8(), int64(b.rank))
	}
	return b.read(c, o, fir.DescriptorRank, ir.I8())
}

// part reads one of the numbers of a dimension.
func (b *box) part(c *converter, o *ir.Op, i int, p **ir.Value, n int64) *ir.Value {
	if *p != nil {
		return *p
	}
	return b.keep(p, b.read(c, o, fir.DescriptorHeader+int64(i)*fir.DescriptorDim+8*n, ir.I64()))
}

func (b *box) lower(c *converter, o *ir.Op, i int) *ir.Value {
	return b.part(c, o, i, &b.dims[i].lower, 0)
}
func (b *box) extent(c *converter, o *ir.Op, i int) *ir.Value {
	return b.part(c, o, i, &b.dims[i].extent, 1)
}
func (b *box) stride(c *converter, o *ir.Op, i int) *ir.Value {
	known := b.dims[i].stride != nil
	v := b.part(c, o, i, &b.dims[i].stride, 2)
	if i == 0 && !known && b.elem != nil {
		// Most arrays are whole: kernels are made for that case, too.
		if n, ok := c.elemSize(o, b.elem); ok {
			v.Op().SetAttr(accc.Expect.Name, ir.Integer(ir.I64(), n))
		}
	}
	return v
}

// address is that of a descriptor in memory with the parts of b: for calls, and for what joins several descriptors.
func (b *box) address(c *converter, o *ir.Op) *ir.Value {
	if b.mem != nil && b.stable && (b.scope == nil || b.scope == scopeOf(o)) {
		return b.mem
	}
	p := local(o, b.memory())
	b.write(c, o, p)
	return p
}

// memory is the type of the descriptor in memory.
func (b *box) memory() ir.Type {
	i8, i64 := ir.I8(), ir.I64()
	elems := []ir.Type{llvm.Ptr(), i64, ir.I32(), i8, i8, i8, i8}
	rank := b.rank
	if rank < 0 {
		rank = fir.MaxRank
	}
	if rank > 0 {
		elems = append(elems, llvm.Array(int64(rank), llvm.Array(3, i64)))
	}
	if b.extra {
		elems = append(elems, llvm.Ptr(), llvm.Array(1, i64))
	}
	return llvm.Struct(elems...)
}

// write writes the descriptor to an address.
func (b *box) write(c *converter, o *ir.Op, p *ir.Value) {
	if b.rank < 0 {
		if b.mem == nil {
			c.unsupported(o, "a descriptor of unknown rank that is made here")
		}
		rank := b.read(c, o, fir.DescriptorRank, ir.I8())
		e := before(o)
		n := e.add(e.mul(e.cast(rank, ir.I64()), e.i64(fir.DescriptorDim)), e.i64(fir.DescriptorHeader))
		if b.extra {
			n = e.add(n, e.i64(fir.DescriptorAddendum))
		}
		e.memcpy(p, b.source(), n)
		return
	}
	base, size, code := b.base(c, o), b.elemSize(c, o), b.typeCode(c, o)
	var table *ir.Value
	if b.extra {
		table = b.typeTable(c, o)
	}
	e := before(o)
	put := func(v *ir.Value, offset int64) { e.store(v, e.field(p, offset)) }
	put(base, fir.DescriptorBase)
	put(size, fir.DescriptorElem)
	put(e.i32(fir.DescriptorVersion), fir.DescriptorVers)
	put(e.constant(ir.I8(), int64(b.rank)), fir.DescriptorRank)
	put(code, fir.DescriptorType)
	put(e.constant(ir.I8(), b.attr), fir.DescriptorAttr)
	flags := int64(0)
	if b.extra {
		flags = fir.HasAddendum
	}
	put(e.constant(ir.I8(), flags), fir.DescriptorFlag)
	for i := range b.dims {
		lower, extent, stride := b.lower(c, o, i), b.extent(c, o, i), b.stride(c, o, i)
		at := fir.DescriptorHeader + int64(i)*fir.DescriptorDim
		put(lower, at)
		put(extent, at+8)
		put(stride, at+16)
	}
	if b.extra {
		at := fir.DescriptorHeader + int64(b.rank)*fir.DescriptorDim
		put(table, at)
		put(e.i64(0), at+8)
	}
}

// as is the same descriptor seen as one of another type.
func (b *box) as(t *fir.BoxType) *box {
	n := *b
	n.dims = append([]dim(nil), b.dims...)
	like := newBox(t)
	if n.rank < 0 && like.rank >= 0 && !(like.elem == nil && like.rank == 0) {
		n.rank = like.rank
		n.dims = make([]dim, n.rank)
	}
	if n.elem == nil && like.elem != nil && !polymorphic(t) {
		n.elem = like.elem
	}
	return &n
}

// A reference is a variable that holds a descriptor of which only the address is known: the result of a data clause
// for an allocatable or a pointer. In the code of a construct that needs its address it is a variable of that code.
type reference struct {
	box     *box
	of      *ir.Value // the result of the data operation, as constructs have it among their operands
	written bool      // the construct may change it
	places  map[*ir.Op]*ir.Value
}

// address is that of the variable in the code around o: made where the construct that has the clause begins, or the function.
func (r *reference) address(c *converter, o *ir.Op) *ir.Value {
	scope, first := scopeOf(o), entryOf(o)
	for p := o; p != nil && p.ParentOp() != nil && p != scope; p = p.ParentOp() {
		if holder := p.ParentOp(); c.clauseOf(holder, r.of) {
			scope, first = holder, holder.Region(0).Entry().First()
			break
		}
	}
	if p := r.places[scope]; p != nil {
		return p
	}
	p := local(first, r.box.memory())
	r.box.write(c, first, p)
	r.places[scope] = p
	return p
}

// clauseOf reports whether a construct, converted or not, has a data operation among its operands.
func (c *converter) clauseOf(o *ir.Op, v *ir.Value) bool {
	if o.Def().Dialect != acc.Dialect {
		return false
	}
	m := c.mapped[v]
	for _, x := range o.Operands() {
		if x == v || m.op != nil && x == m.op.Result(0) {
			return true
		}
	}
	return false
}

func init() {
	handlers[fir.Embox] = (*converter).embox
	handlers[fir.Rebox] = (*converter).rebox
	handlers[fir.ReboxAssumedRank] = func(c *converter, o *ir.Op) {
		if b := boxIn(o.Operand(0).Type()); b != nil {
			c.setBox(o, c.inMemory(b, c.get(o, o.Operand(0)), o).as(o.Result(0).Type().(*fir.BoxType)))
			return
		}
		c.setBox(o, c.boxOperand(o, 0).as(o.Result(0).Type().(*fir.BoxType)))
	}
	handlers[fir.BoxAddr] = func(c *converter, o *ir.Op) {
		switch o.Operand(0).Type().(type) {
		case *fir.BoxType:
			c.set(o, c.boxOperand(o, 0).base(c, o))
		case *fir.WrapType:
			c.procedureAddress(o)
		default: // boxchar
			c.set(o, before(o).extract(c.get(o, o.Operand(0)), llvm.Ptr(), 0))
		}
	}
	handlers[fir.BoxDims] = func(c *converter, o *ir.Op) {
		b := c.boxOperand(o, 0)
		var parts [3]*ir.Value
		n, ok := constantOf(o.Operand(1))
		if ok && b.rank >= 0 {
			if n < 0 || int(n) >= b.rank {
				c.unsupported(o, "a dimension that the descriptor does not have")
			}
			parts = [3]*ir.Value{b.lower(c, o, int(n)), b.extent(c, o, int(n)), b.stride(c, o, int(n))}
		} else {
			e := before(o)
			p := b.address(c, o)
			at := e.offset(p, e.add(e.mul(e.cast(o.Operand(1), ir.I64()), e.i64(fir.DescriptorDim)), e.i64(fir.DescriptorHeader)))
			for i := range parts {
				parts[i] = e.load(ir.I64(), e.field(at, int64(8*i)))
			}
		}
		for i, p := range parts {
			if o.Result(i).HasUses() {
				o.Result(i).ReplaceAllUses(before(o).cast(p, ir.Index()))
			}
		}
		c.done(o)
	}
	number := func(part func(b *box, c *converter, o *ir.Op) *ir.Value) func(c *converter, o *ir.Op) {
		return func(c *converter, o *ir.Op) {
			v := part(c.boxOperand(o, 0), c, o)
			c.set(o, before(o).cast(v, o.Result(0).Type()))
		}
	}
	handlers[fir.BoxEleSize] = number((*box).elemSize)
	handlers[fir.BoxTypeCode] = number((*box).typeCode)
	handlers[fir.BoxTotalElements] = number((*box).total)
	handlers[fir.BoxTypeDesc] = func(c *converter, o *ir.Op) { c.set(o, c.boxOperand(o, 0).typeTable(c, o)) }
	handlers[fir.BoxRank] = func(c *converter, o *ir.Op) {
		var b *box
		if t := boxIn(o.Operand(0).Type()); t != nil {
			b = c.inMemory(t, c.get(o, o.Operand(0)), o)
		} else if _, ok := o.Operand(0).Type().(*fir.BoxType); ok {
			b = c.boxOperand(o, 0)
		} else {
			c.unsupported(o, "the rank of %s", ir.TypeString(o.Operand(0).Type()))
		}
		c.set(o, before(o).cast(b.rankValue(c, o), o.Result(0).Type()))
	}
	attribute := func(n int64) func(c *converter, o *ir.Op) {
		return func(c *converter, o *ir.Op) {
			b := c.boxOperand(o, 0)
			if b.mem == nil {
				c.set(o, before(o).bool(b.attr == n))
				return
			}
			v := b.read(c, o, fir.DescriptorAttr, ir.I8())
			e := before(o)
			c.set(o, e.cmp(arith.NE, e.arith("andi", v, e.constant(ir.I8(), n)), e.constant(ir.I8(), 0)))
		}
	}
	handlers[fir.BoxIsAlloc] = attribute(fir.AttrAllocatable)
	handlers[fir.BoxIsPtr] = attribute(fir.AttrPointer)
	handlers[fir.BoxIsArray] = func(c *converter, o *ir.Op) {
		v := c.boxOperand(o, 0).rankValue(c, o)
		e := before(o)
		c.set(o, e.cmp(arith.NE, v, e.constant(ir.I8(), 0)))
	}
	handlers[fir.IsAssumedSize] = func(c *converter, o *ir.Op) {
		b := c.boxOperand(o, 0)
		p := b.address(c, o)
		rank := b.rankValue(c, o)
		e := before(o)
		wide := e.cast(rank, ir.I64())
		zero := e.i64(0)
		scalar := e.cmp(arith.EQ, wide, zero)
		// The extent of the last dimension; that of a scalar is ignored.
		at := e.choose(scalar, zero, e.add(e.mul(wide, e.i64(fir.DescriptorDim)), e.i64(8)))
		last := e.load(ir.I64(), e.offset(p, at))
		c.set(o, e.choose(scalar, e.bool(false), e.cmp(arith.SLT, last, zero)))
	}
	handlers[fir.IsContiguousBox] = (*converter).isContiguous
	handlers[fir.BoxOffset] = func(c *converter, o *ir.Op) {
		field, _ := fir.BoxFieldEnum.Of(o.Attr("field"))
		at := int64(fir.DescriptorBase)
		if field != 0 {
			t := boxIn(o.Operand(0).Type())
			if t == nil {
				c.unsupported(o, "a part of what is no descriptor")
			}
			at = fir.DescriptorSize(t) - fir.DescriptorAddendum
		}
		c.set(o, before(o).field(c.get(o, o.Operand(0)), at))
	}
	handlers[fir.AssumedSizeExtent] = func(c *converter, o *ir.Op) { c.set(o, before(o).index(-1)) }
	handlers[fir.IsSizeExtent] = func(c *converter, o *ir.Op) {
		e := before(o)
		c.set(o, e.cmp(arith.EQ, o.Operand(0), e.constant(o.Operand(0).Type(), -1)))
	}
	handlers[fir.Absent] = func(c *converter, o *ir.Op) {
		switch t := o.Result(0).Type().(type) {
		case *fir.BoxType:
			b := newBox(t)
			b.mem, b.stable = before(o).null(), true
			b.rank = max(b.rank, 0)
			b.dims = make([]dim, b.rank)
			c.setBox(o, b)
		default:
			v := valueType(t)
			if v == nil {
				c.unsupported(o, "an absent %s", ir.TypeString(t))
			}
			c.set(o, before(o).zero(v))
		}
	}
	handlers[fir.IsPresent] = func(c *converter, o *ir.Op) {
		v := o.Operand(0)
		e := before(o)
		if t, ok := v.Type().(*fir.BoxType); ok {
			b := c.box(o, v, t)
			if b.moved {
				c.set(o, e.icmp("ne", b.addr, e.null()))
				return
			}
			if b.mem == nil || !b.stable {
				c.set(o, e.bool(true))
				return
			}
			c.set(o, e.icmp("ne", b.mem, e.null()))
			return
		}
		if there := c.presence(v); there != nil {
			c.set(o, there)
			return
		}
		if r, ok := c.refs[v]; ok {
			c.set(o, before(o).icmp("ne", r.box.base(c, o), before(o).null()))
			return
		}
		p := c.get(o, v)
		if !llvm.IsPtr(p.Type()) {
			p = e.extract(p, llvm.Ptr(), 0)
		}
		c.set(o, e.icmp("ne", p, e.null()))
	}
	handlers[fir.TypeDesc] = func(c *converter, o *ir.Op) {
		t := o.Attr("in_type").(*ir.TypeAttr).Type
		r, ok := fir.ElementOf(t).(*fir.RecordType)
		if !ok {
			c.set(o, before(o).null())
			return
		}
		c.set(o, c.table(before(o), r))
	}
}

// presence tells of the private copy of an argument whether the argument was there; nil for anything else.
func (c *converter) presence(v *ir.Value) *ir.Value {
	for v.Op() != nil && (v.Op().Is(fir.Declare) || v.Op().Is(fir.Convert)) {
		v = v.Op().Operand(0)
	}
	return c.present[v]
}

// total is the number of elements.
func (b *box) total(c *converter, o *ir.Op) *ir.Value {
	if b.rank < 0 {
		c.unsupported(o, "the number of elements of an array of unknown rank")
	}
	n := before(o).i64(1)
	for i := range b.dims {
		x := b.extent(c, o, i)
		n = before(o).mul(n, x)
	}
	return n
}

// isContiguous reports whether each stride is the number of bytes of all that is inside.
func (c *converter) isContiguous(o *ir.Op) {
	if _, ok := o.Operand(0).Type().(*fir.BoxType); !ok {
		c.set(o, before(o).bool(true))
		return
	}
	b := c.boxOperand(o, 0)
	if b.rank < 0 {
		c.unsupported(o, "whether an array of unknown rank is contiguous")
	}
	want, res := b.elemSize(c, o), before(o).bool(true)
	dims := b.rank
	if o.BoolAttr("innermost") {
		dims = min(dims, 1)
	}
	for i := range dims {
		stride, extent := b.stride(c, o, i), b.extent(c, o, i)
		e := before(o)
		one := e.cmp(arith.EQ, extent, e.i64(1))
		res = e.arith("andi", res, e.arith("ori", one, e.cmp(arith.EQ, stride, want)))
		want = e.mul(want, extent)
	}
	c.set(o, res)
}
