package omptooffload

import (
	"accc/dialects/accc"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/section"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// declared makes the function, run before the program, that makes the variables of declare target directives present on all
// devices for good (OpenMP 5.2 §7.8).
func (l *lowering) declared() {
	var e build.Emit
	for _, g := range l.module.Region(0).Entry().Ops() {
		capture, ok := DeclaredTarget(g)
		if !ok || !g.Is(llvm.Global) {
			continue
		}
		if e.Builder == nil {
			f := build.Function(l.module, "__accc_omp_declare_target", nil, nil, false)
			f.SetAttr(accc.Constructor.Name, ir.Unit())
			l.symbols[f.StringAttr("sym_name")] = f
			build.End(f.Region(0).Entry(), l.module.Loc).Ret()
			e = build.Before(f.Region(0).Entry().Last())
		}
		l.declare(e, g, capture)
	}
}

// DeclaredTarget is how a declare target directive names an operation, and whether one does for devices.
func DeclaredTarget(o *ir.Op) (capture string, ok bool) {
	r, ok := o.Attr("omp.declare_target").(*omp.Record)
	if !ok || r.Kind != omp.DeclareTarget {
		return "", false
	}
	word := func(i int, e *ir.Enum) string { // the default is the first
		a, _ := r.Values[i].(ir.Attribute)
		v, _ := e.Of(a)
		return e.Text(v)
	}
	return word(1, omp.CaptureEnum), word(0, omp.DeviceTypeEnum) != "host"
}

// declare makes a variable present, where e is. A variable of a link clause has memory there for when it is mapped.
func (l *lowering) declare(e build.Emit, g *ir.Op, capture string) {
	t, _ := g.Attr("global_type").(*ir.TypeAttr)
	size, err := section.Size(t.Type)
	if err != nil {
		l.fail(g.Errorf("%v", err))
		return
	}
	e.Loc = g.Loc
	name := g.StringAttr("sym_name")
	kind, clause := offload.EntryCopyIn, "enter"
	if capture == "link" {
		kind, clause = offload.EntryFind, "link"
	}
	d := ir.NewDraft(offload.Range)
	d.Add("base", e.Make(llvm.Dialect, "mlir.addressof", ir.With{Types: []ir.Type{build.Ptr()}, Attrs: []ir.NamedAttr{{Name: "global_name", Value: ir.Symbol(name)}}}).Result(0))
	d.Add("bytes", e.I64(size))
	d.Set("name", ir.String(name))
	d.Set("symbol", ir.Symbol(name))
	r := d.Insert(e.Builder, g.Loc).Result(0)
	in := offload.Action{Def: offload.Enter, How: kind, Directive: "declare target", Clause: clause}.Draft(r)
	in.Types = []ir.Type{build.Ptr()}
	in.Insert(e.Builder, g.Loc)
}
