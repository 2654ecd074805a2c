package libfortran

// Inquiries about descriptors, and about kinds.

// lowerBound is the lower bound of a dimension as lbound returns it.
func lowerBound(d Dim) int64 {
	if d.Extent <= 0 {
		return 1
	}
	return d.Lower
}

// perDim makes the function (result, x, kind) that stores a number for each dimension into memory.
func perDim(f func(d Dim) int64) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		size := uint64(e.kind(s[2]))
		for i, d := range e.Desc(s[1]).Dims {
			e.storeInt(s[0]+uint64(i)*size, f(d), int(size))
		}
	}
}

// oneDim makes the function (x, dim, file, line).
func oneDim(f func(d Dim) int64) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		x, dim := e.Desc(s[0]), toInt(s[1])
		if dim < 1 || dim > x.Rank() {
			e.failAt(s[2], s[3], "an array of rank %[2]d has no dimension %[1]d", dim, x.Rank())
		}
		s[0] = uint64(f(x.Dims[dim-1]))
	}
}

func init() {
	extent := func(d Dim) int64 { return max(d.Extent, 0) }
	upper := func(d Dim) int64 { return lowerBound(d) + max(d.Extent, 0) - 1 }
	register(
		row{"Size", "ppi:l", device, func(e *Env, s []uint64) { s[0] = uint64(e.Desc(s[0]).Count()) }},
		row{"SizeDim", "pipi:l", device, oneDim(extent)},
		row{"LboundDim", "pipi:l", device, oneDim(lowerBound)},
		row{"Shape", "ppipi", device, perDim(extent)},
		row{"Lbound", "ppipi", device, perDim(lowerBound)},
		row{"Ubound", "ppipi", device, perDim(upper)},
		row{"IsContiguous", "p:i", device, func(e *Env, s []uint64) { s[0] = fromBool(e.Desc(s[0]).Contiguous()) }},
		// IsContiguousUpTo(x, dim): the first dimensions are.
		row{"IsContiguousUpTo", "pi:i", device, func(e *Env, s []uint64) {
			x := e.Desc(s[0])
			x.Dims = x.Dims[:min(max(toInt(s[1]), 0), x.Rank())]
			s[0] = fromBool(x.Contiguous())
		}},
		row{"IsAssumedSize", "p:i", device, func(e *Env, s []uint64) {
			x := e.Desc(s[0])
			s[0] = fromBool(x.Rank() > 0 && x.Dims[x.Rank()-1].Extent == -1)
		}},
		// (file, line, address of the argument, its kind)
		row{"SelectedIntKind", "pipi:i", device, func(e *Env, s []uint64) {
			s[0] = fromI32(selectInt(e.loadInt(s[2], e.kind(s[3]))))
		}},
		// With a mask of the kinds there are, which are those that a program can have.
		row{"SelectedIntKindMasked", "pipii:i", device, func(e *Env, s []uint64) {
			s[0] = fromI32(selectInt(e.loadInt(s[2], e.kind(s[3]))))
		}},
		row{"SelectedRealKindMasked", "pipipipii:i", device, selectedRealKind},
		row{"SelectedLogicalKind", "pipi:i", device, func(e *Env, s []uint64) {
			s[0] = fromI32(selectLogical(e.loadInt(s[2], e.kind(s[3]))))
		}},
		// (file, line, precision, its kind, range, its kind, radix, its kind); null for what is absent
		row{"SelectedRealKind", "pipipipi:i", device, selectedRealKind},
		// (file, line, name, length)
		row{"SelectedCharKind", "pipl:i", device, func(e *Env, s []uint64) {
			s[0] = fromI32(selectChar(string(e.bytes(s[2], s[3]))))
		}},
	)
}

// selectInt is the kind of integers with so many decimal digits.
func selectInt(digits int64) int32 {
	for _, k := range []struct {
		digits int64
		kind   int32
	}{{2, 1}, {4, 2}, {9, 4}, {18, 8}, {38, 16}} {
		if digits <= k.digits {
			return k.kind
		}
	}
	return -1
}

func selectLogical(bits int64) int32 {
	for _, kind := range []int32{1, 2, 4, 8} {
		if bits <= int64(kind)*8 {
			return kind
		}
	}
	return -1
}

func selectChar(name string) int32 {
	b := []byte(name)
	for i, c := range b {
		if c >= 'a' && c <= 'z' {
			b[i] = c - 'a' + 'A'
		}
	}
	switch string(b[:lenTrim(b)]) {
	case "ASCII", "DEFAULT":
		return 1
	case "ISO_10646":
		return 4
	}
	return -1
}

func selectedRealKind(e *Env, s []uint64) {
	argument := func(i int, absent int64) int64 {
		if s[i] == 0 {
			return absent
		}
		return e.loadInt(s[i], e.kind(s[i+1]))
	}
	s[0] = fromI32(selectReal(argument(2, 0), argument(4, 0), argument(6, 2)))
}

// selectReal is the kind of reals with so many decimal digits and such a decimal exponent range, or what is missing.
func selectReal(digits, exponents, radix int64) int32 {
	if radix != 2 {
		return -5
	}
	kinds := []struct {
		digits, exponents int64
		kind              int32
	}{{6, 37, 4}, {15, 307, 8}, {18, 4931, 10}, {33, 4931, 16}}
	precise, ranged := false, false
	for _, k := range kinds {
		precise = precise || digits <= k.digits
		ranged = ranged || exponents <= k.exponents
		if digits <= k.digits && exponents <= k.exponents {
			return k.kind
		}
	}
	switch {
	case !precise && !ranged:
		return -3
	case !precise:
		return -1
	case !ranged:
		return -2
	}
	return -4
}
