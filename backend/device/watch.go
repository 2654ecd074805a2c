package device

// A Watcher follows the values of data. Its methods are called when things happen to memory, not when they are asked for, and
// while locks of the device may be held: they must not call the device.
type Watcher interface {
	// Mapped tells that host memory has a copy on a device, and whether that has no value yet.
	Mapped(on *Device, host Range, dev uint64, name string, site Site, fresh bool)
	Unmapped(on *Device, host uint64)
	// Moved tells of a transfer to the device or from it.
	Moved(on *Device, toDevice bool, host, dev, size uint64, site Site)
	// Wrote tells that the runtime has written to device memory, Copied that it has copied some.
	Wrote(on *Device, dev, size uint64)
	Copied(to *Device, dev uint64, from *Device, source, size uint64)
	// Allocated and Released tell of device memory that the program itself asks for, and of memory that is reused.
	Allocated(on *Device, dev, size uint64)
	Released(on *Device, dev, size uint64)
	// Kept tells that a clause which copies data to the device left what is present there.
	Kept(on *Device, v Var, site Site)
}

// unwatched is a Watcher that looks away.
type unwatched struct{}

func (unwatched) Mapped(*Device, Range, uint64, string, Site, bool) {}
func (unwatched) Unmapped(*Device, uint64)                          {}
func (unwatched) Moved(*Device, bool, uint64, uint64, uint64, Site) {}
func (unwatched) Wrote(*Device, uint64, uint64)                     {}
func (unwatched) Copied(*Device, uint64, *Device, uint64, uint64)   {}
func (unwatched) Allocated(*Device, uint64, uint64)                 {}
func (unwatched) Released(*Device, uint64, uint64)                  {}
func (unwatched) Kept(*Device, Var, Site)                           {}

// Told tells the watchers of a copy between the memories of devices, of which the host may be one.
func Told(to *Device, at uint64, from *Device, source, size uint64, site Site) {
	switch {
	case to.shared:
		from.watcher.Moved(from, false, at, source, size, site)
	case from.shared:
		to.watcher.Moved(to, true, source, at, size, site)
	default:
		to.watcher.Copied(to, at, from, source, size)
	}
}
