package omptooffload

import (
	"strings"

	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// The threads of a team on a device run one after another, on one instance of the code, if none of them has to wait for
// another one before the end: a parallel construct is a loop over their ranks then, and costs nothing. If all that they do is
// to share iterations nobody can tell how many they are: it is one.

// defaultThreads is how many threads a parallel construct on a device has if it does not say so, as in backend/team.
const defaultThreads = 8

// mostThreads is how many it has at most.
const mostThreads = 256

// inOrder replaces a parallel construct in a launch by its threads in order, or reports that it cannot.
func (c *code) inOrder(o, launch *ir.Op) bool {
	loops, ok := c.independent(o)
	if !ok || !c.flatten(o) {
		return false
	}
	bound, _ := omp.BindKindEnum.Value("parallel")
	for _, w := range loops {
		if w.Is(omp.Loop) {
			w.SetAttr("bind_kind", omp.BindKindEnum.Attr(bound))
		} else {
			w.SetAttr("schedule_kind", nil)
			w.SetAttr("schedule_mod", nil)
		}
	}
	k := &copies{code: c, o: o, at: o.Region(0).Entry().First()}
	k.make(o)
	for len(argsOf(o)) > 0 {
		o.Region(0).Entry().RemoveArg(0)
	}
	if !c.opts.Races && o.Get("num_threads") == nil && len(k.values) == 0 && nothingElse(o, loops) {
		unwrap(o)
		o.Erase()
		return true
	}
	e := build.Before(o)
	threads := c.threads(e, o, launch)
	if v := o.Get("if_expr"); v != nil {
		threads = e.Choose(v, threads, e.I32(1))
	}
	d := ir.NewDraft(offload.Loop)
	d.Add("from", e.I32(0))
	d.Add("to", threads)
	d.Add("step", e.I32(1))
	if c.opts.Races {
		d.Set("beside", ir.Integer(ir.I64(), offload.BesideTeam))
		d.Set(offload.Directive, ir.String(directive(o)))
		// The threads have the region's variables in turn, in the same memory.
		d.Add("own", build.Lanes(o, hoistVariables(o))...)
	}
	each := d.Insert(e.Builder, o.Loc)
	each.Region(0).Take(o.Region(0))
	each.Region(0).Entry().AddArg(ir.I32(), &ir.NameLoc{Name: "thread", Child: ir.Unknown})
	c.serial[each] = true
	end := oneEnd(each.Region(0), o.Loc)
	k.alone(end)
	k.end(end)
	o.Erase()
	return true
}

// hoistVariables moves the variables of constant size on the stack out of the region of an operation, and returns them.
func hoistVariables(o *ir.Op) (variables []*ir.Value) {
	var list []*ir.Op
	for _, b := range o.Region(0).Blocks() {
		for _, a := range b.Ops() {
			if a.Is(llvm.Alloca) && build.IsConstant(a.Operand(0)) {
				list = append(list, a)
			}
		}
	}
	e := build.Before(o)
	for _, a := range list {
		n, _ := ir.ConstantInt(a.Operand(0))
		a.SetOperand(0, e.Constant(a.Operand(0).Type(), n))
		a.MoveBefore(o)
		variables = append(variables, a.Result(0))
	}
	return variables
}

// threads is how many threads a parallel construct of a launch has.
func (c *code) threads(e build.Emit, o, launch *ir.Op) *ir.Value {
	n := e.I32(defaultThreads)
	if v := o.Get("num_threads"); v != nil {
		positive(e, o, v, "the number of threads")
		n = e.Arith("minsi", e.Cast(v, ir.I32()), e.I32(mostThreads))
	}
	if l := c.launches[launch]; l != nil && l.limit != nil {
		limit := e.Cast(outside(e, l.limit), ir.I32())
		n = e.Choose(e.Cmp(arith.SLT, limit, n), limit, n)
	}
	return n
}

// inLaunch is the position of what executes o in p, which is a launch or a loop over the threads of a team.
func (c *code) inLaunch(o, p *ir.Op, kind int64) (rank, size *ir.Value) {
	switch {
	case c.serial[p] && p.Is(offload.Loop):
		return p.Region(0).Entry().Arg(0), p.Get("to")
	case kind == offload.TeamLeague:
		return argsOf(p)[0], argsOf(p)[1]
	}
	e := build.Before(o)
	return e.I32(0), e.I32(1)
}

// independent reports whether no thread of a parallel construct waits for another one before the end, and the loops that they
// share.
func (c *code) independent(o *ir.Op) (loops []*ir.Op, ok bool) {
	ok = modifierOf(o) == "" && len(o.GetAll("allocate_vars")) == 0
	ir.Walk(o, func(x *ir.Op) bool {
		switch {
		case x == o:
		case x.Is(omp.Wsloop), x.Is(omp.Loop) && c.sharedBy(x) == o:
			loops = append(loops, x)
			ok = ok && x.Attr("ordered") == nil && modifierOf(x) == "" && (x.Attr("nowait") != nil || endsRegion(x, o))
		case x.Is(omp.Distribute), x.Is(omp.Simd), x.Is(omp.Loop), x.Is(omp.LoopNest), x.IsTerminator(),
			x.Is(omp.AtomicRead), x.Is(omp.AtomicWrite), x.Is(omp.AtomicUpdate), x.Is(omp.AtomicCapture), x.Is(omp.Flush):
		case x.Def().Dialect == omp.Dialect:
			ok = false
		case x.Is(fn.CallIndirect), x.Is(llvm.Call) && x.Attr("callee") == nil:
			ok = false
		case x.Is(fn.Call), x.Is(llvm.Call):
			ok = ok && c.harmless(x, nil)
		}
		return ok
	})
	return loops, ok
}

// sharedBy is the parallel construct whose threads share a loop directive, or nil.
func (c *code) sharedBy(loop *ir.Op) *ir.Op {
	if v, ok := omp.BindKindEnum.Of(loop.Attr("bind_kind")); ok && omp.BindKindEnum.Text(v) != "parallel" {
		return nil
	}
	for p := loop.ParentOp(); p != nil; p = p.ParentOp() {
		switch {
		case p.Is(omp.Parallel):
			return p
		case p.Is(omp.LoopNest):
			return nil
		}
	}
	return nil
}

// endsRegion reports whether nothing follows a loop, and its wrappers, but the end of the region of a parallel construct.
func endsRegion(x, parallel *ir.Op) bool {
	for p := x; p != parallel; p = p.ParentOp() {
		if p.Next() == nil {
			continue // the only operation of a wrapper
		}
		if !p.Next().IsTerminator() || p.ParentOp() == parallel && len(parallel.Region(0).Blocks()) > 1 {
			return false
		}
		if p.ParentOp() != parallel && !p.ParentOp().Is(omp.Distribute) {
			return false
		}
	}
	return true
}

// harmless reports whether the function that is called neither waits for other threads nor asks which one it is.
func (c *code) harmless(call *ir.Op, within []*ir.Op) bool {
	s, ok := call.Attr("callee").(*ir.SymbolRefAttr)
	if !ok {
		return false
	}
	if _, query := queries[s.Root]; query && len(within) == 0 {
		return true
	}
	f := c.symbols[s.Root]
	if f == nil || strings.HasPrefix(s.Root, "omp_") {
		return false
	}
	for _, x := range within {
		if x == f {
			return true
		}
	}
	if f.Region(0).Empty() {
		return true
	}
	within = append(within, f)
	ok = true
	ir.Walk(f, func(x *ir.Op) bool {
		switch {
		case x.Def().Dialect == omp.Dialect:
			ok = x.Is(omp.AtomicRead) || x.Is(omp.AtomicWrite) || x.Is(omp.AtomicUpdate) || x.Is(omp.AtomicCapture) || x.IsTerminator()
		case x.Def().Dialect == offload.Dialect:
			ok = x.Is(offload.AtomicRead) || x.Is(offload.AtomicWrite) || x.Is(offload.AtomicUpdate) || x.Is(offload.Yield) || x.Is(offload.AtLeast)
		case x.Is(fn.CallIndirect), x.Is(llvm.Call) && x.Attr("callee") == nil:
			ok = false
		case x.Is(fn.Call), x.Is(llvm.Call):
			ok = c.harmless(x, within)
		}
		return ok
	})
	return ok
}

// nothingElse reports whether a parallel construct does nothing but to share iterations.
func nothingElse(o *ir.Op, loops []*ir.Op) bool {
	if len(o.Region(0).Blocks()) != 1 || len(loops) == 0 {
		return false
	}
	for x := o.Region(0).Entry().First(); x != nil; x = x.Next() {
		switch {
		case x.Is(omp.Wsloop), x.Is(omp.Loop), x.Is(omp.Distribute), x.IsTerminator(), x.Is(llvm.Alloca), x.Def().Has(ir.ConstantLike), x.Def().Has(ir.Pure),
			x.Is(llvm.Load), x.Is(llvm.Store) && isLocal(x.Operand(1), o):
		default:
			return false
		}
	}
	asks := false
	ir.Walk(o, func(x *ir.Op) bool {
		if s, ok := x.Attr("callee").(*ir.SymbolRefAttr); ok {
			_, query := queries[s.Root]
			asks = asks || query
		}
		return !asks
	})
	return !asks
}
