package libfortran

import (
	"bytes"
	"fmt"
	"sync"
)

// An editCode is what an edit descriptor does (Fortran 2018 §13.3).
type editCode uint8

const (
	_ editCode = iota
	// Data edit descriptors.
	editI
	editB
	editO
	editZ
	editF
	editE
	editD
	editEN
	editES
	editG
	editA
	editL
	editDT // text is its character constant, list its v-list
	// Control edit descriptors; n is w.
	editX
	editT
	editTL
	editTR
	editSlash
	editColon
	editDollar
	editP
	editText
	editS
	editSP
	editSS
	editBN
	editBZ
	editRU
	editRD
	editRZ
	editRN
	editRC
	editRP
	editDC
	editDP
	editGroup
)

// absent marks a part of an edit descriptor that is not given.
const absent = -1

// endless is the repeat count of *( ).
const endless = -1

// An edit is an edit descriptor, or a group of them in parentheses.
type edit struct {
	code    editCode
	repeat  int
	w, d, e int // d is m for integers; absent where not given. w is the count of X, T, TL, TR, / and P
	text    []byte
	list    []int32
	group   []edit
	at      int // its offset in the format
}

// data reports whether the descriptor corresponds to an item.
func (d *edit) data() bool { return d.code >= editI && d.code <= editDT }

// A format is a format as parsed.
type format struct {
	text   []byte // as the program gave it
	items  []edit
	revert int // the item at which a new pass begins: the last group of the top level, or 0
}

// A formatError is a fault in a format, or of an item that does not suit its descriptor.
type formatError struct {
	msg  string
	text []byte
	at   int
}

// Error is the message with the format and a mark below the offset, as gfortran shows them.
func (x *formatError) Error() string {
	const shown = 80
	from := max(0, x.at-shown/2)
	to := min(len(x.text), from+shown)
	out := x.msg + "\n" + string(x.text[from:to]) + "\n"
	for range x.at - from {
		out += " "
	}
	return out + "^"
}

// A formatParser reads a format. Blanks count only inside of text.
type formatParser struct {
	text []byte
	pos  int
}

// parseFormat reads a format that begins with a parenthesis and ignores what follows its end.
func parseFormat(text []byte) (f *format, err error) {
	p := &formatParser{text: text}
	defer func() {
		if r := recover(); r != nil {
			x, ok := r.(*formatError)
			if !ok {
				panic(r)
			}
			f, err = nil, x
		}
	}()
	if p.next() != '(' {
		p.pos = 1
		p.fail("Missing initial left parenthesis in format")
	}
	f = &format{text: text}
	f.items = p.list(0)
	for i, d := range f.items {
		if d.code == editGroup {
			f.revert = i
		}
	}
	return f, nil
}

// fail reports the last character that was read.
func (p *formatParser) fail(format string, args ...any) {
	at := max(0, p.pos-1)
	if p.pos >= len(p.text) {
		at = max(0, len(p.text)-1)
	}
	panic(&formatError{fmt.Sprintf(format, args...), p.text, at})
}

// next reads a character, as an upper case letter; 0 at the end.
func (p *formatParser) next() byte {
	for p.pos < len(p.text) {
		c := p.text[p.pos]
		p.pos++
		switch {
		case c == ' ' || c == '\t':
		case c >= 'a' && c <= 'z':
			return c - 'a' + 'A'
		default:
			return c
		}
	}
	return 0
}

// peek is the next character, which stays.
func (p *formatParser) peek() byte {
	pos := p.pos
	c := p.next()
	p.pos = pos
	return c
}

// accept reads a character if it is c.
func (p *formatParser) accept(c byte) bool {
	pos := p.pos
	if p.next() == c {
		return true
	}
	p.pos = pos
	return false
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// maxCount bounds the numbers in formats.
const maxCount = 1 << 30

// number reads an unsigned number; ok is false if there is none.
func (p *formatParser) number() (n int, ok bool) {
	for isDigit(p.peek()) {
		n = min(n*10+int(p.next()-'0'), maxCount)
		ok = true
	}
	return n, ok
}

const (
	maxDepth = 100 // of groups
	endText  = "Unexpected end of format string"
)

// list reads the descriptors up to the closing parenthesis.
func (p *formatParser) list(depth int) []edit {
	if depth > maxDepth {
		p.fail("Too many levels of parentheses in format")
	}
	var out []edit
	if p.accept(')') {
		return out
	}
	for {
		if p.accept(')') {
			return out // after a comma
		}
		var d edit
		d, sep := p.item(depth)
		out = append(out, d)
		switch c := p.peek(); {
		case c == ',':
			p.next()
		case c == ')':
			p.next()
			return out
		case c == 0:
			p.next()
			p.pos = len(p.text)
			p.fail(endText)
		case !sep && c != '/' && c != ':' && c != '\'' && c != '"' && c != '(' && c != '$':
			// A comma may be left out where nothing else can be meant, and gfortran allows it everywhere.
			if !isLetter(c) && !isDigit(c) && c != '-' && c != '+' && c != '*' {
				p.next()
				p.fail("Missing comma in format")
			}
		}
	}
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// item reads a descriptor; free tells that no comma need follow.
func (p *formatParser) item(depth int) (d edit, free bool) {
	d = edit{repeat: 1, w: absent, d: absent, e: absent}
	c := p.next()
	switch {
	case c == '*':
		if !p.accept('(') {
			p.next()
			p.fail("Left parenthesis required after '*'")
		}
		d.code, d.repeat, d.at = editGroup, endless, p.pos-1
		d.group = p.list(depth + 1)
		if !hasData(d.group) {
			p.fail("'*' requires at least one associated data descriptor")
		}
		return d, true
	case c == '-' || c == '+':
		n, ok := p.number()
		if !ok || p.next() != 'P' {
			p.fail("P must follow a number with a sign in format")
		}
		if c == '-' {
			n = -n
		}
		d.code, d.w, d.at = editP, n, p.pos-1
		return d, true
	case isDigit(c):
		p.pos--
		n, _ := p.number()
		return p.counted(n, depth)
	}
	p.pos--
	return p.plain(d, depth)
}

// counted reads what follows a number.
func (p *formatParser) counted(n int, depth int) (d edit, free bool) {
	d = edit{repeat: 1, w: absent, d: absent, e: absent}
	switch c := p.peek(); c {
	case 'X':
		p.next()
		d.code, d.w, d.at = editX, n, p.pos-1
		return d, true
	case 'P':
		p.next()
		d.code, d.w, d.at = editP, n, p.pos-1
		return d, true
	case 'H':
		p.next()
		if n == 0 || p.pos+n > len(p.text) {
			p.pos = len(p.text)
			p.fail(endText)
		}
		d.code, d.text = editText, p.text[p.pos:p.pos+n]
		p.pos += n
		d.at = p.pos - 1
		return d, true
	case '/':
		p.next()
		d.code, d.w, d.at = editSlash, n, p.pos-1
		return d, true
	case 0:
		p.pos = len(p.text)
		p.fail(endText)
	}
	if n == 0 {
		p.next()
		p.fail("Zero repeat count not allowed")
	}
	d.repeat = n
	at := p.pos
	d, free = p.plain(d, depth)
	if !d.data() && d.code != editGroup {
		p.pos = at
		p.next()
		p.fail("Repeat count cannot follow P descriptor")
	}
	return d, free
}

// words are the descriptors that begin with a letter, the longer ones first.
var words = []struct {
	name string
	code editCode
}{
	{"BN", editBN}, {"BZ", editBZ}, {"B", editB}, {"DC", editDC}, {"DP", editDP}, {"DT", editDT}, {"D", editD}, {"EN", editEN}, {"ES", editES}, {"E", editE},
	{"F", editF}, {"G", editG}, {"I", editI}, {"A", editA}, {"L", editL}, {"O", editO}, {"RU", editRU}, {"RD", editRD}, {"RZ", editRZ},
	{"RN", editRN}, {"RC", editRC}, {"RP", editRP}, {"SP", editSP}, {"SS", editSS}, {"S", editS}, {"TL", editTL}, {"TR", editTR}, {"T", editT},
	{"X", editX}, {"Z", editZ},
}

// plain reads a descriptor without a number in front.
func (p *formatParser) plain(d edit, depth int) (edit, bool) {
	at := p.pos
	switch c := p.next(); c {
	case '(':
		d.code = editGroup
		d.group = p.list(depth + 1)
		d.at = p.pos - 1
		return d, true
	case '/':
		d.code, d.w, d.at = editSlash, 1, p.pos-1
		return d, true
	case ':':
		d.code, d.at = editColon, p.pos-1
		return d, true
	case '$':
		d.code, d.at = editDollar, p.pos-1
		return d, true
	case '\'', '"':
		d.code, d.text = editText, p.quoted(c)
		d.at = p.pos - 1
		return d, true
	case 0:
		p.pos = len(p.text)
		p.fail(endText)
	}
	p.pos = at
	for _, w := range words {
		if p.word(w.name) {
			d.code = w.code
			d.at = p.pos - 1
			if d.code == editDT {
				p.derived(&d)
			} else {
				p.widths(&d)
			}
			return d, false
		}
	}
	p.next()
	p.fail("Unexpected element '%c' in format", p.text[p.pos-1]&^(0x20&(p.text[p.pos-1]>>1)))
	return d, false
}

// word reads the name of a descriptor.
func (p *formatParser) word(name string) bool {
	at := p.pos
	for i := range len(name) {
		if p.next() != name[i] {
			p.pos = at
			return false
		}
	}
	return true
}

// quoted reads text up to the quote, which represents itself when doubled.
func (p *formatParser) quoted(quote byte) []byte {
	var out []byte
	for p.pos < len(p.text) {
		c := p.text[p.pos]
		p.pos++
		if c == quote {
			if p.pos >= len(p.text) || p.text[p.pos] != quote {
				return out
			}
			p.pos++
		}
		out = append(out, c)
	}
	p.fail("Unterminated character constant in format")
	return nil
}

// widths reads w, m, d and e, as the descriptor has them.
func (p *formatParser) widths(d *edit) {
	w, ok := p.number()
	if ok {
		d.w = w
	}
	switch d.code {
	case editI, editB, editO, editZ:
		if !ok {
			p.next()
			p.fail("Nonnegative width required in format")
		}
		if p.accept('.') {
			d.d = p.required("Nonnegative width required in format")
			if d.w != 0 && d.d > d.w {
				p.fail("Minimum digits exceeds field width")
			}
		}
	case editL:
		if !ok {
			d.w = 1
		} else if w == 0 {
			p.fail("Zero width in format descriptor")
		}
	case editA:
		if ok && w == 0 {
			p.fail("Zero width in format descriptor")
		}
	case editF, editE, editD, editEN, editES, editG:
		if !ok {
			p.next()
			p.fail("Nonnegative width required in format")
		}
		if !p.accept('.') {
			if d.code == editG {
				break
			}
			p.next()
			p.fail("Period required in format")
		}
		d.d = p.required("Nonnegative width required in format")
		if d.code != editF && p.accept('E') {
			d.e = p.required("Positive exponent width required")
		}
	case editT, editTL, editTR:
		if !ok || w == 0 {
			p.next()
			p.fail("Positive width required in format")
		}
	case editX:
		if ok {
			p.fail("X requires no number after it in format")
		}
		d.w = 1
	default:
		if ok {
			p.fail("Unexpected number in format")
		}
	}
}

// derived reads the character constant and the v-list of DT, both of which may be missing (Fortran 2018 §13.7.6).
func (p *formatParser) derived(d *edit) {
	if c := p.peek(); c == '\'' || c == '"' {
		p.next()
		d.text = p.quoted(c)
	}
	if !p.accept('(') {
		return
	}
	for {
		sign := p.peek()
		if sign == '-' || sign == '+' {
			p.next()
		}
		v := p.required("Bad value in the v-list of DT in format")
		if sign == '-' {
			v = -v
		}
		d.list = append(d.list, int32(v))
		switch p.next() {
		case ',':
		case ')':
			return
		default:
			p.fail("Right parenthesis expected after the v-list of DT in format")
		}
	}
}

// required reads a number that must be there.
func (p *formatParser) required(complaint string) int {
	n, ok := p.number()
	if !ok {
		p.next()
		p.fail("%s", complaint)
	}
	return n
}

// hasData reports whether a descriptor among them, or in a group, takes an item.
func hasData(items []edit) bool {
	for i := range items {
		if items[i].data() || hasData(items[i].group) {
			return true
		}
	}
	return false
}

// A frame is a position in a group of a format.
type frame struct {
	items []edit
	next  int
	left  int // passes after this one; endless
}

// A formatCursor walks over a format as the items of a statement are met.
type formatCursor struct {
	f     *format
	stack []frame
	// repeat is what is left of the repeat count of the current descriptor.
	current *edit
	repeat  int
}

func newFormatCursor(f *format) *formatCursor {
	return &formatCursor{f: f, stack: []frame{{items: f.items}}}
}

// step returns the next descriptor, data or control. At the end of the format it is nil; the next call begins a new pass.
func (c *formatCursor) step() *edit {
	if c.repeat > 0 {
		c.repeat--
		return c.current
	}
	for {
		if len(c.stack) == 0 {
			c.stack = append(c.stack, frame{items: c.f.items, next: c.f.revert})
		}
		top := &c.stack[len(c.stack)-1]
		if top.next == len(top.items) {
			switch {
			case top.left == endless:
				top.next = 0
			case top.left > 0:
				top.left--
				top.next = 0
			default:
				c.stack = c.stack[:len(c.stack)-1]
				if len(c.stack) == 0 {
					return nil
				}
			}
			continue
		}
		d := &top.items[top.next]
		top.next++
		if d.code == editGroup {
			if len(d.group) == 0 {
				continue
			}
			left := endless
			if d.repeat != endless {
				left = d.repeat - 1
			}
			c.stack = append(c.stack, frame{items: d.group, left: left})
			continue
		}
		c.current, c.repeat = d, d.repeat-1
		return d
	}
}

// maxFormats bounds how many formats are kept.
const maxFormats = 1 << 12

// A formatCache keeps what formats mean, by their text.
type formatCache struct {
	mu  sync.Mutex
	all map[string]*format
}

// parse is parseFormat for formats that may have been seen before.
func (c *formatCache) parse(text []byte) (*format, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if f := c.all[string(text)]; f != nil {
		return f, nil
	}
	f, err := parseFormat(bytes.Clone(text))
	if err != nil {
		return nil, err
	}
	if c.all == nil || len(c.all) >= maxFormats {
		c.all = map[string]*format{}
	}
	c.all[string(text)] = f
	return f, nil
}
