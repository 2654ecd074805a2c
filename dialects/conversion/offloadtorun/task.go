package offloadtorun

import (
	"slices"

	"accc/dialects/arith"
	"accc/dialects/builtin"
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/scf"
	"accc/ir"
)

// mostIncluded is the most bytes of the frame of a task that may be executed where it is made, with the frame on the stack.
const mostIncluded = 1024

// task replaces a task by the call that makes it. The captured values follow the copies in the frame, one in 8 bytes.
func (h *host) task(o *ir.Op) {
	l, name := h.lowering, o.StringAttr("function")
	frame := o.Get("frame").Op()
	switch {
	case l.symbols[name] != nil:
		l.unsupported(o, "a task with the name of another function, "+name)
		return
	case frame == nil || !frame.Is(offload.Frame):
		l.unsupported(o, "a frame that is not made by offload.frame in the same function")
		return
	}
	number := len(l.program.Tasks)
	site := l.site(Site{Directive: o.StringAttr(offload.Directive), Loc: o.Loc})
	l.program.Tasks = append(l.program.Tasks, Task{Name: name, Site: site})

	f := l.newFunc(name, []ir.Type{build.Ptr()}, nil, false)
	l.belongs(h, f)
	f.Loc = o.Loc
	move(o, f)
	l.inside(f)
	caps := capture(f)
	base := (frame.IntAttr("bytes") + 7) &^ 7
	entry := f.Region(0).Entry()
	in := build.Before(entry.First())
	for i := range caps {
		p := entry.Arg(1 + i)
		v := in.Load(p.Type(), in.Offset(entry.Arg(0), in.I64(base+8*int64(i))))
		if name := caps[i].name; name != "" {
			v.Op().Loc = named(name, v.Op().Loc)
		}
		p.ReplaceAllUses(v)
	}
	for range caps {
		entry.RemoveArg(1)
	}

	bytes := base + 8*int64(len(caps))
	flags, now := h.taskFlags(o)
	e := build.Before(frame)
	included := bytes <= mostIncluded && o.Get("event") == nil && len(o.GetAll("depend")) == 0 && definedBefore(frame, o, o.Get("deferred"), o.Get("final"))
	own, early := e.Null(), e.I32(0)
	if included {
		own, early = h.scratch(o.Loc, (bytes+7)/8), now(e)
	}
	at := h.runtime(e, FnTaskFrame, e.I32(int64(site)), e.I64(bytes), own, early)
	frame.Result(0).ReplaceAllUses(at)
	frame.Erase()
	e = build.Before(o)
	h.store(e, o, caps, e.Offset(at, e.I64(base)))
	event := o.Get("event")
	if event == nil {
		event = e.Null()
	}
	priority := o.Get("priority")
	if priority == nil {
		priority = e.I32(0)
	}
	make := func(e build.Emit) {
		list, n := h.dependences(e, o)
		h.runtime(e, FnTask, e.I32(int64(site)), e.I32(int64(number)), at, e.Arith("ori", e.I32(flags), now(e)), priority, list, n, event)
	}
	if !included {
		make(e)
	} else {
		here := e.Cmp(arith.EQ, toWord(e, at, ir.I64()), toWord(e, own, ir.I64()))
		branch := e.Make(scf.Dialect, "if", ir.With{Operands: []*ir.Value{here}, Regions: 2})
		then := build.End(branch.Region(0).AddBlock(), o.Loc)
		then.Call(name, nil, at)
		h.runtime(then, FnTaskEnd)
		then.Make(scf.Dialect, "yield", ir.With{})
		other := build.End(branch.Region(1).AddBlock(), o.Loc)
		make(other)
		other.Make(scf.Dialect, "yield", ir.With{})
	}
	o.Erase()
}

// taskFlags are the flags of FnTask: those that the directive has, and code for those that depend on conditions.
func (h *host) taskFlags(o *ir.Op) (flags int64, now func(e build.Emit) *ir.Value) {
	for name, flag := range map[string]int64{"mergeable": TaskMergeable, "untied": TaskUntied} {
		if o.Attr(name) != nil {
			flags |= flag
		}
	}
	if o.Get("event") != nil {
		flags |= TaskDetach
	}
	return flags, func(e build.Emit) *ir.Value {
		all := e.I32(0)
		if c := o.Get("deferred"); c != nil {
			all = e.Choose(c, e.I32(0), e.I32(TaskUndeferred))
		}
		if c := o.Get("final"); c != nil {
			all = e.Arith("ori", all, e.Choose(c, e.I32(TaskFinal), e.I32(0)))
		}
		return all
	}
}

// definedBefore reports whether values that an operation uses are known before an earlier one of the same block.
func definedBefore(first, user *ir.Op, values ...*ir.Value) bool {
	for o := first; o != user; o = o.Next() {
		if o == nil || slices.ContainsFunc(values, func(v *ir.Value) bool { return v != nil && v.Op() == o }) {
			return false
		}
	}
	return true
}

// dependences are the list of the dependences of an operation, and its length, as arguments.
func (h *host) dependences(e build.Emit, o *ir.Op) (list, n *ir.Value) {
	vars := o.GetAll("depend")
	if len(vars) == 0 {
		return e.Null(), e.I32(0)
	}
	kinds := o.Attr("kinds").(*ir.DenseArrayAttr)
	var pairs []*ir.Value
	for i, v := range vars {
		pairs = append(pairs, v, e.I64(kinds.Values[i]))
	}
	return h.list(e, o.Loc, pairs), e.I32(int64(len(vars)))
}

func (h *host) taskWait(o *ir.Op) {
	e := build.Before(o)
	list, n := h.dependences(e, o)
	h.runtime(e, FnTaskWait, h.siteOf(e, o, Site{}), list, n)
	o.Erase()
}

// reduceTasks lists variables with their sizes and functions.
func (h *host) reduceTasks(o *ir.Op) {
	e := build.Before(o)
	bytes, init, combine := o.Attr("bytes").(*ir.DenseArrayAttr), o.Attr("init").(*ir.ArrayAttr), o.Attr("combine").(*ir.ArrayAttr)
	var rows []*ir.Value
	for i, v := range o.GetAll("variables") {
		first, second := h.pointerTo(e, init.Elems[i]), h.pointerTo(e, combine.Elems[i])
		if first == nil || second == nil {
			h.unsupported(o, "a reduction by a function that is not there")
			return
		}
		rows = append(rows, v, e.I64(bytes.Values[i]), first, second)
	}
	h.runtime(e, FnReduceTasks, h.siteOf(e, o, Site{}), h.list(e, o.Loc, rows), e.I32(int64(len(bytes.Values))))
	o.Erase()
}

// pointerTo is the address of a function, or nil.
func (l *lowering) pointerTo(e build.Emit, a ir.Attribute) *ir.Value {
	s, _ := a.(*ir.SymbolRefAttr)
	if s == nil || l.symbols[s.Root] == nil || !build.IsFunction(l.symbols[s.Root]) {
		return nil
	}
	f := l.symbols[s.Root]
	if f.Is(llvm.Func) {
		return e.Make(llvm.Dialect, "mlir.addressof", ir.With{Types: []ir.Type{build.Ptr()}, Attrs: []ir.NamedAttr{{Name: "global_name", Value: s}}}).Result(0)
	}
	t := f.Attr("function_type").(*ir.TypeAttr).Type
	v := e.Op(fn.Constant, ir.With{Types: []ir.Type{t}, Attrs: []ir.NamedAttr{{Name: "value", Value: s}}}).Result(0)
	return e.Op(builtin.UnrealizedConversionCast, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{build.Ptr()}}).Result(0)
}
