package offloadtorun

import (
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// fork replaces a fork by the code of the thread that forks: it starts the team, runs the team function itself as the first
// thread, and waits for the others.
func (h *host) fork(o *ir.Op) {
	l, name := h.lowering, o.StringAttr("function")
	if l.symbols[name] != nil {
		l.unsupported(o, "a team function with the name of another function, "+name)
		return
	}
	number := len(l.program.Teams)
	site := l.site(Site{Directive: o.StringAttr(offload.Directive), Loc: o.Loc})
	l.program.Teams = append(l.program.Teams, Team{Name: name, Site: site})
	e := build.Before(o)

	f := l.newFunc(name, []ir.Type{ir.I32(), ir.I32()}, nil, false)
	l.belongs(h, f)
	f.Loc = o.Loc
	entry := f.Region(0).Entry()
	body := move(o, f)
	for i, n := range []string{"thread", "threads"} {
		entry.Arg(i).SetLoc(&ir.NameLoc{Name: n})
		body.Arg(0).ReplaceAllUses(entry.Arg(i))
		body.RemoveArg(0)
	}
	l.inside(f)
	caps := capture(f)
	setSignature(f)
	l.program.Teams[number].Args = argsOf(caps)

	slots, passed := h.slots(e, o, caps)
	threads := o.Get("threads")
	if threads == nil {
		threads = e.I32(0)
	}
	kind, _ := offload.TeamEnum.Of(o.Attr("kind"))
	last := o.Get("limit")
	if last == nil {
		last = e.I32(o.IntAttr("bind"))
	}
	size := h.runtime(e, FnFork, e.I32(int64(site)), e.I32(int64(number)), slots, threads, e.I32(kind), conditionOf(e, o), last)
	e.Call(name, nil, append([]*ir.Value{e.I32(0), size}, passed...)...)
	h.runtime(e, FnJoin, e.I32(int64(site)))
	o.Erase()
}

// belongs marks a function that is made of a region in the code of h.
func (l *lowering) belongs(h *host, f *ir.Op) {
	f.SetAttr(accc.Team.Name, ir.Unit())
	if h.onDevice() {
		f.SetAttr(accc.Device.Name, ir.Unit())
	}
}

// share replaces shared iterations by a loop over the ranges that come to this thread.
func (h *host) share(o *ir.Op) {
	head, loc, total := o.Parent(), o.Loc, o.Get("count")
	site := h.siteOf(build.Before(o), o, Site{})
	after := build.Cut(o)
	n := &nest{e: build.End(head, loc), exit: after}
	var lo, hi *ir.Value
	switch chunk := o.Get("chunk"); {
	case o.Attr("schedule") != nil:
		lo, hi = h.claims(n, o, site)
	case chunk != nil:
		lo, hi = n.inTurn(total, n.e.Cast(o.Get("rank"), ir.I64()), n.e.Cast(o.Get("size"), ir.I64()), chunk)
	default:
		// The first threads get the iterations that are left over, one each.
		e := n.e
		rank, size := e.Cast(o.Get("rank"), ir.I64()), e.Cast(o.Get("size"), ir.I64())
		each := e.Arith("divsi", total, size)
		more := e.Sub(total, e.Mul(each, size))
		lo = e.Add(e.Mul(rank, each), e.Arith("minsi", rank, more))
		hi = e.Add(e.Add(lo, each), e.Cast(e.Cmp(arith.SLT, rank, more), ir.I64()))
		n.guard(lo, hi)
	}
	n.fill(o, []*ir.Value{lo, hi})
}

// claims makes a loop over the ranges that the runtime hands out. A call takes far longer than an atomic addition, so chunks of a dynamic
// schedule are claimed by one where the runtime says that nobody has to know.
func (h *host) claims(n *nest, o *ir.Op, site *ir.Value) (lo, hi *ir.Value) {
	e, loc := n.e, n.e.Loc
	kind, _ := offload.ScheduleEnum.Of(o.Attr("schedule"))
	flags, _ := offload.SharingEnum.Of(o.Attr("sharing"))
	chunk := o.Get("chunk")
	if chunk == nil {
		chunk = e.I64(0)
	}
	bounds := h.scratch(loc, 4)
	direct := !h.onDevice() && (kind == ScheduleDynamic || kind == ScheduleRuntime) && flags&(LoopOrdered|LoopDoacross) == 0
	if direct {
		e.Store(e.I64(0), e.Offset(bounds, e.I64(16)))
	}
	h.runtime(e, FnLoop, site, o.Get("count"), e.I32(kind), chunk, e.I32(flags))
	test, start := &ir.Block{}, &ir.Block{}
	lo, hi = start.AddArg(ir.I64(), loc), start.AddArg(ir.I64(), loc)
	e.Br(test)
	n.append(test)
	e = build.End(test, loc)
	if direct {
		claim, ask := &ir.Block{}, &ir.Block{}
		n.e = e
		n.append(claim, ask)
		counter := e.Load(ir.I64(), e.Offset(bounds, e.I64(16)))
		e.CondBr(e.Cmp(arith.NE, counter, e.I64(0)), claim, nil, ask, nil)

		e = build.End(claim, loc)
		length := e.Load(ir.I64(), e.Offset(bounds, e.I64(24)))
		from := e.Make(llvm.Dialect, "atomicrmw", ir.With{Operands: []*ir.Value{fromWord(e, counter, build.Ptr()), length}, Types: []ir.Type{ir.I64()},
			Attrs: []ir.NamedAttr{{Name: "bin_op", Value: llvm.AtomicEnum.Attr(llvm.RMWAdd)}, llvm.Ordering("ordering", llvm.SeqCst)}}).Result(0)
		end := e.Arith("minsi", e.Add(from, length), o.Get("count"))
		e.CondBr(e.Cmp(arith.SLT, from, o.Get("count")), start, []*ir.Value{from, end}, n.exit, nil)
		e = build.End(ask, loc)
	}
	read := &ir.Block{}
	n.e = e
	n.append(read, start)
	e.CondBr(e.Cmp(arith.NE, h.runtime(e, FnNext, bounds), e.I32(0)), read, nil, n.exit, nil)
	e = build.End(read, loc)
	e.Br(start, e.Load(ir.I64(), bounds), e.Load(ir.I64(), e.Offset(bounds, e.I64(8))))
	n.e, n.exit = build.End(start, loc), test
	return lo, hi
}

// land makes branches of the operations that leave several regions, once these are blocks of the function.
func (h *host) land() {
	landings := map[int64]*ir.Block{}
	var leaves, marks []*ir.Op
	ir.Walk(h.f, func(o *ir.Op) bool {
		switch {
		case o.Is(offload.Landing):
			marks = append(marks, o)
		case o.Is(offload.Leave):
			leaves = append(leaves, o)
		}
		return true
	})
	for _, o := range marks {
		b := o.Parent()
		if o.Prev() != nil {
			head := b
			b = head.Split(o)
			build.End(head, o.Loc).Br(b)
		}
		landings[o.IntAttr("number")] = b
	}
	for _, o := range leaves {
		to := landings[o.IntAttr("landing")]
		if to == nil || to.Region() != o.Parent().Region() {
			h.unsupported(o, "a landing that is not around it")
			continue
		}
		build.Before(o).Br(to)
		o.Erase()
	}
	for _, o := range marks {
		o.Erase()
	}
}

func (h *host) position(o *ir.Op) {
	e := build.Before(o)
	kind, _ := offload.TeamEnum.Of(o.Attr("kind"))
	for i, name := range []string{FnRank, FnSize} {
		if r := o.Result(i); r.HasUses() {
			r.ReplaceAllUses(h.runtime(e, name, e.I32(kind)))
		}
	}
	o.Erase()
}

func (h *host) count(o *ir.Op) {
	e := build.Before(o)
	o.Result(0).ReplaceAllUses(e.Product(counts(e, o)))
	o.Erase()
}

// A call describes the runtime call that an operation becomes: besides the site, the operands in their order, which are
// followed by the number of an attribute's case.
type call struct {
	name string
	attr string
	enum *ir.Enum
}

// threadCalls are the operations of which nothing but one runtime call with a site is left.
var threadCalls = map[*ir.OpDef]call{
	offload.Barrier: {name: FnBarrier}, offload.ThreadLimit: {name: FnThreadLimit}, offload.Single: {name: FnSingle},
	offload.Gather: {FnGather, "kind", offload.TeamEnum}, offload.Gathered: {FnGathered, "kind", offload.TeamEnum},
	offload.ThreadPrivate: {name: FnThreadPrivate}, offload.Ordered: {name: FnOrdered}, offload.OrderedEnd: {name: FnOrderedEnd},
	offload.Cancelled: {FnCancellationPoint, "kind", offload.CancelEnum},
	offload.TaskYield: {name: FnTaskYield}, offload.TaskGroup: {name: FnTaskGroup}, offload.TaskGroupEnd: {name: FnTaskGroupEnd},
	offload.TaskCopy: {name: FnTaskCopy},
}

// threadCall replaces an operation by its call.
func (h *host) threadCall(o *ir.Op) {
	c := threadCalls[o.Def()]
	e := build.Before(o)
	args := append([]*ir.Value{h.siteOf(e, o, Site{})}, o.Operands()...)
	if c.enum != nil {
		n, _ := c.enum.Of(o.Attr(c.attr))
		args = append(args, e.I32(n))
	}
	h.become(e, o, h.runtime(e, c.name, args...))
}

// become replaces an operation by what its call returns.
func (h *host) become(e build.Emit, o *ir.Op, v *ir.Value) {
	if o.NumResults() > 0 {
		if o.Result(0).Type() == ir.I1() {
			v = e.Cmp(arith.NE, v, e.I32(0))
		}
		o.Result(0).ReplaceAllUses(v)
	}
	o.Erase()
}

func (h *host) publish(o *ir.Op) {
	h.runtime(build.Before(o), FnPublish, o.Get("address"))
	o.Erase()
}

func (h *host) published(o *ir.Op) {
	e := build.Before(o)
	h.become(e, o, h.runtime(e, FnPublished))
}

func (h *host) cancel(o *ir.Op) {
	e := build.Before(o)
	kind, _ := offload.CancelEnum.Of(o.Attr("kind"))
	h.become(e, o, h.runtime(e, FnCancel, h.siteOf(e, o, Site{}), e.I32(kind), conditionOf(e, o)))
}

// critical enters or leaves a critical section.
func (h *host) critical(o *ir.Op) {
	e := build.Before(o)
	fn := FnLock
	if o.Is(offload.Unlock) {
		fn = FnUnlock
	}
	h.runtime(e, fn, h.siteOf(e, o, Site{}), e.I32(h.section(o.StringAttr("section"))))
	o.Erase()
}

// section is the number of a critical section.
func (l *lowering) section(name string) int64 {
	for i, s := range l.program.Criticals {
		if s == name {
			return int64(i)
		}
	}
	l.program.Criticals = append(l.program.Criticals, name)
	return int64(len(l.program.Criticals) - 1)
}

// doacross names an iteration to the runtime: one that is done, or one to wait for.
func (h *host) doacross(o *ir.Op) {
	e := build.Before(o)
	fn := FnPost
	if o.Is(offload.Await) {
		fn = FnAwait
	}
	list := o.Operands()
	h.runtime(e, fn, h.siteOf(e, o, Site{}), h.list(e, o.Loc, list), e.I32(int64(len(list))))
	o.Erase()
}

// atLeast compares a number in the program; only one that is too small is a call.
func (h *host) atLeast(o *ir.Op) {
	if !h.flatten(o) {
		return
	}
	head, loc, below := o.Parent(), o.Loc, &ir.Block{}
	after := build.Cut(o)
	head.Region().InsertAfter(below, head)
	least := o.IntAttr("least")
	e := build.End(below, loc)
	h.runtime(e, FnBelow, h.siteOf(e, o, Site{Var: o.StringAttr("what")}), e.Cast(o.Operand(0), ir.I64()), e.I64(least))
	e.Br(after)
	e = build.End(head, loc)
	e.CondBr(e.Cmp(arith.SLT, o.Operand(0), e.Constant(o.Operand(0).Type(), least)), below, nil, after, nil)
	o.Erase()
}

func (h *host) report(o *ir.Op) {
	e := build.Before(o)
	fatal := int64(0)
	if o.Attr("fatal") != nil {
		fatal = 1
	}
	h.runtime(e, FnReport, h.siteOf(e, o, Site{}), o.Get("message"), e.I32(fatal))
	o.Erase()
}
