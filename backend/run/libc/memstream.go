package libc

import (
	"bufio"
	"io"
	"io/fs"
	"os"
	"syscall"

	"accc/backend/budget"
)

// errNoRoom is what a write fails with for which a stream over memory has no room.
var errNoRoom = syscall.ENOSPC

// Streams over memory of the program (POSIX): fmemopen and open_memstream.

func fmemopen(e *Env, s []uint64) {
	at, size, mode := s[0], s[1], string(e.cstring(s[2]))
	flag, ok := openFlags(mode)
	s[0] = 0
	if !ok || size == 0 {
		e.setErrno(errnoInvalid)
		return
	}
	f := &memoryBlock{env: e, at: at, size: size, appends: flag&os.O_APPEND != 0}
	if at == 0 {
		if f.at = e.malloc(size, granule); f.at == 0 {
			return
		}
		f.own = true
		e.bytes(f.at, 1)[0] = 0
	}
	switch {
	case flag&os.O_TRUNC != 0:
		e.bytes(f.at, 1)[0] = 0
	case f.appends:
		f.end = f.text()
	default:
		f.end = size
		if flag&(os.O_WRONLY|os.O_RDWR) != 0 && f.own {
			f.end = 0
		}
	}
	if f.appends {
		f.position = f.end
	}
	st := &stream{file: f}
	if flag&os.O_WRONLY == 0 {
		st.in = bufio.NewReader(f)
	}
	if flag&(os.O_WRONLY|os.O_RDWR) != 0 {
		st.out, st.raw = bufio.NewWriter(f), f
	}
	if s[0] = e.streams.add(st); s[0] == 0 {
		e.setErrno(errnoTooManyFiles)
	}
}

// A memoryBlock is memory of the program as a file.
type memoryBlock struct {
	env           *Env
	at, size      uint64
	position, end uint64
	own, appends  bool
}

// text is how many bytes there are before the first that is 0.
func (f *memoryBlock) text() uint64 {
	for i, c := range f.env.bytes(f.at, f.size) {
		if c == 0 {
			return uint64(i)
		}
	}
	return f.size
}

func (f *memoryBlock) Read(p []byte) (int, error) {
	if f.position >= f.end {
		return 0, io.EOF
	}
	n := copy(p, f.env.bytes(f.at+f.position, f.end-f.position))
	f.position += uint64(n)
	return n, nil
}

func (f *memoryBlock) Write(p []byte) (int, error) {
	if f.appends {
		f.position = f.end
	}
	n := min(uint64(len(p)), f.size-min(f.position, f.size))
	copy(f.env.bytes(f.at+f.position, n), p)
	f.position += n
	if f.position > f.end {
		f.end = f.position
		if f.end < f.size {
			f.env.bytes(f.at+f.end, 1)[0] = 0
		}
	}
	if n < uint64(len(p)) {
		return int(n), errNoRoom
	}
	return int(n), nil
}

func (f *memoryBlock) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekCurrent:
		offset += int64(f.position)
	case io.SeekEnd:
		offset += int64(f.end)
	}
	if offset < 0 || uint64(offset) > f.size {
		return int64(f.position), fs.ErrInvalid
	}
	f.position = uint64(offset)
	return offset, nil
}

func (f *memoryBlock) Close() error {
	if f.own {
		return f.env.heap.Free(f.at)
	}
	return nil
}

func openMemStream(e *Env, s []uint64) {
	f := &growingFile{File: budget.NewFile(e.cfg.Budget), env: e, pointer: s[0], size: s[1]}
	if !f.tell() {
		s[0] = 0
		return
	}
	if s[0] = e.streams.add(&stream{file: f, out: bufio.NewWriter(f), raw: f}); s[0] == 0 {
		e.setErrno(errnoTooManyFiles)
	}
}

// A growingFile is a stream whose contents are in a block of the heap, which the program learns of when the stream is flushed.
type growingFile struct {
	*budget.File
	env           *Env
	pointer, size uint64 // of the program, where the block and its size go
	block, room   uint64
}

// tell writes the contents to a block that is large enough, and says where that is.
func (f *growingFile) tell() bool {
	n := uint64(f.Size())
	if n+1 > f.room {
		room := max(64, 2*n)
		block := f.env.malloc(room, granule)
		if block == 0 {
			return false
		}
		if f.block != 0 {
			_ = f.env.heap.Free(f.block)
		}
		f.block, f.room = block, room
	}
	_, _ = f.ReadAt(f.env.bytes(f.block, n+1)[:n], 0)
	f.env.bytes(f.block+n, 1)[0] = 0
	f.env.store64(f.pointer, f.block)
	at, _ := f.Seek(0, io.SeekCurrent)
	f.env.store64(f.size, min(n, uint64(at)))
	return true
}

func (f *growingFile) Write(p []byte) (int, error) {
	if _, err := f.File.Write(p); err != nil {
		return 0, err
	}
	if !f.tell() {
		return 0, errNoRoom
	}
	return len(p), nil
}
