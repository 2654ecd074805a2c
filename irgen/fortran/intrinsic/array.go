package intrinsic

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

// Transformational functions with an array as result, and reductions along a dimension. Those that only move elements in a way
// known here are loops; the others are functions of the run-time library, which allocates their result.

// noneBox is the type in which descriptors go to the run-time library.
func noneBox() ir.Type { return fir.Box(ir.None()) }

// boxArgument is the descriptor of an argument for the run-time library, an absent one if it is not given.
func (x *Lowering) boxArgument(n *front.Node) *ir.Value {
	if n == nil {
		return x.Op1(fir.Absent, noneBox())
	}
	return x.FirConvert(x.BoxOf(x.host.Value(n)), noneBox())
}

// fromLibrary calls a function of the run-time library that puts its result into an unallocated descriptor; it is given back
// when the statement ends. t is the type of the elements.
func (x *Lowering) fromLibrary(c *reference, rank int, name string, args ...*ir.Value) *entity.Entity {
	if c.n.Type.Poly {
		x.host.Unsupported(x.host.Span(c.n), "'%s' of a polymorphic array", c.f.Name)
	}
	e := &entity.Entity{Type: c.n.Type, Rank: rank, Temp: true}
	elem := x.types.ScalarType(e.Type)
	var length *ir.Value
	if entity.IsCharacter(e.Type) {
		e.Type.Len = -1
		elem = fir.Char(int64(e.Type.Kind), ir.Dynamic)
		length = x.Idx(0)
	}
	t := fir.Box(fir.Heap(typemap.ArrayType(typemap.DeferredShape(rank), elem)))
	ref := x.TempOf(t)
	x.Store(x.NullBox(t, length, rank), ref)
	x.Runtime(name, nil, append([]*ir.Value{x.FirConvert(ref, fir.Ref(noneBox()))}, args...)...)
	box := x.Load(ref)
	e.Addr = x.BoxAddr(box)
	if entity.IsCharacter(e.Type) {
		e.Len = x.BoxCharLen(box, e.Type)
	}
	for d := range rank {
		_, n, _ := x.BoxDims(box, d)
		e.Extent = append(e.Extent, n)
	}
	if rank > 0 {
		e.Shape = x.ShapeOf(e.Extent)
	}
	addr := e.Addr
	x.AtEnd(func() { x.FreeMem(addr) })
	return e
}

// dimArgument is the dim argument, one if there is none.
func (x *Lowering) dimArgument(c *reference) *ir.Value {
	if n := c.arg("dim"); n != nil {
		return x.Convert(x.host.Scalar(n), ir.I32())
	}
	return x.I32(1)
}

// alongRule is a reduction along a dimension; those of conditions have no mask.
func alongRule(name string, masked bool) transformRule {
	return func(x *Lowering, c *reference) *entity.Entity {
		x.realKind(c, c.typ)
		file, line := x.SourceArgs(x.host.Span(c.n))
		array := x.boxArgument(c.args[0])
		args := []*ir.Value{array, x.dimArgument(c), file, line}
		if masked {
			args = append(args, x.boxArgument(c.arg("mask")))
		}
		return x.fromLibrary(c, c.n.Rank, name+"Dim", args...)
	}
}

// extremeEntity is maxval or minval along a dimension, or of characters.
func extremeEntity(name string) transformRule {
	along := alongRule(name, true)
	return func(x *Lowering, c *reference) *entity.Entity {
		if c.n.Rank > 0 {
			return along(x, c)
		}
		file, line := x.SourceArgs(x.host.Span(c.n))
		return x.fromLibrary(c, 0, name+"Character", x.boxArgument(c.args[0]), file, line, x.boxArgument(c.arg("mask")))
	}
}

func countAlong(x *Lowering, c *reference) *entity.Entity {
	file, line := x.SourceArgs(x.host.Span(c.n))
	return x.fromLibrary(c, c.n.Rank, "CountDim", x.boxArgument(c.args[0]), x.dimArgument(c), x.I32(int64(c.n.Type.Kind)), file, line)
}

// typeSuffixes are what names of functions say of a type.
var typeSuffixes = map[frontend.Class]string{frontend.Integer: "Integer", frontend.Real: "Real", frontend.Complex: "Complex", frontend.Logical: "Logical"}

func (x *Lowering) typeSuffix(n *front.Node) string {
	if entity.IsCharacter(n.Type) {
		return "Character"
	}
	word, ok := typeSuffixes[n.Type.Class]
	if !ok || n.Type.Kind > 8 {
		x.host.Unsupported(x.host.Span(n), "an argument of type %s here", n.Type)
	}
	return word + integerWord(n.Type.Kind)
}

func integerWord(kind int) string { return string(rune('0' + kind)) }

// placesRule is maxloc or minloc: the subscripts of the element, or along a dimension one for each line.
func placesRule(name string) transformRule {
	return func(x *Lowering, c *reference) *entity.Entity {
		file, line := x.SourceArgs(x.host.Span(c.n))
		array := x.boxArgument(c.args[0])
		kind := x.I32(int64(c.n.Type.Kind))
		mask := x.boxArgument(c.arg("mask"))
		back := x.flag(c.arg("back"))
		if c.arg("dim") != nil {
			return x.fromLibrary(c, c.n.Rank, name+"Dim", array, kind, x.dimArgument(c), file, line, mask, back)
		}
		return x.fromLibrary(c, 1, name+x.typeSuffix(c.args[0]), array, kind, file, line, mask, back)
	}
}

func findPlaces(x *Lowering, c *reference) *entity.Entity {
	file, line := x.SourceArgs(x.host.Span(c.n))
	array, target := x.boxArgument(c.args[0]), x.boxArgument(c.args[1])
	kind := x.I32(int64(c.n.Type.Kind))
	mask := x.boxArgument(c.arg("mask"))
	back := x.flag(c.arg("back"))
	if c.arg("dim") != nil {
		return x.fromLibrary(c, c.n.Rank, "FindlocDim", array, target, kind, x.dimArgument(c), file, line, mask, back)
	}
	return x.fromLibrary(c, 1, "Findloc", array, target, kind, file, line, mask, back)
}

// flag is a logical argument as i1, false if it is not given.
func (x *Lowering) flag(n *front.Node) *ir.Value {
	if n == nil {
		return x.Bool(false)
	}
	return x.host.Condition(n)
}

// fresh is a temporary array for the result of a call.
func (x *Lowering) fresh(c *reference, length *ir.Value, extents ...*ir.Value) *entity.Entity {
	e := &entity.Entity{Type: c.n.Type, Rank: len(extents), Extent: extents, Len: length, Temp: true}
	if entity.IsCharacter(e.Type) && e.Type.Len < 0 {
		if n, ok := build.ConstantOf(length); ok {
			e.Type.Len = n
		}
	}
	x.AllocateTemp(e)
	return e
}

// matmulRule multiplies in loops: each element is a sum in the order of the inner dimension, the innermost loop runs down the
// columns.
func matmulRule(x *Lowering, c *reference) *entity.Entity {
	x.realKind(c, c.typ)
	a, b := x.operand(c.args[0]), x.operand(c.args[1])
	one := x.Idx(1)
	var extents []*ir.Value
	inner := a.extents[len(a.extents)-1]
	rows, cols := len(a.extents) == 2, len(b.extents) == 2
	if rows {
		extents = append(extents, a.extents[0])
	}
	if cols {
		extents = append(extents, b.extents[1])
	}
	e := x.fresh(c, nil, extents...)
	logical := build.IsLogical(c.typ)
	zero := func() *ir.Value {
		if logical {
			return x.FirConvert(x.Bool(false), c.typ)
		}
		return x.identity(0, c.typ)
	}
	// step adds a product to what is at an address.
	step := func(acc, v, w *ir.Value) *ir.Value {
		if logical {
			i1 := ir.Type(ir.I1())
			both := x.And(x.Convert(v, i1), x.Convert(w, i1))
			return x.FirConvert(x.Op1(arith.OrI, i1, x.Convert(acc, i1), both), c.typ)
		}
		return x.apply(build.Arithmetic["+"], acc, x.apply(build.Arithmetic["*"], x.Convert(v, c.typ), x.Convert(w, c.typ)))
	}
	// column computes a column of the result, or the result if it is a vector.
	column := func(at func(i *ir.Value) []*ir.Value, bAt func(k *ir.Value) *ir.Value) {
		if !rows {
			v := x.DoLoopCarry(one, inner, one, zero(), func(k, acc *ir.Value) *ir.Value { return step(acc, a.at([]*ir.Value{k}), bAt(k)) })
			x.Store(v, x.At1(e, at(nil)))
			return
		}
		x.DoLoop(one, extents[0], one, false, func(i *ir.Value) { x.Store(zero(), x.At1(e, at(i))) })
		x.DoLoop(one, inner, one, false, func(k *ir.Value) {
			w := bAt(k)
			x.DoLoop(one, extents[0], one, false, func(i *ir.Value) {
				to := x.At1(e, at(i))
				x.Store(step(x.Load(to), a.at([]*ir.Value{i, k}), w), to)
			})
		})
	}
	if !cols {
		column(func(i *ir.Value) []*ir.Value { return []*ir.Value{i} }, func(k *ir.Value) *ir.Value { return b.at([]*ir.Value{k}) })
		return e
	}
	x.DoLoop(one, b.extents[1], one, false, func(j *ir.Value) {
		column(func(i *ir.Value) []*ir.Value {
			if i == nil {
				return []*ir.Value{j}
			}
			return []*ir.Value{i, j}
		}, func(k *ir.Value) *ir.Value { return b.at([]*ir.Value{k, j}) })
	})
	return e
}

// rearranged copies the elements of an array to other indices: from maps the indices of the result to those of the
// argument.
func (x *Lowering) rearranged(c *reference, src *entity.Elements, extents []*ir.Value, from func(idx []*ir.Value) []*ir.Value) *entity.Entity {
	e := x.fresh(c, src.Len, extents...)
	x.LoopNest(extents, func(idx []*ir.Value) {
		x.WithTemps(func() { x.PutElement(e, idx, src.At(from(idx))) })
	})
	return e
}

func transposeRule(x *Lowering, c *reference) *entity.Entity {
	src := x.host.Elements(c.args[0])
	return x.rearranged(c, src, []*ir.Value{src.Extents[1], src.Extents[0]}, func(idx []*ir.Value) []*ir.Value {
		return []*ir.Value{idx[1], idx[0]}
	})
}

func spreadRule(x *Lowering, c *reference) *entity.Entity {
	d, ok := front.IntegerValue(c.args[1])
	if !ok {
		file, line := x.SourceArgs(x.host.Span(c.n))
		return x.fromLibrary(c, c.n.Rank, "Spread", x.boxArgument(c.args[0]), x.dimArgument(c), x.Convert(x.host.Scalar(c.args[2]), ir.I64()), file, line)
	}
	if d < 1 || d > int64(c.n.Rank) {
		x.host.Unsupported(x.host.Span(c.args[1]), "a dimension that the result does not have")
	}
	src := x.host.Elements(c.args[0])
	k := int(d) - 1
	extents := append(append(append([]*ir.Value{}, src.Extents[:k]...), x.AtLeastZero(x.host.Index(c.args[2]))), src.Extents[k:]...)
	return x.rearranged(c, src, extents, func(idx []*ir.Value) []*ir.Value {
		return append(append([]*ir.Value{}, idx[:k]...), idx[k+1:]...)
	})
}

// cshiftRule: a scalar shift along a dimension that is known is a loop.
func cshiftRule(x *Lowering, c *reference) *entity.Entity {
	k := 0
	known := true
	if c.arg("dim") != nil {
		k, known = c.dimension()
	}
	if !known || c.args[1].Rank > 0 {
		file, line := x.SourceArgs(x.host.Span(c.n))
		return x.fromLibrary(c, c.n.Rank, "Cshift", x.boxArgument(c.args[0]), x.boxArgument(c.args[1]), x.dimArgument(c), file, line)
	}
	src := x.host.Elements(c.args[0])
	n := src.Extents[k]
	// The shift as one to the left by less than the extent; an empty dimension has no elements to divide by.
	divisor := x.SelectOp(x.CmpI(arith.SGT, n, x.Idx(0)), n, x.Idx(1))
	shift := x.Op1(arith.RemSI, ir.Index(), x.host.Index(c.args[1]), divisor)
	shift = x.SelectOp(x.CmpI(arith.SLT, shift, x.Idx(0)), x.AddI(shift, n), shift)
	return x.rearranged(c, src, src.Extents, func(idx []*ir.Value) []*ir.Value {
		out := append([]*ir.Value{}, idx...)
		at := x.AddI(idx[k], shift)
		out[k] = x.SelectOp(x.CmpI(arith.SGT, at, n), x.SubI(at, n), at)
		return out
	})
}

func eoshiftRule(x *Lowering, c *reference) *entity.Entity {
	file, line := x.SourceArgs(x.host.Span(c.n))
	array, boundary := x.boxArgument(c.args[0]), x.boxArgument(c.arg("boundary"))
	if c.args[0].Rank == 1 {
		return x.fromLibrary(c, 1, "EoshiftVector", array, x.Convert(x.host.Scalar(c.args[1]), ir.I64()), boundary, file, line)
	}
	return x.fromLibrary(c, c.n.Rank, "Eoshift", array, x.boxArgument(c.args[1]), boundary, x.dimArgument(c), file, line)
}

func reshapeRule(x *Lowering, c *reference) *entity.Entity {
	if c.n.Rank < 0 {
		x.host.Unsupported(x.host.Span(c.n), "reshape to a rank that is not known")
	}
	file, line := x.SourceArgs(x.host.Span(c.n))
	return x.fromLibrary(c, c.n.Rank, "Reshape", x.boxArgument(c.args[0]), x.boxArgument(c.args[1]), x.boxArgument(c.arg("pad")), x.boxArgument(c.arg("order")), file, line)
}

// boxesRule is a function of descriptors.
func boxesRule(name string, args ...string) transformRule {
	return func(x *Lowering, c *reference) *entity.Entity {
		file, line := x.SourceArgs(x.host.Span(c.n))
		var list []*ir.Value
		for _, a := range args {
			list = append(list, x.boxArgument(c.arg(a)))
		}
		return x.fromLibrary(c, c.n.Rank, name, append(list, file, line)...)
	}
}

// transferRule: a scalar is converted in place; arrays go through the library.
func transferRule(x *Lowering, c *reference) *entity.Entity {
	source, mold := c.args[0], c.args[1]
	size := c.arg("size")
	from, to := source.Type.Size(), mold.Type.Size()
	if size == nil && source.Rank == 0 && mold.Rank == 0 && from > 0 && to > 0 {
		e := &entity.Entity{Type: c.n.Type, Temp: true, Addr: x.TempOf(x.types.ScalarType(mold.Type))}
		if entity.IsCharacter(e.Type) {
			e.Len = x.Idx(e.Type.Len)
		}
		x.MoveBytes(e.Addr, x.AddressOf(x.host.Value(source)), x.Idx(min(from, to)))
		return e
	}
	file, line := x.SourceArgs(x.host.Span(c.n))
	args := []*ir.Value{x.boxArgument(source), x.boxArgument(mold), file, line}
	if size != nil {
		return x.fromLibrary(c, 1, "TransferSize", append(args, x.Convert(x.host.Scalar(size), ir.I64()))...)
	}
	return x.fromLibrary(c, c.n.Rank, "Transfer", args...)
}

// reduceRule calls the operation for element after element.
func reduceRule(x *Lowering, c *reference) *entity.Entity {
	if c.n.Rank > 0 {
		x.host.Unsupported(x.host.Span(c.n), "reduce along a dimension")
	}
	src := x.host.Elements(c.args[0])
	m := x.mask(c.arg("mask"))
	acc := &entity.Entity{Type: c.n.Type, Temp: true, Len: src.Len}
	x.AllocateTemp(acc)
	seen := x.TempOf(ir.I1())
	x.Store(x.Bool(false), seen)
	if id := c.arg("identity"); id != nil {
		x.CopyEntity(acc, x.host.Value(id))
	}
	x.LoopNest(src.Extents, func(idx []*ir.Value) {
		take := func() {
			p := src.At(idx)
			x.IfThenElse(x.Load(seen), func() {
				x.WithTemps(func() {
					element := &entity.Entity{Type: c.n.Type, Temp: true, Len: src.Len}
					x.AllocateTemp(element)
					x.PutAt(element, element.Addr, p)
					x.CopyEntity(acc, x.host.Call(c.args[1], c.n, acc, element))
				})
			}, func() {
				x.PutAt(acc, acc.Addr, p)
				x.Store(x.Bool(true), seen)
			})
		}
		if cond := m(idx); cond != nil {
			x.IfThenElse(cond, take, nil)
		} else {
			take()
		}
	})
	return acc
}

func init() {
	for name, rule := range map[string]transformRule{
		"sum": alongRule("Sum", true), "product": alongRule("Product", true), "iall": alongRule("IAll", true), "iany": alongRule("IAny", true),
		"iparity": alongRule("IParity", true), "norm2": alongRule("Norm2", false), "any": alongRule("Any", false), "all": alongRule("All", false),
		"parity": alongRule("Parity", false), "count": countAlong, "maxval": extremeEntity("Maxval"), "minval": extremeEntity("Minval"),
		"maxloc": placesRule("Maxloc"), "minloc": placesRule("Minloc"), "findloc": findPlaces,
		"matmul": matmulRule, "transpose": transposeRule, "spread": spreadRule, "reshape": reshapeRule, "cshift": cshiftRule, "eoshift": eoshiftRule,
		"pack": boxesRule("Pack", "array", "mask", "vector"), "unpack": boxesRule("Unpack", "vector", "mask", "field"),
		"transfer": transferRule, "reduce": reduceRule,
	} {
		transforms[name] = rule
	}
}
