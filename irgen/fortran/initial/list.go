package initial

import (
	"go/constant"

	"accc/frontend"
	front "accc/frontend/fortran"
)

// Env holds the values of the indices of implied do loops.
type Env map[*front.Symbol]constant.Value

// An item is a value in a list: a constant, or an expression with the values of indices.
type item struct {
	v    constant.Value
	n    *front.Node
	with Env
}

// itemsOf are the elements of a constant array expression, in order; ok is false if it has none that are known.
func itemsOf(n *front.Node, with Env) (list []item, ok bool) {
	if n.Rank == 0 && n.Kind != front.ImpliedExpr {
		return []item{{v: front.Fold(n, with), n: n, with: with}}, true
	}
	if elems, _, ok := front.Elements(n, with); ok {
		list = make([]item, len(elems))
		for i, e := range elems {
			list[i] = item{v: e.Value, n: e.Node, with: e.Env}
			if e.Node == nil {
				list[i].n = n
			}
		}
		return list, true
	}
	switch n.Kind {
	case front.ParenExpr:
		return itemsOf(n.Args[0], with)
	case front.ArrayExpr:
		for _, a := range n.Args {
			part, ok := itemsOf(a, with)
			if !ok {
				return nil, false
			}
			if n.Spec != nil {
				for i := range part {
					if part[i].v != nil {
						part[i].v = front.Convert(part[i].v, n.Type)
					}
				}
			}
			list = append(list, part...)
		}
		return list, true
	case front.ImpliedExpr:
		return impliedItems(n, with)
	case front.NameExpr:
		s := n.Symbol
		if s == nil || s.Kind != front.Parameter || s.Init == nil {
			return nil, false
		}
		return arrayItems(s.Init, s.Extents, s.Type, with)
	case front.UnaryExpr, front.BinaryExpr:
		return elementwise(n, with)
	case front.RefExpr:
		if n.Ref != front.Call || n.Intrinsic == nil {
			return nil, false
		}
		switch {
		case n.Intrinsic.Class == 'e':
			return elementwise(n, with)
		}
	}
	return nil, false
}

// arrayItems are those of a value for an array of given extents: a scalar is repeated for all elements.
func arrayItems(n *front.Node, extents []int64, t front.Type, with Env) ([]item, bool) {
	list, ok := itemsOf(n, with)
	if !ok {
		return nil, false
	}
	if n.Rank == 0 {
		total := int64(1)
		for _, e := range extents {
			total *= max(0, e)
		}
		if total > 1<<24 {
			return nil, false
		}
		one := list[0]
		list = make([]item, total)
		for i := range list {
			list[i] = one
		}
	}
	out := make([]item, len(list))
	for i, it := range list {
		if it.v != nil {
			it.v = front.Convert(it.v, t)
		}
		out[i] = it
	}
	return out, true
}

// elementwise applies an operation to the elements of its operands.
func elementwise(n *front.Node, with Env) ([]item, bool) {
	if n.Symbol != nil && n.Intrinsic == nil {
		return nil, false
	}
	first := 0
	if n.Kind == front.RefExpr {
		first = 1
	}
	var lists [][]item
	size := -1
	for _, a := range n.Args[first:] {
		list, ok := itemsOf(a, with)
		if !ok {
			return nil, false
		}
		if a.Rank > 0 {
			size = len(list)
		}
		lists = append(lists, list)
	}
	if size < 0 {
		return nil, false
	}
	out := make([]item, size)
	for i := range out {
		own := *n
		own.Args = append([]*front.Node(nil), n.Args...)
		own.Rank, own.Shape, own.Value = 0, nil, nil
		for k, list := range lists {
			a := *n.Args[first+k]
			it := list[0]
			if a.Rank > 0 {
				if i >= len(list) {
					return nil, false
				}
				it = list[i]
			}
			if it.v == nil {
				return nil, false
			}
			a.Rank, a.Shape, a.Value = 0, nil, it.v
			own.Args[first+k] = &a
		}
		out[i] = item{v: front.Fold(&own, with), n: &own, with: with}
	}
	return out, true
}

// impliedItems runs an implied do.
func impliedItems(n *front.Node, with Env) (list []item, ok bool) {
	bound := func(k int, standard int64) (int64, bool) {
		if k >= len(n.Bounds) {
			return standard, true
		}
		v := front.Fold(n.Bounds[k], with)
		if v == nil || v.Kind() != constant.Int {
			return 0, false
		}
		return constant.Int64Val(v)
	}
	lo, ok1 := bound(1, 1)
	hi, ok2 := bound(2, 1)
	step, ok3 := bound(3, 1)
	if !ok1 || !ok2 || !ok3 || step == 0 || (hi-lo)/step > 1<<22 {
		return nil, false
	}
	s := n.Bounds[0].Symbol
	for i := lo; step > 0 && i <= hi || step < 0 && i >= hi; i += step {
		inner := Env{s: constant.MakeInt64(i)}
		for k, v := range with {
			if k != s {
				inner[k] = v
			}
		}
		for _, a := range n.Args {
			part, ok := itemsOf(a, inner)
			if !ok {
				return nil, false
			}
			list = append(list, part...)
		}
	}
	return list, true
}

// List are the values of a constant array constructor, nil if one is not known.
func List(n *front.Node) []constant.Value {
	if n.Type.Class == frontend.Aggregate {
		return nil
	}
	if !constantLooking(n, map[*front.Symbol]bool{}) {
		return nil
	}
	list, ok := itemsOf(n, nil)
	if !ok {
		return nil
	}
	out := make([]constant.Value, len(list))
	for i, it := range list {
		if it.v == nil {
			return nil
		}
		out[i] = it.v
	}
	return out
}

// constantLooking reports whether only constants and indices of implied do loops occur in an expression. own are the
// indices of the loops around it.
func constantLooking(n *front.Node, own map[*front.Symbol]bool) bool {
	ok := true
	n.Walk(func(m *front.Node) bool {
		switch m.Kind {
		case front.ImpliedExpr:
			own[m.Bounds[0].Symbol] = true
		case front.NameExpr:
			if m.Symbol != nil && m.Symbol.Kind != front.Parameter && !own[m.Symbol] {
				ok = false
			}
		case front.RefExpr:
			if m.Intrinsic == nil {
				ok = false
			}
			for _, a := range m.Args[1:] {
				ok = ok && constantLooking(a, own)
			}
			return false
		}
		return ok
	})
	return ok
}
