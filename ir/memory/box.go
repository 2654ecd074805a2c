package memory

import (
	"cmp"
	"slices"

	"accc/ir"
)

// A Box is bytes of an object: Size bytes at At + the sum of Step*i, for each i of a dimension from 0 to Count-1. It is empty where the size or a count is
// not positive.
type Box struct {
	At, Size ir.Expr
	Dims     []BoxDim
	// signed: Size is a product of counts that may be negative.
	signed bool
}

// A BoxDim is a dimension of a Box: Count steps of Step bytes.
type BoxDim struct{ Step, Count ir.Expr }

// Box returns the bytes of a location; false if it is not known where they are or how many.
func (l Location) Box() (Box, bool) {
	return Box{At: l.at, Size: number(l.Size)}, l.known && l.Size > 0
}

// has reports whether a box depends on a value.
func (b Box) has(is func(v *ir.Value) bool) bool {
	any := func(e ir.Expr) bool { return slices.ContainsFunc(e.Symbols(), is) }
	return any(b.At) || any(b.Size) || slices.ContainsFunc(b.Dims, func(d BoxDim) bool { return any(d.Step) || any(d.Count) })
}

// over is the union of a box over the values that a counter of a loop takes; false if that is no box. A box that does not depend on the counter is there if
// the loop runs, which must be certain.
func (a *Analysis) over(b Box, c ir.Counter) (Box, bool) {
	lower, upper, step := a.integer(c.Lower, 0), a.integer(c.Upper, 0), a.integer(c.Step, 0)
	by, constant := step.Constant()
	if !constant || by == 0 {
		return Box{}, false
	}
	count := upper.Plus(lower, -1)
	if by < 0 {
		count = lower.Plus(upper, -1)
	}
	if c.Inclusive {
		count = count.Plus(number(1), 1)
	}
	if m := max(by, -by); m > 1 {
		n, constant := count.Constant()
		if !constant {
			return Box{}, false
		}
		count = number((max(n, 0) + m - 1) / m)
	}
	isCounter := func(v *ir.Value) bool { return v == c.Var }
	factor, rest, ok := b.At.Coefficient(c.Var)
	if !ok || (Box{Size: b.Size, Dims: b.Dims}).has(isCounter) || (Box{At: factor, Size: count}).has(isCounter) {
		return Box{}, false
	}
	if len(factor) == 0 {
		n, constant := count.Constant()
		return b, constant && n > 0
	}
	first, ok := factor.Times(lower)
	if !ok {
		return Box{}, false
	}
	b.At = rest.Plus(first, 1)
	factor = number(0).Plus(factor, by)
	if size, ok := factor.Magnitude(); ok && !size.Equal(factor) { // from the last one up
		last, ok := count.Plus(number(1), -1).Times(factor)
		if !ok {
			return Box{}, false
		}
		factor, b.At = size, b.At.Plus(last, 1)
	}
	b.Dims = append(slices.Clone(b.Dims), BoxDim{factor, count})
	return b.dense(), b.At.IsKnown() && factor.IsKnown() && count.IsKnown()
}

// dense joins blocks that touch. Two counts that are negative have a positive product, so that all but one of those that are multiplied must be known not to
// be.
func (b Box) dense() Box {
	b.Dims = slices.Clone(b.Dims)
	slices.SortFunc(b.Dims, func(x, y BoxDim) int {
		return cmp.Or(cmp.Compare(x.Step.String(), y.Step.String()), cmp.Compare(x.Count.String(), y.Count.String()))
	})
	for i := 0; i < len(b.Dims); i++ {
		d := b.Dims[i]
		n, constant := d.Count.Constant()
		positive := constant && n >= 0
		size, ok := b.Size.Times(d.Count)
		switch {
		case constant && n == 1:
		case !ok || !d.Step.Equal(b.Size) || b.signed && !positive:
			continue
		default:
			b.Size, b.signed = size, b.signed || !positive
		}
		b.Dims = slices.Delete(b.Dims, i, i+1)
		i = -1
	}
	return b
}

// contains reports whether a box has all bytes of another one.
func (b Box) contains(x Box) bool {
	if b.At.Equal(x.At) && b.Size.Equal(x.Size) && slices.EqualFunc(b.Dims, x.Dims, func(d, e BoxDim) bool {
		return d.Step.Equal(e.Step) && d.Count.Equal(e.Count)
	}) {
		return true
	}
	if len(b.Dims) > 0 {
		return false
	}
	first, known := x.At.Plus(b.At, -1).Constant()
	end := x.At.Plus(x.Size, 1)
	for _, d := range x.Dims {
		step, constant := d.Step.Constant()
		if !constant || step <= 0 {
			return false
		}
		end = end.Plus(d.Count.Plus(number(1), -1), step)
	}
	last, known2 := b.At.Plus(b.Size, 1).Plus(end, -1).Constant()
	return known && known2 && first >= 0 && last >= 0
}

// joined is the box of two without dimensions one of which begins where the other one ends. Where one of them is empty it is no larger than the other one.
func (b Box) joined(x Box) (Box, bool) {
	switch {
	case len(b.Dims) > 0 || len(x.Dims) > 0:
	case b.At.Plus(b.Size, 1).Equal(x.At):
		return Box{At: b.At, Size: b.Size.Plus(x.Size, 1), signed: true}, true
	case x.At.Plus(x.Size, 1).Equal(b.At):
		return Box{At: x.At, Size: b.Size.Plus(x.Size, 1), signed: true}, true
	}
	return Box{}, false
}

// Boxes are bytes of one object.
type Boxes []Box

// mostBoxes bounds how many are remembered; what is more is forgotten.
const mostBoxes = 32

// Contains reports whether all bytes of a box are surely among those of the list.
func (list Boxes) Contains(b Box) bool {
	return slices.ContainsFunc(list, func(x Box) bool { return x.contains(b) })
}

// with adds a box.
func (list Boxes) with(b Box) Boxes {
	if list.Contains(b) || len(list) >= mostBoxes {
		return list
	}
	out := slices.DeleteFunc(slices.Clone(list), b.contains)
	for i := 0; i < len(out); i++ {
		if both, ok := out[i].joined(b); ok {
			b, out, i = both, slices.Delete(out, i, i+1), -1
		}
	}
	return append(out, b)
}

// both are the bytes that are in each of two lists, as far as boxes of one are in the other.
func (list Boxes) both(other Boxes) (out Boxes) {
	for _, b := range list {
		if other.Contains(b) {
			out = append(out, b)
		}
	}
	for _, b := range other {
		if list.Contains(b) && !out.Contains(b) {
			out = append(out, b)
		}
	}
	return out
}

// Text writes a box as `at:size step x count ...`; name returns the word for a value.
func (b Box) Text(name func(v *ir.Value) string) string {
	text := textOf(b.At, name) + ":" + textOf(b.Size, name)
	for _, d := range b.Dims {
		text += " " + textOf(d.Step, name) + " x " + textOf(d.Count, name)
	}
	return text
}
