package memref

import "accc/ir"

// What analyses of memory ask: accesses of elements, parts of memory, and objects.

// sizeOf is the size of an element in bytes; false where it is unknown.
func sizeOf(t ir.Type) (int64, bool) { return ir.LP64.Size(t) }

// subscripts are those of an element, which differ where the elements do; vague where the layout does not say that.
func subscripts(m *ir.MemRefType, indices []ir.Expr) (list []ir.Subscript, vague bool) {
	size, ok := sizeOf(m.Elem)
	strides, _, strided := stridesOf(m)
	if !ok || !strided || len(indices) != len(strides) {
		return nil, true
	}
	for i, n := range strides {
		s := ir.Subscript{Index: indices[i], Dim: i, Unit: size}
		switch n {
		case 0:
			return nil, true
		case ir.Dynamic:
		default:
			s.Stride = ir.IntExpr(n * size)
		}
		list = append(list, s)
	}
	return list, false
}

// access is a load or store: of the value numbered, at the memory numbered.
type access struct{ memory int }

// Accesses implements ir.Accesses.
func (a access) Accesses(o *ir.Op) ([]ir.Access, bool) {
	x := ir.Access{Addr: o.Operand(a.memory), Write: a.memory > 0}
	if x.Write {
		x.Value = o.Operand(0)
	} else {
		x.Value = o.Result(0)
	}
	var indices []ir.Expr
	for _, v := range o.GetAll("indices") {
		indices = append(indices, ir.ValueExpr(v))
	}
	m := x.Addr.Type().(*ir.MemRefType)
	var vague bool
	x.Subscripts, vague = subscripts(m, indices)
	size, ok := sizeOf(m.Elem)
	x.Size = ir.IntExpr(size)
	return []ir.Access{x}, ok && !vague
}

// whole is the ir.Accesses of copies.
type whole struct{}

// Accesses implements ir.Accesses.
func (whole) Accesses(o *ir.Op) ([]ir.Access, bool) {
	var list []ir.Access
	for i := range 2 {
		m := o.Operand(i).Type().(*ir.MemRefType)
		size, ok := sizeOf(m.Elem)
		if !ok || m.Unranked || m.Layout != nil {
			return nil, false
		}
		for _, n := range m.Shape {
			if n == ir.Dynamic {
				return nil, false
			}
			size *= n
		}
		list = append(list, ir.Access{Addr: o.Operand(i), Size: ir.IntExpr(size), Write: i == 1})
	}
	return list, true
}

// part is the ir.Derives of views.
type part struct{}

// Derivation implements ir.Derives. Memory that is seen with other dimensions is somewhere in the object.
func (part) Derivation(o *ir.Op) (ir.Derivation, bool) {
	d := ir.Derivation{From: o.Operand(0)}
	if o.Is(SubView) {
		d.Subscripts, d.Vague = offsets(o)
	} else {
		d.Vague = !views[o.Def()]
	}
	return d, true
}

// offsets are the subscripts of the first element of a subview, if its elements are neighbours in the source and it has all
// dimensions of it.
func offsets(o *ir.Op) (list []ir.Subscript, vague bool) {
	m := o.Operand(0).Type().(*ir.MemRefType)
	steps, _ := o.Attr("static_strides").(*ir.DenseArrayAttr)
	static, _ := o.Attr("static_offsets").(*ir.DenseArrayAttr)
	if steps == nil || static == nil || len(o.Result(0).Type().(*ir.MemRefType).Shape) != len(m.Shape) {
		return nil, true
	}
	for _, n := range steps.Values {
		if n != 1 {
			return nil, true
		}
	}
	dynamic := o.GetAll("offsets")
	var indices []ir.Expr
	for _, n := range static.Values {
		if n != ir.Dynamic {
			indices = append(indices, ir.IntExpr(n))
			continue
		}
		indices, dynamic = append(indices, ir.ValueExpr(dynamic[0])), dynamic[1:]
	}
	return subscripts(m, indices)
}

// object is the ir.Identifies of allocations and globals.
type object struct{ local bool }

// Identity implements ir.Identifies.
func (x object) Identity(o *ir.Op) ir.Identity {
	name := ir.NameOf(o.Result(0).Loc())
	if s, ok := o.Attr("name").(*ir.SymbolRefAttr); ok {
		return ir.Identity{Global: s, Name: s.Root}
	}
	return ir.Identity{Fresh: true, Local: x.local, Name: name}
}
