package acctoomp

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// forFortran makes constructs of forms that compilers of Fortran take.
func (c *conversion) forFortran() {
	c.ownCopiesOfTarget()
	if c.plan.Version != 0 {
		return
	}
	for _, k := range c.plan.Constructs {
		for _, cl := range k.Clauses {
			if cl.Def == ompdir.ClauseUseDeviceAddr {
				cl.Def = ompdir.ClauseUseDevicePtr // which means the same for what is no type(c_ptr), and flang 22 asks for no version
			}
		}
	}
}

// ownCopiesOfTarget takes the clauses for copies, which flang 22 does not compile on target, from target constructs of Fortran that one
// thread runs. A scalar that no clause names is firstprivate by OpenMP's rules (OpenMP 5.2 §5.1.1); others are copies of a team of one.
// Constructs that are combined with target are written as a directive of their own where they have copies with a value.
func (c *conversion) ownCopiesOfTarget() {
	for _, k := range c.plan.Constructs {
		if !k.has(ompdir.DirTarget) {
			continue
		}
		if len(k.Leaves) > 1 {
			if k.named(ompdir.ClauseFirstprivate) {
				k.mapReduced() // target will be apart
			}
			continue
		}
		copies := false
		var kept []*clause
		for _, cl := range k.Clauses {
			if cl.Def == ompdir.ClausePrivate || cl.Def == ompdir.ClauseFirstprivate {
				own := *cl
				own.Vars = slices.DeleteFunc(slices.Clone(cl.Vars), func(e *ir.Op) bool { return scalar.Is(e) && !isGlobal(e) })
				if cl = &own; len(own.Vars) == 0 {
					continue
				}
				copies = true
			}
			kept = append(kept, cl)
		}
		k.Clauses = kept
		if copies {
			k.Leaves = []*pragma.DirectiveDef{ompdir.DirTarget, ompdir.DirTeams}
			k.clause(ompdir.ClauseNumTeams).Number = 1
		}
	}
}

// isGlobal reports whether a variable of Fortran is one of a module or a common block, which may be on the device all the time.
func isGlobal(e *ir.Op) bool {
	for v := acc.Storage(e); v != nil && v.Op() != nil; v = v.Op().Operand(0) {
		if v.Op().Is(fir.AddressOf) {
			return true
		}
		if v.Op().NumOperands() == 0 {
			return false
		}
	}
	return false
}
