package acctooffload

import (
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/builtin"
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/offload"
	"accc/ir"
)

// The routines of the profiling interface (OpenACC 3.3 chapter 5), and the function of the program that is called to
// register callbacks.
const (
	profRegister   = "acc_prof_register"
	profUnregister = "acc_prof_unregister"
	profLookup     = "acc_prof_lookup"
	profLibrary    = "acc_register_library"
	errorRoutine   = "acc_set_error_routine" // of NVIDIA's library
)

// profiles reports whether the program may register callbacks: without that, nothing tells the runtime where constructs
// begin and end.
func (l *lowering) profiles() bool {
	return l.symbols[profRegister] != nil || l.symbols[profUnregister] != nil || l.symbols[profLookup] != nil || l.symbols[errorRoutine] != nil || l.registersItself()
}

// registersItself reports whether the program defines the function that registers callbacks when it starts (§5.3).
func (l *lowering) registersItself() bool {
	f := l.symbols[profLibrary]
	if f == nil || !build.IsFunction(f) || f.Region(0).Empty() {
		return false
	}
	t, ok := f.Attr("function_type").(*ir.TypeAttr)
	if !ok {
		return false
	}
	ft, ok := t.Type.(*ir.FunctionType)
	return ok && len(ft.Inputs) == 3 && len(ft.Results) == 0
}

// registration makes the function that tells the runtime at its start where the routines of the interface are, for
// acc_prof_lookup to return them, and calls the program's own function with them.
func (l *lowering) registration() {
	const name = "__accc_profiling"
	itself := l.registersItself()
	if !itself && l.symbols[profLookup] == nil || l.symbols[name] != nil {
		return
	}
	f := l.newFunc(name, nil, nil, false)
	e := build.End(f.Region(0).Entry(), l.module.Loc)
	routine := func(name string, params, results []ir.Type) *ir.Value {
		if l.symbols[name] == nil {
			l.newFunc(name, params, results, true)
		}
		c := e.Make(fn.Dialect, "constant", ir.With{Types: []ir.Type{ir.Func(params, results)},
			Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Symbol(name)}}})
		return builtin.Cast(e.Builder, c.Result(0), build.Ptr())
	}
	register := []ir.Type{ir.I32(), build.Ptr(), ir.I32()}
	reg, unreg := routine(profRegister, register, nil), routine(profUnregister, register, nil)
	lookup := routine(profLookup, []ir.Type{build.Ptr()}, []ir.Type{build.Ptr()})
	e.Op(offload.Callbacks, ir.With{Operands: []*ir.Value{reg, unreg, lookup}})
	if itself {
		e.Call(profLibrary, nil, reg, unreg, lookup)
	}
	e.Ret()
	f.SetAttr(accc.Constructor.Name, ir.Unit())
}

// event tells the runtime, before at, that something of a construct begins, or ends.
func (h *hostFunction) event(at *ir.Op, s *setting, event int64) {
	e := build.Before(at)
	e.Loc = s.op.Loc
	d := s.draft(e, offload.Event)
	d.Set("kind", offload.EventEnum.Attr(event))
	d.Insert(e.Builder, e.Loc)
}

// dataEvents are the events of the directives that are nothing but data actions.
var dataEvents = map[*ir.OpDef]int64{acc.EnterData: offload.EventEnterData, acc.DeclareEnter: offload.EventEnterData, acc.ExitData: offload.EventExitData,
	acc.DeclareExit: offload.EventExitData, acc.Update: offload.EventUpdate}

// begin tells that a construct begins, before at, which is where its first data action is; entered is called when its
// wait clause has been carried out, and ended where its data actions at entry have been.
func (h *hostFunction) begin(o, at *ir.Op, s *setting) (entered, ended func()) {
	none := func() {}
	if !h.profiled {
		return none, none
	}
	compute := o.Is(acc.Parallel) || o.Is(acc.Serial) || o.Is(acc.Kernels)
	event, alone := dataEvents[o.Def()]
	if !compute && !alone && !o.Is(acc.Data) && !o.Is(acc.Declare) {
		return none, none
	}
	last := lastExit(o)
	if alone {
		h.event(at, s, event)
		h.event(last.Next(), s, event+1)
		return none, none
	}
	next := o.Next()
	h.event(next, s, offload.EventExitData)
	after := next
	if last != o {
		after = last.Next()
	}
	h.event(after, s, offload.EventExitData+1)
	if !compute {
		h.event(at, s, offload.EventEnterData)
		return none, func() { h.event(o, s, offload.EventEnterData+1) }
	}
	h.event(after, s, offload.EventCompute+1)
	h.event(at, s, offload.EventCompute)
	return func() { h.event(at, s, offload.EventEnterData) }, func() { h.event(o, s, offload.EventEnterData+1) }
}

// lastExit is the last data action of a construct, or the construct.
func lastExit(o *ir.Op) *ir.Op {
	last := o
	for _, v := range acc.SlotData.Operands(o) {
		for _, u := range v.Users() {
			if _, exit := ir.As[*acc.DataExit](u); exit && u.Parent() == o.Parent() && last.Before(u) {
				last = u
			}
		}
	}
	return last
}
