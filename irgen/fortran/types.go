package fortran

import (
	"strconv"
	"strings"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
)

// types makes the types of FIR for those of Fortran.
type types struct {
	ctx     *ir.Context
	records map[*front.Derived]*fir.RecordType
	byName  map[string]*front.Derived
}

// floats are the types of reals by kind.
var floats = map[int]func() ir.Type{
	2: func() ir.Type { return ir.Float("f16") }, 3: func() ir.Type { return ir.Float("bf16") },
	4: ir.F32, 8: ir.F64,
	10: ir.F64, 16: ir.F64, // wider arithmetic does not exist: accc run warns
}

// scalarType is the type of a scalar in memory, and of its value.
func (l *lowerer) scalarType(t front.Type) ir.Type {
	switch t.Class {
	case frontend.Integer:
		return ir.Int(t.Kind * 8)
	case frontend.Real:
		return floats[t.Kind]()
	case frontend.Complex:
		return ir.ComplexOf(floats[t.Kind]())
	case frontend.Logical:
		return fir.Number("logical", int64(t.Kind))
	case frontend.Character:
		n := t.Len
		if n < 0 {
			n = ir.Dynamic
		}
		return fir.Char(int64(t.Kind), n)
	case frontend.Aggregate:
		if t.Derived == nil {
			return ir.None()
		}
		return l.record(t.Derived)
	case frontend.Function:
		return l.boxProc(ir.Func([]ir.Type{}, []ir.Type{}))
	}
	return ir.None()
}

func (l *lowerer) boxProc(f ir.Type) ir.Type { return fir.BoxProc(f) }

// arrayType is the type of a variable of a type and shape; extents that are not constant are -1.
func arrayType(extents []int64, elem ir.Type) ir.Type {
	if len(extents) == 0 {
		return elem
	}
	shape := make([]int64, len(extents))
	for i, e := range extents {
		shape[i] = e
		if e < 0 {
			shape[i] = ir.Dynamic
		}
	}
	return fir.Array(shape, elem, nil)
}

// deferredShape is a list of n unknown extents.
func deferredShape(n int) []int64 {
	out := make([]int64, n)
	for i := range out {
		out[i] = -1
	}
	return out
}

// boxed is the type of a descriptor of things of type t; polymorphic ones are a class.
func boxed(t ir.Type, poly bool) ir.Type {
	if poly {
		return fir.Class(t)
	}
	return fir.Box(t)
}

// symbolType is the type of what a variable's address refers to: scalar, array, or the descriptor of an allocatable or
// pointer.
func (l *lowerer) symbolType(s *front.Symbol) ir.Type {
	if s.Kind == front.Procedure {
		return l.boxProc(l.procedureType(s))
	}
	elem := l.scalarType(s.Type)
	if s.AssumedRank {
		return boxed(fir.Array(nil, elem, nil), s.Type.Poly)
	}
	if described(s) {
		return l.mutableBox(s, elem)
	}
	if s.Type.Poly {
		return boxed(arrayType(s.Extents, elem), true)
	}
	return arrayType(s.Extents, elem)
}

// mutableBox is the type of the descriptor of an allocatable or pointer.
func (l *lowerer) mutableBox(s *front.Symbol, elem ir.Type) ir.Type {
	t := arrayType(deferredShape(len(s.Dims)), elem)
	if s.Has(front.PointerAttr) {
		return boxed(fir.Ptr(t), s.Type.Poly)
	}
	return boxed(fir.Heap(t), s.Type.Poly)
}

// record is the type of a derived type; its name says where it is declared.
func (l *lowerer) record(d *front.Derived) *fir.RecordType {
	if r := l.types.records[d]; r != nil {
		return r
	}
	name := l.mangled(d.Symbol, "T")
	for _, p := range d.Params { // as flang does: K8, KN1
		if p.Length {
			continue
		}
		name += "K" + strings.Replace(strconv.FormatInt(p.Value, 10), "-", "N", 1)
	}
	r := fir.Record(l.types.ctx, name)
	l.types.records[d] = r
	if l.types.byName[name] != nil {
		return r // the same type seen through another file
	}
	l.types.byName[name] = d
	var fields []fir.Field
	if d.Parent != nil {
		fields = append(fields, fir.Field{Name: d.Parent.Name, Type: l.record(d.Parent)})
	}
	for _, s := range ownLengths(d) {
		fields = append(fields, fir.Field{Name: s.Name, Type: l.scalarType(s.Type)})
	}
	for _, c := range d.Components {
		fields = append(fields, fir.Field{Name: c.Name, Type: l.symbolType(c)})
	}
	r.SetFields(nil, fields)
	l.derived = append(l.derived, d)
	return r
}
