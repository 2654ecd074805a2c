package omptooffload

import (
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// named are the attributes of an operation that says which directive it comes from, with others.
func named(o *ir.Op, attrs ...ir.NamedAttr) []ir.NamedAttr {
	return append(attrs, ir.NamedAttr{Name: offload.Directive, Value: ir.String(directive(o))})
}

// synchronize makes a barrier before at. Where it returns because the parallel region was cancelled, control leaves that.
func (c *code) synchronize(at *ir.Op, o *ir.Op) {
	e := build.Before(at)
	b := e.Op(offload.Barrier, ir.With{Attrs: named(o), Types: []ir.Type{ir.I1()}, Loc: o.Loc})
	if to, ok := c.landing(at, offload.CancelParallel); ok && c.flatten(at) {
		c.leaveWhen(at, b.Result(0), to)
	}
}

// barrier replaces a barrier directive.
func (c *code) barrier(o *ir.Op) {
	if c.launchOf(o) == nil { // else no other thread is in the team
		c.synchronize(o, o)
	}
	o.Erase()
}

// flush replaces a flush directive: a fence, whatever the variables and the order are.
func (c *code) flush(o *ir.Op) {
	build.Before(o).Make(llvm.Dialect, "fence", ir.With{Attrs: []ir.NamedAttr{llvm.Ordering("ordering", llvm.SeqCst)}})
	o.Erase()
}

// critical replaces a critical construct.
func (c *code) critical(o *ir.Op) {
	if len(o.Region(0).Blocks()) > 1 && !c.flatten(o) {
		return
	}
	name := ""
	if s, ok := o.Attr("name").(*ir.SymbolRefAttr); ok {
		name = omp.SectionName(s.Root)
	}
	section := ir.NamedAttr{Name: "section", Value: ir.String(name)}
	build.Before(o).Op(offload.Lock, ir.With{Attrs: named(o, section)})
	unwrap(o)
	build.Before(o).Op(offload.Unlock, ir.With{Attrs: named(o, section)})
	o.Erase()
}

// ordered replaces an ordered construct with a region.
func (c *code) ordered(o *ir.Op) {
	if len(o.Region(0).Blocks()) > 1 && !c.flatten(o) {
		return
	}
	if o.Attr("par_level_simd") != nil && o.Attr(accc.Threads.Name) == nil { // one lane has an order
		section := ir.NamedAttr{Name: "section", Value: ir.String("ordered simd")}
		if c.opts.Races {
			build.Before(o).Op(offload.Lock, ir.With{Attrs: named(o, section)})
		}
		unwrap(o)
		if c.opts.Races {
			build.Before(o).Op(offload.Unlock, ir.With{Attrs: named(o, section)})
		}
		o.Erase()
		return
	}
	number := build.Before(o).I64(-1)
	if loop := c.orderedLoop(o); loop != nil {
		number = numberOf(loop)
	}
	build.Before(o).Op(offload.Ordered, ir.With{Operands: []*ir.Value{number}, Attrs: named(o)})
	unwrap(o)
	build.Before(o).Op(offload.OrderedEnd, ir.With{Operands: []*ir.Value{number}, Attrs: named(o)})
	o.Erase()
}

// orderedLoop is the loop, of those whose iterations have an order, that o is in; nil where that is in another function.
func (c *code) orderedLoop(o *ir.Op) *ir.Op {
	for p := o.ParentOp(); p != nil && !p.Is(offload.Fork); p = p.ParentOp() {
		if n := c.nests[p]; n != nil && n.ordered {
			return p
		}
	}
	return nil
}

// numberOf is the number of the iteration of a loop.
func numberOf(loop *ir.Op) *ir.Value {
	args := argsOf(loop)
	return args[len(args)-1]
}

// doacross replaces an ordered directive without a region. The iteration that it names is that of the shared loop, by its
// number, and those of the loops in it, by the values of their variables.
func (c *code) doacross(o *ir.Op) {
	loop := c.orderedLoop(o)
	if loop == nil {
		c.unsupported(o, "ordered with dependences outside of the loop")
		return
	}
	source := false
	if v, ok := omp.DependEnum.Of(o.Attr("doacross_depend_type")); ok {
		source = omp.DependEnum.Text(v) == "dependsource"
	}
	list, own := o.GetAll("doacross_depend_vars"), numberOf(loop)
	levels := len(loop.GetAll("from"))
	if source && levels < int(o.IntAttr("doacross_num_loops")) && len(list) < int(o.IntAttr("doacross_num_loops")) ||
		!source && len(list) < levels {
		c.unsupported(o, "ordered with dependences that does not say which iteration it is in")
		return
	}
	e := build.Before(o)
	inner := func(e build.Emit) (out []*ir.Value) {
		for i := levels; i < len(list); i++ {
			out = append(out, e.Cast(list[i], ir.I64()))
		}
		return out
	}
	if source {
		e.Op(offload.Post, ir.With{Operands: append([]*ir.Value{own}, inner(e)...), Attrs: named(o)})
		o.Erase()
		return
	}
	if !c.flatten(o) {
		return
	}
	e = build.Before(o)
	number, exists := c.nests[loop].numberFor(e, list[:levels])
	earlier := e.Arith("andi", exists, e.Cmp(arith.SLT, number, own))
	c.when(o, earlier, func(at *ir.Op) {
		e := build.Before(at)
		e.Op(offload.Await, ir.With{Operands: append([]*ir.Value{number}, inner(e)...), Attrs: named(o), Loc: o.Loc})
	})
	o.Erase()
}

// argsOf are the arguments of the region of an operation.
func argsOf(o *ir.Op) []*ir.Value { return o.Region(0).Entry().Args() }

// atomic replaces an atomic operation. All are as strong as the strongest order.
func (c *code) atomic(o *ir.Op) {
	e := build.Before(o)
	switch o.Def() {
	case omp.AtomicRead:
		t := o.Attr("element_type").(*ir.TypeAttr).Type
		v := e.Op(offload.AtomicRead, ir.With{Operands: []*ir.Value{o.Get("x")}, Types: []ir.Type{t}}).Result(0)
		e.Store(v, o.Get("v"))
	case omp.AtomicWrite:
		e.Op(offload.AtomicWrite, ir.With{Operands: []*ir.Value{o.Get("expr"), o.Get("x")}})
	case omp.AtomicUpdate:
		c.update(e, o)
	default:
		c.capture(e, o)
	}
	o.Erase()
}

// capture is a pair of atomic operations on one location: which value the read gets depends on the order.
func (c *code) capture(e build.Emit, o *ir.Op) {
	var read, change *ir.Op
	readFirst := false
	for _, x := range o.Region(0).Entry().Ops() {
		switch x.Def() {
		case omp.AtomicRead:
			read, readFirst = x, change == nil
		case omp.AtomicUpdate, omp.AtomicWrite:
			change = x
		}
	}
	if read == nil || change == nil {
		c.fail(o.Errorf("must hold a read and an update or a write"))
		return
	}
	u := c.update(e, change)
	v := u.Result(1)
	if readFirst {
		v = u.Result(0)
	}
	e.Store(v, read.Get("v"))
}

// update makes the atomic update of an update, or of a write that is part of a capture.
func (c *code) update(e build.Emit, change *ir.Op) *ir.Op {
	var t ir.Type
	if change.Is(omp.AtomicWrite) {
		t = change.Get("expr").Type()
	} else {
		t = change.Region(0).Entry().Arg(0).Type()
	}
	u := e.Op(offload.AtomicUpdate, ir.With{Operands: []*ir.Value{change.Get("x")}, Types: []ir.Type{t, t}})
	if change.Is(omp.AtomicWrite) {
		build.End(u.Region(0).AddBlock(t), change.Loc).Op(offload.Yield, ir.With{Operands: []*ir.Value{change.Get("expr")}})
		return u
	}
	u.Region(0).Take(change.Region(0))
	for _, y := range ends(u.Region(0)) {
		build.Before(y).Op(offload.Yield, ir.With{Operands: y.Operands()})
		y.Erase()
	}
	return u
}
