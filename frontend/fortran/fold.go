package fortran

import (
	"go/constant"
	"go/token"
	"strings"

	"accc/frontend"
	"accc/frontend/fortran/fold"
)

// scalar is what the values of a type depend on.
func (t Type) scalar() fold.Type { return fold.Type{Class: t.Class, Kind: t.Kind, Len: t.Len} }

// convert is a constant in another type, nil if it has none.
func convert(v constant.Value, t Type) constant.Value { return fold.Convert(v, t.scalar()) }

func foldUnary(n *Node) constant.Value { return fold.Unary(n.Text, n.Args[0].Value) }

func foldBinary(op string, n *Node) constant.Value {
	a, b := n.Args[0], n.Args[1]
	return fold.Binary(op, a.Value, b.Value, wider(a.Type, b.Type).scalar(), n.Type.scalar())
}

// complexOf is a complex number by its parts.
func complexOf(re, im constant.Value) constant.Value {
	return constant.BinaryOp(constant.ToComplex(re), token.ADD, constant.MakeImag(constant.ToFloat(im)))
}

// foldIntrinsic computes an intrinsic function of constants; nil where it is not constant or not folded.
func foldIntrinsic(f *Intrinsic, n *Node, tied []*Node) constant.Value {
	if strings.HasPrefix(f.Name, "ieee_support_") {
		return constant.MakeBool(f.Name != "ieee_support_underflow_control")
	}
	a := first(tied)
	if a == nil {
		return nil
	}
	if v, known := foldInquiry(f, n, tied, a); known {
		return v
	}
	if n.Rank != 0 {
		return nil
	}
	if transformRules[f.Name] != nil {
		if out := evaluate(n, nil); out != nil && out.shape == nil {
			return out.list[0].Value
		}
		return nil
	}
	c := &fold.Call{Name: f.Name, Type: n.Type.scalar(), Args: make([]constant.Value, len(tied)), First: a.Type.scalar()}
	for i, x := range tied {
		switch {
		case x == nil:
		case x.Value == nil:
			return nil
		default:
			c.Args[i] = x.Value
		}
	}
	return fold.Function(c)
}

// foldInquiry computes functions that ask for a property of the type or shape, for which the argument need not be constant.
func foldInquiry(f *Intrinsic, n *Node, tied []*Node, a *Node) (v constant.Value, known bool) {
	t := a.Type
	integer := func(x int) (constant.Value, bool) { return constant.MakeInt64(int64(x)), true }
	switch f.Name {
	case "kind":
		if t.Class == frontend.Unknown {
			return nil, true
		}
		return integer(t.Kind)
	case "bit_size", "storage_size":
		if s := t.Size(); s >= 0 {
			return integer(int(8 * s))
		}
		return nil, true
	case "rank":
		if a.Rank >= 0 {
			return integer(a.Rank)
		}
		return nil, true
	case "len":
		if t.Len >= 0 && t.Class == frontend.Character {
			return constant.MakeInt64(t.Len), true
		}
		return nil, true
	case "size":
		return foldSize(f, tied, a), true
	case "lbound", "ubound":
		return foldBound(f, tied, a), true
	case "selected_int_kind":
		r, ok := integerValue(tied[0])
		if !ok {
			return nil, true
		}
		return constant.MakeInt64(fold.IntegerKind(r)), true
	case "selected_real_kind", "ieee_selected_real_kind":
		for _, a := range tied {
			if _, ok := integerValue(a); a != nil && !ok {
				return nil, true
			}
		}
		p, _ := integerValue(argumentOf(f, tied, "p"))
		r, _ := integerValue(argumentOf(f, tied, "r"))
		return constant.MakeInt64(fold.RealKind(p, r)), true
	case "selected_char_kind":
		if a.Value == nil || a.Value.Kind() != constant.String {
			return nil, true
		}
		return constant.MakeInt64(fold.CharacterKind(constant.StringVal(a.Value))), true
	}
	return fold.Model(f.Name, t.scalar())
}

func foldSize(f *Intrinsic, tied []*Node, a *Node) constant.Value {
	if a.Shape == nil {
		return nil
	}
	if dim := argumentOf(f, tied, "dim"); dim != nil {
		d, ok := integerValue(dim)
		if !ok || d < 1 || d > int64(len(a.Shape)) || a.Shape[d-1] < 0 {
			return nil
		}
		return constant.MakeInt64(a.Shape[d-1])
	}
	if n := total(a.Shape); n >= 0 {
		return constant.MakeInt64(n)
	}
	return nil
}

func foldBound(f *Intrinsic, tied []*Node, a *Node) constant.Value {
	d, ok := integerValue(argumentOf(f, tied, "dim"))
	if !ok || d < 1 || a.Kind != NameExpr {
		return nil
	}
	low, high, ok := constantBounds(a, int(d-1))
	switch {
	case !ok:
		return nil
	case f.Name == "lbound":
		return constant.MakeInt64(low)
	}
	return constant.MakeInt64(high)
}
