package fortran

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/typemap"
)

// An entity is a designator's or expression's address form: an element, section, component or temporary.
type entity struct {
	typ front.Type
	// sym is the variable or component that the designator ends with, nil for a temporary.
	sym *front.Symbol
	// base is the variable that it begins with.
	base *front.Symbol
	rank int
	// addr is where a scalar, or the first element of an array without gaps, is; nil if there is only a descriptor.
	addr *ir.Value
	// box is the descriptor, where there is one as a value.
	box *ir.Value
	// ref is the address of the descriptor of an allocatable or pointer.
	ref   *ir.Value
	shape *ir.Value
	// lower and extent of the dimensions, of type index; lower nil: all one. extent nil, or one of its elements: the descriptor has it.
	lower, extent []*ir.Value
	// of is the array that a section is of, subs its subscripts; path are components and part a substring of each element.
	of   *entity
	subs []subscript
	path []step
	part *substring
	len  *ir.Value // of a character, of type index
	temp bool
	// dynamic is a descriptor with the dynamic type of an element of a polymorphic array.
	dynamic *ir.Value
	// selector is the designator that an associate name denotes, home its variable where the name was made.
	selector *front.Node
	home     *variable
}

// A step goes to a component, and to an element of it where index is set.
type step struct {
	name  string
	index []*ir.Value
	shape *ir.Value
	lower []*ir.Value
}

// A subscript is one of a section: an index, a triplet or a vector.
type subscript struct {
	index       *ir.Value // of type index
	lower, step *ir.Value
	extent      *ir.Value // number of elements
	upper       *ir.Value
	vector      *entity
}

// A substring is a part of a character: from and len are of type index.
type substring struct{ from, len *ir.Value }

// entityOfVariable is a variable as an entity.
func (x *fn) entityOfVariable(s *front.Symbol) *entity {
	if e := x.bound[s]; e != nil {
		if e.selector != nil && x.moved(e) {
			return x.associated(s, e.selector)
		}
		return e
	}
	if s.Type.Class == frontend.Unknown {
		x.unsupported(s.Span, "'%s', whose type is not known", s.Name)
	}
	v := x.variable(s)
	e := &entity{typ: s.Type, sym: s, base: s, rank: s.Rank(), len: v.len}
	if s.Has(front.Allocatable | front.PointerAttr) {
		e.ref = v.addr
		return x.throughRef(e)
	}
	e.shape, e.lower, e.extent = v.shape, v.lower, v.extent
	if build.IsBox(v.addr.Type()) {
		e.box = v.box
		if e.rank == 0 {
			e.addr = x.BoxAddr(v.addr)
		}
		return e
	}
	e.addr, e.box = v.addr, v.box
	return e
}

// throughRef reads the descriptor at e.ref: the current target of the allocatable or pointer.
func (x *fn) throughRef(e *entity) *entity {
	e.box = x.Load(e.ref)
	if isCharacter(e.typ) && e.len == nil {
		e.len = x.boxCharLen(e.box, e.typ)
	}
	if e.rank == 0 {
		if !e.typ.Poly {
			e.addr = x.BoxAddr(e.box)
		}
		return e
	}
	e.addr = x.BoxAddr(e.box)
	for i := range e.rank {
		lower, extent, _ := x.BoxDims(e.box, i)
		e.lower = append(e.lower, lower)
		e.extent = append(e.extent, extent)
	}
	if e.typ.Poly || e.sym != nil && e.sym.Has(front.PointerAttr) && !e.sym.Has(front.Contiguous) {
		// A pointer may have strides, and the elements of a polymorphic array any size, which only the descriptor knows.
		e.addr = nil
		e.shape = x.Shift(e.lower)
	} else {
		e.shape = x.ShapeShift(e.lower, e.extent)
	}
	return e
}

// boxCharLen is the length of the characters that a descriptor is of.
func (x *fn) boxCharLen(box *ir.Value, t front.Type) *ir.Value {
	if t.Len >= 0 {
		return x.Idx(t.Len)
	}
	n := x.Op1(fir.BoxEleSize, ir.Index(), box)
	if t.Kind > 1 {
		n = x.Op1(arith.DivSI, ir.Index(), n, x.Idx(int64(t.Kind)))
	}
	return n
}

// extentOf is the number of elements of a dimension.
func (x *fn) extentOf(e *entity, d int) *ir.Value {
	if d < len(e.extent) && e.extent[d] != nil {
		return e.extent[d]
	}
	if e.of != nil {
		return x.extents(e)[d]
	}
	_, n, _ := x.BoxDims(x.boxOf(e), d)
	return n
}

// extents are the numbers of elements of all dimensions.
func (x *fn) extents(e *entity) []*ir.Value {
	if e.rank > 0 && len(e.extent) == e.rank {
		full := true
		for _, n := range e.extent {
			full = full && n != nil
		}
		if full {
			return e.extent
		}
	}
	var out []*ir.Value
	if e.of != nil {
		if e.subs == nil {
			out = x.extents(e.of)
		}
		for _, s := range e.subs {
			switch {
			case s.vector != nil:
				out = append(out, x.extentOf(s.vector, 0))
			case s.index == nil:
				out = append(out, s.extent)
			}
		}
	} else {
		for d := range e.rank {
			out = append(out, x.extentOf(e, d))
		}
	}
	e.extent = out
	return out
}

// lowerOf is the lower bound of a dimension.
func (x *fn) lowerOf(e *entity, d int) *ir.Value {
	if d < len(e.lower) {
		return e.lower[d]
	}
	return x.Idx(1)
}

// element is the address of an element; the indices count from the entity's own lower bounds.
func (x *fn) element(e *entity, idx ...*ir.Value) *ir.Value {
	if e.of != nil {
		return x.within(e, x.element(e.of, x.inner(e, idx)...))
	}
	if e.rank == 0 {
		return e.addr
	}
	var params []*ir.Value
	elem := x.elementType(e)
	if c, ok := elem.(*fir.CharType); ok && c.Len == ir.Dynamic && !isBoxed(e) {
		params = []*ir.Value{e.len}
	}
	if e.addr != nil {
		return x.ArrayCoor(e.addr, e.shape, idx, elem, params...)
	}
	return x.ArrayCoor(e.box, e.shape, idx, elem)
}

func isBoxed(e *entity) bool { return e.addr == nil }

// elementType is the type of an element in memory.
func (x *fn) elementType(e *entity) ir.Type {
	switch {
	case e.of != nil:
		return x.ScalarType(e.typ)
	case e.addr != nil:
		return build.ElementOf(e.addr.Type())
	}
	return build.ElementOf(e.box.Type())
}

// inner maps indices of a section to those of the array it is of.
func (x *fn) inner(e *entity, idx []*ir.Value) []*ir.Value {
	if e.subs == nil {
		if e.lower == nil && e.of.lower != nil && e.rank > 0 {
			// A component of each element: the section counts from one.
			out := make([]*ir.Value, len(idx))
			for d, i := range idx {
				out[d] = x.fromOne(i, e.of.lower[d])
			}
			return out
		}
		return idx
	}
	var out []*ir.Value
	k := 0
	for _, s := range e.subs {
		switch {
		case s.index != nil:
			out = append(out, s.index)
			continue
		case s.vector != nil:
			at := x.AsIndex(idx[k])
			out = append(out, x.AsIndex(x.Load(x.element(s.vector, x.fromOne(at, x.lowerOf(s.vector, 0))))))
		default:
			// lower + (i-1)*step, with the constants put together.
			i := x.AsIndex(idx[k])
			if v, ok := build.ConstantOf(s.step); ok && v == 1 {
				out = append(out, x.fromOne(i, s.lower))
			} else {
				out = append(out, x.AddI(x.MulI(x.SubI(i, x.Idx(1)), s.step), s.lower))
			}
		}
		k++
	}
	return out
}

// fromOne maps an index that counts from one to one that counts from lower.
func (x *fn) fromOne(i, lower *ir.Value) *ir.Value {
	v, ok := build.ConstantOf(lower)
	if ok {
		return x.AddI(i, x.Idx(v-1))
	}
	return x.AddI(i, x.SubI(lower, x.Idx(1)))
}

// within follows the components and the substring of a section's elements.
func (x *fn) within(e *entity, addr *ir.Value) *ir.Value {
	for _, s := range e.path {
		addr = x.member(addr, s.name)
		if s.index != nil {
			addr = x.ArrayCoor(addr, s.shape, s.index, build.ElementOf(addr.Type()))
		}
	}
	if e.part != nil {
		addr = x.substringAddr(addr, e.part, e.typ)
	}
	return addr
}

// member is the address of a component, which may be one of the type extended.
func (x *fn) member(addr *ir.Value, name string) *ir.Value {
	for {
		rec, _ := build.PointeeOf(addr.Type()).(*fir.RecordType)
		if rec.FieldIndex(name) >= 0 {
			return x.Component(addr, name)
		}
		addr = x.Component(addr, rec.Fields()[0].Name)
	}
}

// at1 is the address of an element at indices that count from one.
func (x *fn) at1(e *entity, idx []*ir.Value) *ir.Value {
	if e.rank == 0 {
		return e.addr
	}
	if e.lower == nil || e.of != nil {
		return x.element(e, idx...)
	}
	out := make([]*ir.Value, len(idx))
	for d, i := range idx {
		out[d] = x.fromOne(i, e.lower[d])
	}
	return x.element(e, out...)
}

// staticExtents are those that are constants, -1 for others.
func (x *fn) staticExtents(list []*ir.Value) []int64 {
	out := make([]int64, len(list))
	for i, v := range list {
		n, ok := build.ConstantOf(v)
		if !ok {
			n = -1
		}
		out[i] = n
	}
	return out
}

// boxOf is the descriptor of an entity.
func (x *fn) boxOf(e *entity) *ir.Value {
	if e.box != nil {
		return e.box
	}
	if e.of == nil {
		var params []*ir.Value
		t := x.boxElem(e)
		if c, ok := build.ElementOf(t).(*fir.CharType); ok && c.Len == ir.Dynamic {
			params = []*ir.Value{e.len}
		}
		if e.dynamic != nil {
			return x.Grouped(fir.Embox, fir.Class(t), [][]*ir.Value{{e.addr}, {e.shape}, nil, params, {e.dynamic}}).Result(0)
		}
		return x.Embox(typemap.Boxed(t, false), e.addr, e.shape, nil, params...)
	}
	return x.sectionBox(e)
}

// boxElem is what the descriptor of a contiguous entity is of.
func (x *fn) boxElem(e *entity) ir.Type { return build.PointeeOf(e.addr.Type()) }

// sectionBox is the descriptor of a section.
func (x *fn) sectionBox(e *entity) *ir.Value {
	if x.hasVector(e) {
		return x.boxOf(x.copyOf(e))
	}
	base, subs, path, part := x.flatten(e)
	if base == nil {
		return x.boxOf(x.copyOf(e))
	}
	var triples []*ir.Value
	undef := func() *ir.Value { return x.Undefined(ir.Index()) }
	if subs == nil {
		for d := range base.rank {
			low := x.lowerOf(base, d)
			n := x.extentOf(base, d)
			triples = append(triples, low, x.SubI(x.AddI(low, n), x.Idx(1)), x.Idx(1))
		}
	}
	for _, s := range subs {
		if s.index != nil {
			triples = append(triples, s.index, undef(), undef())
			continue
		}
		triples = append(triples, s.lower, s.upper, s.step)
	}
	var fields []*ir.Value
	rec, _ := x.elementType(base).(*fir.RecordType)
	for _, s := range path {
		for rec.FieldIndex(s.name) < 0 {
			parent := rec.Fields()[0]
			fields = append(fields, x.fieldIndex(parent.Name, rec))
			rec = parent.Type.(*fir.RecordType)
		}
		fields = append(fields, x.fieldIndex(s.name, rec))
		t := rec.Fields()[rec.FieldIndex(s.name)].Type
		if s.index != nil {
			if len(s.index) > 1 {
				x.unsupported(x.stmtSpan(x.line), "a descriptor of elements of the component '%s' of an array", s.name)
			}
			fields = append(fields, x.SubI(x.AsIndex(s.index[0]), s.lower[0]))
			t = t.(*fir.ArrayType).Elem
		}
		rec, _ = t.(*fir.RecordType)
	}
	var substr []*ir.Value
	if part != nil {
		substr = []*ir.Value{x.SubI(part.from, x.Idx(1)), part.len}
	}
	rank := len(triples) / 3
	slice := x.Grouped(fir.Slice, fir.Number("slice", int64(rank)), [][]*ir.Value{triples, fields, substr}).Result(0)
	elem := x.ScalarType(e.typ)
	if part != nil {
		elem = fir.Char(int64(e.typ.Kind), ir.Dynamic)
	}
	t := typemap.Boxed(typemap.ArrayType(typemap.DeferredShape(e.rank), elem), e.typ.Poly && path == nil)
	if base.addr == nil {
		return x.Rebox(t, base.box, base.shape, slice)
	}
	var params []*ir.Value
	if c, ok := x.elementType(base).(*fir.CharType); ok && c.Len == ir.Dynamic && part == nil {
		params = []*ir.Value{e.len}
	}
	return x.Embox(t, base.addr, base.shape, slice, params...)
}

func (x *fn) fieldIndex(name string, rec *fir.RecordType) *ir.Value {
	return x.Op(fir.FieldIndex, nil, []ir.Type{fir.Word("field")}, build.Attr("field_id", ir.String(name)), build.Attr("on_type", ir.TypeValue(rec))).Result(0)
}

// hasVector reports whether a section has a vector subscript.
func (x *fn) hasVector(e *entity) bool {
	for ; e != nil; e = e.of {
		for _, s := range e.subs {
			if s.vector != nil {
				return true
			}
		}
	}
	return false
}

// flatten puts sections of sections together: subscripts of one array, then components, then a substring. The array is nil
// where that is not possible.
func (x *fn) flatten(e *entity) (base *entity, subs []subscript, path []step, part *substring) {
	if e.of == nil {
		return e, nil, nil, nil
	}
	base, subs, path, part = x.flatten(e.of)
	if base == nil || part != nil {
		return nil, nil, nil, nil
	}
	if e.subs != nil {
		if path != nil {
			return nil, nil, nil, nil
		}
		if subs == nil {
			subs = e.subs
		} else {
			out := make([]subscript, len(subs))
			k := 0
			for i, s := range subs {
				if s.index != nil {
					out[i] = s
					continue
				}
				out[i] = x.compose(s, e.subs[k])
				k++
			}
			subs = out
		}
	}
	return base, subs, append(path, e.path...), e.part
}

// compose is the subscript of a section of a section.
func (x *fn) compose(outer, in subscript) subscript {
	at := func(i *ir.Value) *ir.Value {
		return x.AddI(x.MulI(x.SubI(i, x.Idx(1)), outer.step), outer.lower)
	}
	if in.index != nil {
		return subscript{index: at(in.index)}
	}
	return subscript{lower: at(in.lower), upper: at(in.upper), step: x.MulI(in.step, outer.step), extent: in.extent}
}

// designator lowers a variable reference: a name, element, section, component or substring.
func (x *fn) designator(n *front.Node) *entity {
	switch n.Kind {
	case front.ParenExpr:
		return x.designator(n.Args[0])
	case front.NameExpr:
		if n.Symbol == nil || n.Symbol.Kind != front.Variable && n.Symbol.Kind != front.Parameter {
			break
		}
		return x.entityOfVariable(n.Symbol)
	case front.MemberExpr:
		return x.memberEntity(n)
	case front.RefExpr:
		switch n.Ref {
		case front.Element:
			return x.elementEntity(n)
		case front.Section:
			return x.sectionEntity(n)
		case front.Substring:
			return x.substringEntity(n)
		}
	}
	x.unsupported(x.span(n), "this as a variable")
	return nil
}

// isDesignator reports whether a node is a variable reference.
func isDesignator(n *front.Node) bool {
	switch n.Kind {
	case front.NameExpr:
		return n.Symbol != nil && (n.Symbol.Kind == front.Variable || n.Symbol.Kind == front.Parameter)
	case front.MemberExpr:
		if n.Symbol == nil || n.Symbol.Kind != front.Variable {
			return false
		}
		return isDesignator(n.Args[0])
	case front.RefExpr:
		switch n.Ref {
		case front.Element, front.Section, front.Substring:
			return isDesignator(n.Args[0])
		}
	}
	return false
}

// baseEntity is the entity before subscripts or a component: a designator, or a temporary with a function's result.
func (x *fn) baseEntity(n *front.Node) *entity {
	if isDesignator(n) {
		return x.designator(n)
	}
	return x.entityOf(n)
}

func (x *fn) elementEntity(n *front.Node) *entity {
	if m := n.Args[0]; n.Rank > 0 && m.Kind == front.MemberExpr && m.Symbol != nil {
		return x.elementOfComponents(n, m)
	}
	e := x.baseEntity(n.Args[0])
	idx := make([]*ir.Value, 0, len(n.Args)-1)
	for _, a := range n.Args[1:] {
		idx = append(idx, x.subscriptValue(a))
	}
	out := &entity{typ: e.typ, base: e.base, sym: e.sym, len: e.len, temp: e.temp}
	out.addr = x.element(e, idx...)
	if e.typ.Poly {
		out.dynamic = e.box
	}
	return out
}

// elementOfComponents is a%c(i) of an array a: an element of the component c of each element.
func (x *fn) elementOfComponents(n, m *front.Node) *entity {
	e := x.baseEntity(m.Args[0])
	c := m.Symbol
	if typemap.Described(c) {
		x.unsupported(x.span(n), "the component '%s' of an array", c.Name)
	}
	out := &entity{typ: c.Type, base: e.base, sym: c, of: e, rank: e.rank, temp: e.temp}
	if isCharacter(c.Type) {
		out.len = x.length(c)
	}
	s := step{name: c.Name}
	var extent []*ir.Value
	s.lower, extent = x.bounds(c)
	s.shape = x.AnyShape(s.lower, extent)
	for _, a := range n.Args[1:] {
		s.index = append(s.index, x.subscriptValue(a))
	}
	out.path = []step{s}
	return out
}

// subscriptValue is a subscript: a constant of type index, else of type i64 as flang has it.
func (x *fn) subscriptValue(n *front.Node) *ir.Value {
	if v, ok := front.IntegerValue(n); ok {
		return x.Idx(v)
	}
	return x.AsI64(x.scalar(n))
}

func (x *fn) sectionEntity(n *front.Node) *entity {
	e := x.baseEntity(n.Args[0])
	out := &entity{typ: e.typ, base: e.base, sym: e.sym, len: e.len, of: e, temp: e.temp}
	if n.Args[0].Kind == front.MemberExpr && n.Args[0].Args[0].Rank > 0 && len(n.Args)-1 != e.rank {
		x.unsupported(x.span(n), "a section of a component of an array section")
	}
	for d, a := range n.Args[1:] {
		switch {
		case a.Kind == front.TripletExpr:
			out.subs = append(out.subs, x.triplet(e, d, a))
			out.rank++
		case a.Rank == 1:
			out.subs = append(out.subs, subscript{vector: x.entityOf(a)})
			out.rank++
		default:
			out.subs = append(out.subs, subscript{index: x.index(a)})
		}
	}
	return out
}

// triplet lowers first:last:step of a dimension.
func (x *fn) triplet(e *entity, d int, n *front.Node) subscript {
	s := subscript{step: x.Idx(1)}
	low := x.lowerOf(e, d)
	if n.Args[0] != nil {
		s.lower = x.index(n.Args[0])
	}
	if n.Args[1] != nil && n.Args[1].Kind != front.StarExpr {
		s.upper = x.index(n.Args[1])
	}
	if n.Args[2] != nil {
		s.step = x.index(n.Args[2])
	}
	if s.lower == nil {
		s.lower = low
	}
	if s.upper == nil {
		extent := x.extentOf(e, d)
		if n.Args[0] == nil && n.Args[2] == nil {
			s.extent = extent
		}
		s.upper = x.SubI(x.AddI(low, extent), x.Idx(1))
	}
	if v, ok := build.ConstantOf(s.step); ok && v < 0 && n.Args[0] == nil {
		// a(::-1) has no default in the other direction: the bounds stay as they are.
		s.lower = low
	}
	if s.extent == nil {
		s.extent = x.TripCount(s.lower, s.upper, s.step)
	}
	return s
}

func (x *fn) memberEntity(n *front.Node) *entity {
	base := n.Args[0]
	if n.Symbol == nil {
		return x.partOf(n)
	}
	if e := x.mapped(n); e != nil {
		return e
	}
	if n.Symbol.Has(front.LengthParam) {
		return x.lengthInquiry(n)
	}
	e := x.baseEntity(base)
	c := n.Symbol
	if e.rank > 0 {
		out := &entity{typ: c.Type, base: e.base, sym: c, of: e, rank: e.rank, path: []step{{name: c.Name}}, temp: e.temp}
		if c.Rank() > 0 || typemap.Described(c) {
			x.unsupported(x.span(n), "the component '%s' of an array", c.Name)
		}
		if isCharacter(c.Type) {
			out.len = x.length(c)
		}
		return out
	}
	addr := e.addr
	if addr == nil && e.box != nil {
		addr = x.BoxAddr(e.box)
	}
	return x.componentEntity(e, x.member(addr, c.Name), c)
}

// componentEntity is the component c at addr.
func (x *fn) componentEntity(of *entity, addr *ir.Value, c *front.Symbol) *entity {
	e := &entity{typ: c.Type, base: of.base, sym: c, rank: c.Rank(), temp: of.temp}
	if isCharacter(c.Type) && (c.Type.Len >= 0 || !typemap.Described(c)) {
		e.len = x.length(c) // a descriptor has one that is not constant
	}
	if typemap.Described(c) && c.Kind != front.Procedure {
		e.ref = addr
		return x.throughRef(e)
	}
	e.addr = addr
	if e.rank > 0 {
		e.lower, e.extent = x.bounds(c)
		e.shape = x.AnyShape(e.lower, e.extent)
	}
	return e
}

// partOf is the real or imaginary part of a complex variable.
func (x *fn) partOf(n *front.Node) *entity {
	base := n.Args[0]
	if base.Type.Class != frontend.Complex || base.Rank > 0 {
		x.unsupported(x.span(n), "this component")
	}
	e := x.designator(base)
	i := int64(0)
	if n.Text == "im" {
		i = 1
	}
	return &entity{typ: n.Type, base: e.base, sym: e.sym, addr: x.Coordinate(e.addr, x.I32(i), fir.Ref(x.ScalarType(n.Type)))}
}
