package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A copy is a variable that is an argument of a region.
type copied struct {
	object *irgen.Object
	item   omp.Item
	clause *pragma.Clause // nil: implied
	// first: the copy begins with the value of the original.
	first bool
}

// An entry is the variables of one clause that defines arguments of a region.
type entry struct {
	slot *omp.Slot
	list []*copied
}

// entries are the arguments of a region, in the order of the operation's clauses.
type entries []entry

// put puts the variables into the operation.
func (e entries) put(o *ir.Draft) {
	for _, x := range e {
		var h omp.Held
		for _, m := range x.list {
			h.Items = append(h.Items, m.item)
		}
		x.slot.Put(o, h)
	}
}

// enter makes the entry block of the operation's region and says what the variables are inside.
func (e entries) enter(op *ir.Op) (bind []irgen.Binding) {
	b := op.Region(0).AddBlock()
	for _, x := range e {
		for _, m := range x.list {
			if m.object == nil {
				b.AddArg(m.item.Value.Type(), op.Loc)
				continue
			}
			a := b.AddArg(m.item.Value.Type(), m.object.Loc)
			bind = append(bind, irgen.Binding{Object: m.object, Value: a})
		}
	}
	return bind
}

// copies makes the private copies and reductions of a leaf and puts them into its operation; more are private copies
// that no clause asks for.
func (d *directive) copies(o *ir.Draft, leaf *ompdir.Leaf, more []*copied) entries {
	private := append(d.privates(leaf), more...)
	e := entries{
		{&omp.SlotInReduction, d.reductions(leaf, ompdir.ClauseInReduction)},
		{&omp.SlotPrivate, private},
		{&omp.SlotReduction, d.reductions(leaf, ompdir.ClauseReduction)},
		{&omp.SlotTaskReduction, d.reductions(leaf, ompdir.ClauseTaskReduction)},
	}
	e.put(o)
	return e
}

// privates are the variables of the private, firstprivate and lastprivate clauses of a leaf, each once.
func (d *directive) privates(leaf *ompdir.Leaf) (list []*copied) {
	first := map[*frontend.Symbol]bool{}
	for _, c := range leaf.Clauses {
		if c.Def == ompdir.ClauseFirstprivate {
			for _, v := range d.listed(c) {
				first[v.symbol] = true
			}
		}
	}
	at := map[*frontend.Symbol]*copied{}
	for _, c := range leaf.Clauses {
		if c.Def != ompdir.ClausePrivate && c.Def != ompdir.ClauseFirstprivate && c.Def != ompdir.ClauseLastprivate {
			continue
		}
		for _, v := range d.listed(c) {
			m := at[v.symbol]
			if m == nil {
				m = d.private(v.object(), v.arg.Span, first[v.symbol])
				m.clause, m.item.Name = c, partOf(v.arg)
				at[v.symbol] = m
				list = append(list, m)
			}
			if c.Def == ompdir.ClauseFirstprivate && c.Modifier("saved") != nil {
				m.item.Modifiers = append(m.item.Modifiers, "saved")
			}
			if c.Def == ompdir.ClauseLastprivate {
				m.item.Modifiers = append(m.item.Modifiers, "lastprivate")
				if c.Modifier("conditional") != nil {
					m.item.Modifiers = append(m.item.Modifiers, "conditional")
				}
			}
		}
	}
	return list
}

func (d *directive) symbol(a *pragma.Arg) *frontend.Symbol {
	if i := d.construct.Vars[a.Var]; i != nil {
		return i.Symbol
	}
	return nil
}

// A listed is a variable that a clause names, by itself or by the name of its common block.
type listed struct {
	symbol *frontend.Symbol
	arg    *pragma.Arg
	object func() *irgen.Object
}

// listed are the variables that a clause names.
func (d *directive) listed(c *pragma.Clause) (list []listed) {
	for _, a := range c.Args {
		if a.Var == nil {
			continue
		}
		s := d.symbol(a)
		if s == nil || len(s.Members) == 0 {
			list = append(list, listed{s, a, func() *irgen.Object { return d.host.Object(d.construct, a.Var, true) }})
			continue
		}
		for _, m := range s.Members {
			list = append(list, listed{m, a, func() *irgen.Object { return d.host.Implicit(m, a.Span, true) }})
		}
	}
	return list
}

// private is a private copy of a variable, with its recipe.
func (d *directive) private(o *irgen.Object, at source.Span, first bool) *copied {
	d.host.Copied(o, at)
	variable, typ, t := d.host.Privatizer(o)
	kind := "private"
	if first {
		kind = "firstprivate"
	}
	sym := d.recipe(variable+"_"+kind+"_"+typ, o, func(sym string) *ir.Op {
		r := ir.NewDraft(omp.Private)
		r.Set("sym_name", ir.String(sym))
		r.Set("type", ir.TypeValue(t))
		v, _ := omp.DataSharingEnum.Value(kind)
		r.Set("data_sharing_type", omp.DataSharingEnum.Attr(v))
		return r.Insert(d.recipePlace(), o.Loc)
	}, func(op *ir.Op) { d.inside(nil, func() { d.host.FillPrivatizer(op, o, first) }) })
	return &copied{object: o, item: omp.Item{Value: o.Var, Recipe: sym}, first: first}
}

// partOf is the name of a list item that is not the name of a variable: an element, a section or a common block.
func partOf(a *pragma.Arg) string {
	switch {
	case a.Var == nil || !a.Var.Common && len(a.Var.Path) == 0:
		return ""
	case a.Var.Common:
		return "/" + a.Var.Name + "/"
	}
	return a.Var.Text()
}

// reductions are the variables of the reduction clauses of a leaf.
func (d *directive) reductions(leaf *ompdir.Leaf, def *pragma.ClauseDef) (list []*copied) {
	for _, c := range leaf.Clauses {
		if c.Def != def {
			continue
		}
		operator := c.Operator.Text
		if operator == "-" {
			operator = "+" // the copies are added (OpenMP 5.2 §5.5.5)
		}
		for _, v := range d.listed(c) {
			o := v.object()
			d.host.Copied(o, v.arg.Span)
			name, t, byRef := d.host.Reducer(d.construct, o, operator, v.arg.Span)
			sym := d.recipe(name, o, func(sym string) *ir.Op {
				r := ir.NewDraft(omp.DeclareReduction)
				r.Set("sym_name", ir.String(sym))
				r.Set("type", ir.TypeValue(t))
				if ownName(c.Operator.Text) {
					r.Set(accc.Operator.Name, ir.String(c.Operator.Text))
				}
				return r.Insert(d.recipePlace(), o.Loc)
			}, func(op *ir.Op) { d.inside(nil, func() { d.host.FillReducer(op, o, operator) }) })
			m := &copied{object: o, item: omp.Item{Value: o.Var, Recipe: sym, ByRef: byRef, Name: partOf(v.arg)}, clause: c}
			for _, w := range []string{"inscan", "task"} {
				if c.Modifier(w) != nil {
					m.item.Modifiers = []string{w}
				}
			}
			list = append(list, m)
		}
	}
	return list
}

// ownName reports whether the names of recipes do not say a reduction identifier: that of a declared reduction.
func ownName(operator string) bool {
	return !slices.Contains(ompdir.Operators, operator) && !slices.Contains(ompdir.FortranOperators, operator)
}

// recipe makes a recipe if the module has none of the name yet.
func (g *Generator) recipe(name string, o *irgen.Object, create func(sym string) *ir.Op, fill func(*ir.Op)) *ir.SymbolRefAttr {
	if !g.recipes[name] {
		g.changes()
		g.recipes[name] = true
		fill(create(name))
	}
	return ir.Symbol(name)
}

// recipePlace is the beginning of the module: flang has the latest recipe first.
func (g *Generator) recipePlace() *ir.Builder {
	if first := g.host.Table().First(); first != nil {
		return ir.Before(first)
	}
	return ir.At(g.host.Table())
}
