package device

import "sync"

// Type is acc_device_t. The numbers are those of openacc.h.
type Type int32

const (
	TypeCurrent Type = -1
	TypeNone    Type = 0
	TypeDefault Type = 1
	TypeHost    Type = 2
	TypeNotHost Type = 4
	TypeNvidia  Type = 5
	TypeRadeon  Type = 8
)

// simulated tells whether a type means the simulated devices: every accelerator does.
func (t Type) simulated() bool { return t != TypeNone && t != TypeHost }

// Config describes a platform.
type Config struct {
	Host    Memory
	Devices []Spec
	// Shared makes the devices work in host memory: every data action does nothing.
	Shared   bool
	Observer Observer
}

// A Spec is one device: its memory and the range of addresses that its heap may use.
type Spec struct {
	Memory Memory
	Heap   Range
	// Guard, when set, is told of every range of device memory that becomes usable, and that is no longer. With it,
	// allocations are kept apart, and freed memory is handed out again as late as possible.
	Guard func(r Range, usable bool)
}

// A Platform is all devices of a program and which one is current. It is safe for concurrent use.
type Platform struct {
	devices []*Device
	host    *Device

	mu      sync.Mutex
	typ     Type
	current int
	async   int64
}

// New makes a platform; the first device is current.
func New(c Config) *Platform {
	p := &Platform{typ: TypeNotHost}
	p.host = newDevice(0, c.Host, Spec{Memory: c.Host}, true, c.Observer)
	for i, s := range c.Devices {
		p.devices = append(p.devices, newDevice(i, c.Host, s, c.Shared, c.Observer))
	}
	if len(p.devices) == 0 {
		p.typ = TypeHost
	}
	return p
}

func newDevice(num int, host Memory, s Spec, shared bool, o Observer) *Device {
	if shared {
		s.Memory = host
	}
	return &Device{num: num, host: host, mem: s.Memory, shared: shared, observer: o,
		guard: s.Guard, bounds: s.Heap, heap: newHeap(s.Heap, s.Guard != nil), queues: map[int64]*queue{}}
}

// Current is the device that directives work on.
func (p *Platform) Current() *Device {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.typ.simulated() {
		return p.host
	}
	return p.devices[p.current]
}

// Host is the host as a device: shared memory, and queues of its own.
func (p *Platform) Host() *Device { return p.host }

// Devices lists the accelerators.
func (p *Platform) Devices() []*Device { return p.devices }

// Count is acc_get_num_devices.
func (p *Platform) Count(t Type) int {
	switch {
	case t == TypeHost:
		return 1
	case t.simulated():
		return len(p.devices)
	}
	return 0
}

// Type is acc_get_device_type, SetType acc_set_device_type.
func (p *Platform) Type() Type {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.typ
}

// SetType makes a type current, with its first device.
func (p *Platform) SetType(t Type, site Site) error { return p.SetDevice(0, t, site) }

// SetDevice is acc_set_device_num; a negative number is the default (§3.2.6).
func (p *Platform) SetDevice(n int, t Type, site Site) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if t == TypeNone {
		t = p.typ
	}
	n = max(n, 0)
	if t == TypeHost && n == 0 {
		p.typ = TypeHost
		return nil
	}
	if !t.simulated() || n >= len(p.devices) {
		return &Error{Kind: InvalidDevice, Site: site}
	}
	p.typ, p.current = TypeNotHost, n
	return nil
}

// Device finds a device by number and type.
func (p *Platform) Device(n int, t Type, site Site) (*Device, error) {
	switch {
	case t == TypeHost && n == 0:
		return p.host, nil
	case t.simulated() && n >= 0 && n < len(p.devices):
		return p.devices[n], nil
	}
	return nil, &Error{Kind: InvalidDevice, Site: site}
}

// DefaultAsync is acc_get_default_async.
func (p *Platform) DefaultAsync() int64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.async
}

// SetDefaultAsync is acc_set_default_async.
func (p *Platform) SetDefaultAsync(n int64, site Site) error {
	if n < Sync {
		return &Error{Kind: InvalidAsync, Site: site}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.async = n
	return nil
}

// Async turns an async argument into a queue: acc_async_noval means the default queue, which is 0 at first.
func (p *Platform) Async(n int64) int64 {
	if n == NoValue {
		return p.DefaultAsync()
	}
	return n
}

// Finish waits for all queues of all devices and gives the first failure. What is on the devices still must be intact.
func (p *Platform) Finish(site Site) error {
	var first error
	for _, d := range append([]*Device{p.host}, p.devices...) {
		err := d.Wait(nil, site)
		if err == nil {
			err = d.allIntact(site)
		}
		if err != nil && first == nil {
			first = err
		}
	}
	return first
}

// Shutdown is acc_shutdown for one device: everything on it is gone, but for globals and what the program mapped itself.
func (d *Device) Shutdown(site Site) error {
	err := d.Wait(nil, site)
	d.mu.Lock()
	defer d.mu.Unlock()
	kept := d.table.rows[:0]
	for _, m := range d.table.rows {
		if m.user {
			kept = append(kept, m)
			continue
		}
		d.release(d.heap.retire(m.dev, site))
	}
	clear(d.table.rows[len(kept):])
	d.table.rows = kept
	return err
}
