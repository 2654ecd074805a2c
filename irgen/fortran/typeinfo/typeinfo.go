package typeinfo

import (
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typemap"
)

// Type makes the fir.type_info of a derived type.
func (x *Describer) Type(d *front.Derived) {
	t := x.types.Record(d)
	typ := front.Type{Class: frontend.Aggregate, Derived: d}
	attrs := []ir.NamedAttr{build.Attr("sym_name", ir.String(t.Name)), build.Attr("type", ir.TypeValue(t))}
	if d.Parent != nil {
		attrs = append(attrs, build.Attr("parent_type", ir.TypeValue(x.types.Record(d.Parent))))
	}
	if d.Abstract {
		attrs = append(attrs, build.Attr("abstract", ir.Unit()))
	}
	if !initial.HasDefault(typ) {
		attrs = append(attrs, build.Attr("no_init", ir.Unit()))
	}
	if !entity.NeedsDestroy(d) {
		attrs = append(attrs, build.Attr("no_destroy", ir.Unit()))
	}
	if !entity.HasFinal(d) {
		attrs = append(attrs, build.Attr("no_final", ir.Unit()))
	}
	if len(d.Finals) > 0 {
		attrs = append(attrs, build.Attr("fir.finals", x.finals(d)))
	}
	if list := x.transfers(d); list != nil {
		attrs = append(attrs, build.Attr("fir.transfers", list))
	}
	if list := typemap.OwnLengths(d); len(list) > 0 {
		attrs = append(attrs, build.Attr("fir.lengths", nameList(list, func(*front.Symbol) bool { return true })))
	}
	if list := nameList(d.Components, func(c *front.Symbol) bool { return c.Has(front.Automatic) }); list != nil {
		attrs = append(attrs, build.Attr("fir.automatic", list))
	}
	o := ir.At(x.module.Body).Op(fir.TypeInfo, ir.With{Types: []ir.Type{}, Attrs: attrs, Loc: build.Location(d.Symbol.Span)})
	end := func(b *ir.Builder) { b.Op(fir.End, ir.With{Types: []ir.Type{}}) }
	if list := x.bindings(d); len(list) > 0 {
		b := ir.At(o.Region(0).AddBlock())
		for _, s := range list {
			name := x.procedures.ProcedureName(s)
			attrs := []ir.NamedAttr{build.Attr("method", ir.String(s.Name)), build.Attr("proc", ir.Symbol(name))}
			if s.Has(front.Deferred) {
				attrs = append(attrs, build.Attr("deferred", ir.Unit()))
			} else if x.module.Symbols[name] == nil {
				x.procedures.DeclareProcedure(name, x.procedures.ProcedureType(s), s)
			}
			b.Op(fir.DTEntry, ir.With{Types: []ir.Type{}, Attrs: attrs})
		}
		end(b)
	}
	var inits []*front.Symbol
	for _, c := range d.Components {
		if c.Init != nil && c.Kind == front.Variable || shifted(c) {
			inits = append(inits, c)
		}
	}
	if len(inits) == 0 {
		return
	}
	b := ir.At(o.Region(1).AddBlock())
	for _, c := range inits {
		attrs := []ir.NamedAttr{build.Attr("name", ir.String(c.Name))}
		if shifted(c) {
			var list []int64
			for _, dim := range c.Dims {
				v := int64(1)
				if dim.Lower != nil {
					v, _ = front.IntegerValue(dim.Lower)
				}
				list = append(list, v)
			}
			attrs = append(attrs, build.Attr("lower_bounds", ir.DenseArray(ir.I64(), list)))
		}
		if c.Init != nil && c.Kind == front.Variable && !c.Has(front.PointerAttr) {
			attrs = append(attrs, build.Attr("init_val", ir.Symbol(x.host.ComponentImage(t, c))))
		}
		b.Op(fir.DTComponent, ir.With{Types: []ir.Type{}, Attrs: attrs})
	}
	end(b)
}

// nameList is an attribute with the names of some components, nil if there are none.
func nameList(list []*front.Symbol, which func(*front.Symbol) bool) ir.Attribute {
	var out []ir.Attribute
	for _, s := range list {
		if which(s) {
			out = append(out, ir.String(s.Name))
		}
	}
	if out == nil {
		return nil
	}
	return ir.ArrayOf(out...)
}

// shifted reports whether a component is an array with lower bounds other than one.
func shifted(c *front.Symbol) bool {
	if c.Has(front.Automatic) {
		return false // its descriptor has them
	}
	for _, d := range c.Dims {
		if d.Lower != nil {
			if v, ok := front.IntegerValue(d.Lower); ok && v != 1 {
				return true
			}
		}
	}
	return false
}
