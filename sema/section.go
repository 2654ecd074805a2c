package sema

import (
	"accc/frontend"
	"accc/pragma"
)

// A SectionStep is one step [..] of a reference and the type it is applied to.
type SectionStep struct {
	Step   pragma.Access
	Of     *frontend.TypeInfo // array or pointer; nil if not known
	Extent int64              // of the array; -1 if not known
}

// Sections follows the types along a reference. ok is false where they get lost.
func Sections(v *pragma.Var, info *frontend.VarInfo) (out []SectionStep, ok bool) {
	t := info.Symbol.Type
	if info.Named != nil {
		t = info.Named
	}
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
			t = Field(t, step.Name)
		case pragma.Deref:
			if t.Class != frontend.Pointer && t.Class != frontend.Array {
				return out, false
			}
			t = t.Elem
		case pragma.Shaping:
			if t.Class != frontend.Pointer {
				return out, false
			}
			shaped := &frontend.TypeInfo{Class: frontend.Array, Elem: t.Elem}
			for range step.Sizes {
				shaped.Extents = append(shaped.Extents, -1)
			}
			t = shaped
		case pragma.Index, pragma.Section:
			s := SectionStep{Step: step, Of: t, Extent: -1}
			if t.Class == frontend.Array && len(t.Extents) > 0 {
				s.Extent = t.Extents[0]
			}
			out = append(out, s)
			t = Element(t)
		}
	}
	return out, true
}

// Element is the type of t[i]: C's arrays of arrays are either nested or have several extents.
func Element(t *frontend.TypeInfo) *frontend.TypeInfo {
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

// Field is the type of a member, or nil.
func Field(t *frontend.TypeInfo, name string) *frontend.TypeInfo {
	for _, f := range t.Fields {
		if f.Name == name {
			return f.Type
		}
	}
	return nil
}

// EachSection calls f for the [..] steps of every variable.
func EachSection(c *frontend.Construct, f func(clause *pragma.Clause, v *pragma.Var, s SectionStep)) {
	DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		list, _ := Sections(v, info)
		for _, s := range list {
			f(clause, v, s)
		}
	})
}

// NotArray reports sections of what has no elements.
func NotArray(p *Pass, c *frontend.Construct) {
	EachSection(c, func(_ *pragma.Clause, v *pragma.Var, s SectionStep) {
		switch s.Of.Class {
		case frontend.Array, frontend.Pointer, frontend.Unknown:
		default:
			p.New(s.Step.Span, "section of %s, which is not an array or a pointer", TypeName(s.Of)).See(v.Base, "the variable").To(p)
		}
	})
}

// NoSize reports sections of elements whose size is not known.
func NoSize(p *Pass, c *frontend.Construct) {
	EachSection(c, func(_ *pragma.Clause, v *pragma.Var, s SectionStep) {
		e := Element(s.Of)
		if s.Of.Class != frontend.Pointer || e == nil {
			return
		}
		if e.Class == frontend.Void || e.Class == frontend.Function || e.Class == frontend.Aggregate && e.Fields == nil && e.Size <= 0 {
			p.New(s.Step.Span, "elements of %s have no size", TypeName(s.Of)).See(v.Base, "the variable").To(p)
		}
	})
}

// NoLength reports sections of pointers in C that do not say how long they are.
func NoLength(p *Pass, c *frontend.Construct) {
	EachOpenSection(p, c, func(_ *pragma.Clause, s SectionStep) {
		p.New(s.Step.Span, "section of %s needs a length", TypeName(s.Of)).Note("the type of a pointer does not say how many elements it points to").To(p)
	})
}

// EachOpenSection calls f for the sections of pointers in C that do not say how long they are.
func EachOpenSection(p *Pass, c *frontend.Construct, f func(clause *pragma.Clause, s SectionStep)) {
	if p.Unit.Language != frontend.C {
		return
	}
	EachSection(c, func(clause *pragma.Clause, _ *pragma.Var, s SectionStep) {
		if s.Step.Kind == pragma.Section && s.Step.Length == nil && s.Of.Class == frontend.Pointer {
			f(clause, s)
		}
	})
}
