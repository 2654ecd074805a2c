package dependence

import (
	"slices"
	"strconv"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/memory"
	"accc/sym"
)

// A Verdict is what is known of a loop.
type Verdict struct {
	// Parallel tells that iterations may run in any order, provided that no object of Written is another of
	// Written or one of Read.
	Parallel bool
	// Written and Read are addresses in the objects that the loop accesses, defined outside of it; for data that a descriptor
	// describes, the address of the descriptor. An address of Written is not in Read, though the loop may read there. Both are
	// empty if the loop is not parallel.
	Written, Read []*ir.Value
	// Dependences are the pairs of accesses that meet in different iterations, or may do so. After mostFound of them the
	// others are left out.
	Dependences []Dependence
	// Reason says why the loop is not parallel, and Op where.
	Reason string
	Op     *ir.Op

	analysis *analysis
}

// Of analyses a loop whose iterations are counted (ir.CountingLoop). The variables of all its counters are taken to be shared
// among the gangs or threads. Of the variables at the addresses own, too, each iteration is to have a copy.
func Of(loop *ir.Op, own ...*ir.Value) Verdict { return In(memory.Around(loop), loop, own...) }

// In is Of with an analysis of the module, which several loops of a module that does not change have in common.
func In(m *memory.Analysis, loop *ir.Op, own ...*ir.Value) Verdict {
	a := &analysis{loop: loop, counters: ir.CountersOf(loop), gangs: loop.Is(acc.Loop),
		levels: map[string]sym.Poly{}, inner: map[string]sym.Poly{}, ids: map[any]string{}, fixed: map[*ir.Value]bool{}, copies: map[*memory.Object]bool{},
		globals: map[string]*ir.Value{}, named: map[*ir.Value]string{}, kinds: map[string]bool{}}
	if len(a.counters) == 0 {
		return Verdict{Reason: "its iterations are not counted before the first one runs", Op: loop}
	}
	// That other objects than the one that is read are different ones is what the verdict is subject to.
	a.memory = m.Assuming(func(o *ir.Op) bool { return within(o, loop) }, assumed)
	for _, v := range own {
		a.copy(v)
	}
	a.privates(loop)
	if a.gangs {
		for _, v := range acc.SlotReduction.Operands(loop) {
			if r := v.Op(); r != nil && r.Is(acc.Reduction) {
				a.copy(acc.Var(r)) // loops inside may reduce into the variable by its name
			}
		}
	}
	for p := loop.ParentOp(); !bounding(p); p = p.ParentOp() {
		if p.Def().Dialect == omp.Dialect {
			a.privates(p)
		}
	}
	if len(loop.Region(0).Entry().Args()) > len(a.counters) {
		a.fail(loop, "an iteration passes values to the next")
	}
	a.control(loop, a.levels)
	a.collect()
	a.compare()
	v := Verdict{Parallel: a.reason == "", Reason: a.reason, Op: a.at, Dependences: a.found, analysis: a}
	if v.Parallel {
		v.Written, v.Read = a.objects()
	}
	return v
}

// objects are those that a loop accesses.
func (a *analysis) objects() (written, read []*ir.Value) {
	for _, x := range a.accesses {
		if x.write && !slices.Contains(written, x.base) {
			written = append(written, x.base)
		}
	}
	if a.gangs {
		for _, own := range acc.SlotReduction.Operands(a.loop) {
			if r := own.Op(); r != nil && r.Is(acc.Reduction) && r.Attr(accc.Found.Name) != nil {
				written = append(written, acc.Var(r))
			}
		}
	}
	for _, x := range a.accesses {
		if x.base.Op() != nil && x.base.Op().Is(acc.Firstprivate) {
			continue // a copy that the construct makes: no other address leads there
		}
		if !slices.Contains(written, x.base) && !slices.Contains(read, x.base) {
			read = append(read, x.base)
		}
	}
	return written, read
}

// bounding reports whether an operation bounds the analysis of a loop: its construct, or its function.
func bounding(o *ir.Op) bool {
	if _, function := ir.As[ir.FunctionLike](o); function {
		return true
	}
	return o.ParentOp() == nil || o.Is(acc.Parallel) || o.Is(acc.Kernels) || o.Is(acc.Serial)
}

// analysis is the state for one loop.
type analysis struct {
	loop     *ir.Op
	counters []ir.Counter
	// gangs: the loop would be shared among gangs, each of which has the variables of the construct for itself.
	gangs  bool
	memory *memory.Analysis
	// levels are the variables of the loop's counters, inner those of loops inside, with the number of their values;
	// nil: unknown.
	levels, inner map[string]sym.Poly
	ids           map[any]string
	fixed         map[*ir.Value]bool      // values that are the same in all iterations
	globals       map[string]*ir.Value    // the address that stands for a global variable
	named         map[*ir.Value]string    // the user's names of objects, as far as declarations were met
	copies        map[*memory.Object]bool // each iteration or gang has its own

	accesses []access
	kinds    map[string]bool // what tells them apart
	found    []Dependence
	reason   string
	at       *ir.Op
}

func (a *analysis) fail(o *ir.Op, reason string) {
	if a.reason == "" {
		a.reason, a.at = reason, o
	}
}

// id names a value or a location of it, the same for the same key.
func (a *analysis) id(prefix string, key any) string {
	if a.ids[key] == "" {
		a.ids[key] = prefix + strconv.Itoa(len(a.ids))
	}
	return a.ids[key]
}

// privates notes the private copies that a construct makes.
func (a *analysis) privates(o *ir.Op) {
	switch {
	case o.Is(acc.Loop):
		for _, slot := range acc.CopySlots {
			for _, v := range slot.Operands(o) {
				a.copy(v)
			}
		}
	case o.Def().Dialect == omp.Dialect:
		for _, e := range omp.EntryArgs(o) {
			if e.Clause == omp.PrivateClause || e.Clause == omp.ReductionClause {
				a.copy(e.Inner)
			}
		}
	}
}

// control notes the variables of a loop and how many values they take.
func (a *analysis) control(loop *ir.Op, into map[string]sym.Poly) {
	for _, c := range ir.CountersOf(loop) {
		name := a.id("i", c.Var)
		into[name] = nil
		lo, ok := a.value(c.Lower)
		hi, ok2 := a.value(c.Upper)
		if step, ok3 := a.value(c.Step); ok && ok2 && ok3 {
			n := hi.Plus(lo, -1)
			by, _ := step.Constant()
			if by < 0 {
				n = lo.Plus(hi, -1)
			}
			if c.Inclusive {
				n = n.Plus(sym.Const(1), 1)
			}
			if by != 0 {
				into[name] = n
			}
		}
	}
}

// within reports whether an operation is inside of another.
func within(o, outer *ir.Op) bool { return o != nil && outer.IsAncestorOf(o) && o != outer }
