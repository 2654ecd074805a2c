package irgen

import (
	"accc/decompose"
	"accc/dialects/acc"
	"accc/frontend"
	"accc/ir"
	"accc/pragma"
)

// loopModes are the clauses that say how a loop's parallelism is decided, and their attributes.
var loopModes = []struct {
	def  *pragma.ClauseDef
	attr string
}{{pragma.ClauseSeq, "seq"}, {pragma.ClauseIndependent, "independent"}, {pragma.ClauseAuto, "auto_"}}

// nestDepth is how many loops a loop construct is about: what collapse or tile of the default group
// say, or the largest of the other groups.
func nestDepth(c *frontend.Construct) int {
	depth, fixed := 1, false
	for _, cl := range c.Directive.Clauses {
		n := 0
		switch cl.Def {
		case pragma.ClauseCollapse:
			n = int(collapseOf(c, cl))
		case pragma.ClauseTile:
			n = len(cl.Args)
		}
		if n == 0 {
			continue
		}
		switch {
		case len(cl.DeviceTypes) == 0 && !fixed:
			depth, fixed = n, true
		case len(cl.DeviceTypes) == 0 || !fixed:
			depth = max(depth, n)
		}
	}
	return depth
}

// forced tells whether a collapse clause has the modifier force.
func forced(c *frontend.Construct) bool {
	for _, cl := range c.Directive.All(pragma.ClauseCollapse) {
		for _, m := range cl.Modifiers {
			if m.Text == "force" {
				return true
			}
		}
	}
	return false
}

// collapseOf is the argument of a collapse clause.
func collapseOf(c *frontend.Construct, cl *pragma.Clause) int64 {
	if len(cl.Args) == 0 || cl.Args[0].Expr == nil {
		return 1
	}
	if e := c.Exprs[cl.Args[0].Expr]; e != nil && e.Value != nil {
		if n, ok := constantInt(e.Value); ok {
			return n
		}
	}
	return 1
}

// loop lowers a loop construct; combined says which combined construct it is a part of, nil for none.
// Nests of canonical loops become one acc.loop with control; other loops stay what they are inside an
// unstructured one.
func (g *Generator) loop(c *frontend.Construct, combined *acc.Combined) {
	loc := g.host.Location(c.Directive.Span)
	loops := ownLoops(c)
	o := newOp(acc.Loop)
	g.levels(c, o)
	g.modes(c, o)
	if combined != nil {
		o.attr("combined", combined.Attr())
	}
	private, reduced := g.copies(c)
	bind := append(bindings(private), bindings(reduced)...)

	var inclusive []int64
	var types []ir.Type
	for _, l := range loops {
		lower, upper, step := g.host.Bounds(l)
		o.add("lowerbound", lower)
		o.add("upperbound", upper)
		o.add("step", step)
		types = append(types, lower.Type())
		inclusive = append(inclusive, boolInt(l.Inclusive))
	}
	for _, l := range loops {
		if !g.convention.OuterVariables && l.Declares {
			continue // the loop declares it: storage inside
		}
		m := g.private(acc.Private, acc.ClausePrivate, g.host.Implicit(l.Var, l.Head, true), "", true)
		private = append(private, m)
		bind = append(bind, bindings([]*mapped{m})...)
	}
	for _, s := range g.host.LoopLocals(c) {
		if !g.locals(c)[s] || named(private, s) {
			continue
		}
		m := g.private(acc.Private, acc.ClausePrivate, g.host.Implicit(s, c.Directive.Span, true), "", true)
		private = append(private, m)
		bind = append(bind, bindings([]*mapped{m})...)
	}
	o.add("privateOperands", operands(private)...)
	o.add("reductionOperands", operands(reduced)...)
	if len(loops) > 0 {
		o.attr("inclusiveUpperbound", ir.DenseArray(ir.I1(), inclusive))
	} else {
		o.attr("unstructured", ir.Unit())
	}
	o.types = []ir.Type{}
	op := o.make(g.host.Builder(), loc)
	entry := op.Region(0).AddBlock(types...)
	for i, l := range loops {
		entry.Arg(i).SetLoc(&ir.NameLoc{Name: l.Var.Name, Child: g.host.Location(l.Head)})
	}
	g.push(c, nil)
	g.host.Enter(entry, true, bind)
	if len(loops) > 0 {
		g.host.Nest(loops, entry.Args())
	} else {
		g.host.Body(c)
	}
	g.host.Leave(func(b *ir.Builder) { newOp(acc.Yield).make(b, loc) })
	g.pop()
}

// copies makes the private and reduction operations of a loop.
func (g *Generator) copies(c *frontend.Construct) (private, reduced []*mapped) {
	if !g.convention.InOrder {
		return g.privates(c, pragma.ClausePrivate), g.reductions(c, nil)
	}
	for _, cl := range c.Directive.Clauses {
		switch cl.Def {
		case pragma.ClausePrivate:
			private = append(private, g.privatesOf(c, cl, acc.Private, acc.ClausePrivate)...)
		case pragma.ClauseReduction:
			reduced = append(reduced, g.reductionsOf(c, cl, nil)...)
		}
	}
	return private, reduced
}

// named tells whether a list has a variable.
func named(list []*mapped, s *frontend.Symbol) bool {
	for _, m := range list {
		if m.object.Symbol == s {
			return true
		}
	}
	return false
}

func boolInt(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// levels puts gang, worker, vector, collapse and tile on a loop.
func (g *Generator) levels(c *frontend.Construct, o *opSpec) {
	g.gang(c, o)
	vals, types, only := g.perDevice(c, pragma.ClauseWorker)
	o.add("workerNumOperands", vals...)
	o.deviceTypes("workerNumOperandsDeviceType", types)
	o.deviceTypes("worker", only)
	vals, types, only = g.perDevice(c, pragma.ClauseVector)
	o.add("vectorOperands", vals...)
	o.deviceTypes("vectorOperandsDeviceType", types)
	o.deviceTypes("vector", only)

	var depths, collapseTypes []ir.Attribute
	for _, cl := range c.Directive.All(pragma.ClauseCollapse) {
		for _, d := range devices(cl) {
			depths = append(depths, ir.Integer(ir.I64(), collapseOf(c, cl)))
			collapseTypes = append(collapseTypes, d)
		}
	}
	if len(depths) > 0 {
		o.attr("collapse", ir.ArrayOf(depths...))
		if forced(c) {
			o.attr(ForceCollapse, ir.Unit())
		}
		o.deviceTypes("collapseDeviceType", collapseTypes)
	}

	var sizes []*ir.Value
	var tileTypes []ir.Attribute
	var segments []int64
	for _, cl := range c.Directive.All(pragma.ClauseTile) {
		var vals []*ir.Value
		for _, a := range cl.Args {
			if a.Kind == pragma.ArgStar {
				vals = append(vals, g.constant(-1, ir.I32()))
				continue
			}
			vals = append(vals, g.host.Integer(c, a.Expr))
		}
		for _, d := range devices(cl) {
			sizes = append(sizes, vals...)
			tileTypes = append(tileTypes, d)
			segments = append(segments, int64(len(vals)))
		}
	}
	if len(sizes) > 0 {
		o.add("tileOperands", sizes...)
		o.deviceTypes("tileOperandsDeviceType", tileTypes)
		o.attr("tileOperandsSegments", i32s(segments))
	}
}

// gangArgs are the arguments of gang by their keys; without one it is num.
var gangArgs = map[string]acc.GangArg{"": acc.GangNum, "num": acc.GangNum, "dim": acc.GangDim, "static": acc.GangStatic}

func (g *Generator) gang(c *frontend.Construct, o *opSpec) {
	var vals []*ir.Value
	var kinds, types, only []ir.Attribute
	var segments []int64
	for _, cl := range c.Directive.All(pragma.ClauseGang) {
		if len(cl.Args) == 0 {
			only = append(only, devices(cl)...)
			continue
		}
		var own []*ir.Value
		var ownKinds []ir.Attribute
		for _, a := range cl.Args {
			ownKinds = append(ownKinds, gangArgs[a.Key.Text].Attr())
			if a.Kind == pragma.ArgStar {
				own = append(own, g.constant(-1, ir.Index()))
				continue
			}
			own = append(own, g.host.Integer(c, a.Expr))
		}
		for _, d := range devices(cl) {
			vals = append(vals, own...)
			kinds = append(kinds, ownKinds...)
			types = append(types, d)
			segments = append(segments, int64(len(own)))
		}
	}
	o.deviceTypes("gang", only)
	if len(vals) > 0 {
		o.add("gangOperands", vals...)
		o.attr("gangOperandsArgType", ir.ArrayOf(kinds...))
		o.deviceTypes("gangOperandsDeviceType", types)
		o.attr("gangOperandsSegments", i32s(segments))
	}
}

// modes puts seq, independent or auto on a loop. Where the default group says none, the construct around
// decides (OpenACC 3.3 §2.9.6, §2.9.7): auto in kernels, independent elsewhere.
func (g *Generator) modes(c *frontend.Construct, o *opSpec) {
	said := false
	lists := map[string][]ir.Attribute{}
	for _, m := range loopModes {
		for _, cl := range c.Directive.All(m.def) {
			said = said || len(cl.DeviceTypes) == 0
			lists[m.attr] = append(lists[m.attr], devices(cl)...)
		}
	}
	if !said {
		mode := g.loopMode(c)
		lists[mode] = append([]ir.Attribute{acc.DeviceNone.Attr()}, lists[mode]...)
	}
	for _, m := range loopModes {
		o.deviceTypes(m.attr, lists[m.attr])
	}
}

// loopMode is how a loop construct runs that does not say.
func (g *Generator) loopMode(c *frontend.Construct) string {
	for k := c; k != nil; k = k.Parent {
		switch ComputeLeaf(k.Directive.Def) {
		case pragma.DirKernels:
			return "auto_"
		case pragma.DirSerial:
			if g.convention.SerialSeq {
				if hasLevel(c.Directive) {
					return "auto_"
				}
				return "seq"
			}
		}
	}
	return "independent"
}

// hasLevel tells whether a loop says which parallelism it is for.
func hasLevel(d *pragma.Directive) bool {
	return d.Find(pragma.ClauseGang) != nil || d.Find(pragma.ClauseWorker) != nil || d.Find(pragma.ClauseVector) != nil
}

// cache lowers cache: hints for the loop around.
func (g *Generator) cache(c *frontend.Construct) {
	args := c.Directive.Args
	if args == nil {
		return
	}
	row := &decompose.Caching[0]
	for _, a := range args.Args {
		if a.Var == nil {
			continue
		}
		clause, mods := row.Forward(args.Modifiers)
		m := &mapped{row: row, clause: clause, mods: mods, object: g.host.Object(c, a.Var, false)}
		g.enterData(m, false, &asyncList{})
	}
}

// A BareLoop is a loop without a directive in a compute construct.
type BareLoop struct {
	Loc ir.Location
	// Var is the loop's variable, of which each iteration has a copy; nil: body makes it.
	Var *Object
	// Lower, Upper and Step are of one type.
	Lower, Upper, Step *ir.Value
	// Exclusive: the upper bound is not reached.
	Exclusive bool
	// Mode is seq or auto_.
	Mode string
}

// BareLoop makes an acc.loop of a loop that no directive governs, as front ends do that leave the search for parallelism
// to passes; it is marked as Bare. body lowers an iteration, given the value of the variable.
func (g *Generator) BareLoop(l BareLoop, body func(v *ir.Value)) {
	var private []*mapped
	if l.Var != nil {
		private = append(private, g.private(acc.Private, acc.ClausePrivate, l.Var, "", true))
	}
	o := newOp(acc.Loop)
	o.add("lowerbound", l.Lower)
	o.add("upperbound", l.Upper)
	o.add("step", l.Step)
	o.add("privateOperands", operands(private)...)
	o.attr("inclusiveUpperbound", ir.DenseArray(ir.I1(), []int64{boolInt(!l.Exclusive)}))
	o.deviceTypes(l.Mode, []ir.Attribute{acc.DeviceNone.Attr()})
	o.attr(Bare, ir.Unit())
	o.types = []ir.Type{}
	op := o.make(g.host.Builder(), l.Loc)
	entry := op.Region(0).AddBlock(l.Lower.Type())
	entry.Arg(0).SetLoc(l.Loc)
	g.push(nil, nil)
	g.host.Enter(entry, true, bindings(private))
	body(entry.Arg(0))
	g.host.Leave(func(b *ir.Builder) { newOp(acc.Yield).make(b, l.Loc) })
	g.pop()
}
