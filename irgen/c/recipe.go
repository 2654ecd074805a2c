package c

import (
	"strconv"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/arith"
	front "accc/frontend/c"
	"accc/ir"
	"accc/irgen"

	"modernc.org/cc/v4"
)

// RecipeName implements irgen.Host.
func (h *host) RecipeName(o *irgen.Object) string {
	own := o.Host.(*object)
	name := h.typeName(own.typ)
	if len(o.Dims) > 0 {
		name = "section" + strconv.Itoa(len(o.Dims)) + "_" + name
	}
	return name
}

// typeName is the name of a type in a recipe's name.
func (h *host) typeName(t cc.Type) string {
	switch t := t.(type) {
	case *cc.ArrayType:
		if t.IsVLA() || t.Len() < 0 {
			return h.typeName(t.Elem())
		}
		return strconv.FormatInt(t.Len(), 10) + "x" + h.typeName(t.Elem())
	case *cc.PointerType:
		return "ptr"
	case *cc.StructType, *cc.UnionType:
		name := irTypeName(h.types.record(t).typ)
		return strings.Map(func(r rune) rune {
			if r == '.' {
				return '_'
			}
			return r
		}, "struct_"+name)
	}
	if v := front.VectorType(t); v != nil {
		return "vector" + strconv.FormatInt(v.Lanes(), 10) + "x" + h.typeName(h.types.kind(v.Elem))
	}
	switch {
	case t.Kind() == cc.Bool:
		return "bool"
	case isComplex(t):
		return "complex_" + h.typeName(h.types.complexPart(t))
	case t.Kind() == cc.LongDouble:
		return "longdouble"
	case isReal(t):
		return "f" + strconv.Itoa(bits(h.types.value(t)))
	case cc.IsIntegerType(t) && cc.IsSignedInteger(t):
		return "i" + strconv.FormatInt(t.Size()*8, 10)
	case cc.IsIntegerType(t):
		return "u" + strconv.FormatInt(t.Size()*8, 10)
	}
	return "value"
}

// inRecipe is an insertion point for the body of a recipe.
func (h *host) inRecipe(b *ir.Builder) *fn {
	x := &fn{lowerer: h.lowerer, b: b, vars: map[*cc.Declarator]*ir.Value{}}
	x.pushFrame(b.Block().Region(), b.Block())
	return x
}

// Init implements irgen.Host.
func (h *host) Init(b *ir.Builder, o *irgen.Object, op string, original *ir.Value, bounds []*ir.Value) *ir.Value {
	x := h.inRecipe(b)
	own := o.Host.(*object)
	if !own.section {
		addr := x.alloca(own.typ, 0)
		if op != "" {
			x.eachScalar(own.typ, nil, func(at []lvalue) { x.neutral(at[0], op) }, addr)
		}
		return addr
	}
	e, n := x.sectionCount(o, own, bounds)
	mem := x.allocaDynamic(x.pointee(e), n)
	if op != "" {
		x.eachScalar(e, n, func(at []lvalue) { x.neutral(at[0], op) }, mem)
	}
	return x.shifted(mem, o, e, bounds, true)
}

// Copy implements irgen.Host.
func (h *host) Copy(b *ir.Builder, o *irgen.Object, from, to *ir.Value, bounds []*ir.Value) {
	x := h.inRecipe(b)
	own := o.Host.(*object)
	switch {
	case own.section:
		e, n := x.sectionCount(o, own, bounds)
		size := x.op1(arith.MulI, []*ir.Value{n, x.int(sizeOf(x.pointee(e)), ir.I64())}, ir.I64())
		x.memcpy(x.shifted(to, o, e, bounds, false), x.shifted(from, o, e, bounds, false), size)
	case isArray(own.typ) || isAggregate(own.typ):
		x.copy(to, from, own.typ)
	default:
		x.storeScalar(to, x.loadScalar(from, own.typ), own.typ)
	}
}

// Combine implements irgen.Host.
func (h *host) Combine(b *ir.Builder, o *irgen.Object, op string, into, from *ir.Value, bounds []*ir.Value) {
	x := h.inRecipe(b)
	own := o.Host.(*object)
	pair := func(at []lvalue) { x.combine(at[0], at[1], op) }
	if !own.section {
		x.eachScalar(own.typ, nil, pair, into, from)
		return
	}
	e, n := x.sectionCount(o, own, bounds)
	x.eachScalar(e, n, pair, x.shifted(into, o, e, bounds, false), x.shifted(from, o, e, bounds, false))
}

// sectionCount is the type that a section is counted in (rows of a fixed size, or scalars) and how many there are.
func (x *fn) sectionCount(o *irgen.Object, own *object, bounds []*ir.Value) (cc.Type, *ir.Value) {
	e := own.typ
	for a, ok := e.(*cc.ArrayType); ok && (a.IsVLA() || a.Len() < 0); a, ok = e.(*cc.ArrayType) {
		e = a.Elem()
	}
	n := x.int(1, ir.I64())
	for _, b := range x.outer(o, e, bounds) {
		n = x.op1(arith.MulI, []*ir.Value{n, x.boundsPart(acc.GetExtent, b)}, ir.I64())
	}
	return e, n
}

// outer drops the bounds of dimensions inside the element type e: whole rows are kept.
func (x *fn) outer(o *irgen.Object, e cc.Type, bounds []*ir.Value) []*ir.Value {
	skip := 0
	for a, ok := e.(*cc.ArrayType); ok; a, ok = a.Elem().(*cc.ArrayType) {
		skip++
	}
	return bounds[min(skip, len(bounds)-1):]
}

// boundsPart is a part of bounds as an i64.
func (x *fn) boundsPart(d *ir.OpDef, b *ir.Value) *ir.Value {
	v := x.b.Op(d, ir.With{Operands: []*ir.Value{b}, Types: []ir.Type{ir.Index()}}).Result(0)
	return x.op1(arith.IndexCast, []*ir.Value{v}, ir.I64())
}

// shifted moves between the address of a section's first element and the base address the bounds count from.
func (x *fn) shifted(p *ir.Value, o *irgen.Object, e cc.Type, bounds []*ir.Value, toBase bool) *ir.Value {
	off := x.int(0, ir.I64())
	step := x.int(1, ir.I64())
	for _, b := range x.outer(o, e, bounds) {
		lower := x.boundsPart(acc.GetLowerbound, b)
		off = x.op1(arith.AddI, []*ir.Value{off, x.op1(arith.MulI, []*ir.Value{lower, step}, ir.I64())}, ir.I64())
		step = x.op1(arith.MulI, []*ir.Value{step, x.boundsPart(acc.GetExtent, b)}, ir.I64())
	}
	if toBase {
		off = x.op1(arith.SubI, []*ir.Value{x.int(0, ir.I64()), off}, ir.I64())
	}
	return x.gep(p, x.pointee(e), off)
}

func (x *fn) allocaDynamic(t ir.Type, n *ir.Value) *ir.Value { return allocaOp(x.b, t, n, 0).Result(0) }
