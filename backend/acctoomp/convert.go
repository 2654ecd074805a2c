package acctoomp

import (
	"errors"
	"slices"

	"accc/backend/quirks"
	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/dialects/scf"
	"accc/ir"
	"accc/ir/pass"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// Passes are the passes of the package.
var Passes pass.Table

// Pass is acc-to-omp.
var Pass = Passes.Define(pass.Pass{
	Name: "acc-to-omp", Doc: "Turn the acc dialect into the omp dialect, for a device or for the threads of the host.",
	Options: []pass.Option{{Name: "target", Doc: "what the program is for", Default: "offload", Words: []string{"offload", "multicore"}}},
	Run:     func(op *ir.Op, o pass.Values) error { return Convert(op, Targets[o["target"]]) },
})

// Convert replaces the acc operations of a module. The error says at which operation something is not handled.
func Convert(module *ir.Op, t outcome.Target) error {
	p := newPlan(module, Choices{Target: t})
	for _, m := range p.program.Remarks {
		if m.Rule == Impossible {
			return m.Op.Errorf("%s", m.Reason)
		}
	}
	c := newConversion(p, module)
	c.run()
	return c.err
}

func newConversion(p *plan, module *ir.Op) *conversion {
	return &conversion{plan: p, module: module, recipes: map[string]string{}, byTeams: map[*ir.Op][]*ir.Value{}, first: map[*construct]*ir.Op{}}
}

func (c *conversion) run() {
	for _, k := range c.plan.Constructs {
		c.known(k)
	}
	if c.err != nil {
		return
	}
	var loops, computes, others, entries, atomics []*ir.Op
	ir.WalkPost(c.module, func(o *ir.Op) {
		if _, ok := ir.As[*acc.DataEntry](o); ok {
			entries = append(entries, o)
			return
		}
		switch {
		case o.Is(acc.Loop):
			loops = append(loops, o)
		case o.Is(acc.Parallel), o.Is(acc.Serial), o.Is(acc.Kernels):
			computes = append(computes, o)
		case dataDirectives[o.Def()] != nil, o.Is(acc.DeclareExit):
			others = append(others, o)
		}
		if _, ok := ir.As[*acc.Atomic](o); ok {
			atomics = append(atomics, o)
		}
	})
	for _, o := range atomics {
		c.atomic(o)
	}
	for _, o := range loops {
		c.loop(o)
	}
	for _, o := range computes {
		c.compute(o)
	}
	for _, o := range others {
		c.other(o)
	}
	if c.err == nil && !c.open {
		c.clean(entries)
	}
}

type conversion struct {
	plan    *plan
	module  *ir.Op
	recipes map[string]string // names of omp recipes by those of acc recipes
	// byTeams are the reductions of loops that the teams of a compute construct do.
	byTeams map[*ir.Op][]*ir.Value
	err     error
	// open: the module is for regeneration, see Directives; failures are said with the directives.
	open     bool
	first    map[*construct]*ir.Op // the operations with which constructs begin
	failures []outcome.Failure
}

func (c *conversion) unsupported(o *ir.Op, what string) {
	if c.open {
		c.failures = append(c.failures, outcome.Failure{Op: o, Reason: what})
	} else if c.err == nil {
		c.err = errors.Join(o.Errorf("not yet handled by acc-to-omp: %s", what))
	}
}

var atomicOps = map[*ir.OpDef]*ir.OpDef{
	acc.AtomicRead: omp.AtomicRead, acc.AtomicWrite: omp.AtomicWrite, acc.AtomicUpdate: omp.AtomicUpdate, acc.AtomicCapture: omp.AtomicCapture,
}

// atomic has the same operands, apart from the condition.
func (c *conversion) atomic(o *ir.Op) {
	s := ir.NewDraft(atomicOps[o.Def()])
	for _, g := range o.Def().Operands {
		if g.Name != "ifCond" {
			s.Add(g.Name, o.GetAll(g.Name)...)
		}
	}
	if k := c.plan.Of(o); k != nil {
		c.putClauses(s, omprows.LayoutOf(s.Def), k.Clauses, ir.Before(o))
	}
	if t := o.Attr("element_type"); t != nil && s.Def == omp.AtomicRead {
		s.Set("element_type", t)
	}
	n := s.Insert(ir.Before(o), o.Loc)
	if o.NumRegions() > 0 {
		n.Region(0).Take(o.Region(0))
		end := omp.Yield
		if o.Is(acc.AtomicCapture) {
			end = omp.Terminator
			replaceTerminators(n.Region(0), end)
		} else if t := n.Region(0).Entry().Last(); t.Is(acc.Yield) {
			y := ir.NewDraft(end)
			y.Add("results", t.Operands()...)
			y.Insert(ir.Before(t), t.Loc)
			t.Erase()
		}
	}
	o.Erase()
}

// loopLeaves are the construct that a loop belongs to and those of its leaves that the operation of the loop becomes.
func (c *conversion) loopLeaves(o *ir.Op) (*construct, []*pragma.DirectiveDef) {
	if own := c.plan.Of(o); own != nil {
		return own, own.Leaves
	}
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if k := c.plan.Of(p); k != nil {
			_, rest := k.split()
			return k, rest
		}
	}
	return nil, nil
}

// split tells the leaves of a combined construct that are about its region from those about its loop.
func (c *construct) split() (compute, loop []*pragma.DirectiveDef) {
	n := c.within
	if n == 0 {
		n = slices.IndexFunc(c.Leaves, func(l *pragma.DirectiveDef) bool {
			return l == ompdir.DirDistribute || l == ompdir.DirFor || l == ompdir.DirLoop
		})
	}
	if n < 0 {
		return c.Leaves, nil
	}
	return c.Leaves[:n], c.Leaves[n:]
}

// loop converts a loop construct, whose inner ones have been.
func (c *conversion) loop(o *ir.Op) {
	if c.err != nil {
		return
	}
	if o.Region(0).Empty() {
		c.unsupported(o, "a loop without a body")
		return
	}
	k, leaves := c.loopLeaves(o)
	var reduced []*ir.Value
	switch {
	case !c.open:
		reduced = c.ownCopies(o, leaves)
		for _, v := range k.fresh {
			c.fresh(v, o)
		}
		if len(leaves) == 0 {
			c.sequential(o)
			return
		}
	case len(leaves) == 0:
		return
	}
	nest := ir.NewDraft(omp.LoopNest)
	n := len(o.GetAll("lowerbound"))
	nest.Add("loop_lower_bounds", o.GetAll("lowerbound")...)
	upper, included := upperBounds(o)
	nest.Add("loop_upper_bounds", upper...)
	nest.Add("loop_steps", o.GetAll("step")...)
	if i := slices.IndexFunc(k.Clauses, func(cl *clause) bool { return cl.Def == ompdir.ClauseCollapse }); c.open && i >= 0 {
		omp.SlotCollapse.Put(nest, omp.Held{Items: []omp.Item{{Number: k.Clauses[i].Number}}})
	} else if n > 1 && !c.open {
		omp.SlotCollapse.Put(nest, omp.Held{Items: []omp.Item{{Number: int64(n)}}})
	}
	if included {
		nest.Set("loop_inclusive", ir.Unit())
	}
	at := ir.Before(o)
	composite := len(leaves) > 2
	for i, l := range leaves {
		part := k.Op != o || i > 0
		switch l {
		case ompdir.DirParallel:
			if i > 0 {
				break // outside of distribute
			}
			at = c.parallel(at, o, k, part, composite)
		case ompdir.DirDistribute:
			if composite {
				at = c.parallel(at, o, k, part, true)
				part = true
			}
			at = c.wrapper(at, o, k, ompdir.DirDistribute, part, composite, nil)
		case ompdir.DirFor:
			at = c.wrapper(at, o, k, ompdir.DirFor, part, composite, reduced)
		case ompdir.DirLoop:
			at = c.wrapper(at, o, k, ompdir.DirLoop, part, false, reduced)
		case ompdir.DirSimd:
			at = c.wrapper(at, o, k, ompdir.DirSimd, part, false, reduced)
		}
	}
	if leaves[len(leaves)-1] == ompdir.DirDistribute && !c.open {
		// The teams reduce: distribute has no reductions.
		if k := ir.ParentOf(o, acc.Parallel, acc.Kernels); k != nil {
			c.byTeams[k] = append(c.byTeams[k], acc.SlotReduction.Operands(o)...)
		}
	}
	made := nest.Insert(at, o.Loc)
	made.Region(0).Take(o.Region(0))
	replaceTerminators(made.Region(0), omp.Yield)
	o.Erase()
}

// ownCopies makes the private copies of a loop, whose recipes are inserted at the beginning of its body. It returns those of the
// reductions that the loop does itself.
func (c *conversion) ownCopies(o *ir.Op, leaves []*pragma.DirectiveDef) (reduced []*ir.Value) {
	for _, v := range acc.SlotPrivate.Operands(o) {
		c.local(v.Op(), begin(o.Region(0).Entry()), nil)
	}
	for _, v := range acc.SlotReduction.Operands(o) {
		if k := c.plan.of[o]; len(leaves) == 0 || k != nil && c.plan.byThreads(k, v.Op()) {
			v.ReplaceAllUses(acc.Var(v.Op()))
		} else {
			reduced = append(reduced, v)
		}
	}
	return reduced
}

// upperBounds are those of a nest of loops, and whether they are included: if only some of the loops include theirs, none does.
func upperBounds(o *ir.Op) (list []*ir.Value, included bool) {
	list, inclusive := o.GetAll("upperbound"), inclusiveOf(o)
	if !slices.Contains(inclusive, true) || !slices.Contains(inclusive, false) {
		return list, slices.Contains(inclusive, true)
	}
	list = slices.Clone(list)
	at := ir.Before(o)
	for i, v := range list {
		if !inclusive[i] {
			continue
		}
		t, step := v.Type(), o.GetAll("step")[i]
		next := func(n int64) *ir.Value {
			return at.Op(arith.AddI, ir.With{Operands: []*ir.Value{v, constant(at, t, n)}, Types: []ir.Type{t}}).Result(0)
		}
		if n, ok := ir.ConstantInt(step); ok && n != 0 {
			list[i] = next(n / max(n, -n))
			continue
		}
		up := at.Op(arith.CmpI, ir.With{Operands: []*ir.Value{step, constant(at, step.Type(), 0)}, Types: []ir.Type{ir.I1()}, Attrs: []ir.NamedAttr{arith.Predicate(4)}})
		list[i] = at.Op(arith.Select, ir.With{Operands: []*ir.Value{up.Result(0), next(1), next(-1)}, Types: []ir.Type{t}}).Result(0)
	}
	return list, false
}

func inclusiveOf(o *ir.Op) (list []bool) {
	if a, ok := o.Attr("inclusiveUpperbound").(*ir.DenseArrayAttr); ok {
		for _, v := range a.Values {
			list = append(list, v != 0)
		}
	}
	return list
}

// parallel makes omp.parallel around what is made at the builder that it returns.
func (c *conversion) parallel(at *ir.Builder, loop *ir.Op, k *construct, part, composite bool) *ir.Builder {
	s := c.draft(k, ompdir.DirParallel, part, at)
	if composite {
		omp.SetComposite(s)
	}
	op := s.Insert(at, loop.Loc)
	c.begun(k, op)
	b := op.Region(0).AddBlock()
	return ir.Before(ir.NewDraft(omp.Terminator).Insert(ir.At(b), loop.Loc))
}

// number is the argument of a clause.
func (c *conversion) number(cl *clause, at *ir.Builder) *ir.Value {
	if cl.Number != 0 {
		return constant(at, ir.I32(), cl.Number)
	}
	v := cl.Values[0]
	for _, w := range cl.Values[1:] {
		v = at.Op(arith.Dialect.Lookup("muli"), ir.With{Operands: []*ir.Value{v, w}, Types: []ir.Type{v.Type()}}).Result(0)
	}
	variable := slices.ContainsFunc(cl.Values, func(w *ir.Value) bool { _, ok := ir.ConstantInt(w); return !ok })
	if !variable && c.open && c.fortran() && c.plan.For.Have(quirks.LongConstant) && v.Type() != ir.I32() && (cl.Def == ompdir.ClauseNumTeams || cl.Def == ompdir.ClauseThreadLimit) {
		v = at.Op(fir.Convert, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{ir.I32()}}).Result(0)
	}
	return v
}

// guard is the condition of an if clause.
func (c *conversion) guard(cl *clause, at *ir.Builder) *ir.Value {
	binary := func(name string, a, b *ir.Value) *ir.Value {
		return at.Op(arith.Dialect.Lookup(name), ir.With{Operands: []*ir.Value{a, b}, Types: []ir.Type{ir.I1()}}).Result(0)
	}
	if cl.Never {
		return constant(at, ir.I1(), 0)
	}
	var v *ir.Value
	and := func(w *ir.Value) {
		if v == nil {
			v = w
			return
		}
		v = binary("andi", v, w)
	}
	for _, w := range cl.Conds {
		and(w)
	}
	for _, w := range cl.Not {
		and(binary("xori", w, constant(at, ir.I1(), 1)))
	}
	if len(cl.Values) > 0 {
		n := c.number(cl, at)
		and(at.Op(arith.CmpI, ir.With{Operands: []*ir.Value{n, constant(at, n.Type(), 1)}, Types: []ir.Type{ir.I1()}, Attrs: []ir.NamedAttr{arith.Predicate(4)}}).Result(0))
	}
	return v
}

// wrapper makes the loop wrapper of a leaf, with reductions of the loop.
func (c *conversion) wrapper(at *ir.Builder, loop *ir.Op, k *construct, leaf *pragma.DirectiveDef, part, composite bool, reduced []*ir.Value) *ir.Builder {
	s := c.draft(k, leaf, part, at)
	inner := c.reductions(s, loop, reduced)
	if composite {
		omp.SetComposite(s)
	}
	op := s.Insert(at, loop.Loc)
	c.begun(k, op)
	b := op.Region(0).AddBlock()
	for _, v := range inner {
		v.ReplaceAllUses(b.AddArg(v.Type(), loop.Loc))
	}
	return ir.At(b)
}

// reductions adds reductions to an operation; it returns the values that the arguments of its region replace.
func (c *conversion) reductions(s *ir.Draft, o *ir.Op, vals []*ir.Value) []*ir.Value {
	var h omp.Held
	for _, v := range vals {
		name := c.reduction(v.Op())
		if name == "" {
			return nil
		}
		h.Items = append(h.Items, omp.Item{Value: acc.Var(v.Op()), Recipe: ir.Symbol(name), ByRef: true})
	}
	omp.SlotReduction.Put(s, h)
	return vals
}

// sequential makes a loop that runs as it is written.
func (c *conversion) sequential(o *ir.Op) {
	lower, upper, step := o.GetAll("lowerbound"), o.GetAll("upperbound"), o.GetAll("step")
	at := ir.Before(o)
	region := o.Region(0)
	args := append([]*ir.Value(nil), region.Entry().Args()...)
	inclusive := inclusiveOf(o)
	for i := range lower {
		at = while(at, lower[i], upper[i], step[i], i < len(inclusive) && inclusive[i], args[i], o.Loc)
	}
	for i := len(args) - 1; i >= 0; i-- {
		region.Entry().RemoveArg(i)
	}
	c.inline(region, at, o.Loc)
	o.Erase()
}

// while makes a counting loop: counter, which belongs to the old loop, is replaced by the new one's. It returns the
// insertion point of the body.
func while(at *ir.Builder, lower, upper, step *ir.Value, inclusive bool, counter *ir.Value, loc ir.Location) *ir.Builder {
	t := lower.Type()
	w := at.Op(scf.While, ir.With{Operands: []*ir.Value{lower}, Types: []ir.Type{t}, Loc: loc})
	before, after := w.Region(0).AddBlock(t), w.Region(1).AddBlock(t)
	b := ir.At(before)
	b.Loc = loc
	less, more := 2, 4 // slt, sgt
	if inclusive {
		less, more = 3, 5
	}
	compare := func(p int, x, y *ir.Value) *ir.Value {
		return b.Op(arith.CmpI, ir.With{Operands: []*ir.Value{x, y}, Types: []ir.Type{ir.I1()}, Attrs: []ir.NamedAttr{arith.Predicate(p)}}).Result(0)
	}
	cond := compare(less, before.Arg(0), upper)
	if !isPositive(step) {
		up := compare(4, step, constant(b, t, 0))
		cond = b.Op(arith.Dialect.Lookup("select"), ir.With{Operands: []*ir.Value{up, cond, compare(more, before.Arg(0), upper)}, Types: []ir.Type{ir.I1()}}).Result(0)
	}
	b.Op(scf.Condition, ir.With{Operands: []*ir.Value{cond, before.Arg(0)}})
	counter.ReplaceAllUses(after.Arg(0))
	b = ir.At(after)
	b.Loc = loc
	next := b.Op(arith.Dialect.Lookup("addi"), ir.With{Operands: []*ir.Value{after.Arg(0), step}, Types: []ir.Type{t}})
	b.Op(scf.Yield, ir.With{Operands: []*ir.Value{next.Result(0)}})
	return ir.Before(next)
}

func isPositive(v *ir.Value) bool {
	n, ok := ir.ConstantInt(v)
	return ok && n > 0
}

// inline inserts the code of a region at a builder: as it is, or in scf.execute_region if it has branches.
func (c *conversion) inline(r *ir.Region, at *ir.Builder, loc ir.Location) {
	if len(r.Blocks()) > 1 {
		x := at.Op(scf.ExecuteRegion, ir.With{Loc: loc})
		x.Region(0).Take(r)
		replaceTerminators(x.Region(0), scf.Yield)
		return
	}
	for _, o := range r.Entry().Ops() {
		if o.Is(acc.Yield) || o.Is(acc.Terminator) {
			break
		}
		o.Remove()
		at.Insert(o)
	}
}
