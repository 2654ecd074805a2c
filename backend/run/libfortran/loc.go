package libfortran

import (
	"bytes"
	"cmp"
)

// An order compares elements as bytes.
type order struct {
	compare func(a, b []byte) int
	nan     func(b []byte) bool
}

func orderOf[T integer | float](c codec[T]) order {
	return order{
		compare: func(a, b []byte) int { return cmp.Compare(c.get(a), c.get(b)) },
		nan: func(b []byte) bool {
			v := c.get(b)
			return v != v
		},
	}
}

// Orders by the type of the elements.
var orders = map[TypeCode]order{
	codeInt1: orderOf(asI8), codeInt2: orderOf(asI16), codeInt4: orderOf(asI32), codeInt8: orderOf(asI64),
	codeReal4: orderOf(asF32), codeReal8: orderOf(asF64),
	codeChar1: {compare: bytes.Compare, nan: func([]byte) bool { return false }},
}

// A locFold is a fold that finds the position of an element; at is its index, -1 if there is none.
type locFold struct {
	fold
	at int64
}

func newLocFold(kind int) *locFold {
	p := &locFold{}
	p.size = uint64(kind)
	p.reset = func() { p.at = -1 }
	p.put = func(out []byte) { putInt(out, p.at+1) }
	return p
}

// extremum finds the greatest element, or with sign -1 the least: the first of equals, or the last with back. NaNs count
// only if there is nothing else.
func (e *Env) extremum(x *Desc, sign int, back bool, kind int) *locFold {
	o, ok := orders[x.Type]
	if !ok {
		e.fail("%s is not there for this kind of argument", e.fn.Name)
	}
	p := newLocFold(kind)
	var best []byte
	number := false
	p.reset = func() { p.at, number = -1, false }
	p.add = func(b []byte, i int64) bool {
		if o.nan(b) {
			if p.at < 0 {
				p.at = i
			}
			return true
		}
		if number {
			if c := sign * o.compare(b, best); c < 0 || c == 0 && !back {
				return true
			}
		}
		best, p.at, number = b, i, true
		return true
	}
	return p
}

// find finds an element that equals the scalar target: the first, or the last with back.
func (e *Env) find(x, target *Desc, back bool, kind int) *locFold {
	equal := e.equal(x, target)
	p := newLocFold(kind)
	p.add = func(b []byte, i int64) bool {
		if !equal(b) {
			return true
		}
		p.at = i
		return back
	}
	return p
}

// equal reports whether an element of x is equal to the scalar target, whose type may be another of the same class.
func (e *Env) equal(x, target *Desc) func(b []byte) bool {
	t := e.bytes(target.Base, target.Len)
	xc, xk := x.Type.category()
	tc, tk := target.Type.category()
	switch {
	case xc == catCharacter && tc == catCharacter:
		return func(b []byte) bool { return comparePadded(b, t) == 0 }
	case xc == catLogical && tc == catLogical:
		want := truth(t)
		return func(b []byte) bool { return truth(b) == want }
	case xc == catInteger && tc == catInteger:
		want := getInt(t)
		return func(b []byte) bool { return getInt(b) == want }
	case xc == catReal && xk == 4 && tc == catReal && tk == 4:
		want := getF32(t)
		return func(b []byte) bool { return getF32(b) == want }
	}
	get, ok := asComplex[x.Type]
	of, also := asComplex[target.Type]
	if !ok || !also {
		e.fail("findloc cannot compare these types")
	}
	want := of(t)
	return func(b []byte) bool { return get(b) == want }
}

// asComplex reads numbers of any type.
var asComplex = map[TypeCode]func(b []byte) complex128{
	codeInt1: fromInteger, codeInt2: fromInteger, codeInt4: fromInteger, codeInt8: fromInteger,
	codeReal4:    func(b []byte) complex128 { return complex(float64(getF32(b)), 0) },
	codeReal8:    func(b []byte) complex128 { return complex(getF64(b), 0) },
	codeComplex4: func(b []byte) complex128 { return complex128(getC64(b)) },
	codeComplex8: getC128,
}

func fromInteger(b []byte) complex128 { return complex(float64(getInt(b)), 0) }

// everywhere stores the subscripts of the position in the whole array.
func (e *Env) everywhere(p *locFold, out uint64, x *Desc, kind int, maskAt uint64) {
	e.total(&p.fold, x, maskAt)
	r := e.resultOf(out, codes[catInteger][kind], uint64(kind), int64(x.Rank()))
	v := r.view()
	at := p.at
	for i, n := range x.Extents() {
		k := int64(0)
		if p.at >= 0 {
			k, at = at%n+1, at/n
		}
		putInt(v.b[i*kind:(i+1)*kind], k)
	}
}

func init() {
	for name, sign := range map[string]int{"Maxloc": 1, "Minloc": -1} {
		// (result, x, kind, file, line, mask, back)
		all := func(e *Env, s []uint64) {
			x, kind := e.Desc(s[1]), e.kind(s[2])
			e.everywhere(e.extremum(x, sign, s[6]&1 != 0, kind), s[0], x, kind, s[5])
		}
		for code := range orders {
			suffix := "Character"
			if code != codeChar1 {
				suffix = suffixes[code].name
			}
			register(row{name + suffix, "ppipipi", device, all})
		}
		// (result, x, kind, dim, file, line, mask, back)
		register(row{name + "Dim", "ppiipipi", device, func(e *Env, s []uint64) {
			x, kind := e.Desc(s[1]), e.kind(s[2])
			p := e.extremum(x, sign, s[7]&1 != 0, kind)
			e.along(&p.fold, s[0], x, toInt(s[3]), s[6], codes[catInteger][kind])
		}})
	}
	register(
		// (result, x, target, kind, file, line, mask, back)
		row{"Findloc", "pppipipi", device, func(e *Env, s []uint64) {
			x, kind := e.Desc(s[1]), e.kind(s[3])
			e.everywhere(e.find(x, e.Desc(s[2]), s[7]&1 != 0, kind), s[0], x, kind, s[6])
		}},
		// (result, x, target, kind, dim, file, line, mask, back)
		row{"FindlocDim", "pppiipipi", device, func(e *Env, s []uint64) {
			x, kind := e.Desc(s[1]), e.kind(s[3])
			p := e.find(x, e.Desc(s[2]), s[8]&1 != 0, kind)
			e.along(&p.fold, s[0], x, toInt(s[4]), s[7], codes[catInteger][kind])
		}},
	)
}
