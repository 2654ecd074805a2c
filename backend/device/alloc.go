package device

import "bytes"

// take allocates memory, release returns the memory of a retired block.
func (d *Device) take(size uint64, user bool, name string, site Site) (uint64, bool) {
	addr, ok := d.heap.alloc(size, user, name, site)
	if ok && d.expect != nil {
		d.expect(Range{addr, size})
	}
	if ok {
		d.mark(d.heap.live[addr])
	}
	if ok && d.guard != nil {
		d.guard(Range{addr, size}, true)
	}
	return addr, ok
}

func (d *Device) release(b block) {
	if d.guard != nil {
		d.guard(b.Range, false)
	}
	d.Poison(b.Range)
	d.watcher.Released(d, b.Addr, b.Size, b.origin, b.site)
	d.heap.release(b)
}

// poisoned is what freed memory is filled with: a floating-point NaN, and an address that cannot be
// reached. Of large blocks only so many bytes at each end are filled, for freeing to cost less than the transfers that
// go with it.
const (
	poisoned  = 0xFF
	poisonEnd = 256 << 10
)

// Poison overwrites memory that has no value, so that who uses it sees that something is wrong.
func (d *Device) Poison(r Range) {
	b, err := d.mem.Slice(r.Addr, r.Size)
	if err != nil {
		return // nothing there to be seen
	}
	if len(b) <= 2*poisonEnd {
		fill(b)
		return
	}
	fill(b[:poisonEnd])
	fill(b[len(b)-poisonEnd:])
}

func fill(b []byte) {
	for len(b) > 0 {
		b = b[copy(b, ones):]
	}
}

var ones = bytes.Repeat([]byte{poisoned}, maxMargin)

// freshEnd is how many bytes at each end of new memory get a value that shows when it is read: all of it, unless it is so large
// that a program that uses little of it would notice.
const freshEnd = 64 << 20

// fresh writes to new memory, which has no value, what margins have: a zero would hide that nothing was copied there.
func (d *Device) fresh(r Range) {
	b, err := d.mem.Slice(r.Addr, r.Size)
	if err != nil {
		return
	}
	put := func(b []byte, addr uint64) {
		for pattern := margins[addr%4:][:maxMargin]; len(b) > 0; {
			b = b[copy(b, pattern):]
		}
	}
	if len(b) <= 2*freshEnd {
		put(b, r.Addr)
		return
	}
	put(b[:freshEnd], r.Addr)
	put(b[len(b)-freshEnd:], r.End()-freshEnd)
}

// Malloc is acc_malloc: size bytes of device memory, or 0 when there are none left.
func (d *Device) Malloc(size uint64, site Site) uint64 {
	d.mu.Lock()
	defer d.mu.Unlock()
	addr, ok := d.take(size, true, "", site)
	if !ok {
		return 0
	}
	d.fresh(Range{addr, size})
	d.watcher.Allocated(d, addr, size)
	d.tell(Event{Kind: EventAlloc, Queue: Sync, Site: site, Dev: addr, Bytes: size})
	return addr
}

// Clear zeroes the allocation at addr; a null pointer is left alone.
func (d *Device) Clear(addr uint64) error {
	d.mu.Lock()
	b := d.heap.live[addr]
	d.mu.Unlock()
	if b.Size == 0 {
		return nil
	}
	return d.clear(b.Range)()
}

// DirectiveFree is the directive of a site in a kernel that frees memory.
const DirectiveFree = "free"

// Free is acc_free. A null pointer is left alone.
func (d *Device) Free(addr uint64, site Site) error {
	if addr == 0 {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	e := &Error{Site: site, Range: Range{addr, 0}}
	b, live, ok := d.heap.find(addr)
	switch {
	case !ok:
		e.Kind = NotAllocated
	case live && !b.user:
		e.Kind = NotAllocated
		e.Detail = "acc_malloc did not return it"
		if site.Directive == DirectiveFree {
			e.Detail = "a clause maps it from the host. Code on the device can assign values of the same shape and length, but not reallocate it"
		}
	case !live:
		e.Kind = DoubleFree
	case b.Addr != addr:
		e.Kind = NotAllocated
		e.Detail = "it is inside of an allocation"
	default:
		for _, m := range d.table.rows {
			if m.user && m.dev < b.End() && b.Addr < m.dev+m.host.Size {
				e.Kind, e.Detail = Mapped, "acc_free of memory that acc_map_data mapped"
				e.Other, e.OtherVar, e.OtherSite = m.host, m.name, m.site
				return e
			}
		}
		if err := d.intact(b, site); err != nil {
			return err
		}
		d.release(d.heap.retire(addr, site))
		d.tell(Event{Kind: EventFree, Queue: Sync, Site: site, Dev: addr, Bytes: b.Size})
		return nil
	}
	if ok {
		e.Other, e.OtherVar, e.OtherSite = b.Range, b.origin, b.site
	}
	return e
}

// Heap is the range of addresses that allocations are taken from.
func (d *Device) Heap() Range { return d.bounds }

// Check reports whether every byte of a device range belongs to one live allocation.
func (d *Device) Check(r Range, site Site) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.check(r, site)
}

// Block is the live allocation that an address is in.
func (d *Device) Block(addr uint64) (Range, bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	b, live, ok := d.heap.find(addr)
	return b.Range, ok && live && b.Contains(Range{addr, 1})
}

func (d *Device) check(r Range, site Site) error {
	if d.shared {
		return nil
	}
	e := &Error{Site: site, Range: r}
	b, live, ok := d.heap.find(r.Addr)
	switch {
	case !ok:
		if m := d.table.byDevice(r.Addr); m != nil && (Range{m.dev, m.host.Size}).Contains(r) {
			return nil // mapped by the program
		}
		e.Kind = NotDevice
		return e
	case !live:
		e.Kind = Freed
	case !b.Contains(r):
		e.Kind = OutOfBounds
	default:
		return nil
	}
	e.Other, e.OtherVar, e.OtherSite = b.Range, b.origin, b.site
	return e
}

// Bytes are those of a device range, which must belong to one live allocation.
func (d *Device) Bytes(r Range, site Site) ([]byte, error) {
	if err := d.Check(r, site); err != nil {
		return nil, err
	}
	b, err := d.mem.Slice(r.Addr, r.Size)
	if err != nil {
		return nil, &Error{Kind: NotDevice, Site: site, Range: r, Detail: err.Error()}
	}
	return b, nil
}

// CheckPointer reports whether an address that the program says is the device's (deviceptr) can be one: not memory that was
// freed, nor an address of the host.
func (d *Device) CheckPointer(addr uint64, name string, site Site) error {
	if d.shared || addr == 0 {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	e := &Error{Kind: NotDevice, Site: site, Var: name, Range: Range{Addr: addr}}
	if _, err := d.mem.Slice(addr, 1); err != nil {
		return e
	}
	if b, live, ok := d.heap.find(addr); ok && !live {
		e.Kind, e.Other, e.OtherVar, e.OtherSite = Freed, b.Range, b.origin, b.site
		return e
	}
	return nil
}

// CopyTo is acc_memcpy_to_device, CopyFrom acc_memcpy_from_device and CopyWithin acc_memcpy_device:
// size bytes from an address to another, on the sides that the names say.
func (d *Device) CopyTo(dev, host, size uint64, a Action) error {
	return d.copy(d.mem, dev, d.host, host, size, a)
}

// CopyFrom copies device memory to the host.
func (d *Device) CopyFrom(host, dev, size uint64, a Action) error {
	return d.copy(d.host, host, d.mem, dev, size, a)
}

// CopyWithin copies device memory to device memory.
func (d *Device) CopyWithin(to, from, size uint64, a Action) error {
	return d.copy(d.mem, to, d.mem, from, size, a)
}

func (d *Device) copy(toSide Memory, to uint64, fromSide Memory, from, size uint64, a Action) error {
	if size == 0 {
		return nil
	}
	for _, end := range []struct {
		side Memory
		addr uint64
	}{{toSide, to}, {fromSide, from}} {
		r := Range{end.addr, size}
		if end.addr == 0 {
			return nullPointer(end.side == d.mem, a.Site)
		}
		if end.side == d.host && !d.shared {
			if _, err := d.host.Slice(r.Addr, r.Size); err != nil {
				return &Error{Kind: NotHost, Site: a.Site, Range: r, Detail: err.Error()}
			}
			if err := d.within(Var{Range: r}, a.Site); err != nil {
				return err
			}
		} else if err := d.Check(r, a.Site); err != nil {
			return err
		}
	}
	copied := func() error {
		t, err := toSide.Slice(to, size)
		if err != nil {
			return &Error{Kind: NotDevice, Site: a.Site, Range: Range{to, size}, Detail: err.Error()}
		}
		f, err := fromSide.Slice(from, size)
		if err != nil {
			return &Error{Kind: NotDevice, Site: a.Site, Range: Range{from, size}, Detail: err.Error()}
		}
		if toSide == d.host && fromSide != d.host {
			d.watcher.Overwriting(d, to, from, t, f, a.Site)
		}
		copy(t, f)
		switch {
		case toSide == fromSide:
			d.watcher.Copied(d, to, d, from, size, a.Site)
		case toSide == d.host:
			d.watcher.Moved(d, false, to, from, size, "", a.Site)
		default:
			d.watcher.Moved(d, true, from, to, size, "", a.Site)
		}
		return nil
	}
	move := plain(copied)
	if toSide != fromSide {
		e := Event{Kind: EventUpload, Queue: a.Async, Site: a.Site, Host: from, Dev: to, Bytes: size}
		if toSide == d.host {
			e.Kind, e.Host, e.Dev = EventDownload, to, from
		}
		move.do = func() error { return d.timed(&e, copied) }
		if d.profiler != nil {
			move.event = &e
		}
	}
	return d.runAll([]task{move}, a)
}

// nullPointer is the error about a null pointer in place of a device or host address (acc_error_invalid_null_pointer).
func nullPointer(onDevice bool, site Site) error {
	what := "host"
	if onDevice {
		what = "device"
	}
	return &Error{Kind: InvalidArgument, Site: site, Text: "expected a " + what + " address, not a null pointer"}
}

// CopyAcross is acc_memcpy_d2d: the device copies of two host ranges, on one device or two.
func CopyAcross(dst *Device, to uint64, src *Device, from, size uint64, a Action) error {
	if size == 0 {
		return nil
	}
	find := func(d *Device, addr uint64) (uint64, error) {
		if addr == 0 {
			return 0, nullPointer(false, a.Site)
		}
		dev := d.DevicePtr(addr)
		if dev == 0 || !d.IsPresent(Range{addr, size}) {
			return 0, &Error{Kind: NotPresent, Site: a.Site, Range: Range{addr, size}}
		}
		return dev, nil
	}
	t, err := find(dst, to)
	if err != nil {
		return err
	}
	f, err := find(src, from)
	if err != nil {
		return err
	}
	return src.Run(a.Async, a.Site, func() error {
		tb, err := dst.mem.Slice(t, size)
		if err != nil {
			return err
		}
		fb, err := src.mem.Slice(f, size)
		if err != nil {
			return err
		}
		copy(tb, fb)
		dst.watcher.Copied(dst, t, src, f, size, a.Site)
		return nil
	})
}

// MapData is acc_map_data: host memory h gets the device memory at dev as its copy (§3.2.21).
func (d *Device) MapData(h Range, dev uint64, site Site) error {
	switch {
	case h.Size == 0:
		return nil
	case h.Addr == 0 || dev == 0:
		return nullPointer(h.Addr != 0, site)
	case d.shared:
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if m, p := d.table.find(h); p != absent {
		e := d.fail(Mapped, Var{Range: h}, m, site).(*Error)
		e.Detail = "it is present already"
		return e
	}
	if err := d.check(Range{dev, h.Size}, site); err != nil {
		return err
	}
	if err := d.within(Var{Range: h}, site); err != nil {
		return err
	}
	d.watcher.Mapped(d, h, dev, "", site, false)
	d.table.add(&mapping{host: h, dev: dev, site: site, dynamic: 1, user: true, attached: map[uint64]*attachment{}})
	return nil
}

// UnmapData is acc_unmap_data: it undoes MapData for the host address (§3.2.22).
func (d *Device) UnmapData(host uint64, site Site) error {
	if d.shared {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	m, p := d.table.find(Range{host, 1})
	e := &Error{Kind: Mapped, Site: site, Range: Range{host, 0}}
	switch {
	case p != full || !m.user || m.host.Addr != host:
		e.Detail = "acc_map_data did not map it"
	case m.structured > 0:
		e.Detail = "a region still uses it"
		e.Other, e.OtherVar, e.OtherSite = m.host, m.name, m.site
	default:
		d.table.remove(m)
		d.watcher.Unmapped(d, m.host.Addr)
		return nil
	}
	return e
}

// DevicePtr is acc_deviceptr: the device address of a host address, or 0 when it is not present.
func (d *Device) DevicePtr(host uint64) uint64 {
	if d.shared {
		return host
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if m, p := d.table.find(Range{host, 0}); p == full {
		return m.deviceOf(host)
	}
	return 0
}

// Object returns the live allocation that holds a device address, or the memory of the mapping where that is not allocated
// here; false when there is none.
func (d *Device) Object(dev uint64) (Range, bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if b, live, ok := d.heap.find(dev); ok && live {
		return b.Range, true
	}
	if m := d.table.byDevice(dev); m != nil {
		return Range{m.dev, m.host.Size}, true
	}
	return Range{}, false
}

// HostPtr is acc_hostptr: the host address of a device address, or 0 when none is mapped to it.
func (d *Device) HostPtr(dev uint64) uint64 {
	if d.shared {
		return dev
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if m := d.table.byDevice(dev); m != nil {
		return m.host.Addr + (dev - m.dev)
	}
	return 0
}

// IsPresent reports whether all of a host range is present.
func (d *Device) IsPresent(r Range) bool {
	if d.shared || r.Addr == 0 {
		return true
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	_, p := d.table.find(r)
	return p == full
}

// Counters returns the structured and the dynamic reference counter of a host address, for tests and tools.
func (d *Device) Counters(host uint64) (structured, dynamic int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if m, p := d.table.find(Range{host, 1}); p == full {
		return m.structured, m.dynamic
	}
	return 0, 0
}

// Memory returns the bytes of device memory in all and in use.
func (d *Device) Memory() (total, used uint64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	used = d.heap.inUse()
	for _, f := range d.heap.free {
		total += f.Size
	}
	return total + used, used
}
