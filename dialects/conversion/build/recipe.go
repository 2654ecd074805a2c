package build

import (
	"slices"

	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/memory"
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
		if t := args[0].Type(); matters(args[0]) {
			variable = Before(at).Load(t, variable)
		} else {
			variable = Before(at).Value(llvm.Dialect, "mlir.undef", t)
		}
	}
	value := Yielded(at, init, variable, copy)
	Before(at).Store(value, copy)
	return copy
}

// matters reports whether anything reads a value: it may be stored in local memory alone that is unused, or written before it is read.
// What the value is of is not read for that, as other threads write it when they have done their part.
func matters(v *ir.Value) bool {
	for _, store := range v.Users() {
		if !store.Is(llvm.Store) || store.Operand(0) != v || store.Operand(1).Op() == nil || !store.Operand(1).Op().Is(llvm.Alloca) {
			return true
		}
	}
	var m *memory.Analysis
	for _, store := range v.Users() {
		if m == nil {
			m = memory.Around(store)
			m.Ignored = func(o *ir.Op) bool { return slices.Contains(v.Users(), o) }
		}
		size, _ := llvm.SizeOf(v.Type())
		for _, at := range m.At(store.Operand(1), size) {
			if m.Cover(store.ParentOp(), at).ReadFirst != nil {
				return true
			}
		}
	}
	return false
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
