package sema

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
)

// A stepped section is one step [..] of a reference and the type it is applied to.
type sectionStep struct {
	step   pragma.Access
	of     *frontend.TypeInfo // array or pointer; nil if not known
	extent int64              // of the array; -1 if not known
}

// sections follows the types along a reference. ok is false where they get lost.
func sections(v *pragma.Var, info *frontend.VarInfo) (out []sectionStep, ok bool) {
	t := info.Symbol.Type
	// A section keeps the shape, so that the next step applies to the element.
	for _, step := range v.Path {
		if t == nil {
			return out, false
		}
		switch step.Kind {
		case pragma.Member, pragma.Arrow:
			if step.Kind == pragma.Arrow {
				if t.Class != frontend.Pointer && t.Class != frontend.Array || t.Elem == nil {
					return out, false
				}
				t = t.Elem
			}
			t = field(t, step.Name)
		case pragma.Deref:
			if t.Class != frontend.Pointer && t.Class != frontend.Array {
				return out, false
			}
			t = t.Elem
		case pragma.Index, pragma.Section:
			s := sectionStep{step: step, of: t, extent: -1}
			if t.Class == frontend.Array && len(t.Extents) > 0 {
				s.extent = t.Extents[0]
			}
			out = append(out, s)
			t = element(t)
		}
	}
	return out, true
}

// element is the type of t[i]: C's arrays of arrays are either nested or have several extents.
func element(t *frontend.TypeInfo) *frontend.TypeInfo {
	switch {
	case t.Class == frontend.Array && len(t.Extents) > 1:
		inner := *t
		inner.Extents = t.Extents[1:]
		inner.Text = ""
		return &inner
	case t.Class == frontend.Array, t.Class == frontend.Pointer:
		return t.Elem
	}
	return nil
}

func field(t *frontend.TypeInfo, name string) *frontend.TypeInfo {
	for _, f := range t.Fields {
		if f.Name == name {
			return f.Type
		}
	}
	return nil
}

// eachSection calls f for the [..] steps of every variable.
func eachSection(c *frontend.Construct, f func(clause *pragma.Clause, v *pragma.Var, s sectionStep)) {
	declaredVariable(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		list, _ := sections(v, info)
		for _, s := range list {
			f(clause, v, s)
		}
	})
}

var NotArray = check(Check{
	Rule: diag.Rule{
		Code: "ACC4007", Title: "section of something that is no array", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "Only arrays and pointers have elements.",
		Avoid:  "#pragma acc parallel copyin(x[0:n])\ny = x;",
		Prefer: "#pragma acc parallel copyin(a[0:n])\ny = a[0];",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		eachSection(c, func(_ *pragma.Clause, v *pragma.Var, s sectionStep) {
			switch s.of.Class {
			case frontend.Array, frontend.Pointer, frontend.Unknown:
			default:
				p.New(s.step.Span, "section of %s, which is no array or pointer", typeName(s.of)).See(v.Base, "the variable").To(p)
			}
		})
	},
})

var NoSize = check(Check{
	Rule: diag.Rule{
		Code: "ACC4028", Title: "section of elements without a size", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "How much a section copies depends on the size of its elements: void, functions and structs that are only announced have none.",
		Avoid:  "void *raw = p;\n#pragma acc parallel copyin(raw[0:4])\nk = raw != 0;",
		Prefer: "char *raw = (char *)p;\n#pragma acc parallel copyin(raw[0:4])\nk = raw[0];",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		eachSection(c, func(_ *pragma.Clause, v *pragma.Var, s sectionStep) {
			e := element(s.of)
			if s.of.Class != frontend.Pointer || e == nil {
				return
			}
			if e.Class == frontend.Void || e.Class == frontend.Function || e.Class == frontend.Aggregate && e.Fields == nil && e.Size <= 0 {
				p.New(s.step.Span, "elements of %s have no size", typeName(s.of)).See(v.Base, "the variable").To(p)
			}
		})
	},
})

var NoLength = check(Check{
	Rule: diag.Rule{
		Code: "ACC4009", Title: "section of a pointer without a length", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "A pointer does not know how many elements it points to, so the section must say.",
		Avoid:  "#pragma acc parallel copyin(q[0:])\nx = q[0];",
		Prefer: "#pragma acc parallel copyin(q[0:n])\nx = q[0];",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		if p.unit.Language != frontend.C {
			return
		}
		eachSection(c, func(_ *pragma.Clause, v *pragma.Var, s sectionStep) {
			if s.step.Kind == pragma.Section && s.step.Length == nil && s.of.Class == frontend.Pointer {
				p.New(s.step.Span, "section of %s needs a length", typeName(s.of)).Note("a pointer does not know how many elements it points to").To(p)
			}
		})
	},
})

var OutOfBounds = check(Check{
	Rule: diag.Rule{
		Code: "ACC4008", Title: "section outside of its array", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "first is not negative for an array, the count is not negative, and first plus count is at most the size of the array.",
		Avoid:  "#pragma acc parallel copyin(a[50:60])\nx = a[50];",
		Prefer: "#pragma acc parallel copyin(a[50:50])\nx = a[50];",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		if p.unit.Language != frontend.C {
			return
		}
		eachSection(c, func(_ *pragma.Clause, v *pragma.Var, s sectionStep) {
			lower, knowLower := int64(0), true
			if s.step.Lower != nil {
				lower, knowLower = whole(c.Exprs[s.step.Lower])
			}
			count, knowCount := int64(1), s.step.Kind == pragma.Index
			if s.step.Length != nil {
				count, knowCount = whole(c.Exprs[s.step.Length])
			}
			array := s.of.Class == frontend.Array
			switch {
			case knowCount && count < 0:
				p.New(s.step.Length.Span, "section has the negative length %d", count).To(p)
			case array && knowLower && lower < 0:
				p.New(s.step.Lower.Span, "section starts before the array, at %d", lower).To(p)
			case !array || s.extent < 0:
			case knowLower && (lower > s.extent || lower == s.extent && !(knowCount && count == 0)):
				at := s.step.Span
				if s.step.Lower != nil {
					at = s.step.Lower.Span
				}
				p.New(at, "section starts at %d, the array has %d elements", lower, s.extent).To(p)
			case knowLower && knowCount && count > s.extent-lower:
				p.New(s.step.Span, "section ends at %d, the array has %d elements", lower+count, s.extent).To(p)
			case !knowLower && knowCount && count > s.extent:
				p.New(s.step.Span, "section has %d elements, the array %d", count, s.extent).To(p)
			}
		})
	},
})

// strides warns of sections of Fortran that leave elements out. Compilers differ: the elements between are copied, too, or the
// section is refused.
func strides(p *Pass, c *frontend.Construct) {
	eachVariable(c, func(clause *pragma.Clause, v *pragma.Var, _ *frontend.VarInfo) {
		if clause.Def.Group != pragma.GroupData {
			return
		}
		for _, step := range v.Path {
			if step.Stride == nil {
				continue
			}
			if n, ok := whole(c.Exprs[step.Stride]); ok && n != 1 && n != 0 && n != -1 {
				d := p.New(v.Span, "section is not contiguous").See(step.Stride.Span, "its stride is %d", n).
					Note("what lies between the elements is copied, too")
				d.Severity = diag.Warning
				d.To(p)
			}
		}
	})
}

var NotContiguous = check(Check{
	Rule: diag.Rule{
		Code: "ACC4018", Title: "section that is not contiguous", Spec: "OpenACC 3.3 §2.7.1",
		Doc: "The elements of a section in a data clause lie side by side in memory: of all dimensions but the first that has more " +
			"than one element, the section takes everything. Only update can copy others.",
		Avoid:  "#pragma acc parallel copyin(c[0:2][0:5])\nx = c[0][0];",
		Prefer: "#pragma acc parallel copyin(c[0:2][0:10])\nx = c[0][0];",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		if c.Directive.Def == pragma.DirUpdate || c.Directive.Def == pragma.DirCache {
			return
		}
		if p.unit.Language != frontend.C {
			strides(p, c)
			return
		}
		declaredVariable(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if clause.Def.Group != pragma.GroupData {
				return
			}
			list, ok := sections(v, info)
			if !ok {
				return
			}
			several := false
			for _, s := range list {
				if s.step.Kind == pragma.Index {
					if several && s.of.Class == frontend.Array && s.extent > 1 {
						p.New(v.Span, "section is not contiguous").See(s.step.Span, "one of %d elements", s.extent).To(p)
						return
					}
					continue
				}
				if s.of.Class != frontend.Array {
					// What a pointer points to is a block of its own.
					several = s.step.Length == nil || several
					if n, known := whole(c.Exprs[s.step.Length]); s.step.Length != nil {
						several = !known || n > 1
					}
					continue
				}
				lower, knowLower := int64(0), true
				if s.step.Lower != nil {
					lower, knowLower = whole(c.Exprs[s.step.Lower])
				}
				count, knowCount := s.extent, s.extent >= 0
				if s.step.Length != nil {
					count, knowCount = whole(c.Exprs[s.step.Length])
				} else if knowLower {
					count -= lower
				}
				if several && s.extent >= 0 && knowCount && (count < s.extent || knowLower && lower > 0) {
					p.New(v.Span, "section is not contiguous").See(s.step.Span, "%d of %d elements", count, s.extent).To(p)
					return
				}
				several = several || knowCount && count > 1
			}
		})
	},
})
