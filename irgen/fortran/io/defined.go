package io

import (
	"fmt"
	"slices"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
)

// Procedures for the input and output of derived types (Fortran 2018 §12.6.4.8). Those that are bound to a type are in its
// description, as final subroutines are; those of interfaces go to the library with each item, in a table as flang has it.

// Forms are the forms in the order of fir.TransferReadFormatted and so on.
var Forms = []Form{{Input: true}, {Input: true, Binary: true}, {}, {Binary: true}}

// Generic is the name of the procedures for a form.
func (f Form) Generic() string {
	switch f {
	case Form{Input: true}:
		return "read(formatted)"
	case Form{Input: true, Binary: true}:
		return "read(unformatted)"
	case Form{}:
		return "write(formatted)"
	}
	return "write(unformatted)"
}

// Number is the index of a form in Forms.
func (f Form) Number() int64 { return int64(slices.Index(Forms, f)) }

// transferInterfaces are the procedures of a form that interfaces declare in the scope of the statement.
func (x *lowering) transferInterfaces(form Form) (out []*front.Symbol) {
	for scope := x.host.Scope(); scope != nil; scope = scope.Parent {
		g := scope.Names[form.Generic()]
		if g == nil {
			continue
		}
		for _, s := range g.Specifics {
			if transferred(s) != nil {
				out = append(out, s)
			}
		}
	}
	return out
}

// Misfit says what is wrong with a procedure whose arguments are not those that the library passes (Fortran 2018
// §12.6.4.8.2), "" if they are.
func Misfit(s *front.Symbol, form Form) string {
	wanted := []frontend.Class{frontend.Aggregate, frontend.Integer, frontend.Character, frontend.Integer, frontend.Integer, frontend.Character}
	list := 3
	names := "dtv, unit, iotype, v_list, iostat, iomsg"
	if form.Binary {
		wanted, list, names = slices.Delete(wanted, 2, 4), -1, "dtv, unit, iostat, iomsg"
	}
	p := s.Proc
	ok := p != nil && !p.Function && len(p.Dummies) == len(wanted) && s.BindName() == ""
	for i := 0; ok && i < len(wanted); i++ {
		d := p.Dummies[i]
		ok = d != nil && d.Kind == front.Variable && d.Type.Class == wanted[i] && !d.AssumedRank &&
			!d.Has(front.Allocatable|front.PointerAttr|front.Optional|front.Value)
		switch {
		case !ok:
		case i == 0:
			ok = d.Rank() == 0 && d.Type.Derived != nil
		case i == list:
			ok = d.Type.Kind == 4 && d.Rank() == 1 && d.Dims[0].Upper == nil
		case d.Type.Class == frontend.Integer:
			ok = d.Type.Kind == 4 && d.Rank() == 0
		default:
			ok = d.Type.Kind == 1 && d.Rank() == 0
		}
	}
	if ok {
		return ""
	}
	return fmt.Sprintf("'%s' as a procedure %s, which is expected to be a subroutine with the arguments (%s) of default kinds", s.Name, form.Generic(), names)
}

// transferred is the argument of a procedure for input or output that is the object, nil if there is none.
func transferred(s *front.Symbol) *front.Symbol {
	if s.Proc == nil || len(s.Proc.Dummies) == 0 || s.Proc.Dummies[0] == nil || s.Proc.Dummies[0].Type.Derived == nil {
		return nil
	}
	return s.Proc.Dummies[0]
}

// takesObject reports whether a procedure of an interface is for objects of a type.
func takesObject(s *front.Symbol, d *front.Derived) bool {
	of := transferred(s).Type
	for t := d; t != nil; t = t.Parent {
		if t == of.Derived {
			return t == d || of.Poly
		}
	}
	return false
}

// transferOf reports whether a type has a procedure of a form that is bound to it, and whether interfaces declare one.
func (x *lowering) transferOf(d *front.Derived, form Form, interfaces []*front.Symbol) (bound, declared bool) {
	if d == nil {
		return false, false
	}
	for _, s := range interfaces {
		declared = declared || takesObject(s, d)
	}
	return d.Component(form.Generic()) != nil, declared
}

// procedureTable is the table of the procedures for an item of derived type, which the library transfers by its
// components, or by procedures of the program.
func (x *lowering) procedureTable(n *front.Node, form Form) *ir.Value {
	interfaces := x.transferInterfaces(form)
	bound, declared := x.transferOf(n.Type.Derived, form, interfaces)
	if n.Type.Poly && !bound && !declared {
		x.host.Unsupported(x.host.Span(n), "input and output of a polymorphic item whose declared type has no procedure %s", form.Generic())
	}
	return x.transferTable(interfaces, form, !bound)
}

// groupTable checks the variables of a namelist, and returns what makes the table of the procedures for them.
func (x *lowering) groupTable(at *front.Stmt, group *front.Symbol, form Form) func() *ir.Value {
	interfaces, first := x.transferInterfaces(form), false
	for _, m := range group.Members {
		if !m.Type.Poly {
			continue
		}
		bound, declared := x.transferOf(m.Type.Derived, form, interfaces)
		if !bound && !declared {
			x.host.Unsupported(x.host.Span(&front.Node{First: at.First, Last: at.Last}), "variable '%s' in a namelist, which is polymorphic and whose declared type has no procedure %s",
				m.Name, form.Generic())
		}
		first = first || !bound
	}
	return func() *ir.Value { return x.transferTable(interfaces, form, first) }
}

// transferTable is the table of procedures that interfaces declare, null if there are none. first tells that they come before what
// the dynamic type of the item has.
func (x *lowering) transferTable(procs []*front.Symbol, form Form, first bool) *ir.Value {
	none := fir.Ref(ir.None())
	if len(procs) == 0 {
		return x.ZeroBits(none)
	}
	entry := ir.Tuple([]ir.Type{none, ir.I64(), ir.I32(), ir.I8()})
	list := fir.Array([]int64{int64(len(procs))}, entry, nil)
	entries := x.Undefined(list)
	for i, s := range procs {
		if why := Misfit(s, form); why != "" {
			x.host.Unsupported(s.Span, "%s", why)
		}
		object := transferred(s)
		desc := x.TypeDesc(object.Type.Derived)
		proc := x.ProcedurePart(fir.BoxAddr, x.host.Procedure(s))
		descriptor := int64(0)
		if object.Type.Poly {
			descriptor = 1
		}
		for k, v := range []*ir.Value{x.FirConvert(desc, none), proc, x.I32(form.Number()), x.Int(descriptor, ir.I8())} {
			entries = x.InsertAt(entries, v, int64(i), int64(k))
		}
	}
	at := x.TempOf(list)
	x.Store(entries, at)
	flags := int64(0)
	if first {
		flags = 2
	}
	table := ir.Tuple([]ir.Type{ir.I64(), fir.Ref(list), ir.I8()})
	v := x.Insert(x.Undefined(table), x.Int(int64(len(procs)), ir.I64()), 0)
	v = x.Insert(x.Insert(v, at, 1), x.Int(flags, ir.I8()), 2)
	place := x.TempOf(table)
	x.Store(v, place)
	return x.FirConvert(place, none)
}
