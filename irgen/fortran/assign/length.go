package assign

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/expr"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typemap"
)

// Length parameters of derived types (Fortran 2018 §7.5.3). An object holds their values as hidden components. A
// component whose shape or character length depends on them is a descriptor in the object: its memory is allocated
// when the object comes into existence and freed with it, and an assignment changes the elements in place.

// deferredLengths reports whether a length parameter of a variable takes the value that the assigned object has.
func deferredLengths(t front.Type) bool {
	if t.Class != frontend.Aggregate || t.Lengths == nil {
		return false
	}
	for _, n := range t.Lengths.Args {
		if n.Kind == front.TripletExpr {
			return true
		}
	}
	return false
}

// hasOwn reports whether a component is declared in a type itself.
func hasOwn(d *front.Derived, c *front.Symbol) bool {
	for _, own := range d.Components {
		if own == c {
			return true
		}
	}
	return false
}

// LengthValues evaluates the length parameters of a type, of type index. One is nil where its value is assumed or
// deferred.
func (x *Lowering) LengthValues(t front.Type) []*ir.Value {
	if t.Lengths == nil {
		return nil
	}
	out := make([]*ir.Value, len(t.Lengths.Args))
	for i := range out {
		if n := t.Length(i); n != nil {
			out[i] = x.Index(n)
		}
	}
	return out
}

// known reports whether all values are there.
func known(values []*ir.Value) bool {
	for _, v := range values {
		if v == nil {
			return false
		}
	}
	return true
}

// withLengths assigns values to the names of length parameters while f lowers the declarations of components.
func (x *Lowering) withLengths(d *front.Derived, values []*ir.Value, f func()) {
	before := map[*front.Symbol]*entity.Entity{}
	for i, s := range d.LenParams {
		before[s] = x.Bound[s]
		x.Bound[s] = &entity.Entity{Type: s.Type, Sym: s, Addr: x.Spill(x.FirConvert(values[i], x.types.ScalarType(s.Type)))}
	}
	f()
	for s, e := range before {
		if x.Bound[s] = e; e == nil {
			delete(x.Bound, s)
		}
	}
}

// size sets the values of the length parameters of the elements of an entity, and allocates the components that depend
// on them. The elements have their default values.
func (x *Lowering) size(e *entity.Entity, values []*ir.Value) {
	d := e.Type.Derived
	if e.Type.Class != frontend.Aggregate || !initial.HasLengths(d) || !known(values) {
		return
	}
	if e.Rank == 0 {
		x.sizeObject(e.Addr, d, values)
		return
	}
	x.LoopNest(x.Extents(e), func(idx []*ir.Value) { x.sizeObject(x.At1(e, idx), d, values) })
}

func (x *Lowering) sizeObject(addr *ir.Value, d *front.Derived, values []*ir.Value) {
	if d.Parent != nil && initial.HasLengths(d.Parent) {
		x.sizeObject(x.Component(addr, d.Parent.Name), d.Parent, values[:len(d.Parent.LenParams)])
	}
	x.withLengths(d, values, func() {
		for _, s := range typemap.OwnLengths(d) {
			x.Store(x.Load(x.Bound[s].Addr), x.Component(addr, s.Name))
		}
		for _, c := range d.Components {
			x.sizeComponent(addr, c)
		}
	})
}

// sizeComponent sets what depends on length parameters in a component; their names have values.
func (x *Lowering) sizeComponent(object *ir.Value, c *front.Symbol) {
	place := func() *ir.Value { return x.Component(object, c.Name) }
	switch {
	case c.Kind == front.Procedure:
	case c.Has(front.Automatic):
		lower, extents := x.host.Bounds(c)
		length := x.host.Length(c)
		elem := x.types.ScalarType(c.Type)
		var params []*ir.Value
		if t, ok := elem.(*fir.CharType); ok && t.Len == ir.Dynamic {
			params = []*ir.Value{length}
		}
		memory := typemap.ArrayType(typemap.DeferredShape(len(extents)), elem)
		p := x.AllocMem(memory, params, extents, build.Attr("fir.must_be_heap", ir.Bool(true)), build.Attr("uniq_name", ir.String(c.Name+".alloc")))
		e := &entity.Entity{Type: c.Type, Rank: len(extents), Addr: p, Extent: extents, Len: length}
		if len(extents) > 0 {
			e.Shape = x.ShapeOf(extents)
		}
		if c.Type.Class == frontend.Aggregate {
			x.InitializeElements(e)
			x.size(e, x.LengthValues(c.Type))
		}
		at := place()
		x.Store(x.Embox(build.PointeeOf(at.Type()), p, x.AnyShape(lower, extents), nil, params...), at)
	case c.Has(front.Allocatable | front.PointerAttr):
		if c.Type.Class == frontend.Character && c.Type.Len < 0 {
			if n := x.host.Length(c); n != nil {
				at := place()
				x.Store(x.NullBox(build.PointeeOf(at.Type()), n, len(c.Dims)), at)
			}
		}
	case c.Type.Class == frontend.Aggregate:
		if initial.HasLengths(c.Type.Derived) {
			e := &entity.Entity{Type: c.Type, Rank: c.Rank(), Addr: place()}
			e.Lower, e.Extent = x.host.Bounds(c)
			e.Shape = x.AnyShape(e.Lower, e.Extent)
			x.size(e, x.LengthValues(c.Type))
		}
	}
}

// lengthsIn reads the values of length parameters from an object, or from the first element of an array; they are 0
// where there is none.
func (x *Lowering) lengthsIn(e *entity.Entity) []*ir.Value {
	d := e.Type.Derived
	var addr *ir.Value
	read := func() []*ir.Value {
		out := make([]*ir.Value, len(d.LenParams))
		for i, s := range d.LenParams {
			out[i] = x.AsIndex(x.Load(x.Member(addr, s.Name)))
		}
		return out
	}
	if e.Rank == 0 {
		addr = x.AddressOf(e)
		return read()
	}
	some := x.Bool(true)
	ones := make([]*ir.Value, e.Rank)
	for i, n := range x.Extents(e) {
		some = x.And(some, x.CmpI(arith.SGT, n, x.Idx(0)))
		ones[i] = x.Idx(1)
	}
	types := make([]ir.Type, len(d.LenParams))
	none := make([]*ir.Value, len(types))
	for i := range types {
		types[i] = ir.Index()
	}
	return x.Choose(some, types, func() []*ir.Value {
		addr = x.At1(e, ones)
		return read()
	}, func() []*ir.Value {
		for i := range none {
			none[i] = x.Idx(0)
		}
		return none
	})
}

// LengthInquiry is the value of a length parameter of an object, as in x%n.
func (x *Lowering) LengthInquiry(n *front.Node) *entity.Entity {
	base := n.Args[0]
	values := x.declaredLengths(base)
	for i, s := range base.Type.Derived.LenParams {
		if s != n.Symbol {
			continue
		}
		if i < len(values) && values[i] != nil {
			return &entity.Entity{Type: s.Type, Sym: s, Temp: true, Addr: x.Spill(x.FirConvert(values[i], x.types.ScalarType(s.Type)))}
		}
		e := x.Base(base)
		if e.Rank == 0 {
			return &entity.Entity{Type: s.Type, Base: e.Base, Sym: s, Addr: x.Member(x.AddressOf(e), s.Name)}
		}
		return &entity.Entity{Type: s.Type, Sym: s, Temp: true, Addr: x.Spill(x.FirConvert(x.lengthsIn(e)[i], x.types.ScalarType(s.Type)))}
	}
	x.host.Unsupported(x.host.Span(n), "this type parameter")
	return nil
}

// declaredLengths are the values of the length parameters in the declaration of a variable or component. Those of a
// variable were evaluated when its procedure began, those of a component come from the object that it is part of. One
// is nil where it is assumed or deferred.
func (x *Lowering) declaredLengths(n *front.Node) []*ir.Value {
	s := n.Symbol
	if s == nil || s.Kind != front.Variable || s.Type.Lengths == nil {
		return nil
	}
	switch n.Kind {
	case front.NameExpr:
		if e := x.Bound[s]; e != nil {
			return nil
		}
		if s.Has(front.Allocatable | front.PointerAttr) {
			if v := x.host.Place(s); v.Lens != nil {
				return v.Lens
			}
			return x.LengthValues(s.Type)
		}
	case front.MemberExpr:
		of := n.Args[0].Type.Derived
		if !s.Has(front.Allocatable|front.PointerAttr) || of == nil {
			return nil
		}
		for of.Parent != nil && s.Scope != nil && !hasOwn(of, s) {
			of = of.Parent
		}
		if len(of.LenParams) == 0 {
			return x.LengthValues(s.Type)
		}
		e := x.Base(n.Args[0])
		e.Type.Derived = of
		var out []*ir.Value
		x.withLengths(of, x.lengthsIn(e), func() { out = x.LengthValues(s.Type) })
		return out
	}
	return nil
}

// componentLength is the declared length of the characters of an allocatable or pointer component, nil if it is
// deferred.
func (x *Lowering) componentLength(n *front.Node) *ir.Value {
	c := n.Symbol
	if n.Kind != front.MemberExpr || c == nil || c.Type.Len >= 0 || c.Length() == nil || c.Length().Kind == front.TripletExpr {
		return nil
	}
	of := n.Args[0].Type.Derived
	for of.Parent != nil && !hasOwn(of, c) {
		of = of.Parent
	}
	e := x.Base(n.Args[0])
	e.Type.Derived = of
	var out *ir.Value
	x.withLengths(of, x.lengthsIn(e), func() { out = x.host.Length(c) })
	return out
}

// newLengths are the values of the length parameters of an object that allocate makes: those of its type-spec, of its
// declaration, or of source= or mold=.
func (x *Lowering) newLengths(object *front.Node, t front.Type, typ *front.Type, from *entity.Entity, value *entity.Elements) []*ir.Value {
	if t.Derived == nil || !initial.HasLengths(t.Derived) {
		return nil
	}
	if len(t.Derived.LenParams) == 0 {
		return []*ir.Value{} // of its components only
	}
	var out []*ir.Value
	if typ != nil {
		out = x.LengthValues(*typ)
	}
	if out == nil || !known(out) {
		declared := x.declaredLengths(object)
		if out == nil {
			out = make([]*ir.Value, len(t.Derived.LenParams))
		}
		for i := range out {
			if out[i] == nil && i < len(declared) {
				out[i] = declared[i]
			}
		}
	}
	switch {
	case known(out):
		return out
	case from != nil && from.Type.Derived != nil:
		return x.lengthsIn(from)
	case value != nil:
		return nil // the assignment of the value sizes the object
	}
	x.host.Unsupported(x.host.Span(object), "allocating '%s' without a type that has values for its deferred length parameters", object.Text)
	return nil
}

// fitLengths frees an allocated variable whose deferred length parameters have other values than those of the object
// that is assigned to it (Fortran 2018 §10.2.1.3), and returns both as they are then.
func (x *Lowering) fitLengths(to *entity.Entity, n *front.Node) (*entity.Entity, *front.Node) {
	var e *entity.Entity
	if entity.IsDesignator(n) && !expr.Mentions(n, to.Base) {
		e = x.Designator(n)
	} else {
		e = x.ownCopy(n)
		n = x.nameOf(n, e)
	}
	x.IfThenElse(x.IsNull(x.BoxAddr(to.Box), arith.NE), func() {
		differs := x.Bool(false)
		old := x.lengthsIn(to)
		for i, v := range x.lengthsIn(e) {
			differs = x.Op1(arith.OrI, ir.I1(), differs, x.CmpI(arith.NE, v, old[i]))
		}
		x.IfThenElse(differs, func() { x.freeRef(to, x.BoxAddr(to.Box)) }, nil)
	}, nil)
	return x.ThroughRef(&entity.Entity{Type: to.Type, Sym: to.Sym, Base: to.Base, Ref: to.Ref, Rank: to.Rank}), n
}

// ownCopy is the value of an expression of derived type in memory that nothing else refers to.
func (x *Lowering) ownCopy(n *front.Node) *entity.Entity {
	if n.Rank > 0 {
		return x.Materialize(n)
	}
	e := x.Value(n)
	if e.Temp {
		return e
	}
	out := &entity.Entity{Type: n.Type, Temp: true, Addr: x.TempOf(x.types.Record(n.Type.Derived))}
	x.InitializeElements(out)
	x.CopyRecord(out.Addr, x.AddressOf(e), n.Type)
	x.DropTemp(out)
	return out
}
