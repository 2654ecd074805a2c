package typemap

import (
	"strconv"
	"strings"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
)

// A Map maps the names and types of Fortran to those of FIR.
type Map struct {
	ctx     *ir.Context
	records map[*front.Derived]*fir.RecordType
	byName  map[string]*front.Derived
	// Derived are the derived types that were mapped, in order.
	Derived []*front.Derived
	// Blocks are the numbers of block constructs, which are a part of names.
	Blocks map[*front.Scope]int
	// procedure is the type of a procedure with a known interface.
	procedure func(s *front.Symbol) *ir.FunctionType
}

// New makes an empty map; the derived types of the module are kept in the context.
func New(ctx *ir.Context, procedure func(*front.Symbol) *ir.FunctionType) *Map {
	return &Map{ctx: ctx, records: map[*front.Derived]*fir.RecordType{}, byName: map[string]*front.Derived{},
		Blocks: map[*front.Scope]int{}, procedure: procedure}
}

// floats are the types of reals by kind.
var floats = map[int]func() ir.Type{
	2: func() ir.Type { return ir.Float("f16") }, 3: func() ir.Type { return ir.Float("bf16") },
	4: ir.F32, 8: ir.F64,
	10: ir.F64, 16: ir.F64, // wider arithmetic does not exist: accc run warns
}

// ScalarType is the type of a scalar in memory, and of its value.
func (m *Map) ScalarType(t front.Type) ir.Type {
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
		return m.Record(t.Derived)
	case frontend.Function:
		return fir.BoxProc(ir.Func([]ir.Type{}, []ir.Type{}))
	}
	return ir.None()
}

// ArrayType is the type of a variable of a type and shape; extents that are not constant are -1.
func ArrayType(extents []int64, elem ir.Type) ir.Type {
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

// DeferredShape is a list of n unknown extents.
func DeferredShape(n int) []int64 {
	out := make([]int64, n)
	for i := range out {
		out[i] = -1
	}
	return out
}

// Boxed is the type of a descriptor of things of type t; polymorphic ones are a class.
func Boxed(t ir.Type, poly bool) ir.Type {
	if poly {
		return fir.Class(t)
	}
	return fir.Box(t)
}

// SymbolType is the type of what a variable's address refers to: scalar, array, or the descriptor of an allocatable or
// pointer.
func (m *Map) SymbolType(s *front.Symbol) ir.Type {
	if s.Kind == front.Procedure {
		return fir.BoxProc(m.procedure(s))
	}
	elem := m.ScalarType(s.Type)
	if s.AssumedRank {
		return Boxed(fir.Array(nil, elem, nil), s.Type.Poly)
	}
	if Described(s) {
		return m.MutableBox(s, elem)
	}
	if s.Type.Poly {
		return Boxed(ArrayType(s.Extents, elem), true)
	}
	return ArrayType(s.Extents, elem)
}

// MutableBox is the type of the descriptor of an allocatable or pointer.
func (m *Map) MutableBox(s *front.Symbol, elem ir.Type) ir.Type {
	t := ArrayType(DeferredShape(len(s.Dims)), elem)
	if s.Has(front.PointerAttr) {
		return Boxed(fir.Ptr(t), s.Type.Poly)
	}
	return Boxed(fir.Heap(t), s.Type.Poly)
}

// Record is the type of a derived type; its name says where it is declared.
func (m *Map) Record(d *front.Derived) *fir.RecordType {
	if r := m.records[d]; r != nil {
		return r
	}
	name := m.mangled(d.Symbol, "T")
	for _, p := range d.Params { // as flang does: K8, KN1
		if p.Length {
			continue
		}
		name += "K" + strings.Replace(strconv.FormatInt(p.Value, 10), "-", "N", 1)
	}
	r := fir.Record(m.ctx, name)
	m.records[d] = r
	if m.byName[name] != nil {
		return r // the same type seen through another file
	}
	m.byName[name] = d
	var fields []fir.Field
	if d.Parent != nil {
		fields = append(fields, fir.Field{Name: d.Parent.Name, Type: m.Record(d.Parent)})
	}
	for _, s := range OwnLengths(d) {
		fields = append(fields, fir.Field{Name: s.Name, Type: m.ScalarType(s.Type)})
	}
	for _, c := range d.Components {
		fields = append(fields, fir.Field{Name: c.Name, Type: m.SymbolType(c)})
	}
	r.SetFields(nil, fields)
	m.Derived = append(m.Derived, d)
	return r
}

// Described reports whether a component is a descriptor.
func Described(c *front.Symbol) bool {
	return c.Has(front.Allocatable | front.PointerAttr | front.Automatic)
}

// OwnLengths are the length parameters of a type without those of the type that it extends.
func OwnLengths(d *front.Derived) []*front.Symbol {
	if d.Parent != nil {
		return d.LenParams[len(d.Parent.LenParams):]
	}
	return d.LenParams
}
