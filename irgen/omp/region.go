package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A local is a variable of which a construct has a copy in storage of the code, and not as a region argument: LLVM 22's
// translation takes none on sections and single.
type local struct {
	object *irgen.Object
	addr   *ir.Value
	first  bool
	last   bool
}

// locals makes the copies that the clauses of a leaf ask for.
func (d *directive) locals(leaf *ompdir.Leaf) (list []*local) {
	at := map[*frontend.Symbol]*local{}
	for _, c := range leaf.Clauses {
		if c.Def != ompdir.ClausePrivate && c.Def != ompdir.ClauseFirstprivate && c.Def != ompdir.ClauseLastprivate {
			continue
		}
		for _, v := range d.listed(c) {
			m := at[v.symbol]
			if m == nil {
				m = &local{object: v.object()}
				d.host.Copied(m.object, v.arg.Span)
				at[v.symbol] = m
				list = append(list, m)
			}
			m.first = m.first || c.Def == ompdir.ClauseFirstprivate
			m.last = m.last || c.Def == ompdir.ClauseLastprivate
		}
	}
	for _, m := range list {
		m.addr = d.host.Local(m.object, m.first)
	}
	return list
}

// noteOrder says in which order the variables of such copies are in the clauses, where the lists of each kind do not tell.
func (d *directive) noteOrder(o *ir.Draft, leaf *ompdir.Leaf) {
	kinds := map[*pragma.ClauseDef]bool{}
	var order []ir.Attribute
	for _, c := range leaf.Clauses {
		if c.Def != ompdir.ClausePrivate && c.Def != ompdir.ClauseFirstprivate && c.Def != ompdir.ClauseLastprivate {
			continue
		}
		kinds[c.Def] = true
		for _, a := range c.Args {
			order = append(order, ir.String(a.Text()))
		}
	}
	if len(kinds) > 1 {
		o.Set(accc.CopyOrder.Name, ir.ArrayOf(order...))
	}
}

func bindings(list []*local) (bind []irgen.Binding) {
	for _, m := range list {
		bind = append(bind, irgen.Binding{Object: m.object, Value: m.addr})
	}
	return bind
}

func (d *directive) free(list []*local) {
	for _, m := range list {
		d.host.FreeLocal(m.object, m.addr)
	}
}

// barrier makes a barrier that no directive asks for.
func (d *directive) barrier() {
	ir.NewDraft(omp.Barrier).Insert(d.host.Builder(), d.loc).SetAttr(accc.Part.Name, ir.Unit())
}

// sections lowers sections: omp.sections holds an omp.section for each part, and nothing else.
func (d *directive) sections(i int) {
	leaf := &d.leaves[i]
	o := d.begin(omprows.LayoutFor(leaf.Def), i)
	d.noteOrder(o, leaf)
	copies := d.locals(leaf)
	if slices.ContainsFunc(copies, func(m *local) bool { return m.first && m.last }) {
		d.barrier() // no thread may store the last value before all have read the first
	}
	args := entries{{&omp.SlotReduction, d.reductions(leaf, ompdir.ClauseReduction)}}
	args.put(o)
	op := o.Insert(d.host.Builder(), d.loc)
	outer := args.enter(op)
	b := d.host.Builder()
	at := *b
	parts := d.host.Sections(d.construct)
	for k, part := range parts {
		b.SetEnd(op.Region(0).Entry())
		loc := d.loc
		s := ir.NewDraft(omp.Section)
		if part.Directive != nil {
			loc = d.host.Location(part.Directive.Span)
		} else {
			s.Set(accc.FirstSection.Name, ir.Unit())
		}
		section := s.Insert(b, loc)
		entry := section.Region(0).AddBlock()
		bind := bindings(copies)
		for _, x := range outer {
			bind = append(bind, irgen.Binding{Object: x.Object, Value: entry.AddArg(x.Value.Type(), x.Object.Loc)})
		}
		d.host.Enter(entry, false, bind)
		d.inside(d.construct, part.Body)
		if k == len(parts)-1 {
			for _, m := range copies {
				if m.last {
					d.host.Assign(m.object, d.host.AddressOf(m.object), m.object.Var)
				}
			}
		}
		d.host.Leave(func(b *ir.Builder) { ir.NewDraft(omp.Terminator).Insert(b, loc) })
	}
	b.SetEnd(op.Region(0).Entry())
	ir.NewDraft(omp.Terminator).Insert(b, d.loc)
	*b = at
	d.free(copies)
	if slices.ContainsFunc(copies, func(m *local) bool { return m.last }) && d.find(leaf, ompdir.ClauseNowait) != nil {
		d.barrier()
	}
}

func (d *directive) find(leaf *ompdir.Leaf, def *pragma.ClauseDef) *pragma.Clause {
	for _, c := range leaf.Clauses {
		if c.Def == def {
			return c
		}
	}
	return nil
}

// single lowers single; copyprivate has a function for each variable.
func (d *directive) single(i int) {
	leaf := &d.leaves[i]
	o := d.begin(omprows.LayoutFor(leaf.Def), i)
	d.noteOrder(o, leaf)
	var held omp.Held
	for _, c := range leaf.Clauses {
		if c.Def != ompdir.ClauseCopyprivate {
			continue
		}
		for _, v := range d.listed(c) {
			obj := v.object()
			d.host.Copied(obj, v.arg.Span)
			recipe := d.host.CopyFunction(obj)
			held.Items = append(held.Items, omp.Item{Value: obj.Var, Recipe: recipe, Name: partOf(v.arg)})
		}
	}
	omp.SlotCopyprivate.Put(o, held)
	op := o.Insert(d.host.Builder(), d.loc)
	d.host.Enter(op.Region(0).AddBlock(), false, nil)
	copies := d.locals(leaf)
	d.host.Within(bindings(copies), func() { d.leaf(i + 1) })
	d.free(copies)
	d.host.Leave(func(b *ir.Builder) { ir.NewDraft(omp.Terminator).Insert(b, d.loc) })
}

// critical lowers critical; the hint belongs to the name, which all constructs of the name share.
func (d *directive) critical(i int) {
	leaf := &d.leaves[i]
	o := d.begin(omprows.LayoutFor(leaf.Def), i)
	if a := d.construct.Directive.Args; a != nil && len(a.Args) > 0 {
		name := a.Args[0].Word
		if !d.recipes[name] {
			d.changes()
			d.recipes[name] = true
			s := ir.NewDraft(omp.CriticalDeclare)
			s.Set("sym_name", ir.String(name))
			if c := d.find(leaf, ompdir.ClauseHint); c != nil && len(c.Args) > 0 {
				if n, ok := (exprs{d.Generator, d.construct}).Known(c.Args[0].Expr); ok {
					omp.SlotCriticalHint.Put(s, omp.Held{Items: []omp.Item{{Number: n}}})
				}
			}
			d.criticals = append(d.criticals, s.Insert(d.recipePlace(), d.loc))
		}
	}
	op := o.Insert(d.host.Builder(), d.loc)
	d.host.Enter(op.Region(0).AddBlock(), false, nil)
	d.leaf(i + 1)
	d.host.Leave(func(b *ir.Builder) { ir.NewDraft(omp.Terminator).Insert(b, d.loc) })
}

// renameCriticals gives critical sections other symbols than the functions and variables of the same names: the names of the program
// have nothing to do with theirs (OpenMP 5.2 §15.2).
func (g *Generator) renameCriticals() {
	for _, declared := range g.criticals {
		name := declared.StringAttr("sym_name")
		taken := false
		for o := g.host.Table().First(); o != nil; o = o.Next() {
			taken = taken || o != declared && o.StringAttr("sym_name") == name
		}
		if !taken {
			continue
		}
		declared.SetAttr("sym_name", ir.String(omp.SectionSymbol(name)))
		ir.Walk(g.host.Table().ParentOp(), func(o *ir.Op) bool {
			if s, ok := o.Attr("name").(*ir.SymbolRefAttr); ok && o.Is(omp.Critical) && s.Root == name {
				o.SetAttr("name", ir.Symbol(omp.SectionSymbol(name)))
			}
			return true
		})
	}
}

// scope lowers scope, for which LLVM 22 has no operation: a loop that gives each thread of the team one iteration has the same
// clauses and the same barrier.
func (d *directive) scope(i int) {
	leaf := &d.leaves[i]
	b := d.host.Builder()
	one, zero := irgen.Constant(b, 1, ir.I32()), irgen.Constant(b, 0, ir.I32())
	o := d.begin(omprows.ScopeLayout, i)
	o.Set(accc.Scope.Name, ir.Unit())
	omp.SlotSchedule.Put(o, omp.Held{Items: []omp.Item{{Word: "static", Value: one}}})
	args := d.copies(o, leaf, d.implied(leaf))
	nest := ir.NewDraft(omp.LoopNest)
	nest.Add("loop_lower_bounds", zero)
	nest.Add("loop_upper_bounds", d.host.Runtime("omp_get_num_threads", ir.I32()))
	nest.Add("loop_steps", one)
	op := o.Insert(b, d.loc)
	bind := args.enter(op)
	at := *b
	b.SetEnd(op.Region(0).Entry())
	body := nest.Insert(b, d.loc).Region(0).AddBlock(ir.I32())
	*b = at
	d.host.Enter(body, false, bind)
	d.leaf(i + 1)
	d.host.Leave(func(b *ir.Builder) { ir.NewDraft(omp.Yield).Insert(b, d.loc) })
}
