package acc

import (
	"slices"

	"accc/dialects/acc"
	"accc/ir"
	"accc/irgen/decompose"
	"accc/pragma"
)

// Layouts and their rows are those of the engine, with the slots of the acc dialect.
type (
	Layout    = decompose.Layout[acc.Slot, acc.Held]
	ClauseRow = decompose.Row[acc.Slot, acc.Held]
	Lowering  = decompose.Lowering[acc.Slot, acc.Held]
)

func variables(s ...acc.Slot) (rows []ClauseRow) {
	for _, slot := range s {
		rows = append(rows, ClauseRow{Slot: slot})
	}
	return rows
}

func join(lists ...[]ClauseRow) []ClauseRow { return slices.Concat(lists...) }

func rowOf(c *pragma.ClauseDef, s acc.Slot, f *Form) []ClauseRow {
	return []ClauseRow{{Clause: c, Slot: s, Form: f}}
}

var (
	ifRow      = rowOf(pragma.ClauseIf, acc.SlotIf, condition)
	selfRow    = rowOf(pragma.ClauseSelf, acc.SlotSelf, condition)
	defaultRow = rowOf(pragma.ClauseDefault, acc.SlotDefault, defaults)
	asyncRow   = rowOf(pragma.ClauseAsync, acc.SlotAsync, value)
	waitRow    = rowOf(pragma.ClauseWait, acc.SlotWait, queues)
	oneAsync   = rowOf(pragma.ClauseAsync, acc.SlotAsyncQueue, value)
	oneWait    = rowOf(pragma.ClauseWait, acc.SlotWaitQueues, queues)
	deviceNum  = rowOf(pragma.ClauseDeviceNum, acc.SlotDeviceNum, value)
	ifPresent  = rowOf(pragma.ClauseIfPresent, acc.SlotIfPresent, keyword)
	dataRow    = variables(acc.SlotData)
	copyRows   = variables(acc.SlotPrivate, acc.SlotFirstprivate, acc.SlotReduction)
	seqRow     = rowOf(pragma.ClauseSeq, acc.SlotSeq, keyword)
	gridRows   = join(rowOf(pragma.ClauseNumGangs, acc.SlotNumGangs, values), rowOf(pragma.ClauseNumWorkers, acc.SlotNumWorkers, value),
		rowOf(pragma.ClauseVectorLength, acc.SlotVectorLength, value))
	deviceRows = join(rowOf(pragma.ClauseDeviceType, acc.SlotDeviceTypes, types), deviceNum, ifRow)
	atomicRows = ifRow
)

// Layouts are the operations that represent directives. Combined directives are held by the operations of their parts.
var Layouts = []*Layout{
	layout(acc.Parallel, pragma.DirParallel, join(asyncRow, gridRows, selfRow, ifRow, dataRow, copyRows, waitRow, defaultRow)),
	layout(acc.Serial, pragma.DirSerial, join(asyncRow, selfRow, ifRow, dataRow, copyRows, waitRow, defaultRow)),
	layout(acc.Kernels, pragma.DirKernels, join(asyncRow, gridRows, selfRow, ifRow, dataRow, copyRows, waitRow, defaultRow)),
	layout(acc.Loop, pragma.DirLoop, join(
		rowOf(pragma.ClauseGang, acc.SlotGang, gangs), rowOf(pragma.ClauseWorker, acc.SlotWorker, value), rowOf(pragma.ClauseVector, acc.SlotVector, value),
		rowOf(pragma.ClauseCollapse, acc.SlotCollapse, number),
		[]ClauseRow{{Clause: pragma.ClauseCollapse, Slot: acc.SlotForce, Form: modifier, Modifier: "force"}},
		rowOf(pragma.ClauseTile, acc.SlotTile, sizes),
		seqRow, rowOf(pragma.ClauseIndependent, acc.SlotIndependent, keyword), rowOf(pragma.ClauseAuto, acc.SlotAuto, keyword),
		rowOf(pragma.ClauseShortloop, acc.SlotShortloop, keyword), copyRows)),
	layout(acc.Data, pragma.DirData, join(asyncRow, dataRow, ifRow, waitRow, defaultRow)),
	layout(acc.EnterData, pragma.DirEnterData, join(oneAsync, ifRow, dataRow, oneWait)),
	layout(acc.ExitData, pragma.DirExitData, join(oneAsync, ifRow, dataRow, oneWait, rowOf(pragma.ClauseFinalize, acc.SlotFinalize, keyword))),
	layout(acc.HostData, pragma.DirHostData, join(dataRow, ifRow, ifPresent)),
	layout(acc.Update, pragma.DirUpdate, join(asyncRow, ifRow, dataRow, waitRow, ifPresent)),
	layout(acc.Wait, pragma.DirWait, join(rowOf(pragma.ArgWait, acc.SlotWaitArgument, queues), oneAsync, ifRow)),
	layout(acc.Init, pragma.DirInit, deviceRows),
	layout(acc.Shutdown, pragma.DirShutdown, deviceRows),
	layout(acc.Set, pragma.DirSet, join(rowOf(pragma.ClauseDefaultAsync, acc.SlotDefaultAsync, value), deviceNum, ifRow,
		rowOf(pragma.ClauseDeviceType, acc.SlotDeviceType, types))),
	layout(acc.DeclareEnter, pragma.DirDeclare, dataRow),
	layout(acc.Declare, pragma.DirDeclare, dataRow),
	layout(acc.Routine, pragma.DirRoutine, join(
		rowOf(pragma.ClauseGang, acc.SlotRoutineGang, dimension), rowOf(pragma.ClauseWorker, acc.SlotRoutineWorker, keyword),
		rowOf(pragma.ClauseVector, acc.SlotRoutineVector, keyword), seqRow,
		rowOf(pragma.ClauseBind, acc.SlotBindName, bindName), rowOf(pragma.ClauseBind, acc.SlotBindString, bindString),
		rowOf(pragma.ClauseNohost, acc.SlotNohost, keyword))),
	layout(acc.AtomicRead, pragma.DirAtomic, atomicRows),
	layout(acc.AtomicWrite, pragma.DirAtomic, atomicRows),
	layout(acc.AtomicUpdate, pragma.DirAtomic, atomicRows),
	layout(acc.AtomicCapture, pragma.DirAtomic, atomicRows),
}

func layout(op *ir.OpDef, d *pragma.DirectiveDef, rows []ClauseRow) *Layout {
	return &Layout{Op: op, Directive: d, Rows: rows}
}

// LayoutOf is the layout of an operation, or nil where it represents no directive.
func LayoutOf(def *ir.OpDef) *Layout {
	for _, l := range Layouts {
		if l.Op == def {
			return l
		}
	}
	return nil
}

// Begin starts to lower the clauses of a directive that an operation holds.
func Begin(op *ir.OpDef, d *pragma.Directive, v decompose.Values) *Lowering {
	return decompose.Begin(LayoutOf(op), d, v)
}
