package omp

import (
	"slices"
	"strings"

	"accc/pragma"
)

// The directives that are combinations of others (OpenMP 5.2 §17.1): their clauses are those of their leaves, but for what
// §17.2 and the leaves' restrictions exclude.
var (
	DirForSimd                   = compound(0, DirFor, DirSimd)
	DirDistributeSimd            = compound(0, DirDistribute, DirSimd)
	DirDistributeParallelFor     = compound(0, DirDistribute, DirParallel, DirFor)
	DirDistributeParallelForSimd = compound(0, DirDistribute, DirParallel, DirFor, DirSimd)
	DirTaskloopSimd              = compound(0, DirTaskloop, DirSimd)

	DirParallelFor                = compound(0, DirParallel, DirFor)
	DirParallelForSimd            = compound(0, DirParallel, DirFor, DirSimd)
	DirParallelLoop               = compound(0, DirParallel, DirLoop)
	DirParallelSections           = compound(0, DirParallel, DirSections)
	DirParallelWorkshare          = compound(0, DirParallel, DirWorkshare)
	DirParallelMasked             = compound(0, DirParallel, DirMasked)
	DirMaskedTaskloop             = compound(0, DirMasked, DirTaskloop)
	DirMaskedTaskloopSimd         = compound(0, DirMasked, DirTaskloop, DirSimd)
	DirParallelMaskedTaskloop     = compound(0, DirParallel, DirMasked, DirTaskloop)
	DirParallelMaskedTaskloopSimd = compound(0, DirParallel, DirMasked, DirTaskloop, DirSimd)
	DirParallelMaster             = compound(50, DirParallel, DirMaster)
	DirMasterTaskloop             = compound(50, DirMaster, DirTaskloop)
	DirMasterTaskloopSimd         = compound(50, DirMaster, DirTaskloop, DirSimd)
	DirParallelMasterTaskloop     = compound(50, DirParallel, DirMaster, DirTaskloop)
	DirParallelMasterTaskloopSimd = compound(50, DirParallel, DirMaster, DirTaskloop, DirSimd)

	DirTeamsDistribute                = compound(0, DirTeams, DirDistribute)
	DirTeamsDistributeSimd            = compound(0, DirTeams, DirDistribute, DirSimd)
	DirTeamsDistributeParallelFor     = compound(0, DirTeams, DirDistribute, DirParallel, DirFor)
	DirTeamsDistributeParallelForSimd = compound(0, DirTeams, DirDistribute, DirParallel, DirFor, DirSimd)
	DirTeamsLoop                      = compound(0, DirTeams, DirLoop)
	DirTeamsWorkdistribute            = compound(0, DirTeams, DirWorkdistribute)

	DirTargetParallel                       = compound(0, DirTarget, DirParallel)
	DirTargetParallelFor                    = compound(0, DirTarget, DirParallel, DirFor)
	DirTargetParallelForSimd                = compound(0, DirTarget, DirParallel, DirFor, DirSimd)
	DirTargetParallelLoop                   = compound(0, DirTarget, DirParallel, DirLoop)
	DirTargetLoop                           = compound(0, DirTarget, DirLoop)
	DirTargetSimd                           = compound(0, DirTarget, DirSimd)
	DirTargetTeams                          = compound(0, DirTarget, DirTeams)
	DirTargetTeamsDistribute                = compound(0, DirTarget, DirTeams, DirDistribute)
	DirTargetTeamsDistributeSimd            = compound(0, DirTarget, DirTeams, DirDistribute, DirSimd)
	DirTargetTeamsDistributeParallelFor     = compound(0, DirTarget, DirTeams, DirDistribute, DirParallel, DirFor)
	DirTargetTeamsDistributeParallelForSimd = compound(0, DirTarget, DirTeams, DirDistribute, DirParallel, DirFor, DirSimd)
	DirTargetTeamsLoop                      = compound(0, DirTarget, DirTeams, DirLoop)
	DirTargetTeamsWorkdistribute            = compound(0, DirTarget, DirTeams, DirWorkdistribute)
)

// Combined is the directive that consists of some leaf constructs, outermost first, or nil; of one, the leaf itself.
func Combined(leaves ...*pragma.DirectiveDef) *pragma.DirectiveDef {
	if len(leaves) == 1 {
		return leaves[0]
	}
	for _, d := range Table.Directives {
		if len(leaves) > 0 && slices.Equal(d.Leaves, leaves) {
			return d
		}
	}
	return nil
}

// compound adds the row of a combination. since is its version if it is newer than its leaves.
func compound(since int, leaves ...*pragma.DirectiveDef) *pragma.DirectiveDef {
	d := pragma.DirectiveDef{Assoc: leaves[len(leaves)-1].Assoc, Spec: "OpenMP 5.2 §17.1", Since: since, Leaves: leaves}
	var names, inFortran []string
	for _, leaf := range leaves {
		names, inFortran = append(names, leaf.Name), append(inFortran, leaf.NameIn(true))
		d.Since = max(d.Since, leaf.Since)
		d.Deprecated = max(d.Deprecated, leaf.Deprecated)
		if leaf.Only != pragma.AnyLanguage {
			d.Only = leaf.Only
		}
		d.Exclusive = append(d.Exclusive, leaf.Exclusive...)
		d.Required = append(d.Required, leaf.Required...)
	}
	d.Clauses = leafClauses(leaves)
	d.Name = strings.Join(names, " ")
	if f := strings.Join(inFortran, " "); f != d.Name {
		d.Fortran = f
	}
	d.Doc = "The constructs " + strings.Join(names, ", ") + ", one right inside the other."
	return directive(d)
}

// leafClauses are the clauses of a combination: each as soon as one leaf has it, and once if it is once on each of the leaves.
func leafClauses(leaves []*pragma.DirectiveDef) (out []pragma.ClauseUse) {
	at := map[*pragma.ClauseDef]int{}
	for n, leaf := range leaves {
		for _, u := range leaf.Clauses {
			if excluded(leaves, n, u.Clause) {
				continue
			}
			i, seen := at[u.Clause]
			if !seen {
				at[u.Clause] = len(out)
				out = append(out, u)
				continue
			}
			out[i].Since = min(out[i].Since, u.Since)
			if u.Clause == ClauseIf {
				out[i].Once, out[i].OncePerLeaf = false, true
			}
		}
	}
	return out
}

// excluded reports whether a combination does not have a clause of its n-th leaf.
func excluded(leaves []*pragma.DirectiveDef, n int, c *pragma.ClauseDef) bool {
	around := func(d *pragma.DirectiveDef) bool {
		for _, l := range leaves[:n] {
			if l == d {
				return true
			}
		}
		return false
	}
	switch c {
	case ClauseNowait: // the end of the parallel region is a barrier anyway
		return around(DirParallel)
	case ClauseCopyin: // a device has no threadprivate variables of the host
		return around(DirTarget)
	case ClauseOrdered, ClauseLinear: // teams have no order between them
		return around(DirDistribute) && leaves[n] == DirFor
	case ClauseInReduction: // the implicit tasks are not those of the taskgroup around
		return around(DirParallel)
	}
	return false
}

// Fortran ends regions by directives; a few of them take clauses that C has at the beginning.
func init() {
	for _, d := range append([]*pragma.DirectiveDef(nil), Table.Directives...) {
		if d.Only == pragma.OnlyC || d == DirBeginMetadirective ||
			d.Assoc != pragma.Block && d.Assoc != pragma.LoopNest && d.Assoc != pragma.LoopSequence {
			continue
		}
		end := pragma.DirectiveDef{Name: "end " + d.Name, Only: pragma.OnlyFortran, Assoc: pragma.Ending, Ends: d,
			Spec:  "OpenMP 5.2 §3.1",
			Since: d.Since, Deprecated: d.Deprecated, Doc: "End the region of " + d.NameIn(true) + ".", Clauses: endClauses(d)}
		if d.Fortran != "" {
			end.Fortran = "end " + d.Fortran
		}
		for _, s := range d.Spellings {
			end.Spellings = append(end.Spellings, pragma.Spelling{Name: "end " + s.Name, Since: s.Since})
		}
		if d == DirCritical {
			end.Arg = ArgCritical
		}
		directive(end)
	}
}

// endClauses are the clauses that may be given at the end of a worksharing region in Fortran.
func endClauses(d *pragma.DirectiveDef) []pragma.ClauseUse {
	switch d {
	case DirSingle:
		return pragma.Uses(pragma.Many(ClauseCopyprivate), pragma.Once(ClauseNowait))
	case DirFor, DirForSimd, DirSections, DirScope, DirWorkshare:
		return pragma.Once(ClauseNowait)
	}
	return nil
}
