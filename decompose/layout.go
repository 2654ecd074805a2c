package decompose

import (
	"slices"

	"accc/dialects/acc"
	"accc/ir"
	"accc/pragma"
)

// A Layout says how a directive is held by an operation: every clause has a row. Lowering reads the rows forwards,
// regeneration backwards.
type Layout struct {
	Op        *ir.OpDef
	Directive *pragma.DirectiveDef
	// Rows are the clauses in the order in which their arguments are evaluated. Those with variables mark where the
	// data operations come.
	Rows []ClauseRow
}

// A ClauseRow says how one clause is held.
type ClauseRow struct {
	// Clause is the clause, or the parenthesised argument of the directive; nil for clauses with variables, which
	// have rows of their own (see Row).
	Clause *pragma.ClauseDef
	Slot   acc.Slot
	// Form is the shape of the clause; nil for clauses with variables.
	Form *Form
	// Modifier is a modifier of the clause that is held by Slot, beside the clause itself; "" for a clause.
	Modifier string
}

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

// Layouts are the operations that stand for directives. Combined directives are held by the operations of their parts.
var Layouts = []*Layout{
	{acc.Parallel, pragma.DirParallel, join(asyncRow, gridRows, selfRow, ifRow, dataRow, copyRows, waitRow, defaultRow)},
	{acc.Serial, pragma.DirSerial, join(asyncRow, selfRow, ifRow, dataRow, copyRows, waitRow, defaultRow)},
	{acc.Kernels, pragma.DirKernels, join(asyncRow, gridRows, selfRow, ifRow, dataRow, copyRows, waitRow, defaultRow)},
	{acc.Loop, pragma.DirLoop, join(
		rowOf(pragma.ClauseGang, acc.SlotGang, gangs), rowOf(pragma.ClauseWorker, acc.SlotWorker, value), rowOf(pragma.ClauseVector, acc.SlotVector, value),
		rowOf(pragma.ClauseCollapse, acc.SlotCollapse, number),
		[]ClauseRow{{Clause: pragma.ClauseCollapse, Slot: acc.SlotForce, Form: modifier, Modifier: "force"}},
		rowOf(pragma.ClauseTile, acc.SlotTile, sizes),
		seqRow, rowOf(pragma.ClauseIndependent, acc.SlotIndependent, keyword), rowOf(pragma.ClauseAuto, acc.SlotAuto, keyword),
		rowOf(pragma.ClauseShortloop, acc.SlotShortloop, keyword), copyRows)},
	{acc.Data, pragma.DirData, join(asyncRow, dataRow, ifRow, waitRow, defaultRow)},
	{acc.EnterData, pragma.DirEnterData, join(oneAsync, ifRow, dataRow, oneWait)},
	{acc.ExitData, pragma.DirExitData, join(oneAsync, ifRow, dataRow, oneWait, rowOf(pragma.ClauseFinalize, acc.SlotFinalize, keyword))},
	{acc.HostData, pragma.DirHostData, join(dataRow, ifRow, ifPresent)},
	{acc.Update, pragma.DirUpdate, join(asyncRow, ifRow, dataRow, waitRow, ifPresent)},
	{acc.Wait, pragma.DirWait, join(rowOf(pragma.ArgWait, acc.SlotWaitArgument, queues), oneAsync, ifRow)},
	{acc.Init, pragma.DirInit, deviceRows},
	{acc.Shutdown, pragma.DirShutdown, deviceRows},
	{acc.Set, pragma.DirSet, join(rowOf(pragma.ClauseDefaultAsync, acc.SlotDefaultAsync, value), deviceNum, ifRow,
		rowOf(pragma.ClauseDeviceType, acc.SlotDeviceType, types))},
	{acc.DeclareEnter, pragma.DirDeclare, dataRow},
	{acc.Declare, pragma.DirDeclare, dataRow},
	{acc.Routine, pragma.DirRoutine, join(
		rowOf(pragma.ClauseGang, acc.SlotRoutineGang, dimension), rowOf(pragma.ClauseWorker, acc.SlotRoutineWorker, keyword),
		rowOf(pragma.ClauseVector, acc.SlotRoutineVector, keyword), seqRow,
		rowOf(pragma.ClauseBind, acc.SlotBindName, bindName), rowOf(pragma.ClauseBind, acc.SlotBindString, bindString),
		rowOf(pragma.ClauseNohost, acc.SlotNohost, keyword))},
	{acc.AtomicRead, pragma.DirAtomic, atomicRows},
	{acc.AtomicWrite, pragma.DirAtomic, atomicRows},
	{acc.AtomicUpdate, pragma.DirAtomic, atomicRows},
	{acc.AtomicCapture, pragma.DirAtomic, atomicRows},
}

// LayoutOf is the layout of an operation, or nil where it stands for no directive.
func LayoutOf(def *ir.OpDef) *Layout {
	for _, l := range Layouts {
		if l.Op == def {
			return l
		}
	}
	return nil
}

// A Lowering puts the clauses of one directive into the operation that holds it.
type Lowering struct {
	layout    *Layout
	values    Values
	directive *pragma.Directive
	next      int
	held      map[*pragma.ClauseDef]acc.Held
	implied   *pragma.ClauseDef
}

// Begin starts to lower the clauses of a directive that an operation holds.
func Begin(op *ir.OpDef, d *pragma.Directive, v Values) *Lowering {
	return &Lowering{layout: LayoutOf(op), values: v, directive: d, held: map[*pragma.ClauseDef]acc.Held{}}
}

// Imply adds a clause without arguments, for all devices, that the directive does not have.
func (l *Lowering) Imply(clause *pragma.ClauseDef) { l.implied = clause }

// Of is what was put for a clause; nothing if it has not been evaluated yet.
func (l *Lowering) Of(clause *pragma.ClauseDef) acc.Held { return l.held[clause] }

// Before evaluates and puts the clauses that come before those with variables.
func (l *Lowering) Before(to *ir.Draft) {
	for ; l.next < len(l.layout.Rows) && l.layout.Rows[l.next].Form != nil; l.next++ {
		l.put(&l.layout.Rows[l.next], to)
	}
}

// After evaluates and puts the clauses that come after those with variables; all that are left where none has been put.
func (l *Lowering) After(to *ir.Draft) {
	for ; l.next < len(l.layout.Rows); l.next++ {
		if row := &l.layout.Rows[l.next]; row.Form != nil {
			l.put(row, to)
		}
	}
}

func (l *Lowering) put(row *ClauseRow, to *ir.Draft) {
	h := l.evaluate(row)
	if l.implied != nil && row.Clause == l.implied {
		h.Bare = append([]acc.DeviceType{acc.DeviceNone}, h.Bare...)
	}
	if row.Modifier == "" {
		l.held[row.Clause] = h
	}
	row.Slot.Put(to, h)
}

func (l *Lowering) evaluate(row *ClauseRow) acc.Held {
	list := l.directive.All(row.Clause)
	if row.Clause == l.directive.Def.Arg && l.directive.Args != nil {
		list = []*pragma.Clause{l.directive.Args}
	}
	if row.Modifier != "" {
		list = slices.DeleteFunc(slices.Clone(list), func(c *pragma.Clause) bool {
			return !slices.ContainsFunc(c.Modifiers, func(w pragma.Word) bool { return w.Text == row.Modifier })
		})
	}
	return row.Form.Lower(l.values, list)
}
