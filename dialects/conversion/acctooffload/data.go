package acctooffload

import (
	"accc/dialects/acc"
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
	// An attachment is about the pointer, all else about what the clause names.
	ranges := map[bool]*ir.Value{}
	result := host
	list := actionsOf(s.op, o)
	if len(list) == 0 && !o.Is(acc.Getdeviceptr) {
		h.unsupported(o, "a clause of this kind among those about data")
		return
	}
	for _, x := range list {
		attached := x.Def == offload.Enter && x.How == offload.EntryAttach || x.Def == offload.Exit && x.How == offload.ExitDetach
		if ranges[attached] == nil {
			ranges[attached] = h.rangeOf(e, o, sec, attached)
		}
		at := build.Before(x.Of)
		x.Queue = s.async
		if q := asyncOf(at, x.Of); q != nil {
			x.Queue = q
		}
		x.Condition = s.condition(at)
		d := x.Draft(ranges[attached])
		if x.Def == offload.Enter || x.Def == offload.Address {
			d.Types = []ir.Type{host.Type()}
		}
		made := d.Insert(at.Builder, x.Of.Loc)
		switch {
		case made.NumResults() > 0:
			result = made.Result(0)
		case x.Of != o:
			x.Of.Erase()
		}
	}
	s.mapped[host] = result
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
