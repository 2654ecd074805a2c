package omp

import "accc/pragma"

// The clauses of OpenMP 5.2 that translations of OpenACC use. The rows have names and shapes for the printer.

// The rows are in the order in which people write clauses.

func clause(c pragma.ClauseDef) *pragma.ClauseDef { return Table.AddClause(c) }

var positiveInt = pragma.ArgRule{Integer: true, Positive: true, Max: 1}

// Clauses of constructs that run something.
var (
	ClauseCollapse = clause(pragma.ClauseDef{Name: "collapse", Shape: pragma.ShapeExpr, Spec: "OpenMP 5.2 §4.4.3",
		Doc: "Share the iterations of so many nested loops.", Rule: pragma.ArgRule{Integer: true, Positive: true, Constant: true, Max: 1}})
	ClauseNumTeams = clause(pragma.ClauseDef{Name: "num_teams", Shape: pragma.ShapeExpr, Spec: "OpenMP 5.2 §10.2.1",
		Doc: "How many teams there are.", Group: pragma.GroupSize, Rule: positiveInt})
	ClauseThreadLimit = clause(pragma.ClauseDef{Name: "thread_limit", Shape: pragma.ShapeExpr, Spec: "OpenMP 5.2 §13.3",
		Doc: "How many threads a team has at most.", Group: pragma.GroupSize, Rule: positiveInt})
	ClauseNumThreads = clause(pragma.ClauseDef{Name: "num_threads", Shape: pragma.ShapeExpr, Spec: "OpenMP 5.2 §10.1.2",
		Doc: "How many threads run the construct.", Group: pragma.GroupSize, Rule: positiveInt})
	ClauseSchedule = clause(pragma.ClauseDef{Name: "schedule", Shape: pragma.ShapeExprs, Spec: "OpenMP 5.2 §11.5.3",
		Doc: "How iterations are dealt out to the threads."})
	ClauseDistSchedule = clause(pragma.ClauseDef{Name: "dist_schedule", Shape: pragma.ShapeExprs, Spec: "OpenMP 5.2 §11.6.1",
		Doc: "How iterations are dealt out to the teams."})
)

// Clauses about data.
var (
	ClauseMap = clause(pragma.ClauseDef{Name: "map", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §5.8.3", Group: pragma.GroupData,
		Doc:       "Keep a copy of the variables on the device, and say when it is copied from and to the host.",
		Modifiers: []pragma.ModifierDef{{Name: "to"}, {Name: "from"}, {Name: "tofrom"}, {Name: "alloc"}, {Name: "release"}, {Name: "delete"}, {Name: "always"}}})
	ClauseTo = clause(pragma.ClauseDef{Name: "to", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §5.9.1", Group: pragma.GroupMotion,
		Doc: "Copy to the device; of declare target: variables that live there."})
	ClauseFrom = clause(pragma.ClauseDef{Name: "from", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §5.9.2", Group: pragma.GroupMotion,
		Doc: "Copy to the host."})
	ClauseLink = clause(pragma.ClauseDef{Name: "link", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §7.8", Group: pragma.GroupData,
		Doc: "Keep a pointer to the variables on the device; maps bring what they hold."})
	ClauseUseDevicePtr = clause(pragma.ClauseDef{Name: "use_device_ptr", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §5.4.8", Group: pragma.GroupData,
		Doc: "Let pointers hold device addresses in the region."})
	ClauseUseDeviceAddr = clause(pragma.ClauseDef{Name: "use_device_addr", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §5.4.10", Group: pragma.GroupData,
		Doc: "Let variables be those of the device in the region."})
	ClauseIsDevicePtr = clause(pragma.ClauseDef{Name: "is_device_ptr", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §5.4.7", Group: pragma.GroupData,
		Doc: "The pointers hold device addresses."})
	ClausePrivate = clause(pragma.ClauseDef{Name: "private", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §5.4.3", Group: pragma.GroupPrivate,
		Doc: "Give each thread a copy without a value."})
	ClauseFirstprivate = clause(pragma.ClauseDef{Name: "firstprivate", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §5.4.4", Group: pragma.GroupPrivate,
		Doc: "Give each thread a copy with the value from before."})
	ClauseLastprivate = clause(pragma.ClauseDef{Name: "lastprivate", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §5.4.5", Group: pragma.GroupPrivate,
		Doc: "Give each thread a copy, and the variable the value of the last iteration."})
	ClauseReduction = clause(pragma.ClauseDef{Name: "reduction", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §5.5.8", Group: pragma.GroupReduce,
		Doc: "Combine the threads' copies with the operator."})
	ClauseIf = clause(pragma.ClauseDef{Name: "if", Shape: pragma.ShapeExpr, Spec: "OpenMP 5.2 §3.4", Group: pragma.GroupGuard,
		Doc: "Whether the construct does what it is for.", Rule: pragma.ArgRule{Scalar: true, Max: 1}})
	ClauseNowait = clause(pragma.ClauseDef{Name: "nowait", Shape: pragma.ShapeNone, Spec: "OpenMP 5.2 §15.6",
		Doc: "Go on without waiting for the construct to end."})
	ClauseDepend = clause(pragma.ClauseDef{Name: "depend", Shape: pragma.ShapeVars, Spec: "OpenMP 5.2 §15.9.5",
		Doc:       "Run after the tasks that were made earlier and depend on the same objects.",
		Modifiers: []pragma.ModifierDef{{Name: "in"}, {Name: "out"}, {Name: "inout"}}})
)

// The atomic-clauses.
var (
	ClauseRead    = clause(pragma.ClauseDef{Name: "read", Doc: "Read the location atomically.", Spec: "OpenMP 5.2 §15.8.1"})
	ClauseWrite   = clause(pragma.ClauseDef{Name: "write", Doc: "Write the location atomically.", Spec: "OpenMP 5.2 §15.8.1"})
	ClauseUpdate  = clause(pragma.ClauseDef{Name: "update", Doc: "Update the location atomically.", Spec: "OpenMP 5.2 §15.8.1"})
	ClauseCapture = clause(pragma.ClauseDef{Name: "capture", Doc: "Update the location atomically and keep its value.", Spec: "OpenMP 5.2 §15.8.3"})
)
