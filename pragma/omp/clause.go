package omp

import "accc/pragma"

// The clauses of OpenMP 5.2, and those that 6.0 adds. Versions are times ten; rows older than 4.5, the oldest version that
// can be asked for, say nothing.

func clause(c pragma.ClauseDef) *pragma.ClauseDef { return Table.AddClause(c) }

var (
	positiveInt      = pragma.ArgRule{Integer: true, Positive: true, Max: 1}
	positiveConstant = pragma.ArgRule{Integer: true, Positive: true, Constant: true, Max: 1}
	anyInt           = pragma.ArgRule{Integer: true, Max: 1}
	condition        = pragma.ArgRule{Scalar: true, Max: 1}
)

// strict is the modifier that makes a number mandatory.
func strict(since int) []pragma.ModifierDef {
	return []pragma.ModifierDef{{Name: "strict", Since: since}}
}

// Clauses of constructs that run something and share it out.
var (
	ClauseCollapse = clause(pragma.ClauseDef{Name: "collapse", Shape: ShapeExpr, Spec: "OpenMP 5.2 §4.4.3",
		Doc: "Take so many nested loops as one.", Rule: positiveConstant})
	ClauseNumTeams = clause(pragma.ClauseDef{Name: "num_teams", Shape: ShapeNumTeams, Spec: "OpenMP 5.2 §10.2.1",
		Doc: "Say how many teams run the construct.", Group: pragma.GroupSize, Rule: positiveInt,
		Modifiers: []pragma.ModifierDef{{Name: "lower-bound", Since: 51}}})
	ClauseThreadLimit = clause(pragma.ClauseDef{Name: "thread_limit", Shape: ShapeExpr, Spec: "OpenMP 5.2 §13.3",
		Doc: "Say how many threads a team has at most.", Group: pragma.GroupSize, Rule: positiveInt})
	ClauseNumThreads = clause(pragma.ClauseDef{Name: "num_threads", Shape: ShapeExprs, Spec: "OpenMP 5.2 §10.1.2",
		Doc:   "Say how many threads run the construct; since 6.0, also for the levels of nesting below.",
		Group: pragma.GroupSize,
		Rule:  pragma.ArgRule{Integer: true, Positive: true}, Modifiers: strict(60)})
	ClauseSchedule = clause(pragma.ClauseDef{Name: "schedule", Shape: ShapeSchedule, Spec: "OpenMP 5.2 §11.5.3",
		Doc:      "Say how iterations are divided into chunks and assigned to threads.",
		Keywords: []string{"static", "dynamic", "guided", "auto", "runtime"}, Rule: positiveInt,
		Modifiers: []pragma.ModifierDef{{Name: "monotonic", Set: "ordering"}, {Name: "nonmonotonic", Set: "ordering"},
			{Name: "simd"}}})
	ClauseDistSchedule = clause(pragma.ClauseDef{Name: "dist_schedule", Shape: ShapeSchedule, Spec: "OpenMP 5.2 §11.6.1",
		Doc: "Say how iterations are divided into chunks and assigned to teams.", Keywords: []string{"static"},
		Rule: positiveInt})
	ClauseOrdered = clause(pragma.ClauseDef{Name: "ordered", Shape: ShapeExpr, Optional: true, Spec: "OpenMP 5.2 §4.4.4",
		Doc: "Allow ordered regions inside of the loops, in so many of them.", Rule: positiveConstant})
	ClauseOrder = clause(pragma.ClauseDef{Name: "order", Shape: ShapeKeyword, Since: 50, Spec: "OpenMP 5.2 §10.3",
		Doc: "Say that the iterations can run in any order and at the same time.", Keywords: []string{"concurrent"},
		Modifiers: []pragma.ModifierDef{{Name: "reproducible", Since: 51, Set: "order"},
			{Name: "unconstrained", Since: 51, Set: "order"}}})
	ClauseSafelen = clause(pragma.ClauseDef{Name: "safelen", Shape: ShapeExpr, Spec: "OpenMP 5.2 §10.4.2",
		Doc: "Say how far apart iterations that run together are at most.", Rule: positiveConstant})
	ClauseSimdlen = clause(pragma.ClauseDef{Name: "simdlen", Shape: ShapeExpr, Spec: "OpenMP 5.2 §10.4.3",
		Doc: "Say how many iterations should run together.", Rule: positiveConstant})
	ClauseBind = clause(pragma.ClauseDef{Name: "bind", Shape: ShapeKeyword, Since: 50, Spec: "OpenMP 5.2 §11.7.1",
		Doc: "Say which threads run the loop.", Keywords: []string{"teams", "parallel", "thread"}})
	ClauseProcBind = clause(pragma.ClauseDef{Name: "proc_bind", Shape: ShapeKeyword, Spec: "OpenMP 5.2 §10.1.4",
		Doc: "Say to which places the threads are assigned.", Keywords: []string{"primary", "master", "close", "spread"},
		Lives: map[string]pragma.Life{"primary": {Since: 51}, "master": {Deprecated: 51}}})
	ClauseFilter = clause(pragma.ClauseDef{Name: "filter", Shape: ShapeExpr, Since: 51, Spec: "OpenMP 5.2 §10.5.1",
		Doc: "Say which thread runs the region.", Rule: anyInt})
	ClauseGrainsize = clause(pragma.ClauseDef{Name: "grainsize", Shape: ShapeExpr, Spec: "OpenMP 5.2 §12.6.1",
		Doc: "Say how many iterations a task has at least.", Rule: positiveInt, Modifiers: strict(51)})
	ClauseNumTasks = clause(pragma.ClauseDef{Name: "num_tasks", Shape: ShapeExpr, Spec: "OpenMP 5.2 §12.6.2",
		Doc: "Say how many tasks the loop makes at most.", Rule: positiveInt, Modifiers: strict(51)})
)

// Clauses of loop transformations.
var (
	ClauseSizes = clause(pragma.ClauseDef{Name: "sizes", Shape: ShapeExprs, Since: 51, Spec: "OpenMP 5.2 §9.1.1",
		Doc: "Give the size of the tiles for each of the loops.", Rule: pragma.ArgRule{Integer: true, Positive: true}})
	ClauseFull = clause(pragma.ClauseDef{Name: "full", Shape: ShapeExpr, Optional: true, ArgSince: 60, Since: 51,
		Spec: "OpenMP 5.2 §9.2.1",
		Doc:  "Unroll all iterations.", Rule: condition})
	ClausePartial = clause(pragma.ClauseDef{Name: "partial", Shape: ShapeExpr, Optional: true, Since: 51,
		Spec: "OpenMP 5.2 §9.2.2",
		Doc:  "Unroll so many iterations into one.", Rule: positiveConstant})
	ClausePermutation = clause(pragma.ClauseDef{Name: "permutation", Shape: ShapeExprs, Since: 60,
		Spec: "OpenMP 6.0 §11.4",
		Doc:  "Give the new order of the loops by their old positions.",
		Rule: pragma.ArgRule{Integer: true, Positive: true, Constant: true}})
	ClauseLooprange = clause(pragma.ClauseDef{Name: "looprange", Shape: ShapeExprs, Since: 60, Spec: "OpenMP 6.0 §6.4.7",
		Doc:  "Say which loops of the sequence are affected: the first, and how many.",
		Rule: pragma.ArgRule{Integer: true, Positive: true, Constant: true, Max: 2}})
	ClauseCounts = clause(pragma.ClauseDef{Name: "counts", Shape: ShapeExprs, Since: 60, Spec: "OpenMP 6.0 §11.6",
		Doc: "Say how many iterations each part of the loop has.", Keywords: []string{"omp_fill"}, Rule: pragma.ArgRule{Integer: true}})
	ClauseApply = clause(pragma.ClauseDef{Name: "apply", Shape: ShapeApply, Since: 60, Spec: "OpenMP 6.0 §11.1",
		Doc: "Apply further transformations to the loops that the directive generates.",
		Modifiers: []pragma.ModifierDef{{Name: "fused", Set: "loops", Params: pragma.ParamsExprs, Bare: true},
			{Name: "grid", Set: "loops", Params: pragma.ParamsExprs, Bare: true},
			{Name: "interchanged", Set: "loops", Params: pragma.ParamsExprs, Bare: true},
			{Name: "intratile", Set: "loops", Params: pragma.ParamsExprs, Bare: true},
			{Name: "offsets", Set: "loops", Params: pragma.ParamsExprs, Bare: true},
			{Name: "reversed", Set: "loops", Params: pragma.ParamsExprs, Bare: true},
			{Name: "split", Set: "loops", Params: pragma.ParamsExprs, Bare: true},
			{Name: "unrolled", Set: "loops", Params: pragma.ParamsExprs, Bare: true}}})
)
