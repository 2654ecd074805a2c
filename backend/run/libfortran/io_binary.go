package libfortran

import (
	"errors"
	"io"
)

// startBinary reads the record of an unformatted READ; stream access has none.
func (t *transfer) startBinary() error {
	var err error
	u := t.u
	switch u.access {
	case accessSequential:
		u.position = "ASIS"
		t.binary, err = u.getUnformatted(nil)
	case accessDirect:
		t.binary, err = u.getDirect(nil)
	}
	return err
}

// move transfers the bytes of a value, whose parts have unit bytes each; the order of bytes is that of the connection.
func (t *transfer) move(b []byte, unit int) error {
	if err := t.start(); err != nil {
		return err
	}
	if t.input {
		if err := t.take(b); err != nil {
			return err
		}
		if t.u.big {
			swap(b, unit)
		}
		return nil
	}
	from := len(t.binary)
	if err := t.hold(from + len(b)); err != nil {
		return err
	}
	t.binary = append(t.binary, b...)
	if t.u.big {
		swap(t.binary[from:], unit)
	}
	switch {
	case t.u.access == accessDirect && int64(len(t.binary)) > t.u.recl:
		t.binary = t.binary[:t.u.recl]
		return &ioError{errDirectEnd, "Write exceeds length of DIRECT access record"}
	case t.u.access == accessStream && len(t.binary) >= 1<<16:
		return t.spill()
	}
	return nil
}

// spill writes what stream access has gathered.
func (t *transfer) spill() error {
	b := t.binary
	t.binary = b[:0]
	t.u.behind = false // stream access cuts nothing off
	return t.u.emit(b)
}

// take reads bytes of the record or, with stream access, of the file.
func (t *transfer) take(b []byte) error {
	if t.u.access == accessStream {
		_, err := t.u.file.Read(b)
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return errEnd
		}
		return systemError(err)
	}
	n := copy(b, t.binary)
	t.binary = t.binary[n:]
	if n == len(b) {
		return nil
	}
	if t.u.access == accessDirect {
		return &ioError{errDirectEnd, "Read exceeds length of DIRECT access record"}
	}
	return &ioError{errShort, "I/O past end of record on unformatted file"}
}

// swap reverses the bytes of each part.
func swap(b []byte, unit int) {
	for ; len(b) >= unit && unit > 1; b = b[unit:] {
		for i, j := 0, unit-1; i < j; i, j = i+1, j-1 {
			b[i], b[j] = b[j], b[i]
		}
	}
}

// completeBinary writes the record of an unformatted WRITE.
func (t *transfer) completeBinary() error {
	switch {
	case t.input:
		return nil
	case t.u.access == accessSequential:
		return t.u.putUnformatted(t.binary)
	case t.u.access == accessDirect:
		return t.u.putDirect(t.binary, 0)
	}
	return t.spill()
}
