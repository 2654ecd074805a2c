package fortran

import (
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	ompgen "accc/irgen/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// What the lowering of data on devices asks of Fortran. An array that has a descriptor is mapped with it: the descriptor is the
// variable, and the array is its member.

// NamesMember implements ompgen.MapHost.
func (h *host) NamesMember(v *pragma.Var) bool {
	return slices.ContainsFunc(v.Path, func(a pragma.Access) bool { return a.Kind == pragma.Member })
}

// FlangMaps implements ompgen.MapHost.
func (h *host) FlangMaps() bool { return true }

// Only implements ompgen.MapHost.
func (h *host) Only(c *frontend.Construct) *frontend.Construct {
	d, ok := c.Host.(*front.Dir)
	if !ok || len(d.Body) != 1 || d.Body[0].Dir == nil {
		return nil
	}
	return h.constructs[d.Body[0].Dir]
}

// Small implements ompgen.MapHost.
func (h *host) Small(o *irgen.Object) bool { return isSmall(varType(o.Var.Type())) }

// isSmall reports whether values of a type are passed in place of their address.
func isSmall(t ir.Type) bool {
	switch t := t.(type) {
	case *fir.ArrayType, *fir.RecordType, *fir.BoxType:
		return false
	case *fir.CharType:
		return true
	case *fir.NumberType:
		return t.Mnemonic() == "logical"
	}
	return ir.IsIntOrIndex(t) || ir.IsFloat(t) || build.IsComplexType(t)
}

// Mapped implements ompgen.MapHost.
func (h *host) Mapped(c *frontend.Construct, v *pragma.Var) *ompgen.Place {
	info := c.Vars[v]
	if info.Host == nil {
		h.unsupported(v.Span, "this variable")
	}
	if s, ok := info.Host.(*front.Symbol); ok {
		o := h.commonObject(info.Symbol, s, v)
		return &ompgen.Place{Object: o, Name: o.Name, Loc: o.Loc, Var: o.Var, Type: o.Type, Result: o.Var.Type()}
	}
	h.x.B.Loc = build.SpanLocation(c.Directive.Span)
	o := &irgen.Object{Symbol: info.Symbol, Name: h.spelling(c, v), Loc: irgen.OfTokens(build.SpanLocation(v.Span), v.Tokens)}
	return h.mapNode(c, o, info.Host.(*front.Node), v)
}

// MappedImplicitly implements ompgen.MapHost.
func (h *host) MappedImplicitly(s *frontend.Symbol, at source.Span, _ bool) *ompgen.Place {
	sym, ok := s.Host.(*front.Symbol)
	if !ok {
		h.unsupported(at, "this variable")
	}
	o := &irgen.Object{Symbol: s, Name: h.x.localName(sym), Loc: build.SpanLocation(at)}
	if from, ok := h.x.selectors[sym]; ok { // the name of a component
		if e := h.x.entityOfVariable(sym); e.Addr != nil && e.Rank == 0 && isSmall(build.PointeeOf(e.Addr.Type())) {
			// A scalar is firstprivate, whatever else is mapped of the variable that it is in.
			o.Host = &object{member: e, path: path(from.node)}
			return &ompgen.Place{Object: o, Name: o.Name, Loc: o.Loc, Var: e.Addr, Type: build.PointeeOf(e.Addr.Type()), Result: e.Addr.Type(), ByCopy: true}
		}
		o.Symbol = baseSymbol(from.node).Model
		return h.mapNode(nil, o, from.node, &pragma.Var{Span: at})
	}
	return h.placeOf(o, sym, true, true)
}

// mapNode is the place of a designator: a variable or component with subscripts at its end, if any.
func (h *host) mapNode(c *frontend.Construct, o *irgen.Object, n *front.Node, v *pragma.Var) *ompgen.Place {
	x := h.x
	base := n
	if n.Kind == front.RefExpr && (n.Ref == front.Section || n.Ref == front.Element) {
		base = n.Args[0]
	}
	if from, ok := x.selectors[base.Symbol]; ok && base.Kind == front.NameExpr {
		// The name of an associate or select type construct: its selector is mapped, a part of it where that is a whole variable.
		whole := from.node
		switch {
		case n == base, ofWhole(n):
			p := h.mapNode(c, o, whole, v)
			if base.Type.Derived != whole.Type.Derived {
				h.seenAs(p, x.ScalarType(base.Type))
			}
			return p
		case whole.Kind != front.RefExpr:
			own := *n
			own.Args = append([]*front.Node{whole}, n.Args[1:]...)
			return h.mapNode(c, o, &own, v)
		}
		h.unsupported(v.Span, "a part of a name for a part of an array in a map clause")
	}
	switch {
	case base.Kind == front.NameExpr && base.Symbol != nil && (base.Symbol.Kind == front.Variable || isArrayConstant(base.Symbol)) && x.Bound[base.Symbol] == nil:
		if n == base {
			return h.placeOf(o, base.Symbol, !isMove(c), false)
		}
		h.reference(o, n, v.Span)
		p := h.placeOf(o, base.Symbol, !isMove(c), false)
		h.setDims(p, o.Dims, false)
		return p
	case base.Kind == front.MemberExpr:
		return h.memberPlace(c, o, n, base, v)
	}
	h.unsupported(v.Span, "this in a map clause")
	return nil
}

// isArrayConstant reports whether a symbol is a named constant that is an array, which has memory: the name of an associate construct for it is
// that of a variable.
func isArrayConstant(s *front.Symbol) bool { return s.Kind == front.Parameter && s.Rank() > 0 }

// ofWhole reports whether a section is a whole array: a(:, :).
func ofWhole(n *front.Node) bool {
	return !slices.ContainsFunc(n.Args[1:], func(a *front.Node) bool {
		return a == nil || a.Kind != front.TripletExpr || slices.ContainsFunc(a.Args, func(part *front.Node) bool { return part != nil })
	})
}

// seenAs makes the place of a polymorphic object that of one of an extension of its type, which select type has found it to be.
func (h *host) seenAs(p *ompgen.Place, t ir.Type) {
	prepare, data := p.Prepare, p.Data
	if data != nil {
		first := data.Prepare
		data.Prepare = func() {
			if first != nil {
				first()
			}
			data.Type = t
		}
	}
	p.Prepare = func() {
		if prepare != nil {
			prepare()
		}
		if data == nil {
			p.Var = h.x.FirConvert(p.Var, fir.Ref(t))
			p.Type, p.Result = t, p.Var.Type()
		} else if data.Type != nil {
			data.Type = t
		}
	}
}

// setDims sets the dimensions of a section. Distances that no descriptor has are those of elements next to each other in all
// dimensions, and so are those in the descriptor of an allocatable component, as in flang's lowering.
func (h *host) setDims(p *ompgen.Place, dims []irgen.Dim, adjacent bool) {
	for i := range dims {
		if adjacent || !dims[i].Bytes {
			dims[i].Stride, dims[i].Bytes = h.x.Idx(1), false
		}
	}
	if p.Data != nil {
		p.Data.Dims = dims
		return
	}
	p.Dims = dims
}

// isMove reports whether a directive has no region, so that its maps need no descriptors of dummy arguments.
func isMove(c *frontend.Construct) bool {
	if c == nil { // a variable that no clause names
		return false
	}
	switch c.Directive.Def {
	case ompdir.DirTargetEnterData, ompdir.DirTargetExitData, ompdir.DirTargetUpdate:
		return true
	}
	return false
}

// placeOf is the place of a whole variable. stored: a descriptor that came as an argument is stored, so that the region has it. The
// bounds of what is mapped by rule alone (implied) are those of its declaration, as in flang's lowering.
func (h *host) placeOf(o *irgen.Object, s *front.Symbol, stored, implied bool) *ompgen.Place {
	x := h.x
	v := x.variable(s)
	o.Whole, o.Host = true, &object{sym: s}
	p := &ompgen.Place{Object: o, Name: o.Name, Loc: o.Loc, Mapper: h.mapperKey(s)}
	t := v.Addr.Type()
	switch {
	case s.Has(front.Allocatable | front.PointerAttr):
		p.Var, p.Type, p.Result = v.Addr, build.PointeeOf(t), t
		p.Data = h.described(v.Addr, h.boxDims(v.Addr, o.Loc), o.Loc)
	case build.IsBox(t) && stored:
		box := v.Box
		p.Type, p.Result = t, fir.Ref(t)
		p.Data = h.described(nil, h.arrayDims(x.entityOfVariable(s), box, o.Loc), o.Loc)
		p.Prepare = func() {
			at := x.TempOf(t)
			present := x.Op1(fir.IsPresent, ir.I1(), box)
			x.IfThenElse(present, func() { x.Store(box, at) }, nil)
			p.Var = at
			h.address(p.Data, at)
		}
	case build.IsBox(t):
		box := v.Box
		p.Dims = h.arrayDims(x.entityOfVariable(s), box, o.Loc)
		p.Prepare = func() {
			p.Var = x.BoxAddr(box)
			p.Type, p.Result = build.ElementOf(t), p.Var.Type()
		}
	default:
		p.Var, p.Type, p.Result = v.Addr, mapType(t), t
		e := x.entityOfVariable(s)
		if len(v.Lower) > 0 {
			var box *ir.Value
			if !implied && !(constantShape(t) && build.AllOnes(v.Lower)) { // as in flang's lowering
				box = x.BoxOf(e)
			}
			p.Dims = h.arrayDims(e, box, o.Loc)
		} else if isOpenCharacter(t) && v.Len != nil {
			zero := x.Idx(0)
			p.Dims = []irgen.Dim{{Lower: zero, Upper: x.SubI(v.Len, x.Idx(1)), Extent: v.Len, Stride: x.Idx(1), Start: zero, Bytes: true, Loc: o.Loc}}
		}
		p.ByCopy = len(v.Lower) == 0 && isSmall(build.PointeeOf(t))
		p.Pointer = isCPointer(s)
	}
	return p
}

// isCPointer reports whether a variable is of a type for addresses of C.
func isCPointer(s *front.Symbol) bool {
	return s.Type.Derived != nil && (s.Type.Derived.Name == "c_ptr" || s.Type.Derived.Name == "c_funptr" || s.Type.Derived.Name == "__builtin_c_ptr" ||
		s.Type.Derived.Name == "__builtin_c_funptr")
}

// mapType is the type of what is at an address; of an array whose extents vary, that of its elements.
func mapType(ref ir.Type) ir.Type {
	if !constantShape(ref) {
		return build.ElementOf(ref)
	}
	return build.PointeeOf(ref)
}

// described is what the descriptor at an address describes; the address can be set later.
func (h *host) described(at *ir.Value, dims []irgen.Dim, loc ir.Location) *ompgen.Place {
	p := &ompgen.Place{Dims: dims, Loc: loc}
	if at != nil {
		p.Prepare = func() { h.address(p, at) }
	}
	return p
}

// address sets the place of the data of a descriptor in memory.
func (h *host) address(p *ompgen.Place, at *ir.Value) {
	box := build.PointeeOf(at.Type())
	data := build.PointeeOf(box)
	if r, ok := data.(*fir.RefType); ok {
		data = r.Elem
	}
	t := fir.LLVMPtr(fir.Ref(data))
	field, _ := fir.BoxFieldEnum.Value("base_addr")
	p.Var, p.Type, p.Result = at, build.ElementOf(box), t
	p.PtrPtr = h.x.Op(fir.BoxOffset, []*ir.Value{at}, []ir.Type{t}, build.Attr("field", fir.BoxFieldEnum.Attr(field))).Result(0)
}

// boxDims are the dimensions of the array that a descriptor in memory describes.
func (h *host) boxDims(at *ir.Value, loc ir.Location) (list []irgen.Dim) {
	x := h.x
	data := build.PointeeOf(build.PointeeOf(at.Type()))
	if r, ok := data.(*fir.RefType); ok {
		data = r.Elem
	}
	array, ok := data.(*fir.ArrayType)
	if !ok {
		return nil
	}
	box, again := x.Load(at), x.Load(at)
	zero, one := x.Idx(0), x.Idx(1)
	for d := range array.Shape {
		lower, _, _ := x.BoxDims(again, d)
		_, extent, stride := x.BoxDims(box, d)
		list = append(list, irgen.Dim{Lower: zero, Upper: x.SubI(extent, one), Extent: extent, Stride: stride, Start: lower, Bytes: true, Loc: loc})
	}
	return list
}

// arrayDims are all dimensions of an array; its descriptor, where there is one, has extents and distances.
func (h *host) arrayDims(e *entity.Entity, box *ir.Value, loc ir.Location) (list []irgen.Dim) {
	x := h.x
	zero, one := x.Idx(0), x.Idx(1)
	stride := one
	for d := range e.Rank {
		dim := irgen.Dim{Lower: zero, Start: x.LowerOf(e, d), Loc: loc}
		if box != nil {
			_, dim.Extent, dim.Stride = x.BoxDims(box, d)
			dim.Bytes = true
		} else {
			dim.Extent, dim.Stride = x.ExtentOf(e, d), stride
		}
		if d < len(e.Extent) && e.Extent[d] != nil && isUnknownExtent(e.Extent[d]) {
			dim.Upper, dim.Extent, dim.Stride, dim.Bytes = zero, zero, one, false
		} else {
			dim.Upper = x.SubI(dim.Extent, one)
		}
		list = append(list, dim)
	}
	return list
}

// memberPlace is the place of a component, which is a part of a variable or of an element of one.
func (h *host) memberPlace(c *frontend.Construct, o *irgen.Object, n, base *front.Node, v *pragma.Var) *ompgen.Place {
	x := h.x
	var index []int64
	in := base
	inner := false // in is a structure inside of a variable, or one that a component of it describes
	for in.Kind == front.MemberExpr && !inner {
		outer := in.Args[0]
		if outer.Rank > 0 {
			h.unsupported(v.Span, "a component of an array section in a clause")
		}
		at, ok := h.position(outer, in.Text)
		if !ok {
			h.unsupported(v.Span, "this component in a map clause")
		}
		index = append(at, index...)
		in = outer
		inner = in.Kind == front.RefExpr && in.Ref == front.Element && in.Args[0].Kind == front.MemberExpr ||
			in.Kind == front.MemberExpr && in.Symbol != nil && in.Symbol.Has(front.Allocatable|front.PointerAttr)
	}
	of := &irgen.Object{Symbol: o.Symbol, Name: o.Symbol.Name, Loc: o.Loc}
	if in != n {
		of.Name = path(in)
	}
	e := x.Designator(base)
	own := &irgen.Object{Name: o.Name, Loc: o.Loc, Host: &object{member: e, path: path(base)}}
	p := &ompgen.Place{Name: o.Name, Loc: o.Loc, Index: index}
	switch {
	case e.Ref != nil:
		at := e.Ref
		p.Var, p.Type, p.Result = at, build.PointeeOf(at.Type()), at.Type()
		p.Data = h.described(at, h.boxDims(at, o.Loc), o.Loc)
	case e.Addr != nil:
		p.Var, p.Type, p.Result = e.Addr, mapType(e.Addr.Type()), e.Addr.Type()
		if e.Rank > 0 {
			p.Dims = h.arrayDims(e, nil, o.Loc)
		}
	default:
		h.unsupported(v.Span, "this component in a map clause")
	}
	if n != base {
		h.describe(own, e)
		h.section(own, base, n.Args[1:])
		h.setDims(p, own.Dims, p.Data != nil && !base.Symbol.Has(front.PointerAttr))
	}
	if inner {
		p.Of = h.structure(of, in, v)
	} else {
		p.Of = h.mapNode(c, of, in, v)
	}
	return p
}

// structure is the place of a structure by its address: an element of a component, or what a component describes. The variable that it
// is found through is not mapped for it.
func (h *host) structure(o *irgen.Object, n *front.Node, v *pragma.Var) *ompgen.Place {
	e := h.x.Designator(n)
	addr := e.Addr
	if e.Ref != nil {
		addr = h.x.BoxAddr(h.x.Load(e.Ref))
	}
	if addr == nil {
		h.unsupported(v.Span, "this component in a map clause")
	}
	t := build.ElementOf(addr.Type())
	return &ompgen.Place{Name: o.Name, Loc: o.Loc, Var: addr, Type: t, Result: addr.Type()}
}

// position is where a component is in the type of a value: its number, after those of the parents that it is inherited from.
func (h *host) position(n *front.Node, name string) (path []int64, ok bool) {
	if n.Type.Derived == nil {
		return nil, false
	}
	rec, ok := h.x.ScalarType(n.Type).(*fir.RecordType)
	for d := n.Type.Derived; ok; d = d.Parent {
		if at := rec.FieldIndex(name); at >= 0 {
			return append(path, int64(at)), true
		}
		if d.Parent == nil {
			return nil, false
		}
		// It is a component of the parent, which is one itself.
		at := rec.FieldIndex(d.Parent.Name)
		if at < 0 {
			return nil, false
		}
		path = append(path, int64(at))
		rec, ok = rec.Fields()[at].Type.(*fir.RecordType)
	}
	return nil, false
}

// mapperKey is what declared mappers of a variable's type are found by.
func (h *host) mapperKey(s *front.Symbol) string {
	if s.Type.Derived == nil {
		return ""
	}
	if rec, ok := h.ScalarType(s.Type).(*fir.RecordType); ok {
		return rec.Name
	}
	return ""
}

// Mapper implements ompgen.MapHost.
func (h *host) Mapper(c *frontend.Construct) *ompgen.Mapper {
	arg := c.Directive.Args
	if arg == nil || len(arg.Args) == 0 || arg.Args[0].Decl == nil {
		h.unsupported(c.Directive.Span, "this declare mapper directive")
	}
	own := arg.Args[0].Decl.Name.Text
	var s *front.Symbol
	for v, i := range c.Vars {
		if x, ok := hostSymbol(i.Symbol); ok && strings.EqualFold(v.Name, own) {
			s = x
		}
	}
	if s == nil {
		h.unsupported(arg.Span, "a mapper that does not map its variable")
	}
	scope := strings.TrimSuffix(strings.TrimPrefix(h.VariableName(s), "_Q"), "E"+strings.ToLower(s.Name))
	name := strings.ToLower(arg.Operator.Text)
	if name == "" || name == "default" {
		name = s.Type.Derived.Name + "_omp_default_mapper"
	}
	t := h.ScalarType(s.Type)
	return &ompgen.Mapper{Symbol: "_QQ" + scope + name, Type: t, Address: fir.Ref(t), Key: h.mapperKey(s), Begin: func(addr *ir.Value) {
		x := h.x
		if x.vars == nil {
			x.vars = map[*front.Symbol]*entity.Variable{}
		}
		x.vars[s] = &entity.Variable{Sym: s, Addr: x.declareOp(s, addr, nil, nil, 0, nil, 0)}
	}}
}

func hostSymbol(s *frontend.Symbol) (*front.Symbol, bool) {
	if s == nil {
		return nil, false
	}
	x, ok := s.Host.(*front.Symbol)
	return x, ok
}

// Align implements ompgen.MapHost.
func (h *host) Align(c *frontend.Construct, v *pragma.Var, bytes int64) {
	i := c.Vars[v]
	if i == nil || i.Symbol == nil {
		return
	}
	o := h.Definition(i.Symbol)
	if o == nil {
		o = h.Object(c, v, true).Var.Op()
	}
	for o != nil && o.Is(fir.Declare) {
		o = o.Operand(0).Op()
	}
	if o != nil && o.Is(fir.AddressOf) {
		ref, _ := o.Attr("symbol").(*ir.SymbolRefAttr)
		o = h.Symbols[ref.Root]
	}
	name := accc.Alignment.Name
	switch {
	case bytes > mostAligned && (o == nil || isAllocated(i)):
		h.unsupported(v.Span, "an alignment of more than 16 bytes of what an allocate statement allocates")
	case o == nil:
		return
	case o.Is(fir.Global):
		name = "alignment"
	case !o.Is(fir.Alloca):
		return
	}
	if o.IntAttr(name) < bytes {
		o.SetAttr(name, ir.Integer(ir.I64(), bytes))
	}
}

// mostAligned is the alignment of what an allocate statement allocates.
const mostAligned = 16

// isAllocated reports whether a variable is allocatable or a pointer.
func isAllocated(i *frontend.VarInfo) bool {
	s, ok := hostSymbol(i.Symbol)
	return ok && s.Has(front.Allocatable|front.PointerAttr)
}

// Definition implements ompgen.MapHost.
func (h *host) Definition(s *frontend.Symbol) *ir.Op {
	own, ok := s.Host.(*front.Symbol)
	switch {
	case !ok:
		return nil
	case len(own.Members) > 0:
		return h.Symbols[h.fnWith(build.At(h.Module, ir.At(h.lowerer.Body))).commonOf(own.Members[0]).Name]
	case own.Kind == front.Procedure:
		return h.Symbols[h.ProcedureName(own)]
	}
	return h.Symbols[h.VariableName(own)]
}

// Carry implements ompgen.MapHost. The addresses of the host's variables, for procedures that the region calls, are mapped where
// they are: FIR has no variables of such a type.
func (h *host) Carry(v *ir.Value) *ompgen.Place {
	x := h.x
	t := v.Type()
	if isHostVariables(t) {
		return &ompgen.Place{Loc: x.B.Loc, Var: v, Type: build.PointeeOf(t), Result: t}
	}
	at := x.TempBeside(v, t)
	b := ir.At(v.ParentBlock())
	if o := v.Op(); o != nil {
		if o.Parent() == at.Op().Parent() && o.Before(at.Op()) {
			at.Op().MoveBefore(o)
		}
		b = ir.After(o)
	} else if first := v.ParentBlock().First(); first != nil {
		b = ir.Before(first)
	}
	if v.Op() == nil && at.Op().Parent() == v.ParentBlock() {
		b = ir.After(at.Op())
	}
	b.Op(fir.Store, ir.With{Operands: []*ir.Value{v, at}, Types: []ir.Type{}})
	return &ompgen.Place{Loc: x.B.Loc, Var: at, Type: t, Result: at.Type(), ByCopy: isSmall(t)}
}

// Carried implements ompgen.MapHost.
func (h *host) Carried(b *ir.Builder, addr *ir.Value, t ir.Type) *ir.Value {
	if isHostVariables(t) {
		return addr
	}
	return b.Op(fir.Load, ir.With{Operands: []*ir.Value{addr}, Types: []ir.Type{t}}).Result(0)
}

// isHostVariables reports whether a type is that of the address of the variables of a host that a procedure got.
func isHostVariables(t ir.Type) bool {
	if r, ok := t.(*fir.RefType); ok {
		_, tuple := r.Elem.(*ir.TupleType)
		return tuple
	}
	return false
}

// Again implements ompgen.MapHost. Extents are cheaper to bring along than the descriptor that they are read from.
func (h *host) Again(o *ir.Op, b *ir.Builder) *ir.Op {
	if o.Def().Dialect == omp.Dialect || o.NumRegions() > 0 || o.Is(fir.BoxDims) || !ir.IsPure(o) && !o.Is(fir.Declare) || o.Is(fir.DummyScope) {
		return nil
	}
	if o.Is(fir.Declare) {
		if def := o.Operand(0).Op(); def == nil || !ir.IsPure(def) {
			return nil
		}
	}
	c := o.Clone(ir.NewMapping())
	if c.Is(fir.Declare) {
		c.SetAll("dummy_scope", nil)
	}
	b.Insert(c)
	return c
}
