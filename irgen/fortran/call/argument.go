package call

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/procedure"
)

// actual passes an argument for the dummy d as the type t; the function that it returns does what follows the call.
func (x *Lowering) actual(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	if a == nil {
		return x.Op1(fir.Absent, t), nil
	}
	if d.Kind == front.Procedure {
		if d.Has(front.PointerAttr) {
			if a.Kind == front.NameExpr && a.Symbol != nil && a.Symbol.Has(front.PointerAttr) {
				return x.FirConvert(x.host.Variable(a.Symbol).Addr, t), nil
			}
			return x.Spill(x.Procedure(a, build.PointeeOf(t))), nil
		}
		return x.Procedure(a, t), nil
	}
	if d.Has(front.Optional) && a.Kind == front.NameExpr && a.Symbol != nil && x.IsOptional(a.Symbol) {
		return x.passOptional(d, a, t)
	}
	return x.pass(d, a, t)
}

// IsOptional reports whether a symbol is an optional dummy of the procedure being lowered.
func (x *Lowering) IsOptional(s *front.Symbol) bool {
	return s.Has(front.Optional) && x.Bound[s] == nil && x.host.Argument(s)
}

// Present reports whether an optional argument is there.
func (x *Lowering) Present(s *front.Symbol) *ir.Value {
	if !x.IsOptional(s) {
		return x.Bool(true)
	}
	return x.Op1(fir.IsPresent, ir.I1(), x.host.Variable(s).Addr)
}

// passOptional hands an optional dummy on, which may not be there.
func (x *Lowering) passOptional(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	v := x.host.Variable(a.Symbol)
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
			x.host.Unsupported(x.host.Span(a), "an optional argument that needs a copy, passed on")
		}
		return []*ir.Value{w}
	}, func() []*ir.Value { return []*ir.Value{x.Op1(fir.Absent, t)} })[0]
	if after != nil {
		x.host.Unsupported(x.host.Span(a), "an optional argument that may have gaps, passed on")
	}
	return out, nil
}

// pass hands an argument over that is there.
func (x *Lowering) pass(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	switch {
	case d.Has(front.Allocatable | front.PointerAttr):
		return x.passMutable(d, a, t)
	case build.IsBox(t):
		e := x.Value(a)
		back := d.Intent != "in" && entity.IsDesignator(a)
		if d.Has(front.Optional) && e.Ref != nil {
			return x.passTarget(d, e, t, back)
		}
		return x.passBox(d, e, t, back)
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
	case procedure.PassedByValue(t):
		if _, record := t.(*fir.RecordType); record || entity.IsCharacter(d.Type) {
			return x.Load(x.FirConvert(x.AddressOf(x.Value(a)), fir.Ref(t))), nil
		}
		return x.Convert(x.Scalar(a), t), nil
	}
	return x.passRef(d, a, t)
}

// passRef passes an address.
func (x *Lowering) passRef(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
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
func (x *Lowering) sequence(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
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

// passTarget passes the descriptor of what is allocated or associated for an optional dummy, which is absent otherwise
// (Fortran 2018 §15.5.2.12).
func (x *Lowering) passTarget(d *front.Symbol, e *entity.Entity, t ir.Type, back bool) (*ir.Value, func()) {
	here := x.IsNull(x.BoxAddr(x.Load(e.Ref)), arith.NE)
	if d.Has(front.Contiguous) { // a copy lives until after the call
		box, after := x.passBox(d, e, t, back)
		return x.SelectOp(here, box, x.Op1(fir.Absent, t)), after
	}
	return x.Choose(here, []ir.Type{t}, func() []*ir.Value {
		box, _ := x.passBox(d, e, t, back)
		return []*ir.Value{box}
	}, func() []*ir.Value { return []*ir.Value{x.Op1(fir.Absent, t)} })[0], nil
}

// passBox passes a descriptor. back: the procedure may change what it describes.
func (x *Lowering) passBox(d *front.Symbol, e *entity.Entity, t ir.Type, back bool) (*ir.Value, func()) {
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
	if poly && box.Type().(*fir.BoxType).Mnemonic() != "class" {
		return x.Rebox(want, box, nil, nil), after
	}
	return x.FirConvert(box, t), after
}

// passMutable passes the address of the descriptor of an allocatable or pointer.
func (x *Lowering) passMutable(d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
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
		x.host.Unsupported(x.host.Span(a), "this argument for an allocatable")
	}
	e := x.Value(a)
	if e.Ref != nil {
		return x.FirConvert(e.Ref, t), nil
	}
	return x.Spill(x.PointerTo(e, box)), nil
}

// actualImplicit passes an argument to a procedure whose interface is not known.
func (x *Lowering) actualImplicit(a *front.Node) (*ir.Value, func()) {
	if a.Intrinsic != nil && a.Kind == front.NameExpr || a.Kind == front.NameExpr && a.Symbol != nil && a.Symbol.Kind == front.Procedure {
		return x.Procedure(a, build.AnyProcedure()), nil
	}
	if a.Kind == front.ParenExpr && a.Text == front.ByValue {
		if a.Rank != 0 || !entity.ByValue(a.Type) {
			x.host.Unsupported(x.host.Span(a), "%%val of what is no number")
		}
		return x.Scalar(a.Args[0]), nil
	}
	if a.Rank == 0 && entity.IsDesignator(a) && a.Kind == front.NameExpr && x.IsOptional(a.Symbol) && entity.ByValue(a.Type) {
		return x.host.Variable(a.Symbol).Addr, nil
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
