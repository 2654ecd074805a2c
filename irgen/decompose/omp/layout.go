// Package omp has the rows of OpenMP: how its clauses become what operations of the omp dialect hold, and back. They are
// read in both directions, see package decompose.
//
// Read layout.go, the clauses of each construct with the slot of its operation that holds them (omp.Slot); then form.go,
// the shapes of clauses, forwards and backwards; map.go, those about
// data on devices; implied.go, what the rules decide about them; marker.go, directives that no operation represents; kept.go, clauses for which operations have no
// room, with the reason why they need none; and leaf.go, the operations of one directive.
//
// A combined directive is several operations, one for each leaf: a row is about a leaf. Which leaf has which clause of
// the directive is said by OpenMP 5.2 §17.2, see omp.Split of package pragma/omp. The order of rows is that in which
// flang evaluates their arguments.
package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/ir"
	"accc/irgen/decompose"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// Layouts and their rows are those of the engine, with the slots of the omp dialect.
type (
	Layout    = decompose.Layout[omp.Slot, Values, Text, omp.Held]
	ClauseRow = decompose.Row[omp.Slot, Values, Text, omp.Held]
	Lowering  = decompose.Lowering[omp.Slot, Values, Text, omp.Held]
)

func row(c *pragma.ClauseDef, s omp.Slot, f *Form) []ClauseRow {
	return []ClauseRow{{Clause: c, Slot: s, Form: f}}
}

func join(lists ...[]ClauseRow) []ClauseRow { return slices.Concat(lists...) }

// Rows of clauses that several constructs have.
var (
	ifRow        = row(ompdir.ClauseIf, omp.SlotIf, condition)
	nowaitRow    = row(ompdir.ClauseNowait, omp.SlotNowait, keyword)
	defaultRow   = row(ompdir.ClauseDefault, omp.SlotDefault, word)
	sharedRow    = row(ompdir.ClauseShared, omp.SlotShared, names)
	reductionRow = row(ompdir.ClauseReduction, omp.SlotReduction, reduction)
	compareRow   = row(ompdir.ClauseCompare, omp.SlotCompare, keyword)
	allocateRow  = row(ompdir.ClauseAllocate, omp.SlotAllocate, allocate)
	orderRow     = row(ompdir.ClauseOrder, omp.SlotOrder, word)
	linearRow    = row(ompdir.ClauseLinear, omp.SlotLinear, linear)
	deviceRow    = row(ompdir.ClauseDevice, omp.SlotDevice, value)
	mapRow       = row(ompdir.ClauseMap, omp.SlotMap, mapped)
	limitRow     = row(ompdir.ClauseThreadLimit, omp.SlotThreadLimit, value)
	// privateRows are the clauses that the private copies of an operation come from.
	privateRows = join(row(ompdir.ClausePrivate, omp.SlotPrivate, private), row(ompdir.ClauseFirstprivate, omp.SlotPrivate, firstprivate))
	lastRow     = row(ompdir.ClauseLastprivate, omp.SlotPrivate, lastprivate)
)

var (
	// copyNames are private and firstprivate where the copies are storage in the code.
	copyNames = join(row(ompdir.ClausePrivate, omp.SlotPrivateNames, names), row(ompdir.ClauseFirstprivate, omp.SlotFirstprivateNames, names))
	taskRows  = join(row(ompdir.ClauseMergeable, omp.SlotMergeable, keyword), row(ompdir.ClausePriority, omp.SlotPriority, value),
		row(ompdir.ClauseUntied, omp.SlotUntied, keyword), defaultRow, sharedRow, privateRows,
		row(ompdir.ClauseInReduction, omp.SlotInReduction, reduction))
	dependRow  = row(ompdir.ClauseDepend, omp.SlotDepend, depend)
	cancelRows = join(row(ompdir.ClauseParallel, omp.SlotCancelOf("parallel"), keyword), row(ompdir.ClauseSections, omp.SlotCancelOf("sections"), keyword),
		row(ompdir.ClauseFor, omp.SlotCancelOf("loop"), keyword), row(ompdir.ClauseTaskgroup, omp.SlotCancelOf("taskgroup"), keyword))
	orders = []struct {
		clause *pragma.ClauseDef
		word   string
	}{{ompdir.ClauseSeqCst, "seq_cst"}, {ompdir.ClauseAcqRel, "acq_rel"}, {ompdir.ClauseAcquire, "acquire"}, {ompdir.ClauseRelease, "release"},
		{ompdir.ClauseRelaxed, "relaxed"}}
	flushOrders = eachOrder(omp.SlotFlushOrderOf)
	atomicRows  = join(row(ompdir.ClauseHint, omp.SlotAtomicHint, number), eachOrder(omp.SlotOrderOf))
)

func eachOrder(slot func(word string) omp.Slot) (rows []ClauseRow) {
	for _, o := range orders {
		rows = append(rows, row(o.clause, slot(o.word), keyword)...)
	}
	return rows
}

// Layouts are the operations that represent leaf constructs.
var Layouts = []*Layout{
	layout(omp.Parallel, ompdir.DirParallel, join(ifRow, row(ompdir.ClauseNumThreads, omp.SlotNumThreads, value),
		row(ompdir.ClauseProcBind, omp.SlotProcBind, word), defaultRow, sharedRow, row(ompdir.ClauseCopyin, omp.SlotCopyin, names),
		privateRows, reductionRow, allocateRow)),
	layout(omp.Teams, ompdir.DirTeams, join(ifRow, row(ompdir.ClauseNumTeams, omp.SlotNumTeams, bounded), limitRow,
		defaultRow, sharedRow, privateRows, reductionRow, allocateRow)),
	layout(omp.Wsloop, ompdir.DirFor, join(nowaitRow, orderRow, row(ompdir.ClauseOrdered, omp.SlotOrdered, number),
		row(ompdir.ClauseSchedule, omp.SlotSchedule, schedule), linearRow, privateRows, lastRow, reductionRow, allocateRow)),
	layout(omp.Simd, ompdir.DirSimd, join(row(ompdir.ClauseAligned, omp.SlotAligned, aligned), ifRow, linearRow,
		row(ompdir.ClauseNontemporal, omp.SlotNontemporal, variables), orderRow, row(ompdir.ClauseSafelen, omp.SlotSafelen, number),
		row(ompdir.ClauseSimdlen, omp.SlotSimdlen, number), privateRows, lastRow, reductionRow)),
	layout(omp.Distribute, ompdir.DirDistribute, join(row(ompdir.ClauseDistSchedule, omp.SlotDistSchedule, schedule), orderRow,
		privateRows, lastRow, allocateRow)),
	layout(omp.Loop, ompdir.DirLoop, join(row(ompdir.ClauseBind, omp.SlotBind, word), orderRow, privateRows, lastRow, reductionRow)),
	layout(omp.Sections, ompdir.DirSections, join(nowaitRow, copyNames, row(ompdir.ClauseLastprivate, omp.SlotLastprivateNames, names),
		reductionRow, allocateRow)),
	layout(omp.Section, ompdir.DirSection, nil),
	layout(omp.Single, ompdir.DirSingle, join(nowaitRow, copyNames, row(ompdir.ClauseCopyprivate, omp.SlotCopyprivate, listed), allocateRow)),
	layout(omp.Master, ompdir.DirMaster, nil),
	layout(omp.Masked, ompdir.DirMasked, row(ompdir.ClauseFilter, omp.SlotFilter, value)),
	layout(omp.Workshare, ompdir.DirWorkshare, nowaitRow),
	layout(omp.Workdistribute, ompdir.DirWorkdistribute, nil),
	layout(omp.Critical, ompdir.DirCritical, join(row(ompdir.DirCritical.Arg, omp.SlotCriticalName, word),
		row(ompdir.ClauseHint, omp.SlotCriticalHint, backwards(number)))),
	layout(omp.Task, ompdir.DirTask, join(ifRow, row(ompdir.ClauseFinal, omp.SlotFinal, condition), taskRows,
		row(ompdir.ClauseDetach, omp.SlotDetach, variables), dependRow, allocateRow)),
	layout(omp.Taskloop, ompdir.DirTaskloop, join(ifRow, row(ompdir.ClauseFinal, omp.SlotFinal, condition),
		row(ompdir.ClauseGrainsize, omp.SlotGrainsize, value), row(ompdir.ClauseNumTasks, omp.SlotNumTasks, value),
		row(ompdir.ClauseNogroup, omp.SlotNogroup, keyword), taskRows, lastRow, reductionRow, allocateRow)),
	layout(omp.Taskgroup, ompdir.DirTaskgroup, join(row(ompdir.ClauseTaskReduction, omp.SlotTaskReduction, reduction), allocateRow)),
	layout(omp.Taskwait, ompdir.DirTaskwait, join(dependRow, nowaitRow)),
	layout(omp.Target, ompdir.DirTarget, join(dependRow, deviceRow, row(ompdir.ClauseHasDeviceAddr, omp.SlotHasDeviceAddr, addresses), ifRow,
		row(ompdir.ClauseIsDevicePtr, omp.SlotIsDevicePtr, addresses), mapRow, row(ompdir.ClauseDefaultmap, omp.SlotDefaultmap, spelled),
		row(ompdir.ClauseInReduction, omp.SlotInReduction, reduction), nowaitRow, defaultRow, privateRows, limitRow,
		row(ompdir.ClauseUsesAllocators, omp.SlotUsesAllocators, spelled), allocateRow)),
	layout(omp.TargetData, ompdir.DirTargetData, join(deviceRow, ifRow, mapRow, row(ompdir.ClauseUseDeviceAddr, omp.SlotUseDeviceAddr, addresses),
		row(ompdir.ClauseUseDevicePtr, omp.SlotUseDevicePtr, addresses))),
	layout(omp.TargetEnterData, ompdir.DirTargetEnterData, join(dependRow, deviceRow, ifRow, mapRow, nowaitRow)),
	layout(omp.TargetExitData, ompdir.DirTargetExitData, join(dependRow, deviceRow, ifRow, mapRow, nowaitRow)),
	layout(omp.TargetUpdate, ompdir.DirTargetUpdate, join(dependRow, deviceRow, ifRow, row(ompdir.ClauseTo, omp.SlotMap, to),
		row(ompdir.ClauseFrom, omp.SlotMap, from), nowaitRow)),
	layout(omp.Barrier, ompdir.DirBarrier, nil),
	layout(omp.Taskyield, ompdir.DirTaskyield, nil),
	layout(omp.Flush, ompdir.DirFlush, join(row(ompdir.DirFlush.Arg, omp.SlotFlush, variables), flushOrders)),
	layout(omp.OrderedRegion, ompdir.DirOrdered, join(row(ompdir.ClauseThreads, omp.SlotThreads, keyword), row(ompdir.ClauseSimd, omp.SlotSimdLanes, keyword))),
	layout(omp.Ordered, ompdir.DirOrdered, join(row(ompdir.ClauseDoacross, omp.SlotDoacross(false), doacross), row(ompdir.ClauseDepend, omp.SlotDoacross(true), doacross))),
	layout(omp.Scan, ompdir.DirScan, join(row(ompdir.ClauseInclusive, omp.SlotInclusive, variables), row(ompdir.ClauseExclusive, omp.SlotExclusive, variables))),
	layout(omp.UnrollHeuristic, ompdir.DirUnroll, nil),
	layout(omp.Tile, ompdir.DirTile, row(ompdir.ClauseSizes, omp.SlotSizes, integers)),
	layout(omp.Cancel, ompdir.DirCancel, join(cancelRows, ifRow)),
	layout(omp.Point, ompdir.DirCancellationPoint, cancelRows),
	layout(omp.AtomicRead, ompdir.DirAtomic, join(row(ompdir.ClauseRead, omp.SlotAlways, keyword), atomicRows)),
	layout(omp.AtomicWrite, ompdir.DirAtomic, join(row(ompdir.ClauseWrite, omp.SlotAlways, keyword), atomicRows)),
	layout(omp.AtomicUpdate, ompdir.DirAtomic, join(row(ompdir.ClauseUpdate, omp.SlotUpdate, keyword), compareRow, atomicRows)),
	layout(omp.AtomicCapture, ompdir.DirAtomic, join(row(ompdir.ClauseCapture, omp.SlotAlways, keyword), compareRow, atomicRows)),
}

// ScopeLayout is the layout of scope, a loop that is marked (accc.scope).
var ScopeLayout = layout(omp.Wsloop, ompdir.DirScope, join(nowaitRow, privateRows, reductionRow, allocateRow))

// NestRows are the clauses of loop constructs that the loop nest inside the wrappers holds.
var NestRows = row(ompdir.ClauseCollapse, omp.SlotCollapse, number)

func layout(op *ir.OpDef, d *pragma.DirectiveDef, rows []ClauseRow) *Layout {
	return &Layout{Op: op, Directive: d, Rows: rows}
}

// LayoutOf is the layout of an operation, or nil where it represents no construct.
func LayoutOf(def *ir.OpDef) *Layout {
	for _, l := range Layouts {
		if l.Op == def {
			return l
		}
	}
	return nil
}

// Of is the layout of an operation in a program, or nil.
func Of(op *ir.Op) *Layout {
	if op.Is(omp.Wsloop) && op.Attr(accc.Scope.Name) != nil {
		return ScopeLayout
	}
	return LayoutOf(op.Def())
}

// LayoutFor is the layout of a leaf construct, or nil where no operation represents it.
func LayoutFor(leaf *pragma.DirectiveDef) *Layout {
	for _, l := range Layouts {
		if l.Directive == leaf {
			return l
		}
	}
	return nil
}

// Begin starts to lower the clauses of a leaf construct.
func Begin(l *Layout, d *pragma.Directive, v Values) *Lowering { return decompose.Begin(l, d, v) }
