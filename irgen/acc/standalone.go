package acc

import (
	"accc/dialects/acc"
	"accc/frontend"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// enterDataDirective lowers enter data: entry operations with dynamic counters, then acc.enter_data.
func (g *Generator) enterDataDirective(c *frontend.Construct) {
	o := ir.NewDraft(acc.EnterData)
	g.unstructured(c, o, accrows.Entering)
	o.Insert(g.host.Builder(), g.host.Location(c.Directive.Span))
}

// exitDataDirective lowers exit data: the device addresses, acc.exit_data, then exit operations.
func (g *Generator) exitDataDirective(c *frontend.Construct) {
	o := ir.NewDraft(acc.ExitData)
	list, async := g.unstructured(c, o, accrows.Exiting)
	o.Insert(g.host.Builder(), g.host.Location(c.Directive.Span))
	g.leaveData(list, false, async)
}

// unstructured makes the data operations of a standalone directive, and puts them and its clauses on the operation.
func (g *Generator) unstructured(c *frontend.Construct, o *ir.Draft, rows []accrows.Row) (list []*mapped, async acc.Held) {
	clauses := g.clauses(c, o)
	clauses.Before(o)
	async = clauses.Of(accdir.ClauseAsync)
	list = g.data(c, rows, false, async)
	clauses.After(o)
	held := list
	if order := g.convention.Exits; order != nil && o.Def == acc.ExitData {
		held = sorted(list, order)
	} else if order != nil && o.Def == acc.Update {
		held = sorted(list, []*pragma.ClauseDef{accdir.ClauseDevice, accdir.ClauseHost, accdir.ClauseSelf})
	}
	hold(o, acc.SlotData, held)
	return list, async
}

// update lowers update.
func (g *Generator) update(c *frontend.Construct) {
	o := ir.NewDraft(acc.Update)
	list, async := g.unstructured(c, o, accrows.Updating)
	o.Insert(g.host.Builder(), g.host.Location(c.Directive.Span))
	g.leaveData(list, false, async)
}

// executable lowers a directive without variables: wait, init, shutdown and set.
func (g *Generator) executable(c *frontend.Construct, def *ir.OpDef) {
	o := ir.NewDraft(def)
	g.clauses(c, o).After(o)
	o.Insert(g.host.Builder(), g.host.Location(c.Directive.Span))
}
