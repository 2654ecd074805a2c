package fortran

import (
	"go/constant"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typemap"
)

// An array expression becomes a function from indices, which count from one, to an element. What is the same for all elements (scalar operands,
// addresses of arrays, results of functions on whole arrays) is evaluated when the function is made, outside of the loops.

// prepare makes the elements of an expression.
func (x *fn) prepare(n *front.Node) *entity.Elements {
	if n.Rank == 0 {
		return x.constantElements(n)
	}
	switch n.Kind {
	case front.ParenExpr:
		return x.prepare(n.Args[0])
	case front.UnaryExpr:
		if n.Symbol == nil {
			a := x.prepare(n.Args[0])
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
		return x.elementalElements(n)
	}
	var e *entity.Entity
	if entity.IsDesignator(n) {
		e = x.designator(n)
	} else {
		e = x.entityOf(n)
	}
	return x.ElementsOf(e)
}

// constantElements are those of a scalar expression: one value for all indices.
func (x *fn) constantElements(n *front.Node) *entity.Elements {
	var p entity.Part
	var length *ir.Value
	switch {
	case entity.IsCharacter(n.Type):
		p.Addr, p.Len = x.char(n)
		length = p.Len
	case !entity.ByValue(n.Type):
		p.Addr = x.AddressOf(x.entityOf(n))
	default:
		p.Value = x.scalar(n)
	}
	return &entity.Elements{At: func([]*ir.Value) entity.Part { return p }, Len: length}
}

func (x *fn) binaryElements(n *front.Node) *entity.Elements {
	a, b := x.prepare(n.Args[0]), x.prepare(n.Args[1])
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
			c := x.compareText(n.Text, p.Addr, p.Len, q.Addr, q.Len, n.Args[0].Type)
			return entity.Part{Value: x.FirConvert(c, x.ScalarType(n.Type))}
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
func (x *fn) intrinsicElements(n *front.Node) *entity.Elements {
	var list []*entity.Elements
	args := n.Args[1:]
	for _, a := range args {
		if a.Key == "kind" {
			list = append(list, nil)
			continue
		}
		list = append(list, x.prepare(a))
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
		return entity.Part{Value: x.intrinsics.Apply(n, vals)}
	}}
}

// elementalElements calls an elemental function of the program for each element.
func (x *fn) elementalElements(n *front.Node) *entity.Elements {
	c := x.calleeOf(n)
	if c.proc != nil && c.proc.Statement != nil {
		x.unsupported(x.span(n), "a statement function on arrays")
	}
	list, bind := x.elementArguments(c)
	out := &entity.Elements{Extents: entity.ShapeFrom(list...), At: func(idx []*ir.Value) entity.Part {
		call := bind(idx)
		e := x.call(call, true)
		p := entity.Part{Addr: e.Addr, Len: e.Len}
		if entity.ByValue(n.Type) {
			p.Value = x.Load(e.Addr)
		}
		return p
	}}
	if r := c.result(); entity.IsCharacter(r.Type) && r.Type.Len < 0 && c.known {
		// It depends on nothing but lengths and what is the same for all elements (Fortran 2018 §15.8.1), so the elements may be anywhere.
		nowhere := bind(nil)
		args, _ := x.actuals(nowhere)
		x.withDummies(nowhere, args, func() { out.Len = x.length(r) })
	}
	return out
}

// elementArguments prepares the arguments of an elemental procedure; bind makes the call for the elements at some
// indices, or with nil for absent elements.
func (x *fn) elementArguments(c *callee) (list []*entity.Elements, bind func(idx []*ir.Value) *callee) {
	list = make([]*entity.Elements, len(c.args))
	for i, a := range c.args {
		if a != nil && a.Rank > 0 {
			list[i] = x.prepare(a)
		}
	}
	scalars := make([]*front.Node, len(c.args))
	for i, a := range c.args {
		if a == nil || list[i] != nil {
			continue
		}
		if entity.IsDesignator(a) {
			scalars[i] = a
			continue
		}
		scalars[i] = x.nameFor(a.Type, x.entityOf(a))
	}
	return list, func(idx []*ir.Value) *callee {
		own := *c
		own.args = make([]*front.Node, len(c.args))
		for i, a := range c.args {
			switch {
			case list[i] != nil:
				p := entity.Part{Addr: x.ZeroBits(fir.Ref(x.ScalarType(a.Type))), Len: list[i].Len}
				if idx != nil {
					p = list[i].At(idx)
				}
				if p.Addr == nil {
					p.Addr = x.Spill(p.Value)
				}
				own.args[i] = x.nameFor(a.Type, &entity.Entity{Type: a.Type, Addr: p.Addr, Len: p.Len})
			default:
				own.args[i] = scalars[i]
			}
		}
		if c.pass >= 0 {
			own.object = own.args[c.pass]
		}
		return &own
	}
}

// nameFor is a name that denotes an entity.
func (x *fn) nameFor(t front.Type, e *entity.Entity) *front.Node {
	s := &front.Symbol{Name: ".element", Kind: front.Variable, Type: t}
	x.bound[s] = e
	return &front.Node{Kind: front.NameExpr, Text: s.Name, Symbol: s, Type: t, First: -1}
}

// elementalCall calls an elemental subroutine for each element, if an argument is an array.
func (x *fn) elementalCall(c *callee) bool {
	array := false
	for _, a := range c.args {
		array = array || a != nil && a.Rank > 0
	}
	if !array {
		return false
	}
	list, bind := x.elementArguments(c)
	x.LoopNest(entity.ShapeFrom(list...), func(idx []*ir.Value) { x.call(bind(idx), false) })
	return true
}

// entityOf is any expression in memory: a designator as it is, else a temporary.
func (x *fn) entityOf(n *front.Node) *entity.Entity {
	if entity.IsDesignator(n) {
		return x.designator(n)
	}
	if entity.IsCharacter(n.Type) && n.Rank == 0 {
		if n.Value != nil || n.Kind == front.ParenExpr || n.Kind == front.BinaryExpr && n.Symbol == nil {
			a, l := x.char(n)
			return &entity.Entity{Type: n.Type, Addr: a, Len: l, Temp: true}
		}
	}
	switch n.Kind {
	case front.ParenExpr:
		if n.Rank == 0 && !entity.ByValue(n.Type) {
			return x.CopyOf(x.entityOf(n.Args[0]))
		}
		if entity.IsDesignator(n.Args[0].Strip()) {
			break
		}
		return x.entityOf(n.Args[0])
	case front.NameExpr:
		if n.Symbol != nil && n.Symbol.Kind == front.Procedure {
			return x.callEntity(n)
		}
	case front.ArrayExpr:
		return x.constructor(n)
	case front.MemberExpr:
		return x.memberEntity(n)
	case front.RefExpr:
		switch n.Ref {
		case front.Constructor:
			return x.structure(n)
		case front.Element:
			return x.elementEntity(n)
		case front.Section:
			return x.sectionEntity(n)
		case front.Substring:
			return x.substringEntity(n)
		case front.Call, front.Bound:
			if n.Intrinsic != nil {
				if n.Rank != 0 && n.Intrinsic.Class == 'e' && entity.ByValue(n.Type) {
					return x.materialize(n)
				}
				if n.Rank != 0 || !entity.ByValue(n.Type) {
					return x.intrinsics.Value(n)
				}
				break
			}
			if n.Symbol != nil && n.Symbol.Proc != nil && n.Symbol.Proc.Statement != nil {
				break
			}
			return x.callEntity(n)
		}
	case front.UnaryExpr, front.BinaryExpr:
		if n.Symbol != nil {
			return x.callEntity(n)
		}
	}
	switch {
	case n.Rank == 0:
		v := x.scalar(n)
		return &entity.Entity{Type: n.Type, Addr: x.Spill(v), Temp: true}
	case n.Rank > 0 && elementwise(n):
		return x.materialize(n)
	}
	x.unsupported(x.span(n), "this expression")
	return nil
}

// elementwise reports whether prepare applies an operation to the elements of its operands.
func elementwise(n *front.Node) bool {
	switch n.Kind {
	case front.ParenExpr:
		return true
	case front.UnaryExpr, front.BinaryExpr:
		return n.Symbol == nil
	}
	return n.Kind == front.RefExpr && n.Ref == front.Call && n.Intrinsic != nil && n.Intrinsic.Class == 'e' && entity.ByValue(n.Type)
}

// materialize evaluates an array expression into a temporary.
func (x *fn) materialize(n *front.Node) *entity.Entity {
	if n.Rank > 0 {
		if r := n.Strip(); r != n {
			n = r
		}
	}
	src := x.prepare(n)
	e := &entity.Entity{Type: n.Type, Rank: n.Rank, Temp: true, Extent: src.Extents, Len: src.Len}
	if entity.IsCharacter(e.Type) {
		if e.Type.Len < 0 {
			if v, ok := build.ConstantOf(src.Len); ok {
				e.Type.Len = v
			}
		}
	}
	x.AllocateTemp(e)
	if e.Type.Class == frontend.Aggregate && entity.OwnsMemory(e.Type.Derived) {
		x.InitializeElements(e)
		x.DropTemp(e)
	}
	x.LoopNest(e.Extent, func(idx []*ir.Value) { x.PutElement(e, idx, src.At(idx)) })
	return e
}

// constructor lowers an array constructor into a temporary.
func (x *fn) constructor(n *front.Node) *entity.Entity {
	e := &entity.Entity{Type: n.Type, Rank: 1, Temp: true}
	if entity.IsCharacter(n.Type) {
		e.Len = x.constructorLen(n)
		if v, ok := build.ConstantOf(e.Len); ok {
			e.Type.Len = v
		} else {
			e.Type.Len = -1
		}
	}
	if list := initial.List(n); list != nil && !entity.IsCharacter(n.Type) && len(list) > 0 {
		if out := x.constantArray(n, list); out != nil {
			return out
		}
	}
	var extent *ir.Value
	if len(n.Shape) == 1 && n.Shape[0] >= 0 {
		extent = x.Idx(n.Shape[0])
	} else {
		extent = x.countItems(n.Args)
	}
	e.Extent = []*ir.Value{extent}
	x.AllocateTemp(e)
	simple := true
	for _, a := range n.Args {
		simple = simple && a.Rank == 0 && a.Kind != front.ImpliedExpr
	}
	if simple {
		for i, a := range n.Args {
			x.PutElement(e, []*ir.Value{x.Idx(int64(i + 1))}, x.constantElements(a).At(nil))
		}
		return e
	}
	at := x.TempOf(ir.Index())
	x.Store(x.Idx(1), at)
	x.fillItems(e, at, n.Args)
	return e
}

// constructorLen is the length of the elements of a character constructor.
func (x *fn) constructorLen(n *front.Node) *ir.Value {
	if n.Spec != nil && n.Type.Len >= 0 {
		return x.Idx(n.Type.Len)
	}
	if n.Spec != nil && n.Spec.Len != nil {
		return x.index(n.Spec.Len)
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

// lenOfNode is the length of a character expression.
func (x *fn) lenOfNode(n *front.Node) *ir.Value {
	if n.Type.Len >= 0 {
		return x.Idx(n.Type.Len)
	}
	if n.Rank == 0 {
		_, l := x.char(n)
		return l
	}
	return x.prepare(n).Len
}

// countItems is the number of elements of the items of a constructor.
func (x *fn) countItems(items []*front.Node) *ir.Value {
	total := x.Idx(0)
	for _, a := range items {
		switch {
		case a.Kind == front.ImpliedExpr:
			lower, upper, step := x.impliedBounds(a)
			s := a.Bounds[0].Symbol
			if fixed := x.fixedCount(a.Args, s); fixed {
				total = x.AddI(total, x.MulI(x.TripCount(lower, upper, step), x.withImplied(a, lower, func() *ir.Value { return x.countItems(a.Args) })))
				continue
			}
			sum := x.DoLoopCarry(lower, upper, step, x.Idx(0), func(i, carried *ir.Value) *ir.Value {
				return x.withImplied(a, i, func() *ir.Value { return x.AddI(carried, x.countItems(a.Args)) })
			})
			total = x.AddI(total, sum)
		case a.Rank > 0:
			n := x.Idx(1)
			for _, e := range x.extentsOf(a) {
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
func (x *fn) fixedCount(items []*front.Node, s *front.Symbol) bool {
	fixed := true
	for _, a := range items {
		if a.Kind == front.ImpliedExpr {
			for _, b := range a.Bounds[1:] {
				fixed = fixed && !mentions(b, s)
			}
			fixed = fixed && x.fixedCount(a.Args, s)
			continue
		}
		if a.Rank > 0 {
			fixed = fixed && !mentions(a, s)
		}
	}
	return fixed
}

// mentions reports whether a symbol occurs in an expression.
func mentions(n *front.Node, s *front.Symbol) bool {
	found := false
	n.Walk(func(m *front.Node) bool {
		found = found || m.Kind == front.NameExpr && m.Symbol == s
		return !found
	})
	return found
}

// extentsOf is the shape of an array expression.
func (x *fn) extentsOf(n *front.Node) []*ir.Value {
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
	return x.prepare(n).Extents
}

func (x *fn) impliedBounds(n *front.Node) (lower, upper, step *ir.Value) {
	step = x.Idx(1)
	if len(n.Bounds) > 3 {
		step = x.index(n.Bounds[3])
	}
	return x.index(n.Bounds[1]), x.index(n.Bounds[2]), step
}

// withImplied evaluates something with a value for the index of an implied do.
func (x *fn) withImplied(n *front.Node, i *ir.Value, f func() *ir.Value) *ir.Value {
	s := n.Bounds[0].Symbol
	t := x.ScalarType(s.Type)
	p := x.TempOf(t)
	x.Store(x.FirConvert(i, t), p)
	old := x.bound[s]
	x.bound[s] = &entity.Entity{Type: s.Type, Sym: s, Base: s, Addr: p}
	v := f()
	x.bound[s] = old
	return v
}

// fillItems stores the elements of the items of a constructor consecutively; at holds the next index.
func (x *fn) fillItems(e *entity.Entity, at *ir.Value, items []*front.Node) {
	put := func(p entity.Part) {
		i := x.Load(at)
		x.PutElement(e, []*ir.Value{i}, p)
		x.Store(x.AddI(i, x.Idx(1)), at)
	}
	for _, a := range items {
		switch {
		case a.Kind == front.ImpliedExpr:
			lower, upper, step := x.impliedBounds(a)
			x.DoLoop(lower, upper, step, false, func(i *ir.Value) {
				x.withImplied(a, i, func() *ir.Value {
					x.WithTemps(func() { x.fillItems(e, at, a.Args) })
					return nil
				})
			})
		case a.Rank > 0:
			src := x.prepare(a)
			x.LoopNest(src.Extents, func(idx []*ir.Value) { put(src.At(idx)) })
		default:
			put(x.constantElements(a).At(nil))
		}
	}
}

// constantArray is an array of constants in a global.
func (x *fn) constantArray(n *front.Node, list []constant.Value) *entity.Entity {
	elem := x.ScalarType(n.Type)
	dense := initial.Dense(list, n.Type, elem, []int64{int64(len(list))})
	if dense == nil {
		return nil
	}
	t := typemap.ArrayType([]int64{int64(len(list))}, elem)
	name := x.constantGlobal(dense, t)
	e := &entity.Entity{Type: n.Type, Rank: 1, Temp: true, Extent: []*ir.Value{x.Idx(int64(len(list)))}}
	e.Addr = x.GlobalAddress(name, t)
	e.Shape = x.ShapeOf(e.Extent)
	return e
}

// constantGlobal makes a global of constants, one for equal ones.
func (l *lowerer) constantGlobal(dense ir.Attribute, t ir.Type) string {
	key := ir.AttrString(dense)
	if l.constants == nil {
		l.constants = map[string]string{}
	}
	if name := l.constants[key]; name != "" {
		return name
	}
	name := "_QQro." + integerText(constant.MakeInt64(int64(len(l.constants))))
	l.constants[key] = name
	l.Symbols[name] = l.globalOp(nil, []ir.NamedAttr{build.Attr("sym_name", ir.String(name)), build.Attr("symref", ir.Symbol(name)), build.Attr("type", ir.TypeValue(t)),
		build.Attr("linkName", ir.String("internal")), build.Attr("constant", ir.Unit()), build.Attr("initVal", dense)})
	return name
}
