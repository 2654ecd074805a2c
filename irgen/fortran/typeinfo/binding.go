package typeinfo

import (
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/io"
)

// bindings are the type-bound procedures of a type, those of the types extended first, each with the one that overrides it.
func (x *Describer) bindings(d *front.Derived) []*front.Symbol {
	var out []*front.Symbol
	if d.Parent != nil {
		out = x.bindings(d.Parent)
	}
	for _, s := range d.Bindings {
		if s.Kind != front.Procedure || s.Proc == nil {
			continue
		}
		found := false
		for i, o := range out {
			if o.Name == s.Name {
				out[i], found = s, true
			}
		}
		if !found {
			out = append(out, s)
		}
	}
	return out
}

// finals lists the final subroutines of a type, each with the rank of the objects it takes, -1 if it is elemental.
func (x *Describer) finals(d *front.Derived) ir.Attribute {
	var list []ir.Attribute
	for _, s := range d.Finals {
		name := x.procedures.ProcedureName(s)
		if x.module.Symbols[name] == nil {
			x.procedures.DeclareProcedure(name, x.procedures.ProcedureType(s), s)
		}
		rank := 0
		if s.Proc != nil && len(s.Proc.Dummies) > 0 {
			rank = s.Proc.Dummies[0].Rank()
			if s.Proc.Elemental {
				rank = -1
			}
		}
		list = append(list, ir.ArrayOf(ir.Symbol(name), ir.Integer(ir.I64(), int64(rank))))
	}
	return ir.ArrayOf(list...)
}

// boundTransfer is the procedure of a form that objects of a type have by their type, or nil.
func (x *Describer) boundTransfer(d *front.Derived, form io.Form) *front.Symbol {
	g := d.Component(form.Generic())
	if g == nil {
		return nil
	}
	for _, s := range g.Specifics {
		for _, b := range x.bindings(d) {
			if b.Name == s.Name {
				return b
			}
		}
	}
	return nil
}

// transfers lists the procedures for input and output that are bound to a type, each with the number of its form.
func (x *Describer) transfers(d *front.Derived) ir.Attribute {
	var list []ir.Attribute
	for _, form := range io.Forms {
		s := x.boundTransfer(d, form)
		if s == nil || s.Has(front.Deferred) {
			continue
		}
		if why := io.Misfit(s, form); why != "" {
			x.host.Unsupported(s.Span, "%s", why)
		}
		name := x.procedures.ProcedureName(s)
		if x.module.Symbols[name] == nil {
			x.procedures.DeclareProcedure(name, x.procedures.ProcedureType(s), s)
		}
		list = append(list, ir.ArrayOf(ir.Symbol(name), ir.Integer(ir.I64(), form.Number())))
	}
	if list == nil {
		return nil
	}
	return ir.ArrayOf(list...)
}
