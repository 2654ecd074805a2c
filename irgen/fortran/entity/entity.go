package entity

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// An Entity is what a designator or an expression denotes in memory: a variable, an element, section or component of
// one, or a temporary.
type Entity struct {
	Type front.Type
	// Sym is the variable or component that the designator ends with, nil for a temporary.
	Sym *front.Symbol
	// Base is the variable that it begins with.
	Base *front.Symbol
	Rank int
	// Addr is where a scalar, or the first element of an array without gaps, is; nil if there is only a descriptor.
	Addr *ir.Value
	// Box is the descriptor, where there is one as a value.
	Box *ir.Value
	// Ref is the address of the descriptor of an allocatable or pointer.
	Ref   *ir.Value
	Shape *ir.Value
	// Lower and Extent are those of the dimensions, of type index. Lower is nil where all are one; where Extent, or one of
	// its elements, is nil, the descriptor has it.
	Lower, Extent []*ir.Value
	// Of is the array that a section is of, Subs its subscripts; Path are components and Part is a substring of each
	// element.
	Of   *Entity
	Subs []Subscript
	Path []Step
	Part *Substring
	// Len is the length of a character, of type index.
	Len *ir.Value
	// Temp reports that nothing else refers to the memory.
	Temp bool
	// Dynamic is a descriptor with the dynamic type of an element of a polymorphic array.
	Dynamic *ir.Value
}

// A Step goes to a component, and to an element of it where index is set.
type Step struct {
	Name  string
	Index []*ir.Value
	Shape *ir.Value
	Lower []*ir.Value
}

// A Subscript is one of a section: an index, a triplet or a vector.
type Subscript struct {
	Index       *ir.Value // of type index
	Lower, Step *ir.Value
	Extent      *ir.Value // number of elements
	Upper       *ir.Value
	Vector      *Entity
}

// A Substring is a part of a character: from and len are of type index.
type Substring struct{ From, Len *ir.Value }

// A Variable is where a symbol lives: the result of its fir.declare, in flang's form. addr is
//
//	!fir.ref<T> of a scalar, !fir.ref<!fir.array<..>> with shape of an array,
//	!fir.box<!fir.array<..>> of an assumed-shape array, !fir.class<T> of a polymorphic dummy argument,
//	!fir.ref<!fir.box<!fir.heap<..>>> or ptr of an allocatable or pointer,
//	!fir.ref<!fir.char<1,?>> with len of a character.
type Variable struct {
	Sym   *front.Symbol
	Addr  *ir.Value
	Shape *ir.Value // fir.shape, shape_shift or shift, or nil
	// Lower and Extent are of type index; an extent is nil where the descriptor holds it.
	Lower, Extent []*ir.Value
	// Box is the descriptor of an array that came by one.
	Box *ir.Value
	// Held is the address of the descriptor of a private copy that is reached by one, and Char the value that holds the address
	// and the length of a private copy of a character; nil for other variables.
	Held, Char *ir.Value
	// Len is the length of a character, of type index; nil where the descriptor holds it.
	Len      *ir.Value
	Optional bool
	// Lens are the length parameters in the declaration of an allocatable or pointer of derived type, of type index;
	// one that is deferred is nil.
	Lens []*ir.Value
}

// ByValue reports whether elements of a type are values.
func ByValue(t front.Type) bool {
	switch t.Class {
	case frontend.Character, frontend.Aggregate:
		return false
	}
	return true
}

// IsCharacter reports whether a type is a character type.
func IsCharacter(t front.Type) bool { return t.Class == frontend.Character }

// IsDesignator reports whether a node is a variable reference.
func IsDesignator(n *front.Node) bool {
	switch n.Kind {
	case front.NameExpr:
		return n.Symbol != nil && (n.Symbol.Kind == front.Variable || n.Symbol.Kind == front.Parameter)
	case front.MemberExpr:
		if n.Symbol == nil || n.Symbol.Kind != front.Variable {
			return false
		}
		return IsDesignator(n.Args[0])
	case front.RefExpr:
		switch n.Ref {
		case front.Element, front.Section, front.Substring:
			return IsDesignator(n.Args[0])
		}
	}
	return false
}

// AddressOf is the address of a scalar entity.
func (x *Memory) AddressOf(e *Entity) *ir.Value {
	if e.Addr == nil && e.Box != nil {
		return x.BoxAddr(e.Box)
	}
	return e.Addr
}

// LoadEntity is the value of a scalar entity.
func (x *Memory) LoadEntity(e *Entity) *ir.Value {
	return x.Load(e.Addr)
}

// StoreScalar stores a number or logical.
func (x *Memory) StoreScalar(to *Entity, v *ir.Value) {
	addr := x.AddressOf(to)
	x.Store(x.Convert(v, build.PointeeOf(addr.Type())), addr)
}

// LenOf is the length of a character entity.
func (x *Memory) LenOf(e *Entity) *ir.Value {
	if e.Type.Len >= 0 {
		return x.Idx(e.Type.Len)
	}
	if e.Len == nil {
		if e.Addr != nil {
			if c, ok := build.ElementOf(e.Addr.Type()).(*fir.CharType); ok && c.Len != ir.Dynamic {
				return x.Idx(c.Len)
			}
		}
		if e.Box != nil {
			return x.BoxCharLen(e.Box, e.Type)
		}
		return x.Idx(1)
	}
	return e.Len
}

// CharOf is the address and length of a character entity.
func (x *Memory) CharOf(e *Entity) (addr, length *ir.Value) { return e.Addr, x.LenOf(e) }

// BoxCharLen is the length of the characters that a descriptor is of.
func (x *Memory) BoxCharLen(box *ir.Value, t front.Type) *ir.Value {
	if t.Len >= 0 {
		return x.Idx(t.Len)
	}
	n := x.Op1(fir.BoxEleSize, ir.Index(), box)
	if t.Kind > 1 {
		n = x.Op1(arith.DivSI, ir.Index(), n, x.Idx(int64(t.Kind)))
	}
	return n
}

// OfVariable is a whole variable.
func (x *Memory) OfVariable(v *Variable) *Entity {
	s := v.Sym
	e := &Entity{Type: s.Type, Sym: s, Base: s, Rank: s.Rank(), Len: v.Len}
	if s.Has(front.Allocatable | front.PointerAttr) {
		e.Ref = v.Addr
		return x.ThroughRef(e)
	}
	e.Shape, e.Lower, e.Extent = v.Shape, v.Lower, v.Extent
	if build.IsBox(v.Addr.Type()) {
		e.Box = v.Box
		if e.Rank == 0 {
			e.Addr = x.BoxAddr(v.Addr)
		}
		return e
	}
	e.Addr, e.Box = v.Addr, v.Box
	return e
}

// Descriptor is the descriptor of a variable that is passed by one, or the current one of an allocatable or pointer.
func (x *Memory) Descriptor(v *Variable) *ir.Value {
	if v.Sym.Has(front.Allocatable | front.PointerAttr) {
		return x.Load(v.Addr)
	}
	return v.Addr
}

// ThroughRef reads the descriptor at e.ref: the current target of the allocatable or pointer.
func (x *Memory) ThroughRef(e *Entity) *Entity {
	e.Box = x.Load(e.Ref)
	if IsCharacter(e.Type) && e.Len == nil {
		e.Len = x.BoxCharLen(e.Box, e.Type)
	}
	if e.Rank == 0 {
		if !e.Type.Poly {
			e.Addr = x.BoxAddr(e.Box)
		}
		return e
	}
	e.Addr = x.BoxAddr(e.Box)
	for i := range e.Rank {
		lower, extent, _ := x.BoxDims(e.Box, i)
		e.Lower = append(e.Lower, lower)
		e.Extent = append(e.Extent, extent)
	}
	if e.Type.Poly || e.Sym != nil && e.Sym.Has(front.PointerAttr) && !e.Sym.Has(front.Contiguous) {
		// A pointer may have strides, and the elements of a polymorphic array any size, which only the descriptor knows.
		e.Addr = nil
		e.Shape = x.Shift(e.Lower)
	} else {
		e.Shape = x.ShapeShift(e.Lower, e.Extent)
	}
	return e
}

// ExtentOf is the number of elements of a dimension.
func (x *Memory) ExtentOf(e *Entity, d int) *ir.Value {
	if d < len(e.Extent) && e.Extent[d] != nil {
		return e.Extent[d]
	}
	if e.Of != nil {
		return x.Extents(e)[d]
	}
	_, n, _ := x.BoxDims(x.BoxOf(e), d)
	return n
}

// Extents are the numbers of elements of all dimensions.
func (x *Memory) Extents(e *Entity) []*ir.Value {
	if e.Rank > 0 && len(e.Extent) == e.Rank {
		full := true
		for _, n := range e.Extent {
			full = full && n != nil
		}
		if full {
			return e.Extent
		}
	}
	var out []*ir.Value
	if e.Of != nil {
		if e.Subs == nil {
			out = x.Extents(e.Of)
		}
		for _, s := range e.Subs {
			switch {
			case s.Vector != nil:
				out = append(out, x.ExtentOf(s.Vector, 0))
			case s.Index == nil:
				out = append(out, s.Extent)
			}
		}
	} else {
		for d := range e.Rank {
			out = append(out, x.ExtentOf(e, d))
		}
	}
	e.Extent = out
	return out
}

// LowerOf is the lower bound of a dimension.
func (x *Memory) LowerOf(e *Entity, d int) *ir.Value {
	if d < len(e.Lower) {
		return e.Lower[d]
	}
	return x.Idx(1)
}

// StaticExtents are those that are constants, -1 for others.
func StaticExtents(list []*ir.Value) []int64 {
	out := make([]int64, len(list))
	for i, v := range list {
		n, ok := build.ConstantOf(v)
		if !ok {
			n = -1
		}
		out[i] = n
	}
	return out
}
