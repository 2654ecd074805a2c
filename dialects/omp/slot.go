package omp

import (
	"accc/dialects/accc"
	"accc/ir"
)

// A Slot is where an operation holds the arguments of one clause. The names are those of LLVM 22's operand groups and
// attributes; nothing outside of this package spells them. Of reads what an operation holds, Put writes it, and the two
// are inverse. What LLVM 22's operation has no room for is held in attributes of package accc.
//
//	omp.SlotNumThreads.Of(parallel).Value()     // the value of num_threads
//	omp.SlotDepend.Of(task).Items               // the variables of depend, with their kinds
type Slot struct {
	put func(d *ir.Draft, h Held)
	of  func(o *ir.Op) []Item
}

// Held is what an operation holds of a clause; no items where the clause is not there.
type Held struct{ Items []Item }

// An Item is one argument of a clause, or the clause itself where it has none.
type Item struct {
	// Value is the value of an expression or the address of a variable, Second the other value that some clauses have
	// for each: the step of linear, the allocator of allocate, the lower bound of num_teams.
	Value, Second *ir.Value
	// Word is the keyword of a clause that has one: the kind of schedule, depend or order. Modifiers are others beside it.
	Word      string
	Modifiers []string
	// Number is a constant: collapse, aligned.
	Number int64
	// Name is the reference as the user wrote it, of arguments that have no value.
	Name string
	// Recipe is the symbol that says how copies are made or combined; ByRef: its region argument is an address.
	Recipe *ir.SymbolRefAttr
	ByRef  bool
	// Type is the type of the variable at Value, of linear ones.
	Type ir.Type
	// Implied: no clause of the directive says it.
	Implied bool
	// Default: the clause does not say Second, which is the default: an allocator, a step.
	Default bool
}

// Put writes what an operation holds of a clause; nothing if the clause is not there.
func (s Slot) Put(d *ir.Draft, h Held) {
	if len(h.Items) > 0 {
		s.put(d, h)
	}
}

// Of is what an operation holds of a clause.
func (s Slot) Of(o *ir.Op) Held { return Held{s.of(o)} }

// Value is the value of a clause of one, or nil.
func (h Held) Value() *ir.Value {
	if len(h.Items) == 0 {
		return nil
	}
	return h.Items[0].Value
}

// Has reports whether the clause is there.
func (h Held) Has() bool { return len(h.Items) > 0 }

// Values are the values of all items.
func (h Held) Values() (out []*ir.Value) {
	for _, i := range h.Items {
		if i.Value != nil {
			out = append(out, i.Value)
		}
	}
	return out
}

// flagSlot is a clause without arguments: a unit attribute.
func flagSlot(attr string) Slot {
	return Slot{
		put: func(d *ir.Draft, _ Held) { d.Set(attr, ir.Unit()) },
		of: func(o *ir.Op) []Item {
			if o.Attr(attr) == nil {
				return nil
			}
			return []Item{{}}
		},
	}
}

// valueSlot is a clause of values: an operand group.
func valueSlot(group string) Slot {
	return Slot{
		put: func(d *ir.Draft, h Held) { d.Add(group, h.Values()...) },
		of: func(o *ir.Op) (out []Item) {
			for _, v := range o.GetAll(group) {
				out = append(out, Item{Value: v})
			}
			return out
		},
	}
}

// strictSlot is a clause of a value with a modifier.
func strictSlot(group, attr string, e *ir.Enum) Slot {
	return Slot{
		put: func(d *ir.Draft, h Held) {
			d.Add(group, h.Value())
			for _, m := range h.Items[0].Modifiers {
				d.Set(attr, enumAttr(e, m))
			}
		},
		of: func(o *ir.Op) []Item {
			list := o.GetAll(group)
			if len(list) == 0 {
				return nil
			}
			i := Item{Value: list[0]}
			if a := o.Attr(attr); a != nil {
				i.Modifiers = []string{keyword(a)}
			}
			return []Item{i}
		},
	}
}

// wordSlot is a clause of a keyword: an attribute of an enumeration.
func wordSlot(attr string, e *ir.Enum) Slot {
	return Slot{
		put: func(d *ir.Draft, h Held) { d.Set(attr, enumAttr(e, h.Items[0].Word)) },
		of: func(o *ir.Op) []Item {
			a := o.Attr(attr)
			if a == nil {
				return nil
			}
			return []Item{{Word: keyword(a)}}
		},
	}
}

// numberSlot is a clause of one constant: an integer attribute of 64 bits. A default of the operation counts as nothing.
func numberSlot(attr string) Slot {
	return Slot{
		put: func(d *ir.Draft, h Held) { d.Set(attr, ir.Integer(ir.I64(), h.Items[0].Number)) },
		of: func(o *ir.Op) []Item {
			if n, ok := o.Attr(attr).(*ir.IntegerAttr); ok {
				return []Item{{Number: n.Value}}
			}
			return nil
		},
	}
}

// nameSlot is a clause whose arguments have no value: a list of names, in an attribute of package accc.
func nameSlot(attr *accc.Attr) Slot {
	return Slot{
		put: func(d *ir.Draft, h Held) {
			var names []ir.Attribute
			for _, i := range h.Items {
				names = append(names, ir.String(i.Name))
			}
			d.Set(attr.Name, ir.ArrayOf(names...))
		},
		of: func(o *ir.Op) (out []Item) {
			for _, s := range texts(o.Attr(attr.Name)) {
				out = append(out, Item{Name: s})
			}
			return out
		},
	}
}

// modifiedSlot is such a clause with a modifier, which an attribute with a bit for each name says.
func modifiedSlot(attr, modifier *accc.Attr, word string) Slot {
	s := nameSlot(attr)
	return Slot{
		put: func(d *ir.Draft, h Held) {
			s.put(d, h)
			mark(d, modifier, h, func(i Item) bool { return i.Modified(word) })
		},
		of: func(o *ir.Op) []Item {
			list := s.of(o)
			for i := range list {
				if marked(o, modifier, i) {
					list[i].Modifiers = []string{word}
				}
			}
			return list
		},
	}
}

// noteSlot is a clause of a keyword that the operation has no room for.
func noteSlot(attr *accc.Attr) Slot {
	return Slot{
		put: func(d *ir.Draft, h Held) { d.Set(attr.Name, ir.String(h.Items[0].Word)) },
		of: func(o *ir.Op) []Item {
			if s, ok := o.Attr(attr.Name).(*ir.StringAttr); ok {
				return []Item{{Word: s.Value}}
			}
			return nil
		},
	}
}

func texts(a ir.Attribute) (out []string) {
	if l, ok := a.(*ir.ArrayAttr); ok {
		for _, e := range l.Elems {
			if s, ok := e.(*ir.StringAttr); ok {
				out = append(out, s.Value)
			}
		}
	}
	return out
}

// enumAttr is the attribute of a keyword.
func enumAttr(e *ir.Enum, word string) ir.Attribute {
	v, ok := e.Value(word)
	if !ok {
		panic("omp: no keyword " + word + " in " + e.Name)
	}
	return e.Attr(v)
}

// mark sets an attribute of package accc that has a bit for each item; none if no bit is set.
func mark(d *ir.Draft, attr *accc.Attr, h Held, of func(Item) bool) {
	list := make([]int64, len(h.Items))
	some := false
	for i, x := range h.Items {
		list[i] = truth(of(x))
		some = some || list[i] != 0
	}
	if some {
		d.Set(attr.Name, ir.DenseArray(ir.I1(), list))
	}
}

// marked is the bit of an item in such an attribute.
func marked(o *ir.Op, attr *accc.Attr, i int) bool {
	l, ok := o.Attr(attr.Name).(*ir.DenseArrayAttr)
	return ok && i < len(l.Values) && l.Values[i] != 0
}

// reductionSlot is reduction, in_reduction or task_reduction.
func reductionSlot(prefix string) Slot {
	return Slot{
		put: func(d *ir.Draft, h Held) {
			d.Add(prefix+"_vars", h.Values()...)
			var syms []ir.Attribute
			byref := make([]int64, len(h.Items))
			for i, x := range h.Items {
				syms = append(syms, x.Recipe)
				byref[i] = truth(x.ByRef)
			}
			d.Set(prefix+"_byref", ir.DenseArray(ir.I1(), byref))
			d.Set(prefix+"_syms", ir.ArrayOf(syms...))
			putParts(d, accc.ReductionParts[prefix], h)
			if m := h.Items[0].Modifiers; len(m) > 0 {
				d.Set(prefix+"_mod", enumAttr(ReductionModEnum, m[0]))
			}
		},
		of: func(o *ir.Op) (out []Item) {
			syms, _ := o.Attr(prefix + "_syms").(*ir.ArrayAttr)
			byref, _ := o.Attr(prefix + "_byref").(*ir.DenseArrayAttr)
			var mods []string
			if a := o.Attr(prefix + "_mod"); a != nil {
				if v, _ := ReductionModEnum.Of(a); v != 0 {
					mods = []string{ReductionModEnum.Text(v)}
				}
			}
			for i, v := range o.GetAll(prefix + "_vars") {
				x := Item{Value: v, Modifiers: mods, Name: partOf(o, accc.ReductionParts[prefix], i)}
				if syms != nil && i < len(syms.Elems) {
					x.Recipe, _ = syms.Elems[i].(*ir.SymbolRefAttr)
				}
				x.ByRef = byref != nil && i < len(byref.Values) && byref.Values[i] != 0
				out = append(out, x)
			}
			return out
		},
	}
}

// modifiers sets an attribute of package accc that has the modifier of each item; none if no item has one.
func modifiers(d *ir.Draft, attr *accc.Attr, h Held) {
	var list []ir.Attribute
	some := false
	for _, i := range h.Items {
		word := ""
		for _, m := range i.Modifiers {
			word, some = m, true
		}
		list = append(list, ir.String(word))
	}
	if some {
		d.Set(attr.Name, ir.ArrayOf(list...))
	}
}

// modifierOf is the modifier of an item in such an attribute.
func modifierOf(o *ir.Op, attr *accc.Attr, i int) []string {
	if list := texts(o.Attr(attr.Name)); i < len(list) && list[i] != "" {
		return list[i : i+1]
	}
	return nil
}

// putParts sets the names of items that are not variables; none if all are.
func putParts(d *ir.Draft, attr *accc.Attr, h Held) {
	var parts []ir.Attribute
	some := false
	for _, i := range h.Items {
		parts = append(parts, ir.String(i.Name))
		some = some || i.Name != ""
	}
	if some {
		d.Set(attr.Name, ir.ArrayOf(parts...))
	}
}

// partOf is the name of an item in such an attribute.
func partOf(o *ir.Op, attr *accc.Attr, i int) string {
	if parts := texts(o.Attr(attr.Name)); i < len(parts) {
		return parts[i]
	}
	return ""
}
