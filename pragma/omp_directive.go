package pragma

import "strings"

// The directives of OpenMP 5.2 that translations of OpenACC use.

// OMPDirectives are the rows. Combined directives follow the ones they are made of.
var OMPDirectives []*DirectiveDef

func ompDirective(d DirectiveDef) *DirectiveDef {
	d.Model = OMP
	OMPDirectives = append(OMPDirectives, &d)
	return &d
}

var (
	ompPrivates = many(OMPPrivate, OMPFirstprivate)
	ompReduces  = many(OMPReduction)
	ompIf       = once(OMPIf)
	ompTask     = uses(many(OMPDepend), once(OMPNowait))
)

// Constructs that run something.
var (
	OMPTarget = ompDirective(DirectiveDef{Name: "target", Assoc: Block, Spec: "OpenMP 5.2 §13.8",
		Doc: "Run the statement on the device.", Clauses: uses(ompPrivates, ompIf, many(OMPMap, OMPIsDevicePtr), ompTask, once(OMPThreadLimit))})
	OMPTeams = ompDirective(DirectiveDef{Name: "teams", Assoc: Block, Spec: "OpenMP 5.2 §10.2",
		Doc: "Run the statement in several teams, by one thread of each.", Clauses: uses(ompPrivates, ompReduces, once(OMPNumTeams, OMPThreadLimit))})
	OMPDistribute = ompDirective(DirectiveDef{Name: "distribute", Assoc: LoopNest, Spec: "OpenMP 5.2 §11.6",
		Doc: "Share the iterations among the teams.", Clauses: uses(ompPrivates, many(OMPLastprivate), once(OMPCollapse, OMPDistSchedule))})
	OMPParallel = ompDirective(DirectiveDef{Name: "parallel", Assoc: Block, Spec: "OpenMP 5.2 §10.1",
		Doc: "Run the statement in several threads.", Clauses: uses(ompPrivates, ompReduces, ompIf, once(OMPNumThreads))})
	OMPFor = ompDirective(DirectiveDef{Name: "for", Assoc: LoopNest, Spec: "OpenMP 5.2 §11.5.1",
		Doc: "Share the iterations among the threads.", Clauses: uses(ompPrivates, many(OMPLastprivate), ompReduces, once(OMPCollapse, OMPSchedule))})
	OMPSimd = ompDirective(DirectiveDef{Name: "simd", Assoc: LoopNest, Spec: "OpenMP 5.2 §10.4",
		Doc: "Run several iterations at once by vector instructions.", Clauses: uses(many(OMPPrivate, OMPLastprivate), ompReduces, ompIf, once(OMPCollapse))})
	OMPAtomic = ompDirective(DirectiveDef{Name: "atomic", Assoc: Block, Spec: "OpenMP 5.2 §15.8.4",
		Doc: "Access one storage location so that no other thread comes between.", Words: []*ClauseDef{ClauseRead, ClauseWrite, ClauseUpdate, ClauseCapture}})
)

// Directives about data.
var (
	OMPTargetData = ompDirective(DirectiveDef{Name: "target data", Assoc: Block, Spec: "OpenMP 5.2 §13.5",
		Doc: "Keep data on the device while the statement runs.", Clauses: uses(ompIf, many(OMPMap, OMPUseDevicePtr, OMPUseDeviceAddr))})
	OMPTargetEnterData = ompDirective(DirectiveDef{Name: "target enter data", Assoc: Standalone, Spec: "OpenMP 5.2 §13.6",
		Doc: "Put data on the device.", Clauses: uses(ompIf, ompTask, many(OMPMap))})
	OMPTargetExitData = ompDirective(DirectiveDef{Name: "target exit data", Assoc: Standalone, Spec: "OpenMP 5.2 §13.7",
		Doc: "Take data off the device.", Clauses: uses(ompIf, ompTask, many(OMPMap))})
	OMPTargetUpdate = ompDirective(DirectiveDef{Name: "target update", Assoc: Standalone, Spec: "OpenMP 5.2 §13.9",
		Doc: "Copy between host and device.", Clauses: uses(ompIf, ompTask, many(OMPTo, OMPFrom))})
	OMPDeclareTarget = ompDirective(DirectiveDef{Name: "declare target", Assoc: Declarative, Spec: "OpenMP 5.2 §7.8.1",
		Doc: "Have functions and variables on the device, too.", Clauses: many(OMPTo, OMPLink)})
	OMPEndDeclareTarget = ompDirective(DirectiveDef{Name: "end declare target", Assoc: Declarative, Spec: "OpenMP 5.2 §7.8.2",
		Doc: "End what declare target began."})
)

// Directives about tasks.
var (
	OMPTask = ompDirective(DirectiveDef{Name: "task", Assoc: Block, Spec: "OpenMP 5.2 §12.5",
		Doc: "Run the statement some time, by some thread.", Clauses: uses(ompPrivates, ompIf, many(OMPDepend))})
	OMPTaskwait = ompDirective(DirectiveDef{Name: "taskwait", Assoc: Standalone, Spec: "OpenMP 5.2 §15.5",
		Doc: "Wait for the tasks that the current one made.", Clauses: ompTask})
)

func init() {
	// Combined directives take what their parts take.
	for _, parts := range [][]*DirectiveDef{
		{OMPTarget, OMPTeams}, {OMPTarget, OMPTeams, OMPDistribute}, {OMPTarget, OMPTeams, OMPDistribute, OMPParallel, OMPFor},
		{OMPTeams, OMPDistribute}, {OMPTeams, OMPDistribute, OMPParallel, OMPFor}, {OMPDistribute, OMPParallel, OMPFor}, {OMPParallel, OMPFor}, {OMPTarget, OMPParallel, OMPFor}, {OMPTarget, OMPSimd},
	} {
		d := DirectiveDef{Assoc: parts[len(parts)-1].Assoc, Spec: "OpenMP 5.2 §17.1", Leaves: parts}
		var names []string
		for _, p := range parts {
			names = append(names, p.Name)
			d.Clauses = uses(d.Clauses, p.Clauses)
		}
		d.Name = strings.Join(names, " ")
		d.Doc = "The constructs " + strings.Join(names, ", ") + ", one right inside the other."
		ompDirective(d)
	}
}

// LookupOMPDirective finds a directive by its name, or returns nil.
func LookupOMPDirective(name string) *DirectiveDef {
	for _, d := range OMPDirectives {
		if d.Name == name {
			return d
		}
	}
	return nil
}
