package device

// A Watcher is told what happens to data. Its methods are called when things happen to memory, not when they are asked for, and
// while locks of the device may be held: they must not call the device.
type Watcher interface {
	// Mapped tells that host memory has a copy on a device, and whether that has no value yet.
	Mapped(on *Device, host Range, dev uint64, name string, site Site, fresh bool)
	Unmapped(on *Device, host uint64)
	// Moved tells of a transfer of a variable to the device or from it.
	Moved(on *Device, toDevice bool, host, dev, size uint64, name string, site Site)
	// Overwriting tells, before that, what a transfer to the host is going to replace.
	Overwriting(on *Device, host, dev uint64, now, next []byte, site Site)
	// Wrote tells that the runtime has written to device memory, Copied that it has copied some.
	Wrote(on *Device, dev, size uint64)
	Copied(to *Device, dev uint64, from *Device, source, size uint64, site Site)
	// Allocated and Released tell of device memory that the program itself asks for, and of memory that is reused.
	Allocated(on *Device, dev, size uint64)
	Released(on *Device, dev, size uint64, name string, site Site)
	// Kept tells that a clause which copies data to the device left what is present there.
	Kept(on *Device, v Var, site Site)
	// Queued tells that a queue does something from now on, until what it returns is called.
	Queued(on *Device, queue int64, site Site) (done func())
	// Waited tells that the host has waited for queues, or that what comes next on a queue does (by is not [Sync]).
	Waited(on *Device, queues []int64, by *Device, queue int64)
}

// unwatched is a Watcher that looks away.
type unwatched struct{}

func (unwatched) Mapped(*Device, Range, uint64, string, Site, bool)         {}
func (unwatched) Unmapped(*Device, uint64)                                  {}
func (unwatched) Overwriting(*Device, uint64, uint64, []byte, []byte, Site) {}

func (unwatched) Moved(*Device, bool, uint64, uint64, uint64, string, Site) {}
func (unwatched) Wrote(*Device, uint64, uint64)                             {}
func (unwatched) Copied(*Device, uint64, *Device, uint64, uint64, Site)     {}
func (unwatched) Allocated(*Device, uint64, uint64)                         {}
func (unwatched) Released(*Device, uint64, uint64, string, Site)            {}
func (unwatched) Kept(*Device, Var, Site)                                   {}
func (unwatched) Queued(*Device, int64, Site) func()                        { return func() {} }
func (unwatched) Waited(*Device, []int64, *Device, int64)                   {}

// Watchers are several watchers as one.
type Watchers []Watcher

func (w Watchers) each(do func(x Watcher)) {
	for _, x := range w {
		do(x)
	}
}

func (w Watchers) Mapped(on *Device, host Range, dev uint64, name string, site Site, fresh bool) {
	w.each(func(x Watcher) { x.Mapped(on, host, dev, name, site, fresh) })
}

func (w Watchers) Unmapped(on *Device, host uint64) { w.each(func(x Watcher) { x.Unmapped(on, host) }) }

// Overwriting implements Watcher.
func (w Watchers) Overwriting(on *Device, host, dev uint64, now, next []byte, site Site) {
	w.each(func(x Watcher) { x.Overwriting(on, host, dev, now, next, site) })
}

// Moved implements Watcher.
func (w Watchers) Moved(on *Device, toDevice bool, host, dev, size uint64, name string, site Site) {
	w.each(func(x Watcher) { x.Moved(on, toDevice, host, dev, size, name, site) })
}

func (w Watchers) Wrote(on *Device, dev, size uint64) {
	w.each(func(x Watcher) { x.Wrote(on, dev, size) })
}

func (w Watchers) Copied(to *Device, dev uint64, from *Device, source, size uint64, site Site) {
	w.each(func(x Watcher) { x.Copied(to, dev, from, source, size, site) })
}

func (w Watchers) Allocated(on *Device, dev, size uint64) {
	w.each(func(x Watcher) { x.Allocated(on, dev, size) })
}

func (w Watchers) Released(on *Device, dev, size uint64, name string, site Site) {
	w.each(func(x Watcher) { x.Released(on, dev, size, name, site) })
}

func (w Watchers) Kept(on *Device, v Var, site Site) { w.each(func(x Watcher) { x.Kept(on, v, site) }) }

func (w Watchers) Queued(on *Device, queue int64, site Site) func() {
	var done []func()
	w.each(func(x Watcher) { done = append(done, x.Queued(on, queue, site)) })
	return func() {
		for _, f := range done {
			f()
		}
	}
}

func (w Watchers) Waited(on *Device, queues []int64, by *Device, queue int64) {
	w.each(func(x Watcher) { x.Waited(on, queues, by, queue) })
}

// Told tells the watchers of a copy between the memories of devices, of which the host may be one.
func Told(to *Device, at uint64, from *Device, source, size uint64, site Site) {
	switch {
	case to.shared:
		from.watcher.Moved(from, false, at, source, size, "", site)
	case from.shared:
		to.watcher.Moved(to, true, source, at, size, "", site)
	default:
		to.watcher.Copied(to, at, from, source, size, site)
	}
}
