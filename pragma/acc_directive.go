package pragma

// The directives of OpenACC 3.4; see acc_clause.go for sections and versions.

var dataClauses = many(ClauseCopy, ClauseCopyin, ClauseCopyout, ClauseCreate, ClauseNoCreate,
	ClausePresent, ClauseDeviceptr, ClauseAttach)

var computeClauses = uses(
	dataClauses,
	once(ClauseIf, ClauseSelf, ClauseDefault),
	perDevice(ClauseAsync),
	perDeviceMany(ClauseWait),
	perDeviceMany(ClauseDeviceType),
)

var sizeClauses = perDevice(ClauseNumGangs, ClauseNumWorkers, ClauseVectorLength)

var loopClauses = uses(
	perDevice(ClauseCollapse, ClauseGang, ClauseWorker, ClauseVector, ClauseSeq, ClauseIndependent, ClauseAuto, ClauseTile),
	many(ClausePrivate, ClauseReduction, ClauseShortloop), perDeviceMany(ClauseDeviceType),
)

var loopModes = [][]*ClauseDef{{ClauseSeq, ClauseIndependent, ClauseAuto}}

// Compute constructs.
var (
	DirParallel = directive(DirectiveDef{
		Name: "parallel", Assoc: Block, Spec: "OpenACC 3.3 §2.5.1",
		Doc:     "Run the statement on the device, by many gangs at once.",
		Clauses: uses(computeClauses, sizeClauses, many(ClausePrivate, ClauseFirstprivate, ClauseReduction)),
	})
	DirSerial = directive(DirectiveDef{
		Name: "serial", Assoc: Block, Spec: "OpenACC 3.3 §2.5.2",
		Doc:     "Run the statement on the device, by one gang of one worker with one lane.",
		Clauses: uses(computeClauses, many(ClausePrivate, ClauseFirstprivate, ClauseReduction)),
	})
	DirKernels = directive(DirectiveDef{
		Name: "kernels", Assoc: Block, Spec: "OpenACC 3.3 §2.5.3",
		Doc:     "Run the statement on the device, split into kernels as the compiler sees fit.",
		Clauses: uses(computeClauses, atMost(1, perDevice(ClauseNumGangs)), sizeClauses),
	})
)

// Loops.
var (
	DirLoop = directive(DirectiveDef{
		Name: "loop", Assoc: LoopNest, Spec: "OpenACC 3.3 §2.9",
		Doc:     "Say how the iterations of the loop are shared among gangs, workers and lanes.",
		Clauses: loopClauses, Exclusive: loopModes,
	})
	DirParallelLoop = directive(DirectiveDef{
		Name: "parallel loop", Assoc: LoopNest, Spec: "OpenACC 3.3 §2.11",
		Doc:    "A parallel construct that holds one loop construct.",
		Leaves: []*DirectiveDef{DirParallel, DirLoop}, Clauses: uses(DirParallel.Clauses, loopClauses), Exclusive: loopModes,
	})
	DirSerialLoop = directive(DirectiveDef{
		Name: "serial loop", Assoc: LoopNest, Spec: "OpenACC 3.3 §2.11",
		Doc:    "A serial construct that holds one loop construct.",
		Leaves: []*DirectiveDef{DirSerial, DirLoop}, Clauses: uses(DirSerial.Clauses, loopClauses), Exclusive: loopModes,
	})
	DirKernelsLoop = directive(DirectiveDef{
		Name: "kernels loop", Assoc: LoopNest, Spec: "OpenACC 3.3 §2.11",
		Doc:    "A kernels construct that holds one loop construct.",
		Leaves: []*DirectiveDef{DirKernels, DirLoop}, Clauses: uses(DirKernels.Clauses, loopClauses), Exclusive: loopModes,
	})
	DirCache = directive(DirectiveDef{
		Name: "cache", Assoc: Standalone, Spec: "OpenACC 3.3 §2.10", Arg: ArgCache,
		Doc: "Name the array elements that each iteration of the loop around uses often.",
	})
	DirAtomic = directive(DirectiveDef{
		Name: "atomic", Assoc: Block, Spec: "OpenACC 3.3 §2.12",
		Doc:     "Access one storage location so that no other thread comes between.",
		Words:   []*ClauseDef{ClauseRead, ClauseWrite, ClauseUpdate, ClauseCapture},
		Clauses: since(34, once(ClauseIf)),
	})
)

// Data.
var (
	DirData = directive(DirectiveDef{
		Name: "data", Assoc: Block, Spec: "OpenACC 3.3 §2.6.5",
		Doc: "Keep data on the device while the statement runs.",
		Clauses: uses(dataClauses, once(ClauseIf, ClauseDefault),
			since(32, perDevice(ClauseAsync)), since(32, perDeviceMany(ClauseWait)), since(32, perDeviceMany(ClauseDeviceType))),
		Required: []*ClauseDef{ClauseCopy, ClauseCopyin, ClauseCopyout, ClauseCreate, ClauseNoCreate,
			ClausePresent, ClauseDeviceptr, ClauseAttach, ClauseDefault},
	})
	DirEnterData = directive(DirectiveDef{
		Name: "enter data", Assoc: Standalone, Spec: "OpenACC 3.3 §2.6.6",
		Doc:      "Put data on the device until an exit data directive or the end of the program.",
		Clauses:  uses(once(ClauseIf, ClauseAsync), many(ClauseWait, ClauseCopyin, ClauseCreate, ClauseAttach)),
		Required: []*ClauseDef{ClauseCopyin, ClauseCreate, ClauseAttach},
	})
	DirExitData = directive(DirectiveDef{
		Name: "exit data", Assoc: Standalone, Spec: "OpenACC 3.3 §2.6.6",
		Doc:      "Take data off the device.",
		Clauses:  uses(once(ClauseIf, ClauseAsync), many(ClauseWait, ClauseCopyout, ClauseDelete, ClauseDetach, ClauseFinalize)),
		Required: []*ClauseDef{ClauseCopyout, ClauseDelete, ClauseDetach},
	})
	DirHostData = directive(DirectiveDef{
		Name: "host_data", Assoc: Block, Spec: "OpenACC 3.3 §2.8",
		Doc:      "Let host code see device addresses.",
		Clauses:  uses(many(ClauseUseDevice), once(ClauseIf), many(ClauseIfPresent)),
		Required: []*ClauseDef{ClauseUseDevice},
	})
	DirDeclare = directive(DirectiveDef{
		Name: "declare", Assoc: Declarative, Spec: "OpenACC 3.3 §2.13",
		Doc: "Keep variables on the device as long as the scope around lives.",
		Clauses: many(ClauseCopy, ClauseCopyin, ClauseCopyout, ClauseCreate, ClausePresent, ClauseDeviceptr,
			ClauseDeviceResident, ClauseLink),
		Required: []*ClauseDef{ClauseCopy, ClauseCopyin, ClauseCopyout, ClauseCreate, ClausePresent, ClauseDeviceptr,
			ClauseDeviceResident, ClauseLink},
	})
	DirUpdate = directive(DirectiveDef{
		Name: "update", Assoc: Standalone, Spec: "OpenACC 3.3 §2.14.4",
		Doc: "Copy between host and device what is present there.",
		Clauses: uses(perDevice(ClauseAsync), perDeviceMany(ClauseWait, ClauseDeviceType), once(ClauseIf),
			many(ClauseIfPresent, ClauseSelf, ClauseHost, ClauseDevice)),
		Required: []*ClauseDef{ClauseSelf, ClauseHost, ClauseDevice},
	})
)

// Procedures, waiting and the device itself.
var (
	DirRoutine = directive(DirectiveDef{
		Name: "routine", Assoc: Declarative, Spec: "OpenACC 3.3 §2.15.1", Arg: ArgRoutine,
		Doc: "Compile a procedure for the device and say which parallelism it may contain.",
		Clauses: uses(perDevice(ClauseGang, ClauseWorker, ClauseVector, ClauseSeq, ClauseBind),
			many(ClauseDeviceType), once(ClauseNohost)),
		Exclusive: [][]*ClauseDef{{ClauseGang, ClauseWorker, ClauseVector, ClauseSeq}},
		Required:  []*ClauseDef{ClauseGang, ClauseWorker, ClauseVector, ClauseSeq},
	})
	DirWait = directive(DirectiveDef{
		Name: "wait", Assoc: Standalone, Spec: "OpenACC 3.3 §2.16.3", Arg: ArgWait,
		Doc:     "Wait until activity queues are done: those listed, or all.",
		Clauses: once(ClauseAsync, ClauseIf),
	})
	DirInit = directive(DirectiveDef{
		Name: "init", Assoc: Standalone, Spec: "OpenACC 3.3 §2.14.1",
		Doc:     "Start the runtime of the device.",
		Clauses: uses(many(ClauseDeviceType), once(ClauseDeviceNum, ClauseIf)),
	})
	DirShutdown = directive(DirectiveDef{
		Name: "shutdown", Assoc: Standalone, Spec: "OpenACC 3.3 §2.14.2",
		Doc:     "Stop the runtime of the device.",
		Clauses: uses(many(ClauseDeviceType), once(ClauseDeviceNum, ClauseIf)),
	})
	DirSet = directive(DirectiveDef{
		Name: "set", Assoc: Standalone, Spec: "OpenACC 3.3 §2.14.3",
		Doc:      "Choose the device and the default activity queue.",
		Clauses:  uses(atMost(1, once(ClauseDeviceType)), once(ClauseDefaultAsync, ClauseDeviceNum, ClauseIf)),
		Required: []*ClauseDef{ClauseDefaultAsync, ClauseDeviceNum, ClauseDeviceType},
	})
)

// Directives are the rows of the directive table.
var Directives []*DirectiveDef

func directive(d DirectiveDef) *DirectiveDef {
	Directives = append(Directives, &d)
	return &d
}

// LookupDirective finds a directive by its canonical name, or returns nil.
func LookupDirective(m Model, name string) *DirectiveDef {
	for _, d := range Directives {
		if d.Model == m && d.Name == name {
			return d
		}
	}
	return nil
}

// StartsDirective tells whether a directive's name is the word or starts with it.
func StartsDirective(m Model, word string) bool {
	return LookupDirective(m, word) != nil || isPrefix(m, word)
}

func take(u ClauseUse, clauses []*ClauseDef) []ClauseUse {
	out := make([]ClauseUse, len(clauses))
	for i, c := range clauses {
		out[i] = u
		out[i].Clause = c
	}
	return out
}

// many: any number of times. once: at most once. perDevice: at most once in each
// device_type group. perDeviceMany: any number of times, also after device_type.
func many(c ...*ClauseDef) []ClauseUse { return take(ClauseUse{}, c) }
func once(c ...*ClauseDef) []ClauseUse { return take(ClauseUse{Once: true}, c) }
func perDevice(c ...*ClauseDef) []ClauseUse {
	return take(ClauseUse{Once: true, AfterDeviceType: true}, c)
}
func perDeviceMany(c ...*ClauseDef) []ClauseUse { return take(ClauseUse{AfterDeviceType: true}, c) }

// atMost limits the arguments of the clauses of a list.
func atMost(n int, list []ClauseUse) []ClauseUse {
	out := append([]ClauseUse(nil), list...)
	for i := range out {
		out[i].Max = n
	}
	return out
}

// since gives all rows of a list the version they came with.
func since(version int, list []ClauseUse) []ClauseUse {
	out := append([]ClauseUse(nil), list...)
	for i := range out {
		out[i].Since = version
	}
	return out
}

// uses joins lists; a clause that is in several of them is taken from the first.
func uses(lists ...[]ClauseUse) []ClauseUse {
	var out []ClauseUse
	seen := map[*ClauseDef]bool{}
	for _, l := range lists {
		for _, u := range l {
			if !seen[u.Clause] {
				seen[u.Clause] = true
				out = append(out, u)
			}
		}
	}
	return out
}
