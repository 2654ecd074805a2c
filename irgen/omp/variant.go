package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/arith"
	fn "accc/dialects/func"
	"accc/frontend"
	"accc/frontend/sharing"
	"accc/ir"
	"accc/irgen"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A Variant is a function that can be called in place of a base function (OpenMP 5.2 §7.5).
type Variant struct {
	Symbol   *frontend.Symbol
	selector []*pragma.TraitSet
	// directive is the declare variant directive; nil for a function in the region of begin declare variant.
	directive *frontend.Construct
}

// A Choice is what a call calls: a variant, the base function if that is nil, or, by a condition that only a run decides, what Then or
// Else says. A nil Choice is the base function, too.
type Choice struct {
	Variant *Variant
	// Condition is the i1 that decides, or nil. args are the arguments of the call, as the base function takes them.
	Condition  func(args []*ir.Value) *ir.Value
	Then, Else *Choice
}

// Callee chooses what is called in place of the function of a name, by the context of the call (§7.5). call is what Host.TargetCall
// returns for calls that dispatch governs.
func (g *Generator) Callee(base string, call any) *Choice {
	list := g.variants()[base]
	if len(list) == 0 {
		return nil
	}
	without := g.decideHere(list)
	if !g.dispatches(call) {
		return without
	}
	choice := g.decideHere(list, ompdir.DirDispatch)
	choice = g.dispatching.nocontext.choose(without, choice)
	return g.dispatching.novariants.choose(nil, choice)
}

// decideHere chooses among the variants of a function for a call in the code that is being lowered, within further constructs. In a
// function of both sides the side that executes it may decide.
func (g *Generator) decideHere(list []*Variant, within ...*pragma.DirectiveDef) *Choice {
	s, both := g.settingOf(g.around)
	s.Constructs = append(s.Constructs, within...)
	host := g.decide(list, s, map[*pragma.Expr]int64{})
	if !both {
		return host
	}
	device := g.decide(list, onDevice(s), map[*pragma.Expr]int64{})
	if host == device || host != nil && device != nil && host.Condition == nil && device.Condition == nil && host.Variant == device.Variant {
		return host
	}
	return &Choice{Then: device, Else: host, Condition: func([]*ir.Value) *ir.Value { return g.runsOnDevice() }}
}

// onDevice is the setting on a device of code that both sides have, of which s is that on the host (§7.1).
func onDevice(s ompdir.Setting) ompdir.Setting {
	d := ompdir.Device
	d.Constructs = s.Constructs
	if !slices.Contains(s.Constructs, ompdir.DirTarget) {
		d.Constructs = append([]*pragma.DirectiveDef{ompdir.DirTarget}, s.Constructs...)
	}
	d.Target, d.Requires = s.Target, s.Requires
	return d
}

// runsOnDevice is whether a device executes the code that is being lowered.
func (g *Generator) runsOnDevice() *ir.Value {
	initial := g.host.Runtime("omp_is_initial_device", ir.I32())
	b := g.host.Builder()
	return b.Op(arith.CmpI, ir.With{Operands: []*ir.Value{initial, irgen.Constant(b, 0, ir.I32())}, Types: []ir.Type{ir.I1()},
		Attrs: []ir.NamedAttr{arith.Predicate(arith.EQ)}}).Result(0)
}

// decide chooses among the variants of a function. decided are the conditions that have been decided.
func (g *Generator) decide(list []*Variant, s ompdir.Setting, decided map[*pragma.Expr]int64) *Choice {
	g.know(&s, decided, func(e *pragma.Expr) *frontend.Construct { return g.selectors[e] })
	var selectors [][]*pragma.TraitSet
	for _, v := range list {
		selectors = append(selectors, v.selector)
	}
	best, open, known := s.Best(selectors)
	switch {
	case known && best < 0:
		return nil
	case known:
		return &Choice{Variant: list[best]}
	}
	c := g.selectors[open]
	if !conditional(c.Directive, open) {
		g.host.Unsupported(open.Span, "a context selector that depends on this number")
	}
	decided[open] = 0
	no := g.decide(list, s, decided)
	decided[open] = 1
	yes := g.decide(list, s, decided)
	delete(decided, open)
	if yes == nil && no == nil {
		return nil
	}
	return &Choice{Then: yes, Else: no, Condition: func(args []*ir.Value) *ir.Value {
		v := g.evaluate(c, open, args)
		if isDeviceNumber(c.Directive, open) {
			return g.isInitialDevice(v)
		}
		return v
	}}
}

// initialDevice is omp_initial_device of omp.h and omp_lib, another number of the host.
const initialDevice = -1

// know lets a setting tell the values of expressions of context selectors: those that a branch around has decided, and constants. A
// decision about the number of a device is whether that is the host. of is the construct whose selectors have an expression.
func (g *Generator) know(s *ompdir.Setting, decided map[*pragma.Expr]int64, of func(e *pragma.Expr) *frontend.Construct) {
	s.Value = func(e *pragma.Expr) (int64, bool) {
		if n, ok := decided[e]; ok {
			return n, true
		}
		return exprs{g, of(e)}.Known(e)
	}
	s.Initial = func(e *pragma.Expr) (initial, known bool) {
		if n, ok := decided[e]; ok {
			return n != 0, true
		}
		n, known := exprs{g, of(e)}.Known(e)
		return n == initialDevice, known
	}
}

// isInitialDevice is whether the device of a number is the host.
func (g *Generator) isInitialDevice(number *ir.Value) *ir.Value {
	b := g.host.Builder()
	number = g.deviceNumber(number)
	equal := func(x *ir.Value) *ir.Value {
		return b.Op(arith.CmpI, ir.With{Operands: []*ir.Value{number, x}, Types: []ir.Type{ir.I1()},
			Attrs: []ir.NamedAttr{arith.Predicate(arith.EQ)}}).Result(0)
	}
	own := equal(g.host.Runtime("omp_get_initial_device", ir.I32()))
	return b.Op(arith.OrI, ir.With{Operands: []*ir.Value{own, equal(irgen.Constant(b, initialDevice, ir.I32()))}, Types: []ir.Type{ir.I1()}}).Result(0)
}

// variants are those of the units, by the names of their base functions.
func (g *Generator) variants() map[string][]*Variant {
	if g.variantsOf != nil {
		return g.variantsOf
	}
	g.variantsOf, g.selectors = map[string][]*Variant{}, map[*pragma.Expr]*frontend.Construct{}
	seen := map[*frontend.Construct]bool{}
	add := func(base string, v *Variant, from ...*frontend.Construct) {
		g.variantsOf[base] = append(g.variantsOf[base], v)
		for _, c := range from {
			eachSelectorExpr(c.Directive, func(e *pragma.Expr, _ bool) { g.selectors[e] = c })
		}
	}
	for _, u := range g.units {
		u.EachDeclaration(func(c *frontend.Construct) {
			match := c.Directive.Find(ompdir.ClauseMatch)
			if c.Directive.Def != ompdir.DirDeclareVariant || c.Target == nil || c.Target.Symbol == nil || match == nil || seen[c] {
				return
			}
			seen[c] = true
			if s := variantOf(c); s != nil {
				add(g.host.FunctionName(c.Target.Symbol), &Variant{s, match.Context, c}, c)
			}
		})
		for _, r := range u.Routines {
			if r.VariantOf == "" {
				continue
			}
			v := &Variant{Symbol: r.Symbol}
			var regions []*frontend.Construct
			for _, c := range r.Symbol.Regions {
				if match := c.Directive.Find(ompdir.ClauseMatch); c.Directive.Def == ompdir.DirBeginDeclareVariant && match != nil {
					v.selector = ompdir.Merge(v.selector, match.Context)
					regions = append(regions, c)
				}
			}
			add(r.VariantOf, v, regions...)
		}
	}
	return g.variantsOf
}

// variantOf is the function that a declare variant directive names, or nil.
func variantOf(c *frontend.Construct) *frontend.Symbol {
	if c.Directive.Args == nil {
		return nil
	}
	for _, a := range c.Directive.Args.Args {
		if s := c.Names[a]; s != nil {
			return s
		}
	}
	return nil
}

// eachSelectorExpr calls f for the expressions in the context selectors of a directive; decides: a run can choose by it, a condition or
// the number of a device.
func eachSelectorExpr(d *pragma.Directive, f func(e *pragma.Expr, decides bool)) {
	for _, c := range d.Clauses {
		for _, set := range c.Context {
			for _, t := range set.Traits {
				if t.Score != nil {
					f(t.Score, false)
				}
				for _, a := range t.Args {
					if a.Expr != nil {
						f(a.Expr, t.Name.Text == "condition" || ompdir.IsDeviceNumber(set, t))
					}
				}
			}
		}
	}
}

// conditional reports whether a run can choose by the value of an expression of a directive's context selectors.
func conditional(d *pragma.Directive, e *pragma.Expr) (found bool) {
	eachSelectorExpr(d, func(x *pragma.Expr, decides bool) { found = found || x == e && decides })
	return found
}

// isDeviceNumber reports whether an expression of a directive's context selectors is the number of a device.
func isDeviceNumber(d *pragma.Directive, e *pragma.Expr) bool {
	for _, c := range d.Clauses {
		for _, set := range c.Context {
			for _, t := range set.Traits {
				if ompdir.IsDeviceNumber(set, t) && len(t.Args) > 0 && t.Args[0].Expr == e {
					return true
				}
			}
		}
	}
	return false
}

// settingOf is what context selectors are matched against inside of a construct, or, for nil, in the routine that is being lowered. A
// target region is code of both sides: the host executes it for if(0), for its own device number, and where there is no device. both
// tells that it is that on the host of code that devices execute, too.
func (g *Generator) settingOf(around *frontend.Construct) (s ompdir.Setting, both bool) {
	s = ompdir.Host
	var inTarget bool
	for p := around; p != nil && !inTarget; p = p.Parent {
		if !sharing.IsOMP(p) || p.Directive.Def == ompdir.DirDispatch || isMeta(p.Directive.Def) {
			continue
		}
		s.Constructs = slices.Concat(leavesOf(p.Directive.Def), s.Constructs)
		inTarget = sharing.Has(p, ompdir.DirTarget)
	}
	if !inTarget {
		var outer []*pragma.DirectiveDef
		for _, list := range g.variants() {
			for _, v := range list {
				if v.Symbol == g.routine {
					outer = append(outer, constructsOf(v.selector)...)
				}
			}
		}
		s.Constructs = slices.Concat(outer, s.Constructs)
	}
	both = inTarget || g.routine != nil && ofBothSides(g.routine.OnDevice)
	if !inTarget && g.routine != nil && onlyOnDevice(g.routine.OnDevice) {
		constructs := append([]*pragma.DirectiveDef{ompdir.DirTarget}, s.Constructs...)
		s, both = ompdir.Device, false
		s.Constructs = constructs
	}
	s.Target, s.Requires = &ompdir.Device, g.requirements()
	return s, both
}

// leavesOf are the constructs that a directive consists of.
func leavesOf(d *pragma.DirectiveDef) []*pragma.DirectiveDef {
	if d.Leaves == nil {
		return []*pragma.DirectiveDef{d}
	}
	return d.Leaves
}

// isMeta reports whether a directive is no construct itself: another one is lowered in place of it, or none.
func isMeta(d *pragma.DirectiveDef) bool {
	return d == ompdir.DirMetadirective || d == ompdir.DirBeginMetadirective
}

// constructsOf are the constructs that a selector asks for: they are around each call of the variant (§7.1). Dispatch is around the
// call alone.
func constructsOf(selector []*pragma.TraitSet) (list []*pragma.DirectiveDef) {
	for _, set := range selector {
		for _, t := range set.Traits {
			if d := ompdir.Table.Directive(t.Name.Text); set.Name.Text == "construct" && d != nil && d != ompdir.DirDispatch {
				list = append(list, d)
			}
		}
	}
	return list
}

// onlyOnDevice reports whether a declare target directive is about what does not exist on the host; ofBothSides whether it is about what
// exists there and on devices.
func onlyOnDevice(c *frontend.Construct) bool { return c != nil && deviceWord(c.Directive) == "nohost" }

func ofBothSides(c *frontend.Construct) bool { return c != nil && deviceWord(c.Directive) == "any" }

// requirements are the clauses of the units' requires directives.
func (g *Generator) requirements() (list []*pragma.Clause) {
	for _, u := range g.units {
		u.EachConstruct(func(c *frontend.Construct) {
			if c.Directive.Def == ompdir.DirRequires {
				list = append(list, c.Directive.Clauses...)
			}
		})
	}
	return list
}

// A holder is the function that holds a directive with context selectors that only a run decides: it returns their values.
type holder struct {
	op      *ir.Op
	results map[*pragma.Expr]int
}

// declareVariant keeps a declare variant or begin declare variant directive.
func (g *Generator) declareVariant(c *frontend.Construct) {
	if d := c.Directive; d.Def == ompdir.DirDeclareVariant {
		if c.Target == nil {
			g.host.Unsupported(d.NameSpan, "a declare variant directive that no function follows")
		}
		if variantOf(c) == nil {
			g.host.Unsupported(d.Args.Args[0].Span, "a variant that is not declared in this source")
		}
	}
	dynamic := false
	eachSelectorExpr(c.Directive, func(e *pragma.Expr, _ bool) {
		_, known := exprs{g, c}.Known(e)
		dynamic = dynamic || !known
	})
	if dynamic {
		g.holder(c)
		return
	}
	g.Declarative(c)
}

// holder is the function that holds a directive. It has the parameters of the function that the directive is about.
func (g *Generator) holder(c *frontend.Construct) *holder {
	if h := g.holders[c]; h != nil {
		return h
	}
	g.changes()
	h := &holder{results: map[*pragma.Expr]int{}}
	g.holders[c] = h
	var attr ir.Attribute
	around, dispatching := g.around, g.dispatching
	g.around, g.dispatching = nil, nil
	h.op = g.host.Holder(c, g.declarativeName(), func() []*ir.Value {
		a, operands, err := g.hold(c, exprs{g, c}, func(e *pragma.Expr, _ *ir.Value) { h.results[e] = len(h.results) })
		if err != nil {
			g.host.Unsupported(c.Directive.NameSpan, "%s", err.Error())
		}
		attr = a
		return operands
	})
	g.around, g.dispatching = around, dispatching
	h.op.SetAttr(accc.Directive.Name, attr)
	return h
}

// evaluate calls the function that holds a directive for the value of one of its expressions.
func (g *Generator) evaluate(c *frontend.Construct, e *pragma.Expr, args []*ir.Value) *ir.Value {
	h := g.holder(c)
	t := functionType(h.op)
	if len(args) < len(t.Inputs) {
		g.host.Unsupported(e.Span, "a condition about arguments that the call does not have")
	}
	args = args[:len(t.Inputs)]
	for i, a := range args {
		if a.Type() != t.Inputs[i] {
			g.host.Unsupported(e.Span, "a condition about arguments of other types than those of the call")
		}
	}
	call := g.host.Builder().Op(fn.Call, ir.With{Operands: args, Types: t.Results,
		Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(h.op.StringAttr("sym_name"))}}})
	return call.Result(h.results[e])
}

func functionType(f *ir.Op) *ir.FunctionType {
	if a, ok := f.Attr("function_type").(*ir.TypeAttr); ok {
		if t, ok := a.Type.(*ir.FunctionType); ok {
			return t
		}
	}
	return ir.Func(nil, nil)
}
