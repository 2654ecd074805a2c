package acctoomp

import (
	"fmt"
	"slices"
	"strings"

	"accc/backend/quirks"
	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/conversion/scalar"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// Versions of OpenMP, times ten.
const (
	version50 = 50
	version52 = 52
)

// fit puts constructs into the style and the version of OpenMP that the user chose.
func (c *conversion) fit() {
	if c.plan.Loop && c.plan.Target == outcome.Offload && (c.plan.Version == 0 || c.plan.Version >= version50) {
		c.descriptive()
	}
	if c.plan.Version == 0 {
		return
	}
	for _, k := range c.plan.Constructs {
		for _, part := range slices.Concat([]*construct{k}, k.Before, k.After, k.End) {
			c.limit(part)
		}
	}
}

// descriptive makes loops that are shared among teams and threads loop constructs, with all loops inside: how they are shared is left to
// the compiler. A loop stays what it is where it has a clause that loop does not take.
func (c *conversion) descriptive() {
	changed := map[*ir.Op]bool{} // the operations of loops
	for _, k := range c.plan.Constructs {
		if len(k.Leaves) == 0 {
			continue
		}
		compute, shared := k.split()
		if len(shared) == 0 && k.has(ompdir.DirSimd) && len(k.Leaves) == 1 {
			compute, shared = nil, k.Leaves
		}
		if len(shared) == 0 || slices.Contains(compute, ompdir.DirParallel) && slices.Contains(compute, ompdir.DirTarget) {
			continue
		}
		if len(compute) == 0 && orphaned(k.Op) {
			continue // loop without bind is inside another construct
		}
		if compute = slices.DeleteFunc(slices.Clone(compute), func(l *pragma.DirectiveDef) bool { return l == ompdir.DirParallel }); len(compute) == 0 && !changed[loopAround(k.Op)] && !k.has(ompdir.DirDistribute) {
			continue
		}
		if len(compute) == 0 && k.has(ompdir.DirDistribute) && k.named(ompdir.ClauseReduction) {
			continue // a loop of teams reduces nothing
		}
		leaves := append(compute, ompdir.DirLoop)
		def := ompdir.Combined(leaves...)
		if def == nil {
			continue
		}
		clauses := slices.DeleteFunc(slices.Clone(k.Clauses), func(cl *clause) bool { return cl.Def == ompdir.ClauseNumThreads })
		if !c.mayBeInLoop(k.Op) || c.cycles(k.Op) || c.reducesWithCall(k) || slices.ContainsFunc(clauses, func(cl *clause) bool {
			return def.Use(cl.Def) == nil || cl.Def == ompdir.ClauseLastprivate || cl.Leaf != nil && !slices.Contains(leaves, cl.Leaf) || c.reducesArray(cl)
		}) {
			continue
		}
		if len(clauses) < len(k.Clauses) {
			c.plan.remark(Dropped, k.Op, "num_threads: the compiler chooses how many threads run a loop")
		}
		k.Leaves, k.Clauses = leaves, clauses
		k.within = len(compute)
		if k.Op.Is(acc.Loop) {
			changed[k.Op] = true
			continue
		}
		for _, l := range loopsOf(k.Op) {
			changed[l] = changed[l] || l.Attr("combined") != nil
		}
	}
}

// mayBeInLoop reports whether a region may be that of a loop construct, which has no constructs but others of it, parallel and simd
// (OpenMP 5.2 §11.7).
func (c *conversion) mayBeInLoop(o *ir.Op) bool {
	ok := true
	ir.Walk(o, func(x *ir.Op) bool {
		_, atomic := ir.As[*acc.Atomic](x)
		ok = ok && !atomic
		return ok
	})
	return ok
}

// cycles reports whether a loop of Fortran that a construct is about may have a cycle statement, which flang takes for one of a loop around
// the loop construct: then it is more than one block.
func (c *conversion) cycles(o *ir.Op) bool {
	if !c.fortran() || !c.plan.For.Have(quirks.CycleInLoop) {
		return false
	}
	loops := []*ir.Op{o}
	if !o.Is(acc.Loop) {
		loops = slices.DeleteFunc(loopsOf(o), func(l *ir.Op) bool { return l.Attr("combined") == nil })
	}
	return slices.ContainsFunc(loops, func(l *ir.Op) bool { return len(l.Region(0).Blocks()) > 1 })
}

// reducesWithCall reports whether a construct of Fortran has a reduction and calls a procedure. flang shares a loop construct
// with a call among teams only; if it also has a reduction, the threads deadlock.
func (c *conversion) reducesWithCall(k *construct) (calls bool) {
	if !c.fortran() || !c.plan.For.Have(quirks.CallInLoop) || !k.named(ompdir.ClauseReduction) {
		return false
	}
	ir.Walk(k.Op, func(o *ir.Op) bool {
		calls = calls || o.Attr("callee") != nil
		return !calls
	})
	return calls
}

// reducesArray reports whether a clause of Fortran reduces an array, which flang does not do in a loop construct.
func (c *conversion) reducesArray(cl *clause) bool {
	return c.fortran() && c.plan.For.Have(quirks.ArrayInLoop) && cl.Def == ompdir.ClauseReduction && slices.ContainsFunc(cl.Vars, func(e *ir.Op) bool { return !scalar.Is(e) })
}

// loopAround is the loop around an operation, nil if there is none in its construct.
func loopAround(o *ir.Op) *ir.Op {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		switch {
		case p.Is(acc.Loop):
			return p
		case p.Is(acc.Parallel), p.Is(acc.Serial), p.Is(acc.Kernels):
			return nil
		}
	}
	return nil
}

// orphaned reports whether a construct is in a procedure for the device, with no construct around it.
func orphaned(o *ir.Op) bool {
	return ir.ParentOf(o, acc.Loop, acc.Parallel, acc.Serial, acc.Kernels) == nil
}

// limit replaces what the version does not have, or says that it does not.
func (c *conversion) limit(k *construct) {
	if len(k.Leaves) == 0 {
		return
	}
	version, def := c.plan.Version, ompdir.Combined(k.Leaves...)
	if def == nil {
		return
	}
	newer := func(what string, since int) {
		c.plan.remark(Changed, k.Op, fmt.Sprintf("%s: OpenMP %d.%d has it, OpenMP %d.%d does not", what, since/10, since%10, version/10, version%10))
	}
	if def.Since > version {
		newer(def.Name, def.Since)
	}
	if k.has(ompdir.DirTarget) && version < version50 {
		k.mapReduced()
	}
	if version < version50 && c.pointersApart(k) {
		newer("mapping a pointer to a structure and its members in one directive", version50)
	}
	var kept []*clause
	for _, cl := range k.Clauses {
		switch use := def.Use(cl.Def); {
		case cl.Def == ompdir.ClauseUseDeviceAddr && version < version50:
			// No compiler takes an array in use_device_ptr; GCC takes it in use_device_addr with any version.
			isArray := func(v *ir.Op) bool { _, array := acc.VarType(v).(*llvm.ArrayType); return array }
			arrays := *cl
			arrays.Vars = slices.DeleteFunc(slices.Clone(cl.Vars), func(v *ir.Op) bool { return !isArray(v) })
			for _, v := range arrays.Vars {
				newer("use_device_addr for the array "+v.StringAttr("name"), version50)
			}
			if len(arrays.Vars) > 0 {
				kept = append(kept, &arrays)
			}
			if cl.Vars = slices.DeleteFunc(slices.Clone(cl.Vars), isArray); len(cl.Vars) == 0 {
				continue
			}
			cl.Def = ompdir.ClauseUseDevicePtr
		case cl.Def == ompdir.ClauseDepend && k.has(ompdir.DirTaskwait) && version < version50:
			continue // it waits for all tasks
		case cl.Def.Since > version:
			newer(cl.Def.Name, cl.Def.Since)
		case use != nil && use.Since > version:
			newer(cl.Def.Name+" of "+def.Name, use.Since)
		}
		cl.Modifiers = slices.DeleteFunc(slices.Clone(cl.Modifiers), func(m *pragma.ModifierDef) bool {
			if m.Since > version {
				newer("the modifier "+m.Name+", which is left out", m.Since)
			}
			return m.Since > version
		})
		kept = append(kept, cl)
	}
	k.Clauses = kept
}

// pointersApart maps pointers to structures, whose members are mapped too, in a directive of their own, or leaves them out where they are
// said to be present. It reports whether it could not.
func (c *conversion) pointersApart(k *construct) (failed bool) {
	names := map[string]bool{} // of pointers to structures with members that are mapped
	for _, cl := range k.Clauses {
		for _, v := range cl.Vars {
			if base, _, ok := strings.Cut(v.StringAttr("name"), "->"); ok && cl.Def == ompdir.ClauseMap {
				names[base] = true
			}
		}
	}
	apart := &construct{Op: k.Op, Leaves: k.Leaves}
	for _, cl := range k.Clauses {
		if cl.Def == ompdir.ClauseIf {
			apart.Clauses = append(apart.Clauses, cl)
		}
	}
	moves := len(apart.Clauses)
	var kept []*clause
	for _, cl := range k.Clauses {
		own := *cl
		own.Vars = slices.DeleteFunc(slices.Clone(cl.Vars), func(v *ir.Op) bool {
			pointer, section, _ := strings.Cut(v.StringAttr("name"), "[")
			switch {
			case cl.Def != ompdir.ClauseMap || !names[pointer]:
				return false
			case section == ":0]" && cl.Modifiers[len(cl.Modifiers)-1] == mapAlloc:
				return true
			case !k.has(ompdir.DirTargetEnterData) && !k.has(ompdir.DirTargetExitData), len(k.depends()) > 0:
				failed = true
				return false
			}
			apart.vars(ompdir.ClauseMap, v, cl.Modifiers...)
			return true
		})
		if len(cl.Vars) == 0 || len(own.Vars) > 0 {
			kept = append(kept, &own)
		}
	}
	k.Clauses = kept
	if len(apart.Clauses) == moves {
		return failed
	}
	if k.has(ompdir.DirTargetExitData) { // the pointer last
		k.Clauses, apart.Clauses = apart.Clauses, k.Clauses
	}
	k.Before = append(k.Before, apart)
	return failed
}

// mapReduced maps variables of reductions and of lastprivate: before OpenMP 5.0, and where target is a directive of its own, they are
// firstprivate for the device, and their results stay there.
func (k *construct) mapReduced() {
	for _, cl := range slices.Clone(k.Clauses) {
		if cl.Def != ompdir.ClauseReduction && cl.Def != ompdir.ClauseLastprivate {
			continue
		}
		for _, v := range cl.Vars {
			mapped := slices.ContainsFunc(k.Clauses, func(m *clause) bool {
				return m.Def == ompdir.ClauseMap && slices.ContainsFunc(m.Vars, func(x *ir.Op) bool { return sameVariable(x, v) })
			})
			if !mapped {
				k.vars(ompdir.ClauseMap, v, mapTofrom)
			}
		}
	}
}
