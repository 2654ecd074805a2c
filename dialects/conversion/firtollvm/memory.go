package firtollvm

import (
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

func init() {
	handlers[fir.Alloca] = func(c *converter, o *ir.Op) {
		t := o.Attr("in_type").(*ir.TypeAttr).Type
		elem, n := c.room(o, t)
		if c.kept[o] {
			c.set(o, c.malloc(before(o), o, elem, n))
			return
		}
		align := o.Attr(accc.Alignment.Name)
		if align == nil {
			if p := c.bigLocal(o, elem, n); p != nil {
				c.set(o, p)
				return
			}
		}
		e := before(o)
		e.Loc = named(o)
		at := e.alloca(elem, n)
		if align != nil {
			at.Op().SetAttr("alignment", align)
		}
		c.set(o, at)
	}
	handlers[fir.AllocMem] = func(c *converter, o *ir.Op) {
		t := o.Attr("in_type").(*ir.TypeAttr).Type
		elem, n := c.room(o, t)
		c.set(o, c.malloc(before(o), o, elem, n))
	}
	handlers[fir.FreeMem] = func(c *converter, o *ir.Op) {
		c.declare("free", []ir.Type{llvm.Ptr()}, nil)
		before(o).call("free", nil, c.get(o, o.Operand(0)))
		c.done(o)
	}
	handlers[fir.Load] = (*converter).load
	handlers[fir.Store] = (*converter).store
	handlers[fir.Copy] = func(c *converter, o *ir.Op) {
		n := c.size(o, pointee(o.Get("source").Type()))
		dst, src := c.get(o, o.Get("destination")), c.get(o, o.Get("source"))
		e := before(o)
		e.memcpy(dst, src, e.i64(n))
		c.done(o)
	}
	handlers[fir.SaveResult] = func(c *converter, o *ir.Op) {
		if d := o.Get("value").Op(); d != nil && c.saved[d] {
			c.done(o)
			return
		}
		p := c.get(o, o.Get("memref"))
		c.storeValue(o, o.Get("value"), p)
		c.done(o)
	}
	handlers[fir.CharConvert] = func(c *converter, o *ir.Op) {
		from, to := o.Get("from"), o.Get("to")
		a, b := ir.Int(int(charKind(from.Type()))*8), ir.Int(int(charKind(to.Type()))*8)
		src, dst := c.get(o, from), c.get(o, to)
		e := before(o)
		body, i := e.forLoop(o.Get("count"))
		at := body.cast(i, ir.I64())
		v := body.load(a, body.gep(a, src, at))
		switch {
		case arith.Width(a) < arith.Width(b):
			v = body.value(arith.Dialect, "extui", b, v)
		case arith.Width(a) > arith.Width(b):
			v = body.value(arith.Dialect, "trunci", b, v)
		}
		body.store(v, body.gep(b, dst, at))
		c.done(o)
	}
	handlers[fir.Declare] = func(c *converter, o *ir.Op) { c.alias(o, o.Get("memref")) }
	handlers[fir.VolatileCast] = func(c *converter, o *ir.Op) { c.alias(o, o.Operand(0)) }
	handlers[fir.DummyScope] = (*converter).done
	handlers[fir.UseStmt] = (*converter).done
}

// bigArray is the size in bytes above which a local array is on the heap while its procedure runs, as other compilers have it: the stack
// is for what is small.
const bigArray = 1 << 20

// A bigLocal is the address of a local array on the heap, given back where its procedure returns; where condition is not nil, only if
// that holds.
type bigLocal struct{ addr, condition *ir.Value }

// bigLocal is the memory of a local array of a procedure whose size is above bigArray, or known at run time only; nil for others.
func (c *converter) bigLocal(o *ir.Op, elem ir.Type, n *ir.Value) *ir.Value {
	size, ok := llvm.SizeOf(elem)
	f := o.ParentOp()
	if _, array := o.Attr("in_type").(*ir.TypeAttr).Type.(*fir.ArrayType); !ok || !array || size == 0 || f == nil ||
		!f.Is(fn.Func) || o.Parent() != f.Region(0).Entry() {
		return nil
	}
	e := before(o)
	if count, ok := constantOf(n); ok {
		if count <= bigArray/size {
			return nil
		}
		p := c.malloc(before(o), o, elem, n)
		c.big = append(c.big, bigLocal{addr: p})
		return p
	}
	big := e.cmp(arith.SGT, n, e.i64(bigArray/size))
	if len(o.GetAll("shape")) > 1 { // the product of several extents may be more than 64 bits hold
		big = e.value(arith.Dialect, "ori", ir.I1(), big, e.cmp(arith.EQ, c.countable(e, o, n), e.i64(tooMuch)))
	}
	branch := e.make(scf.Dialect, "if", ir.With{Operands: []*ir.Value{big}, Types: []ir.Type{llvm.Ptr()}, Regions: 2})
	then := end(branch.Region(0).AddBlock(), o.Loc)
	then.make(scf.Dialect, "yield", ir.With{Operands: []*ir.Value{c.malloc(then, o, elem, n)}})
	local := before(branch)
	local.Loc = named(o)
	small := local.alloca(elem, local.choose(big, local.i64(0), n))
	end(branch.Region(1).AddBlock(), o.Loc).make(scf.Dialect, "yield", ir.With{Operands: []*ir.Value{small}})
	c.big = append(c.big, bigLocal{branch.Result(0), big})
	return branch.Result(0)
}

// freeBigLocals frees the local arrays that are on the heap before a return.
func (c *converter) freeBigLocals(o *ir.Op) {
	for _, b := range c.big {
		c.declare("free", []ir.Type{llvm.Ptr()}, nil)
		e := before(o)
		if b.condition == nil {
			e.call("free", nil, b.addr)
			continue
		}
		branch := e.make(scf.Dialect, "if", ir.With{Operands: []*ir.Value{b.condition}, Regions: 2})
		then := end(branch.Region(0).AddBlock(), o.Loc)
		then.call("free", nil, b.addr)
		then.make(scf.Dialect, "yield", ir.With{})
	}
}

// nullOnFailure marks an allocation whose result the program compares with null, because it has stat=. Others end the
// program when there is no memory (Fortran 2018 §9.7.1.3).
const nullOnFailure = "fir.null_on_failure"

// tooMuch is a number of bytes that no memory has.
const tooMuch = 1 << 62

// malloc is memory on the heap for n values of a type.
func (c *converter) malloc(e emit, o *ir.Op, elem ir.Type, n *ir.Value) *ir.Value {
	size, ok := llvm.SizeOf(elem)
	if !ok {
		c.unsupported(o, "memory for %s", ir.TypeString(elem))
	}
	bytes := e.mul(n, e.i64(size))
	if b, ok := constantOf(bytes); !ok || b < 1 {
		bytes = e.value(arith.Dialect, "maxsi", ir.I64(), bytes, e.i64(1))
	}
	bytes = c.countable(e, o, bytes)
	name := "_FortranAAllocateMemory"
	if o.Attr(nullOnFailure) != nil {
		name = "malloc"
	}
	c.declare(name, []ir.Type{ir.I64()}, []ir.Type{llvm.Ptr()})
	return e.call(name, []ir.Type{llvm.Ptr()}, bytes).Result(0)
}

// countable is a number of bytes, the product of extents and lengths of an allocation, or tooMuch where 64 bits do not hold the product.
func (c *converter) countable(e emit, o *ir.Op, bytes *ir.Value) *ir.Value {
	factors := append(o.GetAll("shape"), o.GetAll("typeparams")...)
	var product *ir.Value
	for _, f := range factors {
		v := e.value(arith.Dialect, "sitofp", ir.F64(), e.cast(f, ir.I64()))
		if product != nil {
			v = e.value(arith.Dialect, "mulf", ir.F64(), product, v)
		}
		product = v
	}
	if product == nil {
		return bytes
	}
	const most = 1 << 40 // leaves room for the constant extents and the size of an element
	over := e.cmpf("ogt", product, e.attribute(ir.F64(), floatAttr(ir.F64(), most)))
	return e.choose(over, e.i64(tooMuch), bytes)
}

// alias makes the result of an operation the same as an operand.
func (c *converter) alias(o *ir.Op, v *ir.Value) {
	if b, ok := c.boxes[v]; ok {
		c.setBox(o, b.as(o.Result(0).Type().(*fir.BoxType)))
		return
	}
	if r, ok := c.refs[v]; ok {
		c.refs[o.Result(0)] = r
		c.done(o)
		return
	}
	p := c.get(o, v)
	if def := p.Op(); def != nil && (def.Is(llvm.Alloca) || def.Is(llvm.Load)) && o.Attr("uniq_name") != nil && ir.NameOf(def.Loc) == "" {
		def.Loc = &ir.NameLoc{Name: fir.UserName(o.StringAttr("uniq_name")), Child: def.Loc}
	}
	c.set(o, p)
}

// named is the location of a variable, with its name where it has one.
func named(o *ir.Op) ir.Location {
	if n := o.StringAttr("bindc_name"); n != "" {
		return &ir.NameLoc{Name: n, Child: o.Loc}
	}
	return o.Loc
}

// room is the type of the elements of a new variable and how many there are.
func (c *converter) room(o *ir.Op, t ir.Type) (ir.Type, *ir.Value) {
	e := before(o)
	n := e.i64(1)
	for _, x := range o.GetAll("shape") {
		n = e.mul(n, e.cast(x, ir.I64()))
	}
	if m := fir.Memory(t); m != nil {
		return m, n
	}
	if a, ok := t.(*fir.ArrayType); ok {
		for _, d := range a.Shape {
			if d != ir.Dynamic {
				n = e.mul(n, e.i64(d))
			}
		}
		t = a.Elem
	}
	if m := fir.Memory(t); m != nil {
		return m, n
	}
	if ch, ok := t.(*fir.CharType); ok {
		if params := o.GetAll("typeparams"); len(params) > 0 {
			return ir.Int(int(ch.Kind) * 8), e.mul(n, e.positive(e.cast(params[0], ir.I64())))
		}
	}
	c.unsupported(o, "a variable of type %s", ir.TypeString(t))
	return nil, nil
}

func (c *converter) load(o *ir.Op) {
	v, t := o.Operand(0), o.Result(0).Type()
	if bt, ok := t.(*fir.BoxType); ok {
		if r, ok := c.refs[v]; ok && !r.written {
			c.setBox(o, r.box.as(bt))
			return
		}
		b := newBox(bt)
		b.mem, b.at = c.get(o, v), o
		b.dims = make([]dim, max(b.rank, 0))
		if polymorphic(bt) {
			b.elem = nil
		}
		if b.rank < 0 {
			// All of it is read now: what it is later is another matter.
			p := local(o, b.memory())
			b.write(c, o, p)
			b.mem, b.stable, b.scope = p, true, scopeOf(o)
		}
		c.setBox(o, b)
		return
	}
	m := valueType(t)
	p := c.get(o, v)
	if isAggregate(t) && onlyCopied(o) {
		c.copied[o.Result(0)] = p
		c.done(o)
		return
	}
	if m == nil {
		c.unsupported(o, "a value of type %s", ir.TypeString(t))
	}
	e := before(o)
	if m == ir.Index() {
		c.set(o, e.cast(e.load(ir.I64(), p), m))
		return
	}
	c.set(o, e.load(m, p))
}

// onlyCopied reports whether the value of an aggregate only goes to memory again, before anything else can happen to it: then it is
// copied from memory to memory.
func onlyCopied(o *ir.Op) bool {
	users := o.Result(0).Users()
	for _, u := range users {
		if !(u.Is(fn.Return) || u.Is(fir.Store) && u.Operand(0) == o.Result(0)) || u.Parent() != o.Parent() {
			return false
		}
		for p := o.Next(); p != u; p = p.Next() {
			if effects, known := ir.EffectsOf(p); !known || len(effects) > 0 && !p.Is(fir.Load) {
				return false
			}
		}
	}
	return len(users) > 0
}

func (c *converter) store(o *ir.Op) {
	c.storeValue(o, o.Operand(0), c.get(o, o.Operand(1)))
	c.declareAction(o, true)
	c.done(o)
}

// storeValue writes a value to an address.
func (c *converter) storeValue(o *ir.Op, v, p *ir.Value) {
	if from, ok := c.copied[v]; ok {
		c.copyAll(o, v, from, p)
		return
	}
	if bt, ok := v.Type().(*fir.BoxType); ok {
		c.box(o, v, bt).write(c, o, p)
		return
	}
	x := c.get(o, v)
	e := before(o)
	if x.Type() == ir.Index() {
		x = e.cast(x, ir.I64())
	}
	e.store(x, p)
}

// declareAction calls what keeps the device's copy of an allocatable with a declare directive up to date, around an
// operation that allocates or frees it.
func (c *converter) declareAction(o *ir.Op, after bool) {
	a, ok := o.Attr("acc.declare_action").(*acc.DeclareActionAttr)
	if !ok {
		return
	}
	names := []*ir.SymbolRefAttr{a.PreAlloc, a.PreDealloc}
	if after {
		names = []*ir.SymbolRefAttr{a.PostAlloc, a.PostDealloc}
	}
	for _, s := range names {
		if s == nil || !c.hasAction(s) {
			continue
		}
		e := before(o)
		if after {
			e = emit{ir.After(o)}
		}
		e.call(c.external(s.Root), nil)
	}
}
