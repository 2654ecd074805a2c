package values

import (
	"cmp"
	"slices"
)

// Host is the side of the host; devices have their numbers.
const Host = -1

// A Mapping is host memory with a copy on a device.
type Mapping struct {
	Host, Dev, Size uint64
	Data            any // what made it, for whoever reports
	// Last is what transferred part of it last, Up whether that was to the device; nil: nothing.
	Last any
	Up   bool
}

// A Finding is a read of what is not the newest value, or of none.
type Finding struct {
	Side    int
	Addr    uint64
	Unset   bool  // there is no value; else it is old
	Reader  int32 // site of the read
	Writer  int32 // site that wrote the newest value, or -1
	Mapping *Mapping
	// Gone: the mapping has ended, without a copy back.
	Gone bool
	// Lost is the transfer that put an older value of a device in the place of the newest, which the host had written; nil: none did.
	Lost any
	// Part: the transfer brought other values, too, that the host had not written.
	Part bool
}

// A loss is a range of host memory where a transfer from a device has overwritten newer values, how that was made, and the mapping.
type loss struct {
	host, size uint64
	how        any
	mapping    *Mapping
	part       bool
}

// A Detector follows the values of a program. It is not safe for concurrent use.
type Detector struct {
	found func(Finding)
	host  *shadow
	sides []*side
	gone  []*Mapping // mappings that have ended and left old values, the latest last
	lost  []loss     // the latest last
	gap   gap        // of host memory, between mappings on all sides

	follow  uint8     // unread where transfers are followed until their values are read; else 0
	waiting [][]moved // by side, the host first: transfers that are not read yet
	idle    map[Move]int
}

// A side is a device.
type side struct {
	shadow *shadow
	byHost []*Mapping // by address, disjoint
	byDev  []*Mapping
	recent [2]*Mapping // that an access found last, by host and by device address
	gap    gap         // of device memory
}

// maxGone bounds what is remembered of mappings that have ended.
const maxGone = 1024

// New makes a detector for a host and devices.
func New(devices int, found func(Finding)) *Detector {
	d := &Detector{found: found, host: newShadow(), waiting: make([][]moved, devices+1)}
	for range devices {
		d.sides = append(d.sides, &side{shadow: newShadow()})
	}
	return d
}

func (d *Detector) shadow(on int) *shadow {
	if on == Host {
		return d.host
	}
	return d.sides[on].shadow
}

// ofHost and ofDev find the mapping that holds an address of the host or the device.
func (s *side) ofHost(addr uint64) *Mapping {
	if m := s.recent[0]; m != nil && addr-m.Host < m.Size {
		return m
	}
	i, ok := slices.BinarySearchFunc(s.byHost, addr, func(m *Mapping, at uint64) int { return cmp.Compare(m.Host, at) })
	return s.take(0, s.byHost, i, ok, func(m *Mapping) bool { return addr-m.Host < m.Size })
}

func (s *side) ofDev(addr uint64) *Mapping {
	if m := s.recent[1]; m != nil && addr-m.Dev < m.Size {
		return m
	}
	i, ok := slices.BinarySearchFunc(s.byDev, addr, func(m *Mapping, at uint64) int { return cmp.Compare(m.Dev, at) })
	return s.take(1, s.byDev, i, ok, func(m *Mapping) bool { return addr-m.Dev < m.Size })
}

func (s *side) take(which int, list []*Mapping, i int, ok bool, holds func(m *Mapping) bool) *Mapping {
	if !ok {
		i--
	}
	if i < 0 || !holds(list[i]) {
		return nil
	}
	s.recent[which] = list[i]
	return list[i]
}

// Map begins a mapping. Fresh tells that the memory on the device has no value; else it has what it had.
func (d *Detector) Map(dev int, m *Mapping, fresh bool) {
	s := d.sides[dev]
	d.gap, s.gap = gap{}, gap{}
	insert := func(list []*Mapping, key func(m *Mapping) uint64) []*Mapping {
		i, _ := slices.BinarySearchFunc(list, key(m), func(x *Mapping, at uint64) int { return cmp.Compare(key(x), at) })
		return slices.Insert(list, i, m)
	}
	s.byHost = insert(s.byHost, func(m *Mapping) uint64 { return m.Host })
	s.byDev = insert(s.byDev, func(m *Mapping) uint64 { return m.Dev })
	if fresh {
		s.shadow.set(m.Dev, m.Size, unset)
	}
	// What was newer on a device once is so no longer: nobody can get at it.
	d.host.mask(m.Host, m.Size, false, ^uint8(dirty), 0)
}

// Unmap ends the mapping that begins at a host address. Newer values on the device are lost.
func (d *Detector) Unmap(dev int, host uint64) {
	s := d.sides[dev]
	i, ok := slices.BinarySearchFunc(s.byHost, host, func(m *Mapping, at uint64) int { return cmp.Compare(m.Host, at) })
	if !ok {
		return
	}
	m := s.byHost[i]
	s.byHost = slices.Delete(s.byHost, i, i+1)
	if j := slices.Index(s.byDev, m); j >= 0 {
		s.byDev = slices.Delete(s.byDev, j, j+1)
	}
	s.recent = [2]*Mapping{}
	d.gap, s.gap = gap{}, gap{}
	left := false
	d.host.change(m.Host, m.Size, false, func(f uint8, at uint64) uint8 {
		if f&old != 0 {
			left = true
			d.host.wrote(at, 1, s.shadow.writerOf(m.Dev+(at-m.Host)))
		}
		return f &^ dirty
	})
	s.shadow.set(m.Dev, m.Size, 0)
	if left {
		if len(d.gone) == maxGone {
			d.gone = d.gone[1:]
		}
		d.gone = append(d.gone, m)
	}
}

// Mapped returns the mapping of a device that holds a host address, or nil.
func (d *Detector) Mapped(dev int, host uint64) *Mapping { return d.sides[dev].ofHost(host) }

// Newer reports whether the host has newer values than the device in part of a range that is mapped.
func (d *Detector) Newer(dev int, host, size uint64) bool {
	m := d.sides[dev].ofHost(host)
	return m != nil && d.sides[dev].shadow.any(m.Dev+(host-m.Host), size)&old != 0
}

// Overwrite notes what a transfer from a device to the host, which comes next, is going to lose: values that the host has written, and
// that are not those which the device has had all along. now is what the host has, next what it gets. A device that has written them, too,
// may have the values that the program wants.
func (d *Detector) Overwrite(dev int, host, addr uint64, now, next []byte, how any) {
	s, size := d.sides[dev], uint64(len(now))
	if s.shadow.any(addr, size)&old == 0 {
		return
	}
	some, part := false, false
	d.host.change(host, size, false, func(f uint8, at uint64) uint8 {
		i := at - host
		g := s.shadow.flagsAt(addr + i)
		part = part || g&old == 0
		if g&old == 0 || g&(both|unset) != 0 || f&(old|unset|raw) != 0 || now[i] == next[i] {
			return f
		}
		some = true
		s.shadow.change(addr+i, 1, false, func(g uint8, _ uint64) uint8 { return g | lost })
		return f | lost
	})
	if !some {
		return
	}
	if len(d.lost) == maxGone {
		d.lost = d.lost[1:]
	}
	d.lost = append(d.lost, loss{host, size, how, s.ofDev(addr), part})
}

// Upload copies host memory to a device; how is what does it. It reports whether the device had newer values, which are lost: the
// program may mean that, to begin again.
func (d *Detector) Upload(dev int, host, addr, size uint64, how any) (newer bool) {
	s := d.sides[dev]
	if m := s.ofDev(addr); m != nil {
		m.Last, m.Up = how, true
	}
	s.shadow.change(addr, size, true, func(f uint8, at uint64) uint8 {
		h := d.host.flagsAt(host + (at - addr))
		if h&(unset|raw) != 0 {
			return unset | d.follow
		}
		return d.follow | h&lost
	})
	d.moved(dev, addr, size, Move{how, true})
	d.host.change(host, size, false, func(f uint8, at uint64) uint8 {
		newer = newer || f&old != 0 && s.ofHost(at) != nil
		return f &^ (old | dirty)
	})
	return newer
}

// Download copies device memory to the host.
func (d *Detector) Download(dev int, host, addr, size uint64, how any) {
	s := d.sides[dev]
	if m := s.ofDev(addr); m != nil {
		m.Last, m.Up = how, false
	}
	d.host.change(host, size, true, func(f uint8, at uint64) uint8 {
		switch g := s.shadow.flagsAt(addr + (at - host)); {
		case g&unset != 0:
			return unset | d.follow
		case g&old != 0 && f&old != 0:
			return old | d.follow // a third side has the newest value
		case g&dirty != 0:
			return d.follow
		}
		return d.follow | f&lost
	})
	d.moved(Host, host, size, Move{how, false})
	for at := host; at < host+size; at += unit {
		if d.host.any(at, unit)&(lost|old) == 0 {
			d.host.wrote(at, 1, s.shadow.writerOf(addr+(at-host)))
		}
	}
	s.shadow.change(addr, size, false, func(g uint8, at uint64) uint8 {
		if g&old != 0 && d.host.flagsAt(host+(at-addr))&old != 0 {
			return g &^ dirty
		}
		return g &^ (old | dirty | both)
	})
}

// Fresh says that memory of a side has no value, Set that it has one, or that nobody knows.
func (d *Detector) Fresh(on int, addr, size uint64) {
	flags := uint8(unset)
	if on == Host {
		flags = raw
	}
	d.shadow(on).set(addr, size, flags)
}

// Set says that memory of a side may be read.
func (d *Detector) Set(on int, addr, size uint64) { d.shadow(on).set(addr, size, 0) }

// SetAll says so of all memory of a side: what may have got a value is not known.
func (d *Detector) SetAll(on int) {
	s := d.shadow(on)
	for i, p := range s.pages {
		if p != nil {
			s.mask(uint64(i)<<pageBits, pageSize, false, ^uint8(unset|raw), 0)
		}
	}
}

// Copy copies memory within or between sides: what it holds keeps its state.
func (d *Detector) Copy(to int, addr uint64, from int, source, size uint64, site int32) {
	src := d.shadow(from)
	if src.any(source, size)&d.follow != 0 {
		d.hit(from, source, size)
	}
	state := make([]uint8, size)
	for i := range state {
		state[i] = src.flagsAt(source + uint64(i))
	}
	d.Write(to, addr, size, site)
	if slices.ContainsFunc(state, func(f uint8) bool { return f&(unset|raw) != 0 }) {
		flags := uint8(unset)
		if to == Host {
			flags = raw
		}
		d.shadow(to).change(addr, size, true, func(f uint8, at uint64) uint8 {
			if state[at-addr]&(unset|raw) != 0 {
				return f | flags
			}
			return f
		})
	}
}

// Write is a write of one side.
func (d *Detector) Write(on int, addr, size uint64, site int32) {
	if size == 0 {
		return
	}
	s := d.shadow(on)
	p, i := s.at(addr)
	if p != nil && i+int(size) <= pageSize && size <= 8 && p.has(i, i+int(size), dirty) {
		s.wrote(addr, size, site) // as before: the other sides are old already
		return
	}
	if on == Host {
		d.writeHost(addr, size, site)
		return
	}
	m := d.sides[on].ofDev(addr)
	if m == nil {
		s.set(addr, size, 0)
		s.wrote(addr, size, site)
		return
	}
	s.set(addr, size, dirty)
	s.wrote(addr, size, site)
	host := m.Host + (addr - m.Dev)
	d.host.mask(host, size, true, ^uint8(dirty), old)
	for n, other := range d.sides {
		if n != on {
			age(other, host, size)
		}
	}
}

func (d *Detector) writeHost(addr, size uint64, site int32) {
	is := uint8(0)
	for _, s := range d.sides {
		if age(s, addr, size) {
			is = dirty
		}
	}
	d.host.set(addr, size, is)
	d.host.wrote(addr, size, site)
}

// age makes the copy of host memory on a device old, and reports whether it has one.
func age(s *side, host, size uint64) bool {
	some := false
	for size > 0 {
		m := s.ofHost(host)
		if m == nil {
			return some
		}
		n := min(size, m.Size-(host-m.Host))
		at := m.Dev + (host - m.Host)
		if s.shadow.any(at, n)&dirty != 0 {
			s.shadow.change(at, n, true, func(f uint8, _ uint64) uint8 {
				if f&dirty != 0 {
					f |= both
				}
				return f
			})
		}
		s.shadow.mask(at, n, true, ^uint8(dirty|lost), old)
		some = true
		host, size = host+n, size-n
	}
	return some
}

// Read is a read of one side.
func (d *Detector) Read(on int, addr, size uint64, site int32) {
	d.read(on, addr, size, site, unset|old|lost)
}

// ReadWhole is a read of memory that may have parts nobody uses, such as padding: they need not be set.
func (d *Detector) ReadWhole(on int, addr, size uint64, site int32) {
	d.read(on, addr, size, site, old|lost)
}

func (d *Detector) read(on int, addr, size uint64, site int32, wrong uint8) {
	s := d.shadow(on)
	flags := s.any(addr, size)
	if flags&d.follow != 0 {
		d.hit(on, addr, size)
	}
	if flags&wrong == 0 {
		return
	}
	for at := addr; at < addr+size; at++ {
		if f := s.flagsAt(at); f&wrong != 0 {
			d.report(on, at, f, site)
			return
		}
	}
}

func (d *Detector) report(on int, addr uint64, flags uint8, site int32) {
	f := Finding{Side: on, Addr: addr, Reader: site, Writer: -1, Unset: flags&(old|lost) == 0}
	if flags&(old|lost) == lost {
		d.reportLost(f)
		return
	}
	if on != Host {
		if f.Mapping = d.sides[on].ofDev(addr); f.Mapping != nil && !f.Unset {
			f.Writer = d.host.writerOf(f.Mapping.Host + (addr - f.Mapping.Dev))
		}
		d.found(f)
		return
	}
	for _, s := range d.sides {
		if m := s.ofHost(addr); m != nil {
			f.Mapping = m
			f.Writer = s.shadow.writerOf(m.Dev + (addr - m.Host))
			d.found(f)
			return
		}
	}
	f.Gone, f.Writer = true, d.host.writerOf(addr)
	for _, m := range slices.Backward(d.gone) {
		if addr-m.Host < m.Size {
			f.Mapping = m
			break
		}
	}
	d.found(f)
}

// reportLost reports a read of a value that is older than one which a transfer has overwritten.
func (d *Detector) reportLost(f Finding) {
	host := f.Addr
	if f.Side != Host {
		m := d.sides[f.Side].ofDev(f.Addr)
		if m == nil {
			return
		}
		host = m.Host + (f.Addr - m.Dev)
	}
	for _, l := range slices.Backward(d.lost) {
		if host-l.host < l.size {
			f.Lost, f.Part, f.Mapping, f.Writer = l.how, l.part, l.mapping, d.host.writerOf(host)
			d.found(f)
			return
		}
	}
}

// Old lists the parts of the mapping of a finding that are old where the read is: first byte and number of bytes, counted from the start of
// the mapping. It stops after most of them.
func (d *Detector) Old(f Finding, most int) (parts [][2]uint64) {
	m := f.Mapping
	start := m.Host
	if f.Side != Host {
		start = m.Dev
	}
	d.shadow(f.Side).parts(start, m.Size, false, func(p *page, from, to int, addr uint64) {
		for i, x := range p.flags[from:to] {
			at := addr - start + uint64(i)
			switch last := len(parts) - 1; {
			case x&old == 0 || len(parts) > most:
			case last >= 0 && parts[last][0]+parts[last][1] == at:
				parts[last][1]++
			default:
				parts = append(parts, [2]uint64{at, 1})
			}
		}
	})
	return parts
}
