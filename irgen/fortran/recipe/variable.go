package recipe

import (
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// A Variable describes what private copies are made of.
type Variable struct {
	Fortran front.Type
	// Type is the type of a number, logical, character of constant length or derived type, !fir.boxchar of another character, a
	// descriptor of an array, allocatable or pointer, or !fir.ptr<T> of an equivalenced variable.
	Type ir.Type
	// Ones reports that the extents are constants and that dimensions begin at one.
	Ones bool
	// Initialize reports that objects of the derived type have default values, and Clone that a copy without a value has
	// allocatable components of the shape of the original's.
	Initialize, Clone bool
	// Source is the statement that messages of the library name.
	Source source.Span
}

// kind is how copies of a variable are kept.
type kind int

const (
	value     kind = iota // in storage that the operation provides
	character             // a character whose length is not constant: an address with a length
	array                 // a descriptor of memory that is never null
	heap                  // a descriptor of an allocatable
	pointer               // a descriptor of a pointer
)

func (v *Variable) kind() kind {
	switch t := v.Type.(type) {
	case *fir.NumberType:
		if t.Mnemonic() == "boxchar" {
			return character
		}
	case *fir.BoxType:
		if r, ok := t.Elem.(*fir.RefType); ok {
			if r.Mnemonic() == "ptr" {
				return pointer
			}
			return heap
		}
		return array
	}
	return value
}

// Target is the type of what a descriptor is of.
func (v *Variable) Target() ir.Type {
	elem := v.Type.(*fir.BoxType).Elem
	if r, ok := elem.(*fir.RefType); ok {
		return r.Elem
	}
	return elem
}

// rank is the number of dimensions of what a descriptor is of.
func (v *Variable) rank() int {
	if a, ok := v.Target().(*fir.ArrayType); ok {
		return len(a.Shape)
	}
	return 0
}

// described reports whether the copies are reached by descriptors.
func (v *Variable) described() bool { return v.kind() >= array }

func unbox(x *entity.Memory, v *ir.Value) (addr, length *ir.Value) {
	k := v.Type().(*fir.NumberType).N
	o := x.Op(fir.UnboxChar, []*ir.Value{v}, []ir.Type{fir.Ref(fir.Char(int64(k), ir.Dynamic)), ir.Index()})
	return o.Result(0), o.Result(1)
}

// extents are the sizes of the dimensions of what a descriptor is of; open are those that the type does not have.
func (v *Variable) extents(x *entity.Memory, box *ir.Value) (all, open []*ir.Value) {
	a, ok := v.Target().(*fir.ArrayType)
	if !ok {
		return nil, nil
	}
	for d, n := range a.Shape {
		if n != ir.Dynamic {
			all = append(all, x.Idx(n))
			continue
		}
		_, e, _ := x.BoxDims(box, d)
		all, open = append(all, e), append(open, e)
	}
	return all, open
}

// length is the length of the characters that a descriptor is of, as an operand that types with open lengths need.
func (v *Variable) length(x *entity.Memory, box *ir.Value) []*ir.Value {
	c, ok := build.ElementOf(v.Target()).(*fir.CharType)
	if !ok || c.Len != ir.Dynamic {
		return nil
	}
	return []*ir.Value{x.BoxCharLen(box, front.Type{Kind: v.Fortran.Kind, Class: v.Fortran.Class, Len: -1})}
}

// zeroShape is the shape of an array without elements, nil for a scalar.
func (v *Variable) zeroShape(x *entity.Memory) *ir.Value {
	n := v.rank()
	if n == 0 {
		return nil
	}
	zero := x.Idx(0)
	list := make([]*ir.Value, n)
	for i := range list {
		list[i] = zero
	}
	return x.ShapeOf(list)
}
