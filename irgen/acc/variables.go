package acc

import (
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/conversion/implicit"
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// variables is what the implicit rules ask about the variables of one construct: it implements implicit.FrontEnd. Of
// the host dialect it takes what addresses are; types, names and sections are those of the program, of which pointers
// know nothing.
type variables struct {
	ir.Variables
	g       *Generator
	host    irgen.VariableHost
	c       *frontend.Construct
	async   acc.Held
	symbols map[*ir.Value]*frontend.Symbol
	globals map[string]*frontend.Symbol
	uses    map[*frontend.Symbol][]frontend.Use
	order   map[*frontend.Symbol]int // of their first uses
	// list and first are what has been made: data operations and firstprivate ones.
	list, first []*mapped
}

func (g *Generator) variables(c *frontend.Construct, async acc.Held) *variables {
	host := g.host.(irgen.VariableHost)
	v := &variables{Variables: host.Variables(), g: g, host: host, c: c, async: async,
		symbols: map[*ir.Value]*frontend.Symbol{}, globals: map[string]*frontend.Symbol{}, uses: map[*frontend.Symbol][]frontend.Use{}, order: map[*frontend.Symbol]int{}}
	var copies []frontend.Use
	uses := slices.DeleteFunc(usesIn(c), func(u frontend.Use) bool {
		if g.privateInside(c, u) {
			copies = append(copies, u)
			return true
		}
		return false
	})
	for _, u := range append(uses, copies...) { // attributes are about the others
		s := u.Symbol
		if s.Type == nil || s.Storage == frontend.Func || s.Storage == frontend.Constant || declaredInside(c, s) {
			continue
		}
		if v.uses[s] == nil {
			v.order[s] = len(v.order)
			if addr, global := host.Address(s); addr != nil {
				v.symbols[addr] = s
			} else if global != "" {
				v.globals[global] = s
			}
		}
		v.uses[s] = append(v.uses[s], u)
	}
	return v
}

// symbol is the variable at an address, and the names of the members that lead to it.
func (v *variables) symbol(addr *ir.Value) (s *frontend.Symbol, path []string) {
	for {
		if s := v.symbols[addr]; s != nil {
			return s, path
		}
		d := addr.Op()
		if ref := v.Global(d); ref != nil {
			return v.globals[ref.Root], path
		}
		if d == nil || v.Fields(d) == nil {
			return nil, nil
		}
		path = append([]string{v.host.MemberName(d)}, path...)
		addr = d.Operand(0)
	}
}

// use is the use of a variable or member that attributes and messages are about, and its type.
func (v *variables) use(s *frontend.Symbol, path []string) (source.Span, *frontend.TypeInfo) {
	if len(path) == 0 {
		return v.uses[s][0].Span, s.Type
	}
	for _, u := range v.uses[s] {
		if slices.Equal(u.Members, path) {
			return u.Span, u.Member
		}
	}
	return v.uses[s][0].Span, nil
}

// Known implements implicit.FrontEnd.
func (v *variables) Known(addr *ir.Value) bool {
	s, path := v.symbol(addr)
	return s != nil && len(path) == 0
}

// Order implements implicit.FrontEnd: an expression may be computed in another order than it is written.
func (v *variables) Order(addr *ir.Value) int {
	s, _ := v.symbol(addr)
	return v.order[s]
}

// Declared implements implicit.FrontEnd.
func (v *variables) Declared(addr *ir.Value) bool {
	s, _ := v.symbol(addr)
	return v.g.declared[s]
}

// Repeatable implements ir.Variables: the program's constants are variables, too.
func (v *variables) Repeatable(*ir.Op) bool { return false }

// Reads implements implicit.FrontEnd: a clause that the user wrote on a loop inside names the variable.
func (v *variables) Reads(private *ir.Op) bool {
	if private.Attr("implicit") == ir.Bool(true) {
		return false
	}
	return !slices.ContainsFunc(private.Result(0).Users(), func(o *ir.Op) bool {
		return o.Is(acc.Loop) && o.Attr("combined") != nil
	})
}

// Category implements ir.Variables.
func (v *variables) Category(addr *ir.Value) ir.Category {
	_, t := v.use(v.symbol(addr))
	if t == nil {
		return ir.Aggregate
	}
	return category(t)
}

// category is what the implicit rules tell apart about variables of a type.
func category(t *frontend.TypeInfo) ir.Category {
	switch {
	case t.Class == frontend.Function || t.Class == frontend.Void || t.Class == frontend.Unknown:
		return ir.NotData
	case isFunctionPointer(t):
		return ir.Scalar
	case t.Class == frontend.Pointer:
		return ir.Unsized
	case t.IsScalar():
		return ir.Scalar
	}
	return ir.Aggregate
}

// isFunctionPointer reports whether variables of a type lead to code; each gang has a copy of such a variable.
func isFunctionPointer(t *frontend.TypeInfo) bool {
	return t.Class == frontend.Pointer && t.Elem != nil && t.Elem.Class == frontend.Function
}

// Inside implements ir.Variables: what the region has of its own is named as the variable is.
func (v *variables) Inside(b *ir.Builder, x, addr, dev *ir.Value) *ir.Value {
	if s, _ := v.symbol(x); s != nil {
		b.Loc = &ir.NameLoc{Name: s.Name, Child: addr.Loc()}
	}
	return v.Variables.Inside(b, x, addr, dev)
}

// Attribute implements implicit.FrontEnd.
func (v *variables) Attribute(addr *ir.Value, a implicit.Attribute, outer *ir.Op) *ir.Op {
	if a == implicit.NoAttribute {
		return nil
	}
	s, path := v.symbol(addr)
	at, t := v.use(s, path)
	var around *mapped
	if outer != nil {
		around = v.g.mappedBy(outer)
	}
	name := strings.Join(path, ".")
	var m *mapped
	switch {
	case len(path) == 0 && (a == implicit.Firstprivate || isFunctionPointer(t)):
		m = v.g.firstprivate(v.host.Implicit(s, at, true))
		v.first = append(v.first, m)
		return m.entry
	case a == implicit.Firstprivate:
		m = v.g.firstprivate(v.host.Member(s, name, at, true))
		v.first = append(v.first, m)
		return m.entry
	case len(path) == 0 && around != nil:
		m = v.g.again(rowOf[a], around, at, v.async)
	case len(path) == 0:
		m = v.g.implicitData(rowOf[a], v.host.Implicit(s, at, false), v.async)
	case around != nil:
		m = v.g.againMember(rowOf[a], around, at, v.async)
	default:
		m = v.g.implicitData(rowOf[a], v.host.Member(s, name, at, false), v.async)
	}
	m.member = len(path) > 0
	v.list = append(v.list, m)
	return m.entry
}

// mappedBy is the variable that an entry operation of a construct around maps.
func (g *Generator) mappedBy(entry *ir.Op) *mapped {
	for _, s := range g.scopes {
		for _, m := range s.data {
			if m.entry == entry {
				return m
			}
		}
	}
	return nil
}

// usesIn lists the uses of variables within a construct, in order; clauses of constructs inside are evaluated inside,
// in the order of the rows.
func usesIn(c *frontend.Construct) []frontend.Use {
	list := slices.Clone(c.Uses)
	var visit func(k *frontend.Construct)
	visit = func(k *frontend.Construct) {
		for _, cl := range accrows.InOrder(k.Directive) {
			if !insideClause(c, k, cl) {
				continue
			}
			add := func(s *frontend.Symbol, at source.Span) {
				list = append(list, frontend.Use{Symbol: s, Kind: frontend.Read, Span: at, At: k.At, In: k.Parent})
			}
			reads := func(e *pragma.Expr, at source.Span) {
				if info := k.Exprs[e]; e != nil && info != nil {
					for _, s := range info.Reads {
						add(s, at)
					}
				}
			}
			for _, a := range cl.Args {
				reads(a.Expr, a.Span)
				if a.Var == nil {
					continue
				}
				if v := k.Vars[a.Var]; k != c && v != nil && v.Symbol != nil {
					add(v.Symbol, a.Span)
				}
				for _, p := range a.Var.Path {
					for _, x := range []*pragma.Expr{p.Lower, p.Length, p.Upper, p.Stride} {
						reads(x, a.Span)
					}
				}
			}
		}
		for _, child := range k.Children {
			visit(child)
		}
	}
	visit(c)
	return list
}

// insideClause reports whether a clause of k is evaluated inside the compute construct c: all clauses of constructs
// within it, and of c itself those that belong to its loop.
func insideClause(c, k *frontend.Construct, cl *pragma.Clause) bool {
	return k != c || cl.Def.Group == pragma.GroupLevel || cl.Def == accdir.ClauseTile ||
		c.Directive.Def.Leaves != nil && (cl.Def == accdir.ClausePrivate || cl.Def == accdir.ClauseReduction)
}

func declaredInside(c *frontend.Construct, s *frontend.Symbol) bool {
	return s.In.Within(c) && s.Storage != frontend.Global && s.Storage != frontend.Extern
}

// privateInside reports whether a use within c is of a copy that a loop construct (c itself, when it is combined) makes
// private: its loop variables (OpenACC 3.3 §2.6.1) and the variables of its private clauses.
func (g *Generator) privateInside(c *frontend.Construct, u frontend.Use) bool {
	for k := u.In; k != nil; k = k.Parent {
		if g.locals(k)[u.Symbol] {
			return true
		}
		for _, l := range ownLoops(k) {
			if l.Var == u.Symbol && l.Holds(u.At) {
				return true
			}
		}
		if k == c && c.Directive.Def.Leaves == nil {
			break
		}
		for _, cl := range k.Directive.All(accdir.ClausePrivate) {
			for _, a := range cl.Args {
				if v := k.Vars[a.Var]; a.Var != nil && v != nil && v.Symbol == u.Symbol {
					return true
				}
			}
		}
		if k == c {
			break
		}
	}
	return false
}
