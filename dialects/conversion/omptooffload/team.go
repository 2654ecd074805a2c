package omptooffload

import (
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// parallel replaces a parallel construct by a fork.
func (c *code) parallel(o *ir.Op) {
	if launch := c.launchOf(o); launch != nil && c.inOrder(o, launch) {
		return
	}
	e := build.Before(o)
	d := ir.NewDraft(offload.Fork)
	if v := o.Get("num_threads"); v != nil {
		positive(e, o, v, "the number of threads")
		d.Add("threads", e.Cast(v, ir.I32()))
	}
	d.Add(offload.Condition, o.Get("if_expr"))
	if v, ok := omp.ProcBindEnum.Of(o.Attr("proc_bind_kind")); ok {
		d.Set("bind", ir.Integer(ir.I32(), binds[omp.ProcBindEnum.Text(v)]))
	}
	c.fork(o, d, offload.TeamParallel, "team")
}

// teamCount and chunkSize are what messages call these numbers.
const (
	teamCount = "the number of teams"
	chunkSize = "the chunk size"
)

// positive makes the program end if a number is not positive that has to be (OpenMP 5.2 §1.2, §5.2.1). Checks of the source are about constants.
func positive(e build.Emit, o *ir.Op, v *ir.Value, what string) { atLeast(e, o, v, 1, what) }

// atLeast makes the program end if a number of a clause is too small.
func atLeast(e build.Emit, o *ir.Op, v *ir.Value, least int64, what string) {
	if _, constant := ir.ConstantInt(v); constant {
		return
	}
	e.Op(offload.AtLeast, ir.With{Operands: []*ir.Value{v}, Loc: o.Loc, Attrs: named(o,
		ir.NamedAttr{Name: "least", Value: ir.Integer(ir.I64(), least)}, ir.NamedAttr{Name: "what", Value: ir.String(what)})})
}

// binds are the numbers of omp_proc_bind_t.
var binds = map[string]int64{"primary": 2, "master": 2, "close": 3, "spread": 4}

// teams replaces a teams construct by a fork of the initial threads.
func (c *code) teams(o *ir.Op) {
	e := build.Before(o)
	d := ir.NewDraft(offload.Fork)
	if v := o.Get("num_teams_upper"); v != nil {
		positive(e, o, v, teamCount)
		d.Add("threads", e.Cast(v, ir.I32()))
	}
	d.Add(offload.Condition, o.Get("if_expr"))
	if v := o.Get("thread_limit"); v != nil {
		positive(e, o, v, "thread_limit")
		d.Add("limit", e.Cast(v, ir.I32()))
	}
	c.fork(o, d, offload.TeamLeague, "league")
}

// fork makes the fork of a construct.
func (c *code) fork(o *ir.Op, d *ir.Draft, kind int64, name string) {
	d.Set("kind", offload.TeamEnum.Attr(kind))
	d.Set("function", ir.String(c.newRegion(name)))
	d.Set(offload.Directive, ir.String(directive(o)))
	k := &copies{code: c, o: o, at: o.Region(0).Entry().First()}
	k.make(o)
	k.participate(k.at)
	fork := d.Insert(build.Before(o).Builder, o.Loc)
	old := len(o.Region(0).Entry().Args())
	fork.Region(0).Take(o.Region(0))
	entry := fork.Region(0).Entry()
	for range old {
		entry.RemoveArg(0)
	}
	for _, n := range []string{"thread", "threads"} {
		entry.AddArg(ir.I32(), &ir.NameLoc{Name: n, Child: ir.Unknown})
	}
	end := oneEnd(fork.Region(0), o.Loc)
	if kind == offload.TeamParallel {
		c.lands(fork, offload.CancelParallel, fork, end)
	}
	k.collect(end)
	k.fold(end, kind)
	k.end(end)
	o.Erase()
}

// position is the rank of the thread that executes o in its team or league, and the number of threads there: arguments of
// the region that o is in, or what the runtime says, before o.
func (c *code) position(o *ir.Op, kind int64) (rank, size *ir.Value) {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(offload.Task) || p.Is(offload.Reverse) {
			break // any thread may run it
		}
		if l := c.launches[p]; l != nil || c.serial[p] && kind == offload.TeamParallel {
			return c.inLaunch(o, p, kind)
		}
		if !p.Is(offload.Fork) {
			continue
		}
		switch k, _ := offload.TeamEnum.Of(p.Attr("kind")); k {
		case kind:
			args := p.Region(0).Entry().Args()
			return args[0], args[1]
		case offload.TeamLeague:
			e := build.Before(o)
			return e.I32(0), e.I32(1)
		}
	}
	e := build.Before(o)
	at := e.Op(offload.Position, ir.With{Attrs: []ir.NamedAttr{{Name: "kind", Value: offload.TeamEnum.Attr(kind)}},
		Types: []ir.Type{ir.I32(), ir.I32()}})
	return at.Result(0), at.Result(1)
}

// threadprivate replaces the address of a variable by that of the thread's copy.
func (c *code) threadprivate(o *ir.Op) {
	variable := o.Get("sym_addr")
	global := c.globalOf(variable)
	if global == nil {
		c.unsupported(o, "threadprivate of what is not a global variable")
		return
	}
	t, _ := global.Attr("global_type").(*ir.TypeAttr)
	size, ok := llvm.SizeOf(t.Type)
	if !ok {
		c.unsupported(o, "threadprivate of a variable of this type")
		return
	}
	e := build.Before(o)
	mine := e.Op(offload.ThreadPrivate, ir.With{Operands: []*ir.Value{variable, e.I64(size)}, Attrs: named(o), Types: []ir.Type{o.Result(0).Type()}})
	o.Result(0).ReplaceAllUses(mine.Result(0))
	o.Erase()
}

// globalOf is the global variable that an address is that of, or nil.
func (c *code) globalOf(v *ir.Value) *ir.Op {
	d := v.Op()
	if d == nil || d.Name() != "llvm.mlir.addressof" {
		return nil
	}
	s, _ := d.Attr("global_name").(*ir.SymbolRefAttr)
	if s == nil {
		return nil
	}
	return c.symbols[s.Root]
}
