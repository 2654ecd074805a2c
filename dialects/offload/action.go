package offload

import "accc/ir"

// An Action is what a directive does with the data of one variable: a value, so that analyses can ask for it before there is an operation that does it, or
// after. Who reads a construct of a directive language (acctooffload.Actions, omptooffload.Actions) knows what its clauses copy; nobody else has to.
type Action struct {
	// Def is the operation that does it: Enter, Exit, Update or Address.
	Def *ir.OpDef
	// How is the kind of an entry (EntryCopyIn), that of an exit (ExitCopyOut) or the direction of an update (ToHost).
	How   int64
	Flags int64
	// Descriptor is how many bytes of a descriptor are attached with the address that it begins with.
	Descriptor int64
	// Directive and Clause are the words of the user.
	Directive, Clause string
	// Queue and Condition are operands of the directive, nil if there are none. Queued: the program need not wait for it, on a queue or in a task;
	// Conditional: a clause says that it may not happen.
	Queue, Condition    *ir.Value
	Queued, Conditional bool
	// By is the construct or directive, the operation itself where there is one. Of is what names the memory: the data operation, map or range. Entry is that of
	// the clause, of which Of may be a part, or the end.
	By, Of, Entry *ir.Op
	// Partial: a mapper, a list of places or members of a structure say what is mapped; the action is about the memory around it.
	Partial bool
}

// ToDevice reports whether the value may be copied to the device.
func (x Action) ToDevice() bool {
	return x.Def == Enter && x.How == EntryCopyIn || x.Def == Update && x.How == ToDevice
}

// ToHost reports whether the value may be copied to the host.
func (x Action) ToHost() bool {
	return x.Def == Exit && x.How == ExitCopyOut || x.Def == Update && x.How == ToHost
}

// Makes reports whether the device may get memory for the variable.
func (x Action) Makes() bool {
	return x.Def == Enter && (x.How == EntryCopyIn || x.How == EntryCreate)
}

// kinds are the attributes that say how each operation does it.
var kinds = map[*ir.OpDef]struct {
	name string
	enum *ir.Enum
}{
	Enter: {"kind", EntryEnum}, Exit: {"kind", ExitEnum}, Update: {"direction", DirectionEnum},
}

// Draft begins the operation that does it with the range r.
func (x Action) Draft(r *ir.Value) *ir.Draft {
	d := ir.NewDraft(x.Def)
	d.Add("range", r)
	d.Set(Directive, ir.String(x.Directive))
	d.Set(Clause, ir.String(x.Clause))
	if x.Flags != 0 {
		d.Set("flags", FlagsEnum.Attr(x.Flags))
	}
	if Takes(x.Def, Queue) {
		d.Add(Queue, x.Queue)
	}
	d.Add(Condition, x.Condition)
	if k, ok := kinds[x.Def]; ok {
		d.Set(k.name, k.enum.Attr(x.How))
	}
	if x.Descriptor > 0 && (x.Def == Enter || x.Def == Exit) {
		d.Set("descriptor", ir.Integer(ir.I64(), x.Descriptor))
	}
	return d
}

// ActionOf reads the action that an operation does; ok is false for other operations.
func ActionOf(o *ir.Op) (x Action, ok bool) {
	k, ok := kinds[o.Def()]
	if !ok && !o.Is(Address) {
		return x, false
	}
	x = Action{Def: o.Def(), Descriptor: o.IntAttr("descriptor"), Directive: o.StringAttr(Directive), Clause: o.StringAttr(Clause),
		Condition: o.Get(Condition), By: o, Of: o.Operand(0).Op(), Entry: o.Operand(0).Op()}
	if ok {
		x.How, _ = k.enum.Of(o.Attr(k.name))
	}
	x.Flags, _ = FlagsEnum.Of(o.Attr("flags"))
	if Takes(o.Def(), Queue) {
		x.Queue = o.Get(Queue)
	}
	x.Queued, x.Conditional = x.Queue != nil, x.Condition != nil
	return x, true
}
