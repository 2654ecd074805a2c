package acc

import (
	"accc/dialects/acc"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	accdir "accc/pragma/acc"
)

// atomic lowers an atomic construct: one operation, or two inside acc.atomic.capture.
func (g *Generator) atomic(c *frontend.Construct) {
	loc := g.host.Location(c.Directive.Span)
	cond := g.condition(c, accdir.ClauseIf)
	s := g.host.Atomic(c)
	b := g.host.Builder()

	var parts []func(b *ir.Builder, cond *ir.Value)
	read := func(b *ir.Builder, cond *ir.Value) {
		o := ir.NewDraft(acc.AtomicRead)
		o.Add("x", s.X)
		o.Add("v", s.V)
		o.Add(acc.SlotIf.Values, cond)
		o.Set("element_type", ir.TypeValue(s.Type))
		o.Insert(b, loc)
	}
	change := func(b *ir.Builder, cond *ir.Value) { g.change(b, s, cond, loc) }
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
		parts[0](b, cond)
	} else {
		o := ir.NewDraft(acc.AtomicCapture)
		o.Add(acc.SlotIf.Values, cond)
		op := o.Insert(b, loc)
		rb := ir.At(op.Region(0).AddBlock())
		for _, p := range parts {
			p(rb, nil)
		}
		ir.NewDraft(acc.Terminator).Insert(rb, loc)
	}
	if s.After != nil {
		s.After()
	}
}

// change makes the write or update.
func (g *Generator) change(b *ir.Builder, s *irgen.AtomicStatement, cond *ir.Value, loc ir.Location) {
	if s.Write != nil {
		o := ir.NewDraft(acc.AtomicWrite)
		o.Add("x", s.X)
		o.Add("expr", s.Write)
		o.Add(acc.SlotIf.Values, cond)
		o.Insert(b, loc)
		return
	}
	o := ir.NewDraft(acc.AtomicUpdate)
	o.Add("x", s.X)
	o.Add(acc.SlotIf.Values, cond)
	op := o.Insert(b, loc)
	blk := op.Region(0).AddBlock(s.Type)
	blk.Arg(0).SetLoc(loc)
	hb := g.host.Builder()
	outer := *hb
	hb.SetEnd(blk)
	y := ir.NewDraft(acc.Yield)
	y.Add("operands", s.Update(blk.Arg(0)))
	y.Insert(hb, loc)
	*hb = outer
}
