package dataflow

import "accc/ir"

// Live is a set of values that may be used later.
type Live struct {
	values *[]*ir.Value // by number, of all sets of an analysis
	number map[*ir.Value]int
	bits   []uint64
}

// Has reports whether v may be used later.
func (l Live) Has(v *ir.Value) bool {
	n, ok := l.number[v]
	return ok && n/64 < len(l.bits) && l.bits[n/64]>>(n%64)&1 != 0
}

// Values are the values, in the order of their first uses.
func (l Live) Values() (list []*ir.Value) {
	if l.values == nil {
		return nil
	}
	for n, v := range *l.values {
		if n/64 < len(l.bits) && l.bits[n/64]>>(n%64)&1 != 0 {
			list = append(list, v)
		}
	}
	return list
}

// with is the set with some values and without others.
func (l Live) with(v *ir.Value, live bool) Live {
	n, ok := l.number[v]
	if !ok || l.Has(v) == live {
		return l
	}
	bits := make([]uint64, max(len(l.bits), n/64+1))
	copy(bits, l.bits)
	bits[n/64] ^= 1 << (n % 64)
	l.bits = bits
	return l
}

func (l Live) without(list []*ir.Value) Live {
	for _, v := range list {
		l = l.with(v, false)
	}
	return l
}

func union(a, b Live) (Live, bool) {
	changed := false
	bits := a.bits
	for i, w := range b.bits {
		if i < len(bits) && bits[i]|w == bits[i] || i >= len(bits) && w == 0 {
			continue
		}
		if !changed {
			bits = append(make([]uint64, 0, max(len(a.bits), len(b.bits))), bits...)
			changed = true
		}
		for len(bits) <= i {
			bits = append(bits, 0)
		}
		bits[i] |= w
	}
	a.bits = bits
	return a, changed
}

// Liveness is which values may be used after each point inside of an operation. What is defined around it counts as
// well: the values that are live where a region starts are what the region takes from outside.
func Liveness(o *ir.Op) *Result[Live] {
	none := Live{values: &[]*ir.Value{}, number: map[*ir.Value]int{}}
	see := func(v *ir.Value) {
		if _, ok := none.number[v]; !ok && v != nil {
			none.number[v] = len(*none.values)
			*none.values = append(*none.values, v)
		}
	}
	ir.Walk(o, func(in *ir.Op) bool {
		for _, v := range in.Operands() {
			see(v)
		}
		return true
	})
	a := &Analysis[Live]{
		Direction: Backward, Bottom: none, Boundary: none, Join: union,
		Operation: func(o *ir.Op, f Live) Live {
			f = f.without(o.Results())
			for _, v := range o.Operands() {
				f = f.with(v, true)
			}
			return f
		},
		Results:   func(o *ir.Op, f Live) Live { return f.without(o.Results()) },
		Arguments: func(b *ir.Block, f Live) Live { return f.without(b.Args()) },
	}
	return a.Run(o)
}
