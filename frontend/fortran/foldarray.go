package fortran

import (
	"go/constant"
	"go/token"

	"accc/frontend"
)

// Reductions of constant arrays are constants, which declarations may need.

// constantItems are the elements of a constant array expression of numbers or logicals; ok is false if it is none that is followed
// here: constructors, named constants, reshape and parentheses. env holds the indices of implied do loops.
func constantItems(n *Node, env map[*Symbol]constant.Value) (items []constant.Value, ok bool) {
	const most = 1 << 16
	switch {
	case n == nil:
		return nil, false
	case n.Kind == ParenExpr:
		return constantItems(n.Args[0], env)
	case n.Kind == NameExpr && n.Rank > 0:
		s := n.Symbol
		if s == nil || s.Kind != Parameter || s.Init == nil || s.Init.Rank == 0 {
			return nil, false
		}
		return constantItems(s.Init, nil)
	case n.Kind == RefExpr && n.Intrinsic != nil && n.Intrinsic.Name == "reshape" && len(n.Args) == 3:
		return constantItems(n.Args[1], env)
	case n.Kind == ArrayExpr:
		for _, a := range n.Args {
			more, ok := constantItems(a, env)
			if !ok || len(items)+len(more) > most {
				return nil, false
			}
			items = append(items, more...)
		}
		return items, true
	case n.Kind == ImpliedExpr:
		return impliedItems(n, env, most)
	case n.Rank == 0:
		v := Fold(n, env)
		return []constant.Value{v}, v != nil
	}
	return nil, false
}

// impliedItems are those of an implied do loop.
func impliedItems(n *Node, env map[*Symbol]constant.Value, most int) (items []constant.Value, ok bool) {
	bound := func(i int, standard int64) (int64, bool) {
		if i >= len(n.Bounds) {
			return standard, true
		}
		v := Fold(n.Bounds[i], env)
		if v == nil {
			return 0, false
		}
		return constant.Int64Val(constant.ToInt(v))
	}
	from, ok1 := bound(1, 0)
	to, ok2 := bound(2, 0)
	step, ok3 := bound(3, 1)
	if !ok1 || !ok2 || !ok3 || step == 0 || len(n.Bounds) == 0 || n.Bounds[0].Symbol == nil {
		return nil, false
	}
	inner := map[*Symbol]constant.Value{}
	for s, v := range env {
		inner[s] = v
	}
	for i := from; step > 0 && i <= to || step < 0 && i >= to; i += step {
		inner[n.Bounds[0].Symbol] = constant.MakeInt64(i)
		for _, a := range n.Args {
			more, ok := constantItems(a, inner)
			if !ok || len(items)+len(more) > most {
				return nil, false
			}
			items = append(items, more...)
		}
	}
	return items, true
}

// foldReduction computes a reduction of all elements of a constant array; nil where it is not constant.
func foldReduction(f *Intrinsic, n *Node, tied []*Node) constant.Value {
	if n.Rank != 0 || len(tied) == 0 || tied[0] == nil || tied[0].Rank <= 0 {
		return nil
	}
	second := f.Name == "dot_product"
	for _, a := range tied[1:] {
		if a != nil && !second {
			return nil
		}
	}
	switch f.Name {
	case "sum", "product", "maxval", "minval", "any", "all", "count", "dot_product":
	default:
		return nil
	}
	items, ok := constantItems(tied[0], nil)
	if !ok || len(items) == 0 {
		return nil
	}
	if second {
		others, ok := constantItems(tied[1], nil)
		if !ok || len(others) != len(items) || n.Type.Class != frontend.Integer && n.Type.Class != frontend.Real {
			return nil
		}
		for i := range items {
			items[i] = constant.BinaryOp(items[i], token.MUL, others[i])
		}
	}
	if tied[0].Type.Class == frontend.Logical {
		return foldTruths(f.Name, items)
	}
	if tied[0].Type.Class != frontend.Integer && tied[0].Type.Class != frontend.Real {
		return nil
	}
	acc := items[0]
	for _, v := range items[1:] {
		switch f.Name {
		case "sum", "dot_product":
			acc = constant.BinaryOp(acc, token.ADD, v)
		case "product":
			acc = constant.BinaryOp(acc, token.MUL, v)
		case "maxval":
			if constant.Compare(v, token.GTR, acc) {
				acc = v
			}
		case "minval":
			if constant.Compare(v, token.LSS, acc) {
				acc = v
			}
		}
		acc = convert(acc, n.Type)
	}
	return convert(acc, n.Type)
}

// foldTruths is any, all or count of constants.
func foldTruths(name string, items []constant.Value) constant.Value {
	n := 0
	for _, v := range items {
		if v.Kind() != constant.Bool {
			return nil
		}
		if constant.BoolVal(v) {
			n++
		}
	}
	switch name {
	case "any":
		return constant.MakeBool(n > 0)
	case "all":
		return constant.MakeBool(n == len(items))
	case "count":
		return constant.MakeInt64(int64(n))
	}
	return nil
}
