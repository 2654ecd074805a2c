package fortran

import (
	"accc/dialects/accc"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/procedure"
)

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
func (x *fn) variable(s *front.Symbol) *entity.Variable {
	if v := x.vars[s]; v != nil {
		return v
	}
	if v := x.declared[s]; v != nil {
		return v
	}
	var v *entity.Variable
	if s.Cray != nil {
		x.B.Loc = named(s)
		v = x.pointee(s)
	} else if x.isOwn(s) {
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
	if x.proc != nil && x.proc.Sym != nil && x.proc.Sym.Proc != nil && x.proc.Sym.Proc.Result == s {
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
		return (s.Has(front.Target) || len(s.Dims) > 0) && !initial.HasLengths(s.Type.Derived)
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

// localName is the name of a symbol in the statement being lowered. What belongs to a module, and to no routine, has its own names.
func (x *fn) localName(s *front.Symbol) string {
	if x.prog == nil {
		return s.Name
	}
	return x.innermost().LocalName(s)
}

// declareOp makes the fir.declare of a symbol. storage is the block it is a part of, at an offset in bytes.
func (x *fn) declareOp(s *front.Symbol, addr, shape, length *ir.Value, extra int64, storage *ir.Value, offset int64) *ir.Value {
	attrs := []ir.NamedAttr{build.Attr("uniq_name", ir.String(x.VariableName(s)))}
	if bits := attributes(s) | extra; bits != 0 {
		attrs = append(attrs, build.Attr("fortran_attrs", fir.VarAttrs.Attr(bits)))
	}
	if name := x.localName(s); name != s.Name {
		attrs = append(attrs, build.Attr(accc.LocalName.Name, ir.String(name)))
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
			low = x.Index(d.Lower)
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
			up := x.Index(d.Upper)
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
	return x.AtLeastZero(x.Index(n))
}

// own1 declares a symbol of the procedure itself.
func (x *fn) own1(s *front.Symbol) *entity.Variable {
	x.B.Loc = named(s)
	if _, ok := x.args[s]; ok {
		return x.dummy(s)
	}
	if len(x.prog.Entries) > 0 {
		if v := x.ofOtherEntry(s); v != nil {
			return v
		}
	}
	if x.proc != nil && x.proc.Sym != nil && x.proc.Sym.Proc != nil && s == x.proc.Sym.Proc.Result && procedure.CharacterResult(x.proc.Sym, x.proc.Sym.Proc.Result) {
		return x.characterResult(s)
	}
	if x.proc != nil && x.proc.Sym != nil && x.proc.Sym.Proc != nil && s == x.proc.Sym.Proc.Result && procedure.ArrayResult(s) {
		return x.arrayResult(s)
	}
	return x.local(s)
}

// dummy declares a dummy argument.
func (x *fn) dummy(s *front.Symbol) *entity.Variable {
	a := x.args[s]
	v := &entity.Variable{Sym: s, Optional: s.Has(front.Optional)}
	addr := a.value
	switch {
	case s.Kind == front.Procedure:
		v.Addr = addr
		return v
	case s.Has(front.Allocatable | front.PointerAttr):
		v.Addr = x.declareOp(s, addr, nil, x.length(s), 0, nil, 0)
		v.Len = x.length(s)
		v.Lens = x.assign.LengthValues(s.Type)
		return v
	}
	if s.Has(front.Value) && procedure.PassedByValue(addr.Type()) {
		p := x.TempOf(addr.Type())
		x.Store(addr, p)
		addr = p
	}
	if c, ok := addr.Type().(*fir.NumberType); ok && c.Mnemonic() == "boxchar" {
		o := x.Op(fir.UnboxChar, []*ir.Value{addr}, []ir.Type{fir.Ref(fir.Char(int64(s.Type.Kind), ir.Dynamic)), ir.Index()})
		addr, v.Len = o.Result(0), o.Result(1)
		if n := x.length(s); n != nil {
			v.Len = n
		}
		if t := fir.Ref(x.SymbolType(s)); addr.Type() != t {
			addr = x.FirConvert(addr, t)
		}
	} else if s.Type.Class == frontend.Character {
		v.Len = x.length(s)
		if v.Len == nil && build.IsBox(addr.Type()) {
			v.Len = x.BoxCharLen(addr, s.Type)
		}
	}
	v.Lower, v.Extent = x.bounds(s)
	switch {
	case build.IsBox(addr.Type()):
		if len(v.Lower) > 0 && !build.AllOnes(v.Lower) {
			v.Shape = x.Shift(v.Lower)
		}
		length := v.Len
		if s.Type.Len >= 0 || s.Length() == nil || s.Length().Kind == front.StarExpr {
			length = nil
		}
		v.Addr = x.declareOp(s, addr, v.Shape, length, 0, nil, 0)
		v.Box = v.Addr
		if len(v.Lower) > 0 && !v.Optional && !s.AssumedRank {
			v.Box = x.Rebox(v.Addr.Type(), v.Addr, v.Shape, nil)
		}
	default:
		v.Shape = x.AnyShape(v.Lower, v.Extent)
		v.Addr = x.declareOp(s, addr, v.Shape, v.Len, 0, nil, 0)
	}
	return v
}

// local declares a variable of the procedure itself.
func (x *fn) local(s *front.Symbol) *entity.Variable {
	v := &entity.Variable{Sym: s}
	t := x.SymbolType(s)
	attrs := []ir.NamedAttr{build.Attr("bindc_name", ir.String(s.Name)), build.Attr("uniq_name", ir.String(x.VariableName(s)))}
	var extra int64
	if x.proc != nil && x.proc.Index(s) >= 0 {
		extra, _ = fir.VarAttrs.Value("internal_assoc")
	}
	if eq := x.storage.SetOf(s); eq != nil {
		return x.inStorage(s, x.localStorage(eq), eq.Offsets[s], true)
	}
	if s.Kind == front.Procedure { // a procedure pointer
		v.Addr = x.Alloca(t, nil, nil, attrs...)
		x.Store(x.ZeroBits(t), v.Addr)
		if s.Init != nil {
			x.Store(x.calls.Procedure(s.Init, t), v.Addr)
		}
		v.Addr = x.declareOp(s, v.Addr, nil, nil, extra, nil, 0)
		return v
	}
	v.Len = x.length(s)
	if s.Has(front.Allocatable | front.PointerAttr) {
		p := x.Alloca(t, nil, nil, attrs...)
		x.Store(x.NullBox(t, v.Len, len(s.Dims)), p)
		v.Lens = x.assign.LengthValues(s.Type)
		v.Addr = x.declareOp(s, p, nil, v.Len, extra, nil, 0)
		x.locals = append(x.locals, v)
		return v
	}
	v.Lower, v.Extent = x.bounds(s)
	var params, extents []*ir.Value
	if v.Len != nil && s.Type.Len < 0 {
		params = []*ir.Value{v.Len}
	}
	for i, e := range v.Extent {
		if s.Extents[i] < 0 {
			extents = append(extents, e)
		}
	}
	p := x.Alloca(t, params, extents, attrs...)
	v.Shape = x.AnyShape(v.Lower, v.Extent)
	v.Addr = x.declareOp(s, p, v.Shape, v.Len, extra, nil, 0)
	if s.Type.Class == frontend.Aggregate && s.Type.Derived != nil {
		x.assign.Initialize(v)
		x.locals = append(x.locals, v)
	}
	return v
}

// foreign declares a symbol of a module, common block or host, or a static one.
func (x *fn) foreign(s *front.Symbol) *entity.Variable {
	x.B.Loc = named(s)
	if !x.static(s) {
		return x.hostVariable(s)
	}
	if x.threadprivate[s] {
		if !s.Has(front.InCommon) {
			x.shared[s] = x.staticVariable(s)
		}
		return x.threadCopy(s, x.threadCommons)
	}
	return x.staticVariable(s)
}

// staticVariable declares a variable with static storage.
func (x *fn) staticVariable(s *front.Symbol) *entity.Variable {
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
	v := &entity.Variable{Sym: s}
	v.Len = x.length(s)
	addr := x.GlobalAddress(name, t)
	if s.Kind == front.Procedure || s.Has(front.Allocatable|front.PointerAttr) {
		v.Addr = x.declareOp(s, addr, nil, v.Len, 0, nil, 0)
		return v
	}
	v.Lower, v.Extent = x.bounds(s)
	v.Shape = x.AnyShape(v.Lower, v.Extent)
	v.Addr = x.declareOp(s, addr, v.Shape, v.Len, 0, nil, 0)
	return v
}

// inStorage declares a variable at an offset of a block of bytes.
func (x *fn) inStorage(s *front.Symbol, storage *ir.Value, offset int64, pointer bool) *entity.Variable {
	v := &entity.Variable{Sym: s}
	t := x.SymbolType(s)
	at := x.Coordinate(storage, x.Idx(offset), fir.Ref(ir.I8()))
	var to ir.Type = fir.Ref(t)
	if pointer {
		to = fir.Ptr(t)
	}
	addr := x.FirConvert(at, to)
	v.Len = x.length(s)
	if s.Has(front.Allocatable | front.PointerAttr) {
		v.Addr = x.declareOp(s, addr, nil, v.Len, 0, storage, offset)
		return v
	}
	v.Lower, v.Extent = x.bounds(s)
	v.Shape = x.AnyShape(v.Lower, v.Extent)
	v.Addr = x.declareOp(s, addr, v.Shape, v.Len, 0, storage, offset)
	return v
}

// characterResult declares the result of a character function, whose memory the caller passes.
func (x *fn) characterResult(s *front.Symbol) *entity.Variable {
	args := x.fun.Region(0).Entry().Args()
	v := &entity.Variable{Sym: s, Len: x.length(s)}
	if v.Len == nil {
		v.Len = args[1]
	}
	v.Addr = x.declareOp(s, x.FirConvert(args[0], fir.Ref(x.ScalarType(s.Type))), nil, v.Len, 0, nil, 0)
	return v
}

// arrayResult declares the result of a function that returns an array, whose memory the caller passes.
func (x *fn) arrayResult(s *front.Symbol) *entity.Variable {
	v := &entity.Variable{Sym: s, Len: x.length(s)}
	v.Lower, v.Extent = x.bounds(s)
	v.Shape = x.AnyShape(v.Lower, v.Extent)
	v.Addr = x.declareOp(s, x.fun.Region(0).Entry().Args()[0], v.Shape, v.Len, 0, nil, 0)
	if s.Type.Class == frontend.Aggregate && s.Type.Derived != nil {
		x.assign.Initialize(v)
	}
	return v
}

// resultValue is what the procedure returns, nothing for a subroutine.
func (x *fn) resultValue() []*ir.Value {
	if x.proc == nil || x.proc.Sym == nil || x.proc.Sym.Proc == nil || !x.proc.Sym.Proc.Function {
		return nil
	}
	r := x.proc.Sym.Proc.Result
	if r == nil {
		return nil
	}
	v := x.variable(r)
	if procedure.ArrayResult(r) {
		return nil
	}
	if procedure.CharacterResult(x.proc.Sym, r) {
		return []*ir.Value{x.Op1(fir.EmboxChar, x.proc.Type.Results[0], v.Addr, v.Len)}
	}
	out := x.Load(v.Addr)
	if r.Has(front.Allocatable|front.PointerAttr) && len(r.Dims) > 0 && r.Has(front.Allocatable) {
		ones := make([]*ir.Value, len(r.Dims))
		for i := range ones {
			ones[i] = x.Idx(1)
		}
		out = x.Rebox(out.Type(), out, x.Shift(ones), nil)
	}
	return []*ir.Value{out}
}

// entityOfVariable is a variable as an entity.
func (x *fn) entityOfVariable(s *front.Symbol) *entity.Entity {
	if e := x.Bound[s]; e != nil {
		if from, ok := x.selectors[s]; ok && x.moved(from) {
			return from.again()
		}
		return e
	}
	if s.Type.Class == frontend.Unknown {
		x.unsupported(s.Span, "'%s', whose type is not known", s.Name)
	}
	v := x.variable(s)
	if s.Cray != nil {
		at := *v
		at.Addr = x.FirConvert(x.Load(x.entityOfVariable(s.Cray).Addr), v.Addr.Type())
		v = &at
	}
	return x.OfVariable(v)
}

// pointee declares the variable that a pointer of Cray Fortran leads to: its shape. Where it is, its pointer says at each reference.
func (x *fn) pointee(s *front.Symbol) *entity.Variable {
	v := &entity.Variable{Sym: s, Len: x.length(s)}
	v.Lower, v.Extent = x.bounds(s)
	v.Shape = x.AnyShape(v.Lower, v.Extent)
	v.Addr = x.declareOp(s, x.ZeroBits(fir.Ref(x.SymbolType(s))), v.Shape, v.Len, 0, nil, 0)
	return v
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
		x.assign.Free(&entity.Entity{Type: s.Type, Sym: s, Base: s, Ref: v.Addr, Rank: s.Rank()})
	case s.Type.Class == frontend.Aggregate:
		e := &entity.Entity{Type: s.Type, Sym: s, Base: s, Rank: s.Rank(), Addr: v.Addr, Shape: v.Shape, Lower: v.Lower, Extent: v.Extent}
		x.DestroyElements(e)
	}
}
