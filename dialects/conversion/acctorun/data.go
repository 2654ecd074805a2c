package acctorun

import (
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/llvm"
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
	site      int       // of its events
	dynamic   bool
	finalize  bool
	ifPresent bool
	// mapped are the device addresses of the construct's variables, by the host's; names are those of device addresses.
	mapped map[*ir.Value]*ir.Value
	names  map[*ir.Value]string
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

// ranks order the clauses that name the same variable on one construct: at entry the one that brings the most goes first,
// at exit the one that takes something back last.
var ranks = map[*ir.OpDef]int{acc.Copyin: 3, acc.Create: 1, acc.Delete: 1, acc.Copyout: 3}

func rank(o *ir.Op) int {
	n := ranks[o.Def()]
	if c := acc.ClauseOf(o); c == acc.ClauseCreateZero || c == acc.ClauseCopyoutZero || acc.ModifiersOf(o)&acc.ModZero != 0 {
		n++
	}
	return n
}

// orderClauses brings the data operations of clauses that may name the same memory into the order of their ranks: those of one variable,
// whatever sections of it they name, and, where there are pointers, those of all variables.
func orderClauses(o *ir.Op) {
	groups := map[string][]int{} // indices in entries
	var entries []*ir.Op
	for _, v := range acc.SlotData.Operands(o) {
		if e := v.Op(); e != nil && ranks[e.Def()] > 0 && e.Parent() == o.Parent() && !slices.Contains(entries, e) {
			entries = append(entries, e)
		}
	}
	slices.SortFunc(entries, inOrder)
	through := slices.ContainsFunc(entries, func(e *ir.Op) bool { return leadsAnywhere(acc.Var(e)) })
	for i, e := range entries {
		if k := memoryName(e, through); k != "" {
			groups[k] = append(groups[k], i)
		}
	}
	var exits []*ir.Op
	group := map[*ir.Op][]int{} // of exits
	sorted := slices.Clone(entries)
	for _, places := range groups {
		permute(sorted, places, func(a, b *ir.Op) int { return rank(b) - rank(a) })
		for _, i := range places {
			for _, u := range entries[i].Result(0).Users() {
				if ranks[u.Def()] > 0 && u.Parent() == o.Parent() {
					exits, group[u] = append(exits, u), places
				}
			}
		}
	}
	arrange(entries, sorted, o)
	slices.SortFunc(exits, inOrder)
	sorted = slices.Clone(exits)
	for _, places := range groups {
		var own []int
		for i, x := range exits {
			if slices.Equal(group[x], places) {
				own = append(own, i)
			}
		}
		permute(sorted, own, func(a, b *ir.Op) int { return rank(a) - rank(b) })
	}
	if len(exits) > 0 {
		arrange(exits, sorted, exits[len(exits)-1].Next())
	}
}

func inOrder(a, b *ir.Op) int {
	if a.Before(b) {
		return -1
	}
	return 1
}

// permute sorts the elements at some indices of a list.
func permute(list []*ir.Op, places []int, cmp func(a, b *ir.Op) int) {
	var some []*ir.Op
	for _, i := range places {
		some = append(some, list[i])
	}
	slices.SortStableFunc(some, cmp)
	for n, i := range places {
		list[i] = some[n]
	}
}

// arrange moves operations before another one, which is nil only where no order is to be changed, if they are not in their order.
func arrange(is, want []*ir.Op, at *ir.Op) {
	if slices.Equal(is, want) || at == nil {
		return
	}
	for _, e := range want {
		e.MoveBefore(at)
	}
}

// memoryName distinguishes the data clauses that cannot be about the same memory. It is "" for those that keep their
// position, because the order of a structure, its members and their targets matters. If there are pointers (through),
// they may point to any variable.
func memoryName(e *ir.Op, through bool) string {
	name := e.StringAttr("name")
	if name == "" {
		return ""
	}
	for strings.HasSuffix(name, "]") {
		i := strings.LastIndexByte(name, '[')
		if i < 0 {
			return ""
		}
		name = name[:i]
	}
	if i := strings.IndexByte(name, '('); i > 0 && strings.HasSuffix(name, ")") && !strings.Contains(name, "%") {
		name = name[:i]
	}
	if through && !strings.ContainsAny(name, ".%->[(") && e.Get("varPtrPtr") == nil {
		return "*"
	}
	return name
}

// leadsAnywhere reports whether an address is the value of a pointer.
func leadsAnywhere(v *ir.Value) bool {
	return v.Op() != nil && (v.Op().Is(llvm.Load) || v.Op().Is(llvm.ExtractValue))
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
	s := &setting{op: o, directive: directiveName(o), off: h.opts.HostOnly, mapped: map[*ir.Value]*ir.Value{}, names: map[*ir.Value]string{}}
	e := before(at)
	e.Loc = o.Loc
	and := func(c *ir.Value, negate bool) {
		if n, ok := ir.ConstantInt(c); ok {
			s.off = s.off || (n != 0) == negate
			return
		}
		if negate {
			c = e.arith("xori", c, e.constant(ir.I1(), 1))
		}
		if s.on != nil {
			c = e.arith("andi", s.on, c)
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
func asyncOf(e emit, o *ir.Op) *ir.Value {
	p := acc.AsyncOf(target, o)
	switch {
	case len(p.Values) > 0:
		return e.cast(p.Values[0], ir.I64())
	case p.Found:
		return e.i64(asyncNoValue)
	}
	return nil
}

// queue is the async argument of a runtime call.
func (s *setting) queue(e emit) *ir.Value {
	if s.async == nil {
		return e.i64(asyncSync)
	}
	return s.async
}

// condition is the on argument of a runtime call.
func (s *setting) condition(e emit) *ir.Value {
	switch {
	case s.off:
		return e.i32(0)
	case s.on == nil:
		return e.i32(1)
	}
	return e.cast(s.on, ir.I32())
}

// waits makes the wait clause of a construct, before its data actions.
func (h *hostFunction) waits(o *ir.Op, s *setting, at *ir.Op) {
	if o.Is(acc.Wait) {
		return
	}
	e := before(at)
	e.Loc = o.Loc
	if p := acc.WaitOf(target, o); p.Found {
		h.wait(e, o, s, p.Values, p.Number)
	}
}

// wait makes a call that waits for the queues, all of them when there are none.
func (h *hostFunction) wait(e emit, o *ir.Op, s *setting, queues []*ir.Value, device *ir.Value) {
	site := h.site(s.directive, "wait", "", o.Loc)
	h.within(site)
	count, list := e.i32(-1), e.null()
	if len(queues) > 0 {
		count = e.i32(int64(len(queues)))
		list = h.scratch(o.Loc, int64(len(queues)))
		for i, q := range queues {
			e.store(e.cast(q, ir.I64()), e.offset(list, e.i64(int64(i)*8)))
		}
	}
	number := e.i32(-1)
	if device != nil {
		number = e.cast(device, ir.I32())
	}
	h.runtime(e, FnWait, e.i32(int64(site)), list, count, s.queue(e), number, s.condition(e))
}

// scratch is room for n values of 8 bytes in the frame of the host function.
func (h *hostFunction) scratch(loc ir.Location, n int64) *ir.Value {
	entry := h.f.Region(0).Entry()
	e := end(entry, loc)
	if first := entry.First(); first != nil {
		e.SetBefore(first)
	}
	return e.alloca(llvm.Array(max(n, 1), ir.I64()), 1)
}

// actions are the clause arguments of data operations.
var actions = map[*ir.OpDef]int64{
	acc.Copyin: ActCopyin, acc.Create: ActCreate, acc.Present: ActPresent, acc.Nocreate: ActNoCreate, acc.Attach: ActAttach,
	acc.DeclareDeviceResident: ActCreate, acc.DeclareLink: ActNoCreate,
	acc.Copyout: ActCopyout, acc.Delete: ActDelete, acc.Detach: ActDetach,
}

// clauseWords are the clauses as users write them.
var clauseWords = map[acc.DataClause]string{
	acc.ClauseCopyin: "copyin", acc.ClauseCopyinReadonly: "copyin", acc.ClauseCopy: "copy", acc.ClauseCopyout: "copyout",
	acc.ClauseCopyoutZero: "copyout", acc.ClausePresent: "present", acc.ClauseCreate: "create", acc.ClauseCreateZero: "create",
	acc.ClauseDelete: "delete", acc.ClauseAttach: "attach", acc.ClauseDetach: "detach", acc.ClauseNoCreate: "no_create",
	acc.ClauseDeviceptr: "deviceptr", acc.ClauseUpdateHost: "host", acc.ClauseUpdateSelf: "self", acc.ClauseUpdateDevice: "device",
	acc.ClauseUseDevice: "use_device", acc.ClauseReduction: "reduction", acc.ClauseDeclareDeviceResident: "device_resident",
	acc.ClauseDeclareLink: "link",
}

// entry lowers a data entry operation and the exit operations that belong to it.
func (h *hostFunction) entry(o *ir.Op, s *setting) {
	acv := o.Result(0)
	host := acc.Var(o)
	e := before(o)
	switch o.Def() {
	case acc.Deviceptr, acc.Cache:
		if o.Is(acc.Deviceptr) {
			site := h.site(s.directive, "deviceptr", o.StringAttr("name"), o.Loc)
			h.runtime(e, FnDevicePointer, e.i32(int64(site)), host, s.condition(e))
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
	addr := host
	if sec.offset != nil {
		addr = e.offset(host, sec.offset)
	}
	pointer := o.Get("varPtrPtr")
	d := dataOp{h, s, addr, sec, pointer, o.StringAttr("name")}

	var result *ir.Value
	switch o.Def() {
	case acc.Getdeviceptr:
		result = host
	case acc.UpdateDevice:
		d.update(o, 1)
		result = host
	case acc.UseDevice:
		site := h.site(s.directive, "use_device", d.name, o.Loc)
		result = h.runtime(e, FnUseDevice, e.i32(int64(site)), addr, e.i32(d.flags(o)), s.condition(e))
	default:
		result = d.call(FnEnter, o)
	}
	if sec.offset != nil && result != host {
		result = e.offset(result, e.sub(e.i64(0), sec.offset))
	}
	s.mapped[host] = result
	s.names[result] = d.name
	for _, u := range acv.Users() {
		if _, ok := ir.As[*acc.DataExit](u); ok {
			d.exit(u)
		}
	}
	acv.ReplaceAllUses(result)
	o.Erase()
}

// A dataOp is a data clause with everything the runtime wants to know.
type dataOp struct {
	h       *hostFunction
	s       *setting
	addr    *ir.Value
	sec     section
	pointer *ir.Value
	name    string
}

func (d *dataOp) flags(o *ir.Op) int64 {
	f := int64(0)
	set := func(on bool, bit int64) {
		if on {
			f |= bit
		}
	}
	set(d.s.dynamic || o.Attr("structured") != nil && !o.BoolAttr("structured"), FlagDynamic)
	set(d.s.finalize, FlagFinalize)
	set(d.s.ifPresent, FlagIfPresent)
	set(o.BoolAttr("implicit"), FlagImplied)
	c := acc.ClauseOf(o)
	set(c == acc.ClauseCreateZero || c == acc.ClauseCopyoutZero || acc.ModifiersOf(o)&acc.ModZero != 0, FlagZero)
	always := acc.ModAlwaysIn
	if _, exit := ir.As[*acc.DataExit](o); exit {
		always = acc.ModAlwaysOut
	}
	set(acc.ModifiersOf(o)&always != 0, FlagAlways)
	set(acc.ModifiersOf(o)&acc.ModCapture != 0, FlagCapture)
	set(o.BoolAttr(accc.ManyVariables.Name), FlagBlock)
	return f
}

// call makes the call for entry or exit before the operation.
func (d *dataOp) call(name string, o *ir.Op) *ir.Value {
	e := before(o)
	pointer, addr, size := d.pointer, d.addr, d.sec.size
	switch {
	case pointer == nil && (o.Is(acc.Attach) || o.Is(acc.Detach)):
		// The clause is about the pointer itself.
		pointer, addr, size = d.addr, e.null(), e.i64(0)
	case pointer == nil:
		pointer = e.null()
	}
	async := asyncOf(e, o)
	if async == nil {
		async = d.s.queue(e)
	}
	site := d.h.site(d.s.directive, clauseWords[acc.ClauseOf(o)], d.name, o.Loc)
	if d.sec.rows != nil && addr == d.addr {
		return d.h.runtime(e, rowCalls[name], e.i32(int64(site)), e.i32(actions[o.Def()]), e.i32(d.flags(o)), addr, d.sec.rows, d.sec.inner,
			d.sec.length, pointer, async, d.s.condition(e))
	}
	flags := d.flags(o)
	if n := o.IntAttr(accc.DescriptorBytes.Name); n > 0 {
		d.h.program.Sites[site].Descriptor = n
	}
	if g := d.addr.Op(); d.h.ctor && g != nil && g.Is(llvm.AddressOf) {
		if s, ok := g.Attr("global_name").(*ir.SymbolRefAttr); ok {
			flags |= FlagGlobal
			d.h.program.Sites[site].Global = s.Root
		}
	}
	return d.h.runtime(e, name, e.i32(int64(site)), e.i32(actions[o.Def()]), e.i32(flags), addr, size, pointer,
		async, d.s.condition(e))
}

// rowCalls are the calls for sections of rows.
var rowCalls = map[string]string{FnEnter: FnEnterRows, FnExit: FnExitRows}

// exit lowers an exit operation.
func (d *dataOp) exit(o *ir.Op) {
	if o.Is(acc.UpdateHost) {
		d.update(o, 0)
	} else {
		d.call(FnExit, o)
	}
	o.Erase()
}

// update makes the call for a clause of update. Sections may have gaps.
func (d *dataOp) update(o *ir.Op, toDevice int64) {
	e := before(o)
	dims, n := e.null(), 0
	if len(d.sec.dims) > 0 {
		n = len(d.sec.dims)
		dims = d.h.scratch(o.Loc, int64(2*n))
		for i, x := range d.sec.dims {
			e.store(x.count, e.offset(dims, e.i64(int64(i)*16)))
			e.store(x.stride, e.offset(dims, e.i64(int64(i)*16+8)))
		}
	}
	async := asyncOf(e, o)
	if async == nil {
		async = d.s.queue(e)
	}
	site := d.h.site(d.s.directive, clauseWords[acc.ClauseOf(o)], d.name, o.Loc)
	if d.sec.rows != nil {
		d.h.runtime(e, FnUpdateRows, e.i32(int64(site)), e.i32(toDevice), e.i32(d.flags(o)), d.addr, d.sec.rows, d.sec.inner, d.sec.length,
			e.null(), async, d.s.condition(e))
		return
	}
	d.h.runtime(e, FnUpdate, e.i32(int64(site)), e.i32(toDevice), e.i32(d.flags(o)), d.addr, d.sec.size, dims, e.i32(int64(n)),
		async, d.s.condition(e))
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
	after := cut(o)
	entry := r.Entry()
	spill(r, head, func(e emit, t *ir.Op) { e.br(after) })
	o.Erase()
	end(head, loc).br(entry)
}

// standalone are the directives that are one runtime call.
var standalone map[*ir.OpDef]func(h *hostFunction, o *ir.Op, s *setting)

func init() {
	standalone = map[*ir.OpDef]func(h *hostFunction, o *ir.Op, s *setting){
		acc.Wait: func(h *hostFunction, o *ir.Op, s *setting) {
			p := acc.WaitOf(target, o)
			h.wait(before(o), o, s, p.Values, p.Number)
			o.Erase()
		},
		acc.Init:     func(h *hostFunction, o *ir.Op, s *setting) { h.initShutdown(FnInit, o, s) },
		acc.Shutdown: func(h *hostFunction, o *ir.Op, s *setting) { h.initShutdown(FnShutdown, o, s) },
		acc.Set:      (*hostFunction).set,
	}
}

func (h *hostFunction) initShutdown(name string, o *ir.Op, s *setting) {
	e := before(o)
	number := e.i32(-1)
	if v := acc.SlotDeviceNum.Operand(o); v != nil {
		number = e.cast(v, ir.I32())
	}
	list := acc.DeviceTypesOf(o.Attr("device_types"))
	if len(list) == 0 {
		site := h.site(s.directive, "", "", o.Loc)
		h.within(site)
		h.runtime(e, name, e.i32(int64(site)), e.i32(AllTypes), number, s.condition(e))
	}
	for _, t := range list {
		site := h.site(s.directive, "", "", o.Loc)
		h.within(site)
		h.runtime(e, name, e.i32(int64(site)), e.i32(typeNumbers[t]), number, s.condition(e))
	}
	o.Erase()
}

// target is the simulated device: clauses for its type are taken.
var target = acc.For(acc.DeviceNvidia)

// AllTypes is the device type of an init or shutdown directive that names none: it is for all types (§2.14.1, §2.14.2).
const AllTypes = 0

// typeNumbers are the values of acc_device_t in openacc.h.
var typeNumbers = map[acc.DeviceType]int64{
	acc.DeviceNone: 1, acc.DeviceStar: 1, acc.DeviceDefault: 1, acc.DeviceHost: 2, acc.DeviceMulticore: 2, acc.DeviceNvidia: 5, acc.DeviceRadeon: 8,
}

func (h *hostFunction) set(o *ir.Op, s *setting) {
	e := before(o)
	call := func(what int64, v *ir.Value) {
		site := h.site(s.directive, "", "", o.Loc)
		h.runtime(e, FnSet, e.i32(int64(site)), e.i32(what), v, s.condition(e))
	}
	if v, ok := acc.DeviceTypeEnum.Of(o.Attr("device_type")); ok {
		call(SetType, e.i64(typeNumbers[acc.DeviceType(v)]))
	}
	if v := acc.SlotDeviceNum.Operand(o); v != nil {
		call(SetDevice, e.cast(v, ir.I64()))
	}
	if v := o.Get("defaultAsync"); v != nil {
		call(SetAsync, e.cast(v, ir.I64()))
	}
	o.Erase()
}

// trip is the number of iterations of a loop, as an i64 that is not negative.
func trip(e emit, lb, ub, step *ir.Value, inclusive bool) *ir.Value {
	t := ir.I64()
	if c, known := ir.ConstantInt(step); lb.Type() == t && (!known || c != 1 && c != -1) {
		return tripWide(e, lb, ub, step, inclusive, false)
	}
	lo, hi, by := e.cast(lb, t), e.cast(ub, t), e.cast(step, t)
	zero, one := e.i64(0), e.i64(1)
	span := e.sub(hi, lo)
	down := func() *ir.Value { return e.sub(zero, span) }
	short := func(n *ir.Value) *ir.Value {
		if inclusive {
			return n
		}
		return e.sub(n, one)
	}
	var n *ir.Value
	switch c, known := ir.ConstantInt(step); {
	case known && c == 1 && inclusive:
		n = e.add(span, one)
	case known && c == 1:
		n = span
	case known && c == -1 && inclusive:
		n = e.add(down(), one)
	case known && c == -1:
		n = down()
	case known && c > 0:
		n = e.arith("divsi", e.add(short(span), by), by)
	case known:
		by = e.i64(-c)
		n = e.arith("divsi", e.add(short(down()), by), by)
	default:
		up := e.cmp(arith.SGT, by, zero)
		size := e.choose(up, by, e.sub(zero, by))
		dist := e.choose(up, span, down())
		n = e.arith("divsi", e.add(short(dist), size), size)
	}
	return e.choose(e.cmp(arith.SGT, n, zero), n, zero)
}

// tripWide is the number of iterations of a loop whose 64-bit bounds, with a sign or without, may be farther apart than the largest
// signed number.
func tripWide(e emit, lb, ub, step *ir.Value, inclusive, unsigned bool) *ir.Value {
	zero, one := e.i64(0), e.i64(1)
	less := map[[2]bool]int{{false, false}: arith.SLT, {true, false}: arith.SLE, {false, true}: arith.ULT, {true, true}: arith.ULE}[[2]bool{inclusive, unsigned}]
	count := func(from, to, by *ir.Value) *ir.Value {
		span := e.sub(to, from)
		if !inclusive {
			span = e.sub(span, one)
		}
		if c, known := ir.ConstantInt(by); !known || c != 1 {
			span = e.arith("divui", span, by)
		}
		return e.choose(e.cmp(less, from, to), e.add(span, one), zero)
	}
	if c, known := ir.ConstantInt(step); known {
		if c > 0 {
			return count(lb, ub, e.i64(c))
		}
		return count(ub, lb, e.i64(-c))
	}
	up := e.cmp(arith.SGT, step, zero)
	return e.choose(up, count(lb, ub, step), count(ub, lb, e.sub(zero, step)))
}
