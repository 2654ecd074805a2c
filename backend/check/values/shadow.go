package values

import "encoding/binary"

// The state of a byte on one side; 0 is a value that may be read.
const (
	unset  = 1 << iota // it has no value, and a transfer or nothing has put it there
	old                // another side has a newer value, or had one that is gone
	dirty              // it was written here, and copied nowhere since: the other side is old
	raw                // host memory from the heap that was never written
	unread             // a transfer brought it, and nothing has read it here since
)

const (
	pageBits = 12
	pageSize = 1 << pageBits
	// spaceMask are the bits of an address in the memory of its side.
	spaceMask = 1<<31 - 1
	unit      = 4 // bytes with a common last writer
)

// A shadow is the state of the memory of one side. What has no page may be read.
type shadow struct{ pages []*page }

type page struct {
	flags  [pageSize]uint8
	writer [pageSize / unit]int32 // site of the last write, from 1 on; 0: unknown
}

func newShadow() *shadow { return &shadow{make([]*page, (spaceMask+1)>>pageBits)} }

// at is the page of an address, or nil, and the index in it.
func (s *shadow) at(addr uint64) (*page, int) {
	addr &= spaceMask
	return s.pages[addr>>pageBits], int(addr & (pageSize - 1))
}

// make is at with a page where there was none.
func (s *shadow) make(addr uint64) (*page, int) {
	p, i := s.at(addr)
	if p == nil {
		p = new(page)
		s.pages[(addr&spaceMask)>>pageBits] = p
	}
	return p, i
}

// flagsAt are those of one byte.
func (s *shadow) flagsAt(addr uint64) uint8 {
	if p, i := s.at(addr); p != nil {
		return p.flags[i]
	}
	return 0
}

// any joins the flags of a range.
func (s *shadow) any(addr, size uint64) uint8 {
	var eight uint64
	s.parts(addr, size, false, func(flags []uint8, _ uint64) {
		for ; len(flags) >= 8; flags = flags[8:] {
			eight |= binary.LittleEndian.Uint64(flags)
		}
		for _, f := range flags {
			eight |= uint64(f)
		}
	})
	all := uint8(0)
	for ; eight != 0; eight >>= 8 {
		all |= uint8(eight)
	}
	return all
}

// change makes each byte of a range what f makes of its flags. Pages are made where make says so.
func (s *shadow) change(addr, size uint64, makes bool, f func(flags uint8, addr uint64) uint8) {
	s.parts(addr, size, makes, func(flags []uint8, addr uint64) {
		for i, x := range flags {
			flags[i] = f(x, addr+uint64(i))
		}
	})
}

// mask is change where it is the same everywhere: the bits of keep stay, and those of set come.
func (s *shadow) mask(addr, size uint64, makes bool, keep, set uint8) {
	keeps, sets := ones*uint64(keep), ones*uint64(set)
	s.parts(addr, size, makes, func(flags []uint8, _ uint64) {
		for ; len(flags) >= 8; flags = flags[8:] {
			binary.LittleEndian.PutUint64(flags, binary.LittleEndian.Uint64(flags)&keeps|sets)
		}
		for i := range flags {
			flags[i] = flags[i]&keep | set
		}
	})
}

// parts calls f with the flags of each page in a range.
func (s *shadow) parts(addr, size uint64, makes bool, f func(flags []uint8, addr uint64)) {
	for size > 0 {
		p, i := s.at(addr)
		n := min(size, uint64(pageSize-i))
		if p == nil && makes {
			p, i = s.make(addr)
		}
		if p != nil {
			f(p.flags[i:i+int(n)], addr)
		}
		addr, size = addr+n, size-n
	}
}

// set gives a range flags.
func (s *shadow) set(addr, size uint64, flags uint8) { s.mask(addr, size, flags != 0, 0, flags) }

// wrote notes the writer of a range.
func (s *shadow) wrote(addr, size uint64, site int32) {
	for end := addr + size; addr < end; addr = addr&^(unit-1) + unit {
		if p, i := s.at(addr); p != nil {
			p.writer[i/unit] = site + 1
		}
	}
}

// writerOf is the site that wrote a byte last, or -1.
func (s *shadow) writerOf(addr uint64) int32 {
	if p, i := s.at(addr); p != nil {
		return p.writer[i/unit] - 1
	}
	return -1
}
