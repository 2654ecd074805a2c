package fortran

import (
	"math"

	"accc/dialects/arith"
	"accc/dialects/builtin"
	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	"accc/dialects/scf"
	"accc/ir"
	"accc/irgen"
)

func attr(name string, a ir.Attribute) ir.NamedAttr { return ir.NamedAttr{Name: name, Value: a} }

// op makes an operation; types nil means that it has no results.
func (x *fn) op(def *ir.OpDef, operands []*ir.Value, types []ir.Type, attrs ...ir.NamedAttr) *ir.Op {
	if types == nil {
		types = []ir.Type{}
	}
	return x.b.Op(def, ir.With{Operands: operands, Types: types, Attrs: attrs})
}

// op1 makes an operation with one result and gives it.
func (x *fn) op1(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return x.b.Op(def, ir.With{Operands: operands, Types: []ir.Type{t}}).Result(0)
}

// grouped makes an operation whose operands come in several groups of varying size; nil values are left out.
func (x *fn) grouped(def *ir.OpDef, t ir.Type, groups [][]*ir.Value, attrs ...ir.NamedAttr) *ir.Op {
	for i, g := range groups {
		if len(g) == 1 && g[0] == nil {
			groups[i] = nil
		}
	}
	types := []ir.Type{}
	if t != nil {
		types = []ir.Type{t}
	}
	return x.b.Op(def, ir.With{Groups: groups, Types: types, Attrs: attrs})
}

func newModule(loc ir.Location) *ir.Op {
	m := ir.Create(builtin.Module, ir.With{Types: []ir.Type{}}, loc)
	m.Region(0).AddBlock()
	m.SetAttr("fir.defaultkind", ir.String("a1c4d8i4l4r4"))
	m.SetAttr("fir.kindmap", ir.String(""))
	return m
}

// Constants.

// int is an integer constant of an integer or index type.
func (x *fn) int(v int64, t ir.Type) *ir.Value { return arith.Int(x.b, t, v) }

// idx is an index constant.
func (x *fn) idx(v int64) *ir.Value { return arith.Int(x.b, ir.Index(), v) }

func (x *fn) i32(v int64) *ir.Value { return arith.Int(x.b, ir.I32(), v) }

func (x *fn) bool(v bool) *ir.Value {
	return x.op(arith.Constant, nil, []ir.Type{ir.I1()}, attr("value", ir.Bool(v))).Result(0)
}

func (x *fn) float(v float64, t ir.Type) *ir.Value { return arith.Float(x.b, t, v) }

// constantOf is the number that a value is known to be.
func constantOf(v *ir.Value) (int64, bool) {
	if v == nil {
		return 0, false
	}
	for v.Op() != nil && v.Op().Is(fir.Convert) {
		v = v.Op().Operand(0)
	}
	a, ok := arith.ConstantValue(v).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Value, true
}

// contract is the flag that arithmetic on reals carries, as flang has it.
func contract() ir.NamedAttr { return attr("fastmath", arith.FastMathEnum.Attr(32)) }

// Arithmetic on index and integer values, folded where both are constants.

func (x *fn) addi(a, b *ir.Value) *ir.Value {
	if v, ok := constantOf(b); ok {
		if v == 0 {
			return a
		}
		if w, ok := constantOf(a); ok && a.Type() == ir.Index() {
			return x.idx(v + w)
		}
	}
	return x.op1(arith.AddI, a.Type(), a, b)
}

func (x *fn) subi(a, b *ir.Value) *ir.Value {
	if v, ok := constantOf(b); ok {
		if v == 0 {
			return a
		}
		if w, ok := constantOf(a); ok && a.Type() == ir.Index() {
			return x.idx(w - v)
		}
	}
	return x.op1(arith.SubI, a.Type(), a, b)
}

func (x *fn) muli(a, b *ir.Value) *ir.Value {
	if v, ok := constantOf(b); ok {
		if v == 1 {
			return a
		}
		if w, ok := constantOf(a); ok && a.Type() == ir.Index() {
			return x.idx(v * w)
		}
	}
	return x.op1(arith.MulI, a.Type(), a, b)
}

// cmpi compares integers; the predicate is one of arith's.
func (x *fn) cmpi(pred int, a, b *ir.Value) *ir.Value {
	return x.op(arith.CmpI, []*ir.Value{a, b}, []ir.Type{ir.I1()}, arith.Predicate(pred)).Result(0)
}

func (x *fn) selectOp(c, a, b *ir.Value) *ir.Value { return x.op1(arith.Select, a.Type(), c, a, b) }

// extent clamps a number of elements at zero.
func (x *fn) atLeastZero(v *ir.Value) *ir.Value {
	if c, ok := constantOf(v); ok && v.Type() == ir.Index() {
		return x.idx(max(0, c))
	}
	zero := x.int(0, v.Type())
	return x.selectOp(x.cmpi(arith.SGT, v, zero), v, zero)
}

func (x *fn) not(v *ir.Value) *ir.Value { return x.op1(arith.XOrI, ir.I1(), v, x.bool(true)) }
func (x *fn) and(a, b *ir.Value) *ir.Value {
	return x.op1(arith.AndI, ir.I1(), a, b)
}

// Memory.

func pointeeOf(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *fir.RefType:
		return t.Elem
	case *fir.LLVMPtrType:
		return t.Elem
	case *fir.BoxType:
		return t.Elem
	}
	return nil
}

func (x *fn) load(addr *ir.Value) *ir.Value { return x.op1(fir.Load, pointeeOf(addr.Type()), addr) }

func (x *fn) store(v, addr *ir.Value) {
	x.op(fir.Store, []*ir.Value{v, addr}, nil)
}

// firConvert is fir.convert, left out where the type is that already.
func (x *fn) firConvert(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return x.op1(fir.Convert, t, v)
}

func (x *fn) asIndex(v *ir.Value) *ir.Value {
	if c, ok := constantOf(v); ok {
		if v.Type() == ir.Index() {
			return v
		}
		return x.idx(c)
	}
	return x.firConvert(v, ir.Index())
}

func (x *fn) asI64(v *ir.Value) *ir.Value { return x.firConvert(v, ir.I64()) }

// tempOf reserves memory at the entry of the innermost frame: one place for all times that control comes by.
func (x *fn) tempOf(t ir.Type, attrs ...ir.NamedAttr) *ir.Value {
	var out *ir.Value
	x.atEntry(func() {
		out = x.grouped(fir.Alloca, fir.Ref(t), [][]*ir.Value{nil, nil}, append(attrs, attr("in_type", ir.TypeValue(t)))...).Result(0)
	})
	return out
}

// spill puts a value into memory of its own.
func (x *fn) spill(v *ir.Value) *ir.Value {
	p := x.tempOf(v.Type())
	x.store(v, p)
	return p
}

// alloca reserves memory where control is, with sizes that are only known there.
func (x *fn) alloca(t ir.Type, params, extents []*ir.Value, attrs ...ir.NamedAttr) *ir.Value {
	return x.grouped(fir.Alloca, fir.Ref(t), [][]*ir.Value{params, extents}, append(attrs, attr("in_type", ir.TypeValue(t)))...).Result(0)
}

// allocmem reserves memory on the heap.
func (x *fn) allocmem(t ir.Type, params, extents []*ir.Value, attrs ...ir.NamedAttr) *ir.Value {
	return x.grouped(fir.AllocMem, fir.Heap(t), [][]*ir.Value{params, extents}, append(attrs, attr("in_type", ir.TypeValue(t)))...).Result(0)
}

func (x *fn) freemem(v *ir.Value) { x.op(fir.FreeMem, []*ir.Value{v}, nil) }

// globalAddress is the address of a global; t is the type of the variable.
func (x *fn) globalAddress(name string, t ir.Type) *ir.Value {
	return x.op(fir.AddressOf, nil, []ir.Type{fir.Ref(t)}, attr("symbol", ir.Symbol(name))).Result(0)
}

// Shapes and descriptors.

func (x *fn) shapeOf(extents []*ir.Value) *ir.Value {
	return x.op1(fir.Shape, fir.Number("shape", int64(len(extents))), extents...)
}

func (x *fn) shapeShift(lower, extents []*ir.Value) *ir.Value {
	var list []*ir.Value
	for i := range lower {
		list = append(list, lower[i], extents[i])
	}
	return x.op1(fir.ShapeShift, fir.Number("shapeshift", int64(len(lower))), list...)
}

func (x *fn) shift(lower []*ir.Value) *ir.Value {
	return x.op1(fir.Shift, fir.Number("shift", int64(len(lower))), lower...)
}

// anyShape is fir.shape, or fir.shape_shift where lower bounds are other than one; nil for a scalar.
func (x *fn) anyShape(lower, extents []*ir.Value) *ir.Value {
	switch {
	case len(extents) == 0:
		return nil
	case allOnes(lower):
		return x.shapeOf(extents)
	}
	return x.shapeShift(lower, extents)
}

// allOnes tells whether all lower bounds are one.
func allOnes(lower []*ir.Value) bool {
	for _, l := range lower {
		if v, ok := constantOf(l); !ok || v != 1 {
			return false
		}
	}
	return true
}

// embox makes a descriptor of type t.
func (x *fn) embox(t ir.Type, addr, shape, slice *ir.Value, params ...*ir.Value) *ir.Value {
	return x.grouped(fir.Embox, t, [][]*ir.Value{{addr}, {shape}, {slice}, params, nil}).Result(0)
}

func (x *fn) rebox(t ir.Type, box, shape, slice *ir.Value) *ir.Value {
	return x.grouped(fir.Rebox, t, [][]*ir.Value{{box}, {shape}, {slice}}).Result(0)
}

func (x *fn) boxAddr(box *ir.Value) *ir.Value {
	e := pointeeOf(box.Type())
	if _, ok := e.(*fir.RefType); !ok {
		e = fir.Ref(e)
	}
	return x.op1(fir.BoxAddr, e, box)
}

// boxDims are the lower bound, the extent and the stride of a dimension, which counts from 0.
func (x *fn) boxDims(box *ir.Value, dim int) (lower, extent, stride *ir.Value) {
	o := x.op(fir.BoxDims, []*ir.Value{box, x.idx(int64(dim))}, []ir.Type{ir.Index(), ir.Index(), ir.Index()})
	return o.Result(0), o.Result(1), o.Result(2)
}

// arrayCoor is the address of an element.
func (x *fn) arrayCoor(addr, shape *ir.Value, indices []*ir.Value, elem ir.Type, params ...*ir.Value) *ir.Value {
	return x.grouped(fir.ArrayCoor, fir.Ref(elem), [][]*ir.Value{{addr}, {shape}, nil, indices, params}).Result(0)
}

// component is the address of a component of the derived type variable at addr.
func (x *fn) component(addr *ir.Value, name string) *ir.Value {
	base := pointeeOf(addr.Type())
	rec, _ := base.(*fir.RecordType)
	i := rec.FieldIndex(name)
	t := rec.Fields()[i].Type
	return x.op(fir.CoordinateOf, []*ir.Value{addr}, []ir.Type{fir.Ref(t)},
		attr("baseType", ir.TypeValue(addr.Type())), attr("field_indices", ir.DenseArray(ir.I32(), []int64{int64(i)}))).Result(0)
}

// coordinate is the address of a part at a zero-based index, of type t.
func (x *fn) coordinate(addr, i *ir.Value, t ir.Type) *ir.Value {
	return x.op(fir.CoordinateOf, []*ir.Value{addr, i}, []ir.Type{t},
		attr("baseType", ir.TypeValue(addr.Type())), attr("field_indices", ir.DenseArray(ir.I32(), []int64{math.MinInt32}))).Result(0)
}

// extract and insert take a part out of a complex or tuple value and put one in.
func (x *fn) extract(v *ir.Value, i int64, t ir.Type) *ir.Value {
	return x.op(fir.ExtractValue, []*ir.Value{v}, []ir.Type{t}, attr("coor", ir.ArrayOf(ir.Integer(ir.Index(), i)))).Result(0)
}

func (x *fn) insert(v, part *ir.Value, i int64) *ir.Value {
	return x.op(fir.InsertValue, []*ir.Value{v, part}, []ir.Type{v.Type()}, attr("coor", ir.ArrayOf(ir.Integer(ir.Index(), i)))).Result(0)
}

func (x *fn) undefined(t ir.Type) *ir.Value { return x.op1(fir.Undefined, t) }
func (x *fn) zeroBits(t ir.Type) *ir.Value  { return x.op1(fir.ZeroBits, t) }

// isNull tells whether an address is null.
func (x *fn) isNull(addr *ir.Value, pred int) *ir.Value {
	v := x.firConvert(addr, ir.I64())
	return x.cmpi(pred, v, x.int(0, ir.I64()))
}

// Control flow.

// inRegion runs f with the place in a new block of a region.
func (x *fn) inRegion(r *ir.Region, args []ir.Type, f func(args []*ir.Value)) {
	outer := *x.b
	blk := r.AddBlock(args...)
	for _, a := range blk.Args() {
		a.SetLoc(x.b.Loc)
	}
	x.b.SetEnd(blk)
	x.nesting++
	f(blk.Args())
	x.nesting--
	loc := outer.Loc
	*x.b = outer
	x.b.Loc = loc
}

// ifThenElse makes a fir.if without results; other may be nil.
func (x *fn) ifThenElse(c *ir.Value, then, other func()) {
	o := x.op(fir.If, []*ir.Value{c}, nil)
	x.inRegion(o.Region(0), nil, func([]*ir.Value) { x.withTemps(then); x.result() })
	if other != nil {
		x.inRegion(o.Region(1), nil, func([]*ir.Value) { x.withTemps(other); x.result() })
	}
}

// choose makes a fir.if that gives values.
func (x *fn) choose(c *ir.Value, types []ir.Type, then, other func() []*ir.Value) []*ir.Value {
	o := x.op(fir.If, []*ir.Value{c}, types)
	part := func(f func() []*ir.Value) func([]*ir.Value) {
		return func([]*ir.Value) {
			var v []*ir.Value
			x.withTemps(func() { v = f() })
			x.result(v...)
		}
	}
	x.inRegion(o.Region(0), nil, part(then))
	x.inRegion(o.Region(1), nil, part(other))
	return o.Results()
}

func (x *fn) result(v ...*ir.Value) {
	x.op(fir.Result, v, nil)
}

// doLoop makes a fir.do_loop over lower to upper, both included.
func (x *fn) doLoop(lower, upper, step *ir.Value, unordered bool, body func(i *ir.Value)) {
	var attrs []ir.NamedAttr
	if unordered {
		attrs = append(attrs, attr("unordered", ir.Unit()))
	}
	o := x.b.Op(fir.DoLoop, ir.With{Groups: [][]*ir.Value{{lower}, {upper}, {step}, nil, nil}, Types: []ir.Type{}, Attrs: attrs})
	x.inRegion(o.Region(0), []ir.Type{ir.Index()}, func(a []*ir.Value) { x.withTemps(func() { body(a[0]) }); x.result() })
}

// doLoopCarry makes a fir.do_loop that carries a value.
func (x *fn) doLoopCarry(lower, upper, step, init *ir.Value, body func(i, carried *ir.Value) *ir.Value) *ir.Value {
	o := x.b.Op(fir.DoLoop, ir.With{Groups: [][]*ir.Value{{lower}, {upper}, {step}, nil, {init}}, Types: []ir.Type{init.Type()}})
	x.inRegion(o.Region(0), []ir.Type{ir.Index(), init.Type()}, func(a []*ir.Value) {
		var v *ir.Value
		x.withTemps(func() { v = body(a[0], a[1]) })
		x.result(v)
	})
	return o.Result(0)
}

// loopNest makes loops over all indices of a shape, one-based, the first fastest.
func (x *fn) loopNest(extents []*ir.Value, body func(idx []*ir.Value)) {
	idx := make([]*ir.Value, len(extents))
	one := x.idx(1)
	var nest func(d int)
	nest = func(d int) {
		if d < 0 {
			body(idx)
			return
		}
		x.doLoop(one, extents[d], one, true, func(i *ir.Value) { idx[d] = i; nest(d - 1) })
	}
	nest(len(extents) - 1)
}

// whileLoop makes an scf.while.
func (x *fn) whileLoop(test func() *ir.Value, body func()) {
	o := x.op(scf.While, nil, nil)
	x.inRegion(o.Region(0), nil, func([]*ir.Value) { c := test(); x.op(scf.Condition, []*ir.Value{c}, nil) })
	x.inRegion(o.Region(1), nil, func([]*ir.Value) { body(); x.op(scf.Yield, nil, nil) })
}

func (x *fn) branch(to *ir.Block) { irgen.Branch(x.b, to) }

func (x *fn) condBranch(c *ir.Value, yes, no *ir.Block) { irgen.CondBranch(x.b, c, yes, no) }

// block makes a block that is not placed yet.
func (x *fn) block() *ir.Block { return &ir.Block{} }

func (x *fn) place(b *ir.Block) { irgen.Place(x.b, b) }

func (x *fn) terminated() bool { return irgen.Terminated(x.b) }

func (x *fn) live() { irgen.Live(x.b) }

// call makes a fir.call by name.
func (x *fn) callOp(name string, results []ir.Type, args []*ir.Value) *ir.Op {
	return x.op(fir.Call, args, results, attr("callee", ir.Symbol(name)))
}

func (x *fn) returnOp(v ...*ir.Value) { x.op(fndialect.Return, v, nil) }
