// Package budget bounds the memory that accc itself takes for what a program asks of it: scratch files, records and units of Fortran, messages
// that nobody has received, communicators, types, queues and what waits in them, callbacks, and the tables of the libraries. What the program has in its own memories is bounded by their sizes already; this is the rest, and a program
// that runs in a service must not be able to take the machine with it.
//
//	b := budget.New(1 << 30)
//	f := budget.NewFile(b) // pages of it count
//	_, err := f.Write(p)   // ErrNoSpace where the budget is spent
//
// Considered: wasmtime's ResourceLimiter, which every growth of the host for a guest asks, and debug.SetMemoryLimit, which cannot say no.
// Chosen: the first, as a counter that the libraries share; each says what its own error is (ENOSPC, ENOMEM, MPI_ERR_NO_MEM, stat=).
package budget

import (
	"errors"
	"io"
	"io/fs"
	"math"
	"sync"
	"sync/atomic"
)

// ErrNoSpace is the error of a write for which the budget has no room.
var ErrNoSpace = errors.New("no space left on device")

// A Budget is a number of bytes that several parts of a run share. A nil Budget has no bound.
type Budget struct{ left atomic.Int64 }

// New returns a budget of some bytes.
func New(bytes int64) *Budget {
	b := &Budget{}
	b.left.Store(bytes)
	return b
}

// Take reports whether there were n bytes left, which the caller has from here on.
func (b *Budget) Take(n int64) bool {
	if b == nil {
		return true
	}
	if n < 0 {
		return false
	}
	for {
		left := b.left.Load()
		if left < n {
			return false
		}
		if b.left.CompareAndSwap(left, left-n) {
			return true
		}
	}
}

// Give returns n bytes to the budget.
func (b *Budget) Give(n int64) {
	if b != nil {
		b.left.Add(n)
	}
}

// pageSize is the bytes of a page of a File.
const pageSize = 1 << 14

// A File is a scratch file in memory: one that no other program can see. It has pages where something was written, and holes elsewhere, which
// read as zeros. Its methods may be called by several goroutines at once.
type File struct {
	budget *Budget

	mu    sync.Mutex
	pages map[int64]*[pageSize]byte
	size  int64
	at    int64
}

// NewFile returns an empty file whose pages count against a budget.
func NewFile(b *Budget) *File { return &File{budget: b, pages: map[int64]*[pageSize]byte{}} }

// Size returns the bytes from the beginning of the file to its end.
func (f *File) Size() int64 {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.size
}

// Read reads from the position of the file on; io.EOF at its end.
func (f *File) Read(p []byte) (int, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	n, err := f.readAt(p, f.at)
	f.at += int64(n)
	return n, err
}

// ReadAt reads from an offset on; io.EOF if there are fewer bytes than asked for.
func (f *File) ReadAt(p []byte, at int64) (int, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	n, err := f.readAt(p, at)
	if err == nil && n < len(p) {
		err = io.EOF
	}
	return n, err
}

func (f *File) readAt(p []byte, at int64) (int, error) {
	if at >= f.size {
		return 0, io.EOF
	}
	p = p[:min(int64(len(p)), f.size-at)]
	for done := 0; done < len(p); {
		page, offset := (at+int64(done))/pageSize, int((at+int64(done))%pageSize)
		part := p[done:min(len(p), done+pageSize-offset)]
		if data := f.pages[page]; data != nil {
			copy(part, data[offset:])
		} else {
			clear(part)
		}
		done += len(part)
	}
	return len(p), nil
}

// Write writes at the position of the file. Where the budget has no room for a page, it writes what comes before and returns ErrNoSpace.
func (f *File) Write(p []byte) (int, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.at > math.MaxInt64-int64(len(p)) {
		return 0, ErrNoSpace
	}
	done := 0
	for done < len(p) {
		page, offset := f.at/pageSize, int(f.at%pageSize)
		data := f.pages[page]
		if data == nil {
			if !f.budget.Take(pageSize) {
				return done, ErrNoSpace
			}
			data = new([pageSize]byte)
			f.pages[page] = data
		}
		n := copy(data[offset:], p[done:])
		done += n
		f.at += int64(n)
		f.size = max(f.size, f.at)
	}
	return done, nil
}

// Seek moves to a position, which may be past the end.
func (f *File) Seek(offset int64, whence int) (int64, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch whence {
	case io.SeekStart:
	case io.SeekCurrent:
		offset += f.at
	case io.SeekEnd:
		offset += f.size
	default:
		return f.at, fs.ErrInvalid
	}
	if offset < 0 {
		return f.at, fs.ErrInvalid
	}
	f.at = offset
	return offset, nil
}

// Truncate makes the file end at a size. What is beyond is gone, and its pages are given back.
func (f *File) Truncate(size int64) error {
	if size < 0 {
		return fs.ErrInvalid
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	for page, data := range f.pages {
		switch {
		case page*pageSize >= size:
			delete(f.pages, page)
			f.budget.Give(pageSize)
		case size-page*pageSize < pageSize:
			clear(data[size-page*pageSize:])
		}
	}
	f.size = size
	return nil
}

// Close empties the file.
func (f *File) Close() error { return f.Truncate(0) }
