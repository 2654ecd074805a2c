package acctoomp

import (
	"slices"

	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
)

// OpenACC leaves it to the compiler which loops of a nest gangs share and which the threads of a gang; OpenMP does not. Loops
// without levels that are nested directly share their iterations together, so that a short outer loop does not leave
// most of the device idle. Where something is between them, the teams share the outer loop and their threads the inner one.

// tight are the loops with a directive that are nested directly in a loop, one in the other, and can share their iterations
// with those of that loop.
func (p *plan) tight(o *ir.Op) (list []*ir.Op) {
	if !p.open || p.Target != outcome.Offload || len(o.GetAll("lowerbound")) != 1 || !plain(o) {
		return nil
	}
	for at := o; ; {
		in := onlyLoop(at)
		if in == nil || !plain(in) || len(acc.SlotReduction.Operands(in)) > 0 {
			return list
		}
		for _, v := range acc.SlotPrivate.Operands(in) {
			if !v.Op().BoolAttr("implicit") {
				return list
			}
		}
		for _, group := range []string{"lowerbound", "upperbound", "step"} {
			if slices.ContainsFunc(in.GetAll(group), func(v *ir.Value) bool { return !fixed(v, o) }) {
				return list
			}
		}
		list = append(list, in)
		at = in
	}
}

// plain reports whether a loop has a directive that says nothing but that its iterations are independent.
func plain(o *ir.Op) bool {
	l := levelsOf(o)
	return !l.any() && !l.seq && !l.auto && !l.tile && o.Attr(accc.Bare.Name) == nil && o.Attr(accc.Concurrent.Name) == nil &&
		len(o.GetAll("lowerbound")) == 1 && len(acc.SlotCollapse.Choose(acc.Any, o).Constants) == 0 &&
		!anyLoop(o, func(in levels) bool { return in.any() })
}

// onlyLoop is the loop that is all that the body of a loop does.
func onlyLoop(o *ir.Op) (loop *ir.Op) {
	if len(o.Region(0).Blocks()) != 1 {
		return nil
	}
	counter := o.Region(0).Entry().Arg(0)
	for _, x := range o.Region(0).Entry().Ops() {
		switch {
		case x.IsTerminator(), x.Is(acc.Private), ir.Declared(x) != nil:
		case x.Is(acc.Loop) && loop == nil:
			loop = x
		case scalar.IsStore(x):
			if through(x.Operand(0)) != counter {
				return nil
			}
		case x.Is(llvm.Alloca):
			if !keeps(x.Result(0), counter) {
				return nil
			}
		case !isPure(x) && !x.Is(fir.Convert):
			return nil
		}
	}
	return loop
}

// keeps reports whether a variable is that of a counter.
func keeps(addr, counter *ir.Value) bool {
	for u := addr.FirstUse(); u != nil; u = u.Next() {
		if scalar.IsStore(u.Owner()) && u.Index() == 1 && through(u.Owner().Operand(0)) == counter {
			return true
		}
	}
	return false
}

// through is a value before its conversions.
func through(v *ir.Value) *ir.Value {
	for v.Op() != nil && v.Op().NumOperands() == 1 && (v.Op().Is(fir.Convert) || v.Op().Def().Dialect == arith.Dialect) {
		v = v.Op().Operand(0)
	}
	return v
}

// fixed reports whether a value is the same in all iterations of a loop: it is computed from constants and from scalars that
// the loop does not store to.
func fixed(v *ir.Value, loop *ir.Op) bool {
	o := v.Op()
	switch {
	case !within(v, loop):
		return true
	case o == nil:
		return false
	case scalar.IsLoad(o):
		addr := o.Operand(0)
		if d := addr.Op(); d != nil && !isEntry(d) && !d.Is(llvm.Alloca) && ir.Declared(d) == nil {
			return false
		}
		return !within(addr, loop) && !storedIn(addr, loop)
	case o.Def().Dialect == arith.Dialect, o.Is(fir.Convert):
		return !slices.ContainsFunc(o.Operands(), func(x *ir.Value) bool { return !fixed(x, loop) })
	}
	return false
}

// storedIn reports whether something in a loop stores to a variable, or may.
func storedIn(addr *ir.Value, loop *ir.Op) bool {
	for u := addr.FirstUse(); u != nil; u = u.Next() {
		if o := u.Owner(); loop.IsAncestorOf(o) && !scalar.IsLoad(o) {
			return true
		}
	}
	return false
}

// worthThreads reports whether the threads of a team are for a loop in one that teams share: it has a directive, and more
// iterations than a few.
func worthThreads(o *ir.Op) bool {
	l := levelsOf(o)
	if l.any() || l.seq || l.auto || o.Attr(accc.Bare.Name) != nil || len(o.GetAll("lowerbound")) == 0 {
		return l.worker || l.vector
	}
	low, a := ir.ConstantInt(o.GetAll("lowerbound")[0])
	high, b := ir.ConstantInt(o.GetAll("upperbound")[0])
	return !a || !b || high-low >= fewIterations
}

// fewIterations is what one thread does faster than a team, which has to start its threads for them.
const fewIterations = 32
