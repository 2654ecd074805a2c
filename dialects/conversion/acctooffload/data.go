package acctooffload

import (
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/section"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// hostFunction lowers the constructs of one function of the host.
type hostFunction struct {
	*lowering
	f    *ir.Op
	name string
	ctor bool // it brings globals of declare directives to the device
}

// A setting is what the clauses of a construct say to the runtime, as values of the host code.
type setting struct {
	op        *ir.Op
	directive string
	on        *ir.Value // i1; nil: always on
	off       bool      // never on
	async     *ir.Value // i64; nil: none
	dynamic   bool
	finalize  bool
	ifPresent bool
	// mapped are the device addresses of the construct's variables, by the host's.
	mapped map[*ir.Value]*ir.Value
}

// construct lowers a directive with its data operations.
func (h *hostFunction) construct(o *ir.Op) {
	orderClauses(o)
	at := h.gather(o)
	s := h.setting(o, at)
	entered, ended := h.begin(o, at, s)
	h.waits(o, s, at)
	entered()
	for _, v := range acc.SlotData.Operands(o) {
		if v.Op() != nil && v.Op().Def().Dialect == acc.Dialect {
			h.entry(v.Op(), s)
		}
	}
	ended()
	if lower := standalone[o.Def()]; lower != nil {
		lower(h, o, s)
		return
	}
	switch o.Def() {
	case acc.Data, acc.HostData, acc.Declare:
		unwrap(o)
	case acc.DeclareEnter, acc.DeclareExit, acc.EnterData, acc.ExitData, acc.Update:
		for _, r := range o.Results() {
			for r.HasUses() {
				r.FirstUse().Owner().SetGroup(0, nil) // the token of declare_exit
			}
		}
		o.Erase()
	default:
		h.compute(o, s)
	}
}

// gather moves the data entry operations of a construct after the values its other clauses use, and returns the first.
func (h *hostFunction) gather(o *ir.Op) *ir.Op {
	var entries []*ir.Op
	mine := map[*ir.Op]bool{}
	for _, v := range acc.SlotData.Operands(o) {
		if e := v.Op(); e != nil && e.Parent() == o.Parent() && !mine[e] {
			mine[e] = true
			entries = append(entries, e)
		}
	}
	if len(entries) == 0 {
		return o
	}
	first := entries[0]
	for _, e := range entries {
		if e.Before(first) {
			first = e
		}
	}
	for _, v := range o.Operands() {
		if d := v.Op(); d != nil && !mine[d] && d.Parent() == o.Parent() && first.Before(d) {
			for _, e := range entries {
				e.MoveBefore(o)
			}
			return entries[0]
		}
	}
	return first
}

// setting reads the clauses of a construct; values it needs are made before at.
func (h *hostFunction) setting(o *ir.Op, at *ir.Op) *setting {
	s := &setting{op: o, directive: directiveName(o), off: h.opts.HostOnly, mapped: map[*ir.Value]*ir.Value{}}
	e := build.Before(at)
	e.Loc = o.Loc
	and := func(c *ir.Value, negate bool) {
		if n, ok := ir.ConstantInt(c); ok {
			s.off = s.off || (n != 0) == negate
			return
		}
		if negate {
			c = e.Arith("xori", c, e.Constant(ir.I1(), 1))
		}
		if s.on != nil {
			c = e.Arith("andi", s.on, c)
		}
		s.on = c
	}
	if c := acc.SlotIf.Operand(o); c != nil {
		and(c, false)
	}
	if c := acc.SlotSelf.Operand(o); c != nil {
		and(c, true)
	} else if acc.SlotSelf.Alone(o) {
		s.off = true
	}
	s.async = asyncOf(e, o)
	s.dynamic = o.Is(acc.EnterData) || o.Is(acc.ExitData)
	s.finalize = acc.SlotFinalize.Alone(o)
	s.ifPresent = acc.SlotIfPresent.Alone(o)
	return s
}

// asyncOf is the async clause of any operation that has one: nil when it does not say anything.
func asyncOf(e build.Emit, o *ir.Op) *ir.Value {
	p := acc.AsyncOf(target, o)
	switch {
	case len(p.Values) > 0:
		return e.Cast(p.Values[0], ir.I64())
	case p.Found:
		return e.I64(offload.DefaultQueue)
	}
	return nil
}

// condition is when a directive does something; nil: always.
func (s *setting) condition(e build.Emit) *ir.Value {
	if s.off {
		return e.Constant(ir.I1(), 0)
	}
	return s.on
}

// draft begins an operation of a directive, with its words, queue and condition where the operation has them.
func (s *setting) draft(e build.Emit, def *ir.OpDef) *ir.Draft {
	d := ir.NewDraft(def)
	d.Set(offload.Directive, ir.String(s.directive))
	if offload.Takes(def, offload.Queue) {
		d.Add(offload.Queue, s.async)
	}
	if offload.Takes(def, offload.Condition) {
		d.Add(offload.Condition, s.condition(e))
	}
	return d
}

// waits makes the wait clause of a construct, before its data actions.
func (h *hostFunction) waits(o *ir.Op, s *setting, at *ir.Op) {
	if o.Is(acc.Wait) {
		return
	}
	e := build.Before(at)
	e.Loc = o.Loc
	if p := acc.WaitOf(target, o); p.Found {
		h.wait(e, o, s, p.Values, p.Number)
	}
}

// wait waits for the queues, all of them when there are none.
func (h *hostFunction) wait(e build.Emit, o *ir.Op, s *setting, queues []*ir.Value, device *ir.Value) {
	d := s.draft(e, offload.Wait)
	for _, q := range queues {
		d.Add("queues", e.Cast(q, ir.I64()))
	}
	if device != nil {
		d.Add("device", e.Cast(device, ir.I32()))
	}
	d.Insert(e.Builder, o.Loc)
}

// entryKinds and exitKinds are what data operations do.
var (
	entryKinds = map[*ir.OpDef]int64{
		acc.Copyin: offload.EntryCopyIn, acc.Create: offload.EntryCreate, acc.Present: offload.EntryPresent, acc.Nocreate: offload.EntryFind,
		acc.Attach: offload.EntryAttach, acc.DeclareDeviceResident: offload.EntryCreate, acc.DeclareLink: offload.EntryFind,
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

// locateImplicit moves an implicit data operation that is located before its construct, where a dummy argument is declared, to the
// construct: there users look for what the rules imply.
func locateImplicit(o, construct *ir.Op) {
	at, directive := ir.File(o.Loc), ir.File(construct.Loc)
	if !o.BoolAttr("implicit") || at == nil || directive == nil || at.File == directive.File && at.Line >= directive.Line {
		return
	}
	o.Loc = construct.Loc
	for _, u := range o.Result(0).Users() {
		if _, ok := ir.As[*acc.DataExit](u); ok {
			u.Loc = construct.Loc
		}
	}
}

// entry lowers a data entry operation and the exit operations that belong to it.
func (h *hostFunction) entry(o *ir.Op, s *setting) {
	acv := o.Result(0)
	locateImplicit(o, s.op)
	host := acc.Var(o)
	if !llvm.IsPtr(host.Type()) {
		h.unsupported(o, "a variable of type "+ir.TypeString(host.Type()))
		return
	}
	e := build.Before(o)
	switch o.Def() {
	case acc.Deviceptr, acc.Cache:
		if o.Is(acc.Deviceptr) {
			d := s.draft(e, offload.CheckAddress)
			d.Add("pointer", host)
			d.Set(offload.Clause, ir.String("deviceptr"))
			d.Set("name", o.Attr("name"))
			d.Insert(e.Builder, o.Loc)
		}
		s.mapped[host] = host
		acv.ReplaceAllUses(host)
		o.Erase()
		return
	}
	sec, err := h.section(e, o)
	if err != nil {
		h.fail(err)
		return
	}
	ranges := map[bool]*ir.Value{}
	about := func(pointer bool) action {
		if ranges[pointer] == nil {
			ranges[pointer] = h.rangeOf(e, o, sec, pointer)
		}
		return action{s, ranges[pointer]}
	}
	result := host
	switch o.Def() {
	case acc.Getdeviceptr:
	case acc.UpdateDevice:
		about(false).update(o, offload.ToDevice)
	case acc.UseDevice:
		d := about(false).draft(o, offload.Address)
		d.Types = []ir.Type{host.Type()}
		result = d.Insert(e.Builder, o.Loc).Result(0)
	default:
		d := about(o.Is(acc.Attach)).draft(o, offload.Enter)
		d.Set("kind", offload.EntryEnum.Attr(entryKinds[o.Def()]))
		d.Set("descriptor", descriptor(o))
		d.Types = []ir.Type{host.Type()}
		result = d.Insert(e.Builder, o.Loc).Result(0)
	}
	s.mapped[host] = result
	for _, u := range acv.Users() {
		if _, ok := ir.As[*acc.DataExit](u); ok {
			about(u.Is(acc.Detach)).exit(u)
		}
	}
	acv.ReplaceAllUses(result)
	o.Erase()
}

// rangeOf makes the range of a data entry operation. attached tells that it is for an attachment: where the operation
// does not name the pointer, the variable is the pointer.
func (h *hostFunction) rangeOf(e build.Emit, o *ir.Op, s section.Section, attached bool) *ir.Value {
	base, pointer := acc.Var(o), o.Get("varPtrPtr")
	if pointer == nil && attached {
		pointer = base
		if s.Offset != nil {
			pointer = e.Offset(base, s.Offset)
		}
		base, s = e.Null(), section.Section{Size: e.I64(0)}
	}
	d := ir.NewDraft(offload.Range)
	d.Add("base", base)
	d.Add("offset", s.Offset)
	d.Add("bytes", s.Size)
	for _, x := range s.Dims {
		d.Add("counts", x.Count)
		d.Add("strides", x.Stride)
	}
	if s.Rows != nil {
		d.Add("rows", s.Rows, s.Inner, s.Length)
	}
	d.Add("pointer", pointer)
	d.Set("name", o.Attr("name"))
	if g := acc.Var(o).Op(); h.ctor && g != nil && g.Is(llvm.AddressOf) {
		d.Set("symbol", g.Attr("global_name"))
	}
	return d.Insert(e.Builder, o.Loc).Result(0)
}

// An action is what a data clause asks for about a range.
type action struct {
	s     *setting
	about *ir.Value
}

// draft begins an operation on the range; o is the data operation.
func (a action) draft(o *ir.Op, def *ir.OpDef) *ir.Draft {
	e := build.Before(o)
	d := ir.NewDraft(def)
	d.Add("range", a.about)
	d.Set(offload.Directive, ir.String(a.s.directive))
	d.Set(offload.Clause, ir.String(clauseWords[acc.ClauseOf(o)]))
	if f := a.flags(o); f != 0 {
		d.Set("flags", offload.FlagsEnum.Attr(f))
	}
	if offload.Takes(def, offload.Queue) {
		async := asyncOf(e, o)
		if async == nil {
			async = a.s.async
		}
		d.Add(offload.Queue, async)
	}
	d.Add(offload.Condition, a.s.condition(e))
	return d
}

func (a action) flags(o *ir.Op) int64 {
	f := int64(0)
	set := func(on bool, bit int64) {
		if on {
			f |= bit
		}
	}
	set(a.s.dynamic || o.Attr("structured") != nil && !o.BoolAttr("structured"), offload.FlagDynamic)
	set(a.s.finalize, offload.FlagFinalize)
	set(a.s.ifPresent, offload.FlagIfPresent)
	set(o.BoolAttr("implicit"), offload.FlagImplicit)
	c := acc.ClauseOf(o)
	set(c == acc.ClauseCreateZero || c == acc.ClauseCopyoutZero || acc.ModifiersOf(o)&acc.ModZero != 0, offload.FlagZero)
	always := acc.ModAlwaysIn
	if _, exit := ir.As[*acc.DataExit](o); exit {
		always = acc.ModAlwaysOut
	}
	set(acc.ModifiersOf(o)&always != 0, offload.FlagAlways)
	set(acc.ModifiersOf(o)&acc.ModCapture != 0, offload.FlagApart)
	set(o.BoolAttr(accc.ManyVariables.Name), offload.FlagParts)
	set(acc.AsPresent(o), offload.FlagAsPresent)
	return f
}

// descriptor is how many bytes of a descriptor are attached with the address that it begins with; nil: none.
func descriptor(o *ir.Op) ir.Attribute {
	if n := o.IntAttr(accc.DescriptorBytes.Name); n > 0 {
		return ir.Integer(ir.I64(), n)
	}
	return nil
}

// exit lowers an exit operation.
func (a action) exit(o *ir.Op) {
	if o.Is(acc.UpdateHost) {
		a.update(o, offload.ToHost)
	} else {
		d := a.draft(o, offload.Exit)
		d.Set("kind", offload.ExitEnum.Attr(exitKinds[o.Def()]))
		d.Set("descriptor", descriptor(o))
		d.Insert(build.Before(o).Builder, o.Loc)
	}
	o.Erase()
}

// update lowers a clause of update.
func (a action) update(o *ir.Op, direction int64) {
	d := a.draft(o, offload.Update)
	d.Set("direction", offload.DirectionEnum.Attr(direction))
	d.Insert(build.Before(o).Builder, o.Loc)
}

// unwrap replaces a construct by its region.
func unwrap(o *ir.Op) {
	r := o.Region(0)
	if len(r.Blocks()) == 1 {
		for _, x := range r.Entry().Ops() {
			if !x.IsTerminator() {
				x.MoveBefore(o)
			}
		}
		o.Erase()
		return
	}
	head, loc := o.Parent(), o.Loc
	after := build.Cut(o)
	entry := r.Entry()
	build.Spill(r, head, func(e build.Emit, t *ir.Op) { e.Br(after) })
	o.Erase()
	build.End(head, loc).Br(entry)
}
