package libfortran

import "bytes"

// comparePadded compares texts as if the shorter were filled up with blanks.
func comparePadded(a, b []byte) int {
	n := min(len(a), len(b))
	if c := bytes.Compare(a[:n], b[:n]); c != 0 {
		return c
	}
	for _, x := range a[n:] {
		if x != ' ' {
			return sign(int(x) - ' ')
		}
	}
	for _, x := range b[n:] {
		if x != ' ' {
			return sign(' ' - int(x))
		}
	}
	return 0
}

func sign(v int) int {
	switch {
	case v < 0:
		return -1
	case v > 0:
		return 1
	}
	return 0
}

// lenTrim is the length without trailing blanks.
func lenTrim(b []byte) int { return len(bytes.TrimRight(b, " ")) }

// index is the position of sub in s, one-based, 0 if there is none: the first one, or the last with back.
func index(s, sub []byte, back bool) int64 {
	if back {
		return int64(bytes.LastIndex(s, sub)) + 1
	}
	return int64(bytes.Index(s, sub)) + 1
}

// scan is where the first character of set is in s, or with back the last; verify is the same for what is not in set.
func scan(s, set []byte, back bool) int64   { return seek(s, set, back, true) }
func verify(s, set []byte, back bool) int64 { return seek(s, set, back, false) }

func seek(s, set []byte, back, in bool) int64 {
	for i := range s {
		at := i
		if back {
			at = len(s) - 1 - i
		}
		if (bytes.IndexByte(set, s[at]) >= 0) == in {
			return int64(at) + 1
		}
	}
	return 0
}

func adjustl(to, from []byte) {
	pad(to, bytes.TrimLeft(from, " "))
}

func adjustr(to, from []byte) {
	n := lenTrim(from)
	for i := range to[:len(to)-n] {
		to[i] = ' '
	}
	copy(to[len(to)-n:], from[:n])
}

// wide ends the program for characters of other kinds than the default one.
func (e *Env) wide(d *Desc) {
	if d.Type != codeChar1 {
		e.fail("%s takes characters of the default kind alone", e.fn.Name)
	}
}

// conform returns the extents of the result of an elemental operation.
func (e *Env) conform(descs ...*Desc) []int64 {
	var out []int64
	for _, d := range descs {
		if d == nil || d.Rank() == 0 {
			continue
		}
		if x := d.Extents(); out == nil {
			out = x
		}
	}
	return out
}

// each1 makes a function (result, x, file, line) from characters to characters of the same length.
func each1(f func(to, from []byte)) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		x := e.Desc(s[1])
		e.wide(x)
		from := x.view().cursor()
		r := e.result(s[0], x, x.Len, x.Extents()...)
		to := r.view().cursor()
		for range r.Count() {
			f(to.elem(), from.elem())
			to.next()
			from.next()
		}
	}
}

// search makes the elemental function (result, string, set, back, kind, file, line) for arrays.
func search(f func(s, set []byte, back bool) int64) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		x, set := e.Desc(s[1]), e.Desc(s[2])
		e.wide(x)
		var back *Desc
		if s[3] != 0 {
			if back = e.Desc(s[3]); back.Base == 0 {
				back = nil
			}
		}
		kind := e.kind(s[4])
		r := e.resultOf(s[0], codes[catInteger][kind], uint64(kind), e.conform(x, set, back)...)
		xc, sc, to := x.view().cursor(), set.view().cursor(), r.view().cursor()
		var bc *cursor
		if back != nil {
			bc = back.view().cursor()
		}
		for range r.Count() {
			from := back != nil && truth(bc.elem())
			putInt(to.elem(), f(xc.elem(), sc.elem(), from))
			to.next()
			xc.next()
			sc.next()
			if bc != nil {
				bc.next()
			}
		}
	}
}

// search1 makes the scalar function (string, length, set, length, back).
func search1(f func(s, set []byte, back bool) int64) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		s[0] = uint64(f(e.bytes(s[0], s[1]), e.bytes(s[2], s[3]), s[4]&1 != 0))
	}
}

func init() {
	for name, f := range map[string]func(s, set []byte, back bool) int64{"Index": index, "Scan": scan, "Verify": verify} {
		register(
			row{name + "1", "plpli:l", device, search1(f)},
			row{name, "ppppipi", device, search(f)},
		)
	}
	register(
		row{"CharacterCompareScalar1", "ppll:i", device, func(e *Env, s []uint64) {
			s[0] = fromI32(int32(comparePadded(e.bytes(s[0], s[2]), e.bytes(s[1], s[3]))))
		}},
		row{"CharacterCompareScalar", "pp:i", device, func(e *Env, s []uint64) {
			a, b := e.Desc(s[0]), e.Desc(s[1])
			e.wide(a)
			s[0] = fromI32(int32(comparePadded(e.bytes(a.Base, a.Len), e.bytes(b.Base, b.Len))))
		}},
		row{"CharacterCompare", "ppp", device, characterCompare},
		row{"CharacterConcatenate", "pppi", device, characterConcatenate},
		row{"CharacterConcatenateScalar1", "ppl", device, func(e *Env, s []uint64) {
			acc := e.Desc(s[0])
			n, more := acc.Len, e.bytes(s[1], s[2])
			to := e.obtain(n + s[2])
			b := e.bytes(to, n+s[2])
			copy(b, e.bytes(acc.Base, n))
			copy(b[n:], more)
			if acc.Base != 0 {
				e.free(acc.Base)
			}
			acc.Base, acc.Len = to, n+s[2]
			acc.Store()
		}},
		// CharacterAppend1(to, length, offset, from, length): the new offset
		row{"CharacterAppend1", "pllpl:l", device, func(e *Env, s []uint64) {
			n := uint64(0)
			if s[2] < s[1] {
				n = min(s[4], s[1]-s[2])
				copy(e.bytes(s[0]+s[2], n), e.bytes(s[3], n))
			}
			s[0] = s[2] + n
		}},
		row{"CharacterPad1", "pll", device, func(e *Env, s []uint64) {
			if s[2] < s[1] {
				pad(e.bytes(s[0]+s[2], s[1]-s[2]), nil)
			}
		}},
		row{"CharacterMax", "pppi", device, characterMost(1)},
		row{"CharacterMin", "pppi", device, characterMost(-1)},
		row{"Adjustl", "pppi", device, each1(adjustl)},
		row{"Adjustr", "pppi", device, each1(adjustr)},
		row{"LenTrim1", "pl:l", device, func(e *Env, s []uint64) { s[0] = uint64(lenTrim(e.bytes(s[0], s[1]))) }},
		// LenTrim(result, string, kind, file, line)
		row{"LenTrim", "ppipi", device, func(e *Env, s []uint64) {
			x, kind := e.Desc(s[1]), e.kind(s[2])
			e.wide(x)
			r := e.resultOf(s[0], codes[catInteger][kind], uint64(kind), x.Extents()...)
			from, to := x.view().cursor(), r.view().cursor()
			for range r.Count() {
				putInt(to.elem(), int64(lenTrim(from.elem())))
				to.next()
				from.next()
			}
		}},
		// Trim(result, string, file, line)
		row{"Trim", "pppi", device, func(e *Env, s []uint64) {
			x := e.Desc(s[1])
			e.wide(x)
			text := e.bytes(x.Base, x.Len)
			n := lenTrim(text)
			copy(e.result(s[0], x, uint64(n)).view().b, text[:n])
		}},
		// Repeat(result, string, ncopies, file, line)
		row{"Repeat", "pplpi", device, func(e *Env, s []uint64) {
			x := e.Desc(s[1])
			n := int64(s[2])
			if n < 0 {
				e.failAt(s[3], s[4], "repeat is asked for %d copies", n)
			}
			r := e.result(s[0], x, x.Len*uint64(n))
			copy(r.view().b, bytes.Repeat(e.bytes(x.Base, x.Len), int(n)))
		}},
	)
}

// characterCompare: (result, a, b), elemental, to integers of the sign of the comparison.
func characterCompare(e *Env, s []uint64) {
	a, b := e.Desc(s[1]), e.Desc(s[2])
	e.wide(a)
	r := e.resultOf(s[0], codeLogical1, 1, e.conform(a, b)...)
	ac, bc, to := a.view().cursor(), b.view().cursor(), r.view().cursor()
	for range r.Count() {
		putInt(to.elem(), int64(comparePadded(ac.elem(), bc.elem())))
		to.next()
		ac.next()
		bc.next()
	}
}

// characterConcatenate: (accumulator, x, file, line) makes the accumulator the concatenation, element by element.
func characterConcatenate(e *Env, s []uint64) {
	acc, x := e.Desc(s[0]), e.Desc(s[1])
	e.wide(acc)
	from, more := acc.view().cursor(), x.view().cursor()
	old := acc.Base
	r := &Desc{e: e, at: s[0], Len: acc.Len + x.Len, Type: acc.Type, Attr: acc.Attr}
	r.shape(e.conform(acc, x)...)
	r.reserve()
	to := r.view().cursor()
	for range r.Count() {
		n := copy(to.elem(), from.elem())
		copy(to.elem()[n:], more.elem())
		to.next()
		from.next()
		more.next()
	}
	if old != 0 {
		e.free(old)
	}
}

// characterMost: (accumulator, x, file, line) makes the accumulator the greater or lesser of both, element by element.
func characterMost(sign int) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		acc, x := e.Desc(s[0]), e.Desc(s[1])
		e.wide(acc)
		old := acc.Base
		from, other := acc.view().cursor(), x.view().cursor()
		r := &Desc{e: e, at: s[0], Len: max(acc.Len, x.Len), Type: acc.Type, Attr: acc.Attr}
		r.shape(e.conform(acc, x)...)
		r.reserve()
		to := r.view().cursor()
		for range r.Count() {
			best := from.elem()
			if sign*comparePadded(other.elem(), best) > 0 {
				best = other.elem()
			}
			pad(to.elem(), best)
			to.next()
			from.next()
			other.next()
		}
		if old != 0 {
			e.free(old)
		}
	}
}
