package fortran

import (
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// A variable is where a symbol lives: the result of its fir.declare, in flang's form. addr is
//
//	!fir.ref<T> of a scalar, !fir.ref<!fir.array<..>> with shape of an array,
//	!fir.box<!fir.array<..>> of an assumed-shape array, !fir.class<T> of a polymorphic dummy argument,
//	!fir.ref<!fir.box<!fir.heap<..>>> or ptr of an allocatable or pointer,
//	!fir.ref<!fir.char<1,?>> with len of a character.
type variable struct {
	sym   *front.Symbol
	addr  *ir.Value
	shape *ir.Value // fir.shape, shape_shift or shift, or nil
	// lower and extent are of type index; extent is nil where the descriptor holds it.
	lower, extent []*ir.Value
	// box is the descriptor of an array that came by one.
	box *ir.Value
	// len is the length of a character, of type index; nil where the descriptor holds it.
	len      *ir.Value
	optional bool
	// heap tells that addr is on the heap and given back when the procedure ends.
	heap *ir.Value
	// lens are the length parameters in the declaration of an allocatable or pointer of derived type, of type index;
	// one that is deferred is nil.
	lens []*ir.Value
}

// arg is a dummy argument that is not declared yet.
type arg struct {
	value *ir.Value
	n     int
}

// incoming notes the argument of a dummy.
func (x *fn) incoming(d *front.Symbol, v *ir.Value, n int) {
	v.SetLoc(named(d))
	if x.args == nil {
		x.args = map[*front.Symbol]arg{}
	}
	x.args[d] = arg{value: v, n: n}
}

// variable is where a symbol lives. Those of the procedure itself are declared in its prologue, those of modules and common
// blocks where they are first used.
func (x *fn) variable(s *front.Symbol) *variable {
	if v := x.vars[s]; v != nil {
		return v
	}
	if v := x.declared[s]; v != nil {
		return v
	}
	var v *variable
	if x.isOwn(s) {
		v = x.own1(s)
	} else {
		loc := x.B.Loc
		x.AtFrame(x.Frames[0], func() { v = x.foreign(s) })
		x.B.Loc = loc
	}
	x.declared[s] = v
	return v
}

// isOwn reports whether a symbol is local to the procedure being lowered.
func (x *fn) isOwn(s *front.Symbol) bool {
	if x.prog == nil {
		return false
	}
	h := s.Scope.Host()
	if h == nil {
		return true // an index of do concurrent or similar
	}
	if x.prog.Scope != nil && h == x.prog.Scope && !x.static(s) {
		return true
	}
	if x.proc != nil && x.proc.sym != nil && x.proc.sym.Proc != nil && x.proc.sym.Proc.Result == s {
		return true // that of a separate module procedure belongs to its interface
	}
	_, dummy := x.args[s]
	return dummy
}

// static reports whether a symbol has storage of the whole program.
func (l *lowerer) static(s *front.Symbol) bool {
	if s.Kind == front.Parameter {
		return true
	}
	if s.Has(front.DummyAttr | front.ResultAttr) {
		return false
	}
	if s.Has(front.InCommon|front.Save) || s.Init != nil && !s.Has(front.DummyAttr) || s.Scope.Module() {
		return true
	}
	if eq := l.storage.SetOf(s); eq != nil && (eq.Static || eq.Common != nil) {
		return true
	}
	h := s.Scope.Host()
	if h != nil && h.Unit != nil && h.Unit.Kind == "program" && s.Scope == h {
		// The variables of a main program live as long as the program; scalars may be anywhere.
		return (s.Has(front.Target) || len(s.Dims) > 0) && !hasLengths(s.Type.Derived, nil)
	}
	return false
}

// attributes are the fortran_attrs of a symbol, 0 for none.
func attributes(s *front.Symbol) int64 {
	var bits int64
	set := func(name string) {
		v, _ := fir.VarAttrs.Value(name)
		bits |= v
	}
	for _, a := range []struct {
		attr front.Attribute
		name string
	}{
		{front.Allocatable, "allocatable"}, {front.Asynchronous, "asynchronous"}, {front.Bind, "bind_c"}, {front.Contiguous, "contiguous"},
		{front.Optional, "optional"}, {front.PointerAttr, "pointer"}, {front.Target, "target"}, {front.Value, "value"}, {front.Volatile, "volatile"},
	} {
		if s.Has(a.attr) {
			set(a.name)
		}
	}
	switch s.Intent {
	case "in":
		set("intent_in")
	case "out":
		set("intent_out")
	case "inout":
		set("intent_inout")
	}
	if s.Kind == front.Parameter {
		set("parameter")
	}
	return bits
}

// declareOp makes the fir.declare of a symbol. storage is the block it is a part of, at an offset in bytes.
func (x *fn) declareOp(s *front.Symbol, addr, shape, length *ir.Value, extra int64, storage *ir.Value, offset int64) *ir.Value {
	attrs := []ir.NamedAttr{build.Attr("uniq_name", ir.String(x.VariableName(s)))}
	if bits := attributes(s) | extra; bits != 0 {
		attrs = append(attrs, build.Attr("fortran_attrs", fir.VarAttrs.Attr(bits)))
	}
	var scope *ir.Value
	if a, ok := x.args[s]; ok && x.scope != nil {
		scope = x.scope
		if a.n > 0 {
			attrs = append(attrs, build.Attr("dummy_arg_no", ir.Integer(ir.IntOf(32, ir.Unsigned), int64(a.n))))
		}
	}
	if storage != nil {
		attrs = append(attrs, build.Attr("storage_offset", ir.Integer(ir.IntOf(64, ir.Unsigned), offset)))
	}
	return x.Grouped(fir.Declare, addr.Type(), [][]*ir.Value{{addr}, {shape}, {length}, {scope}, {storage}}, attrs...).Result(0)
}

// bounds evaluates the declared bounds of an array; an extent is nil where the descriptor holds it.
func (x *fn) bounds(s *front.Symbol) (lower, extent []*ir.Value) {
	for i, d := range s.Dims {
		low := x.Idx(1)
		if d.Lower != nil {
			low = x.index(d.Lower)
		}
		lower = append(lower, low)
		switch {
		case i < len(s.Extents) && s.Extents[i] >= 0:
			extent = append(extent, x.Idx(s.Extents[i]))
		case d.Upper == nil:
			extent = append(extent, nil)
		case d.Upper.Kind == front.StarExpr:
			extent = append(extent, x.Op1(fir.AssumedSizeExtent, ir.Index()))
		default:
			up := x.index(d.Upper)
			if v, ok := build.ConstantOf(low); !ok || v != 1 {
				up = x.AddI(x.SubI(up, low), x.Idx(1))
			}
			extent = append(extent, x.AtLeastZero(up))
		}
	}
	return lower, extent
}

// length evaluates the declared length of a character, nil if the descriptor or the caller has it.
func (x *fn) length(s *front.Symbol) *ir.Value {
	if s.Type.Class != frontend.Character {
		return nil
	}
	if s.Type.Len >= 0 {
		return x.Idx(s.Type.Len)
	}
	n := s.Length()
	if n == nil || n.Kind == front.StarExpr || n.Kind == front.TripletExpr {
		return nil
	}
	return x.AtLeastZero(x.index(n))
}

// own1 declares a symbol of the procedure itself.
func (x *fn) own1(s *front.Symbol) *variable {
	x.B.Loc = named(s)
	if _, ok := x.args[s]; ok {
		return x.dummy(s)
	}
	if len(x.prog.Entries) > 0 {
		if v := x.ofOtherEntry(s); v != nil {
			return v
		}
	}
	if x.proc != nil && x.proc.sym != nil && x.proc.sym.Proc != nil && s == x.proc.sym.Proc.Result && characterResult(s) {
		return x.characterResult(s)
	}
	if x.proc != nil && x.proc.sym != nil && x.proc.sym.Proc != nil && s == x.proc.sym.Proc.Result && arrayResult(s) {
		return x.arrayResult(s)
	}
	return x.local(s)
}

// dummy declares a dummy argument.
func (x *fn) dummy(s *front.Symbol) *variable {
	a := x.args[s]
	v := &variable{sym: s, optional: s.Has(front.Optional)}
	addr := a.value
	switch {
	case s.Kind == front.Procedure:
		v.addr = addr
		return v
	case s.Has(front.Allocatable | front.PointerAttr):
		v.addr = x.declareOp(s, addr, nil, x.length(s), 0, nil, 0)
		v.len = x.length(s)
		v.lens = x.lengthValues(s.Type)
		return v
	}
	if s.Has(front.Value) && isScalarValue(addr.Type()) {
		p := x.TempOf(addr.Type())
		x.Store(addr, p)
		addr = p
	}
	if c, ok := addr.Type().(*fir.NumberType); ok && c.Mnemonic() == "boxchar" {
		o := x.Op(fir.UnboxChar, []*ir.Value{addr}, []ir.Type{fir.Ref(fir.Char(int64(s.Type.Kind), ir.Dynamic)), ir.Index()})
		addr, v.len = o.Result(0), o.Result(1)
		if n := x.length(s); n != nil {
			v.len = n
		}
		if t := fir.Ref(x.SymbolType(s)); addr.Type() != t {
			addr = x.FirConvert(addr, t)
		}
	} else if s.Type.Class == frontend.Character {
		v.len = x.length(s)
		if v.len == nil && build.IsBox(addr.Type()) {
			v.len = x.boxCharLen(addr, s.Type)
		}
	}
	v.lower, v.extent = x.bounds(s)
	switch {
	case build.IsBox(addr.Type()):
		if len(v.lower) > 0 && !build.AllOnes(v.lower) {
			v.shape = x.Shift(v.lower)
		}
		length := v.len
		if s.Type.Len >= 0 || s.Length() == nil || s.Length().Kind == front.StarExpr {
			length = nil
		}
		v.addr = x.declareOp(s, addr, v.shape, length, 0, nil, 0)
		v.box = v.addr
		if len(v.lower) > 0 && !v.optional && !s.AssumedRank {
			v.box = x.Rebox(v.addr.Type(), v.addr, v.shape, nil)
		}
	default:
		v.shape = x.AnyShape(v.lower, v.extent)
		v.addr = x.declareOp(s, addr, v.shape, v.len, 0, nil, 0)
	}
	return v
}

// isScalarValue reports whether an argument is passed by value.
func isScalarValue(t ir.Type) bool {
	switch t.(type) {
	case *fir.RefType, *fir.BoxType, *fir.WrapType:
		return false
	}
	return !build.IsKind(t, "boxchar")
}

// local declares a variable of the procedure itself.
func (x *fn) local(s *front.Symbol) *variable {
	v := &variable{sym: s}
	t := x.SymbolType(s)
	attrs := []ir.NamedAttr{build.Attr("bindc_name", ir.String(s.Name)), build.Attr("uniq_name", ir.String(x.VariableName(s)))}
	var extra int64
	if x.proc != nil {
		if _, ok := x.capturedIndex(x.proc, s); ok {
			extra, _ = fir.VarAttrs.Value("internal_assoc")
		}
	}
	if eq := x.storage.SetOf(s); eq != nil {
		return x.inStorage(s, x.localStorage(eq), eq.Offsets[s], true)
	}
	if s.Kind == front.Procedure { // a procedure pointer
		v.addr = x.Alloca(t, nil, nil, attrs...)
		x.Store(x.ZeroBits(t), v.addr)
		if s.Init != nil {
			x.Store(x.procedureValue(s.Init, t), v.addr)
		}
		v.addr = x.declareOp(s, v.addr, nil, nil, extra, nil, 0)
		return v
	}
	v.len = x.length(s)
	if s.Has(front.Allocatable | front.PointerAttr) {
		p := x.Alloca(t, nil, nil, attrs...)
		x.Store(x.nullBox(t, v.len, len(s.Dims)), p)
		v.lens = x.lengthValues(s.Type)
		v.addr = x.declareOp(s, p, nil, v.len, extra, nil, 0)
		x.locals = append(x.locals, v)
		return v
	}
	v.lower, v.extent = x.bounds(s)
	var params, extents []*ir.Value
	if v.len != nil && s.Type.Len < 0 {
		params = []*ir.Value{v.len}
	}
	for i, e := range v.extent {
		if s.Extents[i] < 0 {
			extents = append(extents, e)
		}
	}
	p := x.Alloca(t, params, extents, attrs...)
	v.shape = x.AnyShape(v.lower, v.extent)
	v.addr = x.declareOp(s, p, v.shape, v.len, extra, nil, 0)
	if s.Type.Class == frontend.Aggregate && s.Type.Derived != nil {
		x.initialize(v)
		x.locals = append(x.locals, v)
	}
	return v
}

// nullBox is the descriptor of an allocatable or pointer that has nothing.
func (x *fn) nullBox(t ir.Type, length *ir.Value, rank int) *ir.Value {
	null := x.ZeroBits(build.PointeeOf(t))
	var shape *ir.Value
	if rank > 0 {
		zero := x.Idx(0)
		list := make([]*ir.Value, rank)
		for i := range list {
			list[i] = zero
		}
		shape = x.ShapeOf(list)
	}
	if c, ok := build.ElementOf(t).(*fir.CharType); ok && c.Len == ir.Dynamic {
		if length == nil {
			length = x.Idx(0)
		}
		return x.Embox(t, null, shape, nil, length)
	}
	return x.Embox(t, null, shape, nil)
}

// foreign declares a symbol of a module, common block or host, or a static one.
func (x *fn) foreign(s *front.Symbol) *variable {
	x.B.Loc = named(s)
	if !x.static(s) {
		return x.hostVariable(s)
	}
	if s.Has(front.InCommon) {
		c := x.commonOf(s)
		return x.inStorage(s, x.GlobalAddress(c.Name, commonType(c)), c.Offsets[s], false)
	}
	if eq := x.storage.SetOf(s); eq != nil {
		if eq.Common != nil {
			return x.inStorage(s, x.GlobalAddress(eq.Common.Name, commonType(eq.Common)), eq.Common.Offsets[s], false)
		}
		return x.inStorage(s, x.staticStorage(eq), eq.Offsets[s], true)
	}
	name := x.VariableName(s)
	t := x.SymbolType(s)
	x.defineGlobal(s)
	v := &variable{sym: s}
	v.len = x.length(s)
	addr := x.GlobalAddress(name, t)
	if s.Kind == front.Procedure || s.Has(front.Allocatable|front.PointerAttr) {
		v.addr = x.declareOp(s, addr, nil, v.len, 0, nil, 0)
		return v
	}
	v.lower, v.extent = x.bounds(s)
	v.shape = x.AnyShape(v.lower, v.extent)
	v.addr = x.declareOp(s, addr, v.shape, v.len, 0, nil, 0)
	return v
}

// inStorage declares a variable at an offset of a block of bytes.
func (x *fn) inStorage(s *front.Symbol, storage *ir.Value, offset int64, pointer bool) *variable {
	v := &variable{sym: s}
	t := x.SymbolType(s)
	at := x.Coordinate(storage, x.Idx(offset), fir.Ref(ir.I8()))
	var to ir.Type = fir.Ref(t)
	if pointer {
		to = fir.Ptr(t)
	}
	addr := x.FirConvert(at, to)
	v.len = x.length(s)
	if s.Has(front.Allocatable | front.PointerAttr) {
		v.addr = x.declareOp(s, addr, nil, v.len, 0, storage, offset)
		return v
	}
	v.lower, v.extent = x.bounds(s)
	v.shape = x.AnyShape(v.lower, v.extent)
	v.addr = x.declareOp(s, addr, v.shape, v.len, 0, storage, offset)
	return v
}

// characterResult declares the result of a character function, whose memory the caller passes.
func (x *fn) characterResult(s *front.Symbol) *variable {
	args := x.fun.Region(0).Entry().Args()
	v := &variable{sym: s, len: x.length(s)}
	if v.len == nil {
		v.len = args[1]
	}
	v.addr = x.declareOp(s, x.FirConvert(args[0], fir.Ref(x.ScalarType(s.Type))), nil, v.len, 0, nil, 0)
	return v
}

// arrayResult declares the result of a function that returns an array, whose memory the caller passes.
func (x *fn) arrayResult(s *front.Symbol) *variable {
	v := &variable{sym: s, len: x.length(s)}
	v.lower, v.extent = x.bounds(s)
	v.shape = x.AnyShape(v.lower, v.extent)
	v.addr = x.declareOp(s, x.fun.Region(0).Entry().Args()[0], v.shape, v.len, 0, nil, 0)
	if s.Type.Class == frontend.Aggregate && s.Type.Derived != nil {
		x.initialize(v)
	}
	return v
}

// resultValue is what the procedure returns, nothing for a subroutine.
func (x *fn) resultValue() []*ir.Value {
	if x.proc == nil || x.proc.sym == nil || x.proc.sym.Proc == nil || !x.proc.sym.Proc.Function {
		return nil
	}
	r := x.proc.sym.Proc.Result
	if r == nil {
		return nil
	}
	v := x.variable(r)
	if arrayResult(r) {
		return nil
	}
	if characterResult(r) {
		return []*ir.Value{x.Op1(fir.EmboxChar, x.proc.typ.Results[0], v.addr, v.len)}
	}
	out := x.Load(v.addr)
	if r.Has(front.Allocatable|front.PointerAttr) && len(r.Dims) > 0 && r.Has(front.Allocatable) {
		ones := make([]*ir.Value, len(r.Dims))
		for i := range ones {
			ones[i] = x.Idx(1)
		}
		out = x.Rebox(out.Type(), out, x.Shift(ones), nil)
	}
	return []*ir.Value{out}
}
