package fortran

import (
	"go/constant"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typemap"
)

// An array expression becomes a function from indices, which count from one, to an element. What is the same for all elements (scalar operands,
// addresses of arrays, results of functions on whole arrays) is evaluated when the function is made, outside of the loops.

// A part is an element: the value of a number or logical, the address of anything else with the length of a character.
type part struct{ v, addr, len *ir.Value }

// elements is an array expression, or a scalar one that is broadcast to any shape.
type elements struct {
	at func(idx []*ir.Value) part
	// extents are nil for a scalar.
	extents []*ir.Value
	len     *ir.Value // of characters
}

// byValue reports whether elements of a type are values.
func byValue(t front.Type) bool {
	switch t.Class {
	case frontend.Character, frontend.Aggregate:
		return false
	}
	return true
}

// prepare makes the elements of an expression.
func (x *fn) prepare(n *front.Node) *elements {
	if n.Rank == 0 {
		return x.constantElements(n)
	}
	switch n.Kind {
	case front.ParenExpr:
		return x.prepare(n.Args[0])
	case front.UnaryExpr:
		if n.Symbol == nil {
			a := x.prepare(n.Args[0])
			return &elements{extents: a.extents, at: func(idx []*ir.Value) part { return part{v: x.unary(n, a.at(idx).v)} }}
		}
	case front.BinaryExpr:
		if n.Symbol == nil {
			return x.binaryElements(n)
		}
	case front.RefExpr:
		if n.Ref == front.Call && n.Intrinsic != nil && n.Intrinsic.Class == 'e' && byValue(n.Type) {
			return x.intrinsicElements(n)
		}
	}
	if s := n.Symbol; s != nil && s.Proc != nil && s.Proc.Elemental && !isDesignator(n) {
		return x.elementalElements(n)
	}
	var e *entity
	if isDesignator(n) {
		e = x.designator(n)
	} else {
		e = x.entityOf(n)
	}
	return x.entityElements(e)
}

// constantElements are those of a scalar expression: one value for all indices.
func (x *fn) constantElements(n *front.Node) *elements {
	var p part
	var length *ir.Value
	switch {
	case isCharacter(n.Type):
		p.addr, p.len = x.char(n)
		length = p.len
	case !byValue(n.Type):
		p.addr = x.addressOf(x.entityOf(n))
	default:
		p.v = x.scalar(n)
	}
	return &elements{at: func([]*ir.Value) part { return p }, len: length}
}

// entityElements are those of an entity.
func (x *fn) entityElements(e *entity) *elements {
	out := &elements{extents: x.extents(e)}
	if isCharacter(e.typ) {
		out.len = x.lenOf(e)
	}
	out.at = func(idx []*ir.Value) part {
		p := part{addr: x.at1(e, idx), len: out.len}
		if byValue(e.typ) {
			p.v = x.Load(p.addr)
		}
		return p
	}
	return out
}

// shapeFrom takes the shape of the first operand that has one.
func shapeFrom(list ...*elements) []*ir.Value {
	var out []*ir.Value
	for _, e := range list {
		if e == nil || e.extents == nil {
			continue
		}
		if out == nil {
			out = append([]*ir.Value(nil), e.extents...)
			continue
		}
		for d := range out {
			// Operands have one shape, so that a constant extent of either is that of both.
			if _, ok := build.ConstantOf(out[d]); !ok && d < len(e.extents) {
				if _, ok := build.ConstantOf(e.extents[d]); ok {
					out[d] = e.extents[d]
				}
			}
		}
	}
	return out
}

func (x *fn) binaryElements(n *front.Node) *elements {
	a, b := x.prepare(n.Args[0]), x.prepare(n.Args[1])
	out := &elements{extents: shapeFrom(a, b)}
	switch {
	case n.Text == "//":
		out.len = x.AddI(a.len, b.len)
		tmp := x.CharTemp(out.len)
		out.at = func(idx []*ir.Value) part {
			p, q := a.at(idx), b.at(idx)
			x.MoveBytes(tmp, p.addr, p.len)
			x.MoveBytes(x.Offset(tmp, p.len), q.addr, q.len)
			return part{addr: tmp, len: out.len}
		}
	case isCharacter(n.Args[0].Type):
		out.at = func(idx []*ir.Value) part {
			p, q := a.at(idx), b.at(idx)
			c := x.compareText(n.Text, p.addr, p.len, q.addr, q.len, n.Args[0].Type)
			return part{v: x.FirConvert(c, x.ScalarType(n.Type))}
		}
	default:
		out.at = func(idx []*ir.Value) part {
			p := a.at(idx).v
			return part{v: x.binaryOn(n, p, b.at(idx).v)}
		}
	}
	return out
}

// intrinsicElements applies an elemental intrinsic function.
func (x *fn) intrinsicElements(n *front.Node) *elements {
	var list []*elements
	args := n.Args[1:]
	for _, a := range args {
		if a.Key == "kind" {
			list = append(list, nil)
			continue
		}
		list = append(list, x.prepare(a))
	}
	return &elements{extents: shapeFrom(list...), at: func(idx []*ir.Value) part {
		vals := make([]*ir.Value, len(list))
		for i, e := range list {
			if e == nil {
				continue
			}
			p := e.at(idx)
			vals[i] = p.v
			if isCharacter(args[i].Type) {
				vals[i] = x.Op1(fir.EmboxChar, fir.Number("boxchar", int64(args[i].Type.Kind)), p.addr, p.len)
			}
		}
		return part{v: x.intrinsicOn(n, vals)}
	}}
}

// elementalElements calls an elemental function of the program for each element.
func (x *fn) elementalElements(n *front.Node) *elements {
	c := x.calleeOf(n)
	if c.proc != nil && c.proc.Statement != nil {
		x.unsupported(x.span(n), "a statement function on arrays")
	}
	list, bind := x.elementArguments(c)
	out := &elements{extents: shapeFrom(list...), at: func(idx []*ir.Value) part {
		call := bind(idx)
		e := x.call(call, true)
		p := part{addr: e.addr, len: e.len}
		if byValue(n.Type) {
			p.v = x.Load(e.addr)
		}
		return p
	}}
	if r := c.result(); isCharacter(r.Type) && r.Type.Len < 0 && c.known {
		// It depends on nothing but lengths and what is the same for all elements (Fortran 2018 §15.8.1), so the elements may be anywhere.
		nowhere := bind(nil)
		args, _ := x.actuals(nowhere)
		x.withDummies(nowhere, args, func() { out.len = x.length(r) })
	}
	return out
}

// elementArguments prepares the arguments of an elemental procedure; bind makes the call for the elements at some
// indices, or with nil for absent elements.
func (x *fn) elementArguments(c *callee) (list []*elements, bind func(idx []*ir.Value) *callee) {
	list = make([]*elements, len(c.args))
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
		if isDesignator(a) {
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
				p := part{addr: x.ZeroBits(fir.Ref(x.ScalarType(a.Type))), len: list[i].len}
				if idx != nil {
					p = list[i].at(idx)
				}
				if p.addr == nil {
					p.addr = x.Spill(p.v)
				}
				own.args[i] = x.nameFor(a.Type, &entity{typ: a.Type, addr: p.addr, len: p.len})
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
func (x *fn) nameFor(t front.Type, e *entity) *front.Node {
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
	x.LoopNest(shapeFrom(list...), func(idx []*ir.Value) { x.call(bind(idx), false) })
	return true
}

// entityOf is any expression in memory: a designator as it is, else a temporary.
func (x *fn) entityOf(n *front.Node) *entity {
	if isDesignator(n) {
		return x.designator(n)
	}
	if isCharacter(n.Type) && n.Rank == 0 {
		if n.Value != nil || n.Kind == front.ParenExpr || n.Kind == front.BinaryExpr && n.Symbol == nil {
			a, l := x.char(n)
			return &entity{typ: n.Type, addr: a, len: l, temp: true}
		}
	}
	switch n.Kind {
	case front.ParenExpr:
		if n.Rank == 0 && !byValue(n.Type) {
			return x.copyOf(x.entityOf(n.Args[0]))
		}
		if isDesignator(n.Args[0].Strip()) {
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
				if n.Rank != 0 && n.Intrinsic.Class == 'e' && byValue(n.Type) {
					return x.materialize(n)
				}
				if n.Rank != 0 || !byValue(n.Type) {
					return x.intrinsicEntity(n)
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
		return &entity{typ: n.Type, addr: x.Spill(v), temp: true}
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
	return n.Kind == front.RefExpr && n.Ref == front.Call && n.Intrinsic != nil && n.Intrinsic.Class == 'e' && byValue(n.Type)
}

// addressOf is the address of a scalar entity.
func (x *fn) addressOf(e *entity) *ir.Value {
	if e.addr == nil && e.box != nil {
		return x.BoxAddr(e.box)
	}
	return e.addr
}

// materialize evaluates an array expression into a temporary.
func (x *fn) materialize(n *front.Node) *entity {
	if n.Rank > 0 {
		if r := n.Strip(); r != n {
			n = r
		}
	}
	src := x.prepare(n)
	e := &entity{typ: n.Type, rank: n.Rank, temp: true, extent: src.extents, len: src.len}
	if isCharacter(e.typ) {
		if e.typ.Len < 0 {
			if v, ok := build.ConstantOf(src.len); ok {
				e.typ.Len = v
			}
		}
	}
	x.allocateTemp(e)
	if e.typ.Class == frontend.Aggregate && ownsMemory(e.typ.Derived, nil) {
		x.initializeElements(e)
		x.dropTemp(e)
	}
	x.LoopNest(e.extent, func(idx []*ir.Value) { x.putElement(e, idx, src.at(idx)) })
	return e
}

// putElement stores an element at indices that count from one.
func (x *fn) putElement(e *entity, idx []*ir.Value, p part) { x.putAt(e, x.at1(e, idx), p) }

// putAt stores an element at an address.
func (x *fn) putAt(e *entity, addr *ir.Value, p part) {
	switch {
	case isCharacter(e.typ):
		x.AssignChar(addr, x.lenOf(e), p.addr, p.len)
	case !byValue(e.typ):
		x.copyRecord(addr, p.addr, e.typ)
	default:
		v := p.v
		if v == nil {
			v = x.Load(p.addr)
		}
		x.Store(x.Convert(v, build.PointeeOf(addr.Type())), addr)
	}
}

// maxStack is the number of elements up to which a temporary of constant shape is on the stack.
const maxStack = 1024

// allocateTemp allocates a temporary array or character until the statement ends.
func (x *fn) allocateTemp(e *entity) {
	if e.rank == 0 {
		if isCharacter(e.typ) {
			e.addr = x.CharTemp(e.len)
			if e.typ.Len >= 0 {
				e.addr = x.FirConvert(e.addr, fir.Ref(x.ScalarType(e.typ)))
			}
			return
		}
		e.addr = x.TempOf(x.ScalarType(e.typ))
		return
	}
	e.shape = x.ShapeOf(e.extent)
	e.lower = nil
	elem := x.ScalarType(e.typ)
	list := x.staticExtents(e.extent)
	total, known := int64(1), true
	for _, n := range list {
		known = known && n >= 0
		total *= n
	}
	t := typemap.ArrayType(list, elem)
	var params []*ir.Value
	if c, ok := elem.(*fir.CharType); ok && c.Len == ir.Dynamic {
		params = []*ir.Value{x.lenOf(e)}
	}
	if known && total <= maxStack && params == nil {
		e.addr = x.TempOf(t)
		return
	}
	var extents []*ir.Value
	for i, n := range list {
		if n < 0 {
			extents = append(extents, e.extent[i])
		}
	}
	p := x.AllocMem(t, params, extents, build.Attr("bindc_name", ir.String(".tmp.array")))
	e.addr = p
	x.AtEnd(func() { x.FreeMem(p) })
}

// copyOf is a copy of an entity in memory of its own, until the statement ends.
func (x *fn) copyOf(e *entity) *entity {
	if e.rank == 0 {
		out := &entity{typ: e.typ, temp: true, len: e.len}
		if isCharacter(e.typ) {
			out.len = x.lenOf(e)
			out.addr = x.CharTemp(out.len)
			x.MoveBytes(out.addr, e.addr, out.len)
			return out
		}
		out.addr = x.TempOf(build.PointeeOf(x.addressOf(e).Type()))
		if byValue(e.typ) {
			x.Store(x.Load(e.addr), out.addr)
		} else {
			x.Op(fir.Copy, []*ir.Value{x.addressOf(e), out.addr}, nil)
		}
		return out
	}
	src := x.entityElements(e)
	out := &entity{typ: e.typ, rank: e.rank, temp: true, extent: src.extents, len: src.len}
	x.allocateTemp(out)
	x.LoopNest(out.extent, func(idx []*ir.Value) { x.bitsOf(out, x.at1(out, idx), src.at(idx)) })
	return out
}

// bitsOf copies an element as it is: pointers in it point to what they did.
func (x *fn) bitsOf(e *entity, addr *ir.Value, p part) {
	if byValue(e.typ) || isCharacter(e.typ) {
		x.putAt(e, addr, p)
		return
	}
	x.Op(fir.Copy, []*ir.Value{p.addr, addr}, nil)
}

// copyEntity copies the elements of one entity to another of the same shape.
func (x *fn) copyEntity(to, from *entity) {
	if to.rank == 0 {
		src := part{addr: x.addressOf(from), len: from.len}
		if isCharacter(from.typ) {
			src.len = x.lenOf(from)
		}
		x.putAt(to, x.addressOf(to), src)
		return
	}
	src := x.entityElements(from)
	x.LoopNest(src.extents, func(idx []*ir.Value) { x.putElement(to, idx, src.at(idx)) })
}

// constructor lowers an array constructor into a temporary.
func (x *fn) constructor(n *front.Node) *entity {
	e := &entity{typ: n.Type, rank: 1, temp: true}
	if isCharacter(n.Type) {
		e.len = x.constructorLen(n)
		if v, ok := build.ConstantOf(e.len); ok {
			e.typ.Len = v
		} else {
			e.typ.Len = -1
		}
	}
	if list := initial.List(n); list != nil && !isCharacter(n.Type) && len(list) > 0 {
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
	e.extent = []*ir.Value{extent}
	x.allocateTemp(e)
	simple := true
	for _, a := range n.Args {
		simple = simple && a.Rank == 0 && a.Kind != front.ImpliedExpr
	}
	if simple {
		for i, a := range n.Args {
			x.putElement(e, []*ir.Value{x.Idx(int64(i + 1))}, x.constantElements(a).at(nil))
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
	return x.prepare(n).len
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
	return x.prepare(n).extents
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
	x.bound[s] = &entity{typ: s.Type, sym: s, base: s, addr: p}
	v := f()
	x.bound[s] = old
	return v
}

// fillItems stores the elements of the items of a constructor consecutively; at holds the next index.
func (x *fn) fillItems(e *entity, at *ir.Value, items []*front.Node) {
	put := func(p part) {
		i := x.Load(at)
		x.putElement(e, []*ir.Value{i}, p)
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
			x.LoopNest(src.extents, func(idx []*ir.Value) { put(src.at(idx)) })
		default:
			put(x.constantElements(a).at(nil))
		}
	}
}

// constantArray is an array of constants in a global.
func (x *fn) constantArray(n *front.Node, list []constant.Value) *entity {
	elem := x.ScalarType(n.Type)
	dense := initial.Dense(list, n.Type, elem, []int64{int64(len(list))})
	if dense == nil {
		return nil
	}
	t := typemap.ArrayType([]int64{int64(len(list))}, elem)
	name := x.constantGlobal(dense, t)
	e := &entity{typ: n.Type, rank: 1, temp: true, extent: []*ir.Value{x.Idx(int64(len(list)))}}
	e.addr = x.GlobalAddress(name, t)
	e.shape = x.ShapeOf(e.extent)
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

// contiguous reports whether the elements of a described array are contiguous, as i1.
func (x *fn) contiguous(box *ir.Value, rank int) *ir.Value {
	size := x.Op1(fir.BoxEleSize, ir.Index(), box)
	var c *ir.Value
	want := size
	for d := range rank {
		_, extent, stride := x.BoxDims(box, d)
		same := x.CmpI(arith.EQ, stride, want)
		few := x.CmpI(arith.SLE, extent, x.Idx(1))
		one := x.Op1(arith.OrI, ir.I1(), same, few)
		if c == nil {
			c = one
		} else {
			c = x.And(c, one)
		}
		want = x.Op1(arith.MulI, ir.Index(), want, extent)
	}
	return c
}
