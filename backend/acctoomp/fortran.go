package acctoomp

import (
	"slices"
	"strings"

	"accc/backend/quirks"
	"accc/dialects/acc"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// forFortran makes constructs of forms that compilers of Fortran take.
func (c *conversion) forFortran() {
	if c.plan.For.Have(quirks.CopiesOfTarget) {
		c.ownCopiesOfTarget()
	}
	c.deviceAddresses()
	if c.plan.Version != 0 || !c.plan.For.Have(quirks.UseDeviceAddr) {
		return
	}
	for _, k := range c.plan.Constructs {
		for _, cl := range k.Clauses {
			if cl.Def == ompdir.ClauseUseDeviceAddr {
				cl.Def = ompdir.ClauseUseDevicePtr // which means the same for what is no type(c_ptr), and flang asks for no version
			}
		}
	}
}

// deviceAddresses says of variables with an address on the device that they have one: is_device_ptr is for type(c_ptr), and flang takes
// nothing else in it.
func (c *conversion) deviceAddresses() {
	for _, k := range c.plan.Constructs {
		for _, cl := range slices.Clone(k.Clauses) {
			if cl.Def != ompdir.ClauseIsDevicePtr {
				continue
			}
			others := slices.Clone(cl.Vars)
			others = slices.DeleteFunc(others, isCPointer)
			switch {
			case len(others) == 0:
				continue
			case c.plan.Version != 0 && c.plan.Version < ompdir.ClauseHasDeviceAddr.Since:
				if c.plan.For.Have(quirks.CPointersOnly) {
					c.plan.remarkAt(Changed, k.Op, others[0].Loc, quirks.CPointersOnly.Say())
				}
				continue
			case c.plan.Version == 0 && c.plan.For.Have(quirks.HasDeviceAddr):
				c.plan.remarkAt(Changed, k.Op, others[0].Loc, quirks.HasDeviceAddr.Say())
			}
			cl.Vars = slices.DeleteFunc(slices.Clone(cl.Vars), func(e *ir.Op) bool { return !isCPointer(e) })
			if len(cl.Vars) == 0 {
				k.Clauses = slices.DeleteFunc(k.Clauses, func(x *clause) bool { return x == cl })
			}
			for _, e := range others {
				k.vars(ompdir.ClauseHasDeviceAddr, e)
			}
		}
	}
}

// isCPointer reports whether a variable is of type(c_ptr).
func isCPointer(e *ir.Op) bool {
	r, ok := acc.VarType(e).(*fir.RecordType)
	return ok && (strings.HasSuffix(r.Name, "T__builtin_c_ptr") || r.Name == "_QMiso_c_bindingTc_ptr")
}

// ownCopiesOfTarget takes the clauses for copies, which flang does not compile on target, from target constructs of Fortran that one
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
			for i, cl := range k.Clauses {
				if cl.Def == ompdir.ClauseIf {
					own := *cl
					own.Leaf = ompdir.DirTarget // teams has no condition before OpenMP 5.2
					k.Clauses[i] = &own
				}
			}
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
