package acctoomp

import (
	"slices"

	"accc/backend/quirks"
	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A workScope is the context of an operation as far as work sharing is concerned.
type workScope struct {
	compute *ir.Op     // the compute construct around
	kernels *construct // set where a loop may start parallel execution itself
	out     *construct // the innermost construct around that can hold private copies
	team    *construct // the construct with the teams, for reductions over gangs
	gangs   bool       // code is run by every gang, and a loop can share its iterations among them
	threads bool       // one thread of a team runs, the others wait for a parallel loop
	inLoop  bool       // inside a loop that is shared already
	routine bool
}

// compute plans parallel, serial and kernels, alone or combined with loop.
func (p *plan) compute(o *ir.Op) {
	c := p.add(o)
	p.hostVariables(o)
	at := workScope{compute: o, out: c}
	loop := combinedLoop(o)
	switch {
	case o.Is(acc.Serial):
		p.serial(c)
	case o.Is(acc.Kernels):
		at = p.kernels(c, loop)
	case loop != nil:
		if !p.share(c, loop) {
			p.serial(c)
			break
		}
		at.gangs = true
	case !p.needsGangs(o):
		// How many gangs there are is ours to say: one does, where nothing is shared among them.
		p.serial(c)
		at.threads = p.Target == outcome.Offload
	default:
		at.gangs, at.threads = true, p.Target == outcome.Offload
		if p.Target == outcome.Offload {
			c.Leaves = []*pragma.DirectiveDef{ompdir.DirTarget, ompdir.DirTeams}
			at.team = c
		} else {
			c.Leaves = []*pragma.DirectiveDef{ompdir.DirParallel}
		}
	}
	if !o.Is(acc.Serial) && len(c.Leaves) > 0 {
		p.sizes(c, o)
	}
	p.guards(c)
	p.data(c)
	p.copies(c, loop)
	if c.arrays {
		c.Leaves = append(c.Leaves, ompdir.DirParallel, ompdir.DirWorkshare)
	}
	if p.Target == outcome.Offload {
		p.waits(c)
	}
	p.walk(o, at)
	p.prune(c)
	p.serialAlone(c)
}

// needsGangs reports whether a parallel construct asks for gangs, by their number or by a loop or a function that
// shares work among them.
func (p *plan) needsGangs(o *ir.Op) bool {
	if len(acc.SlotNumGangs.Operands(o)) > 0 {
		return true
	}
	found := false
	for _, l := range loopsOf(o) {
		lv := levelsOf(l)
		found = found || lv.gang || !lv.seq && !lv.any()
	}
	ir.Walk(o, func(x *ir.Op) bool {
		if f, ok := x.Attr("callee").(*ir.SymbolRefAttr); ok {
			if r := p.routines[f.Root]; r != nil {
				found = found || acc.SlotRoutineGang.Given(acc.Any, r)
			}
		}
		return !found
	})
	return found
}

// serial makes the construct one team with one thread.
func (p *plan) serial(c *construct) {
	if p.Target == outcome.Offload {
		c.Leaves = []*pragma.DirectiveDef{ompdir.DirTarget}
		return
	}
	c.Leaves = []*pragma.DirectiveDef{ompdir.DirParallel}
	c.clause(ompdir.ClauseNumThreads).Number = 1
}

// serialAlone leaves a serial construct out where no variable needs a copy of its own.
func (p *plan) serialAlone(c *construct) {
	if p.Target == outcome.Multicore && len(c.Leaves) == 1 && len(c.Clauses) == 1 && c.Clauses[0].Def == ompdir.ClauseNumThreads && c.Clauses[0].Number == 1 {
		c.Leaves, c.Clauses = nil, nil
	}
}

// combinedLoop is the loop of a combined construct.
func combinedLoop(o *ir.Op) *ir.Op {
	if !o.BoolAttr("combined") {
		return nil
	}
	for _, l := range loopsOf(o) {
		if l.Attr("combined") != nil {
			return l
		}
	}
	return nil
}

// kernels: on the host each parallel loop starts threads itself. On a device a loop nest is a target construct of its own;
// what could not be taken apart runs there in one team.
func (p *plan) kernels(c *construct, loop *ir.Op) workScope {
	at := workScope{compute: c.Op, kernels: c}
	p.plainLoops(c.Op)
	if p.Target == outcome.Multicore {
		return at
	}
	if c.Op.Attr(accc.Piece.Name) != nil {
		c.Statements = slices.DeleteFunc(c.Op.Region(0).Entry().Ops(), namesData)
	} else if loop != nil && loop.Attr(accc.Bare.Name) != nil {
		c.Statements = []*ir.Op{loop}
	} else if loop == nil && slices.ContainsFunc(loopsOf(c.Op), func(l *ir.Op) bool { return l.Attr(accc.Bare.Name) == nil }) {
		p.remark(Changed, c.Op, "kernels: its loops share variables of it, or its condition may change; all of it is one target with one team")
	}
	if loop != nil && p.share(c, loop) {
		return workScope{compute: c.Op, out: c}
	}
	c.Leaves = []*pragma.DirectiveDef{ompdir.DirTarget}
	if c.arrays = p.arrays(c.Op); c.arrays {
		p.remark(Changed, c.Op, "kernels: the threads of one team share the array assignments; all teams would share a loop with loop independent")
		return workScope{compute: c.Op, out: c}
	}
	p.oneThread(c.Op)
	return workScope{compute: c.Op, out: c, threads: true}
}

// arrays reports whether a kernels construct is nothing but assignments that threads of a team can share, some of them of arrays.
func (p *plan) arrays(kernels *ir.Op) bool {
	some, others := false, p.Arrays == nil || !p.open
	ir.Walk(kernels, func(o *ir.Op) bool {
		if o == kernels || others || o.IsTerminator() || namesData(o) || ir.Declared(o) != nil || isPure(o) {
			return !others
		}
		l := ir.File(o.Loc)
		others = l == nil || !p.Arrays(l) || o.Is(acc.Loop)
		some = some || o.Is(fir.DoLoop)
		return !others
	})
	return some && !others
}

// oneThread reports the loops of a kernels construct without a directive of their own, and the array assignments: one thread runs them.
func (p *plan) oneThread(kernels *ir.Op) {
	var visit func(o *ir.Op)
	assignments := map[ir.FileLoc]bool{} // one may be several loops
	visit = func(o *ir.Op) {
		for _, r := range o.Regions() {
			for _, b := range r.Blocks() {
				for in := b.First(); in != nil; in = in.Next() {
					l := ir.File(in.Loc)
					switch {
					case in.Is(acc.Loop) && in.Attr(accc.Bare.Name) != nil && !acc.SlotIndependent.Given(acc.Any, in):
						p.remark(Sequential, in, "kernels: the loop runs in one thread, because "+whySequential(in)+" (write loop independent if its iterations are)")
					case in.Is(acc.Loop):
					case in.Is(fir.DoLoop) && l != nil && assignments[*l]:
					case in.Is(fir.DoLoop):
						if l != nil {
							assignments[*l] = true
						}
						p.remark(Sequential, in, "kernels: the array assignment runs in one thread; write a loop with loop independent")
					default:
						visit(in)
					}
				}
			}
		}
	}
	visit(kernels)
}

// namesData reports whether an operation computes the address of data for a variable of a region: it is where the data
// is first used.
func namesData(x *ir.Op) bool {
	return x.Is(llvm.Store) && x.Operand(0).Op() != nil && isEntry(x.Operand(0).Op())
}

// plainLoops reports loops of a kernels construct that no directive says anything about.
func (p *plan) plainLoops(kernels *ir.Op) {
	for _, b := range kernels.Region(0).Blocks() {
		for o := b.First(); o != nil; o = o.Next() {
			if o.Is(scf.While) && len(loopsOf(o)) == 0 {
				p.remark(Sequential, o, "a loop of kernels without a loop directive runs in one thread (write loop independent if its iterations are)")
			}
		}
	}
}

// share plans the loop of a combined construct as parallel; false where it cannot be.
func (p *plan) share(c *construct, loop *ir.Op) bool {
	l := levelsOf(loop)
	if !p.canShare(loop, l) {
		return false
	}
	if p.Target == outcome.Multicore {
		c.Leaves = []*pragma.DirectiveDef{ompdir.DirParallel, ompdir.DirFor}
		return true
	}
	c.Leaves = []*pragma.DirectiveDef{ompdir.DirTarget, ompdir.DirTeams, ompdir.DirDistribute}
	if !p.innerThreads(loop, l) {
		c.Leaves = append(c.Leaves, ompdir.DirParallel, ompdir.DirFor)
	}
	return true
}

// innerThreads reports whether the threads of a team are for loops inside of a gang loop, or in functions it calls.
func (p *plan) innerThreads(loop *ir.Op, l levels) bool {
	if l.worker || l.vector || !l.gang && (!p.open || l.any()) {
		return false
	}
	if anyLoop(loop, func(in levels) bool { return in.worker || in.vector }) {
		return true
	}
	if !l.gang && len(p.tight(loop)) == 0 && slices.ContainsFunc(loopsOf(loop), worthThreads) {
		return true
	}
	found := false
	ir.Walk(loop, func(o *ir.Op) bool {
		if f, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok {
			if r := p.routines[f.Root]; r != nil {
				found = found || acc.SlotRoutineWorker.Given(acc.Any, r) || acc.SlotRoutineVector.Given(acc.Any, r)
			}
		}
		return !found
	})
	return found
}

// sizes plans num_gangs, num_workers and vector_length.
func (p *plan) sizes(c *construct, o *ir.Op) {
	gangs := acc.SlotNumGangs.Choose(acc.Any, o).Values
	workers := acc.SlotNumWorkers.Choose(acc.Any, o).Values
	lanes := acc.SlotVectorLength.Choose(acc.Any, o).Values
	if p.Target == outcome.Multicore {
		if len(gangs) > 0 && len(c.Clauses) == 0 && c.has(ompdir.DirParallel) {
			p.threads(c, o, gangs)
		}
		if len(workers)+len(lanes) > 0 {
			p.remark(Dropped, o, "num_workers and vector_length: a gang is one thread, and its vector loops are as wide as the processor's registers")
		}
		return
	}
	if !c.has(ompdir.DirTeams) {
		return
	}
	if len(gangs) > 0 {
		cl := c.clause(ompdir.ClauseNumTeams)
		cl.Values, cl.Product = gangs, true
	}
	if len(lanes) > 0 {
		cl := c.clause(ompdir.ClauseThreadLimit)
		cl.Values, cl.Product = slices.Concat(workers, lanes), true
	} else if len(workers) > 0 {
		p.remark(Dropped, o, "num_workers: a worker has many lanes, so the number of threads of a team is unknown without vector_length")
	}
}

// hostGangs is how many gangs a host runs as threads of their own: more of them are not worth the memory and the switching.
const hostGangs = 64

// threads plans num_gangs on the host. It is about a device: loops need no such number, because any number of threads may
// share independent iterations. Code that each gang runs shows it, so there it stays, if it is known to be small; one gang
// alone is one thread always.
func (p *plan) threads(c *construct, o *ir.Op, gangs []*ir.Value) {
	product, known := int64(1), true
	for _, v := range gangs {
		n, ok := ir.ConstantInt(v)
		if known = known && ok && 0 < n && n <= hostGangs; known {
			product *= n
		}
	}
	alone := known && product == 1
	switch {
	case alone, known && product <= hostGangs && !p.loopsAlone(c, o):
		cl := c.clause(ompdir.ClauseNumThreads)
		cl.Values, cl.Product = gangs, true
	case p.loopsAlone(c, o):
		p.remark(Dropped, o, "num_gangs: as many threads share the iterations as OMP_NUM_THREADS says; a host would start a thread for each gang")
	default:
		p.remark(Changed, o, "num_gangs: as many threads run the construct as OMP_NUM_THREADS says; a host would start a thread for each gang")
		if slices.ContainsFunc(gangs, func(v *ir.Value) bool { _, ok := ir.ConstantInt(v); return !ok }) {
			cl := c.clause(ompdir.ClauseIf)
			cl.Values, cl.Product = gangs, true
		}
	}
}

// loopsAlone reports whether a construct is nothing but loops that its gangs share: their number is not to be seen.
func (p *plan) loopsAlone(c *construct, o *ir.Op) bool {
	if c.has(ompdir.DirFor) {
		return true
	}
	if len(o.Region(0).Blocks()) != 1 {
		return false
	}
	at := workScope{compute: o, out: c, gangs: true}
	for _, x := range o.Region(0).Entry().Ops() {
		if x.Is(acc.Loop) {
			l := levelsOf(x)
			if l.seq || l.auto || x.Attr(accc.Bare.Name) != nil || len(x.GetAll("lowerbound")) == 0 || !p.overGangs(x, l) || p.localReduction(x, at) {
				return false
			}
		} else if !x.IsTerminator() && !isPure(x) && !namesData(x) && !x.Is(llvm.Alloca) {
			return false
		}
	}
	return true
}

// guards plans if and self. On the host if says whether there are threads; self says nothing there.
func (p *plan) guards(c *construct) {
	if len(c.Leaves) == 0 {
		return
	}
	cond, self := acc.SlotIf.Operand(c.Op), acc.SlotSelf.Operand(c.Op)
	if p.Target == outcome.Multicore {
		if cond != nil && !(len(c.Clauses) > 0 && c.Clauses[0].Number == 1) {
			c.condition(cond)
		}
		return
	}
	if cond == nil && self == nil && !acc.SlotSelf.Alone(c.Op) {
		return
	}
	cl := c.clause(ompdir.ClauseIf)
	if len(c.Leaves) > 1 {
		cl.Leaf = ompdir.DirTarget
	}
	if cond != nil {
		cl.Conds = append(cl.Conds, cond)
	}
	if self != nil {
		cl.Not = append(cl.Not, self)
	}
	cl.Never = acc.SlotSelf.Alone(c.Op)
}

// copies plans private, firstprivate and reduction of a construct and, where it is combined, of its loop; and the
// scalars that OpenACC makes firstprivate by itself and OpenMP would share among threads.
func (p *plan) copies(c *construct, loop *ir.Op) {
	o := c.Op
	shared := c.has(ompdir.DirParallel) || c.has(ompdir.DirTeams)
	if len(c.Leaves) > 0 {
		p.private(c, acc.SlotPrivate.Operands(o))
		for _, v := range acc.SlotFirstprivate.Operands(o) {
			e := v.Op()
			if !e.BoolAttr("implicit") {
				if p.ownStorage(c, ompdir.ClauseFirstprivate, e) {
					c.vars(ompdir.ClauseFirstprivate, e)
				}
				continue
			}
			if !shared {
				continue // firstprivate on target is the rule
			}
			switch scalar.NeedOf(e.Result(0), o) {
			case scalar.Fresh:
				c.vars(ompdir.ClausePrivate, e)
			case scalar.Value:
				c.vars(ompdir.ClauseFirstprivate, e)
			}
		}
		if shared || p.Target == outcome.Multicore { // target alone has its own pointer to what it maps
			for _, e := range movedPointers(o, entriesOf(o)) {
				c.vars(ompdir.ClauseFirstprivate, e)
			}
		}
		p.reductions(c, acc.SlotReduction.Operands(o))
	}
	if loop == nil {
		return
	}
	if c.has(ompdir.DirFor) || c.has(ompdir.DirDistribute) {
		p.loopClauses(c, loop)
		p.scalarsOfKernels(c, o, loop)
	} else if len(c.Leaves) > 0 {
		p.private(c, acc.SlotPrivate.Operands(loop))
	}
}

// scalarsOfKernels makes copies, for the threads of a loop in a kernels construct, of the scalars that are written before
// they are read; the last one stays where anything reads it. For clang they stay mapped, which does not map what lastprivate has.
func (p *plan) scalarsOfKernels(c *construct, kernels, loop *ir.Op) {
	if !kernels.Is(acc.Kernels) {
		return
	}
	q := scalar.Ask(kernels)
	for _, e := range entriesOf(kernels) {
		if !scalar.Is(e) || c.holds(e) || q.NeedOf(e.Result(0), loop) != scalar.Fresh || flag(q, e, loop) {
			continue
		}
		copies := lastOf(q, e)
		if copies == ompdir.ClausePrivate || !p.fortran && !p.For.Have(quirks.LastprivateUnmapped) {
			c.unmap(e)
		}
		c.vars(copies, e)
	}
}

// lastOf is the clause for copies of a scalar, of which that of the last iteration stays where anything reads it.
func lastOf(q scalar.Questions, e *ir.Op) *pragma.ClauseDef {
	if q.Dead(e) {
		return ompdir.ClausePrivate
	}
	return ompdir.ClauseLastprivate
}

// flag reports whether some iterations of a loop set a scalar that is read afterwards, and none reads it: they share it then, as in OpenACC.
func flag(q scalar.Questions, e, loop *ir.Op) bool {
	v := e.Result(0)
	return !q.Dead(e) && !q.Kept(v, loop) && !q.Reads(v, loop)
}

// unmap takes a variable out of the maps.
func (c *construct) unmap(e *ir.Op) {
	for i, cl := range c.Clauses {
		for j, v := range cl.Vars {
			if cl.Def == ompdir.ClauseMap && sameVariable(v, e) {
				c.Clauses = without(c.Clauses, i, j)
				return
			}
		}
	}
}

// entriesOf are the data operations of a construct.
func entriesOf(o *ir.Op) (list []*ir.Op) {
	for _, v := range acc.SlotData.Operands(o) {
		if op := v.Op(); op != nil {
			list = append(list, op)
		}
	}
	return list
}

func (p *plan) private(c *construct, list []*ir.Value) {
	for _, v := range list {
		e := v.Op()
		if c.holds(e) {
			continue
		}
		if p.ownStorage(c, ompdir.ClausePrivate, e) {
			c.vars(ompdir.ClausePrivate, e)
		}
	}
}

func (p *plan) reductions(c *construct, list []*ir.Value) {
	if !c.has(ompdir.DirParallel) && !c.has(ompdir.DirTeams) && !c.has(ompdir.DirFor) && !c.has(ompdir.DirSimd) {
		return // one thread: it computes the result itself
	}
	for _, v := range list {
		if e := v.Op(); !c.holds(e) && !p.byThreads(c, e) {
			c.reduces(e)
			p.libraryOfReduction(c, e)
		}
	}
}

// operatorOf is the operator of the recipe of a reduction.
func operatorOf(e *ir.Op) acc.ReductionOperator {
	ref, ok := e.Attr("recipe").(*ir.SymbolRefAttr)
	if !ok {
		return acc.RedNone
	}
	r := ir.LookupSymbol(e, ref.Root)
	if r == nil {
		return acc.RedNone
	}
	n, _ := acc.ReductionEnum.Of(r.Attr("reductionOperator"))
	return acc.ReductionOperator(n)
}
