package acctoomp

import (
	"slices"

	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// canShare reports whether the iterations of a loop can be shared among threads, and says why not.
func (p *plan) canShare(loop *ir.Op, l levels) bool {
	switch {
	case l.seq:
		return false
	case l.auto && !l.any():
		if loop.Attr(accc.Bare.Name) != nil && !inKernels(loop) {
			return false // it is not a loop construct: all gangs run all of it (OpenACC 3.3 §2.5.1)
		}
		p.remark(Sequential, loop, "auto: the loop runs in one thread, because "+whySequential(loop)+" (write independent if its iterations are)")
		return false
	case loop.Attr(accc.Concurrent.Name) != nil:
		p.remark(Sequential, loop, "do concurrent: a loop directive of OpenMP is for do loops, so that this one runs in one thread; write do")
		return false
	case reducesStructure(loop):
		p.remark(Sequential, loop, "reduction: OpenMP reduces no structure, so that the loop runs in one thread; reduce its members in variables of their own")
		return false
	case len(loop.GetAll("lowerbound")) == 0:
		p.remark(Sequential, loop, "OpenMP shares loops of its canonical form only; this one runs in one thread")
		return false
	}
	return true
}

// reducesStructure reports whether a reduction of a loop is about a structure.
func reducesStructure(loop *ir.Op) bool {
	return slices.ContainsFunc(acc.SlotReduction.Operands(loop), func(v *ir.Value) bool {
		t, ok := acc.VarType(v.Op()).(*llvm.StructType)
		return ok && t.Name != "" // that of a complex number has none
	})
}

// whySequential says why the iterations of a loop are not known to be independent.
func whySequential(loop *ir.Op) string {
	v := verdict(loop)
	switch {
	case v.Parallel:
		return "the arrays that it accesses may overlap"
	case v.Reason == "":
		return "its iterations may depend on one another"
	}
	return v.Reason
}

// inKernels reports whether the compute construct around is kernels.
func inKernels(o *ir.Op) bool {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(acc.Kernels) || p.Is(acc.Parallel) || p.Is(acc.Serial) {
			return p.Is(acc.Kernels)
		}
	}
	return false
}

// loop plans a loop construct that is not part of a combined one already planned.
func (p *plan) loop(o *ir.Op, at workScope) {
	if o.Attr("combined") != nil && at.compute != nil && p.of[at.compute].has(ompdir.DirFor) || o.Attr("combined") != nil && at.compute != nil && p.of[at.compute].has(ompdir.DirDistribute) {
		c := p.of[at.compute]
		p.walk(o, workScope{compute: at.compute, out: c, inLoop: true, threads: c.has(ompdir.DirDistribute) && !c.has(ompdir.DirFor), team: c})
		return
	}
	c := p.add(o)
	if p.shared[o] {
		p.walk(o, at)
		return
	}
	l := levelsOf(o)
	in := at
	leaves := p.leaves(o, l, at)
	if len(leaves) == 0 {
		p.hoist(o, at)
		p.walk(o, at)
		return
	}
	c.Leaves = leaves
	if o.Attr(accc.Bare.Name) != nil {
		c.Statements = []*ir.Op{o}
	}
	if c.has(ompdir.DirParallel) || c.has(ompdir.DirFor) || c.has(ompdir.DirDistribute) {
		in.inLoop, in.gangs, in.kernels = true, false, nil
		in.out = c
	}
	if c.has(ompdir.DirFor) {
		in.threads = false
	}
	if at.kernels != nil && c.has(ompdir.DirParallel) {
		p.sizes(c, at.compute)
		if cond := acc.SlotIf.Operand(at.compute); cond != nil {
			c.condition(cond)
		}
		p.scalars(c, at.compute, o)
	}
	p.loopClauses(c, o)
	p.temporaries(c, o, at)
	if !c.has(ompdir.DirFor) && !c.has(ompdir.DirDistribute) {
		p.hoistCounters(o, at)
	}
	if at.team != nil && c.has(ompdir.DirDistribute) {
		for _, v := range acc.SlotReduction.Operands(o) {
			if e := v.Op(); !at.team.holds(e) {
				at.team.reduces(e)
			}
		}
	}
	p.walk(o, in)
}

// leaves decides how a loop inside of a construct or routine runs.
func (p *plan) leaves(o *ir.Op, l levels, at workScope) []*pragma.DirectiveDef {
	if at.compute == nil && !at.routine || l.seq || at.compute != nil && at.compute.Is(acc.Serial) {
		return nil
	}
	if o.Attr(accc.Concurrent.Name) != nil || reducesStructure(o) {
		p.canShare(o, l) // which says why not
		return nil
	}
	switch {
	case at.kernels != nil && !at.inLoop:
		if p.canShare(o, l) {
			return []*pragma.DirectiveDef{ompdir.DirParallel, ompdir.DirFor}
		}
		return nil
	case at.gangs && !at.inLoop && p.overGangs(o, l) && !p.localReduction(o, at):
		if !p.canShare(o, l) {
			return nil
		}
		switch {
		case p.Target == outcome.Multicore:
			return []*pragma.DirectiveDef{ompdir.DirFor}
		case p.innerThreads(o, l):
			return []*pragma.DirectiveDef{ompdir.DirDistribute}
		}
		if v := p.ofGang(o, at); v != "" {
			p.remark(Changed, o, "gang: each gang has one '"+v+"', which the loop writes: one thread of each team runs the iterations (where none needs what another one wrote, write private("+v+") on the loop)")
			return []*pragma.DirectiveDef{ompdir.DirDistribute}
		}
		return []*pragma.DirectiveDef{ompdir.DirDistribute, ompdir.DirParallel, ompdir.DirFor}
	case at.threads && (l.worker || l.vector || !at.inLoop || !l.any()):
		if len(o.GetAll("lowerbound")) > 0 && !(l.auto && !l.any()) {
			return []*pragma.DirectiveDef{ompdir.DirParallel, ompdir.DirFor}
		}
	case (l.vector || !l.any() && !l.auto) && simple(o):
		return []*pragma.DirectiveDef{ompdir.DirSimd}
	}
	return nil
}

// overGangs reports whether gangs share a loop that is not in one that they share.
func (p *plan) overGangs(o *ir.Op, l levels) bool {
	return l.gang || !l.any() && !anyLoop(o, func(in levels) bool { return in.gang })
}

// localReduction reports whether a loop reduces into a variable that each gang has for itself: the gangs
// cannot share the loop then.
func (p *plan) localReduction(o *ir.Op, at workScope) bool {
	if at.compute == nil {
		return len(acc.SlotReduction.Operands(o)) > 0
	}
	for _, v := range acc.SlotReduction.Operands(o) {
		e := v.Op()
		if slices.Contains(acc.SlotReduction.Operands(at.compute), declaredBy(acc.Var(e))) {
			continue // the construct reduces it: the copies of the gangs are combined
		}
		switch data := dataOf(acc.Var(e)); {
		case data == nil && inside(e, at.compute), data != nil && (data.Is(acc.Private) || data.Is(acc.Firstprivate)):
			return true
		}
		if c := p.of[at.compute]; p.Target == outcome.Multicore && c.keeps(e) {
			return true
		}
	}
	return false
}

// declaredBy is the address that declarations of a variable in a region begin with.
func declaredBy(v *ir.Value) *ir.Value {
	for v != nil && v.Op() != nil && ir.Declared(v.Op()) != nil {
		v = v.Op().Operand(0)
	}
	return v
}

// dataOf is the data operation that a variable of a region is of, which may be a declaration of it or the region's copy of a pointer; nil
// for other variables.
func dataOf(v *ir.Value) *ir.Op {
	for v != nil {
		o := v.Op()
		switch {
		case o == nil:
			return nil
		case isEntry(o) && !o.Is(acc.Reduction):
			return o
		case o.Is(llvm.Load):
			v = onlyStored(o.Operand(0))
		case isEntry(o), ir.Declared(o) != nil, views[o.Name()] && o.NumOperands() > 0, o.Is(fir.Convert):
			v = o.Operand(0)
		default:
			return nil
		}
	}
	return nil
}

// byThreads reports whether the threads that share a loop bring a reduction of it to its end themselves, as one of their
// construct's.
func (p *plan) byThreads(c *construct, e *ir.Op) bool {
	around := p.of[ir.ParentOf(c.Op, acc.Parallel)]
	return c.has(ompdir.DirFor) && !c.has(ompdir.DirParallel) && around != nil && around.names(e, ompdir.ClauseReduction)
}

// simple reports whether a loop can be a simd loop: counted, without calls and directives inside.
func simple(o *ir.Op) bool {
	ok := len(o.GetAll("lowerbound")) > 0
	ir.Walk(o, func(x *ir.Op) bool {
		if x == o {
			return true
		}
		if _, construct := acc.ConstructOf(x); construct {
			ok = false
		}
		if _, atomic := ir.As[*acc.Atomic](x); atomic {
			ok = false
		}
		if x.Is(fn.Call) || x.Is(fn.CallIndirect) || x.Is(llvm.Call) {
			ok = false
		}
		return ok
	})
	return ok
}

// loopClauses plans the clauses of a loop that is shared.
func (p *plan) loopClauses(c *construct, o *ir.Op) {
	l := levelsOf(o)
	n := p.collapse(o)
	if n == 1 && c.has(ompdir.DirDistribute) && c.has(ompdir.DirFor) {
		for _, in := range p.tight(o) {
			p.shared[in] = true
			n++
		}
	}
	if n > 1 {
		c.clause(ompdir.ClauseCollapse).Number = n
	}
	switch {
	case l.tile && n > 1:
		p.remark(Dropped, o, "tile: the loops are collapsed and run untiled")
	case l.tile:
		p.remark(Dropped, o, "tile: the loops run untiled")
	}
	if l.static != nil {
		switch {
		case c.has(ompdir.DirFor) && !c.has(ompdir.DirDistribute):
			cl := c.clause(ompdir.ClauseSchedule)
			cl.Word = "static"
			if !isStar(l.static) {
				cl.Values = []*ir.Value{l.static}
			}
		case c.has(ompdir.DirDistribute):
			cl := c.clause(ompdir.ClauseDistSchedule)
			cl.Word = "static"
			if !isStar(l.static) {
				cl.Values = []*ir.Value{l.static}
			}
		}
	}
	for _, v := range acc.SlotPrivate.Operands(o) {
		// The variable of an inner loop that does not share its iterations is a variable like others.
		if e := v.Op(); !e.BoolAttr("implicit") || l.tile && n == 1 && len(o.GetAll("lowerbound")) > 1 {
			p.private(c, []*ir.Value{v})
		}
	}
	p.reductions(c, acc.SlotReduction.Operands(o))
}

// isStar reports whether an argument is *.
func isStar(v *ir.Value) bool {
	n, ok := ir.ConstantInt(v)
	return ok && n == -1
}

// collapse is how many loops share their iterations.
func (p *plan) collapse(o *ir.Op) int64 {
	n := int64(1)
	for _, c := range acc.SlotCollapse.Choose(acc.Any, o).Constants {
		if a, ok := c.(*ir.IntegerAttr); ok {
			n = a.Value
		}
	}
	loops := int64(len(o.GetAll("lowerbound")))
	if levelsOf(o).tile {
		if p.Target == outcome.Multicore && enough(o) {
			return 1
		}
		return loops
	}
	if n > loops {
		p.remark(Changed, o, "collapse: not all of these loops are nested directly and of fixed bounds; only the outer ones share their iterations")
	}
	return min(n, loops)
}

// enough reports whether the outermost of a nest of loops has iterations for all threads of a host. Inner ones stay loops of their own
// then, which compilers optimize better than one loop over all iterations.
func enough(o *ir.Op) bool {
	var n [3]int64
	for i, name := range []string{"lowerbound", "upperbound", "step"} {
		v, ok := ir.ConstantInt(o.GetAll(name)[0])
		if !ok {
			return true // as loops have where it matters
		}
		n[i] = v
	}
	const threads = 256
	return n[2] != 0 && (n[1]-n[0])/n[2] >= threads
}

// hoist moves the private variables of a loop without a directive to the enclosing construct: its threads must not share them. What a
// pointer points to becomes an array around the loop, of which each thread has its own by that.
func (p *plan) hoist(o *ir.Op, at workScope) {
	for _, v := range acc.SlotPrivate.Operands(o) {
		switch e := v.Op(); {
		case isPointerOfC(e):
			p.hide(o, ompdir.ClausePrivate, e)
		case at.out != nil && len(at.out.Leaves) > 0:
			p.hoistOne(e, at)
		}
	}
}

// hoistCounters does so for the loop variables alone.
func (p *plan) hoistCounters(o *ir.Op, at workScope) {
	if at.out == nil || len(at.out.Leaves) == 0 {
		return
	}
	for _, v := range acc.SlotPrivate.Operands(o) {
		if v.Op().BoolAttr("implicit") {
			p.hoistOne(v.Op(), at)
		}
	}
}

func (p *plan) hoistOne(e *ir.Op, at workScope) {
	if !inside(e, at.out.Op) && !at.out.holds(e) {
		at.out.vars(ompdir.ClausePrivate, e)
	}
}

// scalars makes the copies of scalars for the threads of a loop in a kernels construct.
func (p *plan) scalars(c *construct, kernels, loop *ir.Op) {
	var reduced []*ir.Op
	for _, v := range acc.SlotReduction.Operands(loop) {
		reduced = append(reduced, v.Op())
	}
	q := scalar.Ask(kernels)
	for _, e := range entriesOf(kernels) {
		skip := !scalar.Is(e)
		for _, r := range reduced {
			skip = skip || sameVariable(r, e)
		}
		if !skip && q.NeedOf(e.Result(0), loop) == scalar.Fresh && !flag(q, e, loop) {
			c.vars(lastOf(q, e), e)
		}
	}
	for _, v := range acc.SlotFirstprivate.Operands(kernels) {
		switch q.NeedOf(v.Op().Result(0), loop) {
		case scalar.Fresh:
			c.vars(ompdir.ClausePrivate, v.Op())
		case scalar.Value:
			c.vars(ompdir.ClauseFirstprivate, v.Op())
		}
	}
}
