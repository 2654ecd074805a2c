package acctooffload

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/offload"
	"accc/ir"
)

// What the clauses of OpenACC do with data. The lowering inserts the operations of these actions; analyses ask for the actions themselves.

// entryKinds and exitKinds are what data operations do.
var (
	entryKinds = map[*ir.OpDef]int64{
		acc.Copyin: offload.EntryCopyIn, acc.Create: offload.EntryCreate, acc.Present: offload.EntryPresent, acc.Nocreate: offload.EntryFind,
		acc.Attach: offload.EntryAttach, acc.DeclareDeviceResident: offload.EntryCreate, acc.DeclareLink: offload.EntryFind,
		acc.FirstprivateMap: offload.EntryCopyIn,
	}
	exitKinds = map[*ir.OpDef]int64{acc.Copyout: offload.ExitCopyOut, acc.Delete: offload.ExitRelease, acc.Detach: offload.ExitDetach}
)

// clauseWords are the clauses as users write them.
var clauseWords = map[acc.DataClause]string{
	acc.ClauseCopyin: "copyin", acc.ClauseCopyinReadonly: "copyin", acc.ClauseCopy: "copy", acc.ClauseCopyout: "copyout",
	acc.ClauseCopyoutZero: "copyout", acc.ClausePresent: "present", acc.ClauseCreate: "create", acc.ClauseCreateZero: "create",
	acc.ClauseDelete: "delete", acc.ClauseAttach: "attach", acc.ClauseDetach: "detach", acc.ClauseNoCreate: "no_create",
	acc.ClauseDeviceptr: "deviceptr", acc.ClauseUpdateHost: "host", acc.ClauseUpdateSelf: "self", acc.ClauseUpdateDevice: "device",
	acc.ClauseUseDevice: "use_device", acc.ClauseReduction: "reduction", acc.ClauseDeclareDeviceResident: "device_resident",
	acc.ClauseDeclareLink: "link",
}

// Actions returns what a construct does with its data: for each clause what it does at the beginning, then at the end. The two operations of a declare directive
// in a procedure have the same clauses: one does what is done at the beginning, the other one what is done where it is.
func Actions(construct *ir.Op) (list []offload.Action) {
	if !construct.Def().HasOperands(acc.SlotData.Values) {
		return nil
	}
	for _, v := range acc.SlotData.Operands(construct) {
		if e := v.Op(); e != nil && e.Def().Dialect == acc.Dialect {
			list = append(list, actionsOf(construct, e)...)
		}
	}
	return slices.DeleteFunc(list, func(x offload.Action) bool {
		switch {
		case construct.Is(acc.DeclareEnter):
			return x.Of != x.Entry
		case construct.Is(acc.DeclareExit):
			return x.Of == x.Entry || x.Of.Parent() != construct.Parent()
		}
		return false
	})
}

// ActionsOf returns what is done by a data operation that begins a clause, nil if no construct has it.
func ActionsOf(entry *ir.Op) []offload.Action {
	for _, u := range entry.Result(0).Users() {
		if u.Def().HasOperands(acc.SlotData.Values) {
			return actionsOf(u, entry)
		}
	}
	return nil
}

// actionsOf returns what a construct does by one of its data operations.
func actionsOf(construct, entry *ir.Op) (list []offload.Action) {
	switch kind, begins := entryKinds[entry.Def()]; {
	case entry.Is(acc.UpdateDevice):
		list = append(list, actionOf(construct, entry, entry, offload.Update, offload.ToDevice))
	case entry.Is(acc.UseDevice):
		list = append(list, actionOf(construct, entry, entry, offload.Address, 0))
	case begins:
		list = append(list, actionOf(construct, entry, entry, offload.Enter, kind))
	}
	for _, u := range entry.Result(0).Users() {
		if kind, ends := exitKinds[u.Def()]; ends {
			list = append(list, actionOf(construct, entry, u, offload.Exit, kind))
		} else if u.Is(acc.UpdateHost) {
			list = append(list, actionOf(construct, entry, u, offload.Update, offload.ToHost))
		}
	}
	return list
}

// actionOf returns the action of the data operation o, which belongs to an entry.
func actionOf(construct, entry, o *ir.Op, def *ir.OpDef, how int64) offload.Action {
	x := offload.Action{Def: def, How: how, Directive: directiveName(construct), Clause: clauseWords[acc.ClauseOf(o)], By: construct, Of: o, Entry: entry,
		Descriptor: o.IntAttr(accc.DescriptorBytes.Name), Flags: flagsOf(construct, o)}
	for _, at := range []*ir.Op{o, construct} {
		if p := acc.AsyncOf(target, at); p.Found && !x.Queued {
			x.Queued = true
			if len(p.Values) > 0 {
				x.Queue = p.Values[0]
			}
		}
	}
	x.Condition = acc.SlotIf.Operand(construct)
	x.Conditional = x.Condition != nil || acc.SlotSelf.Operand(construct) != nil || acc.SlotSelf.Alone(construct)
	return x
}

// flagsOf returns the flags of what a construct does by a data operation.
func flagsOf(construct, o *ir.Op) (f int64) {
	set := func(on bool, bit int64) {
		if on {
			f |= bit
		}
	}
	always := acc.ModAlwaysIn
	_, exit := ir.As[*acc.DataExit](o)
	if exit {
		always = acc.ModAlwaysOut
	}
	c, mods := acc.ClauseOf(o), acc.ModifiersOf(o)
	set(construct.Is(acc.EnterData) || construct.Is(acc.ExitData) || o.Attr("structured") != nil && !o.BoolAttr("structured"), offload.FlagDynamic)
	set(acc.SlotFinalize.Alone(construct), offload.FlagFinalize)
	set(acc.SlotIfPresent.Alone(construct), offload.FlagIfPresent)
	// Nothing in the program asks for the end of a declare directive.
	set(o.BoolAttr("implicit") || exit && (construct.Is(acc.DeclareEnter) || construct.Is(acc.DeclareExit)), offload.FlagImplicit)
	set(c == acc.ClauseCreateZero || c == acc.ClauseCopyoutZero || mods&acc.ModZero != 0, offload.FlagZero)
	set(mods&always != 0, offload.FlagAlways)
	set(mods&acc.ModCapture != 0, offload.FlagApart)
	set(o.BoolAttr(accc.ManyVariables.Name), offload.FlagParts)
	set(acc.AsPresent(o), offload.FlagAsPresent)
	return f
}
