package acc

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

var NotArray = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4007", Title: "section of something that is not an array", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "Only arrays and pointers have elements.",
		Avoid:  "#pragma acc parallel copyin(x[0:n])\ny = x;",
		Prefer: "#pragma acc parallel copyin(a[0:n])\ny = a[0];",
	},
	Run: sema.NotArray,
})

var NoSize = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4028", Title: "section of elements without a size", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "How much a section copies depends on the size of its elements: void, functions and incomplete structs have none.",
		Avoid:  "void *raw = p;\n#pragma acc parallel copyin(raw[0:4])\nk = raw != 0;",
		Prefer: "char *raw = (char *)p;\n#pragma acc parallel copyin(raw[0:4])\nk = raw[0];",
	},
	Run: sema.NoSize,
})

var NoLength = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4009", Title: "section of a pointer without a length", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "The type of a pointer does not say how many elements it points to, so the section must.",
		Avoid:  "#pragma acc parallel copyin(q[0:])\nx = q[0];",
		Prefer: "#pragma acc parallel copyin(q[0:n])\nx = q[0];",
	},
	Run: sema.NoLength,
})

var OutOfBounds = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4008", Title: "section outside of its array", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "first is not negative for an array, the count is not negative, and first plus count is at most the size of the array.",
		Avoid:  "#pragma acc parallel copyin(a[50:60])\nx = a[50];",
		Prefer: "#pragma acc parallel copyin(a[50:50])\nx = a[50];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if p.Unit.Language != frontend.C {
			return
		}
		sema.EachSection(c, func(_ *pragma.Clause, v *pragma.Var, s sema.SectionStep) {
			lower, knowLower := int64(0), true
			if s.Step.Lower != nil {
				lower, knowLower = sema.Whole(c.Exprs[s.Step.Lower])
			}
			count, knowCount := int64(1), s.Step.Kind == pragma.Index
			if s.Step.Length != nil {
				count, knowCount = sema.Whole(c.Exprs[s.Step.Length])
			}
			array := s.Of.Class == frontend.Array
			switch {
			case knowCount && count < 0:
				p.New(s.Step.Length.Span, "section has the negative length %d", count).To(p)
			case array && knowLower && lower < 0:
				p.New(s.Step.Lower.Span, "section starts before the array, at %d", lower).To(p)
			case !array || s.Extent < 0:
			case knowLower && (lower > s.Extent || lower == s.Extent && !(knowCount && count == 0)):
				at := s.Step.Span
				if s.Step.Lower != nil {
					at = s.Step.Lower.Span
				}
				p.New(at, "section starts at %d, but the array has %d elements", lower, s.Extent).To(p)
			case knowLower && knowCount && count > s.Extent-lower:
				p.New(s.Step.Span, "section ends at %d, but the array has %d elements", lower+count, s.Extent).To(p)
			case !knowLower && knowCount && count > s.Extent:
				p.New(s.Step.Span, "section has %d elements, but the array has %d", count, s.Extent).To(p)
			}
		})
	},
})

// strides warns of sections of Fortran that leave elements out. Compilers differ: the elements between are copied, too, or the
// section is refused.
func strides(p *sema.Pass, c *frontend.Construct) {
	sema.EachVariable(c, func(clause *pragma.Clause, v *pragma.Var, _ *frontend.VarInfo) {
		if clause.Def.Group != pragma.GroupData {
			return
		}
		for _, step := range v.Path {
			if step.Stride == nil {
				continue
			}
			if n, ok := sema.Whole(c.Exprs[step.Stride]); ok && n != 1 && n != 0 && n != -1 {
				d := p.New(v.Span, "section is not contiguous").See(step.Stride.Span, "its stride is %d", n).
					Note("the memory between the elements is copied too")
				d.Severity = diag.Warning
				d.To(p)
			}
		}
	})
}

var NotContiguous = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4018", Title: "section that is not contiguous", Spec: "OpenACC 3.3 §2.7.1",
		Doc: "The elements of a section in a data clause must be contiguous in memory: of all dimensions but the first that has more " +
			"than one element, the section must include everything. Only update can copy other sections.",
		Avoid:  "#pragma acc parallel copyin(c[0:2][0:5])\nx = c[0][0];",
		Prefer: "#pragma acc parallel copyin(c[0:2][0:10])\nx = c[0][0];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def == acc.DirUpdate || c.Directive.Def == acc.DirCache {
			return
		}
		if p.Unit.Language != frontend.C {
			strides(p, c)
			return
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if clause.Def.Group != pragma.GroupData {
				return
			}
			list, ok := sema.Sections(v, info)
			if !ok {
				return
			}
			several := false
			for _, s := range list {
				if s.Step.Kind == pragma.Index {
					if several && s.Of.Class == frontend.Array && s.Extent > 1 {
						p.New(v.Span, "section is not contiguous").See(s.Step.Span, "one of %d elements", s.Extent).To(p)
						return
					}
					continue
				}
				if s.Of.Class != frontend.Array {
					// What a pointer points to is a block of its own.
					several = s.Step.Length == nil || several
					if n, known := sema.Whole(c.Exprs[s.Step.Length]); s.Step.Length != nil {
						several = !known || n > 1
					}
					continue
				}
				lower, knowLower := int64(0), true
				if s.Step.Lower != nil {
					lower, knowLower = sema.Whole(c.Exprs[s.Step.Lower])
				}
				count, knowCount := s.Extent, s.Extent >= 0
				if s.Step.Length != nil {
					count, knowCount = sema.Whole(c.Exprs[s.Step.Length])
				} else if knowLower {
					count -= lower
				}
				if several && s.Extent >= 0 && knowCount && (count < s.Extent || knowLower && lower > 0) {
					p.New(v.Span, "section is not contiguous").See(s.Step.Span, "%d of %d elements", count, s.Extent).To(p)
					return
				}
				several = several || knowCount && count > 1
			}
		})
	},
})
