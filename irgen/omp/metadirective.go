package omp

import (
	"slices"

	"accc/dialects/arith"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// metadirective lowers what a metadirective stands for (OpenMP 5.2 §7.4), after a call that holds it. A condition that only
// a run decides chooses among copies of the code.
func (g *Generator) metadirective(c *frontend.Construct) {
	g.mark(c)
	g.choose(c, map[*pragma.Expr]int64{})
}

func (g *Generator) choose(c *frontend.Construct, decided map[*pragma.Expr]int64) {
	setting, both := g.settingOf(g.around)
	g.know(&setting, decided, func(*pragma.Expr) *frontend.Construct { return c })
	chosen, open, known := ompdir.Choose(c.Directive, setting)
	if known && both {
		there := onDevice(setting)
		there.Value, there.Initial = setting.Value, setting.Initial
		other, _, known := ompdir.Choose(c.Directive, there)
		if known && other != chosen && slices.Contains(setting.Constructs, ompdir.DirTarget) && (isTeams(chosen) || isTeams(other)) {
			// LLVM 22 has teams directly in the target region, under no condition: the region is made for devices.
			g.stand(c, other)
			return
		}
		if known && other != chosen {
			on := g.runsOnDevice()
			g.host.If(on, func() { g.stand(c, other) })
			g.host.If(g.not(on), func() { g.stand(c, chosen) })
			return
		}
	}
	if known {
		g.stand(c, chosen)
		return
	}
	var condition *ir.Value
	switch {
	case open == nil || !conditional(c.Directive, open):
		g.host.Unsupported(c.Directive.NameSpan, "a metadirective that depends on a score that is not constant")
	case isDeviceNumber(c.Directive, open):
		condition = g.isInitialDevice(g.host.Integer(c, open))
	default:
		condition = g.host.Condition(c, open)
	}
	for value, when := range []*ir.Value{g.not(condition), condition} {
		decided[open] = int64(value)
		g.host.If(when, func() { g.choose(c, decided) })
	}
	delete(decided, open)
}

// isTeams reports whether a directive that a metadirective stands for begins a league.
func isTeams(d *pragma.Directive) bool { return d != nil && d.Def.Is(ompdir.DirTeams) }

// not is whether a condition does not hold.
func (g *Generator) not(condition *ir.Value) *ir.Value {
	b := g.host.Builder()
	return b.Op(arith.XOrI, ir.With{Operands: []*ir.Value{condition, irgen.Constant(b, 1, ir.I1())}, Types: []ir.Type{ir.I1()}}).Result(0)
}

// stand lowers a construct by the directive that its own one stands for; nil: what it governs stays as it is.
func (g *Generator) stand(c *frontend.Construct, chosen *pragma.Directive) {
	if chosen == nil || chosen.Def == ompdir.DirNothing {
		if c.Body.IsValid() {
			g.inside(c, func() { g.host.Body(c) })
		}
		return
	}
	d := *chosen
	if !d.Span.IsValid() {
		d.Span = c.Directive.Span
	}
	own, outer := c.Directive, g.chosen
	func() {
		defer func() { c.Directive, g.chosen = own, outer }()
		c.Directive, g.chosen = &d, c
		g.Construct(c)
	}()
	if !ownsBody(&d) && c.Body.IsValid() {
		g.inside(c, func() { g.host.Body(c) })
	}
}

// ownsBody reports whether a directive governs a statement.
func ownsBody(d *pragma.Directive) bool {
	a := d.Assoc()
	return a == pragma.Block || a == pragma.LoopNest
}
