package libc

import (
	"bufio"
	"errors"
	"io"
	"os"
	"sync"
)

// An Opener opens a file for fopen. name is as the program gave it; flag is as for os.OpenFile. Its errors are
// mapped to errno (fs.ErrNotExist, fs.ErrPermission, fs.ErrExist; others become EIO).
type Opener interface {
	Open(name string, flag int) (File, error)
	Remove(name string) error
	Rename(from, to string) error
}

// A File is what fopen needs of an open file. Seek may fail when the file is a pipe or a terminal.
type File interface {
	io.ReadWriteSeeker
	io.Closer
}

// Handles of streams are addresses below any object of a program, 16 apart.
const (
	firstStream = 0x100
	streamStep  = 0x10
	maxStreams  = 1024
	eof         = -1
)

// A stream is what a FILE pointer designates.
type stream struct {
	mu   sync.Mutex
	in   *bufio.Reader // nil: cannot read
	out  *bufio.Writer // nil: cannot write
	raw  io.Writer     // what out writes to
	file File          // nil for the standard streams

	lineBuffered bool
	unbuffered   bool
	reading      bool // the last operation on a file open for both was a read
	pushed       []byte
	eof, err     bool
}

// streams is the table of open streams; slots 0 to 2 are the standard ones.
type streams struct {
	mu   sync.Mutex
	open []*stream
}

func (t *streams) init(cfg Config) {
	in, out, errw := cfg.Stdin, cfg.Stdout, cfg.Stderr
	if in == nil {
		in = emptyReader{}
	}
	if out == nil {
		out = io.Discard
	}
	if errw == nil {
		errw = io.Discard
	}
	t.open = []*stream{
		{in: bufio.NewReader(in)},
		{out: bufio.NewWriterSize(out, 1<<16), raw: out, lineBuffered: cfg.Interactive},
		{out: bufio.NewWriterSize(errw, 1<<12), raw: errw, unbuffered: true},
	}
}

type emptyReader struct{}

func (emptyReader) Read([]byte) (int, error) { return 0, io.EOF }

func (t *streams) all() []*stream {
	t.mu.Lock()
	defer t.mu.Unlock()
	return append([]*stream(nil), t.open...)
}

// number returns the stream of a file number, nil if none is open.
func (t *streams) number(n int32) *stream {
	t.mu.Lock()
	defer t.mu.Unlock()
	if n < 0 || int(n) >= len(t.open) {
		return nil
	}
	return t.open[n]
}

// set makes a stream the one of a file number that is in use; nil closes the number.
func (t *streams) set(n int, s *stream) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.open[n] = s
}

func (t *streams) flushAll() error {
	var errs []error
	for _, s := range t.all() {
		if s != nil {
			errs = append(errs, s.lockedFlush())
		}
	}
	return errors.Join(errs...)
}

func (s *stream) lockedFlush() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.flush()
}

// close writes out what is buffered and closes the file, if the stream has one. The stream is locked.
func (s *stream) close() error {
	err := s.flush()
	if s.file != nil {
		err = errors.Join(err, s.file.Close())
	}
	return err
}

func (s *stream) lockedClose() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.close()
}

// An Output is a standard stream for writing, shared with what else prints there.
type Output struct{ s *stream }

// Stdout returns the standard output of the program.
func (p *Process) Stdout() *Output { return &Output{p.streams.all()[1]} }

// Write appends to what the program has printed.
func (o *Output) Write(b []byte) (int, error) {
	o.s.mu.Lock()
	defer o.s.mu.Unlock()
	return o.s.Write(b)
}

// Flush writes out what is held back.
func (o *Output) Flush() error {
	o.s.mu.Lock()
	defer o.s.mu.Unlock()
	return o.s.flush()
}

// add assigns a handle to a stream; 0 when too many are open.
func (t *streams) add(s *stream) uint64 {
	t.mu.Lock()
	defer t.mu.Unlock()
	for i, old := range t.open {
		if old == nil {
			t.open[i] = s
			return handle(i)
		}
	}
	if len(t.open) == maxStreams {
		return 0
	}
	t.open = append(t.open, s)
	return handle(len(t.open) - 1)
}

func handle(i int) uint64 { return firstStream + uint64(i)*streamStep }

// stream returns what the FILE pointer designates; a wrong one stops the program.
func (e *Env) stream(h uint64) *stream {
	t := &e.streams
	t.mu.Lock()
	defer t.mu.Unlock()
	i := (h - firstStream) / streamStep
	switch {
	case h == 0:
		e.fail("the stream is a null pointer")
	case h < firstStream || h%streamStep != 0 || i >= uint64(len(t.open)):
		e.fail("%#x is not a stream", h)
	case t.open[i] == nil:
		e.fail("the stream is closed already")
	}
	return t.open[i]
}

// flush writes out what is buffered.
func (s *stream) flush() error {
	if s.out == nil {
		return nil
	}
	if err := s.out.Flush(); err != nil {
		s.err = true
		return err
	}
	return nil
}

// toWriting prepares a write on a stream that may have been reading.
func (s *stream) toWriting() bool {
	if s.out == nil {
		s.err = true
		return false
	}
	if s.reading {
		s.rewindBuffer()
	}
	return true
}

// rewindBuffer puts the file back to where the program believes to be, dropping what was read ahead.
func (s *stream) rewindBuffer() {
	ahead := int64(s.in.Buffered() + len(s.pushed))
	s.pushed = nil
	s.reading = false
	if s.file == nil {
		return
	}
	if _, err := s.file.Seek(-ahead, io.SeekCurrent); err != nil {
		s.err = true
	}
	s.in.Reset(s.file)
}

// Write appends to the buffer and flushes as the buffering of the stream demands.
func (s *stream) Write(b []byte) (int, error) {
	if !s.toWriting() {
		return 0, os.ErrInvalid
	}
	n, err := s.out.Write(b)
	if err == nil && (s.unbuffered || s.lineBuffered && lastNewline(b)) {
		err = s.out.Flush()
	}
	if err != nil {
		s.err = true
	}
	return n, err
}

func lastNewline(b []byte) bool {
	for _, c := range b {
		if c == '\n' {
			return true
		}
	}
	return false
}

// next reads one byte, or returns eof.
func (s *stream) next() int {
	if n := len(s.pushed); n > 0 {
		c := s.pushed[n-1]
		s.pushed = s.pushed[:n-1]
		return int(c)
	}
	if s.in == nil {
		s.err = true
		return eof
	}
	if s.out != nil && !s.reading && s.flush() != nil {
		return eof
	}
	s.reading = true
	c, err := s.in.ReadByte()
	if err != nil {
		s.eof = s.eof || errors.Is(err, io.EOF)
		s.err = s.err || !errors.Is(err, io.EOF)
		return eof
	}
	return int(c)
}

// mostPushed is how many characters ungetc pushes back at a time: C promises one.
const mostPushed = 4096

// unread makes the next read return c.
func (s *stream) unread(c int) {
	if c != eof {
		s.pushed = append(s.pushed, byte(c))
		s.eof = false
	}
}

// beforeInput flushes an interactive standard output, so that a prompt is seen.
func (e *Env) beforeInput(s *stream) {
	if !e.cfg.Interactive || s.file != nil {
		return
	}
	if out := e.streams.all()[1]; out != nil && out != s {
		_ = out.lockedFlush()
	}
}
