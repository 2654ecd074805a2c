package acctooffload

import (
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/dependence"
	fn "accc/dialects/func"
	"accc/dialects/offload"
	"accc/ir"
)

// A body is a function whose loops and atomics are being lowered: a kernel, a routine or, for what runs on the host,
// the host function itself.
type body struct {
	*lowering
	f *ir.Op
	// host makes what the host computes before the launch.
	host build.Emit
	// gang and gangs are this gang's number and the number of gangs in each dimension; nil where one gang runs.
	gang, gangs []*ir.Value
	// parallel tells that loops without clauses take the gangs.
	parallel bool
	// share is a loop that takes the gangs whatever its clauses say (the loop a kernel of a kernels construct is made
	// from).
	share *ir.Op
	// copies are the variables on the stack that hold the copies of the loop that is lowered now, for a detector of races.
	copies []*ir.Value
	// verdict is on what terms that loop may be shared; nil: on none.
	verdict *dependence.Verdict
	// terms are those of the loops shared, for the runtime to be asked before the launch.
	terms []dependence.Verdict
	// rename maps variables to private copies that replace them in reductions inside.
	rename map[*ir.Value]*ir.Value
	// folds are the reductions over gangs, filled while loops are lowered.
	folds []*fold
	// takesGangs tells that something here is shared among the gangs.
	takesGangs bool
}

// lower lowers everything in the function.
func (b *body) lower() { b.region(b.f.Region(0), 0) }

// region lowers the loops and atomics of a region, which is the function's or has become a part of it. used are the
// gang dimensions, as bits, that a loop around has taken.
func (b *body) region(r *ir.Region, used int) {
	var list []*ir.Op
	for _, blk := range r.Blocks() {
		for o := blk.First(); o != nil; o = o.Next() {
			list = append(list, outermost(o)...)
		}
	}
	b.each(list, used)
}

// outermost lists the loops, atomics and calls in o that are in no other loop inside o.
func outermost(o *ir.Op) []*ir.Op {
	var list []*ir.Op
	ir.Walk(o, func(x *ir.Op) bool {
		switch {
		case x.Is(acc.Loop):
			list = append(list, x)
			return false
		case x.Is(offload.Launch):
			return false
		case isAtomic(x), x.Is(fn.Call):
			list = append(list, x)
			return x.Is(fn.Call)
		case x.Is(acc.Private), x.Is(acc.Firstprivate), x.Is(acc.Reduction):
			return true
		case x.Is(acc.Cache):
			x.Result(0).ReplaceAllUses(acc.Var(x))
		}
		return true
	})
	return list
}

func (b *body) each(list []*ir.Op, used int) {
	for _, o := range list {
		switch {
		case o.Is(fn.Call):
			b.callGang(o)
		case !b.flatten(o):
		case isAtomic(o):
			b.atomic(o)
		default:
			b.loop(o, used)
		}
	}
}

// callGang makes a call of a function with gang parallelism one of its copy for the device, which knows the gang.
func (b *body) callGang(o *ir.Op) {
	s, ok := o.Attr("callee").(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	if to := b.bound[s.Root]; to != "" && b.onDevice() {
		o.SetAttr("callee", ir.Symbol(to))
		s = ir.Symbol(to)
	}
	copied := b.gangCopies[s.Root]
	if copied == "" || b.gang == nil {
		return
	}
	b.takesGangs = true
	e := build.Before(o)
	o.SetAttr("callee", ir.Symbol(copied))
	args := append([]*ir.Value{e.Flat(b.gang, b.gangs), e.Product(b.gangs)}, o.Operands()...)
	o.SetOperands(args, nil)
}

// onDevice reports whether the body is that of a kernel or of a routine's copy for kernels.
func (b *body) onDevice() bool {
	return b.f.Attr(accc.Device.Name) != nil || b.f.Is(offload.Launch)
}

// takes tells which gang dimension a loop is shared among: -1 for none.
func (b *body) takes(loop *ir.Op, used int) int {
	lv := levelsOf(loop)
	switch {
	case b.gang == nil || lv.seq:
		return -1
	case loop == b.share:
		if b.verdict != nil {
			b.terms = append(b.terms, *b.verdict)
		}
		return 0
	case lv.auto && !lv.independent:
		return -1
	case lv.gang:
		if used&(1<<lv.dim) != 0 || lv.dim >= len(b.gang) {
			return -1
		}
		return lv.dim
	case lv.any() || used != 0 || !b.parallel || b.asksForGangs(loop):
		return -1
	}
	return 0
}

// asksForGangs reports whether something inside a loop has gang parallelism.
func (b *body) asksForGangs(loop *ir.Op) bool {
	found := false
	ir.Walk(loop, func(o *ir.Op) bool {
		if o != loop && o.Is(acc.Loop) && levelsOf(o).gang {
			found = true
		}
		if s, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok && b.gangCopies[s.Root] != "" {
			found = true
		}
		return !found
	})
	return found
}
