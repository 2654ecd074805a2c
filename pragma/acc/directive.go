package acc

import "accc/pragma"

// The directives of OpenACC 3.4; see clause.go for sections and versions.

var loopModes = [][]*pragma.ClauseDef{{ClauseSeq, ClauseIndependent, ClauseAuto}}

// Compute constructs.
var (
	DirParallel = directive(pragma.DirectiveDef{
		Name: "parallel", Assoc: pragma.Block, Spec: "OpenACC 3.3 §2.5.1",
		Doc:     "Run the statement on the device, by many gangs at once.",
		Clauses: parallelClauses,
	})
	DirSerial = directive(pragma.DirectiveDef{
		Name: "serial", Assoc: pragma.Block, Spec: "OpenACC 3.3 §2.5.2",
		Doc:     "Run the statement on the device, by one gang of one worker with one lane.",
		Clauses: serialClauses,
	})
	DirKernels = directive(pragma.DirectiveDef{
		Name: "kernels", Assoc: pragma.Block, Spec: "OpenACC 3.3 §2.5.3",
		Doc:     "Run the statement on the device, split into kernels as the compiler sees fit.",
		Clauses: kernelsClauses,
	})
)

// Loops.
var (
	DirLoop = directive(pragma.DirectiveDef{
		Name: "loop", Assoc: pragma.LoopNest, Spec: "OpenACC 3.3 §2.9",
		Doc:     "Say how the iterations of the loop are shared among gangs, workers and lanes.",
		Clauses: loopClauses, Exclusive: loopModes,
	})
	DirParallelLoop = directive(pragma.DirectiveDef{
		Name: "parallel loop", Assoc: pragma.LoopNest, Spec: "OpenACC 3.3 §2.11",
		Doc:    "A parallel construct that holds one loop construct.",
		Leaves: []*pragma.DirectiveDef{DirParallel, DirLoop}, Clauses: pragma.Uses(DirParallel.Clauses, loopClauses), Exclusive: loopModes,
	})
	DirSerialLoop = directive(pragma.DirectiveDef{
		Name: "serial loop", Assoc: pragma.LoopNest, Spec: "OpenACC 3.3 §2.11",
		Doc:    "A serial construct that holds one loop construct.",
		Leaves: []*pragma.DirectiveDef{DirSerial, DirLoop}, Clauses: pragma.Uses(DirSerial.Clauses, loopClauses), Exclusive: loopModes,
	})
	DirKernelsLoop = directive(pragma.DirectiveDef{
		Name: "kernels loop", Assoc: pragma.LoopNest, Spec: "OpenACC 3.3 §2.11",
		Doc:    "A kernels construct that holds one loop construct.",
		Leaves: []*pragma.DirectiveDef{DirKernels, DirLoop}, Clauses: pragma.Uses(DirKernels.Clauses, loopClauses), Exclusive: loopModes,
	})
	DirCache = directive(pragma.DirectiveDef{
		Name: "cache", Assoc: pragma.Standalone, Spec: "OpenACC 3.3 §2.10", Arg: ArgCache,
		Doc: "Name the array elements that each iteration of the loop around uses often.",
	})
	DirAtomic = directive(pragma.DirectiveDef{
		Name: "atomic", Assoc: pragma.Block, Spec: "OpenACC 3.3 §2.12",
		Doc:     "Access one storage location so that no other thread comes between.",
		Words:   []*pragma.ClauseDef{ClauseRead, ClauseWrite, ClauseUpdate, ClauseCapture},
		Clauses: atomicClauses,
	})
)

// Data.
var (
	DirData = directive(pragma.DirectiveDef{
		Name: "data", Assoc: pragma.Block, Spec: "OpenACC 3.3 §2.6.5",
		Doc:     "Keep data on the device while the statement runs.",
		Clauses: dataConstructClauses,
		Required: []*pragma.ClauseDef{ClauseCopy, ClauseCopyin, ClauseCopyout, ClauseCreate, ClauseNoCreate,
			ClausePresent, ClauseDeviceptr, ClauseAttach, ClauseDefault},
	})
	DirEnterData = directive(pragma.DirectiveDef{
		Name: "enter data", Assoc: pragma.Standalone, Spec: "OpenACC 3.3 §2.6.6",
		Doc:      "Put data on the device until an exit data directive or the end of the program.",
		Clauses:  enterDataClauses,
		Required: []*pragma.ClauseDef{ClauseCopyin, ClauseCreate, ClauseAttach},
	})
	DirExitData = directive(pragma.DirectiveDef{
		Name: "exit data", Assoc: pragma.Standalone, Spec: "OpenACC 3.3 §2.6.6",
		Doc:      "Take data off the device.",
		Clauses:  exitDataClauses,
		Required: []*pragma.ClauseDef{ClauseCopyout, ClauseDelete, ClauseDetach},
	})
	DirHostData = directive(pragma.DirectiveDef{
		Name: "host_data", Assoc: pragma.Block, Spec: "OpenACC 3.3 §2.8",
		Doc:      "Let host code see device addresses.",
		Clauses:  hostDataClauses,
		Required: []*pragma.ClauseDef{ClauseUseDevice},
	})
	DirDeclare = directive(pragma.DirectiveDef{
		Name: "declare", Assoc: pragma.Declarative, Spec: "OpenACC 3.3 §2.13",
		Doc:     "Keep variables on the device as long as the scope around lives.",
		Clauses: declareClauses,
		Required: []*pragma.ClauseDef{ClauseCopy, ClauseCopyin, ClauseCopyout, ClauseCreate, ClausePresent, ClauseDeviceptr,
			ClauseDeviceResident, ClauseLink},
	})
	DirUpdate = directive(pragma.DirectiveDef{
		Name: "update", Assoc: pragma.Standalone, Spec: "OpenACC 3.3 §2.14.4",
		Doc:      "Copy between host and device what is present there.",
		Clauses:  updateClauses,
		Required: []*pragma.ClauseDef{ClauseSelf, ClauseHost, ClauseDevice},
	})
)

// Procedures, waiting and the device itself.
var (
	DirRoutine = directive(pragma.DirectiveDef{
		Name: "routine", Assoc: pragma.Declarative, Spec: "OpenACC 3.3 §2.15.1", Arg: ArgRoutine,
		Doc:       "Compile a procedure for the device and say which parallelism it may contain.",
		Clauses:   routineClauses,
		Exclusive: [][]*pragma.ClauseDef{{ClauseGang, ClauseWorker, ClauseVector, ClauseSeq}},
		Required:  []*pragma.ClauseDef{ClauseGang, ClauseWorker, ClauseVector, ClauseSeq},
	})
	DirWait = directive(pragma.DirectiveDef{
		Name: "wait", Assoc: pragma.Standalone, Spec: "OpenACC 3.3 §2.16.3", Arg: ArgWait,
		Doc:     "Wait until activity queues are done: those listed, or all.",
		Clauses: waitClauses,
	})
	DirInit = directive(pragma.DirectiveDef{
		Name: "init", Assoc: pragma.Standalone, Spec: "OpenACC 3.3 §2.14.1",
		Doc:     "Start the runtime of the device.",
		Clauses: startClauses,
	})
	DirShutdown = directive(pragma.DirectiveDef{
		Name: "shutdown", Assoc: pragma.Standalone, Spec: "OpenACC 3.3 §2.14.2",
		Doc:     "Stop the runtime of the device.",
		Clauses: startClauses,
	})
	DirSet = directive(pragma.DirectiveDef{
		Name: "set", Assoc: pragma.Standalone, Spec: "OpenACC 3.3 §2.14.3",
		Doc:      "Choose the device and the default activity queue.",
		Clauses:  setClauses,
		Required: []*pragma.ClauseDef{ClauseDefaultAsync, ClauseDeviceNum, ClauseDeviceType},
	})
)

func directive(d pragma.DirectiveDef) *pragma.DirectiveDef { return Table.AddDirective(d) }
