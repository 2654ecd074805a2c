package fortran

import (
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/procedure"
)

// Host association follows flang: a procedure that contains others makes a tuple of the addresses (or descriptors) of those of its
// variables that they use, and passes its address as their last argument.

// hostVariables makes the tuple for the procedures contained in this one.
func (x *fn) hostVariables() {
	if x.proc.Tuple == nil {
		return
	}
	x.own = x.TempOf(x.proc.Tuple)
	for i, s := range x.proc.Captured {
		v := x.variable(s)
		t := x.CaptureType(s)
		val := v.Addr
		switch {
		case build.IsKind(t, "boxchar"):
			val = x.Op1(fir.EmboxChar, t, v.Addr, v.Len)
		case build.IsBox(t) && !build.IsBox(v.Addr.Type()):
			val = x.BoxOf(x.entityOfVariable(s))
		}
		x.Store(x.FirConvert(val, t), x.coordinateIn(x.own, i, t))
	}
}

// coordinateIn is the address of a field of a tuple.
func (x *fn) coordinateIn(tuple *ir.Value, i int, t ir.Type) *ir.Value {
	return x.Coordinate(tuple, x.I32(int64(i)), fir.LLVMPtr(t))
}

// tupleFor is the tuple of the variables of a procedure p, for a call of one that it contains; nil if there are none.
func (x *fn) tupleFor(p *front.ProgUnit) *ir.Value {
	if x.ProcedureOf(p).Tuple == nil {
		return nil
	}
	if p == x.prog {
		return x.own
	}
	return x.hostTuple
}

// hostVariable finds a variable of the host in the tuple.
func (x *fn) hostVariable(s *front.Symbol) *entity.Variable {
	h := x.prog.Scope.Parent.Host()
	if h == nil || x.hostTuple == nil {
		x.unsupported(s.Span, "'%s', a variable of another procedure", s.Name)
	}
	pr := x.ProcedureOf(h.Unit)
	i := pr.Index(s)
	if i < 0 {
		x.unsupported(s.Span, "'%s', a variable of the host", s.Name)
	}
	t := x.CaptureType(s)
	val := x.Load(x.coordinateIn(x.hostTuple, i, t))
	extra, _ := fir.VarAttrs.Value("host_assoc")
	v := &entity.Variable{Sym: s}
	switch {
	case s.Kind == front.Procedure && !s.Has(front.PointerAttr):
		v.Addr = val
		return v
	case s.Kind == front.Procedure, s.Has(front.Allocatable | front.PointerAttr):
		v.Addr = x.declareOp(s, val, nil, nil, extra, nil, 0)
		if entity.IsCharacter(s.Type) && s.Type.Len >= 0 {
			v.Len = x.Idx(s.Type.Len)
		}
		return v
	case build.IsKind(t, "boxchar"):
		o := x.Op(fir.UnboxChar, []*ir.Value{val}, []ir.Type{fir.Ref(fir.Char(int64(s.Type.Kind), ir.Dynamic)), ir.Index()})
		v.Len = o.Result(1)
		if s.Type.Len >= 0 {
			v.Len = x.Idx(s.Type.Len)
		}
		v.Addr = x.declareOp(s, x.FirConvert(o.Result(0), fir.Ref(x.SymbolType(s))), nil, v.Len, extra, nil, 0)
		return v
	case build.IsBox(t):
		if entity.IsCharacter(s.Type) {
			v.Len = x.BoxCharLen(val, s.Type)
		}
		if len(s.Dims) == 0 {
			v.Addr = x.declareOp(s, val, nil, nil, extra, nil, 0)
			v.Box = v.Addr
			return v
		}
		for d := range s.Dims {
			lower, extent, _ := x.BoxDims(val, d)
			if s.Extents[d] >= 0 {
				extent = x.Idx(s.Extents[d])
			}
			if n := s.Dims[d].Lower; n == nil {
				lower = x.Idx(1)
			} else if c, ok := front.IntegerValue(n); ok {
				lower = x.Idx(c)
			}
			v.Lower, v.Extent = append(v.Lower, lower), append(v.Extent, extent)
		}
		if procedure.AssumedShape(s) {
			if !build.AllOnes(v.Lower) {
				v.Shape = x.Shift(v.Lower)
			}
			v.Addr = x.declareOp(s, val, v.Shape, nil, extra, nil, 0)
			v.Box = v.Addr
			return v
		}
		v.Shape = x.AnyShape(v.Lower, v.Extent)
		v.Addr = x.declareOp(s, x.FirConvert(x.BoxAddr(val), fir.Ref(build.PointeeOf(t))), v.Shape, v.Len, extra, nil, 0)
		return v
	}
	v.Addr = x.declareOp(s, val, nil, nil, extra, nil, 0)
	if s.Type.Class == frontend.Character {
		v.Len = x.length(s)
	}
	return v
}
