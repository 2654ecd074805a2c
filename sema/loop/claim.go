package loop

import (
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/conversion/dependence"
	"accc/dialects/omp"
	"accc/ir"
)

// A claim is what the directives say of the iterations of a loop.
type claim uint8

const (
	none claim = iota
	// parallel: any two iterations may be executed at the same time, in any order.
	parallel
	// teams: the same, in teams that have one thread each until they make more.
	teams
	// lanes: the iterations are lanes of SIMD instructions, which execute one operation after the other together.
	lanes
)

// claimOf is what is said of a loop.
func claimOf(loop *ir.Op) claim {
	switch {
	case loop.Is(acc.Loop):
		return accClaim(loop)
	case loop.Is(omp.LoopNest):
		return ompClaim(loop)
	}
	return none
}

func accClaim(loop *ir.Op) claim {
	given := func(s acc.Slot) bool { return s.Given(acc.Any, loop) }
	if given(acc.SlotSeq) || given(acc.SlotAuto) || !given(acc.SlotIndependent) {
		return none
	}
	for p := loop.ParentOp(); p != nil; p = p.ParentOp() {
		switch {
		case p.Is(acc.Serial):
			return none
		case p.Is(acc.Parallel), p.Is(acc.Kernels):
			for _, size := range []acc.Slot{acc.SlotNumGangs, acc.SlotNumWorkers, acc.SlotVectorLength} {
				for _, v := range size.Operands(p) {
					if n, ok := ir.ConstantInt(v); ok && n == 1 {
						return none
					}
				}
			}
			return parallel
		}
	}
	return parallel
}

func ompClaim(nest *ir.Op) claim {
	out := none
	for p := nest.ParentOp(); p != nil; p = p.ParentOp() {
		if _, wrapper := ir.As[*omp.Wrapper](p); !wrapper {
			break
		}
		switch {
		case p.Is(omp.Wsloop) && len(omp.SlotOrdered.Of(p).Items) > 0:
			return none
		case p.Is(omp.Simd):
			if out == none {
				out = lanes
			}
		case p.Is(omp.Taskloop) && alone(p):
			return none
		case p.Is(omp.Distribute) && out != parallel:
			out = teams
		default:
			out = parallel
		}
	}
	if out == none || out == lanes {
		return out
	}
	for p := nest.ParentOp(); p != nil; p = p.ParentOp() {
		if (p.Is(omp.Parallel) || p.Is(omp.Teams)) && alone(p) {
			return none
		}
		if p.Is(omp.Parallel) {
			break
		}
	}
	return out
}

// alone reports whether a construct may be executed by one thread only because a clause says so.
func alone(o *ir.Op) bool {
	for _, name := range []string{"if_expr", "final"} {
		if len(o.GetAny(name)) > 0 {
			return true
		}
	}
	for _, name := range []string{"num_threads", "num_teams_upper", "thread_limit", "num_tasks"} {
		for _, v := range o.GetAny(name) {
			if n, ok := ir.ConstantInt(v); ok && n == 1 {
				return true
			}
		}
	}
	return false
}

// exclusive are the constructs that keep iterations apart, as far as one is around an access.
var exclusive = []*ir.OpDef{omp.Critical, omp.OrderedRegion, omp.Single, omp.Master, omp.Masked, omp.Task, omp.Sections, omp.AtomicUpdate,
	omp.AtomicCapture, acc.AtomicUpdate, acc.AtomicCapture}

// kept reports whether a construct in the loop keeps an access apart from those of other iterations.
func kept(o, loop *ir.Op) bool {
	for p := o; p != nil && p != loop; p = p.ParentOp() {
		for _, def := range exclusive {
			if p.Is(def) {
				return true
			}
		}
	}
	return false
}

// synchronizes reports whether iterations of a loop may wait for one another: by locks, by scan, by what a function does that is not in
// the module.
func synchronizes(loop *ir.Op) bool {
	found := false
	seen := map[*ir.Op]bool{}
	var visit func(o *ir.Op)
	visit = func(root *ir.Op) {
		ir.Walk(root, func(o *ir.Op) bool {
			if o.Is(omp.Scan) || o.Is(omp.Ordered) {
				found = true
			}
			call, ok := ir.As[ir.CallLike](o)
			if !ok || found {
				return !found
			}
			callee := call.Callee(o)
			if callee == nil {
				found = true // who knows
				return false
			}
			name := strings.ToLower(callee.Root)
			for _, word := range []string{"lock", "mutex", "barrier", "atomic", "wait", "sem_"} {
				found = found || strings.Contains(name, word)
			}
			if f := ir.LookupSymbolRef(o, callee); f != nil && !seen[f] {
				seen[f] = true
				visit(f)
			}
			return !found
		})
	}
	visit(loop)
	return found
}

// own reports whether threads, gangs or iterations may have the object of a dependence each for themselves. A scalar variable that an
// implicit data attribute moves is one that compilers make private.
func own(loop *ir.Op, d *dependence.Dependence, element bool) bool {
	base, mapped := d.Object, false
	for {
		if o := base.Op(); o != nil {
			if entry, ok := ir.As[*acc.DataEntry](o); ok {
				_, private := entry.Recipe()
				mapped = mapped || !private && (element || !o.BoolAttr("implicit"))
			}
		}
		by, ok := ir.DerivationOf(base)
		if !ok {
			break
		}
		base = by.From
	}
	o := base.Op()
	id, _ := ir.IdentityOf(base)
	if o != nil && o.Is(omp.Threadprivate) {
		return true
	}
	if loop.Is(acc.Loop) {
		return !mapped
	}
	for p := loop.ParentOp(); p != nil; p = p.ParentOp() {
		if _, wrapper := ir.As[*omp.Wrapper](p); wrapper {
			if vars := p.GetAny("linear_vars"); slices.Contains(vars, base) || slices.Contains(vars, d.Object) {
				return true
			}
		}
		if p.Is(omp.Parallel) || p.Is(omp.Simd) {
			return false // what it does not declare inside is shared
		}
		if p.Is(omp.Teams) {
			return id.Local && p.IsAncestorOf(o)
		}
	}
	return id.Local
}
