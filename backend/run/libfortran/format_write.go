package libfortran

import (
	"bytes"
	"fmt"
	"math/big"
	"strconv"
)

// An itemKind is the type of an item of a data transfer statement.
type itemKind uint8

const (
	itemInteger itemKind = iota
	itemLogical
	itemReal
	itemComplex // in list-directed transfer alone; elsewhere two reals
	itemCharacter
)

// kindNames are the types as error messages have them.
var kindNames = [...]string{"INTEGER", "LOGICAL", "REAL", "COMPLEX", "CHARACTER"}

// An item is one value of a data transfer: what is written, or what was read.
type item struct {
	kind  itemKind
	size  int   // bytes; of a part of a complex number; of a character
	i     int64 // integer or logical
	wide  *big.Int
	x, im float64
	text  []byte // of characters, those of kind 4 as UTF-8
	bits  []byte // the bytes of the value in memory, for B, O, Z and A editing
	// null tells that a value was left out in list-directed input: the variable keeps what it has.
	null bool
	// half tells that only the real part of a complex value was read before an error.
	half bool
}

// decimalText is the magnitude of an integer, and whether it is negative.
func (t *item) decimalText(buf []byte) (digits []byte, negative bool) {
	if t.wide != nil {
		return new(big.Int).Abs(t.wide).Append(buf, 10), t.wide.Sign() < 0
	}
	if t.i < 0 {
		return strconv.AppendUint(buf, -uint64(t.i), 10), true
	}
	return strconv.AppendUint(buf, uint64(t.i), 10), false
}

// edit appends the text of an item by a data edit descriptor. n is the number of the item in the statement.
func (m *modes) edit(dst []byte, t *item, d *edit, n int) ([]byte, error) {
	switch d.code {
	case editI:
		if t.kind != itemInteger {
			return dst, mismatch("INTEGER", n, t.kind, d)
		}
		return m.integer(dst, t, d.w, d.d), nil
	case editB, editO, editZ:
		return t.base(dst, d), nil
	case editA:
		text := t.text
		if t.kind != itemCharacter {
			text = t.bits
		}
		return characters(dst, text, d.w), nil
	case editL:
		return t.logical(dst, d.w), nil
	case editG:
		switch t.kind {
		case itemInteger:
			return m.integer(dst, t, d.w, absent), nil
		case itemLogical:
			return t.logical(dst, max(d.w, 1)), nil
		case itemCharacter:
			if d.w == 0 {
				return append(dst, t.text...), nil
			}
			return characters(dst, t.text, d.w), nil
		}
	}
	if t.kind != itemReal {
		return dst, mismatch("REAL", n, t.kind, d)
	}
	return m.realItem(dst, t, d)
}

// mismatch is the error of an item that does not suit its descriptor.
func mismatch(want string, n int, got itemKind, d *edit) error {
	return &formatError{msg: fmt.Sprintf("Expected %s for item %d in formatted transfer, got %s", want, n, kindNames[got]), at: d.at}
}

// A realDefault is how list-directed output and G0 show a kind of real: digits, width and digits of the exponent.
type realDefault struct{ w, d, e int }

var realDefaults = map[int]realDefault{4: {16, 9, 2}, 8: {25, 17, 3}}

// realItem appends a real by F, E, D, EN, ES or G. Without a width blanks are left out, and so is an exponent of zero.
func (m *modes) realItem(dst []byte, t *item, d *edit) ([]byte, error) {
	ed := *d
	s := realStyle{kind: t.size}
	if ed.w == 0 && ed.code != editF {
		s.compact = true
		def := realDefaults[t.size]
		if ed.code == editG {
			ed.w = def.w
		}
		if ed.d <= 0 {
			ed.d = def.d
			if m.scale > 0 && ed.code == editG {
				s.drop = 1
			}
		}
	}
	if ed.d == absent {
		ed.d = 0
	}
	return m.real(dst, t.x, &ed, s)
}

// integer appends an integer in w characters, 0 for as many as it takes, with at least least digits if it is not absent.
func (m *modes) integer(dst []byte, t *item, w, least int) []byte {
	var buf [64]byte
	digits, negative := t.decimalText(buf[:0])
	sign := m.signOf(negative)
	return field(dst, sign, digits, w, least)
}

// field appends digits with a sign right-justified.
func field(dst []byte, sign byte, digits []byte, w, least int) []byte {
	if least == 0 && len(digits) == 1 && digits[0] == '0' {
		for range max(w, 1) {
			dst = append(dst, ' ')
		}
		return dst
	}
	zeros := max(0, least-len(digits))
	size := zeros + len(digits)
	if sign != 0 {
		size++
	}
	if w == 0 {
		w = size
	}
	if size > w {
		return stars(dst, w)
	}
	for range w - size {
		dst = append(dst, ' ')
	}
	if sign != 0 {
		dst = append(dst, sign)
	}
	for range zeros {
		dst = append(dst, '0')
	}
	return append(dst, digits...)
}

var bitsOf = map[editCode]int{editB: 1, editO: 3, editZ: 4}

// base appends the bits of a value by B, O or Z.
func (t *item) base(dst []byte, d *edit) []byte {
	v := new(big.Int).SetBytes(reversed(t.bits))
	digits := []byte(v.Text(1 << bitsOf[d.code]))
	for i, c := range digits {
		if c >= 'a' {
			digits[i] = c - 'a' + 'A'
		}
	}
	return field(dst, 0, digits, d.w, d.d)
}

// reversed is b from the end to the beginning.
func reversed(b []byte) []byte {
	out := make([]byte, len(b))
	for i, c := range b {
		out[len(b)-1-i] = c
	}
	return out
}

// logical appends T or F.
func (t *item) logical(dst []byte, w int) []byte {
	for range w - 1 {
		dst = append(dst, ' ')
	}
	// A value that is not logical is edited by its bits.
	if t.i != 0 || t.kind != itemLogical && bytes.IndexFunc(t.bits, func(c rune) bool { return c != 0 }) >= 0 {
		return append(dst, 'T')
	}
	return append(dst, 'F')
}

// characters appends text in w characters: the first ones, or all after blanks.
func characters(dst, text []byte, w int) []byte {
	if w == absent {
		return append(dst, text...)
	}
	for range w - len(text) {
		dst = append(dst, ' ')
	}
	return append(dst, text[:min(len(text), w)]...)
}

// Widths of integers in list-directed output, by size.
var listWidths = map[int]int{1: 4, 2: 6, 4: 11, 8: 20, 16: 40}

// list appends an item as list-directed output shows it, without what separates it from the item before.
func (m *modes) list(dst []byte, t *item) []byte {
	switch t.kind {
	case itemInteger:
		var buf [64]byte
		digits, negative := t.decimalText(buf[:0])
		return field(dst, m.signOf(negative), digits, max(listWidths[t.size], len(digits)+1), absent)
	case itemLogical:
		return t.logical(dst, 1)
	case itemCharacter:
		return quoted(dst, t.text, m.delim)
	case itemComplex:
		def := realDefaults[t.size]
		from := len(dst)
		dst = append(dst, '(')
		dst = m.listReal(dst, t.x, t.size, true)
		if m.comma {
			dst = append(dst, ';')
		} else {
			dst = append(dst, ',')
		}
		dst = append(m.listReal(dst, t.im, t.size, true), ')')
		return justify(dst, from, 2*def.w+3)
	}
	return m.listReal(dst, t.x, t.size, false)
}

// justify puts blanks before what dst has from an index on, to make it w characters.
func justify(dst []byte, from, w int) []byte {
	missing := w - (len(dst) - from)
	if missing <= 0 {
		return dst
	}
	text := string(dst[from:])
	for range missing {
		dst = append(dst, ' ')
	}
	copy(dst[from+missing:], text)
	for i := range missing {
		dst[from+i] = ' '
	}
	return dst
}

// listReal appends a real number; bare leaves the blanks around it out.
func (m *modes) listReal(dst []byte, x float64, size int, bare bool) []byte {
	def := realDefaults[size]
	style := realStyle{kind: size, compact: bare}
	if !bare {
		style.drop = 1
	}
	own := *m
	own.scale = 1
	d := edit{code: editG, w: def.w, d: def.d, e: def.e}
	if bare && (x != x || x-x != 0) {
		d.w = 0
	}
	dst, _ = own.real(dst, x, &d, style) // the scale suits the digits
	return dst
}

// quoted appends characters with delimiters around and those inside doubled, if there are any.
func quoted(dst, text []byte, delim byte) []byte {
	if delim == 0 {
		return append(dst, text...)
	}
	dst = append(dst, delim)
	for _, c := range text {
		if c == delim {
			dst = append(dst, c)
		}
		dst = append(dst, c)
	}
	return append(dst, delim)
}
