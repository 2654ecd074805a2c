package omp

import (
	"slices"

	"accc/frontend/diag"
	"accc/ir"
	"accc/ir/pass"
)

// Rules of OpenMP that modules can break and still be valid: the verifier accepts what mlir-opt accepts, and
// the pass omp-verify checks the rest.

func rule(code, title, spec, doc string) *diag.Rule {
	return &diag.Rule{Code: code, Severity: diag.Error, Title: title, Spec: spec, Doc: doc}
}

// Checks are the rules, of which Verify is the pass.
var Checks = []pass.Check{
	{Rule: rule("IR0211", "a clause needs a positive value", "OpenMP 5.2 §10.1.2", "num_threads, num_teams, thread_limit, schedule, dist_schedule, grainsize and "+
		"num_tasks take positive values. Only constants are checked."), Run: positiveValues},
	{Rule: rule("IR0212", "a construct closely nested in one that it must not be in", "OpenMP 5.2 §17.1", "Worksharing constructs and barriers are not closely nested "+
		"inside of worksharing, task, taskloop, critical, ordered, atomic or masked constructs; master and masked regions not inside of worksharing constructs."),
		Run: closelyNested},
	{Rule: rule("IR0213", "a variable in clauses that conflict", "OpenMP 5.2 §5.4", "A variable has one data-sharing attribute in a construct: it is not private and a "+
		"reduction's, nor private or reduced twice."), Run: conflictingClauses},
	{Rule: rule("IR0214", "a recipe of the wrong kind for the clause", "OpenMP 5.2 §5.4.3", "private names an omp.private, reduction an omp.declare_reduction."), Run: wrongRecipes},
}

// Verify is the pass of the checks, Passes the passes of the dialect.
var (
	Verify = pass.Checker("omp-verify", "Check the rules of OpenMP that mlir-opt leaves to front ends: values, nesting, recipes, and clauses that conflict.", Checks)
	Passes = pass.Table{Verify}
)

// positiveGroups are the operand groups whose values are positive.
var positiveGroups = []string{"num_threads", "num_teams_lower", "num_teams_upper", "thread_limit", "schedule_chunk", "dist_schedule_chunk_size", "grainsize", "num_tasks"}

func positiveValues(o *ir.Op) (found []*ir.Error) {
	if o.Def().Dialect != Dialect {
		return nil
	}
	for i, g := range o.Def().Operands {
		if !slices.Contains(positiveGroups, g.Name) {
			continue
		}
		for _, v := range o.Group(i) {
			if n, ok := ir.ConstantValue(v).(*ir.IntegerAttr); ok && n.Value <= 0 {
				found = append(found, o.Errorf("%s is %d, which is not positive", g.Name, n.Value))
			}
		}
	}
	return found
}

// sharing are the operations of worksharing constructs; binding lists, in addition, those inside which no worksharing
// construct is closely nested.
var (
	sharing = []string{"omp.wsloop", "omp.sections", "omp.single", "omp.workshare"}
	binding = []string{"omp.task", "omp.taskloop", "omp.critical", "omp.ordered.region", "omp.master", "omp.masked"}
)

func closelyNested(o *ir.Op) []*ir.Error {
	inside := slices.Concat(sharing, binding)
	switch n := o.Name(); {
	case n == "omp.master" || n == "omp.masked":
		inside = sharing
	case n != "omp.barrier" && !slices.Contains(sharing, n):
		return nil
	}
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		switch n := p.Name(); {
		case n == "omp.parallel" || n == "omp.teams" || n == "omp.target":
			return nil
		case n == "omp.workshare" && o.Name() != "omp.barrier":
			return nil // its loops and the parts of its body share among the same threads
		case slices.Contains(inside, n):
			return []*ir.Error{o.Errorf("must not be closely nested inside of %s", n)}
		}
	}
	return nil
}

// conflictingClauses: no variable is private or reduced twice.
func conflictingClauses(o *ir.Op) (found []*ir.Error) {
	if o.Def().Dialect != Dialect {
		return nil
	}
	clauseOf := map[*ir.Value]string{}
	for _, clause := range []string{"private", "reduction", "in_reduction", "task_reduction"} {
		for _, v := range group(o, clause+"_vars") {
			if before, ok := clauseOf[v]; ok && !(before == "reduction" && clause == "in_reduction") {
				found = append(found, o.Errorf("a variable is in clauses %s and %s", before, clause))
				continue
			}
			clauseOf[v] = clause
		}
	}
	return found
}

func wrongRecipes(o *ir.Op) (found []*ir.Error) {
	if o.Def().Dialect != Dialect {
		return nil
	}
	for _, l := range []struct{ attr, recipe string }{{"private_syms", "omp.private"}, {"reduction_syms", "omp.declare_reduction"},
		{"in_reduction_syms", "omp.declare_reduction"}, {"task_reduction_syms", "omp.declare_reduction"}} {
		if o.Def().AttrIndex(l.attr) < 0 {
			continue
		}
		for _, a := range attrElems(o, l.attr) {
			ref := a.(*ir.SymbolRefAttr)
			if s := ir.LookupSymbolRef(o, ref); s == nil || s.Name() != l.recipe {
				found = append(found, o.Errorf("@%s must be an %s", ref.Root, l.recipe))
			}
		}
	}
	return found
}
