package omptooffload

import (
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/section"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// open begins the data actions of a construct before at, and returns the number of the device and whether that is not the host.
func (m *mover) open(at *ir.Op, device, condition *ir.Value) (number, on *ir.Value) {
	e := build.Before(at)
	e.Loc = m.o.Loc
	d := ir.NewDraft(offload.Open)
	if device != nil {
		d.Add("device", e.Cast(device, ir.I32()))
	}
	d.Add(offload.Condition, condition)
	if m.parent {
		d.Set("parent", ir.Unit())
	}
	d.Set(offload.Directive, ir.String(m.directive))
	number = d.Insert(e.Builder, m.o.Loc).Result(0)
	return number, e.Cmp(arith.SGE, number, e.I32(0))
}

// close ends them.
func (m *mover) close(at *ir.Op) {
	e := build.Before(at)
	e.Loc = m.o.Loc
	e.Op(offload.Close, ir.With{Attrs: []ir.NamedAttr{{Name: offload.Directive, Value: ir.String(m.directive)}}})
}

// actions are all data actions of one kind, before at: those between open and close.
func (m *mover) actions(at *ir.Op, list []*mapping, do func(at *ir.Op, p piece) *ir.Value) {
	for _, x := range list {
		m.each(at, x, do)
	}
	m.close(at)
}

// ofData are the mappings that matter to directives that move data: target regions map the descriptors of arrays by
// themselves, so those are left alone here, but for attaching them where they are there.
func ofData(list []*mapping) (out []*mapping) {
	for _, x := range list {
		if x.isDescriptor() {
			out = append(out, ofData(x.parts)...)
			continue
		}
		var parts []*mapping
		for _, p := range x.parts {
			if !p.isDescriptor() || !x.partial() {
				parts = append(parts, p)
			}
		}
		x.parts = parts
		out = append(out, x)
	}
	return out
}

// moveData replaces target enter data, target exit data and target update.
func (c *code) moveData(o *ir.Op) {
	if !c.onHost(o) || !c.flatten(o) {
		return
	}
	m := c.mover(o, o)
	list := ofData(m.list)
	do := map[*ir.OpDef]func(at *ir.Op, p piece) *ir.Value{omp.TargetEnterData: m.enter, omp.TargetExitData: m.exit, omp.TargetUpdate: m.update}[o.Def()]
	at := o
	if !c.opts.HostOnly && len(c.errs) == 0 {
		at = c.deferred(o)
		_, on := m.open(at, o.Get("device"), o.Get("if_expr"))
		c.when(at, on, func(at *ir.Op) { m.actions(at, list, do) })
	}
	m.freeMapped(at)
	o.Erase()
}

// deferred returns where the work of a target construct goes: before the construct, or into a task with its dependences that
// runs at once unless the construct says nowait (OpenMP 5.2 §13.8).
func (c *code) deferred(o *ir.Op) (at *ir.Op) {
	nowait := o.Attr("nowait") != nil
	if !nowait && len(items(o, omp.SlotDepend, omp.Depend)) == 0 {
		return o
	}
	e := build.Before(o)
	e.Loc = o.Loc
	frame := e.Op(offload.Frame, ir.With{Attrs: []ir.NamedAttr{{Name: "bytes", Value: ir.Integer(ir.I64(), 0)}}, Types: []ir.Type{build.Ptr()}})
	d := ir.NewDraft(offload.Task)
	d.Add("frame", frame.Result(0))
	if !nowait {
		d.Add("deferred", e.Constant(ir.I1(), 0))
	}
	d.Set("function", ir.String(c.newRegion("task")))
	d.Set(offload.Directive, ir.String(directive(o)))
	c.depend(o, d)
	task := d.Insert(e.Builder, o.Loc)
	return build.End(task.Region(0).AddBlock(), o.Loc).Op(offload.Yield, ir.With{})
}

// targetData replaces a target data construct: its region runs where it is.
func (c *code) targetData(o *ir.Op) {
	if !c.onHost(o) || !c.flatten(o) {
		return
	}
	m := c.mover(o, o)
	list := ofData(m.list)
	var uses []*use
	for _, a := range omp.EntryArgs(o) {
		if u := m.use(a, o); u != nil {
			uses = append(uses, u)
		}
	}
	if len(c.errs) > 0 {
		return
	}
	next := o.Next()
	var number, on *ir.Value
	if !c.opts.HostOnly {
		number, on = m.open(o, o.Get("device"), o.Get("if_expr"))
		c.when(o, on, func(at *ir.Op) {
			for _, x := range list {
				m.each(at, x, m.enter)
			}
			for _, u := range uses {
				u.onDevice(m, at)
			}
			m.close(at)
		})
	}
	for _, u := range uses {
		u.bind(o)
	}
	for len(argsOf(o)) > 0 {
		o.Region(0).Entry().RemoveArg(0)
	}
	unwrap(o)
	o.Erase()
	if on != nil {
		c.when(next, on, func(at *ir.Op) {
			m.open(at, number, nil)
			m.actions(at, list, m.exit)
		})
	}
	m.freeMapped(next)
}

// A use is a variable of a use_device_ptr or use_device_addr clause.
type use struct {
	x     *mapping
	inner *ir.Value // what the region calls it
	// at is a variable of this function: a copy of the pointer or descriptor or, where byAddress, the address of the variable.
	at        *ir.Value
	byAddress bool
	// host is the address on the host whose counterpart goes there.
	host *ir.Value
}

// use makes the variable that the region uses in place of another one, before o: with the host's address.
func (m *mover) use(a omp.EntryArg, o *ir.Op) *use {
	if a.Clause != omp.UseDeviceAddr && a.Clause != omp.UseDevicePtr || !a.Inner.HasUses() {
		return nil
	}
	e := build.Before(o)
	list := m.read([]*ir.Value{a.Outer}, e)
	if len(list) != 1 {
		return nil
	}
	u := &use{x: list[0], inner: a.Inner}
	base := u.x.base
	if !u.x.isDescriptor() && (a.Clause == omp.UseDeviceAddr || !holdsAddress(u.x.info.Attr("var_type").(*ir.TypeAttr).Type)) {
		u.at, u.host, u.byAddress = e.Alloca(build.Ptr(), 1), base, true
		e.Store(base, u.at)
		return u
	}
	size, err := section.Size(u.x.info.Attr("var_type").(*ir.TypeAttr).Type)
	if err != nil {
		m.fail(u.x.info.Errorf("%v", err))
		return nil
	}
	u.at = e.Alloca(llvm.Array(size, ir.Int(8)), 1)
	e.Memcpy(u.at, base, e.I64(size))
	u.host = e.Load(build.Ptr(), base)
	return u
}

// holdsAddress reports whether variables of a type hold an address, as C pointers and Fortran's type(c_ptr) do. For other
// types, use_device_ptr means use_device_addr (OpenMP 5.2 §5.4.8).
func holdsAddress(t ir.Type) bool {
	s, ok := t.(*llvm.StructType)
	return llvm.IsPtr(t) || ok && len(s.Elems()) == 1 && s.Elems()[0] == ir.I64()
}

// onDevice stores the device's address, if there is one, before at.
func (u *use) onDevice(m *mover, at *ir.Op) {
	e := build.Before(at)
	e.Loc = u.x.info.Loc
	e.Store(m.insert(e, piece{info: u.x.info, base: u.host, bytes: e.I64(0)}, addressOf(m.o, u.x.info)).Result(0), u.at)
}

// bind makes the region use the variable, from o on.
func (u *use) bind(o *ir.Op) {
	v := u.at
	if u.byAddress {
		v = build.Before(o).Load(build.Ptr(), u.at)
	}
	u.inner.ReplaceAllUses(v)
}
