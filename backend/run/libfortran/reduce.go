package libfortran

import (
	"bytes"
	"math"
)

// A fold takes the elements of an array into a result, one after the other.
type fold struct {
	size  uint64 // bytes of a result
	reset func()
	// add takes an element and its index, zero-based, in the sequence of those folded; false ends the fold.
	add func(b []byte, i int64) bool
	put func(out []byte)
}

// number are the types of which there are sums and maxima.
type integer interface{ int8 | int16 | int32 | int64 }
type float interface{ float32 | float64 }
type number interface {
	integer | float | complex64 | complex128
}

// folding makes the fold of an operation with an initial value.
func folding[T any](c codec[T], first T, op func(a, b T) T) func() *fold {
	return func() *fold {
		var acc T
		return &fold{size: c.size,
			reset: func() { acc = first },
			add: func(b []byte, _ int64) bool {
				acc = op(acc, c.get(b))
				return true
			},
			put: func(out []byte) { c.put(out, acc) },
		}
	}
}

func sumOf[T number](c codec[T]) func() *fold {
	return folding(c, 0, func(a, b T) T { return a + b })
}

func productOf[T number](c codec[T]) func() *fold {
	return folding(c, 1, func(a, b T) T { return a * b })
}

func andOf[T integer](c codec[T]) func() *fold {
	return folding(c, -1, func(a, b T) T { return a & b })
}
func orOf[T integer](c codec[T]) func() *fold  { return folding(c, 0, func(a, b T) T { return a | b }) }
func xorOf[T integer](c codec[T]) func() *fold { return folding(c, 0, func(a, b T) T { return a ^ b }) }

// mostOf is maxval or minval of integers; of none it is the first.
func mostOf[T integer](c codec[T], first T, better func(a, b T) bool) func() *fold {
	return folding(c, first, func(a, b T) T {
		if better(b, a) {
			return b
		}
		return a
	})
}

// mostReal is maxval or minval of reals: NaNs count only if all elements are NaNs.
func mostReal[T float](c codec[T], none T, better func(a, b T) bool) func() *fold {
	return func() *fold {
		var acc T
		var seen, number bool
		return &fold{size: c.size,
			reset: func() { acc, seen, number = none, false, false },
			add: func(b []byte, _ int64) bool {
				v := c.get(b)
				switch {
				case v != v:
					if !seen {
						acc = v
					}
				case !number || better(v, acc):
					acc, number = v, true
				}
				seen = true
				return true
			},
			put: func(out []byte) { c.put(out, acc) },
		}
	}
}

// norm2Of is the Euclidean norm, scaled so that it does not overflow.
func norm2Of[T float](c codec[T]) func() *fold {
	return func() *fold {
		var scale, sum T
		return &fold{size: c.size,
			reset: func() { scale, sum = 0, 1 },
			add: func(b []byte, _ int64) bool {
				v := c.get(b)
				if v < 0 {
					v = -v
				}
				switch {
				case v == 0:
				case scale < v:
					q := scale / v
					sum = 1 + T(sum*T(q*q))
					scale = v
				default:
					q := v / scale
					sum += T(q * q)
				}
				return true
			},
			put: func(out []byte) { c.put(out, scale*T(math.Sqrt(float64(sum)))) },
		}
	}
}

func more[T integer | float](a, b T) bool { return a > b }
func less[T integer | float](a, b T) bool { return a < b }

// Folds by the type of the elements.
type folds map[TypeCode]func() *fold

var (
	sums = folds{codeInt1: sumOf(asI8), codeInt2: sumOf(asI16), codeInt4: sumOf(asI32), codeInt8: sumOf(asI64),
		codeReal4: sumOf(asF32), codeReal8: sumOf(asF64), codeComplex4: sumOf(asC64), codeComplex8: sumOf(asC128)}
	products = folds{codeInt1: productOf(asI8), codeInt2: productOf(asI16), codeInt4: productOf(asI32), codeInt8: productOf(asI64),
		codeReal4: productOf(asF32), codeReal8: productOf(asF64), codeComplex4: productOf(asC64), codeComplex8: productOf(asC128)}
	maxima = folds{codeInt1: mostOf(asI8, math.MinInt8, more), codeInt2: mostOf(asI16, math.MinInt16, more),
		codeInt4: mostOf(asI32, math.MinInt32, more), codeInt8: mostOf(asI64, math.MinInt64, more),
		codeReal4: mostReal(asF32, -math.MaxFloat32, more), codeReal8: mostReal(asF64, -math.MaxFloat64, more)}
	minima = folds{codeInt1: mostOf(asI8, math.MaxInt8, less), codeInt2: mostOf(asI16, math.MaxInt16, less),
		codeInt4: mostOf(asI32, math.MaxInt32, less), codeInt8: mostOf(asI64, math.MaxInt64, less),
		codeReal4: mostReal(asF32, math.MaxFloat32, less), codeReal8: mostReal(asF64, math.MaxFloat64, less)}
	ands  = folds{codeInt1: andOf(asI8), codeInt2: andOf(asI16), codeInt4: andOf(asI32), codeInt8: andOf(asI64)}
	ors   = folds{codeInt1: orOf(asI8), codeInt2: orOf(asI16), codeInt4: orOf(asI32), codeInt8: orOf(asI64)}
	xors  = folds{codeInt1: xorOf(asI8), codeInt2: xorOf(asI16), codeInt4: xorOf(asI32), codeInt8: xorOf(asI64)}
	norms = folds{codeReal4: norm2Of(asF32), codeReal8: norm2Of(asF64)}
)

// logicalFold folds truth values; the result is a logical of the given size.
func logicalFold(size uint64, first bool, add func(acc *bool, v bool) bool) *fold {
	var acc bool
	return &fold{size: size,
		reset: func() { acc = first },
		add:   func(b []byte, _ int64) bool { return add(&acc, truth(b)) },
		put:   func(out []byte) { putInt(out, int64(fromBool(acc))) },
	}
}

// The logical reductions by name.
var logicalFolds = map[string]func(size uint64) *fold{
	"Any": func(size uint64) *fold {
		return logicalFold(size, false, func(acc *bool, v bool) bool { *acc = v; return !v })
	},
	"All": func(size uint64) *fold {
		return logicalFold(size, true, func(acc *bool, v bool) bool { *acc = v; return v })
	},
	"Parity": func(size uint64) *fold {
		return logicalFold(size, false, func(acc *bool, v bool) bool { *acc = *acc != v; return true })
	},
}

func countFold(size uint64) *fold {
	var n int64
	return &fold{size: size,
		reset: func() { n = 0 },
		add: func(b []byte, _ int64) bool {
			if truth(b) {
				n++
			}
			return true
		},
		put: func(out []byte) { putInt(out, n) },
	}
}

// mostText is maxval or minval of characters; of none it is a text of the same character.
func mostText(size uint64, none byte, sign int) *fold {
	acc := make([]byte, size)
	seen := false
	return &fold{size: size,
		reset: func() {
			seen = false
			for i := range acc {
				acc[i] = none
			}
		},
		add: func(b []byte, _ int64) bool {
			if !seen || sign*bytes.Compare(b, acc) > 0 {
				copy(acc, b)
			}
			seen = true
			return true
		},
		put: func(out []byte) { copy(out, acc) },
	}
}

// mask is the mask argument of a reduction: nothing, a scalar, or an array.
type mask struct {
	view
	there, array bool
	all          bool // of a scalar
}

// mask reads the descriptor of a mask for an array of a rank.
func (e *Env) mask(at uint64) mask {
	if at == 0 {
		return mask{all: true}
	}
	d := e.Desc(at)
	if d.Base == 0 {
		return mask{all: true}
	}
	m := mask{view: d.view(), there: true, array: d.Rank() > 0}
	if !m.array {
		m.all = truth(m.at(m.first))
	}
	return m
}

// total folds all elements of an array.
func (e *Env) total(f *fold, x *Desc, maskAt uint64) {
	m := e.mask(maskAt)
	f.reset()
	v := x.view()
	i := int64(0)
	if !m.array {
		if m.all {
			v.each(func(off int64) bool {
				i++
				return f.add(v.at(off), i-1)
			})
		}
		return
	}
	c := m.cursor()
	v.each(func(off int64) bool {
		take := truth(c.elem())
		c.next()
		i++
		return !take || f.add(v.at(off), i-1)
	})
}

// along folds the elements of x along a dimension, one-based, into a new array in the descriptor at out.
func (e *Env) along(f *fold, out uint64, x *Desc, dim int, maskAt uint64, code TypeCode) {
	if dim < 1 || dim > x.Rank() {
		e.fail("an array of rank %[2]d has no dimension %[1]d", dim, x.Rank())
	}
	k := dim - 1
	without := func(dims []Dim) []Dim { return append(append([]Dim{}, dims[:k]...), dims[k+1:]...) }
	var extents []int64
	for _, d := range without(x.Dims) {
		extents = append(extents, max(d.Extent, 0))
	}
	like := &Desc{Type: code}
	if code == codeStruct {
		like = x
	}
	r := e.result(out, like, f.size, extents...)
	to := r.view().cursor()
	m := e.mask(maskAt)
	v := x.view()
	if r.Count() == 0 {
		return
	}
	line := v.dims[k]
	var mc *cursor
	var mline Dim
	if m.array {
		mline = m.dims[k]
		mc = view{b: m.b, first: m.first, len: m.len, dims: without(m.dims)}.cursor()
	}
	if line.Extent <= 0 {
		for range r.Count() {
			f.reset()
			f.put(to.elem())
			to.next()
		}
		return
	}
	walk(without(v.dims), v.first, func(off int64) bool {
		f.reset()
		for i := int64(0); i < line.Extent; i++ {
			take := m.all
			if m.array {
				at := mc.off + i*mline.Stride
				take = truth(m.b[at : at+m.len])
			}
			if take && !f.add(v.at(off+i*line.Stride), i) {
				break
			}
		}
		f.put(to.elem())
		to.next()
		if m.array {
			mc.next()
		}
		return true
	})
}

// of finds the fold for an array's type.
func (l folds) of(e *Env, d *Desc) *fold {
	f := l[d.Type]
	if f == nil {
		e.fail("%s is not there for this kind of argument", e.fn.Name)
	}
	return f()
}

// suffixes are the names of types in those of functions, with the letter of a result.
var suffixes = map[TypeCode]struct{ name, letter string }{
	codeInt1: {"Integer1", "i"}, codeInt2: {"Integer2", "i"}, codeInt4: {"Integer4", "i"}, codeInt8: {"Integer8", "l"},
	codeReal4: {"Real4", "f"}, codeReal8: {"Real8", "d"}, codeComplex4: {"Complex4", ""}, codeComplex8: {"Complex8", ""},
}

// result is a value as it travels on the stack.
func result(b []byte, letter string) uint64 {
	switch letter {
	case "i":
		return fromI32(int32(getInt(b)))
	case "f":
		return uint64(uint32(getI32(b)))
	}
	return uint64(getI64(b))
}

// totals makes the functions (x, file, line, dim, mask) of a reduction, one for each type.
func totals(name string, l folds, short bool) {
	for code, f := range l {
		s := suffixes[code]
		fname := name + s.name
		if short {
			fname = name + s.name[len("Integer"):]
		}
		if s.letter == "" {
			register(row{"Cpp" + fname, "pppiip", device, func(e *Env, s []uint64) {
				acc := f()
				e.total(acc, e.typed(s[1], code), s[5])
				acc.put(e.bytes(s[0], acc.size))
			}})
			continue
		}
		register(row{fname, "ppiip:" + s.letter, device, func(e *Env, st []uint64) {
			acc := f()
			e.total(acc, e.typed(st[0], code), st[4])
			var b [8]byte
			acc.put(b[:acc.size])
			st[0] = result(b[:acc.size], s.letter)
		}})
	}
}

// dims makes the function (result, x, dim, file, line, mask) of a reduction.
func dims(name string, l folds) {
	register(row{name + "Dim", "ppipip", device, func(e *Env, s []uint64) {
		x := e.Desc(s[1])
		if x.Type == codeChar1 {
			e.along(textFold(name, x), s[0], x, toInt(s[2]), s[5], x.Type)
			return
		}
		e.along(l.of(e, x), s[0], x, toInt(s[2]), s[5], x.Type)
	}})
}

// textFold is that of maxval or minval for the characters of an array.
func textFold(name string, x *Desc) *fold {
	if name == "Maxval" {
		return mostText(x.Len, 0, 1)
	}
	return mostText(x.Len, 255, -1)
}

func init() {
	for name, l := range map[string]folds{"Sum": sums, "Product": products, "Maxval": maxima, "Minval": minima} {
		totals(name, l, false)
		dims(name, l)
	}
	for name, l := range map[string]folds{"IAll": ands, "IAny": ors, "IParity": xors} {
		totals(name, l, true)
		dims(name, l)
	}
	for _, name := range []string{"Maxval", "Minval"} {
		register(row{name + "Character", "pppip", device, func(e *Env, s []uint64) {
			x := e.Desc(s[1])
			if x.Type != codeChar1 {
				e.fail("%s takes characters of the default kind", name)
			}
			f := textFold(name, x)
			e.total(f, x, s[4])
			f.put(e.result(s[0], x, x.Len).view().b)
		}})
	}
	for code, f := range norms {
		s := suffixes[code]
		register(row{"Norm2_" + s.name[len("Real"):], "ppii:" + s.letter, device, func(e *Env, st []uint64) {
			acc := f()
			e.total(acc, e.typed(st[0], code), 0)
			var b [8]byte
			acc.put(b[:acc.size])
			st[0] = result(b[:acc.size], s.letter)
		}})
	}
	register(row{"Norm2Dim", "ppipi", device, func(e *Env, s []uint64) {
		x := e.Desc(s[1])
		e.along(norms.of(e, x), s[0], x, toInt(s[2]), 0, x.Type)
	}})
	for name, f := range logicalFolds {
		register(
			row{name, "ppii:i", device, func(e *Env, s []uint64) {
				acc := f(1)
				e.total(acc, e.Desc(s[0]), 0)
				var b [1]byte
				acc.put(b[:])
				s[0] = uint64(b[0])
			}},
			row{name + "Dim", "ppipi", device, func(e *Env, s []uint64) {
				x := e.Desc(s[1])
				e.along(f(uint64(e.kind(x.Len))), s[0], x, toInt(s[2]), 0, x.Type)
			}},
		)
	}
	register(
		row{"Count", "ppii:l", device, func(e *Env, s []uint64) {
			acc := countFold(8)
			e.total(acc, e.Desc(s[0]), 0)
			var b [8]byte
			acc.put(b[:])
			s[0] = uint64(getI64(b[:]))
		}},
		// CountDim(result, mask, dim, kind, file, line)
		row{"CountDim", "ppiipi", device, func(e *Env, s []uint64) {
			kind := e.kind(s[3])
			e.along(countFold(uint64(kind)), s[0], e.Desc(s[1]), toInt(s[2]), 0, codes[catInteger][kind])
		}},
	)
}
