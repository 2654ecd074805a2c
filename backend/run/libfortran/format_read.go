package libfortran

import (
	"bytes"
	"errors"
	"math"
	"math/big"
	"strconv"
)

var (
	errIntegerText = &ioError{errBadValue, "Bad value during integer read"}
	errRealText    = &ioError{errBadValue, "Bad value during floating point read"}
	errLogicalText = &ioError{errBadValue, "Bad value on logical read"}
	errTooLarge    = &ioError{errOverflow, "Value overflowed during integer read"}
)

// parse reads the text of a field by a data edit descriptor into t, whose kind and size say what is wanted.
func (m *modes) parse(t *item, text []byte, d *edit, n int) error {
	switch d.code {
	case editI:
		if t.kind != itemInteger {
			return mismatch("INTEGER", n, t.kind, d)
		}
		return m.parseInteger(t, text)
	case editB, editO, editZ:
		return m.parseBits(t, text, bitsOf[d.code])
	case editL:
		return t.parseLogical(text)
	case editA:
		t.parseCharacter(text)
		if t.kind != itemCharacter {
			t.bits = append(bytes.Clone(t.text), bytes.Repeat([]byte{' '}, t.size-len(t.text))...)
		}
		return nil
	case editG:
		switch t.kind {
		case itemInteger:
			return m.parseInteger(t, text)
		case itemLogical:
			return t.parseLogical(text)
		case itemCharacter:
			t.parseCharacter(text)
			return nil
		}
	}
	if t.kind != itemReal {
		return mismatch("REAL", n, t.kind, d)
	}
	x, ok := m.parseReal(text, max(d.d, 0), t.size)
	if !ok {
		return errRealText
	}
	t.x = x
	return nil
}

// squeeze removes the blanks of a numeric field, or turns those after the first character into zeros.
func (m *modes) squeeze(text []byte) []byte {
	text = bytes.TrimLeft(text, " ")
	if bytes.IndexByte(text, ' ') < 0 {
		return text
	}
	out := make([]byte, 0, len(text))
	for _, c := range text {
		switch {
		case c != ' ':
			out = append(out, c)
		case m.blank:
			out = append(out, '0')
		}
	}
	return out
}

func (m *modes) parseInteger(t *item, text []byte) error {
	t.i, t.wide = 0, nil
	blankEnd := bytes.HasSuffix(text, []byte{' '})
	text = m.squeeze(text)
	if len(text) == 0 {
		return nil
	}
	digits, negative := unsigned(text)
	n := 0
	for n < len(digits) && isDigit(digits[n]) {
		n++
	}
	switch {
	case len(digits) == 0 && blankEnd:
		return nil // a sign alone
	case n == 0:
		return errIntegerText
	case !t.setInteger(digits[:n], negative):
		return errTooLarge
	case n < len(digits):
		return errIntegerText
	}
	return nil
}

// unsigned takes the sign off.
func unsigned(text []byte) (rest []byte, negative bool) {
	if len(text) > 0 && (text[0] == '+' || text[0] == '-') {
		return text[1:], text[0] == '-'
	}
	return text, false
}

func allDigits(text []byte) bool {
	for _, c := range text {
		if !isDigit(c) {
			return false
		}
	}
	return true
}

// setInteger takes decimal digits for the value, if they fit into the size.
func (t *item) setInteger(digits []byte, negative bool) bool {
	if t.size == 16 {
		v, _ := new(big.Int).SetString(string(digits), 10)
		if negative {
			v.Neg(v)
		}
		t.wide = v
		return v.BitLen() < 128
	}
	v, err := strconv.ParseUint(string(digits), 10, 64)
	limit := uint64(1)<<(8*t.size-1) - 1
	if negative {
		limit++
	}
	if err != nil || v > limit {
		return false
	}
	t.i = int64(v)
	if negative {
		t.i = -t.i
	}
	return true
}

// parseBits reads B, O or Z: the bits of a value of any type.
func (m *modes) parseBits(t *item, text []byte, shift int) error {
	text = m.squeeze(text)
	v := new(big.Int)
	if len(text) > 0 {
		if _, ok := v.SetString(string(text), 1<<shift); !ok {
			return errIntegerText
		}
	}
	if v.Sign() < 0 {
		v.Neg(v).Sub(new(big.Int).Lsh(big.NewInt(1), uint(8*t.size)), v)
	}
	if v.Sign() < 0 || v.BitLen() > 8*t.size {
		return errTooLarge
	}
	t.bits = reversed(v.FillBytes(make([]byte, t.size)))
	return nil
}

func (t *item) parseLogical(text []byte) error {
	text = bytes.TrimLeft(text, " ")
	if len(text) > 0 && text[0] == '.' {
		text = text[1:]
	}
	if len(text) == 0 {
		return errLogicalText
	}
	switch text[0] | 0x20 {
	case 't':
		t.i = 1
	case 'f':
		t.i = 0
	default:
		return errLogicalText
	}
	return nil
}

// parseCharacter takes the last characters of a field that is longer than the variable.
func (t *item) parseCharacter(text []byte) {
	if len(text) > t.size {
		text = text[len(text)-t.size:]
	}
	t.text = text
}

// maxExponent is the largest exponent in input; gfortran finds larger ones to be mistakes.
const maxExponent = 9999

// parseReal reads a real number of a formatted field: without a point the last d digits follow it, and without an
// exponent the scale factor applies.
func (m *modes) parseReal(text []byte, d, size int) (float64, bool) {
	blankEnd := bytes.HasSuffix(text, []byte{' '})
	text = m.squeeze(text)
	if len(text) == 0 {
		return 0, true
	}
	digits, negative := unsigned(text)
	if x, ok := special(digits); ok {
		if negative {
			x = -x
		}
		return x, true
	}
	mantissa := make([]byte, 0, len(digits)+8)
	if negative {
		mantissa = append(mantissa, '-')
	}
	exp := -d
	i, point := 0, false
	any := false
	for ; i < len(digits); i++ {
		c := digits[i]
		if c == m.point() && !point {
			point, exp = true, 0
			continue
		}
		if !isDigit(c) {
			break
		}
		any = true
		mantissa = append(mantissa, c)
		if point {
			exp--
		}
	}
	if i < len(digits) {
		rest := digits[i:]
		bare := false
		switch rest[0] {
		case 'e', 'E', 'd', 'D', 'q', 'Q':
			rest = rest[1:]
		case '+', '-':
			bare = len(rest) == 1 && blankEnd // gfortran takes a sign before blanks for an exponent of zero
		default:
			return 0, false
		}
		power, minus := unsigned(rest)
		if len(power) == 0 && !bare || !allDigits(power) {
			return 0, false
		}
		n := 0
		for _, c := range power {
			if n = n*10 + int(c-'0'); n > maxExponent {
				return 0, false
			}
		}
		if minus {
			n = -n
		}
		exp += n
	} else {
		exp -= m.scale
	}
	if !any {
		mantissa = append(mantissa[:0], '0')
	}
	return parseDecimal(strconv.AppendInt(append(mantissa, 'e'), int64(exp), 10), size)
}

// parseDecimal converts text of Go's syntax, rounded to the size in bytes; what is too large becomes infinite.
func parseDecimal(text []byte, size int) (float64, bool) {
	x, err := strconv.ParseFloat(string(text), 8*size)
	return x, err == nil || errors.Is(err, strconv.ErrRange)
}

// special reads inf, infinity, nan and nan(...).
func special(text []byte) (float64, bool) {
	low := bytes.ToLower(text)
	switch {
	case string(low) == "inf" || string(low) == "infinity":
		return math.Inf(1), true
	case string(low) == "nan", bytes.HasPrefix(low, []byte("nan(")) && bytes.HasSuffix(low, []byte(")")):
		return math.NaN(), true
	}
	return 0, false
}
