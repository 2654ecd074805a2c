package acc

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

// An overlap is the relation between the storage of two variable references.
type overlap uint8

const (
	unrelated overlap = iota // apart, or not known
	same
	holds    // the first holds the second and more
	inside   // the second holds the first and more
	crossing // each has something that the other has not
)

// overlapOf compares two references to one symbol. What is not certain is unrelated, as are two associate names, whose paths do not
// say which parts of the symbol they name.
func overlapOf(c *frontend.Construct, s *frontend.Symbol, a, b *pragma.Var) overlap {
	if a.Name != b.Name {
		return unrelated
	}
	left, ok := sectionTypes(s, a)
	right, also := sectionTypes(s, b)
	if !ok || !also {
		return unrelated
	}
	out := same
	for i := range max(len(a.Path), len(b.Path)) {
		switch {
		case i >= len(a.Path):
			return joined(out, restOf(c, b.Path[i:], right[i:], holds))
		case i >= len(b.Path):
			return joined(out, restOf(c, a.Path[i:], left[i:], inside))
		}
		if out = joined(out, stepOverlap(c, &a.Path[i], &b.Path[i], left[i])); out == unrelated {
			return unrelated
		}
	}
	return out
}

// joined is the overlap of two references, from the overlaps in one dimension and in the next.
func joined(a, b overlap) overlap {
	switch {
	case a == unrelated || b == unrelated:
		return unrelated
	case a == same || a == b:
		return b
	case b == same:
		return a
	}
	return crossing
}

// sectionTypes are the types that the steps of a reference are applied to.
func sectionTypes(s *frontend.Symbol, v *pragma.Var) (out []*frontend.TypeInfo, ok bool) {
	t := s.Type
	for _, step := range v.Path {
		if t == nil {
			return nil, false
		}
		out = append(out, t)
		switch step.Kind {
		case pragma.Member:
			for t.Class == frontend.Array && t.Elem != nil { // of all elements, in Fortran
				t = t.Elem
			}
			t = sema.Field(t, step.Name)
		case pragma.Arrow:
			if t.Elem == nil {
				return nil, false
			}
			t = sema.Field(t.Elem, step.Name)
		case pragma.Deref:
			t = t.Elem
		default:
			t = sema.Element(t)
		}
	}
	return out, true
}

// restOf is the overlap of a whole object with the part of it that further steps lead to: none, if they lead to other memory, and same for
// sections of all elements.
func restOf(c *frontend.Construct, path []pragma.Access, types []*frontend.TypeInfo, part overlap) overlap {
	whole := true
	for i, step := range path {
		t := types[i]
		switch {
		case t.Indirect || step.Kind == pragma.Arrow || step.Kind == pragma.Deref:
			return unrelated
		case step.Kind != pragma.Member && t.Class != frontend.Array:
			return unrelated
		case step.Kind == pragma.Member:
			for t.Class == frontend.Array && t.Elem != nil {
				t = t.Elem
			}
			// A clause is about what the component is allocated as, or points to. One that the declared type has not belongs to the type
			// that select type has found.
			if m := sema.Field(t, step.Name); m == nil || m.Indirect {
				return unrelated
			}
		}
		whole = whole && hasAll(c, &path[i], t)
	}
	if whole {
		return same
	}
	return part
}

// hasAll reports whether a step is a section of all elements of a dimension.
func hasAll(c *frontend.Construct, a *pragma.Access, t *frontend.TypeInfo) bool {
	if a.Kind != pragma.Section || a.Stride != nil || t.Class != frontend.Array || len(t.Extents) == 0 {
		return false
	}
	if a.Lower == nil && a.Length == nil && a.Upper == nil {
		return true
	}
	first, last, ok := bounds(c, a, t)
	return ok && t.Extents[0] >= 0 && last-first+1 == t.Extents[0]
}

// stepOverlap compares two steps that are applied to one object of the type.
func stepOverlap(c *frontend.Construct, a, b *pragma.Access, t *frontend.TypeInfo) overlap {
	switch {
	case a.Kind != b.Kind && (a.Kind == pragma.Index || a.Kind == pragma.Section) && (b.Kind == pragma.Index || b.Kind == pragma.Section):
	case a.Kind != b.Kind:
		return unrelated
	case a.Kind == pragma.Member || a.Kind == pragma.Arrow:
		if a.Name != b.Name {
			return unrelated
		}
		return same
	case a.Kind == pragma.Deref, accessText(a) == accessText(b):
		return same
	}
	if a.Stride != nil || b.Stride != nil {
		return unrelated
	}
	first, last, ok := bounds(c, a, t)
	from, to, also := bounds(c, b, t)
	switch {
	case !ok || !also || last < first || to < from || last < from || to < first:
		return unrelated
	case first == from && last == to:
		return same
	case first <= from && to <= last:
		return holds
	case from <= first && last <= to:
		return inside
	}
	return crossing
}

// bounds are the first and last element of a step, if they are constant.
func bounds(c *frontend.Construct, a *pragma.Access, t *frontend.TypeInfo) (first, last int64, ok bool) {
	fortran := a.Upper != nil || a.Stride != nil
	switch {
	case a.Lower != nil:
		if first, ok = sema.Whole(c.Exprs[a.Lower]); !ok {
			return 0, 0, false
		}
	case fortran:
		return 0, 0, false // where the array begins is not known here
	}
	switch {
	case a.Kind == pragma.Index:
		return first, first, true
	case a.Upper != nil:
		last, ok = sema.Whole(c.Exprs[a.Upper])
	case a.Length != nil:
		last, ok = sema.Whole(c.Exprs[a.Length])
		last += first - 1
	case t.Class == frontend.Array && len(t.Extents) > 0 && t.Extents[0] >= 0 && a.Lower == nil:
		last, ok = t.Extents[0]-1, true
	default:
		ok = false
	}
	return first, last, ok
}

// accessText is a subscript as written.
func accessText(a *pragma.Access) string {
	out := ""
	for _, e := range []*pragma.Expr{a.Lower, a.Length, a.Upper, a.Stride} {
		if e != nil {
			out += e.Text()
		}
		out += ":"
	}
	if a.Kind == pragma.Index {
		out += "index"
	}
	return out
}

var PartsOfOne = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4036", Title: "overlapping parts of a variable in several data clauses", Spec: "OpenACC 3.3 §2.7.1",
		Doc: "Data clauses count how often each part of memory is in use. Where one directive names a variable and a part of it in clauses that do " +
			"different things, the first decides whether data is copied in, and which one is last at the end decides whether it is copied " +
			"out: the specification leaves that order open. A section that is only partly present is an error when the program runs. " +
			"Commands that run or compile the program warn of it.",
		Avoid:  "#pragma acc data create(a) copyout(a[0:n])\n{\n#pragma acc parallel loop\nfor (i = 0; i < n; i++) a[i] = i;\n}",
		Prefer: "#pragma acc data copyout(a[0:n])\n{\n#pragma acc parallel loop\nfor (i = 0; i < n; i++) a[i] = i;\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def == acc.DirDeclare || c.Directive.Def == acc.DirUpdate || c.Directive.Def == acc.DirExitData {
			return
		}
		type part struct {
			clause *pragma.Clause
			v      *pragma.Var
		}
		before := map[*frontend.Symbol][]part{}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			if !keeps(clause) || v.Common {
				return
			}
			for _, other := range before[s] {
				if other.v.Text() == v.Text() {
					return // that is SeveralClauses
				}
				what, severe := "", true
				switch kind := overlapOf(c, s, other.v, v); {
				case kind == crossing && placed(other.clause) && placed(clause):
					what = "overlaps"
				case kind == inside || kind == holds:
					what = map[overlap]string{inside: "holds", holds: "is part of"}[kind]
					severe = other.clause.Def != clause.Def && placed(other.clause) && placed(clause) && (copies[clause.Def] || copiesBack[other.clause.Def])
				}
				if what == "" {
					if other.clause.Def == acc.ClauseDeviceptr && len(other.v.Path) == 0 && throughPointer(s, v) && moves[clause.Def] {
						d := p.New(v.Span, "'%s' is in %s, and '%s' in %s is an address of the device", v.Text(), clause.Def.Name, s.Name, other.clause.Def.Name).
							See(other.v.Span, "%s given here", other.clause.Def.Name).Citing("OpenACC 3.3 §2.7.4")
						d.Severity = diag.Warning
						d.To(p)
						return
					}
					continue
				}
				d := p.New(v.Span, "'%s' in %s %s '%s' in %s", v.Text(), clause.Def.Name, what, other.v.Text(), other.clause.Def.Name).
					See(other.v.Span, "%s given here", other.clause.Def.Name).Bear()
				if !severe {
					d.Severity = diag.Warning
				}
				d.To(p)
				return
			}
			if len(before[s]) < maxPlaces {
				before[s] = append(before[s], part{clause, v})
			}
		})
	},
})

// copies are the clauses that copy in or out, copiesBack those that copy out.
var (
	copies     = map[*pragma.ClauseDef]bool{acc.ClauseCopy: true, acc.ClauseCopyin: true, acc.ClauseCopyout: true}
	copiesBack = map[*pragma.ClauseDef]bool{acc.ClauseCopy: true, acc.ClauseCopyout: true}
)

// placed reports whether a clause makes its variables present if they are not, so that no part of them may be.
func placed(clause *pragma.Clause) bool { return moves[clause.Def] }

// throughPointer reports whether a reference is a section of what a pointer points to.
func throughPointer(s *frontend.Symbol, v *pragma.Var) bool {
	return s.Type.Class == frontend.Pointer && len(v.Path) > 0 && (v.Path[0].Kind == pragma.Section || v.Path[0].Kind == pragma.Index)
}
