package build

import (
	"slices"

	"accc/dialects/arith"
	"accc/dialects/cf"
	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	"accc/dialects/omp"
	"accc/dialects/scf"
	"accc/ir"
	"accc/irgen"
)

// InRegion runs f with the insertion point in a new block of a region.
func (x *Builder) InRegion(r *ir.Region, args []ir.Type, f func(args []*ir.Value)) {
	outer := *x.B
	blk := r.AddBlock(args...)
	for _, a := range blk.Args() {
		a.SetLoc(x.B.Loc)
	}
	x.B.SetEnd(blk)
	x.Nesting++
	f(blk.Args())
	x.Nesting--
	loc := outer.Loc
	*x.B = outer
	x.B.Loc = loc
}

// IfThenElse makes a fir.if without results; other may be nil.
func (x *Builder) IfThenElse(c *ir.Value, then, other func()) {
	o := x.Op(fir.If, []*ir.Value{c}, nil)
	x.InRegion(o.Region(0), nil, func([]*ir.Value) { x.WithTemps(then); x.Result() })
	if other != nil {
		x.InRegion(o.Region(1), nil, func([]*ir.Value) { x.WithTemps(other); x.Result() })
	}
}

// Choose makes a fir.if with results.
func (x *Builder) Choose(c *ir.Value, types []ir.Type, then, other func() []*ir.Value) []*ir.Value {
	o := x.Op(fir.If, []*ir.Value{c}, types)
	part := func(f func() []*ir.Value) func([]*ir.Value) {
		return func([]*ir.Value) {
			var v []*ir.Value
			x.WithTemps(func() { v = f() })
			x.Result(v...)
		}
	}
	x.InRegion(o.Region(0), nil, part(then))
	x.InRegion(o.Region(1), nil, part(other))
	return o.Results()
}

// Result ends a region of a fir.if or a loop.
func (x *Builder) Result(v ...*ir.Value) {
	x.Op(fir.Result, v, nil)
}

// DoLoop makes a fir.do_loop over lower to upper, both included.
func (x *Builder) DoLoop(lower, upper, step *ir.Value, unordered bool, body func(i *ir.Value)) {
	var attrs []ir.NamedAttr
	if unordered {
		attrs = append(attrs, Attr("unordered", ir.Unit()))
	}
	o := x.B.Op(fir.DoLoop, ir.With{Groups: [][]*ir.Value{{lower}, {upper}, {step}, nil, nil}, Types: []ir.Type{}, Attrs: attrs})
	x.InRegion(o.Region(0), []ir.Type{ir.Index()}, func(a []*ir.Value) { x.WithTemps(func() { body(a[0]) }); x.Result() })
}

// DoLoopCarry makes a fir.do_loop that carries a value.
func (x *Builder) DoLoopCarry(lower, upper, step, init *ir.Value, body func(i, carried *ir.Value) *ir.Value) *ir.Value {
	o := x.B.Op(fir.DoLoop, ir.With{Groups: [][]*ir.Value{{lower}, {upper}, {step}, nil, {init}}, Types: []ir.Type{init.Type()}})
	x.InRegion(o.Region(0), []ir.Type{ir.Index(), init.Type()}, func(a []*ir.Value) {
		var v *ir.Value
		x.WithTemps(func() { v = body(a[0], a[1]) })
		x.Result(v)
	})
	return o.Result(0)
}

// LoopNest makes loops over all indices of a shape, one-based, the first fastest.
func (x *Builder) LoopNest(extents []*ir.Value, body func(idx []*ir.Value)) {
	idx := make([]*ir.Value, len(extents))
	one := x.Idx(1)
	var nest func(d int)
	nest = func(d int) {
		if d < 0 {
			body(idx)
			return
		}
		x.DoLoop(one, extents[d], one, true, func(i *ir.Value) { idx[d] = i; nest(d - 1) })
	}
	nest(len(extents) - 1)
}

// IndependentNest is LoopNest for bodies that may run at the same time. Directly in omp.workshare the threads share the iterations,
// as in flang's lowering.
func (x *Builder) IndependentNest(extents []*ir.Value, body func(idx []*ir.Value)) {
	if len(extents) == 0 || !x.Workshared() {
		x.LoopNest(extents, body)
		return
	}
	one := x.Idx(1)
	rank := len(extents)
	groups := [][]*ir.Value{make([]*ir.Value, rank), make([]*ir.Value, rank), make([]*ir.Value, rank)}
	args := make([]ir.Type, rank)
	for d, e := range extents {
		k := rank - 1 - d // the first dimension is the innermost loop
		groups[0][k], groups[1][k], groups[2][k], args[k] = one, e, one, ir.Index()
	}
	wrapper := x.Op(omp.WorkshareLoop, nil, nil)
	x.InRegion(wrapper.Region(0), nil, func([]*ir.Value) {
		nest := x.Grouped(omp.LoopNest, nil, groups, Attr("loop_inclusive", ir.Unit()))
		// What the body has in memory belongs to one thread, unlike what is in the region of the construct.
		frames := x.Frames
		x.Frames = frames[: len(frames)-1 : len(frames)-1]
		x.InRegion(nest.Region(0), args, func(a []*ir.Value) {
			idx := slices.Clone(a)
			slices.Reverse(idx)
			x.WithTemps(func() { body(idx) })
			x.Op(omp.Yield, nil, nil)
		})
		x.Frames = frames
	})
}

// Workshared reports whether the threads share what is made at the insertion point: it is directly in omp.workshare or under
// conditions there.
func (x *Builder) Workshared() bool {
	o := x.B.Block().ParentOp()
	for o.Is(fir.If) {
		o = o.ParentOp()
	}
	return o.Is(omp.Workshare)
}

// WhileLoop makes an scf.while.
func (x *Builder) WhileLoop(test func() *ir.Value, body func()) {
	o := x.Op(scf.While, nil, nil)
	x.InRegion(o.Region(0), nil, func([]*ir.Value) { c := test(); x.Op(scf.Condition, []*ir.Value{c}, nil) })
	x.InRegion(o.Region(1), nil, func([]*ir.Value) { body(); x.Op(scf.Yield, nil, nil) })
}

// Branch and CondBranch end a block.
func (x *Builder) Branch(to *ir.Block) { irgen.Branch(x.B, to) }

func (x *Builder) CondBranch(c *ir.Value, yes, no *ir.Block) { irgen.CondBranch(x.B, c, yes, no) }

// Block makes a block that Place puts into the region later.
func (x *Builder) Block() *ir.Block { return &ir.Block{} }

// Place continues in a block, after the current one.
func (x *Builder) Place(b *ir.Block) { irgen.Place(x.B, b) }

// Terminated reports whether the current block has its terminator.
func (x *Builder) Terminated() bool { return irgen.Terminated(x.B) }

// Live continues in a block of its own where the current one has its terminator.
func (x *Builder) Live() { irgen.Live(x.B) }

// CallOp makes a fir.call by name.
func (x *Builder) CallOp(name string, results []ir.Type, args []*ir.Value) *ir.Op {
	return x.Op(fir.Call, args, results, Attr("callee", ir.Symbol(name)))
}

// ReturnOp returns from the function.
func (x *Builder) ReturnOp(v ...*ir.Value) { x.Op(fndialect.Return, v, nil) }

// Switch ends a block by a branch to the target of a value, or to other.
func (x *Builder) Switch(v *ir.Value, values []int64, targets []*ir.Block, other *ir.Block) {
	elems := make([]ir.Attribute, len(values))
	for i, c := range values {
		elems[i] = ir.Integer(v.Type(), c)
	}
	cases := ir.DenseElements(ir.Tensor([]int64{int64(len(values))}, v.Type(), nil), len(elems) == 1, elems)
	x.B.Op(cf.Switch, ir.With{Groups: [][]*ir.Value{{v}, nil, nil}, Types: []ir.Type{}, Succs: append([]*ir.Block{other}, targets...),
		Attrs: []ir.NamedAttr{Attr("case_values", cases), Attr("case_operand_segments", ir.DenseArray(ir.I32(), make([]int64, len(values))))}})
}

// TripCount is the number of values from lower to upper by step, of type index.
func (x *Builder) TripCount(lower, upper, step *ir.Value) *ir.Value {
	l, okL := ConstantOf(lower)
	u, okU := ConstantOf(upper)
	s, okS := ConstantOf(step)
	if okL && okU && okS && s != 0 {
		return x.Idx(max(0, (u-l+s)/s))
	}
	n := x.AddI(x.SubI(upper, lower), step)
	if !okS || s != 1 {
		n = x.Op1(arith.DivSI, ir.Index(), n, step)
	}
	return x.AtLeastZero(n)
}
