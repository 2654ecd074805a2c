package omptooffload

import (
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// single replaces a single construct.
func (c *code) single(o *ir.Op) {
	if !c.flatten(o) {
		return
	}
	k := &copies{code: c, o: o, at: o.Region(0).Entry().First()}
	k.make(o)
	for len(argsOf(o)) > 0 {
		o.Region(0).Entry().RemoveArg(0)
	}
	end := joined(o.Region(0), o.Loc)
	k.end(end)
	e := build.Before(o)
	mine := e.Op(offload.Single, ir.With{Attrs: named(o), Types: []ir.Type{ir.I1()}}).Result(0)
	list := o.GetAll("copyprivate_vars")
	if len(list) > 0 {
		in := build.Before(end)
		all := in.Alloca(llvm.Array(int64(len(list)), build.Ptr()), 1)
		for i, v := range list {
			in.Store(v, in.Offset(all, in.I64(8*int64(i))))
		}
		in.Op(offload.Publish, ir.With{Operands: []*ir.Value{all}})
	}
	c.alone(o)
	guard(o, mine)
	switch {
	case len(list) > 0:
		c.broadcast(o, mine, list)
	case o.Attr("nowait") == nil && !endsTeam(o):
		c.synchronize(o, o)
	}
	o.Erase()
}

// alone tells a detector of races that one thread, any of the team, executes the region of o.
func (c *code) alone(o *ir.Op) {
	if !c.opts.Races {
		return
	}
	build.Before(o.Region(0).Entry().First()).Op(offload.Alone, ir.With{})
	for _, t := range ends(o.Region(0)) {
		build.Before(t).Op(offload.AloneEnd, ir.With{})
	}
}

// broadcast copies the values of the variables of the thread that has executed a single construct to those of the others.
func (c *code) broadcast(o *ir.Op, mine *ir.Value, list []*ir.Value) {
	syms, _ := o.Attr("copyprivate_syms").(*ir.ArrayAttr)
	c.synchronize(o, o)
	e := build.Before(o)
	c.when(o, e.Arith("xori", mine, e.Constant(ir.I1(), 1)), func(at *ir.Op) {
		e := build.Before(at)
		theirs := e.Op(offload.Published, ir.With{Types: []ir.Type{build.Ptr()}}).Result(0)
		for i, v := range list {
			from := e.Load(build.Ptr(), e.Offset(theirs, e.I64(8*int64(i))))
			c.call(e, o, syms.Elems[i].(*ir.SymbolRefAttr), v, from)
		}
	})
	c.synchronize(o, o)
}

// call calls a function of the program without results.
func (c *code) call(e build.Emit, o *ir.Op, s *ir.SymbolRefAttr, args ...*ir.Value) {
	switch f := c.symbols[s.Root]; {
	case f == nil:
		c.fail(o.ErrorCode(ir.CodeSymbol, "refers to the function @%s, which is not there", s.Root))
	case f.Is(llvm.Func):
		e.Make(llvm.Dialect, "call", ir.With{Groups: [][]*ir.Value{args, nil}, Types: []ir.Type{}, Attrs: []ir.NamedAttr{{Name: "callee", Value: s}}})
	default:
		e.Call(s.Root, nil, args...)
	}
}

// masked replaces a masked or master construct.
func (c *code) masked(o *ir.Op) {
	if !c.flatten(o) {
		return
	}
	rank, _ := c.position(o, offload.TeamParallel)
	e := build.Before(o)
	filter := e.I32(0)
	if o.Is(omp.Masked) {
		if v := o.Get("filtered_thread_id"); v != nil {
			filter = e.Cast(v, ir.I32())
		}
	}
	guard(o, e.Cmp(arith.EQ, rank, filter))
	o.Erase()
}

// sections replaces a sections construct: the runtime hands out the numbers of the sections.
func (c *code) sections(o *ir.Op) {
	if !c.flatten(o) {
		return
	}
	k := &copies{code: c, o: o, at: o}
	k.make(o)
	k.participate(o)
	var list []*ir.Op
	for _, x := range o.Region(0).Entry().Ops() {
		if x.Is(omp.Section) {
			list = append(list, x)
			for i, a := range argsOf(x) {
				a.ReplaceAllUses(k.values[i])
			}
			for len(argsOf(x)) > 0 {
				x.Region(0).Entry().RemoveArg(0)
			}
		}
	}
	e := build.Before(o)
	d := ir.NewDraft(offload.Share)
	d.Add("count", e.I64(int64(len(list))))
	d.Add("chunk", e.I64(1))
	d.Set("schedule", offload.ScheduleEnum.Attr(offload.ScheduleDynamic))
	d.Set(offload.Directive, ir.String(directive(o)))
	share := d.Insert(e.Builder, o.Loc)
	body := share.Region(0).AddBlock(ir.I64(), ir.I64())
	in := build.End(body, o.Loc)
	turns := loop(in, body.Arg(0), body.Arg(1))
	in.Op(offload.Yield, ir.With{})
	if c.opts.Races {
		turns.SetAttr("beside", ir.Integer(ir.I64(), offload.BesideThreads))
		turns.SetAttr(offload.Directive, ir.String(directive(o)))
	}
	entry := turns.Region(0).Entry()
	yield := entry.Last()
	for i, x := range list {
		e := build.Before(yield)
		is := e.Cmp(arith.EQ, entry.Arg(0), e.I64(int64(i)))
		x.MoveBefore(yield)
		guard(x, is)
		x.Erase()
	}
	c.lands(share, offload.CancelSections, share, o)
	k.collect(o)
	k.fold(o, offload.TeamParallel)
	k.end(o)
	if o.Attr("nowait") == nil && !endsTeam(o) {
		c.synchronize(o, o)
	}
	o.Erase()
}

// workshare replaces a workshare construct: one thread executes it, and the others wait. Its loops are plain ones.
func (c *code) workshare(o *ir.Op) {
	if !c.flatten(o) {
		return
	}
	mine := build.Before(o).Op(offload.Single, ir.With{Attrs: named(o), Types: []ir.Type{ir.I1()}}).Result(0)
	c.alone(o)
	guard(o, mine)
	if o.Attr("nowait") == nil && !endsTeam(o) {
		c.synchronize(o, o)
	}
	o.Erase()
}

// workdistribute replaces a workdistribute construct: the first team executes it.
func (c *code) workdistribute(o *ir.Op) {
	if !c.flatten(o) {
		return
	}
	rank, _ := c.position(o, offload.TeamLeague)
	e := build.Before(o)
	guard(o, e.Cmp(arith.EQ, rank, e.I32(0)))
	o.Erase()
}
