package offloadtorun

import (
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// calls lower the operations that become calls of the runtime or a few instructions.
var calls map[*ir.OpDef]func(h *host, o *ir.Op)

func init() {
	calls = map[*ir.OpDef]func(h *host, o *ir.Op){
		offload.Range: (*host).rangeOp, offload.Enter: (*host).enter, offload.Exit: (*host).exit, offload.Update: (*host).update,
		offload.Address: (*host).address, offload.CheckAddress: (*host).checkAddress, offload.Stage: (*host).stage, offload.Wait: (*host).wait,
		offload.Init: (*host).initShutdown, offload.Shutdown: (*host).initShutdown, offload.Set: (*host).set, offload.OnHost: (*host).onHost,
		offload.Open: (*host).open, offload.Close: (*host).close,
		offload.Distinct: (*host).distinct, offload.Event: (*host).event, offload.Callbacks: (*host).callbacks, offload.Mark: (*host).mark,
		offload.AtomicRead: (*host).atomic, offload.AtomicWrite: (*host).atomic, offload.AtomicUpdate: (*host).atomic,
		offload.Position: (*host).position, offload.Count: (*host).count, offload.Publish: (*host).publish, offload.Published: (*host).published,
		offload.Lock: (*host).critical, offload.Unlock: (*host).critical, offload.Post: (*host).doacross, offload.Await: (*host).doacross,
		offload.Cancel: (*host).cancel, offload.TaskWait: (*host).taskWait, offload.ReduceTasks: (*host).reduceTasks, offload.Report: (*host).report,
		offload.AtLeast: (*host).atLeast,
		offload.Alone:   (*host).alone, offload.AloneEnd: (*host).alone,
	}
	for def := range threadCalls {
		calls[def] = (*host).threadCall
	}
}

// runtime calls the runtime, declaring the function on first use.
func (l *lowering) runtime(e build.Emit, name string, args ...*ir.Value) *ir.Value {
	params, results, _ := Signature(name)
	if !l.declared[name] {
		l.declared[name] = true
		l.newFunc(name, types(params), types(results), true)
	}
	o := e.Call(name, types(results), args...)
	if results == "" {
		return nil
	}
	return o.Result(0)
}

// siteOf is the number of the site of an operation, as an argument.
func (h *host) siteOf(e build.Emit, o *ir.Op, s Site) *ir.Value {
	s.Directive, s.Clause, s.Loc = o.StringAttr(offload.Directive), o.StringAttr(offload.Clause), o.Loc
	return e.I32(int64(h.site(s)))
}

// queueOf is the queue of an operation, as an argument.
func queueOf(e build.Emit, o *ir.Op) *ir.Value {
	if q := o.Get(offload.Queue); q != nil {
		return q
	}
	return e.I64(asyncSync)
}

// conditionOf is whether an operation does anything, as an argument.
func conditionOf(e build.Emit, o *ir.Op) *ir.Value {
	c := o.Get(offload.Condition)
	if c == nil {
		return e.I32(1)
	}
	if n, ok := ir.ConstantInt(c); ok {
		return e.I32(n & 1)
	}
	return e.Cast(c, ir.I32())
}

// scratch is room for n values of 8 bytes in the frame of the function.
func (h *host) scratch(loc ir.Location, n int64) *ir.Value {
	entry := h.f.Region(0).Entry()
	e := build.End(entry, loc)
	if first := entry.First(); first != nil {
		e.SetBefore(first)
	}
	return e.Alloca(llvm.Array(max(n, 1), ir.I64()), 1)
}

// list writes values of 8 bytes to memory.
func (h *host) list(e build.Emit, loc ir.Location, values []*ir.Value) *ir.Value {
	at := h.scratch(loc, int64(len(values)))
	for i, v := range values {
		e.Store(v, e.Offset(at, e.I64(int64(i)*8)))
	}
	return at
}

// A memory is what the runtime wants to know of a range.
type memory struct {
	op   *ir.Op
	addr *ir.Value // of the first byte
}

func (h *host) rangeOp(o *ir.Op) {
	m := memory{o, o.Get("base")}
	if !llvm.IsPtr(m.addr.Type()) {
		h.unsupported(o, "an address of type "+ir.TypeString(m.addr.Type()))
	}
	if offset := o.Get("offset"); offset != nil {
		m.addr = build.Before(o).Offset(m.addr, offset)
	}
	h.ranges[o] = m
}

// memoryOf is the memory that an operation is about; ok is false where it is unknown.
func (h *host) memoryOf(o *ir.Op) (m memory, ok bool) {
	if d := o.Get("range").Op(); d != nil {
		m, ok = h.ranges[d]
	}
	if !ok {
		h.unsupported(o, "a range that is not made by offload.range in the same function")
	}
	return m, ok
}

func (m memory) name() string { return m.op.StringAttr("name") }

func (m memory) bytes() *ir.Value { return m.op.Get("bytes") }

// rows are the three numbers of a range of rows, or none.
func (m memory) rows() []*ir.Value { return m.op.GetAll("rows") }

// pointer is the address of the pointer that is attached, as an argument.
func (m memory) pointer(e build.Emit) *ir.Value {
	if p := m.op.Get("pointer"); p != nil {
		return p
	}
	return e.Null()
}

// become replaces the result of an operation by what corresponds to the base of the range, from what corresponds to its
// first byte.
func (m memory) become(e build.Emit, o *ir.Op, first *ir.Value) {
	if offset := m.op.Get("offset"); offset != nil {
		first = e.Offset(first, e.Sub(e.I64(0), offset))
	}
	o.Result(0).ReplaceAllUses(first)
	o.Erase()
}

func (h *host) enter(o *ir.Op) {
	kind, _ := offload.EntryEnum.Of(o.Attr("kind"))
	if m, ok := h.memoryOf(o); ok {
		e := build.Before(o)
		if kind == offload.EntryCopyIn || kind == offload.EntryCreate {
			h.local(e, o, m)
		}
		m.become(e, o, h.action(e, o, m, FnEnter, FnEnterRows, kind))
	}
}

func (h *host) exit(o *ir.Op) {
	kind, _ := offload.ExitEnum.Of(o.Attr("kind"))
	if m, ok := h.memoryOf(o); ok {
		h.action(build.Before(o), o, m, FnExit, FnExitRows, kind)
		o.Erase()
	}
}

// action calls one of two functions for an entry or exit, the second for a range of rows.
func (h *host) action(e build.Emit, o *ir.Op, m memory, plain, rows string, kind int64) *ir.Value {
	s := Site{Var: m.name()}
	flags, _ := offload.FlagsEnum.Of(o.Attr("flags"))
	if r := m.rows(); len(r) > 0 {
		if o.Is(offload.Enter) && kind == offload.EntryAttach || o.Is(offload.Exit) && kind == offload.ExitDetach {
			h.unsupported(o, "an attachment of rows")
		}
		return h.runtime(e, rows, h.siteOf(e, o, s), e.I32(kind), e.I32(flags), m.addr, r[0], r[1], r[2], m.pointer(e), queueOf(e, o), conditionOf(e, o))
	}
	s.Descriptor = o.IntAttr("descriptor")
	if g, ok := m.op.Attr("symbol").(*ir.SymbolRefAttr); ok {
		flags |= FlagGlobal
		s.Global = g.Root
	}
	return h.runtime(e, plain, h.siteOf(e, o, s), e.I32(kind), e.I32(flags), m.addr, m.bytes(), m.pointer(e), queueOf(e, o), conditionOf(e, o))
}

// update: ranges may have gaps.
func (h *host) update(o *ir.Op) {
	m, ok := h.memoryOf(o)
	if !ok {
		return
	}
	e := build.Before(o)
	direction, _ := offload.DirectionEnum.Of(o.Attr("direction"))
	flags, _ := offload.FlagsEnum.Of(o.Attr("flags"))
	site := h.siteOf(e, o, Site{Var: m.name()})
	if r := m.rows(); len(r) > 0 {
		h.runtime(e, FnUpdateRows, site, e.I32(direction), e.I32(flags), m.addr, r[0], r[1], r[2], e.Null(), queueOf(e, o), conditionOf(e, o))
	} else {
		counts, strides := m.op.GetAll("counts"), m.op.GetAll("strides")
		var pairs []*ir.Value
		for i := range counts {
			pairs = append(pairs, counts[i], strides[i])
		}
		dims := e.Null()
		if len(pairs) > 0 {
			dims = h.list(e, o.Loc, pairs)
		}
		h.runtime(e, FnUpdate, site, e.I32(direction), e.I32(flags), m.addr, m.bytes(), dims, e.I32(int64(len(counts))), queueOf(e, o), conditionOf(e, o))
	}
	o.Erase()
}

func (h *host) address(o *ir.Op) {
	if m, ok := h.memoryOf(o); ok {
		e := build.Before(o)
		flags, _ := offload.FlagsEnum.Of(o.Attr("flags"))
		m.become(e, o, h.runtime(e, FnUseDevice, h.siteOf(e, o, Site{Var: m.name()}), m.addr, e.I32(flags), conditionOf(e, o)))
	}
}

func (h *host) checkAddress(o *ir.Op) {
	e := build.Before(o)
	h.runtime(e, FnDevicePointer, h.siteOf(e, o, Site{Var: o.StringAttr("name")}), o.Get("pointer"), conditionOf(e, o))
	o.Erase()
}

func (h *host) stage(o *ir.Op) {
	if m, ok := h.memoryOf(o); ok {
		e := build.Before(o)
		device := o.Get("device")
		if device == nil {
			device = e.I32(-1)
		}
		m.become(e, o, h.runtime(e, FnStage, h.siteOf(e, o, Site{Var: m.name()}), m.addr, m.bytes(), device))
	}
}

func (h *host) wait(o *ir.Op) {
	e := build.Before(o)
	queues := o.GetAll("queues")
	count, list := e.I32(-1), e.Null()
	if len(queues) > 0 {
		count, list = e.I32(int64(len(queues))), h.list(e, o.Loc, queues)
	}
	device := o.Get("device")
	if device == nil {
		device = e.I32(-1)
	}
	h.runtime(e, FnWait, h.placed(e, o), list, count, queueOf(e, o), device, conditionOf(e, o))
	o.Erase()
}

func (h *host) initShutdown(o *ir.Op) {
	e := build.Before(o)
	name := FnInit
	if o.Is(offload.Shutdown) {
		name = FnShutdown
	}
	number := o.Get("number")
	if number == nil {
		number = e.I32(-1)
	}
	t := int64(AllTypes)
	if a, ok := o.Attr("device_type").(*ir.IntegerAttr); ok {
		t = a.Value
	}
	h.runtime(e, name, h.placed(e, o), e.I32(t), number, conditionOf(e, o))
	o.Erase()
}

func (h *host) set(o *ir.Op) {
	e := build.Before(o)
	what, _ := offload.SettingEnum.Of(o.Attr("setting"))
	h.runtime(e, FnSet, h.siteOf(e, o, Site{}), e.I32(what), o.Get("value"), conditionOf(e, o))
	o.Erase()
}

func (h *host) open(o *ir.Op) {
	e := build.Before(o)
	device := o.Get("device")
	switch {
	case o.Attr("parent") != nil:
		device = e.I32(ParentDevice)
	case device == nil:
		device = e.I32(NoDevice)
	}
	o.Result(0).ReplaceAllUses(h.runtime(e, FnOpen, h.siteOf(e, o, Site{}), device, conditionOf(e, o)))
	o.Erase()
}

func (h *host) close(o *ir.Op) {
	e := build.Before(o)
	h.runtime(e, FnClose, h.siteOf(e, o, Site{}))
	o.Erase()
}

func (h *host) onHost(o *ir.Op) {
	e := build.Before(o)
	o.Result(0).ReplaceAllUses(e.Cmp(arith.NE, h.runtime(e, FnOnHost), e.I32(0)))
	o.Erase()
}

func (h *host) distinct(o *ir.Op) {
	e := build.Before(o)
	all := o.Operands()
	is := h.runtime(e, FnDistinct, h.list(e, o.Loc, all), e.I32(int64(len(o.GetAll("written")))), e.I32(int64(len(all))))
	o.Result(0).ReplaceAllUses(e.Cmp(arith.NE, is, e.I32(0)))
	o.Erase()
}

func (h *host) event(o *ir.Op) {
	e := build.Before(o)
	kind, _ := offload.EventEnum.Of(o.Attr("kind"))
	h.runtime(e, FnEvent, h.placed(e, o), e.I32(firstEvent+kind), queueOf(e, o), conditionOf(e, o))
	o.Erase()
}

func (h *host) callbacks(o *ir.Op) {
	h.runtime(build.Before(o), FnRoutines, o.Operands()...)
	o.Erase()
}

func (h *host) mark(o *ir.Op) {
	e := build.Before(o)
	h.runtime(e, FnAt, h.placed(e, o))
	o.Erase()
}
