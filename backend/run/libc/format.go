package libc

import (
	"bytes"
	"errors"
	"math"
	"math/bits"
	"strconv"
	"unicode/utf8"
)

// maxField bounds the width, and the precision of a number, that a format may ask for, and maxText the whole text.
// Beyond them the call fails with EOVERFLOW; the C standard promises 4095 characters per conversion.
const (
	maxField = 1 << 24
	maxText  = 1 << 30
)

var errOverflow = errors.New("a field of the format is too wide")

// A conversion is one directive of a format, %[flags][width][.precision][length]verb, C23 7.23.6.1.
type conversion struct {
	minus, plus, space, alt, zero bool
	width                         int
	precision                     int // -1: not given
	length                        string
	verb                          byte
}

// directive reads conversions out of a format.
type directive struct {
	format []byte
	args   va
	first  uint64 // address of the first variable argument, for %2$d
}

// format appends the text of a printf call to dst. args is the address of the variable arguments.
func (e *Env) format(dst, format []byte, args uint64) ([]byte, error) {
	d := directive{format: format, args: va{e, args}, first: args}
	start := len(dst)
	for {
		i := bytes.IndexByte(d.format, '%')
		if i < 0 {
			return append(dst, d.format...), nil
		}
		dst = append(dst, d.format[:i]...)
		d.format = d.format[i:]
		text := d.format
		d.format = d.format[1:]
		c, value, ok := d.read()
		if !ok {
			// Not a conversion: it prints as it is written, as in glibc.
			dst = append(dst, text[:len(text)-len(d.format)]...)
			continue
		}
		var err error
		if dst, err = e.convert(dst, &c, value, len(dst)-start); err != nil {
			return dst, err
		}
		if len(dst) > maxText {
			return dst, errOverflow
		}
	}
}

// number reads decimal digits; it stops growing beyond any width.
func (d *directive) number() (n int, found bool) {
	for len(d.format) > 0 && d.format[0] >= '0' && d.format[0] <= '9' {
		if n <= maxField {
			n = n*10 + int(d.format[0]-'0')
		}
		found = true
		d.format = d.format[1:]
	}
	return n, found
}

func (d *directive) accept(c byte) bool {
	if len(d.format) > 0 && d.format[0] == c {
		d.format = d.format[1:]
		return true
	}
	return false
}

// position reads "n$" if it is there; it returns 0 if not.
func (d *directive) position() int {
	rest := d.format
	if n, found := d.number(); found && n > 0 && d.accept('$') {
		return n
	}
	d.format = rest
	return 0
}

// argument returns the argument at a position, or the next one when the position is 0.
func (d *directive) argument(position int) uint64 {
	if position > 0 {
		return d.args.e.load64(d.first + uint64(position-1)*8)
	}
	return d.args.next()
}

// star reads the argument of a "*".
func (d *directive) star() int { return int(int32(d.argument(d.position()))) }

// read parses a directive after its % and fetches its argument.
func (d *directive) read() (c conversion, value uint64, ok bool) {
	position := d.position()
flags:
	for len(d.format) > 0 {
		switch d.format[0] {
		case '-':
			c.minus = true
		case '+':
			c.plus = true
		case ' ':
			c.space = true
		case '#':
			c.alt = true
		case '0':
			c.zero = true
		case '\'', 'I': // grouping and the digits of the locale: the C locale has neither
		default:
			break flags
		}
		d.format = d.format[1:]
	}
	if d.accept('*') {
		c.width = d.star()
		if c.width < 0 {
			c.minus = true
			c.width = -c.width
		}
	} else {
		c.width, _ = d.number()
	}
	c.precision = -1
	if d.accept('.') {
		if d.accept('*') {
			c.precision = max(d.star(), -1)
		} else {
			c.precision, _ = d.number()
		}
	}
	for _, length := range lengthModifiers {
		if bytes.HasPrefix(d.format, []byte(length)) {
			c.length = length
			d.format = d.format[len(length):]
			break
		}
	}
	if len(d.format) == 0 {
		return c, 0, false
	}
	c.verb = d.format[0]
	d.format = d.format[1:]
	switch c.verb {
	case 'd', 'i', 'u', 'x', 'X', 'o', 'b', 'B', 'c', 'C', 's', 'S', 'p', 'n',
		'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A':
		return c, d.argument(position), true
	case '%', 'm':
		return c, 0, true
	}
	return c, 0, false
}

// Longer modifiers first.
var lengthModifiers = []string{"hh", "h", "ll", "l", "q", "j", "z", "Z", "t", "L"}

// sizes are the bytes of an integer argument by length modifier.
var sizes = map[string]int{"hh": 1, "h": 2, "": 4, "l": 8, "ll": 8, "q": 8, "j": 8, "z": 8, "Z": 8, "t": 8, "L": 8}

// convert appends one conversion. written counts the characters before it, for %n.
func (e *Env) convert(dst []byte, c *conversion, value uint64, written int) ([]byte, error) {
	if c.width > maxField {
		return dst, errOverflow
	}
	switch c.verb {
	case '%':
		return append(dst, '%'), nil
	case 'm':
		return pad(dst, c, nil, e.truncated(c, []byte(errnoText(e.errno())))), nil
	case 'c':
		if c.length != "l" {
			return pad(dst, c, nil, []byte{byte(value)}), nil
		}
		return pad(dst, c, nil, utf8.AppendRune(nil, rune(int32(value)))), nil
	case 'C':
		return pad(dst, c, nil, utf8.AppendRune(nil, rune(int32(value)))), nil
	case 's', 'S':
		return pad(dst, c, nil, e.stringArgument(c, value)), nil
	case 'n':
		e.store(value, uint64(written), sizes[c.length])
		return dst, nil
	}
	if c.precision > maxField {
		return dst, errOverflow
	}
	switch c.verb {
	case 'p':
		if value == 0 {
			return pad(dst, c, nil, []byte("(nil)")), nil
		}
		return padNumber(dst, c, []byte("0x"), strconv.AppendUint(nil, value, 16)), nil
	case 'd', 'i':
		return appendSigned(dst, c, extend(value, sizes[c.length])), nil
	case 'u', 'x', 'X', 'o', 'b', 'B':
		return appendUnsigned(dst, c, truncate(value, sizes[c.length])), nil
	}
	return appendFloat(dst, c, f64(value)), nil
}

// truncated cuts text at the precision.
func (e *Env) truncated(c *conversion, text []byte) []byte {
	if c.precision >= 0 && c.precision < len(text) {
		return text[:c.precision]
	}
	return text
}

// stringArgument returns the text of %s; with a precision the string need not end.
func (e *Env) stringArgument(c *conversion, addr uint64) []byte {
	if addr == 0 {
		if c.precision >= 0 && c.precision < 6 {
			return nil
		}
		return []byte("(null)")
	}
	if c.length == "l" || c.verb == 'S' {
		var text []byte
		for {
			r := e.load32(addr)
			next := utf8.AppendRune(text, rune(r))
			if r == 0 || c.precision >= 0 && len(next) > c.precision {
				return text
			}
			text, addr = next, addr+4
		}
	}
	if c.precision >= 0 {
		return e.boundedString(addr, uint64(c.precision))
	}
	return e.cstring(addr)
}

// truncate keeps the low bytes of a value, extend keeps them with their sign.

func truncate(v uint64, size int) uint64 { return v & (math.MaxUint64 >> (64 - 8*size)) }

func extend(v uint64, size int) int64 {
	shift := 64 - 8*size
	return int64(v<<shift) >> shift
}

func fill(dst []byte, c byte, n int) []byte {
	for ; n > 0; n-- {
		dst = append(dst, c)
	}
	return dst
}

// pad appends prefix and text in a field of the width, filled with spaces.
func pad(dst []byte, c *conversion, prefix, text []byte) []byte {
	gap := c.width - len(prefix) - len(text)
	if !c.minus {
		dst = fill(dst, ' ', gap)
	}
	dst = append(append(dst, prefix...), text...)
	if c.minus {
		dst = fill(dst, ' ', gap)
	}
	return dst
}

// padNumber is pad for digits: the precision is their least number, and the flag 0 fills with zeros.
func padNumber(dst []byte, c *conversion, prefix, digits []byte) []byte {
	if missing := c.precision - len(digits); missing > 0 {
		digits = append(fill(nil, '0', missing), digits...)
	}
	if c.zero && !c.minus && c.precision < 0 {
		return padZero(dst, c, prefix, digits)
	}
	return pad(dst, c, prefix, digits)
}

// padZero appends prefix and text with zeros between them up to the width.
func padZero(dst []byte, c *conversion, prefix, text []byte) []byte {
	dst = append(dst, prefix...)
	dst = fill(dst, '0', c.width-len(prefix)-len(text))
	return append(dst, text...)
}

func signOf(c *conversion, negative bool) []byte {
	switch {
	case negative:
		return []byte("-")
	case c.plus:
		return []byte("+")
	case c.space:
		return []byte(" ")
	}
	return nil
}

func appendSigned(dst []byte, c *conversion, v int64) []byte {
	var digits []byte
	if v != 0 || c.precision != 0 {
		magnitude := uint64(v)
		if v < 0 {
			magnitude = -magnitude
		}
		digits = strconv.AppendUint(nil, magnitude, 10)
	}
	return padNumber(dst, c, signOf(c, v < 0), digits)
}

func appendUnsigned(dst []byte, c *conversion, v uint64) []byte {
	base := map[byte]int{'u': 10, 'x': 16, 'X': 16, 'o': 8, 'b': 2, 'B': 2}[c.verb]
	var digits []byte
	if v != 0 || c.precision != 0 {
		digits = strconv.AppendUint(nil, v, base)
	}
	if c.verb == 'X' {
		digits = bytes.ToUpper(digits)
	}
	var prefix []byte
	switch {
	case !c.alt || c.verb == 'u':
	case c.verb == 'o':
		if c.precision <= len(digits) && (len(digits) == 0 || digits[0] != '0') {
			digits = append([]byte{'0'}, digits...)
		}
	case v != 0:
		prefix = []byte{'0', c.verb}
	}
	return padNumber(dst, c, prefix, digits)
}

func appendFloat(dst []byte, c *conversion, v float64) []byte {
	lower := c.verb | 0x20
	sign := signOf(c, math.Signbit(v))
	var text []byte
	switch {
	case math.IsInf(v, 0):
		text = []byte("inf")
	case math.IsNaN(v):
		text = []byte("nan")
	case lower == 'a':
		sign = append(sign, '0', 'x')
		text = hexFloat(c, math.Abs(v))
	default:
		text = decimalFloat(c, lower, math.Abs(v))
	}
	if c.verb < 'a' {
		sign, text = bytes.ToUpper(sign), bytes.ToUpper(text)
	}
	if c.zero && !c.minus && !math.IsInf(v, 0) && !math.IsNaN(v) {
		return padZero(dst, c, sign, text)
	}
	return pad(dst, c, sign, text)
}

// decimalFloat returns the digits of %f, %e and %g.
func decimalFloat(c *conversion, verb byte, v float64) []byte {
	precision := c.precision
	if precision < 0 {
		precision = 6
	}
	if verb == 'g' {
		return generalFloat(c, max(precision, 1), v)
	}
	text := strconv.AppendFloat(nil, v, verb, precision, 64)
	if c.alt && precision == 0 {
		text = insertPoint(text)
	}
	return text
}

// generalFloat returns %g: as many significant digits as the precision says, in the shorter notation.
func generalFloat(c *conversion, significant int, v float64) []byte {
	text := strconv.AppendFloat(nil, v, 'e', significant-1, 64)
	e := bytes.IndexByte(text, 'e')
	exponent, _ := strconv.Atoi(string(text[e+1:]))
	suffix := text[e:]
	digits := text[:e]
	if exponent >= -4 && exponent < significant {
		digits = strconv.AppendFloat(nil, v, 'f', significant-1-exponent, 64)
		suffix = nil
	}
	switch {
	case !c.alt && bytes.IndexByte(digits, '.') >= 0:
		digits = bytes.TrimRight(digits, "0")
		digits = bytes.TrimSuffix(digits, []byte("."))
	case c.alt && bytes.IndexByte(digits, '.') < 0:
		digits = append(bytes.Clone(digits), '.')
	}
	return append(bytes.Clone(digits), suffix...)
}

// insertPoint puts the point that the flag # asks for after the only digits there are.
func insertPoint(text []byte) []byte {
	at := bytes.IndexByte(text, 'e')
	if at < 0 {
		return append(text, '.')
	}
	return append(append(bytes.Clone(text[:at]), '.'), text[at:]...)
}

// hexFloat returns %a without its 0x: one digit, which is 0 for zero and subnormal numbers, a point, the
// 52 bits of the fraction rounded to the precision (to even), and the binary exponent.
func hexFloat(c *conversion, v float64) []byte {
	const fractionDigits = 13
	pattern := math.Float64bits(v)
	mantissa := pattern & (1<<52 - 1)
	exponent := int(pattern>>52) - 1023
	switch {
	case v == 0:
		exponent = 0
	case exponent == -1023:
		exponent = -1022
	default:
		mantissa |= 1 << 52
	}
	digits := fractionDigits
	if c.precision >= 0 && c.precision < fractionDigits {
		digits = c.precision
		drop := uint(fractionDigits-digits) * 4
		half := uint64(1) << (drop - 1)
		odd := mantissa >> drop & 1
		mantissa = (mantissa + half - 1 + odd) >> drop << drop
	}
	if c.precision < 0 {
		digits = 0
		if fraction := mantissa & (1<<52 - 1); fraction != 0 {
			digits = fractionDigits - bits.TrailingZeros64(fraction)/4
		}
	}
	text := []byte{'0' + byte(mantissa>>52)}
	if digits > 0 || c.alt || c.precision > 0 {
		text = append(text, '.')
	}
	for i := range digits {
		text = append(text, "0123456789abcdef"[mantissa>>(48-4*i)&15])
	}
	text = fill(text, '0', c.precision-digits)
	text = append(text, 'p')
	if exponent >= 0 {
		text = append(text, '+')
	}
	return strconv.AppendInt(text, int64(exponent), 10)
}
