package omp

import (
	"cmp"
	"slices"

	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/sharing"
	"accc/ir"
	"accc/irgen"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// sharingLeaves are the leaves whose regions have copies of variables that no clause names (OpenMP 5.2 §5.1.1): by a default
// clause, because they are tasks, or because a sequential loop inside counts with the variable.
var sharingLeaves = map[*pragma.DirectiveDef]bool{
	ompdir.DirParallel: true, ompdir.DirTeams: true, ompdir.DirTask: true, ompdir.DirTaskloop: true,
}

// implied are the private copies of a leaf that no clause asks for, in the order of the text.
func (d *directive) implied(leaf *ompdir.Leaf) (list []*copied) {
	d.decided(leaf, func(u frontend.Use, a sharing.Attribute) {
		if a == sharing.Private || a == sharing.Firstprivate {
			m := d.private(d.host.Implicit(u.Symbol, u.Span, true), u.Span, a == sharing.Firstprivate)
			m.item.Implied = true
			list = append(list, m)
		}
	})
	return list
}

// noteShared says which variables a leaf shares though no clause names them.
func (d *directive) noteShared(o *ir.Draft, leaf *ompdir.Leaf) {
	if !d.notes {
		return
	}
	var held omp.Held
	d.decided(leaf, func(u frontend.Use, a sharing.Attribute) {
		if a == sharing.Shared {
			held.Items = append(held.Items, omp.Item{Name: u.Symbol.Name, Implied: true})
		}
	})
	omp.SlotShared.Put(o, held)
}

// decided calls f for the first use of each variable that no clause of the directive names and that has its attribute by the
// rules for a leaf, in the order of the text.
func (d *directive) decided(leaf *ompdir.Leaf, f func(u frontend.Use, a sharing.Attribute)) {
	if !sharingLeaves[leaf.Def] {
		return
	}
	c := d.construct
	seen := map[*frontend.Symbol]bool{}
	if k := d.find(leaf, ompdir.ClauseDetach); k != nil && len(k.Args) > 0 && k.Args[0].Var != nil {
		seen[d.symbol(k.Args[0])] = true // the task writes the event that the region reads
	}
	for _, u := range inText(c.Uses) {
		s := u.Symbol
		if s == nil || seen[s] || sharing.OwnInside(c, *u) {
			continue
		}
		if sharing.NotVariable(s) || s.In.Within(c) || sharing.LoopVariable(c, s) || len(sharing.Listed(c, s)) > 0 {
			seen[s] = true
			continue
		}
		of := sharing.Of(d.facts, c, s)
		if of.Attribute == sharing.Shared && u.OwnLoopIn(c) {
			continue // a construct inside has its own
		}
		seen[s] = true
		if of.By != c || of.Cause == sharing.Default && d.find(leaf, ompdir.ClauseDefault) == nil {
			continue
		}
		f(*u, of.Attribute)
	}
}

// inText are references in the order of the text.
func inText(uses []frontend.Use) []*frontend.Use {
	list := make([]*frontend.Use, len(uses))
	for i := range uses {
		list[i] = &uses[i]
	}
	slices.SortStableFunc(list, func(a, b *frontend.Use) int { return cmp.Compare(a.Span.Start, b.Span.Start) })
	return list
}

// threadprivate are the threadprivate variables that the directive's region uses, in the order of the text; those of copyin come
// first.
func (d *directive) threadprivate() (list []*frontend.Symbol) {
	seen := map[*frontend.Symbol]bool{}
	add := func(s *frontend.Symbol) {
		if s != nil && d.facts.Threadprivate[s] != nil && !seen[s] {
			seen[s] = true
			list = append(list, s)
		}
	}
	for _, c := range d.construct.Directive.All(ompdir.ClauseCopyin) {
		for _, a := range c.Args {
			if s := d.symbol(a); s != nil {
				add(s)
				for _, m := range s.Members {
					add(m)
				}
			}
		}
	}
	for _, u := range inText(d.construct.Uses) {
		add(u.Symbol)
	}
	return list
}

// A copyinVariable is one whose value the primary thread hands to the others.
type copyinVariable struct {
	listed
	outer *irgen.Object
}

// copyins evaluates the variables of copyin before the region.
func (d *directive) copyins(leaf *ompdir.Leaf) (list []copyinVariable) {
	for _, c := range leaf.Clauses {
		if c.Def != ompdir.ClauseCopyin {
			continue
		}
		if d.construct.Directive.Def.Is(ompdir.DirDistribute) {
			d.host.Unsupported(c.Span, "copyin of '%s', whose parallel region can hold nothing but the loop", d.construct.Directive.Def.Name)
		}
		if d.host.FlangMaps() && inTarget(d.construct) {
			d.host.Unsupported(c.Span, "copyin in a target region")
		}
		for _, v := range d.listed(c) {
			o := v.object()
			d.host.Copied(o, v.arg.Span)
			list = append(list, copyinVariable{v, o})
		}
	}
	return list
}

// inTarget reports whether a construct is one of a target region, or part of its directive.
func inTarget(c *frontend.Construct) bool {
	for ; c != nil; c = c.Parent {
		if sharing.IsOMP(c) && sharing.Has(c, ompdir.DirTarget) {
			return true
		}
	}
	return false
}

// copyin copies the variables at the beginning of the region; no thread goes on before all have copied. The primary thread has the
// variable itself: it must not write it while the others read it.
func (d *directive) copyin(list []copyinVariable) {
	for _, v := range list {
		inner := v.object()
		d.host.Copied(inner, v.arg.Span)
		d.host.If(d.host.Apart(v.outer.Var, inner.Var), func() { d.host.Assign(inner, v.outer.Var, inner.Var) })
	}
	if len(list) > 0 {
		d.barrier()
	}
}
