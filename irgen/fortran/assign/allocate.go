package assign

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
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

func (x *Lowering) statusOf(args []front.Arg) status {
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
func (x *Lowering) report(st status, code int64, text string) {
	if st.stat != nil {
		t := build.PointeeOf(st.stat.Addr.Type())
		x.Store(x.Int(code, t), st.stat.Addr)
	}
	if st.msg != nil && text != "" {
		x.AssignChar(st.msg.Addr, x.LenOf(st.msg), x.Text(text), x.Idx(int64(len(text))))
	}
}

// fail ends the program with a message, or sets the status.
func (x *Lowering) fail(st status, code int64, short, long string) {
	if st.given {
		x.report(st, code, short)
		return
	}
	file, line := x.host.Here()
	x.Runtime("ReportFatalUserError", nil, x.FirConvert(x.Text(long+"\x00"), fir.Ref(ir.I8())), file, line)
}

// Allocate lowers allocate.
func (x *Lowering) Allocate(n *front.AllocateStmt) {
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
		t := x.host.Type(n.Type.Spec())
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

// allocateObject allocates one variable.
func (x *Lowering) allocateObject(m *front.Node, n *front.AllocateStmt, typ *front.Type, source, mold *front.Node, from *entity.Entity, value *entity.Elements, st status) {
	object := m
	var dims []*front.Node
	if m.Kind == front.RefExpr {
		object, dims = m.Args[0], m.Args[1:]
	}
	e := x.Designator(object)
	if e.Ref == nil {
		x.host.Unsupported(x.host.Span(m), "allocating this")
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
func (x *Lowering) newMemoryOr(e *entity.Entity, t front.Type, length *ir.Value, lengths, lower, extents []*ir.Value, st status, fill func(*entity.Entity)) {
	box := build.PointeeOf(e.Ref.Type()).(*fir.BoxType)
	own := t
	own.Poly = false
	elem := x.types.ScalarType(own)
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
func (x *Lowering) setTarget(e *entity.Entity, box *fir.BoxType, p *ir.Value, lower, extents []*ir.Value, memory ir.Type, params []*ir.Value) {
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
	x.host.Keep(x.FirConvert(v, box), e, true)
}

// allocateLike allocates a polymorphic variable with the dynamic type of another.
func (x *Lowering) allocateLike(e, from *entity.Entity, source *front.Node, lower, extents []*ir.Value, value *entity.Elements, t front.Type, st status) {
	if from == nil || !from.Type.Poly {
		// The type is known here.
		x.newMemoryOr(e, t, nil, x.LengthValues(t), lower, extents, st, func(dest *entity.Entity) {
			if source != nil {
				x.LoopNest(dest.Extent, func(idx []*ir.Value) { x.PutElement(dest, idx, value.At(idx)) })
			}
		})
		return
	}
	if source == nil && initial.HasLengths(from.Type.Derived) {
		x.host.Unsupported(x.host.StatementSpan(x.host.Statement()), "mold= of a polymorphic object with length parameters")
	}
	file, line := x.host.Here()
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
func (x *Lowering) reportCode(st status, code *ir.Value) {
	if st.stat == nil {
		return
	}
	x.IfThenElse(x.CmpI(arith.NE, code, x.I32(0)), func() {
		x.Store(x.FirConvert(code, build.PointeeOf(st.stat.Addr.Type())), st.stat.Addr)
	}, nil)
}
