package build

import (
	"accc/dialects/llvm"
	"accc/ir"
)

// The regions of omp.private and of omp.declare_reduction.
const (
	PrivateInit, PrivateCopy, PrivateEnd                                           = 0, 1, 2
	ReductionAlloc, ReductionInit, ReductionCombine, ReductionAtomic, ReductionEnd = 0, 1, 2, 3, 4
)

// Yielded copies the code of a region of a recipe before at, and returns its first value, or the last argument.
func Yielded(at *ir.Op, r *ir.Region, args ...*ir.Value) *ir.Value {
	if out := Inline(at, r, args); len(out) > 0 {
		return out[0]
	}
	return args[len(args)-1]
}

// Neutral gives a copy the neutral value of a reduction before at, and returns the address by which the copy is known.
func Neutral(at, recipe *ir.Op, byRef bool, variable, copy *ir.Value) *ir.Value {
	init := recipe.Region(ReductionInit)
	if byRef {
		return Yielded(at, init, variable, copy)
	}
	if args := init.Entry().Args(); len(args) > 0 && args[0].HasUses() && !llvm.IsPtr(args[0].Type()) {
		variable = Before(at).Load(args[0].Type(), variable)
	}
	value := Yielded(at, init, variable, copy)
	Before(at).Store(value, copy)
	return copy
}

// Combine folds a copy of a reduction into the variable before at.
func Combine(at, recipe *ir.Op, byRef bool, variable, copy *ir.Value) {
	r := recipe.Region(ReductionCombine)
	if byRef {
		Inline(at, r, []*ir.Value{variable, copy})
		return
	}
	e := Before(at)
	t := r.Entry().Arg(0).Type()
	v := Yielded(at, r, e.Load(t, variable), e.Load(t, copy))
	Before(at).Store(v, variable)
}

// EndReduction frees before at what a copy of a reduction holds. A recipe's region for that has the address of the copy, or its value.
func EndReduction(at, recipe *ir.Op, copy *ir.Value) {
	end := recipe.Region(ReductionEnd)
	if end.Empty() {
		return
	}
	if args := end.Entry().Args(); len(args) > 0 && !llvm.IsPtr(args[0].Type()) {
		copy = Before(at).Load(args[0].Type(), copy)
	}
	Inline(at, end, []*ir.Value{copy})
}
