package run

import (
	"fmt"

	"accc/backend/device"

	"github.com/tetratelabs/wazero/experimental"
)

// The address spaces. The first 64 KiB of each memory stay empty, as the code generator asks.
const (
	page     = 64 << 10
	hostBias = page // so that null is out of bounds
	hostEnd  = 1 << 31
	devBias  = 1 << 31
	maxPages = mostMemory/page - 1
)

// A space is one linear memory with the addresses of its side.
type space struct {
	bias  uint64 // address of the first byte
	tag   uint64 // upper half of the addresses
	bytes []byte
	what  string
	free  func()
	log   []byte // see log.go
	logAt uint32 // the offset of log

	usable   usable // of a device whose accesses are checked
	sections sections
	frames   sharedFrames
}

// newSpace reserves the memory of one side: size bytes, whole pages.
func newSpace(what string, bias, tag, size uint64) (*space, error) {
	b, free, err := reserve(what, int(size))
	if err != nil {
		return nil, fmt.Errorf("no room for the memory of the %s: %w", what, err)
	}
	return &space{bias: bias, tag: tag, bytes: b, what: what, free: free}, nil
}

// first is the lowest address of an object.
func (s *space) first() uint64 { return s.tag | s.bias + page }

// end is the address past the last byte.
func (s *space) end() uint64 { return s.tag | s.bias + uint64(len(s.bytes)) }

// Rest returns the bytes from addr to the end of the memory.
func (s *space) Rest(addr uint64) ([]byte, error) {
	if addr>>32 == 0 {
		addr |= s.tag // code of a device does not know its number: addresses in its stack are without it
	}
	if addr < s.first() || addr >= s.end() {
		return nil, s.complain(addr)
	}
	return s.bytes[addr-s.tag-s.bias:], nil
}

// Slice returns n bytes without copying them.
func (s *space) Slice(addr, n uint64) ([]byte, error) {
	b, err := s.Rest(addr)
	if err != nil {
		return nil, err
	}
	if n > uint64(len(b)) {
		return nil, fmt.Errorf("%d bytes at %#x leave the memory of the %s", n, addr, s.what)
	}
	return b[:n:n], nil
}

// largeBlock is the least size of a block for which the system is asked for large pages: so many bytes are hardly left untouched.
const largeBlock = 4 << 20

// expect prepares memory that is handed out and has not been touched. A page of 4 KiB costs a microsecond when it is touched first, a large one
// little more for 512 times the memory.
func (s *space) expect(addr, size uint64) {
	if size < largeBlock {
		return
	}
	if b, err := s.Slice(addr, size); err == nil {
		preferLargePages(b)
	}
}

// complain says what is wrong with an address.
func (s *space) complain(addr uint64) error {
	return &noObject{addr, s.bias == hostBias}
}

// A noObject is an address that a library function cannot use.
type noObject struct {
	addr   uint64
	onHost bool
}

func (e *noObject) Error() string { return describe(e.addr, e.onHost) }

// describe tells where an address belongs, in the words of an error on one side.
func describe(addr uint64, onHost bool) string {
	side, other := "a device address", "device"
	if !onHost {
		side, other = "a host address", "host"
	}
	switch isDevice := addr&(1<<31) != 0 && addr>>32 < maxDevices; {
	case addr < page:
		return fmt.Sprintf("null pointer (address %#x)", addr)
	case isDevice == onHost && (isDevice || addr < hostEnd):
		return fmt.Sprintf("%#x is %s: it can only be used in code that runs on the %s", addr, side, other)
	}
	return fmt.Sprintf("%#x is no address of an object", addr)
}

// maxDevices bounds the device numbers, to distinguish a tagged address from a wild one.
const maxDevices = 64

// allocator passes the memory of the space to the engine.
func (s *space) allocator() experimental.MemoryAllocator {
	return experimental.MemoryAllocatorFunc(func(_, _ uint64) experimental.LinearMemory { return linear{s} })
}

// linear is a space as the engine's memory: all of it, though the code asks for the least that there may be. It never grows.
type linear struct{ s *space }

func (l linear) Reallocate(size uint64) []byte {
	if size > uint64(len(l.s.bytes)) {
		return nil
	}
	return l.s.bytes
}

func (linear) Free() {}

var _ device.Memory = (*space)(nil)
