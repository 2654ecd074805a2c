package device

// Parent makes the host into a device of this one, for reverse offload (OpenMP 5.2 §13.2): what it calls host memory is the memory of d, and what
// it calls device memory is that of the host. more allocates host memory, and guard, which may be nil,
// is told what is used of it. It is to be used by one thread.
func (d *Device) Parent(more func(size uint64) (Range, bool), guard func(r Range, usable bool)) *Device {
	p := &Device{watcher: parentWatcher{on: d}, eager: d.eager, num: d.num, host: d.mem, mem: d.host, shared: d.shared,
		heap: newHeap(Range{}, false), queues: map[int64]*queue{}, child: d, guard: guard}
	p.heap.more = more
	return p
}

// Begin begins the data actions of a construct. Those of a parent find what is present on its device where it comes from.
func (d *Device) Begin(site Site) *Construct {
	if d.child != nil && !d.shared {
		d.mirror()
	}
	return &Construct{d: d, site: site, counted: map[*mapping]bool{}, made: map[*mapping]bool{}}
}

// mirror makes the rows of the table of d.child, with the sides changed over, rows of this one.
func (d *Device) mirror() {
	d.mu.Lock()
	defer d.mu.Unlock()
	for i := len(d.table.rows) - 1; i >= 0; i-- {
		if m := d.table.rows[i]; m.user {
			d.table.remove(m)
		}
	}
	d.child.mu.Lock()
	defer d.child.mu.Unlock()
	for _, m := range d.child.table.rows {
		there := Range{m.dev, m.host.Size}
		if _, p := d.table.find(there); p != absent {
			continue
		}
		row := &mapping{host: there, dev: m.host.Addr, name: m.name, site: m.site, dynamic: 1, user: true, attached: map[uint64]*attachment{}}
		for pointer, at := range m.attached { // transfers leave the pointers of both sides alone
			row.attached[m.deviceOf(pointer)] = &attachment{count: 1, rest: at.rest}
		}
		d.table.add(row)
	}
}

// parentWatcher tells the watcher of a device what its parent moves.
type parentWatcher struct {
	unwatched
	on *Device
}

// Moved implements Watcher.
func (w parentWatcher) Moved(_ *Device, toDevice bool, host, dev, size uint64, name string, site Site) {
	w.on.watcher.Moved(w.on, !toDevice, dev, host, size, name, site)
}
