package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// dispatching is the dispatch construct whose statement is being lowered (OpenMP 5.2 §7.6).
type dispatching struct {
	construct *frontend.Construct
	call      any // the call that it is for
	// What novariants and nocontext say, and the device, nil for the default.
	novariants, nocontext verdict
	device                *ir.Value
}

// A verdict is the value of a condition, which may only be known when the program runs.
type verdict struct {
	value *ir.Value // nil: holds
	holds bool
}

// choose is a choice if the condition holds and another one if it does not.
func (v verdict) choose(yes, no *Choice) *Choice {
	switch {
	case v.value == nil && v.holds:
		return yes
	case v.value == nil || yes == nil && no == nil:
		return no
	}
	return &Choice{Then: yes, Else: no, Condition: func([]*ir.Value) *ir.Value { return v.value }}
}

// dispatches reports whether a call is the one that a dispatch construct around is for.
func (g *Generator) dispatches(call any) bool {
	return g.dispatching != nil && call != nil && g.dispatching.call == call
}

// dispatch lowers dispatch: a call holds it, and the call in its statement is that of a variant.
func (g *Generator) dispatch(c *frontend.Construct) {
	d := c.Directive
	s := &dispatching{construct: c, call: g.host.TargetCall(c)}
	if s.call == nil {
		g.host.Unsupported(d.NameSpan, "a dispatch construct without the call of a function")
	}
	values := map[*pragma.Expr]*ir.Value{}
	attr, operands, err := g.hold(c, exprs{g, c}, func(e *pragma.Expr, v *ir.Value) { values[e] = v })
	if err != nil {
		g.host.Unsupported(d.NameSpan, "%s", err.Error())
	}
	g.markCall(d, operands, g.host.Location(d.Span)).SetAttr(accc.Directive.Name, attr)
	s.novariants, s.nocontext = g.verdict(c, ompdir.ClauseNovariants, values), g.verdict(c, ompdir.ClauseNocontext, values)
	var restore func()
	if k := d.Find(ompdir.ClauseDevice); k != nil && len(k.Args) > 0 {
		s.device, restore = g.setDevice(c, k.Args[0].Expr, values)
	}
	g.waitFor(c)
	outer := g.dispatching
	g.dispatching = s
	g.inside(c, func() { g.host.Body(c) })
	g.dispatching = outer
	if restore != nil {
		restore()
	}
}

// verdict is what a condition of a directive says. values are those of the expressions that are not constant.
func (g *Generator) verdict(c *frontend.Construct, def *pragma.ClauseDef, values map[*pragma.Expr]*ir.Value) verdict {
	k := c.Directive.Find(def)
	if k == nil || len(k.Args) == 0 {
		return verdict{}
	}
	e := k.Args[0].Expr
	if v := values[e]; v != nil {
		return verdict{value: v}
	}
	n, _ := exprs{g, c}.Known(e)
	return verdict{holds: n != 0}
}

// deviceNumber converts the number of a device to the type that it has in the run-time library.
func (g *Generator) deviceNumber(v *ir.Value) *ir.Value {
	b := g.host.Builder()
	switch w := arith.Width(v.Type()); {
	case w > 32:
		return b.Op(arith.TruncI, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{ir.I32()}}).Result(0)
	case w < 32:
		return b.Op(arith.ExtSI, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{ir.I32()}}).Result(0)
	}
	return v
}

// setDevice makes a device the default one (§7.6); restore makes that what it was.
func (g *Generator) setDevice(c *frontend.Construct, e *pragma.Expr, values map[*pragma.Expr]*ir.Value) (device *ir.Value, restore func()) {
	b := g.host.Builder()
	if device = values[e]; device == nil {
		n, _ := exprs{g, c}.Known(e)
		device = irgen.Constant(b, n, ir.I32())
	}
	device = g.deviceNumber(device)
	before := g.host.Runtime("omp_get_default_device", ir.I32())
	g.host.Runtime("omp_set_default_device", nil, device)
	return device, func() { g.host.Runtime("omp_set_default_device", nil, before) }
}

// waitFor waits for the tasks that the depend clauses name before the call, as taskwait does.
func (g *Generator) waitFor(c *frontend.Construct) {
	list := c.Directive.All(ompdir.ClauseDepend)
	if len(list) == 0 {
		return
	}
	l := omprows.LayoutFor(ompdir.DirTaskwait)
	o := ir.NewDraft(l.Op)
	g.clauses(o, l, c, list)
	o.Set(accc.Part.Name, ir.Unit())
	o.Insert(g.host.Builder(), g.host.Location(c.Directive.Span))
}

// Prepare adjusts the arguments of a call of a variant, and appends those that the variant has besides (§7.5.2, §7.5.3). plain is the
// variable that an argument is, or nil. after is to be done after the call.
func (g *Generator) Prepare(v *Variant, call any, args []*ir.Value, plain func(i int) *frontend.Symbol) (out []*ir.Value, after func()) {
	after = func() {}
	var device *ir.Value
	onDevice := func() *ir.Value {
		if device == nil {
			device = g.deviceOfCall()
		}
		return device
	}
	if v == nil || v.directive == nil || !g.dispatches(call) {
		return args, after
	}
	d := v.directive.Directive
	out = slices.Clone(args)
	for _, k := range d.All(ompdir.ClauseAdjustArgs) {
		if len(k.Modifiers) == 0 || k.Modifiers[0].Word.Text == "nothing" {
			continue
		}
		addresses := k.Modifiers[0].Word.Text == "need_device_addr"
		for _, a := range k.Args {
			i, info := -1, v.directive.Vars[a.Var]
			if info != nil && info.Symbol != nil {
				i = g.host.Parameter(v.directive, info.Symbol)
			}
			if i < 0 || i >= len(out) {
				g.host.Unsupported(a.Span, "'%s', which is not a parameter of the base function, in adjust_args", a.Text())
			}
			if s := plain(i); s == nil || !g.onDeviceAlready(s, addresses) {
				out[i] = g.host.DeviceArgument(info.Symbol, a.Span, out[i], onDevice, addresses)
			}
		}
	}
	given := g.dispatching.objects()
	appended := 0
	for _, k := range d.All(ompdir.ClauseAppendArgs) {
		for _, a := range k.Args {
			if a.Clause == nil {
				continue
			}
			var addr, arg *ir.Value
			if appended < len(given) {
				_, arg = g.host.Interop(g.host.Object(g.dispatching.construct, given[appended].Var, true).Var)
			} else {
				addr, arg = g.host.Interop(nil)
				g.interop(v, ompdir.ClauseInit, a.Clause.Modifiers, addr)
				before := after
				after = func() { g.interop(v, ompdir.ClauseDestroy, nil, addr); before() }
				if arg == nil {
					_, arg = g.host.Interop(addr)
				}
			}
			out = append(out, arg)
			appended++
		}
	}
	if appended < len(given) {
		g.host.Unsupported(given[appended].Span, "an interop object that the variant has no argument for")
	}
	return out, after
}

// deviceOfCall is the device of the dispatch construct.
func (g *Generator) deviceOfCall() *ir.Value {
	if d := g.dispatching.device; d != nil {
		return d
	}
	return g.host.Runtime("omp_get_default_device", ir.I32())
}

// onDeviceAlready reports whether a clause says that a variable holds, or has, an address on the device.
func (g *Generator) onDeviceAlready(s *frontend.Symbol, addresses bool) bool {
	c := g.dispatching.construct
	def := ompdir.ClauseIsDevicePtr
	if addresses {
		def = ompdir.ClauseHasDeviceAddr
	}
	for _, k := range c.Directive.All(def) {
		for _, a := range k.Args {
			if i := c.Vars[a.Var]; i != nil && i.Symbol == s {
				return true
			}
		}
	}
	return false
}

// objects are the interop objects that the construct has for the variant.
func (d *dispatching) objects() (list []*pragma.Arg) {
	for _, k := range d.construct.Directive.All(ompdir.ClauseInterop) {
		list = append(list, k.Args...)
	}
	return list
}

// interop makes the call of an interop directive that prepares or ends the use of an object for a variant.
func (g *Generator) interop(v *Variant, def *pragma.ClauseDef, modifiers []pragma.Modifier, addr *ir.Value) {
	k := pragma.NewClause(def)
	k.Parens, k.Modifiers = true, modifiers
	k.Args = []*pragma.Arg{{Kind: pragma.ArgVar, Var: &pragma.Var{Name: "interop", Tokens: pragma.LexText("interop")}}}
	d := &pragma.Directive{Def: ompdir.DirInterop, Clauses: []*pragma.Clause{k}}
	attr, operands, err := omprows.Mark(d, object{exprs{g, v.directive}, addr}, true)
	if err != nil {
		g.host.Unsupported(g.dispatching.construct.Directive.NameSpan, "%s", err.Error())
	}
	call := g.markCall(d, operands, g.host.Location(g.dispatching.construct.Directive.Span))
	call.SetAttr(accc.Directive.Name, attr)
	call.SetAttr(accc.Part.Name, ir.Unit())
}

// An object is what the clauses of an interop directive are about.
type object struct {
	exprs
	addr *ir.Value
}

func (o object) Locator(*pragma.Clause, *pragma.Arg) *ir.Value { return o.addr }
