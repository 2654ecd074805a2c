package firacc

import (
	"fmt"
	"math"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/ir"
)

// TypeName is how flang spells a type in the name of a recipe: "ref_10xf32", "box_Uxf64".
func TypeName(t ir.Type) string {
	var s strings.Builder
	typeName(&s, t)
	return s.String()
}

func typeName(s *strings.Builder, t ir.Type) {
	switch t := t.(type) {
	case *fir.RefType:
		s.WriteString(t.Mnemonic() + "_")
		typeName(s, t.Elem)
	case *fir.BoxType:
		s.WriteString(t.Mnemonic() + "_")
		typeName(s, t.Elem)
	case *fir.ArrayType:
		for _, n := range t.Shape {
			if n == ir.Dynamic {
				s.WriteString("Ux")
				continue
			}
			fmt.Fprintf(s, "%dx", n)
		}
		typeName(s, t.Elem)
	case *fir.CharType:
		fmt.Fprintf(s, "c%d", 8*t.Kind)
		switch t.Len {
		case ir.Dynamic:
			s.WriteString("xU")
		case 1:
		default:
			fmt.Fprintf(s, "x%d", t.Len)
		}
	case *fir.NumberType:
		if t.Mnemonic() == "boxchar" {
			s.WriteString("boxchar_")
			typeName(s, fir.Char(t.N, ir.Dynamic))
			return
		}
		fmt.Fprintf(s, "%c%d", t.Mnemonic()[0], 8*t.N)
	case *fir.RecordType:
		s.WriteString("rec_" + t.Name)
	case *ir.ComplexType:
		fmt.Fprintf(s, "z%d", t.Elem.(*ir.FloatType).Width)
	case *ir.IndexType:
		s.WriteString("idx")
	default:
		s.WriteString(ir.TypeString(t))
	}
}

// A storage is a private copy, or the variable it is a copy of: memory with extents.
type storage struct {
	addr    *ir.Value // of the data, or a descriptor
	shape   *ir.Value // nil: a scalar or a descriptor
	extents []*ir.Value
	elem    ir.Type
}

// Supported reports whether recipes can be made for variables of a type, and if not, why.
func Supported(t ir.Type) (why string, ok bool) {
	elem := t
	for {
		switch x := elem.(type) {
		case *fir.RefType:
			elem = x.Elem
			continue
		case *fir.BoxType:
			if x.Mnemonic() == "class" {
				return "a polymorphic variable", false
			}
			elem = x.Elem
			continue
		case *fir.ArrayType:
			if x.AnyRank {
				return "an array of any rank", false
			}
			elem = x.Elem
			continue
		case *fir.CharType:
			if x.Len == ir.Dynamic {
				return "a character variable whose length is not constant", false
			}
		case *fir.RecordType:
			if ownsMemory(x) {
				return "a derived type with allocatable components", false
			}
		}
		return "", true
	}
}

// ownsMemory reports whether a derived type has allocatable components, at any depth.
func ownsMemory(t *fir.RecordType) bool {
	for _, f := range t.Fields() {
		ft := f.Type
		if a, ok := ft.(*fir.ArrayType); ok {
			ft = a.Elem
		}
		switch x := ft.(type) {
		case *fir.RecordType:
			if ownsMemory(x) {
				return true
			}
		case *fir.BoxType:
			if r, ok := x.Elem.(*fir.RefType); ok && r.Mnemonic() == "heap" {
				return true
			}
		}
	}
	return false
}

// Init makes a private copy of the variable original is the address or descriptor of: the value to yield is
// of the same type. op is the reduction operator whose neutral value it starts with, acc.RedNone for none.
func Init(b *ir.Builder, original *ir.Value, op acc.ReductionOperator) *ir.Value {
	m := maker{b}
	name := "acc.private.init"
	if op != acc.RedNone {
		name = "acc.reduction.init"
	}
	switch t := original.Type().(type) {
	case *fir.BoxType:
		s := m.like(original, t.Elem)
		s.addr = m.declare(s.addr, s.shape, name)
		m.fill(s, op)
		return m.grouped(fir.Embox, t, nil, []*ir.Value{m.convert(s.addr, addressOf(t.Elem, s.addr))}, some(s.shape), nil, nil, nil)
	case *fir.RefType:
		box, ok := t.Elem.(*fir.BoxType)
		if !ok {
			s := m.fresh(t.Elem, nil)
			s.addr = m.declare(s.addr, s.shape, name)
			m.fill(s, op)
			return s.addr
		}
		from := m.load(original)
		s := m.like(from, box.Elem)
		m.fill(s, op)
		var shape *ir.Value
		if rank := len(s.extents); rank > 0 {
			lower, _ := m.dims(from, rank)
			shape = m.shapeShift(lower, s.extents)
		}
		descriptor := m.declare(m.alloca(box, nil), nil, name)
		m.store(m.grouped(fir.Embox, box, nil, []*ir.Value{m.convert(s.addr, box.Elem)}, some(shape), nil, nil, nil), descriptor)
		return descriptor
	}
	return original
}

// addressOf is the type of an address that a descriptor of elem holds.
func addressOf(elem ir.Type, addr *ir.Value) ir.Type {
	if _, ok := elem.(*fir.RefType); ok {
		return elem
	}
	return addr.Type()
}

// like makes storage of the size of what a descriptor is of.
func (m maker) like(box *ir.Value, elem ir.Type) storage {
	if r, ok := elem.(*fir.RefType); ok {
		elem = r.Elem
	}
	a, ok := elem.(*fir.ArrayType)
	if !ok {
		return m.fresh(elem, nil)
	}
	_, extents := m.dims(box, len(a.Shape))
	return m.fresh(a, extents)
}

// fresh makes storage of a type; extents are those of an array, nil where the type has them.
func (m maker) fresh(t ir.Type, extents []*ir.Value) storage {
	a, ok := t.(*fir.ArrayType)
	if !ok {
		return storage{addr: m.alloca(t, nil), elem: t}
	}
	var open []*ir.Value
	all := make([]*ir.Value, len(a.Shape))
	for i, n := range a.Shape {
		if n != ir.Dynamic {
			all[i] = m.index(n)
			continue
		}
		all[i] = extents[i]
		open = append(open, extents[i])
	}
	return storage{addr: m.alloca(t, open), shape: m.shape(all), extents: all, elem: a.Elem}
}

// fill stores the neutral value of an operator in all elements.
func (m maker) fill(s storage, op acc.ReductionOperator) {
	if op == acc.RedNone {
		return
	}
	neutral := func(m maker, addr *ir.Value, elem ir.Type) {
		m.members([]*ir.Value{addr}, elem, func(p []*ir.Value, t ir.Type) { m.store(m.neutral(t, op), p[0]) })
	}
	if _, record := s.elem.(*fir.RecordType); !record {
		v := m.neutral(s.elem, op)
		neutral = func(m maker, addr *ir.Value, _ ir.Type) { m.store(v, addr) }
	}
	if s.shape == nil {
		neutral(m, s.addr, s.elem)
		return
	}
	m.loops(s.extents, func(m maker, index []*ir.Value) { neutral(m, m.element(s.addr, s.shape, s.elem, index), s.elem) })
}

// members calls body with the addresses of each member in variables of a derived type, or with the variables, if they are of another
// one: a reduction of a composite variable is one of all its members (OpenACC 3.3 §2.5.15).
func (m maker) members(vars []*ir.Value, t ir.Type, body func(members []*ir.Value, t ir.Type)) {
	record, ok := t.(*fir.RecordType)
	if !ok {
		body(vars, t)
		return
	}
	for i, f := range record.Fields() {
		parts := make([]*ir.Value, len(vars))
		for k, v := range vars {
			parts[k] = m.b.Op(fir.CoordinateOf, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{fir.Ref(f.Type)}, Attrs: []ir.NamedAttr{
				{Name: "baseType", Value: ir.TypeValue(v.Type())}, {Name: "field_indices", Value: ir.DenseArray(ir.I32(), []int64{int64(i)})}}}).Result(0)
		}
		m.members(parts, f.Type, body)
	}
}

// view is the data of a variable by its address or descriptor.
func (m maker) view(v *ir.Value) storage {
	t := v.Type()
	if r, ok := t.(*fir.RefType); ok {
		box, ok := r.Elem.(*fir.BoxType)
		if !ok {
			a, ok := r.Elem.(*fir.ArrayType)
			if !ok {
				return storage{addr: v, elem: r.Elem}
			}
			extents := make([]*ir.Value, len(a.Shape))
			for i, n := range a.Shape {
				extents[i] = m.index(n)
			}
			return storage{addr: v, shape: m.shape(extents), extents: extents, elem: a.Elem}
		}
		v, t = m.load(v), box
	}
	elem := t.(*fir.BoxType).Elem
	if r, ok := elem.(*fir.RefType); ok {
		elem = r.Elem
	}
	a, ok := elem.(*fir.ArrayType)
	if !ok {
		return storage{addr: m.one(fir.BoxAddr, fir.Ref(elem), v), elem: elem}
	}
	// Elements may be apart, so they are found through the descriptor; its subscripts count from 1 if there is no
	// shape.
	_, extents := m.dims(v, len(a.Shape))
	return storage{addr: v, extents: extents, elem: a.Elem}
}

// Copy fills the private copy to with the value of from.
func Copy(b *ir.Builder, from, to *ir.Value) {
	m := maker{b}
	m.pairs(from, to, nil, func(m maker, x, y *ir.Value) {
		switch y.Type().(*fir.RefType).Elem.(type) {
		case *fir.RecordType, *fir.CharType:
			b := m.b
			b.Op(fir.Copy, ir.With{Operands: []*ir.Value{x, y}, Types: []ir.Type{}, Attrs: []ir.NamedAttr{{Name: "no_overlap", Value: ir.Unit()}}})
		default:
			m.store(m.load(x), y)
		}
	})
}

// Combine folds the copy from into the copy into. bounds are acc.bounds of the section that is reduced, first dimension
// first; nil: the whole variable.
func Combine(b *ir.Builder, into, from *ir.Value, op acc.ReductionOperator, bounds []*ir.Value) {
	m := maker{b}
	m.pairs(from, into, bounds, func(m maker, x, y *ir.Value) {
		m.members([]*ir.Value{x, y}, y.Type().(*fir.RefType).Elem, func(p []*ir.Value, _ ir.Type) {
			m.store(m.apply(op, m.load(p[1]), m.load(p[0])), p[1])
		})
	})
}

// pairs calls body with the addresses of the elements of two variables of one shape.
func (m maker) pairs(from, to *ir.Value, bounds []*ir.Value, body func(m maker, from, to *ir.Value)) {
	x, y := m.view(from), m.view(to)
	if len(y.extents) == 0 {
		body(m, x.addr, y.addr)
		return
	}
	lower, upper := ones(m, y.extents), y.extents
	if len(bounds) == len(y.extents) {
		lower, upper = nil, nil
		for _, v := range bounds {
			one := m.index(1)
			lower = append(lower, m.one(arith.AddI, ir.Index(), m.one(acc.GetLowerbound, ir.Index(), v), one))
			upper = append(upper, m.one(arith.AddI, ir.Index(), m.one(acc.GetUpperbound, ir.Index(), v), one))
		}
	}
	m.ranges(lower, upper, func(m maker, index []*ir.Value) {
		body(m, m.element(x.addr, x.shape, x.elem, index), m.element(y.addr, y.shape, y.elem, index))
	})
}

// Neutral is the value of a type that an operator leaves other values alone with.
func Neutral(b *ir.Builder, t ir.Type, op acc.ReductionOperator) *ir.Value {
	return maker{b}.neutral(t, op)
}

// Apply is what an operator makes of two values.
func Apply(b *ir.Builder, op acc.ReductionOperator, x, y *ir.Value) *ir.Value {
	return maker{b}.apply(op, x, y)
}

// neutral is the value that an operator leaves other values alone with (OpenACC 3.3 §2.5.15).
func (m maker) neutral(t ir.Type, op acc.ReductionOperator) *ir.Value {
	switch t := t.(type) {
	case *ir.ComplexType:
		re := 0.0
		if op == acc.RedMul {
			re = 1
		}
		v := m.one(fir.Undefined, t)
		for i, part := range []float64{re, 0} {
			v = m.b.Op(fir.InsertValue, ir.With{Operands: []*ir.Value{v, arith.Float(m.b, t.Elem, part)}, Types: []ir.Type{t},
				Attrs: []ir.NamedAttr{{Name: "coor", Value: ir.ArrayOf(ir.Integer(ir.Index(), int64(i)))}}}).Result(0)
		}
		return v
	case *ir.FloatType:
		switch op {
		case acc.RedMul:
			return arith.Float(m.b, t, 1)
		case acc.RedMax:
			return arith.Float(m.b, t, -greatest(t))
		case acc.RedMin:
			return arith.Float(m.b, t, greatest(t))
		}
		return arith.Float(m.b, t, 0)
	case *ir.IntegerType:
		width := t.Width
		switch op {
		case acc.RedMul:
			return arith.Int(m.b, t, 1)
		case acc.RedMax:
			return arith.Int(m.b, t, -1<<(width-1))
		case acc.RedMin:
			return arith.Int(m.b, t, 1<<(width-1)-1)
		case acc.RedIand:
			return arith.Int(m.b, t, -1)
		}
		return arith.Int(m.b, t, 0)
	}
	truth := op == acc.RedLand || op == acc.RedEqv
	return m.convert(m.b.Op(arith.Constant, ir.With{Types: []ir.Type{ir.I1()}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Bool(truth)}}}).Result(0), t)
}

func greatest(t *ir.FloatType) float64 {
	if t.Width == 32 {
		return math.MaxFloat32
	}
	return math.MaxFloat64
}

// binary are the operations of operators on numbers: on integers, reals and complex numbers.
var binary = map[acc.ReductionOperator][3]*ir.OpDef{
	acc.RedAdd:  {arith.AddI, arith.AddF, fir.Addc},
	acc.RedMul:  {arith.MulI, arith.MulF, fir.Mulc},
	acc.RedIand: {arith.AndI},
	acc.RedIor:  {arith.OrI},
	acc.RedXor:  {arith.XOrI},
}

// logical are the operations of operators on logical values as i1, and whether the result is negated.
var logical = map[acc.ReductionOperator]struct {
	op  *ir.OpDef
	not bool
}{acc.RedLand: {arith.AndI, false}, acc.RedLor: {arith.OrI, false}, acc.RedNeqv: {arith.XOrI, false}, acc.RedEqv: {arith.XOrI, true}}

// apply combines two values.
func (m maker) apply(op acc.ReductionOperator, x, y *ir.Value) *ir.Value {
	t := x.Type()
	if l, ok := logical[op]; ok {
		v := m.one(l.op, ir.I1(), m.convert(x, ir.I1()), m.convert(y, ir.I1()))
		if l.not {
			v = m.one(arith.XOrI, ir.I1(), v, m.b.Op(arith.Constant, ir.With{Types: []ir.Type{ir.I1()},
				Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Bool(true)}}}).Result(0))
		}
		return m.convert(v, t)
	}
	_, real := t.(*ir.FloatType)
	switch op {
	case acc.RedMax, acc.RedMin:
		var c *ir.Value
		if real {
			pred := arith.OGT
			if op == acc.RedMin {
				pred = arith.OLT
			}
			c = m.b.Op(arith.CmpF, ir.With{Operands: []*ir.Value{x, y}, Types: []ir.Type{ir.I1()}, Attrs: []ir.NamedAttr{arith.FloatPredicate(pred)}}).Result(0)
		} else {
			pred := arith.SGT
			if op == acc.RedMin {
				pred = arith.SLT
			}
			c = m.b.Op(arith.CmpI, ir.With{Operands: []*ir.Value{x, y}, Types: []ir.Type{ir.I1()}, Attrs: []ir.NamedAttr{arith.Predicate(pred)}}).Result(0)
		}
		return m.one(arith.Select, t, c, x, y)
	}
	defs := binary[op]
	def := defs[0]
	if _, ok := t.(*ir.ComplexType); ok {
		def = defs[2]
	} else if real {
		def = defs[1]
	}
	return m.one(def, t, x, y)
}
