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
		"num_tasks take positive values, tile sizes too; the step of a loop is not 0, a priority not negative, and the bounds of num_teams are in order. Only constants are checked."), Run: positiveValues},
	{Rule: rule("IR0212", "a construct closely nested in one that it must not be in", "OpenMP 5.2 §17.1", "Worksharing constructs and barriers are not closely nested "+
		"inside of worksharing, task, taskloop, critical, ordered, atomic or masked constructs; master and masked regions not inside of worksharing constructs."),
		Run: closelyNested},
	{Rule: rule("IR0215", "teams and distribute outside of one another", "OpenMP 5.2 §17.1", "A teams region directly holds only distribute, parallel and loop "+
		"regions, and distribute is strictly nested in one. A distribute without any construct around it is left to the caller."), Run: inTeams},
	{Rule: rule("IR0216", "a construct that a simd region must not execute", "OpenMP 5.2 §10.4", "In a simd region there are atomic operations, loops, scan, and "+
		"ordered regions of the lanes."), Run: inLanes},
	{Rule: rule("IR0217", "a critical region inside of one of the same name", "OpenMP 5.2 §15.2", "The thread would wait for itself."), Run: sameCritical},
	{Rule: rule("IR0218", "a clause that another clause excludes", "OpenMP 5.2 §4.4.4", "copyprivate excludes nowait (§5.7.2), detach excludes mergeable (§12.5), a loop with an ordered clause is neither nonmonotonic nor in any order (§10.3), and its parameter "+
		"is not less than that of collapse."), Run: exclusiveClauses},
	{Rule: rule("IR0219", "a variable mapped in two ways", "OpenMP 5.2 §5.8.3", "A construct maps a whole variable once, or in the same way."), Run: mappedTwice},
	{Rule: rule("IR0220", "an atomic operation on what is not a scalar", "OpenMP 5.2 §15.8.4", "Vectors, tuples and functions are not updated atomically, and no "+
		"integer wider than 128 bits."), Run: atomicScalar},
	{Rule: rule("IR0221", "an inscan reduction without a scan", "OpenMP 5.2 §5.6", "The body of a loop whose reduction is inscan has one omp.scan."), Run: scanOfReduction},
	{Rule: rule("IR0222", "a construct for a device in a target region", "OpenMP 5.2 §17.1", "The device that executes a target region has no devices of its own: "+
		"target constructs and those that move data are outside of it."), Run: onDevice},
	{Rule: rule("IR0223", "a construct that iterations in any order must not execute", "OpenMP 5.2 §10.3", "The iterations of omp.loop, and of a loop with order(concurrent), "+
		"execute loop, simd and parallel regions, and atomic operations."), Run: inAnyOrder},
	{Rule: rule("IR0213", "a variable in clauses that conflict", "OpenMP 5.2 §5.4", "A variable has one data-sharing attribute in a construct: it is not private and a "+
		"reduction's, nor linear, nor in one of these clauses twice."), Run: conflictingClauses},
	{Rule: rule("IR0214", "a recipe of the wrong kind for the clause", "OpenMP 5.2 §5.4.3", "private names an omp.private, reduction an omp.declare_reduction."), Run: wrongRecipes},
}

// Verify is the pass of the checks, Passes the passes of the dialect.
var (
	Verify = Passes.Define(pass.Checker("omp-verify", "Check the rules of OpenMP that mlir-opt leaves to front ends: values, nesting, recipes, and clauses that conflict.", Checks))
	Passes pass.Table
)

// positiveGroups are the operand groups whose values are positive.
var positiveGroups = []string{"num_threads", "num_teams_lower", "num_teams_upper", "thread_limit", "schedule_chunk", "dist_schedule_chunk_size", "grainsize", "num_tasks", "sizes"}

func positiveValues(o *ir.Op) (found []*ir.Error) {
	if o.Def().Dialect != Dialect {
		return nil
	}
	for i, g := range o.Def().Operands {
		for _, v := range o.Group(i) {
			n, ok := ir.ConstantInt(v)
			switch {
			case !ok:
			case slices.Contains(positiveGroups, g.Name) && n <= 0:
				found = append(found, o.Errorf("%s is %d, which is not positive", g.Name, n))
			case g.Name == "loop_steps" && n == 0:
				found = append(found, o.Errorf("the step of a loop is 0"))
			case g.Name == "priority" && n < 0:
				found = append(found, o.Errorf("priority is %d, which is negative", n))
			}
		}
	}
	if o.Is(Teams) {
		lower, isLower := constantOperand(o, "num_teams_lower")
		upper, isUpper := constantOperand(o, "num_teams_upper")
		if isLower && isUpper && lower > upper && upper > 0 {
			found = append(found, o.Errorf("the lower bound of num_teams is %d, the upper one %d", lower, upper))
		}
	}
	return found
}

// constantOperand is the value of an operand that may be missing, where it is a constant.
func constantOperand(o *ir.Op, name string) (int64, bool) {
	if v := o.Get(name); v != nil {
		return ir.ConstantInt(v)
	}
	return 0, false
}

// conflictingClauses: no variable is private or reduced twice.
func conflictingClauses(o *ir.Op) (found []*ir.Error) {
	if o.Def().Dialect != Dialect {
		return nil
	}
	clauseOf := map[*ir.Value]string{}
	for _, clause := range []string{"private", "reduction", "in_reduction", "task_reduction", "linear"} {
		for _, v := range o.GetAny(clause + "_vars") {
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
