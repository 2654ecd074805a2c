package acctoomp

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/dependence"
	"accc/dialects/conversion/scalar"
	"accc/ir"
)

// analyse makes auto loops independent where they are found to be (OpenACC 3.3 §2.9.7); of those without a directive the ones
// right in a kernels construct: a loop inside of a loop that is shared needs no directive, and in a parallel construct all
// gangs run all of a loop that has none (§2.5.1).
func analyse(module *ir.Op) {
	var list []*ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		if o.Is(acc.Loop) {
			bare := o.Attr(accc.Bare.Name) != nil
			if l := levelsOf(o); o.Attr(accc.Concurrent.Name) == nil && l.auto && !l.any() && len(acc.SlotAuto.BareTypes(o)) == 1 && (!bare || o.ParentOp().Is(acc.Kernels)) {
				list = append(list, o)
			}
		}
		return true
	})
	list = slices.DeleteFunc(list, func(o *ir.Op) bool { return !independent(o) || !forgotten(o) })
	for _, o := range list {
		acc.SlotIndependent.Move(o, acc.SlotAuto)
		if s := finalStore(o); s != nil {
			v := s.Operand(0)
			s.Erase()
			eraseUnused(v)
		}
	}
}

// eraseUnused erases what computes a value that nothing uses.
func eraseUnused(v *ir.Value) {
	o := v.Op()
	if o == nil || v.HasUses() || o.NumResults() != 1 || !isPure(o) {
		return
	}
	operands := o.Operands()
	o.Erase()
	for _, x := range operands {
		eraseUnused(x)
	}
}

// independent reports whether the iterations of an auto loop may run in any order: the analysis says so, and the objects that
// have to be different ones are, whoever calls the function.
func independent(loop *ir.Op) bool {
	v := verdict(loop)
	return v.Parallel && v.Distinct()
}

// verdict analyses a loop. One right in a kernels construct gets copies of scalars: see scalarsOfKernels and scalars.
func verdict(loop *ir.Op) dependence.Verdict {
	if k := loop.ParentOp(); k.Is(acc.Kernels) {
		return dependence.Of(loop, scalar.Temporaries(k, loop)...)
	}
	return dependence.Of(loop)
}
