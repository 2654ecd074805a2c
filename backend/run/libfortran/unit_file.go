package libfortran

import (
	"bufio"
	"bytes"
	"errors"
	"io"

	"accc/backend/run/libc"
)

// A file is what a unit is connected to, with buffers: a file that was opened, or a standard stream.
type file struct {
	f   libc.File // nil for a standard stream
	r   *bufio.Reader
	w   *bufio.Writer
	pos int64 // where the next byte is read or written
	// writing tells in which of the two directions the last operation on f was.
	writing bool
	// direct makes every write reach the stream at once. The stream may have a buffer of its own, which others share.
	direct bool
	stream io.Writer
}

func newFile(f libc.File) *file {
	return &file{f: f, r: bufio.NewReaderSize(f, 1<<15), w: bufio.NewWriterSize(f, 1<<15)}
}

// errNoRead and errNoWrite are faults of standard streams.
var (
	errNoRead  = errors.New("the stream is for output")
	errNoWrite = errors.New("the stream is for input")
)

// forReading makes the buffers agree with a read at pos.
func (f *file) forReading() error {
	if f.r == nil {
		return errNoRead
	}
	if !f.writing {
		return nil
	}
	f.writing = false
	if err := f.w.Flush(); err != nil {
		return err
	}
	return f.align()
}

// forWriting makes the buffers agree with a write at pos.
func (f *file) forWriting() error {
	if f.w == nil {
		return errNoWrite
	}
	if f.writing || f.f == nil {
		return nil
	}
	f.writing = true
	return f.align()
}

// align moves the position of the file to pos and drops what was read ahead.
func (f *file) align() error {
	if f.f == nil {
		return nil
	}
	_, err := f.f.Seek(f.pos, io.SeekStart)
	f.r.Reset(f.f)
	return err
}

func (f *file) Write(p []byte) (int, error) {
	if err := f.forWriting(); err != nil {
		return 0, err
	}
	n, err := f.w.Write(p)
	f.pos += int64(n)
	if err == nil && f.direct {
		err = f.w.Flush()
	}
	return n, err
}

// Read fills p as far as there are bytes; the error is io.EOF or io.ErrUnexpectedEOF if there are not enough.
func (f *file) Read(p []byte) (int, error) {
	if err := f.forReading(); err != nil {
		return 0, err
	}
	n, err := io.ReadFull(f.r, p)
	f.pos += int64(n)
	return n, err
}

// line appends a line without its end to dst. It is io.EOF if there is nothing more; at the end of a file the end of
// the line may be missing.
func (f *file) line(dst []byte) ([]byte, error) {
	if err := f.forReading(); err != nil {
		return dst, err
	}
	from := len(dst)
	for {
		part, err := f.r.ReadSlice('\n')
		f.pos += int64(len(part))
		dst = append(dst, part...)
		switch {
		case err == nil:
			dst = bytes.TrimSuffix(dst[:len(dst)-1], []byte{'\r'})
			return dst[:max(len(dst), from)], nil
		case errors.Is(err, bufio.ErrBufferFull):
		case errors.Is(err, io.EOF) && len(dst) > from:
			return dst, nil
		default:
			return dst, err
		}
	}
}

func (f *file) flush() error {
	if f.w == nil {
		return nil
	}
	if err := f.w.Flush(); err != nil {
		return err
	}
	if s, ok := f.stream.(interface{ Flush() error }); ok {
		return s.Flush()
	}
	return nil
}

// seek moves to a position.
func (f *file) seek(pos int64) error {
	if f.f == nil {
		return errNoSeek
	}
	if pos == f.pos {
		return nil
	}
	if err := f.w.Flush(); err != nil {
		return err
	}
	f.pos = pos
	return f.align()
}

var errNoSeek = &ioError{errConflict, "Cannot move in a file that has no positions"}

// size is the number of bytes of the file; ok is false if it has none.
func (f *file) size() (n int64, ok bool) {
	if f.f == nil || f.w.Flush() != nil {
		return 0, false
	}
	n, err := f.f.Seek(0, io.SeekEnd)
	if err != nil {
		return 0, false
	}
	return n, f.align() == nil
}

// A truncater is a file that can be cut off.
type truncater interface{ Truncate(size int64) error }

// truncate cuts the file off at pos.
func (f *file) truncate() error {
	t, ok := f.f.(truncater)
	if !ok {
		return nil // a standard stream: nothing follows
	}
	n, ok := f.size()
	if !ok || n <= f.pos {
		return nil
	}
	return t.Truncate(f.pos)
}

func (f *file) close() error {
	err := f.flush()
	if f.f != nil {
		err = errors.Join(err, f.f.Close())
	}
	return err
}
