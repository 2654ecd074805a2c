package omp

import (
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
