package libfortran

// Transformational functions that move elements without looking at them.

// fill copies elements from one cursor to another.
func fill(to, from *cursor, n int64) {
	if to.len == 0 && from.len == 0 {
		return
	}
	for range n {
		copy(to.elem(), from.elem())
		to.next()
		from.next()
	}
}

// vector reads an array of rank 1 of integers: extents, bounds, or an order of dimensions.
func (e *Env) vector(d *Desc) []int64 {
	n := d.Count()
	if n > 2*maxRank {
		e.fail("%d numbers for the dimensions of an array, which has %d at most", n, maxRank)
	}
	out := make([]int64, 0, n)
	c := e.integers(d)
	for range n {
		out = append(out, getInt(c.elem()))
		c.next()
	}
	return out
}

// there is the descriptor of an argument that may be absent, else nil.
func (e *Env) there(at uint64) *Desc {
	if at == 0 {
		return nil
	}
	if d := e.Desc(at); d.Base != 0 {
		return d
	}
	return nil
}

// transpose: (result, matrix, file, line)
func transpose(e *Env, s []uint64) {
	x := e.Desc(s[1])
	if x.Rank() != 2 {
		e.failAt(s[2], s[3], "transpose takes a matrix, not an array of rank %d", x.Rank())
	}
	n := x.Extents()
	r := e.result(s[0], x, x.Len, n[1], n[0])
	v := x.view()
	v.dims = []Dim{x.Dims[1], x.Dims[0]}
	if r.Count() > 0 {
		fill(r.view().cursor(), v.cursor(), r.Count())
	}
}

// reshape: (result, source, shape, pad, order, file, line)
func reshape(e *Env, s []uint64) {
	x, padding, order := e.Desc(s[1]), e.there(s[3]), e.there(s[4])
	extents := e.vector(e.Desc(s[2]))
	for i, n := range extents {
		if n < 0 {
			e.failAt(s[5], s[6], "reshape to the extent %d of dimension %d", n, i+1)
		}
	}
	r := e.result(s[0], x, x.Len, extents...)
	to := r.view()
	if order != nil {
		to.dims = make([]Dim, r.Rank())
		taken := make([]bool, r.Rank())
		for i, k := range e.vector(order) {
			if k < 1 || k > int64(r.Rank()) || taken[k-1] {
				e.failAt(s[5], s[6], "the order of reshape is no permutation of the dimensions")
			}
			taken[k-1] = true
			to.dims[i] = r.Dims[k-1]
		}
	}
	n := r.Count()
	have := min(n, x.Count())
	if have < n && (padding == nil || padding.Count() == 0) {
		e.failAt(s[5], s[6], "reshape needs %d elements and the source has %d", n, x.Count())
	}
	if n == 0 {
		return
	}
	c := to.cursor()
	if have > 0 {
		fill(c, x.view().cursor(), have)
	}
	if have < n {
		fill(c, padding.view().cursor(), n-have)
	}
}

// spread: (result, source, dim, ncopies, file, line)
func spread(e *Env, s []uint64) {
	x, dim, copies := e.Desc(s[1]), toInt(s[2]), max(int64(s[3]), 0)
	if dim < 1 || dim > x.Rank()+1 {
		e.failAt(s[4], s[5], "spread along the dimension %d of an array of rank %d", dim, x.Rank())
	}
	v := x.view()
	var extents []int64
	for i := range x.Rank() + 1 {
		switch {
		case i < dim-1:
			extents = append(extents, x.Extents()[i])
		case i == dim-1:
			extents = append(extents, copies)
		default:
			extents = append(extents, x.Extents()[i-1])
		}
	}
	// A dimension without a stride repeats the elements.
	v.dims = append(append(append([]Dim{}, x.Dims[:dim-1]...), Dim{1, copies, 0}), x.Dims[dim-1:]...)
	r := e.result(s[0], x, x.Len, extents...)
	if r.Count() > 0 {
		fill(r.view().cursor(), v.cursor(), r.Count())
	}
}

// pack: (result, array, mask, vector, file, line)
func pack(e *Env, s []uint64) {
	x, vector := e.Desc(s[1]), e.there(s[3])
	m := e.mask(s[2])
	taken := int64(0)
	switch {
	case m.array:
		m.each(func(off int64) bool {
			if truth(m.at(off)) {
				taken++
			}
			return true
		})
	case m.all:
		taken = x.Count()
	}
	n := taken
	if vector != nil {
		if n = vector.Count(); n < taken {
			e.failAt(s[4], s[5], "pack takes %d elements and the vector has %d", taken, n)
		}
	}
	r := e.result(s[0], x, x.Len, n)
	if n == 0 {
		return
	}
	to, v := r.view().cursor(), x.view()
	if taken > 0 {
		var mc *cursor
		if m.array {
			mc = m.cursor()
		}
		v.each(func(off int64) bool {
			if mc == nil || truth(mc.elem()) {
				copy(to.elem(), v.at(off))
				to.next()
			}
			if mc != nil {
				mc.next()
			}
			return true
		})
	}
	if taken < n {
		from := vector.view().cursor()
		for range taken {
			from.next()
		}
		fill(to, from, n-taken)
	}
}

// unpack: (result, vector, mask, field, file, line)
func unpack(e *Env, s []uint64) {
	x, m, field := e.Desc(s[1]), e.Desc(s[2]), e.Desc(s[3])
	r := e.result(s[0], x, x.Len, m.Extents()...)
	if r.Count() == 0 {
		return
	}
	to, mc, fc := r.view().cursor(), m.view().cursor(), field.view().cursor()
	from := x.view().cursor()
	left := x.Count()
	for range r.Count() {
		if truth(mc.elem()) {
			if left == 0 {
				e.failAt(s[4], s[5], "unpack needs more elements than the %d of the vector", x.Count())
			}
			left--
			copy(to.elem(), from.elem())
			from.next()
		} else {
			copy(to.elem(), fc.elem())
		}
		to.next()
		mc.next()
		fc.next()
	}
}

// lines calls f for each line of x along a dimension, with the offset of its first element, in the order of the elements
// of an array without that dimension.
func lines(v view, k int, f func(off int64)) {
	walk(append(append([]Dim{}, v.dims[:k]...), v.dims[k+1:]...), v.first, func(off int64) bool {
		f(off)
		return true
	})
}

// shift makes cshift and eoshift: each line of x along dim by its own shift. Elements shifted in come from edge, or
// with edge nil from the other end.
func (e *Env) shift(out uint64, x *Desc, dim int, by *cursor, edge *cursor) {
	if dim < 1 || dim > x.Rank() {
		e.fail("a shift along the dimension %d of an array of rank %d", dim, x.Rank())
	}
	r := e.result(out, x, x.Len, x.Extents()...)
	if r.Count() == 0 {
		return
	}
	from, to := x.view(), r.view()
	k := dim - 1
	n := x.Dims[k].Extent
	fs, ts := from.dims[k].Stride, to.dims[k].Stride
	var starts []int64
	lines(to, k, func(off int64) { starts = append(starts, off) })
	i := 0
	lines(from, k, func(off int64) {
		start := starts[i]
		i++
		shift := getInt(by.elem())
		by.next()
		for j := int64(0); j < n; j++ {
			at := j + shift
			element := to.at(start + j*ts)
			switch {
			case edge == nil:
				copy(element, from.at(off+((at%n)+n)%n*fs))
			case at >= 0 && at < n:
				copy(element, from.at(off+at*fs))
			default:
				copy(element, edge.elem())
			}
		}
		if edge != nil {
			edge.next()
		}
	})
}

// constant is a cursor over one element.
func constant(b []byte) *cursor { return &cursor{view: view{b: b, len: int64(len(b))}} }

// number64 is a cursor over one integer.
func number64(v uint64) *cursor {
	b := make([]byte, 8)
	putI64(b, int64(v))
	return constant(b)
}

// edge is the boundary argument of eoshift, or its default: blanks, or zero.
func (e *Env) edge(at uint64, x *Desc) *cursor {
	if d := e.there(at); d != nil {
		return d.view().cursor()
	}
	b := make([]byte, x.Len)
	if x.Type == codeChar1 {
		pad(b, nil)
	}
	return constant(b)
}

// transfer copies the bytes of source to a result like mold: a scalar if mold is one and n is -1, else of n elements or, with
// n -1, of as many as it takes.
func (e *Env) transfer(out uint64, source, mold *Desc, n int64) {
	bytes := source.Count() * int64(source.Len)
	var r *Desc
	switch {
	case n >= 0:
		r = e.result(out, mold, mold.Len, n)
	case mold.Rank() == 0:
		r = e.result(out, mold, mold.Len)
	case mold.Len == 0:
		r = e.result(out, mold, 0, 0)
	default:
		r = e.result(out, mold, mold.Len, (bytes+int64(mold.Len)-1)/int64(mold.Len))
	}
	to := e.bytes(r.Base, uint64(r.Count())*r.Len)
	clear(to)
	v := source.view()
	v.each(func(off int64) bool {
		n := copy(to, v.at(off))
		to = to[n:]
		return len(to) > 0
	})
}

func init() {
	register(
		row{"Transpose", "pppi", device, transpose},
		row{"Reshape", "ppppppi", device, reshape},
		row{"Spread", "ppilpi", device, spread},
		row{"Pack", "pppppi", device, pack},
		row{"Unpack", "pppppi", device, unpack},
		// (result, array, shift, dim, file, line)
		row{"Cshift", "pppipi", device, func(e *Env, s []uint64) {
			e.shift(s[0], e.Desc(s[1]), toInt(s[3]), e.integers(e.Desc(s[2])), nil)
		}},
		// (result, array, shift, file, line)
		row{"CshiftVector", "pplpi", device, func(e *Env, s []uint64) { e.shift(s[0], e.Desc(s[1]), 1, number64(s[2]), nil) }},
		// (result, array, shift, boundary, dim, file, line)
		row{"Eoshift", "ppppipi", device, func(e *Env, s []uint64) {
			x := e.Desc(s[1])
			e.shift(s[0], x, toInt(s[4]), e.integers(e.Desc(s[2])), e.edge(s[3], x))
		}},
		// (result, array, shift, boundary, file, line)
		row{"EoshiftVector", "pplppi", device, func(e *Env, s []uint64) {
			x := e.Desc(s[1])
			e.shift(s[0], x, 1, number64(s[2]), e.edge(s[3], x))
		}},
		// (result, source, mold, file, line)
		row{"Transfer", "ppppi", device, func(e *Env, s []uint64) { e.transfer(s[0], e.Desc(s[1]), e.Desc(s[2]), -1) }},
		// (result, source, mold, file, line, size)
		row{"TransferSize", "ppppil", device, func(e *Env, s []uint64) {
			e.transfer(s[0], e.Desc(s[1]), e.Desc(s[2]), max(int64(s[5]), 0))
		}},
	)
}
