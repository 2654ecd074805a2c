package omp

import "accc/pragma"

// Clauses about when and whether something runs, and of tasks.
var (
	ClauseIf = clause(pragma.ClauseDef{Name: "if", Shape: ShapeIf, LeafSince: 45, Spec: "OpenMP 5.2 §3.4",
		Group: pragma.GroupGuard,
		Doc:   "Say whether the construct does what it is for.", Rule: condition})
	ClauseNowait = clause(pragma.ClauseDef{Name: "nowait", Shape: ShapeExpr, Optional: true, ArgSince: 60,
		Spec: "OpenMP 5.2 §15.6",
		Doc:  "Go on without waiting for the construct to end.", Rule: condition})
	ClauseDepend = clause(pragma.ClauseDef{Name: "depend", Shape: ShapeDepend, Spec: "OpenMP 5.2 §15.9.5",
		Doc: "Run after the tasks that were made earlier and depend on the same objects.",
		Modifiers: []pragma.ModifierDef{{Name: "in", Set: "dependence type"}, {Name: "out", Set: "dependence type"},
			{Name: "inout", Set: "dependence type"},
			{Name: "mutexinoutset", Since: 50, Set: "dependence type"}, {Name: "inoutset", Since: 51, Set: "dependence type"},
			{Name: "depobj", Since: 50, Set: "dependence type"}, {Name: "source", Set: "dependence type", Deprecated: 52},
			{Name: "sink", Set: "dependence type", Deprecated: 52}, modIterator}})
	ClauseDoacross = clause(pragma.ClauseDef{Name: "doacross", Shape: ShapeDoacross, Since: 52, Spec: "OpenMP 5.2 §15.9.6",
		Doc:       "Wait for other iterations (sink), or let them go on (source).",
		Modifiers: []pragma.ModifierDef{{Name: "source", Set: "dependence type"}, {Name: "sink", Set: "dependence type"}}})
	ClauseAffinity = clause(pragma.ClauseDef{Name: "affinity", Shape: ShapeLocators, Since: 50, Spec: "OpenMP 5.2 §12.5.1",
		Doc: "Name the data that the task should run close to.", Modifiers: []pragma.ModifierDef{modIterator}})
	ClauseFinal = clause(pragma.ClauseDef{Name: "final", Shape: ShapeExpr, Spec: "OpenMP 5.2 §12.3",
		Doc: "Say whether the tasks that the task makes run at once.", Rule: condition})
	ClauseUntied = clause(pragma.ClauseDef{Name: "untied", Shape: ShapeExpr, Optional: true, ArgSince: 60,
		Spec: "OpenMP 5.2 §12.1",
		Doc:  "Let any thread go on with the task after it was suspended.", Rule: condition})
	ClauseMergeable = clause(pragma.ClauseDef{Name: "mergeable", Shape: ShapeExpr, Optional: true, ArgSince: 60,
		Spec: "OpenMP 5.2 §12.2",
		Doc:  "Allow the task to share the data environment of the task that makes it.", Rule: condition})
	ClausePriority = clause(pragma.ClauseDef{Name: "priority", Shape: ShapeExpr, Spec: "OpenMP 5.2 §12.4",
		Doc: "Say which tasks should run first: higher numbers.", Rule: anyInt})
	ClauseDetach = clause(pragma.ClauseDef{Name: "detach", Shape: ShapeVars, Since: 50, Spec: "OpenMP 5.2 §12.5.2",
		Doc: "The task is complete only after the event is fulfilled.", Rule: pragma.ArgRule{Max: 1}})
	ClauseNogroup = clause(pragma.ClauseDef{Name: "nogroup", Shape: ShapeExpr, Optional: true, ArgSince: 60,
		Spec: "OpenMP 5.2 §15.7",
		Doc:  "Make no taskgroup around the tasks.", Rule: condition})
	ClauseThreadset = clause(pragma.ClauseDef{Name: "threadset", Shape: ShapeKeyword, Since: 60, Spec: "OpenMP 6.0 §14.8",
		Doc: "Say which threads may run the task.", Keywords: []string{"omp_pool", "omp_team"}})
	ClauseReplayable = clause(pragma.ClauseDef{Name: "replayable", Shape: ShapeExpr, Optional: true, Since: 60,
		Spec: "OpenMP 6.0 §14.6",
		Doc:  "Say whether the task is recorded into a taskgraph.", Rule: condition})
	ClauseTransparent = clause(pragma.ClauseDef{Name: "transparent", Shape: ShapeExpr, Optional: true, Since: 60,
		Spec: "OpenMP 6.0 §17.9",
		Doc:  "Let the tasks that the task makes depend on tasks outside.", Rule: pragma.ArgRule{Max: 1}})
	ClauseGraphId = clause(pragma.ClauseDef{Name: "graph_id", Shape: ShapeExpr, Since: 60, Spec: "OpenMP 6.0 §14.3",
		Doc: "Name the record of the taskgraph by a number.", Rule: anyInt})
	ClauseGraphReset = clause(pragma.ClauseDef{Name: "graph_reset", Shape: ShapeExpr, Optional: true, Since: 60,
		Spec: "OpenMP 6.0 §14.3",
		Doc:  "Say whether the record of the taskgraph is thrown away first.", Rule: condition})
)

// The constructs that cancel names. They are written like clauses.
var (
	ClauseParallel = clause(pragma.ClauseDef{Name: "parallel", Spec: "OpenMP 5.2 §16.1",
		Doc: "The innermost parallel region is meant."})
	ClauseSections = clause(pragma.ClauseDef{Name: "sections", Spec: "OpenMP 5.2 §16.1",
		Doc: "The innermost sections region is meant."})
	ClauseFor = clause(pragma.ClauseDef{Name: "for", Fortran: "do", Spec: "OpenMP 5.2 §16.1",
		Doc: "The innermost worksharing-loop region is meant."})
	ClauseTaskgroup = clause(pragma.ClauseDef{Name: "taskgroup", Spec: "OpenMP 5.2 §16.1",
		Doc: "The innermost taskgroup region is meant."})
)

func ordering(name string, since int, doc string) *pragma.ClauseDef {
	return clause(pragma.ClauseDef{Name: name, Shape: ShapeExpr, Optional: true, ArgSince: 60, Since: since,
		Spec: "OpenMP 5.2 §15.8.1", Doc: doc, Rule: condition})
}

func atomicClause(name string, since int, spec, doc string) *pragma.ClauseDef {
	return clause(pragma.ClauseDef{Name: name, Shape: ShapeExpr, Optional: true, ArgSince: 60, Since: since, Spec: spec,
		Doc: doc, Rule: condition})
}

// Clauses of atomic, flush, critical, ordered and depobj.
var (
	ClauseRead   = atomicClause("read", 0, "OpenMP 5.2 §15.8.2", "Read the location atomically.")
	ClauseWrite  = atomicClause("write", 0, "OpenMP 5.2 §15.8.2", "Write the location atomically.")
	ClauseUpdate = clause(pragma.ClauseDef{Name: "update", Shape: ShapeUpdate, Optional: true,
		OptionalOn: []string{"atomic"}, Spec: "OpenMP 5.2 §15.8.2, §15.9.3",
		Doc:      "Update the location atomically; of depobj: give the object another dependence type.",
		Keywords: []string{"in", "out", "inout", "mutexinoutset", "inoutset", "depobj"},
		Lives:    map[string]pragma.Life{"inoutset": {Since: 51}, "depobj": {Since: 52}}})
	ClauseCapture = atomicClause("capture", 0, "OpenMP 5.2 §15.8.3", "Update the location atomically and keep its value.")
	ClauseCompare = atomicClause("compare", 51, "OpenMP 5.2 §15.8.3", "Update the location only if a comparison holds.")
	ClauseWeak    = atomicClause("weak", 51, "OpenMP 5.2 §15.8.3", "Allow the comparison to fail for no reason.")
	ClauseFail    = clause(pragma.ClauseDef{Name: "fail", Shape: ShapeKeyword, Since: 51, Spec: "OpenMP 5.2 §15.8.3",
		Doc: "Give the memory order for a comparison that fails.", Keywords: []string{"seq_cst", "acquire", "relaxed"}})
	ClauseSeqCst  = ordering("seq_cst", 0, "Order the access with all others that are sequentially consistent.")
	ClauseAcqRel  = ordering("acq_rel", 50, "Acquire where it reads, release where it writes.")
	ClauseRelease = ordering("release", 50, "Let those that acquire see what was written before.")
	ClauseAcquire = ordering("acquire", 50, "See what was written before the matching release.")
	ClauseRelaxed = ordering("relaxed", 50, "Order no other memory access.")
	ClauseHint    = clause(pragma.ClauseDef{Name: "hint", Shape: ShapeExpr, Spec: "OpenMP 5.2 §15.1",
		Doc: "Say how the lock is expected to be used.", Rule: pragma.ArgRule{Integer: true, Constant: true, Max: 1}})
	ClauseMemscope = clause(pragma.ClauseDef{Name: "memscope", Shape: ShapeKeyword, Since: 60, Spec: "OpenMP 6.0 §17.8",
		Doc: "Say among which threads the access is atomic.", Keywords: []string{"all", "cgroup", "device"}})
	ClauseThreads = clause(pragma.ClauseDef{Name: "threads", Shape: ShapeExpr, Optional: true, ArgSince: 60,
		Spec: "OpenMP 5.2 §15.10.3",
		Doc:  "Run the region in the order of the iterations.", Rule: condition})
	ClauseSimd = clause(pragma.ClauseDef{Name: "simd", Shape: ShapeExpr, Optional: true, ArgSince: 60,
		Spec: "OpenMP 5.2 §15.10.3",
		Doc:  "Run the region in the order of the lanes.", Rule: condition})
	ClauseDestroy = clause(pragma.ClauseDef{Name: "destroy", Shape: ShapeVars, Optional: true, Since: 50, ArgSince: 51,
		Spec: "OpenMP 5.2 §3.5",
		Doc:  "Make the object uninitialized.", Rule: pragma.ArgRule{Max: 1}})
)
