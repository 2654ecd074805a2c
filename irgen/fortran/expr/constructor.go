package expr

import (
	"go/constant"
	"slices"

	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typemap"
)

// constructor lowers an array constructor into a temporary.
func (x *Lowering) constructor(n *front.Node) *entity.Entity {
	if list := initial.List(n); list != nil && !entity.IsCharacter(n.Type) && len(list) > 0 {
		if out := x.constantArray(n, list); out != nil {
			return out
		}
	}
	if grows(n) {
		return x.grown(n)
	}
	e := &entity.Entity{Type: n.Type, Rank: 1, Temp: true}
	items := x.items(n)
	if entity.IsCharacter(n.Type) {
		e.Len = x.constructorLen(n, items)
		if v, ok := build.ConstantOf(e.Len); ok {
			e.Type.Len = v
		} else {
			e.Type.Len = -1
		}
	}
	var extent *ir.Value
	if len(n.Shape) == 1 && n.Shape[0] >= 0 {
		extent = x.Idx(n.Shape[0])
	} else {
		extent = x.countItems(items)
	}
	e.Extent = []*ir.Value{extent}
	x.prepareTemp(e)
	simple := true
	for _, a := range n.Args {
		simple = simple && a.Rank == 0 && a.Kind != front.ImpliedExpr
	}
	if simple {
		for i, a := range items {
			x.PutElement(e, []*ir.Value{x.Idx(int64(i + 1))}, x.itemElements(a).At(nil))
		}
		return e
	}
	at := x.TempOf(ir.Index())
	x.Store(x.Idx(1), at)
	x.fillItems(e, at, items)
	return e
}

// An item of an array constructor. Its elements are evaluated once: here if their number or length is asked for before they
// are stored, nil if not.
type item struct {
	node     *front.Node
	elements *entity.Elements
}

// items are those of a constructor, evaluated as far as is needed to know how many elements it has, and their length.
func (x *Lowering) items(n *front.Node) []item {
	out := make([]item, len(n.Args))
	for i, a := range n.Args {
		out[i].node = a
		asksLen := i == 0 && entity.IsCharacter(n.Type) && n.Spec == nil && a.Type.Len < 0
		if a.Kind != front.ImpliedExpr && (a.Rank > 0 && !knownShape(a) || asksLen) {
			out[i].elements = x.Elements(a)
		}
	}
	return out
}

// repeated are the items of an implied do: they are evaluated wherever they are asked for, once for each iteration.
func repeated(nodes []*front.Node) []item {
	out := make([]item, len(nodes))
	for i, a := range nodes {
		out[i].node = a
	}
	return out
}

func (x *Lowering) itemElements(a item) *entity.Elements {
	if a.elements != nil {
		return a.elements
	}
	return x.Elements(a.node)
}

func knownShape(n *front.Node) bool {
	return len(n.Shape) == n.Rank && !slices.ContainsFunc(n.Shape, func(extent int64) bool { return extent < 0 })
}

// grows reports whether the elements of a constructor cannot be counted before they are evaluated without calling a function of an
// implied do twice.
func grows(n *front.Node) bool {
	if knownShape(n) && !entity.IsCharacter(n.Type) {
		return false
	}
	var calls func(nodes []*front.Node) bool
	calls = func(nodes []*front.Node) bool {
		return slices.ContainsFunc(nodes, func(a *front.Node) bool {
			if a.Kind == front.ImpliedExpr {
				return calls(a.Args)
			}
			asksLen := entity.IsCharacter(n.Type) && n.Spec == nil && a.Type.Len < 0
			return (a.Rank > 0 && !knownShape(a) || asksLen) && callsFunction(a)
		})
	}
	return slices.ContainsFunc(n.Args, func(a *front.Node) bool { return a.Kind == front.ImpliedExpr && calls(a.Args) })
}

// callsFunction reports whether the value of an expression needs a call of a function, other than of an elemental intrinsic one.
func callsFunction(n *front.Node) bool {
	found := false
	n.Walk(func(m *front.Node) bool {
		intrinsic := m.Intrinsic != nil && m.Intrinsic.Class == 'e'
		found = found || m.Value == nil && (m.Kind == front.RefExpr && m.Ref == front.Call && !intrinsic || operatorCall(m))
		return !found
	})
	return found
}

// operatorCall reports whether an operation is a call of a user's function.
func operatorCall(n *front.Node) bool {
	return (n.Kind == front.UnaryExpr || n.Kind == front.BinaryExpr) && n.Symbol != nil
}

// vectorWords is the size of what the run-time library keeps for an array that grows, in words of 8 bytes.
const vectorWords = 10

// grown is an array constructor whose values the run-time library collects in memory that grows.
func (x *Lowering) grown(n *front.Node) *entity.Entity {
	e := &entity.Entity{Type: n.Type, Rank: 1, Temp: true}
	elem := x.types.ScalarType(e.Type)
	fromValues := false
	if entity.IsCharacter(e.Type) {
		switch {
		case n.Spec != nil && n.Type.Len >= 0:
			e.Len = x.Idx(n.Type.Len)
		case n.Spec != nil && n.Spec.Len != nil:
			e.Len = x.Index(n.Spec.Len)
		default:
			e.Len, fromValues = x.Idx(0), true
		}
		e.Type.Len = -1
		elem = fir.Char(int64(e.Type.Kind), ir.Dynamic)
	}
	ref := x.TempOf(fir.Box(fir.Heap(typemap.ArrayType(typemap.DeferredShape(1), elem))))
	x.Store(x.NullBox(build.PointeeOf(ref.Type()), e.Len, 1), ref)
	vector := x.TempOf(typemap.ArrayType([]int64{vectorWords}, ir.I64()))
	file, line := x.SourceArgs(x.host.Span(n))
	x.Runtime("InitArrayConstructorVector", nil, vector, ref, x.Bool(fromValues), file, line)
	x.push(vector, n.Type, n.Args)
	box := x.Load(ref)
	e.Addr = x.BoxAddr(box)
	if entity.IsCharacter(e.Type) {
		e.Len = x.BoxCharLen(box, e.Type)
	}
	_, extent, _ := x.BoxDims(box, 0)
	e.Extent = []*ir.Value{extent}
	e.Shape = x.ShapeOf(e.Extent)
	addr := e.Addr
	x.AtEnd(func() { x.FreeMem(addr) })
	x.DropTemp(e)
	return e
}

// push adds the values of items to an array that grows. t is the type of its elements.
func (x *Lowering) push(vector *ir.Value, t front.Type, items []*front.Node) {
	for _, a := range items {
		switch {
		case a.Kind == front.ImpliedExpr:
			lower, upper, step := x.impliedBounds(a)
			x.DoLoop(lower, upper, step, false, func(i *ir.Value) {
				x.withImplied(a, i, func() *ir.Value {
					x.WithTemps(func() { x.push(vector, t, a.Args) })
					return nil
				})
			})
		case a.Rank == 0 && entity.ByValue(t):
			x.Runtime("PushArrayConstructorSimpleScalar", nil, vector, x.Spill(x.Convert(x.Scalar(a), x.types.ScalarType(t))))
		case a.Type.Class == t.Class && (!entity.ByValue(t) || a.Type.Kind == t.Kind):
			x.Runtime("PushArrayConstructorValue", nil, vector, x.BoxOf(x.Value(a)))
		default: // a type specification that converts
			x.push1(vector, t, x.Elements(a))
		}
	}
}

// push1 adds the elements of an array one by one, converted.
func (x *Lowering) push1(vector *ir.Value, t front.Type, src *entity.Elements) {
	x.LoopNest(src.Extents, func(idx []*ir.Value) {
		x.Runtime("PushArrayConstructorSimpleScalar", nil, vector, x.Spill(x.Convert(src.At(idx).Value, x.types.ScalarType(t))))
	})
}

// constructorLen is the length of the elements of a character constructor.
func (x *Lowering) constructorLen(n *front.Node, items []item) *ir.Value {
	if n.Spec != nil && n.Type.Len >= 0 {
		return x.Idx(n.Type.Len)
	}
	if n.Spec != nil && n.Spec.Len != nil {
		return x.Index(n.Spec.Len)
	}
	if len(items) > 0 && items[0].elements != nil {
		return items[0].elements.Len
	}
	first := n
	for first.Kind == front.ArrayExpr || first.Kind == front.ImpliedExpr {
		if len(first.Args) == 0 {
			return x.Idx(0)
		}
		first = first.Args[0]
	}
	if first.Type.Len >= 0 {
		return x.Idx(first.Type.Len)
	}
	return x.lenOfNode(first)
}

// countItems is the number of elements of the items of a constructor.
func (x *Lowering) countItems(items []item) *ir.Value {
	total := x.Idx(0)
	for _, item := range items {
		switch a := item.node; {
		case a.Kind == front.ImpliedExpr:
			lower, upper, step := x.impliedBounds(a)
			s := a.Bounds[0].Symbol
			if fixed := x.fixedCount(a.Args, s); fixed {
				total = x.AddI(total, x.MulI(x.TripCount(lower, upper, step), x.withImplied(a, lower, func() *ir.Value { return x.countItems(repeated(a.Args)) })))
				continue
			}
			sum := x.DoLoopCarry(lower, upper, step, x.Idx(0), func(i, carried *ir.Value) *ir.Value {
				return x.withImplied(a, i, func() *ir.Value { return x.AddI(carried, x.countItems(repeated(a.Args))) })
			})
			total = x.AddI(total, sum)
		case a.Rank > 0:
			var extents []*ir.Value
			if item.elements != nil {
				extents = item.elements.Extents
			} else {
				extents = x.extentsOf(a)
			}
			n := x.Idx(1)
			for _, e := range extents {
				n = x.MulI(n, e)
			}
			total = x.AddI(total, n)
		default:
			total = x.AddI(total, x.Idx(1))
		}
	}
	return total
}

// fixedCount reports whether items have the same number of elements whatever the value of an index.
func (x *Lowering) fixedCount(items []*front.Node, s *front.Symbol) bool {
	fixed := true
	for _, a := range items {
		if a.Kind == front.ImpliedExpr {
			for _, b := range a.Bounds[1:] {
				fixed = fixed && !Mentions(b, s)
			}
			fixed = fixed && x.fixedCount(a.Args, s)
			continue
		}
		if a.Rank > 0 {
			fixed = fixed && !Mentions(a, s)
		}
	}
	return fixed
}

func (x *Lowering) impliedBounds(n *front.Node) (lower, upper, step *ir.Value) {
	step = x.Idx(1)
	if len(n.Bounds) > 3 {
		step = x.Index(n.Bounds[3])
	}
	return x.Index(n.Bounds[1]), x.Index(n.Bounds[2]), step
}

// withImplied evaluates something with a value for the index of an implied do.
func (x *Lowering) withImplied(n *front.Node, i *ir.Value, f func() *ir.Value) *ir.Value {
	s := n.Bounds[0].Symbol
	t := x.types.ScalarType(s.Type)
	p := x.TempOf(t)
	x.Store(x.FirConvert(i, t), p)
	old := x.Bound[s]
	x.Bound[s] = &entity.Entity{Type: s.Type, Sym: s, Base: s, Addr: p}
	v := f()
	x.Bound[s] = old
	return v
}

// fillItems stores the elements of the items of a constructor consecutively; at holds the next index.
func (x *Lowering) fillItems(e *entity.Entity, at *ir.Value, items []item) {
	put := func(p entity.Part) {
		i := x.Load(at)
		x.PutElement(e, []*ir.Value{i}, p)
		x.Store(x.AddI(i, x.Idx(1)), at)
	}
	for _, item := range items {
		switch a := item.node; {
		case a.Kind == front.ImpliedExpr:
			lower, upper, step := x.impliedBounds(a)
			x.DoLoop(lower, upper, step, false, func(i *ir.Value) {
				x.withImplied(a, i, func() *ir.Value {
					x.WithTemps(func() { x.fillItems(e, at, repeated(a.Args)) })
					return nil
				})
			})
		case a.Rank > 0:
			src := x.itemElements(item)
			x.LoopNest(src.Extents, func(idx []*ir.Value) { put(src.At(idx)) })
		default:
			put(x.itemElements(item).At(nil))
		}
	}
}

// constantArray is an array of constants in a global.
func (x *Lowering) constantArray(n *front.Node, list []constant.Value) *entity.Entity {
	elem := x.types.ScalarType(n.Type)
	dense := initial.Dense(list, n.Type, elem, []int64{int64(len(list))})
	if dense == nil {
		return nil
	}
	t := typemap.ArrayType([]int64{int64(len(list))}, elem)
	e := &entity.Entity{Type: n.Type, Rank: 1, Temp: true, Extent: []*ir.Value{x.Idx(int64(len(list)))}}
	e.Addr = x.ConstantArray(dense, t)
	e.Shape = x.ShapeOf(e.Extent)
	return e
}
