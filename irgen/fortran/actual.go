package fortran

import (
	"strconv"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/procedure"
)

// actual passes an argument for the dummy d as the type t; the function that it returns does what follows the call.
func (x *fn) actual(c *callee, d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	if a == nil {
		return x.Op1(fir.Absent, t), nil
	}
	if d.Kind == front.Procedure {
		if d.Has(front.PointerAttr) {
			if a.Kind == front.NameExpr && a.Symbol != nil && a.Symbol.Has(front.PointerAttr) {
				return x.FirConvert(x.variable(a.Symbol).Addr, t), nil
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
	if !s.Has(front.Optional) || x.Bound[s] != nil {
		return false
	}
	_, ok := x.args[s]
	return ok
}

// passOptional hands an optional dummy on, which may not be there.
func (x *fn) passOptional(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	v := x.variable(a.Symbol)
	from := v.Addr.Type()
	_, fromRef := from.(*fir.RefType)
	_, toRef := t.(*fir.RefType)
	switch {
	case fromRef && toRef && build.IsBox(build.PointeeOf(from)) == build.IsBox(build.PointeeOf(t)), build.IsBox(from) && build.IsBox(t):
		return x.FirConvert(v.Addr, t), nil
	}
	here := x.Op1(fir.IsPresent, ir.I1(), v.Addr)
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
		return x.passBox(d, x.Value(a), t, d.Intent != "in" && entity.IsDesignator(a))
	case build.IsKind(t, "boxchar"):
		e := x.Value(a)
		var after func()
		if e.Rank > 0 {
			e, after = x.Packed(e, d.Intent != "in" && !e.Temp)
		} else if d.Has(front.Value) {
			e = x.CopyOf(e)
		}
		kind := int64(d.Type.Kind)
		addr := x.FirConvert(x.AddressOf(e), fir.Ref(fir.Char(kind, ir.Dynamic)))
		return x.Op1(fir.EmboxChar, t, addr, x.LenOf(e)), after
	case isScalarValue(t):
		if entity.IsCharacter(d.Type) {
			e := x.Value(a)
			return x.Load(x.FirConvert(e.Addr, fir.Ref(t))), nil
		}
		return x.Convert(x.Scalar(a), t), nil
	}
	return x.passRef(d, a, t)
}

// passRef passes an address.
func (x *fn) passRef(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	if a.Rank == 0 {
		if len(d.Dims) > 0 && a.Kind == front.RefExpr && a.Ref == front.Element && entity.IsDesignator(a) {
			return x.sequence(d, a, t)
		}
		e := x.Value(a)
		if d.Has(front.Value) && entity.IsDesignator(a) {
			e = x.CopyOf(e)
		}
		addr := x.AddressOf(e)
		if !entity.IsDesignator(a) && entity.ByValue(a.Type) && !e.Temp {
			addr = x.Spill(x.Load(addr))
		}
		return x.FirConvert(addr, t), nil
	}
	e, after := x.Packed(x.Value(a), d.Intent != "in" && entity.IsDesignator(a))
	return x.FirConvert(e.Addr, t), after
}

// sequence passes an array from an element on (Fortran 2018 §15.5.2.11). One that may have gaps is packed as a whole.
func (x *fn) sequence(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	array := x.Base(a.Args[0])
	if array.Addr != nil && array.Of == nil || array.Type.Poly {
		return x.FirConvert(x.ElementEntity(a).Addr, t), nil
	}
	whole, after := x.Packed(array, d.Intent != "in")
	var idx []*ir.Value
	for i, s := range a.Args[1:] {
		at := x.Convert(x.Subscript(s), ir.Index())
		if array.Lower != nil {
			at = x.AddI(x.SubI(at, array.Lower[i]), x.Idx(1))
		}
		idx = append(idx, at)
	}
	return x.FirConvert(x.Element(whole, idx...), t), after
}

// passBox passes a descriptor. back: the procedure may change what it describes.
func (x *fn) passBox(d *front.Symbol, e *entity.Entity, t ir.Type, back bool) (*ir.Value, func()) {
	want := t.(*fir.BoxType)
	poly := want.Mnemonic() == "class"
	var box *ir.Value
	switch {
	case e.Box == nil && e.Of == nil && poly && e.Dynamic == nil:
		var params []*ir.Value
		if c, ok := build.ElementOf(e.Addr.Type()).(*fir.CharType); ok && c.Len == ir.Dynamic {
			params = []*ir.Value{x.LenOf(e)}
		}
		box = x.Embox(fir.Class(build.PointeeOf(e.Addr.Type())), e.Addr, e.Shape, nil, params...)
	case e.Of != nil && poly:
		box = x.SectionBox(e)
		if b := box.Type().(*fir.BoxType); b.Mnemonic() != "class" {
			box = x.Rebox(fir.Class(b.Elem), box, nil, nil)
		}
	default:
		box = x.BoxOf(e)
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
	if d.Has(front.Contiguous) && e.Rank > 0 && (e.Of != nil || e.Addr == nil) {
		var own *entity.Entity
		own, after = x.Packed(&entity.Entity{Type: e.Type, Rank: e.Rank, Box: box, Len: e.Len}, back)
		own.Box = nil
		box = x.BoxOf(own)
	}
	return x.FirConvert(box, t), after
}

// passMutable passes the address of the descriptor of an allocatable or pointer.
func (x *fn) passMutable(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	box := build.PointeeOf(t)
	if a.Intrinsic != nil && a.Intrinsic.Name == "null" {
		return x.Spill(x.NullBox(box, nil, len(d.Dims))), nil
	}
	if entity.IsDesignator(a) || !d.Has(front.PointerAttr) {
		e := x.Value(a)
		if e.Ref != nil && (e.Sym == nil || e.Sym.Has(front.PointerAttr) == d.Has(front.PointerAttr)) {
			return x.FirConvert(e.Ref, t), nil
		}
		if d.Has(front.PointerAttr) {
			return x.Spill(x.PointerTo(e, box)), nil
		}
		x.unsupported(x.span(a), "this argument for an allocatable")
	}
	e := x.Value(a)
	if e.Ref != nil {
		return x.FirConvert(e.Ref, t), nil
	}
	return x.Spill(x.PointerTo(e, box)), nil
}

// actualImplicit passes an argument to a procedure whose interface is not known.
func (x *fn) actualImplicit(a *front.Node) (*ir.Value, func()) {
	if a.Intrinsic != nil && a.Kind == front.NameExpr || a.Kind == front.NameExpr && a.Symbol != nil && a.Symbol.Kind == front.Procedure {
		return x.procedureValue(a, build.AnyProcedure()), nil
	}
	if a.Kind == front.ParenExpr && a.Text == front.ByValue {
		if a.Rank != 0 || !entity.ByValue(a.Type) {
			x.unsupported(x.span(a), "%%val of what is no number")
		}
		return x.Scalar(a.Args[0]), nil
	}
	if a.Rank == 0 && entity.IsDesignator(a) && a.Kind == front.NameExpr && x.isOptional(a.Symbol) && entity.ByValue(a.Type) {
		return x.variable(a.Symbol).Addr, nil
	}
	e := x.Value(a)
	var after func()
	if e.Rank > 0 {
		e, after = x.Packed(e, entity.IsDesignator(a))
	}
	addr := x.AddressOf(e)
	if entity.IsCharacter(a.Type) {
		return x.Op1(fir.EmboxChar, fir.Number("boxchar", int64(a.Type.Kind)), x.FirConvert(addr, fir.Ref(fir.Char(int64(a.Type.Kind), ir.Dynamic))), x.LenOf(e)), after
	}
	if a.Rank == 0 && !entity.IsDesignator(a) && entity.ByValue(a.Type) && !e.Temp {
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
	x.vars = map[*front.Symbol]*entity.Variable{}
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
			v.Lower, v.Extent = x.bounds(d)
			if build.IsBox(v.Addr.Type()) {
				if !build.AllOnes(v.Lower) {
					v.Shape = x.Shift(v.Lower)
				}
			} else {
				v.Shape = x.AnyShape(v.Lower, v.Extent)
			}
		}
	}
	f()
	x.vars = old
}

// dummyAs is a dummy of another procedure with the value of an argument.
func (x *fn) dummyAs(d *front.Symbol, v *ir.Value) *entity.Variable {
	out := &entity.Variable{Sym: d, Addr: v, Box: v}
	switch {
	case d.Kind == front.Procedure:
	case build.IsKind(v.Type(), "boxchar"):
		o := x.Op(fir.UnboxChar, []*ir.Value{v}, []ir.Type{fir.Ref(fir.Char(int64(d.Type.Kind), ir.Dynamic)), ir.Index()})
		out.Addr, out.Len = x.FirConvert(o.Result(0), fir.Ref(x.SymbolType(d))), o.Result(1)
		out.Box = nil
	case isScalarValue(v.Type()):
		out.Addr, out.Box = x.Spill(v), nil
	case !build.IsBox(v.Type()):
		out.Box = nil
	}
	return out
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
		e := x.Base(n.Args[0])
		return x.FirConvert(x.Load(x.Member(x.AddressOf(e), s.Name)), t)
	case n.Kind == front.RefExpr: // a function that returns a procedure pointer
		return x.FirConvert(x.Load(x.callEntity(n).Addr), t)
	case s.Has(front.DummyAttr) && !s.Has(front.PointerAttr):
		return x.FirConvert(x.variable(s).Addr, t)
	case s.Has(front.PointerAttr):
		return x.FirConvert(x.Load(x.variable(s).Addr), t)
	}
	if s.Proc == nil || !s.Proc.Known && s.Proc.Interface == "" {
		if u := x.External(s); u != nil {
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
	if s.Proc != nil && s.Proc.Unit != nil && !s.Proc.Unit.Interface && procedure.Internal(s.Proc.Unit) {
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
	name := "fir." + f.Name + strconv.Itoa(typ.Kind)
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
			call.Args = append(call.Args, y.NameFor(typ, &entity.Entity{Type: typ, Addr: a}))
		}
		y.ReturnOp(y.Intrinsics.Apply(call, vals))
	}
	v := x.Op(fir.AddressOf, nil, []ir.Type{ft}, build.Attr("symbol", ir.Symbol(name))).Result(0)
	return x.FirConvert(x.Grouped(fir.EmboxProc, fir.BoxProc(ft), [][]*ir.Value{{v}, nil}).Result(0), t)
}

// procedurePointer is the procedure that a call through a dummy, pointer or component calls.
func (x *fn) procedurePointer(c *callee) *ir.Value {
	if c.node != nil && c.node.Kind == front.MemberExpr {
		e := x.Base(c.node.Args[0])
		return x.Load(x.Member(x.AddressOf(e), c.node.Symbol.Name))
	}
	v := x.variable(c.sym)
	if c.sym.Has(front.PointerAttr) {
		return x.Load(v.Addr)
	}
	return v.Addr
}

// presentValue reports whether an optional argument is there.
func (x *fn) presentValue(s *front.Symbol) *ir.Value {
	if !x.isOptional(s) {
		return x.Bool(true)
	}
	return x.Op1(fir.IsPresent, ir.I1(), x.variable(s).Addr)
}
