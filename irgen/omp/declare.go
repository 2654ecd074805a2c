package omp

import (
	"slices"

	"accc/dialects/omp"
	"accc/frontend"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// declareTarget keeps a directive about what exists on devices. What it is about gets an attribute when all of it has been made.
func (g *Generator) declareTarget(c *frontend.Construct) {
	g.Declarative(c)
	g.onDevice = append(g.onDevice, c)
}

// Finish ends the module: functions and variables of declare target directives are marked. named are those of the units that
// regions of such directives can declare.
func (g *Generator) Finish(units ...*frontend.Unit) {
	for _, c := range g.onDevice {
		var list []*frontend.Symbol
		for _, i := range c.Vars {
			list = append(list, i.Symbol)
		}
		for _, u := range units {
			list = append(list, u.Globals...)
			for _, r := range u.Routines {
				list = append(list, r.Symbol)
			}
		}
		for _, s := range list {
			if s == nil || s.OnDevice != c && !slices.ContainsFunc(s.Members, func(m *frontend.Symbol) bool { return m.OnDevice == c }) {
				continue
			}
			if op := g.host.Definition(s); op != nil {
				op.SetAttr("omp.declare_target", omp.DeclareTarget.Of(deviceType(c.Directive), capture(c, s), false))
			}
		}
	}
}

// deviceType says on which devices something exists.
func deviceType(d *pragma.Directive) ir.Attribute {
	word := "any"
	if c := d.Find(ompdir.ClauseDeviceType); c != nil && len(c.Args) > 0 {
		word = c.Args[0].Word
	}
	v, _ := omp.DeviceTypeEnum.Value(word)
	return omp.DeviceTypeEnum.Attr(v)
}

// capture says how a declare target directive names a symbol. What is local to devices is there as what enter names.
func capture(c *frontend.Construct, s *frontend.Symbol) ir.Attribute {
	word := "to"
	for _, k := range c.Directive.Clauses {
		for _, a := range k.Args {
			if i := c.Vars[a.Var]; a.Var != nil && i != nil && i.Symbol == s {
				switch k.Def {
				case ompdir.ClauseLink:
					word = "link"
				case ompdir.ClauseEnter, ompdir.ClauseLocal:
					word = "enter"
				}
			}
		}
	}
	v, _ := omp.CaptureEnum.Value(word)
	return omp.CaptureEnum.Attr(v)
}

// requires keeps a requires directive; what LLVM has flags for is an attribute of the module.
func (g *Generator) requires(c *frontend.Construct) {
	g.Declarative(c)
	module := g.host.Table().ParentOp()
	flags, _ := omp.RequiresEnum.Of(module.Attr("omp.requires"))
	for _, k := range c.Directive.Clauses {
		if v, ok := omp.RequiresEnum.Value(k.Def.Name); ok {
			flags |= v
		}
	}
	if flags != 0 {
		module.SetAttr("omp.requires", omp.RequiresEnum.Attr(flags))
	}
}

// mapperOf is the symbol of the mapper that a modifier names.
func (g *Generator) mapperOf(c *frontend.Construct, m pragma.Modifier) *ir.SymbolRefAttr {
	if len(m.Args) == 0 {
		return nil
	}
	g.host.Unsupported(m.Word.Span, "the mapper '%s'", m.Args[0].Text())
	return nil
}
