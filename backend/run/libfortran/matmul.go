package libfortran

// Matrix products. The types of the factors may differ; the result has the type that their product has.

// A factor reads the elements of one array as numbers of another type.
type reader[T any] func(b []byte) T

func intReader[T number, F integer](c codec[F], to func(int64) T) reader[T] {
	return func(b []byte) T { return to(int64(c.get(b))) }
}

// readers are those of a result type by the type of the factor.
type readers[T any] map[TypeCode]reader[T]

func integers[T number](r readers[T], to func(int64) T) readers[T] {
	r[codeInt1], r[codeInt2], r[codeInt4], r[codeInt8] = intReader(asI8, to), intReader(asI16, to), intReader(asI32, to), intReader(asI64, to)
	return r
}

var (
	readI8  = integers(readers[int8]{}, func(v int64) int8 { return int8(v) })
	readI16 = integers(readers[int16]{}, func(v int64) int16 { return int16(v) })
	readI32 = integers(readers[int32]{}, func(v int64) int32 { return int32(v) })
	readI64 = integers(readers[int64]{}, func(v int64) int64 { return v })
	readF32 = integers(readers[float32]{
		codeReal4: getF32,
		codeReal8: func(b []byte) float32 { return float32(getF64(b)) },
	}, func(v int64) float32 { return float32(v) })
	readF64 = integers(readers[float64]{
		codeReal4: func(b []byte) float64 { return float64(getF32(b)) },
		codeReal8: getF64,
	}, func(v int64) float64 { return float64(v) })
	readC64 = integers(readers[complex64]{
		codeReal4: func(b []byte) complex64 { return complex(getF32(b), 0) }, codeComplex4: getC64,
	}, func(v int64) complex64 { return complex(float32(v), 0) })
	readC128 = integers(readers[complex128]{
		codeReal4:    func(b []byte) complex128 { return complex(float64(getF32(b)), 0) },
		codeReal8:    func(b []byte) complex128 { return complex(getF64(b), 0) },
		codeComplex4: func(b []byte) complex128 { return complex128(getC64(b)) }, codeComplex8: getC128,
	}, func(v int64) complex128 { return complex(float64(v), 0) })
)

// product is the type of the product of two numbers, or of two logicals.
func product(a, b TypeCode) TypeCode {
	ac, ak := a.category()
	bc, bk := b.category()
	switch {
	case ac == bc:
		return codes[ac][max(ak, bk)]
	case ac == catInteger || ac == catReal && bc == catComplex && ak <= bk:
		return b
	case bc == catInteger || bc == catReal && ac == catComplex && bk <= ak:
		return a
	}
	return codes[catComplex][max(ak, bk)]
}

// sizes are the bytes of an element.
func (t TypeCode) size() uint64 {
	cat, kind := t.category()
	if cat == catComplex {
		return uint64(2 * kind)
	}
	return uint64(kind)
}

// A matrix is an array of rank 1 or 2 as rows and columns: offsets of the elements in its memory.
type matrix struct {
	view
	rows, cols       int64
	rowStep, colStep int64
}

// gather reads a factor by columns into numbers of the result's type.
func gather[T any](m matrix, read reader[T]) []T {
	out := make([]T, 0, m.rows*m.cols)
	for j := int64(0); j < m.cols; j++ {
		for i, off := int64(0), m.first+j*m.colStep; i < m.rows; i, off = i+1, off+m.rowStep {
			out = append(out, read(m.at(off)))
		}
	}
	return out
}

// multiply computes the elements of the product, each a sum in the order of the inner dimension. mul rounds its result.
func multiply[T number](a, b matrix, ra, rb reader[T], c codec[T], out *cursor, mul func(a, b T) T) {
	left, right := gather(a, ra), gather(b, rb)
	column := make([]T, a.rows)
	for j := int64(0); j < b.cols; j++ {
		clear(column)
		for k := int64(0); k < a.cols; k++ {
			f := right[j*b.rows+k]
			for i, x := range left[k*a.rows : (k+1)*a.rows] {
				column[i] += mul(x, f)
			}
		}
		for _, v := range column {
			c.put(out.elem(), v)
			out.next()
		}
	}
}

func times[T integer](a, b T) T                 { return a * b }
func times32(a, b float32) float32              { return float32(a * b) }
func times64(a, b float64) float64              { return float64(a * b) }
func timesC[T complex64 | complex128](a, b T) T { return T(a * b) }

// matmul makes the function (result, a, b, file, line); with transposed the first factor is taken transposed, and with direct
// the result is there already.
func matmul(transposed, direct bool) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		x, y := e.Desc(s[1]), e.Desc(s[2])
		a, b, extents := e.factors(x, y, transposed, s)
		code := product(x.Type, y.Type)
		var r *Desc
		if direct {
			r = e.typed(s[0], code)
			if r.Count() != a.rows*b.cols {
				e.failAt(s[3], s[4], "matmul has a result of %d elements for a variable of %d", a.rows*b.cols, r.Count())
			}
		} else {
			r = e.resultOf(s[0], code, code.size(), extents...)
		}
		if r.Count() == 0 {
			return
		}
		out := r.view().cursor()
		switch code {
		case codeInt1:
			multiply(a, b, readI8[x.Type], readI8[y.Type], asI8, out, times)
		case codeInt2:
			multiply(a, b, readI16[x.Type], readI16[y.Type], asI16, out, times)
		case codeInt4:
			multiply(a, b, readI32[x.Type], readI32[y.Type], asI32, out, times)
		case codeInt8:
			multiply(a, b, readI64[x.Type], readI64[y.Type], asI64, out, times)
		case codeReal4:
			multiply(a, b, readF32[x.Type], readF32[y.Type], asF32, out, times32)
		case codeReal8:
			multiply(a, b, readF64[x.Type], readF64[y.Type], asF64, out, times64)
		case codeComplex4:
			multiply(a, b, readC64[x.Type], readC64[y.Type], asC64, out, timesC)
		case codeComplex8:
			multiply(a, b, readC128[x.Type], readC128[y.Type], asC128, out, timesC)
		default:
			logicalProduct(a, b, out)
		}
	}
}

// logicalProduct takes .and. for times and .or. for plus.
func logicalProduct(a, b matrix, out *cursor) {
	left, right := gather(a, truth), gather(b, truth)
	for j := int64(0); j < b.cols; j++ {
		for i := int64(0); i < a.rows; i++ {
			v := false
			for k := int64(0); k < a.cols && !v; k++ {
				v = left[k*a.rows+i] && right[j*b.rows+k]
			}
			putInt(out.elem(), int64(fromBool(v)))
			out.next()
		}
	}
}

// factors are those of a product as matrices, with the extents of the result.
func (e *Env) factors(x, y *Desc, transposed bool, s []uint64) (a, b matrix, extents []int64) {
	if n := x.Rank() + y.Rank(); x.Rank() == 0 || y.Rank() == 0 || n < 3 || n > 4 || transposed && x.Rank() != 2 {
		e.fail("%s: the descriptors are damaged: it multiplies arrays of the ranks %d and %d", Describe(e.fn.Name), x.Rank(), y.Rank())
	}
	a, b = matrix{view: x.view()}, matrix{view: y.view()}
	if x.Rank() == 2 {
		row, col := x.Dims[0], x.Dims[1]
		if transposed {
			row, col = col, row
		}
		a.rows, a.rowStep, a.cols, a.colStep = max(row.Extent, 0), row.Stride, max(col.Extent, 0), col.Stride
		extents = append(extents, a.rows)
	} else {
		a.rows, a.cols, a.colStep = 1, max(x.Dims[0].Extent, 0), x.Dims[0].Stride
	}
	b.rows, b.rowStep = max(y.Dims[0].Extent, 0), y.Dims[0].Stride
	b.cols = 1
	if y.Rank() == 2 {
		b.cols, b.colStep = max(y.Dims[1].Extent, 0), y.Dims[1].Stride
		extents = append(extents, b.cols)
	}
	if a.cols != b.rows {
		e.failAt(s[3], s[4], "matmul multiplies a matrix with %d columns by one with %d rows", a.cols, b.rows)
	}
	return a, b, extents
}

// dotted computes the dot product of vectors; of complex numbers the first is conjugated.
func dotted[T number](x, y *Desc, rx, ry reader[T], mul func(a, b T) T) T {
	var sum T
	a, b := x.view().cursor(), y.view().cursor()
	for range x.Count() {
		sum += mul(rx(a.elem()), ry(b.elem()))
		a.next()
		b.next()
	}
	return sum
}

// dots are the dot products by the type of the result.
var dots = map[TypeCode]func(x, y *Desc, out []byte){
	codeInt1:  func(x, y *Desc, out []byte) { putI8(out, dotted(x, y, readI8[x.Type], readI8[y.Type], times)) },
	codeInt2:  func(x, y *Desc, out []byte) { putI16(out, dotted(x, y, readI16[x.Type], readI16[y.Type], times)) },
	codeInt4:  func(x, y *Desc, out []byte) { putI32(out, dotted(x, y, readI32[x.Type], readI32[y.Type], times)) },
	codeInt8:  func(x, y *Desc, out []byte) { putI64(out, dotted(x, y, readI64[x.Type], readI64[y.Type], times)) },
	codeReal4: func(x, y *Desc, out []byte) { putF32(out, dotted(x, y, readF32[x.Type], readF32[y.Type], times32)) },
	codeReal8: func(x, y *Desc, out []byte) { putF64(out, dotted(x, y, readF64[x.Type], readF64[y.Type], times64)) },
	codeComplex4: func(x, y *Desc, out []byte) {
		putC64(out, dotted(x, y, readC64[x.Type], readC64[y.Type], func(a, b complex64) complex64 { return complex(real(a), -imag(a)) * b }))
	},
	codeComplex8: func(x, y *Desc, out []byte) {
		putC128(out, dotted(x, y, readC128[x.Type], readC128[y.Type], func(a, b complex128) complex128 { return complex(real(a), -imag(a)) * b }))
	},
}

// dot computes a dot product of vectors that must be of one length.
func (e *Env) dot(xAt, yAt, file, line uint64, out []byte) {
	x, y := e.Desc(xAt), e.Desc(yAt)
	if x.Count() != y.Count() {
		e.failAt(file, line, "dot_product of vectors with %d and %d elements", x.Count(), y.Count())
	}
	code := product(x.Type, y.Type)
	if dots[code] == nil || code.size() > uint64(len(out)) {
		e.fail("%s: the descriptors of its arguments are damaged", Describe(e.fn.Name))
	}
	dots[code](x, y, out)
}

func init() {
	types := map[string]TypeCode{}
	for code, s := range suffixes {
		types[s.name] = code
	}
	variants := map[string]func(e *Env, s []uint64){
		"Matmul": matmul(false, false), "MatmulTranspose": matmul(true, false), "MatmulDirect": matmul(false, true), "MatmulTransposeDirect": matmul(true, true),
	}
	for name, do := range variants {
		for a := range types {
			for b := range types {
				register(row{name + a + b, "ppppi", device, do})
			}
		}
		for _, a := range []string{"Logical1", "Logical2", "Logical4", "Logical8"} {
			for _, b := range []string{"Logical1", "Logical2", "Logical4", "Logical8"} {
				register(row{name + a + b, "ppppi", device, do})
			}
		}
	}
	for name, code := range types {
		letter := suffixes[code].letter
		if letter == "" {
			register(row{"CppDotProduct" + name, "ppppi", device, func(e *Env, s []uint64) {
				e.dot(s[1], s[2], s[3], s[4], e.bytes(s[0], code.size()))
			}})
			continue
		}
		register(row{"DotProduct" + name, "pppi:" + letter, device, func(e *Env, s []uint64) {
			var b [16]byte
			e.dot(s[0], s[1], s[2], s[3], b[:])
			s[0] = result(b[:code.size()], letter)
		}})
	}
	register(row{"DotProductLogical", "pppi:i", device, func(e *Env, s []uint64) {
		x, y := e.Desc(s[0]), e.Desc(s[1])
		a, b := x.view().cursor(), y.view().cursor()
		any := false
		for range x.Count() {
			any = any || truth(a.elem()) && truth(b.elem())
			a.next()
			b.next()
		}
		s[0] = fromBool(any)
	}})
}
