package initial

import (
	"go/constant"
	"strings"

	"accc/frontend"
	front "accc/frontend/fortran"
)

// A Datum is the initial value of a variable or of a part of one. What is not set has its default.
type Datum struct {
	Type front.Type
	// Extents are nil for a scalar.
	Extents []int64
	Value   constant.Value
	// Elems are the elements by their positions, the first dimension fastest; Comps the components by their names.
	Elems map[int64]*Datum
	Comps map[string]*Datum
	// Node is the target of a pointer, or a procedure.
	Node *front.Node
	// Set tells that something is set, and be it a part.
	Set bool
	// whole is the character that this is a substring of, which begins after skip bytes of it.
	whole *Datum
	skip  int64
	// Outer are the values of the names in the declared type and shape, Lengths those of the length parameters of the
	// type itself.
	Outer, Lengths Env
}

// Element is an element of an array of which nothing is set.
func (d *Datum) Element() *Datum { return &Datum{Type: d.Type, Outer: d.Outer, Lengths: d.Lengths} }

// Total is the number of elements, 1 for a scalar.
func (d *Datum) Total() int64 {
	n := int64(1)
	for _, e := range d.Extents {
		n *= max(0, e)
	}
	return n
}

// At is the element at a position.
func (d *Datum) At(i int64) *Datum {
	if d.Extents == nil {
		return d
	}
	if d.Elems == nil {
		d.Elems = map[int64]*Datum{}
	}
	e := d.Elems[i]
	if e == nil {
		e = d.Element()
		d.Elems[i] = e
	}
	d.Set = true
	return e
}

// component is the datum of a component, wherever the type has it from.
func (d *Datum) component(c *front.Symbol) *Datum {
	if d.Comps == nil {
		d.Comps = map[string]*Datum{}
	}
	d.Set = true
	d.Lengths = d.LengthValues()
	e := d.Comps[c.Name]
	if e == nil {
		e = &Datum{Type: c.Type, Outer: d.Lengths}
		if len(c.Dims) > 0 {
			e.Extents = c.Extents
		}
		d.Comps[c.Name] = e
	}
	return e
}

// Components are the components in order, those of the type extended first.
func Components(d *front.Derived) []*front.Symbol {
	if d == nil {
		return nil
	}
	return append(Components(d.Parent), d.Components...)
}

// HasDefault reports whether variables of a type start with some value.
func HasDefault(t front.Type) bool {
	if t.Class != frontend.Aggregate || t.Derived == nil {
		return false
	}
	for _, c := range Components(t.Derived) {
		if c.Init != nil || described(c) || HasDefault(c.Type) {
			return true
		}
	}
	return false
}

// described reports whether a component is a descriptor.
func described(c *front.Symbol) bool {
	return c.Has(front.Allocatable | front.PointerAttr | front.Automatic)
}

// Padded is a text of a length.
func Padded(s string, n int64) string {
	if n < 0 {
		return s
	}
	if int64(len(s)) >= n {
		return s[:n]
	}
	return s + strings.Repeat(" ", int(n)-len(s))
}
