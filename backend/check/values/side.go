package values

import (
	"cmp"
	"encoding/binary"
	"slices"
)

// A Side is for many accesses of one side in a row.
type Side struct {
	d  *Detector
	s  *shadow
	on int
}

// Side is that of a number.
func (d *Detector) Side(on int) Side { return Side{d, d.shadow(on), on} }

// ones has a 1 in each byte.
const ones = 0x0101010101010101

// A Mask says which flags of 8 bytes make an access of the first of them one about which there may be something to say.
type Mask uint64

// ReadMask is that of reads of a size, 0 if there is none.
func (d *Detector) ReadMask(size int64) Mask {
	flags := Mask(unset | old | lost | d.follow)
	switch size {
	case 8:
		return ones * flags
	case 4:
		return ones >> 32 * flags
	case 1:
		return flags
	}
	return 0
}

// Clean reports whether there is nothing to say about a read of an address. It may be false without a reason.
func (x *Side) Clean(addr uint64, m Mask) bool {
	p := x.s.pages[addr&spaceMask>>pageBits]
	i := addr & (pageSize - 1)
	return p == nil || i <= pageSize-8 && binary.LittleEndian.Uint64(p.flags[i:])&uint64(m) == 0
}

// Rewrite notes a write of 4 or 8 bytes that changes nothing but who wrote last; it reports false, and notes nothing, if there may be more
// to it.
func (x *Side) Rewrite(addr, size uint64, site int32) bool {
	p, i := x.s.at(addr)
	if p == nil {
		return x.apart(addr, size)
	}
	if i+8 > pageSize || size != 4 && size != 8 {
		return false
	}
	flags, all := binary.LittleEndian.Uint64(p.flags[i:]), uint64(ones*dirty)
	if size == 4 {
		flags, all = flags&0xFFFFFFFF, all>>32
	}
	if flags != all && (flags != 0 || !x.apart(addr, size)) {
		return false
	}
	p.writer[i/unit], p.by = site+1, 0
	if size == 8 {
		p.writer[i/unit+1] = site + 1
	}
	return true
}

// sparse is the distance of accesses from which on what is between them is not looked at.
const sparse = 4 * pageSize

// AllClean is Clean of several addresses at the same distance, for reads of a size that has the mask.
func (x *Side) AllClean(addr uint64, size uint64, step, count int64, m Mask) bool {
	if step == 0 {
		return x.Clean(addr, m)
	}
	from, to := addr, addr+uint64(step*(count-1))
	if step < 0 {
		from, to = to, from
	}
	to += size
	bad := uint8(unset | old | lost | x.d.follow)
	if step == int64(size) || step == -int64(size) {
		return x.s.readable(from, to, bad)
	}
	if int64(to-from) <= count*sparse && x.s.readable(from, to, bad) {
		return true
	}
	for range count {
		if !x.Clean(addr, m) {
			return false
		}
		addr += uint64(step)
	}
	return true
}

// AllRewritten is Rewrite of several addresses at the same distance. Where it reports false it may have noted some of them.
func (x *Side) AllRewritten(addr, size uint64, step, count int64, site int32) bool {
	if step == 0 {
		return x.Rewrite(addr, size, site)
	}
	if step == -int64(size) {
		addr, step = addr+uint64(step*(count-1)), -step
	}
	if step == int64(size) && (size == 8 || size == 4) && addr&(size-1) == 0 {
		return x.rowRewritten(addr, size*uint64(count), site)
	}
	for range count {
		if !x.Rewrite(addr, size, site) {
			return false
		}
		addr += uint64(step)
	}
	return true
}

// rowRewritten is Rewrite of consecutive addresses: all bytes must be ones that were written here, or have no copy.
func (x *Side) rowRewritten(addr, size uint64, site int32) bool {
	for size > 0 {
		p, i := x.s.at(addr)
		n := min(size, uint64(pageSize-i))
		if p == nil || !p.has(i, i+int(n), dirty) {
			if p != nil && !p.has(i, i+int(n), 0) || !x.apart(addr, n) {
				return false
			}
		}
		if p != nil {
			p.wroteRow(i, i+int(n), site)
		}
		addr, size = addr+n, size-n
	}
	return true
}

// A gap is memory in which there are no mappings.
type gap struct{ from, to uint64 }

func (g gap) has(addr, size uint64) bool { return addr >= g.from && addr+size <= g.to }

// apart reports whether memory has no copy on another side. It remembers how far that is so.
func (x *Side) apart(addr, size uint64) bool {
	if x.on != Host {
		s := x.d.sides[x.on]
		if !s.gap.has(addr, size) {
			s.gap = between(gap{0, 1 << 63}, s.byDev, addr, func(m *Mapping) uint64 { return m.Dev })
		}
		return s.gap.has(addr, size)
	}
	d := x.d
	if !d.gap.has(addr, size) {
		d.gap = gap{0, 1 << 63}
		for _, s := range d.sides {
			d.gap = between(d.gap, s.byHost, addr, func(m *Mapping) uint64 { return m.Host })
		}
	}
	return d.gap.has(addr, size)
}

// between is the part of a gap between the mappings around an address; nothing if it is in one.
func between(g gap, list []*Mapping, addr uint64, key func(m *Mapping) uint64) gap {
	i, _ := slices.BinarySearchFunc(list, addr+1, func(m *Mapping, at uint64) int { return cmp.Compare(key(m), at) })
	if i > 0 {
		if g.from = max(g.from, key(list[i-1])+list[i-1].Size); g.from > addr {
			return gap{}
		}
	}
	if i < len(list) {
		g.to = min(g.to, key(list[i]))
	}
	return g
}
