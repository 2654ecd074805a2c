package acc

import (
	"slices"

	"accc/dialects/acc"
	"accc/ir"
	"accc/irgen/decompose"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// Layouts and their rows are those of the engine, with the slots of the acc dialect.
type (
	Layout    = decompose.Layout[acc.Slot, decompose.Values, decompose.Text, acc.Held]
	ClauseRow = decompose.Row[acc.Slot, decompose.Values, decompose.Text, acc.Held]
	Lowering  = decompose.Lowering[acc.Slot, decompose.Values, decompose.Text, acc.Held]
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
	ifRow      = rowOf(accdir.ClauseIf, acc.SlotIf, condition)
	selfRow    = rowOf(accdir.ClauseSelf, acc.SlotSelf, condition)
	defaultRow = rowOf(accdir.ClauseDefault, acc.SlotDefault, defaults)
	asyncRow   = rowOf(accdir.ClauseAsync, acc.SlotAsync, value)
	waitRow    = rowOf(accdir.ClauseWait, acc.SlotWait, queues)
	oneAsync   = rowOf(accdir.ClauseAsync, acc.SlotAsyncQueue, value)
	oneWait    = rowOf(accdir.ClauseWait, acc.SlotWaitQueues, queues)
	deviceNum  = rowOf(accdir.ClauseDeviceNum, acc.SlotDeviceNum, value)
	ifPresent  = rowOf(accdir.ClauseIfPresent, acc.SlotIfPresent, keyword)
	dataRow    = variables(acc.SlotData)
	copyRows   = variables(acc.SlotPrivate, acc.SlotFirstprivate, acc.SlotReduction)
	seqRow     = rowOf(accdir.ClauseSeq, acc.SlotSeq, keyword)
	gridRows   = join(rowOf(accdir.ClauseNumGangs, acc.SlotNumGangs, values), rowOf(accdir.ClauseNumWorkers, acc.SlotNumWorkers, value),
		rowOf(accdir.ClauseVectorLength, acc.SlotVectorLength, value))
	deviceRows = join(rowOf(accdir.ClauseDeviceType, acc.SlotDeviceTypes, types), deviceNum, ifRow)
	atomicRows = ifRow
)

// Layouts are the operations that represent directives. Combined directives are held by the operations of their parts.
var Layouts = []*Layout{
	layout(acc.Parallel, accdir.DirParallel, join(asyncRow, gridRows, selfRow, ifRow, dataRow, copyRows, waitRow, defaultRow)),
	layout(acc.Serial, accdir.DirSerial, join(asyncRow, selfRow, ifRow, dataRow, copyRows, waitRow, defaultRow)),
	layout(acc.Kernels, accdir.DirKernels, join(asyncRow, gridRows, selfRow, ifRow, dataRow, copyRows, waitRow, defaultRow)),
	layout(acc.Loop, accdir.DirLoop, join(
		rowOf(accdir.ClauseGang, acc.SlotGang, gangs), rowOf(accdir.ClauseWorker, acc.SlotWorker, value), rowOf(accdir.ClauseVector, acc.SlotVector, value),
		rowOf(accdir.ClauseCollapse, acc.SlotCollapse, number),
		[]ClauseRow{{Clause: accdir.ClauseCollapse, Slot: acc.SlotForce, Form: modifier, Modifier: "force"}},
		rowOf(accdir.ClauseTile, acc.SlotTile, sizes),
		seqRow, rowOf(accdir.ClauseIndependent, acc.SlotIndependent, keyword), rowOf(accdir.ClauseAuto, acc.SlotAuto, keyword),
		rowOf(accdir.ClauseShortloop, acc.SlotShortloop, keyword), copyRows)),
	layout(acc.Data, accdir.DirData, join(asyncRow, dataRow, ifRow, waitRow, defaultRow)),
	layout(acc.EnterData, accdir.DirEnterData, join(oneAsync, ifRow, dataRow, oneWait)),
	layout(acc.ExitData, accdir.DirExitData, join(oneAsync, ifRow, dataRow, oneWait, rowOf(accdir.ClauseFinalize, acc.SlotFinalize, keyword))),
	layout(acc.HostData, accdir.DirHostData, join(dataRow, ifRow, ifPresent)),
	layout(acc.Update, accdir.DirUpdate, join(asyncRow, ifRow, dataRow, waitRow, ifPresent)),
	layout(acc.Wait, accdir.DirWait, join(rowOf(accdir.ArgWait, acc.SlotWaitArgument, queues), oneAsync, ifRow)),
	layout(acc.Init, accdir.DirInit, deviceRows),
	layout(acc.Shutdown, accdir.DirShutdown, deviceRows),
	layout(acc.Set, accdir.DirSet, join(rowOf(accdir.ClauseDefaultAsync, acc.SlotDefaultAsync, value), deviceNum, ifRow,
		rowOf(accdir.ClauseDeviceType, acc.SlotDeviceType, types))),
	layout(acc.DeclareEnter, accdir.DirDeclare, dataRow),
	layout(acc.Declare, accdir.DirDeclare, dataRow),
	layout(acc.Routine, accdir.DirRoutine, join(
		rowOf(accdir.ClauseGang, acc.SlotRoutineGang, dimension), rowOf(accdir.ClauseWorker, acc.SlotRoutineWorker, keyword),
		rowOf(accdir.ClauseVector, acc.SlotRoutineVector, keyword), seqRow,
		rowOf(accdir.ClauseBind, acc.SlotBindName, bindName), rowOf(accdir.ClauseBind, acc.SlotBindString, bindString),
		rowOf(accdir.ClauseNohost, acc.SlotNohost, keyword))),
	layout(acc.AtomicRead, accdir.DirAtomic, atomicRows),
	layout(acc.AtomicWrite, accdir.DirAtomic, atomicRows),
	layout(acc.AtomicUpdate, accdir.DirAtomic, atomicRows),
	layout(acc.AtomicCapture, accdir.DirAtomic, atomicRows),
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

// slots are those of the clauses that make copies.
var slots = map[*pragma.ClauseDef]acc.Slot{
	accdir.ClausePrivate: acc.SlotPrivate, accdir.ClauseFirstprivate: acc.SlotFirstprivate, accdir.ClauseReduction: acc.SlotReduction,
}

// InOrder are the clauses of a directive in the order in which lowering evaluates them, which is that of the rows and
// not that of the text.
func InOrder(d *pragma.Directive) []*pragma.Clause {
	defs := d.Def.Leaves
	if defs == nil {
		defs = []*pragma.DirectiveDef{d.Def}
	}
	var rows []ClauseRow
	for _, def := range defs {
		if i := slices.IndexFunc(Layouts, func(l *Layout) bool { return l.Directive == def }); i >= 0 {
			rows = append(rows, Layouts[i].Rows...)
		}
	}
	rank := func(c *pragma.Clause) int {
		slot, copies := slots[c.Def]
		if !copies {
			slot = acc.SlotData
		}
		i := slices.IndexFunc(rows, func(r ClauseRow) bool { return r.Clause == c.Def })
		if i < 0 {
			i = slices.IndexFunc(rows, func(r ClauseRow) bool { return r.Form == nil && r.Slot == slot })
		}
		return i
	}
	list := slices.Clone(d.Clauses)
	slices.SortStableFunc(list, func(a, b *pragma.Clause) int { return rank(a) - rank(b) })
	return list
}

// Begin starts to lower the clauses of a directive that an operation holds.
func Begin(op *ir.OpDef, d *pragma.Directive, v decompose.Values) *Lowering {
	return decompose.Begin(LayoutOf(op), d, v)
}
