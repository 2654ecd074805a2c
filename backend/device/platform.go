package device

import (
	"accc/backend/budget"
	"accc/backend/check"
	"fmt"
	"strconv"
	"strings"
	"sync"
)

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

// String is the name in openacc.h.
func (t Type) String() string {
	if name, ok := typeNames[t]; ok {
		return name
	}
	return fmt.Sprintf("the value %d", int32(t))
}

var typeNames = map[Type]string{
	TypeCurrent: "acc_device_current", TypeNone: "acc_device_none", TypeDefault: "acc_device_default", TypeHost: "acc_device_host",
	TypeNotHost: "acc_device_not_host", TypeNvidia: "acc_device_nvidia", TypeRadeon: "acc_device_radeon",
}

// Simulated is the type of the simulated devices. They need one of their own, for acc_on_device to be true for one; it is the
// one that most programs ask for.
const Simulated = TypeNvidia

// Config describes a platform.
type Config struct {
	Host    Memory
	Devices []Spec
	// Shared makes the devices work in host memory: every data action does nothing.
	Shared   bool
	Observer Observer
	Profiler Profiler // may be nil
	// Owner returns the variable or block of host memory that holds an address, where that is known; it may be nil.
	Owner func(addr uint64) (Object, bool)
	// Found is told what may be wrong though it is not an error; it may be nil.
	Found func(check.Finding)
	// Watcher is told what happens to data; it may be nil. With one, queues do everything at once.
	Watcher Watcher
	// Budget limits the memory of queues; nil: no limit.
	Budget *budget.Budget
}

// A Spec is one device: its memory and the range of addresses that its heap may use.
type Spec struct {
	Memory Memory
	Heap   Range
	// Guard, when set, is called for every range of device memory that becomes usable or stops being so. With it,
	// allocations are kept apart, and freed memory is reused as late as possible.
	Guard func(r Range, usable bool)
	// Expect, when set, is called for memory that is allocated, before anything is written there.
	Expect func(r Range)
}

// A Platform is all devices of a program and which one is current. It is safe for concurrent use.
type Platform struct {
	devices []*Device
	host    *Device

	mu      sync.Mutex
	typ     Type // TypeHost or Simulated
	initial Type // what acc_device_default means
	current int  // of the simulated devices
	first   int  // the initial value of current
	async   int64

	offload Offload
}

// New makes a platform; the first device is current.
func New(c Config) *Platform {
	p := &Platform{typ: Simulated}
	p.host = newDevice(0, c, Spec{Memory: c.Host}, true)
	for i, s := range c.Devices {
		p.devices = append(p.devices, newDevice(i, c, s, c.Shared))
	}
	if len(p.devices) == 0 {
		p.typ = TypeHost
	}
	p.initial = p.typ
	return p
}

func newDevice(num int, c Config, s Spec, shared bool) *Device {
	if shared {
		s.Memory = c.Host
	}
	watcher := c.Watcher
	if watcher == nil {
		watcher = unwatched{}
	}
	blocks := newHeap(s.Heap, s.Guard != nil)
	blocks.budget = c.Budget
	return &Device{watcher: watcher, eager: c.Watcher != nil, num: num, host: c.Host, mem: s.Memory, shared: shared, observer: c.Observer, profiler: c.Profiler, owner: c.Owner, found: c.Found,
		guard: s.Guard, expect: s.Expect, bounds: s.Heap, heap: blocks, queues: map[int64]*queue{}, budget: c.Budget}
}

// Current is the device that directives work on.
func (p *Platform) Current() *Device {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.of(p.typ, p.current)
}

// of is a device by its number and the type that it has.
func (p *Platform) of(t Type, n int) *Device {
	if t == TypeHost {
		return p.host
	}
	return p.devices[n]
}

// Host is the host as a device: shared memory, and queues of its own.
func (p *Platform) Host() *Device { return p.host }

// Devices lists the accelerators.
func (p *Platform) Devices() []*Device { return p.devices }

// resolve returns the type that devices have for a type of openacc.h: the host's or Simulated. It returns false if
// there is no such type.
func (p *Platform) resolve(t Type) (Type, bool) {
	switch t {
	case TypeCurrent:
		return p.typ, true
	case TypeDefault:
		return p.initial, true
	case TypeNotHost:
		t = Simulated
	}
	return t, p.count(t) > 0
}

// count is the number of devices that have a type.
func (p *Platform) count(t Type) int {
	switch t {
	case TypeHost:
		return 1
	case Simulated:
		return len(p.devices)
	}
	return 0
}

// available is resolve with the error of what is not there (acc_error_device_type_unavailable).
func (p *Platform) available(t Type, site Site) (Type, error) {
	if r, ok := p.resolve(t); ok {
		return r, nil
	}
	there := TypeHost.String()
	if len(p.devices) > 0 {
		there = Simulated.String() + " or " + there
	}
	return 0, &Error{Kind: InvalidDevice, Site: site, Text: fmt.Sprintf("expected a device type of this machine (%s), not %s", there, t)}
}

// numbered is the type and number of a device that is there; a negative number is the one that the type begins with.
func (p *Platform) numbered(n int, t Type, site Site) (Type, int, error) {
	t, err := p.available(t, site)
	switch {
	case err != nil:
		return 0, 0, err
	case n < 0 && t == Simulated:
		n = p.first
	case n < 0:
		n = 0
	case n >= p.count(t):
		return 0, 0, &Error{Kind: InvalidDevice, Site: site, Text: fmt.Sprintf("expected a device number below %d for %s, not %d", p.count(t), t, n)}
	}
	return t, n, nil
}

// Count is acc_get_num_devices: how many devices of a type there are (§3.2.1).
func (p *Platform) Count(t Type, site Site) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if typeNames[t] == "" {
		return 0, &Error{Kind: InvalidArgument, Site: site, Text: fmt.Sprintf("expected a device type of openacc.h, not %s", t)}
	}
	r, _ := p.resolve(t)
	return p.count(r), nil
}

// Type is acc_get_device_type: the type of the current device, which acc_device_default and acc_device_not_host are not.
func (p *Platform) Type() Type {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.typ
}

// DefaultType is the type that acc_device_default means.
func (p *Platform) DefaultType() Type { return p.initial }

// Number is acc_get_device_num: the number of the device of a type that is current, or would be (§3.2.5).
func (p *Platform) Number(t Type, site Site) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	t, err := p.available(t, site)
	if err != nil || t == TypeHost {
		return 0, err
	}
	return p.current, nil
}

// SetType is acc_set_device_type: it makes a type current, with the number that was set for it (§3.2.2).
func (p *Platform) SetType(t Type, site Site) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	t, err := p.available(t, site)
	if err == nil {
		p.typ = t
	}
	return err
}

// SetDevice is acc_set_device_num; a negative number is the default, and no type the current one (§3.2.4).
func (p *Platform) SetDevice(n int, t Type, site Site) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if t == TypeNone {
		t = TypeCurrent
	}
	t, n, err := p.numbered(n, t, site)
	if err != nil {
		return err
	}
	if p.typ = t; t == Simulated {
		p.current = n
	}
	return nil
}

// Device finds a device by number and type.
func (p *Platform) Device(n int, t Type, site Site) (*Device, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	t, err := p.available(t, site)
	if err != nil {
		return nil, err
	}
	if n < 0 {
		return nil, &Error{Kind: InvalidDevice, Site: site, Text: fmt.Sprintf("expected a device number from 0 to %d for %s, not %d", p.count(t)-1, t, n)}
	}
	if _, n, err = p.numbered(n, t, site); err != nil {
		return nil, err
	}
	return p.of(t, n), nil
}

// Init is acc_init and the init directive: the type, and the number where there is one (not negative), become the current
// ones (§2.14.1).
func (p *Platform) Init(n int, t Type, site Site) error {
	var err error
	if n < 0 {
		err = p.SetType(t, site)
	} else {
		err = p.SetDevice(n, t, site)
	}
	if err == nil {
		p.Current().Profile(EventInit, Event{Queue: Sync, Site: site})
	}
	return err
}

// ShutdownType is acc_shutdown, with a number (not negative) acc_shutdown_device. A device that was never initialized has
// nothing to end.
func (p *Platform) ShutdownType(n int, t Type, site Site) error {
	p.mu.Lock()
	t, m, err := p.numbered(n, t, site)
	p.mu.Unlock()
	if err != nil || t == TypeHost {
		return err
	}
	for _, d := range p.devices {
		if n < 0 || d.num == m {
			if err := d.During(EventShutdown, Event{Queue: Sync, Site: site}, func() error { return d.Shutdown(site) }); err != nil {
				return err
			}
		}
	}
	return nil
}

// ReadEnvironment reads ACC_DEVICE_TYPE and ACC_DEVICE_NUM (§4.1, §4.2): TypeNone and -1 where they are not set.
func ReadEnvironment(getenv func(name string) (string, bool)) (Type, int, error) {
	t, n := TypeNone, -1
	if text, ok := getenv("ACC_DEVICE_TYPE"); ok && text != "" {
		named, ok := TypeNamed(text)
		if !ok {
			return t, n, fmt.Errorf("ACC_DEVICE_TYPE: expected nvidia, host, not_host or default, not %q", text)
		}
		t = named
	}
	if text, ok := getenv("ACC_DEVICE_NUM"); ok && text != "" {
		number, err := strconv.Atoi(strings.TrimSpace(text))
		if err != nil || number < 0 {
			return t, n, fmt.Errorf("ACC_DEVICE_NUM: expected a number that is not negative, not %q", text)
		}
		n = number
	}
	return t, n, nil
}

// Environment sets the initial values of the type and the number from the environment.
func (p *Platform) Environment(getenv func(name string) (string, bool)) error {
	t, n, err := ReadEnvironment(getenv)
	if err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if t != TypeNone {
		if t, err = p.available(t, Site{}); err != nil {
			text, _ := getenv("ACC_DEVICE_TYPE")
			return fmt.Errorf("ACC_DEVICE_TYPE=%s: %w", text, err)
		}
		p.typ, p.initial = t, t
	}
	if n >= 0 {
		if _, n, err = p.numbered(n, p.typ, Site{}); err != nil {
			text, _ := getenv("ACC_DEVICE_NUM")
			return fmt.Errorf("ACC_DEVICE_NUM=%s: %w", text, err)
		}
		if p.typ == Simulated {
			p.current, p.first = n, n
		}
	}
	return nil
}

// TypeNamed is the type of a name without its prefix, in upper or lower case, as ACC_DEVICE_TYPE has it.
func TypeNamed(name string) (Type, bool) {
	want := "acc_device_" + strings.TrimPrefix(strings.ToLower(strings.TrimSpace(name)), "acc_device_")
	for t, n := range typeNames {
		if n == want && t != TypeCurrent && t != TypeNone {
			return t, true
		}
	}
	return TypeNone, false
}

// DefaultAsync is acc_get_default_async.
func (p *Platform) DefaultAsync() int64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.async
}

// SetDefaultAsync is acc_set_default_async. acc_async_noval has no effect (§2.14.3).
func (p *Platform) SetDefaultAsync(n int64, site Site) error {
	if n < Sync {
		return invalidAsync(n, site)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if n != NoValue {
		p.async = n
	}
	return nil
}

// Async turns an async argument into a queue: acc_async_noval means the default queue, which is 0 at first.
func (p *Platform) Async(n int64) int64 {
	if n == NoValue {
		return p.DefaultAsync()
	}
	return n
}

// Finish waits for all queues of all devices and returns the first failure. What is still on the devices must be
// intact.
func (p *Platform) Finish(site Site) error {
	var first error
	for _, d := range append([]*Device{p.host}, p.devices...) {
		err := d.quiet(site)
		if err == nil {
			err = d.allIntact(site)
		}
		if err != nil && first == nil {
			first = err
		}
	}
	return first
}

// Stop makes all queues skip what waits in them, and returns when nothing is at work any more.
func (p *Platform) Stop() {
	var all []*queue
	for _, d := range append([]*Device{p.host}, p.devices...) {
		d.mu.Lock()
		for _, q := range d.queues {
			all = append(all, q)
		}
		d.mu.Unlock()
	}
	for _, q := range all {
		q.stop()
	}
	for _, q := range all {
		q.settle()
	}
}

// Shutdown is acc_shutdown for one device: everything on it is gone, but for globals and what the program mapped itself.
func (d *Device) Shutdown(site Site) error {
	err := d.quiet(site)
	d.watcher.Waited(d, nil, nil, Sync)
	d.mu.Lock()
	defer d.mu.Unlock()
	kept := d.table.rows[:0]
	for _, m := range d.table.rows {
		if m.user || m.structured > 0 { // such as a declare directive's, which lasts as long as the program
			kept = append(kept, m)
			continue
		}
		if !m.static {
			d.release(d.heap.retire(m.dev, site))
		}
	}
	clear(d.table.rows[len(kept):])
	d.table.rows = kept
	return err
}
