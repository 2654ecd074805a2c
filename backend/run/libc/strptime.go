package libc

import (
	"encoding/binary"
	"strings"
	"time"
)

// The members of struct tm, as numbers of ints.
const (
	tmSecond = iota
	tmMinute
	tmHour
	tmDay
	tmMonth // from 0
	tmYear  // since 1900
	tmWeekday
	tmYearDay
)

// A dateReader is one call of strptime in the C locale (POSIX).
type dateReader struct {
	text   string
	fields map[int]int // the members that were read
	// What other members follow from: the century, the second half of the day, the hour in a half, the offset of a zone, and seconds
	// since 1970.
	century, half, hour12 int
	offset, since         *int
}

// number reads an unsigned number of at most some digits.
func (d *dateReader) number(digits, low, high int) (int, bool) {
	d.text = strings.TrimLeft(d.text, " \t\n\v\f\r")
	n, v := 0, 0
	for n < digits && n < len(d.text) && d.text[n] >= '0' && d.text[n] <= '9' {
		v = 10*v + int(d.text[n]-'0')
		n++
	}
	d.text = d.text[n:]
	return v, n > 0 && v >= low && v <= high
}

// set reads a number into a member, less something.
func (d *dateReader) set(member, digits, low, high, less int) bool {
	v, ok := d.number(digits, low, high)
	d.fields[member] = v - less
	return ok
}

// name reads a name, in full or its first three letters.
func (d *dateReader) name(member, n int, full func(i int) string) bool {
	for i := range n {
		for _, name := range []string{full(i), full(i)[:3]} {
			if len(d.text) >= len(name) && strings.EqualFold(d.text[:len(name)], name) {
				d.text = d.text[len(name):]
				d.fields[member] = i
				return true
			}
		}
	}
	return false
}

// compound are the conversions that stand for others.
var compound = map[byte]string{'c': "%a %b %e %H:%M:%S %Y", 'D': "%m/%d/%y", 'F': "%Y-%m-%d", 'r': "%I:%M:%S %p", 'R': "%H:%M", 'T': "%H:%M:%S", 'x': "%m/%d/%y", 'X': "%H:%M:%S"}

// read follows a format as far as the text does.
func (d *dateReader) read(format string) bool {
	for i := 0; i < len(format); i++ {
		c := format[i]
		if strings.IndexByte(" \t\n\v\f\r", c) >= 0 {
			d.text = strings.TrimLeft(d.text, " \t\n\v\f\r")
			continue
		}
		if c != '%' || i+1 == len(format) {
			if d.text == "" || d.text[0] != c {
				return false
			}
			d.text = d.text[1:]
			continue
		}
		i++
		if (format[i] == 'E' || format[i] == 'O') && i+1 < len(format) {
			i++ // other digits and eras: the C locale has none
		}
		if !d.convert(format[i]) {
			return false
		}
	}
	return true
}

func (d *dateReader) convert(c byte) (ok bool) {
	if format, ok := compound[c]; ok {
		return d.read(format)
	}
	switch c {
	case '%':
		ok = strings.HasPrefix(d.text, "%")
		d.text = strings.TrimPrefix(d.text, "%")
	case 'n', 't':
		d.text, ok = strings.TrimLeft(d.text, " \t\n\v\f\r"), true
	case 'a', 'A':
		ok = d.name(tmWeekday, 7, func(i int) string { return time.Weekday(i).String() })
	case 'b', 'B', 'h':
		ok = d.name(tmMonth, 12, func(i int) string { return time.Month(i + 1).String() })
	case 'C':
		d.century, ok = d.number(2, 0, 99)
	case 'd', 'e':
		ok = d.set(tmDay, 2, 1, 31, 0)
	case 'H', 'k':
		ok = d.set(tmHour, 2, 0, 23, 0)
		d.hour12 = -1
	case 'I', 'l':
		d.hour12, ok = d.number(2, 1, 12)
	case 'j':
		ok = d.set(tmYearDay, 3, 1, 366, 1)
	case 'm':
		ok = d.set(tmMonth, 2, 1, 12, 1)
	case 'M':
		ok = d.set(tmMinute, 2, 0, 59, 0)
	case 'p', 'P':
		for i, name := range []string{"am", "pm"} {
			if len(d.text) >= 2 && strings.EqualFold(d.text[:2], name) {
				d.text, d.half, ok = d.text[2:], i, true
				break
			}
		}
	case 'S':
		ok = d.set(tmSecond, 2, 0, 61, 0)
	case 's':
		v, found := d.number(18, 0, 1<<62)
		d.since, ok = &v, found
	case 'u':
		v, found := d.number(1, 1, 7)
		d.fields[tmWeekday], ok = v%7, found
	case 'w':
		ok = d.set(tmWeekday, 1, 0, 6, 0)
	case 'y':
		v, found := d.number(2, 0, 99)
		if ok = found; v < 69 {
			v += 100
		}
		d.fields[tmYear] = v
	case 'Y':
		ok = d.set(tmYear, 4, 0, 9999, 1900)
	case 'z':
		ok = d.zone()
	case 'U', 'W', 'V', 'g': // weeks are read, and decide nothing, as in glibc
		_, ok = d.number(2, 0, 99)
	case 'G':
		_, ok = d.number(4, 0, 9999)
	case 'Z':
		ok = true
	}
	return ok
}

// zone reads an offset from universal time: Z, +hh, +hhmm, +hh:mm.
func (d *dateReader) zone() bool {
	d.text = strings.TrimLeft(d.text, " \t\n\v\f\r")
	seconds := 0
	if strings.HasPrefix(d.text, "Z") {
		d.text = d.text[1:]
		d.offset = &seconds
		return true
	}
	if d.text == "" || d.text[0] != '+' && d.text[0] != '-' {
		return false
	}
	negative := d.text[0] == '-'
	d.text = d.text[1:]
	if d.text == "" || d.text[0] < '0' || d.text[0] > '9' {
		return false
	}
	hours, ok := d.number(2, 0, 24)
	minutes := 0
	d.text = strings.TrimPrefix(d.text, ":")
	if ok && d.text != "" && d.text[0] >= '0' && d.text[0] <= '9' {
		minutes, ok = d.number(2, 0, 59)
	}
	if seconds = 3600*hours + 60*minutes; negative {
		seconds = -seconds
	}
	d.offset = &seconds
	return ok
}

func strptime(e *Env, s []uint64) {
	text, tm := e.cstring(s[0]), s[2]
	d := &dateReader{text: string(text), fields: map[int]int{}, century: -1, hour12: -1}
	if !d.read(string(e.cstring(s[1]))) {
		s[0] = 0
		return
	}
	if d.since != nil {
		e.storeDate(tm, time.Unix(int64(*d.since), 0))
	}
	if d.century >= 0 {
		d.fields[tmYear] = (d.fields[tmYear]+1900)%100 + 100*d.century - 1900
	}
	if d.hour12 > 0 {
		d.fields[tmHour] = d.hour12%12 + 12*d.half
	}
	b := e.bytes(tm, tmSize)
	for member, v := range d.fields {
		binary.LittleEndian.PutUint32(b[4*member:], uint32(int32(v)))
	}
	if d.offset != nil {
		binary.LittleEndian.PutUint64(b[tmOffset:], uint64(int64(*d.offset)))
	}
	d.derive(b)
	s[0] += uint64(len(text) - len(d.text))
}

// derive completes the day of the week and of the year, or the month and its day, from the others, as glibc does: what the text does
// not have is taken from the struct tm.
func (d *dateReader) derive(b []byte) {
	has := func(member int) bool { _, ok := d.fields[member]; return ok }
	get := func(member int) int { return int(int32(binary.LittleEndian.Uint32(b[4*member:]))) }
	put := func(member, v int) { binary.LittleEndian.PutUint32(b[4*member:], uint32(int32(v))) }
	if !has(tmYear) && !has(tmMonth) && !has(tmDay) {
		return
	}
	first := time.Date(get(tmYear)+1900, time.January, 1, 0, 0, 0, 0, time.UTC)
	if has(tmYearDay) && !(has(tmMonth) && has(tmDay)) {
		t := first.AddDate(0, 0, get(tmYearDay))
		put(tmMonth, int(t.Month())-1)
		put(tmDay, t.Day())
	}
	t := time.Date(get(tmYear)+1900, time.Month(get(tmMonth)+1), get(tmDay), 0, 0, 0, 0, time.UTC)
	if !has(tmWeekday) {
		put(tmWeekday, int(t.Weekday()))
	}
	if !has(tmYearDay) {
		put(tmYearDay, int(t.Sub(first)/(24*time.Hour)))
	}
}
