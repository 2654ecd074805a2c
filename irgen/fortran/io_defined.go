package fortran

import (
	"slices"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Procedures for the input and output of derived types (Fortran 2018 §12.6.4.8). Those that are bound to a type are in its
// description, as final subroutines are; those of interfaces go to the library with each item, in a table as flang has it.

// A transferForm is what a statement does with its items.
type transferForm struct{ input, binary bool }

// transferForms are the forms in the order of fir.TransferReadFormatted and so on.
var transferForms = []transferForm{{true, false}, {true, true}, {false, false}, {false, true}}

// generic is the name of the procedures for a form.
func (f transferForm) generic() string {
	switch f {
	case transferForm{true, false}:
		return "read(formatted)"
	case transferForm{true, true}:
		return "read(unformatted)"
	case transferForm{false, false}:
		return "write(formatted)"
	}
	return "write(unformatted)"
}

// kind is the number of a form.
func (f transferForm) kind() int64 {
	for i, form := range transferForms {
		if form == f {
			return int64(i)
		}
	}
	return -1
}

// boundTransfer is the procedure of a form that objects of a type have by their type, or nil.
func (l *lowerer) boundTransfer(d *front.Derived, form transferForm) *front.Symbol {
	g := d.Component(form.generic())
	if g == nil {
		return nil
	}
	for _, s := range g.Specifics {
		for _, b := range l.bindings(d) {
			if b.Name == s.Name {
				return b
			}
		}
	}
	return nil
}

// transfers lists the procedures for input and output that are bound to a type, each with the number of its form.
func (l *lowerer) transfers(d *front.Derived) ir.Attribute {
	var list []ir.Attribute
	for _, form := range transferForms {
		s := l.boundTransfer(d, form)
		if s == nil || s.Has(front.Deferred) {
			continue
		}
		l.checkTransfer(s, form)
		name := l.ProcedureName(s)
		if l.Symbols[name] == nil {
			l.DeclareProcedure(name, l.ProcedureType(s), s)
		}
		list = append(list, ir.ArrayOf(ir.Symbol(name), ir.Integer(ir.I64(), form.kind())))
	}
	if list == nil {
		return nil
	}
	return ir.ArrayOf(list...)
}

// transferInterfaces are the procedures of a form that interfaces declare in the scope of the statement.
func (x *fn) transferInterfaces(form transferForm) (out []*front.Symbol) {
	scope := x.prog.Scope
	if n := len(x.scopes); n > 0 {
		scope = x.scopes[n-1]
	}
	for ; scope != nil; scope = scope.Parent {
		g := scope.Names[form.generic()]
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

// checkTransfer reports a procedure whose arguments are not those that the library passes (Fortran 2018 §12.6.4.8.2).
func (l *lowerer) checkTransfer(s *front.Symbol, form transferForm) {
	wanted := []frontend.Class{frontend.Aggregate, frontend.Integer, frontend.Character, frontend.Integer, frontend.Integer, frontend.Character}
	list := 3
	names := "dtv, unit, iotype, v_list, iostat, iomsg"
	if form.binary {
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
	if !ok {
		l.unsupported(s.Span, "'%s' as a procedure %s, which is expected to be a subroutine with the arguments (%s) of default kinds", s.Name, form.generic(), names)
	}
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
func (x *fn) transferOf(d *front.Derived, form transferForm, interfaces []*front.Symbol) (bound, declared bool) {
	if d == nil {
		return false, false
	}
	for _, s := range interfaces {
		declared = declared || takesObject(s, d)
	}
	return d.Component(form.generic()) != nil, declared
}

// procedureTable is the table of the procedures for an item of derived type, which the library transfers by its
// components, or by procedures of the program.
func (x *fn) procedureTable(n *front.Node, form transferForm) *ir.Value {
	interfaces := x.transferInterfaces(form)
	bound, declared := x.transferOf(n.Type.Derived, form, interfaces)
	if n.Type.Poly && !bound && !declared {
		x.unsupported(x.span(n), "input and output of a polymorphic item whose declared type has no procedure %s", form.generic())
	}
	return x.transferTable(interfaces, form, !bound)
}

// groupTable checks the variables of a namelist, and returns what makes the table of the procedures for them.
func (x *fn) groupTable(at *front.Stmt, group *front.Symbol, form transferForm) func() *ir.Value {
	interfaces, first := x.transferInterfaces(form), false
	for _, m := range group.Members {
		if !m.Type.Poly {
			continue
		}
		bound, declared := x.transferOf(m.Type.Derived, form, interfaces)
		if !bound && !declared {
			x.unsupported(x.stmtSpan(at), "variable '%s' in a namelist, which is polymorphic and whose declared type has no procedure %s",
				m.Name, form.generic())
		}
		first = first || !bound
	}
	return func() *ir.Value { return x.transferTable(interfaces, form, first) }
}

// transferTable is the table of procedures that interfaces declare, null if there are none. first tells that they come before what
// the dynamic type of the item has.
func (x *fn) transferTable(procs []*front.Symbol, form transferForm, first bool) *ir.Value {
	none := fir.Ref(ir.None())
	if len(procs) == 0 {
		return x.ZeroBits(none)
	}
	entry := ir.Tuple([]ir.Type{none, ir.I64(), ir.I32(), ir.I8()})
	list := fir.Array([]int64{int64(len(procs))}, entry, nil)
	entries := x.Undefined(list)
	for i, s := range procs {
		x.checkTransfer(s, form)
		object := transferred(s)
		t := x.Record(object.Type.Derived)
		desc := x.Op(fir.TypeDesc, nil, []ir.Type{fir.TDesc(t)}, build.Attr("in_type", ir.TypeValue(t))).Result(0)
		proc := x.ProcedurePart(fir.BoxAddr, x.calls.Procedure(&front.Node{Kind: front.NameExpr, Text: s.Name, Symbol: s}, build.AnyProcedure()))
		descriptor := int64(0)
		if object.Type.Poly {
			descriptor = 1
		}
		for k, v := range []*ir.Value{x.FirConvert(desc, none), proc, x.I32(form.kind()), x.Int(descriptor, ir.I8())} {
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
