package acc

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/conversion/implicit"
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
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

// A mark is where the operations of implicit attributes go.
type mark struct {
	op     *ir.Op // the operation before them, nil: the beginning of the block
	recipe *ir.Op // the recipe before theirs, nil: the beginning of the module
}

// implicit adds a data attribute for every variable that the region of a compute construct uses and that no clause
// names: it runs the rules of package implicit on the finished region. It returns the mapped variables, in the order of
// their entry operations.
func (g *Generator) implicit(c *frontend.Construct, op *ir.Op, before mark, list, first []*mapped, async acc.Held) []*mapped {
	b := g.host.Builder()
	at := *b
	g.recipes = &recipeMark{before.recipe}
	defer func() { *b, g.recipes = at, nil }()
	switch {
	case before.op == nil:
		b.SetBefore(op.Parent().First())
	case before.op.Next() != nil:
		b.SetBefore(before.op.Next())
	default:
		b.SetEnd(before.op.Parent())
	}
	v := g.variables(c, async)
	if err := implicit.Lower(op, v); err != nil {
		g.host.Unsupported(c.Directive.NameSpan, "%s", err.Error())
	}
	list = containersFirst(list, v.list)
	setGroup(op, acc.SlotData, list)
	setGroup(op, acc.SlotFirstprivate, slices.Concat(first, v.first))
	return list
}

// setGroup makes a list the variables of a slot.
func setGroup(op *ir.Op, slot acc.Slot, list []*mapped) {
	for i, s := range op.Def().Operands {
		if s.Name == slot.Values {
			op.SetGroup(i, operands(list))
		}
	}
}

// containersFirst appends implicit data attributes to those of clauses. A variable of which a part is in a clause goes
// in front: the part is in the variable's copy, and its pointer is attached there.
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

// implicitData maps a variable that the user did not name.
func (g *Generator) implicitData(row *accrows.Row, o *irgen.Object, async acc.Held) *mapped {
	m := &mapped{row: row, clause: row.Clause, implicit: true, object: o}
	g.enterData(m, true, async)
	return m
}

// firstprivate makes a copy for each gang of a scalar that the user did not name.
func (g *Generator) firstprivate(o *irgen.Object) *mapped {
	return g.private(acc.Firstprivate, acc.ClauseFirstprivate, o, "", true)
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
	o := g.host.Implicit(outer.object.Symbol, at, false)
	o.Dims, o.Type = outer.object.Dims, outer.object.Type
	return g.implicitData(row, o, async)
}

// againMember is a member that a data construct around has mapped.
func (g *Generator) againMember(row *accrows.Row, outer *mapped, at source.Span, async acc.Held) *mapped {
	o := g.host.(irgen.VariableHost).Member(outer.object.Symbol, outer.object.Member, at, false)
	o.Dims, o.Type = slices.Clone(outer.object.Dims), outer.object.Type
	return g.implicitData(row, o, async)
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
		if !counted(l) || l.DependsOn(list) {
			break
		}
		list = append(list, l)
		if !l.Tight {
			break // statements next to the inner loop belong to the body
		}
	}
	return list
}

// counted reports whether a loop is one of integers whose trip count is known when it starts.
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

// impliedCopies maps the variables of the reduction clauses of a compute construct that are in no data
// clause: they are copied (§2.5.15, §2.11). result finds the device's address for each reduction variable.
func (g *Generator) impliedCopies(c *frontend.Construct, list []*mapped, combined bool, async acc.Held) (implied []*mapped, result func(*irgen.Object) *ir.Value) {
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
				implied = append(implied, g.again(rowOf[implicit.Decide(implicit.Situation{Category: ir.Aggregate, Around: implicit.AroundBy(outer.entry)})], outer, a.Span, async))
				continue
			}
			m := &mapped{row: rowCopy, clause: acc.ClauseReduction, implicit: true, object: o}
			g.enterData(m, true, async)
			implied = append(implied, m)
		}
	}
	all := append(append([]*mapped(nil), list...), implied...)
	return implied, func(o *irgen.Object) *ir.Value {
		for _, m := range all {
			if m.object.Symbol == o.Symbol && m.object.Whole && !m.object.Pointer {
				return m.value()
			}
		}
		return nil
	}
}
