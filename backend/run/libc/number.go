package libc

import (
	"bytes"
	"errors"
	"math"
	"strconv"
)

// An integer is the value of a numeral: its magnitude may exceed any C type.
type integer struct {
	magnitude uint64
	negative  bool
	overflow  bool // the magnitude does not fit in 64 bits
}

// signed returns the value as a long, clamped to its range.
func (v integer) signed() (int64, bool) {
	switch {
	case v.negative && (v.overflow || v.magnitude > 1<<63):
		return math.MinInt64, false
	case !v.negative && (v.overflow || v.magnitude > math.MaxInt64):
		return math.MaxInt64, false
	case v.negative:
		return -int64(v.magnitude), true
	}
	return int64(v.magnitude), true
}

// unsigned returns the value as an unsigned long; a minus sign wraps, as C demands.
func (v integer) unsigned() (uint64, bool) {
	switch {
	case v.overflow:
		return math.MaxUint64, false
	case v.negative:
		return -v.magnitude, true
	}
	return v.magnitude, true
}

// bits returns the value as scanf stores it.
func (v integer) bits(signed bool) uint64 {
	if signed {
		s, _ := v.signed()
		return uint64(s)
	}
	u, _ := v.unsigned()
	return u
}

func digitValue(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c|0x20 >= 'a' && c|0x20 <= 'z':
		return int(c|0x20-'a') + 10
	}
	return 99
}

func skipSpaces(s []byte) int {
	i := 0
	for i < len(s) && isSpace(s[i]) {
		i++
	}
	return i
}

// parseInteger reads a numeral as strtol does, C23 7.24.1.7: white space, a sign, 0x if the base allows it. used is
// the number of bytes read, 0 if there is no numeral.
func parseInteger(s []byte, base int) (v integer, used int, ok bool) {
	i := skipSpaces(s)
	if i < len(s) && (s[i] == '+' || s[i] == '-') {
		v.negative = s[i] == '-'
		i++
	}
	prefixed := func(letter byte) bool {
		return i+2 < len(s) && s[i] == '0' && s[i+1]|0x20 == letter
	}
	switch {
	case (base == 0 || base == 16) && prefixed('x') && digitValue(s[i+2]) < 16:
		base = 16
		i += 2
	case base == 0 && i < len(s) && s[i] == '0':
		base = 8
	case base == 0:
		base = 10
	}
	start := i
	for ; i < len(s) && digitValue(s[i]) < base; i++ {
		high := v.magnitude*uint64(base) + uint64(digitValue(s[i]))
		if v.magnitude > (math.MaxUint64-uint64(digitValue(s[i])))/uint64(base) {
			v.overflow = true
		}
		v.magnitude = high
	}
	if i == start {
		return integer{}, 0, false
	}
	return v, i, true
}

// parseFloat reads a number as strtod does, C23 7.24.1.5, rounded to a double or, with size 32, to a float. used is
// the number of bytes read, 0 if there is no number; inRange is false when the value overflows or underflows.
func parseFloat(s []byte, size int) (v float64, used int, inRange bool) {
	i := skipSpaces(s)
	start := i
	if i < len(s) && (s[i] == '+' || s[i] == '-') {
		i++
	}
	negative := i > start && s[start] == '-'
	if special, n := parseSpecial(s[i:]); n > 0 {
		if negative {
			special = math.Copysign(special, -1)
		}
		return special, i + n, true
	}
	digits, hex := floatDigits(s[i:])
	if digits == 0 {
		return 0, 0, true
	}
	numeral := string(s[start : i+digits])
	if hex && !bytes.ContainsAny(s[i:i+digits], "pP") {
		numeral += "p0" // strconv wants the exponent that C leaves away
	}
	v, err := strconv.ParseFloat(numeral, size)
	inRange = !errors.Is(err, strconv.ErrRange)
	if v == 0 && !isZeroNumeral(s[i:i+digits], hex) {
		inRange = false
	}
	return v, i + digits, inRange
}

// parseSpecial reads inf, infinity, nan and nan(chars), in any case.
func parseSpecial(s []byte) (v float64, used int) {
	word := bytes.ToLower(s[:min(len(s), 8)])
	switch {
	case bytes.HasPrefix(word, []byte("infinity")):
		return math.Inf(1), 8
	case bytes.HasPrefix(word, []byte("inf")):
		return math.Inf(1), 3
	case bytes.HasPrefix(word, []byte("nan")):
		used = 3
		if len(s) > 3 && s[3] == '(' {
			i := 4
			for i < len(s) && (s[i] == '_' || digitValue(s[i]) < 36) {
				i++
			}
			if i < len(s) && s[i] == ')' {
				used = i + 1
			}
		}
		return math.NaN(), used
	}
	return 0, 0
}

// floatDigits returns the length of the longest decimal or hexadecimal number that s begins with.
func floatDigits(s []byte) (n int, hex bool) {
	base, mark := 10, byte('e')
	if len(s) > 2 && s[0] == '0' && s[1]|0x20 == 'x' &&
		(digitValue(s[2]) < 16 || s[2] == '.' && len(s) > 3 && digitValue(s[3]) < 16) {
		base, mark, hex, n = 16, 'p', true, 2
	}
	found, point := false, false
	for ; n < len(s); n++ {
		if s[n] == '.' && !point {
			point = true
			continue
		}
		if digitValue(s[n]) >= base {
			break
		}
		found = true
	}
	if !found {
		return 0, false
	}
	if n < len(s) && s[n]|0x20 == mark {
		m := n + 1
		if m < len(s) && (s[m] == '+' || s[m] == '-') {
			m++
		}
		if m < len(s) && s[m] >= '0' && s[m] <= '9' {
			for m < len(s) && s[m] >= '0' && s[m] <= '9' {
				m++
			}
			n = m
		}
	}
	return n, hex
}

// isZeroNumeral reports whether the digits before the exponent are all zero.
func isZeroNumeral(s []byte, hex bool) bool {
	mark := "eE"
	if hex {
		s, mark = s[2:], "pP"
	}
	if i := bytes.IndexAny(s, mark); i >= 0 {
		s = s[:i]
	}
	return len(bytes.Trim(s, "0.")) == 0
}
