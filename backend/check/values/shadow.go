package values

import (
	"bytes"
	"encoding/binary"
)

// The state of a byte on one side; 0 is a value that may be read.
const (
	unset  = 1 << iota // it has no value, and a transfer or nothing has put it there
	old                // another side has a newer value, or had one that is gone
	dirty              // it was written here, and copied nowhere since: the other side is old
	raw                // host memory from the heap that was never written
	unread             // a transfer brought it, and nothing has read it here since
	lost               // a transfer from a device has put an older value in the place of one that the host had written
	both               // it is old on this device, which had written it, too, and not copied it
)

const (
	pageBits = 12
	pageSize = 1 << pageBits
	// spaceMask are the bits of an address in the memory of its side.
	spaceMask = 1<<31 - 1
	unit      = 4 // bytes with a common last writer
)

// A shadow is the state of the memory of one side. What has no page may be read.
type shadow struct {
	pages []*page
	// good are ranges of addresses in the space, all of which may be read: loops read the same again and again. next is the one to
	// forget first.
	good [4]gap
	next int
}

type page struct {
	flags  [pageSize]uint8
	writer [pageSize / unit]int32 // site of the last write, from 1 on; 0: unknown
	even   bool                   // all flags are known to be equal
	by     int32                  // all writers are known to be this one; 0: unknown
}

// has reports whether the flags from an index up to another are all the same.
func (p *page) has(from, to int, flags uint8) bool {
	if p.even {
		return p.flags[0] == flags
	}
	if p.flags[from] != flags || !same(p.flags[from:to]) {
		return false
	}
	p.even = from == 0 && to == pageSize
	return true
}

// same reports whether bytes, of which there is one at least, are all equal.
func same(b []uint8) bool { return bytes.Equal(b[1:], b[:len(b)-1]) }

func newShadow() *shadow { return &shadow{pages: make([]*page, (spaceMask+1)>>pageBits)} }

// at is the page of an address, or nil, and the index in it.
func (s *shadow) at(addr uint64) (*page, int) {
	addr &= spaceMask
	return s.pages[addr>>pageBits], int(addr & (pageSize - 1))
}

// make is at with a page where there was none.
func (s *shadow) make(addr uint64) (*page, int) {
	p, i := s.at(addr)
	if p == nil {
		p = &page{even: true}
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
	s.parts(addr, size, false, func(p *page, from, to int, _ uint64) {
		if first := p.flags[from]; p.has(from, to, first) {
			eight |= uint64(first)
			return
		}
		flags := p.flags[from:to]
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

// readable reports whether no byte of a range has one of the flags of bad, which are always the same.
func (s *shadow) readable(from, to uint64, bad uint8) bool {
	from, to = from&spaceMask, from&spaceMask+(to-from)
	grown := -1
	for i := range s.good {
		switch g := &s.good[i]; {
		case g.from <= from && from <= g.to && g.from < g.to:
			from, grown = g.to, i
		case g.from <= to && to <= g.to && g.from < g.to:
			to, grown = g.from, i
		default:
			continue
		}
		if from >= to {
			return true
		}
	}
	if s.any(from, to-from)&bad != 0 {
		return false
	}
	if more := -to & (pageSize - 1); more > 0 && s.any(to, more)&bad == 0 {
		to += more // what follows in the page, which is likely to be read next
	}
	if grown < 0 {
		grown = s.next
		s.next = (s.next + 1) % len(s.good)
		s.good[grown] = gap{from, to}
	}
	g := &s.good[grown]
	g.from, g.to = min(g.from, from), max(g.to, to)
	return true
}

// spoil forgets ranges that may be read, as one of their parts may not be from now on.
func (s *shadow) spoil(addr, size uint64) {
	addr &= spaceMask
	for i := range s.good {
		if g := &s.good[i]; addr < g.to && g.from < addr+size {
			*g = gap{}
		}
	}
}

// change makes each byte of a range what f makes of its flags. Pages are made where make says so.
func (s *shadow) change(addr, size uint64, makes bool, f func(flags uint8, addr uint64) uint8) {
	s.spoil(addr, size)
	s.parts(addr, size, makes, func(p *page, from, to int, addr uint64) {
		p.even = false
		for i := from; i < to; i++ {
			p.flags[i] = f(p.flags[i], addr+uint64(i-from))
		}
	})
}

// mask is change where it is the same everywhere: the bits of keep stay, and those of set come.
func (s *shadow) mask(addr, size uint64, makes bool, keep, set uint8) {
	if set&(unset|old|unread|lost) != 0 {
		s.spoil(addr, size)
	}
	keeps, sets := ones*uint64(keep), ones*uint64(set)
	s.parts(addr, size, makes, func(p *page, from, to int, _ uint64) {
		if p.even && p.flags[0]&keep|set == p.flags[0] {
			return
		}
		p.even = (p.even || keep == 0) && from == 0 && to == pageSize
		flags := p.flags[from:to]
		for ; len(flags) >= 8; flags = flags[8:] {
			binary.LittleEndian.PutUint64(flags, binary.LittleEndian.Uint64(flags)&keeps|sets)
		}
		for i := range flags {
			flags[i] = flags[i]&keep | set
		}
	})
}

// parts calls f with the part of each page in a range, and its address.
func (s *shadow) parts(addr, size uint64, makes bool, f func(p *page, from, to int, addr uint64)) {
	for size > 0 {
		p, i := s.at(addr)
		n := min(size, uint64(pageSize-i))
		if p == nil && makes {
			p, i = s.make(addr)
		}
		if p != nil {
			f(p, i, i+int(n), addr)
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
			p.writer[i/unit], p.by = site+1, 0
		}
	}
}

// wroteRow notes the writer of whole units of a page.
func (p *page) wroteRow(from, to int, site int32) {
	if p.by == site+1 {
		return
	}
	p.by = 0
	if from == 0 && to == pageSize {
		p.by = site + 1
	}
	row := p.writer[from/unit : to/unit]
	for i := range row {
		row[i] = site + 1
	}
}

// writerOf is the site that wrote a byte last, or -1.
func (s *shadow) writerOf(addr uint64) int32 {
	if p, i := s.at(addr); p != nil {
		return p.writer[i/unit] - 1
	}
	return -1
}
