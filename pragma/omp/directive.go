package omp

import "accc/pragma"

// The directives of OpenMP 5.2 that are not combinations of others, and those that 6.0 adds; see clause.go for
// versions. The loop construct of Fortran, do, is the row of C's for.

func directive(d pragma.DirectiveDef) *pragma.DirectiveDef { return Table.AddDirective(d) }

type clauses = []*pragma.ClauseDef

// underscored is the spelling of OpenMP 6.0.
func underscored(name string) []pragma.Spelling { return []pragma.Spelling{{Name: name, Since: 60}} }

var (
	privates = pragma.Many(ClausePrivate, ClauseFirstprivate)
	// MemoryOrders are the clauses that say a memory order.
	MemoryOrders = clauses{ClauseSeqCst, ClauseAcqRel, ClauseRelease, ClauseAcquire, ClauseRelaxed}
	extensions   = pragma.Once(ClauseOmpxDynCgroupMem)
	attributes   = pragma.Many(ClauseOmpxAttribute)
	deviceTask   = pragma.Uses(pragma.Once(ClauseIf, ClauseDevice, ClauseNowait), pragma.Many(ClauseDepend),
		pragma.Since(60, pragma.Once(ClauseReplayable, ClausePriority)))
)

// Constructs that generate parallelism.
var (
	DirTarget = directive(pragma.DirectiveDef{Name: "target", Assoc: pragma.Block, Spec: "OpenMP 5.2 §13.8",
		Doc: "Run the statement on the device.",
		Clauses: pragma.Uses(privates, deviceTask, pragma.Many(ClauseMap, ClauseIsDevicePtr, ClauseHasDeviceAddr,
			ClauseInReduction,
			ClauseUsesAllocators), pragma.Since(50, pragma.Many(ClauseAllocate)), pragma.Many(ClauseDefaultmap),
			pragma.Since(51, pragma.Once(ClauseThreadLimit)), pragma.Since(60, pragma.Once(ClauseDefault)),
			pragma.Once(ClauseOmpxBare, ClauseDynGroupprivate), extensions, attributes)})
	DirTeams = directive(pragma.DirectiveDef{Name: "teams", Assoc: pragma.Block, Spec: "OpenMP 5.2 §10.2",
		Doc: "Run the statement in several teams, by one thread of each.",
		Clauses: pragma.Uses(privates, pragma.Many(ClauseReduction, ClauseShared, ClauseAllocate),
			pragma.Once(ClauseNumTeams, ClauseThreadLimit, ClauseDefault), pragma.Since(52, pragma.Once(ClauseIf)),
			pragma.Once(ClauseDynGroupprivate), attributes)})
	DirDistribute = directive(pragma.DirectiveDef{Name: "distribute", Assoc: pragma.LoopNest, Spec: "OpenMP 5.2 §11.6",
		Doc: "Share the iterations among the teams.",
		Clauses: pragma.Uses(privates, pragma.Many(ClauseLastprivate, ClauseAllocate),
			pragma.Once(ClauseCollapse, ClauseDistSchedule, ClauseOrder),
			pragma.Many(ClauseInduction))})
	DirParallel = directive(pragma.DirectiveDef{Name: "parallel", Assoc: pragma.Block, Spec: "OpenMP 5.2 §10.1",
		Doc: "Run the statement in several threads.",
		Clauses: pragma.Uses(privates, pragma.Many(ClauseReduction, ClauseShared, ClauseCopyin, ClauseAllocate),
			pragma.Once(ClauseIf, ClauseNumThreads, ClauseDefault, ClauseProcBind),
			pragma.Since(60, pragma.Once(ClauseMessage, ClauseSeverity, ClauseSafesync)), attributes)})
	DirFor = directive(pragma.DirectiveDef{Name: "for", Fortran: "do", Assoc: pragma.LoopNest,
		Spec: "OpenMP 5.2 §11.5.1, §11.5.2",
		Doc:  "Share the iterations among the threads.",
		Clauses: pragma.Uses(privates, pragma.Many(ClauseLastprivate, ClauseReduction, ClauseLinear, ClauseAllocate),
			pragma.Once(ClauseCollapse, ClauseSchedule, ClauseOrder, ClauseOrdered, ClauseNowait),
			pragma.Many(ClauseInduction))})
	DirSimd = directive(pragma.DirectiveDef{Name: "simd", Assoc: pragma.LoopNest, Spec: "OpenMP 5.2 §10.4",
		Doc: "Run several iterations at once by vector instructions.",
		Clauses: pragma.Uses(pragma.Many(ClausePrivate, ClauseLastprivate, ClauseReduction, ClauseLinear, ClauseAligned,
			ClauseNontemporal),
			pragma.Since(50, pragma.Once(ClauseIf)), pragma.Once(ClauseCollapse, ClauseSafelen, ClauseSimdlen, ClauseOrder),
			pragma.Many(ClauseInduction))})
	DirMasked = directive(pragma.DirectiveDef{Name: "masked", Assoc: pragma.Block, Since: 51, Spec: "OpenMP 5.2 §10.5",
		Doc: "Run the statement by one thread of the team.", Clauses: pragma.Once(ClauseFilter)})
	DirMaster = directive(pragma.DirectiveDef{Name: "master", Assoc: pragma.Block, Deprecated: 51, Spec: "OpenMP 5.1 §2.8",
		Doc: "Run the statement by the primary thread: the older name of masked."})
)

// Constructs that share out work.
var (
	DirSingle = directive(pragma.DirectiveDef{Name: "single", Assoc: pragma.Block, Spec: "OpenMP 5.2 §11.1",
		Doc:       "Run the statement by one thread of the team, whichever comes.",
		Clauses:   pragma.Uses(privates, pragma.Many(ClauseCopyprivate, ClauseAllocate), pragma.Once(ClauseNowait)),
		Exclusive: []clauses{{ClauseCopyprivate, ClauseNowait}}})
	DirScope = directive(pragma.DirectiveDef{Name: "scope", Assoc: pragma.Block, Since: 51, Spec: "OpenMP 5.2 §11.2",
		Doc: "Run the statement by all threads of the team, with private variables and reductions of its own.",
		Clauses: pragma.Uses(pragma.Many(ClausePrivate, ClauseReduction),
			pragma.Since(52, pragma.Many(ClauseFirstprivate, ClauseAllocate)),
			pragma.Once(ClauseNowait))})
	DirSections = directive(pragma.DirectiveDef{Name: "sections", Assoc: pragma.Block, Spec: "OpenMP 5.2 §11.3",
		Doc: "Share the sections among the threads.",
		Clauses: pragma.Uses(privates, pragma.Many(ClauseLastprivate, ClauseReduction, ClauseAllocate),
			pragma.Once(ClauseNowait))})
	DirSection = directive(pragma.DirectiveDef{Name: "section", Assoc: pragma.Separating, Spec: "OpenMP 5.2 §11.3.1",
		Doc: "Begin a section, which one thread runs."})
	DirWorkshare = directive(pragma.DirectiveDef{Name: "workshare", Only: pragma.OnlyFortran, Assoc: pragma.Block,
		Spec: "OpenMP 5.2 §11.4",
		Doc:  "Divide array assignments into units that threads share.", Clauses: pragma.Once(ClauseNowait)})
	DirWorkdistribute = directive(pragma.DirectiveDef{Name: "workdistribute", Only: pragma.OnlyFortran,
		Assoc: pragma.Block, Since: 60,
		Spec: "OpenMP 6.0 §13.5", Doc: "Divide array assignments into units that teams share."})
	DirLoop = directive(pragma.DirectiveDef{Name: "loop", Assoc: pragma.LoopNest, Since: 50, Spec: "OpenMP 5.2 §11.7",
		Doc: "Say that the iterations can run at the same time and in any order.",
		Clauses: pragma.Uses(pragma.Many(ClausePrivate, ClauseLastprivate, ClauseReduction),
			pragma.Once(ClauseBind, ClauseCollapse, ClauseOrder))})
)

// Directives about tasks.
var (
	DirTask = directive(pragma.DirectiveDef{Name: "task", Assoc: pragma.Block, Spec: "OpenMP 5.2 §12.5",
		Doc: "Run the statement some time, by some thread.",
		Clauses: pragma.Uses(privates, pragma.Many(ClauseShared, ClauseInReduction, ClauseAffinity, ClauseAllocate,
			ClauseDepend),
			pragma.Once(ClauseIf, ClauseFinal, ClauseUntied, ClauseMergeable, ClausePriority, ClauseDefault, ClauseDetach,
				ClauseReplayable, ClauseThreadset, ClauseTransparent)),
		Exclusive: []clauses{{ClauseDetach, ClauseMergeable}}})
	DirTaskloop = directive(pragma.DirectiveDef{Name: "taskloop", Assoc: pragma.LoopNest, Spec: "OpenMP 5.2 §12.6",
		Doc: "Run the iterations as tasks.",
		Clauses: pragma.Uses(privates, pragma.Many(ClauseLastprivate, ClauseShared, ClauseAllocate, ClauseInReduction),
			pragma.Since(50, pragma.Many(ClauseReduction)),
			pragma.Once(ClauseIf, ClauseFinal, ClauseUntied, ClauseMergeable, ClausePriority, ClauseDefault, ClauseCollapse,
				ClauseGrainsize,
				ClauseNumTasks, ClauseNogroup, ClauseReplayable, ClauseThreadset, ClauseTransparent), pragma.Many(ClauseInduction)),
		Exclusive: []clauses{{ClauseGrainsize, ClauseNumTasks}, {ClauseReduction, ClauseNogroup}}})
	DirTaskgroup = directive(pragma.DirectiveDef{Name: "taskgroup", Assoc: pragma.Block, Spec: "OpenMP 5.2 §15.4",
		Doc:     "Wait at its end for all tasks made in it and below.",
		Clauses: pragma.Many(ClauseAllocate, ClauseTaskReduction)})
	DirTaskgraph = directive(pragma.DirectiveDef{Name: "taskgraph", Assoc: pragma.Block, Since: 60,
		Spec:    "OpenMP 6.0 §14.3",
		Doc:     "Record the tasks made in it, and replay the record.",
		Clauses: pragma.Once(ClauseGraphId, ClauseGraphReset, ClauseIf, ClauseNogroup)})
	DirTaskwait = directive(pragma.DirectiveDef{Name: "taskwait", Assoc: pragma.Standalone, Spec: "OpenMP 5.2 §15.5",
		Doc: "Wait for the tasks that the current one made.",
		Clauses: pragma.Uses(pragma.Since(50, pragma.Many(ClauseDepend)), pragma.Since(51, pragma.Once(ClauseNowait)),
			pragma.Once(ClauseReplayable))})
	DirTaskyield = directive(pragma.DirectiveDef{Name: "taskyield", Assoc: pragma.Standalone, Spec: "OpenMP 5.2 §12.7",
		Doc: "Allow the thread to run another task here."})
)

// Directives about data on devices.
var (
	DirTargetData = directive(pragma.DirectiveDef{Name: "target data", Spellings: underscored("target_data"),
		Assoc: pragma.Block, Spec: "OpenMP 5.2 §13.5",
		Doc: "Keep data on the device while the statement runs.",
		Clauses: pragma.Uses(pragma.Once(ClauseIf, ClauseDevice),
			pragma.Many(ClauseMap, ClauseUseDevicePtr, ClauseUseDeviceAddr),
			pragma.Since(60, pragma.Once(ClauseDefault, ClauseNowait, ClauseNogroup, ClauseTransparent)),
			pragma.Since(60, pragma.Many(ClauseDepend))),
		Required: clauses{ClauseMap, ClauseUseDevicePtr, ClauseUseDeviceAddr}})
	DirTargetEnterData = directive(pragma.DirectiveDef{Name: "target enter data",
		Spellings: underscored("target_enter_data"), Assoc: pragma.Standalone,
		Spec: "OpenMP 5.2 §13.6", Doc: "Put data on the device.", Clauses: pragma.Uses(deviceTask, pragma.Many(ClauseMap)),
		Required: clauses{ClauseMap}})
	DirTargetExitData = directive(pragma.DirectiveDef{Name: "target exit data",
		Spellings: underscored("target_exit_data"), Assoc: pragma.Standalone,
		Spec: "OpenMP 5.2 §13.7", Doc: "Take data off the device.",
		Clauses: pragma.Uses(deviceTask, pragma.Many(ClauseMap)), Required: clauses{ClauseMap}})
	DirTargetUpdate = directive(pragma.DirectiveDef{Name: "target update", Spellings: underscored("target_update"),
		Assoc: pragma.Standalone,
		Spec:  "OpenMP 5.2 §13.9", Doc: "Copy between host and device.",
		Clauses:  pragma.Uses(deviceTask, pragma.Many(ClauseTo, ClauseFrom)),
		Required: clauses{ClauseTo, ClauseFrom}})
	DirInterop = directive(pragma.DirectiveDef{Name: "interop", Assoc: pragma.Standalone, Since: 51,
		Spec: "OpenMP 5.2 §14.1",
		Doc:  "Make, use or destroy an object that stands for another run-time system.",
		Clauses: pragma.Uses(pragma.Many(ClauseInit, ClauseUse, ClauseDestroy, ClauseDepend),
			pragma.Once(ClauseDevice, ClauseNowait)),
		Required: clauses{ClauseInit, ClauseUse, ClauseDestroy}})
)

// Directives that synchronize.
var (
	DirCritical = directive(pragma.DirectiveDef{Name: "critical", Assoc: pragma.Block, Spec: "OpenMP 5.2 §15.2",
		Arg: ArgCritical,
		Doc: "Run the statement by one thread at a time.", Clauses: pragma.Once(ClauseHint)})
	DirBarrier = directive(pragma.DirectiveDef{Name: "barrier", Assoc: pragma.Standalone, Spec: "OpenMP 5.2 §15.3.1",
		Doc: "Wait for all threads of the team."})
	DirAtomic = directive(pragma.DirectiveDef{Name: "atomic", Assoc: pragma.Block, Spec: "OpenMP 5.2 §15.8.4",
		Doc: "Access one storage location so that no other thread comes between.",
		Clauses: pragma.Uses(pragma.Once(ClauseRead, ClauseWrite, ClauseUpdate, ClauseCapture, ClauseCompare, ClauseWeak,
			ClauseFail),
			pragma.Once(MemoryOrders...), pragma.Since(50, pragma.Once(ClauseHint)), pragma.Once(ClauseMemscope)),
		Exclusive: []clauses{MemoryOrders, {ClauseRead, ClauseWrite, ClauseUpdate}, {ClauseRead, ClauseCapture},
			{ClauseWrite, ClauseCapture},
			{ClauseRead, ClauseCompare}, {ClauseWrite, ClauseCompare}}})
	DirFlush = directive(pragma.DirectiveDef{Name: "flush", Assoc: pragma.Standalone, Spec: "OpenMP 5.2 §15.8.5",
		Arg: ArgFlush,
		Doc: "Make the thread's view of memory consistent.",
		Clauses: pragma.Uses(pragma.Since(51, pragma.Once(ClauseSeqCst)),
			pragma.Once(ClauseAcqRel, ClauseRelease, ClauseAcquire, ClauseMemscope)),
		Exclusive: []clauses{{ClauseSeqCst, ClauseAcqRel, ClauseRelease, ClauseAcquire}}})
	DirDepobj = directive(pragma.DirectiveDef{Name: "depobj", Assoc: pragma.Standalone, Since: 50,
		Spec: "OpenMP 5.2 §15.9.4", Arg: ArgDepobj,
		Doc: "Make, change or destroy an object that holds a dependence.",
		Clauses: pragma.Uses(pragma.Once(ClauseDepend, ClauseDestroy, ClauseUpdate),
			pragma.Since(60, pragma.Many(ClauseInit))),
		Exclusive: []clauses{{ClauseDepend, ClauseDestroy, ClauseUpdate, ClauseInit}},
		Required:  clauses{ClauseDepend, ClauseDestroy, ClauseUpdate, ClauseInit}})
	DirOrdered = directive(pragma.DirectiveDef{Name: "ordered", Assoc: pragma.Block,
		Alone: clauses{ClauseDepend, ClauseDoacross}, Spec: "OpenMP 5.2 §15.10",
		Doc: "Run the statement in the order of the iterations, or wait for other iterations.",
		Clauses: pragma.Uses(pragma.Take(pragma.ClauseUse{Deprecated: 52}, ClauseDepend), pragma.Many(ClauseDoacross),
			pragma.Once(ClauseThreads, ClauseSimd)),
		Exclusive: []clauses{{ClauseDepend, ClauseDoacross}, {ClauseDepend, ClauseThreads}, {ClauseDepend, ClauseSimd},
			{ClauseDoacross, ClauseThreads}, {ClauseDoacross, ClauseSimd}}})
	DirScan = directive(pragma.DirectiveDef{Name: "scan", Assoc: pragma.Separating, Since: 50, Spec: "OpenMP 5.2 §5.6",
		Doc:       "Split the loop body into what computes the values of a scan and what uses them.",
		Clauses:   pragma.Uses(pragma.Many(ClauseInclusive, ClauseExclusive), pragma.Once(ClauseInitComplete)),
		Exclusive: []clauses{{ClauseInclusive, ClauseExclusive, ClauseInitComplete}},
		Required:  clauses{ClauseInclusive, ClauseExclusive, ClauseInitComplete}})
	DirCancel = directive(pragma.DirectiveDef{Name: "cancel", Assoc: pragma.Standalone, Spec: "OpenMP 5.2 §16.1",
		Doc:       "End the innermost region of the kind named.",
		Clauses:   pragma.Uses(pragma.Once(cancelled...), pragma.Once(ClauseIf)),
		Exclusive: []clauses{cancelled}, Required: cancelled})
	DirCancellationPoint = directive(pragma.DirectiveDef{Name: "cancellation point",
		Spellings: underscored("cancellation_point"), Assoc: pragma.Standalone,
		Spec: "OpenMP 5.2 §16.2", Doc: "Check here whether the region of the kind named was cancelled.",
		Clauses: pragma.Once(cancelled...), Exclusive: []clauses{cancelled}, Required: cancelled})
)

// cancelled are the words that say what is cancelled.
var cancelled = clauses{ClauseParallel, ClauseSections, ClauseFor, ClauseTaskgroup}

// Loop transformations.
var (
	DirTile = directive(pragma.DirectiveDef{Name: "tile", Assoc: pragma.LoopNest, Since: 51, Spec: "OpenMP 5.2 §9.1",
		Doc: "Split each of the loops into one over tiles and one inside of a tile.", Clauses: transforms(ClauseSizes),
		Required: clauses{ClauseSizes}})
	DirUnroll = directive(pragma.DirectiveDef{Name: "unroll", Assoc: pragma.LoopNest, Since: 51, Spec: "OpenMP 5.2 §9.2",
		Doc: "Unroll the loop.", Clauses: transforms(ClauseFull, ClausePartial),
		Exclusive: []clauses{{ClauseFull, ClausePartial}}})
	DirReverse = directive(pragma.DirectiveDef{Name: "reverse", Assoc: pragma.LoopNest, Since: 60,
		Spec: "OpenMP 6.0 §11.5",
		Doc:  "Run the iterations from last to first.", Clauses: transforms()})
	DirInterchange = directive(pragma.DirectiveDef{Name: "interchange", Assoc: pragma.LoopNest, Since: 60,
		Spec: "OpenMP 6.0 §11.4",
		Doc:  "Exchange the loops.", Clauses: transforms(ClausePermutation)})
	DirFuse = directive(pragma.DirectiveDef{Name: "fuse", Assoc: pragma.LoopSequence, Since: 60, Spec: "OpenMP 6.0 §11.3",
		Doc: "Make one loop of several that follow one another.", Clauses: transforms(ClauseLooprange)})
	DirSplit = directive(pragma.DirectiveDef{Name: "split", Assoc: pragma.LoopNest, Since: 60, Spec: "OpenMP 6.0 §11.6",
		Doc: "Make several loops of one, which follow one another.", Clauses: transforms(ClauseCounts),
		Required: clauses{ClauseCounts}})
	DirStripe = directive(pragma.DirectiveDef{Name: "stripe", Assoc: pragma.LoopNest, Since: 60, Spec: "OpenMP 6.0 §11.7",
		Doc: "Split each of the loops into one over stripes and one inside of a stripe.", Clauses: transforms(ClauseSizes),
		Required: clauses{ClauseSizes}})
)

func transforms(own ...*pragma.ClauseDef) []pragma.ClauseUse {
	return pragma.Uses(pragma.Once(own...), pragma.Many(ClauseApply))
}

// AtomicKind is what an atomic construct does: "read", "write", "update" or "capture"; compare: only if a comparison holds.
func AtomicKind(d *pragma.Directive) (kind string, compare bool) {
	kind = "update"
	for _, c := range []*pragma.ClauseDef{ClauseRead, ClauseWrite, ClauseCapture} {
		if d.Find(c) != nil {
			kind = c.Name
		}
	}
	return kind, d.Find(ClauseCompare) != nil
}

// Transforms reports whether a directive makes one loop nest of another (OpenMP 5.2 chapter 9), so that a directive before it
// governs what it makes.
func Transforms(d *pragma.DirectiveDef) bool {
	switch d {
	case DirTile, DirUnroll, DirReverse, DirInterchange, DirSplit, DirStripe, DirFuse:
		return true
	}
	return false
}
