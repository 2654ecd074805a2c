package libc

import (
	"bytes"
	"math"
)

// A source returns the characters that scanf reads.
type source interface {
	next() int // the next byte, or eof
	unread(c int)
}

// text is a source over a string in memory.
type text struct {
	rest  []byte
	taken []byte
}

func (t *text) next() int {
	if len(t.rest) == len(t.taken) {
		return eof
	}
	t.taken = t.rest[:len(t.taken)+1]
	return int(t.taken[len(t.taken)-1])
}

func (t *text) unread(c int) {
	if c != eof {
		t.taken = t.taken[:len(t.taken)-1]
	}
}

// A scanner is one scanf call: it counts the characters it takes.
type scanner struct {
	e    *Env
	in   source
	args va
	read int
}

func (s *scanner) next() int {
	c := s.in.next()
	if c != eof {
		s.read++
	}
	return c
}

func (s *scanner) unread(c int) {
	if c != eof {
		s.read--
	}
	s.in.unread(c)
}

// skipSpace reads white space and returns the first character after it, read.
func (s *scanner) skipSpace() int {
	for {
		c := s.next()
		if c == eof || !isSpace(byte(c)) {
			return c
		}
	}
}

// scan does the work of scanf, C23 7.23.6.2: it returns the number of conversions stored, or eof when the
// input ended before the first of them.
func (e *Env) scan(in source, format []byte, args uint64) int {
	s := &scanner{e: e, in: in, args: va{e, args}}
	stored := 0
	tried := false
	for len(format) > 0 {
		f := format[0]
		format = format[1:]
		switch {
		case isSpace(f):
			s.unread(s.skipSpace())
			continue
		case f != '%':
			if c := s.next(); c != int(f) {
				s.unread(c)
				return scanResult(stored, c == eof && !tried)
			}
			continue
		}
		var c scanConversion
		var ok bool
		c, format, ok = readScanConversion(format)
		if !ok {
			return scanResult(stored, false)
		}
		result := s.convert(&c)
		switch {
		case result == inputFailure:
			return scanResult(stored, stored == 0)
		case result == matchFailure:
			return scanResult(stored, false)
		case c.verb != '%' && c.verb != 'n':
			tried = true
			if !c.discard {
				stored++
			}
		}
	}
	return stored
}

func scanResult(stored int, ended bool) int {
	if stored == 0 && ended {
		return eof
	}
	return stored
}

// A scanConversion is %[*][width][length]verb.
type scanConversion struct {
	discard bool
	width   int // 0: not given
	length  string
	verb    byte
	set     [256]bool // for %[
}

func readScanConversion(format []byte) (c scanConversion, rest []byte, ok bool) {
	d := directive{format: format}
	c.discard = d.accept('*')
	c.width, _ = d.number()
	for _, length := range lengthModifiers {
		if bytes.HasPrefix(d.format, []byte(length)) {
			c.length = length
			d.format = d.format[len(length):]
			break
		}
	}
	if len(d.format) == 0 {
		return c, nil, false
	}
	c.verb = d.format[0]
	d.format = d.format[1:]
	if c.verb == '[' {
		if d.format, ok = c.readSet(d.format); !ok {
			return c, nil, false
		}
	}
	return c, d.format, bytes.IndexByte([]byte("diuxXopcsfFeEgGaAn%["), c.verb) >= 0
}

// readSet reads the scan set of %[ up to its closing bracket.
func (c *scanConversion) readSet(f []byte) (rest []byte, ok bool) {
	negate := len(f) > 0 && f[0] == '^'
	if negate {
		f = f[1:]
	}
	for first := true; len(f) > 0 && (first || f[0] != ']'); first = false {
		if len(f) > 2 && f[1] == '-' && f[2] != ']' {
			for ch := int(f[0]); ch <= int(f[2]); ch++ {
				c.set[ch] = true
			}
			f = f[3:]
			continue
		}
		c.set[f[0]] = true
		f = f[1:]
	}
	if len(f) == 0 {
		return nil, false
	}
	if negate {
		for i := range c.set {
			c.set[i] = !c.set[i]
		}
	}
	return f[1:], true
}

type scanOutcome int

const (
	matched scanOutcome = iota
	matchFailure
	inputFailure
)

func (s *scanner) convert(c *scanConversion) scanOutcome {
	switch c.verb {
	case 'n':
		if !c.discard {
			s.e.store(s.args.next(), uint64(s.read), sizes[c.length])
		}
		return matched
	case 'c':
		width := max(c.width, 1)
		return s.characters(c, width, false, width, func(byte) bool { return true })
	case '[':
		return s.characters(c, limit(c.width), true, 1, func(b byte) bool { return c.set[b] })
	}
	first := s.skipSpace()
	if first == eof {
		return inputFailure
	}
	if c.verb == '%' {
		if first == '%' {
			return matched
		}
		s.unread(first)
		return matchFailure
	}
	s.unread(first)
	switch c.verb {
	case 's':
		return s.characters(c, limit(c.width), true, 1, func(b byte) bool { return !isSpace(b) })
	case 'd', 'u':
		return s.integer(c, 10)
	case 'i':
		return s.integer(c, 0)
	case 'o':
		return s.integer(c, 8)
	case 'x', 'X', 'p':
		return s.integer(c, 16)
	}
	return s.float(c)
}

// limit turns a width that was not given into no limit.
func limit(width int) int {
	if width == 0 {
		return math.MaxInt32
	}
	return width
}

// characters stores up to width bytes that fit; fewer than least of them is a failure.
func (s *scanner) characters(c *scanConversion, width int, terminate bool, least int, fits func(byte) bool) scanOutcome {
	var addr uint64
	if !c.discard {
		addr = s.args.next()
	}
	n := 0
	for ; n < width; n++ {
		ch := s.next()
		if ch == eof {
			if n == 0 {
				return inputFailure
			}
			break
		}
		if !fits(byte(ch)) {
			s.unread(ch)
			break
		}
		if !c.discard {
			s.e.store8(addr+uint64(n), byte(ch))
		}
	}
	if n < least {
		return matchFailure
	}
	if terminate && !c.discard {
		s.e.store8(addr+uint64(n), 0)
	}
	return matched
}

// take reads the longest prefix, of at most width bytes, of something that grow accepts byte by byte. One
// byte is enough to look ahead: what does not continue the item is left in the input.
func (s *scanner) take(width int, grow func(item []byte, c byte) bool) []byte {
	var item []byte
	for len(item) < width {
		c := s.next()
		if c == eof {
			break
		}
		if !grow(item, byte(c)) {
			s.unread(c)
			break
		}
		item = append(item, byte(c))
	}
	return item
}

func (s *scanner) integer(c *scanConversion, base int) scanOutcome {
	item := s.take(limit(c.width), func(item []byte, b byte) bool { return continuesInteger(item, b, base) })
	value, used, _ := parseInteger(item, base)
	if used == 0 {
		return matchFailure
	}
	if c.discard {
		return matched
	}
	size := sizes[c.length]
	if c.verb == 'p' {
		size = 8
	}
	s.e.store(s.args.next(), value.bits(c.verb == 'd' || c.verb == 'i'), size)
	return matched
}

// continuesInteger reports whether b may follow item in an integer of the base (0: by prefix).
func continuesInteger(item []byte, b byte, base int) bool {
	digits := item
	if len(digits) > 0 && (digits[0] == '+' || digits[0] == '-') {
		digits = digits[1:]
	} else if len(item) == 0 && (b == '+' || b == '-') {
		return true
	}
	hex := len(digits) >= 2 && digits[0] == '0' && digits[1]|0x20 == 'x'
	if len(digits) == 1 && digits[0] == '0' && b|0x20 == 'x' {
		return base == 0 || base == 16
	}
	switch {
	case base == 0 && hex:
		base = 16
	case base == 0 && len(digits) > 0 && digits[0] == '0':
		base = 8
	case base == 0:
		base = 10
	}
	return digitValue(b) < base
}

func (s *scanner) float(c *scanConversion) scanOutcome {
	item := s.take(limit(c.width), continuesFloat)
	value, used, _ := parseFloat(item, 64)
	if used == 0 || used != len(item) {
		return matchFailure
	}
	if c.discard {
		return matched
	}
	addr := s.args.next()
	if c.length == "l" || c.length == "L" {
		s.e.store64(addr, toF64(value))
		return matched
	}
	single, _, _ := parseFloat(item, 32)
	s.e.store32(addr, uint32(toF32(float32(single))))
	return matched
}

// continuesFloat reports whether b may follow item in a floating-point number, infinity or nan.
func continuesFloat(item []byte, b byte) bool {
	digits := item
	if len(digits) > 0 && (digits[0] == '+' || digits[0] == '-') {
		digits = digits[1:]
	} else if len(item) == 0 && (b == '+' || b == '-') {
		return true
	}
	lower := b | 0x20
	word := append(bytes.ToLower(digits), lower)
	if bytes.HasPrefix([]byte("infinity"), word) || bytes.HasPrefix([]byte("nan"), word) {
		return true
	}
	if len(digits) > 0 && (digits[0]|0x20 == 'i' || digits[0]|0x20 == 'n') {
		return false
	}
	hex := len(digits) >= 2 && digits[0] == '0' && digits[1]|0x20 == 'x'
	mark := byte('e')
	if hex {
		mark = 'p'
	}
	exponent := bytes.IndexByte(bytes.ToLower(digits), mark)
	switch {
	case b == '.':
		return exponent < 0 && bytes.IndexByte(digits, '.') < 0
	case b >= '0' && b <= '9':
		return true
	case len(digits) == 1 && digits[0] == '0' && lower == 'x':
		return true
	case lower == mark && exponent < 0:
		return bytes.ContainsAny(digits, "0123456789")
	case b == '+' || b == '-':
		return exponent >= 0 && exponent == len(digits)-1
	}
	return hex && exponent < 0 && lower >= 'a' && lower <= 'f'
}
