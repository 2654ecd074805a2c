package omp

import (
	"slices"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

var SectionBounds = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4026", Title: "section out of the bounds of its array", Spec: "OpenMP 5.2 §3.2.5",
		Doc:    "A section is a part of the original array, and its length is not negative. Dependences and reductions need at least one element.",
		Avoid:  "#pragma omp target map(to: a[90:20])\ny = a[95];",
		Prefer: "#pragma omp target map(to: a[80:20])\ny = a[95];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if p.Unit.Language != frontend.C {
			return
		}
		sema.EachSection(c, func(clause *pragma.Clause, v *pragma.Var, s sema.SectionStep) {
			lower, fromKnown := sema.Whole(c.Exprs[s.Step.Lower])
			if s.Step.Lower == nil {
				lower, fromKnown = 0, true
			}
			if s.Of == nil {
				return
			}
			array := s.Of.Class == frontend.Array
			if s.Step.Kind == pragma.Index {
				if array && fromKnown && (lower < 0 || s.Extent > 0 && lower >= s.Extent) {
					p.New(s.Step.Span, "element %d of '%s', which has %d", lower, v.Name, s.Extent).To(p)
				}
				return
			}
			if array && fromKnown && lower < 0 {
				p.New(s.Step.Span, "section starts at %d, before '%s'", lower, v.Name).See(v.Base, "the array").To(p)
				return
			}
			length, known := sema.Whole(c.Exprs[s.Step.Length])
			if s.Step.Length == nil || !known {
				return
			}
			switch {
			case length < 0:
				p.New(s.Step.Length.Span, "section has length %d", length).See(v.Base, "the variable").To(p)
			case length == 0 && (clause.Def == omp.ClauseDepend || clause.Def.Group == pragma.GroupReduce):
				p.New(s.Step.Length.Span, "expected at least one element for %s, found a section of length 0", clause.Def.Name).Citing(clause.Def.Spec).To(p)
			case s.Step.Stride == nil && array && s.Extent > 0 && fromKnown && lower+length > s.Extent:
				p.New(s.Step.Span, "section ends at element %d of '%s', which has %d", lower+length, v.Name, s.Extent).See(v.Base, "the array").To(p)
			}
		})
	},
})

var Contiguous = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4032", Title: "map or reduction of a section with gaps", Spec: "OpenMP 5.2 §5.8.3, §5.5.5",
		Doc: "What map and reduction list is one piece of memory: a section of several rows has all elements of each row, and no stride. " +
			"Motion clauses of target update can have gaps.",
		Avoid:  "#pragma omp target map(to: c[0:2][0:3])\ny = c[0][0];",
		Prefer: "#pragma omp target map(to: c[0:2][0:10])\ny = c[0][0];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if clause.Def != omp.ClauseMap && clause.Def.Group != pragma.GroupReduce {
				return
			}
			if p.Unit.Language != frontend.C {
				for _, step := range v.Path {
					stride, ok := sema.Whole(c.Exprs[step.Stride])
					lower, from := sema.Whole(c.Exprs[step.Lower])
					upper, to := sema.Whole(c.Exprs[step.Upper])
					if ok && from && to && stride != 0 && stride != 1 && (upper-lower)/stride >= 1 { // several elements
						p.New(step.Span, "expected a section without gaps for %s, found stride %d", clause.Def.Name, stride).To(p)
					}
				}
				return
			}
			steps, _ := sema.Sections(v, info)
			several := false
			for _, s := range steps {
				if s.Step.Kind == pragma.Section && s.Step.Stride != nil {
					if stride, ok := sema.Whole(c.Exprs[s.Step.Stride]); ok && stride != 1 {
						p.New(s.Step.Span, "expected a section without gaps for %s, found stride %d", clause.Def.Name, stride).To(p)
						return
					}
				}
				if s.Of == nil || s.Of.Class != frontend.Array {
					several = s.Step.Kind == pragma.Section
					continue
				}
				length, known := int64(1), true
				if s.Step.Kind == pragma.Section {
					length, known = sema.Whole(c.Exprs[s.Step.Length])
					if s.Step.Length == nil {
						length, known = s.Extent, true
					}
				}
				if several && known && s.Extent > 0 && length < s.Extent && (s.Step.Length != nil || s.Step.Kind == pragma.Index) {
					p.New(s.Step.Span, "expected a section without gaps for %s: %d of %d elements of each row of '%s'", clause.Def.Name, length, s.Extent, v.Name).To(p)
					return
				}
				several = several || s.Step.Kind == pragma.Section && !(known && length == 1)
			}
		})
	},
})

// shaped are the clauses that take array shaping.
var shaped = map[*pragma.ClauseDef]bool{omp.ClauseTo: true, omp.ClauseFrom: true, omp.ClauseDepend: true, omp.ClauseAffinity: true}

var Shaping = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4040", Title: "array shaping in a clause that does not take it", Spec: "OpenMP 5.2 §3.2.4",
		Doc:    "Only depend, affinity and the motion clauses of target update read a pointer as an array of a shape.",
		Avoid:  "#pragma omp target map(to: ([n])q[0:n])\nx = q[0];",
		Prefer: "#pragma omp target map(to: q[0:n])\nx = q[0];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			i := slices.IndexFunc(v.Path, func(a pragma.Access) bool { return a.Kind == pragma.Shaping })
			if i >= 0 && !shaped[clause.Def] {
				p.New(v.Path[i].Span, "%s takes no array shaping", clause.Def.Name).To(p)
			}
		})
	},
})

var TargetList = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4033", Title: "declare target list with an item that it does not take", Spec: "OpenMP 5.2 §5.8.5, §7.8",
		Doc:    "link is for variables, not for functions, and an item is in one list.",
		Avoid:  "int f(int);\n#pragma omp declare target link(f)",
		Prefer: "int f(int);\n#pragma omp declare target enter(f)",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if p.Unit.Language != frontend.C || c.Directive.Def != omp.DirDeclareTarget {
			return
		}
		first := map[*frontend.Symbol]*pragma.Var{}
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def == omp.ClauseLink && s.Type.Class == frontend.Function {
				p.New(v.Span, "expected a variable for link, but '%s' is a function", s.Name).See(s.Decl, "declared here").To(p)
				return
			}
			if before := first[s]; before != nil {
				p.New(v.Span, "'%s' is listed twice on declare target", s.Name).See(before.Span, "first listed here").To(p)
				return
			}
			first[s] = v
		})
	},
})
