package libfortran

import (
	"bytes"
	"math"
	"strconv"
)

// A signMode is the sign of numbers that are not negative (Fortran 2018 §13.8.4).
type signMode uint8

const (
	signDefault signMode = iota // none
	signPlus
	signSuppress
)

// A roundMode is how real numbers become text (Fortran 2018 §13.7.2.3.8).
type roundMode uint8

const (
	roundDefault roundMode = iota // to nearest, ties to even
	roundUp
	roundDown
	roundZero
	roundNearest
	roundCompatible // to nearest, ties away from zero
)

// modes are the changeable modes of a connection, which control edit descriptors change for one statement.
type modes struct {
	scale int
	sign  signMode
	round roundMode
	blank bool // BZ: blanks inside of numbers are zeros
	comma bool // DC: a comma is the decimal point
	delim byte // of characters in list-directed output: ', " or 0
	// bare tells that the program asked for no delimiter; namelist output has one otherwise.
	bare bool
	// pad tells that records that are read end in as many blanks as are asked for.
	pad bool
}

func (m *modes) point() byte {
	if m.comma {
		return ','
	}
	return '.'
}

// decimal is 0.d1d2d3... times ten to the power of exp; digits are characters. Zero has digits all '0', or none.
type decimal struct {
	digits []byte
	exp    int
}

// exactDigits is more than any float64 has.
const exactDigits = 770

// roundSignificant rounds |x| to n digits, the first of them not zero.
func roundSignificant(x float64, n int, round roundMode, negative bool) decimal {
	x = math.Abs(x)
	if n < 1 {
		return rounded(exactDecimal(x), n, round, negative)
	}
	if round == roundDefault || round == roundNearest {
		var buf [64]byte
		return scientific(strconv.AppendFloat(buf[:0], x, 'e', n-1, 64))
	}
	return rounded(exactDecimal(x), n, round, negative)
}

// roundFraction rounds |x| to n digits after the point; n may be negative.
func roundFraction(x float64, n int, round roundMode, negative bool) decimal {
	x = math.Abs(x)
	if n < 0 || round != roundDefault && round != roundNearest {
		d := exactDecimal(x)
		return rounded(d, d.exp+n, round, negative)
	}
	var buf [400]byte
	text := strconv.AppendFloat(buf[:0], x, 'f', n, 64)
	point := bytes.IndexByte(text, '.')
	digits := make([]byte, 0, len(text))
	if point < 0 {
		point = len(text)
		digits = append(digits, text...)
	} else {
		digits = append(append(digits, text[:point]...), text[point+1:]...)
	}
	lead := 0
	for lead < len(digits) && digits[lead] == '0' {
		lead++
	}
	return decimal{digits[lead:], point - lead}
}

// exactDecimal returns all digits of x.
func exactDecimal(x float64) decimal {
	d := scientific(strconv.AppendFloat(nil, x, 'e', exactDigits, 64))
	d.digits = bytes.TrimRight(d.digits, "0")
	return d
}

// scientific reads d.ddde±dd.
func scientific(text []byte) decimal {
	e := bytes.IndexByte(text, 'e')
	exp, _ := strconv.Atoi(string(text[e+1:]))
	digits := make([]byte, 0, e)
	digits = append(digits, text[0])
	if e > 2 {
		digits = append(digits, text[2:e]...)
	}
	if digits[0] == '0' {
		return decimal{nil, 0}
	}
	return decimal{digits, exp + 1}
}

// rounded cuts d after n digits; n may be zero or negative.
func rounded(d decimal, n int, round roundMode, negative bool) decimal {
	if n >= len(d.digits) {
		return d
	}
	up := false
	switch round {
	case roundUp:
		up = !negative
	case roundDown:
		up = negative
	case roundZero:
	default:
		rest := d.digits[max(n, 0):]
		if n >= 0 && len(rest) > 0 {
			tie := rest[0] == '5' && len(bytes.TrimRight(rest[1:], "0")) == 0
			odd := n > 0 && (d.digits[n-1]-'0')%2 == 1
			up = rest[0] >= '5' && (!tie || round == roundCompatible || odd)
		}
	}
	if n < 0 {
		if !up {
			return decimal{nil, 0}
		}
		return decimal{[]byte{'1'}, d.exp - n + 1}
	}
	out := bytes.Clone(d.digits[:n])
	if !up {
		if n == 0 {
			return decimal{nil, 0}
		}
		return decimal{out, d.exp}
	}
	for i := n - 1; i >= 0; i-- {
		if out[i] != '9' {
			out[i]++
			return decimal{out, d.exp}
		}
		out[i] = '0'
	}
	return decimal{append([]byte{'1'}, out...), d.exp + 1}
}

// digit returns the digit at the power of ten 10^-(i+1) of 0.d1d2...
func (d *decimal) digit(i int) byte {
	if i < 0 || i >= len(d.digits) {
		return '0'
	}
	return d.digits[i]
}

// tenTo returns 10^n as the arithmetic of the kind has it when it multiplies n tens.
func tenTo(n, kind int) float64 {
	if kind == 4 {
		p := float32(1)
		for range max(n, -n) {
			p *= 10
		}
		if n < 0 {
			p = 1 / p
		}
		return float64(p)
	}
	p := 1.0
	for range max(n, -n) {
		p *= 10
	}
	if n < 0 {
		p = 1 / p
	}
	return p
}

// general finds how G editing with d digits shows |x| (Fortran 2018 §13.7.5.2.2): fixed means without an exponent,
// with so many digits before the point. The limits are computed as gfortran does, in the kind of x.
func (m *modes) general(x float64, kind, d int, negative bool) (before int, fixed bool) {
	if d == 0 {
		return 0, false
	}
	if x == 0 {
		return 1, true
	}
	r := 0.5
	switch m.round {
	case roundZero:
		if r = 0; negative {
			r = 1
		}
	case roundUp:
		r = 1
	case roundDown:
		r = 0
	}
	top := tenTo(d, kind)
	var scale, least, gap float64
	if kind == 4 {
		scale = float64(1 - float32(r)/float32(top))
		least = float64(float32(0.1 * scale))
		gap = float64(float32(top) - float32(x))
	} else {
		scale = 1 - r/top
		least = 0.1 * scale
		gap = top - x
	}
	if x < least || r < 1 && r >= gap || r == 1 && gap < 1 {
		return 0, false
	}
	for before = 0; before < d; before++ {
		limit := tenTo(before, kind) * scale
		if kind == 4 {
			limit = float64(float32(tenTo(before, kind)) * float32(scale))
		}
		if x < limit {
			break
		}
	}
	return before, true
}

// A realStyle is what else decides about the text of a real number.
type realStyle struct {
	kind    int  // 4 or 8
	compact bool // no blanks, and no exponent of zero: G0
	// drop takes so many digits from G editing that turns to E, as list-directed output does.
	drop int
}

// real appends the text of x, edited by F, E, D, EN, ES or G.
func (m *modes) real(dst []byte, x float64, d *edit, s realStyle) ([]byte, error) {
	ed := *d
	if math.IsInf(x, 0) || math.IsNaN(x) {
		if s.compact {
			ed.w = 0
		}
		return m.notFinite(dst, x, ed.w), nil
	}
	from := len(dst)
	negative := math.Signbit(x)
	scale := m.scale
	trail := 0
	if ed.code == editG {
		before, fixed := m.general(math.Abs(x), s.kind, ed.d, negative)
		if fixed {
			trail = 4
			if ed.e > 0 {
				trail = ed.e + 2
			}
			if ed.w > 0 {
				trail = min(trail, ed.w-1)
			}
			if s.compact {
				trail = 0
			}
			if ed.w > 0 {
				ed.w -= trail
			}
			ed.code, ed.d, scale = editF, ed.d-before, 0
		} else {
			ed.code = editE
			ed.d -= s.drop
		}
	}
	var err error
	if dst, err = m.layout(dst, x, &ed, scale, negative, s); err != nil {
		return dst, err
	}
	fill := byte(' ')
	if trail > 0 && dst[from] == '*' {
		fill = '*' // the whole field overflows
	}
	for range trail {
		dst = append(dst, fill)
	}
	return dst, nil
}

// layout appends x by F, E, D, EN or ES.
func (m *modes) layout(dst []byte, x float64, ed *edit, scale int, negative bool, s realStyle) ([]byte, error) {
	w, d := ed.w, ed.d
	zero := x == 0
	var dec decimal
	var before, zeros, after int // digits before the point, zeros after it, digits after those
	e := 0
	first := 0 // which digit of dec comes first
	letter := byte('E')
	switch ed.code {
	case editF:
		letter = 0
		dec = roundFraction(x, d+scale, m.round, negative)
		dec.exp += scale
		if len(dec.digits) == 0 {
			dec.exp = 0
		}
		before, after = max(dec.exp, 0), d
		first = min(dec.exp, 0)
	case editE, editD:
		if ed.code == editD {
			letter = 'D'
		}
		if scale <= -d || scale >= d+2 {
			return dst, &ioError{errFormat, "Scale factor out of range in format specifier 'E' or 'D'"}
		}
		switch {
		case scale < 0:
			zeros, after = -scale, d+scale
		case scale > 0:
			before, after = scale, d-scale+1
		default:
			after = d
		}
		if !zero {
			dec = roundSignificant(x, before+after, m.round, negative)
			e = dec.exp - scale
		}
	case editES:
		before, after = 1, d
		if !zero {
			dec = roundSignificant(x, 1+d, m.round, negative)
			e = dec.exp - 1
		}
	case editEN:
		before, after = 1, d
		if !zero {
			// The number of digits before the point depends on the exponent, which rounding may change.
			e = scientificExponent(x)
			before = 1 + floorMod(e, 3)
			dec = roundSignificant(x, before+d, m.round, negative)
			e = dec.exp - 1
			before = 1 + floorMod(e, 3)
			e -= before - 1
		}
	}
	rest := true // whether the digits that show are all zero
	for i := first; i < first+before+after; i++ {
		if dec.digit(i) != '0' {
			rest = false
			break
		}
	}
	sign := m.signOf(negative)

	exponent := []byte(nil)
	if letter != 0 && !(s.compact && e == 0) {
		var ok bool
		least := ed.e
		if s.compact && least == absent {
			least = 0
		}
		if exponent, ok = exponentText(letter, e, least); !ok {
			if s.compact {
				w = before + zeros + after + 1
			}
			return stars(dst, w), nil
		}
	}
	fixed := before + zeros + after + len(exponent) + 1
	if sign != 0 {
		fixed++
	}
	switch {
	case s.compact:
		w = realDefaults[s.kind].w
	case w <= 0:
		w = fixed
		if before+after == 0 && rest {
			w++ // a zero before the point
		}
	}
	blanks := w - fixed
	lead := before == 0 && blanks > 0
	if lead {
		blanks--
	}
	if s.compact {
		w -= blanks
		blanks = 0
	}
	if blanks < 0 || w == 1 || w == 2 && sign != 0 {
		return stars(dst, max(w, 1)), nil
	}
	for range blanks {
		dst = append(dst, ' ')
	}
	if sign != 0 {
		dst = append(dst, sign)
	}
	if lead {
		dst = append(dst, '0')
	}
	for i := range before {
		dst = append(dst, dec.digit(first+i))
	}
	dst = append(dst, m.point())
	for range zeros {
		dst = append(dst, '0')
	}
	for i := range after {
		dst = append(dst, dec.digit(first+before+i))
	}
	return append(dst, exponent...), nil
}

func floorMod(a, b int) int { return ((a % b) + b) % b }

// scientificExponent is the exponent of x with one digit before the point.
func scientificExponent(x float64) int {
	return exactDecimal(math.Abs(x)).exp - 1
}

// exponentText is the exponent e after a letter. digits is how many it has: absent for two, or three without the
// letter; 0 for as few as possible. It returns false if they do not suffice.
func exponentText(letter byte, e, digits int) ([]byte, bool) {
	size := len(strconv.Itoa(max(e, -e)))
	switch {
	case digits > 0:
		if size > digits {
			return nil, false
		}
	case digits == 0:
		digits = size
	default:
		if digits = 2; size > 2 {
			if size > 3 {
				return nil, false
			}
			digits, letter = 3, 0
		}
	}
	var out []byte
	if letter != 0 {
		out = append(out, letter)
	}
	if e < 0 {
		out = append(out, '-')
	} else {
		out = append(out, '+')
	}
	for range digits - size {
		out = append(out, '0')
	}
	return strconv.AppendInt(out, int64(max(e, -e)), 10), true
}

// signOf is the character before a number, or 0.
func (m *modes) signOf(negative bool) byte {
	switch {
	case negative:
		return '-'
	case m.sign == signPlus:
		return '+'
	}
	return 0
}

func stars(dst []byte, w int) []byte {
	for range w {
		dst = append(dst, '*')
	}
	return dst
}

// notFinite appends an infinity or NaN right-justified in w characters, 0 for as many as it takes (Fortran 2018
// §13.7.2.3.2).
func (m *modes) notFinite(dst []byte, x float64, w int) []byte {
	text := "NaN"
	if !math.IsNaN(x) {
		text = "Inf"
		sign := m.signOf(x < 0)
		long := 8
		if sign != 0 {
			long++
		}
		if w >= long {
			text = "Infinity"
		}
		if sign != 0 {
			if w == 3 && sign == '+' {
				sign = 0
			}
			if sign != 0 {
				text = string(sign) + text
			}
		}
	}
	if w <= 0 {
		w = len(text)
	}
	if len(text) > w {
		return stars(dst, w)
	}
	for range w - len(text) {
		dst = append(dst, ' ')
	}
	return append(dst, text...)
}
