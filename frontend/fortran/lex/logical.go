package lex

import (
	"sort"

	"accc/frontend/source"
)

// A segment says where a part of a logical line comes from: the bytes from at on are those of file from pos on.
type segment struct {
	at   int
	file *source.File
	pos  int
}

// A logical is a line with its continuation lines put together.
type logical struct {
	text string // of the whole line, once it is complete
	segs []segment
	buf  []byte // of a line of several parts
}

// add appends a part of a file.
func (l *logical) add(in *input, from, to int) {
	to = max(from, to)
	at := len(l.buf)
	switch {
	case len(l.segs) == 0 && at == 0:
		l.text = in.text[from:to]
	case at == 0:
		l.join()
		at = len(l.buf)
		fallthrough
	default:
		l.buf = append(l.buf, in.text[from:to]...)
	}
	l.segs = append(l.segs, segment{at, in.file, from})
}

// blank appends a blank that is not in the source.
func (l *logical) blank() {
	if l.buf == nil {
		l.join()
	}
	l.buf = append(l.buf, ' ')
}

func (l *logical) join() { l.buf = append(make([]byte, 0, 2*len(l.text)+80), l.text...) }

// done makes the text complete.
func (l *logical) done() {
	if l.buf != nil {
		l.text = string(l.buf)
	}
}

// place is where the byte at an offset was written.
func (l *logical) place(at int) (*source.File, int) {
	i := sort.Search(len(l.segs), func(i int) bool { return l.segs[i].at > at }) - 1
	i = max(i, 0)
	return l.segs[i].file, l.segs[i].pos + at - l.segs[i].at
}

// span is the user's text from one offset to another. If the two are in different files it is the first byte.
func (l *logical) span(from, to int) (*source.File, int32, int32) {
	if len(l.segs) == 1 {
		s := &l.segs[0]
		return s.file, int32(s.pos + from - s.at), int32(s.pos + to - s.at)
	}
	file, start := l.place(from)
	other, end := l.place(max(from, to-1))
	if other != file || end < start {
		end = start
	}
	return file, int32(start), int32(min(end+1, len(file.Text)))
}
