package omp

import (
	"slices"

	"accc/dialects/omp"
	"accc/frontend"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	ompdir "accc/pragma/omp"
)

// targetData lowers a target data construct. Its region uses the variables as they are, but for those whose device address
// clauses ask for.
func (g *Generator) targetData(c *frontend.Construct) {
	loc := g.host.Location(c.Directive.Span)
	l := omprows.LayoutFor(c.Directive.Def)
	o := ir.NewDraft(l.Op)
	g.clauses(o, l, c, c.Directive.Clauses)
	m := g.newMaps(c, c.Directive.All(ompdir.ClauseMap))
	for _, cl := range c.Directive.All(ompdir.ClauseMap) {
		m.clause(cl, omp.MapTo|omp.MapFrom, false)
	}
	m.finish()
	addresses, pointers := g.newMaps(c, nil), g.newMaps(c, nil)
	for _, cl := range c.Directive.All(ompdir.ClauseUseDeviceAddr) {
		addresses.clause(cl, omp.MapReturnParam, false)
	}
	for _, cl := range c.Directive.All(ompdir.ClauseUseDevicePtr) {
		pointers.clause(cl, omp.MapReturnParam, false)
	}
	addresses.finish()
	pointers.finish()
	entries{m.entry(&omp.SlotMap)}.put(o)
	args := entries{addresses.entry(&omp.SlotUseDeviceAddr), pointers.entry(&omp.SlotUseDevicePtr)}
	args.put(o)
	op := o.Insert(g.host.Builder(), loc)
	bind := args.enter(op)
	g.host.Enter(op.Region(0).Entry(), false, bind)
	g.inside(c, func() { g.host.Body(c) })
	g.host.Leave(func(b *ir.Builder) { ir.NewDraft(omp.Terminator).Insert(b, loc) })
}

// moveData lowers a directive that maps, unmaps or copies data at its position.
func (g *Generator) moveData(c *frontend.Construct) {
	l := omprows.LayoutFor(c.Directive.Def)
	o := ir.NewDraft(l.Op)
	g.clauses(o, l, c, c.Directive.Clauses)
	usual := map[string]int64{"target enter data": omp.MapTo, "target exit data": omp.MapFrom}[c.Directive.Def.Name]
	m := g.newMaps(c, slices.Concat(c.Directive.All(ompdir.ClauseMap), c.Directive.All(ompdir.ClauseTo), c.Directive.All(ompdir.ClauseFrom)))
	for _, cl := range c.Directive.Clauses {
		switch cl.Def {
		case ompdir.ClauseMap:
			m.clause(cl, usual, false)
		case ompdir.ClauseTo:
			m.clause(cl, omp.MapTo, false)
		case ompdir.ClauseFrom:
			m.clause(cl, omp.MapFrom, false)
		}
	}
	m.finish()
	if c.Directive.Def == ompdir.DirTargetUpdate {
		m.checkUpdate()
	}
	entries{m.entry(&omp.SlotMap)}.put(o)
	o.Insert(g.host.Builder(), g.host.Location(c.Directive.Span))
}

// checkUpdate reports an array of which one directive copies a section to the device and another one from it: LLVM 22's operation has
// an address in one direction.
func (m *maps) checkUpdate() {
	to := map[*ir.Value]bool{}
	for _, x := range m.list {
		if x.flags&omp.MapTo != 0 {
			to[x.place.Var] = true
		}
	}
	for _, x := range m.list {
		if x.flags&omp.MapFrom != 0 && to[x.place.Var] {
			m.host.Unsupported(m.c.Directive.NameSpan, "'%s' in a from clause and another section of the array in a to clause of one directive", x.place.Name)
		}
	}
}
