package fortran

import (
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/typemap"
)

// actual passes an argument for the dummy d as the type t; the function that it returns does what follows the call.
func (x *fn) actual(c *callee, d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	if a == nil {
		return x.Op1(fir.Absent, t), nil
	}
	if d.Kind == front.Procedure {
		if d.Has(front.PointerAttr) {
			if a.Kind == front.NameExpr && a.Symbol != nil && a.Symbol.Has(front.PointerAttr) {
				return x.FirConvert(x.variable(a.Symbol).addr, t), nil
			}
			return x.Spill(x.procedureValue(a, build.PointeeOf(t))), nil
		}
		return x.procedureValue(a, t), nil
	}
	if d.Has(front.Optional) && a.Kind == front.NameExpr && a.Symbol != nil && x.isOptional(a.Symbol) {
		return x.passOptional(d, a, t)
	}
	return x.pass(d, a, t)
}

// isOptional reports whether a symbol is an optional dummy of the procedure being lowered.
func (x *fn) isOptional(s *front.Symbol) bool {
	if !s.Has(front.Optional) || x.bound[s] != nil {
		return false
	}
	_, ok := x.args[s]
	return ok
}

// passOptional hands an optional dummy on, which may not be there.
func (x *fn) passOptional(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	v := x.variable(a.Symbol)
	from := v.addr.Type()
	_, fromRef := from.(*fir.RefType)
	_, toRef := t.(*fir.RefType)
	switch {
	case fromRef && toRef && build.IsBox(build.PointeeOf(from)) == build.IsBox(build.PointeeOf(t)), build.IsBox(from) && build.IsBox(t):
		return x.FirConvert(v.addr, t), nil
	}
	here := x.Op1(fir.IsPresent, ir.I1(), v.addr)
	var after func()
	out := x.Choose(here, []ir.Type{t}, func() []*ir.Value {
		mark := len(x.Temps)
		w, done := x.pass(d, a, t)
		after = done
		if len(x.Temps) > mark {
			x.unsupported(x.span(a), "an optional argument that needs a copy, passed on")
		}
		return []*ir.Value{w}
	}, func() []*ir.Value { return []*ir.Value{x.Op1(fir.Absent, t)} })[0]
	if after != nil {
		x.unsupported(x.span(a), "an optional argument that may have gaps, passed on")
	}
	return out, nil
}

// pass hands an argument over that is there.
func (x *fn) pass(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	switch {
	case d.Has(front.Allocatable | front.PointerAttr):
		return x.passMutable(d, a, t)
	case build.IsBox(t):
		return x.passBox(d, x.entityOf(a), t, d.Intent != "in" && isDesignator(a))
	case build.IsKind(t, "boxchar"):
		e := x.entityOf(a)
		var after func()
		if e.rank > 0 {
			e, after = x.packed(e, d.Intent != "in" && !e.temp)
		} else if d.Has(front.Value) {
			e = x.copyOf(e)
		}
		kind := int64(d.Type.Kind)
		addr := x.FirConvert(x.addressOf(e), fir.Ref(fir.Char(kind, ir.Dynamic)))
		return x.Op1(fir.EmboxChar, t, addr, x.lenOf(e)), after
	case isScalarValue(t):
		if isCharacter(d.Type) {
			e := x.entityOf(a)
			return x.Load(x.FirConvert(e.addr, fir.Ref(t))), nil
		}
		return x.Convert(x.scalar(a), t), nil
	}
	return x.passRef(d, a, t)
}

// passRef passes an address.
func (x *fn) passRef(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	if a.Rank == 0 {
		if len(d.Dims) > 0 && a.Kind == front.RefExpr && a.Ref == front.Element && isDesignator(a) {
			return x.sequence(d, a, t)
		}
		e := x.entityOf(a)
		if d.Has(front.Value) && isDesignator(a) {
			e = x.copyOf(e)
		}
		addr := x.addressOf(e)
		if !isDesignator(a) && byValue(a.Type) && !e.temp {
			addr = x.Spill(x.Load(addr))
		}
		return x.FirConvert(addr, t), nil
	}
	e, after := x.packed(x.entityOf(a), d.Intent != "in" && isDesignator(a))
	return x.FirConvert(e.addr, t), after
}

// sequence passes an array from an element on (Fortran 2018 §15.5.2.11). One that may have gaps is packed as a whole.
func (x *fn) sequence(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	array := x.baseEntity(a.Args[0])
	if array.addr != nil && array.of == nil || array.typ.Poly {
		return x.FirConvert(x.elementEntity(a).addr, t), nil
	}
	whole, after := x.packed(array, d.Intent != "in")
	var idx []*ir.Value
	for i, s := range a.Args[1:] {
		at := x.Convert(x.subscriptValue(s), ir.Index())
		if array.lower != nil {
			at = x.AddI(x.SubI(at, array.lower[i]), x.Idx(1))
		}
		idx = append(idx, at)
	}
	return x.FirConvert(x.element(whole, idx...), t), after
}

// passBox passes a descriptor. back: the procedure may change what it describes.
func (x *fn) passBox(d *front.Symbol, e *entity, t ir.Type, back bool) (*ir.Value, func()) {
	want := t.(*fir.BoxType)
	poly := want.Mnemonic() == "class"
	var box *ir.Value
	switch {
	case e.box == nil && e.of == nil && poly && e.dynamic == nil:
		var params []*ir.Value
		if c, ok := build.ElementOf(e.addr.Type()).(*fir.CharType); ok && c.Len == ir.Dynamic {
			params = []*ir.Value{x.lenOf(e)}
		}
		box = x.Embox(fir.Class(build.PointeeOf(e.addr.Type())), e.addr, e.shape, nil, params...)
	case e.of != nil && poly:
		box = x.sectionBox(e)
		if b := box.Type().(*fir.BoxType); b.Mnemonic() != "class" {
			box = x.Rebox(fir.Class(b.Elem), box, nil, nil)
		}
	default:
		box = x.boxOf(e)
	}
	from := box.Type().(*fir.BoxType)
	if r, ok := from.Elem.(*fir.RefType); ok {
		// The current target of an allocatable or pointer.
		plain := fir.Box(r.Elem)
		if from.Mnemonic() == "class" {
			plain = fir.Class(r.Elem)
		}
		box = x.Rebox(plain, box, nil, nil)
	}
	var after func()
	if d.Has(front.Contiguous) && e.rank > 0 && (e.of != nil || e.addr == nil) {
		var own *entity
		own, after = x.packed(&entity{typ: e.typ, rank: e.rank, box: box, len: e.len}, back)
		own.box = nil
		box = x.boxOf(own)
	}
	return x.FirConvert(box, t), after
}

// passMutable passes the address of the descriptor of an allocatable or pointer.
func (x *fn) passMutable(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	box := build.PointeeOf(t)
	if a.Intrinsic != nil && a.Intrinsic.Name == "null" {
		return x.Spill(x.nullBox(box, nil, len(d.Dims))), nil
	}
	if isDesignator(a) || !d.Has(front.PointerAttr) {
		e := x.entityOf(a)
		if e.ref != nil && (e.sym == nil || e.sym.Has(front.PointerAttr) == d.Has(front.PointerAttr)) {
			return x.FirConvert(e.ref, t), nil
		}
		if d.Has(front.PointerAttr) {
			return x.Spill(x.pointerTo(e, box)), nil
		}
		x.unsupported(x.span(a), "this argument for an allocatable")
	}
	e := x.entityOf(a)
	if e.ref != nil {
		return x.FirConvert(e.ref, t), nil
	}
	return x.Spill(x.pointerTo(e, box)), nil
}

// packed is an array without gaps: itself, or a copy of it until the call has been made. back: what the call changed is copied back.
func (x *fn) packed(e *entity, back bool) (*entity, func()) {
	if e.addr != nil && e.of == nil {
		return e, nil
	}
	if e.of == nil {
		return x.packedBox(e, back)
	}
	if addr := x.contiguousStart(e); addr != nil {
		out := &entity{typ: e.typ, rank: e.rank, addr: addr, len: e.len, extent: x.extents(e), temp: e.temp}
		return out, nil
	}
	if b, subs, path, p := x.flatten(e); b != nil && b.addr == nil && len(path) == 0 && p == nil && !x.hasVector(e) && subs != nil {
		own := &entity{typ: e.typ, rank: e.rank, box: x.sectionBox(e), len: e.len}
		return x.packedBox(own, back)
	}
	c := x.copyOf(e)
	if !back || x.hasVector(e) {
		return c, nil
	}
	return c, func() { x.copyBits(e, c) }
}

// copyBits copies elements as they are.
func (x *fn) copyBits(to, from *entity) {
	src := x.entityElements(from)
	x.LoopNest(src.extents, func(idx []*ir.Value) { x.bitsOf(to, x.at1(to, idx), src.at(idx)) })
}

// packedBox asks at run time whether a described array has gaps.
func (x *fn) packedBox(e *entity, back bool) (*entity, func()) {
	elem := build.ElementOf(e.box.Type())
	extents := x.extents(e)
	t := typemap.ArrayType(typemap.DeferredShape(e.rank), elem)
	c := x.contiguous(e.box, e.rank)
	var params []*ir.Value
	if ct, ok := elem.(*fir.CharType); ok && ct.Len == ir.Dynamic {
		params = []*ir.Value{x.lenOf(e)}
	}
	plain := &entity{typ: e.typ, rank: e.rank, box: e.box, len: e.len, extent: extents}
	addr := x.Choose(c, []ir.Type{fir.Heap(t)}, func() []*ir.Value {
		return []*ir.Value{x.FirConvert(x.BoxAddr(e.box), fir.Heap(t))}
	}, func() []*ir.Value {
		p := x.AllocMem(t, params, extents, build.Attr("bindc_name", ir.String(".copyinout")))
		own := &entity{typ: e.typ, rank: e.rank, addr: p, shape: x.ShapeOf(extents), extent: extents, len: e.len}
		x.copyBits(own, plain)
		return []*ir.Value{p}
	})[0]
	out := &entity{typ: e.typ, rank: e.rank, addr: addr, shape: x.ShapeOf(extents), extent: extents, len: e.len}
	return out, func() {
		x.IfThenElse(c, func() {}, func() {
			if back {
				x.copyBits(plain, out)
			}
			x.FreeMem(addr)
		})
	}
}

// contiguousStart is the address of the first element of a section that is known to have no gaps, else nil.
func (x *fn) contiguousStart(e *entity) *ir.Value {
	if e.of == nil || e.of.of != nil || e.of.addr == nil || len(e.path) > 0 || e.part != nil || e.subs == nil {
		return nil
	}
	full := true // all dimensions so far are whole
	var first []*ir.Value
	for d, s := range e.subs {
		switch {
		case s.vector != nil:
			return nil
		case s.index != nil:
			first = append(first, s.index)
			full = false
			continue
		}
		if v, ok := build.ConstantOf(s.step); !ok || v != 1 {
			return nil
		}
		if !full {
			return nil
		}
		first = append(first, s.lower)
		full = s.extent == x.knownExtent(e.of, d)
		if !full {
			a, ok1 := build.ConstantOf(s.extent)
			b, ok2 := build.ConstantOf(x.knownExtent(e.of, d))
			full = ok1 && ok2 && a == b
		}
	}
	return x.element(e.of, first...)
}

func (x *fn) knownExtent(e *entity, d int) *ir.Value {
	if d < len(e.extent) {
		return e.extent[d]
	}
	return nil
}

// actualImplicit passes an argument to a procedure whose interface is not known.
func (x *fn) actualImplicit(a *front.Node) (*ir.Value, func()) {
	if a.Intrinsic != nil && a.Kind == front.NameExpr || a.Kind == front.NameExpr && a.Symbol != nil && a.Symbol.Kind == front.Procedure {
		return x.procedureValue(a, fir.BoxProc(ir.Func([]ir.Type{}, []ir.Type{}))), nil
	}
	if a.Kind == front.ParenExpr && a.Text == front.ByValue {
		if a.Rank != 0 || !byValue(a.Type) {
			x.unsupported(x.span(a), "%%val of what is no number")
		}
		return x.scalar(a.Args[0]), nil
	}
	if a.Rank == 0 && isDesignator(a) && a.Kind == front.NameExpr && x.isOptional(a.Symbol) && byValue(a.Type) {
		return x.variable(a.Symbol).addr, nil
	}
	e := x.entityOf(a)
	var after func()
	if e.rank > 0 {
		e, after = x.packed(e, isDesignator(a))
	}
	addr := x.addressOf(e)
	if isCharacter(a.Type) {
		return x.Op1(fir.EmboxChar, fir.Number("boxchar", int64(a.Type.Kind)), x.FirConvert(addr, fir.Ref(fir.Char(int64(a.Type.Kind), ir.Dynamic))), x.lenOf(e)), after
	}
	if a.Rank == 0 && !isDesignator(a) && byValue(a.Type) && !e.temp {
		addr = x.Spill(x.Load(addr))
	}
	return x.FirConvert(addr, fir.Ref(build.PointeeOf(addr.Type()))), after
}

// withDummies evaluates what the declarations of a called procedure say of its result, with the arguments of the call for its dummies.
func (x *fn) withDummies(c *callee, args []*ir.Value, f func()) {
	if !c.known {
		f()
		return
	}
	old := x.vars
	x.vars = map[*front.Symbol]*variable{}
	for s, v := range old {
		x.vars[s] = v
	}
	k := 0
	for _, d := range c.dummies {
		if d == nil {
			continue
		}
		if k < len(args) {
			x.vars[d] = x.dummyAs(d, args[k])
		}
		k++
	}
	// Shapes may depend on one another.
	for _, d := range c.dummies {
		if d == nil {
			continue
		}
		if v := x.vars[d]; v != nil && len(d.Dims) > 0 && !d.Has(front.Allocatable|front.PointerAttr) {
			v.lower, v.extent = x.bounds(d)
			if build.IsBox(v.addr.Type()) {
				if !build.AllOnes(v.lower) {
					v.shape = x.Shift(v.lower)
				}
			} else {
				v.shape = x.AnyShape(v.lower, v.extent)
			}
		}
	}
	f()
	x.vars = old
}

// dummyAs is a dummy of another procedure with the value of an argument.
func (x *fn) dummyAs(d *front.Symbol, v *ir.Value) *variable {
	out := &variable{sym: d, addr: v, box: v}
	switch {
	case d.Kind == front.Procedure:
	case build.IsKind(v.Type(), "boxchar"):
		o := x.Op(fir.UnboxChar, []*ir.Value{v}, []ir.Type{fir.Ref(fir.Char(int64(d.Type.Kind), ir.Dynamic)), ir.Index()})
		out.addr, out.len = x.FirConvert(o.Result(0), fir.Ref(x.SymbolType(d))), o.Result(1)
		out.box = nil
	case isScalarValue(v.Type()):
		out.addr, out.box = x.Spill(v), nil
	case !build.IsBox(v.Type()):
		out.box = nil
	}
	return out
}

// pointerTo is a descriptor of type box, of a pointer to an entity.
func (x *fn) pointerTo(e *entity, box ir.Type) *ir.Value {
	want := box.(*fir.BoxType)
	if e.dynamic != nil && want.Mnemonic() == "class" {
		v := x.boxOf(e)
		if build.ElementOf(v.Type()) == build.ElementOf(box) {
			return x.Rebox(box, v, nil, nil)
		}
		return x.FirConvert(v, box)
	}
	if e.box == nil && e.of == nil {
		var params []*ir.Value
		if c, ok := build.ElementOf(e.addr.Type()).(*fir.CharType); ok && c.Len == ir.Dynamic {
			params = []*ir.Value{x.lenOf(e)}
		}
		addr := e.addr
		if want.Mnemonic() != "class" || build.ElementOf(want) == build.ElementOf(addr.Type()) {
			addr = x.FirConvert(addr, x.pointerType(want, addr))
			return x.Embox(want, addr, e.shape, nil, params...)
		}
		v := x.Embox(fir.Class(fir.Ptr(build.PointeeOf(addr.Type()))), x.FirConvert(addr, fir.Ptr(build.PointeeOf(addr.Type()))), e.shape, nil, params...)
		return x.FirConvert(v, box)
	}
	v := x.boxOf(e)
	if e.typ.Poly != (want.Mnemonic() == "class") {
		own := fir.Box(build.PointeeOf(v.Type()))
		if want.Mnemonic() == "class" {
			own = fir.Class(build.PointeeOf(v.Type()))
		}
		v = x.Rebox(own, v, e.shift(x), nil)
		if v.Type() == box {
			return v
		}
		return x.FirConvert(v, box)
	}
	if build.ElementOf(v.Type()) != build.ElementOf(box) {
		return x.FirConvert(v, box)
	}
	return x.Rebox(box, v, e.shift(x), nil)
}

// shift sets the lower bounds of a whole array in its descriptor, nil where they are one.
func (e *entity) shift(x *fn) *ir.Value {
	if e.rank == 0 || e.of != nil || len(e.lower) != e.rank || build.AllOnes(e.lower) {
		return nil
	}
	return x.Shift(e.lower)
}

// pointerType is the type of the address that a pointer descriptor holds.
func (x *fn) pointerType(want *fir.BoxType, addr *ir.Value) ir.Type {
	t := build.ElementOf(want)
	if c, ok := t.(*fir.CharType); ok && c.Len == ir.Dynamic {
		return addr.Type()
	}
	return want.Elem
}

// procedureValue is a procedure as a value of type t.
func (x *fn) procedureValue(n *front.Node, t ir.Type) *ir.Value {
	n = n.Strip()
	if n.Intrinsic != nil && n.Intrinsic.Name == "null" {
		return x.ZeroBits(t)
	}
	if n.Intrinsic != nil && n.Kind == front.NameExpr {
		return x.intrinsicProcedure(n, t)
	}
	s := n.Symbol
	if s == nil {
		x.unsupported(x.span(n), "this procedure value")
	}
	switch {
	case n.Kind == front.MemberExpr:
		e := x.baseEntity(n.Args[0])
		return x.FirConvert(x.Load(x.member(x.addressOf(e), s.Name)), t)
	case n.Kind == front.RefExpr: // a function that returns a procedure pointer
		return x.FirConvert(x.Load(x.callEntity(n).addr), t)
	case s.Has(front.DummyAttr) && !s.Has(front.PointerAttr):
		return x.FirConvert(x.variable(s).addr, t)
	case s.Has(front.PointerAttr):
		return x.FirConvert(x.Load(x.variable(s).addr), t)
	}
	if s.Proc == nil || !s.Proc.Known && s.Proc.Interface == "" {
		if u := x.external(s); u != nil {
			s = u
		}
	}
	c := &callee{sym: s, proc: s.Proc, known: s.Proc != nil && s.Proc.Known}
	var results []ir.Type
	if s.Proc != nil && s.Proc.Function && s.Type.Class != frontend.Function && !c.known {
		results = []ir.Type{x.ScalarType(s.Type)}
	}
	name, ft := x.functionRef(c, []ir.Type{}, build.OrEmpty(results))
	f := x.Op(fir.AddressOf, nil, []ir.Type{ft}, build.Attr("symbol", ir.Symbol(name))).Result(0)
	var host *ir.Value
	if s.Proc != nil && s.Proc.Unit != nil && !s.Proc.Unit.Interface && internal(s.Proc.Unit) {
		host = x.tupleFor(s.Proc.Unit.Parent)
	}
	box := x.Grouped(fir.EmboxProc, fir.BoxProc(ft), [][]*ir.Value{{f}, {host}}).Result(0)
	return x.FirConvert(box, t)
}

// intrinsicProcedure is an intrinsic function passed as an argument: a function of its own that applies it.
func (x *fn) intrinsicProcedure(n *front.Node, t ir.Type) *ir.Value {
	f := n.Intrinsic
	typ := front.Type{Class: frontend.Real, Kind: 4}
	if len(f.Name) > 1 && f.Name[0] == 'd' && f.Name != "dim" {
		typ.Kind = 8
	}
	if f.Result == "int" || f.Name == "iabs" {
		x.unsupported(x.span(n), "intrinsic '%s' as an argument", f.Name)
	}
	name := "fir." + f.Name + integerText(constantInt(int64(typ.Kind)))
	ref := fir.Ref(x.ScalarType(typ))
	inputs := []ir.Type{}
	for range f.Required {
		inputs = append(inputs, ref)
	}
	ft := ir.Func(inputs, []ir.Type{x.ScalarType(typ)})
	if x.Symbols[name] == nil {
		o := x.DeclareFunction(name, ft)
		entry := o.Region(0).AddBlock(inputs...)
		y := x.newFn(o, x.prog)
		call := &front.Node{Kind: front.RefExpr, Ref: front.Call, Intrinsic: f, Type: typ, First: n.First, Last: n.Last, Args: []*front.Node{n}}
		var vals []*ir.Value
		for _, a := range entry.Args() {
			vals = append(vals, y.Load(a))
			call.Args = append(call.Args, y.nameFor(typ, &entity{typ: typ, addr: a}))
		}
		y.ReturnOp(y.intrinsicOn(call, vals))
	}
	v := x.Op(fir.AddressOf, nil, []ir.Type{ft}, build.Attr("symbol", ir.Symbol(name))).Result(0)
	return x.FirConvert(x.Grouped(fir.EmboxProc, fir.BoxProc(ft), [][]*ir.Value{{v}, nil}).Result(0), t)
}

// procedurePointer is the procedure that a call through a dummy, pointer or component calls.
func (x *fn) procedurePointer(c *callee) *ir.Value {
	if c.node != nil && c.node.Kind == front.MemberExpr {
		e := x.baseEntity(c.node.Args[0])
		return x.Load(x.member(x.addressOf(e), c.node.Symbol.Name))
	}
	v := x.variable(c.sym)
	if c.sym.Has(front.PointerAttr) {
		return x.Load(v.addr)
	}
	return v.addr
}

// statementFunction expands a statement function (Fortran 2018 §15.6.4): its arguments are evaluated once.
func (x *fn) statementFunction(n *front.Node) *ir.Value {
	p := n.Symbol.Proc
	args := n.Args[1:]
	old := map[*front.Symbol]*entity{}
	for i, d := range p.Dummies {
		if i >= len(args) {
			x.unsupported(x.span(n), "a statement function with too few arguments")
		}
		old[d] = x.bound[d]
		if isCharacter(d.Type) {
			a, l := x.char(args[i])
			x.bound[d] = &entity{typ: d.Type, addr: a, len: l}
			continue
		}
		v := x.Convert(x.scalar(args[i]), x.ScalarType(d.Type))
		x.bound[d] = &entity{typ: d.Type, sym: d, base: d, addr: x.Spill(v)}
	}
	v := x.Convert(x.scalar(p.Statement), x.ScalarType(n.Type))
	for d, e := range old {
		if e == nil {
			delete(x.bound, d)
		} else {
			x.bound[d] = e
		}
	}
	return v
}

// presentValue reports whether an optional argument is there.
func (x *fn) presentValue(s *front.Symbol) *ir.Value {
	if !x.isOptional(s) {
		return x.Bool(true)
	}
	return x.Op1(fir.IsPresent, ir.I1(), x.variable(s).addr)
}
