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

func those(defs ...*pragma.ClauseDef) []*pragma.ClauseDef { return defs }

func on(defs ...*pragma.DirectiveDef) []*pragma.DirectiveDef { return defs }

var levels = those(accdir.ClauseGang, accdir.ClauseWorker, accdir.ClauseVector)

// Silences are the reasons; the first that fits a clause counts.
var Silences = []Silence{
	{Stages: InIR, Clauses: those(accdir.ClauseSeq, accdir.ClauseIndependent, accdir.ClauseAuto), On: on(accdir.DirLoop),
		Why: "the loop runs like this without the clause, too (OpenACC 3.3 §2.9.6, §2.9.7)"},
	{Stages: InIR | translated | InRun, Clauses: those(accdir.ClauseUpdate), On: on(accdir.DirAtomic),
		Why: "atomic alone means update (OpenACC 3.3 §2.12)"},

	{Stages: translated, Devices: true, Dropped: true, Why: "the translation is for devices of any type"},
	{Stages: InRun, Devices: true, Why: "the simulated device is of another type"},

	// Loops and routines.
	{Stages: translated | InRun, Clauses: append(those(accdir.ClauseSeq, accdir.ClauseIndependent, accdir.ClauseAuto,
		accdir.ClauseCollapse, accdir.ClauseTile), levels...), On: on(accdir.DirSerial),
		Why: "a serial construct runs in one thread, whatever its loops say"},
	{Stages: translated, Clauses: append(those(accdir.ClauseSeq), levels...), On: on(accdir.DirRoutine),
		Why: "declare target has no levels: the loops inside of the procedure decide"},
	{Stages: translated, Clauses: levels, Words: []string{"num", "length"}, Dropped: true, As: []string{"num_teams", "thread_limit", "num_threads"},
		Why: "the number is a hint, and OpenMP's loops have no clause for it"},
	{Stages: translated, Clauses: those(accdir.ClauseGang), Words: []string{"dim"}, Dropped: true,
		Why: "teams have one dimension, which all loops for gangs share"},
	{Stages: translated | InRun, Clauses: append(those(accdir.ClauseIndependent, accdir.ClauseAuto), levels...),
		Why: "all loops of a nest decide together who runs which iterations"},
	{Stages: translated | InRun, Clauses: those(accdir.ClauseCollapse),
		Why: "one loop is a nest by itself, and what OpenMP shares is of a fixed extent whether it is forced or not"},
	{Stages: translated, Clauses: those(accdir.ClauseShortloop), Dropped: true,
		Why: "that the loop has few iterations is a hint, for which OpenMP has no clause"},
	{Stages: InRun, Clauses: those(accdir.ClauseShortloop), Why: "a hint: lanes without an iteration cost nothing here"},
	{Stages: InOpenMP, Clauses: those(accdir.ClauseNohost), Dropped: true, Why: "the procedure is compiled for the host, too"},
	{Stages: InThreads, Clauses: those(accdir.ClauseNohost, accdir.ClauseBind, accdir.ArgRoutine),
		Why: "procedures are compiled for the host alone"},
	{Stages: InRun, Clauses: those(accdir.ClauseNohost), Why: "a procedure that the host never calls is not missed there"},
	{Stages: InRun, Clauses: those(accdir.ClauseBind), Why: "it changes the calls of the procedure, not the procedure"},

	// Sizes.
	{Stages: translated, Clauses: those(accdir.ClauseNumGangs, accdir.ClauseNumWorkers, accdir.ClauseVectorLength), Dropped: true,
		As: []string{"num_teams", "thread_limit", "num_threads"}, Why: "the construct is not shared among that kind of threads"},

	// Data.
	{Stages: translated | InRun, Words: []string{"capture"},
		Why: "a device with a memory of its own has a copy in any case (OpenACC 3.4 §2.7.4)"},
	{Stages: translated | InRun, Words: []string{"readonly"}, Why: "a promise of the program, which no compiler must use"},
	{Stages: InOpenMP, Words: []string{"zero"}, On: on(accdir.DirExitData), Why: "nothing is allocated at the end of a lifetime"},
	{Stages: InOpenMP, Words: []string{"zero"}, On: on(accdir.DirDeclare), Dropped: true, Why: "OpenMP does not clear what it allocates"},
	{Stages: InOpenMP, Words: []string{"always", "alwaysin", "alwaysout"}, On: on(accdir.DirDeclare),
		Why: "the variable is on the device from the start to the end of the program, or of its scope"},
	{Stages: InOpenMP, Clauses: those(accdir.ClauseDeviceptr), On: on(accdir.DirData, accdir.DirDeclare),
		Why: "the constructs inside have is_device_ptr"},
	{Stages: InOpenMP, Clauses: those(accdir.ClauseNoCreate),
		Why: "a pointer whose target is not mapped keeps its value, as it does in OpenMP"},
	{Stages: InOpenMP, Clauses: those(accdir.ClauseIfPresent), Why: "OpenMP skips what is not present in any case"},
	{Stages: translated | InRun, Clauses: those(accdir.ClauseDefault),
		Why: "what it decides is in the data attributes of the variables"},
	{Stages: InOpenMP, Clauses: those(accdir.ClausePresent, accdir.ClauseLink), On: on(accdir.DirDeclare), Dropped: true, As: []string{"link"},
		Why: "in a procedure OpenMP has no declaration for it"},
	{Stages: translated, Clauses: those(accdir.ArgCache), Why: "the directive is left out with all that it says, with a warning"},
	{Stages: InRun, Clauses: those(accdir.ArgCache), Why: "a hint: the simulated device has no memory to cache in"},
	{Stages: InThreads, Clauses: those(accdir.ClauseCopy, accdir.ClauseCopyin, accdir.ClauseCopyout, accdir.ClauseCreate,
		accdir.ClauseNoCreate, accdir.ClausePresent, accdir.ClauseDeviceptr, accdir.ClauseAttach, accdir.ClauseDetach,
		accdir.ClauseDelete, accdir.ClauseHost, accdir.ClauseDevice, accdir.ClauseSelf, accdir.ClauseUseDevice,
		accdir.ClauseDeviceResident, accdir.ClauseLink, accdir.ClauseIfPresent, accdir.ClauseFinalize),
		Why: "the threads share host memory: nothing moves, and nothing runs elsewhere"},

	// Time and devices.
	{Stages: translated, On: on(accdir.DirInit, accdir.DirShutdown),
		Why: "OpenMP starts a device when it is first used and ends it with the program"},
	{Stages: InThreads, Clauses: those(accdir.ClauseAsync, accdir.ClauseWait, accdir.ArgWait, accdir.ClauseDefaultAsync),
		Why: "the thread that comes to a construct runs it before it goes on"},
	{Stages: InOpenMP, Clauses: those(accdir.ClauseDeviceType), On: on(accdir.DirSet), Dropped: true,
		Why: "OpenMP chooses devices by their numbers alone"},
	{Stages: InThreads, Clauses: those(accdir.ClauseDeviceNum, accdir.ClauseDeviceType), Why: "there is no device"},
	{Stages: InThreads, Clauses: those(accdir.ClauseIf), As: []string{"if"}, Why: "the host runs the construct in any case"},
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
