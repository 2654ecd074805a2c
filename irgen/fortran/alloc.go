package fortran

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

// The values of stat, as in gfortran.
const (
	statAllocated   = 5014 // the variable is allocated already
	statDeallocated = 1    // the variable is not allocated
)

// status is where allocate and deallocate report: stat= and errmsg=.
type status struct {
	stat, msg *entity.Entity
	given     bool
}

func (x *fn) statusOf(args []front.Arg) status {
	var st status
	for _, a := range args {
		switch n := a.Node(); n.Key {
		case "stat":
			st.stat, st.given = x.Designator(n), true
		case "errmsg":
			st.msg, st.given = x.Designator(n), true
		}
	}
	return st
}

// report sets the status.
func (x *fn) report(st status, code int64, text string) {
	if st.stat != nil {
		t := build.PointeeOf(st.stat.Addr.Type())
		x.Store(x.Int(code, t), st.stat.Addr)
	}
	if st.msg != nil && text != "" {
		x.AssignChar(st.msg.Addr, x.LenOf(st.msg), x.Text(text), x.Idx(int64(len(text))))
	}
}

// fail ends the program with a message, or sets the status.
func (x *fn) fail(st status, code int64, short, long string) {
	if st.given {
		x.report(st, code, short)
		return
	}
	file, line := x.here()
	x.Runtime("ReportFatalUserError", nil, x.FirConvert(x.Text(long+"\x00"), fir.Ref(ir.I8())), file, line)
}

// allocate lowers allocate.
func (x *fn) allocate(s *front.Stmt, n *front.AllocateStmt) {
	st := x.statusOf(n.Items)
	var source, mold *front.Node
	for _, a := range n.Items {
		switch m := a.Node(); m.Key {
		case "source":
			source = m
		case "mold":
			mold = m
		}
	}
	var typ *front.Type
	if n.Type != nil {
		t := x.typeOfSpec(n.Type.Spec())
		typ = &t
	}
	if st.given && st.stat != nil {
		x.report(st, 0, "")
	}
	// The value of source is taken once, before anything is allocated.
	var value *entity.Elements
	var from *entity.Entity
	if source != nil {
		switch {
		case source.Type.Poly:
			from = x.Value(source)
		case source.Rank > 0 && entity.IsDesignator(source):
			from = x.Designator(source)
			value = x.ElementsOf(from)
		case source.Rank > 0:
			from = x.Materialize(source)
			value = x.ElementsOf(from)
		default:
			value = x.ScalarElements(source)
		}
	}
	if mold != nil {
		from = x.Value(mold)
	}
	for _, a := range n.Items {
		m := a.Node()
		if m.Key != "" {
			continue
		}
		x.allocateObject(m, n, typ, source, mold, from, value, st)
	}
}

// typeOfSpec is the type that allocate names.
func (x *fn) typeOfSpec(t *front.TypeSpec) front.Type {
	return x.unit.TypeOf(t, x.innermost())
}

// allocateObject allocates one variable.
func (x *fn) allocateObject(m *front.Node, n *front.AllocateStmt, typ *front.Type, source, mold *front.Node, from *entity.Entity, value *entity.Elements, st status) {
	object := m
	var dims []*front.Node
	if m.Kind == front.RefExpr {
		object, dims = m.Args[0], m.Args[1:]
	}
	e := x.Designator(object)
	if e.Ref == nil {
		x.unsupported(x.span(m), "allocating this")
	}
	pointer := e.Sym != nil && e.Sym.Has(front.PointerAttr)
	elemType := e.Type
	if typ != nil {
		elemType = *typ
	}
	var lower, extents []*ir.Value
	switch {
	case len(dims) > 0:
		for _, d := range dims {
			lo := x.Idx(1)
			up := d
			if d.Kind == front.TripletExpr {
				lo, up = x.Index(d.Args[0]), d.Args[1]
			}
			hi := x.Index(up)
			ext := hi
			if v, ok := build.ConstantOf(lo); !ok || v != 1 {
				ext = x.AddI(x.SubI(hi, lo), x.Idx(1))
			}
			lower, extents = append(lower, lo), append(extents, x.AtLeastZero(ext))
		}
	case e.Rank > 0 && from != nil:
		for d := range e.Rank {
			lo := x.Idx(1)
			if from.Of == nil && !from.Temp && len(from.Lower) > d {
				lo = from.Lower[d]
			}
			lower, extents = append(lower, lo), append(extents, x.ExtentOf(from, d))
		}
	}
	var length *ir.Value
	if entity.IsCharacter(e.Type) {
		switch {
		case e.Sym != nil && e.Type.Len >= 0:
			length = x.Idx(e.Type.Len)
		case x.componentLength(object) != nil:
			length = x.componentLength(object)
		case n.Type != nil && n.Type.Spec().Len != nil && n.Type.Spec().Len.Kind != front.TripletExpr && n.Type.Spec().Len.Kind != front.StarExpr:
			length = x.AtLeastZero(x.Index(n.Type.Spec().Len))
		case value != nil:
			length = value.Len
		case from != nil:
			length = x.LenOf(from)
		default:
			length = e.Len
		}
	}
	make1 := func() {
		if from != nil && from.Type.Poly || e.Type.Poly && (source != nil || mold != nil) {
			x.allocateLike(e, from, source, lower, extents, value, elemTypeOf(source, mold), st)
			return
		}
		x.newMemoryOr(e, elemType, length, x.newLengths(object, elemType, typ, from, value), lower, extents, st, func(dest *entity.Entity) {
			if source != nil && value != nil {
				x.LoopNest(dest.Extent, func(idx []*ir.Value) { x.PutElement(dest, idx, value.At(idx)) })
			}
		})
	}
	if pointer {
		make1()
		return
	}
	name := "variable"
	if e.Sym != nil {
		name = e.Sym.Name
	}
	null := x.BoxAddr(e.Box)
	x.IfThenElse(x.IsNull(null, arith.NE), func() {
		x.fail(st, statAllocated, "Attempt to allocate an allocated object", "Attempting to allocate already allocated variable '"+name+"'")
	}, make1)
}

func elemTypeOf(source, mold *front.Node) front.Type {
	if source != nil {
		return source.Type
	}
	if mold != nil {
		return mold.Type
	}
	return front.Type{}
}

// newMemoryOr is newMemory for a statement that may have stat=, which then reports that there is no memory (Fortran
// 2018 §9.7.4); fill follows if there is.
func (x *fn) newMemoryOr(e *entity.Entity, t front.Type, length *ir.Value, lengths, lower, extents []*ir.Value, st status, fill func(*entity.Entity)) {
	box := build.PointeeOf(e.Ref.Type()).(*fir.BoxType)
	own := t
	own.Poly = false
	elem := x.ScalarType(own)
	if entity.IsCharacter(e.Type) {
		elem = build.ElementOf(box)
	}
	var params []*ir.Value
	if c, ok := elem.(*fir.CharType); ok && c.Len == ir.Dynamic {
		params = []*ir.Value{length}
	}
	name := ".alloc"
	if e.Sym != nil {
		name = e.Sym.Name + ".alloc"
	}
	memory := typemap.ArrayType(typemap.DeferredShape(len(extents)), elem)
	attrs := []ir.NamedAttr{build.Attr("fir.must_be_heap", ir.Bool(true)), build.Attr("uniq_name", ir.String(name))}
	if st.given {
		attrs = append(attrs, build.Attr("fir.null_on_failure", ir.Unit()))
	}
	p := x.AllocMem(memory, params, extents, attrs...)
	found := func() {
		out := &entity.Entity{Type: own, Rank: len(extents), Addr: p, Extent: extents, Len: length}
		if len(extents) > 0 {
			out.Shape = x.ShapeOf(extents)
		}
		if own.Class == frontend.Aggregate && own.Derived != nil {
			x.InitializeElements(out)
			if lengths != nil {
				x.size(out, lengths)
			}
		}
		x.setTarget(e, box, p, lower, extents, memory, params)
		fill(out)
	}
	if !st.given {
		found()
		return
	}
	x.IfThenElse(x.IsNull(p, arith.EQ), func() { x.report(st, statAllocated, "Insufficient virtual memory") }, found)
}

// setTarget stores the descriptor of new memory.
func (x *fn) setTarget(e *entity.Entity, box *fir.BoxType, p *ir.Value, lower, extents []*ir.Value, memory ir.Type, params []*ir.Value) {
	shape := x.AnyShape(lower, extents)
	addr := p
	if r, ok := box.Elem.(*fir.RefType); ok && r.Mnemonic() == "ptr" {
		addr = x.FirConvert(p, fir.Ptr(memory))
	}
	t := box
	if box.Mnemonic() == "class" && build.ElementOf(box) != build.ElementOf(memory) {
		// The descriptor has the dynamic type.
		t = fir.Class(addr.Type())
	}
	v := x.Embox(t, addr, shape, nil, params...)
	x.keepDescriptor(x.FirConvert(v, box), e, true)
}

// allocateLike allocates a polymorphic variable with the dynamic type of another.
func (x *fn) allocateLike(e, from *entity.Entity, source *front.Node, lower, extents []*ir.Value, value *entity.Elements, t front.Type, st status) {
	if from == nil || !from.Type.Poly {
		// The type is known here.
		x.newMemoryOr(e, t, nil, x.lengthValues(t), lower, extents, st, func(dest *entity.Entity) {
			if source != nil {
				x.LoopNest(dest.Extent, func(idx []*ir.Value) { x.PutElement(dest, idx, value.At(idx)) })
			}
		})
		return
	}
	if source == nil && hasLengths(from.Type.Derived, nil) {
		x.unsupported(x.stmtSpan(x.line), "mold= of a polymorphic object with length parameters")
	}
	file, line := x.here()
	box := x.BoxOf(from)
	kind := "Allocatable"
	if e.Sym != nil && e.Sym.Has(front.PointerAttr) {
		kind = "Pointer"
	}
	x.Runtime(kind+"ApplyMold", nil, e.Ref, box, x.I32(int64(e.Rank)))
	for d := range extents {
		lo := x.Idx(1)
		if d < len(lower) {
			lo = lower[d]
		}
		x.Runtime(kind+"SetBounds", nil, e.Ref, x.I32(int64(d)), x.AsI64(lo), x.AsI64(x.SubI(x.AddI(lo, extents[d]), x.Idx(1))))
	}
	message := x.Op1(fir.Absent, fir.Box(ir.None()))
	if st.msg != nil {
		message = x.FirConvert(x.BoxOf(st.msg), fir.Box(ir.None()))
	}
	if source != nil {
		x.reportCode(st, x.Runtime(kind+"AllocateSource", ir.I32(), e.Ref, box, x.Bool(st.given), message, file, line))
		return
	}
	args := []*ir.Value{e.Ref}
	if kind == "Allocatable" {
		args = append(args, x.FirConvert(x.Int(-1, ir.I64()), fir.Ref(ir.I64())))
	}
	args = append(args, x.Bool(st.given), message, file, line, x.ZeroBits(build.LLVMPtr())) // no allocator of its own
	x.reportCode(st, x.Runtime(kind+"Allocate", ir.I32(), args...))
}

// reportCode sets the status to what a call of the library returns, unless that is success.
func (x *fn) reportCode(st status, code *ir.Value) {
	if st.stat == nil {
		return
	}
	x.IfThenElse(x.CmpI(arith.NE, code, x.I32(0)), func() {
		x.Store(x.FirConvert(code, build.PointeeOf(st.stat.Addr.Type())), st.stat.Addr)
	}, nil)
}

// deallocate lowers deallocate and nullify.
func (x *fn) deallocate(s *front.Stmt, n *front.ReleaseStmt) {
	if n.Kind == "nullify" {
		for _, a := range n.Items {
			x.nullify(a.Node())
		}
		return
	}
	st := x.statusOf(n.Items)
	if st.stat != nil {
		x.report(st, 0, "")
	}
	for _, a := range n.Items {
		m := a.Node()
		if m.Key != "" {
			continue
		}
		e := x.Designator(m)
		if e.Ref == nil {
			x.unsupported(x.span(m), "deallocating this")
		}
		name := "variable"
		if e.Sym != nil {
			name = e.Sym.Name
		}
		addr := x.BoxAddr(e.Box)
		x.IfThenElse(x.IsNull(addr, arith.EQ), func() {
			x.fail(st, statDeallocated, "Attempt to deallocate an unallocated object", "Attempt to DEALLOCATE unallocated '"+name+"'")
		}, func() { x.freeRef(e, addr) })
	}
}

// freeRef frees the memory of an allocatable or pointer, which is allocated.
func (x *fn) freeRef(e *entity.Entity, addr *ir.Value) {
	x.DestroyElements(e)
	if x.declaredName(e) != "" {
		addr = x.freedAddress(e)
	}
	x.FreeMem(x.FirConvert(addr, fir.Heap(build.PointeeOf(addr.Type()))))
	box := build.PointeeOf(e.Ref.Type())
	var length *ir.Value
	if entity.IsCharacter(e.Type) && declaresLength(e.Sym) && e.Type.Len < 0 {
		length = e.Len
	}
	x.keepDescriptor(x.NullBox(box, length, e.Rank), e, false)
}

// deallocateRef frees the memory of an allocatable if there is any.
func (x *fn) deallocateRef(e *entity.Entity) {
	own := &entity.Entity{Type: e.Type, Sym: e.Sym, Base: e.Base, Ref: e.Ref, Rank: e.Rank}
	own = x.ThroughRef(own)
	addr := x.BoxAddr(own.Box)
	x.IfThenElse(x.IsNull(addr, arith.NE), func() { x.freeRef(own, addr) }, nil)
}

// nullify makes a pointer point to nothing.
func (x *fn) nullify(n *front.Node) {
	if n.Symbol != nil && n.Symbol.Kind == front.Procedure {
		addr := x.procedurePlace(n)
		x.Store(x.ZeroBits(build.PointeeOf(addr.Type())), addr)
		return
	}
	e := x.Designator(n)
	if e.Ref == nil {
		x.unsupported(x.span(n), "nullify of this")
	}
	box := build.PointeeOf(e.Ref.Type())
	var length *ir.Value
	if entity.IsCharacter(e.Type) && e.Type.Len >= 0 {
		length = x.Idx(e.Type.Len)
	}
	x.Store(x.NullBox(box, length, e.Rank), e.Ref)
}

// procedurePlace is the address of a procedure pointer.
func (x *fn) procedurePlace(n *front.Node) *ir.Value {
	if n.Kind == front.MemberExpr {
		e := x.Base(n.Args[0])
		return x.Member(x.AddressOf(e), n.Symbol.Name)
	}
	return x.variable(n.Symbol).Addr
}

// pointerAssignment lowers pointer => target.
func (x *fn) pointerAssignment(s *front.Stmt, n *front.PointerStmt) {
	target, value := n.Target.Node(), n.Value.Node()
	var bounds []*front.Node
	if target.Kind == front.RefExpr && len(target.Args) > 1 && target.Args[1].Kind == front.TripletExpr {
		bounds, target = target.Args[1:], target.Args[0]
	}
	if target.Symbol != nil && target.Symbol.Kind == front.Procedure {
		addr := x.procedurePlace(target)
		x.Store(x.calls.Procedure(value, build.PointeeOf(addr.Type())), addr)
		return
	}
	if value.Intrinsic != nil && value.Intrinsic.Name == "null" {
		x.nullify(target)
		return
	}
	e := x.Value(value)
	p := x.Designator(target)
	if p.Ref == nil {
		x.unsupported(x.span(target), "a pointer assignment to this")
	}
	box := build.PointeeOf(p.Ref.Type())
	if len(bounds) > 0 {
		x.remapped(p, e, box, bounds)
		return
	}
	x.Store(x.PointerTo(e, box), p.Ref)
}

// remapped lowers p(lower:) => target and p(lower:upper) => target.
func (x *fn) remapped(p, e *entity.Entity, box ir.Type, bounds []*front.Node) {
	if bounds[0].Args[1] == nil {
		var lower []*ir.Value
		for _, b := range bounds {
			lower = append(lower, x.Index(b.Args[0]))
		}
		v := x.BoxOf(e)
		x.Store(x.Rebox(box, v, x.Shift(lower), nil), p.Ref)
		return
	}
	var lower, upper, extents []*ir.Value
	for _, b := range bounds {
		lo := x.Idx(1)
		if b.Args[0] != nil {
			lo = x.Index(b.Args[0])
		}
		hi := x.Index(b.Args[1])
		lower, upper = append(lower, lo), append(upper, hi)
		extents = append(extents, x.AtLeastZero(x.AddI(x.SubI(hi, lo), x.Idx(1))))
	}
	addr := e.Addr
	if e.Of != nil {
		addr = x.ContiguousStart(e)
	}
	if addr != nil {
		x.Store(x.Embox(box, x.FirConvert(addr, box.(*fir.BoxType).Elem), x.ShapeShift(lower, extents), nil), p.Ref)
		return
	}
	// The elements of a target of rank one may have gaps, which the pointer takes over.
	t := typemap.ArrayType([]int64{2, int64(len(bounds))}, ir.I64())
	list := x.TempOf(t)
	shape := x.ShapeOf([]*ir.Value{x.Idx(2), x.Idx(int64(len(bounds)))})
	for i := range bounds {
		for k, v := range []*ir.Value{lower[i], upper[i]} {
			x.Store(x.FirConvert(v, ir.I64()), x.ArrayCoor(list, shape, []*ir.Value{x.Idx(int64(k + 1)), x.Idx(int64(i + 1))}, ir.I64()))
		}
	}
	x.Store(x.NullBox(box, nil, len(bounds)), p.Ref)
	file, line := x.here()
	x.Runtime("PointerAssociateRemapping", nil, p.Ref, x.BoxOf(e), x.Embox(fir.Box(t), list, shape, nil), file, line)
}

// release frees what a local variable holds when the procedure ends.
func (x *fn) release(v *entity.Variable) {
	s := v.Sym
	if x.proc != nil && x.proc.Sym != nil && x.proc.Sym.Proc != nil && x.proc.Sym.Proc.Result == s {
		return
	}
	if x.prog != nil && x.prog.Kind == "program" && s.Scope == x.prog.Scope {
		return // what is left when the program ends is not given back
	}
	switch {
	case s.Has(front.PointerAttr):
	case s.Has(front.Allocatable):
		x.deallocateRef(&entity.Entity{Type: s.Type, Sym: s, Base: s, Ref: v.Addr, Rank: s.Rank()})
	case s.Type.Class == frontend.Aggregate:
		e := &entity.Entity{Type: s.Type, Sym: s, Base: s, Rank: s.Rank(), Addr: v.Addr, Shape: v.Shape, Lower: v.Lower, Extent: v.Extent}
		x.DestroyElements(e)
	}
}
