package libfortran

import (
	"bytes"
	"fmt"
)

// An input is the text that formatted, list-directed and namelist reads take, record by record.
type input struct {
	rec  []byte
	pos  int  // in rec, from left on; beyond its end after T and X
	left int  // where tabulation begins
	have bool // whether rec is a record
	// fetch returns the next record; it may use the memory of dst.
	fetch func(dst []byte) ([]byte, error)
}

// record makes sure that there is a record.
func (in *input) record() error {
	if in.have {
		return nil
	}
	rec, err := in.fetch(in.rec[:0])
	if err != nil {
		return err
	}
	in.rec, in.pos, in.left, in.have = rec, 0, 0, true
	return nil
}

// drop gives up the rest of the record.
func (in *input) drop() { in.have, in.pos, in.left = false, 0, 0 }

// peek is the next character, which is '\n' at the end of each record.
func (in *input) peek() (byte, error) {
	if err := in.record(); err != nil {
		return 0, err
	}
	if in.pos >= len(in.rec) {
		return '\n', nil
	}
	return in.rec[in.pos], nil
}

// skip goes over the character that peek gave.
func (in *input) skip() {
	if in.pos >= len(in.rec) {
		in.drop()
		return
	}
	in.pos++
}

// A listReader reads the values of one statement (Fortran 2018 §13.10.3).
type listReader struct {
	*modes
	in *input
	// more values follow that are the same as last: a repeat count was given.
	repeat int
	last   item
	// counted reports whether a repeat count precedes the current value.
	counted bool
	// open reports whether a comma, or nothing at all, precedes the next value, so that another comma is a null value.
	open bool
	// done tells that a slash ended the statement.
	done bool
}

func newListReader(m *modes, in *input) *listReader {
	return &listReader{modes: m, in: in, open: true}
}

// separator reports whether c ends a value.
func (l *listReader) separator(c byte) bool {
	switch c {
	case ' ', '\t', '\n', '\r', '/', ';':
		return true
	}
	return c == ',' && !l.comma
}

// between reports whether c separates values like a comma.
func (l *listReader) between(c byte) bool {
	return c == ';' || c == ',' && !l.comma
}

// read gets the value of the n-th item, whose kind and size are in t. With t.null the variable keeps its value.
func (l *listReader) read(t *item, n int) error {
	t.null = true
	if l.done {
		return nil
	}
	if l.repeat == 0 {
		null, err := l.find()
		if null || err != nil {
			return err
		}
		if null, err = l.count(n); err != nil {
			return err
		}
		if null {
			l.last = item{null: true}
		} else {
			l.last = item{kind: t.kind, size: t.size}
			if err := l.value(&l.last, n); err != nil {
				return err
			}
		}
	}
	l.repeat--
	if l.last.null {
		return nil
	}
	if l.last.kind != t.kind {
		return &ioError{errBadValue, fmt.Sprintf("Read type %s where %s was expected for item %d", kindNames[l.last.kind], kindNames[t.kind], n)}
	}
	if l.last.size != t.size && t.kind != itemCharacter {
		return &ioError{errBadValue, fmt.Sprintf("Read kind %d %s where kind %d is required for item %d", l.last.size, kindNames[t.kind], t.size, n)}
	}
	size := t.size
	*t = l.last
	t.size = size
	return nil
}

// find goes to the beginning of the next value. null reports that there is none: two commas, or a slash.
func (l *listReader) find() (null bool, err error) {
	for {
		c, err := l.in.peek()
		if err != nil {
			return false, err
		}
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			l.in.skip()
		case c == '/':
			l.done = true
			return true, nil
		case l.between(c):
			l.in.skip()
			if l.open {
				return true, nil
			}
			l.open = true
		default:
			l.open = false
			return false, nil
		}
	}
}

// count reads a repeat count if there is one. null tells that no value follows it.
func (l *listReader) count(n int) (null bool, err error) {
	l.repeat, l.counted = 1, false
	rec, at := l.in.rec, l.in.pos
	count := 0
	for at < len(rec) && isDigit(rec[at]) {
		count = min(count*10+int(rec[at]-'0'), maxCount)
		at++
	}
	if at == l.in.pos || at >= len(rec) || rec[at] != '*' {
		return false, nil
	}
	if count == 0 {
		return false, &ioError{errBadValue, fmt.Sprintf("Zero repeat count in item %d of list input", n)}
	}
	l.repeat, l.counted = count, true
	l.in.pos = at + 1
	c, err := l.in.peek()
	return l.separator(c), err
}

// word takes the characters up to a separator.
func (l *listReader) word() []byte {
	from := l.in.pos
	at := from
	for at < len(l.in.rec) && !l.separator(l.in.rec[at]) {
		at++
	}
	l.in.pos = at
	return l.in.rec[from:at]
}

// value reads a value of the kind that t has.
func (l *listReader) value(t *item, n int) error {
	switch t.kind {
	case itemInteger:
		return l.integerValue(t, n)
	case itemLogical:
		return l.logicalValue(t, n)
	case itemReal:
		x, ok := l.realText(l.word(), t.size)
		if !ok {
			return badReal(n)
		}
		t.x = x
		return nil
	case itemComplex:
		return l.complexValue(t, n)
	}
	return l.characterValue(t)
}

func badReal(n int) error {
	return &ioError{errBadValue, fmt.Sprintf("Bad real number in item %d of list input", n)}
}

func (l *listReader) integerValue(t *item, n int) error {
	word := l.word()
	digits, negative := unsigned(word)
	if len(digits) == 0 || !allDigits(digits) {
		return &ioError{errBadValue, fmt.Sprintf("Bad integer for item %d in list input", n)}
	}
	if !t.setInteger(digits, negative) {
		return &ioError{errBadValue, fmt.Sprintf("Integer overflow while reading item %d", n)}
	}
	return nil
}

func (l *listReader) logicalValue(t *item, n int) error {
	word := l.word()
	if len(word) > 0 && isDigit(word[0]) && !l.counted {
		return badCount(word, n)
	}
	if t.parseLogical(word) != nil {
		return &ioError{errBadValue, fmt.Sprintf("Bad logical value while reading item %d", n)}
	}
	return nil
}

// badCount is the error of a number where a value of another kind is wanted: it can only be a repeat count.
func badCount(word []byte, n int) error {
	const most = 200000000
	count := 0
	for i := 0; i < len(word) && isDigit(word[i]); i++ {
		if count = count*10 + int(word[i]-'0'); count > most {
			return &ioError{errBadValue, fmt.Sprintf("Repeat count overflow in item %d of list input", n)}
		}
	}
	return &ioError{errBadValue, fmt.Sprintf("Bad repeat count in item %d of list input", n)}
}

// realText reads a real number as a whole word.
func (l *listReader) realText(word []byte, size int) (float64, bool) {
	digits, _ := unsigned(word)
	if _, ok := special(digits); !ok {
		begin := bytes.TrimPrefix(digits, []byte{l.point()})
		if len(begin) == 0 || !isDigit(begin[0]) {
			return 0, false
		}
	}
	plain := modes{comma: l.comma}
	return plain.parseReal(word, 0, size)
}

// complexValue reads (re, im), which may go over several records.
func (l *listReader) complexValue(t *item, n int) error {
	bad := &ioError{errBadValue, fmt.Sprintf("Bad complex value in item %d of list input", n)}
	c, err := l.in.peek()
	if err != nil {
		return err
	}
	if isDigit(c) && !l.counted {
		return badCount(l.word(), n)
	}
	if c != '(' {
		return bad
	}
	l.in.skip()
	for i, want := range []byte{0, ')'} {
		if want == 0 {
			want = ','
			if l.comma {
				want = ';'
			}
		}
		if err := l.blanks(); err != nil {
			return err
		}
		from, at := l.in.pos, l.in.pos
		for at < len(l.in.rec) && l.in.rec[at] != want && !l.separator(l.in.rec[at]) {
			at++
		}
		x, ok := l.realText(l.in.rec[from:at], t.size)
		if !ok {
			return bad
		}
		if i == 0 {
			t.x = x
		} else {
			t.im = x
		}
		l.in.pos = at
		if err := l.blanks(); err != nil {
			return err
		}
		if c, _ := l.in.peek(); c != want {
			return bad
		}
		l.in.skip()
	}
	if c, err := l.in.peek(); err == nil && !l.separator(c) {
		return bad
	}
	return nil
}

// blanks goes over blanks and ends of records.
func (l *listReader) blanks() error {
	for {
		c, err := l.in.peek()
		if err != nil || c != ' ' && c != '\t' && c != '\n' && c != '\r' {
			return err
		}
		l.in.skip()
	}
}

// characterValue reads text with or without delimiters. One with delimiters goes on in the next record.
func (l *listReader) characterValue(t *item) error {
	quote, _ := l.in.peek()
	if quote != '\'' && quote != '"' {
		t.text = append([]byte(nil), l.word()...)
		return nil
	}
	l.in.skip()
	for {
		if l.in.pos >= len(l.in.rec) {
			l.in.drop()
			if err := l.in.record(); err != nil {
				if err == errEnd { // the end of the file ends the text, too
					return nil
				}
				return err
			}
			continue
		}
		c := l.in.rec[l.in.pos]
		l.in.pos++
		if c == quote {
			if l.in.pos >= len(l.in.rec) || l.in.rec[l.in.pos] != quote {
				return nil
			}
			l.in.pos++
		}
		t.text = append(t.text, c)
	}
}
