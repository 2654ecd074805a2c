package omp

import (
	"strings"

	"accc/pragma"
)

// The directives of OpenMP 5.2 that translations of OpenACC use.

func directive(d pragma.DirectiveDef) *pragma.DirectiveDef { return Table.AddDirective(d) }

var (
	ompPrivates = pragma.Many(ClausePrivate, ClauseFirstprivate)
	ompReduces  = pragma.Many(ClauseReduction)
	ompIf       = pragma.Once(ClauseIf)
	ompTask     = pragma.Uses(pragma.Many(ClauseDepend), pragma.Once(ClauseNowait))
)

// Constructs that run something.
var (
	DirTarget = directive(pragma.DirectiveDef{Name: "target", Assoc: pragma.Block, Spec: "OpenMP 5.2 §13.8",
		Doc: "Run the statement on the device.", Clauses: pragma.Uses(ompPrivates, ompIf, pragma.Many(ClauseMap, ClauseIsDevicePtr), ompTask, pragma.Once(ClauseThreadLimit))})
	DirTeams = directive(pragma.DirectiveDef{Name: "teams", Assoc: pragma.Block, Spec: "OpenMP 5.2 §10.2",
		Doc: "Run the statement in several teams, by one thread of each.", Clauses: pragma.Uses(ompPrivates, ompReduces, pragma.Once(ClauseNumTeams, ClauseThreadLimit))})
	DirDistribute = directive(pragma.DirectiveDef{Name: "distribute", Assoc: pragma.LoopNest, Spec: "OpenMP 5.2 §11.6",
		Doc: "Share the iterations among the teams.", Clauses: pragma.Uses(ompPrivates, pragma.Many(ClauseLastprivate), pragma.Once(ClauseCollapse, ClauseDistSchedule))})
	DirParallel = directive(pragma.DirectiveDef{Name: "parallel", Assoc: pragma.Block, Spec: "OpenMP 5.2 §10.1",
		Doc: "Run the statement in several threads.", Clauses: pragma.Uses(ompPrivates, ompReduces, ompIf, pragma.Once(ClauseNumThreads))})
	DirFor = directive(pragma.DirectiveDef{Name: "for", Assoc: pragma.LoopNest, Spec: "OpenMP 5.2 §11.5.1",
		Doc: "Share the iterations among the threads.", Clauses: pragma.Uses(ompPrivates, pragma.Many(ClauseLastprivate), ompReduces, pragma.Once(ClauseCollapse, ClauseSchedule))})
	DirSimd = directive(pragma.DirectiveDef{Name: "simd", Assoc: pragma.LoopNest, Spec: "OpenMP 5.2 §10.4",
		Doc: "Run several iterations at once by vector instructions.", Clauses: pragma.Uses(pragma.Many(ClausePrivate, ClauseLastprivate), ompReduces, ompIf, pragma.Once(ClauseCollapse))})
	DirAtomic = directive(pragma.DirectiveDef{Name: "atomic", Assoc: pragma.Block, Spec: "OpenMP 5.2 §15.8.4",
		Doc: "Access one storage location so that no other thread comes between.", Words: []*pragma.ClauseDef{ClauseRead, ClauseWrite, ClauseUpdate, ClauseCapture}})
)

// Directives about data.
var (
	DirTargetData = directive(pragma.DirectiveDef{Name: "target data", Assoc: pragma.Block, Spec: "OpenMP 5.2 §13.5",
		Doc: "Keep data on the device while the statement runs.", Clauses: pragma.Uses(ompIf, pragma.Many(ClauseMap, ClauseUseDevicePtr, ClauseUseDeviceAddr))})
	DirTargetEnterData = directive(pragma.DirectiveDef{Name: "target enter data", Assoc: pragma.Standalone, Spec: "OpenMP 5.2 §13.6",
		Doc: "Put data on the device.", Clauses: pragma.Uses(ompIf, ompTask, pragma.Many(ClauseMap))})
	DirTargetExitData = directive(pragma.DirectiveDef{Name: "target exit data", Assoc: pragma.Standalone, Spec: "OpenMP 5.2 §13.7",
		Doc: "Take data off the device.", Clauses: pragma.Uses(ompIf, ompTask, pragma.Many(ClauseMap))})
	DirTargetUpdate = directive(pragma.DirectiveDef{Name: "target update", Assoc: pragma.Standalone, Spec: "OpenMP 5.2 §13.9",
		Doc: "Copy between host and device.", Clauses: pragma.Uses(ompIf, ompTask, pragma.Many(ClauseTo, ClauseFrom))})
	DirDeclareTarget = directive(pragma.DirectiveDef{Name: "declare target", Assoc: pragma.Declarative, Spec: "OpenMP 5.2 §7.8.1",
		Doc: "Have functions and variables on the device, too.", Clauses: pragma.Many(ClauseTo, ClauseLink)})
	DirEndDeclareTarget = directive(pragma.DirectiveDef{Name: "end declare target", Assoc: pragma.Declarative, Spec: "OpenMP 5.2 §7.8.2",
		Doc: "End what declare target began."})
)

// Directives about tasks.
var (
	DirTask = directive(pragma.DirectiveDef{Name: "task", Assoc: pragma.Block, Spec: "OpenMP 5.2 §12.5",
		Doc: "Run the statement some time, by some thread.", Clauses: pragma.Uses(ompPrivates, ompIf, pragma.Many(ClauseDepend))})
	DirTaskwait = directive(pragma.DirectiveDef{Name: "taskwait", Assoc: pragma.Standalone, Spec: "OpenMP 5.2 §15.5",
		Doc: "Wait for the tasks that the current one made.", Clauses: ompTask})
)

func init() {
	// Combined directives take what their parts take.
	for _, parts := range [][]*pragma.DirectiveDef{
		{DirTarget, DirTeams}, {DirTarget, DirTeams, DirDistribute}, {DirTarget, DirTeams, DirDistribute, DirParallel, DirFor},
		{DirTeams, DirDistribute}, {DirTeams, DirDistribute, DirParallel, DirFor}, {DirDistribute, DirParallel, DirFor}, {DirParallel, DirFor}, {DirTarget, DirParallel, DirFor}, {DirTarget, DirSimd},
	} {
		d := pragma.DirectiveDef{Assoc: parts[len(parts)-1].Assoc, Spec: "OpenMP 5.2 §17.1", Leaves: parts}
		var names []string
		for _, p := range parts {
			names = append(names, p.Name)
			d.Clauses = pragma.Uses(d.Clauses, p.Clauses)
		}
		d.Name = strings.Join(names, " ")
		d.Doc = "The constructs " + strings.Join(names, ", ") + ", one right inside the other."
		directive(d)
	}
}
