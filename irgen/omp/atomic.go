package omp

import (
	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// atomic lowers an atomic construct: one operation, or two inside omp.atomic.capture.
func (g *Generator) atomic(c *frontend.Construct) {
	loc := g.host.Location(c.Directive.Span)
	s := g.host.Atomic(c)
	b := g.host.Builder()

	read := func(b *ir.Builder) *ir.Draft {
		o := ir.NewDraft(omp.AtomicRead)
		o.Add("x", s.X)
		o.Add("v", s.V)
		o.Set("element_type", ir.TypeValue(s.Type))
		return o
	}
	change := func(b *ir.Builder) *ir.Draft {
		if s.Write != nil {
			o := ir.NewDraft(omp.AtomicWrite)
			o.Add("x", s.X)
			o.Add("expr", s.Write)
			return o
		}
		o := ir.NewDraft(omp.AtomicUpdate)
		o.Add("x", s.X)
		o.Set("atomic_control", omp.AtomicControl.Of())
		return o
	}
	finish := func(o *ir.Draft, b *ir.Builder) {
		op := o.Insert(b, loc)
		if !op.Is(omp.AtomicUpdate) {
			return
		}
		blk := op.Region(0).AddBlock(s.Type)
		blk.Arg(0).SetLoc(loc)
		hb := g.host.Builder()
		outer := *hb
		hb.SetEnd(blk)
		y := ir.NewDraft(omp.Yield)
		y.Add("results", s.Update(blk.Arg(0)))
		y.Insert(hb, loc)
		*hb = outer
	}
	var parts []func(*ir.Builder) *ir.Draft
	if s.V != nil && !s.ReadLast {
		parts = append(parts, read)
	}
	if s.Write != nil || s.Update != nil {
		parts = append(parts, change)
	}
	if s.V != nil && s.ReadLast {
		parts = append(parts, read)
	}
	if len(parts) == 1 {
		o := parts[0](b)
		g.order(o, c)
		finish(o, b)
	} else {
		o := ir.NewDraft(omp.AtomicCapture)
		g.order(o, c)
		op := o.Insert(b, loc)
		rb := ir.At(op.Region(0).AddBlock())
		for _, p := range parts {
			finish(p(rb), rb)
		}
		ir.NewDraft(omp.Terminator).Insert(rb, loc)
	}
	if s.After != nil {
		s.After()
	}
}

// order puts the clauses of an atomic construct into its operation. Without a memory-order clause, it has the default order.
func (g *Generator) order(o *ir.Draft, c *frontend.Construct) {
	l := omprows.LayoutOf(o.Def)
	g.clauses(o, l, c, c.Directive.Clauses)
	written := ""
	for _, def := range ompdir.MemoryOrders {
		if c.Directive.Find(def) != nil {
			written = def.Name
		}
	}
	if failsStronger(c.Directive, written) {
		// The operation has one memory order for both outcomes of a comparison.
		omp.SlotOrderOf("seq_cst").Put(o, omp.Held{Items: []omp.Item{{}}})
		if written != "" {
			o.Set(accc.MemoryOrder.Name, ir.String(written))
		}
	} else if written == "" {
		omp.SlotOrderOf(g.defaultOrder(o.Def)).Put(o, omp.Held{Items: []omp.Item{{}}})
	}
	if written == "" {
		o.Set(accc.ImpliedOrder.Name, ir.Unit())
	}
}

// defaultOrder is the memory order of an atomic operation without a clause: what a requires directive says, as far as the operation
// can have it (OpenMP 5.2 §8.2).
func (g *Generator) defaultOrder(op *ir.OpDef) string {
	if g.atomicOrder == "" {
		g.atomicOrder = "relaxed"
		for _, c := range g.requirements() {
			if c.Def == ompdir.ClauseAtomicDefaultMemOrder && len(c.Args) > 0 {
				g.atomicOrder = c.Args[0].Word
			}
		}
	}
	acquires, releases := g.atomicOrder == "acq_rel" || g.atomicOrder == "acquire", g.atomicOrder == "acq_rel" || g.atomicOrder == "release"
	switch {
	case !acquires && !releases, op == omp.AtomicCapture:
		return g.atomicOrder
	case acquires && op == omp.AtomicRead:
		return "acquire"
	case releases && op != omp.AtomicRead:
		return "release"
	}
	return "relaxed"
}

// failsStronger reports whether the fail clause asks for more than the memory order of the construct.
func failsStronger(d *pragma.Directive, order string) bool {
	fail := d.Find(ompdir.ClauseFail)
	if fail == nil {
		return false
	}
	switch fail.Args[0].Word {
	case "seq_cst":
		return order != "seq_cst"
	case "acquire":
		return order == "" || order == "relaxed" || order == "release"
	}
	return false
}
