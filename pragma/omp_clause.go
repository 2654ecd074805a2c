package pragma

// The clauses of OpenMP 5.2 that translations of OpenACC use. The rows have names and shapes for the printer.

// OMPClauses are the rows, in the order in which people write clauses.
var OMPClauses []*ClauseDef

func ompClause(c ClauseDef) *ClauseDef {
	c.Model = OMP
	OMPClauses = append(OMPClauses, &c)
	return &c
}

// Clauses of constructs that run something.
var (
	OMPCollapse = ompClause(ClauseDef{Name: "collapse", Shape: ShapeExpr, Spec: "OpenMP 5.2 §4.4.3",
		Doc: "Share the iterations of so many nested loops.", Rule: ArgRule{Integer: true, Positive: true, Constant: true, Max: 1}})
	OMPNumTeams = ompClause(ClauseDef{Name: "num_teams", Shape: ShapeExpr, Spec: "OpenMP 5.2 §10.2.1",
		Doc: "How many teams there are.", Group: GroupSize, Rule: positiveInt})
	OMPThreadLimit = ompClause(ClauseDef{Name: "thread_limit", Shape: ShapeExpr, Spec: "OpenMP 5.2 §13.3",
		Doc: "How many threads a team has at most.", Group: GroupSize, Rule: positiveInt})
	OMPNumThreads = ompClause(ClauseDef{Name: "num_threads", Shape: ShapeExpr, Spec: "OpenMP 5.2 §10.1.2",
		Doc: "How many threads run the construct.", Group: GroupSize, Rule: positiveInt})
	OMPSchedule = ompClause(ClauseDef{Name: "schedule", Shape: ShapeExprs, Spec: "OpenMP 5.2 §11.5.3",
		Doc: "How iterations are dealt out to the threads."})
	OMPDistSchedule = ompClause(ClauseDef{Name: "dist_schedule", Shape: ShapeExprs, Spec: "OpenMP 5.2 §11.6.1",
		Doc: "How iterations are dealt out to the teams."})
)

// Clauses about data.
var (
	OMPMap = ompClause(ClauseDef{Name: "map", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.8.3", Group: GroupData,
		Doc:       "Keep a copy of the variables on the device, and say when it is copied from and to the host.",
		Modifiers: []ModifierDef{{Name: "to"}, {Name: "from"}, {Name: "tofrom"}, {Name: "alloc"}, {Name: "release"}, {Name: "delete"}, {Name: "always"}}})
	OMPTo = ompClause(ClauseDef{Name: "to", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.9.1", Group: GroupMotion,
		Doc: "Copy to the device; of declare target: variables that live there."})
	OMPFrom = ompClause(ClauseDef{Name: "from", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.9.2", Group: GroupMotion,
		Doc: "Copy to the host."})
	OMPLink = ompClause(ClauseDef{Name: "link", Shape: ShapeVars, Spec: "OpenMP 5.2 §7.8", Group: GroupData,
		Doc: "Keep a pointer to the variables on the device; maps bring what they hold."})
	OMPUseDevicePtr = ompClause(ClauseDef{Name: "use_device_ptr", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.8", Group: GroupData,
		Doc: "Let pointers hold device addresses in the region."})
	OMPUseDeviceAddr = ompClause(ClauseDef{Name: "use_device_addr", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.10", Group: GroupData,
		Doc: "Let variables be those of the device in the region."})
	OMPIsDevicePtr = ompClause(ClauseDef{Name: "is_device_ptr", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.7", Group: GroupData,
		Doc: "The pointers hold device addresses."})
	OMPPrivate = ompClause(ClauseDef{Name: "private", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.3", Group: GroupPrivate,
		Doc: "Give each thread a copy without a value."})
	OMPFirstprivate = ompClause(ClauseDef{Name: "firstprivate", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.4", Group: GroupPrivate,
		Doc: "Give each thread a copy with the value from before."})
	OMPLastprivate = ompClause(ClauseDef{Name: "lastprivate", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.5", Group: GroupPrivate,
		Doc: "Give each thread a copy, and the variable the value of the last iteration."})
	OMPReduction = ompClause(ClauseDef{Name: "reduction", Shape: ShapeReduction, Spec: "OpenMP 5.2 §5.5.8", Group: GroupReduce,
		Doc: "Combine the threads' copies with the operator."})
	OMPIf = ompClause(ClauseDef{Name: "if", Shape: ShapeExpr, Spec: "OpenMP 5.2 §3.4", Group: GroupGuard,
		Doc: "Whether the construct does what it is for.", Rule: ArgRule{Scalar: true, Max: 1}})
	OMPNowait = ompClause(ClauseDef{Name: "nowait", Shape: ShapeNone, Spec: "OpenMP 5.2 §15.6",
		Doc: "Go on without waiting for the construct to end."})
	OMPDepend = ompClause(ClauseDef{Name: "depend", Shape: ShapeVars, Spec: "OpenMP 5.2 §15.9.5",
		Doc:       "Run after the tasks that were made earlier and depend on the same objects.",
		Modifiers: []ModifierDef{{Name: "in"}, {Name: "out"}, {Name: "inout"}}})
)

// LookupOMPClause finds a clause by its name, or returns nil.
func LookupOMPClause(name string) *ClauseDef {
	for _, c := range OMPClauses {
		if c.Name == name {
			return c
		}
	}
	return nil
}
