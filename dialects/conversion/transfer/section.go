package transfer

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
)

// holdsDescriptor reports whether an address is that of a descriptor.
func holdsDescriptor(v *ir.Value) bool {
	_, box := fir.Pointee(v.Type()).(*fir.BoxType)
	return box
}

// A scope is a loop, of which values are asked that do not change while it runs.
type scope struct {
	*analysis
	// loop is the operation that a construct around the loop comes before.
	loop *ir.Op
	// The loop is operations in one block, one after the other, or blocks after operations that are its head.
	ops   []*ir.Op
	cycle *cycle
	// lifted are operations of the head that may come before a construct around the loop.
	lifted []*ir.Op
	// stretch are the operations if they are all from one to another, those that are inserted between them included; nil in other cases.
	stretch *stretch
	host    *effects
	// onDevice are the effects of all constructs inside, which reach the host when they end.
	onDevice *effects
	// visited are the effects of operations on the host.
	visited map[*ir.Op]*effects
	// rotations are those of pointer variables, nil for variables that are in none.
	rotations map[*ir.Value]*rotation
}

// holds reports whether an operation is inside.
func (s *scope) holds(o *ir.Op) bool {
	if s.cycle != nil && s.cycle.holds(o) {
		return true
	}
	if s.stretch != nil {
		return s.stretch.holds(o)
	}
	for _, x := range s.ops {
		if x == o || x.IsAncestorOf(o) {
			return true
		}
	}
	return s.describesHead(o)
}

// each calls f with the operations of the loop, without those inside of them.
func (s *scope) each(f func(o *ir.Op)) {
	for _, o := range s.ops {
		f(o)
	}
	if s.cycle != nil {
		for _, b := range s.cycle.blocks {
			for o := b.First(); o != nil; o = o.Next() {
				f(o)
			}
		}
	}
}

// walk calls f with all operations of the loop; f reports whether to go into one.
func (s *scope) walk(f func(o *ir.Op) bool) { s.each(func(o *ir.Op) { ir.Walk(o, f) }) }

// key is a text that equal values have in common which are the same whenever the scope evaluates them; ok is false for others.
func (s *scope) key(v *ir.Value) (text string, ok bool) {
	v = plain(v)
	o := v.Op()
	switch {
	case o == nil:
		return fmt.Sprintf("%p", v), !s.holds(v.Block().ParentOp())
	case !s.holds(o) && (o.NumOperands() > 0 || !ir.IsPure(o)):
		return fmt.Sprintf("%p", v), true
	case o.NumRegions() > 0:
		return "", false
	}
	if x, accesses := ir.As[ir.Accesses](o); accesses {
		list, plain := x.Accesses(o)
		if !plain || len(list) != 1 || list[0].Write || !s.unwritten(list[0].Addr) {
			return "", false
		}
	} else if !o.Is(acc.Bounds) && !o.Is(omp.MapBoundsOp) && !o.Is(fir.Declare) && !ir.IsPure(o) {
		return "", false
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s#%d:%s", o.Name(), v.Index(), ir.TypeString(v.Type()))
	for i := range o.Def().Attrs {
		fmt.Fprintf(&b, " %p", o.Prop(i))
	}
	b.WriteString(ir.FreeName(v))
	for _, x := range o.Operands() {
		k, ok := s.key(x)
		if !ok {
			return "", false
		}
		fmt.Fprintf(&b, " (%s)", k)
	}
	return b.String(), true
}

// plain is the extent that a shape has of which a descriptor is made that a value is asked of, and the value itself in other cases.
func plain(v *ir.Value) *ir.Value {
	shape, d := shapeOf(v)
	switch {
	case shape == nil || v.Index() != 1:
	case shape.Is(fir.Shape) && d < shape.NumOperands():
		return shape.Operand(d)
	case shape.Is(fir.ShapeShift) && 2*d+1 < shape.NumOperands():
		return shape.Operand(2*d + 1)
	}
	return v
}

// shapeOf is the shape of the whole array whose descriptor a value is asked of, and the dimension; nil for other values.
func shapeOf(v *ir.Value) (shape *ir.Op, dim int) {
	o := v.Op()
	if o == nil || !o.Is(fir.BoxDims) {
		return nil, 0
	}
	box := o.Operand(0).Op()
	n, ok := ir.ConstantInt(o.Operand(1))
	if box == nil || !box.Is(fir.Embox) || len(box.GetAll("slice")) > 0 || len(box.GetAll("shape")) == 0 || !ok {
		return nil, 0
	}
	return box.GetAll("shape")[0].Op(), int(n)
}

// isUnit reports whether a value is the distance between neighbours of a whole array, in elements or bytes.
func isUnit(v *ir.Value) bool {
	if shape, _ := shapeOf(v); shape != nil {
		return v.Index() == 2
	}
	n, ok := ir.ConstantInt(v)
	return ok && n == 1
}

// unwritten reports whether nothing at an address is written while the scope runs, not even by what a construct copies to the host.
func (s *scope) unwritten(addr *ir.Value) bool {
	list, ok := s.objects(addr)
	for _, x := range list {
		ok = ok && !s.host.mayWrite(x) && !s.onDevice.mayWrite(x)
	}
	return ok
}

// section is the key of what a data operation transfers.
func (s *scope) section(entry *ir.Op) (text string, ok bool) {
	m := mappingOf(entry)
	if m.unclear {
		return "", false
	}
	var b strings.Builder
	b.WriteString(ir.TypeString(m.typ))
	values := []*ir.Value{m.addr}
	for _, dim := range m.bounds {
		values = append(values, dim.Op().Operands()...)
	}
	for i, v := range values {
		if i == 0 {
			if r, _ := s.rotating(entry); r != nil {
				fmt.Fprintf(&b, " [rotation %p]", r)
				continue
			}
		}
		if isUnit(v) {
			b.WriteString(" [unit]")
			continue
		}
		k, ok := s.key(v)
		if !ok {
			return "", false
		}
		fmt.Fprintf(&b, " [%s]", k)
	}
	return b.String(), true
}

// before makes a value of the scope before it.
func (s *scope) before(b *ir.Builder, v *ir.Value, m *ir.Mapping) *ir.Value {
	o := v.Op()
	if o == nil || !s.holds(o) && !slices.Contains(s.temporary, o) {
		return v
	}
	if x := m.Lookup(v); x != v {
		return x
	}
	for _, x := range o.Operands() {
		s.before(b, x, m)
	}
	b.Insert(o.Clone(m))
	return m.Lookup(v)
}
