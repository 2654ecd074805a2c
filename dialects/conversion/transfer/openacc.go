package transfer

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/ir"
)

// openACC is the language of the acc dialect.
type openACC struct{}

func (openACC) dialect() *ir.Dialect { return acc.Dialect }

// isMember reports whether the pointer that a data operation names besides what it leads to, if there is one, is the one that leads there.
func isMember(entry *ir.Op) bool {
	pointers := entry.GetAny("varPtrPtr")
	if len(pointers) == 0 {
		return true
	}
	v := acc.Var(entry)
	return len(pointers) == 1 && v.Op() != nil && loaded(v.Op()) == pointers[0]
}

func (openACC) isCompute(o *ir.Op) bool {
	c, compute := ir.As[*acc.ComputeRegion](o)
	return compute && c.Offload
}

func (openACC) isData(o *ir.Op) bool { return o.Is(acc.Data) }

func (openACC) isExit(o *ir.Op) bool { return o.Is(acc.ExitData) }

func (openACC) entries(construct *ir.Op) (list []*ir.Op) {
	for _, v := range acc.SlotData.Operands(construct) {
		list = append(list, v.Op())
	}
	return list
}

func (openACC) mapping(entry *ir.Op) mapping {
	return mapping{addr: acc.Var(entry), bounds: entry.GetAny("bounds"), typ: acc.VarType(entry), unclear: !isMember(entry),
		modified: acc.ModifiersOf(entry) != acc.ModNone || acc.ClauseOf(entry) == acc.ClauseReduction}
}

// conditional are the slots of clauses that make a construct asynchronous or conditional.
var conditional = []acc.Slot{acc.SlotIf, acc.SlotSelf, acc.SlotAsync, acc.SlotWait, acc.SlotAsyncQueue, acc.SlotWaitQueues}

func (openACC) isPlain(o *ir.Op) bool { return !hasSlot(o, conditional) }

func (openACC) isOrdered(o *ir.Op) bool { return !hasSlot(o, conditional[1:]) }

func (openACC) condition(o *ir.Op) *ir.Value {
	if list := acc.SlotIf.Operands(o); len(list) == 1 {
		return list[0]
	}
	return nil
}

// hasSlot reports whether an operation has something in one of the slots.
func hasSlot(o *ir.Op, slots []acc.Slot) bool {
	return slices.ContainsFunc(slots, func(s acc.Slot) bool {
		if o.Def().HasOperands(s.Values) && len(o.GetAll(s.Values)) > 0 {
			return true
		}
		if s.Bare == "" {
			return false
		}
		a := o.Attr(s.Bare)
		list, isList := a.(*ir.ArrayAttr)
		return a != nil && (!isList || len(list.Elems) > 0)
	})
}

// directive adds the effects of an operation of OpenACC. Those of the data operations that constructs begin and end with are no
// concern of code: they are what the passes are about.
func (l openACC) directive(a *analysis, o *ir.Op, e *effects, device bool) {
	_, compute := ir.As[*acc.ComputeRegion](o)
	_, exit := ir.As[*acc.DataExit](o)
	_, entry := ir.As[*acc.DataEntry](o)
	_, atomic := ir.As[*acc.Atomic](o)
	switch {
	case !l.isPlain(o):
		e.unknown = o
	case l.isCompute(o) && !device:
	case compute, o.Is(acc.Data) && !device:
		a.inside(o, e, device)
	case atomic:
		a.updated(o, e)
		a.inside(o, e, device)
	case o.Is(acc.Reduction), o.Is(acc.UpdateHost):
		objects, ok := a.variable(o)
		e.touch(o, objects, ok, true, true)
	case o.Is(acc.Firstprivate) && !device, o.Is(acc.UpdateDevice):
		objects, ok := a.variable(o)
		e.touch(o, objects, ok, true, false)
	case entry, exit, o.Is(acc.Bounds), o.Is(acc.Update), isDeclare(o), o.Is(acc.DeclareExit), o.IsTerminator(), o.Is(acc.Cache):
	default:
		e.unknown = o
	}
}

func (openACC) terminator() *ir.OpDef { return acc.Terminator }

func (openACC) transfer(entry *ir.Op, how action) bool {
	exits := exitsFor(entry)
	if len(exits) == 0 {
		return false
	}
	clause := clauseOf[how].Attr()
	if how == copyOut || how == allocate {
		entry = replaceEntry(entry, acc.Create)
	}
	for _, o := range append(exits, entry) {
		o.SetAttr(acc.AttrDataClause, clause)
		o.SetAttr("implicit", ir.Bool(false))
	}
	for _, exit := range exits {
		if how != copyOut && exit.Is(acc.Copyout) {
			exitOf(ir.Before(exit), entry)
			exit.Erase()
		}
	}
	if slices.ContainsFunc(entry.Result(0).Users(), isDeclare) {
		acc.MarkDeclared(entry)
	}
	return true
}

// replaceEntry makes an entry another operation for the same variable.
func replaceEntry(entry *ir.Op, def *ir.OpDef) *ir.Op {
	d := ir.NewDraft(def)
	d.Types = []ir.Type{entry.Result(0).Type()}
	for _, name := range []string{"var", "varPtrPtr", "bounds"} {
		d.Add(name, entry.GetAll(name)...)
	}
	for _, a := range entry.Def().Attrs {
		d.Set(a.Name, entry.Attr(a.Name))
	}
	made := d.Insert(ir.Before(entry), entry.Loc)
	for _, a := range entry.DiscardableAttrs() {
		made.SetAttr(a.Name, a.Value)
	}
	entry.Result(0).ReplaceAllUses(made.Result(0))
	entry.Erase()
	return made
}

func (openACC) present(entry *ir.Op) {
	exits := exitsFor(entry)
	if len(exits) == 0 {
		return
	}
	entry = replaceEntry(entry, acc.Present)
	entry.SetAttr(acc.AttrDataClause, acc.ClausePresent.Attr())
	for _, exit := range exits {
		exit.SetAttr(acc.AttrDataClause, acc.ClausePresent.Attr())
		if exit.Is(acc.Copyout) {
			exitOf(ir.Before(exit), entry)
			exit.Erase()
		}
	}
}

func (openACC) release(entry *ir.Op) bool {
	exits := exitsFor(entry)
	if len(exits) != 1 || !exits[0].Is(acc.Copyout) {
		return false
	}
	entry.SetAttr(acc.AttrDataClause, acc.ClauseDelete.Attr())
	exitOf(ir.Before(exits[0]), entry)
	exits[0].Erase()
	return true
}

// exitsFor are the operations that end what a data operation begins: one, or for declare one for each end of the region.
func exitsFor(entry *ir.Op) (list []*ir.Op) {
	for _, u := range entry.Result(0).Users() {
		if u.Is(acc.Copyout) || u.Is(acc.Delete) {
			list = append(list, u)
		}
	}
	return list
}

// entryOf are the operations that begin the clauses of data constructs that are made, clauseOf the clauses.
var (
	entryOf  = map[action]*ir.OpDef{copyBoth: acc.Copyin, copyIn: acc.Copyin, allocate: acc.Create}
	clauseOf = map[action]acc.DataClause{copyBoth: acc.ClauseCopy, copyIn: acc.ClauseCopyin, copyOut: acc.ClauseCopyout, allocate: acc.ClauseCreate}
)

func (openACC) construct(s *scope, stay []*candidate, condition *ir.Value) *ir.Op {
	b, m := s.begin(), ir.NewMapping()
	d := ir.NewDraft(acc.Data)
	var entries []*ir.Op
	var mapped []*ir.Value
	for _, c := range stay {
		for _, v := range c.first.Operands() {
			s.before(b, v, m)
		}
		e := ir.NewDraft(entryOf[c.action])
		e.Types = []ir.Type{c.first.Result(0).Type()}
		e.Add("var", m.Lookup(acc.Var(c.first)))
		for _, name := range []string{"varPtrPtr", "bounds"} {
			for _, v := range c.first.GetAny(name) {
				e.Add(name, m.Lookup(v))
			}
		}
		for _, name := range []string{"varType", "name"} {
			e.Set(name, c.first.Attr(name))
		}
		e.Set(acc.AttrDataClause, clauseOf[c.action].Attr())
		why := reason(c, s.loop)
		if c.isByPointer() {
			why += "; GCC 12 does not compile a data construct for what a pointer leads to by way of a structure"
		}
		e.Set(accc.Reason.Name, ir.String(why))
		entry := e.Insert(b, c.first.Loc)
		entries = append(entries, entry)
		mapped = append(mapped, entry.Result(0))
	}
	if condition != nil {
		acc.SlotIf.Put(d, acc.Held{Groups: []acc.Arguments{{Values: []*ir.Value{condition}}}})
	}
	acc.SlotData.Put(d, acc.Held{Groups: []acc.Arguments{{Values: mapped}}})
	data := d.Insert(b, s.loop.Loc)
	after := ir.After(data)
	for _, e := range slices.Backward(entries) {
		exitOf(after, e)
	}
	return data
}

// exitOf makes the operation that ends a clause.
func exitOf(b *ir.Builder, entry *ir.Op) {
	def := acc.Delete
	if acc.ClauseOf(entry) == acc.ClauseCopy {
		def = acc.Copyout
	}
	e := ir.NewDraft(def)
	e.Add("accVar", entry.Result(0))
	e.Add("bounds", entry.GetAll("bounds")...)
	if def == acc.Copyout {
		e.Add("var", acc.Var(entry))
		e.Set("varType", entry.Attr("varType"))
	}
	for _, name := range []string{acc.AttrDataClause, "name", "implicit", "structured"} {
		e.Set(name, entry.Attr(name))
	}
	e.Insert(b, entry.Loc)
}

func (openACC) update(b *ir.Builder, of []moved) *ir.Op {
	insert := func(d *ir.Draft, def *ir.OpDef, e *ir.Op, clause acc.DataClause) *ir.Op {
		d.Add("var", acc.Var(e))
		if def.HasOperands("varPtrPtr") {
			d.Add("varPtrPtr", e.GetAny("varPtrPtr")...)
		}
		d.Add("bounds", e.GetAll("bounds")...)
		for _, name := range []string{"varType", "name"} {
			d.Set(name, e.Attr(name))
		}
		d.Set(acc.AttrDataClause, clause.Attr())
		d.Set("structured", ir.Bool(false))
		return d.Insert(b, e.Loc)
	}
	var list []*ir.Value
	for _, x := range of {
		def, clause := acc.UpdateDevice, acc.ClauseUpdateDevice
		if x.toHost {
			def, clause = acc.Getdeviceptr, acc.ClauseUpdateSelf
		}
		d := ir.NewDraft(def)
		d.Types = []ir.Type{x.entry.Result(0).Type()}
		list = append(list, insert(d, def, x.entry, clause).Result(0))
	}
	d := ir.NewDraft(acc.Update)
	acc.SlotData.Put(d, acc.Held{Groups: []acc.Arguments{{Values: list}}})
	o := d.Insert(b, b.Loc)
	for i, x := range of {
		if x.toHost {
			d := ir.NewDraft(acc.UpdateHost)
			d.Add("accVar", list[i])
			insert(d, acc.UpdateHost, x.entry, acc.ClauseUpdateSelf)
		}
	}
	return o
}

func (openACC) part(b *ir.Builder, entry *ir.Op, bounds []*ir.Value, name string) *ir.Op {
	d := ir.NewDraft(acc.Copyin)
	d.Types = []ir.Type{entry.Result(0).Type()}
	d.Add("var", acc.Var(entry))
	d.Add("varPtrPtr", entry.GetAny("varPtrPtr")...)
	d.Add("bounds", bounds...)
	d.Set("varType", entry.Attr("varType"))
	d.Set("name", ir.String(name))
	d.Set(acc.AttrDataClause, acc.ClauseCopyin.Attr())
	return d.Insert(b, b.Loc)
}

func (openACC) ifPresent(update *ir.Op) { update.SetAttr("ifPresent", ir.Unit()) }

func (openACC) updated(o *ir.Op) (list []*ir.Op) {
	if o.Is(acc.Update) {
		for _, v := range acc.SlotData.Operands(o) {
			list = append(list, v.Op())
		}
	}
	return list
}
