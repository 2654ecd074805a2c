package omp

import (
	"slices"
	"strconv"

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
	g.renameCriticals()
	for _, c := range g.onDevice {
		var list []*frontend.Symbol
		for _, i := range c.Vars {
			list = append(list, i.Symbol)
		}
		for _, u := range units {
			list = append(list, u.Globals...)
			for _, r := range u.Routines {
				list = append(list, r.Symbol)
				for _, call := range r.Calls {
					list = append(list, call.Symbol)
				}
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

// Import notes the directives of modules that are not lowered here: functions and variables of declare target directives are marked as those of the
// module's own sources are.
func (g *Generator) Import(c *frontend.Construct) {
	if c.Directive.Def == ompdir.DirDeclareTarget || c.Directive.Def == ompdir.DirBeginDeclareTarget {
		g.onDevice = append(g.onDevice, c)
	}
}

// Mappers lowers the mappers of modules that are not lowered here, as far as maps refer to them, and those to which these refer.
func (g *Generator) Mappers(imported []*frontend.Construct) {
	for again := true; again; {
		again = false
		for _, m := range g.mappers {
			if m.needed && !m.made && slices.Contains(imported, m.c) {
				again = true
				g.declareMapper(m.c)
			}
		}
	}
}

// deviceType says on which devices something exists.
func deviceType(d *pragma.Directive) ir.Attribute {
	v, _ := omp.DeviceTypeEnum.Value(deviceWord(d))
	return omp.DeviceTypeEnum.Attr(v)
}

func deviceWord(d *pragma.Directive) string {
	if c := d.Find(ompdir.ClauseDeviceType); c != nil && len(c.Args) > 0 {
		return c.Args[0].Word
	}
	return "any"
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

// A mapper is a declare mapper directive with what the host language says of it.
type mapper struct {
	*Mapper
	c *frontend.Construct
	// needed: a map refers to it; made: its operation is there, or will be.
	needed, made bool
}

// declaredMappers returns the mappers of the units. Those that share a name in different scopes have numbers in their symbols.
func (g *Generator) declaredMappers() []*mapper {
	if g.mappers == nil {
		g.changes()
		g.mappers = []*mapper{}
		used := map[string]bool{}
		for _, u := range g.units {
			u.EachDeclaration(func(c *frontend.Construct) {
				if c.Directive.Def != ompdir.DirDeclareMapper || slices.ContainsFunc(g.mappers, func(m *mapper) bool { return m.c == c }) {
					return
				}
				m := &mapper{Mapper: g.host.Mapper(c), c: c}
				for base, n := m.Symbol, 1; used[m.Symbol]; n++ {
					m.Symbol = base + "_" + strconv.Itoa(n)
				}
				used[m.Symbol] = true
				g.mappers = append(g.mappers, m)
			})
		}
	}
	return g.mappers
}

// mapper returns the symbol of the mapper that a name denotes at a construct for the type of a place, if the type is known, the default one
// without a name; nil if none is visible.
func (g *Generator) mapper(c *frontend.Construct, name string, of *Place) *ir.SymbolRefAttr {
	list, _ := c.Named(ompdir.DirDeclareMapper, name)
	for _, d := range list {
		for _, m := range g.declaredMappers() {
			if m.c.Directive == d.Directive && (m.Key == of.Mapper || of.Mapper == "") {
				m.needed = true
				return ir.Symbol(m.Symbol)
			}
		}
	}
	return nil
}

// mapperOf is the symbol of the mapper that a modifier names.
func (g *Generator) mapperOf(c *frontend.Construct, w pragma.Modifier, of *Place) *ir.SymbolRefAttr {
	if len(w.Args) == 0 {
		return nil
	}
	name := w.Args[0].Text()
	if name == "default" {
		return g.defaultMapper(c, of)
	}
	ref := g.mapper(c, name, of)
	if ref == nil {
		g.host.Unsupported(w.Word.Span, "the mapper '%s', which is not declared in this source", name)
	}
	return ref
}

// defaultMapper is the mapper of a type that needs no name, or nil.
func (g *Generator) defaultMapper(c *frontend.Construct, of *Place) *ir.SymbolRefAttr {
	if of.Mapper == "" {
		return nil
	}
	return g.mapper(c, "", of)
}

// declareMapper lowers a declare mapper directive: an operation that maps the parts of a variable of the type. Ranges of iterators
// that depend on the variable are operands of a call in the operation, which then holds the directive.
func (g *Generator) declareMapper(c *frontend.Construct) {
	constant := g.constantRanges(c)
	if constant {
		g.Declarative(c)
	}
	i := slices.IndexFunc(g.declaredMappers(), func(m *mapper) bool { return m.c == c })
	if i < 0 {
		g.host.Unsupported(c.Directive.NameSpan, "a declare mapper directive in this position")
	}
	x := g.mappers[i]
	x.made = true
	loc := g.host.Location(c.Directive.Span)
	o := ir.NewDraft(omp.DeclareMapper)
	o.Set("sym_name", ir.String(x.Symbol))
	o.Set("type", ir.TypeValue(x.Type))
	op := o.Insert(g.recipePlace(), loc)
	entry := op.Region(0).AddBlock(x.Address)
	g.host.Enter(entry, true, nil)
	x.Begin(entry.Arg(0))
	if !constant {
		entry.Arg(0).SetLoc(&ir.NameLoc{Name: c.Directive.Args.Args[0].Decl.Name.Text, Child: loc}) // operands may be values of it
		g.mark(c)
	}
	m := g.newMaps(c, c.Directive.Clauses)
	m.own, m.mapper = !g.host.FlangMaps(), x.Key // flang applies no mappers to members
	for _, cl := range c.Directive.All(ompdir.ClauseMap) {
		m.clause(cl, omp.MapTo|omp.MapFrom, false)
	}
	m.finish()
	g.host.Leave(func(b *ir.Builder) {
		end := ir.NewDraft(omp.DeclareMapperInfo)
		entries{m.entry(&omp.SlotMap)}.put(end)
		end.Insert(b, loc)
	})
}

// constantRanges reports whether no range of an iterator needs code.
func (g *Generator) constantRanges(c *frontend.Construct) bool {
	for _, cl := range c.Directive.Clauses {
		for _, d := range iteratorsOf(cl) {
			for _, x := range []*pragma.Expr{d.Begin, d.End, d.Step} {
				if x == nil {
					continue
				}
				if _, known := (exprs{g, c}).Known(x); !known {
					return false
				}
			}
		}
	}
	return true
}
