package acctooffload

import (
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/ir"
)

// routines reads the acc.routine operations. A function with gang parallelism gets a copy for the device whose first
// two parameters are the number of the gang and that of gangs; the function itself runs its loops alone.
func (l *lowering) routines() {
	var gangs []*ir.Op
	for _, o := range l.module.Region(0).Entry().Ops() {
		if !o.Is(acc.Routine) {
			continue
		}
		name, ok := o.Attr("func_name").(*ir.SymbolRefAttr)
		if !ok {
			continue
		}
		l.bind(o, name.Root)
		f := l.symbols[name.Root]
		gang := acc.SlotRoutineGang.Given(target, o)
		if gang && f != nil && f.Is(fn.Func) && !f.Region(0).Empty() && l.gangCopies[name.Root] == "" {
			l.gangCopies[name.Root] = name.Root + "_acc_gang"
			gangs = append(gangs, f)
		}
	}
	for _, f := range gangs {
		l.gangCopy(f)
	}
}

// bind reads a bind clause: device code calls the function by another name (OpenACC 3.3 §2.15.1).
func (l *lowering) bind(o *ir.Op, name string) {
	if a, ok := o.Attr("bindIdName").(*ir.ArrayAttr); ok && len(a.Elems) > 0 {
		if s, ok := a.Elems[0].(*ir.SymbolRefAttr); ok {
			l.bound[name] = s.Root
		}
	}
	if a, ok := o.Attr("bindStrName").(*ir.ArrayAttr); ok && len(a.Elems) > 0 {
		if s, ok := a.Elems[0].(*ir.StringAttr); ok && l.symbols[s.Value] != nil {
			l.bound[name] = s.Value
		}
	}
}

func (l *lowering) gangCopy(f *ir.Op) {
	name := l.gangCopies[f.StringAttr("sym_name")]
	c := f.Clone(ir.NewMapping())
	l.module.Region(0).Entry().InsertBefore(c, f)
	l.symbols[name] = c
	c.SetAttr("sym_name", ir.String(name))
	c.SetAttr("sym_visibility", ir.String("private"))
	c.SetAttr("acc.routine_info", nil)
	c.SetAttr(accc.Device.Name, ir.Unit())
	entry := c.Region(0).Entry()
	types := []ir.Type{ir.I32(), ir.I32()}
	n := len(entry.Args())
	fresh := []*ir.Value{entry.AddArg(ir.I32(), ir.Unknown), entry.AddArg(ir.I32(), ir.Unknown)}
	// The new parameters come first: the others move after them.
	for i := range n {
		a := entry.Arg(i)
		types = append(types, a.Type())
		v := entry.AddArg(a.Type(), a.Loc())
		a.ReplaceAllUses(v)
	}
	for range n {
		entry.RemoveArg(0)
	}
	ft := f.Attr("function_type").(*ir.TypeAttr).Type.(*ir.FunctionType)
	c.SetAttr("function_type", ir.TypeValue(ir.Func(types, ft.Results)))
	if a, ok := c.Attr("arg_attrs").(*ir.ArrayAttr); ok {
		c.SetAttr("arg_attrs", ir.ArrayOf(append([]ir.Attribute{ir.Dict(), ir.Dict()}, a.Elems...)...))
	}
	b := &body{lowering: l, f: c, gang: fresh[:1], gangs: fresh[1:]}
	b.lower()
	readBounds(c)
	sweep(c)
}

// globals turns what brings global variables to the device and back into functions for the executor to call.
func (l *lowering) globals() {
	for _, o := range l.module.Region(0).Entry().Ops() {
		if !o.Is(acc.GlobalCtor) && !o.Is(acc.GlobalDtor) {
			continue
		}
		name := "__accc_" + o.Def().ShortName() + "_" + o.StringAttr("sym_name")
		f := l.newFunc(name, nil, nil, false)
		f.Region(0).Entry().Erase()
		f.Region(0).Take(o.Region(0))
		for _, b := range f.Region(0).Blocks() {
			if t := b.Last(); t != nil && t.Is(acc.Terminator) {
				t.Erase()
				build.End(b, o.Loc).Ret()
			}
		}
		l.function(f, o.Is(acc.GlobalCtor))
		if o.Is(acc.GlobalCtor) {
			f.SetAttr(accc.Constructor.Name, ir.Unit())
		} else {
			f.SetAttr(accc.Destructor.Name, ir.Unit())
		}
	}
}
