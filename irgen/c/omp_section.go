package c

import (
	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/irgen"

	"modernc.org/cc/v4"
)

// A region of OpenMP has one argument for each variable, and a recipe knows nothing but its arguments. An array of variable
// length, or a section, is passed by the address of a description: where the array begins, and which elements it is about.

// descriptionType is the type of a description: the address that subscripts count from, the number of the first element,
// the number of elements.
func descriptionType() ir.Type { return literalStruct(ptrType(), ir.I64(), ir.I64()) }

// A description is what a description in memory says.
type description struct{ base, first, count *ir.Value }

// described loads a description.
func (x *fn) described(p *ir.Value) description {
	field := func(i int64, t ir.Type) *ir.Value {
		return x.op1(llvm.Load, []*ir.Value{x.gepField(p, descriptionType(), int(i))}, t)
	}
	return description{field(0, ptrType()), field(1, ir.I64()), field(2, ir.I64())}
}

// setDescription stores a description.
func (x *fn) setDescription(p *ir.Value, d description) {
	for i, v := range []*ir.Value{d.base, d.first, d.count} {
		x.storeOp(x.gepField(p, descriptionType(), i), v, false)
	}
}

// firstOf is the address of the first element that a description is about.
func (x *fn) firstOf(d description, e cc.Type) *ir.Value { return x.gep(d.base, x.pointee(e), d.first) }

// another makes storage for as many elements as a description is about, and stores its description at to.
func (x *fn) another(from, to *ir.Value, e cc.Type) {
	d := x.described(from)
	mem := x.allocaDynamic(x.pointee(e), d.count)
	back := x.op1(arith.SubI, []*ir.Value{x.int(0, ir.I64()), d.first}, ir.I64())
	x.setDescription(to, description{x.gep(mem, x.pointee(e), back), d.first, d.count})
}

// describe makes the description of an object that is reached through a pointer or is a section, and lets the object
// be the description.
func (h *host) describe(o *irgen.Object) {
	x := h.x
	own := *o.Host.(*object)
	e := own.typ
	for a, ok := e.(*cc.ArrayType); ok; a, ok = e.(*cc.ArrayType) {
		e = a.Elem()
	}
	// Dimensions are innermost first; extents of inner ones are those of whole rows.
	toI64 := func(v *ir.Value) *ir.Value { return x.op1(arith.IndexCast, []*ir.Value{v}, ir.I64()) }
	first, count, step := x.int(0, ir.I64()), x.int(1, ir.I64()), x.int(1, ir.I64())
	for _, d := range o.Dims {
		first = x.op1(arith.AddI, []*ir.Value{first, x.op1(arith.MulI, []*ir.Value{toI64(d.Lower), step}, ir.I64())}, ir.I64())
		count = x.op1(arith.MulI, []*ir.Value{count, toI64(d.Extent)}, ir.I64())
		step = x.op1(arith.MulI, []*ir.Value{step, toI64(d.Extent)}, ir.I64())
	}
	p := x.allocaOf(descriptionType(), 0)
	p.Op().Loc = &ir.NameLoc{Name: o.Name, Child: o.Loc}
	x.setDescription(p, description{o.Var, first, count})
	own.typ, own.described = e, true
	o.Host, o.Var, o.Type = &own, p, descriptionType()
}
