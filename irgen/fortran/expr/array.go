package expr

import (
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// An array expression becomes a function from indices, which count from one, to an element. What is the same for all
// elements (scalar operands, addresses of arrays, results of functions on whole arrays) is evaluated when the function is
// made, outside of the loops.

// Elements makes the elements of an expression.
func (x *Lowering) Elements(n *front.Node) *entity.Elements {
	if n.Rank == 0 {
		return x.ScalarElements(n)
	}
	switch n.Kind {
	case front.ParenExpr:
		return x.Elements(n.Args[0])
	case front.UnaryExpr:
		if n.Symbol == nil {
			a := x.Elements(n.Args[0])
			return &entity.Elements{Extents: a.Extents, At: func(idx []*ir.Value) entity.Part { return entity.Part{Value: x.unary(n, a.At(idx).Value)} }}
		}
	case front.BinaryExpr:
		if n.Symbol == nil {
			return x.binaryElements(n)
		}
	case front.RefExpr:
		if n.Ref == front.Call && n.Intrinsic != nil && n.Intrinsic.Class == 'e' && entity.ByValue(n.Type) {
			return x.intrinsicElements(n)
		}
	}
	if s := n.Symbol; s != nil && s.Proc != nil && s.Proc.Elemental && !entity.IsDesignator(n) {
		return x.host.ElementalCall(n)
	}
	var e *entity.Entity
	if entity.IsDesignator(n) {
		e = x.Designator(n)
	} else {
		e = x.Value(n)
	}
	out := x.ElementsOf(e)
	if at := out.At; entity.IsDesignator(n) {
		out.At = func(idx []*ir.Value) (p entity.Part) {
			x.Located(n, func() *ir.Value {
				p = at(idx)
				return nil
			})
			return p
		}
	}
	return out
}

// ScalarElements are those of a scalar expression: one value for all indices.
func (x *Lowering) ScalarElements(n *front.Node) *entity.Elements {
	var p entity.Part
	var length *ir.Value
	switch {
	case entity.IsCharacter(n.Type):
		p.Addr, p.Len = x.Char(n)
		length = p.Len
	case !entity.ByValue(n.Type):
		p.Addr = x.AddressOf(x.Value(n))
	default:
		p.Value = x.Scalar(n)
	}
	return &entity.Elements{At: func([]*ir.Value) entity.Part { return p }, Len: length}
}

func (x *Lowering) binaryElements(n *front.Node) *entity.Elements {
	a, b := x.Elements(n.Args[0]), x.Elements(n.Args[1])
	out := &entity.Elements{Extents: entity.ShapeFrom(a, b)}
	switch {
	case n.Text == "//":
		out.Len = x.AddI(a.Len, b.Len)
		tmp := x.CharTemp(out.Len)
		out.At = func(idx []*ir.Value) entity.Part {
			p, q := a.At(idx), b.At(idx)
			x.MoveBytes(tmp, p.Addr, p.Len)
			x.MoveBytes(x.Offset(tmp, p.Len), q.Addr, q.Len)
			return entity.Part{Addr: tmp, Len: out.Len}
		}
	case entity.IsCharacter(n.Args[0].Type):
		out.At = func(idx []*ir.Value) entity.Part {
			p, q := a.At(idx), b.At(idx)
			c := x.CompareText(n.Text, p.Addr, p.Len, q.Addr, q.Len)
			return entity.Part{Value: x.FirConvert(c, x.types.ScalarType(n.Type))}
		}
	default:
		out.At = func(idx []*ir.Value) entity.Part {
			p := a.At(idx).Value
			return entity.Part{Value: x.binaryOn(n, p, b.At(idx).Value)}
		}
	}
	return out
}

// intrinsicElements applies an elemental intrinsic function.
func (x *Lowering) intrinsicElements(n *front.Node) *entity.Elements {
	var list []*entity.Elements
	args := n.Args[1:]
	for _, a := range args {
		if a.Key == "kind" {
			list = append(list, nil)
			continue
		}
		list = append(list, x.Elements(a))
	}
	return &entity.Elements{Extents: entity.ShapeFrom(list...), At: func(idx []*ir.Value) entity.Part {
		vals := make([]*ir.Value, len(list))
		for i, e := range list {
			if e == nil {
				continue
			}
			p := e.At(idx)
			vals[i] = p.Value
			if entity.IsCharacter(args[i].Type) {
				vals[i] = x.Op1(fir.EmboxChar, fir.Number("boxchar", int64(args[i].Type.Kind)), p.Addr, p.Len)
			}
		}
		return entity.Part{Value: x.Intrinsics.Apply(n, vals)}
	}}
}

// Value is any expression in memory: a designator as it is, else a temporary.
func (x *Lowering) Value(n *front.Node) *entity.Entity {
	if entity.IsDesignator(n) {
		return x.Designator(n)
	}
	if entity.IsCharacter(n.Type) && n.Rank == 0 {
		if n.Value != nil || n.Kind == front.ParenExpr || n.Kind == front.BinaryExpr && n.Symbol == nil {
			a, l := x.Char(n)
			return &entity.Entity{Type: n.Type, Addr: a, Len: l, Temp: true}
		}
	}
	switch n.Kind {
	case front.ParenExpr:
		if n.Rank == 0 && !entity.ByValue(n.Type) {
			return x.CopyOf(x.Value(n.Args[0]))
		}
		if entity.IsDesignator(n.Args[0].Strip()) {
			break
		}
		return x.Value(n.Args[0])
	case front.NameExpr:
		if n.Symbol != nil && n.Symbol.Kind == front.Procedure {
			return x.host.Call(n)
		}
	case front.ArrayExpr:
		return x.constructor(n)
	case front.MemberExpr:
		return x.memberEntity(n)
	case front.RefExpr:
		switch n.Ref {
		case front.Constructor:
			return x.host.Structure(n)
		case front.Element:
			return x.ElementEntity(n)
		case front.Section:
			return x.sectionEntity(n)
		case front.Substring:
			return x.substringEntity(n)
		case front.Call, front.Bound:
			if n.Intrinsic != nil {
				if n.Rank != 0 && n.Intrinsic.Class == 'e' && entity.ByValue(n.Type) {
					return x.Materialize(n)
				}
				if n.Rank != 0 || !entity.ByValue(n.Type) {
					return x.Intrinsics.Value(n)
				}
				break
			}
			if n.Symbol != nil && n.Symbol.Proc != nil && n.Symbol.Proc.Statement != nil {
				break
			}
			return x.host.Call(n)
		}
	case front.UnaryExpr, front.BinaryExpr:
		if n.Symbol != nil {
			return x.host.Call(n)
		}
	}
	switch {
	case n.Rank == 0:
		v := x.Scalar(n)
		return &entity.Entity{Type: n.Type, Addr: x.Spill(v), Temp: true}
	case n.Rank > 0 && elementwise(n):
		return x.Materialize(n)
	}
	x.host.Unsupported(x.host.Span(n), "this expression")
	return nil
}

// elementwise reports whether Elements applies an operation to the elements of its operands.
func elementwise(n *front.Node) bool {
	switch n.Kind {
	case front.ParenExpr:
		return true
	case front.UnaryExpr, front.BinaryExpr:
		return n.Symbol == nil
	}
	return n.Kind == front.RefExpr && n.Ref == front.Call && n.Intrinsic != nil && n.Intrinsic.Class == 'e' && entity.ByValue(n.Type)
}

// Materialize evaluates an array expression into a temporary.
func (x *Lowering) Materialize(n *front.Node) *entity.Entity {
	if n.Rank > 0 {
		if r := n.Strip(); r != n {
			n = r
		}
	}
	src := x.Elements(n)
	e := &entity.Entity{Type: n.Type, Rank: n.Rank, Temp: true, Extent: src.Extents, Len: src.Len}
	if entity.IsCharacter(e.Type) {
		if e.Type.Len < 0 {
			if v, ok := build.ConstantOf(src.Len); ok {
				e.Type.Len = v
			}
		}
	}
	x.prepareTemp(e)
	x.IndependentNest(e.Extent, func(idx []*ir.Value) { x.PutElement(e, idx, src.At(idx)) })
	return e
}

// prepareTemp allocates a temporary whose elements are assigned next: what they own is nothing until then, and freed at the end of
// the statement.
func (x *Lowering) prepareTemp(e *entity.Entity) {
	x.AllocateTemp(e)
	if e.Type.Class == frontend.Aggregate && entity.OwnsMemory(e.Type.Derived) {
		x.InitializeElements(e)
		x.DropTemp(e)
	}
}

// NameFor is a name that denotes an entity.
func (x *Lowering) NameFor(t front.Type, e *entity.Entity) *front.Node {
	s := &front.Symbol{Name: ".element", Kind: front.Variable, Type: t}
	x.Bound[s] = e
	return &front.Node{Kind: front.NameExpr, Text: s.Name, Symbol: s, Type: t, First: -1}
}

// extentsOf is the shape of an array expression.
func (x *Lowering) extentsOf(n *front.Node) []*ir.Value {
	if len(n.Shape) == n.Rank {
		out := make([]*ir.Value, n.Rank)
		known := true
		for i, e := range n.Shape {
			known = known && e >= 0
			out[i] = x.Idx(max(0, e))
		}
		if known {
			return out
		}
	}
	return x.Elements(n).Extents
}

// lenOfNode is the length of a character expression.
func (x *Lowering) lenOfNode(n *front.Node) *ir.Value {
	if n.Type.Len >= 0 {
		return x.Idx(n.Type.Len)
	}
	if n.Rank == 0 {
		_, l := x.Char(n)
		return l
	}
	return x.Elements(n).Len
}

// Mentions reports whether a symbol occurs in an expression.
func Mentions(n *front.Node, s *front.Symbol) bool {
	found := false
	n.Walk(func(m *front.Node) bool {
		found = found || m.Kind == front.NameExpr && m.Symbol == s
		return !found
	})
	return found
}
