package irgen

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/conversion/implicit"
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

var rowCopy = accrows.Find(accrows.Structured, accdir.ClauseCopy)

// rowOf are the rows of implicit data attributes (OpenACC 3.3 §2.6.2).
var rowOf = map[implicit.Attribute]*accrows.Row{
	implicit.Copy:             rowCopy,
	implicit.ReductionCopy:    rowCopy,
	implicit.Present:          accrows.Find(accrows.Structured, accdir.ClausePresent),
	implicit.DefaultedPresent: accrows.Find(accrows.Structured, accdir.ClausePresent),
	implicit.NoCreate:         accrows.Find(accrows.Structured, accdir.ClauseNoCreate),
	implicit.DevicePtr:        accrows.Find(accrows.Structured, accdir.ClauseDeviceptr),
}

// situation is what the implicit rules ask about a variable of a type in a construct, but for what is around.
func situation(c *frontend.Construct, leaf *pragma.DirectiveDef, t *frontend.TypeInfo) implicit.Situation {
	s := implicit.Situation{Category: ir.Aggregate, Kernels: leaf == accdir.DirKernels}
	switch {
	case t.Class == frontend.Function || t.Class == frontend.Void || t.Class == frontend.Unknown:
		s.Category = ir.NotData
	case isFunctionPointer(t):
		s.Category = ir.Scalar
	case t.Class == frontend.Pointer:
		s.Category = ir.Unsized
	case t.IsScalar():
		s.Category = ir.Scalar
	}
	if cl := c.VisibleDefault(); cl != nil && cl.Args[0].Word == "present" {
		s.Default = implicit.DefaultPresent // what default(none) leaves without an attribute is reported by package sema
	}
	return s
}

// around is how a data construct that names a variable leaves it on the device.
func (m *mapped) around() implicit.Around {
	switch m.row.Def {
	case accdir.ClauseNoCreate:
		return implicit.AroundNoCreate
	case accdir.ClauseDeviceptr:
		return implicit.AroundDevicePtr
	}
	return implicit.AroundPresent
}

// implicit adds a data attribute for every variable that the body of a compute construct uses without one: mapped
// ones, and firstprivate ones.
func (g *Generator) implicit(c *frontend.Construct, leaf *pragma.DirectiveDef, explicit, private []*mapped, async acc.Held) (list, first []*mapped) {
	done := map[*frontend.Symbol]bool{}
	for _, m := range append(append([]*mapped(nil), explicit...), private...) {
		if m.object.Whole {
			done[m.object.Symbol] = true
		}
	}
	reduced := gangReductions(c)
	for _, u := range g.liveIn(c) {
		s := u.Symbol
		if done[s] || s.Type == nil || s.Storage == frontend.Func || s.Storage == frontend.Constant {
			continue
		}
		done[s] = true
		outer := g.enclosing(s)
		if outer == nil && !g.declared[s] && g.members(c, leaf, s, explicit, private, async, &list, &first) {
			continue
		}
		q := situation(c, leaf, s.Type)
		q.Reduced = reduced[s]
		switch {
		case outer != nil:
			q.Around = outer.around()
		case g.declared[s] && q.Category != ir.Unsized:
			q.Around = implicit.AroundPresent
		}
		switch a := implicit.Decide(q); {
		case a == implicit.NoAttribute:
		case a == implicit.Firstprivate, isFunctionPointer(s.Type):
			first = append(first, g.firstprivate(s, u.Span))
		case outer != nil:
			list = append(list, g.again(rowOf[a], outer, u.Span, async))
		default:
			list = append(list, g.implicitData(rowOf[a], s, u.Span, async))
		}
	}
	return list, first
}

// containersFirst appends implicit data attributes to those of clauses. A variable of which a part is in a clause goes in front: the part
// is in the variable's copy, and its pointer is attached there.
func containersFirst(list, implicit []*mapped) []*mapped {
	var front, back []*mapped
	for _, m := range implicit {
		at := slices.IndexFunc(list, func(x *mapped) bool {
			return x.object.Symbol == m.object.Symbol && !x.object.Whole && !x.member
		})
		if at < 0 || m.object.Pointer || len(m.bounds) > 0 || m.member {
			back = append(back, m)
			continue
		}
		if global := m.entry.Prev(); global != nil && m.object.Var.Op() == global {
			global.MoveBefore(list[0].entry)
		}
		m.entry.MoveBefore(list[0].entry)
		front = append(front, m)
	}
	return slices.Concat(front, list, back)
}

// isFunctionPointer reports whether variables of a type lead to code; each gang has a copy of such a variable.
func isFunctionPointer(t *frontend.TypeInfo) bool {
	return t.Class == frontend.Pointer && t.Elem != nil && t.Elem.Class == frontend.Function
}

// implicitData maps a variable that the user did not name.
func (g *Generator) implicitData(row *accrows.Row, s *frontend.Symbol, at source.Span, async acc.Held) *mapped {
	m := &mapped{row: row, clause: row.Clause, implicit: true, object: g.host.Implicit(s, at, false)}
	g.enterData(m, true, async)
	return m
}

// firstprivate makes a copy for each gang of a scalar that the user did not name.
func (g *Generator) firstprivate(s *frontend.Symbol, at source.Span) *mapped {
	return g.private(acc.Firstprivate, acc.ClauseFirstprivate, g.host.Implicit(s, at, true), "", true)
}

// enclosing finds the innermost clause of a data construct around that maps a variable.
func (g *Generator) enclosing(s *frontend.Symbol) *mapped {
	for i := len(g.scopes) - 1; i >= 0; i-- {
		for j := len(g.scopes[i].data) - 1; j >= 0; j-- {
			if m := g.scopes[i].data[j]; m.object.Symbol == s && m.object.Whole && m.row.Def != accdir.ClauseAttach {
				return m
			}
		}
	}
	return nil
}

// again is a variable that a data construct around has mapped: it is there, with the same section.
func (g *Generator) again(row *accrows.Row, outer *mapped, at source.Span, async acc.Held) *mapped {
	m := &mapped{row: row, clause: row.Clause, implicit: true, object: g.host.Implicit(outer.object.Symbol, at, false)}
	m.object.Dims = outer.object.Dims
	m.object.Type = outer.object.Type
	g.enterData(m, true, async)
	return m
}

// liveIn lists the first use of each variable that comes into the construct from outside, in order; it skips uses of
// copies that a loop inside makes private.
func (g *Generator) liveIn(c *frontend.Construct) (list []frontend.Use) {
	seen := map[*frontend.Symbol]bool{}
	add := func(u frontend.Use) {
		if !seen[u.Symbol] && !g.privateInside(c, u) {
			seen[u.Symbol] = true
			list = append(list, u)
		}
	}
	for _, u := range c.Uses {
		add(u)
	}
	// Clauses of constructs inside are evaluated inside.
	var visit func(k *frontend.Construct)
	visit = func(k *frontend.Construct) {
		for _, cl := range k.Directive.Clauses {
			for _, a := range cl.Args {
				if e := k.Exprs[a.Expr]; a.Expr != nil && e != nil && insideClause(c, k, cl) {
					for _, s := range e.Reads {
						add(frontend.Use{Symbol: s, Kind: frontend.Read, Span: a.Span, At: k.At, In: k.Parent})
					}
				}
				if a.Var == nil || !insideClause(c, k, cl) {
					continue
				}
				if v := k.Vars[a.Var]; k != c && v != nil && v.Symbol != nil {
					add(frontend.Use{Symbol: v.Symbol, Kind: frontend.Read, Span: a.Span, At: k.At, In: k.Parent})
				}
				for _, p := range a.Var.Path {
					for _, x := range []*pragma.Expr{p.Lower, p.Length, p.Upper, p.Stride} {
						if e := k.Exprs[x]; x != nil && e != nil {
							for _, s := range e.Reads {
								add(frontend.Use{Symbol: s, Kind: frontend.Read, Span: a.Span, At: k.At, In: k.Parent})
							}
						}
					}
				}
			}
		}
		for _, child := range k.Children {
			visit(child)
		}
	}
	visit(c)
	// Variables declared inside are ignored.
	out := list[:0]
	for _, u := range list {
		if !declaredInside(c, u.Symbol) {
			out = append(out, u)
		}
	}
	return out
}

// insideClause tells whether a clause of k is evaluated inside the compute construct c: all clauses of
// constructs within it, and of c itself those that belong to its loop.
func insideClause(c, k *frontend.Construct, cl *pragma.Clause) bool {
	return k != c || cl.Def.Group == pragma.GroupLevel || cl.Def == accdir.ClauseTile ||
		c.Directive.Def.Leaves != nil && (cl.Def == accdir.ClausePrivate || cl.Def == accdir.ClauseReduction)
}

func declaredInside(c *frontend.Construct, s *frontend.Symbol) bool {
	return s.In.Within(c) && s.Storage != frontend.Global && s.Storage != frontend.Extern
}

// privateInside tells whether a use within c is of a copy that a loop construct (c itself, when it is
// combined) makes private: its loop variables (OpenACC 3.3 §2.6.1) and the variables of its private clauses.
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
		for _, def := range []*pragma.ClauseDef{accdir.ClausePrivate, accdir.ClauseFirstprivate} {
			for _, cl := range k.Directive.All(def) {
				if k == c && (def == accdir.ClauseFirstprivate || c.Directive.Def.Leaves == nil) {
					continue
				}
				if def == accdir.ClauseFirstprivate {
					continue // it reads the outer variable
				}
				for _, a := range cl.Args {
					if v := k.Vars[a.Var]; a.Var != nil && v != nil && v.Symbol == u.Symbol {
						return true
					}
				}
			}
		}
		if k == c {
			break
		}
	}
	return false
}

// locals are the variables of sequential loops inside a loop construct of kernels that are used nowhere else in it.
// A kernels construct copies scalars (§2.6.2), so that iterations run by different gangs would share one loop
// variable; each iteration of the loop construct gets its own, as in compilers that look for privatizable variables.
func (g *Generator) locals(k *frontend.Construct) map[*frontend.Symbol]bool {
	if set, ok := g.loopLocals[k]; ok {
		return set
	}
	var set map[*frontend.Symbol]bool
	if k.Directive.Def.Is(accdir.DirLoop) && inKernels(k) {
		set = map[*frontend.Symbol]bool{}
		for _, s := range g.host.LoopLocals(k) {
			set[s] = true
		}
		for _, l := range ownLoops(k) {
			delete(set, l.Var)
		}
	}
	g.loopLocals[k] = set
	return set
}

func inKernels(k *frontend.Construct) bool {
	for ; k != nil; k = k.Parent {
		if ComputeLeaf(k.Directive.Def) == accdir.DirKernels {
			return true
		}
	}
	return false
}

// ownLoops are the loops that become one operation of a loop construct, outermost first; nil where it is
// unstructured. Where collapse or tile ask for more than are tightly nested, those inside stay in the body.
func ownLoops(c *frontend.Construct) []*frontend.Loop {
	if !c.Directive.Def.Is(accdir.DirLoop) || c.Loop == nil {
		return nil
	}
	var list []*frontend.Loop
	for l := c.Loop; l != nil && len(list) < nestDepth(c); l = l.Inner {
		if !counted(l) || dependsOn(l, list) {
			break
		}
		list = append(list, l)
		if !l.Tight {
			break // statements next to the inner loop belong to the body
		}
	}
	return list
}

// counted tells whether a loop is one of integers whose trip count is known when it starts.
func counted(l *frontend.Loop) bool {
	if !l.Canonical || l.Var == nil || len(l.Breaks) > 0 {
		return false
	}
	for _, t := range []*frontend.TypeInfo{l.Var.Type, l.Upper.Type} {
		if t == nil || t.Class != frontend.Integer && t.Class != frontend.Character && t.Class != frontend.Logical {
			return false
		}
	}
	return l.Var.Type.Class != frontend.Logical
}

// dependsOn tells whether the bounds of a loop use the variables of loops around it.
func dependsOn(l *frontend.Loop, outer []*frontend.Loop) bool {
	for _, e := range []*frontend.ExprInfo{l.Lower, l.Upper, l.Step} {
		if e == nil {
			continue
		}
		for _, s := range e.Reads {
			for _, o := range outer {
				if s == o.Var {
					return true
				}
			}
		}
	}
	return false
}

// gangReductions are the scalars that loops inside reduce over gangs: they are copied, not firstprivate.
func gangReductions(c *frontend.Construct) map[*frontend.Symbol]bool {
	out := map[*frontend.Symbol]bool{}
	var visit func(k *frontend.Construct)
	visit = func(k *frontend.Construct) {
		if k != c && k.Directive.Def.Is(accdir.DirLoop) && mayBeGang(k) {
			for _, cl := range k.Directive.All(accdir.ClauseReduction) {
				for _, a := range cl.Args {
					if v := k.Vars[a.Var]; a.Var != nil && v != nil && v.Symbol != nil {
						out[v.Symbol] = true
					}
				}
			}
		}
		for _, child := range k.Children {
			visit(child)
		}
	}
	visit(c)
	return out
}

// mayBeGang tells whether a loop may run over gangs: it says so, or it says neither how it runs nor is
// it inside a loop that does.
func mayBeGang(k *frontend.Construct) bool {
	d := k.Directive
	if d.Find(accdir.ClauseGang) != nil {
		return true
	}
	if d.Find(accdir.ClauseWorker) != nil || d.Find(accdir.ClauseVector) != nil || d.Find(accdir.ClauseSeq) != nil {
		return false
	}
	for p := k.Parent; p != nil; p = p.Parent {
		if p.Directive.Def.Is(accdir.DirLoop) {
			return false
		}
	}
	return true
}

// impliedCopies maps the variables of the reduction clauses of a compute construct that are in no data
// clause: they are copied (§2.5.15, §2.11). result finds the device's address for each reduction variable.
func (g *Generator) impliedCopies(c *frontend.Construct, list []*mapped, combined bool, async acc.Held) (implied []*mapped, result func(*Object) *ir.Value) {
	for _, cl := range c.Directive.All(accdir.ClauseReduction) {
		for _, a := range cl.Args {
			if a.Var == nil {
				continue
			}
			o := g.host.Object(c, a.Var, true)
			covered := false
			for _, m := range append(append([]*mapped(nil), list...), implied...) {
				covered = covered || m.object.Symbol == o.Symbol && m.object.Whole
			}
			if covered {
				continue
			}
			if outer := g.enclosing(o.Symbol); outer != nil {
				implied = append(implied, g.again(rowOf[implicit.Decide(implicit.Situation{Category: ir.Aggregate, Around: outer.around()})], outer, a.Span, async))
				continue
			}
			m := &mapped{row: rowCopy, clause: acc.ClauseReduction, implicit: true, object: o}
			g.enterData(m, true, async)
			implied = append(implied, m)
		}
	}
	all := append(append([]*mapped(nil), list...), implied...)
	return implied, func(o *Object) *ir.Value {
		for _, m := range all {
			if m.object.Symbol == o.Symbol && m.object.Whole && !m.object.Pointer {
				return m.value()
			}
		}
		return nil
	}
}
