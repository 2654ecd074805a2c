package irgen

import (
	"accc/decompose"
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/frontend"
	"accc/ir"
	"accc/pragma"
)

// devices are the device types that a clause is for: those of the device_type clause before it, or
// the default group.
func devices(c *pragma.Clause) []ir.Attribute {
	if len(c.DeviceTypes) == 0 {
		return []ir.Attribute{acc.DeviceNone.Attr()}
	}
	var out []ir.Attribute
	for _, d := range c.DeviceTypes {
		out = append(out, decompose.Device(d).Attr())
	}
	return out
}

// perDevice evaluates the one expression of each clause of a definition: an operand with its device type, or
// just the device type where the argument is left out.
func (g *Generator) perDevice(c *frontend.Construct, def *pragma.ClauseDef) (vals []*ir.Value, types, only []ir.Attribute) {
	for _, cl := range c.Directive.All(def) {
		if len(cl.Args) == 0 {
			only = append(only, devices(cl)...)
			continue
		}
		v := g.host.Integer(c, cl.Args[0].Expr)
		for _, d := range devices(cl) {
			vals, types = append(vals, v), append(types, d)
		}
	}
	return vals, types, only
}

// An asyncList are the async clauses of a construct; its data operations carry them, too (OpenACC 3.3 §2.16.1).
type asyncList struct {
	vals        []*ir.Value
	types, only []ir.Attribute
}

func (g *Generator) async(c *frontend.Construct) *asyncList {
	a := &asyncList{}
	a.vals, a.types, a.only = g.perDevice(c, pragma.ClauseAsync)
	return a
}

func (a *asyncList) to(o *opSpec) {
	o.add("asyncOperands", a.vals...)
	o.deviceTypes("asyncOperandsDeviceType", a.types)
	o.deviceTypes("asyncOnly", a.only)
}

// single puts a list without device types on an operation that takes one queue.
func (a *asyncList) single(o *opSpec) {
	if len(a.vals) > 0 {
		o.add("asyncOperand", a.vals[0])
	}
	if len(a.only) > 0 {
		o.attr("async", ir.Unit())
	}
}

// waits puts the wait clauses on a construct: one segment of operands for each clause and device type.
func (g *Generator) waits(c *frontend.Construct, o *opSpec) {
	var vals []*ir.Value
	var types, only, devnums []ir.Attribute
	var segments []int64
	for _, cl := range c.Directive.All(pragma.ClauseWait) {
		if len(cl.Args) == 0 {
			only = append(only, devices(cl)...)
			continue
		}
		var queues []*ir.Value
		devnum := false
		for _, a := range cl.Args {
			devnum = devnum || a.Key.Text == "devnum"
			queues = append(queues, g.host.Integer(c, a.Expr))
		}
		for _, d := range devices(cl) {
			vals = append(vals, queues...)
			segments = append(segments, int64(len(queues)))
			types = append(types, d)
			devnums = append(devnums, ir.Bool(devnum))
		}
	}
	o.add("waitOperands", vals...)
	o.deviceTypes("waitOperandsDeviceType", types)
	o.deviceTypes("waitOnly", only)
	if len(segments) > 0 {
		o.attr("waitOperandsSegments", i32s(segments))
		o.attr("hasWaitDevnum", ir.ArrayOf(devnums...))
	}
}

// waitArgs puts queues, and the device they are of, on an operation without device types.
func (g *Generator) waitArgs(c *frontend.Construct, args []*pragma.Arg, o *opSpec) {
	for _, a := range args {
		v := g.host.Integer(c, a.Expr)
		if a.Key.Text == "devnum" {
			o.add("waitDevnum", v)
			continue
		}
		o.add("waitOperands", v)
	}
}

// condition is the i1 of an if or self clause, nil without one.
func (g *Generator) condition(c *frontend.Construct, def *pragma.ClauseDef) *ir.Value {
	if cl := c.Directive.Find(def); cl != nil && len(cl.Args) > 0 && cl.Args[0].Expr != nil {
		return g.host.Condition(c, cl.Args[0].Expr)
	}
	return nil
}

// defaultClause sets the default clause.
func (g *Generator) defaultClause(c *frontend.Construct, o *opSpec) {
	cl := c.Directive.Find(pragma.ClauseDefault)
	if cl == nil || len(cl.Args) == 0 {
		return
	}
	v := acc.DefaultNone
	if cl.Args[0].Word == "present" {
		v = acc.DefaultPresent
	}
	o.attr("defaultAttr", v.Attr())
}

// constant makes an integer constant.
func (g *Generator) constant(v int64, t ir.Type) *ir.Value {
	return g.host.Builder().Op(arith.Constant, ir.With{
		Types: []ir.Type{t}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(t, v)}}}).Result(0)
}
