package c

import (
	"fmt"

	"accc/dialects/llvm"
	front "accc/frontend/c"
	"accc/ir"

	"modernc.org/cc/v4"
)

// A layout is how a struct or union is stored: its IR type and where each member is.
type layout struct {
	typ ir.Type
	// index is the member's number in typ; members that are not there (bit-fields, and those of
	// records whose layout the IR type cannot express) are reached by their byte offset.
	index map[int64]int
}

// types turns C types into IR types, remembering the records.
type types struct {
	ctx     *ir.Context
	ast     *cc.AST
	layouts map[any]*layout
	names   map[string]int
	alone   func() // called before layouts are added, nil: whenever that is
}

// unsupportedType is the panic value of irType for an unsupported type; guard catches it.
type unsupportedType struct{ text string }

// memory is the type of an object of type t in memory.
func (ts *types) memory(t cc.Type) ir.Type {
	switch t := t.(type) {
	case *cc.ArrayType:
		if t.IsVLA() || t.Len() < 0 {
			return ts.memory(t.Elem())
		}
		return arrayType(t.Len(), ts.memory(t.Elem()))
	case *cc.StructType, *cc.UnionType:
		return ts.record(t).typ
	}
	if v := front.VectorType(t); v != nil {
		// In a structure, for the bounds of a section count the elements of arrays.
		return literalStruct(arrayType(v.Lanes(), ts.value(ts.kind(v.Elem))))
	}
	switch {
	case t.Kind() == cc.Bool:
		return ir.I8()
	case t.Kind() == cc.LongDouble:
		// Computed as a double, it occupies the bytes that the ABI reserves.
		return literalStruct(ir.F64(), arrayType(t.Size()-8, ir.I8()))
	case cc.IsComplexType(t):
		e := ts.memory(ts.complexPart(t))
		return literalStruct(e, e)
	}
	return ts.value(t)
}

// value is the type of an SSA value of a scalar type t.
func (ts *types) value(t cc.Type) ir.Type {
	if t.VectorSize() > 0 {
		if front.VectorType(t) == nil {
			panic(unsupportedType{"vector type " + t.String()})
		}
		return ptrType()
	}
	switch t.Kind() {
	case cc.Bool:
		return ir.I1()
	case cc.Enum:
		return ts.value(t.(*cc.EnumType).UnderlyingType())
	case cc.Float, cc.Float32:
		return ir.F32()
	case cc.Double, cc.LongDouble, cc.Float64, cc.Float32x:
		return ir.F64()
	case cc.Ptr, cc.Array, cc.Function:
		return ptrType()
	}
	if cc.IsIntegerType(t) && t.Size() <= 8 {
		return ir.Int(int(t.Size()) * 8)
	}
	if cc.IsComplexType(t) || t.Kind() == cc.Struct || t.Kind() == cc.Union {
		return ptrType()
	}
	panic(unsupportedType{"type " + t.String()})
}

// isAggregate reports whether values of t are handled by their address.
func isAggregate(t cc.Type) bool {
	return t.Kind() == cc.Struct || t.Kind() == cc.Union || cc.IsComplexType(t) || t.VectorSize() > 0
}

func isComplex(t cc.Type) bool { return cc.IsComplexType(t) }

// kind is the arithmetic type of a kind.
func (ts *types) kind(k cc.Kind) cc.Type {
	for _, t := range []cc.Type{ts.ast.Char, ts.ast.SChar, ts.ast.UChar, ts.ast.Short, ts.ast.UShort, ts.ast.Int, ts.ast.UInt, ts.ast.Long, ts.ast.ULong,
		ts.ast.LongLong, ts.ast.ULongLong, ts.ast.Float, ts.ast.Double} {
		if t.Kind() == k {
			return t
		}
	}
	panic(unsupportedType{"type " + k.String()})
}

// complexPart is the type of the two parts of a complex type.
func (ts *types) complexPart(t cc.Type) cc.Type {
	switch t.Kind() {
	case cc.ComplexFloat:
		return ts.ast.Float
	case cc.ComplexDouble:
		return ts.ast.Double
	case cc.ComplexLongDouble:
		return ts.ast.LongDouble
	case cc.ComplexChar:
		return ts.ast.Char
	case cc.ComplexShort:
		return ts.ast.Short
	case cc.ComplexUShort:
		return ts.ast.UShort
	case cc.ComplexInt:
		return ts.ast.Int
	case cc.ComplexUInt:
		return ts.ast.UInt
	case cc.ComplexLong:
		return ts.ast.Long
	case cc.ComplexLongLong:
		return ts.ast.LongLong
	}
	panic(unsupportedType{"type " + t.String()})
}

// A record is a struct or a union.
type record interface {
	cc.Type
	NumFields() int
	FieldByIndex(int) *cc.Field
	Tag() cc.Token
}

// record lays out a struct or union. cc/v4 copies a type when qualifiers or attributes are added
// to it; the declarator of the first member stays the same and identifies the definition.
func (ts *types) record(t cc.Type) *layout {
	r := t.(record)
	var key any = t
	for i := range r.NumFields() {
		if d := r.FieldByIndex(i).Declarator(); d != nil {
			key = d
			break
		}
	}
	if l := ts.layouts[key]; l != nil {
		return l
	}
	if ts.alone != nil {
		ts.alone()
	}
	for i := range r.NumFields() {
		if a, ok := r.FieldByIndex(i).Type().(*cc.ArrayType); ok && a.IsVLA() {
			panic(unsupportedType{"a structure with a member of variable length"})
		}
	}
	tag := r.Tag()
	name := tag.SrcStr()
	if name == "" {
		name = "anon"
		if d := t.Typedef(); d != nil {
			name = d.Name()
		}
	}
	if t.Kind() == cc.Union {
		name = "union." + name
	}
	n := ts.names[name]
	ts.names[name]++
	if n > 0 {
		name = fmt.Sprintf("%s.%d", name, n)
	}
	l := &layout{index: map[int64]int{}}
	ts.layouts[key] = l
	if t.Kind() == cc.Union {
		body, tight := ts.unionBody(r)
		l.typ = ts.named(name, tight, body)
		return l
	}
	for _, tight := range []bool{false, true} {
		if body, ok := ts.structBody(r, l.index, tight); ok {
			l.typ = ts.named(name, tight, body)
			return l
		}
		clear(l.index)
	}
	l.typ = ts.named(name, false, []ir.Type{wordsOf(t.Size(), int64(t.Align()))})
	return l
}

// structBody lists the members of a struct, with padding where the ABI has more of it than the alignment of the IR
// types implies, and records their numbers by byte offset. In a tight struct that alignment is ignored. ok is false
// when the alignment of the IR types would move a member.
func (ts *types) structBody(r record, index map[int64]int, tight bool) (body []ir.Type, ok bool) {
	at := int64(0)
	alignOf := func(t ir.Type) int64 {
		if tight {
			return 1
		}
		return alignOf(t)
	}
	add := func(t ir.Type, off int64) bool {
		natural := alignUp(at, alignOf(t))
		if natural > off {
			return false
		}
		if natural < off {
			body = append(body, arrayType(off-at, ir.I8()))
		}
		body = append(body, t)
		at = off + sizeOf(t)
		return alignUp(off, alignOf(t)) == off
	}
	for i := range r.NumFields() {
		f := r.FieldByIndex(i)
		if f.IsBitfield() {
			// A storage unit is written once, by its first member; overlapping units are left to
			// byte offsets.
			if f.ValueBits() == 0 || f.Offset() < at {
				if f.ValueBits() > 0 && f.Offset()+f.AccessBytes() > at {
					return nil, false
				}
				continue
			}
			unit := int64(f.GroupSize())
			if unit&(unit-1) != 0 || unit == 0 || !add(ir.Int(8*int(unit)), f.Offset()) {
				return nil, false
			}
			continue
		}
		t := ts.memory(f.Type())
		if f.IsFlexibleArrayMember() {
			t = arrayType(0, ts.memory(f.Type().(*cc.ArrayType).Elem()))
		}
		if !add(t, f.Offset()) {
			return nil, false
		}
		index[f.Offset()] = len(body) - 1
	}
	align := int64(1)
	for _, t := range body {
		align = max(align, alignOf(t))
	}
	if size := alignUp(at, align); size > r.Size() {
		return nil, false
	} else if size < r.Size() {
		body = append(body, arrayType(r.Size()-at, ir.I8()))
	}
	return body, true
}

// unionBody is the member with the strictest alignment (the largest of these), padded to the size. A member with gaps,
// in which another may have its value, is unsuitable: words replace the union then. tight: that member has less
// alignment in the union than by itself.
func (ts *types) unionBody(r record) (body []ir.Type, tight bool) {
	var best ir.Type
	for i := range r.NumFields() {
		f := r.FieldByIndex(i)
		if f.IsBitfield() && f.ValueBits() == 0 {
			continue
		}
		t := ts.memory(f.Type())
		if best == nil || alignOf(t) > alignOf(best) || alignOf(t) == alignOf(best) && sizeOf(t) > sizeOf(best) {
			best = t
		}
	}
	switch size := r.Size(); {
	case best == nil || sizeOf(best) > size || scalarBytes(best) < sizeOf(best):
		return []ir.Type{wordsOf(size, int64(r.Align()))}, false
	case sizeOf(best) < size:
		return []ir.Type{best, arrayType(size-sizeOf(best), ir.I8())}, alignOf(best) > int64(r.Align())
	}
	return []ir.Type{best}, alignOf(best) > int64(r.Align())
}

// scalarBytes is the size of a type without its gaps.
func scalarBytes(t ir.Type) int64 {
	switch t := t.(type) {
	case *llvm.ArrayType:
		return t.Len * scalarBytes(t.Elem)
	case *llvm.StructType:
		n := int64(0)
		for _, e := range t.Elems() {
			n += scalarBytes(e)
		}
		return n
	}
	return sizeOf(t)
}

// wordsOf is an array of integers with a size and alignment in bytes.
func wordsOf(size, align int64) ir.Type {
	align = max(1, min(align, 8))
	if size%align != 0 {
		align = 1
	}
	return arrayType(size/align, ir.Int(int(align)*8))
}

func alignUp(n, align int64) int64 { return (n + align - 1) / align * align }
