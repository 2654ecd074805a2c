package initial

import (
	"go/constant"

	"accc/frontend"
	front "accc/frontend/fortran"
)

// Length parameters of derived types (Fortran 2018 §7.5.3) of variables that live as long as the program are constants.

// LengthValues are the values of the length parameters of a datum's type.
func (d *Datum) LengthValues() Env {
	if d.Lengths != nil {
		return d.Lengths
	}
	return lengthEnv(d.Type, d.Outer)
}

// lengthEnv is the values of the length parameters of a type, nil if they are not constant; outer has the values of
// the names in their expressions.
func lengthEnv(t front.Type, outer Env) Env {
	out := Env{}
	if t.Derived == nil || t.Lengths == nil {
		return out
	}
	for d := t.Derived; d != nil; d = d.Parent {
		for i, s := range d.LenParams {
			n := t.Length(i)
			if n == nil {
				return nil
			}
			v := front.Fold(n, outer)
			if v == nil || v.Kind() != constant.Int {
				return nil
			}
			out[s] = v
		}
	}
	return out
}

// Settle sets the extents and the length of characters of the datum of an automatic component, which the length
// parameters make.
func (vs *Values) Settle(d *Datum, c *front.Symbol) {
	if len(c.Dims) > 0 {
		d.Extents = make([]int64, len(c.Dims))
	}
	for i, dim := range c.Dims {
		low := int64(1)
		if dim.Lower != nil {
			low, _ = Integer(dim.Lower, d.Outer)
		}
		high, ok := Integer(dim.Upper, d.Outer)
		if !ok {
			vs.host.Unsupported(c.Span, "the shape of component '%s' of a variable with static storage", c.Name)
		}
		d.Extents[i] = max(0, high-low+1)
	}
	if d.Type.Class == frontend.Character && d.Type.Len < 0 {
		n, ok := Integer(c.Length(), d.Outer)
		if !ok {
			vs.host.Unsupported(c.Span, "the length of component '%s' of a variable with static storage", c.Name)
		}
		d.Type.Len = max(0, n)
	}
}

// HasLengths reports whether objects of a type hold values of length parameters, of their own or in a component.
func HasLengths(d *front.Derived) bool { return hasLengths(d, map[*front.Derived]bool{}) }

func hasLengths(d *front.Derived, seen map[*front.Derived]bool) bool {
	if d == nil || seen[d] {
		return false
	}
	if len(d.LenParams) > 0 {
		return true
	}
	seen[d] = true
	for _, c := range Components(d) {
		if c.Has(front.Automatic) || c.Type.Class == frontend.Aggregate && !c.Has(front.Allocatable|front.PointerAttr) && hasLengths(c.Type.Derived, seen) {
			return true
		}
	}
	return false
}

// DeclaresLength reports whether the declaration of a character says its length: it is not deferred.
func DeclaresLength(s *front.Symbol) bool {
	if s == nil {
		return false
	}
	n := s.Length()
	return n != nil && n.Kind != front.TripletExpr && n.Kind != front.StarExpr
}
