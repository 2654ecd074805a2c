package irgen

import (
	"accc/decompose"
	"accc/dialects/acc"
	"accc/frontend"
	"accc/ir"
	"accc/pragma"
)

// enterDataDirective lowers enter data: entry operations with dynamic counters, then acc.enter_data.
func (g *Generator) enterDataDirective(c *frontend.Construct) {
	async := g.async(c)
	cond := g.condition(c, pragma.ClauseIf)
	list := g.data(c, decompose.Entering, false, async)
	o := newOp(acc.EnterData)
	g.unstructured(c, o, list, cond, async)
	o.make(g.host.Builder(), g.host.Location(c.Directive.Span))
}

// exitDataDirective lowers exit data: the device addresses, acc.exit_data, then exit operations.
func (g *Generator) exitDataDirective(c *frontend.Construct) {
	async := g.async(c)
	cond := g.condition(c, pragma.ClauseIf)
	list := g.data(c, decompose.Exiting, false, async)
	o := newOp(acc.ExitData)
	g.unstructured(c, o, list, cond, async)
	if c.Directive.Find(pragma.ClauseFinalize) != nil {
		o.attr("finalize", ir.Unit())
	}
	o.make(g.host.Builder(), g.host.Location(c.Directive.Span))
	g.leaveData(list, false, async)
}

// unstructured puts what enter data and exit data share on their operation.
func (g *Generator) unstructured(c *frontend.Construct, o *opSpec, list []*mapped, cond *ir.Value, async *asyncList) {
	o.add("ifCond", cond)
	async.single(o)
	for _, cl := range c.Directive.All(pragma.ClauseWait) {
		if len(cl.Args) == 0 {
			o.attr("wait", ir.Unit())
			continue
		}
		g.waitArgs(c, cl.Args, o)
	}
	if g.convention.Exits != nil && o.def == acc.ExitData {
		list = sorted(list, g.convention.Exits)
	}
	o.add("dataClauseOperands", operands(list)...)
}

// update lowers update.
func (g *Generator) update(c *frontend.Construct) {
	async := g.async(c)
	cond := g.condition(c, pragma.ClauseIf)
	list := g.data(c, decompose.Updating, false, async)
	o := newOp(acc.Update)
	o.add("ifCond", cond)
	async.to(o)
	g.waits(c, o)
	brought := list
	if g.convention.Exits != nil {
		brought = sorted(list, []*pragma.ClauseDef{pragma.ClauseDevice, pragma.ClauseHost, pragma.ClauseSelf})
	}
	o.add("dataClauseOperands", operands(brought)...)
	if c.Directive.Find(pragma.ClauseIfPresent) != nil {
		o.attr("ifPresent", ir.Unit())
	}
	o.make(g.host.Builder(), g.host.Location(c.Directive.Span))
	g.leaveData(list, false, async)
}

// wait lowers the wait directive.
func (g *Generator) wait(c *frontend.Construct) {
	o := newOp(acc.Wait)
	if c.Directive.Args != nil {
		g.waitArgs(c, c.Directive.Args.Args, o)
	}
	g.async(c).single(o)
	o.add("ifCond", g.condition(c, pragma.ClauseIf))
	o.make(g.host.Builder(), g.host.Location(c.Directive.Span))
}

// initShutdown lowers init and shutdown.
func (g *Generator) initShutdown(c *frontend.Construct, def *ir.OpDef) {
	o := newOp(def)
	if vals, _, _ := g.perDevice(c, pragma.ClauseDeviceNum); len(vals) > 0 {
		o.add("deviceNum", vals[0])
	}
	o.add("ifCond", g.condition(c, pragma.ClauseIf))
	o.deviceTypes("device_types", deviceTypeArgs(c))
	o.make(g.host.Builder(), g.host.Location(c.Directive.Span))
}

// set lowers set.
func (g *Generator) set(c *frontend.Construct) {
	o := newOp(acc.Set)
	if vals, _, _ := g.perDevice(c, pragma.ClauseDefaultAsync); len(vals) > 0 {
		o.add("defaultAsync", vals[0])
	}
	if vals, _, _ := g.perDevice(c, pragma.ClauseDeviceNum); len(vals) > 0 {
		o.add("deviceNum", vals[0])
	}
	o.add("ifCond", g.condition(c, pragma.ClauseIf))
	if types := deviceTypeArgs(c); len(types) > 0 {
		o.attr("device_type", types[0])
	}
	o.make(g.host.Builder(), g.host.Location(c.Directive.Span))
}

// deviceTypeArgs are the arguments of device_type where it does not govern other clauses.
func deviceTypeArgs(c *frontend.Construct) (list []ir.Attribute) {
	for _, cl := range c.Directive.All(pragma.ClauseDeviceType) {
		for _, a := range cl.Args {
			word := a.Word
			if a.Kind == pragma.ArgStar {
				word = "*"
			}
			list = append(list, decompose.Device(word).Attr())
		}
	}
	return list
}
