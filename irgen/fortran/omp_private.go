package fortran

import (
	"slices"

	"accc/dialects/conversion/firacc"
	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/recipe"
)

// Private copies of variables in constructs of OpenMP.

// Copied implements ompgen.Host: an array becomes the address of its descriptor, and a character whose length is not constant the
// value that holds its address and length.
func (h *host) Copied(o *irgen.Object, at source.Span) {
	own := o.Host.(*object)
	switch s := own.sym; {
	case s == nil && own.member != nil:
		h.unsupported(at, "a private copy of a component or associate name")
	case s == nil:
		h.unsupported(at, "a private copy of this")
	case s.Type.Poly:
		h.unsupported(at, "a private copy of a polymorphic variable")
	case s.AssumedRank:
		h.unsupported(at, "a private copy of an array of any rank")
	case s.Type.Class == frontend.Aggregate && initial.HasLengths(s.Type.Derived):
		h.unsupported(at, "a private copy of a derived type with length parameters")
	case slices.ContainsFunc(o.Dims, func(d irgen.Dim) bool { return d.Step != nil }):
		h.unsupported(at, "a private copy of a section with a stride")
	}
	own.copied = true
	o.Var = h.copiedOperand(own.sym, at)
	o.Type = copiedType(o.Var.Type())
}

// copiedOperand is how an operation is told of a variable that it has a copy of.
func (h *host) copiedOperand(s *front.Symbol, at source.Span) *ir.Value {
	x := h.x
	v := x.variable(s)
	switch {
	case v.Held != nil:
		return v.Held
	case v.Char != nil:
		return v.Char
	case s.Has(front.Allocatable | front.PointerAttr):
		return v.Addr
	case s.Rank() > 0:
		if r, ok := v.Addr.Type().(*fir.RefType); ok && r.Mnemonic() == "ptr" {
			if constantShape(v.Addr.Type()) {
				return v.Addr // as flang does for equivalenced variables
			}
		}
		for _, e := range v.Extent {
			if e != nil && isUnknownExtent(e) {
				h.unsupported(at, "a private copy of an array of assumed size")
			}
		}
		box := v.Box
		if box == nil {
			box = x.BoxOf(x.entityOfVariable(s))
		}
		p := x.TempOf(box.Type())
		x.Store(box, p)
		return p
	case isOpenCharacter(v.Addr.Type()):
		e := x.OfVariable(v)
		return x.BoxChar(e.Addr, x.LenOf(e))
	case build.IsBox(v.Addr.Type()):
		return x.BoxAddr(v.Addr)
	}
	return v.Addr
}

// copiedType is the type of what an operand denotes.
func copiedType(t ir.Type) ir.Type {
	if r, ok := t.(*fir.RefType); ok && r.Mnemonic() != "ptr" {
		return r.Elem
	}
	return t
}

// copyOf describes the copies of an object.
func (h *host) copyOf(o *irgen.Object) *recipe.Variable {
	s := o.Host.(*object).sym
	v := &recipe.Variable{Fortran: s.Type, Type: copiedType(o.Var.Type()), Source: s.Span, Initialize: initial.HasDefault(s.Type)}
	v.Clone = s.Type.Class == frontend.Aggregate && entity.OwnsMemory(s.Type.Derived)
	v.Ones = s.Rank() > 0 && !s.Has(front.Allocatable|front.PointerAttr)
	for i, d := range s.Dims {
		low, known := int64(1), true
		if d.Lower != nil {
			low, known = irgen.Int(d.Lower.Value)
		}
		v.Ones = v.Ones && known && low == 1 && i < len(s.Extents) && s.Extents[i] >= 0
	}
	return v
}

// Privatizer implements ompgen.Host.
func (h *host) Privatizer(o *irgen.Object) (variable, typ string, t ir.Type) {
	t = copiedType(o.Var.Type())
	return h.x.VariableName(o.Host.(*object).sym), firacc.TypeName(t), t
}

// FillPrivatizer implements ompgen.Host.
func (h *host) FillPrivatizer(op *ir.Op, o *irgen.Object, first bool) {
	v := h.copyOf(o)
	t := o.Var.Type()
	if v.HasInit(first) {
		x, a := h.inRecipe(op, 0, o, t, t)
		x.yield(v.Init(x.Memory, a[0], a[1], !first))
	}
	if first {
		x, a := h.inRecipe(op, 1, o, t, t)
		v.Copy(x.Memory, a[0], a[1])
		x.yield(a[1])
	}
	if v.HasFree() {
		x, a := h.inRecipe(op, 2, o, t)
		v.Free(x.Memory, a[0])
		x.yield()
	}
}

// inRecipe begins a region of a recipe.
func (h *host) inRecipe(op *ir.Op, region int, o *irgen.Object, args ...ir.Type) (*fn, []*ir.Value) {
	r := op.Region(region)
	block := r.AddBlock(args...)
	b := ir.At(block)
	b.Loc = o.Loc
	x := h.fnWith(build.At(h.lowerer.Module, b))
	x.PushFrame(r, block)
	x.line = h.x.line
	return x, block.Args()
}

// yield ends a region of a recipe.
func (x *fn) yield(v ...*ir.Value) {
	y := ir.NewDraft(omp.Yield)
	y.Add("results", v...)
	y.Insert(x.B, x.B.Loc)
}

// privateVariable is a variable in a region that has a copy, v.
func (x *fn) privateVariable(s *front.Symbol, v *ir.Value) *entity.Variable {
	out := &entity.Variable{Sym: s}
	switch t := v.Type().(type) {
	case *fir.NumberType: // !fir.boxchar
		var addr *ir.Value
		addr, out.Len = x.UnboxChar(v)
		out.Addr = x.declareOp(s, addr, nil, out.Len, 0, nil, 0)
		out.Char = x.BoxChar(out.Addr, out.Len)
		return out
	case *fir.RefType:
		box, ok := t.Elem.(*fir.BoxType)
		if _, plain := x.variable(s).Addr.Type().(*fir.BoxType); !ok && plain {
			break // of an argument that came by a descriptor
		}
		if !ok || s.Has(front.Allocatable|front.PointerAttr) {
			return x.deviceVariable(s, v)
		}
		out.Held = x.declareOp(s, v, nil, nil, 0, nil, 0)
		out.Addr = x.Load(out.Held)
		out.Box = out.Addr
		if s.Type.Class == frontend.Character {
			out.Len = x.BoxCharLen(out.Box, s.Type)
		}
		for d, n := range box.Elem.(*fir.ArrayType).Shape {
			lower, extent, _ := x.BoxDims(out.Box, d)
			if n != ir.Dynamic {
				extent = x.Idx(n)
			}
			out.Lower, out.Extent = append(out.Lower, lower), append(out.Extent, extent)
		}
		out.Shape = x.Shift(out.Lower)
		return out
	}
	out.Addr = x.declareOp(s, v, nil, nil, 0, nil, 0)
	return out
}

// Local implements ompgen.Host.
func (h *host) Local(o *irgen.Object, first bool) *ir.Value {
	x := h.x
	s := o.Host.(*object).sym
	x.B.Loc = o.Loc
	attrs := []ir.NamedAttr{build.Attr("bindc_name", ir.String(s.Name)), build.Attr("pinned", ir.Unit()),
		build.Attr("uniq_name", ir.String(x.VariableName(s)))}
	v := h.copyOf(o)
	p := v.Local(x.Memory, o.Var, attrs)
	if first {
		v.Copy(x.Memory, o.Var, p)
	}
	return p
}

// FreeLocal implements ompgen.Host.
func (h *host) FreeLocal(o *irgen.Object, addr *ir.Value) {
	if v := h.copyOf(o); v.Allocatable() {
		v.Free(h.x.Memory, addr)
	}
}

// Assign implements ompgen.Host.
func (h *host) Assign(o *irgen.Object, from, to *ir.Value) {
	h.copyOf(o).Assign(h.x.Memory, from, to)
}

// AddressOf implements ompgen.Host.
func (h *host) AddressOf(o *irgen.Object) *ir.Value {
	return h.copiedOperand(o.Host.(*object).sym, source.Span{})
}

// CopyFunction implements ompgen.Host.
func (h *host) CopyFunction(o *irgen.Object) *ir.SymbolRefAttr {
	if _, ok := o.Var.Type().(*fir.NumberType); ok {
		o.Var = h.x.Spill(o.Var) // the address of an address with a length
	}
	t := o.Var.Type()
	name := "_copy_" + firacc.TypeName(varType(t))
	if h.copies[name] {
		return ir.Symbol(name)
	}
	if h.copies == nil {
		h.copies = map[string]bool{}
	}
	h.copies[name] = true
	at := ir.At(h.lowerer.Body)
	if first := h.lowerer.Body.First(); first != nil {
		at = ir.Before(first)
	}
	f := at.Op(fndialect.Func, ir.With{Types: []ir.Type{}, Loc: o.Loc, Attrs: []ir.NamedAttr{build.Attr("sym_name", ir.String(name)),
		build.Attr("function_type", ir.TypeValue(ir.Func([]ir.Type{t, t}, nil))), build.Attr("sym_visibility", ir.String("private")),
		build.Attr("llvm.linkage", llvm.LinkageEnum.Attr(llvm.Internal))}})
	x, a := h.inRecipe(f, 0, o, t, t)
	v := h.copyOf(o)
	v.Type = varType(t)
	if build.IsKind(v.Type, "boxchar") {
		a = []*ir.Value{x.Load(a[0]), x.Load(a[1])}
	}
	to, from := x.copyDeclare(o, a[0], name+"_dst"), x.copyDeclare(o, a[1], name+"_src")
	v.Assign(x.Memory, from, to)
	x.B.Op(fndialect.Return, ir.With{})
	return ir.Symbol(name)
}

// copyDeclare declares an argument of a function that copies.
func (x *fn) copyDeclare(o *irgen.Object, p *ir.Value, name string) *ir.Value {
	attrs := []ir.NamedAttr{build.Attr("uniq_name", ir.String(name))}
	s := o.Host.(*object).sym
	for attr, word := range map[front.Attribute]string{front.Allocatable: "allocatable", front.PointerAttr: "pointer"} {
		if s.Has(attr) {
			bits, _ := fir.VarAttrs.Value(word)
			attrs = append(attrs, build.Attr("fortran_attrs", fir.VarAttrs.Attr(bits)))
		}
	}
	if n, ok := p.Type().(*fir.NumberType); ok {
		addr, length := x.UnboxChar(p)
		d := x.Grouped(fir.Declare, addr.Type(), [][]*ir.Value{{addr}, nil, {length}, nil, nil}, attrs...).Result(0)
		return x.Op1(fir.EmboxChar, n, d, length)
	}
	var length *ir.Value
	if c, ok := build.PointeeOf(p.Type()).(*fir.CharType); ok {
		length = x.Idx(c.Len)
	}
	return x.Grouped(fir.Declare, p.Type(), [][]*ir.Value{{p}, nil, {length}, nil, nil}, attrs...).Result(0)
}
