package fortran

import (
	"fmt"

	"accc/frontend"
	"accc/frontend/diag"
)

// typeOf is the type that a type-spec denotes.
func (v *resolver) typeOf(t *TypeSpec, s *Scope) Type {
	kind := func(standard int, allowed ...int) int {
		k := int64(standard)
		switch {
		case t.Bytes != "":
			_, _ = fmt.Sscanf(t.Bytes, "%d", &k)
			if t.Name == "complex" {
				k /= 2
			}
		case t.Kind != nil:
			v.typed(t.Kind, s)
			value, ok := integerValue(t.Kind)
			if !ok {
				if t.Kind.Type.Class != frontend.Unknown {
					v.fault(RuleDeclaration.New(v.span(t.Kind), "expected a constant kind"))
				}
				return standard
			}
			k = value
		}
		for _, a := range allowed {
			if int64(a) == k {
				if a > 8 && (t.Name == "real" || t.Name == "complex") && !v.r.wide.IsValid() {
					v.r.wide = v.r.spanOf(t.First, t.Last)
				}
				return a
			}
		}
		at := v.r.spanOf(t.First, t.Last)
		if t.Kind != nil {
			at = v.span(t.Kind)
		}
		v.fault(RuleDeclaration.New(at, "%s has no kind %d", t.Name, k))
		return standard
	}
	switch t.Name {
	case "integer":
		return Type{Class: frontend.Integer, Kind: kind(v.integerType().Kind, 1, 2, 4, 8, 16)}
	case "real":
		return Type{Class: frontend.Real, Kind: kind(v.realType().Kind, 2, 4, 8, 10, 16)}
	case "double precision":
		return v.doubleType()
	case "complex":
		return Type{Class: frontend.Complex, Kind: kind(v.realType().Kind, 4, 8, 10, 16)}
	case "double complex":
		return Type{Class: frontend.Complex, Kind: v.doubleType().Kind}
	case "logical":
		return Type{Class: frontend.Logical, Kind: kind(v.logicalType().Kind, 1, 2, 4, 8, 16)}
	case "character":
		c := Type{Class: frontend.Character, Kind: kind(1, 1, 4), Len: 1}
		if t.Len != nil {
			c.Len = -1
			if t.Len.Kind != StarExpr && t.Len.Kind != TripletExpr {
				v.typed(t.Len, s)
				if n, ok := integerValue(t.Len); ok {
					c.Len = max(0, n)
				}
			}
		}
		return c
	}
	out := Type{Class: frontend.Aggregate, Poly: t.Name == "class"}
	if t.Derived == "*" {
		out.Poly = true
		return out
	}
	sym := s.Lookup(t.Derived)
	if sym == nil || sym.Derived == nil {
		if s.isLost() {
			return unknownType
		}
		at := v.r.spanOf(t.First, t.Last)
		d := RuleDeclaration.New(at, "no type '%s' is declared", t.Derived)
		var names []string
		for x := s; x != nil; x = x.Parent {
			for name, y := range x.Names {
				if y.Derived != nil {
					names = append(names, name)
				}
			}
		}
		if near := diag.Nearest(t.Derived, names); near != "" {
			d.Note("did you mean %s?", near)
		}
		v.fault(d)
		return unknownType
	}
	out.Derived, out.Lengths = v.derivedWith(sym, t, s)
	if out.Derived == nil {
		return unknownType
	}
	return out
}
