package fir

import (
	"slices"

	"accc/dialects/llvm"
	"accc/ir"
)

// What analyses of memory ask: accesses of variables, addresses of elements and components, and which variables share memory.

// SizeOf is the size of a scalar at an address in bytes; false for other types.
func SizeOf(address ir.Type) (int64, bool) {
	t := Pointee(address)
	if _, array := t.(*ArrayType); t == nil || array {
		return 0, false
	}
	return sizeOf(t)
}

// sizeOf is the size of a variable in bytes; false where it is unknown.
func sizeOf(t ir.Type) (int64, bool) {
	m := Memory(t)
	if m == nil {
		return 0, false
	}
	return llvm.SizeOf(m)
}

func isVolatile(t ir.Type) bool {
	switch t := t.(type) {
	case *RefType:
		return t.Volatile
	case *BoxType:
		return t.Volatile
	}
	return false
}

// leads reports whether a value of a type leads to memory: an address or a descriptor.
func leads(t ir.Type) bool {
	n, ok := t.(*NumberType)
	return Pointee(t) != nil || llvm.IsPtr(t) || ok && n.name == "boxchar"
}

// access is the ir.Accesses of load and store.
type access struct{ memory int }

// Accesses implements ir.Accesses.
func (a access) Accesses(o *ir.Op) ([]ir.Access, bool) {
	x := ir.Access{Addr: o.Operand(a.memory), Write: a.memory > 0}
	if x.Write {
		x.Value = o.Operand(0)
	} else {
		x.Value = o.Result(0)
	}
	size, ok := sizeOf(x.Value.Type())
	x.Size = ir.IntExpr(size)
	return []ir.Access{x}, ok && !isVolatile(x.Addr.Type())
}

// orders is the ir.Orders of accesses: programs poll volatile variables.
type orders struct{}

// Order implements ir.Orders.
func (orders) Order(o *ir.Op) ir.Order {
	for _, v := range o.Operands() {
		if isVolatile(v.Type()) {
			return ir.Acquire | ir.Release
		}
	}
	return 0
}

// copies is the ir.Accesses of copy.
type copies struct{}

// Accesses implements ir.Accesses.
func (copies) Accesses(o *ir.Op) ([]ir.Access, bool) {
	size, ok := sizeOf(Pointee(o.Operand(0).Type()))
	n := ir.IntExpr(size)
	return []ir.Access{{Addr: o.Operand(0), Size: n}, {Addr: o.Operand(1), Size: n, Write: true}},
		ok && !isVolatile(o.Operand(0).Type()) && !isVolatile(o.Operand(1).Type())
}

// derived is the ir.Derives of operations on addresses and descriptors.
type derived struct{}

// Derivation implements ir.Derives.
func (derived) Derivation(o *ir.Op) (d ir.Derivation, ok bool) {
	if !leads(o.Result(0).Type()) || !leads(o.Operand(0).Type()) {
		return d, false
	}
	d.From = o.Operand(0)
	switch o.Def() {
	case Load:
		d.Path = ir.Pointed
		if _, box := o.Result(0).Type().(*BoxType); box {
			d.Path = ir.Described
		}
		d.Vague = isVolatile(d.From.Type())
	case Embox, Rebox:
		d.Vague = len(o.GetAll("slice")) > 0
	case ArrayCoor:
		d = element(o)
	case CoordinateOf:
		d = coordinates(o)
	}
	return d, true
}

// KeepsValue implements ir.IntegerCast: the conversion of an integer to one of at least as many bits, or of the counter of a loop,
// which has values of the loop variable's type.
func (derived) KeepsValue(o *ir.Op) bool {
	if !o.Is(Convert) && !o.Is(NoReassoc) {
		return false
	}
	from, to := widthOf(o.Operand(0).Type()), widthOf(o.Result(0).Type())
	counter := o.Operand(0).Op() == nil && o.Operand(0).Type() == ir.Index() && to > 1
	return from > 1 && to >= from || counter
}

func widthOf(t ir.Type) int {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width
	case *ir.IndexType:
		return 64
	}
	return 0
}

// A shaped is an array in memory: what the operations say that lead to its address or descriptor.
type shaped struct {
	from *ir.Value
	// array is its type; nil: no array. shape is the operation with its extents; nil where there is none.
	array *ArrayType
	shape *ir.Op
	// described: the distances between elements are in a descriptor.
	described bool
}

// arrayAt is the array at an address or descriptor; shape is what the operation that uses it says of the shape.
func arrayAt(v, shape *ir.Value) shaped {
	a := shaped{from: v}
	a.array, _ = Pointee(v.Type()).(*ArrayType)
	if shape != nil {
		a.shape = shape.Op()
	}
	if _, a.described = v.Type().(*BoxType); !a.described {
		return a
	}
	if a.array == nil {
		a.array, _ = arrayIn(v.Type())
	}
	// A descriptor that is made here, of memory without gaps.
	for d := v.Op(); d != nil; d = d.Operand(0).Op() {
		switch {
		case d.Is(Embox) && len(d.GetAll("slice")) == 0:
			if t, ok := Pointee(d.Operand(0).Type()).(*ArrayType); ok && a.array != nil && len(t.Shape) == len(a.array.Shape) {
				a.described, a.array, a.shape = false, t, nil
				if s := d.Get("shape"); s != nil {
					a.shape = s.Op()
				}
			}
			return a
		case d.Is(Rebox) && len(d.GetAll("slice")) == 0, d.Is(Declare), d.Is(Convert):
		default:
			return a
		}
	}
	return a
}

// extent is the number of elements of a dimension; nil where it is unknown.
func (a *shaped) extent(i int) ir.Expr {
	if n := a.array.Shape[i]; n != ir.Dynamic {
		return ir.IntExpr(n)
	}
	switch {
	case a.shape.Is(Shape) && i < a.shape.NumOperands():
		return ir.ValueExpr(a.shape.Operand(i))
	case a.shape.Is(ShapeShift) && 2*i+1 < a.shape.NumOperands():
		return ir.ValueExpr(a.shape.Operand(2*i + 1))
	}
	return nil
}

// subscripts are those of an element by its indices, which count from 0; vague where the sizes are unknown.
func (a *shaped) subscripts(indices []ir.Expr, params []*ir.Value) (list []ir.Subscript, vague bool) {
	if a.array == nil || a.array.AnyRank || len(indices) > len(a.array.Shape) {
		return nil, true
	}
	size, known := sizeOf(a.array.Elem)
	stride := ir.IntExpr(size)
	if c, char := a.array.Elem.(*CharType); char && !known && len(params) > 0 {
		size = c.Kind
		stride, known = ir.ValueExpr(params[len(params)-1]).Times(ir.IntExpr(c.Kind))
	}
	if !known {
		return nil, true
	}
	for i, x := range indices {
		s := ir.Subscript{Index: x, Stride: stride, Dim: i, Unit: size}
		if a.described && i > 0 {
			// The elements of the first dimension are as far apart as their size in all but sections; whatever the distance is,
			// different subscripts are different elements.
			s.Stride = nil
		}
		list = append(list, s)
		if !a.described && i+1 < len(indices) {
			n := a.extent(i)
			if n == nil {
				return nil, true
			}
			if stride, known = stride.Times(n); !known {
				return nil, true
			}
		}
	}
	return list, false
}

// element is the address that array_coor computes, in a section if it has a slice. Indices count from the lower bounds that the shape says, or from one.
func element(o *ir.Op) ir.Derivation {
	var section []*ir.Value
	if s := o.Get("slice"); s != nil {
		if s.Op() == nil || !s.Op().Is(Slice) || len(s.Op().GetAll("fields")) > 0 || len(s.Op().GetAll("substr")) > 0 {
			return ir.Derivation{From: o.Get("memref"), Vague: true}
		}
		section = s.Op().GetAll("triples")
	}
	return elementIn(o.Get("memref"), o.Get("shape"), o.GetAll("indices"), section, o.GetAll("typeparams"))
}

// Element is the address of an element of an array by indices that count from the lower bounds of a shape, or from one if that says none.
func Element(array, shape *ir.Value, indices []*ir.Value) ir.Derivation {
	return elementIn(array, shape, indices, nil, nil)
}

func elementIn(array, shape *ir.Value, indices, section, params []*ir.Value) ir.Derivation {
	d := ir.Derivation{From: array}
	a := arrayAt(d.From, shape)
	var lower []*ir.Value
	if shape != nil {
		if shape.Op() == nil {
			d.Vague = true // its lower bounds are unknown
			return d
		}
		lower = origins(shape.Op())
	}
	var list []ir.Expr
	for i, v := range indices {
		x, first := ir.ValueExpr(v), ir.IntExpr(1)
		if i < len(lower) {
			first = ir.ValueExpr(lower[i])
		}
		switch {
		case 3*i+2 >= len(section):
			x = x.Plus(first, -1)
		case section[3*i+2].Op().Is(Undefined):
			x = ir.ValueExpr(section[3*i]).Plus(first, -1)
		default:
			by, ok := x.Plus(first, -1).Times(ir.ValueExpr(section[3*i+2]))
			if d.Vague = !ok; d.Vague {
				return d
			}
			x = by.Plus(ir.ValueExpr(section[3*i]), 1).Plus(first, -1)
		}
		list = append(list, x)
	}
	d.Subscripts, d.Vague = a.subscripts(list, params)
	return d
}

// origins are the lower bounds that a shape says.
func origins(shape *ir.Op) []*ir.Value {
	switch {
	case shape.Is(Shift):
		return shape.Operands()
	case shape.Is(ShapeShift):
		var list []*ir.Value
		for i := 0; i < shape.NumOperands(); i += 2 {
			list = append(list, shape.Operand(i))
		}
		return list
	}
	return nil
}

// anyField marks, among the field indices of coordinate_of, a coordinate that is an operand.
const anyField = -1 << 31

// coordinates is the address that coordinate_of computes. Indices count from 0.
func coordinates(o *ir.Op) ir.Derivation {
	d := ir.Derivation{From: o.Get("ref")}
	coor := o.GetAll("coor")
	var fields []int64
	if a, ok := o.Attr("field_indices").(*ir.DenseArrayAttr); ok {
		fields = a.Values
	} else {
		fields = slices.Repeat([]int64{anyField}, len(coor))
	}
	t := Pointee(d.From.Type())
	if _, box := d.From.Type().(*BoxType); box && Pointee(t) != nil {
		t = Pointee(t)
	}
	outermost := d.From
	for len(fields) > 0 {
		n := 1
		var ok bool
		var size int64
		if array, is := t.(*ArrayType); is && fields[0] == anyField {
			n = min(len(array.Shape), len(coor), len(fields))
			a := shaped{array: array}
			if outermost != nil {
				a = arrayAt(outermost, nil)
			}
			var indices []ir.Expr
			for _, v := range coor[:n] {
				indices = append(indices, ir.ValueExpr(v))
			}
			list, vague := a.subscripts(indices, nil)
			if d.Vague = vague || n == 0; d.Vague {
				return d
			}
			d.Subscripts, coor, t = append(d.Subscripts, list...), coor[n:], array.Elem
		} else {
			field := fields[0]
			if field == anyField {
				if len(coor) > 0 {
					field, ok = ir.ConstantInt(coor[0])
				}
				if !ok {
					d.Vague = true
					return d
				}
				coor = coor[1:]
			}
			if size, t, ok = Member(t, field); !ok {
				d.Vague = true
				return d
			}
			d.Offset += size
		}
		fields, outermost = fields[n:], nil
	}
	return d
}

// object is the ir.Identifies of allocations and globals.
type object struct{}

// Identity implements ir.Identifies.
func (object) Identity(o *ir.Op) ir.Identity {
	if s, ok := o.Attr("symbol").(*ir.SymbolRefAttr); ok {
		return ir.Identity{Global: s, Name: UserName(s.Root)}
	}
	return ir.Identity{Fresh: true, Local: o.Is(Alloca), Name: UserName(o.StringAttr("uniq_name"))}
}

// Derivation implements ir.Derives: the results of a declaration are other names of the memory.
func (Declaration) Derivation(o *ir.Op) (ir.Derivation, bool) {
	return ir.Derivation{From: o.Operand(0)}, true
}

// Identity implements ir.Identifies. Variables without the attributes that allow another address for them are accessed by their
// names; a dummy argument that is written is no other variable (Fortran 2018 §15.5.2.13).
func (Declaration) Identity(o *ir.Op) ir.Identity {
	unique := o.StringAttr("uniq_name")
	id := ir.Identity{Name: UserName(unique)}
	if bits, ok := VarAttrs.Of(o.Attr("fortran_attrs")); ok {
		for _, name := range []string{"pointer", "target", "host_assoc", "cray_pointee"} {
			if n, _ := VarAttrs.Value(name); bits&n != 0 {
				return id
			}
		}
	}
	if !sharesStorage(o) {
		id.Unique = unique
	}
	return id
}

// sharesStorage reports whether a variable has memory in common with another one of its scope, by equivalence.
func sharesStorage(o *ir.Op) bool {
	base, from, to := storage(o)
	if base == nil {
		return false
	}
	for x := o.Parent().First(); x != nil; x = x.Next() {
		if x == o || x.Def() != o.Def() {
			continue
		}
		if b, f, t := storage(x); b == base && f < to && from < t {
			return true
		}
	}
	return false
}

// storage is the range of bytes of the larger object that a variable is a part of; nil if it is not. Objects are equal as keys.
func storage(o *ir.Op) (base any, from, to int64) {
	v := o.Get("storage")
	if v == nil {
		return nil, 0, 0
	}
	base = v
	if g := v.Op(); g != nil && g.Is(AddressOf) {
		base = g.Attr("symbol")
	}
	from = o.IntAttr("storage_offset")
	size, ok := sizeOf(Pointee(o.Operand(0).Type()))
	if !ok {
		return base, from, 1 << 62
	}
	return base, from, from + size
}
